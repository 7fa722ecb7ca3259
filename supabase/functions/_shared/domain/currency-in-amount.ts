import { CURRENCIES, isCurrencyCode, type CurrencyCode } from './currencies.ts';
import { parseAmount } from './parse-amount.ts';

/**
 * The currency that somebody wrote beside an amount: "$250k", "250.000 €", "CHF 1.2m". Null where none is written, or where
 * the text is no amount.
 * @param likely which of several is meant by a sign that they share, the likeliest first
 */
export function currencyInAmount(
  text: string,
  likely: readonly string[],
  locale: string,
): CurrencyCode | null {
  const fitting = CURRENCIES.map(({ code }) => code).filter((code) => parseAmount(text, code, locale).ok);
  // A bare number is an amount of every currency.
  if (fitting.length === CURRENCIES.length) return null;
  const meant = likely.filter(isCurrencyCode).find((code) => fitting.includes(code));
  return meant ?? fitting[0] ?? null;
}

import { CURRENCIES, isCurrencyCode, type CurrencyCode } from '#domain/currencies.ts';
import { currencyName } from '#ui/currency-name.ts';
import type { DraftDocument } from '#wire/drafts.ts';

/** What most games are played in. */
const USUAL: readonly string[] = ['GBP', 'EUR', 'USD'];

/** Currencies that a game may well be about, the likeliest first: its own, those of its homes, the guess, the usual ones. */
export function likelyCurrencies(
  { currency, rows }: DraftDocument,
  guessed: string,
): readonly CurrencyCode[] {
  const counts = new Map<string, number>();
  for (const { facts } of rows) {
    const own = facts.price?.currency;
    if (own) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const ofHomes = [...counts].sort(([, a], [, b]) => b - a).map(([code]) => code);
  return [...new Set([currency, ...ofHomes, guessed, ...USUAL])].filter(isCurrencyCode);
}

export interface CurrencyChoice {
  readonly code: CurrencyCode;
  readonly name: string;
}

/** Every currency that a game can have: the likely ones first, the others by name. */
export function currencyChoices(
  likely: readonly CurrencyCode[],
  locale: string,
): { readonly likely: readonly CurrencyChoice[]; readonly others: readonly CurrencyChoice[] } {
  const choice = (code: CurrencyCode) => ({ code, name: currencyName(code, locale) });
  return {
    likely: likely.map(choice),
    others: CURRENCIES.map(({ code }) => code)
      .filter((code) => !likely.includes(code))
      .map(choice)
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
  };
}

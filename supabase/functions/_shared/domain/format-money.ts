import { minorDigits } from './currencies.ts';
import { toMajor } from './money.ts';

export type MoneyStyle = 'full' | 'compact';

/** Three significant digits: "£450K", "1.25M". */
const COMPACT = {
  notation: 'compact',
  minimumSignificantDigits: 1,
  maximumSignificantDigits: 3,
} as const;

const formats: Record<string, Intl.NumberFormat> = {};

/** A format is kept: making one takes many times as long as writing with it, and a page writes hundreds of amounts. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return (formats[locale + JSON.stringify(options)] ??= new Intl.NumberFormat(locale, options));
}

/**
 * Money as a person of that locale writes it: "£450,000", "450.000 €", compact "£450K".
 * Minor digits show only where the amount has some; compact keeps three significant digits.
 * @param amountMinor integer minor units
 * @param currency ISO 4217 code
 * @param locale BCP 47 tag
 */
export function formatMoney(
  amountMinor: number,
  currency: string,
  locale: string,
  style: MoneyStyle = 'full',
): string {
  const amountMajor = toMajor(amountMinor, currency);
  const digits = style === 'compact' ? COMPACT : fullDigits(amountMajor, currency);
  return numberFormat(locale, { style: 'currency', currency, ...digits }).format(amountMajor);
}

/** The number alone, grouped for the locale ("450,000"): what a money field shows and `parseAmount` reads back. */
export function formatAmount(amountMinor: number, currency: string, locale: string): string {
  const amountMajor = toMajor(amountMinor, currency);
  return numberFormat(locale, fullDigits(amountMajor, currency)).format(amountMajor);
}

/** Compact money for the marks of a scale: a sign stays ("£450k"), a code ("450 mil AUD") would crowd out its neighbours. */
export function formatMark(amountMinor: number, currency: string, locale: string): string {
  if (!/[A-Z]{3}/.test(currencySign(currency, locale).sign))
    return formatMoney(amountMinor, currency, locale, 'compact');
  return numberFormat(locale, COMPACT).format(toMajor(amountMinor, currency));
}

/** The currency's sign in that locale ("£", "US$", "€") and whether it stands before the number. */
export function currencySign(currency: string, locale: string): { sign: string; isBefore: boolean } {
  const parts = numberFormat(locale, { style: 'currency', currency }).formatToParts(1);
  const signAt = parts.findIndex((part) => part.type === 'currency');
  const numberAt = parts.findIndex((part) => part.type === 'integer');
  return { sign: parts[signAt]?.value ?? currency, isBefore: signAt < numberAt };
}

function fullDigits(amountMajor: number, currency: string): Intl.NumberFormatOptions {
  const digits = Number.isInteger(amountMajor) ? 0 : minorDigits(currency);
  return {
    // Spanish and Polish leave four-digit numbers ungrouped by default; a price reads better grouped.
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
}

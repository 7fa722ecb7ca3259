import { toMajor } from '#domain/money.ts';

/**
 * An amount as it is said: "450 thousand British pounds", "1,25 millones de euros". It guards against a nought too many,
 * in any locale, from the browser's own tables.
 */
export function priceInWords(amountMinor: number, currency: string, locale: string): string {
  return mend(formatOf(currency, locale).format(toMajor(amountMinor, currency)), locale);
}

/** A range as it is said: "390–520 thousand British pounds". */
export function rangeInWords(lowMinor: number, highMinor: number, currency: string, locale: string): string {
  const said = formatOf(currency, locale).formatRange(
    toMajor(lowMinor, currency),
    toMajor(highMinor, currency),
  );
  return mend(said, locale);
}

function formatOf(currency: string, locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 6,
  });
}

/** Spanish says "millones de euros"; the browser's tables leave the "de" out. */
function mend(said: string, locale: string): string {
  return locale.startsWith('es') ? said.replace(/(mill\S+) (?=\p{L})/gu, '$1 de ') : said;
}

import { currencyOfSign, isListingCurrency } from '../texts/currency-signs.ts';

/** Names of currencies as columns and cells spell them out; "dollars" alone is as open as a bare sign. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pounds?|sterling)\b/i, 'GBP'],
  [/\b(?:canadian dollars?|dollars? canadiens?)\b/i, 'CAD'],
  [/\baustralian dollars?\b/i, 'AUD'],
  [/\bnew zealand dollars?\b/i, 'NZD'],
  [/\b(?:us|u\.s\.|american) dollars?\b/i, 'USD'],
  [/\beuros?\b/i, 'EUR'],
  [/\bswiss francs?|\b(?:schweizer )?franken\b/i, 'CHF'],
  [/\bz[lł]oty(?:ch)?\b/iu, 'PLN'],
  [/\bdirhams?\b/i, 'AED'],
  [/\brand\b/i, 'ZAR'],
  [/\byen\b/i, 'JPY'],
  [/\bdollars?\b/i, '$'],
];

/** Signs that stand for money wherever they stand; letters such as "kr" or "R" only as a whole cell. */
const SIGN = /(?:US|AU?|CA?|NZ|R|S|HK|MX)?\$|[£€₹¥￥₺฿]/i;

/**
 * The currency that a cell or the name of a column names, in any case: "usd", "Price (US$)", "amount_gbp", "British pounds".
 * @param usual currency of the place, which decides which dollar a bare $ is
 */
export function currencyInWords(text: string, usual: string | null): string | null {
  const line = text.slice(0, 200).replace(/([a-z])([A-Z])/g, '$1 $2');
  const code = line
    .split(/[^\p{L}]+/u)
    .find((word) => word.length === 3 && isListingCurrency(word.toUpperCase()));
  if (code !== undefined) return code.toUpperCase();
  const sign = SIGN.exec(line)?.[0];
  if (sign !== undefined) return currencyOfSign(sign, usual);
  const name = NAMES.find(([pattern]) => pattern.test(line.replaceAll('_', ' ')))?.[1];
  return name === undefined ? null : currencyOfSign(name, usual);
}

/** The currency in a cell that holds nothing else: also "kr", "R" and "zł". */
export function currencyOfCell(text: string, usual: string | null): string | null {
  return currencyOfSign(text, usual) ?? currencyInWords(text, usual);
}

/** The name of a column without the currency in it: "amount_gbp" and "GBP amount" as "amount". */
export function withoutCurrency(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_()[\].,/-]+/)
    .filter((word) => !isListingCurrency(word.toUpperCase()) || word.length !== 3)
    .join(' ')
    .replace(new RegExp(SIGN.source, 'gi'), ' ');
}

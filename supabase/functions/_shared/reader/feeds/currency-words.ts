import { currencyOfName, currencyOfSign, isListingCurrency } from '../texts/currency-signs.ts';

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
  return currencyOfName(line.replaceAll('_', ' '), usual);
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

/** What the product knows of a currency. Source of the digits: ISO 4217, "minor unit" column. */
export interface Currency {
  readonly code: string;
  /** Decimal places of the minor unit: 2 for pence and cents, 0 for yen. */
  readonly minorDigits: number;
  /** Everything people write in front of or behind an amount of it, besides the code itself. */
  readonly symbols: readonly string[];
}

/** Every currency that a game may use. SQL mirrors it in `private.currencies`; a test holds the two equal. */
export const CURRENCIES = [
  { code: 'GBP', minorDigits: 2, symbols: ['£', 'UK£'] },
  { code: 'EUR', minorDigits: 2, symbols: ['€'] },
  { code: 'USD', minorDigits: 2, symbols: ['$', 'US$'] },
  { code: 'CAD', minorDigits: 2, symbols: ['$', 'C$', 'CA$'] },
  { code: 'AUD', minorDigits: 2, symbols: ['$', 'A$', 'AU$'] },
  { code: 'NZD', minorDigits: 2, symbols: ['$', 'NZ$'] },
  { code: 'CHF', minorDigits: 2, symbols: ['Fr', 'Fr.', 'SFr.'] },
  { code: 'SEK', minorDigits: 2, symbols: ['kr', 'kr.'] },
  { code: 'NOK', minorDigits: 2, symbols: ['kr', 'kr.'] },
  { code: 'DKK', minorDigits: 2, symbols: ['kr', 'kr.'] },
  { code: 'PLN', minorDigits: 2, symbols: ['zł'] },
  { code: 'AED', minorDigits: 2, symbols: ['Dh', 'Dhs', 'د.إ'] },
  { code: 'ZAR', minorDigits: 2, symbols: ['R'] },
  { code: 'JPY', minorDigits: 0, symbols: ['¥', 'JP¥', '￥'] },
] as const satisfies readonly Currency[];

export type CurrencyCode = (typeof CURRENCIES)[number]['code'];

/** True for the codes of the table, in upper case. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return CURRENCIES.some((currency) => currency.code === text);
}

/** Decimal places of a currency's minor unit; a code outside the table counts as two. */
export function minorDigits(currency: string): number {
  return CURRENCIES.find((row) => row.code === currency)?.minorDigits ?? 2;
}

/** What the product knows of a currency. */
export interface Currency {
  readonly code: CurrencyCode;
  /** Decimal places of the minor unit: 2 for pence and cents, 0 for yen. */
  readonly minorDigits: number;
  /** Everything people write in front of or behind an amount of it, besides the code itself. */
  readonly symbols: readonly string[];
}

/** Every currency that a game may use, with its signs. Plain strings, since the guess page's first load carries them. */
const SIGNS = {
  GBP: '£ UK£',
  EUR: '€',
  USD: '$ US$',
  CAD: '$ C$ CA$',
  AUD: '$ A$ AU$',
  NZD: '$ NZ$',
  CHF: 'Fr Fr. SFr.',
  SEK: 'kr kr.',
  NOK: 'kr kr.',
  DKK: 'kr kr.',
  PLN: 'zł',
  CZK: 'Kč',
  AED: 'Dh Dhs د.إ',
  SAR: 'SR ريال ر.س',
  ILS: '₪ NIS',
  TRY: '₺ TL',
  ZAR: 'R',
  INR: '₹ Rs Rs.',
  CNY: '¥ CN¥ 元 RMB',
  JPY: '¥ JP¥ 円',
  KRW: '₩ 원',
  TWD: '$ NT$ 元',
  HKD: '$ HK$',
  SGD: '$ S$ SG$',
  THB: '฿',
  IDR: 'Rp Rp.',
  BRL: 'R$',
  MXN: '$ MX$',
} as const;

export type CurrencyCode = keyof typeof SIGNS;

/**
 * Currencies in which amounts are whole. ISO 4217 gives the rupiah two decimal places, but the sen is long out of use,
 * and a home in hundredths of a rupiah would be past the largest amount.
 */
const WHOLE: readonly string[] = ['JPY', 'KRW', 'IDR'];

/** Decimal places of a currency's minor unit (ISO 4217); a code outside the table counts as two. */
export function minorDigits(currency: string): number {
  return WHOLE.includes(currency) ? 0 : 2;
}

/** Every currency that a game may use. SQL mirrors it in `private.currencies`; a test holds the two equal. */
export const CURRENCIES: readonly Currency[] = Object.entries(SIGNS).map(([code, signs]) => ({
  code: code as CurrencyCode,
  minorDigits: minorDigits(code),
  symbols: signs.split(' '),
}));

/** True for the codes of the table, in upper case. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(SIGNS, text);
}

import { englishNumber } from './english-number.ts';
import { toMajor } from './money.ts';
import { spanishNumber } from './spanish-number.ts';

interface CurrencyWords {
  readonly en: readonly [one: string, many: string];
  readonly es: readonly [one: string, many: string];
  /** Spanish numbers agree with the noun: doscientas libras, doscientos euros. */
  readonly isFeminine?: boolean;
}

/** What currencies are called in running text, without the country where nobody would say it. */
const WORDS: Readonly<Record<string, CurrencyWords>> = {
  GBP: { en: ['pound', 'pounds'], es: ['libra', 'libras'], isFeminine: true },
  EUR: { en: ['euro', 'euros'], es: ['euro', 'euros'] },
  USD: { en: ['dollar', 'dollars'], es: ['dólar', 'dólares'] },
  CAD: { en: ['dollar', 'dollars'], es: ['dólar', 'dólares'] },
  AUD: { en: ['dollar', 'dollars'], es: ['dólar', 'dólares'] },
  NZD: { en: ['dollar', 'dollars'], es: ['dólar', 'dólares'] },
  CHF: { en: ['franc', 'francs'], es: ['franco', 'francos'] },
  SEK: { en: ['krona', 'kronor'], es: ['corona', 'coronas'], isFeminine: true },
  NOK: { en: ['krone', 'kroner'], es: ['corona', 'coronas'], isFeminine: true },
  DKK: { en: ['krone', 'kroner'], es: ['corona', 'coronas'], isFeminine: true },
  PLN: { en: ['zloty', 'zlotys'], es: ['esloti', 'eslotis'] },
  AED: { en: ['dirham', 'dirhams'], es: ['dírham', 'dírhams'] },
  ZAR: { en: ['rand', 'rand'], es: ['rand', 'rands'] },
  JPY: { en: ['yen', 'yen'], es: ['yen', 'yenes'] },
  CNY: { en: ['yuan', 'yuan'], es: ['yuan', 'yuanes'] },
  KRW: { en: ['won', 'won'], es: ['won', 'wones'] },
  INR: { en: ['rupee', 'rupees'], es: ['rupia', 'rupias'], isFeminine: true },
  IDR: { en: ['rupiah', 'rupiah'], es: ['rupia', 'rupias'], isFeminine: true },
  BRL: { en: ['real', 'reais'], es: ['real', 'reales'] },
  MXN: { en: ['peso', 'pesos'], es: ['peso', 'pesos'] },
  SGD: { en: ['dollar', 'dollars'], es: ['dólar', 'dólares'] },
  HKD: { en: ['dollar', 'dollars'], es: ['dólar', 'dólares'] },
  TWD: { en: ['dollar', 'dollars'], es: ['dólar', 'dólares'] },
  TRY: { en: ['lira', 'lira'], es: ['lira', 'liras'], isFeminine: true },
  SAR: { en: ['riyal', 'riyals'], es: ['riyal', 'riyales'] },
  ILS: { en: ['shekel', 'shekels'], es: ['séquel', 'séqueles'] },
  THB: { en: ['baht', 'baht'], es: ['baht', 'bahts'] },
  CZK: { en: ['koruna', 'koruna'], es: ['corona', 'coronas'], isFeminine: true },
};

/**
 * An amount in words, to the nearest major unit: "four hundred and fifty thousand pounds", in American English
 * "four hundred fifty thousand dollars", in Spanish "un millón de euros". Other languages get the British words.
 */
export function amountInWords(amountMinor: number, currency: string, locale: string): string {
  const amount = Math.round(toMajor(amountMinor, currency));
  const words = WORDS[currency];
  if (locale.toLowerCase().startsWith('es')) {
    const [one, many] = words?.es ?? [currency, currency];
    // "un millón de euros", but "un millón diez euros".
    const link = amount >= 1_000_000 && amount % 1_000_000 === 0 ? ' de ' : ' ';
    return `${spanishNumber(amount, words?.isFeminine === true)}${link}${amount === 1 ? one : many}`;
  }
  const [one, many] = words?.en ?? [currency, currency];
  return `${englishNumber(amount, locale !== 'en-US')} ${amount === 1 ? one : many}`;
}

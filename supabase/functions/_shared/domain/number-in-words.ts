import { englishNumber } from './english-number.ts';
import { spanishNumber } from './spanish-number.ts';

/** A whole number in words: "seven hundred and twelve", in American English "seven hundred twelve". */
export function numberInWords(value: number, locale: string): string {
  return locale.toLowerCase().startsWith('es')
    ? spanishNumber(value, false)
    : englishNumber(value, locale !== 'en-US');
}

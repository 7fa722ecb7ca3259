import { plainFigures } from './plain-figures.ts';
import { holdsNoPrice } from './price-scrub.ts';
import { stripInvisible } from './strip-invisible.ts';

/** So many digits in all may stand in a name: enough for a year, too few for a price. */
export const NAME_DIGITS = 4;

const SHORTHAND =
  /\d[ .,'-]{0,2}(?:k|m|mm|mn|mio|mln|mil|mille|tys|tsd|grand|thou|lakhs?|lacs?|crores?|cr|juta|jt|[万萬億亿만억])(?!\p{L})/iu;

/** A name as boards show it: without invisible characters and turned directions, with single spaces. May be empty. */
export function boardName(typed: string): string {
  return stripInvisible(typed).replace(/\s+/gu, ' ').trim();
}

/**
 * Could a name tell a price to those who have still to guess it? Anything that reads as one does, a number with a currency's
 * sign or shorthand behind it, and more than {@link NAME_DIGITS} digits, whatever stands between them.
 */
export function nameTellsPrice(name: string): boolean {
  const { text } = plainFigures(name);
  const digits = text.replace(/\D/g, '').length;
  if (digits === 0) return !holdsNoPrice(name);
  return digits > NAME_DIGITS || /\p{Sc}/u.test(text) || SHORTHAND.test(text) || !holdsNoPrice(name);
}

import { plainPlace } from './city-of-quarter.ts';

/** A name as the page itself writes it, with its accents and capitals; null where the page has it nowhere. */
export function spelledIn(name: string, words: string): string | null {
  const wanted = plainPlace(name).split(' ');
  const text = words.slice(0, 20_000);
  const letters = [...text.matchAll(/[\p{L}\d]+/gu)];
  for (let at = 0; at + wanted.length <= letters.length; at += 1) {
    if (!wanted.every((word, next) => plainPlace(letters[at + next]?.[0] ?? '') === word)) continue;
    const [first, last] = [letters[at], letters[at + wanted.length - 1]];
    if (!first || !last || !/^\p{Lu}/u.test(first[0])) continue;
    const found = text.slice(first.index, last.index + last[0].length);
    if (!/[\n,.;:|]/.test(found)) return found;
  }
  return null;
}

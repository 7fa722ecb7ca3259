import type { Sale } from '#wire/sold-homes.ts';

/** Words that stay small inside the name of a place. */
const SMALL = new Set([
  'and',
  'by',
  'cum',
  'de',
  'in',
  'la',
  'le',
  'next',
  'of',
  'on',
  'the',
  'under',
  'upon',
  'with',
]);

/** A name that a register writes in capitals, as people write it: "STOKE-ON-TRENT" → "Stoke-on-Trent". Others stay. */
export function softenCapitals(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .split(/([ -])/)
    .map((word, at) => {
      const small = word.toLowerCase();
      if (/\d/.test(word)) return word;
      return at > 0 && SMALL.has(small) ? small : small.replace(/^(\P{L}*)(\p{L})/u, upperFirst);
    })
    .join('');
}

function upperFirst(_: string, before: string, letter: string): string {
  return before + letter.toUpperCase();
}

type Address = Pick<Sale, 'flat' | 'house' | 'street' | 'locality' | 'town' | 'postcode'>;

/** Where a home is, on one line: "Flat 7, 3 High Street, York, YO1 7HH". */
export function sayAddress({ flat, house, street, locality, town, postcode }: Address): string {
  const soft = (text: string | null) => (text === null ? '' : softenCapitals(text));
  // A number stands before its street, a name on its own.
  const isNumber = house !== null && /^\d+[A-Z]?( ?- ?\d+[A-Z]?)?$/i.test(house);
  const door = isNumber && street !== null ? [`${house} ${soft(street)}`] : [soft(house), soft(street)];
  const parts = [soft(flat), ...door, locality === town ? '' : soft(locality), soft(town), postcode ?? ''];
  return parts.filter((part) => part !== '').join(', ');
}

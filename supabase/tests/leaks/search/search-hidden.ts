import type { HiddenText } from './hidden-texts.ts';
import type { Sighting } from './search-text.ts';

/** A hidden text where it should not be. */
export interface HiddenHit {
  where: string;
  kind: string;
  text: string;
}

/** Of whom it is asked what may be seen. */
export interface Onlooker {
  userId: string | null;
  knows: readonly string[];
  manages: readonly string[];
}

// What a hidden text looks like as a whole word: an id, 32 bytes in hexadecimal or base64, a large number. Anything else
// is looked for as it is.
const words = [
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi,
  /[0-9a-f]{64}/gi,
  /[A-Za-z0-9+/]{43}=?/g,
  /\d{8,}/g,
];

/** Finds hidden texts; each different text is looked through once. */
export function createHiddenSearch(hidden: readonly HiddenText[]) {
  const byWord = new Map<string, HiddenText[]>();
  const phrases: HiddenText[] = [];
  for (const one of hidden) {
    if (!words.some((word) => one.text.replace(word, '') === '')) phrases.push(one);
    else
      for (const key of formsOf(one.text)) {
        const there = byWord.get(key);
        if (there) there.push(one);
        else byWord.set(key, [one]);
      }
  }
  const searched = new Map<string, readonly HiddenText[]>();
  const find = (text: string): readonly HiddenText[] => {
    const before = searched.get(text);
    if (before) return before;
    const said = new Set(words.flatMap((word) => text.match(word) ?? []).map(lowerHex));
    const found = [
      ...[...said].flatMap((one) => byWord.get(one) ?? []),
      ...phrases.filter((one) => text.includes(one.text)),
    ];
    searched.set(text, found);
    return found;
  };
  return (sightings: readonly Sighting[], onlooker: Onlooker): HiddenHit[] =>
    sightings.flatMap(({ where, text }) => {
      const found = find(text);
      // Two homes may have one address: whoever may see one of them has seen the text.
      const seen = new Set(found.filter((one) => isOpenTo(one, onlooker)).map((one) => one.text));
      return found
        .filter((one) => !seen.has(one.text))
        .map((one) => ({ where, kind: one.kind, text: one.text }));
    });
}

function isOpenTo(one: HiddenText, { userId, knows, manages }: Onlooker): boolean {
  return (
    (one.openWithPriceOf !== undefined && knows.includes(one.openWithPriceOf)) ||
    (one.openToManagersOf !== undefined && manages.includes(one.openToManagersOf)) ||
    (one.openToUser !== undefined && one.openToUser === userId)
  );
}

/** As it is; bytes in hexadecimal also as base64. */
function formsOf(text: string): string[] {
  if (!/^[0-9a-f]{64}$/.test(text)) return [text];
  const encoded = Buffer.from(text, 'hex').toString('base64');
  return [text, encoded, encoded.replace(/=$/, '')];
}

function lowerHex(text: string): string {
  return /^[0-9a-f-]+$/i.test(text) ? text.toLowerCase() : text;
}

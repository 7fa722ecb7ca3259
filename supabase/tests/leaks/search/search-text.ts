import { foldText, withoutChance } from './fold-text.ts';
import { notationsOf, type Notation, type Secret } from './notations.ts';

/** Something that an actor got to see. */
export interface Sighting {
  where: string;
  text: string;
}

/** A price where it should not be. */
export interface Hit {
  where: string;
  notation: string;
  ownerId: string;
  amountMinor: number;
  context: string;
}

interface Needle {
  secret: Secret;
  notation: Notation;
}

/** `onlyWith`: the notation is weak, and one of these ids must stand in the text or in what was asked. */
type Found = Omit<Hit, 'where'> & { onlyWith?: readonly string[] };

const gram = 5;

/** Finds prices in texts. Many answers are the same text, so each text is looked through once. */
export interface PriceSearch {
  /** @returns every notation of every price in it, whoever may know that price */
  find(text: string): readonly Found[];
}

/** An index over every notation of every secret: a text costs what it is long, not how many secrets there are. */
export function createPriceSearch(secrets: readonly Secret[], publicNumbers: readonly string[]): PriceSearch {
  const byDigits = new Map<string, Needle[]>();
  const byHex = new Map<string, Needle[]>();
  const byGram = new Map<string, Needle[]>();
  const byWord: Needle[] = [];
  for (const secret of secrets)
    for (const notation of notationsOf(secret)) {
      if (publicNumbers.some((known) => notation.pattern.test(known))) continue;
      const needle = { secret, notation };
      const { kind, text } = notation.key;
      if (kind === 'words') byWord.push(needle);
      else if (kind === 'digits') add(byDigits, text, needle);
      else if (kind === 'hex') add(byHex, text, needle);
      else add(byGram, text.slice(0, gram), needle);
    }
  const searched = new Map<string, readonly Found[]>();

  const find = (text: string): readonly Found[] => {
    const folded = foldText(text);
    const plain = withoutChance(folded);
    const before = searched.get(plain);
    if (before) return before;
    const lower = plain.toLowerCase();
    const needles = new Set([
      ...lookUp(plain.match(/\d+/g), byDigits),
      ...lookUp(
        lower.match(/[0-9a-f]{3,}/g)?.map((digits) => digits.replace(/^0+/, '')),
        byHex,
      ),
      ...lookUp(grams(plain), byGram),
      ...byWord.filter(({ notation }) => lower.includes(notation.key.text)),
    ]);
    const found = [...needles].flatMap(({ secret, notation: { name, pattern, isWeak } }) => {
      const match = pattern.exec(plain);
      if (!match) return [];
      const context = plain.slice(Math.max(0, match.index - 60), match.index + 60).replace(/\s+/g, ' ');
      const onlyWith = isWeak === true ? secret.ids : undefined;
      return [
        { notation: name, ownerId: secret.ownerId, amountMinor: secret.amountMinor, context, onlyWith },
      ];
    });
    searched.set(plain, found);
    return found;
  };
  return { find };
}

/**
 * Searches what was seen for prices.
 * @param known amounts that the spy legitimately knows, whichever home they are of
 */
export function search(
  sightings: readonly Sighting[],
  prices: PriceSearch,
  known: ReadonlySet<number> = new Set(),
): Hit[] {
  return sightings.flatMap(({ where, text }) =>
    prices
      .find(text)
      .filter(
        ({ amountMinor, onlyWith }) =>
          !known.has(amountMinor) &&
          (onlyWith === undefined || onlyWith.some((id) => text.includes(id) || where.includes(id))),
      )
      .map(({ onlyWith: _, ...found }) => ({ where, ...found })),
  );
}

function add(index: Map<string, Needle[]>, key: string, needle: Needle): void {
  const there = index.get(key);
  if (there) there.push(needle);
  else index.set(key, [needle]);
}

function lookUp(keys: Iterable<string> | null | undefined, index: ReadonlyMap<string, Needle[]>): Needle[] {
  return keys ? [...new Set(keys)].flatMap((key) => index.get(key) ?? []) : [];
}

/** Every five signs in a row of what could be base64. */
function grams(text: string): Set<string> {
  const all = new Set<string>();
  for (const [word] of text.matchAll(/[A-Za-z0-9+/]{6,}/g))
    for (let at = 0; at + gram <= word.length; at += 1) all.add(word.slice(at, at + gram));
  return all;
}

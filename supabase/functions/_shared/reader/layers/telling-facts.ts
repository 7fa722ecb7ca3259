import type { Field, PartialFacts } from '../listing-record.ts';

/** Does it tell what makes a home? Numbers for statistics look like a portal's data, and leave the rest to the page. */
export function isFull({ price, bedrooms, area, address, position }: PartialFacts): boolean {
  return (
    (price ?? null) !== null && (bedrooms ?? area ?? null) !== null && (address ?? position ?? null) !== null
  );
}

/** Does it tell anything of a home? */
export function isTelling(facts: PartialFacts): boolean {
  return (facts.price ?? facts.bedrooms ?? facts.address ?? null) !== null;
}

/** What a layer tells, unless it is about another home than the portal's own data. */
export function ofThisHome(facts: PartialFacts | null, own: PartialFacts | null): PartialFacts | null {
  return facts !== null && own !== null && isAnotherHome(facts, own) ? null : facts;
}

/** Another price, and an address without a word of this one's? */
function isAnotherHome(facts: PartialFacts, own: PartialFacts): boolean {
  const [theirs, ours] = [facts.price?.amountMinor ?? null, own.price?.amountMinor ?? null];
  const [words, known] = [facts, own].map(({ address, postcode }) =>
    wordsOf(`${address ?? ''} ${postcode ?? ''}`),
  );
  if (theirs === null || ours === null || theirs === ours || !words?.length || !known?.length) return false;
  return !words.some((word) => known.includes(word));
}

/** Words that tell one place from another: a street's kind stands in many. */
function wordsOf(line: string): string[] {
  const words =
    line
      .slice(0, 300)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.filter(
    (word) => !/^(?:road|street|avenue|lane|close|drive|the|calle|via|rue|de|la)$/.test(word),
  );
}

/** What labels tell that a portal's own data lacks. */
export function besideOwn(facts: PartialFacts, own: PartialFacts | null): PartialFacts {
  const { area, plot, yearBuilt, tenure, energyRating, councilTaxBand } = facts;
  const labelled = Object.entries({ area, plot, yearBuilt, tenure, energyRating, councilTaxBand });
  const lacked = labelled.filter(([field]) => (own?.[field as Field] ?? null) === null);
  return { description: facts.description, ...Object.fromEntries(lacked) };
}

/** Facts without those that nobody knows. */
export function knownOf(facts: PartialFacts): PartialFacts {
  return Object.fromEntries(
    Object.entries<unknown>(facts).filter(([, value]) => value !== null && value !== undefined),
  );
}

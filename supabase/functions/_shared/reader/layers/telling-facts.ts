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

/** What labels tell that a portal's own data lacks. */
export function besideOwn(facts: PartialFacts, own: PartialFacts | null): PartialFacts {
  const { area, plot, yearBuilt, tenure, energyRating, councilTaxBand } = facts;
  const labelled = Object.entries({ area, plot, yearBuilt, tenure, energyRating, councilTaxBand });
  const lacked = labelled.filter(([field]) => (own?.[field as Field] ?? null) === null);
  return { description: facts.description, ...Object.fromEntries(lacked) };
}

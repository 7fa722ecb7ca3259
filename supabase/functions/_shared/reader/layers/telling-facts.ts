import type { PartialFacts } from '../listing-record.ts';

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

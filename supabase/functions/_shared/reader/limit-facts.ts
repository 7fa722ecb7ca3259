import type { ListingFacts } from './listing-record.ts';

/** Characters of a line (an address, a town, an agent), of the texts, and how many features a home has. */
const MAX_LINE = 500;
const MAX_TEXT = 20_000;
const MAX_FEATURES = 200;
/** Looked at in search of the photos that are kept. */
const MAX_LINKS = 1_000;

/** Facts no longer than those of any listing: every later step looks at each character several times. */
export function limitFacts(facts: ListingFacts): ListingFacts {
  const line = (text: string | null) => text?.slice(0, MAX_LINE) ?? null;
  return {
    ...facts,
    status: line(facts.status),
    propertyType: line(facts.propertyType),
    tenure: line(facts.tenure),
    energyRating: line(facts.energyRating),
    title: line(facts.title),
    address: line(facts.address),
    town: line(facts.town),
    region: line(facts.region),
    postcode: line(facts.postcode),
    country: line(facts.country),
    agent: line(facts.agent),
    listingId: line(facts.listingId),
    description: facts.description?.slice(0, MAX_TEXT) ?? null,
    features: facts.features?.slice(0, MAX_FEATURES).map((feature) => feature.slice(0, MAX_LINE)) ?? null,
    photos: facts.photos?.slice(0, MAX_LINKS) ?? null,
  };
}

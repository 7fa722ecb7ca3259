import { fitHomeValue, homeField, READ_FIELD_KEYS } from '../domain/home-fields.ts';
import type { ListingFacts } from './listing-record.ts';

/** Characters of a line (an address, a status, an agent). */
const MAX_LINE = 500;
/** Looked at in search of the photos that are kept. */
const MAX_LINKS = 1_000;

// A number that no home has is left to whoever takes it: the person sees what the source says.
const TEXTS = READ_FIELD_KEYS.filter((key) => homeField(key).kind !== 'number');

/** Facts no longer than those of any listing: every later step looks at each character several times. */
export function limitFacts(facts: ListingFacts): ListingFacts {
  const line = (text: string | null) => text?.slice(0, MAX_LINE) ?? null;
  const texts: Record<string, unknown> = { ...facts };
  for (const key of TEXTS) texts[key] = fitHomeValue(key, facts[key]);
  return {
    ...(texts as unknown as ListingFacts),
    status: line(facts.status),
    address: line(facts.address),
    country: line(facts.country),
    agent: line(facts.agent),
    listingId: line(facts.listingId),
    photos: facts.photos?.slice(0, MAX_LINKS) ?? null,
  };
}

import type { ImportEntry, ImportPage, ListingCard } from '../listing-cards.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { photo } from './photos.ts';

const importEntry: ImportEntry = {
  id: exampleId(51),
  way: 'link',
  sourceHost: null,
  outcome: 'read',
  code: null,
  reason: null,
  grade: null,
  home: 'Οδός 1',
  link: '123',
  createdAt: '2026-01-02T10:00:00Z',
  isWithdrawn: false,
  card: null,
};

const imports: ImportPage = {
  rows: [
    importEntry,
    { ...importEntry, id: exampleId(52), way: 'file', outcome: 'refused', code: 'rent', home: null },
    { ...importEntry, id: exampleId(53), way: 'typed', outcome: 'ask', code: 'host_not_allowed', home: null },
  ],
  next: '2',
};

const card: ListingCard = {
  id: exampleId(13),
  title: 'Τρία δωμάτια',
  currency: 'GBP',
  propertyType: 'terraced',
  bedrooms: 3,
  town: 'Αθήνα',
  district: '10431',
  region: 'Αττική',
  countryCode: 'GR',
  address: 'Οδός 1',
  photos: [photo],
  price: { kind: 'sold', amountMinor: 40_000_000 },
  createdAt: '2026-01-02T10:00:00Z',
};

/** One answer for each call of this subject. */
export const listingCardsCalls: ExamplesOf<
  'list_templates' | 'note_imports' | 'own_imports' | 'own_listings' | 'template_homes' | 'import-listing'
> = {
  list_templates: [{ key: 'standard-five', family: 'public', rules: { rounds: 5 }, homes: 5 }],
  note_imports: [exampleId(51)],
  own_imports: imports,
  own_listings: { rows: [card], next: null },
  template_homes: [card],
  'import-listing': { rows: [] },
};

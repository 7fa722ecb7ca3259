import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const query = {
  id: exampleId(1),
  questId: exampleId(2),
  name: 'ΣΠΙΤΙΑ ΜΕ ΚΗΠΟ',
  countryCode: 'GB',
  place: 'ΠΛΑΚΑ',
  types: ['house'],
  leastBedrooms: 3,
  currency: 'GBP',
  leastMinor: null,
  mostMinor: 45000000,
  wishes: 'garden, must have parking, ΗΣΥΧΙΑ',
  version: 1,
  visitedAt: '2026-11-20T09:30:00Z',
};

/** One answer for each call of this subject. */
export const questsCalls: ExamplesOf<
  | 'hide_match'
  | 'read-wishes'
  | 'own_quests'
  | 'remove_quest'
  | 'remove_search_query'
  | 'save_quest'
  | 'save_search_query'
  | 'search_matches'
  | 'search_query'
  | 'shortlist_match'
> = {
  hide_match: true,
  own_quests: { quests: [{ id: exampleId(2), title: 'ΤΟ ΠΡΩΤΟ ΣΠΙΤΙ', queries: [query] }] },
  'read-wishes': { provider: 'ΜΟΝΤΕΛΟ', phrases: ['garden', '4 bedrooms'] },
  remove_quest: true,
  remove_search_query: true,
  save_quest: { id: exampleId(2) },
  save_search_query: query,
  search_query: query,
  search_matches: {
    rows: [
      {
        id: exampleId(3),
        title: 'ΜΟΝΟΚΑΤΟΙΚΙΑ',
        sourceUrl: 'https://feeds.test/3',
        type: 'house',
        bedrooms: 3,
        bathrooms: 1.5,
        areaM2: 92.5,
        plotAreaM2: 240,
        yearBuilt: 1931,
        tenure: 'freehold',
        energyRating: 'D',
        town: 'ΑΘΗΝΑ',
        district: '105',
        countryCode: 'GB',
        priceMinor: 31250000,
        currency: 'GBP',
        isOwn: false,
        isNew: true,
        isHidden: false,
      },
    ],
    next: null,
  },
  shortlist_match: { assetId: exampleId(4) },
};

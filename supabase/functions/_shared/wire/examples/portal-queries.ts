import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const query = {
  id: exampleId(1),
  name: 'ΣΠΙΤΙΑ ΣΤΗΝ ΠΛΑΚΑ',
  countryCode: 'GB',
  place: 'ΠΛΑΚΑ',
  types: ['house'],
  leastBedrooms: 3,
  currency: 'GBP',
  leastMinor: null,
  mostMinor: 45000000,
  sourceId: null,
  version: 1,
  updatedAt: '2026-11-20T09:30:00Z',
};

/** One answer for each call of this subject. */
export const portalQueriesCalls: ExamplesOf<
  'portal_queries' | 'save_portal_query' | 'remove_portal_query' | 'portal_matches'
> = {
  portal_queries: { queries: [query], sources: [{ id: exampleId(2), name: 'ΡΟΗ', brand: 'ΜΕΣΙΤΗΣ' }] },
  save_portal_query: query,
  remove_portal_query: true,
  portal_matches: {
    rows: [
      {
        id: exampleId(3),
        title: 'ΜΟΝΟΚΑΤΟΙΚΙΑ',
        sourceUrl: 'https://feeds.test/3',
        feed: 'ΡΟΗ',
        brand: 'ΜΕΣΙΤΗΣ',
        type: 'house',
        bedrooms: 3,
        areaM2: 92.5,
        addressLine: '12 ΟΔΟΣ ΕΡΜΟΥ',
        town: 'ΑΘΗΝΑ',
        postcode: '105 63',
        countryCode: 'GB',
        priceMinor: 31250000,
        currency: 'GBP',
      },
    ],
    next: null,
  },
};

import { describe, expect, it, vi } from 'vitest';
import { NO_FACTS, type ListingRecord } from '#functions/_shared/reader/listing-record.ts';
import { homeOfRecord } from './home-of-record.ts';

vi.mock('#lib/supabase.ts', () => ({}));

const record = (facts: Partial<ListingRecord>): ListingRecord => ({
  ...NO_FACTS,
  ...{ portal: null, homeType: null, district: null, playerTitle: null, playerDescription: null },
  ...{ playerFeatures: [], sources: {}, confidence: {}, doubts: [], grade: 'A', missing: [], refused: null },
  ...facts,
});
const price = (more: object) =>
  ({
    kind: 'asking',
    amountMinor: 32_500_000,
    highMinor: null,
    currency: 'GBP',
    period: null,
    ...more,
  }) as never;
const of = (facts: Partial<ListingRecord>, link: string | null = 'https://homes.example.com/7') =>
  homeOfRecord(record(facts), { link, today: '2026-11-28', country: 'GB' });

describe('homeOfRecord()', () => {
  it('takes each fact with the host of the page and the day that the page names', () => {
    const home = of({
      ...{ address: '7 Elm Road', postcode: 'YO1 7AA', bedrooms: 3, homeType: 'terraced' },
      ...{
        price: price({}),
        listedOn: '2026-11-02',
        area: { value: 1000, unit: 'ft2' as never, m2: 92.903 },
      },
    });
    const said = { source: 'homes.example.com', on: '2026-11-02' };
    expect(home).toMatchObject({
      title: '7 Elm Road',
      postcode: 'YO1 7AA',
      sourceUrl: 'https://homes.example.com/7',
    });
    expect(home.facts).toEqual({
      price_minor: { value: 32_500_000, ...said },
      currency: { value: 'GBP', ...said },
      bedrooms: { value: 3, ...said },
      floor_area_m2: { value: 92.9, ...said },
      home_kind: { value: 'terraced', ...said },
    });
  });

  it('takes no range and no rent for a price', () => {
    for (const other of [price({ highMinor: 40_000_000 }), price({ period: 'month' }), null])
      expect(Object.keys(of({ price: other }).facts)).toEqual([]);
  });

  it('names a home by what there is, however long that is', () => {
    expect(of({ title: 'A fine house' }).title).toBe('A fine house');
    expect(of({}).title).toBe('homes.example.com');
    expect(of({}, null).title).toBe('page');
    expect(of({ address: 'x'.repeat(400) })).toMatchObject({
      title: 'x'.repeat(160),
      addressLine: 'x'.repeat(300),
    });
  });
});

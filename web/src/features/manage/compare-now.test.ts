import { describe, expect, it } from 'vitest';
import { HOME_FIELD_KEYS } from '#domain/home-fields.ts';
import type { ListingNow } from '#wire/importing.ts';
import { compareNow } from './compare-now.ts';
import type { ListingFields } from '#kit/home-edits/listing-fields.ts';

const saved: Partial<ListingFields> = {
  status: 'available',
  'price.kind': 'asking',
  'price.amountMinor': 40_000_000,
  'price.datedOn': '2026-01-01',
  bedrooms: 3,
  floorAreaM2: null,
  town: 'Leeds',
  description: 'A bright house.\nA garden.',
  features: 'Garden',
  latitude: 53.8,
  longitude: -1.5,
};

const nothing = Object.fromEntries(
  HOME_FIELD_KEYS.map((key) => [key, null]),
) as unknown as ListingNow['facts'];

function page(facts: Partial<ListingNow['facts']> = {}, more: Partial<ListingNow> = {}): ListingNow {
  const price = { kind: 'asking', amountMinor: 40_000_000, currency: 'GBP', datedOn: null } as const;
  return { status: 'available', price, facts: { ...nothing, ...facts }, ...more };
}

function compare(now: ListingNow, fields: Partial<ListingFields> = saved) {
  return compareNow(now, { fields, saved, currency: 'GBP', hasPrice: true, today: '2026-11-21' });
}

describe('compareNow()', () => {
  it('offers nothing where the page says the same, or nothing', () => {
    expect(
      compare(page({ bedrooms: 3, description: 'A bright house. A garden.', features: ['Garden'] })),
    ).toEqual({
      changes: [],
      otherCurrency: null,
    });
  });

  it('offers a price with its kind and date as one choice', () => {
    const price = { kind: 'sold', amountMinor: 39_500_000, currency: 'GBP', datedOn: null } as const;
    expect(compare(page({}, { price, status: 'sold' })).changes).toEqual([
      {
        id: 'price.amountMinor',
        values: { 'price.amountMinor': 39_500_000, 'price.kind': 'sold', 'price.datedOn': '2026-11-21' },
        isEdited: false,
      },
      { id: 'status', values: { status: 'sold' }, isEdited: false },
    ]);
  });

  it('takes no price in another currency, and none for a poll', () => {
    const price = { kind: 'asking', amountMinor: 1, currency: 'EUR', datedOn: null } as const;
    expect(compare(page({}, { price }))).toEqual({ changes: [], otherCurrency: 'EUR' });
    const poll = { fields: saved, saved, currency: 'EUR', hasPrice: false, today: '2026-11-21' };
    expect(compareNow(page({}, { price }), poll).changes).toEqual([]);
  });

  it('knows what the person has changed and not saved', () => {
    const changes = compare(page({ bedrooms: 4, town: 'York' }), { ...saved, bedrooms: 5 }).changes;
    expect(changes).toEqual([
      { id: 'bedrooms', values: { bedrooms: 4 }, isEdited: true },
      { id: 'town', values: { town: 'York' }, isEdited: false },
    ]);
  });

  it('knows our words however the page spells them', () => {
    const freehold = { ...saved, tenure: 'freehold' };
    expect(compare(page({ tenure: 'Freehold' }), freehold).changes).toEqual([]);
    expect(compare(page({ tenure: 'Share of freehold' }), freehold).changes).toMatchObject([
      { id: 'tenure', values: { tenure: 'share-of-freehold' } },
    ]);
  });

  it('moves a place with both its numbers', () => {
    expect(compare(page({ latitude: 53.8, longitude: -1.6 })).changes).toEqual([
      { id: 'latitude', values: { latitude: 53.8, longitude: -1.6 }, isEdited: false },
    ]);
  });
});

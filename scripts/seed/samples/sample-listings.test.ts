import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { priceForms } from './price-forms.ts';
import { priceSampleHome, visibleWorth } from './price-sample-home.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { currencyOfCountry } from './sample-areas.ts';
import {
  sampleConditions,
  sampleCountries,
  sampleCurrencies,
  sampleFeatures,
  samplePropertyTypes,
  sampleSettings,
  sampleStyles,
} from './sample-listing.ts';
import { agencySampleListings, listSamples, sampleListings } from './sample-listings.ts';
import { plannedGames, plannedHomesOf } from './sample-plan.ts';

const listings = sampleListings();
const everyListing = [...listings, ...agencySampleListings()];
const listingSchema = z.strictObject({
  externalRef: z.string().regex(/^sample-([a-z]{2}|star)(-[a-z0-9-]+)?-\d{2}$/),
  place: z.number().int().min(0).max(9),
  voice: z.number().int().min(0),
  countryCode: z.enum(sampleCountries),
  town: z.string().min(2),
  region: z.string().min(2),
  district: z.string().min(2),
  street: z.string().min(4),
  setting: z.enum(sampleSettings),
  style: z.enum(sampleStyles),
  propertyType: z.enum(samplePropertyTypes),
  bedrooms: z.number().int().min(0).max(8),
  bathrooms: z.number().int().min(1).max(6),
  floorAreaM2: z.number().int().min(24).max(400),
  plotAreaM2: z.number().int().positive().nullable(),
  storeys: z.number().int().min(1).max(3),
  buildingStoreys: z.number().int().min(1).max(15),
  yearBuilt: z.number().int().min(1600).max(2026),
  condition: z.enum(sampleConditions),
  energyRating: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']).nullable(),
  features: z.array(z.enum(sampleFeatures)),
  light: z.enum(['day', 'dusk']),
  tenure: z.enum(['freehold', 'leasehold', 'share of freehold', 'condominium']),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  title: z.string().min(10).max(90),
  description: z.string().min(80).max(700),
  featureTexts: z.array(z.string().min(3)),
  priceMinor: z.number().int().positive(),
  currency: z.enum(sampleCurrencies),
  priceKind: z.enum(['asking', 'sold']),
  priceOn: z.iso.date(),
});

describe('sampleListings()', () => {
  it('sampleListings() gives valid listings, each with its own reference', () => {
    for (const listing of everyListing) expect(() => listingSchema.parse(listing)).not.toThrow();
    expect(new Set(everyListing.map((listing) => listing.externalRef)).size).toBe(everyListing.length);
    for (const game of plannedGames) {
      const titles = listSamples(plannedHomesOf(game)).map(({ title }) => title);
      expect(new Set(titles).size, game).toBe(titles.length);
    }
  });

  it('sampleListings() has at least thirty British, thirty American and thirty other homes, from studios to villas', () => {
    const from = (country: string) => listings.filter((listing) => listing.countryCode === country).length;
    const others = listings.length - from('GB') - from('US');
    for (const count of [from('GB'), from('US'), others]) expect(count).toBeGreaterThanOrEqual(30);
    expect(new Set(listings.map((listing) => listing.propertyType)).size).toBeGreaterThanOrEqual(10);
    for (const listing of listings) expect(listing.currency).toBe(currencyOfCountry[listing.countryCode]);
  });

  it('sampleListings() gives the same listings every time', () => {
    expect(sampleListings()).toEqual(listings);
  });

  it('sampleListings() changes only prices, within their spread, with the secret', () => {
    fc.assert(
      fc.property(fc.string(), (secret) => {
        for (const listing of listings) {
          const priced = priceSampleHome(listing, secret);
          expect(priced.currency).toBe(listing.currency);
          expect(Math.abs(Math.log(priced.priceMinor / listing.priceMinor))).toBeLessThan(1.2);
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each(sampleCurrencies)(
    'visibleWorth() ranks the homes priced in %s nearly as their prices do',
    (currency) => {
      const market = listings.filter((listing) => listing.currency === currency);
      const correlation = rankCorrelation(
        market.map(visibleWorth),
        market.map((listing) => listing.priceMinor),
      );
      expect(correlation).toBeGreaterThanOrEqual(0.8);
    },
  );

  it('sampleListings() writes nothing from which a price could be read', () => {
    for (const listing of everyListing) {
      const { priceMinor, currency, priceKind, priceOn, ...shown } = listing;
      expect([currency, priceKind, priceOn].every(Boolean)).toBe(true);
      const text = JSON.stringify(shown);
      for (const form of priceForms(priceMinor, listing.floorAreaM2)) expect(text).not.toContain(form);
      expect(listing.title + listing.description).not.toMatch(/\d|[£$€]/);
      expect(listing.title + listing.description).not.toContain(listing.street);
    }
  });

  it('sampleListings() are in an order that says nothing of their prices', () => {
    for (const currency of ['GBP', 'USD', 'EUR']) {
      const market = listings.filter((listing) => listing.currency === currency);
      const order = market.map((_, index) => index);
      expect(
        Math.abs(
          rankCorrelation(
            order,
            market.map((listing) => listing.priceMinor),
          ),
        ),
      ).toBeLessThan(0.4);
    }
  });

  it('sampleListings() round prices as people do', () => {
    for (const listing of listings) {
      const major = listing.priceMinor / 100;
      expect(Number.isInteger(major)).toBe(true);
      expect([0, 50, 400, 500, 900, 950].includes(major % 1000)).toBe(true);
    }
  });
});

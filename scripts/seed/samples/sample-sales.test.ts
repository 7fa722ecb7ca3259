import { describe, expect, it } from 'vitest';
import { findSampleArea } from './sample-areas.ts';
import { sampleSales } from './sample-sales.ts';

describe('sampleSales()', () => {
  const sales = sampleSales();

  it('makes six thousand, in three British towns, an American and a Spanish one', () => {
    expect(sales.length).toBe(6_000);
    const towns = [...new Set(sales.map(({ town }) => town))];
    expect(towns.map((town) => findSampleArea(town).countryCode)).toEqual(['GB', 'GB', 'GB', 'US', 'ES']);
  });

  it('makes the same each time, each under a key of its own', () => {
    expect(sampleSales()).toEqual(sales);
    expect(new Set(sales.map(({ key }) => key)).size).toBe(sales.length);
  });

  it('sells no home before it was built, and none for what nobody would believe', () => {
    for (const { sold_on: on, year_built: built, price_minor: price } of sales) {
      expect(Number(on.slice(0, 4))).toBeGreaterThanOrEqual(built);
      expect(price).toBeGreaterThan(3_000_000);
      expect(price).toBeLessThan(500_000_000);
    }
  });

  it('costs what no home of a game costs', () => {
    expect(sales.filter(({ price_minor: price }) => price % 50_000 === 0)).toEqual([]);
  });

  it('lies in its town, and every British sale in the district of a postcode', () => {
    for (const { town, latitude, longitude, postcode, country_code: country } of sales) {
      const area = findSampleArea(town);
      expect(Math.hypot(latitude - area.latitude, longitude - area.longitude)).toBeLessThan(0.04);
      expect(postcode.split(' ')[0]).toBe(area.district);
      if (country === 'GB') expect(postcode).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? 0[A-Z]{2}$/);
    }
  });

  it('gets dearer as the model says', () => {
    const median = (from: string, until: string) => {
      const perM2 = sales
        .filter(({ town, sold_on: on }) => town === 'York' && on >= from && on < until)
        .map(({ price_minor: price, area_m2: area }) => price / area)
        .sort((one, other) => one - other);
      return perM2[Math.floor(perM2.length / 2)] ?? 0;
    };
    const growth = median('2022', '2026') / median('2008', '2012');
    expect(growth).toBeGreaterThan(1.3);
    expect(growth).toBeLessThan(1.8);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { standInMarket } from '#domain/valuation/stand-in-market.ts';
import { measureAccuracy } from './measure-accuracy.ts';
import { readSoldFile } from './read-sold-file.ts';
import type { StatedSale } from './sold-formats.ts';
import { ValuationError } from './valuation-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'house-price-game-valuation-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const KING_COUNTY = 'id,date,price,bedrooms,sqft_living,lat,long,yr_built';
const MIDLANDS =
  'price,transfer_date,postcode,property_type,tenure,PAON,SAON,Street,current_energy_rating,total_floor_area,lat,long,msoa11nm';

describe('readSoldFile()', () => {
  it('reads each kind by its columns, pads parcels, and leaves out lines that are no sale', () => {
    const path = fileOf(
      'seattle.csv',
      `\uFEFF${KING_COUNTY}\n7129300,20141013T000000,221900.0,3,1180,47.5112,-122.257,1955\n1,20141013T000000,,3,1,1,1,1\n2,13 Oct,5,3,1,1,1,1\n`,
    );
    const { format, sales, refused } = readSoldFile(path, null);
    expect(format.key).toBe('king-county');
    expect(refused).toEqual([3, 4]);
    expect(sales).toMatchObject([{ key: '0007129300', day: 16_356, price: 221_900, groups: ['000712'] }]);
    expect(sales[0]?.attributes.areaM2).toBeCloseTo(109.6, 1);
    expect(sales[0]?.attributes.grade).toBeUndefined();
  });

  it('knows what British columns state, and what they leave open', () => {
    const line = '185000.0,2025-07-04,B44 0JR,S,L,56,,HORNSEY ROAD,C,76.87,52.55,-1.87,Birmingham 011';
    const { sales } = readSoldFile(fileOf('b.csv', `${MIDLANDS}\n${line}\n`), 'uk-sold-with-epc');
    expect(sales[0]).toMatchObject({
      groups: ['HORNSEY ROAD|B44', 'Birmingham 011'],
      attributes: { areaM2: 76.87, energy: 5, isSemi: 1, isFlat: 0, isLeasehold: 1 },
    });
    expect(sales[0]?.attributes.wealth).toBeUndefined();
  });

  it('says what it lacks', () => {
    const path = fileOf('other.csv', 'a,b\n1,2\n');
    expect(() => readSoldFile(path, null)).toThrow(/--format king-county, uk-sold-with-epc/);
    expect(() => readSoldFile(path, 'king-county')).toThrow(/lacks the columns id, date, price/);
    expect(() => readSoldFile(path, 'elsewhere')).toThrow(/Choose one of/);
    expect(() => readSoldFile(join(folder, 'none.csv'), null)).toThrow(ValuationError);
  });
});

describe('measureAccuracy()', () => {
  const placed = (from: number, to: number): StatedSale[] =>
    standInMarket(400, 0.08)
      .slice(from, to)
      .map(({ x, y, ...sale }) => ({ ...sale, longitude: -1.9 + x / 67.8, latitude: 52.5 + y / 111.32 }));
  const learned = placed(0, 250);
  const asked = placed(250, 400);
  const options = { prior: null, delayDays: null, explain: 0 };

  it('values what it never saw, and never looks at the price that it is to find', () => {
    const { study, deciles } = measureAccuracy(learned, asked, options, () => 0);
    expect(study.n).toBe(150);
    expect(study.mdape).toBeLessThan(0.1);
    expect(deciles).toHaveLength(10);
    const dearer = asked.map((sale) => ({ ...sale, price: sale.price * 2 }));
    const again = measureAccuracy(learned, dearer, options, () => 0).study;
    // Twice the prices: the same estimates are half of them.
    expect(1 + again.medianBias).toBeCloseTo((1 + study.medianBias) / 2, 9);
  });

  it('explains as many homes as it is asked to, to the penny', () => {
    const { explained, mdapeRange, study } = measureAccuracy(
      learned,
      asked,
      { ...options, explain: 2 },
      () => 0,
    );
    expect(explained.map(({ key }) => key)).toEqual(asked.slice(0, 2).map(({ key }) => key));
    for (const { value, contributions, comparables } of explained) {
      const total = contributions.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect(total).toBe(Math.round(value.estimate * 100));
      expect(comparables).toHaveLength(8);
    }
    expect(mdapeRange.low).toBeLessThan(study.mdape);
    expect(mdapeRange.high).toBeGreaterThan(study.mdape);
  });

  it('learns from sales as they become known, and from none before', () => {
    const dearer = asked.map((sale) => ({ ...sale, price: sale.price * 1.3 }));
    const late = measureAccuracy(learned, dearer, options, () => 0).study.medianBias;
    const soon = measureAccuracy(learned, dearer, { prior: null, delayDays: 7, explain: 0 }, () => 0).study
      .medianBias;
    const never = measureAccuracy(learned, dearer, { prior: null, delayDays: 999, explain: 0 }, () => 0).study
      .medianBias;
    expect(never).toBe(late);
    expect(soon).toBeGreaterThan(late + 0.02);
  });

  it('refuses too few sales with a sentence', () => {
    expect(() => measureAccuracy(learned.slice(0, 10), asked, options, () => 0)).toThrow(
      /at least 30 sales.*here are 10/,
    );
  });
});

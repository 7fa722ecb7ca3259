import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { explainValue } from './explain-value.ts';
import { fitValuation, knownSale, LEAST_SALES } from './fit-valuation.ts';
import type { KnownSale } from './kriging.ts';
import { standInMarket } from './stand-in-market.ts';
import { nameComparables } from './name-comparables.ts';
import { createFindNearest, type FindNearest } from './nearest.ts';
import { studyByDecile, studyRatios } from './ratio-study.ts';
import { unpackModel } from './pack-model.ts';
import type { SoldHome } from './sold-home.ts';
import { valueHome } from './value-home.ts';
import type { ValuationModel } from './valuation-model.ts';

const sales = standInMarket(1200, 0.08);
let model: ValuationModel;
let findNearest: FindNearest<KnownSale>;

beforeAll(() => {
  model = fitted(sales);
  findNearest = createFindNearest(sales.map((sale) => knownSale(model, sale)));
}, 60_000);

describe('valueHome()', () => {
  it('comes as near to later homes as chance allows, with ranges that hold eight in ten', () => {
    const later = standInMarket(600, 0.08, 2).map((home) => ({
      ...home,
      key: `later ${home.key}`,
      day: 20_365,
    }));
    // What is built into the market by that day, apart from each home's chance.
    const judged = later.map((home) => ({
      price: home.price * Math.exp(0.0002 * (20_365 - dayOf(home))),
      ...valueHome(model, home, findNearest),
    }));
    const study = studyRatios(judged);
    // The median of |chance| is 0.67 · 0.08.
    expect(study.mdape).toBeLessThan(0.065);
    expect(Math.abs(study.medianBias)).toBeLessThan(0.02);
    expect(study.coverage80).toBeGreaterThan(0.72);
    expect(study.coverage80).toBeLessThan(0.88);
    expect(studyByDecile(judged).every(({ coverage80 }) => coverage80 > 0.6)).toBe(true);
  });

  it('is the same for the same sales and the same home', () => {
    const again = fitted(sales);
    expect(again).toEqual(model);
    const home = sales[7] ?? failed();
    expect(valueHome(again, home, findNearest)).toEqual(valueHome(model, home, findNearest));
  });

  it("never looks at a home's own sale, under whichever listing", () => {
    const home = { ...(sales[3] ?? failed()), price: 9_000_000 };
    const twice = [...sales, { ...home, day: home.day + 1 }];
    const told = createFindNearest(twice.map((sale) => knownSale(model, sale)));
    expect(valueHome(model, home, told)).toEqual(valueHome(model, home, findNearest));
    // A neighbour's sale at such a price does move it.
    const besides = createFindNearest(
      [...sales, { ...home, key: 'neighbour' }].map((sale) => knownSale(model, sale)),
    );
    expect(valueHome(model, home, besides).estimate).not.toBe(valueHome(model, home, findNearest).estimate);
  });

  it('moves a value and its range as homes of about that value are sold, and says so of comparables', () => {
    const home = sales[5] ?? failed();
    const moved = (middle: number): ValuationModel => {
      const { interval } = model;
      return {
        ...model,
        interval: { ...interval, ranges: interval.ranges.map((one) => ({ ...one, middle })) },
      };
    };
    const [still, more] = [moved(0), moved(0.5)].map((one) => {
      const value = valueHome(one, home, findNearest);
      const parts = explainValue(one, home, value, 2);
      const amountOf = (name: string) => parts.find((part) => part.name === name)?.amountMinor ?? 0;
      return { value, usual: amountOf('usual'), comparables: amountOf('comparables') };
    });
    const factor = Math.exp(more?.value.moved ?? 0);
    expect(still?.value.moved).toBe(0);
    expect(factor).toBeGreaterThan(1.01);
    for (const end of ['estimate', 'low', 'high'] as const)
      expect((more?.value[end] ?? 0) / (still?.value[end] ?? 1)).toBeCloseTo(factor, 9);
    // What a usual home costs is no matter of this one.
    expect(more?.usual).toBeCloseTo(still?.usual ?? NaN, -1);
    expect(more?.comparables).toBeGreaterThan(still?.comparables ?? NaN);
  });

  it('knows less of a home of which less is stated', () => {
    const home = sales[11] ?? failed();
    const whole = valueHome(model, home, findNearest);
    const bare = valueHome(model, { ...home, attributes: {} }, findNearest);
    expect(bare.estimate).toBeGreaterThan(0);
    expect(Number.isFinite(bare.low) && Number.isFinite(bare.high)).toBe(true);
    expect(bare.estimate).not.toBe(whole.estimate);
  });
});

describe('a model of version 1', () => {
  it('values and explains as it did when it was stored, to the penny', () => {
    // A model as the release kept it that made such models, and what that release answered.
    const learned = standInMarket(250, 0.08);
    const stored = unpackModel(readFileSync(new URL('./model-of-version-1.json', import.meta.url), 'utf8'));
    expect(stored.version).toBe(1);
    const known = createFindNearest(learned.map((sale) => knownSale(stored, sale)));
    const told = [3, 77, 200].map((at) => {
      const home = learned[at] ?? failed();
      const value = valueHome(stored, home, known);
      const parts = explainValue(stored, home, value, 2);
      const amountOf = (name: string) => parts.find((part) => part.name === name)?.amountMinor;
      const minor = [value.estimate, value.low, value.high].map((amount) => Math.round(100 * amount));
      return [...minor, amountOf('usual'), amountOf('areaM2'), amountOf('comparables')];
    });
    expect(told).toEqual([
      [26_513_252, 23_507_842, 29_604_589, 24_132_012, 3_536_811, -43_540],
      [17_896_579, 15_867_912, 19_983_247, 24_132_012, -4_375_166, 31_563],
      [19_293_918, 17_106_856, 21_543_511, 24_132_012, -3_383_231, 141_607],
    ]);
  });
});

describe.each([
  {
    version: 3,
    said: [
      [24_906_000, 22_520_060, 27_527_408, 22_174_543, 2_063_134, -77_561],
      [16_970_559, 15_308_152, 18_764_172, 22_174_543, -4_326_117, -75_988],
      [18_771_000, 16_761_665, 20_971_203, 22_174_542, -2_293_854, 128_671],
    ],
  },
  {
    version: 4,
    said: [
      [25_003_613, 22_610_349, 27_633_053, 22_180_826, 2_067_540, -55_112],
      [17_072_167, 15_403_084, 18_872_980, 22_180_825, -4_339_119, -6_397],
      [18_829_551, 16_814_774, 21_035_699, 22_180_825, -2_297_664, 140_455],
    ],
  },
  {
    version: 5,
    said: [
      [24_860_018, 22_460_913, 27_623_172, 22_185_518, 2_061_692, -216_658],
      [17_040_043, 15_378_861, 18_866_719, 22_185_517, -4_335_693, -36_936],
      [18_757_161, 16_827_764, 20_915_513, 22_185_518, -2_293_615, 71_766],
    ],
  },
])('a model of version $version', ({ version, said }) => {
  it('values and explains days to come as it did when it was stored, to the penny', () => {
    // As the release made it that kept such models, with the first six of its trees, and what that release answered.
    const learned = standInMarket(320, 0.08);
    const file = new URL(`./model-of-version-${version}.json`, import.meta.url);
    const stored = unpackModel(readFileSync(file, 'utf8'));
    expect(stored.version).toBe(version);
    const known = createFindNearest(learned.map((sale) => knownSale(stored, sale)));
    const told = [3, 77, 200].map((at) => {
      const home = { ...(learned[at] ?? failed()), day: stored.lastDay + 45 };
      const value = valueHome(stored, home, known);
      const parts = explainValue(stored, home, value, 2);
      const amountOf = (name: string) => parts.find((part) => part.name === name)?.amountMinor;
      const minor = [value.estimate, value.low, value.high].map((amount) => Math.round(100 * amount));
      return [...minor, amountOf('usual'), amountOf('areaM2'), amountOf('comparables')];
    });
    expect(told).toEqual(said);
  });
});

describe('fitValuation()', () => {
  it('learns from the homes around what nothing states of a home', () => {
    // Streets of terraces and of villas: their years tell which is which, and no price equation of one line does.
    // Two such markets, since of a hundred homes of one much is chance.
    const errors = [1, 2].map((seed) => {
      const streets = standInMarket(700, 0.04, seed).map((sale) => {
        const isGood = (Math.floor(sale.x / 2) + Math.floor(sale.y / 2)) % 2 === 0;
        const { areaM2 = 90 } = sale.attributes;
        const isStated = Number(sale.key.replace(/\D+/g, '')) % 2 === 0;
        const plotM2 = isGood ? 900 : 100;
        return {
          ...sale,
          price: Math.round(sale.price * (isGood ? 1.3 : 1)),
          attributes: isStated ? { areaM2, plotM2 } : { areaM2 },
        };
      });
      const model = fitted(streets.slice(0, 600));
      const known = createFindNearest(streets.slice(0, 600).map((sale) => knownSale(model, sale)));
      const errorOf = (of: ValuationModel): number =>
        streets
          .slice(600)
          .reduce(
            (sum, home) => sum + Math.abs(Math.log(valueHome(of, home, known).estimate / home.price)),
            0,
          );
      return { whole: errorOf(model), treeless: errorOf({ ...model, trees: null }) };
    });
    const sumOf = (which: 'whole' | 'treeless') => errors.reduce((sum, error) => sum + error[which], 0);
    expect(sumOf('whole')).toBeLessThan(0.95 * sumOf('treeless'));
  });

  it('refuses fewer sales than support a value, and takes as many', () => {
    expect(fitValuation(sales.slice(0, LEAST_SALES - 1), null)).toBeNull();
    const small = fitted(sales.slice(0, LEAST_SALES));
    expect(small.trees).toBeNull();
    const near = createFindNearest(sales.slice(0, LEAST_SALES).map((sale) => knownSale(small, sale)));
    const { estimate, low, high } = valueHome(small, sales[40] ?? failed(), near);
    expect(low).toBeLessThan(estimate);
    expect(estimate).toBeLessThan(high);
  });

  it('follows a prior into days to come', () => {
    const growth = 0.01;
    const led = fitValuation(sales, { factors: Array.from({ length: 12 }, () => 0), growth }) ?? failed();
    const near = createFindNearest(sales.map((sale) => knownSale(led, sale)));
    const home = sales[5] ?? failed();
    const [soon, late] = [20_400, 20_400 + 365.25].map(
      (day) => valueHome(led, { ...home, day }, near).estimate,
    );
    expect(Math.log((late ?? 0) / (soon ?? 1))).toBeCloseTo(12 * growth, 1);
  });
});

describe('explainValue()', () => {
  it('adds up to the value to the last minor unit, whatever the home', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.double({ min: -8, max: 8, noNaN: true }),
          y: fc.double({ min: -8, max: 8, noNaN: true }),
          areaM2: fc.option(fc.double({ min: 15, max: 900, noNaN: true }), { nil: undefined }),
          day: fc.integer({ min: 20_000, max: 20_500 }),
          digits: fc.constantFrom(0, 2, 3),
        }),
        ({ x, y, areaM2, day, digits }) => {
          const home = {
            key: 'asked',
            x,
            y,
            day,
            groups: [''],
            attributes: areaM2 === undefined ? {} : { areaM2 },
          };
          const value = valueHome(model, home, findNearest);
          const parts = explainValue(model, home, value, digits);
          const total = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
          expect(total).toBe(Math.round(value.estimate * 10 ** digits));
          expect(parts.every(({ amountMinor }) => Number.isSafeInteger(amountMinor))).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('gives a larger home more for its size', () => {
    const home = sales[20] ?? failed();
    const ofArea = (areaM2: number): number => {
      const asked = { ...home, attributes: { ...home.attributes, areaM2 } };
      const parts = explainValue(model, asked, valueHome(model, asked, findNearest), 2);
      return parts.find(({ name }) => name === 'areaM2')?.amountMinor ?? 0;
    };
    expect(ofArea(60)).toBeLessThan(0);
    expect(ofArea(160)).toBeGreaterThan(0);
  });
});

describe('nameComparables()', () => {
  it('names at most eight other sales, and the product of all adjusted prices is the comparables’ part', () => {
    const home = sales[9] ?? failed();
    const value = valueHome(model, home, findNearest);
    const named = nameComparables(model, home, value);
    expect(named).toHaveLength(8);
    expect(named.some(({ key }) => key === home.key)).toBe(false);
    const all = nameComparables(model, home, value, Infinity);
    const weights = all.reduce((sum, { weight }) => sum + weight, 0);
    const byResiduals = all.reduce(
      (sum, { adjustedPrice, weight }) => sum + weight * Math.log(adjustedPrice),
      0,
    );
    const expected =
      Math.log(all[0]?.adjustedPrice ?? 0) -
      (value.kriged.parts.find(({ sale }) => sale.key === all[0]?.key)?.sale.residual ?? 0);
    expect(byResiduals).toBeCloseTo(weights * expected + value.kriged.estimate, 6);
    expect(weights).toBeGreaterThan(0.8);
    expect(weights).toBeLessThan(1.05);
  });
});

function fitted(of: readonly SoldHome[]): ValuationModel {
  return fitValuation(of, null) ?? failed();
}

function dayOf({ key }: SoldHome): number {
  return 20_000 + Math.floor((Number(key.replace(/\D+/g, '')) * 365) / 600);
}

function failed(): never {
  throw new Error('there should be one');
}

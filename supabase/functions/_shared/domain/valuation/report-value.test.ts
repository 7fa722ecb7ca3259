import { describe, expect, it } from 'vitest';
import { confidenceOf } from './confidence.ts';
import { fitValuation } from './fit-valuation.ts';
import { packModel, unpackModel } from './pack-model.ts';
import { dateOf, dayOf, placeSale, type RegisterSale } from './register-sale.ts';
import { dayToValue, movePrice, reportValue, type SaleNear } from './report-value.ts';
import { standInMarket } from './stand-in-market.ts';

const ORIGIN = { latitude: 52.5, longitude: -1.9 };
const KINDS = ['detached', 'semi-detached', 'terraced', 'flat'] as const;

/** The stand-in market as a register tells it. */
function register(count: number): RegisterSale[] {
  return standInMarket(count, 0.08).map((home, at) => ({
    id: `sale ${at}`,
    priceMinor: home.price * 100,
    soldOn: dateOf(home.day),
    type: KINDS[at % 4] ?? 'other',
    floorAreaM2: Math.round(home.attributes.areaM2 ?? 0),
    bedrooms: home.attributes.bedrooms ?? null,
    yearBuilt: null,
    house: String(at + 1),
    street: `Street ${at % 20}`,
    postcode: `B${at % 9} 1AA`,
    latitude: ORIGIN.latitude + home.y / 111.32,
    longitude: ORIGIN.longitude + home.x / 67.8,
  }));
}

const sales = register(600);
const fitted = fitValuation(
  sales.map((sale) => placeSale(sale, ORIGIN)),
  null,
);
if (!fitted) throw new Error('the stand-in market has enough sales');
const model = fitted;
const home = {
  type: 'terraced',
  floorAreaM2: 95.3,
  bedrooms: 3,
  condition: 4,
  postcode: 'B1 1AA',
  latitude: 52.51,
  longitude: -1.91,
} as const;
const day = model.lastDay;
const valued = (near: readonly SaleNear[] = sales, asked: Parameters<typeof reportValue>[2] = home) =>
  reportValue(model, ORIGIN, asked, day, near);

describe('packModel() and unpackModel()', () => {
  it('give back a model that values every home the same, to the last digit', () => {
    const again = unpackModel(packModel(model));
    expect(again.trees?.trees.length).toBe(model.trees?.trees.length);
    expect(reportValue(again, ORIGIN, home, day, sales)).toEqual(valued());
    expect(packModel(again)).toBe(packModel(model));
  });
});

describe('reportValue()', () => {
  it('has contributions that add up to the estimate, to the penny', () => {
    const { estimateMinor, contributions, lowMinor, highMinor } = valued();
    expect(contributions.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(estimateMinor);
    expect(lowMinor).toBeLessThan(estimateMinor);
    expect(highMinor).toBeGreaterThan(estimateMinor);
  });

  it('names up to eight comparables, whose adjustments multiply from price to adjusted price', () => {
    const { comparables } = valued();
    expect(comparables).toHaveLength(8);
    for (const { priceMinor, adjustedMinor, adjustments } of comparables) {
      const factor = adjustments.reduce((product, { percent }) => product * (1 + percent / 100), 1);
      expect((priceMinor * factor) / adjustedMinor).toBeCloseTo(1, 2);
    }
  });

  it('says what it did not know, and what the market never states', () => {
    const { notKnown, notUsed } = valued(sales, { ...home, bedrooms: null });
    expect(notKnown).toContain('bedrooms');
    expect(notUsed).toContain('condition');
    expect(valued().notKnown).not.toContain('bedrooms');
  });

  it('never leans on the home’s own sale: by its address, by a second listing, or stated as the register does', () => {
    const nearest = valued().comparables[0];
    const own = sales.find(({ id }) => id === nearest?.id);
    if (!own) throw new Error('the comparable is one of the sales');
    const dear = sales.map((sale) =>
      sale.id === own.id ? { ...sale, priceMinor: sale.priceMinor * 3 } : sale,
    );
    // By the word of whoever knows the address; its earlier sale under the same address goes with it.
    const byAddress = (list: readonly RegisterSale[]) =>
      valued(
        [...list, { ...own, id: 'earlier', priceMinor: list === dear ? 9_900_000_000 : 1_000_000 }].map(
          (sale) => ({ ...sale, isOwn: sale.id === own.id }),
        ),
      );
    expect(byAddress(dear)).toEqual(byAddress(sales));
    expect(byAddress(sales).comparables.map(({ id }) => id)).not.toContain(own.id);
    // Asked with what the register says of it, and no address.
    const twin = { ...own, house: null };
    expect(valued(dear, twin)).toEqual(valued(sales, twin));
    // The other way round: a home that differs is moved by it.
    expect(valued(dear).estimateMinor).not.toBe(valued(sales).estimateMinor);
  });

  it('does not depend on the order of the sales', () => {
    expect(valued(sales.toReversed())).toEqual(valued());
  });
});

describe('dayToValue()', () => {
  it('keeps to what the sales tell', () => {
    expect(dayToValue(model, model.lastDay + 5000)).toBe(model.lastDay + 92);
    expect(dayToValue(model, 0)).toBe(model.firstDay);
    expect(dayToValue(model, model.lastDay - 3)).toBe(model.lastDay - 3);
  });
});

describe('movePrice()', () => {
  it('moves a price by the level, and leaves one of the same day', () => {
    expect(movePrice(model, 30_000_000, day, day)).toBe(30_000_000);
    // It grows by a fiftieth of a percent each day.
    expect(movePrice(model, 30_000_000, model.firstDay, model.lastDay) / 30_000_000).toBeGreaterThan(1.03);
  });
});

describe('confidenceOf()', () => {
  it.each([
    [0.2, 'A'],
    [0.25, 'B'],
    [0.35, 'C'],
    [0.5, 'D'],
    [0.9, 'E'],
  ])('a range of %s of the value is %s', (width, grade) => {
    expect(confidenceOf({ estimate: 100, low: 100 - 50 * width, high: 100 + 50 * width })).toBe(grade);
  });
});

describe('dayOf() and dateOf()', () => {
  it('are each other’s inverse', () => {
    expect(dateOf(dayOf('2024-02-29'))).toBe('2024-02-29');
    expect(dayOf('1970-01-02')).toBe(1);
  });
});

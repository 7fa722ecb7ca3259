import { describe, expect, it } from 'vitest';
import { fitValuation, knownSale } from '#domain/valuation/fit-valuation.ts';
import { createFindNearest } from '#domain/valuation/nearest.ts';
import { placeSale, type RegisterSale } from '#domain/valuation/register-sale.ts';
import { LEAST_SLOPE, MOST_SLOPE } from '#domain/valuation/size-slope.ts';
import { valueHome } from '#domain/valuation/value-home.ts';
import { sampleSales, type SampleSale } from '../seed/samples/sample-sales.ts';

const TYPES = { D: 'detached', S: 'semi-detached', T: 'terraced', F: 'flat', O: 'other' } as const;

/** A sample sale as the register tells it. */
function registered(sale: SampleSale): RegisterSale {
  return {
    id: sale.key,
    priceMinor: sale.price_minor,
    soldOn: sale.sold_on,
    type: TYPES[sale.kind],
    tenure: sale.tenure === null ? null : sale.tenure === 'L' ? 'leasehold' : 'freehold',
    isNew: sale.is_new,
    floorAreaM2: sale.area_m2,
    bedrooms: sale.bedrooms,
    yearBuilt: sale.year_built,
    house: sale.paon,
    street: sale.street,
    postcode: sale.postcode,
    latitude: sale.latitude,
    longitude: sale.longitude,
  };
}

describe('a value of a sample area', () => {
  it.each(['York', 'Portland', 'Nerja'])(
    'rises evenly with floor area in %s: ten square metres make no step, and are never worth less than nothing',
    (town) => {
      const stated = sampleSales()
        .filter((sale) => sale.town === town)
        .map(registered);
      expect(stated.length).toBeGreaterThan(1000);
      const sales = stated.map((sale) => placeSale(sale, stated[0] ?? failed()));
      const model = fitValuation(sales, null) ?? failed();
      const findNearest = createFindNearest(sales.map((sale) => knownSale(model, sale)));
      for (const home of sales.filter((_, at) => at % 9 === 0)) {
        const { areaM2 = failed() } = home.attributes;
        const values = [0, 3, 10, 30].map((more) => {
          const attributes = { ...home.attributes, areaM2: areaM2 + more };
          return { areaM2: areaM2 + more, ...valueHome(model, { ...home, attributes }, findNearest) };
        });
        values.slice(1).forEach((value, at) => {
          const before = values[at] ?? failed();
          const slope = Math.log(value.estimate / before.estimate) / Math.log(value.areaM2 / before.areaM2);
          expect(slope).toBeGreaterThanOrEqual(LEAST_SLOPE - 1e-6);
          expect(slope).toBeLessThanOrEqual(MOST_SLOPE + 1e-6);
        });
      }
    },
    60_000,
  );
});

function failed(): never {
  throw new Error('there should be one');
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADS, LBTT, LBTT_FIRST_TIME } from './scotland-tax.ts';
import { BUYER_KINDS, purchaseTax, type BuyerKind, type Purchase } from './purchase-tax.ts';
import { SDLT, SDLT_ADDITIONAL, SDLT_FIRST_TIME } from './england-tax.ts';
import { SPAIN, SPANISH_REGIONS } from './spain-tax.ts';
import type { TaxPlace } from './tax-place.ts';
import { US_TRANSFER } from './us-transfer-tax.ts';
import { LTT, LTT_ADDITIONAL } from './wales-tax.ts';

const england: TaxPlace = { country: 'GB', part: 'england' };
const scotland: TaxPlace = { country: 'GB', part: 'scotland' };
const wales: TaxPlace = { country: 'GB', part: 'wales' };
const spain = (region: (typeof SPANISH_REGIONS)[number]): TaxPlace => ({ country: 'ES', region });
const taxIn = (place: TaxPlace) => (on: string, major: number, buyer: BuyerKind) =>
  (purchaseTax({ place, on, buyer, priceMinor: major * 100 })?.totalMinor ?? NaN) / 100;

describe('purchaseTax()', () => {
  // What the sources print themselves; each was read on 2026-11-23.
  it.each([
    // gov.uk/stamp-duty-land-tax/residential-property-rates: "In April 2025 you buy a house for £295,000"
    [england, '2025-04-15', 295_000, 'standard', 4750],
    // the same page: a first-time buyer at the limit of the relief
    [england, '2025-04-15', 500_000, 'first-time', 10_000],
    // builders and accountants on the change of April 2025
    [england, '2025-04-01', 400_000, 'first-time', 5000],
    [england, '2025-03-31', 400_000, 'first-time', 0],
    [england, '2025-04-01', 400_000, 'standard', 10_000],
    [england, '2025-03-31', 400_000, 'standard', 7500],
    [england, '2025-04-01', 300_000, 'additional', 20_000],
    [england, '2024-10-30', 300_000, 'additional', 11_500],
    [england, '2024-10-31', 300_000, 'additional', 17_500],
  ] as const)('published for England: %o, %s, %d, %s is %d', (place, on, price, buyer, tax) => {
    expect(taxIn(place)(on, price, buyer)).toBe(tax);
  });

  it('published for Scotland: first-time buyers save £600 at most, the supplement is 8 % of the whole price', () => {
    const tax = taxIn(scotland);
    expect(tax('2026-01-10', 300_000, 'standard') - tax('2026-01-10', 300_000, 'first-time')).toBe(600);
    expect(tax('2026-01-10', 900_000, 'standard') - tax('2026-01-10', 900_000, 'first-time')).toBe(600);
    expect(tax('2024-12-05', 200_000, 'additional') - tax('2024-12-05', 200_000, 'standard')).toBe(16_000);
    expect(tax('2024-12-04', 200_000, 'additional') - tax('2024-12-04', 200_000, 'standard')).toBe(12_000);
    expect(tax('2022-12-15', 200_000, 'additional') - tax('2022-12-15', 200_000, 'standard')).toBe(8000);
  });

  it('published for Catalonia: 700,000 € owe 71,000 €, and the sums of the law at each step', () => {
    const tax = taxIn(spain('CT'));
    expect(tax('2025-06-27', 700_000, 'standard')).toBe(71_000);
    expect(tax('2025-06-27', 900_000, 'standard')).toBe(93_000);
    expect(tax('2025-06-27', 1_500_000, 'standard')).toBe(165_000);
    expect(tax('2025-06-26', 1_500_000, 'standard')).toBe(155_000);
  });

  it('follows by hand from the published bands', () => {
    expect(taxIn(scotland)('2026-01-10', 325_000, 'standard')).toBe(105_000 * 0.02 + 75_000 * 0.05);
    expect(taxIn(wales)('2026-01-10', 280_000, 'standard')).toBe(55_000 * 0.06);
    expect(taxIn(wales)('2026-01-10', 280_000, 'first-time')).toBe(3300);
    expect(taxIn(wales)('2024-12-11', 280_000, 'additional')).toBe(9000 + 5950 + 3000);
    expect(taxIn(spain('VC'))('2026-05-31', 200_000, 'standard')).toBe(20_000);
    expect(taxIn(spain('VC'))('2026-06-01', 200_000, 'standard')).toBe(18_000);
    expect(taxIn({ country: 'US', state: 'FL' })('2026-06-01', 400_000, 'standard')).toBe(2800);
    expect(taxIn({ country: 'US', state: 'TX' })('2026-06-01', 400_000, 'standard')).toBe(0);
  });

  it('a new home in Spain owes value added tax and the deed, a second-hand one neither', () => {
    const purchase: Purchase = {
      place: spain('AN'),
      priceMinor: 20_000_000,
      on: '2026-02-01',
      buyer: 'standard',
    };
    const made = purchaseTax({ ...purchase, isNew: true });
    expect(made?.lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['vat', 2_000_000],
      ['ajd', 240_000],
    ]);
    expect(purchaseTax(purchase)?.lines.map(({ kind }) => kind)).toEqual(['itp']);
  });

  it('says what holds the figure back: rates that nobody checked, a relief that ends, taxes of the county', () => {
    const notes = (purchase: Purchase) => purchaseTax(purchase)?.notes ?? [];
    const base = { priceMinor: 60_000_000, on: '2026-02-01', buyer: 'first-time' } as const;
    expect(notes({ ...base, place: england })).toContain('first_time_relief_over');
    expect(notes({ ...base, place: england, priceMinor: 40_000_000 })).not.toContain(
      'first_time_relief_over',
    );
    expect(notes({ ...base, place: wales })).toEqual(['first_time_no_relief']);
    expect(notes({ ...base, place: england, on: '2020-08-01' })).toContain('rates_not_checked');
    expect(notes({ ...base, place: england })).not.toContain('rates_not_checked');
    expect(notes({ ...base, place: { country: 'US', state: 'CA' } })).toContain('local_taxes_missing');
  });

  it('an additional home for less than £40,000 pays as an only one', () => {
    expect(taxIn(england)('2026-02-01', 39_999, 'additional')).toBe(0);
    expect(taxIn(england)('2026-02-01', 40_000, 'additional')).toBe(2000);
    expect(taxIn(scotland)('2026-02-01', 39_999, 'additional')).toBe(0);
    expect(taxIn(wales)('2026-02-01', 40_000, 'additional')).toBe(2000);
  });

  it('is null where no table reaches: days before it, states that are none, prices that are none', () => {
    const base = { place: england, priceMinor: 100, on: '2026-02-01', buyer: 'standard' } as const;
    expect(purchaseTax(base)).not.toBeNull();
    expect(purchaseTax({ ...base, on: '2010-01-01' })).toBeNull();
    expect(purchaseTax({ ...base, place: { country: 'US', state: 'XX' } })).toBeNull();
    expect(purchaseTax({ ...base, priceMinor: 0.5 })).toBeNull();
    expect(purchaseTax({ ...base, priceMinor: -1 })).toBeNull();
  });

  it('never falls with the price, and is whole and below the price', () => {
    const places: readonly TaxPlace[] = [
      england,
      scotland,
      wales,
      ...SPANISH_REGIONS.map(spain),
      ...Object.keys(US_TRANSFER).map((state): TaxPlace => ({ country: 'US', state })),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom(...BUYER_KINDS),
        fc.constantFrom('2025-01-01', '2025-04-01', '2026-11-23'),
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.integer({ min: 0, max: 100_000_000 }),
        (place, buyer, on, priceMinor, more) => {
          const low = purchaseTax({ place, buyer, on, priceMinor });
          const high = purchaseTax({
            place,
            buyer,
            on,
            priceMinor: Math.min(priceMinor + more, 1_000_000_000_000),
          });
          if (!low || !high) throw new Error('no table');
          expect(Number.isInteger(low.totalMinor)).toBe(true);
          expect(low.totalMinor).toBeLessThanOrEqual(priceMinor * 0.2);
          expect(high.totalMinor).toBeGreaterThanOrEqual(low.totalMinor);
        },
      ),
      { numRuns: 2000, seed: 7 },
    );
  });
});

describe('tables of taxes', () => {
  const all = [
    SDLT,
    SDLT_FIRST_TIME,
    SDLT_ADDITIONAL,
    LBTT,
    LBTT_FIRST_TIME,
    ADS,
    LTT,
    LTT_ADDITIONAL,
    Object.values(US_TRANSFER),
    ...SPANISH_REGIONS.flatMap((region) => [SPAIN[region].itp, SPAIN[region].ajd]),
  ].flat();

  it('begin at nothing, rise band by band, and name their source', () => {
    for (const { bands, from, source, checkedOn } of all) {
      expect(bands[0]?.fromMinor).toBe(0);
      const starts = bands.map(({ fromMinor }) => fromMinor);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect(bands.every(({ ratePpm }) => Number.isInteger(ratePpm) && ratePpm >= 0)).toBe(true);
      expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source).not.toBe('');
      expect(checkedOn ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('have every state and the capital', () => {
    expect(Object.keys(US_TRANSFER)).toHaveLength(51);
  });
});

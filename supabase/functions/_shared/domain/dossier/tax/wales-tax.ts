import { bandsOf, type TaxTable } from './tax-bands.ts';

const SOURCE = 'gov.wales/land-transaction-tax-rates-and-bands';
const CHECKED = '2026-11-23';

/** Land Transaction Tax of Wales, main rates. There is no relief for first-time buyers. */
export const LTT: readonly TaxTable[] = [
  {
    from: '2018-04-01',
    on: 'portions',
    bands: bandsOf([0, 0], [180_000, 3.5], [250_000, 5], [400_000, 7.5], [750_000, 10], [1_500_000, 12]),
    source: SOURCE,
    checkedOn: null,
  },
  {
    from: '2020-07-27',
    on: 'portions',
    bands: bandsOf([0, 0], [250_000, 5], [400_000, 7.5], [750_000, 10], [1_500_000, 12]),
    source: SOURCE,
    checkedOn: null,
  },
  {
    from: '2021-07-01',
    on: 'portions',
    bands: bandsOf([0, 0], [180_000, 3.5], [250_000, 5], [400_000, 7.5], [750_000, 10], [1_500_000, 12]),
    source: SOURCE,
    checkedOn: null,
  },
  {
    from: '2022-10-10',
    on: 'portions',
    bands: bandsOf([0, 0], [225_000, 6], [400_000, 7.5], [750_000, 10], [1_500_000, 12]),
    source: SOURCE,
    checkedOn: CHECKED,
  },
];

/** The higher residential rates of an additional home, from £40,000 on. */
export const LTT_ADDITIONAL: readonly TaxTable[] = [
  higher('2018-04-01', [3, 6.5, 8, 10.5, 13, 15], null),
  higher('2020-12-22', [4, 7.5, 9, 11.5, 14, 16], CHECKED),
  higher('2024-12-11', [5, 8.5, 10, 12.5, 15, 17], CHECKED),
];

type SixRates = readonly [number, number, number, number, number, number];

function higher(from: string, [a, b, c, d, e, f]: SixRates, checkedOn: string | null): TaxTable {
  return {
    from,
    on: 'portions',
    bands: bandsOf([0, a], [180_000, b], [250_000, c], [400_000, d], [750_000, e], [1_500_000, f]),
    leastMinor: 4_000_000,
    source: SOURCE,
    checkedOn,
  };
}

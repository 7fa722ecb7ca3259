import { bandsOf, type TaxTable } from './tax-bands.ts';

const NCSL = 'ncsl.org/fiscal/real-estate-transfer-taxes';
const STATE_LAW = "the state's own statute";
const CHECKED = '2026-11-23';

/** Rates in per cent as a national list prints them; which side pays is agreed, and counties and cities add their own. */
const LISTED = {
  AL: 0.1,
  AK: 0,
  AZ: 0,
  AR: 0.33,
  CA: 0.11,
  CO: 0.01,
  DE: 2.5,
  FL: 0.7,
  GA: 0.1,
  ID: 0,
  IL: 0.1,
  IN: 0,
  IA: 0.16,
  KS: 0,
  KY: 0.1,
  LA: 0,
  ME: 0.44,
  MD: 0.5,
  MA: 0.456,
  MI: 0.75,
  MN: 0.33,
  MS: 0,
  MO: 0,
  MT: 0,
} as const satisfies Readonly<Record<string, number>>;

/** Rates in per cent that nobody could yet hold against a list of the day. */
const UNLISTED = {
  NE: 0.225,
  NV: 0.39,
  NH: 1.5,
  NM: 0,
  NC: 0.2,
  ND: 0,
  OH: 0.1,
  OK: 0.15,
  OR: 0,
  PA: 1,
  RI: 0.75,
  SC: 0.37,
  SD: 0.1,
  TN: 0.37,
  TX: 0,
  UT: 0,
  VA: 0.35,
  WV: 0.22,
  WI: 0.3,
  WY: 0,
} as const satisfies Readonly<Record<string, number>>;

/** States whose rate depends on the price. */
const BANDED = {
  CT: { on: 'portions', bands: bandsOf([0, 0.75], [800_000, 1.25], [2_500_000, 2.25]) },
  DC: { on: 'whole', bands: bandsOf([0, 1.1], [400_000, 1.45]) },
  HI: {
    on: 'whole',
    bands: bandsOf([0, 0.1], [600_000, 0.2], [1_000_000, 0.3], [2_000_000, 0.5], [4_000_000, 0.7]),
  },
  NJ: {
    on: 'portions',
    bands: bandsOf([0, 0.4], [150_000, 0.67], [200_000, 0.78], [550_000, 0.86], [1_000_000, 1.06]),
  },
  NY: { on: 'whole', bands: bandsOf([0, 0.4], [1_000_000, 1.4]) },
  VT: { on: 'portions', bands: bandsOf([0, 0.5], [200_000, 1.47]) },
  WA: { on: 'portions', bands: bandsOf([0, 1.1], [525_000, 1.28], [1_525_000, 2.75], [3_025_000, 3]) },
} as const satisfies Readonly<Record<string, Pick<TaxTable, 'on' | 'bands'>>>;

/** The transfer tax of each state and the capital, by its two letters; a state without one has the rate 0. */
export const US_TRANSFER: Readonly<Record<string, TaxTable>> = Object.fromEntries<TaxTable>([
  ...Object.entries(LISTED).map(([state, percent]) => [state, flat(percent, NCSL, CHECKED)] as const),
  ...Object.entries(UNLISTED).map(([state, percent]) => [state, flat(percent, STATE_LAW, null)] as const),
  ...Object.entries(BANDED).map(
    ([state, row]) => [state, { ...row, from: '2023-01-01', source: STATE_LAW, checkedOn: null }] as const,
  ),
]);

function flat(percent: number, source: string, checkedOn: string | null): TaxTable {
  return { from: '2023-01-01', on: 'whole', bands: bandsOf([0, percent]), source, checkedOn };
}

import { bandsOf, type TaxBand, type TaxTable } from './tax-bands.ts';

const HMRC = 'gov.uk/stamp-duty-land-tax/residential-property-rates';
const HIGHER = 'gov.uk/guidance/stamp-duty-land-tax-buying-an-additional-residential-property';
const FORMER = 'gov.uk/guidance/rates-and-allowances-stamp-duty-land-tax';
const CHECKED = '2026-11-23';

const FROM_125 = bandsOf([0, 0], [125_000, 2], [250_000, 5], [925_000, 10], [1_500_000, 12]);
const FROM_250 = bandsOf([0, 0], [250_000, 5], [925_000, 10], [1_500_000, 12]);
const FROM_500 = bandsOf([0, 0], [500_000, 5], [925_000, 10], [1_500_000, 12]);

/** Stamp Duty Land Tax of England and Northern Ireland on somebody's only home. */
export const SDLT: readonly TaxTable[] = [
  { from: '2014-12-04', on: 'portions', bands: FROM_125, source: FORMER, checkedOn: CHECKED },
  { from: '2020-07-08', on: 'portions', bands: FROM_500, source: FORMER, checkedOn: null },
  { from: '2021-07-01', on: 'portions', bands: FROM_250, source: FORMER, checkedOn: null },
  { from: '2021-10-01', on: 'portions', bands: FROM_125, source: FORMER, checkedOn: null },
  { from: '2022-09-23', on: 'portions', bands: FROM_250, source: FORMER, checkedOn: CHECKED },
  { from: '2025-04-01', on: 'portions', bands: FROM_125, source: HMRC, checkedOn: CHECKED },
];

/** The relief of first-time buyers: above its limit the ordinary bands hold for the whole price. */
export const SDLT_FIRST_TIME: readonly TaxTable[] = [
  firstTime('2017-11-22', 300_000, 500_000, '2020-07-08'),
  firstTime('2021-07-01', 300_000, 500_000),
  firstTime('2022-09-23', 425_000, 625_000),
  firstTime('2025-04-01', 300_000, 500_000),
];

/** The higher rates of an additional home: so many points more in each band, from £40,000 on. */
export const SDLT_ADDITIONAL: readonly TaxTable[] = [
  additional('2016-04-01', FROM_125, 3, CHECKED),
  additional('2020-07-08', FROM_500, 3, null),
  additional('2021-07-01', FROM_250, 3, null),
  additional('2021-10-01', FROM_125, 3, null),
  additional('2022-09-23', FROM_250, 3, CHECKED),
  additional('2024-10-31', FROM_250, 5, CHECKED),
  additional('2025-04-01', FROM_125, 5, CHECKED),
];

function firstTime(from: string, freeMajor: number, limitMajor: number, until?: string): TaxTable {
  return {
    from,
    ...(until === undefined ? {} : { until }),
    on: 'portions',
    bands: bandsOf([0, 0], [freeMajor, 5]),
    upToMinor: limitMajor * 100,
    source: HMRC,
    checkedOn: CHECKED,
  };
}

function additional(
  from: string,
  bands: readonly TaxBand[],
  points: number,
  checkedOn: string | null,
): TaxTable {
  return {
    from,
    on: 'portions',
    bands: bands.map(({ fromMinor, ratePpm }) => ({ fromMinor, ratePpm: ratePpm + points * 10_000 })),
    leastMinor: 4_000_000,
    source: HIGHER,
    checkedOn,
  };
}

import { bandsOf, type TaxTable } from './tax-bands.ts';

const BANDS = 'revenue.scot/taxes/land-buildings-transaction-tax/residential-property';
const SUPPLEMENT = 'revenue.scot/taxes/land-buildings-transaction-tax/additional-dwelling-supplement-ads';
const CHECKED = '2026-11-23';

const FROM_145 = bandsOf([0, 0], [145_000, 2], [250_000, 5], [325_000, 10], [750_000, 12]);
const FROM_250 = bandsOf([0, 0], [250_000, 5], [325_000, 10], [750_000, 12]);

/** Land and Buildings Transaction Tax of Scotland. */
export const LBTT: readonly TaxTable[] = [
  { from: '2015-04-01', on: 'portions', bands: FROM_145, source: BANDS, checkedOn: CHECKED },
  { from: '2020-07-15', on: 'portions', bands: FROM_250, source: BANDS, checkedOn: CHECKED },
  { from: '2021-04-01', on: 'portions', bands: FROM_145, source: BANDS, checkedOn: CHECKED },
];

const FIRST_TIME = bandsOf([0, 0], [175_000, 2], [250_000, 5], [325_000, 10], [750_000, 12]);
/** First-time buyers begin to pay at £175,000, whatever the price: at most £600 less. */
export const LBTT_FIRST_TIME: readonly TaxTable[] = [
  {
    from: '2018-06-30',
    until: '2020-07-15',
    on: 'portions',
    bands: FIRST_TIME,
    source: BANDS,
    checkedOn: CHECKED,
  },
  { from: '2021-04-01', on: 'portions', bands: FIRST_TIME, source: BANDS, checkedOn: CHECKED },
];

/** Additional Dwelling Supplement: beside the tax, on the whole price, from £40,000 on. */
export const ADS: readonly TaxTable[] = [
  supplement('2016-04-01', 3, CHECKED),
  supplement('2019-01-25', 4, null),
  supplement('2022-12-16', 6, CHECKED),
  supplement('2024-12-05', 8, CHECKED),
];

function supplement(from: string, percent: number, checkedOn: string | null): TaxTable {
  return {
    from,
    on: 'whole',
    bands: bandsOf([0, percent]),
    leastMinor: 4_000_000,
    source: SUPPLEMENT,
    checkedOn,
  };
}

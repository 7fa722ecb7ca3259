import { bandsOf, type TaxBand, type TaxTable } from './tax-bands.ts';

/** The autonomous communities and cities, by their ISO 3166-2 codes. */
export const SPANISH_REGIONS = [
  'AN',
  'AR',
  'AS',
  'CB',
  'CE',
  'CL',
  'CM',
  'CN',
  'CT',
  'EX',
  'GA',
  'IB',
  'MC',
  'MD',
  'ML',
  'NC',
  'PV',
  'RI',
  'VC',
] as const;
export type SpanishRegion = (typeof SPANISH_REGIONS)[number];

interface RegionTaxes {
  /** second-hand homes */
  readonly itp: readonly TaxTable[];
  /** the deed of new homes, beside the tax on value added */
  readonly ajd: readonly TaxTable[];
}

const LAW = "the region's own law of ceded taxes";
const CHECKED = '2026-11-23';

/**
 * General rates: reductions for a main home, young buyers, large families and disabled people are not counted, and are
 * frequent. The base is the reference value of the cadastre where that is above the price.
 */
export const SPAIN: Readonly<Record<SpanishRegion, RegionTaxes>> = {
  AN: { itp: [flat('2021-04-28', 7, CHECKED)], ajd: [flat('2021-04-28', 1.2, CHECKED)] },
  AR: {
    itp: [
      portions(
        '2016-01-01',
        bandsOf([0, 8], [400_000, 8.5], [450_000, 9], [500_000, 9.5], [750_000, 10]),
        CHECKED,
      ),
    ],
    ajd: [flat('2016-01-01', 1.5, CHECKED)],
  },
  AS: {
    itp: [portions('2015-01-01', bandsOf([0, 8], [300_000, 9], [500_000, 10]))],
    ajd: [flat('2015-01-01', 1.2)],
  },
  CB: { itp: [flat('2024-01-01', 9)], ajd: [flat('2024-01-01', 1.5)] },
  CE: { itp: [flat('2015-01-01', 6)], ajd: [flat('2015-01-01', 0.5)] },
  CL: { itp: [portions('2015-01-01', bandsOf([0, 8], [250_000, 10]))], ajd: [flat('2015-01-01', 1.5)] },
  CM: { itp: [flat('2016-01-01', 9)], ajd: [flat('2016-01-01', 1.5)] },
  CN: { itp: [flat('2015-01-01', 6.5)], ajd: [flat('2015-01-01', 0.75)] },
  CT: {
    itp: [
      portions('2017-01-01', bandsOf([0, 10], [1_000_000, 11]), CHECKED),
      portions(
        '2025-06-27',
        bandsOf([0, 10], [600_000, 11], [900_000, 12], [1_500_000, 13]),
        CHECKED,
        'Decreto ley 5/2025 (DOGC 26/03/2025)',
      ),
    ],
    ajd: [flat('2017-01-01', 1.5)],
  },
  EX: {
    itp: [portions('2015-01-01', bandsOf([0, 8], [360_000, 10], [600_000, 11]))],
    ajd: [flat('2015-01-01', 1.5)],
  },
  GA: { itp: [flat('2022-01-01', 9), flat('2024-01-01', 8)], ajd: [flat('2022-01-01', 1.5)] },
  IB: {
    itp: [
      portions('2023-01-01', bandsOf([0, 8], [400_000, 9], [600_000, 10], [1_000_000, 12], [2_000_000, 13])),
    ],
    ajd: [whole('2023-01-01', bandsOf([0, 1.5], [1_000_000, 2]))],
  },
  MC: { itp: [flat('2015-01-01', 8), flat('2025-07-25', 7.75)], ajd: [flat('2015-01-01', 1.5)] },
  MD: {
    itp: [flat('2014-01-01', 6, CHECKED)],
    ajd: [whole('2014-01-01', bandsOf([0, 0.4], [120_000, 0.5], [180_000, 0.75]))],
  },
  ML: { itp: [flat('2015-01-01', 6)], ajd: [flat('2015-01-01', 0.5)] },
  NC: { itp: [flat('2015-01-01', 6)], ajd: [flat('2015-01-01', 0.5)] },
  PV: { itp: [flat('2015-01-01', 7)], ajd: [flat('2015-01-01', 0)] },
  RI: { itp: [flat('2015-01-01', 7)], ajd: [flat('2015-01-01', 1)] },
  VC: {
    itp: [
      whole('2023-01-01', bandsOf([0, 10], [1_000_000, 11]), CHECKED),
      whole('2026-06-01', bandsOf([0, 9], [1_000_000, 11]), CHECKED),
    ],
    ajd: [flat('2023-01-01', 1.5), flat('2026-06-01', 1.4)],
  },
};

/** On new homes: value added tax, and in the Canaries, Ceuta and Melilla the local tax in its place. */
export const SPAIN_VAT: Readonly<Record<SpanishRegion, TaxTable>> = Object.fromEntries(
  SPANISH_REGIONS.map((region) => [region, vatOf(region)]),
) as Record<SpanishRegion, TaxTable>;

function vatOf(region: SpanishRegion): TaxTable {
  if (region === 'CN') return flat('2013-01-01', 7);
  if (region === 'CE') return flat('2013-01-01', 6);
  return region === 'ML' ? flat('2013-01-01', 4) : flat('2013-01-01', 10, CHECKED, 'Ley 37/1992');
}

function flat(from: string, percent: number, checkedOn: string | null = null, source = LAW): TaxTable {
  return whole(from, bandsOf([0, percent]), checkedOn, source);
}
function whole(
  from: string,
  bands: readonly TaxBand[],
  checkedOn: string | null = null,
  source = LAW,
): TaxTable {
  return { from, on: 'whole', bands, source, checkedOn };
}
function portions(
  from: string,
  bands: readonly TaxBand[],
  checkedOn: string | null = null,
  source = LAW,
): TaxTable {
  return { from, on: 'portions', bands, source, checkedOn };
}

import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const latest = {
  kind: 'all',
  beginsOn: '2025-02-01',
  currency: 'GBP',
  sales: 214,
  lowerMinor: 21200000,
  medianMinor: 28450000,
  upperMinor: 36700000,
  measured: 180,
  perM2Minor: 312500,
} as const;

const card = {
  id: exampleId(91),
  name: 'Between the bridges',
  description: 'The quiet streets by the river. Ñandú, 河畔.',
  countryCode: 'GB',
  brand: 'default',
  version: 2,
  mayChange: false,
  west: -1.61,
  south: 53.78,
  east: -1.58,
  north: 53.8,
  boundary: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [-1.61, 53.78],
          [-1.58, 53.78],
          [-1.58, 53.8],
          [-1.61, 53.78],
        ],
      ],
    ],
  },
  isSample: true,
  postcodes: 412,
  sales: 6204,
  latest,
  before: {
    ...latest,
    beginsOn: '2024-02-01',
    sales: 4,
    lowerMinor: null,
    medianMinor: null,
    upperMinor: null,
  },
} as const;

const { boundary, ...facts } = card;
const areaCard = {
  ...facts,
  boundary: {
    type: boundary.type,
    coordinates: boundary.coordinates.map((polygon) =>
      polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y])),
    ),
  },
};

/** One answer for each call of this subject. */
export const areasCalls: ExamplesOf<
  'area_cluster' | 'area_clusters' | 'remove_area_cluster' | 'save_area_cluster'
> = {
  area_clusters: [areaCard],
  area_cluster: {
    ...areaCard,
    codes: ['LS1', 'LS2 7'],
    polygon: null,
    levels: {
      month: [{ ...latest, beginsOn: '2025-12-01', sales: 9 }],
      year: [{ ...latest, kind: 'flat', beginsOn: '2025-01-01' }],
      latest: [latest],
      before: [],
    },
    energy: { certificates: 310, ratings: [{ rating: 'C', certificates: 310 }] },
    sources: [
      {
        source: 'HM Land Registry Price Paid Data',
        licence: 'Contains HM Land Registry data © Crown copyright and database right.',
        isSample: false,
        firstOn: '1995-01-01',
        lastOn: '2026-01-30',
      },
    ],
  },
  save_area_cluster: areaCard,
  remove_area_cluster: true,
};

import type { z } from 'zod';
import type { soldCells } from '#wire/market.ts';
import type { SurfaceShape } from '#ui/map-surface-layers.ts';
import type { Box, MapView } from './map-view.ts';
import { moneyTone, PRICE_STEPS } from './tones.ts';

export type Cell = z.output<typeof soldCells.answers>[number];

export const CELL_SORTS = ['sales', 'dearest', 'cheapest', 'nearest'] as const;
export type CellSort = (typeof CELL_SORTS)[number];

/** A cell's tile and currency: what it is known by while nobody comes nearer. */
export const cellId = ({ z, x, y, currency }: Cell): string => `${[z, x, y].join('/')}/${currency}`;

/** The ground of a tile. */
export function boxOfCell({ x, y, z }: Pick<Cell, 'x' | 'y' | 'z'>): Box {
  const size = 2 ** z;
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI;
  return [(x / size) * 360 - 180, latitude(y + 1), ((x + 1) / size) * 360 - 180, latitude(y)];
}

export function middleOf([west, south, east, north]: Box): {
  readonly latitude: number;
  readonly longitude: number;
} {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** A cell as the map draws it. */
export function cellShape(cell: Cell): SurfaceShape {
  const [west, south, east, north] = boxOfCell(cell);
  return {
    id: cellId(cell),
    tone: moneyTone(PRICE_STEPS, cell.medianMinor, cell.currency),
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
  };
}

/** The cells in the order of a list. What has no price stands behind what has one. */
export function sortCells(cells: readonly Cell[], sort: CellSort, view: MapView): readonly Cell[] {
  const far = (cell: Cell) => wayBetween(view, middleOf(boxOfCell(cell))).metres;
  const price = ({ medianMinor }: Cell, none: number) => medianMinor ?? none;
  return cells.toSorted((one, other) => {
    if (sort === 'nearest') return far(one) - far(other);
    if (sort === 'dearest') return price(other, -1) - price(one, -1) || other.count - one.count;
    if (sort === 'cheapest') return price(one, Infinity) - price(other, Infinity) || other.count - one.count;
    return other.count - one.count || far(one) - far(other);
  });
}

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const METRES_PER_DEGREE = 111_320;

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** How far a place is from another, and in which of eight directions. */
export function wayBetween(from: Spot, to: Spot): { readonly metres: number; readonly direction: Direction } {
  const up = (to.latitude - from.latitude) * METRES_PER_DEGREE;
  const right =
    (to.longitude - from.longitude) * METRES_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180);
  const turn = Math.round((Math.atan2(right, up) / (2 * Math.PI)) * DIRECTIONS.length);
  return {
    metres: Math.hypot(up, right),
    direction: DIRECTIONS[(turn + DIRECTIONS.length) % DIRECTIONS.length] ?? 'n',
  };
}

/** The cells of the currency that most of the sales in sight have: one legend is about one money. */
export function cellsOfOneCurrency(cells: readonly Cell[]): {
  readonly currency: string | null;
  readonly shown: readonly Cell[];
  readonly others: number;
} {
  const counts = new Map<string, number>();
  for (const { currency, count } of cells) counts.set(currency, (counts.get(currency) ?? 0) + count);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const shown = cells.filter(({ currency }) => currency === most?.[0]);
  return { currency: most?.[0] ?? null, shown, others: cells.length - shown.length };
}

/** How many sales the cells have, without those that say only that they have few. */
export function countOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { count, few }) => sum + (few ? 0 : count), 0);
}

import { TOWNS } from '#ui/map-towns.ts';
import { boxOfCell, middleOf, wayBetween, type Cell } from './cells.ts';

/** Farther from a town than this people name another one. */
const FARTHEST_METRES = 15_000;

/**
 * The town that each cell is near, for those who know a place by its name. Where all cells are near the same one, none is
 * named: it would tell nothing of any of them.
 */
export function townsNear(cells: readonly Cell[]): readonly (string | null)[] {
  const near = cells.map((cell) => nearestTown(middleOf(boxOfCell(cell))));
  return new Set(near).size > 1 ? near : near.map(() => null);
}

function nearestTown(spot: { readonly latitude: number; readonly longitude: number }): string | null {
  let nearest: string | null = null;
  let least = FARTHEST_METRES;
  for (const town of TOWNS) {
    // Most of the world is far away: a subtraction tells.
    if (Math.abs(town.latitude - spot.latitude) > 1) continue;
    const { metres } = wayBetween(town, spot);
    if (metres >= least) continue;
    least = metres;
    nearest = town.name;
  }
  return nearest;
}

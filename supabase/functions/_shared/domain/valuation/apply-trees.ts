import type { BoostedTrees } from './boosted-trees.ts';

/** What the trees say of a case. */
export function applyTrees({ base, trees }: BoostedTrees, row: Float64Array): number {
  let total = base;
  for (const { columns, limits, values } of trees) {
    let node = 0;
    for (let column = columns[0] ?? -1; column >= 0; column = columns[node] ?? -1)
      node = 2 * node + ((row[column] ?? NaN) > (limits[node] ?? NaN) ? 2 : 1);
    total += values[node] ?? 0;
  }
  return total;
}

import { MOST_BINS, type BinnedColumn } from './column-bins.ts';
import { squareOf } from './statistics.ts';

/** A tree as lists of nodes: those of node i begin at 2i + 1 (at most the limit, or not known) and 2i + 2 (above it). */
export interface Tree {
  /** which column a node asks about; -1 where it is a leaf */
  readonly columns: Int16Array;
  readonly limits: Float64Array;
  /** mean of its cases times the rate: what a node says where it is a leaf */
  readonly values: Float64Array;
  /** how many cases of the training set reached it */
  readonly cases: Float64Array;
}

export interface BoostedTrees {
  readonly base: number;
  readonly trees: readonly Tree[];
}

/** Chosen on sales later than those that were learned from. */
export const BOOSTING = {
  trees: 500,
  rate: 0.05,
  depth: 6,
  shareOfRows: 0.7,
  shareOfColumns: 0.4,
  leastCases: 12,
  ridge: 1,
} as const;

/**
 * Regression trees boosted by squared error (Friedman 2001) over histograms (Ke et al. 2017).
 * @param rows the cases to learn from, as places in the columns
 * @param random from 0 up to 1; the same numbers give the same trees
 * @returns the trees, and what they say of every case, also of those that they did not learn from
 */
export function growTrees(
  columns: readonly BinnedColumn[],
  targets: Float64Array,
  rows: Int32Array,
  random: () => number,
): BoostedTrees & { readonly said: Float64Array } {
  const base = rows.reduce((sum, row) => sum + (targets[row] ?? 0), 0) / rows.length;
  const left = targets.map((target) => target - base);
  const all = Int32Array.from(targets.keys());
  const trees: Tree[] = [];
  for (let at = 0; at < BOOSTING.trees; at += 1) {
    const size = 2 ** (BOOSTING.depth + 1) - 1;
    const tree: Tree = {
      columns: new Int16Array(size).fill(-1),
      limits: new Float64Array(size),
      values: new Float64Array(size),
      cases: new Float64Array(size),
    };
    const asked = [...columns.keys()].filter(() => random() < BOOSTING.shareOfColumns);
    const sample = rows.filter(() => random() < BOOSTING.shareOfRows);
    grow({ columns, asked, left, tree }, 0, 0, sample, all);
    trees.push(tree);
  }
  return { base, trees, said: targets.map((target, at) => target - (left[at] ?? 0)) };
}

interface Growth {
  readonly columns: readonly BinnedColumn[];
  readonly asked: readonly number[];
  readonly left: Float64Array;
  readonly tree: Tree;
}

/** Splits a node as long as that helps its sample; what a leaf says is then taken off what is left of all its cases. */
function grow(growth: Growth, node: number, depth: number, sample: Int32Array, all: Int32Array): void {
  const { columns, left, tree } = growth;
  let sum = 0;
  for (let at = 0; at < sample.length; at += 1) sum += left[sample[at] ?? 0] ?? 0;
  const value = (BOOSTING.rate * sum) / (sample.length + BOOSTING.ridge);
  tree.values[node] = value;
  tree.cases[node] = sample.length;
  const mayGrow = depth < BOOSTING.depth && sample.length >= 2 * BOOSTING.leastCases;
  const best = mayGrow ? bestCut(growth, sample, sum) : null;
  const column = best && columns[best.column];
  if (!column) {
    for (let at = 0; at < all.length; at += 1) left[all[at] ?? 0] = (left[all[at] ?? 0] ?? 0) - value;
    return;
  }
  const { bins, ends } = column;
  const { bin } = best;
  tree.columns[node] = best.column;
  tree.limits[node] = bin === 0 ? -Infinity : (ends[bin - 1] ?? Infinity);
  const [lowSample, highSample] = part(sample, bins, bin);
  const [low, high] = part(all, bins, bin);
  grow(growth, 2 * node + 1, depth + 1, lowSample, low);
  grow(growth, 2 * node + 2, depth + 1, highSample, high);
}

/** Cases up to a bin, and those above it. Written out since it is most of what growing costs. */
function part(rows: Int32Array, bins: Uint8Array, bin: number): readonly [Int32Array, Int32Array] {
  const sorted = new Int32Array(rows.length);
  let low = 0;
  let high = rows.length;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    if ((bins[row] ?? 0) <= bin) {
      sorted[low] = row;
      low += 1;
    } else {
      high -= 1;
      sorted[high] = row;
    }
  }
  return [sorted.subarray(0, low), sorted.subarray(low)];
}

const sums = new Float64Array(MOST_BINS + 1);
const counts = new Float64Array(MOST_BINS + 1);

/** The cut that leaves the least squared error, if any leaves less than none. */
function bestCut({ columns, asked, left }: Growth, rows: Int32Array, sum: number) {
  const { ridge, leastCases } = BOOSTING;
  let most = (sum * sum) / (rows.length + ridge) + 1e-9;
  let best: { readonly column: number; readonly bin: number } | null = null;
  for (const at of asked) {
    const { bins, ends } = columns[at] ?? { bins: new Uint8Array(), ends: [] };
    sums.fill(0);
    counts.fill(0);
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i] ?? 0;
      const bin = bins[row] ?? 0;
      sums[bin] = (sums[bin] ?? 0) + (left[row] ?? 0);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    let below = 0;
    let casesBelow = 0;
    for (let bin = 0; bin <= ends.length; bin += 1) {
      below += sums[bin] ?? 0;
      casesBelow += counts[bin] ?? 0;
      const casesAbove = rows.length - casesBelow;
      if (casesBelow < leastCases || casesAbove < leastCases) continue;
      const gain = squareOf(below) / (casesBelow + ridge) + squareOf(sum - below) / (casesAbove + ridge);
      if (gain <= most) continue;
      most = gain;
      best = { column: at, bin };
    }
  }
  return best;
}

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

import { MOST_BINS, type BinnedColumn } from './column-bins.ts';
import { median, MEDIAN_OF_NORMAL, squareOf } from './statistics.ts';

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

/** Chosen by the mean over folds by home and by time. */
export const BOOSTING = {
  mostTrees: 400,
  leastTrees: 150,
  /** one tree for so many cases: few cases are learned by heart */
  casesOfTree: 28,
  rate: 0.06,
  depth: 5,
  shareOfRows: 0.7,
  shareOfColumns: 0.4,
  leastCases: 12,
  ridge: 1,
  /** what is left of a case beyond so many standard deviations pulls no more: such homes are sold otherwise */
  huberK: 1.5,
} as const;

/**
 * Regression trees boosted by Huber's error (Friedman 2001) over histograms (Ke et al. 2017) of quantised errors (Shi et al.
 * 2022): of a bin the number of cases and their sum are one whole number, so that one addition counts a case, and sums are
 * the same in whichever order cases come.
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
  const trees: Tree[] = [];
  const counted = Array.from(
    { length: BOOSTING.depth + 1 },
    () => new Float64Array((columns.length + 1) * BINS_OF_COLUMN),
  );
  const clip = (BOOSTING.huberK * median(left.map(Math.abs))) / MEDIAN_OF_NORMAL;
  // The finest unit in which all cases together stay within half of what counts as one case.
  const unit = (Math.max(clip, 1e-9) * left.length) / (ONE_CASE / 4);
  const pulls = new Float64Array(left.length);
  const all = Int32Array.from(targets.keys());
  const room = new Int32Array(rows.length);
  const { leastTrees, mostTrees, casesOfTree, shareOfRows, shareOfColumns } = BOOSTING;
  const count = Math.max(leastTrees, Math.min(mostTrees, Math.round(rows.length / casesOfTree)));
  for (let at = 0; at < count; at += 1) {
    for (let i = 0; i < left.length; i += 1)
      pulls[i] = ONE_CASE + Math.round(Math.max(-clip, Math.min(clip, left[i] ?? 0)) / unit);
    const size = 2 ** (BOOSTING.depth + 1) - 1;
    const tree: Tree = {
      columns: new Int16Array(size).fill(-1),
      limits: new Float64Array(size),
      values: new Float64Array(size),
      cases: new Float64Array(size),
    };
    const asked = columns.filter(() => random() < shareOfColumns);
    let drawn = 0;
    for (let i = 0; i < rows.length; i += 1) {
      if (random() >= shareOfRows) continue;
      room[drawn] = rows[i] ?? 0;
      drawn += 1;
    }
    const sample = room.subarray(0, drawn);
    const growth = { columns, asked, left, pulls, unit, tree, counted };
    const counts = counted[0] ?? new Float64Array();
    countBins(growth, sample, counts);
    grow(growth, { node: 0, depth: 0, sample, all, counts });
    trees.push(tree);
  }
  return { base, trees, said: targets.map((target, at) => target - (left[at] ?? 0)) };
}

interface Growth {
  readonly columns: readonly BinnedColumn[];
  readonly asked: readonly BinnedColumn[];
  /** of each case what the trees before do not explain, and how much of that pulls: a count of one, and the pull in units */
  readonly left: Float64Array;
  readonly pulls: Float64Array;
  readonly unit: number;
  readonly tree: Tree;
  /** room for the counts of one node at each depth */
  readonly counted: readonly Float64Array[];
}

/** A place where a tree may grow: the cases of the sample and of all that reach it, and the sample's counts by bin. */
interface Bud {
  readonly node: number;
  readonly depth: number;
  readonly sample: Int32Array;
  readonly all: Int32Array;
  readonly counts: Float64Array;
}

/** What a sum of pulls holds for each case in it: above every sum of pulls in units, and exact up to 2^17 cases. */
const ONE_CASE = 2 ** 36;

function casesIn(total: number): number {
  return Math.round(total / ONE_CASE);
}

/** Splits a node as long as that helps its sample; what a leaf says is then taken off what is left of all its cases. */
function grow(growth: Growth, { node, depth, sample, all, counts }: Bud): void {
  const { columns, asked, left, pulls, unit, tree, counted } = growth;
  let total = 0;
  for (let at = 0; at < sample.length; at += 1) total += pulls[sample[at] ?? 0] ?? 0;
  const sum = unit * (total - sample.length * ONE_CASE);
  const value = (BOOSTING.rate * sum) / (sample.length + BOOSTING.ridge);
  tree.values[node] = value;
  tree.cases[node] = sample.length;
  const best = mayGrow(depth, sample) ? bestCut(growth, counts, sample.length, sum) : null;
  const column = best && asked[best.column];
  if (!column) {
    for (let at = 0; at < all.length; at += 1) left[all[at] ?? 0] = (left[all[at] ?? 0] ?? 0) - value;
    return;
  }
  const { bins, ends } = column;
  const { bin } = best;
  tree.columns[node] = columns.indexOf(column);
  tree.limits[node] = bin === 0 ? -Infinity : (ends[bin - 1] ?? Infinity);
  const [lowSample, highSample] = part(sample, bins, bin);
  const [low, high] = part(all, bins, bin);
  const isLowFewer = lowSample.length < highSample.length;
  const fewer = isLowFewer ? lowSample : highSample;
  const ofFewer = counted[depth + 1] ?? counts;
  // Only the smaller half is counted: the rest of its parent's counts are the other's.
  if (mayGrow(depth + 1, isLowFewer ? highSample : lowSample)) {
    countBins(growth, fewer, ofFewer);
    for (let at = 0; at < asked.length * BINS_OF_COLUMN; at += 1)
      counts[at] = (counts[at] ?? 0) - (ofFewer[at] ?? 0);
  }
  const buds: readonly [Bud, Bud] = [
    {
      node: 2 * node + 1,
      depth: depth + 1,
      sample: lowSample,
      all: low,
      counts: isLowFewer ? ofFewer : counts,
    },
    {
      node: 2 * node + 2,
      depth: depth + 1,
      sample: highSample,
      all: high,
      counts: isLowFewer ? counts : ofFewer,
    },
  ];
  // The smaller half first: what lies below the other writes over its counts.
  for (const bud of isLowFewer ? buds : buds.toReversed()) grow(growth, bud);
}

function mayGrow(depth: number, sample: Int32Array): boolean {
  return depth < BOOSTING.depth && sample.length >= 2 * BOOSTING.leastCases;
}

/** Cases up to a bin, and those above it, where they lie. Written out since it is much of what growing costs. */
function part(rows: Int32Array, bins: Uint8Array, bin: number): readonly [Int32Array, Int32Array] {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const row = rows[low] ?? 0;
    if ((bins[row] ?? 0) <= bin) {
      low += 1;
    } else {
      high -= 1;
      rows[low] = rows[high] ?? 0;
      rows[high] = row;
    }
  }
  return [rows.subarray(0, low), rows.subarray(low)];
}

const BINS_OF_COLUMN = MOST_BINS + 1;

/** Sums of pulls by bin, one column asked for after the other; two of them in one go, which half as many readings take. */
function countBins({ asked, pulls }: Growth, rows: Int32Array, counts: Float64Array): void {
  counts.fill(0);
  for (let column = 0; column < asked.length; column += 2) {
    const bins = asked[column]?.bins ?? NO_BINS;
    // Of an odd number the last one stands alone: what is counted beside it is read by nobody.
    const others = asked[column + 1]?.bins ?? bins;
    const from = column * BINS_OF_COLUMN;
    const beside = from + BINS_OF_COLUMN;
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i] ?? 0;
      const pull = pulls[row] ?? 0;
      const at = from + (bins[row] ?? 0);
      const then = beside + (others[row] ?? 0);
      counts[at] = (counts[at] ?? 0) + pull;
      counts[then] = (counts[then] ?? 0) + pull;
    }
  }
}

const NO_BINS = new Uint8Array();

/** The cut that leaves the least squared error, if any leaves less than none. */
function bestCut({ asked, unit }: Growth, counts: Float64Array, cases: number, sum: number) {
  const { ridge, leastCases } = BOOSTING;
  let most = (sum * sum) / (cases + ridge) + 1e-9;
  let best: { readonly column: number; readonly bin: number } | null = null;
  for (let column = 0; column < asked.length; column += 1) {
    const bins = asked[column]?.ends.length ?? 0;
    const from = column * BINS_OF_COLUMN;
    let total = 0;
    for (let bin = 0; bin <= bins; bin += 1) {
      const here = counts[from + bin] ?? 0;
      // A cut above an empty bin parts the cases as the one before.
      if (here === 0) continue;
      total += here;
      const casesBelow = casesIn(total);
      const casesAbove = cases - casesBelow;
      if (casesBelow < leastCases) continue;
      if (casesAbove < leastCases) break;
      const below = unit * (total - casesBelow * ONE_CASE);
      const gain = squareOf(below) / (casesBelow + ridge) + squareOf(sum - below) / (casesAbove + ridge);
      if (gain <= most) continue;
      most = gain;
      best = { column, bin };
    }
  }
  return best;
}

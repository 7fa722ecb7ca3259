import type { BoostedTrees, Tree } from './boosted-trees.ts';

/** A way through a tree asks for fewer columns than this. */
const SIDE = 32;
/** Room for one way at each depth of a tree. */
const ROOM = SIDE * SIDE;

/**
 * The columns on the way to a node, once each, for every depth a stretch of `SIDE`: which column, the share of cases that
 * goes on without knowing it, whether this case does (1 or 0), and the weights of the subsets of columns that are known,
 * by how many they are. Flat, and written over by each tree, since this is done for tens of thousands of nodes.
 */
const columnsOn = new Int16Array(ROOM);
const unknown = new Float64Array(ROOM);
const known = new Float64Array(ROOM);
const weights = new Float64Array(ROOM);

/**
 * The exact Shapley value of each column for one case (TreeSHAP, Lundberg et al. 2018, algorithm 2): what it adds on
 * average over all orders in which columns become known.
 * @returns one number a column; with `base` they add up to what the trees say of the case
 */
export function treeContributions(
  { base, trees }: BoostedTrees,
  row: Float64Array,
): { readonly base: number; readonly columns: Float64Array } {
  const columns = new Float64Array(row.length);
  let mean = base;
  for (const tree of trees) {
    mean += meanOf(tree, 0);
    extend(0, 0, -1, 1, 1);
    walk({ tree, row, columns }, 0, 0, 1);
  }
  return { base: mean, columns };
}

function meanOf(tree: Tree, node: number): number {
  if ((tree.columns[node] ?? -1) < 0) return tree.values[node] ?? 0;
  const part = (child: number): number =>
    ((tree.cases[child] ?? 0) / (tree.cases[node] ?? 1)) * meanOf(tree, child);
  return part(2 * node + 1) + part(2 * node + 2);
}

interface Walk {
  readonly tree: Tree;
  readonly row: Float64Array;
  readonly columns: Float64Array;
}

/** @param from where the way to this node begins, `length` columns long */
function walk(walked: Walk, node: number, from: number, length: number): void {
  const { tree, row, columns } = walked;
  const column = tree.columns[node] ?? -1;
  if (column < 0) {
    const value = tree.values[node] ?? 0;
    for (let at = from + 1; at < from + length; at += 1) {
      const told = columnsOn[at] ?? 0;
      const apart = (known[at] ?? 0) - (unknown[at] ?? 0);
      columns[told] = (columns[told] ?? 0) + unwoundSum(from, length, at) * apart * value;
    }
    return;
  }
  const isAbove = (row[column] ?? NaN) > (tree.limits[node] ?? NaN);
  let earlier = from + 1;
  while (earlier < from + length && columnsOn[earlier] !== column) earlier += 1;
  const wasAsked = earlier < from + length;
  const unknownBefore = wasAsked ? (unknown[earlier] ?? 1) : 1;
  const knownBefore = wasAsked ? (known[earlier] ?? 1) : 1;
  for (let side = 1; side <= 2; side += 1) {
    const child = 2 * node + side;
    const to = from + SIDE;
    copy(from, to, length);
    // A column that was asked before is one column still: its earlier step is taken back.
    const rest = wasAsked ? unwind(to, length, to + earlier - from) : length;
    const goesOn = (side === 2) === isAbove ? knownBefore : 0;
    const share = (unknownBefore * (tree.cases[child] ?? 0)) / (tree.cases[node] ?? 1);
    extend(to, rest, column, share, goesOn);
    walk(walked, child, to, rest + 1);
  }
}

function copy(from: number, to: number, length: number): void {
  for (let at = 0; at < length; at += 1) {
    columnsOn[to + at] = columnsOn[from + at] ?? 0;
    unknown[to + at] = unknown[from + at] ?? 0;
    known[to + at] = known[from + at] ?? 0;
    weights[to + at] = weights[from + at] ?? 0;
  }
}

function extend(from: number, depth: number, column: number, share: number, goesOn: number): void {
  columnsOn[from + depth] = column;
  unknown[from + depth] = share;
  known[from + depth] = goesOn;
  weights[from + depth] = depth === 0 ? 1 : 0;
  for (let at = depth - 1; at >= 0; at -= 1) {
    const weight = weights[from + at] ?? 0;
    weights[from + at + 1] = (weights[from + at + 1] ?? 0) + (goesOn * weight * (at + 1)) / (depth + 1);
    weights[from + at] = (share * weight * (depth - at)) / (depth + 1);
  }
}

/** Takes a step back, and answers how many are left. */
function unwind(from: number, length: number, taken: number): number {
  unwoundSum(from, length, taken, true);
  for (let at = taken; at < from + length - 1; at += 1) {
    columnsOn[at] = columnsOn[at + 1] ?? 0;
    unknown[at] = unknown[at + 1] ?? 0;
    known[at] = known[at + 1] ?? 0;
  }
  return length - 1;
}

/** The sum of the weights as they were without one of the steps; where that is asked for, they are so from then on. */
function unwoundSum(from: number, length: number, taken: number, keeps = false): number {
  const last = length - 1;
  const goesOn = known[taken] ?? 0;
  const share = unknown[taken] ?? 0;
  let next = weights[from + last] ?? 0;
  let sum = 0;
  for (let at = last - 1; at >= 0; at -= 1) {
    const weight = weights[from + at] ?? 0;
    let was: number;
    if (goesOn === 0) was = (weight * (last + 1)) / (share * (last - at));
    else {
      was = (next * (last + 1)) / ((at + 1) * goesOn);
      next = weight - (was * share * (last - at)) / (last + 1);
    }
    if (keeps) weights[from + at] = was;
    sum += was;
  }
  return sum;
}

import type { BoostedTrees, Tree } from './boosted-trees.ts';

/** A way through a tree asks for fewer columns than this. */
const ROOM = 32;

/**
 * The columns on the way to a node, once each: which one, the share of cases that goes on without knowing it, and whether
 * this case does. Written over by each way, since this is done for tens of thousands of leaves.
 */
const columnsOn = new Int16Array(ROOM);
const shares = new Float64Array(ROOM);
const goesOn = new Uint8Array(ROOM);
/** Sums over the sets of columns that are known, by how many they are; and the same without one column. */
const sets = new Float64Array(ROOM);

/** For each number of columns and of those known before one: the share of orders in which that is so. */
const ORDERS = Array.from({ length: ROOM }, (_, columns) => ordersOf(columns));

/**
 * The exact Shapley value of each column for one case: what it adds on average over all orders in which columns become
 * known, where a tree that does not know a column goes both ways by their shares of cases (Lundberg et al. 2018). A leaf
 * is taken at once: columns that lead away from it all take off the same, and those that lead to it share what is left.
 * @returns one number a column; with `base` they add up to what the trees say of the case
 */
export function treeContributions(
  { base, trees }: BoostedTrees,
  row: Float64Array,
): { readonly base: number; readonly columns: Float64Array } {
  const columns = new Float64Array(row.length);
  const mean = trees.reduce((sum, tree) => sum + walk(tree, row, columns, 0, 0, 1), base);
  return { base: mean, columns };
}

/**
 * @param length how many columns were asked for on the way
 * @param share of all cases that come here without anything known
 * @returns what the leaves from here on say, by their shares
 */
function walk(
  tree: Tree,
  row: Float64Array,
  columns: Float64Array,
  node: number,
  length: number,
  share: number,
): number {
  const column = tree.columns[node] ?? -1;
  if (column < 0) {
    const value = tree.values[node] ?? 0;
    addLeaf(columns, length, value);
    return share * value;
  }
  const isAbove = (row[column] ?? NaN) > (tree.limits[node] ?? NaN);
  let at = 0;
  while (at < length && columnsOn[at] !== column) at += 1;
  const wasAsked = at < length;
  const shareBefore = wasAsked ? (shares[at] ?? 1) : 1;
  const wentOn = wasAsked ? (goesOn[at] ?? 1) : 1;
  let sum = 0;
  for (let side = 1; side <= 2; side += 1) {
    const child = 2 * node + side;
    const part = (tree.cases[child] ?? 0) / (tree.cases[node] ?? 1);
    columnsOn[at] = column;
    shares[at] = shareBefore * part;
    goesOn[at] = (side === 2) === isAbove ? wentOn : 0;
    sum += walk(tree, row, columns, child, wasAsked ? length : length + 1, share * part);
  }
  shares[at] = shareBefore;
  goesOn[at] = wentOn;
  return sum;
}

/** What one leaf adds to the columns on the way to it. */
function addLeaf(columns: Float64Array, length: number, value: number): void {
  // The product over columns that lead to the leaf of (share + x): its coefficients are sums over sets of known ones.
  let away = value;
  let leading = 0;
  sets[0] = 1;
  for (let at = 0; at < length; at += 1) {
    const share = shares[at] ?? 1;
    if (goesOn[at] === 0) {
      away *= share;
      continue;
    }
    sets[leading + 1] = sets[leading] ?? 0;
    for (let size = leading; size > 0; size -= 1)
      sets[size] = share * (sets[size] ?? 0) + (sets[size - 1] ?? 0);
    sets[0] = share * sets[0];
    leading += 1;
  }
  const orders = ORDERS[length] ?? sets;
  let unlike = 0;
  for (let size = 0; size <= leading; size += 1) unlike += (sets[size] ?? 0) * (orders[size] ?? 0);
  for (let at = 0; at < length; at += 1) {
    const column = columnsOn[at] ?? 0;
    const share = shares[at] ?? 1;
    let part = -unlike;
    if (goesOn[at] === 1) {
      // The product without this column, from its highest coefficient down.
      part = 0;
      let without = 0;
      for (let size = leading; size > 0; size -= 1) {
        without = (sets[size] ?? 0) - share * without;
        part += without * (orders[size - 1] ?? 0);
      }
      part *= 1 - share;
    }
    columns[column] = (columns[column] ?? 0) + away * part;
  }
}

/** known! · (columns − known − 1)! / columns! for each number known. */
function ordersOf(columns: number): Float64Array {
  const orders = new Float64Array(columns + 1);
  let share = 1 / Math.max(1, columns);
  for (let known = 0; known < columns; known += 1) {
    orders[known] = share;
    share *= (known + 1) / Math.max(1, columns - known - 1);
  }
  return orders;
}

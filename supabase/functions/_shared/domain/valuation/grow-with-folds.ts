import { COLUMNS_OF_SIZE, treesRow, type Centre } from './attribute-rows.ts';
import { growTrees, type BoostedTrees } from './boosted-trees.ts';
import { binColumn } from './column-bins.ts';
import type { Doubt } from './error-scale.ts';
import { randomFrom } from '../seeded-random.ts';
import type { SoldHome } from './sold-home.ts';

const FOLDS = 5;
/** How much of what trees add may count. */
const SHARES = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** What a sale's comparables make of it without its own home. */
export interface Around {
  readonly byComparables: number;
  readonly doubt: Doubt;
  readonly neighbours: Float64Array;
}

/** A row of a home whose floor area is not told. */
export function withoutSize(row: Float64Array, part: 'likeness' | 'trees'): Float64Array {
  for (const at of COLUMNS_OF_SIZE[part]) row[at] = NaN;
  return row;
}

/**
 * Trees learn what comparables leave: of a home of which little is stated, the homes around it tell more. Those that were
 * grown without a fold judge it, and the mean of all of them is what is said of other homes (cross-validation committees,
 * Parmanto et al. 1996): none are grown for the one purpose alone.
 * @param rowOf what of a home's row they are told
 */
export function growWithFolds(
  sales: readonly SoldHome[],
  centre: Centre,
  targets: Float64Array,
  around: readonly Around[],
  rowOf: (row: Float64Array, part: 'trees') => Float64Array,
) {
  const left = targets.map((target, at) => target - (around[at]?.byComparables ?? 0));
  const columns = columnsOf(sales.length, (at) => {
    const sale = sales[at];
    return sale && rowOf(treesRow(sale, centre, around[at]?.neighbours ?? new Float64Array()), 'trees');
  }).map(binColumn);
  // A home's sales lie in one fold: a second one would tell the price of the first.
  const folds = sales.map(({ key }) => foldOf(key));
  const grown = Array.from({ length: FOLDS }, (_, fold) => {
    const rows = Int32Array.from(sales.keys()).filter((at) => folds[at] !== fold);
    return growTrees(columns, left, rows, randomFrom(fold + 1));
  });
  const heldOut = Float64Array.from(folds, (fold, at) => grown[fold]?.said[at] ?? 0);
  return { trees: meanOf(grown), heldOut };
}

/** All trees side by side, each saying its share. */
function meanOf(grown: readonly BoostedTrees[]): BoostedTrees {
  return {
    base: grown.reduce((sum, { base }) => sum + base, 0) / grown.length,
    trees: grown.flatMap(({ trees }) =>
      trees.map((tree) => ({ ...tree, values: tree.values.map((value) => value / grown.length) })),
    ),
  };
}

/** Rows turned into columns; no more than one row lies beside them. */
function columnsOf(count: number, rowOf: (at: number) => Float64Array | undefined): readonly Float64Array[] {
  const columns: Float64Array[] = [];
  for (let at = 0; at < count; at += 1)
    rowOf(at)?.forEach((value, column) => {
      columns[column] ??= new Float64Array(count).fill(NaN);
      columns[column][at] = value;
    });
  return columns;
}

function foldOf(key: string): number {
  let sum = 0;
  for (const sign of key) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % FOLDS;
}

/** The share of what trees add that leaves the least errors on homes that they did not learn from. */
export function chooseShare(targets: Float64Array, around: readonly Around[], heldOut: Float64Array): number {
  const errorOf = (share: number): number =>
    targets.reduce(
      (sum, target, at) =>
        sum + Math.abs(target - (around[at]?.byComparables ?? 0) - share * (heldOut[at] ?? 0)),
      0,
    );
  return SHARES.map((share) => ({ share, error: errorOf(share) })).reduce((best, one) =>
    one.error < best.error ? one : best,
  ).share;
}

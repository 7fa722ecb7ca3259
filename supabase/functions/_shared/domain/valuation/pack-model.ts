import type { BoostedTrees, Tree } from './boosted-trees.ts';
import type { ValuationModel } from './valuation-model.ts';

/** A tree's nodes that something reaches: where each lies, and what it holds. A limit of null is below every number. */
type PackedTree = readonly [
  at: readonly number[],
  columns: readonly number[],
  limits: readonly (number | null)[],
  values: readonly number[],
  cases: readonly number[],
];

interface PackedModel extends Omit<ValuationModel, 'trees'> {
  readonly trees: {
    readonly base: number;
    readonly size: number;
    readonly trees: readonly PackedTree[];
  } | null;
}

/** A model as a text. What comes back is the same to the last digit, and so is every value. */
export function packModel(model: ValuationModel): string {
  const { trees } = model;
  const packed: PackedModel = {
    ...model,
    trees: trees && {
      base: trees.base,
      size: trees.trees[0]?.columns.length ?? 0,
      trees: trees.trees.map(packTree),
    },
  };
  return JSON.stringify(packed);
}

/** @param text what `packModel` wrote */
export function unpackModel(text: string): ValuationModel {
  // Written by packModel alone; what `version` changes is in `value-home.ts`.
  const packed = JSON.parse(text) as PackedModel;
  const { trees } = packed;
  const unpacked: BoostedTrees | null = trees && {
    base: trees.base,
    trees: trees.trees.map((tree) => unpackTree(tree, trees.size)),
  };
  return { ...packed, trees: unpacked };
}

function packTree({ columns, limits, values, cases }: Tree): PackedTree {
  const at: number[] = [];
  const reach = (node: number): void => {
    at.push(node);
    if ((columns[node] ?? -1) < 0) return;
    reach(2 * node + 1);
    reach(2 * node + 2);
  };
  reach(0);
  const of = (list: Float64Array): number[] => at.map((node) => list[node] ?? 0);
  return [
    at,
    at.map((node) => columns[node] ?? -1),
    of(limits).map((limit) => (limit === -Infinity ? null : limit)),
    of(values),
    of(cases),
  ];
}

function unpackTree([at, columns, limits, values, cases]: PackedTree, size: number): Tree {
  const tree: Tree = {
    columns: new Int16Array(size).fill(-1),
    limits: new Float64Array(size),
    values: new Float64Array(size),
    cases: new Float64Array(size),
  };
  at.forEach((node, place) => {
    tree.columns[node] = columns[place] ?? -1;
    tree.limits[node] = limits[place] ?? -Infinity;
    tree.values[node] = values[place] ?? 0;
    tree.cases[node] = cases[place] ?? 0;
  });
  return tree;
}

import type { BoostedTrees, Tree } from './boosted-trees.ts';

/** One column on the way to a node: which share of cases goes on without knowing it, and whether this case does. */
interface Step {
  readonly column: number;
  readonly unknown: number;
  readonly known: number;
  /** weights of the subsets of columns that are known so far, by how many they are */
  weight: number;
}

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
    walk({ tree, row, columns }, 0, [], { column: -1, unknown: 1, known: 1 });
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

function walk(walked: Walk, node: number, before: readonly Step[], taken: Omit<Step, 'weight'>): void {
  const { tree, row, columns } = walked;
  const steps = extend(before, taken);
  const column = tree.columns[node] ?? -1;
  if (column < 0) {
    steps.forEach((step, at) => {
      if (at === 0) return;
      const weight = unwoundWeights(steps, at).reduce((sum, one) => sum + one, 0);
      columns[step.column] =
        (columns[step.column] ?? 0) + weight * (step.known - step.unknown) * (tree.values[node] ?? 0);
    });
    return;
  }
  const isAbove = (row[column] ?? NaN) > (tree.limits[node] ?? NaN);
  // A column that was asked before is one column still: its earlier step is taken back.
  const earlier = steps.findIndex((step, at) => at > 0 && step.column === column);
  const was = steps[earlier] ?? { unknown: 1, known: 1 };
  const rest = earlier > 0 ? unwind(steps, earlier) : steps;
  for (const [child, known] of [
    [2 * node + 1, isAbove ? 0 : was.known],
    [2 * node + 2, isAbove ? was.known : 0],
  ] as const) {
    const unknown = (was.unknown * (tree.cases[child] ?? 0)) / (tree.cases[node] ?? 1);
    walk(walked, child, rest, { column, unknown, known });
  }
}

function extend(before: readonly Step[], { column, unknown, known }: Omit<Step, 'weight'>): Step[] {
  const depth = before.length;
  const steps = [
    ...before.map((step) => ({ ...step })),
    { column, unknown, known, weight: depth === 0 ? 1 : 0 },
  ];
  for (let at = depth - 1; at >= 0; at -= 1) {
    const here = steps[at];
    const next = steps[at + 1];
    if (!here || !next) continue;
    next.weight += (known * here.weight * (at + 1)) / (depth + 1);
    here.weight = (unknown * here.weight * (depth - at)) / (depth + 1);
  }
  return steps;
}

function unwind(steps: readonly Step[], taken: number): Step[] {
  const weights = unwoundWeights(steps, taken);
  return steps.toSpliced(taken, 1).map((step, at) => ({ ...step, weight: weights[at] ?? 0 }));
}

/** The weights as they were without one of the steps. */
function unwoundWeights(steps: readonly Step[], taken: number): Float64Array {
  const last = steps.length - 1;
  const { known, unknown } = steps[taken] ?? { known: 1, unknown: 1 };
  const weights = new Float64Array(last);
  let next = steps[last]?.weight ?? 0;
  for (let at = last - 1; at >= 0; at -= 1) {
    const weight = steps[at]?.weight ?? 0;
    if (known !== 0) {
      weights[at] = (next * (last + 1)) / ((at + 1) * known);
      next = weight - ((weights[at] ?? 0) * unknown * (last - at)) / (last + 1);
    } else weights[at] = (weight * (last + 1)) / (unknown * (last - at));
  }
  return weights;
}

import { describe, expect, it } from 'vitest';
import { applyTrees } from './apply-trees.ts';
import { treesRow } from './attribute-rows.ts';
import { growWithFolds } from './grow-with-folds.ts';
import { standInMarket } from './stand-in-market.ts';

const FOLDS = 5;
const centre = { x: 0, y: 0 };
const neighbours = new Float64Array();
const sales = standInMarket(400, 0.08);
const around = sales.map(() => ({ byComparables: 12, doubt: { variance: 1, scatter: 1 }, neighbours }));
const grownFrom = (targets: Float64Array) => growWithFolds(sales, centre, targets, around, (row) => row);
const targets = Float64Array.from(sales, ({ price }) => Math.log(price));
const { trees, heldOut } = grownFrom(targets);

describe('growWithFolds()', () => {
  it('says the mean of what was grown without each fold, and grows nothing else', () => {
    const each = trees.trees.length / FOLDS;
    expect(Number.isInteger(each)).toBe(true);
    const rows = sales.map((sale) => treesRow(sale, centre, neighbours));
    // What judges a home is one of the five.
    const forests = Array.from({ length: FOLDS }, (_, fold) =>
      trees.trees.slice(fold * each, (fold + 1) * each).map((tree) => ({
        ...tree,
        values: tree.values.map((value) => value * FOLDS),
      })),
    );
    rows.forEach((row, at) => {
      const said = forests.map((forest) => applyTrees({ base: trees.base, trees: forest }, row));
      const mean = said.reduce((sum, one) => sum + one, 0) / FOLDS;
      expect(applyTrees(trees, row)).toBeCloseTo(mean, 9);
      // Each forest begins at the mean of its own homes, a little beside that of all.
      expect(Math.min(...said.map((one) => Math.abs(one - (heldOut[at] ?? NaN))))).toBeLessThan(0.02);
    });
  });

  it('judges a home by trees that never saw its price', () => {
    const at = 17;
    const dearer = grownFrom(targets.map((target, place) => (place === at ? target + 0.5 : target)));
    expect(dearer.heldOut[at]).toBeCloseTo(heldOut[at] ?? NaN, 1.5);
    const row = treesRow(sales[at] ?? failed(), centre, neighbours);
    expect(applyTrees(dearer.trees, row) - applyTrees(trees, row)).toBeGreaterThan(0.02);
  });
});

function failed(): never {
  throw new Error('there should be one');
}

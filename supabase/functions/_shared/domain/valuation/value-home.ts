import { equationRow, likenessRow, treesRow } from './attribute-rows.ts';
import { applyTrees } from './boosted-trees.ts';
import { doubtRow, rangeAround } from './error-scale.ts';
import { CANDIDATES, krige, type Kriged, type KnownSale } from './kriging.ts';
import { levelAt } from './market-level.ts';
import type { FindNearest } from './nearest.ts';
import { applyEquation } from './price-equation.ts';
import type { ValuedHome } from './sold-home.ts';
import { standardise } from './statistics.ts';
import type { ValuationModel } from './valuation-model.ts';

/** A value in whole units of the currency, and what it came from. */
export interface Value {
  readonly estimate: number;
  /** between these lie the prices of eight such homes in ten */
  readonly low: number;
  readonly high: number;
  /** by how much the trees say more than the comparables, as a log; 0 where there are none */
  readonly disagreement: number;
  readonly kriged: Kriged;
}

/**
 * Values a home: the mean of what its comparables and the trees say, as logs.
 * @param findNearest over the sales that are known on that day; the home's own are left out here
 */
export function valueHome(
  model: ValuationModel,
  home: ValuedHome,
  findNearest: FindNearest<KnownSale>,
): Value {
  const asked = { ...home, likeness: standardise(likenessRow(home), model.likeness) };
  const kriged = krige(
    asked,
    findNearest(home, CANDIDATES, ({ key }) => key !== home.key),
  );
  const byComparables = applyEquation(model.equation, equationRow(home, model.centre)) + kriged.estimate;
  const byTrees = model.trees ? applyTrees(model.trees, treesRow(home, model.centre)) : byComparables;
  const mean = (byComparables + byTrees) / 2;
  const doubt = doubtRow(home, kriged, byComparables - byTrees, mean);
  const { low, high } = rangeAround(model.interval, mean, doubt);
  const log = mean + model.interval.middle + levelAt(model.level, home.day);
  return {
    estimate: Math.exp(log),
    low: Math.exp(log + low),
    high: Math.exp(log + high),
    disagreement: byTrees - byComparables,
    kriged,
  };
}

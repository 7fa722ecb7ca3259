import { equationRow, treesRow } from './attribute-rows.ts';
import { applyTrees } from './apply-trees.ts';
import { doubtOf, doubtRow, rangeAround } from './error-scale.ts';
import { CANDIDATES, krige, likenessFor, type Kriged, type KnownSale } from './kriging.ts';
import { levelAt, monthsAhead } from './market-level.ts';
import type { FindNearest } from './nearest.ts';
import { applyEquation } from './price-equation.ts';
import type { ValuedHome } from './sold-home.ts';
import { neighboursRow } from './neighbours.ts';
import { sizePart } from './size-slope.ts';
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
  /** by how much values of about this one are moved, as a log, since such homes are sold for more or less than theirs */
  readonly moved: number;
  /** what the trees were asked with */
  readonly treeColumns: Float64Array;
}

/** The shares of a value that are the comparables' and the trees', as logs. */
export function sharesOf({ version, trees, treesShare = 1 }: ValuationModel): {
  readonly equation: number;
  readonly trees: number;
} {
  if (!trees) return { equation: 1, trees: 0 };
  return version === 1 ? { equation: 0.5, trees: 0.5 } : { equation: 1, trees: treesShare };
}

/**
 * Values a home: what its comparables say, and what trees that learned from their errors add, as logs.
 * @param findNearest over the sales that are known on that day; the home's own are left out here
 */
export function valueHome(
  model: ValuationModel,
  home: ValuedHome,
  findNearest: FindNearest<KnownSale>,
): Value {
  const asked = { ...home, likeness: likenessFor(model.likeness, home) };
  const near = findNearest(home, CANDIDATES[model.version], ({ key }) => key !== home.key);
  const kriged = krige(asked, near, model.covariance);
  const row = equationRow(home, model.centre);
  const byComparables = applyEquation(model.equation, row) + kriged.estimate;
  // Where size counts by the equation alone, trees are told of a home as if it had the usual one.
  const told = model.isSizeApart ? byComparables - sizePart(model.equation, row) : byComparables;
  const treeColumns = treesRow(home, model.centre, neighboursRow(home, told, kriged, near));
  const { equation, trees } = sharesOf(model);
  const said = model.trees ? applyTrees(model.trees, treeColumns) : 0;
  const mean = equation * byComparables + trees * said;
  // In version 1 the trees state a value, later on what is to be added to one.
  const disagreement = model.version === 1 && model.trees ? said - byComparables : said;
  const doubt = doubtRow(home, doubtOf(kriged), disagreement, mean);
  const ahead = monthsAhead(model.level, home.day);
  const { middle, low, high } = rangeAround(model.interval, mean, doubt, ahead);
  const log = mean + model.interval.middle + middle + levelAt(model.level, home.day);
  return {
    estimate: Math.exp(log),
    low: Math.exp(log + low),
    high: Math.exp(log + high),
    disagreement,
    kriged,
    moved: middle,
    treeColumns,
  };
}

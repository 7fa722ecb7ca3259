import { equationRow, likenessRow } from './attribute-rows.ts';
import { doubtOf, doubtRow, errorScaleOf, latestOf, type JudgedSale } from './error-scale.ts';
import { krige, likenessFor, CANDIDATES, COVARIANCES, type Covariance, type KnownSale } from './kriging.ts';
import { carryLevel, fitLevel, followLevel, levelAt, type SeasonalPrior } from './market-level.ts';
import { findCentre } from './find-centre.ts';
import { chooseShare, growWithFolds, withoutSize, type Around } from './grow-with-folds.ts';
import { createFindNearest } from './nearest.ts';
import { neighboursRow } from './neighbours.ts';
import { applyEquation, fitEquation } from './price-equation.ts';
import { boundSlope, sizePart } from './size-slope.ts';
import type { SoldHome } from './sold-home.ts';
import { momentsOf } from './statistics.ts';
import type { ValuationModel } from './valuation-model.ts';

/** Fewer sales support no valuation. */
export const LEAST_SALES = 30;
/** Trees learn nothing that holds from fewer. */
const LEAST_SALES_OF_TREES = 300;
/** Likeness and trees of fewer make steps of floor area: there it counts by the equation alone, evenly. */
const LEAST_SALES_OF_SIZE = 5000;

/**
 * Learns a market from its sales: a price equation, the market's level, trees, and how far off they are.
 * @param prior what is known of the market's year; without it the level of days to come is the latest one
 * @returns null where sales are fewer than `LEAST_SALES`
 */
export function fitValuation(sales: readonly SoldHome[], prior: SeasonalPrior | null): ValuationModel | null {
  if (sales.length < LEAST_SALES) return null;
  const { parts, targets, sizeParts } = fitEquations(sales, prior);
  const { centre, isSizeApart } = parts;
  const { covariance, around } = lookAround(sales, parts, sizeParts);
  const rowOf = isSizeApart ? withoutSize : (row: Float64Array): Float64Array => row;
  const grown =
    sales.length < LEAST_SALES_OF_TREES ? null : growWithFolds(sales, centre, targets, around, rowOf);
  const treesShare = grown ? chooseShare(targets, around, grown.heldOut) : 0;
  const judged = judge(sales, targets, around, grown?.heldOut ?? null, treesShare);
  const errors = judged.map(({ day, error }) => ({ day, residual: error }));
  return {
    ...parts,
    level: carryLevel(parts.level, errors, latestOf(errors)),
    covariance,
    trees: grown?.trees ?? null,
    treesShare,
    // A move that changes with the value would change with floor area as well, which counts evenly there.
    interval: errorScaleOf(judged, !isSizeApart),
  };
}

/**
 * Centre, level and equation; what each sale's price is above the level, and what of that the equation adds for its size
 * where trees are told nothing of it. What they are learned from is let go of: a large market's takes much room.
 */
function fitEquations(sales: readonly SoldHome[], prior: SeasonalPrior | null) {
  const logs = Float64Array.from(sales, ({ price }) => Math.log(price));
  const centre = findCentre(sales, logs);
  const rows = sales.map((sale) => equationRow(sale, centre));
  const timeless = fitEquation(rows, logs);
  const first = sales.map((sale, at) => ({
    day: sale.day,
    residual: (logs[at] ?? 0) - applyEquation(timeless, rows[at] ?? []),
  }));
  const level = fitLevel(first, prior);
  const targets = logs.map((log, at) => log - levelAt(level, sales[at]?.day ?? 0));
  const isSizeApart = sales.length < LEAST_SALES_OF_SIZE;
  const rowOf = isSizeApart ? withoutSize : (row: Float64Array): Float64Array => row;
  const equation = boundSlope(fitEquation(rows, targets), rows, targets);
  const sizeParts = Float64Array.from(rows, (row) => (isSizeApart ? sizePart(equation, row) : 0));
  const parts = {
    version: 6,
    sales: sales.length,
    firstDay: sales.reduce((least, { day }) => Math.min(least, day), Infinity),
    lastDay: sales.reduce((most, { day }) => Math.max(most, day), -Infinity),
    centre,
    level,
    equation,
    likeness: momentsOf(sales.map((sale) => rowOf(likenessRow(sale), 'likeness'))),
    isSizeApart,
  } as const;
  return { parts, targets, sizeParts };
}

/** What a fitted market makes of a sale: its place, its likeness, and what level and equation do not explain of its price. */
export function knownSale(
  model: Pick<ValuationModel, 'centre' | 'level' | 'equation' | 'likeness'>,
  sale: SoldHome,
): KnownSale {
  const above = Math.log(sale.price) - levelAt(model.level, sale.day);
  let residual: number | null = null;
  return {
    key: sale.key,
    x: sale.x,
    y: sale.y,
    day: sale.day,
    price: sale.price,
    groups: sale.groups,
    attributes: sale.attributes,
    above,
    likeness: likenessFor(model.likeness, sale),
    // Reckoned when it is asked for: of the sales around a home few weigh in.
    get residual() {
      residual ??= above - applyEquation(model.equation, equationRow(sale, model.centre));
      return residual;
    },
  };
}

/**
 * The same market with the level that later sales show; equation and trees stay. What sales are known by then, old and
 * new, is for the caller to say.
 */
export function moveLevel(model: ValuationModel, sales: readonly SoldHome[]): ValuationModel {
  const residuals = sales.map((sale) => ({
    day: sale.day,
    residual: Math.log(sale.price) - applyEquation(model.equation, equationRow(sale, model.centre)),
  }));
  return { ...model, level: followLevel(model.level, fitLevel(residuals, model.level.prior)) };
}

/**
 * The covariance that explains a market's sales best, and what each sale's comparables make of it by that.
 * @param sizeParts what the equation adds to each sale for its size, of which trees are told nothing
 */
function lookAround(
  sales: readonly SoldHome[],
  parts: Parameters<typeof knownSale>[0],
  sizeParts: Float64Array,
): { readonly covariance: Covariance; readonly around: readonly Around[] } {
  const learned = learn(sales, parts);
  const covariance = chooseCovariance(learned);
  const around = learned.known.map((sale, at) => {
    const near = learned.nearestTo(sale);
    const kriged = krige(sale, near, covariance);
    const byComparables = sale.above - sale.residual + kriged.estimate;
    return {
      byComparables,
      // Not which sales they were: forty of each of thousands would take more room than all else.
      doubt: doubtOf(kriged),
      neighbours: neighboursRow(sale, byComparables - (sizeParts[at] ?? 0), kriged, near),
    };
  });
  return { covariance, around };
}

/** All sales of a market, and for each of them the others around it. */
interface Learned {
  readonly known: readonly NumberedSale[];
  readonly nearestTo: (sale: NumberedSale) => readonly KnownSale[];
}

/** Its home as a number: millions of pairs are asked whether they are one home. */
interface NumberedSale extends KnownSale {
  readonly home: number;
}

function learn(sales: readonly SoldHome[], parts: Parameters<typeof knownSale>[0]): Learned {
  const numbers = new Map([...new Set(sales.map(({ key }) => key))].map((key, at) => [key, at]));
  const known = sales.map((sale) => ({ ...knownSale(parts, sale), home: numbers.get(sale.key) ?? -1 }));
  const findNearest = createFindNearest(known);
  return {
    known,
    nearestTo: (sale) => findNearest(sale, CANDIDATES[6], ({ home }) => home !== sale.home),
  };
}

/** So many sales, spread over all of them, are valued with each covariance that is tried. */
const TRIED_SALES = 1200;

/** The covariance with which a market's sales explain each other best, each without its own home. */
function chooseCovariance({ known, nearestTo }: Learned): Covariance {
  const tried = known
    .filter((_, at) => at % Math.ceil(known.length / TRIED_SALES) === 0)
    .map((sale) => ({ sale, near: nearestTo(sale) }));
  const errorOf = (covariance: Covariance): number =>
    tried.reduce(
      (sum, { sale, near }) => sum + Math.abs(sale.residual - krige(sale, near, covariance).estimate),
      0,
    );
  return COVARIANCES.map((covariance) => ({ covariance, error: errorOf(covariance) })).reduce((best, one) =>
    one.error < best.error ? one : best,
  ).covariance;
}

/** Errors of all sales, each valued without itself. */
function judge(
  sales: readonly SoldHome[],
  targets: Float64Array,
  around: readonly Around[],
  heldOut: Float64Array | null,
  treesShare: number,
): readonly JudgedSale[] {
  return sales.flatMap((sale, at) => {
    const seen = around[at];
    if (!seen) return [];
    const said = heldOut?.[at] ?? 0;
    const value = seen.byComparables + treesShare * said;
    return [
      {
        day: sale.day,
        error: (targets[at] ?? 0) - value,
        value,
        doubt: doubtRow(sale, seen.doubt, said, value),
      },
    ];
  });
}

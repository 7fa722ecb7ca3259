import { equationRow, likenessRow, treesRow, type Centre } from './attribute-rows.ts';
import { growTrees, type BoostedTrees } from './boosted-trees.ts';
import { binColumn } from './column-bins.ts';
import { doubtRow, errorScaleOf } from './error-scale.ts';
import { krige, CANDIDATES, type KnownSale } from './kriging.ts';
import { fitLevel, levelAt, type SeasonalPrior } from './market-level.ts';
import { createFindNearest } from './nearest.ts';
import { applyEquation, fitEquation } from './price-equation.ts';
import { randomFrom } from '../seeded-random.ts';
import type { SoldHome } from './sold-home.ts';
import { momentsOf, standardise } from './statistics.ts';
import type { ValuationModel } from './valuation-model.ts';

/** Fewer sales support no valuation. */
export const LEAST_SALES = 30;
/** Trees learn nothing that holds from fewer. */
const LEAST_SALES_OF_TREES = 300;
/** The latest sales, on which errors are measured. */
const JUDGED_SALES = 3000;
const FOLDS = 3;

/**
 * Learns a market from its sales: a price equation, the market's level, trees, and how far off they are.
 * @param prior what is known of the market's year; without it the level of days to come is the latest one
 * @returns null where sales are fewer than `LEAST_SALES`
 */
export function fitValuation(sales: readonly SoldHome[], prior: SeasonalPrior | null): ValuationModel | null {
  if (sales.length < LEAST_SALES) return null;
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
  const parts = {
    version: 1,
    sales: sales.length,
    firstDay: sales.reduce((least, { day }) => Math.min(least, day), Infinity),
    lastDay: sales.reduce((most, { day }) => Math.max(most, day), -Infinity),
    centre,
    level,
    equation: fitEquation(rows, targets),
    likeness: momentsOf(sales.map(likenessRow)),
  } as const;
  const grown = sales.length < LEAST_SALES_OF_TREES ? null : growWithFolds(sales, centre, targets);
  return {
    ...parts,
    trees: grown?.trees ?? null,
    interval: judge(parts, sales, targets, grown?.heldOut ?? null),
  };
}

/** What a fitted market makes of a sale: its place, its likeness, and what level and equation do not explain of its price. */
export function knownSale(
  model: Pick<ValuationModel, 'centre' | 'level' | 'equation' | 'likeness'>,
  sale: SoldHome,
): KnownSale {
  let residual: number | null = null;
  return {
    key: sale.key,
    x: sale.x,
    y: sale.y,
    day: sale.day,
    price: sale.price,
    groups: sale.groups,
    likeness: standardise(likenessRow(sale), model.likeness),
    // Reckoned when it is asked for: of the sales around a home few weigh in.
    get residual() {
      residual ??=
        Math.log(sale.price) -
        levelAt(model.level, sale.day) -
        applyEquation(model.equation, equationRow(sale, model.centre));
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
  return { ...model, level: fitLevel(residuals, model.level.prior) };
}

function growWithFolds(sales: readonly SoldHome[], centre: Centre, targets: Float64Array) {
  const rows = sales.map((sale) => treesRow(sale, centre));
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, at) =>
    binColumn(Float64Array.from(rows, (row) => row[at] ?? NaN)),
  );
  const grow = (of: (fold: number) => boolean, seed: number) =>
    growTrees(
      columns,
      targets,
      Int32Array.from(sales.keys()).filter((at) => of(folds[at] ?? 0)),
      randomFrom(seed),
    );
  // A home's sales lie in one fold: a second one would tell the price of the first.
  const folds = sales.map(({ key }) => foldOf(key));
  const held = Array.from({ length: FOLDS }, (_, fold) => grow((other) => other !== fold, fold + 2).said);
  const heldOut = Float64Array.from(folds, (fold, at) => held[fold]?.[at] ?? 0);
  const { base, trees } = grow(() => true, 1);
  return { trees: { base, trees } satisfies BoostedTrees, heldOut };
}

function foldOf(key: string): number {
  let sum = 0;
  for (const sign of key) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % FOLDS;
}

/** Errors on the latest sales, each valued without itself. */
function judge(
  parts: Pick<ValuationModel, 'centre' | 'level' | 'equation' | 'likeness'>,
  sales: readonly SoldHome[],
  targets: Float64Array,
  heldOut: Float64Array | null,
) {
  const known = sales.map((sale) => knownSale(parts, sale));
  const findNearest = createFindNearest(known);
  const latest = [...sales.keys()]
    .sort((one, other) => (sales[other]?.day ?? 0) - (sales[one]?.day ?? 0))
    .slice(0, JUDGED_SALES);
  const judged = latest.flatMap((at) => {
    const [sale, asked] = [sales[at], known[at]];
    if (!sale || !asked) return [];
    const kriged = krige(
      asked,
      findNearest(asked, CANDIDATES, ({ key }) => key !== asked.key),
    );
    const byKriging = (targets[at] ?? 0) - asked.residual + kriged.estimate;
    const byTrees = heldOut?.[at] ?? byKriging;
    const estimate = (byKriging + byTrees) / 2;
    return [
      {
        error: (targets[at] ?? 0) - estimate,
        value: estimate,
        doubt: doubtRow(sale, kriged, byKriging - byTrees, estimate),
      },
    ];
  });
  return errorScaleOf(judged);
}

/** So many places are tried as the centre. */
const CENTRES = 80;

/** The place from which prices fall the most with distance, among those of some sales. */
function findCentre(sales: readonly SoldHome[], logs: Float64Array): Centre {
  const area = sales.map((sale) => Float64Array.of(Math.log(sale.attributes.areaM2 ?? NaN)));
  const equation = fitEquation(area, logs);
  const dear = logs.map((log, at) => log - applyEquation(equation, area[at] ?? []));
  const tried = sales.filter((_, at) => at % Math.ceil(sales.length / CENTRES) === 0);
  const slopes = tried.map(({ x, y }) => ({
    x,
    y,
    fall: -correlation(
      sales.map((sale) => Math.log(1 + Math.hypot(sale.x - x, sale.y - y))),
      dear,
    ),
  }));
  const { x, y } = slopes.reduce((best, one) => (one.fall > best.fall ? one : best));
  return { x, y };
}

function correlation(xs: readonly number[], ys: Float64Array): number {
  const n = xs.length;
  const meanX = xs.reduce((sum, x) => sum + x, 0) / n;
  const meanY = ys.reduce((sum, y) => sum + y, 0) / n;
  let [both, squaresX, squaresY] = [0, 0, 0];
  xs.forEach((x, at) => {
    const [dx, dy] = [x - meanX, (ys[at] ?? 0) - meanY];
    both += dx * dy;
    squaresX += dx * dx;
    squaresY += dy * dy;
  });
  return both / Math.sqrt(squaresX * squaresY + 1e-12);
}

import { LOG_OF_USUAL_AREA, namesOfColumns } from './attribute-rows.ts';
import { fitEquation, partsOfEquation, type LinearEquation } from './price-equation.ts';

/**
 * By how much a price may rise with floor area, log by log: never not at all, and a home of twice the size costs at most
 * twice as much. Studies of house prices find such slopes (Sirmans et al. 2005); where few homes are sold, a size that goes
 * with something that nothing states would seem to be worth more than that.
 */
export const LEAST_SLOPE = 0.1;
export const MOST_SLOPE = 1;

/** The equation's columns of floor area: its log, and how far that is from the usual one, squared. */
const COLUMNS = namesOfColumns('equation').flatMap((name, at) => (name === 'areaM2' ? [at] : []));
const [LOG = 0, SQUARE = 1] = COLUMNS;
const LEAST_DEVIATION = 1e-9;

/** What floor area adds to a home by the equation. */
export function sizePart(equation: LinearEquation, row: Float64Array): number {
  const parts = partsOfEquation(equation, row);
  return COLUMNS.reduce((sum, at) => sum + (parts[at] ?? 0), 0);
}

/**
 * The same equation if floor area counts for as much as it may in every home of these, else the one that comes nearest to
 * them with the slopes at both ends of their sizes moved to where they may be.
 */
export function boundSlope(
  equation: LinearEquation,
  rows: readonly Float64Array[],
  targets: ArrayLike<number>,
): LinearEquation {
  const { means, deviations, weights } = equation;
  const logs = rows.map((row) => row[LOG] ?? NaN).filter((log) => !Number.isNaN(log));
  const perUnit = (at: number): number => {
    const deviation = deviations[at] ?? 0;
    return deviation < LEAST_DEVIATION ? 0 : (weights[at] ?? 0) / deviation;
  };
  if ((deviations[LOG] ?? 0) < LEAST_DEVIATION) return equation;
  const least = logs.reduce((low, log) => Math.min(low, log), Infinity);
  const most = logs.reduce((high, log) => Math.max(high, log), -Infinity);
  const slopes = [least, most].map((log) => perUnit(LOG) + 2 * perUnit(SQUARE) * (log - LOG_OF_USUAL_AREA));
  const [atLeast = 0, atMost = 0] = slopes.map((slope) => Math.max(LEAST_SLOPE, Math.min(MOST_SLOPE, slope)));
  if (atLeast === slopes[0] && atMost === slopes[1]) return equation;
  const bend = (atMost - atLeast) / (2 * (most - least));
  const slope = atLeast - 2 * bend * (least - LOG_OF_USUAL_AREA);
  const given = weights.map((_, at) => {
    if (at === LOG) return slope * (deviations[LOG] ?? 0);
    return at === SQUARE ? bend * (deviations[SQUARE] ?? 0) : 0;
  });
  const bySize = { means, deviations, weights: given, intercept: 0 };
  const rest = fitEquation(
    rows.map((row) => row.map((value, at) => (COLUMNS.includes(at) ? NaN : value))),
    Float64Array.from(targets, (target, at) => target - sizePart(bySize, rows[at] ?? new Float64Array())),
  );
  return {
    means,
    deviations,
    intercept: rest.intercept,
    weights: rest.weights.map((weight, at) => (COLUMNS.includes(at) ? (given[at] ?? 0) : weight)),
  };
}

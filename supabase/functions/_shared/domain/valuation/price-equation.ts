import { solve } from './solve.ts';
import { median, MEDIAN_OF_NORMAL, momentsOf, standardise, type Moments } from './statistics.ts';

/** A linear equation over standardised columns. */
export interface LinearEquation extends Moments {
  readonly intercept: number;
  readonly weights: readonly number[];
}

/** An error of more than so many standard deviations pulls as if it were no larger (Huber 1964). */
const HUBER_K = 1.5;
const ROUNDS = 4;
const RIDGE = 1;
/**
 * A ridge regression that outliers cannot bend.
 * @param rows what is known of each case, NaN where it is not
 */
export function fitEquation(rows: readonly Float64Array[], targets: ArrayLike<number>): LinearEquation {
  const moments = momentsOf(rows);
  const size = (rows[0]?.length ?? 0) + 1;
  // Row after row: an array of its own for each of thousands takes more room than what it holds.
  const standard = new Float64Array(rows.length * size).fill(1);
  rows.forEach((row, at) => standard.set(standardise(row, moments), at * size));
  let pulls = new Float64Array(rows.length).fill(1);
  let solution = new Float64Array();
  const errors = new Float64Array(rows.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    solution = solveRound(standard, size, targets, pulls);
    for (let at = 0; at < errors.length; at += 1)
      errors[at] = Math.abs((targets[at] ?? 0) - dot(standard, at * size, solution));
    const limit = (HUBER_K * median(errors)) / MEDIAN_OF_NORMAL;
    pulls = Float64Array.from(errors, (error) => (error > limit ? limit / error : 1));
  }
  return { ...moments, intercept: solution.at(-1) ?? 0, weights: [...solution.subarray(0, -1)] };
}

/** What each column adds to the intercept. */
export function partsOfEquation(equation: LinearEquation, row: ArrayLike<number>): Float64Array {
  return standardise(row, equation).map((value, at) => value * (equation.weights[at] ?? 0));
}

export function applyEquation(equation: LinearEquation, row: ArrayLike<number>): number {
  const standard = standardise(row, equation);
  let sum = equation.intercept;
  for (let at = 0; at < standard.length; at += 1) sum += (standard[at] ?? 0) * (equation.weights[at] ?? 0);
  return sum;
}

/** The last column is the intercept's: it alone is held by no ridge. */
function solveRound(rows: Float64Array, size: number, targets: ArrayLike<number>, pulls: Float64Array) {
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (let at = 0; at < pulls.length; at += 1) {
    const row = at * size;
    for (let i = 0; i < size; i += 1) {
      const part = (pulls[at] ?? 0) * (rows[row + i] ?? 0);
      if (part === 0) continue;
      right[i] = (right[i] ?? 0) + part * (targets[at] ?? 0);
      for (let j = 0; j <= i; j += 1)
        matrix[i * size + j] = (matrix[i * size + j] ?? 0) + part * (rows[row + j] ?? 0);
    }
  }
  for (let i = 0; i < size - 1; i += 1) matrix[i * size + i] = (matrix[i * size + i] ?? 0) + RIDGE;
  return solve(matrix, right);
}

/** @param row where in all rows the one begins */
function dot(rows: Float64Array, row: number, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += (rows[row + at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

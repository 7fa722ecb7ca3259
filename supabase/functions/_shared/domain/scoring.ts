import { bandOf, bandOfShare, errorBand, missesByAtMost, type BandLabel } from './error-bands.ts';
import { errorPercent, type PriceRange } from './misses.ts';

/** Raise it whenever a formula gives another number for the same guess: stored guesses keep the version they were scored by. */
export const FORMULA_VERSION = 1;

export const FORMULAS = ['log_ratio', 'classic_bands', 'absolute_error', 'percent_error'] as const;
export type Formula = (typeof FORMULAS)[number];

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** k of the log ratio formula per difficulty (decisions, "Scoring"). */
export const STEEPNESS: Readonly<Record<Difficulty, number>> = { easy: 3, normal: 4, hard: 5 };

/** Classic bands (decisions, "Scoring"): misses up to so many percent of the price give so many points. */
export const CLASSIC_BANDS = [
  { upToPercent: 5, points: 100 },
  { upToPercent: 10, points: 90 },
  { upToPercent: 15, points: 80 },
  { upToPercent: 20, points: 70 },
  { upToPercent: 25, points: 60 },
  { upToPercent: 35, points: 50 },
  { upToPercent: 50, points: 40 },
  { upToPercent: 75, points: 30 },
  { upToPercent: 100, points: 20 },
  { upToPercent: Infinity, points: 10 },
] as const;

/** A range guess claims to hold the price with this probability; 1 − α of the interval score. */
export const RANGE_CONFIDENCE = 0.5;

/** Absolute error gives nothing from a miss of so many minor units on (500,000.00), unless the game says otherwise. */
export const DEFAULT_ABSOLUTE_LIMIT_MINOR = 50_000_000;

/** One amount in minor units, or a range. */
export type PriceGuess = { readonly amountMinor: number } | PriceRange;

export interface ScoreInput {
  readonly formula: Formula;
  readonly difficulty: Difficulty;
  readonly guess: PriceGuess;
  readonly priceMinor: number;
  /** What hints leave of the points, from `hintMultiplier`. */
  readonly multiplier?: number;
  readonly absoluteLimitMinor?: number;
}

export interface RoundScore {
  /** Whole points, 0 to `maxRoundScore`. */
  readonly score: number;
  /** ln(guess / price): above zero for a guess too high. Ties rank by the median of its size. */
  readonly logError: number;
  /** |guess / price − 1| · 100, two decimals. */
  readonly errorPercent: number;
  /** Number of the error band, 0 (best) to 5; hints leave it as it is. */
  readonly band: number;
  readonly label: BandLabel;
}

/** Points of a perfect round without hints. */
export function maxRoundScore(formula: Formula): number {
  return formula === 'classic_bands' ? 100 : 1000;
}

/**
 * Scores one guess. A single amount earns by the game's formula; a range earns by its interval score, whatever the
 * formula: its band follows from the same points, since a middle says nothing of a width. Its error is its geometric
 * middle's.
 */
export function scoreGuess(input: ScoreInput): RoundScore {
  const { formula, guess, priceMinor } = input;
  const pointMinor = pointOf(guess);
  const earned = share(input, pointMinor);
  const points = maxRoundScore(formula) * earned * (input.multiplier ?? 1);
  const band = 'lowMinor' in guess ? bandOfShare(earned) : errorBand(pointMinor, priceMinor);
  return {
    // Ten decimals first: 1000 · 0.9 · 0.95 must not lose half a point to binary fractions.
    score: Math.round(Number(points.toFixed(10))),
    logError: Math.log(pointMinor / priceMinor),
    errorPercent: errorPercent(pointMinor, priceMinor),
    band,
    label: bandOf(band).label,
  };
}

/** The single amount that stands for a guess: the geometric middle of a range, in whole minor units. */
export function pointOf(guess: PriceGuess): number {
  if ('amountMinor' in guess) return guess.amountMinor;
  return Math.round(Math.sqrt(guess.lowMinor) * Math.sqrt(guess.highMinor));
}

function share(input: ScoreInput, pointMinor: number): number {
  const { guess, priceMinor } = input;
  if ('lowMinor' in guess) return intervalShare(guess, priceMinor, STEEPNESS[input.difficulty]);
  switch (input.formula) {
    case 'log_ratio':
      return logRatioShare(pointMinor, priceMinor, STEEPNESS[input.difficulty]);
    case 'classic_bands':
      return classicShare(pointMinor, priceMinor);
    case 'absolute_error': {
      const limit = input.absoluteLimitMinor ?? DEFAULT_ABSOLUTE_LIMIT_MINOR;
      return Math.max(0, 1 - Math.abs(pointMinor - priceMinor) / limit);
    }
    case 'percent_error':
      return Math.max(0, 1 - Math.abs(pointMinor - priceMinor) / priceMinor);
  }
}

/** e^(−k · |ln(guess / price)|): the default, symmetric in the ratio, so an honest guess stays the best one. */
function logRatioShare(guessMinor: number, priceMinor: number, steepness: number): number {
  return Math.exp(-steepness * Math.abs(Math.log(guessMinor / priceMinor)));
}

function classicShare(guessMinor: number, priceMinor: number): number {
  const row = CLASSIC_BANDS.find((band) => missesByAtMost(band.upToPercent, guessMinor, priceMinor));
  return (row?.points ?? 0) / 100;
}

/**
 * The interval score of Gneiting and Raftery (2007), "Strictly Proper Scoring Rules, Prediction, and Estimation",
 * equation 43, on logarithms: width + 2/α · what the price lies outside by. Points fall linearly with it, which keeps it
 * proper: the middle half of what a player believes earns the most.
 */
function intervalShare(range: PriceRange, priceMinor: number, steepness: number): number {
  const low = Math.log(range.lowMinor);
  const high = Math.log(range.highMinor);
  const price = Math.log(priceMinor);
  const outside = Math.max(0, low - price, price - high);
  const loss = high - low + (2 / (1 - RANGE_CONFIDENCE)) * outside;
  return Math.max(0, 1 - (loss * steepness) / 16);
}

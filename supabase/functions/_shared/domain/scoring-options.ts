import type { Formula } from './scoring.ts';

/** What a game may add to its formula. Every option is off unless the game sets it. */
export interface ScoringOptions {
  /** Extra points per error band, best first: [100, 50] rewards "spot on" and "excellent". */
  readonly bandBonus?: readonly number[];
  /** Extra points for each earlier round of an unbroken streak of "close" or better, this round included. */
  readonly streakBonus?: { readonly perRound: number; readonly atMost: number };
  /** What a guess above the price loses of its points, 0 to 1: "closest without going over". */
  readonly overPricePenalty?: number;
  /** Points for answering at once, falling evenly to 0 at the deadline. */
  readonly timeBonus?: number;
}

export interface OptionInput {
  readonly score: number;
  /** Points of a perfect round of the formula: bonuses are in proportion to it, and no round gives more. */
  readonly maxScore: number;
  /** Number of the error band, 0 (best) to 5. */
  readonly band: number;
  /** ln(guess / price). */
  readonly logError: number;
  /** Earlier rounds in a row that were "close" or better. */
  readonly streakBefore: number;
  /** Share of the round's time that was left, 0 to 1; 0 where there is no clock. */
  readonly timeLeftShare: number;
}

/** Presets that the builder offers, in points of 1,000 a round. A game has any of them; by default it has none. */
export const SCORING_OPTION_SETS = {
  'band-bonuses': { bandBonus: [100, 50, 25] },
  streaks: { streakBonus: { perRound: 25, atMost: 100 } },
  penalties: { overPricePenalty: 0.25 },
  'time-bonus': { timeBonus: 100 },
} as const satisfies Readonly<Record<string, ScoringOptions>>;

export type ScoringOptionKey = keyof typeof SCORING_OPTION_SETS;
export const SCORING_OPTION_KEYS = [
  'band-bonuses',
  'streaks',
  'penalties',
  'time-bonus',
] as const satisfies readonly ScoringOptionKey[];

/**
 * Points for the amount missed say how far off a guess was in money; a bonus for a band says it in per cent. Both
 * together on a board would tell the price, so a game by that formula has no bonus for a band.
 */
const NOT_WITH_ABSOLUTE_ERROR: readonly ScoringOptionKey[] = ['band-bonuses', 'streaks'];

/** May a game by this formula have the option? SQL refuses the others too. */
export function fitsFormula(key: ScoringOptionKey, formula: Formula): boolean {
  return formula !== 'absolute_error' || !NOT_WITH_ABSOLUTE_ERROR.includes(key);
}

/** All that these presets add. */
export function optionsOf(keys: readonly ScoringOptionKey[]): ScoringOptions {
  return Object.assign({}, ...keys.map((key) => SCORING_OPTION_SETS[key])) as ScoringOptions;
}

/** The worst band that still carries a streak on: "close". */
const STREAK_BAND = 2;

/** True when a round in this band carries a streak on. */
export function continuesStreak(band: number): boolean {
  return band <= STREAK_BAND;
}

/** A round's points with the game's options: penalty first, then the bonuses; whole points, from 0 to the formula's maximum. */
export function applyOptions(input: OptionInput, options: ScoringOptions): number {
  const unit = input.maxScore / 1000;
  const penalty = input.logError > 0 ? (options.overPricePenalty ?? 0) : 0;
  const band = options.bandBonus?.[input.band] ?? 0;
  const streak =
    options.streakBonus && continuesStreak(input.band)
      ? Math.min(options.streakBonus.atMost, options.streakBonus.perRound * input.streakBefore)
      : 0;
  const time = (options.timeBonus ?? 0) * Math.min(1, Math.max(0, input.timeLeftShare));
  const points = input.score * (1 - penalty) + (band + streak + time) * unit;
  return Math.min(input.maxScore, Math.max(0, Math.round(Number(points.toFixed(10)))));
}

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
  /** Number of the error band, 0 (best) to 5. */
  readonly band: number;
  /** ln(guess / price). */
  readonly logError: number;
  /** Earlier rounds in a row that were "close" or better. */
  readonly streakBefore: number;
  /** Share of the round's time that was left, 0 to 1; 0 where there is no clock. */
  readonly timeLeftShare: number;
}

/** Presets that the builder offers; `off` is the default of every game. */
export const SCORING_OPTION_SETS = {
  off: {},
  'band-bonuses': { bandBonus: [100, 50, 25] },
  streaks: { streakBonus: { perRound: 25, atMost: 100 } },
  penalties: { overPricePenalty: 0.25 },
  'time-bonus': { timeBonus: 100 },
} as const satisfies Readonly<Record<string, ScoringOptions>>;

/** The worst band that still carries a streak on: "close". */
const STREAK_BAND = 2;

/** True when a round in this band carries a streak on. */
export function continuesStreak(band: number): boolean {
  return band <= STREAK_BAND;
}

/** A round's points with the game's options: penalty first, then the bonuses; whole points, never below 0. */
export function applyOptions(input: OptionInput, options: ScoringOptions): number {
  const penalty = input.logError > 0 ? (options.overPricePenalty ?? 0) : 0;
  const band = options.bandBonus?.[input.band] ?? 0;
  const streak =
    options.streakBonus && continuesStreak(input.band)
      ? Math.min(options.streakBonus.atMost, options.streakBonus.perRound * input.streakBefore)
      : 0;
  const time = (options.timeBonus ?? 0) * Math.min(1, Math.max(0, input.timeLeftShare));
  return Math.max(0, Math.round(input.score * (1 - penalty) + band + streak + time));
}

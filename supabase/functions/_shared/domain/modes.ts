/** How a live or team mode counts points together. */
export type Teaming = 'alone' | 'teams' | 'together';

/** The options of the one engine that a mode sets; what it leaves out stays as the game says. */
export interface ModeOptions {
  /** Seconds per round; null lifts the game's own limit. */
  readonly roundSeconds?: number | null;
  /** Seconds for the whole run. */
  readonly runSeconds?: number;
  readonly hasHints?: boolean;
  readonly isRange?: boolean;
  readonly showsPhotos?: boolean;
  readonly showsFacts?: boolean;
  /** Facts appear one after the other as time passes. */
  readonly revealsSlowly?: boolean;
  /** The run ends at the first guess with |ln(guess / price)| above it. */
  readonly missLimitLog?: number;
  /** The worst of the room leaves after every round. */
  readonly eliminates?: boolean;
  readonly teaming?: Teaming;
  /** The player may stake a round: double points when spot on or excellent, none otherwise. */
  readonly mayDouble?: boolean;
  /** Which of two costs more, instead of an amount. */
  readonly isComparison?: boolean;
  /** Players pick their listings in turn before the first round. */
  readonly isDraft?: boolean;
  /** Only listings of the regions that the game names. */
  readonly isRegional?: boolean;
  /** No free text, no public board, no streak nudges, generated names. */
  readonly isClassroom?: boolean;
  /** No clock, larger controls, every picture described before it is shown. */
  readonly isCalm?: boolean;
  readonly isRanked?: boolean;
}

/** Every mode, as a row of options over one engine (decisions, "Modes"). */
export const MODES = {
  classic: {},
  blitz: { roundSeconds: 20 },
  zen: { roundSeconds: null, isCalm: true, isRanked: false },
  // ln 1.5: a miss by half as much again ends the run.
  survival: { missLimitLog: 0.4054651081081644 },
  elimination: { eliminates: true, roundSeconds: 45 },
  'team-vs-team': { teaming: 'teams' },
  coop: { teaming: 'together', isRanked: false },
  draft: { isDraft: true },
  'fog-of-info': { revealsSlowly: true, hasHints: false },
  'photo-only': { showsFacts: false, hasHints: false },
  'text-only': { showsPhotos: false },
  'blind-band': { isRange: true },
  'double-or-nothing': { mayDouble: true },
  'time-attack': { runSeconds: 120 },
  accessibility: { roundSeconds: null, isCalm: true },
  'classroom-safe': { isClassroom: true, roundSeconds: null, isRanked: false },
  'regional-lock': { isRegional: true },
  'custom-presets': {},
  comparison: { isComparison: true, hasHints: false },
} as const satisfies Readonly<Record<string, ModeOptions>>;

export type ModeKey = keyof typeof MODES;

/** True for the keys of the table. */
export function isModeKey(text: string): text is ModeKey {
  return Object.hasOwn(MODES, text);
}

/** The options of a mode; a mode that this version does not know plays as classic. */
export function modeOptions(mode: string): ModeOptions {
  return isModeKey(mode) ? MODES[mode] : MODES.classic;
}

/** Rounds of a run by its length (decisions, section 4). */
export const RUN_LENGTHS = { quick: 3, standard: 5, marathon: 10, mega: 20 } as const;
export const MAX_GAME_LISTINGS = 50;
export const MAX_ROOM_PLAYERS = 10;

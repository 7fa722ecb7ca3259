import { presentationOf } from './presentations.ts';

/** How people in a room play together: teams against each other, or all for one guess. */
export type Teaming = 'teams' | 'together';

/** What a mode that can be chosen says; what it leaves out stays as the game says. Games and runs keep it in their rows. */
export interface ModeOptions {
  /** Seconds per round; null lifts the game's own limit. */
  readonly roundSeconds?: number | null;
  readonly hasHints?: boolean;
  readonly isRange?: boolean;
  readonly showsPhotos?: boolean;
  readonly showsFacts?: boolean;
  /** The run ends at the first guess with |ln(guess / price)| above it. */
  readonly missLimitLog?: number;
  /** No free text, no public board, no streak nudges, generated names. Its runs count for the class's own crowd figures. */
  readonly isClassroom?: boolean;
  /** No clock, and no points before the result. */
  readonly isCalm?: boolean;
  readonly isRanked?: boolean;
  /** Misses cost lives by their band (`lives.ts`); the run ends with the last one. */
  readonly lives?: number;
  /** Seconds for the whole run, from its first home on. */
  readonly runSeconds?: number;
  /** The player may stake on a home before it is opened: double points when spot on or excellent, none otherwise. */
  readonly mayDouble?: boolean;
  /** A round starts with place, kind and one photo; the rest opens clue by clue, each for a share of the points (`fog.ts`). */
  readonly hasFog?: boolean;
  /** Two homes stand side by side: which costs more, and by how much (`comparison.ts`), instead of an amount. */
  readonly isComparison?: boolean;
  /** Only homes of these regions (`regions.ts`); the table names none: each game names its own. */
  readonly regions?: readonly string[];
  /** Every amount is said in words as well. */
  readonly hasWords?: boolean;
  /** Played by people in a room alone: no game is published in it and nobody starts a run of it by themselves. */
  readonly where?: 'room';
  /** The worst of the room leave after every round, until one is left. */
  readonly eliminates?: boolean;
  readonly teaming?: Teaming;
  /** Players of a room pick the homes in turn before the first round. */
  readonly isDraft?: boolean;
  // How it is presented, beside every mode (`presentations.ts`).
  /** Other than the host put them: those of the outside last, or in one order by chance that is everybody's. */
  readonly photoOrder?: 'outside-last' | 'shuffled';
  /** The price turns over as cards, one group of figures after the other. */
  readonly hasFlip?: boolean;
  /** No hints, and points fall as steeply as the hardest difficulty lets them. */
  readonly isHard?: boolean;
  /** Small photos one at a time, nothing fetched ahead, no map before somebody asks for it. */
  readonly isLight?: boolean;
  /** Words instead of points; no place, no board, and nothing beside the game. */
  readonly isFamily?: boolean;
}

/** A mode that is built can be chosen, and says only what the engine obeys. */
export type Mode = (ModeOptions & { readonly isBuilt: true }) | (ModeOptions & { readonly isBuilt?: never });
export type Modes = Readonly<Record<string, Mode>>;

/** Every mode, as a row of options over one engine (decisions, "Modes"). */
export const MODES = {
  classic: { isBuilt: true },
  blitz: { isBuilt: true, roundSeconds: 15 },
  zen: { isBuilt: true, roundSeconds: null, isCalm: true, isRanked: false },
  survival: { isBuilt: true, lives: 3 },
  elimination: { isBuilt: true, where: 'room', eliminates: true, roundSeconds: 45 },
  'team-vs-team': { isBuilt: true, where: 'room', teaming: 'teams' },
  coop: { isBuilt: true, where: 'room', teaming: 'together', isRanked: false },
  draft: { isBuilt: true, where: 'room', isDraft: true },
  'fog-of-info': { isBuilt: true, hasFog: true, hasHints: false },
  'photo-only': { isBuilt: true, showsFacts: false, hasHints: false },
  'text-only': { isBuilt: true, showsPhotos: false },
  'blind-band': { isBuilt: true, isRange: true },
  'double-or-nothing': { isBuilt: true, mayDouble: true },
  'time-attack': { isBuilt: true, runSeconds: 180 },
  accessibility: { isBuilt: true, roundSeconds: null, hasWords: true },
  'classroom-safe': { isBuilt: true, isClassroom: true, roundSeconds: null },
  'regional-lock': { isBuilt: true, regions: [] },
  'custom-presets': { isBuilt: true },
  comparison: { isBuilt: true, isComparison: true, roundSeconds: null, hasHints: false },
} as const satisfies Modes;

export type ModeKey = keyof typeof MODES;
/** The modes that a game can be published in and a run started in. */
export type BuiltModeKey = {
  [Key in ModeKey]: (typeof MODES)[Key] extends { where: 'room' }
    ? never
    : (typeof MODES)[Key] extends { isBuilt: true }
      ? Key
      : never;
}[ModeKey];
/** The modes that rooms alone play. */
export type RoomModeKey = {
  [Key in ModeKey]: (typeof MODES)[Key] extends { where: 'room' } ? Key : never;
}[ModeKey];

/** True for the keys of the table. */
export function isModeKey(text: string): text is ModeKey {
  return Object.hasOwn(MODES, text);
}

/** True for the modes that can be chosen for a game or a run. */
export function isBuiltMode(text: string): text is BuiltModeKey {
  return isBuiltIn(MODES, text);
}

export const BUILT_MODES: readonly BuiltModeKey[] = Object.keys(MODES).filter(isBuiltMode);

/** True for the modes that rooms alone play. */
export function isRoomMode(text: string): text is RoomModeKey {
  return isRoomOnly(MODES, text);
}

export const ROOM_MODES: readonly RoomModeKey[] = Object.keys(MODES).filter(isRoomMode);

/** The options of a mode of games; one that is not built, unknown or played in rooms alone plays as classic. */
export function modeOptions(mode: string, modes: Modes = MODES): ModeOptions {
  return isBuiltIn(modes, mode) ? roomModeOptions(mode, modes) : {};
}

/** The options of a mode as a room plays it; one that is not built plays as classic. */
export function roomModeOptions(mode: string, modes: Modes = MODES): ModeOptions {
  const row = Object.hasOwn(modes, mode) ? modes[mode] : undefined;
  if (!row?.isBuilt) return {};
  const { isBuilt: _, ...options } = row;
  return options;
}

/**
 * What the rules of a game that is being built say: of the mode that a host makes of their own all of their own options, of
 * others how they present the game.
 */
export function optionsOfRules(
  { mode, options = {} }: { readonly mode: string; readonly options?: ModeOptions | undefined },
  modes: Modes = MODES,
): ModeOptions {
  return mode === 'custom-presets' ? options : { ...modeOptions(mode, modes), ...presentationOf(options) };
}

/** Do these options go together? Those that do not would have a game end or score in two ways at once. */
export function fitTogether(options: ModeOptions): boolean {
  const { isClassroom, isComparison, mayDouble, isRange, hasFog, lives, runSeconds, missLimitLog } = options;
  if (isClassroom && mayDouble) return false;
  // What points pay for, and a clock, have no place in a game of words.
  if (options.isFamily && (mayDouble || hasFog || runSeconds !== undefined)) return false;
  return !(
    isComparison &&
    (mayDouble ||
      isRange ||
      hasFog ||
      lives !== undefined ||
      runSeconds !== undefined ||
      missLimitLog !== undefined ||
      typeof options.roundSeconds === 'number')
  );
}

/** Can a room play this mode of a table, as far as the table goes? What fits a room is asked of its options. */
export function isRoomPlayable(modes: Modes, mode: string): boolean {
  return Object.hasOwn(modes, mode) && modes[mode]?.isBuilt === true;
}

/** Can this mode of a table be chosen for a game or a run? */
export function isBuiltIn(modes: Modes, mode: string): boolean {
  return isRoomPlayable(modes, mode) && !isRoomOnly(modes, mode);
}

/** Is this mode of a table one that rooms alone play? */
export function isRoomOnly(modes: Modes, mode: string): boolean {
  return isRoomPlayable(modes, mode) && modes[mode]?.where === 'room';
}

/** Rounds of a run by its length (decisions, section 4). */
export const RUN_LENGTHS = { quick: 3, standard: 5, marathon: 10, mega: 20 } as const;
export const MAX_GAME_LISTINGS = 50;
export const MAX_ROOM_PLAYERS = 10;

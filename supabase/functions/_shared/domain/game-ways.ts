import { BUILT_MODES, MODES, modeOptions, type BuiltModeKey, type ModeOptions, type Modes } from './modes.ts';

/** What the list of games can be narrowed to: a mode, how a game is presented, or that it sells hints. */
export const GAME_WAYS = [
  ...BUILT_MODES,
  'hard',
  'family',
  'flip-reveal',
  'low-bandwidth',
  'hints',
] as readonly GameWay[];
export type GameWay = BuiltModeKey | keyof typeof WORDS;

/** The word that the catalogue keeps for what is no mode: an option that is on, or has_clues (`private.ways_of`). */
const WORDS = {
  hard: 'is_hard',
  family: 'is_family',
  'flip-reveal': 'has_flip',
  'low-bandwidth': 'is_light',
  hints: 'has_clues',
} as const;

/** The word of a way in the catalogue; a mode's is its own. */
export function wordOfWay(way: GameWay): string {
  return Object.hasOwn(WORDS, way) ? WORDS[way as keyof typeof WORDS] : way;
}

/** The way that the catalogue has this word for; undefined for an option that is no way of its own. */
export function wayOfWord(word: string): GameWay | undefined {
  return GAME_WAYS.find((way) => wordOfWay(way) === word);
}

interface PlayedGame {
  readonly mode: string;
  readonly modeOptions?: ModeOptions | undefined;
  readonly rounds: number;
}

/**
 * The modes that a player may choose for a run of their own, as practice. A class and a family play what was made for them;
 * a preset comes by its code, regions are chosen among the game's own, and two homes make the first comparison.
 */
export function otherModes(
  { mode, modeOptions: options, rounds }: PlayedGame,
  modes: Modes = MODES,
): BuiltModeKey[] {
  if (options?.isClassroom || options?.isFamily || mode === 'custom-presets') return [];
  return BUILT_MODES.filter((key) => {
    const { isClassroom, regions, isComparison } = modeOptions(key, modes);
    if (key === mode || key === 'custom-presets' || isClassroom || regions !== undefined) return false;
    return !isComparison || rounds > 1;
  });
}

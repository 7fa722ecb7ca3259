import { BUILT_MODES, modeOptions, type BuiltModeKey } from '#domain/modes.ts';
import { makeGame, type GameTexts, type SampleGame } from './sample-game.ts';
import { sayNumber } from './say-number.ts';

const seconds = sayNumber(modeOptions('blitz').roundSeconds ?? 0);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Each mode that can be chosen, as a visitor meets it: the table is complete, so a new mode asks for a row here. */
const TEXTS: Readonly<
  Record<BuiltModeKey, Pick<GameTexts, 'title' | 'description' | 'isShuffled' | 'rounds'>>
> = {
  classic: {
    title: 'Five across America',
    description: 'The plain game: photos and facts, and one amount for each of five American homes.',
  },
  blitz: {
    title: `${capital(seconds)}-second blitz`,
    description: `Against the clock: ${seconds} seconds for each of five British homes.`,
  },
  zen: {
    title: 'No clock, no points',
    description: 'Five Spanish homes at your own pace. Points wait until the end, and nobody is ranked.',
  },
  survival: {
    title: 'Three lives',
    description: 'Ten American homes and three lives. Wide misses cost them: how far do you get?',
    isShuffled: true,
  },
  'fog-of-info': {
    title: 'Clue by clue',
    description: 'Five British homes in the fog: one photo to begin with, and clues that cost points.',
  },
  'photo-only': {
    title: 'Pictures only',
    description: 'Five homes of which nothing is told: look, and name the price.',
  },
  'text-only': {
    title: 'Small print',
    description: 'Five homes that nobody shows: read the facts, and name the price.',
  },
  'blind-band': {
    title: 'Name your range',
    description: 'Give a low and a high end for each of five British homes. Narrow and right wins.',
  },
  'double-or-nothing': {
    title: 'Double or nothing',
    description: 'Five American homes. Before you see each one, say whether you play for double.',
  },
  'time-attack': {
    title: 'Three minutes',
    description: 'Ten American homes and three minutes for all of them. Guess as many as you can.',
    isShuffled: true,
  },
  accessibility: {
    title: 'In plain words',
    description: 'Five British homes without a clock, with every amount said in words as well.',
  },
  comparison: {
    title: 'Side by side',
    description: 'Ten British homes, two at a time: which of them costs more?',
    isShuffled: true,
  },
  'regional-lock': {
    title: 'Your corner of Britain',
    description:
      'Five homes in Kent and North Yorkshire, or in one of the two alone, each with a board of its own.',
    rounds: 5,
  },
  'custom-presets': {
    title: 'By your own rules',
    description: 'Five British homes. Bring the code of a preset, or play them plainly.',
  },
  'classroom-safe': {
    title: 'For the whole class',
    description: 'Friendly names, no leaderboard, and runs that go after thirty days.',
  },
};

/** A game for each mode. */
export function sampleModeGames(): readonly SampleGame[] {
  return BUILT_MODES.map((mode) =>
    makeGame({ ...TEXTS[mode], slug: `sample-mode-${mode}`, family: 'public', mode }),
  );
}

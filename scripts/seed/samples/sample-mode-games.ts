import { BUILT_MODES, type BuiltModeKey } from '#domain/modes.ts';
import { makeGame, type SampleGame } from './sample-game.ts';
import type { SampleListing } from './sample-listing.ts';

/** Each mode that can be chosen, as a visitor meets it: the table is complete, so a new mode asks for a row here. */
const TEXTS: Readonly<Record<BuiltModeKey, { readonly title: string; readonly description: string }>> = {
  classic: {
    title: 'Sample: classic',
    description: 'A sample of the plain game: photos and facts, and one amount for each of five homes.',
  },
  blitz: {
    title: 'Sample: blitz',
    description: 'A sample against the clock: fifteen seconds for each of five homes.',
  },
  zen: {
    title: 'Sample: zen',
    description: 'A sample without a clock and without points until the end. It is practice, for five homes.',
  },
  'photo-only': {
    title: 'Sample: photos alone',
    description: 'A sample of five homes of which nothing is told: look, and name the price.',
  },
  'text-only': {
    title: 'Sample: facts alone',
    description: 'A sample of five homes that nobody shows: read, and name the price.',
  },
  'blind-band': {
    title: 'Sample: name a range',
    description: 'A sample in ranges: give a low and a high end for five homes. Narrow and right wins.',
  },
  'classroom-safe': {
    title: 'Sample: for a classroom',
    description: 'A sample for a class: friendly names, no leaderboard, and runs that go after 30 days.',
  },
};

/** A game for each mode, all of homes that other samples have: they cost the seed no drawing. */
export function sampleModeGames(listings: readonly SampleListing[]): readonly SampleGame[] {
  return BUILT_MODES.map((mode, place) =>
    makeGame(
      {
        ...TEXTS[mode],
        slug: `sample-mode-${mode}`,
        family: 'public',
        rounds: 5,
        difficulty: 'normal',
        hasHints: true,
        mode,
      },
      [...listings.slice(place), ...listings.slice(0, place)].slice(0, 6),
    ),
  );
}

import { HINT_KINDS } from '#domain/hints.ts';
import { modeOptions } from '#domain/modes.ts';
import { DEFAULT_MISS_LIMIT_LOG } from '#domain/sudden-death.ts';
import type { ImportedGame } from '#wire/procedures/stored-games.ts';
import type { Brand } from '../../content/schema.ts';
import type { SampleGame } from './samples/sample-game.ts';
import type { SampleListing } from './samples/sample-listing.ts';

/** A game of the seed: what `upsert_game` takes, and the listings by their references. */
export interface SeedGame {
  readonly payload: ImportedGame;
  readonly listingRefs: readonly string[];
}

const BRANDED_LISTINGS = 12;

/** A sample game, of the default brand unless it names another. */
export function sampleGamePayload(game: SampleGame, agencyKey = 'default'): SeedGame {
  return {
    payload: {
      ...rules(game.listingRefs.length, game.rounds),
      agencyKey,
      slug: game.slug,
      family: game.family,
      title: game.title,
      description: game.description,
      currency: game.currency,
      difficulty: game.difficulty,
      hints: game.hasHints ? HINT_KINDS : [],
      missLimitLog: game.family === 'ultima' ? DEFAULT_MISS_LIMIT_LOG : null,
      hasLeaderboard: game.family !== 'one-off',
      mode: game.mode ?? 'classic',
      modeOptions: modeOptions(game.mode ?? 'classic'),
      roundSeconds: modeOptions(game.mode ?? 'classic').roundSeconds ?? null,
    },
    listingRefs: game.listingRefs,
  };
}

/** The game of a brand's own page: samples in its currency, beginning at a place of the list that is the brand's own. */
export function brandGamePayload(brand: Brand, samples: readonly SampleListing[]): SeedGame {
  const homes = samples.filter((sample) => sample.currency === brand.currency);
  const start = Buffer.from(brand.key).reduce((sum, byte) => sum + byte, 0) % Math.max(1, homes.length);
  const chosen = [...homes.slice(start), ...homes.slice(0, start)].slice(0, BRANDED_LISTINGS);
  return {
    payload: {
      ...rules(chosen.length, 5),
      agencyKey: brand.key,
      slug: brand.brandedGameSlug,
      family: 'branded',
      title: brand.whitelabelName,
      description: brand.description,
      currency: brand.currency,
      difficulty: 'normal',
      hints: HINT_KINDS,
      missLimitLog: null,
      hasLeaderboard: true,
    },
    listingRefs: chosen.map((sample) => sample.externalRef),
  };
}

function rules(listings: number, rounds: number) {
  return {
    state: 'open',
    visibility: 'public',
    roundsPerRun: Math.min(rounds, listings),
    roundOrder: listings > rounds ? 'random' : 'fixed',
    isSample: true,
  } as const;
}

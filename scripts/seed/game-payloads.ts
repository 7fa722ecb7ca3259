import { HINT_KINDS } from '#domain/hints.ts';
import { modeOptions } from '#domain/modes.ts';
import { PRESENTATIONS } from '#domain/presentations.ts';
import { withRegions } from '#domain/regions.ts';
import { DEFAULT_MISS_LIMIT_LOG } from '#domain/sudden-death.ts';
import type { ImportedGame } from '#wire/procedures/stored-games.ts';
import type { Brand } from '../../content/schema.ts';
import type { SampleGame } from './samples/sample-game.ts';
import { findSampleArea } from './samples/sample-areas.ts';
import { agencySampleGame, sampleGames } from './samples/sample-games.ts';
import { SAMPLE_AGENCY } from './samples/sample-listings.ts';
import {
  editionHomes,
  plannedHomesOf,
  plannedHomesOfBrand,
  type PlannedSample,
} from './samples/sample-plan.ts';

/** A game of the seed: what `upsert_game` takes, its homes, and the agency on whose books these are. */
export interface SeedGame {
  readonly payload: ImportedGame;
  readonly homes: readonly PlannedSample[];
  readonly homesOf: string;
}

/** Every game of the seed, the default one first: the order in which they are drawn, and in which lists show them. */
export function seedGames(brands: readonly Brand[]): readonly SeedGame[] {
  return [
    ...sampleGames().map((game) => sampleGamePayload(game)),
    ...brands.filter((brand) => brand.key !== 'default').map(brandGamePayload),
    sampleGamePayload(agencySampleGame(), SAMPLE_AGENCY),
  ];
}

/** A sample game, of the default brand unless it names another. */
export function sampleGamePayload(game: SampleGame, agencyKey = 'default'): SeedGame {
  const homes = plannedHomesOf(game.slug);
  const areas = homes.map(({ plan }) => findSampleArea(plan.town));
  return {
    payload: {
      ...openTo(game.rounds),
      roundOrder: game.isShuffled ? 'random' : 'fixed',
      agencyKey,
      slug: game.slug,
      family: game.family,
      title: game.title,
      description: game.description,
      currency: game.currency,
      difficulty: game.difficulty,
      ...(game.opensAt ? { opensAt: game.opensAt } : {}),
      hints: game.hasHints ? HINT_KINDS : [],
      missLimitLog: game.family === 'ultima' ? DEFAULT_MISS_LIMIT_LOG : null,
      hasLeaderboard: game.family !== 'one-off',
      mode: game.mode ?? 'classic',
      modeOptions: {
        ...withRegions(modeOptions(game.mode ?? 'classic'), [], areas),
        ...(game.presentation && PRESENTATIONS[game.presentation].options),
      },
      roundSeconds: modeOptions(game.mode ?? 'classic').roundSeconds ?? null,
    },
    homes,
    homesOf: agencyKey,
  };
}

/** The game of a brand's own page: homes in its currency that no other game has. */
export function brandGamePayload(brand: Brand): SeedGame {
  const homes = plannedHomesOfBrand(brand.brandedGameSlug, brand.currency);
  return {
    payload: {
      ...openTo(homes.length),
      roundOrder: 'fixed',
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
    homes,
    homesOf: 'default',
  };
}

/** Drafts that nobody opens: what stands in them is for days of editions, which take it from there. */
export function editionGames(): readonly SeedGame[] {
  return editionHomes().map(({ slug, currency, homes }, index) => ({
    payload: {
      ...openTo(homes.length),
      ...{ state: 'draft', visibility: 'unlisted' },
      roundOrder: 'fixed',
      agencyKey: 'default',
      slug,
      family: 'public',
      title: `Sample homes for challenges, ${String(index + 1)}`,
      description: '',
      currency,
      difficulty: 'normal',
      hints: HINT_KINDS,
      missLimitLog: null,
      hasLeaderboard: true,
    },
    homes,
    homesOf: 'default',
  }));
}

function openTo(rounds: number) {
  return { state: 'open', visibility: 'public', roundsPerRun: rounds, isSample: true } as const;
}

import { describe, expect, it } from 'vitest';
import { EDITIONS } from '#domain/editions.ts';
import { sampleGames } from './sample-games.ts';
import { listSamples } from './sample-listings.ts';
import { editionHomes } from './sample-plan.ts';

const DAYS = 60;

describe('editionHomes()', () => {
  const games = editionHomes();
  const homes = games.flatMap((game) =>
    listSamples(game.homes).map((home) => ({ ...home, of: game.currency })),
  );

  it.each([
    ['GBP', 'uk'],
    ['USD', 'us'],
  ] as const)('in %s are enough for sixty days of %s without one that comes again', (currency, edition) => {
    const own = homes.filter((home) => home.of === currency);
    expect(own.length).toBeGreaterThanOrEqual(DAYS * EDITIONS[edition].homes);
    expect(own.every((home) => home.currency === currency)).toBe(true);
  });

  it('stand in no other game, each once, fifty in a game at most', () => {
    const refs = homes.map(({ externalRef }) => externalRef);
    expect(new Set(refs).size).toBe(refs.length);
    const others = new Set(sampleGames().flatMap(({ listingRefs }) => listingRefs));
    expect(refs.filter((ref) => others.has(ref))).toEqual([]);
    expect(new Set(games.map(({ slug }) => slug)).size).toBe(games.length);
    expect(Math.max(...games.map((game) => game.homes.length))).toBeLessThanOrEqual(50);
  });
});

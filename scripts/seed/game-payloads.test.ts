import { describe, expect, it } from 'vitest';
import { brandGamePayload, sampleGamePayload, seedGames } from './game-payloads.ts';
import { agencyPayload, readBrands } from './read-brands.ts';
import { findSampleArea } from './samples/sample-areas.ts';
import { agencySampleGame, sampleGames } from './samples/sample-games.ts';
import { listSamples } from './samples/sample-listings.ts';

const brands = readBrands();
const games = seedGames(brands);
const priceDigits = games
  .flatMap(({ homes }) => listSamples(homes))
  .map((sample) => String(sample.priceMinor / 100))
  .filter((digits) => digits.length >= 4);

describe('seedGames()', () => {
  it('puts no home into two games that rank anybody, and no two homes of one game into one town', () => {
    const ranking = games.filter(
      ({ payload: { modeOptions } }) => !modeOptions?.isClassroom && !modeOptions?.isFamily,
    );
    expect(ranking.length).toBe(games.length - 2);
    const refs = ranking.flatMap(({ homes }) => homes.map(({ externalRef }) => externalRef));
    expect(new Set(refs).size).toBe(refs.length);
    for (const { payload, homes } of games.filter(({ payload: { modeOptions } }) => !modeOptions?.regions))
      expect(new Set(homes.map(({ plan }) => plan.town)).size, payload.slug).toBe(homes.length);
  });

  it('has in two regions of one game as many homes as a run, so that each has a board', () => {
    const regional = games.find(({ payload }) => payload.slug === 'sample-mode-regional-lock');
    const regions = regional?.homes.map(({ plan }) => findSampleArea(plan.town).region) ?? [];
    const counts = new Map(
      regions.map((region) => [region, regions.filter((one) => one === region)] as const),
    );
    expect(regional?.payload.modeOptions?.regions).toEqual([...counts.keys()]);
    expect(
      [...counts.values()].filter((homes) => homes.length >= (regional?.payload.roundsPerRun ?? 99)),
    ).toHaveLength(2);
  });

  it('has a game for families, with words instead of points, that needs no drawing of its own', () => {
    const families = games.find(({ payload }) => payload.slug === 'sample-for-families');
    const drawn = new Set(
      games
        .filter((one) => one !== families)
        .flatMap(({ homes }) => homes.map(({ externalRef }) => externalRef)),
    );
    expect(families?.payload).toMatchObject({
      modeOptions: { isFamily: true, hasHints: false },
      hints: [],
      roundSeconds: null,
    });
    expect(families?.homes.every(({ externalRef }) => drawn.has(externalRef))).toBe(true);
  });

  it('begins with the default game, of which everybody plays the same five homes in one order', () => {
    expect(games[0]?.payload).toMatchObject({
      slug: 'house-prices-game',
      roundOrder: 'fixed',
      roundsPerRun: 5,
    });
    expect(games[0]?.homes).toHaveLength(5);
  });

  it('shuffles marathons alone', () => {
    for (const { payload } of games)
      expect(payload.roundOrder === 'random', payload.slug).toBe((payload.roundsPerRun ?? 0) > 6);
  });

  it('names every game for players: once a brand, and no title calls itself a sample', () => {
    const names = games.map(({ payload }) => `${payload.agencyKey}/${payload.title}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { payload } of games) expect(payload.title).not.toMatch(/\bsamples?\b/i);
  });

  it.each(games.map(({ payload, homes }) => [payload.slug, payload, homes] as const))(
    'gives %s a run of all its homes, or of a region, in its currency, and no price in its texts',
    (_slug, payload, homes) => {
      expect(payload.roundsPerRun).toBe(homes.length / (payload.modeOptions?.regions ? 2 : 1));
      for (const { currency } of listSamples(homes)) expect(currency).toBe(payload.currency);
      for (const digits of priceDigits) expect(JSON.stringify(payload)).not.toContain(digits);
    },
  );
});

describe('sampleGamePayload', () => {
  it('sampleGamePayload() sets the miss limit of sudden death alone, and no board for one-offs', () => {
    for (const game of [...sampleGames(), agencySampleGame()]) {
      const { payload } = sampleGamePayload(game);
      expect(payload['missLimitLog'] === null).toBe(game.family !== 'ultima');
      expect(payload['hasLeaderboard']).toBe(game.family !== 'one-off');
    }
  });
});

describe('brandGamePayload', () => {
  it.each(brands)('brandGamePayload() of $key has five homes in its currency', (brand) => {
    const { payload, homes } = brandGamePayload(brand);
    expect(homes).toHaveLength(5);
    expect(payload).toMatchObject({ agencyKey: brand.key, slug: brand.brandedGameSlug, isSample: true });
  });
});

describe('agencyPayload', () => {
  it('agencyPayload() says null where a brand is silent, so that a field taken away goes', () => {
    const [first] = brands;
    if (!first) throw new Error('no brands');
    expect(first.key).toBe('default');
    expect(agencyPayload(first)).toMatchObject({ phone: null, company: null, isSample: true });
  });
});

import { describe, expect, it } from 'vitest';
import { BUILT_MODES, MODES } from '#domain/modes.ts';
import { sampleGameFamilies } from './sample-game.ts';
import { agencySampleGame, sampleGames } from './sample-games.ts';
import { agencySampleListings, sampleListings } from './sample-listings.ts';
import { sayNumber } from './say-number.ts';
import { sampleAreas } from './sample-areas.ts';
import { samplePriceLevels } from './sample-price-levels.ts';

const games = sampleGames();
const byRef = new Map(
  [...sampleListings(), ...agencySampleListings()].map((listing) => [listing.externalRef, listing]),
);

describe('sampleGames()', () => {
  it('sampleGames() has a game for every family and mode, and the default game', () => {
    const slugs = games.map((game) => game.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const family of sampleGameFamilies)
      expect(games.find((game) => game.slug === `sample-${family}`)?.family).toBe(family);
    for (const mode of BUILT_MODES)
      expect(games.find((game) => game.slug === `sample-mode-${mode}`)?.mode).toBe(mode);
    const usual = games.find((game) => game.slug === 'house-prices-game');
    expect(usual).toMatchObject({ family: 'public', currency: 'GBP', rounds: 5 });
  });

  it('sampleGames() begin with the default game and six that differ in family, mode and currency', () => {
    const [first, ...six] = games.slice(0, 7);
    expect(first?.slug).toBe('house-prices-game');
    expect(new Set(six.map(({ family, mode, currency }) => [family, mode, currency].join()))).toHaveProperty(
      'size',
      6,
    );
    expect(new Set(six.map(({ currency }) => currency)).size).toBeGreaterThanOrEqual(4);
  });

  it('sampleGames() hold known listings in one currency, enough for their rounds', () => {
    for (const game of [...games, agencySampleGame()]) {
      expect(game.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(game.listingRefs.length % game.rounds).toBe(0);
      for (const ref of game.listingRefs) expect(byRef.get(ref)?.currency).toBe(game.currency);
    }
  });

  it('sampleModeGames() name the seconds that the mode gives', () => {
    const blitz = games.find(({ mode }) => mode === 'blitz');
    const seconds = sayNumber(MODES.blitz.roundSeconds);
    expect(blitz?.title.toLowerCase()).toContain(`${seconds}-second`);
    expect(blitz?.description).toContain(`${seconds} seconds`);
  });
});

describe('sayNumber()', () => {
  it('sayNumber() says numbers below a hundred in words', () => {
    expect([0, 5, 15, 20, 42, 99, 120].map(sayNumber)).toEqual([
      ...['no', 'five', 'fifteen', 'twenty', 'forty-two', 'ninety-nine', '120'],
    ]);
  });
});

describe('covers', () => {
  it('no two games begin with the same home, and few with the same kind of house', () => {
    const covers = games.map((game) => game.listingRefs[0] ?? '');
    expect(new Set(covers).size).toBe(covers.length);
    const styles = covers.map((ref) => byRef.get(ref)?.style);
    expect(new Set(styles).size).toBeGreaterThanOrEqual(games.length - 4);
  });
});

describe('samplePriceLevels()', () => {
  it('samplePriceLevels() has one level per town, without looking at any listing', () => {
    const levels = samplePriceLevels();
    expect(levels.map((level) => level.town)).toEqual(sampleAreas.map((area) => area.town));
    const prices = new Set(sampleListings().map((listing) => listing.priceMinor));
    for (const level of levels) {
      expect(level.medianMinor).toBeGreaterThan(level.medianPerM2Minor * 60);
      expect(prices.has(level.medianMinor)).toBe(false);
    }
  });
});

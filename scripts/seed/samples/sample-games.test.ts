import { describe, expect, it } from 'vitest';
import { sampleGameFamilies } from './sample-game.ts';
import { agencySampleGame, sampleGames } from './sample-games.ts';
import { agencySampleListings, sampleListings } from './sample-listings.ts';
import { sampleAreas } from './sample-areas.ts';
import { samplePriceLevels } from './sample-price-levels.ts';

const games = sampleGames();
const byRef = new Map(
  [...sampleListings(), ...agencySampleListings()].map((listing) => [listing.externalRef, listing]),
);

describe('sampleGames()', () => {
  it('sampleGames() has a game for every family, and the default game', () => {
    const slugs = games.map((game) => game.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const family of sampleGameFamilies)
      expect(games.find((game) => game.slug === `sample-${family}`)?.family).toBe(family);
    const usual = games.find((game) => game.slug === 'house-prices-game');
    expect(usual).toMatchObject({ family: 'public', currency: 'GBP', rounds: 5 });
    expect(usual?.listingRefs.length).toBeGreaterThanOrEqual(12);
  });

  it('sampleGames() hold known listings in one currency, enough for their rounds', () => {
    for (const game of [...games, agencySampleGame()]) {
      expect(game.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(game.listingRefs.length).toBeGreaterThanOrEqual(game.rounds);
      expect(new Set(game.listingRefs).size).toBe(game.listingRefs.length);
      for (const ref of game.listingRefs) expect(byRef.get(ref)?.currency).toBe(game.currency);
    }
  });
});

describe('covers', () => {
  it('no two games begin with the same home, and few with the same kind of house', () => {
    const covers = games.map((game) => game.listingRefs[0] ?? '');
    expect(new Set(covers).size).toBe(covers.length);
    const styles = covers.map((ref) => byRef.get(ref)?.style);
    expect(new Set(styles).size).toBeGreaterThanOrEqual(games.length - 2);
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

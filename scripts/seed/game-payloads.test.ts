import { describe, expect, it } from 'vitest';
import { brandGamePayload, sampleGamePayload } from './game-payloads.ts';
import { agencyPayload, readBrands } from './read-brands.ts';
import { agencySampleGame, sampleGames } from './samples/sample-games.ts';
import { agencySampleListings, sampleListings } from './samples/sample-listings.ts';

const samples = sampleListings();
const priceDigits = [...samples, ...agencySampleListings()].map((sample) => String(sample.priceMinor / 100));

describe('sampleGamePayload', () => {
  it.each([...sampleGames(), agencySampleGame()])(
    'sampleGamePayload() of $slug has a run of listings and no price in its texts',
    (game) => {
      const { payload, listingRefs } = sampleGamePayload(game);
      expect(listingRefs.length).toBeGreaterThanOrEqual(Number(payload['roundsPerRun']));
      for (const digits of priceDigits) expect(JSON.stringify(payload)).not.toContain(digits);
    },
  );

  it('sampleGamePayload() sets the miss limit of sudden death alone, and no board for one-offs', () => {
    for (const game of sampleGames()) {
      const { payload } = sampleGamePayload(game);
      expect(payload['missLimitLog'] === null).toBe(game.family !== 'ultima');
      expect(payload['hasLeaderboard']).toBe(game.family !== 'one-off');
    }
  });
});

describe('brandGamePayload', () => {
  it.each(readBrands())('brandGamePayload() of $key has twelve homes in its currency', (brand) => {
    const { payload, listingRefs } = brandGamePayload(brand, samples);
    expect(new Set(listingRefs).size).toBe(12);
    for (const ref of listingRefs) {
      expect(samples.find((sample) => sample.externalRef === ref)?.currency).toBe(brand.currency);
    }
    expect(payload).toMatchObject({ agencyKey: brand.key, slug: brand.brandedGameSlug, isSample: true });
  });
});

describe('agencyPayload', () => {
  it('agencyPayload() says null where a brand is silent, so that a field taken away goes', () => {
    const [first] = readBrands();
    if (!first) throw new Error('no brands');
    expect(first.key).toBe('default');
    expect(agencyPayload(first)).toMatchObject({ phone: null, company: null, isSample: true });
  });
});

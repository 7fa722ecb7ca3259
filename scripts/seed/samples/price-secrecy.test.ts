import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { marketBounds } from '#domain/market-bounds.ts';
import { modelScore } from './model-score.ts';
import { modelPriceMajor } from './price-sample-home.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { agencySampleListings, sampleListings } from './sample-listings.ts';
import { samplePriceLevels } from './sample-price-levels.ts';
import { createSecretRandom, type SecretPurpose } from './secret-random.ts';

const secretOf = (place: number) => createHash('sha256').update(`secret ${place}`).digest('hex');
const installations = Array.from({ length: 40 }, (_, place) => sampleListings(secretOf(place)));
const priced = installations.flat().map((listing) => ({
  ...listing,
  noise: Math.log(listing.priceMinor / 100 / modelPriceMajor(listing, listing)),
}));

/** 32-bit FNV-1a: what a secret must never be squeezed through. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/** Two secrets that are one and the same after 32 bits of hashing, whatever is hashed behind them. */
const COLLIDING = ['secret-91687', 'secret-1119960'] as const;

const amounts = (secret: string) => sampleListings(secret).map((listing) => listing.priceMinor);
/** How many homes cost the same on both installations. */
function sharedAmounts(one: string, other: string): number {
  const others = amounts(other);
  return amounts(one).filter((amount, place) => amount === others[place]).length;
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the secret behind sample prices', () => {
  it('is used whole: two secrets with one 32-bit hash give different prices', () => {
    const [one, other] = COLLIDING;
    expect(hash32(`price/${one}/sample-gb-01`)).toBe(hash32(`price/${other}/sample-gb-01`));
    expect(sharedAmounts(one, other)).toBeLessThan(10);
  });

  it('gives the same prices again, and other ones when one character differs', () => {
    const secret = secretOf(1);
    expect(sharedAmounts(secret, secret)).toBe(amounts(secret).length);
    expect(sharedAmounts(secret, `${secret}0`)).toBeLessThan(10);
  });

  it('has a stream for each home and purpose', () => {
    const purposes: readonly SecretPurpose[] = ['noise', 'kind', 'date', 'rounding'];
    const firsts = purposes.flatMap((purpose) =>
      ['sample-gb-01', 'sample-gb-02', 'sample-gb-0'].map((ref) =>
        createSecretRandom('secret', purpose, ref).next(),
      ),
    );
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  it('leaves kind and year, which players see, without a word about the amount', () => {
    const spread = 1 / Math.sqrt(12);
    for (const year of ['2023', '2024', '2025', '2026']) {
      const noises = priced.filter(({ priceOn }) => priceOn.startsWith(year)).map(({ noise }) => noise);
      expect(noises.length).toBeGreaterThan(200);
      expect(Math.abs(mean(noises))).toBeLessThan((4 * spread) / Math.sqrt(noises.length));
    }
    const days = priced.map(({ priceOn }) => Number(priceOn.slice(8)));
    expect(
      Math.abs(
        rankCorrelation(
          days,
          priced.map(({ noise }) => noise),
        ),
      ),
    ).toBeLessThan(0.08);
  });

  it('changes what is secret alone: pictures, texts and facts are the same on every installation', () => {
    const shown = (secret: string) =>
      [...sampleListings(secret), ...agencySampleListings(secret)].map(
        ({ priceMinor: _amount, priceKind: _kind, priceOn: _date, ...rest }) => rest,
      );
    expect(shown(secretOf(1))).toEqual(shown(secretOf(2)));
  });
});

describe('the published model', () => {
  it('scores clearly under half the points without the secret, however its guess is shifted', () => {
    for (const factor of [0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4]) {
      expect(modelScore(20, factor), `factor ${factor}`).toBeLessThan(480);
    }
  });

  it('leaves prices that such homes could have, within the market', () => {
    for (const listing of priced) {
      expect(Math.abs(listing.noise)).toBeLessThan(0.55);
      const { minMinor = Infinity, maxMinor = 0 } = marketBounds(listing.currency, listing.priceKind) ?? {};
      expect(listing.priceMinor).toBeGreaterThan(minMinor * 10);
      expect(listing.priceMinor).toBeLessThan(maxMinor / 10);
    }
  });

  it('makes the local levels that hints show: no price of an installation goes into them', () => {
    expect(samplePriceLevels).toHaveLength(0);
    const shown = new Set(samplePriceLevels().map(({ medianMinor }) => medianMinor));
    expect(priced.some(({ priceMinor }) => shown.has(priceMinor))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { buyerMeasure } from './buyer-bias.ts';
import { likeGuesses, measuredHome, type OwnMiss } from './like-guesses.ts';

const miss: OwnMiss = { miss: 0.1, area: 'LS6', kind: 'apartment', priceMinor: 25_000_000, currency: 'GBP' };
const home = { postcode: 'ls6 2ab', town: 'Leeds', kind: 'flat', amountMinor: 22_000_000, currency: 'GBP' };

describe('likeGuesses() and measuredHome()', () => {
  it('a flat in a district is like an apartment there, in a band of price', () => {
    const guesses = likeGuesses(Array.from({ length: 25 }, () => miss));
    expect(buyerMeasure(guesses, measuredHome(home, guesses))).toMatchObject({
      ...{ traits: ['area', 'kind', 'priceBand'], n: 25 },
    });
  });
  it('goes by the town where guesses name towns', () => {
    const guesses = likeGuesses([{ ...miss, area: 'leeds' }]);
    expect(measuredHome(home, guesses).area).toBe('LEEDS');
    expect(measuredHome({ ...home, town: 'York', postcode: '' }, guesses).area).toBeNull();
  });
  it('without a price there is no band that anything could be in', () => {
    const guesses = likeGuesses([miss]);
    expect(
      guesses.some(
        ({ priceBand }) => priceBand === measuredHome({ ...home, amountMinor: null }, guesses).priceBand,
      ),
    ).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { keepPrior } from './keep-prior.ts';

// Refused before any database is asked: this one is nowhere.
const nowhere = 'postgres://nobody@127.0.0.1:1/none';
const index = (months: number) => ({ firstMonth: 24_000, levels: Array.from({ length: months }, () => 100) });

describe('keepPrior()', () => {
  it.each(['UK', 'gbr', 'G8', '', 'GV', 'zz'])(
    'refuses the country "%s" with a sentence',
    async (country) => {
      const of = { country, market: 'YO', source: 'an index' };
      await expect(keepPrior(nowhere, of, index(60))).rejects.toThrow(
        / is no country's code\. It is two letters/,
      );
    },
  );

  it.each([
    [1, 'The index has 1 month. It takes 48'],
    [47, 'The index has 47 months. It takes 48'],
  ])('refuses an index of %i months', async (months, sentence) => {
    const of = { country: 'gb', market: 'YO', source: 'an index' };
    await expect(keepPrior(nowhere, of, index(months))).rejects.toThrow(sentence);
  });
});

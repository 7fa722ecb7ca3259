import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callFunction } from '#lib/api.ts';
import { AppError } from '#lib/app-error.ts';
import { addTexts } from '#lib/i18n.ts';
import { readAreaTexts } from '#locales/read-texts.ts';
import { fakeHome } from '../notes/fake-scene.ts';
import type { SceneHome } from '../notes/scene.ts';
import { MarketBeside } from './market-beside.tsx';
import { measureFor, readMarketValue } from './measure-calls.ts';

vi.mock(import('#lib/api.ts'), async (original) => ({ ...(await original()), callFunction: vi.fn() }));

addTexts(readAreaTexts('dossier-compare', 'en'));

const home = fakeHome({ town: 'Leeds', postcode: 'LS6 2AB', facts: { homeKind: 'flat' } });
const misses = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{
      miss: at % 2 === 0 ? 0.2 : 0,
      area: 'LS6',
      kind: 'apartment',
      priceMinor: 25_000_000,
      currency: 'GBP',
    },
  }));

describe('measureFor()', () => {
  it('says how many guesses are missing below twenty', () => {
    expect(measureFor(misses(17), home, null)).toEqual({ missing: 3 });
  });
  it('takes the price from what is asked, else from the guess, else goes without', () => {
    const like = (from: SceneHome, guess: number | null) => {
      const measure = measureFor(misses(24), from, guess);
      return 'missing' in measure ? null : measure.traits;
    };
    const priced = { ...home, facts: { ...home.facts, priceMinor: 90_000_000 } };
    expect(like(home, null)).toEqual(['area', 'kind']);
    expect(like(home, 26_000_000)).toEqual(['area', 'kind', 'priceBand']);
    expect(like(priced, 26_000_000)).toEqual(['area', 'kind']);
  });
});

describe('readMarketValue()', () => {
  it('asks by the home itself, and tells a home that is still guessed from one that nobody can value', async () => {
    vi.mocked(callFunction).mockResolvedValueOnce({ body: { estimateMinor: 1 } } as never);
    expect(await readMarketValue(home)).toEqual({ kind: 'value', value: { estimateMinor: 1 } });
    expect(callFunction).toHaveBeenCalledWith('value-home', { assetId: 'h' });
    for (const [code, kind] of [
      ['home_still_guessed', 'held'],
      ['not_enough_sales', 'too_few'],
      ['unavailable', 'failed'],
    ] as const) {
      vi.mocked(callFunction).mockRejectedValueOnce(new AppError(code, 'Refused'));
      expect(await readMarketValue(home)).toEqual({ kind });
    }
  });
  it('asks nobody about a home without a place', async () => {
    vi.mocked(callFunction).mockClear();
    expect(await readMarketValue({ ...home, postcode: '' })).toEqual({ kind: 'no_place' });
    expect(callFunction).not.toHaveBeenCalled();
  });
});

describe('MarketBeside', () => {
  it.each([
    ['held', /a game that you have not finished still asks for this home/],
    ['no_place', /the postcode or place of this home is not known/],
    ['too_few', /too few sales/],
    ['failed', /could not be asked/],
  ] as const)('says why there is no value: %s', (kind, sentence) => {
    render(<MarketBeside market={{ kind }} />);
    expect(screen.getByText(sentence)).toBeDefined();
  });
});

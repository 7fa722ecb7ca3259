import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addTexts } from '#lib/i18n.ts';
import { readAreaTexts } from '#locales/read-texts.ts';
import type { KnownHome } from '../profile/home-rows.ts';
import { MarketBeside } from './market-beside.tsx';
import { measureFor } from './measure-calls.ts';

addTexts(readAreaTexts('dossier-compare', 'en'));

const home: KnownHome = {
  ...{ id: 'h', title: 'Elm', isPrimary: true, countryCode: 'GB', addressLine: '', town: 'Leeds' },
  ...{ postcode: 'LS6 2AB', latitude: null, longitude: null, currency: 'GBP' },
  facts: { homeKind: 'flat' },
};
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
    const like = (from: KnownHome, guess: number | null) => {
      const measure = measureFor(misses(24), from, guess);
      return 'missing' in measure ? null : measure.traits;
    };
    const priced = { ...home, facts: { ...home.facts, priceMinor: 90_000_000 } };
    expect(like(home, null)).toEqual(['area', 'kind']);
    expect(like(home, 26_000_000)).toEqual(['area', 'kind', 'priceBand']);
    expect(like(priced, 26_000_000)).toEqual(['area', 'kind']);
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

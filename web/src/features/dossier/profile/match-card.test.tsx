import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DossierFacts } from '#domain/dossier/match/home-facts.ts';
import type { Wish } from '#domain/dossier/match/match-score.ts';
import { addTexts } from '#lib/i18n.ts';
import { readAreaTexts } from '#locales/read-texts.ts';
import { fakeHome } from '../notes/fake-scene.ts';
import { MatchCard } from './match-card.tsx';

for (const area of ['dossier-profile', 'dossier-guide'] as const) addTexts(readAreaTexts(area, 'en'));

const home = (facts: DossierFacts, currency = 'GBP') => fakeHome({ postcode: 'LS6 2AB', facts, currency });
const wishes: readonly Wish[] = [
  { fact: 'priceMinor', want: 'at_most', value: 40_000_000, weight: 5, isMust: false },
  { fact: 'hasGarden', want: 'is', value: true, weight: 5, isMust: true },
];

function show(facts: DossierFacts, currency = 'GBP') {
  render(
    <MatchCard
      home={home(facts, currency)}
      wishes={wishes}
      areas={[{ kind: 'postcode', code: 'YO1' }]}
      currency="GBP"
    />,
  );
  return within(screen.getByRole('article', { name: 'Elm' }));
}

describe('MatchCard', () => {
  it('what is unknown counts as nothing, and the card says how much it rests on', () => {
    const card = show({ priceMinor: 30_000_000 });
    expect(card.getByText('50%')).toBeDefined();
    expect(
      card.getByText(/1 wish cannot be judged yet: the score rests on 50% .* could become 100%/),
    ).toBeDefined();
    expect(card.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^✓ Met.*Price: at most £400,000.*£300,000; counts: Most of all/),
      expect.stringMatching(/^\? Unknown.*Garden must.*Not known/),
    ]);
  });
  it('a must that is missing rules the home out, and a place elsewhere is told', () => {
    const card = show({ priceMinor: 30_000_000, hasGarden: false });
    expect(card.getByText('Lacks a must-have:').closest('p')?.textContent).toContain('Garden');
    expect(card.getByText('Outside the areas where you look', { exact: false })).toBeDefined();
    expect(card.queryByText(/cannot be judged/)).toBeNull();
  });
  it('an amount in other money is not known here', () => {
    expect(show({ priceMinor: 30_000_000, hasGarden: true }, 'EUR').getByText('50%')).toBeDefined();
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '#wire/examples.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { Part as OwnBests } from './own-bests.tsx';
import { Part as OwnFigures } from './own-figures.tsx';

const asked = vi.hoisted(() => ({ play: (): unknown => null, accuracy: (): unknown => null }));
vi.mock('../queries.ts', () => ({
  readPlay: () => Promise.resolve(asked.play()),
  readAccuracy: () => Promise.resolve(asked.accuracy()),
}));
vi.mock('#lib/brand.ts', () => ({ brand: () => examples.brand_record }));

const signIn = () =>
  window.localStorage.setItem(
    'auth-session',
    JSON.stringify({ access_token: '1', expires_at: 4_000_000_000, user: { id: '1' } }),
  );
const show = (Part: typeof OwnBests) =>
  render(
    <MemoryRouter initialEntries={['/scoring-leaderboards/personal-bests']}>
      <Part />
    </MemoryRouter>,
  );

beforeEach(() => {
  window.localStorage.clear();
  speakLocale('en-GB', readTexts('en'));
  asked.play = () => examples.own_play;
  asked.accuracy = () => ({ ...examples.own_accuracy, guesses: 34, medianPercent: 9 });
});
afterEach(() => {
  cleanup();
  speakLocale('en-GB', {});
});

describe('the reader’s own figures on content pages', () => {
  it.each([OwnBests, OwnFigures])('tell a visitor the way to them, and ask the server nothing', (Part) => {
    asked.play = asked.accuracy = () => {
      throw new Error('A visitor has none.');
    };
    show(Part);
    const way = screen.getByRole('link', { name: 'Sign in or make an account' });
    expect(way.getAttribute('href')).toContain(encodeURIComponent('/scoring-leaderboards/personal-bests'));
    expect(screen.getByRole('link', { name: 'Your results' }).getAttribute('href')).toBe('/my-results');
  });

  it('show the median miss of whoever is signed in', async () => {
    signIn();
    show(OwnFigures);
    expect((await screen.findByText(/34 guesses|34 ranked/)).textContent).toContain('9%');
  });

  it('show the bests, and lead to the games where there are none', async () => {
    signIn();
    const first = show(OwnBests);
    expect(await screen.findByText('Best game')).toBeTruthy();
    first.unmount();
    asked.play = () => ({ ...examples.own_play, bestRun: null, mostOverPar: null, closest: null });
    show(OwnBests);
    expect(await screen.findByText('No best yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the games' })).toBeTruthy();
  });
});

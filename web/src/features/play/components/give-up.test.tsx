import type { Round } from '#wire/rounds.ts';
import type { Run, RunRound } from '#wire/runs.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { keep, readKept } from '../kept-guess.ts';
import * as mutations from '../run-mutations.ts';
import { GiveUp } from './give-up.tsx';

const en = readTexts('en');

vi.mock('../run-mutations.ts');
vi.mock('../queries.ts');
const giveUpRun = vi.mocked(mutations.giveUpRun);

beforeEach(() => {
  speakLocale('en-GB', en);
  giveUpRun.mockReset();
  sessionStorage.clear();
});

const rounds = [
  { gameListingId: 'l1', position: 1, commitment: null, guess: {} },
  { gameListingId: 'l2', position: 2, commitment: null, guess: null },
  { gameListingId: 'l3', position: 3, commitment: null, guess: null, isWithdrawn: true },
  { gameListingId: 'l4', position: 4, commitment: null, guess: null },
] as RunRound[];
const game = { family: 'public', slug: 'mills' };
const run = { sessionId: 's1', game, totalScore: 1480, rounds } as unknown as Run;
const round = { sessionId: 's1', gameListingId: 'l2' } as Round;

function show() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <GiveUp run={run} round={round} /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Give up this run' }));
  return screen.findByRole('button', { name: 'Give up and see results' });
};

it('says what giving up does before anything happens', async () => {
  show();
  await ask();
  expect(screen.getByText('The 2 homes you have not guessed score 0.')).toBeTruthy();
  expect(screen.getByText('The points you have so far stay: 1,480.')).toBeTruthy();
  expect(giveUpRun).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Keep playing'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(giveUpRun).not.toHaveBeenCalled();
});

it('ends the run, forgets what was typed, and opens the results', async () => {
  keep('draft', round, { amountMinor: 1 });
  giveUpRun.mockResolvedValueOnce(run);
  const router = show();
  fireEvent.click(await ask());
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/mills/results/s1'));
  expect(giveUpRun).toHaveBeenCalledExactlyOnceWith('s1');
  expect(readKept('draft', round)).toBeNull();
});

it('says what failed and tries again, with what was typed still there', async () => {
  keep('draft', round, { amountMinor: 1 });
  giveUpRun.mockRejectedValueOnce(new AppError('network', 'down')).mockResolvedValueOnce(run);
  const router = show();
  fireEvent.click(await ask());
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
  expect(readKept('draft', round)).toEqual({ amountMinor: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Give up and see results' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/mills/results/s1'));
});

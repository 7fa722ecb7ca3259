import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { examples } from '#wire/examples.ts';
import { RunFairness } from './run-fairness.tsx';

const server = vi.hoisted(() => ({
  read: vi.fn(),
  log: vi.fn(),
  ask: vi.fn(),
  appeal: vi.fn(),
  verify: vi.fn(),
  goOn: vi.fn(),
}));
vi.mock('../fairness-calls.ts', () => ({
  readRunFairness: server.read,
  readGameCorrections: server.log,
  raiseDispute: server.ask,
  appealDispute: server.appeal,
  verifyPoll: server.verify,
  goOnWithRun: server.goOn,
}));

const fairness = examples.run_fairness;
const run = examples.session_results;

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  vi.resetAllMocks();
  server.read.mockResolvedValue(fairness);
});

function show() {
  const router = createMemoryRouter([
    { path: '/', element: <RunFairness run={run} /> },
    { path: '*', element: null },
  ]);
  return { router, ...render(<RouterProvider router={router} />) };
}

const inDialog = async () => within(await screen.findByRole('dialog'));

it('tells what a correction moved: both totals, both prices and why', async () => {
  show();
  expect(await screen.findByText('3,000 → 2,683 points')).toBeTruthy();
  expect(screen.getByText(/The price was £400,000 and is now £440,000/)).toBeTruthy();
  expect(screen.getByText('The host writes: Λάθος')).toBeTruthy();
});

it('tells that the run was hidden, and why, and asks about it once', async () => {
  show();
  expect(await screen.findByText(/Their reason: Γιατί/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ask why' }));
  const dialog = await inDialog();
  fireEvent.change(dialog.getByLabelText(/^In your words/), { target: { value: 'I live there' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(server.ask).toHaveBeenCalledWith(
      expect.objectContaining({ sessionId: run.sessionId, reason: 'run_hidden', note: 'I live there' }),
    ),
  );
  expect(server.ask.mock.calls[0]?.[0]).not.toHaveProperty('gameListingId');
});

it('takes a refused question to the staff, with words', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask our staff to look again' }));
  const dialog = await inDialog();
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(server.appeal).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText(/^In your words/), { target: { value: 'The deed says more' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(server.appeal).toHaveBeenCalledWith(fairness.disputes[0]?.id, 'The deed says more'),
  );
});

it('shows nothing while there is no answer', () => {
  server.read.mockReturnValue(new Promise(() => undefined));
  const { container } = show();
  expect(container.textContent).toBe('');
});

it('reads the log of the game when somebody opens it', async () => {
  server.log.mockResolvedValue({ rows: [], next: null });
  show();
  const details = (await screen.findByText('All corrections of this game')).closest('details');
  expect(server.log).not.toHaveBeenCalled();
  if (details) details.open = true;
  expect(await screen.findByText('Nothing was corrected')).toBeTruthy();
});

it('goes on with a run that a wrong price had ended, and keeps the page where that fails', async () => {
  const { router } = show();
  const button = await screen.findByRole('button', { name: 'Go on where it stopped' });
  server.goOn.mockRejectedValueOnce(new AppError('unavailable', 'Down'));
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  server.goOn.mockResolvedValueOnce('next-home');
  fireEvent.click(button);
  await waitFor(() => {
    expect(router.state.location.pathname).toContain('next-home');
  });
  expect(router.state.location.search).toBe(`?session=${run.sessionId}`);
});

it('says why a run that ended wrongly stays as it is', async () => {
  server.read.mockResolvedValue({ ...fairness, wrongEnd: { homesLeft: 2, obstacle: 'price_known' } });
  show();
  expect(await screen.findByText(/You have seen the price of a home that was left/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go on where it stopped' })).toBeNull();
});

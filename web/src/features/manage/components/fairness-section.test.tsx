import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { examples } from '#wire/examples.ts';
import { FairnessSection } from './fairness-section.tsx';

const server = vi.hoisted(() => ({
  read: vi.fn(),
  look: vi.fn(),
  lock: vi.fn(),
  open: vi.fn(),
  rescore: vi.fn(),
  decide: vi.fn(),
  exclude: vi.fn(),
}));
vi.mock('../fairness-calls.ts', () => ({
  readGameFairness: server.read,
  readRunsToLookAt: server.look,
  lockPoll: server.lock,
  openPoll: server.open,
  rescoreHome: server.rescore,
  decideDispute: server.decide,
}));
vi.mock('../mutations.ts', () => ({ excludeRun: server.exclude }));

const fairness = examples.game_fairness;
const changed = vi.fn();

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  vi.resetAllMocks();
  server.read.mockResolvedValue(fairness);
});

async function show() {
  render(<FairnessSection slug="one" onChange={changed} />);
  await screen.findByRole('heading', { name: 'Guessed before the sale' });
}

const inDialog = () => within(screen.getByRole('dialog'));

it('locks the guesses of a poll after a question', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^Lock the guesses of/ }));
  expect(server.lock).not.toHaveBeenCalled();
  fireEvent.click(inDialog().getByRole('button', { name: 'Lock the guesses' }));
  await waitFor(() => expect(server.lock).toHaveBeenCalledWith('one', fairness.polls[0]?.gameListingId));
  await waitFor(() => expect(changed).toHaveBeenCalled());
});

it('corrects a price once, and keeps what was typed where it is refused', async () => {
  server.read.mockResolvedValue({ ...fairness, polls: [] });
  server.rescore.mockRejectedValueOnce(new AppError('price_out_of_range', 'no')).mockResolvedValue({});
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^Correct the price of/ }));
  const dialog = inDialog();
  fireEvent.click(dialog.getByRole('button', { name: 'Correct the price' }));
  expect(await dialog.findByText('Enter the price.')).toBeTruthy();
  expect(server.rescore).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText('Price'), { target: { value: '440k' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Correct the price' }));
  await dialog.findByRole('alert');
  fireEvent.click(dialog.getByRole('button', { name: 'Correct the price' }));
  await waitFor(() => expect(server.rescore).toHaveBeenCalledTimes(2));
  const [first, second] = server.rescore.mock.calls.map(([request]) => request);
  expect(first).toMatchObject({
    action: 'correct',
    reason: 'wrong_price',
    price: { kind: 'sold', amountMinor: 44_000_000, datedOn: null },
  });
  expect(second.requestKey).toBe(first.requestKey);
});

it('asks why before a question is not agreed with', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^Do not agree with/ }));
  const dialog = inDialog();
  fireEvent.click(dialog.getByRole('button', { name: 'Do not agree' }));
  expect(server.decide).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText(/^Your answer/), { target: { value: 'The registry says so' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Do not agree' }));
  await waitFor(() =>
    expect(server.decide).toHaveBeenCalledWith(fairness.disputes[0]?.id, false, 'The registry says so'),
  );
});

it('lists only runs that chance does not explain, and says how many were looked at', async () => {
  const [run] = examples.runs_to_look_at.runs;
  const lucky = { ...run, sessionId: 'lucky', displayName: 'Lucky', near: 2 };
  server.look.mockResolvedValue({ tested: 40, runs: [run, lucky] });
  await show();
  expect(server.look).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Count now' }));
  expect(await screen.findByText('40 runs were looked at.')).toBeTruthy();
  expect(screen.getByText(/^5 of 5 guesses within 2%/)).toBeTruthy();
  expect(screen.queryByText('Lucky')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Take it off the boards: the run of/ }));
  const dialog = inDialog();
  fireEvent.change(dialog.getByLabelText(/^Your reason/), { target: { value: 'Too good' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Take it off the boards' }));
  await waitFor(() => expect(server.exclude).toHaveBeenCalledWith(run?.sessionId, 'Too good'));
});

it('says what failed, and reads again', async () => {
  server.read.mockRejectedValueOnce(new AppError('network', 'no')).mockResolvedValue(fairness);
  render(<FairnessSection slug="one" onChange={changed} />);
  fireEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByRole('heading', { name: 'Questions of players' })).toBeTruthy();
});

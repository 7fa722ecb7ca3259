import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveBlob } from '#kit/files/save-blob.ts';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import type { ManagedGuess } from '#wire/managed-homes.ts';
import { examples } from '#wire/examples.ts';
import * as mutations from '../mutations.ts';
import * as queries from '../queries.ts';
import { GuessTable } from './guess-table.tsx';

vi.mock('../mutations.ts');
vi.mock('../queries.ts');
vi.mock('#kit/files/save-blob.ts', () => ({ saveBlob: vi.fn() }));
const read = vi.mocked(queries.readGuesses);
const exclude = vi.mocked(mutations.excludeRun);
const restore = vi.mocked(mutations.restoreRun);

const [SAMPLE] = examples.manage_guesses.rows;
const guess = (name: string, part: Partial<ManagedGuess> = {}): ManagedGuess => {
  if (!SAMPLE) throw new Error('The wire has no example of a guess.');
  return { ...SAMPLE, sessionId: `run-${name}`, displayName: name, isRanked: true, exclusion: null, ...part };
};
const out = { isRanked: false, exclusion: { reason: 'Bot', excludedAt: '2026-01-01T10:00:00Z' } };

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  vi.resetAllMocks();
  exclude.mockResolvedValue({ isRanked: false });
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

async function show(...guesses: ManagedGuess[]) {
  read.mockResolvedValue({ rows: guesses, next: null, seesPrice: true });
  const onJudged = vi.fn();
  render(<GuessTable slug="game" gameListingId="home" seesPrice onJudged={onJudged} />);
  for (const { displayName } of guesses)
    fireEvent.click(await screen.findByLabelText(`Mark the guess of ${displayName}`));
  return onJudged;
}
const confirm = (reason: string) => {
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: /^Take (it|them) out$/ }));
};

it('takes the marked runs out that count, with one reason, and clears the marks', async () => {
  const onJudged = await show(guess('Ana'), guess('Ben'), guess('Pia', { isRanked: false }));
  fireEvent.click(screen.getByText('Take out 2 runs'));
  expect(screen.getByRole('dialog', { name: 'Take 2 runs out?' }).textContent).toContain('Ana · Ben');
  confirm('Exact every time');
  await waitFor(() => expect(onJudged).toHaveBeenCalledOnce());
  expect(exclude.mock.calls).toEqual([
    ['run-Ana', 'Exact every time'],
    ['run-Ben', 'Exact every time'],
  ]);
  expect(screen.getByText('No row is marked')).toBeTruthy();
});

it('goes on about the runs that could not be taken out, with the reason still there', async () => {
  exclude.mockRejectedValueOnce(new AppError('move_not_allowed', '')).mockResolvedValue({ isRanked: false });
  await show(guess('Ana'), guess('Ben'));
  fireEvent.click(screen.getByText('Take out 2 runs'));
  confirm('Exact every time');
  const dialog = await screen.findByRole('dialog', { name: 'Take the run of Ana out?' });
  expect(exclude).toHaveBeenCalledTimes(2);
  expect(within(dialog).getByRole('alert').textContent).toContain('One run could not be taken out.');
  expect(within(dialog).getByLabelText('Why?')).toHaveProperty('value', 'Exact every time');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take it out' }));
  await waitFor(() => expect(exclude).toHaveBeenLastCalledWith('run-Ana', 'Exact every time'));
});

it('stops where nobody answers', async () => {
  exclude.mockRejectedValue(new AppError('network', ''));
  await show(guess('Ana'), guess('Ben'));
  fireEvent.click(screen.getByText('Take out 2 runs'));
  confirm('Exact every time');
  expect((await screen.findByRole('alert')).textContent).toContain('2 runs could not be taken out.');
  expect(exclude).toHaveBeenCalledOnce();
});

it('takes the marked runs back in that are out, and no others', async () => {
  restore.mockResolvedValue({ isRanked: true });
  const onJudged = await show(guess('Ana', out), guess('Ben'));
  fireEvent.click(screen.getByText('Take 1 run back in'));
  await waitFor(() => expect(onJudged).toHaveBeenCalledOnce());
  expect(restore.mock.calls).toEqual([['run-Ana']]);
});

it('saves the marked rows, without asking for any again', async () => {
  await show(guess('Ana'), guess('Ben'));
  fireEvent.click(screen.getByLabelText('Mark the guess of Ben'));
  const asked = read.mock.calls.length;
  fireEvent.click(screen.getByText('Export the marked as CSV'));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
  const [name, blob] = vi.mocked(saveBlob).mock.calls[0] ?? [];
  const text = await new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    if (blob) reader.readAsText(blob);
  });
  expect([name, read.mock.calls.length]).toEqual(['game-guesses.csv', asked]);
  expect(text).toContain('Ana');
  expect(text).not.toContain('Ben');
});

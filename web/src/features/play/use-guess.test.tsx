import type { GuessAnswer } from '#wire/guesses.ts';
import type { Round } from '#wire/rounds.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { keep, readKept } from './kept-guess.ts';
import * as mutations from './mutations.ts';
import * as queries from './queries.ts';
import { useGuess } from './use-guess.ts';

const en = readTexts('en');

vi.mock('./mutations.ts');
vi.mock('./queries.ts');

const submit = vi.mocked(mutations.submitGuess);
const open = vi.mocked(queries.openRound);

const round: Round = {
  sessionId: 's1',
  openedAt: '2026-01-01T10:00:00Z',
  gameListingId: 'l1',
  position: 1,
  rounds: 5,
  currency: 'GBP',
  priceKind: 'sold',
  priceYear: 2024,
  commitment: null,
  deadlineAt: null,
  serverNow: '2026-01-01T00:00:00Z',
  bounds: { minMinor: 100_000, maxMinor: 50_000_000_000 },
  mode: 'classic',
  isRange: false,
  facts: {},
  photos: [],
  hints: [],
  guess: null,
};

function answerTo(amountMinor: number): GuessAnswer {
  return {
    guess: {
      amountMinor,
      priceMinor: 40_000_000,
      currency: 'GBP',
      priceKind: 'sold',
      errorPercent: 12.5,
      score: 600,
      label: 'close',
    },
    proof: null,
    session: { totalScore: 600, guessed: 1, rounds: 5, status: 'active' },
    replayed: false,
  };
}

beforeAll(() => speakLocale('en-GB', en));
beforeEach(() => {
  submit.mockReset();
  open.mockReset();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('useGuess()', () => {
  it('reveals the answer and forgets what was kept', async () => {
    submit.mockResolvedValueOnce(answerTo(45_000_000));
    const { result } = renderHook(() => useGuess(round));
    await act(() => result.current.send({ amountMinor: 45_000_000 }));
    expect(result.current.phase).toMatchObject({ is: 'revealed', isFresh: true });
    expect(readKept('unsent', round)).toBeNull();
  });

  it('keeps a guess that got no answer, and sends the same amount when the network is back', async () => {
    submit.mockRejectedValueOnce(new AppError('network', '')).mockResolvedValueOnce(answerTo(45_000_000));
    const { result } = renderHook(() => useGuess(round));
    await act(() => result.current.send({ amountMinor: 45_000_000 }));
    expect(result.current.phase.is).toBe('waiting');
    expect(readKept('unsent', round)).toEqual({ amountMinor: 45_000_000 });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.phase.is).toBe('revealed'));
    expect(submit.mock.calls.map(([input]) => input)).toEqual([
      expect.objectContaining({ amountMinor: 45_000_000 }),
      expect.objectContaining({ amountMinor: 45_000_000 }),
    ]);
  });

  it('sends an unsent guess of before a reload by itself', async () => {
    keep('unsent', round, { amountMinor: 31_000_000 });
    submit.mockResolvedValueOnce(answerTo(31_000_000));
    const { result } = renderHook(() => useGuess(round));
    await waitFor(() => expect(result.current.phase.is).toBe('revealed'));
    expect(submit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ amountMinor: 31_000_000 }));
  });

  it('shows the first guess when another tab was earlier', async () => {
    submit.mockRejectedValueOnce(new AppError('already_guessed', '', { status: 409 }));
    open.mockResolvedValueOnce({ ...round, guess: answerTo(20_000_000) });
    const { result } = renderHook(() => useGuess(round));
    await act(() => result.current.send({ amountMinor: 45_000_000 }));
    expect(result.current.phase).toMatchObject({
      is: 'revealed',
      answer: { guess: { amountMinor: 20_000_000 } },
      note: { code: 'already_guessed' },
    });
  });

  it('shows the reveal that came with the word that time is over, without asking again', async () => {
    const late = answerTo(45_000_000);
    submit.mockRejectedValueOnce(new AppError('time_over', '', { status: 409, reveal: late }));
    const { result } = renderHook(() => useGuess(round));
    await act(() => result.current.send({ amountMinor: 45_000_000 }));
    expect(result.current.phase).toMatchObject({
      is: 'revealed',
      answer: { guess: { amountMinor: 45_000_000 } },
    });
    expect(open).not.toHaveBeenCalled();
  });

  it('shows a refusal where it happened and lets the player mend the amount', async () => {
    submit.mockRejectedValueOnce(new AppError('amount_out_of_range', '', { status: 422 }));
    const { result } = renderHook(() => useGuess(round));
    await act(() => result.current.send({ amountMinor: 1 }));
    expect(result.current.phase).toMatchObject({ is: 'guessing', refusal: { code: 'amount_out_of_range' } });
    expect(readKept('unsent', round)).toBeNull();
  });

  it('starts with the outcome of a round that is over', () => {
    const { result } = renderHook(() => useGuess({ ...round, guess: answerTo(1) }));
    expect(result.current.phase).toMatchObject({ is: 'revealed', isFresh: false });
  });
});

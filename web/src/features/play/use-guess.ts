import type { GuessAnswer } from '#wire/guesses.ts';
import type { Round } from '#wire/rounds.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { useRetry } from '#lib/use-retry.ts';
import { keep, readKept, type RoundId } from './kept-guess.ts';
import { submitGuess, type Amount } from './mutations.ts';
import { openRound } from './queries.ts';

/** The server takes a guess until two seconds after the deadline; a little later it surely has closed the round. */
const CLOSED_AFTER_MS = 2300;

export type GuessPhase =
  | { readonly is: 'guessing'; readonly refusal: AppError | null }
  | { readonly is: 'sending'; readonly amount: Amount }
  | { readonly is: 'waiting'; readonly amount: Amount; readonly error: AppError }
  | {
      readonly is: 'revealed';
      readonly answer: GuessAnswer;
      readonly isFresh: boolean;
      readonly note: AppError | null;
    };

/** Codes after which the round has an outcome: it came with the refusal, or only has to be read. */
const SETTLED_CODES = ['already_guessed', 'time_over'];

/**
 * One round's way from guessing to the reveal. A guess that got no answer is kept and sent again with the same amount,
 * after a reload as well, until the server has said something about it.
 */
export function useGuess(round: Round) {
  const id: RoundId = { sessionId: round.sessionId, gameListingId: round.gameListingId };
  const { sessionId, gameListingId, currency } = round;
  const [phase, setPhase] = useState<GuessPhase>(() => firstPhase(round));
  const isSending = useRef(false);

  const reveal = useCallback(
    (answer: GuessAnswer, note: AppError | null = null) => {
      keep('unsent', { sessionId, gameListingId }, null);
      keep('draft', { sessionId, gameListingId }, null);
      setPhase({ is: 'revealed', answer, isFresh: true, note });
    },
    [sessionId, gameListingId],
  );

  const send = useCallback(
    async (amount: Amount) => {
      if (isSending.current) return;
      isSending.current = true;
      keep('unsent', { sessionId, gameListingId }, amount);
      setPhase({ is: 'sending', amount });
      try {
        reveal(await submitGuess({ sessionId, gameListingId, currency, ...amount }));
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.code === 'network' || error.code === 'unavailable') {
          setPhase({ is: 'waiting', amount, error });
        } else {
          keep('unsent', { sessionId, gameListingId }, null);
          const settled = SETTLED_CODES.includes(error.code)
            ? ((error.reveal as GuessAnswer | undefined) ??
              (await readOutcome(sessionId, gameListingId).catch(() => null)))
            : null;
          if (settled) reveal(settled, error.code === 'already_guessed' ? error : null);
          else setPhase({ is: 'guessing', refusal: error });
        }
      } finally {
        isSending.current = false;
      }
    },
    [sessionId, gameListingId, currency, reveal],
  );

  // An unsent guess of an earlier visit goes out at once, and one that is waiting as soon as there is a network.
  const unsent = phase.is === 'waiting' ? phase.amount : null;
  useRetry(useMemo(() => (unsent === null ? null : () => void send(unsent)), [unsent, send]));
  const kept = useRef(round.guess === null ? readKept('unsent', id) : null);
  useEffect(() => {
    if (kept.current) void send(kept.current);
    kept.current = null;
  }, [send]);

  /** Time is up: what stands in the instrument goes out; without it, the server's word is fetched. */
  const finish = useCallback(
    async (amount: Amount | null) => {
      if (amount) return send(amount);
      await new Promise((resolve) => setTimeout(resolve, CLOSED_AFTER_MS));
      const outcome = await readOutcome(sessionId, gameListingId).catch(() => null);
      if (outcome) reveal(outcome);
    },
    [send, reveal, sessionId, gameListingId],
  );

  return { phase, send, finish };
}

function firstPhase(round: Round): GuessPhase {
  return round.guess
    ? { is: 'revealed', answer: round.guess, isFresh: false, note: null }
    : { is: 'guessing', refusal: null };
}

async function readOutcome(sessionId: string, gameListingId: string): Promise<GuessAnswer | null> {
  return (await openRound(sessionId, gameListingId)).guess;
}

import type { Round } from '#wire/rounds.ts';
import { useEffect, useRef } from 'react';
import { readKept } from './kept-guess.ts';
import type { Amount } from './mutations.ts';
import { clockOffsetMs, useCountdown } from './use-countdown.ts';
import type { GuessPhase } from './use-guess.ts';

export interface RoundClock {
  readonly round: Round;
  /** when the browser got the round, by its own clock */
  readonly receivedAt: number;
  readonly phase: GuessPhase['is'];
  readonly finish: (amount: Amount | null) => Promise<void>;
}

/** Seconds left of a timed round, null where there is no clock; a run's clock goes on after the guess. At the end what stands in the instrument is the guess. */
export function useRoundClock({ round, receivedAt, phase, finish }: RoundClock): number | null {
  const secondsLeft = useCountdown(
    phase === 'revealed' && !round.modeOptions?.runSeconds ? null : round.deadlineAt,
    clockOffsetMs(round.serverNow, receivedAt),
  );
  const hasEnded = secondsLeft !== null && secondsLeft <= 0;
  const isEnding = useRef(false);
  useEffect(() => {
    if (!hasEnded || isEnding.current || phase !== 'guessing') return;
    isEnding.current = true;
    void finish(readKept('draft', round));
  }, [hasEnded, phase, finish, round]);
  return secondsLeft;
}

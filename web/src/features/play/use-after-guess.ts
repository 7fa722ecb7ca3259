import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { lookOf } from '#kit/games/own-look.ts';
import { fetchAhead } from './rounds-ahead.ts';

/**
 * What follows as soon as a guess is made: the page shows its top, the next home is on its way, and what the mode hid
 * is fetched.
 */
export function useAfterGuess(run: Run, round: Round, isFresh: boolean, nextId: string | undefined): void {
  // Opening a home starts its clock, and one on which its player may stake does not open yet. Nor is anything fetched ahead
  // by somebody who pays for every byte.
  const mayOpen =
    round.deadlineAt === null && !run.modeOptions?.mayDouble && !lookOf(run.modeOptions).isLight;
  useEffect(() => {
    if (isFresh) window.scrollTo(0, 0);
    if (isFresh && nextId !== undefined && mayOpen) fetchAhead(round.sessionId, nextId);
  }, [isFresh, nextId, mayOpen, round.sessionId]);

  const { revalidate } = useRevalidator();
  const wasHidden = round.guess === null && hidesSomething(run);
  useEffect(() => {
    if (isFresh && wasHidden) void revalidate();
  }, [isFresh, wasHidden, revalidate]);
}

/** Does the run's mode keep facts or photos back until the guess? */
function hidesSomething({ modeOptions }: Run): boolean {
  return [
    modeOptions?.showsFacts === false,
    modeOptions?.showsPhotos === false,
    modeOptions?.hasFog,
  ].includes(true);
}

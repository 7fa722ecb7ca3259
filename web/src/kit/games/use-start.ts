import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemPath } from '#domain/game-paths.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { keepGuestToken } from '#lib/auth-session.ts';
import { nextRound, runPath } from './run-path.ts';
import { readRun, startRun, type StartRunInput } from './runs.ts';

/** Starts a run of a game, or goes on with the one under way, and goes to the wanted home or its next. */
export function useStart() {
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const start = async (input: StartRunInput, wantedId?: string): Promise<void> => {
    setIsStarting(true);
    setError(null);
    try {
      await navigate(await startedPath(input, wantedId));
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsStarting(false);
  };
  return { start, isStarting, error };
}

/** Starts a run, or goes on with the one under way; answers the address of the wanted home in it, or of its next. */
async function startedPath(input: StartRunInput, wantedId?: string): Promise<string> {
  const started = await startRun(input).catch((thrown: unknown) => {
    // A token that the server does not know (its data began anew) would refuse every start: begin as a new guest.
    if (toAppError(thrown).code !== 'not_your_run') throw thrown;
    keepGuestToken(null);
    return startRun(input);
  });
  const wanted = started.rounds.find((round) => round.gameListingId === wantedId);
  const first = wanted ?? (started.isNew ? started.rounds[0] : undefined);
  if (first) {
    const { family, slug } = started.game;
    return itemPath(family, { slug, gameListingId: first.gameListingId, sessionId: started.sessionId });
  }
  const run = await readRun(started.sessionId);
  return runPath(run, nextRound(run, '', run.status));
}

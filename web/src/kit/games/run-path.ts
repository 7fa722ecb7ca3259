import type { Run, RunStatus } from '#wire/runs.ts';
import { hasItemResults, itemPath, resultsPath } from '#domain/game-paths.ts';

/** The next home to guess after one was guessed, or undefined when the run is over. */
export function nextRound(run: Run, guessedId: string, status: RunStatus): Run['rounds'][number] | undefined {
  if (status !== 'active') return undefined;
  return run.rounds.find(
    (round) => round.guess === null && !round.isWithdrawn && round.gameListingId !== guessedId,
  );
}

/** The address where a run goes on: its next home, or its results. */
export function runPath(run: Run, next: { readonly gameListingId: string } | undefined): string {
  const { family, slug } = run.game;
  if (next) return itemPath(family, { slug, gameListingId: next.gameListingId, sessionId: run.sessionId });
  const last = run.rounds.at(-1)?.gameListingId;
  return resultsPath(family, { slug, sessionId: run.sessionId, ...(last ? { gameListingId: last } : {}) });
}

/** Where a reveal leads: to the next home, or, where each home has results of its own, to those of this one. */
export function onwardPath(
  run: Run,
  next: { readonly gameListingId: string } | undefined,
  here: string,
): string {
  const { family, slug } = run.game;
  return hasItemResults(family)
    ? resultsPath(family, { slug, sessionId: run.sessionId, gameListingId: here })
    : runPath(run, next);
}

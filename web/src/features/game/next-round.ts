import type { Round } from '#wire/rounds.ts';
import type { Run, RunStatus } from '#wire/runs.ts';
import { hasItemResults, resultsPath, itemPath } from '#domain/game-paths.ts';
import { warmPhoto } from '#lib/photo.ts';
import { GALLERY_SIZES } from '#lib/photo-sizes.ts';
import { openRound } from './queries.ts';

const opened = new Map<string, Promise<Round>>();

/** A round, from ahead if it was fetched so. */
export function takeRound(sessionId: string, gameListingId: string): Promise<Round> {
  const key = `${sessionId}:${gameListingId}`;
  const ahead = opened.get(key);
  opened.delete(key);
  return ahead ?? openRound(sessionId, gameListingId);
}

/** Keeps a round that was opened for the page to which its address leads. */
export function keepRound(round: Round): void {
  opened.set(`${round.sessionId}:${round.gameListingId}`, Promise.resolve(round));
}

/**
 * Fetches the next home and its first photos while the player looks at the reveal. Never in a timed game: opening a
 * round starts its clock.
 */
export function fetchAhead(sessionId: string, gameListingId: string): void {
  const key = `${sessionId}:${gameListingId}`;
  if (opened.has(key)) return;
  const round = openRound(sessionId, gameListingId);
  opened.set(key, round);
  round.then(
    ({ photos }) => photos.slice(0, 2).forEach((photo) => warmPhoto(photo, GALLERY_SIZES)),
    () => opened.delete(key),
  );
}

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

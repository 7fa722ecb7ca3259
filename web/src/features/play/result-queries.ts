import type { Crowd } from '#wire/crowds.ts';
import type { DetailedRun, Guesstimates, RunSummary, SharedDetails, SharedRun } from '#wire/results.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';

/** The caller's own results. */
export function readSummary(sessionId: string): Promise<RunSummary> {
  return callRpc('session_results', { sessionId, variant: 'summary', ...guestArgs() });
}

/** The caller's own results with every price. */
export function readDetails(sessionId: string): Promise<DetailedRun> {
  return callRpc('session_results', { sessionId, variant: 'detailed', ...guestArgs() });
}

/** What anybody with the link may see of a run. */
export function readShared(sessionId: string): Promise<SharedRun> {
  return callRpc('session_results', { sessionId, variant: 'share' });
}

/** Somebody's shared prices, or the question whether the viewer wants to see them. */
export function readSharedDetails(sessionId: string): Promise<SharedDetails> {
  return callRpc('session_results', { sessionId, variant: 'shared_detailed', ...guestArgs() });
}

/** Refuses `not_allowed` before the viewer's own guess. */
export function readGuesstimates(gameListingId: string): Promise<Guesstimates> {
  return callRpc('guesstimates', { gameListingId: gameListingId, ...guestArgs() });
}

/** What everybody guessed for a home that this run has guessed. */
export function readCrowd(sessionId: string, gameListingId: string): Promise<Crowd> {
  return callRpc('crowd_figures', {
    sessionId: sessionId,
    gameListingId: gameListingId,
    ...guestArgs(),
  });
}

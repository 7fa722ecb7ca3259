import type { Crowd } from '#wire/crowds.ts';
import type { DetailedRun, RunSummary, SharedDetails, SharedRun } from '#wire/results.ts';
import type { Round } from '#wire/rounds.ts';
import type { Run, UnfinishedRun } from '#wire/runs.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';

/** The caller's run. */
export function readRun(sessionId: string): Promise<Run> {
  return callRpc('run_state', { sessionId: sessionId, ...guestArgs() });
}

/** Opens a round; where the game is timed, its clock starts now. */
export function openRound(sessionId: string, gameListingId: string): Promise<Round> {
  return callRpc('open_round', {
    sessionId: sessionId,
    gameListingId: gameListingId,
    ...guestArgs(),
  });
}

/** What everybody guessed for a home that this run has guessed. */
export function readCrowd(sessionId: string, gameListingId: string): Promise<Crowd> {
  return callRpc('crowd_figures', {
    sessionId: sessionId,
    gameListingId: gameListingId,
    ...guestArgs(),
  });
}

/** The runs that this visitor may go on with, newest first; a visitor who never played is not asked about. */
export async function readUnfinishedRuns(): Promise<readonly UnfinishedRun[]> {
  if (!guestToken() && !readSession()) return [];
  return callRpc('unfinished_runs', { ...guestArgs() });
}

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

import { callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';
import type {
  Crowd,
  DetailedRun,
  Round,
  Run,
  RunSummary,
  SharedDetails,
  SharedRun,
  UnfinishedRun,
} from './run-types.ts';

/** The caller's run. */
export function readRun(sessionId: string): Promise<Run> {
  return callRpc<Run>('run_state', { session_id: sessionId, ...guestArgs() });
}

/** Opens a round; where the game is timed, its clock starts now. */
export function openRound(sessionId: string, gameListingId: string): Promise<Round> {
  return callRpc<Round>('open_round', {
    session_id: sessionId,
    game_listing_id: gameListingId,
    ...guestArgs(),
  });
}

/** What everybody guessed for a home that this run has guessed. */
export function readCrowd(sessionId: string, gameListingId: string): Promise<Crowd> {
  return callRpc<Crowd>('crowd_figures', {
    session_id: sessionId,
    game_listing_id: gameListingId,
    ...guestArgs(),
  });
}

/** The runs that this visitor may go on with, newest first; a visitor who never played is not asked about. */
export async function readUnfinishedRuns(): Promise<readonly UnfinishedRun[]> {
  if (!guestToken() && !readSession()) return [];
  return callRpc<readonly UnfinishedRun[]>('unfinished_runs', { ...guestArgs() });
}

/** The caller's own results. */
export function readSummary(sessionId: string): Promise<RunSummary> {
  return readResults<RunSummary>(sessionId, 'summary');
}

/** The caller's own results with every price. */
export function readDetails(sessionId: string): Promise<DetailedRun> {
  return readResults<DetailedRun>(sessionId, 'detailed');
}

/** What anybody with the link may see of a run. */
export function readShared(sessionId: string): Promise<SharedRun> {
  return callRpc<SharedRun>('session_results', { session_id: sessionId, variant: 'share' });
}

/** Somebody's shared prices, or the question whether the viewer wants to see them. */
export function readSharedDetails(sessionId: string): Promise<SharedDetails> {
  return readResults<SharedDetails>(sessionId, 'shared_detailed');
}

function readResults<T>(sessionId: string, variant: string): Promise<T> {
  return callRpc<T>('session_results', { session_id: sessionId, variant, ...guestArgs() });
}

import type { Crowd } from '#wire/crowds.ts';
import type { DetailedRun, Guesstimates, RunSummary, SharedDetails, SharedRun } from '#wire/results.ts';
import type { GameHomes } from '#wire/homes.ts';
import type { Round } from '#wire/rounds.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

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

/** The homes of a game, in order. */
export function readHomes(slug: string): Promise<GameHomes> {
  return callRpc('game_homes', { gameSlug: slug, ...brandArg(), ...guestArgs() });
}

/** Refuses `not_allowed` before the viewer's own guess. */
export function readGuesstimates(gameListingId: string): Promise<Guesstimates> {
  return callRpc('guesstimates', { gameListingId: gameListingId, ...guestArgs() });
}

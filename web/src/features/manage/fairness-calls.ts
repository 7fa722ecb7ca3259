import type { Appeals, Correction, Dispute, GameFairness, Poll } from '#wire/fairness.ts';
import type { RescoreHomeRequest, RunsToLookAt } from '#wire/rescoring.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';

/** Polls, questions and corrections of a game. */
export function readGameFairness(gameSlug: string): Promise<GameFairness> {
  return callRpc('game_fairness', { gameSlug, ...brandArg() });
}

/** Runs of a game that stand out, counted when somebody asks. */
export function readRunsToLookAt(gameSlug: string): Promise<RunsToLookAt> {
  return callRpc('runs_to_look_at', { gameSlug, ...brandArg() });
}

/** Locks the guesses of a home for sale. */
export function lockPoll(gameSlug: string, gameListingId: string): Promise<Poll> {
  return callRpc('lock_poll', { gameSlug, gameListingId, ...brandArg() });
}

/** Makes a home that is for sale a poll. */
export function openPoll(gameSlug: string, gameListingId: string): Promise<Poll> {
  return callRpc('open_poll', { gameSlug, gameListingId, ...brandArg() });
}

type OfBrand<Request> = Request extends unknown ? Omit<Request, 'brand'> : never;

/** Settles a poll, puts a price right, or takes a home out. The same request key again is the same correction. */
export async function rescoreHome(request: OfBrand<RescoreHomeRequest>): Promise<Correction> {
  return (await callFunction('rescore-home', { ...request, ...brandArg() })).body;
}

/** Answers a question of a player, or, as staff, an appeal. */
export function decideDispute(disputeId: string, isUpheld: boolean, note: string): Promise<Dispute> {
  return callRpc('decide_dispute', { disputeId, isUpheld, note });
}

export interface AppealsPage {
  readonly rows: Appeals['appeals'];
  readonly next: string | null;
}

/** A page of the appeals, for staff. */
export async function readAppeals(after: string | null): Promise<AppealsPage> {
  const { appeals, next } = await callRpc('appeals', after === null ? {} : { after });
  return { rows: appeals, next };
}

import type { CodedGame } from '#wire/codes.ts';
import type { Game, LiveProof } from '#wire/games.ts';
import type { ResumableRun } from '#wire/runs.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';
import type { GameKey } from '#kit/games/game-key.ts';

/** The games of this brand that a code opens. Refuses every other code as `access_code_refused`, never saying why. */
export async function findByCode(key: GameKey): Promise<readonly CodedGame[]> {
  const { body } = await callFunction('find-by-code', {
    ...key,
    ...brandArg(),
  });
  return body.games;
}

/**
 * The visitor's runs of this brand: those under way, then those that expired in the last week. A visitor who never
 * played is not asked about.
 */
export async function readResumableRuns(): Promise<readonly ResumableRun[]> {
  if (!guestToken() && !readSession()) return [];
  return callRpc('resumable_runs', { ...brandArg(), ...guestArgs() });
}

/** One page of the list of one-offs. */
export interface OneOffPage {
  readonly rows: readonly Game[];
  readonly next: string | null;
}

/** A page of the brand's open public one-offs, newest first. */
export async function readOneOffs(after: string | null = null): Promise<OneOffPage> {
  const { games, next } = await callRpc('one_off_games', { ...brandArg(), ...(after ? { after } : {}) });
  return { rows: games, next };
}

/** What was played on this site, as far as enough people did. */
export function readLiveProof(): Promise<LiveProof> {
  return callRpc('live_proof', { ...brandArg() });
}

import type { CodedGame } from '#wire/codes.ts';
import type { ResumableRun } from '#wire/runs.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** What opens a game: a code that was typed, or the token of a link. */
export type GameKey = { readonly accessCode: string } | { readonly shareToken: string };

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

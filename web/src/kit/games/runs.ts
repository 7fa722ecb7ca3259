import type { Run, StartRunAnswer, UnfinishedRun } from '#wire/runs.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, keepGuestToken, readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';
import { randomKey } from '#lib/random-key.ts';
import { readStored, writeStored } from '#lib/stored.ts';

export interface StartRunInput {
  readonly slug: string;
  readonly displayName?: string;
  readonly accessCode?: string;
  readonly shareToken?: string;
  /** a run of the game whose homes are played again in its order */
  readonly like?: string;
  /** homes first that the player does not know */
  readonly avoidsKnown?: boolean;
  /** one of the regions that the game names */
  readonly region?: string;
  /** the code of a preset to play by, as practice */
  readonly preset?: string;
  /** another mode than the game's own, as practice */
  readonly mode?: string;
}

export type StartedRun = StartRunAnswer & {
  /** false when this player's run of the game was under way already */
  readonly isNew: boolean;
};

/**
 * Starts a run, or answers the one under way. The request key outlives a reload, so that a start whose reply was lost
 * is the same start when it is tried again.
 */
export async function startRun({
  slug,
  displayName,
  accessCode,
  shareToken,
  like,
  avoidsKnown,
  region,
  preset,
  mode,
}: StartRunInput): Promise<StartedRun> {
  const keyName = ['startKey', slug, like, mode].filter(Boolean).join(':');
  const requestKey = readStored('session', keyName) ?? randomKey();
  writeStored('session', keyName, requestKey);
  const token = guestToken();
  const { status, body } = await callFunction('start-run', {
    game: slug,
    ...brandArg(),
    ...(displayName ? { displayName } : {}),
    ...(accessCode ? { accessCode } : {}),
    ...(shareToken ? { shareToken } : {}),
    ...(like ? { like } : {}),
    ...(avoidsKnown ? { avoidsKnown } : {}),
    ...(region ? { region } : {}),
    ...(preset ? { preset } : {}),
    ...(mode ? { mode } : {}),
    ...(token ? { guestToken: token } : {}),
    requestKey,
  });
  if (body.guestToken) keepGuestToken(body.guestToken);
  writeStored('session', keyName, null);
  return { ...body, isNew: status === 201 };
}

/** The caller's run. */
export function readRun(sessionId: string): Promise<Run> {
  return callRpc('run_state', { sessionId: sessionId, ...guestArgs() });
}

/** The runs that this visitor may go on with, newest first; a visitor who never played is not asked about. */
export async function readUnfinishedRuns(): Promise<readonly UnfinishedRun[]> {
  if (!guestToken() && !readSession()) return [];
  return callRpc('unfinished_runs', { ...guestArgs() });
}

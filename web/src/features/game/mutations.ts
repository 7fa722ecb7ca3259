import type { GuessAnswer } from '#wire/guesses.ts';
import type { Hint } from '#wire/hints.ts';
import type { Run, StartRunAnswer } from '#wire/runs.ts';
import type { HintKind } from '#domain/hints.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, keepGuestToken } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';
import { randomKey } from '#lib/random-key.ts';
import { readStored, writeStored } from '#lib/stored.ts';

export interface StartRunInput {
  readonly slug: string;
  readonly displayName?: string;
  readonly accessCode?: string;
  readonly shareToken?: string;
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
}: StartRunInput): Promise<StartedRun> {
  const keyName = `startKey:${slug}`;
  const requestKey = readStored('session', keyName) ?? randomKey();
  writeStored('session', keyName, requestKey);
  const token = guestToken();
  const { status, body } = await callFunction('start-run', {
    game: slug,
    ...brandArg(),
    ...(displayName ? { displayName } : {}),
    ...(accessCode ? { accessCode } : {}),
    ...(shareToken ? { shareToken } : {}),
    ...(token ? { guestToken: token } : {}),
    requestKey,
  });
  if (body.guestToken) keepGuestToken(body.guestToken);
  writeStored('session', keyName, null);
  return { ...body, isNew: status === 201 };
}

export type GuessInput = {
  readonly sessionId: string;
  readonly gameListingId: string;
  readonly currency: string;
} & Amount;

/** One amount, or a range in the modes that ask for one. Integer minor units. */
export type Amount =
  { readonly amountMinor: number } | { readonly lowMinor: number; readonly highMinor: number };

/** Sends a guess. The same guess sent again gets the first answer, so every retry is safe. */
export async function submitGuess(input: GuessInput): Promise<GuessAnswer> {
  return (await callFunction('submit-guess', { ...input, ...guestField() })).body;
}

/** Takes a hint; taking it again costs nothing more. */
export async function revealHint(sessionId: string, gameListingId: string, kind: HintKind): Promise<Hint> {
  const { body } = await callFunction('reveal-hint', {
    sessionId,
    gameListingId,
    kind,
    ...guestField(),
  });
  return { ...body.hint, multiplier: body.multiplier };
}

/** Ends the run; rounds still open score nothing. */
export function giveUpRun(sessionId: string): Promise<Run> {
  return callRpc('give_up_run', { sessionId: sessionId, ...guestArgs() });
}

/** Lets anybody with the link see the prices of a finished run, or no longer. */
export function setDetailSharing(sessionId: string, isShared: boolean): Promise<boolean> {
  return callRpc('set_detail_sharing', {
    sessionId: sessionId,
    isShared: isShared,
    ...guestArgs(),
  });
}

/** The viewer wants to see the prices of a shared run; from now on their own runs of the game are practice. */
export async function acceptSpoiler(sessionId: string): Promise<void> {
  const { guestToken: made } = await callRpc('accept_spoiler', {
    sessionId: sessionId,
    ...guestArgs(),
  });
  if (made) keepGuestToken(made);
}

function guestField(): { guestToken?: string } {
  const token = guestToken();
  return token ? { guestToken: token } : {};
}

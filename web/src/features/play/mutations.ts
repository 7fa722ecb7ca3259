import type { GuessAnswer } from '#wire/guesses.ts';
import type { Hint } from '#wire/hints.ts';
import type { Run } from '#wire/runs.ts';
import type { HintKind } from '#domain/hints.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, keepGuestToken } from '#lib/auth-session.ts';

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

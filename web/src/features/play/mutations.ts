import type { GuessAnswer } from '#wire/guesses.ts';
import type { Hint } from '#wire/hints.ts';
import type { HintKind } from '#domain/hints.ts';
import { callFunction } from '#lib/api.ts';
import { guestToken } from '#lib/auth-session.ts';

export type GuessInput = {
  readonly sessionId: string;
  readonly gameListingId: string;
  readonly currency: string;
} & Amount;

/** One amount, or a range in the modes that ask for one. Integer minor units. */
export type Amount =
  | { readonly amountMinor: number }
  | { readonly lowMinor: number; readonly highMinor: number };

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

function guestField(): { guestToken?: string } {
  const token = guestToken();
  return token ? { guestToken: token } : {};
}

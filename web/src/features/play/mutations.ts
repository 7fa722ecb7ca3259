import type { GuessAnswer } from '#wire/guesses.ts';
import { callFunction } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';

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
  return (await callFunction('submit-guess', { ...input, ...guestArgs() })).body;
}

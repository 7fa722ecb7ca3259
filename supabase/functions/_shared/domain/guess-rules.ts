import type { ErrorCode } from './error-codes.ts';
import { MAX_AMOUNT_MINOR } from './money.ts';
import { isWithinBounds, type AmountBounds } from './amount-bounds.ts';
import type { PriceGuess } from './scoring.ts';

/** What may be wrong with a guess before anybody asks whose it is. */
export type GuessRefusal = Extract<
  ErrorCode,
  'invalid_request' | 'amount_not_a_number' | 'amount_not_positive' | 'amount_too_large'
>;

/** Refuses what is no integer number of minor units from 1 to 10^12; null for a sound amount. */
export function refuseAmount(value: unknown): GuessRefusal | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'amount_not_a_number';
  if (value <= 0) return 'amount_not_positive';
  if (value > MAX_AMOUNT_MINOR) return 'amount_too_large';
  return Number.isInteger(value) ? null : 'amount_not_a_number';
}

/** Refuses a range whose ends are no amounts, or stand the wrong way round; null for a sound range. */
export function refuseRange(lowMinor: unknown, highMinor: unknown): GuessRefusal | null {
  const refusal = refuseAmount(lowMinor) ?? refuseAmount(highMinor);
  if (refusal) return refusal;
  return Number(lowMinor) <= Number(highMinor) ? null : 'invalid_request';
}

/** True when the guess, both ends of it, lies in the accepted range. */
export function isGuessWithinBounds(guess: PriceGuess, bounds: AmountBounds): boolean {
  const ends = 'amountMinor' in guess ? [guess.amountMinor] : [guess.lowMinor, guess.highMinor];
  return ends.every((amountMinor) => isWithinBounds(amountMinor, bounds));
}

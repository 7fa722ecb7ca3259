import { isGuessWithinBounds } from '../_shared/domain/guess-rules.ts';
import { FORMULA_VERSION, scoreGuess, type PriceGuess } from '../_shared/domain/scoring.ts';
import { Refusal } from '../_shared/problem.ts';
import type { RoundToScore } from '../_shared/wire/procedures/guesses.ts';

/** The guess as it is kept, with what it will be worth at the reveal. Refuses one that the round does not take. */
export function scoreRoomGuess(guess: PriceGuess, currency: string, round: RoundToScore) {
  const isRange = 'lowMinor' in guess;
  if (isRange !== round.isRange)
    throw new Refusal(
      'invalid_request',
      round.isRange
        ? 'This room takes a range. Send lowMinor and highMinor.'
        : 'This room takes one amount. Send amountMinor instead of a range.',
    );
  if (currency !== round.currency)
    throw new Refusal(
      'wrong_currency',
      `This home is priced in ${round.currency}. Give your guess in that currency.`,
    );
  if (!isGuessWithinBounds(guess, round))
    throw new Refusal(
      'amount_out_of_range',
      'The guess is outside the range of this market. Give an amount in the range that the round shows.',
    );
  return {
    amountMinor: isRange ? null : guess.amountMinor,
    lowMinor: isRange ? guess.lowMinor : null,
    highMinor: isRange ? guess.highMinor : null,
    formula: round.formula,
    formulaVersion: FORMULA_VERSION,
    ...pointsOf(guess, round),
  };
}

/** A poll has no price yet, so it has no points either. */
function pointsOf(guess: PriceGuess, { priceMinor, formula, difficulty, absoluteLimitMinor }: RoundToScore) {
  if (priceMinor === null) return { score: null, label: null, logError: null };
  const { score, label, logError } = scoreGuess({
    ...{ formula, difficulty, guess, priceMinor, multiplier: 1 },
    ...(absoluteLimitMinor != null && { absoluteLimitMinor }),
  });
  return { score, label, logError };
}

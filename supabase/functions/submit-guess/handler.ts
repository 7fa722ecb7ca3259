import type { z } from 'zod';
import { isErrorCode } from '../_shared/domain/error-codes.ts';
import { isGuessWithinBounds } from '../_shared/domain/guess-rules.ts';
import { scoreComparison } from '../_shared/domain/comparison.ts';
import { scoreRound } from '../_shared/domain/score-round.ts';
import { FORMULA_VERSION, maxRoundScore } from '../_shared/domain/scoring.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import type { Answer, Handler, HandlerContext } from '../_shared/serve.ts';
import type { SubmitGuessAnswer, submitGuessRequest } from '../_shared/wire/guesses.ts';
import type { RoundToScore } from '../_shared/wire/procedures/guesses.ts';

type Request = z.output<typeof submitGuessRequest>;

/**
 * Scores a guess and records it once. The database finds replays, refuses what it knows of and holds the price; the score
 * is the pure domain's. A guess that came too late is recorded with 0 points and answered `time_over` with the reveal.
 */
export const submitGuess: Handler<Request> = async (input, context) => {
  try {
    return await guessOnce(input, context);
  } catch (error) {
    // Nobody knows whether a transaction without an answer was written. Asking again does: a written guess is a replay.
    if (error instanceof Unavailable) return guessOnce(input, context);
    throw error;
  }
};

async function guessOnce(input: Request, { caller, database }: HandlerContext): Promise<Answer> {
  const { sessionId, gameListingId, guess, currency } = input;
  const guessed = {
    sessionId,
    gameListingId,
    amountMinor: 'amountMinor' in guess ? guess.amountMinor : null,
    lowMinor: 'lowMinor' in guess ? guess.lowMinor : null,
    highMinor: 'highMinor' in guess ? guess.highMinor : null,
    isDearer: 'isDearer' in guess ? guess.isDearer : null,
    gapPercent: 'isDearer' in guess ? guess.gapPercent : null,
  };
  const context = await database.call('guess_context', {
    ...guessed,
    currency,
    userId: caller.userId,
    guestToken: input.guestToken ?? null,
    clientAddress: caller.address,
  });
  if ('refusal' in context) {
    const { code, detail } = context.refusal;
    throw isErrorCode(code)
      ? new Refusal(code, detail)
      : new Unavailable(`guess_context refused with ${code}`);
  }
  if ('replay' in context) return answerOf(context.replay);
  const { round } = context;
  refuseUnfit(input, round);
  const recorded = await database.call('record_guess', {
    ...guessed,
    ...scored(input, round),
    listingPriceId: round.listingPriceId,
    formula: round.formula,
    formulaVersion: FORMULA_VERSION,
    multiplier: round.multiplier,
    isLate: round.isLate,
    priceBesideId: round.beside?.listingPriceId ?? null,
  });
  return answerOf(recorded);
}

/** What the database refuses too, said once more here: the domain's rules hold even if a caller of it changes. */
function refuseUnfit({ guess, currency }: Request, round: RoundToScore): void {
  if ('isDearer' in guess) {
    if (round.beside == null)
      throw new Refusal('invalid_request', 'This run takes an amount. Send amountMinor.');
  } else if (round.beside != null) {
    throw new Refusal('invalid_request', 'This run compares two homes. Send isDearer for the dearer one.');
  } else if ('lowMinor' in guess !== round.isRange) {
    throw new Refusal(
      'invalid_request',
      round.isRange
        ? 'This run takes a range. Send lowMinor and highMinor.'
        : 'This run takes one amount. Send amountMinor instead of a range.',
    );
  }
  if (currency !== round.currency) {
    throw new Refusal(
      'wrong_currency',
      `This home is priced in ${round.currency}. Give your guess in that currency.`,
    );
  }
  if (!('isDearer' in guess) && !isGuessWithinBounds(guess, round)) {
    throw new Refusal(
      'amount_out_of_range',
      'The guess is outside the range of this market. Give an amount in the range that the round shows.',
    );
  }
}

/** A late guess earns nothing; a poll has no price yet, so it has no score either. */
function scored({ guess }: Request, round: RoundToScore) {
  if (round.isLate) return { score: 0, label: 'time_over', logError: null };
  if (round.priceMinor === null) return { score: null, label: null, logError: null };
  if ('isDearer' in guess) {
    if (round.beside?.priceMinor == null) return { score: null, label: null, logError: null };
    const { score, label } = scoreComparison({
      priceMinor: round.priceMinor,
      otherMinor: round.beside.priceMinor,
      gapPercent: guess.gapPercent,
      difficulty: round.difficulty,
      maxScore: maxRoundScore(round.formula),
    });
    return { score, label, logError: null };
  }
  return scoreRound(guess, round.priceMinor, round);
}

function answerOf(answer: SubmitGuessAnswer): Answer {
  if (answer.guess.isLate === true) {
    throw new Refusal(
      'time_over',
      'Time was over before the guess arrived, so this round gives no points. Go on with the next one.',
      {
        members: { reveal: answer },
      },
    );
  }
  return { status: 200, body: answer };
}

import { z } from 'zod';
import { camelCase } from '../_shared/wire/camel-case.ts';
import { Unavailable, type Database } from '../_shared/database.ts';
import { isErrorCode } from '../_shared/domain/error-codes.ts';
import { isGuessWithinBounds } from '../_shared/domain/guess-rules.ts';
import { PRICE_KINDS } from '../_shared/domain/market-bounds.ts';
import { applyOptions, optionsOf, SCORING_OPTION_KEYS } from '../_shared/domain/scoring-options.ts';
import {
  DIFFICULTIES,
  FORMULA_VERSION,
  FORMULAS,
  maxRoundScore,
  scoreGuess,
} from '../_shared/domain/scoring.ts';
import { Refusal } from '../_shared/problem.ts';
import type { Answer, Handler } from '../_shared/serve.ts';
import { submitGuessAnswer, type submitGuessRequest } from '../_shared/wire/guesses.ts';

type Request = z.output<typeof submitGuessRequest>;

/** What the database says of the round before it is scored. */
const guessContext = z.union([
  // A refusal as an answer: raised, it would take the count of the rate limit back with it.
  z.object({ refusal: z.object({ code: z.string(), detail: z.string() }) }),
  z.object({ replay: z.unknown().refine((answer) => answer != null) }),
  z.object({
    round: z.object({
      priceMinor: z.number().nullable(),
      listingPriceId: z.string().nullable(),
      currency: z.string(),
      priceKind: z.enum(PRICE_KINDS),
      minMinor: z.number(),
      maxMinor: z.number(),
      formula: z.enum(FORMULAS),
      difficulty: z.enum(DIFFICULTIES),
      multiplier: z.number(),
      scoringOptions: z.array(z.enum(SCORING_OPTION_KEYS)).default([]),
      absoluteLimitMinor: z.number().nullish(),
      streakBefore: z.number().default(0),
      timeLeftShare: z.number().default(0),
      isLate: z.boolean(),
      isRange: z.boolean(),
    }),
  }),
]);
type Round = Extract<z.output<typeof guessContext>, { round: unknown }>['round'];

/**
 * Scores a guess and records it once. The database finds replays, refuses what it knows of and holds the price; the score
 * is the pure domain's. A guess that came too late is recorded with 0 points and answered `time_over` with the reveal.
 */
export const submitGuess: Handler<Request> = async (input, { caller, database }) => {
  const attempt = () => guessOnce(input, caller.userId, caller.address, database);
  try {
    return await attempt();
  } catch (error) {
    // Nobody knows whether a transaction without an answer was written. Asking again does: a written guess is a replay.
    if (error instanceof Unavailable) return attempt();
    throw error;
  }
};

async function guessOnce(
  input: Request,
  userId: string | null,
  address: string,
  database: Database,
): Promise<Answer> {
  const { sessionId, gameListingId, guess, currency } = input;
  const ids = { session_id: sessionId, game_listing_id: gameListingId };
  const amounts = {
    amount_minor: 'amountMinor' in guess ? guess.amountMinor : null,
    low_minor: 'lowMinor' in guess ? guess.lowMinor : null,
    high_minor: 'highMinor' in guess ? guess.highMinor : null,
  };
  const context = guessContext.parse(
    camelCase(
      await database.call('guess_context', {
        ...ids,
        ...amounts,
        currency,
        user_id: userId,
        guest_token: input.guestToken ?? null,
        client_address: address,
      }),
    ),
  );
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
    ...ids,
    ...amounts,
    ...scored(input, round),
    listing_price_id: round.listingPriceId,
    formula: round.formula,
    formula_version: FORMULA_VERSION,
    multiplier: round.multiplier,
    is_late: round.isLate,
  });
  return answerOf(camelCase(recorded));
}

/** What the database refuses too, said once more here: the domain's rules hold even if a caller of it changes. */
function refuseUnfit({ guess, currency }: Request, round: Round): void {
  if ('lowMinor' in guess !== round.isRange) {
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
  if (!isGuessWithinBounds(guess, round)) {
    throw new Refusal(
      'amount_out_of_range',
      'The guess is outside the range of this market. Give an amount in the range that the round shows.',
    );
  }
}

/** A late guess earns nothing; a poll has no price yet, so it has no score either. */
function scored({ guess }: Request, round: Round) {
  if (round.isLate) return { score: 0, label: 'time_over', log_error: null };
  if (round.priceMinor === null) return { score: null, label: null, log_error: null };
  const { score, label, logError, band } = scoreGuess({
    formula: round.formula,
    difficulty: round.difficulty,
    guess,
    priceMinor: round.priceMinor,
    multiplier: round.multiplier,
    ...(round.absoluteLimitMinor != null && { absoluteLimitMinor: round.absoluteLimitMinor }),
  });
  // A range earns by its interval score alone: anything added would make another range than the honest one pay.
  if ('lowMinor' in guess) return { score, label, log_error: logError };
  const withOptions = applyOptions(
    {
      score,
      maxScore: maxRoundScore(round.formula),
      band,
      logError,
      streakBefore: round.streakBefore,
      timeLeftShare: round.timeLeftShare,
    },
    optionsOf(round.scoringOptions),
  );
  return { score: withOptions, label, log_error: logError };
}

function answerOf(recorded: unknown): Answer {
  const answer = submitGuessAnswer.parse(recorded);
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

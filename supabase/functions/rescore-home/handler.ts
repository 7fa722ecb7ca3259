import type { z } from 'zod';
import { rescoreRun, type ComparedGuess } from '../_shared/domain/rescore-run.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import type { Handler, HandlerContext } from '../_shared/serve.ts';
import type { rescoreHomeRequest } from '../_shared/wire/rescoring.ts';
import type { ProcedureAnswer, ProcedureArgs } from '../_shared/wire/procedures.ts';

type Request = z.output<typeof rescoreHomeRequest>;
type Context = ProcedureAnswer<'rescore_context'>;
type Scores = ProcedureArgs<'record_correction'>['scores'];

/** Somebody may guess the home between reading and writing; the write then says so and changes nothing. */
const ATTEMPTS = 3;

/**
 * Settles a poll, puts a price right or takes a home out, for somebody who manages its game. The scores are the pure
 * domain's; the database writes all of them at once, or none.
 */
export const rescoreHome: Handler<Request> = async (input, { caller, database }) => {
  if (caller.userId === null)
    throw new Refusal('not_allowed', 'Sign in first: only the people who run a game correct it.');
  const { userId } = caller;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const home = {
        userId,
        gameSlug: input.game,
        brand: input.brand ?? null,
        gameListingId: input.gameListingId,
        action: input.action,
      };
      const { scores, seenCorrections } = await scoreAgain(input, home, database);
      const body = await database.call('record_correction', {
        ...home,
        reason: input.action === 'settle' ? 'sold' : input.reason,
        note: input.note,
        price: 'price' in input ? input.price : null,
        scores,
        seenCorrections,
        requestKey: input.requestKey,
      });
      return { status: 200, body };
    } catch (error) {
      if (!(error instanceof Unavailable) || attempt >= ATTEMPTS) throw error;
    }
  }
};

async function scoreAgain(
  input: Request,
  home: Omit<ProcedureArgs<'rescore_context'>, 'after'>,
  database: HandlerContext['database'],
): Promise<Pick<ProcedureArgs<'record_correction'>, 'scores' | 'seenCorrections'>> {
  const scores: Scores = [];
  let after: string | null = null;
  let seenCorrections: number | undefined;
  do {
    const context: Context = await database.call('rescore_context', { ...home, after });
    // The first page's count: a correction between two pages is noticed as well.
    seenCorrections ??= context.seenCorrections;
    scores.push(...context.runs.flatMap((run) => scoresOf(input, context, run)));
    after = context.next;
  } while (after !== null);
  return { scores, seenCorrections };
}

/** A home that is taken out earns nothing, nor does its pair, and neither carries nor breaks a streak. */
function scoresOf(input: Request, context: Context, run: Context['runs'][number]): Scores {
  const priceOf = (home: Priced) =>
    'price' in input && home.gameListingId === input.gameListingId
      ? input.price.amountMinor
      : home.priceMinor;
  const guesses = run.guesses
    .filter(
      ({ gameListingId, beside }) =>
        input.action !== 'void' || ![gameListingId, beside?.gameListingId].includes(input.gameListingId),
    )
    .map(({ amountMinor, lowMinor, highMinor, isDearer, gapPercent, beside, ...made }) => ({
      ...made,
      guess:
        lowMinor !== null && highMinor !== null
          ? { lowMinor, highMinor }
          : amountMinor === null
            ? null
            : { amountMinor },
      priceMinor: priceOf(made),
      compared: comparedOf(isDearer, gapPercent, beside && priceOf(beside)),
    }));
  const { difficulty, sessionId } = run;
  return rescoreRun({ ...context, difficulty }, guesses).map((one) => ({ sessionId, ...one }));
}

type Priced = Pick<Context['runs'][number]['guesses'][number], 'gameListingId' | 'priceMinor'>;

function comparedOf(
  isDearer: boolean | null,
  gapPercent: number | null,
  otherMinor: number | null,
): ComparedGuess | undefined {
  return isDearer === null ? undefined : { isDearer, gapPercent, otherMinor };
}

import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import { Refusal } from './problem.ts';

/** Tries with a code that one address has in a minute. */
const TRIES_PER_MINUTE = {
  /** Plenty for a class behind one router, too few to guess codes. */
  code: 60,
  /** A report's code is read from a letter or an e-mail: nobody needs more tries. */
  report: 20,
} as const;

/** What a typed code is meant to open. */
export interface CodeTarget {
  readonly kind: keyof typeof TRIES_PER_MINUTE;
  /** key of the brand; none is the default brand */
  readonly brand: string | null | undefined;
  /** slug of the game, where it is known */
  readonly game?: string;
}

/**
 * Tries a code. The try is counted by its address before the code is looked at, in a transaction of its own, so that
 * refused tries count too; a code that opens nothing is counted by its game afterwards (by its brand where no game is
 * known), so that guessing from many addresses is noticed. Right codes never count against a game: see take_code_try.
 * @throws `rate_limited` when the address has used its tries up, and whatever `work` throws
 */
export async function tryCode<Result>(
  { kind, brand, game }: CodeTarget,
  caller: Caller,
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  const target = [`${kind}:${brand || 'default'}`, ...(game === undefined ? [] : [game.toLowerCase()])].join(
    '/',
  );
  const wait = await database.call('take_code_try', {
    clientAddress: caller.address,
    target,
    maxTries: TRIES_PER_MINUTE[kind],
  });
  if (wait !== null) {
    throw new Refusal(
      'rate_limited',
      'That were too many tries with a code in one minute. Wait a moment and try again.',
      { retryAfterSeconds: wait },
    );
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'access_code_refused')
      await database.call('count_wrong_code', { target });
    throw error;
  }
}

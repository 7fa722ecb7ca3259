import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import { Refusal } from './problem.ts';

/** Tries with a code that one address has in a minute: plenty for a class behind one router, too few to guess codes. */
const CODE_TRIES_PER_MINUTE = 60;

/**
 * Counts a try with a code before the code is looked at, in a transaction of its own, so that refused tries count too.
 * @throws `rate_limited` when the address has used its tries up
 */
export async function countCodeTry(caller: Caller, database: Database): Promise<void> {
  const wait = await database.call('take_rate_limit', {
    subject: `code:${caller.address}`,
    max_hits: CODE_TRIES_PER_MINUTE,
  });
  if (typeof wait !== 'number') return;
  throw new Refusal(
    'rate_limited',
    'That were too many tries with a code in one minute. Wait a moment and try again.',
    {
      retryAfterSeconds: wait,
    },
  );
}

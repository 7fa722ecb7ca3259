import { isErrorCode } from './domain/error-codes.ts';
import { Refusal } from './problem.ts';
import type { RefusalAnswer } from './wire/procedures/refusals.ts';

/** A refusal that the database answered instead of raising it, since what it had counted is to stay counted. */
export function refusalOf({ refusal: { code, detail, retryAfterSeconds } }: RefusalAnswer): Refusal {
  return new Refusal(isErrorCode(code) ? code : 'rate_limited', detail, { retryAfterSeconds });
}

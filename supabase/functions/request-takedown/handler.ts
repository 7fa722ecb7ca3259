import { z } from 'zod';
import { isErrorCode } from '../_shared/domain/error-codes.ts';
import { Refusal } from '../_shared/problem.ts';
import type { Handler } from '../_shared/serve.ts';
import { requestTakedownAnswer, type requestTakedownRequest } from '../_shared/wire/takedown-requests.ts';

const stored = z.union([
  z.object({ refusal: z.object({ code: z.string(), detail: z.string(), retry_after_seconds: z.number() }) }),
  requestTakedownAnswer,
]);

/** Stores the request of a rights holder for the people who decide. It takes nothing down by itself. */
export const requestTakedown: Handler<z.output<typeof requestTakedownRequest>> = async (
  input,
  { caller, database },
) => {
  const answer = stored.parse(
    await database.call('request_takedown', {
      payload: {
        request_key: input.requestKey,
        name: input.name,
        email: input.email,
        capacity: input.capacity,
        subject: input.subject,
        page_url: input.pageUrl,
        source_url: input.sourceUrl ?? null,
        statement: input.statement,
      },
      client_address: caller.address,
    }),
  );
  if ('refusal' in answer) {
    const { code, detail, retry_after_seconds: retryAfterSeconds } = answer.refusal;
    throw new Refusal(isErrorCode(code) ? code : 'rate_limited', detail, { retryAfterSeconds });
  }
  return { status: 201, body: answer };
};

import type { z } from 'zod';
import { refusalOf } from '../_shared/refusal-of.ts';
import type { Handler } from '../_shared/serve.ts';
import type { requestTakedownRequest } from '../_shared/wire/takedown-requests.ts';

/** Stores the request of a rights holder for the people who decide. It takes nothing down by itself. */
export const requestTakedown: Handler<z.output<typeof requestTakedownRequest>> = async (
  input,
  { caller, database },
) => {
  const { isTrue: _, sourceUrl, ...request } = input;
  const answer = await database.call('request_takedown', {
    payload: { ...request, sourceUrl: sourceUrl ?? null },
    clientAddress: caller.address,
  });
  if ('refusal' in answer) throw refusalOf(answer);
  return { status: 201, body: answer };
};

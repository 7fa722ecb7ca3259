import type { RequestTakedownAnswer, RequestTakedownRequest } from '#functions/request-takedown/contract.ts';
import { callFunction } from '#lib/api.ts';

/** Sends a takedown request; the same key again is the same request. Answers its reference. */
export async function requestTakedown(request: RequestTakedownRequest): Promise<string> {
  const { body } = await callFunction<RequestTakedownAnswer>('request-takedown', { ...request });
  return body.reference;
}

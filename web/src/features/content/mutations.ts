import type { RequestTakedownRequest } from '#wire/takedown-requests.ts';
import { callFunction } from '#lib/api.ts';
import { locale } from '#lib/i18n.ts';

/** Sends a takedown request; the same key again is the same request. Answers its reference. */
export async function requestTakedown(request: RequestTakedownRequest): Promise<string> {
  const { body } = await callFunction('request-takedown', { ...request, locale: locale() });
  return body.reference;
}

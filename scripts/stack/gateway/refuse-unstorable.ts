import type { ServerResponse } from 'node:http';
import { isStorable, findUnstorable } from '../../../supabase/functions/_shared/storable-text.ts';
import { sendJson } from './answer.ts';

/** Does a request for the REST or Auth services hold a text that Postgres cannot store, in its address or its JSON? */
export function holdsUnstorable(url: URL, body: Uint8Array | undefined): boolean {
  const texts = [url.pathname, ...[...url.searchParams].flat()].map(decoded);
  if (!texts.every(isStorable)) return true;
  if (body === undefined) return false;
  const text = new TextDecoder().decode(body);
  // Both can only be escaped in JSON; what has no escape of theirs need not be parsed twice.
  if (!/\\u(?:0000|d[89a-f])/i.test(text) && !text.includes('\0')) return false;
  try {
    return findUnstorable(JSON.parse(text)) !== null;
  } catch {
    return text.includes('\0');
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The refusal in the shape of PostgREST, with our code. */
export function sendUnstorable(response: ServerResponse): void {
  sendJson(response, 422, {
    code: 'PT422',
    message: 'A text holds a character that cannot be stored. Send it without.',
    details: 'invalid_request',
    hint: null,
  });
}

import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const EXPOSED =
  'Content-Range, Content-Location, Preference-Applied, X-Total-Count, X-Request-Id, Retry-After, sb-error-code, x-sb-error-code';

/** The cross-origin headers of every answer; hosted Supabase sends the same. */
export function corsHeaders(requestedHeaders: string | undefined): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': ALLOWED_METHODS,
    'access-control-allow-headers':
      requestedHeaders ??
      'authorization, apikey, content-type, prefer, range, x-client-info, x-upsert, accept-profile, content-profile, idempotency-key',
    'access-control-expose-headers': EXPOSED,
    'access-control-max-age': '86400',
  };
}

/** Answers with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    ...corsHeaders(undefined),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

/** Answers that a part of the stack is restarting: the same problem+json as the functions use. */
export function sendUnavailable(response: ServerResponse, detail: string): void {
  const requestId = randomUUID();
  sendJson(
    response,
    503,
    {
      type: 'about:blank',
      title: 'Unavailable',
      status: 503,
      detail,
      code: 'unavailable',
      message: detail,
      requestId,
    },
    {
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '1',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  );
}

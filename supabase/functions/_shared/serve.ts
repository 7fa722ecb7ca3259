import type { z } from 'zod';
import { clientAddress, createFindUser, type Caller } from './caller.ts';
import { createDatabase, Unavailable, type Database } from './database.ts';
import { parseRequest } from './parse-request.ts';
import { problemOf, Refusal } from './problem.ts';
import { readBody } from './read-body.ts';
import { readSettings, type ReadVariable } from './settings.ts';

/** What a handler works with: who asks, and the database. */
export interface HandlerContext {
  readonly caller: Caller;
  readonly database: Database;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export type Handler<Input> = (input: Input, context: HandlerContext) => Promise<Answer>;

export interface Endpoint<Schema extends z.ZodType> {
  readonly name: string;
  readonly contract: Schema;
  readonly handle: Handler<z.output<Schema>>;
  /** Where requests may be longer than the usual 16 KB. */
  readonly maxBytes?: number;
}

/** What the platform provides; index.ts passes Deno's, tests pass their own. */
export interface Platform {
  readonly readVariable: ReadVariable;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: (line: string) => void;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': 'retry-after, x-request-id',
  'access-control-max-age': '86400',
};

/**
 * Turns an endpoint into a request handler: CORS, method, body, contract, caller, refusals as problem+json, and one log
 * line per refusal that holds no body, no token and no price (the platform logs every invocation itself).
 */
export function serve<Schema extends z.ZodType>(
  endpoint: Endpoint<Schema>,
  platform: Platform,
): (request: Request) => Promise<Response> {
  const settings = readSettings(platform.readVariable);
  const database = createDatabase(settings, platform.fetch);
  const findUser = createFindUser(settings, platform.fetch, platform.now);

  async function answer(request: Request): Promise<Answer> {
    if (request.method !== 'POST') {
      throw new Refusal('invalid_request', `This address takes POST, not ${request.method}.`, {
        status: 405,
      });
    }
    const input = parseRequest(endpoint.contract, await readBody(request, endpoint.maxBytes));
    const userId = await findUser(request.headers.get('authorization'));
    return endpoint.handle(input, { database, caller: { userId, address: clientAddress(request.headers) } });
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    const requestId = platform.newId();
    const startedAt = platform.now();
    try {
      const { status, body } = await answer(request);
      return respond(status, body, requestId);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Unavailable(describe(error));
      platform.log(
        JSON.stringify({
          function: endpoint.name,
          requestId,
          status: refusal.status,
          code: refusal.code,
          cause: refusal.cause,
          ms: platform.now() - startedAt,
        }),
      );
      return respond(refusal.status, problemOf(refusal, requestId), requestId, {
        'content-type': 'application/problem+json; charset=utf-8',
        ...(refusal.status === 405 ? { allow: 'POST, OPTIONS' } : {}),
        ...(refusal.retryAfterSeconds === undefined
          ? {}
          : { 'retry-after': String(refusal.retryAfterSeconds) }),
      });
    }
  };
}

function respond(
  status: number,
  body: unknown,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
) {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CORS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...headers,
    },
  });
}

/** A bug's place for the log. Not its message, which might quote a value. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const [, ...frames] = (error.stack ?? '')
    .split('\n')
    .filter((line, index) => index === 0 || /^\s*at /.test(line));
  return [error.name, ...frames.slice(0, 3).map((frame) => frame.trim())].join(' ');
}

import type { z } from 'zod';
import { clientAddress, createFindUser, type Caller } from './caller.ts';
import { createDatabase, type Database } from './database.ts';
import { createFiles, type Files } from './files.ts';
import { parseRequest } from './parse-request.ts';
import { problemOf, Refusal, Unavailable } from './problem.ts';
import { readBody } from './read-body.ts';
import { readSettings, type ReadVariable } from './settings.ts';

/** What a handler works with: who asks, the database, and stored files. */
export interface HandlerContext {
  readonly caller: Caller;
  readonly database: Database;
  readonly files: Files;
  /** What the caller sent to say who they are, for whatever is asked in their name. */
  readonly authorization?: string | null;
}

/** An answer of data. */
export interface DataAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** An answer that is a file. It is made only if the client has no copy with this tag. */
export interface FileAnswer {
  readonly status: 200;
  readonly file: {
    /** the same for the same content */
    readonly tag: string;
    readonly maxAgeS: number;
    readonly read: () => Promise<FileContent>;
  };
}

export interface FileContent {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Something that belongs into it could not be read now: it is sent, and no cache keeps it. */
  readonly isStopgap?: boolean;
}

/** An answer that is told while it is made: server-sent events. */
export interface StreamAnswer {
  readonly status: 200;
  readonly stream: ReadableStream<Uint8Array>;
}

export type Answer = DataAnswer | FileAnswer | StreamAnswer;

export type Handler<Input> = (input: Input, context: HandlerContext) => Promise<Answer>;

export interface Endpoint<Schema extends z.ZodType> {
  readonly name: string;
  /** `GET` takes the query of the address instead of a body, and answers HEAD too. */
  readonly method?: 'GET' | 'POST';
  readonly contract: Schema;
  /** Players may go on with it while their sign-in waits for the code of a second factor; all else asks for it first. */
  readonly isPlay?: true;
  readonly handle: Handler<z.output<Schema>>;
  /** Where requests may be longer than the usual 16 KB. */
  readonly maxBytes?: number;
  /** Where what is asked stands elsewhere than in a body of JSON. */
  readonly readInput?: (request: Request) => Promise<unknown>;
}

/** What the platform provides; index.ts passes Deno's, tests pass their own. */
export interface Platform {
  readonly readVariable: ReadVariable;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: (line: string) => void;
}

const METHODS = { GET: ['GET', 'HEAD', 'OPTIONS'], POST: ['POST', 'OPTIONS'] } as const;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, x-api-key, content-type',
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
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
  const files = createFiles(settings, platform.fetch);
  const findUser = createFindUser(settings, platform.fetch, platform.now);

  const method = endpoint.method ?? 'POST';
  const methods: readonly string[] = METHODS[method];

  async function answer(request: Request, requestId: string): Promise<Answer> {
    if (!methods.includes(request.method)) {
      throw new Refusal('invalid_request', `This address takes ${method}, not ${request.method}.`, {
        status: 405,
      });
    }
    const asked =
      method === 'GET'
        ? Object.fromEntries(new URL(request.url).searchParams)
        : await (endpoint.readInput?.(request) ?? readBody(request, endpoint.maxBytes));
    const input = parseRequest(endpoint.contract, asked);
    const authorization = request.headers.get('authorization');
    const { userId, awaitsCode } = await findUser(authorization);
    if (awaitsCode && endpoint.isPlay !== true) {
      throw new Refusal(
        'second_factor_missing',
        'This sign-in waits for the code of its second factor. Give the code on the sign-in page.',
      );
    }
    return endpoint.handle(input, {
      authorization,
      database: createDatabase(settings, platform.fetch, requestId),
      files,
      caller: { userId, address: clientAddress(request.headers, settings.clientAddress) },
    });
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    const requestId = platform.newId();
    const startedAt = platform.now();
    try {
      const answered = await answer(request, requestId);
      if ('stream' in answered) return respondWithStream(answered.stream, requestId);
      return 'file' in answered
        ? await respondWithFile(answered.file, request, requestId)
        : respond(answered.status, answered.body, requestId);
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
        ...(refusal.status === 405 ? { allow: methods.join(', ') } : {}),
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

/** Events as they come; nothing on the way may wait for more of them. */
function respondWithStream(stream: ReadableStream<Uint8Array>, requestId: string): Response {
  return new Response(stream, {
    headers: {
      ...CORS,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': requestId,
    },
  });
}

/** A file that caches may keep: for its age, and after that as long as its tag is the same. */
async function respondWithFile(
  { tag, maxAgeS, read }: FileAnswer['file'],
  request: Request,
  requestId: string,
): Promise<Response> {
  const headers = { ...CORS, 'x-request-id': requestId };
  const toKeep = {
    'cache-control': `public, max-age=${maxAgeS}, stale-while-revalidate=86400`,
    etag: `"${tag}"`,
  };
  const known = (request.headers.get('if-none-match') ?? '').split(',');
  if (known.some((one) => one.trim().replace(/^W\//, '') === toKeep.etag)) {
    return new Response(null, { status: 304, headers: { ...headers, ...toKeep } });
  }
  const { type, bytes, isStopgap } = await read();
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...headers,
      ...(isStopgap === true ? { 'cache-control': 'no-store' } : toKeep),
      'content-type': type,
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
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

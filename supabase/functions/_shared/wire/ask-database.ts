import { CallFailure } from './call-failure.ts';

/** Where database functions are reached, and as whom. */
export interface DatabaseAddress {
  /** address of the API without a path */
  readonly url: string;
  readonly key: string;
  /** an argument so that tests need no network */
  readonly fetcher: typeof fetch;
}

export interface AskOptions {
  /** How long one attempt may take. */
  readonly timeoutMs: number;
  /** How often the call may be sent in all; it is sent again only where nobody answered. */
  readonly attempts?: number;
  /** How long to wait before the attempt of this number, from 2 on. */
  readonly pauseMs?: (attempt: number) => number;
  /** Ties the logs of both sides together. */
  readonly requestId?: string | undefined;
}

/**
 * Calls a database function over PostgREST and returns its JSON, in the database's own spelling. Whatever the server
 * asks goes through here: retries, timeouts, request ids and the reading of refusals are written once.
 * @throws CallFailure
 */
export async function askDatabase(
  address: DatabaseAddress,
  name: string,
  args: unknown,
  options: AskOptions,
): Promise<unknown> {
  const { attempts = 1, pauseMs = () => 0 } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(address, name, args, options);
    } catch (error) {
      const isPassing = error instanceof CallFailure && error.kind === 'unreachable';
      if (!isPassing || attempt >= attempts) throw error;
      await pause(pauseMs(attempt + 1));
    }
  }
}

async function askOnce(
  { url, key, fetcher }: DatabaseAddress,
  name: string,
  args: unknown,
  { timeoutMs, requestId }: AskOptions,
): Promise<unknown> {
  const init = {
    method: 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(timeoutMs),
  };
  let response: Response;
  let text: string;
  try {
    response = await fetcher(`${url}/rest/v1/rpc/${name}`, init);
    text = await response.text();
  } catch (error) {
    throw new CallFailure('unreachable', error instanceof Error ? error.name : 'no connection');
  }
  // A function that returns nothing is answered with nothing.
  const body = text === '' ? null : parseJson(text);
  if (response.ok && body !== undefined) return body;
  throw failureOf(response.status, body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** PostgREST puts our code into `details`, its sentence into `message`, and seconds to wait into `hint`. */
function failureOf(status: number, body: unknown): CallFailure {
  const error = typeof body === 'object' && body !== null ? body : {};
  const text = (key: string) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : null;
  };
  const wait = Number(text('hint') ?? Number.NaN);
  const isRefusal = status >= 400 && status < 500;
  return new CallFailure(isRefusal ? 'refused' : 'unreachable', text('message') ?? `HTTP ${status}`, {
    status,
    code: text('details'),
    state: text('code') ?? 'no body',
    retryAfterSeconds: Number.isInteger(wait) && wait > 0 ? wait : null,
  });
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

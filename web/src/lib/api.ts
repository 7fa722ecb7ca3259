import type {
  FunctionAnswer,
  FunctionName,
  FunctionRequest,
  RpcAnswer,
  RpcArgs,
  RpcName,
  Rpcs,
} from '#wire/calls.ts';
import { camelCase } from '#wire/camel-case.ts';
import { snakeNames } from '#wire/snake-case.ts';
import { accessToken, refreshSession } from './auth-session.ts';
import { AppError } from './app-error.ts';
import { bodyOf } from './body-of.ts';
import { env, takeAnswer } from './env.ts';
import { isMessageKey } from './i18n.ts';
import { loadTexts } from './load-texts.ts';

interface CallOptions {
  readonly signal?: AbortSignal;
  /** How often a call may be sent in all. */
  readonly attempts?: number;
}

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
}

const RETRY_DELAYS_MS = [300, 900, 2000];

/** Fields that the table of calls does not name do not compile, also where an object is spread. */
type Only<Args, Known> = Args & Readonly<Record<Exclude<keyof Args, keyof Known>, never>>;

/** A call that does more when it is sent twice is sent a single time, and says so where it is written. */
type Options<Name extends RpcName> = Rpcs[Name]['mayRepeat'] extends true
  ? [options?: CallOptions]
  : [options: CallOptions & { readonly attempts: 1 }];

type Say = (name: RpcName, answer: unknown) => unknown;
let say: Say = (_, answer) => answer;

/** A language that has words of its own for what answers hold turns them here. */
export function sayAnswersBy(next: Say): void {
  say = next;
}

/**
 * Calls a database function of the table and returns its answer, both in the spelling of the wire: the database's names
 * are turned here and nowhere else. Throws an AppError.
 */
export async function callRpc<Name extends RpcName, const Args extends RpcArgs<Name>>(
  name: Name,
  args: Only<Args, RpcArgs<Name>>,
  ...[options = {}]: Options<Name>
): Promise<RpcAnswer<Name, Args>> {
  const named = snakeNames(args);
  const served = await takeAnswer(name, named);
  const answer = say(name, camelCase(served ?? (await post(`/rest/v1/rpc/${name}`, named, options)).body));
  if (import.meta.env.DEV) (await import('./check-answer.ts')).checkRpcAnswer(name, args, answer);
  return answer as RpcAnswer<Name, Args>;
}

/** Calls an edge function of the table and returns its status and answer. Throws an AppError. */
export async function callFunction<Name extends FunctionName>(
  name: Name,
  body: FunctionRequest<Name>,
  options: CallOptions = {},
): Promise<Reply<FunctionAnswer<Name>>> {
  // The site server asks no function: what needs one is drawn in the browser.
  if (import.meta.env.SSR) takeAnswer(name, {});
  const reply = await post(`/functions/v1/${name}`, body, options);
  if (import.meta.env.DEV) (await import('./check-answer.ts')).checkFunctionAnswer(name, reply.body);
  return { status: reply.status, body: reply.body as FunctionAnswer<Name> };
}

let underWay = 0;

/** How many calls have no answer yet. */
export function callsUnderWay(): number {
  return underWay;
}

async function post(path: string, body: unknown, options: CallOptions): Promise<Reply<unknown>> {
  underWay += 1;
  return repeat(path, body, options).finally(() => (underWay -= 1));
}

async function repeat(path: string, body: unknown, options: CallOptions): Promise<Reply<unknown>> {
  const attempts = options.attempts ?? 3;
  let hasRefreshed = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(path, body, options.signal);
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown;
      if (thrown.status === 401 && !hasRefreshed && (await refreshSession())) {
        hasRefreshed = true;
        continue;
      }
      const isPassing =
        thrown.code === 'network' || thrown.status === 502 || thrown.status === 503 || thrown.status === 504;
      if (!isPassing || attempt >= attempts) throw thrown;
      await wait((RETRY_DELAYS_MS[attempt - 1] ?? 2000) * (0.75 + Math.random() / 2), options.signal);
    }
  }
}

async function send(path: string, body: unknown, signal: AbortSignal | undefined): Promise<Reply<unknown>> {
  const token = await accessToken();
  const headers: Record<string, string> = { apikey: env.publishableKey, 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(env.supabaseUrl + path, {
      method: 'POST',
      headers,
      body: await bodyOf(body),
      ...(signal ? { signal } : {}),
    });
    text = await response.text();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new AppError('network', 'The server could not be reached.', { cause });
  }
  const json = parseJson(text);
  if (!response.ok) throw await told(refusal(response, json));
  return { status: response.status, body: json };
}

/** Our functions answer problem+json with a `code`; PostgREST carries our code in `details`. */
export function refusal(response: Response, json: unknown): AppError {
  const problem = isRecord(json) ? json : {};
  const own = [problem.details, problem.code].find(
    (value): value is string => typeof value === 'string' && /^[a-z]+(_[a-z]+)*$/.test(value),
  );
  const code = own ?? codeOf(response.status, problem.code);
  const message = [problem.detail, problem.message, problem.title].find((value) => typeof value === 'string');
  const retryAfter = Number(response.headers.get('retry-after') ?? problem.hint);
  const requestId =
    typeof problem.requestId === 'string'
      ? problem.requestId
      : (response.headers.get('x-request-id') ?? undefined);
  return new AppError(code, typeof message === 'string' ? message : response.statusText, {
    status: response.status,
    ...(Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfterS: retryAfter } : {}),
    ...(requestId ? { requestId } : {}),
    ...(isRecord(problem.reveal) ? { reveal: problem.reveal } : {}),
  });
}

function codeOf(status: number, sqlState: unknown): string {
  if (status === 401) return 'signed_out';
  if (status >= 502) return 'unavailable';
  // The database cannot read an id: a link that was cut or mistyped.
  return sqlState === '22P02' ? 'not_found' : 'unexpected';
}

/** What the server refuses has its words in an area of its own, which is fetched at the first refusal that needs it. */
export async function told(error: AppError): Promise<AppError> {
  if (!isMessageKey(`errors.${error.code}`)) await loadTexts(['errors']).catch(() => undefined);
  return error;
}

function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

import type { Platform } from './serve.ts';

/** A call that reached the fake backend. */
export interface BackendCall {
  readonly path: string;
  readonly headers: Headers;
  readonly args: Readonly<Record<string, unknown>>;
}

export type Reply = unknown;

/** For tests: a platform whose network is a table from path to reply, and what went through it. `Response.error()` is a lost connection. */
export function createFakeBackend(replies: Readonly<Record<string, (call: BackendCall) => Reply>>) {
  const calls: BackendCall[] = [];
  const lines: string[] = [];
  let ids = 0;
  const clock = { ms: 1_000 };
  const variables: Readonly<Record<string, string>> = {
    SUPABASE_URL: 'http://backend.test',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
  };
  const platform: Platform = {
    readVariable: (name) => variables[name],
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      const text = await request.text();
      const args = text === '' ? {} : (JSON.parse(text) as Readonly<Record<string, unknown>>);
      const call = { path, headers: request.headers, args };
      calls.push(call);
      const reply = replies[path];
      if (!reply) throw new TypeError(`nothing answers ${path}`);
      const body = reply(call);
      if (body instanceof Response && body.type === 'error') throw new TypeError('connection refused');
      return body instanceof Response ? body : Response.json(body ?? null);
    },
    now: () => clock.ms,
    newId: () => `request-${(ids += 1)}`,
    log: (line) => lines.push(line),
  };
  return { platform, calls, lines, clock };
}

/** The reply of PostgREST to `raise sqlstate 'PT…'`: our code stands in `details`. */
export function refusalReply(status: number, code: string, hint: string | null = null): Response {
  return Response.json(
    { code: `PT${status}`, message: `Sentence of ${code}.`, details: code, hint },
    { status },
  );
}

/** A POST of JSON, as clients send it. */
export function post(body: unknown, headers: Readonly<Record<string, string>> = {}): Request {
  return new Request('http://functions.test/functions/v1/any', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

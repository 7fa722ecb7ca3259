/**
 * Runs in Deno: serves every function of supabase/functions in one process. Each function's index.ts calls Deno.serve, as it
 * does when hosted; here that call only hands over the handler. The process ends when its standard input closes, which
 * happens however its parent ends.
 */
type Handler = (request: Request, info?: unknown) => Response | Promise<Response>;

interface DenoApi {
  readonly args: string[];
  serve: unknown;
  readDir(path: string): AsyncIterable<{ name: string; isDirectory: boolean }>;
  stat(path: string): Promise<unknown>;
  exit(code: number): never;
  readonly stdin: { readonly readable: ReadableStream<Uint8Array> };
}
const deno = (globalThis as unknown as { Deno: DenoApi }).Deno;
type Serve = (options: { port: number; hostname: string; onListen: () => void }, handler: Handler) => unknown;

const [functionsDir = '', port = '0'] = deno.args;
const realServe = deno.serve as Serve;
const handlers = new Map<string, Handler>();
const failures = new Map<string, string>();

const offered: Handler[] = [];
Object.defineProperty(deno, 'serve', {
  value: (first: unknown, second?: unknown) => {
    const handler =
      typeof first === 'function' ? first : (second ?? (first as { handler?: unknown } | undefined)?.handler);
    offered.push(handler as Handler);
    return {
      finished: new Promise(() => undefined),
      shutdown: () => Promise.resolve(),
      ref: () => undefined,
      unref: () => undefined,
    };
  },
});

for await (const entry of deno.readDir(functionsDir)) {
  if (!entry.isDirectory || entry.name.startsWith('_') || entry.name.startsWith('.')) continue;
  const file = `${functionsDir}/${entry.name}/index.ts`;
  try {
    await deno.stat(file);
  } catch {
    continue;
  }
  offered.length = 0;
  try {
    await import(`file://${file}`);
    const handler = offered.at(-1);
    if (handler === undefined) failures.set(entry.name, 'index.ts does not call Deno.serve');
    else handlers.set(entry.name, handler);
  } catch (error) {
    failures.set(entry.name, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
for (const [name, reason] of failures) console.error(`function ${name} could not be loaded: ${reason}`);

function problem(status: number, code: string, detail: string): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title: code, status, detail, code }), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  });
}

realServe(
  {
    port: Number(port),
    hostname: '127.0.0.1',
    onListen: () => console.log(`functions ready: ${[...handlers.keys()].sort().join(' ')}`),
  },
  async (request) => {
    const name = new URL(request.url).pathname.split('/')[1] ?? '';
    const handler = handlers.get(name);
    if (handler === undefined)
      return failures.has(name)
        ? problem(503, 'unavailable', 'This function could not be loaded; the log says why.')
        : problem(404, 'not_found', 'There is no such function.');
    try {
      return await handler(request, {
        remoteAddr: {
          transport: 'tcp',
          hostname: request.headers.get('x-forwarded-for') ?? '127.0.0.1',
          port: 0,
        },
      });
    } catch (error) {
      console.error(`function ${name} threw:`, error);
      return problem(500, 'internal', 'Something went wrong.');
    }
  },
);

for await (const _chunk of deno.stdin.readable) continue;
deno.exit(0);

export {};

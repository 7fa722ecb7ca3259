/**
 * Runs in a Deno worker: serves one function of supabase/functions on a port of its own, so that what keeps it busy or ends
 * it is nobody else's. Its index.ts calls Deno.serve, as it does when hosted; here that call only hands over the handler.
 */
import type { FromWorker } from './worker-messages.ts';

type Handler = (request: Request, info?: unknown) => Response | Promise<Response>;

interface WorkerScope {
  readonly Deno: { serve: unknown };
  readonly name: string;
  postMessage(message: FromWorker): void;
  onmessage: (() => void) | null;
}
const scope = globalThis as unknown as WorkerScope;
type Serve = (
  options: { port: number; hostname: string; onListen: (at: { port: number }) => void },
  handler: Handler,
) => unknown;

const file = scope.name;
const realServe = scope.Deno.serve as Serve;
let offered: Handler | null = null;
Object.defineProperty(scope.Deno, 'serve', {
  value: (first: unknown, second?: unknown) => {
    const handler =
      typeof first === 'function' ? first : (second ?? (first as { handler?: unknown } | undefined)?.handler);
    offered = handler as Handler;
    return {
      finished: new Promise(() => undefined),
      shutdown: () => Promise.resolve(),
      ref: () => undefined,
      unref: () => undefined,
    };
  },
});

// Asked once a second; what is too busy to answer is ended by whoever asks.
scope.onmessage = () => scope.postMessage({ kind: 'awake' });

function taken(): Handler | null {
  return offered;
}

try {
  await import(`file://${file}`);
  const handler = taken();
  if (handler === null) throw new Error('index.ts does not call Deno.serve');
  realServe(
    {
      port: 0,
      hostname: '127.0.0.1',
      onListen: ({ port }) => scope.postMessage({ kind: 'listens', port }),
    },
    async (request) => {
      try {
        return await handler(request, {
          remoteAddr: {
            transport: 'tcp',
            hostname: request.headers.get('x-forwarded-for') ?? '127.0.0.1',
            port: 0,
          },
        });
      } catch (error) {
        console.error('a function threw:', error);
        return new Response(
          JSON.stringify({
            type: 'about:blank',
            title: 'internal',
            status: 500,
            detail: 'Something went wrong.',
            code: 'internal',
          }),
          { status: 500, headers: { 'content-type': 'application/problem+json; charset=utf-8' } },
        );
      }
    },
  );
} catch (error) {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  scope.postMessage({ kind: 'failed', reason });
}

/**
 * Runs in Deno: gives every function of supabase/functions a worker of its own, as each has an isolate of its own when
 * hosted, and tells its parent the port of each. A worker that ends, or that is too busy to answer for longer than any
 * request may work, is started anew; the others do not notice. The process ends when its standard input closes, which
 * happens however its parent ends.
 */
import { placeLine, type FromWorker } from './worker-messages.ts';

interface DenoApi {
  readonly args: string[];
  readDir(path: string): AsyncIterable<{ name: string; isDirectory: boolean }>;
  stat(path: string): Promise<unknown>;
  exit(code: number): never;
  readonly stdin: { readonly readable: ReadableStream<Uint8Array> };
}
const deno = (globalThis as unknown as { Deno: DenoApi }).Deno;

/** How often a worker is asked whether it is awake. */
const ASK_MS = 1_000;
const RESTART_MS = 100;
const MAX_RESTART_MS = 10_000;
/** Loading keeps a worker away for long where a machine is busy: ended then, it would only begin the same work again. */
const LOADING_MS = 120_000;
/** So many functions load beside each other: each is there sooner than if all of them shared the processors. */
const LOADING_AT_ONCE = 4;

// The folder, how long a worker may stay away, and which functions are wanted: all where none is named.
const [functionsDir = '', mostBusy = '', ...wanted] = deno.args;
const maxBusyMs = Number(mostBusy);

/** Starts a function and keeps it running. Resolves once it listens, or once it is known that it cannot be loaded. */
function supervise(name: string, file: string): Promise<void> {
  let restartMs = RESTART_MS;
  return new Promise((settle) => {
    function launch(): void {
      const worker = new Worker(new URL('function-worker.ts', import.meta.url), {
        type: 'module',
        name: file,
      });
      let heardAt = performance.now();
      let isOver = false;
      let isLoaded = false;
      const again = (why: string): void => {
        if (isOver) return;
        isOver = true;
        clearInterval(asking);
        worker.terminate();
        console.error(`function ${name} ${why}; it starts again`);
        console.log(placeLine(name, 'restarting'));
        setTimeout(launch, restartMs);
        restartMs = Math.min(restartMs * 2, MAX_RESTART_MS);
      };
      const asking = setInterval(() => {
        const limitMs = isLoaded ? maxBusyMs : Math.max(LOADING_MS, maxBusyMs);
        if (performance.now() - heardAt > limitMs) again(`was busy for ${limitMs} ms`);
        else worker.postMessage('awake?');
      }, ASK_MS);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        heardAt = performance.now();
        if (data.kind === 'awake') return;
        if (data.kind === 'listens') {
          isLoaded = true;
          restartMs = RESTART_MS;
          console.log(placeLine(name, data.port));
        } else {
          isOver = true;
          clearInterval(asking);
          console.error(`function ${name} could not be loaded: ${data.reason}`);
          console.log(placeLine(name, 'failed'));
        }
        settle();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        again(`ended: ${event.message}`);
        settle();
      };
    }
    launch();
  });
}

const found: { readonly name: string; readonly file: string }[] = [];
for await (const entry of deno.readDir(functionsDir)) {
  if (!entry.isDirectory || entry.name.startsWith('_') || entry.name.startsWith('.')) continue;
  if (wanted.length > 0 && !wanted.includes(entry.name)) continue;
  const file = `${functionsDir}/${entry.name}/index.ts`;
  const isThere = await deno.stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) found.push({ name: entry.name, file });
}
async function loadInTurn(): Promise<void> {
  for (let next = found.shift(); next !== undefined; next = found.shift())
    await supervise(next.name, next.file);
}
await Promise.all(Array.from({ length: LOADING_AT_ONCE }, loadInTurn));
console.log('functions ready:');

for await (const _chunk of deno.stdin.readable) continue;
deno.exit(0);

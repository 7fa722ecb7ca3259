import type { ReadAnswers, ReadWork, WorkOf } from './read-work.ts';

/** The worker itself did not start or broke down: what it was asked can still be read here. */
class NoWorker extends Error {}

/** A worker without work goes after a while: it holds what it read. */
const IDLE_MS = 20_000;
/** The reader stops by itself long before; this is for a worker that no longer answers. */
const SILENCE_MS = 120_000;

let worker: Worker | null = null;
let isWorkerUsable = typeof Worker !== 'undefined';
let idle: ReturnType<typeof setTimeout> | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads in a worker, one thing after the other, so that the screen goes on moving; on this thread where workers fail.
 * @param signal takes the work back: one that is under way is broken off
 * @throws the signal's reason, or an error where it cannot be read at all
 */
export function readInBackground<K extends ReadWork['kind']>(
  work: WorkOf<K>,
  signal?: AbortSignal,
): Promise<ReadAnswers[K]> {
  const mine = turn.then(async () => {
    signal?.throwIfAborted();
    return read(work, signal);
  });
  turn = mine.catch(() => undefined);
  return mine;
}

async function read<K extends ReadWork['kind']>(
  work: WorkOf<K>,
  signal: AbortSignal | undefined,
): Promise<ReadAnswers[K]> {
  if (isWorkerUsable) {
    try {
      return (await ask(work, signal)) as ReadAnswers[K];
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      isWorkerUsable = false;
    }
  }
  const { READING } = await import('./read-work.ts');
  return (READING[work.kind] as (one: WorkOf<K>) => Promise<ReadAnswers[K]>)(work);
}

function ask(work: ReadWork, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let mine: Worker;
    try {
      mine = worker ??= new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      reject(new NoWorker());
      return;
    }
    clearTimeout(idle);
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(silence);
    };
    const breakOff = (error: unknown) => {
      end();
      dismiss();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const silence = setTimeout(() => breakOff(new Error('The reader does not answer.')), SILENCE_MS);
    const { signal: until } = over;
    mine.addEventListener(
      'message',
      ({ data }: MessageEvent<{ answer?: unknown; failure?: string }>) => {
        end();
        idle = setTimeout(dismiss, IDLE_MS);
        if (data.failure === undefined) resolve(data.answer);
        else reject(new Error(data.failure));
      },
      { signal: until },
    );
    for (const type of ['error', 'messageerror'] as const)
      mine.addEventListener(type, () => breakOff(new NoWorker()), { signal: until });
    signal?.addEventListener('abort', () => breakOff(signal.reason), { signal: until });
    mine.postMessage(work);
  });
}

function dismiss(): void {
  worker?.terminate();
  worker = null;
}

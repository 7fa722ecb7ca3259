import type { Log } from './log.ts';
import { within } from './within.ts';

/** How long one part may take to end; Postgres and the functions are killed before that. */
const STOP_LIMIT_MS = 20_000;

/** The parts of a stack that were started, which end in the opposite order, once. */
export function stopInOrder(log: Log) {
  const started: { readonly name: string; readonly end: () => Promise<unknown> }[] = [];
  let stopping: Promise<void> | null = null;
  return {
    endLater: (name: string, end: () => Promise<unknown>): void => void started.push({ name, end }),
    // A part that cannot end, say a connection whose server was killed, must not keep the others from ending.
    stop: (): Promise<void> =>
      (stopping ??= (async () => {
        for (const { name, end } of started.reverse())
          await within(STOP_LIMIT_MS, name, end()).catch((error: unknown) => {
            log(`  While stopping: ${String(error)}`);
          });
      })()),
  };
}

export type EndLater = ReturnType<typeof stopInOrder>['endLater'];

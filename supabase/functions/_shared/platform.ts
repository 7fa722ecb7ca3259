import type { Platform } from './serve.ts';
import type { ReadVariable } from './settings.ts';

/** The real clock, network, ids and log. Reading the environment is the runtime's own, so it is an argument. */
export function platform(readVariable: ReadVariable): Platform {
  return {
    readVariable,
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    log: (line) => {
      console.log(line);
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** How a test replaces modules, which all files of a process share, or takes the time of the process itself. */
const STANDS_APART = /\bvi\.(mock|doMock|resetModules)\(|\bprocess\.cpuUsage\(/;
const UNIT_TEST = /(?<!\.stack|\.chaos)\.test\.tsx?$/;

/** Two renderers that meet in the contexts of one process complain of each other, also in later files. */
const DRAWS_AS_SERVER = /react-dom\/(?:server|static)|draw-ahead\.tsx/;

/** Unit tests under these folders that need modules or a process of their own; all others share both, which is many times faster. */
export function listApartTests(folders: readonly string[]): string[] {
  return listTests(folders, standsApart);
}

/** Unit tests under these folders that draw with the renderer of the server as well: each has a process of its own. */
export function listServerDrawnTests(folders: readonly string[]): string[] {
  return listTests(folders, (text) => DRAWS_AS_SERVER.test(text));
}

function listTests(folders: readonly string[], isOne: (text: string) => boolean): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name).replaceAll('\\', '/'),
      ),
    )
    .filter((name) => UNIT_TEST.test(name) && isOne(readFileSync(join(root, name), 'utf8')));
}

/** Whether a test with this text disturbs others with which it shares modules, or is disturbed by them. */
export function standsApart(text: string): boolean {
  return STANDS_APART.test(text);
}

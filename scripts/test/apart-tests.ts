import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** How a test replaces modules, which all files of a process share, or takes the time of the process itself. */
const STANDS_APART = /\bvi\.(mock|doMock|resetModules)\(|\bprocess\.cpuUsage\(/;
const UNIT_TEST = /(?<!\.stack|\.chaos)\.test\.tsx?$/;

/** Unit tests under these folders that need modules or a process of their own; all others share both, which is many times faster. */
export function listApartTests(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name).replaceAll('\\', '/'),
      ),
    )
    .filter((name) => UNIT_TEST.test(name) && standsApart(readFileSync(join(root, name), 'utf8')));
}

/** Whether a test with this text disturbs others with which it shares modules, or is disturbed by them. */
export function standsApart(text: string): boolean {
  return STANDS_APART.test(text);
}

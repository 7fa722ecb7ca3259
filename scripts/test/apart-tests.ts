import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** How a test replaces modules, which all files of a process share, or takes the time of the process itself. */
const NEEDS_OWN_PROCESS = /\bvi\.(mock|doMock|resetModules)\(|\bprocess\.cpuUsage\(/;
const UNIT_TEST = /(?<!\.stack|\.chaos)\.test\.tsx?$/;

/** Unit tests under these folders that need a process of their own; all others share one, which is many times faster. */
export function listApartTests(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name).replaceAll('\\', '/'),
      ),
    )
    .filter((name) => UNIT_TEST.test(name) && needsOwnProcess(readFileSync(join(root, name), 'utf8')));
}

/** Whether a test with this text disturbs others of its process, or is disturbed by them. */
export function needsOwnProcess(text: string): boolean {
  return NEEDS_OWN_PROCESS.test(text);
}

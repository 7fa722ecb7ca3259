import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areFoundByImport } from './affected-steps.ts';
import { root } from './command.ts';

/** How a test, or what it imports out of scripts, looks at files without importing them. */
const READS_FILES = /node:fs|node:child_process|import\.meta\.glob|scripts\/(test|stack)\//;
const FOLDERS = ['web', 'supabase', 'scripts', 'content'];
/** Tests of these folders look at the whole project: none of them is left out. */
const LOOKS_AROUND = /^(scripts|content|web\/server|supabase\/tests)\//;
const UNIT_TEST = /(?<!\.stack|\.chaos)\.test\.tsx?$/;

/**
 * Arguments for vitest that narrow unit tests to those which a change of these files can reach; none where that is not
 * known, so that everything runs.
 */
export function chooseUnitTests(files: readonly string[]): string[] {
  if (!areFoundByImport(files)) return [];
  const existing = files.filter((file) => existsSync(join(root, file)));
  // An import of a file that is gone cannot be followed any more.
  if (existing.length < files.length) return [];
  return ['related', ...new Set([...existing, ...listTests().filter(readsFiles)])];
}

function readsFiles(test: string): boolean {
  return LOOKS_AROUND.test(test) || READS_FILES.test(readFileSync(join(root, test), 'utf8'));
}

function listTests(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((name) => UNIT_TEST.test(name)),
  );
}

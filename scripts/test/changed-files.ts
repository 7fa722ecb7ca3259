import { run } from './command.ts';

/** Branches that work is merged into, the nearest truth first. */
const MAIN_BRANCHES = ['origin/main', 'main'];

/**
 * Files that differ from where this branch left the main branch, with what is not committed yet and not yet known to git.
 * @throws Error where git or the main branch is missing
 */
export async function listChangedFiles(): Promise<string[]> {
  const base = await findBase();
  const changed = await git('diff', '--name-only', '--no-renames', '-z', base);
  const unknown = await git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${changed}${unknown}`.split('\0').filter(Boolean))].sort();
}

async function findBase(): Promise<string> {
  for (const branch of MAIN_BRANCHES) {
    const { code, stdout } = await run('git', ['merge-base', 'HEAD', branch]);
    if (code === 0) return stdout.trim();
  }
  throw new Error(
    `There is no branch ${MAIN_BRANCHES.join(' or ')} to compare with. Run npm test without "changed".`,
  );
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, stdout, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args[0] ?? ''}: ${output}`);
  return stdout;
}

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Log, step } from '../log.ts';
import { StackProblem } from '../problem.ts';
import { PROJECT_ROOT } from '../project-root.ts';

/** Everything that the built site is made from. */
const SOURCES = ['web', 'content', 'supabase/functions', 'package.json', 'package-lock.json'];
const SKIPPED = new Set(['dist', 'node_modules', 'e2e', 'test-results']);

async function* filesBelow(path: string): AsyncGenerator<string> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (entries === null) {
    if (existsSync(path)) yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name) || entry.name.includes('.test.')) continue;
    yield* filesBelow(join(path, entry.name));
  }
}

async function hashSources(environment: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for await (const file of filesBelow(join(PROJECT_ROOT, source)))
      hash.update(file.slice(PROJECT_ROOT.length)).update(await readFile(file));
  }
  for (const [name, value] of Object.entries(environment).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value ?? ''}`);
  return hash.digest('hex');
}

function runVite(environment: NodeJS.ProcessEnv): Promise<void> {
  const vite = join(PROJECT_ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
      {
        cwd: PROJECT_ROOT,
        env: { ...environment, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else if (output.includes('ENOSPC'))
        reject(
          new StackProblem('The disk is full: the site could not be built. Free some space and start again.'),
        );
      else reject(new StackProblem(`The site could not be built:\n${output.trim()}`));
    });
  });
}

/**
 * Builds the site when its sources have changed since the last build.
 * @returns the folder with the built site.
 */
export async function buildWeb(dataDir: string, environment: NodeJS.ProcessEnv, log: Log): Promise<string> {
  const distDir = join(PROJECT_ROOT, 'web', 'dist');
  const stamp = join(dataDir, 'web-build.json');
  const hash = await hashSources(environment);
  const built = existsSync(stamp)
    ? (JSON.parse(await readFile(stamp, 'utf8')) as { hash?: string }).hash
    : undefined;
  if (built === hash && existsSync(join(distDir, 'index.html'))) return distDir;
  await step(log, 'Building the site', () => runVite(environment));
  await mkdir(dataDir, { recursive: true });
  await writeFile(stamp, `${JSON.stringify({ hash })}\n`);
  return distDir;
}

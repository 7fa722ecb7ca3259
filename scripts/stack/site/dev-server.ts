import { join } from 'node:path';
import { spawnWithLifeline } from '../lifeline.ts';
import type { Log } from '../log.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import type { Stack } from '../start-stack.ts';

/**
 * Serves the site from its sources with hot reload.
 * @returns stops it.
 */
export async function startDevServer(stack: Stack, log: Log): Promise<() => Promise<void>> {
  const vite = join(PROJECT_ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { port } = new URL(stack.site);
  const child = spawnWithLifeline(
    process.execPath,
    [
      vite,
      '--config',
      'web/vite.config.ts',
      '--host',
      '127.0.0.1',
      '--port',
      port,
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    {
      cwd: PROJECT_ROOT,
      env: {
        ...process.env,
        VITE_SUPABASE_URL: stack.api,
        VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
      },
    },
  );
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  await new Promise<void>((resolve) => {
    const onOutput = (chunk: Buffer): void => {
      const text = chunk.toString();
      for (const line of text.split('\n')) if (line.trim() !== '') log(`  [site] ${line.trim()}`);
      if (text.includes('ready in')) resolve();
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    void ended.then(resolve);
  });
  return async () => {
    child.stdin?.end();
    await ended;
  };
}

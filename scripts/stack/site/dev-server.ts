import { join } from 'node:path';
import { spawnWithLifeline } from '../lifeline.ts';
import type { Log } from '../log.ts';
import { StackProblem } from '../problem.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import type { Stack } from '../start-stack.ts';

/**
 * Serves the site from its sources with hot reload.
 * @returns stops it.
 */
export async function startDevServer(stack: Stack, log: Log): Promise<() => Promise<void>> {
  const vite = join(PROJECT_ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  // Vite opens its port by itself, so it has to be free for a moment.
  await stack.sitePort.release();
  const child = spawnWithLifeline(
    process.execPath,
    [
      vite,
      '--config',
      'web/vite.config.ts',
      '--host',
      '127.0.0.1',
      '--port',
      String(stack.sitePort.port),
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
  const isReady = await new Promise<boolean>((resolve) => {
    const onOutput = (chunk: Buffer): void => {
      const text = chunk.toString();
      for (const line of text.split('\n')) if (line.trim() !== '') log(`  [site] ${line.trim()}`);
      if (text.includes('ready in')) resolve(true);
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    void ended.then(() => resolve(false));
  });
  if (!isReady)
    throw new StackProblem(
      `The site could not be opened on port ${stack.sitePort.port}; the lines above say why. Run npm run dev again.`,
    );
  return async () => {
    child.stdin?.end();
    await ended;
  };
}

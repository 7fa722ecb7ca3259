import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ImportError } from '../import/import-error.ts';
import { PROJECT_ROOT } from '../stack/project-root.ts';

/**
 * What a process that learns may hold of the heap, in MB. A market of 20,000 sales needs 60 at once; without a bound the
 * rest of the machine's memory would fill with what is not needed any more.
 */
const HEAP_MB = 128;
/** Of what was made a moment ago, three times as much. */
const YOUNG_MB = 4;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What the process that learns is asked for; the address of the database stays out of what others see of processes. */
export interface LearnAsked {
  readonly fitsAll: boolean;
}

/**
 * Learns the markets whose sales changed, in a process of its own: its memory is bounded, and what the import before it
 * held is none of its own.
 * @throws ImportError where it ended early
 */
export async function learnApart(databaseUrl: string, { fitsAll }: LearnAsked): Promise<void> {
  const tsx = pathToFileURL(join(PROJECT_ROOT, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;
  const child = spawn(
    process.execPath,
    [
      ...['--import', tsx],
      `--max-old-space-size=${String(HEAP_MB)}`,
      `--max-semi-space-size=${String(YOUNG_MB)}`,
      fileURLToPath(new URL('learn-markets.ts', import.meta.url)),
      ...(fitsAll ? ['--all'] : []),
    ],
    // The channel tells it when we are gone.
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, DATABASE_URL: databaseUrl },
    },
  );
  // It reckons for minutes on end and hears of nothing then: whoever ends us ends it as well.
  const forward = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of SIGNALS) process.off(signal, forward);
  if (code !== 0)
    throw new ImportError(
      'Learning the markets ended early; what is above says why. What was imported stays, and “npm run valuation -- fit” goes on.',
    );
}

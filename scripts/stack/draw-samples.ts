import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Sql } from 'postgres';
import { SAMPLE_EDITION } from '../seed/sample-notes.ts';
import { spawnWithLifeline } from './lifeline.ts';
import type { StackKeys } from './keys.ts';
import type { Log } from './log.ts';
import { StackProblem } from './problem.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** The stack that is filled. */
export interface DrawingOptions {
  readonly sql: Sql;
  readonly api: string;
  readonly keys: StackKeys;
  readonly databaseUrl: string;
  readonly log: Log;
}

/** The samples behind the default game, under way. */
export interface SampleDrawing {
  /** Resolves when all of them are drawn and published, at once where they were before. */
  readonly isDone: Promise<void>;
  /** Ends it; the next start goes on with the game that was under way. */
  stop(): Promise<void>;
}

/**
 * Draws the samples that this database lacks, in a process of its own with low priority, while the site is already played. Its
 * progress goes into the log. Nothing is begun where all games of today's edition are there.
 */
export async function drawSamples(options: DrawingOptions): Promise<SampleDrawing> {
  const { sql, log } = options;
  await sql`alter table local_stack.seeds add column if not exists edition text not null default ''`;
  const [row] = await sql<
    { edition: string }[]
  >`select edition from local_stack.seeds where name = 'samples'`;
  if (row === undefined) return { isDone: Promise.resolve(), stop: () => Promise.resolve() };
  const wantsHomes = process.env['SEED_EDITION_HOMES'] !== 'off';
  if (row.edition === SAMPLE_EDITION) {
    const homes = wantsHomes ? spawnDrawing(options, 'editions') : null;
    return { isDone: Promise.resolve(), stop: () => endOf(homes) };
  }

  const startedAt = performance.now();
  let isStopping = false;
  const games = spawnDrawing(options, 'games');
  let homes: Drawing | null = null;
  const isDone = games.code.then(async (exit) => {
    if (isStopping) return;
    if (exit !== 0)
      throw new StackProblem('The other sample games could not be drawn. The next start goes on with them.');
    await sql`update local_stack.seeds set edition = ${SAMPLE_EDITION} where name = 'samples'`;
    log(`  All sample games are there after ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
    // Nobody waits for these.
    if (wantsHomes) homes = spawnDrawing(options, 'editions');
  });
  // Whoever waits for it is told; for everybody else a line is enough.
  isDone.catch((error: unknown) => {
    log(`  ${error instanceof Error ? error.message : String(error)}`);
  });
  const stop = async (): Promise<void> => {
    isStopping = true;
    await Promise.all([endOf(games), endOf(homes)]);
  };
  return { isDone, stop };
}

async function endOf(drawing: Drawing | null): Promise<void> {
  drawing?.end();
  await drawing?.code;
}

/** A process that draws. */
interface Drawing {
  readonly code: Promise<number | null>;
  readonly end: () => void;
}

function spawnDrawing({ api, keys, databaseUrl, log }: DrawingOptions, what: 'games' | 'editions'): Drawing {
  const tsx = pathToFileURL(join(PROJECT_ROOT, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;
  const child = spawnWithLifeline(
    process.execPath,
    ['--import', tsx, join(PROJECT_ROOT, 'scripts', 'seed', 'seed-rest.ts'), what],
    {
      cwd: PROJECT_ROOT,
      env: {
        ...process.env,
        SUPABASE_URL: api,
        SUPABASE_SECRET_KEY: keys.secretKey,
        SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
        SUPABASE_DB_URL: databaseUrl,
      },
    },
  );
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', log);
  child.stdin?.on('error', () => undefined);
  const code = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => {
      resolve(null);
    });
  });
  return { code, end: () => child.stdin?.end() };
}

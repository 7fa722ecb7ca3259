import type { Sql } from 'postgres';
import type { Log } from './log.ts';
import { within } from './within.ts';

const EVERY_MS = 1_000;
/** A round whose connection was lost without a word would otherwise be the last. */
const LONGEST_MS = 60_000;
const MISSING_FUNCTION = new Set(['42883', '3F000']);

/**
 * Does once a second what pg_cron does on a hosted project: runs the periodic jobs, one at a time. A missing function is
 * no error, because the first migration may not have come yet.
 * @returns stops the ticker and waits for a running job.
 */
export function startTicker(sql: Sql, isDatabaseUp: () => boolean, log: Log): () => Promise<void> {
  let running: Promise<void> | null = null;
  let lastComplaint = '';
  const tick = async (): Promise<void> => {
    try {
      await sql`select private.run_periodic_jobs()`;
      await sql`delete from realtime.messages where inserted_at < now()::timestamp - interval '1 hour'`;
      lastComplaint = '';
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      if (MISSING_FUNCTION.has(code ?? '') || !isDatabaseUp() || /CONNECTION|ECONN|57P/.test(code ?? ''))
        return;
      if (message !== lastComplaint) log(`  Periodic jobs failed: ${message ?? String(error)}`);
      lastComplaint = message ?? '';
    }
  };
  const timer = setInterval(() => {
    if (running !== null || !isDatabaseUp()) return;
    running = within(LONGEST_MS, 'A round of the periodic jobs', tick())
      .catch((error: unknown) => log(`  ${String(error)}`))
      .finally(() => (running = null));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

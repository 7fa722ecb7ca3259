import type { Sql } from 'postgres';
import type { Log } from './log.ts';
import { within } from './within.ts';

const EVERY_MS = 10_000;
const LONGEST_MS = 120_000;

/**
 * Does what pg_cron and pg_net do on a hosted project: calls the read-feed function while some agency's feed is due. Which
 * one is read, and by whom, the database decides; so a call too many does nothing.
 * @returns stops the calls and waits for one under way.
 */
export function startFeedCaller(
  { sql, api, key }: { readonly sql: Sql; readonly api: string; readonly key: string },
  isDatabaseUp: () => boolean,
  log: Log,
): () => Promise<void> {
  let calling: Promise<void> | null = null;
  const abort = new AbortController();
  const call = async (): Promise<void> => {
    const [row] = await sql<{ due: boolean }[]>`select private.has_due_import_sources() as due`;
    if (row?.due !== true) return;
    const answer = await fetch(`${api}/functions/v1/read-feed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key },
      body: JSON.stringify({ isDue: true }),
      signal: abort.signal,
    });
    await answer.text();
  };
  const timer = setInterval(() => {
    if (calling !== null || !isDatabaseUp()) return;
    calling = within(LONGEST_MS, 'A call that reads feeds', call())
      .catch((error: unknown) => {
        // A database that is starting again, or an old one without feeds, is no error: the next call comes.
        if (isDatabaseUp() && !abort.signal.aborted && !isUnready(error)) log(`  ${String(error)}`);
      })
      .finally(() => (calling = null));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    abort.abort();
    await calling;
  };
}

function isUnready(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return ['42883', '3F000'].includes(code) || /CONNECTION|ECONN|57P/.test(code);
}

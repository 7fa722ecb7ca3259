import type { Sql } from 'postgres';
import type { Log } from './log.ts';
import { within } from './within.ts';

const LONGEST_MS = 120_000;

/** Functions that the clock calls while something of theirs is due, and how often it looks. */
const DUE = [
  { name: 'read-feed', isDue: 'private.has_due_import_sources', everyMs: 10_000 },
  { name: 'send-messages', isDue: 'private.has_due_messages', everyMs: 2_000 },
] as const;

interface CallerPlaces {
  readonly sql: Sql;
  readonly api: string;
  readonly key: string;
}

/**
 * Does what pg_cron and pg_net do on a hosted project: calls functions while something is due. What that is, and who gets
 * it, the database decides; so a call too many does nothing.
 * @returns stops the calls and waits for those under way.
 */
export function startDueCallers(
  places: CallerPlaces,
  isDatabaseUp: () => boolean,
  log: Log,
): () => Promise<void> {
  const stops = DUE.map((one) => startDueCaller(one, places, isDatabaseUp, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startDueCaller(
  { name, isDue, everyMs }: (typeof DUE)[number],
  { sql, api, key }: CallerPlaces,
  isDatabaseUp: () => boolean,
  log: Log,
): () => Promise<void> {
  let calling: Promise<void> | null = null;
  const abort = new AbortController();
  const call = async (): Promise<void> => {
    const [row] = await sql.unsafe<{ due: boolean }[]>(`select ${isDue}() as due`);
    if (row?.due !== true) return;
    const answer = await fetch(`${api}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key },
      body: JSON.stringify({ isDue: true }),
      signal: abort.signal,
    });
    await answer.text();
  };
  const timer = setInterval(() => {
    if (calling !== null || !isDatabaseUp()) return;
    calling = within(LONGEST_MS, `A call of ${name}`, call())
      .catch((error: unknown) => {
        // A database that is starting again, or an old one without the function, is no error: the next call comes.
        if (isDatabaseUp() && !abort.signal.aborted && !isUnready(error)) log(`  ${String(error)}`);
      })
      .finally(() => (calling = null));
  }, everyMs);
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

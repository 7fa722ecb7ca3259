import postgres, { type Sql } from 'postgres';
import type { Log } from '../log.ts';
import { startSupervisedPostgres } from '../postgres/supervised-postgres.ts';
import type { EndLater } from '../stop-in-order.ts';

interface Where {
  readonly dataDir: string;
  /** a database that runs elsewhere, in place of one of our own */
  readonly external: string | undefined;
  readonly port: Parameters<typeof startSupervisedPostgres>[1];
  readonly password: string;
  readonly isFresh: boolean;
  readonly log: Log;
}

export interface OpenDatabase {
  readonly url: string;
  readonly sql: Sql;
  readonly isUp: () => boolean;
  readonly onRestart: (then: () => void) => void;
  /** SIGKILL, where the database is ours */
  readonly kill: () => Promise<void>;
}

/** The stack's database, started here unless it runs elsewhere, with the stack's own connections to it. */
export async function openDatabase(where: Where, endLater: EndLater): Promise<OpenDatabase> {
  const { dataDir, external, port, password, isFresh, log } = where;
  const isElsewhere = external !== undefined && external !== '';
  const own = isElsewhere ? null : await startSupervisedPostgres(dataDir, port, password, isFresh, log);
  if (own) endLater('Postgres', own.stop);
  const url = own?.url ?? external ?? '';
  const sql = postgres(url, {
    max: 8,
    onnotice: () => undefined,
    connection: { application_name: 'local stack' },
  });
  endLater('The connections of the stack', () => sql.end({ timeout: 2 }));
  return {
    url,
    sql,
    isUp: own?.isUp ?? ((): boolean => true),
    onRestart: (then) => own?.onRestart(then),
    kill: async () => own?.kill(),
  };
}

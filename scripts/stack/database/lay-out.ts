import type { Sql } from 'postgres';
import { type Log, step } from '../log.ts';
import { quietenUpstream } from '../rest/answer-with-lite.ts';
import type { createApps } from '../rest/create-app.ts';
import { requestTrace } from '../rest/request-trace.ts';
import { applyMigrations } from './migrations.ts';
import { layPlatform } from './platform.ts';

interface Ground {
  readonly sql: Sql;
  readonly databaseUrl: string;
  readonly projectDir: string;
  readonly apps: Pick<ReturnType<typeof createApps>, 'app' | 'connection'>;
  readonly log: Log;
}

/** Makes the database what the product stands on: the platform's roles, schemas and tables, then every migration. */
export async function layOut({ sql, databaseUrl, projectDir, apps, log }: Ground): Promise<void> {
  await step(log, 'Laying out auth, storage and realtime', async () => {
    await layPlatform(sql, 'roles-and-schemas');
    quietenUpstream();
    await requestTrace.run({}, () => apps.app.ensureSystemSchema());
    await layPlatform(sql, 'auth-and-storage');
    await layPlatform(sql, 'second-factor');
    await layPlatform(sql, 'realtime');
  });
  const applied = await step(log, 'Applying migrations', () =>
    applyMigrations(sql, projectDir, databaseUrl, log),
  );
  if (applied > 0) log(`  ${applied} migration${applied === 1 ? '' : 's'} applied.`);
  await apps.connection.clearSchemaCache();
}

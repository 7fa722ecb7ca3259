import type { Sql } from 'postgres';
import { type Log, step } from '../stack/log.ts';

/** Runs `write` without the tables' secondary indexes and builds them again after it; those of constraints stay. */
export async function rebuildIndexesAfter(
  sql: Sql,
  tables: readonly string[],
  log: Log,
  write: () => Promise<void>,
): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = any (${tables}::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await write();
  await step(log, `Building ${indexes.length} indexes`, async () => {
    await sql.unsafe(`set maintenance_work_mem = '512MB'`);
    for (const { definition } of indexes) await sql.unsafe(definition);
    await sql.unsafe('reset maintenance_work_mem');
  });
}

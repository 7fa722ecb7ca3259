import type { Sql } from 'postgres';
import type { Draft } from './mutant.ts';

/** Each constraint, unique index, trigger and row level security of our tables, taken away one at a time. */
export async function tableMutants(sql: Sql): Promise<Draft[]> {
  const rows = await sql<Pick<Draft, 'kind' | 'subject' | 'change' | 'statement'>[]>`
    with ours as (
      select c.oid, c.oid::regclass::text as name from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p'))
    select 'constraint' as kind, o.name || ' ' || k.conname as subject, 'constraint dropped' as change,
      format('alter table %s drop constraint %I', o.name, k.conname) as statement
    from ours o join pg_constraint k on k.conrelid = o.oid
    where not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = k.conindid and f.oid <> k.oid and k.contype in ('p', 'u'))
    union all
    select 'constraint', o.name || ' ' || i.indexrelid::regclass, 'unique index dropped', format('drop index %s', i.indexrelid::regclass)
    from ours o join pg_index i on i.indrelid = o.oid
    where i.indisunique and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    union all
    select 'trigger', o.name || ' ' || t.tgname, 'trigger disabled', format('alter table %s disable trigger %I', o.name, t.tgname)
    from (select oid, name from ours union all select 'auth.users'::regclass, 'auth.users') o join pg_trigger t on t.tgrelid = o.oid
    where not t.tgisinternal and t.tgfoid in (select oid from pg_proc where pronamespace = 'private'::regnamespace)
    union all
    select 'security', o.name, 'row level security off', format('alter table %s disable row level security', o.name) from ours o
    order by 1, 2`;
  return rows.map((row) => ({ ...row, text: row.statement, words: row.subject.split(/[ .]/).reverse() }));
}

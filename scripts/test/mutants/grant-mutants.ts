import type { Sql } from 'postgres';
import type { Draft } from './mutant.ts';

type Row = Pick<Draft, 'kind' | 'subject' | 'change' | 'statement'>;

/** Each right given to one role more, and each right that is given taken away. */
export async function grantMutants(sql: Sql): Promise<Draft[]> {
  const rows = [...(await executeRows(sql)), ...(await tableRows(sql)), ...(await columnRows(sql))];
  return rows.map((row) => ({ ...row, text: row.statement, words: [row.subject] }));
}

async function executeRows(sql: Sql): Promise<Row[]> {
  return sql<Row[]>`
    select 'execute' as kind, p.oid::regprocedure::text as subject,
      case when has_function_privilege(r, p.oid, 'execute') then 'execute taken from ' else 'execute given to ' end || r as change,
      format(case when has_function_privilege(r, p.oid, 'execute') then 'revoke execute on function %s from %I'
        else 'grant execute on function %s to %I' end, p.oid::regprocedure, r) as statement
    from pg_proc p, unnest('{anon,authenticated,service_role}'::text[]) r
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (r <> 'service_role' or has_function_privilege(r, p.oid, 'execute'))
    order by 2, 3`;
}

/** Rights on whole tables: given where a role has them on no column, taken where it has them on the whole. */
async function tableRows(sql: Sql): Promise<Row[]> {
  return sql<Row[]>`
    select 'privilege' as kind, c.oid::regclass::text as subject,
      v || case when has_table_privilege(r, c.oid, v) then ' taken from ' else ' given to ' end || r as change,
      format(case when has_table_privilege(r, c.oid, v) then 'revoke %s on %s from %I' else 'grant %s on %s to %I' end, v, c.oid::regclass, r) as statement
    from pg_class c, unnest('{anon,authenticated}'::text[]) r, unnest('{select,insert,update,delete}'::text[]) v
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v')
      and (has_table_privilege(r, c.oid, v) or v = 'delete' or not has_any_column_privilege(r, c.oid, v))
    order by 2, 3`;
}

/** Rights on columns, where a role has them on some of them: each column given, each taken. */
async function columnRows(sql: Sql): Promise<Row[]> {
  return sql<Row[]>`
    select 'privilege' as kind, c.oid::regclass || '.' || a.attname as subject,
      v || case when has_column_privilege(r, c.oid, a.attnum, v) then ' taken from ' else ' given to ' end || r as change,
      format(case when has_column_privilege(r, c.oid, a.attnum, v) then 'revoke %s (%I) on %s from %I' else 'grant %s (%I) on %s to %I' end,
        v, a.attname, c.oid::regclass, r) as statement
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
      unnest('{anon,authenticated}'::text[]) r, unnest('{select,insert,update}'::text[]) v
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v')
      and has_any_column_privilege(r, c.oid, v) and not has_table_privilege(r, c.oid, v)
      and (v = 'select' or (a.attgenerated = '' and a.attidentity = ''))
    order by 2, 3`;
}

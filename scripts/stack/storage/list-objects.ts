import type { Sql } from 'postgres';
import { z } from 'zod';
import { asCaller, type Caller } from '../database/as-caller.ts';

/** The body of storage-js's `list()`; all of it may be left out. */
export const listQuery = z.object({
  prefix: z.string().nullish(),
  limit: z.number().int().nullish(),
  offset: z.number().int().nullish(),
  search: z.string().nullish(),
  sortBy: z.object({ column: z.string().nullish(), order: z.string().nullish() }).nullish(),
});
export type ListQuery = z.infer<typeof listQuery>;

const SORTABLE = new Set(['name', 'updated_at', 'created_at', 'last_accessed_at']);

/**
 * One level of a folder as hosted Storage lists it: names relative to the folder, and a row without id for each folder
 * below. Upstream answers full names of everything underneath. Policies decide what the caller sees.
 */
export async function listObjects(
  sql: Sql,
  caller: Caller,
  bucket: string,
  query: ListQuery,
): Promise<unknown[]> {
  const folder = (query.prefix ?? '').replace(/^\/+|\/+$/g, '');
  const prefix = folder === '' ? '' : `${folder}/`;
  const column = SORTABLE.has(query.sortBy?.column ?? '') ? (query.sortBy?.column ?? 'name') : 'name';
  const direction = query.sortBy?.order === 'desc' ? sql`desc` : sql`asc`;
  const limit = Math.min(Math.max(query.limit ?? 100, 0), 1000);
  return asCaller(sql, caller, { 'storage.operation': 'storage.object.list' }, async (tx) => {
    return [
      ...(await tx`
      with below as (
        select *, substr(name, ${prefix.length + 1}::int) as rest
        from storage.objects
        where bucket_id = ${bucket} and starts_with(name, ${prefix})
      ), level as (
        select rest as name, id, updated_at, created_at, last_accessed_at, metadata from below where position('/' in rest) = 0
        union all
        select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
        from below where position('/' in rest) > 0
      )
      select * from level
      where ${query.search ?? ''} = '' or position(lower(${query.search ?? ''}) in lower(name)) > 0
      order by ${tx(column)} ${direction}, name
      limit ${limit} offset ${Math.max(query.offset ?? 0, 0)}
    `),
    ];
  });
}

import type { Sql } from 'postgres';
import { tables } from '../../access/matrix.ts';
import type { Question } from './question.ts';

/** A column of a table of `public`, and whether people with an account may read it. */
interface Column {
  relation: string;
  column: string;
  isReadable: boolean;
}

/** Numbers between which a price may lie: a filter that could compare with it would answer differently. */
const threshold = 68_211_720;

/** Tables that somebody may read, as the access matrix has them. */
export const readableTables: readonly string[] = Object.entries(tables).flatMap(([name, { select }]) =>
  select && name.startsWith('public.') ? [name.slice('public.'.length)] : [],
);

/** Every readable table, as far as it is open, with its count. */
export async function aboutReadableTables(sql: Sql): Promise<Question[]> {
  const columns = await readColumns(sql);
  return readableTables.map((relation) => {
    const open = columns
      .filter((one) => one.relation === relation && one.isReadable)
      .map(({ column }) => column);
    return question(
      relation,
      `${relation}?select=${open.join()}&order=${open.slice(0, 2).join()}&limit=1000`,
      {
        prefer: 'count=exact',
      },
    );
  });
}

/** The same tables by each column that is closed: shown, ordered, filtered with a count, and summed up. */
export async function aboutClosedColumns(sql: Sql): Promise<Question[]> {
  const columns = await readColumns(sql);
  return columns
    .filter(({ relation, isReadable }) => readableTables.includes(relation) && !isReadable)
    .flatMap(({ relation, column }) => {
      const first = columns.find((one) => one.relation === relation && one.isReadable)?.column ?? 'id';
      return [
        question(relation, `${relation}?select=${first},${column}&limit=3`),
        question(relation, `${relation}?select=${first}&order=${column}`),
        question(relation, `${relation}?select=${first}&${column}=gte.${threshold}`, {
          prefer: 'count=exact',
        }),
        question(relation, `${relation}?select=${column}.avg()`),
      ];
    });
}

/** Ways from what may be read to what may not: embedded, compared and sorted by. */
export function aboutNeighbours(): Question[] {
  return [
    `listings?select=id,listing_prices!inner(id)&listing_prices.amount_minor=gte.${threshold}`,
    'listings?select=id&order=listing_prices(amount_minor)',
    `listings?select=id&listing_prices.amount_minor=gte.${threshold}`,
    'listings?select=*,listing_prices(*)',
    `game_listings?select=id,price_commitments!inner(id)&price_commitments.listing_price_id=gte.${threshold}`,
    'game_listings?select=*,price_commitments(*),listings(*,listing_prices(*))',
    'session_rounds?select=*,price_commitments(*)',
    'games?select=*,game_drafts(*)',
    'sessions?select=id,guest_identities(*)',
  ].map((query) => question(query.split('?')[0] ?? '', query));
}

/** Every relation of every schema: whole and summed up; those of `public` column by column too. */
export async function aboutEveryTable(sql: Sql): Promise<Question[]> {
  const relations = await sql<{ schema: string; relation: string }[]>`
    select n.nspname as schema, c.relname as relation from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'storage', 'auth', 'realtime') and c.relkind in ('r', 'p', 'v', 'm') order by 1, 2`;
  const columns = await readColumns(sql);
  return [
    ...relations.flatMap(({ schema, relation }) => [
      question(relation, `${relation}?select=*&limit=1000`, { 'accept-profile': schema }),
      question(relation, `${relation}?select=count()`, { 'accept-profile': schema }),
    ]),
    ...columns.map(({ relation, column }) =>
      question(relation, `${relation}?select=${column},${column}.max()&order=${column}.desc&limit=1000`),
    ),
  ];
}

function question(relation: string, query: string, headers: Record<string, string> = {}): Question {
  const profile = headers['accept-profile'];
  return {
    subject: `table ${relation}`,
    where: `${profile === undefined ? '' : `${profile}.`}${query}`,
    path: `/rest/v1/${query}`,
    headers,
  };
}

function readColumns(sql: Sql): Promise<Column[]> {
  return sql<Column[]>`
    select c.relname as relation, a.attname as column, has_column_privilege('authenticated', c.oid, a.attnum, 'select') as "isReadable"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped order by 1, a.attnum`;
}

import type { MarketTable } from './tables/market-table.ts';

/** The statements that bring a stage into its table. */
export interface MergeSql {
  readonly makeStage: string;
  /** counts a stage: rows, refused ones, deletes, first and last day */
  readonly look: string;
  readonly hasTwins: string;
  /** numbers rows by their place in the piece, where a row has to be named or rows of one name have an order */
  readonly numberRows: string;
  readonly takeRefused: string;
  /** lays aside all but the first row of each name, for another round */
  readonly layAside: string;
  readonly bringBack: string;
  readonly readKnown: string;
  readonly takeUnknownDeletes: string;
  readonly remove: string;
  readonly correct: (importId: number) => string;
  readonly insert: (importId: number, isAnyKnown: boolean) => string;
}

const list = (items: readonly string[], between = ', ') => items.join(between);

/** Writes the statements of a kind of file. */
export function mergeSql(table: MarketTable): MergeSql {
  const { key, columns, filled, derived, joins, deletes, day, order } = table;
  const target = `private.${table.table}`;
  const keyNames = Object.keys(key);
  const isKey = (alias: string) =>
    list(
      Object.entries(key).map(([name, expression]) => `${alias}.${name} = ${expression}`),
      ' and ',
    );
  const plain = Object.entries(columns);
  const optional = Object.entries(filled);
  const following = Object.entries(derived);
  const isDeleted = deletes ?? 'false';
  const [first, ...others] = table.reasons;
  if (first === undefined) throw new Error('a kind of file refuses nothing');
  const reason = `case when ${first[0]} then '${first[1]}' ${deletes === null ? '' : `when ${deletes} then null `}${list(
    others.map(([condition, code]) => `when ${condition} then '${code}'`),
    ' ',
  )} end`;
  // Sorted before it is joined: its neighbours are looked up where they lie beside each other.
  const sorted =
    order === null ? 'market_stage' : `(select * from market_stage s order by ${order} offset 0)`;
  const differs = list(
    [
      `(${list(plain.map(([name]) => `k.${name}`))}) is distinct from (${list(plain.map(([, expression]) => expression))})`,
      ...optional.map(
        ([name, expression]) => `${expression} is not null and ${expression} is distinct from k.${name}`,
      ),
    ],
    ' or ',
  );
  return {
    makeStage: `create temp table market_stage (line bigint, ${list(
      Object.entries(table.stage).map(([name, type]) => `${name} ${type}`),
    )}) on commit delete rows;
      create temp table later_rows (like market_stage) on commit delete rows;
      create temp table known_rows on commit delete rows as
        select ${list(allColumns(table))} from ${target} with no data;`,
    look: `select count(*)::integer as rows, count(j.reason)::integer as refused,
      count(*) filter (where j.is_deleted)::integer as deletes,
      min(j.day) filter (where j.reason is null) as first_on, max(j.day) filter (where j.reason is null) as last_on
      from (select ${reason} as reason, ${isDeleted} as is_deleted, ${day ?? 'null::date'} as day
        from market_stage s offset 0) j`,
    hasTwins: `select exists (select from market_stage s group by ${list(Object.values(key).map((one) => (one.startsWith("'") ? `${one}::text` : one)))} having count(*) > 1) as found`,
    numberRows: `with numbered as (select ctid as at, row_number() over (order by ctid) as place from market_stage)
      update market_stage s set line = n.place from numbered n where s.ctid = n.at`,
    takeRefused: `with judged as (select s.ctid as at, ${reason} as reason from market_stage s)
      delete from market_stage s using judged j where s.ctid = j.at and j.reason is not null
      returning s.line, j.reason`,
    layAside: `with placed as (select s.ctid as at, row_number() over (partition by ${list(Object.values(key))} order by s.line) as turn
        from market_stage s),
      aside as (delete from market_stage s using placed p where s.ctid = p.at and p.turn > 1 returning s.*)
      insert into later_rows select * from aside`,
    bringBack: `with back as (delete from later_rows returning *), gone as (delete from market_stage)
      insert into market_stage select * from back order by line`,
    readKnown: `insert into known_rows (${list(allColumns(table))}) select ${list(allColumns(table).map((name) => `t.${name}`))}
      from market_stage s join ${target} t on ${isKey('t')}`,
    takeUnknownDeletes: `delete from market_stage s where ${isDeleted} and not exists (select from known_rows k where ${isKey('k')})
      returning s.line, 'delete_unknown' as reason`,
    remove: `delete from ${target} t using market_stage s where ${isDeleted} and ${isKey('t')}`,
    correct: (importId) => `update ${target} t set import_id = ${String(importId)},
        ${list([
          ...plain.map(([name, expression]) => `${name} = ${expression}`),
          ...[...optional, ...following].map(
            ([name, expression]) => `${name} = coalesce(${expression}, k.${name})`,
          ),
        ])}
      from market_stage s join known_rows k on ${isKey('k')} ${joins}
      where ${isKey('t')} and not (${isDeleted}) and (${differs})`,
    insert: (
      importId,
      isAnyKnown,
    ) => `insert into ${target} (${list([...keyNames, ...plain.map(([name]) => name), ...optional.map(([name]) => name), ...following.map(([name]) => name)])}, import_id)
      select ${list([...Object.values(key), ...plain.map(([, one]) => one), ...optional.map(([, one]) => one), ...following.map(([, one]) => one)])}, ${String(importId)}
      from ${sorted} s ${joins} where not (${isDeleted})
      ${isAnyKnown ? `and not exists (select from known_rows k where ${isKey('k')})` : ''}`,
  };
}

/** What readers of cells need of texts that people wrote: null where they are no number or no day. */
export const READERS = `
  create or replace function pg_temp.number_of(said text) returns numeric language sql stable as $$
    select case when pg_input_is_valid(replace(btrim(said), ',', ''), 'numeric')
      then nullif(replace(btrim(said), ',', ''), 'NaN')::numeric end $$;
  create or replace function pg_temp.day_of(said text) returns date language sql stable as $$
    select case when pg_input_is_valid(d.day, 'date') then d.day::date end
    from (select coalesce(substring(btrim(said) from '^[0-9]{4}-?[0-9]{2}-?[0-9]{2}'),
      regexp_replace(substring(btrim(said) from '^[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}'), '(.+)/(.+)/(.+)', '\\3-\\2-\\1'))) d (day) $$;
  create or replace function pg_temp.american_day_of(said text) returns date language sql stable as $$
    select pg_temp.day_of(regexp_replace(btrim(said), '^([0-9]{1,2})/([0-9]{1,2})/', '\\2/\\1/')) $$;`;

function allColumns({ key, columns, filled, derived }: MarketTable): readonly string[] {
  return [key, columns, filled, derived].flatMap((one) => Object.keys(one));
}

// What the pages on privacy say is kept of people, and for how long, is held to the tables and functions that keep and delete it.
import type { Sql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../content/read-pages.ts';
import { eachTestWithActors } from '../../supabase/tests/facts/each-test-with-actors.ts';

let sql: Sql;
eachTestWithActors((opened) => {
  sql = opened;
});

const pages = readPages().filter(({ group }) => group === 'privacy');
const named = pages.flatMap(({ tables = [] }) => tables);
const forgets = pages.flatMap(({ path, texts, forgets: rules = {} }) =>
  Object.entries(rules).map(([name, words]) => ({
    path,
    name,
    words,
    body: (texts.get('en')?.body ?? '').replaceAll(/\s+/g, ' '),
  })),
);

/**
 * Tables that know a person: through a reference to an account, a guest or a dossier, or to a row that has one; or by a
 * column that names somebody, or where somebody lives. Homes, listings, games and brands are things: what refers to one of
 * these is no more about a person than they are.
 */
async function tablesAboutPeople(): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    with recursive
      tables as (
        select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relispartition),
      people (oid) as (
        select unnest('{auth.users, private.guest_identities, public.dossiers}'::regclass[]::oid[])
        union
        select r.conrelid from people join pg_constraint r on r.confrelid = people.oid and r.contype = 'f'
        where people.oid <> all ('{public.assets, public.listings, public.games, public.agencies}'::regclass[]::oid[])),
      naming as (
        select a.attrelid as oid from pg_attribute a
        where a.attnum > 0 and not a.attisdropped and (
          a.attname ~ '(^|_)(user|player|actor|author|owner|reporter|guest|subject|session)_id$'
          or a.attname ~ 'email' or a.attname ~ '^(reporter_name|display_name|agent_name|subject|street|address|address_line)$'))
    select format('%s.%s', n.nspname, c.relname) as name
    from tables join pg_class c on c.oid = tables.oid join pg_namespace n on n.oid = c.relnamespace
    where tables.oid in (select p.oid from people p union select x.oid from naming x) order by 1`;
  return rows.map(({ name }) => name);
}

/** A function as it is now, with what its arguments are where nobody says. */
async function definitionOf(name: string): Promise<string> {
  const [row] = await sql<{ definition: string }[]>`
    select string_agg(pg_get_functiondef(p.oid), ' ') as definition
    from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname = ${name}`;
  return row?.definition ?? '';
}

/** Spans of time as the text says them and as Postgres prints them: `30 days`. */
function spansIn(text: string): string[] {
  const found = text.matchAll(/\b(\d+) (minute|hour|day|month|year)s?\b/g);
  return [...new Set([...found].map(([, count, unit]) => `${count ?? ''} ${unit ?? ''}`))].sort();
}

describe('pages on privacy', () => {
  it('tell of every table that knows a person, and of none that is not there or knows nobody', async () => {
    expect([...new Set(named)].sort()).toEqual(await tablesAboutPeople());
  });

  it('would miss a table that is new', async () => {
    await sql`create table private.surprises (id bigint primary key, owner_id uuid references auth.users (id))`;
    expect((await tablesAboutPeople()).filter((name) => !named.includes(name))).toEqual([
      'private.surprises',
    ]);
  });

  it.each(forgets)('$path says after how long $name deletes', async ({ name, words, body }) => {
    expect(body).toContain(words);
    const intervals = [...(await definitionOf(name)).matchAll(/'(\d+ \w+|\d\d:\d\d:\d\d)'(?:::interval)?/g)];
    const spans = spansIn(
      intervals.map(([, span = '']) => (span === '24:00:00' ? '24 hours' : span)).join(', '),
    );
    expect(spans.length).toBeGreaterThan(0);
    expect(spansIn(words)).toEqual(spans);
  });

  it('name every function that forgets by the clock', async () => {
    const rows = await sql<{ job: string }[]>`
      select j.job from private.periodic_jobs j where j.job like 'forget%' or j.job like 'give_up%' order by 1`;
    const known = forgets.map(({ name }) => name);
    expect(rows.map(({ job }) => job).filter((job) => !known.includes(job))).toEqual([]);
    expect(rows.length).toBeGreaterThan(9);
  });
});

import type { Sql } from 'postgres';

/** What the samples are like. Raise it with every change of a drawing, a text or a game: installations then draw them anew. */
export const SAMPLE_EDITION = '4';

/** What a database says of the samples that it holds. */
export interface SampleNotes {
  /** Games that are drawn and published in today's edition, as {@link gameKey} names them. */
  readonly drawnGames: ReadonlySet<string>;
  /** Games that are there at all. */
  readonly storedGames: ReadonlySet<string>;
  /** Homes that stay as they are, with their ids: people have changed them since they were stored, or they were taken down. */
  readonly keptHomes: ReadonlyMap<string, KeptHome>;
  /** Games whose title or rules people have changed, with their ids: they get today's homes and stay theirs otherwise. */
  readonly keptGames: ReadonlyMap<string, string>;
  /** Notes that a game is there, so that a start that was cut off goes on behind it. */
  note(gameKey: string): Promise<void>;
}

export interface KeptHome {
  readonly id: string;
  readonly isWithdrawn: boolean;
}

/** A game by its agency and slug. */
export const gameKey = (agencyKey: string, slug: string): string => `${agencyKey}/${slug}`;

/** Reads what a database says of its samples, and keeps the notes in a schema of the stack's own. */
export async function readSampleNotes(sql: Sql): Promise<SampleNotes> {
  await sql`create schema if not exists local_stack`;
  await sql`create table if not exists local_stack.sample_games (
    key text primary key, edition text not null, noted_at timestamptz not null default now())`;
  const drawn = await sql<{ key: string }[]>`
    select key from local_stack.sample_games where edition = ${SAMPLE_EDITION}`;
  const games = await sql<{ key: string; id: string; is_kept: boolean }[]>`
    select a.key || '/' || g.slug as key, g.id,
      g.updated_at > coalesce(n.noted_at, g.created_at) as is_kept
    from public.games g join public.agencies a on a.id = g.agency_id
    left join local_stack.sample_games n on n.key = a.key || '/' || g.slug
    where g.is_sample`;
  const homes = await sql<{ external_ref: string; id: string; status: string }[]>`
    select l.external_ref, l.id, l.status from public.listings l join public.assets a on a.id = l.asset_id
    where l.external_ref like 'sample-%' and (l.status = 'withdrawn'
      or greatest(l.updated_at, a.updated_at) > coalesce(
        (select max(n.noted_at) from local_stack.sample_games n
          join public.agencies o on starts_with(n.key, o.key || '/')
          join public.games g on g.agency_id = o.id and n.key = o.key || '/' || g.slug
          join public.game_listings gl on gl.game_id = g.id and gl.listing_id = l.id), l.created_at))`;
  return {
    drawnGames: new Set(drawn.map(({ key }) => key)),
    storedGames: new Set(games.map(({ key }) => key)),
    keptGames: new Map(games.filter(({ is_kept }) => is_kept).map(({ key, id }) => [key, id])),
    keptHomes: new Map(
      homes.map(({ external_ref, id, status }) => [
        external_ref,
        { id, isWithdrawn: status === 'withdrawn' },
      ]),
    ),
    async note(key) {
      await sql`insert into local_stack.sample_games (key, edition) values (${key}, ${SAMPLE_EDITION})
        on conflict (key) do update set edition = excluded.edition, noted_at = now()`;
    },
  };
}

import type { ISql } from 'postgres';
import { crowdBin } from '#domain/crowd-bins.ts';

/** A guess as it is stored, with the price that it was bound to. */
export interface RawGuess {
  readonly session_id: string;
  readonly game_listing_id: string;
  readonly amount_minor: number;
  readonly price_minor: number;
  readonly score: number;
}

/** Every guess of a game. */
export async function readRawGuesses(sql: ISql, gameId: string): Promise<RawGuess[]> {
  return sql<RawGuess[]>`
    select g.session_id, g.game_listing_id, g.amount_minor::double precision, p.amount_minor::double precision as price_minor, g.score
    from public.guesses g
    join public.sessions s on s.id = g.session_id
    join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
    join private.price_commitments c on c.id = r.commitment_id
    join private.listing_prices p on p.id = c.listing_price_id
    where s.game_id = ${gameId}`;
}

/** What differs between the stored totals, boards and counters of a game and a recount from its guesses; nothing should. */
export async function findDifferences(sql: ISql, gameId: string): Promise<Record<string, unknown>[]> {
  const inSql = await sql<Record<string, unknown>[]>`
    with mine as (select * from public.sessions where game_id = ${gameId}),
    counted as (
      select s.id, count(g.session_id)::integer as guessed, coalesce(sum(g.score), 0)::integer as total_score
      from mine s left join public.guesses g on g.session_id = s.id group by s.id),
    boards as (
      select e.is_timed, p.period, p.period_on, s.step, e.total_score / s.step as bucket, count(*)::integer as players
      from private.leaderboard_entries e
      cross join lateral (values ('all_time', date '1970-01-01'), ('month', e.month_on), ('week', e.week_on), ('day', e.day_on))
        as p (period, period_on)
      cross join (values (1), (256)) as s (step)
      where e.game_id = ${gameId} group by 1, 2, 3, 4, 5),
    counters as (
      select h.is_timed, h.period, h.period_on, h.step::integer, h.bucket, sum(h.players)::integer as players
      from private.score_histogram h where h.game_id = ${gameId} group by 1, 2, 3, 4, 5 having sum(h.players) <> 0)
    select 'a run''s total' as what, to_jsonb(c) as recounted, to_jsonb(s) as stored
    from counted c join mine s using (id) where (s.guessed, s.total_score) is distinct from (c.guessed, c.total_score)
    union all
    select 'a board entry', to_jsonb(s), to_jsonb(e)
    from (select * from mine where status <> 'active' and is_ranked and guessed > 0) s
    full join (select * from private.leaderboard_entries where game_id = ${gameId}) e on e.session_id = s.id
    where (e.total_score, e.finished_at) is distinct from (s.total_score, s.finished_at)
    union all
    select 'a score counter', to_jsonb(b), to_jsonb(c) from boards b full join counters c using (is_timed, period, period_on, step, bucket)
    where b.players is distinct from c.players`;
  return [...inSql, ...(await crowdDifferences(sql, gameId))];
}

/** Bins are computed once more in the domain, so that the database is not asked to confirm itself. */
async function crowdDifferences(sql: ISql, gameId: string): Promise<Record<string, unknown>[]> {
  const guesses = await readRawGuesses(sql, gameId);
  const recounted = new Map<string, number>();
  for (const guess of guesses) {
    const key = `${guess.game_listing_id} ${crowdBin(guess.amount_minor)}`;
    recounted.set(key, (recounted.get(key) ?? 0) + 1);
  }
  const counters = await sql<{ key: string; guesses: number }[]>`
    select h.game_listing_id || ' ' || h.bin as key, sum(h.guesses)::integer as guesses
    from private.crowd_histogram h join public.game_listings gl on gl.id = h.game_listing_id
    where gl.game_id = ${gameId} group by 1 having sum(h.guesses) <> 0`;
  const stored = new Map(counters.map((row) => [row.key, row.guesses]));
  return [...new Set([...recounted.keys(), ...stored.keys()])]
    .filter((key) => recounted.get(key) !== stored.get(key))
    .map((key) => ({ what: 'a crowd counter', key, recounted: recounted.get(key), stored: stored.get(key) }));
}

/** Places of a game's ended ranked runs, counted from the guesses alone: total, then median error, then time, then id. */
export async function recountRanks(sql: ISql, gameId: string): Promise<Map<string, number>> {
  const rows = await sql<{ session_id: string; rank: number }[]>`
    select s.id as session_id, row_number() over (
      order by sum(g.score) desc, percentile_cont(0.5) within group (order by abs(g.log_error)), s.finished_at, e.id)::integer as rank
    from public.sessions s
    join public.guesses g on g.session_id = s.id
    join private.leaderboard_entries e on e.session_id = s.id
    where s.game_id = ${gameId} and s.is_ranked and s.status <> 'active'
    group by s.id, e.id`;
  return new Map(rows.map((row) => [row.session_id, row.rank]));
}

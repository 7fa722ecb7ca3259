import type { Sql } from 'postgres';
import { createProgress } from '../import/progress.ts';
import { type Log, step } from '../stack/log.ts';
import { rebuildIndexesAfter } from './rebuild-indexes.ts';

const CHUNKS = 16;
/** Tables that hold a row or more per run. */
export const BIG_TABLES = [
  'private.guest_identities',
  'public.sessions',
  'public.session_rounds',
  'public.guesses',
  'private.leaderboard_entries',
  'private.score_histogram',
] as const;

/**
 * Fills a game with ended ranked runs of the last 60 days, plain SQL: guests, runs, rounds, guesses, board entries, and
 * the counters as the recording functions would have left them. A miss is normally distributed on the log scale (σ 0.35)
 * and scored by the log ratio formula, so totals spread as real ones would. Run n's guest token is md5('token' || n).
 * Every second run answers the challenge of the one before it.
 */
export async function fillHistory(sql: Sql, gameId: string, runs: number, log: Log): Promise<void> {
  await sql.unsafe('create schema if not exists bench');
  await step(log, `Drawing ${runs.toLocaleString('en-GB')} runs`, () => drawRuns(sql, gameId, runs));
  await rebuildIndexesAfter(sql, BIG_TABLES, log, async () => {
    const statements = insertions(gameId);
    const progress = createProgress('  Writing', CHUNKS * statements.length, process.stdout);
    for (const statement of statements) {
      for (let chunk = 0; chunk < CHUNKS; chunk++) {
        // Foreign keys hold by construction; checking them row by row would take longer than writing.
        await sql.begin(async (tx) => {
          await tx.unsafe('set local session_replication_role = replica; set local synchronous_commit = off');
          await tx.unsafe(statement, [chunk]);
        });
        progress.step();
      }
    }
    progress.finish();
  });
  await step(log, 'Counting scores and guesses', () => countHistory(sql, gameId));
  await step(log, 'Vacuum and analyze', async () => {
    for (const table of [...BIG_TABLES, 'private.crowd_histogram', 'public.game_listings', 'public.games'])
      await sql.unsafe(`vacuum (analyze) ${table}`);
    await sql.unsafe('checkpoint');
  });
}

/** Ids are random, as real ones are, and written in their order, which spares the primary keys. */
async function drawRuns(sql: Sql, gameId: string, runs: number): Promise<void> {
  await sql.unsafe(`
    create unlogged table bench.homes as
      select gl.id as game_listing_id, gl.position, p.amount_minor, c.id as commitment_id, p.id as listing_price_id, gl.game_id
      from public.game_listings gl
      join private.price_commitments c on c.game_listing_id = gl.id
      join private.listing_prices p on p.id = c.listing_price_id;
    create unlogged table bench.runs as
      select d.*, o.*
      from (
        select n, md5('run' || n)::uuid as session_id, md5('guest' || n)::uuid as guest_id,
          now() - random() * interval '60 days' as finished_at,
          array[random_normal(0, 0.35), random_normal(0, 0.35), random_normal(0, 0.35), random_normal(0, 0.35),
            random_normal(0, 0.35)] as errors,
          get_byte(uuid_send(md5('run' || n)::uuid), 0) / ${256 / CHUNKS} as chunk
        from generate_series(1, ${runs}) n) d
      cross join lateral (
        select sum(round(1000 * exp(-4 * abs(e))))::integer as total_score,
          percentile_cont(0.5) within group (order by abs(e)) as median_log_error
        from unnest(d.errors) e) o
      order by d.session_id;
    create index on bench.runs (chunk);
    analyze bench.runs;
    analyze bench.homes;`);
  const [laid] = await sql<
    { homes: number }[]
  >`select count(*)::integer as homes from bench.homes where game_id = ${gameId}`;
  if (laid?.homes !== 5) throw new Error('the measured game shows five homes');
}

function insertions(gameId: string): string[] {
  const mine = '(select * from bench.runs where chunk = $1) r';
  const guessed = `${mine}
    join lateral unnest(r.errors) with ordinality as g (log_error, position) on true
    join bench.homes h on h.position = g.position and h.game_id = '${gameId}'`;
  return [
    `insert into private.guest_identities (id, token_hash)
      select r.guest_id, private.hash_secret(md5('token' || r.n)) from ${mine} order by r.guest_id`,
    `insert into public.sessions (id, game_id, guest_id, mode, status, is_ranked, is_timed, display_name, seed, rounds, guessed,
        total_score, median_log_error, started_at, active_at, finished_at, like_id)
      select r.session_id, '${gameId}', r.guest_id, 'classic', 'finished', true, false, 'Player ' || r.n, r.n, 5, 5,
        r.total_score, r.median_log_error, r.finished_at - interval '5 minutes', r.finished_at, r.finished_at,
        case when r.n % 2 = 0 then md5('run' || r.n - 1)::uuid end
      from ${mine}`,
    `insert into public.session_rounds (session_id, game_listing_id, position, commitment_id, opened_at)
      select r.session_id, h.game_listing_id, h.position, h.commitment_id, r.finished_at - interval '5 minutes'
      from ${guessed} order by 1, 2`,
    `insert into public.guesses (session_id, game_listing_id, amount_minor, currency, log_error, score, label, formula,
        formula_version, is_counted, guessed_at)
      select r.session_id, h.game_listing_id, round(h.amount_minor * exp(g.log_error))::bigint, 'GBP', g.log_error,
        round(1000 * exp(-4 * abs(g.log_error)))::integer,
        case when abs(exp(g.log_error) - 1) <= 0.05 then 'spot on' when abs(exp(g.log_error) - 1) <= 0.1 then 'excellent'
          when abs(exp(g.log_error) - 1) <= 0.2 then 'close' when abs(exp(g.log_error) - 1) <= 0.35 then 'fair'
          when abs(exp(g.log_error) - 1) <= 0.5 then 'far off' else 'way off' end,
        'log_ratio', 1, true, r.finished_at
      from ${guessed} order by 1, 2`,
    `insert into private.leaderboard_entries (session_id, game_id, is_timed, display_name, total_score, median_log_error,
        finished_at, day_on, week_on, month_on)
      select r.session_id, '${gameId}', false, 'Player ' || r.n, r.total_score, r.median_log_error, r.finished_at, d.day_on,
        date_trunc('week', d.day_on::timestamp)::date, date_trunc('month', d.day_on::timestamp)::date
      from ${mine}
      cross join lateral (select (r.finished_at at time zone 'Europe/London')::date as day_on) d`,
  ];
}

/** Counters spread over all slots, as many writers leave them: the sum of floor((c + k) / slots) over the slots k is c. */
async function countHistory(sql: Sql, gameId: string): Promise<void> {
  await sql.unsafe(`
    insert into private.score_histogram (game_id, is_timed, period, period_on, step, bucket, slot, players)
      select c.game_id, c.is_timed, c.period, c.period_on, c.step, c.bucket, k.slot, (c.players + k.slot) / c.slots
      from (
        select e.game_id, e.is_timed, p.period, p.period_on, s.step, e.total_score / s.step as bucket, s.slots, count(*) as players
        from private.leaderboard_entries e
        cross join lateral (values ('all_time', date '1970-01-01'), ('month', e.month_on), ('week', e.week_on), ('day', e.day_on))
          as p (period, period_on)
        cross join (values (1::smallint, 1), (256::smallint, 8)) as s (step, slots)
        where e.game_id = '${gameId}' group by 1, 2, 3, 4, 5, 6, 7) c
      cross join lateral generate_series(0, c.slots - 1) as k (slot)
      where (c.players + k.slot) / c.slots > 0 order by 1, 2, 3, 4, 5, 6, 7;
    insert into private.crowd_histogram (game_listing_id, bin, slot, guesses)
      select c.game_listing_id, c.bin, k.slot, (c.guesses + k.slot) / 4
      from (
        select g.game_listing_id, private.crowd_bin(g.amount_minor) as bin, count(*) as guesses
        from public.guesses g group by 1, 2) c
      cross join generate_series(0, 3) as k (slot)
      where (c.guesses + k.slot) / 4 > 0 order by 1, 2, 3;`);
}

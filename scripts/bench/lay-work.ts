import type { Sql } from 'postgres';

/** Guesses that wait to be recorded: for each batch, each lane (one client) has runs of its own. */
export interface WorkOrder {
  readonly batch: number;
  readonly lanes: number;
  readonly runsPerLane: number;
  readonly gameIds: readonly string[];
}

/**
 * Lays active runs, five rounds each, and the guesses to record in them as rows of bench.work. A run's guest token is
 * md5 of its id.
 */
export async function layWork(sql: Sql, order: WorkOrder): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe('set local session_replication_role = replica; set local synchronous_commit = off');
    await tx.unsafe(`
      create table if not exists bench.work (
        batch integer not null, lane integer not null, place integer not null, session_id uuid not null,
        game_listing_id uuid not null, listing_price_id uuid not null, amount_minor bigint not null,
        log_error double precision not null, score integer not null, guest_token text not null);
      create index if not exists work_in_order on bench.work (batch, lane, place);
      create temporary table new_runs on commit drop as select gen_random_uuid() as session_id, gen_random_uuid() as guest_id, 0 as lane,
        0 as run, ''::text as game_id limit 0;`);
    await tx`
      insert into new_runs
      select gen_random_uuid(), gen_random_uuid(), l.lane, r.run,
        (${order.gameIds}::text[])[(l.lane + r.run) % ${order.gameIds.length}::integer + 1]
      from generate_series(0, ${order.lanes - 1}::integer) as l (lane)
      cross join generate_series(0, ${order.runsPerLane - 1}::integer) as r (run)`;
    await tx`
      insert into private.guest_identities (id, token_hash)
      select guest_id, private.hash_secret(md5(session_id::text)) from new_runs`;
    await tx`
      insert into public.sessions (id, game_id, guest_id, mode, is_ranked, is_timed, display_name, seed, rounds)
      select session_id, game_id::uuid, guest_id, 'classic', true, false, 'Player', 0, 5 from new_runs`;
    await tx`
      insert into public.session_rounds (session_id, game_listing_id, position, commitment_id)
      select n.session_id, h.game_listing_id, h.position, h.commitment_id
      from new_runs n join bench.homes h on h.game_id = n.game_id::uuid`;
    await tx`
      insert into bench.work
      select ${order.batch}, d.lane, d.run * 5 + d.position, d.session_id, d.game_listing_id, d.listing_price_id,
        round(d.amount_minor * exp(d.log_error))::bigint, d.log_error, round(1000 * exp(-4 * abs(d.log_error)))::integer,
        md5(d.session_id::text)
      from (
        select n.lane, n.run, n.session_id, h.*, random_normal(0, 0.35) as log_error
        from new_runs n join bench.homes h on h.game_id = n.game_id::uuid) d`;
  });
}

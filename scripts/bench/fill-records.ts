import type { Sql } from 'postgres';
import { type Log, step } from '../stack/log.ts';
import { layGames } from './lay-games.ts';

/** How many of each to lay. Every game shows five of the homes, every run has guessed five. */
export interface RecordsSize {
  readonly players: number;
  readonly runs: number;
  readonly games: number;
  /** runs of the one player who plays far more than anybody; each of another game */
  readonly runsOfOne: number;
}

/** The player who plays far more than anybody, the people of the busy game, and somebody of staff. */
export const PEOPLE = {
  heavy: '00000000-0000-4000-8000-000000000001',
  friend: '00000000-0000-4000-8000-000000000002',
  manager: '00000000-0000-4000-8000-00000000000a',
  staff: '00000000-0000-4000-8000-00000000000c',
} as const;

/** Tables that grow with players and what they do: none of them may be read from end to end by a screen. */
export const RECORD_TABLES = [
  'public.sessions',
  'public.session_rounds',
  'public.guesses',
  'private.season_places',
  'private.earned_badges',
  'private.player_changes',
  'private.point_counts',
  'private.home_pars',
  'private.game_pars',
  'private.friendships',
  'private.friend_invitations',
  'private.public_profiles',
  'private.corrections',
  'private.corrected_runs',
  'private.disputes',
  'private.polls',
  'private.poll_guesses',
  'private.mode_presets',
  'private.api_keys',
  'private.reminders',
  'private.outgoing_messages',
  'private.rooms',
  'private.room_seats',
  'private.room_guesses',
] as const;

/**
 * Lays players with runs in many games, and everything that the newer screens read about them: seasons, badges, friends,
 * profiles, corrections, questions, polls, reminders, rooms, presets, keys. Made up by rules, for measuring only.
 */
export async function fillRecords(
  sql: Sql,
  { players, runs, games, runsOfOne }: RecordsSize,
  log: Log,
): Promise<void> {
  await layGames(sql, ['measured-1'], 5);
  const run = (name: string, statements: string) =>
    step(log, name, () =>
      sql.begin(async (tx) => {
        // Foreign keys hold by construction, and what triggers would count is counted below.
        await tx.unsafe(`set local session_replication_role = replica; set local synchronous_commit = off`);
        await tx.unsafe(statements);
      }),
    );
  await run(`Laying ${players} players and ${games} games`, laid(players, games));
  await run(`Laying ${runs} runs`, played(players, runs, games, runsOfOne));
  await run('Counting pars, seasons and badges', counted());
  await run('Laying what players and hosts wrote', written(players));
  await step(log, 'Vacuum and analyze', () => sql.unsafe('vacuum (analyze)'));
}

function laid(players: number, games: number): string {
  return `
    create schema bench;
    insert into auth.users (id, email, created_at)
      select lpad(to_hex(n), 32, '0')::uuid, n || '@players.example.com', now() from generate_series(1001, 1000 + ${players}) n;
    insert into auth.users (id, email, created_at) values ('${PEOPLE.heavy}', 'heavy@example.com', now()),
      ('${PEOPLE.friend}', 'friend@example.com', now()), ('${PEOPLE.manager}', 'manager@example.com', now()),
      ('${PEOPLE.staff}', 'staff@example.com', now());
    insert into public.profiles (id, display_name) select u.id, 'Player' from auth.users u on conflict do nothing;
    insert into private.staff_members (user_id) values ('${PEOPLE.staff}');
    insert into public.agency_members (agency_id, user_id, role)
      select a.id, '${PEOPLE.manager}', 'admin' from public.agencies a where a.key = 'default';
    create unlogged table bench.kinds as
      select row_number() over (order by l.external_ref) - 1 as k, l.id as listing_id, a.id as asset_id, p.id as price_id
      from public.listings l join public.assets a on a.id = l.asset_id join private.listing_prices p on p.listing_id = l.id;
    create unlogged table bench.homes as
      select n, md5('asset' || n)::uuid as asset_id, md5('listing' || n)::uuid as listing_id, md5('price' || n)::uuid as price_id,
        k.listing_id as like_listing, k.asset_id as like_asset, k.price_id as like_price
      from generate_series(0, 999) n join bench.kinds k on k.k = n % 5;
    insert into public.assets select (jsonb_populate_record(a, jsonb_build_object('id', h.asset_id))).*
      from bench.homes h join public.assets a on a.id = h.like_asset;
    insert into public.listings select (jsonb_populate_record(l, jsonb_build_object('id', h.listing_id, 'asset_id', h.asset_id,
        'external_ref', 'record:' || h.n))).* from bench.homes h join public.listings l on l.id = h.like_listing;
    insert into private.listing_prices select (jsonb_populate_record(p, jsonb_build_object('id', h.price_id,
        'listing_id', h.listing_id))).* from bench.homes h join private.listing_prices p on p.id = h.like_price;
    insert into public.games select (jsonb_populate_record(g, jsonb_build_object('id', md5('game' || n)::uuid,
        'slug', 'record-' || n, 'title', 'Game ' || n))).*
      from generate_series(1, ${games}) n, public.games g where g.slug = 'measured-1';
    create unlogged table bench.shown as
      select g as game, k as place, md5('game' || g)::uuid as game_id, md5('shown' || g || '-' || k)::uuid as id,
        md5('seal' || g || '-' || k)::uuid as commitment_id, h.listing_id, h.price_id, p.amount_minor
      from generate_series(1, ${games}) g, generate_series(1, 5) k
      join bench.homes h on true join private.listing_prices p on p.id = h.price_id
      where h.n = (g * 5 + k) % 1000;
    insert into public.game_listings (id, game_id, listing_id, position) select id, game_id, listing_id, place from bench.shown;
    insert into private.price_commitments (id, game_listing_id, listing_price_id, salt, commitment)
      select commitment_id, id, price_id, md5(id::text) || md5(id::text), md5(id::text) || md5('x' || id) from bench.shown;
    create index on bench.shown (game);
    analyze bench.shown;`;
}

/** Runs go over the last 80 days; the first game is the busy one, of which everybody has a run. */
function played(players: number, runs: number, games: number, runsOfOne: number): string {
  const ofPlayers = Math.max(1, Math.round((runs - runsOfOne) / players));
  return `
    create unlogged table bench.runs as
      select md5('run' || u || '-' || r)::uuid as id, lpad(to_hex(u), 32, '0')::uuid as user_id,
        case r when 0 then 1 else 2 + (u * 31 + r * 977) % ${games - 1} end as game, r,
        now() - random() * interval '50 days' as finished_at
      from generate_series(1001, 1000 + ${players}) u, generate_series(0, ${ofPlayers - 1}) r
      union all
      select md5('heavy' || g)::uuid, '${PEOPLE.heavy}', g, g, now() - random() * interval '50 days' from generate_series(1, ${runsOfOne}) g
      union all
      select md5('friend' || g)::uuid, '${PEOPLE.friend}', g, g, now() - random() * interval '50 days' from generate_series(1, ${runsOfOne}) g;
    create unlogged table bench.guessed as
      select r.id as session_id, r.finished_at, s.id as game_listing_id, s.place, s.commitment_id, s.amount_minor, r.game,
        random_normal(0, 0.35) as log_error
      from bench.runs r join bench.shown s on s.game = r.game;
    insert into public.sessions (id, game_id, user_id, mode, status, is_ranked, is_timed, display_name, seed, rounds, guessed,
        total_score, median_log_error, started_at, active_at, finished_at)
      select r.id, md5('game' || r.game)::uuid, r.user_id, 'classic', 'finished', true, false, 'Player', 1, 5, 5, g.total, 0.2,
        r.finished_at - interval '5 minutes', r.finished_at, r.finished_at
      from bench.runs r join (
        select session_id, sum(round(1000 * exp(-4 * abs(log_error))))::integer as total from bench.guessed group by 1) g
        on g.session_id = r.id;
    insert into public.session_rounds (session_id, game_listing_id, position, commitment_id, opened_at)
      select session_id, game_listing_id, place, commitment_id, finished_at - interval '20 seconds' from bench.guessed;
    insert into public.guesses (session_id, game_listing_id, amount_minor, currency, log_error, score, label, formula,
        formula_version, is_counted, guessed_at)
      select session_id, game_listing_id, round(amount_minor * exp(log_error))::bigint, 'GBP', log_error,
        round(1000 * exp(-4 * abs(log_error)))::integer, 'fair', 'log_ratio', 1, true, finished_at from bench.guessed;
    insert into private.leaderboard_entries (session_id, game_id, is_timed, display_name, total_score, median_log_error,
        finished_at, day_on, week_on, month_on)
      select s.id, s.game_id, false, s.display_name, s.total_score, 0.2, s.finished_at, s.finished_at::date,
        date_trunc('week', s.finished_at)::date, date_trunc('month', s.finished_at)::date from public.sessions s;
    analyze public.sessions; analyze public.guesses; analyze public.session_rounds;`;
}

function counted(): string {
  return `
    insert into private.point_counts (game_listing_id, points, guesses)
      select g.game_listing_id, g.score, count(*) from public.guesses g group by 1, 2;
    insert into private.home_pars (game_listing_id, game_id, guesses, points_sum, median_points)
      select c.game_listing_id, gl.game_id, sum(c.guesses), sum(c.guesses * c.points), 300
      from private.point_counts c join public.game_listings gl on gl.id = c.game_listing_id group by 1, 2;
    insert into private.game_pars (game_id, guesses, points_sum)
      select h.game_id, sum(h.guesses), sum(h.points_sum) from private.home_pars h group by 1;
    update private.par_level set guesses = (select sum(guesses) from private.point_counts),
      thousandths = (select sum(guesses * points) from private.point_counts);
    insert into private.season_places (season_on, user_id, display_name, homes, over_par, score, is_placed)
      select private.season_at(now()) - make_interval(months => 3 * q), u.id, 'Player', 20, random_normal(0, 80),
        random_normal(0, 80), true from auth.users u, generate_series(0, 2) q;
    insert into private.earned_badges (user_id, badge) select u.id, b.badge from auth.users u, private.badges b where b.position <= 4;
    insert into private.badge_counts (badge, players, of_players) select b.badge, 100, 1000 from private.badges b
      on conflict do nothing;`;
}

function written(players: number): string {
  const busy = `md5('game1')::uuid`;
  return `
    insert into private.friendships (one_id, other_id)
      select '${PEOPLE.heavy}', u.id from auth.users u where u.id <> '${PEOPLE.heavy}' and u.id > '${PEOPLE.heavy}' order by u.id limit 100;
    insert into private.friendships (one_id, other_id)
      select lpad(to_hex(n), 32, '0')::uuid, lpad(to_hex(n + 1), 32, '0')::uuid from generate_series(1001, 999 + ${players}) n
      on conflict do nothing;
    insert into private.friend_invitations (user_id, token_hash)
      select u.id, sha256(convert_to(u.id || '-' || n, 'UTF8')) from auth.users u, generate_series(1, 2) n;
    insert into private.public_profiles (user_id, handle, shows)
      select u.id, left(md5(u.id::text), 16), '{season,badges,accuracy,days}' from auth.users u;
    update public.listings l set status = 'available' where l.external_ref like 'record:%';
    insert into private.polls (game_listing_id) select id from bench.shown where game % 10 = 5 and place = 3;
    insert into private.corrections (request_key, game_id, game_listing_id, action, reason, runs, made_at)
      select gen_random_uuid(), s.game_id, s.id, 'void', 'wrong_facts', 10, now() - n * interval '1 minute'
      from generate_series(1, 20000) n join bench.shown s on s.game = 1 + n % 500 and s.place = 1;
    insert into private.corrections (request_key, game_id, game_listing_id, action, reason, runs, made_at)
      select gen_random_uuid(), s.game_id, s.id, 'correct', 'wrong_price', 10, now() - n * interval '1 hour'
      from generate_series(1, 200) n join bench.shown s on s.game = 1 and s.place = 2;
    insert into private.corrected_runs (correction_id, session_id, score_before, score_after, total_before, total_after)
      select (select c.id from private.corrections c where c.game_id = ${busy} order by c.made_at limit 1), s.id, 1, 2, 1, 2
      from public.sessions s where s.game_id = ${busy};
    insert into private.disputes (request_key, game_id, game_listing_id, session_id, reason, note, state, decided_at, appealed_at)
      select gen_random_uuid(), s.game_id, (select b.id from bench.shown b where b.game = 1 and b.place = 1 + s.n % 5), s.id,
        'wrong_price', 'It sold for more', case when s.n % 4 = 0 then 'appealed' else 'open' end,
        case when s.n % 4 = 0 then now() end, case when s.n % 4 = 0 then now() - s.n * interval '1 minute' end
      from (select *, row_number() over () as n from public.sessions where game_id = ${busy} limit 20000) s;
    insert into private.mode_presets (owner_id, code, name, options)
      select u.id, translate(upper(left(md5(u.id::text), 8)), '01', 'XY'), 'Mine', '{}' from auth.users u on conflict do nothing;
    insert into private.api_keys (user_id, name, key_hash) select u.id, 'Mine', sha256(convert_to(u.id::text, 'UTF8')) from auth.users u;
    insert into private.reminders (edition, channel, address, locale, time_zone, hour, user_id, confirmed_at, next_at)
      select 'uk', 'mail', u.email, 'en-GB', 'Europe/London', 7, u.id, now(), now() + random() * interval '1 day' from auth.users u;
    insert into private.outgoing_messages (reminder_id, kind, day_on, number, state, finished_at, created_at)
      select r.id, 'day', date '2026-01-01' + n, n, 'sent', now(), now() - n * interval '1 day'
      from private.reminders r, generate_series(1, 4) n;
    insert into private.edition_days (edition, day_on, number, opens_at, closes_at)
      select 'uk', d::date, row_number() over (order by d), d, d + interval '1 day'
      from generate_series(date_trunc('day', now()) - interval '800 days', date_trunc('day', now()) + interval '60 days', '1 day') d
      on conflict do nothing;
    insert into private.edition_homes (edition, day_on, listing_id, position, is_sample)
      select 'uk', d.day_on, h.listing_id, k, false from private.edition_days d, generate_series(1, 5) k, bench.homes h
      where d.edition = 'uk' and h.n = (d.number * 5 + k) % 1000 on conflict do nothing;
    insert into private.edition_pool (listing_id) select h.listing_id from bench.homes h on conflict do nothing;
    insert into private.rooms (id, code, kind, game_id, mode, state)
      select md5('room' || n)::uuid, (select string_agg(substr('ACDEFGHJKMNPRTWXY34679', 1 + (n / (22 ^ k)::integer) % 22, 1), '')
          from generate_series(0, 5) k), case when n = 1 then 'class' else 'party' end,
        ${busy}, 'classic', jsonb_build_object('kind', 'party', 'phase', 'revealed', 'host', 1, 'isLocked', false, 'admitsLate', true,
          'game', 1, 'round', 5, 'rounds', 5, 'seconds', null, 'deadlineAt', null, 'revealedAt', 1, 'seats', (
            select jsonb_agg(jsonb_build_object('number', s, 'isWatcher', false, 'isGone', false, 'isKicked', false, 'since', 0,
              'hasGuessed', true, 'reaction', null)) from generate_series(1, case when n = 1 then 60 else 10 end) s))
      from generate_series(1, 1000) n;
    insert into private.room_seats (room_id, number, user_id, token_hash, name)
      select r.id, s, lpad(to_hex(1000 + s), 32, '0')::uuid, private.hash_secret(md5(r.id::text || s) || md5(s::text)), 'Player ' || s
      from private.rooms r, generate_series(1, 60) s where s <= 10 or r.kind = 'class';
    insert into private.room_rounds (room_id, game, number, game_listing_id, commitment_id)
      select r.id, 1, s.place, s.id, s.commitment_id from private.rooms r, bench.shown s where s.game = 1;
    insert into private.room_guesses (room_id, game, round, seat, amount_minor, log_error, score, label, formula, formula_version)
      select t.room_id, 1, n, t.number, 20000000, 0.1, 700, 'close', 'log_ratio', 1 from private.room_seats t, generate_series(1, 5) n;`;
}

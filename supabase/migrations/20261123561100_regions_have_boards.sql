-- A region has a board of its own.
--
-- A run in one of several regions that its game names holds other homes than the runs in all of them, so it cannot
-- stand on the game's board. Where the region has as many homes as a run of the game, such a run is as long as every
-- other and is ranked on the region's own board; with fewer it stays practice. A player still has one ranked run of a
-- game, the first: in all regions or in one. A board is known by the region's name in small letters; the game's own
-- has none. A challenge (`like_run`) keeps to the region of the run that it replays.

alter table private.leaderboard_entries add column region text not null default '';
comment on column private.leaderboard_entries.region is
  'The region whose board this is, in small letters; empty: the game''s own board.';
drop index private.leaderboard_of_all_time;
drop index private.leaderboard_of_a_month;
drop index private.leaderboard_of_a_week;
drop index private.leaderboard_of_a_day;
create index leaderboard_of_all_time on private.leaderboard_entries
  (game_id, region, is_timed, (-total_score), median_log_error, finished_at, id);
create index leaderboard_of_a_month on private.leaderboard_entries
  (game_id, region, is_timed, month_on, (-total_score), median_log_error, finished_at, id);
create index leaderboard_of_a_week on private.leaderboard_entries
  (game_id, region, is_timed, week_on, (-total_score), median_log_error, finished_at, id);
create index leaderboard_of_a_day on private.leaderboard_entries
  (game_id, region, is_timed, day_on, (-total_score), median_log_error, finished_at, id);

alter table private.score_histogram add column region text not null default '',
  drop constraint a_score_counter_is_kept_once,
  add constraint a_score_counter_is_kept_once
    primary key (game_id, region, is_timed, period, period_on, step, bucket, slot);
comment on column private.score_histogram.region is 'The region whose board is counted; empty: the game''s own board.';

create function private.board_region(game public.games, run_options jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when run_options -> 'regions' is distinct from game.mode_options -> 'regions'
    then coalesce(lower(btrim(run_options -> 'regions' ->> 0)), '') else '' end;
end $$;
comment on function private.board_region is
  'The region on whose board a run with these options stands; empty where it is in all that its game names.';

create function private.count_homes_in(game public.games, region text) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select count(*) from public.game_listings gl join public.listings l on l.id = gl.listing_id
    where gl.game_id = game.id and gl.is_visible and l.status <> 'withdrawn'
      and private.is_in_regions(gl, l.asset_id, jsonb_build_array(count_homes_in.region)));
end $$;
comment on function private.count_homes_in is 'How many homes of a game lie in a region, as far as players may know.';

create or replace function private.count_on_board(entry private.leaderboard_entries, delta integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.score_histogram as h (game_id, region, is_timed, period, period_on, step, bucket, slot,
    players)
  select entry.game_id, entry.region, entry.is_timed, p.period, p.period_on, s.step, entry.total_score / s.step,
    s.slot, delta
  from (values ('all_time', date '1970-01-01'), ('month', entry.month_on), ('week', entry.week_on),
    ('day', entry.day_on))
      as p (period, period_on),
    (values (1::smallint, 0::smallint), (256::smallint, floor(random() * 8)::smallint)) as s (step, slot)
  order by 4, 5, 6, 7, 8
  on conflict on constraint a_score_counter_is_kept_once do update set players = h.players + excluded.players;
end $$;

create or replace function private.put_on_board(run public.sessions) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  entry private.leaderboard_entries;
  game public.games;
  zone text;
  local_day date;
begin
  if run.status = 'active' or not run.is_ranked or run.guessed = 0 then
    return;
  end if;
  select g.* into game from public.games g where g.id = run.game_id;
  if private.is_classroom(game.mode_options, run.mode_options) then
    return;
  end if;
  select a.time_zone into zone from public.agencies a where a.id = game.agency_id;
  local_day := (run.finished_at at time zone zone)::date;
  insert into private.leaderboard_entries
    (session_id, game_id, region, is_timed, display_name, total_score, median_log_error, finished_at, day_on,
      week_on, month_on)
  values (run.id, run.game_id, private.board_region(game, run.mode_options), run.is_timed, run.display_name,
    coalesce(private.survived_of(run, private.miss_limit_of(game)), run.total_score),
    coalesce(run.median_log_error, 100), run.finished_at, local_day, date_trunc('week', local_day::timestamp)::date,
      date_trunc('month', local_day::timestamp)::date)
  returning * into entry;
  perform private.count_on_board(entry, 1);
  insert into private.leaderboard_changes (game_id) values (run.game_id);
end $$;

create or replace function private.rank_of(entry private.leaderboard_entries, period text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  start_on date := case period when 'month' then entry.month_on when 'week' then entry.week_on
    when 'day' then entry.day_on else date '1970-01-01' end;
  above bigint;
  tied bigint;
begin
  select coalesce(sum(h.players), 0) into above from private.score_histogram h
  where h.game_id = entry.game_id and h.region = entry.region and h.is_timed = entry.is_timed
    and h.period = rank_of.period
    and h.period_on = start_on
    and ((h.step = 256 and h.bucket > entry.total_score / 256)
      or (h.step = 1 and h.bucket > entry.total_score and h.bucket < (entry.total_score / 256 + 1) * 256));
  -- One branch per period: each has its own index.
  if period = 'all_time' then
    select count(*) into tied from private.leaderboard_entries e
    where e.game_id = entry.game_id and e.region = entry.region and e.is_timed = entry.is_timed
      and -e.total_score = -entry.total_score
      and (e.median_log_error, e.finished_at, e.id) < (entry.median_log_error, entry.finished_at, entry.id);
  elsif period = 'month' then
    select count(*) into tied from private.leaderboard_entries e
    where e.game_id = entry.game_id and e.region = entry.region and e.is_timed = entry.is_timed
      and e.month_on = start_on
      and -e.total_score = -entry.total_score
      and (e.median_log_error, e.finished_at, e.id) < (entry.median_log_error, entry.finished_at, entry.id);
  elsif period = 'week' then
    select count(*) into tied from private.leaderboard_entries e
    where e.game_id = entry.game_id and e.region = entry.region and e.is_timed = entry.is_timed
      and e.week_on = start_on
      and -e.total_score = -entry.total_score
      and (e.median_log_error, e.finished_at, e.id) < (entry.median_log_error, entry.finished_at, entry.id);
  else
    select count(*) into tied from private.leaderboard_entries e
    where e.game_id = entry.game_id and e.region = entry.region and e.is_timed = entry.is_timed
      and e.day_on = start_on
      and -e.total_score = -entry.total_score
      and (e.median_log_error, e.finished_at, e.id) < (entry.median_log_error, entry.finished_at, entry.id);
  end if;
  return 1 + above + tied;
end $$;

drop function private.players_on_board(uuid, boolean, text, date);
create function private.players_on_board(game_id uuid, is_timed boolean, period text, period_on date,
  region text default '') returns bigint
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(sum(h.players), 0)::bigint from private.score_histogram h
    where h.game_id = players_on_board.game_id and h.region = players_on_board.region
      and h.is_timed = players_on_board.is_timed
      and h.period = players_on_board.period and h.period_on = players_on_board.period_on and h.step = 256);
end $$;
comment on function private.players_on_board is 'How many ranked runs a board holds.';

create function private.region_named(game public.games, region text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  names jsonb := case jsonb_typeof(game.mode_options -> 'regions') when 'array' then game.mode_options -> 'regions'
    else '[]' end;
begin
  -- A game in one region alone has its own board for it.
  if coalesce(btrim(region_named.region), '') = '' or jsonb_array_length(names) < 2 then
    return '';
  end if;
  if not exists (select from jsonb_array_elements_text(names) n (name)
      where lower(btrim(n.name)) = lower(btrim(region_named.region))) then
    perform private.refuse(422, 'invalid_request',
      'This game does not name that region. Choose one of those on its first page.');
  end if;
  return lower(btrim(region_named.region));
end $$;
comment on function private.region_named is
  'A region of a game as its board is known by; empty where none is asked for, refused where the game names it not.';

drop function public.leaderboard(text, text, text, text, boolean);
drop function private.leaderboard(text, text, text, text, boolean);
create function private.leaderboard(game_slug text, brand text default null, period text default 'all_time',
  after text default null, timed boolean default null, region text default null)
returns table (rank bigint, display_name text, total_score integer, finished_at timestamptz, "cursor" text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  board_timed boolean := coalesce(timed, game.round_seconds is not null);
  wanted text := coalesce(leaderboard.period, 'all_time');
  start_on date;
  board_region text;
  start_after private.leaderboard_entries;
  first_rank bigint := 1;
  -- Before the first row of any board.
  after_lost integer := -2147483647;
  after_error double precision := -1;
  after_end timestamptz := '-infinity';
  after_id uuid := '00000000-0000-0000-0000-000000000000';
begin
  if wanted not in ('all_time', 'month', 'week', 'day') then
    perform private.refuse(422, 'invalid_request', 'The period must be all_time, month, week or day.');
  end if;
  if not private.has_board(game) then
    return;
  end if;
  board_region := private.region_named(game, leaderboard.region);
  start_on := private.period_start((select a.time_zone from public.agencies a where a.id = game.agency_id), wanted);
  if leaderboard.after is not null then
    begin
      after_id := convert_from(decode(leaderboard.after, 'base64'), 'UTF8')::uuid;
    exception when others then
      after_id := null;
    end;
    select e.* into start_after from private.leaderboard_entries e
      where e.id = after_id and e.game_id = game.id and e.region = board_region and e.is_timed = board_timed;
    if start_after.id is null then
      perform private.refuse(422, 'invalid_request',
        'This place in the board is not known any more. Load the board again from the top.');
    end if;
    first_rank := private.rank_of(start_after, wanted) + 1;
    after_lost := -start_after.total_score;
    after_error := start_after.median_log_error;
    after_end := start_after.finished_at;
  end if;
  -- One branch per period: each has its own index; the branches of other periods are never run.
  return query
    select first_rank + row_number() over (order by -e.total_score, e.median_log_error, e.finished_at, e.id) - 1,
      e.display_name, e.total_score, e.finished_at, encode(convert_to(e.id::text, 'UTF8'), 'base64')
    from (
      (select e.* from private.leaderboard_entries e
        where wanted = 'all_time' and e.game_id = game.id and e.region = board_region and e.is_timed = board_timed
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)
      union all
      (select e.* from private.leaderboard_entries e
        where wanted = 'month' and e.game_id = game.id and e.region = board_region and e.is_timed = board_timed
          and e.month_on = start_on
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)
      union all
      (select e.* from private.leaderboard_entries e
        where wanted = 'week' and e.game_id = game.id and e.region = board_region and e.is_timed = board_timed
          and e.week_on = start_on
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)
      union all
      (select e.* from private.leaderboard_entries e
        where wanted = 'day' and e.game_id = game.id and e.region = board_region and e.is_timed = board_timed
          and e.day_on = start_on
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)) e
    order by -e.total_score, e.median_log_error, e.finished_at, e.id;
end $$;
comment on function private.leaderboard is
  'At most 100 rows of a board, the game''s or that of a region which it names, from the top or after a cursor.';
select private.expose('private.leaderboard(text, text, text, text, boolean, text)', 'anon', 'authenticated');

create or replace function private.place_of(entry private.leaderboard_entries, period text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := coalesce(place_of.period, 'all_time');
  place bigint;
  players bigint;
  start_on date;
begin
  if wanted not in ('all_time', 'month', 'week', 'day') then
    perform private.refuse(422, 'invalid_request', 'The period must be all_time, month, week or day.');
  end if;
  if entry.id is null or not (select private.has_board(g) from public.games g where g.id = entry.game_id) then
    return null;
  end if;
  start_on := private.period_start((select a.time_zone from public.games g join public.agencies a on a.id = g.agency_id
    where g.id = entry.game_id), wanted);
  if start_on <> (case wanted when 'month' then entry.month_on when 'week' then entry.week_on when 'day'
    then entry.day_on else date '1970-01-01' end) then
    return null;
  end if;
  place := private.rank_of(entry, wanted);
  players := private.players_on_board(entry.game_id, entry.is_timed, wanted, start_on, entry.region);
  return jsonb_build_object('rank', place, 'players', players, 'total_score', entry.total_score, 'display_name',
    entry.display_name,
    'percentile', case when players = 1 then 100 when players > 1
      then round((players - place)::numeric / (players - 1) * 100, 1) end,
    'is_timed', entry.is_timed, 'finished_at', entry.finished_at, 'cursor',
      encode(convert_to(entry.id::text, 'UTF8'), 'base64'));
end $$;

drop function public.own_place(text, text, text, boolean, text);
drop function private.own_place(text, text, text, boolean, text);
create function private.own_place(game_slug text, brand text default null, period text default 'all_time',
  timed boolean default null, guest_token text default null, region text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  viewer uuid := (select auth.uid());
  guest uuid := private.guest_of(own_place.guest_token);
  entry private.leaderboard_entries;
begin
  select e.* into entry from public.sessions s join private.leaderboard_entries e on e.session_id = s.id
  where s.game_id = game.id and s.is_ranked and (s.user_id = viewer or s.guest_id = guest)
    and e.is_timed = coalesce(own_place.timed, game.round_seconds is not null)
    and e.region = private.region_named(game, own_place.region)
  order by (s.user_id is not null) desc limit 1;
  return private.place_of(entry, own_place.period);
end $$;
comment on function private.own_place
  is 'The caller''s place on a board, the game''s or a region''s, whichever run it came from; null without one.';
select private.expose('private.own_place(text, text, text, boolean, text, text)', 'anon', 'authenticated');

create or replace function private.board_facts(game_slug text, brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games := private.find_game(game_slug, brand);
  may_moderate boolean := private.manages_game(game.id);
begin
  return jsonb_build_object(
    'is_timed', game.round_seconds is not null,
    'has_timed', private.has_board(game) and private.players_on_board(game.id, true, 'all_time', date '1970-01-01') > 0,
    'has_untimed', private.has_board(game) and private.players_on_board(game.id, false, 'all_time',
      date '1970-01-01') > 0,
    -- Where a game is behind a code, its regions are for whoever is in it: they choose one, and find its board.
    'regions', case when game.visibility = 'code' and not may_moderate then '[]'::jsonb else (
      select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'homes', h.homes,
        'has_board', private.has_board(game) and h.homes >= game.rounds_per_run,
        'players', private.players_on_board(game.id, game.round_seconds is not null, 'all_time', date '1970-01-01',
          lower(btrim(r.name)))) order by r.place), '[]'::jsonb)
      from jsonb_array_elements_text(case when jsonb_array_length(coalesce(game.mode_options -> 'regions', '[]')) > 1
        then game.mode_options -> 'regions' else '[]' end) with ordinality as r (name, place)
      cross join lateral (select private.count_homes_in(game, r.name) as homes) h) end,
    'may_moderate', may_moderate,
    'open_reports', case when may_moderate then (
      select count(*) from private.reports r where r.game_id = game.id and r.closed_at is null) end);
end $$;

create or replace function private.board_top(game_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  board_timed boolean := (select g.round_seconds is not null from public.games g where g.id = board_top.game_id);
begin
  -- The ten rows are cut before they are numbered, so that the index alone finds them.
  return (
    select coalesce(jsonb_agg(jsonb_build_object('rank', n.rank, 'display_name', n.display_name, 'total_score',
      n.total_score,
      'finished_at', n.finished_at) order by n.rank), '[]'::jsonb)
    from (
      select t.*, row_number() over (order by -t.total_score, t.median_log_error, t.finished_at, t.id) as rank
      from (
        select e.* from private.leaderboard_entries e
        where e.game_id = board_top.game_id and e.region = '' and e.is_timed = board_timed
          and exists (select from public.games g where g.id = board_top.game_id and private.has_board(g))
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 10) t) n);
end $$;

create or replace function private.standing_of(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  entry private.leaderboard_entries;
  state jsonb := private.run_state(run);
  -- Sudden death is measured in homes survived, everything else in points.
  is_survival boolean := state ->> 'survived' is not null;
  game public.games := private.game_of_run(run);
  formula text := game.formula;
  score integer := coalesce((state ->> 'survived')::integer, run.total_score);
  max_score integer := case when is_survival then run.rounds else (state ->> 'max_score')::integer end;
  -- Every run of the game lies on this axis, however much its player staked.
  axis integer := case when is_survival then run.rounds
    else greatest(private.most_points_of_all(run, formula), 1) end;
  bins integer := case when is_survival then run.rounds + 1 else 20 end;
  place bigint;
  players bigint;
begin
  select e.* into entry from private.leaderboard_entries e where e.session_id = run.id;
  if entry.id is not null then
    place := private.rank_of(entry, 'all_time');
    players := private.players_on_board(run.game_id, run.is_timed, 'all_time', date '1970-01-01', entry.region);
  end if;
  return state || jsonb_build_object(
    'share', private.share_of(run.id),
    'rank', place, 'players', players,
    'percentile', case when players = 1 then 100 when players > 1
      then round((players - place)::numeric / (players - 1) * 100, 1) end,
    'formula', formula, 'difficulty', game.difficulty, 'absolute_limit_minor', game.absolute_limit_minor,
    'rating', private.rating_of(score, max_score, case when not is_survival then formula end),
    'histogram_own_bin', least(bins - 1, case when is_survival then score else score * 20 / axis end),
    'histogram', (
      select jsonb_agg(jsonb_build_object('from', case when is_survival then b.bin else axis * b.bin / 20 end,
        'to', case when is_survival then b.bin else axis * (b.bin + 1) / 20 end, 'players', coalesce(h.players, 0))
          order by b.bin)
      from generate_series(0, bins - 1) as b (bin)
      left join (
        select least(bins - 1, case when is_survival then h.bucket
          else h.bucket::bigint * 20 / axis end) as bin, sum(h.players) as players
        from private.score_histogram h
        where h.game_id = run.game_id and h.region = coalesce(entry.region, '') and h.is_timed = run.is_timed
          and h.period = 'all_time' and h.period_on = date '1970-01-01' and h.step = 1
        group by 1) h on h.bin = b.bin));
end $$;

create or replace function private.start_run(game_slug text, brand text default null, mode text default null,
  display_name text default null, user_id uuid default null, guest_token_in text default null,
  access_code text default null, share_token text default null, request_key text default null,
    client_address text default null, mode_options jsonb default null,
  like_run uuid default null, avoids_known boolean default false,
  region text default null, preset text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
  run public.sessions;
  guest uuid;
  token text;
  new_seed bigint := floor(random() * 9007199254740991)::bigint;
  chosen uuid[];
  chosen_listings uuid[];
  wait_seconds integer;
  opened private.access_codes;
  practice_reason text;
  played_mode text;
  played_options jsonb;
  within public.games;
begin
  wait_seconds := private.take_rate_limit('start:' || coalesce(start_run.client_address, ''), 3000);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'Too many runs were started from this address. Wait a minute and try again.', wait_seconds::text);
  end if;

  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(start_run.brand, ''), 'default') and g.slug = start_run.game_slug;
  if game.id is null then
    perform private.refuse(404, 'not_found',
      'There is no game at this address. Check the link or choose another game.');
  end if;

  -- Who plays.
  if start_run.user_id is null then
    if start_run.guest_token_in is not null then
      guest := private.guest_of(start_run.guest_token_in);
      if guest is null then
        perform private.refuse(403, 'not_your_run',
          'This browser''s guest token is not known. Clear the game''s data in this browser and start again.');
      end if;
    else
      -- A token made for a request key is derived from it, so that a retry after a lost reply gets the same guest.
      token := case when char_length(start_run.request_key) >= 16
        then (select encode(sha256(convert_to(k.key_hex || ':' || start_run.request_key || ':' || k.key_hex, 'UTF8')),
          'hex') from private.token_keys k)
        else private.random_hex_32() end;
      insert into private.guest_identities (token_hash) values (private.hash_secret(token)) on conflict do nothing;
      guest := private.guest_of(token);
      -- The guest of this request key is an account's by now.
      if guest is null then
        perform private.refuse(403, 'not_your_run',
          'The runs of this browser were moved to an account. Sign in with it, or start again.');
      end if;
    end if;
  end if;

  -- One player starts one run at a time: parallel requests wait here and then find the run.
  perform private.take_turn(coalesce(start_run.user_id, guest));

  select s.* into run from public.sessions s
  where (s.user_id = start_run.user_id or s.guest_id = guest)
    and (s.request_key = start_run.request_key or (s.game_id = game.id and s.status = 'active'))
  order by (s.request_key is not distinct from start_run.request_key) desc limit 1;
  if run.id is not null and private.has_run_out(run)
    and (start_run.request_key is null or run.request_key is distinct from start_run.request_key) then
    perform private.end_session(run.id, 'expired');
    run := null;
  end if;
  if run.id is not null then
    return private.run_start(run) || jsonb_build_object('created', false, 'guest_token', token);
  end if;

  if not private.is_open(game) then
    perform private.refuse(409, 'game_not_open', case
      when game.state in ('open', 'scheduled') and game.opens_at > now()
        then 'This game has not opened yet. Come back when it opens.'
      when game.state = 'draft' then 'This game is not published yet.'
      else 'This game is closed. Choose another game.' end);
  end if;

  -- A use is consumed in the transaction that makes the run. Whoever comes at the same moment waits for the row and
  -- finds it as it then is, so the uses never pass the maximum. A code typed where none is needed is no reason to
  -- refuse.
  if game.visibility = 'code' or start_run.access_code is not null or start_run.share_token is not null then
    update private.access_codes c set uses = c.uses + 1
    where c.id = (
      select c.id from private.access_codes c
      where c.game_id = game.id and private.is_usable(c)
        and ((c.kind = 'access_code' and c.code_hash = private.hash_code('access_code', start_run.access_code))
          or (c.kind = 'share_token' and c.code_hash = private.hash_code('share_token', start_run.share_token)))
      order by c.game_listing_id nulls first limit 1 for update)
    returning c.* into opened;
    if opened.id is null and (game.visibility = 'code' or start_run.share_token is not null) then
      perform private.refuse(403, 'access_code_refused',
        'This game did not open with that code. Ask the host for a code that works.');
    end if;
  end if;

  -- What the game's own mode says is in its row; what another one says, the caller tells.
  if start_run.preset is not null then
    start_run.mode_options := private.preset_of_code(start_run.preset) -> 'options';
  end if;
  played_mode := coalesce(start_run.mode, game.mode);
  played_options := case when played_mode = game.mode and start_run.preset is null then game.mode_options
    else coalesce(start_run.mode_options, '{}') end;
  -- A challenge keeps to the region of the run that it replays.
  if start_run.like_run is not null then
    start_run.region := (select nullif(private.board_region(game, o.mode_options), '') from public.sessions o
      where o.id = start_run.like_run and o.game_id = game.id and played_options -> 'regions' is not null);
  end if;
  if start_run.region is not null then
    -- One of the regions that the game names, as it is named there.
    played_options := played_options || jsonb_build_object('regions', (
      select jsonb_agg(r.value) from jsonb_array_elements(played_options -> 'regions') r
      where lower(btrim(r.value #>> '{}')) = lower(btrim(start_run.region))));
    if played_options -> 'regions' = 'null' then
      perform private.refuse(422, 'invalid_request',
        'This game does not name that region. Choose one of those on its first page.');
    end if;
  end if;
  within := game;
  within.mode_options := played_options;
  chosen := case when start_run.like_run is null
    then private.choose_homes(within, new_seed, opened.game_listing_id, start_run.user_id, guest,
      -- Where homes are drawn anyway, known ones are drawn last.
      coalesce(start_run.avoids_known, false) or game.round_order = 'random')
    else private.homes_like(game, start_run.like_run, opened.game_listing_id) end;
  if start_run.like_run is null and opened.game_listing_id is null
      and coalesce(played_options @? '$.regions[*]', false)
      and coalesce(cardinality(chosen), 0) < least(game.rounds_per_run, 2) then
    perform private.refuse(409, 'too_few_homes',
      'There are too few homes in this region. Choose another region, or all of them.');
  end if;
  if chosen is null then
    perform private.refuse(409, 'game_not_open', 'This game has no homes to guess at the moment. Choose another game.');
  end if;

  if played_options @> '{"is_comparison": true}' then
    chosen := private.in_pairs(chosen);
    if chosen is null then
      perform private.refuse(409, 'too_few_homes',
        'This game has too few homes with a price to compare. Choose another game.');
    end if;
  end if;
  chosen_listings := array(select gl.listing_id from public.game_listings gl where gl.id = any (chosen));

  practice_reason := case
    when played_mode <> game.mode or start_run.preset is not null then 'other_mode'
    -- A region has a board where a run of it is as long as every other.
    when private.board_region(game, played_options) <> '' and cardinality(chosen) < game.rounds_per_run
      then 'one_region'
    when played_options @> '{"is_ranked": false}' then 'unranked_mode'
    when opened.game_listing_id is not null
      or exists (select from public.sessions o where o.id = start_run.like_run and o.practice_reason = 'one_home')
        then 'one_home'
    when exists (select from public.sessions r where r.game_id = game.id
      and (r.user_id = start_run.user_id or r.guest_id = guest)) then 'not_first'
    when private.knows_prices(game, chosen_listings, start_run.user_id, guest) then 'price_known' end;
  insert into public.sessions as s
    (game_id, user_id, guest_id, request_key, mode, mode_options, is_ranked, practice_reason, is_timed, display_name,
      seed, rounds, like_id)
  values (game.id, start_run.user_id, guest, start_run.request_key, played_mode, played_options,
    practice_reason is null, practice_reason, (private.game_in_mode(game, played_options)).round_seconds is not null,
    -- In a classroom nobody types a name; where moderators replaced one, the replacement stays.
    case when private.is_classroom(game.mode_options, played_options) then private.friendly_name() else coalesce(
      (select n.display_name from private.replaced_names n where n.game_id = game.id
        and n.player_id = coalesce(start_run.user_id, guest)),
      nullif(btrim(start_run.display_name), ''), (select p.display_name from public.profiles p
        where p.id = start_run.user_id),
      private.friendly_name()) end,
    new_seed, cardinality(chosen), start_run.like_run)
  returning s.* into run;

  insert into public.session_rounds (session_id, game_listing_id, position, commitment_id)
  select run.id, c.id, c.position, private.commitment_of(c.id) from unnest(chosen) with ordinality as c (id, position);

  return private.run_start(run) || jsonb_build_object('created', true, 'guest_token', token);
end $$;

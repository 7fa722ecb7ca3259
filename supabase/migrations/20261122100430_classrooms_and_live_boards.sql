-- Classrooms stay off every board, and what they leave behind goes; boards are heard on a private channel alone.
--
-- A classroom is a game in the mode classroom-safe, or a run that asked for it. Neither has a public board, whatever
-- the game's settings or the request say: a trigger keeps the setting off, no run is booked, and every reader of boards
-- answers as for a game without one.
--
-- Thirty days after its last guess a classroom's run goes, with rounds and guesses. Its guesses leave the crowd figures
-- first, so these stay equal to a recount of the guesses that are there. What stays is one line: this player has seen
-- this game's prices (seen_spoilers), so that a later run with one of its homes is practice. A guest without runs goes
-- a month after the last sign of it. Its token then plays nothing any more: the browser gets a new one, so nothing that
-- was kept under the old id protects anything, and that goes with it. Reports stay for the people who run the game.
--
-- Anybody can speak on a public channel, so the changes of a board go to the private one alone, where nobody but the
-- database speaks. It is heard by those who may know the board.

create function private.has_board(game public.games) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return game.has_leaderboard and game.mode <> 'classroom-safe';
end $$;
comment on function private.has_board is 'Has the game a public board? A classroom never has.';

create function private.take_off_board(session_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  entry private.leaderboard_entries;
begin
  delete from private.leaderboard_entries e where e.session_id = take_off_board.session_id returning e.* into entry;
  if entry.id is not null then
    perform private.count_on_board(entry, -1);
  end if;
end $$;
comment on function private.take_off_board is 'Takes a run''s entry off the boards, and out of their counters.';

create function private.keep_classroom_without_board() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.mode = 'classroom-safe' then
    new.has_leaderboard := false;
  end if;
  return new;
end $$;
comment on function private.keep_classroom_without_board is 'Trigger: a classroom has no board, whatever was saved.';
create trigger a_classroom_has_no_board before insert or update of mode, has_leaderboard on public.games
  for each row execute function private.keep_classroom_without_board();

create function private.empty_classroom_board() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_off_board(e.session_id) from private.leaderboard_entries e where e.game_id = new.id;
  return null;
end $$;
comment on function private.empty_classroom_board is 'Trigger: a game that becomes a classroom leaves its boards.';
create trigger a_game_that_becomes_a_classroom_leaves_its_boards after update of mode on public.games
  for each row when (new.mode = 'classroom-safe' and old.mode
    <> 'classroom-safe') execute function private.empty_classroom_board();

update public.games set has_leaderboard = false where mode = 'classroom-safe' and has_leaderboard;
select private.take_off_board(e.session_id)
from private.leaderboard_entries e join public.sessions s on s.id = e.session_id join public.games g on g.id = s.game_id
where 'classroom-safe' in (s.mode, g.mode);

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
  if 'classroom-safe' in (run.mode, game.mode) then
    return;
  end if;
  select a.time_zone into zone from public.agencies a where a.id = game.agency_id;
  local_day := (run.finished_at at time zone zone)::date;
  insert into private.leaderboard_entries
    (session_id, game_id, is_timed, display_name, total_score, median_log_error, finished_at, day_on, week_on, month_on)
  values (run.id, run.game_id, run.is_timed, run.display_name,
    coalesce(private.survived_of(run, private.miss_limit_of(game)), run.total_score),
    coalesce(run.median_log_error, 100), run.finished_at, local_day, date_trunc('week', local_day::timestamp)::date,
      date_trunc('month', local_day::timestamp)::date)
  returning * into entry;
  perform private.count_on_board(entry, 1);
  insert into private.leaderboard_changes (game_id) values (run.game_id);
end $$;
comment on function private.put_on_board
  is 'Books an ended ranked run on the boards of its game; a classroom''s never.';

create or replace function private.leaderboard(game_slug text, brand text, period text, after text, timed boolean)
returns table (rank bigint, display_name text, total_score integer, finished_at timestamptz, "cursor" text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  board_timed boolean := coalesce(timed, game.round_seconds is not null);
  wanted text := coalesce(leaderboard.period, 'all_time');
  start_on date;
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
  start_on := private.period_start((select a.time_zone from public.agencies a where a.id = game.agency_id), wanted);
  if leaderboard.after is not null then
    begin
      after_id := convert_from(decode(leaderboard.after, 'base64'), 'UTF8')::uuid;
    exception when others then
      after_id := null;
    end;
    select e.* into start_after from private.leaderboard_entries e
      where e.id = after_id and e.game_id = game.id and e.is_timed = board_timed;
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
        where wanted = 'all_time' and e.game_id = game.id and e.is_timed = board_timed
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)
      union all
      (select e.* from private.leaderboard_entries e
        where wanted = 'month' and e.game_id = game.id and e.is_timed = board_timed and e.month_on = start_on
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)
      union all
      (select e.* from private.leaderboard_entries e
        where wanted = 'week' and e.game_id = game.id and e.is_timed = board_timed and e.week_on = start_on
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)
      union all
      (select e.* from private.leaderboard_entries e
        where wanted = 'day' and e.game_id = game.id and e.is_timed = board_timed and e.day_on = start_on
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)) e
    order by -e.total_score, e.median_log_error, e.finished_at, e.id;
end $$;

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
  players := private.players_on_board(entry.game_id, entry.is_timed, wanted, start_on);
  return jsonb_build_object('rank', place, 'players', players, 'total_score', entry.total_score, 'display_name',
    entry.display_name,
    'percentile', case when players = 1 then 100 when players > 1
      then round((players - place)::numeric / (players - 1) * 100, 1) end,
    'is_timed', entry.is_timed, 'finished_at', entry.finished_at, 'cursor',
      encode(convert_to(entry.id::text, 'UTF8'), 'base64'));
end $$;

create or replace function private.board_facts(game_slug text, brand text) returns jsonb
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
        where e.game_id = board_top.game_id and e.is_timed = board_timed
          and exists (select from public.games g where g.id = board_top.game_id and private.has_board(g))
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 10) t) n);
end $$;

create or replace function private.listed_games(brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'family', g.family, 'leaderboard_enabled',
      private.has_board(g))
      order by g.created_at desc, g.slug), '[]'::jsonb)
    from (
      select g.* from public.games g join public.agencies a on a.id = g.agency_id
      where a.key = coalesce(nullif(listed_games.brand, ''), 'default') and g.visibility = 'public'
        and g.state in ('open', 'scheduled')
        and private.is_open(g)
      order by g.created_at desc limit 20000) g);
end $$;

-- Runs of classrooms, a month after their last guess.
create index sessions_of_classrooms on public.sessions (started_at) where mode = 'classroom-safe';
create function private.forget_classroom_runs(grace interval default '30 days') returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run record;
  forgotten integer := 0;
begin
  for run in
    select s.id, s.game_id, coalesce(s.user_id, s.guest_id) as player_id, s.guessed, s.finished_at
      from public.sessions s
    where s.id in (
        select c.id from public.sessions c where c.mode = 'classroom-safe' and c.started_at < now() - grace
        union
        select c.id from public.games g join public.sessions c on c.game_id = g.id where g.mode = 'classroom-safe'
          and c.started_at < now() - grace)
      and s.status <> 'active' and greatest(s.active_at, s.finished_at) < now() - grace
      and not private.is_left_in_peace('forget_classroom_runs', s.id::text)
    order by s.id limit 1000 for update of s skip locked
  loop
    begin
      if run.guessed > 0 then
        insert into private.seen_spoilers (game_id, player_id, seen_at)
          values (run.game_id, run.player_id, run.finished_at) on conflict do nothing;
      end if;
      perform private.make_practice(array[run.id], 'excluded');
      delete from public.sessions s where s.id = run.id;
      forgotten := forgotten + 1;
    exception when others then
      perform private.note_job_failure('forget_classroom_runs', run.id::text, sqlstate, sqlerrm);
    end;
  end loop;
  return forgotten;
end $$;
comment on function private.forget_classroom_runs is
  'Deletes runs of classrooms a month after their last guess and takes back what they counted for; answers how many.';

create function private.forget_idle_guests(grace interval default '30 days') returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  idle uuid[];
begin
  -- Whoever starts a run at this moment holds the guest's row: it is passed over. Those that are held here are looked
  -- at again, since a run may have come between the look and the lock.
  idle := array(
    select g.id from public.sessions s right join private.guest_identities g on g.id = s.guest_id
    where s.id is null and g.claimed_by is null and g.created_at < now() - grace
      and not exists (select from private.seen_spoilers p where p.player_id = g.id and p.seen_at > now() - grace)
      and not exists (select from private.report_viewers v where v.player_id = g.id and v.opened_at > now() - grace)
    limit 5000);
  idle := array(select g.id from private.guest_identities g where g.id = any (idle)
    order by g.id for update skip locked);
  idle := array(select i from unnest(idle) i where not exists (select from public.sessions s where s.guest_id = i));
  delete from private.seen_spoilers p where p.player_id = any (idle);
  delete from private.report_viewers v where v.player_id = any (idle);
  delete from private.comment_blocks b where b.player_id = any (idle);
  delete from private.replaced_names n where n.player_id = any (idle);
  delete from private.guest_identities g where g.id = any (idle);
  return cardinality(idle);
end $$;
comment on function private.forget_idle_guests is
  'Deletes guests without an account and without runs, a month after the last sign of them, and what is kept under '
    'their ids; answers how many.';
create index seen_spoilers_by_player on private.seen_spoilers (player_id);
create index report_viewers_by_player on private.report_viewers (player_id);
create index comment_blocks_by_player on private.comment_blocks (player_id);
create index replaced_names_by_player on private.replaced_names (player_id);

insert into private.periodic_jobs (job, every_seconds) values ('forget_classroom_runs', 900),
  ('forget_idle_guests', 21600);

create or replace function private.broadcast_boards() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  board uuid;
  payload jsonb;
  sent integer := 0;
begin
  -- One caller at a time; a second one has nothing to add.
  if not pg_try_advisory_xact_lock(hashtextextended('broadcast_boards', 0)) then
    return 0;
  end if;
  for board in
    select distinct c.game_id from private.leaderboard_changes c
    where not exists (
      select from private.leaderboard_broadcasts b where b.game_id = c.game_id
        and b.sent_at > clock_timestamp() - interval '2 seconds')
  loop
    continue when private.is_left_in_peace('broadcast_boards', board::text);
    begin
      -- Changes not yet committed stay in the queue for the next time.
      delete from private.leaderboard_changes c where c.game_id = board;
      perform private.count_players(board);
      continue when not exists (select from public.games g where g.id = board and private.has_board(g));
      payload := jsonb_build_object('game_id', board, 'top', private.board_top(board));
      perform realtime.send(payload, 'changed', 'leaderboard:' || board, true);
      insert into private.leaderboard_broadcasts as b (game_id, sent_at) values (board, clock_timestamp())
      on conflict on constraint a_board_has_one_last_broadcast do update set sent_at = excluded.sent_at;
      sent := sent + 1;
    exception when others then
      perform private.note_job_failure('broadcast_boards', board::text, sqlstate, sqlerrm);
    end;
  end loop;
  return sent;
end $$;

-- Public games, and those that are found by their address, are anybody's to hear; a game behind a code is for those who
-- manage it or have a run of it. Drafts and classrooms have no board.
create function private.may_hear_board(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
  caller uuid := (select auth.uid());
begin
  if may_hear_board.topic !~ '^leaderboard:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  select g.* into game from public.games g where g.id = substr(may_hear_board.topic, 13)::uuid;
  return coalesce(private.has_board(game) and game.state <> 'draft'
    and (game.visibility <> 'code' or private.user_manages_game(game.id, caller)
    or exists (select from public.sessions s where s.user_id = caller and s.game_id = game.id)), false);
end $$;
comment on function private.may_hear_board is 'May the caller hear the changes of the board that this topic names?';
grant execute on function private.may_hear_board(text) to anon, authenticated;
drop policy "anybody listens to a board" on realtime.messages;
create policy "who may know a board listens to it" on realtime.messages for select to anon, authenticated
  using (private.may_hear_board((select realtime.topic())));

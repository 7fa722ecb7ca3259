-- The board of a game behind a code is for whoever was let in.
--
-- Whoever knew the address of such a game read the names and totals of its players without the code. Of such a game
-- others are told that it is there (describe_behind_code), and nothing of who plays it.

drop function private.leaderboard(text, text, text, text, boolean, text);
create function private.leaderboard(game_slug text, brand text default null, period text default 'all_time',
  after text default null, timed boolean default null, region text default null,
  guest_token text default null)
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
  if not private.has_board(game)
    or not private.is_let_in(game, (select auth.uid()), private.guest_of(leaderboard.guest_token)) then
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
select private.expose('private.leaderboard(text, text, text, text, boolean, text, text)', 'anon', 'authenticated');

drop function public.board_facts(text, text);
drop function private.board_facts(text, text);
create function private.board_facts(game_slug text, brand text default null, guest_token text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games := private.find_game(game_slug, brand);
  may_moderate boolean := private.manages_game(game.id);
  is_let_in boolean := private.is_let_in(game, (select auth.uid()), private.guest_of(board_facts.guest_token));
  shows_boards boolean := is_let_in and private.has_board(game);
begin
  return jsonb_build_object(
    'is_timed', game.round_seconds is not null,
    'has_timed', shows_boards and private.players_on_board(game.id, true, 'all_time', date '1970-01-01') > 0,
    'has_untimed', shows_boards and private.players_on_board(game.id, false, 'all_time',
      date '1970-01-01') > 0,
    'regions', case when not is_let_in then '[]'::jsonb else (
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
comment on function private.board_facts is 'Which boards of a game have places, and whether the caller moderates it.';
select private.expose('private.board_facts(text, text, text)', 'anon', 'authenticated');

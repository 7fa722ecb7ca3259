-- A correction of many runs is quick.
--
-- A correction is one transaction, so that it is never half done, and while it lasts guesses on its home wait. It went
-- from run to run and moved the same few counters of a board for each of them, and a row that is written ten thousand
-- times in one transaction is found more slowly each time. Now a step is made for all runs at once, and a counter is
-- written once, by what all of them move it together.

create function private.count_on_boards(entries private.leaderboard_entries[], delta integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  some_slot constant smallint := floor(random() * 8)::smallint;
begin
  insert into private.score_histogram as h (game_id, region, is_timed, period, period_on, step, bucket, slot,
    players)
  select e.game_id, e.region, e.is_timed, p.period, p.period_on, s.step, e.total_score / s.step, s.slot,
    count(*) * delta
  from unnest(entries) e
  cross join lateral (values ('all_time', date '1970-01-01'), ('month', e.month_on), ('week', e.week_on),
    ('day', e.day_on)) as p (period, period_on)
  cross join (values (1::smallint, 0::smallint), (256::smallint, some_slot)) as s (step, slot)
  group by 1, 2, 3, 4, 5, 6, 7, 8
  order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict on constraint a_score_counter_is_kept_once do update set players = h.players + excluded.players;
end $$;
comment on function private.count_on_boards is
  'Adds runs to, or takes them from, the score counters of their periods: each counter once.';

create or replace function private.count_on_board(entry private.leaderboard_entries, delta integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.count_on_boards(array[entry], delta);
end $$;

create function private.take_off_boards(run_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  gone private.leaderboard_entries[];
begin
  with left_over as (delete from private.leaderboard_entries e where e.session_id = any (run_ids) returning e.*)
  select array_agg(row(l.*)::private.leaderboard_entries) into gone from left_over l;
  perform private.count_on_boards(gone, -1);
end $$;
comment on function private.take_off_boards is 'Takes the entries of runs off the boards, and out of their counters.';

create or replace function private.take_off_board(session_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_off_boards(array[take_off_board.session_id]);
end $$;

create function private.put_on_boards(run_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booked private.leaderboard_entries[];
begin
  with added as (
    insert into private.leaderboard_entries
      (session_id, game_id, region, is_timed, display_name, total_score, median_log_error, finished_at, day_on,
        week_on, month_on)
    select s.id, s.game_id, private.board_region(g, s.mode_options), s.is_timed, s.display_name,
      coalesce(private.survived_of(s, private.miss_limit_of(g)), s.total_score), coalesce(s.median_log_error, 100),
      s.finished_at, d.local_day, date_trunc('week', d.local_day::timestamp)::date,
      date_trunc('month', d.local_day::timestamp)::date
    from public.sessions s
    join public.games g on g.id = s.game_id
    join public.agencies a on a.id = g.agency_id
    cross join lateral (select (s.finished_at at time zone a.time_zone)::date as local_day) d
    where s.id = any (run_ids) and s.status <> 'active' and s.is_ranked and s.guessed > 0
      and not private.is_classroom(g.mode_options, s.mode_options)
    returning *)
  select array_agg(row(d.*)::private.leaderboard_entries) into booked from added d;
  perform private.count_on_boards(booked, 1);
  insert into private.leaderboard_changes (game_id) select distinct e.game_id from unnest(booked) e;
end $$;
comment on function private.put_on_boards is
  'Books ended ranked runs on the boards of their games; those of a class are on none.';

create or replace function private.put_on_board(run public.sessions) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.put_on_boards(array[run.id]);
end $$;

create or replace function private.leave_boards() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_off_boards(array(
    select e.session_id from private.leaderboard_entries e where e.game_id = new.id));
  return null;
end $$;

drop function private.book_again(uuid);
create function private.book_again(run_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ended uuid[];
begin
  with added_up as (
    update public.sessions s set
      total_score = coalesce((
        select sum(g.score) from public.guesses g
        join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
        where g.session_id = s.id and not r.is_void), 0),
      median_log_error = case when s.status <> 'active' then (
        select percentile_cont(0.5) within group (order by coalesce(abs(g.log_error), 100))
        from public.session_rounds r left join public.guesses g using (session_id, game_listing_id)
        where r.session_id = s.id and r.commitment_id is not null and not r.is_void
          and (g.session_id is not null or not private.may_end_early(s, private.game_of_run(s)))) end
    where s.id = any (run_ids) returning s.id, s.game_id, s.status)
  select array_agg(u.id) into ended from added_up u where u.status <> 'active';
  perform private.take_off_boards(ended);
  perform private.put_on_boards(ended);
  -- Who left the boards is told of as well.
  insert into private.leaderboard_changes (game_id)
    select distinct s.game_id from public.sessions s where s.id = any (ended);
end $$;
comment on function private.book_again is 'Adds runs up anew and puts them where they then belong on their boards.';

drop function private.void_round(uuid, uuid);
create function private.void_round(run_ids uuid[], home uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  shortened uuid[];
  run public.sessions;
begin
  with gone as (
    update public.session_rounds r set is_void = true
    from public.session_rounds h join public.sessions s on s.id = h.session_id
    where h.session_id = any (run_ids) and h.game_listing_id = home and r.session_id = h.session_id and not r.is_void
      and r.position = any (case when s.mode_options @> '{"is_comparison": true}'
        then array[h.position, private.place_beside(h.position)] else array[h.position] end)
    returning r.session_id, r.game_listing_id),
  -- The amount stays, as every guess does; what it earned goes.
  emptied as (
    update public.guesses g set score = null, label = null, log_error = null
    from gone o where g.session_id = o.session_id and g.game_listing_id = o.game_listing_id
    returning g.session_id, g.game_listing_id),
  counted as (
    select o.session_id, count(*)::integer as rounds, count(e.session_id)::integer as guesses
    from gone o left join emptied e using (session_id, game_listing_id) group by o.session_id),
  written as (
    update public.sessions s set rounds = greatest(1, s.rounds - c.rounds), guessed = s.guessed - c.guesses
    from counted c where s.id = c.session_id returning s.id, s.status)
  select array_agg(w.id order by w.id) into shortened from written w where w.status = 'active';
  for run in select s.* from public.sessions s where s.id = any (shortened) order by s.id loop
    if not exists (select from public.session_rounds r where r.session_id = run.id and not r.is_void) then
      perform private.end_session(run.id, 'abandoned');
    elsif run.guessed = run.rounds then
      perform private.end_session(run.id, 'finished');
    end if;
  end loop;
end $$;
comment on function private.void_round is
  'Takes one home out of runs, with its pair and their points; ends a run if nothing else is left to guess.';

create or replace function private.apply_correction(correction private.corrections, moved uuid[], scores jsonb,
  seal_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  home uuid := correction.game_listing_id;
  is_void boolean := correction.action in ('void', 'void_poll');
  -- What was there is noted first, what came of it last: nothing in between has to be reckoned twice.
  before jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('session_id', s.id, 'score', g.score, 'total', s.total_score)), '[]')
    from public.sessions s
    left join public.guesses g on g.session_id = s.id and g.game_listing_id = home
    where s.id = any (moved));
begin
  update public.guesses g set score = n.score, label = n.label, log_error = n.log_error
  from jsonb_to_recordset(scores) as n (session_id uuid, game_listing_id uuid, score integer, label text,
    log_error double precision)
  where g.session_id = n.session_id and g.game_listing_id = n.game_listing_id and n.session_id = any (moved);
  if is_void then
    perform private.void_round(moved, home);
  else
    update public.session_rounds r set commitment_id = seal_id
      where r.session_id = any (moved) and r.game_listing_id = home;
  end if;
  perform private.book_again(moved);
  perform private.keep_a_life(s) from public.sessions s where s.id = any (moved) and s.status = 'active';
  insert into private.corrected_runs (correction_id, session_id, score_before, score_after, total_before, total_after)
  select correction.id, s.id, b.score, g.score, b.total, s.total_score
  from jsonb_to_recordset(before) as b (session_id uuid, score integer, total integer)
  join public.sessions s on s.id = b.session_id
  left join public.guesses g on g.session_id = s.id and g.game_listing_id = home;
end $$;

do $$
declare
  definition text := pg_get_functiondef('private.close_poll(uuid, uuid)'::regprocedure);
  by_run constant text := '  foreach run_id in array private.lock_runs_of(close_poll.home, false) loop
    perform private.void_round(run_id, close_poll.home);
  end loop;
';
begin
  if strpos(definition, by_run) = 0 or strpos(definition, '  run_id uuid;
') = 0 then
    raise exception 'close_poll is another one than this migration was written for.';
  end if;
  execute replace(replace(definition, by_run,
    '  perform private.void_round(private.lock_runs_of(close_poll.home, false), close_poll.home);
'), '  run_id uuid;
', '');
end $$;

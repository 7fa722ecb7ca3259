-- Standings and crowd figures, kept as counters.
--
-- A ranked run that ends gets one board entry. Ranks come from counters per score, in steps of 1 and of 256, so that
-- a rank among a million costs some hundred rows. The crowd's guesses are counted in log-price bins of 1 %, so that
-- median and quartiles cost the same at ten guesses or ten million. Counters have slots: writers of the same counter
-- pick one at random and rarely wait for each other; readers add the slots up. Their pages stay half empty, so that a
-- new count finds room beside the old one and no index is touched.

create table private.leaderboard_entries (
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  game_id uuid not null,
  is_timed boolean not null,
  display_name text not null,
  total_score integer not null,
  median_log_error double precision not null,
  finished_at timestamptz not null,
  day_on date not null,
  week_on date not null,
  month_on date not null,
  constraint leaderboard_entries_have_an_id primary key (id),
  constraint a_session_has_one_board_entry unique (session_id),
  constraint a_board_entry_is_of_a_session foreign key (session_id) references public.sessions (id) on delete cascade,
  constraint a_board_entry_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade
);
-- The indexes hold the negated score, so that the whole order ascends and one row comparison continues a page.
comment on table private.leaderboard_entries is
  'Ended ranked runs. Order: total score (under sudden death: homes survived), then smaller median log error, then '
    'earlier finish. Dates in the brand''s time zone.';
create index leaderboard_of_all_time on private.leaderboard_entries
  (game_id, is_timed, (-total_score), median_log_error, finished_at, id);
create index leaderboard_of_a_month on private.leaderboard_entries
  (game_id, is_timed, month_on, (-total_score), median_log_error, finished_at, id);
create index leaderboard_of_a_week on private.leaderboard_entries
  (game_id, is_timed, week_on, (-total_score), median_log_error, finished_at, id);
create index leaderboard_of_a_day on private.leaderboard_entries
  (game_id, is_timed, day_on, (-total_score), median_log_error, finished_at, id);
alter table private.leaderboard_entries enable row level security;

create table private.score_histogram (
  game_id uuid not null,
  is_timed boolean not null,
  period text not null,
  period_on date not null,
  step smallint not null,
  bucket integer not null,
  slot smallint not null,
  players bigint not null,
  constraint a_score_counter_is_kept_once primary key (game_id, is_timed, period, period_on, step, bucket, slot),
  constraint a_score_counter_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_score_counter_is_of_a_known_period check (period in ('all_time', 'month', 'week', 'day')),
  constraint a_score_counter_steps_by_1_or_256 check (step in (1, 256))
) with (fillfactor = 50);
comment on table private.score_histogram is 'Ranked players per score (step 1) and per 256 points (step 256).';
alter table private.score_histogram enable row level security;

create table private.crowd_histogram (
  game_listing_id uuid not null,
  bin smallint not null,
  slot smallint not null,
  guesses bigint not null,
  constraint a_crowd_counter_is_kept_once primary key (game_listing_id, bin, slot),
  constraint a_crowd_counter_is_of_a_game_listing foreign key (game_listing_id)
    references public.game_listings (id) on delete cascade
) with (fillfactor = 50);
comment on table private.crowd_histogram
  is 'Counted guesses per log-price bin: bin = floor(ln(amount_minor) / ln(1.01)).';
alter table private.crowd_histogram enable row level security;

-- Boards that changed, one row per change; unlogged, since losing a notification loses nothing.
create unlogged table private.leaderboard_changes (
  id bigint generated always as identity,
  game_id uuid not null,
  constraint leaderboard_changes_have_an_id primary key (id)
);
comment on table private.leaderboard_changes is 'Boards that changed since they were last broadcast.';
create index leaderboard_changes_by_game on private.leaderboard_changes (game_id);
alter table private.leaderboard_changes enable row level security;

create table private.leaderboard_broadcasts (
  game_id uuid not null,
  sent_at timestamptz not null,
  constraint a_board_has_one_last_broadcast primary key (game_id),
  constraint a_broadcast_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade
);
comment on table private.leaderboard_broadcasts is 'When each board was last broadcast: at most once in two seconds.';
alter table private.leaderboard_broadcasts enable row level security;

create function private.crowd_bin(amount_minor bigint) returns smallint language plpgsql immutable
  set search_path = '' as $$
begin
  return floor(ln(amount_minor::double precision) / ln(1.01::double precision))::smallint;
end $$;
comment on function private.crowd_bin is 'Log-price bin of 1 %.';

-- What a guess adds to the crowd: its amount, or the geometric middle of its range.
create function private.count_in_crowd(game_listing_id uuid, amount_minor bigint, delta integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.crowd_histogram as h (game_listing_id, bin, slot, guesses)
  values (count_in_crowd.game_listing_id, private.crowd_bin(amount_minor), floor(random() * 4)::smallint, delta)
  on conflict on constraint a_crowd_counter_is_kept_once do update set guesses = h.guesses + excluded.guesses;
end $$;
comment on function private.count_in_crowd is 'Adds to the crowd counter of an amount.';

create function private.point_of(g public.guesses) returns bigint language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(g.amount_minor,
    round(exp((ln(g.low_minor::double precision) + ln(g.high_minor::double precision)) / 2))::bigint);
end $$;
comment on function private.point_of
  is 'One amount for a guess: the amount itself, or the geometric middle of its range.';

create function private.count_on_board(entry private.leaderboard_entries, delta integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.score_histogram as h (game_id, is_timed, period, period_on, step, bucket, slot, players)
  select entry.game_id, entry.is_timed, p.period, p.period_on, s.step, entry.total_score / s.step, s.slot, delta
  from (values ('all_time', date '1970-01-01'), ('month', entry.month_on), ('week', entry.week_on),
    ('day', entry.day_on))
      as p (period, period_on),
    (values (1::smallint, 0::smallint), (256::smallint, floor(random() * 8)::smallint)) as s (step, slot)
  order by 3, 4, 5, 6, 7
  on conflict on constraint a_score_counter_is_kept_once do update set players = h.players + excluded.players;
end $$;
comment on function private.count_on_board is 'Adds a run to, or takes it from, the score counters of its periods.';

-- An ended ranked run with a guess gets its place on the boards.
create function private.put_on_board(run public.sessions) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  entry private.leaderboard_entries;
  zone text;
  miss_limit_log double precision;
  local_day date;
begin
  if run.status = 'active' or not run.is_ranked or run.guessed = 0 then
    return;
  end if;
  select a.time_zone, private.miss_limit_of(g) into zone, miss_limit_log from public.games g
    join public.agencies a on a.id = g.agency_id where g.id = run.game_id;
  local_day := (run.finished_at at time zone zone)::date;
  insert into private.leaderboard_entries
    (session_id, game_id, is_timed, display_name, total_score, median_log_error, finished_at, day_on, week_on, month_on)
  values (run.id, run.game_id, run.is_timed, run.display_name,
    coalesce(private.survived_of(run, miss_limit_log), run.total_score),
    coalesce(run.median_log_error, 100), run.finished_at, local_day, date_trunc('week', local_day::timestamp)::date,
      date_trunc('month', local_day::timestamp)::date)
  returning * into entry;
  perform private.count_on_board(entry, 1);
  insert into private.leaderboard_changes (game_id) values (run.game_id);
end $$;
comment on function private.put_on_board is 'Books an ended ranked run on the boards of its game.';

-- Ends a run: its median error, and, if it was ranked and guessed at all, its place on the boards.
create function private.end_session(session_id uuid, status text) returns public.sessions
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  miss_limit_log double precision;
begin
  select private.miss_limit_of(g) into miss_limit_log from public.sessions s join public.games g on g.id = s.game_id
    where s.id = end_session.session_id;
  -- An open round counts as a miss by e^100: larger than any guess can miss, finite so that the median stays a number.
  -- Sudden death leaves rounds open by rule: there only the guesses count.
  update public.sessions s set
    status = end_session.status,
    finished_at = clock_timestamp(),
    median_log_error = (
      select percentile_cont(0.5) within group (order by coalesce(abs(g.log_error), 100))
      from public.session_rounds r left join public.guesses g using (session_id, game_listing_id)
      where r.session_id = s.id and r.commitment_id is not null and not r.is_void
        and (miss_limit_log is null or g.session_id is not null))
  where s.id = end_session.session_id and s.status = 'active'
  returning s.* into run;
  if run.id is not null then
    perform private.put_on_board(run);
  end if;
  return run;
end $$;
comment on function private.end_session is 'Ends an active run as finished, abandoned or expired and books it.';

-- Takes a run out of ranking: it stays as practice, its guesses leave the crowd, its entry leaves the boards.
create function private.make_practice(session_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  entry private.leaderboard_entries;
  taken_back public.guesses;
begin
  update public.sessions s set is_ranked = false where s.id = make_practice.session_id;
  -- Crowd counters before board counters, in key order, as recording a guess does: no two writers wait in a circle.
  for taken_back in
    select g.* from public.guesses g where g.session_id = make_practice.session_id and g.is_counted
      order by g.game_listing_id
  loop
    perform private.count_in_crowd(taken_back.game_listing_id, private.point_of(taken_back), -1);
  end loop;
  update public.guesses g set is_counted = false where g.session_id = make_practice.session_id and g.is_counted;
  delete from private.leaderboard_entries e where e.session_id = make_practice.session_id returning e.* into entry;
  if entry.id is not null then
    perform private.count_on_board(entry, -1);
    insert into private.leaderboard_changes (game_id) values (entry.game_id);
  end if;
end $$;
comment on function private.make_practice is 'Turns a ranked run into practice and takes back what it counted for.';

-- Exact rank of a board entry within a period.
create function private.rank_of(entry private.leaderboard_entries, period text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  start_on date := case period when 'month' then entry.month_on when 'week' then entry.week_on
    when 'day' then entry.day_on else date '1970-01-01' end;
  above bigint;
  tied bigint;
begin
  select coalesce(sum(h.players), 0) into above from private.score_histogram h
  where h.game_id = entry.game_id and h.is_timed = entry.is_timed and h.period = rank_of.period
    and h.period_on = start_on
    and ((h.step = 256 and h.bucket > entry.total_score / 256)
      or (h.step = 1 and h.bucket > entry.total_score and h.bucket < (entry.total_score / 256 + 1) * 256));
  -- One branch per period: each has its own index.
  if period = 'all_time' then
    select count(*) into tied from private.leaderboard_entries e
    where e.game_id = entry.game_id and e.is_timed = entry.is_timed and -e.total_score = -entry.total_score
      and (e.median_log_error, e.finished_at, e.id) < (entry.median_log_error, entry.finished_at, entry.id);
  elsif period = 'month' then
    select count(*) into tied from private.leaderboard_entries e
    where e.game_id = entry.game_id and e.is_timed = entry.is_timed and e.month_on = start_on
      and -e.total_score = -entry.total_score
      and (e.median_log_error, e.finished_at, e.id) < (entry.median_log_error, entry.finished_at, entry.id);
  elsif period = 'week' then
    select count(*) into tied from private.leaderboard_entries e
    where e.game_id = entry.game_id and e.is_timed = entry.is_timed and e.week_on = start_on
      and -e.total_score = -entry.total_score
      and (e.median_log_error, e.finished_at, e.id) < (entry.median_log_error, entry.finished_at, entry.id);
  else
    select count(*) into tied from private.leaderboard_entries e
    where e.game_id = entry.game_id and e.is_timed = entry.is_timed and e.day_on = start_on
      and -e.total_score = -entry.total_score
      and (e.median_log_error, e.finished_at, e.id) < (entry.median_log_error, entry.finished_at, entry.id);
  end if;
  return 1 + above + tied;
end $$;
comment on function private.rank_of
  is 'Rank of an entry in all_time, month, week or day: 1 is best; ties are broken, so ranks are distinct.';

create function private.players_on_board(game_id uuid, is_timed boolean, period text, period_on date) returns bigint
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(sum(h.players), 0)::bigint from private.score_histogram h
    where h.game_id = players_on_board.game_id and h.is_timed = players_on_board.is_timed
      and h.period = players_on_board.period and h.period_on = players_on_board.period_on and h.step = 256);
end $$;
comment on function private.players_on_board is 'How many ranked runs a board holds.';

-- Median and quartiles of the crowd, interpolated inside the bin on the log scale: at most one bin of 1 % from exact.
create function private.crowd_of(game_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  figures jsonb;
begin
  with bins as (
    select h.bin, sum(h.guesses) as guesses from private.crowd_histogram h
    where h.game_listing_id = crowd_of.game_listing_id group by h.bin having sum(h.guesses) > 0),
  running as (
    select b.bin, b.guesses, sum(b.guesses) over (order by b.bin) as up_to, sum(b.guesses) over () as total
      from bins b),
  quantiles as (
    select q.share, (
      select round(exp((r.bin + (q.share * r.total - (r.up_to - r.guesses)) / r.guesses)::double precision
        * ln(1.01::double precision)))::bigint
      from running r where r.up_to >= q.share * r.total order by r.bin limit 1) as amount_minor
    from (values (0.25), (0.5), (0.75)) q (share))
  select jsonb_build_object(
    'count', coalesce((select max(r.total) from running r), 0),
    'q1_minor', (select amount_minor from quantiles where share = 0.25),
    'median_minor', (select amount_minor from quantiles where share = 0.5),
    'q3_minor', (select amount_minor from quantiles where share = 0.75),
    'bins', coalesce((select jsonb_agg(jsonb_build_object(
        'from_minor', round(exp(r.bin * ln(1.01::double precision)))::bigint,
        'to_minor', round(exp((r.bin + 1) * ln(1.01::double precision)))::bigint,
        'guesses', r.guesses) order by r.bin) from running r), '[]'::jsonb))
  into figures;
  if (figures ->> 'count')::bigint < 5 then
    return jsonb_build_object('count', figures -> 'count', 'q1_minor', null, 'median_minor', null, 'q3_minor', null,
      'bins', '[]'::jsonb);
  end if;
  return figures;
end $$;
comment on function private.crowd_of is 'Crowd figures of a game listing; empty under 5 guesses.';

-- Figures that are kept as sums equal a recount, whatever was guessed, corrected, taken out or deleted: what
-- homes and games earned, what a run has, and the counters of its board.
select plan(14);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('count_pars', 0));

create temp table t as
  select tests.game('summed', tests.agency('summed'), '{10000000,20000000,30000000,40000000,50000000}') as game;
create temp table twin as
  select tests.game('summed-too', (select a.id from public.agencies a where a.key = 'summed'), '{60000000}') as game;
create temp table runs as select n, tests.start(t.game) as run from t, generate_series(1, 8) n;
create temp table others as select tests.start(twin.game) as run from twin;
select tests.guess(run, 1, 61000000) from others;
select private.count_pars();

-- Every figure that differs from its recount, by what it is called; none when all is well.
create function pg_temp.unequal() returns setof text language plpgsql as $$
#variable_conflict use_column
begin
  return query
    select 'sums of games' from (
      select g.game_id from private.game_pars g
      full join (select h.game_id, sum(h.guesses) as guesses, sum(h.points_sum) as points from private.home_pars h
        group by h.game_id) h using (game_id)
      where (coalesce(g.guesses, 0), coalesce(g.points_sum, 0)) <> (coalesce(h.guesses, 0), coalesce(h.points, 0))) x
    union all
    select 'pars of homes' from (
      select from (select h.* from private.home_pars h, t where h.game_id = t.game) h
      full join (
        select g.game_listing_id, count(*) as guesses, sum(g.score) as points,
          percentile_cont(0.5) within group (order by g.score) as middle
        from public.guesses g join public.sessions s on s.id = g.session_id join t on t.game = s.game_id
        where g.is_counted and g.score is not null group by g.game_listing_id) r using (game_listing_id)
      where (h.guesses, h.points_sum, h.median_points) is distinct from (r.guesses, r.points, r.middle)) x
    union all
    select 'totals of runs' from (
      select from public.sessions s join t on t.game = s.game_id
      where s.total_score <> coalesce((
        select sum(g.score) from public.guesses g join public.session_rounds r using (session_id, game_listing_id)
        where g.session_id = s.id and not r.is_void), 0)) x
    union all
    select 'entries of boards' from (
      select from (select e.session_id, e.total_score from private.leaderboard_entries e, t where e.game_id = t.game) e
      full join (select s.id as session_id, s.total_score from public.sessions s join t on t.game = s.game_id
        where s.status <> 'active' and s.is_ranked and s.guessed > 0) r using (session_id)
      where e.total_score is distinct from r.total_score) x
    union all
    select 'counters of boards' from (
      select from (
        select h.period, h.period_on, h.step, h.bucket, sum(h.players) as players
        from private.score_histogram h, t where h.game_id = t.game group by 1, 2, 3, 4 having sum(h.players) <> 0) h
      full join (
        select p.period, p.period_on, s.step, e.total_score / s.step as bucket, count(*) as players
        from private.leaderboard_entries e join t on t.game = e.game_id
        cross join lateral (values ('all_time', date '1970-01-01'), ('month', e.month_on), ('week', e.week_on),
          ('day', e.day_on)) p (period, period_on)
        cross join (values (1::smallint), (256::smallint)) s (step) group by 1, 2, 3, 4) r
        using (period, period_on, step, bucket)
      where h.players is distinct from r.players) x;
end $$;

-- What may happen to runs of a game, by chance; after each step what differs is noted with the step.
create temp table noted (step integer, act text, figure text);
create function pg_temp.do_something(act integer) returns text language plpgsql as $$
#variable_conflict use_column
declare
  homes uuid[] := array(select gl.id from public.game_listings gl, t where gl.game_id = t.game order by gl.position);
  home uuid := homes[1 + floor(random() * 5)::integer];
  chosen uuid[] := array(select s.id from public.sessions s join t on t.game = s.game_id
    where random() < 0.5 order by s.id);
  one jsonb := (select run from runs join public.sessions s on s.id = (run ->> 'session_id')::uuid
    where s.status = 'active' order by random() limit 1);
begin
  if act < 6 then
    perform tests.guess(one, s.guessed + 1, (10000000 + random() * 50000000)::bigint)
      from public.sessions s where s.id = (one ->> 'session_id')::uuid and not exists (
        select from public.session_rounds r where r.session_id = s.id and r.is_void);
    return 'guess';
  elsif act = 6 then
    update public.guesses g set score = floor(random() * 1001)::integer
      from public.session_rounds r where r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
        and g.session_id = any (chosen) and g.game_listing_id = home and not r.is_void;
    perform private.book_again(chosen);
    return 'score anew';
  elsif act = 7 then
    perform private.void_round(chosen, home);
    perform private.book_again(chosen);
    return 'take a home out';
  elsif act = 8 then
    perform private.make_practice(chosen[1:1], 'excluded');
    return 'make practice';
  elsif act = 9 then
    delete from public.sessions s where s.id = chosen[1] and s.status = 'active';
    return 'delete a run';
  else
    perform private.end_session((one ->> 'session_id')::uuid, 'abandoned');
    return 'give a run up';
  end if;
end $$;
-- The first steps guess, so that there is something to move; the last ones play all there is.
do $$
declare
  act text;
begin
  for step in 1..90 loop
    act := pg_temp.do_something(case when step <= 25 or step > 80 then 0 else floor(random() * 11)::integer end);
    perform private.count_pars();
    insert into noted select step, act, figure from pg_temp.unequal() figure;
  end loop;
end $$;
select is_empty('select step, act, figure from noted', 'after each of ninety steps every sum equals its recount');
select isnt_empty($$select from private.score_histogram h, t where h.game_id = t.game and h.players <> 0$$,
  'and there are sums to compare');

-- A home whose par goes takes its share along, one that is put elsewhere brings it.
delete from private.home_pars h using twin where h.game_id = twin.game;
select is((select g.guesses from private.game_pars g, twin where g.game_id = twin.game), 0::bigint,
  'a game whose homes have no par has no guess among its sums');
select is_empty('select pg_temp.unequal()', 'which equal a recount');
update private.home_pars h set game_id = twin.game from t, twin where h.game_id = t.game;
select is((select g.guesses from private.game_pars g, twin where g.game_id = twin.game),
  (select coalesce(sum(h.guesses), 0)::bigint from private.home_pars h, twin where h.game_id = twin.game),
  'what a home earned goes along with it');
select is((select g.guesses from private.game_pars g, t where g.game_id = t.game), 0::bigint, 'and leaves nothing');

-- Only a run that ended is on a board: what is under way is neither booked nor told of.
create temp table ended as select tests.start(t.game) as run from t;
create temp table active as select tests.start(t.game) as run from t;
select tests.guess(run, 1, 20000000) from ended;
select tests.guess(run, 1, 20000000) from active;
select private.end_session((run ->> 'session_id')::uuid, 'abandoned') from ended;
create function pg_temp.entries(run jsonb) returns bigint language sql as $$
  select count(*) from private.leaderboard_entries e where e.session_id = (run ->> 'session_id')::uuid $$;
create function pg_temp.told() returns bigint language sql as $$
  select count(*) from private.leaderboard_changes c, t where c.game_id = t.game $$;
select is(pg_temp.entries(run), 1::bigint, 'a run that ended is on the board') from ended;
select private.put_on_boards(array[(run ->> 'session_id')::uuid]) from active;
select is(pg_temp.entries(run), 0::bigint, 'one that goes on is not') from active;
create temp table told as select pg_temp.told() as n;
select private.book_again(array[(run ->> 'session_id')::uuid]) from active;
select is(pg_temp.told(), n, 'added up again it is told to nobody') from told;
select private.book_again(array[(run ->> 'session_id')::uuid]) from ended;
select is(pg_temp.told() > n, true, 'one that ended is told to whoever looks at the board') from told;
select is(pg_temp.entries(run), 1::bigint, 'and stays there once') from ended;
update public.sessions s set mode_options = '{"is_classroom": true}' from ended
  where s.id = (run ->> 'session_id')::uuid;
select private.book_again(array[(run ->> 'session_id')::uuid]) from ended;
select is(pg_temp.entries(run), 0::bigint, 'a run of a class is on none') from ended;
update public.sessions s set mode_options = '{}' from ended where s.id = (run ->> 'session_id')::uuid;
select private.book_again(array[(run ->> 'session_id')::uuid]) from ended;
update private.home_pars h set game_id = t.game from t, twin where h.game_id = twin.game;
select private.make_practice(array[(run ->> 'session_id')::uuid], 'excluded') from ended;
select private.count_pars();
select is(pg_temp.entries(run), 0::bigint, 'practice leaves the board') from ended;
select is_empty('select pg_temp.unequal()', 'and every sum');
select * from finish();

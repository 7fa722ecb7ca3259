-- The boards of a day, a week, a month and all time, with a clock and without: each holds its own runs, page after
-- page.
select plan(15);

create temp table t as select tests.agency('boards-brand') as brand;
alter table t add game uuid, add other uuid;
update t set game = tests.game('boards', brand, '{25000000}'), other = tests.game('other-boards', brand, '{25000000}');
-- Runs of today (1), of this week (2), of this month (3) and of before (4); as many against the clock, and one of
-- another game.
create temp table runs as select game, n, timed, (tests.start(game) ->> 'session_id')::uuid as id
  from t, generate_series(1, 4) n, unnest('{f,t}'::boolean[]) timed
  union all select other, 5, false, (tests.start(other) ->> 'session_id')::uuid from t;
insert into private.leaderboard_entries (session_id, game_id, is_timed, display_name, total_score, median_log_error,
  finished_at, day_on, week_on, month_on)
  select id, game, timed, n || case when timed then ' timed' else '' end, 300 + n, 0, now(),
    private.period_start('UTC', 'day') - case when n > 1 then 1 else 0 end,
    private.period_start('UTC', 'week') - case when n > 2 then 7 else 0 end,
    private.period_start('UTC', 'month') - case when n > 3 then 31 else 0 end
  from runs;
update public.agencies set time_zone = 'UTC' where id = (select brand from t);
select private.count_on_board(e, 1) from private.leaderboard_entries e join runs r on r.id = e.session_id;

create function pg_temp.board(period text, timed boolean default null, after text default null,
  slug text default 'boards') returns text language sql as $$
  select coalesce(string_agg(b.rank || ': ' || b.display_name, ', ' order by b.rank), '')
    from public.leaderboard(slug, 'boards-brand', period, after, timed) b
$$;
create function pg_temp.first_of(period text, timed boolean default false, slug text default 'boards') returns text
  language sql as $$
  select b.cursor from public.leaderboard(slug, 'boards-brand', period, null, timed) b where b.rank = 1
$$;

select is(pg_temp.board('day'), '1: 1', 'today''s board holds today''s run');
select is(pg_temp.board('week'), '1: 2, 2: 1', 'this week''s the week''s');
select is(pg_temp.board('month'), '1: 3, 2: 2, 3: 1', 'this month''s the month''s');
select is(pg_temp.board('all_time'), '1: 4, 2: 3, 3: 2, 4: 1', 'and one holds them all');
select is(pg_temp.board(null), '1: 4, 2: 3, 3: 2, 4: 1', 'which is the one shown first');
select is(pg_temp.board('day', true), '1: 1 timed', 'runs against the clock have boards of their own');
select is(pg_temp.board('month', true), '1: 3 timed, 2: 2 timed, 3: 1 timed', 'of every period');
select is(pg_temp.board('day', false, pg_temp.first_of('day')), '', 'after the first of today comes nobody');
select is(pg_temp.board('week', false, pg_temp.first_of('week')), '2: 1', 'a week goes on where it was');
select is(pg_temp.board('month', false, pg_temp.first_of('month')), '2: 2, 3: 1', 'so does a month');
select is(pg_temp.board('all_time', false, pg_temp.first_of('all_time')), '2: 3, 3: 2, 4: 1', 'and all time');
select tests.refuses($$select pg_temp.board('all_time', false, pg_temp.first_of('all_time', true))$$, 'invalid_request',
  422, 'a place on the board with a clock is none on the other');
select tests.refuses($$select pg_temp.board('all_time', false, pg_temp.first_of('all_time', false, 'other-boards'))$$,
  'invalid_request', 422, 'nor is one of another game');
update public.games set round_seconds = 60 where id = (select game from t);
select is(pg_temp.board('day'), '1: 1 timed', 'a game with a clock shows its board with a clock first');
update public.games set has_leaderboard = false where id = (select game from t);
select is(pg_temp.board('day'), '', 'a game without boards shows none');
select * from finish();

-- The server's clock decides; two seconds of grace, then 0 points and the reveal.
select plan(8);

create temp table t as select tests.game('timed', tests.agency('timed-brand'), '{25000000,25000000,25000000}') as game;
update public.games set round_seconds = 30 where id = (select game from t);
alter table t add run jsonb;
update t set run = tests.start(game);
create function pg_temp.open(place integer) returns jsonb language sql as $$
  select public.open_round((run ->> 'session_id')::uuid, tests.home(run, place), run ->> 'guest_token') from t
$$;
create function pg_temp.deadline(place integer, away interval) returns void language sql as $$
  update public.session_rounds r set deadline_at = clock_timestamp() + away from t
  where r.session_id = (run ->> 'session_id')::uuid and r.game_listing_id = tests.home(run, place)
$$;

select is(pg_temp.open(1) ->> 'deadline_at', pg_temp.open(1) ->> 'deadline_at',
  'opening again does not start the clock again');
select ok((pg_temp.open(1) ->> 'deadline_at')::timestamptz between clock_timestamp() + interval '25 seconds'
  and clock_timestamp() + interval '31 seconds',
  'the deadline is as far away as the game says');
select lives_ok($$select pg_temp.deadline(1, '-1 second')$$, 'a second late');
select is((select tests.guess(run, 1, 25000000) from t) -> 'guess' ->> 'score', '1000',
  'is within the grace and counts');
select is(pg_temp.open(2) -> 'guess', 'null'::jsonb, 'an open round reveals nothing');
select lives_ok($$select pg_temp.deadline(2, '-3 seconds')$$, 'three seconds late');
select is((select tests.guess(run, 2, 25000000) from t) -> 'guess' ->> 'score', '0', 'scores nothing');
select is((select (tests.guess(run, 2, 25000000) -> 'guess' ->> 'is_late') || ' '
  || (tests.guess(run, 2, 25000000) -> 'guess' ->> 'price_minor') from t),
  'true 25000000', 'and gets the reveal');
select * from finish();

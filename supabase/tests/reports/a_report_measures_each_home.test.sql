-- What the client report says of a home: how many guesses that count lie above its price, and the crowd's median
-- week by week.
select plan(7);

create temp table t as select tests.agency('measured-brand') as brand;
alter table t add game uuid, add practice jsonb;
update t set game = tests.game('arizona-measured', brand, array[25000000, 25000000, null]::bigint[]);
update public.games g set family = 'klavo' from t where g.id = t.game;
create temp table runs as select n, tests.start(t.game) as run from t, generate_series(1, 6) n;
select tests.guess(run, 1, 22000000 + n * 1000000) from runs where n <= 5;
select tests.guess(run, 3, 30000000) from runs where n <= 5;
-- Somebody who played before plays again, which does not count.
select public.give_up_run((run ->> 'session_id')::uuid, run ->> 'guest_token') from runs where n = 6;
update t set practice = tests.start(game, guest_token => r.run ->> 'guest_token') || jsonb_build_object('guest_token',
  r.run ->> 'guest_token') from runs r where r.n = 6;
select tests.guess(practice, 1, 40000000) from t;

create function pg_temp.home(place integer) returns jsonb language sql as $$
  select private.report_home(tests.home(run, place), 'UTC') from runs where n = 1
$$;
select is((pg_temp.home(1) ->> 'above_percent')::numeric, 40.0,
  'two of the five guesses that count lie above the price');
select is(pg_temp.home(1) -> 'price' ->> 'amount_minor', '25000000', 'which is told');
select is(pg_temp.home(2) -> 'above_percent', 'null'::jsonb, 'of a home without guesses none lies anywhere');
select is(pg_temp.home(3) -> 'price', 'null'::jsonb, 'a home without a price tells none');
select is(pg_temp.home(3) -> 'above_percent', 'null'::jsonb, 'and no guess lies above it');

-- Two weeks: in the first three guesses of 200,000, two of 400,000 and the one that does not count; six between them
-- in the second.
update public.guesses g set guessed_at = timestamptz '2024-05-15 12:00Z',
  amount_minor = case when r.n <= 3 then 20000000 else 40000000 end from runs r
  where g.session_id = (r.run ->> 'session_id')::uuid and g.game_listing_id = tests.home(r.run, 1);
update public.guesses g set guessed_at = timestamptz '2024-05-15 12:00Z' from t
  where g.session_id = (t.practice ->> 'session_id')::uuid;
create temp table later as select tests.start(t.game) as run from t, generate_series(1, 6);
select tests.guess(run, 1, 30000000) from later;
update public.guesses g set guessed_at = timestamptz '2024-05-22 12:00Z' from later l
  where g.session_id = (l.run ->> 'session_id')::uuid and g.game_listing_id = tests.home(l.run, 1);
select is((select jsonb_agg(w - 'guesses') from jsonb_array_elements(pg_temp.home(1) -> 'trend') w),
  '[{"week_on": "2024-05-13", "median_minor": 20000000}, {"week_on": "2024-05-20", "median_minor": 30000000}]'::jsonb,
  'the median of a week knows the guesses until its Sunday and no later one');
select is((select jsonb_agg(w -> 'guesses') from jsonb_array_elements(pg_temp.home(1) -> 'trend') w), '[5, 6]'::jsonb,
  'beside it stands how many came in that week');
select * from finish();

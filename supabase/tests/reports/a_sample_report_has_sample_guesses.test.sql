-- The report of a sample game shows what a report is before anybody has guessed: invented guesses, said to be such.
select plan(14);

create temp table t as select tests.agency('sampled-brand') as brand;
alter table t add game uuid;
update t set game = tests.game('arizona-sampled', brand, array[25000000, 40000000, null]::bigint[]);
update public.games g set family = 'klavo', is_sample = true from t where g.id = t.game;
select public.set_access_code(game, 'report_code', 'SAMPLED') from t;
create temp table client as select public.open_client_report('arizona-sampled', 'sampled-brand',
  'SAMPLED') ->> 'guest_token' as token;
create function pg_temp.report() returns jsonb language sql as $$
  select public.client_report('arizona-sampled', 'sampled-brand', token) from client $$;
create function pg_temp.home(place integer) returns jsonb language sql as $$
  select pg_temp.report() -> 'homes' -> (place - 1) $$;

select is((pg_temp.home(1) ->> 'has_sample_guesses')::boolean, true,
  'a sample''s report says that guesses are invented');
select is((pg_temp.home(1) -> 'crowd' ->> 'count')::integer, 24, 'there are two dozen');
select ok((pg_temp.home(1) -> 'crowd' ->> 'q1_minor')::bigint < (pg_temp.home(1) -> 'crowd' ->> 'median_minor')::bigint
  and (pg_temp.home(1) -> 'crowd' ->> 'median_minor')::bigint < (pg_temp.home(1) -> 'crowd' ->> 'q3_minor')::bigint,
  'with a middle and a spread');
select ok(abs(ln((pg_temp.home(1) -> 'crowd' ->> 'median_minor')::float8 / 25000000)) < 0.3, 'around the price');
select is((select sum((b ->> 'guesses')::integer)::integer from jsonb_array_elements(pg_temp.home(1) -> 'crowd'
  -> 'bins') b), 24, 'each in a bin');
select cmp_ok(jsonb_array_length(pg_temp.home(1) -> 'trend'), '>=', 2, 'and over some weeks');
select is(pg_temp.home(1) -> 'crowd', pg_temp.home(1) -> 'crowd', 'they are the same at every look');
select is(pg_temp.report() ->> 'players' || ' ' || (pg_temp.report() ->> 'guesses'), '24 48', 'the sums follow');
select is(pg_temp.home(3) -> 'has_sample_guesses', 'false', 'a home without a price has none');
select is((select count(*) from public.guesses) + (select coalesce(sum(h.guesses), 0) from private.crowd_histogram h),
  (select count(*) from public.guesses g where g.game_listing_id not in (
    select gl.id from public.game_listings gl, t where gl.game_id = t.game))
  + (select coalesce(sum(h.guesses), 0) from private.crowd_histogram h where h.game_listing_id not in (
    select gl.id from public.game_listings gl, t where gl.game_id = t.game)), 'nothing is stored of them');

-- Five real guesses are a report of their own.
create temp table runs as select n, tests.start(t.game) as run from t, generate_series(1, 5) n;
select tests.guess(run, 1, 24000000) from runs where n <= 4;
select is((pg_temp.home(1) ->> 'has_sample_guesses')::boolean, true, 'four real ones are not enough');
select tests.guess(run, 1, 24000000) from runs where n = 5;
select is(pg_temp.home(1) ->> 'has_sample_guesses' || ' ' || (pg_temp.home(1) -> 'crowd' ->> 'count'), 'false 5',
  'from five on the real ones speak alone');
update public.guesses g set is_counted = false from runs r
  where r.n = 5 and g.session_id = (r.run ->> 'session_id')::uuid;
select is((pg_temp.home(1) ->> 'has_sample_guesses')::boolean, true, 'of those that count');
update public.games g set is_sample = false from t where g.id = t.game;
select is(pg_temp.home(2) ->> 'has_sample_guesses' || ' ' || (pg_temp.home(2) -> 'crowd' ->> 'count'), 'false 0',
  'no other game ever has an invented guess');
select * from finish();

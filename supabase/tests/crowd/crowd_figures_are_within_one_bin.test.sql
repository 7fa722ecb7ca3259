-- Median and quartiles come from bins of 1 %: they are within one bin of exact, and the bins are those of a rebuild.
select plan(6);

create temp table t as select tests.game('crowd', tests.agency('crowd-brand'), '{25000000}') as game;
create temp table runs as select n, null::jsonb as run from generate_series(1, 101) n;
update runs set run = tests.start((select game from t));
create function pg_temp.crowd(n integer) returns jsonb language sql as $$
  select public.crowd_figures((run ->> 'session_id')::uuid, tests.home(run, 1), run ->> 'guest_token') from runs r
    where r.n = crowd.n
$$;
select tests.guess(run, 1, 15000000 + n * n * 3001) from runs where n <= 4;
select is(pg_temp.crowd(1) ->> 'median_minor', null, 'under five guesses there are no figures');
select tests.refuses('select pg_temp.crowd(50)', 'not_allowed', 403, 'and none before one''s own guess');
select tests.guess(run, 1, 15000000 + n * n * 3001) from runs where n > 4;
select is((pg_temp.crowd(50) ->> 'count')::bigint, 101::bigint, 'everybody is counted');

create temp view exact as
  select percentile_disc(0.25) within group (order by g.amount_minor) as q1,
    percentile_disc(0.5) within group (order by g.amount_minor) as median,
    percentile_disc(0.75) within group (order by g.amount_minor) as q3
  from public.guesses g join public.game_listings gl on gl.id = g.game_listing_id, t where gl.game_id = t.game;
select ok((select bool_and(abs(ln(shown::float8 / exact)) <= ln(1.0101)) from exact e, pg_temp.crowd(50) c,
    lateral (values ((c ->> 'q1_minor')::bigint, e.q1), ((c ->> 'median_minor')::bigint, e.median),
      ((c ->> 'q3_minor')::bigint, e.q3)) v (shown, exact)),
  'median and quartiles are within one bin of exact');
select results_eq(
  $$select h.bin::integer, sum(h.guesses)::bigint from private.crowd_histogram h
    join public.game_listings gl on gl.id = h.game_listing_id, t where gl.game_id = t.game group by 1 order by 1$$,
  $$select floor(ln(g.amount_minor::float8) / ln(1.01::float8))::integer, count(*) from public.guesses g
    join public.game_listings gl on gl.id = g.game_listing_id, t where gl.game_id = t.game group by 1 order by 1$$,
  'the bins equal a rebuild from the raw guesses');
select private.make_practice(array[(run ->> 'session_id')::uuid], 'excluded') from runs where n = 1;
select is((pg_temp.crowd(50) ->> 'count')::bigint, 100::bigint, 'a run that becomes practice leaves the crowd');
select * from finish();

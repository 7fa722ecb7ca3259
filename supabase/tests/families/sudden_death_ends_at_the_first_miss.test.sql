-- Ultima: the run ends at the first guess that misses by more than the limit, and places go by homes survived.
select plan(17);

create temp table t as select tests.game('sudden', tests.agency('sudden-brand'),
  '{20000000,20000000,20000000,20000000}') as game;
update public.games set family = 'ultima' where id = (select game from t);

create temp table bold as select tests.start(game) as run from t;
select is(tests.guess(run, 1, 25000000) -> 'session' ->> 'status', 'active', 'a quarter over is within the limit')
  from bold;
select is(tests.guess(run, 2, 16000000) -> 'session' ->> 'status', 'active', 'a fifth under is within the limit')
  from bold;
select is(tests.guess(run, 3, 25000001) -> 'session' ->> 'status', 'finished', 'a penny more ends the run') from bold;
select tests.refuses($$select tests.guess(run, 4, 20000000)
  from bold$$, 'run_finished', 409, 'no further home can be guessed');
select is(tests.guess(run, 3, 25000001) ->> 'replayed', 'true', 'the guess that ended it is answered again') from bold;
select is(s ->> 'survived', '2', 'the run survived two homes')
  from bold, lateral public.session_results((run ->> 'session_id')::uuid, 'summary', run ->> 'guest_token') s;
select is(s ->> 'survived', '2', 'as anybody with the link may see')
  from bold, lateral public.session_results((run ->> 'session_id')::uuid, 'share') s;
select ok(s::text !~ '25000001|20000000|"score"', 'without an amount or a score of a round')
  from bold, lateral public.session_results((run ->> 'session_id')::uuid, 'share') s;
select is((public.game_overview('sudden', 'sudden-brand') ->> 'miss_limit_log')::float, ln(1.25::float),
  'the limit is told before the start');

-- Fewer points, more homes: survival decides.
create temp table careful as select tests.start(game) as run from t;
select tests.guess(run, n, 24900000) from careful, generate_series(1, 4) n;
select is(s ->> 'rank', '1', 'who survived more is ahead')
  from careful, lateral public.session_results((run ->> 'session_id')::uuid, 'summary', run ->> 'guest_token') s;
select is(s ->> 'rank', '2', 'whatever the points')
  from bold, lateral public.session_results((run ->> 'session_id')::uuid, 'summary', run ->> 'guest_token') s;
select is((select jsonb_agg(h ->> 'players') from jsonb_array_elements(s -> 'histogram') h),
  '["0","0","1","0","1"]'::jsonb, 'the histogram counts runs by homes survived')
  from careful, lateral public.session_results((run ->> 'session_id')::uuid, 'summary', run ->> 'guest_token') s;

-- The game's own limit, and the clock.
update public.games set miss_limit_log = ln(2::float), round_seconds = 30 where id = (select game from t);
create temp table late as select tests.start(game) as run from t;
select is(tests.guess(run, 1, 39000000) -> 'session' ->> 'status', 'active', 'the game''s own limit holds') from late;
update public.session_rounds set opened_at = now() - interval '2 minutes', deadline_at = now() - interval '1 minute'
  from late
  where session_id = (late.run ->> 'session_id')::uuid and game_listing_id = tests.home(late.run, 2);
select is(public.open_round((run ->> 'session_id')::uuid, tests.home(run, 2),
  run ->> 'guest_token') -> 'guess' -> 'session' ->> 'status', 'finished', 'letting the time run out ends the run')
  from late;

-- A game without a limit goes on.
update public.games set family = 'public', miss_limit_log = null, round_seconds = null where id = (select game from t);
create temp table free as select tests.start(game) as run from t;
select is(tests.guess(run, 1, 90000000) -> 'session' ->> 'status', 'active', 'other families go on after a miss')
  from free;
select is(s -> 'survived', 'null'::jsonb, 'and count no survival')
  from free, lateral public.session_results((run ->> 'session_id')::uuid, 'share') s;
select is(jsonb_array_length(s -> 'histogram'), 20, 'their histogram counts points')
  from free, lateral public.session_results((run ->> 'session_id')::uuid, 'summary', run ->> 'guest_token') s;
select * from finish();

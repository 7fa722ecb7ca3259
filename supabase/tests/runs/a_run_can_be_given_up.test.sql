-- Giving up ends a run; what was guessed counts, what was not scores nothing.
select plan(5);

create temp table t as select tests.game('enough', tests.agency('enough-brand'), '{25000000,40000000}') as game;
alter table t add run jsonb;
update t set run = tests.start(game);
select tests.guess(run, 1, 25000000) from t;
select is((select public.give_up_run((run ->> 'session_id')::uuid, run ->> 'guest_token') from t) ->> 'status',
  'abandoned', 'the run is abandoned');
select is((select public.give_up_run((run ->> 'session_id')::uuid, run ->> 'guest_token') from t) ->> 'status',
  'abandoned', 'giving up again changes nothing');
select tests.refuses($$select tests.guess(run, 2, 40000000) from t$$, 'run_finished', 409, 'it takes no guess');
select is((select e.total_score from private.leaderboard_entries e, t
  where e.session_id = (run ->> 'session_id')::uuid), 1000, 'its points are on the board');
select isnt((select tests.start(game, guest_token => run ->> 'guest_token') ->> 'session_id' from t),
  (select run ->> 'session_id' from t), 'a new run may start');
select * from finish();

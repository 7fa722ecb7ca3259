-- 24 hours without a guess end a run; its open rounds score nothing, its points stay.
select plan(11);

create temp table t as select tests.game('sleepy', tests.agency('sleepy-brand'), '{25000000,40000000}') as game;
alter table t add run jsonb;
update t set run = tests.start(game);
select tests.guess(run, 1, 25000000) from t;
update public.sessions s set started_at = now() - interval '2 days', active_at = now() - interval '23 hours 59 minutes'
  from t where s.id = (run ->> 'session_id')::uuid;
select is(private.expire_runs(), 0, 'a run of this day goes on');
update public.sessions s set active_at = now() - interval '24 hours 1 minute' from t
  where s.id = (run ->> 'session_id')::uuid;
select tests.refuses($$select tests.guess(run, 2, 40000000)
  from t$$, 'run_expired', 409, 'a run of yesterday takes no guess, even before it is ended');
select ok(private.expire_runs() >= 1, 'it is ended');
select is((select s.status from public.sessions s, t where s.id = (run ->> 'session_id')::uuid), 'expired',
  'as expired');
select is((select s.total_score from public.sessions s, t where s.id = (run ->> 'session_id')::uuid), 1000,
  'with its points');
select tests.refuses($$select tests.guess(run, 2, 40000000)
  from t$$, 'run_expired', 409, 'an expired run takes no guess');
select is((select tests.guess(run, 1, 25000000) from t) ->> 'replayed', 'true', 'but replays what it answered');

-- Who comes back after a day starts anew; only the reply to the old start, when that was lost, is the old run.
create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben;
create temp table old as select tests.start(game, ada, request_key => 'the-first-start-of-ada') as of_ada,
  tests.start(game, ben) as of_ben from t, p;
update public.sessions s set active_at = now() - interval '25 hours' from p where s.user_id in (ada, ben);
create function pg_temp.started(player uuid, request_key text default null) returns text language sql as $$
  select tests.start(game, player, request_key => started.request_key) ->> 'session_id' from t
$$;
select is(pg_temp.started(ada, 'the-first-start-of-ada'), of_ada ->> 'session_id',
  'the same start again is answered with its run') from p, old;
select isnt(pg_temp.started(ada, 'another-start-of-ada'), of_ada ->> 'session_id', 'another one with a new run')
  from p, old;
select isnt(pg_temp.started(ben), of_ben ->> 'session_id', 'and so is one without a key') from p, old;
select is((select array_agg(s.status) from public.sessions s, old
  where s.id in ((of_ada ->> 'session_id')::uuid, (of_ben ->> 'session_id')::uuid)), '{expired,expired}',
  'which ends the old one');
select * from finish();

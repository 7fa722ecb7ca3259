-- 24 hours without a guess end a run; its open rounds score nothing, its points stay.
select plan(7);

create temp table t as select tests.game('sleepy', tests.agency('sleepy-brand'), '{25000000,40000000}') as game;
alter table t add run jsonb;
update t set run = tests.start(game);
select tests.guess(run, 1, 25000000) from t;
update public.sessions s set started_at = now() - interval '2 days', active_at = now() - interval '23 hours 59 minutes' from t where s.id = (run ->> 'session_id')::uuid;
select is(private.expire_runs(), 0, 'a run of this day goes on');
update public.sessions s set active_at = now() - interval '24 hours 1 minute' from t where s.id = (run ->> 'session_id')::uuid;
select tests.refuses($$select tests.guess(run, 2, 40000000) from t$$, 'run_expired', 409, 'a run of yesterday takes no guess, even before it is ended');
select ok(private.expire_runs() >= 1, 'it is ended');
select is((select s.status from public.sessions s, t where s.id = (run ->> 'session_id')::uuid), 'expired', 'as expired');
select is((select s.total_score from public.sessions s, t where s.id = (run ->> 'session_id')::uuid), 1000, 'with its points');
select tests.refuses($$select tests.guess(run, 2, 40000000) from t$$, 'run_expired', 409, 'an expired run takes no guess');
select is((select tests.guess(run, 1, 25000000) from t) ->> 'replayed', 'true', 'but replays what it answered');
select * from finish();

-- Starting again while a run is under way, or with the same request key, answers that run.
select plan(14);

create temp table t as select tests.game('again', tests.agency('again-brand'), '{25000000,40000000}') as game,
  tests.person('Ada') as ada;
alter table t add first jsonb, add second jsonb, add lost jsonb, add retried jsonb;
update t set first = tests.start(game, ada);
update t set second = tests.start(game, ada);
select is((select second ->> 'session_id' from t), (select first ->> 'session_id' from t),
  'the run under way is answered');
select is((select second ->> 'created' from t), 'false', 'and nothing was created');
select is((select first ->> 'created' from t), 'true', 'where the first start did create');

update t set lost = tests.start(game, request_key => 'a-request-key-of-a-guest');
update t set retried = tests.start(game, request_key => 'a-request-key-of-a-guest');
select is((select retried ->> 'session_id' from t), (select lost ->> 'session_id' from t),
  'a retry after a lost reply gets the same run');
select is((select retried ->> 'guest_token' from t), (select lost ->> 'guest_token' from t),
  'and the same guest token');
select isnt((select tests.start(game) ->> 'session_id' from t), (select lost ->> 'session_id' from t),
  'another guest gets another run');

select isnt((select tests.start(game, request_key => 'short') ->> 'guest_token' from t),
  (select tests.start(game, request_key => 'short') ->> 'guest_token' from t),
  'a key that somebody else may choose as well makes nobody the same guest');

-- One player starts one run at a time, which only the lock shows that a start holds to its end.
create function pg_temp.locks() returns bigint language sql as $$ select count(*) from pg_locks
  where locktype = 'advisory' and pid = pg_backend_pid() $$;
create temp table held as select pg_temp.locks() as before;
select private.take_turn(ada) from t;
select is(pg_temp.locks(), before, 'who started a run has their turn') from held;
select private.take_turn(gen_random_uuid());
select is(pg_temp.locks(), before + 1, 'somebody else has not') from held;

select tests.refuses($$select tests.start(game, guest_token => repeat('x', 40))
  from t$$, 'not_your_run', 403, 'an unknown guest token is refused');
select tests.wait_for_a_whole_minute();
update private.rate_limits set hits = 3000, window_at = date_trunc('minute', clock_timestamp())
  where subject = 'start:test';
select tests.refuses($$select tests.start(game) from t$$, 'rate_limited', 429,
  'more than 3,000 runs a minute start from no address');
update private.rate_limits set window_at = window_at - interval '1 minute' where subject = 'start:test';
select lives_ok($$select tests.start(game) from t$$, 'the next minute takes runs again');

update public.games set state = 'closed' where id = (select game from t);
select tests.refuses($$select tests.start(game, tests.person('Cleo'))
  from t$$, 'game_not_open', 409, 'a closed game takes no new run');
select is((select tests.start(game, ada) ->> 'session_id' from t), (select first ->> 'session_id' from t),
  'but answers the one under way');
select * from finish();

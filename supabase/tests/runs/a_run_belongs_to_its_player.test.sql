-- Only the player reads, plays or ends a run: a user by signing in, a guest by token.
select plan(18);

create temp table t as select tests.game('yours', tests.agency('yours-brand'), '{25000000,40000000}') as game,
  tests.person('Ada') as ada, tests.person('Ben') as ben;
alter table t add ada_run jsonb, add guest_run jsonb;
update t set ada_run = tests.start(game, ada), guest_run = tests.start(game);
grant select on t to public;

create function pg_temp.state(run jsonb, token text default null) returns jsonb language sql as $$
  select public.run_state((run ->> 'session_id')::uuid, token)
$$;

select isnt((select guest_run ->> 'guest_token' from t), null, 'a new guest gets a token');
select ok((select char_length(guest_run ->> 'guest_token') >= 32 from t), 'of at least 32 characters');
select is((select ada_run ->> 'guest_token' from t), null, 'a user gets none');

select tests.sign_in(ada) from t;
select is((select pg_temp.state(ada_run) ->> 'status' from t), 'active', 'a user reads their own run');
select tests.refuses($$select pg_temp.state(guest_run) from t$$, 'not_your_run', 403, 'and not a guest''s');
select tests.sign_in(ben) from t;
select tests.refuses($$select pg_temp.state(ada_run) from t$$, 'not_your_run', 403, 'another user does not read it');
select tests.refuses($$select public.give_up_run((ada_run ->> 'session_id')::uuid)
  from t$$, 'not_your_run', 403, 'nor ends it');
select tests.refuses($$select public.open_round((ada_run ->> 'session_id')::uuid, tests.home(ada_run, 1))
  from t$$, 'not_your_run', 403, 'nor opens its rounds');
select tests.refuses($$select public.set_detail_sharing((ada_run ->> 'session_id')::uuid, true)
  from t$$, 'not_your_run', 403, 'nor shares it');
select tests.refuses($$select public.session_results((ada_run ->> 'session_id')::uuid, 'detailed')
  from t$$, 'not_your_run', 403, 'nor sees its prices');
select tests.visit();
select is((select pg_temp.state(guest_run, guest_run ->> 'guest_token') ->> 'status' from t), 'active',
  'a guest reads their run by token');
select tests.refuses($$select pg_temp.state(guest_run) from t$$, 'not_your_run', 403, 'not without one');
select tests.refuses($$select pg_temp.state(guest_run, repeat('0', 64))
  from t$$, 'not_your_run', 403, 'not with a wrong one');
select tests.refuses($$select pg_temp.state(guest_run, 'short')
  from t$$, 'not_your_run', 403, 'not with a malformed one');
select tests.refuses($$select pg_temp.state(guest_run, '') from t$$, 'not_your_run', 403, 'not with an empty one');
select tests.sign_out();
select tests.refuses($$select tests.guess(ada_run, 1, 25000000, ben)
  from t$$, 'not_your_run', 403, 'another user cannot guess in it');
select lives_ok($$select tests.guess(ada_run, 1, 25000000, ada) from t$$, 'its user can');
select tests.refuses($$select public.run_state(gen_random_uuid())$$, 'not_found', 404,
  'a run that does not exist is not found');
select * from finish();

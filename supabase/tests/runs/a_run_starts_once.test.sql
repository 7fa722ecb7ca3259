-- Starting again while a run is under way, or with the same request key, answers that run.
select plan(9);

create temp table t as select tests.game('again', tests.agency('again-brand'), '{25000000,40000000}') as game, tests.person('Ada') as ada;
alter table t add first jsonb, add second jsonb, add lost jsonb, add retried jsonb;
update t set first = tests.start(game, ada);
update t set second = tests.start(game, ada);
select is((select second ->> 'session_id' from t), (select first ->> 'session_id' from t), 'the run under way is answered');
select is((select second ->> 'created' from t), 'false', 'and nothing was created');
select is((select first ->> 'created' from t), 'true', 'where the first start did create');

update t set lost = tests.start(game, request_key => 'a-request-key-of-a-guest');
update t set retried = tests.start(game, request_key => 'a-request-key-of-a-guest');
select is((select retried ->> 'session_id' from t), (select lost ->> 'session_id' from t), 'a retry after a lost reply gets the same run');
select is((select retried ->> 'guest_token' from t), (select lost ->> 'guest_token' from t), 'and the same guest token');
select isnt((select tests.start(game) ->> 'session_id' from t), (select lost ->> 'session_id' from t), 'another guest gets another run');

select tests.refuses($$select tests.start(game, guest_token => repeat('x', 40)) from t$$, 'not_your_run', 403, 'an unknown guest token is refused');
update public.games set state = 'closed' where id = (select game from t);
select tests.refuses($$select tests.start(game, tests.person('Cleo')) from t$$, 'game_not_open', 409, 'a closed game takes no new run');
select is((select tests.start(game, ada) ->> 'session_id' from t), (select first ->> 'session_id' from t), 'but answers the one under way');
select * from finish();

-- draft, scheduled, open, closed, archived: which of them take runs and guesses.
select plan(15);

create temp table t as select tests.game('doors', tests.agency('doors-brand'), '{25000000,40000000,30000000}') as game;
alter table t add run jsonb;
update t set run = tests.start(game);
create function pg_temp.set_game(new_state text, opens timestamptz default null,
  closes timestamptz default null) returns void language sql as $$
  update public.games set state = new_state, opens_at = opens, closes_at = closes where id = (select game from t)
$$;

select pg_temp.set_game('draft');
select tests.refuses($$select tests.start(game) from t$$, 'game_not_open', 409, 'a draft takes no run');
select tests.visit();
select tests.refuses($$select public.game_overview('doors', 'doors-brand')$$, 'not_found', 404,
  'and visitors do not find it');
select tests.sign_out();
select pg_temp.set_game('scheduled', now() + interval '1 hour');
select tests.refuses($$select tests.start(game) from t$$, 'game_not_open', 409,
  'a scheduled game takes no run before its time');
select pg_temp.set_game('scheduled', now() - interval '1 minute');
select lives_ok($$select tests.start(game) from t$$, 'it opens by the clock');
select pg_temp.set_game('open', null, now() - interval '1 minute');
select tests.refuses($$select tests.start(game) from t$$, 'game_not_open', 409, 'it closes by the clock');
select lives_ok($$select tests.guess(run, 1, 25000000) from t$$, 'a run that started before may go on');
select pg_temp.set_game('closed', null, now() - interval '25 hours');
select tests.refuses($$select tests.guess(run, 2, 25000000) from t$$, 'game_not_open', 409, 'for 24 hours, not longer');
select pg_temp.set_game('archived');
select tests.refuses($$select tests.guess(run, 2, 25000000)
  from t$$, 'game_not_open', 409, 'an archived game takes no guess');
select pg_temp.set_game('open');
select lives_ok($$select tests.guess(run, 2, 25000000) from t$$, 'an open one does');
select tests.refuses($$select public.start_run('no-such-game', 'doors-brand')$$, 'not_found', 404,
  'a game that does not exist is not found');

-- What the refusal says.
create function pg_temp.says(message text, description text) returns text language sql as $$
  select throws_ok('select tests.start(game) from t', 'PT409', message, description)
$$;
select pg_temp.set_game('draft', now() + interval '1 hour');
select pg_temp.says('This game is not published yet.', 'a draft says so, whatever its dates');
select pg_temp.set_game('scheduled', now() + interval '1 hour');
select pg_temp.says('This game has not opened yet. Come back when it opens.', 'a scheduled game says that it opens');
select pg_temp.set_game('open', now() + interval '1 hour');
select pg_temp.says('This game has not opened yet. Come back when it opens.', 'so does an open one before its time');
select pg_temp.set_game('closed', now() + interval '1 hour');
select pg_temp.says('This game is closed. Choose another game.', 'a closed one does not');
select pg_temp.set_game('open', null, now() - interval '1 minute');
select pg_temp.says('This game is closed. Choose another game.', 'nor does one that closed by the clock');
select * from finish();

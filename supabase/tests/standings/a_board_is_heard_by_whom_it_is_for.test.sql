-- Who may listen to the changes of a board: everybody who may see it, and of a game behind a code those who are in it.
select plan(16);

create temp table t as select tests.agency('heard-brand') as brand, tests.person('Host') as host,
  tests.person('Ada') as ada, tests.person('Ben') as ben;
alter table t add game uuid;
update t set game = tests.game('heard', brand, '{25000000}', host);
select tests.start(game, ada), tests.start(game) from t;
grant select on t to public;
create function pg_temp.heard() returns boolean language sql as $$ select private.may_hear_board('leaderboard:' || game)
  from t $$;
create function pg_temp.set_game(changes text) returns void language plpgsql as $$
begin
  perform tests.sign_out();
  execute 'update public.games set ' || changes || ' where id = (select game from t)';
end $$;

select tests.visit();
select is(pg_temp.heard(), true, 'a visitor hears the board of a public game');
select is((select private.may_hear_board('leaderboard:' || gen_random_uuid())), false,
  'no board of a game that is not there');
select is((select private.may_hear_board('leaderboard:' || game || ':all') from t), false, 'no other channel');
select is((select private.may_hear_board(game::text) from t), false, 'none without the word');
select tests.sign_in(ben) from t;
select is(pg_temp.heard(), true, 'a player hears it, too');

select pg_temp.set_game($$visibility = 'code'$$);
select tests.sign_in(ben) from t;
select is(pg_temp.heard(), false, 'behind a code a player without a run does not');
select tests.sign_in(ada) from t;
select is(pg_temp.heard(), true, 'one with a run does');
select tests.sign_in(host) from t;
select is(pg_temp.heard(), true, 'and whoever manages the game');
select tests.visit();
select is(pg_temp.heard(), false, 'a visitor does not');

select pg_temp.set_game($$visibility = 'unlisted'$$);
select tests.visit();
select is(pg_temp.heard(), true, 'an unlisted game is heard by whoever knows it');
select pg_temp.set_game($$state = 'draft'$$);
select tests.sign_in(ada) from t;
select is(pg_temp.heard(), false, 'nobody hears a draft');
select pg_temp.set_game($$state = 'closed'$$);
select tests.sign_in(ada) from t;
select is(pg_temp.heard(), true, 'a closed game is heard: its last runs may still end');
select pg_temp.set_game('has_leaderboard = false');
select tests.sign_in(ada) from t;
select is(pg_temp.heard(), false, 'a game without boards is not');
select pg_temp.set_game('has_leaderboard = true');
select tests.sign_in(ada) from t;
select is(pg_temp.heard(), true, 'one with boards is');
select pg_temp.set_game($$mode_options = '{"is_classroom": true}'$$);
select tests.sign_in(ada) from t;
select is(pg_temp.heard(), false, 'a classroom is not');
select tests.sign_in(host) from t;
select is(pg_temp.heard(), false, 'not by its host either');
select * from finish();

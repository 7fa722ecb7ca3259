-- The board of a game behind a code: names and totals are for whoever was let in.
select plan(11);

create temp table t as select tests.agency('coded-board') as brand, tests.person('Host') as host,
  tests.person('Ada') as ada, tests.person('Ben') as ben;
alter table t add game uuid;
update t set game = tests.game('coded-board', brand, '{25000000}', host);
create temp table runs as select tests.start(game, ada) as adas, tests.start(game) as guests from t;
select tests.guess(adas, 1, 26000000, ada), tests.guess(guests, 1, 90000000) from runs, t;
update public.games set visibility = 'code' where id = (select game from t);
grant select on t, runs to public;
create function pg_temp.rows(token text default null) returns bigint language sql as $$
  select count(*) from public.leaderboard(game_slug => 'coded-board', brand => 'coded-board', guest_token => token) $$;
create function pg_temp.has_board(token text default null) returns boolean language sql as $$
  select (public.board_facts('coded-board', 'coded-board', token) ->> 'has_untimed')::boolean $$;

select tests.visit();
select is(pg_temp.rows(), 0::bigint, 'a visitor without the code reads nobody''s name');
select is(pg_temp.has_board(), false, 'nor whether there is one');
select is(pg_temp.rows('no-such-token-no-such-token-no-such-token'), 0::bigint, 'a token of nobody opens nothing');
select is(pg_temp.rows((select guests ->> 'guest_token' from runs)), 2::bigint, 'a guest with a run reads the board');
select is(pg_temp.has_board((select guests ->> 'guest_token' from runs)), true, 'and that it is there');
select tests.sign_in((select ben from t));
select is(pg_temp.rows(), 0::bigint, 'a player without a run reads nothing');
select tests.sign_in((select ada from t));
select is(pg_temp.rows(), 2::bigint, 'one with a run reads the board');
select is(pg_temp.has_board(), true, 'and that it is there');
select tests.sign_in((select host from t));
select is(pg_temp.rows(), 2::bigint, 'so does whoever manages the game');
select tests.sign_out();
update public.games set visibility = 'unlisted' where id = (select game from t);
select tests.visit();
select is(pg_temp.rows(), 2::bigint, 'without a code anybody who knows the address reads it');
select is(pg_temp.has_board(), true, 'and that it is there');
select * from finish();

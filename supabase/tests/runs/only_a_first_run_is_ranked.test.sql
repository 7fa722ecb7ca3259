-- Ranked: the first run that a player starts, if none of its prices was shown to them and they may not look them up.
select plan(10);

create temp table t as select tests.agency('rank-brand') as brand, tests.person('Ada') as ada,
  tests.person('Agent') as agent,
  tests.person('Owner') as owner, tests.person('Staff') as staff, tests.person('Ben') as ben;
alter table t add game uuid, add other_game uuid, add run jsonb;
update t set game = tests.game('ranked', brand, '{25000000,40000000}', owner),
  other_game = tests.game('other', brand, '{10000000}');
insert into public.agency_members (agency_id, user_id, role) select brand, agent, 'agent' from t;
insert into private.staff_members (user_id) select staff from t;
-- The other game shows one of the same homes.
insert into public.game_listings (game_id, listing_id, position)
  select t.other_game, gl.listing_id, 0 from public.game_listings gl, t where gl.game_id = t.game and gl.position = 1;
update public.games set rounds_per_run = 2 where id = (select other_game from t);

create function pg_temp.ranked(g uuid, who uuid) returns text
  language sql as $$ select tests.start(g, who) ->> 'ranked' $$;
select is((select pg_temp.ranked(game, ben) from t), 'true', 'a player''s first run is ranked');
update t set run = tests.start(game, ada);
select is((select run ->> 'ranked' from t), 'true', 'so is another player''s');
select tests.guess(run, 1, 25000000, ada), tests.guess(run, 2, 25000000, ada) from t;
select is((select pg_temp.ranked(game, ada) from t), 'false', 'the second is practice');
select is((select pg_temp.ranked(other_game, ada) from t), 'false',
  'so is a first run with a home whose price was shown');
select is((select pg_temp.ranked(other_game, ben) from t), 'true', 'where it was not shown, the run is ranked');
select is((select pg_temp.ranked(game, owner) from t), 'false', 'the owner practises');
select is((select pg_temp.ranked(game, agent) from t), 'false', 'the agency''s people practise');
select is((select pg_temp.ranked(game, staff) from t), 'false', 'staff practise');
select is((select count(*) from private.leaderboard_entries e, t where e.game_id = t.game), 1::bigint,
  'practice is not on the board');
select throws_ok($$update public.sessions s set is_ranked = true, practice_reason = null from t where s.user_id = t.ada
  and s.game_id = t.game and not s.is_ranked$$,
  '23505', null, 'the database itself keeps one ranked run per player and game');
select * from finish();

-- With more homes than rounds every run has the first ones, or each draws its own; the game's first page says which.
select plan(9);

create temp table t as select tests.game('many-homes', (select id from public.agencies where key = 'default'),
  '{10000000,20000000,30000000,40000000,50000000,60000000}') as game;
update public.games set rounds_per_run = 3 where id = (select game from t);
create temp table h as select array_agg(gl.id order by gl.position) as ids from public.game_listings gl, t
  where gl.game_id = t.game;
grant select on t, h to public;
create function pg_temp.homes(run jsonb) returns uuid[] language sql as $$
  select array_agg((r ->> 'game_listing_id')::uuid order by (r ->> 'position')::integer)
  from jsonb_array_elements(run -> 'rounds') r
$$;
create function pg_temp.told(game uuid) returns boolean language sql as $$
  select (private.describe_game(g) ->> 'has_same_homes')::boolean from public.games g where g.id = told.game
$$;

select is(pg_temp.homes(tests.start(game)), ids[1:3], 'a run has the first three homes') from t, h;
select is(pg_temp.homes(tests.start(game)), ids[1:3], 'and so has everybody else''s') from t, h;
select ok(pg_temp.told(game), 'the game says that all play the same') from t;

-- Another order of the list, as its people save it.
create temp table early as select tests.start(game) as r from t;
update public.game_listings set position = case id when ids[1] then 6 when ids[6] then 1 else position end
from h where game_id = (select game from t);
select is(pg_temp.homes(tests.start(game)), array[ids[6], ids[2], ids[3]],
  'a home that is moved up is played from now on') from t, h;
select is((select array_agg(r.game_listing_id order by r.position) from public.session_rounds r, early
  where r.session_id = (early.r ->> 'session_id')::uuid), ids[1:3], 'a run that has begun keeps its own') from h;
update public.game_listings set is_visible = false where id = (select ids[2] from h);
select is(pg_temp.homes(tests.start(game)), array[ids[6], ids[3], ids[4]], 'for one that is hidden the next steps in')
  from t, h;

-- A draw for each run.
update public.games set round_order = 'random' where id = (select game from t);
select ok(not pg_temp.told(game), 'the game says that each run draws its own') from t;
select cmp_ok((select count(distinct pg_temp.homes(tests.start(game)))::integer from t, generate_series(1, 12)), '>', 1,
  'and runs have different homes');
update public.games set family = 'roundup' where id = (select game from t);
select ok(pg_temp.told(game), 'a round-up holds every home for everybody') from t;
select * from finish();

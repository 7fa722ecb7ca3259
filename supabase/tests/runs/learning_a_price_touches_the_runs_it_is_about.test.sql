-- A price that is learnt reaches the same player's ranked runs under way, a guest's as a user's. What ended before
-- stays as it was.
select plan(8);

create temp table t as select tests.agency('learn-brand') as brand, tests.person('Ada') as ada;
alter table t add game uuid, add twin uuid, add over jsonb, add under_way jsonb, add guest_run jsonb,
  add guest_twin jsonb, add stranger_run jsonb;
update t set game = tests.game('learn-first', brand, '{25000000}'),
  twin = tests.game('learn-twin', brand, '{30000000}');
-- Both games show the home of the first one.
insert into public.game_listings (game_id, listing_id, position)
  select t.twin, gl.listing_id, 2 from public.game_listings gl, t where gl.game_id = t.game;
update public.games g set rounds_per_run = 2 from t where g.id = t.twin;
create function pg_temp.standing(run jsonb) returns text language sql as $$
  select case when s.is_ranked then 'ranked' else s.practice_reason end from public.sessions s
    where s.id = (run ->> 'session_id')::uuid
$$;

update t set guest_run = tests.start(game), stranger_run = tests.start(twin);
update t set guest_twin = tests.start(twin, guest_token => guest_run ->> 'guest_token');
update t set guest_twin = guest_twin || jsonb_build_object('guest_token', guest_run ->> 'guest_token');
select is(pg_temp.standing(guest_twin), 'ranked', 'a guest has two runs under way') from t;
select tests.guess(guest_run, 1, 26000000) from t;
select is(pg_temp.standing(guest_twin), 'price_learnt', 'the guess in one makes the other practice') from t;
select is(pg_temp.standing(guest_run), 'ranked', 'but not itself') from t;
select is(pg_temp.standing(stranger_run), 'ranked', 'nor the run of another guest') from t;

update t set over = tests.start(game, ada), under_way = tests.start(twin, ada);
select is(tests.guess(over, 1, 26000000, ada) -> 'session' ->> 'status', 'finished', 'a run is finished') from t;
update t set under_way = tests.start(tests.game('learn-third', brand, '{40000000}'), ada);
select is(pg_temp.standing(under_way), 'ranked', 'the next is under way') from t;
insert into public.agency_members (agency_id, user_id, role) select brand, ada, 'agent' from t;
select is(pg_temp.standing(under_way), 'price_learnt', 'who joins the agency practises what is under way') from t;
select is(pg_temp.standing(over), 'ranked', 'what was finished before keeps its rank') from t;
select * from finish();

-- A run comes back as ranked only where its own player has no other ranked run and has seen no price; practice is never
-- excluded.
select plan(22);

create temp table t as select tests.agency('restore-brand') as brand, tests.person('Agent') as agent,
  tests.person('Ada') as ada, tests.person('Ben') as ben;
insert into public.agency_members select brand, agent, 'agent' from t;
alter table t add game uuid, add ada_run jsonb, add ben_run jsonb, add guest_run jsonb, add second_run jsonb;
update t set game = tests.game('restored', brand, '{25000000,30000000}');
update t set ada_run = tests.start(game, ada), ben_run = tests.start(game, ben), guest_run = tests.start(game);
select tests.guess(ada_run, 1, 26000000, ada), tests.guess(ben_run, 1, 26000000, ben),
  tests.guess(ben_run, 2, 26000000, ben), tests.guess(guest_run, 1, 26000000), tests.guess(guest_run, 2, 26000000)
  from t;
grant select on t to public;
create function pg_temp.exclude(run jsonb) returns boolean
  language sql as $$ select (public.exclude_run((run ->> 'session_id')::uuid,
  'It was a cheat') ->> 'is_ranked')::boolean $$;
create function pg_temp.restore(run jsonb) returns boolean
  language sql as $$ select (public.restore_run((run ->> 'session_id')::uuid) ->> 'is_ranked')::boolean $$;
create function pg_temp.ranked() returns bigint language sql security definer as $$ select count(*)
  from public.sessions s, t where s.game_id = t.game and s.is_ranked $$;
create function pg_temp.crowd() returns bigint language sql security definer as $$
  select sum(h.guesses)::bigint from private.crowd_histogram h
    join public.game_listings gl on gl.id = h.game_listing_id, t where gl.game_id = t.game and gl.position = 1
$$;

select tests.sign_in(agent) from t;
select is((select pg_temp.exclude(ben_run) from t), false, 'a run is taken out');
select is(pg_temp.crowd(), 2::bigint, 'its guess leaves the crowd');
select tests.sign_out();
update t set second_run = tests.start(game, ben);
-- As if it had begun before this player guessed anything.
update public.sessions set is_ranked = true, practice_reason = null
  where id = (select (second_run ->> 'session_id')::uuid from t);
select tests.sign_in(agent) from t;
select is((select pg_temp.restore(ben_run) from t), false,
  'its player has another ranked run by now, so it stays practice');
select is(pg_temp.crowd(), 2::bigint, 'and out of the crowd');
select tests.refuses($$select pg_temp.exclude(ben_run) from t$$, 'move_not_allowed', 409,
  'practice counts nowhere, so there is nothing to take out');
select is((select pg_temp.restore(ben_run) from t), false, 'what was not excluded is not restored');
select is((select pg_temp.exclude(guest_run) from t), false, 'a guest''s is taken out');
select is((select pg_temp.restore(guest_run) from t), true, 'and comes back, whatever others have');
select is((select pg_temp.exclude(guest_run) from t), false, 'again it is');
select tests.sign_out();
update t set second_run = tests.start(game, guest_token => guest_run ->> 'guest_token');
update public.sessions set is_ranked = true, practice_reason = null
  where id = (select (second_run ->> 'session_id')::uuid from t);
select tests.sign_in(agent) from t;
select is((select pg_temp.restore(guest_run) from t), false, 'a guest has one ranked run as well');

-- Whose run is under way, and who has seen a price meanwhile.
select is((select pg_temp.exclude(ada_run) from t), false, 'a run under way is taken out');
select tests.sign_out();
insert into private.seen_spoilers (game_id, player_id) select game, ben from t;
select tests.sign_in(agent) from t;
select is((select pg_temp.restore(ada_run) from t), true, 'and comes back, though another has seen prices');
select is((select pg_temp.exclude(ada_run) from t), false, 'once more');
select tests.sign_out();
insert into private.seen_spoilers (game_id, player_id) select game, ada from t;
select tests.sign_in(agent) from t;
select is((select pg_temp.restore(ada_run) from t), false, 'not to a player who has seen them while it is under way');
select tests.sign_out();
-- A finished run comes back whatever its player has seen since; what was late never counted.
create temp table late as select tests.person('Dee') as dee;
alter table late add run jsonb;
update late set run = tests.start(game, dee) from t;
select tests.guess(run, 1, 26000000, dee), tests.guess(run, 2, 26000000, dee) from late;
update public.guesses g set is_late = true, is_counted = false from late
  where g.session_id = (run ->> 'session_id')::uuid and g.game_listing_id = tests.home(run, 1);
grant select on late to public;
insert into private.seen_spoilers (game_id, player_id, seen_at) select game, dee, clock_timestamp() from t, late;
create temp table crowd as select pg_temp.crowd() as before;
select tests.sign_in(agent) from t;
select is((select pg_temp.exclude(run) from late), false, 'a finished run is taken out');
select is((select pg_temp.restore(run) from late), true, 'and comes back, though its player has seen the prices since');
select tests.sign_out();
select is(pg_temp.crowd(), (select before from crowd), 'a late guess joins no crowd by it');
select is((select g.is_counted from public.guesses g, late where g.session_id = (run ->> 'session_id')::uuid
  and g.is_late), false, 'and is not counted');

select is(pg_temp.ranked(), 3::bigint, 'three are ranked: those that began since, and the one that came back');
select is((select count(*) from public.sessions s join public.guesses g on g.session_id = s.id, t
  where s.game_id = t.game and g.is_counted and not s.is_ranked), 0::bigint, 'no guess of practice counts');
select is((select array_agg(l.action || ' ' || (l.details ->> 'player') order by l.id) from private.management_log l, t
  where l.game_id = t.game and l.session_id = (ben_run ->> 'session_id')::uuid),
  '{"exclude_run Ben","restore_run Ben"}', 'every act is logged, what changed nothing is not');
select throws_like($$update private.management_log set action = 'x'$$, '%only ever added to%', 'for good');
select * from finish();

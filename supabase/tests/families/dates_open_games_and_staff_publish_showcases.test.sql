-- When a game is open, who publishes a showcase, and who manages: each condition with its other side.
select plan(29);

create temp table t as select tests.agency('dates-brand') as brand, tests.agency('dates-other') as other_brand,
  tests.person('Agent') as agent, tests.person('Owner') as owner, tests.person('Rival') as rival;
insert into public.agency_members select brand, agent, 'agent' from t union all select other_brand, rival, 'owner'
  from t;
alter table t add game uuid;
update t set game = tests.game('arizona-dated', brand, '{25000000,30000000}', owner);
create function pg_temp.is_open(of_state text, opens interval, closes interval) returns boolean language plpgsql as $$
declare
  game public.games;
begin
  select g.* into game from public.games g, t where g.id = t.game;
  game.state := of_state;
  game.opens_at := now() + opens;
  game.closes_at := now() + closes;
  return private.is_open(game);
end $$;
select is(pg_temp.is_open('open', null, null), true, 'an open game is open');
select is(pg_temp.is_open('open', '-1 hour', '1 hour'), true, 'between its dates');
select is(pg_temp.is_open('open', '1 hour', null), false, 'not before');
select is(pg_temp.is_open('open', null, '-1 hour'), false, 'nor after');
select is(pg_temp.is_open('scheduled', '-1 hour', null), true, 'a scheduled one opens by the clock');
select is(pg_temp.is_open('scheduled', null, null), false, 'and needs a time for it');
select is(pg_temp.is_open('draft', '-1 hour', '1 hour'), false, 'a draft is never open');
select is(pg_temp.is_open('closed', null, null), false, 'nor is a closed game');
select is((select array_agg(private.state_now(jsonb_populate_record(g, s.change)) order by s.n)
  from public.games g, t, (values
    (1, '{"state": "draft", "closes_at": "2020-01-01T00:00:00Z"}'::jsonb),
      (2, '{"state": "archived", "closes_at": "2020-01-01T00:00:00Z"}'),
      (3, '{"state": "draft", "opens_at": "2020-01-01T00:00:00Z"}')) s (n, change) where g.id = t.game),
  '{draft,archived,draft}', 'the clock moves neither drafts nor what is archived');

-- A run under way when its game closes.
create temp table run as select tests.start(game) as r from t;
create function pg_temp.guess(place integer) returns jsonb language sql as $$ select tests.guess(r, place, 26000000)
  from run $$;
update public.games set closes_at = now() - interval '23 hours' where id = (select game from t);
select lives_ok('select pg_temp.guess(1)', 'a run goes on for 24 hours after its game has closed');
update public.games set closes_at = now() - interval '25 hours' where id = (select game from t);
select tests.refuses('select pg_temp.guess(2)', 'game_not_open', 409, 'not longer');
update public.games set closes_at = null, updated_at = now() - interval '25 hours' where id = (select game from t);
select lives_ok('select pg_temp.guess(2)', 'and for ever where it is open');

-- Showcases.
create function pg_temp.publish(what text) returns text language plpgsql as $$
begin
  execute format('update public.games set %s where id = (select game from t)', what);
  return 'done';
exception when others then
  return sqlstate;
end $$;
create function pg_temp.as_owner() returns void language sql as $$ select set_config('request.jwt.claim.sub',
  owner::text, true), set_config('request.jwt.claims', jsonb_build_object('sub', owner)::text, true) from t $$;
create function pg_temp.as_agent() returns void language sql as $$ select set_config('request.jwt.claim.sub',
  agent::text, true), set_config('request.jwt.claims', jsonb_build_object('sub', agent)::text, true) from t $$;
select pg_temp.as_owner();
select is(pg_temp.publish($$family = 'klavo', state = 'draft'$$), 'done', 'anybody drafts a showcase');
select is(pg_temp.publish($$state = 'open'$$), 'PT403', 'but does not publish it');
select is(pg_temp.publish($$state = 'scheduled'$$), 'PT403', 'not later either');
select pg_temp.as_agent();
select is(pg_temp.publish($$state = 'open'$$), 'done', 'the people of its agency do');
select pg_temp.as_owner();
select is(pg_temp.publish($$title = 'Changed'$$), 'done', 'what is published may be changed');
select is(pg_temp.publish($$agency_id = (select other_brand from t)$$), 'PT403', 'but not moved to another agency');
select is(pg_temp.publish($$state = 'closed'$$), 'done', 'it may be closed');
select is(pg_temp.publish($$state = 'open'$$), 'PT403', 'not opened again');
select is(pg_temp.publish($$family = 'public', state = 'open'$$), 'done',
  'a game of another family is published by its owner');
select is(pg_temp.publish($$family = 'klavo'$$), 'PT403', 'and does not become a showcase by being open');
select tests.sign_out();
select is((select array_agg(private.has_client_report(jsonb_populate_record(g, s.change)) order by s.n)
  from public.games g, t, (values
    (1, '{"family": "klavo"}'::jsonb), (2, '{"family": "public"}'), (3, '{"family": "klavo", "slug": "nevada-dated"}'),
      (4, '{"family": "klavo", "slug": "arizona-"}')) s (n, change) where g.id = t.game),
  '{t,f,f,f}', 'a showcase has a client report where its address says so');

-- Who manages.
create temp table roles as select role, tests.person(role) as person from unnest('{owner,admin,agent}'::text[]) role;
insert into public.agency_members select t.brand, r.person, r.role from t, roles r;
create function pg_temp.manage(person uuid) returns boolean[] language sql as $$
  select array[private.user_manages_game(g.id, person), (select private.user_manages_asset(l.asset_id, person)
    from public.game_listings gl join public.listings l on l.id = gl.listing_id where gl.game_id = g.id limit 1)]
  from public.games g, t where g.id = t.game
$$;
select is(pg_temp.manage(person), '{t,t}', role || ': manages games and homes of the brand') from roles order by role;
select is((select pg_temp.manage(rival) from t), '{f,f}', 'whoever is of another brand manages neither');
select is((select pg_temp.manage(owner) from t), '{t,t}', 'whoever owns them manages both');
select is((select pg_temp.manage(null) from t), '{f,f}', 'and nobody is nobody');
select * from finish();

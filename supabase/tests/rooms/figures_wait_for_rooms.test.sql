-- What the crowd guessed of a home waits until no room has still to guess it, however long its game has been closed.
select plan(22);

create temp table t as select tests.game('figures-wait', (select id from public.agencies where key = 'default'),
  '{25000000,40000000}') as game, tests.person('Teacher') as teacher, tests.person('Of the agency') as colleague;
create temp table runs as select tests.start((select game from t)) as run from generate_series(1, 6);
select tests.guess(run, 1, 26000000), tests.guess(run, 2, 41000000) from runs;
alter table t add class jsonb, add one jsonb, add two jsonb;
update t set class = tests.open_room(game, teacher, kind => 'class');
update t set one = tests.join_room(class, 2);
grant select on t to public;

-- The position of the homes whose amounts the public API tells.
create function pg_temp.told() returns text language sql as $$
  select coalesce(string_agg(h ->> 'position', ' ' order by h ->> 'position'), '')
  from jsonb_array_elements(public.api_crowd('figures-wait', null) -> 'homes') h
  where (h ->> 'is_closed')::boolean and h -> 'median_minor' <> 'null' $$;
-- And of those whose price somebody may look up who manages the game and not its homes.
create function pg_temp.looked_up() returns text language sql as $$
  select coalesce(string_agg(gl.position::text, ' ' order by gl.position), '')
  from public.game_listings gl, t where gl.game_id = t.game and private.user_sees_price(gl.listing_id, colleague) $$;

select is(pg_temp.told(), '', 'of an open game no amounts are told');
update public.games g set state = 'closed', closes_at = now() - interval '3 days' from t where g.id = game;
select is(pg_temp.told(), '', 'nor of a closed one while a class sits in its lobby');
select is(pg_temp.looked_up(), '', 'whose homes have no price for other people''s managers');
select lives_ok('select tests.begin_game(class) from t', 'the class begins');
select is(pg_temp.told(), '', 'it has both homes before it');
update private.rooms r set changed_at = now() - interval '20 days', state = r.state || '{"pausedAt": 1}' from t
  where r.id = tests.room_id(class);
select is(pg_temp.told(), '', 'and a pause of twenty days changes nothing of that');
select lives_ok('select tests.guess_in_class(class, 2, 26000000) from t', 'a pupil guesses');
select is(pg_temp.told(), '', 'others may still, until the reveal');
select lives_ok('select tests.reveal_room(class) from t', 'the first home is revealed');
select is(pg_temp.told(), '1', 'then its amounts are told, and those of the home to come are not');
select is(pg_temp.looked_up(), '1', 'so it is with prices');
select lives_ok($$select tests.step_room(class, 1, '{"phase": "guessing", "round": 2, "revealedAt": null}') from t$$,
  'the next home is shown');
select is(pg_temp.told(), '1', 'it is kept back');
select lives_ok($$select tests.step_room(class, 1, '{"phase": "finished"}', '[{"type": "finish"}]') from t$$,
  'the class ends early');
select is(pg_temp.told(), '1 2', 'what nobody is going to guess is told');
select is(pg_temp.looked_up(), '1 2', 'and may be looked up');

-- A draft lays out cards.
update public.games g set state = 'open', closes_at = null from t where g.id = game;
update t set two = tests.open_room(game, code => 'CCC444');
update public.games g set state = 'closed', closes_at = now() - interval '3 days' from t where g.id = game;
select is(pg_temp.told(), '', 'a lobby of any kind keeps all of its game back');
select lives_ok($$select tests.step_room(two, 1, '{"phase": "drafting", "game": 1, "rounds": 1}',
  '[{"type": "lay"}]', homes => array(select gl.id from public.game_listings gl where gl.game_id = game
    and gl.position = 2)) from t$$, 'one home is laid out as a card');
select is(pg_temp.told(), '1', 'it is kept back, and the other is not');
select lives_ok($$select tests.step_room(two, 1, '{"phase": "finished"}') from t$$, 'nobody is left to pick');
select is(pg_temp.told(), '1 2', 'so nothing waits any more');
delete from private.rooms r using t where r.id in (tests.room_id(class), tests.room_id(two));
select is(pg_temp.told(), '1 2', 'nor when the rooms are gone');
select * from finish();

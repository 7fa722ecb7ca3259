-- Of a home a room shows what a run of its game would show, and no more; what its mode hides comes with the reveal.
select plan(22);
create temp table t as select tests.game('room-shows', tests.agency('room-shows-brand'), '{25000000,40000000}') as game;
alter table t add host jsonb;
update public.games g set rounds_per_run = 2 from t where g.id = game;
update public.game_listings gl set hidden_facts = '{bedrooms}' from t where gl.game_id = game;
update t set host = tests.open_room(game);
create function pg_temp.see() returns jsonb language sql as $$ select tests.see_room(host) -> 'round' from t $$;
create function pg_temp.mode(options jsonb) returns void language sql as $$
  update private.rooms r set mode_options = options from t where r.id = tests.room_id(host)
$$;
select tests.begin_game(host) from t;

select is(pg_temp.see() -> 'facts' ->> 'floor_area_m2', '90.00', 'facts are shown');
select is(pg_temp.see() -> 'facts' ->> 'bedrooms', null, 'but for those that the game hides');
select is(pg_temp.see() -> 'facts' ->> 'address_line', null, 'the address is not one of them');
select isnt(pg_temp.see() -> 'facts' -> 'map', null, 'there is a place on the map');
select isnt((pg_temp.see() -> 'facts' -> 'map' ->> 'lat')::numeric, 51.5, 'which is not the home''s own');
select is(jsonb_array_length(pg_temp.see() -> 'photos'), 1, 'and its photo');
select pg_temp.mode('{"shows_facts": false}');
select is(pg_temp.see() -> 'facts', '{}', 'a room of photos alone tells no fact');
select is(jsonb_array_length(pg_temp.see() -> 'photos'), 1, 'and shows the photo');
select pg_temp.mode('{"shows_photos": false}');
select is(jsonb_array_length(pg_temp.see() -> 'photos'), 0, 'one of words alone shows no photo');
select is(pg_temp.see() -> 'facts' ->> 'floor_area_m2', '90.00', 'and tells the facts');
select pg_temp.mode('{"shows_facts": false, "shows_photos": false}');
select tests.guess_in_room(host, 1, 26000000) from t;
select tests.reveal_room(host) from t;
select is(pg_temp.see() -> 'facts' ->> 'floor_area_m2', '90.00', 'with the reveal the facts are told');
select is(jsonb_array_length(pg_temp.see() -> 'photos'), 1, 'and the photo is shown');
select is(pg_temp.see() -> 'facts' ->> 'bedrooms', null, 'what the game hides stays hidden');

-- A home that is taken down in the middle.
update public.listings l set status = 'withdrawn' from t, public.game_listings gl
  where gl.game_id = game and gl.position = 1 and l.id = gl.listing_id;
select is(pg_temp.see() ->> 'is_withdrawn', 'true', 'a home that is taken down is said to be');
select is(pg_temp.see() -> 'facts', '{}', 'nothing is told of it');
select is(jsonb_array_length(pg_temp.see() -> 'photos'), 0, 'nor shown');
select is(pg_temp.see() ->> 'price_minor', null, 'and its price is not told either');

-- The homes of the next game.
create function pg_temp.next_homes() returns integer[] language sql as $$
  select array(select gl.position::integer from private.rooms r, public.games g,
    unnest(private.homes_for_room(r, g, 'seed')) with ordinality as h (id, turn), public.game_listings gl, t
    where r.id = tests.room_id(host) and g.id = game and gl.id = h.id order by turn)
$$;
select is(pg_temp.next_homes(), '{2}', 'a home that is taken down is not drawn again');
update public.listings l set status = 'available' from t, public.game_listings gl
  where gl.game_id = game and l.id = gl.listing_id;
delete from private.room_rounds;
select is(pg_temp.next_homes(), '{1,2}', 'homes come in the game''s order');
insert into public.game_listings (game_id, listing_id, position)
  select game, tests.listing((select agency_id from public.games g where g.id = game), 10000000 + n, null), 2 + n
  from t, generate_series(1, 18) n;
select is(pg_temp.next_homes(), array(select generate_series(1, 20)),
  'all that there are: a game takes as many as it has rounds');
update public.games g set round_order = 'random', rounds_per_run = 20 from t where g.id = game;
select isnt(pg_temp.next_homes(), array(select generate_series(1, 20)), 'a game of a random order has one for its room');
update public.game_listings gl set is_visible = false from t where gl.game_id = game and gl.position > 5;
select is((select array_agg(p order by p) from unnest(pg_temp.next_homes()) p), '{1,2,3,4,5}',
  'homes that the game no longer shows are not drawn');
select * from finish();

-- Rooms play one game after another: what is told, asked and awaited is of the game, the round and the seats of now.
select plan(52);

create temp table t as select tests.person('Ann') as ann, tests.person('Ben') as ben,
  (select id from public.agencies where key = 'default') as brand;
create temp table g as select tests.game('room-now', brand, '{10000000,20000000}') as first,
  tests.game('room-next', brand, '{30000000,40000000}') as second from t;
create temp table h as select gl.id, gl.listing_id, gl.position, gl.game_id = g.first as is_first
  from public.game_listings gl join g on gl.game_id in (g.first, g.second);
create temp table room as select tests.open_room((select first from g), ann) as entry from t;
select tests.join_room(entry, 2, ben) from room, t;
create temp table guest as select tests.join_room(entry, 3, null, more => '{"isWatcher": true}') as entry from room;
grant select on room, guest, t, g, h to public;
create function pg_temp.home(is_first boolean, place integer) returns uuid language sql as $$
  select h.id from h where h.is_first = home.is_first and h.position = place $$;
create function pg_temp.awaited(is_first boolean, place integer) returns boolean language sql as $$
  select private.awaits_guesses_in_a_room(h.listing_id) from h
  where h.is_first = awaited.is_first and h.position = place $$;
create function pg_temp.ask(command text, game text default null) returns jsonb language sql as $$
  select private.room_to_command(tests.room_id(entry), entry ->> 'player_token', gen_random_uuid(), command, game, null)
  from room $$;
create function pg_temp.set_state(change jsonb) returns void language sql as $$
  update private.rooms r set state = r.state || change from room where r.id = tests.room_id(room.entry) $$;
create function pg_temp.seen(number integer, ago interval) returns void language sql as $$
  update private.room_seats s set seen_at = clock_timestamp() - ago, was_here = true from room
  where s.room_id = tests.room_id(room.entry) and s.number = seen.number $$;
create function pg_temp.player(number integer) returns jsonb language sql as $$
  select p from room, jsonb_array_elements(tests.see_room(entry) -> 'players') p
  where (p ->> 'number')::integer = player.number $$;
grant execute on all functions in schema pg_temp to public;

-- The lobby.
select is(pg_temp.awaited(true, 1), true, 'a lobby awaits the homes of its game');
select is(pg_temp.ask('guess') ? 'round', false, 'a guess in a lobby is about no round');
select is(pg_temp.player(2) ->> 'name', 'Player 2', 'everybody reads the names of the others');
select pg_temp.set_state('{"areNamesHidden": true}');
select is(pg_temp.player(2) ->> 'name', '', 'where they are hidden nobody does');
select is(pg_temp.player(1) ->> 'name', 'Host', 'but for one''s own');
select pg_temp.set_state('{"areNamesHidden": false}');
select is(tests.step_room(entry, 2, '{}') -> 'entry', 'null', 'a step is answered without what whoever sits down gets')
  from room;

-- Who is here.
select pg_temp.seen(2, interval '40 seconds');
select pg_temp.seen(3, interval '1 second');
select is(pg_temp.ask('guess') -> 'away', '[2]', 'who was not seen for long is away');
select is(pg_temp.player(2) -> 'is_here', 'false', 'and shown as away');
select is(pg_temp.player(3) -> 'is_here', 'true', 'others are here');
create function pg_temp.told() returns bigint language sql as $$
  select count(*) from realtime.messages m join private.rooms r on m.topic like '%' || r.topic_key::text || '%'
  join room on r.id = tests.room_id(room.entry) $$;
create temp table heard as select pg_temp.told() as n;
select isnt(private.notice_room_absences(), 0, 'that somebody left is noticed');
select is(pg_temp.told() > n, true, 'and told to the room') from heard;

-- Hearing a seat: within a second nothing is written, unless the room believed it away.
create function pg_temp.hear() returns interval language sql as $$
  select private.hear_seat(r, s) from room join private.rooms r on r.id = tests.room_id(room.entry)
    join private.room_seats s on s.room_id = r.id and s.number = 2;
  select clock_timestamp() - s.seen_at from private.room_seats s, room
  where s.room_id = tests.room_id(room.entry) and s.number = 2 $$;
create function pg_temp.is_here() returns boolean language sql as $$
  select s.was_here from private.room_seats s, room where s.room_id = tests.room_id(room.entry) and s.number = 2 $$;
select is(pg_temp.is_here(), false, 'a seat that was missed is away');
select isnt(pg_temp.hear(), null, 'until it is heard');
select is(pg_temp.is_here(), true, 'then it is here again');
select pg_temp.seen(2, interval '20 seconds');
select ok(pg_temp.hear() < interval '10 seconds', 'heard after a while, it was seen just now');
select pg_temp.seen(2, interval '-1 hour');
select ok(pg_temp.hear() < interval '-30 minutes', 'heard a moment ago, it is left as it is');
update private.room_seats s set was_here = false from room where s.room_id = tests.room_id(room.entry) and s.number = 2;
select pg_temp.hear();
select is(pg_temp.is_here(), true, 'but for one that the room believed away');

-- A game: its round of now, and the homes that are still to come.
select pg_temp.seen(n, interval '0') from generate_series(1, 3) n;
select tests.begin_game(entry) from room;
select is(pg_temp.awaited(true, 1) and pg_temp.awaited(true, 2), true, 'a game awaits its homes');
select is((pg_temp.ask('guess') ->> 'game_listing_id')::uuid, pg_temp.home(true, 1), 'a guess is about the first');
select tests.guess_in_room(entry, 2, 11000000) from room;
select tests.guess_as_audience(entry, 3, 12000000) from room;
select is((tests.see_room(entry) #>> '{round,own_guess,amount_minor}')::bigint, 12000000::bigint,
  'the audience sees its guess') from guest;
select tests.reveal_room(entry) from room;
select is(pg_temp.awaited(true, 1), false, 'what is revealed is awaited no more');
select is(pg_temp.awaited(true, 2), true, 'what comes then is');
select pg_temp.set_state('{"phase": "finished"}');
select is(pg_temp.awaited(true, 2), false, 'after a game that ended early nothing is');
select pg_temp.set_state('{"phase": "guessing", "round": 2}');
select is((pg_temp.ask('guess') ->> 'game_listing_id')::uuid, pg_temp.home(true, 2),
  'then a guess is about the second');

-- Who is gone is away, however lately they were seen; what they guessed stays.
update private.rooms r set state = jsonb_set(r.state, '{seats,1,isGone}', 'true') from room
  where r.id = tests.room_id(room.entry);
select is(pg_temp.player(2) -> 'is_here', 'false', 'who went is away at once');
update private.rooms r set state = jsonb_set(r.state, '{seats,1,isGone}', 'false') from room
  where r.id = tests.room_id(room.entry);

-- The next game: cards are laid, and the runs of the one before are their players'.
create temp table run as select s.session_id as id from private.room_seats s join room
  on s.room_id = tests.room_id(room.entry) where s.number = 2;
select isnt((select s.user_id from public.sessions s join run on s.id = run.id), (select ben from t),
  'while a game goes on its runs are nobody''s');
insert into private.room_cards (room_id, game, number, game_listing_id)
  select tests.room_id(entry), 1, 0, pg_temp.home(true, 1) from room;
select tests.step_room(entry, 1, '{"phase": "drafting", "game": 2, "round": 0}', '[{"type": "lay"}]',
  homes => array[pg_temp.home(false, 1), pg_temp.home(false, 2)]) from room;
select is((select s.user_id from public.sessions s join run on s.id = run.id), (select ben from t),
  'as cards are laid for the next one they are their players''');
select is(pg_temp.awaited(false, 1), true, 'cards that are laid out are awaited');
select is(pg_temp.awaited(true, 1), false, 'those of the game before are not');
select is(pg_temp.ask('pick') -> 'cards', jsonb_build_array(pg_temp.home(false, 1), pg_temp.home(false, 2)),
  'a pick is of the cards of now');
select tests.step_room(entry, 1, '{"phase": "guessing", "game": 2, "round": 1, "rounds": 2, "pausedAt": 1}',
  '[{"type": "begin"}]',
  homes => array[pg_temp.home(false, 1), pg_temp.home(false, 2)]) from room;
select is((pg_temp.ask('guess') ->> 'game_listing_id')::uuid, pg_temp.home(false, 1),
  'a guess is about the home of this game');
select is(pg_temp.awaited(false, 2), true, 'whose homes are awaited');
select is(pg_temp.awaited(true, 2), false, 'as those of the game before are not');
select is(tests.see_room(entry) #> '{round,own_guess}', 'null', 'what the audience said in another game is of no round')
  from guest;

-- A reaction shows for six seconds.
select is(private.reaction_of_seat(jsonb_build_object('reaction', jsonb_build_object('key', 'wow', 'at',
  floor(extract(epoch from clock_timestamp()) * 1000)::bigint))), 'wow', 'a reaction shows');
select is(private.reaction_of_seat(jsonb_build_object('reaction', jsonb_build_object('key', 'wow', 'at',
  floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 7000))), null, 'and is gone after a while');

-- What a step tells the topic: the room as a round begins, then who guessed, and nothing of what only some may know.
create temp table step as select r as room from private.rooms r join room on r.id = tests.room_id(room.entry);
create function pg_temp.changed(change jsonb, more jsonb default '{}') returns private.rooms language sql as $$
  select jsonb_populate_record((step.room), jsonb_build_object('state', (step.room).state || change) || more) from step
$$;
create function pg_temp.tells(before private.rooms, after private.rooms, effect text default 'keep') returns text
language sql as $$
  select coalesce((select string_agg(k, ',') from jsonb_object_keys(told) k), 'nothing') from (select
    private.told_of_step(before, after, jsonb_build_array(jsonb_build_object('type', effect, 'seat', 2))) as told) x
$$;
create function pg_temp.with_seat(change jsonb) returns jsonb language sql as $$
  select jsonb_build_object('seats', jsonb_set((step.room).state -> 'seats', '{1}',
    (step.room).state -> 'seats' -> 1 || change)) from step
$$;
select is(pg_temp.tells(pg_temp.changed('{}'), pg_temp.changed(pg_temp.with_seat('{"hasGuessed": true}'))), 'seats',
  'a guess tells who guessed');
select is(pg_temp.tells(pg_temp.changed('{"phase": "lobby"}'), pg_temp.changed('{}'), 'begin'), 'view',
  'a game that begins tells the room');
select is(pg_temp.tells(pg_temp.changed('{"round": 0}'), pg_temp.changed('{}'), 'begin'), 'view',
  'and so does the next round');
select is(pg_temp.tells(pg_temp.changed('{}'), pg_temp.changed('{"phase": "revealed", "round": 2}'), 'reveal'),
  'nothing', 'a reveal tells that there is something to see');
select is(pg_temp.tells(pg_temp.changed('{"phase": "lobby"}'), pg_temp.changed('{"phase": "revealed"}'), 'reveal'),
  'nothing', 'however it came');
select is(pg_temp.tells(pg_temp.changed('{}'), pg_temp.changed(pg_temp.with_seat('{"hasGuessed": true}')), 'rename'),
  'nothing', 'what does more than keep a guess is to be looked at');
select is(pg_temp.tells(pg_temp.changed('{}'), pg_temp.changed('{"isLocked": true}')), 'nothing',
  'and so is a change of the room');
select is(pg_temp.tells(pg_temp.changed('{}'), pg_temp.changed(pg_temp.with_seat('{"isWatcher": true}'))), 'nothing',
  'and of a seat');
select is(pg_temp.tells(pg_temp.changed('{}'), pg_temp.changed('{}', jsonb_build_object('game_id', second))), 'nothing',
  'and another game') from g;
select is(pg_temp.tells(pg_temp.changed('{}'), pg_temp.changed('{}', '{"mode_options": {"is_calm": true}}')),
  'nothing', 'and other rules');
select is(pg_temp.tells(pg_temp.changed('{}'), pg_temp.changed('{}')), 'seats',
  'where nothing changed no seat is named');

-- A pupil without a seat guesses nothing.
create temp table class as
select tests.open_room((select first from g), ann, kind => 'class', code => 'ACD347') as entry from t;
select is(public.write_class_guess(r.id, 9, gen_random_uuid(), r.state, r.state, '{}') -> 'is_stale', 'true',
  'who has no seat guesses nothing') from private.rooms r join class on r.id = tests.room_id(class.entry);

-- What may begin, and how often somebody may ask.
select is(array(select private.fits_room(x, o) from public.games x, g,
    unnest('{"{}","{\"has_fog\": true}","{\"is_comparison\": true}"}'::jsonb[]) o where x.id = g.first), '{t,f,f}',
  'neither fog nor comparison is played together');
update public.games x set state = 'closed' from g where x.id = g.first;
select tests.refuses('select pg_temp.ask(''start'')', 'game_not_open', 409, 'a game that is closed does not begin');
update public.games x set state = 'open' from g where x.id = g.first;
select tests.wait_for_a_whole_minute();
select count(pg_temp.ask('guess')) from generate_series(1, 200);
select lives_ok('select pg_temp.ask(''guess'')', 'two hundred commands in a minute are taken');
select tests.refuses('select pg_temp.ask(''guess'') from generate_series(1, 200)', 'rate_limited', 429,
  'four hundred are not');
select * from finish();

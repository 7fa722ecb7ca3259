-- A room is opened of a game that its host may play, found by its code, and gives each person one seat.
select plan(16);
create temp table t as select tests.agency('room-open-brand') as brand;
alter table t add game uuid, add closed uuid, add coded uuid, add boss uuid, add host jsonb, add player uuid;
update t set boss = tests.person('Boss'), player = tests.person('Player');
update t set game = tests.game('room-open', brand, '{25000000,40000000}'),
  closed = tests.game('room-closed', brand, '{25000000}'),
  coded = tests.game('room-coded', brand, '{25000000}', boss);
update public.games g set state = 'closed' from t where g.id = closed;
update public.games g set visibility = 'code' from t where g.id = coded;

select ok((select tests.open_room(game) is not null from t), 'a game that is open gets a room');
select tests.refuses('select tests.open_room(closed, code => ''CCC333'') from t', 'game_not_open', 409,
  'one that is closed gets none');
select tests.refuses('select tests.open_room(coded, player, code => ''CCC333'') from t', 'access_code_refused', 403,
  'nor does one behind a code, for whoever has not played it');
select ok((select tests.open_room(coded, boss, code => 'CCC333') is not null from t), 'its owner opens one');
select tests.refuses('select public.open_room(''nowhere'', null, ''vs'', null, null, ''DDD333'', ''{}'', ''Me'', null,
  null, null, ''test'')', 'not_found', 404, 'a game that is not there is not found');
select tests.refuses('select tests.open_room(game, guest_token => ''unknown'', code => ''DDD333'') from t',
  'not_your_run', 403, 'a guest''s token that is not known opens nothing');

update t set host = tests.open_room(game, player, code => 'EEE333');
select is((select public.room_to_join('EEE333', player, null, null, 'test') ->> 'seat' from t), '1',
  'whoever has a seat is known by their account');
select is((select public.room_to_join('EEE333', null, null, host ->> 'player_token', 'test') ->> 'seat' from t), '1',
  'or by its token');
select is((select public.room_to_join('EEE333', boss, null, null, 'test') ->> 'seat' from t), null,
  'nobody else has one');
select tests.refuses('select public.room_to_join(''FFF333'', null, null, null, ''test'')', 'not_found', 404,
  'a code of no room is not found');
select is((select private.seat_token(tests.room_id(host), 1) = host ->> 'player_token' from t), true,
  'the token of a seat is the same whenever it is asked for');

-- Who listens: whoever was given the topic.
select ok((select host -> 'room' ->> 'topic' ~ '^room:[0-9a-f]{64}$' from t), 'the topic cannot be guessed');
select ok((select private.may_hear_room(host -> 'room' ->> 'topic') from t), 'who was given it may listen');
select ok((select not private.may_hear_room('room:' || tests.room_id(host)) from t), 'the id of a room is none');

-- What a start needs: homes that the room has not played come first.
select is((select jsonb_array_length(public.room_to_command(tests.room_id(host), host ->> 'player_token',
  gen_random_uuid(), 'start', null, null) -> 'homes') from t), 2, 'a start is told the homes of the game');
select tests.refuses('select public.room_to_command(tests.room_id(host), host ->> ''player_token'', gen_random_uuid(),
  ''rematch'', ''room-closed'', ''room-open-brand'') from t', 'game_not_open', 409,
  'another game has to be open as well');
select * from finish();

-- A step is written on the version that it was made from, a command is obeyed once, a seat guesses a round once.
select plan(19);
create temp table t as select tests.game('room-once', tests.agency('room-once-brand'), '{25000000,40000000}') as game,
  gen_random_uuid() as command, gen_random_uuid() as retried;
alter table t add host jsonb, add other jsonb, add answer jsonb;
update t set host = tests.open_room(game, request_key => 'a-key-of-this-click');
update t set other = tests.join_room(host, 2);

select is((select tests.open_room(game) from t), null, 'a code that is taken opens no second room');
select ok((select tests.open_room(game, code => 'ACD347') is not null from t), 'another code does');
select is((select (tests.open_room(game, code => 'ACD349', request_key => 'a-key-of-this-click') ->> 'guest_token')
  = host ->> 'guest_token' from t), true, 'a retry with the same key is the same guest');

select is((select public.write_room(r.id, r.version - 1, r.state || '{"phase": "finished"}', '[]', 1,
  gen_random_uuid(), null, null, null, null) ->> 'is_stale' from private.rooms r, t where r.id = tests.room_id(host)),
  'true', 'a step from an older version is stale');
select is((select r.state ->> 'phase' from private.rooms r, t where r.id = tests.room_id(host)), 'lobby',
  'and changes nothing');
select lives_ok('select tests.begin_game(host) from t', 'a step from the version that is there is written');

update t set answer = tests.guess_in_room(host, 1, 26000000, command_id => command);
select is((select answer ->> 'is_stale' from t), 'false', 'a guess is written');
select is((select tests.guess_in_room(host, 1, 26000000, command_id => command) -> 'version' from t),
  (select answer -> 'version' from t), 'sent again it gets the same version');
select is((select count(*)::integer from private.room_guesses g, t where g.room_id = tests.room_id(host)), 1,
  'and stays one guess');
select throws_ok('select tests.guess_in_room(host, 1, 27000000) from t', '23505', null,
  'a second guess of the same seat is refused by its key');
select lives_ok('select tests.guess_in_room(host, 2, 27000000) from t', 'another seat guesses the same home');
select is((select public.room_to_command(tests.room_id(host), host ->> 'player_token', command, 'guess', null, null)
  from t), (select jsonb_build_object('obeyed', answer -> 'version') from t),
  'a command that was obeyed is known before anything else is looked at');
select is((select public.room_to_command(tests.room_id(host), host ->> 'player_token', retried, 'guess', null, null)
  -> 'own_guess' ->> 'amount_minor' from t), '26000000', 'another command is told the guess that stands');

-- Whoever asks is known by the token of the seat.
select tests.refuses('select public.room_state(tests.room_id(host), ''x'') from t', 'not_your_run', 403,
  'a wrong token sees nothing');
select tests.refuses('select public.room_to_command(tests.room_id(host), other ->> ''guest_token'', retried, ''next'',
  null, null) from t', 'not_your_run', 403, 'and moves nothing, were it the guest''s own');
select tests.refuses('select public.room_state(gen_random_uuid(), host ->> ''player_token'') from t', 'not_found', 404,
  'a room that is not there is not found');
select is((select tests.see_room(other) ->> 'you' from t), '2', 'the right token sees its seat');
select lives_ok($$select tests.step_room(host, 1, jsonb_build_object('seats', jsonb_build_array(
  tests.seat_state(1), tests.seat_state(2, '{"isKicked": true}')))) from t$$, 'somebody is removed');
select tests.refuses('select tests.see_room(other) from t', 'not_your_run', 403, 'and sees nothing any more');
select * from finish();

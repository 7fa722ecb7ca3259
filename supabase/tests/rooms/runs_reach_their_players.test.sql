-- When a game in a room is over its runs belong to those who played them; a room that nobody moves
-- goes, and loses nothing.
select plan(28);
create temp table t as select tests.game('room-runs', tests.agency('room-runs-brand'), '{25000000}') as game,
  tests.person('Room player') as player;
alter table t add host jsonb, add other jsonb, add late jsonb, add quiet jsonb;
update t set host = tests.open_room(game);
update t set other = tests.join_room(host, 2, player);
select lives_ok('select tests.begin_game(host) from t', 'a game begins');
select lives_ok('select tests.guess_in_room(host, 1, 26000000), tests.guess_in_room(host, 2, 24000000) from t',
  'two people guess');
select lives_ok('select tests.reveal_room(host) from t', 'the round is revealed');
update t set late = tests.join_room(host, 3, more => '{"since": 2}');
select ok((select exists (select from private.seen_spoilers s where s.game_id = game
  and s.player_id = private.guest_of(late ->> 'guest_token')) from t),
  'who comes while the price is shown has seen it');
select lives_ok($$select tests.step_room(host, 1, '{"phase": "finished"}', '[{"type": "finish"}]') from t$$,
  'the game ends');
select is((select s.total_score from public.sessions s, t where s.user_id = player), 900,
  'the run of whoever has an account is theirs');
select is((select s.status from public.sessions s, t where s.guest_id = private.guest_of(host ->> 'guest_token')),
  'finished', 'that of a guest the guest''s');
select is((select count(*)::integer from private.guest_identities g where not exists (
  select from private.room_seats s where s.guest_id = g.id)
  and exists (select from public.sessions s, t where s.guest_id = g.id and s.game_id = game)), 0,
  'nobody keeps it for them any more');
select is((select jsonb_array_length(tests.see_room(host) -> 'played') from t), 1, 'the room tells what was played');
select is((select tests.see_room(late) -> 'players' -> 2 ->> 'is_playing' from t), 'false',
  'who came late was in no round');

-- A rematch begins with runs of its own.
select lives_ok('select tests.begin_game(host, 2) from t', 'a rematch begins');
select is((select tests.see_room(host) -> 'players' -> 0 ->> 'score' from t), '0', 'its points begin at nothing');
select lives_ok('select tests.guess_in_room(host, 2, 25000000, 950) from t', 'somebody guesses in it');

-- Nobody moves the room for a day.
select is((select private.forget_rooms()), 0, 'a room that is used stays');
update private.rooms r set changed_at = now() - interval '25 hours' from t where r.id = tests.room_id(host);
update t set quiet = tests.open_room(game, code => 'AAA333');
select is((select private.forget_rooms()), 1, 'one that nobody moved for a day goes');
select tests.refuses('select tests.see_room(host) from t', 'not_found', 404, 'and is not found any more');
select is((select max(s.total_score) from public.sessions s, t where s.user_id = player), 950,
  'what was guessed in it counts in its player''s run');
select is((select r.code from private.rooms r, t where r.game_id = game), 'AAA333', 'the other one is still there');

-- Who has gone quiet.
update private.room_seats s set seen_at = clock_timestamp() - interval '5 seconds' from t
  where s.room_id = tests.room_id(quiet);
select is((select private.notice_room_absences()), 0, 'a host who is silent for five seconds is waited for');
update private.room_seats s set seen_at = clock_timestamp() - interval '8 seconds' from t
  where s.room_id = tests.room_id(quiet);
select is((select private.notice_room_absences()), 1, 'the clock notices a host who is silent for eight seconds');
select is((select private.notice_room_absences()), 0, 'and tells it once');
create function pg_temp.told_here(entry jsonb) returns setof jsonb language sql as $$
  select m.payload - '{id,version}'::text[] from realtime.messages m
  where m.topic = entry -> 'room' ->> 'topic' and m.payload ? 'here' order by m.payload -> 'here' $$;
select results_eq('select pg_temp.told_here(quiet) from t',
  $$values ('{"seats": null, "view": null, "here": [{"number": 1, "is_here": false}]}'::jsonb)$$,
  'whose seat it is, and nothing else');
select is((select public.room_beat(tests.room_id(quiet), quiet ->> 'player_token') from t),
  (select r.version from private.rooms r, t where r.id = tests.room_id(quiet)),
  'who says that they are there hears the version');
select results_eq('select pg_temp.told_here(quiet) from t', $$values
  ('{"seats": null, "view": null, "here": [{"number": 1, "is_here": false}]}'::jsonb),
  ('{"seats": null, "view": null, "here": [{"number": 1, "is_here": true}]}'::jsonb)$$,
  'and the others that they came back');
select is((select public.room_beat(tests.room_id(quiet), quiet ->> 'player_token') from t),
  (select r.version from private.rooms r, t where r.id = tests.room_id(quiet)), 'said again it is heard');
select is((select count(*)::integer from t, pg_temp.told_here(quiet)), 2, 'and told to nobody');
select tests.refuses('select public.room_beat(tests.room_id(quiet), ''x'') from t', 'not_your_run', 403,
  'a token of no seat is nobody''s sign');
select tests.step_room(quiet, 1, jsonb_build_object('seats', jsonb_build_array(
  tests.seat_state(1, '{"isGone": true}')))) from t;
select tests.refuses('select public.room_beat(tests.room_id(quiet), quiet ->> ''player_token'') from t',
  'not_your_run', 403, 'who left has to come in again');
select * from finish();

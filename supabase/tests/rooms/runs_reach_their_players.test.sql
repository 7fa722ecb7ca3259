-- When a game in a room is over its runs belong to those who played them; a room that nobody moves
-- goes, and loses nothing.
select plan(21);
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
select * from finish();

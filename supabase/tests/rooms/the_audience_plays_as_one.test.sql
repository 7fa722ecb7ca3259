-- Whoever watches may guess: once, told to nobody else before the reveal; from five guesses on the middle one plays.
select plan(48);
create temp table t as select tests.game('room-audience', tests.agency('room-audience-brand'), '{25000000,40000000}')
  as game, gen_random_uuid() as command, tests.person('Audience teacher') as teacher;
alter table t add host jsonb, add watchers jsonb[], add other jsonb, add class jsonb;
update t set host = tests.open_room(game);
update t set other = tests.join_room(host, 2);
update t set watchers[1] = tests.join_room(host, 3, more => '{"isWatcher": true}');
update t set watchers[2] = tests.join_room(host, 4, more => '{"isWatcher": true}');
update t set watchers[3] = tests.join_room(host, 5, more => '{"isWatcher": true}');
update t set watchers[4] = tests.join_room(host, 6, more => '{"isWatcher": true}');
update t set watchers[5] = tests.join_room(host, 7, more => '{"isWatcher": true}');
grant select on t to public;
select lives_ok('select tests.begin_game(host) from t', 'a game begins');

select is((select tests.guess_as_audience(host, 3, 21000000, 700, command) -> 'version' from t),
  (select tests.see_room(host) -> 'version' from t), 'a watcher''s guess leaves the room at its version');
select is((select tests.guess_as_audience(host, 3, 21000000, 700, command) -> 'version' from t),
  (select tests.see_room(host) -> 'version' from t), 'sent again it is answered as before');
select lives_ok('select tests.guess_as_audience(host, 3, 21000000, 700) from t',
  'the same amount under another id is no second guess');
select tests.refuses('select tests.guess_as_audience(host, 3, 22000000) from t', 'already_guessed', 409,
  'another amount is refused');
select is((select count(*)::integer from private.room_audience_guesses a, t where a.room_id = tests.room_id(host)), 1,
  'and one guess is kept');
select tests.refuses('select tests.guess_as_audience(host, 2, 22000000) from t', 'not_in_run', 409,
  'who plays is not of the audience');
select tests.refuses('select tests.guess_as_audience(host, 99, 22000000) from t', 'not_your_run', 403,
  'nor is a seat that is not there');
select tests.refuses($$select public.keep_audience_guess(r.room_id, 4, gen_random_uuid(), r.game_listing_id, 2000,
  '{"amount_minor": 21000000, "score": 1, "label": "good", "log_error": 0.1}') from private.room_rounds r, t
  where r.room_id = tests.room_id(host) and r.number = 2$$, 'time_over', 409, 'a home that is not on takes no guess');
create function pg_temp.set_seat(seat integer, change jsonb) returns void language sql as $$
  update private.rooms r set state = jsonb_set(r.state, '{seats}', (
    select jsonb_agg(case when (s ->> 'number')::integer = set_seat.seat then s || change else s end)
    from jsonb_array_elements(r.state -> 'seats') s)) from t where r.id = tests.room_id(host) $$;
select pg_temp.set_seat(4, '{"isGone": true}');
select tests.refuses('select tests.guess_as_audience(host, 4, 22000000) from t', 'not_your_run', 403,
  'who has left guesses no more');
select pg_temp.set_seat(4, '{"isGone": false, "isKicked": true}');
select tests.refuses('select tests.guess_as_audience(host, 4, 22000000) from t', 'not_your_run', 403,
  'nor does who was removed');
select pg_temp.set_seat(4, '{"isKicked": false}');
select is((select tests.see_room(watchers[1]) -> 'round' -> 'own_guess' ->> 'amount_minor' from t), '21000000',
  'a watcher sees the own guess');
select lives_ok('select tests.guess_as_audience(host, 4, 22000000, 720),
  tests.guess_as_audience(host, 5, 30000000, 740),
  tests.guess_as_audience(host, 6, 90000000, 100) from t', 'three more guess');
select is((select (tests.see_room(host) -> 'audience')::text from t), '{"least": 5, "guessed": 4}',
  'how many have guessed is told');
select is((select jsonb_array_length(tests.see_room(host) -> 'players') from t), 7, 'four are no audience');
select lives_ok('select tests.guess_as_audience(host, 7, 23000000, 760) from t', 'a fifth guesses');
select is((select tests.see_room(host) -> 'players' -> 7 ->> 'name' from t), 'Audience', 'five are one player');
select is((select tests.see_room(host) -> 'players' -> 7 ->> 'score' from t), '0', 'without points before the reveal');
select ok((select not (tests.see_room(host) -> 'round' ? 'guesses') from t), 'and with no guess that anybody sees');
select is((select tests.see_room(host) -> 'round' -> 'own_guess' from t), 'null'::jsonb,
  'who has not guessed sees none of it');

-- Paused, out of time, revealed: no more.
select lives_ok($$select tests.step_room(host, 1, '{"pausedAt": 1}') from t$$, 'the host pauses');
update t set watchers[6] = tests.join_room(host, 8, more => '{"isWatcher": true}');
select tests.refuses('select tests.guess_as_audience(host, 8, 23000000) from t', 'room_paused', 409,
  'a room that is paused takes no guess');
select lives_ok($$select tests.step_room(host, 1, '{"pausedAt": null, "deadlineAt": 1}') from t$$, 'time is over');
select tests.refuses('select tests.guess_as_audience(host, 8, 23000000) from t', 'time_over', 409,
  'a guess after the time is refused');
select lives_ok($$select tests.step_room(host, 1, '{"deadlineAt": null}') from t$$, 'the clock is gone again');
select lives_ok('select tests.reveal_room(host) from t', 'the round is revealed');
select tests.refuses('select tests.guess_as_audience(host, 8, 23000000) from t', 'time_over', 409,
  'a guess after the reveal is refused');
select is((select tests.guess_as_audience(host, 3, 21000000, 700, command) ? 'version' from t), true,
  'one that was kept is answered as before');
select is((select tests.see_room(other) -> 'round' -> 'guesses' -> 0 ->> 'amount_minor' from t), '23000000',
  'the middle guess is the audience''s, however far off the farthest is');
select is((select tests.see_room(other) -> 'players' -> 8 ->> 'score' from t), '760', 'and has its points');
select is((select count(*)::integer from public.sessions s, t where s.game_id = game and s.guessed > 0), 0,
  'a guess of the audience is in no run');

-- The next round and the next game begin without guesses; four are no audience after the reveal either.
select lives_ok($$select tests.step_room(host, 1, '{"phase": "guessing", "round": 2, "revealedAt": null}') from t$$,
  'the second home is on');
select is((select tests.see_room(watchers[1]) -> 'round' -> 'own_guess' from t), 'null'::jsonb,
  'which a watcher has not guessed');
select lives_ok('select tests.guess_as_audience(host, n, 20000000 + n) from t, generate_series(3, 6) n',
  'four guess it');
select is((select (tests.see_room(host) -> 'audience')::text from t), '{"least": 5, "guessed": 4}',
  'how many have guessed is told of this home');
select is((select p ->> 'has_guessed' || ' ' || (p ->> 'score') from t,
  jsonb_array_elements(tests.see_room(host) -> 'players') p where p ->> 'number' = '0'), 'false 760',
  'the audience has not guessed it, and keeps the points of the home before');
select is((select array_agg(distinct a.game || ' ' || a.round) from private.room_audience_guesses a, t
  where a.room_id = tests.room_id(host)), '{"1 1","1 2"}', 'their guesses are of this round');
select lives_ok('select tests.reveal_room(host) from t', 'it is revealed');
select is((select array_agg(e -> 'seat') from t, jsonb_array_elements(tests.see_room(other) -> 'round' -> 'guesses') e
  where e -> 'seat' = '0'), null, 'four have no middle');
select is((select p ->> 'score' from t, jsonb_array_elements(tests.see_room(host) -> 'players') p
  where p ->> 'number' = '0'), '760', 'and make no points');
select lives_ok($$select tests.step_room(host, 1, '{"phase": "finished"}', '[{"type": "finish"}]') from t$$,
  'the game ends');
select lives_ok('select tests.begin_game(host, 2) from t', 'another begins');
select is((select tests.see_room(watchers[1]) -> 'round' -> 'own_guess' from t), 'null'::jsonb,
  'what was guessed in the game before is no guess of this one');
select lives_ok('select tests.guess_as_audience(host, 3, 25000000, 500) from t', 'its first home is guessed');
select is((select tests.see_room(watchers[2]) -> 'round' -> 'own_guess' from t), 'null'::jsonb,
  'and who guessed the first home of the game before has not guessed this one');
select is((select a.amount_minor from private.room_audience_guesses a, t where a.room_id = tests.room_id(host)
  and a.game = 2 and a.round = 1), 25000000::bigint, 'in this game');

-- A class has no audience: who watches there is a projector.
update t set class = tests.open_room(game, teacher, kind => 'class', code => 'CCC777');
update t set other = tests.join_room(class, 2, more => '{"isWatcher": true}');
select lives_ok('select tests.begin_game(class) from t', 'a class begins');
select tests.refuses('select tests.guess_as_audience(class, 2, 23000000) from t', 'not_in_run', 409,
  'who watches a class does not guess');
select * from finish();

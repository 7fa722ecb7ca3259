-- In a class nobody has a name of their own choosing, one pupil's steps are told to nobody else, and all that a class
-- left is gone after thirty days.
select plan(53);
create temp table t as select tests.game('class-room', tests.agency('class-room-brand'), '{25000000,40000000}') as game,
  tests.person('Ms Real Name') as teacher, tests.person('Pupil Real Name') as pupil;
alter table t add host jsonb, add one jsonb, add two jsonb, add party jsonb, add topic text;
grant select on t to public;

select tests.refuses('select tests.open_room(game, kind => ''class'') from t', 'not_allowed', 403,
  'a class without a teacher''s account is refused');
update t set host = tests.open_room(game, teacher, kind => 'class');
select ok((select host is not null from t), 'with one it is opened');
update t set one = tests.join_room(host, 2, pupil), topic = host -> 'room' ->> 'topic';
update t set two = tests.join_room(host, 3);
select is((select count(*)::integer from private.room_seats s, t where s.room_id = tests.room_id(host)
  and s.name ~ '^[A-Z][a-z]+ [A-Z][a-z]+$' and s.name not in ('Host', 'Player 2', 'Player 3')), 3,
  'whatever names were sent, friendly ones are kept');

-- As many as a class has seats, and each another name.
select lives_ok($$select tests.join_room(host, n) from t, generate_series(4, 60) n$$, 'a class of sixty sits down');
select is((select count(distinct s.name)::integer from private.room_seats s, t where s.room_id = tests.room_id(host)),
  60, 'everybody has a name of their own');
select is((select count(*)::integer from realtime.messages m, t where m.topic = t.topic), 0,
  'who sits down is told to nobody but the teacher, who looks');
select lives_ok($$select tests.step_room(host, 1, '{}', '[{"type": "rename", "seat": 3}]',
  person => '{"name": "A name that was typed"}') from t$$, 'the teacher asks for another name');
select is((select count(*)::integer from private.room_seats s, t where s.room_id = tests.room_id(host)
  and s.name = 'A name that was typed'), 0, 'and gets a friendly one');
select is((select count(*)::integer from realtime.messages m, t where m.topic = t.topic), 1,
  'which all are told, since no seat moved');
select lives_ok($$select tests.step_room(host, 1, '{"isLocked": true}'
  || jsonb_build_object('seats', (select jsonb_agg(s || '{"reaction": "wow"}') from private.rooms r,
    jsonb_array_elements(r.state -> 'seats') s where r.id = tests.room_id(host)))) from t$$, 'the door is locked');
select is((select count(*)::integer from realtime.messages m, t where m.topic = t.topic), 2,
  'which all are told, though seats moved as well');
update t set party = tests.open_room(game, code => 'CCC444');
select is((select s.name from private.room_seats s, t where s.room_id = tests.room_id(party)), 'Host',
  'in a party a name stays as it was chosen');
alter table t add party_told integer;
update t set party_told = (select count(*) from realtime.messages m where m.topic = party -> 'room' ->> 'topic');
select lives_ok('select tests.join_room(party, 2) from t', 'somebody joins the party');
select is((select count(*) - party_told from t join realtime.messages m on m.topic = party -> 'room' ->> 'topic'
  group by party_told), 1::bigint, 'which all are told');

-- What is told.
create function pg_temp.told(entry jsonb) returns integer language sql as $$
  select count(*)::integer from realtime.messages m where m.topic = entry -> 'room' ->> 'topic' $$;
alter table t add told integer;
update t set told = pg_temp.told(host);
update private.rooms r set mode = 'classroom-safe', mode_options = '{"is_classroom": true}' from t
  where r.id = tests.room_id(host);
select lives_ok('select tests.begin_game(host) from t', 'the game begins');
update private.rooms r set state = r.state || '{"pausedAt": null}' from t where r.id = tests.room_id(host);
select is((select pg_temp.told(host) - told from t), 1, 'everybody is told of it');
alter table t add found jsonb, add command uuid default gen_random_uuid(), add answer jsonb;
update t set found = (select r.state from private.rooms r where r.id = tests.room_id(host));
update t set answer = tests.guess_in_class(host, 2, 26000000, found, command);
select is((select answer ->> 'is_stale' from t), 'false', 'a pupil guesses');
select is((select tests.guess_in_class(host, 2, 26000000, found, command) -> 'version' from t),
  (select answer -> 'version' from t), 'sent again it is answered as before');
select is((select tests.guess_in_class(host, 3, 27000000, found) ->> 'is_stale' from t), 'false',
  'another''s guess is written onto the room as it is');
select is((select tests.guess_in_class(host, 2, 26000000, found, command) ->> 'is_stale' from t), 'false',
  'and sent again after it the first is no older one');
select is((select public.write_class_guess(r.id, 5, gen_random_uuid(), r.state || '{"round": 7}', r.state, '{}')
  ->> 'is_stale' from private.rooms r, t where r.id = tests.room_id(host)), 'true', 'one read in another round is');
select is((select public.write_class_guess(r.id, 5, gen_random_uuid(), r.state, r.state || '{"round": 7}', '{}')
  ->> 'is_stale' from private.rooms r, t where r.id = tests.room_id(host)), 'true', 'and one that moves the round');
select is((select tests.guess_in_class(host, 2, 26000000, found) ->> 'is_stale' from t), 'true',
  'a second guess of a seat was made from an older room');
select is((select tests.guess_in_class(host, 4, 26000000, found || '{"pausedAt": 1}') ->> 'is_stale' from t), 'true',
  'and so was one from a room that was paused');
-- A room that was stored before some words were known is found with what they meant then.
select is((select tests.guess_in_class(host, 4, 28000000, found
  || '{"play": {"eliminates": false, "teaming": null, "isDraft": false}, "draft": null}'
  || jsonb_build_object('seats', (select jsonb_agg(s || '{"proposalMinor": null}')
    from jsonb_array_elements(found -> 'seats') s))) ->> 'is_stale' from t), 'false',
  'words that are newer than the room make no guess stale');
select is((select tests.guess_in_class(host, 5, 28000000, found || '{"round": 2}') ->> 'is_stale' from t), 'true',
  'an older word that was other than it is does');
select is((select tests.guess_in_class(host, 5, 28000000, found || jsonb_build_object('seats',
  (select jsonb_agg(s || '{"isGone": true}') from jsonb_array_elements(found -> 'seats') s))) ->> 'is_stale' from t),
  'true', 'and so does another word of the pupil''s own seat');
select is((select array_agg(g.seat || ' ' || g.amount_minor order by g.seat)::text from private.room_guesses g, t
  where g.room_id = tests.room_id(host)), '{"2 26000000","3 27000000","4 28000000"}',
  'each pupil''s guess is kept once');
select is((select jsonb_agg(s -> 'number') from private.rooms r, t, jsonb_array_elements(r.state -> 'seats') s
  where r.id = tests.room_id(host) and (s ->> 'hasGuessed')::boolean), '[2, 3, 4]',
  'and the room tells who has guessed');
create temp table n as select tests.game('class-next', (select g.agency_id from public.games g, t where g.id = t.game),
  '{30000000}') as game;
update public.games g set mode = 'blitz', mode_options = '{"round_seconds": 15}' from n where g.id = n.game;
create function pg_temp.next_mode(entry jsonb) returns text language sql as $$
  select m.mode || m.mode_options from n join public.games g on g.id = n.game
  join private.rooms r on r.id = tests.room_id(entry) cross join lateral private.next_mode_of_room(r, g) m $$;
select is((select pg_temp.next_mode(host) from t), 'classroom-safe{"is_classroom": true}',
  'another game is played as a class plays');
select is((select pg_temp.next_mode(party) from t), 'blitz{"round_seconds": 15}',
  'in a party it is played as it says itself');
select is((select tests.guess_in_class(party, 1, 26000000) ->> 'is_stale' from t), 'true',
  'a party''s guesses may reveal its round, so none is written like this');
select is((select pg_temp.told(host) - told from t), 1, 'nobody is told of a guess');
select is((select tests.see_room(host) -> 'players' -> 1 ->> 'has_guessed' from t), 'true',
  'the teacher, who looks, sees it');
select lives_ok($$select tests.step_room(host, 1, jsonb_build_object('seats', (select jsonb_agg(case
  when (s ->> 'number')::integer = 60 then s || '{"isKicked": true}' else s end)
  from private.rooms r, jsonb_array_elements(r.state -> 'seats') s where r.id = tests.room_id(host)))) from t$$,
  'somebody is removed');
select is((select pg_temp.told(host) - told from t), 2, 'whoever is removed is told');
select lives_ok($$select tests.step_room(host, 1, '{"pausedAt": 1}') from t$$, 'the teacher pauses');
select is((select tests.see_room(one) ->> 'is_paused' from t), 'true', 'a pupil sees the pause');
update private.room_seats s set seen_at = now() - interval '1 minute' from t where s.room_id = tests.room_id(host);
select is((select private.notice_room_absences()), 0, 'who has gone quiet in a class is told to nobody');
update private.room_seats s set seen_at = clock_timestamp() - interval '20 seconds' from t
  where s.room_id = tests.room_id(party) and s.number = 2;
update t set party_told = (select count(*) from realtime.messages m where m.topic = party -> 'room' ->> 'topic');
select is((select private.notice_room_absences()), 0, 'in a party nobody is missed after twenty seconds');
update private.room_seats s set seen_at = now() - interval '1 minute' from t where s.room_id = tests.room_id(party);
select is((select private.notice_room_absences()), 1, 'after a minute the others are told');
select is((select count(*) - party_told from t join realtime.messages m on m.topic = party -> 'room' ->> 'topic'
  group by party_told), 1::bigint, 'once');

-- The end, and a month.
select lives_ok('select tests.reveal_room(host) from t', 'the round is revealed');
select lives_ok($$select tests.step_room(host, 1, '{"phase": "finished"}', '[{"type": "finish"}]') from t$$,
  'the game ends');
select ok((select bool_and(s.mode_options @> '{"is_classroom": true}') from public.sessions s, t
  where s.game_id = game), 'its runs are those of a classroom');
update public.sessions s set started_at = now() - interval '32 days', active_at = now() - interval '31 days',
  finished_at = now() - interval '31 days' from t where s.game_id = game;
update private.rooms r set changed_at = now() - interval '29 days' from t
  where r.id in (tests.room_id(host), tests.room_id(party));
select is((select private.forget_rooms()), 1, 'after a day the party goes');
select is((select tests.see_room(host) ->> 'phase' from t), 'finished', 'the class is still there for its report');
update private.rooms r set changed_at = now() - interval '31 days' from t where r.id = tests.room_id(host);
select is((select private.forget_rooms()), 1, 'after thirty days the class goes as well');
select is((select private.forget_classroom_runs() > 0), true, 'with its runs');
select is((select count(*)::integer from t, lateral (
  select from private.room_seats s where s.room_id = tests.room_id(host)
  union all select from private.room_rounds s where s.room_id = tests.room_id(host)
  union all select from private.room_guesses s where s.room_id = tests.room_id(host)
  union all select from private.room_commands s where s.room_id = tests.room_id(host)) x), 0,
  'no seat, round, guess or command is left');
select is((select count(*)::integer from public.sessions s, t where s.game_id = game), 0, 'no run');
select is((select count(*)::integer from public.guesses g join public.game_listings gl on gl.id = g.game_listing_id, t
  where gl.game_id = game), 0, 'and no guess');
select tests.refuses('select tests.see_room(host) from t', 'not_found', 404, 'the room is not found any more');
select * from finish();

-- A room tells price, points and guesses of others with the reveal, and not before; nothing else leads to them.
select plan(35);

-- What the topic said of the last step.
create function pg_temp.told(entry jsonb) returns jsonb language sql as $$
  select m.payload from realtime.messages m where m.topic = entry -> 'room' ->> 'topic'
  order by (m.payload ->> 'version')::integer desc limit 1 $$;
create temp table t as select tests.game('room-secret', tests.agency('room-brand'), '{25000000,40000000}') as game;
alter table t add host jsonb, add other jsonb, add own jsonb, add player uuid, add watcher jsonb;
update t set player = tests.person('Own run');
update t set own = tests.start(game, player);
update t set host = tests.open_room(game);
update t set other = tests.join_room(host, 2, player);
update t set watcher = tests.join_room(host, 3, more => '{"isWatcher": true, "since": 3}');
grant select on t to public;

select ok((select char_length(host ->> 'player_token') = 64 and char_length(host ->> 'guest_token') = 64 from t),
  'the host gets the token of a seat, and one as a guest');
select is((select other ->> 'guest_token' from t), null, 'whoever has an account needs none');
select is((select tests.see_room(host) ->> 'round' from t), null, 'in the lobby no home is shown');
select isnt((select tests.begin_game(host) ->> 'version' from t), null, 'the game begins');
select is((select s.is_ranked::text || s.practice_reason from public.sessions s, t where s.game_id = game
  and s.id <> (own ->> 'session_id')::uuid limit 1), 'falseroom', 'a run in a room is practice');
select is((select count(*)::integer from public.sessions s, t where s.game_id = game), 3,
  'who watches gets no run: two of the room, one of one''s own');
select ok((select pg_temp.told(host) -> 'view' -> 'round' ->> 'commitment' ~ '^[0-9a-f]{64}$'
  and pg_temp.told(host)::text !~ '25000000|Player 2|Host' from t),
  'everybody is told of the round, without its price and without names');
select isnt((select tests.guess_in_room(host, 2, 26000000) ->> 'version' from t), null, 'a guess is kept');
select is((select pg_temp.told(host) - '{id,version}'::text[] from t),
  '{"seats": [{"number": 2, "has_guessed": true, "reaction": null}], "view": null}'::jsonb,
  'everybody is told who has guessed, and no amount');

set local role anon;
select is((select tests.see_room(other) -> 'round' ->> 'price_minor' from t), null,
  'who has guessed sees no price before the reveal');
select is((select tests.see_room(other) -> 'round' -> 'own_guess' ->> 'amount_minor' from t), '26000000',
  'but the guess that was kept');
select is((select tests.see_room(other) -> 'players' -> 1 ->> 'score' from t), '0', 'no points either');
select ok((select not (tests.see_room(host) -> 'round' ? 'guesses') from t), 'nobody sees the guesses of others');
select ok((select not (tests.see_room(host) -> 'round' ? 'proof') from t), 'nor the salt of the commitment');
select is((select tests.see_room(host) -> 'round' -> 'own_guess' from t), 'null'::jsonb,
  'who has not guessed sees no guess');
select ok((select tests.see_room(host) -> 'round' ->> 'commitment' ~ '^[0-9a-f]{64}$' from t),
  'the commitment is there to be checked later');
reset role;

select is((select count(*)::integer from public.guesses g join public.sessions s on s.id = g.session_id, t
  where s.game_id = game and s.id <> (own ->> 'session_id')::uuid), 0, 'no run holds a guess before the reveal');
select ok((select s.is_ranked from public.sessions s, t where s.id = (own ->> 'session_id')::uuid),
  'a run of one''s own counts while nothing was revealed');
select tests.sign_in(player) from t;
select is((select count(*)::integer from public.sessions), 1,
  'the run of the room is out of its player''s reach until the game is over');
select tests.sign_out();

select isnt((select tests.reveal_room(host) ->> 'version' from t), null, 'the round is revealed');
select is((select pg_temp.told(host) - '{id,version}'::text[] from t), '{"seats": null, "view": null}'::jsonb,
  'of which the topic, that somebody removed may still hear, tells nothing');
set local role anon;
select is((select tests.see_room(host) -> 'round' ->> 'price_minor' from t), '25000000', 'then the price is shown');
select is((select tests.see_room(host) -> 'round' -> 'guesses' -> 0 ->> 'amount_minor' from t), '26000000',
  'with everybody''s guess');
select is((select tests.see_room(watcher) -> 'players' -> 1 ->> 'score' from t), '900', 'and the points');
reset role;
select is((select g.score from public.guesses g join public.sessions s on s.id = g.session_id, t
  where s.game_id = game and s.practice_reason = 'room'), 900, 'the guess is one of the run now');
select is((select s.practice_reason from public.sessions s, t where s.id = (own ->> 'session_id')::uuid),
  'price_learnt', 'and the player''s own run under way is practice');
select is((select count(*)::integer from private.seen_spoilers s, t where s.game_id = game), 3,
  'whoever was in the room has seen prices, who watched included');
select is((select (public.start_run('room-secret', 'room-brand', guest_token_in => watcher ->> 'guest_token')
  ->> 'ranked') from t), 'false', 'so a run that a watcher starts now is practice');

select isnt((select tests.step_room(host, 1, '{"phase": "guessing", "round": 2, "revealedAt": null}')
  ->> 'version' from t), null, 'the next round begins');
select ok((select pg_temp.told(host) -> 'view' -> 'round' ->> 'number' = '2'
  and pg_temp.told(host)::text !~ '25000000|26000000|40000000' from t), 'of which the topic tells, without any price');
select is((select tests.see_room(host) -> 'round' ->> 'price_minor' from t), null, 'and hides its price again');
select is((select tests.see_room(host) -> 'players' -> 1 ->> 'score' from t), '900',
  'points of revealed rounds stay in sight');
select is((select jsonb_array_length(tests.see_room(host) -> 'played') from t), 0,
  'what was played is told when the game is over');
select isnt((select tests.step_room(host, 2, jsonb_build_object('seats', (select jsonb_agg(s
  || '{"proposalMinor": 31000000}') from private.rooms r, jsonb_array_elements(r.state -> 'seats') s
  where r.id = tests.room_id(host)))) ->> 'version' from t), null, 'somebody proposes an amount');
select is((select pg_temp.told(host) - '{id,version}'::text[] from t), '{"seats": null, "view": null}'::jsonb,
  'which only those with a seat see');
select * from finish();

-- Rooms play modes of their own: what such a mode says stays with the room, and its cards show no price.
select plan(48);

create temp table t as select tests.game('room-mode', tests.agency('room-mode-brand'), '{25000000,40000000}') as game;
alter table t add host jsonb, add other jsonb, add next uuid;
update t set next = tests.game('room-mode-next', (select g.agency_id from public.games g where g.id = t.game),
  '{25000000}');
update t set host = tests.open_room(game);
update t set other = tests.join_room(host, 2);
grant select on t to public;

-- A room says what its mode says; games and runs never do.
create function tests.set_mode(entry jsonb, mode text, options jsonb) returns jsonb language sql as $$
  select tests.step_room(entry, 1, '{}', jsonb_build_array(jsonb_build_object('type', 'mode', 'mode', set_mode.mode,
    'mode_options', options)))
$$;
select lives_ok($$select tests.set_mode(host, 'coop', '{"where": "room", "teaming": "together", "is_ranked": false}')
  from t$$, 'a room takes a mode that rooms alone play');
select is((select r.mode || (r.mode_options ->> 'teaming') from private.rooms r, t where r.id = tests.room_id(host)),
  'cooptogether', 'and keeps what it says');
select throws_ok($$update public.games g set mode_options = '{"where": "room"}' from t where g.id = t.game$$, '23514',
  null, 'a game takes none');
select throws_ok($$select tests.set_mode(host, 'x', '{"where": "anywhere"}') from t$$, '23514', null,
  'a room takes no word that is not known');
select throws_ok($$select tests.set_mode(host, 'x', '{"teaming": "alone"}') from t$$, '23514', null,
  'nor a teaming that nobody plays');
select lives_ok($$select tests.set_mode(host, null, null) from t$$, 'and goes back to the mode of its game');
select is((select r.mode || r.mode_options::text from private.rooms r, t where r.id = tests.room_id(host)),
  (select g.mode || g.mode_options::text from public.games g, t where g.id = t.game), 'which it is then in');

-- Another game is played as it says itself, but for a room that plays a mode of its own.
select is((select (private.next_mode_of_room(r, g)).mode_options from private.rooms r, t, public.games g
  where r.id = tests.room_id(host) and g.id = t.next), (select g.mode_options from public.games g, t
  where g.id = t.next), 'another game would be played as it says itself');
select lives_ok($$select tests.set_mode(host, 'elimination',
  '{"where": "room", "eliminates": true, "round_seconds": 45}') from t$$, 'the room eliminates');
select is((select (private.next_mode_of_room(r, g)).mode from private.rooms r, t, public.games g
  where r.id = tests.room_id(host) and g.id = t.next), 'elimination', 'and would with another game as well');
select is((select public.room_to_command(tests.room_id(host), host ->> 'player_token', gen_random_uuid(), 'start',
  'room-mode-next', 'room-mode-brand') ->> 'seconds' from t), '45', 'by its own clock');

-- What decides who leaves is told to the machine, and to nobody else.
select lives_ok('select tests.begin_game(host) from t', 'a game begins');
select is((select s.mode || s.mode_options::text from public.sessions s, t where s.game_id = game limit 1),
  'elimination{"round_seconds": 45}', 'its runs keep what is not the room''s own');
select lives_ok('select tests.guess_in_room(host, 2, 26000000) from t', 'somebody guesses');
select is((select public.room_to_command(tests.room_id(host), host ->> 'player_token', gen_random_uuid(), 'tick', null,
  null) -> 'scored' -> 0 ->> 'score' from t), '900', 'the machine knows the points of the round');
-- Guesses of another round and of another game.
create temp table elsewhere as
select (jsonb_populate_record(r, '{"game": 9}')).* from private.room_rounds r, t where r.room_id = tests.room_id(host);
insert into private.room_rounds select * from elsewhere;
insert into private.room_guesses
  select (jsonb_populate_record(g, x.elsewhere)).* from private.room_guesses g, t,
    (values ('{"game": 9}'::jsonb), ('{"round": 2}')) x (elsewhere) where g.room_id = tests.room_id(host);
select is((select jsonb_array_length(private.scored_in_room(r)) from private.rooms r, t
  where r.id = tests.room_id(host)), 1, 'of this round alone');
delete from private.room_guesses g using t where g.room_id = tests.room_id(host) and (g.game, g.round) <> (1, 1);
delete from private.room_rounds g using t where g.room_id = tests.room_id(host) and g.game = 9;
select is((select tests.see_room(other) -> 'results' from t), '[]'::jsonb, 'the players do not before the reveal');
select lives_ok($$select tests.step_room(host, 1, jsonb_build_object('phase', 'revealed', 'revealedAt', 1,
  'seats', jsonb_build_array(tests.seat_state(1, '{"outAfter": 1}'), tests.seat_state(2, '{"team": 2}'))),
  '[{"type": "reveal"}]') from t$$, 'the round is revealed');
select is((select tests.see_room(other) -> 'results' from t), '[{"round": 1, "seat": 2, "score": 900}]'::jsonb,
  'then everybody sees the points');
select is((select (tests.see_room(other) -> 'players' -> 0 ->> 'out_after') || (tests.see_room(other) -> 'players'
  -> 1 ->> 'team') from t), '12', 'who is out, and who is in which team');

select is((select array_agg(p ->> 'is_playing' order by p ->> 'number') from t,
  jsonb_array_elements(tests.see_room(other) -> 'players') p), '{false,true}', 'who is out plays no further round');

-- Where all say one amount anything may close the round, so the machine is always told what to score.
select is((select public.room_to_command(tests.room_id(host), host ->> 'player_token', gen_random_uuid(), 'tick', null,
  null) ? 'round' from t), false, 'a round that is revealed needs no scoring');
update private.rooms r set state = r.state || '{"phase": "guessing"}' from t where r.id = tests.room_id(host);
select is((select public.room_to_command(tests.room_id(host), host ->> 'player_token', gen_random_uuid(), 'leave', null,
  null) ->> 'is_withdrawn' from t), 'false', 'an elimination asks whether its home is still there');
update private.rooms r set mode_options = '{}' from t where r.id = tests.room_id(host);
select ok((select not (c ?| '{round,scored,cards}') from t, public.room_to_command(tests.room_id(host),
  host ->> 'player_token', gen_random_uuid(), 'leave', null, null) c), 'a plain room is told none of it');
update private.rooms r set mode_options = '{"where": "room", "teaming": "together"}' from t
  where r.id = tests.room_id(host);
select is((select public.room_to_command(tests.room_id(host), host ->> 'player_token', gen_random_uuid(), 'leave', null,
  null) -> 'round' ->> 'price_minor' from t), '25000000', 'a room that says one amount is told the round to score');
-- The round that is on, of the game that is on; and no round for what needs none.
insert into private.room_rounds select (jsonb_populate_record(e, jsonb_build_object('game_listing_id', (
  select r.game_listing_id from private.room_rounds r, t where r.room_id = tests.room_id(host) and r.game = 1
    and r.number = 3 - e.number), 'commitment_id', null))).* from elsewhere e;
create function pg_temp.to_command(command text) returns jsonb language sql as $$
  select public.room_to_command(tests.room_id(host), host ->> 'player_token', gen_random_uuid(), command, null, null)
  from t $$;
select is(pg_temp.to_command('leave') -> 'round' ->> 'price_minor', '25000000', 'that of this round and of this game');
update private.rooms r set state = r.state || '{"round": 2}' from t where r.id = tests.room_id(host);
select is(pg_temp.to_command('leave') -> 'round' ->> 'price_minor', '40000000', 'and of the next one when that is on');
update private.rooms r set state = r.state || '{"round": 1}' from t where r.id = tests.room_id(host);
delete from private.room_rounds g using t where g.room_id = tests.room_id(host) and g.game = 9;
update private.rooms r set state = r.state || '{"phase": "lobby"}' from t where r.id = tests.room_id(host);
select is(pg_temp.to_command('guess') ? 'round', false, 'where nothing is guessed there is nothing to score');
update private.rooms r set state = r.state || '{"phase": "guessing"}' from t where r.id = tests.room_id(host);
select is(pg_temp.to_command('guess') ? 'round', true, 'where something is there is');
-- Who is away, a game that has closed meanwhile, and too much at once.
update private.room_seats s set seen_at = now() - interval '1 minute' from t
  where s.room_id = tests.room_id(host) and s.number = 2;
select is(pg_temp.to_command('tick') -> 'away', '[2]', 'the machine is told who is away, and not who is here');
update public.games g set state = 'closed', closes_at = now() - interval '1 day' from t where g.id = t.game;
select tests.refuses($$select pg_temp.to_command('start')$$, 'game_not_open', 409, 'a game that closed is not begun');
update public.games g set state = 'open', closes_at = null from t where g.id = t.game;
select lives_ok($$select pg_temp.to_command('start')$$, 'one that is open is');
insert into private.rate_limits (subject, window_at, hits)
  select 'room:' || tests.room_id(host) || ':1', date_trunc('minute', clock_timestamp()), 300 from t
  on conflict on constraint a_subject_has_one_window do update set hits = 300, window_at = excluded.window_at;
select tests.refuses($$select pg_temp.to_command('tick')$$, 'rate_limited', 429, 'three hundred a minute are enough');
delete from private.rate_limits;
select is((select tests.see_room(other) -> 'round' ->> 'price_minor' from t), null, 'which no player is told');
select is((select tests.see_room(other) ->> 'draft' from t), null, 'and no cards lie there outside a draft');

-- The cards of a draft.
select lives_ok($$select tests.step_room(host, 1, '{"phase": "drafting", "game": 2, "round": 0, "rounds": 1,
  "draft": {"order": [1, 2], "cards": 2, "turn": 2, "picks": [{"card": 1, "seat": 1}]}}', '[{"type": "lay"}]',
  homes => array(select gl.id from public.game_listings gl where gl.game_id = t.game order by gl.position)) from t$$,
  'cards are laid out');
insert into private.room_cards
  select (jsonb_populate_record(c, '{"game": 1}')).* from private.room_cards c, t where c.room_id = tests.room_id(host);
set local role anon;
select is((select tests.see_room(other) -> 'draft' ->> 'turn' from t), '2', 'everybody sees whose turn it is');
select is((select jsonb_array_length(tests.see_room(other) -> 'draft' -> 'cards') from t), 2, 'and every card');
select is((select tests.see_room(other) -> 'draft' -> 'cards' -> 1 ->> 'picked_by' from t), '1', 'and who picked it');
select is((select array_agg(k order by k) from t, jsonb_object_keys(tests.see_room(other) -> 'draft' -> 'cards' -> 0)
  k), '{facts,is_withdrawn,number,photo,picked_by}', 'but no price, no seal and no guess of its home');
reset role;
select is(jsonb_array_length(pg_temp.to_command('tick') -> 'cards'), 2, 'of this game alone');
delete from private.room_cards c using t where c.room_id = tests.room_id(host) and c.game = 1;
select is((select jsonb_array_length(public.room_to_command(tests.room_id(host), host ->> 'player_token',
  gen_random_uuid(), 'tick', null, null) -> 'cards') from t), 2, 'the machine knows the homes behind the cards');

-- What the podium is about stays, whatever is chosen for the next game.
select is((select tests.see_room(other) ->> 'last_game' from t), null, 'a game that is on is not the last one');
update private.rooms r set state = r.state || '{"phase": "finished", "play": {"isDraft": true}, "lastGame": {"play":
  {"eliminates": false, "teaming": "teams", "isDraft": false}, "teamRule": "mean",
   "teams": [{"number": 1, "team": 2}]}}'
  from t where r.id = tests.room_id(host);
select is((select tests.see_room(other) -> 'last_game' from t), '{"play": {"eliminates": false, "teaming": "teams",
  "is_draft": false}, "team_rule": "mean", "teams": [{"number": 1, "team": 2}]}'::jsonb,
  'the podium is told how its game was played');

update private.rooms r set state = r.state || '{"phase": "lobby"}' from t where r.id = tests.room_id(host);
select is((select tests.see_room(other) ->> 'last_game' from t), null, 'and nobody once the podium is left');
update private.rooms r set state = r.state || '{"phase": "finished", "lastGame": null}' from t
  where r.id = tests.room_id(host);
select is((select tests.see_room(other) ->> 'last_game' from t), null, 'where nothing was played there is none');

-- Names that are hidden.
select lives_ok($$select tests.step_room(host, 1, '{"areNamesHidden": true}') from t$$, 'the host hides the names');
select is((select array_agg(p ->> 'name' order by p ->> 'number') from t,
  jsonb_array_elements(tests.see_room(other) -> 'players') p), '{"",Player 2}', 'everybody sees their own alone');
select * from finish();

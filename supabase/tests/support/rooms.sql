-- Rooms as the functions move them: the machine is the domain's, so a test says what it would have made of the room.
create function tests.seat_state(number integer, more jsonb default '{}') returns jsonb language sql as $$
  select '{"isWatcher": false, "isGone": false, "isKicked": false, "since": 0, "hasGuessed": false, "reaction": null}'
    || jsonb_build_object('number', number) || more
$$;

create function tests.open_room(game uuid, user_id uuid default null, guest_token text default null,
  kind text default 'party', code text default 'ACD346', request_key text default null) returns jsonb language sql as $$
  select public.open_room(g.slug, a.key, kind, null, null, open_room.code, jsonb_build_object('kind', kind,
    'phase', 'lobby', 'host', 1, 'isLocked', false, 'admitsLate', true, 'game', 0, 'round', 0, 'rounds', 0,
    'seconds', null, 'deadlineAt', null, 'revealedAt', null, 'seats', jsonb_build_array(tests.seat_state(1))),
    'Host', open_room.user_id, open_room.guest_token, open_room.request_key, 'test')
  from public.games g join public.agencies a on a.id = g.agency_id where g.id = open_room.game
$$;

create function tests.room_id(entry jsonb) returns uuid language sql as $$
  select (entry -> 'room' ->> 'id')::uuid
$$;

-- Writes a step of a seat: the state with these changes, and what follows from it.
create function tests.step_room(entry jsonb, seat integer, change jsonb, effects jsonb default '[]',
  command_id uuid default gen_random_uuid(), guess jsonb default null, homes uuid[] default null,
  person jsonb default null) returns jsonb language sql as $$
  select public.write_room(r.id, r.version, r.state || change, effects, seat, step_room.command_id, null,
    step_room.homes, step_room.guess, step_room.person)
  from private.rooms r where r.id = tests.room_id(entry)
$$;

-- Somebody new sits down; answers what they get.
create function tests.join_room(entry jsonb, number integer, user_id uuid default null, guest_token text default null,
  more jsonb default '{}') returns jsonb language sql as $$
  select tests.step_room(entry, number,
    jsonb_build_object('seats', (r.state -> 'seats') || jsonb_build_array(tests.seat_state(number, more))),
    jsonb_build_array(jsonb_build_object('type', 'seat', 'seat', number)), null,
    person => jsonb_build_object('name', 'Player ' || number, 'user_id', user_id, 'guest_token', guest_token,
      'request_key', null)) -> 'entry'
  from private.rooms r where r.id = tests.room_id(entry)
$$;

create function tests.begin_game(entry jsonb, number integer default 1) returns jsonb language plpgsql as $$
declare
  homes uuid[] := array(select gl.id from public.game_listings gl join private.rooms r on r.game_id = gl.game_id
    where r.id = tests.room_id(entry) order by gl.position);
begin
  return tests.step_room(entry, 1, jsonb_build_object('phase', 'guessing', 'game', number, 'round', 1,
    'rounds', cardinality(homes)), '[{"type": "begin"}]', homes => homes);
end $$;

create function tests.guess_in_room(entry jsonb, seat integer, amount_minor bigint, score integer default 900,
  command_id uuid default gen_random_uuid()) returns jsonb language sql as $$
  select tests.step_room(entry, seat, (
      select jsonb_build_object('seats', jsonb_agg(case when (s ->> 'number')::integer = guess_in_room.seat
        then s || '{"hasGuessed": true}' else s end))
      from private.rooms r, jsonb_array_elements(r.state -> 'seats') s where r.id = tests.room_id(entry)),
    jsonb_build_array(jsonb_build_object('type', 'keep', 'seat', seat)), guess_in_room.command_id,
    jsonb_build_object('amount_minor', amount_minor, 'low_minor', null, 'high_minor', null, 'log_error', 0.05,
      'score', score, 'label', 'close', 'formula', 'log_ratio', 'formula_version', 1))
$$;

-- A pupil guesses: from the room as it was found, the room as it is, unless an older one is given.
create function tests.guess_in_class(entry jsonb, seat integer, amount_minor bigint, found jsonb default null,
  command_id uuid default gen_random_uuid()) returns jsonb language sql as $$
  select public.write_class_guess(r.id, guess_in_class.seat, guess_in_class.command_id, coalesce(found, r.state),
    jsonb_set(coalesce(found, r.state), '{seats}', (
      select jsonb_agg(case when (s ->> 'number')::integer = guess_in_class.seat then s || '{"hasGuessed": true}'
        else s end) from jsonb_array_elements(coalesce(found, r.state) -> 'seats') s)),
    jsonb_build_object('amount_minor', guess_in_class.amount_minor, 'low_minor', null, 'high_minor', null,
      'log_error', 0.05, 'score', 900, 'label', 'close', 'formula', 'log_ratio', 'formula_version', 1))
  from private.rooms r where r.id = tests.room_id(entry)
$$;

-- A watcher guesses the home that is on.
create function tests.guess_as_audience(entry jsonb, seat integer, amount_minor bigint, score integer default 800,
  command_id uuid default gen_random_uuid()) returns jsonb language sql as $$
  select public.keep_audience_guess(r.room_id, guess_as_audience.seat, guess_as_audience.command_id, r.game_listing_id,
    2000, jsonb_build_object('amount_minor', guess_as_audience.amount_minor, 'low_minor', null, 'high_minor', null,
      'log_error', 0.1, 'score', guess_as_audience.score, 'label', 'good', 'formula', 'log_ratio',
      'formula_version', 1))
  from private.room_rounds r join private.rooms o on o.id = r.room_id
  where r.room_id = tests.room_id(entry) and r.game = (o.state ->> 'game')::integer
    and r.number = (o.state ->> 'round')::integer
$$;

create function tests.reveal_room(entry jsonb) returns jsonb language sql as $$
  select tests.step_room(entry, 1, '{"phase": "revealed", "revealedAt": 1}', '[{"type": "reveal"}]')
$$;

-- What a seat sees, as a visitor of the API.
create function tests.see_room(entry jsonb) returns jsonb language sql as $$
  select public.room_state(tests.room_id(entry), entry ->> 'player_token')
$$;

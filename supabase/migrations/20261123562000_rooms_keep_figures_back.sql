-- What a room has still to guess keeps the crowd's figures back.
--
-- A game closes, and two days later its last runs are over; its rooms may not be. A class that paused in the middle of
-- a game stays for thirty days, and goes on when its teacher says so. What the crowd guessed of a home, and the price
-- that a manager of other people's homes may look up by then, wait for the rooms that have still to guess it.

create function private.awaits_guesses_in_a_room(listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- Rounds to come, and the one that is on until its reveal.
  return exists (
      select from public.game_listings gl join private.room_rounds r on r.game_listing_id = gl.id
      join private.rooms o on o.id = r.room_id
      where gl.listing_id = awaits_guesses_in_a_room.listing_id and r.game = (o.state ->> 'game')::integer
        and (o.state ->> 'phase' = 'guessing' and r.number >= (o.state ->> 'round')::integer
          or o.state ->> 'phase' = 'revealed' and r.number > (o.state ->> 'round')::integer))
    -- Cards that are laid out to be picked.
    or exists (
      select from public.game_listings gl join private.room_cards c on c.game_listing_id = gl.id
      join private.rooms o on o.id = c.room_id
      where gl.listing_id = awaits_guesses_in_a_room.listing_id and c.game = (o.state ->> 'game')::integer
        and o.state ->> 'phase' = 'drafting')
    -- A lobby, whose people came to play the game.
    or exists (
      select from public.game_listings gl join private.rooms o on o.game_id = gl.game_id
      where gl.listing_id = awaits_guesses_in_a_room.listing_id and o.state ->> 'phase' = 'lobby');
end $$;
comment on function private.awaits_guesses_in_a_room
  is 'Is there a room, a class or a lobby that has still to guess this listing?';

create or replace function private.can_be_guessed(listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- Runs that started before a game closed go on for 24 hours, and a run ends 24 hours after its last guess.
  return exists (
      select from public.game_listings gl join public.games g on g.id = gl.game_id
      where gl.listing_id = can_be_guessed.listing_id and g.state <> 'archived'
        and (g.state in ('draft', 'scheduled', 'open') and coalesce(g.closes_at > now() - interval '48 hours', true)
          or g.state = 'closed' and coalesce(g.closes_at, g.updated_at) > now() - interval '48 hours'))
    or private.awaits_guesses_in_a_room(can_be_guessed.listing_id);
end $$;
comment on function private.can_be_guessed
  is 'Does some game take guesses of this listing, or may runs or rooms of one still go on?';

-- A class keeps to the mode for classes, whichever game its teacher chooses next.
create or replace function private.next_mode_of_room(room private.rooms, game public.games, out mode text,
  out mode_options jsonb)
language plpgsql immutable set search_path = '' as $$
begin
  mode := room.mode;
  mode_options := room.mode_options;
  if game.id <> room.game_id and room.kind <> 'class' and not room.mode_options ? 'where' then
    mode := game.mode;
    mode_options := game.mode_options;
  end if;
end $$;

-- A class's room may be older than some word of its state. What the function found of it has that word with what it
-- meant before it was said, so only words that are stored can be other than they were found.
create function private.is_as_found(stored jsonb, seen jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return not exists (
    select from jsonb_each(stored) s where is_as_found.seen -> s.key is distinct from s.value);
end $$;
comment on function private.is_as_found is 'Does every word that is stored say what it said when it was found?';

create or replace function private.write_class_guess(room_id uuid, seat integer, command_id uuid, before jsonb,
  state jsonb, guess jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  room private.rooms;
  place integer;
  obeyed integer;
  own jsonb;
begin
  select r.* into room from private.rooms r where r.id = write_class_guess.room_id for no key update;
  select c.version into obeyed from private.room_commands c
    where c.room_id = room.id and c.seat = write_class_guess.seat and c.command_id = write_class_guess.command_id;
  if obeyed is not null then
    return jsonb_build_object('version', obeyed, 'is_stale', false);
  end if;
  select (e.place - 1)::integer, e.s into place, own
    from jsonb_array_elements(room.state -> 'seats') with ordinality e (s, place)
    where (e.s ->> 'number')::integer = write_class_guess.seat;
  if room.kind <> 'class' or not private.is_as_found(room.state - 'seats', write_class_guess.before)
    or write_class_guess.before - 'seats' <> write_class_guess.state - 'seats'
    or own is null or not private.is_as_found(own, (
      select e from jsonb_array_elements(write_class_guess.before -> 'seats') e
      where (e ->> 'number')::integer = write_class_guess.seat)) then
    return jsonb_build_object('version', room.version, 'is_stale', true);
  end if;
  update private.rooms r set version = r.version + 1, changed_at = clock_timestamp(),
    state = jsonb_set(r.state, array['seats', place::text], (
      select e from jsonb_array_elements(write_class_guess.state -> 'seats') e
      where (e ->> 'number')::integer = write_class_guess.seat))
  where r.id = room.id returning r.* into room;
  insert into private.room_guesses (room_id, game, round, seat, amount_minor, low_minor, high_minor, log_error, score,
    label, formula, formula_version)
  values (room.id, (room.state ->> 'game')::integer, (room.state ->> 'round')::integer, write_class_guess.seat,
    (guess ->> 'amount_minor')::bigint, (guess ->> 'low_minor')::bigint, (guess ->> 'high_minor')::bigint,
    (guess ->> 'log_error')::double precision, (guess ->> 'score')::integer, guess ->> 'label', guess ->> 'formula',
    (guess ->> 'formula_version')::integer);
  insert into private.room_commands (room_id, seat, command_id, version)
    values (room.id, write_class_guess.seat, write_class_guess.command_id, room.version);
  return jsonb_build_object('version', room.version, 'is_stale', false);
end $$;

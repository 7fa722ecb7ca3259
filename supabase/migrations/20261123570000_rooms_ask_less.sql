-- Screens of a room ask for less, and what they ask for costs less.
--
-- Whoever went quiet or came back is told to the others by name of the seat, so that nobody has to look for it; that
-- was a look of every screen for each of them, and under load more of them went quiet because of it. A screen that is
-- told of everything only says that it is still there (`room_beat`) and hears the version, which tells it whether it
-- missed something.

create function private.told_of_seat_here(number integer, is_here boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object('here', jsonb_build_array(jsonb_build_object('number', number, 'is_here', is_here)));
end $$;
comment on function private.told_of_seat_here is 'What a room''s topic says of a seat whose person came back or went.';

create or replace function private.tell_room(topic_key text, version integer, told jsonb default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from private.rooms r where r.topic_key = tell_room.topic_key and r.is_quiet) then
    return;
  end if;
  perform realtime.send(jsonb_build_object('version', version, 'seats', told -> 'seats', 'view', told -> 'view')
    || case when told ? 'here' then jsonb_build_object('here', told -> 'here') else '{}' end,
    'changed', 'room:' || topic_key, true);
end $$;

create or replace function private.notice_room_absences() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  quiet record;
  told integer := 0;
begin
  for quiet in
    with gone as (
      update private.room_seats t set was_here = false from private.rooms r
      where r.id = t.room_id and r.kind <> 'class' and t.was_here
        and t.seen_at < clock_timestamp() - private.host_absence()
        and not private.is_seat_here(t, t.number = (r.state ->> 'host')::integer)
      returning r.topic_key, r.version, t.number)
    select g.topic_key, g.version, jsonb_agg(jsonb_build_object('number', g.number, 'is_here', false)) as here
    from gone g group by 1, 2
  loop
    perform private.tell_room(quiet.topic_key, quiet.version, jsonb_build_object('here', quiet.here));
    told := told + 1;
  end loop;
  return told;
end $$;

-- Asking is the sign that somebody is here. Nobody waits for a disk to have it.
create function private.hear_seat(room private.rooms, seat private.room_seats) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  own jsonb;
begin
  select s into own from jsonb_array_elements(room.state -> 'seats') s where (s ->> 'number')::integer = seat.number;
  if coalesce((own ->> 'isGone')::boolean or (own ->> 'isKicked')::boolean, true) then
    perform private.refuse(403, 'not_your_run', 'You are not in this room any more. Join it again with its code.');
  end if;
  if seat.was_here and seat.seen_at >= clock_timestamp() - interval '1 second' then
    return;
  end if;
  perform set_config('synchronous_commit', 'off', true);
  update private.room_seats s set seen_at = clock_timestamp(), was_here = true
    where s.room_id = seat.room_id and s.number = seat.number;
  if not seat.was_here then
    perform private.tell_room(room.topic_key, room.version, private.told_of_seat_here(seat.number, true));
  end if;
end $$;
comment on function private.hear_seat is
  'Notes that a seat''s person is in the room, and refuses whoever is not any more.';

create or replace function private.room_state(room_id uuid, player_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seat private.room_seats := private.seat_of(room_state.room_id, room_state.player_token);
  room private.rooms;
begin
  select r.* into room from private.rooms r where r.id = seat.room_id;
  perform private.hear_seat(room, seat);
  return private.room_seen(room, seat.number);
end $$;

create function private.room_beat(room_id uuid, player_token text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seat private.room_seats := private.seat_of(room_beat.room_id, room_beat.player_token);
  room private.rooms;
begin
  select r.* into room from private.rooms r where r.id = seat.room_id;
  perform private.hear_seat(room, seat);
  return room.version;
end $$;
comment on function private.room_beat is
  'Says that a seat''s person is in the room, and answers its version: whoever shows it has missed nothing.';
select private.expose('private.room_beat(uuid, text)', 'anon', 'authenticated');

-- A function in SQL that cannot become part of the statement that calls it is planned anew at each call; one in
-- PL/pgSQL keeps its plan for as long as the connection. These are called many times for each look at a room.
create or replace function private.play_of_state(play jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object('eliminates', coalesce((play ->> 'eliminates')::boolean, false),
    'teaming', play ->> 'teaming', 'is_draft', coalesce((play ->> 'isDraft')::boolean, false));
end $$;

create or replace function private.play_of_room(room private.rooms) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object(
    'play', private.play_of_state(room.state -> 'play'),
    'teams', coalesce((room.state ->> 'teams')::integer, 2),
    'team_rule', coalesce(room.state ->> 'teamRule', 'best'),
    'are_names_hidden', coalesce((room.state ->> 'areNamesHidden')::boolean, false),
    'last_game', case when room.state ->> 'phase' = 'finished' and jsonb_typeof(room.state -> 'lastGame') = 'object'
      then jsonb_build_object('play', private.play_of_state(room.state -> 'lastGame' -> 'play'),
        'team_rule', room.state -> 'lastGame' ->> 'teamRule', 'teams', room.state -> 'lastGame' -> 'teams') end);
end $$;

create or replace function private.play_of_seat(seat jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object('team', (seat ->> 'team')::integer, 'out_after', (seat ->> 'outAfter')::integer,
    'proposal_minor', (seat ->> 'proposalMinor')::bigint);
end $$;

create or replace function private.reaction_of_seat(seat jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case when (seat -> 'reaction' ->> 'at')::bigint > extract(epoch from clock_timestamp()) * 1000 - 6000
    then seat -> 'reaction' ->> 'key' end;
end $$;

create or replace function private.game_of_room(room private.rooms) returns public.games
language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games;
begin
  select g.* into game from public.games g where g.id = room.game_id;
  return private.game_in_mode(game, room.mode_options || '{"has_hints": false}');
end $$;

create or replace function private.bounds_of(game public.games, currency text, price_kind text, out min_minor bigint,
  out max_minor bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  select coalesce(game.min_minor, b.min_minor), coalesce(game.max_minor, b.max_minor)
    into bounds_of.min_minor, bounds_of.max_minor
    from public.market_bounds b where b.currency = bounds_of.currency and b.price_kind = bounds_of.price_kind;
end $$;

create or replace function private.scored_in_room(room private.rooms) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('seat', g.seat, 'score', g.score, 'log_error', g.log_error,
      'guessed_at_ms', floor(extract(epoch from g.guessed_at) * 1000)::bigint) order by g.seat), '[]')
    from private.room_guesses g
    where g.room_id = room.id and g.game = (room.state ->> 'game')::integer
      and g.round = (room.state ->> 'round')::integer);
end $$;

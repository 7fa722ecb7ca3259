-- What everybody in a room sees is told once, instead of read by each of them.
--
-- Ten screens that look at their room after each of ten guesses are a hundred reads a round, and all they find is that
-- somebody has guessed. So the topic says it: the seats that a step changed, where nothing else of the room is another
-- one, and the room as a round begins. Neither holds a price, an amount, a proposal, points of a guess that is not
-- revealed, or what somebody calls themselves: whoever was removed from a room may still hear its topic. A reveal is
-- told by its version alone, as before, so that a price reaches only those who ask with a seat of the room.

-- What a seat sees is made in one step: the room is read once, and the audience is counted once. No seat (0) sees what
-- all seats have in common.
create function private.room_seen(room private.rooms, seat_number integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game_number integer := (room.state ->> 'game')::integer;
  round_number integer := (room.state ->> 'round')::integer;
  is_shown boolean := room.state ->> 'phase' in ('revealed', 'finished');
  are_names_told boolean := seat_number > 0 and not room.state @> '{"areNamesHidden": true}';
  answer jsonb;
  audience record;
begin
  answer := private.play_of_room(room) || jsonb_build_object(
    'version', room.version, 'phase', room.state ->> 'phase', 'kind', room.kind, 'code', room.code,
    'host', (room.state ->> 'host')::integer, 'you', seat_number,
    'is_locked', (room.state ->> 'isLocked')::boolean, 'admits_late', (room.state ->> 'admitsLate')::boolean,
    'is_paused', room.state ->> 'pausedAt' is not null,
    'game_number', game_number, 'server_now', clock_timestamp(),
    'game', (
      select jsonb_build_object('slug', g.slug, 'brand', a.key, 'family', g.family, 'title', g.title,
        'currency', g.currency)
      from public.games g join public.agencies a on a.id = g.agency_id where g.id = room.game_id),
    'mode', room.mode,
    'players', (
      select coalesce(jsonb_agg(private.play_of_seat(s) || jsonb_build_object('number', t.number,
        -- The name that a player typed for themselves stays on their own screen.
        'name', case when t.number = seat_number or are_names_told then t.name else '' end,
        'is_watcher', (s ->> 'isWatcher')::boolean, 'has_guessed', (s ->> 'hasGuessed')::boolean,
        'is_playing', (s ->> 'since')::integer <= round_number and s ->> 'outAfter' is null,
        'is_here', not (s ->> 'isGone')::boolean
          and private.is_seat_here(t, t.number = (room.state ->> 'host')::integer),
        'reaction', private.reaction_of_seat(s), 'score', points.total) order by t.number), '[]')
      from jsonb_array_elements(room.state -> 'seats') s
      join private.room_seats t on t.room_id = room.id and t.number = (s ->> 'number')::integer
      cross join lateral (
        select coalesce(sum(g.score), 0) as total, count(*) as guesses from private.room_guesses g
        where g.room_id = room.id and g.seat = t.number and g.game = game_number
          and (g.round < round_number or is_shown)) points
      where not (s ->> 'isKicked')::boolean and (not (s ->> 'isGone')::boolean or points.guesses > 0)),
    'draft', private.draft_of_room(room),
    'results', (
      select coalesce(jsonb_agg(jsonb_build_object('round', g.round, 'seat', g.seat, 'score', g.score)
        order by g.round, g.seat), '[]')
      from private.room_guesses g where g.room_id = room.id and g.game = game_number
        and (g.round < round_number or is_shown)),
    'round', (
      select private.round_of_room(room, r, seat_number) from private.room_rounds r
      where r.room_id = room.id and r.game = game_number and r.number = round_number),
    'played', case when room.state ->> 'phase' = 'finished' then (
      select coalesce(jsonb_agg(private.round_of_room(room, r, seat_number) - 'photos' order by r.number), '[]')
      from private.room_rounds r where r.room_id = room.id and r.game = game_number
        and r.number <= round_number) else '[]' end);
  select count(*) filter (where a.round = round_number and a.guessed >= private.least_audience()) as now_playing,
    coalesce(max(a.guessed) filter (where a.round = round_number), 0) as guessed,
    count(*) filter (where a.guessed >= private.least_audience()) as rounds,
    coalesce(sum((a.middle).score) filter (where a.guessed >= private.least_audience()
      and (a.round < round_number or is_shown)), 0) as total
    into audience
    from private.audience_of_room(room.id, game_number) a;
  answer := answer || jsonb_build_object(
    'audience', jsonb_build_object('guessed', audience.guessed, 'least', private.least_audience()));
  if audience.guessed + audience.rounds > 0 or room.state ->> 'pausedAt' is not null then
    answer := answer || jsonb_build_object(
      'round', private.round_with_audience(room, answer -> 'round', seat_number),
      'played', (
        select coalesce(jsonb_agg(private.round_with_audience(room, p, seat_number)
          order by (p ->> 'number')::integer), '[]') from jsonb_array_elements(answer -> 'played') p));
  end if;
  if audience.rounds > 0 then
    answer := answer || jsonb_build_object('players', answer -> 'players' || jsonb_build_array(jsonb_build_object(
      'number', 0, 'name', 'Audience', 'is_watcher', false, 'has_guessed', audience.now_playing > 0,
      'is_playing', true, 'is_here', true, 'reaction', null, 'score', audience.total, 'team', null,
      'out_after', null, 'proposal_minor', null)));
  end if;
  return answer;
end $$;
comment on function private.room_seen is
  'What a seat sees of a room, or what all seats have in common; price and guesses after the reveal alone.';

-- The reaction that a seat shows.
create function private.reaction_of_seat(seat jsonb) returns text
language sql stable set search_path = '' as $$
  select case when (seat -> 'reaction' ->> 'at')::bigint > extract(epoch from clock_timestamp()) * 1000 - 6000
    then seat -> 'reaction' ->> 'key' end
$$;
comment on function private.reaction_of_seat is 'What a seat''s person has just said, for six seconds.';

create or replace function private.room_state(room_id uuid, player_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seat private.room_seats := private.seat_of(room_state.room_id, room_state.player_token);
  room private.rooms;
  own jsonb;
begin
  select r.* into room from private.rooms r where r.id = seat.room_id;
  select s into own from jsonb_array_elements(room.state -> 'seats') s where (s ->> 'number')::integer = seat.number;
  if coalesce((own ->> 'isGone')::boolean or (own ->> 'isKicked')::boolean, true) then
    perform private.refuse(403, 'not_your_run', 'You are not in this room any more. Join it again with its code.');
  end if;
  -- Asking is the sign that somebody is here.
  update private.room_seats s set seen_at = clock_timestamp(), was_here = true
    where s.room_id = seat.room_id and s.number = seat.number
      and (s.seen_at < clock_timestamp() - interval '1 second' or not s.was_here);
  if not seat.was_here then
    perform private.tell_room(room.topic_key, room.version);
  end if;
  return private.room_seen(room, seat.number);
end $$;
drop function private.room_of_seat(uuid, text);

-- What of a step may be told to whoever hears the topic.
create function private.told_of_step(before private.rooms, room private.rooms, effects jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if room.state ->> 'phase' = 'guessing' and (before.state ->> 'phase' <> 'guessing'
      or before.state -> 'round' <> room.state -> 'round') then
    return jsonb_build_object('view', private.room_seen(room, 0));
  end if;
  -- Of the seats no more than who has guessed, and what they say to each other.
  if before.state - 'seats' = room.state - 'seats' and before.game_id = room.game_id
    and before.mode_options = room.mode_options
    and not exists (select from jsonb_array_elements(effects) e where e ->> 'type' <> 'keep')
    and (select jsonb_agg(s - '{hasGuessed,reaction}'::text[]) from jsonb_array_elements(before.state -> 'seats') s)
      = (select jsonb_agg(s - '{hasGuessed,reaction}'::text[]) from jsonb_array_elements(room.state -> 'seats') s) then
    return jsonb_build_object('seats', (
      select coalesce(jsonb_agg(jsonb_build_object('number', (s ->> 'number')::integer,
        'has_guessed', (s ->> 'hasGuessed')::boolean, 'reaction', private.reaction_of_seat(s))), '[]')
      from jsonb_array_elements(room.state -> 'seats') s
      where not before.state -> 'seats' @> jsonb_build_array(s)));
  end if;
  return null;
end $$;
comment on function private.told_of_step is
  'What a room''s topic says of a step: seats that have guessed or reacted, or the room as a round begins.';

drop function private.tell_room(text, integer);
create function private.tell_room(topic_key text, version integer, told jsonb default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from private.rooms r where r.topic_key = tell_room.topic_key and r.is_quiet) then
    return;
  end if;
  perform realtime.send(jsonb_build_object('version', version, 'seats', told -> 'seats', 'view', told -> 'view'),
    'changed', 'room:' || topic_key, true);
end $$;
comment on function private.tell_room is
  'Tells a room''s topic that there is something to look at, and of it what everybody there sees before a reveal.';

-- One step of a room: the new state and everything that follows from it, in one transaction, on the version that the
-- step was made from. A command is obeyed once. Somebody new gets a seat; `person` says who they are.
create or replace function private.write_room(room_id uuid, version integer, state jsonb, effects jsonb, seat integer,
  command_id uuid, game_id uuid, homes uuid[], guess jsonb, person jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  before private.rooms;
  room private.rooms;
  effect jsonb;
  new_guest uuid;
  new_token text;
  obeyed integer;
begin
  select r.* into room from private.rooms r where r.id = write_room.room_id for no key update;
  select c.version into obeyed from private.room_commands c
    where c.room_id = room.id and c.seat = write_room.seat and c.command_id = write_room.command_id;
  if obeyed is not null then
    return jsonb_build_object('version', obeyed, 'entry', null, 'is_stale', false);
  end if;
  if room.version is distinct from write_room.version then
    return jsonb_build_object('version', room.version, 'entry', null, 'is_stale', true);
  end if;
  before := room;
  select m.mode, m.mode_options into room.mode, room.mode_options
    from public.games g cross join lateral private.next_mode_of_room(room, g) m
    where g.id = coalesce(write_room.game_id, room.game_id);
  update private.rooms r set state = write_room.state, version = r.version + 1, changed_at = clock_timestamp(),
    game_id = coalesce(write_room.game_id, r.game_id), mode = room.mode, mode_options = room.mode_options
  where r.id = room.id returning r.* into room;

  for effect in select e from jsonb_array_elements(write_room.effects) e loop
    case effect ->> 'type'
      when 'seat' then
        select p.guest_id, p.new_token into new_guest, new_token from private.person_in_room(
          (person ->> 'user_id')::uuid, person ->> 'guest_token', person ->> 'request_key') p;
        insert into private.room_seats (room_id, number, user_id, guest_id, token_hash, name)
        values (room.id, (effect ->> 'seat')::integer, (person ->> 'user_id')::uuid, new_guest,
          private.hash_secret(private.seat_token(room.id, (effect ->> 'seat')::integer)), person ->> 'name');
      when 'mode' then
        -- None is the game's own.
        update private.rooms r set mode = coalesce(effect ->> 'mode', g.mode),
          mode_options = case when effect ->> 'mode' is null then g.mode_options else effect -> 'mode_options' end
        from public.games g where r.id = room.id and g.id = r.game_id returning r.* into room;
      when 'lay' then
        perform private.hand_over_runs(room);
        insert into private.room_cards (room_id, game, number, game_listing_id)
        select room.id, (room.state ->> 'game')::integer, h.place - 1, h.id
        from unnest(write_room.homes) with ordinality as h (id, place);
      when 'begin' then
        perform private.hand_over_runs(room);
        insert into private.room_rounds (room_id, game, number, game_listing_id, commitment_id)
        select room.id, (room.state ->> 'game')::integer, h.place, h.id, private.commitment_of(h.id)
        from unnest(write_room.homes) with ordinality as h (id, place);
        perform private.give_run(room, (s ->> 'number')::integer) from jsonb_array_elements(room.state -> 'seats') s
          where (s ->> 'since')::integer = 0;
      when 'enter' then
        perform private.give_run(room, (effect ->> 'seat')::integer) from private.room_seats t
          where t.room_id = room.id and t.number = (effect ->> 'seat')::integer and t.session_id is null;
      when 'keep' then
        insert into private.room_guesses (room_id, game, round, seat, amount_minor, low_minor, high_minor, log_error,
          score, label, formula, formula_version)
        values (room.id, (room.state ->> 'game')::integer, (room.state ->> 'round')::integer,
          (effect ->> 'seat')::integer, (guess ->> 'amount_minor')::bigint, (guess ->> 'low_minor')::bigint,
          (guess ->> 'high_minor')::bigint, (guess ->> 'log_error')::double precision, (guess ->> 'score')::integer,
          guess ->> 'label', guess ->> 'formula', (guess ->> 'formula_version')::integer);
      when 'rename' then
        update private.room_seats t set name = person ->> 'name'
          where t.room_id = room.id and t.number = (effect ->> 'seat')::integer;
      when 'reveal' then
        perform private.reveal_room_round(room);
      when 'finish' then
        perform private.hand_over_runs(room);
    end case;
  end loop;

  if write_room.command_id is not null then
    insert into private.room_commands (room_id, seat, command_id, version)
      values (room.id, write_room.seat, write_room.command_id, room.version);
  end if;
  if write_room.seat is not null then
    update private.room_seats t set seen_at = clock_timestamp(), was_here = true
      where t.room_id = room.id and t.number = write_room.seat;
  end if;
  -- Whoever comes while a price is shown is shown it as well.
  if write_room.command_id is null and room.state ->> 'phase' in ('revealed', 'finished')
    and (room.state ->> 'game')::integer > 0 then
    perform private.remember_spoiler(room.game_id, coalesce(t.user_id, g.claimed_by, t.guest_id))
      from private.room_seats t left join private.guest_identities g on g.id = t.guest_id
      where t.room_id = room.id and t.number = write_room.seat;
  end if;
  perform private.tell_room(room.topic_key, room.version,
    private.told_of_step(before, room, write_room.effects));
  return jsonb_build_object('version', room.version, 'is_stale', false,
    'entry', case when write_room.command_id is null then private.seat_entry(room, write_room.seat, new_token)
      end);
end $$;

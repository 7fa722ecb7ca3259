-- Rooms play modes of their own: elimination, teams, one guess of all, a draft of the homes.
--
-- What such a mode says (`where`, `eliminates`, `teaming`, `is_draft`) is the room's alone: its machine obeys it. No
-- game and no run is in such a mode, since the check on their options does not know these words; a run in a room keeps
-- what the mode says beside them. Other options of a room are those of games.
--
-- The state says who is in which team, who is out, whose turn it is to pick and what is proposed; a proposal is no
-- guess, and everybody in the room sees it. It holds no price and no guess, as before. The cards of a draft are homes
-- as players see them before a guess.

create function private.own_room_options() returns text[] language sql immutable set search_path = '' as $$
  select '{where,eliminates,teaming,is_draft}'::text[]
$$;
comment on function private.own_room_options is 'What modes say that rooms alone play.';

create function private.are_room_options(options jsonb) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return private.are_mode_options(options - private.own_room_options())
    and coalesce(options -> 'where' = '"room"', true)
    and coalesce(options -> 'teaming' in ('"teams"', '"together"'), true)
    and coalesce(jsonb_typeof(options -> 'eliminates') = 'boolean', true)
    and coalesce(jsonb_typeof(options -> 'is_draft') = 'boolean', true);
end $$;
comment on function private.are_room_options is 'Are these options that a room can be played under?';

alter table private.rooms
  drop constraint a_room_is_in_a_known_phase,
  add constraint a_room_is_in_a_known_phase check (
    coalesce(state ->> 'phase' in ('lobby', 'drafting', 'guessing', 'revealed', 'finished'), false)),
  add constraint what_a_mode_says_of_a_room_is_known check (private.are_room_options(mode_options));

create table private.room_cards (
  room_id uuid not null,
  game smallint not null,
  number smallint not null,
  game_listing_id uuid not null,
  constraint a_room_has_a_home_on_each_card primary key (room_id, game, number),
  constraint a_room_card_is_in_a_room foreign key (room_id) references private.rooms (id) on delete cascade,
  constraint a_room_card_shows_a_game_listing foreign key (game_listing_id)
    references public.game_listings (id) on delete cascade
);
comment on table private.room_cards is 'Homes that are laid out to be picked before a game of a room.';
create index room_cards_by_game_listing on private.room_cards (game_listing_id);
alter table private.room_cards enable row level security;

-- Another game is played as it says itself, but for a room that plays a mode of its own.
create function private.next_mode_of_room(room private.rooms, game public.games, out mode text, out mode_options jsonb)
language plpgsql immutable set search_path = '' as $$
begin
  mode := room.mode;
  mode_options := room.mode_options;
  if game.id <> room.game_id and not room.mode_options ? 'where' then
    mode := game.mode;
    mode_options := game.mode_options;
  end if;
end $$;
comment on function private.next_mode_of_room is 'The mode in which a room would play this game.';

-- All homes of a game that a room may play next: those that it has not played come first. The machine says how many of
-- them it takes.
create or replace function private.homes_for_room(room private.rooms, game public.games, seed text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id order by c.was_played, c.draw, c.position, c.id), '{}') from (
    select gl.id, gl.position, case when game.round_order = 'random' then md5(seed || gl.id) end as draw,
      exists (select from private.room_rounds r where r.room_id = room.id and r.game_listing_id = gl.id) as was_played
    from public.game_listings gl join public.listings l on l.id = gl.listing_id
    where gl.game_id = game.id and gl.is_visible and l.status <> 'withdrawn'
    order by 4, 3, 2, 1 limit 50) c
$$;

-- How the guesses of the round that is on were scored: for the machine, where that decides who leaves.
create function private.scored_in_room(room private.rooms) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('seat', g.seat, 'score', g.score, 'log_error', g.log_error,
    'guessed_at_ms', floor(extract(epoch from g.guessed_at) * 1000)::bigint) order by g.seat), '[]')
  from private.room_guesses g
  where g.room_id = room.id and g.game = (room.state ->> 'game')::integer
    and g.round = (room.state ->> 'round')::integer
$$;
comment on function private.scored_in_room is
  'The guesses of a room''s round as they were scored; never sent to players.';

create or replace function private.room_to_command(room_id uuid, player_token text, command_id uuid, command text,
  game_slug text, brand text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seat private.room_seats := private.seat_of(room_to_command.room_id, room_to_command.player_token);
  room private.rooms;
  game public.games;
  round private.room_rounds;
  listing public.listings;
  price private.listing_prices;
  bounds record;
  obeyed integer;
  wait_seconds integer;
  answer jsonb;
begin
  select c.version into obeyed from private.room_commands c
    where c.room_id = seat.room_id and c.seat = seat.number and c.command_id = room_to_command.command_id;
  if obeyed is not null then
    return jsonb_build_object('obeyed', obeyed);
  end if;
  wait_seconds := private.take_rate_limit('room:' || seat.room_id || ':' || seat.number, 300);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited', 'That was too much in one minute. Wait a moment.', wait_seconds::text);
  end if;
  update private.room_seats s set seen_at = clock_timestamp()
    where s.room_id = seat.room_id and s.number = seat.number;
  select r.* into room from private.rooms r where r.id = seat.room_id;
  game := private.game_of_room(room);
  answer := jsonb_build_object('version', room.version, 'state', room.state, 'seat', seat.number,
    'now_ms', floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
    'away', (
      select coalesce(jsonb_agg(s.number order by s.number), '[]') from private.room_seats s
      where s.room_id = room.id and not private.is_seat_here(s, true)));
  if room_to_command.command in ('start', 'rematch') then
    if room_to_command.game_slug is not null then
      game := private.game_for_room(room_to_command.game_slug, room_to_command.brand, seat.user_id, seat.guest_id);
      game := private.game_in_mode(game, (private.next_mode_of_room(room, game)).mode_options
        || '{"has_hints": false}');
    elsif not private.is_open(game) then
      perform private.refuse(409, 'game_not_open', 'This game is closed. Choose another game.');
    end if;
    answer := answer || jsonb_build_object('game_id', game.id, 'seconds', game.round_seconds,
      'rounds', game.rounds_per_run,
      'homes', to_jsonb(private.homes_for_room(room, game, room_to_command.command_id::text)));
  end if;
  if room.state ->> 'phase' = 'drafting' then
    answer := answer || jsonb_build_object('cards', (
      select coalesce(jsonb_agg(c.game_listing_id order by c.number), '[]') from private.room_cards c
      where c.room_id = room.id and c.game = (room.state ->> 'game')::integer));
  end if;
  if room.state ->> 'phase' = 'guessing' and room.mode_options @> '{"eliminates": true}' then
    answer := answer || jsonb_build_object('scored', private.scored_in_room(room));
  end if;
  -- Where all say one amount, anything may close the round: somebody's leaving, or the clock.
  if (room_to_command.command in ('guess', 'propose') and room.state ->> 'phase' in ('guessing', 'revealed'))
    or (room.state ->> 'phase' = 'guessing'
      and (room.mode_options @> '{"teaming": "together"}' or room.mode_options @> '{"eliminates": true}')) then
    select r.* into round from private.room_rounds r
      where r.room_id = room.id and r.game = (room.state ->> 'game')::integer
        and r.number = (room.state ->> 'round')::integer;
    select l.* into listing from public.game_listings gl join public.listings l on l.id = gl.listing_id
      where gl.id = round.game_listing_id;
    select p.* into price from private.price_commitments c join private.listing_prices p on p.id = c.listing_price_id
      where c.id = round.commitment_id;
    bounds := private.bounds_of(game, listing.currency, coalesce(price.kind, 'poll'));
    answer := answer || jsonb_build_object(
      'game_listing_id', round.game_listing_id, 'is_withdrawn', listing.status = 'withdrawn',
      'own_guess', (
        select jsonb_build_object('amount_minor', g.amount_minor, 'low_minor', g.low_minor, 'high_minor', g.high_minor)
        from private.room_guesses g where g.room_id = room.id and g.game = round.game and g.round = round.number
          and g.seat = seat.number),
      'round', jsonb_build_object(
        'price_minor', price.amount_minor, 'listing_price_id', price.id, 'currency', listing.currency,
        'price_kind', coalesce(price.kind, 'poll'), 'min_minor', bounds.min_minor, 'max_minor', bounds.max_minor,
        'formula', game.formula, 'difficulty', game.difficulty, 'multiplier', 1, 'scoring_options', '[]'::jsonb,
        'absolute_limit_minor', game.absolute_limit_minor, 'streak_before', 0, 'time_left_share', 0,
        'is_late', false, 'is_range', room.mode_options @> '{"is_range": true}'));
  end if;
  return answer;
end $$;

create or replace function private.give_run(room private.rooms, seat_number integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_of_room(room);
  keeper uuid;
  run uuid;
begin
  insert into private.guest_identities (token_hash) values (private.hash_secret(private.random_hex_32()))
    returning id into keeper;
  insert into public.sessions as s (game_id, guest_id, mode, mode_options, is_ranked, practice_reason, is_timed,
    display_name, seed, rounds)
  select room.game_id, keeper, room.mode, room.mode_options - private.own_room_options(), false, 'room',
    game.round_seconds is not null, t.name, 0,
    (select count(*) from private.room_rounds r
      where r.room_id = room.id and r.game = (room.state ->> 'game')::integer)
  from private.room_seats t where t.room_id = room.id and t.number = seat_number
  returning s.id into run;
  insert into public.session_rounds (session_id, game_listing_id, position, commitment_id, opened_at)
  select run, r.game_listing_id, r.number, r.commitment_id, clock_timestamp() from private.room_rounds r
    where r.room_id = room.id and r.game = (room.state ->> 'game')::integer;
  update private.room_seats t set session_id = run where t.room_id = room.id and t.number = seat_number;
end $$;

-- One step of a room: the new state and everything that follows from it, in one transaction, on the version that the
-- step was made from. A command is obeyed once. Somebody new gets a seat; `person` says who they are.
create or replace function private.write_room(room_id uuid, version integer, state jsonb, effects jsonb, seat integer,
  command_id uuid, game_id uuid, homes uuid[], guess jsonb, person jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
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
  perform private.tell_room(room.topic_key, room.version);
  return jsonb_build_object('version', room.version, 'is_stale', false,
    'entry', case when write_room.command_id is null then private.seat_entry(room, write_room.seat, new_token)
      end);
end $$;

-- What the mode of a room changes, as its state has it. Rooms from before these words play as they did.
create function private.play_of_room(room private.rooms) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'play', jsonb_build_object(
      'eliminates', coalesce((room.state -> 'play' ->> 'eliminates')::boolean, false),
      'teaming', room.state -> 'play' ->> 'teaming',
      'is_draft', coalesce((room.state -> 'play' ->> 'isDraft')::boolean, false)),
    'teams', coalesce((room.state ->> 'teams')::integer, 2),
    'team_rule', coalesce(room.state ->> 'teamRule', 'best'),
    'are_names_hidden', coalesce((room.state ->> 'areNamesHidden')::boolean, false))
$$;
comment on function private.play_of_room is 'What everybody in a room sees of how it is played.';

create function private.play_of_seat(seat jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('team', (seat ->> 'team')::integer, 'out_after', (seat ->> 'outAfter')::integer,
    'proposal_minor', (seat ->> 'proposalMinor')::bigint)
$$;
comment on function private.play_of_seat is 'What everybody in a room sees of a seat, as its mode is played.';

-- The cards of a draft show homes as rounds do before the guess, in a few words and with one photo: no price, no
-- seal, and nothing that the mode keeps back.
create function private.draft_of_room(room private.rooms) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if room.state ->> 'phase' <> 'drafting' then
    return null;
  end if;
  return jsonb_build_object('turn', (room.state -> 'draft' ->> 'turn')::integer,
    'rounds', (room.state ->> 'rounds')::integer,
    'deadline_at', to_timestamp((room.state ->> 'deadlineAt')::double precision / 1000),
    'cards', (
      select coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'is_withdrawn', h.home -> 'is_withdrawn',
        'facts', (h.home -> 'facts') - '{description,map}'::text[], 'photo', h.home -> 'photos' -> 0,
        'picked_by', (
          select (p ->> 'seat')::integer from jsonb_array_elements(room.state -> 'draft' -> 'picks') p
          where (p ->> 'card')::integer = c.number)) order by c.number), '[]')
      from private.room_cards c
      cross join lateral (select private.home_of_room(room, c.game_listing_id, false) as home) h
      where c.room_id = room.id and c.game = (room.state ->> 'game')::integer));
end $$;
comment on function private.draft_of_room is 'The homes that are being picked, as players see them before a guess.';

-- What one seat sees of a room. Asking is also the sign that its person is here.
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
  update private.room_seats s set seen_at = clock_timestamp(), was_here = true
    where s.room_id = seat.room_id and s.number = seat.number
      and (s.seen_at < clock_timestamp() - interval '1 second' or not s.was_here);
  if not seat.was_here then
    perform private.tell_room(room.topic_key, room.version);
  end if;
  return private.play_of_room(room) || jsonb_build_object(
    'version', room.version, 'phase', room.state ->> 'phase', 'kind', room.kind, 'code', room.code,
    'host', (room.state ->> 'host')::integer, 'you', seat.number,
    'is_locked', (room.state ->> 'isLocked')::boolean, 'admits_late', (room.state ->> 'admitsLate')::boolean,
    'game_number', (room.state ->> 'game')::integer, 'server_now', clock_timestamp(),
    'game', (
      select jsonb_build_object('slug', g.slug, 'brand', a.key, 'family', g.family, 'title', g.title,
        'currency', g.currency)
      from public.games g join public.agencies a on a.id = g.agency_id where g.id = room.game_id),
    'mode', room.mode,
    'players', (
      select coalesce(jsonb_agg(private.play_of_seat(s) || jsonb_build_object('number', t.number,
        -- The name that a player typed for themselves stays on their own screen.
        'name', case when t.number = seat.number or not room.state @> '{"areNamesHidden": true}' then t.name
          else '' end,
        'is_watcher', (s ->> 'isWatcher')::boolean, 'has_guessed', (s ->> 'hasGuessed')::boolean,
        'is_playing', (s ->> 'since')::integer <= (room.state ->> 'round')::integer and s ->> 'outAfter' is null,
        'is_here', not (s ->> 'isGone')::boolean
          and private.is_seat_here(t, t.number = (room.state ->> 'host')::integer),
        'reaction', case when (s -> 'reaction' ->> 'at')::bigint
          > extract(epoch from clock_timestamp()) * 1000 - 6000 then s -> 'reaction' ->> 'key' end,
        'score', points.total) order by t.number), '[]')
      from jsonb_array_elements(room.state -> 'seats') s
      join private.room_seats t on t.room_id = room.id and t.number = (s ->> 'number')::integer
      cross join lateral (
        select coalesce(sum(g.score), 0) as total, count(*) as guesses from private.room_guesses g
        where g.room_id = room.id and g.seat = t.number and g.game = (room.state ->> 'game')::integer
          and (g.round < (room.state ->> 'round')::integer
            or room.state ->> 'phase' in ('revealed', 'finished'))) points
      where not (s ->> 'isKicked')::boolean and (not (s ->> 'isGone')::boolean or points.guesses > 0)),
    'draft', private.draft_of_room(room),
    'results', (
      select coalesce(jsonb_agg(jsonb_build_object('round', g.round, 'seat', g.seat, 'score', g.score)
        order by g.round, g.seat), '[]')
      from private.room_guesses g where g.room_id = room.id and g.game = (room.state ->> 'game')::integer
        and (g.round < (room.state ->> 'round')::integer or room.state ->> 'phase' in ('revealed', 'finished'))),
    'round', (
      select private.round_of_room(room, r, seat.number) from private.room_rounds r
      where r.room_id = room.id and r.game = (room.state ->> 'game')::integer
        and r.number = (room.state ->> 'round')::integer),
    'played', case when room.state ->> 'phase' = 'finished' then (
      select coalesce(jsonb_agg(private.round_of_room(room, r, seat.number) - 'photos' order by r.number), '[]')
      from private.room_rounds r where r.room_id = room.id and r.game = (room.state ->> 'game')::integer
        and r.number <= (room.state ->> 'round')::integer) else '[]' end);
end $$;

-- Live rooms.
--
-- A room is one row: its state, as the pure machine of the domain left it, and a version. The functions open-room,
-- join-room and room-command read the row, let the machine make a step, and write the step back with write_room, which
-- takes it only on the version that it was made from, and a command only once.
--
-- The state holds no price and no guess. A guess is kept in room_guesses with its score from the moment it is
-- acknowledged; what it is worth is shown to nobody, its own player included, before the reveal. The reveal records the
-- guesses of the round as guesses of real runs (record_guess), and notes for everybody in the room that they have been
-- shown prices of the game. Until the game is over these runs belong to guests whose token nobody has, so no other way
-- than the room leads to their rounds; then they go to the people who played them. A run in a room is practice.
--
-- People in a room are known by the token of their seat, which is derived from the seat, so that whoever comes back
-- gets the same one. The topic is as hard to guess as a token, and carries the version alone.

alter table public.sessions drop constraint a_practice_reason_is_known;
alter table public.sessions add constraint a_practice_reason_is_known check (practice_reason in
  ('other_mode', 'unranked_mode', 'room', 'one_home', 'not_first', 'price_known', 'price_learnt', 'claimed',
    'excluded'));

create table private.rooms (
  id uuid not null default gen_random_uuid(),
  code text not null,
  topic_key text not null default private.random_hex_32(),
  kind text not null,
  game_id uuid not null,
  mode text,
  mode_options jsonb not null default '{}',
  state jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint rooms_have_an_id primary key (id),
  constraint a_room_is_found_by_one_code unique (code),
  constraint a_room_speaks_on_one_topic unique (topic_key),
  constraint a_room_plays_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_room_is_of_a_known_kind check (kind in ('vs', 'party', 'private', 'class')),
  constraint a_room_code_has_6_signs_without_look_alikes check (code ~ '^[ACDEFGHJKMNPRTWXY34679]{6}$'),
  constraint a_room_is_in_a_known_phase check (
    coalesce(state ->> 'phase' in ('lobby', 'guessing', 'revealed', 'finished'), false))
) with (fillfactor = 50);
comment on table private.rooms is 'Live rooms: what the machine made of each, and the version of it.';
create index rooms_by_game on private.rooms (game_id);
create index rooms_by_change on private.rooms (changed_at);
alter table private.rooms enable row level security;

create table private.room_seats (
  room_id uuid not null,
  number smallint not null,
  user_id uuid,
  guest_id uuid,
  token_hash bytea not null,
  name text not null,
  session_id uuid,
  seen_at timestamptz not null default clock_timestamp(),
  was_here boolean not null default true,
  constraint a_seat_has_a_number_in_its_room primary key (room_id, number),
  constraint a_seat_is_in_a_room foreign key (room_id) references private.rooms (id) on delete cascade,
  constraint a_seat_may_be_a_users foreign key (user_id) references auth.users (id) on delete cascade,
  constraint a_seat_may_be_a_guests foreign key (guest_id) references private.guest_identities (id) on delete cascade,
  constraint a_seat_may_have_a_run foreign key (session_id) references public.sessions (id) on delete set null,
  constraint a_seat_is_somebodys check ((user_id is null) <> (guest_id is null)),
  constraint a_seat_token_opens_one_seat unique (token_hash),
  constraint a_user_has_one_seat_in_a_room unique (room_id, user_id),
  constraint a_guest_has_one_seat_in_a_room unique (room_id, guest_id),
  constraint a_seat_name_has_1_to_40_characters check (char_length(btrim(name)) between 1 and 40)
) with (fillfactor = 70);
comment on table private.room_seats is
  'Who is in a room, known by the hash of the seat''s token, and the run that the seat plays.';
create index room_seats_by_user on private.room_seats (user_id);
create index room_seats_by_guest on private.room_seats (guest_id);
create index room_seats_by_session on private.room_seats (session_id);
alter table private.room_seats enable row level security;

create table private.room_rounds (
  room_id uuid not null,
  game smallint not null,
  number smallint not null,
  game_listing_id uuid not null,
  commitment_id uuid,
  constraint a_room_has_a_home_for_each_round primary key (room_id, game, number),
  constraint a_room_round_is_in_a_room foreign key (room_id) references private.rooms (id) on delete cascade,
  constraint a_room_round_shows_a_game_listing foreign key (game_listing_id)
    references public.game_listings (id) on delete cascade,
  constraint a_room_round_may_have_a_commitment foreign key (commitment_id)
    references private.price_commitments (id) on delete cascade
);
comment on table private.room_rounds is 'The homes of each game of a room, each bound to one price version.';
create index room_rounds_by_game_listing on private.room_rounds (game_listing_id);
create index room_rounds_by_commitment on private.room_rounds (commitment_id);
alter table private.room_rounds enable row level security;

create table private.room_guesses (
  room_id uuid not null,
  game smallint not null,
  round smallint not null,
  seat smallint not null,
  amount_minor bigint,
  low_minor bigint,
  high_minor bigint,
  log_error double precision,
  score integer,
  label text,
  formula text not null,
  formula_version smallint not null,
  guessed_at timestamptz not null default clock_timestamp(),
  constraint a_seat_guesses_a_round_once primary key (room_id, game, round, seat),
  constraint a_room_guess_is_of_a_round foreign key (room_id, game, round)
    references private.room_rounds (room_id, game, number) on delete cascade,
  constraint a_room_guess_is_of_a_seat foreign key (room_id, seat)
    references private.room_seats (room_id, number) on delete cascade,
  constraint a_room_guess_is_an_amount_or_a_range check (
    (amount_minor is null) = (low_minor is not null) and (low_minor is null) = (high_minor is null))
);
comment on table private.room_guesses is
  'Guesses made in rooms, written once with their score, told to nobody before the reveal.';
create index room_guesses_by_seat on private.room_guesses (room_id, seat);
alter table private.room_guesses enable row level security;

create table private.room_commands (
  room_id uuid not null,
  seat smallint not null,
  command_id uuid not null,
  version integer not null,
  constraint a_command_is_obeyed_once primary key (room_id, seat, command_id),
  constraint a_command_is_of_a_seat foreign key (room_id, seat)
    references private.room_seats (room_id, number) on delete cascade
);
comment on table private.room_commands is 'Commands that were obeyed, so that one sent again is answered as before.';
alter table private.room_commands enable row level security;

-- The token of a seat.
create function private.seat_token(room_id uuid, number integer) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(k.key_hex || ':seat:' || room_id || ':' || number || ':' || k.key_hex, 'UTF8')),
    'hex')
  from private.token_keys k
$$;
comment on function private.seat_token is 'The token of a seat, derived from it: the same whenever it is asked for.';

-- The seat of a token.
create function private.seat_of(room_id uuid, player_token text) returns private.room_seats
language plpgsql stable security definer set search_path = '' as $$
declare
  seat private.room_seats;
begin
  select s.* into seat from private.room_seats s
    where s.room_id = seat_of.room_id and s.token_hash = private.hash_secret(seat_of.player_token);
  if seat.room_id is null then
    if not exists (select from private.rooms r where r.id = seat_of.room_id) then
      perform private.refuse(404, 'not_found', 'This room is no longer there. Open a new one.');
    end if;
    perform private.refuse(403, 'not_your_run', 'You are not in this room any more. Join it again with its code.');
  end if;
  return seat;
end $$;
comment on function private.seat_of is 'The seat that this token opens; refuses with not_found or not_your_run.';

-- Who was seen lately. A host is looked for more closely, since everybody waits for one.
create function private.is_seat_here(seat private.room_seats, is_host boolean) returns boolean
language sql stable set search_path = '' as $$
  select seat.seen_at > clock_timestamp() - case when is_host then interval '10 seconds' else interval '35 seconds' end
$$;
comment on function private.is_seat_here is 'Was this seat''s person heard of lately?';

-- The person who asks, as start_run knows them; a guest is made where there is none. A token made for a request key is
-- derived from it, so that a retry after a lost reply gets the same guest.
create function private.person_in_room(user_id uuid, guest_token text, request_key text, out guest_id uuid,
  out new_token text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  if person_in_room.user_id is not null then
    return;
  end if;
  if person_in_room.guest_token is not null then
    guest_id := private.guest_of(person_in_room.guest_token);
    if guest_id is null then
      perform private.refuse(403, 'not_your_run',
        'This browser''s guest token is not known. Clear the game''s data in this browser and start again.');
    end if;
    return;
  end if;
  new_token := case when char_length(person_in_room.request_key) >= 16
    then (select encode(sha256(convert_to(k.key_hex || ':room:' || person_in_room.request_key || ':' || k.key_hex,
      'UTF8')), 'hex') from private.token_keys k)
    else private.random_hex_32() end;
  insert into private.guest_identities (token_hash) values (private.hash_secret(new_token)) on conflict do nothing;
  guest_id := private.guest_of(new_token);
  if guest_id is null then
    perform private.refuse(403, 'not_your_run',
      'The runs of this browser were moved to an account. Sign in with it, or start again.');
  end if;
end $$;
comment on function private.person_in_room is 'The guest who asks to enter a room; a new one gets a token.';

-- The game of a room, as the room plays it: nobody buys hints while others wait.
create function private.game_of_room(room private.rooms) returns public.games
language sql stable security definer set search_path = '' as $$
  select private.game_in_mode(g, room.mode_options || '{"has_hints": false}') from public.games g
  where g.id = room.game_id
$$;
comment on function private.game_of_room is 'The game that a room plays, with its mode, and without hints.';

-- All that a room says on its topic.
create function private.tell_room(topic_key text, version integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('version', version), 'changed', 'room:' || topic_key, true);
end $$;
comment on function private.tell_room is
  'Tells a room''s topic that there is something to look at, and nothing of it.';

create function private.seat_entry(room private.rooms, number integer, new_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'room', jsonb_build_object('id', room.id, 'code', room.code, 'topic', 'room:' || room.topic_key),
    'player_token', private.seat_token(room.id, number), 'guest_token', new_token)
$$;
comment on function private.seat_entry is 'What somebody gets who enters a room.';

-- Is this game one that the person may open a room of? A game behind a code is for those who were let in before.
create function private.game_for_room(game_slug text, brand text, user_id uuid, guest_id uuid) returns public.games
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(game_for_room.brand, ''), 'default') and g.slug = game_for_room.game_slug;
  if game.id is null then
    perform private.refuse(404, 'not_found',
      'There is no game at this address. Check the link or choose another game.');
  end if;
  if not private.is_open(game) then
    perform private.refuse(409, 'game_not_open', 'This game is not open. Choose another game.');
  end if;
  if game.visibility = 'code' and not coalesce(private.user_manages_game(game.id, game_for_room.user_id), false)
    and not exists (select from public.sessions s where s.game_id = game.id
      and (s.user_id = game_for_room.user_id or s.guest_id = game_for_room.guest_id)) then
    perform private.refuse(403, 'access_code_refused',
      'This game opens with a code. Play it once with its code, then open a room of it.');
  end if;
  return game;
end $$;
comment on function private.game_for_room is 'A game of which this person may open a room; refuses others.';

-- The mode of a room is the game's own, or another one whose options the caller tells.
create function private.open_room(game_slug text, brand text, kind text, mode text, mode_options jsonb, code text,
  state jsonb, name text, user_id uuid, guest_token text, request_key text, client_address text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person record;
  game public.games;
  room private.rooms;
  wait_seconds integer;
begin
  wait_seconds := private.take_rate_limit('open-room:' || coalesce(client_address, ''), 60);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'Too many rooms were opened from this address. Wait a minute and try again.', wait_seconds::text);
  end if;
  person := private.person_in_room(open_room.user_id, open_room.guest_token, open_room.request_key);
  game := private.game_for_room(open_room.game_slug, open_room.brand, open_room.user_id, person.guest_id);
  -- A code that is taken is no refusal: the caller draws another one.
  insert into private.rooms as r (code, kind, game_id, mode, mode_options, state)
  values (open_room.code, open_room.kind, game.id, coalesce(open_room.mode, game.mode),
    case when coalesce(open_room.mode, game.mode) = game.mode then game.mode_options
      else coalesce(open_room.mode_options, '{}') end, open_room.state)
  on conflict do nothing returning r.* into room;
  if room.id is null then
    return null;
  end if;
  insert into private.room_seats (room_id, number, user_id, guest_id, token_hash, name)
  values (room.id, 1, open_room.user_id, person.guest_id, private.hash_secret(private.seat_token(room.id, 1)),
    open_room.name);
  return private.seat_entry(room, 1, person.new_token);
end $$;
comment on function private.open_room is 'Opens a room with its host; null where the code is taken.';
select private.expose('private.open_room(text, text, text, text, jsonb, text, jsonb, text, uuid, text, text, text)',
  'service_role');

-- What the machine needs to know of somebody who joins: the room as it stands, and the seat that is theirs already.
create function private.room_to_join(code text, user_id uuid, guest_token text, player_token text, client_address text)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  room private.rooms;
  wait_seconds integer;
begin
  -- Plenty for a class behind one router, too few to find rooms by trying codes.
  wait_seconds := private.take_rate_limit('join-room:' || coalesce(client_address, ''), 300);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'Too many tries from this address. Wait a minute and try again.', wait_seconds::text);
  end if;
  select r.* into room from private.rooms r where r.code = room_to_join.code;
  if room.id is null then
    perform private.refuse(404, 'not_found', 'There is no room with this code. Check it with whoever told you.');
  end if;
  return jsonb_build_object('room_id', room.id, 'version', room.version, 'state', room.state, 'kind', room.kind,
    'seat', (
      select s.number from private.room_seats s
      where s.room_id = room.id and (s.token_hash = private.hash_secret(room_to_join.player_token)
        or s.user_id = room_to_join.user_id or s.guest_id = private.guest_of(room_to_join.guest_token))
      order by (s.token_hash is not distinct from private.hash_secret(room_to_join.player_token)) desc, s.number
      limit 1));
end $$;
comment on function private.room_to_join is 'A room by its code, as the machine needs it to let somebody in.';
select private.expose('private.room_to_join(text, uuid, text, text, text)', 'service_role');

-- The homes of the room's next game: those that it has not played come first.
create function private.homes_for_room(room private.rooms, game public.games, seed text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id order by c.was_played, c.draw, c.position, c.id), '{}') from (
    select gl.id, gl.position, case when game.round_order = 'random' then md5(seed || gl.id) end as draw,
      exists (select from private.room_rounds r where r.room_id = room.id and r.game_listing_id = gl.id) as was_played
    from public.game_listings gl join public.listings l on l.id = gl.listing_id
    where gl.game_id = game.id and gl.is_visible and l.status <> 'withdrawn'
    order by 4, 3, 2, 1 limit game.rounds_per_run) c
$$;
comment on function private.homes_for_room is 'Homes of a room''s next game, in their order.';

-- What a command needs: the room as it stands, the seat, the clock, who is away, the round to score, the next homes.
create function private.room_to_command(room_id uuid, player_token text, command_id uuid, command text, game_slug text,
  brand text) returns jsonb
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
      game := private.game_in_mode(game, game.mode_options || '{"has_hints": false}');
    elsif not private.is_open(game) then
      perform private.refuse(409, 'game_not_open', 'This game is closed. Choose another game.');
    end if;
    answer := answer || jsonb_build_object('game_id', game.id, 'seconds', game.round_seconds,
      'homes', to_jsonb(private.homes_for_room(room, game, room_to_command.command_id::text)));
  end if;
  if room_to_command.command = 'guess' and room.state ->> 'phase' in ('guessing', 'revealed') then
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
comment on function private.room_to_command is
  'What a command to a room needs to be obeyed, or the version that it was answered with before.';
select private.expose('private.room_to_command(uuid, text, uuid, text, text, text)', 'service_role');

-- A run for a seat: a guest's whose token nobody has, with the homes and price versions of the room.
create function private.give_run(room private.rooms, seat_number integer) returns void
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
  select room.game_id, keeper, room.mode, room.mode_options, false, 'room', game.round_seconds is not null, t.name, 0,
    (select count(*) from private.room_rounds r
      where r.room_id = room.id and r.game = (room.state ->> 'game')::integer)
  from private.room_seats t where t.room_id = room.id and t.number = seat_number
  returning s.id into run;
  insert into public.session_rounds (session_id, game_listing_id, position, commitment_id, opened_at)
  select run, r.game_listing_id, r.number, r.commitment_id, clock_timestamp() from private.room_rounds r
    where r.room_id = room.id and r.game = (room.state ->> 'game')::integer;
  update private.room_seats t set session_id = run where t.room_id = room.id and t.number = seat_number;
end $$;
comment on function private.give_run is 'Gives a seat its run of the room''s game, out of everybody''s reach.';

-- What was guessed becomes guesses of the runs; whoever is in the room has now been shown prices of the game.
create function private.reveal_room_round(room private.rooms) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kept record;
  viewer uuid;
begin
  for kept in
    select g.*, t.session_id, r.game_listing_id, c.listing_price_id
    from private.room_guesses g
    join private.room_seats t on t.room_id = g.room_id and t.number = g.seat
    join private.room_rounds r on r.room_id = g.room_id and r.game = g.game and r.number = g.round
    left join private.price_commitments c on c.id = r.commitment_id
    where g.room_id = room.id and g.game = (room.state ->> 'game')::integer
      and g.round = (room.state ->> 'round')::integer and t.session_id is not null
    order by g.seat
  loop
    -- A home that was taken down, or a game that closed long ago, takes no more guesses: the room still shows them.
    begin
      perform private.record_guess(kept.session_id, kept.game_listing_id, kept.listing_price_id, kept.amount_minor,
        kept.low_minor, kept.high_minor, kept.log_error, kept.score, kept.label, kept.formula, kept.formula_version, 1,
        false);
    exception when others then
      if sqlstate not like 'PT%' then
        raise;
      end if;
    end;
  end loop;
  for viewer in
    select coalesce(t.user_id, g.claimed_by, t.guest_id) from private.room_seats t
    left join private.guest_identities g on g.id = t.guest_id
    where t.room_id = room.id and exists (
      select from jsonb_array_elements(room.state -> 'seats') s
      where (s ->> 'number')::integer = t.number and not (s ->> 'isGone')::boolean and not (s ->> 'isKicked')::boolean)
    order by 1
  loop
    perform private.remember_spoiler(room.game_id, viewer);
  end loop;
end $$;
comment on function private.reveal_room_round is
  'Records the guesses of the round that is revealed, and who is shown its price.';

-- The runs of a game that is over go to those who played them.
create function private.hand_over_runs(room private.rooms) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  played record;
begin
  for played in
    select t.number, t.session_id, coalesce(t.user_id, g.claimed_by) as user_id, t.guest_id, s.guest_id as keeper_id
    from private.room_seats t join public.sessions s on s.id = t.session_id
    left join private.guest_identities g on g.id = t.guest_id
    where t.room_id = room.id order by t.number
  loop
    perform private.end_session(played.session_id, 'finished');
    update public.sessions s set user_id = played.user_id,
      guest_id = case when played.user_id is null then played.guest_id end
    where s.id = played.session_id;
    update private.room_seats t set session_id = null where t.room_id = room.id and t.number = played.number;
    delete from private.guest_identities g where g.id = played.keeper_id;
  end loop;
end $$;
comment on function private.hand_over_runs is 'Ends the runs of a room and gives them to the people who played them.';

-- One step of a room: the new state and everything that follows from it, in one transaction, on the version that the
-- step was made from. A command is obeyed once. Somebody new gets a seat; `person` says who they are.
create function private.write_room(room_id uuid, version integer, state jsonb, effects jsonb, seat integer,
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
  update private.rooms r set state = write_room.state, version = r.version + 1, changed_at = clock_timestamp(),
    game_id = coalesce(write_room.game_id, r.game_id),
    -- Another game is played as it says itself.
    mode = case when write_room.game_id <> r.game_id then (select g.mode from public.games g
      where g.id = write_room.game_id) else r.mode end,
    mode_options = case when write_room.game_id <> r.game_id then (select g.mode_options from public.games g
      where g.id = write_room.game_id) else r.mode_options end
  where r.id = room.id returning r.* into room;

  for effect in select e from jsonb_array_elements(write_room.effects) e loop
    case effect ->> 'type'
      when 'seat' then
        select p.guest_id, p.new_token into new_guest, new_token from private.person_in_room(
          (person ->> 'user_id')::uuid, person ->> 'guest_token', person ->> 'request_key') p;
        insert into private.room_seats (room_id, number, user_id, guest_id, token_hash, name)
        values (room.id, (effect ->> 'seat')::integer, (person ->> 'user_id')::uuid, new_guest,
          private.hash_secret(private.seat_token(room.id, (effect ->> 'seat')::integer)), person ->> 'name');
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
comment on function private.write_room is
  'Writes one step of a room on the version that it was made from; a stale step changes nothing.';
select private.expose('private.write_room(uuid, integer, jsonb, jsonb, integer, uuid, uuid, uuid[], jsonb, jsonb)',
  'service_role');

-- The home of a room's round, as open_round shows one: before the reveal without what game and mode hide.
create function private.home_of_room(room private.rooms, game_listing_id uuid, is_revealed boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_of_room(room);
  game_listing public.game_listings;
  listing public.listings;
  asset public.assets;
  shown jsonb := case when is_revealed then '{}' else room.mode_options end;
begin
  select gl.* into game_listing from public.game_listings gl where gl.id = home_of_room.game_listing_id;
  select l.* into listing from public.listings l where l.id = game_listing.listing_id;
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  if listing.status = 'withdrawn' then
    return jsonb_build_object('currency', listing.currency, 'is_withdrawn', true, 'facts', '{}'::jsonb,
      'photos', '[]'::jsonb);
  end if;
  return jsonb_build_object('currency', listing.currency, 'is_withdrawn', false,
    'facts', case when shown @> '{"shows_facts": false}' then '{}' else
      (private.pick(to_jsonb(asset), private.clue_columns()) || jsonb_build_object(
        'title', coalesce(game_listing.title_override, listing.title), 'floor_area_m2', asset.floor_area_m2,
        'year_built', asset.year_built, 'country_code', asset.country_code,
        'map', private.blurred_point(asset.id, asset.latitude, asset.longitude),
        'description', listing.description)) - game_listing.hidden_facts end,
    'photos', private.photos_in_mode(listing.id, shown));
end $$;
comment on function private.home_of_room is 'What a room shows of the home of a round.';

-- The round that is on, or was last. Price, guesses and proof come with the reveal; before it a player sees their own
-- guess alone, without what it is worth.
create function private.round_of_room(room private.rooms, round private.room_rounds, seat_number integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  is_revealed boolean := round.number < (room.state ->> 'round')::integer
    or room.state ->> 'phase' in ('revealed', 'finished');
  commitment private.price_commitments;
  price private.listing_prices;
  bounds record;
  answer jsonb;
begin
  select c.* into commitment from private.price_commitments c where c.id = round.commitment_id;
  select p.* into price from private.listing_prices p where p.id = commitment.listing_price_id;
  answer := private.home_of_room(room, round.game_listing_id, is_revealed);
  bounds := private.bounds_of(private.game_of_room(room), answer ->> 'currency', coalesce(price.kind, 'poll'));
  answer := answer || jsonb_build_object(
    'number', round.number, 'rounds', (room.state ->> 'rounds')::integer, 'game_listing_id', round.game_listing_id,
    'price_kind', coalesce(price.kind, 'poll'),
    'price_year', case when price.kind = 'sold' then extract(year from price.dated_on)::integer end,
    'commitment', commitment.commitment, 'is_range', room.mode_options @> '{"is_range": true}',
    'bounds', jsonb_build_object('min_minor', bounds.min_minor, 'max_minor', bounds.max_minor),
    'deadline_at', to_timestamp((room.state ->> 'deadlineAt')::double precision / 1000),
    'revealed_at', to_timestamp((room.state ->> 'revealedAt')::double precision / 1000),
    'own_guess', (
      select jsonb_build_object('amount_minor', g.amount_minor, 'low_minor', g.low_minor, 'high_minor', g.high_minor)
      from private.room_guesses g where g.room_id = room.id and g.game = round.game and g.round = round.number
        and g.seat = seat_number));
  if not is_revealed or (answer ->> 'is_withdrawn')::boolean then
    return answer;
  end if;
  return answer || jsonb_build_object('price_minor', price.amount_minor,
    'price_on', to_char(price.dated_on, 'YYYY-MM'),
    'proof', case when commitment.id is not null
      then jsonb_build_object('salt', commitment.salt, 'commitment', commitment.commitment) end,
    'guesses', (
      select coalesce(jsonb_agg(jsonb_build_object('seat', g.seat, 'amount_minor', g.amount_minor,
        'low_minor', g.low_minor, 'high_minor', g.high_minor, 'score', g.score, 'label', g.label,
        'error_percent', case when g.log_error is not null
          then round((abs(exp(g.log_error) - 1) * 100)::numeric, 2) end)
        order by g.score desc nulls last, g.guessed_at, g.seat), '[]')
      from private.room_guesses g
      where g.room_id = room.id and g.game = round.game and g.round = round.number));
end $$;
comment on function private.round_of_room is 'A round of a room, with what this seat may know of it.';

-- What one seat sees of a room. Asking is also the sign that its person is here.
create function private.room_state(room_id uuid, player_token text) returns jsonb
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
  return jsonb_build_object(
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
      select coalesce(jsonb_agg(jsonb_build_object('number', t.number, 'name', t.name,
        'is_watcher', (s ->> 'isWatcher')::boolean, 'has_guessed', (s ->> 'hasGuessed')::boolean,
        'is_playing', (s ->> 'since')::integer <= (room.state ->> 'round')::integer,
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
    'round', (
      select private.round_of_room(room, r, seat.number) from private.room_rounds r
      where r.room_id = room.id and r.game = (room.state ->> 'game')::integer
        and r.number = (room.state ->> 'round')::integer),
    'played', case when room.state ->> 'phase' = 'finished' then (
      select coalesce(jsonb_agg(private.round_of_room(room, r, seat.number) - 'photos' order by r.number), '[]')
      from private.room_rounds r where r.room_id = room.id and r.game = (room.state ->> 'game')::integer
        and r.number <= (room.state ->> 'round')::integer) else '[]' end);
end $$;
comment on function private.room_state is
  'What one seat sees of a room; price and guesses of a round after its reveal alone.';
select private.expose('private.room_state(uuid, text)', 'anon', 'authenticated');

create function private.may_hear_room(topic text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.rooms r where r.topic_key = substr(may_hear_room.topic, 6)
    and may_hear_room.topic like 'room:%')
$$;
comment on function private.may_hear_room is 'Is this the topic of a room? Whoever knows it was given it there.';
grant execute on function private.may_hear_room(text) to anon, authenticated;
create policy "who was given a room's topic listens to it" on realtime.messages for select to anon, authenticated
  using (private.may_hear_room((select realtime.topic())));

-- The clock notices who has gone quiet, so that the others look again; who comes back tells it by asking.
create index room_seats_that_were_here on private.room_seats (seen_at) where was_here;
create function private.notice_room_absences() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  quiet record;
  told integer := 0;
begin
  for quiet in
    with gone as (
      update private.room_seats t set was_here = false from private.rooms r
      where r.id = t.room_id and t.was_here and t.seen_at < clock_timestamp() - interval '10 seconds'
        and not private.is_seat_here(t, t.number = (r.state ->> 'host')::integer)
      returning r.topic_key, r.version)
    select distinct g.topic_key, g.version from gone g
  loop
    perform private.tell_room(quiet.topic_key, quiet.version);
    told := told + 1;
  end loop;
  return told;
end $$;
comment on function private.notice_room_absences is 'Tells rooms of which somebody has gone quiet; answers how many.';

-- A room that nobody moved for a day goes. What was guessed in it is recorded first, and the runs reach their players.
create function private.forget_rooms(grace interval default '24 hours') returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  room private.rooms;
  forgotten integer := 0;
begin
  for room in
    select r.* from private.rooms r
    where r.changed_at < now() - grace and not private.is_left_in_peace('forget_rooms', r.id::text)
    order by r.changed_at limit 200 for update skip locked
  loop
    begin
      if room.state ->> 'phase' = 'guessing' then
        perform private.reveal_room_round(room);
      end if;
      perform private.hand_over_runs(room);
      delete from private.rooms r where r.id = room.id;
      forgotten := forgotten + 1;
    exception when others then
      perform private.note_job_failure('forget_rooms', room.id::text, sqlstate, sqlerrm);
    end;
  end loop;
  return forgotten;
end $$;
comment on function private.forget_rooms is
  'Deletes rooms that nobody moved for a day, after their runs were handed over.';

insert into private.periodic_jobs (job, every_seconds) values ('notice_room_absences', 2), ('forget_rooms', 900);

-- Whoever watches a room may guess as well, and the middle one of their guesses plays along as one player.
--
-- A guess of the audience moves no room: it is kept beside the room with its score, written once, and told to its own
-- person alone until the reveal. The middle is a guess that somebody made, so its points are those that the function
-- reckoned for it. Fewer than five are no audience: their middle would be one person's guess.

create table private.room_audience_guesses (
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
  guessed_at timestamptz not null default clock_timestamp(),
  constraint a_watcher_guesses_a_round_once primary key (room_id, game, round, seat),
  constraint an_audience_guess_is_of_a_round foreign key (room_id, game, round)
    references private.room_rounds (room_id, game, number) on delete cascade,
  constraint an_audience_guess_is_of_a_seat foreign key (room_id, seat)
    references private.room_seats (room_id, number) on delete cascade,
  constraint an_audience_guess_is_an_amount_or_a_range check (
    (amount_minor is null) = (low_minor is not null) and (low_minor is null) = (high_minor is null))
);
comment on table private.room_audience_guesses is
  'Guesses of people who watch a room, written once with their score; the middle one plays along after the reveal.';
create index room_audience_guesses_by_seat on private.room_audience_guesses (room_id, seat);
alter table private.room_audience_guesses enable row level security;

-- Keeps a watcher's guess. A reveal waits for it or comes before it: the room's row is shared until it is written.
create function private.keep_audience_guess(room_id uuid, seat integer, command_id uuid, game_listing_id uuid,
  grace_ms integer, guess jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  room private.rooms;
  round private.room_rounds;
  own jsonb;
  obeyed integer;
begin
  select r.* into room from private.rooms r where r.id = keep_audience_guess.room_id for share;
  select c.version into obeyed from private.room_commands c
    where c.room_id = room.id and c.seat = keep_audience_guess.seat
      and c.command_id = keep_audience_guess.command_id;
  if obeyed is not null then
    return jsonb_build_object('version', obeyed);
  end if;
  select s into own from jsonb_array_elements(room.state -> 'seats') s
    where (s ->> 'number')::integer = keep_audience_guess.seat;
  if coalesce((own ->> 'isGone')::boolean or (own ->> 'isKicked')::boolean, true) then
    perform private.refuse(403, 'not_your_run', 'You are not in this room any more. Join it again with its code.');
  end if;
  if room.kind = 'class' or not (own ->> 'isWatcher')::boolean then
    perform private.refuse(409, 'not_in_run', 'Only people who watch guess for the audience.');
  end if;
  select r.* into round from private.room_rounds r
    where r.room_id = room.id and r.game = (room.state ->> 'game')::integer
      and r.number = (room.state ->> 'round')::integer;
  if room.state ->> 'phase' <> 'guessing'
    or round.game_listing_id is distinct from keep_audience_guess.game_listing_id
    or extract(epoch from clock_timestamp()) * 1000 > (room.state ->> 'deadlineAt')::bigint + grace_ms then
    perform private.refuse(409, 'time_over', 'This round is over, so it takes no more guesses.');
  end if;
  if room.state ->> 'pausedAt' is not null then
    perform private.refuse(409, 'room_paused', 'The room is paused. Send your guess again when it goes on.');
  end if;
  insert into private.room_audience_guesses (room_id, game, round, seat, amount_minor, low_minor, high_minor, log_error,
    score, label)
  values (room.id, round.game, round.number, keep_audience_guess.seat, (guess ->> 'amount_minor')::bigint,
    (guess ->> 'low_minor')::bigint, (guess ->> 'high_minor')::bigint, (guess ->> 'log_error')::double precision,
    (guess ->> 'score')::integer, guess ->> 'label')
  on conflict on constraint a_watcher_guesses_a_round_once do nothing;
  if not exists (select from private.room_audience_guesses g where g.room_id = room.id and g.game = round.game
    and g.round = round.number and g.seat = keep_audience_guess.seat
    and (g.amount_minor, g.low_minor, g.high_minor) is not distinct from ((guess ->> 'amount_minor')::bigint,
      (guess ->> 'low_minor')::bigint, (guess ->> 'high_minor')::bigint)) then
    perform private.refuse(409, 'already_guessed',
      'You have guessed this home already, with another amount. The first guess stands.');
  end if;
  insert into private.room_commands (room_id, seat, command_id, version)
    values (room.id, keep_audience_guess.seat, keep_audience_guess.command_id, room.version)
    on conflict do nothing;
  return jsonb_build_object('version', room.version);
end $$;
comment on function private.keep_audience_guess is
  'Keeps the guess of somebody who watches a room, once; the room stays at its version.';
select private.expose('private.keep_audience_guess(uuid, integer, uuid, uuid, integer, jsonb)', 'service_role');

create function private.least_audience() returns integer language plpgsql immutable set search_path = '' as $$
begin
  return 5;
end $$;
comment on function private.least_audience is 'From so many guesses on the audience plays along.';

-- The audience's guesses of a game, one a round: how many there are, and the middle one, the lower of two.
create function private.audience_of_room(room_id uuid, game integer)
returns table (round integer, guessed integer, middle private.room_audience_guesses)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select g.round::integer, count(*)::integer, (array_agg(g order by
      coalesce(g.amount_minor::double precision, sqrt(g.low_minor::double precision * g.high_minor)), g.seat))
      [(count(*) + 1) / 2]
    from private.room_audience_guesses g
    where g.room_id = audience_of_room.room_id and g.game = audience_of_room.game
    group by g.round;
end $$;
comment on function private.audience_of_room is
  'How many of a room''s audience guessed each round, and the middle guess.';

-- The view of a seat is put together in two steps: the room with its seats, as it was made so far, and beside them the
-- audience and the pause. The first step keeps its body under a new name.
do $$
begin
  execute replace(pg_get_functiondef('private.room_state(uuid, text)'::regprocedure), 'room_state', 'room_of_seat');
end $$;
comment on function private.room_of_seat is
  'What one seat sees of a room and its seats; price and guesses of a round after its reveal alone.';
revoke all on function private.room_of_seat(uuid, text) from public, anon, authenticated, service_role;

-- A round of a view with the audience's guess, once it is revealed, and a watcher's own before that.
create function private.round_with_audience(room private.rooms, round jsonb, seat_number integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  middle private.room_audience_guesses;
  own jsonb;
begin
  select jsonb_build_object('amount_minor', g.amount_minor, 'low_minor', g.low_minor, 'high_minor', g.high_minor)
    into own from private.room_audience_guesses g
    where g.room_id = room.id and g.game = (room.state ->> 'game')::integer
      and g.round = (round_with_audience.round ->> 'number')::integer and g.seat = seat_number;
  if own is not null then
    round := round || jsonb_build_object('own_guess', own);
  end if;
  if room.state ->> 'pausedAt' is not null then
    round := round || '{"deadline_at": null}';
  end if;
  if not round ? 'guesses' then
    return round;
  end if;
  select (a.middle).* into middle from private.audience_of_room(room.id, (room.state ->> 'game')::integer) a
    where a.round = (round_with_audience.round ->> 'number')::integer and a.guessed >= private.least_audience();
  if middle.room_id is null then
    return round;
  end if;
  return round || jsonb_build_object('guesses', (
    select jsonb_agg(g order by (g ->> 'score')::integer desc nulls last) from (
      select e as g from jsonb_array_elements(round -> 'guesses') e
      union all
      select jsonb_build_object('seat', 0, 'amount_minor', middle.amount_minor, 'low_minor', middle.low_minor,
        'high_minor', middle.high_minor, 'score', middle.score, 'label', middle.label,
        'error_percent', case when middle.log_error is not null
          then round((abs(exp(middle.log_error) - 1) * 100)::numeric, 2) end)) u));
end $$;
comment on function private.round_with_audience is
  'A round as a seat sees it, with the middle guess of the audience after the reveal.';

create or replace function private.room_state(room_id uuid, player_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seat private.room_seats := private.seat_of(room_state.room_id, room_state.player_token);
  answer jsonb := private.room_of_seat(room_state.room_id, room_state.player_token);
  room private.rooms;
  points record;
begin
  select r.* into room from private.rooms r where r.id = seat.room_id;
  answer := answer || jsonb_build_object('is_paused', room.state ->> 'pausedAt' is not null);
  select count(*) filter (where a.round = (room.state ->> 'round')::integer and a.guessed >= private.least_audience())
      as now_playing,
    coalesce(max(a.guessed) filter (where a.round = (room.state ->> 'round')::integer), 0) as guessed,
    count(*) filter (where a.guessed >= private.least_audience()) as rounds,
    coalesce(sum((a.middle).score) filter (where a.guessed >= private.least_audience()
      and (a.round < (room.state ->> 'round')::integer or room.state ->> 'phase' in ('revealed', 'finished'))), 0)
      as total
    into points
    from private.audience_of_room(room.id, (room.state ->> 'game')::integer) a;
  answer := answer || jsonb_build_object(
    'audience', jsonb_build_object('guessed', points.guessed, 'least', private.least_audience()));
  if points.guessed + points.rounds > 0 or room.state ->> 'pausedAt' is not null then
    answer := answer || jsonb_build_object(
      'round', private.round_with_audience(room, answer -> 'round', seat.number),
      'played', (
        select coalesce(jsonb_agg(private.round_with_audience(room, p, seat.number)
          order by (p ->> 'number')::integer), '[]') from jsonb_array_elements(answer -> 'played') p));
  end if;
  if points.rounds > 0 then
    answer := answer || jsonb_build_object('players', answer -> 'players' || jsonb_build_array(jsonb_build_object(
      'number', 0, 'name', 'Audience', 'is_watcher', false, 'has_guessed', points.now_playing > 0, 'is_playing', true,
      'is_here', true, 'reaction', null, 'score', points.total, 'team', null, 'out_after', null,
      'proposal_minor', null)));
  end if;
  return answer;
end $$;
comment on function private.room_state is
  'What one seat sees of a room; price and guesses of a round after its reveal alone.';
select private.expose('private.room_state(uuid, text)', 'anon', 'authenticated');

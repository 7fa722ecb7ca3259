-- A class plays in a room.
--
-- Its teacher opens the room with an account, and stays its host. Nobody types a name there: whatever a function sends,
-- the database draws a friendly one that nobody else in the room has, so that each line of the report is one pupil's.
-- What one pupil does concerns the teacher's screens alone, which look by themselves; sixty phones are told of what
-- moves the game. A class's room stays a month, as the runs of classrooms do, so that its report can be fetched again.

create function private.keep_class_anonymous() returns trigger
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not exists (select from private.rooms r where r.id = new.room_id and r.kind = 'class') then
    return new;
  end if;
  if new.number = 1 and new.user_id is null then
    perform private.refuse(403, 'not_allowed', 'A room for a class is opened with an account. Sign in first.');
  end if;
  -- There are several times as many names as seats, and a room's seats are given one after another.
  loop
    new.name := private.friendly_name();
    exit when not exists (
      select from private.room_seats s where s.room_id = new.room_id and s.number <> new.number and s.name = new.name);
  end loop;
  return new;
end $$;
comment on function private.keep_class_anonymous is
  'Trigger: in a class everybody gets a friendly name of their own, and the host has an account.';
create trigger a_class_has_friendly_names before insert or update of name on private.room_seats
  for each row execute function private.keep_class_anonymous();

-- A step of a class that changes seats alone, and shuts nobody out, is told to nobody.
alter table private.rooms add column is_quiet boolean not null default false;
create function private.tell_quiet_steps() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.is_quiet := new.kind = 'class' and old.state - 'seats' = new.state - 'seats'
    and old.state -> 'seats' <> new.state -> 'seats'
    and (select count(*) from jsonb_array_elements(old.state -> 'seats') s where (s ->> 'isKicked')::boolean)
      = (select count(*) from jsonb_array_elements(new.state -> 'seats') s where (s ->> 'isKicked')::boolean);
  return new;
end $$;
comment on function private.tell_quiet_steps is
  'Trigger: notes whether the last step of a class''s room concerns its teacher alone.';
create trigger a_step_of_one_pupil_is_quiet before update of state on private.rooms
  for each row execute function private.tell_quiet_steps();

create or replace function private.tell_room(topic_key text, version integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from private.rooms r where r.topic_key = tell_room.topic_key and r.is_quiet) then
    return;
  end if;
  perform realtime.send(jsonb_build_object('version', version), 'changed', 'room:' || topic_key, true);
end $$;

-- Sixty pupils guess in the same seconds, and none of their guesses moves the room, since a class waits for its teacher.
-- So such a step is not made again because of somebody else's: it is written onto the room as it is, provided that the
-- pupil's own seat and all but the seats are as the step found them.
create function private.write_class_guess(room_id uuid, seat integer, command_id uuid, before jsonb, state jsonb,
  guess jsonb) returns jsonb
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
  if room.kind <> 'class' or room.state - 'seats' <> write_class_guess.before - 'seats'
    or room.state - 'seats' <> write_class_guess.state - 'seats'
    or own is distinct from (
      select e from jsonb_array_elements(write_class_guess.before -> 'seats') e
      where (e ->> 'number')::integer = write_class_guess.seat) then
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
comment on function private.write_class_guess is
  'Writes a pupil''s guess onto a class''s room as it is, unless more than other seats has changed since it was read.';
select private.expose('private.write_class_guess(uuid, integer, uuid, jsonb, jsonb, jsonb)', 'service_role');

-- Who has gone quiet in a class only its teacher sees, whose screen looks by itself.
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
        and t.seen_at < clock_timestamp() - interval '10 seconds'
        and not private.is_seat_here(t, t.number = (r.state ->> 'host')::integer)
      returning r.topic_key, r.version)
    select distinct g.topic_key, g.version from gone g
  loop
    perform private.tell_room(quiet.topic_key, quiet.version);
    told := told + 1;
  end loop;
  return told;
end $$;

-- Rooms go a day after their last step, those of classes after thirty. With a room go its seats, its rounds, its guesses
-- and its commands; the runs of a class go by forget_classroom_runs.
drop function private.forget_rooms(interval);
create function private.forget_rooms(grace interval default '24 hours', class_grace interval default '30 days')
returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  room private.rooms;
  forgotten integer := 0;
begin
  for room in
    select r.* from private.rooms r
    where r.changed_at < now() - least(grace, class_grace)
      and r.changed_at < now() - case when r.kind = 'class' then class_grace else grace end
      and not private.is_left_in_peace('forget_rooms', r.id::text)
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
  'Deletes rooms a day after their last step, a class''s after thirty days, once their runs were handed over.';

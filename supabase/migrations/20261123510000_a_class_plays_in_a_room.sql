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

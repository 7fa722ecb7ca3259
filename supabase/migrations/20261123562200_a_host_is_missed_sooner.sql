-- A host is missed after seven seconds, and looked for every second: whoever waits has another host within ten, however
-- the seconds fall. A host's screen asks every two and a half seconds (features/rooms/beat-ms.ts).

create function private.host_absence() returns interval language plpgsql immutable set search_path = '' as $$
begin
  return interval '7 seconds';
end $$;
comment on function private.host_absence
  is 'After so long without a sign a host is missed; tests/facts holds the domain to it.';

create or replace function private.is_seat_here(seat private.room_seats, is_host boolean) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return seat.seen_at > clock_timestamp()
    - case when is_host then private.host_absence() else interval '35 seconds' end;
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
      returning r.topic_key, r.version)
    select distinct g.topic_key, g.version from gone g
  loop
    perform private.tell_room(quiet.topic_key, quiet.version);
    told := told + 1;
  end loop;
  return told;
end $$;

update private.periodic_jobs set every_seconds = 1 where job = 'notice_room_absences';

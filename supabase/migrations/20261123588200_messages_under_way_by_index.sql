-- Messages under way are found by their index.
--
-- The clock asks every second whether something is to be sent. Of a column that is null in nearly every row the
-- planner expects a third to lie before an instant that it does not know, and read every message ever sent. It knows
-- better once it is told that null is not meant.
create or replace function private.has_due_messages() returns boolean
language sql volatile security definer set search_path = '' as $$
  select exists (select from private.outgoing_messages m where m.state = 'waiting' and m.due_at <= now())
    or exists (select from private.outgoing_messages m
      where m.lease_ends_at is not null and m.lease_ends_at < (select clock_timestamp()))
$$;

do $$
declare
  definition text := pg_get_functiondef('private.claim_messages(text[], integer)'::regprocedure);
  late constant text := 'm.lease_ends_at < (select clock_timestamp())';
begin
  if (length(definition) - length(replace(definition, late, ''))) / length(late) <> 2 then
    raise exception 'claim_messages is another one than this migration was written for.';
  end if;
  execute replace(definition, late, 'm.lease_ends_at is not null and ' || late);
end $$;

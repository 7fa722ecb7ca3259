-- What hosted Realtime keeps in the database, made only where it is missing. `realtime.send` inserts a message; locally
-- a trigger announces its id over NOTIFY (the payload itself may be longer than the 8000 bytes NOTIFY takes) and the
-- local Realtime server reads the row. Policies on realtime.messages decide who may join a private channel.

create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp without time zone not null default now(),
  inserted_at timestamp without time zone not null default now(),
  constraint messages_pkey primary key (id, inserted_at)
);
create index if not exists messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

do $do$
begin
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is null then
    create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
    returns void language plpgsql set search_path = '' as $$
    begin
      insert into realtime.messages (payload, event, topic, private, extension)
      values (send.payload, send.event, send.topic, send.private, 'broadcast');
    exception when others then
      raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
    end;
    $$;
  end if;
end
$do$;

create or replace function realtime.announce_local_message() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('local_realtime_messages', new.id::text);
  return null;
end;
$$;
revoke execute on function realtime.announce_local_message() from public;

create or replace trigger announce_local_message
  after insert on realtime.messages
  for each row execute function realtime.announce_local_message();

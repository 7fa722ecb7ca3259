-- A small project for the tests of the embedded backend: one thing of each kind that upstream does differently.
create table public.things (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid default auth.uid(),
  name text not null unique constraint a_name_is_short check (length(name) < 20),
  amount numeric(12, 2),
  made_at timestamptz not null default '2026-01-02T03:04:05.6Z'
);
alter table public.things enable row level security;
grant select on public.things to anon, authenticated;
grant insert (name, amount), delete on public.things to authenticated;
create policy "everybody reads" on public.things for select to anon, authenticated using (true);
create policy "an owner adds" on public.things for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "an owner removes" on public.things for delete to authenticated using (owner_id = (select auth.uid()));

create table public.closed (id integer primary key);
alter table public.closed enable row level security;
create schema private;
grant usage on schema private to anon, authenticated;
create table private.secrets (id integer primary key);
alter table private.secrets enable row level security;

create function public.refuse(code text) returns void language plpgsql as $$
begin raise exception using errcode = code, message = 'No.', detail = 'taken', hint = '7'; end $$;
create function public.plain() returns void language plpgsql as $$ begin raise exception 'plain words'; end $$;
create function public.kind_of(payload jsonb) returns text language sql immutable as $$ select jsonb_typeof(payload) $$;
create function public.caller() returns jsonb language sql stable as $$
  select jsonb_build_object('id', auth.uid(), 'role', auth.role(), 'database_role', current_user,
    'address', current_setting('request.headers', true)::json ->> 'x-forwarded-for')
$$;
create function public.say(topic text, message jsonb, private boolean) returns void
  language sql security definer set search_path = '' as $$ select realtime.send(message, 'said', topic, private) $$;
grant execute on all functions in schema public to anon, authenticated;

insert into storage.buckets (id, name, public) values ('own', 'own', false);
create policy "into an own folder" on storage.objects for insert to authenticated
  with check (bucket_id = 'own' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "from an own folder" on storage.objects for select to authenticated
  using (bucket_id = 'own' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "hear the own room" on realtime.messages for select to authenticated
  using (realtime.topic() = 'room:' || (select auth.uid())::text);
create policy "speak in the own room" on realtime.messages for insert to authenticated
  with check (realtime.topic() = 'room:' || (select auth.uid())::text and extension = 'broadcast');

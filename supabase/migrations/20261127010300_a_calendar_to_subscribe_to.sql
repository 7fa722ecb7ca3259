-- The calendar of a dossier at a secret address, for the calendar programs of one person.
--
-- Whoever has the address reads what that person reads: appointments and due tasks, which all people of it see.
-- Of its token the hash alone is kept. It goes with the person's place in the dossier; asking for another address ends
-- the one before. An appointment that was taken out is told as called off for thirty days, else it would stay in the
-- programs that have it.

create table private.dossier_feeds (
  dossier_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint somebody_has_one_address_of_a_calendar primary key (dossier_id, user_id),
  constraint a_calendar_token_is_known_once unique (token_hash),
  constraint a_calendar_is_for_somebody_in_its_dossier foreign key (dossier_id, user_id)
    references public.dossier_members (dossier_id, user_id) on delete cascade
);
comment on table private.dossier_feeds is 'Secret addresses at which calendar programs read a dossier''s calendar.';
comment on column private.dossier_feeds.token_hash is 'SHA-256 of the token in the address';
comment on column private.dossier_feeds.read_at is 'when a program last asked';
alter table private.dossier_feeds enable row level security;

create table private.dossier_gone_events (
  event_id uuid not null,
  dossier_id uuid not null,
  event jsonb not null,
  gone_at timestamptz not null default now(),
  constraint an_event_goes_once primary key (event_id),
  constraint a_gone_event_was_of_a_dossier foreign key (dossier_id) references public.dossiers (id) on delete cascade
);
comment on table private.dossier_gone_events is 'Appointments that were taken out, for the calendars that have them.';
comment on column private.dossier_gone_events.event is 'as it was';
create index dossier_gone_events_by_dossier on private.dossier_gone_events (dossier_id, gone_at);
create index dossier_gone_events_by_age on private.dossier_gone_events (gone_at);
alter table private.dossier_gone_events enable row level security;

create function private.describe_calendar_event(event public.dossier_events) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', event.id, 'title', event.title, 'starts_at', event.starts_at,
    'ends_at', event.ends_at, 'time_zone', event.time_zone, 'is_all_day', event.is_all_day, 'place', event.place,
    'details', event.details, 'version', event.version, 'updated_at', event.updated_at)
$$;
comment on function private.describe_calendar_event is 'An appointment as calendar programs are told of it.';

create function private.keep_gone_event() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.dossier_gone_events (event_id, dossier_id, event)
  select old.id, d.id, private.describe_calendar_event(old)
    || jsonb_build_object('version', old.version + 1, 'updated_at', now())
  from public.dossiers d where d.id = old.dossier_id
  on conflict on constraint an_event_goes_once do update set event = excluded.event, gone_at = excluded.gone_at;
  return null;
end $$;
comment on function private.keep_gone_event is 'Trigger: an appointment that is taken out is called off in calendars.';
create trigger a_gone_event_is_called_off after delete on public.dossier_events for each row
  execute function private.keep_gone_event();

create function private.forget_gone_events() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.dossier_gone_events g where g.gone_at < now() - interval '30 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
comment on function private.forget_gone_events is 'Removes what is kept of appointments that went thirty days ago.';
insert into private.periodic_jobs (job, every_seconds, ran_at) values ('forget_gone_events', 3600, '-infinity');

create function private.make_dossier_feed(dossier_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(make_dossier_feed.dossier_id, 'dossier.read');
  token text := private.random_hex_32();
begin
  perform private.hold_to_rate('dossier-feed:' || person, 10);
  if not exists (select from public.dossier_members m where m.dossier_id = dossier.id and m.user_id = person) then
    perform private.refuse(403, 'not_allowed', 'Your role in this dossier does not allow this. Ask its owner.');
  end if;
  insert into private.dossier_feeds as f (dossier_id, user_id, token_hash)
    values (dossier.id, person, private.hash_secret(token))
    on conflict on constraint somebody_has_one_address_of_a_calendar
    do update set token_hash = excluded.token_hash, created_at = now(), read_at = null;
  return jsonb_build_object('token', token);
end $$;
comment on function private.make_dossier_feed is
  'An address at which calendar programs of the caller read a dossier''s calendar, told this once; one before ends.';
select private.expose('private.make_dossier_feed(uuid)', 'authenticated');

create function private.own_dossier_feed(dossier_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(own_dossier_feed.dossier_id, 'dossier.read');
  feed private.dossier_feeds;
begin
  select f.* into feed from private.dossier_feeds f
    where f.dossier_id = dossier.id and f.user_id = (select auth.uid());
  return jsonb_build_object('is_made', feed.user_id is not null, 'created_at', feed.created_at,
    'read_at', feed.read_at);
end $$;
comment on function private.own_dossier_feed is
  'Whether the caller has an address for a dossier''s calendar, and when a program last asked there.';
select private.expose('private.own_dossier_feed(uuid)', 'authenticated');

create function private.end_dossier_feed(dossier_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(end_dossier_feed.dossier_id, 'dossier.read');
begin
  delete from private.dossier_feeds f where f.dossier_id = dossier.id and f.user_id = (select auth.uid());
  return true;
end $$;
comment on function private.end_dossier_feed is 'Ends the caller''s address of a dossier''s calendar.';
select private.expose('private.end_dossier_feed(uuid)', 'authenticated');

-- The token is the credential: 256 bits, so that to say that one is unknown tells nothing.
create function private.dossier_feed(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  feed private.dossier_feeds;
  most constant integer := 2000;
begin
  select f.* into feed from private.dossier_feeds f
    where char_length(dossier_feed.token) = 64 and f.token_hash = private.hash_secret(dossier_feed.token);
  if feed.user_id is null
    or feed.user_id not in (select private.dossier_people_who_may(feed.dossier_id, 'dossier.read')) then
    perform private.refuse(404, 'not_found', 'There is no calendar at this address any more.');
  end if;
  perform private.hold_to_rate('dossier-feed:' || encode(feed.token_hash, 'hex'), 30);
  update private.dossier_feeds f set read_at = now() where f.token_hash = feed.token_hash;
  return jsonb_build_object(
    'dossier_id', feed.dossier_id,
    'title', (select d.title from public.dossiers d where d.id = feed.dossier_id),
    'events', (
      select coalesce(jsonb_agg(private.describe_calendar_event(s.e) order by (s.e).starts_at, (s.e).id), '[]'::jsonb)
      from (select v from public.dossier_events v
        where v.dossier_id = feed.dossier_id and v.starts_at > now() - interval '1 year'
        order by v.starts_at, v.id limit most) s (e)),
    'gone', (
      select coalesce(jsonb_agg(g.event order by g.gone_at, g.event_id), '[]'::jsonb)
      from (select o.* from private.dossier_gone_events o
        where o.dossier_id = feed.dossier_id and o.gone_at > now() - interval '30 days'
        order by o.gone_at desc, o.event_id limit most) g),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'due_on', t.due_on,
        'is_done', t.status = 'done', 'version', t.version, 'updated_at', t.updated_at) order by t.due_on, t.id),
        '[]'::jsonb)
      from (select k.* from public.dossier_tasks k
        where k.dossier_id = feed.dossier_id and k.status in ('open', 'doing', 'done')
          and k.due_on > current_date - 365 order by k.due_on, k.id limit most) t));
end $$;
comment on function private.dossier_feed is
  'For whoever has its secret address: the appointments and due tasks of a dossier, while its person is in it.';
select private.expose('private.dossier_feed(text)', 'anon', 'authenticated');

-- What is somebody's goes along with their data.
alter function private.own_data_of_dossiers() rename to own_data_of_dossier_rows;
create function private.own_data_of_dossiers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return private.own_data_of_dossier_rows() || jsonb_build_object(
    'dossier_points', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'side', p.side, 'body', p.body,
        'created_at', p.created_at) order by p.created_at, p.id), '[]'::jsonb)
      from public.dossier_points p where p.author_id = player),
    'dossier_point_votes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.point_id, 'weight', v.weight) order by v.point_id),
        '[]'::jsonb)
      from public.dossier_point_votes v where v.user_id = player),
    'dossier_notices', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'dossier_id', n.dossier_id, 'kind', n.kind,
        'made_at', n.made_at, 'read_at', n.read_at) order by n.made_at, n.id), '[]'::jsonb)
      from private.dossier_notices n where n.user_id = player),
    'dossier_notice_ways', (
      select coalesce(jsonb_agg(jsonb_build_object('dossier_id', w.dossier_id, 'kind', w.kind, 'way', w.way)
        order by w.dossier_id, w.kind), '[]'::jsonb)
      from private.dossier_notice_ways w where w.user_id = player),
    'dossier_feeds', (
      select coalesce(jsonb_agg(jsonb_build_object('dossier_id', f.dossier_id, 'created_at', f.created_at,
        'read_at', f.read_at) order by f.dossier_id), '[]'::jsonb)
      from private.dossier_feeds f where f.user_id = player));
end $$;
comment on function private.own_data_of_dossiers is 'What dossiers know of the caller.';
comment on function private.own_data_of_dossier_rows is 'What the tables of dossiers themselves know of the caller.';
revoke all on function private.own_data_of_dossier_rows() from public, authenticated;

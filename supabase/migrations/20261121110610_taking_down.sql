-- Taking down.
--
-- Rights holders ask; managers of the home, or staff, decide. Withdrawing removes photos, texts, address and source
-- everywhere at once, here, in one transaction: no page, view or function shows them from then on. The files go from
-- Storage right after it, by the withdraw-listing function, from a queue that outlives a crash. Past runs keep their
-- points and say "withdrawn"; rounds of it that are still open are void. Prices stay: points and proofs rest on them.

create table public.takedown_requests (
  id uuid not null default gen_random_uuid(),
  request_key uuid not null,
  reporter_name text not null,
  reporter_email text not null,
  capacity text not null,
  subject text not null,
  page_url text not null,
  source_url text,
  statement text not null,
  listing_id uuid,
  status text not null default 'open',
  decided_by uuid,
  decided_at timestamptz,
  decision_note text not null default '',
  created_at timestamptz not null default now(),
  constraint takedown_requests_have_an_id primary key (id),
  constraint a_takedown_is_requested_once_per_key unique (request_key),
  constraint a_takedown_may_name_a_listing foreign key (listing_id) references public.listings (id) on delete set null,
  constraint a_takedown_may_be_decided_by_a_user foreign key (decided_by) references auth.users (id) on delete set null,
  constraint a_takedown_has_a_known_status check (status in ('open', 'granted', 'refused')),
  constraint a_decided_takedown_says_when check ((status = 'open') = (decided_at is null)),
  constraint a_takedown_reporter_has_a_known_capacity check (capacity in ('owner', 'resident', 'agent', 'photographer',
    'portal', 'other')),
  constraint a_takedown_has_a_known_subject check (subject in ('everything', 'photos', 'text', 'address')),
  constraint texts_of_a_takedown_have_a_fitting_length check (
    char_length(btrim(reporter_name)) between 1 and 120 and char_length(reporter_email) between 3 and 254
      and reporter_email like '%_@_%'
    and char_length(page_url) between 1 and 2000 and char_length(source_url) <= 2000
    and char_length(btrim(statement)) between 10 and 4000 and char_length(decision_note) <= 2000)
);
comment on table public.takedown_requests is
  'What rights holders ask to have taken down. Staff read all; managers read what concerns their homes.';
create index takedown_requests_by_listing on public.takedown_requests (listing_id) where listing_id is not null;
create index takedown_requests_by_decider on public.takedown_requests (decided_by) where decided_by is not null;
create index takedown_requests_to_decide on public.takedown_requests (created_at, id) where status = 'open';
create index takedown_requests_decided on public.takedown_requests (decided_at, id) where status <> 'open';
alter table public.takedown_requests enable row level security;
grant select on public.takedown_requests to authenticated;
create policy "staff and the home's managers read takedown requests" on public.takedown_requests for select
  to authenticated
  using (private.is_staff() or (listing_id is not null and private.manages_listing(listing_id)));

create table private.file_removals (
  bucket_id text not null,
  folder text not null,
  queued_at timestamptz not null default now(),
  attempts integer not null default 0,
  constraint a_folder_is_removed_once primary key (bucket_id, folder)
);
comment on table private.file_removals
  is 'Folders of Storage that are to be removed; an entry goes when its files are gone.';
alter table private.file_removals enable row level security;

-- The listing that an address of ours, or of its source, is about.
create function private.listing_at(page_url text, source_url text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found_id uuid;
  named uuid;
begin
  for named in select m[1]::uuid from regexp_matches(coalesce(page_url, ''),
    '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}', 'gi') m loop
    select l.id into found_id from public.listings l
      where l.id = named or l.id = (select gl.listing_id from public.game_listings gl where gl.id = named) limit 1;
    if found_id is not null then
      return found_id;
    end if;
  end loop;
  select l.id into found_id from public.listings l
    where l.source_url is not null and private.hash_source(l.source_url) in (
      private.hash_source(coalesce(listing_at.source_url, '')), private.hash_source(coalesce(listing_at.page_url, '')))
    order by l.created_at limit 1;
  return found_id;
end $$;
comment on function private.listing_at
  is 'The listing that a link of a takedown request leads to, if it is one of ours.';
create index listings_by_source on public.listings (private.hash_source(source_url)) where source_url is not null;

create function private.request_takedown(payload jsonb, client_address text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.takedown_requests;
  wait_seconds integer;
begin
  select r.* into request from public.takedown_requests r where r.request_key = (payload ->> 'request_key')::uuid;
  if request.id is not null then
    return jsonb_build_object('reference', request.id);
  end if;
  wait_seconds := greatest(private.take_rate_limit('takedown-from:' || coalesce(client_address, ''), 5),
    private.take_rate_limit('takedown', 120));
  if wait_seconds is not null then
    return jsonb_build_object('refusal', jsonb_build_object('code', 'rate_limited', 'retry_after_seconds', wait_seconds,
      'detail', 'Several requests came from this address within a minute. Wait a moment and send this one again.'));
  end if;
  insert into public.takedown_requests as r (request_key, reporter_name, reporter_email, capacity, subject, page_url,
    source_url, statement, listing_id)
  values ((payload ->> 'request_key')::uuid, btrim(payload ->> 'name'), btrim(payload ->> 'email'),
    payload ->> 'capacity', payload ->> 'subject',
    btrim(payload ->> 'page_url'), nullif(btrim(payload ->> 'source_url'), ''), btrim(payload ->> 'statement'),
    private.listing_at(payload ->> 'page_url', payload ->> 'source_url'))
  on conflict on constraint a_takedown_is_requested_once_per_key do update set request_key = excluded.request_key
  returning r.* into request;
  return jsonb_build_object('reference', request.id);
end $$;
comment on function private.request_takedown
  is 'Stores a takedown request once per request key; answers its reference.';

-- Rounds still open are void: they leave the run's count, and a run whose other rounds are all guessed is finished.
create function private.void_rounds(listing_id uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  voided integer := 0;
begin
  for run in
    select s.* from public.sessions s
    join public.session_rounds r on r.session_id = s.id
    join public.game_listings gl on gl.id = r.game_listing_id
    where gl.listing_id = void_rounds.listing_id and s.status = 'active' and not r.is_void
    order by s.id for no key update of s
  loop
    update public.session_rounds r set is_void = true
      from public.game_listings gl
      where r.session_id = run.id and gl.id = r.game_listing_id and gl.listing_id = void_rounds.listing_id
        and not r.is_void
        and not exists (select from public.guesses g where g.session_id = r.session_id
          and g.game_listing_id = r.game_listing_id);
    continue when not found;
    voided := voided + 1;
    if run.rounds > 1 then
      update public.sessions s set rounds = s.rounds - 1 where s.id = run.id returning s.* into run;
      if run.guessed = run.rounds then
        perform private.end_session(run.id, 'finished');
      end if;
    else
      -- A run of one round has nothing left.
      perform private.end_session(run.id, 'abandoned');
    end if;
  end loop;
  return voided;
end $$;
comment on function private.void_rounds is 'Makes the open rounds of a listing void in every run under way.';

-- What people's import histories say of a home goes with it.
create function private.forget_imports(listing_id uuid, source_url text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update public.listing_imports i set home = null, link = null where i.listing_id = forget_imports.listing_id;
  update public.listing_imports i set home = null, link = null
    where i.link is not null and private.hash_source(i.link) = private.hash_source(forget_imports.source_url);
end $$;
comment on function private.forget_imports is 'Takes the words and the link of a home out of every import history.';

create function private.withdraw_listing(listing_id uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  listing public.listings;
  game public.games;
  is_logged boolean := false;
  voided integer;
begin
  select l.* into listing from public.listings l where l.id = withdraw_listing.listing_id for update;
  if listing.id is null or listing.status = 'withdrawn' then
    return 0;
  end if;
  if listing.source_url is not null then
    insert into private.withdrawn_sources (source_hash) values (private.hash_source(listing.source_url)) on conflict
      do nothing;
  end if;
  perform private.forget_imports(listing.id, listing.source_url);
  insert into private.file_removals (bucket_id, folder)
    select 'listing-photos', p.path from public.listing_photos p where p.listing_id = listing.id on conflict do nothing;
  delete from public.listing_photos p where p.listing_id = listing.id;
  update public.listings l set status = 'withdrawn', title = '', description = '', source_url = null, portal = null
    where l.id = listing.id;
  update public.game_listings gl set title_override = null, is_visible = false where gl.listing_id = listing.id;
  -- The home itself keeps its place in the books only while another listing of it is offered.
  update public.assets a set address_line = null, town = null, postcode = null, district = null, region = null,
    latitude = null,
      longitude = null, features = '{}'
    where a.id = listing.asset_id and not exists (
      select from public.listings o where o.asset_id = a.id and o.id <> listing.id and o.status <> 'withdrawn');
  update public.takedown_requests t set status = 'granted', decided_at = now(), decided_by = (select auth.uid())
    where t.listing_id = listing.id and t.status = 'open';
  voided := private.void_rounds(listing.id);
  -- Each game that had it says so in its history, without the home's words: they are gone too.
  for game in
    select g.* from public.games g join public.game_listings gl on gl.game_id = g.id where gl.listing_id = listing.id
      order by g.id
  loop
    perform private.log_management((select auth.uid()), 'withdraw_listing', game, listing_id => listing.id);
    is_logged := true;
  end loop;
  if not is_logged then
    perform private.log_management((select auth.uid()), 'withdraw_listing', null::public.games,
      listing_id => listing.id);
  end if;
  return voided;
end $$;
comment on function private.withdraw_listing
  is 'Removes a listing''s photos, texts, address and source everywhere; answers how many open rounds became void.';

create function private.withdraw_listings(user_id uuid, listing_ids uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  chosen uuid;
  voided integer := 0;
begin
  perform private.act_as(withdraw_listings.user_id);
  foreach chosen in array listing_ids loop
    if not private.manages_listing(chosen) then
      perform private.refuse(403, 'not_allowed', 'Only the people who manage this home, and staff, can withdraw it.');
    end if;
  end loop;
  for chosen in select distinct id from unnest(listing_ids) id order by id loop
    voided := voided + private.withdraw_listing(chosen);
  end loop;
  return jsonb_build_object('withdrawn', listing_ids, 'void_rounds', voided);
end $$;
comment on function private.withdraw_listings is 'Withdraws listings for a user who manages them.';

-- Answers `is_yours`: false tells a second decider that somebody else was faster, and that nothing of theirs happened.
create function private.decide_takedown(user_id uuid, request_id uuid, is_granted boolean, note text,
  listing_ids uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.takedown_requests;
  chosen uuid[];
  game public.games;
  is_logged boolean := false;
  answer jsonb := jsonb_build_object('withdrawn', '[]'::jsonb, 'void_rounds', 0);
begin
  perform private.act_as(decide_takedown.user_id);
  -- Homes are locked before requests, as withdrawing locks them.
  perform from public.listings l
    where l.id = any (coalesce(decide_takedown.listing_ids, '{}'))
      or l.id = (select t.listing_id from public.takedown_requests t where t.id = decide_takedown.request_id)
    order by l.id for update;
  select t.* into request from public.takedown_requests t where t.id = decide_takedown.request_id for update;
  if request.id is null or not (private.is_staff() or coalesce(private.manages_listing(request.listing_id), false)) then
    perform private.refuse(404, 'not_found', 'There is no takedown request with this id for you to decide.');
  end if;
  if request.status <> 'open' then
    return answer || jsonb_build_object('status', request.status, 'is_yours', request.decided_by is not distinct
      from decide_takedown.user_id);
  end if;
  if is_granted then
    chosen := coalesce(nullif(listing_ids, '{}'), case when request.listing_id is not null
      then array[request.listing_id] end);
    if chosen is null then
      perform private.refuse(422, 'invalid_request',
        'The request names no listing that is known here. Say which listings it is about.');
    end if;
    if request.source_url is not null then
      insert into private.withdrawn_sources (source_hash) values (private.hash_source(request.source_url)) on conflict
        do nothing;
      perform private.forget_imports(null, request.source_url);
    end if;
    answer := private.withdraw_listings(decide_takedown.user_id, chosen);
  elsif char_length(btrim(coalesce(note, ''))) < 3 then
    perform private.refuse(422, 'reason_missing', 'A refusal says why, in three characters or more.');
  end if;
  update public.takedown_requests t set status = case when is_granted then 'granted'
    else 'refused' end, decided_at = now(),
    decided_by = decide_takedown.user_id, decision_note = left(btrim(coalesce(note, '')), 2000),
      listing_id = coalesce(t.listing_id, chosen[1])
    where t.id = request.id returning t.* into request;
  if not is_granted then
    for game in
      select g.* from public.games g join public.game_listings gl on gl.game_id = g.id
        where gl.listing_id = request.listing_id order by g.id
    loop
      perform private.log_management(decide_takedown.user_id, 'refuse_takedown', game,
        jsonb_build_object('request_id', request.id, 'reason', request.decision_note),
          listing_id => request.listing_id);
      is_logged := true;
    end loop;
    if not is_logged then
      perform private.log_management(decide_takedown.user_id, 'refuse_takedown', null::public.games,
        jsonb_build_object('request_id', request.id, 'reason', request.decision_note),
          listing_id => request.listing_id);
    end if;
  end if;
  return answer || jsonb_build_object('status', request.status, 'is_yours', true);
end $$;
comment on function private.decide_takedown
  is 'Grants a takedown request, which withdraws its listings, or refuses it with a reason. Deciding again changes '
  'nothing.';

create function private.folders_to_remove(at_most integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  folders jsonb;
begin
  with taken as (
    update private.file_removals f set attempts = f.attempts + 1
    where (f.bucket_id, f.folder) in (
      select q.bucket_id, q.folder from private.file_removals q order by q.attempts, q.queued_at
        limit at_most for update skip locked)
    returning f.bucket_id, f.folder)
  select coalesce(jsonb_agg(jsonb_build_object('bucket', t.bucket_id, 'folder', t.folder)), '[]'::jsonb) into folders
    from taken t;
  return folders;
end $$;
comment on function private.folders_to_remove is 'Folders whose files are to be removed next.';

create function private.folders_removed(folders text[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from private.file_removals f where f.folder = any (folders);
  get diagnostics gone = row_count;
  return gone;
end $$;
comment on function private.folders_removed is 'These folders are empty now.';

create function public.request_takedown(payload jsonb, client_address text default null) returns jsonb
  language sql volatile set search_path = '' as $$
  select private.request_takedown(payload, client_address) $$;
create function public.decide_takedown(user_id uuid, request_id uuid, is_granted boolean, note text default '',
  listing_ids uuid[] default null)
returns jsonb language sql volatile set search_path = '' as $$
  select private.decide_takedown(user_id, request_id, is_granted, note, listing_ids) $$;
create function public.withdraw_listings(user_id uuid, listing_ids uuid[]) returns jsonb language sql volatile
  set search_path = '' as $$
  select private.withdraw_listings(user_id, listing_ids) $$;
create function public.folders_to_remove(at_most integer default 50) returns jsonb language sql volatile
  set search_path = '' as $$
  select private.folders_to_remove(at_most) $$;
create function public.folders_removed(folders text[]) returns integer language sql volatile set search_path = '' as $$
  select private.folders_removed(folders) $$;
comment on function public.request_takedown is 'For request-takedown: stores a request.';
comment on function public.decide_takedown
  is 'For withdraw-listing: grants or refuses a request. The caller has verified user_id.';
comment on function public.withdraw_listings
  is 'For withdraw-listing: withdraws listings. The caller has verified user_id.';
comment on function public.folders_to_remove is 'For withdraw-listing: folders of Storage to empty.';
comment on function public.folders_removed is 'For withdraw-listing: folders that are empty now.';

do $$
declare
  name text;
begin
  foreach name in array array['request_takedown(jsonb, text)', 'decide_takedown(uuid, uuid, boolean, text, uuid[])',
    'withdraw_listings(uuid, uuid[])', 'folders_to_remove(integer)', 'folders_removed(text[])']
  loop
    execute format('grant execute on function public.%s to service_role', name);
    execute format('grant execute on function private.%s to service_role', name);
  end loop;
end $$;

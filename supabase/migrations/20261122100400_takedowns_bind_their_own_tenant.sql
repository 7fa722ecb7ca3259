-- Takedowns bind their own tenant.
--
-- What was taken down does not come back: its source is banned. Which addresses a home or a request names is its
-- tenant's own word, and anybody may name anybody's page. So a ban binds the tenant whose home it was, an agency or a
-- person without one, and nobody else. For everybody it needs more than a word: staff decide it, or the page lies on a
-- site that staff have entered as that agency's own (import_hosts) and the server itself had read it for this very
-- home. That the server can read a page alone proves nothing: it reads any page for anybody.
--
-- Homes without a source come back by their photos, so these are banned for the tenant as well, unless another home of
-- the tenant shows them. Bans are held by triggers on the tables, whichever function writes, and are lifted by staff,
-- or by the tenant's own people where they bind that tenant alone. A lifted ban stays as the record of both acts.

create table private.source_bans (
  id uuid not null default gen_random_uuid(),
  source_hash bytea not null,
  source_host text,
  reach text not null,
  owner_id uuid,
  agency_id uuid,
  listing_id uuid,
  request_id uuid,
  actor_id uuid,
  reason text not null,
  banned_at timestamptz not null default now(),
  lifted_at timestamptz,
  lifted_by uuid,
  lift_reason text,
  constraint source_bans_have_an_id primary key (id),
  constraint a_ban_is_for_everybody_or_a_tenant check (reach in ('everybody', 'tenant')),
  constraint a_ban_for_everybody_names_no_tenant check (reach = 'tenant' or (owner_id is null and agency_id is null)),
  constraint a_ban_of_a_tenant_names_it_while_it_holds check (
    reach = 'everybody' or lifted_at is not null or owner_id is not null or agency_id is not null),
  constraint a_lifted_ban_says_why check ((lifted_at is null) = (lift_reason is null)),
  constraint texts_of_a_ban_are_short check (
    char_length(source_host) <= 253 and char_length(reason) <= 2000 and char_length(lift_reason) <= 500)
);
comment on table private.source_bans is
  'Hashes of addresses and photos that were taken down: for whom they stay away, who caused it with which home or '
    'request, and who lifted it. No foreign keys: it outlives what it is about.';
create unique index a_source_is_banned_once_for_the_same_people on private.source_bans (source_hash, reach, owner_id,
  agency_id)
  nulls not distinct where lifted_at is null;
create index source_bans_by_time on private.source_bans (banned_at desc, id desc);
create index source_bans_by_agency on private.source_bans (agency_id) where agency_id is not null;
create index source_bans_by_owner on private.source_bans (owner_id) where owner_id is not null;
alter table private.source_bans enable row level security;

-- Bans from before were for everybody, whoever had caused them. A ban, the withdrawal and the decision of one
-- transaction carry its time, so each ban leads to its home. It goes on for everybody where staff had decided, else for
-- the home's tenant. Where the time leads to no home it is not known whom the ban was for: it is lifted, and the home
-- itself, which cannot be imported again under its own reference, stays withdrawn.
insert into private.source_bans (source_hash, reach, listing_id, request_id, actor_id, reason, banned_at, owner_id,
  agency_id)
select distinct on (w.source_hash, d.reach, d.owner_id, d.agency_id)
  w.source_hash, d.reach, l.id, t.id, d.actor_id, 'It was taken down before reasons were kept.', w.withdrawn_at,
    d.owner_id, d.agency_id
from private.withdrawn_sources w
join public.listings l on l.status = 'withdrawn' and l.updated_at = w.withdrawn_at
join public.assets a on a.id = l.asset_id
left join public.takedown_requests t on t.listing_id = l.id and t.decided_at = w.withdrawn_at
left join lateral (
  select m.actor_id from private.management_log m where m.listing_id = l.id and m.action = 'withdraw_listing'
    order by m.id limit 1) m on true
cross join lateral (
  select coalesce(t.decided_by, m.actor_id) as actor_id,
    exists (select from private.staff_members s where s.user_id = coalesce(t.decided_by, m.actor_id)) as is_staffs) w_by
cross join lateral (
  select w_by.actor_id, case when w_by.is_staffs then 'everybody' else 'tenant' end as reach,
    case when not w_by.is_staffs then a.owner_id end as owner_id, case when not w_by.is_staffs
      then a.agency_id end as agency_id) d
where d.reach = 'everybody' or a.owner_id is not null or a.agency_id is not null
order by w.source_hash, d.reach, d.owner_id, d.agency_id, t.id;
insert into private.source_bans (source_hash, reach, reason, banned_at, lifted_at, lift_reason)
select w.source_hash, 'tenant', 'It was taken down before reasons were kept.', w.withdrawn_at, now(),
  'Nothing tells whose home it was.'
from private.withdrawn_sources w where not exists (select from private.source_bans b
  where b.source_hash = w.source_hash);
drop table private.withdrawn_sources;

create or replace function private.is_withdrawn_source(source_url text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return is_withdrawn_source.source_url is not null and exists (
    select from private.source_bans b
    where b.source_hash = private.hash_source(is_withdrawn_source.source_url) and b.reach = 'everybody'
      and b.lifted_at is null);
end $$;
comment on function private.is_withdrawn_source is 'Is the listing at this address banned for everybody?';

-- A person's own ban goes with them wherever they import for; one that binds an agency binds its home's owner only
-- where they import for themselves, so that no agency keeps its people from working for another.
create function private.is_banned_source(source_url text, owner_id uuid, agency_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return is_banned_source.source_url is not null and exists (
    select from private.source_bans b
    where b.source_hash = private.hash_source(is_banned_source.source_url) and b.lifted_at is null
      and (b.reach = 'everybody' or b.agency_id = is_banned_source.agency_id
        or (b.owner_id = is_banned_source.owner_id and (b.agency_id is null or is_banned_source.agency_id is null))));
end $$;
comment on function private.is_banned_source
  is 'Is the listing at this address banned for everybody, or for this owner or this agency?';

create function private.is_banned_for(source_url text, user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return is_banned_for.source_url is not null and exists (
    select from private.source_bans b
    where b.source_hash = private.hash_source(is_banned_for.source_url) and b.lifted_at is null
      and (b.reach = 'everybody' or b.owner_id = is_banned_for.user_id
        or b.agency_id in (select m.agency_id from public.agency_members m where m.user_id = is_banned_for.user_id)));
end $$;
comment on function private.is_banned_for
  is 'Is the listing at this address banned for everybody, this person, or an agency that they work for?';

create function private.host_of(source_url text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return left(substring(lower(btrim(host_of.source_url)) from '^(?:https?://)?([a-z0-9._-]+)(?::[0-9]+)?(?:[/?#]|$)'),
    253);
end $$;
comment on function private.host_of is 'The host of a link; null where it has none that is a plain name.';

-- Did the server itself read this page for this home, on a site that staff entered as the agency's own?
create function private.is_own_page(source_url text, listing_id uuid, agency_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_host text := private.host_of(source_url);
begin
  return exists (
      select from public.listing_imports i
      where i.listing_id = is_own_page.listing_id and i.way in ('link', 'refresh') and i.outcome = 'read'
        and private.hash_source(i.link) = private.hash_source(is_own_page.source_url))
    and is_own_page.agency_id is not distinct from (
      select h.agency_id from public.import_hosts h
      where h.host = page_host or right(page_host, char_length(h.host) + 1) = '.' || h.host
      order by char_length(h.host) desc limit 1)
    and is_own_page.agency_id is not null;
end $$;
comment on function private.is_own_page
  is 'Was this page read by the server for this home, on a site that staff entered as the agency''s own?';

-- Takes the words and the link of a home out of import histories: of the entries that became it, and by its link, where
-- it is banned for everybody, out of everybody's, else out of those of the tenant's own people, as far as the entry
-- became no home of somebody else.
drop function private.forget_imports(uuid, text);
create function private.forget_imports(listing_id uuid, source_url text, owner_id uuid, agency_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update public.listing_imports i set home = null, link = null where i.listing_id = forget_imports.listing_id;
  update public.listing_imports i set home = null, link = null
    where i.link is not null and private.hash_source(i.link) = private.hash_source(forget_imports.source_url)
      and (private.is_withdrawn_source(forget_imports.source_url)
        or ((i.user_id = forget_imports.owner_id or i.user_id in (
              select m.user_id from public.agency_members m where m.agency_id = forget_imports.agency_id))
          and not exists (
            select from public.listings l join public.assets a on a.id = l.asset_id
            where l.id = i.listing_id
              and (a.agency_id is distinct from forget_imports.agency_id
                or (a.agency_id is null and a.owner_id is distinct from forget_imports.owner_id)))));
end $$;
comment on function private.forget_imports
  is 'Takes the words and the link of a home out of the import histories that its ban reaches.';

-- The caller's ban of a source: for everybody where staff decide or the page is the agency's own, else for the tenant.
create function private.ban_source(source_url text, owner_id uuid, agency_id uuid, listing_id uuid, request_id uuid,
  reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  is_for_everybody boolean := private.is_staff() or private.is_own_page(source_url, listing_id, agency_id);
begin
  if coalesce(source_url, '') <> '' and (is_for_everybody or owner_id is not null or agency_id is not null) then
    insert into private.source_bans (source_hash, source_host, reach, owner_id, agency_id, listing_id, request_id,
      actor_id, reason)
    values (private.hash_source(source_url), private.host_of(source_url), case when is_for_everybody then 'everybody'
      else 'tenant' end,
      case when not is_for_everybody then ban_source.owner_id end, case when not is_for_everybody
        then ban_source.agency_id end,
      ban_source.listing_id, ban_source.request_id, (select auth.uid()), left(coalesce(ban_source.reason, ''), 2000))
    on conflict do nothing;
  end if;
end $$;
comment on function private.ban_source
  is 'Bans a source at the wish of the caller, for everybody or for one tenant, and says who did and why.';

-- A photo is known by the hash of its content.
create function private.photo_source(content_hash text) returns text language plpgsql immutable
  set search_path = '' as $$
begin
  return 'photo:' || content_hash;
end $$;
comment on function private.photo_source is 'What a photo is banned as.';

drop function private.withdraw_listing(uuid);
create function private.withdraw_listing(listing_id uuid, request_id uuid default null,
  reason text default '') returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  listing public.listings;
  asset public.assets;
  game public.games;
  is_logged boolean := false;
  voided integer;
begin
  select l.* into listing from public.listings l where l.id = withdraw_listing.listing_id for update;
  if listing.id is null or listing.status = 'withdrawn' then
    return 0;
  end if;
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  perform private.ban_source(listing.source_url, asset.owner_id, asset.agency_id, listing.id,
    withdraw_listing.request_id, withdraw_listing.reason);
  -- Photos bind their tenant alone, whoever decides: what a photo's hash is, its tenant says.
  insert into private.source_bans (source_hash, reach, owner_id, agency_id, listing_id, request_id, actor_id, reason)
    select distinct private.hash_source(private.photo_source(p.content_hash)), 'tenant', asset.owner_id,
      asset.agency_id, listing.id,
      withdraw_listing.request_id, (select auth.uid()), left(coalesce(withdraw_listing.reason, ''), 2000)
    from public.listing_photos p
    where p.listing_id = listing.id and (asset.owner_id is not null or asset.agency_id is not null)
      and not exists (
        select from public.listing_photos o join public.listings l on l.id = o.listing_id
          join public.assets a on a.id = l.asset_id
        where o.content_hash = p.content_hash and l.id <> listing.id
          and (a.owner_id, a.agency_id) is not distinct from (asset.owner_id, asset.agency_id))
    on conflict do nothing;
  perform private.forget_imports(listing.id, listing.source_url, asset.owner_id, asset.agency_id);
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
comment on function private.withdraw_listing is
  'Removes a listing''s photos, texts, address and source everywhere and keeps them away from its tenant; answers how '
    'many open rounds became void.';
create index listing_photos_by_content on public.listing_photos (content_hash);

drop function private.withdraw_listings(uuid, uuid[]);
create function private.withdraw_listings(user_id uuid, listing_ids uuid[], request_id uuid default null,
  reason text default '') returns jsonb
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
    voided := voided + private.withdraw_listing(chosen, withdraw_listings.request_id, withdraw_listings.reason);
  end loop;
  return jsonb_build_object('withdrawn', listing_ids, 'void_rounds', voided);
end $$;
comment on function private.withdraw_listings is 'Withdraws listings for a user who manages them.';
grant execute on function private.withdraw_listings(uuid, uuid[], uuid, text) to service_role;

-- Answers `is_yours`: false tells a second decider that somebody else was faster, and that nothing of theirs happened.
-- The link that a request names is anybody's word: it binds the tenants of the homes that are taken down, or everybody
-- where staff decide.
create or replace function private.decide_takedown(user_id uuid, request_id uuid, is_granted boolean, note text,
  listing_ids uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.takedown_requests;
  chosen uuid[];
  tenant record;
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
    answer := private.withdraw_listings(decide_takedown.user_id, chosen, request.id, decide_takedown.note);
    if request.source_url is not null then
      for tenant in
        select a.owner_id, a.agency_id, min(l.id::text)::uuid as listing_id
        from public.listings l join public.assets a on a.id = l.asset_id where l.id = any (chosen) group by 1, 2
      loop
        perform private.ban_source(request.source_url, tenant.owner_id, tenant.agency_id, tenant.listing_id, request.id,
          decide_takedown.note);
        perform private.forget_imports(null, request.source_url, tenant.owner_id, tenant.agency_id);
      end loop;
    end if;
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

-- A link of ours names its home. A link that it came from does so only where one tenant has it: else whoever imports
-- somebody's page first would get the requests about it. Staff, who decide about the others, find the first home of it.
create or replace function private.listing_at(page_url text, source_url text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found_ids uuid[];
  tenants integer;
  named uuid;
begin
  for named in select m[1]::uuid from regexp_matches(coalesce(page_url, ''),
    '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}', 'gi') m loop
    select array_agg(l.id) into found_ids from public.listings l
      where l.id = named or l.id = (select gl.listing_id from public.game_listings gl where gl.id = named);
    if found_ids is not null then
      return found_ids[1];
    end if;
  end loop;
  select array_agg(l.id order by l.created_at, l.id), count(distinct (coalesce(a.agency_id, a.owner_id)))
    into found_ids, tenants
    from public.listings l join public.assets a on a.id = l.asset_id
    where l.source_url is not null and private.hash_source(l.source_url) in (
      private.hash_source(coalesce(listing_at.source_url, '')), private.hash_source(coalesce(listing_at.page_url, '')));
  if tenants > 1 and not private.is_staff() then
    return null;
  end if;
  return found_ids[1];
end $$;
comment on function private.listing_at is
  'The listing that a link of a takedown request leads to, if it is one of ours; of a source that several tenants '
    'have, for staff alone.';

-- Held on the tables, whichever function writes: what stays away from a tenant is not written for it.
create function private.hold_source_bans() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asset public.assets;
begin
  select a.* into asset from public.assets a join public.listings l on l.asset_id = a.id
    where l.id = case when tg_table_name = 'listings' then (to_jsonb(new) ->> 'id')::uuid
      else (to_jsonb(new) ->> 'listing_id')::uuid end;
  if private.is_banned_source(case when tg_table_name = 'listings' then to_jsonb(new) ->> 'source_url'
      else private.photo_source(to_jsonb(new) ->> 'content_hash') end, asset.owner_id, asset.agency_id) then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was taken down at the wish of somebody who holds rights in it. Leave it out.');
  end if;
  return null;
end $$;
comment on function private.hold_source_bans
  is 'Trigger: what was taken down does not come back to those from whom it stays away.';
create trigger what_was_taken_down_stays_away after insert on public.listings
  for each row when (new.source_url is not null) execute function private.hold_source_bans();
create trigger what_was_taken_down_is_not_put_back after update of source_url on public.listings
  for each row when (new.source_url is not null and new.source_url is distinct
    from old.source_url) execute function private.hold_source_bans();
create trigger photos_that_were_taken_down_stay_away after insert on public.listing_photos
  for each row execute function private.hold_source_bans();

create or replace function private.begin_import(user_id uuid, links text[], hosts text[],
  client_address text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wait_seconds integer;
  today integer;
begin
  for place in 1 .. greatest(coalesce(cardinality(links), 0), 1) loop
    wait_seconds := greatest(wait_seconds, private.take_rate_limit('import:' || begin_import.user_id, 30),
      private.take_rate_limit('import-from:' || coalesce(client_address, ''), 120));
  end loop;
  if wait_seconds is not null then
    return jsonb_build_object('refusal', jsonb_build_object('code', 'rate_limited', 'retry_after_seconds', wait_seconds,
      'detail',
        'That was too many listings in one minute. Wait a moment and send these again; the rows stay as they are.'));
  end if;
  select count(*) into today from public.listing_imports i
    where i.user_id = begin_import.user_id and i.way in ('link', 'refresh')
      and i.created_at > now() - interval '24 hours';
  if coalesce(cardinality(hosts), 0) > 0 and today + cardinality(hosts) > 500 then
    return jsonb_build_object('refusal', jsonb_build_object('code', 'rate_limited', 'retry_after_seconds', 3600,
      'detail',
        'You have had 500 links read in 24 hours, which is as many as one person may. Bring saved pages, or go on '
        'tomorrow.'));
  end if;
  return jsonb_build_object('rules', private.import_rules(hosts), 'withdrawn', (
    select coalesce(jsonb_agg(link), '[]'::jsonb) from unnest(links) link
      where private.is_banned_for(link, begin_import.user_id)));
end $$;

create or replace function private.insert_imports(user_id uuid, entries jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ids jsonb;
begin
  with given as (
    select coalesce((e.entry ->> 'id')::uuid, gen_random_uuid()) as id, e.place, e.entry,
      private.is_banned_for(e.entry ->> 'link', insert_imports.user_id) as is_banned
    from jsonb_array_elements(entries) with ordinality as e (entry, place)),
  written as (
    insert into public.listing_imports (id, user_id, way, source_host, outcome, code, reason, grade, home, link,
      created_at)
    select g.id, insert_imports.user_id, g.entry ->> 'way', left(g.entry ->> 'source_host', 253), g.entry ->> 'outcome',
      left(g.entry ->> 'code', 60),
      left(g.entry ->> 'reason', 500), g.entry ->> 'grade', case when not g.is_banned
        then left(g.entry ->> 'home', 200) end,
      case when not g.is_banned and char_length(g.entry ->> 'link') <= 2000
        then g.entry ->> 'link' end, clock_timestamp() from given g
    -- Noted again after a lost reply: the first entry stands.
    on conflict on constraint listing_imports_have_an_id do nothing)
  select coalesce(jsonb_agg(g.id order by g.place), '[]'::jsonb) into ids from given g;
  -- A history, not an archive: what is older than a year, or beyond the newest ten thousand, goes.
  delete from public.listing_imports i where i.user_id = insert_imports.user_id
    and (i.created_at < now() - interval '1 year'
    or i.created_at < (select k.created_at from public.listing_imports k where k.user_id = insert_imports.user_id
      order by k.created_at desc offset 10000 limit 1));
  return ids;
end $$;

-- Lifting. Staff lift every ban; the people of a tenant lift what binds their tenant alone.
create function private.may_lift(ban private.source_bans) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_staff() or (ban.reach = 'tenant' and coalesce(
    case when ban.agency_id is not null then private.has_agency_role(ban.agency_id, '{owner,admin,agent}')
      else ban.owner_id = (select auth.uid()) end, false));
end $$;
comment on function private.may_lift is 'May the caller lift this ban?';

create function private.lift_source_ban(ban_id uuid, reason text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ban private.source_bans;
begin
  select b.* into ban from private.source_bans b where b.id = lift_source_ban.ban_id for update;
  if ban.id is null or not private.may_lift(ban) then
    perform private.refuse(404, 'not_found', 'There is no ban with this id for you to lift.');
  end if;
  if char_length(btrim(coalesce(lift_source_ban.reason, ''))) not between 3 and 500 then
    perform private.refuse(422, 'reason_missing', 'Lifting a ban says why, in 3 to 500 characters.');
  end if;
  if ban.lifted_at is null then
    update private.source_bans b set lifted_at = now(), lifted_by = (select auth.uid()),
      lift_reason = btrim(lift_source_ban.reason) where b.id = ban.id;
  end if;
  return true;
end $$;
comment on function private.lift_source_ban
  is 'Lifts a ban for a reason; the record stays. Lifting again changes nothing.';
create function public.lift_source_ban(ban_id uuid, reason text) returns boolean language sql volatile
  set search_path = '' as $$
  select private.lift_source_ban(ban_id, reason)
$$;
comment on function public.lift_source_ban
  is 'Lifts a ban that binds the caller''s tenant, or, for staff, any; the record stays.';
grant execute on function private.lift_source_ban(uuid, text) to authenticated;
grant execute on function public.lift_source_ban(uuid, text) to authenticated;

create function private.source_bans(after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 20;
  caller uuid := (select auth.uid());
  caller_is_staff boolean := private.is_staff();
  agencies uuid[] := array(select m.agency_id from public.agency_members m where m.user_id = caller
    and m.role in ('owner', 'admin', 'agent'));
  last private.source_bans;
  answer jsonb;
begin
  select b.* into last from private.source_bans b where b.id::text = source_bans.after;
  select jsonb_agg(jsonb_build_object('id', b.id, 'host', b.source_host, 'is_for_everybody', b.reach = 'everybody',
    'listing_id', b.listing_id,
      'request_id', b.request_id, 'reason', b.reason, 'banned_at', b.banned_at, 'lifted_at', b.lifted_at, 'lift_reason',
        b.lift_reason,
      'brand', (select a.key from public.agencies a where a.id = b.agency_id),
      'banned_by', (select p.display_name from public.profiles p where p.id = b.actor_id),
      'lifted_by', (select p.display_name from public.profiles p where p.id = b.lifted_by))
        order by b.banned_at desc, b.id desc) into answer
  from (
    select b.* from private.source_bans b
    where (caller_is_staff or (b.reach = 'tenant' and (b.agency_id = any (agencies)
      or (b.agency_id is null and b.owner_id = caller))))
      and (last.id is null or (b.banned_at, b.id) < (last.banned_at, last.id))
    order by b.banned_at desc, b.id desc limit page_size) b;
  return jsonb_build_object('rows', coalesce(answer, '[]'::jsonb),
    'next', case when jsonb_array_length(answer) = page_size then answer -> -1 ->> 'id' end);
end $$;
comment on function private.source_bans
  is 'Bans that the caller may lift, and those that were lifted, the newest first.';
create function public.source_bans(after text default null) returns jsonb language sql stable set search_path = '' as $$
  select private.source_bans(after)
$$;
comment on function public.source_bans
  is 'What stays away from the caller''s tenants after a takedown; staff get all of it. after is the last row''s id.';
grant execute on function private.source_bans(text) to authenticated;
grant execute on function public.source_bans(text) to authenticated;

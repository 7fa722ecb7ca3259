-- A home that was taken out of its dossier is out of sight with all that was known of it, also for staff. A listing
-- that is taken down leaves the dossiers that it was copied into: its words, its address and its page go; what people
-- wrote themselves stays theirs.

alter policy "people of a dossier read what was known of its homes" on public.dossier_fact_versions
  using (dossier_id in (select private.dossiers_where('dossier.read'))
    and exists (select from public.dossier_assets a where a.dossier_id = dossier_fact_versions.dossier_id
      and a.id = asset_id));

create or replace function private.superwise_dossiers(after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rows jsonb;
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people look after dossiers.');
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc), '[]'::jsonb) into rows from (
    select d.id, d.country_code, d.created_at, d.updated_at, d.archived_at, d.deleted_at,
      (select count(*)::integer from public.dossier_members m where m.dossier_id = d.id) as people,
      array(select a.id from public.dossier_assets a where a.dossier_id = d.id and a.removed_at is null
        order by a.created_at, a.id) as homes,
      (select g.expires_at from private.dossier_support_grants g
        where g.dossier_id = d.id and g.expires_at > now()) as support_until
    from public.dossiers d
    where superwise_dossiers.after is null or (d.created_at, d.id) < (
      select a.created_at, a.id from public.dossiers a where a.id = superwise_dossiers.after)
    order by d.created_at desc, d.id desc limit 50) r;
  return jsonb_build_object('rows', rows,
    'next', case when jsonb_array_length(rows) = 50 then rows -> -1 ->> 'id' end);
end $$;

create or replace function private.superwise_dossier_home(asset_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asset public.dossier_assets;
  until timestamptz;
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people look after dossiers.');
  end if;
  select a.* into asset from public.dossier_assets a
    where a.id = superwise_dossier_home.asset_id and a.removed_at is null;
  if asset.id is null then
    perform private.refuse(404, 'not_found', 'There is no such home in any dossier.');
  end if;
  select g.expires_at into until from private.dossier_support_grants g
    join public.dossiers d on d.id = g.dossier_id
    where g.dossier_id = asset.dossier_id and g.expires_at > now() and d.deleted_at is null;
  if until is not null then
    perform private.log_in_dossier(asset.dossier_id, 'support_looked');
  end if;
  return jsonb_build_object('id', asset.id, 'dossier_id', asset.dossier_id, 'created_at', asset.created_at,
    'updated_at', asset.updated_at, 'support_until', until,
    'content', case when until is not null then jsonb_build_object('title', asset.title, 'stage', asset.stage,
      'address_line', asset.address_line, 'town', asset.town, 'postcode', asset.postcode,
      'country_code', asset.country_code, 'source_url', asset.source_url, 'listing_id', asset.listing_id,
      'facts', (
        select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'value', f.fact -> 'value',
          'source', f.fact ->> 'source', 'on', f.fact ->> 'on') order by f.name), '[]'::jsonb)
        from jsonb_each(asset.facts) f (name, fact)),
      'versions', (
        select coalesce(jsonb_agg(to_jsonb(v) order by v.id desc), '[]'::jsonb) from (
          select v.id, v.name, v.value, v.source, v.said_on, v.saved_at from public.dossier_fact_versions v
          where v.dossier_id = asset.dossier_id and v.asset_id = asset.id order by v.id desc limit 200) v),
      'imports', (
        select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at desc, i.id), '[]'::jsonb) from (
          select i.id, i.way, i.source_host, i.outcome, i.code, i.grade, i.created_at from public.listing_imports i
          where i.link = asset.source_url and i.user_id in (
            select m.user_id from public.dossier_members m where m.dossier_id = asset.dossier_id)
          order by i.created_at desc, i.id limit 50) i)) end);
end $$;

create function private.leave_dossiers() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  home public.assets;
begin
  select h.* into home from public.assets h where h.id = new.asset_id;
  -- A home has a title; a sign needs no language, and its people call it as they like.
  update public.dossier_assets a set
    title = case when a.title in (left(coalesce(nullif(btrim(old.title), ''), home.town), 160), home.address_line)
      then '⌂' else a.title end,
    address_line = case when a.address_line = home.address_line then '' else a.address_line end,
    town = case when a.town = home.town then '' else a.town end,
    postcode = case when a.postcode in (home.postcode, home.district) then '' else a.postcode end,
    source_url = case when a.source_url = old.source_url then null else a.source_url end
  where a.listing_id = new.id;
  return null;
end $$;
comment on function private.leave_dossiers is
  'Trigger: what was copied from a listing into dossiers goes when the listing is taken down.';
create trigger a_listing_that_is_taken_down_leaves_dossiers after update of status on public.listings for each row
  when (new.status = 'withdrawn' and old.status <> 'withdrawn') execute function private.leave_dossiers();

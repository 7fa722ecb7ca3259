-- What a dossier's frame asks for: since when somebody has not looked in, why an invitation no longer works, and what
-- staff see of a home.
--
-- A visit ends after half an hour without a sign of life; until then the same changes stay new. Of a visit its own
-- person knows, and nobody else. Staff read a home only while the owner lets them in, and each look is a line that the
-- owner reads.

create table private.dossier_visits (
  dossier_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null default now(),
  since_at timestamptz,
  sales_place text,
  sales_on date,
  since_sales_place text,
  since_sales_on date,
  constraint somebody_visits_a_dossier_as_one primary key (dossier_id, user_id),
  constraint a_visit_is_of_somebody_in_the_dossier foreign key (dossier_id, user_id)
    references public.dossier_members (dossier_id, user_id) on delete cascade,
  constraint places_of_a_visit_are_short
    check (char_length(sales_place) <= 60 and char_length(since_sales_place) <= 60),
  constraint a_visit_knows_a_place_with_its_day check ((sales_place is null) = (sales_on is null)
    and (since_sales_place is null) = (since_sales_on is null))
);
comment on table private.dossier_visits is 'When each of its people last looked into a dossier; theirs alone.';
comment on column private.dossier_visits.seen_at is 'the last sign of life';
comment on column private.dossier_visits.since_at is 'the last sign of the visit before this one; null: there was none';
comment on column private.dossier_visits.sales_place is 'the district whose sales were shown';
comment on column private.dossier_visits.sales_on is 'the day of the latest sale that was shown there';
comment on column private.dossier_visits.since_sales_place is 'the same of the visit before';
comment on column private.dossier_visits.since_sales_on is 'the same of the visit before';
alter table private.dossier_visits enable row level security;

create function private.begin_dossier_visit(dossier_id uuid, sales_place text default null,
  sales_on date default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(begin_dossier_visit.dossier_id, 'dossier.read');
  place text := nullif(btrim(begin_dossier_visit.sales_place), '');
  place_on date := case when place is not null then begin_dossier_visit.sales_on end;
  visit private.dossier_visits;
  pause constant interval := '30 minutes';
begin
  if char_length(place) > 60 then
    perform private.refuse(422, 'invalid_request', 'A place has at most sixty characters.');
  elsif place_on is null then
    place := null;
  end if;
  -- Whoever is let in to help is nobody of the dossier, and leaves no visit.
  if exists (select from public.dossier_members m where m.dossier_id = dossier.id and m.user_id = caller) then
    insert into private.dossier_visits as v (dossier_id, user_id, sales_place, sales_on)
      values (dossier.id, caller, place, place_on)
      on conflict on constraint somebody_visits_a_dossier_as_one do update set
        since_at = case when v.seen_at < now() - pause then v.seen_at else v.since_at end,
        since_sales_place = case when v.seen_at < now() - pause then v.sales_place else v.since_sales_place end,
        since_sales_on = case when v.seen_at < now() - pause then v.sales_on else v.since_sales_on end,
        sales_place = coalesce(excluded.sales_place, v.sales_place),
        sales_on = case when excluded.sales_place is null then v.sales_on else excluded.sales_on end,
        seen_at = now()
      returning * into visit;
  end if;
  return jsonb_build_object('since_at', visit.since_at, 'sales_place', visit.since_sales_place,
    'sales_on', visit.since_sales_on);
end $$;
comment on function private.begin_dossier_visit is
  'Says that the caller looks into a dossier, and answers since when they had not; what is new is new since then.';
select private.expose('private.begin_dossier_visit(uuid, text, date)', 'authenticated');

create or replace function private.own_data_of_dossiers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return private.own_data_of_dossier_people() || private.own_data_of_models() || jsonb_build_object(
    'dossier_visits', (
      select coalesce(jsonb_agg(jsonb_build_object('dossier_id', v.dossier_id, 'seen_at', v.seen_at,
        'since_at', v.since_at, 'sales_place', v.sales_place, 'sales_on', v.sales_on,
        'since_sales_place', v.since_sales_place, 'since_sales_on', v.since_sales_on) order by v.dossier_id),
        '[]'::jsonb)
      from private.dossier_visits v where v.user_id = player));
end $$;

-- Staff.
alter table private.dossier_log drop constraint a_dossier_log_tells_of_known_acts;
alter table private.dossier_log add constraint a_dossier_log_tells_of_known_acts check (action in ('created',
  'invited', 'invitation_revoked', 'joined', 'left', 'removed', 'role_changed', 'handed_over', 'archived',
  'unarchived', 'deleted', 'restored', 'exported', 'share_opened', 'support_granted', 'support_ended',
  'support_looked'));

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
      array(select a.id from public.dossier_assets a where a.dossier_id = d.id order by a.created_at, a.id) as homes,
      (select g.expires_at from private.dossier_support_grants g
        where g.dossier_id = d.id and g.expires_at > now()) as support_until
    from public.dossiers d
    where superwise_dossiers.after is null or (d.created_at, d.id) < (
      select a.created_at, a.id from public.dossiers a where a.id = superwise_dossiers.after)
    order by d.created_at desc, d.id desc limit 50) r;
  return jsonb_build_object('rows', rows,
    'next', case when jsonb_array_length(rows) = 50 then rows -> -1 ->> 'id' end);
end $$;

create function private.superwise_dossier_home(asset_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asset public.dossier_assets;
  until timestamptz;
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people look after dossiers.');
  end if;
  select a.* into asset from public.dossier_assets a where a.id = superwise_dossier_home.asset_id;
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
comment on function private.superwise_dossier_home is
  'For staff: a home of a dossier, and what is in it only while the owner lets support in; each such look is logged.';
select private.expose('private.superwise_dossier_home(uuid)', 'authenticated');

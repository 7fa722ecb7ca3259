-- An agency lists its homes.
--
-- Ten thousand homes of an agency are searched, filtered and sorted among a million of all: each home of an agency has
-- one narrow row (private.agency_homes) that follows home, offer, prices and photos by triggers, so that a page is read
-- from the rows of one agency alone and whatever is shown beside is looked up for that page.
--
-- A home may be hidden, or archived: both offer it to no new game, and leave it in those that have it, since points
-- rest on it. What was archived can be put back for thirty days. What was changed of many homes at once is kept
-- with what it was before, so that it can be taken back; a home that somebody changed since keeps that change.

alter table public.listings
  add column is_visible boolean not null default true,
  add column archived_at timestamptz;
comment on column public.listings.is_visible is
  'False: its people keep the home to themselves. It is offered to no new game, and stays in those that have it.';
comment on column public.listings.archived_at is
  'Since when its people have put it away; for thirty days it can be put back. It is offered to no new game.';

create table private.agency_homes (
  listing_id uuid not null,
  agency_id uuid not null,
  title text not null,
  address text not null,
  town text not null,
  property_type text not null,
  status text not null,
  is_visible boolean not null,
  is_archived boolean not null,
  bedrooms smallint not null,
  floor_area_m2 numeric(10, 2) not null,
  price_minor bigint not null,
  photos smallint not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  words text not null,
  constraint a_home_of_an_agency_has_one_row primary key (listing_id),
  constraint a_row_of_a_home_is_of_a_listing foreign key (listing_id) references public.listings (id) on delete cascade,
  constraint a_row_of_a_home_is_of_an_agency foreign key (agency_id) references public.agencies (id) on delete cascade
);
comment on table private.agency_homes is
  'What agencies search and sort their homes by, one narrow row a home; -1 is not known. Triggers keep it: never edit.';
comment on column private.agency_homes.words is
  'What is searched, in small letters: address, place, title; short enough for an index.';
comment on column private.agency_homes.price_minor is 'The latest price version''s amount.';
alter table private.agency_homes enable row level security;
-- What is searched, filtered and counted is read from this index alone; texts that sort have an index of their own.
create index agency_homes_by_change on private.agency_homes (agency_id, changed_at, listing_id)
  include (status, is_visible, is_archived, property_type, bedrooms, floor_area_m2, price_minor, photos, created_at,
    words);
create index agency_homes_by_price on private.agency_homes (agency_id, price_minor, listing_id);
create index agency_homes_by_title on private.agency_homes (agency_id, title, listing_id);
create index agency_homes_by_address on private.agency_homes (agency_id, address, listing_id);
create index agency_homes_by_town on private.agency_homes (agency_id, town, listing_id);

create function private.index_agency_homes(listing_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if listing_ids = '{}' then
    return;
  end if;
  -- In one order, so that two writers never wait for each other in a circle.
  insert into private.agency_homes as h
  select l.id, a.agency_id, l.title, coalesce(a.address_line, ''), coalesce(a.town, ''), a.property_type, l.status,
    l.is_visible, l.archived_at is not null, coalesce(a.bedrooms, -1), coalesce(a.floor_area_m2, -1),
    coalesce((select p.amount_minor from private.listing_prices p where p.listing_id = l.id
      order by p.version desc limit 1), -1),
    (select count(*) from public.listing_photos p where p.listing_id = l.id),
    l.created_at, greatest(l.updated_at, a.updated_at),
    left(lower(concat_ws(' ', left(a.address_line, 120), left(a.town, 60), left(a.postcode, 20), left(a.region, 60),
      l.title)), 400)
  from public.listings l join public.assets a on a.id = l.asset_id
  where l.id = any (listing_ids) and a.agency_id is not null
  order by l.id
  on conflict on constraint a_home_of_an_agency_has_one_row do update set agency_id = excluded.agency_id,
    title = excluded.title, address = excluded.address, town = excluded.town, property_type = excluded.property_type,
    status = excluded.status, is_visible = excluded.is_visible, is_archived = excluded.is_archived,
    bedrooms = excluded.bedrooms, floor_area_m2 = excluded.floor_area_m2, price_minor = excluded.price_minor,
    photos = excluded.photos, created_at = excluded.created_at, changed_at = excluded.changed_at, words = excluded.words
  where (h.*) is distinct from (excluded.*);
  -- A home that belongs to no agency any more.
  delete from private.agency_homes h using public.listings l join public.assets a on a.id = l.asset_id
  where h.listing_id = any (listing_ids) and l.id = h.listing_id and a.agency_id is null;
end $$;
comment on function private.index_agency_homes is 'Writes what agencies search these homes by, as they are now.';

create function private.follow_agency_homes() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.index_agency_homes(case tg_table_name
    when 'assets' then array(select l.id from changed c join public.listings l on l.asset_id = c.id order by l.id)
    when 'listings' then array(select (to_jsonb(c) ->> 'id')::uuid from changed c order by 1)
    else array(select distinct (to_jsonb(c) ->> 'listing_id')::uuid from changed c order by 1) end);
  return null;
end $$;
comment on function private.follow_agency_homes is 'Trigger: what agencies search homes by follows whatever changes.';
create trigger rows_follow_changed_homes after update on public.assets
  referencing new table as changed for each statement execute function private.follow_agency_homes();
create trigger rows_follow_new_offers after insert on public.listings
  referencing new table as changed for each statement execute function private.follow_agency_homes();
create trigger rows_follow_changed_offers after update on public.listings
  referencing new table as changed for each statement execute function private.follow_agency_homes();
create trigger rows_follow_new_prices after insert on private.listing_prices
  referencing new table as changed for each statement execute function private.follow_agency_homes();
create trigger rows_follow_new_photos after insert on public.listing_photos
  referencing new table as changed for each statement execute function private.follow_agency_homes();
create trigger rows_follow_removed_photos after delete on public.listing_photos
  referencing old table as changed for each statement execute function private.follow_agency_homes();
select private.index_agency_homes(array(select l.id from public.listings l));

-- Its people, and nobody else: another agency's id answers what no agency's does.
create function private.agency_to_list(agency_id uuid) returns public.agencies
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
begin
  select a.* into agency from public.agencies a where a.id = agency_to_list.agency_id;
  if agency.id is null or not private.has_agency_role(agency.id, '{owner,admin,agent}') then
    perform private.refuse(403, 'not_allowed',
      'Only the people of this agency may see and change its homes. Sign in with an account that may.');
  end if;
  return agency;
end $$;
comment on function private.agency_to_list is 'An agency for its own people; refuses with not_allowed.';

-- Whoever chooses homes for a game is offered those that are neither gone, hidden nor archived.
create function private.is_offered(listing public.listings) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return listing.status <> 'withdrawn' and listing.went_at is null and listing.is_visible
    and listing.archived_at is null;
end $$;
comment on function private.is_offered is 'Is the home offered to new games?';

create function private.agency_homes(agency_id uuid, search text default null, filter jsonb default '{}',
  sort text default 'changed', is_descending boolean default true, after text default null,
  page_size integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_hashjoin = off
  set enable_mergejoin = off set enable_seqscan = off as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_to_list(agency_homes.agency_id);
  -- Names of columns of ours, never the caller's words.
  key constant text := case coalesce(agency_homes.sort, 'changed')
    when 'changed' then 'changed_at' when 'created' then 'created_at' when 'title' then 'title'
    when 'address' then 'address' when 'town' then 'town' when 'type' then 'property_type' when 'status' then 'status'
    when 'price' then 'price_minor' when 'bedrooms' then 'bedrooms' when 'area' then 'floor_area_m2'
    when 'photos' then 'photos' end;
  found_words constant text[] := array(
    select '%' || replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(lower(btrim(left(coalesce(agency_homes.search, ''), 200))), '\s+') w where w <> '');
  wanted constant jsonb := coalesce(agency_homes.filter, '{}');
  size constant integer := least(greatest(coalesce(agency_homes.page_size, 50), 1), 500);
  those constant text :=
    'h.agency_id = $1'
    || case when found_words = '{}' then '' else ' and h.words like all ($2)' end
    || ' and h.is_archived = coalesce(($3 ->> ''is_archived'')::boolean, false)'
    || case when wanted ->> 'status' is null then ' and h.status <> ''withdrawn'''
      else ' and h.status = $3 ->> ''status''' end
    || case when wanted ->> 'property_type' is null then '' else ' and h.property_type = $3 ->> ''property_type''' end
    || case when wanted ->> 'is_visible' is null then '' else ' and h.is_visible = ($3 ->> ''is_visible'')::boolean' end
    || case when wanted ->> 'least_minor' is null then '' else
      ' and h.price_minor >= ($3 ->> ''least_minor'')::bigint' end
    || case when wanted ->> 'most_minor' is null then '' else
      ' and h.price_minor between 0 and ($3 ->> ''most_minor'')::bigint' end
    || case when wanted ->> 'least_bedrooms' is null then '' else
      ' and h.bedrooms >= ($3 ->> ''least_bedrooms'')::integer' end
    || case wanted ->> 'lacks' when 'photos' then ' and h.photos = 0' when 'price' then ' and h.price_minor = -1'
      else '' end;
  way constant text := case when coalesce(agency_homes.is_descending, true) then 'desc' else 'asc' end;
  ids uuid[];
  total bigint;
begin
  if key is null then
    perform private.refuse(422, 'invalid_request', 'Homes are not sorted by that.');
  end if;
  execute format('select array(select h.listing_id from private.agency_homes h where %s %s
      order by h.%I %s, h.listing_id %s limit %s)', those,
    case when agency_homes.after is null then '' else format(
      ' and (h.%1$I, h.listing_id) %2$s (select o.%1$I, o.listing_id from private.agency_homes o'
      ' where o.listing_id::text = $4 and o.agency_id = $1)', key,
      case when way = 'desc' then '<' else '>' end) end, key, way, way, size + 1)
    into ids using agency.id, found_words, wanted, agency_homes.after;
  if agency_homes.after is null then
    execute format('select count(*) from private.agency_homes h where %s', those)
      into total using agency.id, found_words, wanted;
  end if;
  return jsonb_build_object('total', total,
    'next', case when cardinality(ids) > size then ids[size] end,
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'version', l.version, 'title', l.title,
        'status', l.status, 'is_visible', l.is_visible, 'archived_at', l.archived_at,
        'property_type', a.property_type, 'bedrooms', a.bedrooms, 'bathrooms', a.bathrooms,
        'floor_area_m2', a.floor_area_m2, 'address', a.address_line, 'town', a.town, 'postcode', a.postcode,
        'country_code', a.country_code, 'currency', l.currency, 'price', (
          select jsonb_build_object('kind', p.kind, 'amount_minor', p.amount_minor, 'dated_on', p.dated_on)
          from private.listing_prices p where p.listing_id = l.id order by p.version desc limit 1),
        'photos', h.photos, 'photo', (
          select jsonb_build_object('id', p.id, 'path', p.path, 'file_type', p.file_type, 'widths', p.widths,
            'width', p.width, 'height', p.height, 'alt', p.alt, 'room', p.room, 'placeholder', p.placeholder,
            'attribution', p.attribution)
          from public.listing_photos p where p.listing_id = l.id and not p.is_hidden order by p.position limit 1),
        'games', (select count(*) from public.game_listings gl where gl.listing_id = l.id),
        'created_at', l.created_at, 'changed_at', h.changed_at) order by i.place), '[]'::jsonb)
      from unnest(ids[1:size]) with ordinality as i (id, place)
      join public.listings l on l.id = i.id join public.assets a on a.id = l.asset_id
      join private.agency_homes h on h.listing_id = l.id));
end $$;
comment on function private.agency_homes is
  'Homes of an agency for its people: searched, filtered, sorted, a page after another; total comes with the first.';
select private.expose('private.agency_homes(uuid, text, jsonb, text, boolean, text, integer)', 'authenticated');

-- Many homes at once.
create table private.home_changes (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  homes jsonb not null,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  constraint home_changes_have_an_id primary key (id),
  constraint a_change_of_homes_is_of_an_agency foreign key (agency_id) references public.agencies (id)
    on delete cascade,
  constraint a_change_names_homes_as_they_were check (jsonb_typeof(homes) = 'array')
);
comment on table private.home_changes is
  'Changes of many homes at once: each home as it was before and the version that the change made, to take it back.';
create index home_changes_by_agency on private.home_changes (agency_id, created_at);
alter table private.home_changes enable row level security;

create function private.change_homes(agency_id uuid, listing_ids uuid[], change jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_to_list(change_homes.agency_id);
  most constant integer := 1000;
  wanted constant jsonb := coalesce(change_homes.change, '{}');
  ids uuid[] := array(select distinct unnest(change_homes.listing_ids) order by 1);
  late integer;
  changed jsonb;
  change_id uuid;
begin
  if cardinality(ids) not between 1 and most or wanted - '{status,is_visible,is_archived}'::text[] <> '{}'
    or wanted = '{}' or coalesce(wanted ->> 'status', 'sold') not in ('available', 'under_offer', 'sold') then
    perform private.refuse(422, 'invalid_request',
      'At once, one to a thousand homes are shown, hidden, archived, put back, or given another state.');
  end if;
  perform from public.listings l where l.id = any (ids) order by l.id for no key update;
  if exists (select from unnest(ids) as w (id) where not exists (
      select from public.listings l join public.assets a on a.id = l.asset_id
      where l.id = w.id and a.agency_id = agency.id)) then
    perform private.refuse(403, 'not_allowed', 'One of these homes is not of this agency. Nothing was changed.');
  end if;
  select count(*) into late from public.listings l where l.id = any (ids)
    and wanted @> '{"is_archived": false}' and l.archived_at <= now() - interval '30 days';
  with before as (
    select l.* from public.listings l where l.id = any (ids) and l.status <> 'withdrawn'
      and not (wanted @> '{"is_archived": false}' and coalesce(l.archived_at <= now() - interval '30 days', false))
      and (l.status <> coalesce(wanted ->> 'status', l.status)
        or l.is_visible <> coalesce((wanted ->> 'is_visible')::boolean, l.is_visible)
        or (l.archived_at is not null) <> coalesce((wanted ->> 'is_archived')::boolean, l.archived_at is not null))),
  written as (
    update public.listings l set version = l.version + 1, status = coalesce(wanted ->> 'status', l.status),
      is_visible = coalesce((wanted ->> 'is_visible')::boolean, l.is_visible),
      archived_at = case (wanted ->> 'is_archived')::boolean when true then coalesce(l.archived_at, now())
        when false then null else l.archived_at end
    from before b where l.id = b.id
    returning l.id, l.version)
  select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'status', b.status, 'is_visible', b.is_visible,
    'archived_at', b.archived_at, 'version', w.version)), '[]'::jsonb) into changed
  from before b join written w on w.id = b.id;
  if changed <> '[]'::jsonb then
    insert into private.home_changes (agency_id, homes) values (agency.id, changed) returning id into change_id;
    insert into private.agency_log (agency_id, actor_id, subject, subject_id, verb, after)
    values (agency.id, (select auth.uid()), 'home_changes', change_id, 'changed',
      wanted || jsonb_build_object('homes', jsonb_array_length(changed)));
  end if;
  return jsonb_build_object('change_id', change_id, 'changed', jsonb_array_length(changed), 'late', late);
end $$;
comment on function private.change_homes is
  'Shows, hides, archives or puts back homes of an agency, or gives them a state; change_id takes it back.';
select private.expose('private.change_homes(uuid, uuid[], jsonb)', 'authenticated');

create function private.undo_home_change(change_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  done private.home_changes;
  back integer;
begin
  select c.* into done from private.home_changes c where c.id = undo_home_change.change_id for update;
  if done.id is null or not private.has_agency_role(done.agency_id, '{owner,admin,agent}') then
    perform private.refuse(404, 'not_found', 'There is no change with this id for you to take back.');
  end if;
  if done.created_at <= now() - interval '30 days' then
    perform private.refuse(409, 'move_not_allowed', 'This was changed more than thirty days ago.');
  end if;
  if done.undone_at is not null then
    return jsonb_build_object('changed', 0, 'kept', 0);
  end if;
  perform from public.listings l where l.id in (select (h ->> 'id')::uuid from jsonb_array_elements(done.homes) h)
    order by l.id for no key update;
  update public.listings l set version = l.version + 1, status = h.home ->> 'status',
    is_visible = (h.home ->> 'is_visible')::boolean, archived_at = (h.home ->> 'archived_at')::timestamptz
  from jsonb_array_elements(done.homes) as h (home), public.assets a
  where l.id = (h.home ->> 'id')::uuid and l.version = (h.home ->> 'version')::integer
    and a.id = l.asset_id and a.agency_id = done.agency_id;
  get diagnostics back = row_count;
  update private.home_changes c set undone_at = now() where c.id = done.id;
  insert into private.agency_log (agency_id, actor_id, subject, subject_id, verb, after)
  values (done.agency_id, (select auth.uid()), 'home_changes', done.id, 'removed', jsonb_build_object('homes', back));
  return jsonb_build_object('changed', back, 'kept', jsonb_array_length(done.homes) - back);
end $$;
comment on function private.undo_home_change is
  'Takes a change of many homes back within thirty days; kept counts homes that somebody changed since.';
select private.expose('private.undo_home_change(uuid)', 'authenticated');

-- Views that the people of an agency keep of their list, for all of them.
create table private.home_views (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  name text not null,
  view jsonb not null,
  created_at timestamptz not null default now(),
  constraint home_views_have_an_id primary key (id),
  constraint a_view_of_homes_is_an_agencys foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint a_view_of_homes_stands_once_in_an_agency unique (agency_id, name),
  constraint a_view_of_homes_has_a_short_name check (char_length(btrim(name)) between 1 and 60
    and char_length(name) <= 60),
  constraint a_view_of_homes_is_a_small_object check (jsonb_typeof(view) = 'object' and pg_column_size(view) <= 4000)
);
comment on table private.home_views is 'Named views of an agency''s list of homes: search, filter, order and columns.';
alter table private.home_views enable row level security;
create trigger views_of_homes_are_logged after insert or update or delete on private.home_views
  for each row execute function private.log_agency_change();

create function private.home_views(agency_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_to_list(home_views.agency_id);
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'view', v.view)
    order by v.name, v.id), '[]'::jsonb) from private.home_views v where v.agency_id = agency.id);
end $$;
comment on function private.home_views is 'The views of its homes that the people of an agency keep.';
select private.expose('private.home_views(uuid)', 'authenticated');

create function private.save_home_view(agency_id uuid, name text, view jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_to_list(save_home_view.agency_id);
  most constant integer := 50;
begin
  if char_length(btrim(coalesce(save_home_view.name, ''))) not between 1 and 60
    or jsonb_typeof(save_home_view.view) is distinct from 'object' or pg_column_size(save_home_view.view) > 4000
    or (select count(*) from private.home_views v where v.agency_id = agency.id
      and v.name <> btrim(save_home_view.name)) >= most then
    perform private.refuse(422, 'invalid_request', 'An agency keeps up to fifty views, each with a name of its own.');
  end if;
  insert into private.home_views (agency_id, name, view)
  values (agency.id, btrim(save_home_view.name), save_home_view.view)
  on conflict on constraint a_view_of_homes_stands_once_in_an_agency do update set view = excluded.view;
  return private.home_views(agency.id);
end $$;
comment on function private.save_home_view is 'Keeps a view of an agency''s homes under its name; answers all of them.';
select private.expose('private.save_home_view(uuid, text, jsonb)', 'authenticated');

create function private.remove_home_view(agency_id uuid, view_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_to_list(remove_home_view.agency_id);
begin
  delete from private.home_views v where v.id = remove_home_view.view_id and v.agency_id = agency.id;
  return private.home_views(agency.id);
end $$;
comment on function private.remove_home_view is 'Forgets a view of an agency''s homes; answers those that are left.';
select private.expose('private.remove_home_view(uuid, uuid)', 'authenticated');

-- What is not offered comes into no new game, whichever way.
create or replace function private.refuse_homes_that_went() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from public.listings l where l.id = new.listing_id and l.status <> 'withdrawn'
      and not private.is_offered(l))
    and not exists (select from public.game_listings gl where gl.game_id = new.game_id
      and gl.listing_id = new.listing_id) then
    perform private.refuse(410, 'home_went',
      'One of these homes is no longer in its agency''s feed, or was hidden or archived. Leave it out.');
  end if;
  return new;
end $$;

-- What is offered for games: neither what went nor what is hidden or archived.
create or replace function private.own_listings(search text default null, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 50;
  caller uuid := (select auth.uid());
  wanted text := lower(btrim(left(coalesce(own_listings.search, ''), 200)));
  homes public.listings[];
begin
  -- One more than a page shows tells whether there is another.
  select array_agg(h.listing order by (h.listing).created_at desc, (h.listing).id desc) into homes from (
    select l as listing from public.listings l join public.assets a on a.id = l.asset_id
    where private.is_offered(l)
      and (a.owner_id = caller or a.agency_id in (
        select m.agency_id from public.agency_members m where m.user_id = caller))
      and (wanted = '' or position(wanted in lower(concat_ws(' ', l.title, a.address_line, a.town, a.postcode))) > 0)
      and (own_listings.after is null or (l.created_at, l.id) < (
        select o.created_at, o.id from public.listings o where o.id::text = own_listings.after))
    order by l.created_at desc, l.id desc limit page_size + 1) h;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.listing_card(h, true) || jsonb_build_object('created_at', h.created_at)
        order by h.created_at desc, h.id desc), '[]'::jsonb)
      from unnest(homes[1:page_size]) h),
    'next', case when cardinality(homes) > page_size then homes[page_size].id end);
end $$;

create or replace function private.homes_to_add(game_slug text, brand text default null, search text default null,
  after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(homes_to_add.game_slug, homes_to_add.brand, caller);
  is_staff boolean := private.is_staff();
  words text := '%' || replace(replace(replace(btrim(left(coalesce(homes_to_add.search, ''), 200)), '\', '\\'), '%',
    '\%'), '_', '\_') || '%';
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('listing_id', h.id, 'title', h.title, 'town', h.town, 'district',
      h.district,
      'photo', private.photos_of(h.id) -> 0) order by h.created_at desc, h.id desc), '[]'::jsonb)
    from (
      select l.id, l.title, a.town, a.district, l.created_at
      from public.listings l join public.assets a on a.id = l.asset_id
      where l.currency = game.currency and private.is_offered(l)
        and (is_staff or a.owner_id = caller or exists (
          select from public.agency_members m where m.agency_id = a.agency_id and m.user_id = caller))
        and not exists (select from public.game_listings gl where gl.game_id = game.id and gl.listing_id = l.id)
        and (l.title ilike words or a.town ilike words or a.postcode ilike words or a.address_line ilike words)
        and (homes_to_add.after is null or (l.created_at, l.id) < (
          select o.created_at, o.id from public.listings o where o.id::text = homes_to_add.after))
      order by l.created_at desc, l.id desc limit 30) h);
end $$;

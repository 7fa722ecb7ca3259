-- What staff look for on the market: queries that are kept, the homes of imported feeds that fit them, and links to the
-- searches of portals, which a person opens. Nothing here fetches a page of a portal.
--
-- A match tells the asking price, which staff may look up of every home: their own runs with it are practice.

create table private.portal_queries (
  id uuid not null,
  name text not null,
  country_code text not null,
  place text not null default '',
  types text[] not null default '{}',
  least_bedrooms smallint,
  currency text not null,
  least_minor bigint,
  most_minor bigint,
  source_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint portal_queries_have_an_id primary key (id),
  constraint a_portal_query_has_a_name check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80),
  constraint a_portal_query_is_of_one_country check (country_code ~ '^[A-Z]{2}$'),
  constraint the_place_of_a_portal_query_is_short check (char_length(place) <= 80),
  constraint a_portal_query_has_few_kinds_of_homes check (cardinality(types) <= 12 and pg_column_size(types) <= 800),
  constraint a_portal_query_asks_for_some_bedrooms check (least_bedrooms between 1 and 20),
  constraint a_portal_query_has_a_known_currency foreign key (currency) references private.currencies (code)
    on delete restrict,
  constraint the_prices_of_a_portal_query_are_in_order
    check (least_minor > 0 and most_minor > 0 and least_minor <= most_minor),
  constraint a_portal_query_may_be_of_one_feed foreign key (source_id) references private.import_sources (id)
    on delete set null,
  constraint a_version_of_a_portal_query_is_counted_from_1 check (version > 0)
);
comment on table private.portal_queries is 'Queries over imported feeds that staff keep.';
create index portal_queries_by_name on private.portal_queries (name, id);
create index portal_queries_by_source on private.portal_queries (source_id);
create index portal_queries_by_currency on private.portal_queries (currency);
create trigger portal_queries_touch_updated_at before update on private.portal_queries
  for each row execute function private.touch_updated_at();
alter table private.portal_queries enable row level security;

create index import_source_homes_still_there on private.import_source_homes (source_id, listing_id)
  where went_at is null;

create function private.refuse_unless_staff() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people run queries over feeds.');
  end if;
end $$;
comment on function private.refuse_unless_staff is 'Refuses whoever is not one of the platform''s own people.';

create function private.portal_query_facts(query private.portal_queries) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', (query).id, 'name', (query).name, 'country_code', (query).country_code,
    'place', (query).place, 'types', (query).types, 'least_bedrooms', (query).least_bedrooms,
    'currency', (query).currency, 'least_minor', (query).least_minor, 'most_minor', (query).most_minor,
    'source_id', (query).source_id, 'version', (query).version, 'updated_at', (query).updated_at)
$$;
comment on function private.portal_query_facts is 'A query as screens read it.';

create function private.portal_queries() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless_staff();
  return jsonb_build_object(
    'queries', (select coalesce(jsonb_agg(private.portal_query_facts(q.query) order by (q.query).name,
      (q.query).id), '[]')
      from (select p as query from private.portal_queries p order by p.name, p.id limit 200) q),
    'sources', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'brand', s.brand)
      order by s.brand, s.name, s.id), '[]')
      from (select i.id, i.name, a.display_name as brand from private.import_sources i
        join public.agencies a on a.id = i.agency_id order by a.display_name, i.name, i.id limit 500) s));
end $$;
comment on function private.portal_queries is
  'For staff: the queries that are kept, and the feeds that they may be of.';
select private.expose('private.portal_queries()', 'authenticated');

-- A version of 0 is a new one, whose id its maker chose: the same one sent again is the same one.
create function private.save_portal_query(id uuid, version integer, name text, country_code text, currency text,
  place text default '', types text[] default '{}', least_bedrooms integer default null,
  least_minor bigint default null, most_minor bigint default null, source_id uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  query private.portal_queries;
  wanted private.portal_queries;
begin
  perform private.refuse_unless_staff();
  place := btrim(coalesce(place, ''));
  name := btrim(coalesce(name, ''));
  if id is null or version is null or char_length(name) not between 1 and 80 or char_length(place) > 80
    or coalesce(country_code !~ '^[A-Z]{2}$', true) or cardinality(types) > 12 or pg_column_size(types) > 800
    or not coalesce(least_bedrooms between 1 and 20, true) or not coalesce(least_minor > 0, true)
    or not coalesce(most_minor > 0, true) or not coalesce(least_minor <= most_minor, true)
    or not exists (select from private.currencies c where c.code = save_portal_query.currency)
    or source_id is not null
      and not exists (select from private.import_sources s where s.id = save_portal_query.source_id) then
    perform private.refuse(422, 'invalid_request', 'A query has a name, a country, a currency, and prices in order.');
  end if;
  select q.* into query from private.portal_queries q where q.id = save_portal_query.id for update;
  wanted := row(id, name, country_code, place, coalesce(types, '{}'), least_bedrooms, currency, least_minor,
    most_minor, source_id, version + 1, query.created_at, query.updated_at)::private.portal_queries;
  if query is not distinct from wanted then
    return private.portal_query_facts(query);
  elsif query.version <> version or query.id is null and version <> 0 then
    perform private.refuse(409, 'edit_conflict', 'Somebody else saved or removed this query meanwhile.');
  end if;
  insert into private.portal_queries as q (id, name, country_code, place, types, least_bedrooms, currency, least_minor,
    most_minor, source_id, version)
  values (wanted.id, wanted.name, wanted.country_code, wanted.place, wanted.types, wanted.least_bedrooms,
    wanted.currency, wanted.least_minor, wanted.most_minor, wanted.source_id, wanted.version)
  on conflict on constraint portal_queries_have_an_id do update set name = excluded.name,
    country_code = excluded.country_code, place = excluded.place, types = excluded.types,
    least_bedrooms = excluded.least_bedrooms, currency = excluded.currency, least_minor = excluded.least_minor,
    most_minor = excluded.most_minor, source_id = excluded.source_id, version = excluded.version
  returning q.* into query;
  return private.portal_query_facts(query);
end $$;
comment on function private.save_portal_query is 'For staff: keeps a query (version 0) or changes one.';
select private.expose('private.save_portal_query(uuid, integer, text, text, text, text, text[], integer, bigint, '
  'bigint, uuid)', 'authenticated');

create function private.remove_portal_query(id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_unless_staff();
  delete from private.portal_queries q where q.id = remove_portal_query.id;
  return found;
end $$;
comment on function private.remove_portal_query is 'For staff: removes a query; false where it is gone already.';
select private.expose('private.remove_portal_query(uuid)', 'authenticated');

-- Homes that feeds still have and that fit, in the order of their ids, after the last one that was shown.
create function private.portal_matches(id uuid, after uuid default null, page_rows integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  query private.portal_queries;
  rows jsonb;
begin
  perform private.refuse_unless_staff();
  select q.* into query from private.portal_queries q where q.id = portal_matches.id;
  if query.id is null then
    perform private.refuse(404, 'not_found', 'There is no such query. Somebody may have removed it.');
  elsif coalesce(page_rows not between 1 and 500, true) then
    perform private.refuse(422, 'invalid_request', 'A page has 1 to 500 homes.');
  end if;
  select coalesce(jsonb_agg(to_jsonb(f) order by f.id), '[]') into rows
  from (
    select l.id, l.title, l.source_url, s.name as feed, b.display_name as brand, a.property_type as type, a.bedrooms,
      a.floor_area_m2 as area_m2, a.address_line, a.town, a.postcode, a.country_code, p.amount_minor as price_minor,
      p.currency
    from private.import_source_homes h
    join private.import_sources s on s.id = h.source_id
    join public.agencies b on b.id = s.agency_id
    join public.listings l on l.id = h.listing_id
    join public.assets a on a.id = l.asset_id
    cross join lateral private.latest_price(l.id) p
    where h.went_at is null and (query.source_id is null or h.source_id = query.source_id)
      and l.status <> 'withdrawn' and (portal_matches.after is null or l.id > portal_matches.after)
      and a.country_code = query.country_code
      and (cardinality(query.types) = 0 or a.property_type = any (query.types))
      and (query.least_bedrooms is null or a.bedrooms >= query.least_bedrooms)
      and (query.place = '' or strpos(lower(concat_ws(' ', a.address_line, a.town, a.district, a.region)),
          lower(query.place)) > 0
        or starts_with(private.plain_postcode(a.postcode), private.plain_postcode(query.place)))
      and p.currency = query.currency and p.amount_minor >= coalesce(query.least_minor, 0)
      and p.amount_minor <= coalesce(query.most_minor, p.amount_minor)
    order by l.id limit page_rows + 1) f;
  return jsonb_build_object('rows', jsonb_path_query_array(rows, '$[0 to $last]',
      jsonb_build_object('last', page_rows - 1)),
    'next', case when jsonb_array_length(rows) > page_rows then rows -> (page_rows - 1) ->> 'id' end);
end $$;
comment on function private.portal_matches is 'For staff: a page of the homes of imported feeds that fit a query.';
select private.expose('private.portal_matches(uuid, uuid, integer)', 'authenticated');

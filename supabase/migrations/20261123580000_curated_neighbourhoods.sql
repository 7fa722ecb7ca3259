-- Curated neighbourhoods: areas that somebody drew, with what homes in them really cost.
--
-- A cluster belongs to a brand. Its owners and admins draw it, as staff may; the default brand's are everybody's, and
-- those of another brand show on its own site alone. It is drawn by postcodes, sectors and districts as people write
-- them, or by a polygon. Either way its homes are those of whole postcodes, which are kept with it, so that a figure
-- is the same wherever it is asked. Figures are counted when a cluster is saved and when sales in it change.

create table private.area_clusters (
  id uuid not null,
  agency_id uuid not null,
  name text not null,
  description text not null default '',
  country_code text not null,
  codes text[] not null default '{}',
  polygon jsonb,
  boundary jsonb not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  postcodes integer not null default 0,
  sales integer not null default 0,
  import_ids integer[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint area_clusters_have_an_id primary key (id),
  constraint a_cluster_belongs_to_a_brand foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint a_cluster_has_a_name check (char_length(btrim(name)) between 1 and 80),
  constraint a_cluster_is_described_shortly check (char_length(description) <= 2000),
  constraint a_cluster_lies_in_one_country check (country_code ~ '^[A-Z]{2}$'),
  constraint a_cluster_is_drawn_in_one_way
    check (cardinality(codes) <= 500 and (cardinality(codes) > 0) = (polygon is null)),
  constraint the_boundary_of_a_cluster_is_made_of_polygons check (boundary ->> 'type' = 'MultiPolygon'),
  constraint a_cluster_lies_in_its_box check (west <= east and south <= north),
  constraint a_version_of_a_cluster_is_counted_from_1 check (version > 0)
);
comment on table private.area_clusters is 'Curated neighbourhoods: areas that the people of a brand drew.';
create index area_clusters_by_brand on private.area_clusters (agency_id, name);
create trigger area_clusters_touch_updated_at before update on private.area_clusters
  for each row execute function private.touch_updated_at();
alter table private.area_clusters enable row level security;

create table private.area_cluster_postcodes (
  cluster_id uuid not null,
  country_code text not null,
  postcode text collate "C" not null,
  constraint a_postcode_is_in_a_cluster_once primary key (cluster_id, postcode),
  constraint a_postcode_is_in_a_cluster_that_is_there foreign key (cluster_id) references private.area_clusters (id)
    on delete cascade
);
comment on table private.area_cluster_postcodes is 'Which postcodes a curated neighbourhood is made of.';
create index area_clusters_by_postcode on private.area_cluster_postcodes (country_code, postcode);
alter table private.area_cluster_postcodes enable row level security;

create table private.area_cluster_levels (
  cluster_id uuid not null,
  span text not null,
  begins_on date not null,
  kind "char" not null,
  currency text not null,
  sales integer not null,
  lower_minor bigint not null,
  median_minor bigint not null,
  upper_minor bigint not null,
  measured integer not null,
  per_m2_minor bigint,
  constraint a_cluster_has_one_level_in_a_span primary key (cluster_id, span, begins_on, kind, currency),
  constraint a_level_is_of_a_cluster foreign key (cluster_id) references private.area_clusters (id) on delete cascade,
  constraint a_level_of_a_cluster_is_of_a_known_span check (span in ('month', 'year', 'latest', 'before')),
  constraint a_level_of_a_cluster_stands_on_sales check (sales > 0)
);
comment on table private.area_cluster_levels is
  'What homes of a curated neighbourhood cost by month, by year, in the latest twelve months and the twelve before.';
alter table private.area_cluster_levels enable row level security;

create index postcodes_by_place on private.postcodes (place);

-- A postcode that no directory knows is where its sales are: without it nobody could draw an area around them.
create function private.place_postcodes_of_sales(import_id integer) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  placed bigint;
begin
  -- Whether its homes are guessed matters to nobody (awaits_guesses()): a postcode is no sale.
  insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
  select s.country_code, s.postcode,
    degrees(atan(sinh(pi() * (1 - 2 * (avg(s.place & 1048575) + 0.5)::double precision / 1048576)))),
    (avg(s.place >> 20) + 0.5)::double precision / 1048576 * 360 - 180, place_postcodes_of_sales.import_id
  from private.sales s
  where s.import_id = place_postcodes_of_sales.import_id and s.postcode is not null and s.place is not null
  group by s.country_code, s.postcode
  on conflict (country_code, postcode) do nothing;
  get diagnostics placed = row_count;
  return placed;
end $$;
comment on function private.place_postcodes_of_sales is
  'Notes the postcodes of an import''s sales that no directory knew, in the middle of these sales; how many.';

-- "b235", "B23 5" and "b23 5ab" as the register writes them; elsewhere as it stands, in capitals.
create function private.tidy_area_code(code text, country_code text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when country_code = 'GB' then (
    select p.parts[1] || coalesce(' ' || p.parts[2], '') || coalesce(p.parts[3], '')
    from coalesce(
      -- With a space it says itself where the district ends; without one the longest district is meant.
      regexp_match(upper(btrim(code)), '^([A-Z]{1,2}[0-9][A-Z0-9]?)\s+([0-9])([A-Z]{2})?$'),
      regexp_match(upper(btrim(code)), '^([A-Z]{1,2}[0-9][A-Z0-9]?)(?:([0-9])([A-Z]{2})?)?$')) p (parts))
    else nullif(upper(btrim(code)), '') end
$$;
comment on function private.tidy_area_code is
  'A district, sector or postcode as it is kept; null where it is none of them.';

create function private.postcodes_of_code(code text, country_code text) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select p.postcode from private.postcodes p
    where p.country_code = postcodes_of_code.country_code and p.postcode = postcodes_of_code.code collate "C"
    union all
    select p.postcode from private.postcodes p
    where p.country_code = postcodes_of_code.country_code and strpos(code, ' ') = 0
      and p.postcode >= postcodes_of_code.code || ' ' collate "C"
      and p.postcode < postcodes_of_code.code || '!' collate "C"
    union all
    select p.postcode from private.postcodes p
    where p.country_code = postcodes_of_code.country_code and code ~ ' [0-9]$'
      and p.postcode > postcodes_of_code.code collate "C"
      and p.postcode < postcodes_of_code.code || '_' collate "C";
end $$;
comment on function private.postcodes_of_code is 'The postcodes of a district, of a sector, or the one of this name.';

-- Corners as JSON, [[longitude, latitude], …]; null where they are no ring around something.
create function private.ring_of(corners jsonb) returns polygon
language plpgsql immutable set search_path = '' as $$
declare
  ring text;
begin
  if jsonb_typeof(corners) <> 'array' or jsonb_array_length(corners) not between 3 and 500
    or exists (select from jsonb_array_elements(corners) c (corner) where case
      when jsonb_typeof(c.corner) <> 'array' or jsonb_array_length(c.corner) <> 2
        or jsonb_typeof(c.corner -> 0) <> 'number' or jsonb_typeof(c.corner -> 1) <> 'number' then true
      else abs((c.corner ->> 0)::numeric) > 180 or abs((c.corner ->> 1)::numeric) > 85 end)
    or (select count(distinct c.corner) from jsonb_array_elements(corners) c (corner)) < 3 then
    return null;
  end if;
  select '(' || string_agg(format('(%s,%s)', c.corner ->> 0, c.corner ->> 1), ',' order by c.turn) || ')' into ring
  from jsonb_array_elements(corners) with ordinality c (corner, turn);
  return ring::polygon;
end $$;
comment on function private.ring_of is 'A drawn ring as a polygon of Postgres; null where it is none.';

create function private.postcodes_of_ring(ring polygon, country_code text) returns setof text
language plpgsql stable security definer set search_path = '' as $$
declare
  around box := box(ring);
  top_left bigint := private.tile_of((around[0])[1], (around[1])[0]);
  bottom_right bigint := private.tile_of((around[1])[1], (around[0])[0]);
begin
  return query select p.postcode
    from generate_series(top_left >> 20, bottom_right >> 20) col (x)
    join private.postcodes p on p.place between col.x << 20 | (top_left & 1048575)
      and col.x << 20 | (bottom_right & 1048575)
    where p.country_code = postcodes_of_ring.country_code and ring @> point(p.longitude, p.latitude);
end $$;
comment on function private.postcodes_of_ring is 'The postcodes whose middle lies in a ring.';

-- Around postcodes: what Andrew's monotone chain makes of a small square at each of them.
create function private.hull_of(longitudes double precision[], latitudes double precision[]) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  beside constant double precision := 0.001;
  xs double precision[];
  ys double precision[];
  hull integer[] := '{}';
  size integer := 0;
  kept integer := 1;
  at integer;
  corners integer;
begin
  select array_agg(c.x order by c.x, c.y), array_agg(c.y order by c.x, c.y) into xs, ys
  from (
    select distinct p.x + d.x * beside * 1.6 as x, p.y + d.y * beside as y
    from unnest(longitudes, latitudes) p (x, y)
    cross join (values (-1, -1), (-1, 1), (1, -1), (1, 1)) d (x, y)) c;
  corners := cardinality(xs);
  for step in 1 .. 2 * corners - 1 loop
    at := case when step <= corners then step else 2 * corners - step end;
    if step = corners + 1 then
      kept := size;
    end if;
    while size > kept and (xs[hull[size]] - xs[hull[size - 1]]) * (ys[at] - ys[hull[size - 1]])
        - (ys[hull[size]] - ys[hull[size - 1]]) * (xs[at] - xs[hull[size - 1]]) <= 0 loop
      size := size - 1;
    end loop;
    size := size + 1;
    hull[size] := at;
  end loop;
  return jsonb_build_object('type', 'MultiPolygon', 'coordinates', jsonb_build_array(jsonb_build_array((
    select jsonb_agg(jsonb_build_array(round(xs[h.at]::numeric, 5), round(ys[h.at]::numeric, 5)) order by h.turn)
    from unnest(hull[1:size]) with ordinality h (at, turn)))));
end $$;
comment on function private.hull_of is 'The outline around some positions, as GeoJSON.';

-- A repossession is no price of the market: category B is kept and shown, and is in no figure.
create function private.count_area_cluster(cluster_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  final_month date;
begin
  delete from private.area_cluster_levels l where l.cluster_id = count_area_cluster.cluster_id;
  create temp table cluster_sales on commit drop as
    select s.price_minor, s.sold_on, s.kind, s.currency, s.area_m2, s.import_id
    from private.area_cluster_postcodes p
    join private.sales s on s.country_code = p.country_code and s.postcode = p.postcode
    -- Sales that are held stay out: awaits_guesses() has judged them.
    where p.cluster_id = count_area_cluster.cluster_id and s.category = 'A'
      and not exists (select from private.held_sales h where h.sale_id = s.id);
  select date_trunc('month', max(s.sold_on))::date into final_month from pg_temp.cluster_sales s;
  insert into private.area_cluster_levels (cluster_id, span, begins_on, kind, currency, sales, lower_minor,
    median_minor, upper_minor, measured, per_m2_minor)
  select count_area_cluster.cluster_id, b.span, b.begins_on, coalesce(s.kind, 'A'), s.currency, count(*),
    private.around(percentile_cont(array[0.2, 0.25, 0.3]) within group (order by ln(s.price_minor))),
    private.around(percentile_cont(array[0.45, 0.5, 0.55]) within group (order by ln(s.price_minor))),
    private.around(percentile_cont(array[0.7, 0.75, 0.8]) within group (order by ln(s.price_minor))),
    count(*) filter (where s.area_m2 > 0),
    private.around(percentile_cont(array[0.45, 0.5, 0.55]) within group (order by ln(s.price_minor / s.area_m2))
      filter (where s.area_m2 > 0))
  from pg_temp.cluster_sales s
  cross join lateral (
    values ('month', date_trunc('month', s.sold_on)::date), ('year', date_trunc('year', s.sold_on)::date),
      (case when s.sold_on >= final_month - interval '11 months' then 'latest'
        when s.sold_on >= final_month - interval '23 months' then 'before' end,
        (final_month - case when s.sold_on >= final_month - interval '11 months' then interval '11 months'
          else interval '23 months' end)::date)) b (span, begins_on)
  where b.span is not null
  group by b.span, b.begins_on, s.currency, grouping sets ((), (s.kind));
  update private.area_clusters k set
    postcodes = (select count(*) from private.area_cluster_postcodes p where p.cluster_id = k.id),
    sales = (select count(*) from pg_temp.cluster_sales),
    import_ids = array(select distinct s.import_id from pg_temp.cluster_sales s order by s.import_id)
  where k.id = count_area_cluster.cluster_id;
  drop table pg_temp.cluster_sales;
end $$;
comment on function private.count_area_cluster is 'Counts the levels of a curated neighbourhood anew.';

-- Whose it is decides the database: owners and admins of its brand, and staff.
create function private.may_draw_clusters(agency_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select auth.uid()) is not null
    and (private.has_agency_role(may_draw_clusters.agency_id, '{owner,admin}') or private.is_staff());
end $$;
comment on function private.may_draw_clusters is 'May the caller draw and change the clusters of this brand?';

create function private.kind_word(kind "char") returns text
language sql immutable parallel safe set search_path = '' as $$
  select case kind when 'D' then 'detached' when 'S' then 'semi-detached' when 'T' then 'terraced' when 'F' then 'flat'
    when 'O' then 'other' when 'A' then 'all' end
$$;
comment on function private.kind_word is 'A kind of home as the wire calls it.';

-- A level of fewer than five sales says how many, and no price.
create function private.level_answer(level private.area_cluster_levels) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  shown boolean := level.sales >= 5;
begin
  return jsonb_build_object('kind', private.kind_word(level.kind), 'begins_on', level.begins_on,
    'currency', level.currency, 'sales', level.sales,
    'lower_minor', case when shown then level.lower_minor end,
    'median_minor', case when shown then level.median_minor end,
    'upper_minor', case when shown then level.upper_minor end,
    'measured', level.measured, 'per_m2_minor', case when level.measured >= 5 then level.per_m2_minor end);
end $$;
comment on function private.level_answer is 'A level as screens read it.';

create function private.cluster_card(cluster private.area_clusters, brand_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  latest private.area_cluster_levels;
  before private.area_cluster_levels;
  is_silent boolean := private.cluster_is_silent(cluster.id);
begin
  if not is_silent then
    select l.* into latest from private.area_cluster_levels l
      where l.cluster_id = cluster.id and l.span = 'latest' and l.kind = 'A'
      order by l.sales desc, l.currency limit 1;
    select l.* into before from private.area_cluster_levels l
      where l.cluster_id = cluster.id and l.span = 'before' and l.kind = 'A' and l.currency = latest.currency limit 1;
  end if;
  return jsonb_build_object('id', cluster.id, 'name', cluster.name, 'description', cluster.description,
    'country_code', cluster.country_code, 'brand', brand_key, 'version', cluster.version,
    'may_change', private.may_draw_clusters(cluster.agency_id),
    'west', cluster.west, 'south', cluster.south, 'east', cluster.east, 'north', cluster.north,
    'boundary', cluster.boundary, 'postcodes', cluster.postcodes,
    'sales', case when is_silent then 0 else cluster.sales end,
    'latest', case when latest.cluster_id is not null then private.level_answer(latest) end,
    'before', case when before.cluster_id is not null then private.level_answer(before) end);
end $$;
comment on function private.cluster_card is 'A curated neighbourhood as lists show it.';

create function private.area_clusters(brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  shown public.agencies;
begin
  select a.* into shown from public.agencies a where a.key = coalesce(nullif(area_clusters.brand, ''), 'default');
  if shown.id is null then
    perform private.refuse(404, 'not_found', 'There is no brand at this address.');
  end if;
  return (
    select coalesce(jsonb_agg(private.cluster_card(c.cluster, c.key) order by c.is_own desc, (c.cluster).name,
      (c.cluster).id), '[]')
    from (
      select k as cluster, a.key, a.id = shown.id as is_own
      from private.area_clusters k join public.agencies a on a.id = k.agency_id
      where a.id = shown.id or a.key = 'default'
      order by a.id = shown.id desc, k.name, k.id limit 200) c);
end $$;
comment on function private.area_clusters is
  'The curated neighbourhoods of a brand and those of the default brand: at most two hundred.';
select private.expose('private.area_clusters(text)', 'anon', 'authenticated');

create function private.area_cluster(id uuid, brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  cluster private.area_clusters;
  brand_key text;
begin
  select k.* into cluster from private.area_clusters k join public.agencies a on a.id = k.agency_id
    where k.id = area_cluster.id and a.key in ('default', coalesce(nullif(area_cluster.brand, ''), 'default'));
  if cluster.id is null then
    perform private.refuse(404, 'not_found', 'There is no such neighbourhood. It may have been removed.');
  end if;
  select a.key into brand_key from public.agencies a where a.id = cluster.agency_id;
  return private.cluster_card(cluster, brand_key) || jsonb_build_object(
    'codes', to_jsonb(cluster.codes), 'polygon', cluster.polygon,
    'levels', (
      select jsonb_object_agg(s.span, (
        select coalesce(jsonb_agg(private.level_answer(l) order by l.begins_on, l.kind, l.currency), '[]')
        from private.area_cluster_levels l
        where l.cluster_id = cluster.id and l.span = s.span and not private.cluster_is_silent(cluster.id)))
      from unnest('{month,year,latest,before}'::text[]) s (span)),
    'energy', (
      select jsonb_build_object('certificates', coalesce(sum(e.certificates), 0),
        'ratings', coalesce(jsonb_agg(jsonb_build_object('rating', e.rating, 'certificates', e.certificates)
          order by e.rating), '[]'))
      from (
        select c.rating, count(*) as certificates from private.area_cluster_postcodes p
        join private.energy_certificates c on c.postcode = p.postcode
        where p.cluster_id = cluster.id and p.country_code = 'GB' group by c.rating) e),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_object('source', i.source, 'licence', i.licence, 'is_sample', i.is_sample,
        'first_on', i.first_on, 'last_on', i.last_on) order by i.source), '[]')
      from (
        select m.source, m.licence, m.is_sample, min(m.first_on) as first_on, max(m.last_on) as last_on
        from private.market_imports m where m.id = any (cluster.import_ids)
        group by m.source, m.licence, m.is_sample) i));
end $$;
comment on function private.area_cluster is 'One curated neighbourhood: its boundary, levels, energy and sources.';
select private.expose('private.area_cluster(uuid, text)', 'anon', 'authenticated');

-- Whoever calls it has asked whether the caller may. A version of 0 is a new one, whose id its maker chose, so that the
-- same one sent again is the same one.
create function private.draw_area_cluster(agency_id uuid, id uuid, version integer, name text, description text,
  country_code text, codes text[], polygon jsonb) returns private.area_clusters
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  most_postcodes constant integer := 5000;
  cluster private.area_clusters;
  tidy text[] := '{}';
  unknown text[];
  ring polygon;
  outline jsonb;
  chosen text[];
begin
  if id is null or version is null or char_length(name) not between 1 and 80 or char_length(description) > 2000
      or country_code !~ '^[A-Z]{2}$' or (coalesce(cardinality(codes), 0) > 0) = (polygon is not null)
      or cardinality(codes) > 500 or exists (select from unnest(codes) c (code) where char_length(c.code) > 20) then
    perform private.refuse(422, 'invalid_request',
      'A neighbourhood needs a name, and either postcodes, sectors and districts or a drawn polygon.');
  end if;
  if polygon is null then
    select array_agg(distinct coalesce(private.tidy_area_code(c.code, country_code), c.code)
        order by coalesce(private.tidy_area_code(c.code, country_code), c.code)),
      array_agg(c.code) filter (where not exists (
        select from private.postcodes_of_code(private.tidy_area_code(c.code, country_code), country_code)))
      into tidy, unknown from unnest(codes) c (code);
    if unknown is not null then
      perform private.refuse(422, 'postcodes_unknown',
        'These are no postcodes, sectors or districts that are known: ' || array_to_string(unknown, ', ') || '.',
        array_to_string(unknown, ', '));
    end if;
  else
    ring := private.ring_of(polygon);
    if ring is null then
      perform private.refuse(422, 'invalid_request', 'A polygon has 3 to 500 corners on the map.');
    elsif width(box(ring)) > 2 or height(box(ring)) > 2 then
      perform private.refuse(422, 'area_too_large', 'The polygon is too large. Draw a smaller one.');
    end if;
  end if;

  select k.* into cluster from private.area_clusters k where k.id = draw_area_cluster.id for update;
  if cluster.version = version + 1 and (cluster.name, cluster.description, cluster.country_code, cluster.codes,
      cluster.polygon) is not distinct from (name, description, country_code, tidy, polygon) then
    return cluster;
  elsif cluster.version <> version then
    perform private.refuse(409, 'edit_conflict', 'Somebody else saved this neighbourhood meanwhile. Look at it again.');
  elsif cluster.id is null and version <> 0 then
    perform private.refuse(404, 'not_found', 'There is no such neighbourhood. It may have been removed.');
  end if;

  chosen := case when ring is not null then array(select private.postcodes_of_ring(ring, country_code))
    else array(select distinct p.postcode from unnest(tidy) c (code),
      private.postcodes_of_code(c.code, country_code) p (postcode)) end;
  if cardinality(chosen) = 0 then
    perform private.refuse(422, 'postcodes_unknown', 'No postcode that is known lies in it. Draw it larger.');
  elsif cardinality(chosen) > most_postcodes then
    perform private.refuse(422, 'area_too_large',
      'The neighbourhood has more than 5,000 postcodes. Draw a smaller one.');
  end if;
  outline := case when ring is not null then jsonb_build_object('type', 'MultiPolygon', 'coordinates',
      jsonb_build_array(jsonb_build_array(case when polygon -> 0 = polygon -> -1 then polygon
        else polygon || jsonb_build_array(polygon -> 0) end)))
    else (select private.hull_of(array_agg(p.longitude), array_agg(p.latitude)) from private.postcodes p
      where p.country_code = draw_area_cluster.country_code and p.postcode = any (chosen)) end;

  if cluster.id is null then
    insert into private.area_clusters as k (id, agency_id, name, country_code, codes, polygon, boundary, west, south,
      east, north, version)
    values (id, agency_id, name, country_code, tidy, polygon, outline, 0, 0, 0, 0, 1)
    on conflict do nothing returning k.version into cluster.version;
    if not found then
      perform private.refuse(409, 'edit_conflict', 'This neighbourhood is being saved already. Look at it again.');
    end if;
  end if;
  update private.area_clusters k set name = draw_area_cluster.name, description = draw_area_cluster.description,
    country_code = draw_area_cluster.country_code, codes = tidy, polygon = draw_area_cluster.polygon,
    boundary = outline, west = o.west, south = o.south, east = o.east, north = o.north,
    version = draw_area_cluster.version + 1
  from (
    select min((c.corner ->> 0)::double precision) as west, min((c.corner ->> 1)::double precision) as south,
      max((c.corner ->> 0)::double precision) as east, max((c.corner ->> 1)::double precision) as north
    from jsonb_array_elements(outline #> '{coordinates,0,0}') c (corner)) o
  where k.id = draw_area_cluster.id;
  delete from private.area_cluster_postcodes p where p.cluster_id = draw_area_cluster.id;
  insert into private.area_cluster_postcodes (cluster_id, country_code, postcode)
  select draw_area_cluster.id, draw_area_cluster.country_code, c.postcode from unnest(chosen) c (postcode);
  perform private.count_area_cluster(id);
  select k.* into cluster from private.area_clusters k where k.id = draw_area_cluster.id;
  return cluster;
end $$;
comment on function private.draw_area_cluster is 'Draws a curated neighbourhood of a brand, or changes one.';

create function private.save_area_cluster(id uuid, version integer, name text, brand text default null,
  description text default null, country_code text default null, codes text[] default null,
  polygon jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  agency public.agencies;
  wait_seconds integer;
begin
  select a.* into agency from public.agencies a
    left join private.area_clusters k on k.id = save_area_cluster.id
    where case when k.id is null then a.key = coalesce(nullif(save_area_cluster.brand, ''), 'default')
      else a.id = k.agency_id end limit 1;
  if not coalesce(private.may_draw_clusters(agency.id), false) then
    perform private.refuse(403, 'not_allowed',
      'Only owners and admins of a brand draw its neighbourhoods. Ask one of them, or sign in as one.');
  end if;
  wait_seconds := private.take_rate_limit('cluster:' || (select auth.uid()), 60);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited', 'That was too many changes in one minute. Wait a moment.',
      wait_seconds::text);
  end if;
  return private.cluster_card(private.draw_area_cluster(agency.id, save_area_cluster.id, save_area_cluster.version,
    btrim(coalesce(save_area_cluster.name, '')), btrim(coalesce(save_area_cluster.description, '')),
    coalesce(nullif(upper(btrim(save_area_cluster.country_code)), ''), 'GB'), save_area_cluster.codes,
    case when jsonb_typeof(save_area_cluster.polygon) <> 'null' then save_area_cluster.polygon end), agency.key);
end $$;
comment on function private.save_area_cluster is
  'Draws a curated neighbourhood (version 0) or changes one: owners and admins of its brand, and staff.';
select private.expose('private.save_area_cluster(uuid, integer, text, text, text, text, text[], jsonb)',
  'authenticated');

create function private.remove_area_cluster(id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner_id uuid;
begin
  select k.agency_id into owner_id from private.area_clusters k where k.id = remove_area_cluster.id;
  if owner_id is null then
    return false;
  end if;
  if not private.may_draw_clusters(owner_id) then
    perform private.refuse(403, 'not_allowed',
      'Only owners and admins of a brand remove its neighbourhoods. Ask one of them, or sign in as one.');
  end if;
  delete from private.area_clusters k where k.id = remove_area_cluster.id;
  return true;
end $$;
comment on function private.remove_area_cluster is
  'Removes a curated neighbourhood; false where it is gone already. Sales stay.';
select private.expose('private.remove_area_cluster(uuid)', 'authenticated');

-- Whatever is added up of sales is added up for the neighbourhoods around them, too.
create or replace function private.count_market() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  counted bigint;
  changed uuid[];
begin
  lock table private.market_cells in share row exclusive mode;
  lock table private.sale_changes in share row exclusive mode;
  if not exists (select from private.sale_changes) then
    return 0;
  end if;
  for level in 5 .. 15 by 2 loop
    perform private.count_cells(level);
  end loop;
  perform private.count_area_months();
  select array_agg(distinct k.id) into changed
  from (select distinct c.country_code, c.area_code from private.sale_changes c) c
  join private.area_cluster_postcodes p on p.country_code = c.country_code
    and (p.postcode = c.area_code or p.postcode >= c.area_code || ' ' and p.postcode < c.area_code || '!')
  join private.area_clusters k on k.id = p.cluster_id;
  perform private.count_area_cluster(c.id) from unnest(changed) c (id);
  delete from private.sale_changes;
  get diagnostics counted = row_count;
  return counted;
end $$;

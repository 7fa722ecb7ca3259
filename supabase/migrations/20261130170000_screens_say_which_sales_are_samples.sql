-- Screens say which sales are samples, and begin with what is real and near.
--
-- Where a register was read beside the samples, screens spoke of samples in places that have none, and lists began with
-- invented homes or with the district whose code comes first. Where samples lie is known now, and how much was sold in
-- a district lately. A district's boundary is told with its place.

create table private.sample_districts (
  import_id integer not null,
  country_code text not null,
  area_code text collate "C" not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  constraint a_district_has_its_samples_once primary key (import_id, country_code, area_code),
  constraint samples_of_a_district_were_imported foreign key (import_id) references private.market_imports (id)
    on delete cascade
);
comment on table private.sample_districts is 'Districts that have invented sales, and the ground on which these lie.';
comment on column private.sample_districts.import_id is 'Import of samples (market_imports)';
comment on column private.sample_districts.country_code is 'ISO 3166-1 alpha-2 code';
comment on column private.sample_districts.area_code is 'The postcode district';
comment on column private.sample_districts.west is 'Least longitude of its samples, in degrees';
comment on column private.sample_districts.south is 'Least latitude, in degrees';
comment on column private.sample_districts.east is 'Greatest longitude, in degrees';
comment on column private.sample_districts.north is 'Greatest latitude, in degrees';
alter table private.sample_districts enable row level security;

create function private.list_sample_districts() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.sample_districts d;
  -- Where samples lie is no secret, whichever of them awaits guesses (awaits_guesses()).
  insert into private.sample_districts (import_id, country_code, area_code, west, south, east, north)
  select s.import_id, s.country_code, s.area_code, min(p.longitude), min(p.latitude), max(p.longitude), max(p.latitude)
  from private.market_imports i join private.sales s on s.import_id = i.id
  cross join lateral private.spot_of(s.place) p
  where i.is_sample and i.kind = 'sold' and s.place is not null and s.area_code is not null
  group by s.import_id, s.country_code, s.area_code;
end $$;
comment on function private.list_sample_districts is 'Lists the districts of the samples anew, once these are stored.';
select private.list_sample_districts();

alter table private.market_districts add column recent_sales integer not null default 0;
comment on column private.market_districts.recent_sales is
  'Ordinary sales that may be shown, in the 365 days up to its latest';

create or replace function private.list_districts() returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Sales that are held stay out: awaits_guesses() has judged them.
  create temp table listed_districts on commit drop as
  select c.country_code, c.area_code, l.currency, date_trunc('month', l.sold_on)::date as last_month_on, (
      select initcap(t.town) from private.sales t
      where t.country_code = c.country_code and t.area_code = c.area_code and t.town is not null and t.category = 'A'
        and not exists (select from private.held_sales h where h.sale_id = t.id)
      order by t.sold_on desc limit 1) as town, (
      select count(*) from private.sales r
      where r.country_code = c.country_code and r.area_code = c.area_code and r.category = 'A'
        and r.sold_on > l.sold_on - 365
        and not exists (select from private.held_sales h where h.sale_id = r.id)) as recent_sales
  from pg_temp.changed_districts c
  cross join lateral (
    select s.currency, s.sold_on from private.sales s
    where s.country_code = c.country_code and s.area_code = c.area_code and s.category = 'A'
      and not exists (select from private.held_sales h where h.sale_id = s.id)
    order by s.sold_on desc limit 1) l;
  delete from private.market_districts d using pg_temp.changed_districts c
  where d.country_code = c.country_code and d.area_code = c.area_code and (c.country_code, c.area_code) not in (
    select l.country_code, l.area_code from pg_temp.listed_districts l);
  insert into private.market_districts (country_code, area_code, currency, last_month_on, town, recent_sales)
  select l.country_code, l.area_code, l.currency, l.last_month_on, l.town, l.recent_sales
  from pg_temp.listed_districts l
  on conflict (country_code, area_code) do update
    set currency = excluded.currency, last_month_on = excluded.last_month_on, town = excluded.town,
      recent_sales = excluded.recent_sales;
  -- Districts whose sales changed are valued again.
  insert into private.areas_to_value (country_code, area_code)
  select l.country_code, l.area_code from pg_temp.listed_districts l
  order by 1, 2
  on conflict (country_code, area_code) do update
    set until_year = null, noted_at = least(areas_to_value.noted_at, excluded.noted_at);
  drop table pg_temp.listed_districts;
end 
$$;

-- Of what is listed already. Sales that are held stay out: awaits_guesses() has judged them.
update private.market_districts d set recent_sales = (
  select count(*)
  from (
    select l.sold_on from private.sales l
    where l.country_code = d.country_code and l.area_code = d.area_code and l.category = 'A'
      and not exists (select from private.held_sales h where h.sale_id = l.id)
    order by l.sold_on desc limit 1) l
  join private.sales r on r.country_code = d.country_code and r.area_code = d.area_code and r.category = 'A'
    and r.sold_on > l.sold_on - 365
  where not exists (select from private.held_sales h where h.sale_id = r.id));

create or replace function private.market_sources(country text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(f) order by f.is_sample, f.source), '[]')
  from (
    select i.source, i.licence, i.is_sample, min(i.first_on) as first_on, max(i.last_on) as last_on,
      max(i.finished_at) as read_at
    from private.market_imports i
    where i.kind in ('sold', 'us-sales') and i.state = 'done' and i.last_on is not null
      and case when i.is_sample then exists (select from private.sample_districts d
          where d.import_id = i.id and d.country_code = country)
        else i.country_code = country end
    group by i.source, i.licence, i.is_sample) f
$$;

create or replace function private.sold_markets() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('country', m.country, 'currency', m.currency, 'west', m.west,
    'south', m.south, 'east', m.east, 'north', m.north, 'sources', private.market_sources(m.country),
    'samples', (
      select coalesce(jsonb_agg(jsonb_build_object('code', s.area_code, 'name',
        private.name_of_area(s.country_code, s.area_code), 'west', s.west, 'south', s.south, 'east', s.east,
        'north', s.north) order by s.area_code), '[]')
      from private.sample_districts s where s.country_code = m.country))
    order by m.sales desc, m.country), '[]')
  from (
    select k.country, c.currency, sum(t.sales) as sales, min(t.x) / 512.0 * 360 - 180 as west,
      (max(t.x) + 1) / 512.0 * 360 - 180 as east,
      degrees(atan(sinh(pi() * (1 - 2 * (max(t.y) + 1) / 512.0)))) as south,
      degrees(atan(sinh(pi() * (1 - 2 * min(t.y) / 512.0)))) as north
    from unnest(private.market_countries()) k (country)
    cross join lateral (
      select d.currency from private.market_districts d where d.country_code = k.country limit 1) c
    join private.market_cells t on t.level = 9 and t.kind = 'A' and t.currency = c.currency
    group by k.country, c.currency) m
$$;

create or replace function private.market_place(place_kind text, place text, country text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  of_country text;
  found jsonb;
begin
  if place_kind is null or place is null or place_kind not in ('start', 'district', 'letters', 'town')
    or length(place) not between 1 and 60 or place_kind <> 'town' and place !~ '^[A-Z0-9 ]+$'
    or length(country) <> 2 then
    perform private.refuse(422, 'invalid_request', 'Say a place, and what kind of place it is.');
  end if;
  foreach of_country in array case when country is not null then array[country]
      else private.market_countries() end loop
    if place_kind = 'town' then
      -- Which of their homes are being guessed matters to nobody here (awaits_guesses()): a place is no sale.
      select jsonb_build_object('country', of_country, 'west', min(p.longitude), 'south', min(p.latitude),
        'east', max(p.longitude), 'north', max(p.latitude)) into found
      from (select s.place as tile from private.sales s
        where s.country_code = of_country and upper(s.town) = upper(place) and s.place is not null limit 5000) s
        cross join lateral private.spot_of(s.tile) p having count(*) > 0;
    else
      select jsonb_build_object('country', of_country, 'west', min(p.longitude), 'south', min(p.latitude),
        'east', max(p.longitude), 'north', max(p.latitude)) into found
      from private.postcodes p where p.country_code = of_country
        and p.postcode >= place collate "C" and p.postcode < place || '~' collate "C"
        and p.postcode ~ case place_kind when 'start' then '' when 'district' then '^' || place || '([A-Z]? |$)'
          else '^' || place || '[0-9]' end
      having count(*) > 0;
    end if;
    exit when found is not null;
  end loop;
  if place_kind = 'district' and found is not null then
    found := found || jsonb_build_object('boundary', (select m.boundary from private.market_areas m
      where m.kind = 'district' and m.country_code = of_country and m.code = place));
  end if;
  return found;
end 
$$;

-- A district whose file names it by its code alone is called after its town.
create or replace function private.name_of_area(country text, area text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select nullif(m.name, m.code) from private.market_areas m where m.kind = 'district' and m.country_code = country
      and m.code = area),
    (select t.town from private.market_districts t where t.country_code = country and t.area_code = area));
end $$;

-- Those of the reader's own country first, then those with most sales; of what was searched for by code.
drop function private.sold_places(text);
create function private.sold_places(search text default null, country text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text := upper(btrim(coalesce(search, '')));
begin
  if length(asked) > 40 or length(country) <> 2 then
    perform private.refuse(422, 'invalid_request', 'Say the beginning of a postcode or of a name.');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('country', f.country_code, 'code', f.area_code, 'name', f.name)
      order by f.turn), '[]')
    from (
      select t.country_code, t.area_code, coalesce(nullif(m.name, m.code), t.town) as name,
        row_number() over (order by t.country_code is distinct from coalesce(sold_places.country, 'GB'),
          case when asked = '' then s.area_code is not null end, case when asked = '' then -t.recent_sales end,
          t.country_code, t.area_code) as turn
      from private.market_districts t
      left join private.market_areas m on m.kind = 'district' and m.country_code = t.country_code
        and m.code = t.area_code
      left join private.sample_districts s on s.country_code = t.country_code and s.area_code = t.area_code
      where starts_with(t.area_code, asked)
        or asked !~ '[0-9]' and starts_with(upper(coalesce(nullif(m.name, m.code), t.town)), asked)
      order by turn limit 24) f);
end $$;
comment on function private.sold_places is
  'Districts of which sales are known: those whose code or name begins so, or the busiest, of a country first.';
select private.expose('private.sold_places(text, text)', 'anon', 'authenticated');

create or replace function private.list_reference_properties(country_code text default null, area text default null,
  types text[] default null, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  per_page constant integer := 24;
  -- As people type it: a half postcode, in any case, with or without its space.
  wanted text := nullif(private.plain_postcode(left(btrim(area), 40)), '');
  kinds text[] := array(select k.kind from (values ('detached', 'D'), ('semi-detached', 'S'), ('terraced', 'T'),
    ('flat', 'F'), ('other', 'O')) k (word, kind) where k.word = any (types));
  after_real boolean;
  after_on date;
  after_id uuid;
  rows jsonb;
begin
  if after is not null then
    if after !~ '^(real|sample)/[0-9]{4}-[0-9]{2}-[0-9]{2}/[0-9a-f-]{36}$'
      or not pg_input_is_valid(split_part(after, '/', 2), 'date')
      or not pg_input_is_valid(split_part(after, '/', 3), 'uuid') then
      perform private.refuse(422, 'invalid_request', 'This list does not go on there. Read it from its beginning.');
    end if;
    after_real := starts_with(after, 'real');
    after_on := split_part(after, '/', 2);
    after_id := split_part(after, '/', 3);
  end if;
  with found as (
    select o.id, o.sale, o.is_real from (
      select r.id, s as sale, not coalesce(i.is_sample, false) as is_real
      from private.reference_properties r join private.sales s on s.id = r.sale_id
      left join private.market_imports i on i.id = s.import_id
      where (list_reference_properties.country_code is null
          or s.country_code = upper(list_reference_properties.country_code))
        and (wanted is null or private.plain_postcode(s.postcode) like wanted || '%'
          or s.town ilike replace(replace(btrim(area), '\', ''), '%', '') || '%')
        and (cardinality(kinds) = 0 or s.kind::text = any (kinds))
        and (after_on is null
          or (not coalesce(i.is_sample, false), s.sold_on, r.id) < (after_real, after_on, after_id))
      order by is_real desc, s.sold_on desc, r.id desc offset 0) o
    where not private.awaits_guesses(o.sale) limit per_page + 1)
  select coalesce(jsonb_agg(private.describe_reference(f.id, f.sale) order by f.is_real desc, (f.sale).sold_on desc,
    f.id desc), '[]')
  into rows from found f;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > per_page then rows - per_page else rows end,
    'next', case when jsonb_array_length(rows) > per_page
      then concat_ws('/', case when (rows -> (per_page - 1) ->> 'is_sample')::boolean then 'sample' else 'real' end,
        rows -> (per_page - 1) ->> 'sold_on', rows -> (per_page - 1) ->> 'id') end);
end 
$$;

create or replace function private.cluster_card(cluster private.area_clusters, brand_key text) returns jsonb
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
    'is_sample', exists (select from private.market_imports i
      where i.id = any (cluster.import_ids) and i.is_sample),
    'sales', case when is_silent then 0 else cluster.sales end,
    'latest', case when latest.cluster_id is not null then private.level_answer(latest) end,
    'before', case when before.cluster_id is not null then private.level_answer(before) end);
end 
$$;

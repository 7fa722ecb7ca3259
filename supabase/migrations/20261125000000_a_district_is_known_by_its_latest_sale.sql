-- Of a district it is known when it last sold, in which currency and in which town; its months are not kept.
--
-- Levels by month of 2,800 districts and 12,000 sectors took more of an import than all else, and no screen ever read
-- one: charts, neighbourhoods and reports count the sales themselves, since each leaves out others. What was read of
-- these tables is whether a district has sales, how they are priced, and when the last was: one look into an index.

create table private.market_districts (
  country_code text not null,
  area_code text collate "C" not null,
  currency text not null,
  last_month_on date not null,
  town text,
  constraint a_district_is_listed_once primary key (country_code, area_code),
  constraint a_last_month_begins_a_month check (extract(day from last_month_on) = 1)
);
comment on table private.market_districts is
  'Districts of which sales may be shown: currency and month of the latest of these, and its town.';
alter table private.market_districts enable row level security;

-- Reads pg_temp.changed_districts.
create function private.list_districts() returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Sales that are held stay out: awaits_guesses() has judged them.
  create temp table listed_districts on commit drop as
  select c.country_code, c.area_code, l.currency, date_trunc('month', l.sold_on)::date as last_month_on, (
      select initcap(t.town) from private.sales t
      where t.country_code = c.country_code and t.area_code = c.area_code and t.town is not null and t.category = 'A'
        and not exists (select from private.held_sales h where h.sale_id = t.id)
      order by t.sold_on desc limit 1) as town
  from pg_temp.changed_districts c
  cross join lateral (
    select s.currency, s.sold_on from private.sales s
    where s.country_code = c.country_code and s.area_code = c.area_code and s.category = 'A'
      and not exists (select from private.held_sales h where h.sale_id = s.id)
    order by s.sold_on desc limit 1) l;
  delete from private.market_districts d using pg_temp.changed_districts c
  where d.country_code = c.country_code and d.area_code = c.area_code and (c.country_code, c.area_code) not in (
    select l.country_code, l.area_code from pg_temp.listed_districts l);
  insert into private.market_districts (country_code, area_code, currency, last_month_on, town)
  select l.country_code, l.area_code, l.currency, l.last_month_on, l.town from pg_temp.listed_districts l
  on conflict (country_code, area_code) do update
    set currency = excluded.currency, last_month_on = excluded.last_month_on, town = excluded.town;
  -- Districts whose sales changed are valued again.
  insert into private.areas_to_value (country_code, area_code)
  select l.country_code, l.area_code from pg_temp.listed_districts l
  on conflict (country_code, area_code) do nothing;
  drop table pg_temp.listed_districts;
end $$;
comment on function private.list_districts is 'Looks up the latest sales of some districts.';

-- Reads pg_temp.marked.
create function private.list_changed_districts() returns void
language plpgsql security definer set search_path = '' as $$
begin
  create temp table changed_districts on commit drop as
  select distinct m.country_code, m.area_code from pg_temp.marked m
  where m.month_on is not null and m.area_code is not null;
  perform private.list_districts();
  drop table pg_temp.changed_districts;
end $$;
comment on function private.list_changed_districts is 'Lists the districts anew in which sales changed.';

-- From one district to the next by the index of areas, whatever number of sales is between them.
create function private.list_all_districts() returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Sales that are held stay out (awaits_guesses() has judged them): a district of these alone is not listed.
  create temp table changed_districts on commit drop as
  with recursive found as (
    (select s.country_code, s.area_code from private.sales s where s.area_code is not null
      order by s.country_code, s.area_code limit 1)
    union all
    select n.country_code, n.area_code from found f cross join lateral (
      select s.country_code, s.area_code from private.sales s
      where (s.country_code, s.area_code) > (f.country_code, f.area_code) and s.area_code is not null
      order by s.country_code, s.area_code limit 1) n)
  select f.country_code, f.area_code from found f
  union
  select d.country_code, d.area_code from private.market_districts d;
  perform private.list_districts();
  drop table pg_temp.changed_districts;
end $$;
comment on function private.list_all_districts is 'Lists all districts anew.';
select private.list_all_districts();

create or replace function private.market_countries() returns text[]
language sql stable security definer set search_path = '' as $$
  with recursive known (country_code) as (
    (select d.country_code from private.market_districts d order by d.country_code limit 1)
    union all
    select (select d.country_code from private.market_districts d where d.country_code > k.country_code
      order by d.country_code limit 1)
    from known k where k.country_code is not null)
  select coalesce(array_agg(k.country_code), '{}') from known k where k.country_code is not null
$$;

create or replace function private.sold_markets() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('country', m.country, 'currency', m.currency, 'west', m.west,
    'south', m.south, 'east', m.east, 'north', m.north, 'sources', private.market_sources(m.country))
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

create or replace function private.told_of_place(country text, area text, import_ids integer[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  last_on date := (select max(i.last_on) from private.market_imports i where i.id = any (import_ids));
begin
  return jsonb_build_object('country', country, 'code', area,
    'name', private.name_of_area(country, area),
    'currency', (select d.currency from private.market_districts d where d.country_code = country
      and d.area_code = area),
    'incomplete_from', (date_trunc('month', last_on) - interval '1 month')::date,
    'sources', (
      select coalesce(jsonb_agg(distinct jsonb_build_object('source', i.source, 'licence', i.licence,
        'first_on', i.first_on, 'last_on', i.last_on, 'is_sample', i.is_sample)), '[]')
      from private.market_imports i where i.id = any (import_ids)));
end $$;

create or replace function private.name_of_area(country text, area text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select m.name from private.market_areas m where m.kind = 'district' and m.country_code = country
      and m.code = area),
    (select t.town from private.market_districts t where t.country_code = country and t.area_code = area));
end $$;

-- A few thousand rows at most, each with its name beside it.
create or replace function private.sold_places(search text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text := upper(btrim(coalesce(search, '')));
begin
  if length(asked) > 40 then
    perform private.refuse(422, 'invalid_request', 'Say the beginning of a postcode or of a name.');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('country', f.country_code, 'code', f.area_code, 'name', f.name)
      order by f.country_code <> 'GB', f.country_code, f.area_code), '[]')
    from (
      select t.country_code, t.area_code, coalesce(m.name, t.town) as name
      from private.market_districts t
      left join private.market_areas m on m.kind = 'district' and m.country_code = t.country_code
        and m.code = t.area_code
      where starts_with(t.area_code, asked)
        or asked !~ '[0-9]' and starts_with(upper(coalesce(m.name, t.town)), asked)
      order by t.country_code <> 'GB', t.country_code, t.area_code limit 24) f);
end $$;

create or replace function private.note_areas_to_value() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  noted bigint;
begin
  insert into private.areas_to_value (country_code, area_code)
  select d.country_code, d.area_code from private.market_districts d
  on conflict (country_code, area_code) do nothing;
  get diagnostics noted = row_count;
  return noted;
end $$;

-- A district's last two years, all at once. Sales that are held stay out: awaits_guesses() has judged them.
create or replace function private.market_around(country_code text, postcode text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  area text := upper(split_part(btrim(postcode), ' ', 1));
  until date;
begin
  if country_code = 'GB' and area ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2}$' then
    area := left(area, -3);
  end if;
  select d.last_month_on + interval '1 month' into until from private.market_districts d
    where d.country_code = market_around.country_code and d.area_code = area;
  if until is null then
    return null;
  end if;
  return (
    with years as (
      select s.price_minor, s.currency, s.sold_on >= (until - interval '1 year')::date as is_late
      from private.sales s
      where s.country_code = market_around.country_code and s.area_code = area and s.category = 'A'
        and s.sold_on >= (until - interval '2 years')::date and s.sold_on < until
        -- Held sales are those of which awaits_guesses() says yes.
        and not exists (select from private.held_sales h where h.sale_id = s.id))
    select jsonb_build_object('area_code', area, 'until_on', until - 1, 'currency', min(y.currency),
      'sales', count(*) filter (where y.is_late), 'sales_before', count(*) filter (where not y.is_late),
      'median_minor', case when count(*) filter (where y.is_late) >= 5 then round((percentile_cont(0.5)
        within group (order by y.price_minor) filter (where y.is_late))::numeric / 100000) * 100000 end,
      'median_before_minor', case when count(*) filter (where not y.is_late) >= 5 then round((percentile_cont(0.5)
        within group (order by y.price_minor) filter (where not y.is_late))::numeric / 100000) * 100000 end)
    from years y having count(*) > 0);
end $$;

create or replace function private.sold_homes(country text default null, place_kind text default null,
  place text default null,
  brand text default null, types text[] default null, tenure text default null, is_new boolean default null,
  is_standard boolean default null, from_minor bigint default null, to_minor bigint default null,
  from_on date default null, to_on date default null, sort text default 'newest', after text default null,
  page_rows integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  kinds "char"[] := array(select k.kind from unnest('{D,S,T,F,O}'::"char"[]) k (kind)
    where types is null or private.kind_word(k.kind) = any (types));
  of_country text := country;
  by_price boolean := sort in ('dearest', 'cheapest');
  by_kind boolean := not by_price and coalesce(place_kind in ('letters', 'town'), true);
  keys text := case when by_price then 's.price_minor, s.sold_on, s.id' else 's.sold_on, s.id' end;
  direction text := case when sort in ('newest', 'dearest') then 'desc' else 'asc' end;
  ordered text := replace(keys, ',', ' ' || direction || ',') || ' ' || direction;
  past text[] := string_to_array(after, ',');
  at_a_time integer := page_rows + 20;
  source text := 'private.sales s';
  area_name text;
  wanted text;
  asked text;
  batch private.sales[];
  awaited uuid[];
  shown private.sales[] := '{}';
begin
  if coalesce(sort not in ('newest', 'oldest', 'dearest', 'cheapest') or page_rows not between 1 and 500, true)
    or cardinality(types) not between 1 and 5 or cardinality(kinds) < cardinality(types)
    or tenure not in ('freehold', 'leasehold') or from_minor > to_minor or from_on > to_on or length(country) <> 2
    or (place is null) <> (place_kind is null) or length(place) not between 1 and 60
    or place_kind not in ('start', 'district', 'letters', 'town', 'cluster') then
    perform private.refuse(422, 'invalid_request', 'Say a place, kinds, spans and an order that there are.');
  end if;
  if place_kind = 'cluster' then
    of_country := null;
    if pg_input_is_valid(place, 'uuid') then
      select k.country_code, k.name into of_country, area_name
      from private.area_clusters k join public.agencies a on a.id = k.agency_id
      where k.id = place::uuid and a.key in ('default', coalesce(nullif(sold_homes.brand, ''), 'default'));
    end if;
    if of_country is null then
      perform private.refuse(404, 'not_found', 'There is no such neighbourhood. It may have been removed.');
    end if;
  elsif of_country is null then
    of_country := coalesce((select i.country_code from private.market_imports i
      where i.kind in ('sold', 'us-sales') and i.state = 'done' order by i.is_sample, i.imported desc limit 1), 'GB');
  end if;
  if after is not null and not coalesce(cardinality(past) = case when by_price then 3 else 2 end
    and (not by_price or pg_input_is_valid(past[1], 'bigint'))
    and pg_input_is_valid(past[cardinality(past) - 1], 'date')
    and pg_input_is_valid(past[cardinality(past)], 'uuid'), false) then
    perform private.refuse(422, 'invalid_request', 'This is no place in a list of sales.');
  end if;
  wanted := concat_ws(' and ', format('s.country_code = %L', of_country), private.sales_of_place(place_kind, place),
    case when tenure is not null then format('s.tenure = %L', upper(left(tenure, 1))) end,
    case when is_new is not null then format('s.is_new = %L', is_new) end,
    case when is_standard is not null then format('s.category = %L', case when is_standard then 'A' else 'B' end) end,
    case when from_minor is not null then format('s.price_minor >= %L', from_minor) end,
    case when to_minor is not null then format('s.price_minor <= %L', to_minor) end,
    case when from_on is not null then format('s.sold_on >= %L', from_on) end,
    case when to_on is not null then format('s.sold_on <= %L', to_on) end);
  -- Few sales are read and put in order. Left to itself the planner goes through a whole country in the wanted order,
  -- and where the dearest of it are somewhere else, to its end.
  if private.are_few_sales(of_country, place_kind, place, by_price, from_minor, to_minor) then
    source := format('(select s.* from private.sales s where %s offset 0) s', wanted);
    by_kind := false;
  end if;
  loop
    asked := wanted || case when past is null then '' else format(' and (%s) %s (%s)', keys,
      case direction when 'desc' then '<' else '>' end,
      (select string_agg(quote_literal(p.key), ', ' order by p.at) from unnest(past) with ordinality p (key, at))) end;
    -- By day each kind brings its first rows, so that one index serves kinds and days of a whole country. Prices and
    -- small places have indexes of their own.
    execute format('select array(select row(s.*)::private.sales from (%s) s order by %s limit %s)',
      (select string_agg(format('(select s.* from %s where %s and %s order by %s limit %s)', source,
          p.of_kinds, asked, ordered, at_a_time), ' union all ')
        from (select format('s.kind = %L', k.kind) as of_kinds from unnest(kinds) k (kind) where by_kind
          union all select format('s.kind = any (%L)', kinds) where not by_kind) p), ordered, at_a_time) into batch;
    awaited := private.sales_that_await(batch);
    shown := shown || array(select batch[f.at] from generate_subscripts(batch, 1) f (at)
      where (batch[f.at]).id <> all (awaited) order by f.at);
    exit when cardinality(shown) > page_rows or cardinality(batch) < at_a_time;
    past := case when by_price then array[batch[at_a_time].price_minor::text] end
      || array[batch[at_a_time].sold_on::text, batch[at_a_time].id::text];
  end loop;
  return jsonb_build_object('country', of_country, 'countries', private.market_countries(),
    'currency', (select d.currency from private.market_districts d where d.country_code = of_country limit 1),
    'area_name', area_name, 'rows', private.describe_sales(shown[1:page_rows]),
    'next', case when cardinality(shown) > page_rows then concat_ws(',',
      case when by_price then shown[page_rows].price_minor end, shown[page_rows].sold_on, shown[page_rows].id) end,
    'figures', case when after is null and place is not null then private.figures_of_sales(
      wanted || format(' and s.kind = any (%L)', kinds),
      (select max(i.last_on) from private.market_imports i where i.kind in ('sold', 'us-sales') and i.state = 'done'),
      (case when from_on is null and to_on is null then '{1 year,5 years,200 years}'
        else '{200 years}' end)::interval[])
      end,
    'sources', private.market_sources(of_country));
end $$;

drop function private.count_all_months();
drop function private.count_area_months();
drop table private.area_months, private.sector_months, private.area_towns;
drop function private.note_areas_with_new_levels();
drop function private.note_towns_of_areas();
drop function private.forget_towns_of_areas();
drop function private.quartiles_of_prices(bigint[]);

-- What a square metre costs, district by district and sector by sector, year by year; and what homes of an area that
-- somebody draws cost.
--
-- A map asks of hundreds of areas at once, so their figures are kept. They are counted for one district at a time from
-- the sales that figures may be made of (sales_to_draw: between equals, of no home that is being guessed), by a clock
-- that has a list of districts to count: those whose sales changed, and those in which a home joined a game. What is
-- kept can be compared with what is read later, so no home that this site knows is ever in it, whether or not it is in
-- a game now. A drawn area is small, and is read from its sales.

create table private.area_values (
  country_code text not null,
  level text not null,
  code text collate "C" not null,
  kind "char" not null,
  year smallint not null,
  currency text not null,
  sales integer not null,
  lower_minor bigint not null,
  median_minor bigint not null,
  upper_minor bigint not null,
  constraint an_area_has_one_value_in_a_year primary key (country_code, level, code, kind, year, currency),
  constraint a_value_is_of_a_district_or_a_sector check (level in ('district', 'sector')),
  constraint a_value_stands_on_sales check (sales > 0)
);
comment on table private.area_values is
  'What a square metre cost in a district or a sector in a year, by kind of home: median and middle half.';
alter table private.area_values enable row level security;

create table private.value_places (
  country_code text not null,
  level text not null,
  code text collate "C" not null,
  district text collate "C" not null,
  latitude double precision not null,
  longitude double precision not null,
  constraint a_valued_area_is_in_one_place primary key (country_code, level, code),
  constraint a_valued_area_is_a_district_or_a_sector check (level in ('district', 'sector')),
  constraint a_valued_area_is_on_the_map check (abs(latitude) <= 85 and abs(longitude) <= 180)
);
comment on table private.value_places is 'Districts and sectors with values, and the middle of their sales.';
create index value_places_by_place on private.value_places (level, latitude, longitude);
create index value_places_by_district on private.value_places (country_code, district);
alter table private.value_places enable row level security;

create table private.areas_to_value (
  country_code text not null,
  area_code text collate "C" not null,
  noted_at timestamptz not null default now(),
  constraint an_area_waits_to_be_valued_once primary key (country_code, area_code)
);
comment on table private.areas_to_value is 'Districts whose values have to be counted again.';
create index areas_to_value_by_time on private.areas_to_value (noted_at);
alter table private.areas_to_value enable row level security;

create function private.sector_of(postcode text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select substring(postcode from '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9]')
$$;
comment on function private.sector_of is 'The sector of a British postcode: "CV11 4" of "CV11 4AB"; null of any other.';

-- A wider question than awaits_guesses: every sale that may be of a home here, whatever has become of its games.
create function private.sales_of_known_homes(country text, area text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  plain_area text := private.plain_postcode(area);
  postcodes text[] := array(select distinct private.plain_postcode(s.postcode) from private.sales s
    where s.country_code = country and s.area_code = area) || plain_area;
begin
  -- No sale is shown, and awaits_guesses() would leave out fewer.
  return query
  select distinct s.id
  from public.assets a
  join private.sales s on s.country_code = country and s.area_code = area
    and case when private.plain_postcode(a.postcode) = plain_area
      then strpos(lower(a.address_line), lower(s.street)) > 0
        or exists (select from public.listings l join private.listing_prices p on p.listing_id = l.id
          where l.asset_id = a.id and p.amount_minor = s.price_minor)
      else private.plain_postcode(s.postcode) = private.plain_postcode(a.postcode) end
  where private.plain_postcode(a.postcode) = any (postcodes) and a.country_code = country;
end $$;
comment on function private.sales_of_known_homes is
  'Sales of an area that may be of homes which this site knows: figures that are kept go without them.';

create function private.count_area_values(country text, area text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.area_values v using private.value_places p
  where p.country_code = country and p.district = area
    and v.country_code = country and v.level = p.level and v.code = p.code;
  delete from private.value_places p where p.country_code = country and p.district = area;
  create temp table valued_sales on commit drop as
  select l.level, l.code, s.kind, s.currency, s.place, extract(year from s.sold_on)::smallint as year,
    s.price_minor / s.area_m2::double precision as per_m2
  from private.sales_to_draw(country, area, null, null, null, null) s
  cross join lateral (values ('district', s.area_code), ('sector', private.sector_of(s.postcode))) l (level, code)
  where s.area_m2 > 0 and s.place is not null and l.code is not null
    and s.id not in (select private.sales_of_known_homes(country, area));
  insert into private.value_places (country_code, level, code, district, latitude, longitude)
  select country, p.level, p.code, area, avg(m.latitude), avg(m.longitude)
  from (select distinct s.level, s.code, s.place from pg_temp.valued_sales s) p
  cross join lateral private.spot_of(p.place) m
  group by p.level, p.code;
  insert into private.area_values (country_code, level, code, kind, year, currency, sales, lower_minor, median_minor,
    upper_minor)
  select country, s.level, s.code, coalesce(s.kind, 'A'), s.year, s.currency, count(*),
    percentile_cont(0.25) within group (order by s.per_m2), percentile_cont(0.5) within group (order by s.per_m2),
    percentile_cont(0.75) within group (order by s.per_m2)
  from pg_temp.valued_sales s
  group by s.level, s.code, s.year, s.currency, grouping sets ((), (s.kind));
  drop table pg_temp.valued_sales;
end $$;
comment on function private.count_area_values is 'Counts the values of a district and its sectors anew.';

create function private.note_areas_to_value() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  noted bigint;
begin
  with recursive known as (
    (select m.country_code, m.area_code from private.area_months m
      order by m.country_code, m.area_code limit 1)
    union all
    select n.country_code, n.area_code from known k cross join lateral (
      select m.country_code, m.area_code from private.area_months m
      where (m.country_code, m.area_code) > (k.country_code, k.area_code)
      order by m.country_code, m.area_code limit 1) n)
  insert into private.areas_to_value (country_code, area_code)
  select k.country_code, k.area_code from known k
  on conflict (country_code, area_code) do nothing;
  get diagnostics noted = row_count;
  return noted;
end $$;
comment on function private.note_areas_to_value is
  'Puts all districts on the list of those to value; how many were not on it yet.';

create function private.note_areas_with_new_levels() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.areas_to_value (country_code, area_code)
  select distinct c.country_code, c.area_code from come c
  on conflict (country_code, area_code) do nothing;
  return null;
end $$;
comment on function private.note_areas_with_new_levels is 'Districts whose sales changed are valued again.';
create trigger new_levels_change_values after insert on private.area_months referencing new table as come
  for each statement execute function private.note_areas_with_new_levels();

-- A home that joins a game leaves the values of its district before anybody guesses it.
create function private.note_areas_of_game_homes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.areas_to_value (country_code, area_code, noted_at)
  select distinct a.country_code, coalesce(
    substring(private.plain_postcode(a.postcode) from '^([A-Z]{1,2}[0-9][A-Z0-9]?)[0-9][A-Z]{2}$'),
    private.plain_postcode(a.postcode)), '2000-01-01'::timestamptz
  from come g join public.listings l on l.id = g.listing_id join public.assets a on a.id = l.asset_id
  where a.postcode is not null
  on conflict (country_code, area_code) do nothing;
  return null;
end $$;
comment on function private.note_areas_of_game_homes is
  'Districts of homes that joined a game are valued again, first.';
create trigger homes_of_games_leave_values after insert on public.game_listings referencing new table as come
  for each statement execute function private.note_areas_of_game_homes();

-- A second at most: the clock has other things to do. What is left is counted the next time.
create function private.value_areas() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  began timestamptz := clock_timestamp();
  valued integer := 0;
  next private.areas_to_value;
begin
  while clock_timestamp() - began < interval '1 second' loop
    delete from private.areas_to_value w where (w.country_code, w.area_code) = (
      select t.country_code, t.area_code from private.areas_to_value t order by t.noted_at limit 1
      for update skip locked)
    returning w.* into next;
    exit when next.area_code is null;
    perform private.count_area_values(next.country_code, next.area_code);
    valued := valued + 1;
  end loop;
  return valued;
end $$;
comment on function private.value_areas is 'Counts districts that are on the list for a second; how many it counted.';
insert into private.periodic_jobs (job, every_seconds) values ('value_areas', 5);
select private.note_areas_to_value();

-- Fewer than five sales say how many, and no price.
create function private.price_areas(west double precision, south double precision, east double precision,
  north double precision, level text default 'district', year integer default null, since integer default null,
  type text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 400;
  asked_kind "char" := case when type is null then 'A'::"char"
    else (select k.kind from unnest('{D,S,T,F,O}'::"char"[]) k (kind) where private.kind_word(k.kind) = type) end;
  last_year integer;
  areas jsonb;
begin
  if coalesce(not (west < east and south < north), true) or level not in ('district', 'sector')
    or asked_kind is null or price_areas.since >= price_areas.year or price_areas.year not between 1900 and 2100
    or price_areas.since not between 1900 and 2100 then
    perform private.refuse(422, 'invalid_request', 'Say a rectangle, a kind of area, two years and a kind of home.');
  end if;
  with seen as (
    select p.country_code, p.code, p.latitude, p.longitude from private.value_places p
    where p.level = price_areas.level and p.latitude between south and north and p.longitude between west and east
    order by p.code limit most),
  until as (
    select max(v.year) as year from seen s join private.area_values v on v.country_code = s.country_code
      and v.level = price_areas.level and v.code = s.code and v.kind = asked_kind
    where v.year <= coalesce(price_areas.year, 2100)),
  told as (
    select s.*, now.year, now.currency, now.sales, now.lower_minor, now.median_minor, now.upper_minor,
      before.sales as sales_before, before.median_minor as median_before
    from seen s cross join until u
    join private.area_values now on now.country_code = s.country_code and now.level = price_areas.level
      and now.code = s.code and now.kind = asked_kind and now.year = coalesce(price_areas.year, u.year)
    left join private.area_values before on before.country_code = s.country_code and before.level = price_areas.level
      and before.code = s.code and before.kind = asked_kind and before.currency = now.currency
      and before.year = coalesce(price_areas.since, now.year - 5))
  select (select u.year from until u), coalesce(jsonb_agg(jsonb_build_object('country', t.country_code, 'code', t.code,
    'latitude', round(t.latitude::numeric, 5), 'longitude', round(t.longitude::numeric, 5), 'currency', t.currency,
    'sales', t.sales, 'sales_before', coalesce(t.sales_before, 0),
    'lower_minor', case when t.sales >= 5 then t.lower_minor end,
    'median_minor', case when t.sales >= 5 then t.median_minor end,
    'upper_minor', case when t.sales >= 5 then t.upper_minor end,
    'before_minor', case when t.sales_before >= 5 then t.median_before end) order by t.code), '[]')
  into last_year, areas from told t;
  return jsonb_build_object('year', coalesce(price_areas.year, last_year),
    'since', coalesce(price_areas.since, coalesce(price_areas.year, last_year) - 5), 'areas', areas);
end $$;
comment on function private.price_areas is
  'What a square metre cost in the districts or sectors of a rectangle in a year, and in one before: 400 at most.';
select private.expose('private.price_areas(double precision, double precision, double precision, double precision, '
  'text, integer, integer, text)', 'anon', 'authenticated');

-- Its homes are those of whole postcodes, as a saved neighbourhood's are, so that both say the same.
create function private.drawn_area(country_code text, codes text[] default null, polygon jsonb default null,
  from_year integer default null, to_year integer default null, types text[] default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  most_postcodes constant integer := 2000;
  kinds "char"[] := private.kinds_of(types);
  ring polygon := private.ring_of(polygon);
  unknown text[];
  chosen text[];
  figures jsonb;
  years jsonb;
begin
  if coalesce(country_code !~ '^[A-Z]{2}$', true) or (coalesce(cardinality(codes), 0) > 0) = (polygon is not null)
    or polygon is not null and ring is null or cardinality(codes) > 100 or from_year > to_year
    or exists (select from unnest(codes) c (code) where char_length(c.code) > 20) then
    perform private.refuse(422, 'invalid_request', 'Say postcodes, sectors and districts, or draw three corners.');
  elsif width(box(ring)) > 0.5 or height(box(ring)) > 0.5 then
    perform private.refuse(422, 'area_too_large', 'The polygon is too large. Draw a smaller one.');
  end if;
  chosen := case when ring is not null then array(select private.postcodes_of_ring(ring, country_code))
    else array(select distinct p.postcode from unnest(codes) c (code),
      private.postcodes_of_code(private.tidy_area_code(c.code, country_code), country_code) p (postcode)) end;
  if cardinality(chosen) > most_postcodes then
    perform private.refuse(422, 'area_too_large', 'The area has more than 2,000 postcodes. Draw a smaller one.');
  end if;
  unknown := array(select c.code from unnest(codes) c (code) where not exists (
    select from private.postcodes_of_code(private.tidy_area_code(c.code, country_code), country_code)));
  -- held_sales are all of which awaits_guesses() says yes, since the transaction that brought their home into a game.
  with sold as (
    select s.price_minor, s.sold_on, s.currency, s.area_m2, s.kind from unnest(chosen) c (postcode)
    join private.sales s on s.country_code = drawn_area.country_code and s.postcode = c.postcode
    where s.category = 'A' and s.kind = any (kinds)
      and s.sold_on >= make_date(greatest(coalesce(from_year, 1900), 1900), 1, 1)
      and s.sold_on <= make_date(least(coalesce(to_year, 2100), 2100), 12, 31)
      and not exists (select from private.held_sales h where h.sale_id = s.id)),
  main as (select s.currency from sold s group by s.currency order by count(*) desc, s.currency limit 1),
  spans as (
    select case when grouping(s.year) = 0 then s.year end as year, count(*) as sales,
      min(s.sold_on) as first_on, max(s.sold_on) as last_on,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by s.price_minor) as prices,
      count(*) filter (where s.area_m2 > 0) as measured,
      percentile_cont(0.5) within group (order by s.price_minor / s.area_m2) filter (where s.area_m2 > 0) as per_m2
    from (select f.*, extract(year from f.sold_on)::integer as year from sold f join main using (currency)) s
    group by grouping sets ((), (s.year)))
  select jsonb_agg(f.said) filter (where f.year is null) -> 0,
    coalesce(jsonb_agg(f.said order by f.year) filter (where f.year is not null), '[]')
  into figures, years
  from (
    select p.year, jsonb_build_object('year', p.year, 'sales', p.sales, 'first_on', p.first_on, 'last_on', p.last_on,
      'currency', (select m.currency from main m), 'measured', p.measured,
      'lower_minor', case when p.sales >= 5 then round(p.prices[1]) end,
      'median_minor', case when p.sales >= 5 then round(p.prices[2]) end,
      'upper_minor', case when p.sales >= 5 then round(p.prices[3]) end,
      'per_m2_minor', case when p.measured >= 5 then round(p.per_m2::numeric) end) as said
    from spans p where p.sales > 0) f;
  return jsonb_build_object('postcodes', cardinality(chosen), 'unknown', to_jsonb(unknown), 'all', figures,
    'years', years);
end $$;
comment on function private.drawn_area is
  'What homes of a drawn area, or of postcodes, sectors and districts, sold for: in all and by year.';
select private.expose('private.drawn_area(text, text[], jsonb, integer, integer, text[])', 'anon', 'authenticated');

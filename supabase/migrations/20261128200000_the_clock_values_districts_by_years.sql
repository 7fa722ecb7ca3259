-- No district and no release holds the clock for its whole time.
--
-- The clock does everything in one transaction each second: what takes long delays boards, rooms and reminders of all.
-- A district's values are counted some years at a time, the latest first, and the list of districts keeps how far that
-- is. Sales that are released are looked through a few hundred at a time, and counted where they are, instead of with
-- all that an import noted; an import that counts everything is waited for by nobody.

alter table private.areas_to_value add column until_year smallint;
comment on column private.areas_to_value.until_year is
  'Later years are counted already; null where none is.';

-- Measured sales of a district, by day.
drop index private.sales_measured;
create index sales_measured on private.sales (country_code, area_code, sold_on) where area_m2 > 0;

create function private.value_years_of_area(country text, area text, until_year integer default null,
  most integer default 20000) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  plain_area constant text := private.plain_postcode(area);
  samples integer[] := array(select i.id from private.market_imports i where i.is_sample);
  has_real boolean := exists (select from private.sales s where s.country_code = country and s.area_code = area
    and s.import_id <> all (samples));
  until_on constant date := make_date(coalesce(until_year, 2100), 12, 31);
  last_year integer := extract(year from (
    select s.sold_on from private.sales s
    where s.country_code = country and s.area_code = area and s.area_m2 > 0 and s.sold_on <= until_on
    order by s.sold_on desc limit 1));
  beyond integer := extract(year from (
    select s.sold_on from private.sales s
    where s.country_code = country and s.area_code = area and s.area_m2 > 0 and s.sold_on <= until_on
    order by s.sold_on desc offset most limit 1));
  -- Whole years, at least one.
  from_year constant integer := case when beyond is null then 1900 else least(beyond + 1, last_year) end;
begin
  delete from private.area_values v using private.value_places p
  where p.country_code = country and p.district = area and v.country_code = country and v.level = p.level
    and v.code = p.code and v.year >= from_year and v.year <= coalesce(until_year, 2100);
  -- Sales that are held stay out: awaits_guesses() has judged them. So do all others of homes that are known.
  create temp table measured_sales on commit drop as
  with measured as materialized (
    select s.* from private.sales s
    where s.country_code = country and s.area_code = area and s.area_m2 > 0 and s.place is not null
      and s.sold_on >= make_date(from_year, 1, 1) and s.sold_on <= until_on
      and s.category = 'A' and not (has_real and s.import_id = any (samples))
      and not exists (select from private.held_sales h where h.sale_id = s.id)),
  codes as materialized (
    select m.postcode, private.plain_postcode(m.postcode) as plain from (select distinct postcode from measured) m),
  homes as materialized (
    select a.id, lower(a.address_line) as line, private.code_of_home(a.postcode, a.district) as plain
    from public.assets a
    where private.code_of_home(a.postcode, a.district) = any (array(select c.plain from codes c) || plain_area)
      and a.country_code = country),
  known as materialized (select c.postcode from codes c join homes h on h.plain = c.plain where h.plain <> plain_area)
  select m.kind, m.currency, m.place, m.postcode, extract(year from m.sold_on)::smallint as year,
    m.price_minor / m.area_m2::double precision as per_m2
  from measured m
  where m.postcode not in (select k.postcode from known k) and not exists (
    select from homes h where h.plain = plain_area and (strpos(h.line, lower(m.street)) > 0
      or exists (select from public.listings l join private.listing_prices p on p.listing_id = l.id
        where l.asset_id = h.id and p.amount_minor = m.price_minor)));
  create temp table valued_sales on commit drop as
  select l.level, l.code, s.kind, s.currency, s.place, s.year, s.per_m2
  from pg_temp.measured_sales s
  cross join lateral (values ('district', area), ('sector', private.sector_of(s.postcode))) l (level, code)
  where l.code is not null;
  -- Where an area is, its latest sales say.
  insert into private.value_places as k (country_code, level, code, district, latitude, longitude)
  select country, p.level, p.code, area, avg(m.latitude), avg(m.longitude)
  from (select distinct s.level, s.code, s.place from pg_temp.valued_sales s) p
  cross join lateral private.spot_of(p.place) m
  group by p.level, p.code
  on conflict (country_code, level, code) do update
    set district = excluded.district, latitude = excluded.latitude, longitude = excluded.longitude
    where until_year is null;
  insert into private.area_values (country_code, level, code, kind, year, currency, sales, lower_minor, median_minor,
    upper_minor)
  select country, v.level, v.code, v.kind, v.year, v.currency, v.sales, v.quartiles[1], v.quartiles[2], v.quartiles[3]
  from (
    select s.level, s.code, coalesce(s.kind, 'A') as kind, s.year, s.currency, count(*) as sales,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by s.per_m2) as quartiles
    from pg_temp.valued_sales s
    group by s.level, s.code, s.year, s.currency, grouping sets ((), (s.kind))) v;
  drop table pg_temp.measured_sales, pg_temp.valued_sales;
  if beyond is not null then
    return from_year - 1;
  end if;
  delete from private.value_places p
  where p.country_code = country and p.district = area and not exists (
    select from private.area_values v where v.country_code = country and v.level = p.level and v.code = p.code);
  return null;
end $$;
comment on function private.value_years_of_area is
  'Counts the values of a district and its sectors anew, of the latest years with so many sales: until which year '
  'the next time, null where it is done.';

create or replace function private.count_area_values(country text, area text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rest integer := private.value_years_of_area(country, area);
begin
  while rest is not null loop
    rest := private.value_years_of_area(country, area, rest);
  end loop;
end $$;

create or replace function private.value_areas() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  began timestamptz := clock_timestamp();
  valued integer := 0;
  next private.areas_to_value;
  rest integer;
begin
  while clock_timestamp() - began < interval '1 second' and not private.are_indexes_aside() loop
    select t.* into next from private.areas_to_value t order by t.noted_at, t.country_code, t.area_code limit 1
    for update skip locked;
    exit when next.area_code is null;
    rest := private.value_years_of_area(next.country_code, next.area_code, next.until_year);
    if rest is null then
      delete from private.areas_to_value w
      where w.country_code = next.country_code and w.area_code = next.area_code;
      valued := valued + 1;
    else
      update private.areas_to_value w set until_year = rest
      where w.country_code = next.country_code and w.area_code = next.area_code;
    end if;
  end loop;
  return valued;
end $$;
comment on function private.value_areas is
  'Counts districts that are on the list for a second, some years of one at a time; how many are done.';

-- A district that is half counted begins anew where its sales or its homes changed. In one order, so that nobody waits
-- for each other.
do $$
declare
  asked constant text := 'on conflict (country_code, area_code) do nothing';
  begun constant text := 'order by 1, 2
  on conflict (country_code, area_code) do update
    set until_year = null, noted_at = least(areas_to_value.noted_at, excluded.noted_at)';
  functions constant regprocedure[] :=
    '{private.list_districts(), private.note_areas_of_game_homes(), private.note_areas_to_value()}';
  definition text;
begin
  for at in 1 .. cardinality(functions) loop
    definition := pg_get_functiondef(functions[at]);
    if strpos(definition, asked) = 0 then
      raise exception '% is another one than this migration was written for.', functions[at];
    end if;
    execute replace(definition, asked, begun);
  end loop;
end $$;

-- From a place by chance on, so that each is looked at from time to time whatever number is held.
create or replace function private.release_sales() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 500;
  start constant uuid := gen_random_uuid();
  freed private.sales[];
begin
  -- While indexes are aside a district is as much to read as all sales, and while everything is counted, or to be,
  -- what is released would be counted with it.
  if private.are_indexes_aside()
    or exists (select from private.sales_to_count t where t.tile is null and t.month_on is null)
    or not pg_try_advisory_xact_lock(hashtext('figures of the market')) then
    return 0;
  end if;
  with looked as (
    (select h.sale_id from private.held_sales h where h.sale_id >= start order by h.sale_id limit most)
    union all
    (select h.sale_id from private.held_sales h where h.sale_id < start order by h.sale_id limit most)
    limit most),
  gone as (
    delete from private.held_sales h using looked l, private.sales s
    where h.sale_id = l.sale_id and s.id = l.sale_id and not private.awaits_guesses(s) returning s as sale)
  select array_agg(g.sale) into freed from gone g;
  if freed is null then
    return 0;
  end if;
  -- The differences that this notes are counted alone, in the tiles of these sales.
  perform private.mark_held(freed);
  perform private.count_market(holds_alone => true);
  return cardinality(freed);
end $$;
update private.periodic_jobs set every_seconds = 60 where job = 'release_sales';

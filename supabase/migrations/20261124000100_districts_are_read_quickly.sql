-- What charts, lists and the clock read of a district is quick, however many sales it has.
--
-- A chart used to compare each sale's postcode with those of all homes in games. These sales are known already: they
-- are held (held_sales), from the transaction on that brings their home into play, by awaits_guesses() itself. And it
-- reads of a sale what it draws, and no address.

drop function private.sales_to_draw(text, text, text[], boolean, integer, integer);
create function private.sales_to_draw(country text, area text, types text[], is_new boolean, from_year integer,
  to_year integer)
returns table (kind "char", import_id integer, sold_on date, price_minor bigint, area_m2 real)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kinds "char"[] := private.kinds_of(types);
  samples integer[] := array(select i.id from private.market_imports i where i.is_sample);
  has_real boolean := exists (select from private.sales s where s.country_code = country and s.area_code = area
    and s.import_id <> all (samples));
begin
  if coalesce(length(country), 0) <> 2 or coalesce(length(area), 0) not between 1 and 12
    or from_year > to_year then
    perform private.refuse(422, 'invalid_request', 'Say an area and a span of years.');
  end if;
  -- Sales that are held stay out: awaits_guesses() has judged them.
  return query
  select s.kind, s.import_id, s.sold_on, s.price_minor, s.area_m2 from private.sales s
  where s.country_code = country and s.area_code = area and s.category = 'A'
    and s.sold_on >= make_date(greatest(coalesce(from_year, 1900), 1900), 1, 1)
    and s.sold_on <= make_date(least(coalesce(to_year, 2100), 2100), 12, 31)
    and s.kind = any (kinds) and (sales_to_draw.is_new is null or s.is_new = sales_to_draw.is_new)
    and not (has_real and s.import_id = any (samples))
    and not exists (select from private.held_sales h where h.sale_id = s.id);
end $$;
comment on function private.sales_to_draw is
  'Sales of an area that figures may be made of: between equals, of no home that is being guessed.';
drop function private.sales_awaiting_guesses(text, text);

-- Of most registers no sale is measured: a district's values are counted from those that are.
create index sales_measured on private.sales (country_code, area_code) where area_m2 > 0;

-- Homes that this site knows are compared with the few postcodes of a district, not with each of its sales.
drop function private.sales_of_known_homes(text, text);
create or replace function private.count_area_values(country text, area text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  plain_area constant text := private.plain_postcode(area);
  samples integer[] := array(select i.id from private.market_imports i where i.is_sample);
  has_real boolean := exists (select from private.sales s where s.country_code = country and s.area_code = area
    and s.import_id <> all (samples));
begin
  delete from private.area_values v using private.value_places p
  where p.country_code = country and p.district = area
    and v.country_code = country and v.level = p.level and v.code = p.code;
  delete from private.value_places p where p.country_code = country and p.district = area;
  -- Sales that are held stay out: awaits_guesses() has judged them. So do all others of homes that are known.
  create temp table measured_sales on commit drop as
  with measured as materialized (
    select s.* from private.sales s
    where s.country_code = country and s.area_code = area and s.area_m2 > 0 and s.place is not null
      and s.category = 'A' and not (has_real and s.import_id = any (samples))
      and not exists (select from private.held_sales h where h.sale_id = s.id)),
  codes as materialized (
    select m.postcode, private.plain_postcode(m.postcode) as plain from (select distinct postcode from measured) m),
  homes as materialized (
    select a.id, lower(a.address_line) as line, private.plain_postcode(a.postcode) as plain
    from public.assets a
    where private.plain_postcode(a.postcode) = any (array(select c.plain from codes c) || plain_area)
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
  insert into private.value_places (country_code, level, code, district, latitude, longitude)
  select country, p.level, p.code, area, avg(m.latitude), avg(m.longitude)
  from (select distinct s.level, s.code, s.place from pg_temp.valued_sales s) p
  cross join lateral private.spot_of(p.place) m
  group by p.level, p.code;
  insert into private.area_values (country_code, level, code, kind, year, currency, sales, lower_minor, median_minor,
    upper_minor)
  select country, v.level, v.code, v.kind, v.year, v.currency, v.sales, v.quartiles[1], v.quartiles[2], v.quartiles[3]
  from (
    select s.level, s.code, coalesce(s.kind, 'A') as kind, s.year, s.currency, count(*) as sales,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by s.per_m2) as quartiles
    from pg_temp.valued_sales s
    group by s.level, s.code, s.year, s.currency, grouping sets ((), (s.kind))) v;
  drop table pg_temp.measured_sales, pg_temp.valued_sales;
end $$;

-- While indexes are aside each district is all sales to read: the clock waits.
create or replace function private.value_areas() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  began timestamptz := clock_timestamp();
  valued integer := 0;
  next private.areas_to_value;
begin
  while clock_timestamp() - began < interval '1 second' and not private.are_indexes_aside() loop
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

-- Towns of districts are kept, so that a search by name reads one row of each.
create table private.area_towns (
  country_code text not null,
  area_code text collate "C" not null,
  town text,
  constraint an_area_has_one_town primary key (country_code, area_code)
);
comment on table private.area_towns is 'Districts of which levels are known, and the town of their latest sale.';
alter table private.area_towns enable row level security;

create function private.note_towns_of_areas() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A town tells no sale from the next: awaits_guesses() need not be asked.
  insert into private.area_towns (country_code, area_code, town)
  select c.country_code, c.area_code, (
    select initcap(s.town) from private.sales s where s.country_code = c.country_code and s.area_code = c.area_code
      and s.town is not null order by s.sold_on desc limit 1)
  from (select distinct n.country_code, n.area_code from come n) c
  on conflict (country_code, area_code) do update set town = excluded.town;
  return null;
end $$;
comment on function private.note_towns_of_areas is
  'Trigger: areas whose levels changed are called by their latest town.';
create trigger areas_with_levels_have_towns after insert on private.area_months referencing new table as come
  for each statement execute function private.note_towns_of_areas();

create function private.forget_towns_of_areas() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.area_towns t using (select distinct g.country_code, g.area_code from gone g) g
  where t.country_code = g.country_code and t.area_code = g.area_code and not exists (
    select from private.area_months m where m.country_code = g.country_code and m.area_code = g.area_code);
  return null;
end $$;
comment on function private.forget_towns_of_areas is 'Trigger: areas without levels are forgotten.';
create trigger areas_without_levels_are_forgotten after delete on private.area_months referencing old table as gone
  for each statement execute function private.forget_towns_of_areas();
insert into private.area_towns (country_code, area_code, town)
select a.country_code, a.area_code, (
  select initcap(s.town) from private.sales s where s.country_code = a.country_code and s.area_code = a.area_code
    and s.town is not null order by s.sold_on desc limit 1)
from (select distinct m.country_code, m.area_code from private.area_months m) a;

create or replace function private.name_of_area(country text, area text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select m.name from private.market_areas m where m.kind = 'district' and m.country_code = country
      and m.code = area),
    (select t.town from private.area_towns t where t.country_code = country and t.area_code = area));
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
      from private.area_towns t
      left join private.market_areas m on m.kind = 'district' and m.country_code = t.country_code
        and m.code = t.area_code
      where starts_with(t.area_code, asked)
        or asked !~ '[0-9]' and starts_with(upper(coalesce(m.name, t.town)), asked)
      order by t.country_code <> 'GB', t.country_code, t.area_code limit 24) f);
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
  -- Its months' key begins with the area and the kind, so that the last of them is one look.
  select max(m.month_on) + interval '1 month' into until from private.area_months m
    where m.country_code = market_around.country_code and m.area_code = area and m.kind = 'A';
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

-- What a model learned and is guessed by now, is held by now: a few sales, whichever market they are in.
create or replace function private.markets_to_learn(learns_all boolean default false)
returns table (country_code text, market text, currency text, sales bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with found as (
    select a.country_code, private.valuation_market(a.country_code, a.area_code) as market, a.currency,
      sum(a.sales)::bigint as sales, max(a.import_id) as import_id
    from (
      select s.country_code, s.area_code, s.currency, count(*) as sales, max(s.import_id) as import_id
      from private.sales s
      where s.place is not null and s.category = 'A' and s.area_code is not null
      group by 1, 2, 3) a
    group by 1, 2, 3)
  select f.country_code, f.market, f.currency, f.sales
  from found f
  left join lateral (
    select m.* from private.valuation_models m where m.country_code = f.country_code and m.market = f.market
    order by m.fitted_at desc limit 1) m on true
  where f.market is not null and f.sales >= 30
    and (learns_all or m.id is null or m.import_id < f.import_id or m.sales_there <> f.sales
      or exists (select from private.held_sales h join private.sales s on s.id = h.sale_id
        where s.country_code = f.country_code and s.sold_on between m.first_on and m.last_on
          and s.id <> all (m.left_out) and private.valuation_market(s.country_code, s.area_code) = f.market
          and private.awaits_guesses(s)))
  order by f.sales, f.market;
end $$;

-- Charts of the largest districts and lists of close prices take less time.
--
-- A chart passed each sale on as a row, held all of them, and went through them twice. Now they are sorted where they
-- are read, and what is passed on is the values of a step of time. And where a list asks for prices so close that only
-- a few lie between them, each of these is in order of days in the index of prices: nothing else is read.

-- Without the setting each group would be sorted with all others, by three keys and not by one.
create function private.values_to_draw(country text, area text, types text[], is_new boolean, from_year integer,
  to_year integer, step text, measure text, by_type boolean)
returns table (begins_on date, kind "char", sorted double precision[], import_ids integer[])
language plpgsql stable security definer set search_path = '' set enable_presorted_aggregate = off as $$
#variable_conflict use_column
declare
  kinds "char"[] := private.kinds_of(types);
  samples integer[] := array(select i.id from private.market_imports i where i.is_sample);
  has_real boolean := exists (select from private.sales s where s.country_code = country and s.area_code = area
    and s.import_id <> all (samples));
  -- Sales that are held stay out: awaits_guesses() has judged them.
  held uuid[] := array(select h.sale_id from private.held_sales h join private.sales s on s.id = h.sale_id
    where s.country_code = country and s.area_code = area);
begin
  if coalesce(length(country), 0) <> 2 or coalesce(length(area), 0) not between 1 and 12
    or from_year > to_year then
    perform private.refuse(422, 'invalid_request', 'Say an area and a span of years.');
  end if;
  return query
  select v.begins_on, v.kind, array_agg(v.value order by v.value), array_agg(distinct v.import_id)
  from (
    -- Of a day without an hour: with a time zone it is counted from the zone's rules, each one anew.
    select case when step is not null then date_trunc(step, s.sold_on::timestamp)::date end as begins_on,
      case when by_type then s.kind end as kind, s.import_id,
      case measure when 'price' then s.price_minor else s.price_minor / s.area_m2 end::double precision as value
    from private.sales s
    where s.country_code = country and s.area_code = area and s.category = 'A'
      and s.sold_on >= make_date(greatest(coalesce(from_year, 1900), 1900), 1, 1)
      and s.sold_on <= make_date(least(coalesce(to_year, 2100), 2100), 12, 31)
      and s.kind = any (kinds) and (values_to_draw.is_new is null or s.is_new = values_to_draw.is_new)
      and (measure = 'price' or s.area_m2 > 0)
      and not (has_real and s.import_id = any (samples)) and s.id <> all (held)) v
  group by v.begins_on, v.kind;
end $$;
comment on function private.values_to_draw is
  'Prices of an area, or of its square metres, by step of time and by kind, each sorted: of sales between equals, of '
  'no home that is being guessed. Without a step they are of all time.';

create or replace function private.sold_figures(country text, area text, step text default 'quarter',
  measure text default 'price', types text[] default null, is_new boolean default null, from_year integer default null,
  to_year integer default null, by_type boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen text := upper(btrim(area));
  figures jsonb;
  import_ids integer[];
begin
  if step is null or step not in ('month', 'quarter', 'year') or measure is null
    or measure not in ('price', 'price-per-m2') or by_type is null then
    perform private.refuse(422, 'invalid_request', 'Say a step of time and what is measured.');
  end if;
  with drawn as materialized (
    select d.begins_on, d.kind, cardinality(d.sorted) as sales, d.sorted, d.import_ids
    from private.values_to_draw(country, chosen, types, is_new, from_year, to_year, step, measure, by_type) d)
  select coalesce(jsonb_agg(jsonb_build_object('begins_on', g.begins_on,
      'type', case when g.kind is not null then private.word_of_kind(g.kind) end, 'count', g.sales,
      'lower_minor', f.lower, 'median_minor', f.median, 'upper_minor', f.upper, 'least_minor', f.least,
      'most_minor', f.most) order by g.begins_on, g.kind), '[]'),
    array(select distinct i.id from drawn d cross join unnest(d.import_ids) i (id))
  into figures, import_ids
  from drawn g cross join lateral (
    select round(private.value_at(g.sorted, 0.25)) as lower, round(private.value_at(g.sorted, 0.5)) as median,
      round(private.value_at(g.sorted, 0.75)) as upper,
      round(private.value_at(g.sorted, 0.5 - 0.8224 / sqrt(g.sales))) as least,
      round(private.value_at(g.sorted, 0.5 + 0.8224 / sqrt(g.sales))) as most
    where g.sales >= 5
    union all select null, null, null, null, null where g.sales < 5) f;
  return jsonb_build_object('place', private.told_of_place(country, chosen, import_ids), 'rows', figures);
end $$;

create or replace function private.sold_distribution(country text, area text, types text[] default null,
  is_new boolean default null, from_year integer default null, to_year integer default null,
  measure text default 'price') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen text := upper(btrim(area));
  sorted double precision[];
  import_ids integer[];
  rough double precision;
  width double precision;
  low double precision;
  bins integer;
begin
  if measure is null or measure not in ('price', 'price-per-m2') then
    perform private.refuse(422, 'invalid_request', 'Say what is measured: the price, or that of a square metre.');
  end if;
  select d.sorted, d.import_ids into sorted, import_ids
  from private.values_to_draw(country, chosen, types, is_new, from_year, to_year, null, measure, false) d;
  if coalesce(cardinality(sorted), 0) >= 5 then
    rough := greatest((private.value_at(sorted, 0.97) - private.value_at(sorted, 0.03)) / 16, 100);
    width := power(10, floor(log(rough)));
    width := width * case when rough > 5 * width then 10 when rough > 2.5 * width then 5 when rough > 2 * width then 2.5
      when rough > width then 2 else 1 end;
    low := floor(private.value_at(sorted, 0.03) / width) * width;
    bins := least(floor((private.value_at(sorted, 0.97) - low) / width)::integer + 1, 40);
  end if;
  return jsonb_build_object('place', private.told_of_place(country, chosen, coalesce(import_ids, '{}')),
    'count', coalesce(cardinality(sorted), 0),
    'lower_minor', case when bins > 0 then round(private.value_at(sorted, 0.25)) end,
    'median_minor', case when bins > 0 then round(private.value_at(sorted, 0.5)) end,
    'upper_minor', case when bins > 0 then round(private.value_at(sorted, 0.75)) end,
    'below', case when bins > 0 then (select count(*) from unnest(sorted) v where v < low) else 0 end,
    'above', case when bins > 0 then (select count(*) from unnest(sorted) v where v >= low + bins * width) else 0 end,
    -- Bins and their edges are round amounts, as prices of homes are: the width is said as a figure with as many zeros,
    -- an edge as a number of widths.
    'width_figure', width / power(10, floor(log(width))), 'width_zeros', floor(log(width)),
    'bins', (
      select coalesce(jsonb_agg(jsonb_build_object('at', round(low / width) + b, 'count', coalesce(n.sales, 0))
        order by b), '[]')
      from generate_series(0, bins - 1) b
      left join (select floor((v - low) / width)::integer as bin, count(*) as sales from unnest(sorted) v group by 1) n
        on n.bin = b));
end $$;
drop function private.sales_to_draw(text, text, text[], boolean, integer, integer);

create function private.few_prices(country text, from_minor bigint, to_minor bigint) returns bigint[]
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 20;
  found bigint[] := '{}';
  price bigint := from_minor - 1;
begin
  -- From one price to the next by the index of prices, however many sales have it. Which prices there are is not told:
  -- awaits_guesses() is asked of the sales that are listed.
  loop
    select s.price_minor into price from private.sales s
    where s.country_code = country and s.price_minor > price and s.price_minor <= to_minor
    order by s.price_minor limit 1;
    exit when price is null or cardinality(found) > most;
    found := found || price;
  end loop;
  return case when cardinality(found) between 1 and most then found end;
end $$;
comment on function private.few_prices is
  'The prices that sales of a country have between two, where they are few; null where there is none, or many.';

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
  of_kinds text := format('s.kind = any (%L)', kinds);
  -- By day each kind brings its first rows, so that one index serves kinds and days of a whole country. Prices and
  -- small places have indexes of their own.
  parts text[] := case when not by_price and coalesce(place_kind in ('letters', 'town'), true)
    then array(select format('s.kind = %L', k.kind) from unnest(kinds) k (kind)) else array[of_kinds] end;
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
    parts := array[of_kinds];
  elsif not by_price and place_kind is null and from_minor is not null and to_minor is not null then
    -- So do few prices: each is in order of days.
    parts := coalesce((select array_agg(format('s.price_minor = %L and %s', p.price, of_kinds))
      from unnest(private.few_prices(of_country, from_minor, to_minor)) p (price)), parts);
  end if;
  loop
    asked := wanted || case when past is null then '' else format(' and (%s) %s (%s)', keys,
      case direction when 'desc' then '<' else '>' end,
      (select string_agg(quote_literal(p.key), ', ' order by p.at) from unnest(past) with ordinality p (key, at))) end;
    execute format('select array(select row(s.*)::private.sales from (%s) s order by %s limit %s)',
      (select string_agg(format('(select s.* from %s where %s and %s order by %s limit %s)', source, p.condition, asked,
          ordered, at_a_time), ' union all ') from unnest(parts) p (condition)), ordered, at_a_time) into batch;
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
      wanted || ' and ' || of_kinds,
      (select max(i.last_on) from private.market_imports i where i.kind in ('sold', 'us-sales') and i.state = 'done'),
      (case when from_on is null and to_on is null then '{1 year,5 years,200 years}'
        else '{200 years}' end)::interval[])
      end,
    'sources', private.market_sources(of_country));
end $$;

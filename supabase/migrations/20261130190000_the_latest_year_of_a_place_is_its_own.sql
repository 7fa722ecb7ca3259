-- The latest year of a place is its own.
--
-- Figures of a place counted twelve months back from the last sale of any register, of any country, and of the samples:
-- beside a register that ends in August, "the latest twelve months" were eight.

create function private.sales_known_until(of_country text, place_kind text, place text) returns date
language plpgsql stable security definer set search_path = '' as $$
declare
  last_month_on date;
begin
  select max(d.last_month_on) into last_month_on
  from private.market_districts d
  where d.country_code = of_country and case place_kind
    when 'district' then d.area_code = place
    when 'start' then d.area_code = split_part(place, ' ', 1)
    when 'letters' then d.area_code >= place collate "C" and d.area_code < (place || '~') collate "C"
      and d.area_code ~ ('^' || place || '[0-9]')
    when 'town' then upper(d.town) = upper(place)
    when 'cluster' then d.area_code in (select split_part(p.postcode, ' ', 1) from private.area_cluster_postcodes p
      where p.cluster_id = place::uuid and p.country_code = of_country)
    end;
  -- A town that no district is called after: as far as the registers of its country are known.
  return coalesce((last_month_on + interval '1 month - 1 day')::date, (
    select max(i.last_on) from private.market_imports i
    where i.kind in ('sold', 'us-sales') and i.state = 'done' and i.country_code = of_country and not i.is_sample), (
    select max(i.last_on) from private.market_imports i where i.kind in ('sold', 'us-sales') and i.state = 'done'));
end $$;
comment on function private.sales_known_until is
  'The end of the last month of which a sale of a place is known; of a place unlike any district, of its country.';

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
      private.sales_known_until(of_country, place_kind, place),
      (case when from_on is null and to_on is null then '{1 year,5 years,200 years}'
        else '{200 years}' end)::interval[])
      end,
    'sources', private.market_sources(of_country));
end 
$$;

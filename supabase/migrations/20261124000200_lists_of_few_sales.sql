-- A list of a small place, or of few prices, is as quick in any order.
--
-- Which sales a list begins with is found by an index in the order of the list. Where nearly all sales that it passes
-- are of another place or another price, that is a way through the whole country. So it is asked first whether there
-- are few: then they are read, and put in order.

create function private.are_few_sales(country text, place_kind text, place text, by_price boolean, from_minor bigint,
  to_minor bigint) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 20000;
  found integer;
begin
  -- A number of sales tells of none of them: awaits_guesses() is asked of those that are listed.
  if place_kind in ('start', 'district', 'cluster') then
    return by_price;
  end if;
  if by_price and place_kind is not null then
    execute format('select count(*) from (select from private.sales s where s.country_code = %L and %s limit %s) f',
      country, private.sales_of_place(place_kind, place), most + 1) into found;
  elsif not by_price and num_nonnulls(from_minor, to_minor) > 0 then
    select count(*) into found from (
      select from private.sales s where s.country_code = country
        and s.price_minor between coalesce(from_minor, 0) and coalesce(to_minor, 9223372036854775807)
      limit most + 1) f;
  end if;
  return coalesce(found <= most, false);
end $$;
comment on function private.are_few_sales is
  'Are sales of a place, or between two prices, so few that they are read before they are put in order?';

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
    'currency', (select m.currency from private.area_months m where m.country_code = of_country limit 1),
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

-- Of each sale its day and price are read, and those that are held are known.
create or replace function private.figures_of_sales(condition text, until date, spans interval[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 5000;
  span interval;
  found integer;
  figures jsonb;
begin
  -- Sales that are held stay out: awaits_guesses() has judged them.
  foreach span in array spans loop
    execute format('select max(f.sales), jsonb_build_object(''count'', count(*), ''first_on'', min(f.sold_on),
        ''last_on'', max(f.sold_on), ''quartiles'', case when count(*) >= 5 then (
          select array_agg(round(q.price::numeric) order by q.price)
          from unnest(percentile_cont(array[0.25, 0.5, 0.75]) within group (order by f.price_minor)) q (price)) end)
      from (select o.*, count(*) over () as sales from (
        select s.id, s.sold_on, s.price_minor from private.sales s where %s and s.category = ''A''%s limit %s) o) f
      where not exists (select from private.held_sales h where h.sale_id = f.id)', condition,
      ' and s.sold_on > ' || quote_nullable((until - span)::date), most + 1) into found, figures;
    if found > most then
      return null;
    end if;
    exit when (figures ->> 'count')::integer >= 5;
  end loop;
  return figures;
end $$;

-- In floating point throughout: each number with a point is an exact one otherwise, which takes several times as long.
create or replace function private.quartiles_of_prices(sorted bigint[], out lower bigint, out median bigint,
  out upper bigint)
language plpgsql immutable set search_path = '' as $$
declare
  final constant double precision := cardinality(sorted) - 1;
  at double precision;
  low integer;
begin
  if final = 0 then
    lower := sorted[1];
    median := lower;
    upper := lower;
    return;
  end if;
  at := final / 4;
  low := trunc(at);
  lower := sorted[low + 1] + (at - low) * (sorted[low + 2] - sorted[low + 1]);
  at := final / 2;
  low := trunc(at);
  median := sorted[low + 1] + (at - low) * (sorted[least(low + 2, final + 1)::integer] - sorted[low + 1]);
  at := final * 3 / 4;
  low := trunc(at);
  upper := sorted[low + 1] + (at - low) * (sorted[least(low + 2, final + 1)::integer] - sorted[low + 1]);
end $$;

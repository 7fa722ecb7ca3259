-- What homes really sold for, one by one: those of a country, a town, a district, or the postcodes that begin with what
-- somebody typed, in the order of days or of prices.
--
-- A page costs the same wherever it begins: it goes on after the last row that was shown. That row is also all that the
-- way to the next page names, so nothing is told of a sale that is left out: neither that it is there, nor when it was,
-- nor its price. Figures leave out the same sales, and what was no ordinary sale (category B).

create index sales_by_kind on private.sales (country_code, kind, sold_on);
create index sales_by_price on private.sales (country_code, price_minor, sold_on);
create index sales_by_town on private.sales (country_code, upper(town), sold_on);

create function private.market_countries() returns text[]
language sql stable security definer set search_path = '' as $$
  with recursive known (country_code) as (
    (select m.country_code from private.area_months m order by m.country_code limit 1)
    union all
    select (select m.country_code from private.area_months m where m.country_code > k.country_code
      order by m.country_code limit 1)
    from known k where k.country_code is not null)
  select coalesce(array_agg(k.country_code), '{}') from known k where k.country_code is not null
$$;
comment on function private.market_countries is 'Countries of which sales are known.';

create function private.market_sources(country text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(f) order by f.is_sample, f.source), '[]')
  from (
    select i.source, i.licence, i.is_sample, min(i.first_on) as first_on, max(i.last_on) as last_on,
      max(i.finished_at) as read_at
    from private.market_imports i
    where i.kind in ('sold', 'us-sales') and i.state = 'done' and i.last_on is not null
      and (i.country_code = country or i.is_sample)
    group by i.source, i.licence, i.is_sample) f
$$;
comment on function private.market_sources is
  'Where the sales of a country come from: source, licence line, first and last day, and when they were read.';

-- Asking whether a game awaits a sale costs a third of a millisecond and more. It is asked where some home that can be
-- guessed is in the sale's postcode or district and has its price, no address, or an address with the first word or
-- number of the sale's house in it: of every other sale the answer is no.
create function private.sales_that_await(sales private.sales[]) returns uuid[]
language sql stable security definer set search_path = '' as $$
  with codes as materialized (
    select c.country_code, c.postcode, private.plain_postcode(c.postcode) as plain,
      private.plain_postcode(c.area_code) as plain_area
    from (select distinct s.country_code, s.postcode, s.area_code from unnest(sales) s) c),
  near as materialized (
    select c.country_code, c.postcode, a.id, lower(a.address_line) as address
    from codes c join public.assets a on a.country_code = c.country_code
      and private.plain_postcode(a.postcode) = any (array[c.plain, c.plain_area])),
  guessed as materialized (
    select n.id, l.id as listing_id from (select distinct n.id from near n) n
    join public.listings l on l.asset_id = n.id where private.can_be_guessed(l.id)),
  homes as materialized (
    select n.country_code, n.postcode, n.address,
      array(select p.amount_minor from private.listing_prices p where p.listing_id = g.listing_id) as prices
    from near n join guessed g on g.id = n.id)
  select array(
    select s.id from unnest(sales) s
    where case when exists (select from homes h where h.country_code = s.country_code and h.postcode = s.postcode
        and (s.price_minor = any (h.prices) or coalesce(h.address, '') = '' or coalesce(strpos(h.address,
          lower(substring(coalesce(s.paon, s.saon) from '[A-Za-z0-9]+'))) > 0, true)))
      then private.awaits_guesses(s) else false end)
$$;
comment on function private.sales_that_await is 'Which of these sales some game has still to ask for.';

-- Where a sale is, is the middle of its tile at zoom 20: as near as a postcode is known.
create function private.describe_sales(sales private.sales[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'sold_on', s.sold_on, 'price_minor', s.price_minor,
    'currency', s.currency, 'country_code', s.country_code, 'type', private.kind_word(s.kind),
    'tenure', case s.tenure when 'F' then 'freehold' when 'L' then 'leasehold' end, 'is_new', s.is_new,
    'is_standard', s.category = 'A', 'house', s.paon, 'flat', s.saon, 'street', s.street, 'locality', s.locality,
    'town', s.town, 'county', s.county, 'postcode', s.postcode, 'area_m2', s.area_m2, 'bedrooms', s.bedrooms,
    'year_built', s.year_built, 'is_sample', coalesce(i.is_sample, false),
    'map', case when s.place is not null then jsonb_build_object(
      'lat', round(degrees(atan(sinh(pi() * (1 - ((s.place & 1048575) + 0.5) / 524288))))::numeric, 5),
      'lng', round((((s.place >> 20) + 0.5) / 1048576 * 360 - 180)::numeric, 5)) end) order by u.at), '[]')
  from generate_subscripts(sales, 1) u (at) cross join lateral (select (sales[u.at]).*) s
  left join private.market_imports i on i.id = s.import_id
$$;
comment on function private.describe_sales is 'Sales as lists show them, without those that await guesses.';

-- A district is also what its finer districts are in (SW1 has SW1A), two letters all districts that begin with them.
create function private.sales_of_place(place_kind text, place text) returns text
language sql immutable set search_path = '' as $$
  select case place_kind
    when 'start' then format('s.postcode >= %L and s.postcode < %L', place, place || chr(127))
    when 'district' then format('(s.area_code = %L or s.area_code > %L and s.area_code < %L)', place, place || '@',
      place || '[')
    when 'letters' then format('s.area_code > %L and s.area_code < %L', place || '/', place || ':')
    when 'town' then format('upper(s.town) = upper(%L)', place)
    when 'cluster' then format('s.postcode in (select p.postcode from private.area_cluster_postcodes p '
      'where p.cluster_id = %L)', place) end
$$;
comment on function private.sales_of_place is 'The condition by which sales s are of a place, as SQL.';

-- What homes cost is asked of the last year that is known, where it has fewer than five sales of the last five, else of
-- all. Of very many sales there are no figures: who wants them says less. What awaits guesses is in none.
create function private.figures_of_sales(condition text, until date, spans interval[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 5000;
  span interval;
  sales private.sales[];
  awaited uuid[];
  figures jsonb;
begin
  foreach span in array spans loop
    execute format('select array(select s from private.sales s where %s and s.category = ''A''%s limit %s)', condition,
      ' and s.sold_on > ' || quote_nullable((until - span)::date), most + 1) into sales;
    if cardinality(sales) > most then
      return null;
    end if;
    awaited := private.sales_that_await(sales);
    select jsonb_build_object('count', count(*), 'first_on', min(s.sold_on), 'last_on', max(s.sold_on),
      'quartiles', case when count(*) >= 5 then (select array_agg(round(q.price::numeric) order by q.price)
        from unnest(percentile_cont(array[0.25, 0.5, 0.75]) within group (order by s.price_minor)) q (price)) end)
    into figures from unnest(sales) s where s.id <> all (awaited);
    exit when (figures ->> 'count')::integer >= 5;
  end loop;
  return figures;
end $$;
comment on function private.figures_of_sales is
  'Ordinary sales s that fulfil a condition: how many, when, and from five on their quartiles; null of too many.';

create function private.sold_homes(country text default null, place_kind text default null, place text default null,
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
  loop
    asked := wanted || case when past is null then '' else format(' and (%s) %s (%s)', keys,
      case direction when 'desc' then '<' else '>' end,
      (select string_agg(quote_literal(p.key), ', ' order by p.at) from unnest(past) with ordinality p (key, at))) end;
    -- By day each kind brings its first rows, so that one index serves kinds and days of a whole country. Prices and
    -- small places have indexes of their own.
    execute format('select array(select row(s.*)::private.sales from (%s) s order by %s limit %s)',
      (select string_agg(format('(select s.* from private.sales s where %s and %s order by %s limit %s)', p.of_kinds,
          asked, ordered, at_a_time), ' union all ')
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
comment on function private.sold_homes is
  'A page of the sales of a country or a place: filtered, in the order of days or prices, after a row that was shown.';
select private.expose('private.sold_homes(text, text, text, text, text[], text, boolean, boolean, bigint, bigint, '
  'date, date, text, text, integer)', 'anon', 'authenticated');

-- Figures of what homes sold for, over time and by kind, as charts ask for them.
--
-- A chart is of one area (a postcode district, a ZIP code), so its query reads that area's sales by an index and
-- no others, however many there are. Sales that are not between equals at a price (category B) are left out, as is each
-- sale whose home is being guessed: it would move a median. A figure stands on five sales at least. Sample sales give
-- way to real ones of the same area.

-- The same answer as awaits_guesses, for a whole area at once: it is asked of the few sales that may be a home's own.
-- Each step is made before the next: the questions at the end of two of them cost more than a scan.
create function private.sales_awaiting_guesses(country text, area text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  plain_area text := private.plain_postcode(area);
  postcodes text[] := array(select distinct private.plain_postcode(s.postcode) from private.sales s
    where s.country_code = country and s.area_code = area) || plain_area;
begin
  return query
  with nearby as materialized (
    select a.address_line, private.plain_postcode(a.postcode) as plain, l.id as listing_id
    from public.assets a join public.listings l on l.asset_id = a.id
    where private.plain_postcode(a.postcode) = any (postcodes) and a.country_code = country),
  guessed as materialized (select n.* from nearby n where private.can_be_guessed(n.listing_id)),
  likely as materialized (
    select distinct on (s.id) s as sale from guessed g
    join private.sales s on s.country_code = country and s.area_code = area
      and case when g.plain <> plain_area then private.plain_postcode(s.postcode) = g.plain
        else strpos(lower(g.address_line), lower(s.street)) > 0
          or exists (select from private.listing_prices p where p.listing_id = g.listing_id
            and p.amount_minor = s.price_minor) end)
  select (l.sale).id from likely l where private.awaits_guesses(l.sale);
end $$;
comment on function private.sales_awaiting_guesses is
  'Sales of an area whose home some game, run or room has still to guess: they stay out of its figures.';

create function private.kinds_of(types text[]) returns "char"[]
language plpgsql immutable set search_path = '' as $$
declare
  kinds "char"[] := array(select k.kind from (values ('detached', 'D'::"char"), ('semi-detached', 'S'),
    ('terraced', 'T'), ('flat', 'F'), ('other', 'O')) k (word, kind) where k.word = any (types));
begin
  if cardinality(types) > 5 or cardinality(kinds) < cardinality(types) then
    perform private.refuse(422, 'invalid_request', 'Say kinds of homes that sales have.');
  end if;
  return case when cardinality(kinds) = 0 then '{D,S,T,F,O}' else kinds end;
end $$;
comment on function private.kinds_of is 'Kinds of homes as sales hold them; all where none is said.';

create function private.word_of_kind(kind "char") returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case kind when 'D' then 'detached' when 'S' then 'semi-detached' when 'T' then 'terraced' when 'F' then 'flat'
    else 'other' end;
end $$;
comment on function private.word_of_kind is 'A kind of homes as screens call it; the way back of kinds_of.';

create function private.sales_to_draw(country text, area text, types text[], is_new boolean, from_year integer,
  to_year integer) returns setof private.sales
language plpgsql stable security definer set search_path = '' as $$
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
  return query
  select s.* from private.sales s
  where s.country_code = country and s.area_code = area and s.category = 'A'
    and s.sold_on >= make_date(greatest(coalesce(from_year, 1900), 1900), 1, 1)
    and s.sold_on <= make_date(least(coalesce(to_year, 2100), 2100), 12, 31)
    and s.kind = any (kinds) and (sales_to_draw.is_new is null or s.is_new = sales_to_draw.is_new)
    and not (has_real and s.import_id = any (samples))
    and s.id not in (select private.sales_awaiting_guesses(country, area));
end $$;
comment on function private.sales_to_draw is
  'Sales of an area that figures may be made of: between equals, of no home that is being guessed.';

-- Between two of the values where the share falls between them, as percentile_cont does; here it may depend on n.
create function private.value_at(sorted double precision[], share double precision) returns double precision
language plpgsql immutable set search_path = '' as $$
declare
  n integer := cardinality(sorted);
  at double precision := least(greatest(share, 0), 1) * (n - 1);
  low integer := floor(at)::integer + 1;
begin
  return sorted[low] + (at - floor(at)) * (sorted[least(low + 1, n)] - sorted[low]);
end $$;
comment on function private.value_at is 'The value below which a share of sorted values lies.';

-- Of the sales it reads a town, and nothing that tells one of them from the next.
-- The town of the latest sale, since that is where the index leads: without an order, a plan that knows no area in
-- particular reads the whole table until it meets one of this area.
create function private.name_of_area(country text, area text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select m.name from private.market_areas m where m.kind = 'district' and m.country_code = country
      and m.code = area),
    (select initcap(s.town) from private.sales s where s.country_code = country and s.area_code = area
      and s.town is not null order by s.sold_on desc limit 1));
end $$;
comment on function private.name_of_area is 'What an area is called: its own name, else the town of its sales.';

-- The last two months of a register are not complete: sales reach it weeks after the day.
create function private.told_of_place(country text, area text, import_ids integer[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  last_on date := (select max(i.last_on) from private.market_imports i where i.id = any (import_ids));
begin
  return jsonb_build_object('country', country, 'code', area,
    'name', private.name_of_area(country, area),
    'currency', (select m.currency from private.area_months m where m.country_code = country and m.area_code = area
      and m.kind = 'A' order by m.month_on desc limit 1),
    'incomplete_from', (date_trunc('month', last_on) - interval '1 month')::date,
    'sources', (
      select coalesce(jsonb_agg(distinct jsonb_build_object('source', i.source, 'licence', i.licence,
        'first_on', i.first_on, 'last_on', i.last_on, 'is_sample', i.is_sample)), '[]')
      from private.market_imports i where i.id = any (import_ids)));
end $$;
comment on function private.told_of_place is
  'An area by name and currency, whose data it is, of when, and from which month on it is not complete.';

-- One row for each step of time: how many sales, and from five on the median, the middle half, and the range that holds
-- the median of all such homes with 90 % (order statistics: the sales are a sample of what could have been sold).
create function private.sold_figures(country text, area text, step text default 'quarter',
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
  with chosen_sales as (
    select s.kind, s.import_id, date_trunc(step, s.sold_on)::date as begins_on,
      case measure when 'price' then s.price_minor else s.price_minor / s.area_m2 end::double precision as value
    from private.sales_to_draw(country, chosen, types, is_new, from_year, to_year) s
    where measure = 'price' or s.area_m2 > 0),
  grouped as (
    select c.begins_on, case when by_type then c.kind end as kind, count(*)::integer as sales,
      array_agg(c.value order by c.value) as sorted
    from chosen_sales c group by 1, 2)
  select coalesce(jsonb_agg(jsonb_build_object('begins_on', g.begins_on,
      'type', case when g.kind is not null then private.word_of_kind(g.kind) end, 'count', g.sales,
      'lower_minor', f.lower, 'median_minor', f.median, 'upper_minor', f.upper, 'least_minor', f.least,
      'most_minor', f.most) order by g.begins_on, g.kind), '[]'),
    array(select distinct c.import_id from chosen_sales c)
  into figures, import_ids
  from grouped g cross join lateral (
    select round(private.value_at(g.sorted, 0.25)) as lower, round(private.value_at(g.sorted, 0.5)) as median,
      round(private.value_at(g.sorted, 0.75)) as upper,
      round(private.value_at(g.sorted, 0.5 - 0.8224 / sqrt(g.sales))) as least,
      round(private.value_at(g.sorted, 0.5 + 0.8224 / sqrt(g.sales))) as most
    where g.sales >= 5
    union all select null, null, null, null, null where g.sales < 5) f;
  return jsonb_build_object('place', private.told_of_place(country, chosen, import_ids), 'rows', figures);
end $$;
comment on function private.sold_figures is
  'What homes of an area sold for by month, quarter or year, and by kind: count, median, middle half, how sure it is.';
select private.expose('private.sold_figures(text, text, text, text, text[], boolean, integer, integer, boolean)',
  'anon', 'authenticated');

-- Bins of one width, a round figure of which sixteen or so hold all but the outermost; those are counted at the ends.
create function private.sold_distribution(country text, area text, types text[] default null,
  is_new boolean default null, from_year integer default null, to_year integer default null) returns jsonb
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
  select array_agg(s.price_minor::double precision order by s.price_minor), array_agg(distinct s.import_id)
  into sorted, import_ids
  from private.sales_to_draw(country, chosen, types, is_new, from_year, to_year) s;
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
comment on function private.sold_distribution is
  'How the prices of an area are spread: counts in bins of a round width, median and middle half; from five sales on.';
select private.expose('private.sold_distribution(text, text, text[], boolean, integer, integer)', 'anon',
  'authenticated');

-- Areas that charts can be of are found country by country, from one key to the next: the first of them without looking
-- at all others, and no area's sales are counted for it.
-- What has a digit is a code, so that no names are looked up for it.
create function private.sold_places(search text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text := upper(btrim(coalesce(search, '')));
  most integer := case when asked = '' then 24 else 4000 end;
begin
  if length(asked) > 40 then
    perform private.refuse(422, 'invalid_request', 'Say the beginning of a postcode or of a name.');
  end if;
  return (
    with recursive countries as (
      select min(m.country_code) as country_code from private.area_months m
      union all
      select (select min(m.country_code) from private.area_months m where m.country_code > c.country_code)
      from countries c where c.country_code is not null),
    places as (
      select c.country_code,
        (select min(m.area_code) from private.area_months m where m.country_code = c.country_code) as area_code,
        1 as place
      from countries c where c.country_code is not null
      union all
      select p.country_code, (select min(m.area_code) from private.area_months m
        where m.country_code = p.country_code and m.area_code > p.area_code), p.place + 1
      from places p where p.area_code is not null and p.place < most),
    found as (
      select p.country_code, p.area_code from places p
      where p.area_code is not null and (starts_with(p.area_code, asked)
        or asked !~ '[0-9]' and starts_with(upper(private.name_of_area(p.country_code, p.area_code)), asked))
      order by p.country_code <> 'GB', p.country_code, p.area_code limit 24)
    select coalesce(jsonb_agg(jsonb_build_object('country', f.country_code, 'code', f.area_code,
      'name', private.name_of_area(f.country_code, f.area_code))
      order by f.country_code <> 'GB', f.country_code, f.area_code), '[]')
    from found f);
end $$;
comment on function private.sold_places is
  'Up to 24 areas with sales: those whose postcode or name begins so, or the first of all.';
select private.expose('private.sold_places(text)', 'anon', 'authenticated');

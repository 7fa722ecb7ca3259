-- Near sales and drawn areas of a million sales are read quickly.
--
-- A few streets are found by place alone, column by column: with kinds and years among the conditions the planner took
-- an index of the whole country instead. A drawn area asks for what is held back by its key, and no longer which homes
-- of whole districts are being guessed.

create or replace function private.sales_near(west double precision, south double precision, east double precision,
  north double precision, from_year integer default null, to_year integer default null, types text[] default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 100;
  widest constant bigint := 128;
  kinds "char"[] := array(select k.kind from unnest('{D,S,T,F,O}'::"char"[]) k (kind)
    where types is null or private.kind_word(k.kind) = any (types));
  top_left bigint := private.tile_of(least(greatest(north, -85), 85), least(greatest(west, -180), 180));
  bottom_right bigint := private.tile_of(least(greatest(south, -85), 85), least(greatest(east, -180), 180));
  near private.sales[];
  awaited uuid[];
begin
  if coalesce(not (west < east and south < north), true) or from_year > to_year
    or cardinality(types) not between 1 and 5 or cardinality(kinds) < cardinality(types)
    or from_year not between 1900 and 2100 or to_year not between 1900 and 2100 then
    perform private.refuse(422, 'invalid_request', 'Say a rectangle, a span of years and kinds of homes.');
  end if;
  if (bottom_right >> 20) - (top_left >> 20) >= widest
    or (bottom_right & 1048575) - (top_left & 1048575) >= widest then
    perform private.refuse(422, 'invalid_request', 'Single sales are shown of a few streets. Come nearer.');
  end if;
  -- Few of these can be homes that are being guessed: a hundred more than are shown leave enough.
  near := array(
    select s from (
      select f.* from generate_series(top_left >> 20, bottom_right >> 20) col (x)
      cross join lateral (
        select c.* from private.sales c where c.place between col.x << 20 | (top_left & 1048575)
          and col.x << 20 | (bottom_right & 1048575) offset 0) f
      where f.kind = any (kinds) and (from_year is null or f.sold_on >= make_date(from_year, 1, 1))
        and (to_year is null or f.sold_on <= make_date(to_year, 12, 31))
      order by f.sold_on desc, f.id limit 2 * most) s);
  awaited := private.sales_that_await(near);
  near := array(select s from unnest(near) s where s.id <> all (awaited) order by s.sold_on desc, s.id);
  return jsonb_build_object('sales', private.describe_sales(near[1:most]), 'has_more', cardinality(near) > most);
end $$;

create or replace function private.drawn_area(country_code text, codes text[] default null, polygon jsonb default null,
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

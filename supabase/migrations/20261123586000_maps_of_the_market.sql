-- The market on a map: where it begins, where a place is, and the sales themselves once one has come near.
--
-- From afar a map shows cells (sold_cells). From near it shows single sales, each in the middle of its postcode, and
-- asks which of them are of homes that a game has still to guess (sales_that_await), as every list of sales does.

create function private.sold_markets() returns jsonb
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
    cross join lateral (select m.currency from private.area_months m where m.country_code = k.country limit 1) c
    join private.market_cells t on t.level = 9 and t.kind = 'A' and t.currency = c.currency
    group by k.country, c.currency) m
$$;
comment on function private.sold_markets is
  'Countries of which sales are known, most first: where they lie, in which currency, and where they were read.';
select private.expose('private.sold_markets()', 'anon', 'authenticated');

-- As near as a postcode is known.
create function private.spot_of(place bigint, out latitude double precision, out longitude double precision)
language sql immutable parallel safe set search_path = '' as $$
  select degrees(atan(sinh(pi() * (1 - 2 * ((place & 1048575) + 0.5) / 1048576)))),
    ((place >> 20) + 0.5) / 1048576 * 360 - 180
$$;
comment on function private.spot_of is 'The middle of the tile that tile_of gave a number.';

-- Where a place lies. Of a large town a few thousand sales say it as well as all of them.
create function private.market_place(place_kind text, place text, country text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  of_country text;
  found jsonb;
begin
  if place_kind is null or place is null or place_kind not in ('start', 'district', 'letters', 'town')
    or length(place) not between 1 and 60 or place_kind <> 'town' and place !~ '^[A-Z0-9 ]+$'
    or length(country) <> 2 then
    perform private.refuse(422, 'invalid_request', 'Say a place, and what kind of place it is.');
  end if;
  foreach of_country in array case when country is not null then array[country]
      else private.market_countries() end loop
    if place_kind = 'town' then
      -- Which of their homes are being guessed matters to nobody here (awaits_guesses()): a place is no sale.
      select jsonb_build_object('country', of_country, 'west', min(p.longitude), 'south', min(p.latitude),
        'east', max(p.longitude), 'north', max(p.latitude)) into found
      from (select s.place as tile from private.sales s
        where s.country_code = of_country and upper(s.town) = upper(place) and s.place is not null limit 5000) s
        cross join lateral private.spot_of(s.tile) p having count(*) > 0;
    else
      select jsonb_build_object('country', of_country, 'west', min(p.longitude), 'south', min(p.latitude),
        'east', max(p.longitude), 'north', max(p.latitude)) into found
      from private.postcodes p where p.country_code = of_country
        and p.postcode >= place collate "C" and p.postcode < place || '~' collate "C"
        and p.postcode ~ case place_kind when 'start' then '' when 'district' then '^' || place || '([A-Z]? |$)'
          else '^' || place || '[0-9]' end
      having count(*) > 0;
    end if;
    exit when found is not null;
  end loop;
  return found;
end $$;
comment on function private.market_place is
  'Where a place of which sales are known lies, as people name it; null where nothing is known of it.';
select private.expose('private.market_place(text, text, text)', 'anon', 'authenticated');

-- Latest first, as many as a map can tell apart. How many there are in all is said by cells alone, since a count would
-- tell of sales that are left out.
-- They are found by place alone, column by column: with kinds and years among the conditions the planner took an index
-- of the whole country instead.
create function private.sales_near(west double precision, south double precision, east double precision,
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
comment on function private.sales_near is
  'The latest hundred sales of a few streets, without those of homes that some game has still to guess.';
select private.expose('private.sales_near(double precision, double precision, double precision, double precision, '
  'integer, integer, text[])', 'anon', 'authenticated');

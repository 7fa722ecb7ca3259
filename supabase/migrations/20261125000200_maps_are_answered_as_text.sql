-- A map of two thousand cells is answered in half the time.
--
-- Of a cell two rows of its grid are looked into where the quartiles are, instead of taking one from the other as a
-- whole; the grid is kept as it is, since unpacking it took longer than reading it; and the answer is written as text.

alter table private.market_cells alter column grid set storage external;

-- As if each bin's sales were spread evenly over it.
create function private.quartiles_of_grid(grid integer[], bins integer, first_bin integer, year_before integer,
  final_year integer, out sales integer, out lower double precision, out middle double precision,
  out upper double precision)
language plpgsql immutable set search_path = '' as $$
declare
  row_before constant integer := greatest(least(year_before, final_year), -1);
  -- Both rows, or the one, taken out of the grid at once: it is unpacked each time that it is looked into.
  is_first constant boolean := row_before < 0;
  begins constant integer := case when is_first then final_year else row_before end;
  part constant integer[] := grid[begins * bins + 1 : (final_year + 1) * bins];
  until constant integer := (final_year - begins) * bins;
  low integer;
  high integer;
  bin integer;
  here integer;
  before integer;
  share double precision;
begin
  if final_year < 0 then
    sales := 0;
    return;
  end if;
  sales := part[until + bins] - case when is_first then 0 else part[bins] end;
  if sales < 5 then
    return;
  end if;
  low := 1;
  for quarter in 1 .. 3 loop
    -- The first bin up to which so many sales are: a quarter of them, rounded up.
    share := quarter * sales / 4.0::double precision;
    high := bins;
    while low < high loop
      bin := (low + high) / 2;
      if (part[until + bin] - case when is_first then 0 else part[bin] end < share) then
        low := bin + 1;
      else
        high := bin;
      end if;
    end loop;
    here := part[until + low] - case when is_first then 0 else part[low] end;
    before := case when low = 1 then 0 when is_first then part[until + low - 1]
      else part[until + low - 1] - part[low - 1] end;
    share := first_bin + low - 1 + (share - before) / (here - before);
    case quarter when 1 then lower := share; when 2 then middle := share; else upper := share; end case;
  end loop;
end $$;
comment on function private.quartiles_of_grid is
  'Sales of a span of years in a grid, and where on the scale of bins the quarters of them are reached.';

create or replace function private.cells_between(of_level integer, kinds "char"[], x0 integer, x1 integer,
  y0 integer, y1 integer, from_year integer, to_year integer)
returns table (x integer, y integer, currency text, sales integer, lower double precision, middle double precision,
  upper double precision)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  before_code constant smallint := (from_year - 2000) * 256 - 129;
  final_code constant smallint := (to_year - 2000) * 256 + 127;
begin
  if cardinality(kinds) = 1 then
    return query
    select r.x, r.y, r.currency, r.n, r.bins[(r.n + 3) / 4] + 0.5::double precision,
      r.bins[(r.n + 1) / 2] + 0.5::double precision, r.bins[(3 * r.n + 3) / 4] + 0.5::double precision
    from (
      select c.x, c.y, c.currency, c.until - c.before as n, case when c.until - c.before >= 5 then array(
        select ((o.code + 128) & 255)::integer from unnest(c.codes[c.before + 1 : c.until]) o (code) order by 1) end
        as bins
      from (
        select m.x, m.y, m.currency, m.codes, width_bucket(before_code, m.codes) as before,
          width_bucket(final_code, m.codes) as until
        from generate_series(x0, x1) as col (x)
        join private.market_cells m on m.level = of_level and m.kind = kinds[1] and m.x = col.x
          and m.y between y0 and y1 and m.codes is not null
        offset 0) c
      offset 0) r
    where r.n > 0 limit 2000;
    return query
    select m.x, m.y, m.currency, q.sales, q.lower, q.middle, q.upper
    from generate_series(x0, x1) as col (x)
    join private.market_cells m on m.level = of_level and m.kind = kinds[1] and m.x = col.x and m.y between y0 and y1
      and m.codes is null
    cross join lateral private.quartiles_of_grid(m.grid, m.bins, m.first_bin, from_year - 1 - m.first_year,
      least(to_year - m.first_year, m.years - 1)) q
    where q.sales > 0 limit 2000;
    return;
  end if;
  return query
  with cells as (
    select m.* from generate_series(x0, x1) as col (x) cross join unnest(kinds) k (kind)
    join private.market_cells m on m.level = of_level and m.kind = k.kind and m.x = col.x and m.y between y0 and y1),
  parts as (
    select m.x, m.y, m.currency, (o.code + 128) & 255 as bin, 1 as n
    from cells m cross join lateral unnest(m.codes[width_bucket(before_code, m.codes) + 1
      : width_bucket(final_code, m.codes)]) o (code)
    where m.codes is not null
    union all
    select m.x, m.y, m.currency, m.first_bin + o.turn::integer - 1,
      o.upto - coalesce(lag(o.upto) over (partition by m.x, m.y, m.kind, m.currency order by o.turn), 0)
    from cells m cross join lateral unnest(private.grid_between(m.grid, m.bins, m.years,
      from_year - 1 - m.first_year, to_year - m.first_year)) with ordinality o (upto, turn)
    where m.codes is null),
  summed as (
    select p.x, p.y, p.currency, p.bin, sum(p.n)::integer as n from parts p where p.n > 0 group by 1, 2, 3, 4),
  run as (
    select s.x, s.y, s.currency, s.bin, s.n, sum(s.n) over (partition by s.x, s.y, s.currency order by s.bin) as upto,
      sum(s.n) over (partition by s.x, s.y, s.currency)::integer as total from summed s)
  select r.x, r.y, r.currency, r.total,
    (array_agg(r.bin + (0.25 * r.total - r.upto + r.n)::double precision / r.n order by r.bin)
      filter (where r.total >= 5 and r.upto >= 0.25 * r.total))[1],
    (array_agg(r.bin + (0.5 * r.total - r.upto + r.n)::double precision / r.n order by r.bin)
      filter (where r.total >= 5 and r.upto >= 0.5 * r.total))[1],
    (array_agg(r.bin + (0.75 * r.total - r.upto + r.n)::double precision / r.n order by r.bin)
      filter (where r.total >= 5 and r.upto >= 0.75 * r.total))[1]
  from run r group by r.x, r.y, r.currency, r.total limit 2000;
end $$;
drop function private.quartiles_of(integer[], integer);

drop function public.sold_cells(double precision, double precision, double precision, double precision, integer,
  integer, integer, text[]);
drop function private.sold_cells(double precision, double precision, double precision, double precision, integer,
  integer, integer, text[]);
-- What a map shows of a rectangle: at most 2,000 cells, of the finest level that has no more. Fewer than five sales are
-- so few, and have no price: each would be some home's. A price is right within its bin of 10 %.
create function private.sold_cells(west double precision, south double precision, east double precision,
  north double precision, zoom integer, from_year integer default null, to_year integer default null,
  types text[] default null) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  top_left bigint;
  bottom_right bigint;
  chosen integer := least(greatest(coalesce(zoom, 0) + 4, 5), 15);
  kinds "char"[] := array(select k.kind from (values ('detached', 'D'::"char"), ('semi-detached', 'S'),
    ('terraced', 'T'), ('flat', 'F'), ('other', 'O')) k (word, kind) where k.word = any (types));
  x0 integer;
  x1 integer;
  y0 integer;
  y1 integer;
  silent integer[];
begin
  if west is null or south is null or east is null or north is null or not (west < east and south < north)
    or cardinality(types) > 5 or cardinality(kinds) < cardinality(types) or from_year > to_year then
    perform private.refuse(422, 'invalid_request', 'Say a rectangle, a span of years and kinds of homes.');
  end if;
  if cardinality(kinds) in (0, 5) then
    kinds := '{A}';
  end if;
  chosen := chosen - (chosen + 1) % 2;
  top_left := private.tile_of(least(greatest(north, -85), 85), least(greatest(west, -180), 180));
  bottom_right := private.tile_of(least(greatest(south, -85), 85), least(greatest(east, -180), 180));
  loop
    x0 := (top_left >> 20) >> (20 - chosen);
    x1 := (bottom_right >> 20) >> (20 - chosen);
    y0 := (top_left & 1048575) >> (20 - chosen);
    y1 := (bottom_right & 1048575) >> (20 - chosen);
    exit when chosen <= 5 or (x1 - x0 + 1)::bigint * (y1 - y0 + 1) <= 2000;
    chosen := chosen - 2;
  end loop;
  -- Where a sale was held and is still counted, nothing is said.
  silent := array(select ((t.tile >> 15) >> (15 - chosen)) << 15 | ((t.tile & 32767) >> (15 - chosen))
    from private.sales_to_count t where t.is_hold and t.tile is not null);
  -- Written as text: as so many values of jsonb it takes longer than to find them.
  return (
    select coalesce('[' || string_agg(concat('{"x":', c.x, ',"y":', c.y, ',"z":', chosen, ',"currency":',
        to_json(c.currency), ',"count":', case when s.is_few then 4 else c.sales end, ',"few":',
        case when s.is_few then 'true,"median_minor":null,"lower_minor":null,"upper_minor":null}'
          else concat('false,"median_minor":', round(100 * exp(c.middle * ln(1.1::double precision)))::bigint,
            ',"lower_minor":', round(100 * exp(c.lower * ln(1.1::double precision)))::bigint,
            ',"upper_minor":', round(100 * exp(c.upper * ln(1.1::double precision)))::bigint, '}') end), ','
      order by c.x, c.y, c.currency) || ']', '[]')::json
    from private.cells_between(chosen, kinds, x0, x1, y0, y1, least(greatest(coalesce(from_year, 1900), 1900), 2101),
      least(greatest(coalesce(to_year, 2100), 1899), 2100)) c
    cross join lateral (select c.sales < 5 or (c.x << 15 | c.y) = any (silent) as is_few) s);
end $$;
comment on function private.sold_cells is
  'Sales of a rectangle as cells: how many, and from five on the median and the middle half of their prices.';
select private.expose('private.sold_cells(double precision, double precision, double precision, double precision, '
  'integer, integer, integer, text[])', 'anon', 'authenticated');

-- What is there is written anew as it will be.
update private.market_cells m set grid = m.grid || '{}'::integer[] where m.grid is not null;

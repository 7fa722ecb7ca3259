-- A map of all years is answered at once, and one of some years in less time.
--
-- Most who open a map ask for all years. Where a cell holds many sales, where its quarters lie is kept with it, so that
-- nothing is unpacked or sorted for them. For a span of years two rows of its grid are taken, one less the other, and
-- searched by the server's own search. Of several kinds a place's counts are added bin by bin: what was sorted and
-- summed as so many rows before is so many additions.

-- A bin is right within 10 %: in the middle of one is as near as its edges.
create function private.quarters_of_bins(sorted integer[]) returns double precision[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  n constant integer := cardinality(sorted);
begin
  return array[sorted[(n + 3) / 4] + 0.5::double precision, sorted[(n + 1) / 2] + 0.5::double precision,
    sorted[(3 * n + 3) / 4] + 0.5::double precision];
end $$;
comment on function private.quarters_of_bins is
  'Where on the scale of bins a quarter, a half and three quarters of some sales are reached, from the sorted bin of '
  'each.';

create function private.quarters_of_counts(upto integer[], first_bin integer) returns double precision[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  n constant integer := upto[cardinality(upto)];
  -- So many bins hold less than a quarter: the next one reaches it.
  low constant integer := width_bucket((n + 3) / 4 - 1, upto);
  half constant integer := width_bucket((n + 1) / 2 - 1, upto);
  high constant integer := width_bucket((3 * n + 3) / 4 - 1, upto);
  before_low constant integer := case when low > 0 then upto[low] else 0 end;
  before_half constant integer := case when half > 0 then upto[half] else 0 end;
  before_high constant integer := case when high > 0 then upto[high] else 0 end;
begin
  return array[
    first_bin + low + (0.25::double precision * n - before_low) / (upto[low + 1] - before_low),
    first_bin + half + (0.5::double precision * n - before_half) / (upto[half + 1] - before_half),
    first_bin + high + (0.75::double precision * n - before_high) / (upto[high + 1] - before_high)];
end $$;
comment on function private.quarters_of_counts is
  'Where on the scale of bins a quarter, a half and three quarters of some sales are reached, from counts up to each '
  'bin. Within a bin sales count as spread evenly.';

create function private.quarters_of_cell(codes smallint[], grid integer[], bins integer, first_bin integer)
returns double precision[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if codes is null then
    return private.quarters_of_counts(grid[cardinality(grid) - bins + 1 : cardinality(grid)], first_bin);
  end if;
  return private.quarters_of_bins(array(select ((unnest(codes) + 128) & 255)::integer order by 1));
end $$;
comment on function private.quarters_of_cell is
  'Where on the scale of bins the quarters of all sales of a cell are reached.';

-- Of fewer sales than these they are found as quickly as they are read.
alter table private.market_cells add column quarters double precision[] generated always as (
  case when sales >= 40 then private.quarters_of_cell(codes, grid, bins, first_bin) end) stored;
comment on column private.market_cells.quarters is
  'Where on the scale of bins a quarter, a half and three quarters of its sales are reached; null of a cell of few';

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
    -- Without the offsets what is computed once would be computed for each place that it is named in.
    return query
    select r.x, r.y, r.currency, r.n, r.quarters[1], r.quarters[2], r.quarters[3]
    from (
      select s.x, s.y, s.currency, s.n, case
        when s.n < 5 then null
        when s.n = s.sales and s.quarters is not null then s.quarters
        when s.codes is not null then private.quarters_of_bins(array(
          select ((unnest(s.codes[s.before + 1 : s.final]) + 128) & 255)::integer order by 1))
        when s.before < 0 then private.quarters_of_counts(s.upto, s.first_bin)
        else private.quarters_of_counts(array(select unnest(s.upto) - unnest(s.upto_before)), s.first_bin) end
        as quarters
      from (
        select g.*, case when g.codes is not null then g.final - g.before when g.final < 0 then 0
          when g.is_whole then g.sales else g.upto[g.bins] - coalesce(g.upto_before[g.bins], 0) end as n
        from (
          select y.*, y.grid[y.final * y.bins + 1 : (y.final + 1) * y.bins] as upto,
            case when y.before >= 0 then y.grid[y.before * y.bins + 1 : (y.before + 1) * y.bins] end as upto_before
          from (
            -- The grid is fetched here and once: each look into a column that lies apart would fetch it again.
            select m.x, m.y, m.currency, m.sales, m.codes, m.quarters, m.bins, m.first_bin, f.before, f.final,
              f.is_whole, case when m.codes is null and f.final >= 0 and not f.is_whole
                then m.grid || '{}'::integer[] end as grid
            from generate_series(x0, x1) as col (x)
            join private.market_cells m on m.level = of_level and m.kind = kinds[1] and m.x = col.x
              and m.y between y0 and y1
            cross join lateral (
              select b.before, b.final, b.before < 0 and b.final = m.years - 1 as is_whole
              from (
                select case when m.codes is null then least(from_year - 1 - m.first_year, m.years - 1)
                    else width_bucket(before_code, m.codes) end as before,
                  case when m.codes is null then least(to_year - m.first_year, m.years - 1)
                    else width_bucket(final_code, m.codes) end as final offset 0) b offset 0) f
            offset 0) y
          offset 0) g
        offset 0) s
      where s.n > 0 offset 0) r
    limit 2000;
    return;
  end if;
  return query
  with cells as materialized (
    select m.x, m.y, m.currency, m.bins, m.first_bin, m.kind, m.codes is null as is_grid,
      m.codes[width_bucket(before_code, m.codes) + 1 : width_bucket(final_code, m.codes)] as codes,
      case when m.codes is null and y.final >= 0 then m.grid[y.final * m.bins + 1 : (y.final + 1) * m.bins] end as upto,
      case when m.codes is null and y.before >= 0
        then m.grid[y.before * m.bins + 1 : (y.before + 1) * m.bins] end as upto_before
    from generate_series(x0, x1) as col (x) cross join unnest(kinds) k (kind)
    join private.market_cells m on m.level = of_level and m.kind = k.kind and m.x = col.x and m.y between y0 and y1
    cross join lateral (select least(from_year - 1 - m.first_year, m.years - 1) as before,
      least(to_year - m.first_year, m.years - 1) as final) y),
  -- Of a place each kind's counts, up to four of them as all five are asked for as one, and the codes of the others.
  places as materialized (
    select c.x, c.y, c.currency, bool_or(c.upto is not null) as has_grid,
      coalesce(max(c.codes) filter (where c.kind = kinds[1]), '{}') || max(c.codes) filter (where c.kind = kinds[2])
        || max(c.codes) filter (where c.kind = kinds[3]) || max(c.codes) filter (where c.kind = kinds[4]) as codes,
      min(c.first_bin) as first_bin, max(c.first_bin + c.bins) as end_bin,
      max(d.upto) filter (where c.kind = kinds[1]) as upto_1, max(d.upto) filter (where c.kind = kinds[2]) as upto_2,
      max(d.upto) filter (where c.kind = kinds[3]) as upto_3, max(d.upto) filter (where c.kind = kinds[4]) as upto_4,
      max(c.first_bin) filter (where c.kind = kinds[1]) as first_1,
      max(c.first_bin) filter (where c.kind = kinds[2]) as first_2,
      max(c.first_bin) filter (where c.kind = kinds[3]) as first_3,
      max(c.first_bin) filter (where c.kind = kinds[4]) as first_4
    from cells c
    cross join lateral (select case when c.upto_before is null then c.upto
      else array(select unnest(c.upto) - unnest(c.upto_before)) end as upto offset 0) d
    group by c.x, c.y, c.currency),
  sorted as materialized (
    select p.*, array(select ((unnest(p.codes) + 128) & 255)::integer order by 1) as bins
    from places p),
  counted as materialized (
    select s.x, s.y, s.currency, s.low, array(
      select coalesce(s.upto_1[least(b - s.first_1 + 1, cardinality(s.upto_1))], 0)
        + coalesce(s.upto_2[least(b - s.first_2 + 1, cardinality(s.upto_2))], 0)
        + coalesce(s.upto_3[least(b - s.first_3 + 1, cardinality(s.upto_3))], 0)
        + coalesce(s.upto_4[least(b - s.first_4 + 1, cardinality(s.upto_4))], 0)
        + case when s.is_mixed then width_bucket(b, s.bins) else 0 end
      from generate_series(s.low, s.high) b) as upto
    from (
      select p.*, least(p.first_bin, p.bins[1]) as low, greatest(p.end_bin - 1, p.bins[cardinality(p.bins)]) as high,
        p.bins <> '{}' as is_mixed
      from sorted p where p.has_grid offset 0) s),
  answer as (
    select s.x, s.y, s.currency, cardinality(s.bins) as n,
      case when cardinality(s.bins) >= 5 then private.quarters_of_bins(s.bins) end as quarters
    from sorted s where not s.has_grid
    union all
    select c.x, c.y, c.currency, c.upto[cardinality(c.upto)],
      case when c.upto[cardinality(c.upto)] >= 5 then private.quarters_of_counts(c.upto, c.low) end
    from counted c)
  select a.x, a.y, a.currency, a.n, a.quarters[1], a.quarters[2], a.quarters[3]
  from answer a where a.n > 0 limit 2000;
end $$;
drop function private.quartiles_of_grid(integer[], integer, integer, integer, integer);
drop function private.cell_of_place(integer, integer, text);

-- A currency is three capital letters, as currency_of_cell reads it, and needs no quoting.
create or replace function private.sold_cells(west double precision, south double precision, east double precision,
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
  bin_width constant double precision := ln(1.1::double precision);
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
  -- Written as text and piece by piece: as so many values of jsonb, or by concat, it takes longer than to find them.
  return (
    select coalesce('[' || string_agg('{"x":' || c.x || ',"y":' || c.y || ',"z":' || chosen || ',"currency":"'
        || c.currency || '","count":' || case when s.is_few
          then '4,"few":true,"median_minor":null,"lower_minor":null,"upper_minor":null}'
          else c.sales || ',"few":false,"median_minor":' || round(100 * exp(c.middle * bin_width))::bigint
            || ',"lower_minor":' || round(100 * exp(c.lower * bin_width))::bigint
            || ',"upper_minor":' || round(100 * exp(c.upper * bin_width))::bigint || '}' end, ','
      order by c.x << 15 | c.y, c.currency) || ']', '[]')::json
    from private.cells_between(chosen, kinds, x0, x1, y0, y1, least(greatest(coalesce(from_year, 1900), 1900), 2101),
      least(greatest(coalesce(to_year, 2100), 1899), 2100)) c
    cross join lateral (select c.sales < 5 or (c.x << 15 | c.y) = any (silent) as is_few) s);
end $$;

-- A row has one column more.
create or replace function private.add_to_cells(of_level integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  all_kinds constant bigint := ascii('A') << 15;
begin
  create temp table fresh_cells on commit drop as
  select f.kind, f.x, f.y, f.currency, f.fresh
  from (
    select c.kind, c.x, c.y, c.currency, private.add_to_cell(case when m.level is null
      then row(of_level, c.kind, c.x, c.y, c.currency, 0, null, null, null, null, null, null,
        null)::private.market_cells
      else m end, c.codes, c.counts) as fresh
    from (
      select (t.cell >> 15 & 127)::integer::"char" as kind, (t.cell >> 37)::integer as x,
        (t.cell >> 22 & 32767)::integer as y, private.currency_of_cell(t.cell) as currency,
        array_agg(t.code order by t.code) as codes, array_agg(t.sales order by t.code) as counts
      from (
        select k.cell, k.code, k.sales from pg_temp.tally k
        union all
        select k.cell & ~4161536::bigint | all_kinds, k.code, sum(k.sales)::integer from pg_temp.tally k
        group by 1, 2 having sum(k.sales) <> 0) t
      group by t.cell) c
    left join private.market_cells m on m.level = of_level and m.kind = c.kind and m.x = c.x and m.y = c.y
      and m.currency = c.currency
    offset 0) f;
  delete from private.market_cells m using pg_temp.fresh_cells f
  where m.level = of_level and m.kind = f.kind and m.x = f.x and m.y = f.y and m.currency = f.currency
    and (f.fresh).sales <= 0;
  insert into private.market_cells as m (level, kind, x, y, currency, sales, codes, first_year, years, first_bin,
    bins, grid)
  select of_level, f.kind, f.x, f.y, f.currency, (f.fresh).sales, (f.fresh).codes, (f.fresh).first_year,
    (f.fresh).years, (f.fresh).first_bin, (f.fresh).bins, (f.fresh).grid
  from pg_temp.fresh_cells f where (f.fresh).sales > 0
  on conflict (level, kind, x, y, currency) do update set sales = excluded.sales, codes = excluded.codes,
    first_year = excluded.first_year, years = excluded.years, first_bin = excluded.first_bin, bins = excluded.bins,
    grid = excluded.grid;
  drop table pg_temp.fresh_cells;
end $$;

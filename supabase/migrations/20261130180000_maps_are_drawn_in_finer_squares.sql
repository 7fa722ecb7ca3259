-- Maps are drawn in finer squares, and answered in less time.
--
-- Cells were kept at every second zoom, so a map had squares of up to ninety pixels: a region was ten of them. They are
-- kept at each zoom now but one: at the second finest there would be a third as many rows again. What a map is answered
-- with is bounded by the work: of several kinds of homes fewer squares are read.

create function private.cell_levels() returns integer[]
language sql immutable parallel safe set search_path = '' as $$
  select '{15,13,12,11,10,9,8,7,6,5}'::integer[]
$$;
comment on function private.cell_levels is 'The zooms whose tiles are kept as cells of the market, finest first.';

-- So many cells of a rectangle are read in about the same time. More are never drawn.
create function private.most_cells(kinds integer) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select case when kinds <= 1 then 1300 when kinds = 2 then 650 when kinds = 3 then 450 else 380 end
$$;
comment on function private.most_cells is 'Of how many cells a map of so many kinds of homes is made at most.';

drop function private.tally_coarser();
create function private.tally_coarser(steps integer, is_single boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if is_single then
    create temp table coarser on commit drop as
    select ((t.cell >> (37 + steps)) << 37) | ((((t.cell >> 22) & 32767) >> steps) << 22) | (t.cell & 4194303) as cell,
      t.code, t.sales
    from pg_temp.tally t;
  else
    create temp table coarser on commit drop as
    select ((t.cell >> (37 + steps)) << 37) | ((((t.cell >> 22) & 32767) >> steps) << 22) | (t.cell & 4194303) as cell,
      t.code, sum(t.sales)::integer as sales
    from pg_temp.tally t group by 1, 2 having sum(t.sales) <> 0;
  end if;
  drop table pg_temp.tally;
  alter table pg_temp.coarser rename to tally;
end $$;
comment on function private.tally_coarser is
  'Counts pg_temp.tally by tiles so many zooms coarser; or moves its rows there, each of them one sale.';

create or replace function private.count_cells(tiles integer[] default null) returns void
language plpgsql security definer set search_path = '' set work_mem = '64MB' as $$
declare
  here integer;
  finer integer;
begin
  create temp table tally (cell bigint, code smallint, sales integer) on commit drop;
  with taken as (
    delete from private.cell_changes c
    where tiles is null or c.id in (
      select n.id from unnest(tiles) t (tile)
      join private.cell_changes n on n.cell between t.tile::bigint << 22 and t.tile::bigint << 22 | 4194303)
    returning c.cell, c.code, c.sales)
  insert into pg_temp.tally
  select t.cell, t.code, sum(t.sales)::integer from taken t group by t.cell, t.code having sum(t.sales) <> 0;
  foreach here in array private.cell_levels() loop
    if finer is not null then
      perform private.tally_coarser(finer - here, is_single => false);
    end if;
    exit when not exists (select from pg_temp.tally);
    analyze pg_temp.tally;
    perform private.add_to_cells(here);
    finer := here;
  end loop;
  drop table pg_temp.tally;
end $$;

create or replace function private.store_cells(of_level integer, is_single boolean) returns void
language plpgsql security definer set search_path = '' set work_mem = '24MB' as $$
declare
  kinds constant bigint := 127 << 15;
  all_kinds constant bigint := ascii('A') << 15;
  most constant integer := private.most_codes('A');
  most_of_kind constant integer := private.most_codes('D');
begin
  create temp table cell_currencies on commit drop as
  select c.number, private.currency_of_cell(c.number) as currency
  from (select distinct t.cell & 32767 as number from pg_temp.tally t) c;
  create temp table gathered (cell bigint, sales integer, codes smallint[], counts integer[]) on commit drop;
  if is_single then
    insert into pg_temp.gathered (cell, sales, codes)
    select t.cell, count(*), array_agg(t.code order by t.code) from pg_temp.tally t group by t.cell;
    -- What is sorted by kind is merged: to sort all sales once more takes several times as long.
    insert into pg_temp.gathered (cell, sales, codes)
    select p.cell, p.sales, case when p.kinds = 1 then p.codes else array(select unnest(p.codes) order by 1) end
    from (
      select k.cell & ~kinds | all_kinds as cell, sum(k.sales) as sales, count(*) as kinds,
        coalesce(max(k.codes) filter (where k.kind = 'D'), '{}') || max(k.codes) filter (where k.kind = 'S')
          || max(k.codes) filter (where k.kind = 'T') || max(k.codes) filter (where k.kind = 'F')
          || max(k.codes) filter (where k.kind = 'O') as codes
      from (select g.*, (g.cell >> 15 & 127)::integer::"char" as kind from pg_temp.gathered g) k
      group by 1) p;
  else
    insert into pg_temp.gathered (cell, sales, codes, counts)
    select t.cell, sum(t.sales), array_agg(t.code order by t.code), array_agg(t.sales order by t.code)
    from (
      select k.cell, k.code, k.sales from pg_temp.tally k
      union all
      select k.cell & ~kinds | all_kinds, k.code, sum(k.sales)::integer from pg_temp.tally k group by 1, 2) t
    group by t.cell;
  end if;
  insert into private.market_cells (level, kind, x, y, currency, sales, codes, first_year, years, first_bin, bins,
    grid)
  select of_level, (c.cell >> 15 & 127)::integer::"char", (c.cell >> 37)::integer, (c.cell >> 22 & 32767)::integer,
    u.currency, c.sales, c.few, (c.many).first_year, (c.many).years, (c.many).first_bin, (c.many).bins, (c.many).grid
  from (
    -- Without the offset the grid would be made once for each of its columns.
    select o.cell, o.sales,
      case when o.is_large then null when o.sales = cardinality(o.codes) then o.codes
        else private.repeat_codes(o.codes, o.counts) end as few,
      case when o.is_large then
        private.grid_of(o.codes, coalesce(o.counts, array_fill(1, array[o.sales]))) end as many
    from (
      select g.*, g.sales > case when g.cell & kinds = all_kinds then most else most_of_kind end as is_large
      from pg_temp.gathered g offset 0) o
    offset 0) c
  join pg_temp.cell_currencies u on u.number = c.cell & 32767;
  drop table pg_temp.cell_currencies, pg_temp.gathered;
end $$;

create or replace function private.count_all_cells() returns void
language plpgsql security definer set search_path = '' set work_mem = '24MB' as $$
declare
  -- Nearly every sale of a tile has a year and a price of its own: counting them there would save nothing.
  single constant integer := 13;
  here integer;
  finer integer;
begin
  delete from private.market_cells m;
  create temp table tally (cell bigint, code smallint, sales integer) on commit drop;
  -- As cell_of_sale and code_of_sale say, which asked for each of millions take longer than all else here. Sales that
  -- are held stay out: awaits_guesses() has judged them.
  with taken as (delete from private.cell_changes c)
  insert into pg_temp.tally
  select (((s.place >> 20) >> 5) << 37) | (((s.place & 1048575) >> 5) << 22) | (s.kind::integer << 15)
      | (ascii(s.currency) * 1024 + ascii(substr(s.currency, 2)) * 32 + ascii(substr(s.currency, 3)) - 65 * 1057),
    (date_part('year', s.sold_on) - 2000) * 256 - 128
      + floor(ln(s.price_minor / 100.0::double precision) / ln(1.1::double precision)), 1
  from private.sales s
  where s.place is not null and s.category = 'A'
    and not exists (select from private.held_sales h where h.sale_id = s.id);
  foreach here in array private.cell_levels() loop
    if finer is not null then
      perform private.tally_coarser(finer - here, is_single => here >= single);
    end if;
    analyze pg_temp.tally;
    perform private.store_cells(here, is_single => here >= single);
    finer := here;
  end loop;
  drop table pg_temp.tally;
end $$;

-- What a map shows of a rectangle: of the finest zoom that has no more cells than are read at once. Fewer than five
-- sales are so few, and have no price: each would be some home's. A price is right within its bin of 10 %.
create or replace function private.sold_cells(west double precision, south double precision, east double precision,
  north double precision, zoom integer, from_year integer default null, to_year integer default null,
  types text[] default null) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  top_left bigint;
  bottom_right bigint;
  chosen integer;
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
  top_left := private.tile_of(least(greatest(north, -85), 85), least(greatest(west, -180), 180));
  bottom_right := private.tile_of(least(greatest(south, -85), 85), least(greatest(east, -180), 180));
  foreach chosen in array private.cell_levels() loop
    x0 := (top_left >> 20) >> (20 - chosen);
    x1 := (bottom_right >> 20) >> (20 - chosen);
    y0 := (top_left & 1048575) >> (20 - chosen);
    y1 := (bottom_right & 1048575) >> (20 - chosen);
    exit when chosen <= coalesce(zoom, 0) + 4
      and (x1 - x0 + 1)::bigint * (y1 - y0 + 1) <= private.most_cells(cardinality(kinds));
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

-- What was counted is counted at the further zooms as well.
do $$
begin
  perform pg_advisory_xact_lock(hashtext('figures of the market'));
  if exists (select from private.market_cells m) then
    perform private.count_all_cells();
  end if;
end $$;

-- A file of a whole country is imported about as quickly as it can be written.
--
-- What costs most of an import is neither reading nor writing: it is keeping six indexes and every figure right after
-- each piece of it. A file that brings much beside what is there goes another way. Indexes that serve lists and maps
-- alone are set aside, noted with their definition in the same transaction, and built once at the end; figures are
-- counted once from the sales, each level from the finer one. Nothing else is given up: a sale of a home that is being
-- guessed is held in the transaction that brings it, and what is shown stays right, only slower.

create table private.indexes_set_aside (
  name text not null,
  definition text not null,
  set_aside_at timestamptz not null default now(),
  constraint an_index_is_set_aside_once primary key (name)
);
comment on table private.indexes_set_aside is
  'Indexes of sales that wait for the end of an import, which builds them again.';
alter table private.indexes_set_aside enable row level security;

-- Not those that homes in play are held by (hold_sales_of_homes): these are needed at every moment.
create function private.set_indexes_aside() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  found record;
  gone integer := 0;
begin
  -- Of sales nothing is read, so awaits_guesses() has nothing to say.
  for found in
    select c.relname as name, pg_catalog.pg_get_indexdef(i.indexrelid) as definition
    from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'private.sales'::regclass and not i.indisunique and c.relname <> 'sales_by_postcode'
    order by c.relname
  loop
    insert into private.indexes_set_aside (name, definition) values (found.name, found.definition);
    execute format('drop index private.%I', found.name);
    gone := gone + 1;
  end loop;
  -- Its figures are counted from all sales: no piece has to note where it changed some.
  if not exists (select from private.sales_to_count t where t.tile is null and t.month_on is null) then
    insert into private.sales_to_count (is_hold) values (false);
  end if;
  return gone;
end $$;
comment on function private.set_indexes_aside is
  'Sets the indexes of sales aside that an import of very many rows builds again at its end; how many.';

-- One in a transaction: an import that is killed between two of them goes on with the next.
create function private.build_index_set_aside() returns text
language plpgsql security definer set search_path = '' as $$
declare
  next private.indexes_set_aside;
begin
  delete from private.indexes_set_aside a
  where a.name = (select b.name from private.indexes_set_aside b order by b.name limit 1) returning a.* into next;
  if next.name is not null and to_regclass(format('private.%I', next.name)) is null then
    execute next.definition;
  end if;
  return next.name;
end $$;
comment on function private.build_index_set_aside is
  'Builds one of the indexes again that were set aside; its name, null when there is none.';

create function private.are_indexes_aside() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.indexes_set_aside);
end $$;
comment on function private.are_indexes_aside is
  'Is an import of very many sales under way? What reads districts in the background waits for its end.';

-- A district is a range of its postcodes (and the one that is all of it), so that one index finds a home's sales.
create or replace function private.hold_sales_of_homes(asset_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held uuid[];
begin
  -- It asks awaits_guesses() about each.
  select private.hold_sales(array_agg(distinct c.id)) into held
  from (
    select a.id as asset_id, a.country_code, private.plain_postcode(a.postcode) as code, lower(a.address_line) as line
    from public.assets a where a.id = any (asset_ids) and nullif(a.postcode, '') is not null) a
  cross join lateral (
    select s.id, s.street, s.price_minor, s.area_code is not distinct from s.postcode as is_wide
    from private.sales s where s.country_code = a.country_code and s.postcode = any (private.postcode_forms(a.code))
    union all
    select s.id, s.street, s.price_minor, true
    from private.sales s where s.country_code = a.country_code and s.postcode >= (a.code || ' ') collate "C"
      and s.postcode < (a.code || '!') collate "C" and s.area_code = a.code) c
  where not c.is_wide or strpos(a.line, lower(c.street)) > 0
    or exists (select from public.listings l join private.listing_prices p on p.listing_id = l.id
      where l.asset_id = a.asset_id and p.amount_minor = c.price_minor);
  perform private.mark_held(array(select s from private.sales s where s.id = any (held)));
end $$;

-- Of a piece of an import nearly all sales are of no home that this site knows. One look at each says which may be.
create or replace function private.follow_sales() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most_marks constant bigint := 200000;
  marks bigint;
  held uuid[];
  moved text;
begin
  if tg_op <> 'DELETE' then
    with homes as materialized (
      select a.id, a.country_code, private.plain_postcode(a.postcode) as code, lower(a.address_line) as line
      from public.assets a where nullif(a.postcode, '') is not null),
    codes as materialized (select distinct h.country_code, h.code from homes h),
    near as materialized (
      select c.id, c.country_code, c.area_code, lower(c.street) as street, c.price_minor,
        translate(upper(c.postcode), ' -.', '') as plain
      from come c
      where (c.country_code, translate(upper(c.postcode), ' -.', '')) in (select k.country_code, k.code from codes k)
        or (c.country_code, c.area_code) in (select k.country_code, k.code from codes k)),
    likely as (
      select n.id from near n join homes h on h.country_code = n.country_code and h.code = n.plain
      union
      select n.id from near n join homes h on h.country_code = n.country_code and h.code = n.area_code
      where strpos(h.line, n.street) > 0 or exists (
        select from public.listings l join private.listing_prices p on p.listing_id = l.id
        where l.asset_id = h.id and p.amount_minor = n.price_minor))
    select private.hold_sales(array_agg(k.id)) into held from likely k;
  end if;
  -- A sale that came is in no figure yet, so holding it takes it out of none.
  if tg_op = 'UPDATE' then
    perform private.mark_held(array(select g::private.sales from gone g where g.id = any (held)));
    delete from private.held_sales h using private.sales s
    where s.id = h.sale_id and h.sale_id in (select c.id from come c) and not private.awaits_guesses(s);
  end if;

  if exists (select from private.sales_to_count t where t.tile is null and t.month_on is null) then
    return null;
  end if;
  -- Which of the two tables there are depends on the statement.
  moved := concat_ws(' union all ',
    case when tg_op <> 'INSERT' then 'select place, country_code, area_code, sold_on from gone' end,
    case when tg_op <> 'DELETE' then 'select place, country_code, area_code, sold_on from come' end);
  execute format('select (select count(*) from (%s) f) + coalesce(max(t.id) - min(t.id), 0)
    from private.sales_to_count t', moved) into marks;
  if marks > most_marks then
    insert into private.sales_to_count (is_hold) values (false);
  elsif marks > 0 then
    execute format('insert into private.sales_to_count (tile)
      select distinct (((f.place >> 20) >> 5) << 15 | ((f.place & 1048575) >> 5))::integer
      from (%s) f where f.place is not null', moved);
    execute format('insert into private.sales_to_count (country_code, area_code, month_on)
      select distinct f.country_code, f.area_code, date_trunc(''month'', f.sold_on)::date
      from (%s) f where f.area_code is not null', moved);
  end if;
  return null;
end $$;

-- Of a cell the part that its codes become, where how many sales each stands for is told beside them.
drop function private.grid_of(smallint[], smallint[], integer[], integer, integer, integer, integer);
create function private.grid_of(codes smallint[], counts integer[]) returns private.market_cells
language plpgsql immutable set search_path = '' as $$
declare
  size constant integer := cardinality(codes);
  cell private.market_cells;
  grid integer[];
  first integer;
  width integer;
  at integer;
  row_sum integer;
begin
  cell.first_year := ((codes[1] + 128) >> 8) + 2000;
  cell.years := ((codes[size] + 128) >> 8) + 2001 - cell.first_year;
  select min((c.code + 128) & 255), max((c.code + 128) & 255) + 1 - min((c.code + 128) & 255)
  into cell.first_bin, cell.bins from unnest(codes) c (code);
  width := cell.bins;
  first := (2000 - cell.first_year) * width - cell.first_bin + 1;
  grid := array_fill(0, array[cell.years * width]);
  for place in 1 .. size loop
    at := ((codes[place] + 128) >> 8) * width + ((codes[place] + 128) & 255) + first;
    grid[at] := grid[at] + counts[place];
  end loop;
  for place in 2 .. width loop
    grid[place] := grid[place] + grid[place - 1];
  end loop;
  for year in 1 .. cell.years - 1 loop
    row_sum := 0;
    for place in year * width + 1 .. (year + 1) * width loop
      row_sum := row_sum + grid[place];
      grid[place] := row_sum + grid[place - width];
    end loop;
  end loop;
  cell.grid := grid;
  return cell;
end $$;
comment on function private.grid_of is 'Counts by year and bin, each added up over all years and bins before.';

drop function private.repeat_codes(smallint[], integer[]);
create function private.repeat_codes(codes smallint[], counts integer[]) returns smallint[]
language sql immutable set search_path = '' as $$
  select array_agg(c.code order by c.turn)
  from unnest(codes, counts) with ordinality c (code, times, turn) cross join lateral generate_series(1, c.times)
$$;
comment on function private.repeat_codes is 'Each code as often as its count says.';

-- Reads pg_temp.tally: how many sales a cell has of a code, some of them in several rows. Few sales are read as
-- quickly from their codes as from a grid; of a single kind, which is asked for less often, some more may stay codes.
create function private.store_cells(of_level integer) returns void
language plpgsql security definer set search_path = '' set work_mem = '128MB' as $$
declare
  most_codes constant integer := 200;
  most_codes_of_kind constant integer := 400;
  all_kinds constant bigint := ascii('A') << 15;
begin
  insert into private.market_cells (level, kind, x, y, currency, sales, codes, first_year, years, first_bin, bins,
    grid)
  select of_level, chr((c.cell >> 15 & 127)::integer)::"char", (c.cell >> 37)::integer,
    (c.cell >> 22 & 32767)::integer, private.currency_of_cell(c.cell), c.sales,
    c.few, (c.many).first_year, (c.many).years, (c.many).first_bin, (c.many).bins, (c.many).grid
  from (
    -- Without the offset the grid would be made once for each of its columns.
    select o.cell, o.sales, case when not o.is_large then case when o.sales = cardinality(o.codes) then o.codes
      else private.repeat_codes(o.codes, o.counts) end end as few,
      case when o.is_large then private.grid_of(o.codes, o.counts) end as many
    from (
    select t.cell, sum(t.sales)::integer as sales, array_agg(t.code order by t.code) as codes,
      array_agg(t.sales order by t.code) as counts, sum(t.sales)
        > case when t.cell & 4161536 = all_kinds then most_codes else most_codes_of_kind end as is_large
    from (
      select k.cell, k.code, k.sales from pg_temp.tally k
      union all
      select k.cell & ~4161536::bigint | all_kinds, k.code, k.sales from pg_temp.tally k) t
    group by t.cell) o
    offset 0) c;
end $$;
comment on function private.store_cells is 'Keeps the cells of one level, of each kind and of all kinds together.';

-- Reads pg_temp.marked. A level's cells are what the finer level's are together.
drop function private.count_cells(boolean);
create function private.count_cells() returns void
language plpgsql security definer set search_path = '' set work_mem = '64MB' as $$
declare
  here integer := 15;
  by_place boolean;
begin
  create temp table dirty on commit drop as
    select distinct m.tile >> 15 as x, m.tile & 32767 as y from pg_temp.marked m where m.tile is not null;
  if not exists (select from pg_temp.dirty) then
    drop table pg_temp.dirty;
    return;
  end if;
  analyze pg_temp.dirty;
  -- A tile is 32 looks into the index of places: for many tiles, reading all sales once is less.
  by_place := (select count(*) from pg_temp.dirty) * 40
    < (select c.reltuples from pg_catalog.pg_class c where c.oid = 'private.sales'::regclass);
  -- Sales that are held stay out: awaits_guesses() has judged them.
  create temp table tally on commit drop as
  select (((s.place >> 20) >> 5) << 37) | (((s.place & 1048575) >> 5) << 22) | (ascii(s.kind::text)::bigint << 15)
      | (ascii(s.currency) * 1024 + ascii(substr(s.currency, 2)) * 32 + ascii(substr(s.currency, 3)) - 65 * 1057)
      as cell,
    ((extract(year from s.sold_on)::integer - 2000) * 256 - 128
      + floor(ln(s.price_minor / 100.0::double precision) / ln(1.1::double precision))::integer)::smallint as code,
    1 as sales
  from (
    select o.place, o.currency, o.kind, o.sold_on, o.price_minor from private.sales o
    where not by_place and o.place is not null and o.category = 'A'
      and not exists (select from private.held_sales h where h.sale_id = o.id)
      and (((o.place >> 20) >> 5)::integer, ((o.place & 1048575) >> 5)::integer)
        in (select d.x, d.y from pg_temp.dirty d)
    union all
    select o.place, o.currency, o.kind, o.sold_on, o.price_minor
    from (select d.x, d.y from pg_temp.dirty d where by_place) d
    cross join generate_series(0, 31) col (n)
    cross join lateral (
      select b.* from private.sales b
      where b.place between ((d.x << 5) + col.n)::bigint << 20 | (d.y << 5)
        and ((d.x << 5) + col.n)::bigint << 20 | ((d.y << 5) + 31)
      offset 0) o
    where o.category = 'A' and not exists (select from private.held_sales h where h.sale_id = o.id)) s;
  loop
    delete from private.market_cells m using pg_temp.dirty d where m.level = here and m.x = d.x and m.y = d.y
      and m.kind in ('A', 'D', 'S', 'T', 'F', 'O');
    perform private.store_cells(here);
    exit when here = 5;

    create temp table coarser on commit drop as
    select ((f.cell >> 39) << 37) | ((((f.cell >> 22) & 32767) >> 2) << 22) | (f.cell & 4194303) as cell, f.code,
      sum(f.sales)::integer as sales
    from (
      select t.* from pg_temp.tally t
      union all
      select (m.x::bigint << 37) | (m.y::bigint << 22) | (ascii(m.kind::text)::bigint << 15)
          | (ascii(m.currency) * 1024 + ascii(substr(m.currency, 2)) * 32 + ascii(substr(m.currency, 3)) - 65 * 1057),
        c.code, c.sales
      from (select distinct d.x >> 2 as x, d.y >> 2 as y from pg_temp.dirty d) p
      cross join unnest('{D,S,T,F,O}'::"char"[]) k (kind)
      cross join generate_series(0, 3) col (n)
      join private.market_cells m on m.level = here and m.kind = k.kind and m.x = (p.x << 2) + col.n
        and m.y between p.y << 2 and (p.y << 2) + 3
      cross join lateral private.counts_of_cell(m) c
      where (m.x, m.y) not in (select d.x, d.y from pg_temp.dirty d)) f
    group by 1, 2;
    drop table pg_temp.tally;
    alter table pg_temp.coarser rename to tally;
    create temp table coarser on commit drop as select distinct d.x >> 2 as x, d.y >> 2 as y from pg_temp.dirty d;
    drop table pg_temp.dirty;
    alter table pg_temp.coarser rename to dirty;
    analyze pg_temp.dirty;
    here := here - 2;
  end loop;
  drop table pg_temp.dirty, pg_temp.tally;
end $$;
comment on function private.count_cells is 'Counts the cells of all levels anew where sales changed.';

create function private.count_all_cells() returns void
language plpgsql security definer set search_path = '' set work_mem = '128MB' as $$
begin
  delete from private.market_cells m;
  -- Sales that are held stay out: awaits_guesses() has judged them.
  create temp table tally on commit drop as
  select (((s.place >> 20) >> 5) << 37) | (((s.place & 1048575) >> 5) << 22) | (ascii(s.kind::text)::bigint << 15)
      | (ascii(s.currency) * 1024 + ascii(substr(s.currency, 2)) * 32 + ascii(substr(s.currency, 3)) - 65 * 1057)
      as cell,
    ((extract(year from s.sold_on)::integer - 2000) * 256 - 128
      + floor(ln(s.price_minor / 100.0::double precision) / ln(1.1::double precision))::integer)::smallint as code,
    1 as sales
  from private.sales s
  where s.place is not null and s.category = 'A'
    and not exists (select from private.held_sales h where h.sale_id = s.id);
  for here in reverse 15 .. 5 by 2 loop
    perform private.store_cells(here);
    exit when here = 5;
    create temp table coarser on commit drop as
    select ((t.cell >> 39) << 37) | ((((t.cell >> 22) & 32767) >> 2) << 22) | (t.cell & 4194303) as cell, t.code,
      sum(t.sales)::integer as sales
    from pg_temp.tally t group by 1, 2;
    drop table pg_temp.tally;
    alter table pg_temp.coarser rename to tally;
  end loop;
  drop table pg_temp.tally;
end $$;
comment on function private.count_all_cells is 'Counts the cells of all levels anew, from all sales.';

-- As percentile_cont does, from prices that are in order already.
create function private.quartiles_of_prices(sorted bigint[], out lower bigint, out median bigint, out upper bigint)
language plpgsql immutable set search_path = '' as $$
declare
  final constant integer := cardinality(sorted) - 1;
  at double precision := 0.25 * final;
  low integer := floor(at);
begin
  lower := sorted[low + 1] + (at - low) * (sorted[least(low + 1, final) + 1] - sorted[low + 1]);
  at := 0.5 * final;
  low := floor(at);
  median := sorted[low + 1] + (at - low) * (sorted[least(low + 1, final) + 1] - sorted[low + 1]);
  at := 0.75 * final;
  low := floor(at);
  upper := sorted[low + 1] + (at - low) * (sorted[least(low + 1, final) + 1] - sorted[low + 1]);
end $$;
comment on function private.quartiles_of_prices is 'Median and middle half of prices that are in order.';

-- All months of all areas. Areas are numbers while they are sorted: texts take several times as long.
create function private.count_all_months() returns void
language plpgsql security definer set search_path = '' set work_mem = '128MB' as $$
begin
  delete from private.area_months m;
  delete from private.sector_months m;
  create temp table month_areas on commit drop as
  select a.*, (row_number() over ())::integer as sector,
    (dense_rank() over (order by a.country_code, a.currency, a.area_code))::integer as area
  from (
    select distinct s.country_code, s.currency, s.area_code, s.prefix,
      case when s.country_code = 'GB' and s.prefix <> s.area_code then s.prefix end as sector_code
    from (
      select o.country_code, o.currency, o.area_code, case when o.country_code = 'GB' and o.postcode <> o.area_code
        then left(o.postcode, -2) collate "C" else o.area_code end as prefix
      from private.sales o where o.area_code is not null) s) a;
  analyze pg_temp.month_areas;
  -- Sales that are held stay out: awaits_guesses() has judged them.
  create temp table month_sales on commit drop as
  select a.area, a.sector, (extract(year from s.sold_on) * 12 + extract(month from s.sold_on))::integer - 1 as month,
    s.kind, s.price_minor
  from private.sales s
  join pg_temp.month_areas a on a.prefix = case when s.country_code = 'GB' and s.postcode <> s.area_code
      then left(s.postcode, -2) collate "C" else s.area_code end
    and a.country_code = s.country_code and a.currency = s.currency and a.area_code = s.area_code
  where s.category = 'A' and not exists (select from private.held_sales h where h.sale_id = s.id);
  insert into private.area_months (country_code, area_code, kind, month_on, currency, sales, lower_minor, median_minor,
    upper_minor)
  select a.country_code, a.area_code, p.kind, make_date(m.month / 12, m.month % 12 + 1, 1), a.currency,
    cardinality(p.prices), q.lower, q.median, q.upper
  from (
    select s.area, s.month, array_agg(s.price_minor order by s.price_minor) as all_prices,
      array_agg(s.price_minor order by s.price_minor) filter (where s.kind = 'D') as detached,
      array_agg(s.price_minor order by s.price_minor) filter (where s.kind = 'S') as semi_detached,
      array_agg(s.price_minor order by s.price_minor) filter (where s.kind = 'T') as terraced,
      array_agg(s.price_minor order by s.price_minor) filter (where s.kind = 'F') as flats,
      array_agg(s.price_minor order by s.price_minor) filter (where s.kind = 'O') as others
    from pg_temp.month_sales s group by s.area, s.month) m
  join (select distinct on (d.area) d.* from pg_temp.month_areas d) a on a.area = m.area
  cross join lateral (values ('A'::"char", m.all_prices), ('D', m.detached), ('S', m.semi_detached), ('T', m.terraced),
    ('F', m.flats), ('O', m.others)) p (kind, prices)
  cross join lateral private.quartiles_of_prices(p.prices) q
  where p.prices is not null;
  insert into private.sector_months (country_code, sector_code, kind, month_on, currency, sales, lower_minor,
    median_minor, upper_minor)
  select a.country_code, a.sector_code, 'A', make_date(m.month / 12, m.month % 12 + 1, 1), a.currency,
    cardinality(m.prices), q.lower, q.median, q.upper
  from (
    select s.sector, s.month, array_agg(s.price_minor order by s.price_minor) as prices
    from pg_temp.month_sales s group by s.sector, s.month) m
  join pg_temp.month_areas a on a.sector = m.sector
  cross join lateral private.quartiles_of_prices(m.prices) q
  where a.sector_code is not null;
  drop table pg_temp.month_areas, pg_temp.month_sales;
end $$;
comment on function private.count_all_months is 'Counts the months of all districts and sectors anew.';

-- Where sales changed in a few months.
drop function private.count_area_months(boolean);
create function private.count_area_months() returns void
language plpgsql security definer set search_path = '' set work_mem = '64MB' as $$
begin
  create temp table counted_months on commit drop as
  select distinct m.country_code, m.area_code, m.month_on from pg_temp.marked m
  where m.month_on is not null and m.area_code is not null;
  analyze pg_temp.counted_months;
  delete from private.area_months m using pg_temp.counted_months c
  where m.country_code = c.country_code and m.area_code = c.area_code and m.month_on = c.month_on;
  delete from private.sector_months m using pg_temp.counted_months c
  where m.country_code = c.country_code and m.month_on = c.month_on
    and m.sector_code >= (c.area_code || ' ') collate "C" and m.sector_code < (c.area_code || '!') collate "C";
  -- Sales that are held stay out: awaits_guesses() has judged them.
  create temp table month_sales on commit drop as
  select s.country_code, s.area_code, s.kind, c.month_on, s.currency, s.price_minor,
    case when s.country_code = 'GB' and s.postcode <> s.area_code then left(s.postcode, -2) end collate "C"
      as sector_code
  from pg_temp.counted_months c
  join private.sales s on s.country_code = c.country_code and s.area_code = c.area_code
    and s.sold_on >= c.month_on and s.sold_on < (c.month_on + interval '1 month')::date
  where s.category = 'A' and not exists (select from private.held_sales h where h.sale_id = s.id);
  insert into private.area_months (country_code, area_code, kind, month_on, currency, sales, lower_minor, median_minor,
    upper_minor)
  select m.country_code, m.area_code, m.kind, m.month_on, m.currency, cardinality(m.prices), q.lower, q.median, q.upper
  from (
    select s.country_code, s.area_code, k.kind, s.month_on, s.currency,
      array_agg(s.price_minor order by s.price_minor) as prices
    from pg_temp.month_sales s cross join lateral (values ('A'::"char"), (s.kind)) k (kind)
    group by s.country_code, s.area_code, k.kind, s.month_on, s.currency) m
  cross join lateral private.quartiles_of_prices(m.prices) q;
  insert into private.sector_months (country_code, sector_code, kind, month_on, currency, sales, lower_minor,
    median_minor, upper_minor)
  select m.country_code, m.sector_code, 'A', m.month_on, m.currency, cardinality(m.prices), q.lower, q.median, q.upper
  from (
    select s.country_code, s.sector_code, s.month_on, s.currency,
      array_agg(s.price_minor order by s.price_minor) as prices
    from pg_temp.month_sales s where s.sector_code is not null
    group by s.country_code, s.sector_code, s.month_on, s.currency) m
  cross join lateral private.quartiles_of_prices(m.prices) q;
  drop table pg_temp.counted_months, pg_temp.month_sales;
end $$;
comment on function private.count_area_months is
  'Counts the months of districts and sectors anew in which sales changed.';

create or replace function private.count_market(holds_alone boolean default false) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  everything boolean;
  counted bigint;
begin
  -- The clock never waits for an import that counts everything: what shows held sales is silent until then.
  if holds_alone then
    if private.are_indexes_aside() or not exists (select from private.sales_to_count t where t.is_hold)
        or not pg_try_advisory_xact_lock(hashtext('figures of the market')) then
      return 0;
    end if;
  else
    perform pg_advisory_xact_lock(hashtext('figures of the market'));
  end if;
  create temp table marked on commit drop as
    select t.* from private.sales_to_count t where t.is_hold or not holds_alone;
  if not exists (select from pg_temp.marked) then
    drop table pg_temp.marked;
    return 0;
  end if;
  select bool_or(m.tile is null and m.month_on is null) into everything from pg_temp.marked m;
  if everything then
    perform private.count_all_cells();
    perform private.count_all_months();
  else
    perform private.count_cells();
    perform private.count_area_months();
  end if;
  perform private.count_area_cluster(k.id) from private.area_clusters k
    where everything or exists (
      select from (select distinct m.country_code, m.area_code from pg_temp.marked m where m.month_on is not null) m
      join private.area_cluster_postcodes p on p.country_code = m.country_code
        and (p.postcode = m.area_code or p.postcode >= m.area_code || ' ' and p.postcode < m.area_code || '!')
      where p.cluster_id = k.id);
  delete from private.sales_to_count t using pg_temp.marked m where t.id = m.id;
  get diagnostics counted = row_count;
  drop table pg_temp.marked;
  return counted;
end $$;

-- While indexes are aside a district is as much to read as all sales: what the clock does with districts waits.
create or replace function private.release_sales() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  released integer;
begin
  if private.are_indexes_aside() then
    return 0;
  end if;
  with gone as (
    delete from private.held_sales h using private.sales s where s.id = h.sale_id and not private.awaits_guesses(s)
    returning s.place, s.country_code, s.area_code, s.postcode, s.sold_on)
  insert into private.sales_to_count (tile, country_code, area_code, postcode, month_on)
  select (((g.place >> 20) >> 5) << 15 | ((g.place & 1048575) >> 5))::integer, null, null, null, null
  from gone g where g.place is not null
  union all
  select null, g.country_code, g.area_code, g.postcode, date_trunc('month', g.sold_on)::date from gone g;
  get diagnostics released = row_count;
  if released > 0 then
    perform private.count_market();
  end if;
  return released;
end $$;

-- These are asked for each postcode and each cell: in PL/pgSQL, whose plans are kept, they take a third of the time.
create or replace function private.tile_of(latitude double precision, longitude double precision) returns bigint
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case when abs(latitude) <= 85 and abs(longitude) <= 180 then
    least(greatest(floor((longitude + 180) / 360 * 1048576), 0), 1048575)::bigint * 1048576
      + least(greatest(floor((1 - asinh(tan(radians(latitude))) / pi()) / 2 * 1048576), 0), 1048575)::bigint end;
end $$;
create or replace function private.currency_of_cell(cell bigint) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return chr(((cell >> 10) & 31)::integer + 65) || chr(((cell >> 5) & 31)::integer + 65)
    || chr((cell & 31)::integer + 65);
end $$;

-- Cells of the market are kept by what came and what went, and counted from all sales only where very many came.
--
-- Each statement that changes sales notes its difference: so many more or fewer of a cell, a year and a price
-- (cell_changes), in its own transaction. Counting adds these up and to the cells of each level; a correction of one
-- sale used to have all sales around it read again. Sales that are held are the other half of the sum: each names the
-- cell that it is kept out of, and holding or releasing it notes the difference.
--
-- Cells are right at every moment for what was noted until then, if no difference is lost or added twice. Counting all
-- sales therefore reads them and takes what is noted away by one statement, of one moment.

create table private.cell_changes (
  id bigint generated always as identity,
  cell bigint not null,
  code smallint not null,
  sales integer not null,
  constraint cell_changes_have_an_id primary key (id),
  constraint a_change_of_a_cell_changes_it check (sales <> 0)
);
comment on table private.cell_changes is
  'What cells gained and lost since they were last counted: sales of a cell at zoom 15, by year and bin of price.';
create index cell_changes_by_cell on private.cell_changes (cell);
alter table private.cell_changes enable row level security;

alter table private.held_sales add column cell bigint, add column code smallint;
comment on column private.held_sales.cell is 'The cell that the sale is kept out of; none where it would be in none.';

-- A tile at zoom 15, a kind and a currency as one number, as currency_of_cell reads it.
create function private.cell_of_sale(place bigint, kind "char", currency text, category "char") returns bigint
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case when category = 'A' then (((place >> 20) >> 5) << 37) | (((place & 1048575) >> 5) << 22)
    | (kind::integer << 15)
    | (ascii(currency) * 1024 + ascii(substr(currency, 2)) * 32 + ascii(substr(currency, 3)) - 65 * 1057) end;
end $$;
comment on function private.cell_of_sale is 'The cell at zoom 15 that a sale is counted in; null where it is in none.';

create function private.code_of_sale(sold_on date, price_minor bigint) returns smallint
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (date_part('year', sold_on) - 2000) * 256 - 128
    + floor(ln(price_minor / 100.0::double precision) / ln(1.1::double precision));
end $$;
comment on function private.code_of_sale is 'Year and bin of price of a sale, as cells hold them.';

create function private.place_held_sale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever corrects the sale meanwhile waits, and then finds it held. awaits_guesses() has judged it.
  select private.cell_of_sale(s.place, s.kind, s.currency, s.category),
    case when s.place is not null and s.category = 'A' then private.code_of_sale(s.sold_on, s.price_minor) end
  into new.cell, new.code from private.sales s where s.id = new.sale_id for share;
  return new;
end $$;
comment on function private.place_held_sale is 'Trigger: a sale that is held says which cell it is kept out of.';
create trigger held_sales_name_their_cells before insert or update on private.held_sales
  for each row execute function private.place_held_sale();

create function private.note_held_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    insert into private.cell_changes (cell, code, sales)
    select g.cell, g.code, 1 from gone g where g.cell is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.cell_changes (cell, code, sales)
    select c.cell, c.code, -1 from come c where c.cell is not null;
  end if;
  return null;
end $$;
comment on function private.note_held_changes is 'Trigger: what is held leaves its cell, what is released is back.';
create trigger sales_that_are_held_leave_cells after insert on private.held_sales referencing new table as come
  for each statement execute function private.note_held_changes();
create trigger sales_that_are_released_are_in_cells after delete on private.held_sales referencing old table as gone
  for each statement execute function private.note_held_changes();
create trigger held_sales_that_changed_change_cells after update on private.held_sales
  referencing old table as gone new table as come
  for each statement execute function private.note_held_changes();

-- Differences of sales themselves. An import that sets indexes aside has everything counted at its end and notes none;
-- whoever counts everything waits for statements that rely on that.
create or replace function private.follow_sales() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most_changes constant bigint := 2000000;
  facts constant text := 'place, kind, currency, category, country_code, area_code, sold_on, price_minor';
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
    update private.held_sales h set cell = null from come c where h.sale_id = c.id and h.sale_id <> all (held);
    delete from private.held_sales h using private.sales s
    where s.id = h.sale_id and h.sale_id in (select c.id from come c) and not private.awaits_guesses(s);
  end if;

  perform from private.sales_to_count t where t.tile is null and t.month_on is null for key share;
  if found then
    return null;
  end if;
  if (select coalesce(max(c.id) - min(c.id), 0) > most_changes from private.cell_changes c) then
    insert into private.sales_to_count (is_hold) values (false);
    return null;
  end if;
  -- Which of the two tables there are depends on the statement.
  moved := concat_ws(' union all ',
    case when tg_op <> 'INSERT' then format('select %s, -1 as sales from gone', facts) end,
    case when tg_op <> 'DELETE' then format('select %s, 1 as sales from come', facts) end);
  execute format('insert into private.cell_changes (cell, code, sales)
    select f.cell, f.code, sum(f.sales) from (
      select private.cell_of_sale(m.place, m.kind, m.currency, m.category) as cell,
        private.code_of_sale(m.sold_on, m.price_minor) as code, m.sales
      from (%s) m where m.place is not null and m.category = ''A'') f
    group by f.cell, f.code having sum(f.sales) <> 0', moved);
  execute format('insert into private.sales_to_count (country_code, area_code, month_on)
    select f.country_code, f.area_code, date_trunc(''month'', max(f.sold_on))::date
    from (%s) f where f.area_code is not null group by f.country_code, f.area_code', moved);
  return null;
end $$;

-- What is released is put back by the difference that it notes.
create or replace function private.release_sales() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  released integer;
begin
  -- While indexes are aside a district is as much to read as all sales.
  if private.are_indexes_aside() then
    return 0;
  end if;
  with gone as (
    delete from private.held_sales h using private.sales s where s.id = h.sale_id and not private.awaits_guesses(s)
    returning s.country_code, s.area_code, s.postcode, s.sold_on)
  insert into private.sales_to_count (country_code, area_code, postcode, month_on)
  select g.country_code, g.area_code, g.postcode, date_trunc('month', g.sold_on)::date from gone g;
  get diagnostics released = row_count;
  if released > 0 then
    perform private.count_market();
  end if;
  return released;
end $$;

-- Few sales are read as quickly from their codes as from a grid; of a single kind, which is asked for less often, some
-- more may stay codes.
create function private.most_codes(kind "char") returns integer
language sql immutable parallel safe set search_path = '' as $$
  select case kind when 'A' then 200 else 400 end
$$;
comment on function private.most_codes is 'Of how many sales at most a cell is kept as their codes.';

-- A cell with some sales more or fewer: in its grid, where that has a place for them, else built anew.
create function private.add_to_cell(cell private.market_cells, codes smallint[], counts integer[])
returns private.market_cells
language plpgsql immutable set search_path = '' as $$
declare
  size constant integer := cardinality(codes);
  width constant integer := cell.bins;
  years constant integer := cell.years;
  grid integer[];
  fits boolean := cell.grid is not null;
  effort integer := 0;
  year integer;
  bin integer;
  all_codes smallint[];
  all_counts integer[];
begin
  -- Most cells of a month are of few sales and get one or two more.
  if 0 < all (counts) and cell.grid is null then
    if cell.codes is null then
      return private.cell_of_codes(cell.kind, codes, counts);
    elsif 1 = all (counts) and cell.sales + size <= private.most_codes(cell.kind) then
      cell.codes := array(select c.code from unnest(cell.codes || codes) c (code) order by c.code);
      cell.sales := cell.sales + size;
      return cell;
    end if;
  end if;
  for at in 1 .. size loop
    exit when not fits;
    year := ((codes[at] + 128) >> 8) + 2000 - cell.first_year;
    bin := ((codes[at] + 128) & 255) - cell.first_bin;
    fits := year between 0 and years - 1 and bin between 0 and width - 1;
    effort := effort + (years - year) * (width - bin);
  end loop;
  if fits and effort <= 4 * years * width then
    grid := cell.grid;
    for at in 1 .. size loop
      year := ((codes[at] + 128) >> 8) + 2000 - cell.first_year;
      bin := ((codes[at] + 128) & 255) - cell.first_bin;
      for y in year .. years - 1 loop
        for place in y * width + bin + 1 .. (y + 1) * width loop
          grid[place] := grid[place] + counts[at];
        end loop;
      end loop;
    end loop;
    cell.grid := grid;
    cell.sales := grid[years * width];
    return cell;
  end if;
  select array_agg(s.code order by s.code), array_agg(s.sales order by s.code) into all_codes, all_counts
  from (
    select f.code, sum(f.sales)::integer as sales
    from (
      select c.code, c.sales from private.counts_of_cell(cell) c where cell.sales > 0
      union all select u.code, u.sales from unnest(codes, counts) u (code, sales)) f
    group by f.code having sum(f.sales) > 0) s;
  return private.cell_of_codes(cell.kind, all_codes, all_counts);
end $$;
comment on function private.add_to_cell is 'A cell with so many more, or fewer, sales of each code.';

create function private.cell_of_codes(kind "char", codes smallint[], counts integer[]) returns private.market_cells
language plpgsql immutable set search_path = '' as $$
declare
  cell private.market_cells;
  sales integer := cardinality(codes);
begin
  if 1 <> any (counts) or sales is null then
    sales := coalesce((select sum(n) from unnest(counts) n), 0);
  end if;
  if sales > private.most_codes(kind) then
    cell := private.grid_of(codes, counts);
  else
    cell.codes := case when sales = cardinality(codes) then codes else private.repeat_codes(codes, counts) end;
  end if;
  cell.sales := sales;
  return cell;
end $$;
comment on function private.cell_of_codes is 'A cell of so many sales of each code.';

-- Reads pg_temp.tally: what cells of a level gain or lose of each code.
create function private.add_to_cells(of_level integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  all_kinds constant bigint := ascii('A') << 15;
begin
  create temp table fresh_cells on commit drop as
  select f.kind, f.x, f.y, f.currency, f.fresh
  from (
    select c.kind, c.x, c.y, c.currency, private.add_to_cell(case when m.level is null
      then row(of_level, c.kind, c.x, c.y, c.currency, 0, null, null, null, null, null, null)::private.market_cells
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
comment on function private.add_to_cells is 'Adds what changed to the cells of one level.';

-- Two connections build two at a time.
create or replace function private.build_index_set_aside() returns text
language plpgsql security definer set search_path = '' as $$
declare
  next private.indexes_set_aside;
begin
  delete from private.indexes_set_aside a
  where a.name = (
    select b.name from private.indexes_set_aside b order by b.name limit 1 for update skip locked)
  returning a.* into next;
  if next.name is not null and to_regclass(format('private.%I', next.name)) is null then
    execute next.definition;
  end if;
  return next.name;
end $$;

-- Takes what is noted of some tiles, or of all, and adds it level by level.
drop function private.count_cells();
create function private.count_cells(tiles integer[] default null) returns void
language plpgsql security definer set search_path = '' set work_mem = '64MB' as $$
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
  for here in reverse 15 .. 5 by 2 loop
    exit when not exists (select from pg_temp.tally);
    analyze pg_temp.tally;
    perform private.add_to_cells(here);
    exit when here = 5;
    perform private.tally_coarser();
  end loop;
  drop table pg_temp.tally;
end $$;
comment on function private.count_cells is 'Adds what is noted of some tiles, or of all, to the cells of all levels.';

create function private.tally_coarser() returns void
language plpgsql security definer set search_path = '' as $$
begin
  create temp table coarser on commit drop as
  select ((t.cell >> 39) << 37) | ((((t.cell >> 22) & 32767) >> 2) << 22) | (t.cell & 4194303) as cell, t.code,
    sum(t.sales)::integer as sales
  from pg_temp.tally t group by 1, 2 having sum(t.sales) <> 0;
  drop table pg_temp.tally;
  alter table pg_temp.coarser rename to tally;
end $$;
comment on function private.tally_coarser is 'What cells of a level are together, four by four of them.';

-- Reads pg_temp.tally: how many sales a cell has of a code, some of them in several rows.
create or replace function private.store_cells(of_level integer) returns void
language plpgsql security definer set search_path = '' set work_mem = '192MB' as $$
declare
  all_kinds constant bigint := ascii('A') << 15;
begin
  create temp table cell_currencies on commit drop as
  select c.number, private.currency_of_cell(c.number) as currency
  from (select distinct t.cell & 32767 as number from pg_temp.tally t) c;
  insert into private.market_cells (level, kind, x, y, currency, sales, codes, first_year, years, first_bin, bins,
    grid)
  select of_level, c.kind, (c.cell >> 37)::integer, (c.cell >> 22 & 32767)::integer, u.currency, c.sales, c.few,
    (c.many).first_year, (c.many).years, (c.many).first_bin, (c.many).bins, (c.many).grid
  from (
    -- Without the offset the grid would be made once for each of its columns.
    select o.cell, o.kind, o.sales, case when not o.is_large then case when o.sales = cardinality(o.codes) then o.codes
      else private.repeat_codes(o.codes, o.counts) end end as few,
      case when o.is_large then private.grid_of(o.codes, o.counts) end as many
    from (
      select t.cell, (t.cell >> 15 & 127)::integer::"char" as kind, sum(t.sales)::integer as sales,
        array_agg(t.code order by t.code) as codes, array_agg(t.sales order by t.code) as counts, sum(t.sales)
          > private.most_codes((t.cell >> 15 & 127)::integer::"char") as is_large
      from (
        select k.cell, k.code, k.sales from pg_temp.tally k
        union all
        select k.cell & ~4161536::bigint | all_kinds, k.code, k.sales from pg_temp.tally k) t
      group by t.cell) o
    offset 0) c
  join pg_temp.cell_currencies u on u.number = c.cell & 32767;
  drop table pg_temp.cell_currencies;
end $$;

create or replace function private.count_all_cells() returns void
language plpgsql security definer set search_path = '' set work_mem = '192MB' as $$
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
  for here in reverse 15 .. 5 by 2 loop
    analyze pg_temp.tally;
    perform private.store_cells(here);
    exit when here = 5;
    if here = 15 then
      -- Nearly every sale of a tile has a year and a price of its own: counting them would save nothing.
      create temp table coarser on commit drop as
      select ((t.cell >> 39) << 37) | ((((t.cell >> 22) & 32767) >> 2) << 22) | (t.cell & 4194303) as cell, t.code,
        t.sales
      from pg_temp.tally t;
      drop table pg_temp.tally;
      alter table pg_temp.coarser rename to tally;
    else
      perform private.tally_coarser();
    end if;
  end loop;
  drop table pg_temp.tally;
end $$;

create or replace function private.count_market(holds_alone boolean default false) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  everything boolean;
  counted bigint;
begin
  -- The clock never waits for an import that counts everything: what shows held sales is silent until then.
  if holds_alone then
    if private.are_indexes_aside() or not exists (select from private.sales_to_count t where t.is_hold)
        or exists (select from private.sales_to_count t where t.tile is null and t.month_on is null)
        or not pg_try_advisory_xact_lock(hashtext('figures of the market')) then
      return 0;
    end if;
  else
    perform pg_advisory_xact_lock(hashtext('figures of the market'));
    -- Statements under way that note no differences, because all is counted, end before it is.
    perform from private.sales_to_count t where t.tile is null and t.month_on is null for update;
  end if;
  create temp table marked on commit drop as
    select t.* from private.sales_to_count t where t.is_hold or not holds_alone;
  if not exists (select from pg_temp.marked) and (holds_alone or not exists (select from private.cell_changes)) then
    drop table pg_temp.marked;
    return 0;
  end if;
  select coalesce(bool_or(m.tile is null and m.month_on is null), false) into everything from pg_temp.marked m;
  if everything then
    -- Districts are looked up by an index that an import which was given up may have left aside.
    while private.build_index_set_aside() is not null loop
    end loop;
    perform private.count_all_cells();
    perform private.list_all_districts();
  else
    if holds_alone then
      perform private.count_cells(array(select distinct m.tile from pg_temp.marked m where m.tile is not null));
    else
      perform private.count_cells();
    end if;
    perform private.list_changed_districts();
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

-- What was marked before is counted once by the old way: from all sales.
update private.held_sales h set cell = null;
delete from private.cell_changes c;
do $$
begin
  if exists (select from private.sales) then
    insert into private.sales_to_count (is_hold) values (false);
    perform private.count_market();
  end if;
end $$;

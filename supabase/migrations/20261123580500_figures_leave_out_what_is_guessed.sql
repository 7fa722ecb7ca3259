-- Figures of the market leave out the sales of homes that are being guessed, and are quick to count and to read.
--
-- A cell or a level with such a sale in it would give it away to whoever asks twice: for a span of years with it and
-- one without, for two kinds, before and after an import. So these sales are kept back (held_sales), by the same
-- question that views of single sales ask (awaits_guesses), in the transaction that brings a home into a game or a
-- sale into the market. Figures are counted from what is left. Until that is done, whatever holds such a sale shows
-- no figure at all.
--
-- What was changed is noted as places and months (sales_to_count) and counted anew from the sales: however often that
-- is done, the figures are those of the rows. A cell of many sales keeps a grid (sales up to each year and bin of
-- price), one of few the sales' years and bins in one sorted array. Repossessions (category B) are in no figure.

create table private.held_sales (
  sale_id uuid not null,
  held_at timestamptz not null default now(),
  constraint a_sale_is_held_once primary key (sale_id),
  constraint a_held_sale_is_a_sale foreign key (sale_id) references private.sales (id) on delete cascade
);
comment on table private.held_sales is 'Sales that may be those of homes that are being guessed: in no figure.';
alter table private.held_sales enable row level security;

drop trigger sales_that_came_are_counted on private.sales;
drop trigger sales_that_went_are_counted on private.sales;
drop trigger sales_that_changed_are_counted on private.sales;
drop function private.note_sale_changes();
drop function private.count_cells(integer);
drop function private.count_area_months();
drop function private.cell_figures(private.market_cells[], integer, integer);
drop function private.price_at(integer[], integer, double precision);
drop function private.price_bin(bigint);
drop table private.sale_changes;

-- A tile at zoom 15, or an area and a month; neither: everything.
create table private.sales_to_count (
  id bigint generated always as identity,
  tile integer,
  country_code text,
  area_code text collate "C",
  postcode text collate "C",
  month_on date,
  is_hold boolean not null default false,
  constraint sales_to_count_have_an_id primary key (id),
  constraint what_is_counted_is_a_tile_or_a_month_or_all check (num_nonnulls(country_code, month_on) in (0, 2)
    and num_nonnulls(tile, month_on) <= 1 and not (is_hold and num_nonnulls(tile, month_on) = 0))
);
comment on table private.sales_to_count is 'Where sales changed since the figures of the market were last counted.';
create index holds_to_count on private.sales_to_count (id) where is_hold;
create index everything_to_count on private.sales_to_count (id) where tile is null and month_on is null;
alter table private.sales_to_count enable row level security;

create table private.sector_months (like private.area_months including constraints);
alter table private.sector_months rename column area_code to sector_code;
alter table private.sector_months
  add constraint a_sector_has_one_level_in_a_month primary key (country_code, sector_code, kind, month_on, currency);
alter table private.sector_months rename constraint a_level_stands_on_sales to a_level_of_a_sector_stands_on_sales;
alter table private.sector_months rename constraint a_level_begins_a_month to a_level_of_a_sector_begins_a_month;
comment on table private.sector_months is 'What homes of a postcode sector cost in each month.';
alter table private.sector_months enable row level security;

alter table private.market_cells drop constraint a_grid_has_a_place_for_each_year_and_bin;
alter table private.market_cells add column codes smallint[],
  alter column first_year drop not null, alter column years drop not null, alter column first_bin drop not null,
  alter column bins drop not null, alter column grid drop not null,
  add constraint a_cell_has_a_grid_or_its_sales check (
    case when codes is null then num_nonnulls(first_year, years, first_bin, bins, grid) = 5
      and cardinality(grid) = years * bins
    else num_nonnulls(first_year, years, first_bin, bins, grid) = 0 and cardinality(codes) = sales end);
comment on column private.market_cells.codes is
  'Of few sales: (year - 2000) * 256 + bin - 128 of each of them, in order.';

-- How a register may write a postcode that is known without its space.
create function private.postcode_forms(plain text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(f.form) from (
    select plain as form union all
    select left(plain, n) || mark || substr(plain, n + 1)
    from generate_series(1, length(plain) - 1) n, unnest('{" ",-}'::text[]) mark) f
$$;
comment on function private.postcode_forms is 'A plain postcode with a space or a hyphen at each place.';

create function private.mark_held(places private.sales[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sales_to_count (tile, is_hold)
  select (((s.place >> 20) >> 5) << 15 | ((s.place & 1048575) >> 5))::integer, true
  from unnest(places) s where s.place is not null;
  insert into private.sales_to_count (country_code, area_code, postcode, month_on, is_hold)
  select s.country_code, s.area_code, s.postcode, date_trunc('month', s.sold_on)::date, true from unnest(places) s;
end $$;
comment on function private.mark_held is 'No figure around these sales is shown until it is counted without them.';

-- Holding a sale twice is holding it once.
create function private.hold_sales(sale_ids uuid[]) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  held uuid[];
begin
  with fresh as (
    insert into private.held_sales (sale_id)
    select s.id from private.sales s where s.id = any (sale_ids) and private.awaits_guesses(s)
    on conflict do nothing returning sale_id)
  select coalesce(array_agg(f.sale_id), '{}') into held from fresh f;
  return held;
end $$;
comment on function private.hold_sales is 'Keeps back those of some sales that await guesses: which were not before.';

-- awaits_guesses() is asked of few sales: those of a home's postcode, of its district those in its street or at its
-- price.
create function private.hold_sales_of_homes(asset_ids uuid[]) returns void
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
    from private.sales s where s.country_code = a.country_code and s.area_code = a.code) c
  where not c.is_wide or strpos(a.line, lower(c.street)) > 0
    or exists (select from public.listings l join private.listing_prices p on p.listing_id = l.id
      where l.asset_id = a.asset_id and p.amount_minor = c.price_minor);
  perform private.mark_held(array(select s from private.sales s where s.id = any (held)));
end $$;
comment on function private.hold_sales_of_homes is 'Keeps back the sales that may be these homes'' own.';

-- Whatever brings a home into play, or says where it is and what it costs.
create function private.hold_sales_of_listings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_sales_of_homes(array(select distinct l.asset_id from public.listings l
    where l.id in (select n.listing_id from come n)));
  return null;
end $$;
comment on function private.hold_sales_of_listings is 'Trigger: homes that join a game or get a price.';
create trigger sales_of_homes_in_games_are_held after insert on public.game_listings
  referencing new table as come for each statement execute function private.hold_sales_of_listings();
create trigger sales_of_homes_that_changed_games_are_held after update on public.game_listings
  referencing new table as come for each statement execute function private.hold_sales_of_listings();
create trigger sales_at_a_homes_price_are_held after insert on private.listing_prices
  referencing new table as come for each statement execute function private.hold_sales_of_listings();

create function private.hold_sales_of_assets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'listings' then
    perform private.hold_sales_of_homes(array[new.asset_id]);
  else
    perform private.hold_sales_of_homes(array[new.id]);
  end if;
  return null;
end $$;
comment on function private.hold_sales_of_assets is 'Trigger: a home whose address, or a listing whose home, changed.';
create trigger sales_of_a_home_that_moved_are_held
  after update of postcode, address_line, country_code on public.assets
  for each row when ((old.postcode, old.address_line, old.country_code)
    is distinct from (new.postcode, new.address_line, new.country_code))
  execute function private.hold_sales_of_assets();
create trigger sales_of_a_listings_home_are_held after update of asset_id on public.listings
  for each row when (old.asset_id is distinct from new.asset_id) execute function private.hold_sales_of_assets();

create function private.hold_sales_of_a_game() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_sales_of_homes(array(select distinct l.asset_id
    from public.game_listings gl join public.listings l on l.id = gl.listing_id
    where gl.game_id = case tg_table_name when 'games' then (to_jsonb(new) ->> 'id')::uuid
      else (to_jsonb(new) ->> 'game_id')::uuid end));
  return null;
end $$;
comment on function private.hold_sales_of_a_game is 'Trigger: a game, or a room of one, is played from now on.';
create trigger sales_of_a_games_homes_are_held after update on public.games for each row
  when (new.state <> 'archived' and ((old.state, old.closes_at) is distinct from (new.state, new.closes_at)
    or new.state = 'closed' and new.closes_at is null))
  execute function private.hold_sales_of_a_game();
create trigger sales_of_a_rooms_homes_are_held after insert on private.rooms
  for each row execute function private.hold_sales_of_a_game();
create trigger sales_of_a_rooms_next_homes_are_held after update on private.rooms for each row
  when (old.game_id is distinct from new.game_id or (old.state ->> 'phase' is distinct from new.state ->> 'phase'
    and new.state ->> 'phase' in ('lobby', 'drafting', 'guessing')
    and old.state ->> 'phase' not in ('guessing', 'revealed')))
  execute function private.hold_sales_of_a_game();

create function private.release_sales() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  released integer;
begin
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
comment on function private.release_sales is
  'Lets the sales into the figures that no game, run or room awaits any more.';

-- Which sales of a statement may be a home's own is one look into a table of homes, however many sales came.
create function private.follow_sales() returns trigger
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
    priced as materialized (
      select h.country_code, h.code, p.amount_minor
      from homes h join public.listings l on l.asset_id = h.id join private.listing_prices p on p.listing_id = l.id),
    likely as (
      select c.id from come c join homes h on h.country_code = c.country_code
        and h.code = translate(upper(c.postcode), ' -.', '')
      union
      select c.id from come c join homes h on h.country_code = c.country_code and h.code = c.area_code
        and strpos(h.line, lower(c.street)) > 0
      union
      select c.id from come c join priced p on p.country_code = c.country_code and p.code = c.area_code
        and p.amount_minor = c.price_minor)
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
comment on function private.follow_sales is 'Trigger: keeps back what awaits guesses, and notes where to count again.';
create trigger sales_that_came_are_followed after insert on private.sales referencing new table as come
  for each statement execute function private.follow_sales();
create trigger sales_that_went_are_followed after delete on private.sales referencing old table as gone
  for each statement execute function private.follow_sales();
create trigger sales_that_changed_are_followed after update on private.sales
  referencing old table as gone new table as come
  for each statement execute function private.follow_sales();

-- A tile at zoom 15 (or coarser), a kind and a currency are one number: such numbers are sorted by the million. The
-- letters of a currency count from 0, of which 65 * (1024 + 32 + 1) is the sum of three letters A.
create function private.currency_of_cell(cell bigint) returns text
language sql immutable parallel safe set search_path = '' as $$
  select chr(((cell >> 10) & 31)::integer + 65) || chr(((cell >> 5) & 31)::integer + 65)
    || chr((cell & 31)::integer + 65)
$$;
comment on function private.currency_of_cell is 'The currency of a cell''s number.';

-- Reads pg_temp.marked. A level's cells are what the finer level's are together.
create function private.count_cells(everything boolean) returns void
language plpgsql security definer set search_path = '' set work_mem = '64MB' as $$
declare
  most_codes constant integer := 200;
  all_kinds constant bigint := ascii('A') << 15;
  here integer := 15;
  by_place boolean;
begin
  create temp table dirty (x integer, y integer) on commit drop;
  create temp table tally (cell bigint, code smallint, sales integer) on commit drop;
  insert into pg_temp.dirty select distinct m.tile >> 15, m.tile & 32767 from pg_temp.marked m where m.tile is not null;
  if not everything and not exists (select from pg_temp.dirty) then
    drop table pg_temp.dirty, pg_temp.tally;
    return;
  end if;
  analyze pg_temp.dirty;
  -- A tile is 32 looks into the index of places: for many tiles, reading all sales once is less.
  by_place := not everything and (select count(*) from pg_temp.dirty) * 40
    < (select c.reltuples from pg_catalog.pg_class c where c.oid = 'private.sales'::regclass);
  -- Sales that are held stay out: this is the one place where cells take them, and awaits_guesses() has judged them.
  insert into pg_temp.tally
  select (((s.place >> 20) >> 5) << 37) | (((s.place & 1048575) >> 5) << 22) | k.kind
      | (ascii(s.currency) * 1024 + ascii(substr(s.currency, 2)) * 32 + ascii(substr(s.currency, 3)) - 65 * 1057),
    ((extract(year from s.sold_on)::integer - 2000) * 256 - 128
      + floor(ln(s.price_minor / 100.0::double precision) / ln(1.1::double precision))::integer)::smallint, 1
  from (
    select o.place, o.currency, o.kind, o.sold_on, o.price_minor from private.sales o
    where not by_place and o.place is not null and o.category = 'A'
      and not exists (select from private.held_sales h where h.sale_id = o.id)
      and (everything or (((o.place >> 20) >> 5)::integer, ((o.place & 1048575) >> 5)::integer)
        in (select d.x, d.y from pg_temp.dirty d))
    union all
    select o.place, o.currency, o.kind, o.sold_on, o.price_minor
    from (select d.x, d.y from pg_temp.dirty d where by_place) d
    cross join generate_series(0, 31) col (n)
    cross join lateral (
      select b.* from private.sales b
      where b.place between ((d.x << 5) + col.n)::bigint << 20 | (d.y << 5)
        and ((d.x << 5) + col.n)::bigint << 20 | ((d.y << 5) + 31)
      offset 0) o
    where o.category = 'A' and not exists (select from private.held_sales h where h.sale_id = o.id)) s
  cross join lateral (values (all_kinds), (ascii(s.kind::text)::bigint << 15)) k (kind);
  loop
    if everything then
      delete from private.market_cells m where m.level = here;
    else
      delete from private.market_cells m using pg_temp.dirty d where m.level = here and m.x = d.x and m.y = d.y
        and m.kind in ('A', 'D', 'S', 'T', 'F', 'O');
    end if;
    analyze pg_temp.tally;
    insert into private.market_cells (level, kind, x, y, currency, sales, codes)
    select here, chr((c.cell >> 15 & 127)::integer)::"char", (c.cell >> 37)::integer, (c.cell >> 22 & 32767)::integer,
      private.currency_of_cell(c.cell), c.sales,
      case when c.counts is null then c.codes else private.repeat_codes(c.codes, c.counts) end
    from (
      select t.cell, sum(t.sales)::integer as sales, array_agg(t.code order by t.code) as codes,
        case when sum(t.sales) > count(*) then array_agg(t.sales order by t.code) end as counts
      from pg_temp.tally t group by t.cell having sum(t.sales) <= most_codes) c;
    insert into private.market_cells (level, kind, x, y, currency, sales, first_year, years, first_bin, bins, grid)
    select here, chr((g.cell >> 15 & 127)::integer)::"char", (g.cell >> 37)::integer, (g.cell >> 22 & 32767)::integer,
      private.currency_of_cell(g.cell), g.sales, g.first_year, g.last_year - g.first_year + 1, g.first_bin,
      g.last_bin - g.first_bin + 1, private.grid_of(g.years, g.bins, g.counts, g.first_year,
        g.last_year - g.first_year + 1, g.first_bin, g.last_bin - g.first_bin + 1)
    from (
      select t.cell, sum(t.sales) as sales, array_agg(t.sales) as counts,
        array_agg((((t.code + 128) >> 8) + 2000)::smallint) as years,
        array_agg(((t.code + 128) & 255)::smallint) as bins,
        ((min(t.code) + 128) >> 8) + 2000 as first_year, ((max(t.code) + 128) >> 8) + 2000 as last_year,
        min((t.code + 128) & 255) as first_bin, max((t.code + 128) & 255) as last_bin
      from (
        select o.cell, o.code, sum(o.sales)::integer as sales from pg_temp.tally o
        where o.cell in (select c.cell from pg_temp.tally c group by c.cell having sum(c.sales) > most_codes)
        group by o.cell, o.code) t
      group by t.cell) g;
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
      from (select distinct d.x >> 2 as x, d.y >> 2 as y from pg_temp.dirty d where not everything) p
      cross join unnest('{A,D,S,T,F,O}'::"char"[]) k (kind)
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
comment on function private.count_cells is 'Counts the cells of all levels anew where sales changed, or everywhere.';

create function private.repeat_codes(codes smallint[], counts integer[]) returns smallint[]
language plpgsql immutable set search_path = '' as $$
declare
  all_codes smallint[] := codes;
begin
  if counts is not null then
    select array_agg(c.code order by c.code) into all_codes
    from unnest(codes, counts) c (code, times) cross join lateral generate_series(1, c.times);
  end if;
  return all_codes;
end $$;
comment on function private.repeat_codes is 'Each code as often as its count says; without counts as they are.';

-- The grid is unpacked once (by adding nothing to it), and not at each look into it.
create or replace function private.counts_of_grid(cell private.market_cells)
returns table (year smallint, bin smallint, sales integer)
language sql immutable set search_path = '' as $$
  select (cell.first_year + y)::smallint, (cell.first_bin + b)::smallint, n
  from (
    select y, b, g.grid[y * g.w + b + 1]
      - case when b > 0 then g.grid[y * g.w + b] else 0 end
      - case when y > 0 then g.grid[(y - 1) * g.w + b + 1] else 0 end
      + case when y > 0 and b > 0 then g.grid[(y - 1) * g.w + b] else 0 end as n
    from (select cell.grid || '{}'::integer[] as grid, cell.bins::integer as w offset 0) g,
      generate_series(0, cell.years - 1) y, generate_series(0, cell.bins - 1) b) c
  where n <> 0
$$;

create function private.counts_of_cell(cell private.market_cells) returns table (code smallint, sales integer)
language plpgsql immutable set search_path = '' as $$
begin
  if cell.codes is null then
    return query select ((g.year - 2000) * 256 + g.bin - 128)::smallint, g.sales from private.counts_of_grid(cell) g;
  else
    return query select c.code, count(*)::integer from unnest(cell.codes) c (code) group by c.code;
  end if;
end $$;
comment on function private.counts_of_cell is 'How many sales a cell has of each year and bin of price, by their code.';

-- Reads pg_temp.marked.
create function private.count_area_months(everything boolean) returns void
language plpgsql security definer set search_path = '' set work_mem = '64MB' as $$
begin
  create temp table counted_months on commit drop as
  select distinct m.country_code, m.area_code, m.month_on from pg_temp.marked m
  where m.month_on is not null and m.area_code is not null;
  analyze pg_temp.counted_months;
  if everything then
    delete from private.area_months m;
    delete from private.sector_months m;
  else
    delete from private.area_months m using pg_temp.counted_months c
    where m.country_code = c.country_code and m.area_code = c.area_code and m.month_on = c.month_on;
    delete from private.sector_months m using pg_temp.counted_months c
    where m.country_code = c.country_code and m.month_on = c.month_on
      and split_part(m.sector_code, ' ', 1) = c.area_code;
  end if;
  -- Sales that are held stay out: awaits_guesses() has judged them.
  create temp table month_sales on commit drop as
  select s.country_code, s.area_code, s.kind, date_trunc('month', s.sold_on)::date as month_on, s.currency,
    s.price_minor, case when s.country_code = 'GB' and s.postcode <> s.area_code then left(s.postcode, -2) end
      collate "C" as sector_code
  from private.sales s
  where everything and s.area_code is not null and s.category = 'A'
    and not exists (select from private.held_sales h where h.sale_id = s.id)
  union all
  select s.country_code, s.area_code, s.kind, c.month_on, s.currency, s.price_minor,
    case when s.country_code = 'GB' and s.postcode <> s.area_code then left(s.postcode, -2) end
  from pg_temp.counted_months c
  join private.sales s on s.country_code = c.country_code and s.area_code = c.area_code
    and s.sold_on >= c.month_on and s.sold_on < (c.month_on + interval '1 month')::date
  where not everything and s.category = 'A'
    and not exists (select from private.held_sales h where h.sale_id = s.id);
  analyze pg_temp.month_sales;
  insert into private.area_months (country_code, area_code, kind, month_on, currency, sales, lower_minor, median_minor,
    upper_minor)
  select s.country_code, s.area_code, coalesce(s.kind, 'A'), s.month_on, s.currency, count(*),
    percentile_cont(0.25) within group (order by s.price_minor),
    percentile_cont(0.5) within group (order by s.price_minor),
    percentile_cont(0.75) within group (order by s.price_minor)
  from pg_temp.month_sales s
  group by s.country_code, s.area_code, s.month_on, s.currency, grouping sets ((), (s.kind));
  insert into private.sector_months (country_code, sector_code, kind, month_on, currency, sales, lower_minor,
    median_minor, upper_minor)
  select s.country_code, s.sector_code, 'A', s.month_on, s.currency, count(*),
    percentile_cont(0.25) within group (order by s.price_minor),
    percentile_cont(0.5) within group (order by s.price_minor),
    percentile_cont(0.75) within group (order by s.price_minor)
  from pg_temp.month_sales s where s.sector_code is not null
  group by s.country_code, s.sector_code, s.month_on, s.currency;
  drop table pg_temp.counted_months, pg_temp.month_sales;
end $$;
comment on function private.count_area_months is
  'Counts the months of districts and sectors anew in which sales changed, or all of them.';

-- One at a time. What is noted while it counts is left for the next.
drop function private.count_market();
create function private.count_market(holds_alone boolean default false) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  everything boolean;
  counted bigint;
begin
  -- The clock never waits for an import that counts everything: what shows held sales is silent until then.
  if holds_alone then
    if not exists (select from private.sales_to_count t where t.is_hold)
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
  perform private.count_cells(everything);
  perform private.count_area_months(everything);
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
comment on function private.count_market is
  'Counts cells and levels anew where sales changed; how many marks that took. Alone: what was held.';

create function private.count_held_sales() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_market(holds_alone => true);
end $$;
comment on function private.count_held_sales is 'The clock''s: takes what was held out of the figures.';
insert into private.periodic_jobs (job, every_seconds) values ('count_held_sales', 1), ('release_sales', 600);

-- The middle of a few shares of prices: of many sales' prices together, so that it is none's own and looks like none.
create function private.around(logs double precision[]) returns bigint
language sql immutable set search_path = '' as $$
  select round(exp((logs[1] + logs[2] + logs[3]) / 3))::bigint
$$;
comment on function private.around is 'What three shares of prices say together, from their logarithms.';

-- While a sale of a neighbourhood was held and is still in its levels, these say nothing.
create function private.cluster_is_silent(cluster_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.sales_to_count t join private.area_cluster_postcodes p
      on p.country_code = t.country_code and p.postcode = t.postcode and p.cluster_id = cluster_is_silent.cluster_id
    where t.is_hold);
end $$;
comment on function private.cluster_is_silent is 'Is a sale in a neighbourhood''s levels that is held by now?';

create function private.grid_between(grid integer[], bins integer, years integer, year_before integer,
  final_year integer) returns integer[]
language plpgsql immutable set search_path = '' as $$
declare
  final_row integer := least(final_year, years - 1);
  row_before integer := least(year_before, years - 1);
  -- Taken out of the grid at once: it is unpacked each time that it is looked into.
  part integer[];
begin
  if final_row < 0 then
    return null;
  elsif row_before < 0 then
    return grid[final_row * bins + 1 : (final_row + 1) * bins];
  end if;
  part := grid[row_before * bins + 1 : (final_row + 1) * bins];
  return array(select u.until - u.before
    from unnest(part[(final_row - row_before) * bins + 1 :], part[: bins]) u (until, before));
end $$;
comment on function private.grid_between is 'Sales up to each bin of price in a span of years: one row less another.';

-- As if each bin's sales were spread evenly over it.
create function private.quartiles_of(counted integer[], first_bin integer, out sales integer,
  out lower double precision, out middle double precision, out upper double precision)
language plpgsql immutable set search_path = '' as $$
declare
  size integer := cardinality(counted);
  bin integer;
begin
  sales := coalesce(counted[size], 0);
  if sales < 5 then
    return;
  end if;
  bin := width_bucket((sales + 3) / 4 - 1, counted);
  lower := first_bin + bin + (0.25::double precision * sales - coalesce(counted[bin], 0))
    / (counted[bin + 1] - coalesce(counted[bin], 0));
  bin := width_bucket((sales + 1) / 2 - 1, counted);
  middle := first_bin + bin + (0.5::double precision * sales - coalesce(counted[bin], 0))
    / (counted[bin + 1] - coalesce(counted[bin], 0));
  bin := width_bucket((3 * sales + 3) / 4 - 1, counted);
  upper := first_bin + bin + (0.75::double precision * sales - coalesce(counted[bin], 0))
    / (counted[bin + 1] - coalesce(counted[bin], 0));
end $$;
comment on function private.quartiles_of is
  'Where on the scale of bins the quarters of sales are reached, from counts up to each bin.';

-- Places on the scale of bins: a quartile that lies in a bin is somewhere in it. The sides of a bin are 10 % apart.
create function private.cells_between(of_level integer, kinds "char"[], x0 integer, x1 integer, y0 integer, y1 integer,
  from_year integer, to_year integer)
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
    cross join lateral private.quartiles_of(private.grid_between(m.grid, m.bins, m.years,
      from_year - 1 - m.first_year, to_year - m.first_year), m.first_bin) q
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
comment on function private.cells_between is
  'Cells of a rectangle for a span of years: how many sales, and where the quartiles of their prices lie.';

-- What a map shows of a rectangle: at most 2,000 cells, of the finest level that has no more. Fewer than five sales are
-- so few, and have no price: each would be some home's. A price is right within its bin of 10 %.
create or replace function private.sold_cells(west double precision, south double precision, east double precision,
  north double precision, zoom integer, from_year integer default null, to_year integer default null,
  types text[] default null) returns jsonb
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
  return (
    select coalesce(jsonb_agg(jsonb_build_object('x', c.x, 'y', c.y, 'z', chosen, 'currency', c.currency,
      'count', case when s.is_few then 4 else c.sales end, 'few', s.is_few,
      'median_minor', case when not s.is_few then round(100 * exp(c.middle * ln(1.1::double precision))) end,
      'lower_minor', case when not s.is_few then round(100 * exp(c.lower * ln(1.1::double precision))) end,
      'upper_minor', case when not s.is_few then round(100 * exp(c.upper * ln(1.1::double precision))) end)
      order by c.x, c.y, c.currency), '[]')
    from private.cells_between(chosen, kinds, x0, x1, y0, y1, least(greatest(coalesce(from_year, 1900), 1900), 2101),
      least(greatest(coalesce(to_year, 2100), 1899), 2100)) c
    cross join lateral (select c.sales < 5 or (c.x << 15 | c.y) = any (silent) as is_few) s);
end $$;

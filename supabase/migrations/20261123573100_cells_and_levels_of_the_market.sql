-- Figures of the market, kept while it is imported.
--
-- A map asks for cells: so many sales, their median and quartiles, for any span of years. A level by month asks for
-- an area and a month. Neither may depend on how many sales there are, so both are kept ready.
--
-- Whatever writes sales, one trigger notes in sale_changes what came and what went; count_market adds these up, area
-- by area and cell by cell, and leaves nothing of them. A cell of a level is a tile at that zoom. Its grid counts its
-- sales up to a year and up to a bin of price (10 % wide): a span of years is one row of the grid less another, and a
-- quartile a search in it. Kind `A` is all kinds.

create table private.sale_changes (
  id bigint generated always as identity,
  change integer not null,
  place bigint,
  sold_on date not null,
  bin smallint not null,
  kind "char" not null,
  country_code text not null,
  currency text not null,
  area_code text collate "C",
  constraint sale_changes_have_an_id primary key (id),
  constraint a_sale_came_or_went check (change in (-1, 1))
);
comment on table private.sale_changes is 'Sales that came and went since the figures of the market were last added up.';
alter table private.sale_changes enable row level security;

create table private.market_cells (
  level smallint not null,
  kind "char" not null,
  x integer not null,
  y integer not null,
  currency text not null,
  sales integer not null,
  first_year smallint not null,
  years smallint not null,
  first_bin smallint not null,
  bins smallint not null,
  grid integer[] not null,
  constraint a_cell_of_the_market_is_kept_once primary key (level, kind, x, y, currency),
  constraint a_cell_has_sales check (sales > 0),
  constraint a_grid_has_a_place_for_each_year_and_bin check (cardinality(grid) = years * bins)
);
comment on table private.market_cells is
  'Sales of a tile up to each year and bin of price, so that any span of years is one subtraction.';
alter table private.market_cells enable row level security;

create table private.area_months (
  country_code text not null,
  area_code text collate "C" not null,
  kind "char" not null,
  month_on date not null,
  currency text not null,
  sales integer not null,
  lower_minor bigint not null,
  median_minor bigint not null,
  upper_minor bigint not null,
  constraint an_area_has_one_level_in_a_month primary key (country_code, area_code, kind, month_on, currency),
  constraint a_level_stands_on_sales check (sales > 0),
  constraint a_level_begins_a_month check (extract(day from month_on) = 1)
);
comment on table private.area_months is 'What homes of a district cost in each month: count, median and middle half.';
alter table private.area_months enable row level security;

create function private.price_bin(price_minor bigint) returns smallint
language sql immutable parallel safe set search_path = '' as $$
  select floor(ln(price_minor / 100.0::double precision) / ln(1.1::double precision))::smallint
$$;
comment on function private.price_bin is
  'The bin of a price: ten per cent wide, counted from one unit of its currency.';

create function private.note_sale_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    insert into private.sale_changes (change, place, sold_on, bin, kind, country_code, currency, area_code)
    select -1, s.place, s.sold_on, private.price_bin(s.price_minor), s.kind, s.country_code, s.currency, s.area_code
    from gone s;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.sale_changes (change, place, sold_on, bin, kind, country_code, currency, area_code)
    select 1, s.place, s.sold_on, private.price_bin(s.price_minor), s.kind, s.country_code, s.currency, s.area_code
    from come s;
  end if;
  return null;
end $$;
comment on function private.note_sale_changes is 'Notes what a statement changed of the sales, for count_market.';
create trigger sales_that_came_are_counted after insert on private.sales referencing new table as come
  for each statement execute function private.note_sale_changes();
create trigger sales_that_went_are_counted after delete on private.sales referencing old table as gone
  for each statement execute function private.note_sale_changes();
create trigger sales_that_changed_are_counted after update on private.sales
  referencing old table as gone new table as come
  for each statement execute function private.note_sale_changes();

create function private.grid_of(years smallint[], bins smallint[], counts integer[], first_year integer,
  year_count integer, first_bin integer, bin_count integer) returns integer[]
language plpgsql immutable set search_path = '' as $$
declare
  grid integer[] := array_fill(0, array[year_count * bin_count]);
  place integer;
  year integer;
  bin integer;
  row_sum integer;
begin
  for place in 1 .. cardinality(counts) loop
    grid[(years[place] - first_year) * bin_count + bins[place] - first_bin + 1] := counts[place];
  end loop;
  place := 0;
  for year in 1 .. year_count loop
    row_sum := 0;
    for bin in 1 .. bin_count loop
      place := place + 1;
      row_sum := row_sum + grid[place];
      grid[place] := row_sum + case when year > 1 then grid[place - bin_count] else 0 end;
    end loop;
  end loop;
  return grid;
end $$;
comment on function private.grid_of is 'Counts by year and bin, each added up over all years and bins before.';

create function private.counts_of_grid(cell private.market_cells)
returns table (year smallint, bin smallint, sales integer)
language sql immutable set search_path = '' as $$
  select (cell.first_year + y)::smallint, (cell.first_bin + b)::smallint, n
  from (
    select y, b, g.grid[y * g.w + b + 1]
      - case when b > 0 then g.grid[y * g.w + b] else 0 end
      - case when y > 0 then g.grid[(y - 1) * g.w + b + 1] else 0 end
      + case when y > 0 and b > 0 then g.grid[(y - 1) * g.w + b] else 0 end as n
    from (select cell.grid as grid, cell.bins::integer as w offset 0) g,
      generate_series(0, cell.years - 1) y, generate_series(0, cell.bins - 1) b) c
  where n <> 0
$$;
comment on function private.counts_of_grid is 'The other way round: how many sales a cell has in each year and bin.';

create function private.count_cells(of_level integer) returns void
language plpgsql set search_path = '' as $$
begin
  create temp table fresh_cells on commit drop as
  with changed as (
    select ((c.place >> 20) >> (20 - of_level))::integer as x,
      ((c.place & 1048575) >> (20 - of_level))::integer as y, k.kind, c.currency,
      extract(year from c.sold_on)::smallint as year, c.bin, sum(c.change)::integer as sales
    from private.sale_changes c cross join lateral (values ('A'::"char"), (c.kind)) k (kind)
    where c.place is not null
    group by 1, 2, 3, 4, 5, 6 having sum(c.change) <> 0),
  before as (
    select m.x, m.y, m.kind, m.currency, g.year, g.bin, g.sales
    from (select distinct c.x, c.y, c.kind, c.currency from changed c) t
    join private.market_cells m on m.level = of_level and m.kind = t.kind and m.x = t.x and m.y = t.y
      and m.currency = t.currency
    cross join lateral private.counts_of_grid(m) g),
  summed as (
    select b.x, b.y, b.kind, b.currency, b.year, b.bin, sum(b.sales)::integer as sales
    from (select * from changed union all select * from before) b group by 1, 2, 3, 4, 5, 6)
  select s.kind, s.x, s.y, s.currency, sum(s.sales)::integer as sales,
    min(s.year) filter (where s.sales <> 0) as first_year, max(s.year) filter (where s.sales <> 0) as last_year,
    min(s.bin) filter (where s.sales <> 0) as first_bin, max(s.bin) filter (where s.sales <> 0) as last_bin,
    array_agg(s.year) filter (where s.sales <> 0) as years, array_agg(s.bin) filter (where s.sales <> 0) as bins,
    array_agg(s.sales) filter (where s.sales <> 0) as counts
  from summed s group by 1, 2, 3, 4;

  delete from private.market_cells m using pg_temp.fresh_cells f
  where f.sales = 0 and m.level = of_level and m.kind = f.kind and m.x = f.x and m.y = f.y
    and m.currency = f.currency;
  insert into private.market_cells as m (level, kind, x, y, currency, sales, first_year, years, first_bin, bins, grid)
  select of_level, f.kind, f.x, f.y, f.currency, f.sales, f.first_year, f.last_year - f.first_year + 1, f.first_bin,
    f.last_bin - f.first_bin + 1, private.grid_of(f.years, f.bins, f.counts, f.first_year,
      f.last_year - f.first_year + 1, f.first_bin, f.last_bin - f.first_bin + 1)
  from pg_temp.fresh_cells f where f.sales > 0 order by f.kind, f.x, f.y
  on conflict (level, kind, x, y, currency) do update set sales = excluded.sales, first_year = excluded.first_year,
    years = excluded.years, first_bin = excluded.first_bin, bins = excluded.bins, grid = excluded.grid;
  drop table pg_temp.fresh_cells;
end $$;
comment on function private.count_cells is 'Adds what changed of the sales to the cells of one level.';

create function private.count_area_months() returns void
language plpgsql set search_path = '' as $$
begin
  create temp table fresh_months on commit drop as
  select distinct c.country_code, c.area_code, date_trunc('month', c.sold_on)::date as month_on
  from private.sale_changes c where c.area_code is not null;
  delete from private.area_months m using pg_temp.fresh_months f
  where m.country_code = f.country_code and m.area_code = f.area_code and m.month_on = f.month_on;
  insert into private.area_months (country_code, area_code, kind, month_on, currency, sales, lower_minor, median_minor,
    upper_minor)
  select s.country_code, s.area_code, coalesce(s.kind, 'A'), f.month_on, s.currency, count(*),
    percentile_cont(0.25) within group (order by s.price_minor),
    percentile_cont(0.5) within group (order by s.price_minor),
    percentile_cont(0.75) within group (order by s.price_minor)
  from pg_temp.fresh_months f
  join private.sales s on s.country_code = f.country_code and s.area_code = f.area_code
    and s.sold_on >= f.month_on and s.sold_on < (f.month_on + interval '1 month')::date
  group by s.country_code, s.area_code, f.month_on, s.currency, grouping sets ((), (s.kind));
  drop table pg_temp.fresh_months;
end $$;
comment on function private.count_area_months is 'Counts the months of areas again in which sales changed.';

-- One at a time: a second one waits, and finds nothing left to add.
create function private.count_market() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  counted bigint;
begin
  lock table private.market_cells in share row exclusive mode;
  lock table private.sale_changes in share row exclusive mode;
  if not exists (select from private.sale_changes) then
    return 0;
  end if;
  for level in 5 .. 15 by 2 loop
    perform private.count_cells(level);
  end loop;
  perform private.count_area_months();
  delete from private.sale_changes;
  get diagnostics counted = row_count;
  return counted;
end $$;
comment on function private.count_market is
  'Adds what changed of the sales to cells and area levels; how many changes it added.';

-- A bin counts as spread evenly, so a price at a share of all sales is right within one bin. Screens round it; here it
-- keeps its digits, so that it is nobody's price and looks like none.
create function private.price_at(counted integer[], first_bin integer, share double precision) returns bigint
language plpgsql immutable set search_path = '' as $$
declare
  target double precision := share * counted[cardinality(counted)];
  bin integer := width_bucket(greatest(ceil(target)::integer, 1) - 1, counted) + 1;
  before integer := coalesce(counted[bin - 1], 0);
  price_minor numeric := 100 * exp((first_bin + bin - 1 + (target - before) / (counted[bin] - before)) * ln(1.1));
begin
  return round(price_minor);
end $$;
comment on function private.price_at is 'The price below which a share of sales lies, from counts up to each bin.';

create function private.cell_figures(cells private.market_cells[], from_year integer, to_year integer,
  out sales integer, out lower_minor bigint, out median_minor bigint, out upper_minor bigint)
language plpgsql immutable set search_path = '' as $$
declare
  cell private.market_cells;
  counted integer[];
  of_cell integer[];
  first integer;
  final_row integer;
  row_before integer;
begin
  foreach cell in array cells loop
    final_row := least(coalesce(to_year, 9999) - cell.first_year, cell.years - 1);
    row_before := least(coalesce(from_year, 0) - 1 - cell.first_year, cell.years - 1);
    continue when final_row < 0;
    of_cell := cell.grid[final_row * cell.bins + 1 : (final_row + 1) * cell.bins];
    if row_before >= 0 then
      of_cell := array(select u.until - u.before from unnest(of_cell,
        cell.grid[row_before * cell.bins + 1 : (row_before + 1) * cell.bins]) u (until, before));
    end if;
    if counted is null then
      counted := of_cell;
      first := cell.first_bin;
    else
      counted := array(select coalesce(counted[least(b - first + 1, cardinality(counted))], 0)
          + coalesce(of_cell[least(b - cell.first_bin + 1, cell.bins)], 0)
        from generate_series(least(first, cell.first_bin),
          greatest(first + cardinality(counted), cell.first_bin + cell.bins) - 1) b);
      first := least(first, cell.first_bin);
    end if;
  end loop;
  sales := coalesce(counted[cardinality(counted)], 0);
  if sales >= 5 then
    lower_minor := private.price_at(counted, first, 0.25);
    median_minor := private.price_at(counted, first, 0.5);
    upper_minor := private.price_at(counted, first, 0.75);
  end if;
end $$;
comment on function private.cell_figures is
  'Sales of one tile in a span of years: how many, and from five on the quartiles of their prices.';

-- What a map shows of a rectangle: at most 2,000 cells, of the finest level that has no more. A cell of fewer than five
-- sales says how many, and no price: one sale's would be that home's.
create function private.sold_cells(west double precision, south double precision, east double precision,
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
  return (
    select coalesce(jsonb_agg(jsonb_build_object('x', c.x, 'y', c.y, 'z', chosen, 'currency', c.currency,
      'count', f.sales, 'median_minor', f.median_minor, 'lower_minor', f.lower_minor, 'upper_minor', f.upper_minor)
      order by c.x, c.y, c.currency), '[]')
    from (
      select m.x, m.y, m.currency, array_agg(m) as cells
      from generate_series(x0, x1) as col (x), unnest(kinds) k (kind)
      join private.market_cells m on m.level = chosen and m.kind = k.kind
      where m.x = col.x and m.y between y0 and y1
      group by m.x, m.y, m.currency limit 2000) c
    cross join lateral private.cell_figures(c.cells, from_year, to_year) f
    where f.sales > 0);
end $$;
comment on function private.sold_cells is
  'Sales of a rectangle as cells: how many, and from five on the median and the middle half of their prices.';
select private.expose('private.sold_cells(double precision, double precision, double precision, double precision, '
  'integer, integer, integer, text[])', 'anon', 'authenticated');

-- Cells and levels are kept while sales come, are corrected and go. Whatever happened, they equal a recount.
select plan(31);

create temp table source as
  with made as (
    insert into private.market_imports (kind, file_name, file_print, source, licence, country_code)
    values ('sold', 'recount.csv', 'recount', 'Tests', 'None.', 'GB') returning id)
  select id from made;
delete from private.sales_to_count;

-- The same sales each time: a generator of its own.
create function pg_temp.chance(seed text) returns double precision language sql immutable as $$
  select ('x' || left(md5(seed), 8))::bit(32)::bigint / 4294967296.0
$$;
create function pg_temp.add_sales(first integer, final integer) returns void language sql as $$
  insert into private.sales (id, place, price_minor, sold_on, import_id, kind, category, country_code, currency,
    postcode)
  select md5('recount ' || n)::uuid,
    case when pg_temp.chance('p' || n) < 0.95
      then private.tile_of(60 + 0.3 * pg_temp.chance('a' || n), -30 + 0.3 * pg_temp.chance('o' || n)) end,
    (10000 + 90000000 * pg_temp.chance('m' || n) ^ 3)::bigint,
    '1995-01-01'::date + (11000 * pg_temp.chance('d' || n))::integer, (select id from source),
    substr('DSTFO', 1 + (5 * pg_temp.chance('k' || n))::integer % 5, 1)::"char",
    case when pg_temp.chance('b' || n) < 0.05 then 'B' else 'A' end::"char", 'GB', 'GBP',
    case when pg_temp.chance('c' || n) < 0.9 then 'ZZ' || (4 * pg_temp.chance('z' || n))::integer || ' 1AA' end
  from generate_series(first, final) n
$$;
create function pg_temp.recounted_cells() returns table (level integer, kind "char", x integer, y integer,
  year smallint, bin smallint, sales integer) language sql as $$
  select v, k.kind, ((s.place >> 20) >> (20 - v))::integer, ((s.place & 1048575) >> (20 - v))::integer,
    extract(year from s.sold_on)::smallint, floor(ln(s.price_minor / 100.0::float) / ln(1.1::float))::smallint,
    count(*)::integer
  from private.sales s, unnest(private.cell_levels()) v, lateral (values ('A'::"char"), (s.kind)) k (kind)
  where s.place is not null and s.category = 'A' and s.import_id = (select id from source) group by 1, 2, 3, 4, 5, 6
$$;
-- Far from all other places: of the coarsest level, too, these are the only sales.
create function pg_temp.kept_cells() returns table (level integer, kind "char", x integer, y integer,
  year smallint, bin smallint, sales integer) language sql as $$
  select m.level::integer, m.kind, m.x, m.y, (2000 + ((g.code + 128) >> 8))::smallint,
    ((g.code + 128) & 255)::smallint, g.sales
  from private.market_cells m, lateral private.counts_of_cell(m) g
  where m.x >> (m.level - 5) = (private.tile_of(60.1, -29.9) >> 20) >> 15
    and m.y >> (m.level - 5) = (private.tile_of(60.1, -29.9) & 1048575) >> 15
$$;
create function pg_temp.latest_sales() returns table (area_code text, currency text, last_month_on date,
  recent_sales integer)
language sql as $$
  select s.area_code, min(s.currency), date_trunc('month', max(s.sold_on))::date,
    (count(*) filter (where s.sold_on > l.last_on - 365))::integer
  from private.sales s
  join (select o.area_code, max(o.sold_on) as last_on from private.sales o where o.category = 'A' group by 1) l
    using (area_code)
  where s.area_code ~ '^ZZ[0-9]$' and s.category = 'A' group by 1
$$;
create function pg_temp.is_right(what text) returns setof text language plpgsql as $$
begin
  return next set_eq('select * from pg_temp.kept_cells()', 'select * from pg_temp.recounted_cells()',
    'cells equal a recount ' || what);
  return next set_eq($q$select area_code, currency, last_month_on, recent_sales from private.market_districts
    where area_code ~ '^ZZ[0-9]$'$q$, 'select * from pg_temp.latest_sales()',
    'districts are known by their latest sales ' || what);
end $$;

select pg_temp.add_sales(1, 1500);
select isnt(private.count_market(), 0::bigint, 'what came is added up');
select is((select count(*)::integer from private.sales_to_count), 0, 'and nothing is left to add');
select isnt_empty('select * from pg_temp.kept_cells()', 'there are cells to compare');
select pg_temp.is_right('after sales came');

update private.sales s set price_minor = s.price_minor * 2, sold_on = s.sold_on + 400,
  place = case when pg_temp.chance('q' || s.id) < 0.3 then null else s.place end
  where pg_temp.chance('u' || s.id) < 0.3 and s.import_id = (select id from source);
delete from private.sales s where pg_temp.chance('g' || s.id) < 0.4 and s.import_id = (select id from source);
select pg_temp.add_sales(1501, 2000);
select private.count_market();
select pg_temp.is_right('after some were corrected, some deleted, and more came');

-- A few at a time, as months of a register bring them: cells of few sales, of many, and such as pass from one to other.
delete from private.sales s where pg_temp.chance('h' || s.id) < 0.1 and s.import_id = (select id from source);
select pg_temp.add_sales(2001, 2100);
select private.count_market();
select pg_temp.is_right('after a few came and went');

-- An import of very many sales sets indexes aside and has everything counted at once.
create function pg_temp.indexes() returns setof text language sql as $$
  select pg_get_indexdef(i.indexrelid) from pg_index i where i.indrelid = 'private.sales'::regclass $$;
create temp table indexes_before as select * from pg_temp.indexes() f (definition);
select is(private.set_indexes_aside(), (select count(*)::integer - 2 from indexes_before),
  'all indexes of sales are set aside but the one that names them and that of postcodes');
select pg_temp.add_sales(2101, 2400);
-- A tower: so many sales of one tile that its finest cells are grids, of all kinds and of one.
insert into private.sales (id, place, price_minor, sold_on, import_id, kind, category, country_code, currency, postcode)
select md5('tower ' || n)::uuid, private.tile_of(60.1, -29.9),
  (10000 + 90000000 * pg_temp.chance('m' || n) ^ 3)::bigint,
  '1995-01-01'::date + (11000 * pg_temp.chance('d' || n))::integer, (select id from source),
  case when n % 4 = 0 then 'T' else 'F' end::"char", 'A', 'GB', 'GBP', 'ZZ1 1AA' from generate_series(1, 700) n;
select is((select count(*)::integer from private.sales_to_count), 1, 'then one mark stands for all that comes');
select is(private.count_market(holds_alone => true), 0::bigint, 'and the clock waits');
create temp table built as
  select private.build_index_set_aside() as name from generate_series(1, (select count(*) + 1 from indexes_before));
select set_eq('select * from pg_temp.indexes()', 'select * from indexes_before', 'they are built again as they were');
select ok(not private.are_indexes_aside(), 'and none is left');
select private.count_market();
select pg_temp.is_right('after everything was counted at once');
select results_eq($q$select m.kind::text, m.grid is not null from private.market_cells m
    where m.level = 15 and m.sales > 100 and m.x = (private.tile_of(60.1, -29.9) >> 20) >> 5 order by 1$q$,
  $q$values ('A', true), ('F', true), ('T', false)$q$, 'a tower is kept as grids where its sales are many');

-- A median in a cell, by any span of years and kinds, is within one bin of the exact one: of few sales, kept as codes,
-- and from afar of many, kept as grids.
select pg_temp.add_sales(2401, 4800);
select private.count_market();
select ok(bool_or(m.grid is not null) and bool_or(m.codes is not null), 'cells of one kind are of both sorts')
  from private.market_cells m where m.kind <> 'A' and m.x >> (m.level - 5) = (private.tile_of(60.1, -29.9) >> 20) >> 15;
select is(count(m.quarters), count(*), 'where its quarters lie is kept with each cell of many sales')
  from private.market_cells m where m.sales >= 40;
select is(count(m.quarters), 0::bigint, 'and with none of few') from private.market_cells m where m.sales < 40;
create temp table asked as
  select f.first_year, f.final_year, f.kinds, z.zoom from (values (12), (1)) z (zoom), (values
    (null::integer, null::integer, null::text[]), (2000, 2010, null), (2005, 2005, null), (null, 2001, null),
    (2015, null, '{flat}'), (1998, 2019, '{detached,terraced,other}'), (null, null, '{flat,detached}'),
    (2000, 2010, '{flat,terraced}')) f (first_year, final_year, kinds);
create temp table compared as
  select a.*, (c.cell ->> 'count')::integer as sales, (c.cell ->> 'few')::boolean as few,
    (c.cell ->> 'median_minor')::bigint as median,
    (c.cell ->> 'lower_minor')::bigint as lower, (c.cell ->> 'upper_minor')::bigint as upper, e.*
  from asked a
  cross join lateral json_array_elements(public.sold_cells(-30.1, 59.9, -29.6, 60.4, a.zoom, a.first_year, a.final_year,
    a.kinds)) c (cell)
  cross join lateral (
    select count(*)::integer as exact_sales, percentile_disc(0.25) within group (order by s.price_minor) as exact_lower,
      percentile_disc(0.5) within group (order by s.price_minor) as exact_median,
      percentile_disc(0.75) within group (order by s.price_minor) as exact_upper
    from private.sales s
    where (s.place >> 20) >> (20 - (c.cell ->> 'z')::integer) = (c.cell ->> 'x')::integer
      and (s.place & 1048575) >> (20 - (c.cell ->> 'z')::integer) = (c.cell ->> 'y')::integer
      and s.category = 'A'
      and extract(year from s.sold_on) between coalesce(a.first_year, 0) and coalesce(a.final_year, 9999)
      and (a.kinds is null or s.kind::text = any (array(select case k when 'semi-detached' then 'S'
        else upper(left(k, 1)) end from unnest(a.kinds) k)))) e;
select is((select count(distinct coalesce(c.first_year, 0) || '/' || coalesce(c.final_year, 0))::integer
  from compared c), 6, 'each span has cells');
select is((select count(distinct c.zoom)::integer from compared c where cardinality(c.kinds) = 2), 2,
  'two kinds from near and from afar');
select is_empty('select * from compared c where c.exact_sales >= 5 and c.sales <> c.exact_sales', 'counts are exact');
select is_empty('select * from compared c where c.exact_sales < 5 and (c.sales <> 4 or not c.few)',
  'but of fewer than five, which are so few and no more');
select is_empty($$select * from compared c where c.sales >= 5 and (
  abs(ln(c.median::float / c.exact_median)) > ln(1.106) or abs(ln(c.lower::float / c.exact_lower)) > ln(1.106)
  or abs(ln(c.upper::float / c.exact_upper)) > ln(1.106))$$, 'median and quartiles are right within one bin');
select is_empty($$select * from compared c
  join private.sales s on s.price_minor in (c.median, c.lower, c.upper)$$, 'and none is a sale''s own price');
select is_empty('select * from compared c where c.sales < 5 and c.median is not null',
  'fewer than five sales have no price');
select isnt_empty('select * from compared c where c.sales < 5', 'though they are counted');

delete from private.sales s where s.import_id = (select id from source);
select private.count_market();
select is_empty('select * from pg_temp.kept_cells()', 'cells without sales are gone');
select is_empty($$select * from private.market_districts where area_code ~ '^ZZ[0-9]$'$$,
  'and districts without sales');
select is(private.count_market(), 0::bigint, 'adding up again adds nothing');
select * from finish();

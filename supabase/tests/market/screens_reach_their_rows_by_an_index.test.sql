-- What a screen of the market asks for is reached by an index that fits the question: on thirty million sales nothing
-- else would answer in time.
select plan(17);
insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, is_sample, state,
  imported, lines_read, first_on, last_on, finished_at)
values ('sold', 'f', 'p1', 'A register', 'Its licence', 'QA', false, 'done', 6000, 6000, '2010-01-01', '2024-12-31',
  now());
insert into private.sales (id, price_minor, sold_on, import_id, kind, tenure, category, is_new, country_code,
  currency, postcode, paon, street, town, place)
select md5(n::text)::uuid, 10000000 + n * 1000, date '2010-01-01' + n % 5000, i.id, 'T', 'F', 'A', false, 'QA', 'GBP',
  format('QA%s %s%s%sA', n % 60, n % 9 + 1, chr(65 + n % 7), 'A'), n::text, 'SAMPLE ROAD',
  format('TOWN %s', n % 60), private.tile_of(53.9 + n % 60 * 0.05, -1.1)
from generate_series(1, 6000) n, private.market_imports i where i.file_print = 'p1';
insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
select distinct on (s.postcode) 'QA', s.postcode, 53.9, -1.1, s.import_id from private.sales s
where s.country_code = 'QA' order by s.postcode;
select private.count_market();
analyze private.sales, private.postcodes, private.market_cells, private.market_districts;

-- How often an index, or a table from its first row to its last, was read in this transaction so far.
create function pg_temp.reads(name text) returns bigint language sql volatile as $$
  select pg_stat_get_xact_numscans(format('private.%I', name)::regclass)
$$;
-- 'by its index', or what was wrong: which index a question used, and whether it read all sales.
create function pg_temp.way(question text, index_name text) returns text language plpgsql as $$
declare
  before constant bigint := pg_temp.reads(index_name);
  whole constant bigint := pg_temp.reads('sales');
begin
  execute 'select ' || question;
  return case when pg_temp.reads('sales') > whole then 'reads all sales'
    when pg_temp.reads(index_name) = before then 'not by ' || index_name
    else 'by its index' end;
end $$;

select is(pg_temp.way('count(*) from private.sales s where s.paon = ''7''', 'sales_by_area'), 'reads all sales',
  'a question without an index is seen here');
select is(pg_temp.way('count(*) from private.sales s where s.country_code = ''QA'' and s.postcode = ''QA7 1AAA''',
  'sales_by_area'), 'not by sales_by_area', 'and so is one by another index');
select is(pg_temp.way(q.question, q.index_name), 'by its index', q.what)
from (values
  ('a chart by quarter', 'private.sold_figures(''QA'', ''QA7'')', 'sales_by_area'),
  ('a chart by month and kind',
    'private.sold_figures(''QA'', ''QA7'', ''month'', ''price'', null, null, null, null, true)', 'sales_by_area'),
  ('a spread of prices', 'private.sold_distribution(''QA'', ''QA7'')', 'sales_by_area'),
  ('sales of a district', 'private.sold_homes(''QA'', ''district'', ''QA7'')', 'sales_by_area'),
  ('the market around a home', 'private.market_around(''QA'', ''QA7 1AA'')', 'sales_by_area'),
  ('sales, newest first', 'private.sold_homes(''QA'')', 'sales_by_kind'),
  ('sales, oldest first', 'private.sold_homes(''QA'', sort => ''oldest'')', 'sales_by_kind'),
  ('sales of a narrow price', 'private.sold_homes(''QA'', from_minor => 12000000, to_minor => 12010000)',
    'sales_by_price'),
  ('sales of a town', 'private.sold_homes(''QA'', ''town'', ''TOWN 7'')', 'sales_by_town'),
  ('sales of a town, cheapest first', 'private.sold_homes(''QA'', ''town'', ''TOWN 7'', sort => ''cheapest'')',
    'sales_by_town'),
  ('where a district lies', 'private.market_place(''district'', ''QA7'')', 'a_district_is_listed_once'),
  ('sales of a drawn area', 'private.drawn_area(''QA'', ''{"QA7 8"}'')', 'sales_by_postcode'),
  ('sales that a value leans on', 'private.nearest_sales(private.tile_of(54.25, -1.1), ''QA'', ''GBP'',
    ''2015-01-01'', ''2024-12-31'', 50)', 'sales_by_place'),
  ('cells of a map', 'private.sold_cells(-2, 53, 0, 55, 8, null, null)', 'a_cell_of_the_market_is_kept_once'),
  ('values of a district', 'private.count_area_values(''QA'', ''QA7'')', 'sales_measured')
) q (what, question, index_name);

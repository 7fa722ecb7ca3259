-- Where many sales lie between two prices, but at few of these, the list reads each price by itself. It says the same
-- as the sales themselves in order of days, page after page, whatever else narrows it.
select plan(9);
insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, is_sample, state,
  imported, lines_read, first_on, last_on, finished_at)
values ('sold', 'f', 'many', 'A register', 'Its licence', 'QA', false, 'done', 22000, 22000, '2010-01-01', '2024-12-31',
  now());
insert into private.sales (id, price_minor, sold_on, import_id, kind, tenure, category, is_new, country_code, currency,
  postcode, paon, street, town)
select md5('many' || n)::uuid, 25000000 + n % 3 * 500000, date '2015-01-01' + n % 3500,
  (select i.id from private.market_imports i where i.file_print = 'many'), (array['F', 'T', 'D'])[n % 7 % 3 + 1],
  case when n % 5 = 0 then 'L' else 'F' end, 'A', n % 11 = 0, 'QA', 'GBP', 'QA1 1AA', n::text, 'SAMPLE ROAD', 'TESTHAM'
from generate_series(1, 22000) n;
select ok(not private.are_few_sales('QA', null, null, false, 25000000, 26000000), 'these are many sales');
select is(private.few_prices('QA', 25000000, 26000000), '{25000000,25500000,26000000}', 'at three prices');
select is(private.few_prices('QA', 25000001, 25999999), '{25500000}', 'of which one lies between these two');
select is(private.few_prices('QA', 26000001, 27000000), null, 'and above them is none');
insert into private.sales (id, price_minor, sold_on, import_id, kind, country_code, currency, postcode, town)
select md5('more' || n)::uuid, 25100000 + n * 100, '2014-01-01', i.id, 'T', 'QA', 'GBP', 'QA1 1AA', 'TESTHAM'
from generate_series(1, 18) n join private.market_imports i on i.file_print = 'many';
select is(private.few_prices('QA', 25000000, 26000000), null, 'twenty-one prices are not few');
select is(cardinality(private.few_prices('QA', 25000000, 25999999)), 20, 'and twenty are');

-- Ids in the order of a list, read to its third page, and the same of the rows themselves.
create function pg_temp.listed(types text[], tenure text, sort text) returns uuid[] language plpgsql as $$
declare
  answer jsonb := public.sold_homes('QA', types => types, tenure => tenure, from_minor => 25000000,
    to_minor => 25999999, sort => sort, page_rows => 40);
  ids uuid[] := '{}';
begin
  for page in 1..3 loop
    ids := ids || array(select (r ->> 'id')::uuid from jsonb_array_elements(answer -> 'rows') with ordinality a (r, at)
      order by a.at);
    answer := public.sold_homes('QA', types => types, tenure => tenure, from_minor => 25000000, to_minor => 25999999,
      sort => sort, after => answer ->> 'next', page_rows => 40);
  end loop;
  return ids;
end $$;
select is(pg_temp.listed(null, null, 'newest'), array(select s.id from private.sales s where s.country_code = 'QA'
  and s.price_minor between 25000000 and 25999999 order by s.sold_on desc, s.id desc limit 120), 'the newest');
select is(pg_temp.listed(null, null, 'oldest'), array(select s.id from private.sales s where s.country_code = 'QA'
  and s.price_minor between 25000000 and 25999999 order by s.sold_on, s.id limit 120), 'the oldest');
select is(pg_temp.listed('{flat,detached}', 'leasehold', 'newest'), array(select s.id from private.sales s
  where s.country_code = 'QA' and s.price_minor between 25000000 and 25999999 and s.kind in ('F', 'D')
    and s.tenure = 'L' order by s.sold_on desc, s.id desc limit 120), 'and the newest of two kinds and one tenure');
select * from finish();

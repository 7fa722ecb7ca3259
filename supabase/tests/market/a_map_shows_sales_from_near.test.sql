-- From near a map shows single sales, and none of a home that is being guessed; from afar it shows none at all.
select plan(32);
create temp table g as select tests.game('near-game', tests.agency('near-agency'), '{25000000}') as game;
create temp table home as select l.asset_id from g join public.game_listings gl on gl.game_id = g.game
  join public.listings l on l.id = gl.listing_id;
update public.assets a set address_line = '12 Sample Road', postcode = 'TQ1 1AA' from home where a.id = home.asset_id;
insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, state, lines_read,
  imported, first_on, last_on, finished_at)
values ('sold', 'near', 'near', 'Near Register', 'Near licence', 'GB', 'done', 3, 3, '2019-01-01', '2021-03-01', now());
create function pg_temp.sold(id text, house text, sold_on date, kind "char", away double precision default 0)
returns void language sql as $$
  insert into private.sales (id, price_minor, sold_on, import_id, kind, country_code, currency, postcode, paon, street,
    town, place)
  select md5(sold.id)::uuid, 31000000, sold.sold_on, i.id, sold.kind, 'GB', 'GBP', 'TQ1 1AA', house, 'SAMPLE ROAD',
    'NEARHAM', private.tile_of(50.46 + away, -3.53)
  from private.market_imports i where i.file_print = 'near'
$$;
select pg_temp.sold('own', '12', '2020-03-01', 'T'), pg_temp.sold('next', '14', '2021-03-01', 'T'),
  pg_temp.sold('flat', '16', '2019-03-01', 'F'), pg_temp.sold('far', '18', '2019-03-01', 'T', 0.1);
insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
select 'GB', p, 50.46, lng, 0 from (values ('TQ1 1AA', -3.53), ('TQ1 2AA', -3.51), ('TQ12 3AB', -3.6)) v (p, lng);
select private.count_market();
create function pg_temp.near(year_from integer default null, year_to integer default null, kinds text[] default null)
returns text language sql as $$
  select string_agg(s ->> 'house', ',' order by at) from jsonb_array_elements(
    public.sales_near(-3.54, 50.455, -3.52, 50.465, year_from, year_to, kinds) -> 'sales') with ordinality l (s, at)
$$;
grant execute on all functions in schema pg_temp to anon;
create temp table middle as
  select round((private.spot_of(private.tile_of(50.46, -3.53))).latitude::numeric, 5)::text as latitude;
grant select on middle to anon;

select tests.visit();
select is(pg_temp.near(), '14,16', 'sales in sight, latest first, without the home that is being guessed');
select is(public.sales_near(-3.54, 50.455, -3.52, 50.465) -> 'has_more', 'false', 'nor is it counted');
select is(pg_temp.near(2020), '14', 'years narrow them');
select is(pg_temp.near(null, 2019), '16', 'from both sides');
select is(pg_temp.near(2020, 2020), null, 'a year in which the home alone was sold is empty');
select is(pg_temp.near(null, null, '{flat}'), '16', 'kinds narrow them');
select is(public.sales_near(-3.54, 50.455, -3.52, 50.465) #>> '{sales,0,map,lat}',
  (select m.latitude from middle m),
  'a sale stands in the middle of its tile');
select is(public.sales_near(-4.54, 50.455, -4.52, 50.465), '{"sales": [], "has_more": false}',
  'where nothing was sold there is nothing');
select tests.refuses($$select public.sales_near(-3.54, 50.455, -3.48, 50.465)$$, 'invalid_request', 422,
  'more than a few streets are no question for single sales');
select tests.refuses($$select public.sales_near(-3.54, 50.455, -3.52, 50.495)$$, 'invalid_request', 422,
  'nor upwards');
select tests.refuses($$select public.sales_near(-3.52, 50.455, -3.54, 50.465)$$, 'invalid_request', 422,
  'west is not east of east');
select tests.refuses($$select public.sales_near(-3.54, 50.465, -3.52, 50.455)$$, 'invalid_request', 422,
  'nor south north of north');
select tests.refuses($$select pg_temp.near(1899)$$, 'invalid_request', 422, 'years are of the last centuries');
select tests.refuses($$select pg_temp.near(null, 2101)$$, 'invalid_request', 422, 'and of this one');
select tests.refuses($$select pg_temp.near(kinds => '{}')$$, 'invalid_request', 422, 'some kind is asked for');
select tests.refuses($$select pg_temp.near(2021, 2020)$$, 'invalid_request', 422, 'a span begins before it ends');
select tests.refuses($$select pg_temp.near(kinds => '{castle}')$$, 'invalid_request', 422,
  'a kind is one that sales have');

select is(public.market_place('district', 'TQ1') ->> 'west', '-3.53', 'a district begins where its postcodes do');
select is(public.market_place('district', 'TQ1') ->> 'east', '-3.51', 'and has none of a longer one');
select is(public.market_place('start', 'TQ1 2', 'GB') ->> 'west', '-3.51', 'half a postcode is found');
select is(public.market_place('town', 'nearham') ->> 'country', 'GB', 'as is a town, however it is written');
select is(public.market_place('town', 'Farham'), null, 'nothing is said of a place that nobody sold in');
select tests.refuses($$select public.market_place('district', 'TQ1(')$$, 'invalid_request', 422,
  'a district has letters and figures');
select tests.refuses($$select public.market_place('moon', 'TQ1')$$, 'invalid_request', 422,
  'a place is of a kind that there is');
select ok(exists (select from jsonb_array_elements(public.sold_markets()) m where m ->> 'country' = 'GB'
  and (m ->> 'west')::numeric <= -3.53 and (m ->> 'east')::numeric >= -3.53
  and (m ->> 'south')::numeric <= 50.46 and (m ->> 'north')::numeric >= 50.56
  and exists (select from jsonb_array_elements(m -> 'sources') s where s ->> 'source' = 'Near Register')),
  'a market says where it lies and where it was read');
select tests.sign_out();
select is((select jsonb_path_query_array(private.describe_sales(array[n, jsonb_populate_record(n, '{"place": null}')]),
    '$[*].map.lat')::text from private.sales n where n.id = md5('next')::uuid),
  (select format('[%s]', m.latitude) from middle m), 'a sale of no known place is nowhere on it');

-- Where a market was read: sales of the country that were read to their end, and samples.
insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, state, first_on,
  last_on, finished_at, is_sample)
select w.kind, w.name, w.name, w.name, 'Near licence', w.country, w.state, '2019-01-01', '2021-03-01',
  case w.state when 'done' then now() end, w.is_sample
from (values ('epc', 'Near certificates', 'GB', 'done', false), ('sold', 'Near beginning', 'GB', 'running', false),
  ('sold', 'Near abroad', 'IE', 'done', false), ('us-sales', 'Near samples', 'US', 'done', true))
  w (kind, name, country, state, is_sample);
select is((select string_agg(s ->> 'source', ', ') from jsonb_array_elements(private.market_sources('GB')) s
  where s ->> 'source' like 'Near %'), 'Near Register', 'samples are none of a country that has none of theirs');
insert into private.sample_districts (import_id, country_code, area_code, west, south, east, north)
select i.id, 'GB', 'TQ9', -3.6, 50.5, -3.5, 50.6 from private.market_imports i where i.source = 'Near samples';
select is((select string_agg(s ->> 'source', ', ') from jsonb_array_elements(private.market_sources('GB')) s
  where s ->> 'source' like 'Near %'), 'Near Register, Near samples', 'each is told with its register');
select is((select s - 'name' from jsonb_array_elements(private.sold_markets()) m, jsonb_array_elements(m -> 'samples') s
    where m ->> 'country' = 'GB' and s ->> 'code' = 'TQ9'),
  '{"code": "TQ9", "west": -3.6, "south": 50.5, "east": -3.5, "north": 50.6}', 'and a market says where samples lie');

-- The ground of a district, where a file brought it.
select is(private.market_place('district', 'TQ1') -> 'boundary', 'null', 'of most districts no ground is known');
insert into private.market_areas (kind, country_code, code, name, boundary, west, south, east, north, import_id)
select 'district', 'GB', 'TQ1', 'Nearham', '{"type": "MultiPolygon", "coordinates": [[[[0, 1]]]]}', 0, 1, 0, 1, i.id
from private.market_imports i where i.source = 'Near Register';
select is(private.market_place('district', 'TQ1') #>> '{boundary,coordinates}', '[[[[0, 1]]]]',
  'of one that was imported it is told');
select ok(not private.market_place('town', 'Nearham') ? 'boundary', 'and a town has none');
select * from finish();

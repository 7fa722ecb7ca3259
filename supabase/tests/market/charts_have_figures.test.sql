-- What charts draw equals a recount of an area's sales: those between equals, of homes that nobody has still to guess.
select plan(39);
insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, state, finished_at,
  first_on, last_on, is_sample)
values ('sold', 'real.csv', 'charts real', 'A register', 'A licence.', 'GB', 'done', now(), '2015-01-01', '2024-08-20',
    false),
  ('sold', 'samples', 'charts samples', 'Samples', 'Invented.', 'GB', 'done', now(), '2015-01-01', '2024-12-20', true);
create temp table import as select i.id, i.is_sample from private.market_imports i where i.file_print like 'charts %';
create function pg_temp.sold(price_minor bigint, on_day date, kind "char" default 'T', area text default 'TZ1',
  category "char" default 'A', is_new boolean default false, m2 real default null, sample boolean default false,
  house text default '7') returns uuid
language sql as $$
  insert into private.sales (id, price_minor, sold_on, import_id, kind, category, is_new, area_m2, country_code,
    currency, postcode, paon, street, town)
  values (gen_random_uuid(), price_minor, on_day, (select i.id from import i where i.is_sample = sample), kind,
    category, is_new, m2, 'GB', 'GBP', area || ' 1AA', house, 'CHART ROAD', 'CHARTHAM') returning id
$$;
create function pg_temp.rows_of(answer jsonb) returns setof jsonb language sql as
  $$select jsonb_array_elements(answer -> 'rows')$$;

-- Eleven sales of a quarter, four of the next one.
select pg_temp.sold(n * 1000000, '2023-02-10', case when n % 2 = 0 then 'T' else 'F' end::"char", m2 => 50)
from generate_series(10, 20) n;
select pg_temp.sold(90000000, '2023-05-10', 'D', is_new => true) from generate_series(1, 4);
select pg_temp.sold(99000000, '2023-02-11', category => 'B');
select pg_temp.sold(1000000, '2023-02-12', sample => true);
select private.count_market();

select tests.visit();
create temp table asked as select public.sold_figures('GB', 'tz1 ') as answer;
select is((select r ->> 'count' from asked, pg_temp.rows_of(answer) r where r ->> 'begins_on' = '2023-01-01'), '11',
  'a quarter has the sales of its area; none that is no sale between equals, and no sample beside real ones');
select is((select r ->> 'median_minor' from asked, pg_temp.rows_of(answer) r where r ->> 'begins_on' = '2023-01-01'),
  '15000000', 'their median');
select is((select (r ->> 'lower_minor') || ' ' || (r ->> 'upper_minor') from asked, pg_temp.rows_of(answer) r
  where r ->> 'begins_on' = '2023-01-01'), '12500000 17500000', 'and their middle half');
select ok((select (r ->> 'least_minor')::bigint between 10000000 and 14999999
  and (r ->> 'most_minor')::bigint between 15000001 and 20000000 from asked, pg_temp.rows_of(answer) r
  where r ->> 'begins_on' = '2023-01-01'), 'with a range around the median');
select is((select r ->> 'count' from asked, pg_temp.rows_of(answer) r where r ->> 'begins_on' = '2023-04-01'), '4',
  'four sales are counted');
select ok((select coalesce(r ->> 'median_minor', r ->> 'least_minor', r ->> 'lower_minor') is null
  from asked, pg_temp.rows_of(answer) r where r ->> 'begins_on' = '2023-04-01'), 'and have no price');
select is((select answer -> 'place' ->> 'incomplete_from' from asked), '2024-07-01',
  'the last two months of the register are not complete');
select is((select answer -> 'place' ->> 'name' from asked), 'Chartham', 'an area has the name of its town');
select is((select answer -> 'place' -> 'sources' from asked),
  '[{"source": "A register", "licence": "A licence.", "first_on": "2015-01-01", "last_on": "2024-08-20",
    "is_sample": false}]'::jsonb, 'figures say whose they are');
select is((select sum((r ->> 'count')::integer)::integer
  from pg_temp.rows_of(public.sold_figures('GB', 'TZ1', types => '{flat}')) r), 5, 'a kind alone');
select is((select sum((r ->> 'count')::integer)::integer
  from pg_temp.rows_of(public.sold_figures('GB', 'TZ1', is_new => true)) r), 4, 'new homes alone');
select is((select sum((r ->> 'count')::integer)::integer
  from pg_temp.rows_of(public.sold_figures('GB', 'TZ1', is_new => false)) r), 11, 'all others alone');
select is((select count(*)::integer from pg_temp.rows_of(public.sold_figures('GB', 'TZ1', from_year => 2024)) r), 0,
  'years without a sale have no row');
select is((select r ->> 'median_minor'
  from pg_temp.rows_of(public.sold_figures('GB', 'TZ1', 'year', 'price-per-m2')) r), '300000',
  'a price per square metre is of homes whose area is known');
select is((select string_agg(r ->> 'type', ' ' order by r ->> 'type')
  from pg_temp.rows_of(public.sold_figures('GB', 'TZ1', 'year', by_type => true)) r), 'detached flat terraced',
  'a year is told by kind');
select is(public.sold_figures('GB', 'TZ9') -> 'rows', '[]'::jsonb, 'where nothing was sold there is nothing');

create temp table spread as select public.sold_distribution('GB', 'TZ1') as answer;
select is((select (answer ->> 'count')::integer from spread), 15, 'a distribution is of all sales');
select is((select (answer ->> 'below')::integer + (answer ->> 'above')::integer
  + (select sum((b ->> 'count')::integer)::integer from jsonb_array_elements(answer -> 'bins') b) from spread), 15,
  'its bins and its ends hold each of them');
select is(public.sold_distribution('GB', 'TZ1', '{detached}') -> 'bins', '[]'::jsonb, 'four sales have no bins');
create temp table spread_m2 as select public.sold_distribution('GB', 'TZ1', measure => 'price-per-m2') as answer;
select is((select (answer ->> 'count')::integer from spread_m2), 11,
  'one of square metres is of sales whose floor area is known');
select is((select answer ->> 'median_minor' from spread_m2), '300000', 'with the middle of their square metres');
select is((select (answer ->> 'below')::integer + (answer ->> 'above')::integer
  + (select sum((b ->> 'count')::integer)::integer from jsonb_array_elements(answer -> 'bins') b) from spread_m2), 11,
  'and each of them in a bin or at an end');
select tests.refuses($$select public.sold_distribution('GB', 'TZ1', measure => 'rooms')$$, 'invalid_request', 422,
  'rooms are not measured');
select ok(public.sold_places('tz') @> '[{"country": "GB", "code": "TZ1", "name": "Chartham"}]',
  'an area is found by the beginning of its postcode');
select ok(public.sold_places('charth') @> '[{"code": "TZ1"}]', 'and by that of its name');
select tests.refuses($$select public.sold_places('tz', 'GBR')$$, 'invalid_request', 422, 'a country has two letters');
select tests.refuses($$select public.sold_figures('GB', 'TZ1', 'week')$$, 'invalid_request', 422, 'no step is a week');
select tests.refuses($$select public.sold_figures('GB', 'TZ1', types => '{castle}')$$, 'invalid_request', 422,
  'and no kind a castle');
select tests.refuses($$select public.sold_distribution('GB', null)$$, 'invalid_request', 422, 'an area is said');
select tests.sign_out();

-- A home of an open game was sold here.
create temp table g as select tests.game('chart-game', tests.agency('chart-agency'), '{99500000}') as game;
update public.assets a set address_line = '99 Chart Road, Chartham', postcode = 'TZ1 1AA', country_code = 'GB'
from g join public.game_listings gl on gl.game_id = g.game join public.listings l on l.id = gl.listing_id
where a.id = l.asset_id;
select pg_temp.sold(99500000, '2023-02-15', house => '99', m2 => 50);
select is((select public.sold_figures('GB', 'TZ1', 'year') -> 'rows'), (select public.sold_figures('GB', 'TZ1', 'year',
  to_year => 2023) -> 'rows'), 'spans agree');
select tests.visit();
select ok(public.sold_figures('GB', 'TZ1') = (select answer from asked)
  and public.sold_distribution('GB', 'TZ1') = (select answer from spread),
  'the sale of a home that is being guessed changes no figure');
select ok(public.sold_distribution('GB', 'TZ1', measure => 'price-per-m2') = (select answer from spread_m2),
  'of square metres as little');
select tests.sign_out();
update public.games set closes_at = now() - interval '40 days', opens_at = now() - interval '90 days'
  where id = (select game from g);
select private.release_sales();
select is((select (public.sold_distribution('GB', 'TZ1') ->> 'count')::integer), 16,
  'and counts when its last game is over and the clock has let it go');
select is((select (public.sold_distribution('GB', 'TZ1', measure => 'price-per-m2') ->> 'count')::integer), 12,
  'for square metres, too');

-- Which areas are offered where none was asked for: the busiest of the reader's country, samples behind them.
create function pg_temp.turn(area text, search text default null, country text default null) returns integer
language sql as $$
  select p.turn::integer from jsonb_array_elements(private.sold_places(search, country)) with ordinality p (place, turn)
  where place ->> 'code' = area
$$;
insert into private.market_districts (country_code, area_code, currency, last_month_on, town, recent_sales)
values ('GB', 'TZ7', 'GBP', '2024-01-01', 'Busyham', 2000000), ('GB', 'TZ8', 'GBP', '2024-01-01', 'Quietham', 1000000),
  ('GB', 'TZ9', 'GBP', '2024-01-01', 'Inventham', 3000000), ('IE', 'D99', 'EUR', '2024-01-01', 'Elsewhere', 4000000);
insert into private.sample_districts (import_id, country_code, area_code, west, south, east, north)
select i.id, 'GB', 'TZ9', 0, 50, 1, 51 from import i where i.is_sample;
select is(array[pg_temp.turn('TZ7'), pg_temp.turn('TZ8')], '{1,2}', 'the busiest areas come first');
select ok(coalesce(pg_temp.turn('TZ9'), 99) > 2, 'samples stand behind what registers say');
select is(pg_temp.turn('D99', country => 'IE'), 1, 'and a reader''s own country stands before others');
select is(array[pg_temp.turn('TZ7', 'TZ'), pg_temp.turn('TZ8', 'TZ'), pg_temp.turn('TZ9', 'TZ')]
  , array[pg_temp.turn('TZ1', 'TZ') + 1, pg_temp.turn('TZ1', 'TZ') + 2, pg_temp.turn('TZ1', 'TZ') + 3],
  'what was searched for is in order of its codes');
insert into private.market_areas (kind, country_code, code, name, boundary, west, south, east, north, import_id)
select 'district', 'GB', 'TZ7', 'TZ7', '{"type": "MultiPolygon", "coordinates": []}', 0, 50, 1, 51, i.id
from import i where not i.is_sample;
select is((select p ->> 'name' from jsonb_array_elements(private.sold_places('TZ7')) p), 'Busyham',
  'an area whose file names it by its code is called after its town');
select * from finish();

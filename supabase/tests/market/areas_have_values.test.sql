-- What a square metre costs is kept by district, sector and year. No home that this site knows is ever in it, and
-- figures of fewer than five sales have no price. A drawn area says what its sales say.
select plan(66);
create temp table g as select tests.game('value-game', tests.agency('value-agency'), '{25000000}') as game;
create temp table home as select l.asset_id, l.id from g join public.game_listings gl on gl.game_id = g.game
  join public.listings l on l.id = gl.listing_id;
update public.assets a set address_line = '12 Sample Road', postcode = 'QV1 1AA' from home where a.id = home.asset_id;
insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
values ('GB', 'QV1 1AA', 50.46, -3.53, 0), ('GB', 'QV1 1AB', 50.47, -3.53, 0), ('GB', 'QV1 2AA', 50.48, -3.55, 0),
  ('GB', 'QV12 2AA', 50.6, -3.6, 0);
create function pg_temp.sold(id text, house text, postcode text, sold_on date, per_m2 integer, area_m2 real default 100,
  kind "char" default 'T', category "char" default 'A') returns void language sql as $$
  insert into private.sales (id, price_minor, sold_on, import_id, kind, category, country_code, currency, postcode,
    paon, street, area_m2, place)
  select md5(sold.id)::uuid, per_m2 * 100::bigint * 100, sold_on, 0, kind, category, 'GB', 'GBP', p.postcode, house,
    'SAMPLE ROAD', sold.area_m2, p.place
  from private.postcodes p where p.country_code = 'GB' and p.postcode = sold.postcode
$$;
select pg_temp.sold('now ' || n, n::text, 'QV1 1AB', '2024-03-01', 1000 + 100 * n) from generate_series(1, 5) n;
select pg_temp.sold('then ' || n, n::text, 'QV1 1AB', '2019-03-01', 500 + 100 * n) from generate_series(1, 5) n;
select pg_temp.sold('other ' || n, n::text, 'QV1 2AA', '2024-06-01', 9000, 100, 'F') from generate_series(1, 4) n;
select pg_temp.sold('own', '12', 'QV1 1AA', '2024-05-01', 77777), pg_temp.sold('beside', '14', 'QV1 1AA', '2024-05-01',
  66666), pg_temp.sold('repossessed', '20', 'QV1 1AB', '2024-05-01', 10, 100, 'T', 'B'),
  pg_temp.sold('unmeasured', '21', 'QV1 1AB', '2024-05-01', 88888, null);
delete from private.areas_to_value;
select private.count_market();
select ok(exists (select from private.areas_to_value w where w.area_code = 'QV1'),
  'a district whose sales changed is put on the list');
select private.count_area_values('GB', 'QV1');
grant execute on all functions in schema pg_temp to anon;
create function pg_temp.area(level text, code text, year integer default null, since integer default null,
  kind text default null) returns jsonb language sql as $$
  select a from jsonb_array_elements(public.price_areas(-4, 50, -3, 51, level, year, since, kind) -> 'areas') a
  where a ->> 'code' = area.code
$$;
grant execute on all functions in schema pg_temp to anon;

select tests.visit();
select is((pg_temp.area('sector', 'QV1 1') ->> 'median_minor')::integer, 130000, 'the median of a sector and a year');
select is((pg_temp.area('sector', 'QV1 1') ->> 'sales')::integer, 5,
  'counts neither homes that are known here nor their postcode, nor what was no ordinary sale, nor the unmeasured');
select is((pg_temp.area('sector', 'QV1 1') ->> 'before_minor')::integer, 80000, 'and what it was five years before');
select is((pg_temp.area('sector', 'QV1 1', 2024, 2023) ->> 'before_minor'), null, 'or in a year with no sales');
select is((pg_temp.area('sector', 'QV1 1', 2019) ->> 'median_minor')::integer, 80000, 'any year can be asked for');
select is(pg_temp.area('sector', 'QV1 1', 2018), null, 'one without sales says nothing');
select is((pg_temp.area('sector', 'QV1 2') ->> 'sales')::integer, 4, 'fewer than five say how many');
select is((select concat(a ->> 'lower_minor', a ->> 'median_minor', a ->> 'upper_minor')
  from pg_temp.area('sector', 'QV1 2') a), '', 'and no price');
select is((pg_temp.area('district', 'QV1') ->> 'sales')::integer, 9, 'a district has all of its sectors');
select is((pg_temp.area('district', 'QV1', kind => 'terraced') ->> 'sales')::integer, 5, 'kinds narrow it');
select is(public.price_areas(-4, 50, -3, 51) -> 'year', '2024', 'it says of which year it is');
select is(public.price_areas(-4, 50, -3, 51) -> 'since', '2019', 'and with which it is compared');
select is((pg_temp.area('sector', 'QV1 1') ->> 'latitude')::numeric between 50.469 and 50.471, true,
  'a sector stands in the middle of its postcodes');
select is(public.price_areas(-14, 50, -13, 51) -> 'areas', '[]', 'where nothing is known there is nothing');
select tests.refuses($$select public.price_areas(1, 0, 0, 1)$$, 'invalid_request', 422, 'west is not east of east');
select tests.refuses($$select public.price_areas(0, 1, 1, 0)$$, 'invalid_request', 422, 'nor south north of north');
select tests.refuses(format('select public.price_areas(0, 0, 1, 1, year => %s)', y), 'invalid_request', 422,
  y || ' is no year') from unnest('{1899,2101}'::integer[]) y;
select tests.refuses($$select public.price_areas(0, 0, 1, 1, since => 1899)$$, 'invalid_request', 422, 'nor to begin');
select tests.refuses($$select public.price_areas(0, 0, 1, 1, 'street')$$, 'invalid_request', 422,
  'an area is a district or a sector');
select tests.refuses($$select public.price_areas(0, 0, 1, 1, 'sector', 2020, 2020)$$, 'invalid_request', 422,
  'before is before');
select tests.refuses($$select public.price_areas(0, 0, 1, 1, type => 'castle')$$, 'invalid_request', 422,
  'a kind is one that sales have');

-- Drawn: whole postcodes whose middle lies inside.
create function pg_temp.drawn(said jsonb, from_year integer default null, kinds text[] default null) returns jsonb
language sql as $$ select public.drawn_area('GB', null, said, from_year, null, kinds) $$;
create function pg_temp.both() returns jsonb language sql immutable as $$
  select '[[-3.54, 50.455], [-3.52, 50.455], [-3.52, 50.475], [-3.54, 50.475]]'::jsonb $$;
select is((pg_temp.drawn(pg_temp.both()) ->> 'postcodes')::integer, 2, 'postcodes whose middle is inside');
select is((pg_temp.drawn(pg_temp.both()) #>> '{all,sales}')::integer, 12,
  'their sales, without the home that is being guessed and what was no ordinary sale');
select is((pg_temp.drawn(pg_temp.both(), 2024) #>> '{all,sales}')::integer, 7, 'years narrow them');
select is(pg_temp.drawn(pg_temp.both(), null, '{flat}') -> 'all', 'null'::jsonb, 'kinds narrow them, to none as well');
select is(jsonb_path_query_array(pg_temp.drawn(pg_temp.both()), '$.years[*].year'), '[2019, 2024]', 'year by year');
select is((pg_temp.drawn(pg_temp.both()) #>> '{years,0,median_minor}')::bigint, 8000000::bigint,
  'each with its median');
select is((pg_temp.drawn(pg_temp.both()) #>> '{years,0,per_m2_minor}')::integer, 80000, 'and that of a square metre');
select is((public.drawn_area('GB', '{qv1 2, QV12}') ->> 'postcodes')::integer, 2,
  'sectors and districts as people write them');
select is((select concat(a ->> 'lower_minor', a ->> 'median_minor', a ->> 'upper_minor', a ->> 'per_m2_minor')
  from (select public.drawn_area('GB', '{QV1 2}') -> 'all' as a) d), '', 'fewer than five sales have no price');
select is(public.drawn_area('GB', '{QV1 2, QV99}') -> 'unknown', '["QV99"]', 'what is unknown is named');
select is(public.drawn_area('GB', '{QV1 2}') #> '{all,sales}', '4', 'what is known stays');
select tests.refuses($$select public.drawn_area('GB')$$, 'invalid_request', 422, 'something has to be drawn');
select tests.refuses($$select pg_temp.drawn('[[0, 1], [1, 1]]')$$, 'invalid_request', 422, 'two corners are no area');
select tests.refuses($$select pg_temp.drawn('[[0, 50], [1, 50], [1, 50.1]]')$$, 'area_too_large', 422,
  'half of England is no neighbourhood');
select tests.refuses($$select pg_temp.drawn('[[0, 50], [0, 51], [0.1, 51]]')$$, 'area_too_large', 422, 'nor upwards');
select tests.refuses($$select public.drawn_area('GBR', '{QV1}')$$, 'invalid_request', 422,
  'a country has two letters');
select tests.refuses($$select public.drawn_area('GB', array_fill('QV1'::text, '{101}'))$$, 'invalid_request', 422,
  'of codes there are a hundred');
select is(public.drawn_area('GB', array_fill('QV1'::text, '{100}')) ->> 'postcodes', '3', 'so many are read');
select tests.refuses($$select public.drawn_area('GB', array['QV1' || repeat(' ', 18)])$$, 'invalid_request', 422,
  'and a code has twenty signs');
select tests.sign_out();
insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
select 'GB', 'QX' || d || ' ' || s || chr(65 + a) || chr(65 + b), 62, -32, 0 from generate_series(1, 3) d,
  generate_series(0, 9) s, generate_series(0, 7) a, generate_series(0, 8) b;
select tests.visit();
select tests.refuses($$select public.drawn_area('GB', '{QX1,QX2,QX3}')$$, 'area_too_large', 422,
  'an area has at most 2,000 postcodes');
select is(public.drawn_area('GB', '{QX1,QX2}') ->> 'postcodes', '1440', 'one of less is read');
select tests.refuses($$select public.drawn_area('GB', '{QV1}', from_year => 2020, to_year => 2019)$$,
  'invalid_request', 422, 'a span begins before it ends');
select tests.sign_out();

-- The home's own sale stays out of what is kept after its last game as well; it is read again where it is read anew.
update public.games set state = 'archived' from g where id = g.game;
select private.release_sales();
select is((pg_temp.drawn(pg_temp.both()) #>> '{all,sales}')::integer, 13,
  'a sale is drawn again once its game is over');
delete from private.areas_to_value;
insert into public.game_listings (game_id, listing_id, position)
select tests.game('value-game-2', o.agency_id, '{25000000}'), home.id, 7
from home, g join public.games o on o.id = g.game;
select ok(exists (select from private.areas_to_value w where w.area_code = 'QV1' and w.noted_at < now()),
  'a home that joins a game has its district counted again, before others');
select private.value_areas();
select ok(not exists (select from private.areas_to_value w where w.area_code = 'QV1'), 'by the clock, once');

-- A home of which the district is known, and no postcode.
update public.games set state = 'archived' where slug like 'value-game%';
update public.assets a set postcode = null, district = 'QV1' from home where a.id = home.asset_id;
select private.release_sales();
select private.count_area_values('GB', 'QV1');
select is((pg_temp.area('sector', 'QV1 1') ->> 'sales')::integer, null, 'its street is in no value of the district');
update public.assets a set address_line = '12 Elsewhere Road' from home where a.id = home.asset_id;
delete from private.areas_to_value;
insert into private.areas_to_value (country_code, area_code, noted_at) values ('GB', 'QV1', now());
select private.value_areas();
select is((pg_temp.area('sector', 'QV1 1') ->> 'sales')::integer, 7, 'where others are');
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
  select home.id, 98, 'sold', 11000000, 'GBP' from home;
select private.count_area_values('GB', 'QV1');
select is((pg_temp.area('sector', 'QV1 1') ->> 'sales')::integer, 6, 'but for what was sold at its price');
insert into private.held_sales (sale_id) values (md5('now 2')::uuid);
select private.count_area_values('GB', 'QV1');
select is((pg_temp.area('sector', 'QV1 1') ->> 'sales')::integer, 5, 'and what is held');
delete from private.areas_to_value;
insert into public.game_listings (game_id, listing_id, position)
select tests.game('value-game-3', g.agency_id, '{25000000}'), home.id, 7 from home, public.games g
  where g.slug = 'value-game';
select ok(exists (select from private.areas_to_value w where w.area_code = 'QV1' and w.noted_at < now()),
  'and it leaves them once it joins a game');

-- Samples are valued where nothing real is known.
insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
values ('GB', 'QV3 1AA', 50.46, -3.53, 0), ('GB', 'QV4 1AA', 50.46, -3.53, 0);
select pg_temp.sold('real ' || n, n::text, 'QV3 1AA', '2024-03-01', 1000),
  pg_temp.sold('sample ' || n, n::text, 'QV3 1AA', '2024-03-01', 9000),
  pg_temp.sold('detached ' || n, n::text, 'QV3 1AA', '2019-03-01', 1000, kind => 'D'),
  pg_temp.sold('sample alone ' || n, n::text, 'QV4 1AA', '2024-03-01', 9000) from generate_series(1, 5) n;
with i as (
  insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, state,
    is_sample, finished_at)
  select 'sold', w.word, w.word, w.word, w.word, 'GB', 'done', w.word = 'sample', now()
  from unnest('{real,sample}'::text[]) w (word) returning id, source)
update private.sales s set import_id = i.id from i, generate_series(1, 5) n
where s.id in (md5(i.source || ' ' || n)::uuid, md5(i.source || ' alone ' || n)::uuid);
update private.sales set kind = 'T' where id = md5('detached 5')::uuid;
select pg_temp.sold('terraced ' || n, n::text, 'QV3 1AA', '2019-03-01', 1000) from generate_series(1, 3) n;
update private.sales s set import_id = (select r.import_id from private.sales r where r.id = md5('real 1')::uuid)
where s.postcode = 'QV3 1AA' and s.sold_on < '2020-01-01';
select pg_temp.sold('one more', '9', 'QV3 1AA', '2019-03-01', 1000, kind => 'D');
select private.count_area_values('GB', 'QV3'), private.count_area_values('GB', 'QV4');
select is((pg_temp.area('district', 'QV3') ->> 'upper_minor')::integer, 100000,
  'samples are in no value of real sales');
select is((pg_temp.area('district', 'QV3') ->> 'sales_before')::integer, 9, 'all kinds are compared with all');
select is((select concat_ws(' ', a ->> 'sales_before', a ->> 'before_minor')
  from pg_temp.area('district', 'QV3', kind => 'terraced') a), '4', 'and of fewer than five no price is told');
select is(jsonb_path_query_array(public.price_areas(-4, 50, -3, 51), '$.areas[*] ? (@.code == "QV3").code')::text,
  '["QV3"]', 'an area is told once');
select is(pg_temp.area('district', 'QV3', kind => 'detached') ->> 'year', null, 'an area is of the year that is told');
select is(public.price_areas(-4, 50, -3, 51, type => 'detached') ->> 'year', '2019',
  'which is the last that has the kind');
select is((pg_temp.area('district', 'QV4') ->> 'median_minor')::integer, 900000, 'and are one by themselves');

-- A large district is counted some years at a time, and a small part of a second each time.
create temp table counted_at_once as select v.* from private.area_values v where v.code like 'QV3%';
delete from private.area_values v where v.code like 'QV3%';
select is(private.value_years_of_area('GB', 'QV3', most => 1), 2023, 'the latest year is counted first');
select is((pg_temp.area('district', 'QV3') ->> 'sales')::integer, 5, 'and told');
select is(private.value_years_of_area('GB', 'QV3', 2023, most => 1), 2018, 'then the years before,');
select is(private.value_years_of_area('GB', 'QV3', 2018, most => 1), null, 'until none is left');
select set_eq($$select v.* from private.area_values v where v.code like 'QV3%'$$, 'select * from counted_at_once',
  'values are the same however many years are counted at a time');
delete from private.areas_to_value;
insert into private.market_districts (country_code, area_code, currency, last_month_on)
values ('GB', 'QV3', 'GBP', '2024-03-01') on conflict do nothing;
insert into private.areas_to_value (country_code, area_code, until_year) values ('GB', 'QV3', 2010);
select private.note_areas_to_value();
select is((select w.until_year from private.areas_to_value w where w.area_code = 'QV3'), null,
  'what changes while a district is half counted has it begun anew');
select * from finish();

-- Sales one by one: by place, kind, price and day, page after page. What a game has still to ask for is in no page, in
-- no figure and in no way to the next page.
select plan(48);
insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, is_sample, state,
  imported, lines_read, first_on, last_on, finished_at)
values ('sold', 'f', 'p1', 'A register', 'Its licence', 'QA', false, 'done', 90, 90, '2010-01-01', '2024-12-31', now()),
  ('sold', 'f', 'p2', 'Samples', 'Invented', 'QA', true, 'done', 10, 10, '2010-01-01', '2020-12-31', now()),
  ('sold', 'f', 'p3', 'Under way', 'None yet', 'QA', false, 'running', 0, 0, null, null, null);
insert into private.sample_districts (import_id, country_code, area_code, west, south, east, north)
select i.id, 'QA', 'QB1', 0, 53, 1, 54 from private.market_imports i where i.file_print = 'p2';
create function pg_temp.import_of(print text) returns integer language sql as $$
  select i.id from private.market_imports i where i.file_print = print
$$;
create function pg_temp.sold(name text, sold_on date, price_minor bigint, postcode text default 'QA1 1AA',
  kind "char" default 'T', town text default 'TESTHAM', house text default '1', category "char" default 'A',
  tenure "char" default 'F', is_new boolean default false, print text default 'p1') returns void
language sql as $$
  insert into private.sales (id, price_minor, sold_on, import_id, kind, tenure, category, is_new, country_code,
    currency, postcode, paon, street, town, place)
  values (md5(name)::uuid, price_minor, sold_on, pg_temp.import_of(print), kind, tenure, category, is_new, 'QA', 'GBP',
    postcode, house, 'SAMPLE ROAD', town, private.tile_of(53.9, -1.1))
$$;
select pg_temp.sold('a', '2024-05-01', 30000000), pg_temp.sold('b', '2024-04-01', 20000000, kind => 'F'),
  pg_temp.sold('c', '2024-03-01', 40000000, 'QA1 2BB', is_new => true),
  pg_temp.sold('d', '2023-03-02', 10000000, 'QA1A 1AA', tenure => 'L'),
  pg_temp.sold('e', '2023-03-01', 10000000, 'QA11 1AA', town => 'Otherton', category => 'B'),
  pg_temp.sold('f', '2022-03-01', 50000000, 'QB1 1AA', kind => 'O', print => 'p2');
select private.count_market();

-- Which sales a page has, by their names, and what else it says.
create function pg_temp.names(answer jsonb) returns text language sql as $$
  select coalesce(string_agg(n.name, '' order by r.at), '') from jsonb_array_elements(answer -> 'rows')
    with ordinality r (sale, at) join unnest('{a,b,c,d,e,f,h,own}'::text[]) n (name) on md5(n.name)::uuid =
    (r.sale ->> 'id')::uuid
$$;
select tests.visit();
select is(pg_temp.names(public.sold_homes('QA')), 'abcdef', 'a country''s sales stand by day, the newest first');
select is(pg_temp.names(public.sold_homes('QA', sort => 'oldest')), 'fedcba', 'or the oldest first');
select is(pg_temp.names(public.sold_homes('QA', sort => 'dearest')), 'fcabde', 'or by price');
select is(pg_temp.names(public.sold_homes('QA', sort => 'cheapest')), 'edbacf', 'up or down');
select is(pg_temp.names(public.sold_homes('QB')), '', 'another country has others');
select is(pg_temp.names(public.sold_homes('QA', 'start', 'QA1 1AA')), 'ab', 'a postcode has its own');
select is(pg_temp.names(public.sold_homes('QA', 'start', 'QA1 ')), 'abc', 'as has the beginning of one');
select is(pg_temp.names(public.sold_homes('QA', 'district', 'QA1')), 'abcd',
  'a district has those of its finer ones, and none of a longer number');
select is(pg_temp.names(public.sold_homes('QA', 'letters', 'QA')), 'abcde', 'letters have their districts');
select is(pg_temp.names(public.sold_homes('QA', 'town', 'otherton')), 'e', 'a town is written in any letters');
select is(pg_temp.names(public.sold_homes('QA', types => '{flat,other}')), 'bf', 'kinds narrow');
select is(pg_temp.names(public.sold_homes('QA', tenure => 'leasehold')), 'd', 'so does the tenure');
select is(pg_temp.names(public.sold_homes('QA', is_new => true)), 'c', 'so does being new');
select is(pg_temp.names(public.sold_homes('QA', is_standard => false)), 'e', 'what was no ordinary sale can be found');
select is(pg_temp.names(public.sold_homes('QA', from_minor => 20000000, to_minor => 30000000)), 'ab',
  'prices narrow, both ends included');
select is(pg_temp.names(public.sold_homes('QA', from_on => '2023-03-01', to_on => '2024-03-01')), 'cde', 'so do days');

-- Page after page, each row once.
create temp table pages as
with recursive page (at, sort, answer) as (
  select 1, s, public.sold_homes('QA', sort => s, page_rows => 2) from unnest('{newest,dearest}'::text[]) s
  union all
  select p.at + 1, p.sort, public.sold_homes('QA', sort => p.sort, after => p.answer ->> 'next', page_rows => 2)
  from page p where p.answer ->> 'next' is not null and p.at < 9)
select * from page;
select is((select string_agg(pg_temp.names(p.answer), ' ' order by p.at) from pages p where p.sort = 'newest'),
  'ab cd ef', 'pages by day go on where the one before ended');
select is((select string_agg(pg_temp.names(p.answer), ' ' order by p.at) from pages p where p.sort = 'dearest'),
  'fc ab de', 'as do those by price');

-- Figures, sources.
select is(public.sold_homes('QA') -> 'figures', 'null'::jsonb, 'of a whole country there are no figures');
select is(public.sold_homes('QA', 'letters', 'QA') -> 'figures' -> 'quartiles', 'null'::jsonb,
  'of four ordinary sales there is a count alone');
select is(public.sold_homes('QA', 'letters', 'QA') -> 'figures' -> 'count', '4'::jsonb,
  'in which no other sale is counted');
select tests.sign_out();
select pg_temp.sold('h', '2024-06-01', 30000000);
select tests.visit();
select is(public.sold_homes('QA', 'letters', 'QA') -> 'figures' -> 'quartiles', '[20000000, 30000000, 30000000]'::jsonb,
  'from five on there are quartiles');
select is(public.sold_homes('QA') -> 'sources' -> 0 ->> 'source', 'A register', 'a source is named');
select is((select count(*)::integer from jsonb_array_elements(public.sold_homes('QA') -> 'sources') f
  where f ->> 'source' in ('A register', 'Samples', 'Under way')), 2, 'once it was read to its end');
select is((select r ->> 'is_sample' from jsonb_array_elements(public.sold_homes('QA', 'letters', 'QB') -> 'rows') r),
  'true', 'a sample says that it is one');
select is((select (r -> 'map' ->> 'lat')::numeric - 53.9 < 0.001 from
  jsonb_array_elements(public.sold_homes('QA', 'letters', 'QB') -> 'rows') r), true, 'a sale is where its tile is');

-- A neighbourhood has the sales of its postcodes: the default brand's for everybody, another brand's on its own site.
select tests.sign_out();
insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
  values ('QA', 'QA1 1AA', 53.9, -1.1, 0), ('QA', 'QA1A 1AA', 53.91, -1.1, 0);
create temp table drawn as select private.draw_area_cluster(a.id, md5(a.key)::uuid, 0, 'Streets', '', 'QA', c.codes,
  null) from (values ('default', '{QA1 1AA}'::text[]), ('sold-brand', '{QA1 1AA,QA1A 1AA}')) c (key, codes)
  join (select 'sold-brand' as key, tests.agency('sold-brand') as id union all
    select a.key, a.id from public.agencies a where a.key = 'default') a on a.key = c.key;
select tests.visit();
select is(pg_temp.names(public.sold_homes(place_kind => 'cluster', place => md5('default')::uuid::text)), 'hab',
  'a neighbourhood has the sales of its postcodes');
select is(pg_temp.names(public.sold_homes(place_kind => 'cluster', place => md5('sold-brand')::uuid::text,
  brand => 'sold-brand', sort => 'cheapest')), 'dbah', 'one of a brand shows on its site');
select tests.refuses(format($$select public.sold_homes(place_kind => 'cluster', place => %L)$$,
  md5('sold-brand')::uuid), 'not_found', 404, 'and nowhere else');
select tests.refuses(format($$select public.sold_homes(place_kind => 'cluster', place => %L, brand => 'none')$$,
  md5('sold-brand')::uuid), 'not_found', 404, 'on no other brand''s either');
select tests.refuses($$select public.sold_homes(place_kind => 'cluster', place => 'Streets')$$, 'not_found', 404,
  'a neighbourhood is known by its id');

-- What makes no sense is refused.
select tests.refuses($$select public.sold_homes('QA', sort => 'best')$$, 'invalid_request', 422, 'an order is known');
select tests.refuses($$select public.sold_homes('QA', 'start')$$, 'invalid_request', 422, 'a place has a name');
select tests.refuses($$select public.sold_homes('QA', types => '{castle}')$$, 'invalid_request', 422,
  'a kind is known');
select tests.refuses($$select public.sold_homes('QA', after => '2024-01-01')$$, 'invalid_request', 422,
  'the way on is one that a page told');
select tests.refuses($$select public.sold_homes('QA', page_rows => 501)$$, 'invalid_request', 422, 'pages are short');
select lives_ok($$select public.sold_homes('QA', 'town', $t$O'Connor' or true; --$t$)$$, 'a place is never run');
select tests.sign_out();

-- The home of an open game: its sale is the newest, the dearest and the only one of its kind, and nobody can tell.
create temp table g as select tests.game('sold-game', tests.agency('sold-agency'), '{90000000}') as game;
update public.assets a set address_line = '77 Sample Road', postcode = 'qa11aa', country_code = 'QA' from g
  join public.game_listings gl on gl.game_id = g.game join public.listings l on l.id = gl.listing_id
  where a.id = l.asset_id;
create temp table before as select 'QA' as country, p.sort, p.kinds, p.page_rows,
  private.sold_homes('QA', types => p.kinds, sort => p.sort, page_rows => p.page_rows) as whole,
  private.sold_homes('QA', 'letters', 'QA', types => p.kinds, sort => p.sort, page_rows => p.page_rows) as part,
  private.sold_homes('QA', sort => p.sort, page_rows => p.page_rows, from_minor => 85000000) as dear
  from (select s as sort, k as kinds, n as page_rows from unnest('{newest,oldest,dearest,cheapest}'::text[]) s,
    (values (null::text[]), ('{detached}')) k (k), unnest('{1,2,6}'::integer[]) n) p;
select pg_temp.sold('own', '2024-12-01', 90000000, kind => 'D', house => '77');
select is_empty($$select from before b where (b.whole, b.part, b.dear) is distinct from (
  private.sold_homes('QA', types => b.kinds, sort => b.sort, page_rows => b.page_rows),
  private.sold_homes('QA', 'letters', 'QA', types => b.kinds, sort => b.sort, page_rows => b.page_rows),
  private.sold_homes('QA', sort => b.sort, page_rows => b.page_rows, from_minor => 85000000))$$,
  'its sale changes no page, no figure and no way on, in any order and of any length');
select is((select array_agg(x.id) from unnest(private.sales_that_await(array(select s from private.sales s
  where s.country_code = 'QA'))) x (id)), array[md5('own')::uuid], 'it alone is what the game has to ask for');
select is_empty($$select from private.sales s where s.country_code = 'QA' and private.awaits_guesses(s)
  is distinct from (s.id = any (private.sales_that_await(array[s])))$$, 'many are asked about as each one is');
select isnt_empty($$select from private.sales s where s.country_code = 'QA' and private.awaits_guesses(s)$$,
  'and there is such a sale');
update public.games set state = 'archived', closes_at = now() - interval '49 hours' from g where id = g.game;
select is(pg_temp.names(private.sold_homes('QA', types => '{detached}')), 'own', 'once its game is over, it shows');

-- Until when sales of a place are known: whatever other places and samples say.
insert into private.market_districts (country_code, area_code, currency, last_month_on, town)
values ('QA', 'QZ7', 'GBP', '2023-02-01', 'Untilham'), ('QA', 'QZ71', 'GBP', '2024-02-01', 'Laterham'),
  ('QA', 'QZZ7', 'GBP', '2025-02-01', 'Otherham');
select is(private.sales_known_until('QA', 'district', 'QZ7'), '2023-02-28', 'a district by its own last month');
select is(private.sales_known_until('QA', 'start', 'QZ7 1'), '2023-02-28', 'half a postcode by that of its district');
select is(private.sales_known_until('QA', 'letters', 'QZ'), '2024-02-29', 'letters by the last of their districts');
select is(private.sales_known_until('QA', 'town', 'untilham'), '2023-02-28', 'a town by its districts');
select is(private.sales_known_until('QA', 'town', 'Nowhere'), '2024-12-31',
  'one that no district is called after by the register of its country');
insert into private.area_clusters (id, agency_id, name, country_code, codes, boundary, west, south, east, north)
select md5('until')::uuid, a.id, 'Until', 'QA', '{QZ7}', '{}', 0, 0, 1, 1 from public.agencies a limit 1;
insert into private.area_cluster_postcodes (cluster_id, country_code, postcode)
values (md5('until')::uuid, 'QA', 'QZ7 1AA');
select is(private.sales_known_until('QA', 'cluster', md5('until')::uuid::text), '2023-02-28',
  'a neighbourhood by the districts of its postcodes');
select * from finish();

-- What a valuation learns, and which sales it may lean on: none of a home that is being guessed, and no model that
-- learned one.
select plan(31);

create function pg_temp.sold(id text, x integer, house text, price_minor bigint, sold_on date default '2024-03-01',
  postcode text default 'TQ1 1AA') returns void language sql as $$
  insert into private.sales (id, place, price_minor, sold_on, import_id, kind, country_code, currency, postcode, paon,
    street, area_m2)
  values (md5(id)::uuid, (500000 + x)::bigint * 1048576 + 340000, price_minor, sold_on, 7, 'T', 'GB', 'GBP', postcode,
    house, 'SAMPLE ROAD', 90)
$$;
select pg_temp.sold('sale ' || n, n, (100 + n)::text, 20000000 + n * 1000, '2024-01-01'::date + n)
  from generate_series(1, 60) n;
select pg_temp.sold('own', 0, '12', 31000000);
select pg_temp.sold('part', 3, '301', 31000000, postcode => 'TQ1 1AB');
update private.sales set category = 'B' where id = md5('part')::uuid;
select pg_temp.sold('afar', 0, '1', 31000000, postcode => 'EX1 1AB'),
  pg_temp.sold('alone', 2000, '1', 31000000, postcode => 'EX1 1AC');
-- The number of the home that is valued, in another postcode.
update private.sales set paon = '12', postcode = 'TQ1 1AC' where id = md5('sale 20')::uuid;

create function pg_temp.learns(id text) returns boolean language sql as $$
  select exists (select from private.sales_to_learn('GB', 'TQ', 1000) s where s.id = md5(learns.id)::uuid
    and not s.is_held)
$$;
create function pg_temp.learn(first_on date default '2024-01-01', left_out uuid[] default '{}') returns uuid
language sql as $$
  select private.keep_valuation_model(jsonb_build_object('country_code', 'GB', 'market', 'TQ', 'currency', 'GBP',
    'version', 1, 'import_id', 7, 'sales', 61, 'sales_there', 61, 'first_on', first_on, 'last_on', '2024-03-01',
    'latitude', 50, 'longitude', -3, 'left_out', left_out, 'has_prior', false, 'is_sample', false, 'accuracy', null,
    'parameters', '{}'), array[md5('own')::uuid, md5('sale 2')::uuid])
$$;
create function pg_temp.context(postcode text default 'TQ1 1AA', address_line text default null,
  known uuid[] default '{}', latitude double precision default null, longitude double precision default null)
returns jsonb language sql as $$
  select private.valuation_context('GB', postcode, latitude, longitude, address_line, known)
$$;
create function pg_temp.context_there() returns jsonb language sql as $$
  select pg_temp.context(latitude => 53.3242, longitude => -8.3282)
$$;
create function pg_temp.has(context jsonb, id text) returns boolean language sql as $$
  select exists (select from jsonb_array_elements(context -> 'sales') s where s ->> 'id' = md5(has.id)::uuid::text)
$$;

select is(private.valuation_market('GB', 'tq1 1aa'), 'TQ', 'a British market is a postcode area');
select is(private.valuation_market('GB', 'B'), null, 'letters alone are none');
select is(private.valuation_market('US', '98101'), '98', 'elsewhere it is how postcodes begin');
select ok(pg_temp.learns('own') and pg_temp.learns('sale 1'), 'sales of the market are learned');
select ok(not pg_temp.learns('part'), 'sales of parts and of companies are not');
select ok(not pg_temp.learns('afar'), 'nor is another market');
select is((select count(*)::integer from private.sales_to_learn('GB', 'TQ', 5)), 5, 'no more than were asked for');
select is((select max(s.sold_on) from private.sales_to_learn('GB', 'TQ', 5) s), '2024-03-01'::date, 'the latest ones');
select results_eq('select market, sales from private.markets_to_learn()', $$values ('TQ', 61::bigint)$$,
  'a market that nobody learned is to be learned; one of fewer than thirty sales is not');

select is(pg_temp.context() ->> 'lacks', 'sales', 'without a model nothing is valued');
select isnt(pg_temp.learn(), null, 'a model is kept');
select is_empty('select from private.markets_to_learn()', 'a market that is learned waits for changes');
select isnt_empty('select from private.markets_to_learn(true)', 'all are learned where somebody says so');
select is(pg_temp.context() ->> 'lacks', null, 'its homes can be valued then');
select ok(pg_temp.has(pg_temp.context(), 'own'), 'from the sales around them');
select is((select count(*)::integer
  from jsonb_array_elements(pg_temp.context(address_line => '12 Sample Road') -> 'sales') s
  where (s ->> 'is_own')::boolean), 1, 'a home''s own sale is known by its address');
select is(pg_temp.context('tq11aa') ->> 'lacks', null, 'a postcode may be typed without its space');
select is(pg_temp.context('TQ1') ->> 'lacks', null, 'or as a district');
create function pg_temp.market_at(x integer) returns text language sql as $$
  select pg_temp.context(null, latitude => private.latitude_of(place), longitude => private.longitude_of(place))
    ->> 'market' from (select (500000 + x)::bigint * 1048576 + 340000 as place)
$$;
select is(pg_temp.market_at(30) || ' ' || pg_temp.market_at(2000), 'TQ EX',
  'a place of no postcode is of the market of the sale that is nearest');
select is(pg_temp.context('ZZ9 9ZZ') ->> 'lacks', 'place', 'of an unknown postcode nobody knows where it is');
select is(pg_temp.context(known => array(select m.id from private.valuation_models m)) #>> '{model,parameters}', null,
  'a model that the caller has is not sent again');
select is((select count(*)::integer from private.reference_properties r join private.sales s on s.id = r.sale_id
  where s.import_id = 7), 2, 'yardsticks are kept with it');

-- A game begins in which one of these homes has to be guessed.
create temp table g as select tests.game('value-game', tests.agency('value-agency'), '{25000000}') as game;
update public.assets a set address_line = '12 Sample Road, Testham', postcode = 'tq1 1aa', country_code = 'GB'
  from g join public.game_listings gl on gl.game_id = g.game join public.listings l on l.id = gl.listing_id
  where a.id = l.asset_id;
select is(pg_temp.context() ->> 'lacks', 'learning', 'a model that learned its sale values nothing near it');
select isnt_empty('select from private.markets_to_learn()', 'and the market is to be learned again');
select ok(not pg_temp.learns('own') and pg_temp.learns('sale 1'), 'without that sale, and with all others');
select is((select s.sale from private.sales_to_learn('GB', 'TQ', 100) s where s.is_held), null,
  'of which nothing but its id is told');
select isnt(pg_temp.learn(left_out => array[md5('own')::uuid]), null, 'it is learned again');
create temp table before as select pg_temp.context_there() as said;
select ok(not pg_temp.has(pg_temp.context(), 'own'), 'then its homes can be valued, and not from that sale');
update private.sales s set price_minor = 99000000 where s.id = md5('own')::uuid;
select is(pg_temp.context_there(), (select b.said from before b),
  'whatever it cost, the answer is the same to the last sign');
delete from private.sales s where s.id = md5('own')::uuid;
select is(pg_temp.context_there(), (select b.said from before b), 'as if it had never been sold');

-- Too few others.
delete from private.sales s where s.import_id = 7 and s.paon::integer > 125;
select is(pg_temp.context() ->> 'lacks', 'sales', 'fewer than thirty sales support no value');
select * from finish();

-- The sale of a home that is being guessed is left out of whatever shows addresses, until its last game is over. Other
-- sales of the same street stay.
select plan(30);
create temp table g as select tests.game('market-game', tests.agency('market-agency'), '{25000000}') as game;
create temp table home as select l.asset_id, gl.listing_id from g join public.game_listings gl on gl.game_id = g.game
  join public.listings l on l.id = gl.listing_id;
update public.assets a set address_line = '12 Sample Road, Testham', postcode = 'tq1 1aa' from home
  where a.id = home.asset_id;

create function pg_temp.sold(id text, house text, flat text default null, price_minor bigint default 31000000,
  postcode text default 'TQ1 1AA', street text default 'SAMPLE ROAD', country text default 'GB') returns void
language sql as $$
  insert into private.sales (id, price_minor, sold_on, import_id, kind, country_code, currency, postcode, paon, saon,
    street)
  values (md5(id)::uuid, price_minor, '2019-03-01', 0, 'T', country, 'GBP', postcode, house, flat, street)
$$;
create temp view sales_to_show as select s.* from private.sales s where not private.awaits_guesses(s);
create temp view references_to_show as
  select s.* from sales_to_show s join private.reference_properties r on r.sale_id = s.id
  -- Those of this test: samples are references of their own.
  where s.postcode like 'TQ1 1A%' and s.street = 'SAMPLE ROAD';
create function pg_temp.shows(id text) returns boolean language sql as $$
  select exists (select from pg_temp.sales_to_show s where s.id = md5(shows.id)::uuid)
$$;
select pg_temp.sold('own', '12'), pg_temp.sold('next', '14'), pg_temp.sold('longer', '112'),
  pg_temp.sold('lettered', '12A'), pg_temp.sold('same price', '99', price_minor => 25000000),
  pg_temp.sold('elsewhere', '12', postcode => 'TQ1 1AB'), pg_temp.sold('abroad', '12', country => 'IE');
insert into private.reference_properties (sale_id) values (md5('own')::uuid), (md5('next')::uuid);

select ok(not pg_temp.shows('own'), 'the sale of a home in an open game is not shown');
select ok(pg_temp.shows('next'), 'that of the house beside it is');
select ok(pg_temp.shows('longer'), 'a number that contains it is another house');
select ok(pg_temp.shows('lettered'), 'as is one with a letter');
select ok(not pg_temp.shows('same price'), 'a sale of its postcode at its price is not shown, whatever its number');
select ok(pg_temp.shows('elsewhere'), 'the same number of another postcode is shown');
select ok(pg_temp.shows('abroad'), 'as is one of another country');
select results_eq('select id from pg_temp.references_to_show where country_code = ''GB''',
  $$select md5('next')::uuid$$, 'reference properties leave it out as well');

-- Filters, sorts and counts go through the same view: no way of asking tells that it is there.
select is((select count(*)::integer from pg_temp.sales_to_show s where s.postcode = 'TQ1 1AA'
  and s.country_code = 'GB'), 3, 'it is not counted');
select is_empty($$select from pg_temp.sales_to_show s where s.postcode = 'TQ1 1AA' and s.price_minor = 25000000$$,
  'no filter by its price finds it');
select is((select max(s.price_minor) from pg_temp.sales_to_show s where s.postcode = 'TQ1 1AA'), 31000000::bigint,
  'no sort brings it up');

-- Homes of which less is known.
update public.assets a set postcode = 'TQ1' from home where a.id = home.asset_id;
select ok(not pg_temp.shows('own'), 'a home with its district alone is known by street and house');
select ok(not pg_temp.shows('elsewhere'), 'in every postcode of that district, since any may be its own');
select pg_temp.sold('other street', '12', street => 'OTHER ROAD');
select ok(pg_temp.shows('other street'), 'but not in another street');
update public.assets a set postcode = null, district = 'TQ1' from home where a.id = home.asset_id;
select ok(not pg_temp.shows('own') and pg_temp.shows('other street'), 'as one is whose postcode nobody told');
select ok(not pg_temp.shows('same price'), 'which is known by its price, too');
select set_eq($$select unnest(private.sales_that_await(array(select s from private.sales s where s.import_id = 0)))$$,
  $$select s.id from private.sales s where s.import_id = 0 and private.awaits_guesses(s)$$,
  'many sales are judged as each is');
update public.assets a set postcode = 'tq1 1', district = null from home where a.id = home.asset_id;
select ok(not pg_temp.shows('own') and pg_temp.shows('other street'), 'and one of which half a postcode is known');
update public.assets a set district = 'TQ1', postcode = 'TQ1 1AB' from home where a.id = home.asset_id;
select ok(pg_temp.shows('own') and not pg_temp.shows('elsewhere'), 'a postcode says more than a district');
update public.assets a set district = null, postcode = null from home where a.id = home.asset_id;
select ok(pg_temp.shows('own'), 'a home of which neither is known is nowhere');
update public.assets a set postcode = 'TQ1 1AA', address_line = null from home where a.id = home.asset_id;
select ok(not pg_temp.shows('next'), 'without an address every sale of its postcode may be its own');
select ok(pg_temp.shows('elsewhere'), 'and none of another');
update public.assets a set address_line = 'Flat 3, Sample House', postcode = 'TQ1 1AA' from home
  where a.id = home.asset_id;
select pg_temp.sold('by name', 'SAMPLE HOUSE', 'FLAT 3');
select ok(not pg_temp.shows('by name'), 'a house is known by its name');

-- The game ends, and two days later so have its runs.
update public.assets a set address_line = '12 Sample Road', postcode = 'TQ1 1AA' from home where a.id = home.asset_id;
update public.games set state = 'closed', closes_at = now() - interval '47 hours' from g where id = g.game;
select ok(not pg_temp.shows('own'), 'runs of a closed game may go on for two days');
update public.games set closes_at = now() - interval '49 hours' from g where id = g.game;
select ok(pg_temp.shows('own'), 'then the sale is shown');
select ok(pg_temp.shows('same price'), 'and what might have been it');
select is((select count(*)::integer from pg_temp.references_to_show r where r.country_code = 'GB'), 2,
  'as a reference, too');
update public.games set state = 'archived' from g where id = g.game;
select ok(pg_temp.shows('own'), 'an archived game keeps nothing back');

-- No function reads single sales past that question. Those that are named count them, and show none.
select is_empty($$select p.proname from pg_proc p
  where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
  and p.prosrc ~ 'private\.(sales|reference_properties)\M'
  and p.prosrc !~ '(awaits_guesses|awaiting_guesses|sales_that_await)\('
  and p.proname not in ('name_of_area', 'nearest_sales', 'place_of_postcode', 'sales_to_value')$$,
  'whatever reads sales asks whether their homes are being guessed');
select isnt_empty($$select from pg_proc p where p.pronamespace = 'private'::regnamespace
  and p.prosrc ~ 'private\.sales\M'$$, 'and there is such a function to look at');
select * from finish();

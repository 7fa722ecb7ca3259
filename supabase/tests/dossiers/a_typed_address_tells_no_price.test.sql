-- Somebody who plays types the address of the game's home into a dossier of theirs: neither the dossier nor the market
-- around it says anything that changes with what that home cost, nor that a game has it at all. What a value is weighed
-- from is held in market/a_home_is_valued_from_what_may_be_shown.
select plan(8);

create temp table p as select tests.person('Ada') as ada;
create temp table g as select tests.game('typed-open', tests.agency('typed-brand'), '{25000000}') as open;
create temp table home as select l.asset_id, l.id as listing_id from g
  join public.game_listings gl on gl.game_id = g.open join public.listings l on l.id = gl.listing_id;
grant select on p, g, home to public;
update public.assets a set address_line = '99 Typed Road, Typeham', postcode = 'TZ7 1AA', country_code = 'GB'
  from home where a.id = home.asset_id;
insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, state, finished_at,
  first_on, last_on, is_sample)
values ('sold', 'typed.csv', 'typed real', 'A register', 'A licence.', 'GB', 'done', now(), '2015-01-01', '2024-08-20',
  false);
create function pg_temp.sold(price_minor bigint, house text, on_day date) returns void language sql as $$
  insert into private.sales (id, price_minor, sold_on, import_id, kind, category, is_new, area_m2, country_code,
    currency, postcode, paon, street, town)
  values (gen_random_uuid(), price_minor, on_day, (select i.id from private.market_imports i
    where i.file_print = 'typed real'), 'T', 'A', false, 50, 'GB', 'GBP', 'TZ7 1AA', house, 'TYPED ROAD', 'TYPEHAM')
$$;
select pg_temp.sold(20000000 + n * 1000000, (2 * n)::text, '2024-02-10') from generate_series(1, 12) n;
select private.count_market();

-- All that the screens of a dossier ask of the market about a home, by its postcode and its facts.
create function pg_temp.told() returns jsonb language sql as $$
  select jsonb_build_object('figures', public.sold_figures('GB', 'TZ7', 'year'),
    'square metres', public.sold_figures('GB', 'TZ7', 'year', 'price-per-m2'),
    'spread', public.sold_distribution('GB', 'TZ7'),
    'spread of square metres', public.sold_distribution('GB', 'TZ7', measure => 'price-per-m2'),
    'sales', (select jsonb_agg(s ->> 'price_minor' order by s ->> 'price_minor')
      from jsonb_array_elements(public.sold_homes('GB', 'start', 'TZ7 1AA') -> 'rows') s))
$$;

select tests.sign_in(ada) from p;
create temp table d as select (public.create_dossier('Mine', jsonb_build_object('address', '99 Typed Road, Typeham',
  'postcode', 'TZ7 1AA', 'country', 'GB')) ->> 'dossier_id')::uuid as id;
create temp table before as select pg_temp.told() as told;
select isnt((select told -> 'sales' from before), 'null', 'sales of the street are told');
select is(public.held_homes_of_dossier(d.id), '{}'::uuid[], 'an address that was typed is not said to be in a game')
  from d;
select is((select a.facts from public.dossier_assets a, d where a.dossier_id = d.id), '{}'::jsonb,
  'and brings no fact of the game''s home along');
select is((select a.listing_id from public.dossier_assets a, d where a.dossier_id = d.id), null::uuid,
  'nor a link to it');

-- The home was sold, for other prices than its neighbours.
select tests.sign_out();
select pg_temp.sold(91000000, '99', '2024-03-01');
select private.count_market();
select tests.sign_in(ada) from p;
select is(pg_temp.told(), (select told from before), 'and changes nothing that is told around it');
select is(public.held_homes_of_dossier(d.id), '{}'::uuid[], 'nor is it held then') from d;

-- What can be told: once nobody has to guess it any more.
select tests.sign_out();
update public.games set closes_at = now() - interval '40 days', opens_at = now() - interval '90 days'
  where id = (select open from g);
select private.release_sales();
select private.count_market();
select tests.sign_in(ada) from p;
select isnt(pg_temp.told(), (select told from before), 'the market tells of it when its games are over');
select ok((pg_temp.told() -> 'sales') ? '91000000', 'with its price');
select * from finish();

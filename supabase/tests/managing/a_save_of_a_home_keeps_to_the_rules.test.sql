-- What a save of a home refuses, each beside what it takes: no half place, no price out of reach, nothing of a
-- withdrawn home.
select plan(17);

create temp table t as select tests.agency('homes-brand') as brand, tests.person('Agent') as agent;
insert into public.agency_members select brand, agent, 'agent' from t;
alter table t add game uuid;
update t set game = tests.game('homes', brand, array[25000000, null, 30000000]);
create temp table h as select gl.id, gl.listing_id, gl.position from public.game_listings gl, t
  where gl.game_id = t.game;
update public.listings l set status = 'withdrawn' from h where l.id = h.listing_id and h.position = 3;
-- Asking prices may be higher than sold ones.
update public.market_bounds set max_minor = 40000000 where currency = 'GBP' and price_kind = 'sold';
-- Saves the version of a home that is there, as a form that was just loaded does.
create function pg_temp.save(place integer, facts jsonb, price jsonb default null) returns jsonb language sql as $$
  select public.save_listing(t.agent, 'homes', h.id, l.version, 'homes-brand', save.facts, save.price) -> 'listing'
  from t, h join public.listings l on l.id = h.listing_id where h.position = save.place
$$;
create function pg_temp.price(place integer, kind text, amount_minor bigint) returns jsonb language sql as $$
  select pg_temp.save(place, null, jsonb_build_object('kind', kind, 'amount_minor', amount_minor, 'dated_on',
    '2024-06-01'))
$$;

-- Facts.
select is(pg_temp.save(1, '{"town": "Newtown"}') #>> '{facts,town}', 'Newtown', 'facts of a home are saved');
select results_eq($$select l.actor_id, l.game_id, l.details from private.management_log l, h
  where l.listing_id = h.listing_id and h.position = 1$$,
  $$select agent, game, '{"changed": ["facts"], "home": "A home for tests"}'::jsonb
    from t$$, 'and logged with who changed what of which home');
select is(pg_temp.save(1,
  '{"id": "00000000-0000-4000-8000-000000000000", "country_code": "FR", "owner_id": null}') #>> '{facts,country_code}',
  'GB',
  'whose and where in the world a home is does not change with them');
select tests.refuses($$select pg_temp.save(1, '{"latitude": null}')$$, 'place_incomplete', 422,
  'half a place on the map is none');
select is(pg_temp.save(1, '{"latitude": null, "longitude": null}') #>> '{facts,latitude}', null,
  'a home may have none');
select tests.refuses($$select pg_temp.save(3, '{"town": "Newtown"}')$$, 'listing_withdrawn', 410,
  'a withdrawn home stays as it is');
select is((
    select private.write_asset(jsonb_populate_record(a,
      '{"bedrooms": 7, "agency_id": null, "created_at": "2000-01-01"}'))
    from public.assets a join public.listings l on l.asset_id = a.id join h on h.listing_id = l.id
      where h.position = 1), true,
  'writing what a home is like');
select results_eq($$select a.bedrooms::integer, a.agency_id, a.created_at > '2001-01-01'
    from public.assets a join public.listings l on l.asset_id = a.id join h on h.listing_id = l.id
      where h.position = 1$$,
  $$select 7, brand, true from t$$, 'changes neither whose it is nor when it came');

-- Prices.
select is(pg_temp.price(1, 'sold', 26000000) #>> '{prices,0,amount_minor}', '26000000', 'a price is corrected');
select tests.refuses($$select pg_temp.price(1, 'sold', 45000000)$$, 'price_out_of_range', 422,
  'within the range of its kind');
select is(pg_temp.price(1, 'asking', 45000000) #>> '{prices,0,kind}', 'asking', 'which is another for asking prices');
select tests.refuses($$select pg_temp.price(1, 'poll', 26000000)$$, 'invalid_request', 422,
  'a known price becomes no poll');
select tests.refuses($$select pg_temp.price(1, 'sold', null)$$, 'invalid_request', 422, 'nor does it become unknown');
select is(jsonb_array_length(pg_temp.save(1, '{}') -> 'prices'), 3, 'none of which is a new version');
select tests.refuses($$select pg_temp.price(1, null, 26000000)$$, 'invalid_request', 422, 'nor one of no kind');
select tests.refuses($$select pg_temp.price(2, 'sold', 26000000)$$, 'invalid_request', 422,
  'a home with a poll gets its price when that is settled');
select is(pg_temp.save(2, '{"town": "Newtown"}') #>> '{prices,0,kind}', 'poll', 'but its facts may change');
select * from finish();

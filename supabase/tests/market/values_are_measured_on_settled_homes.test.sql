-- Value, crowd and asking price are compared on the same homes: sold after they were guessed, and asked for no more.
select plan(16);

create temp table g as select tests.game('settled-game', tests.agency('settled-agency'),
  '{20000000,20000000,20000000,20000000,20000000,20000000}') as game;
create temp table h as select gl.id, gl.listing_id, gl.position from g join public.game_listings gl
  on gl.game_id = g.game;
create temp table m as select private.keep_valuation_model('{"country_code": "GB", "market": "QQ", "currency": "GBP",
  "version": 1, "import_id": 1, "sales": 40, "sales_there": 40, "first_on": "2023-01-01", "last_on": "2024-05-17",
  "latitude": 51.5, "longitude": -0.1, "left_out": [], "has_prior": false, "is_sample": false,
  "accuracy": {"study": {"n": 12}}, "parameters": "{}"}', '{}') as id;
create function pg_temp.told(name text) returns text language sql as $$
  select public.settled_values() ->> told.name
$$;

select is(pg_temp.told('settled'), '0', 'at first no home is settled');
-- Asked 22, sold 20; valued 21; the crowd, at 25, is far off.
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
  select h.listing_id, 2, 'asking', 22000000, 'GBP' from h;
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
  select h.listing_id, 3, 'sold', 20000000, 'GBP' from h;
-- What it is asked for again, later, is neither.
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
  select h.listing_id, 4, 'sold', 20000000, 'GBP' from h;
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
  select h.listing_id, 5, 'asking', 35000000, 'GBP' from h;
-- Beside them a home that nobody settled.
create temp table u as select tests.game('unsettled-game', a.id, '{20000000}') as game
  from public.agencies a where a.key = 'settled-agency';
insert into private.polls (game_listing_id, locked_at, guesses, seal)
  select gl.id, now(), 6, repeat('b', 64) from u join public.game_listings gl on gl.game_id = u.game;
update public.games set state = 'archived' from u where id = u.game;
insert into private.polls (game_listing_id, locked_at, guesses, seal, settled_at)
  select h.id, now(), 6, repeat('a', 64), now() from h;
select is(pg_temp.told('settled'), '0', 'a home that some game still asks for is none');
update public.games set state = 'archived' from g where id = g.game;
select is(pg_temp.told('settled'), '6', 'once its games are over it is');
select is(pg_temp.told('compared'), '0', 'without a value there is nothing to compare');
select private.keep_valuation(m.id, md5(h.id::text) || md5(h.id::text), '{}', '{"estimateMinor": 21000000}',
  h.listing_id) from h, m;
select is(pg_temp.told('compared'), '0', 'nor without a crowd');
update private.valuations v set made_at = now() - interval '1 day' from h where v.listing_id = h.listing_id;
insert into private.crowd_histogram (game_listing_id, bin, slot, guesses)
  select h.id, private.crowd_bin(25000000), 0, 6 from h where h.position <= 4;
select is(pg_temp.told('compared'), '4', 'with five guesses there is one');
select is(concat(pg_temp.told('value'), pg_temp.told('crowd'), pg_temp.told('asking')), '',
  'under five homes there is no figure');
insert into private.crowd_histogram (game_listing_id, bin, slot, guesses)
  select h.id, private.crowd_bin(25000000), 0, 6 from h where h.position > 4;
select is(round(pg_temp.told('value')::numeric, 3), 0.050, 'values were off by a twentieth');
select is(round(pg_temp.told('crowd')::numeric, 1), 0.2, 'the crowd by a quarter, within a bin');
select is(round(pg_temp.told('asking')::numeric, 3), 0.100, 'asking prices by a tenth');
select is((select string_agg(distinct concat_ws(' ', s.country_code, s.market, s.sold_minor, s.asking_minor,
    s.value_minor), ',') from private.settled_homes() s join h on h.listing_id = s.listing_id),
  'GB QQ 20000000 22000000 21000000', 'each is told with its market');

-- What is proven is said, and what is not is not.
select is(pg_temp.told('proven'), '[]', 'before anything was measured nothing is proven');
select private.keep_crowd_gains('[{"country_code": "GB", "market": "QQ", "homes": 240, "gain": 0.01,
  "least_gain": 0.002, "is_proven": true}, {"country_code": "GB", "market": "QR", "homes": 199, "gain": 0.02,
  "least_gain": 0.004, "is_proven": false}]');
select is((select string_agg(p ->> 'market', ',') from jsonb_array_elements(public.settled_values() -> 'proven') p),
  'QQ', 'a market whose crowd is proven is named, and no other');
select private.keep_crowd_gains('[{"country_code": "GB", "market": "QR", "homes": 210, "gain": 0.02,
  "least_gain": 0.004, "is_proven": true}]');
select is((select string_agg(p ->> 'market', ',') from jsonb_array_elements(public.settled_values() -> 'proven') p),
  'QR', 'what was measured before is replaced');
select private.keep_crowd_gains('[]');
select is(pg_temp.told('proven'), '[]', 'and where no home is settled any more nothing is left of it');

update private.valuations v set made_at = now() + interval '1 day' from h where v.listing_id = h.listing_id;
select is(pg_temp.told('compared'), '0', 'a value that was made after the sale was known does not count');
select * from finish();

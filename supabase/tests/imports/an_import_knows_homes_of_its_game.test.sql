-- The import command is told which homes a game has and which of them it brought itself.
select plan(6);

create temp table t as select tests.agency('knowing') as brand, tests.person('host') as host;
create temp table g as select tests.game('known-homes', brand, '{25000000,30000000}') as game from t;
create temp table h as select array_agg(gl.listing_id order by gl.position) as ids from public.game_listings gl, g
  where gl.game_id = g.game;
update public.listings set external_ref = 'table:1' where id = (select ids[1] from h);
grant select on t, g, h to public;

select tests.serve();
select is(public.homes_of_game('knowing', 'no-such-game'), null, 'of a game that is not there nothing is known');
create temp table k as select public.homes_of_game('knowing', 'known-homes') as k;
select is(k -> 'is_owned', 'false', 'a game without an owner is the command''s') from k;
select is((select array_agg((e ->> 'listing_id')::uuid) from k, jsonb_array_elements(k -> 'homes') e), ids,
  'its homes come in their order') from h;
select is((select jsonb_agg(e -> 'is_imported') from k, jsonb_array_elements(k -> 'homes') e), '[true, false]',
  'with who brought them');
select is((k #> '{homes,1}') - 'listing_id', '{"is_imported": false, "url": "https://example.com/listing",
  "address": "1 Test Street", "postcode": "TE1 1ST", "latitude": 51.5, "longitude": -0.1, "bedrooms": 3,
  "floor_area_m2": 90, "currency": "GBP", "amount_minor": 30000000}'::jsonb, 'and what each is known by') from k;
select tests.sign_out();
update public.games set owner_id = (select host from t) where id = (select game from g);
select tests.serve();
select is(public.homes_of_game('knowing', 'known-homes') -> 'is_owned', 'true', 'one that somebody made is theirs');
select * from finish();

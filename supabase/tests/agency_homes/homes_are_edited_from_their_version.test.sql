-- A home is saved from the version that was edited; texts in two languages never meet; players read what they may.
select plan(31);

create temp table t as select tests.agency('edits-a') as a, tests.agency('edits-b') as b, tests.person('Ada') as ada,
  tests.person('Bob') as bob, tests.person('Pia') as pia;
update public.agencies set supported_locales = '{en-GB,es,fr-CA}' where id = (select a from t);
insert into public.agency_members select a, ada, 'agent' from t union all select b, bob, 'owner' from t;
create temp table h as select tests.listing(a, 25000000) as id from t;
create temp table g as select tests.game('edited-homes', (select b from t), '{30000000}') as game;
insert into public.game_listings (game_id, listing_id, position) select game, id, 2 from g, h;
grant select on t, h, g to public;

create function pg_temp.save(person uuid, version integer, facts jsonb default null, offer jsonb default null,
  price jsonb default null, texts jsonb default null) returns jsonb language sql as $$
  select private.save_home(person, (select id from h), version, facts, offer, price, null, texts) -> 'home'
$$;
create function pg_temp.facts(changes jsonb) returns jsonb language sql as $$
  select (public.home_to_manage((select id from h)) -> 'facts') || changes
$$;
create function pg_temp.text_of(locale text, version integer, text text) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('locale', locale, 'field', 'title', 'text', text, 'version', version))
$$;

select tests.sign_in(ada) from t;
create temp table facts as select pg_temp.facts('{"bedrooms": 4, "title": "A home with a view"}') as given;
select is(public.home_to_manage((select id from h)) -> 'prices' -> 0 ->> 'amount_minor', '25000000',
  'an agent sees the price of a home of the agency');
select tests.sign_in(bob) from t;
select tests.refuses($$select public.home_to_manage((select id from h))$$, 'not_found', 404,
  'the people of a game with the home do not get it to edit');
select tests.denies($$select public.save_home(gen_random_uuid(), gen_random_uuid(), 1, null, null, null, null, null)$$,
  'nobody calls the save but our function');
select tests.sign_out();
select tests.refuses($$select pg_temp.save((select bob from t), 1, null, '{"is_visible": false}')$$, 'not_found', 404,
  'and it saves nothing for people of another agency');
select is(pg_temp.save((select ada from t), 1, (select given from facts)) -> 'facts' ->> 'bedrooms', '4',
  'the home''s own people save it');
select tests.refuses($$select pg_temp.save((select ada from t), 1, (select given from facts))$$, 'edit_conflict', 409,
  'from an older version it is not saved');
select is(pg_temp.save((select ada from t), 2, null, '{"status": "under_offer", "is_visible": false}') ->> 'status',
  'under_offer', 'an offer is saved alone');
select is((select asset_id is not null and bedrooms = 4 from public.listings l join public.assets a on a.id = l.asset_id
  where l.id = (select id from h)), true, 'and leaves the facts as they are');

-- Prices are versions.
select is(jsonb_array_length(pg_temp.save((select ada from t), 3, null, null,
  '{"kind": "sold", "amount_minor": 26000000, "dated_on": "2026-02-03"}') -> 'prices'), 2,
  'another price is a new version beside the first');
select is((select string_agg(amount_minor::text, ',' order by version) from private.listing_prices
  where listing_id = (select id from h)), '25000000,26000000', 'which stays');
select is(jsonb_array_length(pg_temp.save((select ada from t), 4, null, null,
  '{"kind": "sold", "amount_minor": 26000000, "dated_on": "2026-02-03"}') -> 'prices'), 2,
  'the same price again is none');
select tests.refuses($$select pg_temp.save((select ada from t), 5, null, null,
  '{"kind": "sold", "amount_minor": 26, "dated_on": null}')$$, 'price_out_of_range', 422,
  'a price that no guess could reach is refused');
select is((select price_minor from private.agency_homes where listing_id = (select id from h)), 26000000::bigint,
  'the list sorts by the latest');

-- Texts in two languages.
select is(pg_temp.save((select ada from t), 1, texts => pg_temp.text_of('es', 0, 'Casa con vistas')) -> 'version',
  to_jsonb(5), 'a text is saved without the home''s version');
select lives_ok($$select pg_temp.save((select ada from t), 1, texts => pg_temp.text_of('fr-CA', 0, 'Maison'))$$,
  'one in another language as well');
select tests.refuses($$select pg_temp.save((select ada from t), 1, texts => pg_temp.text_of('es', 0, 'Casa'))$$,
  'edit_conflict', 409, 'from a version that is no longer there it is refused');
select is((pg_temp.save((select ada from t), 1, texts => pg_temp.text_of('es', 1, 'Casa al sol')) -> 'texts' -> 0)
  - 'field', '{"locale": "es", "text": "Casa al sol", "version": 2}', 'from its own version it is saved');
select tests.refuses($$select pg_temp.save((select ada from t), 1, texts => pg_temp.text_of('de', 0, 'Haus'))$$,
  'invalid_request', 422, 'a language that the agency does not have is refused');
select tests.sign_in(bob) from t;
select is_empty('select from public.listing_texts', 'others read no text of it');
select tests.sign_in(ada) from t;
select isnt_empty('select from public.listing_texts', 'its people do');

-- What players read.
select tests.sign_out();
create temp table run as select tests.start((select game from g), (select pia from t)) as run;
create function pg_temp.title(language text) returns text language plpgsql as $$
declare
  listing uuid := (select id from h);
begin
  perform set_config('request.headers', jsonb_build_object('accept-language', language)::text, true);
  return (select private.clues_of(gl, l, a, '{}') ->> 'title' from public.game_listings gl
    join public.listings l on l.id = gl.listing_id join public.assets a on a.id = l.asset_id where l.id = listing);
end $$;
select is(pg_temp.title('es-MX,es;q=0.9'), 'Casa al sol', 'a reader of Spanish reads the Spanish title');
select is(pg_temp.title('de'), 'A home with a view', 'others read the home''s own');
select is(pg_temp.title('fr'), 'Maison', 'a language without its region is the language');
select is(pg_temp.title(''), 'A home with a view', 'nobody''s language is none');

-- How much of the place shows.
select isnt((select private.blurred_point(a.id, a.latitude, a.longitude) from public.assets a join public.listings l
  on l.asset_id = a.id where l.id = (select id from h)), null, 'players see a moved point');
select is(pg_temp.save((select ada from t), 5, null, '{"place_shown": "town"}') -> 'point_shown', 'null'::jsonb,
  'where the town alone shows, none');
select is((select district from public.assets a join public.listings l on l.asset_id = a.id
  where l.id = (select id from h)), null, 'and no district');
select is(pg_temp.save((select ada from t), 6, null, '{"place_shown": "district"}') -> 'facts' ->> 'district', 'TE1',
  'shown again, it follows from the postcode');

-- The agency remembers who changed what.
select is((select count(*)::integer from private.agency_log where agency_id = (select a from t)
  and subject = 'listings' and actor_id = (select ada from t)), 8, 'every change is in the log of the agency');
select is((select before || after from private.agency_log where subject = 'listings'
  and agency_id = (select a from t) and after ? 'status'), '{"status": "under_offer", "is_visible": false}',
  'with what it was and what it is');

-- A home that is taken down keeps no text.
select private.withdraw_listings((select ada from t), array[(select id from h)]);
select is_empty($$select from public.listing_texts where listing_id = (select id from h)$$, 'nor in any language');
select * from finish();

-- A save of an agency's words changes its cells of one batch, from the version that was edited. It neither changes nor
-- tells what another batch or another agency says by the same key, and it takes no price.
select plan(56);

create temp table t as select tests.agency('say-brand') as agency, tests.agency('say-rival') as rival,
  tests.person('Owner') as owner, tests.person('Agent') as agent, tests.person('Rival') as rival_owner;
insert into public.agency_members (agency_id, user_id, role) select agency, owner, 'owner' from t
  union all select agency, agent, 'agent' from t union all select rival, rival_owner, 'owner' from t;
grant select on t to public;

create function pg_temp.cell(key text, text text, version integer default 0) returns jsonb language sql as $$
  select jsonb_build_object('key', key, 'locale', 'en-GB', 'text', text, 'version', version)
$$;
create function pg_temp.say(key text, text text, version integer default 0, batch text default 'extras') returns jsonb
language sql as $$
  select public.save_agency_words((select agency from t), batch, jsonb_build_array(pg_temp.cell(key, text, version)))
$$;
-- What a batch says by a key, with the version.
create function pg_temp.said(key text, batch text default 'extras', of text default 'say-brand') returns text
language sql as $$
  select c ->> 'text' || ' ' || (c ->> 'version') from public.agencies a,
    jsonb_array_elements(public.agency_words(a.id, batch) -> 'cells') c where a.key = said.of and c ->> 'key' = said.key
$$;
create function pg_temp.keys(n integer) returns jsonb language sql as
  $$ select jsonb_agg(pg_temp.cell('k' || i, 'A')) from generate_series(1, n) i $$;

-- Another agency says other things by the same keys.
select tests.sign_in(rival_owner) from t;
select lives_ok($$select public.save_agency_words((select rival from t), 'extras', jsonb_build_array(
  pg_temp.cell('sauna', 'Their sauna'), pg_temp.cell('pond', 'Their pond')))$$, 'an agency says words of its own');
select tests.sign_in(owner) from t;
select is(pg_temp.say('sauna', 'Sauna') -> 'saved', jsonb_build_array(pg_temp.cell('sauna', 'Sauna', 1)),
  'another says one by the same key');
select is(pg_temp.say('sauna', 'Kind of sauna', 0, 'property-types') #>> '{saved,0,version}', '1',
  'and in another batch a third');
select is(pg_temp.say('sauna', 'Our sauna', 1) -> 'saved', jsonb_build_array(pg_temp.cell('sauna', 'Our sauna', 2)),
  'from its version one is changed');
select is(pg_temp.said('sauna'), 'Our sauna 2', 'and kept');
select is(pg_temp.said('sauna', 'property-types'), 'Kind of sauna 1', 'the other batch says what it said');
select is(pg_temp.say('pond', 'Pond', 1), jsonb_build_object('saved', '[]'::jsonb, 'conflicts',
  jsonb_build_array(pg_temp.cell('pond', '', 0))), 'of a key that only another agency has, nothing is told');
select is(pg_temp.say('sauna', 'Sauna', 1), jsonb_build_object('saved', '[]'::jsonb, 'conflicts',
  jsonb_build_array(pg_temp.cell('sauna', 'Our sauna', 2))), 'of one''s own, what somebody saved first is');
select is(pg_temp.say('sauna', 'State of a sauna', 1, 'property-states'), jsonb_build_object('saved', '[]'::jsonb,
  'conflicts', jsonb_build_array(pg_temp.cell('sauna', '', 0))), 'and of a batch that lacks the key, that it does');
select is(pg_temp.say('pond', 'Pond') #>> '{saved,0,text}', 'Pond', 'a new key is said');
select tests.sign_in(rival_owner) from t;
select is(pg_temp.said('sauna', of => 'say-rival'), 'Their sauna 1', 'the other agency says what it said');
select is(pg_temp.said('pond', of => 'say-rival'), 'Their pond 1', 'by either key');
select is((select count(*) from jsonb_array_elements(public.agency_words(rival, 'extras') -> 'cells')), 2::bigint,
  'and nothing else') from t;

-- Who.
select tests.refuses($$select pg_temp.say('sauna', 'Mine', 2)$$, 'not_allowed', 403, 'it changes none of this one''s');
select tests.refuses($$select pg_temp.said('sauna')$$, 'not_allowed', 403, 'nor reads them here');
select tests.refuses($$select public.agency_words(gen_random_uuid(), 'extras')$$, 'not_allowed', 403,
  'as of an agency that is not there');
select tests.sign_in(agent) from t;
select tests.refuses($$select pg_temp.say('sauna', 'Mine', 2)$$, 'not_allowed', 403, 'nor does an agent of its own');

-- What a cell may hold.
select tests.sign_in(owner) from t;
select tests.refuses($$select public.save_agency_words((select agency from t), 'extras', '{}')$$, 'invalid_request',
  422, 'words come as a list');
select tests.refuses($$select public.save_agency_words((select agency from t), 'extras', null)$$, 'invalid_request',
  422, 'and not as nothing');
select lives_ok($$select pg_temp.say(repeat('k', 60), 'A')$$, 'a key has sixty letters');
select tests.refuses($$select pg_temp.say(repeat('k', 61), 'A')$$, 'invalid_request', 422, 'and no more');
select lives_ok($$select pg_temp.say('long', repeat('w', 200))$$, 'a text has two hundred');
select tests.refuses($$select pg_temp.say('longer', repeat('w', 201))$$, 'invalid_request', 422, 'and no more either');
select tests.refuses(format($$select pg_temp.say('price', %L)$$, word), 'price_in_name', 422,
  format('a word holds no price: %s', word))
  from unnest(array['Sold for 450,000', 'From 450k', '1.2M homes', 'Only £5', '5 € a day', '450 000',
    U&'450\00a0000', U&'£\202f450', '1.2 million', '450 k', '４５０,０００', '450-000', '٤٥٠٠٠٠', '4,5 mio',
    'GBP 45', '90 euros', '1930']) word;
select lives_ok(format($$select pg_temp.say('measure', %L)$$, word), format('but what homes have: %s', word))
  from unnest(array['Sauna de 12 m²', '3 m high', 'Since 24/7', '2 km to the sea', 'Room 5b', 'Zone 1-2-3', '90 m²'])
    word;
select is(pg_temp.said('price'), null, 'of which nothing is kept');
select lives_ok(format($$select pg_temp.say('number%s', %L)$$, n, word), format('but it holds a number: %s', word))
  from unnest('{"3 bedrooms","90 m²","Under 100 steps","5km away"}'::text[]) with ordinality w (word, n);

-- A thousand keys to a batch.
select tests.sign_in(rival_owner) from t;
select lives_ok($$select public.save_agency_words((select rival from t), 'property-labels', pg_temp.keys(1000))$$,
  'a batch has a thousand keys');
select tests.refuses($$select public.save_agency_words((select rival from t), 'property-labels', jsonb_build_array(
  pg_temp.cell('one-more', 'A')))$$, 'invalid_request', 422, 'and no more');
select lives_ok($$select public.save_agency_words((select rival from t), 'property-states', jsonb_build_array(
  pg_temp.cell('one-more', 'A')))$$, 'another batch has room');
select tests.sign_in(owner) from t;
select lives_ok($$select pg_temp.say('one-more', 'A', 0, 'property-labels')$$, 'as has that batch of another agency');
select * from finish();

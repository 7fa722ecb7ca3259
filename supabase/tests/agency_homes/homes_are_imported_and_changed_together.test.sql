-- What the people of an agency bring in, change, take back and save: each home that may be, alone, and no other.
select plan(67);

create temp table t as select tests.agency('together-a') as a, tests.agency('together-b') as b,
  tests.person('Ada') as ada, tests.person('Bob') as bob, tests.person('Pia') as pia, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role)
  select a, ada, 'agent' from t union all select b, bob, 'owner' from t;
insert into private.staff_members (user_id) select staff from t;
update public.agencies set supported_locales = '{en-GB,es}' where key = 'together-a';
update public.agencies set supported_locales = '{en-GB,de}' where key = 'together-b';
-- Each kind of price has a range of its own.
update public.market_bounds b set min_minor = v.least, max_minor = v.most
  from (values ('asking', 10000000, 20000000), ('sold', 30000000, 40000000), ('poll', 50000000, 60000000))
    v (kind, least, most) where b.currency = 'GBP' and b.price_kind = v.kind;
grant select on t to public;

-- Bringing homes in.
create function pg_temp.home(address text, price jsonb, more jsonb default '{}', facts jsonb default '{}')
returns jsonb language sql as $$
  select jsonb_build_object('line', 7, 'reference', more ->> 'reference', 'listing', jsonb_build_object(
    'asset', jsonb_build_object('country_code', 'GB', 'address_line', address, 'postcode', 'TE1 1ST', 'town',
      'Testham') || facts,
    'currency', 'GBP', 'title', 'At ' || address, 'description', 'A home.', 'price', price,
    'source_url', more ->> 'source_url'))
$$;
create function pg_temp.asking(amount_minor bigint default 15000000) returns jsonb language sql as
  $$ select jsonb_build_object('kind', 'asking', 'amount_minor', amount_minor) $$;
create function pg_temp.bring(person uuid, agency uuid, variadic homes jsonb[]) returns jsonb language sql as
  $$ select private.import_homes(person, agency, to_jsonb(homes)) $$;
create function pg_temp.outcomes(answers jsonb) returns text language sql as
  $$ select string_agg(coalesce(a ->> 'code', a ->> 'outcome'), ',') from jsonb_array_elements(answers) a $$;

select tests.refuses($$select pg_temp.bring(pia, a, pg_temp.home('1 Elm Road', pg_temp.asking())) from t$$,
  'not_allowed', 403, 'a stranger brings no home into an agency');
select tests.refuses($$select pg_temp.bring(bob, a, pg_temp.home('1 Elm Road', pg_temp.asking())) from t$$,
  'not_allowed', 403, 'nor does the owner of another one');
create temp table brought as select pg_temp.bring(ada, a, pg_temp.home('1 Elm Road', pg_temp.asking(),
  '{"reference": " E1 ", "source_url": "https://www.together.co.uk/homes/1"}', '{"bedrooms": 4}')) -> 0 as answer
  from t;
select is(answer - 'listing_id', '{"line": 7, "outcome": "added", "code": null, "reason": null}',
  'an agent of the agency does') from brought;
create temp table first as select (answer ->> 'listing_id')::uuid as id from brought;
select is((select row(l.title, a.agency_id, a.address_line, a.bedrooms)::text
  from first f join public.listings l on l.id = f.id join public.assets a on a.id = l.asset_id),
  (select row('At 1 Elm Road', a, '1 Elm Road', 4)::text from t),
  'and the home is the agency''s, with what it is like');
select results_eq($$select p.kind, p.amount_minor from private.listing_prices p join first f on f.id = p.listing_id$$,
  $$values ('asking', 15000000::bigint)$$, 'and its price');
select is((pg_temp.bring(ada, a, pg_temp.home('2 Elm Road', pg_temp.asking(), '{"reference": "E1"}')) -> 0)
  - '{line,code,reason}'::text[], jsonb_build_object('outcome', 'known', 'listing_id', f.id),
  'what has the same reference is that home') from t, first f;
select is(pg_temp.bring(ada, a, pg_temp.home('2 Elm Road', pg_temp.asking(),
    '{"source_url": "https://www.together.co.uk/homes/1"}')) -> 0 ->> 'listing_id', f.id::text,
  'and what has the same page') from t, first f;
select is(pg_temp.bring(ada, a, pg_temp.home(' 1 ELM Road', pg_temp.asking())) -> 0 ->> 'listing_id', f.id::text,
  'and what stands at the same address') from t, first f;
select is((select count(*)::integer from private.agency_homes h where h.agency_id = a), 1, 'so there is one still')
  from t;
select is(pg_temp.outcomes(pg_temp.bring(bob, b,
    pg_temp.home('3 Elm Road', pg_temp.asking(), '{"reference": "E1"}'),
    pg_temp.home('4 Elm Road', pg_temp.asking(), '{"source_url": "https://www.together.co.uk/homes/1"}'),
    pg_temp.home('1 Elm Road', pg_temp.asking()))), 'added,added,added',
  'to another agency the reference, the page and the address of that home are new') from t;
select is((select count(*)::integer from private.agency_homes h where h.agency_id = b), 3, 'and its homes its own')
  from t;
insert into private.source_bans (source_hash, reach, reason)
  values (private.hash_source('https://www.together.co.uk/homes/9'), 'everybody', 'court_order');
create temp table mixed as select pg_temp.bring(ada, a,
  pg_temp.home('5 Elm Road', pg_temp.asking(1), '{"source_url": "https://www.together.co.uk/homes/9"}'),
  pg_temp.home('6 Elm Road', pg_temp.asking(9999999)),
  pg_temp.home('6 Elm Road', pg_temp.asking(20000001)),
  pg_temp.home('6 Elm Road', pg_temp.asking(null)),
  pg_temp.home('7 Elm Road', pg_temp.asking(), facts => '{"bedrooms": "many"}'),
  pg_temp.home('8 Elm Road', pg_temp.asking(), '{"source_url": "https://www.together.co.uk/homes/8"}'),
  pg_temp.home('9 Elm Road', '{"kind": "sold", "amount_minor": 35000000}')) as answers from t;
select is(pg_temp.outcomes(answers), 'listing_withdrawn,price_out_of_range,price_out_of_range,price_out_of_range,'
  'invalid_request,added,added', 'a home that cannot be written is refused alone, the others come in') from mixed;
select is(answers -> 1 ->> 'reason',
  'No guess could reach this price: it is outside the market range. Check the number and its zeros.',
  'with the reason in words') from mixed;
select is(answers -> 4 ->> 'reason', 'A value of this home is outside what a home can have.',
  'which are never the database''s own') from mixed;
select is((select string_agg(h.address, ',' order by h.address) from private.agency_homes h where h.agency_id = a),
  '1 Elm Road,8 Elm Road,9 Elm Road', 'and nothing stays of what was refused') from t;

-- Which homes somebody may add to a game.
create temp table g as select tests.game('together-game', a, '{11000000}') as game from t;
create temp table homes as select n, tests.listing(case n when 'private' then null when 'another''s' then null
  when 'rival' then b else a end, 15000000, case n when 'private' then ada when 'another''s' then pia end) as id
  from t, unnest('{first,second,third,hidden,archived,private,another''s,rival}'::text[]) n;
update public.listings l set title = 'Zebra ' || h.n, is_visible = h.n <> 'hidden',
  archived_at = case h.n when 'archived' then now() end,
  created_at = now() - case h.n when 'second' then interval '1 hour' when 'third' then interval '2 hours'
    else interval '0' end
  from homes h where h.id = l.id;
insert into public.game_listings (game_id, listing_id, position) select game, id, 2 from g, first;
update public.listings l set title = 'Zebra taken' from first f where f.id = l.id;
grant select on homes, g, first to public;
create function pg_temp.home_id(name text) returns uuid language sql as $$ select id from homes where n = name $$;
create function pg_temp.version(name text) returns integer language sql security definer as
  $$ select l.version from public.listings l where l.id = pg_temp.home_id(name) $$;
create function pg_temp.addable(after uuid default null) returns text language sql as $$
  select coalesce(string_agg(r ->> 'title', ',' order by r ->> 'title'), '')
  from jsonb_array_elements(public.homes_to_add('together-game', 'together-a', 'zebra', $1::text)) r
$$;
select tests.sign_in(ada) from t;
select is(pg_temp.addable(), 'Zebra first,Zebra private,Zebra second,Zebra third',
  'an agent adds homes of the agency and their own: none hidden, archived or there already, and nobody else''s');
select is(pg_temp.addable(pg_temp.home_id('second')), 'Zebra third', 'a page goes on where the one before ended');
select tests.sign_in(staff) from t;
select is(pg_temp.addable(), 'Zebra another''s,Zebra first,Zebra private,Zebra rival,Zebra second,Zebra third',
  'our own people add everybody''s');
select tests.sign_in(bob) from t;
select tests.refuses($$select pg_temp.addable()$$, 'not_allowed', 403, 'whoever does not run the game adds none');

-- Listing them.
select tests.sign_out();
update public.assets a set property_type = case h.n when 'first' then 'flat' else 'terraced' end
  from homes h join public.listings l on l.id = h.id where a.id = l.asset_id;
update public.listings l set status = 'withdrawn' where l.id = pg_temp.home_id('third');
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select pg_temp.home_id('first'), 2, gen_random_uuid()::text, '{480}', 480, 320, 'The garden', 'data:,', md5('garden');
update public.listing_photos p set is_hidden = true where p.listing_id = pg_temp.home_id('first') and p.position = 1;
select tests.sign_in(ada) from t;
create function pg_temp.listed(filter jsonb) returns text language sql as $$
  select string_agg(r ->> 'title', ',' order by r ->> 'title')
  from jsonb_array_elements(public.agency_homes((select a from t), 'zebra', filter) -> 'rows') r
$$;
select is(pg_temp.listed('{}'), 'Zebra first,Zebra hidden,Zebra second,Zebra taken',
  'the list has what is neither archived nor withdrawn');
select is(pg_temp.listed('{"status": "withdrawn"}'), 'Zebra third', 'what is withdrawn is listed when asked for');
select is(pg_temp.listed('{"property_type": "flat"}'), 'Zebra first', 'as is one kind of home');
select is(pg_temp.listed('{"is_visible": false}'), 'Zebra hidden', 'and what is hidden');
select is(public.agency_homes(a, 'zebra', page_size => 4) ->> 'next', null, 'a page that has all has no next') from t;
select is(public.agency_homes(a, 'zebra first') #>> '{rows,0,photo,alt}', 'The garden',
  'a home is shown by its first photo that is not hidden') from t;

-- Changing many at once.
create function pg_temp.change(homes text[], change jsonb) returns jsonb language sql as $$
  select public.change_homes((select a from t), array(select pg_temp.home_id(h) from unnest(homes) h), change)
$$;
select tests.refuses($$select pg_temp.change('{}', '{"is_visible": false}')$$, 'invalid_request', 422,
  'no homes are no change');
select tests.refuses($$select public.change_homes(a, array(select gen_random_uuid() from generate_series(1, 1001)),
  '{"is_visible": false}') from t$$, 'invalid_request', 422, 'nor are more than a thousand');
select tests.refuses($$select public.change_homes(a, array(select gen_random_uuid() from generate_series(1, 1000)),
  '{"is_visible": false}') from t$$, 'not_allowed', 403, 'a thousand are looked at');
select tests.refuses($$select pg_temp.change('{first}', '{}')$$, 'invalid_request', 422, 'a change changes something');
select tests.refuses($$select pg_temp.change('{first}', '{"is_visible": false, "title": "Mine"}')$$,
  'invalid_request', 422, 'and nothing but what a list may');
select tests.refuses($$select pg_temp.change('{first,rival}', '{"is_visible": false}')$$, 'not_allowed', 403,
  'one home of another agency among them stops it');
select is(pg_temp.version('first'), 1, 'and leaves the others alone');
select is(pg_temp.change('{first,second,hidden,third}', '{"is_visible": false}') - 'change_id',
  '{"changed": 2, "late": 0}', 'what is withdrawn stays as it is, and what is so already is not changed');
select is(pg_temp.version('hidden'), 1, 'nor does it get a new version');
select is(pg_temp.version('first'), 2, 'as what was changed does');
select is(pg_temp.change('{first,second}', '{"is_visible": false}'), '{"changed": 0, "late": 0, "change_id": null}',
  'the same again is nothing');
select is(pg_temp.change('{first}', '{"status": "sold"}') ->> 'changed', '1', 'another state is something');
select is(pg_temp.change('{archived}', '{"is_archived": false}') - 'change_id', '{"changed": 1, "late": 0}',
  'what was archived is put back within thirty days');
select tests.sign_out();
update public.listings l set archived_at = now() - interval '30 days' where l.id = pg_temp.home_id('archived');
select tests.sign_in(ada) from t;
select is(pg_temp.change('{archived}', '{"is_archived": false}') - 'change_id', '{"changed": 0, "late": 1}',
  'and not after them');
select is(pg_temp.change('{archived}', '{"status": "sold"}') - 'change_id', '{"changed": 1, "late": 0}',
  'though its state is changed still');

-- Taking it back.
create temp table done as select (pg_temp.change('{first,second}', '{"is_visible": true}') ->> 'change_id')::uuid as id;
create temp table sold as select (pg_temp.change('{second}', '{"status": "sold"}') ->> 'change_id')::uuid as id;
create temp table old as select (pg_temp.change('{first}', '{"status": "under_offer"}') ->> 'change_id')::uuid as id;
grant select on done, sold, old to public;
select tests.sign_out();
update private.home_changes c set created_at = now() - interval '30 days' from old o where o.id = c.id;
select tests.sign_in(ada) from t;
select tests.refuses($$select public.undo_home_change(id) from old$$, 'move_not_allowed', 409,
  'a change is not taken back after thirty days');
select tests.refuses($$select public.undo_home_change(gen_random_uuid())$$, 'not_found', 404,
  'nor is one that never was');
select tests.sign_out();
update private.home_changes c set created_at = now() - interval '29 days' from old o where o.id = c.id;
update public.assets a set agency_id = t.b from t, public.listings l where l.id = pg_temp.home_id('second')
  and a.id = l.asset_id;
select tests.sign_in(ada) from t;
select is(public.undo_home_change(id), '{"changed": 1, "kept": 0}', 'before that it is') from old;
select is(public.undo_home_change(id), '{"changed": 0, "kept": 0}', 'once') from old;
select is(public.undo_home_change(id), '{"changed": 0, "kept": 1}',
  'a home that went to another agency since is not touched') from sold;
select tests.sign_out();
select is((select l.status from public.listings l where l.id = pg_temp.home_id('second')), 'sold', 'and is as it was');
select is((select count(*)::integer from private.agency_log l join t on t.a = l.agency_id
  where l.subject = 'home_changes' and l.verb = 'removed'), 2, 'the log has each change that was taken back once');

-- Saving one.
create function pg_temp.save(name text, facts jsonb default null, offer jsonb default null, price jsonb default null,
  photos jsonb default null, texts jsonb default null, version integer default null) returns jsonb language sql as $$
  select private.save_home((select ada from t), pg_temp.home_id(name), coalesce(version, pg_temp.version(name)), facts,
    offer, price, photos, texts) -> 'home'
$$;
create function pg_temp.words(locale text) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('locale', locale, 'field', 'title', 'text', 'Casa', 'version', 0))
$$;
select tests.refuses($$select pg_temp.save('third', offer => '{"is_visible": false}')$$, 'listing_withdrawn', 410,
  'of a home that was withdrawn nothing is saved');
select tests.refuses($$select pg_temp.save('third', texts => pg_temp.words('es'))$$, 'listing_withdrawn', 410,
  'not even a text');
select is(pg_temp.save('first', texts => pg_temp.words('es')) #>> '{texts,0,text}', 'Casa', 'of another one it is');
select tests.refuses($$select pg_temp.save('first', texts => pg_temp.words('de'))$$, 'invalid_request', 422,
  'but not in a language that another agency alone has');
select tests.refuses($$select pg_temp.save('first', facts => '{"latitude": null}')$$, 'place_incomplete', 422,
  'half a place is none');
select is(pg_temp.save('first', facts => '{"latitude": null, "longitude": null}') #> '{facts,longitude}', 'null',
  'a home may have no place at all');
select tests.refuses($$select pg_temp.save('first', photos => '[]', version => 1)$$, 'edit_conflict', 409,
  'photos are not saved from an older version');
select is(jsonb_array_length(pg_temp.save('first', photos => '[]') -> 'photos'), 0,
  'from the version that stands they are');

-- Prices of it.
select is(pg_temp.save('first', price => pg_temp.asking(12000000)) #>> '{prices,0,amount_minor}', '12000000',
  'an asking price is held to the range of asking prices');
select is(pg_temp.save('first', price => '{"kind": "sold", "amount_minor": 36000000}') #>> '{prices,0,amount_minor}',
  '36000000', 'a sold price to that of sold ones');
select tests.refuses($$select pg_temp.save('first', price => pg_temp.asking(36000000))$$, 'price_out_of_range', 422,
  'and not to each other''s');
select tests.refuses($$select pg_temp.save('first', price => '{"kind": "poll", "amount_minor": 55000000}')$$,
  'invalid_request', 422, 'a poll is no price that somebody sets');
select tests.refuses($$select pg_temp.save('first', price => pg_temp.asking(null))$$, 'invalid_request', 422,
  'nor is none');
create temp table polled as select tests.listing(a, null) as id from t;
insert into homes select 'polled', id from polled;
select tests.refuses($$select pg_temp.save('polled', price => pg_temp.asking())$$, 'invalid_request', 422,
  'and a poll that runs keeps its price to itself');

-- Views of the list.
select tests.sign_in(bob) from t;
select is((select count(public.save_home_view(b, 'View ' || n, '{}'))::integer from t, generate_series(1, 50) n), 50,
  'an agency keeps fifty views');
select tests.refuses($$select public.save_home_view(b, 'One more', '{}') from t$$, 'invalid_request', 422,
  'and no more');
select is((select v #>> '{view,search}' from t, jsonb_array_elements(public.save_home_view(b, 'View 7',
  '{"search": "sea"}')) v where v ->> 'name' = 'View 7'), 'sea', 'one of them is changed');
select tests.sign_in(ada) from t;
select is(jsonb_array_length(public.save_home_view(a, 'Ours', '{}')), 1, 'another agency has room of its own')
  from t;
select tests.refuses($$select public.save_home_view(a, 'List', '[]') from t$$, 'invalid_request', 422,
  'a view is an object');
select tests.refuses($$select public.save_home_view(a, 'Long', jsonb_build_object('search', repeat('a', 4001)))
  from t$$, 'invalid_request', 422, 'and a small one');
select tests.sign_out();
select * from finish();

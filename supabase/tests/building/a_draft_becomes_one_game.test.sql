-- A draft becomes a game whole and once, by its creator, in a brand where they may, out of homes that they may use.
select plan(33);

create temp table t as select tests.person('Ada') as ada, tests.person('Bob') as bob,
  tests.agency('building-brand') as brand,
  gen_random_uuid() as draft, gen_random_uuid() as other, gen_random_uuid() as third;
grant select on t to public;
insert into public.agency_members select brand, bob, 'agent' from t;
create function pg_temp.home(row_id text, price bigint, import_id uuid default null,
  way text default null) returns jsonb language sql as $$
  select jsonb_build_object('row_id', row_id, 'import', jsonb_build_object('way', way, 'grade', 'B'), 'listing',
    jsonb_build_object('import_id', import_id) || jsonb_build_object('currency', 'GBP', 'title', 'A house',
    'description', 'Light.',
    'price', jsonb_build_object('kind', 'asking', 'amount_minor', price), 'photos', '[]'::jsonb,
    'asset', jsonb_build_object('property_type', 'house', 'country_code', 'GB', 'town', 'Leeds', 'address_line',
      '1 A Street')))
$$;
create function pg_temp.payload(draft uuid, user_id uuid, slug text, homes jsonb, more jsonb default '{}',
  top jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('draft_id', draft, 'user_id', user_id, 'version', 1, 'request_key', 'a-request-key',
    'codes', '[{"code": "OPEN SESAME", "max_uses": 2, "expires_at": "2031-05-01T10:00:00Z"}]'::jsonb,
    'hidden_facts', '["town"]'::jsonb, 'homes', homes, 'game',
      jsonb_build_object('slug', slug, 'family', 'public', 'title', 'Built', 'description', '',
      'visibility', 'public', 'currency', 'GBP', 'mode', 'classic', 'rounds_per_run', 5, 'round_order', 'fixed',
        'formula', 'log_ratio',
      'difficulty', 'normal', 'hints', '[]'::jsonb, 'has_leaderboard', true, 'embed_domains',
        '["www.example.com"]'::jsonb) || more) || top
$$;
create function pg_temp.publish(payload jsonb) returns jsonb language sql as $$ select public.publish_game(payload) $$;

create temp table imports as select gen_random_uuid() as noted, gen_random_uuid() as unnoted;
grant select on imports to public;
select tests.sign_in((select ada from t));
select public.note_imports(jsonb_build_array(jsonb_build_object('id', noted, 'way', 'page', 'outcome', 'read', 'grade',
  'A'))) from imports;
select public.save_draft(draft, '{"title": "Built", "rows": []}'),
  public.save_draft(third, '{"title": "Third", "rows": []}') from t;
select tests.denies($$select public.publish_game('{}')$$, 'people do not call it themselves');
select tests.sign_in((select bob from t));
select public.save_draft(other, '{"title": "Branded", "rows": []}') from t;
select tests.serve();

select tests.refuses($$select pg_temp.publish(pg_temp.payload(draft, bob, 'built-game', '[]'))
  from t$$, 'not_found', 404, 'somebody else''s draft is not found');
select tests.refuses($$select pg_temp.publish(pg_temp.payload(draft, ada, 'built-game', '[]'))
  from t$$, 'homes_count', 422, 'a game needs a home');
select tests.refuses($$select pg_temp.publish(pg_temp.payload(draft, ada, 'built-game',
  jsonb_build_array(pg_temp.home('a', 73821900)), '{}', '{"version": 7}')) from t$$,
  'draft_changed', 409, 'another version than the newest is refused');
select tests.refuses($$select pg_temp.publish(pg_temp.payload(draft, ada, 'built-game',
  jsonb_build_array(pg_temp.home('a', 73821900)), '{"family": "klavo"}')) from t$$,
  'agency_only', 403, 'a showcase is for the people of the brand');
select tests.refuses($$select pg_temp.publish(pg_temp.payload(draft, ada, 'built-game',
  jsonb_build_array(pg_temp.home('a', 73821900)), '{}', '{"agency_key": "building-brand"}')) from t$$,
  'agency_only', 403, 'and so is any game of a brand of its own');
select tests.sign_out();
select is((select count(*)::integer from public.listings l join public.assets a on a.id = l.asset_id
  where a.owner_id in (select unnest(array[ada, bob]) from t)), 0,
  'what was refused left nothing behind');
create temp table stranger as select tests.listing(null, 25000000, bob) as listing from t;
grant select on stranger to public;
select tests.serve();
select tests.refuses($$select pg_temp.publish(pg_temp.payload(draft, ada, 'built-game',
  jsonb_build_array(jsonb_build_object('row_id', 'x', 'listing_id', listing)))) from t, stranger$$,
  'home_not_yours', 403, 'somebody else''s home cannot be used');
select tests.refuses($$select pg_temp.publish(pg_temp.payload(draft, ada, 'built-game',
  jsonb_build_array(jsonb_set(pg_temp.home('a', 73821900), '{listing,photos}',
  jsonb_build_array(jsonb_build_object('path', gen_random_uuid(), 'widths', '[480]'::jsonb))))))
    from t$$, 'photo_incomplete', 422, 'nor a photo that is not there');

-- What a brand took down it does not publish again; somebody else may have the same page.
select tests.sign_out();
insert into private.source_bans (source_hash, source_host, reach, agency_id, reason)
  select private.hash_source('https://www.example.com/gone'), 'www.example.com', 'tenant', brand, 'Taken down.' from t;
create function pg_temp.home_of_gone_page(import_id uuid default null) returns jsonb language sql as $$
  select jsonb_set(pg_temp.home('a', 73821900, import_id), '{listing,source_url}', '"https://www.example.com/gone"')
$$;
select tests.serve();
select tests.refuses($$select pg_temp.publish(pg_temp.payload(other, bob, 'built-game',
  jsonb_build_array(pg_temp.home_of_gone_page()), '{}', '{"agency_key": "building-brand"}')) from t$$,
  'listing_withdrawn', 410, 'a page that the brand took down is not published in it');
select is(pg_temp.publish(pg_temp.payload(draft, ada, 'built-game',
  jsonb_build_array(pg_temp.home_of_gone_page(noted), pg_temp.home('b', 41976300, unnoted, 'file')),
  '{"scoring_options": ["streaks"]}')) ->> 'created', 'true',
  'a sound draft becomes a game') from t, imports;
select is(pg_temp.publish(pg_temp.payload(draft, ada, 'other-slug', jsonb_build_array(pg_temp.home('c', 10000000))))
  ->> 'created', 'false',
  'the same draft again answers that game') from t;
select tests.refuses($$select pg_temp.publish(pg_temp.payload(third, ada, 'built-game',
  jsonb_build_array(pg_temp.home('a', 73821900)))) from t$$, 'slug_taken', 409,
  'a slug is taken once in a brand');
select is(pg_temp.publish(pg_temp.payload(other, bob, 'built-game', jsonb_build_array(pg_temp.home('a', 50000000)),
  '{"family": "klavo"}', '{"agency_key": "building-brand"}')) #>> '{published,family}',
  'klavo', 'an agent publishes a showcase in the brand, under a slug of its own') from t;

select tests.sign_out();
select is((select count(*)::integer from public.games where slug in ('built-game', 'other-slug')), 2,
  'there are two games, one in each brand');
select is((select a.owner_id from public.game_listings gl join public.games g on g.id = gl.game_id
  join public.listings l on l.id = gl.listing_id
  join public.assets a on a.id = l.asset_id join public.agencies ag on ag.id = g.agency_id where g.slug = 'built-game'
    and ag.key = 'default' limit 1), (select ada from t),
  'its homes belong to its creator');
select is((select array_agg(p.amount_minor order by gl.position) from public.games g
  join public.agencies ag on ag.id = g.agency_id join public.game_listings gl on gl.game_id = g.id
  join private.listing_prices p on p.listing_id = gl.listing_id where g.slug = 'built-game'
    and ag.key = 'default'), '{73821900,41976300}'::bigint[], 'its prices are versions');
select is((select count(*)::integer from private.price_commitments c
  join public.game_listings gl on gl.id = c.game_listing_id join public.games g on g.id = gl.game_id
  where g.slug = 'built-game' and g.owner_id = (select ada from t)), 2, 'each home has its commitment');
select is((select rounds_per_run::integer from public.games where slug = 'built-game'
  and owner_id = (select ada from t)), 2, 'a run has no more rounds than the game has homes');
select is((select title_override from public.game_listings gl join public.games g on g.id = gl.game_id
  where g.slug = 'built-game' and g.owner_id = (select ada from t)
  order by gl.position limit 1), '№ 1', 'a hidden town is hidden in the title too');
select is((select array_agg(way || ' ' || grade || ' ' || (listing_id is not null) order by way)
  from public.listing_imports where user_id = (select ada from t)),
  '{file B true,page A true}'::text[],
    'the import history leads to its homes, also where the browser''s own note never came');
select is((select scoring_options from public.games where slug = 'built-game' and owner_id = (select ada from t)),
  '{streaks}'::text[], 'its scoring options are there');
select is((select c.expires_at from private.access_codes c join public.games g on g.id = c.game_id
  where g.slug = 'built-game' and g.owner_id = (select ada from t)),
  timestamptz '2031-05-01 10:00+00', 'its code expires');
select throws_ok($$update public.games set formula = 'absolute_error'
  where slug = 'built-game'$$, '23514', null, 'points for money take no bonus for a band');
select lives_ok($$update public.games set formula = 'percent_error'
  where slug = 'built-game'$$, 'points for a percentage do');
select throws_ok($$update public.games set scoring_options = '{luck}'
  where slug = 'built-game'$$, '23514', null, 'and what is no option is none');
select is((select max_uses from private.access_codes c join public.games g on g.id = c.game_id
  where g.slug = 'built-game' and g.owner_id = (select ada from t)), 2, 'its code is there');

select tests.sign_in((select ada from t));
select is((select count(*)::integer from public.games where slug = 'built-game'), 1,
  'its creator reads the game of theirs, not the brand''s');
select is((public.own_listings('1 A Street') #> '{rows,0}' #>> '{price,amount_minor}') is not null, true,
  'and finds the homes again, with their prices');
select tests.refuses($$select public.save_draft((select draft from t), '{"title": "Later"}', 1)$$, 'draft_changed', 409,
  'a published draft is not saved over');
select tests.sign_in((select bob from t));
select is((select count(*)::integer from jsonb_array_elements(public.own_listings('1 A Street') -> 'rows') h
  where (h #>> '{price,amount_minor}')::bigint in (73821900, 41976300)), 0,
  'somebody else finds no home of theirs');
select tests.visit();
select is(public.game_overview('built-game') -> 'scoring_options', '["streaks"]'::jsonb,
  'everybody learns what scoring adds');
select is((public.game_overview('built-game') -> 'embed_domains' ->> 0), 'www.example.com',
  'everybody learns where the game may be shown');
select * from finish();

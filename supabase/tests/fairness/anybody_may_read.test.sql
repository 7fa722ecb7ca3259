-- The public API: what it counts, whom it knows, and what it never tells.
select plan(35);

create temp table t as select tests.person('Ada') as ada, tests.person('Bob') as bob;
grant select on t to public;
create temp table g as
select tests.game('read-me', (select id from public.agencies where key = 'default'), '{40000000}') as id;
grant select on g to public;
create temp table runs as select tests.start((select id from g)) as run from generate_series(1, 6);
select tests.guess(run, 1, 41000000) from runs;

select tests.visit();
select tests.denies('select public.make_api_key(''x'')', 'a visitor makes no key');
select tests.denies('select public.api_games(null, null)', 'and reaches the answers through the function alone');
select tests.sign_in(ada) from t;
select tests.refuses('select public.make_api_key('' '')', 'invalid_request', 422, 'a key has a name');
create temp table k as select public.make_api_key('My board') as k;
grant select on k to public;
select is((select left(k ->> 'key', 4) from k), 'hpg_', 'who is signed in makes a key');
select is((select count(*)::integer from jsonb_array_elements(public.own_api_keys()) o where o ? 'key'), 0,
  'it is told once');
select public.make_api_key('Key ' || n) from generate_series(2, 5) n;
select tests.refuses('select public.make_api_key(''Sixth'')', 'move_not_allowed', 409, 'there are five at most');
select tests.sign_in(bob) from t;
select is((public.make_api_key('Mine') ->> 'name'), 'Mine', 'five keys of somebody else keep nobody from one');
select tests.sign_out();
delete from private.api_keys a using t where a.user_id = t.bob;
select tests.sign_in(bob) from t;
select is(public.own_api_keys(), '[]', 'nobody sees the keys of another');
select tests.refuses(format('select public.revoke_api_key(%L)', k ->> 'id'), 'not_found', 404, 'nor ends them') from k;

select tests.sign_out();
select is((select count(*)::integer from private.api_keys a, k where a.key_hash = convert_to(k ->> 'key', 'UTF8')), 0,
  'the key itself is not kept');
select tests.wait_for_a_whole_minute();
select tests.serve();
select is(public.count_api_request(k ->> 'key', 'x') -> 'wait', 'null', 'a known key is counted by itself') from k;
select is(public.count_api_request('hpg_wrong', '203.0.113.9') -> 'is_unknown', 'true', 'an unknown one is told so');
select count(public.count_api_request(null, '203.0.113.9')) from generate_series(1, 59);
select isnt(public.count_api_request(null, '203.0.113.9') -> 'wait', 'null', 'sixty a minute come from an address');
select is(public.count_api_request(null, '203.0.113.10') -> 'is_unknown', null,
  'who brings no key brings no wrong one');
select is(public.count_api_request(k ->> 'key', '203.0.113.9') -> 'wait', 'null',
  'a key is not held up by that') from k;
select tests.sign_in(ada) from t;
select isnt(public.revoke_api_key((k ->> 'id')::uuid) -> 'revoked_at', 'null', 'who made it ends it') from k;
select is(public.make_api_key('Sixth') ->> 'name', 'Sixth', 'and has room for another');
select tests.serve();
select is(public.count_api_request(k ->> 'key', 'y') -> 'is_unknown', 'true', 'it then opens nothing') from k;

select is(public.api_game_facts('read-me', null) ->> 'players', '6', 'a public game is told of');
select is(public.api_game_facts('read-me', null) ->> 'homes', '1', 'with as many homes as it shows');
select is(public.api_board('read-me', null, 'all_time', null) -> 'next', 'null', 'a short board has no second page');
select is(public.api_games(null, null) -> 'next', 'null', 'and a short list none');
select is(public.api_crowd('read-me', null) -> 'homes' -> 0, '{"guesses": 6, "position": 1, "q1_minor": null,
  "q3_minor": null, "is_closed": false, "median_minor": null}'::jsonb, 'amounts wait while it can be guessed');
-- What is hidden, withdrawn, of another brand, unfinished or a class's.
select tests.sign_out();
create temp table more as
select tests.game('read-' || n, case n when 'brand' then tests.agency('read-brand')
  else (select id from public.agencies where key = 'default') end, '{40000000,50000000,60000000}') as id, n
from unnest('{brand,draft,class,homes}'::text[]) n;
update public.games x set state = 'draft' from more where x.id = more.id and n = 'draft';
update public.games x set mode_options = '{"is_classroom": true}' from more where x.id = more.id and n = 'class';
update public.game_listings x set is_visible = false from more where x.game_id = more.id and n = 'homes'
  and x.position = 1;
update public.listings l set status = 'withdrawn' from more join public.game_listings x on x.game_id = more.id
  where l.id = x.listing_id and n = 'homes' and x.position = 2;
select tests.serve();
select is((select array_agg(o ->> 'slug' order by o ->> 'slug')
  from jsonb_array_elements(public.api_games(null, null) -> 'games') o
  where o ->> 'slug' like 'read-%'), '{read-homes,read-me}',
  'neither drafts, nor games of a class or of another brand');
select is((select array_agg(o ->> 'slug') from jsonb_array_elements(public.api_games('read-brand', null) -> 'games') o),
  '{read-brand}', 'a brand has its own list');
select tests.refuses('select public.api_game_facts(''read-draft'', null)', 'not_found', 404, 'a draft is not told of');
select tests.refuses('select public.api_game_facts(''read-class'', null)', 'not_found', 404, 'nor a game for a class');
select tests.refuses('select public.api_game_facts(''read-brand'', null)', 'not_found', 404,
  'nor a game of another brand');
select is(public.api_game_facts('read-brand', 'read-brand') ->> 'slug', 'read-brand',
  'which is told of as that brand''s');
select is(jsonb_array_length(public.api_crowd('read-homes', null) -> 'homes'), 1,
  'homes that are hidden or withdrawn have no crowd');
select is(public.api_game_facts('read-homes', null) ->> 'homes', '2', 'and a hidden one is not counted');
select tests.sign_out();
update public.games x set state = 'closed', closes_at = now() - interval '3 days' from g where x.id = g.id;
select tests.serve();
select isnt(public.api_crowd('read-me', null) -> 'homes' -> 0 -> 'median_minor', 'null',
  'and come when nobody can guess it any more');
select tests.sign_out();
update public.games x set visibility = 'unlisted' from g where x.id = g.id;
select tests.serve();
select tests.refuses('select public.api_game_facts(''read-me'', null)', 'not_found', 404, 'not its rules');
select tests.refuses('select public.api_board(''read-me'', null, ''week'', null)', 'not_found', 404,
  'of a game that is not public nothing is told');
select is((select count(*)::integer from jsonb_array_elements(public.api_games(null, null) -> 'games') o
  where o ->> 'slug' = 'read-me'), 0, 'nor is it in the list');
select * from finish();

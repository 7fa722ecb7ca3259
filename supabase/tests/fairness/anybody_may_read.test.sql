-- The public API: what it counts, whom it knows, and what it never tells.
select plan(20);

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
select is(public.count_api_request(k ->> 'key', '203.0.113.9') -> 'wait', 'null',
  'a key is not held up by that') from k;
select tests.sign_in(ada) from t;
select isnt(public.revoke_api_key((k ->> 'id')::uuid) -> 'revoked_at', 'null', 'who made it ends it') from k;
select tests.serve();
select is(public.count_api_request(k ->> 'key', 'y') -> 'is_unknown', 'true', 'it then opens nothing') from k;

select is(public.api_game_facts('read-me', null) ->> 'players', '6', 'a public game is told of');
select is(public.api_crowd('read-me', null) -> 'homes' -> 0, '{"guesses": 6, "position": 1, "q1_minor": null,
  "q3_minor": null, "is_closed": false, "median_minor": null}'::jsonb, 'amounts wait while it can be guessed');
select tests.sign_out();
update public.games x set state = 'closed', closes_at = now() - interval '3 days' from g where x.id = g.id;
select tests.serve();
select isnt(public.api_crowd('read-me', null) -> 'homes' -> 0 -> 'median_minor', 'null',
  'and come when nobody can guess it any more');
select tests.sign_out();
update public.games x set visibility = 'unlisted' from g where x.id = g.id;
select tests.serve();
select tests.refuses('select public.api_board(''read-me'', null, ''week'', null)', 'not_found', 404,
  'of a game that is not public nothing is told');
select is((select count(*)::integer from jsonb_array_elements(public.api_games(null, null) -> 'games') o
  where o ->> 'slug' = 'read-me'), 0, 'nor is it in the list');
select * from finish();

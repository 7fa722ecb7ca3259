-- A run like another has its homes in its order, and both players see both results. Known homes can be swapped.
select plan(46);

create temp table t as select tests.agency('like-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid, add other uuid, add drawn jsonb, add again jsonb;
update t set game = tests.game('drawn', brand, '{10000000,20000000,30000000,40000000,50000000,60000000}'),
  other = tests.game('other-like', brand, '{25000000}');
update public.games set round_order = 'random', rounds_per_run = 3 where id = (select game from t);

create function pg_temp.start(who uuid, token text, more jsonb, slug text default 'drawn') returns jsonb
  language sql as $$
  select public.start_run(slug, 'like-brand', user_id => who, guest_token_in => token, client_address => 'test',
    like_run => (more ->> 'like')::uuid, avoids_known => (more ->> 'swap')::boolean)
$$;
create function pg_temp.homes(run jsonb) returns text language sql as $$
  select string_agg(r ->> 'game_listing_id', ' ' order by (r ->> 'position')::integer)
  from jsonb_array_elements(run -> 'rounds') r
$$;
create function pg_temp.outlook(who uuid, more jsonb default '{}') returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  if who is not null then perform tests.sign_in(who); end if;
  answer := public.start_outlook('drawn', 'like-brand', more ->> 'token', (more ->> 'like')::uuid);
  perform tests.sign_out();
  return answer;
end $$;
create function pg_temp.challenge(who uuid, run uuid) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.sign_in(who);
  answer := public.challenge_of(run);
  perform tests.sign_out();
  return answer;
end $$;

select is((select pg_temp.outlook(ada) from t),
  '{"practice_reason": null, "known_homes": 0, "homes": 3, "can_swap": false}',
  'a newcomer''s run will be ranked');
update t set drawn = pg_temp.start(ada, null, '{}');
select is((select pg_temp.outlook(ada) ->> 'practice_reason' from t), 'not_first', 'a second one will not');
update t set again = pg_temp.start(ben, null, jsonb_build_object('like', drawn ->> 'session_id'));
select is((select pg_temp.homes(again) from t), (select pg_temp.homes(drawn) from t),
  'a run like another has its homes in its order');
select is((select again ->> 'ranked' from t), 'true', 'and is ranked like any first run');
select is((select s.like_id::text from public.sessions s, t where s.id = (again ->> 'session_id')::uuid),
  (select drawn ->> 'session_id' from t), 'it remembers which run it answers');
select is((select s.like_id from public.sessions s, t where s.id = (drawn ->> 'session_id')::uuid), null,
  'one of its own answers none');
select is((select pg_temp.start(ben, null, jsonb_build_object('like', drawn ->> 'session_id')) ->> 'session_id' from t),
  (select again ->> 'session_id' from t), 'asked again, it is the run under way');
select throws_ok(format('select pg_temp.start(%L, null, %L, %L)', (select ada from t),
  (select jsonb_build_object('like', drawn ->> 'session_id') from t), 'other-like'), 'PT404', null,
  'a run of another game gives no homes');
select lives_ok(format('select pg_temp.start(%L, null, %L, %L)', (select ada from t), '{}', 'other-like'),
  'while that game starts by itself');
select throws_ok(format('select pg_temp.start(%L, null, %L)', (select tests.person('Cem')),
  '{"like": "018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f"}'),
  'PT404', null, 'nor does a run that there never was');

-- Both sides stand side by side once they are finished; before, only the challenger's.
select is((select pg_temp.challenge(ben, (again ->> 'session_id')::uuid) -> 'challenger' ->> 'session_id' from t),
  (select drawn ->> 'session_id' from t), 'the friend sees whom they answer');
select is((select pg_temp.challenge(ada, (drawn ->> 'session_id')::uuid) - 'own' from t),
  '{"answers": [], "challenger": null, "is_exact": false}', 'an answer that is not finished is not shown');
select tests.guess(drawn, place, 20000000, ada), tests.guess(again, place, 30000000, ben)
  from t, generate_series(1, 3) place;
select is((select jsonb_array_length(pg_temp.challenge(ada, (drawn ->> 'session_id')::uuid) -> 'answers') from t), 1,
  'a finished one is');
select is((select pg_temp.challenge(ada, (drawn ->> 'session_id')::uuid) -> 'answers' -> 0 from t),
  (select private.share_of((again ->> 'session_id')::uuid) || jsonb_build_object('total_score', s.total_score)
    from t join public.sessions s on s.id = (again ->> 'session_id')::uuid),
  'as anybody with its link sees it, with the exact points for whoever guessed every home');
select is((select pg_temp.challenge(ada, (drawn ->> 'session_id')::uuid) #>> '{own,total_score}' from t),
  (select s.total_score::text from t join public.sessions s on s.id = (drawn ->> 'session_id')::uuid),
  'beside the own ones');
update public.sessions s set guessed = 2 from t where s.id = (drawn ->> 'session_id')::uuid;
select is((select pg_temp.challenge(ada, (drawn ->> 'session_id')::uuid) -> 'answers' -> 0 from t),
  (select private.share_of((again ->> 'session_id')::uuid) from t), 'whoever left a home out sees what the link shows');
update public.sessions s set guessed = 3 from t where s.id = (drawn ->> 'session_id')::uuid;
select throws_ok(format('do $x$ begin perform pg_temp.challenge(%L, %L); end $x$', (select ben from t),
  (select drawn ->> 'session_id' from t)),
  'PT403', null, 'but not to whoever did not play the run');

-- Who is still playing sees of the challenger what anybody sees, and so does everybody of a challenger who is.
alter table t add late jsonb, add nia uuid default tests.person('Nia'), add ove uuid default tests.person('Ove'),
  add begun jsonb;
update t set late = pg_temp.start(nia, null, jsonb_build_object('like', drawn ->> 'session_id'));
select is((select pg_temp.challenge(nia, (late ->> 'session_id')::uuid) -> 'challenger' from t),
  (select private.share_of((drawn ->> 'session_id')::uuid) from t), 'a friend who still plays sees no exact points');
select tests.guess(late, place, 30000000, nia) from t, generate_series(1, 3) place;
select is((
  select (pg_temp.challenge(nia, (late ->> 'session_id')::uuid) #>> '{challenger,total_score}')::integer from t),
  (select s.total_score from t join public.sessions s on s.id = (drawn ->> 'session_id')::uuid),
  'and does once every home is guessed');
update public.sessions s set status = 'abandoned' from t where s.id = (drawn ->> 'session_id')::uuid;
select is((select pg_temp.challenge(nia, (late ->> 'session_id')::uuid) -> 'challenger' from t),
  (select private.share_of((drawn ->> 'session_id')::uuid) from t), 'a run that was given up has none');
update public.sessions s set status = 'finished' from t where s.id = (drawn ->> 'session_id')::uuid;

-- A challenge of a run of one home is practice, as that run was.
update public.sessions s set practice_reason = 'one_home', is_ranked = false from t
  where s.id = (again ->> 'session_id')::uuid;
select is((select pg_temp.start(tests.person('Pia'), null, jsonb_build_object('like', again ->> 'session_id'))
  ->> 'ranked' from t), 'false', 'a run like a run of one home is practice');

-- A home that is gone ends the challenge.
update public.listings set status = 'withdrawn' where id = (select gl.listing_id from t, public.game_listings gl
  where gl.id = tests.home(drawn, 2));
select throws_ok(format('select pg_temp.start(%L, null, %L)', (select tests.person('Dea')),
  (select jsonb_build_object('like', drawn ->> 'session_id') from t)), 'PT404', null,
    'a run with a home that was taken down is not replayed');
update public.listings set status = 'available' where id = (select gl.listing_id from t, public.game_listings gl
  where gl.id = tests.home(drawn, 2));
update public.game_listings set is_visible = false where id = (select tests.home(drawn, 2) from t);
select throws_ok(format('select pg_temp.start(%L, null, %L)', (select tests.person('Dee')),
  (select jsonb_build_object('like', drawn ->> 'session_id') from t)), 'PT404', null,
    'a run with a home that is gone is not replayed');
select throws_ok(format('select pg_temp.outlook(%L, %L)', (select tests.person('Eve')),
  (select jsonb_build_object('like', drawn ->> 'session_id') from t)), 'PT404', null, 'and has no outlook');
update public.game_listings set is_visible = true where id = (select tests.home(drawn, 2) from t);
select is((select pg_temp.outlook(tests.person('Fay'), jsonb_build_object('like', drawn ->> 'session_id')) ->> 'homes'
  from t), '3',
  'one that is whole has its own homes');

-- Known homes: told before the run, and swapped for others on wish.
create temp table k as select tests.person('Gus') as gus,
  tests.game('knows', (select brand from t), '{1000000}') as knows;
update public.game_listings gl set listing_id = (select o.listing_id from public.game_listings o
  where o.id = (select tests.home(drawn, 1) from t))
  where gl.game_id = (select knows from k);
select tests.guess(tests.start(knows, gus), 1, 1000000, gus) from k;
select is((select pg_temp.outlook(gus) from k),
  '{"practice_reason": null, "known_homes": 0, "homes": 3, "can_swap": false}',
  'where homes are drawn, a known one is drawn last');
create temp table g as select tests.person('Gil') as gil;
select tests.guess(tests.start(knows, gil), 1, 1000000, gil) from k, g;
select is((select count(*) from t, g where pg_temp.homes(pg_temp.start(gil, null, '{}')) like '%'
  || (drawn -> 'rounds' -> 0 ->> 'game_listing_id') || '%'), 0::bigint, 'and so a run of its own has not got it');
update public.games set round_order = 'fixed' where id = (select game from t);
update public.game_listings gl set position = 0 where gl.id = (select tests.home(drawn, 1) from t);
select is((select pg_temp.outlook(gus) from k),
  '{"practice_reason": "price_known", "known_homes": 1, "homes": 3, "can_swap": true}',
  'where everybody gets the same homes, a player who knows one hears so, and that others are there');
select is((select pg_temp.outlook(gus, jsonb_build_object('like', drawn ->> 'session_id')) from t, k),
  '{"practice_reason": "price_known", "known_homes": 1, "homes": 3, "can_swap": false}',
    'a challenge has no other homes');
alter table k add swapped jsonb;
update k set swapped = pg_temp.start(gus, null, '{"swap": true}');
select is((select swapped ->> 'ranked' from k), 'true', 'with other homes the run is ranked');
select is((select count(*) from k, t where pg_temp.homes(swapped) like '%'
  || (drawn -> 'rounds' -> 0 ->> 'game_listing_id') || '%'), 0::bigint,
  'and the known home is not among them');
update public.games set rounds_per_run = 6 where id = (select game from t);
select is((select pg_temp.outlook(h) ->> 'practice_reason' from tests.person('Hal') h), null,
  'who knows nothing has nothing to swap');
create temp table f as select tests.person('Flo') as flo, tests.start((select other from t)) as guest_run;
select tests.guess(tests.start(knows, flo), 1, 1000000, flo) from k, f;
select is((select pg_temp.outlook(flo) from f),
  '{"practice_reason": "price_known", "known_homes": 1, "homes": 6, "can_swap": false}',
  'who gets every home of the game has none to swap');
create temp table token as select public.start_run('drawn', 'like-brand', client_address => 'test')
  ->> 'guest_token' as token;
select is((select pg_temp.outlook(null, jsonb_build_object('token', token)) ->> 'practice_reason' from token),
  'not_first', 'a guest who has begun hears that this is not the first run');
select is((select pg_temp.outlook(tests.person('Ann'), jsonb_build_object('token', token)) ->> 'practice_reason'
  from token), null, 'somebody signed in is asked about by their account alone');
select throws_ok($$select public.start_outlook('no-such-game', 'like-brand')$$, 'PT404', null,
  'a game that is not there has no outlook');
create temp table o as select tests.agency('like-nothing') as brand;
select throws_ok($$select public.start_outlook('drawn', 'like-nothing')$$, 'PT404', null,
  'nor has it on a brand that has no game of this name');
update public.games set state = 'closed' where id = (select game from t);
select throws_ok(format('select pg_temp.outlook(%L)', (select tests.person('Ira'))), 'PT404', null,
  'nor has a game that is closed');
update public.games set state = 'open' where id = (select game from t);
select is((select pg_temp.outlook(tests.person('Jan')) ->> 'homes'), '6', 'and has it again when it opens');
update public.games set mode_options = mode_options || '{"is_ranked": false}' where id = (select game from t);
select is((select pg_temp.outlook(h) ->> 'practice_reason' from tests.person('Ida') h), 'unranked_mode',
  'a mode of practice says so');

-- Of a game behind a code nobody hears more than its door says.
update public.games set mode_options = mode_options - 'is_ranked', visibility = 'code' where id = (select game from t);
select public.set_access_code(game, 'access_code', 'LIKE', 'like') from t;
select throws_ok(format('select pg_temp.outlook(%L)', (select tests.person('Jon'))), 'PT404', null,
  'whoever has no code hears nothing of its homes');
select throws_ok(format('select pg_temp.outlook(null, %L)', '{"token": "no-such-token-no-such-token-no-such-token"}'),
  'PT404', null, 'nor does a token of nobody');
select throws_ok(format('select pg_temp.outlook(%L, %L)', (select tests.person('Kim')),
  (select jsonb_build_object('like', drawn ->> 'session_id') from t)), 'PT404', null, 'nor by somebody''s run');
select is((select pg_temp.outlook(ben) ->> 'practice_reason' from t), 'not_first', 'a player of it does');
select throws_ok(format('select pg_temp.start(%L, null, %L)', (select tests.person('Lea')),
  (select jsonb_build_object('like', drawn ->> 'session_id') from t)), 'PT403', null, 'a challenge opens no code');
create temp table one as select public.start_run('drawn', 'like-brand', user_id => tests.person('Moe'),
  access_code => 'LIKE', client_address => 'test', like_run => (drawn ->> 'session_id')::uuid) as run from t;
select is((select pg_temp.homes(run) from one), (select pg_temp.homes(drawn) from t), 'with the code it is taken');
select * from finish();

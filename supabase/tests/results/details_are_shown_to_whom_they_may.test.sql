-- The details of a run: its player's, and, once shared, whoever accepts to see prices; a withdrawn home has none.
select plan(33);

create temp table t as select tests.agency('details-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben, tests.person('Cem') as cem;
alter table t add game uuid, add run jsonb, add guest_run jsonb;
update t set game = tests.game('details', brand, '{25000000,30000000,35000000}');
update t set run = tests.start(game, ada), guest_run = tests.start(game);
select tests.guess(run, 1, 26000000, ada), tests.guess(run, 2, 31000000, ada) from t;
grant select on t to public;
create function pg_temp.results(variant text, token text default null) returns jsonb language sql as $$
  select public.session_results((run ->> 'session_id')::uuid, variant, token) from t
$$;
create function pg_temp.share(is_shared boolean) returns boolean
  language sql as $$ select public.set_detail_sharing((run ->> 'session_id')::uuid, is_shared) from t $$;

select tests.sign_in(ada) from t;
select is((pg_temp.results('detailed') #>> '{rounds,0,guess,guess,price_minor}'), '25000000',
  'a player sees the prices of the homes that they have guessed');
select is((pg_temp.results('detailed') #>> '{rounds,2,guess}'), null, 'and nothing of the others');
select is((pg_temp.results('detailed') #>> '{rounds,2,crowd}'), null, 'not the crowd''s figures');
select is((pg_temp.results('detailed') #>> '{rounds,2,band}'), null, 'no band');
select is((pg_temp.results('detailed') #>> '{rounds,2,why}'), null, 'and no explanation of a price');
select tests.refuses($$select pg_temp.results('everything')$$, 'invalid_request', 422, 'there are four variants');
select tests.refuses($$select public.session_results(gen_random_uuid(), 'shared_detailed')$$, 'not_found', 404,
  'details of no run are not found');
select is(pg_temp.results('shared_detailed') ->> 'needs_spoiler', 'false', 'a player sees what they would share');
select tests.refuses($$select pg_temp.share(true)$$, 'not_allowed', 403, 'a run under way shares no details');
select is(pg_temp.share(false), false, 'but may say that it does not');
select tests.sign_in(ben) from t;
select tests.refuses($$select pg_temp.results('detailed')$$, 'not_your_run', 403, 'another player sees no details');
select tests.refuses($$select pg_temp.results('summary')$$, 'not_your_run', 403, 'no summary');
select tests.refuses($$select pg_temp.results('shared_detailed')$$, 'not_shared', 403, 'and none that are not shared');
select tests.refuses($$select pg_temp.share(true)$$, 'not_your_run', 403, 'nor shares them');
select tests.sign_out();
update public.sessions set active_at = now() - interval '25 hours'
  where id = (select (run ->> 'session_id')::uuid from t);
select tests.sign_in(ada) from t;
select is(pg_temp.share(true), true, 'a run that ran out is over, so its details are shared');
select is(pg_temp.results('share') ->> 'status', 'expired', 'its share says that it ran out');
select tests.sign_out();
update public.sessions set active_at = now() where id = (select (run ->> 'session_id')::uuid from t);
select tests.guess(run, 3, 36000000, ada) from t;
select tests.sign_in(ada) from t;
select is(pg_temp.share(true), true, 'a finished one shares as well');
select is(pg_temp.results('share') ->> 'status', 'finished', 'and says so');

-- Whoever has not accepted is asked first, whatever others have accepted.
select tests.sign_in(cem) from t;
select public.accept_spoiler((run ->> 'session_id')::uuid) from t;
select is((pg_temp.results('shared_detailed') #>> '{rounds,0,guess,guess,price_minor}'), '25000000',
  'who accepts sees the prices');
select tests.sign_in(ben) from t;
select is(pg_temp.results('shared_detailed') ->> 'needs_spoiler', 'true', 'who has not is asked');
select is(pg_temp.results('shared_detailed') -> 'rounds', null, 'and shown no round');
select tests.visit();
select is(pg_temp.results('shared_detailed') ->> 'needs_spoiler', 'true', 'a visitor is asked');
select is((select pg_temp.results('shared_detailed', guest_run ->> 'guest_token') ->> 'needs_spoiler' from t), 'true',
  'and a guest');
select tests.refuses($$select public.accept_spoiler(gen_random_uuid())$$, 'not_found', 404,
  'a spoiler of no run is not found');
select tests.refuses($$select public.accept_spoiler((guest_run ->> 'session_id')::uuid)
  from t$$, 'not_shared', 403, 'nor one that is not shared');
select tests.refuses($$select public.accept_spoiler((run ->> 'session_id')::uuid, repeat('0', 64))
  from t$$, 'not_your_run', 403, 'nor taken with a wrong token');
select is((select public.accept_spoiler((run ->> 'session_id')::uuid, guest_run ->> 'guest_token') -> 'guest_token'
  from t),
  'null'::jsonb,
  'a guest takes it with their own token, and needs no other');
select is((select pg_temp.results('shared_detailed', guest_run
  ->> 'guest_token') #>> '{rounds,0,guess,guess,price_minor}' from t),
  '25000000',
  'and is shown the prices by it');

-- A withdrawn home keeps its points and loses the rest.
select tests.sign_out();
update public.listings l set status = 'withdrawn' from public.game_listings gl, t where gl.listing_id = l.id
  and gl.id = tests.home(t.run, 1);
select tests.sign_in(ada) from t;
select is((pg_temp.results('detailed') #>> '{rounds,0,is_withdrawn}'), 'true', 'a withdrawn home is said to be');
select is((select array_agg(pg_temp.results('detailed') #>> array['rounds', '0', part])
  from unnest('{title,town,photo,why}'::text[]) part), array[null, null, null, null]::text[],
  'without title, place, photo and explanation');
select is((select count(*) from unnest('{title,town,photo,why}'::text[]) part
  where pg_temp.results('detailed') #>> array['rounds', '1', part] is not null), 4::bigint, 'which another has');
select isnt((pg_temp.results('detailed') #>> '{rounds,0,guess,guess,score}'), null, 'the points stay');
select is((select count(*) from jsonb_array_elements(pg_temp.results('detailed') #> '{rounds,1,why,comparables}') c
  where c ->> 'price_minor' = '25000000'), 0::bigint,
  'and it is compared with nothing');
select * from finish();

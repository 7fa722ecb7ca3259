-- Of a game behind a code anybody learns that it is there. What is in it is for whom the code let in.
select plan(16);

create temp table t as select tests.agency('coded') as brand, tests.person('Ada') as ada, tests.person('Bob') as bob;
create temp table g as select tests.game('coded-game', brand, '{25000000,40000000}', ada) as game from t;
update public.games set visibility = 'code', description = 'Homes by the sea', host_name = 'Ada', market = 'Testham',
  min_minor = 100000, max_minor = 99000000,
  hints = '{year}' where id = (select game from g);
select public.set_access_code(game_id => game, kind => 'access_code', code => 'OPEN SESAME') from g;
grant select on t, g to public;
create function pg_temp.seen(token text default null) returns jsonb
  language sql as $$ select public.game_overview('coded-game', 'coded', token) $$;
-- What a price, a home or its host could be known by.
create function pg_temp.inside(overview jsonb) returns text[] language sql as $$
  select coalesce(array_agg(k order by k), '{}')
    from
    unnest('{description,currency,market,rounds,listing_count,miss_limit_log,round_seconds,mode,difficulty,scoring,
      scoring_options,hints,host_name,cover,bounds}'::text[]) k
  where coalesce(overview -> k, 'null') not in ('null', '0', '""', '[]')
$$;

select tests.visit();
select is(pg_temp.inside(pg_temp.seen()), '{}'::text[], 'a visitor sees nothing of what is in it');
select is(pg_temp.seen() ->> 'title' || ' ' || (pg_temp.seen() ->> 'needs_code') || ' '
  || (pg_temp.seen() ->> 'is_open') || ' ' || (pg_temp.seen() ->> 'family'),
  'coded-game true true public', 'but its door: what it is called, that it takes a code, and that it is open');
select is(pg_temp.inside(pg_temp.seen('no-such-token-no-such-token-no-such-token')), '{}'::text[],
  'a token of nobody opens nothing');
select ok(not exists (select from jsonb_array_elements(public.brand_games('coded')) b
  where b ->> 'slug' = 'coded-game'), 'no list has it');
select is((public.game_collection('coded') ->> 'total')::integer, 0, 'nor has the collection');
select is(jsonb_array_length(public.listed_games('coded')), 0, 'nor the sitemap');
select tests.sign_in((select bob from t));
select is(pg_temp.inside(pg_temp.seen()), '{}'::text[], 'somebody signed in sees no more than a visitor');
select tests.sign_in((select ada from t));
select isnt(pg_temp.seen() -> 'cover', 'null'::jsonb, 'its host sees all of it');

select tests.serve();
select is(public.games_of_code('coded', 'OPEN SESAME') #>> '{games,0,description}', 'Homes by the sea',
  'whoever presents the code is told what it opens');
select tests.sign_out();
create temp table runs as select tests.start(game, access_code => 'OPEN SESAME') as guest,
  tests.start(game, bob, access_code => 'OPEN SESAME') as bobs from g, t;
grant select on runs to public;
select tests.visit();
select is(pg_temp.inside(pg_temp.seen((select guest ->> 'guest_token' from runs))),
  '{bounds,cover,currency,description,difficulty,hints,host_name,listing_count,market,mode,rounds,scoring}'::text[],
  'a guest with a run of it sees what others see of a public game');
select tests.sign_in((select bob from t));
select is((pg_temp.seen() ->> 'rounds')::integer, 2, 'so does a player');
select tests.sign_out();
select tests.visit();
select is(pg_temp.inside(pg_temp.seen()), '{}'::text[], 'a visitor without a run sees as little as before');
select tests.sign_out();

-- A client's report opens what it is about to those who opened it.
create temp table r as select tests.game('arizona-coded', brand, '{25000000}') as reported from t;
update public.games set visibility = 'code', family = 'klavo' where id = (select reported from r);
select public.set_access_code(reported, 'report_code', 'FOR THE CLIENT') from r;
create temp table report as select public.open_client_report('arizona-coded', 'coded',
  'FOR THE CLIENT') ->> 'guest_token' as token;
grant select on report to public;
select tests.visit();
select is((public.game_overview('arizona-coded', 'coded', token) ->> 'rounds')::integer, 1,
  'who opened the report of a game sees the game') from report;
select is((public.game_overview('arizona-coded', 'coded') ->> 'rounds')::integer, 0, 'nobody else');
select tests.sign_out();
update public.games set visibility = 'unlisted' where id = (select game from g);
select tests.visit();
select is((pg_temp.seen() ->> 'rounds')::integer, 2, 'a game without a code shows itself to everybody');
select ok(pg_temp.seen() ->> 'is_behind_code' is null, 'and says nothing of a door');
select * from finish();

-- Double or nothing: a stake is made before a home is seen, stays as it was said, and nothing of the home shows before.
select plan(38);

create temp table t as select tests.agency('stake-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid, add plain uuid, add run jsonb, add plain_run jsonb;
update t set game = tests.game('staked', brand, '{10000000,20000000,30000000}'),
  plain = tests.game('unstaked', brand, '{10000000}');
update public.games set mode = 'with-stakes', family = 'forum', mode_options = '{"may_double": true}'
  where id = (select game from t);
grant select on t to public;
update t set run = tests.start(game, ada), plain_run = tests.start(plain, ada);
create function pg_temp.round(place integer) returns jsonb language sql as $$
  select public.open_round((run ->> 'session_id')::uuid, tests.home(run, place)) from t
$$;
create function pg_temp.stake(place integer, is_staked boolean) returns jsonb language sql as $$
  select public.stake_round((run ->> 'session_id')::uuid, tests.home(run, place), is_staked) from t
$$;
create function pg_temp.context(place integer) returns jsonb language sql as $$
  select public.guess_context((run ->> 'session_id')::uuid, tests.home(run, place), ada, null, 'test', 10000000, null,
    null, 'GBP') from t
$$;
create function pg_temp.facts() returns text
  language sql as $$ select 'Testham|TE1|A home for tests|Three bedrooms|front of the house|"lat"|1930|"path"' $$;

-- Before the answer nothing of any home shows, on any page.
select tests.sign_in(ada) from t;
select is(pg_temp.round(1) -> 'must_stake', 'true'::jsonb, 'a home waits for the answer');
select is(pg_temp.round(1) -> 'facts', '{}'::jsonb, 'without its facts');
select is(pg_temp.round(1) -> 'photos', '[]'::jsonb, 'its photos');
select is(pg_temp.round(1) -> 'hints', '[]'::jsonb, 'its hints');
select is(pg_temp.round(1) -> 'price_year', 'null'::jsonb, 'and the year of its price');
select isnt(pg_temp.round(1) ->> 'commitment', null, 'but with its seal');
select is(pg_temp.round(1) ->> 'opened_at', null, 'and asking for it opens nothing');
select unalike(public.game_homes('staked', 'stake-brand')::text, '%Testham%', 'no list tells of it');
select unalike(public.game_homes('staked', 'stake-brand')::text, '%"path"%', 'or shows a photo');
select unalike(public.forum_posts('staked', 'stake-brand')::text, '%Testham%', 'no thread does');
select unalike(public.forum_posts('staked', 'stake-brand')::text, '%"path"%', 'or shows a photo');
select doesnt_match(public.session_results((run ->> 'session_id')::uuid, 'detailed')::text, pg_temp.facts(),
  'no result does') from t;
select doesnt_match(public.session_results((run ->> 'session_id')::uuid, 'summary')::text, pg_temp.facts(),
  'in short neither') from t;
select is(public.game_overview('staked', 'stake-brand') -> 'cover', 'null'::jsonb, 'the game has no cover');
select is(public.brand_games('stake-brand') -> 0 ->> 'cover', null, 'in no list of games');
select tests.visit();
select unalike(public.game_homes('staked', 'stake-brand')::text, '%Testham%', 'and a visitor reads no more');
select tests.sign_out();
select is((select places from private.game_catalogue where game_id = t.game), '{}'::text[],
  'no search by place finds the game') from t;
select is(pg_temp.context(1) -> 'refusal' ->> 'code', 'round_not_opened', 'a home is not guessed unseen');

-- Yes.
select tests.sign_in(ada) from t;
select is(pg_temp.stake(1, true) -> 'is_staked', 'true'::jsonb, 'a stake is taken');
select is(pg_temp.stake(1, false) -> 'is_staked', 'true'::jsonb, 'what was said first stays');
select is(public.run_state((run ->> 'session_id')::uuid) #> '{rounds,0,is_staked}', 'true'::jsonb, 'the run knows it')
  from t;
select is(pg_temp.round(1) #>> '{facts,town}', 'Testham', 'then the home opens');
select is(pg_temp.round(1) -> 'is_staked', 'true'::jsonb, 'and says that it is staked');
select unalike(public.game_homes('staked', 'stake-brand')::text, '%Testham%', 'the others stay unseen');
select tests.sign_out();
select is(pg_temp.context(1) #> '{round,is_staked}', 'true'::jsonb, 'whoever scores it is told');
select tests.guess(run, 1, 10000000, ada) from t;

-- No, and too late.
select tests.sign_in(ada) from t;
select is(pg_temp.stake(2, false) -> 'is_staked', 'false'::jsonb, 'a player may say no');
select is(pg_temp.round(2) #>> '{facts,town}', 'Testham', 'and the home opens as well');
select is(pg_temp.stake(2, true) -> 'is_staked', 'false'::jsonb, 'after that there is no stake on it');
select tests.sign_out();
select is(pg_temp.context(2) #> '{round,is_staked}', 'false'::jsonb, 'nor when it is scored');
update public.session_rounds r set opened_at = clock_timestamp() from t
  where r.session_id = (run ->> 'session_id')::uuid and r.game_listing_id = tests.home(run, 3);
select tests.sign_in(ada) from t;
select tests.refuses($$select pg_temp.stake(3, true)$$, 'not_allowed', 403, 'a home that was seen takes no stake');
select tests.sign_in(ben) from t;
select tests.refuses($$select pg_temp.stake(3, true)$$, 'not_your_run', 403, 'nobody stakes in another one''s run');
select tests.sign_in(ada) from t;
select tests.refuses($$select public.stake_round((plain_run ->> 'session_id')::uuid, tests.home(plain_run, 1), true)
  from t$$, 'not_allowed', 403, 'a plain game takes no stakes');
select is(public.run_state((run ->> 'session_id')::uuid) ->> 'max_score', '4000',
  'the most is every staked home doubled') from t;
select is((public.session_results((run ->> 'session_id')::uuid, 'summary') #>> '{histogram,19,to}')::integer, 6000,
  'the chart of all runs goes as far as anybody could') from t;
select is(public.run_state((plain_run ->> 'session_id')::uuid) ->> 'max_score', '1000',
  'elsewhere it is as ever') from t;
select tests.sign_out();

-- Never in classrooms.
select is(private.are_mode_options('{"may_double": true}'), true, 'a mode may have stakes');
select is(private.are_mode_options('{"may_double": true, "is_classroom": true}'), false, 'but no classroom');
update public.games set mode_options = '{"is_classroom": true}' where id = (select game from t);
update public.session_rounds r set opened_at = null, is_staked = null from t
  where r.session_id = (run ->> 'session_id')::uuid and r.game_listing_id = tests.home(run, 3);
select tests.sign_in(ada) from t;
select tests.refuses($$select pg_temp.stake(3, true)$$, 'not_allowed', 403,
  'nor a run of another mode in one');
select * from finish();

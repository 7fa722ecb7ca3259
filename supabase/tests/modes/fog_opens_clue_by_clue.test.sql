-- Fog: a round starts with place, kind and one photo; what else there is opens in order, for points, and not before.
select plan(37);

create temp table t as select tests.agency('fog-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid, add plain uuid, add run jsonb, add plain_run jsonb;
update t set game = tests.game('foggy', brand, '{10000000,20000000}'),
  plain = tests.game('unfogged', brand, '{10000000}');
update public.games set mode = 'in-fog', family = 'forum', mode_options = '{"has_fog": true}'
  where id = (select game from t);
update public.assets a set property_type = 'terraced', features = '{garden}' from public.listings l,
  public.game_listings gl, t where a.id = l.asset_id and l.id = gl.listing_id and gl.game_id = t.game;
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select gl.listing_id, 2, gen_random_uuid()::text, '{480}', 1600, 1200, 'Its three bedrooms', 'data:,',
    md5(gl.id::text) from public.game_listings gl, t where gl.game_id = t.game and gl.position = 1;
grant select on t to public;
update t set run = tests.start(game, ada), plain_run = tests.start(plain, ada);
create function pg_temp.round(place integer) returns jsonb language sql as $$
  select public.open_round((run ->> 'session_id')::uuid, tests.home(run, place)) from t
$$;
create function pg_temp.open(place integer, kind text) returns jsonb language sql as $$
  select public.open_clue((run ->> 'session_id')::uuid, tests.home(run, place), kind) from t
$$;
create function pg_temp.keys(round jsonb) returns text language sql as $$
  select string_agg(key, ',' order by key) from jsonb_object_keys(round -> 'facts') key
$$;
create function pg_temp.clues(round jsonb) returns text language sql as $$
  select string_agg(c ->> 'kind' || case when c -> 'is_open' = 'true' then '!' else '' end, ',')
  from jsonb_array_elements(round -> 'clues') c
$$;
create function pg_temp.facts() returns text
  language sql as $$ select 'Testham|TE1|A home for tests|bedrooms|front of the house|"lat"|\y1930\y|garden' $$;

-- Elsewhere no more shows than its first photo, unnamed.
select tests.sign_in(ada) from t;
select doesnt_match(public.game_homes('foggy', 'fog-brand')::text, pg_temp.facts(), 'no list tells of a home');
select doesnt_match(public.forum_posts('foggy', 'fog-brand')::text, pg_temp.facts(), 'no thread does');
select doesnt_match(public.session_results((run ->> 'session_id')::uuid, 'detailed')::text, pg_temp.facts(),
  'no result does') from t;
select is(public.game_overview('foggy', 'fog-brand') #>> '{cover,alt}', '', 'the cover is named by nobody');
select tests.sign_out();
select is((select places from private.game_catalogue where game_id = t.game), '{}'::text[],
  'no search by place finds the game') from t;

-- The start.
select tests.sign_in(ada) from t;
select tests.refuses($$select pg_temp.open(1, 'rooms')$$, 'round_not_opened', 409, 'no clue opens before its home');
select is(pg_temp.keys(pg_temp.round(1)), 'country_code,property_type,region,town', 'a round tells place and kind');
select is(pg_temp.round(1) #>> '{facts,town}', 'Testham', 'as they are');
select is(jsonb_array_length(pg_temp.round(1) -> 'photos'), 1, 'and shows one photo');
select is(pg_temp.round(1) #>> '{photos,0,alt}', '', 'without its caption');
select is(pg_temp.clues(pg_temp.round(1)), 'rooms,photos,size,building,place,words', 'and what may be opened');
select is(pg_temp.clues(pg_temp.round(2)), 'rooms,size,building,place,words', 'one photo alone is no clue');
select is(pg_temp.round(1) -> 'hints', '[]'::jsonb, 'there are no other hints');

-- One after the other.
select tests.refuses($$select pg_temp.open(1, 'photos')$$, 'not_allowed', 403, 'no clue is skipped');
select tests.refuses($$select pg_temp.open(1, 'price')$$, 'not_allowed', 403, 'what is no clue does not open');
select tests.refuses($$select pg_temp.open(1, null)$$, 'not_allowed', 403, 'nor does nothing');
select is(pg_temp.open(1, 'rooms') -> 'multiplier', '0.95'::jsonb, 'the next clue opens for its share');
select is(pg_temp.open(1, 'rooms') -> 'multiplier', '0.95'::jsonb, 'once');
select is(pg_temp.round(1) #> '{facts,bedrooms}', '3'::jsonb, 'what it opens is told');
select is(pg_temp.round(1) #> '{facts,year_built}', null, 'and nothing else');
select is(jsonb_array_length(pg_temp.round(1) -> 'photos'), 1, 'of the photos neither');
select is(round((pg_temp.open(1, 'photos') ->> 'multiplier')::numeric, 6), 0.855, 'shares multiply');
select is(jsonb_array_length(pg_temp.round(1) -> 'photos'), 2, 'then the other photos show');
select doesnt_match((pg_temp.round(1) -> 'photos')::text, pg_temp.facts(), 'still without captions');
select is(pg_temp.clues(pg_temp.round(1)), 'rooms!,photos!,size,building,place,words', 'the round says what is open');
select is(pg_temp.keys(pg_temp.round(2)), 'country_code,property_type,region,town', 'another home stays in the fog');
select tests.sign_in(ben) from t;
select tests.refuses($$select pg_temp.open(1, 'size')$$, 'not_your_run', 403, 'nobody opens clues of another''s run');
select tests.sign_in(ada) from t;
select isnt(public.open_round((plain_run ->> 'session_id')::uuid, tests.home(plain_run, 1)) ->> 'opened_at', null,
  'a plain game opens its home') from t;
select tests.refuses($$select public.open_clue((plain_run ->> 'session_id')::uuid, tests.home(plain_run, 1), 'rooms')
  from t$$, 'not_allowed', 403, 'a plain game has no clues');
select is(pg_temp.round(1) ? 'clues', true, 'which the game in the fog has') from t;
select is((select public.open_round((plain_run ->> 'session_id')::uuid, tests.home(plain_run, 1)) ? 'clues' from t),
  false, 'and no other');

-- The guess.
select tests.sign_out();
select is(round((tests.guess(run, 1, 10000000, ada) #>> '{guess,score}')::numeric), 855::numeric,
  'a perfect guess earns what the clues left') from t;
select tests.sign_in(ada) from t;
select tests.refuses($$select pg_temp.open(1, 'size')$$, 'already_guessed', 409,
  'after the guess nothing is left to open');
select is(pg_temp.open(1, 'rooms') ->> 'kind', 'rooms', 'what was open is answered as before');
select matches(pg_temp.round(1)::text, 'A home for tests.*Its three bedrooms', 'everything shows, captions too');
select matches(public.session_results((run ->> 'session_id')::uuid, 'detailed')::text, 'Testham',
  'in the result as well') from t;
select tests.sign_out();
select is(private.are_mode_options('{"has_fog": 1}'), false, 'fog is there or not');
select * from finish();

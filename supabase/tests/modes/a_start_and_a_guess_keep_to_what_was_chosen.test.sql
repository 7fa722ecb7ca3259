-- What a start makes of presets, regions, codes and challenges, and what a guess makes of a pair, a clock and a gap.
select plan(25);

create temp table t as select tests.agency('chosen-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben, tests.person('Host') as host;
alter table t add game uuid, add twin uuid, add pairs uuid;
update t set game = tests.game('chosen', brand, '{10000000,20000000,30000000}', host);
update t set twin = tests.game('chosen-too', brand, '{40000000}', host),
  pairs = tests.game('chosen-pairs', brand, '{10000000,20000000}', host);
update public.games x set mode = 'comparison', mode_options = '{"is_comparison": true}' from t where x.id = t.pairs;
update public.assets a set town = case gl.position when 3 then 'York' else 'Leeds' end, region = null, district = null
  from public.listings l, public.game_listings gl, t
  where a.id = l.asset_id and l.id = gl.listing_id and gl.game_id = t.game;
grant select on t to public;

-- A preset is other rules, also under the game's own mode: practice by what it says.
select tests.sign_in(ada) from t;
create temp table preset as select public.save_preset('Mine', '{"shows_photos": false}') ->> 'code' as code;
select tests.sign_out();
create temp table by_preset as
select public.start_run('chosen', 'chosen-brand', user_id => ben, client_address => 'test', preset => code) as run
from t, preset;
select is((select s.mode_options from public.sessions s, by_preset where s.id = (run ->> 'session_id')::uuid),
  '{"shows_photos": false}', 'a run by a preset has its options');
select is((select s.practice_reason from public.sessions s, by_preset where s.id = (run ->> 'session_id')::uuid),
  'other_mode', 'and is practice');

-- One home by a link is one home, also where regions are named; a challenge of it too.
update public.games x set mode = 'in-regions', mode_options = '{"regions": ["Leeds", "York"]}' from t
  where x.id = t.game;
select public.set_access_code(t.game, 'share_token', 'a-token-for-one-home', game_listing_id => gl.id)
  from t join public.game_listings gl on gl.game_id = t.game and gl.position = 3;
create temp table one as
select public.start_run('chosen', 'chosen-brand', client_address => 'test', share_token => 'a-token-for-one-home')
  as run;
select is(jsonb_array_length(run -> 'rounds'), 1, 'a link to one home starts a run of one') from one;
select is(jsonb_array_length(public.start_run('chosen', 'chosen-brand', client_address => 'test',
  like_run => (run ->> 'session_id')::uuid) -> 'rounds'), 1, 'and so does a challenge of it') from one;
select tests.refuses($$select public.start_run('chosen', 'chosen-brand', client_address => 'test', region => 'York')$$,
  'too_few_homes', 409, 'where a region of one home is too few to choose');

-- What a board says of its game's regions.
create function pg_temp.regions() returns text language sql as $$
  select string_agg((r ->> 'name') || ' ' || (r ->> 'homes'), ', ' order by r ->> 'name')
  from jsonb_array_elements(public.board_facts('chosen', 'chosen-brand') -> 'regions') r $$;
grant execute on function pg_temp.regions() to public;
select is(pg_temp.regions(), 'Leeds 2, York 1', 'each region is told with its homes');
update public.listings l set status = 'withdrawn' from public.game_listings gl, t
  where gl.listing_id = l.id and gl.game_id = t.game and gl.position = 1;
select is(pg_temp.regions(), 'Leeds 1, York 1', 'but those that were withdrawn');
update public.games x set visibility = 'code' from t where x.id = t.game;
select tests.visit();
select is(pg_temp.regions(), null, 'behind a code they are for those who are in');
select tests.sign_in(host) from t;
select is(pg_temp.regions(), 'Leeds 1, York 1', 'and for its people');
select tests.sign_out();
update public.games x set rounds_per_run = 1, visibility = 'public' from t where x.id = t.game;
select is(public.board_facts('chosen', 'chosen-brand') #> '{regions,0,has_board}', 'true',
  'a region with as many homes as a run has a board');
update public.games x set has_leaderboard = false from t where x.id = t.game;
select is(public.board_facts('chosen', 'chosen-brand') #> '{regions,0,has_board}', 'false',
  'where the game has any');
update public.games x set rounds_per_run = 3, has_leaderboard = true from t where x.id = t.game;
select tests.sign_out();
update public.games x set visibility = 'public', mode_options = '{"regions": ["Leeds"]}' from t where x.id = t.game;
select is(pg_temp.regions(), null, 'one region alone is the game');
create temp table timed as select tests.start(twin) as run from t;
select tests.guess(run, 1, 40000000) from timed;
update private.score_histogram h set is_timed = true from t where h.game_id = t.twin;
select is(public.board_facts('chosen-too', 'chosen-brand') -> 'has_timed', 'true', 'a board with a clock is told');
update public.games x set has_leaderboard = false from t where x.id = t.twin;
select is(public.board_facts('chosen-too', 'chosen-brand') -> 'has_timed', 'false', 'where the game has boards at all');

-- Options that do not go together.
select is(array(select private.are_mode_options(o) from unnest('{"{\"is_comparison\": true}",
  "{\"is_comparison\": true, \"is_range\": true}", "{\"is_range\": true}"}'::jsonb[]) o), '{t,f,t}',
  'who compares two homes names no range');

-- A guess of an amount has no gap, and one of a pair says which is dearer.
update public.games x set mode_options = '{}' from t where x.id = t.game;
create temp table plain as select tests.start(game, ada) as run from t;
create function pg_temp.price(run jsonb, place integer) returns uuid language sql as $$
  select c.listing_price_id from public.session_rounds r join private.price_commitments c on c.id = r.commitment_id
  where r.session_id = (run ->> 'session_id')::uuid and r.game_listing_id = tests.home(run, place) $$;
select tests.open(run, 1) from plain;
select public.record_guess(session_id => (run ->> 'session_id')::uuid, game_listing_id => tests.home(run, 1),
  listing_price_id => pg_temp.price(run, 1), amount_minor => 20000000, log_error => 0, score => 1000,
  label => 'spot on', gap_percent => 10) from plain;
select is((select g.gap_percent from public.guesses g, plain where g.session_id = (run ->> 'session_id')::uuid), null,
  'an amount has no gap');
create temp table pair as select tests.start(pairs, ada) as run from t;
select is(public.guess_context((run ->> 'session_id')::uuid, tests.home(run, 1), ada, null, 'test', 10000000, null,
    null, 'GBP') #>> '{refusal,detail}', 'This run compares two homes. Say which of them costs more.',
  'who compares is asked which costs more') from pair, t;
select is(public.guess_context((run ->> 'session_id')::uuid, tests.home(run, 2), ada, null, 'test', null, null, null,
    'GBP', true) #>> '{refusal,detail}', 'This run takes an amount. Name one.',
  'and who names amounts is asked for one') from plain, t;
create function pg_temp.compare(gap integer) returns jsonb language sql as $$
  select public.record_guess(session_id => (run ->> 'session_id')::uuid, game_listing_id => tests.home(run, 2),
    listing_price_id => pg_temp.price(run, 2), score => 800, label => 'close', is_dearer => true, gap_percent => gap,
    price_beside_id => pg_temp.price(run, 1)) from pair $$;
select is(pg_temp.compare(20) -> 'replayed', 'false', 'a pair is guessed');
select is(pg_temp.compare(20) -> 'replayed', 'true', 'sent again it is the same guess');
select tests.refuses('select pg_temp.compare(30)', 'already_guessed', 409, 'with another gap it is another one');
create temp table late as select tests.start(pairs, ben) as run from t;
select lives_ok(format('select public.record_guess(session_id => %L, game_listing_id => %L, listing_price_id => %L,
  is_late => true)', run ->> 'session_id', tests.home(run, 1), pg_temp.price(run, 1)),
  'what came too late in a run of pairs is written without an answer') from late;

-- A guess that does not count, of a home that the player meets in a run that does: the crowd hears of neither.
insert into public.game_listings (game_id, listing_id, position)
  select t.twin, gl.listing_id, 2 from public.game_listings gl, t where gl.game_id = t.game and gl.position = 2;
update public.games x set has_leaderboard = true, rounds_per_run = 2 from t where x.id = t.twin;
create temp table again as select tests.start(game, ben) as run from t;
create temp table ranked as select tests.start(twin, ben) as run from t;
update public.sessions s set is_ranked = false, practice_reason = 'not_first' from again
  where s.id = (run ->> 'session_id')::uuid;
create temp table known as select gl.id from public.game_listings gl, t where gl.game_id = t.game and gl.position = 2;
select is((select s.is_ranked from public.sessions s, ranked where s.id = (run ->> 'session_id')::uuid), true,
  'a run is ranked');
create temp table before as select private.crowd_of(id) -> 'count' as n from known;
select tests.guess(run, place, 20000000, ben) from again, t, generate_series(1, 2) place
  where tests.home(run, place) = (select id from known);
select is((select s.practice_reason from public.sessions s, ranked where s.id = (run ->> 'session_id')::uuid),
  'price_learnt', 'until its player learns a price of it in practice');
select is(private.crowd_of(id) -> 'count', n, 'and a guess in practice is no guess of the crowd') from known, before;
select * from finish();

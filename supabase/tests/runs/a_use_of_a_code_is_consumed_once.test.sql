-- A use is consumed when a run starts: once for a run, never by a retry, never by a start that is refused.
select plan(19);

create temp table t as select tests.game('used-once', tests.agency('using-brand'),
  '{25000000,30000000,35000000}') as game;
update public.games set visibility = 'code' where id = (select game from t);
select public.set_access_code(game, 'access_code', 'THREE', 'three uses', null, 3) from t;
create function pg_temp.uses(of_kind text default 'access_code') returns integer language sql as $$
  select sum(c.uses)::integer from private.access_codes c join t on t.game = c.game_id where c.kind = of_kind
$$;

create temp table first_run as select tests.start(game, access_code => 'THREE',
  request_key => 'a-key-of-this-click-1') as run from t;
select is(pg_temp.uses(), 1, 'a start consumes a use');
select is((select tests.start(game, access_code => 'THREE', request_key => 'a-key-of-this-click-1') ->> 'session_id'
  from t),
  (select run ->> 'session_id' from first_run), 'the same start again is the same run');
select is(pg_temp.uses(), 1, 'and consumes nothing');
select is((select tests.start(game, guest_token => run ->> 'guest_token', access_code => 'THREE',
  request_key => 'another-key-of-a-click') ->> 'session_id' from t, first_run),
  (select run ->> 'session_id' from first_run), 'a start while the run is under way gets that run');
select is(pg_temp.uses(), 1, 'and consumes nothing either');
select lives_ok($$select tests.start(game, guest_token => run ->> 'guest_token',
  request_key => 'a-third-key-of-a-click') from t, first_run$$,
  'going on with a run needs no code');
select tests.refuses($$select tests.start(game, access_code => 'WRONG')
  from t$$, 'access_code_refused', 403, 'a wrong code is refused');
update public.game_listings set is_visible = false where game_id = (select game from t);
select tests.refuses($$select tests.start(game, access_code => 'THREE')
  from t$$, 'game_not_open', 409, 'a game without homes does not start');
update public.game_listings set is_visible = true where game_id = (select game from t);
update public.listings l set status = 'withdrawn' from public.game_listings gl, t where gl.listing_id = l.id
  and gl.game_id = t.game;
select tests.refuses($$select tests.start(game, access_code => 'THREE')
  from t$$, 'game_not_open', 409, 'nor does one whose homes were withdrawn');
update public.listings l set status = 'available' from public.game_listings gl, t where gl.listing_id = l.id
  and gl.game_id = t.game;
select is(pg_temp.uses(), 1, 'a refused start consumes nothing');

-- One home of a game.
select public.set_access_code(t.game, 'share_token', 'a-token-for-the-second', game_listing_id => gl.id)
  from t join public.game_listings gl on gl.game_id = t.game and gl.position = 2;
create temp table one_home as select tests.start(game, share_token => 'a-token-for-the-second') as run from t;
select is((select jsonb_agg(r -> 'game_listing_id') from one_home, jsonb_array_elements(run -> 'rounds') r),
  (select jsonb_build_array(gl.id) from public.game_listings gl join t on t.game = gl.game_id where gl.position = 2),
    'a token for one home starts a run of that home');
select is((select run -> 'ranked' from one_home), 'false', 'which is practice');
select is(pg_temp.uses('share_token'), 1, 'and consumes a use');

-- A game that needs no code.
update public.games set visibility = 'public' where id = (select game from t);
select lives_ok($$select tests.start(game, access_code => 'NONSENSE')
  from t$$, 'a code that is not needed is no reason to refuse');
select is(pg_temp.uses(), 1, 'one that opens nothing consumes nothing');
select lives_ok($$select tests.start(game, access_code => 'THREE') from t$$, 'one that would open');
select is(pg_temp.uses(), 2, 'is used');
select tests.refuses($$select tests.start(game, share_token => 'no-such-token') from t$$, 'access_code_refused', 403,
  'but a link whose token opens nothing says so');
create temp table another as select tests.game('used-elsewhere', tests.agency('another-using-brand'),
  '{25000000}') as game;
select throws_ok($$insert into private.access_codes (game_id, game_listing_id, code_hash)
  select t.game, gl.id, sha256('x') from t, another join public.game_listings gl on gl.game_id = another.game$$,
    '23503', null,
  'a code opens no home of another game');
select * from finish();

-- What others see of a run follows from its squares alone: two worlds whose squares are the same look the same, also to
-- somebody who knows every other price and every amount that was guessed.
select plan(22);

create temp table t as
select tests.agency('sharers') as agency, tests.person('Ada') as ada, tests.person('Ben') as ben;
-- Two games that differ in the price of their last home only: 440,000 in one, 430,000 in the other.
alter table t add here uuid, add there uuid, add here_run jsonb, add there_run jsonb;
update t set here = tests.game('here', agency, '{30000000,40000000,44000000}'),
  there = tests.game('there', agency, '{30000000,40000000,43000000}');
update t set here_run = tests.start(here, ada), there_run = tests.start(there, ben);
grant select on t to public;

create function pg_temp.share(run jsonb) returns jsonb language sql as $$
  select public.session_results((run ->> 'session_id')::uuid, 'share')
$$;
create function pg_temp.told(run jsonb) returns jsonb language sql as $$
  select pg_temp.share(run) - '{session_id,display_name}'::text[] #- '{game,slug}' #- '{game,title}'
$$;

select tests.guess(here_run, place, amount, ada), tests.guess(there_run, place, amount, ben)
from t, (values (1, 30300000::bigint), (2, 39000000)) g (place, amount);
select is((select pg_temp.share(here_run) ->> 'total_score' from t), null, 'a run under way shares no total');
select is((select jsonb_path_query_array(pg_temp.share(here_run), '$.rounds[*].band') from t), '[0, 0, null]'::jsonb,
  'only squares of what was guessed');

select tests.guess(here_run, 3, 45000000, ada), tests.guess(there_run, 3, 45000000, ben) from t;
select isnt((select score from public.guesses, t where session_id = (here_run ->> 'session_id')::uuid
  and amount_minor = 45000000),
  (select score from public.guesses, t where session_id = (there_run ->> 'session_id')::uuid
    and amount_minor = 45000000),
  'the two worlds earn different points');
select isnt((select total_score from public.sessions, t where id = (here_run ->> 'session_id')::uuid),
  (select total_score from public.sessions, t where id = (there_run ->> 'session_id')::uuid), 'and different totals');
select is((select pg_temp.told(here_run) from t), (select pg_temp.told(there_run) from t),
  'yet what is shared of them is the same');
select is((select (pg_temp.share(here_run) ->> 'total_score')::integer % 30 from t), 0,
  'the total is in hundredths of the maximum');
select ok((select not pg_temp.share(here_run)::text ~ 'amount|price|score"?: ?\{|error|rating|finished_at|median'
  from t), 'no amount, error, rating or time is in it');
select is((select public.session_results((here_run ->> 'session_id')::uuid, 'summary', null) -> 'share'
  from t, tests.sign_in(t.ada)),
  (select pg_temp.share(here_run) from t), 'the player sees the very same before sharing it');
select tests.sign_out();

-- Guards.
create temp table one as select tests.game('one-round', (select agency from t), '{30000000}') as game;
alter table one add run jsonb;
update one set run = tests.start(game, (select ada from t));
select tests.guess(run, 1, 31000000, (select ada from t)) from one;
select is((select pg_temp.share(run) ->> 'total_score' from one), null, 'a run of one round shares no total');

create temp table late as select tests.game('given-up', (select agency from t), '{30000000,40000000}') as game;
alter table late add run jsonb;
update late set run = tests.start(game, (select ada from t));
select tests.guess(run, 1, 31000000, (select ada from t)) from late;
select private.end_session((run ->> 'session_id')::uuid, 'abandoned') from late;
select is((select pg_temp.share(run) ->> 'total_score' from late), null, 'nor one of a single guess');

update public.sessions set mode_options = '{"is_range": true}'
  where id = (select (here_run ->> 'session_id')::uuid from t);
select is((select pg_temp.share(here_run) ->> 'total_score' from t), null,
  'nor one of ranges, which earn by their width');
update public.sessions set mode_options = '{}' where id = (select (here_run ->> 'session_id')::uuid from t);

-- The absolute error: points say how far off in money, so the square must not say how far off in per cent.
create temp table absolute as select g.* from public.guesses g, t
  where g.session_id = (t.here_run ->> 'session_id')::uuid limit 1;
update absolute set formula = 'absolute_error', label = 'spot on', multiplier = 1, is_late = false;
select results_eq(
  $$select s.score, private.shared_band((a.session_id, a.game_listing_id, a.amount_minor, a.low_minor, a.high_minor,
    a.currency, a.log_error, s.score,
      a.label, a.formula, a.formula_version, a.multiplier, a.is_late, a.is_counted, a.guessed_at, null,
      null)::public.guesses)
    from absolute a, (values (1000), (950), (949), (800), (650), (500), (499)) s (score)$$,
  $$values (1000, 0), (950, 0), (949, 1), (800, 2), (650, 3), (500, 4), (499, 5)$$,
    'squares of the absolute error follow from the points');

-- Details.
select tests.visit();
select tests.refuses($$select public.session_results((here_run ->> 'session_id')::uuid, 'shared_detailed')
  from t$$, 'not_shared', 403, 'details are not shared by themselves');
select tests.sign_in(ada) from t;
select is((select public.set_detail_sharing((here_run ->> 'session_id')::uuid, true) from t), true,
  'the player turns sharing on');
select tests.start(here, ben) from t, tests.sign_out();
select tests.sign_in(ben) from t;
select is((select public.session_results((here_run ->> 'session_id')::uuid, 'shared_detailed') - 'game' from t),
  '{"needs_spoiler": true, "display_name": "Ada"}'::jsonb, 'a viewer is warned and gets no price');
select lives_ok($$select public.accept_spoiler((here_run ->> 'session_id')::uuid)
  from t$$, 'the viewer accepts the spoiler');
select is((select public.session_results((here_run ->> 'session_id')::uuid,
  'shared_detailed') #>> '{rounds,2,guess,guess,price_minor}' from t),
  '44000000', 'and then sees the prices');
select is((select is_ranked from public.sessions s, t where s.game_id = t.here and s.user_id = t.ben), false,
  'the viewer''s run of the game is practice');
select tests.sign_in(ada) from t;
select is((select public.set_detail_sharing((here_run ->> 'session_id')::uuid, false) from t), false,
  'the player turns sharing off again');
select tests.sign_in(ben) from t;
select tests.refuses($$select public.session_results((here_run ->> 'session_id')::uuid, 'shared_detailed')
  from t$$, 'not_shared', 403, 'and nobody sees them any more');
select tests.sign_out();

-- The same home in another game.
create temp table again as select tests.game('again', (select agency from t), '{50000000}') as game,
  tests.person('Cleo') as cleo;
insert into public.game_listings (game_id, listing_id, position)
select again.game, gl.listing_id, 9 from again, t, public.game_listings gl where gl.game_id = t.here limit 1;
update public.games set rounds_per_run = 2 where id = (select game from again);
select is((select (tests.start(game, ben) ->> 'ranked')::boolean from again, t), false,
  'a home whose price was shown makes a run of another game practice too');
select is((select (tests.start(game, cleo) ->> 'ranked')::boolean from again), true, 'for others it is ranked');
select * from finish();

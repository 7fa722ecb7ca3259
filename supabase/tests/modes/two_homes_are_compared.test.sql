-- Comparison: which of two homes costs more. One answer guesses both, and both prices show at once.
select plan(46);

create temp table t as select tests.agency('pair-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid, add plain uuid, add poor uuid, add run jsonb, add plain_run jsonb;
update t set game = tests.game('side-by-side', brand, '{10000000,12500000,30000000,null,20000000,40000000}'),
  plain = tests.game('one-by-one', brand, '{10000000}'), poor = tests.game('too-few', brand, '{10000000,null}');
update public.games set mode = 'in-pairs', mode_options = '{"is_comparison": true}', miss_limit_log = 0.2,
  hints = '{year}' where id in (select unnest(array[game, poor]) from t);
grant select on t to public;
update t set run = tests.start(game, ada), plain_run = tests.start(plain, ada);
create function pg_temp.round(place integer) returns jsonb language sql as $$
  select public.open_round((run ->> 'session_id')::uuid, tests.home(run, place)) from t
$$;
create function pg_temp.context(place integer, gap integer default null, dearer boolean default true) returns jsonb
  language sql as $$
  select public.guess_context((run ->> 'session_id')::uuid, tests.home(run, place), ada, null, 'test',
    case when dearer is null then 10000000 end, null, null, 'GBP', dearer, gap) from t
$$;
create function pg_temp.say(place integer, gap integer default null) returns jsonb language plpgsql as $$
declare
  context jsonb := pg_temp.context(place, gap);
begin
  if context ? 'replay' then
    return context -> 'replay';
  end if;
  return (select public.record_guess(session_id => (run ->> 'session_id')::uuid,
    game_listing_id => tests.home(run, place),
    listing_price_id => (context #>> '{round,listing_price_id}')::uuid, score => 800, label => 'close',
    is_dearer => true, gap_percent => gap, 
    price_beside_id => (context #>> '{round,beside,listing_price_id}')::uuid) from t);
end $$;

-- The run.
select is(jsonb_array_length(run -> 'rounds'), 4, 'a home without a price is left out, and then one without a partner')
  from t;
select is((select array_agg(p.amount_minor order by r.position) from public.session_rounds r, t,
    private.price_commitments c, private.listing_prices p
  where r.session_id = (run ->> 'session_id')::uuid and c.id = r.commitment_id and p.id = c.listing_price_id),
  '{10000000,12500000,30000000,20000000}'::bigint[], 'the order stays');
select tests.refuses($$select tests.start(poor, ada) from t$$, 'too_few_homes', 409, 'one home compares with nothing');
select is((run -> 'ranked'), 'true'::jsonb, 'a run of the game''s own mode is ranked') from t;

-- Before the answer.
select tests.sign_in(ada) from t;
select is((public.run_state((run ->> 'session_id')::uuid) ->> 'max_score')::integer, 4000, 'each home may earn all')
  from t;
select is(pg_temp.round(1) #>> '{facts,town}', 'Testham', 'both homes open');
select is(pg_temp.round(2) -> 'guess', 'null'::jsonb, 'and no price with them');
select is(pg_temp.round(1) -> 'hints', '[]'::jsonb, 'nor hints');
select is(public.run_state((run ->> 'session_id')::uuid) #> '{game,miss_limit_log}', 'null'::jsonb,
  'no miss ends the run') from t;
select tests.sign_out();
select is(pg_temp.context(1, null, null) #>> '{refusal,code}', 'invalid_request', 'no amount is taken');
select is(pg_temp.context(1) #>> '{round,beside,price_minor}', '12500000', 'whoever scores is told both prices');
select is(pg_temp.context(2) #>> '{round,beside,price_minor}', '10000000', 'from either home');
select is(pg_temp.context(1, null, null) #> '{round}', null, 'and neither where an amount was sent');
select is((select public.guess_context((plain_run ->> 'session_id')::uuid, tests.home(plain_run, 1), ada, null, 'test',
  null, null, null, 'GBP', true, null) #>> '{refusal,code}' from t), 'invalid_request', 'a plain run compares nothing');
select tests.refuses($$select public.record_guess(session_id => (run ->> 'session_id')::uuid,
  game_listing_id => tests.home(run, 1), listing_price_id => (pg_temp.context(1) #>> '{round,listing_price_id}')::uuid,
  amount_minor => 10000000, score => 1, label => 'fair') from t$$, 'invalid_request', 422, 'or is recorded with one');

-- The answer.
select is(pg_temp.say(2, 20) #>> '{guess,is_dearer}', 'true', 'the answer is recorded');
select tests.sign_in(ada) from t;
select is(pg_temp.round(2) #>> '{guess,guess,price_minor}', '12500000', 'then the price shows');
select is(pg_temp.round(1) #>> '{guess,guess,price_minor}', '10000000', 'of both homes');
select is(pg_temp.round(1) #> '{guess,guess,is_dearer}', 'false'::jsonb, 'each knows what was said of it');
select is(pg_temp.round(1) #> '{guess,guess,gap_percent}', '20'::jsonb, 'and by how much');
select is(pg_temp.round(1) #> '{guess,guess,score}', pg_temp.round(2) #> '{guess,guess,score}', 'both earn the same');
select isnt(pg_temp.round(1) #>> '{guess,proof,salt}', null, 'either seal can be opened');
select is(pg_temp.round(3) -> 'guess', 'null'::jsonb, 'of the next two nothing shows');
select is(public.run_state((run ->> 'session_id')::uuid) ->> 'guessed', '2', 'two homes are guessed') from t;
select is(public.run_state((run ->> 'session_id')::uuid) ->> 'total_score', '1600', 'both count') from t;
select is(public.session_results((run ->> 'session_id')::uuid, 'detailed')
  #>> '{rounds,0,guess,guess,is_dearer}', 'false', 'the result tells what was said') from t;
select tests.sign_out();
select is(pg_temp.say(2, 20) ->> 'replayed', 'true', 'the same answer again gets the first one');
select is((select total_score from public.sessions s, t where s.id = (run ->> 'session_id')::uuid), 1600,
  'and counts once');
select tests.refuses($$select pg_temp.context(1, 20)$$, 'already_guessed', 409,
  'the other home is not dearer afterwards');
select tests.refuses($$select pg_temp.context(2, 30)$$, 'already_guessed', 409, 'and the gap stays');
select is_empty($$select h.* from private.crowd_histogram h, t, public.game_listings gl
  where h.game_listing_id = gl.id and gl.game_id = t.game$$, 'nothing moves what the crowd thinks');
select is((select count(*) from public.guesses g, t where g.session_id = (run ->> 'session_id')::uuid and g.is_counted),
  0::bigint, 'no guess of it counts there');

-- The other homes' price is known by now: another game with it is practice.
insert into public.games (agency_id, slug, family, title, state, currency, rounds_per_run)
  select brand, 'again', 'public', 'again', 'open', 'GBP', 1 from t;
insert into public.game_listings (game_id, listing_id, position)
  select g.id, gl.listing_id, 1 from public.games g, public.game_listings gl, t
  where g.slug = 'again' and g.agency_id = t.brand and gl.id = tests.home(t.run, 1);
select is(tests.start(g.id, ada) ->> 'practice_reason', 'price_known', 'who saw a price beside another knows it')
  from public.games g, t where g.slug = 'again' and g.agency_id = t.brand;

-- A home that goes takes its partner along.
create temp table u as select tests.start(t.game, t.ben) as run from t;
select is(private.void_rounds((select listing_id from public.game_listings gl, u where gl.id = tests.home(u.run, 2))),
  1,  'a home is withdrawn');
select is((select array_agg(r.is_void order by r.position) from public.session_rounds r, u
  where r.session_id = (u.run ->> 'session_id')::uuid), '{t,t,f,f}'::boolean[], 'its pair is void') ;
select is((select rounds::integer from public.sessions s, u where s.id = (u.run ->> 'session_id')::uuid), 2,
  'and leaves the run''s count');
select is((select array_agg(r.is_void order by r.position) from public.session_rounds r, t
  where r.session_id = (t.run ->> 'session_id')::uuid), '{f,f,f,f}'::boolean[], 'what was answered stays');

-- The end, and what counts runs again.
select is(pg_temp.say(3) #>> '{session,status}', 'finished', 'the last pair ends the run');
select is((select count(*) from public.guesses g, t where g.session_id = (run ->> 'session_id')::uuid), 4::bigint,
  'with every home guessed once');
select is((select total_score from private.leaderboard_entries e, t where e.session_id = (run ->> 'session_id')::uuid
  limit 1), 3200, 'it is on its game''s board');
update public.guesses g set is_counted = true from t where g.session_id = (run ->> 'session_id')::uuid;
select is((select count(*) from public.guesses g, t where g.session_id = (run ->> 'session_id')::uuid and g.is_counted),
  0::bigint, 'a run that is restored moves no crowd either');
select lives_ok($$select private.count_in_crowd(tests.home(run, 1), private.point_of(g), 1)
  from public.guesses g, t where g.session_id = (run ->> 'session_id')::uuid$$, 'what has no amount is left out');
select is(private.are_mode_options('{"is_comparison": true}'), true, 'a mode may compare');
select is(private.are_mode_options('{"is_comparison": true, "lives": 3}'), false, 'but not for lives');
select is(private.are_mode_options('{"is_comparison": true, "has_fog": true}'), false, 'in fog');
select is(private.are_mode_options('{"is_comparison": true, "round_seconds": 30}'), false, 'or against the clock');
select * from finish();

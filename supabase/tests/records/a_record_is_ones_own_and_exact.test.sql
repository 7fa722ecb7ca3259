-- A record is of the caller's own runs, and every figure equals a recount. Practice counts as play, not as skill.
select plan(45);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('count_pars', 0));

create temp table p as select tests.person('Player') as player, tests.person('Other') as other;
create temp table g as select tests.game('record-game', tests.agency('record-agency'),
  '{10000000,20000000,30000000,40000000}') as game;
create temp table g2 as select tests.game('record-more', (select a.id from public.agencies a
  where a.key = 'record-agency'), '{50000000}') as game;
update public.assets a set property_type = 'flat', region = 'Testshire' from public.listings l,
  public.game_listings gl, g
  where l.asset_id = a.id and gl.listing_id = l.id and gl.game_id = g.game and gl.position <= 2;
create temp table r as select tests.start(game, (select player from p)) as run from g;
grant select on p, g, r to public;
-- 5 % too high exactly, 10 % too low exactly, 20 % too high exactly, and three times the price.
select tests.guess(run, 1, 10500000, (select player from p)) from r;
select tests.guess(run, 2, 18000000, (select player from p)) from r;
select tests.guess(run, 3, 36000000, (select player from p)) from r;
select tests.guess(run, 4, 120000000, (select player from p)) from r;
-- The second run of a game is practice.
create temp table again as select tests.start(game, (select player from p)) as run from g;
select tests.guess(run, 1, 10000000, (select player from p)) from again;
-- Somebody else's run is nobody else's record.
create temp table o as select tests.start(game, (select other from p)) as run from g;
select tests.guess(run, 1, 10000000, (select other from p)) from o;
select private.count_pars();

select tests.sign_in(player) from p;
create temp table a as select public.own_accuracy() as a;
select is((a ->> 'guesses')::integer, 4, 'guesses of the ranked run alone') from a;
select is((a ->> 'within5')::integer, 1, 'a miss of exactly 5 % is within 5 %') from a;
select is((a ->> 'within10')::integer, 2, 'one of exactly 10 % within 10 %') from a;
select is((a ->> 'within20')::integer, 3, 'one of exactly 20 % within 20 %') from a;
select is((a ->> 'median_percent')::numeric, 15.0, 'the middle miss lies between 10 and 20 %') from a;
create temp table all_of as select b from a, jsonb_array_elements(a -> 'bias') b where b ->> 'kind' = 'all';
select is((b ->> 'n')::integer, 4, 'bias is of all of them') from all_of;
select is(round((b ->> 'mean')::numeric, 9), round(((ln(1.05) + ln(0.9) + ln(1.2) + ln(2)) / 4)::numeric, 9),
  'a miss beyond double counts as double') from all_of;
create temp table type_of as select b from a, jsonb_array_elements(a -> 'bias') b
  where b ->> 'property_type' = 'flat';
select is((b ->> 'property_type') || ' ' || (b ->> 'n'), 'flat 2', 'by type of home') from type_of;
select is((select b ->> 'area' from a, jsonb_array_elements(a -> 'bias') b where b ->> 'kind' = 'area'
  and (b ->> 'n')::integer = 2 and b ->> 'area' = 'Testshire'), 'Testshire', 'by region');
select is((select string_agg((b ->> 'step') || ':' || (b ->> 'n'), ' ' order by (b ->> 'step')::integer)
  from a, jsonb_array_elements(a -> 'bias') b where b ->> 'kind' = 'price'), '15:1 16:3',
  'by steps of price: one from 100,000 on, three from 200,000 on');
select ok(a::text !~ '_minor', 'in which no amount stands') from a;
select is(jsonb_array_length(a -> 'ranges'), 0, 'without ranges there is no calibration') from a;

create temp table y as select public.own_play('Europe/London') as y;
select is((y ->> 'runs')::integer, 2, 'both runs are played') from y;
select is((y ->> 'ended_runs')::integer, 1, 'one of them has ended') from y;
select is((y ->> 'ranked_runs')::integer, 1, 'and is ranked') from y;
select is((y ->> 'homes')::integer, 5, 'with five homes') from y;
select is((y ->> 'days_played')::integer, 1, 'on one day') from y;
select is((y -> 'days' -> 0 ->> 'homes')::integer, 5, 'which has them all') from y;
select is((y -> 'days' -> 0 ->> 'on'), (now() at time zone 'Europe/London')::date::text,
  'in the player''s time zone') from y;
select is((y -> 'best_run' ->> 'session_id'), (select run ->> 'session_id' from r), 'the best run is the ranked one')
  from y;
select is((y -> 'best_run' ->> 'max_score')::integer, 4000, 'of four thousand points') from y;
select is((y -> 'closest' ->> 'title'), 'A home for tests', 'the closest home has its name') from y;
select is(round((y -> 'closest' ->> 'log_error')::numeric, 6), round(ln(1.05)::numeric, 6), 'and its miss') from y;
select tests.refuses('select public.own_play(''Nowhere/There'')', 'invalid_request', 422,
  'an unknown time zone is refused');
select tests.sign_out();
select is((y -> 'most_over_par' ->> 'over_par')::integer, (
  select sum(s.score - q.par)::integer from public.guesses s
    join private.pars_of(array(select x.game_listing_id from public.guesses x, r
      where x.session_id = (r.run ->> 'session_id')::uuid)) q on q.game_listing_id = s.game_listing_id
    where s.session_id = (r.run ->> 'session_id')::uuid), 'points over par equal a recount') from y, r;

-- A run under way and a practice run are no best, however good; a home of theirs is not the closest.
create temp table g3 as select tests.game('record-third', (select a.id from public.agencies a
  where a.key = 'record-agency'), '{50000000,60000000,70000000,80000000}') as game;
create temp table third as select tests.start(game, (select player from p)) as run from g3;
select tests.guess(run, n, 40000000 + 10000000 * n, (select player from p)) from third, generate_series(1, 3) n;
update public.guesses x set is_counted = false from third where x.session_id = (third.run ->> 'session_id')::uuid;
create function pg_temp.play() returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.sign_in((select player from p));
  answer := public.own_play();
  perform tests.sign_out();
  return answer;
end $$;
select is(pg_temp.play() -> 'best_run' ->> 'session_id', run ->> 'session_id', 'a run under way is no best one') from r;
select is(pg_temp.play() -> 'most_over_par' ->> 'session_id', run ->> 'session_id', 'nor furthest over par') from r;
select is(round((pg_temp.play() -> 'closest' ->> 'log_error')::numeric, 6), round(ln(1.05)::numeric, 6),
  'a guess that does not count is not the closest');
select is((pg_temp.play() ->> 'ranked_runs')::integer, 1, 'one ranked run has ended');
select tests.guess(run, 4, 80000000, (select player from p)) from third;
update public.sessions s set is_ranked = false from third where s.id = (third.run ->> 'session_id')::uuid;
update public.guesses x set is_counted = false from third where x.session_id = (third.run ->> 'session_id')::uuid;
select is(pg_temp.play() -> 'best_run' ->> 'session_id', run ->> 'session_id', 'practice is no best run') from r;
select is((pg_temp.play() ->> 'ranked_runs')::integer, 1, 'nor a ranked one');
select is((pg_temp.play() ->> 'ended_runs')::integer, 2, 'though it has ended');
update public.sessions s set is_ranked = true from third where s.id = (third.run ->> 'session_id')::uuid;
select is(pg_temp.play() -> 'most_over_par' ->> 'session_id', run ->> 'session_id',
  'guesses that do not count are not over par') from r;
select is(pg_temp.play() -> 'best_run' ->> 'session_id', run ->> 'session_id',
  'a ranked run that ended may be the best') from third;
update public.sessions s set is_ranked = false from third where s.id = (third.run ->> 'session_id')::uuid;

-- Ranges: how often they held the price.
update public.guesses x set amount_minor = null, low_minor = 9500000, high_minor = 11000000 from r
  where x.session_id = (r.run ->> 'session_id')::uuid and x.game_listing_id = tests.home(r.run, 1);
update public.guesses x set amount_minor = null, low_minor = 17000000, high_minor = 19000000 from r
  where x.session_id = (r.run ->> 'session_id')::uuid and x.game_listing_id = tests.home(r.run, 2);
select tests.sign_in(player) from p;
select is(public.own_accuracy() -> 'ranges', '[{"n": 2, "held": 1, "width_to": 0.2, "width_from": 0.1}]'::jsonb,
  'of two ranges one held its price');
select tests.sign_out();

-- A home that was withdrawn counts without its kind, its place and its name.
update public.listings l set status = 'withdrawn' from public.game_listings gl, g
  where gl.listing_id = l.id and gl.game_id = g.game and gl.position = 1;
select tests.sign_in(player) from p;
create temp table w as select public.own_accuracy() as a;
select tests.sign_out();
select is((a ->> 'guesses')::integer, 4, 'a home that was withdrawn is still counted') from w;
select is((select b ->> 'n' from w, jsonb_array_elements(a -> 'bias') b where b ->> 'property_type' = 'flat'), '1',
  'without what it was');
select is((select b ->> 'n' from w, jsonb_array_elements(a -> 'bias') b where b ->> 'area' = 'Testshire'), '1',
  'or where');
select is(pg_temp.play() -> 'closest' -> 'title', 'null'::jsonb, 'or what it was called');
select is(array(select private.price_step(n * 100, 'GBP') from unnest('{1,2,5,10,20,50}'::bigint[]) n),
  '{0,1,2,3,4,5}', 'prices have steps of one, two and five');

-- Nobody reads without an account; a price that was never guessed is in no answer.
select tests.visit();
select tests.denies('select public.own_play()', 'a visitor has no record');
select tests.denies('select public.own_accuracy()', 'and no accuracy');
select tests.sign_out();
select tests.sign_in(null);
select tests.refuses('select public.own_play()', 'not_allowed', 403, 'nor has a caller without a name');
select tests.refuses('select public.own_data()', 'not_allowed', 403, 'or data');
select tests.sign_out();
select tests.sign_in(other) from p;
select is((public.own_accuracy() ->> 'guesses')::integer, 1, 'somebody else has the guess that is theirs');
select tests.sign_out();

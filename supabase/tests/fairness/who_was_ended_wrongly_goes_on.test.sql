-- A price that was wrong ended runs that should have gone on: they may, and nobody loses a home that they played.
select plan(45);

create temp table t as select tests.person('Host') as host, tests.person('Ann') as ann, tests.person('Ben') as ben,
  tests.person('Cleo') as cleo, tests.person('Dan') as dan;
grant select on t to public;
create temp table g as
select tests.game('no-miss', (select id from public.agencies where key = 'default'),
  '{40000000,50000000,60000000,70000000}', host) as id from t;
update public.games x set miss_limit_log = ln(1.25::float) from g where x.id = g.id;
create temp table lively as
select tests.game('three-lives', (select id from public.agencies where key = 'default'),
  '{40000000,50000000,60000000,70000000}', host) as id from t;
update public.games x set mode = 'survival', mode_options = '{"lives": 3}' from lively l where x.id = l.id;
create temp table runs (who text, player uuid, run jsonb);
insert into runs select 'ann', ann, tests.start((select id from g), ann) from t
union all select 'ben', ben, tests.start((select id from g), ben) from t
union all select 'cleo', cleo, tests.start((select id from g), cleo) from t
union all select 'dan', dan, tests.start((select id from g), dan) from t
union all select 'eve', ann, tests.start((select id from lively), ann) from t
union all select 'finn', ben, tests.start((select id from lively), ben) from t;
grant select on g, lively, runs to public;

create function pg_temp.guess(who text, place integer, amount bigint, label text default null) returns text
language sql as $$
  select tests.guess(run, guess.place, amount, player, label => guess.label) #>> '{session,status}' from runs
  where runs.who = guess.who
$$;
create function pg_temp.run_of(who text) returns public.sessions language sql as $$
  select s from runs r join public.sessions s on s.id = (r.run ->> 'session_id')::uuid where r.who = run_of.who
$$;
-- Puts a price right as rescore-home does: every guess by the new price, and by the words of its miss.
create function pg_temp.correct(slug text, place integer, price bigint) returns jsonb language sql as $$
  select private.record_correction(t.host, slug, gl.id, 'correct', null, 'wrong_price', '',
    jsonb_build_object('kind', 'sold', 'amount_minor', price), (
      select jsonb_agg(jsonb_build_object('session_id', x.session_id, 'game_listing_id', gl.id,
        'log_error', ln(x.amount_minor::float / price), 'score', round(1000 * exp(-4 * abs(ln(x.amount_minor::float
          / price)))),
        'label', case when abs(x.amount_minor::float / price - 1) > 0.5 then 'way off'
          when abs(x.amount_minor::float / price - 1) > 0.35 then 'far off' else 'fair' end))
      from public.guesses x where x.game_listing_id = gl.id),
    gen_random_uuid(), private.corrections_of_game(gl.game_id))
  from t, public.game_listings gl join public.games y on y.id = gl.game_id
  where y.slug = correct.slug and gl.position = correct.place
$$;
create function pg_temp.wrong_end(who text, token text default null) returns jsonb language sql as $$
  select public.run_fairness((run ->> 'session_id')::uuid, token) -> 'wrong_end' from runs r where r.who = wrong_end.who
$$;
create function pg_temp.go_on(who text) returns text language sql as $$
  select format('select public.go_on_with_run(%L)', run ->> 'session_id') from runs r where r.who = go_on.who
$$;
grant execute on all functions in schema pg_temp to public;

-- Sudden death. The second home was said to cost 500,000; it costs 800,000.
select pg_temp.guess(who, 1, 40000000) from runs where who in ('ann', 'ben', 'dan');
select is(pg_temp.guess('ann', 2, 80000000), 'finished', 'Ann is out by the price as it stands');
select is(pg_temp.guess('dan', 2, 80000000), 'finished', 'and so is Dan');
select is(pg_temp.guess('ben', 2, 50000000), 'active', 'Ben goes on');
select is(pg_temp.guess('cleo', 1, 90000000), 'finished', 'Cleo is out by a home that is right');
select tests.sign_in(ann) from t;
select is(pg_temp.wrong_end('ann'), 'null', 'as long as nobody corrects it the end is right');
select tests.refuses(pg_temp.go_on('ann'), 'run_finished', 409, 'and nobody goes on');
select tests.sign_out();
select isnt(pg_temp.correct('no-miss', 2, 80000000), null, 'the price is put right');

select is((pg_temp.run_of('ben')).status, 'active', 'who played on by the wrong price is not ended now');
select is(pg_temp.guess('ben', 3, 60000000), 'active', 'and goes on');
select is(private.survived_of(pg_temp.run_of('ben'), ln(1.25::float)), 2, 'only the home itself is no home survived');
select is((select e.total_score from private.leaderboard_entries e where e.session_id = (pg_temp.run_of('ann')).id), 2,
  'until Ann goes on, her run stands with the homes that it played, the corrected one survived');
select tests.sign_in(cleo) from t;
select is(pg_temp.wrong_end('cleo'), 'null', 'an end that stays right is not offered anew');
select tests.refuses(pg_temp.go_on('cleo'), 'run_finished', 409, 'nor undone');
select tests.refuses(pg_temp.go_on('ann'), 'not_your_run', 403, 'nobody takes up the run of another');
select tests.visit();
select tests.refuses(pg_temp.go_on('ann'), 'not_your_run', 403, 'a visitor neither');
select tests.sign_in(ann) from t;
select is(pg_temp.wrong_end('ann'), '{"homes_left": 2, "obstacle": null}', 'Ann reads that two homes are left');
select is((select public.go_on_with_run((run ->> 'session_id')::uuid) ->> 'game_listing_id' from runs
    where who = 'ann'), (select tests.home(run, 3)::text from runs where who = 'ann'), 'and goes on where she stopped');
select is((select public.go_on_with_run((run ->> 'session_id')::uuid) ->> 'game_listing_id' from runs
    where who = 'ann'), (select tests.home(run, 3)::text from runs where who = 'ann'),
  'asked again it answers the same');
select is(pg_temp.wrong_end('ann'), 'null', 'the offer is taken');
select tests.sign_out();
select is((select concat_ws(' ', s.status, s.guessed, s.is_ranked) from pg_temp.run_of('ann') s), 'active 2 t',
  'the run is under way again, ranked as it was');
select is_empty($$select from private.leaderboard_entries e where e.session_id = (pg_temp.run_of('ann')).id$$,
  'and off the board while it is');
select is(pg_temp.guess('ann', 3, 60000000), 'active', 'a good guess goes on');
select is(pg_temp.guess('ann', 4, 99000000), 'finished', 'a miss ends it');
select is((select e.total_score from private.leaderboard_entries e where e.session_id = (pg_temp.run_of('ann')).id), 3,
  'the board has what it made in the end');

-- What stands in the way.
update public.games x set state = 'closed', closes_at = now() - interval '25 hours' from g where x.id = g.id;
select tests.sign_in(dan) from t;
select is(pg_temp.wrong_end('dan') ->> 'obstacle', 'game_over', 'a game that is over takes no more guesses');
select tests.refuses(pg_temp.go_on('dan'), 'move_not_allowed', 409, 'from nobody');
select tests.sign_out();
update public.games x set closes_at = now() - interval '23 hours' from g where x.id = g.id;
select is(private.why_not_go_on(pg_temp.run_of('dan')), null, 'for a day after its end it still does');
update public.games x set state = 'open', closes_at = null from g where x.id = g.id;
update public.sessions s set mode_options = '{"run_seconds": 60}' where s.id = (pg_temp.run_of('dan')).id;
select is(private.why_not_go_on(pg_temp.run_of('dan')), 'clock_ran_on', 'one clock for all homes has run on');
update public.sessions s set mode_options = '{}' where s.id = (pg_temp.run_of('dan')).id;
insert into runs select 'dan again', dan, tests.start((select id from g), dan) from t;
select is(private.why_not_go_on(pg_temp.run_of('dan')), 'other_run', 'two runs of a game are not played at once');
select pg_temp.guess('dan again', 3, 99000000);
select is(private.why_not_go_on(pg_temp.run_of('dan')), 'price_known',
  'who was shown a price of a home that is left keeps the run as it is');
update public.sessions s set is_ranked = false, practice_reason = 'excluded' where s.id = (pg_temp.run_of('dan')).id;
select is(private.why_not_go_on(pg_temp.run_of('dan')), null, 'unless it counts nowhere');
select is(cardinality(private.homes_left(pg_temp.run_of('dan'))), 2, 'two homes are left');
update public.listings l set status = 'withdrawn' from public.game_listings gl, g where gl.game_id = g.id
  and gl.listing_id = l.id and gl.position in (3, 4);
select is(private.was_ended_wrongly(pg_temp.run_of('dan')), false, 'where every other home was taken down nothing is');
update public.listings l set status = 'available' from public.game_listings gl, g where gl.game_id = g.id
  and gl.listing_id = l.id and gl.position = 4;
select is(private.was_ended_wrongly(pg_temp.run_of('dan')), true, 'one of them is enough');
select isnt(pg_temp.correct('no-miss', 2, 50000000), null, 'when the correction itself is put right');
select is(private.was_ended_wrongly(pg_temp.run_of('dan')), false, 'the first end was right, and nothing is offered');

-- Lives.
select pg_temp.guess('eve', 1, 90000000, 'way off');
select is(pg_temp.guess('eve', 2, 70000000, 'far off'), 'finished', 'three lives are lost');
select is(pg_temp.guess('finn', 1, 45000000), 'active', 'a life is not lost by a fair guess');
select pg_temp.guess('finn', 2, 80000000, 'way off');
select isnt(pg_temp.correct('three-lives', 1, 90000000), null, 'the first home costs 900,000');
select is((select concat_ws(' ', private.lives_left(s), private.was_ended_wrongly(s)) from pg_temp.run_of('eve') s),
  '2 t', 'a life that was lost by a wrong price comes back, and with it the run');
select is((select concat_ws(' ', s.status, private.lives_left(s), s.mode_options ->> 'lives')
  from pg_temp.run_of('finn') s), 'active 1 4', 'a run under way keeps a life');
select is(pg_temp.guess('finn', 3, 60000000), 'active', 'and goes on with it');
update public.guesses x set label = 'way off' where x.session_id = (pg_temp.run_of('finn')).id;
update public.sessions s set mode_options = '{"lives": 9}' where s.id = (pg_temp.run_of('finn')).id;
select private.keep_a_life(pg_temp.run_of('finn'));
select is((pg_temp.run_of('finn')).mode_options, '{"lives": 9}'::jsonb, 'no life is added to those that are left');
select is((select private.ends_run(jsonb_populate_record(s, '{"mode_options": {"lives": 6}}'), x,
    private.game_of_run(s)) from pg_temp.run_of('finn') s, public.guesses x
  where x.session_id = s.id limit 1), true, 'a guess that costs the last life ends the run');
select is((select private.ends_run(jsonb_populate_record(s, '{"mode_options": {"lives": 6}}'),
    jsonb_populate_record(x, '{"label": "fair"}'), private.game_of_run(s)) from pg_temp.run_of('finn') s,
    public.guesses x where x.session_id = s.id limit 1), false, 'one that costs none does not');
select * from finish();

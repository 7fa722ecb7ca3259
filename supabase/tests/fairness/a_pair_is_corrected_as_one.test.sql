-- Two homes that one answer compared: a price that is put right judges both again, a home that goes takes its pair.
select plan(20);

create temp table t as select tests.person('Host') as host, tests.person('Ann') as ann, tests.person('Ben') as ben;
grant select on t to public;
create temp table g as
select tests.game('two-and-two', (select id from public.agencies where key = 'default'),
  '{10000000,12500000,30000000,20000000}', host) as id from t;
update public.games x set mode = 'comparison', mode_options = '{"is_comparison": true}' from g where x.id = g.id;
create temp table h as select gl.id, gl.position from public.game_listings gl join g on gl.game_id = g.id;
create temp table runs as
select 'ann' as who, ann as player, tests.start((select id from g), ann) as run from t
union all select 'ben', ben, tests.start((select id from g), ben) from t;
grant select on g, h, runs to public;

-- Says that the home at this place costs more than its pair, and earns 800 for either.
create function pg_temp.say(who text, place integer) returns text language sql as $$
  select public.record_guess(session_id => (run ->> 'session_id')::uuid, game_listing_id => tests.home(run, place),
    listing_price_id => (c #>> '{round,listing_price_id}')::uuid, score => 800, label => 'close', is_dearer => true,
    price_beside_id => (c #>> '{round,beside,listing_price_id}')::uuid) #>> '{session,total_score}'
  from runs r cross join lateral (select public.guess_context((run ->> 'session_id')::uuid, tests.home(run, say.place),
    player, null, 'test', null, null, null, 'GBP', true, null) as c) x where r.who = say.who
$$;
create function pg_temp.run_of(who text) returns public.sessions language sql as $$
  select s from runs r join public.sessions s on s.id = (r.run ->> 'session_id')::uuid where r.who = run_of.who
$$;
create function pg_temp.rounds_of(who text) returns text language sql as $$
  select string_agg(concat_ws(' ', r.is_void, g.score), ', ' order by r.position)
  from public.session_rounds r left join public.guesses g using (session_id, game_listing_id)
  where r.session_id = (pg_temp.run_of(rounds_of.who)).id
$$;
grant execute on all functions in schema pg_temp to public;
select pg_temp.say('ann', 2), pg_temp.say('ann', 3), pg_temp.say('ben', 2);

-- What is scored again: both homes, each beside the other's price.
select tests.serve();
create temp table context as
select public.rescore_context(t.host, 'two-and-two', h.id, 'correct', null, null) as c from t, h where position = 1;
grant select on context to public;
select is((select jsonb_array_length(c -> 'runs') from context), 2, 'who compared the home is scored again');
select is((select string_agg(concat_ws(' ', x ->> 'price_minor', x ->> 'is_dearer', x #>> '{beside,price_minor}'), ', '
    order by x ->> 'price_minor')
  from context, jsonb_array_elements(c #> '{runs,0,guesses}') x),
  '10000000 false 12500000, 12500000 true 10000000', 'with the home beside it, and with no other pair');
select is((select c -> 'seen_corrections' from context), '0', 'after no correction so far');

-- The home was dearer than its pair all along: whoever said otherwise loses the points of both.
create temp table scores as
select jsonb_agg(jsonb_build_object('session_id', x.run ->> 'session_id', 'game_listing_id', y ->> 'game_listing_id',
  'score', 0, 'label', 'way off', 'log_error', null)) as s
from context, jsonb_array_elements(c -> 'runs') x (run), jsonb_array_elements(x.run -> 'guesses') y;
grant select on scores to public;
create temp table corrected as
select public.record_correction(t.host, 'two-and-two', h.id, 'correct', null, 'wrong_price', '',
  '{"kind": "sold", "amount_minor": 15000000}', scores.s, gen_random_uuid(), 0) as c from t, h, scores
where position = 1;
select is((select (c ->> 'runs')::integer from corrected), 2, 'both runs move');
select tests.sign_out();
select is(pg_temp.rounds_of('ann'), 'f 0, f 0, f 800, f 800', 'both homes of the pair earn what is right now');
select is((pg_temp.run_of('ann')).total_score::integer, 1600, 'and the total both');
select is((pg_temp.run_of('ben')).total_score::integer, 0, 'also of a run under way');
select is((select total_score from private.leaderboard_entries e where e.session_id = (pg_temp.run_of('ann')).id), 1600,
  'the board follows');
select tests.sign_in(ann) from t;
select is((select concat_ws(' ', c ->> 'score_before', c ->> 'score_after', c ->> 'total_before', c ->> 'total_after',
    c ->> 'is_of_pair') from jsonb_array_elements(public.run_fairness((select (run ->> 'session_id')::uuid from runs
      where who = 'ann')) -> 'corrections') c), '800 0 3200 1600 true', 'its player reads what both lost');

-- Taking one home out takes the pair.
select tests.serve();
select isnt(public.record_correction(t.host, 'two-and-two', h.id, 'void', null, 'wrong_home', '', null, '[]',
  gen_random_uuid(), 1), null, 'the other pair loses a home') from t, h where position = 4;
select tests.sign_out();
select is(pg_temp.rounds_of('ann'), 'f 0, f 0, t, t', 'and is gone from a run that had answered it');
select is((select concat_ws(' ', s.rounds, s.guessed, s.total_score, s.status) from pg_temp.run_of('ann') s),
  '2 2 0 finished', 'with its points, its guesses and its rounds');
select is((private.run_state(pg_temp.run_of('ann')) ->> 'max_score')::integer, 2000, 'the most follows');
select is((private.standing_of(pg_temp.run_of('ann')) ->> 'rating'), 'novice', 'and the rating');
select is((select jsonb_agg(x.total_after order by x.total_after) from private.corrected_runs x
    join private.corrections c on c.id = x.correction_id where c.action = 'void'), '[0, 0]',
  'what is noted is what came of it');
select is((select concat_ws(' ', s.rounds, s.guessed, s.status) from pg_temp.run_of('ben') s), '2 2 finished',
  'a run that had still to answer the pair is over without it');
select is(jsonb_array_length(tests.start((select id from g)) -> 'rounds'), 2, 'a new run finds a pair to compare');

-- A home that became a poll is compared with nothing, whatever it was once offered for.
select tests.game('one-to-come', (select id from public.agencies where key = 'default'), '{10000000,12500000}');
insert into private.listing_prices (listing_id, version, kind, currency)
select gl.listing_id, 2, 'poll', 'GBP' from public.game_listings gl join public.games x on x.id = gl.game_id
where x.slug = 'one-to-come' and gl.position = 1;
update public.games x set mode = 'comparison', mode_options = '{"is_comparison": true}' where x.slug = 'one-to-come';
select tests.refuses($$select tests.start(x.id) from public.games x where x.slug = 'one-to-come'$$, 'too_few_homes',
  409, 'a home without a price of today makes no pair');

-- A run without pairs is judged home by home.
create temp table plain as
select tests.game('one-by-one', (select id from public.agencies where key = 'default'), '{10000000,12500000}') as id;
create temp table plain_run as select tests.start(id) as run from plain;
select is((select cardinality(private.judged_with((run ->> 'session_id')::uuid, tests.home(run, 1))) from plain_run), 1,
  'elsewhere a home is judged by itself');
select private.void_round(array[(run ->> 'session_id')::uuid], tests.home(run, 1)) from plain_run;
select is((select s.rounds::integer from plain_run join public.sessions s on s.id = (run ->> 'session_id')::uuid), 1,
  'and leaves alone');
select * from finish();

-- A price that was wrong, a home that should not count: totals follow, boards follow totals, and the log says so.
select plan(24);

create temp table t as
select tests.person('Host') as host, tests.person('Curator') as curator, tests.person('Ann') as ann;
grant select on t to public;
create temp table g as
select tests.game('put-right', (select id from public.agencies where key = 'default'), '{40000000,50000000}',
  host) as id from t;
create temp table h as
select gl.id, gl.listing_id, gl.position from public.game_listings gl join g on gl.game_id = g.id;
grant select on g, h to public;
create temp table runs as
select 'ann' as who, ann as player, tests.start((select id from g), ann) as run from t
union all select 'guest', null, tests.start((select id from g))
union all select 'late', null, tests.start((select id from g));
grant select on runs to public;
select tests.guess(run, 1, 40000000, player), tests.guess(run, 2, 50000000, player) from runs where who = 'ann';
select tests.guess(run, 1, 44000000, player) from runs where who = 'guest';

create function pg_temp.scores(score integer) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('session_id', run ->> 'session_id', 'game_listing_id', h.id,
    'score', scores.score, 'label', 'fair', 'log_error', 0.1)) from runs, h where who <> 'late' and h.position = 1
$$;
grant execute on function pg_temp.scores(integer) to public;

-- Who may.
select tests.serve();
select tests.refuses(format(
  $$select public.record_correction(%L, 'put-right', %L, 'correct', null, 'wrong_price', '',
    '{"kind": "sold", "amount_minor": 44000000}', '[]', gen_random_uuid(), 0)$$, t.ann, h.id), 'not_allowed', 403,
  'a player corrects nothing') from h, t where position = 1;
select tests.sign_out();
update public.assets a set owner_id = (select ann from t), agency_id = null from public.listings l, h
  where l.id = h.listing_id and a.id = l.asset_id and h.position = 2;
select tests.serve();
select tests.refuses(format(
  $$select public.record_correction(%L, 'put-right', %L, 'correct', null, 'wrong_price', '',
    '{"kind": "sold", "amount_minor": 44000000}', '[]', gen_random_uuid(), 0)$$, t.host, h.id), 'home_not_yours', 403,
  'who runs a game but not a home does not say what the home costs') from h, t where position = 2;
select tests.refuses(format(
  $$select public.record_correction(%L, 'put-right', %L, 'correct', null, 'wrong_price', '',
    '{"kind": "sold", "amount_minor": 1}', %L, gen_random_uuid(), 0)$$, t.host, h.id, pg_temp.scores(1)),
  'price_out_of_range', 422, 'a price that nobody could guess is refused') from h, t where position = 1;
select tests.refuses(format(
  $$select public.record_correction(%L, 'put-right', %L, 'correct', null, 'wrong_price', '',
    '{"kind": "sold", "amount_minor": 40000000, "dated_on": "2024-05-17"}', '[]', gen_random_uuid(), 0)$$,
  t.host, h.id),
  'move_not_allowed', 409, 'the same price again moves nobody') from h, t where position = 1;

select tests.refuses(format(
  $$select public.record_correction(%L, 'put-right', %L, 'correct', null, 'wrong_price', '',
    '{"kind": "sold", "amount_minor": 44000000}', %L, gen_random_uuid(), 1)$$, t.host, h.id, pg_temp.scores(1)),
  'unavailable', 503, 'scores that were made after another count of corrections are made anew') from h, t
  where position = 1;

-- A price.
create temp table priced as
select public.record_correction(t.host, 'put-right', h.id, 'correct', null, 'wrong_price', 'A slip of the pen',
  '{"kind": "sold", "amount_minor": 44000000, "dated_on": "2024-05-17"}', pg_temp.scores(700),
  gen_random_uuid(), 0) as c
from t, h where position = 1;
select is((select (c ->> 'runs')::integer from priced), 2, 'the two runs that guessed it are scored again');
select tests.sign_out();
select is((select s.total_score from runs join public.sessions s on s.id = (run ->> 'session_id')::uuid
  where who = 'ann'), 1700, 'the total follows');
select is((select e.total_score from runs join private.leaderboard_entries e
  on e.session_id = (run ->> 'session_id')::uuid where who = 'ann'), 1700, 'the board follows the total');
select is((select sum(x.players)::integer from private.score_histogram x join g on g.id = x.game_id
  where x.period = 'all_time' and x.step = 1 and x.bucket = 1700), 1, 'and its counters the board');
select is((select coalesce(sum(x.players), 0)::integer from private.score_histogram x join g on g.id = x.game_id
  where x.period = 'all_time' and x.step = 1 and x.bucket = 2000), 0, 'the old total is counted no more');
select is((select (private.guess_answer((run ->> 'session_id')::uuid, h.id, true) -> 'guess' ->> 'price_minor')::bigint
  from runs, h where who = 'guest' and position = 1), 44000000::bigint, 'whoever guessed it sees the new price');
select is((select p.amount_minor from runs join public.session_rounds r on r.session_id = (run ->> 'session_id')::uuid
  join private.price_commitments c on c.id = r.commitment_id join private.listing_prices p on p.id = c.listing_price_id
  join h on h.id = r.game_listing_id where who = 'late' and h.position = 1), 40000000::bigint,
  'a round under way keeps the price that it was sealed with');
select is((tests.guess(run, 1, 40000000) -> 'guess' ->> 'score')::integer, 1000, 'and is scored by it') from runs
  where who = 'late';
select tests.sign_in(ann) from t;
create temp table told as
select public.run_fairness((run ->> 'session_id')::uuid) as f from runs where who = 'ann';
select is((select concat_ws(' ', c ->> 'score_before', c ->> 'score_after', c ->> 'total_before', c ->> 'total_after',
    c ->> 'price_before_minor', c ->> 'price_after_minor', c ->> 'note')
  from told, jsonb_array_elements(f -> 'corrections') c),
  '1000 700 2000 1700 40000000 44000000 A slip of the pen', 'its player reads what moved, and why');
select tests.visit();
select tests.refuses(format('select public.run_fairness(%L)', run ->> 'session_id'), 'not_your_run', 403,
  'nobody else does') from runs where who = 'ann';
select unalike(public.game_corrections('put-right')::text, '%4000000%', 'the public log tells no price');
select unalike(public.game_corrections('put-right')::text, '%slip%', 'and nothing that somebody wrote');

-- A home that does not count.
select tests.serve();
create temp table voided as
select public.record_correction(t.host, 'put-right', h.id, 'void', null, 'price_was_visible', '', null, '[]',
  gen_random_uuid(), 1) as c from t, h where position = 2;
select tests.sign_out();
select is((select s.rounds || ' ' || s.guessed || ' ' || s.total_score from runs join public.sessions s
  on s.id = (run ->> 'session_id')::uuid where who = 'ann'), '1 1 700',
  'a void home leaves every run, with its points');
select is((select s.status from runs join public.sessions s on s.id = (run ->> 'session_id')::uuid
  where who = 'guest'), 'finished', 'a run whose other homes are guessed is finished by it');
select is((select e.total_score from runs join private.leaderboard_entries e
  on e.session_id = (run ->> 'session_id')::uuid where who = 'ann'), 700, 'the board follows');
select is((select g.amount_minor from runs join public.guesses g on g.session_id = (run ->> 'session_id')::uuid
  join h on h.id = g.game_listing_id where who = 'ann' and h.position = 2), 50000000::bigint, 'the guess itself stays');
select is((select jsonb_array_length(tests.start((select id from g)) -> 'rounds')), 1, 'no new run holds the home');

-- Nobody rewrites what was corrected.
select throws_ok('update private.corrections set note = ''x''', 'P0001', null, 'a line of the log never changes');
select throws_ok('update private.corrected_runs set total_after = 0', 'P0001', null, 'nor what it moved');
select * from finish();

-- What a game adds to its scoring, the streak so far and the time left come with the price to the function that scores.
select plan(8);

create temp table t as select tests.person('Ada') as ada, tests.agency('adding-up') as agency;
alter table t add game uuid, add plain uuid, add run jsonb, add plain_run jsonb;
grant select on t to public;
update t set game = tests.game('adds-up', agency, '{25000000,30000000,35000000,40000000}'),
  plain = tests.game('adds-nothing', agency, '{25000000,30000000}');
update public.games g set scoring_options = '{streaks,time-bonus}', round_seconds = 60 from t where g.id = t.game;
create function pg_temp.asked(run jsonb, place integer, user_id uuid) returns jsonb language sql as $$
  select public.guess_context((run ->> 'session_id')::uuid, tests.home(run, place), user_id, null, 'test', 20000000,
    null, null, 'GBP') -> 'round'
$$;

select tests.serve();
select tests.sign_out();
update t set run = tests.start(game, ada), plain_run = tests.start(plain, ada);
select tests.open(run, place) from t, generate_series(1, 4) place;
select is(pg_temp.asked(run, 1, ada) -> 'scoring_options', '["streaks", "time-bonus"]'::jsonb,
  'the options come with the round') from t;
select is((pg_temp.asked(run, 1, ada) ->> 'streak_before')::integer, 0, 'a first round has no streak before it') from t;
update public.session_rounds r set opened_at = now(), deadline_at = clock_timestamp() + interval '45 seconds' from t
  where r.session_id = (t.run ->> 'session_id')::uuid and r.game_listing_id = tests.home(t.run, 1);
select ok((pg_temp.asked(run, 1, ada) ->> 'time_left_share')::double precision between 0.7 and 0.75,
  'three quarters of the time are left') from t;

select tests.guess(run, 1, 25000000, ada) from t;
select tests.guess(run, 2, 30100000, ada) from t;
select is((pg_temp.asked(run, 3, ada) ->> 'streak_before')::integer, 2, 'two spot-on rounds are a streak of two')
  from t;
update public.guesses g set label = 'fair' from t where g.session_id = (t.run ->> 'session_id')::uuid
  and g.game_listing_id = tests.home(t.run, 2);
select is((pg_temp.asked(run, 3, ada) ->> 'streak_before')::integer, 0, 'a poorer one ends it') from t;
select is(pg_temp.asked(plain_run, 1, ada) -> 'scoring_options', '[]'::jsonb, 'a plain game adds nothing') from t;
select is((pg_temp.asked(plain_run, 1, ada) ->> 'time_left_share')::double precision, 0::double precision,
  'and has no clock') from t;
select tests.guess(plain_run, 1, 25000000, ada) from t;
select is((pg_temp.asked(plain_run, 2, ada) ->> 'streak_before')::integer, 0, 'nor a streak, however good the guesses')
  from t;
select * from finish();

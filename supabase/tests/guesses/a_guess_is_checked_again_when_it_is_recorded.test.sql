-- Between looking and recording anything may happen: what is recorded is checked again against the run, the price,
-- the hints and the clock.
select plan(14);

create temp table t as select tests.agency('recording-brand') as brand, tests.person('Ada') as ada;
alter table t add game uuid, add timed uuid, add run jsonb, add timed_run jsonb;
update t set game = tests.game('recorded', brand, '{25000000,30000000,35000000}'),
  timed = tests.game('recorded-in-time', brand, '{25000000,30000000,35000000}');
update public.games g set round_seconds = 60 from t where g.id = t.timed;
update t set run = tests.start(game, ada), timed_run = tests.start(timed, ada);
create function pg_temp.price_of(run jsonb, place integer) returns uuid language sql as $$
  select c.listing_price_id from private.price_commitments c where c.game_listing_id = tests.home(run, place)
$$;
create function pg_temp.record(run jsonb, place integer, amount_minor bigint, multiplier double precision default 1,
  is_late boolean default false, price uuid default null) returns jsonb language sql as $$
  select public.record_guess(session_id => (run ->> 'session_id')::uuid, game_listing_id => tests.home(run, place),
    listing_price_id => coalesce(price, pg_temp.price_of(run, place)), amount_minor => record.amount_minor,
      log_error => 0.1, score => 900,
    label => 'fair', multiplier => record.multiplier, is_late => record.is_late)
$$;
create function pg_temp.outcome(answer jsonb) returns text language sql as $$
  select concat_ws(' ', answer -> 'guess' ->> 'score', answer -> 'guess' ->> 'is_late')
$$;

-- The price that was looked at is the one that the round is bound to.
select tests.refuses('select pg_temp.record(run, 1, 26000000, price => pg_temp.price_of(run, 2)) from t', 'not_in_run',
  409, 'a score against another price is not recorded');
select is(pg_temp.outcome(pg_temp.record(run, 1, 26000000)), '900 false', 'against the round''s own it is') from t;

-- The same guess again is the same answer.
select is(pg_temp.record(run, 1, 26000000) ->> 'replayed', 'true', 'recorded again it is a replay') from t;
select tests.refuses('select pg_temp.record(run, 1, 27000000) from t', 'already_guessed', 409,
  'another amount is refused');

-- A hint that was taken meanwhile costs what it costs.
update public.session_rounds r set hints_used = '{year}' from t
  where r.session_id = (t.run ->> 'session_id')::uuid and r.game_listing_id = tests.home(t.run, 2);
select tests.refuses('select pg_temp.record(run, 2, 30000000) from t', 'unavailable', 503,
  'a score without the hint that was taken is not recorded');
select is(pg_temp.outcome(pg_temp.record(run, 2, 30000000, private.hint_multiplier('{year}'))), '900 false',
  'one with it is') from t;

-- The clock decides again, and whoever looked too late stays late.
select tests.open(timed_run, place) from t, generate_series(1, 3) place;
select is(pg_temp.outcome(pg_temp.record(timed_run, 1, 25000000, is_late => true)), '0 true',
  'a guess that was late when it was looked at scores nothing') from t;
select is(pg_temp.record(timed_run, 1, 26000000) ->> 'replayed', 'true',
  'whatever is sent after a late guess answers that one') from t;
update public.session_rounds r set deadline_at = clock_timestamp() - interval '1 minute', hints_used = '{year}' from t
  where r.session_id = (t.timed_run ->> 'session_id')::uuid
    and r.game_listing_id in (tests.home(t.timed_run, 2), tests.home(t.timed_run, 3));
select is(pg_temp.outcome(pg_temp.record(timed_run, 2, 30000000, private.hint_multiplier('{year}'))), '0 true',
  'so does one whose time ran out before it was recorded') from t;
grant select on t to public;
select tests.sign_in(ada) from t;
select is(public.open_round((timed_run ->> 'session_id')::uuid,
  tests.home(timed_run, 3)) -> 'guess' -> 'guess' ->> 'label', 'time_over',
  'a round with a hint runs out as any other') from t;
select tests.sign_out();
select is((select s.status from public.sessions s, t where s.id = (timed_run ->> 'session_id')::uuid), 'finished',
  'and ends the run as the last one');

-- A run that ended meanwhile takes no guess.
select private.end_session((run ->> 'session_id')::uuid, 'abandoned') from t;
select tests.refuses('select pg_temp.record(run, 3, 35000000) from t', 'run_finished', 409,
  'a run that is over takes no guess');
select is(pg_temp.record(run, 1, 26000000) ->> 'replayed', 'true', 'what was recorded before is answered still') from t;
select is((select count(*) from public.guesses g, t where g.session_id = (run ->> 'session_id')::uuid), 2::bigint,
  'two guesses were recorded');
select * from finish();

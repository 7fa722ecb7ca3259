-- A guess after the deadline is outside the crowd's figures; one in time is inside.
select plan(3);

create temp table t as select tests.game('late', tests.agency('late-brand'), '{25000000,25000000}') as game;
update public.games set round_seconds = 30 where id = (select game from t);
alter table t add run jsonb;
update t set run = tests.start(game);
select public.open_round((run ->> 'session_id')::uuid, tests.home(run, 1), run ->> 'guest_token') from t;
update public.session_rounds r set deadline_at = clock_timestamp() - interval '1 minute' from t
  where r.session_id = (run ->> 'session_id')::uuid and r.position = 1;
select tests.guess(run, 1, 30000000) from t;
select tests.guess(run, 2, 30000000) from t;
create function pg_temp.crowd(place integer) returns bigint language sql as $$
  select coalesce(sum(h.guesses), 0)::bigint from private.crowd_histogram h, t
    where h.game_listing_id = tests.home(run, place)
$$;
select is(pg_temp.crowd(1), 0::bigint, 'a late guess is not counted');
select is(pg_temp.crowd(2), 1::bigint, 'a guess in time is counted');
select is((select count(*) from public.guesses g, t where g.session_id = (run ->> 'session_id')::uuid), 2::bigint,
  'both are kept');
select * from finish();

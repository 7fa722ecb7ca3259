-- 300 guesses a minute for a player, 3,000 for an address; the refusal says how long to wait, and replays are free.
select plan(7);

create temp table t as select tests.game('fast', tests.agency('fast-brand'), '{25000000,40000000}') as game;
alter table t add run jsonb;
update t set run = tests.start(game);
select tests.guess(run, 1, 25000000) from t;
select tests.wait_for_a_whole_minute();
insert into private.rate_limits (subject, window_at, hits)
  select 'guess:' || s.guest_id, date_trunc('minute', clock_timestamp()), 300 from public.sessions s, t
    where s.id = (run ->> 'session_id')::uuid
  on conflict (subject) do update set hits = 300, window_at = excluded.window_at;
create function pg_temp.wait_for(statement text) returns integer language plpgsql as $$
declare hint text;
begin
  execute statement;
  return null;
exception when others then
  get stacked diagnostics hint = pg_exception_hint;
  return hint::integer;
end $$;
select tests.refuses($$select tests.guess(run, 2, 40000000)
  from t$$, 'rate_limited', 429, 'the 301st guess of a minute is refused');
select ok(pg_temp.wait_for($$select tests.guess(run, 2, 40000000) from t$$) between 1 and 60,
  'the refusal says how many seconds to wait');
select is((select tests.guess(run, 1, 25000000) from t) ->> 'replayed', 'true', 'a replay is free');
update private.rate_limits set window_at = window_at - interval '1 minute' where subject like 'guess:%';
select lives_ok($$select tests.guess(run, 2, 40000000) from t$$, 'the next minute takes guesses again');
select is(private.take_rate_limit('test-limit', 1), null, 'the first of one is allowed');

-- A refused guess is answered, not raised, so that counting it is not rolled back.
create function pg_temp.hits() returns integer language sql as $$
  select r.hits from private.rate_limits r, t join public.sessions s on s.id = (run ->> 'session_id')::uuid
    where r.subject = 'guess:' || s.guest_id
$$;
update t set run = tests.start(game, request_key => 'a-second-guest-of-this-test');
create temp table answers as select public.guess_context((run ->> 'session_id')::uuid, tests.home(run, 1), null,
  run ->> 'guest_token', 'test', 1, null, null, 'GBP') as answer from t;
select is((select answer -> 'refusal' ->> 'code' from answers), 'amount_out_of_range', 'a refusal is answered');
select is(pg_temp.hits(), 1, 'and counted');
select * from finish();

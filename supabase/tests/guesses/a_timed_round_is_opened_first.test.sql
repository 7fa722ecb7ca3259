-- In a timed game the clock starts when a round is opened: before that there is nothing to guess and no hint to take.
select plan(9);

create temp table t as select tests.game('clocked', tests.agency('clock-brand'), '{25000000,40000000}') as timed,
  tests.person('Ada') as ada;
alter table t add untimed uuid, add run jsonb, add calm jsonb;
update t set untimed = tests.game('calm', (select agency_id from public.games where id = timed), '{30000000}');
grant select on t to public;
update public.games set round_seconds = 60 where id = (select timed from t);
update t set run = tests.start(timed, ada), calm = tests.start(untimed, ada);
create function pg_temp.context(run jsonb, who uuid) returns jsonb language sql as $$
  select public.guess_context((run ->> 'session_id')::uuid, tests.home(run, 1), who, null, 'test', 25000000, null, null,
    'GBP')
$$;
create function pg_temp.record(run jsonb) returns jsonb language sql as $$
  select public.record_guess((run ->> 'session_id')::uuid, tests.home(run, 1), (
    select c.listing_price_id from public.session_rounds r join private.price_commitments c on c.id = r.commitment_id
    where r.session_id = (run ->> 'session_id')::uuid and r.game_listing_id = tests.home(run, 1)), 25000000,
      log_error => 0, score => 1000, label => 'spot on')
$$;

select is(pg_temp.context(run, ada) -> 'refusal' ->> 'code', 'round_not_opened',
  'a guess of a round that was never opened is refused') from t;
select tests.refuses('select pg_temp.record(run) from t', 'round_not_opened', 409, 'and not recorded either');
select tests.refuses($$select public.reveal_hint((run ->> 'session_id')::uuid, tests.home(run, 1), 'year', ada)
  from t$$, 'round_not_opened', 409, 'nor is a hint given');
select is((select count(*) from public.guesses g, t where g.session_id = (run ->> 'session_id')::uuid), 0::bigint,
  'nothing was written');
select tests.sign_in(ada) from t;
select isnt(public.open_round((run ->> 'session_id')::uuid, tests.home(run, 1)) ->> 'deadline_at', null,
  'opening it starts the clock') from t;
select tests.sign_out();
select is(public.reveal_hint((run ->> 'session_id')::uuid, tests.home(run, 1), 'year', ada) -> 'hint' ->> 'value',
  '1930', 'then a hint is given') from t;
update public.session_rounds r set hints_used = '{}' from t where r.session_id = (run ->> 'session_id')::uuid;
select isnt(pg_temp.context(run, ada) -> 'round', null, 'and a guess is taken') from t;
select is(pg_temp.record(run) -> 'guess' ->> 'score', '1000', 'and recorded') from t;
select isnt(pg_temp.context(calm, ada) -> 'round', null, 'a game without a clock takes guesses at once') from t;
select * from finish();

-- Time-attack: one clock for the whole run, from its first home on. Late is 0 points, the reveal and the end.
select plan(26);

create temp table t as select tests.agency('clock-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid, add run jsonb, add other jsonb;
update t set game = tests.game('clock', brand, '{10000000,20000000,30000000,40000000}');
update public.games set mode = 'with-clock', mode_options = '{"run_seconds": 180}' where id = (select game from t);
grant select on t to public;
update t set run = tests.start(game, ada), other = tests.start(game, ben);
create function pg_temp.session_of(run jsonb) returns public.sessions language sql as $$
  select s from public.sessions s where s.id = (run ->> 'session_id')::uuid
$$;
create function pg_temp.round(run jsonb, place integer) returns jsonb language sql as $$
  select public.open_round((run ->> 'session_id')::uuid, tests.home(run, place))
$$;
-- So many seconds pass for a run.
create function pg_temp.pass(run jsonb, seconds integer) returns void language sql as $$
  update public.session_rounds r set opened_at = r.opened_at - make_interval(secs => seconds),
    deadline_at = r.deadline_at - make_interval(secs => seconds)
  where r.session_id = (run ->> 'session_id')::uuid and r.opened_at is not null
$$;
create function pg_temp.context(run jsonb, place integer) returns jsonb language sql as $$
  select public.guess_context((run ->> 'session_id')::uuid, tests.home(run, place), (select ada from t), null, 'test',
    25000000, null, null, 'GBP')
$$;

-- The clock starts with the first home and is the same for all.
select is(pg_temp.context(run, 1) -> 'refusal' ->> 'code', 'round_not_opened', 'a home is opened before it is guessed')
  from t;
select tests.refuses($$
  select public.reveal_hint((run ->> 'session_id')::uuid, tests.home(run, 1), 'year', ada) from t$$,
  'round_not_opened', 409, 'and before it is hinted at');
select tests.sign_in(ada) from t;
create temp table first as select pg_temp.round(run, 1) as round from t;
select is(round((extract(epoch from (round ->> 'deadline_at')::timestamptz - (round ->> 'opened_at')::timestamptz)), 1),
  180.0, 'the first home starts three minutes') from first;
select isnt(round -> 'facts', '{}'::jsonb, 'and shows itself') from first;
select tests.sign_out();
select tests.guess(run, 1, 10500000, ada) from t;
select is((pg_temp.session_of(run)).status, 'active', 'the run goes on after a guess in time') from t;
select pg_temp.pass(run, 60) from t;
select tests.sign_in(ada) from t;
create temp table second as select pg_temp.round(run, 2) as round from t;
select is(round(extract(epoch from (round ->> 'deadline_at')::timestamptz - (round ->> 'opened_at')::timestamptz)),
  120.0, 'a home that is opened a minute later has two minutes left') from second;
select is(pg_temp.round(run, 2) ->> 'deadline_at', round ->> 'deadline_at', 'opening it again changes nothing')
  from t, second;
select tests.sign_out();
select tests.guess(run, 2, 20500000, ada) from t;
select cmp_ok((pg_temp.session_of(run)).total_score, '>', 1000, 'two guesses in time count') from t;

-- Time is over before the third home is opened.
select pg_temp.pass(run, 130) from t;
select tests.sign_in(ada) from t;
create temp table third as select pg_temp.round(run, 3) as round from t;
select is(round #>> '{guess,guess,label}', 'time_over', 'a home that is opened after the time is lost') from third;
select is(round #>> '{guess,guess,score}', '0', 'for no points') from third;
select is(round #>> '{guess,guess,price_minor}', '30000000', 'with its reveal') from third;
select is(round #>> '{guess,session,status}', 'finished', 'and the run is over') from third;
select tests.refuses($$select pg_temp.round(run, 4) from t$$, 'run_finished', 409, 'no other home is opened');
select is((public.session_results((run ->> 'session_id')::uuid, 'detailed') #> '{rounds,3,guess}'), 'null'::jsonb,
  'nor is its price told') from t;
select tests.sign_out();
select is(pg_temp.context(run, 4) -> 'refusal' ->> 'code', 'run_finished', 'or guessed') from t;
select ok((pg_temp.session_of(run)).median_log_error < 1, 'homes that were left count as no miss') from t;
select is((select count(*)::integer from private.leaderboard_entries e, t
  where e.session_id = (run ->> 'session_id')::uuid), 1, 'the run is on the board');

-- Time is over while a home is looked at.
select tests.sign_in(ben) from t;
select pg_temp.round(other, 1) from t;
select tests.sign_out();
select pg_temp.pass(other, 181) from t;
select is((public.guess_context((other ->> 'session_id')::uuid, tests.home(other, 1), ben, null, 'test', 10000000, null,
  null, 'GBP') #>> '{round,is_late}'), 'false', 'a guess that was on its way counts for two seconds') from t;
select pg_temp.pass(other, 2) from t;
select is((public.guess_context((other ->> 'session_id')::uuid, tests.home(other, 1), ben, null, 'test', 10000000, null,
  null, 'GBP') #>> '{round,is_late}'), 'true', 'then it is late') from t;
select is(tests.guess(other, 1, 10000000, ben) #>> '{guess,score}', '0', 'a late guess earns nothing') from t;
select is((pg_temp.session_of(other)).status, 'finished', 'and ends the run') from t;
select is(tests.guess(other, 1, 10000000, ben) ->> 'replayed', 'true', 'sent again it is the same') from t;

-- Options are checked; a round's own clock holds beside the run's, and ends only its round.
select is(private.are_mode_options('{"run_seconds": 180}'), true, 'a mode may give a run a clock');
select is(private.are_mode_options('{"run_seconds": 29}') or private.are_mode_options('{"run_seconds": 3601}')
  or private.are_mode_options('{"run_seconds": "180"}'), false, 'from half a minute to an hour');
update public.sessions s set mode_options = '{"run_seconds": 600, "round_seconds": 15}', status = 'active',
  finished_at = null from t where s.id = (other ->> 'session_id')::uuid;
update public.session_rounds r set opened_at = clock_timestamp(), deadline_at = null from t
  where r.session_id = (other ->> 'session_id')::uuid and r.game_listing_id = tests.home(other, 1);
select tests.sign_in(ben) from t;
select is(round(extract(epoch from (r.round ->> 'deadline_at')::timestamptz - (r.round ->> 'opened_at')::timestamptz)),
  15.0, 'a clock of the round ends before that of the run') from (select pg_temp.round(other, 2) as round from t) r;
select tests.sign_out();
select pg_temp.pass(other, 18) from t;
select tests.guess(other, 2, 20000000, ben) from t;
select is((pg_temp.session_of(other)).status, 'active', 'and being late for it ends no run') from t;
select * from finish();

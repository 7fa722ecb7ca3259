-- Three lives: a miss by far costs them by its band, and the run ends with the last.
select plan(21);

create temp table t as select tests.agency('lives-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid, add ada_run jsonb, add ben_run jsonb;
update t set game = tests.game('lives', brand, '{10000000,20000000,30000000,40000000,50000000,60000000}');
update public.games set mode = 'with-lives', mode_options = '{"lives": 3}' where id = (select game from t);
grant select on t to public;
update t set ada_run = tests.start(game, ada), ben_run = tests.start(game, ben);
create function pg_temp.session_of(run jsonb) returns public.sessions language sql as $$
  select s from public.sessions s where s.id = (run ->> 'session_id')::uuid
$$;
create function pg_temp.left_of(run jsonb) returns integer language sql as $$
  select private.lives_left(pg_temp.session_of(run))
$$;

select is(pg_temp.left_of(ada_run), 3, 'a run begins with all its lives') from t;
select is((pg_temp.session_of(ada_run)).mode_options, '{"lives": 3}'::jsonb, 'which are fixed when it starts') from t;
-- By the table: fair and nearer cost none, far off one, way off two.
select tests.guess(ada_run, 1, 10500000, ada) from t;
select is(pg_temp.left_of(ada_run), 3, 'a guess that is near costs nothing') from t;
select tests.guess(ada_run, 2, 26000000, ada) from t;
select is(pg_temp.left_of(ada_run), 3, 'nor does a fair one, 30 % over') from t;
select tests.guess(ada_run, 3, 43000000, ada, label => 'far off') from t;
select is(pg_temp.left_of(ada_run), 2, 'one that is far off, 43 % over, costs a life') from t;
select is((pg_temp.session_of(ada_run)).status, 'active', 'and the run goes on') from t;
select is(tests.guess(ada_run, 3, 43000000, ada, label => 'far off') #>> '{session,status}', 'active',
  'the same guess again costs nothing')
  from t;
select is(pg_temp.left_of(ada_run), 2, 'since it is the same guess') from t;
select is(tests.guess(ada_run, 4, 90000000, ada, label => 'way off') #>> '{session,status}', 'finished',
  'the guess that takes the last life, way off, ends the run') from t;
select is(pg_temp.left_of(ada_run), 0, 'there is never less than none') from t;
select tests.refuses($$select tests.guess(ada_run, 5, 50000000, ada) from t$$, 'run_finished', 409,
  'nothing is guessed after it');
select tests.sign_in(ada) from t;
select tests.refuses($$select public.open_round((ada_run ->> 'session_id')::uuid, tests.home(ada_run, 5)) from t$$,
  'run_finished', 409, 'and no home of it is opened');
select is(public.run_state((ada_run ->> 'session_id')::uuid) #>> '{mode_options,lives}', '3',
  'the run says how many lives it had') from t;
select tests.sign_out();
select ok((pg_temp.session_of(ada_run)).median_log_error < 1, 'homes that the rules left open count as no miss') from t;
select is((select count(*)::integer from private.leaderboard_entries e, t where e.session_id
  = (ada_run ->> 'session_id')::uuid and e.total_score = (pg_temp.session_of(ada_run)).total_score), 1,
  'the run stands on the board with its points');

-- Time over costs as much as the widest miss.
update public.sessions set mode_options = '{"lives": 3, "round_seconds": 15}' where id
  = (select (ben_run ->> 'session_id')::uuid from t);
select tests.sign_in(ben) from t;
select public.open_round((ben_run ->> 'session_id')::uuid, tests.home(ben_run, 1)) from t;
select tests.sign_out();
update public.session_rounds r set deadline_at = clock_timestamp() - interval '1 minute' from t
  where r.session_id = (ben_run ->> 'session_id')::uuid and r.deadline_at is not null;
select tests.sign_in(ben) from t;
select is(public.open_round((ben_run ->> 'session_id')::uuid, tests.home(ben_run, 1)) #>> '{guess,guess,label}',
  'time_over', 'a round whose time is over is lost') from t;
select tests.sign_out();
select is(pg_temp.left_of(ben_run), 1, 'and costs two lives') from t;

-- Other runs know of no lives, and options are checked.
select is(private.lives_left((select s from public.sessions s where not s.mode_options ? 'lives' limit 1)), null,
  'a run of another mode has none to lose');
select is(private.are_mode_options('{"lives": 3}'), true, 'a mode may give lives');
select is(private.are_mode_options('{"lives": 0}'), false, 'but not none');
select is(private.are_mode_options('{"lives": 2.5}') or private.are_mode_options('{"lives": "3"}'), false,
  'and only whole ones');
select * from finish();

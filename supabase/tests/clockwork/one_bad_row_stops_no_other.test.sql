-- What fails by the clock is taken back alone and noted; everything else of the same call happens.
select plan(25);

create temp table t as select tests.agency('mars') as agency, tests.agency('earth') as other,
  tests.person('Owner') as owner;
insert into public.agency_members (agency_id, user_id, role) select agency, owner, 'owner' from t;
grant select on t to public;

-- A tenant's time zone is a known one.
select tests.sign_in(owner) from t;
select throws_ok($$update public.agencies a set version = a.version, time_zone = 'Mars/Olympus' from t
  where a.id = t.agency$$, '23503', null, 'an agency keeps no time zone that nobody knows');
select throws_ok($$update public.agencies a set version = a.version, time_zone = 'GMT+99:61' from t
  where a.id = t.agency$$, '23503', null, 'nor an offset of its own making');
select lives_ok($$update public.agencies a set version = a.version, time_zone = 'America/New_York' from t
  where a.id = t.agency$$, 'but any known one');
select tests.sign_out();
select is_empty($$select a.key from public.agencies a where not exists (select from pg_timezone_names z
  where z.name = a.time_zone)$$, 'every agency has a time');

-- The stack's own clock has finished its boards, and leaves them to this test.
select pg_advisory_xact_lock(hashtextextended('broadcast_boards', 0));

-- Runs: one that cannot be ended, and one that can.
alter table t add bad uuid, add good uuid, add bad_run uuid, add good_run uuid;
update t set bad = tests.game('bad', agency, '{25000000}'), good = tests.game('good', other, '{25000000}');
update t set bad_run = (tests.start(bad) ->> 'session_id')::uuid, good_run = (tests.start(good) ->> 'session_id')::uuid;
update public.sessions s set started_at = now() - case when s.id = t.bad_run then interval '3 days'
  else interval '2 days' end, active_at = now() - interval '25 hours'
  from t where s.id in (t.bad_run, t.good_run);
create function pg_temp.break() returns trigger language plpgsql as $$ begin raise exception
  using errcode = '22023', message = 'time zone "Mars/Olympus" not recognized'; end $$;
do $$
begin
  execute
    format('create trigger a_test_breaks_a_run before update on public.sessions for each row when (new.id = %L) '
    'execute function pg_temp.break()', (select bad_run from t));
  execute
    format('create trigger a_test_breaks_a_board before insert on private.leaderboard_broadcasts for each row when '
    '(new.game_id = %L) execute function pg_temp.break()', (select bad from t));
end $$;
insert into private.leaderboard_changes (game_id) select bad from t union all select good from t;
create function private.a_job_that_fails() returns void
  language plpgsql as $$ begin raise exception 'Nothing but trouble.'; end $$;
insert into private.periodic_jobs (job, every_seconds) values ('a_job_that_fails', 1);
select lives_ok($$select private.run_periodic_jobs()$$, 'the clock goes on');
select is((select s.status from public.sessions s, t where s.id = t.good_run), 'expired',
  'a run that can be ended is ended');
select is((select s.status from public.sessions s, t where s.id = t.bad_run), 'active',
  'one that cannot stays as it was');
select results_eq($$select f.sqlstate, f.message, f.times from private.job_failures f, t where f.job = 'expire_runs'
  and f.subject = t.bad_run::text$$,
  $$values ('22023', 'time zone "Mars/Olympus" not recognized', 1)$$, 'and it is noted why');
select ok((select exists (select from private.leaderboard_broadcasts b, t where b.game_id = t.good)),
  'a board that can be sent is sent');
select is((select count(*) from private.leaderboard_changes c, t where c.game_id = t.good), 0::bigint,
  'and leaves the queue');
select is((select count(*) from private.leaderboard_changes c, t where c.game_id = t.bad), 1::bigint,
  'one that cannot stays in it');
select is((select f.sqlstate from private.job_failures f, t where f.job = 'broadcast_boards'
  and f.subject = t.bad::text), '22023', 'and is noted');
select is((select f.message from private.job_failures f where f.job = 'a_job_that_fails' and f.subject = ''),
  'Nothing but trouble.', 'a job that fails as a whole is noted');

-- Left in peace for a while.
select private.run_periodic_jobs();
select is((select sum(f.times) from private.job_failures f, t where f.subject in (t.bad::text, t.bad_run::text)),
  2::bigint, 'what failed is not tried again at once');
select is(private.is_left_in_peace('expire_runs', bad_run::text), true, 'by the job that failed') from t;
select is(private.is_left_in_peace('broadcast_boards', bad_run::text), false, 'another job has nothing against it')
  from t;
select is(private.is_left_in_peace('expire_runs', good_run::text), false, 'and that job nothing against others') from t;
update private.job_failures set failed_at = failed_at - interval '2 minutes';
select private.run_periodic_jobs();
select is((select f.times from private.job_failures f, t where f.subject = t.bad_run::text), 2, 'but after a while');
drop trigger a_test_breaks_a_run on public.sessions;
update private.job_failures set failed_at = failed_at - interval '3 minutes';
select private.run_periodic_jobs();
select is((select s.status from public.sessions s, t where s.id = t.bad_run), 'expired', 'and then it happens');

-- Bounded.
select private.note_job_failure('flood', n::text, '22023', repeat('x', 600)) from generate_series(1, 1100) n;
select is((select count(*) from private.job_failures), 1000::bigint, 'the newest thousand failures are kept');
select is((select max(char_length(message)) from private.job_failures), 500, 'with a message of bounded length');

-- By the clock.
select is_empty($$select j.job from private.periodic_jobs j where not exists (
  select from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname = j.job
    and p.pronargs = p.pronargdefaults)$$, 'every job is a function');
select is_empty($$select 'x' from pg_proc p where p.proname in ('broadcast_boards', 'count_front_pages',
  'expire_runs', 'queue_unused_photos') and p.pronamespace = 'private'::regnamespace
  and not exists (select from private.periodic_jobs j where j.job = p.proname)$$, 'and none is forgotten');
create function private.a_job_once_an_hour() returns void language plpgsql as $$ begin insert
  into private.leaderboard_changes (game_id) values ('00000000-0000-4000-8000-000000000001'); end $$;
insert into private.periodic_jobs (job, every_seconds) values ('a_job_once_an_hour', 3600);
update private.periodic_jobs set every_seconds = 86400, ran_at = now() where every_seconds = 1;
select private.run_periodic_jobs(), private.run_periodic_jobs();
select is((select count(*) from private.leaderboard_changes where game_id = '00000000-0000-4000-8000-000000000001'),
  1::bigint, 'an hourly job runs once');
update private.periodic_jobs set ran_at = ran_at - interval '1 hour' where job = 'a_job_once_an_hour';
select private.run_periodic_jobs();
select is((select count(*) from private.leaderboard_changes where game_id = '00000000-0000-4000-8000-000000000001'),
  2::bigint, 'and again when it is due');
select * from finish();

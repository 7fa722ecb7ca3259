-- One bad row stops no clockwork.
--
-- What happens by the clock happens for every tenant in one call, so what one tenant wrote must not stop it for the
-- others. An agency's time zone is one that the database knows. Every job has a block of its own, and inside a job so
-- has every board and every run: what fails is taken back alone, noted in job_failures, and left in peace for as many
-- minutes as it has failed times, an hour at most, so that neither the log nor the queue is filled by it.
--
-- Which jobs there are, and how often, is a table. A job that is due runs with the next call, so a call that took long
-- skips none.

create table private.time_zones (
  name text not null,
  constraint a_time_zone_is_known_once primary key (name),
  constraint a_time_zone_has_a_short_name check (char_length(name) between 1 and 60)
);
comment on table private.time_zones
  is 'Time zones that an agency may keep: names of the IANA database as this server knows them.';
alter table private.time_zones enable row level security;
insert into private.time_zones (name)
select z.name from pg_catalog.pg_timezone_names z
where z.name !~ '^(posix|right)/' and z.name not in ('localtime', 'posixrules', 'Factory');

update public.agencies a set time_zone = 'Europe/London'
  where not exists (select from private.time_zones z where z.name = a.time_zone);
alter table public.agencies add constraint an_agency_keeps_the_time_of_a_known_zone
  foreign key (time_zone) references private.time_zones (name) on delete restrict;
create index agencies_by_time_zone on public.agencies (time_zone);

create table private.job_failures (
  job text not null,
  subject text not null default '',
  sqlstate text not null,
  message text not null,
  times integer not null default 1,
  first_failed_at timestamptz not null default clock_timestamp(),
  failed_at timestamptz not null default clock_timestamp(),
  constraint a_failure_is_kept_once_for_a_job_and_subject primary key (job, subject),
  constraint texts_of_a_failure_are_short check (
    char_length(job) <= 63 and char_length(subject) <= 100 and char_length(sqlstate) = 5
      and char_length(message) <= 500)
);
comment on table private.job_failures is
  'What failed by the clock, last and how often: the job, what of it (a board, a run; empty for the job as a whole) '
    'and why. The newest thousand.';
create index job_failures_by_time on private.job_failures (failed_at desc);
alter table private.job_failures enable row level security;

create function private.note_job_failure(job text, subject text, sqlstate text, message text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.job_failures as f (job, subject, sqlstate, message)
  values (left(note_job_failure.job, 63), left(note_job_failure.subject, 100), note_job_failure.sqlstate,
    left(note_job_failure.message, 500))
  on conflict on constraint a_failure_is_kept_once_for_a_job_and_subject do update
    set sqlstate = excluded.sqlstate, message = excluded.message, times = f.times + 1, failed_at = excluded.failed_at;
  delete from private.job_failures f
    where f.failed_at < (select k.failed_at from private.job_failures k order by k.failed_at desc offset 999 limit 1);
end $$;
comment on function private.note_job_failure is 'Notes what failed by the clock; the newest thousand are kept.';

create function private.is_left_in_peace(job text, subject text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
    select from private.job_failures f
    where f.job = is_left_in_peace.job and f.subject = is_left_in_peace.subject
      and f.failed_at > clock_timestamp() - least(f.times, 60) * interval '1 minute');
end $$;
comment on function private.is_left_in_peace is 'Did this fail so lately that it is not tried again yet?';

create or replace function private.broadcast_boards() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  board uuid;
  payload jsonb;
  sent integer := 0;
begin
  -- One caller at a time; a second one has nothing to add.
  if not pg_try_advisory_xact_lock(hashtextextended('broadcast_boards', 0)) then
    return 0;
  end if;
  for board in
    select distinct c.game_id from private.leaderboard_changes c
    where not exists (
      select from private.leaderboard_broadcasts b where b.game_id = c.game_id
        and b.sent_at > clock_timestamp() - interval '2 seconds')
  loop
    continue when private.is_left_in_peace('broadcast_boards', board::text);
    begin
      -- Changes not yet committed stay in the queue for the next time.
      delete from private.leaderboard_changes c where c.game_id = board;
      perform private.count_players(board);
      continue when not exists (select from public.games g where g.id = board and g.has_leaderboard);
      payload := jsonb_build_object('game_id', board, 'top', private.board_top(board));
      perform realtime.send(payload, 'changed', 'leaderboard:' || board, true);
      perform realtime.send(payload, 'changed', 'leaderboard:' || board, false);
      insert into private.leaderboard_broadcasts as b (game_id, sent_at) values (board, clock_timestamp())
      on conflict on constraint a_board_has_one_last_broadcast do update set sent_at = excluded.sent_at;
      sent := sent + 1;
    exception when others then
      perform private.note_job_failure('broadcast_boards', board::text, sqlstate, sqlerrm);
    end;
  end loop;
  return sent;
end $$;

create or replace function private.expire_runs() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  run_id uuid;
  ended integer := 0;
begin
  for run_id in
    select s.id from public.sessions s
    where s.status = 'active' and s.started_at < now() - interval '24 hours'
      and s.active_at < now() - interval '24 hours'
      and not private.is_left_in_peace('expire_runs', s.id::text)
    order by s.started_at limit 500 for no key update skip locked
  loop
    begin
      perform private.end_session(run_id, 'expired');
      ended := ended + 1;
    exception when others then
      perform private.note_job_failure('expire_runs', run_id::text, sqlstate, sqlerrm);
    end;
  end loop;
  return ended;
end $$;

create function private.forget_rate_limits() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.rate_limits r where r.window_at < now() - interval '5 minutes';
end $$;
comment on function private.forget_rate_limits is 'Forgets requests that were counted more than five minutes ago.';

create table private.periodic_jobs (
  job text not null,
  every_seconds integer not null,
  ran_at timestamptz not null default '-infinity',
  constraint a_periodic_job_is_known_once primary key (job),
  constraint a_periodic_job_is_a_function_of_its_name check (job ~ '^[a-z_]{3,63}$'),
  constraint a_periodic_job_runs_once_a_second_to_once_a_day check (every_seconds between 1 and 86400)
);
comment on table private.periodic_jobs
  is 'What happens by the clock: functions of private without arguments, and how often they run.';
alter table private.periodic_jobs enable row level security;
insert into private.periodic_jobs (job, every_seconds) values
  ('broadcast_boards', 1), ('expire_runs', 1), ('forget_rate_limits', 60), ('queue_unused_photos', 3600);

create function private.run_job(job text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  execute format('select private.%I()', run_job.job);
exception when others then
  perform private.note_job_failure(run_job.job, '', sqlstate, sqlerrm);
end $$;
comment on function private.run_job is 'Runs one periodic job; what fails is taken back and noted.';

create or replace function private.run_periodic_jobs() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
begin
  for due in
    select j.job, j.every_seconds from private.periodic_jobs j
    where j.every_seconds = 1 or j.ran_at <= clock_timestamp() - make_interval(secs => j.every_seconds)
    order by j.every_seconds, j.job
  loop
    -- What runs with every call needs no time of its own, and its row no new version a second. Of the others, one
    -- caller at a time: a second one has nothing to add.
    if due.every_seconds > 1 then
      perform from private.periodic_jobs j
        where j.job = due.job and j.ran_at <= clock_timestamp()
          - make_interval(secs => j.every_seconds) for no key update skip locked;
      continue when not found;
      update private.periodic_jobs j set ran_at = clock_timestamp() where j.job = due.job;
    end if;
    perform private.run_job(due.job);
  end loop;
end $$;

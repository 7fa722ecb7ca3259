-- Maintainers see what is stuck.
--
-- Who keeps the product running works in Supabase Studio or any Postgres client, as the role that owns the tables.
-- The schema `maintenance` answers what they ask first: what is stuck, what failed, who changed it, how large it is;
-- and has functions for what must not be edited by hand. No API role reaches it. What is edited in the tables
-- themselves keeps to the same triggers and checks as everybody's writing.

create schema maintenance;
comment on schema maintenance is
  'Questions and deeds of maintainers, for Studio and Postgres clients. No API role reaches it.';
revoke all on schema maintenance from public;

create view maintenance.stuck as
  select 'job' as what, j.job as id, j.ran_at as since,
    'It should run every ' || j.every_seconds || ' s. Does the clock (pg_cron) run? See job_failures.' as what_to_do
  from private.periodic_jobs j where j.every_seconds > 1
    and j.ran_at < now() - make_interval(secs => greatest(j.every_seconds * 5, 300))
  union all
  select 'message', m.id::text, m.due_at, 'The sender does not fetch it. Is send-messages called, and MAIL_URL set?'
  from private.outgoing_messages m where m.state = 'waiting' and m.due_at < now() - interval '1 hour'
  union all
  select 'mail', m.id::text, m.due_at, 'The sender does not fetch it. Is send-messages called, and MAIL_URL set?'
  from private.mails m where m.state = 'waiting' and m.due_at < now() - interval '1 hour'
  union all
  select 'call of a hook', c.id::text, c.due_at, 'An agency''s own system does not answer. Tell its people.'
  from private.lead_hook_calls c where c.state = 'waiting' and c.attempts >= 4
  union all
  select 'feed', r.source_id::text, r.started_at,
    'A reading never ended. Its lease runs out by itself; look at its log.'
  from private.import_source_runs r where r.outcome = 'running' and r.started_at < now() - interval '1 hour'
  union all
  select 'files to remove', f.bucket_id || '/' || f.folder, f.queued_at,
    'Storage refused ' || f.attempts || ' times. Is the service key right?'
  from private.file_removals f where f.queued_at < now() - interval '1 day';
comment on view maintenance.stuck is 'What waits for longer than it should, since when, and what to look at first.';

create view maintenance.failures as
  select f.failed_at as at, 'job ' || f.job as what, f.subject as id, f.sqlstate || ': ' || f.message as why
  from private.job_failures f
  union all
  select m.finished_at, 'message ' || m.kind, m.id::text, m.state || coalesce(': ' || m.failure, '')
  from private.outgoing_messages m where m.state in ('given_up', 'unsure')
  union all
  select m.finished_at, 'mail ' || m.kind, m.id::text, m.state || coalesce(': ' || m.failure, '')
  from private.mails m where m.state in ('given_up', 'unsure')
  union all
  select c.finished_at, 'call of a hook', c.id::text, coalesce(c.failure, 'no answer')
  from private.lead_hook_calls c where c.state = 'given_up'
  union all
  select r.finished_at, 'feed', r.source_id::text, r.code || coalesce(': ' || r.reason, '')
  from private.import_source_runs r where r.outcome = 'failed';
comment on view maintenance.failures is 'Jobs, messages, mails, hooks and feeds that failed. Order it by at.';

create view maintenance.changes as
  select l.logged_at as at, private.name_of_person(l.actor_id) as who, l.actor_id as who_id, a.key as agency,
    l.verb || ' ' || l.subject as what, l.subject_id::text as id, l.before, l.after
  from private.agency_log l left join public.agencies a on a.id = l.agency_id
  union all
  select l.logged_at, private.name_of_person(l.actor_id), l.actor_id, a.key, l.action,
    coalesce(l.session_id, l.listing_id, l.game_id)::text, null, l.details
  from private.management_log l left join public.agencies a on a.id = l.agency_id;
comment on view maintenance.changes is
  'Who changed what of agencies, games, homes and runs. who is empty where the server or a maintainer did.';

create view maintenance.sizes as
  select n.nspname as schema, c.relname as name, c.reltuples::bigint as about_rows,
    pg_size_pretty(pg_table_size(c.oid)) as table_size, pg_size_pretty(pg_indexes_size(c.oid)) as index_size,
    pg_total_relation_size(c.oid) as bytes, obj_description(c.oid, 'pg_class') as what_it_is
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'm');
comment on view maintenance.sizes is 'Tables with their sizes and what they are for. Order it by bytes.';

create view maintenance.agencies as
  select a.key, a.display_name, a.suspended_at, a.created_at, a.is_sample,
    (select string_agg(private.name_of_person(m.user_id) || ' (' || m.role || ')', ', ' order by m.created_at)
      from public.agency_members m where m.agency_id = a.id) as people,
    (select count(*) from public.games g where g.agency_id = a.id) as games,
    (select count(*) from public.assets s where s.agency_id = a.id) as homes,
    (select string_agg(h.host, ', ' order by h.host) from private.agency_hosts h
      where h.agency_id = a.id and h.verified_at is not null) as hosts
  from public.agencies a;
comment on view maintenance.agencies is 'Agencies with their people, games, homes and hosts.';

-- Deeds. Each answers in words what it did.
create function maintenance.run_job(job text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  noted timestamptz := clock_timestamp();
begin
  if not exists (select from private.periodic_jobs j where j.job = run_job.job) then
    raise exception 'There is no job %. See private.periodic_jobs.', run_job.job using errcode = 'no_data_found';
  end if;
  perform private.run_job(run_job.job);
  return coalesce((select 'It failed: ' || f.message from private.job_failures f
    where f.job = run_job.job and f.failed_at >= noted limit 1), 'It ran.');
end $$;
comment on function maintenance.run_job is 'Runs a job of the clock now, as maintenance.run_job(''forget_leads'').';

create function maintenance.send_again(id uuid) returns text
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  sent integer;
begin
  -- Whoever presses this has looked: what nobody can tell of may come twice.
  update private.mails m set state = 'waiting', attempts = 0, due_at = now(), finished_at = null, failure = null
    where m.id = send_again.id and m.state in ('given_up', 'unsure');
  get diagnostics sent = row_count;
  if sent = 0 then
    update private.outgoing_messages m set state = 'waiting', attempts = 0, due_at = now(), finished_at = null,
        failure = null
      where m.id = send_again.id and m.state in ('given_up', 'unsure');
    get diagnostics sent = row_count;
  end if;
  return case when sent = 0 then 'There is no mail or message with this id that was given up.'
    else 'It waits to be sent. One that was unsure may arrive twice.' end;
end $$;
comment on function maintenance.send_again is 'Puts a mail or message that was given up back into the outbox.';

create function maintenance.make_staff(email text) returns text
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := (select u.id from auth.users u where lower(u.email) = lower(btrim(make_staff.email))
    and u.email_confirmed_at is not null);
begin
  if person is null then
    return 'No account has confirmed this address.';
  end if;
  insert into private.staff_members (user_id) values (person) on conflict do nothing;
  return 'They are staff from now on. Delete their row in private.staff_members to end it.';
end $$;
comment on function maintenance.make_staff is
  'Makes somebody one of the platform''s own people, by a confirmed address.';

create function maintenance.suspend_agency(key text, is_suspended boolean default true) returns text
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
begin
  update public.agencies a set version = a.version,
      suspended_at = case when suspend_agency.is_suspended then coalesce(a.suspended_at, now()) end
    where a.key = suspend_agency.key and a.key <> 'default';
  if not found then
    return 'There is no such agency that could be suspended.';
  end if;
  return case when suspend_agency.is_suspended then 'Its site is closed; nothing is lost.' else 'Its site is open.' end;
end $$;
comment on function maintenance.suspend_agency is 'Closes the site of an agency, or opens it again.';

revoke all on all tables in schema maintenance from public, anon, authenticated, service_role;
revoke all on all functions in schema maintenance from public, anon, authenticated, service_role;

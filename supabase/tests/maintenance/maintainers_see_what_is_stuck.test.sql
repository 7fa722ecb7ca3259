-- Maintainers ask what is stuck and who changed it, as the role that Studio uses; no API role reaches their schema, and
-- what they edit by hand keeps to the same rules as everybody's writing.
select plan(26);

create temp table t as
  select tests.agency('kept-brand') as agency, tests.person('Owner') as owner, tests.person('Helper') as helper;
grant select on t to public;
insert into public.agency_members select agency, owner, 'owner' from t;

-- Who reaches it.
select throws_ok(format($$set local role %I; select * from maintenance.stuck$$, r), '42501', null,
  r || ' reaches no view of maintainers') from unnest('{anon,authenticated,service_role}'::text[]) r;
reset role;
select throws_ok(format($$set local role %I; select maintenance.make_staff('a@example.com')$$, r), '42501', null,
  r || ' makes nobody staff') from unnest('{anon,authenticated,service_role}'::text[]) r;
reset role;
select lives_ok(format('select * from maintenance.%I', v.table_name), 'maintainers read ' || v.table_name)
  from information_schema.views v where v.table_schema = 'maintenance';

-- What is stuck.
update private.periodic_jobs set ran_at = now() where every_seconds > 1;
select is_empty($$select from maintenance.stuck where what = 'job'$$, 'jobs that run are not stuck');
update private.periodic_jobs set ran_at = now() - interval '2 days' where job = 'forget_leads';
select results_eq($$select id from maintenance.stuck where what = 'job'$$, $$values ('forget_leads')$$,
  'one that stands still is');
with lead as (
  insert into private.leads (agency_id, kind, mailbox, name, locale)
  select agency, 'message', 'stuck@example.com', 'Stuck', 'en' from t returning id)
insert into private.mails (id, mail_key, kind, lead_id, mailbox, locale, due_at)
  select repeat('c', 32)::uuid, 'stuck', 'lead-confirm', lead.id, 'stuck@example.com', 'en', now() - interval '2 hours'
  from lead;
select is((select count(*)::int from maintenance.stuck where what = 'mail'), 1, 'and so is a mail that nobody fetches');
update private.mails set state = 'unsure', finished_at = now(), failure = 'silence' where mail_key = 'stuck';
select is((select why from maintenance.failures where what = 'mail lead-confirm'), 'unsure: silence',
  'one that failed says why');
select matches(maintenance.send_again(repeat('c', 32)::uuid), '^It waits', 'and can be sent again');
select is((select state from private.mails where mail_key = 'stuck'), 'waiting', 'from the outbox');
select matches(maintenance.send_again(repeat('c', 32)::uuid), '^There is no', 'which one that waits is not');

-- Deeds.
select is(maintenance.run_job('forget_leads'), 'It ran.', 'a job runs at once');
select throws_ok($$select maintenance.run_job('no_job')$$, 'P0002', null, 'one that is not there does not');
select matches(maintenance.make_staff('nobody@example.com'), '^No account', 'nobody becomes staff by a mere address');
update auth.users set email = 'helper@example.com', email_confirmed_at = now() where id = (select helper from t);
select matches(maintenance.make_staff(' Helper@example.com '), '^They are staff', 'by a confirmed one they do');
select is((maintenance.suspend_agency('kept-brand')), 'Its site is closed; nothing is lost.', 'a site is closed');
select is(public.brand_record('kept-brand') ->> 'key', 'default', 'at once');

-- By hand.
select tests.refuses(format($$delete from public.agency_members where user_id = %L$$, owner), 'last_owner', 409,
  'an agency keeps its owner, whoever edits the row') from t;
select isnt_empty($$select from maintenance.changes where agency = 'kept-brand' and what = 'changed agencies'$$,
  'what was edited by hand is in the log as well');
select * from finish();

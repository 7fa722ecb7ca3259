-- Whom a mail about a lead is written to, and whom not: a mailbox that bounces, ended such mails or had its share today
-- gets none, the agency hears at its own address, and whose task a lead is at theirs while they work there.
select plan(35);
create temp table t as select tests.agency('reach-a') as a, tests.agency('reach-b') as b, tests.person('Ada') as ada,
  tests.person('Eve') as eve, tests.person('Zoe') as zoe;
update public.agencies set supported_locales = '{es-ES,en}' where id = (select a from t);
insert into public.agency_members (agency_id, user_id, role)
  select a, zoe, 'owner' from t union all select a, ada, 'agent' from t union all select b, eve, 'owner' from t;
update auth.users u set email = case u.id when t.ada then 'ada' when t.eve then 'eve' else 'zoe' end || '@example.com',
  email_confirmed_at = now() from t where u.id in (t.ada, t.eve, t.zoe);
create temp table l (name text, id uuid);
with made as (
  insert into private.leads (agency_id, kind, mailbox, name, locale)
  select a, 'message', n || '@example.com', n, 'fr-FR' from t, unnest('{ana,ben,cai,dov}'::text[]) n returning name, id)
insert into l select * from made;
create function pg_temp.queue(lead text, kind text, mail_key text default gen_random_uuid()::text) returns boolean
language sql as $$
  select private.queue_lead_mail(d, queue.kind, mail_key) from private.leads d join l on l.id = d.id where l.name = lead
$$;
create function pg_temp.told(lead text, kind text) returns text language sql as $$
  select string_agg(m.mailbox || ' ' || m.locale, ', ' order by m.mailbox) from private.mails m
    join l on l.id = m.lead_id
  where l.name = lead and m.kind = told.kind
$$;
create function pg_temp.end_all() returns void language sql as $$ delete from private.mails $$;
select pg_temp.end_all();

-- To whom.
select is(pg_temp.queue('ana', kind), true, 'a person is written to: ' || kind)
  from unnest('{lead-confirm,lead-copy,lead-reply}'::text[]) kind;
select is(pg_temp.told('ana', kind), 'ana@example.com fr-FR', 'at their own address, in their own language: ' || kind)
  from unnest('{lead-confirm,lead-copy,lead-reply}'::text[]) kind;
select is(pg_temp.queue('ana', kind), true, 'the agency is written to: ' || kind)
  from unnest('{lead-new,lead-due}'::text[]) kind;
select is(pg_temp.told('ana', kind), 'reach-a@example.com es-ES', 'at its own address, in its first language: ' || kind)
  from unnest('{lead-new,lead-due}'::text[]) kind;
select is(pg_temp.queue('ana', 'lead-copy', 'same') and pg_temp.queue('ana', 'lead-copy', 'same'), true,
  'a key that was used is as good as sent');
select is((select count(*)::int from private.mails where mail_key = 'same'), 1, 'and is sent once');
update private.leads set assigned_to = (select ada from t) where name = 'ben';
select is(pg_temp.queue('ben', 'lead-due'), true, 'whose task a lead is');
select is(pg_temp.told('ben', 'lead-due'), 'ada@example.com es-ES', 'is reminded of it');
select is(pg_temp.queue('ben', 'lead-new'), true, 'what comes in is told');
select is(pg_temp.told('ben', 'lead-new'), 'reach-a@example.com es-ES', 'to the agency, whosever task it is');
update auth.users u set email_confirmed_at = null from t where u.id = t.ada;
select is(pg_temp.queue('ben', 'lead-due'), false, 'an address that nobody has shown to be theirs gets no reminder');
update private.leads set assigned_to = (select eve from t) where name = 'ben';
select is(pg_temp.queue('ben', 'lead-due'), false, 'nor does somebody who works for another agency');
update public.agencies set service_email = 'nobody@localhost' where id = (select b from t);
update private.leads set assigned_to = null, agency_id = (select b from t) where name = 'dov';
select is(pg_temp.queue('dov', 'lead-new'), false, 'nor an agency without an address');
select is(pg_temp.queue('dov', 'lead-copy'), true, 'whose people who ask are written to all the same');

-- A mailbox that is closed.
insert into private.bounced_mailboxes (mailbox_hash, bounced_at)
  select private.hash_secret(v.name || '@example.com'), now() - v.age::interval
  from (values ('ana', '29 days'), ('ben', '30 days'), ('reach-a', '1 hour')) v (name, age);
select is(pg_temp.queue('ana', 'lead-copy'), false, 'what bounced within thirty days gets no mail');
select is(pg_temp.queue('ben', 'lead-copy'), true, 'after them it does');
select is(pg_temp.queue('cai', 'lead-copy'), true, 'and others do all the while');
select is(pg_temp.queue('cai', 'lead-new'), false, 'an agency''s own mailbox may bounce as well');
delete from private.bounced_mailboxes;
update private.leads set unsubscribed_at = now() where name = 'cai';
select is(pg_temp.queue('cai', kind), is_sent, 'who wants no more mails ' || case when is_sent then 'still gets this'
    else 'gets none' end || ': ' || kind)
  from (values ('lead-copy', false), ('lead-reply', false), ('lead-confirm', true), ('lead-new', true))
    v (kind, is_sent);

-- Nobody's mailbox is filled by others.
select pg_temp.end_all();
select pg_temp.queue('dov', 'lead-copy'), pg_temp.queue('dov', 'lead-reply'), pg_temp.queue('ana', 'lead-confirm');
select is(pg_temp.queue('dov', 'lead-confirm') and pg_temp.queue('dov', 'lead-confirm')
  and pg_temp.queue('dov', 'lead-confirm'), true, 'three mails a day ask a mailbox');
select is(pg_temp.queue('dov', 'lead-confirm'), false, 'a fourth does not');
select is(pg_temp.queue('dov', 'lead-copy'), true, 'what it said yes to is mailed still');
select is(pg_temp.queue('ana', 'lead-confirm'), true, 'and other mailboxes are asked');
update private.mails m set created_at = now() - interval '24 hours' from l
  where l.id = m.lead_id and l.name = 'dov' and m.kind = 'lead-confirm';
select is(pg_temp.queue('dov', 'lead-confirm'), true, 'as this one is a day later');
select is((select count(*)::int from private.mails m join l on l.id = m.lead_id where l.name = 'dov'
  and m.kind = 'lead-confirm'), 4, 'a mail that was refused was not written');

-- What is due is told of once, of leads that are still there.
select pg_temp.end_all();
delete from private.leads where name = 'ben';
update private.leads set agency_id = (select a from t), remind_at = now() - interval '5 minutes';
select private.erase_lead(id) from l where name = 'cai';
update private.leads set remind_at = now() - interval '5 minutes', state = 'open' where withdrawn_at is not null;
insert into private.lead_rules (agency_id, tells_by_mail)
  select a, true from t union all select b, false from t;
select private.remind_of_leads();
select is((select string_agg(coalesce(d.name, 'nobody'), ' ' order by d.name) from private.mails m
  join private.leads d on d.id = m.lead_id),
  'ana dov', 'nobody is reminded of what was taken back');
select * from finish();

-- The queue of mails: what is due is given out once for two minutes, begun once, and never sent again where nobody can
-- tell whether it left.
select plan(57);
delete from private.mails;
delete from private.bounced_mailboxes;
create temp table t as select tests.agency('queue-a') as a, tests.agency('queue-b') as b;
create temp table l (name text, id uuid);
with made as (
  insert into private.leads (agency_id, kind, mailbox, name, locale, confirmed_at, token_hash)
  select a, 'message', n || '@example.com', n, 'en', now(), private.hash_secret(repeat(left(n, 1), 40))
  from t, unnest('{ana,ben,cai,dov}'::text[]) n returning name, id)
insert into l select * from made;
create function pg_temp.add(lead text, kind text default 'lead-copy', entry_kind text default 'asked') returns uuid
language sql as $$
  with entry as (
    insert into private.lead_entries (lead_id, kind, request_key, body)
    select l.id, entry_kind, gen_random_uuid(), 'Words' from l where l.name = lead returning id, lead_id)
  insert into private.mails (mail_key, kind, lead_id, entry_id, mailbox, locale, due_at)
  select gen_random_uuid()::text, add.kind, e.lead_id, e.id, add.lead || '@example.com', 'en', now() - interval '1 hour'
  from entry e returning id
$$;
create function pg_temp.claim(at_most integer default 10) returns text language sql as $$
  select coalesce(string_agg(split_part(m.row ->> 'mailbox', '@', 1), ' ' order by m.place), '')
  from jsonb_array_elements(public.claim_mails(at_most)) with ordinality m (row, place)
$$;
create function pg_temp.mail(lead text) returns private.mails language sql as $$
  select m from private.mails m where m.mailbox = lead || '@example.com' limit 1
$$;
create function pg_temp.state(lead text) returns text language sql as $$ select (pg_temp.mail(lead)).state $$;
create function pg_temp.begin(lead text) returns boolean language sql as
  $$ select public.begin_mail((pg_temp.mail(lead)).id, encode(sha256(convert_to('new ' || lead, 'UTF8')), 'hex')) $$;
create function pg_temp.finish(lead text, outcome text, failure text default null) returns text language sql as
  $$ select public.finish_mail((pg_temp.mail(lead)).id, outcome, failure) $$;
create function pg_temp.lapse(lead text) returns void language sql as $$
  update private.mails set lease_ends_at = clock_timestamp() - interval '1 second' where id = (pg_temp.mail(lead)).id
$$;

-- Given out once.
select pg_temp.add(name) from l where name <> 'dov';
update private.mails m set due_at = now() - v.age::interval from (values ('ana', '3 hours'), ('ben', '2 hours'),
  ('cai', '-1 minute')) v (name, age) where m.mailbox = v.name || '@example.com';
select is(pg_temp.claim(1), 'ana', 'what has been due the longest is given out first');
select is(pg_temp.claim(), 'ben', 'then the next, and nothing before its time');
select is(pg_temp.state('cai'), 'waiting', 'which waits');
select is(pg_temp.claim(), '', 'nobody gets what somebody has');
select is((pg_temp.mail('ana')).attempts, 1::smallint, 'that is one attempt');
select cmp_ok((pg_temp.mail('ana')).lease_ends_at, '>', clock_timestamp() + interval '110 seconds', 'of two minutes');
select pg_temp.lapse('ana');
select is(pg_temp.claim(), 'ana', 'what nobody began by then is given out again');
select is((pg_temp.mail('ana')).attempts, 2::smallint, 'as a second attempt');
select is((pg_temp.mail('ben')).attempts, 1::smallint, 'and what is still somebody''s stays theirs');

-- Begun once.
select pg_temp.lapse('ben');
select is(pg_temp.begin('ben'), false, 'whoever is late does not begin');
select is(pg_temp.state('ben'), 'claimed', 'so that another may');
select is(pg_temp.begin('cai'), false, 'nor does whoever was given nothing');
select is(pg_temp.begin('ana'), true, 'in time it begins');
select is(pg_temp.begin('ana'), false, 'once');
select is((select token_hash from private.leads where name = 'ana'), sha256('new ana'),
  'from then on the link of this mail is the link of the lead');
select is(pg_temp.claim(), 'ben', 'what was begun is not given out again');
select is(pg_temp.state('ana'), 'begun', 'while it is under way');
select pg_temp.lapse('ana');
select pg_temp.claim();
select results_eq($$select state, finished_at, lease_ends_at, failure from pg_temp.mail('ana')$$,
  $$values ('unsure', now(), null::timestamptz, 'The sender fell silent.')$$,
  'nobody can tell of a mail whose sender fell silent, so that it is not sent again');
select is(pg_temp.finish('ana', 'sent'), null, 'nor finished afterwards');
select is(pg_temp.state('ana'), 'unsure', 'it stays so');

-- Finished once.
select is(pg_temp.finish('ben', 'sent'), null, 'what was not begun has not left');
select is(pg_temp.state('ben'), 'claimed', 'and is as it was');
select pg_temp.begin('ben');
select is(pg_temp.finish('ben', 'sent'), 'sent', 'what left is done');
select results_eq($$select state, finished_at, lease_ends_at, due_at from pg_temp.mail('ben')$$,
  $$values ('sent', now(), null::timestamptz, now() - interval '2 hours')$$, 'and says when');
select is(pg_temp.finish('ben', 'again'), null, 'once');
update private.mails set due_at = now() where id = (pg_temp.mail('cai')).id;
select is(pg_temp.claim(), 'cai', 'when its time has come a mail is given out');
select pg_temp.begin('cai');
select is(pg_temp.finish('cai', 'again', repeat('x', 300)), 'waiting', 'what failed before it left waits');
select results_eq($$select state, finished_at, due_at, char_length(failure) from pg_temp.mail('cai')$$,
  $$values ('waiting', null::timestamptz, now() + interval '2 minutes', 200)$$,
    'for a while, with the reason in short');
create function pg_temp.attempt(lead text, number integer, outcome text, failure text default null) returns text
language plpgsql as $$
begin
  update private.mails set state = 'waiting', lease_ends_at = null, finished_at = null, due_at = now(),
    attempts = number - 1 where id = (pg_temp.mail(lead)).id;
  perform pg_temp.claim();
  perform pg_temp.begin(lead);
  return pg_temp.finish(lead, outcome, failure);
end $$;
select is(pg_temp.attempt('cai', 7, 'again'), 'waiting', 'seven times');
select is((pg_temp.mail('cai')).due_at, now() + interval '60 minutes', 'an hour at most');
select is(pg_temp.attempt('cai', 8, 'again'), 'given_up', 'and is given up after the eighth');
select is((pg_temp.mail('cai')).finished_at, now(), 'which ends it');
select is(pg_temp.attempt('cai', 8, 'sent'), 'sent', 'an eighth that leaves has left');
select is(pg_temp.attempt('cai', 2, 'unsure'), 'unsure', 'of what nobody can tell that is kept');
select is((pg_temp.mail('cai')).finished_at, now(), 'and never tried again');
select is_empty('select from private.bounced_mailboxes', 'none of these closes a mailbox');
select is(pg_temp.attempt('cai', 2, 'refused', 'No such user'), 'given_up', 'a mailbox that refuses');
select results_eq('select mailbox_hash, bounced_at, reason from private.bounced_mailboxes',
  $$values (private.hash_secret('cai@example.com'), now(), 'No such user')$$, 'is closed from then on');
update private.bounced_mailboxes set bounced_at = now() - interval '20 days';
select is(pg_temp.attempt('cai', 2, 'refused', 'Still none'), 'given_up', 'again');
select results_eq('select bounced_at, reason from private.bounced_mailboxes', $$values (now(), 'Still none')$$,
  'for thirty days more');

select is(public.finish_mail(gen_random_uuid(), 'refused'), null, 'a mail that there is not was refused by nobody');
select is((select count(*)::int from private.bounced_mailboxes), 1, 'and closes no mailbox');

-- Which mails lead back to their lead.
delete from private.mails;
select pg_temp.add('dov', 'lead-new');
select is(pg_temp.claim(), 'dov', 'a mail to the agency is given out');
select is(pg_temp.begin('dov'), true, 'and begins');
select is((select token_hash from private.leads where name = 'dov'), private.hash_secret(repeat('d', 40)),
  'without the link by which its person takes everything back');
select pg_temp.finish('dov', 'sent');
delete from private.mails;
select pg_temp.add('dov', 'lead-due');
select pg_temp.claim();
select is(pg_temp.begin('dov'), true, 'so does a reminder');
select is((select token_hash from private.leads where name = 'dov'), private.hash_secret(repeat('d', 40)),
  'without it as well');
delete from private.mails;
select private.erase_lead(id) from l where name = 'dov';
select pg_temp.add('dov');
select pg_temp.claim();
select is(pg_temp.begin('dov'), true, 'a mail that was on its way when its lead was taken back begins');
select is((select token_hash from private.leads where id = l.id), null, 'and makes no new link to it')
  from l where name = 'dov';

-- What they say.
delete from private.mails;
select pg_temp.add('ana', kind, case kind when 'lead-reply' then 'reply' else 'asked' end)
  from unnest('{lead-confirm,lead-copy,lead-new,lead-reply,lead-due}'::text[]) kind;
create temp table said as select m ->> 'kind' as kind, m -> 'lead' as lead
  from jsonb_array_elements(public.claim_mails(10)) m;
select is(lead ->> 'body', case when kind in ('lead-copy', 'lead-reply') then 'Words' end,
  'words of people are in mails to whom has said yes alone: ' || kind) from said order by kind;
select is((select string_agg(kind, ' ') from said where lead ->> 'reply_to' = 'queue-a@example.com'), 'lead-reply',
  'an answer is answered to the agency');
select is((select count(*)::int from said where lead ->> 'reply_to' is not null), 1, 'and nothing else is');
update public.agencies set service_email = 'nobody@localhost' where id = (select a from t);
delete from private.mails;
select pg_temp.add('ana', 'lead-reply', 'reply');
select is((select m #>> '{lead,reply_to}' from jsonb_array_elements(public.claim_mails(10)) m), null,
  'where the agency has no address nobody answers there');
select * from finish();

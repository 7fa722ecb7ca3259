-- The link of a mail says yes to what was asked and to nothing else, once; it takes everything of its person back, and
-- so do their account's end and the days that an agency keeps questions.
select plan(53);
create temp table t as select tests.agency('yes-a') as a, tests.agency('yes-b') as b, tests.person('Ada') as ada,
  tests.person('Bob') as bob, tests.person('Asker') as asker, tests.person('Other') as other;
insert into public.agency_members (agency_id, user_id, role)
  select a, ada, 'agent' from t union all select b, bob, 'owner' from t;
create function pg_temp.token(name text) returns text language sql as $$ select rpad(name, 40, '-') $$;
create function pg_temp.lead(name text, agency text default 'yes-a', confirmed_at timestamptz default null,
  state text default 'new') returns uuid language sql as $$
  insert into private.leads (agency_id, kind, mailbox, name, locale, token_hash, confirmed_at, state)
  select a.id, 'message', lead.name || '@example.com', lead.name, 'en', private.hash_secret(pg_temp.token(lead.name)),
    lead.confirmed_at, lead.state from public.agencies a where a.key = lead.agency returning id
$$;
create function pg_temp.id_of(name text) returns uuid language sql as
  $$ select l.id from private.leads l where l.name = id_of.name $$;
create function pg_temp.add(lead text, of_kind text, body text) returns uuid language sql as $$
  insert into private.lead_entries (lead_id, kind, request_key, body)
  values (pg_temp.id_of(lead), of_kind, gen_random_uuid(), body) returning id
$$;
create function pg_temp.mails(lead text) returns text language sql as $$
  select coalesce(string_agg(m.kind || ' ' || e.body, ', ' order by m.kind, e.body), '') from private.mails m
  left join private.lead_entries e on e.id = m.entry_id where m.lead_id = pg_temp.id_of(lead)
$$;
create function pg_temp.confirm(lead text) returns jsonb language sql as
  $$ select public.confirm_lead(pg_temp.token(lead)) $$;
create function pg_temp.state(lead text) returns text language sql as
  $$ select l.state from private.leads l where l.id = pg_temp.id_of(lead) $$;
delete from private.leads;
delete from private.mails;
delete from private.lead_tickets;
grant select on t to public;

-- Yes.
select pg_temp.lead('ana'), pg_temp.lead('ben', state => 'closed'), pg_temp.lead('cai', state => 'answered'),
  pg_temp.lead('dov', state => 'open');
select pg_temp.add(lead, 'asked', 'Hello') from unnest('{ana,ben,cai,dov}'::text[]) lead;
select pg_temp.add('ana', 'note', 'Rich?'), pg_temp.add('ana', 'reply', 'Yes');
select pg_temp.add('ana', 'asked', 'Again');
select is(public.lead_by_token(pg_temp.token('ana')) -> 'messages', '["Hello", "Again"]',
  'the link shows what was asked, and nothing that the agency wrote');
select is(public.lead_by_token(pg_temp.token('ana')) ->> 'is_confirmed', 'false', 'and that nobody said yes');
select is(pg_temp.confirm('ana') ->> 'is_confirmed', 'true', 'the mailbox says yes');
select is(pg_temp.mails('ana'), 'lead-copy Again, lead-copy Hello, lead-new Again, lead-new Hello',
  'to each question, and to no note and no answer');
select is((select string_agg(e.body, ' ' order by e.body) from private.lead_entries e
  where e.lead_id = pg_temp.id_of('ana') and e.confirmed_at is not null), 'Again Hello', 'which need none');
select is(pg_temp.state('ana'), 'new', 'what is new stays new');
select pg_temp.confirm(lead) from unnest('{ben,cai,dov}'::text[]) lead;
select is(pg_temp.state(lead), 'open', 'what was at rest is open again: ' || lead)
  from unnest('{ben,cai,dov}'::text[]) lead;
update private.leads set state = 'closed', active_at = now() - interval '1 day', confirmed_at = now() - interval '1 day'
  where id = pg_temp.id_of('ana');
delete from private.mails where lead_id = pg_temp.id_of('ana');
select is(pg_temp.confirm('ana'), public.lead_by_token(pg_temp.token('ana')), 'a second yes is answered the same');
select results_eq($$select state, active_at, confirmed_at from private.leads where id = pg_temp.id_of('ana')$$,
  $$values ('closed', now() - interval '1 day', now() - interval '1 day')$$, 'and moves nothing');
select pg_temp.add('ana', 'asked', 'And now?');
select is(pg_temp.confirm('ana') ->> 'is_confirmed', 'true', 'a further question needs its own yes');
select is(pg_temp.mails('ana'), 'lead-copy And now?, lead-new And now?', 'and is mailed alone');
select results_eq($$select state, active_at, confirmed_at from private.leads where id = pg_temp.id_of('ana')$$,
  $$values ('open', now(), now() - interval '1 day')$$, 'it opens the lead, which was confirmed before');
insert into private.lead_rules (agency_id, tells_by_mail) select b, false from t;
select pg_temp.lead('eva', 'yes-b');
select pg_temp.add('eva', 'asked', 'Hello');
select pg_temp.confirm('eva');
select is(pg_temp.mails('eva'), 'lead-copy Hello', 'an agency that wants no mails gets none, its person theirs');

-- Links lead to their lead alone.
create function pg_temp.relink(name text, letters integer) returns text language sql as $$
  update private.leads set token_hash = private.hash_secret(repeat('z', letters)) where id = pg_temp.id_of(relink.name)
  returning repeat('z', letters)
$$;
select pg_temp.relink('ben', 31);
select tests.refuses($$select public.lead_by_token(repeat('z', 31))$$, 'not_found', 404, 'none has 31');
select pg_temp.relink('ben', 32);
select is(public.lead_by_token(repeat('z', 32)) ->> 'name', 'ben', 'a link may have 32 letters');
select pg_temp.relink('ben', 128);
select is(public.lead_by_token(repeat('z', 128)) ->> 'name', 'ben', 'a link may have 128 letters');
select pg_temp.relink('ben', 129);
select tests.refuses($$select public.lead_by_token(repeat('z', 129))$$, 'not_found', 404, 'none has 129');
select public.end_reminder_by_click(pg_temp.relink('ben', 31));
select is((select unsubscribed_at from private.leads where id = pg_temp.id_of('ben')), null,
  'mails are not ended by a shorter one');
select is(public.end_reminder_by_click(pg_temp.relink('ben', 32)), true, 'but by its own');
select is((select string_agg(name, ' ') from private.leads where unsubscribed_at is not null), 'ben',
  'those of one lead');
update private.leads set unsubscribed_at = now() - interval '1 day' where id = pg_temp.id_of('ben');
select public.end_reminder_by_click(repeat('z', 32));
select is((select unsubscribed_at from private.leads where id = pg_temp.id_of('ben')), now() - interval '1 day',
  'from the first click on');
select public.withdraw_lead(pg_temp.relink('ben', 31));
select isnt(pg_temp.id_of('ben'), null, 'a shorter link takes nothing back');
select public.withdraw_lead(pg_temp.relink('ben', 32));
select is(pg_temp.id_of('ben'), null, 'the link of a lead does');
select is((select count(*)::int from private.leads where withdrawn_at is not null), 1, 'and no other');
select is((select count(*)::int from private.lead_entries e join private.leads l on l.id = e.lead_id
  where l.withdrawn_at is not null), 0, 'with all that was written in it');
select is(pg_temp.mails('cai'), 'lead-copy Hello, lead-new Hello', 'what others asked stays');

-- What the people of the agency are not told.
update private.leads set confirmed_at = null where id = pg_temp.id_of('dov');
create temp table ids as select name, id from private.leads;
grant select on ids to public;
select tests.sign_in(ada) from t;
select tests.refuses(format('select public.save_lead(%L, 1, %L)', id, 'open'), 'not_found', 404,
  'nobody works on what its mailbox has not said yes to') from ids where name = 'dov';
select is(public.save_lead(id, 1, 'closed') ->> 'state', 'closed', 'they do on the others') from ids where name = 'cai';
select tests.sign_out();

-- An account takes its own questions along.
create temp table g as select tests.game('yes-game', a, '{20000000}') as game from t;
create temp table run as select tests.start(game, asker) as mine, tests.start(game, other) as theirs from g, t;
select pg_temp.lead(n, confirmed_at => now()) from unnest('{fay,gil,hal,ian}'::text[]) n;
update private.leads l set session_id = (case l.name when 'fay' then mine else theirs end ->> 'session_id')::uuid
  from run where l.name in ('fay', 'gil');
update auth.users set email = 'Hal@example.com' where id = (select asker from t);
select pg_temp.add('hal', 'asked', 'Hello');
delete from auth.users where id = (select asker from t);
select is((select string_agg(name, ' ' order by name) from private.leads where name in ('fay', 'gil', 'hal', 'ian')),
  'gil ian', 'what came from their runs and from their mailbox, and nothing of anybody else');

-- Days.
delete from private.leads;
insert into private.lead_rules (agency_id, keep_days) select a, 30 from t;
update private.lead_rules set keep_days = 1000 where agency_id = (select b from t);
select pg_temp.lead('a-old', 'yes-a', now()), pg_temp.lead('a-young', 'yes-a', now()), pg_temp.lead('b-old', 'yes-b',
  now()), pg_temp.lead('a-silent', 'yes-a'), pg_temp.lead('a-waiting', 'yes-a'), pg_temp.lead('b-silent', 'yes-b');
update private.leads set asked_at = now() - interval '4 days' where name not in ('a-waiting');
update private.leads set active_at = now() - case when name like '%-old' then interval '31 days'
  else interval '29 days' end;
insert into private.lead_tickets (agency_id, made_at)
  select a, now() - v.age::interval from t, (values ('49 hours'), ('47 hours')) v (age);
insert into private.mails (mail_key, kind, mailbox, locale, state, created_at, finished_at)
  select v.name, 'account-goes', 'ana@example.com', 'en', case when v.is_over then 'sent' else 'waiting' end,
    now() - v.age::interval, case when v.is_over then now() end
  from (values ('old', true, '41 days'), ('old and waiting', false, '41 days'), ('young', true, '39 days'))
    v (name, is_over, age);
create temp table e as select pg_temp.add('a-young', 'asked', 'call ' || n) as id, n from generate_series(1, 3) n;
insert into private.lead_hook_calls (lead_id, entry_id, state, finished_at)
  select pg_temp.id_of('a-young'), id, case n when 3 then 'waiting' else 'sent' end,
    case n when 1 then now() - interval '41 days' when 2 then now() - interval '39 days' end from e;
delete from private.bounced_mailboxes;
insert into private.bounced_mailboxes (mailbox_hash, bounced_at)
  values ('\x01', now() - interval '31 days'), ('\x02', now() - interval '29 days');
select private.forget_leads();
select is((select string_agg(name, ', ' order by name) from private.leads), 'a-waiting, a-young, b-old',
  'each agency keeps what it was asked for its own days, and three days what nobody said yes to');
select is((select count(*)::int from private.leads where withdrawn_at is not null), 1,
  'of what is over it stays that it was');
select results_eq('select made_at from private.lead_tickets', $$values (now() - interval '47 hours')$$,
  'a form is forgotten after two days');
select results_eq('select mail_key from private.mails order by 1', $$values ('old and waiting'), ('young')$$,
  'a mail forty days after it was written, unless it has still to leave');
select results_eq('select finished_at from private.lead_hook_calls order by 1',
  $$values (now() - interval '39 days'), (null::timestamptz)$$, 'a call of a hook forty days after it ended');
select results_eq('select mailbox_hash from private.bounced_mailboxes', $$values ('\x02'::bytea)$$,
  'and a mailbox that bounced after thirty');

-- Work for the sender.
delete from private.reminders;
insert into private.reminders (edition, channel, address, locale, time_zone, hour, confirmed_at)
  values ('uk', 'mail', 'ana@example.com', 'en-GB', 'UTC', 7, now());
create function pg_temp.nothing_due() returns void language sql as $$
  delete from private.mails; delete from private.lead_hook_calls; delete from private.outgoing_messages
$$;
create function pg_temp.due(work text, state text, due_in interval, lease interval default null) returns boolean
language plpgsql as $$
begin
  perform pg_temp.nothing_due();
  if work = 'mail' then
    insert into private.mails (mail_key, kind, mailbox, locale, state, due_at, lease_ends_at, finished_at)
    values ('due', 'account-goes', 'ana@example.com', 'en', due.state, now() + due_in, clock_timestamp() + lease,
      case when due.state = 'sent' then now() end);
  elsif work = 'call' then
    insert into private.lead_hook_calls (lead_id, entry_id, state, due_at, lease_ends_at, finished_at)
    select pg_temp.id_of('a-young'), id, due.state, now() + due_in, clock_timestamp() + lease,
      case when due.state = 'sent' then now() end from e where n = 1;
  else
    insert into private.outgoing_messages (reminder_id, kind, state, due_at, lease_ends_at, finished_at)
    select r.id, 'confirm', due.state, now() + due_in, clock_timestamp() + lease,
      case when due.state = 'sent' then now() end from private.reminders r limit 1;
  end if;
  return private.has_due_messages();
end $$;
select pg_temp.nothing_due();
select is(private.has_due_messages(), false, 'with nothing to send the sender sleeps');
select is(pg_temp.due(work, v.state, v.due_in::interval, v.lease::interval), v.is_due, work || ' ' || v.what)
  from unnest('{mail,call,message}'::text[]) work, (values
    ('waiting', '-1 minute', null, true, 'that is due wakes it'),
    ('waiting', '1 minute', null, false, 'before its time does not'),
    ('sent', '-1 minute', null, false, 'that has left does not'),
    ('claimed', '-1 minute', '1 minute', false, 'that somebody has does not'),
    ('claimed', '-1 minute', '-1 minute', true, 'that somebody let lie does')) v (state, due_in, lease, is_due, what);
select * from finish();

-- What changed after a run was played is mailed to whoever asked for it: an account at its own address, a guest once
-- its mailbox has said yes; once a day at most, and each of it once.
select plan(55);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('queue_reminders', 0));

create temp table p as select tests.person('Ann') as ann, tests.person('Bob') as bob, tests.person('Eve') as eve;
grant select on p to public;
update auth.users set email = 'ann@example.com', email_confirmed_at = now() where id = (select ann from p);
update auth.users set email = 'bob@example.com', email_confirmed_at = null where id = (select bob from p);
update auth.users set email = 'eve@example.com', email_confirmed_at = now() where id = (select eve from p);
delete from private.reminders;
create temp table g as select tests.game('told-by-mail', (select id from public.agencies where key = 'default'),
  '{25000000}') as here, tests.game('told-elsewhere', tests.agency('mail-brand'), '{25000000}') as elsewhere;
create temp table r as
select 'ann' as who, tests.start((select here from g), ann) as run from p
union all select 'ann elsewhere', tests.start((select elsewhere from g), ann) from p
union all select 'bob', tests.start((select here from g), bob) from p
union all select 'guest', tests.start((select here from g));
grant select on g, r to public;
create function pg_temp.token() returns text language sql as $$ select run ->> 'guest_token' from r
  where who = 'guest' $$;
create function pg_temp.happens(whose text) returns uuid language sql security definer as $$
  insert into private.notices (player_id, session_id, kind)
  select coalesce(s.user_id, s.guest_id), s.id, 'run_restored'
  from r join public.sessions s on s.id = (r.run ->> 'session_id')::uuid where r.who = whose returning id
$$;
create function pg_temp.ask(email text default null, token text default null, hour integer default 8) returns jsonb
language sql as $$
  select public.ask_for_notice_mail(hour, 'Europe/London', 'en-GB', email, token)
$$;
create function pg_temp.ask_as_guest(email text default 'guest@example.com') returns jsonb language sql as $$
  select pg_temp.ask(email, pg_temp.token())
$$;
create function pg_temp.wish(email text) returns private.reminders language sql security definer as $$
  select w from private.reminders w where w.address = email and w.edition is null order by w.asked_at desc limit 1
$$;
create function pg_temp.kinds(email text) returns text language sql security definer as $$
  select string_agg(m.kind, ',' order by m.created_at, m.kind) from private.outgoing_messages m
    join private.reminders w on w.id = m.reminder_id where w.address = email
$$;
create function pg_temp.comes_due(email text) returns void language sql security definer as $$
  update private.reminders set next_at = now() where address = email and confirmed_at is not null
$$;
create function pg_temp.is_tomorrow() returns void language sql security definer as $$
  update private.outgoing_messages set day_on = day_on - 1, created_at = created_at - interval '1 day'
$$;
create function pg_temp.next_mail() returns jsonb language plpgsql security definer as $$
declare
  message jsonb := public.claim_messages('{mail}', 1) -> 0;
begin
  if message is null or not public.begin_message((message ->> 'id')::uuid,
    encode(private.hash_secret(rpad(message ->> 'address', 40, '.')), 'hex')) then
    return null;
  end if;
  perform public.finish_message((message ->> 'id')::uuid, 'sent');
  return message;
end $$;
create function pg_temp.come_from(address text) returns void language sql as $$
  select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true)
$$;
grant execute on all functions in schema pg_temp to public;
select pg_temp.come_from('203.0.113.7');

-- Whoever has not asked is told nothing.
select pg_temp.happens('ann');
select is(private.queue_reminders(), 0, 'nobody is mailed who did not ask');
select tests.sign_in(ann) from p;
select is(public.own_notice_mail() ->> 'state', 'off', 'and the page says so');

-- An account.
select is(pg_temp.ask('other@example.com') ->> 'address', 'ann@example.com',
  'an account is mailed at its own address, whatever is sent along');
select is(public.own_notice_mail() ->> 'state', 'on', 'at once, since the address is confirmed');
select ok((public.own_notice_mail() ->> 'next_at')::timestamptz > now(), 'at its hour');
select is(pg_temp.kinds('ann@example.com'), null, 'without a question');
select tests.denies('select * from private.reminders', 'nobody reads addresses');
select tests.sign_out();
select pg_temp.comes_due('ann@example.com');
select is(private.queue_reminders(), 0, 'what was there before is not told by mail');
select pg_temp.happens('ann'), pg_temp.happens('ann'), pg_temp.happens('ann elsewhere');
select pg_temp.comes_due('ann@example.com');
select is(private.queue_reminders(), 1, 'what is new is');
create temp table m as select pg_temp.next_mail() as mail;
select is(mail ->> 'kind', 'notices', 'in a mail of its own kind') from m;
select is((mail ->> 'number')::integer, 3, 'which counts it') from m;
select is((mail #> '{news,0}') - 'name', '{"kind": "run_restored", "brand": "default", "count": 2}',
  'by site and kind, and says nothing else') from m;
select is(mail #>> '{news,1,brand}', 'mail-brand', 'each site for itself') from m;
select is(mail -> 'edition', 'null'::jsonb, 'of no challenge') from m;
select pg_temp.happens('ann');
select pg_temp.comes_due('ann@example.com');
select is(private.queue_reminders(), 0, 'a second mail does not come on the same day');
select ok((pg_temp.wish('ann@example.com')).next_at > now(), 'but is looked at again');
select pg_temp.is_tomorrow();
select pg_temp.comes_due('ann@example.com');
select is(private.queue_reminders(), 1, 'the next day it does');
select is((pg_temp.next_mail() ->> 'number')::integer, 1, 'and tells what was not told before');
select pg_temp.is_tomorrow();
select pg_temp.comes_due('ann@example.com');
select is(private.queue_reminders(), 0, 'nothing new is no mail');
create temp table n as select pg_temp.happens('ann') as id;
update private.notices set read_at = now() where id = (select id from n);
select pg_temp.comes_due('ann@example.com');
select is(private.queue_reminders(), 0, 'what was read on the page is not mailed');
select pg_temp.happens('ann');
select pg_temp.comes_due('ann@example.com');
select is(private.queue_reminders(), 1, 'one more');
update private.outgoing_messages set created_at = now() - interval '21 hours' where state = 'waiting';
select is(pg_temp.next_mail(), null, 'a mail that waited for most of a day does not come beside the next one');

-- Its own mail program ends it, and so does the page.
select is(public.end_reminder_by_click(rpad('ann@example.com', 40, '.')), true, 'one click in the mail program');
select is((pg_temp.wish('ann@example.com')).id, null, 'ends it and forgets the address');
select tests.sign_in(ann) from p;
select is(pg_temp.ask() ->> 'state', 'on', 'it is asked for again');
select is(pg_temp.ask(hour => 19) ->> 'hour', '19', 'moved');
select tests.sign_out();
select is((select count(*) from private.reminders), 1::bigint, 'and there once');
select tests.sign_in(ann) from p;
select is(public.end_notice_mail() ->> 'state', 'off', 'and switched off on the page');
select is(public.end_notice_mail() ->> 'state', 'off', 'twice is as good');

-- An account whose address is not confirmed is asked there.
select tests.sign_in(bob) from p;
select is(pg_temp.ask() ->> 'state', 'asked', 'an address that is not confirmed is asked first');
select is(pg_temp.kinds('bob@example.com'), 'confirm', 'by a mail');
select pg_temp.happens('bob');
select tests.sign_out();
update private.reminders set told_until_at = '-infinity';
select is(private.queue_reminders(), 0, 'until it says yes it is told nothing');
select is(pg_temp.next_mail() ->> 'kind', 'confirm', 'the question leaves');
select is(public.reminder_by_token(rpad('bob@example.com', 40, '.')) -> 'edition', 'null'::jsonb,
  'its link says that it is about no challenge');
select tests.sign_in(eve) from p;
select ok((public.confirm_reminder(rpad('bob@example.com', 40, '.')) ->> 'is_confirmed')::boolean,
  'the mailbox says yes');
select is(public.own_notice_mail() ->> 'state', 'off', 'which makes it nobody else''s, whoever is signed in there');
select tests.sign_in(bob) from p;
select is(public.own_notice_mail() ->> 'state', 'on', 'but that of the one who asked');
select tests.sign_out();
select pg_temp.comes_due('bob@example.com');
select is(private.queue_reminders(), 1, 'who is then told');

-- A guest.
select tests.visit();
select tests.refuses('select pg_temp.ask(''nobody@example.com'')', 'not_allowed', 403,
  'who never played asks for nothing');
select tests.refuses('select pg_temp.ask_as_guest(null)', 'invalid_request', 422, 'a guest has to name an address');
select tests.refuses('select pg_temp.ask_as_guest(''guest'')', 'invalid_request', 422, 'that can be one');
select tests.refuses('select pg_temp.ask(''guest@example.com'', pg_temp.token(), 24)', 'invalid_request', 422,
  'and an hour of the day');
select is(pg_temp.ask_as_guest(' Guest@Example.com ') ->> 'state', 'asked', 'then its mailbox is asked');
select is(public.own_notice_mail(pg_temp.token()) ->> 'address', null, 'and the address is told to nobody');
select is(public.own_notice_mail(repeat('x', 40)) ->> 'state', 'off', 'others see nothing of it');
select is(public.end_notice_mail(repeat('x', 40)) ->> 'state', 'off', 'nor end it');
select is(public.own_notice_mail(pg_temp.token()) ->> 'state', 'asked', 'it stands');
select pg_temp.next_mail(), pg_temp.next_mail();
select lives_ok($$select public.confirm_reminder(rpad('guest@example.com', 40, '.'))$$, 'the mailbox says yes');
select is(public.own_notice_mail(pg_temp.token()) ->> 'state', 'on', 'and the guest is told');
select is(pg_temp.ask_as_guest('victim@example.com') ->> 'state', 'asked', 'another address is asked anew');
select is((pg_temp.wish('guest@example.com')).id, null, 'and the one before is forgotten');

-- Nobody's mailbox is filled with questions by asking and taking back.
do $$ begin
  for n in 1..6 loop
    perform pg_temp.next_mail();
    perform public.end_notice_mail(pg_temp.token());
    perform pg_temp.ask_as_guest('victim@example.com');
  end loop;
end $$;
select tests.sign_out();
select is((select count(*) from private.outgoing_messages m join private.reminders w on w.id = m.reminder_id
  where w.address = 'victim@example.com' and m.kind = 'confirm'), 3::bigint, 'three questions in a day, not seven');
select is((select count(*) from private.reminders w where w.address = 'victim@example.com' and w.token_hash is not null
  and w.guest_id is null), 0::bigint, 'the link of a question that was taken back leads nowhere');

-- A claim takes it along.
delete from private.reminders;
select tests.visit();
select pg_temp.ask_as_guest();
select tests.sign_in(eve) from p;
select public.claim_guest_runs(pg_temp.token());
select is(public.own_notice_mail() ->> 'address', 'guest@example.com',
  'a guest''s wish goes with its runs to the account');
select tests.sign_out();
select is((select count(*) from private.reminders where guest_id is not null), 0::bigint,
  'and is no guest''s any more');
select * from finish();

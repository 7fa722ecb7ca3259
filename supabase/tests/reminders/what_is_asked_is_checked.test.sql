-- What a reminder may be asked with, and what a message may become.
select plan(53);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('queue_reminders', 0));

delete from private.reminders;
delete from private.edition_days;
create temp table p as select tests.person('Asker') as asker;
grant select on p to public;
select tests.wait_for_a_whole_minute();
delete from private.rate_limits;
create function pg_temp.ask(email text default 'ada@example.com', hour integer default 7,
  time_zone text default 'Europe/London', locale text default 'en-GB') returns text language sql as $$
  select format('select public.ask_for_reminder(''uk'', %L, %L, %L, %L)', email, hour, time_zone, locale)
$$;
create function pg_temp.push(address text default 'https://fcm.googleapis.com/fcm/send/ada',
  p256dh text default repeat('p', 87), auth_key text default repeat('a', 22), time_zone text default 'Europe/London',
  locale text default 'en-GB', quiet_from integer default null, quiet_until integer default null) returns text
language sql as $$
  select format('select public.save_push_reminders(%L, %L, %L, ''{uk}'', %L, %L, %L, %L)', address, p256dh, auth_key,
    time_zone, locale, quiet_from, quiet_until)
$$;

-- What is asked.
select tests.visit();
select tests.refuses(statement, 'invalid_request', 422, why)
from (values
  (pg_temp.ask(hour => null), 'a mail has an hour'),
  (pg_temp.ask(hour => 24), 'of the day'),
  (pg_temp.ask(time_zone => 'Nowhere/There'), 'in a zone that there is'),
  (pg_temp.ask(locale => null), 'and a language'),
  (pg_temp.ask(locale => 'en_GB; x'), 'that is one'),
  (pg_temp.ask(email => repeat('a', 64) || '@' || repeat(repeat('b', 60) || '.', 4) || 'example.com'),
    'an address has an end'),
  (pg_temp.push(address => 'https://example.com/send'), 'only makers of browsers are called'),
  (pg_temp.push(address => 'https://fcm.googleapis.com.example.com/send'), 'whatever an address begins with'),
  (pg_temp.push(address => 'https://fcm.googleapis.com/' || repeat('x', 1000)), 'and no longer'),
  (pg_temp.push(address => 'ada@example.com'), 'a mailbox is none'),
  (pg_temp.push(address => null), 'nor is nothing'),
  (pg_temp.push(p256dh => 'short'), 'a browser has a key'),
  (pg_temp.push(p256dh => null), 'and not none'),
  (pg_temp.push(auth_key => 'short'), 'and a secret'),
  (pg_temp.push(auth_key => null), 'which is not none either'),
  (pg_temp.push(locale => 'english'), 'and a language'),
  (pg_temp.push(locale => null), 'which it says'),
  (pg_temp.push(quiet_from => 21), 'quiet hours end'),
  (pg_temp.push(quiet_until => 8), 'and begin'),
  (pg_temp.push(quiet_from => 21, quiet_until => 24), 'within a day'),
  (pg_temp.push(time_zone => 'Nowhere/There'), 'in a zone that there is')) v (statement, why);
select lives_ok(pg_temp.ask(), 'a mailbox is asked');
select lives_ok(pg_temp.push(quiet_from => 21, quiet_until => 8), 'and a browser told');
select tests.sign_out();
select is(private.is_push_address(a), wanted, a) from (values
  ('https://updates.push.services.mozilla.com/wpush/v2/x', true), ('https://web.push.apple.com/x', true),
  ('https://db5p.notify.windows.com/w/?token=x', true), ('http://fcm.googleapis.com/x', false)) v (a, wanted);
delete from private.rate_limits;
insert into private.rate_limits (subject, window_at, hits)
  select 'reminder-from:' || private.caller_address(), date_trunc('minute', clock_timestamp()), 20;
select tests.refuses(pg_temp.push(), 'rate_limited', 429,
  'twenty in a minute come from a network, of browsers as well');
delete from private.rate_limits;

-- Messages of days are no questions: they fill no mailbox and hold up none.
create temp table ada as select r.id from private.reminders r where r.address = 'ada@example.com';
update private.outgoing_messages m set state = 'sent', finished_at = now() from ada where m.reminder_id = ada.id;
insert into private.outgoing_messages (reminder_id, kind, day_on, number, state, finished_at)
  select id, 'day', date '2026-01-01' + n, n, 'sent', now() from ada, generate_series(1, 3) n;
insert into private.outgoing_messages (reminder_id, kind, day_on, number) select id, 'day', '2026-02-01', 9 from ada;
select tests.visit();
select lives_ok(pg_temp.ask(), 'a mailbox that is told of days is asked');
select tests.sign_out();
select is((select count(*)::integer from private.outgoing_messages m, ada where m.reminder_id = ada.id
  and m.kind = 'confirm' and m.state = 'waiting'), 1, 'with a mail of its own');

-- The end of a reminder.
update private.reminders r set token_hash = private.hash_secret(repeat('t', 40)) from ada where r.id = ada.id;
select tests.visit();
select is(public.end_reminder(repeat('u', 40)), '{"is_ended": true}',
  'a link that never was is answered as one that was');
select tests.serve();
select is(public.end_reminder_by_click(repeat('u', 40)), true, 'and so is a click of a mail program');
select tests.sign_out();
select is((select count(*)::integer from private.reminders r, ada where r.id = ada.id), 1, 'and ends nothing');
select tests.serve();
select is(public.end_reminder_by_click(repeat('t', 40)), true, 'the link of the mail');
select tests.sign_out();
select is((select count(*)::integer from private.reminders r, ada where r.id = ada.id), 0, 'ends its reminder');

-- What becomes of messages.
delete from private.reminders;
insert into private.edition_days (edition, day_on, number, opens_at, closes_at)
  values ('uk', '2026-01-01', -9000, '2026-01-01', '2026-01-02'), ('uk', '2026-01-02', -8999, '2026-01-02', 'infinity');
create function pg_temp.message(state text, kind text default 'known', day_on date default null,
  lease interval default null, due interval default '0', channel text default 'mail') returns uuid language sql as $$
  with r as (
    insert into private.reminders (edition, channel, address, locale, time_zone, hour, confirmed_at)
    values ('uk', message.channel, gen_random_uuid() || '@example.com', 'en-GB', 'UTC', 7, now()) returning id)
  insert into private.outgoing_messages (reminder_id, kind, day_on, number, state, lease_ends_at, due_at, finished_at)
    select r.id, message.kind, message.day_on, case when message.day_on is not null then 1 end, message.state,
      clock_timestamp() + lease, now() + due, case when message.state in ('sent', 'given_up', 'unsure') then now() end
    from r returning id
$$;
create function pg_temp.state(message uuid) returns text language sql as $$
  select m.state from private.outgoing_messages m where m.id = message
$$;
select is(private.has_due_messages(), false, 'where nothing waits nothing is due');
create temp table m as select pg_temp.message('sent', 'day', '2026-01-01') as sent,
  pg_temp.message('waiting', 'day', '2026-01-01', due => '1 hour') as later,
  pg_temp.message('begun', lease => '1 minute') as begun;
select is(private.has_due_messages(), false, 'nor what is sent, due later, or being sent');
create temp table l as select pg_temp.message('claimed', lease => '-1 minute') as lost;
grant select on l, m to public;
select is(private.has_due_messages(), true, 'what a sender has lost is');
select tests.serve();
select is(public.begin_message(lost), false, 'who claimed it so long ago does not begin to send it') from l;
select is((select array_agg(c ->> 'id') from jsonb_array_elements(public.claim_messages('{mail}', 50)) c),
  (select array[lost::text] from l), 'it alone is given out again');
select tests.sign_out();
select is(pg_temp.state(sent) || ' ' || pg_temp.state(later) || ' ' || pg_temp.state(begun), 'sent waiting begun',
  'what is sent stays sent, what is due later waits, and what is being sent goes on') from m;
select is(public.finish_message(later, 'gone'), null, 'what nobody began to send has no end') from m;
select is((select count(*)::integer from private.outgoing_messages o, m where o.id = m.later), 1,
  'and is forgotten by nobody''s word') from m;
update private.reminders r set refusals = 2 from private.outgoing_messages o, m where o.id = m.begun
  and r.id = o.reminder_id;
select is(public.finish_message(begun, 'sent'), 'sent', 'a mail that arrives') from m;
select is((select r.refusals from private.reminders r join private.outgoing_messages o on o.reminder_id = r.id, m
  where o.id = m.begun), 0::smallint, 'ends what was refused before');

-- What is forgotten.
create temp table f as select pg_temp.message('sent') as old, pg_temp.message('sent') as young,
  pg_temp.message('waiting', due => '1 day') as waiting;
update private.outgoing_messages o set created_at = now() - interval '41 days' from f where o.id in (f.old, f.waiting);
update private.outgoing_messages o set created_at = now() - interval '39 days' from f where o.id = f.young;
update private.reminders r set asked_at = now() - interval '100 days';
select private.forget_reminders();
select is(array[pg_temp.state(old), pg_temp.state(young), pg_temp.state(waiting)], '{null,sent,waiting}',
  'what ended forty days ago is forgotten') from f;
select cmp_ok((select count(*)::integer from private.reminders), '>=', 6, 'who said yes is not');

-- The clock: one that cannot be told stops nobody, and who has two ways and one account is told once.
delete from private.reminders;
create temp table pool as select tests.game('reminder-pool', (select id from public.agencies where key = 'default'),
  array(select 10000000 + 1000000 * n from generate_series(1, 50) n)) as game;
update public.games set state = 'draft' where id = (select game from pool);
delete from private.edition_days;
insert into private.edition_pool (listing_id) select gl.listing_id from public.game_listings gl, pool
  where gl.game_id = pool.game on conflict do nothing;
update private.editions set first_on = private.edition_day_at(editions, now()) - 3 where edition = 'uk';
create function pg_temp.reminder(address text, user_id uuid default null) returns uuid language sql as $$
  insert into private.reminders (edition, channel, address, p256dh, auth_key, locale, time_zone, hour, user_id,
    confirmed_at, next_at)
  values ('uk', case when address ~ '^https' then 'push' else 'mail' end, address,
    case when address ~ '^https' then repeat('p', 87) end, case when address ~ '^https' then repeat('a', 22) end,
    'en-GB', 'Europe/London', case when address !~ '^https' then 7 end, user_id, now(), now())
  returning id
$$;
create temp table w as select pg_temp.reminder('https://fcm.googleapis.com/fcm/send/asker', asker) as push,
  pg_temp.reminder('asker@example.com', asker) as mail from p;
select is(private.queue_reminders(), 1, 'whoever has two ways and one account is told of a day once');
update private.outgoing_messages o set state = 'given_up', finished_at = now();
update private.reminders r set next_at = now() from w where r.id = (
  select x from w, unnest(array[w.push, w.mail]) x where x not in (select reminder_id from private.outgoing_messages));
select is(private.queue_reminders(), 1, 'where one way is given up the other is taken');
create temp table b as select pg_temp.reminder('broken@example.com') as broken,
  pg_temp.reminder('fine@example.com') as fine;
create function pg_temp.break() returns trigger language plpgsql as $$
begin
  if new.reminder_id = (select broken from b) then
    raise exception 'broken';
  end if;
  return new;
end $$;
create trigger breaks before insert on private.outgoing_messages for each row execute function pg_temp.break();
select is(private.queue_reminders(), 1, 'one that cannot be told stops no other');
select is((select f.times from private.job_failures f, b where f.job = 'queue_reminders' and f.subject = broken::text),
  1, 'is noted');
drop trigger breaks on private.outgoing_messages;
select is(private.queue_reminders(), 0, 'and left in peace for a minute');

-- Quiet hours over midnight: a challenge that opens at nineteen o'clock elsewhere waits until they end.
select is(private.next_reminder_at(jsonb_populate_record(null::private.reminders, jsonb_build_object('edition', 'uk',
    'channel', 'push', 'time_zone', 'America/New_York', 'quiet_from', 18, 'quiet_until', 8)), '2026-06-10 12:00Z'),
  '2026-06-11 12:00Z', 'the evening of quiet hours is as quiet as their morning');

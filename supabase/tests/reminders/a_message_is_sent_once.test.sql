-- A day is told once to each reminder, and by one way alone to whoever has two. What failed before it left is tried
-- again, later each time; what nobody knows about is never sent again.
select plan(29);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('queue_reminders', 0));

create temp table pool as select tests.game('pool-of-homes', (select id from public.agencies where key = 'default'),
  array(select 10000000 + 1000000 * n from generate_series(1, 50) n)) as game;
update public.games set state = 'draft' where id = (select game from pool);
delete from private.edition_days;
delete from private.reminders;
insert into private.edition_pool (listing_id) select gl.listing_id from public.game_listings gl, pool
  where gl.game_id = pool.game on conflict do nothing;
update private.editions set first_on = private.edition_day_at(editions, now()) - 3 where edition = 'uk';

create function pg_temp.reminder(address text, edition text default 'uk', device text default null) returns uuid
language sql as $$
  insert into private.reminders (edition, channel, address, p256dh, auth_key, locale, time_zone, hour, device_hash,
    confirmed_at, next_at)
  values (edition, case when address ~ '^https' then 'push' else 'mail' end, address,
    case when address ~ '^https' then repeat('p', 87) end, case when address ~ '^https' then repeat('a', 22) end,
    'en-GB', 'Europe/London', case when address !~ '^https' then 7 end, private.device_hash(device), now(), now())
  returning id
$$;
create function pg_temp.claim() returns uuid[] language sql as $$
  select array(select (m ->> 'id')::uuid from jsonb_array_elements(public.claim_messages('{mail,push}', 50)) m)
$$;
create function pg_temp.lease_ends(message uuid) returns void language sql as $$
  update private.outgoing_messages set lease_ends_at = now() - interval '1 second' where id = message
$$;
create function pg_temp.state(message uuid) returns text language sql as $$
  select state from private.outgoing_messages where id = message
$$;

-- Once a day.
create temp table r as select pg_temp.reminder('ada@example.com') as ada;
select is(private.queue_reminders(), 1, 'a reminder that is due is queued');
select ok((select next_at > now() from private.reminders, r where id = ada), 'and its next one is to come');
update private.reminders set next_at = now();
select is(private.queue_reminders(), 0, 'the same day is not queued again');
select ok(private.has_due_messages(), 'the clock calls the sender');
create temp table m as select (pg_temp.claim())[1] as id;
select isnt(id, null, 'the sender gets the message') from m;
select is(pg_temp.claim(), '{}', 'no other sender does') from m;
select is(public.finish_message(id, 'sent'), null, 'what nobody began to send was not sent') from m;
select ok(public.begin_message(id, repeat('ab', 32)), 'it begins') from m;
select ok(not public.begin_message(id), 'once') from m;
select is(public.finish_message(id, 'sent'), 'sent', 'it is sent') from m;
select is(pg_temp.claim(), '{}', 'and over') from m;
select is((select token_hash from private.reminders, r where id = ada), decode(repeat('ab', 32), 'hex'),
  'the token of its link is known by its hash');
select is((select number from private.outgoing_messages, m where outgoing_messages.id = m.id), 4, 'it has its number');

-- A crash before and after the beginning.
create temp table c as select pg_temp.reminder('bob@example.com') as bob;
select private.queue_reminders();
create temp table n as select (pg_temp.claim())[1] as id;
select pg_temp.lease_ends(id) from n;
select is(pg_temp.claim(), array[id], 'a sender that fell silent before it began loses the message to the next') from n;
select ok(public.begin_message(id), 'which begins') from n;
select pg_temp.lease_ends(id) from n;
select is(pg_temp.claim(), '{}', 'one that fell silent while it sent loses it to nobody') from n;
select is(pg_temp.state(id), 'unsure', 'since nobody knows whether it left') from n;

-- Again, later, and never.
select pg_temp.reminder('cleo@example.com');
select private.queue_reminders();
create temp table o as select (pg_temp.claim())[1] as id;
select public.begin_message(id) from o;
select is(public.finish_message(id, 'again', 'busy'), 'waiting', 'what failed before it left waits') from o;
select is(pg_temp.claim(), '{}', 'for two minutes at first');
select is((select due_at - now() from private.outgoing_messages x, o where x.id = o.id), interval '2 minutes',
  'then twice as long each time');
update private.outgoing_messages set due_at = now(), attempts = 7 where id = (select id from o);
select pg_temp.claim();
select public.begin_message(id) from o;
select is(public.finish_message(id, 'again', 'busy'), 'given_up', 'after eight times it is given up') from o;
select pg_temp.reminder('dora@example.com');
select private.queue_reminders();
update private.edition_days set opens_at = now() - interval '2 days', closes_at = now() where edition = 'uk';
select is(pg_temp.claim(), '{}', 'a day that is over is told to nobody');
update private.edition_days set closes_at = now() + interval '1 hour' where edition = 'uk';

-- Two ways, one message.
select pg_temp.reminder('https://fcm.googleapis.com/fcm/send/one', 'uk', 'a browser of somebody''s');
select pg_temp.reminder('eve@example.com', 'uk', 'a browser of somebody''s');
select pg_temp.reminder('fay@example.com', 'uk', 'a browser of somebody else''s');
select is(private.queue_reminders(), 2, 'who has notifications and mails of a day gets one of them, others theirs');

-- Gone and refused.
update private.outgoing_messages m set state = 'given_up', finished_at = now(), lease_ends_at = null
  from private.reminders r where r.id = m.reminder_id and r.channel = 'mail' and m.state in ('waiting', 'claimed');
create temp table g as select (pg_temp.claim())[1] as id;
select ok(public.begin_message(id), 'a notification begins') from g;
select public.finish_message(id, 'gone') from g;
select is((select count(*)::integer from private.reminders where channel = 'push'), 0,
  'a browser that took its address back is forgotten');
update private.reminders set refusals = 1 where address = 'fay@example.com';
insert into private.outgoing_messages (reminder_id, kind) select id, 'known' from private.reminders
  where address = 'fay@example.com';
select public.finish_message(f, 'refused') from unnest(pg_temp.claim()) f where public.begin_message(f);
select is((select refusals from private.reminders where address = 'fay@example.com'), 2::smallint,
  'a mailbox that refuses is counted');
insert into private.outgoing_messages (reminder_id, kind) select id, 'known' from private.reminders
  where address = 'fay@example.com';
select public.finish_message(f, 'refused') from unnest(pg_temp.claim()) f where public.begin_message(f);
select is((select count(*)::integer from private.reminders where address = 'fay@example.com'), 0,
  'three in a row, and it is left alone');

-- Ended between the claim and the sending.
select pg_temp.reminder('gus@example.com');
select private.queue_reminders();
create temp table e as select pg_temp.claim() as ids;
delete from private.reminders where address = 'gus@example.com';
select ok(not public.begin_message(ids[1]), 'what was ended meanwhile is not sent') from e;

insert into private.reminders (edition, channel, address, locale, time_zone, hour, asked_at) values
  ('uk', 'mail', 'old@example.com', 'en-GB', 'UTC', 1, now() - interval '73 hours'),
  ('uk', 'mail', 'new@example.com', 'en-GB', 'UTC', 1, now() - interval '71 hours');
select private.forget_reminders();
select is((select string_agg(address, ',') from private.reminders where confirmed_at is null), 'new@example.com',
  'an address that said nothing for three days is forgotten');

-- Reminders of new challenges.
--
-- Whoever asks for it is told once a day that a challenge is open: by mail, after the mailbox has said yes, at an hour
-- of theirs; or by a notification of their browser, when the challenge opens and no quiet hours are on. Nobody is told
-- of a day by both.
--
-- What is to be sent is a row first, written in the transaction that decides about it. send-messages sends it after
-- the commit: it claims a row, says that it begins, sends, and says how that went. A row whose sender fell silent in
-- between is never sent again, since nobody knows whether it left: one mail too few is better than the same one twice.
-- What failed before it left is tried again, later and later.
--
-- A link in a mail has a token whose sha-256 is all that is kept of it. Asking answers the same for every address.

create function private.is_mail_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(address) <= 254 and address
    ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'
$$;
comment on function private.is_mail_address is
  'Can mail be sent to this address, in small letters? Held equal to the domain''s isMailAddress.';

create function private.is_push_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(address) <= 1000 and address
    ~ ('^https://(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com'
    || '|([a-z0-9-]+\.)*(push\.apple\.com|notify\.windows\.com))/[!-~]+$')
$$;
comment on function private.is_push_address is
  'Is it an address of a browser maker''s push service? Nothing else is called. Held equal to the domain''s.';

create table private.reminders (
  id uuid not null default gen_random_uuid(),
  edition text not null,
  channel text not null,
  address text not null,
  p256dh text,
  auth_key text,
  locale text not null,
  time_zone text not null,
  hour smallint,
  quiet_from smallint,
  quiet_until smallint,
  token_hash bytea,
  user_id uuid,
  device_hash bytea,
  refusals smallint not null default 0,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  next_at timestamptz,
  constraint reminders_have_an_id primary key (id),
  constraint an_address_is_reminded_of_an_edition_once unique (address, edition),
  constraint a_reminder_is_of_an_edition foreign key (edition) references private.editions (edition) on delete cascade,
  constraint a_reminder_keeps_a_known_time_zone foreign key (time_zone)
    references private.time_zones (name) on delete restrict,
  constraint a_reminder_may_be_a_users foreign key (user_id) references auth.users (id) on delete cascade,
  constraint a_reminder_comes_by_mail_or_push check (channel in ('mail', 'push')),
  constraint a_reminder_by_mail_has_a_mail_address check (channel <> 'mail' or private.is_mail_address(address)),
  constraint a_reminder_by_mail_has_an_hour check (channel <> 'mail' or hour is not null),
  constraint a_reminder_by_push_has_its_address_and_keys check (channel <> 'push' or (private.is_push_address(address)
    and p256dh is not null and auth_key is not null)),
  constraint push_keys_are_short check (p256dh ~ '^[A-Za-z0-9_-]{80,90}$' and auth_key ~ '^[A-Za-z0-9_-]{16,32}$'),
  constraint a_reminder_has_a_short_locale check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  constraint a_reminder_comes_at_an_hour check (hour between 0 and 23),
  constraint quiet_hours_are_hours check (quiet_from between 0 and 23 and quiet_until between 0 and 23),
  constraint quiet_hours_begin_and_end check ((quiet_from is null) = (quiet_until is null)),
  constraint refusals_of_a_reminder_are_counted check (refusals between 0 and 100),
  constraint only_a_confirmed_reminder_comes check (next_at is null or confirmed_at is not null)
);
comment on table private.reminders is
  'Who is told of an edition''s new challenges, and how. Before a mailbox said yes it gets that question alone.';
create unique index reminders_by_token on private.reminders (token_hash) where token_hash is not null;
create index reminders_that_are_due on private.reminders (next_at) where next_at is not null;
create index reminders_unconfirmed on private.reminders (asked_at) where confirmed_at is null;
create index reminders_by_edition on private.reminders (edition);
create index reminders_by_time_zone on private.reminders (time_zone);
create index reminders_by_user on private.reminders (user_id, edition) where user_id is not null;
create index reminders_by_device on private.reminders (device_hash, edition) where device_hash is not null;
alter table private.reminders enable row level security;

create table private.outgoing_messages (
  id uuid not null default gen_random_uuid(),
  reminder_id uuid not null,
  kind text not null,
  day_on date,
  number integer,
  state text not null default 'waiting',
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  lease_ends_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  failure text,
  constraint outgoing_messages_have_an_id primary key (id),
  constraint a_message_is_about_a_reminder foreign key (reminder_id)
    references private.reminders (id) on delete cascade,
  constraint a_day_is_told_once unique (reminder_id, day_on),
  constraint a_message_is_of_a_known_kind check (kind in ('confirm', 'known', 'day')),
  constraint a_message_about_a_day_names_it check ((kind = 'day') = (day_on is not null and number is not null)),
  constraint a_message_is_in_a_known_state check (
    state in ('waiting', 'claimed', 'begun', 'sent', 'given_up', 'unsure')),
  constraint a_message_under_way_has_a_lease check ((state in ('claimed', 'begun')) = (lease_ends_at is not null)),
  constraint a_message_that_is_over_says_when check (
    (state in ('sent', 'given_up', 'unsure')) = (finished_at is not null)),
  constraint attempts_of_a_message_are_counted check (attempts between 0 and 100),
  constraint a_failure_of_a_message_is_short check (char_length(failure) <= 200)
);
comment on table private.outgoing_messages is
  'What is to be sent, and what became of it; written with what decides about it, sent after the commit.';
create index outgoing_messages_to_send on private.outgoing_messages (due_at) where state = 'waiting';
create index outgoing_messages_under_way on private.outgoing_messages (lease_ends_at) where lease_ends_at is not null;
create index outgoing_messages_by_age on private.outgoing_messages (created_at);
alter table private.outgoing_messages enable row level security;

-- When.
create function private.reminder_at(asked private.reminders, opens_at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  opening timestamp := opens_at at time zone asked.time_zone;
  o_clock integer := extract(hour from opening);
  wanted integer;
  moment timestamptz;
begin
  if asked.hour is not null then
    wanted := asked.hour;
  elsif asked.quiet_from < asked.quiet_until and o_clock >= asked.quiet_from and o_clock < asked.quiet_until
    or asked.quiet_from > asked.quiet_until and (o_clock >= asked.quiet_from or o_clock < asked.quiet_until)
  then
    wanted := asked.quiet_until;
  else
    return opens_at;
  end if;
  moment := (opening::date + make_interval(hours => wanted)) at time zone asked.time_zone;
  return case when moment >= opens_at then moment
    else (opening::date + 1 + make_interval(hours => wanted)) at time zone asked.time_zone end;
end $$;
comment on function private.reminder_at is
  'When a challenge that opens at this moment is told of: at the hour of the reminder, or when no quiet hours are on.';

create function private.next_reminder_at(asked private.reminders, after timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  edition private.editions := (select e from private.editions e where e.edition = asked.edition);
  moment timestamptz;
begin
  for ahead in 0..2 loop
    moment := private.reminder_at(asked, private.edition_opens_at(edition,
      private.edition_day_at(edition, next_reminder_at.after) + ahead * private.edition_step(edition)));
    exit when moment > next_reminder_at.after;
  end loop;
  return moment;
end $$;
comment on function private.next_reminder_at is 'The next moment at which this reminder comes.';

-- Asking.
create function private.reminder_of(token text) returns private.reminders
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.reminders;
begin
  select r.* into found from private.reminders r
    where char_length(reminder_of.token) between 32 and 128
      and r.token_hash = private.hash_secret(reminder_of.token);
  if found.id is null then
    perform private.refuse(404, 'not_found', 'This link leads to no reminder any more. Ask for a new one.');
  end if;
  return found;
end $$;
comment on function private.reminder_of is 'The reminder of a link in a mail; refuses others with not_found.';

create function private.check_reminder_times(time_zone text, hours integer[]) returns void
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not exists (select from private.time_zones z where z.name = check_reminder_times.time_zone)
    or exists (select from unnest(check_reminder_times.hours) h where h is not null and h not between 0 and 23)
  then
    perform private.refuse(422, 'invalid_request', 'The hour or its time zone is not known. Choose another one.');
  end if;
end $$;
comment on function private.check_reminder_times is 'Refuses hours and time zones that there are not.';

create function private.check_reminder_caller() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  wait_seconds integer := greatest(private.take_rate_limit('reminder-from:' || private.caller_address(), 20),
    private.take_rate_limit('reminder', 600));
begin
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'Several requests came from this network within a minute. Wait a moment and try again.', wait_seconds::text);
  end if;
end $$;
comment on function private.check_reminder_caller is
  'Limits what is asked about reminders by network address, and in all.';

create function private.device_hash(device text) returns bytea
language sql immutable set search_path = '' as $$
  select private.hash_secret(device) where char_length(device) between 16 and 128
$$;
comment on function private.device_hash is 'What is kept of a browser''s own name for itself; null where it has none.';

create function private.ask_for_reminder(edition text, email text, hour integer, time_zone text, locale text,
  device text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions := private.edition_of(ask_for_reminder.edition);
  mailbox text := lower(btrim(ask_for_reminder.email));
  reminder private.reminders;
begin
  if not coalesce(private.is_mail_address(mailbox), false) or ask_for_reminder.hour is null
    or not coalesce(ask_for_reminder.locale ~ '^[a-z]{2}(-[A-Z]{2})?$', false)
  then
    perform private.refuse(422, 'invalid_request', 'This is no address that mail can be sent to. Check it.');
  end if;
  perform private.check_reminder_times(ask_for_reminder.time_zone, array[ask_for_reminder.hour]);
  perform private.check_reminder_caller();
  -- What somebody asks for who may not own the mailbox changes nothing that its owner has confirmed.
  insert into private.reminders as r (edition, channel, address, locale, time_zone, hour, user_id, device_hash)
  values (asked.edition, 'mail', mailbox, ask_for_reminder.locale, ask_for_reminder.time_zone, ask_for_reminder.hour,
    (select auth.uid()), private.device_hash(ask_for_reminder.device))
  on conflict on constraint an_address_is_reminded_of_an_edition_once do update
    set locale = excluded.locale, time_zone = excluded.time_zone, hour = excluded.hour, asked_at = now(),
      user_id = excluded.user_id, device_hash = excluded.device_hash
    where r.confirmed_at is null;
  select r.* into reminder from private.reminders r
    where r.address = mailbox and r.edition = asked.edition for update;
  -- Nobody's mailbox is filled by others: three such mails a day for an address, whatever is asked.
  if reminder.id is not null and (
    select count(*) from private.outgoing_messages m join private.reminders o on o.id = m.reminder_id
    where o.address = mailbox and m.kind <> 'day' and m.created_at > now() - interval '24 hours') < 3
    and not exists (
      select from private.outgoing_messages m
      where m.reminder_id = reminder.id and m.kind <> 'day' and m.finished_at is null)
  then
    insert into private.outgoing_messages (reminder_id, kind)
    values (reminder.id, case when reminder.confirmed_at is null then 'confirm' else 'known' end);
  end if;
  return jsonb_build_object('is_asked', true);
end $$;
comment on function private.ask_for_reminder is
  'Asks a mailbox whether it wants reminders of an edition; answers the same for every address.';
select private.expose('private.ask_for_reminder(text, text, integer, text, text, text)', 'anon', 'authenticated');

create function private.reminder_facts(reminder private.reminders) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('edition', reminder.edition, 'hour', reminder.hour, 'time_zone', reminder.time_zone,
    'is_confirmed', reminder.confirmed_at is not null, 'next_at', reminder.next_at);
end $$;
comment on function private.reminder_facts is 'What the reader of a mail is told of their reminder; not its address.';

create function private.reminder_by_token(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.reminder_facts(private.reminder_of(reminder_by_token.token));
end $$;
comment on function private.reminder_by_token is 'The reminder that a link of a mail is about.';
select private.expose('private.reminder_by_token(text)', 'anon', 'authenticated');

create function private.confirm_reminder(token text, hour integer default null, time_zone text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  reminder private.reminders := private.reminder_of(confirm_reminder.token);
begin
  perform private.check_reminder_times(coalesce(confirm_reminder.time_zone, reminder.time_zone),
    array[confirm_reminder.hour]);
  update private.reminders r set confirmed_at = coalesce(r.confirmed_at, now()), refusals = 0,
    hour = coalesce(confirm_reminder.hour, r.hour), time_zone = coalesce(confirm_reminder.time_zone, r.time_zone),
    user_id = coalesce((select auth.uid()), r.user_id)
    where r.id = reminder.id returning r.* into reminder;
  update private.reminders r set next_at = private.next_reminder_at(reminder, now())
    where r.id = reminder.id returning r.* into reminder;
  return private.reminder_facts(reminder);
end $$;
comment on function private.confirm_reminder is
  'Says yes to a reminder with the link that its mailbox got, or moves it to another hour.';
select private.expose('private.confirm_reminder(text, integer, text)', 'anon', 'authenticated');

create function private.end_reminder(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.reminders r
    where char_length(end_reminder.token) between 32 and 128 and r.token_hash = private.hash_secret(end_reminder.token);
  return jsonb_build_object('is_ended', true);
end $$;
comment on function private.end_reminder is
  'Ends a reminder and forgets its address. A link that was used already, or never was one, is answered the same.';
select private.expose('private.end_reminder(text)', 'anon', 'authenticated');

create function private.end_reminder_by_click(token text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return (private.end_reminder(end_reminder_by_click.token) ->> 'is_ended')::boolean;
end $$;
comment on function private.end_reminder_by_click is
  'For end-reminder: what a mail program sends when its reader presses its own “unsubscribe”.';
select private.expose('private.end_reminder_by_click(text)', 'service_role');

create function private.save_push_reminders(address text, p256dh text, auth_key text, editions text[],
  time_zone text, locale text, quiet_from integer default null, quiet_until integer default null,
  device text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  named text[] := array(select distinct e.edition from private.editions e
    where e.edition = any (save_push_reminders.editions));
begin
  if not coalesce(private.is_push_address(save_push_reminders.address), false)
    or not coalesce(save_push_reminders.p256dh ~ '^[A-Za-z0-9_-]{80,90}$', false)
    or not coalesce(save_push_reminders.auth_key ~ '^[A-Za-z0-9_-]{16,32}$', false)
    or not coalesce(save_push_reminders.locale ~ '^[a-z]{2}(-[A-Z]{2})?$', false)
    or (save_push_reminders.quiet_from is null) <> (save_push_reminders.quiet_until is null)
  then
    perform private.refuse(422, 'invalid_request',
      'This browser''s notifications cannot be reached. Switch them off and on again.');
  end if;
  perform private.check_reminder_times(save_push_reminders.time_zone,
    array[save_push_reminders.quiet_from, save_push_reminders.quiet_until]);
  perform private.check_reminder_caller();
  delete from private.reminders r where r.address = save_push_reminders.address and not r.edition = any (named);
  insert into private.reminders as r (edition, channel, address, p256dh, auth_key, locale, time_zone, quiet_from,
    quiet_until, user_id, device_hash, confirmed_at)
  select n.edition, 'push', save_push_reminders.address, save_push_reminders.p256dh, save_push_reminders.auth_key,
    save_push_reminders.locale, save_push_reminders.time_zone, save_push_reminders.quiet_from,
    save_push_reminders.quiet_until, (select auth.uid()), private.device_hash(save_push_reminders.device), now()
  from unnest(named) as n (edition) order by n.edition
  on conflict on constraint an_address_is_reminded_of_an_edition_once do update
    set p256dh = excluded.p256dh, auth_key = excluded.auth_key, locale = excluded.locale,
      time_zone = excluded.time_zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
      user_id = excluded.user_id, device_hash = excluded.device_hash;
  update private.reminders r set next_at = private.next_reminder_at(r, now())
    where r.address = save_push_reminders.address;
  return private.push_reminders(save_push_reminders.address);
end $$;
comment on function private.save_push_reminders is
  'Of which editions a browser is told by notifications, and when not; none ends them and forgets the browser.';

create function private.push_reminders(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('editions', coalesce(jsonb_agg(r.edition order by r.edition), '[]'::jsonb),
      'quiet_from', min(r.quiet_from), 'quiet_until', min(r.quiet_until), 'next_at', min(r.next_at))
    from private.reminders r where r.address = push_reminders.address and r.channel = 'push');
end $$;
comment on function private.push_reminders is
  'What a browser is told of by notifications. Its address there is known to the browser and its maker alone.';
select private.expose('private.save_push_reminders(text, text, text, text[], text, text, integer, integer, text)',
  'anon', 'authenticated');
select private.expose('private.push_reminders(text)', 'anon', 'authenticated');

-- The clock.
create function private.queue_reminders() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  due private.reminders;
  edition private.editions;
  day private.edition_days;
  queued integer := 0;
begin
  -- One at a time: that nobody is told a day twice is asked across reminders.
  if not pg_try_advisory_xact_lock(hashtextextended('queue_reminders', 0)) then
    return 0;
  end if;
  for due in
    select r.* from private.reminders r
    where r.next_at <= now() and not private.is_left_in_peace('queue_reminders', r.id::text)
    order by r.next_at limit 500 for update skip locked
  loop
    begin
      edition := private.edition_of(due.edition);
      day := private.open_edition_day(due.edition, private.edition_day_at(edition, now()));
      if day.game_id is null then
        -- Too few homes: it may still open.
        update private.reminders r set next_at = now() + interval '10 minutes' where r.id = due.id;
        continue;
      end if;
      if day.closes_at > now() and not exists (
        select from private.outgoing_messages m join private.reminders o on o.id = m.reminder_id
        where o.edition = due.edition and m.day_on = day.day_on and m.state <> 'given_up'
          and (o.id = due.id
            or o.channel <> due.channel and (o.user_id = due.user_id or o.device_hash = due.device_hash)))
      then
        insert into private.outgoing_messages (reminder_id, kind, day_on, number)
        values (due.id, 'day', day.day_on, day.number) on conflict on constraint a_day_is_told_once do nothing;
        queued := queued + 1;
      end if;
      update private.reminders r set next_at = private.next_reminder_at(due, now()) where r.id = due.id;
    exception when others then
      perform private.note_job_failure('queue_reminders', due.id::text, sqlstate, sqlerrm);
    end;
  end loop;
  return queued;
end $$;
comment on function private.queue_reminders is
  'Writes what is to be sent of challenges that are open; answers how many.';

create function private.forget_reminders() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.reminders r where r.confirmed_at is null and r.asked_at < now() - interval '3 days';
  delete from private.outgoing_messages m where m.created_at < now() - interval '40 days' and m.finished_at is not null;
end $$;
comment on function private.forget_reminders is
  'Forgets addresses that did not say yes within three days, and messages of more than forty days ago.';

create function private.has_due_messages() returns boolean
language sql volatile security definer set search_path = '' as $$
  select exists (select from private.outgoing_messages m where m.state = 'waiting' and m.due_at <= now())
    or exists (select from private.outgoing_messages m where m.lease_ends_at < clock_timestamp())
$$;
comment on function private.has_due_messages is 'Is something to be sent, so that the clock calls send-messages?';

-- Sending.
create function private.claim_messages(channels text[], at_most integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claimed uuid[];
begin
  -- Nobody knows whether these left.
  update private.outgoing_messages m set state = 'unsure', lease_ends_at = null, finished_at = now(),
    failure = 'The sender fell silent.' where m.state = 'begun' and m.lease_ends_at < clock_timestamp();
  update private.outgoing_messages m set state = 'waiting', lease_ends_at = null
    where m.state = 'claimed' and m.lease_ends_at < clock_timestamp();
  update private.outgoing_messages m set state = 'given_up', finished_at = now(), failure = 'The day is over.'
    from private.reminders r
    join private.edition_days d on d.edition = r.edition
    where m.state = 'waiting' and m.kind = 'day' and m.due_at <= now() and r.id = m.reminder_id
      and d.day_on = m.day_on and d.closes_at <= now();
  with due as (
    select m.id from private.outgoing_messages m join private.reminders r on r.id = m.reminder_id
    where m.state = 'waiting' and m.due_at <= now() and r.channel = any (claim_messages.channels)
    order by m.due_at limit claim_messages.at_most for update of m skip locked),
  taken as (
    update private.outgoing_messages m set state = 'claimed', attempts = m.attempts + 1,
      lease_ends_at = clock_timestamp() + interval '2 minutes'
    from due where m.id = due.id returning m.id)
  select array_agg(t.id) into claimed from taken t;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'day_on', m.day_on, 'number', m.number,
      'reminder_id', r.id, 'channel', r.channel, 'address', r.address, 'p256dh', r.p256dh, 'auth_key', r.auth_key,
      'locale', r.locale, 'edition', r.edition, 'hour', r.hour, 'time_zone', r.time_zone) order by m.due_at),
      '[]'::jsonb)
    from private.outgoing_messages m join private.reminders r on r.id = m.reminder_id
    where m.id = any (claimed));
end $$;
comment on function private.claim_messages is
  'For send-messages: gives out what is due, for two minutes. What nobody began to send is given out again after them.';
select private.expose('private.claim_messages(text[], integer)', 'service_role');

create function private.begin_message(message_id uuid, token_hash text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  message private.outgoing_messages;
begin
  update private.outgoing_messages m set state = 'begun', lease_ends_at = clock_timestamp() + interval '2 minutes'
    where m.id = begin_message.message_id and m.state = 'claimed' and m.lease_ends_at > clock_timestamp()
    returning m.* into message;
  if message.id is null then
    return false;
  end if;
  if begin_message.token_hash is not null then
    update private.reminders r set token_hash = decode(begin_message.token_hash, 'hex')
      where r.id = message.reminder_id;
  end if;
  return true;
end $$;
comment on function private.begin_message is
  'For send-messages: from here on the message is sent once or never. False where it is another''s, or was ended.';
select private.expose('private.begin_message(uuid, text)', 'service_role');

create function private.finish_message(message_id uuid, outcome text, failure text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  message private.outgoing_messages;
  is_over boolean;
begin
  select m.* into message from private.outgoing_messages m
    where m.id = finish_message.message_id and m.state = 'begun' for update;
  if message.id is null then
    return null;
  end if;
  if finish_message.outcome = 'gone' then
    -- The browser took its address back: there is nobody to tell.
    delete from private.reminders r where r.id = message.reminder_id;
    return 'given_up';
  end if;
  is_over := finish_message.outcome <> 'again' or message.attempts >= 8;
  update private.outgoing_messages m set lease_ends_at = null, failure = left(finish_message.failure, 200),
    state = case when not is_over then 'waiting' when finish_message.outcome in ('sent', 'unsure')
      then finish_message.outcome else 'given_up' end,
    finished_at = case when is_over then now() end,
    due_at = case when is_over then m.due_at else now() + make_interval(mins => least(60, 2 ^ m.attempts)::integer) end
    where m.id = message.id returning m.* into message;
  update private.reminders r set refusals = case when finish_message.outcome = 'refused' then r.refusals + 1 else 0 end
    where r.id = message.reminder_id and finish_message.outcome in ('sent', 'refused');
  -- A mailbox that refused three mails in a row is left alone.
  delete from private.reminders r where r.id = message.reminder_id and r.refusals >= 3;
  return message.state;
end $$;
comment on function private.finish_message is
  'For send-messages: how it went. again: it did not leave and is tried later; refused: it never will; gone: nobody is '
    'there any more; unsure: nobody knows.';
select private.expose('private.finish_message(uuid, text, text)', 'service_role');

insert into private.periodic_jobs (job, every_seconds, ran_at) values
  ('queue_reminders', 20, '-infinity'), ('forget_reminders', 3600, '-infinity');

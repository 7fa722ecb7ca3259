-- Notices come by mail, to whoever asks for it.
--
-- What changed in somebody's runs (a poll that settled, a correction, an answer) is on a page of theirs; whoever
-- wants it is told of it by mail as well, at an hour of theirs and at most once a day. Nobody is who has not asked. An
-- account with a confirmed address is told there; every other mailbox is asked first, and a guest's address is told to
-- nobody.
--
-- Such a wish is a reminder without an edition: it has the links, the outbox, the refusals and the end of all others.
-- It belongs to an account or a guest, and goes with a guest's runs to their account. A mail counts what is unread by
-- brand and kind; it has no title, no name and no figure of a game.

alter table private.reminders
  alter column edition drop not null,
  add column guest_id uuid,
  add column told_until_at timestamptz not null default clock_timestamp(),
  add constraint a_reminder_may_be_a_guests foreign key (guest_id) references private.guest_identities (id)
    on delete cascade,
  add constraint a_reminder_without_an_edition_is_of_a_players_notices check (
    case when edition is not null then guest_id is null
      else channel = 'mail' and num_nonnulls(user_id, guest_id) between (confirmed_at is not null)::integer and 1 end);
comment on column private.reminders.edition is
  'The edition whose challenges are told; none: the notices of its player. Without a player it was taken back.';
comment on column private.reminders.told_until_at is 'Notices up to here have been told by mail.';
create unique index a_user_is_mailed_of_notices_once on private.reminders (user_id) where edition is null;
create unique index a_guest_is_mailed_of_notices_once on private.reminders (guest_id) where guest_id is not null;

alter table private.outgoing_messages
  add column news jsonb,
  drop constraint a_message_is_of_a_known_kind,
  drop constraint a_message_about_a_day_names_it,
  add constraint a_message_is_of_a_known_kind check (kind in ('confirm', 'known', 'day', 'notices')),
  add constraint a_message_about_a_day_names_it check (
    (kind in ('day', 'notices')) = (day_on is not null and number is not null)),
  add constraint a_message_of_notices_counts_them check ((kind = 'notices') = (news is not null)),
  add constraint news_of_a_message_are_a_list check (jsonb_typeof(news) = 'array');
comment on column private.outgoing_messages.news is 'Of notices: how many of which kind, on which brand''s site.';

create or replace function private.next_reminder_at(asked private.reminders, after timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  edition private.editions;
  moment timestamptz;
begin
  if asked.edition is null then
    for ahead in 0..1 loop
      moment := ((next_reminder_at.after at time zone asked.time_zone)::date + ahead
        + make_interval(hours => asked.hour)) at time zone asked.time_zone;
      exit when moment > next_reminder_at.after;
    end loop;
    return moment;
  end if;
  select e.* into edition from private.editions e where e.edition = asked.edition;
  for ahead in 0..2 loop
    moment := private.reminder_at(asked, private.edition_opens_at(edition,
      private.edition_day_at(edition, next_reminder_at.after) + ahead * private.edition_step(edition)));
    exit when moment > next_reminder_at.after;
  end loop;
  return moment;
end $$;

-- Nobody's mailbox is filled by others: three such mails a day for an address, whatever is asked.
create function private.ask_mailbox(reminder private.reminders) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if reminder.id is not null and (
    select count(*) from private.outgoing_messages m join private.reminders o on o.id = m.reminder_id
    where o.address = reminder.address and m.kind in ('confirm', 'known')
      and m.created_at > now() - interval '24 hours') < 3
    and not exists (
      select from private.outgoing_messages m
      where m.reminder_id = reminder.id and m.kind in ('confirm', 'known') and m.finished_at is null)
  then
    insert into private.outgoing_messages (reminder_id, kind)
    values (reminder.id, case when reminder.confirmed_at is null then 'confirm' else 'known' end);
  end if;
end $$;
comment on function private.ask_mailbox is 'Has a mailbox asked whether it wants a reminder, or told that it has it.';

create or replace function private.ask_for_reminder(edition text, email text, hour integer, time_zone text, locale text,
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
  perform private.ask_mailbox(reminder);
  return jsonb_build_object('is_asked', true);
end $$;

-- A confirmed reminder of notices keeps its player: whoever reads the mail says yes for the one who asked.
create or replace function private.confirm_reminder(token text, hour integer default null, time_zone text default null)
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
    user_id = case when r.edition is null then r.user_id else coalesce((select auth.uid()), r.user_id) end
    where r.id = reminder.id returning r.* into reminder;
  update private.reminders r set next_at = private.next_reminder_at(reminder, now())
    where r.id = reminder.id returning r.* into reminder;
  return private.reminder_facts(reminder);
end $$;

-- Asking for mails of notices.
create function private.notice_mail_of(guest_token text) returns private.reminders
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := (select auth.uid());
  found private.reminders;
begin
  select r.* into found from private.reminders r
    where r.edition is null and case when person is null then r.guest_id = private.guest_of(notice_mail_of.guest_token)
      else r.user_id = person end;
  return found;
end $$;
comment on function private.notice_mail_of is
  'The wish of the caller to be mailed of notices: their account''s, else this guest''s.';

create function private.describe_notice_mail(wish private.reminders) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('state', case when wish.id is null then 'off' when wish.confirmed_at is null then 'asked'
      else 'on' end, 'hour', wish.hour, 'time_zone', wish.time_zone,
    -- Somebody else may hold this browser: its address is told to an account alone.
    'address', case when wish.user_id is not null then wish.address end, 'next_at', wish.next_at);
end $$;
comment on function private.describe_notice_mail is 'Whether notices come by mail, when, and, of an account, where to.';

create function private.own_notice_mail(guest_token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.describe_notice_mail(private.notice_mail_of(own_notice_mail.guest_token));
end $$;
comment on function private.own_notice_mail is 'Whether the caller''s notices come by mail.';
select private.expose('private.own_notice_mail(text)', 'anon', 'authenticated');

-- What its mailbox never confirmed stays for its three days: else asking and taking back would fill it with questions.
create function private.take_back_notice_mail(wish private.reminders) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if wish.confirmed_at is not null then
    delete from private.reminders r where r.id = wish.id;
    return;
  end if;
  update private.outgoing_messages m set state = 'given_up', lease_ends_at = null, finished_at = now(),
    failure = 'It was taken back.' where m.reminder_id = wish.id and m.state in ('waiting', 'claimed');
  update private.reminders r set user_id = null, guest_id = null, token_hash = null where r.id = wish.id;
end $$;
comment on function private.take_back_notice_mail is 'Ends a wish to be mailed of notices, for the one who had it.';

create function private.ask_for_notice_mail(hour integer, time_zone text, locale text, email text default null,
  guest_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := (select auth.uid());
  guest uuid := case when person is null then private.guest_of(ask_for_notice_mail.guest_token) end;
  mailbox text := lower(btrim(ask_for_notice_mail.email));
  is_confirmed boolean := false;
  wish private.reminders;
begin
  if person is null and guest is null then
    perform private.refuse(403, 'not_allowed',
      'Play a game first: what changes in your runs is what mails would tell.');
  end if;
  if person is not null then
    select lower(btrim(u.email)), u.email_confirmed_at is not null into mailbox, is_confirmed
      from auth.users u where u.id = person;
  end if;
  if not coalesce(private.is_mail_address(mailbox), false) or ask_for_notice_mail.hour is null
    or not coalesce(ask_for_notice_mail.locale ~ '^[a-z]{2}(-[A-Z]{2})?$', false)
  then
    perform private.refuse(422, 'invalid_request', 'This is no address that mail can be sent to. Check it.');
  end if;
  perform private.check_reminder_times(ask_for_notice_mail.time_zone, array[ask_for_notice_mail.hour]);
  perform private.check_reminder_caller();
  perform private.take_turn(coalesce(person, guest));
  wish := private.notice_mail_of(ask_for_notice_mail.guest_token);
  -- Another address is another mailbox, which has said nothing yet; its links are not those of the one before.
  if wish.address <> mailbox then
    perform private.take_back_notice_mail(wish);
    wish := null;
  end if;
  if wish.id is null then
    insert into private.reminders (channel, address, locale, time_zone, hour, user_id, guest_id)
    values ('mail', mailbox, ask_for_notice_mail.locale, ask_for_notice_mail.time_zone, ask_for_notice_mail.hour,
      person, guest)
    returning * into wish;
  else
    update private.reminders r set locale = ask_for_notice_mail.locale, time_zone = ask_for_notice_mail.time_zone,
      hour = ask_for_notice_mail.hour, asked_at = now() where r.id = wish.id returning r.* into wish;
  end if;
  if is_confirmed or wish.confirmed_at is not null then
    update private.reminders r set confirmed_at = coalesce(r.confirmed_at, now()), refusals = 0,
      next_at = private.next_reminder_at(wish, now()) where r.id = wish.id returning r.* into wish;
  else
    perform private.ask_mailbox(wish);
  end if;
  return private.describe_notice_mail(wish);
end $$;
comment on function private.ask_for_notice_mail is
  'Has the caller''s notices mailed, once a day at most: to an account''s address, or to a guest''s once it says yes.';
select private.expose('private.ask_for_notice_mail(integer, text, text, text, text)', 'anon', 'authenticated');

create function private.end_notice_mail(guest_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.take_back_notice_mail(private.notice_mail_of(end_notice_mail.guest_token));
  return private.describe_notice_mail(null);
end $$;
comment on function private.end_notice_mail is 'Ends the mails of the caller''s notices and forgets the address.';
select private.expose('private.end_notice_mail(text)', 'anon', 'authenticated');

-- A guest's wish goes with its runs; an account that has one already keeps its own.
create function private.hand_over_notice_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.reminders r where r.edition is null and r.user_id = new.claimed_by) then
    delete from private.reminders r where r.guest_id = new.id;
  else
    update private.reminders r set user_id = new.claimed_by, guest_id = null where r.guest_id = new.id;
  end if;
  return null;
end $$;
comment on function private.hand_over_notice_mail is
  'Trigger: mails of a guest''s notices go to the account that claims its runs.';
create trigger mails_of_notices_go_with_a_claim after update of claimed_by on private.guest_identities for each row
  when (old.claimed_by is null and new.claimed_by is not null) execute function private.hand_over_notice_mail();

-- The clock.
create function private.queue_notice_mail(due private.reminders) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  told jsonb;
  how_many integer;
  until_at timestamptz;
begin
  select jsonb_agg(jsonb_build_object('brand', b.key, 'name', b.display_name, 'kind', b.kind, 'count', b.notices)
      order by b.key, b.kind), sum(b.notices), max(b.latest_at)
    into told, how_many, until_at
  from (
    select a.key, a.display_name, n.kind, count(*) as notices, max(n.made_at) as latest_at
    from private.notices n
    join public.sessions s on s.id = n.session_id
    join public.games g on g.id = s.game_id
    join public.agencies a on a.id = g.agency_id
    where n.player_id = coalesce(due.user_id, due.guest_id) and n.read_at is null and n.made_at > due.told_until_at
      and g.state <> 'draft'
    group by a.key, a.display_name, n.kind) b;
  if how_many > 0 then
    insert into private.outgoing_messages (reminder_id, kind, day_on, number, news)
    values (due.id, 'notices', (now() at time zone due.time_zone)::date, how_many, told)
    on conflict on constraint a_day_is_told_once do nothing;
    if found then
      update private.reminders r set told_until_at = until_at where r.id = due.id;
    else
      how_many := 0;
    end if;
  end if;
  update private.reminders r set next_at = private.next_reminder_at(due, now()) where r.id = due.id;
  return case when how_many > 0 then 1 else 0 end;
end $$;
comment on function private.queue_notice_mail is
  'Writes the mail of what is unread and was not mailed before, if there is any; answers how many mails, none or one.';

create or replace function private.queue_reminders() returns integer
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
      if due.edition is null then
        queued := queued + private.queue_notice_mail(due);
        continue;
      end if;
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

-- Sending.
create or replace function private.claim_messages(channels text[], at_most integer) returns jsonb
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
  -- A mail that did not leave for a day would come with the next one: two a day.
  update private.outgoing_messages m set state = 'given_up', finished_at = now(), failure = 'The day is over.'
    where m.state = 'waiting' and m.kind = 'notices' and m.due_at <= now()
      and m.created_at < now() - interval '20 hours';
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
      'locale', r.locale, 'edition', r.edition, 'hour', r.hour, 'time_zone', r.time_zone, 'news', m.news)
      order by m.due_at), '[]'::jsonb)
    from private.outgoing_messages m join private.reminders r on r.id = m.reminder_id
    where m.id = any (claimed));
end $$;

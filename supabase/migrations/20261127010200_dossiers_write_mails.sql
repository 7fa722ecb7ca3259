-- What happens in a dossier comes by mail as well, to whoever asked for it: at once, or once a day.
--
-- Such a wish is a reminder without an edition that names a dossier: it has the outbox, the refusals and the one-click
-- end of all others. It goes with its person's place in the dossier. What comes within a minute is one mail; quiet
-- hours hold back what would come at once. A mail counts by kind and says no word of what is in the dossier.

alter table private.reminders
  add column dossier_id uuid,
  add constraint a_reminder_of_a_dossier_is_of_somebody_in_it foreign key (dossier_id, user_id)
    references public.dossier_members (dossier_id, user_id) on delete cascade,
  add constraint a_reminder_of_a_dossier_is_a_persons check (
    dossier_id is null or edition is null and user_id is not null and channel = 'mail');
comment on column private.reminders.dossier_id is 'Of whose notices it tells; none: an edition''s days, or own runs.';
drop index private.a_user_is_mailed_of_notices_once;
create unique index a_user_is_mailed_of_notices_once on private.reminders (user_id)
  where edition is null and dossier_id is null;
create unique index somebody_is_mailed_of_a_dossier_once on private.reminders (dossier_id, user_id)
  where dossier_id is not null;

alter table private.outgoing_messages
  drop constraint a_message_is_of_a_known_kind,
  drop constraint a_message_of_notices_counts_them,
  add constraint a_message_is_of_a_known_kind check (kind in ('confirm', 'known', 'day', 'notices', 'dossier')),
  add constraint a_message_of_notices_counts_them check ((kind in ('notices', 'dossier')) = (news is not null)),
  add constraint a_message_of_a_dossier_counts check (kind <> 'dossier' or number is not null);

-- Whatever looks for the wish about own runs leaves those about dossiers alone.
create or replace function private.notice_mail_of(guest_token text) returns private.reminders
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := (select auth.uid());
  found private.reminders;
begin
  select r.* into found from private.reminders r
    where r.edition is null and r.dossier_id is null
      and case when person is null then r.guest_id = private.guest_of(notice_mail_of.guest_token)
        else r.user_id = person end;
  return found;
end $$;

create or replace function private.hand_over_notice_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.reminders r
      where r.edition is null and r.dossier_id is null and r.user_id = new.claimed_by) then
    delete from private.reminders r where r.guest_id = new.id;
  else
    update private.reminders r set user_id = new.claimed_by, guest_id = null where r.guest_id = new.id;
  end if;
  return null;
end $$;

create or replace function private.reminder_facts(reminder private.reminders) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('edition', reminder.edition, 'hour', reminder.hour, 'time_zone', reminder.time_zone,
    'is_confirmed', reminder.confirmed_at is not null, 'next_at', reminder.next_at,
    'is_of_dossier', reminder.dossier_id is not null);
end $$;

-- A mail that was ended by its link is ended in the settings, too.
create function private.end_ways_of_dossier_mail() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.dossier_notice_ways w set way = 'app'
    where w.dossier_id = old.dossier_id and w.user_id = old.user_id and w.way in ('at_once', 'daily');
  update private.dossier_notices n set mail = null
    where n.dossier_id = old.dossier_id and n.user_id = old.user_id and n.mail is not null and n.mailed_at is null;
  return null;
end $$;
comment on function private.end_ways_of_dossier_mail is
  'Trigger: without its mail a dossier tells in the app what it told by mail.';
create trigger a_dossier_tells_without_mail after delete on private.reminders for each row
  when (old.dossier_id is not null) execute function private.end_ways_of_dossier_mail();

create function private.dossier_mail_at(asked private.reminders, mail text, made_at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  if dossier_mail_at.mail = 'daily' then
    return private.next_reminder_at(asked, dossier_mail_at.made_at);
  end if;
  asked.hour := null;
  return private.reminder_at(asked, dossier_mail_at.made_at + interval '1 minute');
end $$;
comment on function private.dossier_mail_at is
  'When a notice leaves by mail: at the hour of the day, or after a minute when no quiet hours are on.';

create function private.call_dossier_mail() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.reminders r set next_at = least(coalesce(r.next_at, 'infinity'),
      private.dossier_mail_at(r, new.mail, new.made_at))
    where r.dossier_id = new.dossier_id and r.user_id = new.user_id and r.confirmed_at is not null;
  return null;
end $$;
comment on function private.call_dossier_mail is 'Trigger: a notice that is to be mailed is looked at when it is time.';
create trigger a_notice_calls_its_mail after insert on private.dossier_notices for each row
  when (new.mail is not null) execute function private.call_dossier_mail();

create function private.queue_dossier_mail(due private.reminders) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ready uuid[];
  how_many integer;
begin
  select array_agg(n.id) into ready
  from private.dossier_notices n join private.dossier_notice_kinds k on k.kind = n.kind
  where n.dossier_id = due.dossier_id and n.user_id = due.user_id and n.read_at is null and n.mail is not null
    and n.mailed_at is null and private.dossier_mail_at(due, n.mail, n.made_at) <= now()
    and due.user_id in (select private.dossier_people_who_may(due.dossier_id, k.capability));
  how_many := coalesce(cardinality(ready), 0);
  if how_many > 0 then
    insert into private.outgoing_messages (reminder_id, kind, number, news)
    select due.id, 'dossier', how_many,
      jsonb_agg(jsonb_build_object('kind', c.kind, 'count', c.notices) order by c.kind)
    from (select n.kind, count(*) as notices from private.dossier_notices n where n.id = any (ready) group by n.kind) c;
    update private.dossier_notices n set mailed_at = now() where n.id = any (ready);
  end if;
  update private.reminders r set next_at = (
      select min(greatest(now() + interval '1 minute', private.dossier_mail_at(due, n.mail, n.made_at)))
      from private.dossier_notices n
      where n.dossier_id = due.dossier_id and n.user_id = due.user_id and n.read_at is null and n.mail is not null
        and n.mailed_at is null and private.dossier_mail_at(due, n.mail, n.made_at) > now())
    where r.id = due.id;
  return case when how_many > 0 then 1 else 0 end;
end $$;
comment on function private.queue_dossier_mail is
  'Writes the mail of what is unread in a dossier and is to be mailed by now, if there is any; answers how many mails.';

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
      if due.dossier_id is not null then
        queued := queued + private.queue_dossier_mail(due);
        continue;
      elsif due.edition is null then
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

create or replace function private.claim_messages(channels text[], at_most integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claimed uuid[];
begin
  -- Nobody knows whether these left.
  update private.outgoing_messages m set state = 'unsure', lease_ends_at = null, finished_at = now(),
    failure = 'The sender fell silent.' where m.state = 'begun' and m.lease_ends_at < (select clock_timestamp());
  update private.outgoing_messages m set state = 'waiting', lease_ends_at = null
    where m.state = 'claimed' and m.lease_ends_at < (select clock_timestamp());
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
      'locale', r.locale, 'edition', r.edition, 'hour', r.hour, 'time_zone', r.time_zone, 'dossier_id', r.dossier_id,
      'news', case when m.kind = 'notices' then m.news end,
      'dossier_news', case when m.kind = 'dossier' then m.news end)
      order by m.due_at), '[]'::jsonb)
    from private.outgoing_messages m join private.reminders r on r.id = m.reminder_id
    where m.id = any (claimed));
end $$;

-- Wishes.
create function private.describe_dossier_notice_ways(dossier_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := (select auth.uid());
  wish private.reminders;
begin
  select r.* into wish from private.reminders r
    where r.dossier_id = describe_dossier_notice_ways.dossier_id and r.user_id = person;
  return jsonb_build_object(
    'ways', (
      select jsonb_agg(jsonb_build_object('kind', k.kind, 'way', coalesce(w.way, 'app')) order by k.kind)
      from private.dossier_notice_kinds k
      left join private.dossier_notice_ways w on w.dossier_id = describe_dossier_notice_ways.dossier_id
        and w.user_id = person and w.kind = k.kind
      where describe_dossier_notice_ways.dossier_id in (select private.dossiers_where(k.capability))),
    'hour', wish.hour, 'quiet_from', wish.quiet_from, 'quiet_until', wish.quiet_until, 'time_zone', wish.time_zone,
    'address', wish.address);
end $$;
comment on function private.describe_dossier_notice_ways is
  'How the caller is told of what happens in a dossier, of what they may be told at all.';

create function private.own_dossier_notice_ways(dossier_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(own_dossier_notice_ways.dossier_id, 'dossier.read');
begin
  return private.describe_dossier_notice_ways(dossier.id);
end $$;
comment on function private.own_dossier_notice_ways is 'How the caller wants to be told of what happens in a dossier.';
select private.expose('private.own_dossier_notice_ways(uuid)', 'authenticated');

create function private.set_dossier_notice_ways(dossier_id uuid, ways jsonb, hour integer, time_zone text, locale text,
  quiet_from integer default null, quiet_until integer default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(set_dossier_notice_ways.dossier_id, 'dossier.read');
  mailbox text;
begin
  perform private.take_turn(person);
  if not exists (select from public.dossier_members m where m.dossier_id = dossier.id and m.user_id = person) then
    perform private.refuse(403, 'not_allowed', 'Your role in this dossier does not allow this. Ask its owner.');
  elsif set_dossier_notice_ways.hour is null or (set_dossier_notice_ways.quiet_from is null)
      <> (set_dossier_notice_ways.quiet_until is null)
    or not coalesce(set_dossier_notice_ways.locale ~ '^[a-z]{2}(-[A-Z]{2})?$', false)
    or jsonb_typeof(ways) is distinct from 'array' or jsonb_array_length(ways) > 40
    or exists (select from jsonb_array_elements(ways) e (one)
      where not coalesce(e.one ->> 'way' in ('off', 'app', 'at_once', 'daily')
        and exists (select from private.dossier_notice_kinds k where k.kind = e.one ->> 'kind'), false)) then
    perform private.refuse(422, 'invalid_request',
      'Each kind of notification is off, in the app, or by mail at once or once a day, at an hour.');
  end if;
  perform private.check_reminder_times(set_dossier_notice_ways.time_zone, array[set_dossier_notice_ways.hour,
    set_dossier_notice_ways.quiet_from, set_dossier_notice_ways.quiet_until]);
  insert into private.dossier_notice_ways as w (dossier_id, user_id, kind, way)
  select distinct on (e.one ->> 'kind') dossier.id, person, e.one ->> 'kind', e.one ->> 'way'
  from jsonb_array_elements(ways) e (one)
  on conflict on constraint somebody_is_told_of_a_kind_in_one_way do update set way = excluded.way;
  if exists (select from private.dossier_notice_ways w
      where w.dossier_id = dossier.id and w.user_id = person and w.way in ('at_once', 'daily')) then
    select lower(btrim(u.email)) into mailbox from auth.users u
      where u.id = person and u.email_confirmed_at is not null;
    if not coalesce(private.is_mail_address(mailbox), false) then
      perform private.refuse(409, 'mail_unconfirmed',
        'Mails go to an address that you have confirmed. Open the link in the mail that we sent when you signed up.');
    end if;
    insert into private.reminders as r (channel, address, locale, time_zone, hour, quiet_from, quiet_until, user_id,
      dossier_id, confirmed_at)
    values ('mail', mailbox, set_dossier_notice_ways.locale, set_dossier_notice_ways.time_zone,
      set_dossier_notice_ways.hour, set_dossier_notice_ways.quiet_from, set_dossier_notice_ways.quiet_until, person,
      dossier.id, now())
    on conflict (dossier_id, user_id) where dossier_id is not null do update
      set address = excluded.address, locale = excluded.locale, time_zone = excluded.time_zone, hour = excluded.hour,
        quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, refusals = 0;
  else
    delete from private.reminders r where r.dossier_id = dossier.id and r.user_id = person;
  end if;
  return private.describe_dossier_notice_ways(dossier.id);
end $$;
comment on function private.set_dossier_notice_ways is
  'How the caller is told of each kind of notice in a dossier, at which hour of the day, and when no mail comes.';
select private.expose('private.set_dossier_notice_ways(uuid, jsonb, integer, text, text, integer, integer)',
  'authenticated');

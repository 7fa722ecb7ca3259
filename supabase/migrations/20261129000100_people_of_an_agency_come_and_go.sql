-- People come into an agency by a mail with a link, and go at once.
--
-- An invitation is for one mailbox and one role, for fourteen days. Of its token the hash alone is kept: the token is
-- derived
-- when the mail leaves, as those of reminders are, and the mail waits in the same outbox, with the same tries and the
-- same end
-- by one click. Every right is asked of agency_members at every call, so whoever is removed reads and writes nothing
-- from
-- then on. An agency keeps an owner, whoever writes the row.

create table private.agency_invitations (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  email text not null,
  role text not null,
  locale text not null,
  invited_by uuid,
  token_hash bytea,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz,
  revoked_at timestamptz,
  constraint agency_invitations_have_an_id primary key (id),
  constraint an_invitation_is_into_an_agency foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint an_invitation_may_be_somebodys foreign key (invited_by) references auth.users (id) on delete set null,
  constraint an_invitation_goes_to_a_mailbox check (private.is_mail_address(email)),
  constraint an_invitation_is_for_a_known_role check (role in ('owner', 'admin', 'agent')),
  constraint an_invitation_has_a_short_locale check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  constraint an_invitation_is_used_or_withdrawn check (accepted_at is null or revoked_at is null)
);
comment on table private.agency_invitations is
  'Who was asked to work for an agency, and as what. Of the token the hash alone.';
create index agency_invitations_by_agency on private.agency_invitations (agency_id);
create index agency_invitations_by_inviter on private.agency_invitations (invited_by) where invited_by is not null;
create unique index a_mailbox_is_invited_into_an_agency_once on private.agency_invitations (agency_id, email)
  where accepted_at is null and revoked_at is null;
create index agency_invitations_by_token on private.agency_invitations (token_hash) where token_hash is not null;
alter table private.agency_invitations enable row level security;
create trigger invitations_of_an_agency_are_logged after insert or update or delete on private.agency_invitations
  for each row execute function private.log_agency_change('sent_at', 'expires_at', 'locale', 'email');

create function private.forget_agency_invitations() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.agency_invitations i where i.email = lower(btrim(old.email));
  return null;
end $$;
comment on function private.forget_agency_invitations is
  'Trigger: the mailbox of an account that goes is in no invitation any more.';
create trigger an_account_that_goes_was_invited_nowhere after delete on auth.users
  for each row execute function private.forget_agency_invitations();

-- The mail.
alter table private.reminders
  add column agency_invitation_id uuid,
  add constraint a_reminder_may_carry_an_invitation foreign key (agency_invitation_id)
    references private.agency_invitations (id) on delete cascade,
  add constraint an_invitation_comes_by_mail_alone check (agency_invitation_id is null
    or channel = 'mail' and edition is null and dossier_id is null and user_id is null and guest_id is null);
comment on column private.reminders.agency_invitation_id is
  'The invitation into an agency that it carries, and nothing else.';
create unique index an_invitation_is_carried_once on private.reminders (agency_invitation_id)
  where agency_invitation_id is not null;
alter table private.outgoing_messages
  drop constraint a_message_is_of_a_known_kind,
  add constraint a_message_is_of_a_known_kind check (
    kind in ('confirm', 'known', 'day', 'notices', 'dossier', 'agency_invitation'));

create function private.keep_invitation_token() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.agency_invitations i set token_hash = new.token_hash where i.id = new.agency_invitation_id;
  return null;
end $$;
comment on function private.keep_invitation_token is 'Trigger: the link of a mail that leaves opens the invitation.';
create trigger the_link_of_a_mail_opens_its_invitation after update of token_hash on private.reminders
  for each row when (new.agency_invitation_id is not null) execute function private.keep_invitation_token();

create function private.mail_agency_invitation(invitation private.agency_invitations) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  carrier uuid;
begin
  delete from private.reminders r where r.agency_invitation_id = invitation.id;
  insert into private.reminders (channel, address, locale, time_zone, hour, agency_invitation_id)
  values ('mail', invitation.email, invitation.locale,
    (select a.time_zone from public.agencies a where a.id = invitation.agency_id), 9, invitation.id)
  returning id into carrier;
  insert into private.outgoing_messages (reminder_id, kind) values (carrier, 'agency_invitation');
end $$;
comment on function private.mail_agency_invitation is
  'Puts the mail of an invitation into the outbox. One that was sent before opens nothing any more.';

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
      'dossier_news', case when m.kind = 'dossier' then m.news end,
      'invitation', (
        select jsonb_build_object('brand', a.key, 'name', a.display_name, 'role', i.role,
          'inviter', private.name_of_person(i.invited_by), 'ends_on', (i.expires_at at time zone 'UTC')::date)
        from private.agency_invitations i join public.agencies a on a.id = i.agency_id
        where i.id = r.agency_invitation_id))
      order by m.due_at), '[]'::jsonb)
    from private.outgoing_messages m join private.reminders r on r.id = m.reminder_id
    where m.id = any (claimed));
end $$;

-- An agency keeps an owner. References may take one along (an account or an agency that goes): then somebody follows.
create function private.keep_an_owner() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.agencies a where a.id = old.agency_id for no key update;
  if not found or exists (select from public.agency_members m where m.agency_id = old.agency_id and m.role = 'owner')
    then
    return null;
  elsif tg_op = 'DELETE' and not exists (select from auth.users u where u.id = old.user_id) then
    -- A person who is gone cannot be asked: the oldest of those with the most rights follows.
    update public.agency_members m set role = 'owner'
      where m.agency_id = old.agency_id and m.user_id = (
        select n.user_id from public.agency_members n where n.agency_id = old.agency_id
        order by n.role = 'admin' desc, n.created_at, n.user_id limit 1);
  else
    perform private.refuse(409, 'last_owner', 'An agency keeps an owner. Hand it over to somebody else first.');
  end if;
  return null;
end $$;
comment on function private.keep_an_owner is
  'Trigger: the last owner of an agency is neither removed nor made less; after an account that is gone '
  'somebody follows.';
create constraint trigger an_agency_keeps_an_owner after update of role or delete on public.agency_members
  deferrable initially immediate for each row when (old.role = 'owner') execute function private.keep_an_owner();

-- What owners do.
create function private.told_people_of_agency(agency_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('user_id', m.user_id, 'name', private.name_of_person(m.user_id),
        'email', u.email, 'role', m.role, 'since', m.created_at, 'is_self', m.user_id = (select auth.uid()))
        order by array_position('{owner,admin,agent}'::text[], m.role), m.created_at, m.user_id), '[]'::jsonb)
      from public.agency_members m join auth.users u on u.id = m.user_id
      where m.agency_id = told_people_of_agency.agency_id),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role, 'sent_at', i.sent_at,
        'expires_at', i.expires_at, 'is_over', i.expires_at <= now()) order by i.sent_at desc, i.id), '[]'::jsonb)
      from private.agency_invitations i
      where i.agency_id = told_people_of_agency.agency_id and i.accepted_at is null and i.revoked_at is null));
end $$;
comment on function private.told_people_of_agency is 'Who works for an agency, and who was asked to.';

create function private.agency_people(agency_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  agency public.agencies := private.agency_for(agency_people.agency_id, '{owner}');
begin
  return private.told_people_of_agency(agency.id);
end $$;
comment on function private.agency_people is 'For owners: who works for the agency, and who was asked to.';
select private.expose('private.agency_people(uuid)', 'authenticated');

create function private.write_agency_invitation(agency_id uuid, email text, role text, locale text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  mailbox text := lower(btrim(write_agency_invitation.email));
  written private.agency_invitations;
begin
  if not coalesce(private.is_mail_address(mailbox) and write_agency_invitation.role in ('owner', 'admin', 'agent')
    and write_agency_invitation.locale ~ '^[a-z]{2}(-[A-Z]{2})?$', false) then
    perform private.refuse(422, 'invalid_request',
      'An invitation goes to a mailbox, for an owner, an admin or an agent.');
  elsif exists (select from public.agency_members m join auth.users u on u.id = m.user_id
      where m.agency_id = write_agency_invitation.agency_id and lower(btrim(u.email)) = mailbox) then
    perform private.refuse(409, 'already_member', 'This person works for the agency already.');
  elsif (select count(*) from private.agency_invitations i where i.agency_id = write_agency_invitation.agency_id
      and i.accepted_at is null and i.revoked_at is null and i.email <> mailbox) >= 50 then
    perform private.refuse(409, 'links_full', 'Fifty invitations are open already. Withdraw one of them first.');
  end if;
  -- Asked again, it is the same invitation with a new role and a new mail.
  insert into private.agency_invitations as i (agency_id, email, role, locale, invited_by)
  values (write_agency_invitation.agency_id, mailbox, write_agency_invitation.role, write_agency_invitation.locale,
    (select auth.uid()))
  on conflict (agency_id, email) where accepted_at is null and revoked_at is null do update
    set role = excluded.role, locale = excluded.locale, invited_by = excluded.invited_by, sent_at = now(),
      expires_at = excluded.expires_at, token_hash = null
  returning i.* into written;
  perform private.mail_agency_invitation(written);
  return written.id;
end $$;
comment on function private.write_agency_invitation is 'Writes an invitation into an agency and its mail.';

create function private.invite_to_agency(agency_id uuid, email text, role text, locale text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  agency public.agencies := private.agency_for(invite_to_agency.agency_id, '{owner}');
begin
  perform private.hold_to_rate('agency-invite:' || agency.id, 20);
  perform private.write_agency_invitation(agency.id, invite_to_agency.email, invite_to_agency.role,
    invite_to_agency.locale);
  return private.told_people_of_agency(agency.id);
end $$;
comment on function private.invite_to_agency is
  'For owners: asks somebody by mail to work for the agency. Asked again it sends a new link, and the old one ends.';
select private.expose('private.invite_to_agency(uuid, text, text, text)', 'authenticated');

create function private.revoke_agency_invitation(agency_id uuid, invitation_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_for(revoke_agency_invitation.agency_id, '{owner}');
begin
  update private.agency_invitations i set revoked_at = now()
    where i.id = revoke_agency_invitation.invitation_id and i.agency_id = agency.id and i.accepted_at is null
      and i.revoked_at is null;
  -- A mail that has not left does not leave.
  delete from private.reminders r using private.agency_invitations i
    where i.id = r.agency_invitation_id and i.agency_id = agency.id and i.revoked_at is not null;
  return private.told_people_of_agency(agency.id);
end $$;
comment on function private.revoke_agency_invitation is 'For owners: an invitation opens nothing any more.';
select private.expose('private.revoke_agency_invitation(uuid, uuid)', 'authenticated');

create function private.set_agency_role(agency_id uuid, user_id uuid, role text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_for(set_agency_role.agency_id, '{owner}');
begin
  perform from public.agencies a where a.id = agency.id for no key update;
  if not coalesce(set_agency_role.role in ('owner', 'admin', 'agent'), false) then
    perform private.refuse(422, 'invalid_request', 'Somebody is an owner, an admin or an agent of an agency.');
  end if;
  update public.agency_members m set role = set_agency_role.role
    where m.agency_id = agency.id and m.user_id = set_agency_role.user_id;
  if not found then
    perform private.refuse(404, 'not_found', 'This person does not work for the agency.');
  end if;
  return case when private.has_agency_role(agency.id, '{owner}') then private.told_people_of_agency(agency.id) end;
end $$;
comment on function private.set_agency_role is 'For owners: gives somebody of the agency another role.';
select private.expose('private.set_agency_role(uuid, uuid, text)', 'authenticated');

create function private.hand_over_agency(agency_id uuid, user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_for(hand_over_agency.agency_id, '{owner}');
begin
  perform from public.agencies a where a.id = agency.id for no key update;
  update public.agency_members m set role = 'owner'
    where m.agency_id = agency.id and m.user_id = hand_over_agency.user_id and m.user_id <> (select auth.uid());
  if not found then
    perform private.refuse(404, 'not_found', 'This person does not work for the agency.');
  end if;
  update public.agency_members m set role = 'admin' where m.agency_id = agency.id and m.user_id = (select auth.uid());
  return jsonb_build_object('role', 'admin');
end $$;
comment on function private.hand_over_agency is 'For owners: somebody else becomes owner, and the caller an admin.';
select private.expose('private.hand_over_agency(uuid, uuid)', 'authenticated');

create function private.remove_from_agency(agency_id uuid, user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  is_self boolean := remove_from_agency.user_id = (select auth.uid());
  agency public.agencies := private.agency_for(remove_from_agency.agency_id,
    case when is_self then '{owner,admin,agent}' else '{owner}' end::text[]);
begin
  perform from public.agencies a where a.id = agency.id for no key update;
  delete from public.agency_members m where m.agency_id = agency.id and m.user_id = remove_from_agency.user_id;
  return case when private.has_agency_role(agency.id, '{owner}') then private.told_people_of_agency(agency.id) end;
end $$;
comment on function private.remove_from_agency is
  'For owners: somebody works for the agency no more, from this moment on. Everybody may leave by themselves.';
select private.expose('private.remove_from_agency(uuid, uuid)', 'authenticated');

-- What the invited do.
create function private.agency_invitation_of(token text) returns private.agency_invitations
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  found private.agency_invitations;
begin
  perform private.hold_to_rate('agency-invitation:' || caller, 30);
  select i.* into found from private.agency_invitations i
    where char_length(agency_invitation_of.token) between 32 and 128
      and i.token_hash = private.hash_secret(agency_invitation_of.token) for update;
  if found.id is null then
    perform private.refuse(404, 'not_found',
      'There is no such invitation. Look whether the whole link was copied, or ask for a new one.');
  elsif not exists (select from auth.users u where u.id = caller and lower(btrim(u.email)) = found.email) then
    perform private.refuse(403, 'invitation_for_another',
      'This invitation is for another account. Sign in with the address that it was sent to, or ask for a new one.');
  elsif found.revoked_at is not null or found.expires_at <= now() or found.accepted_at is not null and not exists (
      select from public.agency_members m where m.agency_id = found.agency_id and m.user_id = caller) then
    perform private.refuse(410, 'invitation_over',
      'This invitation is over: it was used, withdrawn, or its time has run out. Ask for a new one.');
  end if;
  return found;
end $$;
comment on function private.agency_invitation_of is 'The invitation of a token, if this account may use it.';

create function private.agency_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation private.agency_invitations := private.agency_invitation_of(agency_invitation.token);
begin
  return (select jsonb_build_object('brand', a.key, 'name', a.display_name, 'role', invitation.role,
      'inviter', private.name_of_person(invitation.invited_by), 'expires_at', invitation.expires_at,
      'is_accepted', invitation.accepted_at is not null)
    from public.agencies a where a.id = invitation.agency_id);
end $$;
comment on function private.agency_invitation is
  'Into which agency an invitation leads, and as what, before it is accepted.';
select private.expose('private.agency_invitation(text)', 'authenticated');

create function private.accept_agency_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  invitation private.agency_invitations := private.agency_invitation_of(accept_agency_invitation.token);
begin
  if invitation.accepted_at is null then
    insert into public.agency_members (agency_id, user_id, role)
    values (invitation.agency_id, (select auth.uid()), invitation.role)
    on conflict on constraint a_person_is_a_member_of_an_agency_once do nothing;
    update private.agency_invitations i set accepted_at = now() where i.id = invitation.id;
  end if;
  return (select jsonb_build_object('agency_id', a.id, 'brand', a.key) from public.agencies a
    where a.id = invitation.agency_id);
end $$;
comment on function private.accept_agency_invitation is 'The caller works for the agency from now on. Twice is once.';
select private.expose('private.accept_agency_invitation(text)', 'authenticated');

-- What staff do.
alter table public.agencies add column suspended_at timestamptz;
comment on column public.agencies.suspended_at is 'Since when its site is closed; its host shows the default brand.';

create function private.create_agency(key text, display_name text, locales text[], currency text,
  owner_email text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  made uuid;
  wanted text := lower(btrim(create_agency.key));
  called text := btrim(create_agency.display_name);
begin
  if not private.is_staff() then
    perform private.refuse(403, 'not_allowed', 'Only our own people create agencies.');
  elsif not coalesce(wanted ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$' and char_length(called) between 1 and 200
    and cardinality(create_agency.locales) between 1 and 20
    and exists (select from private.currencies c where c.code = create_agency.currency), false)
    or wanted = any ('{www,api,admin,mail,app,static,default}'::text[]) then
    perform private.refuse(422, 'invalid_request',
      'An agency has a key that can be a host name and is not one of ours, a name, a language and a currency.');
  elsif exists (select from public.agencies a where a.key = wanted) then
    perform private.refuse(409, 'key_taken', 'Another agency has this key. Choose another one.');
  end if;
  insert into public.agencies (key, name, display_name, home_url, service_email, whitelabel_name, branded_game_slug,
    supported_locales, currency)
  select wanted, called, called, d.home_url, d.service_email, called, d.branded_game_slug, create_agency.locales,
    create_agency.currency
  from public.agencies d where d.key = 'default' returning id into made;
  if nullif(btrim(create_agency.owner_email), '') is not null then
    perform private.write_agency_invitation(made, create_agency.owner_email, 'owner', left(create_agency.locales[1],
      5));
  end if;
  return jsonb_build_object('agency_id', made);
end $$;
comment on function private.create_agency is
  'For staff: a new agency with its subdomain, and the mail that invites its owner.';
select private.expose('private.create_agency(text, text, text[], text, text)', 'authenticated');

create function private.suspend_agency(agency_id uuid, is_suspended boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stands timestamptz;
begin
  if not private.is_staff() then
    perform private.refuse(403, 'not_allowed', 'Only our own people suspend agencies.');
  end if;
  update public.agencies a set version = a.version,
      suspended_at = case when suspend_agency.is_suspended then coalesce(a.suspended_at, now()) end
    where a.id = suspend_agency.agency_id and a.key <> 'default' returning a.suspended_at into stands;
  if not found then
    perform private.refuse(404, 'not_found', 'There is no such agency that could be suspended.');
  end if;
  return jsonb_build_object('suspended_at', stands);
end $$;
comment on function private.suspend_agency is
  'For staff: closes the site of an agency, or opens it again. Nothing is lost.';
select private.expose('private.suspend_agency(uuid, boolean)', 'authenticated');

create function private.all_agencies(search text default null, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page constant integer := 40;
begin
  if not private.is_staff() then
    perform private.refuse(403, 'not_allowed', 'Only our own people see all agencies.');
  end if;
  return (
    with found as (
      select a.id, a.key, a.display_name, a.suspended_at, a.is_sample, a.created_at, (
          select count(*) from public.agency_members m where m.agency_id = a.id) as people, (
          select count(*) from public.games g where g.agency_id = a.id) as games
      from public.agencies a
      where (all_agencies.after is null or a.key > all_agencies.after)
        and (nullif(btrim(all_agencies.search), '') is null
          or strpos(lower(a.key || ' ' || a.display_name), lower(btrim(all_agencies.search))) > 0)
      order by a.key limit page + 1),
    shown as (select f.* from found f order by f.key limit page)
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'key', s.key, 'display_name', s.display_name,
        'suspended_at', s.suspended_at, 'is_sample', s.is_sample, 'people', s.people, 'games', s.games,
        'created_at', s.created_at) order by s.key), '[]'::jsonb),
      'next', case when (select count(*) from found) > page then max(s.key) end)
    from shown s);
end $$;
comment on function private.all_agencies is 'For staff: all agencies by key, forty a page.';
select private.expose('private.all_agencies(text, text)', 'authenticated');

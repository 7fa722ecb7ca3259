-- A dossier: a buyer's file about the homes that they may buy, and the people who live in it with them.
--
-- Who may do what is one table, `private.dossier_capabilities`, and one function, `private.dossiers_where`, which
-- every policy, function, bucket rule and topic asks. An adviser or a viewer sees the hunter's profile, offers,
-- conversations with a model and the owner's private notes once the owner has ticked each; the answer is made anew at
-- each question, so what is unticked is closed from that moment on. A deleted dossier is closed to everybody, may be
-- put back by its owner for thirty days, and is gone after that.

-- Facts: what each role may do. The domain's table of capabilities says the same; a test holds both equal.
create table private.dossier_capabilities (
  role text not null,
  capability text not null,
  constraint a_role_has_a_capability_once primary key (role, capability)
);
comment on table private.dossier_capabilities is
  'What each role of a dossier may do in it; mirrors the domain table of capabilities.';
comment on column private.dossier_capabilities.role is
  'owner, partner, adviser or viewer, or support: staff while the owner lets them in';
comment on column private.dossier_capabilities.capability is 'what it may do, by its name in the domain';
alter table private.dossier_capabilities enable row level security;
insert into private.dossier_capabilities (role, capability)
  select r, c from (values
    ('dossier.read', '{owner,partner,adviser,viewer,support}'::text[]),
    ('dossier.comment', '{owner,partner,adviser}'), ('dossier.edit', '{owner,partner}'),
    ('dossier.share', '{owner}'), ('dossier.restore', '{owner}'), ('dossier.read-profile', '{owner,partner}'),
    ('dossier.read-ai', '{owner,partner}'), ('dossier.read-offers', '{owner,partner}')) v (c, roles), unnest(roles) r;

create table private.dossier_ticks (
  tick text not null,
  capability text not null,
  constraint a_tick_is_known_once primary key (tick)
);
comment on table private.dossier_ticks is
  'What the owner of a dossier may tick for an adviser or a viewer; mirrors the domain.';
comment on column private.dossier_ticks.tick is 'the word that stands among the ticks of a member';
comment on column private.dossier_ticks.capability is 'what the tick opens, by its name in the domain';
alter table private.dossier_ticks enable row level security;
insert into private.dossier_ticks (tick, capability) values ('profile', 'dossier.read-profile'),
  ('offers', 'dossier.read-offers'), ('ai', 'dossier.read-ai'), ('private-notes', 'dossier.read-private-notes');

create table public.dossiers (
  id uuid not null default gen_random_uuid(),
  title text not null,
  country_code text not null default 'GB',
  currency text not null default 'GBP',
  archived_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossiers_have_an_id primary key (id),
  constraint a_dossier_has_a_title_of_1_to_160_characters
    check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint the_country_of_a_dossier_is_two_capitals check (country_code ~ '^[A-Z]{2}$'),
  constraint a_dossier_reckons_in_a_known_currency foreign key (currency) references private.currencies (code)
    on delete restrict
);
comment on table public.dossiers is 'Buyers'' files: what is known of the homes that they may buy, with their people.';
comment on column public.dossiers.title is 'what its people call it';
comment on column public.dossiers.country_code is 'where they look for a home; taxes and checklists follow from it';
comment on column public.dossiers.currency is 'in which money is reckoned';
comment on column public.dossiers.archived_at is 'put aside since; nothing else about it changes';
comment on column public.dossiers.deleted_at is 'closed to everybody since; the owner may put it back for 30 days';
comment on column public.dossiers.version is 'counts its changes; who edits it names the one that they saw';
create index dossiers_by_currency on public.dossiers (currency);
create index dossiers_that_are_deleted on public.dossiers (deleted_at) where deleted_at is not null;
create index dossiers_by_creation on public.dossiers (created_at, id);

create table public.dossier_members (
  dossier_id uuid not null,
  user_id uuid not null,
  role text not null,
  ticks text[] not null default '{}',
  joined_at timestamptz not null default now(),
  constraint a_person_is_in_a_dossier_once primary key (dossier_id, user_id),
  constraint a_dossier_member_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_dossier_member_is_a_user foreign key (user_id) references auth.users (id) on delete cascade,
  constraint a_dossier_member_has_a_known_role check (role in ('owner', 'partner', 'adviser', 'viewer')),
  constraint ticks_are_known_and_for_advisers_and_viewers
    check (ticks <@ '{profile,offers,ai,private-notes}'::text[] and cardinality(ticks) <= 4
      and (ticks = '{}' or role in ('adviser', 'viewer')))
);
comment on table public.dossier_members is 'The people of a dossier, each with one role.';
comment on column public.dossier_members.role is
  'owner: all, and sharing; partner: edits; adviser: reads, comments, adds notes and tasks; viewer: reads';
comment on column public.dossier_members.ticks is 'what the owner opened to this adviser or viewer beyond the role';
create index dossier_members_by_user on public.dossier_members (user_id, dossier_id);
create unique index a_dossier_has_one_owner on public.dossier_members (dossier_id) where role = 'owner';

create table private.dossier_invitations (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  token_hash bytea not null,
  role text not null,
  email_hash bytea,
  most_uses integer not null default 1,
  uses integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  revoked_at timestamptz,
  constraint dossier_invitations_have_an_id primary key (id),
  constraint a_dossier_token_is_known_once unique (token_hash),
  constraint a_dossier_invitation_leads_to_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint nobody_is_invited_as_an_owner check (role in ('partner', 'adviser', 'viewer')),
  constraint a_dossier_invitation_is_used_as_often_as_it_says check (uses between 0 and most_uses and uses <= 20),
  constraint a_dossier_invitation_works_1_to_20_times check (most_uses between 1 and 20),
  constraint a_dossier_invitation_ends_after_it_began check (expires_at > created_at)
);
comment on table private.dossier_invitations is
  'Links by which people come into a dossier. The token itself is told once and kept nowhere.';
comment on column private.dossier_invitations.token_hash is 'SHA-256 of the token in the link';
comment on column private.dossier_invitations.email_hash is
  'SHA-256 of the one mailbox whose account may use it, in lower case; null: whoever has the link';
comment on column private.dossier_invitations.most_uses is 'how many people it may let in';
comment on column private.dossier_invitations.uses is 'how many people it has let in';
create index dossier_invitations_by_dossier on private.dossier_invitations (dossier_id, created_at);
alter table private.dossier_invitations enable row level security;

create table private.dossier_log (
  id bigint not null generated always as identity,
  dossier_id uuid not null,
  action text not null,
  actor_id uuid,
  subject_id uuid,
  details jsonb not null default '{}',
  logged_at timestamptz not null default now(),
  constraint dossier_log_lines_have_an_id primary key (id),
  constraint a_dossier_log_line_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_dossier_log_line_may_have_an_actor foreign key (actor_id) references auth.users (id)
    on delete set null,
  constraint a_dossier_log_line_may_be_about_somebody foreign key (subject_id) references auth.users (id)
    on delete set null,
  constraint a_dossier_log_tells_of_known_acts check (action in ('created', 'invited', 'invitation_revoked',
    'joined', 'left', 'removed', 'role_changed', 'handed_over', 'archived', 'unarchived', 'deleted', 'restored',
    'exported', 'share_opened', 'support_granted', 'support_ended'))
);
comment on table private.dossier_log is
  'Who came into a dossier, left it, took its data along, or opened what it shares; its owner reads it.';
comment on column private.dossier_log.action is 'what was done';
comment on column private.dossier_log.actor_id is 'who did it; null once their account is gone';
comment on column private.dossier_log.subject_id is 'to whom it was done, where that is another person';
comment on column private.dossier_log.details is 'role, ticks or end that it was about';
create index dossier_log_by_dossier on private.dossier_log (dossier_id, id);
create index dossier_log_by_actor on private.dossier_log (actor_id);
create index dossier_log_by_subject on private.dossier_log (subject_id);
alter table private.dossier_log enable row level security;

create table private.dossier_support_grants (
  dossier_id uuid not null,
  granted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint a_dossier_lets_support_in_once primary key (dossier_id),
  constraint support_is_let_into_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint support_leaves_after_it_came check (expires_at > granted_at)
);
comment on table private.dossier_support_grants is
  'Dossiers whose owner lets the platform''s own people read them, and until when.';
alter table private.dossier_support_grants enable row level security;

-- The one answer. Policies ask it once for all of the caller's dossiers, which costs the same for one row and for
-- five thousand.
create function private.dossiers_where(capability text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
begin
  return query
    select m.dossier_id from public.dossier_members m join public.dossiers d on d.id = m.dossier_id
    where m.user_id = caller
      -- Of a deleted dossier one thing is left: to put it back.
      and (d.deleted_at is null or dossiers_where.capability = 'dossier.restore')
      and (exists (select from private.dossier_capabilities c
          where c.role = m.role and c.capability = dossiers_where.capability)
        or exists (select from private.dossier_ticks t
          where t.tick = any (m.ticks) and t.capability = dossiers_where.capability))
    union
    select g.dossier_id from private.dossier_support_grants g join public.dossiers d on d.id = g.dossier_id
    where private.is_staff() and g.expires_at > now() and d.deleted_at is null
      and exists (select from private.dossier_capabilities c
        where c.role = 'support' and c.capability = dossiers_where.capability);
end $$;
comment on function private.dossiers_where is
  'The dossiers in which the caller has a capability: the one answer to who may do what there.';
grant execute on function private.dossiers_where(text) to authenticated;

create function private.dossier_may(dossier_id uuid, capability text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.dossiers_where(dossier_may.capability) as d (id)
    where d.id = dossier_may.dossier_id);
end $$;
comment on function private.dossier_may is 'Has the caller this capability in this dossier?';
grant execute on function private.dossier_may(uuid, text) to authenticated;

-- Runs with the rights of whoever writes: a direct edit has to name the version that it was made from, what our own
-- functions and references write does not.
create function private.take_version() returns trigger language plpgsql volatile set search_path = '' as $$
declare
  is_edit boolean := current_user in ('anon', 'authenticated');
begin
  if tg_argv[0] = 'named' then
    if is_edit and new.version is distinct from old.version then
      raise exception using errcode = 'PT409', detail = 'edit_conflict', hint = old.version::text,
        message = 'Somebody else changed this meanwhile. Nothing of yours is lost: look at both and save again.';
    end if;
    new.version := old.version + 1;
  elsif is_edit and new.version = old.version then
    raise exception using errcode = 'PT409', detail = 'edit_conflict', hint = old.version::text,
      message = 'This is saved with the version that was edited. Load it again and save with its version.';
  elsif new.version = old.version and to_jsonb(new) - 'updated_at' <> to_jsonb(old) - 'updated_at' then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
comment on function private.take_version is
  'Trigger: a row is edited from its present version, and has a new one after every change.';

create trigger a_dossier_is_edited_from_its_version before update of version on public.dossiers
  for each row execute function private.take_version('named');
create trigger changed_dossiers_have_a_new_version before update on public.dossiers
  for each row execute function private.take_version('any');
create trigger dossiers_touch_updated_at before update on public.dossiers
  for each row execute function private.touch_updated_at();

alter table public.dossiers enable row level security;
grant select on public.dossiers to authenticated;
grant update (title, country_code, currency, version) on public.dossiers to authenticated;
create policy "people of a dossier read it, and its owner also while it is deleted" on public.dossiers
  for select to authenticated using (id in (select private.dossiers_where('dossier.read'))
    or id in (select private.dossiers_where('dossier.restore')));
create policy "owner and partner edit a dossier" on public.dossiers for update to authenticated
  using (id in (select private.dossiers_where('dossier.edit')))
  with check (id in (select private.dossiers_where('dossier.edit')));

alter table public.dossier_members enable row level security;
grant select on public.dossier_members to authenticated;
create policy "people of a dossier see each other" on public.dossier_members for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read')));

-- An account that goes takes its memberships along. What it owned goes to the partner who was there first; without
-- one it goes as well.
create function private.pass_on_dossier() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.dossier_members m set role = 'owner'
    where m.dossier_id = old.dossier_id and m.role = 'partner' and m.user_id = (
      select p.user_id from public.dossier_members p where p.dossier_id = old.dossier_id and p.role = 'partner'
      order by p.joined_at, p.user_id limit 1);
  if not found then
    delete from public.dossiers d where d.id = old.dossier_id;
  end if;
  return null;
end $$;
comment on function private.pass_on_dossier is
  'Trigger: a dossier whose owner is gone belongs to its first partner, or goes as well.';
create trigger a_dossier_outlives_its_owner after delete on public.dossier_members
  for each row when (old.role = 'owner') execute function private.pass_on_dossier();

-- Inside the database.
create function private.dossier_for(dossier_id uuid, capability text) returns public.dossiers
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers;
begin
  if not private.dossier_may(dossier_for.dossier_id, dossier_for.capability) then
    if private.dossier_may(dossier_for.dossier_id, 'dossier.read') then
      perform private.refuse(403, 'not_allowed', 'Your role in this dossier does not allow this. Ask its owner.');
    end if;
    perform private.refuse(404, 'not_found', 'There is no such dossier among yours. It may have been deleted.');
  end if;
  select d.* into dossier from public.dossiers d where d.id = dossier_for.dossier_id;
  return dossier;
end $$;
comment on function private.dossier_for is
  'A dossier in which the caller has a capability; refuses strangers as if there were none.';

create function private.log_in_dossier(dossier_id uuid, action text, subject_id uuid default null,
  details jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  insert into private.dossier_log (dossier_id, action, actor_id, subject_id, details)
  values (log_in_dossier.dossier_id, log_in_dossier.action, (select auth.uid()), log_in_dossier.subject_id,
    log_in_dossier.details)
$$;
comment on function private.log_in_dossier is 'Adds a line to the log of a dossier.';

create function private.hold_to_rate(subject text, most integer) returns void
language plpgsql volatile set search_path = '' as $$
declare
  wait_seconds integer := private.take_rate_limit(hold_to_rate.subject, hold_to_rate.most);
begin
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'That was asked very often within a minute. Wait a moment and try again.', wait_seconds::text);
  end if;
end $$;
comment on function private.hold_to_rate is 'Refuses what is asked more often within a minute than it may.';

create function private.name_of_person(user_id uuid) returns text
language sql stable set search_path = '' as $$
  select p.display_name from public.profiles p where p.id = name_of_person.user_id
$$;
comment on function private.name_of_person is 'What somebody calls themselves; null where the account is gone.';

-- Inviting.
create function private.invite_to_dossier(dossier_id uuid, role text, expires_at timestamptz default null,
  uses integer default null, email text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(invite_to_dossier.dossier_id, 'dossier.share');
  mailbox text := nullif(lower(btrim(invite_to_dossier.email)), '');
  ends_at timestamptz := coalesce(invite_to_dossier.expires_at, now() + interval '14 days');
  most_uses integer := coalesce(invite_to_dossier.uses, 1);
  most_open constant integer := 20;
  token text := private.random_hex_32();
  made private.dossier_invitations;
begin
  perform private.hold_to_rate('dossier-invite:' || (select auth.uid()), 20);
  if not coalesce(invite_to_dossier.role in ('partner', 'adviser', 'viewer'), false)
    or most_uses not between 1 and 20 or ends_at not between now() + interval '1 minute' and now() + interval '90 days'
    or not coalesce(private.is_mail_address(mailbox), true) then
    perform private.refuse(422, 'invalid_request',
      'An invitation is for a partner, an adviser or a viewer, for 1 to 20 people and at most 90 days.');
  end if;
  perform from public.dossiers d where d.id = dossier.id for no key update;
  if (select count(*) from private.dossier_invitations i where i.dossier_id = dossier.id and i.revoked_at is null
      and i.uses < i.most_uses and i.expires_at > now()) >= most_open then
    perform private.refuse(409, 'links_full',
      'Twenty links are open already. Withdraw one of them, or wait until one is used.');
  end if;
  insert into private.dossier_invitations (dossier_id, token_hash, role, email_hash, most_uses, expires_at)
    values (dossier.id, private.hash_secret(token), invite_to_dossier.role, private.hash_secret(mailbox), most_uses,
      ends_at) returning * into made;
  perform private.log_in_dossier(dossier.id, 'invited', null, jsonb_build_object('role', made.role));
  return jsonb_build_object('id', made.id, 'token', token, 'expires_at', made.expires_at);
end $$;
comment on function private.invite_to_dossier is
  'For its owner: a link by which people come into a dossier; its token is told this once.';
select private.expose('private.invite_to_dossier(uuid, text, timestamptz, integer, text)', 'authenticated');

create function private.revoke_dossier_invitation(invitation_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  invitation private.dossier_invitations;
begin
  select i.* into invitation from private.dossier_invitations i
    where i.id = revoke_dossier_invitation.invitation_id for update;
  if invitation.id is null or not private.dossier_may(invitation.dossier_id, 'dossier.share') then
    perform private.refuse(404, 'not_found', 'There is no such invitation among yours.');
  end if;
  if invitation.revoked_at is null then
    update private.dossier_invitations i set revoked_at = now() where i.id = invitation.id;
    perform private.log_in_dossier(invitation.dossier_id, 'invitation_revoked', null,
      jsonb_build_object('role', invitation.role));
  end if;
  return true;
end $$;
comment on function private.revoke_dossier_invitation is 'For the owner of its dossier: ends a link.';
select private.expose('private.revoke_dossier_invitation(uuid)', 'authenticated');

-- The invitation of a token, for the account that opens it. A token has 256 bits: to say that one is unknown tells
-- nothing.
create function private.dossier_invitation_of(token text) returns private.dossier_invitations
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.dossier_invitations;
  mailbox text := (select lower(btrim(u.email)) from auth.users u where u.id = (select auth.uid()));
begin
  perform private.hold_to_rate('dossier-invitation:' || (select auth.uid()), 30);
  select i.* into found from private.dossier_invitations i
    where char_length(dossier_invitation_of.token) between 32 and 128
      and i.token_hash = private.hash_secret(dossier_invitation_of.token) for update;
  if found.id is null then
    perform private.refuse(404, 'not_found',
      'There is no such invitation. Look whether the whole link was copied, or ask for a new one.');
  elsif found.email_hash is not null and found.email_hash is distinct from private.hash_secret(mailbox) then
    perform private.refuse(403, 'invitation_for_another',
      'This invitation is for another account. Sign in with the address that it was sent to, or ask for a new one.');
  end if;
  return found;
end $$;
comment on function private.dossier_invitation_of is 'The invitation of a token, if this account may use it.';

create function private.refuse_if_over(invitation private.dossier_invitations) returns void
language plpgsql stable set search_path = '' as $$
begin
  if invitation.revoked_at is not null or invitation.expires_at <= now() or invitation.uses >= invitation.most_uses
    or (select d.deleted_at is not null from public.dossiers d where d.id = invitation.dossier_id) then
    perform private.refuse(410, 'invitation_over',
      'This invitation is over: it was used, withdrawn, or its time has run out. Ask for a new one.');
  end if;
end $$;
comment on function private.refuse_if_over is 'Refuses an invitation that no longer works.';

create function private.dossier_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  invitation private.dossier_invitations := private.dossier_invitation_of(dossier_invitation.token);
  role_now text := (select m.role from public.dossier_members m
    where m.dossier_id = invitation.dossier_id and m.user_id = (select auth.uid()));
begin
  if role_now is null then
    perform private.refuse_if_over(invitation);
  end if;
  return (
    select jsonb_build_object('dossier_id', case when role_now is not null then d.id end, 'title', d.title,
      'role', invitation.role, 'own_role', role_now, 'expires_at', invitation.expires_at, 'owner', (
        select private.name_of_person(m.user_id) from public.dossier_members m
        where m.dossier_id = d.id and m.role = 'owner'))
    from public.dossiers d where d.id = invitation.dossier_id);
end $$;
comment on function private.dossier_invitation is 'What an invitation leads to, before it is accepted.';
select private.expose('private.dossier_invitation(text)', 'authenticated');

create function private.accept_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  invitation private.dossier_invitations := private.dossier_invitation_of(accept_invitation.token);
  role_now text;
  most_people constant integer := 20;
begin
  perform from public.dossiers d where d.id = invitation.dossier_id for no key update;
  select m.role into role_now from public.dossier_members m
    where m.dossier_id = invitation.dossier_id and m.user_id = caller;
  -- Whoever is in already stays what they are, and the link is not used up by it.
  if role_now is null then
    perform private.refuse_if_over(invitation);
    if (select count(*) from public.dossier_members m where m.dossier_id = invitation.dossier_id) >= most_people then
      perform private.refuse(409, 'people_full', 'This dossier has twenty people already, and no more come in.');
    end if;
    update private.dossier_invitations i set uses = i.uses + 1 where i.id = invitation.id;
    insert into public.dossier_members (dossier_id, user_id, role)
      values (invitation.dossier_id, caller, invitation.role);
    perform private.log_in_dossier(invitation.dossier_id, 'joined', null,
      jsonb_build_object('role', invitation.role));
  end if;
  return jsonb_build_object('dossier_id', invitation.dossier_id, 'role', coalesce(role_now, invitation.role));
end $$;
comment on function private.accept_invitation is
  'Comes into a dossier by an invitation; whoever is in already stays as they are.';
select private.expose('private.accept_invitation(text)', 'authenticated');

-- People.
create function private.dossier_people(dossier_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(dossier_people.dossier_id, 'dossier.read');
  is_owner boolean := private.dossier_may(dossier.id, 'dossier.share');
begin
  return jsonb_build_object(
    'people', (
      select jsonb_agg(jsonb_build_object('user_id', m.user_id, 'name', private.name_of_person(m.user_id),
        'role', m.role, 'ticks', m.ticks, 'joined_at', m.joined_at, 'is_self', m.user_id = (select auth.uid()))
        order by m.joined_at, m.user_id)
      from public.dossier_members m where m.dossier_id = dossier.id),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'role', i.role, 'most_uses', i.most_uses,
        'uses', i.uses, 'created_at', i.created_at, 'expires_at', i.expires_at,
        'is_for_one_account', i.email_hash is not null) order by i.created_at desc, i.id), '[]'::jsonb)
      from private.dossier_invitations i
      where is_owner and i.dossier_id = dossier.id and i.revoked_at is null and i.uses < i.most_uses
        and i.expires_at > now()),
    'support_until', (
      select g.expires_at from private.dossier_support_grants g
      where is_owner and g.dossier_id = dossier.id and g.expires_at > now()));
end $$;
comment on function private.dossier_people is
  'The people of a dossier by name; for its owner also open links and whether support may look.';
select private.expose('private.dossier_people(uuid)', 'authenticated');

create function private.set_dossier_member(dossier_id uuid, user_id uuid, role text, ticks text[] default '{}')
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(set_dossier_member.dossier_id, 'dossier.share');
  wanted_ticks text[] := array(select distinct t from unnest(set_dossier_member.ticks) t order by t);
  member public.dossier_members;
begin
  if not coalesce(set_dossier_member.role in ('partner', 'adviser', 'viewer'), false)
    or not wanted_ticks <@ array(select t.tick from private.dossier_ticks t)
    or wanted_ticks <> '{}' and set_dossier_member.role = 'partner' then
    perform private.refuse(422, 'invalid_request',
      'Somebody is a partner, an adviser or a viewer; ticks are for advisers and viewers.');
  end if;
  select m.* into member from public.dossier_members m
    where m.dossier_id = dossier.id and m.user_id = set_dossier_member.user_id for update;
  if member.user_id is null then
    perform private.refuse(404, 'not_found', 'This person is not in the dossier any more.');
  elsif member.role = 'owner' then
    perform private.refuse(409, 'owner_stays', 'A dossier has an owner. Hand it over to somebody else first.');
  elsif (member.role, member.ticks) is distinct from (set_dossier_member.role, wanted_ticks) then
    update public.dossier_members m set role = set_dossier_member.role, ticks = wanted_ticks
      where m.dossier_id = dossier.id and m.user_id = member.user_id;
    perform private.log_in_dossier(dossier.id, 'role_changed', member.user_id,
      jsonb_build_object('role', set_dossier_member.role, 'ticks', wanted_ticks));
  end if;
  return true;
end $$;
comment on function private.set_dossier_member is
  'For its owner: what somebody is in a dossier, and what is ticked for them; it holds from this moment on.';
select private.expose('private.set_dossier_member(uuid, uuid, text, text[])', 'authenticated');

create function private.remove_from_dossier(dossier_id uuid, user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  is_self boolean := remove_from_dossier.user_id is not distinct from (select auth.uid());
  dossier public.dossiers := private.dossier_for(remove_from_dossier.dossier_id,
    case when is_self then 'dossier.read' else 'dossier.share' end);
begin
  if exists (select from public.dossier_members m where m.dossier_id = dossier.id
      and m.user_id = remove_from_dossier.user_id and m.role = 'owner') then
    perform private.refuse(409, 'owner_stays', 'A dossier has an owner. Hand it over to somebody else first.');
  end if;
  delete from public.dossier_members m where m.dossier_id = dossier.id and m.user_id = remove_from_dossier.user_id;
  if found then
    perform private.log_in_dossier(dossier.id, case when is_self then 'left' else 'removed' end,
      case when not is_self then remove_from_dossier.user_id end);
  end if;
  return true;
end $$;
comment on function private.remove_from_dossier is
  'Takes somebody out of a dossier: its owner anybody else, everybody but the owner themselves.';
select private.expose('private.remove_from_dossier(uuid, uuid)', 'authenticated');

create function private.hand_over_dossier(dossier_id uuid, user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(hand_over_dossier.dossier_id, 'dossier.share');
begin
  -- Two who hand over at the same moment: the second finds that it is not theirs any more.
  perform from public.dossiers d where d.id = dossier.id for update;
  dossier := private.dossier_for(hand_over_dossier.dossier_id, 'dossier.share');
  if not exists (select from public.dossier_members m
      where m.dossier_id = dossier.id and m.user_id = hand_over_dossier.user_id) then
    perform private.refuse(404, 'not_found', 'This person is not in the dossier any more.');
  elsif hand_over_dossier.user_id = caller then
    return true;
  end if;
  update public.dossier_members m set role = 'partner' where m.dossier_id = dossier.id and m.user_id = caller;
  update public.dossier_members m set role = 'owner', ticks = '{}'
    where m.dossier_id = dossier.id and m.user_id = hand_over_dossier.user_id;
  perform private.log_in_dossier(dossier.id, 'handed_over', hand_over_dossier.user_id);
  return true;
end $$;
comment on function private.hand_over_dossier is
  'For its owner: makes somebody else of a dossier its owner, and oneself a partner.';
select private.expose('private.hand_over_dossier(uuid, uuid)', 'authenticated');

-- Putting aside, deleting, putting back.
create function private.archive_dossier(dossier_id uuid, is_archived boolean default true) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(archive_dossier.dossier_id, 'dossier.share');
begin
  if (dossier.archived_at is not null) is distinct from archive_dossier.is_archived then
    update public.dossiers d set archived_at = case when archive_dossier.is_archived then now() end
      where d.id = dossier.id;
    perform private.log_in_dossier(dossier.id,
      case when archive_dossier.is_archived then 'archived' else 'unarchived' end);
  end if;
  return true;
end $$;
comment on function private.archive_dossier is 'For its owner: puts a dossier aside, or takes it up again.';
select private.expose('private.archive_dossier(uuid, boolean)', 'authenticated');

create function private.delete_dossier(dossier_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(delete_dossier.dossier_id, 'dossier.restore');
begin
  if dossier.deleted_at is null then
    update public.dossiers d set deleted_at = now() where d.id = dossier.id returning * into dossier;
    delete from private.dossier_support_grants g where g.dossier_id = dossier.id;
    perform private.log_in_dossier(dossier.id, 'deleted');
  end if;
  return jsonb_build_object('gone_at', dossier.deleted_at + interval '30 days');
end $$;
comment on function private.delete_dossier is
  'For its owner: closes a dossier to everybody; for thirty days it can be put back.';
select private.expose('private.delete_dossier(uuid)', 'authenticated');

create function private.restore_dossier(dossier_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(restore_dossier.dossier_id, 'dossier.restore');
begin
  if dossier.deleted_at is not null then
    update public.dossiers d set deleted_at = null where d.id = dossier.id;
    perform private.log_in_dossier(dossier.id, 'restored');
  end if;
  return true;
end $$;
comment on function private.restore_dossier is 'For its owner: puts back a dossier that was deleted.';
select private.expose('private.restore_dossier(uuid)', 'authenticated');

create function private.forget_deleted_dossiers() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  forgotten integer;
begin
  delete from public.dossiers d where d.deleted_at < now() - interval '30 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
comment on function private.forget_deleted_dossiers is 'Removes dossiers that were deleted thirty days ago.';
insert into private.periodic_jobs (job, every_seconds) values ('forget_deleted_dossiers', 3600);

-- The log.
create function private.dossier_log(dossier_id uuid, after bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(dossier_log.dossier_id, 'dossier.share');
  rows jsonb;
begin
  select coalesce(jsonb_agg(to_jsonb(r) order by r.id desc), '[]'::jsonb) into rows from (
    select l.id, l.action, l.logged_at, private.name_of_person(l.actor_id) as actor,
      private.name_of_person(l.subject_id) as subject, l.details ->> 'role' as role,
      coalesce(l.details -> 'ticks', '[]'::jsonb) as ticks
    from private.dossier_log l
    where l.dossier_id = dossier.id and (dossier_log.after is null or l.id < dossier_log.after)
    order by l.id desc limit 50) r;
  return jsonb_build_object('rows', rows,
    'next', case when jsonb_array_length(rows) = 50 then (rows -> -1 ->> 'id')::bigint end);
end $$;
comment on function private.dossier_log is
  'For its owner: who came into a dossier, left it or took its data along, the newest first.';
select private.expose('private.dossier_log(uuid, bigint)', 'authenticated');

create function private.log_dossier_access(dossier_id uuid, action text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(log_dossier_access.dossier_id, 'dossier.read');
begin
  perform private.hold_to_rate('dossier-log:' || (select auth.uid()), 30);
  if not coalesce(log_dossier_access.action in ('exported', 'share_opened'), false) then
    perform private.refuse(422, 'invalid_request', 'What is logged is an export, or that a share was opened.');
  end if;
  perform private.log_in_dossier(dossier.id, log_dossier_access.action);
  return true;
end $$;
comment on function private.log_dossier_access is
  'Notes in the log of a dossier that the caller takes its data along, or opened its share.';
select private.expose('private.log_dossier_access(uuid, text)', 'authenticated');

-- Support.
create function private.set_dossier_support(dossier_id uuid, expires_at timestamptz default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(set_dossier_support.dossier_id, 'dossier.share');
begin
  if set_dossier_support.expires_at is null then
    delete from private.dossier_support_grants g where g.dossier_id = dossier.id;
    if found then
      perform private.log_in_dossier(dossier.id, 'support_ended');
    end if;
  elsif set_dossier_support.expires_at not between now() + interval '1 minute' and now() + interval '14 days' then
    perform private.refuse(422, 'invalid_request', 'Support is let in for at most 14 days.');
  else
    insert into private.dossier_support_grants as g (dossier_id, expires_at)
      values (dossier.id, set_dossier_support.expires_at)
      on conflict on constraint a_dossier_lets_support_in_once
      do update set granted_at = now(), expires_at = excluded.expires_at;
    perform private.log_in_dossier(dossier.id, 'support_granted', null,
      jsonb_build_object('until', set_dossier_support.expires_at));
  end if;
  return true;
end $$;
comment on function private.set_dossier_support is
  'For its owner: lets the platform''s own people read a dossier until then, or ends that.';
select private.expose('private.set_dossier_support(uuid, timestamptz)', 'authenticated');

create function private.superwise_dossiers(after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rows jsonb;
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people look after dossiers.');
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc), '[]'::jsonb) into rows from (
    select d.id, d.country_code, d.created_at, d.updated_at, d.archived_at, d.deleted_at,
      (select count(*)::integer from public.dossier_members m where m.dossier_id = d.id) as people,
      (select g.expires_at from private.dossier_support_grants g
        where g.dossier_id = d.id and g.expires_at > now()) as support_until
    from public.dossiers d
    where superwise_dossiers.after is null or (d.created_at, d.id) < (
      select a.created_at, a.id from public.dossiers a where a.id = superwise_dossiers.after)
    order by d.created_at desc, d.id desc limit 50) r;
  return jsonb_build_object('rows', rows,
    'next', case when jsonb_array_length(rows) = 50 then rows -> -1 ->> 'id' end);
end $$;
comment on function private.superwise_dossiers is
  'For staff: what dossiers there are, without a word of what is in them.';
select private.expose('private.superwise_dossiers(uuid)', 'authenticated');

-- Pages of a dossier open for its people.
create or replace function private.may_open_page(access text, subject text default null, brand text default null)
returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  agency_id uuid := (
    select a.id from public.agencies a where a.key = coalesce(nullif(may_open_page.brand, ''), 'default'));
begin
  if caller is null then
    return false;
  end if;
  -- A person's own area has the person's id in its address.
  if starts_with(may_open_page.access, 'self') and lower(may_open_page.subject) is distinct from caller::text then
    return false;
  end if;
  return case may_open_page.access
    when 'signed-in' then true
    when 'self' then true
    when 'staff' then private.is_staff()
    when 'agency-staff' then private.is_staff() or private.has_agency_role(agency_id, '{owner,admin,agent}')
    when 'agency-admin' then private.has_agency_role(agency_id, '{owner,admin}')
    -- The agency is then the person's own, whichever brand's site this is.
    when 'self-agency-staff' then exists (select from public.agency_members m where m.user_id = caller)
    when 'self-agency-admin' then exists (
      select from public.agency_members m where m.user_id = caller and m.role in ('owner', 'admin'))
    when 'dossier-member' then exists (select from private.dossiers_where('dossier.read') as d (id)
      where d.id::text = lower(may_open_page.subject))
    else false end;
end $$;

-- Everybody takes along in which dossiers they are.
alter function private.own_data() rename to own_data_of_games;
create function private.own_data_of_dossiers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return jsonb_build_object(
    'dossiers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'role', m.role, 'ticks', m.ticks,
        'joined_at', m.joined_at, 'deleted_at', d.deleted_at) order by m.joined_at, d.id), '[]'::jsonb)
      from public.dossier_members m join public.dossiers d on d.id = m.dossier_id where m.user_id = player));
end $$;
comment on function private.own_data_of_dossiers is 'What dossiers know of the caller.';
create function private.own_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.own_data_of_games() || private.own_data_of_dossiers();
end $$;
comment on function private.own_data is 'Everything that is kept about the signed-in caller.';
comment on function private.own_data_of_games is 'What games, runs and everything around them know of the caller.';
select private.expose('private.own_data()', 'authenticated');
revoke all on function private.own_data_of_games() from authenticated;

-- What a note said while it was private stays its author's when it is shared; who left a dossier takes along what they
-- wrote and nothing that others made of it; a link of before does not bring back whoever was taken out; a price that
-- stands in a dossier is known to its people; and links that lead nowhere count against the limit.

-- Versions of a note are as private as the note was when they were saved. Sharing says again what it says now.
alter table public.dossier_note_versions add column is_private boolean not null default true;
comment on column public.dossier_note_versions.is_private is
  'saved while the note was its author''s alone; it stays theirs when the note is shared';
-- Of versions of before nobody knows it: of a shared note the latest is everybody's, since the note says the same.
update public.dossier_note_versions v set is_private = false from public.dossier_notes n
  where n.id = v.note_id and not n.is_private and v.body = n.body
    and v.version = (select max(o.version) from public.dossier_note_versions o where o.note_id = n.id);

create or replace function private.keep_note_version() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.is_private and new.author_id is null then
    delete from public.dossier_notes n where n.id = new.id;
  elsif tg_op = 'INSERT' or new.body <> old.body or old.is_private and not new.is_private then
    insert into public.dossier_note_versions (note_id, version, body, author_id, is_private)
      values (new.id, new.version, new.body, coalesce((select auth.uid()), new.author_id), new.is_private);
  end if;
  return null;
end $$;

-- By the note's key, so that what one note said does not ask for all notes.
alter policy "whoever reads a note reads what it said" on public.dossier_note_versions
  using (exists (select from public.dossier_notes n where n.id = note_id and (not dossier_note_versions.is_private
    or n.author_id = (select auth.uid())
    or n.dossier_id in (select private.dossiers_where('dossier.read-private-notes')) and exists (
      select from public.dossier_members m
      where m.dossier_id = n.dossier_id and m.user_id = n.author_id and m.role = 'owner'))));
alter policy "whoever reads a note reads what it said" on public.dossier_note_versions
  rename to "whoever reads a note reads what it said to them";

-- One's own data tells of a dossier that one does not read any more what stands as one wrote it.
create function private.is_own_word(dossier_id uuid, version integer, readable uuid[]) returns boolean
language sql immutable set search_path = '' as $$
  select version = 1 or dossier_id = any (readable)
$$;
comment on function private.is_own_word is
  'Does a row stand as its author wrote it, or in a dossier that they read, so that it is theirs to take along?';

create or replace function private.own_data_of_dossier_rows() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  readable uuid[] := array(select private.dossiers_where('dossier.read'));
begin
  return jsonb_build_object(
    'dossiers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'role', m.role, 'ticks', m.ticks,
        'joined_at', m.joined_at, 'deleted_at', d.deleted_at) order by m.joined_at, d.id), '[]'::jsonb)
      from public.dossier_members m join public.dossiers d on d.id = m.dossier_id where m.user_id = player),
    'dossier_notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'is_private', n.is_private, 'created_at', n.created_at)
        || case when n.is_private or private.is_own_word(n.dossier_id, n.version, readable)
          then jsonb_build_object('body', n.body, 'room', n.room, 'tags', n.tags)
          else '{"body": null, "room": null, "tags": []}' end order by n.created_at, n.id), '[]'::jsonb)
      from public.dossier_notes n where n.author_id = player),
    'dossier_note_versions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.note_id, 'version', v.version, 'body', v.body,
        'saved_at', v.saved_at) order by v.saved_at, v.note_id, v.version), '[]'::jsonb)
      from public.dossier_note_versions v where v.author_id = player),
    'dossier_queries', (
      select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'created_at', q.created_at)
        || case when private.is_own_word(q.dossier_id, q.version, readable)
          then jsonb_build_object('question', q.question, 'answer', q.answer)
          else '{"question": null, "answer": null}' end order by q.created_at, q.id), '[]'::jsonb)
      from public.dossier_queries q where q.author_id = player),
    'dossier_tasks', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'is_own', t.author_id = player,
        'created_at', t.created_at) || case when private.is_own_word(t.dossier_id, t.version, readable)
          then jsonb_build_object('title', t.title, 'details', t.details, 'due_on', t.due_on, 'status', t.status)
          else '{"title": null, "details": null, "due_on": null, "status": null}' end
        order by t.created_at, t.id), '[]'::jsonb)
      from public.dossier_tasks t where t.author_id = player
        or t.assignee_id = player and t.dossier_id = any (readable)));
end $$;

create or replace function private.own_data_of_what_people_keep() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  readable uuid[] := array(select private.dossiers_where('dossier.read'));
begin
  return private.own_data_of_dossier_rows() || jsonb_build_object(
    'dossier_points', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'side', p.side, 'created_at', p.created_at,
        'body', case when private.is_own_word(p.dossier_id, p.version, readable) then p.body end)
        order by p.created_at, p.id), '[]'::jsonb)
      from public.dossier_points p where p.author_id = player),
    'dossier_point_votes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.point_id, 'weight', v.weight) order by v.point_id),
        '[]'::jsonb)
      from public.dossier_point_votes v where v.user_id = player),
    'dossier_notices', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'dossier_id', n.dossier_id, 'kind', n.kind,
        'made_at', n.made_at, 'read_at', n.read_at) order by n.made_at, n.id), '[]'::jsonb)
      from private.dossier_notices n where n.user_id = player),
    'dossier_notice_ways', (
      select coalesce(jsonb_agg(jsonb_build_object('dossier_id', w.dossier_id, 'kind', w.kind, 'way', w.way)
        order by w.dossier_id, w.kind), '[]'::jsonb)
      from private.dossier_notice_ways w where w.user_id = player),
    'dossier_feeds', (
      select coalesce(jsonb_agg(jsonb_build_object('dossier_id', f.dossier_id, 'created_at', f.created_at,
        'read_at', f.read_at) order by f.dossier_id), '[]'::jsonb)
      from private.dossier_feeds f where f.user_id = player));
end $$;

-- A refusal that is raised takes back what was counted on the way to it. Told as an answer with its status, it stays.
create function private.tell_refusal(status integer, code text, message text) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('response.status', tell_refusal.status::text, true);
  return jsonb_build_object('code', 'PT' || tell_refusal.status, 'details', tell_refusal.code,
    'message', tell_refusal.message, 'hint', null);
end $$;
comment on function private.tell_refusal is
  'A refusal as PostgREST tells one, of a call whose writing stays: what was tried too often has to be counted.';

create or replace function private.dossier_invitation_of(token text) returns private.dossier_invitations
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
  if found.email_hash is not null and found.email_hash is distinct from private.hash_secret(mailbox) then
    perform private.refuse(403, 'invitation_for_another',
      'This invitation is for another account. Sign in with the address that it was sent to, or ask for a new one.');
  end if;
  return found;
end $$;
comment on function private.dossier_invitation_of is
  'The invitation of a token, if this account may use it; none where nobody made it.';

create function private.tell_unknown_invitation() returns jsonb
language sql volatile set search_path = '' as $$
  select private.tell_refusal(404, 'not_found',
    'There is no such invitation. Look whether the whole link was copied, or ask for a new one.')
$$;
comment on function private.tell_unknown_invitation is 'That nobody made such an invitation.';

-- Each end of an invitation has a word of its own: what to do about it differs. Whoever was taken out comes in again by
-- a link that was made after that, and by none of before.
create or replace function private.refuse_if_over(invitation private.dossier_invitations) returns void
language plpgsql stable set search_path = '' as $$
begin
  if invitation.revoked_at is not null then
    perform private.refuse(410, 'invitation_revoked',
      'This invitation was withdrawn. Ask whoever sent it for a new one.');
  elsif invitation.uses >= invitation.most_uses then
    perform private.refuse(410, 'invitation_used_up',
      'This invitation has let in as many people as it may. Ask whoever sent it for a new one.');
  elsif invitation.expires_at <= now() then
    perform private.refuse(410, 'invitation_expired',
      'The time of this invitation has run out. Ask whoever sent it for a new one.');
  elsif (select d.deleted_at is not null from public.dossiers d where d.id = invitation.dossier_id) then
    perform private.refuse(410, 'invitation_over', 'The dossier of this invitation was deleted.');
  elsif exists (select from private.dossier_log l where l.subject_id = (select auth.uid())
    and l.dossier_id = invitation.dossier_id and l.action = 'removed' and l.logged_at > invitation.created_at) then
    perform private.refuse(410, 'invitation_over', 'This invitation is over. Ask for a new one.');
  end if;
end $$;

create or replace function private.dossier_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  invitation private.dossier_invitations := private.dossier_invitation_of(dossier_invitation.token);
  role_now text := (select m.role from public.dossier_members m
    where m.dossier_id = invitation.dossier_id and m.user_id = (select auth.uid()));
begin
  if invitation.id is null then
    return private.tell_unknown_invitation();
  elsif role_now is null then
    perform private.refuse_if_over(invitation);
  end if;
  return (
    select jsonb_build_object('dossier_id', case when role_now is not null then d.id end, 'title', d.title,
      'role', invitation.role, 'own_role', role_now, 'expires_at', invitation.expires_at, 'owner', (
        select private.name_of_person(m.user_id) from public.dossier_members m
        where m.dossier_id = d.id and m.role = 'owner'))
    from public.dossiers d where d.id = invitation.dossier_id);
end $$;

create or replace function private.accept_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  invitation private.dossier_invitations := private.dossier_invitation_of(accept_invitation.token);
  role_now text;
  most_people constant integer := 20;
begin
  if invitation.id is null then
    return private.tell_unknown_invitation();
  end if;
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

-- A price of one of our listings that stands in a dossier is known to everybody who reads the dossier: should the home
-- join a game, their runs with it are practice. What a dossier says of a home that it does not link, nobody can know.
create function private.note_prices_of_dossier() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.shown_prices (player_id, listing_id)
  select m.user_id, a.listing_id
  from public.dossier_assets a join public.dossier_members m on m.dossier_id = a.dossier_id
  where a.listing_id is not null and a.dossier_id = new.dossier_id
    and case tg_table_name when 'dossier_members' then m.user_id = (to_jsonb(new) ->> 'user_id')::uuid and exists (
        select from public.dossier_fact_versions v where v.dossier_id = a.dossier_id and v.asset_id = a.id
          and v.name = 'price_minor' and v.value is not null)
      else a.id = (to_jsonb(new) ->> 'asset_id')::uuid end
  on conflict on constraint a_price_is_first_shown_once do nothing;
  return null;
end $$;
comment on function private.note_prices_of_dossier is
  'Trigger: the people of a dossier know the prices of listings that stand there.';
create trigger a_price_in_a_dossier_is_known after insert on public.dossier_fact_versions for each row
  when (new.name = 'price_minor' and new.value is not null) execute function private.note_prices_of_dossier();
create trigger whoever_comes_knows_prices after insert on public.dossier_members for each row
  execute function private.note_prices_of_dossier();
insert into private.shown_prices (player_id, listing_id)
  select m.user_id, a.listing_id from public.dossier_assets a
  join public.dossier_members m on m.dossier_id = a.dossier_id
  where a.listing_id is not null and exists (select from public.dossier_fact_versions v
    where v.dossier_id = a.dossier_id and v.asset_id = a.id and v.name = 'price_minor' and v.value is not null)
  on conflict on constraint a_price_is_first_shown_once do nothing;

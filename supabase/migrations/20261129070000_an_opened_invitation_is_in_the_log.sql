-- Whoever was sent a link and looks at what it opens stands in the log of the dossier, also where they never come in.

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
    -- Once for each person and link, however often they look.
    if not exists (select from private.dossier_log l where l.dossier_id = invitation.dossier_id
      and l.action = 'share_opened' and l.actor_id = (select auth.uid())
      and l.details ->> 'invitation_id' = invitation.id::text) then
      perform private.log_in_dossier(invitation.dossier_id, 'share_opened', null,
        jsonb_build_object('role', invitation.role, 'invitation_id', invitation.id));
    end if;
  end if;
  return (
    select jsonb_build_object('dossier_id', case when role_now is not null then d.id end, 'title', d.title,
      'role', invitation.role, 'own_role', role_now, 'expires_at', invitation.expires_at, 'owner', (
        select private.name_of_person(m.user_id) from public.dossier_members m
        where m.dossier_id = d.id and m.role = 'owner'))
    from public.dossiers d where d.id = invitation.dossier_id);
end $$;

-- The database knows by itself when a link is opened: what a caller may have noted is what happens in a browser alone.
create or replace function private.log_dossier_access(dossier_id uuid, action text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(log_dossier_access.dossier_id, 'dossier.read');
begin
  perform private.hold_to_rate('dossier-log:' || (select auth.uid()), 30);
  if log_dossier_access.action is distinct from 'exported' then
    perform private.refuse(422, 'invalid_request', 'What a caller has logged is that the data was taken along.');
  end if;
  perform private.log_in_dossier(dossier.id, log_dossier_access.action);
  return true;
end $$;
comment on function private.log_dossier_access is 'Notes in the log of a dossier that the caller takes its data along.';
select private.expose('private.log_dossier_access(uuid, text)', 'authenticated');

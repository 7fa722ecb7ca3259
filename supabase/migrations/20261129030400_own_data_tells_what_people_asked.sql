-- What somebody asked agencies, and for which agencies they work, is in the file of their own data.
--
-- Whole is what came from the mailbox of their account once that mailbox said yes. Where one of their runs led to a
-- question, they hear that it was asked, and no word of it: a lead is its mailbox's, whose owner may have written there
-- too, and an address that somebody typed proves nothing.
create function private.own_data_of_agencies() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  own_mailbox text := (select lower(btrim(u.email)) from auth.users u
    where u.id = player and u.email_confirmed_at is not null);
begin
  return jsonb_build_object(
    'asked_agencies', (
      select coalesce(jsonb_agg(case when l.mailbox = own_mailbox and l.confirmed_at is not null
          then private.told_lead(l) || jsonb_build_object('confirmed_at', l.confirmed_at)
          else jsonb_build_object('kind', l.kind,
            'agency', (select a.display_name from public.agencies a where a.id = l.agency_id)) end
        || jsonb_build_object('id', l.id, 'asked_at', l.asked_at) order by l.asked_at, l.id), '[]'::jsonb)
      from private.leads l where l.withdrawn_at is null and (
        l.session_id in (select s.id from public.sessions s where s.user_id = player)
        or l.mailbox = own_mailbox and l.confirmed_at is not null)),
    'agencies', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'key', a.key, 'name', a.display_name, 'role', m.role,
        'since', m.created_at) order by m.created_at, a.id), '[]'::jsonb)
      from public.agency_members m join public.agencies a on a.id = m.agency_id where m.user_id = player),
    'agency_invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'agency', a.display_name, 'role', i.role,
        'sent_at', i.sent_at, 'expires_at', i.expires_at) order by i.sent_at, i.id), '[]'::jsonb)
      from private.agency_invitations i join public.agencies a on a.id = i.agency_id where i.email = own_mailbox));
end $$;
comment on function private.own_data_of_agencies is
  'What the caller asked agencies, and where they work or were asked to.';

create or replace function private.own_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.own_data_of_games() || private.own_data_of_dossiers() || private.own_data_of_quests()
    || private.own_data_of_agencies();
end $$;

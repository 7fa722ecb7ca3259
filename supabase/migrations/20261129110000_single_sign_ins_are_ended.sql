-- Single sign-ins are listed and ended.
--
-- Whoever signed in on a device that is not theirs, or lost one, sees where their account is signed in and ends one of
-- these without signing out everywhere. What a device holds stays valid until it runs out, an hour at most; it gets
-- nothing new from then on. The address that somebody came from is kept by the Auth service and told to nobody.
create function private.told_sessions(player uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) - 'listed' order by s.listed), '[]'::jsonb)
  from (
    select s.id, left(s.user_agent, 400) as user_agent, s.created_at as signed_in_at,
      greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC') as used_at,
      s.id::text is not distinct from auth.jwt() ->> 'session_id' as is_this,
      row_number() over (order by (s.id::text is not distinct from auth.jwt() ->> 'session_id') desc,
        greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC') desc, s.id) as listed
    from auth.sessions s
    where s.user_id = told_sessions.player and (s.not_after is null or s.not_after > now())
    order by listed limit 100) s
$$;
comment on function private.told_sessions is 'Where an account is signed in: this session first, then the last used.';

create function private.own_sessions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.told_sessions(private.player_or_refuse())
$$;
comment on function private.own_sessions is
  'Where the caller''s account is signed in, the caller''s own session first: at most a hundred.';
select private.expose('private.own_sessions()', 'authenticated');

create function private.sign_out_session(session uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  player constant uuid := private.player_or_refuse();
begin
  -- The same answer for one that is over and for somebody else's: nobody learns which sessions there are.
  delete from auth.sessions s where s.id = sign_out_session.session and s.user_id = player;
  return private.told_sessions(player);
end $$;
comment on function private.sign_out_session is
  'Ends a session of the caller''s, and answers those that are left; asked again it changes nothing.';
select private.expose('private.sign_out_session(uuid)', 'authenticated');

create or replace function private.own_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.own_data_of_games() || private.own_data_of_dossiers() || private.own_data_of_quests()
    || private.own_data_of_agencies() || jsonb_build_object('account_goes_at', private.account_goes_at(),
      'sign_ins', private.own_sessions());
end $$;

-- A public profile by choice, and one's own data.
--
-- Nobody has a public profile before they ask for one, and each part of it is chosen. Accounts are for people of
-- sixteen and older; whoever publishes says so once more. Its address has a random handle, not the account's id.
--
-- A person may take all their data along, and delete the account. What is deleted and what stays is one rule: whatever
-- names or knows the person goes; runs stay on their boards, since ranks of others rest on them, as those of a former
-- player whom nobody can sign in as. Logs of management and moderation outlive what they are about.

create table private.public_profiles (
  user_id uuid not null,
  handle text not null,
  shows text[] not null,
  said_sixteen_at timestamptz not null default now(),
  constraint a_player_has_one_public_profile primary key (user_id),
  constraint a_public_profile_is_a_users foreign key (user_id) references auth.users (id) on delete cascade,
  constraint a_handle_is_known_once unique (handle),
  constraint a_handle_is_random check (handle ~ '^[0-9a-f]{16}$'),
  constraint a_profile_shows_known_parts check (shows <@ '{season,badges,accuracy,days}')
);
comment on table private.public_profiles is 'Profiles that players chose to show to everybody, and what of them.';
alter table private.public_profiles enable row level security;

create function private.own_profile() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  shown private.public_profiles;
begin
  select p.* into shown from private.public_profiles p where p.user_id = player;
  return jsonb_build_object('name', private.name_on_boards(player), 'is_public', shown.user_id is not null,
    'handle', shown.handle, 'shows', coalesce(to_jsonb(shown.shows), '["season", "badges"]'::jsonb));
end $$;
comment on function private.own_profile is 'Whether the signed-in caller has a public profile, and what it shows.';
select private.expose('private.own_profile()', 'authenticated');

create function private.save_profile(is_public boolean, shows text[] default '{}', is_sixteen boolean default false)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  if not save_profile.is_public then
    delete from private.public_profiles p where p.user_id = player;
    return private.own_profile();
  end if;
  if save_profile.shows is null or not save_profile.shows <@ '{season,badges,accuracy,days}'::text[] then
    perform private.refuse(422, 'invalid_request', 'A profile shows season, badges, accuracy and days.');
  end if;
  if not coalesce(save_profile.is_sixteen, false)
      and not exists (select from private.public_profiles p where p.user_id = player) then
    perform private.refuse(422, 'age_unsaid',
      'A public profile is for people of sixteen and older. Say that you are.');
  end if;
  insert into private.public_profiles (user_id, handle, shows)
    values (player, left(private.random_hex_32(), 16),
      array(select distinct s from unnest(save_profile.shows) s order by s))
    on conflict (user_id) do update set shows = excluded.shows;
  return private.own_profile();
end $$;
comment on function private.save_profile is
  'Shows or hides the signed-in caller''s profile. A new one has a new address.';
select private.expose('private.save_profile(boolean, text[], boolean)', 'authenticated');

create function private.public_profile(handle text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  least_guesses constant bigint := 20;
  shown private.public_profiles;
begin
  select p.* into shown from private.public_profiles p where p.handle = public_profile.handle;
  if shown.user_id is null then
    perform private.refuse(404, 'not_found', 'There is no profile at this address. It may have been hidden again.');
  end if;
  return jsonb_build_object('name', private.name_on_boards(shown.user_id),
    'since_on', (
      select min(s.started_at at time zone 'UTC')::date from public.sessions s where s.user_id = shown.user_id),
    'season', case when 'season' = any (shown.shows) then (
      select private.season_standing(p) from private.season_places p
      where p.user_id = shown.user_id and p.season_on = private.season_at(now())) end,
    'badges', case when 'badges' = any (shown.shows) then (
      select coalesce(jsonb_agg(b), '[]'::jsonb) from jsonb_array_elements(private.told_badges(shown.user_id)) b
      where b ->> 'earned_on' is not null) end,
    'accuracy', case when 'accuracy' = any (shown.shows) then (
      select case when count(*) >= least_guesses then jsonb_build_object('guesses', count(*),
        'median_percent', percentile_cont(0.5) within group (order by abs(exp(g.log_error) - 1) * 100)) end
      from public.sessions s join public.guesses g on g.session_id = s.id
      where s.user_id = shown.user_id and s.status <> 'active' and g.is_counted and g.log_error is not null) end,
    'days', case when 'days' = any (shown.shows) then (
      select count(distinct (g.guessed_at at time zone 'UTC')::date)
      from public.sessions s join public.guesses g on g.session_id = s.id where s.user_id = shown.user_id) end);
end $$;
comment on function private.public_profile is
  'A profile that its player shows to everybody: only the parts that they chose.';
select private.expose('private.public_profile(text)', 'anon', 'authenticated');

create function private.own_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at,
        'display_name', (select p.display_name from public.profiles p where p.id = u.id))
      from auth.users u where u.id = player),
    'public_profile', (
      select to_jsonb(p) - 'user_id' from private.public_profiles p where p.user_id = player),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'game', g.title, 'game_slug', g.slug, 'mode', s.mode,
        'status', s.status, 'is_ranked', s.is_ranked, 'display_name', s.display_name, 'total_score', s.total_score,
        'started_at', s.started_at, 'finished_at', s.finished_at,
        'guesses', (
          select coalesce(jsonb_agg(jsonb_build_object('home', e.game_listing_id, 'amount_minor', e.amount_minor,
            'low_minor', e.low_minor, 'high_minor', e.high_minor, 'currency', e.currency, 'score', e.score,
            'label', e.label, 'guessed_at', e.guessed_at) order by e.guessed_at), '[]'::jsonb)
          from public.guesses e where e.session_id = s.id)) order by s.started_at, s.id), '[]'::jsonb)
      from public.sessions s join public.games g on g.id = s.game_id where s.user_id = player),
    'comments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'body', c.body, 'created_at', c.created_at)
        order by c.created_at), '[]'::jsonb)
      from private.comments c join public.sessions s on s.id = c.session_id where s.user_id = player),
    'badges', (
      select coalesce(jsonb_agg(jsonb_build_object('badge', b.badge, 'earned_at', b.earned_at) order by b.earned_at,
        b.badge), '[]'::jsonb) from private.earned_badges b where b.user_id = player),
    'seasons', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' order by p.season_on), '[]'::jsonb)
      from private.season_places p where p.user_id = player),
    'friends', (
      select coalesce(jsonb_agg(jsonb_build_object('name', private.name_on_boards(
        case when f.one_id = player then f.other_id else f.one_id end), 'since_at', f.since_at) order by f.since_at),
        '[]'::jsonb)
      from private.friendships f where player in (f.one_id, f.other_id)),
    'games', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'title', g.title, 'state', g.state,
        'created_at', g.created_at) order by g.created_at), '[]'::jsonb)
      from public.games g where g.owner_id = player),
    'drafts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'document', d.document, 'deleted_at', d.deleted_at)
        order by d.id), '[]'::jsonb) from private.game_drafts d where d.owner_id = player),
    'imports', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'user_id' order by i.created_at), '[]'::jsonb)
      from public.listing_imports i where i.user_id = player),
    'brands', (
      select coalesce(jsonb_agg(jsonb_build_object('brand', a.key, 'role', m.role) order by a.key), '[]'::jsonb)
      from public.agency_members m join public.agencies a on a.id = m.agency_id where m.user_id = player));
end $$;
comment on function private.own_data is 'Everything that is kept about the signed-in caller.';
select private.expose('private.own_data()', 'authenticated');

create function private.delete_account(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  former uuid;
  run_id uuid;
  kept integer;
begin
  perform private.take_turn(player);
  if not exists (
      select from auth.users u
      where u.id = player and lower(btrim(u.email)) = lower(btrim(delete_account.email))) then
    perform private.refuse(422, 'email_differs',
      'This is not the e-mail address of your account. Nothing was deleted.');
  end if;
  if exists (
      select from public.agency_members m where m.user_id = player and m.role = 'owner' and not exists (
        select from public.agency_members o
        where o.agency_id = m.agency_id and o.role = 'owner' and o.user_id <> player)) then
    perform private.refuse(409, 'last_owner',
      'You are the last owner of a brand. Make somebody else its owner first, so that it is not left alone.');
  end if;
  for run_id in
    select s.id from public.sessions s where s.user_id = player and s.status = 'active' order by s.id
  loop
    perform private.end_session(run_id, 'abandoned');
  end loop;
  update private.comments c set deleted_at = clock_timestamp(), body = null
    from public.sessions s
    where s.id = c.session_id and s.user_id = player and c.deleted_at is null;
  -- A guest whose token nobody has.
  insert into private.guest_identities (token_hash) values (private.hash_secret(private.random_hex_32()))
    returning id into former;
  update private.leaderboard_entries e set display_name = private.former_player()
    from public.sessions s where s.id = e.session_id and s.user_id = player;
  insert into private.leaderboard_changes (game_id)
    select distinct e.game_id from private.leaderboard_entries e join public.sessions s on s.id = e.session_id
    where s.user_id = player;
  update public.sessions s set user_id = null, guest_id = former, request_key = null, is_sharing_details = false,
    display_name = private.former_player()
    where s.user_id = player;
  get diagnostics kept = row_count;
  if kept = 0 then
    delete from private.guest_identities i where i.id = former;
  end if;
  delete from private.seen_spoilers x where x.player_id = player;
  delete from private.comment_blocks x where x.player_id = player;
  delete from private.replaced_names x where x.player_id = player;
  delete from private.report_viewers x where x.player_id = player;
  delete from private.reports x where x.reporter_id = player;
  delete from private.player_changes x where x.user_id = player;
  -- Nobody could look after them any more. Runs under way may go on to their end.
  update public.games g set state = 'closed' where g.owner_id = player and g.state in ('open', 'scheduled') and exists (
    select from public.agencies a where a.id = g.agency_id and a.key = 'default');
  delete from auth.users u where u.id = player;
  return jsonb_build_object('runs_kept', kept, 'name', private.former_player());
end $$;
comment on function private.delete_account is
  'Deletes the account of the signed-in caller, who types its e-mail address; runs stay as those of a former player.';
select private.expose('private.delete_account(text)', 'authenticated');

create function private.former_player() returns text
language plpgsql immutable set search_path = '' as $$
begin
  return 'Former player';
end $$;
comment on function private.former_player is 'What a player is called whose account is gone.';

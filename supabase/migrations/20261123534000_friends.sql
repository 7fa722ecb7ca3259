-- Friends.
--
-- Two players see each other's totals side by side once both have agreed: one makes a link, the other accepts it. A
-- link works once, for two weeks, and only its hash is stored. Either leaves again at any time, and then nothing is
-- shown to either. What is shown are totals of games that both have ended, which boards show as well: no home, no
-- amount.

create table private.friend_invitations (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  constraint friend_invitations_have_an_id primary key (id),
  constraint a_friend_token_is_known_once unique (token_hash),
  constraint a_friend_is_invited_by_a_user foreign key (user_id) references auth.users (id) on delete cascade,
  constraint a_friend_invitation_ends_after_it_began check (expires_at > created_at)
);
comment on table private.friend_invitations is 'Links by which a player invites a friend; each works once.';
create index friend_invitations_by_user on private.friend_invitations (user_id, created_at);
alter table private.friend_invitations enable row level security;

create table private.friendships (
  id uuid not null default gen_random_uuid(),
  one_id uuid not null,
  other_id uuid not null,
  since_at timestamptz not null default now(),
  constraint friendships_have_an_id primary key (id),
  constraint two_players_are_friends_once unique (one_id, other_id),
  constraint one_friend_is_a_user foreign key (one_id) references auth.users (id) on delete cascade,
  constraint the_other_friend_is_a_user foreign key (other_id) references auth.users (id) on delete cascade,
  constraint friends_are_named_in_order check (one_id < other_id)
);
comment on table private.friendships is 'Players who agreed to see each other''s totals side by side.';
create index friendships_by_other on private.friendships (other_id);
alter table private.friendships enable row level security;

create function private.invite_friend() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  most_open constant integer := 20;
  token text := private.random_hex_32();
  made private.friend_invitations;
begin
  perform private.take_turn(player);
  delete from private.friend_invitations i where i.user_id = player and i.expires_at <= now();
  if (select count(*) from private.friend_invitations i where i.user_id = player) >= most_open then
    perform private.refuse(409, 'links_full',
      'Twenty links are open already. Withdraw one of them, or wait until one is used.');
  end if;
  insert into private.friend_invitations (user_id, token_hash) values (player, private.hash_secret(token))
    returning * into made;
  return jsonb_build_object('id', made.id, 'token', token, 'expires_at', made.expires_at);
end $$;
comment on function private.invite_friend is
  'A link by which one friend of the signed-in caller agrees to be compared; the token is told this once.';
select private.expose('private.invite_friend()', 'authenticated');

create function private.friend_invitation_of(token text) returns private.friend_invitations
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.friend_invitations;
begin
  select i.* into found from private.friend_invitations i
    where char_length(friend_invitation_of.token) between 32 and 128
      and i.token_hash = private.hash_secret(friend_invitation_of.token);
  -- A link that was used, was withdrawn, or never was looks the same, so that nobody learns which.
  if found.id is null or found.expires_at <= now() then
    perform private.refuse(410, 'invitation_over',
      'This invitation is over: it was used, withdrawn, or is older than two weeks. Ask for a new one.');
  end if;
  return found;
end $$;
comment on function private.friend_invitation_of is
  'An invitation that still works; refuses others with invitation_over.';

create function private.friend_invitation(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  found private.friend_invitations := private.friend_invitation_of(friend_invitation.token);
begin
  return jsonb_build_object('name', private.name_on_boards(found.user_id), 'expires_at', found.expires_at,
    'is_own', found.user_id = player, 'are_friends', exists (
      select from private.friendships f
      where f.one_id = least(player, found.user_id) and f.other_id = greatest(player, found.user_id)));
end $$;
comment on function private.friend_invitation is 'Who invites, before the signed-in caller agrees.';
select private.expose('private.friend_invitation(text)', 'authenticated');

create function private.accept_friend(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  invitation private.friend_invitations := private.friend_invitation_of(accept_friend.token);
begin
  if invitation.user_id = player then
    perform private.refuse(409, 'move_not_allowed',
      'This is your own invitation. Send its link to the friend whom you want to be compared with.');
  end if;
  -- Two who use the link at the same moment: the row goes once.
  delete from private.friend_invitations i where i.id = invitation.id;
  if not found then
    perform private.refuse(410, 'invitation_over',
      'This invitation is over: it was used, withdrawn, or is older than two weeks. Ask for a new one.');
  end if;
  insert into private.friendships (one_id, other_id)
    values (least(player, invitation.user_id), greatest(player, invitation.user_id)) on conflict do nothing;
  return jsonb_build_object('name', private.name_on_boards(invitation.user_id));
end $$;
comment on function private.accept_friend is 'Agrees to an invitation, which is used up by it.';
select private.expose('private.accept_friend(text)', 'authenticated');

create function private.withdraw_friend_invitation(invitation_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  delete from private.friend_invitations i
    where i.id = withdraw_friend_invitation.invitation_id and i.user_id = player;
  return true;
end $$;
comment on function private.withdraw_friend_invitation is 'Takes back a link of the signed-in caller''s.';
select private.expose('private.withdraw_friend_invitation(uuid)', 'authenticated');

create function private.leave_friend(friendship_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  delete from private.friendships f
    where f.id = leave_friend.friendship_id and player in (f.one_id, f.other_id);
  return true;
end $$;
comment on function private.leave_friend is 'Ends a comparison; nothing is shown to either from here on.';
select private.expose('private.leave_friend(uuid)', 'authenticated');

-- Games that both have ended, by their ranked runs. A practice run may follow a look at the price.
create function private.shared_games(one_id uuid, other_id uuid)
returns table (game_id uuid, own_score integer, friend_score integer, most integer, ended_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select a.game_id, a.total_score, b.total_score, private.most_points(a, g.formula),
      greatest(a.finished_at, b.finished_at)
    from public.sessions a
    join public.sessions b on b.game_id = a.game_id and b.user_id = shared_games.other_id and b.is_ranked
      and b.status <> 'active'
    join public.games g on g.id = a.game_id
    where a.user_id = shared_games.one_id and a.is_ranked and a.status <> 'active'
      and not g.mode_options @> '{"is_classroom": true}';
end $$;
comment on function private.shared_games is 'Games that two players have both ended, with the totals of both.';

create function private.own_friends() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return jsonb_build_object(
    'friends', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', private.name_on_boards(f.friend_id),
        'since_at', f.since_at, 'games', s.games, 'won', s.won, 'lost', s.lost) order by f.since_at desc, f.id),
        '[]'::jsonb)
      from (
        select h.id, h.since_at, case when h.one_id = player then h.other_id else h.one_id end as friend_id
        from private.friendships h where player in (h.one_id, h.other_id)
        order by h.since_at desc, h.id limit 100) f
      cross join lateral (
        select count(*)::integer as games, count(*) filter (where x.own_score > x.friend_score)::integer as won,
          count(*) filter (where x.own_score < x.friend_score)::integer as lost
        from private.shared_games(player, f.friend_id) x) s),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'created_at', i.created_at,
        'expires_at', i.expires_at) order by i.created_at desc, i.id), '[]'::jsonb)
      from (select * from private.friend_invitations o where o.user_id = player and o.expires_at > now()
        order by o.created_at desc limit 20) i));
end $$;
comment on function private.own_friends is
  'Whom the signed-in caller is compared with and how that stands, and links that are open.';
select private.expose('private.own_friends()', 'authenticated');

create function private.head_to_head(friendship_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  friendship private.friendships;
begin
  select f.* into friendship from private.friendships f
    where f.id = head_to_head.friendship_id and player in (f.one_id, f.other_id);
  if friendship.id is null then
    perform private.refuse(404, 'not_found', 'There is no such comparison. It may have been left.');
  end if;
  return (
    with ended as (
      select x.* from private.shared_games(player,
        case when friendship.one_id = player then friendship.other_id else friendship.one_id end) x)
    select jsonb_build_object('id', friendship.id,
      'name', private.name_on_boards(
        case when friendship.one_id = player then friendship.other_id else friendship.one_id end),
      'since_at', friendship.since_at,
      'games', (select count(*) from ended b),
      'won', (select count(*) from ended b where b.own_score > b.friend_score),
      'lost', (select count(*) from ended b where b.own_score < b.friend_score),
      'latest', (
        select coalesce(jsonb_agg(jsonb_build_object('game_id', l.game_id, 'title', g.title, 'own_score', l.own_score,
          'friend_score', l.friend_score, 'max_score', l.most) order by l.ended_at desc, l.game_id), '[]'::jsonb)
        from (select * from ended b order by b.ended_at desc, b.game_id limit 20) l
        join public.games g on g.id = l.game_id)));
end $$;
comment on function private.head_to_head is
  'The games that the caller and a friend have both ended, the latest twenty.';
select private.expose('private.head_to_head(uuid)', 'authenticated');

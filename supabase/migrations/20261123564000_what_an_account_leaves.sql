-- What an account leaves.
--
-- A census of every table found what an export did not tell and what a deletion did not take: the texts of questions,
-- reminders to the same mailbox that were asked for without signing in, bans of sources that were the person's own, and
-- the owner of stored files. A test holds both: whatever table knows the person, the export tells of it, and after the
-- deletion no table but the logs of management and moderation knows them.

create or replace function private.own_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  mailbox text := (select lower(btrim(u.email)) from auth.users u where u.id = player);
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
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'session_id', d.session_id, 'reason', d.reason,
        'note', d.note, 'state', d.state, 'created_at', d.created_at, 'decision_note', d.decision_note,
        'appeal_note', d.appeal_note, 'judgement_note', d.judgement_note) order by d.created_at, d.id), '[]'::jsonb)
      from private.disputes d join public.sessions s on s.id = d.session_id where s.user_id = player),
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
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'created_at', i.created_at,
        'expires_at', i.expires_at) order by i.created_at, i.id), '[]'::jsonb)
      from private.friend_invitations i where i.user_id = player),
    'rooms', (
      select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'entered_at', r.created_at) order by r.created_at,
        t.room_id, t.number), '[]'::jsonb)
      from private.room_seats t join private.rooms r on r.id = t.room_id where t.user_id = player),
    'reminders', (
      select coalesce(jsonb_agg(jsonb_build_object('edition', r.edition, 'channel', r.channel, 'address', r.address,
        'locale', r.locale, 'time_zone', r.time_zone, 'hour', r.hour, 'quiet_from', r.quiet_from,
        'quiet_until', r.quiet_until, 'asked_at', r.asked_at, 'confirmed_at', r.confirmed_at)
        order by r.asked_at, r.id), '[]'::jsonb)
      from private.reminders r where r.user_id = player or r.address = mailbox),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'created_at', r.created_at,
        'outcome', r.outcome) order by r.created_at, r.id), '[]'::jsonb)
      from private.reports r where r.reporter_id = player),
    'shown_prices_of', (
      select coalesce(jsonb_agg(jsonb_build_object('game', g.title, 'seen_at', x.seen_at) order by x.seen_at, g.id),
        '[]'::jsonb) from private.seen_spoilers x join public.games g on g.id = x.game_id where x.player_id = player),
    'client_reports', (
      select coalesce(jsonb_agg(jsonb_build_object('game', g.title, 'opened_at', x.opened_at)
        order by x.opened_at, g.id), '[]'::jsonb)
      from private.report_viewers x join public.games g on g.id = x.game_id where x.player_id = player),
    'names_given', (
      select coalesce(jsonb_agg(jsonb_build_object('game', g.title, 'name', x.display_name) order by g.id), '[]'::jsonb)
      from private.replaced_names x join public.games g on g.id = x.game_id where x.player_id = player),
    'silenced_in', (
      select coalesce(jsonb_agg(jsonb_build_object('game', g.title, 'created_at', x.created_at)
        order by x.created_at, g.id), '[]'::jsonb)
      from private.comment_blocks x join public.games g on g.id = x.game_id where x.player_id = player),
    'games', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'title', g.title, 'state', g.state,
        'created_at', g.created_at) order by g.created_at), '[]'::jsonb)
      from public.games g where g.owner_id = player),
    'drafts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'document', d.document, 'deleted_at', d.deleted_at)
        order by d.id), '[]'::jsonb) from private.game_drafts d where d.owner_id = player),
    'presets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'options', m.options,
        'created_at', m.created_at) order by m.created_at, m.id), '[]'::jsonb)
      from private.mode_presets m where m.owner_id = player),
    'homes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'town', h.town, 'address_line', h.address_line,
        'created_at', h.created_at) order by h.created_at, h.id), '[]'::jsonb)
      from public.assets h where h.owner_id = player),
    'sources_taken_down', (
      select coalesce(jsonb_agg(jsonb_build_object('host', b.source_host, 'reason', b.reason,
        'banned_at', b.banned_at, 'lifted_at', b.lifted_at) order by b.banned_at, b.id), '[]'::jsonb)
      from private.source_bans b where b.owner_id = player),
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object('folder', f.folder, 'created_at', f.created_at)
        order by f.created_at, f.folder), '[]'::jsonb)
      from private.photo_folders f where f.user_id = player),
    'photos_of_a_day', (
      select jsonb_build_object('given_on', d.given_on, 'folders', d.folders)
      from private.photo_days d where d.user_id = player),
    'api_keys', (
      select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'created_at', k.created_at,
        'used_on', k.used_on, 'revoked_at', k.revoked_at) order by k.created_at, k.id), '[]'::jsonb)
      from private.api_keys k where k.user_id = player),
    'imports', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'user_id' order by i.created_at), '[]'::jsonb)
      from public.listing_imports i where i.user_id = player),
    'brands', (
      select coalesce(jsonb_agg(jsonb_build_object('brand', a.key, 'role', m.role) order by a.key), '[]'::jsonb)
      from public.agency_members m join public.agencies a on a.id = m.agency_id where m.user_id = player),
    'is_staff', exists (select from private.staff_members m where m.user_id = player));
end $$;

create or replace function private.delete_account(email text) returns jsonb
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
  -- What somebody wrote may name them, in a question as in a comment.
  update private.disputes d set note = '', appeal_note = ''
    from public.sessions s
    where s.id = d.session_id and s.user_id = player and (d.note, d.appeal_note) <> ('', '');
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
  delete from private.reminders r
    where r.address = (select lower(btrim(u.email)) from auth.users u where u.id = player);
  -- A ban that binds nobody but them has nobody left to bind; one that binds their agency as well goes on for it, once.
  delete from private.source_bans b where b.owner_id = player and b.lifted_at is null and (b.agency_id is null
    or exists (select from private.source_bans o where o.source_hash = b.source_hash and o.reach = b.reach
      and o.agency_id = b.agency_id and o.owner_id is null and o.lifted_at is null));
  update private.source_bans b set owner_id = nullif(b.owner_id, player), actor_id = nullif(b.actor_id, player),
    lifted_by = nullif(b.lifted_by, player) where player in (b.owner_id, b.actor_id, b.lifted_by);
  update storage.objects o set owner = null, owner_id = null where o.owner_id = player::text;
  delete from auth.users u where u.id = player;
  return jsonb_build_object('runs_kept', kept, 'name', private.former_player());
end $$;

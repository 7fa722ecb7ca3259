-- Names, reports, moderation.
--
-- Whoever sees a name on a board or a comment may report it, once. The people who run the game, and staff, see the open
-- reports of their games and may remove a comment, replace a name (the run keeps its points) or stop a player's
-- comments in this game. Each act leaves a line in a log that nobody rewrites, not even the database's owner by
-- accident.

create table private.reports (
  id uuid not null default gen_random_uuid(),
  game_id uuid not null,
  comment_id uuid,
  session_id uuid,
  reporter_id uuid not null,
  reason text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  outcome text,
  constraint reports_have_an_id primary key (id),
  constraint a_report_is_for_the_people_of_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_report_may_be_about_a_comment foreign key (comment_id)
    references private.comments (id) on delete cascade,
  constraint a_report_may_be_about_the_name_of_a_session foreign key (session_id)
    references public.sessions (id) on delete cascade,
  constraint a_report_is_about_a_comment_or_a_name check ((comment_id is null) <> (session_id is null)),
  constraint a_comment_is_reported_once_by_a_player unique (comment_id, reporter_id),
  constraint a_name_is_reported_once_by_a_player unique (session_id, reporter_id),
  constraint a_report_has_a_known_reason check (reason in ('abuse', 'personal', 'spam', 'spoiler', 'other')),
  constraint the_note_of_a_report_has_at_most_500_characters check (char_length(note) <= 500),
  constraint a_closed_report_has_an_outcome check ((closed_at is null) = (outcome is null)),
  constraint a_report_has_a_known_outcome check (outcome in ('removed', 'renamed', 'dismissed'))
);
comment on table private.reports
  is 'Comments and names that somebody reported; only the people of the game and staff see them.';
create index reports_of_a_game on private.reports (game_id, created_at);
alter table private.reports enable row level security;

create table private.replaced_names (
  game_id uuid not null,
  player_id uuid not null,
  display_name text not null,
  constraint a_name_is_replaced_once_in_a_game primary key (game_id, player_id),
  constraint a_replaced_name_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_replaced_name_has_1_to_40_characters check (char_length(btrim(display_name)) between 1 and 40)
);
comment on table private.replaced_names
  is 'Players (user or guest id) whose name was replaced in a game: their later runs get the same one.';
alter table private.replaced_names enable row level security;

-- Ids only, no foreign keys: the log outlives what it is about.
create table private.moderation_log (
  id bigint generated always as identity,
  game_id uuid not null,
  actor_id uuid not null,
  action text not null,
  comment_id uuid,
  session_id uuid,
  player_id uuid not null,
  before text not null default '',
  reason text not null,
  acted_at timestamptz not null default clock_timestamp(),
  constraint moderation_log_has_an_id primary key (id),
  constraint moderators_do_known_things check (action in ('remove', 'rename', 'block', 'unblock', 'dismiss')),
  constraint moderators_say_why_in_1_to_500_characters check (char_length(btrim(reason)) between 1 and 500)
);
comment on table private.moderation_log
  is 'Who removed, replaced, blocked or dismissed what, when and why. Lines are added, never changed.';
create index moderation_log_of_a_game on private.moderation_log (game_id, id desc);
alter table private.moderation_log enable row level security;

create function private.refuse_log_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'The moderation log is only ever added to.';
end $$;
comment on function private.refuse_log_change is 'Trigger: the moderation log is append-only.';
create trigger moderation_log_is_append_only before update or delete or truncate on private.moderation_log
  for each statement execute function private.refuse_log_change();

create function private.profile_name(user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select p.display_name from public.profiles p where p.id = profile_name.user_id);
end $$;
comment on function private.profile_name is 'What a user calls themselves.';
create function public.profile_name(user_id uuid) returns text language sql stable set search_path = '' as $$
  select private.profile_name(user_id)
$$;
comment on function public.profile_name is 'For the start-run function: the name that it judges before it is shown.';
grant execute on function private.profile_name(uuid) to service_role;
grant execute on function public.profile_name(uuid) to service_role;

create function private.check_report(reason text, note text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not coalesce(reason in ('abuse', 'personal', 'spam', 'spoiler', 'other'), false) or char_length(note) > 500 then
    perform private.refuse(422, 'invalid_request',
      'A report needs a reason from the list, and a note of at most 500 characters.');
  end if;
end $$;
comment on function private.check_report is 'Refuses a reason that is not in the list and a note that is too long.';

create function private.take_report_limit(subject text, max_hits integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  wait_seconds integer := private.take_rate_limit('report:' || subject, max_hits);
begin
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'That were many reports in one minute. Wait a moment and send this one again.', wait_seconds::text);
  end if;
end $$;
comment on function private.take_report_limit is 'Counts a report; refuses with rate_limited.';

create function private.report_comment(session_id uuid, comment_id uuid, reason text, note text,
  guest_token text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  comment private.comments;
  run public.sessions := private.session_of(report_comment.session_id, (select auth.uid()), report_comment.guest_token);
  player uuid := private.player_of(run);
begin
  perform private.check_report(report_comment.reason, report_comment.note);
  select c.* into comment from private.comments c join public.game_listings gl on gl.id = c.game_listing_id
    where c.id = report_comment.comment_id and gl.game_id = run.game_id;
  if comment.id is null then
    perform private.refuse(404, 'not_found', 'This comment is gone, so there is nothing left to report.');
  end if;
  perform private.thread_of(run.id, comment.game_listing_id, (select auth.uid()), report_comment.guest_token);
  if exists (select from private.reports r where r.comment_id = comment.id and r.reporter_id = player) then
    return true;
  end if;
  if exists (select from public.sessions s where s.id = comment.session_id and private.player_of(s) = player) then
    perform private.refuse(403, 'not_allowed', 'This comment is your own. Delete it instead.');
  end if;
  perform private.take_report_limit(player::text, 10);
  insert into private.reports (game_id, comment_id, reporter_id, reason, note)
  values (run.game_id, comment.id, player, report_comment.reason, btrim(coalesce(report_comment.note, '')))
  on conflict on constraint a_comment_is_reported_once_by_a_player do nothing;
  return true;
end $$;
comment on function private.report_comment is 'Reports a comment that the caller may see, once.';
create function public.report_comment(session_id uuid, comment_id uuid, reason text, note text default '',
  guest_token text default null) returns boolean
language sql volatile set search_path = '' as $$
  select private.report_comment(session_id, comment_id, reason, note, guest_token)
$$;
comment on function public.report_comment is 'Reports a comment to the people who run the game; again changes nothing.';
grant execute on function private.report_comment(uuid, uuid, text, text, text) to anon, authenticated;
grant execute on function public.report_comment(uuid, uuid, text, text, text) to anon, authenticated;

-- The entry of a board's row, by the row's cursor.
create function private.entry_of(game_id uuid, entry text) returns private.leaderboard_entries
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  place private.leaderboard_entries;
  entry_id uuid;
begin
  begin
    entry_id := convert_from(decode(entry_of.entry, 'base64'), 'UTF8')::uuid;
  exception when others then
    entry_id := null;
  end;
  select e.* into place from private.leaderboard_entries e where e.id = entry_id and e.game_id = entry_of.game_id;
  if place.id is null then
    perform private.refuse(404, 'not_found', 'This place is not on the board any more. Load the board again.');
  end if;
  return place;
end $$;
comment on function private.entry_of is 'A place on a game''s board by its cursor; refuses with not_found.';

-- A visitor without an identity gets a guest's, as the reporter of one name once.
create function private.report_name(game_slug text, brand text, entry text, reason text, note text,
  guest_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  place private.leaderboard_entries;
  reporter uuid := private.viewer_of(report_name.guest_token);
  token text;
begin
  perform private.check_report(report_name.reason, report_name.note);
  place := private.entry_of(game.id, report_name.entry);
  if reporter is null and report_name.guest_token is not null then
    perform private.refuse(403, 'not_your_run',
      'This browser''s guest token is not known. Clear the game''s data in this browser and try again.');
  end if;
  if exists (select from private.reports r where r.session_id = place.session_id and r.reporter_id = reporter) then
    return jsonb_build_object('guest_token', null);
  end if;
  -- Reporters without an identity share one allowance for each game.
  perform private.take_report_limit(coalesce(reporter, game.id)::text, case when reporter is null then 30 else 10 end);
  if reporter is null then
    token := private.random_hex_32();
    insert into private.guest_identities (token_hash) values (private.hash_secret(token)) returning id into reporter;
  end if;
  insert into private.reports (game_id, session_id, reporter_id, reason, note)
  values (game.id, place.session_id, reporter, report_name.reason, btrim(coalesce(report_name.note, '')))
  on conflict on constraint a_name_is_reported_once_by_a_player do nothing;
  return jsonb_build_object('guest_token', token);
end $$;
comment on function private.report_name
  is 'Reports a name on a board, once; answers a new guest token if one was made.';
create function public.report_name(game_slug text, entry text, reason text, brand text default null,
  note text default '', guest_token text default null)
returns jsonb language sql volatile set search_path = '' as $$
  select private.report_name(game_slug, brand, entry, reason, note, guest_token)
$$;
comment on function public.report_name
  is 'Reports a name on a game''s board to the people who run the game; entry is its row''s cursor.';
grant execute on function private.report_name(text, text, text, text, text, text) to anon, authenticated;
grant execute on function public.report_name(text, text, text, text, text, text) to anon, authenticated;

-- Refuses everybody who does not run the game, also for what is not there: the answer tells nobody anything.
create function private.check_moderator(game_id uuid, reason text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if game_id is null or not private.manages_game(game_id) then
    perform private.refuse(403, 'not_allowed',
      'Only the people who run this game moderate it. Sign in with the account that does.');
  end if;
  if not coalesce(char_length(btrim(check_moderator.reason)) between 1 and 500, false) then
    perform private.refuse(422, 'invalid_request', 'Say why, in 1 to 500 characters; it is kept in the log.');
  end if;
end $$;
comment on function private.check_moderator is 'Refuses whoever does not run the game, and acts without a reason.';

create function private.close_reports(comment_id uuid, session_id uuid, outcome text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.reports r set closed_at = clock_timestamp(), outcome = close_reports.outcome
  where r.closed_at is null and (r.comment_id = close_reports.comment_id or r.session_id = close_reports.session_id);
end $$;
comment on function private.close_reports is 'Closes the open reports of a comment or of a run''s name.';

-- A neutral name for the player of a run, in all their runs of this game. Points and places stay.
create function private.replace_name(run public.sessions) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_of(run);
  neutral text := private.friendly_name();
begin
  insert into private.replaced_names as n (game_id, player_id, display_name) values (run.game_id, player, neutral)
  on conflict on constraint a_name_is_replaced_once_in_a_game do update set display_name = excluded.display_name;
  update public.sessions s set display_name = neutral where s.game_id = run.game_id
    and (s.user_id = player or s.guest_id = player);
  update private.leaderboard_entries e set display_name = neutral
    where e.game_id = run.game_id and e.session_id in (
      select s.id from public.sessions s where s.game_id = run.game_id and (s.user_id = player or s.guest_id = player));
  insert into private.leaderboard_changes (game_id) values (run.game_id);
  return neutral;
end $$;
comment on function private.replace_name is 'Gives a player a neutral name in a game; answers it.';

create function private.moderate_comment(comment_id uuid, action text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  comment private.comments;
  author public.sessions;
  player uuid;
  shown_name text;
  has_acted boolean := true;
begin
  select c.* into comment from private.comments c where c.id = moderate_comment.comment_id for no key update;
  select s.* into author from public.sessions s where s.id = comment.session_id;
  perform private.check_moderator(author.game_id, moderate_comment.reason);
  player := private.player_of(author);
  shown_name := author.display_name;
  if action = 'remove' then
    update private.comments c set removed_at = clock_timestamp() where c.id = comment.id and c.removed_at is null;
    has_acted := found;
    perform private.close_reports(comment.id, null, 'removed');
  elsif action = 'dismiss' then
    has_acted := exists (select from private.reports r where r.comment_id = comment.id and r.closed_at is null);
    perform private.close_reports(comment.id, null, 'dismissed');
  elsif action = 'rename' then
    shown_name := private.replace_name(author);
  elsif action = 'block' then
    insert into private.comment_blocks (game_id, player_id, comment_id) values (author.game_id, player, comment.id)
    on conflict on constraint a_player_is_blocked_once_in_a_game do nothing;
    has_acted := found;
  elsif action = 'unblock' then
    delete from private.comment_blocks b where b.game_id = author.game_id and b.player_id = player;
    has_acted := found;
  else
    perform private.refuse(422, 'invalid_request', 'The action must be remove, dismiss, rename, block or unblock.');
  end if;
  if has_acted then
    insert into private.moderation_log (game_id, actor_id, action, comment_id, session_id, player_id, before, reason)
    values (author.game_id, (select auth.uid()), moderate_comment.action, comment.id, author.id, player,
      case when action = 'rename' then author.display_name
        else coalesce(comment.body, '') end, btrim(moderate_comment.reason));
  end if;
  return jsonb_build_object('display_name', shown_name);
end $$;
comment on function private.moderate_comment
  is 'A moderator removes a comment, dismisses its reports, replaces its author''s name, or stops or frees the author.';
create function public.moderate_comment(comment_id uuid, action text, reason text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.moderate_comment(comment_id, action, reason)
$$;
comment on function public.moderate_comment
  is 'For the people who run the game: remove, dismiss, rename, block or unblock, with a reason.';
grant execute on function private.moderate_comment(uuid, text, text) to authenticated;
grant execute on function public.moderate_comment(uuid, text, text) to authenticated;

create function private.moderate_name(game_slug text, brand text, entry text, action text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  run public.sessions;
  shown_name text;
  has_acted boolean := true;
begin
  perform private.check_moderator(game.id, moderate_name.reason);
  select s.* into run from public.sessions s where s.id = (private.entry_of(game.id, moderate_name.entry)).session_id;
  shown_name := run.display_name;
  if action = 'rename' then
    shown_name := private.replace_name(run);
    perform private.close_reports(null, run.id, 'renamed');
  elsif action = 'dismiss' then
    has_acted := exists (select from private.reports r where r.session_id = run.id and r.closed_at is null);
    perform private.close_reports(null, run.id, 'dismissed');
  else
    perform private.refuse(422, 'invalid_request', 'The action must be rename or dismiss.');
  end if;
  if has_acted then
    insert into private.moderation_log (game_id, actor_id, action, session_id, player_id, before, reason)
    values (game.id, (select auth.uid()), moderate_name.action, run.id, private.player_of(run), run.display_name,
      btrim(moderate_name.reason));
  end if;
  return jsonb_build_object('display_name', shown_name);
end $$;
comment on function private.moderate_name is 'A moderator replaces a name on the board, or dismisses its reports.';
create function public.moderate_name(game_slug text, entry text, action text, reason text,
  brand text default null) returns jsonb
language sql volatile set search_path = '' as $$
  select private.moderate_name(game_slug, brand, entry, action, reason)
$$;
comment on function public.moderate_name
  is 'For the people who run the game: rename or dismiss, with a reason; entry is the row''s cursor.';
grant execute on function private.moderate_name(text, text, text, text, text) to authenticated;
grant execute on function public.moderate_name(text, text, text, text, text) to authenticated;

create function private.open_reports(game_slug text, brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
begin
  perform private.check_moderator(game.id, 'read');
  return jsonb_build_object(
    'subjects', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', case when q.comment_id is not null then 'comment' else 'name' end,
        'comment_id', q.comment_id, 'entry', (
          select encode(convert_to(e.id::text, 'UTF8'), 'base64') from private.leaderboard_entries e
            where e.session_id = q.session_id),
        'display_name', s.display_name, 'body', c.body, 'home', coalesce(gl.title_override, l.title),
        'reports', q.reports, 'first_at', q.first_at) order by q.first_at), '[]'::jsonb)
      from (
        select r.comment_id, r.session_id, min(r.created_at) as first_at,
          jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'created_at', r.created_at)
            order by r.created_at) as reports
        from private.reports r where r.game_id = game.id and r.closed_at is null
        group by r.comment_id, r.session_id order by min(r.created_at) limit 50) q
      left join private.comments c on c.id = q.comment_id
      left join public.game_listings gl on gl.id = c.game_listing_id
      left join public.listings l on l.id = gl.listing_id
      join public.sessions s on s.id = coalesce(q.session_id, c.session_id)),
    'blocked', (
      select coalesce(jsonb_agg(jsonb_build_object('comment_id', b.comment_id, 'display_name', s.display_name,
        'created_at', b.created_at)
        order by b.created_at desc), '[]'::jsonb)
      from private.comment_blocks b join private.comments c on c.id = b.comment_id
        join public.sessions s on s.id = c.session_id
      where b.game_id = game.id),
    'log', (
      select coalesce(jsonb_agg(jsonb_build_object('action', m.action, 'before', m.before, 'reason', m.reason,
        'acted_at', m.acted_at,
        'actor', (select p.display_name from public.profiles p where p.id = m.actor_id))
          order by m.id desc), '[]'::jsonb)
      from (select m.* from private.moderation_log m where m.game_id = game.id order by m.id desc limit 20) m));
end $$;
comment on function private.open_reports
  is 'Open reports of a game by what they are about, blocked players, and the last lines of the log.';
create function public.open_reports(game_slug text, brand text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.open_reports(game_slug, brand)
$$;
comment on function public.open_reports
  is 'For the people who run the game: its open reports, blocked players and newest moderation.';
grant execute on function private.open_reports(text, text) to authenticated;
grant execute on function public.open_reports(text, text) to authenticated;

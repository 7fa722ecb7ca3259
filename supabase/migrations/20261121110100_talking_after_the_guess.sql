-- Talking after the guess.
--
-- In a forum game each home has a thread. It opens with the viewer's own guess of that home and not before: no role is
-- granted the table, and every function below asks thread_of first, which wants a run of the caller's that has guessed
-- the home. Comments may quote the price, so until then nobody reads, counts or reports one. Classroom games have none.
--
-- A thread is a comment and the answers to it, one level deep. Rows carry their thread's id and time, so that one index
-- holds the whole list in the order in which it is read: newest thread first, inside it the oldest answer first.

create table private.comments (
  id uuid not null default gen_random_uuid(),
  game_listing_id uuid not null,
  session_id uuid not null,
  thread_id uuid not null,
  thread_at timestamptz not null,
  request_key text not null,
  body text,
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz,
  removed_at timestamptz,
  constraint comments_have_an_id primary key (id),
  constraint a_comment_is_about_a_game_listing foreign key (game_listing_id)
    references public.game_listings (id) on delete cascade,
  constraint a_comment_is_written_in_a_session foreign key (session_id)
    references public.sessions (id) on delete cascade,
  constraint a_comment_belongs_to_a_thread foreign key (thread_id) references private.comments (id) on delete cascade,
  constraint a_session_posts_a_request_key_once unique (session_id, request_key),
  constraint a_comment_has_1_to_1000_characters check (char_length(body) between 1 and 1000),
  constraint only_a_deleted_comment_has_no_text check ((body is null) = (deleted_at is not null))
);
comment on table private.comments is
  'What players say about a home after guessing it. A deleted comment loses its text; a removed one is no longer '
    'shown.';
create index comments_in_order on private.comments (game_listing_id, thread_at desc, thread_id, created_at, id);
create index comments_by_thread on private.comments (thread_id);
alter table private.comments enable row level security;

create table private.comment_blocks (
  game_id uuid not null,
  player_id uuid not null,
  comment_id uuid not null,
  created_at timestamptz not null default now(),
  constraint a_player_is_blocked_once_in_a_game primary key (game_id, player_id),
  constraint a_block_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_block_follows_from_a_comment foreign key (comment_id) references private.comments (id) on delete cascade
);
comment on table private.comment_blocks
  is 'Who (user or guest id) may no longer comment in a game, and the comment that led to it.';
create index comment_blocks_by_comment on private.comment_blocks (comment_id);
alter table private.comment_blocks enable row level security;

-- The gate: the caller's run, if it has guessed this home and the game has threads.
create function private.thread_of(session_id uuid, game_listing_id uuid, user_id uuid,
  guest_token text) returns public.sessions
language plpgsql stable security definer set search_path = '' as $$
declare
  run public.sessions := private.session_of(thread_of.session_id, thread_of.user_id, thread_of.guest_token);
  game public.games;
begin
  perform private.round_of(run, thread_of.game_listing_id);
  if not exists (select from public.guesses g where g.session_id = run.id
    and g.game_listing_id = thread_of.game_listing_id) then
    perform private.refuse(403, 'not_allowed', 'Comments are shown after your own guess. Guess first.');
  end if;
  select g.* into game from public.games g where g.id = run.game_id;
  if game.family <> 'forum' or 'classroom-safe' in (game.mode, run.mode) then
    perform private.refuse(403, 'not_allowed', 'This game has no comments.');
  end if;
  if exists (
      select from public.game_listings gl join public.listings l on l.id = gl.listing_id
      where gl.id = thread_of.game_listing_id and l.status = 'withdrawn') then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was withdrawn, and its comments with it. Go on with the next one.');
  end if;
  return run;
end $$;
comment on function private.thread_of
  is 'The caller''s run, once it may see the comments of a home; refuses otherwise.';

create function private.player_of(run public.sessions) returns uuid language plpgsql immutable
  set search_path = '' as $$
begin
  return coalesce(run.user_id, run.guest_id);
end $$;
comment on function private.player_of is 'Id of the user or guest who plays a run.';

create function private.describe_comment(comment private.comments, player_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'id', comment.id, 'parent_id', nullif(comment.thread_id, comment.id), 'display_name', s.display_name,
      'state', case when comment.removed_at is not null then 'removed' when comment.deleted_at is not null
        then 'deleted' else 'visible' end,
      'body', case when comment.removed_at is null then comment.body end,
      'is_own', private.player_of(s) = describe_comment.player_id,
      'created_at', comment.created_at, 'edited_at', comment.edited_at,
      'editable_until', case when private.player_of(s) = describe_comment.player_id and comment.removed_at is null
        and comment.deleted_at is null then comment.created_at + interval '15 minutes' end,
      'is_reported', exists (
        select from private.reports r where r.comment_id = comment.id and r.reporter_id = describe_comment.player_id))
    from public.sessions s where s.id = comment.session_id);
end $$;
comment on function private.describe_comment is 'A comment as this player sees it.';

create function private.read_comments(session_id uuid, game_listing_id uuid, guest_token text, after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_rows constant integer := 20;
  run public.sessions := private.thread_of(read_comments.session_id, read_comments.game_listing_id, (select auth.uid()),
    guest_token);
  last private.comments;
  rows jsonb;
begin
  if after is not null then
    begin
      select c.* into last from private.comments c where c.id = after::uuid
        and c.game_listing_id = read_comments.game_listing_id;
    exception when invalid_text_representation then
      null;
    end;
    if last.id is null then
      perform private.refuse(422, 'invalid_request',
        'This place in the thread is not known any more. Load the comments again from the top.');
    end if;
  end if;
  select coalesce(jsonb_agg(private.describe_comment(p, private.player_of(run))
    order by p.thread_at desc, p.thread_id, p.created_at, p.id), '[]'::jsonb)
  into rows
  from (
    select c.* from private.comments c
    where c.game_listing_id = read_comments.game_listing_id
      and (last.id is null or c.thread_at < last.thread_at
        or (c.thread_at = last.thread_at and (c.thread_id, c.created_at, c.id) > (last.thread_id, last.created_at,
          last.id)))
      -- What is gone is shown where somebody answered it, and to its author who wonders.
      and ((c.deleted_at is null and c.removed_at is null)
        or (c.removed_at is not null and c.deleted_at is null and exists (
          select from public.sessions s where s.id = c.session_id and private.player_of(s) = private.player_of(run)))
        or exists (
          select from private.comments a where a.thread_id = c.id and a.id <> c.id and a.deleted_at is null
            and a.removed_at is null))
    order by c.thread_at desc, c.thread_id, c.created_at, c.id limit page_rows + 1) p;
  return jsonb_build_object(
    'comments', case when jsonb_array_length(rows) > page_rows then rows - page_rows else rows end,
    'has_more', jsonb_array_length(rows) > page_rows,
    'total', private.count_comments(read_comments.game_listing_id),
    'is_blocked', private.is_blocked(run), 'may_moderate', private.manages_game(run.game_id));
end $$;
comment on function private.read_comments is 'A page of the comments of a home that the caller''s run has guessed.';

create function private.count_comments(game_listing_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select count(*) from private.comments c
    where c.game_listing_id = count_comments.game_listing_id and c.deleted_at is null and c.removed_at is null);
end $$;
comment on function private.count_comments is 'How many comments of a home are shown.';

create function private.is_blocked(run public.sessions) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.comment_blocks b where b.game_id = run.game_id and b.player_id = private.player_of(run));
end $$;
comment on function private.is_blocked is 'May the player of this run no longer comment in its game?';

create function public.read_comments(session_id uuid, game_listing_id uuid, guest_token text default null,
  after text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.read_comments(session_id, game_listing_id, guest_token, after)
$$;
comment on function public.read_comments
  is 'At most 20 comments of a home that the caller''s run has guessed; after is the last one''s id.';
grant execute on function private.read_comments(uuid, uuid, text, text) to anon, authenticated;
grant execute on function public.read_comments(uuid, uuid, text, text) to anon, authenticated;

-- Posts a comment, or gives an own one another text. The words have been judged by the function that calls this.
create function private.write_comment(session_id uuid, game_listing_id uuid, user_id uuid, guest_token text, body text,
  request_key text, parent_id uuid, comment_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions := private.thread_of(write_comment.session_id, write_comment.game_listing_id,
    write_comment.user_id, write_comment.guest_token);
  player uuid := private.player_of(run);
  comment private.comments;
  parent private.comments;
  author public.sessions;
  new_id uuid := gen_random_uuid();
  written_at timestamptz := clock_timestamp();
  wait_seconds integer;
begin
  if write_comment.comment_id is not null then
    select c.* into comment from private.comments c
      where c.id = write_comment.comment_id and c.game_listing_id = write_comment.game_listing_id for no key update;
    select s.* into author from public.sessions s where s.id = comment.session_id;
    if comment.id is null or comment.deleted_at is not null or comment.removed_at is not null then
      perform private.refuse(404, 'not_found',
        'This comment is gone, so it cannot be changed. Copy your text into a new one.');
    end if;
    if private.player_of(author) <> player then
      perform private.refuse(403, 'not_allowed', 'This comment is somebody else''s. Answer it instead.');
    end if;
    if comment.body = write_comment.body then
      return jsonb_build_object('comment', private.describe_comment(comment, player), 'replayed', true);
    end if;
  else
    select c.* into comment from private.comments c where c.session_id = run.id
      and c.request_key = write_comment.request_key;
    if comment.id is not null then
      return jsonb_build_object('comment', private.describe_comment(comment, player), 'replayed', true);
    end if;
  end if;

  if private.is_blocked(run) then
    perform private.refuse(403, 'comments_blocked',
      'The people who run this game have stopped your comments in it. You can go on playing and reading.');
  end if;
  if exists (select from public.games g where g.id = run.game_id and g.state in ('draft', 'archived')) then
    perform private.refuse(409, 'game_not_open',
      'This game is archived, so its threads are closed. You can go on reading them.');
  end if;
  wait_seconds := private.take_rate_limit('comment:' || player, 5);
  if wait_seconds is not null then
    -- Counting waits for whoever counts at the same moment: that may have been the same post.
    select c.* into comment from private.comments c
      where c.session_id = run.id and c.request_key = write_comment.request_key and write_comment.comment_id is null;
    if comment.id is not null then
      return jsonb_build_object('comment', private.describe_comment(comment, player), 'replayed', true);
    end if;
    perform private.refuse(429, 'rate_limited',
      'That was more than five comments in a minute. Wait a moment and send this one again.', wait_seconds::text);
  end if;

  if comment.id is not null then
    if comment.created_at < written_at - interval '15 minutes' then
      perform private.refuse(409, 'edit_time_over',
        'A comment can be changed for 15 minutes. Answer your own comment to add to it.');
    end if;
    update private.comments c set body = write_comment.body, edited_at = written_at where c.id = comment.id
      returning c.* into comment;
    return jsonb_build_object('comment', private.describe_comment(comment, player), 'replayed', false);
  end if;

  if write_comment.parent_id is not null then
    select c.* into parent from private.comments c
      where c.id = write_comment.parent_id and c.game_listing_id = write_comment.game_listing_id
        and c.deleted_at is null and c.removed_at is null;
    if parent.id is null then
      perform private.refuse(404, 'not_found', 'The comment that you answer is gone. Post yours as a new one.');
    end if;
    if parent.thread_id <> parent.id then
      perform private.refuse(422, 'invalid_request',
        'Answers go one level deep. Answer the first comment of this thread.');
    end if;
  end if;
  insert into private.comments (id, game_listing_id, session_id, thread_id, thread_at, request_key, body, created_at)
  values (new_id, write_comment.game_listing_id, run.id, coalesce(parent.id, new_id),
    coalesce(parent.created_at, written_at),
    write_comment.request_key, write_comment.body, written_at)
  on conflict on constraint a_session_posts_a_request_key_once do nothing
  returning * into comment;
  if comment.id is null then
    select c.* into comment from private.comments c where c.session_id = run.id
      and c.request_key = write_comment.request_key;
    return jsonb_build_object('comment', private.describe_comment(comment, player), 'replayed', true);
  end if;
  return jsonb_build_object('comment', private.describe_comment(comment, player), 'replayed', false);
end $$;
comment on function private.write_comment
  is 'Posts a comment once per request key, or changes an own one within 15 minutes.';
create function public.write_comment(session_id uuid, game_listing_id uuid, body text, request_key text,
  user_id uuid default null,
  guest_token text default null, parent_id uuid default null, comment_id uuid default null) returns jsonb
language sql volatile set search_path = '' as $$
  select private.write_comment(session_id, game_listing_id, user_id, guest_token, body, request_key, parent_id,
    comment_id)
$$;
comment on function public.write_comment
  is 'For the write-comment function alone: it has judged the words and verified user_id.';
grant execute on function private.write_comment(uuid, uuid, uuid, text, text, text, uuid, uuid) to service_role;
grant execute on function public.write_comment(uuid, uuid, text, text, uuid, text, uuid, uuid) to service_role;

create function private.delete_comment(session_id uuid, comment_id uuid, guest_token text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions := private.session_of(delete_comment.session_id, (select auth.uid()), delete_comment.guest_token);
begin
  if not exists (
      select from private.comments c join public.sessions s on s.id = c.session_id
      where c.id = delete_comment.comment_id and private.player_of(s) = private.player_of(run)) then
    perform private.refuse(403, 'not_allowed',
      'Only its author deletes a comment. Report it if it should not be here.');
  end if;
  update private.comments c set deleted_at = clock_timestamp(), body = null
    where c.id = delete_comment.comment_id and c.deleted_at is null;
  return true;
end $$;
comment on function private.delete_comment is 'Its author deletes a comment; its text is gone for good.';
create function public.delete_comment(session_id uuid, comment_id uuid, guest_token text default null) returns boolean
language sql volatile set search_path = '' as $$
  select private.delete_comment(session_id, comment_id, guest_token)
$$;
comment on function public.delete_comment is 'Deletes a comment of the caller''s.';
grant execute on function private.delete_comment(uuid, uuid, text) to anon, authenticated;
grant execute on function public.delete_comment(uuid, uuid, text) to anon, authenticated;

-- The posts of a forum game: what a player may know of each home before guessing, how many have guessed it, and, for
-- the homes that the viewer has guessed, how many comments there are.
create function private.forum_posts(game_slug text, brand text, guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  viewer uuid := (select auth.uid());
  guest uuid := private.guest_of(forum_posts.guest_token);
begin
  if game.family <> 'forum' then
    perform private.refuse(404, 'not_found', 'This game has no thread. Open it at its own address.');
  end if;
  -- Homes behind a code are there for whom it let in.
  if game.visibility = 'code' and not private.manages_game(game.id) and not exists (
      select from public.sessions s where s.game_id = game.id and (s.user_id = viewer or s.guest_id = guest)) then
    return '[]'::jsonb;
  end if;
  return (
    select coalesce(jsonb_agg((jsonb_build_object(
        'game_listing_id', gl.id, 'position', gl.position, 'title', coalesce(gl.title_override, l.title),
        'town', a.town, 'district', a.district, 'region', a.region,
        'currency', l.currency, 'price_kind', coalesce(p.kind, 'poll'),
        'price_year', case when p.kind = 'sold' then extract(year from p.dated_on)::integer end,
        'photo', private.photos_of(l.id) -> 0,
        'guesses', (select coalesce(sum(h.guesses), 0) from private.crowd_histogram h where h.game_listing_id = gl.id),
        'session_id', own.session_id, 'is_guessed', coalesce(own.is_guessed, false),
        'comments', case when own.is_guessed and game.mode <> 'classroom-safe'
          then private.count_comments(gl.id) end) - gl.hidden_facts)
      order by gl.position, gl.id), '[]'::jsonb)
    from public.game_listings gl
    join public.listings l on l.id = gl.listing_id
    join public.assets a on a.id = l.asset_id
    left join lateral (
      select v.kind, v.dated_on from private.listing_prices v where v.listing_id = l.id order by v.version desc
        limit 1) p on true
    left join lateral (
      select r.session_id, g.session_id is not null as is_guessed
      from public.sessions s
      join public.session_rounds r on r.session_id = s.id and r.game_listing_id = gl.id
      left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
      where s.game_id = game.id and (s.user_id = viewer or s.guest_id = guest)
        and (g.session_id is not null or (s.status = 'active' and not private.has_run_out(s)))
      order by (g.session_id is not null) desc, s.started_at desc limit 1) own on true
    where gl.game_id = game.id and gl.is_visible and l.status <> 'withdrawn');
end $$;
comment on function private.forum_posts is 'The posts of a forum game as this viewer may see them.';
create function public.forum_posts(game_slug text, brand text default null, guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.forum_posts(game_slug, brand, guest_token)
$$;
comment on function public.forum_posts
  is 'The posts of a forum game; counts of comments only where the viewer has guessed.';
grant execute on function private.forum_posts(text, text, text) to anon, authenticated;
grant execute on function public.forum_posts(text, text, text) to anon, authenticated;

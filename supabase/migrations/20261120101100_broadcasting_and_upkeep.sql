-- Broadcasting and upkeep.
--
-- Once a second run_periodic_jobs broadcasts the boards that changed (at most once in two seconds for a game), ends
-- runs that sat for 24 hours, and forgets old rate limits. Hosted, pg_cron calls it; the local stack has a ticker.
-- A board's event goes to the private topic, where nobody but the database can speak, and to the public one of the
-- same name for clients that join without authorisation.

create function private.board_top(game_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  board_timed boolean := (select g.round_seconds is not null from public.games g where g.id = board_top.game_id);
begin
  -- The ten rows are cut before they are numbered, so that the index alone finds them.
  return (
    select coalesce(jsonb_agg(jsonb_build_object('rank', n.rank, 'display_name', n.display_name, 'total_score',
      n.total_score,
      'finished_at', n.finished_at) order by n.rank), '[]'::jsonb)
    from (
      select t.*, row_number() over (order by -t.total_score, t.median_log_error, t.finished_at, t.id) as rank
      from (
        select e.* from private.leaderboard_entries e
        where e.game_id = board_top.game_id and e.is_timed = board_timed
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 10) t) n);
end $$;
comment on function private.board_top is 'The ten best of all time of a game.';

create function private.broadcast_boards() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  board uuid;
  payload jsonb;
  sent integer := 0;
begin
  -- One caller at a time; a second one has nothing to add.
  if not pg_try_advisory_xact_lock(hashtextextended('broadcast_boards', 0)) then
    return 0;
  end if;
  for board in
    select distinct c.game_id from private.leaderboard_changes c
    where not exists (
      select from private.leaderboard_broadcasts b where b.game_id = c.game_id
        and b.sent_at > clock_timestamp() - interval '2 seconds')
  loop
    -- Changes not yet committed stay in the queue for the next time.
    delete from private.leaderboard_changes c where c.game_id = board;
    perform private.count_players(board);
    continue when not exists (select from public.games g where g.id = board and g.has_leaderboard);
    payload := jsonb_build_object('game_id', board, 'top', private.board_top(board));
    perform realtime.send(payload, 'changed', 'leaderboard:' || board, true);
    perform realtime.send(payload, 'changed', 'leaderboard:' || board, false);
    insert into private.leaderboard_broadcasts as b (game_id, sent_at) values (board, clock_timestamp())
    on conflict on constraint a_board_has_one_last_broadcast do update set sent_at = excluded.sent_at;
    sent := sent + 1;
  end loop;
  return sent;
end $$;
comment on function private.broadcast_boards
  is 'Sends `changed` with the top 10 for boards that changed; answers how many.';

create function private.expire_runs() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  run_id uuid;
  ended integer := 0;
begin
  for run_id in
    select s.id from public.sessions s
    where s.status = 'active' and s.started_at < now() - interval '24 hours'
      and s.active_at < now() - interval '24 hours'
    order by s.started_at limit 500 for no key update skip locked
  loop
    perform private.end_session(run_id, 'expired');
    ended := ended + 1;
  end loop;
  return ended;
end $$;
comment on function private.expire_runs is 'Ends runs without a guess for 24 hours; rounds still open score 0.';

create function private.run_periodic_jobs() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.broadcast_boards();
  perform private.expire_runs();
  if extract(second from clock_timestamp())::integer % 60 = 0 then
    delete from private.rate_limits r where r.window_at < now() - interval '5 minutes';
  end if;
  if extract(epoch from clock_timestamp())::bigint % 3600 = 1200 then
    perform private.queue_unused_photos();
  end if;
end $$;
comment on function private.run_periodic_jobs is 'Everything that happens by the clock; called once a second.';
create index rate_limits_by_window on private.rate_limits (window_at);

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('run periodic jobs', '1 second', 'select private.run_periodic_jobs()');
  end if;
end $$;

-- Who may listen and speak. Boards: everybody listens on the private topic, nobody speaks.
create policy "anybody listens to a board" on realtime.messages for select to anon, authenticated
  using ((select realtime.topic()) like 'leaderboard:%');

-- Photos of listings are public files in random folders. No API role lists, adds, changes or removes them; the
-- importers write with the secret key.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('listing-photos', 'listing-photos', true, 10485760, '{image/webp,image/jpeg}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Who was ended by a price that was wrong goes on where they stopped.
--
-- Sudden death and lives end a run by how far off a guess was. Where the price was wrong, so was the end. A correction
-- takes no round from anybody: who went on although the right price would have ended the run keeps what they played,
-- and a run under way with lives keeps one at least. A run that would not have ended says so beside its result, and its
-- player may go on with the homes that are left: as long as the game takes guesses, no other run of it is under way,
-- and nobody has shown them a price of those homes. Until they do, and if they never do, the run stands with what it
-- played.
--
-- Whether a run was ended wrongly follows from its guesses as they are scored now, and is stored nowhere: so a second
-- correction that makes the first end right takes the offer back.

-- A guess that costs no life ends no run, however few lives a correction has left.
create or replace function private.ends_run(run public.sessions, guess public.guesses, game public.games)
returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.misses_too_far(guess, private.miss_limit_of(game))
    or coalesce(private.lives_left(run) = 0 and private.lives_lost(guess.label) > 0, false)
    or (run.mode_options ? 'run_seconds' and guess.is_late and not exists (
      select from public.session_rounds r where r.session_id = guess.session_id
        and r.game_listing_id = guess.game_listing_id and r.deadline_at < (
          select min(o.opened_at) from public.session_rounds o where o.session_id = guess.session_id)
          + make_interval(secs => (run.mode_options ->> 'run_seconds')::integer)));
end $$;

-- Lives follow from the words of the guesses, so a run under way gets as many more as it takes to have one.
create function private.keep_a_life(run public.sessions) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lost integer := (select sum(private.lives_lost(g.label)) from public.guesses g where g.session_id = run.id);
begin
  if run.status = 'active' and private.lives_left(run) = 0 then
    update public.sessions s
      set mode_options = s.mode_options || jsonb_build_object('lives', least(9, lost + 1)) where s.id = run.id;
  end if;
end $$;
comment on function private.keep_a_life is 'A correction ends no run under way: it leaves one life at least.';

create or replace function private.apply_correction(correction private.corrections, moved uuid[], scores jsonb,
  seal_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  home uuid := correction.game_listing_id;
  is_void boolean := correction.action in ('void', 'void_poll');
  -- What was there is noted first, what came of it last: nothing in between has to be reckoned twice.
  before jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('session_id', s.id, 'score', g.score, 'total', s.total_score)), '[]')
    from public.sessions s
    left join public.guesses g on g.session_id = s.id and g.game_listing_id = home
    where s.id = any (moved));
  run_id uuid;
begin
  update public.guesses g set score = n.score, label = n.label, log_error = n.log_error
  from jsonb_to_recordset(scores) as n (session_id uuid, game_listing_id uuid, score integer, label text,
    log_error double precision)
  where g.session_id = n.session_id and g.game_listing_id = n.game_listing_id and n.session_id = any (moved);
  if not is_void then
    update public.session_rounds r set commitment_id = seal_id
      where r.session_id = any (moved) and r.game_listing_id = home;
  end if;
  foreach run_id in array moved loop
    if is_void then
      perform private.void_round(run_id, home);
    end if;
    perform private.keep_a_life(private.book_again(run_id));
  end loop;
  insert into private.corrected_runs (correction_id, session_id, score_before, score_after, total_before, total_after)
  select correction.id, s.id, b.score, g.score, b.total, s.total_score
  from jsonb_to_recordset(before) as b (session_id uuid, score integer, total integer)
  join public.sessions s on s.id = b.session_id
  left join public.guesses g on g.session_id = s.id and g.game_listing_id = home;
end $$;

create function private.homes_left(run public.sessions) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select r.game_listing_id from public.session_rounds r
    join public.game_listings gl on gl.id = r.game_listing_id
    join public.listings l on l.id = gl.listing_id
    where r.session_id = run.id and not r.is_void and l.status <> 'withdrawn' and not exists (
      select from public.guesses g where g.session_id = r.session_id and g.game_listing_id = r.game_listing_id)
    order by r.position);
end $$;
comment on function private.homes_left is 'The homes that a run has still to guess, in their order.';

create function private.was_ended_wrongly(run public.sessions) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games := private.game_of_run(run);
begin
  -- By its rules alone a run finishes with homes left, and only a correction takes away what they ended it for.
  return run.status = 'finished' and private.may_end_early(run, game) and private.homes_left(run) <> '{}'
    and coalesce(private.lives_left(run) > 0, true)
    and not exists (
      select from public.guesses g
      join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
      where g.session_id = run.id and not r.is_void
        and (private.misses_too_far(g, private.miss_limit_of(game))
          or (g.is_late and run.mode_options ? 'run_seconds')));
end $$;
comment on function private.was_ended_wrongly is
  'Would this run not have ended, by its guesses as they are scored now?';

create function private.takes_guesses_of_runs(game public.games) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return game.state not in ('draft', 'archived') and (private.is_open(game)
    or coalesce(game.closes_at, game.updated_at) >= now() - interval '24 hours');
end $$;
comment on function private.takes_guesses_of_runs is
  'Do runs under way go on in this game? While it is open, and for 24 hours after.';

create or replace function private.check_run_is_playable(run public.sessions) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.has_run_out(run) then
    perform private.refuse(409, 'run_expired',
      'This run ended because nothing was guessed for 24 hours. Start a new one; this one keeps its points.');
  end if;
  if run.status <> 'active' then
    perform private.refuse(409, 'run_finished', 'This run is over. See its results, or start a new one.');
  end if;
  if not private.takes_guesses_of_runs((select g from public.games g where g.id = run.game_id)) then
    perform private.refuse(409, 'game_not_open',
      'This game closed more than 24 hours ago, so its runs take no more guesses. Your points so far are kept.');
  end if;
end $$;

create function private.why_not_go_on(run public.sessions) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when not private.takes_guesses_of_runs((select g from public.games g where g.id = run.game_id)) then 'game_over'
    -- One clock for all homes has run on.
    when run.mode_options ? 'run_seconds' then 'clock_ran_on'
    when exists (
      select from public.sessions s where s.game_id = run.game_id and s.status = 'active'
        and (s.user_id = run.user_id or s.guest_id = run.guest_id)) then 'other_run'
    when run.is_ranked and not private.deserves_rank(run, run.user_id, run.guest_id) then 'price_known' end;
end $$;
comment on function private.why_not_go_on is
  'Why a run that was ended wrongly stays as it is; null where its player may go on.';

create function private.go_on_with_run(session_id uuid, guest_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions := private.session_of(go_on_with_run.session_id, (select auth.uid()), guest_token);
  obstacle text;
begin
  -- As a start and a guess do: the player first, then the run.
  perform private.take_turn(coalesce(run.user_id, run.guest_id));
  select s.* into run from public.sessions s where s.id = run.id for no key update;
  if run.status <> 'active' then
    if not private.was_ended_wrongly(run) then
      perform private.refuse(409, 'run_finished', 'This run is over. See its results, or start a new one.');
    end if;
    obstacle := private.why_not_go_on(run);
    if obstacle is not null then
      perform private.refuse(409, 'move_not_allowed', case obstacle
        when 'game_over' then 'This game takes no more guesses, so the run stays as it is.'
        when 'clock_ran_on' then 'The clock of this run has run on, so the run stays as it is.'
        when 'other_run' then 'You are playing this game in another run. Finish that one first.'
        else 'You have seen a price of the homes that are left, so the run stays as it is.' end);
    end if;
    perform private.take_off_board(run.id);
    insert into private.leaderboard_changes (game_id) values (run.game_id);
    update public.sessions s set status = 'active', finished_at = null, median_log_error = null,
      active_at = clock_timestamp() where s.id = run.id returning s.* into run;
  end if;
  return jsonb_build_object('session_id', run.id, 'game_listing_id', (private.homes_left(run))[1]);
end $$;
comment on function private.go_on_with_run is
  'Takes up a run that a wrong price had ended, with the homes that are left. Asked again it answers the same.';
select private.expose('private.go_on_with_run(uuid, text)', 'anon', 'authenticated');

create or replace function private.run_fairness(session_id uuid, guest_token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions := private.session_of(run_fairness.session_id, (select auth.uid()), guest_token);
begin
  return jsonb_build_object(
    'corrections', private.corrections_of_run(run),
    'wrong_end', case when private.was_ended_wrongly(run) then jsonb_build_object(
      'homes_left', cardinality(private.homes_left(run)), 'obstacle', private.why_not_go_on(run)) end,
    'disputes', (select coalesce(jsonb_agg(private.describe_dispute(d) order by d.created_at), '[]')
      from private.disputes d where d.session_id = run.id),
    'polls', (select coalesce(jsonb_agg(private.describe_poll(p) || jsonb_build_object('position', r.position)
        order by r.position), '[]')
      from public.session_rounds r join private.polls p on p.game_listing_id = r.game_listing_id
      where r.session_id = run.id and exists (select from public.guesses g
        where g.session_id = r.session_id and g.game_listing_id = r.game_listing_id)),
    'exclusion', (select jsonb_build_object('reason', x.reason, 'excluded_at', x.excluded_at)
      from private.run_exclusions x where x.session_id = run.id));
end $$;

-- The most that a run with stakes can make is what its player staked for: only a home that was staked on counts double.
--
-- Counting every home doubled made a perfect run without a stake half of what there was, and beginners of experts. The
-- chart of all runs of a game keeps to what anybody could have made in it.

create function private.most_points_of_all(run public.sessions, formula text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return run.rounds * case formula when 'classic_bands' then 100 else 1000 end
    * case when run.mode_options @> '{"may_double": true}' then 2 else 1 end;
end $$;
comment on function private.most_points_of_all is 'The most points that anybody can make in a run like this.';

create or replace function private.most_points(run public.sessions, formula text) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return case formula when 'classic_bands' then 100 else 1000 end * (run.rounds
    + case when run.mode_options @> '{"may_double": true}' then (
        select count(*) from public.session_rounds r where r.session_id = run.id and r.is_staked and not r.is_void)
      else 0 end)::integer;
end $$;
comment on function private.most_points is 'The most points that this run can make, with the stakes made so far.';

create or replace function private.standing_of(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  entry private.leaderboard_entries;
  state jsonb := private.run_state(run);
  -- Sudden death is measured in homes survived, everything else in points.
  is_survival boolean := state ->> 'survived' is not null;
  game public.games := private.game_of_run(run);
  formula text := game.formula;
  score integer := coalesce((state ->> 'survived')::integer, run.total_score);
  max_score integer := case when is_survival then run.rounds else (state ->> 'max_score')::integer end;
  -- Every run of the game lies on this axis, however much its player staked.
  axis integer := case when is_survival then run.rounds
    else greatest(private.most_points_of_all(run, formula), 1) end;
  bins integer := case when is_survival then run.rounds + 1 else 20 end;
  place bigint;
  players bigint;
begin
  select e.* into entry from private.leaderboard_entries e where e.session_id = run.id;
  if entry.id is not null then
    place := private.rank_of(entry, 'all_time');
    players := private.players_on_board(run.game_id, run.is_timed, 'all_time', date '1970-01-01');
  end if;
  return state || jsonb_build_object(
    'share', private.share_of(run.id),
    'rank', place, 'players', players,
    'percentile', case when players = 1 then 100 when players > 1
      then round((players - place)::numeric / (players - 1) * 100, 1) end,
    'formula', formula, 'difficulty', game.difficulty, 'absolute_limit_minor', game.absolute_limit_minor,
    'rating', private.rating_of(score, max_score, case when not is_survival then formula end),
    'histogram_own_bin', least(bins - 1, case when is_survival then score else score * 20 / axis end),
    'histogram', (
      select jsonb_agg(jsonb_build_object('from', case when is_survival then b.bin else axis * b.bin / 20 end,
        'to', case when is_survival then b.bin else axis * (b.bin + 1) / 20 end, 'players', coalesce(h.players, 0))
          order by b.bin)
      from generate_series(0, bins - 1) as b (bin)
      left join (
        select least(bins - 1, case when is_survival then h.bucket
          else h.bucket::bigint * 20 / axis end) as bin, sum(h.players) as players
        from private.score_histogram h
        where h.game_id = run.game_id and h.is_timed = run.is_timed and h.period = 'all_time'
          and h.period_on = date '1970-01-01' and h.step = 1
        group by 1) h on h.bin = b.bin));
end $$;

-- Everybody together plays along: a result tells by which rules its points were given, and beside the crowd's
-- middle guess the half around it, which is what everybody says where a range is asked. The browser scores both by
-- the rules of any other guess.

create or replace function private.played_homes(run public.sessions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('game_listing_id', r.game_listing_id, 'title', r.title, 'photo', r.photo,
      'property_type', r.property_type, 'crowd_median_minor', r.crowd -> 'median_minor',
      'crowd_q1_minor', r.crowd -> 'q1_minor', 'crowd_q3_minor', r.crowd -> 'q3_minor',
      'closer_than_percent', private.closer_than(r.guess, r.crowd)) order by r.position)
  from private.rounds_shown(played_homes.run) r
$$;

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
    'histogram_own_bin', least(bins - 1, case when is_survival then score else score * 20 / greatest(max_score, 1) end),
    'histogram', (
      select jsonb_agg(jsonb_build_object('from', case when is_survival then b.bin else max_score * b.bin / 20 end,
        'to', case when is_survival then b.bin else max_score * (b.bin + 1) / 20 end, 'players', coalesce(h.players, 0))
          order by b.bin)
      from generate_series(0, bins - 1) as b (bin)
      left join (
        select least(bins - 1, case when is_survival then h.bucket
          else h.bucket::bigint * 20 / greatest(max_score, 1) end) as bin, sum(h.players) as players
        from private.score_histogram h
        where h.game_id = run.game_id and h.is_timed = run.is_timed and h.period = 'all_time'
          and h.period_on = date '1970-01-01' and h.step = 1
        group by 1) h on h.bin = b.bin));
end $$;

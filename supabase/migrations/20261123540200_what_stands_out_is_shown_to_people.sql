-- What stands out among the runs of a game is counted here and shown to the people of the game. Nobody is accused by a
-- machine: whether a count could be chance is worked out beside it, a person decides, and the player is told and may
-- ask why.
--
-- Near: a guess within two per cent of the price. How often the others are that near on the same home is the chance
-- that an honest guess is; the run itself is left out of it, and one hit and one miss are added, so that no chance
-- is 0.
-- Fast: a guess made sooner after its home was opened than nineteen of twenty guesses on that home.
-- Both are counted on homes whose price the caller may see, and the newest two thousand runs are looked at.

create function private.runs_to_look_at(game_slug text, brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(game_slug, brand, (select auth.uid()));
  seen uuid[] := array(select gl.id from public.game_listings gl where gl.game_id = game.id
    and private.user_sees_price(gl.listing_id, (select auth.uid())));
begin
  return (
    with picked as (
      select s.id, s.display_name, s.finished_at from public.sessions s
      where s.game_id = game.id and s.is_ranked and s.status <> 'active'
      order by s.started_at desc limit 2000),
    made as (
      select p.id, g.game_listing_id, abs(g.log_error) <= ln(1.02) as is_near,
        extract(epoch from g.guessed_at - r.opened_at)::double precision as seconds
      from picked p
      join public.session_rounds r on r.session_id = p.id
      join public.guesses g on g.session_id = p.id and g.game_listing_id = r.game_listing_id
      where not r.is_void and not g.is_late and g.log_error is not null and g.game_listing_id = any (seen)),
    homes as (
      select m.game_listing_id, count(*) as guesses, count(*) filter (where m.is_near) as near,
        percentile_cont(0.05) within group (order by m.seconds) as fast
      from made m group by m.game_listing_id),
    counted as (
      select m.id, count(*) as rounds, count(*) filter (where m.is_near) as near,
        jsonb_agg(round((h.near - m.is_near::integer + 1)::numeric / (h.guesses + 1), 4)) as near_chances,
        count(*) filter (where m.seconds < h.fast) as fast,
        percentile_cont(0.5) within group (order by m.seconds) as median_seconds
      from made m join homes h using (game_listing_id)
      -- Of a handful of guesses nobody can say what is usual.
      where h.guesses >= 20
      group by m.id)
    select jsonb_build_object(
      'tested', (select count(*) from counted),
      'runs', (
        select coalesce(jsonb_agg(jsonb_build_object('session_id', p.id, 'display_name', p.display_name,
          'finished_at', p.finished_at, 'rounds', c.rounds, 'near', c.near, 'near_chances', c.near_chances,
          'fast', c.fast, 'median_seconds', round(c.median_seconds::numeric, 1))
          order by greatest(c.near, c.fast) desc, p.id), '[]')
        from (select c.* from counted c where c.near >= 2 or c.fast >= 2
          order by greatest(c.near, c.fast) desc, c.id limit 200) c
        join picked p on p.id = c.id)));
end $$;
comment on function private.runs_to_look_at is
  'Ranked runs of a game with many guesses very near or very fast, counted beside what is usual, for its people.';
select private.expose('private.runs_to_look_at(text, text)', 'authenticated');

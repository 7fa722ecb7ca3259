-- Par is counted in small steps.
--
-- The clock does everything in one call, so no job may take long: two thousand guesses at once are a sixth of a second.
-- What was guessed before there was a par is counted here, since in such steps it would take hours.

create or replace function private.count_pars() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_at_once constant integer := 2000;
  changed uuid[];
  more bigint;
  earned bigint;
begin
  -- One caller at a time; a second one has nothing to add.
  if not pg_try_advisory_xact_lock(hashtextextended('count_pars', 0)) then
    return 0;
  end if;
  with taken as (
    delete from private.point_changes c
    where c.id in (select d.id from private.point_changes d order by d.id limit most_at_once)
    returning c.game_listing_id, c.points, c.change),
  -- Homes that are gone have taken their counts along.
  summed as (
    select t.game_listing_id, t.points, sum(t.change) as change, g.formula
    from taken t join public.game_listings gl on gl.id = t.game_listing_id join public.games g on g.id = gl.game_id
    group by t.game_listing_id, t.points, g.formula having sum(t.change) <> 0),
  counted as (
    merge into private.point_counts c using summed n on c.game_listing_id = n.game_listing_id and c.points = n.points
    when matched and c.guesses + n.change <= 0 then delete
    when matched then update set guesses = c.guesses + n.change
    when not matched and n.change > 0 then insert (game_listing_id, points, guesses)
      values (n.game_listing_id, n.points, n.change)
    returning n.game_listing_id, n.change, n.change * n.points * 1000 / private.round_max(n.formula) as thousandths)
  select array_agg(distinct c.game_listing_id), sum(c.change), sum(c.thousandths) into changed, more, earned
    from counted c;
  if changed is null then
    return 0;
  end if;
  update private.par_level l set guesses = greatest(0, l.guesses + more),
    thousandths = greatest(0, l.thousandths + earned);
  delete from private.home_pars h where h.game_listing_id = any (changed)
    and not exists (select from private.point_counts c where c.game_listing_id = h.game_listing_id);
  insert into private.home_pars as h (game_listing_id, game_id, guesses, points_sum, median_points)
    select c.game_listing_id, gl.game_id, c.guesses, c.points_sum,
      private.count_median(c.game_listing_id, c.guesses)
    from (
      select p.game_listing_id, sum(p.guesses)::bigint as guesses, sum(p.guesses * p.points)::bigint as points_sum
      from private.point_counts p where p.game_listing_id = any (changed) group by p.game_listing_id) c
    join public.game_listings gl on gl.id = c.game_listing_id
    on conflict (game_listing_id) do update set guesses = excluded.guesses, points_sum = excluded.points_sum,
      median_points = excluded.median_points, counted_at = now();
  return cardinality(changed);
end $$;
delete from private.point_changes;
delete from private.point_counts;
delete from private.home_pars;
insert into private.point_counts (game_listing_id, points, guesses)
  select g.game_listing_id, g.score, count(*) from public.guesses g where g.is_counted and g.score is not null
  group by g.game_listing_id, g.score;
insert into private.home_pars (game_listing_id, game_id, guesses, points_sum, median_points)
  select c.game_listing_id, gl.game_id, c.guesses, c.points_sum,
    private.count_median(c.game_listing_id, c.guesses)
  from (
    select p.game_listing_id, sum(p.guesses)::bigint as guesses, sum(p.guesses * p.points)::bigint as points_sum
    from private.point_counts p group by p.game_listing_id) c
  join public.game_listings gl on gl.id = c.game_listing_id;
update private.par_level l set guesses = s.guesses, thousandths = s.thousandths
  from (
    select coalesce(sum(c.guesses), 0) as guesses,
      coalesce(sum(c.guesses * c.points * 1000 / private.round_max(g.formula)), 0) as thousandths
    from private.point_counts c join public.game_listings gl on gl.id = c.game_listing_id
    join public.games g on g.id = gl.game_id) s;

-- Points over par, by the thousand.
--
-- Par of one home is asked rarely, par of ten thousand whenever a season counts somebody who plays a lot. A call for
-- each home, each guess and each shared game was most of what these took, so what they say is written out for sets. The
-- rule of private.lean stays where it is: from how many guesses on it leans on nothing is asked of it.

create or replace function private.pars_of(game_listing_ids uuid[])
returns table (game_listing_id uuid, par integer, guesses bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  everywhere double precision := (
    select private.lean(l.guesses, l.thousandths::double precision / greatest(l.guesses, 1), 500)
    from private.par_level l);
  -- One guess of one point leans on nought by one part of these.
  par_from double precision := round(1 / private.lean(1, 1, 0));
begin
  return query
    with asked as (
      select gl.id, gl.game_id from public.game_listings gl where gl.id = any (pars_of.game_listing_ids)),
    summed as (
      select a.game_id, coalesce(sum(h.guesses), 0)::double precision as guesses,
        coalesce(sum(h.points_sum), 0)::double precision as points
      from (select distinct game_id from asked) a left join private.home_pars h on h.game_id = a.game_id
      group by a.game_id),
    levels as (
      select s.game_id, least(s.guesses, par_from) / par_from * (s.points / greatest(s.guesses, 1))
        + (1 - least(s.guesses, par_from) / par_from) * (everywhere * private.round_max(g.formula) / 1000) as level
      from summed s join public.games g on g.id = s.game_id)
    -- Half a point goes up, as the domain rounds.
    select a.id, floor(coalesce(least(h.guesses, par_from) / par_from * h.median_points
        + (1 - least(h.guesses, par_from) / par_from) * l.level, l.level) + 0.5)::integer, coalesce(h.guesses, 0)
    from asked a join levels l on l.game_id = a.game_id
    left join private.home_pars h on h.game_listing_id = a.id;
end $$;

create or replace function private.count_season(user_id uuid, season_on date) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rule jsonb := private.season_rule();
  found record;
begin
  with runs as (
    select s.id, s.game_id from public.sessions s
    where s.user_id = count_season.user_id and s.is_ranked and s.status <> 'active'
      and s.finished_at >= count_season.season_on::timestamp at time zone 'UTC'
      and s.finished_at < (count_season.season_on + interval '3 months') at time zone 'UTC'),
  scales as (
    select g.id, private.round_max(g.formula)::double precision as most from public.games g
    where g.id in (select r.game_id from runs r)),
  guessed as (
    select g.game_listing_id, g.score, r.game_id
    from runs r join public.guesses g on g.session_id = r.id where g.score is not null)
  select count(*)::integer as homes, sum((d.score - p.par) * 1000 / c.most) as over into found
  from guessed d
  join scales c on c.id = d.game_id
  join private.pars_of(array(select distinct game_listing_id from guessed)) p on p.game_listing_id = d.game_listing_id;
  if found.homes = 0 then
    delete from private.season_places p
      where p.user_id = count_season.user_id and p.season_on = count_season.season_on;
    return;
  end if;
  insert into private.season_places as p (season_on, user_id, display_name, homes, over_par, score, is_placed)
    values (count_season.season_on, count_season.user_id, private.name_on_boards(count_season.user_id), found.homes,
      found.over / found.homes, found.over / (found.homes + (rule ->> 'lean')::integer),
      found.homes >= (rule ->> 'least_homes')::integer)
    on conflict (season_on, user_id) do update set display_name = excluded.display_name, homes = excluded.homes,
      over_par = excluded.over_par, score = excluded.score, is_placed = excluded.is_placed, counted_at = now();
end $$;

-- What a run could make is told of twenty games, and was reckoned for all of them, of every friend.
drop function private.shared_games(uuid, uuid);
create function private.shared_games(one_id uuid, other_id uuid)
returns table (game_id uuid, own_run uuid, own_score integer, friend_score integer, ended_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select a.game_id, a.id, a.total_score, b.total_score, greatest(a.finished_at, b.finished_at)
    from public.sessions a
    join public.sessions b on b.game_id = a.game_id and b.user_id = shared_games.other_id and b.is_ranked
      and b.status <> 'active'
    join public.games g on g.id = a.game_id
    where a.user_id = shared_games.one_id and a.is_ranked and a.status <> 'active'
      and not g.mode_options @> '{"is_classroom": true}';
end $$;
comment on function private.shared_games is 'Games that two players have both ended, with the totals of both.';

create or replace function private.head_to_head(friendship_id uuid) returns jsonb
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
          'friend_score', l.friend_score, 'max_score', private.most_points(r, g.formula))
          order by l.ended_at desc, l.game_id), '[]'::jsonb)
        from (select * from ended b order by b.ended_at desc, b.game_id limit 20) l
        join public.games g on g.id = l.game_id join public.sessions r on r.id = l.own_run)));
end $$;

-- A record of ten thousand guesses: what a run could make and the step of a price are asked where they differ, not for
-- each run and each guess.
create or replace function private.own_accuracy() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return (
    with counted as (
      -- One wild guess says little of a habit: beyond half or double a miss counts as that much.
      select least(greatest(g.log_error, -ln(2::double precision)), ln(2::double precision)) as miss, g.log_error,
        abs(coalesce(g.amount_minor, private.point_of(g)) - p.amount_minor) as off_minor, p.amount_minor,
        g.low_minor, g.high_minor,
        case when l.status <> 'withdrawn' then a.property_type end as property_type,
        case when l.status <> 'withdrawn' then coalesce(nullif(btrim(a.region), ''), nullif(btrim(a.town), '')) end
          as area,
        case when l.status <> 'withdrawn' then a.country_code end as country_code, p.currency
      from public.sessions s
      join public.guesses g on g.session_id = s.id
      join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
      join private.price_commitments c on c.id = r.commitment_id
      join private.listing_prices p on p.id = c.listing_price_id
      join public.game_listings gl on gl.id = g.game_listing_id
      join public.listings l on l.id = gl.listing_id
      join public.assets a on a.id = l.asset_id
      where s.user_id = player and g.is_counted and g.log_error is not null and p.amount_minor is not null),
    -- Many homes of a game cost the same, so a step is looked up once for a price.
    steps as (
      select d.amount_minor, d.currency, private.price_step(d.amount_minor, d.currency) as step
      from (select distinct c.amount_minor, c.currency from counted c) d),
    grouped as (
      select 'all' as kind, '{}'::jsonb as of, count(*) as n, avg(c.miss) as mean, stddev_samp(c.miss) as spread
        from counted c
      union all
      select 'type', jsonb_build_object('property_type', c.property_type), count(*), avg(c.miss), stddev_samp(c.miss)
        from counted c where c.property_type is not null group by c.property_type
      union all
      select 'area', jsonb_build_object('area', c.area, 'country_code', c.country_code), count(*), avg(c.miss),
          stddev_samp(c.miss)
        from counted c where c.area is not null group by c.area, c.country_code
      union all
      select 'price', jsonb_build_object('step', s.step, 'currency', s.currency), count(*), avg(c.miss),
          stddev_samp(c.miss)
        from counted c join steps s on s.amount_minor = c.amount_minor and s.currency = c.currency
        group by s.step, s.currency),
    ranges as (
      select c.*, ln(c.high_minor::double precision / c.low_minor) as width,
        c.amount_minor between c.low_minor and c.high_minor as is_held
      from counted c where c.low_minor is not null)
    select jsonb_build_object(
      'guesses', (select count(*) from counted c),
      'median_percent', (select percentile_cont(0.5) within group (order by c.off_minor * 100.0 / c.amount_minor)
        from counted c),
      'within5', (select count(*) from counted c where c.off_minor * 100 <= c.amount_minor * 5),
      'within10', (select count(*) from counted c where c.off_minor * 100 <= c.amount_minor * 10),
      'within20', (select count(*) from counted c where c.off_minor * 100 <= c.amount_minor * 20),
      'bias', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', g.kind, 'n', g.n, 'mean', g.mean,
          'spread', g.spread) || g.of order by g.kind, g.n desc, g.of::text), '[]'::jsonb)
        -- Few guesses in one place say nothing: of many groups those with the most are told.
        from (select d.* from grouped d where d.n > 0 order by d.kind = 'all' desc, d.n desc, d.of::text limit 200) g),
      'ranges', (
        select coalesce(jsonb_agg(jsonb_build_object('width_from', w.width_from, 'width_to', w.width_to, 'n', w.n,
          'held', w.held) order by w.width_from), '[]'::jsonb)
        from (
          select s.width_from, s.width_to, count(*) as n, count(*) filter (where x.is_held) as held
          from (values (0.0, 0.1), (0.1, 0.2), (0.2, 0.4), (0.4, null)) s (width_from, width_to)
          join ranges x on x.width >= s.width_from and (s.width_to is null or x.width < s.width_to)
          group by s.width_from, s.width_to) w)));
end $$;

create or replace function private.own_play(time_zone text default 'UTC') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  least_rounds constant integer := 3;
  days_shown constant integer := 182;
  today date;
begin
  if not exists (select from private.time_zones z where z.name = own_play.time_zone) then
    perform private.refuse(422, 'invalid_request', 'The time zone is not known.');
  end if;
  today := (now() at time zone own_play.time_zone)::date;
  return (
    with runs as (select s.* from public.sessions s where s.user_id = player),
    guessed as (
      select g.*, r.is_ranked, (g.guessed_at at time zone own_play.time_zone)::date as day_on
      from runs r join public.guesses g on g.session_id = r.id),
    scales as (
      select g.id, g.formula, private.round_max(g.formula) as most from public.games g
      where g.id in (select r.game_id from runs r)),
    -- Stakes and polls alone make a run worth anything but its rounds; most_points looks for them run by run.
    bests as (
      select r.id, r.total_score::double precision / nullif(case
          when r.mode_options @> '{"may_double": true}' or exists (select from public.session_rounds o
            where o.session_id = r.id and o.commitment_id is null and not o.is_void)
          then private.most_points(r, c.formula) else r.rounds * c.most end, 0) as share
      from runs r join scales c on c.id = r.game_id
      where r.is_ranked and r.status <> 'active' and r.guessed >= least_rounds),
    over as (
      select g.session_id, sum(g.score - p.par) as over_par
      from guessed g
      join private.pars_of(array(select distinct d.game_listing_id from guessed d where d.is_counted)) p
        on p.game_listing_id = g.game_listing_id
      where g.is_counted and g.score is not null and g.session_id in (select b.id from bests b)
      group by g.session_id),
    best as (select b.id, b.share from bests b where b.share is not null order by b.share desc, b.id limit 1),
    most_over as (select o.session_id, o.over_par from over o order by o.over_par desc, o.session_id limit 1),
    closest as (
      select g.session_id, g.game_listing_id, g.log_error from guessed g
      where g.is_counted and g.log_error is not null order by abs(g.log_error), g.guessed_at limit 1)
    select jsonb_build_object(
      'on', today, 'days_shown', days_shown,
      'first_at', (select min(r.started_at) from runs r),
      'runs', (select count(*) from runs r),
      'ended_runs', (select count(*) from runs r where r.status <> 'active'),
      'ranked_runs', (select count(*) from runs r where r.is_ranked and r.status <> 'active'),
      'homes', (select count(*) from guessed g),
      'days_played', (select count(distinct g.day_on) from guessed g),
      'days', (
        select coalesce(jsonb_agg(jsonb_build_object('on', d.day_on, 'homes', d.homes) order by d.day_on), '[]'::jsonb)
        from (select g.day_on, count(*) as homes from guessed g where g.day_on > today - days_shown
          group by g.day_on) d),
      'best_run', (select private.told_run(r) from best b join public.sessions r on r.id = b.id),
      'most_over_par', (
        select private.told_run(r) || jsonb_build_object('over_par', o.over_par)
        from most_over o join public.sessions r on r.id = o.session_id),
      'closest', (
        select private.told_run(r) || jsonb_build_object('log_error', c.log_error,
          'title', case when l.status <> 'withdrawn' then coalesce(gl.title_override, l.title) end)
        from closest c join public.sessions r on r.id = c.session_id
        join public.game_listings gl on gl.id = c.game_listing_id join public.listings l on l.id = gl.listing_id)));
end $$;

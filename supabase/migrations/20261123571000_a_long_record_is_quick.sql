-- A long record is quick.
--
-- Somebody with ten thousand guesses read their record in most of a second, and what follows from a run of theirs took
-- nearly three. Most of it was no reading: guesses were joined with lists that Postgres took for short ones and went
-- through from end to end for each guess. So what a game's homes earned together is kept beside them, found by its key;
-- guesses are gone through once; and where a plan depends on whose record it is, it is made for that player.

create table private.game_pars (
  game_id uuid not null,
  guesses bigint not null,
  points_sum bigint not null,
  constraint the_pars_of_a_game_are_added_once primary key (game_id),
  constraint added_pars_are_of_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint added_pars_rest_on_guesses check (guesses >= 0 and points_sum >= 0)
);
comment on table private.game_pars is
  'The counted guesses of all homes of a game, and their points: the sums of its home_pars.';
alter table private.game_pars enable row level security;

create function private.add_up_pars() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    update private.game_pars p set guesses = p.guesses - old.guesses, points_sum = p.points_sum - old.points_sum
      where p.game_id = old.game_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.game_pars as p (game_id, guesses, points_sum)
      values (new.game_id, new.guesses, new.points_sum)
      on conflict (game_id) do update set guesses = p.guesses + excluded.guesses,
        points_sum = p.points_sum + excluded.points_sum;
  end if;
  return null;
end $$;
comment on function private.add_up_pars is 'Trigger: what a home earned is among the sums of its game.';
insert into private.game_pars (game_id, guesses, points_sum)
  select h.game_id, sum(h.guesses), sum(h.points_sum) from private.home_pars h group by h.game_id;
create trigger pars_of_a_game_add_up after insert or update or delete on private.home_pars
  for each row execute function private.add_up_pars();

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
    -- Half a point goes up, as the domain rounds.
    select gl.id, floor(coalesce(least(h.guesses, par_from) / par_from * h.median_points
        + (1 - least(h.guesses, par_from) / par_from) * l.level, l.level) + 0.5)::integer, coalesce(h.guesses, 0)
    from public.game_listings gl
    join public.games g on g.id = gl.game_id
    left join private.home_pars h on h.game_listing_id = gl.id
    left join private.game_pars p on p.game_id = gl.game_id
    cross join lateral (
      select least(coalesce(p.guesses, 0), par_from) / par_from * (coalesce(p.points_sum, 0)::double precision
          / greatest(coalesce(p.guesses, 0), 1))
        + (1 - least(coalesce(p.guesses, 0), par_from) / par_from)
          * (everywhere * private.round_max(g.formula) / 1000) as level) l
    where gl.id = any (pars_of.game_listing_ids);
end $$;

create or replace function private.count_season(user_id uuid, season_on date) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rule jsonb := private.season_rule();
  found record;
begin
  with guessed as (
    select g.game_listing_id, g.score * 1000 / s.most as thousandths, 1000 / s.most as scale
    from (
      select r.id, private.round_max(m.formula)::double precision as most
      from public.sessions r join public.games m on m.id = r.game_id
      where r.user_id = count_season.user_id and r.is_ranked and r.status <> 'active'
        and r.finished_at >= count_season.season_on::timestamp at time zone 'UTC'
        and r.finished_at < (count_season.season_on + interval '3 months') at time zone 'UTC' offset 0) s
    join public.guesses g on g.session_id = s.id where g.score is not null)
  select count(*)::integer as homes, sum(d.thousandths - p.par * d.scale) as over into found
  from guessed d
  join private.pars_of(array(select game_listing_id from guessed)) p on p.game_listing_id = d.game_listing_id;
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

create or replace function private.own_accuracy() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return (
    with counted as materialized (
      -- One wild guess says little of a habit: beyond half or double a miss counts as that much.
      select least(greatest(g.log_error, -ln(2::double precision)), ln(2::double precision)) as miss,
        abs(coalesce(g.amount_minor, private.point_of(g)) - p.amount_minor)::double precision * 100 as off_hundredfold,
        p.amount_minor, p.currency, g.low_minor, g.high_minor,
        case when l.status <> 'withdrawn' then a.property_type end as property_type,
        case when l.status <> 'withdrawn' then coalesce(nullif(btrim(a.region), ''), nullif(btrim(a.town), '')) end
          as area,
        case when l.status <> 'withdrawn' then a.country_code end as country_code
      from public.sessions s
      join public.guesses g on g.session_id = s.id
      join public.session_rounds r on r.session_id = s.id and r.game_listing_id = g.game_listing_id
      join private.price_commitments c on c.id = r.commitment_id
      join private.listing_prices p on p.id = c.listing_price_id
      join public.game_listings gl on gl.id = g.game_listing_id
      join public.listings l on l.id = gl.listing_id
      join public.assets a on a.id = l.asset_id
      where s.user_id = player and g.is_counted and g.log_error is not null and p.amount_minor is not null),
    -- Many homes cost the same, so a step is looked up once for a price.
    prices as (
      select c.amount_minor, c.currency, count(*) as n, sum(c.miss) as sum, sum(c.miss * c.miss) as squares
      from counted c group by c.amount_minor, c.currency),
    steps as (
      select private.price_step(p.amount_minor, p.currency) as step, p.currency, p.n, p.sum, p.squares from prices p),
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
      select 'price', jsonb_build_object('step', s.step, 'currency', s.currency), sum(s.n)::bigint,
          sum(s.sum) / sum(s.n),
          sqrt(greatest(0, (sum(s.squares) - sum(s.sum) ^ 2 / sum(s.n)::double precision)
            / nullif(sum(s.n) - 1, 0)::double precision))
        from steps s group by s.step, s.currency),
    near as (
      select count(*) as n, percentile_cont(0.5) within group (order by c.off_hundredfold / c.amount_minor) as median,
        count(*) filter (where c.off_hundredfold <= c.amount_minor * 5) as within5,
        count(*) filter (where c.off_hundredfold <= c.amount_minor * 10) as within10,
        count(*) filter (where c.off_hundredfold <= c.amount_minor * 20) as within20
      from counted c),
    ranges as (
      select ln(c.high_minor::double precision / c.low_minor) as width,
        c.amount_minor between c.low_minor and c.high_minor as is_held
      from counted c where c.low_minor is not null)
    select jsonb_build_object(
      'guesses', n.n, 'median_percent', n.median, 'within5', n.within5, 'within10', n.within10,
      'within20', n.within20,
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
          group by s.width_from, s.width_to) w))
    from near n);
end $$;

-- Whose record it is decides how it is best read.
alter function private.own_play(text) set plan_cache_mode = force_custom_plan;
alter function private.player_facts(uuid) set plan_cache_mode = force_custom_plan;

-- Of a game with many more runs than the two thousand that are looked at, every guess was read.
do $$
declare
  definition text := pg_get_functiondef('private.runs_to_look_at(text, text)'::regprocedure);
  wide constant text := 'join public.session_rounds r on r.session_id = p.id
      join public.guesses g on g.session_id = p.id and g.game_listing_id = r.game_listing_id
      where not r.is_void and not g.is_late and g.log_error is not null and g.game_listing_id = any (seen)),';
begin
  if strpos(definition, wide) = 0 then
    raise exception 'runs_to_look_at is another one than this migration was written for.';
  end if;
  execute replace(replace(definition, wide, 'cross join lateral (
        select r.opened_at, o.* from public.session_rounds r
        join public.guesses o on o.session_id = r.session_id and o.game_listing_id = r.game_listing_id
        where r.session_id = p.id and not r.is_void and not o.is_late and o.log_error is not null
          and o.game_listing_id = any (seen) offset 0) g),'),
    'g.guessed_at - r.opened_at', 'g.guessed_at - g.opened_at');
end $$;

-- Questions in the order in which they are answered: of twenty thousand a page shows a hundred.
create index disputes_to_answer on private.disputes (game_id, (state = 'open') desc, created_at desc);

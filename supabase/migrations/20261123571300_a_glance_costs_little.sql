-- A glance costs little.
--
-- Par of a home that thirty and more have guessed is its own, so neither its game nor all games are asked about it. A
-- player's days are counted by the minute before they are put into a time zone. And a time that moves while a statement
-- runs is found by no index: the clock asks every second whether a message is due, and read all that were ever sent.

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
    select gl.id, floor(0.5 + case when h.guesses >= par_from then h.median_points else
        coalesce(h.guesses, 0) / par_from * coalesce(h.median_points, 0)
          + (1 - coalesce(h.guesses, 0) / par_from) * case when p.guesses >= par_from
            then p.points_sum::double precision / p.guesses
            else coalesce(p.points_sum, 0) / par_from
              + (1 - coalesce(p.guesses, 0) / par_from) * (everywhere * private.round_max(g.formula) / 1000) end
        end)::integer, coalesce(h.guesses, 0)
    from public.game_listings gl
    join public.games g on g.id = gl.game_id
    left join private.home_pars h on h.game_listing_id = gl.id
    left join private.game_pars p on p.game_id = gl.game_id
    where gl.id = any (pars_of.game_listing_ids);
end $$;

create or replace function private.own_play(time_zone text default 'UTC') returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
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
    with runs as materialized (
      select s.id, s.game_id, s.status, s.is_ranked, s.guessed, s.rounds, s.total_score, s.started_at,
        s.mode_options @> '{"may_double": true}' as may_double
      from public.sessions s where s.user_id = player),
    guessed as materialized (
      select g.session_id, g.game_listing_id, g.score, g.log_error, g.is_counted, g.guessed_at
      from runs r join public.guesses g on g.session_id = r.id),
    played as materialized (
      select d.day_on, sum(d.homes) as homes from (
        select (h.minute at time zone own_play.time_zone)::date as day_on, h.homes from (
          select date_trunc('minute', g.guessed_at) as minute, count(*) as homes from guessed g group by 1) h) d
      group by d.day_on),
    -- Stakes and polls alone make a run worth anything but its rounds; most_points looks for them run by run.
    bests as (
      select r.id, r.total_score::double precision / nullif(case
          when r.may_double or exists (select from public.session_rounds o
            where o.session_id = r.id and o.commitment_id is null and not o.is_void)
          then (select private.most_points(s, c.formula) from public.sessions s where s.id = r.id)
          else r.rounds * private.round_max(c.formula) end, 0) as share
      from runs r join public.games c on c.id = r.game_id
      where r.is_ranked and r.status <> 'active' and r.guessed >= least_rounds),
    over as (
      select g.session_id, sum(g.score - p.par) as over_par
      from guessed g
      join private.pars_of(array(select d.game_listing_id from guessed d where d.is_counted)) p
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
      'homes', (select coalesce(sum(d.homes), 0) from played d),
      'days_played', (select count(*) from played d),
      'days', (
        select coalesce(jsonb_agg(jsonb_build_object('on', d.day_on, 'homes', d.homes) order by d.day_on), '[]'::jsonb)
        from played d where d.day_on > today - days_shown),
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

create or replace function private.has_due_messages() returns boolean
language sql volatile security definer set search_path = '' as $$
  select exists (select from private.outgoing_messages m where m.state = 'waiting' and m.due_at <= now())
    or exists (select from private.outgoing_messages m where m.lease_ends_at < (select clock_timestamp()))
$$;

do $$
declare
  definition text := pg_get_functiondef('private.claim_messages(text[], integer)'::regprocedure);
begin
  if strpos(definition, 'm.lease_ends_at < clock_timestamp()') = 0 then
    raise exception 'claim_messages is another one than this migration was written for.';
  end if;
  execute replace(definition, 'm.lease_ends_at < clock_timestamp()', 'm.lease_ends_at < (select clock_timestamp())');
end $$;

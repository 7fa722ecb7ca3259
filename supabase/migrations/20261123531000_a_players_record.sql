-- A player's record.
--
-- What a signed-in player made of their runs, and how near and to which side they guess. Every figure is of the
-- caller's own guesses, whose prices the caller knows since. Nearness and bias are of guesses that count: a first
-- ranked run, in which the home's price was unknown. How bias is shrunk, and from how many guesses it is shown, is the
-- domain's (bias.ts); this gives number, mean and spread.

create function private.player_or_refuse() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null then
    perform private.refuse(403, 'not_allowed', 'Sign in first: a record belongs to an account.');
  end if;
  return caller;
end $$;
comment on function private.player_or_refuse is 'The signed-in caller; refuses a visitor with not_allowed.';

create function private.told_run(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('session_id', run.id, 'game', jsonb_build_object('slug', g.slug, 'family', g.family,
        'title', g.title, 'brand', a.key), 'finished_at', run.finished_at,
      'total_score', run.total_score, 'max_score', private.most_points(run, g.formula))
    from public.games g join public.agencies a on a.id = g.agency_id where g.id = run.game_id);
end $$;
comment on function private.told_run is 'A run as its player''s record names it.';

create function private.own_play(time_zone text default 'UTC') returns jsonb
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
    bests as (
      select r.id, r.total_score::double precision / nullif(private.most_points(r, g.formula), 0) as share
      from runs r join public.games g on g.id = r.game_id
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
comment on function private.own_play is
  'What the signed-in caller has played: how much, on which days of their time zone, and their best.';
select private.expose('private.own_play(text)', 'authenticated');

-- 1, 2, 5, 10, 20, 50 … of the currency: fine enough to differ, and the same steps in every currency. They are told by
-- their number, so that no amount stands in a record, round as it may be.
create function private.price_step(amount_minor bigint, currency text) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  unit bigint := 10 ^ coalesce((select c.minor_digits from private.currencies c where c.code = price_step.currency), 2);
  digits text := greatest(1, price_step.amount_minor / unit)::text;
begin
  return 3 * (length(digits) - 1) + case when left(digits, 1) < '2' then 0 when left(digits, 1) < '5' then 1 else 2 end;
end $$;
comment on function private.price_step is
  'The number of the step of prices that an amount lies in: 0 from 1 on, 1 from 2, 2 from 5, 3 from 10, and so on.';

create function private.own_accuracy() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return (
    with counted as (
      -- One wild guess says little of a habit: beyond half or double a miss counts as that much.
      select least(greatest(g.log_error, -ln(2::double precision)), ln(2::double precision)) as miss, g.log_error,
        abs(private.point_of(g) - p.amount_minor) as off_minor, p.amount_minor, g.low_minor, g.high_minor,
        case when l.status <> 'withdrawn' then a.property_type end as property_type,
        case when l.status <> 'withdrawn' then coalesce(nullif(btrim(a.region), ''), nullif(btrim(a.town), '')) end
          as area,
        case when l.status <> 'withdrawn' then a.country_code end as country_code,
        jsonb_build_object('step', private.price_step(p.amount_minor, p.currency), 'currency', p.currency) as price
      from public.sessions s
      join public.guesses g on g.session_id = s.id
      join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
      join private.price_commitments c on c.id = r.commitment_id
      join private.listing_prices p on p.id = c.listing_price_id
      join public.game_listings gl on gl.id = g.game_listing_id
      join public.listings l on l.id = gl.listing_id
      join public.assets a on a.id = l.asset_id
      where s.user_id = player and g.is_counted and g.log_error is not null and p.amount_minor is not null),
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
      select 'price', c.price, count(*), avg(c.miss), stddev_samp(c.miss) from counted c group by c.price),
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
comment on function private.own_accuracy is
  'How near the signed-in caller guesses, and to which side: of all counted guesses, by area, type and price; and how '
  'often their ranges held the price.';
select private.expose('private.own_accuracy()', 'authenticated');

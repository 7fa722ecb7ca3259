-- A sample's client report has sample guesses.
--
-- On a fresh installation nobody has guessed yet, and a report without figures shows nobody what a report is. For a
-- home of a sample game with fewer than five counted guesses the report therefore invents some around the price that it
-- shows anyway, and says so (has_sample_guesses). They are nowhere else: no table, crowd, board or player has them.

-- The same two dozen for a home every time, over the last three weeks.
create function private.sample_guesses(game_listing_id uuid, price_minor bigint)
returns table (point_minor bigint, log_error double precision, guessed_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  return query
    with draws as (
      select n, (
        -- Three even draws added up: most lie near the middle, none far out.
        select sum(('x' || substr(h.hash, 1 + 8 * k, 8))::bit(32)::bigint / 2147483648.0 - 1) / 3
        from generate_series(0, 2) k) as draw
      from generate_series(0, 24) n
      cross join lateral (select md5(sample_guesses.game_listing_id::text || n::text) as hash) h),
    -- The crowd of a home has a mind of its own, up to an eighth too high or too low.
    misses as (
      select d.n, (0.12 * first_value(d.draw) over (order by d.n) + 0.55 * d.draw)::double precision as miss
      from draws d)
    select round((sample_guesses.price_minor * exp(m.miss))::numeric,
        3 - length(sample_guesses.price_minor::text))::bigint,
      m.miss, now() - m.n * interval '21 hours'
    from misses m where m.n > 0;
end $$;
comment on function private.sample_guesses
  is 'Invented guesses on a home of a sample game, for its client report alone.';

-- What a report counts on a home: its counted guesses, or invented ones where a sample has too few.
create function private.guesses_of_report(game_listing_id uuid, price_minor bigint)
returns table (point_minor bigint, log_error double precision, guessed_at timestamptz, is_sample boolean)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if guesses_of_report.price_minor is not null and (
      select g.is_sample from public.games g join public.game_listings gl on gl.game_id = g.id
      where gl.id = guesses_of_report.game_listing_id)
    and (select count(*) from (
      select from public.guesses g where g.game_listing_id = guesses_of_report.game_listing_id and g.is_counted
        limit 5) few) < 5 then
    return query select s.point_minor, s.log_error, s.guessed_at, true
      from private.sample_guesses(guesses_of_report.game_listing_id, guesses_of_report.price_minor) s;
  else
    return query select private.point_of(g), g.log_error, g.guessed_at, false from public.guesses g
      where g.game_listing_id = guesses_of_report.game_listing_id and g.is_counted;
  end if;
end $$;
comment on function private.guesses_of_report
  is 'The guesses that a client report shows of a home, and whether they are invented.';

-- The figures of crowd_of, from single amounts.
create function private.crowd_of_points(points bigint[]) returns jsonb language plpgsql immutable
  set search_path = '' as $$
begin
  return (
    select jsonb_build_object('count', count(*),
      'q1_minor', percentile_disc(0.25) within group (order by p.point),
      'median_minor', percentile_disc(0.5) within group (order by p.point),
      'q3_minor', percentile_disc(0.75) within group (order by p.point),
      'bins', (
        select jsonb_agg(jsonb_build_object(
          'from_minor', round(exp(b.bin * ln(1.01::double precision)))::bigint,
          'to_minor', round(exp((b.bin + 1) * ln(1.01::double precision)))::bigint,
          'guesses', b.guesses) order by b.bin)
        from (
          select private.crowd_bin(q.point) as bin, count(*) as guesses from unnest(points) q (point) group by 1) b))
    from unnest(points) p (point));
end $$;
comment on function private.crowd_of_points is 'Crowd figures of these amounts, as crowd_of has them of a home.';

-- The price that a report tells of a home; null where it tells none.
create function private.price_in_report(game_listing_id uuid) returns private.listing_prices
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  price private.listing_prices;
begin
  select p.* into price from private.listing_prices p join public.game_listings gl on gl.listing_id = p.listing_id
    join public.games g on g.id = gl.game_id
    where gl.id = price_in_report.game_listing_id and private.game_shows_price(g, gl.listing_id)
    order by p.version desc limit 1;
  return price;
end $$;
comment on function private.price_in_report is 'The latest price of a home of the report''s own agency or owner.';

create or replace function private.report_home(game_listing_id uuid, zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  crowd jsonb := private.crowd_of(report_home.game_listing_id);
  price private.listing_prices := private.price_in_report(report_home.game_listing_id);
  is_sampled boolean;
begin
  if not (
      select private.game_shows_price(g, gl.listing_id) from public.game_listings gl
        join public.games g on g.id = gl.game_id
      where gl.id = report_home.game_listing_id) then
    return jsonb_build_object('price', null, 'crowd', private.crowd_without_amounts(crowd), 'above_percent', null,
      'trend', '[]'::jsonb, 'has_sample_guesses', false);
  end if;
  select coalesce(bool_or(r.is_sample), false),
      case when bool_or(r.is_sample) then private.crowd_of_points(array_agg(r.point_minor)) else crowd end
    into is_sampled, crowd
    from private.guesses_of_report(report_home.game_listing_id, price.amount_minor) r;
  return jsonb_build_object(
    'price', case when price.amount_minor is not null then jsonb_build_object(
      'amount_minor', price.amount_minor, 'kind', price.kind, 'on', to_char(price.dated_on, 'YYYY-MM')) end,
    'crowd', crowd, 'has_sample_guesses', is_sampled,
    'above_percent', case when crowd -> 'median_minor' <> 'null'::jsonb and price.amount_minor is not null then (
      select round(100.0 * count(*) filter (where r.point_minor > price.amount_minor) / count(*), 1)
      from private.guesses_of_report(report_home.game_listing_id, price.amount_minor) r) end,
    'trend', (
      with points as materialized (
        select r.point_minor, (r.guessed_at at time zone report_home.zone)::date as day_on
        from private.guesses_of_report(report_home.game_listing_id, price.amount_minor) r),
      weeks as (
        select date_trunc('week', p.day_on)::date as week_on, count(*) as guesses from points p group by 1),
      medians as (
        select w.week_on, w.guesses, sum(w.guesses) over (order by w.week_on) as so_far, (
          select round(exp(percentile_cont(0.5) within group (order by ln(p.point_minor::double precision))))::bigint
          from points p where p.day_on < w.week_on + 7) as median_minor
        from weeks w)
      select coalesce(jsonb_agg(jsonb_build_object('week_on', m.week_on, 'guesses', m.guesses, 'median_minor',
        m.median_minor) order by m.week_on), '[]'::jsonb)
      from (select m.* from medians m where m.so_far >= 5 order by m.week_on desc limit 12) m));
end $$;

create or replace function private.client_report(game_slug text, brand text default null,
  guest_token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  agency public.agencies;
  viewer uuid := private.viewer_of(guest_token);
begin
  if not private.has_client_report(game) then
    perform private.refuse(404, 'not_found', 'There is no report at this address. Check the link.');
  end if;
  if not private.manages_game(game.id) and not exists (
      select from private.report_viewers v join private.access_codes c on c.id = v.access_code_id
      where v.game_id = game.id and v.player_id = viewer and c.is_active and coalesce(c.expires_at > now(), true)) then
    perform private.refuse(403, 'not_allowed',
      'This report is for the people of the agency and their client. Open it with its access code.');
  end if;
  select a.* into agency from public.agencies a where a.id = game.agency_id;
  return (
    select jsonb_build_object(
      'game', jsonb_build_object('id', game.id, 'slug', game.slug, 'title', game.title, 'currency', game.currency,
        'is_sample', game.is_sample),
      'agency', jsonb_build_object('name', agency.display_name, 'email', agency.service_email),
      'made_at', now(),
      'players', greatest(c.of_a_home,
        (select count(*) from public.sessions s where s.game_id = game.id and s.is_ranked and s.guessed > 0)),
      'guesses', c.guesses,
      -- Over all homes at once: what the crowd says as a share of the price.
      'median_ratio', case when c.guesses >= 5 then round(exp(c.median)::numeric, 4) end,
      'q1_ratio', case when c.guesses >= 5 then round(exp(c.q1)::numeric, 4) end,
      'q3_ratio', case when c.guesses >= 5 then round(exp(c.q3)::numeric, 4) end,
      'homes', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'game_listing_id', gl.id, 'position', gl.place, 'title', coalesce(gl.title_override, l.title), 'town',
              a.town,
            'district', a.district, 'photo', private.photos_of(l.id) -> 0)
          || private.report_home(gl.id, agency.time_zone) order by gl.place), '[]'::jsonb)
        from (
          select v.*, row_number() over (order by v.position, v.id) as place from public.game_listings v
          join public.listings w on w.id = v.listing_id
          where v.game_id = game.id and v.is_visible and w.status <> 'withdrawn') gl
        join public.listings l on l.id = gl.listing_id
        join public.assets a on a.id = l.asset_id))
    from (
      select count(*) as guesses, percentile_cont(0.5) within group (order by r.log_error) as median,
        percentile_cont(0.25) within group (order by r.log_error) as q1,
        percentile_cont(0.75) within group (order by r.log_error) as q3,
        -- Invented guests have no runs: there are as many as guessed one home.
        max(r.of_home) as of_a_home
      from (
        select r.*, count(*) over (partition by gl.id) as of_home
        from public.game_listings gl
        cross join lateral private.guesses_of_report(gl.id, (private.price_in_report(gl.id)).amount_minor) r
        where gl.game_id = game.id and private.game_shows_price(game, gl.listing_id) and r.log_error is not null) r) c);
end $$;

-- Managing without prices.
--
-- Whoever manages a game but not a home in it (a pack of samples, a colleague's or another agency's home) sees neither
-- its price nor its exact place while that home can be guessed anywhere, nor anything that the price follows from: the
-- amounts of others beside their errors and points, the crowd, the report to a client, the answer of a text that was
-- scrubbed of it. Who manages the home sees all of it, and so does everybody who manages a game with it once no game
-- takes guesses of it.

create function private.can_be_guessed(listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- Runs that started before a game closed go on for 24 hours, and a run ends 24 hours after its last guess.
  return exists (
    select from public.game_listings gl join public.games g on g.id = gl.game_id
    where gl.listing_id = can_be_guessed.listing_id and g.state <> 'archived'
      and (g.state in ('draft', 'scheduled', 'open') and coalesce(g.closes_at > now() - interval '48 hours', true)
        or g.state = 'closed' and coalesce(g.closes_at, g.updated_at) > now() - interval '48 hours'));
end $$;
comment on function private.can_be_guessed
  is 'Does some game take guesses of this listing, or may runs of one still go on?';

create function private.user_sees_price(listing_id uuid, user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce(private.user_manages_asset(
      (select l.asset_id from public.listings l where l.id = user_sees_price.listing_id), user_sees_price.user_id),
        false)
    or not private.can_be_guessed(user_sees_price.listing_id);
end $$;
comment on function private.user_sees_price
  is 'May somebody who manages a game with this listing see its price and place? Yes for the home''s own managers.';

create function private.game_shows_price(game public.games, listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
      select from public.listings l join public.assets a on a.id = l.asset_id
      where l.id = game_shows_price.listing_id and (a.agency_id = game.agency_id or a.owner_id = game.owner_id))
    or not private.can_be_guessed(game_shows_price.listing_id);
end $$;
comment on function private.game_shows_price
  is 'Does the home belong to the agency or the owner of the game, so that its report may tell the price?';

create function private.crowd_without_amounts(crowd jsonb) returns jsonb language plpgsql immutable
  set search_path = '' as $$
begin
  return jsonb_build_object('count', crowd -> 'count', 'q1_minor', null, 'median_minor', null, 'q3_minor', null, 'bins',
    '[]'::jsonb);
end $$;
comment on function private.crowd_without_amounts is 'Crowd figures of which only the number of guesses is told.';

create or replace function private.managed_home(gl public.game_listings, user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  listing public.listings;
  asset public.assets;
  price private.listing_prices;
  sees_price boolean := private.user_sees_price(gl.listing_id, managed_home.user_id);
begin
  if sees_price then
    price := private.latest_price(gl.listing_id);
  end if;
  select l.* into listing from public.listings l where l.id = gl.listing_id;
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  return jsonb_build_object(
    'id', gl.id, 'listing_id', gl.listing_id, 'is_visible', gl.is_visible, 'title_override', gl.title_override,
      'hidden_facts', to_jsonb(gl.hidden_facts),
    'title', listing.title, 'town', asset.town, 'district', asset.district, 'status', listing.status,
    'photo', private.photos_of(gl.listing_id) -> 0,
    'photos', (select count(*) from public.listing_photos p where p.listing_id = gl.listing_id and not p.is_hidden),
    'price', jsonb_build_object('kind', price.kind, 'amount_minor', price.amount_minor, 'currency', price.currency,
      'dated_on', price.dated_on, 'version', price.version),
    'sees_price', sees_price,
    'is_played', exists (select from public.session_rounds r where r.game_listing_id = gl.id),
    'guesses', (select coalesce(sum(h.guesses), 0) from private.crowd_histogram h where h.game_listing_id = gl.id),
    'may_edit', private.user_manages_asset(asset.id, managed_home.user_id));
end $$;
comment on function private.managed_home
  is 'A home of a game as its managers see it: with its price where they may see that.';

create or replace function private.managed_offer(game public.games, home public.game_listings,
  user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sees_price boolean := private.user_sees_price(home.listing_id, managed_offer.user_id);
begin
  return (
    select jsonb_build_object(
      'game', jsonb_build_object('slug', game.slug, 'family', game.family, 'title', game.title, 'currency',
        game.currency),
      'game_listing_id', home.id, 'listing_id', l.id, 'version', l.version, 'status', l.status, 'portal', case
        when sees_price then l.portal end,
      'source_url', case when sees_price then l.source_url end, 'sees_price', sees_price,
      'may_edit', private.user_manages_asset(a.id, managed_offer.user_id),
      'other_games', (select count(*) from public.game_listings o where o.listing_id = l.id and o.game_id <> game.id),
      'facts', jsonb_build_object('title', l.title, 'description', l.description, 'property_type', a.property_type,
        'bedrooms', a.bedrooms,
        'bathrooms', a.bathrooms, 'floor_area_m2', a.floor_area_m2, 'plot_area_m2', a.plot_area_m2, 'year_built',
          a.year_built, 'tenure', a.tenure,
        'energy_rating', a.energy_rating, 'features', to_jsonb(a.features), 'address_line', case when sees_price
          then a.address_line end, 'town', a.town, 'postcode', case when sees_price then a.postcode end,
        'district', a.district, 'region', a.region, 'country_code', a.country_code, 'latitude', case when sees_price
          then a.latitude end,
        'longitude', case when sees_price then a.longitude end),
      'prices', (
        select coalesce(jsonb_agg(jsonb_build_object('version', p.version, 'kind', p.kind, 'amount_minor',
          p.amount_minor, 'currency', p.currency,
          'dated_on', p.dated_on, 'created_at', p.created_at) order by p.version desc), '[]'::jsonb)
        from private.listing_prices p where p.listing_id = l.id and sees_price),
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path, 'file_type', p.file_type, 'widths',
          p.widths, 'width', p.width, 'height', p.height, 'alt', p.alt,
          'room', p.room, 'placeholder', p.placeholder, 'attribution', p.attribution, 'rights_status', p.rights_status,
            'is_hidden', p.is_hidden) order by p.position), '[]'::jsonb)
        from public.listing_photos p where p.listing_id = l.id))
    from public.listings l join public.assets a on a.id = l.asset_id where l.id = home.listing_id);
end $$;
comment on function private.managed_offer
  is 'Everything about a home of a game that its managers see; price and place where they may.';

create or replace function private.manage_guesses(game_slug text, brand text, game_listing_id uuid, sort text,
  is_descending boolean, filter jsonb,
  after text, page_size integer) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
  set enable_seqscan = off as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(manage_guesses.game_slug, manage_guesses.brand, (select auth.uid()));
  home public.game_listings := private.managed_listing(game, manage_guesses.game_listing_id);
  sign integer := case when coalesce(manage_guesses.is_descending, true) then -1 else 1 end;
  wanted_sort text := coalesce(manage_guesses.sort, 'time');
  wanted_kind text := manage_guesses.filter ->> 'kind';
  wanted_name text := nullif(btrim(left(manage_guesses.filter ->> 'name', 100)), '');
  size integer := least(greatest(coalesce(manage_guesses.page_size, 50), 1), 5000);
  place jsonb;
  after_time timestamptz;
  after_key double precision;
  after_id uuid;
  page public.guesses[];
  sees_price boolean := private.user_sees_price(home.listing_id, (select auth.uid()));
  last_key double precision;
begin
  if wanted_sort not in ('time', 'amount', 'error', 'score')
    or coalesce(wanted_kind not in ('ranked', 'practice', 'excluded'), false) then
    perform private.refuse(422, 'invalid_request',
      'Guesses are sorted by time, amount, error or score, and filtered by ranked, practice or excluded.');
  end if;
  -- An order is an answer too.
  if wanted_sort <> 'time' and not sees_price then
    perform private.refuse(403, 'home_not_yours',
      'This home belongs to somebody else and can still be guessed, so its guesses are listed by time alone, without '
      'amounts.');
  end if;
  if manage_guesses.after is not null then
    begin
      place := convert_from(decode(manage_guesses.after, 'base64'), 'UTF8')::jsonb;
      if wanted_sort = 'time' then
        after_time := (place ->> 0)::timestamptz;
      else
        after_key := (place ->> 0)::double precision;
      end if;
      after_id := (place ->> 1)::uuid;
    exception when others then
      perform private.refuse(422, 'invalid_request',
        'This place in the table is not known any more. Load the table again from the top.');
    end;
  end if;
  wanted_name := '%' || replace(replace(replace(wanted_name, '\', '\\'), '%', '\%'), '_', '\_') || '%';

  -- One statement per order that has an index.
  if wanted_sort = 'time' and sign < 0 then
    page := array(
      select g from public.guesses g
      where g.game_listing_id = home.id and (wanted_name is null or exists (
          select from public.sessions s where s.id = g.session_id and s.game_id = game.id
            and s.display_name ilike wanted_name))
        and (wanted_kind is null
          or wanted_kind = 'excluded' and exists (select from private.run_exclusions x
            where x.session_id = g.session_id)
          or wanted_kind <> 'excluded' and exists (select from public.sessions s where s.id = g.session_id
            and s.is_ranked = (wanted_kind = 'ranked'))
            and not exists (select from private.run_exclusions x where x.session_id = g.session_id))
        and (after_id is null or (g.guessed_at, g.session_id) < (after_time, after_id))
      order by g.guessed_at desc, g.session_id desc limit size);
  elsif wanted_sort = 'time' then
    page := array(
      select g from public.guesses g
      where g.game_listing_id = home.id and (wanted_name is null or exists (
          select from public.sessions s where s.id = g.session_id and s.game_id = game.id
            and s.display_name ilike wanted_name))
        and (wanted_kind is null
          or wanted_kind = 'excluded' and exists (select from private.run_exclusions x
            where x.session_id = g.session_id)
          or wanted_kind <> 'excluded' and exists (select from public.sessions s where s.id = g.session_id
            and s.is_ranked = (wanted_kind = 'ranked'))
            and not exists (select from private.run_exclusions x where x.session_id = g.session_id))
        and (after_id is null or (g.guessed_at, g.session_id) > (after_time, after_id))
      order by g.guessed_at, g.session_id limit size);
  else
    select array_agg(o.guess order by o.key, (o.guess).session_id), max(o.key) into page, last_key
    from (
      select g as guess, k.key
      from public.guesses g cross join lateral (select sign * case wanted_sort
        when 'amount' then coalesce(g.amount_minor::double precision,
          sqrt(g.low_minor::double precision * g.high_minor::double precision), 0)
        when 'error' then coalesce(abs(g.log_error), 1000)
        else coalesce(g.score, -1)::double precision end as key) k
      where g.game_listing_id = home.id and (wanted_name is null or exists (
          select from public.sessions s where s.id = g.session_id and s.game_id = game.id
            and s.display_name ilike wanted_name))
        and (wanted_kind is null
          or wanted_kind = 'excluded' and exists (select from private.run_exclusions x
            where x.session_id = g.session_id)
          or wanted_kind <> 'excluded' and exists (select from public.sessions s where s.id = g.session_id
            and s.is_ranked = (wanted_kind = 'ranked'))
            and not exists (select from private.run_exclusions x where x.session_id = g.session_id))
        and (after_id is null or (k.key, g.session_id) > (after_key, after_id))
      order by k.key, g.session_id limit size) o;
  end if;
  return jsonb_build_object(
    'sees_price', sees_price,
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'session_id', p.session_id, 'display_name', s.display_name, 'is_guest', s.user_id is null,
        'amount_minor', case when sees_price then p.amount_minor end, 'low_minor', case when sees_price
          then p.low_minor end,
        'high_minor', case when sees_price then p.high_minor end, 'currency', p.currency,
        'error_percent', case when sees_price and p.log_error is not null
          then round(((exp(p.log_error) - 1) * 100)::numeric, 2) end,
        'score', case when sees_price then p.score end, 'is_late', p.is_late, 'guessed_at', p.guessed_at, 'is_ranked',
          s.is_ranked, 'is_counted', p.is_counted, 'run_status', s.status,
        'exclusion', case when x.session_id is not null then jsonb_build_object('reason', x.reason, 'excluded_at',
          x.excluded_at) end)
        order by o.place), '[]'::jsonb)
      from generate_subscripts(page, 1) as o (place)
      cross join lateral (select (page[o.place]).*) as p
      join public.sessions s on s.id = p.session_id left join private.run_exclusions x on x.session_id = p.session_id),
    'next', case when cardinality(page) = size then
      translate(encode(convert_to(jsonb_build_array(
        case when wanted_sort = 'time' then to_jsonb((page[size]).guessed_at) else to_jsonb(last_key) end,
        (page[size]).session_id)::text, 'UTF8'), 'base64'), E'\n', '') end);
end $$;

create or replace function private.manage_guess_figures(game_slug text, brand text, game_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(manage_guess_figures.game_slug, manage_guess_figures.brand, caller);
  home public.game_listings := private.managed_listing(game, manage_guess_figures.game_listing_id);
begin
  return jsonb_build_object(
    'game', jsonb_build_object('slug', game.slug, 'family', game.family, 'title', game.title, 'currency',
      game.currency),
    'home', private.managed_home(home, caller),
    'crowd', case when private.user_sees_price(home.listing_id, caller) then private.crowd_of(home.id)
      else private.crowd_without_amounts(private.crowd_of(home.id)) end,
    'counts', (
      select jsonb_build_object('all', count(*), 'counted', count(*) filter (where g.is_counted), 'late',
        count(*) filter (where g.is_late),
        'excluded', (select count(*) from private.run_exclusions x
          join public.session_rounds r on r.session_id = x.session_id where r.game_listing_id = home.id))
      from public.guesses g where g.game_listing_id = home.id));
end $$;

-- For players after their own guess; for managers of the game, where they may see the price anyway.
create or replace function private.guesstimates(game_listing_id uuid, guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game_listing public.game_listings;
  game public.games;
  guess public.guesses;
  price private.listing_prices;
  crowd jsonb;
  is_manager boolean;
begin
  select gl.* into game_listing from public.game_listings gl where gl.id = guesstimates.game_listing_id;
  if game_listing.id is null then
    perform private.refuse(404, 'not_found',
      'There is no home at this address. Check the link or go back to the game.');
  end if;
  select g.* into game from public.games g where g.id = game_listing.game_id;
  select g.* into guess from public.guesses g join public.sessions s on s.id = g.session_id
    where g.game_listing_id = game_listing.id and (s.user_id = (select auth.uid())
      or s.guest_id = private.guest_of(guest_token))
    order by s.is_ranked desc, g.guessed_at limit 1;
  is_manager := coalesce(private.manages_game(game.id), false)
    and private.user_sees_price(game_listing.listing_id, (select auth.uid()));
  if guess.session_id is null and not is_manager then
    perform private.refuse(403, 'not_allowed',
      'What everybody guessed is shown after your own guess. Guess this home first.');
  end if;
  -- The price that the own guess was held against; for a manager without one, today's.
  if guess.session_id is not null then
    select p.* into price from public.session_rounds r
      join private.price_commitments c on c.id = r.commitment_id
        join private.listing_prices p on p.id = c.listing_price_id
      where r.session_id = guess.session_id and r.game_listing_id = game_listing.id;
  else
    select p.* into price from private.listing_prices p where p.listing_id = game_listing.listing_id
      order by p.version desc limit 1;
  end if;
  crowd := private.crowd_of(game_listing.id);
  return (
    select jsonb_build_object(
      'game', jsonb_build_object('id', game.id, 'slug', game.slug, 'family', game.family, 'title', game.title,
        'currency', game.currency),
      'home', jsonb_build_object('game_listing_id', game_listing.id, 'is_withdrawn', l.status = 'withdrawn',
        'title', case when l.status <> 'withdrawn' then coalesce(game_listing.title_override, l.title) end,
        'town', case when l.status <> 'withdrawn' then a.town end,
        'photo', case when l.status <> 'withdrawn' then private.photos_of(l.id) -> 0 end),
      'price', case when price.amount_minor is not null then jsonb_build_object(
        'amount_minor', price.amount_minor, 'kind', price.kind, 'on', to_char(price.dated_on, 'YYYY-MM')) end,
      'own', case when guess.session_id is not null then jsonb_build_object(
        'session_id', guess.session_id, 'amount_minor', guess.amount_minor, 'low_minor', guess.low_minor, 'high_minor',
          guess.high_minor) end,
      'crowd', crowd, 'is_manager', is_manager,
      -- Among the counted guesses of others: how many of a hundred missed by more.
      'closer_than_percent', case when crowd -> 'median_minor' <> 'null'::jsonb and guess.log_error is not null then (
        select round(100.0 * count(*) filter (where abs(o.log_error) > abs(guess.log_error)) / nullif(count(*), 0), 1)
        from public.guesses o
        where o.game_listing_id = game_listing.id and o.is_counted and o.log_error is not null
          and o.session_id <> guess.session_id) end)
    from public.listings l join public.assets a on a.id = l.asset_id where l.id = game_listing.listing_id);
end $$;

-- The report tells an agency and its client about homes of theirs.
create or replace function private.report_home(game_listing_id uuid, zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  crowd jsonb := private.crowd_of(report_home.game_listing_id);
  price private.listing_prices;
begin
  if not (
      select private.game_shows_price(g, gl.listing_id) from public.game_listings gl
        join public.games g on g.id = gl.game_id
      where gl.id = report_home.game_listing_id) then
    return jsonb_build_object('price', null, 'crowd', private.crowd_without_amounts(crowd), 'above_percent', null,
      'trend', '[]'::jsonb);
  end if;
  select p.* into price from private.listing_prices p join public.game_listings gl on gl.listing_id = p.listing_id
    where gl.id = report_home.game_listing_id order by p.version desc limit 1;
  return jsonb_build_object(
    'price', case when price.amount_minor is not null then jsonb_build_object(
      'amount_minor', price.amount_minor, 'kind', price.kind, 'on', to_char(price.dated_on, 'YYYY-MM')) end,
    'crowd', crowd,
    'above_percent', case when crowd -> 'median_minor' <> 'null'::jsonb and price.amount_minor is not null then (
      select round(100.0 * count(*) filter (where private.point_of(g) > price.amount_minor) / count(*), 1)
      from public.guesses g where g.game_listing_id = report_home.game_listing_id and g.is_counted) end,
    'trend', (
      with weeks as (
        select date_trunc('week', g.guessed_at at time zone report_home.zone)::date as week_on, count(*) as guesses
        from public.guesses g where g.game_listing_id = report_home.game_listing_id and g.is_counted group by 1),
      medians as (
        select w.week_on, w.guesses, sum(w.guesses) over (order by w.week_on) as so_far, (
          select round(exp(percentile_cont(0.5) within group
            (order by ln(private.point_of(g)::double precision))))::bigint
          from public.guesses g where g.game_listing_id = report_home.game_listing_id and g.is_counted
            and (g.guessed_at at time zone report_home.zone)::date < w.week_on + 7) as median_minor
        from weeks w)
      select coalesce(jsonb_agg(jsonb_build_object('week_on', m.week_on, 'guesses', m.guesses, 'median_minor',
        m.median_minor) order by m.week_on), '[]'::jsonb)
      from (select m.* from medians m where m.so_far >= 5 order by m.week_on desc limit 12) m));
end $$;

create or replace function private.client_report(game_slug text, brand text, guest_token text) returns jsonb
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
      'players', (select count(*) from public.sessions s where s.game_id = game.id and s.is_ranked and s.guessed > 0),
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
      select count(*) as guesses, percentile_cont(0.5) within group (order by g.log_error) as median,
        percentile_cont(0.25) within group (order by g.log_error) as q1,
          percentile_cont(0.75) within group (order by g.log_error) as q3
      from public.guesses g join public.game_listings gl on gl.id = g.game_listing_id
      where gl.game_id = game.id and g.is_counted and g.log_error is not null
        and gl.listing_id in (select h.listing_id from public.game_listings h where h.game_id = game.id
          and private.game_shows_price(game, h.listing_id))) c);
end $$;

-- Whatever reads as a price leaves every text. Numbers that read as none are compared with prices that the writer sees:
-- what vanished from a text would else tell the others.
create or replace function private.prices_to_scrub(user_id uuid, game_slug text, brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(prices_to_scrub.game_slug, prices_to_scrub.brand,
    prices_to_scrub.user_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('game_listing_id', gl.id, 'amount_minor', p.amount_minor, 'currency',
      p.currency)), '[]'::jsonb)
    from public.game_listings gl join private.listing_prices p on p.listing_id = gl.listing_id
    where gl.game_id = game.id and p.amount_minor is not null
      and private.user_sees_price(gl.listing_id, prices_to_scrub.user_id));
end $$;
comment on function private.prices_to_scrub
  is 'For save-game and save-listing: the prices that texts are scrubbed of, as far as the writer may see them.';

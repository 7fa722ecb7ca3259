-- Showing games, brands and boards to everybody.

create function private.bounds_for_display(game public.games) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('min_minor', coalesce(game.min_minor, b.min_minor), 'max_minor',
      coalesce(game.max_minor, b.max_minor))
    from public.market_bounds b where b.currency = game.currency and b.price_kind = 'asking');
end $$;
comment on function private.bounds_for_display is 'The range of guesses that a game accepts.';

create function private.cover_of(game_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select private.photos_of(gl.listing_id) -> 0 from public.game_listings gl
      join public.listings l on l.id = gl.listing_id
    where gl.game_id = cover_of.game_id and gl.is_visible and l.status <> 'withdrawn'
      and exists (select from public.listing_photos p where p.listing_id = gl.listing_id
        and p.rights_status <> 'link-only' and not p.is_hidden)
    order by gl.position, gl.id limit 1);
end $$;
comment on function private.cover_of is 'First photo of a game''s first visible home.';

create function private.describe_game(game public.games) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'id', game.id, 'slug', game.slug, 'brand', (select a.key from public.agencies a where a.id = game.agency_id),
      'family', game.family, 'title', game.title, 'description', game.description, 'state', game.state, 'visibility',
        game.visibility,
      'currency', game.currency, 'market', game.market,
      'rounds', case game.family when 'roundup' then l.listing_count
        else least(game.rounds_per_run, l.listing_count) end,
      'listing_count', l.listing_count, 'miss_limit_log', private.miss_limit_of(game),
      'round_seconds', game.round_seconds, 'mode', game.mode, 'difficulty', game.difficulty, 'scoring', game.formula,
      'scoring_options', to_jsonb(game.scoring_options),
      'hints', to_jsonb(game.hints), 'leaderboard_enabled', game.has_leaderboard, 'needs_code',
        game.visibility = 'code',
      'is_open', private.is_open(game), 'opens_at', game.opens_at, 'closes_at', game.closes_at, 'is_sample',
        game.is_sample,
      'host_name', game.host_name, 'embed_domains', to_jsonb(game.embed_domains),
      'players', private.players_on_board(game.id, game.round_seconds is not null, 'all_time', date '1970-01-01'),
      'cover', private.cover_of(game.id), 'bounds', private.bounds_for_display(game))
    from (
      select count(*)::integer as listing_count from public.game_listings gl
        join public.listings li on li.id = gl.listing_id
      where gl.game_id = game.id and gl.is_visible and li.status <> 'withdrawn') l);
end $$;
comment on function private.describe_game is 'What a visitor may know of a game.';

create function private.game_overview(game_slug text, brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.describe_game(private.find_game(game_slug, brand));
end $$;
comment on function private.game_overview is 'A game''s public description.';
create function public.game_overview(game_slug text, brand text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.game_overview(game_slug, brand)
$$;
comment on function public.game_overview is 'A game''s public description; refuses with not_found.';
grant execute on function private.game_overview(text, text) to anon, authenticated;
grant execute on function public.game_overview(text, text) to anon, authenticated;

create function private.brand_games(brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(private.describe_game(g) order by g.scoot_position nulls last, g.created_at desc, g.slug),
      '[]'::jsonb)
    from (
      select g.* from public.games g join public.agencies a on a.id = g.agency_id
      where a.key = coalesce(nullif(brand_games.brand, ''), 'default') and g.visibility = 'public'
        and g.state in ('open', 'scheduled') and g.is_on_scoot and private.is_open(g)
      order by g.scoot_position nulls last, g.created_at desc limit 60) g);
end $$;
comment on function private.brand_games is 'Open public games of a brand, as its scoot shows and orders them.';
create function public.brand_games(brand text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.brand_games(brand)
$$;
comment on function public.brand_games
  is 'Open public games of a brand, in the order that its people chose, then newest first.';
grant execute on function private.brand_games(text) to anon, authenticated;
grant execute on function public.brand_games(text) to anon, authenticated;

-- The brand of a host's first label; an unknown label is the default brand. Brand data is public, so this one reads
-- the table as its caller.
create function public.brand_record(host_label text default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', a.id, 'key', a.key, 'name', a.name, 'displayName', a.display_name, 'homeUrl', a.home_url, 'serviceEmail',
      a.service_email,
    'whitelabelName', a.whitelabel_name, 'logoUrl', a.logo_url, 'layout', a.layout, 'homePage', a.home_page,
    'brandedGameSlug', a.branded_game_slug, 'description', a.description, 'phone', a.phone, 'whatsapp', a.whatsapp,
    'company', a.company, 'address', a.address, 'website', a.website, 'agentName', a.agent_name, 'agentTitle',
      a.agent_title,
    'specialties', to_jsonb(a.specialties), 'coverageAreas', to_jsonb(a.coverage_areas), 'brandColors', a.brand_colors,
    'socialMedia', a.social_media, 'propertyReference', a.property_reference, 'location', a.location, 'analyticsId',
      a.analytics_id,
    'theme', a.theme, 'currency', a.currency, 'timeZone', a.time_zone, 'supportedLocales',
      to_jsonb(a.supported_locales),
    'isSample', a.is_sample)
  from public.agencies a
  where a.key in (coalesce(host_label, 'default'), 'default')
  order by a.key = 'default' limit 1
$$;
comment on function public.brand_record is 'The brand of a host label; the default brand where there is none.';
grant execute on function public.brand_record(text) to anon, authenticated;

-- Boards.
create function private.period_start(zone text, period text) returns date language plpgsql stable
  set search_path = '' as $$
begin
  return case period when 'all_time' then date '1970-01-01' when 'day' then (now() at time zone zone)::date
    when 'week' then date_trunc('week', now() at time zone zone)::date
    when 'month' then date_trunc('month', now() at time zone zone)::date end;
end $$;
comment on function private.period_start is 'First day of the current period in a time zone.';

create function private.leaderboard(game_slug text, brand text, period text, after text, timed boolean)
returns table (rank bigint, display_name text, total_score integer, finished_at timestamptz, "cursor" text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  board_timed boolean := coalesce(timed, game.round_seconds is not null);
  wanted text := coalesce(leaderboard.period, 'all_time');
  start_on date;
  start_after private.leaderboard_entries;
  first_rank bigint := 1;
  -- Before the first row of any board.
  after_lost integer := -2147483647;
  after_error double precision := -1;
  after_end timestamptz := '-infinity';
  after_id uuid := '00000000-0000-0000-0000-000000000000';
begin
  if wanted not in ('all_time', 'month', 'week', 'day') then
    perform private.refuse(422, 'invalid_request', 'The period must be all_time, month, week or day.');
  end if;
  if not game.has_leaderboard then
    return;
  end if;
  start_on := private.period_start((select a.time_zone from public.agencies a where a.id = game.agency_id), wanted);
  if leaderboard.after is not null then
    begin
      after_id := convert_from(decode(leaderboard.after, 'base64'), 'UTF8')::uuid;
    exception when others then
      after_id := null;
    end;
    select e.* into start_after from private.leaderboard_entries e
      where e.id = after_id and e.game_id = game.id and e.is_timed = board_timed;
    if start_after.id is null then
      perform private.refuse(422, 'invalid_request',
        'This place in the board is not known any more. Load the board again from the top.');
    end if;
    first_rank := private.rank_of(start_after, wanted) + 1;
    after_lost := -start_after.total_score;
    after_error := start_after.median_log_error;
    after_end := start_after.finished_at;
  end if;
  -- One branch per period: each has its own index; the branches of other periods are never run.
  return query
    select first_rank + row_number() over (order by -e.total_score, e.median_log_error, e.finished_at, e.id) - 1,
      e.display_name, e.total_score, e.finished_at, encode(convert_to(e.id::text, 'UTF8'), 'base64')
    from (
      (select e.* from private.leaderboard_entries e
        where wanted = 'all_time' and e.game_id = game.id and e.is_timed = board_timed
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)
      union all
      (select e.* from private.leaderboard_entries e
        where wanted = 'month' and e.game_id = game.id and e.is_timed = board_timed and e.month_on = start_on
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)
      union all
      (select e.* from private.leaderboard_entries e
        where wanted = 'week' and e.game_id = game.id and e.is_timed = board_timed and e.week_on = start_on
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)
      union all
      (select e.* from private.leaderboard_entries e
        where wanted = 'day' and e.game_id = game.id and e.is_timed = board_timed and e.day_on = start_on
          and (-e.total_score, e.median_log_error, e.finished_at, e.id) > (after_lost, after_error, after_end, after_id)
        order by -e.total_score, e.median_log_error, e.finished_at, e.id limit 100)) e
    order by -e.total_score, e.median_log_error, e.finished_at, e.id;
end $$;
comment on function private.leaderboard is 'At most 100 rows of a board, from the top or after a cursor.';
create function public.leaderboard(game_slug text, brand text default null, period text default 'all_time',
  after text default null, timed boolean default null)
returns table (rank bigint, display_name text, total_score integer, finished_at timestamptz, "cursor" text)
language sql stable set search_path = '' as $$
  select * from private.leaderboard(game_slug, brand, period, after, timed)
$$;
comment on function public.leaderboard is
  'At most 100 rows of a game''s board for all_time, month, week or day; after is the last row''s cursor.';
grant execute on function private.leaderboard(text, text, text, text, boolean) to anon, authenticated;
grant execute on function public.leaderboard(text, text, text, text, boolean) to anon, authenticated;

-- The place of an entry in a period that holds it, else null.
create function private.place_of(entry private.leaderboard_entries, period text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := coalesce(place_of.period, 'all_time');
  place bigint;
  players bigint;
  start_on date;
begin
  if wanted not in ('all_time', 'month', 'week', 'day') then
    perform private.refuse(422, 'invalid_request', 'The period must be all_time, month, week or day.');
  end if;
  if entry.id is null then
    return null;
  end if;
  start_on := private.period_start((select a.time_zone from public.games g join public.agencies a on a.id = g.agency_id
    where g.id = entry.game_id), wanted);
  if start_on <> (case wanted when 'month' then entry.month_on when 'week' then entry.week_on when 'day'
    then entry.day_on else date '1970-01-01' end) then
    return null;
  end if;
  place := private.rank_of(entry, wanted);
  players := private.players_on_board(entry.game_id, entry.is_timed, wanted, start_on);
  return jsonb_build_object('rank', place, 'players', players, 'total_score', entry.total_score, 'display_name',
    entry.display_name,
    'percentile', case when players = 1 then 100 when players > 1
      then round((players - place)::numeric / (players - 1) * 100, 1) end,
    'is_timed', entry.is_timed, 'finished_at', entry.finished_at, 'cursor',
      encode(convert_to(entry.id::text, 'UTF8'), 'base64'));
end $$;
comment on function private.place_of is 'Rank, players and percentile of a board entry in a period, or null.';

create function private.leaderboard_place(session_id uuid, guest_token text, period text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  run public.sessions := private.session_of(leaderboard_place.session_id, (select auth.uid()), guest_token);
  entry private.leaderboard_entries;
begin
  select e.* into entry from private.leaderboard_entries e where e.session_id = run.id;
  return private.place_of(entry, leaderboard_place.period);
end $$;
comment on function private.leaderboard_place is 'The caller''s own place on a board, or null.';
create function public.leaderboard_place(session_id uuid, guest_token text default null,
  period text default 'all_time') returns jsonb
language sql stable set search_path = '' as $$
  select private.leaderboard_place(session_id, guest_token, period)
$$;
comment on function public.leaderboard_place is 'The place of the caller''s run on its game''s board, or null.';
grant execute on function private.leaderboard_place(uuid, text, text) to anon, authenticated;
grant execute on function public.leaderboard_place(uuid, text, text) to anon, authenticated;

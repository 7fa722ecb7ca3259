-- What is one's own, and the ways to it.
--
-- own_runs: the player's runs of a brand, newest first, 20 at a time. own_games: the games of a brand that a person
-- made or works for, in the same way. Both hold what these people have been told already: no price, and nothing of what
-- is still to be guessed.
-- rename_run: a player is called something else in one run, on its board and at its comments.
-- agencies.navigation: which ways a brand's header shows.

create function private.own_runs(brand text default null, guest_token text default null, after text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 20;
  player uuid := (select auth.uid());
  guest uuid := private.guest_of(own_runs.guest_token);
  agency uuid := (select a.id from public.agencies a where a.key = coalesce(nullif(own_runs.brand, ''), 'default'));
  start_after public.sessions;
begin
  if own_runs.after is not null then
    select s.* into start_after from public.sessions s
      where s.id::text = lower(own_runs.after) and (s.user_id = player or s.guest_id = guest);
    if start_after.id is null then
      perform private.refuse(422, 'invalid_request',
        'This place in the list is not known any more. Load the list again from the top.');
    end if;
  end if;
  return (
    select jsonb_build_object(
      'runs', coalesce(
        jsonb_agg(private.describe_own_run(r.run) order by r.place) filter (where r.place <= page_size), '[]'::jsonb),
      'next', case when count(*) > page_size then (array_agg((r.run).id order by r.place))[page_size] end)
    from (
      select s as run, row_number() over (order by s.started_at desc, s.id desc) as place
      from public.sessions s join (
        -- Two indexes, one for each kind of player.
        (select s.id, s.started_at from public.sessions s join public.games g on g.id = s.game_id
          where s.user_id = player and g.agency_id = agency and g.state <> 'draft'
            and (start_after.id is null or (s.started_at, s.id) < (start_after.started_at, start_after.id))
          order by s.started_at desc, s.id desc limit page_size + 1)
        union all
        (select s.id, s.started_at from public.sessions s join public.games g on g.id = s.game_id
          where s.guest_id = guest and g.agency_id = agency and g.state <> 'draft'
            and (start_after.id is null or (s.started_at, s.id) < (start_after.started_at, start_after.id))
          order by s.started_at desc, s.id desc limit page_size + 1)) own on own.id = s.id
      order by s.started_at desc, s.id desc limit page_size + 1) r);
end $$;
comment on function private.own_runs is
  'The caller''s runs of a brand, newest first, 20 at a time; after is the last answer''s next.';

create function private.describe_own_run(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
begin
  select g.* into game from public.games g where g.id = run.game_id;
  return jsonb_build_object(
    'session_id', run.id,
    'game', jsonb_build_object('id', game.id, 'slug', game.slug, 'family', game.family, 'title', game.title,
      'cover', private.cover_of(game.id)),
    'status', case when private.has_run_out(run) then 'expired' else run.status end,
    'ranked', run.is_ranked, 'mode_options', run.mode_options, 'guessed', run.guessed, 'rounds', run.rounds,
    'total_score', run.total_score, 'survived', private.survived_of(run, private.miss_limit_of(game)),
    'started_at', run.started_at,
    -- Where each home has results of its own, the address of a run's results names one.
    'last_game_listing_id', (
      select r.game_listing_id from public.session_rounds r
      where r.session_id = run.id order by r.position desc limit 1));
end $$;
comment on function private.describe_own_run is 'A run as the list of its player''s runs shows it.';
select private.expose('private.own_runs(text, text, text)', 'anon', 'authenticated');

create function private.own_games(brand text default null, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 20;
  person uuid := (select auth.uid());
  agency uuid := (select a.id from public.agencies a where a.key = coalesce(nullif(own_games.brand, ''), 'default'));
  is_colleague boolean := private.has_agency_role(agency, '{owner,admin,agent}');
  start_after public.games;
begin
  if own_games.after is not null then
    select g.* into start_after from public.games g
      where g.id::text = lower(own_games.after) and g.agency_id = agency and (is_colleague or g.owner_id = person);
    if start_after.id is null then
      perform private.refuse(422, 'invalid_request',
        'This place in the list is not known any more. Load the list again from the top.');
    end if;
  end if;
  return (
    select jsonb_build_object(
      'games', coalesce(
        jsonb_agg(private.describe_own_game(n.game) order by n.place) filter (where n.place <= page_size), '[]'::jsonb),
      'next', case when count(*) > page_size then (array_agg((n.game).id order by n.place))[page_size] end)
    from (
      select g as game, row_number() over (order by g.created_at desc, g.id desc) as place
      from public.games g
      where g.agency_id = agency and (is_colleague or g.owner_id = person)
        and (start_after.id is null or (g.created_at, g.id) < (start_after.created_at, start_after.id))
      order by g.created_at desc, g.id desc limit page_size + 1) n);
end $$;
comment on function private.own_games is
  'The caller''s games of a brand, made or worked for, newest first, 20 at a time; after is the last answer''s next.';

create function private.describe_own_game(game public.games) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object('id', game.id, 'slug', game.slug, 'family', game.family, 'title', game.title,
    'state_now', private.state_now(game), 'visibility', game.visibility, 'opens_at', game.opens_at,
    'closes_at', game.closes_at, 'is_sample', game.is_sample, 'created_at', game.created_at,
    'players', private.players_on_board(game.id, game.round_seconds is not null, 'all_time', date '1970-01-01'),
    'homes', (select count(*) from public.game_listings gl where gl.game_id = game.id and gl.is_visible),
    'cover', private.cover_of(game.id));
end $$;
comment on function private.describe_own_game is 'A game as the list of its people''s games shows it.';
select private.expose('private.own_games(text, text)', 'authenticated');

-- Who owns a game of the brand manages games there, though not the brand's list of them.
create or replace function private.may_manage_game(game_slug text default null, brand text default null) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if may_manage_game.game_slug is null then
    return private.is_staff() or exists (
      select from public.agencies a
      where a.key = coalesce(nullif(may_manage_game.brand, ''), 'default') and (
        private.has_agency_role(a.id, '{owner,admin,agent}')
        or exists (select from public.games g where g.agency_id = a.id and g.owner_id = (select auth.uid()))));
  end if;
  return private.manages_game((private.find_game(may_manage_game.game_slug, may_manage_game.brand)).id);
end $$;
comment on function private.may_manage_game is
  'May the caller manage this game, or, without a slug, any game of the brand?';
select private.expose('private.may_manage_game(text, text)', 'authenticated');

-- The words of a name are judged by the function that calls this.
create function private.rename_run(session_id uuid, display_name text, user_id uuid default null,
  guest_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions := private.session_of(rename_run.session_id, rename_run.user_id, rename_run.guest_token);
  player uuid := private.player_of(run);
  wait_seconds integer;
begin
  perform private.take_turn(player);
  if exists (
      select from public.games g
      where g.id = run.game_id and private.is_classroom(g.mode_options, run.mode_options)) then
    perform private.refuse(403, 'not_allowed', 'In a classroom everybody plays under a friendly name. It stays.');
  end if;
  if exists (select from private.replaced_names n where n.game_id = run.game_id and n.player_id = player) then
    perform private.refuse(403, 'not_allowed',
      'The people who run this game gave you this name. Write to them about another one.');
  end if;
  if run.display_name = btrim(rename_run.display_name) then
    return jsonb_build_object('display_name', run.display_name);
  end if;
  wait_seconds := private.take_rate_limit('rename:' || player, 10);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'That was more than ten names in a minute. Wait a moment and send this one again.', wait_seconds::text);
  end if;
  update public.sessions s set display_name = btrim(rename_run.display_name) where s.id = run.id returning s.* into run;
  update private.leaderboard_entries e set display_name = run.display_name where e.session_id = run.id;
  if found then
    insert into private.leaderboard_changes (game_id) values (run.game_id);
  end if;
  return jsonb_build_object('display_name', run.display_name);
end $$;
comment on function private.rename_run is
  'A player is called something else in a run of theirs; rename-run judged the words and verified user_id.';
select private.expose('private.rename_run(uuid, text, uuid, text)', 'service_role');

alter table public.agencies add column navigation text[] not null default '{games}';
-- Making games is a way of the default brand, also where it was seeded before.
update public.agencies set navigation = '{games,create-game}' where key = 'default';
comment on column public.agencies.navigation is 'The ways that the brand''s header shows, in this order.';
alter table public.agencies add constraint an_agency_navigates_to_known_places
  check (navigation <@ '{games,create-game}'::text[] and cardinality(navigation) <= 2);
grant update (navigation) on public.agencies to authenticated;

create or replace function private.upsert_agency(payload jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  agency_id uuid;
  incoming public.agencies;
begin
  select a.id into agency_id from public.agencies a where a.key = payload ->> 'key';
  if agency_id is null then
    insert into public.agencies (key, name, display_name, home_url, service_email, whitelabel_name, branded_game_slug)
    values (payload ->> 'key', payload ->> 'name', payload ->> 'display_name', payload ->> 'home_url',
      payload ->> 'service_email', payload ->> 'whitelabel_name', payload ->> 'branded_game_slug')
    returning id into agency_id;
  end if;
  select (jsonb_populate_record(a, payload - 'id' - 'created_at' - 'updated_at')).* into incoming
    from public.agencies a where a.id = agency_id;
  update public.agencies a set (name, display_name, home_url, service_email, whitelabel_name, logo_url, layout,
      home_page, navigation, branded_game_slug, description, phone, whatsapp, company, address, website, agent_name,
      agent_title, specialties, coverage_areas, brand_colors, social_media, property_reference, location, analytics_id,
        theme,
      currency, time_zone, supported_locales, is_sample)
    = (select incoming.name, incoming.display_name, incoming.home_url, incoming.service_email, incoming.whitelabel_name,
      incoming.logo_url, incoming.layout, incoming.home_page, incoming.navigation, incoming.branded_game_slug,
      incoming.description, incoming.phone, incoming.whatsapp, incoming.company, incoming.address, incoming.website,
      incoming.agent_name, incoming.agent_title, incoming.specialties, incoming.coverage_areas, incoming.brand_colors,
      incoming.social_media, incoming.property_reference, incoming.location, incoming.analytics_id, incoming.theme,
      incoming.currency, incoming.time_zone, incoming.supported_locales, incoming.is_sample)
  where a.id = agency_id;
  return agency_id;
end $$;

create or replace function public.brand_record(host_label text default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', a.id, 'key', a.key, 'name', a.name, 'displayName', a.display_name, 'homeUrl', a.home_url,
    'serviceEmail', a.service_email, 'whitelabelName', a.whitelabel_name, 'logoUrl', a.logo_url, 'layout', a.layout,
    'homePage', a.home_page, 'navigation', to_jsonb(a.navigation), 'brandedGameSlug', a.branded_game_slug,
    'description', a.description, 'phone', a.phone, 'whatsapp', a.whatsapp, 'company', a.company, 'address', a.address,
    'website', a.website, 'agentName', a.agent_name, 'agentTitle', a.agent_title,
    'specialties', to_jsonb(a.specialties), 'coverageAreas', to_jsonb(a.coverage_areas), 'brandColors', a.brand_colors,
    'socialMedia', a.social_media, 'propertyReference', a.property_reference, 'location', a.location, 'analyticsId',
      a.analytics_id, 'theme', a.theme,
    'currency', a.currency, 'timeZone', a.time_zone, 'supportedLocales', to_jsonb(a.supported_locales),
    'isSample', a.is_sample)
  from public.agencies a
  where a.key in (coalesce(host_label, 'default'), 'default')
  order by a.key = 'default' limit 1
$$;

-- The other faces of the one engine: the homes of a game before anybody plays (map start, edition page), all guesses on
-- a home, the client's report of a showcase, the list of one-offs, and what may not be published or named.
--
-- What is shown before the guess is what open_round shows: town, district, a point moved by at least 500 m. What a
-- price follows from is shown to whoever guessed that home, to the game's managers, and in the report to whoever has
-- its code; they play that game as practice from then on.

-- Names that pages have taken where a slug could stand. The domain holds the same list; a test holds both equal.
create table private.reserved_slugs (
  slug text not null,
  constraint a_reserved_slug_is_listed_once primary key (slug)
);
comment on table private.reserved_slugs is 'Names of pages that no game may take.';
alter table private.reserved_slugs enable row level security;
insert into private.reserved_slugs (slug) select unnest('{
  now,vs,party,private-room,quick-3,standard-5,marathon-10,hints,expert,photo-only,flip-reveal,mobile,low-bandwidth,
    family,
  accessibility,with-friends,trending,new,picks,replays,getting-started,markets-and-types,add-listings,bulk-upload,
  round-structure,difficulty-and-hints,time-limits,scoring-options,photo-order,clue-visibility,randomizer,visibility,
    sharing,
  lobby,branding,classroom-mode,templates,troubleshooting,guides,regular-game,withmap,superbee,leaderboard,results,
    property,
  comments,game,play,create-game,admin,auth,embed,clear,access-error}'::text[]);

create function private.refuse_reserved_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.reserved_slugs r where r.slug = new.slug) then
    perform private.refuse(422, 'slug_reserved',
      'A page of the site has this name already. Choose another address for the game.');
  end if;
  return new;
end $$;
comment on function private.refuse_reserved_slug is 'Trigger: a game does not take the name of a page.';
create trigger a_game_takes_no_name_of_a_page before insert or update of slug on public.games
  for each row execute function private.refuse_reserved_slug();

-- A showcase is an agency's word to its client. Whoever publishes it works for that agency, whichever way the write
-- comes: as the caller, or as the owner whom a function names.
create function private.hold_showcases_to_agency_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  publisher uuid := coalesce((select auth.uid()), new.owner_id);
begin
  if new.family <> 'klavo' or new.state not in ('scheduled', 'open') or publisher is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.family = 'klavo' and old.state in ('scheduled', 'open') and old.agency_id = new.agency_id
    then
    return new;
  end if;
  if not exists (select from public.agency_members m where m.agency_id = new.agency_id and m.user_id = publisher)
      and not exists (select from private.staff_members s where s.user_id = publisher) then
    perform private.refuse(403, 'agency_only',
      'A showcase is published by the people of its agency. Ask one of them to publish it.');
  end if;
  return new;
end $$;
comment on function private.hold_showcases_to_agency_staff
  is 'Trigger: showcases (klavo) are published by agency staff only.';
create trigger a_showcase_is_published_by_agency_staff before insert or update on public.games
  for each row execute function private.hold_showcases_to_agency_staff();

-- The homes of a game as anybody may see them before guessing, and what this viewer has done with each. The homes of a
-- game behind a code are for those who are in it.
create function private.game_homes(game_slug text, brand text, guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  player uuid := (select auth.uid());
  guest uuid := private.guest_of(guest_token);
  run public.sessions;
  had_counted_run boolean;
  standing jsonb := '{}';
begin
  select s.* into run from public.sessions s
    where s.game_id = game.id and s.status = 'active' and not private.has_run_out(s)
      and (s.user_id = player or s.guest_id = guest)
    order by s.started_at desc limit 1;
  -- A reader of a round-up comes back home by home, perhaps days later: what the next guess counts for is said before
  -- it.
  if game.family = 'roundup' then
    had_counted_run := exists (
      select from public.sessions s where s.game_id = game.id and s.is_ranked and s.id is distinct from run.id
        and (s.user_id = player or s.guest_id = guest));
    standing := jsonb_build_object('had_counted_run', had_counted_run, 'counts', case when run.id is not null
      then run.is_ranked
      else not had_counted_run and not private.knows_prices(game, (
        select array_agg(gl.listing_id) from public.game_listings gl where gl.game_id = game.id
          and gl.is_visible), player, guest) end);
  end if;
  if game.visibility = 'code' and not private.manages_game(game.id)
      and not exists (select from public.sessions s where s.game_id = game.id
        and (s.user_id = player or s.guest_id = guest)) then
    return standing || jsonb_build_object('session_id', null, 'homes', '[]'::jsonb);
  end if;
  return standing || jsonb_build_object('session_id', run.id, 'homes', (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'game_listing_id', gl.id, 'position', gl.place,
        'photo', case when game.mode <> 'text-only' and not 'photos' = any (gl.hidden_facts)
          then private.photos_of(l.id) -> 0 end,
        'is_in_run', run.id is null or exists (select from public.session_rounds r where r.session_id = run.id
          and r.game_listing_id = gl.id),
        'guessed', (
          select jsonb_build_object('session_id', s.id, 'score', g.score, 'label', g.label, 'is_ranked', s.is_ranked)
          from public.guesses g join public.sessions s on s.id = g.session_id
          where g.game_listing_id = gl.id and (s.user_id = player or s.guest_id = guest)
          order by s.is_ranked desc, g.guessed_at limit 1))
      || case when game.mode in ('photo-only', 'fog-of-info') then '{}'::jsonb else jsonb_build_object(
        'title', coalesce(gl.title_override, l.title), 'property_type', a.property_type, 'bedrooms', a.bedrooms, 'town',
          a.town,
        'district', a.district, 'region', a.region, 'map',
          private.blurred_point(a.id, a.latitude, a.longitude)) - gl.hidden_facts end
      order by gl.place), '[]'::jsonb)
    from (
      select v.*, row_number() over (order by v.position, v.id) as place from public.game_listings v
      join public.listings w on w.id = v.listing_id
      where v.game_id = game.id and v.is_visible and w.status <> 'withdrawn') gl
    join public.listings l on l.id = gl.listing_id
    join public.assets a on a.id = l.asset_id));
end $$;
comment on function private.game_homes
  is 'A game''s homes before the guess: town, district, blurred point, and what the caller has guessed.';
create function public.game_homes(game_slug text, brand text default null, guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.game_homes(game_slug, brand, guest_token)
$$;
comment on function public.game_homes
  is 'The homes of a game for its map and its edition page; nothing that a price follows from.';
grant execute on function private.game_homes(text, text, text) to anon, authenticated;
grant execute on function public.game_homes(text, text, text) to anon, authenticated;

-- All guesses on one home, for who has guessed it or manages the game.
create function private.guesstimates(game_listing_id uuid, guest_token text) returns jsonb
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
  is_manager := private.manages_game(game.id);
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
comment on function private.guesstimates
  is 'Distribution, median and middle half of the guesses on a home; refuses not_allowed before the own guess.';
create function public.guesstimates(game_listing_id uuid, guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.guesstimates(game_listing_id, guest_token)
$$;
comment on function public.guesstimates
  is 'What everybody guessed for a home that the caller has guessed, or whose game they manage.';
grant execute on function private.guesstimates(uuid, text) to anon, authenticated;
grant execute on function public.guesstimates(uuid, text) to anon, authenticated;

-- Open public one-offs of a brand, newest first, a page at a time.
create function private.one_off_games(brand text, after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 12;
  start_after public.games;
  after_id uuid;
begin
  if after is not null then
    begin
      after_id := one_off_games.after::uuid;
    exception when others then
      after_id := null;
    end;
    select g.* into start_after from public.games g where g.id = after_id and g.family = 'one-off'
      and g.visibility = 'public';
    if start_after.id is null then
      perform private.refuse(422, 'invalid_request',
        'This place in the list is not known any more. Load the list again from the top.');
    end if;
  end if;
  return (
    select jsonb_build_object(
      'games', coalesce(jsonb_agg(private.describe_game(g.game) order by g.place) filter (where g.place <= page_size),
        '[]'::jsonb),
      'next', case when count(*) > page_size then (array_agg((g.game).id order by g.place))[page_size] end)
    from (
      select g as game, row_number() over (order by g.created_at desc, g.id desc) as place
      from public.games g join public.agencies a on a.id = g.agency_id
      where a.key = coalesce(nullif(one_off_games.brand, ''), 'default') and g.family = 'one-off'
        and g.visibility = 'public'
        and g.state in ('open', 'scheduled') and private.is_open(g)
        and (start_after.id is null or (g.created_at, g.id) < (start_after.created_at, start_after.id))
      order by g.created_at desc, g.id desc limit page_size + 1) g);
end $$;
comment on function private.one_off_games
  is 'A page of a brand''s open public one-offs; next is the place to go on from, or null.';
create function public.one_off_games(brand text default null, after text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.one_off_games(brand, after)
$$;
comment on function public.one_off_games
  is 'Open public one-offs of a brand, newest first, 12 at a time; after is the last answer''s next.';
grant execute on function private.one_off_games(text, text) to anon, authenticated;
grant execute on function public.one_off_games(text, text) to anon, authenticated;

-- The client's report.
create table private.report_viewers (
  game_id uuid not null,
  player_id uuid not null,
  access_code_id uuid not null,
  opened_at timestamptz not null default now(),
  constraint a_viewer_opens_a_report_once primary key (game_id, player_id),
  constraint a_report_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_report_is_opened_by_a_code foreign key (access_code_id)
    references private.access_codes (id) on delete cascade
);
comment on table private.report_viewers is 'Who (user or guest id) opened a game''s client report with which code.';
create index report_viewers_by_code on private.report_viewers (access_code_id);
alter table private.report_viewers enable row level security;

create function private.has_client_report(game public.games) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return game.family = 'klavo' and game.slug ~ '^arizona-.';
end $$;
comment on function private.has_client_report
  is 'Does this game''s slug open a client report? Mirrors isClientReportSlug of the domain.';

-- For the open-report function, which has counted the try and verified the user. A code that is not good says never
-- why.
create function private.open_client_report(game_slug text, brand text, code text, user_id uuid,
  guest_token_in text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
  viewer uuid := open_client_report.user_id;
  token text;
  code_id uuid;
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(open_client_report.brand, ''), 'default') and g.slug = open_client_report.game_slug
      and g.state <> 'draft';
  if game.id is null or not private.has_client_report(game) then
    perform private.refuse(404, 'not_found', 'There is no report at this address. Check the link.');
  end if;
  if viewer is null and guest_token_in is not null then
    viewer := private.guest_of(guest_token_in);
    if viewer is null then
      perform private.refuse(403, 'not_your_run',
        'This browser''s guest token is not known. Clear the game''s data in this browser and try again.');
    end if;
  end if;
  -- Whoever opened the report with this very code comes back without using it up.
  select c.id into code_id from private.access_codes c
    where c.game_id = game.id and c.kind = 'report_code'
      and c.code_hash = private.hash_secret(upper(btrim(open_client_report.code)))
      and c.is_active and coalesce(c.expires_at > now(), true)
      and (c.max_uses is null or c.uses < c.max_uses
        or exists (select from private.report_viewers v where v.game_id = game.id and v.player_id = viewer
          and v.access_code_id = c.id))
    for update;
  if code_id is null then
    perform private.refuse(403, 'access_code_refused',
      'The report did not open with that code. Ask the agency for a code that works.');
  end if;
  if viewer is null then
    token := private.random_hex_32();
    insert into private.guest_identities (token_hash) values (private.hash_secret(token)) returning id into viewer;
  end if;
  if not exists (select from private.report_viewers v where v.game_id = game.id and v.player_id = viewer
    and v.access_code_id = code_id) then
    update private.access_codes c set uses = c.uses + 1 where c.id = code_id;
    insert into private.report_viewers as v (game_id, player_id, access_code_id) values (game.id, viewer, code_id)
      on conflict on constraint a_viewer_opens_a_report_once do update
        set access_code_id = excluded.access_code_id, opened_at = now();
  end if;
  perform private.remember_spoiler(game.id, viewer);
  return jsonb_build_object('guest_token', token);
end $$;
comment on function private.open_client_report
  is 'Opens a client report with a code; the viewer''s runs of the game are practice from then on.';
create function public.open_client_report(game_slug text, brand text default null, code text default null,
  user_id uuid default null,
  guest_token_in text default null) returns jsonb
language sql volatile set search_path = '' as $$
  select private.open_client_report(game_slug, brand, code, user_id, guest_token_in)
$$;
comment on function public.open_client_report is 'For the open-report function alone: the caller has verified user_id.';
grant execute on function private.open_client_report(text, text, text, uuid, text) to service_role;
grant execute on function public.open_client_report(text, text, text, uuid, text) to service_role;

-- One home of the report. The trend is the median of all guesses up to the end of each week, from five guesses on.
create function private.report_home(game_listing_id uuid, zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  crowd jsonb := private.crowd_of(report_home.game_listing_id);
  price private.listing_prices;
begin
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
comment on function private.report_home is 'Price, crowd figures and weekly trend of a home, for the client''s report.';

create function private.client_report(game_slug text, brand text, guest_token text) returns jsonb
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
      where gl.game_id = game.id and g.is_counted and g.log_error is not null) c);
end $$;
comment on function private.client_report
  is 'Crowd against price, per home and for the game, for its managers and whoever opened it with a code.';
create function public.client_report(game_slug text, brand text default null,
  guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.client_report(game_slug, brand, guest_token)
$$;
comment on function public.client_report is 'The client report of a showcase; refuses not_allowed without its code.';
grant execute on function private.client_report(text, text, text) to anon, authenticated;
grant execute on function public.client_report(text, text, text) to anon, authenticated;

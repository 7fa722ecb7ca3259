-- Managing a game.
--
-- The people who manage a game see all of it, prices included; their own runs are practice (knows_prices). Every save
-- is one transaction, names the version that it was made from, and is logged. A save made from an older version is
-- refused with edit_conflict and changes nothing, so two managers never overwrite each other without knowing.
--
-- Runs under way are safe: their rounds were fixed when they started. A home that some run holds is hidden instead of
-- removed, a price is corrected by a new version, and the rules that points depend on stay as they are from the first
-- ranked run on. Texts arrive scrubbed of prices from the functions save-game and save-listing, which alone may save.

create table private.management_log (
  id bigint generated always as identity,
  actor_id uuid not null,
  action text not null,
  agency_id uuid,
  game_id uuid,
  listing_id uuid,
  session_id uuid,
  details jsonb not null default '{}',
  logged_at timestamptz not null default clock_timestamp(),
  constraint management_entries_have_an_id primary key (id)
);
comment on table private.management_log is
  'Who changed what of a game, a home or a run, and when. Never changed; it refers to nothing, so that it outlives '
    'what it speaks of. Holds no price.';
create index management_log_by_game on private.management_log (game_id, id desc);
create index management_log_by_listing on private.management_log (listing_id, id desc);
alter table private.management_log enable row level security;

create function private.refuse_management_log_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'The management log is only ever added to.';
end $$;
comment on function private.refuse_management_log_change is 'Trigger: the management log never changes.';
create trigger the_management_log_never_changes before update or delete on private.management_log
  for each row execute function private.refuse_management_log_change();
create trigger the_management_log_is_never_emptied before truncate on private.management_log
  for each statement execute function private.refuse_management_log_change();

create function private.log_management(actor_id uuid, action text, game public.games, details jsonb default '{}',
  listing_id uuid default null, session_id uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.management_log (actor_id, action, agency_id, game_id, listing_id, session_id, details)
  values (log_management.actor_id, log_management.action, game.agency_id, game.id, log_management.listing_id,
    log_management.session_id,
    coalesce(log_management.details, '{}'));
end $$;
comment on function private.log_management is 'Adds an entry to the management log.';

-- Where a game's state may go; the domain's table says the same.
create table private.game_transitions (
  from_state text not null,
  to_state text not null,
  constraint a_game_moves_between_two_states_once primary key (from_state, to_state)
);
comment on table private.game_transitions is 'Allowed changes of a game''s state; mirrors the domain table.';
alter table private.game_transitions enable row level security;
insert into private.game_transitions (from_state, to_state) values
  ('draft', 'scheduled'), ('draft', 'open'), ('scheduled', 'draft'), ('scheduled', 'open'), ('open', 'closed'),
    ('closed', 'open'), ('closed', 'archived');

-- A scheduled game opens, and an open one closes, by the clock.
create function private.state_now(game public.games) returns text language plpgsql stable set search_path = '' as $$
begin
  return case
    when game.state in ('scheduled', 'open') and game.closes_at <= now() then 'closed'
    when game.state = 'scheduled' and game.opens_at <= now() then 'open'
    else game.state end;
end $$;
comment on function private.state_now is 'A game''s state, the clock considered.';

-- A game for somebody who manages it. Drafts do not exist for anybody else.
create function private.game_to_manage(game_slug text, brand text, user_id uuid) returns public.games
language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games;
  is_manager boolean;
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(game_to_manage.brand, ''), 'default') and g.slug = game_to_manage.game_slug;
  is_manager := coalesce(private.user_manages_game(game.id, game_to_manage.user_id), false);
  if game.id is null or (game.state = 'draft' and not is_manager) then
    perform private.refuse(404, 'not_found',
      'There is no game at this address. Check the link or choose another game.');
  end if;
  if not is_manager then
    perform private.refuse(403, 'not_allowed',
      'Only the people who run this game may manage it. Sign in with an account that may, or write to whoever runs '
      'it.');
  end if;
  return game;
end $$;
comment on function private.game_to_manage
  is 'A game by slug and brand for a user who manages it; refuses with not_found or not_allowed.';

-- What the router asks before it opens a management page; without a slug, about the brand's games as a whole.
create function private.may_manage_game(game_slug text, brand text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if may_manage_game.game_slug is null then
    return private.is_staff() or exists (
      select from public.agencies a where a.key = coalesce(nullif(may_manage_game.brand, ''), 'default')
        and private.has_agency_role(a.id, '{owner,admin,agent}'));
  end if;
  return private.manages_game((private.find_game(may_manage_game.game_slug, may_manage_game.brand)).id);
end $$;
comment on function private.may_manage_game
  is 'May the caller manage this game, or, without a slug, the brand''s games?';
create function public.may_manage_game(game_slug text default null, brand text default null) returns boolean
language sql stable set search_path = '' as $$
  select private.may_manage_game(game_slug, brand)
$$;
comment on function public.may_manage_game
  is 'May the caller manage this game, or, without a slug, the brand''s games?';
grant execute on function private.may_manage_game(text, text) to authenticated;
grant execute on function public.may_manage_game(text, text) to authenticated;

-- Answered by a key. Where most rows fit, a planner would rather begin to read the table, and for a game that nobody
-- played it would read all of it.
create function private.has_ranked_runs(game_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return exists (select from public.sessions s where s.game_id = has_ranked_runs.game_id and s.is_ranked);
end $$;
comment on function private.has_ranked_runs
  is 'Has somebody a ranked run of this game? Then its rules stay as they are.';

create function private.latest_price(listing_id uuid) returns private.listing_prices
language plpgsql stable security definer set search_path = '' as $$
declare
  price private.listing_prices;
begin
  select p.* into price from private.listing_prices p where p.listing_id = latest_price.listing_id
    order by p.version desc limit 1;
  return price;
end $$;
comment on function private.latest_price is 'The price version that new runs are bound to.';

-- Everything here is found by a key, for the reason that has_ranked_runs gives.
create function private.managed_home(gl public.game_listings, user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  listing public.listings;
  asset public.assets;
  price private.listing_prices := private.latest_price(gl.listing_id);
begin
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
    'is_played', exists (select from public.session_rounds r where r.game_listing_id = gl.id),
    'guesses', (select coalesce(sum(h.guesses), 0) from private.crowd_histogram h where h.game_listing_id = gl.id),
    'may_edit', private.user_manages_asset(asset.id, managed_home.user_id));
end $$;
comment on function private.managed_home is 'A home of a game as its managers see it: with its price.';

create function private.managed_game(game public.games, user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'id', game.id, 'slug', game.slug, 'brand', (select a.key from public.agencies a where a.id = game.agency_id),
      'family', game.family,
    'version', game.version, 'state', game.state, 'state_now', private.state_now(game), 'currency', game.currency,
      'mode', game.mode, 'is_sample', game.is_sample,
    'moves', (select coalesce(jsonb_agg(m.to_state order by m.to_state), '[]'::jsonb) from private.game_transitions m
      where m.from_state = private.state_now(game)),
    'are_rules_fixed', private.has_ranked_runs(game.id),
    'players', private.players_on_board(game.id, game.round_seconds is not null, 'all_time', date '1970-01-01'),
    'settings', jsonb_build_object(
      'title', game.title, 'description', game.description, 'visibility', game.visibility, 'rounds_per_run',
        game.rounds_per_run,
      'round_order', game.round_order, 'formula', game.formula, 'difficulty', game.difficulty, 'hints',
        to_jsonb(game.hints),
      'round_seconds', game.round_seconds, 'has_leaderboard', game.has_leaderboard, 'opens_at', game.opens_at,
        'closes_at', game.closes_at),
    'homes', (
      select coalesce(jsonb_agg(private.managed_home(gl, managed_game.user_id) order by gl.position, gl.id),
        '[]'::jsonb)
      from public.game_listings gl where gl.game_id = game.id),
    'codes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'label', c.label, 'is_active',
        c.is_active, 'expires_at', c.expires_at,
        'max_uses', c.max_uses, 'uses', c.uses, 'version', c.version, 'created_at', c.created_at)
          order by c.created_at desc, c.id), '[]'::jsonb)
      from private.access_codes c where c.game_id = game.id),
    'open_takedowns', (
      select count(*) from public.takedown_requests t join public.game_listings gl on gl.listing_id = t.listing_id
      join public.listings l on l.id = t.listing_id
      where gl.game_id = game.id and t.status = 'open' and private.user_manages_asset(l.asset_id,
        managed_game.user_id)),
    'open_reports', (select count(*) from private.reports r where r.game_id = game.id and r.closed_at is null),
    'log', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'action', e.action, 'details', e.details, 'logged_at',
        e.logged_at,
        'actor', coalesce((select p.display_name from public.profiles p where p.id = e.actor_id), ''))
          order by e.id desc), '[]'::jsonb)
      from (select l.* from private.management_log l where l.game_id = game.id order by l.id desc limit 20) e));
end $$;
comment on function private.managed_game is 'Everything about a game that its managers see.';

create function private.manage_game(game_slug text, brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.managed_game(private.game_to_manage(game_slug, brand, (select auth.uid())), (select auth.uid()));
end $$;
comment on function private.manage_game is 'A game as its managers see it.';
create function public.manage_game(game_slug text, brand text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.manage_game(game_slug, brand)
$$;
comment on function public.manage_game is 'A game with its homes, prices, codes and log, for the people who manage it.';
grant execute on function private.manage_game(text, text) to authenticated;
grant execute on function public.manage_game(text, text) to authenticated;

-- Every price that a game's texts must not hold, old versions too.
create function private.prices_to_scrub(user_id uuid, game_slug text, brand text) returns jsonb
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
    where gl.game_id = game.id and p.amount_minor is not null);
end $$;
comment on function private.prices_to_scrub is 'For save-game and save-listing: the prices that texts are scrubbed of.';
create function public.prices_to_scrub(user_id uuid, game_slug text, brand text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.prices_to_scrub(user_id, game_slug, brand)
$$;
comment on function public.prices_to_scrub is 'For the functions save-game and save-listing alone: it holds prices.';
grant execute on function private.prices_to_scrub(uuid, text, text) to service_role;
grant execute on function public.prices_to_scrub(uuid, text, text) to service_role;

-- The homes of a game as they are wanted, in order: { game_listing_id | listing_id, is_visible, title_override,
-- hidden_facts }. What is missing leaves the game, unless a run holds it: then it is only hidden.
create function private.set_managed_homes(game public.games, homes jsonb, user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  home record;
  kept uuid[] := '{}';
  home_id uuid;
  listing public.listings;
begin
  for home in
    select (h.home ->> 'game_listing_id')::uuid as id, (h.home ->> 'listing_id')::uuid as listing_id,
      coalesce((h.home ->> 'is_visible')::boolean, true) as is_visible,
      nullif(btrim(h.home ->> 'title_override'), '') as title_override,
      array(select jsonb_array_elements_text(coalesce(h.home -> 'hidden_facts', '[]'::jsonb))) as hidden_facts,
        h.place::smallint as place
    from jsonb_array_elements(set_managed_homes.homes) with ordinality as h (home, place) order by h.place
  loop
    if home.id is not null then
      update public.game_listings gl set position = home.place, is_visible = home.is_visible,
        title_override = home.title_override, hidden_facts = home.hidden_facts
        where gl.id = home.id and gl.game_id = game.id returning gl.id into home_id;
      if home_id is null then
        perform private.refuse(422, 'invalid_request',
          'One of these homes is not part of this game. Reload the page and try again.');
      end if;
    else
      select l.* into listing from public.listings l where l.id = home.listing_id;
      if listing.id is null or not private.user_manages_asset(listing.asset_id, set_managed_homes.user_id) then
        perform private.refuse(403, 'home_not_yours',
          'A home can be added by whoever manages it. Choose one of your own or your agency''s homes.');
      end if;
      if listing.currency <> game.currency then
        perform private.refuse(422, 'currencies_mixed',
          'A game has one currency, and one of these homes is priced in another.');
      end if;
      if listing.status = 'withdrawn' then
        perform private.refuse(410, 'listing_withdrawn',
          'This home was withdrawn, so it cannot be added. Choose another one.');
      end if;
      insert into public.game_listings as gl (game_id, listing_id, position, is_visible, title_override, hidden_facts)
      values (game.id, listing.id, home.place, home.is_visible, home.title_override, home.hidden_facts)
      on conflict on constraint a_game_shows_a_listing_once do update
        set position = excluded.position, is_visible = excluded.is_visible
      returning gl.id into home_id;
    end if;
    -- What was taken down stays away, whatever an older form says.
    update public.game_listings gl set is_visible = false, title_override = null
      where gl.id = home_id and exists (select from public.listings l where l.id = gl.listing_id
        and l.status = 'withdrawn');
    kept := kept || home_id;
    perform private.commitment_of(home_id);
  end loop;
  for home_id in
    select gl.id from public.game_listings gl where gl.game_id = game.id and gl.id <> all (kept)
  loop
    begin
      delete from public.game_listings gl where gl.id = home_id;
    exception when foreign_key_violation then
      update public.game_listings gl set is_visible = false, position = 1000 + gl.position % 1000 where gl.id = home_id;
    end;
  end loop;
  if (select count(*) from public.game_listings gl where gl.game_id = game.id and gl.is_visible) > 50 then
    perform private.refuse(422, 'homes_count', 'A game shows at most 50 homes. Hide or remove some and save again.');
  end if;
end $$;
comment on function private.set_managed_homes
  is 'Writes the homes of a game in order; homes that runs hold are hidden instead of removed.';

create function private.check_has_homes(game public.games) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from public.game_listings gl join public.listings l on l.id = gl.listing_id
    where gl.game_id = game.id and gl.is_visible and l.status <> 'withdrawn') then
    perform private.refuse(422, 'game_incomplete',
      'An open game needs at least one home that is shown. Show or add one first.');
  end if;
end $$;
comment on function private.check_has_homes is 'Refuses game_incomplete where a published game would show no home.';

create function private.save_game(user_id uuid, game_slug text, brand text, version integer, settings jsonb,
  homes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(save_game.game_slug, save_game.brand, save_game.user_id);
  wanted public.games;
  changed text[];
begin
  select g.* into game from public.games g where g.id = game.id for no key update;
  if game.version is distinct from save_game.version then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else saved this game while you were editing it. Nothing of yours is lost: look at what changed and '
      'save again.');
  end if;
  if game.state = 'archived' then
    perform private.refuse(409, 'move_not_allowed',
      'An archived game stays as it is. Make a new game from its homes instead.');
  end if;
  -- Only what stands here may be set; every other key is left alone.
  wanted := jsonb_populate_record(game, (
    select coalesce(jsonb_object_agg(s.key, s.value), '{}'::jsonb) from jsonb_each(save_game.settings) s
    where s.key in ('title', 'description', 'visibility', 'rounds_per_run', 'round_order', 'formula', 'difficulty',
      'hints', 'round_seconds',
      'has_leaderboard', 'opens_at', 'closes_at')));
  if (game.formula, game.difficulty, game.hints, game.round_seconds, game.rounds_per_run)
      is distinct from (wanted.formula, wanted.difficulty, wanted.hints, wanted.round_seconds, wanted.rounds_per_run)
      and private.has_ranked_runs(game.id) then
    perform private.refuse(409, 'rules_fixed',
      'Somebody has a ranked run of this game, so scoring, difficulty, hints, time and rounds stay as they are. Make '
      'a new game for other rules.');
  end if;
  if wanted.opens_at >= wanted.closes_at then
    perform private.refuse(422, 'dates_crossed', 'The game would close before it opens. Set a later end.');
  end if;
  if private.state_now(game) = 'open' and (wanted.opens_at > now() and wanted.opens_at is distinct from game.opens_at
      or wanted.closes_at <= now()) or private.state_now(game) = 'scheduled'
        and coalesce(wanted.opens_at <= now(), true) then
    perform private.refuse(422, 'dates_unfit',
      'The state of the game does not fit these dates. Open or close it with its own buttons, and set dates in the '
      'future.');
  end if;
  select coalesce(array_agg(n.key order by n.key), '{}') into changed
    from jsonb_each(to_jsonb(wanted)) n join jsonb_each(to_jsonb(game)) o using (key) where n.value <> o.value;
  update public.games g set title = wanted.title, description = wanted.description, visibility = wanted.visibility,
    rounds_per_run = wanted.rounds_per_run,
    round_order = wanted.round_order, formula = wanted.formula, difficulty = wanted.difficulty, hints = wanted.hints,
      round_seconds = wanted.round_seconds,
    scoring_options = array(select o from unnest(g.scoring_options) o where wanted.formula <> 'absolute_error'
      or o not in ('band-bonuses', 'streaks')),
    has_leaderboard = wanted.has_leaderboard, opens_at = wanted.opens_at, closes_at = wanted.closes_at,
      version = g.version + 1
  where g.id = game.id returning g.* into game;
  if save_game.homes is not null then
    perform private.set_managed_homes(game, save_game.homes, save_game.user_id);
  end if;
  if private.state_now(game) in ('open', 'scheduled') then
    perform private.check_has_homes(game);
  end if;
  perform private.log_management(save_game.user_id, 'save_game', game, jsonb_build_object('changed', to_jsonb(changed),
    'homes', (select count(*) from public.game_listings gl where gl.game_id = game.id and gl.is_visible)));
  return private.managed_game(game, save_game.user_id);
end $$;
comment on function private.save_game
  is 'Saves a game''s settings and homes, made from this version of it; see the header of this migration.';
create function public.save_game(user_id uuid, game_slug text, version integer, brand text default null,
  settings jsonb default '{}', homes jsonb default null)
returns jsonb language sql volatile set search_path = '' as $$
  select private.save_game(user_id, game_slug, brand, version, settings, homes)
$$;
comment on function public.save_game
  is 'For the save-game function alone: it has verified user_id and scrubbed the texts.';
grant execute on function private.save_game(uuid, text, text, integer, jsonb, jsonb) to service_role;
grant execute on function public.save_game(uuid, text, integer, text, jsonb, jsonb) to service_role;

create function private.set_game_state(game_slug text, brand text, version integer, state text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(set_game_state.game_slug, set_game_state.brand, caller);
  before text;
begin
  select g.* into game from public.games g where g.id = game.id for no key update;
  before := private.state_now(game);
  if game.version is distinct from set_game_state.version then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else saved this game while you were looking at it. Reload it and try again.');
  end if;
  if not exists (select from private.game_transitions m where m.from_state = before
    and m.to_state = set_game_state.state) then
    perform private.refuse(409, 'move_not_allowed', 'A game cannot go from ' || before || ' to '
      || coalesce(set_game_state.state, 'nothing') || '.');
  end if;
  if set_game_state.state in ('scheduled', 'open') then
    perform private.check_has_homes(game);
  end if;
  if set_game_state.state = 'scheduled' and coalesce(game.opens_at <= now(), true) then
    perform private.refuse(422, 'game_incomplete',
      'A scheduled game needs a time in the future at which it opens. Set one, or open it now.');
  end if;
  -- Runs may go on for 24 hours from closes_at, so it says when the game really closed.
  update public.games g set state = set_game_state.state, version = g.version + 1,
    opens_at = case when set_game_state.state = 'open' and g.opens_at > now() or set_game_state.state = 'closed'
      and g.opens_at >= now() then null else g.opens_at end,
    closes_at = case set_game_state.state when 'closed' then least(g.closes_at, now()) when 'open' then case
      when g.closes_at > now() then g.closes_at end else g.closes_at end
  where g.id = game.id returning g.* into game;
  perform private.log_management(caller, 'set_game_state', game, jsonb_build_object('from', before, 'to', game.state));
  return private.managed_game(game, caller);
end $$;
comment on function private.set_game_state
  is 'Publishes, closes, reopens or archives a game, along the table of transitions.';
create function public.set_game_state(game_slug text, version integer, state text,
  brand text default null) returns jsonb
language sql volatile set search_path = '' as $$
  select private.set_game_state(game_slug, brand, version, state)
$$;
comment on function public.set_game_state is 'Publishes, closes, reopens or archives a game that the caller manages.';
grant execute on function private.set_game_state(text, text, integer, text) to authenticated;
grant execute on function public.set_game_state(text, integer, text, text) to authenticated;

-- Homes that the caller manages and the game does not show yet: newest first, 30 at a time.
create function private.homes_to_add(game_slug text, brand text, search text, after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(homes_to_add.game_slug, homes_to_add.brand, caller);
  is_staff boolean := private.is_staff();
  words text := '%' || replace(replace(replace(btrim(coalesce(homes_to_add.search, '')), '\', '\\'), '%', '\%'), '_',
    '\_') || '%';
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('listing_id', h.id, 'title', h.title, 'town', h.town, 'district',
      h.district,
      'photo', private.photos_of(h.id) -> 0) order by h.created_at desc, h.id desc), '[]'::jsonb)
    from (
      select l.id, l.title, a.town, a.district, l.created_at
      from public.listings l join public.assets a on a.id = l.asset_id
      where l.currency = game.currency and l.status <> 'withdrawn'
        and (is_staff or a.owner_id = caller or exists (
          select from public.agency_members m where m.agency_id = a.agency_id and m.user_id = caller))
        and not exists (select from public.game_listings gl where gl.game_id = game.id and gl.listing_id = l.id)
        and (l.title ilike words or a.town ilike words or a.postcode ilike words or a.address_line ilike words)
        and (homes_to_add.after is null or (l.created_at, l.id) < (
          select o.created_at, o.id from public.listings o where o.id::text = homes_to_add.after))
      order by l.created_at desc, l.id desc limit 30) h);
end $$;
comment on function private.homes_to_add is 'Homes that the caller may add to a game.';
create function public.homes_to_add(game_slug text, brand text default null, search text default null,
  after text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.homes_to_add(game_slug, brand, search, after)
$$;
comment on function public.homes_to_add
  is 'Homes that the caller manages and the game does not show yet; after is the last listing_id.';
grant execute on function private.homes_to_add(text, text, text, text) to authenticated;
grant execute on function public.homes_to_add(text, text, text, text) to authenticated;

-- A code is shown once, when it is made: only its hash is kept. Ten of 32 signs without look-alikes, 50 random bits.
create function private.new_code(kind text) returns text language plpgsql volatile set search_path = '' as $$
declare
  signs constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  bytes bytea := decode(private.random_hex_32(), 'hex');
begin
  if kind = 'share_token' then
    return private.random_hex_32();
  end if;
  return (select string_agg(substr(signs, 1 + get_byte(bytes, place) % 32, 1), '' order by place)
    from generate_series(0, 9) as place);
end $$;
comment on function private.new_code is 'A new access code or share token.';

create function private.make_access_code(game_slug text, brand text, kind text, label text, expires_at timestamptz,
  max_uses integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(make_access_code.game_slug, make_access_code.brand, caller);
  code text;
  code_id uuid;
begin
  if make_access_code.expires_at <= now() then
    perform private.refuse(422, 'code_end_past',
      'The code would have ended already. Set an end in the future, or none.');
  end if;
  if coalesce(make_access_code.kind, '') not in ('access_code', 'share_token') or make_access_code.max_uses < 1
      or char_length(make_access_code.label) > 80 then
    perform private.refuse(422, 'code_unfit',
      'A code is typed or shared, its label has at most 80 characters and its uses are at least 1. Check these and '
      'try again.');
  end if;
  code := private.new_code(make_access_code.kind);
  code_id := private.set_access_code(game.id, make_access_code.kind, code, coalesce(btrim(make_access_code.label), ''),
    make_access_code.expires_at, make_access_code.max_uses, true, null);
  perform private.log_management(caller, 'make_access_code', game,
    jsonb_build_object('code_id', code_id, 'label', make_access_code.label));
  return jsonb_build_object('id', code_id, 'code', code);
end $$;
comment on function private.make_access_code is 'Makes a code that opens a game and answers it, this once.';
create function public.make_access_code(game_slug text, brand text default null, kind text default 'access_code',
  label text default '',
  expires_at timestamptz default null, max_uses integer default null) returns jsonb language sql volatile
    set search_path = '' as $$
  select private.make_access_code(game_slug, brand, kind, label, expires_at, max_uses)
$$;
comment on function public.make_access_code
  is 'Makes an access code or share token of a game that the caller manages; it is shown this once.';
grant execute on function private.make_access_code(text, text, text, text, timestamptz, integer) to authenticated;
grant execute on function public.make_access_code(text, text, text, text, timestamptz, integer) to authenticated;

create function private.switch_access_code(code_id uuid, is_active boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
begin
  select g.* into game from private.access_codes c join public.games g on g.id = c.game_id
    where c.id = switch_access_code.code_id;
  if not coalesce(private.manages_game(game.id), false) then
    perform private.refuse(403, 'not_allowed', 'Only the people who run a game may change its codes.');
  end if;
  update private.access_codes c set is_active = coalesce(switch_access_code.is_active, false)
    where c.id = switch_access_code.code_id;
  perform private.log_management((select auth.uid()), 'switch_access_code', game,
    jsonb_build_object('code_id', switch_access_code.code_id, 'is_active', switch_access_code.is_active));
  return coalesce(switch_access_code.is_active, false);
end $$;
comment on function private.switch_access_code is 'Turns a code off or on again.';
create function public.switch_access_code(code_id uuid, is_active boolean) returns boolean language sql volatile
  set search_path = '' as $$
  select private.switch_access_code(code_id, is_active)
$$;
comment on function public.switch_access_code is 'Turns a code of a game that the caller manages off or on again.';
grant execute on function private.switch_access_code(uuid, boolean) to authenticated;
grant execute on function public.switch_access_code(uuid, boolean) to authenticated;

-- What a code is for, when it ends and how many runs it opens may change; the code itself never does. Counting a use is
-- no change of it: only somebody else's edit is a conflict.
create function private.change_access_code(code_id uuid, version integer, label text, expires_at timestamptz,
  max_uses integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  code private.access_codes;
  game public.games;
  wanted text := coalesce(btrim(change_access_code.label), '');
begin
  select c.* into code from private.access_codes c where c.id = change_access_code.code_id for no key update;
  select g.* into game from public.games g where g.id = code.game_id;
  if not coalesce(private.manages_game(game.id), false) then
    perform private.refuse(403, 'not_allowed', 'Only the people who run a game may change its codes.');
  end if;
  if (code.label, code.expires_at, code.max_uses) is distinct
    from (wanted, change_access_code.expires_at, change_access_code.max_uses) then
    if code.version is distinct from change_access_code.version then
      perform private.refuse(409, 'edit_conflict',
        'Somebody else changed this code while you were editing it. Nothing of yours is lost: look at what changed '
        'and save again.');
    end if;
    if change_access_code.expires_at <= now() and change_access_code.expires_at is distinct from code.expires_at then
      perform private.refuse(422, 'code_end_past',
        'The code would have ended already. Set an end in the future, or none.');
    end if;
    if change_access_code.max_uses < code.uses then
      perform private.refuse(422, 'code_uses_below',
        'The code has opened more runs than this already. Set at least as many, or turn it off.');
    end if;
    if char_length(wanted) > 80 or change_access_code.max_uses < 1 then
      perform private.refuse(422, 'code_unfit',
        'A code has a label of at most 80 characters and opens at least one run. Check these and save again.');
    end if;
    update private.access_codes c set label = wanted, expires_at = change_access_code.expires_at,
      max_uses = change_access_code.max_uses,
      version = c.version + 1 where c.id = code.id returning c.* into code;
    perform private.log_management((select auth.uid()), 'change_access_code', game,
      jsonb_build_object('code_id', code.id, 'label', code.label));
  end if;
  return jsonb_build_object('id', code.id, 'version', code.version);
end $$;
comment on function private.change_access_code
  is 'Changes a code''s label, end and number of runs, made from this version of it.';
create function public.change_access_code(code_id uuid, version integer, label text default '',
  expires_at timestamptz default null,
  max_uses integer default null) returns jsonb language sql volatile set search_path = '' as $$
  select private.change_access_code(code_id, version, label, expires_at, max_uses)
$$;
comment on function public.change_access_code
  is 'Changes when a code of a game that the caller manages ends, how many runs it opens and what it is for.';
grant execute on function private.change_access_code(uuid, integer, text, timestamptz, integer) to authenticated;
grant execute on function public.change_access_code(uuid, integer, text, timestamptz, integer) to authenticated;

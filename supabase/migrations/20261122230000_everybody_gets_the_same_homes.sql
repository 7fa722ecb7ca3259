-- Everybody gets the same homes.
--
-- A game with more homes than rounds gives every run the first homes of its list, so that its players compare, or draws
-- anew for each run. Its first page says which (`has_same_homes`). Like the number of rounds this stays as it is
-- from the first ranked run on, since a board compares what its players guessed. Which sites may frame the game is
-- changed with its settings.

create or replace function private.describe_game(game public.games) returns jsonb
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
      'listing_count', l.listing_count, 'has_same_homes', game.round_order = 'fixed' or game.family = 'roundup',
      'miss_limit_log', private.miss_limit_of(game),
      'round_seconds', game.round_seconds, 'mode', game.mode, 'mode_options', game.mode_options, 'difficulty',
        game.difficulty, 'scoring', game.formula,
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

-- The people of a game see, and may change, which sites may frame it.
create or replace function private.managed_game(game public.games, user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'id', game.id, 'slug', game.slug, 'brand', (select a.key from public.agencies a where a.id = game.agency_id),
      'family', game.family,
    'version', game.version, 'state', game.state, 'state_now', private.state_now(game), 'currency', game.currency,
      'mode', game.mode,
    'mode_options', game.mode_options, 'is_sample', game.is_sample,
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
        'closes_at', game.closes_at, 'embed_domains', to_jsonb(game.embed_domains)),
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

create or replace function private.save_game(user_id uuid, game_slug text, version integer, brand text default null,
  settings jsonb default '{}', homes jsonb default null) returns jsonb
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
      'has_leaderboard', 'opens_at', 'closes_at', 'embed_domains')));
  if (game.formula, game.difficulty, game.hints, game.round_seconds, game.rounds_per_run, game.round_order)
      is distinct from (wanted.formula, wanted.difficulty, wanted.hints, wanted.round_seconds, wanted.rounds_per_run,
        wanted.round_order)
      and private.has_ranked_runs(game.id) then
    perform private.refuse(409, 'rules_fixed',
      'Somebody has a ranked run of this game, so scoring, difficulty, hints, time, rounds and whether everybody gets '
      'the same homes stay as they are. Make a new game for other rules.');
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
    embed_domains = coalesce(wanted.embed_domains, '{}'), version = g.version + 1
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

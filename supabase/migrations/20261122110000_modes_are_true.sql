-- Modes are true.
--
-- A mode is a row of options in the domain's table. What it says is written into the game when it is published, and
-- into the run when it starts, so that SQL asks for options and never for names: a new mode is a row there and nothing
-- here. An option that is left out means what the game says. `round_seconds: null` lifts the game's limit.
--
-- Games that were there get what their mode had meant. Runs that were there, and games with ranked runs, keep the
-- clock, the hints and the rank that they were played with, since every total on a board means the same.

create function private.are_mode_options(options jsonb) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return jsonb_typeof(options) = 'object' and not exists (
    select from jsonb_each(options) o
    where not case o.key
      when 'round_seconds' then case jsonb_typeof(o.value)
        when 'null' then true when 'number' then o.value::numeric between 5 and 3600 and o.value::numeric % 1 = 0
          else false end
      when 'miss_limit_log' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric > 0 and o.value::numeric <= 10 else false end
      else jsonb_typeof(o.value) = 'boolean'
        and o.key in ('has_hints', 'is_range', 'shows_photos', 'shows_facts', 'is_classroom', 'is_calm',
          'is_ranked') end);
end $$;
comment on function private.are_mode_options
  is 'Is this an object of options that a mode may set, each of its own type?';

alter table public.games
  add column mode_options jsonb not null default '{}',
  add constraint what_a_mode_says_of_a_game_is_known check (private.are_mode_options(mode_options));
comment on column public.games.mode_options
  is 'What the game''s mode says, as the functions wrote it from the table of modes.';
alter table public.sessions
  add column mode_options jsonb not null default '{}',
  add constraint what_a_mode_says_of_a_run_is_known check (private.are_mode_options(mode_options)),
  drop constraint a_practice_reason_is_known,
  add constraint a_practice_reason_is_known check (practice_reason in
    ('other_mode', 'unranked_mode', 'one_home', 'not_first', 'price_known', 'price_learnt', 'claimed', 'excluded'));
comment on column public.sessions.mode_options is 'What the run''s mode says, fixed when it started.';
grant select (mode_options) on public.sessions to authenticated;

-- The one place where options are applied to a game.
create function private.game_in_mode(game public.games, options jsonb) returns public.games
language plpgsql immutable set search_path = '' as $$
begin
  if options ? 'round_seconds' then
    game.round_seconds := (options ->> 'round_seconds')::integer;
  end if;
  if options @> '{"is_calm": true}' then
    game.round_seconds := null;
  end if;
  if options @> '{"has_hints": false}' or options @> '{"shows_facts": false}' then
    game.hints := '{}';
  end if;
  game.miss_limit_log := coalesce((options ->> 'miss_limit_log')::double precision, game.miss_limit_log);
  if options @> '{"is_classroom": true}' or options @> '{"is_ranked": false}' then
    game.has_leaderboard := false;
  end if;
  return game;
end $$;
comment on function private.game_in_mode
  is 'The game as it is played under these options: its clock, hints, limit of misses and board.';

create function private.game_of_run(run public.sessions) returns public.games
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select private.game_in_mode(g, run.mode_options) from public.games g where g.id = run.game_id);
end $$;
comment on function private.game_of_run is 'The game of a run, as the run''s mode has it.';

create function private.is_classroom(game_options jsonb, run_options jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(game_options @> '{"is_classroom": true}', false)
    or coalesce(run_options @> '{"is_classroom": true}', false);
end $$;
comment on function private.is_classroom is 'Is this a classroom, by its game or by the run?';

create or replace function private.has_board(game public.games) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return (private.game_in_mode(game, game.mode_options)).has_leaderboard;
end $$;

-- A game's columns say what its mode says, whoever writes them, so that its pages and its board read one truth.
drop trigger a_classroom_has_no_board on public.games;
drop trigger a_game_that_becomes_a_classroom_leaves_its_boards on public.games;
drop function private.keep_classroom_without_board();
drop function private.empty_classroom_board();

create function private.keep_game_to_its_mode() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Options of another shape are left to the check.
  return case when private.are_mode_options(new.mode_options) then private.game_in_mode(new, new.mode_options)
    else new end;
end $$;
comment on function private.keep_game_to_its_mode is 'Writes what the mode says into the game''s own columns.';
create trigger a_game_keeps_to_its_mode
  before insert or update of mode_options, round_seconds, hints, miss_limit_log, has_leaderboard on public.games
  for each row execute function private.keep_game_to_its_mode();

create function private.leave_boards() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_off_board(e.session_id) from private.leaderboard_entries e where e.game_id = new.id;
  return null;
end $$;
comment on function private.leave_boards is 'Takes the runs of a game whose new mode has no board off the boards.';
create trigger a_game_that_loses_its_board_leaves_it after update of mode_options on public.games
  for each row when (old.mode_options <> new.mode_options
    and (new.mode_options @> '{"is_classroom": true}' or new.mode_options @> '{"is_ranked": false}'))
  execute function private.leave_boards();

-- What the modes that can be chosen had meant. A mode that is not built plays as classic, which says nothing.
create temporary table meant (mode text, options jsonb);
insert into meant values
  ('blitz', '{"round_seconds": 15}'),
  ('zen', '{"round_seconds": null, "is_calm": true, "is_ranked": false}'),
  ('photo-only', '{"shows_facts": false, "has_hints": false}'),
  ('text-only', '{"shows_photos": false}'),
  ('blind-band', '{"is_range": true}'),
  ('classroom-safe', '{"is_classroom": true, "round_seconds": null}');
update public.games g set mode_options = case
    when exists (select from public.sessions s where s.game_id = g.id and s.is_ranked)
    then m.options - '{round_seconds,has_hints,is_ranked,is_calm}'::text[] else m.options end
  from meant m where m.mode = g.mode;
update public.sessions s set mode_options = m.options - '{round_seconds,has_hints,is_ranked,is_calm}'::text[]
  from meant m where m.mode = s.mode;
drop table meant;

-- Starting. The new argument is the last one and may be left out, so that a function deployed before still starts runs.
drop function public.start_run(text, text, text, text, uuid, text, text, text, text, text);
drop function private.start_run(text, text, text, text, uuid, text, text, text, text, text);

create function private.start_run(game_slug text, brand text, mode text, display_name text, user_id uuid,
  guest_token_in text,
  access_code text, share_token text, request_key text, client_address text,
  mode_options jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
  run public.sessions;
  guest uuid;
  token text;
  new_seed bigint := floor(random() * 9007199254740991)::bigint;
  chosen uuid[];
  chosen_listings uuid[];
  wait_seconds integer;
  opened private.access_codes;
  practice_reason text;
  played_mode text;
  played_options jsonb;
begin
  wait_seconds := private.take_rate_limit('start:' || coalesce(start_run.client_address, ''), 3000);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'Too many runs were started from this address. Wait a minute and try again.', wait_seconds::text);
  end if;

  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(start_run.brand, ''), 'default') and g.slug = start_run.game_slug;
  if game.id is null then
    perform private.refuse(404, 'not_found',
      'There is no game at this address. Check the link or choose another game.');
  end if;

  -- Who plays.
  if start_run.user_id is null then
    if start_run.guest_token_in is not null then
      guest := private.guest_of(start_run.guest_token_in);
      if guest is null then
        perform private.refuse(403, 'not_your_run',
          'This browser''s guest token is not known. Clear the game''s data in this browser and start again.');
      end if;
    else
      -- A token made for a request key is derived from it, so that a retry after a lost reply gets the same guest.
      token := case when char_length(start_run.request_key) >= 16
        then (select encode(sha256(convert_to(k.key_hex || ':' || start_run.request_key || ':' || k.key_hex, 'UTF8')),
          'hex') from private.token_keys k)
        else private.random_hex_32() end;
      insert into private.guest_identities (token_hash) values (private.hash_secret(token)) on conflict do nothing;
      guest := private.guest_of(token);
      -- The guest of this request key is an account's by now.
      if guest is null then
        perform private.refuse(403, 'not_your_run',
          'The runs of this browser were moved to an account. Sign in with it, or start again.');
      end if;
    end if;
  end if;

  -- One player starts one run at a time: parallel requests wait here and then find the run.
  perform private.take_turn(coalesce(start_run.user_id, guest));

  select s.* into run from public.sessions s
  where (s.user_id = start_run.user_id or s.guest_id = guest)
    and (s.request_key = start_run.request_key or (s.game_id = game.id and s.status = 'active'))
  order by (s.request_key is not distinct from start_run.request_key) desc limit 1;
  if run.id is not null and private.has_run_out(run)
    and (start_run.request_key is null or run.request_key is distinct from start_run.request_key) then
    perform private.end_session(run.id, 'expired');
    run := null;
  end if;
  if run.id is not null then
    return private.run_start(run) || jsonb_build_object('created', false, 'guest_token', token);
  end if;

  if not private.is_open(game) then
    perform private.refuse(409, 'game_not_open', case
      when game.state in ('open', 'scheduled') and game.opens_at > now()
        then 'This game has not opened yet. Come back when it opens.'
      when game.state = 'draft' then 'This game is not published yet.'
      else 'This game is closed. Choose another game.' end);
  end if;

  -- A use is consumed in the transaction that makes the run. Whoever comes at the same moment waits for the row and
  -- finds it as it then is, so the uses never pass the maximum. A code typed where none is needed is no reason to
  -- refuse.
  if game.visibility = 'code' or start_run.access_code is not null or start_run.share_token is not null then
    update private.access_codes c set uses = c.uses + 1
    where c.id = (
      select c.id from private.access_codes c
      where c.game_id = game.id and private.is_usable(c)
        and ((c.kind = 'access_code' and c.code_hash = private.hash_code('access_code', start_run.access_code))
          or (c.kind = 'share_token' and c.code_hash = private.hash_code('share_token', start_run.share_token)))
      order by c.game_listing_id nulls first limit 1 for update)
    returning c.* into opened;
    if opened.id is null and (game.visibility = 'code' or start_run.share_token is not null) then
      perform private.refuse(403, 'access_code_refused',
        'This game did not open with that code. Ask the host for a code that works.');
    end if;
  end if;

  -- The rounds: in order, or a sample drawn by the stored seed.
  select array_agg(c.id order by c.draw, c.position, c.id), array_agg(c.listing_id) into chosen, chosen_listings
  from (
    select gl.id, gl.listing_id, gl.position,
      -- A round-up holds every home of its edition, since each stands for itself and may be taken in any order.
      case when game.round_order = 'random' and game.family <> 'roundup'
        then md5(new_seed::text || gl.id::text) end as draw
    from public.game_listings gl join public.listings l on l.id = gl.listing_id
    where gl.game_id = game.id and gl.is_visible and l.status <> 'withdrawn'
      and (opened.game_listing_id is null or gl.id = opened.game_listing_id)
    order by 4, 3, 1 limit case game.family when 'roundup' then 50 else game.rounds_per_run end) c;
  if chosen is null then
    perform private.refuse(409, 'game_not_open', 'This game has no homes to guess at the moment. Choose another game.');
  end if;

  -- What the game's own mode says is in its row; what another one says, the caller tells.
  played_mode := coalesce(start_run.mode, game.mode);
  played_options := case when played_mode = game.mode then game.mode_options
    else coalesce(start_run.mode_options, '{}') end;
  practice_reason := case
    when played_mode <> game.mode then 'other_mode'
    when played_options @> '{"is_ranked": false}' then 'unranked_mode'
    when opened.game_listing_id is not null then 'one_home'
    when exists (select from public.sessions r where r.game_id = game.id
      and (r.user_id = start_run.user_id or r.guest_id = guest)) then 'not_first'
    when private.knows_prices(game, chosen_listings, start_run.user_id, guest) then 'price_known' end;
  insert into public.sessions as s
    (game_id, user_id, guest_id, request_key, mode, mode_options, is_ranked, practice_reason, is_timed, display_name,
      seed, rounds)
  values (game.id, start_run.user_id, guest, start_run.request_key, played_mode, played_options,
    practice_reason is null, practice_reason, (private.game_in_mode(game, played_options)).round_seconds is not null,
    -- In a classroom nobody types a name; where moderators replaced one, the replacement stays.
    case when private.is_classroom(game.mode_options, played_options) then private.friendly_name() else coalesce(
      (select n.display_name from private.replaced_names n where n.game_id = game.id
        and n.player_id = coalesce(start_run.user_id, guest)),
      nullif(btrim(start_run.display_name), ''), (select p.display_name from public.profiles p
        where p.id = start_run.user_id),
      private.friendly_name()) end,
    new_seed, cardinality(chosen))
  returning s.* into run;

  insert into public.session_rounds (session_id, game_listing_id, position, commitment_id)
  select run.id, c.id, c.position, private.commitment_of(c.id) from unnest(chosen) with ordinality as c (id, position);

  return private.run_start(run) || jsonb_build_object('created', true, 'guest_token', token);
end $$;
comment on function private.start_run is 'Starts a run, or answers the one under way; a run keeps what its mode says.';

create function public.start_run(game_slug text, brand text default null, mode text default null,
  display_name text default null,
  user_id uuid default null, guest_token_in text default null, access_code text default null,
    share_token text default null,
  request_key text default null, client_address text default null,
  mode_options jsonb default null) returns jsonb
language sql volatile set search_path = '' as $$
  select private.start_run(game_slug, brand, mode, display_name, user_id, guest_token_in, access_code, share_token,
    request_key, client_address,
    mode_options)
$$;
comment on function public.start_run is 'For the start-run function: starts a run. The caller has verified user_id.';
grant execute on function private.start_run(text, text, text, text, uuid, text, text, text, text, text,
  jsonb) to service_role;
grant execute on function public.start_run(text, text, text, text, uuid, text, text, text, text, text,
  jsonb) to service_role;

-- A run of a mode that is not ranked stays practice, also when its exclusion is taken back.
create or replace function private.deserves_rank(run public.sessions, user_id uuid, guest_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return not run.mode_options @> '{"is_ranked": false}'
    and not exists (
      select from public.sessions s
      where s.game_id = run.game_id and (s.user_id = deserves_rank.user_id or s.guest_id = deserves_rank.guest_id)
        and (s.started_at, s.id) < (run.started_at, run.id))
    and not private.may_look_up_prices(
      (select g from public.games g where g.id = run.game_id),
      array(select gl.listing_id from public.session_rounds r join public.game_listings gl on gl.id = r.game_listing_id
        where r.session_id = run.id),
      deserves_rank.user_id)
    and not exists (
      select from public.session_rounds r
      join public.game_listings gl on gl.id = r.game_listing_id
      left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
      where r.session_id = run.id and not r.is_void and private.was_shown_prices(
        run.game_id, array[gl.listing_id], deserves_rank.user_id, deserves_rank.guest_id,
          coalesce(g.guessed_at, 'infinity'), run.id));
end $$;

-- Publishing and seeding write what the mode says beside its name.
create or replace function private.publish_game(payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (payload ->> 'user_id')::uuid;
  draft private.game_drafts;
  agency public.agencies;
  wanted public.games;
  game public.games;
  home jsonb;
  listing public.listings;
  listing_id uuid;
  listing_ids uuid[] := '{}';
  works_here boolean;
begin
  select d.* into draft from private.game_drafts d where d.id = (payload ->> 'draft_id')::uuid
    and d.owner_id = caller for update;
  if draft.id is null then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  if draft.published_game_id is not null then
    return private.draft_answer(draft, false) || jsonb_build_object('created', false);
  end if;
  if draft.version <> (payload ->> 'version')::integer then
    perform private.refuse(409, 'draft_changed',
      'This draft was changed elsewhere meanwhile. Choose which version to keep.', draft.version::text);
  end if;

  select a.* into agency from public.agencies a where a.key = coalesce(nullif(payload ->> 'agency_key', ''), 'default');
  if agency.id is null then
    perform private.refuse(404, 'not_found', 'There is no such brand.');
  end if;
  works_here := exists (select from public.agency_members m where m.agency_id = agency.id and m.user_id = caller)
    or exists (select from private.staff_members s where s.user_id = caller);
  wanted := jsonb_populate_record(null::public.games, payload -> 'game');
  if not works_here and (agency.key <> 'default' or wanted.family in ('klavo', 'branded')) then
    perform private.refuse(403, 'agency_only',
      'Games of this kind are published by the people who work for the brand. Choose another kind of game, or ask the '
      'brand for access.');
  end if;

  -- One publication at a time for a brand's slug: the second finds it taken.
  perform pg_advisory_xact_lock(hashtextextended('slug:' || agency.id || wanted.slug, 0));
  if exists (select from public.games g where g.agency_id = agency.id and g.slug = wanted.slug) then
    perform private.refuse(409, 'slug_taken', 'Another game has this address already. Choose another one.');
  end if;

  for home in select h from jsonb_array_elements(payload -> 'homes') h loop
    if home ->> 'listing_id' is not null then
      listing_id := (home ->> 'listing_id')::uuid;
      if not private.may_use_listing(listing_id, caller) then
        perform private.refuse(403, 'home_not_yours',
          'One of the homes is not yours to use. Take it out and publish again.');
      end if;
    else
      perform private.check_photos(home -> 'listing' -> 'photos', caller);
      insert into public.listing_imports as i (id, user_id, way, outcome, grade, home, link, source_host)
        select (home -> 'listing' ->> 'import_id')::uuid, caller, home -> 'import' ->> 'way', 'read',
          home -> 'import' ->> 'grade',
          left(home -> 'import' ->> 'home', 200), left(home -> 'import' ->> 'link', 2000),
            left(home -> 'import' ->> 'source_host', 253)
        where home -> 'import' ->> 'way' is not null
        on conflict on constraint listing_imports_have_an_id do nothing;
      perform private.check_source(home -> 'listing' ->> 'source_url', caller, case when agency.key <> 'default'
        then agency.id end);
      listing := private.insert_listing(home -> 'listing', caller, case when agency.key <> 'default'
        then agency.id end);
      perform private.fill_listing(listing, home -> 'listing');
      listing_id := listing.id;
    end if;
    listing_ids := array_append(listing_ids, listing_id);
  end loop;
  if cardinality(listing_ids) = 0 or cardinality(listing_ids) > 50
      or cardinality(listing_ids) <> (select count(distinct i) from unnest(listing_ids) i) then
    perform private.refuse(422, 'homes_count', 'A game has 1 to 50 homes, each once.');
  end if;

  insert into public.games as g (agency_id, owner_id, slug, family, title, description, host_name, state, visibility,
    currency, market, mode,
    rounds_per_run, round_order, formula, difficulty, scoring_options, absolute_limit_minor, hints, round_seconds,
      miss_limit_log, min_minor, max_minor,
    has_leaderboard, opens_at, closes_at, embed_domains, mode_options)
  values (agency.id, caller, wanted.slug, wanted.family, wanted.title, wanted.description, wanted.host_name,
    case when wanted.opens_at > now() then 'scheduled' else 'open' end, wanted.visibility, wanted.currency,
      wanted.market, wanted.mode,
    least(wanted.rounds_per_run, cardinality(listing_ids)), wanted.round_order, wanted.formula, wanted.difficulty,
    coalesce(wanted.scoring_options, '{}'), wanted.absolute_limit_minor, wanted.hints, wanted.round_seconds,
      wanted.miss_limit_log, wanted.min_minor, wanted.max_minor, wanted.has_leaderboard,
    wanted.opens_at, wanted.closes_at, wanted.embed_domains, coalesce(wanted.mode_options, '{}'))
  returning g.* into game;
  perform private.set_game_listings(game.id, listing_ids);
  -- A title says what and where a home is: where one of these is hidden, so is the title.
  update public.game_listings gl set hidden_facts = array(select jsonb_array_elements_text(payload -> 'hidden_facts')),
    title_override = case when payload -> 'hidden_facts' ?| '{town,district,region,bedrooms,property_type}'
      then '№ ' || gl.position end
    where gl.game_id = game.id;
  perform public.set_access_code(game_id => game.id, kind => 'access_code', code => c ->> 'code',
    max_uses => (c ->> 'max_uses')::integer,
      expires_at => (c ->> 'expires_at')::timestamptz)
    from jsonb_array_elements(payload -> 'codes') c;
  -- The folders are used up: not even after a takedown does anything go there again.
  delete from private.photo_folders f using jsonb_array_elements(payload -> 'homes') h,
    jsonb_array_elements(h -> 'listing' -> 'photos') p
    where f.folder::text = p ->> 'path';
  update private.game_drafts d set published_game_id = game.id, publish_key = payload ->> 'request_key',
    updated_at = now()
    where d.id = draft.id returning d.* into draft;
  return private.draft_answer(draft, false) || jsonb_build_object('created', true);
end $$;

create or replace function private.upsert_game(payload jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  game public.games;
  agency uuid := (select a.id from public.agencies a where a.key = coalesce(payload ->> 'agency_key', 'default'));
begin
  if agency is null then
    perform private.refuse(422, 'invalid_request', 'There is no brand with that key. Import the brand first.');
  end if;
  select g.* into game from public.games g where g.agency_id = agency and g.slug = payload ->> 'slug';
  if game.id is null then
    insert into public.games (agency_id, slug, family, title, currency)
    values (agency, payload ->> 'slug', payload ->> 'family', payload ->> 'title', payload ->> 'currency') returning *
      into game;
  end if;
  -- A mode that is named without its options has none: those of the mode before it would be a lie.
  game := jsonb_populate_record(game, payload - 'id' - 'agency_id' - 'slug' - 'created_at' - 'updated_at' - 'version'
    || case when payload ? 'mode' and not payload ? 'mode_options' then '{"mode_options": {}}' else '{}'::jsonb end);
  game := private.game_in_mode(game, game.mode_options);
  update public.games g set owner_id = game.owner_id, family = game.family, title = game.title,
    description = game.description,
    state = game.state, visibility = game.visibility, currency = game.currency, market = game.market, mode = game.mode,
    mode_options = game.mode_options, rounds_per_run = game.rounds_per_run, round_order = game.round_order,
      formula = game.formula,
    difficulty = game.difficulty, scoring_options = game.scoring_options,
      absolute_limit_minor = game.absolute_limit_minor,
    hints = game.hints, round_seconds = game.round_seconds, miss_limit_log = game.miss_limit_log,
      min_minor = game.min_minor,
    max_minor = game.max_minor, has_leaderboard = game.has_leaderboard, opens_at = game.opens_at,
      closes_at = game.closes_at,
    is_sample = game.is_sample, version = g.version + 1
  where g.id = game.id
    and (g.owner_id, g.family, g.title, g.description, g.state, g.visibility, g.currency, g.market, g.mode,
      g.mode_options,
      g.rounds_per_run, g.round_order, g.formula, g.difficulty, g.scoring_options, g.absolute_limit_minor, g.hints,
        g.round_seconds,
      g.miss_limit_log, g.min_minor, g.max_minor, g.has_leaderboard, g.opens_at, g.closes_at, g.is_sample)
    is distinct from (game.owner_id, game.family, game.title, game.description, game.state, game.visibility,
      game.currency,
      game.market, game.mode, game.mode_options, game.rounds_per_run, game.round_order, game.formula, game.difficulty,
      game.scoring_options, game.absolute_limit_minor, game.hints, game.round_seconds, game.miss_limit_log,
        game.min_minor,
      game.max_minor, game.has_leaderboard, game.opens_at, game.closes_at, game.is_sample);
  return game.id;
end $$;

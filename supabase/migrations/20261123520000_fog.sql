-- Fog: a round starts with where the home is, what kind it is and one photo. The rest opens clue by clue.
--
-- Clues open one after the other, in the order of a table, and each leaves a share of the round's points, as hints do:
-- a clue that was opened is among the round's hints_used, so scoring asks nothing new. A clue that would open nothing
-- of a home is not offered for it. Only what is open leaves the database: the round without the others, and lists,
-- threads, covers and results before the guess with no more than the first photo. Captions come with the guess, since
-- they tell of rooms that are not open.

create or replace function private.are_mode_options(options jsonb) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return jsonb_typeof(options) = 'object'
    and not (options @> '{"is_classroom": true}' and options @> '{"may_double": true}') and not exists (
    select from jsonb_each(options) o
    where not case o.key
      when 'round_seconds' then case jsonb_typeof(o.value)
        when 'null' then true when 'number' then o.value::numeric between 5 and 3600 and o.value::numeric % 1 = 0
          else false end
      when 'miss_limit_log' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric > 0 and o.value::numeric <= 10 else false end
      when 'run_seconds' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric between 30 and 3600 and o.value::numeric % 1 = 0 else false end
      when 'lives' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric between 1 and 9 and o.value::numeric % 1 = 0 else false end
      else jsonb_typeof(o.value) = 'boolean'
        and o.key in ('has_hints', 'is_range', 'shows_photos', 'shows_facts', 'is_classroom', 'is_calm',
          'is_ranked', 'has_words', 'may_double', 'has_fog') end);
end $$;

create or replace function private.hint_multiplier(hints text[]) returns double precision language plpgsql immutable
  set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(exp(sum(ln(m.multiplier))), 1) from (values
      ('year', 0.95::double precision), ('area', 0.9), ('local-price-per-m2', 0.8), ('local-median', 0.7),
      ('rooms', 0.95), ('photos', 0.9), ('size', 0.9), ('building', 0.95), ('place', 0.95), ('words', 0.9)) m (kind,
        multiplier)
    where m.kind = any (hints));
end $$;

-- What opens with which clue; tests/facts holds table and multipliers equal to the domain's.
create function private.fog_clues() returns table (place integer, kind text, facts text[]) language plpgsql immutable
  set search_path = '' as $$
begin
  return query values
    (1, 'rooms', '{bedrooms,bathrooms}'::text[]),
    (2, 'photos', '{}'),
    (3, 'size', '{floor_area_m2,plot_area_m2}'),
    (4, 'building', '{year_built,tenure,energy_rating,council_tax_band}'),
    (5, 'place', '{district,map}'),
    (6, 'words', '{title,features,description}');
end $$;
comment on function private.fog_clues is 'The clues of a round in fog, in the order in which they open.';

create function private.clues_in_fog(facts jsonb, photos integer, opened text[]) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'multiplier', private.hint_multiplier(array[c.kind]),
      'is_open', c.kind = any (clues_in_fog.opened)) order by c.place), '[]'::jsonb)
    from private.fog_clues() c
    where case c.kind when 'photos' then clues_in_fog.photos > 1
      else exists (select from jsonb_each(clues_in_fog.facts) f
        where f.key = any (c.facts) and f.value not in ('null', '[]', '""')) end);
end $$;
comment on function private.clues_in_fog is 'The clues that open something of a home, and which of them are open.';

create function private.facts_in_fog(facts jsonb, opened text[]) returns jsonb language plpgsql immutable
  set search_path = '' as $$
begin
  return private.pick(facts_in_fog.facts, '{country_code,region,town,property_type}'::text[] || array(
    select f.key from private.fog_clues() c, unnest(c.facts) f (key) where c.kind = any (facts_in_fog.opened)));
end $$;
comment on function private.facts_in_fog is 'What of these facts is open.';

create or replace function private.game_in_mode(game public.games, options jsonb) returns public.games
language plpgsql immutable set search_path = '' as $$
begin
  if options ? 'round_seconds' then
    game.round_seconds := (options ->> 'round_seconds')::integer;
  end if;
  if options @> '{"is_calm": true}' then
    game.round_seconds := null;
  end if;
  if options @> '{"has_hints": false}' or options @> '{"shows_facts": false}'
      or options @> '{"has_fog": true}' then
    game.hints := '{}';
  end if;
  game.miss_limit_log := coalesce((options ->> 'miss_limit_log')::double precision, game.miss_limit_log);
  if options @> '{"is_classroom": true}' or options @> '{"is_ranked": false}' then
    game.has_leaderboard := false;
  end if;
  return game;
end $$;

create or replace function private.fits_room(game public.games, options jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.miss_limit_of(private.game_in_mode(game, options)) is null
    and not options ?| '{lives,run_seconds}' and not options @> '{"may_double": true}'
    and not options @> '{"has_fog": true}';
end $$;

create or replace function private.hides_facts(options jsonb) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return coalesce(options @> '{"shows_facts": false}' or options @> '{"may_double": true}'
    or options @> '{"has_fog": true}', false);
end $$;

create or replace function private.photos_in_mode(listing_id uuid, options jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if options @> '{"shows_photos": false}' or options @> '{"may_double": true}' then
    return '[]'::jsonb;
  end if;
  if options @> '{"has_fog": true}' then
    return (
      select coalesce(jsonb_agg(p.photo || '{"alt": "", "room": null}'), '[]'::jsonb)
      from jsonb_array_elements(private.photos_of(photos_in_mode.listing_id)) with ordinality as p (photo, place)
      where p.place = 1);
  end if;
  if options @> '{"shows_facts": false}' then
    return (
      select coalesce(jsonb_agg(p.photo || '{"alt": "", "room": null}' order by p.place), '[]'::jsonb)
      from jsonb_array_elements(private.photos_of(photos_in_mode.listing_id)) with ordinality as p (photo, place));
  end if;
  return private.photos_of(photos_in_mode.listing_id);
end $$;

create function private.open_clue(session_id uuid, game_listing_id uuid, kind text, guest_token text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  round public.session_rounds;
  opening jsonb;
begin
  run := private.session_of(open_clue.session_id, (select auth.uid()), open_clue.guest_token);
  perform from public.sessions s where s.id = run.id for no key update;
  round := private.round_of(run, open_clue.game_listing_id);
  if not coalesce(open_clue.kind = any (round.hints_used), false) then
    perform private.check_run_is_playable(run);
    if not run.mode_options @> '{"has_fog": true}' then
      perform private.refuse(403, 'not_allowed', 'This game has no clues to open. Guess without them.');
    end if;
    -- A home has to be seen first: opening it starts its clock.
    if round.opened_at is null then
      perform private.refuse(409, 'round_not_opened',
        'This home was not opened yet, so its clock has not started. Open it, look at it, and guess.');
    end if;
    -- The round itself says what comes next.
    select c.clue into opening from jsonb_array_elements(private.open_round(run.id, round.game_listing_id,
        open_clue.guest_token) -> 'clues') with ordinality as c (clue, place)
      where c.clue -> 'is_open' = 'false' order by c.place limit 1;
    if exists (select from public.guesses g where g.session_id = run.id and g.game_listing_id = round.game_listing_id)
      then
      perform private.refuse(409, 'already_guessed',
        'You have guessed this home already, so there is nothing left to open.');
    end if;
    if opening ->> 'kind' is distinct from open_clue.kind then
      perform private.refuse(403, 'not_allowed', 'Clues open one after the other. Open the next one first.');
    end if;
    update public.session_rounds r set hints_used = array_append(r.hints_used, open_clue.kind)
      where r.session_id = run.id and r.game_listing_id = round.game_listing_id
      returning r.* into round;
  end if;
  return jsonb_build_object('kind', open_clue.kind, 'multiplier', private.hint_multiplier(round.hints_used));
end $$;
comment on function private.open_clue is
  'Opens the next clue of a round in fog and books what it costs; one that is open costs nothing more.';
select private.expose('private.open_clue(uuid, uuid, text, text)', 'anon', 'authenticated');

create or replace function private.open_round(session_id uuid, game_listing_id uuid,
  guest_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  round public.session_rounds;
  game public.games;
  game_listing public.game_listings;
  listing public.listings;
  asset public.assets;
  price private.listing_prices;
  committed text;
  answer jsonb;
  bounds record;
  facts jsonb;
  photos jsonb;
  clues jsonb;
  shown jsonb;
  opened timestamptz;
begin
  run := private.session_of(open_round.session_id, (select auth.uid()), open_round.guest_token);
  round := private.round_of(run, open_round.game_listing_id);
  game := private.game_of_run(run);
  select gl.* into game_listing from public.game_listings gl where gl.id = round.game_listing_id;
  select l.* into listing from public.listings l where l.id = game_listing.listing_id;
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  if listing.status = 'withdrawn' then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was withdrawn, so its round is void. Go on with the next one.');
  end if;

  answer := private.guess_answer(run.id, round.game_listing_id, true);
  if answer is null then
    perform private.check_run_is_playable(run);
    if round.opened_at is null and round.is_staked is null and run.mode_options @> '{"may_double": true}'
        and not private.is_classroom(game.mode_options, '{}') then
      return private.round_to_stake(run, round, game, listing.currency);
    end if;
    if round.opened_at is null then
      opened := clock_timestamp();
      update public.session_rounds r set opened_at = opened, deadline_at = private.deadline_of(run, game, opened)
      where r.session_id = run.id and r.game_listing_id = round.game_listing_id and r.opened_at is null;
      select r.* into round from public.session_rounds r where r.session_id = run.id
        and r.game_listing_id = open_round.game_listing_id;
    end if;
    if clock_timestamp() > round.deadline_at + interval '2 seconds' then
      -- Time ran out without a guess, or before the home was opened: 0 points and the reveal.
      perform private.record_guess(run.id, round.game_listing_id,
        (select c.listing_price_id from private.price_commitments c where c.id = round.commitment_id),
        null, null, null, null, 0, 'time_over', game.formula, 1, 1, true);
      answer := private.guess_answer(run.id, round.game_listing_id, true);
    end if;
  end if;

  select c.commitment into committed from private.price_commitments c where c.id = round.commitment_id;
  select p.* into price from private.price_commitments c join private.listing_prices p on p.id = c.listing_price_id
    where c.id = round.commitment_id;
  bounds := private.bounds_of(game, listing.currency, coalesce(price.kind, 'poll'));
  facts := private.clues_of(game_listing, listing, asset, case when answer is not null then '{}'
    else array(select h.kind from unnest(game.hints) as h (kind) where not h.kind = any (round.hints_used)) end);
  -- After the guess everything shows.
  shown := case when answer is null then run.mode_options - 'may_double' else '{}' end;
  photos := private.photos_in_mode(listing.id, shown);
  if run.mode_options @> '{"has_fog": true}' then
    clues := private.clues_in_fog(facts,
      jsonb_array_length(private.photos_in_mode(listing.id, run.mode_options - '{may_double,has_fog}'::text[])),
      round.hints_used);
    if answer is null then
      facts := private.facts_in_fog(facts, round.hints_used);
      if 'photos' = any (round.hints_used) then
        photos := private.photos_in_mode(listing.id, shown - 'has_fog' || '{"shows_facts": false}');
      end if;
    end if;
  end if;
  return jsonb_build_object(
    'session_id', run.id, 'game_listing_id', round.game_listing_id, 'position', round.position, 'rounds', run.rounds,
    'currency', listing.currency, 'price_kind', coalesce(price.kind, 'poll'),
    'price_year', case when price.kind = 'sold' then extract(year from price.dated_on)::integer end,
    'commitment', committed, 'opened_at', round.opened_at, 'deadline_at', round.deadline_at, 'server_now',
      clock_timestamp(),
    'bounds', jsonb_build_object('min_minor', bounds.min_minor, 'max_minor', bounds.max_minor),
    'mode', run.mode, 'mode_options', run.mode_options, 'is_range', run.mode_options @> '{"is_range": true}',
    'facts', case when shown @> '{"shows_facts": false}' then '{}'
      else facts end, 'photos', photos,
    'hints', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'multiplier', private.hint_multiplier(array[h.kind]),
        'value', case when h.kind = any (round.hints_used) then private.hint_value(listing.id, h.kind) -> 'value' end,
        'unit', case when h.kind = any (round.hints_used) then private.hint_value(listing.id, h.kind) ->> 'unit' end)
          order by h.place), '[]'::jsonb)
      from unnest(game.hints) with ordinality as h (kind, place)
      where private.hint_value(listing.id, h.kind) is not null),
    'is_staked', round.is_staked, 'guess', answer)
    || case when clues is null then '{}' else jsonb_build_object('clues', clues) end;
end $$;

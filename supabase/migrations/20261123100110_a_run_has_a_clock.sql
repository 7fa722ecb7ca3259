-- Time-attack: a run has a clock.
--
-- It starts when the first home is opened and runs on between homes; every round's deadline is its end, so what
-- asks for a round's deadline asks for the run's. What comes later is late as ever: 0 points and the reveal, and
-- the run is over. A home that nobody has opened has no deadline yet, so it cannot be guessed.

create or replace function private.are_mode_options(options jsonb) returns boolean language plpgsql immutable
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
      when 'run_seconds' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric between 30 and 3600 and o.value::numeric % 1 = 0 else false end
      when 'lives' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric between 1 and 9 and o.value::numeric % 1 = 0 else false end
      else jsonb_typeof(o.value) = 'boolean'
        and o.key in ('has_hints', 'is_range', 'shows_photos', 'shows_facts', 'is_classroom', 'is_calm',
          'is_ranked', 'has_words') end);
end $$;

create function private.deadline_of(run public.sessions, game public.games, opened_at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return least(
    deadline_of.opened_at + make_interval(secs => game.round_seconds),
    coalesce((select min(r.opened_at) from public.session_rounds r where r.session_id = run.id), deadline_of.opened_at)
      + make_interval(secs => (run.mode_options ->> 'run_seconds')::integer));
end $$;
comment on function private.deadline_of is
  'When the time of a round is over that is opened now: its own clock''s end or the run''s; null without any.';

create or replace function private.may_end_early(run public.sessions, game public.games) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.miss_limit_of(game) is not null or run.mode_options ?| '{lives,run_seconds}';
end $$;

create or replace function private.ends_run(run public.sessions, guess public.guesses, game public.games)
returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.misses_too_far(guess, private.miss_limit_of(game))
    or coalesce(private.lives_left(run) = 0, false)
    or (run.mode_options ? 'run_seconds' and guess.is_late and not exists (
      select from public.session_rounds r where r.session_id = guess.session_id
        and r.game_listing_id = guess.game_listing_id and r.deadline_at < (
          select min(o.opened_at) from public.session_rounds o where o.session_id = guess.session_id)
          + make_interval(secs => (run.mode_options ->> 'run_seconds')::integer)));
end $$;

-- In timed games the clock starts when a round is opened; until then there is nothing to guess or to hint at.
create or replace function private.check_round_is_open(game public.games, round public.session_rounds) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if round.opened_at is null and (game.round_seconds is not null or exists (
      select from public.sessions s where s.id = round.session_id and s.mode_options ? 'run_seconds')) then
    perform private.refuse(409, 'round_not_opened',
      'This home was not opened yet, so its clock has not started. Open it, look at it, and guess.');
  end if;
end $$;

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
  facts := private.pick(to_jsonb(asset), private.clue_columns()) || jsonb_build_object(
    'title', coalesce(game_listing.title_override, listing.title),
    'floor_area_m2', case when answer is not null or 'area' = any (round.hints_used) or not 'area' = any (game.hints)
      then asset.floor_area_m2 end,
    'year_built', case when answer is not null or 'year' = any (round.hints_used) or not 'year' = any (game.hints)
      then asset.year_built end,
    'country_code', asset.country_code, 'map', private.blurred_point(asset.id, asset.latitude, asset.longitude),
    'description', listing.description);
  facts := facts - game_listing.hidden_facts;
  -- After the guess everything shows.
  shown := case when answer is null then run.mode_options else '{}' end;
  return jsonb_build_object(
    'session_id', run.id, 'game_listing_id', round.game_listing_id, 'position', round.position, 'rounds', run.rounds,
    'currency', listing.currency, 'price_kind', coalesce(price.kind, 'poll'),
    'price_year', case when price.kind = 'sold' then extract(year from price.dated_on)::integer end,
    'commitment', committed, 'opened_at', round.opened_at, 'deadline_at', round.deadline_at, 'server_now',
      clock_timestamp(),
    'bounds', jsonb_build_object('min_minor', bounds.min_minor, 'max_minor', bounds.max_minor),
    'mode', run.mode, 'mode_options', run.mode_options, 'is_range', run.mode_options @> '{"is_range": true}',
    'facts', case when shown @> '{"shows_facts": false}' then '{}'
      else facts end, 'photos', private.photos_in_mode(listing.id, shown),
    'hints', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'multiplier', private.hint_multiplier(array[h.kind]),
        'value', case when h.kind = any (round.hints_used) then private.hint_value(listing.id, h.kind) -> 'value' end,
        'unit', case when h.kind = any (round.hints_used) then private.hint_value(listing.id, h.kind) ->> 'unit' end)
          order by h.place), '[]'::jsonb)
      from unnest(game.hints) with ordinality as h (kind, place)
      where private.hint_value(listing.id, h.kind) is not null),
    'guess', answer);
end $$;

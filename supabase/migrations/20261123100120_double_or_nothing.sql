-- Double or nothing: a player may stake on a home that they have not seen.
--
-- A stake doubles the points of a guess that is spot on or excellent and leaves none of any other. It is made
-- before the home is opened, so until then nothing of the home is shown anywhere: no list, no thread, no cover and
-- no result names it or shows its photo. A home opens once its player has said yes or no, and what they said stays;
-- until then open_round answers a round with nothing in it. A home has to be opened before it is guessed. The most
-- that a run can make is every home doubled. Classrooms have no stakes: no mode says both.

alter table public.session_rounds add column is_staked boolean;
comment on column public.session_rounds.is_staked is
  'Whether its player staked on this home before it was opened; null until they have said so.';
grant select (is_staked) on public.session_rounds to authenticated;

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
          'is_ranked', 'has_words', 'may_double') end);
end $$;

create function private.most_points(run public.sessions, formula text) returns integer language plpgsql immutable
  set search_path = '' as $$
begin
  return run.rounds * case formula when 'classic_bands' then 100 else 1000 end
    * case when run.mode_options @> '{"may_double": true}' then 2 else 1 end;
end $$;
comment on function private.most_points is 'The most points that a run can make.';

-- Bands 0 and 1 are spot on and excellent; tests/facts holds this equal to the domain's rule.
create function private.stake_factor(is_staked boolean, band integer) returns integer language plpgsql immutable
  set search_path = '' as $$
begin
  return case when is_staked is not true then 1 when band <= 1 then 2 else 0 end;
end $$;
comment on function private.stake_factor is 'How often the points of a guess in this band count.';

create function private.stake_round(session_id uuid, game_listing_id uuid, is_staked boolean,
  guest_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  round public.session_rounds;
begin
  run := private.session_of(stake_round.session_id, (select auth.uid()), stake_round.guest_token);
  perform from public.sessions s where s.id = run.id for no key update;
  round := private.round_of(run, stake_round.game_listing_id);
  if round.is_staked is null then
    perform private.check_run_is_playable(run);
    if stake_round.is_staked is null or not run.mode_options @> '{"may_double": true}'
        or private.is_classroom((private.game_of_run(run)).mode_options, run.mode_options) then
      perform private.refuse(403, 'not_allowed', 'This game has no stakes. Guess without one.');
    end if;
    -- Whoever opens the home at the same moment is waited for, and has then seen it.
    update public.session_rounds r set is_staked = stake_round.is_staked
      where r.session_id = run.id and r.game_listing_id = round.game_listing_id and r.opened_at is null
        and r.is_staked is null
      returning r.* into round;
    if round.is_staked is null then
      perform private.refuse(403, 'not_allowed', 'You have seen this home already. Stakes are made before.');
    end if;
  end if;
  return jsonb_build_object('is_staked', round.is_staked);
end $$;
comment on function private.stake_round is
  'Says yes or no to a stake on a home that is not opened yet. What was said first stays.';
select private.expose('private.stake_round(uuid, uuid, boolean, text)', 'anon', 'authenticated');

-- Nothing of a home shows before it is opened.
create function private.hides_facts(options jsonb) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return coalesce(options @> '{"shows_facts": false}' or options @> '{"may_double": true}', false);
end $$;
comment on function private.hides_facts is
  'Do these options keep facts back before the guess, or before the home is opened?';

create or replace function private.photos_in_mode(listing_id uuid, options jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if options @> '{"shows_photos": false}' or options @> '{"may_double": true}' then
    return '[]'::jsonb;
  end if;
  if options @> '{"shows_facts": false}' then
    return (
      select coalesce(jsonb_agg(p.photo || '{"alt": "", "room": null}' order by p.place), '[]'::jsonb)
      from jsonb_array_elements(private.photos_of(photos_in_mode.listing_id)) with ordinality as p (photo, place));
  end if;
  return private.photos_of(photos_in_mode.listing_id);
end $$;

create or replace function private.options_before_guess(is_guessed boolean, game_options jsonb, run_options jsonb)
returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if is_guessed then
    return '{}';
  end if;
  return jsonb_build_object(
    'shows_facts', not (private.hides_facts(game_options) or private.hides_facts(run_options)),
    'shows_photos', not (game_options @> '{"shows_photos": false}' or game_options @> '{"may_double": true}'
      or coalesce(run_options @> '{"shows_photos": false}' or run_options @> '{"may_double": true}', false)));
end $$;

create or replace function private.rounds_shown(run public.sessions)
returns table (game_listing_id uuid, "position" integer, is_withdrawn boolean, title text, town text, photo jsonb,
  property_type text, guess public.guesses, crowd jsonb)
language sql stable security definer set search_path = '' as $$
  select r.game_listing_id, r.position, l.status = 'withdrawn',
    case when shown.facts then coalesce(gl.title_override, l.title) end,
    case when shown.facts and (shown.is_guessed or not 'town' = any (gl.hidden_facts)) then a.town end,
    case when l.status <> 'withdrawn'
      then private.photos_in_mode(l.id,
        case when shown.is_guessed then '{}' else rounds_shown.run.mode_options end) -> 0 end,
    case when shown.facts and shown.is_guessed then a.property_type end,
    g, case when shown.is_guessed then private.crowd_of(r.game_listing_id) end
  from public.session_rounds r
  join public.game_listings gl on gl.id = r.game_listing_id
  join public.listings l on l.id = gl.listing_id
  join public.assets a on a.id = l.asset_id
  left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
  cross join lateral (
    select g.session_id is not null as is_guessed, l.status <> 'withdrawn' and (g.session_id is not null
      or not private.hides_facts(rounds_shown.run.mode_options)) as facts) shown
  where r.session_id = rounds_shown.run.id
$$;

create or replace function private.catalogue_games(game_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- One writer of a game's row at a time, each seeing what the one before it wrote.
  perform from public.games g where g.id = any (game_ids) order by g.id for no key update;
  with homes as (
    select gl.game_id, count(distinct gl.id)::integer as listings,
      coalesce(array_agg(distinct p.place) filter (where p.place is not null), '{}') as places
    from public.game_listings gl
    join public.listings l on l.id = gl.listing_id
    join public.assets a on a.id = l.asset_id
    join public.games o on o.id = gl.game_id
    cross join lateral (values
      (case when not 'country_code' = any (gl.hidden_facts) and not private.hides_facts(o.mode_options)
        then a.country_code end),
      (case when not gl.hidden_facts && '{country_code,region}' and not private.hides_facts(o.mode_options)
        then a.country_code || ':' || nullif(btrim(a.region), '') end)) as p (place)
    where gl.game_id = any (game_ids) and gl.is_visible and l.status <> 'withdrawn'
    group by gl.game_id),
  found as (
    select g.*, h.listings, h.places from public.games g join homes h on h.game_id = g.id
    where g.visibility = 'public' and (g.state = 'open' or (g.state = 'scheduled' and g.opens_at is not null))),
  gone as (
    delete from private.game_catalogue c where c.game_id = any (game_ids)
      and not exists (select from found f where f.id = c.game_id))
  insert into private.game_catalogue as c
    (game_id, agency_id, family, title_key, words, places, rounds, players, opens_at, closes_at, created_at)
  select f.id, f.agency_id, f.family, private.plain_text(f.title),
    to_tsvector('simple', private.plain_text(f.title || ' ' || coalesce(f.market, '') || ' ' || f.description)),
      f.places,
    least(f.rounds_per_run, f.listings), private.players_on_board(f.id, f.round_seconds is not null, 'all_time',
      date '1970-01-01'),
    coalesce(f.opens_at, '-infinity'), coalesce(f.closes_at, 'infinity'), f.created_at
  from found f
  on conflict on constraint a_game_is_in_the_catalogue_once do update
    set family = excluded.family, title_key = excluded.title_key,
    words = excluded.words, places = excluded.places, rounds = excluded.rounds, players = excluded.players,
      opens_at = excluded.opens_at,
    closes_at = excluded.closes_at, created_at = excluded.created_at;
end $$;

create or replace function private.check_round_is_open(game public.games, round public.session_rounds) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if round.opened_at is null and (game.round_seconds is not null or exists (
      select from public.sessions s where s.id = round.session_id and (s.mode_options ? 'run_seconds'
        or s.mode_options @> '{"may_double": true}'))) then
    perform private.refuse(409, 'round_not_opened',
      'This home was not opened yet, so its clock has not started. Open it, look at it, and guess.');
  end if;
end $$;

create function private.round_to_stake(run public.sessions, round public.session_rounds, game public.games,
  currency text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  price private.listing_prices;
  bounds record;
begin
  select p.* into price from private.price_commitments c join private.listing_prices p on p.id = c.listing_price_id
    where c.id = round.commitment_id;
  bounds := private.bounds_of(game, round_to_stake.currency, coalesce(price.kind, 'poll'));
  return jsonb_build_object(
    'session_id', run.id, 'game_listing_id', round.game_listing_id, 'position', round.position, 'rounds', run.rounds,
    'currency', round_to_stake.currency, 'price_kind', coalesce(price.kind, 'poll'), 'price_year', null,
    'commitment', (select c.commitment from private.price_commitments c where c.id = round.commitment_id),
    'opened_at', null, 'deadline_at', null, 'server_now', clock_timestamp(),
    'bounds', jsonb_build_object('min_minor', bounds.min_minor, 'max_minor', bounds.max_minor),
    'mode', run.mode, 'mode_options', run.mode_options, 'is_range', run.mode_options @> '{"is_range": true}',
    'facts', '{}'::jsonb, 'photos', '[]'::jsonb, 'hints', '[]'::jsonb, 'must_stake', true, 'guess', null);
end $$;
comment on function private.round_to_stake is
  'A round whose player has still to say whether they stake: nothing of its home.';

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
  shown := case when answer is null then run.mode_options - 'may_double' else '{}' end;
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
    'is_staked', round.is_staked, 'guess', answer);
end $$;

create or replace function private.guess_context(session_id uuid, game_listing_id uuid,
  user_id uuid default null, guest_token text default null, client_address text default null,
  amount_minor bigint default null, low_minor bigint default null, high_minor bigint default null,
  currency text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  round public.session_rounds;
  game public.games;
  guess public.guesses;
  price private.listing_prices;
  listing public.listings;
  kind text;
  bounds record;
  wait_seconds integer;
  lowest bigint;
  highest bigint;
  refused_state text;
  refused_message text;
  refused_code text;
begin
  -- Only the unlogged limits are written here, so this transaction need not wait for the disk.
  set local synchronous_commit to off;
  run := private.session_of(guess_context.session_id, guess_context.user_id, guess_context.guest_token);
  round := private.round_of(run, guess_context.game_listing_id);
  select l.* into listing from public.game_listings gl join public.listings l on l.id = gl.listing_id
    where gl.id = round.game_listing_id;
  select g.* into guess from public.guesses g where g.session_id = run.id and g.game_listing_id = round.game_listing_id;
  if guess.session_id is not null then
    if guess.is_late or ((guess.amount_minor, guess.low_minor, guess.high_minor)
        is not distinct from (guess_context.amount_minor, guess_context.low_minor, guess_context.high_minor)
        and guess.currency is not distinct from guess_context.currency) then
      return jsonb_build_object('replay', private.guess_answer(run.id, round.game_listing_id, true));
    end if;
    perform private.refuse(409, 'already_guessed',
      'You have guessed this home already, with another amount. The first guess stands.');
  end if;

  wait_seconds := greatest(
    private.take_rate_limit('guess:' || coalesce(run.user_id, run.guest_id), 300),
    private.take_rate_limit('guess-from:' || coalesce(client_address, ''), 3000));
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'That was too many guesses in one minute. Wait a moment and send this one again.', wait_seconds::text);
  end if;

  -- A refusal raised here would roll the counting back, and refused guesses would be without limit: it is answered
  -- instead.
  begin
    perform private.check_run_is_playable(run);
    if listing.status = 'withdrawn' then
      perform private.refuse(410, 'listing_withdrawn',
        'This home was withdrawn, so its round is void. Go on with the next one.');
    end if;
    game := private.game_of_run(run);
    perform private.check_round_is_open(game, round);
    select p.* into price from private.price_commitments c join private.listing_prices p on p.id = c.listing_price_id
      where c.id = round.commitment_id;
    kind := coalesce(price.kind, 'poll');
    if guess_context.currency is distinct from listing.currency then
      perform private.refuse(422, 'wrong_currency', 'This home is priced in ' || listing.currency
        || '. Give your guess in that currency.');
    end if;
    bounds := private.bounds_of(game, listing.currency, kind);
    lowest := coalesce(guess_context.amount_minor, guess_context.low_minor);
    highest := coalesce(guess_context.amount_minor, guess_context.high_minor);
    if lowest < bounds.min_minor or highest > bounds.max_minor then
      perform private.refuse(422, 'amount_out_of_range', 'Guesses in this market go from '
        || to_char(bounds.min_minor / 10 ^ (select c.minor_digits from private.currencies c
          where c.code = listing.currency), 'FM999,999,999,999')
        || ' to ' || to_char(bounds.max_minor / 10 ^ (select c.minor_digits from private.currencies c
          where c.code = listing.currency), 'FM999,999,999,999')
        || ' ' || listing.currency || '. Give an amount in that range.');
    end if;
  exception when others then
    get stacked diagnostics refused_state = returned_sqlstate, refused_message = message_text,
      refused_code = pg_exception_detail;
    if refused_state not like 'PT%' then
      raise;
    end if;
    return jsonb_build_object('refusal', jsonb_build_object('code', refused_code, 'detail', refused_message));
  end;
  return jsonb_build_object('round', jsonb_build_object(
    'price_minor', price.amount_minor, 'listing_price_id', price.id, 'currency', listing.currency, 'price_kind', kind,
    'min_minor', bounds.min_minor, 'max_minor', bounds.max_minor, 'formula', game.formula, 'difficulty',
      game.difficulty,
    'multiplier', private.hint_multiplier(round.hints_used), 'mode', run.mode,
    'is_range', run.mode_options @> '{"is_range": true}', 'miss_limit_log', game.miss_limit_log,
    'is_staked', coalesce(round.is_staked, false), 'scoring_options', to_jsonb(game.scoring_options),
    'absolute_limit_minor', game.absolute_limit_minor,
    'streak_before', case when 'streaks' = any (game.scoring_options) then private.streak_of(run) else 0 end,
    'time_left_share', coalesce(least(1, greatest(0, extract(epoch
      from round.deadline_at - clock_timestamp()) / game.round_seconds)), 0),
    'is_late', coalesce(clock_timestamp() > round.deadline_at + interval '2 seconds', false)));
end $$;

create or replace function private.run_state(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'session_id', run.id,
      'game', jsonb_build_object('id', g.id, 'slug', g.slug, 'brand', a.key, 'family', g.family, 'title', g.title,
        'currency', g.currency,
        'rounds', run.rounds, 'leaderboard_enabled', g.has_leaderboard, 'miss_limit_log',
          private.miss_limit_of(private.game_of_run(run))),
      'survived', private.survived_of(run, private.miss_limit_of(private.game_of_run(run))),
      'status', case when private.has_run_out(run) then 'expired' else run.status end,
      'ranked', run.is_ranked, 'practice_reason', run.practice_reason, 'mode', run.mode, 'mode_options',
        run.mode_options,
      'display_name', run.display_name, 'total_score', run.total_score,
      'max_score', private.most_points(run, g.formula),
      'guessed', run.guessed, 'started_at', run.started_at, 'finished_at', run.finished_at, 'is_sharing_details',
        run.is_sharing_details,
      'rounds', (
        select jsonb_agg(jsonb_build_object(
          'game_listing_id', r.game_listing_id, 'position', r.position, 'commitment', c.commitment,
          'price_kind', coalesce(p.kind, 'poll'), 'price_year', case when p.kind = 'sold'
            then extract(year from p.dated_on)::integer end,
          'is_staked', r.is_staked, 'opened_at', r.opened_at, 'deadline_at', r.deadline_at,
          'is_withdrawn', l.status = 'withdrawn',
          'guess', private.guess_answer(run.id, r.game_listing_id, true)) order by r.position)
        from public.session_rounds r
        join public.game_listings gl on gl.id = r.game_listing_id
        join public.listings l on l.id = gl.listing_id
        left join private.price_commitments c on c.id = r.commitment_id
        left join private.listing_prices p on p.id = c.listing_price_id
        where r.session_id = run.id))
    from public.games g join public.agencies a on a.id = g.agency_id where g.id = run.game_id);
end $$;

create or replace function private.share_of(session_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  game public.games;
  brand text;
  max_score integer;
  squares jsonb;
  total double precision;
begin
  select s.* into run from public.sessions s where s.id = share_of.session_id;
  if run.id is null then
    perform private.refuse(404, 'not_found', 'There is no result at this address. Ask for the link again.');
  end if;
  game := private.game_of_run(run);
  select a.key into brand from public.agencies a where a.id = game.agency_id;
  max_score := private.most_points(run, game.formula);
  -- A round-up is shared home by home, so its squares say of which home they are.
  select jsonb_agg(jsonb_build_object('position', r.position, 'band', case when g.session_id is not null
    then private.shared_band(g) end)
      || case game.family when 'roundup' then jsonb_build_object('game_listing_id', r.game_listing_id)
        else '{}'::jsonb end order by r.position),
    sum(case when not g.is_late then private.band_points(g.formula, game.difficulty,
      private.shared_band(g)) * g.multiplier
      * private.stake_factor(r.is_staked, private.shared_band(g)) else 0 end)
  into squares, total
  from public.session_rounds r
  left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
  where r.session_id = run.id;
  return jsonb_build_object(
    'session_id', run.id,
    'game', jsonb_build_object('slug', game.slug, 'brand', brand, 'family', game.family, 'title', game.title, 'rounds',
      run.rounds),
    'display_name', run.display_name, 'status', case when private.has_run_out(run) then 'expired' else run.status end,
    'ranked', run.is_ranked, 'guessed', run.guessed,
    -- To whole hundredths of the maximum: it is an estimate and looks like one. A range earns by its width, of which
    -- its square says nothing, so a run of ranges has no total to share; a round-up is shared home by home, so neither
    -- has it.
    'total_score', case when run.rounds > 1 and run.status <> 'active' and run.guessed > 1
      and not run.mode_options @> '{"is_range": true}' and game.family <> 'roundup'
      then (round((coalesce(total, 0) * 100 / max_score)::numeric) * max_score / 100)::integer end,
    'max_score', max_score,
    'survived', private.survived_of(run, private.miss_limit_of(game)),
    'is_sharing_details', run.is_sharing_details,
    'rounds', squares);
end $$;

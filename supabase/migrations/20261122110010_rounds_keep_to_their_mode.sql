-- Rounds keep to their mode.
--
-- Whatever a player reaches before the guess asks the options of the game and of the run: a home that is to be guessed
-- from photos alone sends no facts, one that is to be guessed from facts alone sends no photo. After the guess
-- everything shows. Rounds, hints, guesses and the end of a run take the game as the run's mode has it.

-- Which photos a player gets under these options. What stands beside a photo is written by people and may name the
-- place, so without facts it stays behind; who made the photo is said wherever it shows.
create function private.photos_in_mode(listing_id uuid, options jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if options @> '{"shows_photos": false}' then
    return '[]'::jsonb;
  end if;
  if options @> '{"shows_facts": false}' then
    return (
      select coalesce(jsonb_agg(p.photo || '{"alt": "", "room": null}' order by p.place), '[]'::jsonb)
      from jsonb_array_elements(private.photos_of(photos_in_mode.listing_id)) with ordinality as p (photo, place));
  end if;
  return private.photos_of(photos_in_mode.listing_id);
end $$;
comment on function private.photos_in_mode is 'Photos of a home as these options show them.';

-- In a list of homes both count: what the game hides from everybody, and what the run under way hides from its player.
create function private.options_before_guess(is_guessed boolean, game_options jsonb, run_options jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if is_guessed then
    return '{}';
  end if;
  return jsonb_build_object(
    'shows_facts', not (game_options @> '{"shows_facts": false}'
      or coalesce(run_options @> '{"shows_facts": false}', false)),
    'shows_photos', not (game_options @> '{"shows_photos": false}'
      or coalesce(run_options @> '{"shows_photos": false}', false)));
end $$;
comment on function private.options_before_guess is 'What a list shows of a home: everything once it was guessed.';

-- Guessing.
create or replace function private.open_round(session_id uuid, game_listing_id uuid, guest_token text) returns jsonb
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
      update public.session_rounds r set opened_at = clock_timestamp(),
        deadline_at = clock_timestamp() + make_interval(secs => game.round_seconds)
      where r.session_id = run.id and r.game_listing_id = round.game_listing_id and r.opened_at is null;
      select r.* into round from public.session_rounds r where r.session_id = run.id
        and r.game_listing_id = open_round.game_listing_id;
    elsif clock_timestamp() > round.deadline_at + interval '2 seconds' then
      -- Time ran out without a guess: 0 points and the reveal.
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
  facts := jsonb_build_object(
    'title', coalesce(game_listing.title_override, listing.title), 'property_type', asset.property_type,
    'bedrooms', asset.bedrooms, 'bathrooms', asset.bathrooms,
    'floor_area_m2', case when answer is not null or 'area' = any (round.hints_used) or not 'area' = any (game.hints)
      then asset.floor_area_m2 end,
    'year_built', case when answer is not null or 'year' = any (round.hints_used) or not 'year' = any (game.hints)
      then asset.year_built end,
    'plot_area_m2', asset.plot_area_m2, 'tenure', asset.tenure, 'energy_rating', asset.energy_rating,
    'town', asset.town, 'district', asset.district, 'region', asset.region, 'country_code', asset.country_code,
    'map', private.blurred_point(asset.id, asset.latitude, asset.longitude),
    'features', asset.features, 'description', listing.description);
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

create or replace function private.reveal_hint(session_id uuid, game_listing_id uuid, kind text, user_id uuid,
  guest_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  round public.session_rounds;
  game public.games;
  hint jsonb;
begin
  run := private.session_of(reveal_hint.session_id, reveal_hint.user_id, reveal_hint.guest_token);
  perform from public.sessions s where s.id = run.id for no key update;
  round := private.round_of(run, reveal_hint.game_listing_id);
  if not reveal_hint.kind = any (round.hints_used) then
    perform private.check_run_is_playable(run);
    game := private.game_of_run(run);
    perform private.check_round_is_open(game, round);
    if exists (select from public.guesses g where g.session_id = run.id and g.game_listing_id = round.game_listing_id)
      then
      perform private.refuse(409, 'already_guessed',
        'You have guessed this home already, so there is nothing left to hint at.');
    end if;
    if not reveal_hint.kind = any (game.hints) then
      perform private.refuse(403, 'not_allowed', 'This game does not offer that hint. Guess without it.');
    end if;
  end if;
  select private.hint_value(gl.listing_id, reveal_hint.kind) into hint from public.game_listings gl
    where gl.id = round.game_listing_id;
  if hint is null then
    perform private.refuse(404, 'not_found', 'That hint is not known for this home. Nothing was taken off your score.');
  end if;
  update public.session_rounds r set hints_used = array_append(r.hints_used, reveal_hint.kind)
    where r.session_id = run.id and r.game_listing_id = round.game_listing_id
      and not reveal_hint.kind = any (r.hints_used)
    returning r.* into round;
  select r.* into round from public.session_rounds r where r.session_id = run.id
    and r.game_listing_id = reveal_hint.game_listing_id;
  return jsonb_build_object('hint', hint, 'multiplier', private.hint_multiplier(round.hints_used));
end $$;

create or replace function private.guess_context(session_id uuid, game_listing_id uuid, user_id uuid, guest_token text,
  client_address text,
  amount_minor bigint, low_minor bigint, high_minor bigint, currency text) returns jsonb
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
    'scoring_options', to_jsonb(game.scoring_options), 'absolute_limit_minor', game.absolute_limit_minor,
    'streak_before', case when 'streaks' = any (game.scoring_options) then private.streak_of(run) else 0 end,
    'time_left_share', coalesce(least(1, greatest(0, extract(epoch
      from round.deadline_at - clock_timestamp()) / game.round_seconds)), 0),
    'is_late', coalesce(clock_timestamp() > round.deadline_at + interval '2 seconds', false)));
end $$;

create or replace function private.record_guess(session_id uuid, game_listing_id uuid, listing_price_id uuid,
  amount_minor bigint, low_minor bigint,
  high_minor bigint, log_error double precision, score integer, label text, formula text, formula_version integer,
    multiplier double precision, is_late boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  round public.session_rounds;
  game public.games;
  guess public.guesses;
  late boolean;
  known uuid[];
begin
  perform private.take_turn(coalesce(s.user_id, s.guest_id)) from public.sessions s
    where s.id = record_guess.session_id;
  select s.* into run from public.sessions s where s.id = record_guess.session_id for no key update;
  select g.* into guess from public.guesses g
    where g.session_id = record_guess.session_id and g.game_listing_id = record_guess.game_listing_id;
  if guess.session_id is not null then
    if guess.is_late or (guess.amount_minor, guess.low_minor, guess.high_minor)
        is not distinct from (record_guess.amount_minor, record_guess.low_minor, record_guess.high_minor) then
      return private.guess_answer(session_id, game_listing_id, true);
    end if;
    perform private.refuse(409, 'already_guessed',
      'You have guessed this home already, with another amount. The first guess stands.');
  end if;
  round := private.round_of(run, game_listing_id);
  perform private.check_run_is_playable(run);
  if round.is_void then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was withdrawn, so its round is void. Go on with the next one.');
  end if;
  if record_guess.listing_price_id is distinct from (
      select c.listing_price_id from private.price_commitments c where c.id = round.commitment_id) then
    perform private.refuse(409, 'not_in_run',
      'This round is bound to another price version. Reload the page and guess again.');
  end if;
  -- A hint taken between scoring and recording would be free: score again with it.
  if not record_guess.is_late and abs(record_guess.multiplier - private.hint_multiplier(round.hints_used)) > 1e-9 then
    perform private.refuse(503, 'unavailable', 'A hint was taken at the same moment. Send the guess again.', '1');
  end if;
  late := is_late or coalesce(clock_timestamp() > round.deadline_at + interval '2 seconds', false);
  game := private.game_of_run(run);
  if not record_guess.is_late then
    perform private.check_round_is_open(game, round);
  end if;
  -- What was shown to the player meanwhile has made this run practice already; what they may look up is asked here
  -- again.
  if run.is_ranked and private.may_look_up_prices(
      game, array(select gl.listing_id from public.game_listings gl where gl.id = round.game_listing_id), run.user_id)
        then
    perform private.make_practice(array[run.id], 'price_learnt');
    run.is_ranked := false;
  end if;

  insert into public.guesses as g (session_id, game_listing_id, amount_minor, low_minor, high_minor, currency,
    log_error, score, label,
    formula, formula_version, multiplier, is_late, is_counted)
  values (run.id, round.game_listing_id, record_guess.amount_minor, record_guess.low_minor, record_guess.high_minor,
    (select l.currency from public.game_listings gl join public.listings l on l.id = gl.listing_id
      where gl.id = round.game_listing_id),
    case when late then null else record_guess.log_error end,
    case when late then 0 else record_guess.score end,
    case when late then 'time_over' else record_guess.label end,
    record_guess.formula, record_guess.formula_version, private.hint_multiplier(round.hints_used), late, run.is_ranked
      and not late)
  returning g.* into guess;
  -- This answer shows the price: the player's other runs under way with this home are practice from here on.
  known := private.runs_of_what_is_known(run.user_id, run.guest_id, run.id);
  if known <> '{}' then
    perform private.make_practice(known, 'price_learnt', case when guess.is_counted then guess end);
  elsif guess.is_counted then
    perform private.count_in_crowd(guess.game_listing_id, private.point_of(guess), 1);
  end if;
  update public.session_rounds r set opened_at = coalesce(r.opened_at, guess.guessed_at)
    where r.session_id = run.id and r.game_listing_id = guess.game_listing_id and r.opened_at is null;
  update public.sessions s set guessed = s.guessed + 1, total_score = s.total_score + coalesce(guess.score, 0),
    active_at = guess.guessed_at
    where s.id = run.id returning s.* into run;
  if run.guessed = run.rounds or private.misses_too_far(guess, private.miss_limit_of(game)) then
    perform private.end_session(run.id, 'finished');
  end if;
  return private.guess_answer(session_id, game_listing_id, false);
end $$;

create or replace function private.end_session(session_id uuid, status text) returns public.sessions
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  miss_limit_log double precision;
begin
  select private.miss_limit_of(private.game_of_run(s)) into miss_limit_log from public.sessions s
    where s.id = end_session.session_id;
  -- An open round counts as a miss by e^100: larger than any guess can miss, finite so that the median stays a number.
  -- Sudden death leaves rounds open by rule: there only the guesses count.
  update public.sessions s set
    status = end_session.status,
    finished_at = clock_timestamp(),
    median_log_error = (
      select percentile_cont(0.5) within group (order by coalesce(abs(g.log_error), 100))
      from public.session_rounds r left join public.guesses g using (session_id, game_listing_id)
      where r.session_id = s.id and r.commitment_id is not null and not r.is_void
        and (miss_limit_log is null or g.session_id is not null))
  where s.id = end_session.session_id and s.status = 'active'
  returning s.* into run;
  if run.id is not null then
    perform private.put_on_board(run);
  end if;
  return run;
end $$;

-- Boards and classrooms.
create or replace function private.put_on_board(run public.sessions) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  entry private.leaderboard_entries;
  game public.games;
  zone text;
  local_day date;
begin
  if run.status = 'active' or not run.is_ranked or run.guessed = 0 then
    return;
  end if;
  select g.* into game from public.games g where g.id = run.game_id;
  if private.is_classroom(game.mode_options, run.mode_options) then
    return;
  end if;
  select a.time_zone into zone from public.agencies a where a.id = game.agency_id;
  local_day := (run.finished_at at time zone zone)::date;
  insert into private.leaderboard_entries
    (session_id, game_id, is_timed, display_name, total_score, median_log_error, finished_at, day_on, week_on, month_on)
  values (run.id, run.game_id, run.is_timed, run.display_name,
    coalesce(private.survived_of(run, private.miss_limit_of(game)), run.total_score),
    coalesce(run.median_log_error, 100), run.finished_at, local_day, date_trunc('week', local_day::timestamp)::date,
      date_trunc('month', local_day::timestamp)::date)
  returning * into entry;
  perform private.count_on_board(entry, 1);
  insert into private.leaderboard_changes (game_id) values (run.game_id);
end $$;

create or replace function private.thread_of(session_id uuid, game_listing_id uuid, user_id uuid,
  guest_token text) returns public.sessions
language plpgsql stable security definer set search_path = '' as $$
declare
  run public.sessions := private.session_of(thread_of.session_id, thread_of.user_id, thread_of.guest_token);
  game public.games;
begin
  perform private.round_of(run, thread_of.game_listing_id);
  if not exists (select from public.guesses g where g.session_id = run.id
    and g.game_listing_id = thread_of.game_listing_id) then
    perform private.refuse(403, 'not_allowed', 'Comments are shown after your own guess. Guess first.');
  end if;
  select g.* into game from public.games g where g.id = run.game_id;
  if game.family <> 'forum' or private.is_classroom(game.mode_options, run.mode_options) then
    perform private.refuse(403, 'not_allowed', 'This game has no comments.');
  end if;
  if exists (
      select from public.game_listings gl join public.listings l on l.id = gl.listing_id
      where gl.id = thread_of.game_listing_id and l.status = 'withdrawn') then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was withdrawn, and its comments with it. Go on with the next one.');
  end if;
  return run;
end $$;

drop index public.sessions_of_classrooms;
create index sessions_of_classrooms on public.sessions (started_at) where mode_options @> '{"is_classroom": true}';
create index games_of_classrooms on public.games (id) where mode_options @> '{"is_classroom": true}';
create or replace function private.forget_classroom_runs(grace interval default '30 days') returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run record;
  forgotten integer := 0;
begin
  for run in
    select s.id, s.game_id, coalesce(s.user_id, s.guest_id) as player_id, s.guessed, s.finished_at
      from public.sessions s
    where s.id in (
        select c.id from public.sessions c where c.mode_options @> '{"is_classroom": true}'
          and c.started_at < now() - grace
        union
        select c.id from public.games g join public.sessions c on c.game_id = g.id
        where g.mode_options @> '{"is_classroom": true}' and c.started_at < now() - grace)
      and s.status <> 'active' and greatest(s.active_at, s.finished_at) < now() - grace
      and not private.is_left_in_peace('forget_classroom_runs', s.id::text)
    order by s.id limit 1000 for update of s skip locked
  loop
    begin
      if run.guessed > 0 then
        insert into private.seen_spoilers (game_id, player_id, seen_at)
          values (run.game_id, run.player_id, run.finished_at) on conflict do nothing;
      end if;
      perform private.make_practice(array[run.id], 'excluded');
      delete from public.sessions s where s.id = run.id;
      forgotten := forgotten + 1;
    exception when others then
      perform private.note_job_failure('forget_classroom_runs', run.id::text, sqlstate, sqlerrm);
    end;
  end loop;
  return forgotten;
end $$;

-- What is said of runs and games.
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
      'max_score', run.rounds * case g.formula when 'classic_bands' then 100 else 1000 end,
      'guessed', run.guessed, 'started_at', run.started_at, 'finished_at', run.finished_at, 'is_sharing_details',
        run.is_sharing_details,
      'rounds', (
        select jsonb_agg(jsonb_build_object(
          'game_listing_id', r.game_listing_id, 'position', r.position, 'commitment', c.commitment,
          'price_kind', coalesce(p.kind, 'poll'), 'price_year', case when p.kind = 'sold'
            then extract(year from p.dated_on)::integer end,
          'opened_at', r.opened_at, 'deadline_at', r.deadline_at,
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
  max_score := run.rounds * case game.formula when 'classic_bands' then 100 else 1000 end;
  -- A round-up is shared home by home, so its squares say of which home they are.
  select jsonb_agg(jsonb_build_object('position', r.position, 'band', case when g.session_id is not null
    then private.shared_band(g) end)
      || case game.family when 'roundup' then jsonb_build_object('game_listing_id', r.game_listing_id)
        else '{}'::jsonb end order by r.position),
    sum(case when not g.is_late then private.band_points(g.formula, game.difficulty,
      private.shared_band(g)) * g.multiplier else 0 end)
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

create or replace function private.cover_of(game_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select private.photos_in_mode(gl.listing_id, g.mode_options) -> 0
    from public.game_listings gl join public.listings l on l.id = gl.listing_id join public.games g on g.id = gl.game_id
    where gl.game_id = cover_of.game_id and gl.is_visible and l.status <> 'withdrawn'
      and exists (select from public.listing_photos p where p.listing_id = gl.listing_id
        and p.rights_status <> 'link-only' and not p.is_hidden)
    order by gl.position, gl.id limit 1);
end $$;

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
      'listing_count', l.listing_count, 'miss_limit_log', private.miss_limit_of(game),
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

create or replace function private.describe_behind_code(game public.games) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', game.id, 'slug', game.slug, 'brand', (select a.key from public.agencies a where a.id = game.agency_id),
    'family', game.family, 'title', game.title, 'state', game.state, 'visibility', game.visibility, 'needs_code', true,
      'is_behind_code', true,
    'is_open', private.is_open(game), 'opens_at', game.opens_at, 'closes_at', game.closes_at, 'is_sample',
      game.is_sample,
    'leaderboard_enabled', game.has_leaderboard, 'embed_domains', to_jsonb(game.embed_domains),
    -- The shape of describe_game, with nothing in it.
    'description', '', 'currency', null, 'market', null, 'rounds', 0, 'listing_count', 0, 'miss_limit_log', null,
      'round_seconds', null,
    'mode', null, 'mode_options', '{}'::jsonb, 'difficulty', null, 'scoring', null, 'scoring_options', '[]'::jsonb,
      'hints', '[]'::jsonb, 'host_name', null,
    'cover', null, 'bounds', null,
    -- As the board says that everybody reads.
    'players', private.players_on_board(game.id, game.round_seconds is not null, 'all_time', date '1970-01-01'));
end $$;

create or replace function private.game_homes(game_slug text, brand text, guest_token text) returns jsonb
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
      else not game.mode_options @> '{"is_ranked": false}'
        and not exists (select from public.sessions s where s.game_id = game.id
        and (s.user_id = player or s.guest_id = guest))
        and not private.knows_prices(game, (
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
        'photo', case when not 'photos' = any (gl.hidden_facts)
          then private.photos_in_mode(l.id, shown.options) -> 0 end,
        'is_in_run', run.id is null or exists (select from public.session_rounds r where r.session_id = run.id
          and r.game_listing_id = gl.id),
        'guessed', own.guess)
      || case when shown.options @> '{"shows_facts": false}' then '{}'::jsonb else jsonb_build_object(
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
    join public.assets a on a.id = l.asset_id
    left join lateral (
      select jsonb_build_object('session_id', s.id, 'score', g.score, 'label', g.label, 'is_ranked',
        s.is_ranked) as guess
      from public.guesses g join public.sessions s on s.id = g.session_id
      where g.game_listing_id = gl.id and (s.user_id = player or s.guest_id = guest)
      order by s.is_ranked desc, g.guessed_at limit 1) own on true
    cross join lateral (
      select private.options_before_guess(own.guess is not null, game.mode_options,
        run.mode_options) as options) shown));
end $$;

create or replace function private.forum_posts(game_slug text, brand text, guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  viewer uuid := (select auth.uid());
  guest uuid := private.guest_of(forum_posts.guest_token);
begin
  if game.family <> 'forum' then
    perform private.refuse(404, 'not_found', 'This game has no thread. Open it at its own address.');
  end if;
  -- Homes behind a code are there for whom it let in.
  if game.visibility = 'code' and not private.manages_game(game.id) and not exists (
      select from public.sessions s where s.game_id = game.id and (s.user_id = viewer or s.guest_id = guest)) then
    return '[]'::jsonb;
  end if;
  return (
    select coalesce(jsonb_agg((jsonb_build_object(
        'game_listing_id', gl.id, 'position', gl.position,
        'currency', l.currency, 'price_kind', coalesce(p.kind, 'poll'),
        'price_year', case when p.kind = 'sold' then extract(year from p.dated_on)::integer end,
        'photo', private.photos_in_mode(l.id, shown.options) -> 0,
        'guesses', (select coalesce(sum(h.guesses), 0) from private.crowd_histogram h where h.game_listing_id = gl.id),
        'session_id', own.session_id, 'is_guessed', coalesce(own.is_guessed, false),
        'comments', case when own.is_guessed and not private.is_classroom(game.mode_options, own.mode_options)
          then private.count_comments(gl.id) end)
      || case when shown.options @> '{"shows_facts": false}' then '{}'::jsonb else jsonb_build_object(
        'title', coalesce(gl.title_override, l.title), 'town', a.town, 'district', a.district, 'region',
          a.region) end - gl.hidden_facts)
      order by gl.position, gl.id), '[]'::jsonb)
    from public.game_listings gl
    join public.listings l on l.id = gl.listing_id
    join public.assets a on a.id = l.asset_id
    left join lateral (
      select v.kind, v.dated_on from private.listing_prices v where v.listing_id = l.id order by v.version desc
        limit 1) p on true
    left join lateral (
      select r.session_id, g.session_id is not null as is_guessed, s.mode_options
      from public.sessions s
      join public.session_rounds r on r.session_id = s.id and r.game_listing_id = gl.id
      left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
      where s.game_id = game.id and (s.user_id = viewer or s.guest_id = guest)
        and (g.session_id is not null or (s.status = 'active' and not private.has_run_out(s)))
      order by (g.session_id is not null) desc, s.started_at desc limit 1) own on true
    cross join lateral (
      select private.options_before_guess(own.is_guessed, game.mode_options, own.mode_options) as options) shown
    where gl.game_id = game.id and gl.is_visible and l.status <> 'withdrawn');
end $$;

-- Where a mode hides where homes are, no search by place finds them.
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
      (case when not 'country_code' = any (gl.hidden_facts) and not o.mode_options @> '{"shows_facts": false}'
        then a.country_code end),
      (case when not gl.hidden_facts && '{country_code,region}' and not o.mode_options @> '{"shows_facts": false}'
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

-- A result names the homes of its run, also those that are still to be guessed.
create or replace function private.detailed_rounds(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_agg(jsonb_build_object(
        'game_listing_id', r.game_listing_id, 'position', r.position, 'is_withdrawn', l.status = 'withdrawn',
        'title', case when l.status <> 'withdrawn' and not shown.options @> '{"shows_facts": false}'
          then coalesce(gl.title_override, l.title) end,
        'town', case when l.status <> 'withdrawn' and not shown.options @> '{"shows_facts": false}' then a.town end,
        'photo', case when l.status <> 'withdrawn' then private.photos_in_mode(l.id, shown.options) -> 0 end,
        'guess', case when g.session_id is not null then private.guess_answer(run.id, r.game_listing_id, true) end,
        'band', case when g.session_id is not null then private.error_band(g) end,
        'crowd', case when g.session_id is not null then private.crowd_of(r.game_listing_id) end,
        'why', case when g.session_id is not null and l.status <> 'withdrawn'
          then private.why_this_price(run.id, r.game_listing_id) end) order by r.position)
    from public.session_rounds r
    join public.game_listings gl on gl.id = r.game_listing_id
    join public.listings l on l.id = gl.listing_id
    join public.assets a on a.id = l.asset_id
    left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
    cross join lateral (select case when g.session_id is null then run.mode_options else '{}' end as options) shown
    where r.session_id = run.id);
end $$;

create or replace function private.resumable_runs(brand text, guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := (select auth.uid());
  guest uuid := private.guest_of(guest_token);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'session_id', s.id,
      'game', jsonb_build_object('id', g.id, 'slug', g.slug, 'brand', a.key, 'family', g.family, 'title', g.title,
        'is_open', private.is_open(g), 'cover', private.cover_of(g.id)),
      'status', case when private.has_run_out(s) then 'expired' else s.status end,
      'ranked', s.is_ranked, 'mode_options', s.mode_options, 'guessed', s.guessed, 'rounds', s.rounds, 'total_score',
        s.total_score, 'active_at', s.active_at,
      'expires_at', s.active_at + interval '24 hours',
      'last_game_listing_id', (
        select r.game_listing_id from public.session_rounds r where r.session_id = s.id order by r.position desc
          limit 1),
      'next_game_listing_id', case when s.status = 'active' and not private.has_run_out(s) then (
        select r.game_listing_id from public.session_rounds r
        join public.game_listings gl on gl.id = r.game_listing_id
        join public.listings l on l.id = gl.listing_id and l.status <> 'withdrawn'
        where r.session_id = s.id and not exists (
          select from public.guesses q where q.session_id = r.session_id and q.game_listing_id = r.game_listing_id)
        order by r.position limit 1) end) order by private.has_run_out(s), s.active_at desc), '[]'::jsonb)
    from (
      -- Two indexes, one for each kind of player; what ended long ago is not looked at.
      (select s.* from public.sessions s
        where s.user_id = player and s.started_at > now() - interval '8 days' and s.status in ('active', 'expired')
        order by s.started_at desc limit 30)
      union all
      (select s.* from public.sessions s
        where s.guest_id = guest and s.started_at > now() - interval '8 days' and s.status in ('active', 'expired')
        order by s.started_at desc limit 30)) s
    join public.games g on g.id = s.game_id and g.state <> 'draft'
    join public.agencies a on a.id = g.agency_id and a.key = coalesce(nullif(resumable_runs.brand, ''), 'default')
    -- An expired run is worth a word while its game has not been begun again.
    where s.status = 'active' or not exists (
      select from public.sessions n
      where (n.user_id = player or n.guest_id = guest) and n.game_id = s.game_id and n.started_at > s.started_at));
end $$;

-- The people of a game see what its mode says, since its settings cannot say otherwise.
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

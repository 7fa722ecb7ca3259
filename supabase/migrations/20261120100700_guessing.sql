-- Guessing.
--
-- open_round shows a round and starts its clock. submit-guess asks guess_context for what the score needs, computes
-- the score in the pure domain, and calls record_guess, which locks the run, checks everything again and writes the
-- guess once. The same guess sent again gets the first answer; it is looked for before any refusal, so a lost reply
-- never costs a round, not even the last.

-- What a player learns by guessing.
create function private.guess_answer(session_id uuid, game_listing_id uuid, replayed boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'guess', jsonb_build_object(
        'amount_minor', g.amount_minor, 'low_minor', g.low_minor, 'high_minor', g.high_minor,
        'price_minor', p.amount_minor, 'currency', g.currency, 'price_kind', coalesce(p.kind, 'poll'),
        'price_on', to_char(p.dated_on, 'YYYY-MM'),
        'error_percent', case when g.log_error is not null
          then round((abs(exp(g.log_error) - 1) * 100)::numeric, 2) end,
        'signed_error_percent', case when g.log_error is not null
          then round(((exp(g.log_error) - 1) * 100)::numeric, 2) end,
        'score', g.score, 'label', g.label, 'multiplier', g.multiplier, 'is_late', g.is_late),
      'proof', case when c.id is not null then jsonb_build_object('salt', c.salt, 'commitment', c.commitment) end,
      'session', jsonb_build_object('total_score', s.total_score, 'guessed', s.guessed, 'rounds', s.rounds, 'status',
        s.status),
      'replayed', replayed)
    from public.guesses g
    join public.sessions s on s.id = g.session_id
    join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
    left join private.price_commitments c on c.id = r.commitment_id
    left join private.listing_prices p on p.id = c.listing_price_id
    where g.session_id = guess_answer.session_id and g.game_listing_id = guess_answer.game_listing_id);
end $$;
comment on function private.guess_answer
  is 'The answer to a guess: price, error, score, proof. Null while there is no guess.';

create function private.hint_multiplier(hints text[]) returns double precision language plpgsql immutable
  set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(exp(sum(ln(m.multiplier))), 1) from (values
      ('year', 0.95::double precision), ('area', 0.9), ('local-price-per-m2', 0.8), ('local-median', 0.7)) m (kind,
        multiplier)
    where m.kind = any (hints));
end $$;
comment on function private.hint_multiplier is 'Product of the multipliers of the hints that were taken.';

-- May this run still take guesses? Refuses with its reason.
create function private.check_run_is_playable(run public.sessions) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games;
begin
  if private.has_run_out(run) then
    perform private.refuse(409, 'run_expired',
      'This run ended because nothing was guessed for 24 hours. Start a new one; this one keeps its points.');
  end if;
  if run.status <> 'active' then
    perform private.refuse(409, 'run_finished', 'This run is over. See its results, or start a new one.');
  end if;
  select g.* into game from public.games g where g.id = run.game_id;
  if game.state in ('draft', 'archived') or (not private.is_open(game)
    and coalesce(game.closes_at, game.updated_at) < now() - interval '24 hours') then
    perform private.refuse(409, 'game_not_open',
      'This game closed more than 24 hours ago, so its runs take no more guesses. Your points so far are kept.');
  end if;
end $$;
comment on function private.check_run_is_playable is 'Refuses run_expired, run_finished or game_not_open.';

create function private.round_of(run public.sessions, game_listing_id uuid) returns public.session_rounds
language plpgsql stable security definer set search_path = '' as $$
declare
  round public.session_rounds;
begin
  select r.* into round from public.session_rounds r
    where r.session_id = run.id and r.game_listing_id = round_of.game_listing_id;
  if round.session_id is null then
    perform private.refuse(409, 'not_in_run',
      'This home is not part of your run. Go back to the run and take its next round.');
  end if;
  return round;
end $$;
comment on function private.round_of is 'A round of a run; refuses with not_in_run.';

create function private.bounds_of(game public.games, currency text, price_kind text, out min_minor bigint,
  out max_minor bigint)
language sql stable security definer set search_path = '' as $$
  select coalesce(game.min_minor, b.min_minor), coalesce(game.max_minor, b.max_minor) from public.market_bounds b
  where b.currency = bounds_of.currency and b.price_kind = bounds_of.price_kind
$$;
comment on function private.bounds_of
  is 'Accepted guesses: the creator''s published bounds, else the market''s fixed ones.';

-- Sudden death. The family's own limit holds where the game names none; a hair is added for the last digit of the
-- logarithm.
create function private.miss_limit_of(game public.games) returns double precision language plpgsql immutable
  set search_path = '' as $$
begin
  return coalesce(game.miss_limit_log, case game.family when 'ultima' then ln(1.25::double precision) end);
end $$;
comment on function private.miss_limit_of
  is 'The miss |ln(guess / price)| above which a run of this game ends; null where no miss ends it.';

create function private.misses_too_far(guess public.guesses, miss_limit_log double precision) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return miss_limit_log is not null and (guess.is_late or coalesce(abs(guess.log_error) > miss_limit_log + 1e-9,
    false));
end $$;
comment on function private.misses_too_far
  is 'Does this guess end a run under sudden death? Letting the time run out does.';

-- A streak: the rounds guessed last, one after the other, that were "close" or better. A miss and a lost round end it.
create function private.streak_of(run public.sessions) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select count(*)::integer from public.guesses g
    where g.session_id = run.id and g.label in ('spot on', 'excellent', 'close') and not exists (
      select from public.guesses m where m.session_id = run.id and m.guessed_at >= g.guessed_at
        and m.label not in ('spot on', 'excellent', 'close')));
end $$;
comment on function private.streak_of is 'How many rounds in a row a run has just guessed "close" or better.';

create function private.survived_of(run public.sessions, miss_limit_log double precision) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return case when miss_limit_log is not null then (
    select count(*) from public.guesses g where g.session_id = run.id
      and not private.misses_too_far(g, miss_limit_log)) end;
end $$;
comment on function private.survived_of is 'How many homes a run under sudden death has survived; null in other games.';

-- Writes a guess and everything that follows from it, in one transaction.
create function private.record_guess(session_id uuid, game_listing_id uuid, listing_price_id uuid, amount_minor bigint,
  low_minor bigint,
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
begin
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
  select g.* into game from public.games g where g.id = run.game_id;

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
  if guess.is_counted then
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
comment on function private.record_guess is 'Records a scored guess once; the same guess again gets the first answer.';

-- What submit-guess needs to score a guess, or the answer that it already got.
create function private.guess_context(session_id uuid, game_listing_id uuid, user_id uuid, guest_token text,
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
    select g.* into game from public.games g where g.id = run.game_id;
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
    'multiplier', private.hint_multiplier(round.hints_used), 'mode', run.mode, 'miss_limit_log', game.miss_limit_log,
    'scoring_options', to_jsonb(game.scoring_options), 'absolute_limit_minor', game.absolute_limit_minor,
    'streak_before', case when 'streaks' = any (game.scoring_options) then private.streak_of(run) else 0 end,
    'time_left_share', coalesce(least(1, greatest(0, extract(epoch
      from round.deadline_at - clock_timestamp()) / game.round_seconds)), 0),
    'is_late', coalesce(clock_timestamp() > round.deadline_at + interval '2 seconds', false)));
end $$;
comment on function private.guess_context
  is 'For submit-guess: what scoring needs, the answer that this guess already got, or a counted refusal.';

create function public.guess_context(session_id uuid, game_listing_id uuid, user_id uuid default null,
  guest_token text default null,
  client_address text default null, amount_minor bigint default null, low_minor bigint default null,
    high_minor bigint default null,
  currency text default null) returns jsonb language sql volatile set search_path = '' as $$
  select private.guess_context(session_id, game_listing_id, user_id, guest_token, client_address, amount_minor,
    low_minor, high_minor, currency)
$$;
comment on function public.guess_context is 'For the submit-guess function alone: it holds the price.';
create function public.record_guess(session_id uuid, game_listing_id uuid, listing_price_id uuid default null,
  amount_minor bigint default null,
  low_minor bigint default null, high_minor bigint default null, log_error double precision default null,
    score integer default null,
  label text default null, formula text default 'log_ratio', formula_version integer default 1,
  multiplier double precision default 1, is_late boolean default false) returns jsonb
language sql volatile set search_path = '' as $$
  select private.record_guess(session_id, game_listing_id, listing_price_id, amount_minor, low_minor, high_minor,
    log_error, score, label,
    formula, formula_version, multiplier, is_late)
$$;
comment on function public.record_guess is 'For the submit-guess function alone: records a scored guess.';
grant execute on function private.guess_context(uuid, uuid, uuid, text, text, bigint, bigint, bigint,
  text) to service_role;
grant execute on function public.guess_context(uuid, uuid, uuid, text, text, bigint, bigint, bigint,
  text) to service_role;
grant execute on function private.record_guess(uuid, uuid, uuid, bigint, bigint, bigint, double precision, integer,
  text, text, integer, double precision, boolean) to service_role;
grant execute on function public.record_guess(uuid, uuid, uuid, bigint, bigint, bigint, double precision, integer, text,
  text, integer, double precision, boolean) to service_role;

-- Hints. Year and area are the home's own; the local levels describe the area and never the listing.
create function private.hint_value(listing_id uuid, kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select case hint_value.kind
      when 'year' then (select jsonb_build_object('kind', hint_value.kind, 'value', a.year_built, 'unit', 'year')
        where a.year_built is not null)
      when 'area' then (select jsonb_build_object('kind', hint_value.kind, 'value', a.floor_area_m2, 'unit', 'm2')
        where a.floor_area_m2 is not null)
      when 'local-price-per-m2' then (
        select jsonb_build_object('kind', hint_value.kind, 'value', v.median_per_m2_minor, 'unit', 'minor_per_m2',
          'currency', v.currency, 'source', v.source)
        from private.area_price_levels v where v.country_code = a.country_code
          and v.area_code = coalesce(a.district, a.town) and v.currency = l.currency)
      when 'local-median' then (
        select jsonb_build_object('kind', hint_value.kind, 'value', v.median_minor, 'unit', 'minor', 'currency',
          v.currency, 'source', v.source)
        from private.area_price_levels v where v.country_code = a.country_code
          and v.area_code = coalesce(a.district, a.town) and v.currency = l.currency)
    end
    from public.listings l join public.assets a on a.id = l.asset_id where l.id = hint_value.listing_id);
end $$;
comment on function private.hint_value
  is 'A hint about a listing, or null where it is not known. Never computed from the listing''s own price.';

create function private.reveal_hint(session_id uuid, game_listing_id uuid, kind text, user_id uuid,
  guest_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  round public.session_rounds;
  hint jsonb;
begin
  run := private.session_of(reveal_hint.session_id, reveal_hint.user_id, reveal_hint.guest_token);
  perform from public.sessions s where s.id = run.id for no key update;
  round := private.round_of(run, reveal_hint.game_listing_id);
  if not reveal_hint.kind = any (round.hints_used) then
    perform private.check_run_is_playable(run);
    if exists (select from public.guesses g where g.session_id = run.id and g.game_listing_id = round.game_listing_id)
      then
      perform private.refuse(409, 'already_guessed',
        'You have guessed this home already, so there is nothing left to hint at.');
    end if;
    if not reveal_hint.kind = any (select unnest(g.hints) from public.games g where g.id = run.game_id) then
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
comment on function private.reveal_hint is 'Reveals a hint of a round and books its multiplier; again for free.';
create function public.reveal_hint(session_id uuid, game_listing_id uuid, kind text, user_id uuid default null,
  guest_token text default null)
returns jsonb language sql volatile set search_path = '' as $$
  select private.reveal_hint(session_id, game_listing_id, kind, user_id, guest_token)
$$;
comment on function public.reveal_hint is 'For the reveal-hint function alone: the caller has verified user_id.';
grant execute on function private.reveal_hint(uuid, uuid, text, uuid, text) to service_role;
grant execute on function public.reveal_hint(uuid, uuid, text, uuid, text) to service_role;

-- A map point that is off by 500 to 900 metres, always by the same amount for one home, so that neither repeated looks
-- nor other listings of it can be averaged. The offset comes from a digest over the home's id and the server's own key.
create function private.blurred_point(asset_id uuid, latitude double precision,
  longitude double precision) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select case when latitude is not null then jsonb_build_object(
      'lat', round((latitude + metres * cos(angle) / 111320)::numeric, 4),
      'lng', round((longitude + metres * sin(angle) / (111320 * greatest(cos(radians(latitude)), 0.05)))::numeric,
        4)) end
    from (
      select 520 + 380 * (get_byte(d.digest, 0) * 256 + get_byte(d.digest, 1)) / 65535.0 as metres,
        2 * pi() * (get_byte(d.digest, 2) * 256 + get_byte(d.digest, 3)) / 65536.0 as angle
      from (select sha256(convert_to(k.key_hex || asset_id::text, 'UTF8')) as digest from private.token_keys k) d) o);
end $$;
comment on function private.blurred_point is 'The home''s position moved by 500 to 900 m; the same each time.';

create function private.photos_of(listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path, 'file_type', p.file_type, 'widths',
      p.widths, 'width', p.width, 'height', p.height,
      'alt', p.alt, 'room', p.room, 'placeholder', p.placeholder, 'attribution', p.attribution)
        order by p.position), '[]'::jsonb)
    from public.listing_photos p where p.listing_id = photos_of.listing_id and p.rights_status <> 'link-only'
      and not p.is_hidden);
end $$;
comment on function private.photos_of is 'Photos that may be shown, in order.';

create function private.open_round(session_id uuid, game_listing_id uuid, guest_token text) returns jsonb
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
begin
  run := private.session_of(open_round.session_id, (select auth.uid()), open_round.guest_token);
  round := private.round_of(run, open_round.game_listing_id);
  select g.* into game from public.games g where g.id = run.game_id;
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
  return jsonb_build_object(
    'session_id', run.id, 'game_listing_id', round.game_listing_id, 'position', round.position, 'rounds', run.rounds,
    'currency', listing.currency, 'price_kind', coalesce(price.kind, 'poll'),
    'price_year', case when price.kind = 'sold' then extract(year from price.dated_on)::integer end,
    'commitment', committed, 'opened_at', round.opened_at, 'deadline_at', round.deadline_at, 'server_now',
      clock_timestamp(),
    'bounds', jsonb_build_object('min_minor', bounds.min_minor, 'max_minor', bounds.max_minor),
    'mode', run.mode, 'is_range', run.mode = 'blind-band', 'facts', facts, 'photos', private.photos_of(listing.id),
    'hints', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'multiplier', private.hint_multiplier(array[h.kind]),
        'value', case when h.kind = any (round.hints_used) then private.hint_value(listing.id, h.kind) -> 'value' end,
        'unit', case when h.kind = any (round.hints_used) then private.hint_value(listing.id, h.kind) ->> 'unit' end)
          order by h.place), '[]'::jsonb)
      from unnest(game.hints) with ordinality as h (kind, place)
      where private.hint_value(listing.id, h.kind) is not null),
    'guess', answer);
end $$;
comment on function private.open_round is 'A round''s facts and photos; starts its clock; closes it when time ran out.';
create function public.open_round(session_id uuid, game_listing_id uuid, guest_token text default null) returns jsonb
language sql volatile set search_path = '' as $$
  select private.open_round(session_id, game_listing_id, guest_token)
$$;
comment on function public.open_round is 'Shows a round of the caller''s run and starts its clock.';
grant execute on function private.open_round(uuid, uuid, text) to anon, authenticated;
grant execute on function public.open_round(uuid, uuid, text) to anon, authenticated;

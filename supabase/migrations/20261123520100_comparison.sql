-- Comparison: two homes stand side by side, and players say which costs more and, if they like, by how much.
--
-- Homes are compared in the order of the run: the first with the second, the third with the fourth. One answer guesses
-- both homes of a pair in one transaction, so both prices show at once and neither tells anything of a home that is
-- still to be guessed. Each of the two earns the points of the answer (domain/comparison.ts). No amount was named, so
-- nothing moves the crowd's figures. Where one home of a pair is withdrawn, both rounds are void.

alter table public.guesses
  add column is_dearer boolean,
  add column gap_percent smallint,
  drop constraint a_guess_is_an_amount_or_a_range,
  add constraint a_guess_is_an_amount_or_a_range check (case
    when is_dearer is not null then amount_minor is null and low_minor is null and high_minor is null
    else is_late or ((amount_minor is null) = (low_minor is not null)
      and (low_minor is null) = (high_minor is null)) end),
  add constraint a_gap_is_of_a_comparison_and_at_most_tenfold check (
    gap_percent is null or (is_dearer is not null and gap_percent between 0 and 900)),
  add constraint a_comparison_is_not_counted check (is_dearer is null or not is_counted);
comment on column public.guesses.is_dearer is
  'Of two homes that were compared: whether the player said that this one costs more; null where an amount is guessed.';
comment on column public.guesses.gap_percent is
  'By how many percent the dearer of the two costs more, as the player said; null where they did not.';
grant select (is_dearer, gap_percent) on public.guesses to authenticated;

-- Whatever counts the guesses of a run again leaves comparisons out.
create function private.leave_comparison_uncounted() returns trigger language plpgsql set search_path = '' as $$
begin
  new.is_counted := false;
  return new;
end $$;
comment on function private.leave_comparison_uncounted is 'Who compared two homes has named no amount to count.';
create trigger a_comparison_moves_no_crowd before update of is_counted on public.guesses
  for each row when (new.is_dearer is not null and new.is_counted)
  execute function private.leave_comparison_uncounted();

create or replace function private.are_mode_options(options jsonb) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return jsonb_typeof(options) = 'object'
    and not (options @> '{"is_classroom": true}' and options @> '{"may_double": true}')
    and not (options @> '{"is_comparison": true}' and (options ?| '{lives,run_seconds,miss_limit_log}'
      or options @> '{"may_double": true}' or options @> '{"is_range": true}' or options @> '{"has_fog": true}'
      or jsonb_typeof(options -> 'round_seconds') is not distinct from 'number')) and not exists (
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
          'is_ranked', 'has_words', 'may_double', 'has_fog',
          'is_comparison') end);
end $$;

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
  -- Which of two costs more misses no price, is asked without hints, and nobody's time runs out between two homes.
  if options @> '{"is_comparison": true}' then
    game.miss_limit_log := null;
    game.hints := '{}';
    game.round_seconds := null;
  end if;
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
    and not options @> '{"has_fog": true}'
    and not options @> '{"is_comparison": true}';
end $$;

create or replace function private.count_in_crowd(game_listing_id uuid, amount_minor bigint, delta integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- Who compared two homes has named no amount.
  if count_in_crowd.amount_minor is null then
    return;
  end if;
  insert into private.crowd_histogram as h (game_listing_id, bin, slot, guesses)
  values (count_in_crowd.game_listing_id, private.crowd_bin(amount_minor), floor(random() * 4)::smallint, delta)
  on conflict on constraint a_crowd_counter_is_kept_once do update set guesses = h.guesses + excluded.guesses;
end $$;

create function private.place_beside(place integer) returns integer language plpgsql immutable
  set search_path = '' as $$
begin
  return place + case place % 2 when 1 then 1 else -1 end;
end $$;
comment on function private.place_beside is 'Which round of a run is compared with this one.';

create function private.round_beside(run public.sessions, round public.session_rounds) returns public.session_rounds
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select r from public.session_rounds r
    where r.session_id = run.id and r.position = private.place_beside(round.position));
end $$;
comment on function private.round_beside is 'The other round of a pair.';

create function private.price_beside(run public.sessions, round public.session_rounds) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('listing_price_id', p.id, 'price_minor', p.amount_minor)
    from private.price_commitments c join private.listing_prices p on p.id = c.listing_price_id
    where c.id = (private.round_beside(run, round)).commitment_id);
end $$;
comment on function private.price_beside is 'The price of the other home of a pair, for whoever scores the two.';

create function private.in_pairs(homes uuid[]) returns uuid[] language plpgsql stable security definer
  set search_path = '' as $$
begin
  return (
    select array_agg(c.id order by c.place) from (
      select h.id, h.place, count(*) over () as homes, row_number() over (order by h.place) as nth
      from unnest(in_pairs.homes) with ordinality as h (id, place)
      join public.game_listings gl on gl.id = h.id
      join public.games g on g.id = gl.game_id
      join public.listings l on l.id = gl.listing_id and l.currency = g.currency
      where exists (select from private.listing_prices p where p.listing_id = l.id and p.amount_minor is not null)) c
    where c.nth <= c.homes - c.homes % 2);
end $$;
comment on function private.in_pairs is
  'Of these homes those that can be compared, an even number in the same order; null where there are no two.';

create or replace function private.guess_answer(session_id uuid, game_listing_id uuid, replayed boolean) returns jsonb
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
        'score', g.score, 'label', g.label, 'multiplier', g.multiplier, 'is_late', g.is_late)
        || case when g.is_dearer is null then '{}'
          else jsonb_build_object('is_dearer', g.is_dearer, 'gap_percent', g.gap_percent) end,
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

create or replace function private.void_rounds(listing_id uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  voided integer := 0;
  gone integer;
begin
  for run in
    select s.* from public.sessions s
    join public.session_rounds r on r.session_id = s.id
    join public.game_listings gl on gl.id = r.game_listing_id
    where gl.listing_id = void_rounds.listing_id and s.status = 'active' and not r.is_void
    order by s.id for no key update of s
  loop
    update public.session_rounds r set is_void = true
      from public.game_listings gl
      where r.session_id = run.id and gl.id = r.game_listing_id and gl.listing_id = void_rounds.listing_id
        and not r.is_void
        and not exists (select from public.guesses g where g.session_id = r.session_id
          and g.game_listing_id = r.game_listing_id);
    continue when not found;
    voided := voided + 1;
    gone := 1;
    -- A home alone compares with nothing.
    if run.mode_options @> '{"is_comparison": true}' then
      update public.session_rounds r set is_void = true
        from public.session_rounds o
        join public.game_listings gl on gl.id = o.game_listing_id and gl.listing_id = void_rounds.listing_id
        where o.session_id = run.id and r.session_id = run.id and not r.is_void
          and r.position = private.place_beside(o.position);
      gone := 2;
    end if;
    if run.rounds > gone then
      update public.sessions s set rounds = s.rounds - gone where s.id = run.id returning s.* into run;
      if run.guessed = run.rounds then
        perform private.end_session(run.id, 'finished');
      end if;
    else
      -- Nothing is left of the run.
      perform private.end_session(run.id, 'abandoned');
    end if;
  end loop;
  return voided;
end $$;

drop function private.guess_context(uuid, uuid, uuid, text, text, bigint, bigint, bigint, text);
create function private.guess_context(session_id uuid, game_listing_id uuid,
  user_id uuid default null, guest_token text default null, client_address text default null,
  amount_minor bigint default null, low_minor bigint default null, high_minor bigint default null,
  currency text default null, is_dearer boolean default null, gap_percent integer default null) returns jsonb
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
  beside jsonb;
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
        and (guess.is_dearer, guess.gap_percent)
          is not distinct from (guess_context.is_dearer, guess_context.gap_percent::smallint)
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
    if (guess_context.is_dearer is not null) <> (run.mode_options @> '{"is_comparison": true}') then
      perform private.refuse(422, 'invalid_request', case when guess_context.is_dearer is null
        then 'This run compares two homes. Say which of them costs more.'
        else 'This run takes an amount. Name one.' end);
    end if;
    if guess_context.is_dearer is not null then
      beside := private.price_beside(run, round);
    end if;
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
    'is_late', coalesce(clock_timestamp() > round.deadline_at + interval '2 seconds', false), 'beside', beside));
end $$;
comment on function private.guess_context is
  'What scoring needs to know of a round, the answer that this guess already got, or a counted refusal.';
select private.expose('private.guess_context(uuid, uuid, uuid, text, text, bigint, bigint, bigint, text, boolean,
  integer)', 'service_role');

drop function private.record_guess(uuid, uuid, uuid, bigint, bigint, bigint, double precision, integer, text, text,
  integer, double precision, boolean);
create function private.record_guess(session_id uuid, game_listing_id uuid,
  listing_price_id uuid default null, amount_minor bigint default null, low_minor bigint default null,
  high_minor bigint default null, log_error double precision default null, score integer default null,
  label text default null, formula text default 'log_ratio', formula_version integer default 1,
  multiplier double precision default 1, is_late boolean default false,
  is_dearer boolean default null, gap_percent integer default null, price_beside_id uuid default null) returns jsonb
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
        is not distinct from (record_guess.amount_minor, record_guess.low_minor, record_guess.high_minor)
        and (guess.is_dearer, guess.gap_percent)
          is not distinct from (record_guess.is_dearer, record_guess.gap_percent::smallint) then
      return private.guess_answer(session_id, game_listing_id, true);
    end if;
    perform private.refuse(409, 'already_guessed',
      'You have guessed this home already, with another amount. The first guess stands.');
  end if;
  round := private.round_of(run, game_listing_id);
  perform private.check_run_is_playable(run);
  if not record_guess.is_late
      and (record_guess.is_dearer is not null) <> (run.mode_options @> '{"is_comparison": true}') then
    perform private.refuse(422, 'invalid_request', 'This run is guessed in another way.'
      || ' Reload the page and guess again.');
  end if;
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
    formula, formula_version, multiplier, is_late, is_counted, is_dearer, gap_percent)
  values (run.id, round.game_listing_id, record_guess.amount_minor, record_guess.low_minor, record_guess.high_minor,
    (select l.currency from public.game_listings gl join public.listings l on l.id = gl.listing_id
      where gl.id = round.game_listing_id),
    case when late then null else record_guess.log_error end,
    case when late then 0 else record_guess.score end,
    case when late then 'time_over' else record_guess.label end,
    record_guess.formula, record_guess.formula_version, private.hint_multiplier(round.hints_used), late, run.is_ranked
      and not late and record_guess.is_dearer is null,
    record_guess.is_dearer, case when record_guess.is_dearer is not null then record_guess.gap_percent end)
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
  -- Both homes of a pair are guessed, and shown, at once.
  if guess.is_dearer then
    perform private.record_guess(run.id, (private.round_beside(run, round)).game_listing_id,
      record_guess.price_beside_id, score => guess.score, label => guess.label, formula => guess.formula,
      formula_version => guess.formula_version, is_dearer => false, gap_percent => guess.gap_percent);
    return private.guess_answer(run.id, guess.game_listing_id, false);
  end if;
  if run.guessed = run.rounds or private.ends_run(run, guess, game) then
    perform private.end_session(run.id, 'finished');
  end if;
  return private.guess_answer(session_id, game_listing_id, false);
end $$;
comment on function private.record_guess is
  'Records a scored guess once; of a comparison both homes. The same guess again gets the first answer.';
select private.expose('private.record_guess(uuid, uuid, uuid, bigint, bigint, bigint, double precision, integer, text,
  text, integer, double precision, boolean, boolean, integer, uuid)', 'service_role');

create or replace function private.start_run(game_slug text, brand text default null, mode text default null,
  display_name text default null, user_id uuid default null, guest_token_in text default null,
  access_code text default null, share_token text default null, request_key text default null,
    client_address text default null, mode_options jsonb default null,
  like_run uuid default null, avoids_known boolean default false) returns jsonb
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

  chosen := case when start_run.like_run is null
    then private.choose_homes(game, new_seed, opened.game_listing_id, start_run.user_id, guest,
      -- Where homes are drawn anyway, known ones are drawn last.
      coalesce(start_run.avoids_known, false) or game.round_order = 'random')
    else private.homes_like(game, start_run.like_run, opened.game_listing_id) end;
  if chosen is null then
    perform private.refuse(409, 'game_not_open', 'This game has no homes to guess at the moment. Choose another game.');
  end if;

  -- What the game's own mode says is in its row; what another one says, the caller tells.
  played_mode := coalesce(start_run.mode, game.mode);
  played_options := case when played_mode = game.mode then game.mode_options
    else coalesce(start_run.mode_options, '{}') end;
  if played_options @> '{"is_comparison": true}' then
    chosen := private.in_pairs(chosen);
    if chosen is null then
      perform private.refuse(409, 'too_few_homes',
        'This game has too few homes with a price to compare. Choose another game.');
    end if;
  end if;
  chosen_listings := array(select gl.listing_id from public.game_listings gl where gl.id = any (chosen));

  practice_reason := case
    when played_mode <> game.mode then 'other_mode'
    when played_options @> '{"is_ranked": false}' then 'unranked_mode'
    when opened.game_listing_id is not null
      or exists (select from public.sessions o where o.id = start_run.like_run and o.practice_reason = 'one_home')
        then 'one_home'
    when exists (select from public.sessions r where r.game_id = game.id
      and (r.user_id = start_run.user_id or r.guest_id = guest)) then 'not_first'
    when private.knows_prices(game, chosen_listings, start_run.user_id, guest) then 'price_known' end;
  insert into public.sessions as s
    (game_id, user_id, guest_id, request_key, mode, mode_options, is_ranked, practice_reason, is_timed, display_name,
      seed, rounds, like_id)
  values (game.id, start_run.user_id, guest, start_run.request_key, played_mode, played_options,
    practice_reason is null, practice_reason, (private.game_in_mode(game, played_options)).round_seconds is not null,
    -- In a classroom nobody types a name; where moderators replaced one, the replacement stays.
    case when private.is_classroom(game.mode_options, played_options) then private.friendly_name() else coalesce(
      (select n.display_name from private.replaced_names n where n.game_id = game.id
        and n.player_id = coalesce(start_run.user_id, guest)),
      nullif(btrim(start_run.display_name), ''), (select p.display_name from public.profiles p
        where p.id = start_run.user_id),
      private.friendly_name()) end,
    new_seed, cardinality(chosen), start_run.like_run)
  returning s.* into run;

  insert into public.session_rounds (session_id, game_listing_id, position, commitment_id)
  select run.id, c.id, c.position, private.commitment_of(c.id) from unnest(chosen) with ordinality as c (id, position);

  return private.run_start(run) || jsonb_build_object('created', true, 'guest_token', token);
end $$;

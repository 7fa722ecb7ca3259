-- Survival: a run has lives.
--
-- A guess that misses by far costs lives, by the word of its band, which its player is told with it: nothing more than
-- that word can be read from the lives. What is left follows from the guesses and is stored nowhere. The run ends with
-- the guess that takes the last life.

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
      when 'lives' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric between 1 and 9 and o.value::numeric % 1 = 0 else false end
      else jsonb_typeof(o.value) = 'boolean'
        and o.key in ('has_hints', 'is_range', 'shows_photos', 'shows_facts', 'is_classroom', 'is_calm',
          'is_ranked') end);
end $$;

-- The table of lives is the domain's; tests/facts holds both equal.
create function private.lives_lost(label text) returns integer language plpgsql immutable set search_path = '' as $$
begin
  return case label when 'far off' then 1 when 'way off' then 2 when 'time_over' then 2 else 0 end;
end $$;
comment on function private.lives_lost
  is 'How many lives a guess with this word costs. Letting the time run out costs as much as the widest miss.';

create function private.lives_left(run public.sessions) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when run.mode_options ? 'lives' then greatest(0, (run.mode_options ->> 'lives')::integer
    - (select coalesce(sum(private.lives_lost(g.label)), 0) from public.guesses g where g.session_id = run.id)) end;
end $$;
comment on function private.lives_left is 'What is left of a run''s lives; null where it has none to lose.';

-- Which rules may end a run before its last home is asked in two places, and said here alone.
create function private.may_end_early(run public.sessions, game public.games) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.miss_limit_of(game) is not null or run.mode_options ? 'lives';
end $$;
comment on function private.may_end_early is 'May a run end by its rules while homes are left?';

create function private.ends_run(run public.sessions, guess public.guesses, game public.games) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.misses_too_far(guess, private.miss_limit_of(game))
    or coalesce(private.lives_left(run) = 0, false);
end $$;
comment on function private.ends_run is 'Does this guess, which was just written, end its run?';

create or replace function private.record_guess(session_id uuid, game_listing_id uuid,
  listing_price_id uuid default null, amount_minor bigint default null, low_minor bigint default null,
  high_minor bigint default null, log_error double precision default null, score integer default null,
  label text default null, formula text default 'log_ratio', formula_version integer default 1,
  multiplier double precision default 1, is_late boolean default false) returns jsonb
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
  if run.guessed = run.rounds or private.ends_run(run, guess, game) then
    perform private.end_session(run.id, 'finished');
  end if;
  return private.guess_answer(session_id, game_listing_id, false);
end $$;

create or replace function private.end_session(session_id uuid, status text) returns public.sessions
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  leaves_rounds_open boolean;
begin
  select private.may_end_early(s, private.game_of_run(s)) into leaves_rounds_open from public.sessions s
    where s.id = end_session.session_id;
  -- An open round counts as a miss by e^100: larger than any guess can miss, finite so that the median stays a number.
  -- Where the rules leave rounds open, only the guesses count.
  update public.sessions s set
    status = end_session.status,
    finished_at = clock_timestamp(),
    median_log_error = (
      select percentile_cont(0.5) within group (order by coalesce(abs(g.log_error), 100))
      from public.session_rounds r left join public.guesses g using (session_id, game_listing_id)
      where r.session_id = s.id and r.commitment_id is not null and not r.is_void
        and (not leaves_rounds_open or g.session_id is not null))
  where s.id = end_session.session_id and s.status = 'active'
  returning s.* into run;
  if run.id is not null then
    perform private.put_on_board(run);
  end if;
  return run;
end $$;

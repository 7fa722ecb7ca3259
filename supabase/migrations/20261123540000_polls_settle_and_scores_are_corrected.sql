-- Polls settle, and scores are corrected in the open.
--
-- A home that is for sale is guessed before anybody knows its price. Its poll is open until a manager locks it: from
-- then on nobody guesses it, and the seal that is published then binds the guesses that count (a hash over one hash
-- for each, in order). When the sale is known every guess gets its points by the formula that it was made under;
-- after eighteen months without a sale the clock gives the poll up.
--
-- Settling is one of four corrections; a price that was wrong and a home that should not have counted are others. What
-- a correction does is one story: the guesses are scored again by the domain (`rescore-home`), the totals follow, the
-- boards follow the totals, and one line that never changes says who did what, when, why, and what it moved for whom.

create table private.polls (
  game_listing_id uuid not null,
  opened_at timestamptz not null default now(),
  locked_at timestamptz,
  locked_by uuid,
  guesses integer,
  seal text,
  settled_at timestamptz,
  voided_at timestamptz,
  constraint a_home_of_a_game_has_one_poll primary key (game_listing_id),
  constraint a_poll_is_about_a_home_of_a_game foreign key (game_listing_id)
    references public.game_listings (id) on delete cascade,
  constraint a_locked_poll_has_its_seal check ((locked_at is null) = (seal is null)
    and (locked_at is null) = (guesses is null)),
  constraint a_poll_ends_after_it_was_locked check (
    locked_at is not null or (settled_at is null and voided_at is null)),
  constraint a_poll_ends_in_one_way check (settled_at is null or voided_at is null),
  constraint a_poll_seal_is_a_sha_256_in_hex check (seal ~ '^[0-9a-f]{64}$'),
  constraint a_poll_counts_its_guesses check (guesses >= 0)
);
comment on table private.polls is
  'Homes of games that are guessed before they are sold: open, locked, settled or void.';
create index polls_under_way on private.polls (opened_at) where settled_at is null and voided_at is null;
alter table private.polls enable row level security;

create table private.poll_guesses (
  game_listing_id uuid not null,
  leaf text not null,
  session_id uuid not null,
  salt text not null,
  constraint a_poll_seals_a_guess_once primary key (game_listing_id, leaf),
  constraint a_sealed_guess_is_of_a_poll foreign key (game_listing_id)
    references private.polls (game_listing_id) on delete cascade,
  constraint a_run_is_sealed_once_in_a_poll unique (game_listing_id, session_id),
  constraint a_leaf_is_a_sha_256_in_hex check (leaf ~ '^[0-9a-f]{64}$')
);
comment on table private.poll_guesses is
  'The guesses that a locked poll counts, each as a salted hash. They outlive their runs, so that the seal does.';
alter table private.poll_guesses enable row level security;

create table private.corrections (
  id uuid not null default gen_random_uuid(),
  request_key uuid,
  game_id uuid not null,
  game_listing_id uuid not null,
  action text not null,
  reason text not null,
  note text not null default '',
  actor_id uuid,
  price_before_id uuid,
  price_after_id uuid,
  runs integer not null,
  made_at timestamptz not null default clock_timestamp(),
  constraint corrections_have_an_id primary key (id),
  constraint a_correction_is_made_once unique (request_key),
  constraint a_correction_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_correction_is_about_a_home foreign key (game_listing_id)
    references public.game_listings (id) on delete cascade,
  constraint a_correction_may_start_from_a_price foreign key (price_before_id)
    references private.listing_prices (id) on delete cascade,
  constraint a_correction_may_lead_to_a_price foreign key (price_after_id)
    references private.listing_prices (id) on delete cascade,
  constraint a_correction_is_of_a_known_kind check (action in ('settle', 'correct', 'void', 'void_poll')),
  constraint a_correction_has_a_known_reason check (reason in ('sold', 'wrong_price', 'wrong_home', 'wrong_facts',
    'price_was_visible', 'never_sold')),
  constraint a_correction_note_has_at_most_300_characters check (char_length(note) <= 300),
  constraint a_correction_counts_its_runs check (runs >= 0)
);
comment on table private.corrections is
  'What was done about the price of a home after it was guessed: who, when, why. A line never changes.';
create index corrections_by_game on private.corrections (game_id, made_at desc, id desc);
create index corrections_by_home on private.corrections (game_listing_id, made_at);
create index corrections_by_price_before on private.corrections (price_before_id);
create index corrections_by_price_after on private.corrections (price_after_id);
alter table private.corrections enable row level security;
create trigger corrections_never_change before update on private.corrections
  for each row execute function private.refuse_log_change();

create table private.corrected_runs (
  correction_id uuid not null,
  session_id uuid not null,
  score_before integer,
  score_after integer,
  total_before integer not null,
  total_after integer not null,
  constraint a_run_is_corrected_once_by_a_correction primary key (session_id, correction_id),
  constraint a_corrected_run_is_of_a_correction foreign key (correction_id)
    references private.corrections (id) on delete cascade,
  constraint a_corrected_run_is_a_run foreign key (session_id) references public.sessions (id) on delete cascade
);
comment on table private.corrected_runs is
  'What a correction moved: the points of a home and the total, before and after.';
create index corrected_runs_by_correction on private.corrected_runs (correction_id);
alter table private.corrected_runs enable row level security;
create trigger what_a_correction_moved_never_changes before update on private.corrected_runs
  for each row execute function private.refuse_log_change();

-- A home without a price that joins a game is a poll there.
create function private.open_polls() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.polls (game_listing_id, opened_at)
  select gl.id, gl.created_at from joined gl
  where (private.latest_price(gl.listing_id)).kind = 'poll'
  on conflict do nothing;
  return null;
end $$;
comment on function private.open_polls is 'Trigger: a home without a price opens its poll when it joins a game.';
create trigger a_home_without_a_price_opens_its_poll after insert on public.game_listings
  referencing new table as joined for each statement execute function private.open_polls();

create function private.open_polls_of_listing() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  insert into private.polls (game_listing_id)
  select gl.id from public.game_listings gl where gl.listing_id = new.listing_id
  on conflict do nothing;
  return null;
end $$;
comment on function private.open_polls_of_listing is
  'Trigger: a home whose price is yet to come is a poll in its games.';
create trigger a_price_to_come_opens_polls after insert on private.listing_prices
  for each row when (new.kind = 'poll') execute function private.open_polls_of_listing();

insert into private.polls (game_listing_id, opened_at)
select gl.id, gl.created_at from public.game_listings gl
where (private.latest_price(gl.listing_id)).kind = 'poll';

create function private.poll_state(poll private.polls) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when poll.game_listing_id is null then null when poll.settled_at is not null then 'settled'
    when poll.voided_at is not null then 'void' when poll.locked_at is not null then 'locked' else 'open' end;
end $$;
comment on function private.poll_state is 'Where a poll stands: open, locked, settled or void; null without a poll.';

-- Does a new run take this home? A locked poll waits for its price, and one that was given up will never have any. It
-- is hidden meanwhile, which every choice of homes asks for.
create function private.takes_guesses(game_listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return not exists (select from private.polls p where p.game_listing_id = takes_guesses.game_listing_id
    and p.locked_at is not null and p.settled_at is null);
end $$;
comment on function private.takes_guesses is 'May a run that starts now hold this home? Not while its poll is locked.';

create function private.hide_locked_polls() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.is_visible := private.takes_guesses(new.id);
  return new;
end $$;
comment on function private.hide_locked_polls is 'Trigger: a home whose poll is locked shows again once it is settled.';
create trigger a_locked_poll_stays_out_of_new_runs before update of is_visible on public.game_listings
  for each row when (new.is_visible) execute function private.hide_locked_polls();

-- What was acknowledged in a room is written at its reveal. It is practice, so a lock meanwhile takes nothing from it.
create function private.is_of_a_room(session_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (select from public.sessions s where s.id = is_of_a_room.session_id and s.practice_reason = 'room');
end $$;
comment on function private.is_of_a_room is 'Is this the run of a seat of a live room?';

-- A run that begins while the poll is being locked waits for the lock and begins again without the home.
create function private.hold_rounds_of_polls() returns trigger language plpgsql security definer
  set search_path = '' as $$
declare
  poll private.polls;
begin
  if private.is_of_a_room(new.session_id) then
    return new;
  end if;
  select p.* into poll from private.polls p where p.game_listing_id = new.game_listing_id for share;
  if poll.locked_at is not null and poll.settled_at is null then
    perform private.refuse(503, 'unavailable', 'A poll of this game was locked at this moment. Start the game again.',
      '1');
  end if;
  return new;
end $$;
comment on function private.hold_rounds_of_polls is 'Trigger: no run begins with a home whose poll was just locked.';
create trigger a_round_of_a_locked_poll_does_not_begin before insert on public.session_rounds
  for each row when (new.commitment_id is null) execute function private.hold_rounds_of_polls();

-- The share lock makes a guess and the lock of its poll wait for each other: what is sealed is what is there.
create or replace function private.check_round_is_open(game public.games, round public.session_rounds) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  poll private.polls;
begin
  if round.commitment_id is null and not private.is_of_a_room(round.session_id) then
    select p.* into poll from private.polls p where p.game_listing_id = round.game_listing_id for share;
    if poll.locked_at is not null then
      perform private.refuse(409, 'poll_locked',
        'The guesses of this home are locked: it is being sold. Go on with the next one.');
    end if;
  end if;
  if round.opened_at is null and (game.round_seconds is not null or exists (
      select from public.sessions s where s.id = round.session_id and (s.mode_options ? 'run_seconds'
        or s.mode_options @> '{"may_double": true}'))) then
    perform private.refuse(409, 'round_not_opened',
      'This home was not opened yet, so its clock has not started. Open it, look at it, and guess.');
  end if;
end $$;
comment on function private.check_round_is_open is 'Refuses poll_locked, and round_not_opened in a timed game.';

-- A poll is outside totals until it settles, so it is no part of what a run can make either.
alter function private.most_points(public.sessions, text) rename to most_points_with_polls;
create function private.most_points(run public.sessions, formula text) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return greatest(0, private.most_points_with_polls(run, formula)
    - case formula when 'classic_bands' then 100 else 1000 end * (select count(*) from public.session_rounds r
      where r.session_id = run.id and r.commitment_id is null and not r.is_void)::integer);
end $$;
comment on function private.most_points is
  'The most points that a run can make; homes that wait for their price make none.';

-- A home that no longer counts is no home survived.
create or replace function private.survived_of(run public.sessions, miss_limit_log double precision) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return case when miss_limit_log is not null then (
    select count(*) from public.guesses g
    join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
    where g.session_id = run.id and not r.is_void and not private.misses_too_far(g, miss_limit_log)) end;
end $$;

-- What a run makes of its guesses is added up anew, and it takes the place that follows.
create function private.book_again(run_id uuid) returns public.sessions
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
begin
  update public.sessions s set
    total_score = coalesce((
      select sum(g.score) from public.guesses g
      join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
      where g.session_id = s.id and not r.is_void), 0),
    median_log_error = case when s.status <> 'active' then (
      select percentile_cont(0.5) within group (order by coalesce(abs(g.log_error), 100))
      from public.session_rounds r left join public.guesses g using (session_id, game_listing_id)
      where r.session_id = s.id and r.commitment_id is not null and not r.is_void
        and (g.session_id is not null or not private.may_end_early(s, private.game_of_run(s)))) end
  where s.id = book_again.run_id returning s.* into run;
  if run.status <> 'active' then
    perform private.take_off_board(run.id);
    perform private.put_on_board(run);
    insert into private.leaderboard_changes (game_id) values (run.game_id);
  end if;
  return run;
end $$;
comment on function private.book_again is 'Adds a run up anew and puts it where it then belongs on its boards.';

-- One round of a run leaves it: with its points, and with its place among the rounds.
create function private.void_round(run_id uuid, home uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  was_guessed boolean;
begin
  update public.session_rounds r set is_void = true
    where r.session_id = run_id and r.game_listing_id = home and not r.is_void;
  if not found then
    return;
  end if;
  -- The amount stays, as every guess does; what it earned goes.
  update public.guesses g set score = null, label = null, log_error = null
    where g.session_id = run_id and g.game_listing_id = home;
  was_guessed := found;
  update public.sessions s set rounds = greatest(1, s.rounds - 1),
    guessed = s.guessed - case when was_guessed then 1 else 0 end
    where s.id = run_id returning s.* into run;
  if run.status <> 'active' then
    return;
  elsif not exists (select from public.session_rounds r where r.session_id = run_id and not r.is_void) then
    perform private.end_session(run_id, 'abandoned');
  elsif run.guessed = run.rounds then
    perform private.end_session(run_id, 'finished');
  end if;
end $$;
comment on function private.void_round is
  'Takes one home out of a run, with its points; ends the run if it was the last.';

-- The rounds of a home are locked in one order before anything is counted, so that guesses never wait in a circle.
create function private.lock_runs_of(home uuid, has_guessed boolean) returns uuid[]
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform from public.sessions s where s.id in (
      select r.session_id from public.session_rounds r where r.game_listing_id = lock_runs_of.home and not r.is_void)
    order by s.id for no key update;
  return array(
    select r.session_id from public.session_rounds r
    where r.game_listing_id = lock_runs_of.home and not r.is_void
      and (lock_runs_of.has_guessed is null or lock_runs_of.has_guessed = exists (
        select from public.guesses g where g.session_id = r.session_id and g.game_listing_id = r.game_listing_id))
    order by r.session_id);
end $$;
comment on function private.lock_runs_of is 'Locks the runs with a home; those that have guessed it, or not, or all.';

create function private.describe_poll(poll private.polls) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('game_listing_id', poll.game_listing_id, 'state', private.poll_state(poll),
    'opened_at', poll.opened_at, 'locked_at', poll.locked_at, 'guesses', poll.guesses, 'seal', poll.seal,
    'ended_at', coalesce(poll.settled_at, poll.voided_at), 'gives_up_at', poll.opened_at + interval '18 months');
end $$;
comment on function private.describe_poll is 'A poll as everybody may see it: where it stands, and its seal.';

-- Locks a poll: rounds that nobody guessed leave their runs, and what was guessed is sealed.
create function private.close_poll(home uuid, actor_id uuid) returns private.polls
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  poll private.polls;
  run_id uuid;
begin
  -- Runs before their poll, as a guess does.
  perform private.lock_runs_of(close_poll.home, null);
  select p.* into poll from private.polls p where p.game_listing_id = close_poll.home for update;
  if poll.locked_at is not null then
    return poll;
  end if;
  foreach run_id in array private.lock_runs_of(close_poll.home, false) loop
    perform private.void_round(run_id, close_poll.home);
  end loop;
  insert into private.poll_guesses (game_listing_id, session_id, salt, leaf)
  select g.game_listing_id, g.session_id, s.salt, encode(sha256(convert_to(s.salt || ':' || g.session_id || ':'
      || g.game_listing_id || ':' || coalesce(g.low_minor, g.amount_minor) || ':'
      || coalesce(g.high_minor, g.amount_minor) || ':' || g.currency, 'UTF8')), 'hex')
  from public.guesses g
  join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
  -- It names the row, so that each gets a salt of its own.
  cross join lateral (select private.random_hex_32() || substr(g.session_id::text, 1, 0) as salt) s
  where g.game_listing_id = close_poll.home and r.commitment_id is null and not r.is_void and not g.is_late
    and coalesce(g.amount_minor, g.low_minor) is not null;
  update private.polls p set locked_at = clock_timestamp(), locked_by = actor_id,
    guesses = (select count(*) from private.poll_guesses g where g.game_listing_id = p.game_listing_id),
    seal = (select encode(sha256(convert_to(coalesce(string_agg(g.leaf, E'\n' order by g.leaf collate "C"), ''),
      'UTF8')), 'hex') from private.poll_guesses g where g.game_listing_id = p.game_listing_id)
  where p.game_listing_id = close_poll.home returning p.* into poll;
  update public.game_listings gl set is_visible = false where gl.id = close_poll.home;
  return poll;
end $$;
comment on function private.close_poll is 'Locks a poll and seals its guesses; one that is locked stays as it is.';

create function private.poll_to_manage(game public.games, home uuid) returns private.polls
language plpgsql stable security definer set search_path = '' as $$
declare
  poll private.polls;
begin
  perform private.managed_listing(game, home);
  select p.* into poll from private.polls p where p.game_listing_id = home;
  if poll.game_listing_id is null then
    perform private.refuse(409, 'move_not_allowed', 'This home has a price, so there is no poll to lock or to settle.');
  end if;
  return poll;
end $$;
comment on function private.poll_to_manage is 'The poll of a home of a game; refuses with move_not_allowed.';

create function private.lock_poll(game_slug text, game_listing_id uuid, brand text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(game_slug, brand, caller);
  poll private.polls := private.poll_to_manage(game, lock_poll.game_listing_id);
begin
  if poll.locked_at is null then
    poll := private.close_poll(lock_poll.game_listing_id, caller);
    perform private.log_management(caller, 'lock_poll', game,
      jsonb_build_object('home', private.name_of_home(lock_poll.game_listing_id), 'guesses', poll.guesses));
  end if;
  return private.describe_poll(poll);
end $$;
comment on function private.lock_poll is 'Locks the guesses of a home for sale and publishes their seal.';

create function private.name_of_home(game_listing_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(gl.title_override, l.title) from public.game_listings gl
    join public.listings l on l.id = gl.listing_id where gl.id = name_of_home.game_listing_id);
end $$;
comment on function private.name_of_home is 'What a home is called in its game.';

-- A host may ask for the price of a sale that is still to come, as long as nobody has guessed the home anywhere.
create function private.can_become_poll(listing_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select l.status not in ('sold', 'withdrawn') and coalesce((private.latest_price(l.id)).kind, 'asking') = 'asking'
    and not exists (select from public.game_listings gl join public.session_rounds r on r.game_listing_id = gl.id
      where gl.listing_id = l.id)
  from public.listings l where l.id = can_become_poll.listing_id $$;
comment on function private.can_become_poll is
  'Only a home that is for sale and that nobody has played yet, in whichever game, can become a poll.';

create function private.open_poll(game_slug text, game_listing_id uuid, brand text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(game_slug, brand, caller);
  home public.game_listings := private.managed_listing(game, open_poll.game_listing_id);
  listing public.listings;
  latest private.listing_prices;
  poll private.polls;
begin
  select l.* into listing from public.listings l where l.id = home.listing_id for no key update;
  if not private.user_manages_asset(listing.asset_id, caller) then
    perform private.refuse(403, 'home_not_yours',
      'This home belongs to somebody else, who alone may change its price.');
  end if;
  latest := private.latest_price(listing.id);
  if latest.kind is distinct from 'poll' then
    if not private.can_become_poll(listing.id) then
      perform private.refuse(409, 'move_not_allowed',
        'Only a home that is for sale and that nobody has played yet can become a poll.');
    end if;
    insert into private.listing_prices (listing_id, version, kind, currency)
    values (listing.id, coalesce(latest.version, 0) + 1, 'poll', listing.currency);
    perform private.log_management(caller, 'open_poll', game,
      jsonb_build_object('home', private.name_of_home(home.id)), listing_id => listing.id);
  end if;
  select p.* into poll from private.polls p where p.game_listing_id = home.id;
  return private.describe_poll(poll);
end $$;
comment on function private.open_poll is
  'Makes a home that is for sale a poll: it is guessed before its price is known.';

select private.expose('private.lock_poll(text, uuid, text)', 'authenticated');
select private.expose('private.open_poll(text, uuid, text)', 'authenticated');

-- Who named no amount, such as one who only said which of two homes costs more, is scored by something else.
create function private.is_measured(guess public.guesses) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return guess.is_late or coalesce(guess.amount_minor, guess.low_minor) is not null;
end $$;
comment on function private.is_measured is 'Are the points of this guess those of an amount, or of none in time?';

-- What rescore-home scores: each run that the correction moves, with what its points depend on.
create function private.rescore_context(user_id uuid, game_slug text, game_listing_id uuid, action text, brand text,
  after uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(game_slug, brand, rescore_context.user_id);
  home public.game_listings := private.managed_listing(game, rescore_context.game_listing_id);
  has_streaks boolean := 'streaks' = any (game.scoring_options);
  page jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('session_id', s.id, 'difficulty', (private.game_of_run(s)).difficulty,
    'guesses', (
      select jsonb_agg(jsonb_build_object('game_listing_id', g.game_listing_id, 'amount_minor', g.amount_minor,
          'low_minor', g.low_minor, 'high_minor', g.high_minor, 'price_minor', p.amount_minor, 'formula', g.formula,
          'multiplier', g.multiplier, 'is_staked', coalesce(r.is_staked, false), 'is_late', g.is_late,
          'time_left_share', coalesce(least(1, greatest(0, extract(epoch from r.deadline_at - g.guessed_at)
            / game.round_seconds)), 0)) order by g.guessed_at)
      from public.guesses g
      join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
      left join private.price_commitments c on c.id = r.commitment_id
      left join private.listing_prices p on p.id = c.listing_price_id
      where g.session_id = s.id and not r.is_void and private.is_measured(g)
        and (has_streaks or g.game_listing_id = home.id)))
    order by s.id), '[]')
  into page
  from (
    select s.* from public.sessions s
    join public.session_rounds r on r.session_id = s.id and r.game_listing_id = home.id
    join public.guesses g on g.session_id = s.id and g.game_listing_id = home.id
    where not r.is_void and private.is_measured(g) and (rescore_context.after is null or s.id > rescore_context.after)
      and (rescore_context.action = 'correct' or (r.commitment_id is null) = (rescore_context.action = 'settle'))
    order by s.id limit 2000) s;
  return jsonb_build_object('scoring_options', to_jsonb(game.scoring_options),
    'absolute_limit_minor', game.absolute_limit_minor, 'runs', page,
    'next', case when jsonb_array_length(page) = 2000 then page -> -1 ->> 'session_id' end);
end $$;
comment on function private.rescore_context is 'For the rescore-home function alone: guesses that a correction moves.';
select private.expose('private.rescore_context(uuid, text, uuid, text, text, uuid)', 'service_role');

create function private.describe_correction(correction private.corrections) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('id', correction.id, 'game_listing_id', correction.game_listing_id,
    'position', (select gl.position from public.game_listings gl where gl.id = correction.game_listing_id),
    'action', correction.action, 'reason', correction.reason, 'runs', correction.runs, 'made_at', correction.made_at);
end $$;
comment on function private.describe_correction is
  'A correction as anybody may read it: no price, and no words of people.';

create function private.apply_correction(correction private.corrections, moved uuid[], scores jsonb, seal_id uuid)
returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  home uuid := correction.game_listing_id;
  is_void boolean := correction.action in ('void', 'void_poll');
  run_id uuid;
begin
  insert into private.corrected_runs (correction_id, session_id, score_before, score_after, total_before, total_after)
  select correction.id, s.id, g.score, n.score, s.total_score,
    s.total_score + coalesce(n.change, 0)::integer - case when is_void then coalesce(g.score, 0) else 0 end
  from public.sessions s
  left join public.guesses g on g.session_id = s.id and g.game_listing_id = home
  left join (
    select x.session_id, max(x.score) filter (where x.game_listing_id = home) as score,
      sum(coalesce(x.score, 0) - coalesce(o.score, 0)) as change
    from jsonb_to_recordset(scores) as x (session_id uuid, game_listing_id uuid, score integer)
    join public.guesses o on o.session_id = x.session_id and o.game_listing_id = x.game_listing_id
    group by x.session_id) n on n.session_id = s.id
  where s.id = any (moved);
  update public.guesses g set score = n.score, label = n.label, log_error = n.log_error
  from jsonb_to_recordset(scores) as n (session_id uuid, game_listing_id uuid, score integer, label text,
    log_error double precision)
  where g.session_id = n.session_id and g.game_listing_id = n.game_listing_id and n.session_id = any (moved);
  if not is_void then
    update public.session_rounds r set commitment_id = seal_id
      where r.session_id = any (moved) and r.game_listing_id = home;
  end if;
  foreach run_id in array moved loop
    if is_void then
      perform private.void_round(run_id, home);
    end if;
    perform private.book_again(run_id);
  end loop;
end $$;
comment on function private.apply_correction is 'Writes new points, adds the runs up anew and notes what moved.';

create function private.record_correction(user_id uuid, game_slug text, game_listing_id uuid, action text, brand text,
  reason text, note text, price jsonb, scores jsonb, request_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(game_slug, brand, record_correction.user_id);
  home public.game_listings := private.managed_listing(game, record_correction.game_listing_id);
  listing public.listings;
  poll private.polls;
  latest private.listing_prices;
  correction private.corrections;
  bounds public.market_bounds;
  moved uuid[];
  run_id uuid;
  seal_id uuid;
begin
  select l.* into listing from public.listings l where l.id = home.listing_id for no key update;
  select c.* into correction from private.corrections c where c.request_key = record_correction.request_key;
  if correction.id is not null then
    return private.describe_correction(correction);
  end if;
  if action in ('correct', 'settle')
      and not private.user_manages_asset(listing.asset_id, record_correction.user_id) then
    perform private.refuse(403, 'home_not_yours',
      'This home belongs to somebody else, who alone may say its price. In this game you can take it out of the '
      'score.');
  end if;
  if listing.status = 'withdrawn' then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was withdrawn, so nothing of it can be changed any more.');
  end if;
  -- Runs before their poll and polls before counters: guesses wait for their runs, so what follows sees all of them.
  perform private.lock_runs_of(home.id, null);
  select p.* into poll from private.polls p where p.game_listing_id = home.id for update;
  latest := private.latest_price(listing.id);
  if action = 'settle' and private.poll_state(poll) is distinct from 'locked' then
    perform private.refuse(409, 'move_not_allowed', case private.poll_state(poll)
      when 'open' then 'Lock the guesses first. Whoever guesses after the sale would know its price.'
      else 'There is no locked poll of this home, so there is nothing to settle.' end);
  elsif action = 'correct' and private.poll_state(poll) in ('open', 'locked', 'void') then
    perform private.refuse(409, 'move_not_allowed', 'This home is a poll: it has no price yet that could be wrong.');
  end if;

  if action = 'void' and private.poll_state(poll) = 'open' then
    perform private.close_poll(home.id, record_correction.user_id);
  end if;
  moved := private.lock_runs_of(home.id, case when action = 'void' then null else true end);
  if action in ('correct', 'settle') then
    select b.* into bounds from public.market_bounds b where b.currency = listing.currency
      and b.price_kind = record_correction.price ->> 'kind';
    if not coalesce((price ->> 'amount_minor')::bigint between bounds.min_minor and bounds.max_minor, false) then
      perform private.refuse(422, 'price_out_of_range',
        'No guess could reach this price: it is outside the market range. Check the number and its zeros.');
    end if;
    -- The same price again moves the runs that went on with an older one.
    if (latest.kind, latest.amount_minor, latest.dated_on) is distinct from (price ->> 'kind',
        (price ->> 'amount_minor')::bigint, (price ->> 'dated_on')::date) or latest.is_from_feed then
      insert into private.listing_prices as p (listing_id, version, kind, amount_minor, currency, dated_on)
      values (listing.id, coalesce(latest.version, 0) + 1, price ->> 'kind', (price ->> 'amount_minor')::bigint,
        listing.currency, (price ->> 'dated_on')::date) returning p.* into latest;
      update public.listings l set version = l.version + 1,
        status = case when price ->> 'kind' = 'sold' then 'sold' else l.status end where l.id = listing.id;
    end if;
    seal_id := private.commitment_of(home.id);
    moved := array(select r.session_id from public.session_rounds r
      join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
      where r.session_id = any (moved) and private.is_measured(g)
      and r.game_listing_id = home.id and r.commitment_id is distinct from seal_id
      and (action = 'correct' or r.commitment_id is null) order by 1);
  end if;
  if action <> 'void' and exists (select unnest(moved) except
      select (s ->> 'session_id')::uuid from jsonb_array_elements(scores) s
        where (s ->> 'game_listing_id')::uuid = home.id) then
    perform private.refuse(503, 'unavailable', 'Somebody guessed this home meanwhile. Send the correction again.', '1');
  end if;
  if moved = '{}' and action = 'correct' then
    perform private.refuse(409, 'move_not_allowed',
      'No finished guess rests on another price of this home, so there is nothing to score again.');
  end if;

  insert into private.corrections as c (request_key, game_id, game_listing_id, action, reason, note, actor_id,
    price_before_id, price_after_id, runs)
  values (record_correction.request_key, game.id, home.id, action, reason, btrim(coalesce(note, '')),
    record_correction.user_id,
    (select c.listing_price_id from public.session_rounds r join private.price_commitments c on c.id = r.commitment_id
      where r.session_id = any (moved) and r.game_listing_id = home.id limit 1),
    case when action <> 'void' then latest.id end, cardinality(moved))
  returning c.* into correction;
  perform private.apply_correction(correction, moved, coalesce(scores, '[]'), seal_id);
  if action = 'settle' then
    update private.polls p set settled_at = clock_timestamp() where p.game_listing_id = home.id;
    update public.game_listings gl set is_visible = true where gl.id = home.id;
  elsif action = 'void' then
    update private.polls p set voided_at = clock_timestamp() where p.game_listing_id = home.id and p.settled_at is null;
    update public.game_listings gl set is_visible = false where gl.id = home.id;
  end if;
  perform private.log_management(record_correction.user_id, 'rescore_' || action, game,
    jsonb_build_object('home', private.name_of_home(home.id), 'reason', reason, 'runs', correction.runs),
    listing_id => listing.id);
  return private.describe_correction(correction);
end $$;
comment on function private.record_correction is
  'For the rescore-home function alone: writes a correction and its scores.';
select private.expose('private.record_correction(uuid, text, uuid, text, text, text, text, jsonb, jsonb, uuid)',
  'service_role');

-- What never sold is given up: nobody gets points for it, and the runs that hold it have a home less.
create function private.give_up_polls() returns integer language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  home uuid;
  moved uuid[];
  correction private.corrections;
  ended integer := 0;
begin
  for home in
    select p.game_listing_id from private.polls p
    where p.settled_at is null and p.voided_at is null and p.opened_at < now() - interval '18 months'
      and not private.is_left_in_peace('give_up_polls', p.game_listing_id::text)
    order by p.opened_at limit 20
  loop
    begin
      perform private.close_poll(home, null);
      moved := private.lock_runs_of(home, null);
      insert into private.corrections as c (game_id, game_listing_id, action, reason, runs)
      select gl.game_id, gl.id, 'void_poll', 'never_sold', cardinality(moved)
      from public.game_listings gl where gl.id = home returning c.* into correction;
      perform private.apply_correction(correction, moved, '[]', null);
      update private.polls p set voided_at = clock_timestamp() where p.game_listing_id = home;
      ended := ended + 1;
    exception when others then
      perform private.note_job_failure('give_up_polls', home::text, sqlstate, sqlerrm);
    end;
  end loop;
  return ended;
end $$;
comment on function private.give_up_polls is 'Gives up polls that are eighteen months old.';
insert into private.periodic_jobs (job, every_seconds) values ('give_up_polls', 3600);

-- A list that everybody may hold against the seal: the hashes that went into it, once the poll has ended.
create function private.poll_record(game_listing_id uuid, after text default null, guest_token text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  poll private.polls;
  game public.games;
  viewer uuid := private.viewer_of(guest_token);
begin
  select p.* into poll from private.polls p where p.game_listing_id = poll_record.game_listing_id;
  select g.* into game from public.games g join public.game_listings gl on gl.game_id = g.id
    where gl.id = poll.game_listing_id;
  if game.id is null or not private.is_let_in(game, (select auth.uid()), private.guest_of(guest_token))
      or (game.state = 'draft' and not private.manages_game(game.id)) then
    perform private.refuse(404, 'not_found', 'There is no poll of this home. Check the link.');
  end if;
  return private.describe_poll(poll) || jsonb_build_object(
    'own', (
      select jsonb_build_object('session_id', g.session_id, 'salt', g.salt, 'leaf', g.leaf)
      from private.poll_guesses g join public.sessions s on s.id = g.session_id
      where g.game_listing_id = poll.game_listing_id and viewer in (s.user_id, s.guest_id)
      order by s.started_at limit 1),
    'leaves', case when coalesce(poll.settled_at, poll.voided_at) is null then '[]'::jsonb else (
      select coalesce(jsonb_agg(l.leaf order by l.leaf collate "C"), '[]') from (
        select g.leaf from private.poll_guesses g where g.game_listing_id = poll.game_listing_id
          and (poll_record.after is null or g.leaf collate "C" > poll_record.after collate "C")
        order by g.leaf collate "C" limit 5000) l) end);
end $$;
comment on function private.poll_record is
  'A poll with its seal and, once it has ended, what was sealed: hashes, no amounts.';
select private.expose('private.poll_record(uuid, text, text)', 'anon', 'authenticated');

-- The public log of a game: what was corrected and when. Everybody who sees the game reads it, so it tells no price.
create function private.game_corrections(game_slug text, brand text default null, guest_token text default null,
  after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  rows jsonb;
begin
  if not private.is_let_in(game, (select auth.uid()), private.guest_of(guest_token)) then
    perform private.refuse(404, 'not_found',
      'There is no game at this address. Check the link or choose another game.');
  end if;
  select coalesce(jsonb_agg(private.describe_correction(c) order by c.made_at desc, c.id desc), '[]') into rows from (
    select c.* from private.corrections c
    where c.game_id = game.id and (game_corrections.after is null or (c.made_at, c.id) < (
      select o.made_at, o.id from private.corrections o where o.id = game_corrections.after))
    order by c.made_at desc, c.id desc limit 50) c;
  return jsonb_build_object('title', game.title, 'corrections', rows,
    'next', case when jsonb_array_length(rows) = 50 then rows -> -1 ->> 'id' end);
end $$;
comment on function private.game_corrections is 'What was corrected in a game, newest first: no price, no name.';
select private.expose('private.game_corrections(text, text, text, uuid)', 'anon', 'authenticated');

-- The same of the days that everybody plays: which day, which home of it, why, and how many runs it moved.
create function private.day_corrections(after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rows jsonb;
begin
  select coalesce(jsonb_agg(private.describe_correction(c) || jsonb_build_object('edition', d.edition, 'on', d.day_on,
    'number', d.number) order by c.made_at desc, c.id desc), '[]') into rows
  from (
    select c.id, d.edition, d.day_on, d.number from private.corrections c
    join private.edition_days d on c.game_id in (d.game_id, d.hard_game_id)
    where d.opens_at <= now() and (day_corrections.after is null or (c.made_at, c.id) < (
      select o.made_at, o.id from private.corrections o where o.id = day_corrections.after))
    order by c.made_at desc, c.id desc limit 50) d
  join private.corrections c on c.id = d.id;
  return jsonb_build_object('corrections', rows,
    'next', case when jsonb_array_length(rows) = 50 then rows -> -1 ->> 'id' end);
end $$;
comment on function private.day_corrections is 'What was corrected in days that have begun, newest first: no price.';
select private.expose('private.day_corrections(uuid)', 'anon', 'authenticated');

-- What a correction moved for one run, for its player alone. Prices of homes that the run has guessed are known to it.
create function private.corrections_of_run(run public.sessions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_correction(c) || jsonb_build_object(
      'position', r.position, 'title', private.name_of_home(c.game_listing_id),
      'note', case when g.session_id is not null then c.note else '' end, 'was_guessed', g.session_id is not null,
      'currency', a.currency, 'price_before_minor', case when g.session_id is not null then b.amount_minor end,
      'price_after_minor', case when g.session_id is not null then a.amount_minor end,
      'score_before', m.score_before, 'score_after', m.score_after, 'total_before', m.total_before,
      'total_after', m.total_after) order by c.made_at), '[]')
  from private.corrected_runs m
  join private.corrections c on c.id = m.correction_id
  join public.session_rounds r on r.session_id = m.session_id and r.game_listing_id = c.game_listing_id
  left join public.guesses g on g.session_id = m.session_id and g.game_listing_id = c.game_listing_id
  left join private.listing_prices b on b.id = c.price_before_id
  left join private.listing_prices a on a.id = c.price_after_id
  where m.session_id = corrections_of_run.run.id
$$;
comment on function private.corrections_of_run is 'What corrections moved for a run, oldest first.';

-- A round that left its run before it was guessed is gone, as that of a withdrawn home is.
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
          'is_withdrawn', l.status = 'withdrawn' or (r.is_void and not exists (select from public.guesses g
            where g.session_id = r.session_id and g.game_listing_id = r.game_listing_id)),
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
    and not r.is_void then private.shared_band(g) end)
      || case game.family when 'roundup' then jsonb_build_object('game_listing_id', r.game_listing_id)
        else '{}'::jsonb end order by r.position),
    sum(case when not g.is_late and not r.is_void then private.band_points(g.formula, game.difficulty,
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
      then (round((coalesce(total, 0) * 100 / greatest(max_score, 1))::numeric) * max_score / 100)::integer end,
    'max_score', max_score,
    'survived', private.survived_of(run, private.miss_limit_of(game)),
    'is_sharing_details', run.is_sharing_details,
    'rounds', squares);
end $$;

create or replace function private.rounds_shown(run public.sessions) returns table (game_listing_id uuid,
  "position" integer, is_withdrawn boolean, title text, town text, photo jsonb, property_type text,
  guess public.guesses, crowd jsonb)
language sql stable security definer set search_path = '' as $$
  select r.game_listing_id, r.position, l.status = 'withdrawn' or (r.is_void and g.session_id is null),
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

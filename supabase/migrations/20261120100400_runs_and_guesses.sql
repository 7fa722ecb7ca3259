-- Runs, rounds, guesses.
--
-- A session is one player's way through a game: a signed-in user or a guest, never both. Its rounds are fixed when it
-- starts, each with the commitment to one price version. A guess is written once and never rewritten. Nobody writes
-- these tables through the API; the functions of the next migrations do. Signed-in players may read their own rows,
-- where a price follows only from guesses already made.

create table private.guest_identities (
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  claimed_by uuid,
  created_at timestamptz not null default now(),
  constraint guest_identities_have_an_id primary key (id),
  constraint a_guest_token_is_known_once unique (token_hash),
  constraint a_guest_may_be_claimed_by_a_user foreign key (claimed_by) references auth.users (id) on delete set null
);
comment on table private.guest_identities is 'Players without an account, known by the hash of their guest token.';
create index guest_identities_by_claimant on private.guest_identities (claimed_by);
alter table private.guest_identities enable row level security;

-- Key of the tokens that start_run derives from a request key, so that a lost reply can be answered again.
create table private.token_keys (
  id smallint not null default 1,
  key_hex text not null default private.random_hex_32(),
  constraint there_is_one_token_key primary key (id),
  constraint the_token_key_is_number_1 check (id = 1)
);
comment on table private.token_keys is 'The server''s own key for derived guest tokens.';
alter table private.token_keys enable row level security;
insert into private.token_keys default values;

create table public.sessions (
  id uuid not null default gen_random_uuid(),
  game_id uuid not null,
  user_id uuid,
  guest_id uuid,
  request_key text,
  mode text not null,
  status text not null default 'active',
  is_ranked boolean not null,
  is_timed boolean not null,
  is_sharing_details boolean not null default false,
  display_name text not null,
  seed bigint not null,
  rounds smallint not null,
  guessed smallint not null default 0,
  total_score integer not null default 0,
  median_log_error double precision,
  started_at timestamptz not null default now(),
  active_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint sessions_have_an_id primary key (id),
  constraint a_session_plays_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_session_may_be_a_users foreign key (user_id) references auth.users (id) on delete cascade,
  constraint a_session_may_be_a_guests foreign key (guest_id)
    references private.guest_identities (id) on delete cascade,
  constraint a_session_has_exactly_one_player check ((user_id is null) <> (guest_id is null)),
  constraint a_session_has_a_known_status check (status in ('active', 'finished', 'abandoned', 'expired')),
  constraint an_ended_session_has_an_end check ((status = 'active') = (finished_at is null)),
  constraint a_session_has_1_to_50_rounds check (rounds between 1 and 50 and guessed between 0 and rounds),
  constraint a_session_name_has_1_to_40_characters check (char_length(btrim(display_name)) between 1 and 40)
) with (fillfactor = 70);
comment on table public.sessions is 'Runs: one player''s way through a game.';
create index sessions_by_game on public.sessions (game_id);
create index sessions_by_user on public.sessions (user_id, started_at desc) where user_id is not null;
create index sessions_by_guest on public.sessions (guest_id, started_at desc) where guest_id is not null;
create unique index a_user_has_one_active_run_of_a_game on public.sessions (user_id, game_id) where status = 'active'
  and user_id is not null;
create unique index a_guest_has_one_active_run_of_a_game on public.sessions (guest_id, game_id) where status = 'active'
  and guest_id is not null;
create unique index a_user_has_one_ranked_run_of_a_game on public.sessions (user_id, game_id) where is_ranked
  and user_id is not null;
create unique index a_guest_has_one_ranked_run_of_a_game on public.sessions (guest_id, game_id) where is_ranked
  and guest_id is not null;
create unique index a_user_uses_a_request_key_once on public.sessions (user_id, request_key)
  where request_key is not null and user_id is not null;
create unique index a_guest_uses_a_request_key_once on public.sessions (guest_id, request_key)
  where request_key is not null and guest_id is not null;
-- By start, not by last guess: each guess moves active_at, and an indexed column that moves would touch every index.
create index sessions_that_may_expire on public.sessions (started_at) where status = 'active';

create table public.session_rounds (
  session_id uuid not null,
  game_listing_id uuid not null,
  position smallint not null,
  commitment_id uuid,
  hints_used text[] not null default '{}',
  opened_at timestamptz,
  deadline_at timestamptz,
  is_void boolean not null default false,
  constraint a_session_plays_a_game_listing_once primary key (session_id, game_listing_id),
  constraint a_round_belongs_to_a_session foreign key (session_id) references public.sessions (id) on delete cascade,
  constraint a_round_shows_a_game_listing foreign key (game_listing_id)
    references public.game_listings (id) on delete restrict,
  constraint a_round_may_have_a_commitment foreign key (commitment_id)
    references private.price_commitments (id) on delete restrict,
  constraint a_session_has_one_round_per_position unique (session_id, position)
);
comment on table public.session_rounds is 'The rounds of a run, fixed when it starts, each bound to one price version.';
create index session_rounds_by_game_listing on public.session_rounds (game_listing_id);
create index session_rounds_by_commitment on public.session_rounds (commitment_id);

create table public.guesses (
  session_id uuid not null,
  game_listing_id uuid not null,
  amount_minor bigint,
  low_minor bigint,
  high_minor bigint,
  currency text not null,
  log_error double precision,
  score integer,
  label text,
  formula text not null,
  formula_version smallint not null,
  multiplier double precision not null default 1,
  is_late boolean not null default false,
  is_counted boolean not null,
  guessed_at timestamptz not null default clock_timestamp(),
  constraint a_player_guesses_a_round_once primary key (session_id, game_listing_id),
  constraint a_guess_belongs_to_a_round foreign key (session_id, game_listing_id)
    references public.session_rounds (session_id, game_listing_id) on delete cascade,
  constraint a_guess_is_an_amount_or_a_range check (
    is_late or ((amount_minor is null) = (low_minor is not null) and (low_minor is null) = (high_minor is null))),
  constraint a_guess_is_positive_and_ordered check (
    coalesce(amount_minor > 0, true) and coalesce(low_minor > 0 and low_minor <= high_minor, true)),
  constraint a_score_is_not_negative check (score >= 0)
);
comment on table public.guesses is
  'Guesses, written once. log_error is ln(guess / price); a guess that is_counted moves the crowd figures.';
create index guesses_by_game_listing on public.guesses (game_listing_id, guessed_at desc) include (is_counted, is_late);

-- A player who accepted the spoiler of somebody's shared details plays that game as practice from then on.
create table private.seen_spoilers (
  game_id uuid not null,
  player_id uuid not null,
  seen_at timestamptz not null default now(),
  constraint a_player_sees_a_spoiler_once primary key (game_id, player_id),
  constraint a_spoiler_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade
);
comment on table private.seen_spoilers
  is 'Who (user or guest id) was shown a game''s prices by somebody''s shared details.';
alter table private.seen_spoilers enable row level security;

-- Unlogged: limits may forget after a crash, and must not cost a disk flush.
create unlogged table private.rate_limits (
  subject text not null,
  window_at timestamptz not null,
  hits integer not null,
  constraint a_subject_has_one_window primary key (subject)
);
comment on table private.rate_limits is 'Requests counted per subject in the current minute.';
alter table private.rate_limits enable row level security;

-- Counts one request of a subject; answers null, or the seconds to wait once the limit of this minute is used up.
create function private.take_rate_limit(subject text, max_hits integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  this_window timestamptz := date_trunc('minute', clock_timestamp());
  hits_now integer;
begin
  insert into private.rate_limits as r (subject, window_at, hits) values (take_rate_limit.subject, this_window, 1)
  on conflict on constraint a_subject_has_one_window do update
    set hits = case when r.window_at = excluded.window_at then r.hits + 1 else 1 end, window_at = excluded.window_at
  returning r.hits into hits_now;
  if hits_now <= max_hits then
    return null;
  end if;
  return greatest(1, ceil(extract(epoch from this_window + interval '1 minute' - clock_timestamp()))::integer);
end $$;
comment on function private.take_rate_limit is 'Counts a request; null, or how many seconds to wait.';

-- The guest of a token, or null.
create function private.guest_of(guest_token text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select g.id from private.guest_identities g
    where char_length(guest_token) >= 32 and g.token_hash = private.hash_secret(guest_token));
end $$;
comment on function private.guest_of is 'Id of the guest who holds this token.';

-- The session, if it is the caller's: by user id, else by guest token.
create function private.session_of(session_id uuid, user_id uuid, guest_token text) returns public.sessions
language plpgsql stable security definer set search_path = '' as $$
declare
  run public.sessions;
begin
  select s.* into run from public.sessions s where s.id = session_of.session_id;
  if run.id is null then
    perform private.refuse(404, 'not_found', 'There is no run with this id. Start the game again from its first page.');
  end if;
  if not coalesce(run.user_id = session_of.user_id, run.guest_id = private.guest_of(guest_token), false) then
    perform private.refuse(403, 'not_your_run',
      'This run belongs to another player. Sign in with the account that started it, or open it in the browser that '
        'did.');
  end if;
  return run;
end $$;
comment on function private.session_of is 'A run of this player; refuses with not_found or not_your_run.';

create function private.has_run_out(run public.sessions) returns boolean language plpgsql stable
  set search_path = '' as $$
begin
  return run.status = 'expired' or (run.status = 'active' and run.active_at < now() - interval '24 hours');
end $$;
comment on function private.has_run_out is 'Did 24 hours pass without a guess?';

alter table public.sessions enable row level security;
grant select (id, game_id, user_id, mode, status, is_ranked, is_timed, is_sharing_details, display_name, rounds,
  guessed,
  total_score, started_at, active_at, finished_at) on public.sessions to authenticated;
create policy "players read their own runs" on public.sessions for select to authenticated
  using (user_id = (select auth.uid()));
alter table public.session_rounds enable row level security;
grant select (session_id, game_listing_id, position, hints_used, opened_at, deadline_at,
  is_void) on public.session_rounds to authenticated;
create policy "players read the rounds of their own runs" on public.session_rounds for select to authenticated
  using (exists (select from public.sessions s where s.id = session_id and s.user_id = (select auth.uid())));
alter table public.guesses enable row level security;
grant select (session_id, game_listing_id, amount_minor, low_minor, high_minor, currency, score, label, is_late,
  guessed_at)
  on public.guesses to authenticated;
create policy "players read their own guesses" on public.guesses for select to authenticated
  using (exists (select from public.sessions s where s.id = session_id and s.user_id = (select auth.uid())));

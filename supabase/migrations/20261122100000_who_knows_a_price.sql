-- Who knows a price.
--
-- A ranked run is a player's first run of a game, of any kind, in which every home is guessed before its price was
-- known to that player. One rule says who knows: whoever may look a price up (managers of the game, of the home, or of
-- another game with it; staff), and whoever was shown it (by a guess elsewhere, a spoiler, a report). The rule is asked
-- whenever something changes: when a run starts, when a guess or a spoiler or a report shows a price, when somebody
-- comes to manage a game or a home, and when a guest's runs are claimed. What is known by then turns the player's other
-- runs under way into practice, each with the reason that its screens give.
--
-- A claimed guest token is nobody's from then on: its runs are the account's. A timed round takes guesses and hints
-- only once it was opened, since opening starts its clock.

alter table public.sessions add column practice_reason text;
alter table public.sessions add constraint only_practice_has_a_reason check (practice_reason is null or not is_ranked);
alter table public.sessions add constraint a_practice_reason_is_known check (
  practice_reason in ('other_mode', 'one_home', 'not_first', 'price_known', 'price_learnt', 'claimed', 'excluded'));
comment on column public.sessions.practice_reason
  is 'Why the run is practice; null for ranked runs, and for practice of before the reason was kept.';

create or replace function private.guest_of(guest_token text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select g.id from private.guest_identities g
    where char_length(guest_token) >= 32 and g.token_hash = private.hash_secret(guest_token) and g.claimed_by is null);
end $$;
comment on function private.guest_of is 'Id of the guest who holds this token; a claimed token is nobody''s.';

-- Questions that only somebody with an account can answer with yes. An agency's people look up what the agency has.
create function private.may_look_up_prices(game public.games, listing_ids uuid[], user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agencies uuid[];
begin
  if user_id is null then
    return false;
  end if;
  agencies := array(select m.agency_id from public.agency_members m where m.user_id = may_look_up_prices.user_id);
  return coalesce(game.owner_id = user_id, false)
    or game.agency_id = any (agencies)
    or exists (select from private.staff_members s where s.user_id = may_look_up_prices.user_id)
    or exists (
      select from public.listings l join public.assets a on a.id = l.asset_id
      where l.id = any (listing_ids) and (a.owner_id = may_look_up_prices.user_id or a.agency_id = any (agencies)))
    -- Whoever manages another game with one of these homes.
    or exists (
      select from public.games o join public.game_listings gl on gl.game_id = o.id
      where o.owner_id = may_look_up_prices.user_id and gl.listing_id = any (listing_ids))
    or (agencies <> '{}' and exists (
      select from public.game_listings gl join public.games o on o.id = gl.game_id
      where gl.listing_id = any (listing_ids) and o.agency_id = any (agencies)));
end $$;
comment on function private.may_look_up_prices
  is 'Does this user manage the game, one of these homes or another game with one of them, or work for the platform?';

-- By a guess in another run, or by somebody's shared details or a client report (both are remembered as spoilers),
-- before this time. Two statements, so that each has its index.
create function private.was_shown_prices(game_id uuid, listing_ids uuid[], user_id uuid, guest_id uuid,
  before timestamptz, except_session uuid)
returns boolean language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
      select from private.seen_spoilers s
      where (s.player_id = was_shown_prices.user_id or s.player_id = was_shown_prices.guest_id) and s.seen_at < before
        and (s.game_id = was_shown_prices.game_id or exists (
          select from public.game_listings gl where gl.game_id = s.game_id and gl.listing_id = any (listing_ids))))
    or exists (
      select from public.sessions s
      join public.guesses g on g.session_id = s.id
      join public.game_listings gl on gl.id = g.game_listing_id
      where (s.user_id = was_shown_prices.user_id or s.guest_id = was_shown_prices.guest_id)
        and s.id is distinct from except_session and gl.listing_id = any (listing_ids) and g.guessed_at < before);
end $$;
comment on function private.was_shown_prices
  is 'Was a price of these listings shown to the player before this time, outside the excepted run?';

create or replace function private.knows_prices(game public.games, listing_ids uuid[], user_id uuid,
  guest_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.may_look_up_prices(game, listing_ids, knows_prices.user_id)
    or private.was_shown_prices(game.id, listing_ids, knows_prices.user_id, knows_prices.guest_id, 'infinity', null);
end $$;
comment on function private.knows_prices is
  'Was a price of these listings shown to the player before, or may the player look it up? Then a run is practice.';

-- The rule for a run that is there: of a user, a guest, or both at once while one claims the other's runs. A home that
-- is guessed already counts as known only if it was known before that guess.
create function private.deserves_rank(run public.sessions, user_id uuid, guest_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return not exists (
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
comment on function private.deserves_rank
  is 'Is this the player''s first run of its game, each home guessed before its price was known to them?';

-- The player's ranked runs under way that the rule takes out of ranking now.
create function private.runs_of_what_is_known(user_id uuid, guest_id uuid,
  except_session uuid default null) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return array(
    select s.id from public.sessions s
    where s.status = 'active' and s.is_ranked and s.id is distinct from except_session
      and (s.user_id = runs_of_what_is_known.user_id or s.guest_id = runs_of_what_is_known.guest_id)
      and not private.deserves_rank(s, runs_of_what_is_known.user_id, runs_of_what_is_known.guest_id)
    order by s.id);
end $$;
comment on function private.runs_of_what_is_known is 'Ranked runs under way of a player who knows a price of theirs.';

-- Takes runs out of ranking: they stay as practice, their guesses leave the crowd, their entries leave the boards. A
-- guess that is being recorded may bring what it adds to the crowd: all crowd counters are locked in one order, then
-- boards.
drop function private.make_practice(uuid);
create function private.make_practice(session_ids uuid[], reason text, counted public.guesses default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  entry private.leaderboard_entries;
  change record;
begin
  update public.sessions s set is_ranked = false, practice_reason = make_practice.reason where s.id = any (session_ids)
    and s.is_ranked;
  for change in
    select c.game_listing_id, c.amount_minor, c.delta from (
      select g.game_listing_id, private.point_of(g) as amount_minor, -1 as delta from public.guesses g
        where g.session_id = any (session_ids) and g.is_counted
      union all
      select counted.game_listing_id, private.point_of(counted), 1 where counted.game_listing_id is not null) c
    order by c.game_listing_id
  loop
    perform private.count_in_crowd(change.game_listing_id, change.amount_minor, change.delta);
  end loop;
  update public.guesses g set is_counted = false where g.session_id = any (session_ids) and g.is_counted;
  for entry in
    delete from private.leaderboard_entries e where e.session_id = any (session_ids) returning e.*
  loop
    perform private.count_on_board(entry, -1);
    insert into private.leaderboard_changes (game_id) values (entry.game_id);
  end loop;
end $$;
comment on function private.make_practice is 'Turns ranked runs into practice and takes back what they counted for.';

create function private.practise_what_is_known(user_ids uuid[], guest_id uuid default null,
  reason text default 'price_learnt') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  runs uuid[] := '{}';
  player uuid;
begin
  foreach player in array coalesce(nullif(practise_what_is_known.user_ids, '{}'), array[null::uuid]) loop
    runs := runs || private.runs_of_what_is_known(player, practise_what_is_known.guest_id);
  end loop;
  if runs <> '{}' then
    perform private.make_practice(runs, practise_what_is_known.reason);
  end if;
end $$;
comment on function private.practise_what_is_known
  is 'Turns the ranked runs under way of these players into practice where they know a price of theirs.';

-- Whoever comes to manage something comes to know its prices: the rule is asked for those people, whichever way it
-- happens.
create function private.practise_as_managers() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  people uuid[];
begin
  if tg_table_name in ('agency_members', 'staff_members') then
    select array_agg(distinct c.user_id) into people from changed c;
  elsif tg_table_name = 'games' then
    select array_agg(distinct p.person) into people from (
      select c.owner_id as person from changed c where c.owner_id is not null
      union select m.user_id from changed c join public.agency_members m on m.agency_id = c.agency_id) p;
  elsif tg_table_name = 'assets' then
    select array_agg(distinct p.person) into people from (
      select c.owner_id as person from changed c where c.owner_id is not null
      union select m.user_id from changed c join public.agency_members m on m.agency_id = c.agency_id) p;
  else
    select array_agg(distinct p.person) into people from (
      select g.owner_id as person from changed c join public.games g on g.id = c.game_id where g.owner_id is not null
      union select m.user_id from changed c join public.games g on g.id = c.game_id
        join public.agency_members m on m.agency_id = g.agency_id) p;
  end if;
  people := array(select s.user_id from public.sessions s where s.user_id = any (people) and s.status = 'active'
    and s.is_ranked group by s.user_id order by s.user_id);
  if people <> '{}' then
    perform private.practise_what_is_known(people);
  end if;
  return null;
end $$;
comment on function private.practise_as_managers
  is 'Trigger: whoever comes to manage a game or a home goes on as practice in runs with it.';
create trigger new_members_practise after insert on public.agency_members
  referencing new table as changed for each statement execute function private.practise_as_managers();
create trigger moved_members_practise after update on public.agency_members
  referencing new table as changed for each statement execute function private.practise_as_managers();
create trigger new_staff_practises after insert on private.staff_members
  referencing new table as changed for each statement execute function private.practise_as_managers();
create trigger makers_of_a_new_game_practise after insert on public.games
  referencing new table as changed for each statement execute function private.practise_as_managers();
create trigger new_owners_of_a_game_practise after update on public.games
  referencing new table as changed for each statement execute function private.practise_as_managers();
create trigger managers_of_an_added_home_practise after insert on public.game_listings
  referencing new table as changed for each statement execute function private.practise_as_managers();
create trigger makers_of_a_new_home_practise after insert on public.assets
  referencing new table as changed for each statement execute function private.practise_as_managers();
create trigger new_owners_of_a_home_practise after update on public.assets
  referencing new table as changed for each statement execute function private.practise_as_managers();

-- One player's starts, guesses, spoilers and claims come one after the other: what one shows, the next one knows.
create function private.take_turn(player uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('start_run:' || take_turn.player::text, 0));
end $$;
comment on function private.take_turn
  is 'Waits until no other transaction starts, guesses, reveals or claims for this player.';

-- Starting.
create or replace function private.start_run(game_slug text, brand text, mode text, display_name text, user_id uuid,
  guest_token_in text,
  access_code text, share_token text, request_key text, client_address text) returns jsonb
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

  practice_reason := case
    when coalesce(start_run.mode, game.mode) <> game.mode then 'other_mode'
    when opened.game_listing_id is not null then 'one_home'
    when exists (select from public.sessions r where r.game_id = game.id
      and (r.user_id = start_run.user_id or r.guest_id = guest)) then 'not_first'
    when private.knows_prices(game, chosen_listings, start_run.user_id, guest) then 'price_known' end;
  insert into public.sessions as s
    (game_id, user_id, guest_id, request_key, mode, is_ranked, practice_reason, is_timed, display_name, seed, rounds)
  values (game.id, start_run.user_id, guest, start_run.request_key, coalesce(start_run.mode, game.mode),
    practice_reason is null, practice_reason, game.round_seconds is not null,
    -- In a classroom nobody types a name; where moderators replaced one, the replacement stays.
    case when 'classroom-safe' in (game.mode, coalesce(start_run.mode, game.mode)) then private.friendly_name()
      else coalesce(
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

create or replace function private.run_start(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'session_id', run.id,
      'game', (select jsonb_build_object('id', g.id, 'slug', g.slug, 'family', g.family, 'currency', g.currency,
        'rounds', run.rounds)
        from public.games g where g.id = run.game_id),
      'rounds', (
        select jsonb_agg(jsonb_build_object(
          'game_listing_id', r.game_listing_id, 'position', r.position, 'commitment', c.commitment,
          'price_kind', coalesce(p.kind, 'poll'),
          'price_year', case when p.kind = 'sold' then extract(year from p.dated_on)::integer end) order by r.position)
        from public.session_rounds r
        left join private.price_commitments c on c.id = r.commitment_id
        left join private.listing_prices p on p.id = c.listing_price_id
        where r.session_id = run.id),
      'ranked', run.is_ranked, 'practice_reason', run.practice_reason));
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
        'rounds', run.rounds, 'leaderboard_enabled', g.has_leaderboard, 'miss_limit_log', private.miss_limit_of(g)),
      'survived', private.survived_of(run, private.miss_limit_of(g)),
      'status', case when private.has_run_out(run) then 'expired' else run.status end,
      'ranked', run.is_ranked, 'practice_reason', run.practice_reason, 'mode', run.mode, 'display_name',
        run.display_name, 'total_score', run.total_score,
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

-- In timed games the clock starts when a round is opened; until then there is nothing to guess or to hint at.
create function private.check_round_is_open(game public.games, round public.session_rounds) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if game.round_seconds is not null and round.opened_at is null then
    perform private.refuse(409, 'round_not_opened',
      'This home was not opened yet, so its clock has not started. Open it, look at it, and guess.');
  end if;
end $$;
comment on function private.check_round_is_open is 'Refuses round_not_opened in a timed game.';

-- Guessing.
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
  select g.* into game from public.games g where g.id = run.game_id;
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
    select g.* into game from public.games g where g.id = run.game_id;
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
    'multiplier', private.hint_multiplier(round.hints_used), 'mode', run.mode, 'miss_limit_log', game.miss_limit_log,
    'scoring_options', to_jsonb(game.scoring_options), 'absolute_limit_minor', game.absolute_limit_minor,
    'streak_before', case when 'streaks' = any (game.scoring_options) then private.streak_of(run) else 0 end,
    'time_left_share', coalesce(least(1, greatest(0, extract(epoch
      from round.deadline_at - clock_timestamp()) / game.round_seconds)), 0),
    'is_late', coalesce(clock_timestamp() > round.deadline_at + interval '2 seconds', false)));
end $$;

create or replace function private.reveal_hint(session_id uuid, game_listing_id uuid, kind text, user_id uuid,
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
    perform private.check_round_is_open((select g from public.games g where g.id = run.game_id), round);
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

-- A viewer is about to see a game's prices: what they then know makes their runs under way practice.
create or replace function private.remember_spoiler(game_id uuid, viewer uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_turn(viewer);
  insert into private.seen_spoilers (game_id, player_id, seen_at)
    values (remember_spoiler.game_id, remember_spoiler.viewer, clock_timestamp())
    on conflict do nothing;
  perform private.practise_what_is_known(array[viewer], viewer);
end $$;
comment on function private.remember_spoiler
  is 'Turns a viewer''s runs with a game''s homes into practice before its prices are shown to them.';

-- Claiming: the guest's runs become the user's, and both count as one player who saw what either of them saw. Where
-- both have a run of a game under way, the guest's is ended, with its points.
create or replace function private.claim_guest_runs(guest_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claimant uuid := (select auth.uid());
  guest uuid := private.guest_of(guest_token);
  run public.sessions;
  undeserved uuid[];
  claimed integer := 0;
begin
  if claimant is null then
    perform private.refuse(403, 'not_allowed',
      'Sign in first; then the runs of this browser can be moved to your account.');
  end if;
  -- Asked again after a lost reply: there is nothing left to move.
  if exists (
      select from private.guest_identities g
      where char_length(guest_token) >= 32 and g.token_hash = private.hash_secret(guest_token)
        and g.claimed_by = claimant) then
    return jsonb_build_object('claimed', 0);
  end if;
  if guest is null then
    perform private.refuse(403, 'not_your_run',
      'This browser''s guest token is not known, so there are no runs to move.');
  end if;
  perform private.take_turn(guest);
  perform private.take_turn(claimant);
  -- From here on they are one player, and the rule is asked about both: what one of them had seen, the other one knew.
  undeserved := array(
    select s.id from public.sessions s
    where s.is_ranked and (s.guest_id = guest or s.user_id = claimant) and not private.deserves_rank(s, claimant, guest)
    order by s.id);
  perform private.make_practice(undeserved, 'claimed');
  for run in select s.* from public.sessions s where s.guest_id = guest order by s.started_at for no key update loop
    if run.status = 'active' and (private.has_run_out(run) or exists (
        select from public.sessions s where s.user_id = claimant and s.game_id = run.game_id and s.status = 'active'))
          then
      run := private.end_session(run.id, case when private.has_run_out(run) then 'expired' else 'abandoned' end);
    end if;
    update public.sessions s set user_id = claimant, guest_id = null,
      request_key = case when exists (
        select from public.sessions o where o.user_id = claimant and o.request_key = s.request_key) then null
          else s.request_key end
    where s.id = run.id;
    claimed := claimed + 1;
  end loop;
  insert into private.seen_spoilers (game_id, player_id, seen_at)
    select s.game_id, claimant, s.seen_at from private.seen_spoilers s where s.player_id = guest on conflict do nothing;
  -- What moderators decided about the guest holds for the user.
  insert into private.comment_blocks (game_id, player_id, comment_id)
    select b.game_id, claimant, b.comment_id from private.comment_blocks b where b.player_id = guest on conflict
      do nothing;
  insert into private.replaced_names (game_id, player_id, display_name)
    select n.game_id, claimant, n.display_name from private.replaced_names n where n.player_id = guest on conflict
      do nothing;
  insert into private.report_viewers (game_id, player_id, access_code_id)
    select v.game_id, claimant, v.access_code_id from private.report_viewers v where v.player_id = guest on conflict
      do nothing;
  update private.guest_identities g set claimed_by = claimant where g.id = guest;
  return jsonb_build_object('claimed', claimed);
end $$;

-- Excluding and restoring.
create or replace function private.exclude_run(session_id uuid, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  run public.sessions := private.run_to_judge(exclude_run.session_id);
  game public.games;
begin
  if coalesce(char_length(btrim(exclude_run.reason)) not between 3 and 300, true) then
    perform private.refuse(422, 'invalid_request', 'Say in 3 to 300 characters why this run is taken out.');
  end if;
  -- Two managers who exclude the same run agree: the first reason stands.
  if not exists (select from private.run_exclusions x where x.session_id = run.id) then
    if not run.is_ranked then
      perform private.refuse(409, 'move_not_allowed',
        'This run is practice and counts nowhere, so there is nothing to take out.');
    end if;
    select g.* into game from public.games g where g.id = run.game_id;
    perform private.make_practice(array[run.id], 'excluded');
    insert into private.run_exclusions (session_id, reason, excluded_by)
      values (run.id, btrim(exclude_run.reason), caller);
    perform private.log_management(caller, 'exclude_run', game,
      jsonb_build_object('reason', btrim(exclude_run.reason), 'player', run.display_name), session_id => run.id);
  end if;
  return jsonb_build_object('is_ranked', false);
end $$;

create or replace function private.restore_run(session_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  run public.sessions := private.run_to_judge(restore_run.session_id);
  game public.games;
  counted public.guesses;
begin
  delete from private.run_exclusions x where x.session_id = run.id;
  if not found then
    return jsonb_build_object('is_ranked', run.is_ranked);
  end if;
  select g.* into game from public.games g where g.id = run.game_id;
  -- The same lock as start_run: no other run of this player becomes ranked at this moment.
  perform private.take_turn(coalesce(run.user_id, run.guest_id));
  if private.deserves_rank(run, run.user_id, run.guest_id) and not exists (
      select from public.sessions s where s.game_id = run.game_id and s.is_ranked
        and (s.user_id = run.user_id or s.guest_id = run.guest_id)) then
    update public.sessions s set is_ranked = true, practice_reason = null where s.id = run.id returning s.* into run;
    -- Crowd counters before board counters, in key order, as everywhere.
    for counted in select g.* from public.guesses g where g.session_id = run.id and not g.is_late
      order by g.game_listing_id loop
      perform private.count_in_crowd(counted.game_listing_id, private.point_of(counted), 1);
    end loop;
    update public.guesses g set is_counted = true where g.session_id = run.id and not g.is_late;
    perform private.put_on_board(run);
  end if;
  perform private.log_management(caller, 'restore_run', game,
    jsonb_build_object('player', run.display_name, 'is_ranked', run.is_ranked), session_id => run.id);
  return jsonb_build_object('is_ranked', run.is_ranked);
end $$;

-- What counts is said before the guess by the same rule.
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
      else not exists (select from public.sessions s where s.game_id = game.id
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
        'photo', case when game.mode <> 'text-only' and not 'photos' = any (gl.hidden_facts)
          then private.photos_of(l.id) -> 0 end,
        'is_in_run', run.id is null or exists (select from public.session_rounds r where r.session_id = run.id
          and r.game_listing_id = gl.id),
        'guessed', (
          select jsonb_build_object('session_id', s.id, 'score', g.score, 'label', g.label, 'is_ranked', s.is_ranked)
          from public.guesses g join public.sessions s on s.id = g.session_id
          where g.game_listing_id = gl.id and (s.user_id = player or s.guest_id = guest)
          order by s.is_ranked desc, g.guessed_at limit 1))
      || case when game.mode in ('photo-only', 'fog-of-info') then '{}'::jsonb else jsonb_build_object(
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
    join public.assets a on a.id = l.asset_id));
end $$;

-- A challenge replays a run's homes.
--
-- `start-run` with `like` starts a run with the homes of another run, in their order; the new run remembers which, so
-- that both results can stand side by side. Before a run starts its player hears whether it will be ranked, and if
-- known homes stand in the way, may have them swapped for others of the game.

alter table public.sessions add column like_id uuid
  constraint a_session_may_replay_another references public.sessions (id) on delete set null;
comment on column public.sessions.like_id is 'The run whose homes this one replays; null for a run of its own.';
create index sessions_by_like on public.sessions (like_id, finished_at desc) where like_id is not null;

-- In order, or a sample drawn by the stored seed; on wish with homes first that the player does not know.
create function private.choose_homes(game public.games, seed bigint, only_home uuid, user_id uuid, guest_id uuid,
  avoids_known boolean)
returns uuid[] language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select array_agg(c.id order by c.is_known, c.draw, c.position, c.id) from (
      select gl.id, gl.position,
        -- A round-up holds every home of its edition, since each stands for itself and may be taken in any order.
        case when game.round_order = 'random' and game.family <> 'roundup'
          then md5(choose_homes.seed::text || gl.id::text) end as draw,
        coalesce(avoids_known, false) and private.knows_prices(game, array[gl.listing_id], choose_homes.user_id,
          choose_homes.guest_id)
          as is_known
      from public.game_listings gl join public.listings l on l.id = gl.listing_id
      where gl.game_id = game.id and gl.is_visible and l.status <> 'withdrawn'
        and (choose_homes.only_home is null or gl.id = choose_homes.only_home)
      order by 4, 3, 2, 1 limit case game.family when 'roundup' then 50 else game.rounds_per_run end) c);
end $$;
comment on function private.choose_homes
  is 'The homes of a new run of a game, in the order in which they are played; null when there are none.';

create function private.homes_like(game public.games, like_run uuid, only_home uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  homes uuid[];
  playable bigint;
begin
  select array_agg(r.game_listing_id order by r.position),
    count(*) filter (where gl.is_visible and l.status <> 'withdrawn'
      and (homes_like.only_home is null or gl.id = homes_like.only_home))
  into homes, playable
  from public.sessions s
  join public.session_rounds r on r.session_id = s.id
  join public.game_listings gl on gl.id = r.game_listing_id
  join public.listings l on l.id = gl.listing_id
  where s.id = homes_like.like_run and s.game_id = game.id;
  if homes is null or playable < cardinality(homes) then
    perform private.refuse(404, 'not_found',
      'The homes of that run are not all there any more. Start the game from its first page instead.');
  end if;
  return homes;
end $$;
comment on function private.homes_like
  is 'The homes of another run of the game, in its order; refuses with not_found where one is gone.';

drop function public.start_run(text, text, text, text, uuid, text, text, text, text, text, jsonb);
drop function private.start_run(text, text, text, text, uuid, text, text, text, text, text, jsonb);

create function private.start_run(game_slug text, brand text default null, mode text default null,
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

  chosen_listings := array(select gl.listing_id from public.game_listings gl where gl.id = any (chosen));

  -- What the game's own mode says is in its row; what another one says, the caller tells.
  played_mode := coalesce(start_run.mode, game.mode);
  played_options := case when played_mode = game.mode then game.mode_options
    else coalesce(start_run.mode_options, '{}') end;
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
comment on function private.start_run
  is 'For the start-run function: starts a run, or answers the one under way. The caller has verified user_id.';
select private.expose(
  'private.start_run(text, text, text, text, uuid, text, text, text, text, text, jsonb, uuid, boolean)',
  'service_role');

-- Of a game behind a code: whether the code, or managing it, has let this player in.
create function private.is_let_in(game public.games, user_id uuid, guest_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return game.visibility <> 'code' or coalesce(private.manages_game(game.id), false)
    or exists (
      select from public.sessions s
      where s.game_id = game.id and (s.user_id = is_let_in.user_id or s.guest_id = is_let_in.guest_id))
    or exists (
      select from private.report_viewers v
      where v.game_id = game.id and v.player_id in (is_let_in.user_id, is_let_in.guest_id));
end $$;
comment on function private.is_let_in
  is 'Is there no code before this game, or did this player pass it, or manage the game?';

create or replace function private.game_overview(game_slug text, brand text default null, guest_token text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
begin
  if private.is_let_in(game, (select auth.uid()), private.guest_of(game_overview.guest_token)) then
    return private.describe_game(game);
  end if;
  return private.describe_behind_code(game);
end $$;

-- What a player should know before a run, by the rules of its start. Of a game behind a code nobody hears more than its
-- door says: neither how many homes it has nor whether the player knows one.
create function private.start_outlook(game_slug text, brand text default null, guest_token text default null,
  like_run uuid default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
  player uuid := (select auth.uid());
  guest uuid := case when (select auth.uid()) is null then private.guest_of(guest_token) end;
  first_choice uuid[];
  other_choice uuid[];
  known integer;
  reason text;
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(start_outlook.brand, ''), 'default') and g.slug = start_outlook.game_slug;
  if game.id is null or not private.is_open(game) or not private.is_let_in(game, player, guest) then
    perform private.refuse(404, 'not_found',
      'There is no open game at this address. Check the link or choose another game.');
  end if;
  if start_outlook.like_run is not null then
    first_choice := private.homes_like(game, start_outlook.like_run, null);
  else
    first_choice := private.choose_homes(game, 0, null, player, guest, game.round_order = 'random');
  end if;
  known := (
    select count(*) from public.game_listings gl
    where gl.id = any (first_choice) and private.knows_prices(game, array[gl.listing_id], player, guest));
  reason := case
    when game.mode_options @> '{"is_ranked": false}' then 'unranked_mode'
    when exists (select from public.sessions r where r.game_id = game.id and (r.user_id = player or r.guest_id = guest))
      then 'not_first'
    when known > 0 then 'price_known' end;
  if reason = 'price_known' and start_outlook.like_run is null then
    other_choice := private.choose_homes(game, 0, null, player, guest, true);
  end if;
  return jsonb_build_object('practice_reason', reason, 'known_homes', known, 'homes',
    coalesce(cardinality(first_choice), 0),
    'can_swap', other_choice is not null and not exists (
      select from public.game_listings gl
      where gl.id = any (other_choice) and private.knows_prices(game, array[gl.listing_id], player, guest)));
end $$;
comment on function private.start_outlook
  is 'Will a run that the caller starts now be ranked, why not, and would other homes of the game help?';
select private.expose('private.start_outlook(text, text, text, uuid)', 'anon', 'authenticated');

-- Both sides of a challenge for one of its players. Whoever has guessed every home learns nothing from the other's
-- exact points; before that each side is what anybody with its link may see.
create function private.challenge_side(session_id uuid, is_exact boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return private.share_of(challenge_side.session_id) || case when is_exact then (
    select jsonb_build_object('total_score', s.total_score)
    from public.sessions s where s.id = challenge_side.session_id)
    else '{}' end;
end $$;
comment on function private.challenge_side
  is 'One run of a challenge, with its exact points or what its link shows of them.';

create function private.challenge_of(session_id uuid, guest_token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions := private.session_of(challenge_of.session_id, (select auth.uid()), guest_token);
  is_exact boolean := run.guessed = run.rounds;
begin
  return jsonb_build_object(
    'is_exact', is_exact,
    'own', private.challenge_side(run.id, is_exact),
    'challenger', (
      select private.challenge_side(c.id, is_exact and c.status = 'finished')
      from public.sessions c where c.id = run.like_id),
    'answers', (
      select coalesce(jsonb_agg(private.challenge_side(a.id, is_exact) order by a.finished_at desc), '[]')
      from (
        select s.id, s.finished_at from public.sessions s
        where s.like_id = run.id and s.status = 'finished' order by s.finished_at desc limit 20) a));
end $$;
comment on function private.challenge_of
  is 'The caller''s run, the run that it answers, and the finished runs that answer it, newest first.';
select private.expose('private.challenge_of(uuid, text)', 'anon', 'authenticated');

-- Starting a run.
--
-- start_run fixes the rounds, binds each to the newest price version's commitment and decides whether the run is
-- ranked: a player's first of this game, if none of its prices was shown to them before. It is called by the
-- start-run function alone, which has verified the user; a guest proves itself by token. A repeated request key, or
-- an active run of the same player in the same game, gets that run back and consumes no use of a code.

-- Have this player's eyes been on one of these listings' prices, or may they look at them? Questions that only somebody
-- with an account can answer with yes are not asked of guests, nor those about games of people who run none.
create function private.knows_prices(game public.games, listing_ids uuid[], user_id uuid, guest_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agencies uuid[];
begin
  if user_id is not null then
    agencies := array(select m.agency_id from public.agency_members m where m.user_id = knows_prices.user_id);
    if coalesce(game.owner_id = user_id, false) or game.agency_id = any (agencies)
      or exists (select from private.staff_members s where s.user_id = knows_prices.user_id)
      or exists (
        select from public.listings l join public.assets a on a.id = l.asset_id
        where l.id = any (listing_ids) and (a.owner_id = knows_prices.user_id or a.agency_id = any (agencies)))
      -- Whoever manages another game with one of these homes sees its price there.
      or exists (
        select from public.games o join public.game_listings gl on gl.game_id = o.id
        where o.owner_id = knows_prices.user_id and gl.listing_id = any (listing_ids))
    then
      return true;
    end if;
    if agencies <> '{}' then
      if exists (
        select from public.game_listings gl join public.games o on o.id = gl.game_id
        where gl.listing_id = any (listing_ids) and o.agency_id = any (agencies))
      then
        return true;
      end if;
    end if;
  end if;
  return exists (
      select from private.seen_spoilers s
      where s.player_id = coalesce(user_id, guest_id) and (s.game_id = game.id or exists (
        select from public.game_listings gl where gl.game_id = s.game_id and gl.listing_id = any (listing_ids))))
    or exists (
      select from public.sessions s
      join public.guesses g on g.session_id = s.id
      join public.game_listings gl on gl.id = g.game_listing_id
      where (s.user_id = knows_prices.user_id or s.guest_id = knows_prices.guest_id)
        and gl.listing_id = any (listing_ids));
end $$;
comment on function private.knows_prices is
  'Was a price of these listings shown to the player before, or may the player look it up? Then a run is practice.';

create function private.run_start(run public.sessions) returns jsonb
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
      'ranked', run.is_ranked));
end $$;
comment on function private.run_start is 'What a player knows of a run when it starts.';

-- A name with nothing of the player in it: for classrooms, for those who gave none, and in place of names that were
-- removed.
create function private.friendly_name() returns text language plpgsql volatile set search_path = '' as $$
declare
  adjectives constant text[] :=
    '{Amber,Brave,Bright,Calm,Clever,Copper,Coral,Curious,Early,Gentle,Golden,Happy,Jolly,Kind,Lively,Lucky,Merry,
      Misty,Nimble,Quiet,Quick,Silver,Sunny,Swift,Tidy,Velvet,Warm,Wise}';
  nouns constant text[] :=
    '{Badger,Beaver,Bluebell,Cedar,Comet,Curlew,Falcon,Fern,Finch,Fox,Harbour,Hare,Hazel,Heron,Kestrel,Lark,Maple,
      Meadow,Orchard,Otter,Owl,Pebble,Puffin,Robin,Rowan,Sparrow,Willow,Wren}';
begin
  return adjectives[1 + floor(random() * cardinality(adjectives))::integer] || ' '
    || nouns[1 + floor(random() * cardinality(nouns))::integer];
end $$;
comment on function private.friendly_name is 'A friendly name such as Amber Otter; the words are the domain''s.';

create function private.start_run(game_slug text, brand text, mode text, display_name text, user_id uuid,
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
    end if;
  end if;

  -- One player starts one run at a time: parallel requests wait here and then find the run.
  perform pg_advisory_xact_lock(hashtextextended('start_run:' || coalesce(start_run.user_id, guest)::text, 0));

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

  insert into public.sessions as s
    (game_id, user_id, guest_id, request_key, mode, is_ranked, is_timed, display_name, seed, rounds)
  values (game.id, start_run.user_id, guest, start_run.request_key, coalesce(start_run.mode, game.mode),
    coalesce(start_run.mode, game.mode) = game.mode and opened.game_listing_id is null
      and not exists (select from public.sessions r where r.game_id = game.id and r.is_ranked
        and (r.user_id = start_run.user_id or r.guest_id = guest))
      and not private.knows_prices(game, chosen_listings, start_run.user_id, guest),
    game.round_seconds is not null,
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
comment on function private.start_run
  is 'Starts a run, or answers the one under way. See the header of this migration.';

create function public.start_run(game_slug text, brand text default null, mode text default null,
  display_name text default null,
  user_id uuid default null, guest_token_in text default null, access_code text default null,
    share_token text default null,
  request_key text default null, client_address text default null) returns jsonb
language sql volatile set search_path = '' as $$
  select private.start_run(game_slug, brand, mode, display_name, user_id, guest_token_in, access_code, share_token,
    request_key, client_address)
$$;
comment on function public.start_run is 'For the start-run function: starts a run. The caller has verified user_id.';
grant execute on function private.start_run(text, text, text, text, uuid, text, text, text, text, text) to service_role;
grant execute on function public.start_run(text, text, text, text, uuid, text, text, text, text, text) to service_role;

-- Attempts with a code are counted before start_run, in a transaction of their own, so that refused ones count too.
create function public.take_rate_limit(subject text, max_hits integer) returns integer
language sql volatile set search_path = '' as $$
  select private.take_rate_limit(subject, max_hits)
$$;
comment on function public.take_rate_limit
  is 'For functions: counts a request of this minute; null, or the seconds to wait.';
grant execute on function private.take_rate_limit(text, integer) to service_role;
grant execute on function public.take_rate_limit(text, integer) to service_role;

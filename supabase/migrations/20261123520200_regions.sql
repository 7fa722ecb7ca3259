-- Regional lock: a run holds homes of the regions alone that its game names.
--
-- A region is a country's code, a region, a town, a postcode district or a postcode area ("LS"), and the game names
-- them in its mode's options. What a game keeps back of a home says nothing here either. A player may choose one of
-- several named regions; that run holds other homes than those that the game's board compares, so it is practice. Where
-- fewer than two homes are left a run does not start.

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
      when 'regions' then case jsonb_typeof(o.value)
        when 'array' then jsonb_array_length(o.value) <= 20 and not exists (select from jsonb_array_elements(o.value) r
          where jsonb_typeof(r.value) <> 'string' or char_length(btrim(r.value #>> '{}')) not between 1 and 80)
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

create function private.is_in_regions(game_listing public.game_listings, asset_id uuid, regions jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
    select from public.assets a
    cross join lateral (values ('country_code', a.country_code), ('region', a.region), ('town', a.town),
      ('district', a.district), ('district', substring(a.district from '^[A-Za-z]+'))) as p (fact, place)
    join jsonb_array_elements_text(is_in_regions.regions) as r (name) on lower(btrim(r.name)) = lower(btrim(p.place))
    where a.id = is_in_regions.asset_id and not p.fact = any (game_listing.hidden_facts));
end $$;
comment on function private.is_in_regions is 'Does a home of a game lie in one of these regions?';

create or replace function private.choose_homes(game public.games, seed bigint, only_home uuid, user_id uuid,
  guest_id uuid,
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
        and (not coalesce(game.mode_options @? '$.regions[*]', false)
          or private.is_in_regions(gl, l.asset_id, game.mode_options -> 'regions'))
        and (choose_homes.only_home is null or gl.id = choose_homes.only_home)
      order by 4, 3, 2, 1 limit case game.family when 'roundup' then 50 else game.rounds_per_run end) c);
end $$;

alter table public.sessions
  drop constraint a_practice_reason_is_known,
  add constraint a_practice_reason_is_known check (practice_reason in
    ('other_mode', 'unranked_mode', 'room', 'one_home', 'one_region', 'not_first', 'price_known', 'price_learnt',
      'claimed', 'excluded', 'after_its_day'));

drop function private.start_run(text, text, text, text, uuid, text, text, text, text, text, jsonb, uuid, boolean);
create function private.start_run(game_slug text, brand text default null, mode text default null,
  display_name text default null, user_id uuid default null, guest_token_in text default null,
  access_code text default null, share_token text default null, request_key text default null,
    client_address text default null, mode_options jsonb default null,
  like_run uuid default null, avoids_known boolean default false,
  region text default null) returns jsonb
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
  within public.games;
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

  -- What the game's own mode says is in its row; what another one says, the caller tells.
  played_mode := coalesce(start_run.mode, game.mode);
  played_options := case when played_mode = game.mode then game.mode_options
    else coalesce(start_run.mode_options, '{}') end;
  if start_run.region is not null then
    -- One of the regions that the game names, as it is named there.
    played_options := played_options || jsonb_build_object('regions', (
      select jsonb_agg(r.value) from jsonb_array_elements(played_options -> 'regions') r
      where lower(btrim(r.value #>> '{}')) = lower(btrim(start_run.region))));
    if played_options -> 'regions' = 'null' then
      perform private.refuse(422, 'invalid_request',
        'This game does not name that region. Choose one of those on its first page.');
    end if;
  end if;
  within := game;
  within.mode_options := played_options;
  chosen := case when start_run.like_run is null
    then private.choose_homes(within, new_seed, opened.game_listing_id, start_run.user_id, guest,
      -- Where homes are drawn anyway, known ones are drawn last.
      coalesce(start_run.avoids_known, false) or game.round_order = 'random')
    else private.homes_like(game, start_run.like_run, opened.game_listing_id) end;
  if start_run.like_run is null and opened.game_listing_id is null
      and coalesce(played_options @? '$.regions[*]', false)
      and coalesce(cardinality(chosen), 0) < least(game.rounds_per_run, 2) then
    perform private.refuse(409, 'too_few_homes',
      'There are too few homes in this region. Choose another region, or all of them.');
  end if;
  if chosen is null then
    perform private.refuse(409, 'game_not_open', 'This game has no homes to guess at the moment. Choose another game.');
  end if;

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
    when played_options -> 'regions' <> game.mode_options -> 'regions' then 'one_region'
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
comment on function private.start_run is
  'Starts a run, or answers the one under way; region is one that its game names.';
select private.expose('private.start_run(text, text, text, text, uuid, text, text, text, text, text, jsonb, uuid,
  boolean, text)', 'service_role');

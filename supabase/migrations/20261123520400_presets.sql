-- Presets: a host keeps a row of options of their own under a name, and shares it by a code.
--
-- A preset is what a mode says, without a game: clock, lives, what is hidden, how a guess is made. Its name is its
-- maker's alone, so nobody else reads words of theirs; its code leads to the options and to nothing else. A host builds
-- games by it. A player may play a game by it, as practice, since it is another mode than the game's. A game and a run
-- keep the options as they were, so a preset that goes changes none of them. A person keeps fifty.

create table private.mode_presets (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  code text not null,
  name text not null,
  options jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint mode_presets_have_an_id primary key (id),
  constraint a_preset_is_its_makers foreign key (owner_id) references auth.users (id) on delete cascade,
  constraint a_preset_has_a_code_of_its_own unique (code),
  constraint a_preset_code_has_8_clear_characters check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  constraint a_preset_name_has_1_to_60_characters check (char_length(name) <= 60 and btrim(name) <> ''),
  constraint what_a_preset_says_is_known check (private.are_mode_options(options)
    and octet_length(options::text) <= 4096)
);
comment on table private.mode_presets is 'Rows of mode options that people keep under a name: their maker''s alone.';
create index mode_presets_by_owner on private.mode_presets (owner_id, created_at desc);
alter table private.mode_presets enable row level security;

create function private.preset_answer(preset private.mode_presets) returns jsonb language plpgsql immutable
  set search_path = '' as $$
begin
  return jsonb_build_object('id', preset.id, 'code', preset.code, 'name', preset.name, 'options', preset.options);
end $$;
comment on function private.preset_answer is 'A preset as its maker reads it.';

create function private.own_presets() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(private.preset_answer(o.preset) order by (o.preset).created_at desc), '[]'::jsonb)
    from (
      select p as preset from private.mode_presets p where p.owner_id = (select auth.uid())
        order by p.created_at desc limit 50) o);
end $$;
comment on function private.own_presets is 'The presets of the signed-in person, the newest first.';
select private.expose('private.own_presets()', 'authenticated');

create function private.save_preset(name text, options jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  preset private.mode_presets;
  wait_seconds integer;
begin
  perform private.take_turn(caller);
  wait_seconds := private.take_rate_limit('preset:' || caller, 30);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited', 'That was too many presets in one minute. Wait a moment.',
      wait_seconds::text);
  end if;
  if coalesce(char_length(btrim(save_preset.name)), 0) not between 1 and 60
      or not coalesce(private.are_mode_options(save_preset.options), false)
      or octet_length(save_preset.options::text) > 4096 then
    perform private.refuse(422, 'invalid_request', 'A preset needs a name and options that go together.');
  end if;
  -- The same options under the same name are the same preset: a lost reply makes no second one.
  select p.* into preset from private.mode_presets p where p.owner_id = caller and p.name = btrim(save_preset.name)
    and p.options = save_preset.options;
  if preset.id is null then
    if (select count(*) from private.mode_presets p where p.owner_id = caller) >= 50 then
      perform private.refuse(409, 'preset_limit', 'You have fifty presets. Delete one that you do not need.');
    end if;
    insert into private.mode_presets as p (owner_id, code, name, options)
    values (caller, (
      select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(r.bytes, n) % 32, 1), '')
      from (select decode(private.random_hex_32(), 'hex') as bytes) r, generate_series(0, 7) n),
      btrim(save_preset.name), save_preset.options)
    returning p.* into preset;
  end if;
  return private.preset_answer(preset);
end $$;
comment on function private.save_preset is 'Keeps options under a name and gives them a code.';
select private.expose('private.save_preset(text, jsonb)', 'authenticated');

create function private.delete_preset(preset_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.mode_presets p where p.id = delete_preset.preset_id and p.owner_id = (select auth.uid());
  return found;
end $$;
comment on function private.delete_preset is
  'Deletes a preset of the signed-in person; games and runs keep its options.';
select private.expose('private.delete_preset(uuid)', 'authenticated');

create function private.preset_of_code(code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  preset private.mode_presets;
begin
  select p.* into preset from private.mode_presets p
    where p.code = upper(regexp_replace(preset_of_code.code, '[\s-]', '', 'g'));
  if preset.id is null then
    perform private.refuse(404, 'not_found', 'No preset has this code. Check it, or ask whoever gave it to you.');
  end if;
  return jsonb_build_object('code', preset.code, 'options', preset.options);
end $$;
comment on function private.preset_of_code is 'What the preset with this code says.';
select private.expose('private.preset_of_code(text)', 'anon', 'authenticated');

drop function private.start_run(text, text, text, text, uuid, text, text, text, text, text, jsonb, uuid, boolean, text);
create function private.start_run(game_slug text, brand text default null, mode text default null,
  display_name text default null, user_id uuid default null, guest_token_in text default null,
  access_code text default null, share_token text default null, request_key text default null,
    client_address text default null, mode_options jsonb default null,
  like_run uuid default null, avoids_known boolean default false,
  region text default null, preset text default null) returns jsonb
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
  if start_run.preset is not null then
    start_run.mode_options := private.preset_of_code(start_run.preset) -> 'options';
  end if;
  played_mode := coalesce(start_run.mode, game.mode);
  played_options := case when played_mode = game.mode and start_run.preset is null then game.mode_options
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
    when played_mode <> game.mode or start_run.preset is not null then 'other_mode'
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
  'Starts a run, or answers the one under way; region is one that its game names, preset the code of one.';
select private.expose('private.start_run(text, text, text, text, uuid, text, text, text, text, text, jsonb, uuid,
  boolean, text, text)', 'service_role');

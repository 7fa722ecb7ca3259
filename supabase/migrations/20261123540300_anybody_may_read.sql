-- A public API that reads: games, boards, corrections, and what the crowd said once nobody can guess any more.
--
-- It tells what every visitor of the site may see of public games, and never a price or what one follows from: the
-- crowd's figures come close to prices, so they wait until no game takes guesses of the home. Nobody needs a key; with
-- one an address is not shared, and ten times as many requests fit into a minute. A key is kept as its hash.

create table private.api_keys (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  used_on date,
  revoked_at timestamptz,
  constraint api_keys_have_an_id primary key (id),
  constraint an_api_key_is_known_once unique (key_hash),
  constraint an_api_key_is_somebodys foreign key (user_id) references auth.users (id) on delete cascade,
  constraint an_api_key_has_a_name_of_1_to_60_characters check (char_length(btrim(name)) between 1 and 60
    and char_length(name) <= 60)
);
comment on table private.api_keys is
  'Keys of the public API, as hashes; a revoked one stays, so that its name is known.';
create index api_keys_by_user on private.api_keys (user_id, created_at desc);
alter table private.api_keys enable row level security;

create function private.describe_api_key(api_key private.api_keys) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('id', api_key.id, 'name', api_key.name, 'created_at', api_key.created_at,
    'used_on', api_key.used_on, 'revoked_at', api_key.revoked_at);
end $$;
comment on function private.describe_api_key is 'A key as its owner sees it: never the key itself.';

create function private.make_api_key(name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  made text := 'hpg_' || private.random_hex_32();
  api_key private.api_keys;
begin
  if coalesce(char_length(btrim(make_api_key.name)) not between 1 and 60, true) then
    perform private.refuse(422, 'invalid_request',
      'Give the key a name of 1 to 60 characters, so that you know it again.');
  end if;
  perform private.take_turn(caller);
  if (select count(*) from private.api_keys k where k.user_id = caller and k.revoked_at is null) >= 5 then
    perform private.refuse(409, 'move_not_allowed', 'You have five keys. Revoke one before you make another.');
  end if;
  insert into private.api_keys as k (user_id, name, key_hash)
  values (caller, btrim(make_api_key.name), private.hash_secret(made)) returning k.* into api_key;
  return private.describe_api_key(api_key) || jsonb_build_object('key', made);
end $$;
comment on function private.make_api_key is 'Makes a key of the public API. It is in this answer and nowhere else.';
select private.expose('private.make_api_key(text)', 'authenticated');

create function private.own_api_keys() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(jsonb_agg(private.describe_api_key(k) order by k.created_at desc), '[]') from (
    select k.* from private.api_keys k where k.user_id = (select auth.uid())
    order by k.created_at desc limit 50) k);
end $$;
comment on function private.own_api_keys is 'The caller''s keys of the public API, newest first.';
select private.expose('private.own_api_keys()', 'authenticated');

create function private.revoke_api_key(key_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  api_key private.api_keys;
begin
  update private.api_keys k set revoked_at = coalesce(k.revoked_at, clock_timestamp())
    where k.id = revoke_api_key.key_id and k.user_id = (select auth.uid()) returning k.* into api_key;
  if api_key.id is null then
    perform private.refuse(404, 'not_found', 'You have no such key.');
  end if;
  return private.describe_api_key(api_key);
end $$;
comment on function private.revoke_api_key is 'Ends a key of the caller''s; one that has ended stays so.';
select private.expose('private.revoke_api_key(uuid)', 'authenticated');

-- Counts a request before it is answered, in a transaction of its own, so that refused ones count too.
create function private.count_api_request(api_key text, client_address text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known private.api_keys;
begin
  if count_api_request.api_key is null then
    return jsonb_build_object('wait', private.take_rate_limit('api-from:' || coalesce(client_address, ''), 60));
  end if;
  select k.* into known from private.api_keys k
    where k.key_hash = private.hash_secret(left(count_api_request.api_key, 200)) and k.revoked_at is null;
  if known.id is null then
    -- Wrong keys count by address, so that nobody tries many.
    return jsonb_build_object('wait', private.take_rate_limit('api-from:' || coalesce(client_address, ''), 60),
      'is_unknown', true);
  end if;
  update private.api_keys k set used_on = current_date
    where k.id = known.id and k.used_on is distinct from current_date;
  return jsonb_build_object('wait', private.take_rate_limit('api-key:' || known.id, 600));
end $$;
comment on function private.count_api_request is
  'For the public-api function alone: null, or how many seconds to wait.';
select private.expose('private.count_api_request(text, text)', 'service_role');

create function private.api_game(slug text, brand text) returns public.games
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(api_game.brand, ''), 'default') and g.slug = api_game.slug
      and g.visibility = 'public' and g.state in ('open', 'closed')
      and not private.is_classroom(g.mode_options, '{}');
  if game.id is null then
    perform private.refuse(404, 'not_found', 'There is no public game at this address. Check slug and brand.');
  end if;
  return game;
end $$;
comment on function private.api_game is 'A game that the public API tells of; refuses with not_found.';

create function private.describe_api_game(game public.games) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object('slug', game.slug, 'family', game.family, 'title', game.title,
    'description', game.description, 'state', private.state_now(game), 'currency', game.currency, 'mode', game.mode,
    'rounds', game.rounds_per_run, 'formula', game.formula, 'difficulty', game.difficulty,
    'round_seconds', game.round_seconds, 'has_board', private.has_board(game), 'opens_at', game.opens_at,
    'closes_at', game.closes_at, 'homes', (select count(*) from public.game_listings gl
      where gl.game_id = game.id and gl.is_visible), 'players', private.players_on_board(game.id,
      game.round_seconds is not null, 'all_time', date '1970-01-01'));
end $$;
comment on function private.describe_api_game is 'A game as the public API tells of it: its rules, and no home.';

create function private.api_games(brand text, after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rows jsonb;
begin
  select coalesce(jsonb_agg(private.describe_api_game(g) order by g.slug), '[]') into rows from (
    select g.* from public.games g
    where g.agency_id = (select a.id from public.agencies a
        where a.key = coalesce(nullif(api_games.brand, ''), 'default'))
      and g.slug > coalesce(api_games.after, '') and g.visibility = 'public' and g.state in ('open', 'closed')
      and not private.is_classroom(g.mode_options, '{}')
    order by g.slug limit 50) g;
  return jsonb_build_object('games', rows,
    'next', case when jsonb_array_length(rows) = 50 then rows -> -1 ->> 'slug' end);
end $$;
comment on function private.api_games is 'For the public-api function alone: public games of a brand, by slug.';
select private.expose('private.api_games(text, text)', 'service_role');

create function private.api_game_facts(game_slug text, brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.describe_api_game(private.api_game(game_slug, brand));
end $$;
comment on function private.api_game_facts is 'For the public-api function alone: one public game.';
select private.expose('private.api_game_facts(text, text)', 'service_role');

create function private.api_board(game_slug text, brand text, period text, after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games := private.api_game(game_slug, brand);
  rows jsonb;
begin
  select coalesce(jsonb_agg(to_jsonb(b) order by b.rank), '[]') into rows
  from private.leaderboard(game.slug, api_board.brand, api_board.period, api_board.after) b;
  return jsonb_build_object('rows', rows,
    'next', case when jsonb_array_length(rows) = 100 then rows -> -1 ->> 'cursor' end);
end $$;
comment on function private.api_board is 'For the public-api function alone: a hundred rows of a board.';
select private.expose('private.api_board(text, text, text, text)', 'service_role');

-- Where a home can still be guessed, here or in another game, the crowd's figures are null.
create function private.api_crowd(game_slug text, brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.api_game(game_slug, brand);
begin
  return jsonb_build_object('currency', game.currency, 'homes', (
    select coalesce(jsonb_agg(jsonb_build_object('position', gl.position, 'is_closed', x.is_closed,
        'guesses', (x.crowd ->> 'count')::bigint,
        'median_minor', case when x.is_closed then x.crowd -> 'median_minor' end,
        'q1_minor', case when x.is_closed then x.crowd -> 'q1_minor' end,
        'q3_minor', case when x.is_closed then x.crowd -> 'q3_minor' end) order by gl.position, gl.id), '[]')
    from (
      select v.id, row_number() over (order by v.position, v.id) as position, v.listing_id from public.game_listings v
      join public.listings l on l.id = v.listing_id
      where v.game_id = game.id and v.is_visible and l.status <> 'withdrawn'
      order by v.position, v.id limit 50) gl
    cross join lateral (
      select not private.can_be_guessed(gl.listing_id) as is_closed, private.crowd_of(gl.id) as crowd) x));
end $$;
comment on function private.api_crowd is 'For the public-api function alone: crowd figures of homes nobody can guess.';
select private.expose('private.api_crowd(text, text)', 'service_role');

create function private.api_corrections(game_slug text, brand text, after uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games := private.api_game(game_slug, brand);
begin
  return private.game_corrections(game.slug, api_corrections.brand, null, api_corrections.after);
end $$;
comment on function private.api_corrections is 'For the public-api function alone: the public log of a game.';
select private.expose('private.api_corrections(text, text, uuid)', 'service_role');

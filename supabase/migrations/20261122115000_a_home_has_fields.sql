-- A home has fields.
--
-- Which columns of a home players read before the guess is said once, by clue_columns; rounds, management and what a
-- game may keep back follow it. Whoever writes a home writes its whole row. A new field is a column with its
-- constraint, and, where players read it, its name in clue_columns: no function that shows or saves homes names it.

create function private.clue_columns() returns text[] language plpgsql immutable set search_path = '' as $$
begin
  return
    '{property_type,bedrooms,bathrooms,floor_area_m2,plot_area_m2,year_built,tenure,energy_rating,town,district,region,
      features}'::text[];
end $$;
comment on function private.clue_columns
  is 'Columns of a home that players read before the guess, unless the game or its mode keeps them back.';

alter table public.game_listings drop constraint a_game_hides_known_facts;
alter table public.game_listings add constraint a_game_hides_known_facts check (
  hidden_facts <@ (private.clue_columns() || '{map,description}'::text[]));

create function private.pick(record jsonb, keys text[]) returns jsonb language plpgsql immutable
  set search_path = '' as $$
begin
  return (select coalesce(jsonb_object_agg(f.key, f.value), '{}'::jsonb) from jsonb_each(record) f
    where f.key = any (keys));
end $$;
comment on function private.pick is 'These members of a record alone.';

create function private.write_asset(asset public.assets) returns boolean language plpgsql volatile
  set search_path = '' as $$
declare
  -- Whose a home is does not change with what it is like.
  names text[] := array(
    select quote_ident(c.attname) from pg_catalog.pg_attribute c
    where c.attrelid = 'public.assets'::regclass and c.attnum > 0 and not c.attisdropped
      and c.attname <> all ('{id,agency_id,owner_id,created_at,updated_at}'));
  written integer;
begin
  execute format('update public.assets a set (%s) = row(%s) where a.id = ($1).id and a is distinct from $1',
    array_to_string(names, ', '), '($1).' || array_to_string(names, ', ($1).')) using asset;
  get diagnostics written = row_count;
  return written > 0;
end $$;
comment on function private.write_asset
  is 'Writes what a home is like, whatever columns there are; false where it is so already.';

-- Players.
create or replace function private.open_round(session_id uuid, game_listing_id uuid, guest_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  round public.session_rounds;
  game public.games;
  game_listing public.game_listings;
  listing public.listings;
  asset public.assets;
  price private.listing_prices;
  committed text;
  answer jsonb;
  bounds record;
  facts jsonb;
  shown jsonb;
begin
  run := private.session_of(open_round.session_id, (select auth.uid()), open_round.guest_token);
  round := private.round_of(run, open_round.game_listing_id);
  game := private.game_of_run(run);
  select gl.* into game_listing from public.game_listings gl where gl.id = round.game_listing_id;
  select l.* into listing from public.listings l where l.id = game_listing.listing_id;
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  if listing.status = 'withdrawn' then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was withdrawn, so its round is void. Go on with the next one.');
  end if;

  answer := private.guess_answer(run.id, round.game_listing_id, true);
  if answer is null then
    perform private.check_run_is_playable(run);
    if round.opened_at is null then
      update public.session_rounds r set opened_at = clock_timestamp(),
        deadline_at = clock_timestamp() + make_interval(secs => game.round_seconds)
      where r.session_id = run.id and r.game_listing_id = round.game_listing_id and r.opened_at is null;
      select r.* into round from public.session_rounds r where r.session_id = run.id
        and r.game_listing_id = open_round.game_listing_id;
    elsif clock_timestamp() > round.deadline_at + interval '2 seconds' then
      -- Time ran out without a guess: 0 points and the reveal.
      perform private.record_guess(run.id, round.game_listing_id,
        (select c.listing_price_id from private.price_commitments c where c.id = round.commitment_id),
        null, null, null, null, 0, 'time_over', game.formula, 1, 1, true);
      answer := private.guess_answer(run.id, round.game_listing_id, true);
    end if;
  end if;

  select c.commitment into committed from private.price_commitments c where c.id = round.commitment_id;
  select p.* into price from private.price_commitments c join private.listing_prices p on p.id = c.listing_price_id
    where c.id = round.commitment_id;
  bounds := private.bounds_of(game, listing.currency, coalesce(price.kind, 'poll'));
  facts := private.pick(to_jsonb(asset), private.clue_columns()) || jsonb_build_object(
    'title', coalesce(game_listing.title_override, listing.title),
    'floor_area_m2', case when answer is not null or 'area' = any (round.hints_used) or not 'area' = any (game.hints)
      then asset.floor_area_m2 end,
    'year_built', case when answer is not null or 'year' = any (round.hints_used) or not 'year' = any (game.hints)
      then asset.year_built end,
    'country_code', asset.country_code, 'map', private.blurred_point(asset.id, asset.latitude, asset.longitude),
    'description', listing.description);
  facts := facts - game_listing.hidden_facts;
  -- After the guess everything shows.
  shown := case when answer is null then run.mode_options else '{}' end;
  return jsonb_build_object(
    'session_id', run.id, 'game_listing_id', round.game_listing_id, 'position', round.position, 'rounds', run.rounds,
    'currency', listing.currency, 'price_kind', coalesce(price.kind, 'poll'),
    'price_year', case when price.kind = 'sold' then extract(year from price.dated_on)::integer end,
    'commitment', committed, 'opened_at', round.opened_at, 'deadline_at', round.deadline_at, 'server_now',
      clock_timestamp(),
    'bounds', jsonb_build_object('min_minor', bounds.min_minor, 'max_minor', bounds.max_minor),
    'mode', run.mode, 'mode_options', run.mode_options, 'is_range', run.mode_options @> '{"is_range": true}',
    'facts', case when shown @> '{"shows_facts": false}' then '{}'
      else facts end, 'photos', private.photos_in_mode(listing.id, shown),
    'hints', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'multiplier', private.hint_multiplier(array[h.kind]),
        'value', case when h.kind = any (round.hints_used) then private.hint_value(listing.id, h.kind) -> 'value' end,
        'unit', case when h.kind = any (round.hints_used) then private.hint_value(listing.id, h.kind) ->> 'unit' end)
          order by h.place), '[]'::jsonb)
      from unnest(game.hints) with ordinality as h (kind, place)
      where private.hint_value(listing.id, h.kind) is not null),
    'guess', answer);
end $$;

-- Importers and publishing.
create or replace function private.fill_listing(listing public.listings, payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  asset public.assets;
  home jsonb := payload -> 'asset';
  price jsonb := payload -> 'price';
  latest private.listing_prices;
  price_added boolean := false;
  photos_changed boolean := false;
  shown public.listing_photos[];
begin
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  asset := jsonb_populate_record(asset, (home || jsonb_build_object('features',
    coalesce(home -> 'features', '[]'::jsonb)))
    - '{id,agency_id,owner_id,created_at,updated_at}'::text[]);
  perform private.write_asset(asset);
  update public.listings l set portal = payload ->> 'portal', source_url = payload ->> 'source_url',
    status = coalesce(payload ->> 'status', l.status),
    currency = payload ->> 'currency', title = coalesce(payload ->> 'title', ''),
      description = coalesce(payload ->> 'description', '')
  where l.id = listing.id;

  update public.listing_imports i set listing_id = listing.id
    where i.id = (payload ->> 'import_id')::uuid and i.user_id = asset.owner_id;

  select p.* into latest from private.listing_prices p where p.listing_id = listing.id order by p.version desc limit 1;
  if latest.id is null or (latest.kind, latest.amount_minor, latest.currency, latest.dated_on) is distinct from
      (price ->> 'kind', (price ->> 'amount_minor')::bigint, payload ->> 'currency', (price ->> 'dated_on')::date) then
    insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
    values (listing.id, coalesce(latest.version, 0) + 1, price ->> 'kind', (price ->> 'amount_minor')::bigint,
      payload ->> 'currency', (price ->> 'dated_on')::date);
    price_added := true;
  end if;

  if payload -> 'photos' is not null and
      coalesce((select jsonb_agg(p.content_hash order by p.position) from public.listing_photos p
        where p.listing_id = listing.id), '[]'::jsonb)
      <> coalesce((select jsonb_agg(p.photo -> 'content_hash' order by p.place)
        from jsonb_array_elements(payload -> 'photos') with ordinality as p (photo, place)), '[]'::jsonb) then
    photos_changed := true;
    -- A picture that stays keeps its folder and sizes, since a folder that was used takes no file again; one that
    -- leaves is queued.
    shown := array(select p from public.listing_photos p where p.listing_id = listing.id);
    delete from public.listing_photos p where p.listing_id = listing.id;
    insert into private.file_removals (bucket_id, folder)
    select 'listing-photos', o.path from unnest(shown) o
    where not exists (select from jsonb_array_elements(payload -> 'photos') p
      where p ->> 'content_hash' = o.content_hash) on conflict do nothing;
    insert into public.listing_photos (listing_id, position, path, file_type, widths, width, height, alt, room,
      placeholder, rights_status, attribution, content_hash)
    select listing.id, p.place, coalesce(o.path, p.photo ->> 'path'),
      coalesce(o.file_type, p.photo ->> 'file_type', 'webp'),
      coalesce(o.widths, (select array_agg(w::integer order by w::integer)
        from jsonb_array_elements_text(p.photo -> 'widths') w)),
      coalesce(o.width, (p.photo ->> 'width')::integer), coalesce(o.height, (p.photo ->> 'height')::integer),
        p.photo ->> 'alt', p.photo ->> 'room',
      coalesce(o.placeholder, p.photo ->> 'placeholder'), coalesce(p.photo ->> 'rights_status', 'own'),
        p.photo ->> 'attribution', p.photo ->> 'content_hash'
    from jsonb_array_elements(payload -> 'photos') with ordinality as p (photo, place)
    left join lateral (select s.* from unnest(shown) s where s.content_hash = p.photo ->> 'content_hash'
      order by s.position limit 1) o on true;
  elsif payload -> 'photos' is not null then
    update public.listing_photos k set alt = p.photo ->> 'alt', room = p.photo ->> 'room',
      attribution = p.photo ->> 'attribution',
      rights_status = coalesce(p.photo ->> 'rights_status', 'own')
    from jsonb_array_elements(payload -> 'photos') with ordinality as p (photo, place)
    where k.listing_id = listing.id and k.position = p.place;
  end if;
  return jsonb_build_object('price_added', price_added, 'photos_changed', photos_changed);
end $$;

-- Managers.
create or replace function private.managed_offer(game public.games, home public.game_listings,
  user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sees_price boolean := private.user_sees_price(home.listing_id, managed_offer.user_id);
begin
  return (
    select jsonb_build_object(
      'game', jsonb_build_object('slug', game.slug, 'family', game.family, 'title', game.title, 'currency',
        game.currency),
      'game_listing_id', home.id, 'listing_id', l.id, 'version', l.version, 'status', l.status, 'portal', case
        when sees_price then l.portal end,
      'source_url', case when sees_price then l.source_url end, 'sees_price', sees_price,
      'may_edit', private.user_manages_asset(a.id, managed_offer.user_id),
      'other_games', (select count(*) from public.game_listings o where o.listing_id = l.id and o.game_id <> game.id),
      'facts', private.pick(to_jsonb(a), private.clue_columns())
        || jsonb_build_object('title', l.title, 'description', l.description,
        'country_code', a.country_code, 'address_line', case when sees_price then a.address_line end, 'postcode', case
          when sees_price then a.postcode end,
        'latitude', case when sees_price then a.latitude end, 'longitude', case when sees_price then a.longitude end),
      'prices', (
        select coalesce(jsonb_agg(jsonb_build_object('version', p.version, 'kind', p.kind, 'amount_minor',
          p.amount_minor, 'currency', p.currency,
          'dated_on', p.dated_on, 'created_at', p.created_at) order by p.version desc), '[]'::jsonb)
        from private.listing_prices p where p.listing_id = l.id and sees_price),
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path, 'file_type', p.file_type, 'widths',
          p.widths, 'width', p.width, 'height', p.height, 'alt', p.alt,
          'room', p.room, 'placeholder', p.placeholder, 'attribution', p.attribution, 'rights_status', p.rights_status,
            'is_hidden', p.is_hidden) order by p.position), '[]'::jsonb)
        from public.listing_photos p where p.listing_id = l.id))
    from public.listings l join public.assets a on a.id = l.asset_id where l.id = home.listing_id);
end $$;

create or replace function private.save_listing(user_id uuid, game_slug text, brand text, game_listing_id uuid,
  version integer, facts jsonb, price jsonb, photos jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(save_listing.game_slug, save_listing.brand, save_listing.user_id);
  home public.game_listings := private.managed_listing(game, save_listing.game_listing_id);
  listing public.listings;
  asset public.assets;
  latest private.listing_prices;
  bounds public.market_bounds;
  removed jsonb := '[]';
  changed text[] := '{}';
begin
  select l.* into listing from public.listings l where l.id = home.listing_id for no key update;
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  if not private.user_manages_asset(asset.id, save_listing.user_id) then
    perform private.refuse(403, 'home_not_yours',
      'This home belongs to somebody else, who alone may change it. In this game you can hide it or give it another '
      'title.');
  end if;
  if listing.status = 'withdrawn' then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was withdrawn, so nothing of it can be changed any more.');
  end if;
  if listing.version is distinct from save_listing.version then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else saved this home while you were editing it. Nothing of yours is lost: look at what changed and '
      'save again.');
  end if;
  asset := jsonb_populate_record(asset, coalesce(save_listing.facts, '{}'::jsonb)
    - '{id,agency_id,owner_id,country_code,created_at,updated_at}'::text[]);
  if (asset.latitude is null) <> (asset.longitude is null) then
    perform private.refuse(422, 'place_incomplete',
      'A place on the map needs both latitude and longitude, or neither.');
  end if;
  if private.write_asset(asset) then changed := changed || 'facts'::text; end if;
  -- Withdrawing is more than a word: withdraw_listing does it.
  update public.listings l set title = coalesce(save_listing.facts ->> 'title', l.title),
    description = coalesce(save_listing.facts ->> 'description', l.description),
    status = case when save_listing.facts ->> 'status' in ('available', 'under_offer', 'sold')
      then save_listing.facts ->> 'status' else l.status end,
    version = l.version + 1
  where l.id = listing.id;

  latest := private.latest_price(listing.id);
  if save_listing.price is not null and (latest.kind, latest.amount_minor, latest.dated_on) is distinct from
      (save_listing.price ->> 'kind', (save_listing.price ->> 'amount_minor')::bigint,
        (save_listing.price ->> 'dated_on')::date) then
    if latest.kind = 'poll' or coalesce(save_listing.price ->> 'kind', '') not in ('asking', 'sold')
      or save_listing.price ->> 'amount_minor' is null then
      perform private.refuse(422, 'invalid_request',
        'A corrected price is an asking or a sold price. A home without one yet gets its price when its poll is '
        'settled.');
    end if;
    select b.* into bounds from public.market_bounds b where b.currency = listing.currency
      and b.price_kind = save_listing.price ->> 'kind';
    if (save_listing.price ->> 'amount_minor')::bigint not between bounds.min_minor and bounds.max_minor then
      perform private.refuse(422, 'price_out_of_range',
        'No guess could reach this price: it is outside the market range. Check the number and its zeros.');
    end if;
    insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
    values (listing.id, coalesce(latest.version, 0) + 1, save_listing.price ->> 'kind',
      (save_listing.price ->> 'amount_minor')::bigint, listing.currency,
      (save_listing.price ->> 'dated_on')::date);
    changed := changed || 'price'::text;
  end if;
  if save_listing.photos is not null then
    removed := private.set_managed_photos(listing.id, save_listing.photos);
    changed := changed || 'photos'::text;
  end if;
  perform private.log_management(save_listing.user_id, 'save_listing', game,
    jsonb_build_object('changed', to_jsonb(changed), 'home', coalesce(home.title_override, listing.title)),
    listing_id => listing.id);
  return jsonb_build_object('listing', private.managed_offer(game, home, save_listing.user_id), 'removed_files',
    removed);
end $$;

-- Editing a home, and the scoot: which of a brand's games its subdomain shows, in which order.

-- A home for its managers. Who manages a game sees its homes; only who manages the home itself may change it.
create function private.managed_offer(game public.games, home public.game_listings, user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'game', jsonb_build_object('slug', game.slug, 'family', game.family, 'title', game.title, 'currency',
        game.currency),
      'game_listing_id', home.id, 'listing_id', l.id, 'version', l.version, 'status', l.status, 'portal', l.portal,
        'source_url', l.source_url,
      'may_edit', private.user_manages_asset(a.id, managed_offer.user_id),
      'other_games', (select count(*) from public.game_listings o where o.listing_id = l.id and o.game_id <> game.id),
      'facts', jsonb_build_object('title', l.title, 'description', l.description, 'property_type', a.property_type,
        'bedrooms', a.bedrooms,
        'bathrooms', a.bathrooms, 'floor_area_m2', a.floor_area_m2, 'plot_area_m2', a.plot_area_m2, 'year_built',
          a.year_built, 'tenure', a.tenure,
        'energy_rating', a.energy_rating, 'features', to_jsonb(a.features), 'address_line', a.address_line, 'town',
          a.town, 'postcode', a.postcode,
        'district', a.district, 'region', a.region, 'country_code', a.country_code, 'latitude', a.latitude, 'longitude',
          a.longitude),
      'prices', (
        select coalesce(jsonb_agg(jsonb_build_object('version', p.version, 'kind', p.kind, 'amount_minor',
          p.amount_minor, 'currency', p.currency,
          'dated_on', p.dated_on, 'created_at', p.created_at) order by p.version desc), '[]'::jsonb)
        from private.listing_prices p where p.listing_id = l.id),
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path, 'file_type', p.file_type, 'widths',
          p.widths, 'width', p.width, 'height', p.height, 'alt', p.alt,
          'room', p.room, 'placeholder', p.placeholder, 'attribution', p.attribution, 'rights_status', p.rights_status,
            'is_hidden', p.is_hidden) order by p.position), '[]'::jsonb)
        from public.listing_photos p where p.listing_id = l.id))
    from public.listings l join public.assets a on a.id = l.asset_id where l.id = home.listing_id);
end $$;
comment on function private.managed_offer is 'Everything about a home of a game that its managers see.';

create function private.manage_listing(game_slug text, brand text, game_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games := private.game_to_manage(manage_listing.game_slug, manage_listing.brand, (select auth.uid()));
begin
  return private.managed_offer(game, private.managed_listing(game, manage_listing.game_listing_id),
    (select auth.uid()));
end $$;
comment on function private.manage_listing is 'A home of a game as its managers see it.';
create function public.manage_listing(game_slug text, game_listing_id uuid, brand text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.manage_listing(game_slug, brand, game_listing_id)
$$;
comment on function public.manage_listing is 'A home with its prices and photos, for the people who manage the game.';
grant execute on function private.manage_listing(text, text, uuid) to authenticated;
grant execute on function public.manage_listing(text, uuid, text) to authenticated;

-- Photos as they are wanted, in order: { id, alt, room, attribution, is_hidden }. Answers the files of those that left.
create function private.set_managed_photos(listing_id uuid, photos jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted uuid[] := array(select (p ->> 'id')::uuid from jsonb_array_elements(set_managed_photos.photos) p);
  files jsonb;
begin
  if exists (select from unnest(wanted) as w (photo_id) where not exists (
      select from public.listing_photos p where p.id = w.photo_id and p.listing_id = set_managed_photos.listing_id))
        then
    perform private.refuse(422, 'invalid_request',
      'One of these photos is not of this home. Reload the page and try again.');
  end if;
  with gone as (
    delete from public.listing_photos p where p.listing_id = set_managed_photos.listing_id and p.id <> all (wanted)
      returning p.*),
  -- Remembered until the files are gone, so that a crash in between leaves none behind.
  queued as (
    insert into private.file_removals (bucket_id, folder) select 'listing-photos', g.path from gone g on conflict
      do nothing)
  select coalesce(jsonb_agg(g.path || '/' || w || '.' || g.file_type), '[]'::jsonb) into files
    from gone g, unnest(g.widths) w;
  -- Out of the way first: two photos never have one position, not even for a moment.
  update public.listing_photos p set position = -p.position - 1 where p.listing_id = set_managed_photos.listing_id;
  update public.listing_photos p set position = n.place, alt = coalesce(n.photo ->> 'alt', p.alt),
    room = nullif(btrim(n.photo ->> 'room'), ''),
    attribution = nullif(btrim(n.photo ->> 'attribution'), ''),
      is_hidden = coalesce((n.photo ->> 'is_hidden')::boolean, false)
  from jsonb_array_elements(set_managed_photos.photos) with ordinality as n (photo, place)
  where p.id = (n.photo ->> 'id')::uuid;
  return files;
end $$;
comment on function private.set_managed_photos
  is 'Orders, captions, hides and removes the photos of a listing; answers the files to delete.';

create function private.save_listing(user_id uuid, game_slug text, brand text, game_listing_id uuid, version integer,
  facts jsonb, price jsonb, photos jsonb) returns jsonb
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
  asset := jsonb_populate_record(asset, (
    select coalesce(jsonb_object_agg(f.key, f.value), '{}'::jsonb)
      from jsonb_each(coalesce(save_listing.facts, '{}'::jsonb)) f
    where f.key in ('property_type', 'bedrooms', 'bathrooms', 'floor_area_m2', 'plot_area_m2', 'year_built', 'tenure',
      'energy_rating', 'features',
      'address_line', 'town', 'postcode', 'district', 'region', 'latitude', 'longitude')));
  if (asset.latitude is null) <> (asset.longitude is null) then
    perform private.refuse(422, 'place_incomplete',
      'A place on the map needs both latitude and longitude, or neither.');
  end if;
  update public.assets a set property_type = asset.property_type, bedrooms = asset.bedrooms,
    bathrooms = asset.bathrooms, floor_area_m2 = asset.floor_area_m2,
    plot_area_m2 = asset.plot_area_m2, year_built = asset.year_built, tenure = asset.tenure,
      energy_rating = asset.energy_rating, features = asset.features,
    address_line = asset.address_line, town = asset.town, postcode = asset.postcode, district = asset.district,
      region = asset.region,
    latitude = asset.latitude, longitude = asset.longitude
  where a.id = asset.id and a is distinct from asset;
  if found then changed := changed || 'facts'::text; end if;
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
    if latest.kind = 'poll' or save_listing.price ->> 'kind' not in ('asking', 'sold')
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
comment on function private.save_listing
  is 'Saves a home made from this version of it: facts, texts, a new price version, photos.';
create function public.save_listing(user_id uuid, game_slug text, game_listing_id uuid, version integer,
  brand text default null, facts jsonb default null,
  price jsonb default null, photos jsonb default null) returns jsonb language sql volatile set search_path = '' as $$
  select private.save_listing(user_id, game_slug, brand, game_listing_id, version, facts, price, photos)
$$;
comment on function public.save_listing
  is 'For the save-listing function alone: it has verified user_id and scrubbed the texts.';
grant execute on function private.save_listing(uuid, text, text, uuid, integer, jsonb, jsonb, jsonb) to service_role;
grant execute on function public.save_listing(uuid, text, uuid, integer, text, jsonb, jsonb, jsonb) to service_role;

-- The brand whose scoot the caller manages.
create function private.brand_to_manage(brand text) returns public.agencies
language plpgsql stable security definer set search_path = '' as $$
declare
  agency public.agencies;
begin
  select a.* into agency from public.agencies a where a.key = coalesce(nullif(brand_to_manage.brand, ''), 'default');
  if agency.id is null or not (private.has_agency_role(agency.id, '{owner,admin,agent}') or private.is_staff()) then
    perform private.refuse(403, 'not_allowed',
      'Only the people of this brand may manage its games. Sign in with an account that may, or write to the brand.');
  end if;
  return agency;
end $$;
comment on function private.brand_to_manage is 'A brand by key for its own people and staff; refuses with not_allowed.';

-- What a scoot is edited from: a digest of which games there are, which show, and in which order.
create function private.scoot_version(agency_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select md5(coalesce(string_agg(g.id::text || g.is_on_scoot || coalesce(g.scoot_position::text, '-'), ','
      order by g.id), ''))
    from public.games g where g.agency_id = scoot_version.agency_id);
end $$;
comment on function private.scoot_version is 'Digest of a brand''s scoot; another one means that somebody changed it.';

create function private.scoot_games(brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.brand_to_manage(scoot_games.brand);
begin
  return jsonb_build_object('brand', agency.key, 'name', agency.display_name, 'version',
    private.scoot_version(agency.id), 'games', (
    select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'slug', g.slug, 'family', g.family, 'title', g.title,
      'version', g.version, 'state_now', private.state_now(g),
      'visibility', g.visibility, 'opens_at', g.opens_at, 'closes_at', g.closes_at, 'is_on_scoot', g.is_on_scoot,
        'is_sample', g.is_sample, 'created_at', g.created_at,
      'players', private.players_on_board(g.id, g.round_seconds is not null, 'all_time', date '1970-01-01'),
      'homes', (select count(*) from public.game_listings gl where gl.game_id = g.id and gl.is_visible),
      'cover', private.cover_of(g.id),
      'moves', (select coalesce(jsonb_agg(m.to_state order by m.to_state), '[]'::jsonb) from private.game_transitions m
        where m.from_state = private.state_now(g)))
      order by g.scoot_position nulls last, g.created_at desc, g.slug), '[]'::jsonb)
    from public.games g where g.agency_id = agency.id));
end $$;
comment on function private.scoot_games is 'All games of a brand, for its people.';
create function public.scoot_games(brand text default null) returns jsonb language sql stable set search_path = '' as $$
  select private.scoot_games(brand)
$$;
comment on function public.scoot_games
  is 'All games of a brand with state, players and dates, for the brand''s people.';
grant execute on function private.scoot_games(text) to authenticated;
grant execute on function public.scoot_games(text) to authenticated;

-- games: [{ id, is_shown }] in the order in which they are to stand; every game of the brand, once.
create function private.save_scoot(brand text, version text, games jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.brand_to_manage(save_scoot.brand);
  first_game public.games;
begin
  perform from public.agencies a where a.id = agency.id for no key update;
  if private.scoot_version(agency.id) is distinct from save_scoot.version then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else changed this list while you were editing it. Nothing of yours is lost: look at what changed and '
      'save again.');
  end if;
  if jsonb_typeof(save_scoot.games) is distinct from 'array'
    or (select count(*) <> count(distinct g ->> 'id') from jsonb_array_elements(save_scoot.games) g) then
    perform private.refuse(422, 'invalid_request',
      'A list of games names each of them once. Reload the page and try again.');
  end if;
  update public.games g set scoot_position = n.place, is_on_scoot = coalesce((n.game ->> 'is_shown')::boolean, true)
  from jsonb_array_elements(save_scoot.games) with ordinality as n (game, place)
  where g.id::text = n.game ->> 'id' and g.agency_id = agency.id
    and (g.scoot_position, g.is_on_scoot) is distinct from (n.place::smallint,
      coalesce((n.game ->> 'is_shown')::boolean, true));
  first_game.agency_id := agency.id;
  perform private.log_management((select auth.uid()), 'save_scoot', first_game,
    jsonb_build_object('games', jsonb_array_length(save_scoot.games)));
  return private.scoot_games(save_scoot.brand);
end $$;
comment on function private.save_scoot is 'Sets which of a brand''s games its subdomain shows, and their order.';
create function public.save_scoot(version text, games jsonb, brand text default null) returns jsonb
  language sql volatile set search_path = '' as $$
  select private.save_scoot(brand, version, games)
$$;
comment on function public.save_scoot is 'Sets which of the brand''s games its subdomain shows, and their order.';
grant execute on function private.save_scoot(text, text, jsonb) to authenticated;
grant execute on function public.save_scoot(text, jsonb, text) to authenticated;

-- Importing: what the importers and the seed may write. For the service role alone.
--
-- upsert_agency(payload): a brand record with the keys of the agencies table in snake_case; `key` identifies it.
-- import_listing(payload): { external_ref, agency_key?, owner_id?, portal?, source_url?, status?, currency,
--   price: { kind, amount_minor, dated_on? }, asset: { property_type, bedrooms?, bathrooms?, floor_area_m2?,
-- plot_area_m2?,
--   year_built?, tenure?, energy_rating?, features?, address_line?, town?, postcode?, district?, region?, country_code,
--   latitude?, longitude? }, title, description, photos: [{ path, file_type?, widths, width, height, alt, room?,
-- placeholder,
--   rights_status, attribution?, content_hash }] }. external_ref identifies it. The same payload again changes nothing;
--   `import_id` ties it to an entry of the owner's import history; what was taken down is refused with
-- listing_withdrawn;
--   another price adds a price version; photos are replaced where their content hashes differ, else kept with their
-- path.
--   Answers { listing_id, created, price_added, photos_changed }.
-- photo_hashes(external_ref): the stored photos' content hashes in order, so that an importer uploads only what is new.
-- upsert_game(payload): the keys of the games table plus agency_key; agency and slug identify it. Answers its id.
-- set_game_listings(game_id, listing_ids): the game shows exactly these, in this order. Listings of old runs stay,
-- hidden. set_area_price_levels(payload): an array of rows of private.area_price_levels.
-- set_access_code(game_id, kind, code, ...): a code that opens a game; only its hash is stored.

create function private.upsert_agency(payload jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  agency_id uuid;
  incoming public.agencies;
begin
  select a.id into agency_id from public.agencies a where a.key = payload ->> 'key';
  if agency_id is null then
    insert into public.agencies (key, name, display_name, home_url, service_email, whitelabel_name, branded_game_slug)
    values (payload ->> 'key', payload ->> 'name', payload ->> 'display_name', payload ->> 'home_url',
      payload ->> 'service_email',
      payload ->> 'whitelabel_name', payload ->> 'branded_game_slug')
    returning id into agency_id;
  end if;
  select (jsonb_populate_record(a, payload - 'id' - 'created_at' - 'updated_at')).* into incoming from public.agencies a
    where a.id = agency_id;
  update public.agencies a set (name, display_name, home_url, service_email, whitelabel_name, logo_url, layout,
    home_page, branded_game_slug,
      description, phone, whatsapp, company, address, website, agent_name, agent_title, specialties, coverage_areas,
        brand_colors,
      social_media, property_reference, location, analytics_id, theme, currency, time_zone, supported_locales,
        is_sample)
    = (select incoming.name, incoming.display_name, incoming.home_url, incoming.service_email, incoming.whitelabel_name,
      incoming.logo_url,
      incoming.layout, incoming.home_page, incoming.branded_game_slug, incoming.description, incoming.phone,
        incoming.whatsapp,
      incoming.company, incoming.address, incoming.website, incoming.agent_name, incoming.agent_title,
        incoming.specialties,
      incoming.coverage_areas, incoming.brand_colors, incoming.social_media, incoming.property_reference,
        incoming.location,
      incoming.analytics_id, incoming.theme, incoming.currency, incoming.time_zone, incoming.supported_locales,
        incoming.is_sample)
  where a.id = agency_id;
  return agency_id;
end $$;
comment on function private.upsert_agency is 'Writes a brand record by its key.';

create function private.import_listing(payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing public.listings;
  asset public.assets;
  home jsonb := payload -> 'asset';
  price jsonb := payload -> 'price';
  latest private.listing_prices;
  is_new boolean := false;
  price_added boolean := false;
  photos_changed boolean := false;
  agency uuid := (select a.id from public.agencies a where a.key = payload ->> 'agency_key');
begin
  if coalesce(payload ->> 'external_ref', '') = '' or home is null or price is null then
    perform private.refuse(422, 'invalid_request', 'A listing needs external_ref, asset and price.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('import_listing:' || (payload ->> 'external_ref'), 0));
  select l.* into listing from public.listings l where l.external_ref = payload ->> 'external_ref';
  -- What was taken down does not come back, neither as itself nor from the same source.
  if listing.status = 'withdrawn' or private.is_withdrawn_source(payload ->> 'source_url') then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was taken down at the wish of somebody who holds rights in it. Leave it out.');
  end if;
  if listing.id is null then
    is_new := true;
    insert into public.assets (country_code) values (coalesce(home ->> 'country_code', 'GB')) returning * into asset;
    insert into public.listings (asset_id, external_ref, currency)
      values (asset.id, payload ->> 'external_ref', payload ->> 'currency')
    returning * into listing;
  else
    select a.* into asset from public.assets a where a.id = listing.asset_id;
  end if;

  asset := jsonb_populate_record(asset, (home || jsonb_build_object('features',
    coalesce(home -> 'features', '[]'::jsonb))) - 'id' - 'created_at' - 'updated_at');
  update public.assets a set agency_id = agency, owner_id = (payload ->> 'owner_id')::uuid,
    property_type = asset.property_type,
    bedrooms = asset.bedrooms, bathrooms = asset.bathrooms, floor_area_m2 = asset.floor_area_m2,
      plot_area_m2 = asset.plot_area_m2,
    year_built = asset.year_built, tenure = asset.tenure, energy_rating = asset.energy_rating,
      features = asset.features,
    address_line = asset.address_line, town = asset.town, postcode = asset.postcode, district = asset.district,
      region = asset.region,
    country_code = asset.country_code, latitude = asset.latitude, longitude = asset.longitude
  where a.id = asset.id;
  update public.listings l set portal = payload ->> 'portal', source_url = payload ->> 'source_url',
    status = coalesce(payload ->> 'status', l.status),
    currency = payload ->> 'currency', title = coalesce(payload ->> 'title', ''),
      description = coalesce(payload ->> 'description', '')
  where l.id = listing.id;

  update public.listing_imports i set listing_id = listing.id
    where i.id = (payload ->> 'import_id')::uuid and i.user_id = (payload ->> 'owner_id')::uuid;

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
    delete from public.listing_photos p where p.listing_id = listing.id;
    insert into public.listing_photos (listing_id, position, path, file_type, widths, width, height, alt, room,
      placeholder, rights_status, attribution, content_hash)
    select listing.id, p.place, p.photo ->> 'path', coalesce(p.photo ->> 'file_type', 'webp'),
      (select array_agg(w::integer order by w::integer) from jsonb_array_elements_text(p.photo -> 'widths') w),
      (p.photo ->> 'width')::integer, (p.photo ->> 'height')::integer, p.photo ->> 'alt', p.photo ->> 'room',
        p.photo ->> 'placeholder',
      coalesce(p.photo ->> 'rights_status', 'own'), p.photo ->> 'attribution', p.photo ->> 'content_hash'
    from jsonb_array_elements(payload -> 'photos') with ordinality as p (photo, place);
  elsif payload -> 'photos' is not null then
    update public.listing_photos k set alt = p.photo ->> 'alt', room = p.photo ->> 'room',
      attribution = p.photo ->> 'attribution',
      rights_status = coalesce(p.photo ->> 'rights_status', 'own')
    from jsonb_array_elements(payload -> 'photos') with ordinality as p (photo, place)
    where k.listing_id = listing.id and k.position = p.place;
  end if;
  -- Somebody who edits the home at this moment is told instead of overwriting it.
  if not is_new and (price_added or photos_changed) then
    update public.listings l set version = l.version + 1 where l.id = listing.id;
  end if;
  return jsonb_build_object('listing_id', listing.id, 'created', is_new, 'price_added', price_added, 'photos_changed',
    photos_changed);
end $$;
comment on function private.import_listing
  is 'Writes a listing by its external_ref: asset, offer, price version, photos.';

create function private.photo_hashes(external_ref text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(p.content_hash order by p.position), '[]'::jsonb)
  from public.listings l join public.listing_photos p on p.listing_id = l.id
    where l.external_ref = photo_hashes.external_ref
$$;
comment on function private.photo_hashes is 'Content hashes of a listing''s stored photos, in order.';

create function private.upsert_game(payload jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  game public.games;
  agency uuid := (select a.id from public.agencies a where a.key = coalesce(payload ->> 'agency_key', 'default'));
begin
  if agency is null then
    perform private.refuse(422, 'invalid_request', 'There is no brand with that key. Import the brand first.');
  end if;
  select g.* into game from public.games g where g.agency_id = agency and g.slug = payload ->> 'slug';
  if game.id is null then
    insert into public.games (agency_id, slug, family, title, currency)
    values (agency, payload ->> 'slug', payload ->> 'family', payload ->> 'title', payload ->> 'currency') returning *
      into game;
  end if;
  game := jsonb_populate_record(game, payload - 'id' - 'agency_id' - 'slug' - 'created_at' - 'updated_at' - 'version');
  update public.games g set owner_id = game.owner_id, family = game.family, title = game.title,
    description = game.description,
    state = game.state, visibility = game.visibility, currency = game.currency, market = game.market, mode = game.mode,
    rounds_per_run = game.rounds_per_run, round_order = game.round_order, formula = game.formula,
      difficulty = game.difficulty,
    scoring_options = game.scoring_options, absolute_limit_minor = game.absolute_limit_minor, hints = game.hints,
      round_seconds = game.round_seconds, miss_limit_log = game.miss_limit_log, min_minor = game.min_minor,
    max_minor = game.max_minor, has_leaderboard = game.has_leaderboard, opens_at = game.opens_at,
      closes_at = game.closes_at,
    is_sample = game.is_sample, version = g.version + 1
  where g.id = game.id
    and (g.owner_id, g.family, g.title, g.description, g.state, g.visibility, g.currency, g.market, g.mode,
      g.rounds_per_run, g.round_order,
      g.formula, g.difficulty, g.scoring_options, g.absolute_limit_minor, g.hints, g.round_seconds, g.miss_limit_log,
        g.min_minor, g.max_minor, g.has_leaderboard, g.opens_at, g.closes_at, g.is_sample)
    is distinct from (game.owner_id, game.family, game.title, game.description, game.state, game.visibility,
      game.currency, game.market, game.mode,
      game.rounds_per_run, game.round_order, game.formula, game.difficulty, game.scoring_options,
        game.absolute_limit_minor, game.hints, game.round_seconds, game.miss_limit_log, game.min_minor,
      game.max_minor, game.has_leaderboard, game.opens_at, game.closes_at, game.is_sample);
  return game.id;
end $$;
comment on function private.upsert_game is 'Writes a game by brand and slug.';

create function private.set_game_listings(game_id uuid, listing_ids uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if exists (
    select from public.listings l join public.games g on g.id = set_game_listings.game_id
    where l.id = any (listing_ids) and l.currency <> g.currency) then
    perform private.refuse(422, 'wrong_currency',
      'A game has one currency, and one of these homes is priced in another.');
  end if;
  insert into public.game_listings as gl (game_id, listing_id, position)
  select set_game_listings.game_id, l.id, l.place from unnest(listing_ids) with ordinality as l (id, place)
  on conflict on constraint a_game_shows_a_listing_once do update set position = excluded.position, is_visible = true
    where (gl.position, gl.is_visible) is distinct from (excluded.position, true);
  update public.game_listings gl set is_visible = false
    where gl.game_id = set_game_listings.game_id and gl.is_visible and not gl.listing_id = any (listing_ids);
  perform private.commitment_of(gl.id) from public.game_listings gl where gl.game_id = set_game_listings.game_id
    and gl.is_visible;
  return cardinality(listing_ids);
end $$;
comment on function private.set_game_listings is 'The game shows exactly these listings in this order.';

create function private.set_area_price_levels(payload jsonb) returns integer
language sql volatile security definer set search_path = '' as $$
  with written as (
    insert into private.area_price_levels as v (country_code, area_code, currency, median_minor, median_per_m2_minor,
      source, as_of_on)
    select r.country_code, r.area_code, r.currency, r.median_minor, r.median_per_m2_minor, r.source, r.as_of_on
    from jsonb_populate_recordset(null::private.area_price_levels, payload) r
    on conflict on constraint an_area_has_one_level_per_currency do update set median_minor = excluded.median_minor,
      median_per_m2_minor = excluded.median_per_m2_minor, source = excluded.source, as_of_on = excluded.as_of_on
    returning 1)
  select count(*)::integer from written
$$;
comment on function private.set_area_price_levels is 'Writes local price levels by country, area and currency.';

create function private.set_access_code(game_id uuid, kind text, code text, label text, expires_at timestamptz,
  max_uses integer, is_active boolean,
  game_listing_id uuid) returns uuid
language sql volatile security definer set search_path = '' as $$
  insert into private.access_codes as c (game_id, game_listing_id, kind, code_hash, label, expires_at, max_uses,
    is_active)
  values (game_id, game_listing_id, kind, private.hash_code(kind, code), label, expires_at, max_uses, is_active)
  on conflict on constraint a_game_uses_a_code_once do update
    set label = excluded.label, expires_at = excluded.expires_at,
    max_uses = excluded.max_uses, is_active = excluded.is_active, game_listing_id = excluded.game_listing_id
  returning c.id
$$;
comment on function private.set_access_code is
  'Writes a code that opens a game, or one home of it; case and spaces of an access code do not matter.';

create function private.set_agency_member(agency_key text, user_id uuid, role text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.agency_members as m (agency_id, user_id, role)
  select a.id, set_agency_member.user_id, set_agency_member.role from public.agencies a where a.key = agency_key
  on conflict on constraint a_person_is_a_member_of_an_agency_once do update set role = excluded.role
$$;
comment on function private.set_agency_member is 'Gives a user a role in an agency.';

create function private.set_staff_member(user_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.staff_members (user_id) values (user_id) on conflict do nothing
$$;
comment on function private.set_staff_member is 'Makes a user one of the platform''s own people.';

create function public.upsert_agency(payload jsonb) returns uuid language sql volatile
  set search_path = '' as $$ select private.upsert_agency(payload) $$;
create function public.import_listing(payload jsonb) returns jsonb language sql volatile
  set search_path = '' as $$ select private.import_listing(payload) $$;
create function public.photo_hashes(external_ref text) returns jsonb language sql stable
  set search_path = '' as $$ select private.photo_hashes(external_ref) $$;
create function public.upsert_game(payload jsonb) returns uuid language sql volatile
  set search_path = '' as $$ select private.upsert_game(payload) $$;
create function public.set_game_listings(game_id uuid, listing_ids uuid[]) returns integer language sql volatile
  set search_path = '' as $$
  select private.set_game_listings(game_id, listing_ids) $$;
create function public.set_area_price_levels(payload jsonb) returns integer language sql volatile
  set search_path = '' as $$
  select private.set_area_price_levels(payload) $$;
create function public.set_access_code(game_id uuid, kind text, code text, label text default '',
  expires_at timestamptz default null,
  max_uses integer default null, is_active boolean default true, game_listing_id uuid default null) returns uuid
language sql volatile set search_path = '' as $$
  select private.set_access_code(game_id, kind, code, label, expires_at, max_uses, is_active, game_listing_id) $$;
create function public.set_agency_member(agency_key text, user_id uuid, role text) returns void language sql volatile
  set search_path = '' as $$
  select private.set_agency_member(agency_key, user_id, role) $$;
create function public.set_staff_member(user_id uuid) returns void language sql volatile set search_path = '' as $$
  select private.set_staff_member(user_id) $$;
comment on function public.upsert_agency is 'For importers: writes a brand record.';
comment on function public.import_listing is 'For importers: writes a listing.';
comment on function public.photo_hashes is 'For importers: content hashes of a listing''s stored photos.';
comment on function public.upsert_game is 'For importers: writes a game.';
comment on function public.set_game_listings is 'For importers: sets a game''s listings.';
comment on function public.set_area_price_levels is 'For importers: writes local price levels.';
comment on function public.set_access_code is 'For importers: writes an access code or share token.';
comment on function public.set_agency_member is 'For importers: gives a user a role in an agency.';
comment on function public.set_staff_member is 'For importers: makes a user staff.';

do $$
declare
  name text;
begin
  foreach name in array
    '{upsert_agency(jsonb),import_listing(jsonb),photo_hashes(text),upsert_game(jsonb),
      set_area_price_levels(jsonb)}'::text[]
    || array['set_game_listings(uuid, uuid[])',
      'set_access_code(uuid, text, text, text, timestamptz, integer, boolean, uuid)',
      'set_agency_member(text, uuid, text)', 'set_staff_member(uuid)']
  loop
    execute format('grant execute on function public.%s to service_role', name);
    execute format('grant execute on function private.%s to service_role', name);
  end loop;
end $$;

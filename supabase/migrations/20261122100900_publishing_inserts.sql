-- Publishing inserts.
--
-- A home that somebody publishes is a new one, always: nothing in a draft, its id least of all, names a home that is
-- there. Importers know their homes by external_ref. What they bring changes a home only where whoever they import for
-- may edit it, and never moves it to another owner or agency. Homes that were published from drafts lose the reference
-- that spelled their draft's id.

update public.listings l set external_ref = null where l.external_ref like 'draft:%';

-- What a listing says: of its home, its offer, its price, its photos. Who may write it has been asked before.
create function private.fill_listing(listing public.listings, payload jsonb) returns jsonb
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
    coalesce(home -> 'features', '[]'::jsonb))) - 'id' - 'agency_id' - 'owner_id' - 'created_at' - 'updated_at');
  update public.assets a set property_type = asset.property_type,
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
comment on function private.fill_listing
  is 'Writes facts, offer, a new price version where it differs, and photos of a listing.';

create function private.insert_listing(payload jsonb, owner_id uuid, agency_id uuid,
  external_ref text default null) returns public.listings
language plpgsql volatile security definer set search_path = '' as $$
declare
  asset public.assets;
  listing public.listings;
begin
  insert into public.assets (country_code, owner_id, agency_id)
  values (coalesce(payload -> 'asset' ->> 'country_code', 'GB'), insert_listing.owner_id, insert_listing.agency_id)
    returning * into asset;
  insert into public.listings (asset_id, external_ref, currency)
    values (asset.id, insert_listing.external_ref, payload ->> 'currency')
  returning * into listing;
  return listing;
end $$;
comment on function private.insert_listing is 'A new home with an empty offer, for this owner and agency.';

-- What was taken down does not come back, neither as itself nor from the same source.
create function private.check_source(source_url text, owner_id uuid, agency_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_banned_source(check_source.source_url, check_source.owner_id, check_source.agency_id) then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was taken down at the wish of somebody who holds rights in it. Leave it out.');
  end if;
end $$;
comment on function private.check_source
  is 'Refuses an address that was taken down for everybody, or for this owner or agency.';

create or replace function private.import_listing(payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing public.listings;
  asset public.assets;
  written jsonb;
  is_new boolean;
  owner uuid := (payload ->> 'owner_id')::uuid;
  agency uuid := (select a.id from public.agencies a where a.key = payload ->> 'agency_key');
begin
  if coalesce(payload ->> 'external_ref', '') = '' or payload -> 'asset' is null or payload -> 'price' is null then
    perform private.refuse(422, 'invalid_request', 'A listing needs external_ref, asset and price.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('import_listing:' || (payload ->> 'external_ref'), 0));
  select l.* into listing from public.listings l where l.external_ref = payload ->> 'external_ref';
  if listing.status = 'withdrawn' then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was taken down at the wish of somebody who holds rights in it. Leave it out.');
  end if;
  perform private.check_source(payload ->> 'source_url', owner, agency);
  is_new := listing.id is null;
  if is_new then
    listing := private.insert_listing(payload, owner, agency, payload ->> 'external_ref');
  else
    select a.* into asset from public.assets a where a.id = listing.asset_id;
    if owner is not null and not private.user_manages_asset(asset.id, owner)
        or owner is null and asset.owner_id is not null
        or agency is not null and agency is distinct from asset.agency_id then
      perform private.refuse(403, 'home_not_yours',
        'This home belongs to somebody else, who alone may change it. Import it under a reference of its own.');
    end if;
  end if;
  written := private.fill_listing(listing, payload);
  -- Somebody who edits the home at this moment is told instead of overwriting it.
  if not is_new and ((written ->> 'price_added')::boolean or (written ->> 'photos_changed')::boolean) then
    update public.listings l set version = l.version + 1 where l.id = listing.id;
  end if;
  return jsonb_build_object('listing_id', listing.id, 'created', is_new) || written;
end $$;
comment on function private.import_listing
  is 'Writes a listing by its external_ref: asset, offer, price version, photos; an existing one only for who may '
  'edit it.';

create or replace function private.publish_game(payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (payload ->> 'user_id')::uuid;
  draft private.game_drafts;
  agency public.agencies;
  wanted public.games;
  game public.games;
  home jsonb;
  listing public.listings;
  listing_id uuid;
  listing_ids uuid[] := '{}';
  works_here boolean;
begin
  select d.* into draft from private.game_drafts d where d.id = (payload ->> 'draft_id')::uuid
    and d.owner_id = caller for update;
  if draft.id is null then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  if draft.published_game_id is not null then
    return private.draft_answer(draft, false) || jsonb_build_object('created', false);
  end if;
  if draft.version <> (payload ->> 'version')::integer then
    perform private.refuse(409, 'draft_changed',
      'This draft was changed elsewhere meanwhile. Choose which version to keep.', draft.version::text);
  end if;

  select a.* into agency from public.agencies a where a.key = coalesce(nullif(payload ->> 'agency_key', ''), 'default');
  if agency.id is null then
    perform private.refuse(404, 'not_found', 'There is no such brand.');
  end if;
  works_here := exists (select from public.agency_members m where m.agency_id = agency.id and m.user_id = caller)
    or exists (select from private.staff_members s where s.user_id = caller);
  wanted := jsonb_populate_record(null::public.games, payload -> 'game');
  if not works_here and (agency.key <> 'default' or wanted.family in ('klavo', 'branded')) then
    perform private.refuse(403, 'agency_only',
      'Games of this kind are published by the people who work for the brand. Choose another kind of game, or ask the '
      'brand for access.');
  end if;

  -- One publication at a time for a brand's slug: the second finds it taken.
  perform pg_advisory_xact_lock(hashtextextended('slug:' || agency.id || wanted.slug, 0));
  if exists (select from public.games g where g.agency_id = agency.id and g.slug = wanted.slug) then
    perform private.refuse(409, 'slug_taken', 'Another game has this address already. Choose another one.');
  end if;

  for home in select h from jsonb_array_elements(payload -> 'homes') h loop
    if home ->> 'listing_id' is not null then
      listing_id := (home ->> 'listing_id')::uuid;
      if not private.may_use_listing(listing_id, caller) then
        perform private.refuse(403, 'home_not_yours',
          'One of the homes is not yours to use. Take it out and publish again.');
      end if;
    else
      perform private.check_photos(home -> 'listing' -> 'photos', caller);
      insert into public.listing_imports as i (id, user_id, way, outcome, grade, home, link, source_host)
        select (home -> 'listing' ->> 'import_id')::uuid, caller, home -> 'import' ->> 'way', 'read',
          home -> 'import' ->> 'grade',
          left(home -> 'import' ->> 'home', 200), left(home -> 'import' ->> 'link', 2000),
            left(home -> 'import' ->> 'source_host', 253)
        where home -> 'import' ->> 'way' is not null
        on conflict on constraint listing_imports_have_an_id do nothing;
      perform private.check_source(home -> 'listing' ->> 'source_url', caller, case when agency.key <> 'default'
        then agency.id end);
      listing := private.insert_listing(home -> 'listing', caller, case when agency.key <> 'default'
        then agency.id end);
      perform private.fill_listing(listing, home -> 'listing');
      listing_id := listing.id;
    end if;
    listing_ids := array_append(listing_ids, listing_id);
  end loop;
  if cardinality(listing_ids) = 0 or cardinality(listing_ids) > 50
      or cardinality(listing_ids) <> (select count(distinct i) from unnest(listing_ids) i) then
    perform private.refuse(422, 'homes_count', 'A game has 1 to 50 homes, each once.');
  end if;

  insert into public.games as g (agency_id, owner_id, slug, family, title, description, host_name, state, visibility,
    currency, market, mode,
    rounds_per_run, round_order, formula, difficulty, scoring_options, absolute_limit_minor, hints, round_seconds,
      miss_limit_log, min_minor, max_minor,
    has_leaderboard, opens_at, closes_at, embed_domains)
  values (agency.id, caller, wanted.slug, wanted.family, wanted.title, wanted.description, wanted.host_name,
    case when wanted.opens_at > now() then 'scheduled' else 'open' end, wanted.visibility, wanted.currency,
      wanted.market, wanted.mode,
    least(wanted.rounds_per_run, cardinality(listing_ids)), wanted.round_order, wanted.formula, wanted.difficulty,
    coalesce(wanted.scoring_options, '{}'), wanted.absolute_limit_minor, wanted.hints, wanted.round_seconds,
      wanted.miss_limit_log, wanted.min_minor, wanted.max_minor, wanted.has_leaderboard,
    wanted.opens_at, wanted.closes_at, wanted.embed_domains)
  returning g.* into game;
  perform private.set_game_listings(game.id, listing_ids);
  -- A title says what and where a home is: where one of these is hidden, so is the title.
  update public.game_listings gl set hidden_facts = array(select jsonb_array_elements_text(payload -> 'hidden_facts')),
    title_override = case when payload -> 'hidden_facts' ?| '{town,district,region,bedrooms,property_type}'
      then '№ ' || gl.position end
    where gl.game_id = game.id;
  perform public.set_access_code(game_id => game.id, kind => 'access_code', code => c ->> 'code',
    max_uses => (c ->> 'max_uses')::integer,
      expires_at => (c ->> 'expires_at')::timestamptz)
    from jsonb_array_elements(payload -> 'codes') c;
  -- The folders are used up: not even after a takedown does anything go there again.
  delete from private.photo_folders f using jsonb_array_elements(payload -> 'homes') h,
    jsonb_array_elements(h -> 'listing' -> 'photos') p
    where f.folder::text = p ->> 'path';
  update private.game_drafts d set published_game_id = game.id, publish_key = payload ->> 'request_key',
    updated_at = now()
    where d.id = draft.id returning d.* into draft;
  return private.draft_answer(draft, false) || jsonb_build_object('created', true);
end $$;
comment on function private.publish_game
  is 'Makes a game of a draft, whole or not at all, and once; its homes are new ones, or such as the maker may use.';

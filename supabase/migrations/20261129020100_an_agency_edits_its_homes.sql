-- An agency edits its homes.
--
-- A home of an agency is edited whether or not a game has it. Facts, offer, a price and photos are saved from the
-- version that was edited; each text in a language of the agency has a version of its own, so that two people who write
-- in two languages never meet. A price is a new version, as everywhere. Players read a home's texts in the language
-- that they ask for, where the home has them in it.
--
-- People decide how much of a home's place players see: its district and a moved point, or its town alone.

alter table public.assets add column place_shown text not null default 'district';
alter table public.assets add constraint a_place_is_shown_by_district_or_town
  check (place_shown in ('district', 'town'));
comment on column public.assets.place_shown is
  'How much of the place players see: district (and a moved point on the map), or the town alone.';

create or replace function private.keep_district() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  new.district := case when new.place_shown = 'district'
    then private.district_of(new.country_code, new.postcode, new.district) end;
  return new;
end $$;
drop trigger a_district_follows_from_the_postcode on public.assets;
create trigger a_district_follows_from_the_postcode before insert
  or update of country_code, postcode, district, place_shown on public.assets
  for each row execute function private.keep_district();

create or replace function private.blurred_point(asset_id uuid, latitude double precision,
  longitude double precision) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  step constant double precision := 100 / 111320.0;
  grid_latitude double precision := round(latitude / step) * step;
  step_east double precision := step / greatest(cos(radians(grid_latitude)), 0.05);
  grid_longitude double precision := round(longitude / step_east) * step_east;
begin
  return (
    select case when latitude is not null and not exists (
        select from public.assets a where a.id = blurred_point.asset_id and a.place_shown = 'town')
      then jsonb_build_object(
      'lat', round((grid_latitude + metres * cos(angle) / 111320)::numeric, 4),
      'lng', round((grid_longitude + metres * sin(angle)
        / (111320 * greatest(cos(radians(grid_latitude)), 0.05)))::numeric, 4)) end
    from (
      select 580 + 240 * (get_byte(d.digest, 0) * 256 + get_byte(d.digest, 1)) / 65535.0 as metres,
        2 * pi() * (get_byte(d.digest, 2) * 256 + get_byte(d.digest, 3)) / 65536.0 as angle
      from (
        select sha256(convert_to(k.key_hex || round(latitude / step)::bigint || ':'
          || round(longitude / step_east)::bigint || ':' || k.key_hex, 'UTF8')) as digest
        from private.token_keys k) d) o);
end $$;
comment on function private.blurred_point is
  'The home''s place moved by some 500 to 900 m, the same for every listing at that place; none where its people show '
  'the town alone.';

-- Texts in further languages.
create table public.listing_texts (
  listing_id uuid not null,
  locale text not null,
  field text not null,
  text text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint a_home_has_one_text_by_language_and_field primary key (listing_id, locale, field),
  constraint a_text_of_a_home_is_of_a_listing foreign key (listing_id) references public.listings (id)
    on delete cascade,
  constraint a_text_of_a_home_is_in_a_language check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'
    and char_length(locale) <= 20),
  constraint a_text_of_a_home_is_its_title_or_description check (
    field = 'title' and char_length(text) <= 500 or field = 'description' and char_length(text) <= 20000)
);
comment on table public.listing_texts is
  'Title and description of a home in a language of its agency, already scrubbed of prices. An empty text is none.';
comment on column public.listing_texts.version is 'Goes up with every change; whoever saves names the one they edited.';
alter table public.listing_texts enable row level security;
grant select on public.listing_texts to authenticated;
create policy "managers read the texts of their homes" on public.listing_texts for select to authenticated
  using (private.manages_listing(listing_id));
create trigger listing_texts_touch_updated_at before update on public.listing_texts
  for each row execute function private.touch_updated_at();

-- A home that is taken down loses these texts as well.
create function private.drop_texts_of_withdrawn_homes() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.listing_texts t where t.listing_id = new.id;
  return null;
end $$;
comment on function private.drop_texts_of_withdrawn_homes is 'Trigger: a home that is taken down keeps no text.';
create trigger a_withdrawn_home_keeps_no_text after update of status on public.listings
  for each row when (new.status = 'withdrawn' and old.status <> 'withdrawn')
  execute function private.drop_texts_of_withdrawn_homes();

-- The language that the caller reads: what the browser, or our own app, asks for first.
create function private.wanted_language() returns text language plpgsql stable set search_path = '' as $$
begin
  return substring(nullif(current_setting('request.headers', true), '')::jsonb ->> 'accept-language'
    from '^\s*([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)');
exception when others then
  return null;
end $$;
comment on function private.wanted_language is 'The first language that the request asks for; null where it says none.';

create function private.text_for_reader(listing_id uuid, field text) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := private.wanted_language();
begin
  return (
    select t.text from public.listing_texts t
    where t.listing_id = text_for_reader.listing_id and t.field = text_for_reader.field and btrim(t.text) <> ''
      and split_part(t.locale, '-', 1) = lower(split_part(wanted, '-', 1))
    order by lower(t.locale) = lower(wanted) desc, t.locale limit 1);
end $$;
comment on function private.text_for_reader is
  'A text of a home in the language that the request asks for, its region''s spelling first; null where there is none.';

create or replace function private.clues_of(game_listing public.game_listings, listing public.listings,
  asset public.assets, untold_hints text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.pick(to_jsonb(asset), private.clue_columns()) || jsonb_build_object(
    'title', coalesce(game_listing.title_override, private.text_for_reader(listing.id, 'title'), listing.title),
    'floor_area_m2', case when not 'area' = any (untold_hints) then asset.floor_area_m2 end,
    'year_built', case when not 'year' = any (untold_hints) then asset.year_built end,
    'country_code', asset.country_code, 'map', private.blurred_point(asset.id, asset.latitude, asset.longitude),
    'description', coalesce(private.text_for_reader(listing.id, 'description'), listing.description)))
    - game_listing.hidden_facts;
end $$;

-- A home for the people of its agency, or its owner.
create function private.home_to_edit(listing_id uuid, user_id uuid) returns public.listings
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  listing public.listings;
begin
  select l.* into listing from public.listings l where l.id = home_to_edit.listing_id;
  if listing.id is null or home_to_edit.user_id is null
    or not private.user_manages_asset(listing.asset_id, home_to_edit.user_id) then
    perform private.refuse(404, 'not_found', 'There is no home with this id that is yours to edit.');
  end if;
  return listing;
end $$;
comment on function private.home_to_edit is 'A home that this user manages; refuses with not_found.';

create function private.edited_home(listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('listing_id', l.id, 'agency_id', a.agency_id, 'version', l.version, 'status', l.status,
      'is_visible', l.is_visible, 'archived_at', l.archived_at, 'portal', l.portal, 'source_url', l.source_url,
      'currency', l.currency, 'place_shown', a.place_shown,
      'locales', coalesce((select to_jsonb(g.supported_locales) from public.agencies g where g.id = a.agency_id), '[]'),
      'facts', private.pick(to_jsonb(a), private.clue_columns()) || jsonb_build_object('title', l.title,
        'description', l.description, 'country_code', a.country_code, 'address_line', a.address_line,
        'postcode', a.postcode, 'latitude', a.latitude, 'longitude', a.longitude),
      'point_shown', private.blurred_point(a.id, a.latitude, a.longitude),
      'texts', (
        select coalesce(jsonb_agg(jsonb_build_object('locale', t.locale, 'field', t.field, 'text', t.text,
          'version', t.version) order by t.locale, t.field), '[]'::jsonb)
        from public.listing_texts t where t.listing_id = l.id),
      'prices', (
        select coalesce(jsonb_agg(jsonb_build_object('version', p.version, 'kind', p.kind, 'amount_minor',
          p.amount_minor, 'currency', p.currency, 'dated_on', p.dated_on, 'created_at', p.created_at)
          order by p.version desc), '[]'::jsonb)
        from private.listing_prices p where p.listing_id = l.id),
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path, 'file_type', p.file_type, 'widths',
          p.widths, 'width', p.width, 'height', p.height, 'alt', p.alt, 'room', p.room, 'placeholder', p.placeholder,
          'attribution', p.attribution, 'rights_status', p.rights_status, 'is_hidden', p.is_hidden)
          order by p.position), '[]'::jsonb)
        from public.listing_photos p where p.listing_id = l.id),
      'games', (
        select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'family', g.family, 'title', g.title,
          'game_listing_id', gl.id) order by g.created_at desc, g.id), '[]'::jsonb)
        from (select gl.* from public.game_listings gl where gl.listing_id = l.id limit 50) gl
        join public.games g on g.id = gl.game_id))
    from public.listings l join public.assets a on a.id = l.asset_id where l.id = edited_home.listing_id);
end $$;
comment on function private.edited_home is 'Everything of a home that its people edit.';

create function private.home_to_manage(listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  listing public.listings := private.home_to_edit(home_to_manage.listing_id, (select auth.uid()));
begin
  return private.edited_home(listing.id);
end $$;
comment on function private.home_to_manage is 'A home with its texts, prices and photos, for its owner or its agency.';
select private.expose('private.home_to_manage(uuid)', 'authenticated');

create function private.prices_of_home(user_id uuid, listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  listing public.listings := private.home_to_edit(prices_of_home.listing_id, prices_of_home.user_id);
begin
  -- Its own prices, and those of the homes beside it that its people may see.
  return (
    select coalesce(jsonb_agg(distinct jsonb_build_object('amount_minor', p.amount_minor, 'currency', p.currency)),
      '[]'::jsonb)
    from private.listing_prices p
    where p.amount_minor is not null and (p.listing_id = listing.id or p.listing_id in (
      select o.listing_id from public.game_listings gl join public.game_listings o on o.game_id = gl.game_id
      where gl.listing_id = listing.id and private.user_sees_price(o.listing_id, prices_of_home.user_id))));
end $$;
comment on function private.prices_of_home is
  'For the save-home function: the prices that no text of this home may tell. Refuses whoever does not manage it.';
select private.expose('private.prices_of_home(uuid, uuid)', 'service_role');

create function private.place_of_home(user_id uuid, listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  listing public.listings := private.home_to_edit(place_of_home.listing_id, place_of_home.user_id);
begin
  return (select jsonb_build_object('address_line', a.address_line, 'postcode', a.postcode) from public.assets a
    where a.id = listing.asset_id);
end $$;
comment on function private.place_of_home is
  'For the save-home function: where a home is, so that no text of it names the house.';
select private.expose('private.place_of_home(uuid, uuid)', 'service_role');

-- What of a home its agency's log compares.
create function private.loggable_home(listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select private.loggable(to_jsonb(a) || to_jsonb(l) || jsonb_build_object(
      'price', (select jsonb_build_object('kind', p.kind, 'amount_minor', p.amount_minor, 'dated_on', p.dated_on)
        from private.listing_prices p where p.listing_id = l.id order by p.version desc limit 1),
      'photos', (select count(*) from public.listing_photos p where p.listing_id = l.id)))
      || coalesce((select jsonb_object_agg(t.field || '.' || t.locale, left(t.text, 1000))
        from public.listing_texts t where t.listing_id = l.id), '{}')
    from public.listings l join public.assets a on a.id = l.asset_id where l.id = loggable_home.listing_id)
    - '{id,agency_id,owner_id,asset_id}'::text[];
end $$;
comment on function private.loggable_home is 'A home as the log of its agency compares it, before and after a save.';

create function private.save_home(user_id uuid, listing_id uuid, version integer, facts jsonb, offer jsonb,
  price jsonb, photos jsonb, texts jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  listing public.listings := private.home_to_edit(save_home.listing_id, save_home.user_id);
  asset public.assets;
  latest private.listing_prices;
  bounds public.market_bounds;
  given jsonb := coalesce(save_home.offer, '{}');
  removed jsonb := '[]';
  was constant jsonb := private.loggable_home(listing.id);
  became jsonb;
  cell record;
  kept integer;
  touches boolean := save_home.facts is not null or save_home.offer is not null or save_home.price is not null
    or save_home.photos is not null;
begin
  select l.* into listing from public.listings l where l.id = listing.id for no key update;
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  if listing.status = 'withdrawn' then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was withdrawn, so nothing of it can be changed any more.');
  end if;
  if touches and listing.version is distinct from save_home.version then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else saved this home while you were editing it. Nothing of yours is lost: look at what changed and '
      'save again.');
  end if;
  if save_home.facts is not null or given ? 'place_shown' then
    asset := jsonb_populate_record(asset, coalesce(save_home.facts, '{}'::jsonb)
      - '{id,agency_id,owner_id,country_code,created_at,updated_at,place_shown}'::text[]);
    asset.place_shown := coalesce(given ->> 'place_shown', asset.place_shown);
    if (asset.latitude is null) <> (asset.longitude is null) then
      perform private.refuse(422, 'place_incomplete',
        'A place on the map needs both latitude and longitude, or neither.');
    end if;
    perform private.write_asset(asset);
  end if;
  if touches then
    update public.listings l set title = coalesce(save_home.facts ->> 'title', l.title),
      description = coalesce(save_home.facts ->> 'description', l.description),
      status = case when given ->> 'status' in ('available', 'under_offer', 'sold') then given ->> 'status'
        else l.status end,
      is_visible = coalesce((given ->> 'is_visible')::boolean, l.is_visible), version = l.version + 1
    where l.id = listing.id;
  end if;
  latest := private.latest_price(listing.id);
  if save_home.price is not null and (latest.kind, latest.amount_minor, latest.dated_on) is distinct from
      (save_home.price ->> 'kind', (save_home.price ->> 'amount_minor')::bigint,
        (save_home.price ->> 'dated_on')::date) then
    if latest.kind = 'poll' or coalesce(save_home.price ->> 'kind', '') not in ('asking', 'sold')
      or save_home.price ->> 'amount_minor' is null then
      perform private.refuse(422, 'invalid_request',
        'A price is an asking or a sold price. A home without one yet gets its price when its poll is settled.');
    end if;
    select b.* into bounds from public.market_bounds b where b.currency = listing.currency
      and b.price_kind = save_home.price ->> 'kind';
    if (save_home.price ->> 'amount_minor')::bigint not between bounds.min_minor and bounds.max_minor then
      perform private.refuse(422, 'price_out_of_range',
        'No guess could reach this price: it is outside the market range. Check the number and its zeros.');
    end if;
    insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
    values (listing.id, coalesce(latest.version, 0) + 1, save_home.price ->> 'kind',
      (save_home.price ->> 'amount_minor')::bigint, listing.currency, (save_home.price ->> 'dated_on')::date);
  end if;
  if save_home.photos is not null then
    removed := private.set_managed_photos(listing.id, save_home.photos);
  end if;
  for cell in select * from jsonb_to_recordset(coalesce(save_home.texts, '[]'))
      as t (locale text, field text, text text, version integer) loop
    if not exists (select from public.agencies g where g.id = asset.agency_id
        and cell.locale = any (g.supported_locales)) then
      perform private.refuse(422, 'invalid_request', 'The agency has no texts in one of these languages.');
    end if;
    if cell.version = 0 then
      insert into public.listing_texts as k (listing_id, locale, field, text)
      values (listing.id, cell.locale, cell.field, cell.text) on conflict do nothing;
    else
      update public.listing_texts k set text = cell.text, version = k.version + 1
      where k.listing_id = listing.id and k.locale = cell.locale and k.field = cell.field and k.version = cell.version;
    end if;
    get diagnostics kept = row_count;
    if kept = 0 then
      perform private.refuse(409, 'edit_conflict',
        'Somebody else saved this text while you were editing it. Nothing of yours is lost: look at what changed and '
        'save again.');
    end if;
  end loop;
  became := private.loggable_home(listing.id);
  if asset.agency_id is not null and was <> became then
    insert into private.agency_log (agency_id, actor_id, subject, subject_id, verb, before, after)
    select asset.agency_id, save_home.user_id, 'listings', listing.id, 'changed',
      coalesce(jsonb_object_agg(k.key, was -> k.key), '{}'), coalesce(jsonb_object_agg(k.key, became -> k.key), '{}')
    from (select jsonb_object_keys(was || became) as key) k where was -> k.key is distinct from became -> k.key;
  end if;
  return jsonb_build_object('home', private.edited_home(listing.id), 'removed_files', removed);
end $$;
comment on function private.save_home is
  'For the save-home function: saves what is given of a home, from the versions that were edited.';
select private.expose('private.save_home(uuid, uuid, integer, jsonb, jsonb, jsonb, jsonb, jsonb)', 'service_role');

-- Homes of a file, which the reader has read and people have looked through.
create function private.import_homes(user_id uuid, agency_id uuid, homes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  home record;
  payload jsonb;
  listing public.listings;
  bounds public.market_bounds;
  answers jsonb := '[]';
  known uuid;
  reference text;
  reason text;
  code text;
begin
  if not exists (select from public.agency_members m where m.agency_id = import_homes.agency_id
      and m.user_id = import_homes.user_id and m.role in ('owner', 'admin', 'agent')) then
    perform private.refuse(403, 'not_allowed', 'Only the people of this agency may bring homes into it.');
  end if;
  -- One import of an agency after the other, so that no home comes in twice.
  perform pg_advisory_xact_lock(hashtextextended('import_homes:' || import_homes.agency_id, 0));
  for home in select h.value, h.ordinality from jsonb_array_elements(import_homes.homes) with ordinality h loop
    payload := home.value -> 'listing';
    reference := 'homes:' || import_homes.agency_id || ':' || nullif(btrim(home.value ->> 'reference'), '');
    -- A home that cannot be written is refused alone, with its reason.
    begin
      known := (
        select l.id from public.listings l where l.external_ref = reference
        union all
        select l.id from public.listings l join public.assets a on a.id = l.asset_id
        where a.agency_id = import_homes.agency_id and l.source_url = payload ->> 'source_url'
        union all
        select l.id from private.agency_homes h join public.listings l on l.id = h.listing_id
        join public.assets a on a.id = l.asset_id
        where h.agency_id = import_homes.agency_id and h.address <> ''
          and lower(h.address) = lower(btrim(payload -> 'asset' ->> 'address_line'))
          and a.postcode is not distinct from payload -> 'asset' ->> 'postcode'
        limit 1);
      if known is null then
        perform private.check_source(payload ->> 'source_url', null, import_homes.agency_id);
        select b.* into bounds from public.market_bounds b where b.currency = payload ->> 'currency'
          and b.price_kind = payload -> 'price' ->> 'kind';
        if coalesce((payload -> 'price' ->> 'amount_minor')::bigint not between bounds.min_minor and bounds.max_minor,
            true) then
          perform private.refuse(422, 'price_out_of_range',
            'No guess could reach this price: it is outside the market range. Check the number and its zeros.');
        end if;
        listing := private.insert_listing(payload, null, import_homes.agency_id, reference);
        perform private.fill_listing(listing, payload || '{"photos": []}');
      end if;
      answers := answers || jsonb_build_object('line', home.value -> 'line', 'listing_id', coalesce(known, listing.id),
        'outcome', case when known is null then 'added' else 'known' end, 'code', null, 'reason', null);
    exception when others then
      get stacked diagnostics reason = message_text, code = pg_exception_detail;
      answers := answers || jsonb_build_object('line', home.value -> 'line', 'listing_id', null, 'outcome', 'refused',
        'code', case when sqlstate like 'PT%' then code else 'invalid_request' end,
        'reason', case when sqlstate like 'PT%' then left(reason, 300)
          else 'A value of this home is outside what a home can have.' end);
    end;
  end loop;
  return answers;
end $$;
comment on function private.import_homes is
  'For the import-homes function: homes of a file become an agency''s, each alone; one that it has already stays so.';
select private.expose('private.import_homes(uuid, uuid, jsonb)', 'service_role');

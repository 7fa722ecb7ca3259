-- Bounds of what tenants write.
--
-- A tenant's people write some columns directly and many more through functions. Each has a bound here, whoever writes:
-- a length, a form, a list of known values, a size and shape. The bounds are wider than what the contracts of the
-- functions take, so that nothing that is valid is refused; they keep a row from growing until it burdens everybody,
-- and a link from being anything but a web address. tests/bounds finds columns without one. Rows from before are cut to
-- fit.

-- For checks: nothing in them is null, none is longer, there are no more.
create function private.are_short_texts(items text[], at_most integer, longest integer) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return cardinality(items) <= at_most and array_position(items, null) is null
    and not exists (select from unnest(items) item where char_length(item) > longest);
end $$;
comment on function private.are_short_texts is 'Are these at most so many texts of at most so many characters?';

create function private.is_web_address(address text) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return char_length(address) <= 4000 and address ~* '^https?://[^/\s"<>\\][^\s"<>\\]*$';
end $$;
comment on function private.is_web_address is 'Is this an http or https address of at most 4,000 characters?';

-- An object of at most 20 short names, each with a short text, a number, a boolean or nothing.
create function private.is_flat_object(value jsonb, longest integer) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return jsonb_typeof(value) = 'object' and (select count(*) <= 20 from jsonb_object_keys(value)) and not exists (
    select from jsonb_each(value) e
    where char_length(e.key) > 60 or jsonb_typeof(e.value) in ('object', 'array')
      or char_length(e.value #>> '{}') > longest);
end $$;
comment on function private.is_flat_object
  is 'Is this an object of at most 20 names with texts (of at most so many characters), numbers or booleans?';

create function private.is_place(value jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return case jsonb_typeof(value)
    when 'string' then char_length(value #>> '{}') <= 500
    when 'array' then jsonb_array_length(value) <= 10 and not exists (
      select from jsonb_array_elements(value) line where jsonb_typeof(line) <> 'string'
        or char_length(line #>> '{}') > 500)
    else private.is_flat_object(value, 500) end;
end $$;
comment on function private.is_place is 'Is this a place: a text, lines, or named parts, all short?';

create function private.are_colours(value jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return private.is_flat_object(value, 9) and not exists (
    select from jsonb_each_text(value) e where coalesce(e.value,
      '') !~ '^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$');
end $$;
comment on function private.are_colours is 'Is this an object of named colours, #rgb to #rrggbbaa?';

create function private.are_links(value jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return private.is_flat_object(value, 2000) and not exists (
    select from jsonb_each(value) e where jsonb_typeof(e.value) <> 'string'
      or not private.is_web_address(e.value #>> '{}'));
end $$;
comment on function private.are_links is 'Is this an object of named web addresses?';

-- The knobs of the design system; the accent goes into style sheets and pictures.
create function private.is_theme(value jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return private.is_flat_object(value, 40) and coalesce(value ->> 'accent', '#000000') ~ '^#[0-9a-fA-F]{6}$'
    and not exists (
    select from jsonb_each_text(value) e where e.key <> 'accent' and coalesce(e.value, '') !~ '^[A-Za-z0-9._-]{0,40}$');
end $$;
comment on function private.is_theme is 'Is this a theme: an accent colour and short words for the other knobs?';

do $$
declare
  name text;
begin
  foreach name in array array['are_short_texts(text[], integer, integer)', 'is_web_address(text)',
    'is_flat_object(jsonb, integer)', 'is_place(jsonb)',
    'are_colours(jsonb)', 'are_links(jsonb)', 'is_theme(jsonb)']
  loop
    -- Checks are asked with the rights of whoever writes the row.
    execute format('grant execute on function private.%s to authenticated', name);
  end loop;
end $$;

-- Rows from before: texts are cut, lists and objects lose what does not fit, and a link that is none goes.
do $$
declare
  bound record;
begin
  for bound in
    select * from (values
      ('public.agencies', 'name', 200), ('public.agencies', 'display_name', 200),
        ('public.agencies', 'whitelabel_name', 200),
      ('public.agencies', 'description', 2000), ('public.agencies', 'phone', 60), ('public.agencies', 'whatsapp', 60),
        ('public.agencies', 'company', 200),
      ('public.agencies', 'agent_name', 200), ('public.agencies', 'agent_title', 200),
        ('public.agencies', 'property_reference', 200),
      ('public.profiles', 'display_name', 40), ('public.import_hosts', 'reason', 500),
      ('public.games', 'title', 120), ('public.games', 'description', 5000), ('public.games', 'market', 5000),
        ('public.games', 'host_name', 60),
      ('public.game_listings', 'title_override', 160), ('public.assets', 'property_type', 200),
        ('public.assets', 'tenure', 200),
      ('public.assets', 'energy_rating', 40), ('public.assets', 'address_line', 500), ('public.assets', 'town', 200),
        ('public.assets', 'postcode', 40),
      ('public.assets', 'district', 200), ('public.assets', 'region', 200), ('public.listings', 'portal', 255),
        ('public.listings', 'title', 500),
      ('public.listings', 'description', 20000), ('public.listing_photos', 'alt', 500),
        ('public.listing_photos', 'room', 100),
      ('public.listing_photos', 'attribution', 500), ('private.access_codes', 'label', 200),
        ('private.game_drafts', 'publish_key', 200),
      ('public.takedown_requests', 'reporter_name', 120), ('public.takedown_requests', 'statement', 4000),
      ('private.replaced_names', 'display_name', 40)) b (relation, column_name, longest)
  loop
    execute
      format('update %1$s set %2$I = case when btrim(%2$I) = '''' then left(%2$I, %3$s) else left(btrim(%2$I), %3$s) '
      'end where char_length(%2$I) > %3$s',
      bound.relation, bound.column_name, bound.longest);
  end loop;
end $$;
update public.agencies set
  name = coalesce(nullif(btrim(name), ''), key), display_name = coalesce(nullif(btrim(display_name), ''), key),
  whitelabel_name = coalesce(nullif(btrim(whitelabel_name), ''), key)
where '' in (btrim(name), btrim(display_name), btrim(whitelabel_name));
-- `.invalid` leads nowhere, to everybody's knowledge (RFC 2606).
update public.agencies set home_url = 'https://' || key || '.invalid' where not private.is_web_address(home_url);
update public.agencies set website = null where not private.is_web_address(website);
update public.agencies set logo_url = null
  where not (private.is_web_address(logo_url) or (char_length(logo_url) <= 20000
    and logo_url ~ '^data:image/svg\+xml[;,][^"<>]*$'));
update public.agencies set service_email = 'service@' || key || '.invalid'
  where not (char_length(service_email) <= 254 and service_email ~ '^[^\s@"<>]+@[^\s@"<>]+$');
update public.agencies set layout = 'classic' where layout not in ('classic', 'editorial', 'compact');
update public.agencies set home_page = 'game' where home_page not in ('game', 'agent', 'collection');
update public.agencies set branded_game_slug = 'house-prices-game'
  where not (char_length(branded_game_slug) between 3 and 60 and branded_game_slug ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$');
update public.agencies set analytics_id = null where analytics_id !~ '^[A-Za-z0-9_-]{1,40}$';
update public.agencies set specialties = '{}' where not private.are_short_texts(specialties, 100, 120);
update public.agencies set coverage_areas = '{}' where not private.are_short_texts(coverage_areas, 100, 120);
update public.agencies set supported_locales = '{en-GB}'
  where not (private.are_short_texts(supported_locales, 20, 12)
    and array_to_string(supported_locales,
      ' ') ~
      '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?( [a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?)*$');
update public.agencies set brand_colors = '{}' where not private.are_colours(brand_colors);
update public.agencies set social_media = '{}' where not private.are_links(social_media);
update public.agencies set theme = '{}' where not private.is_theme(theme);
update public.agencies set address = null where not private.is_place(address);
update public.agencies set location = null where not private.is_place(location);
update public.games set mode = 'classic' where not (char_length(mode) <= 40 and mode ~ '^[a-z]+(-[a-z]+)*$');
update public.games set miss_limit_log = 10 where miss_limit_log > 10;
update public.games set min_minor = null, max_minor = null where max_minor > 1000000000000;
update public.games set hints = array(select distinct h from unnest(hints) h) where cardinality(hints) > 10;
update public.games set scoring_options = array(select distinct o from unnest(scoring_options) o)
  where cardinality(scoring_options) > 10;
update public.games set embed_domains = '{}' where not private.are_short_texts(embed_domains, 20, 260);
update public.game_listings set hidden_facts = array(select distinct f from unnest(hidden_facts) f)
  where cardinality(hidden_facts) > 20;
update public.assets set bedrooms = least(bedrooms, 999), year_built = case when year_built between 1 and 2200
  then year_built end,
    floor_area_m2 = case when floor_area_m2 < 100000000 then floor_area_m2 end, plot_area_m2 = case
      when plot_area_m2 < 10000000000 then plot_area_m2 end,
    bathrooms = case when bathrooms <= 999 then bathrooms end
  where bedrooms > 999 or year_built not between 1 and 2200 or floor_area_m2 >= 100000000 or plot_area_m2 >= 10000000000
    or bathrooms > 999;
update public.assets set features = array(select left(f, 500) from unnest(features) f where f is not null limit 100)
  where not private.are_short_texts(features, 100, 500);
update public.listings set source_url = null where not private.is_web_address(source_url);
update public.listings set external_ref = 'hash:' || encode(sha256(convert_to(external_ref, 'UTF8')), 'hex')
  where char_length(external_ref) > 2500;
update public.listing_photos set widths = array(select least(greatest(w, 1), 10000) from unnest(widths) w
  where w is not null limit 10)
  where not (cardinality(widths) <= 10 and array_position(widths, null) is null and 1 <= all (widths)
    and 10000 >= all (widths));
update public.listing_photos set width = least(width, 100000), height = least(height, 100000) where width > 100000
  or height > 100000;
update public.listing_photos set placeholder = 'data:,' where not (char_length(placeholder) <= 10000
  and placeholder ~ '^data:[^\s"<>]*$');
update public.listing_photos set content_hash = encode(sha256(convert_to(content_hash, 'UTF8')), 'hex')
  where char_length(content_hash) > 128;
update private.access_codes set max_uses = greatest(uses, 1000000000) where max_uses > 1000000000;

alter table public.agencies
  add constraint names_of_an_agency_are_short check (
    char_length(name) <= 200 and char_length(display_name) <= 200 and char_length(whitelabel_name) <= 200
    and btrim(name) <> '' and btrim(display_name) <> '' and btrim(whitelabel_name) <> ''),
  add constraint texts_of_an_agency_are_short check (
    char_length(description) <= 2000 and char_length(phone) <= 60 and char_length(whatsapp) <= 60
      and char_length(company) <= 200
    and char_length(agent_name) <= 200 and char_length(agent_title) <= 200 and char_length(property_reference) <= 200),
  add constraint links_of_an_agency_are_web_addresses check (private.is_web_address(home_url)
    and private.is_web_address(website)),
  add constraint a_logo_is_a_web_address_or_a_drawing check (
    private.is_web_address(logo_url) or (char_length(logo_url) <= 20000
      and logo_url ~ '^data:image/svg\+xml[;,][^"<>]*$')),
  add constraint an_agency_is_written_to_by_mail check (char_length(service_email) <= 254
    and service_email ~ '^[^\s@"<>]+@[^\s@"<>]+$'),
  add constraint an_agency_has_a_known_layout check (layout in ('classic', 'editorial', 'compact')),
  add constraint an_agency_has_a_known_home_page check (home_page in ('game', 'agent', 'collection')),
  add constraint an_agency_names_its_branded_game_by_slug check (
    char_length(branded_game_slug) between 3 and 60 and branded_game_slug ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$'),
  add constraint an_analytics_id_is_letters_digits_and_hyphens check (analytics_id ~ '^[A-Za-z0-9_-]{1,40}$'),
  add constraint lists_of_an_agency_are_short check (
    private.are_short_texts(specialties, 100, 120) and private.are_short_texts(coverage_areas, 100, 120)),
  add constraint an_agency_supports_locales_by_their_codes check (
    private.are_short_texts(supported_locales, 20, 12)
    and array_to_string(supported_locales,
      ' ') ~
      '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?( [a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?)*$'),
  add constraint brand_colours_are_named_colours check (private.are_colours(brand_colors)),
  add constraint social_media_are_named_web_addresses check (private.are_links(social_media)),
  add constraint a_theme_is_an_accent_and_short_words check (private.is_theme(theme)),
  add constraint an_agency_is_in_a_place_of_few_words check (private.is_place(address) and private.is_place(location));

alter table public.profiles add constraint a_display_name_is_short_with_its_spaces
  check (char_length(display_name) <= 80);
alter table private.replaced_names add constraint a_replaced_name_is_short_with_its_spaces
  check (char_length(display_name) <= 80);
alter table public.import_hosts add constraint texts_of_an_import_host_are_short
  check (char_length(host) <= 253 and char_length(reason) <= 500);

alter table public.games
  add constraint texts_of_a_game_are_short check (
    char_length(title) <= 240 and char_length(description) <= 5000 and char_length(market) <= 5000
      and char_length(host_name) <= 120),
  add constraint a_mode_is_words_with_hyphens check (char_length(mode) <= 40 and mode ~ '^[a-z]+(-[a-z]+)*$'),
  add constraint a_miss_limit_is_at_most_10 check (miss_limit_log <= 10),
  add constraint published_bounds_are_at_most_10_to_the_12
    check (max_minor <= 1000000000000 and min_minor <= 1000000000000),
  add constraint lists_of_a_game_are_short check (
    cardinality(hints) <= 10 and cardinality(scoring_options) <= 10
      and private.are_short_texts(embed_domains, 20, 260));
alter table public.game_listings
  add constraint a_title_override_is_short_with_its_spaces check (char_length(title_override) <= 320),
  add constraint a_game_hides_a_fact_once_or_so check (cardinality(hidden_facts) <= 20);

alter table public.assets
  add constraint texts_of_an_asset_are_short check (
    char_length(property_type) <= 200 and char_length(tenure) <= 200 and char_length(energy_rating) <= 40
      and char_length(address_line) <= 500
    and char_length(town) <= 200 and char_length(postcode) <= 40 and char_length(district) <= 200
      and char_length(region) <= 200),
  add constraint features_of_an_asset_are_short check (private.are_short_texts(features, 100, 500)),
  add constraint a_home_has_a_size_and_an_age_that_homes_have check (
    bedrooms <= 999 and bathrooms <= 999 and floor_area_m2 < 100000000 and plot_area_m2 < 10000000000
      and year_built between 1 and 2200);
alter table public.listings
  add constraint texts_of_a_listing_are_short check (
    char_length(external_ref) <= 2500 and char_length(portal) <= 255 and char_length(title) <= 500
      and char_length(description) <= 20000),
  add constraint a_source_is_a_web_address check (private.is_web_address(source_url));
alter table public.listing_photos
  add constraint texts_of_a_photo_are_short check (
    char_length(alt) <= 500 and char_length(room) <= 100 and char_length(attribution) <= 500
      and char_length(content_hash) <= 128
    and char_length(placeholder) <= 10000),
  add constraint a_placeholder_is_in_the_page_itself check (placeholder ~ '^data:[^\s"<>]*$'),
  add constraint a_photo_has_few_sizes check (
    cardinality(widths) <= 10 and array_position(widths, null) is null and 1 <= all (widths) and 10000 >= all (widths)
    and width <= 100000 and height <= 100000);
alter table private.access_codes
  add constraint the_label_of_a_code_is_short check (char_length(label) <= 200),
  add constraint a_code_opens_at_most_10_to_the_9_runs check (max_uses between 0 and 1000000000);
alter table private.game_drafts add constraint a_publish_key_is_short check (char_length(publish_key) <= 200);
alter table public.takedown_requests add constraint texts_of_a_takedown_are_short_with_their_spaces check (
  char_length(reporter_name) <= 240 and char_length(statement) <= 8000);
alter table private.comments add constraint the_request_key_of_a_comment_is_short
  check (char_length(request_key) <= 200);

-- A logo drawn for light paper is hardly seen on a dark page: a brand may have a second one.
alter table public.agencies add column logo_dark_url text
  constraint a_dark_logo_is_a_web_address check (private.is_web_address(logo_dark_url));
comment on column public.agencies.logo_dark_url is
  'Address of the logo that stands on dark pages; null: the same one as on light pages.';

create or replace function private.brand_record(host_label text default null, host text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', a.id, 'key', a.key, 'name', a.name, 'displayName', a.display_name, 'homeUrl', a.home_url,
    'serviceEmail', a.service_email, 'whitelabelName', a.whitelabel_name, 'logoUrl', a.logo_url, 'layout', a.layout,
    'homePage', a.home_page, 'navigation', to_jsonb(a.navigation), 'brandedGameSlug', a.branded_game_slug,
    'description', a.description, 'phone', a.phone, 'whatsapp', a.whatsapp, 'company', a.company, 'address', a.address,
    'website', a.website, 'agentName', a.agent_name, 'agentTitle', a.agent_title,
    'specialties', to_jsonb(a.specialties), 'coverageAreas', to_jsonb(a.coverage_areas), 'brandColors', a.brand_colors,
    'socialMedia', a.social_media, 'propertyReference', a.property_reference, 'location', a.location, 'analyticsId',
      a.analytics_id, 'theme', a.theme,
    'currency', a.currency, 'timeZone', a.time_zone, 'supportedLocales', to_jsonb(a.supported_locales),
    'isSample', a.is_sample, 'logoDarkUrl', a.logo_dark_url,
    'faviconUrl', a.favicon_url, 'ownHost', w.own_host, 'face', private.site_face(a.id))
  from (
    select f.id, f.own_host from (
      select h.agency_id as id, h.host as own_host, 1 as turn from private.agency_hosts h
      where h.host = brand_record.host and h.verified_at is not null
      union all select b.id, null, case when b.key = 'default' then 3 else 2 end from public.agencies b
      where b.key in (coalesce(host_label, 'default'), 'default')) f
    join public.agencies s on s.id = f.id and s.suspended_at is null order by f.turn limit 1) w
  join public.agencies a on a.id = w.id
$$;

create or replace function private.save_site_look(user_id uuid, brand text, version integer, look jsonb, photos jsonb)
returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.site_to_write(brand, user_id);
  photo jsonb;
begin
  perform private.act_for(user_id);
  select a.* into agency from public.agencies a where a.id = agency.id for update;
  if agency.version <> save_site_look.version then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else changed this brand while you were editing it. Nothing of yours is lost: look at what changed '
      'and save again.', agency.version::text);
  end if;
  for photo in select p from jsonb_array_elements(photos) p loop
    perform private.take_site_photo(photo || jsonb_build_object('fileType',
      coalesce(photo -> 'fileType', photo -> 'file_type')), agency.id, user_id);
  end loop;
  -- An empty address: the picture that is there stays.
  update public.agencies a set layout = look ->> 'layout', home_page = look ->> 'home_page', theme = look -> 'theme',
      logo_url = case when look ->> 'logo_url' = '' then a.logo_url else look ->> 'logo_url' end,
      logo_dark_url = case when look ->> 'logo_dark_url' = '' then a.logo_dark_url else look ->> 'logo_dark_url' end,
      favicon_url = case when look ->> 'favicon_url' = '' then a.favicon_url else look ->> 'favicon_url' end
    where a.id = agency.id
    returning a.version into save_site_look.version;
  return save_site_look.version;
end $$;

create or replace function private.agency_look(brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  agency public.agencies := private.site_to_write(brand, (select auth.uid()));
begin
  return jsonb_build_object('version', agency.version, 'layout', agency.layout, 'home_page', agency.home_page, 'theme',
    agency.theme, 'logo_url', agency.logo_url, 'logo_dark_url', agency.logo_dark_url, 'favicon_url',
    agency.favicon_url);
end $$;

create or replace function private.is_site_photo(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.site_fields f where f.value ->> 'path' = is_site_photo.folder)
    or exists (select from private.site_versions v
      where v.content @? format('$.fields[*].value.path ? (@ == %s)', to_jsonb(is_site_photo.folder))::jsonpath)
    or exists (select from public.agencies a where strpos(a.logo_url, is_site_photo.folder) > 0
      or strpos(a.logo_dark_url, is_site_photo.folder) > 0 or strpos(a.favicon_url, is_site_photo.folder) > 0)
$$;

-- Agencies have hosts of their own.
--
-- An agency's site stands at its label below the product's own host. At a host of its own, such as homes.example.com,
-- it stands once the owner of that name has shown that it is theirs: by a TXT record that holds a token of ours.
-- Whoever shows it last has the host; a claim that nobody has shown takes nothing from anybody.

create table private.agency_hosts (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  host text not null,
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  added_at timestamptz not null default now(),
  verified_at timestamptz,
  checked_at timestamptz,
  failure text,
  constraint agency_hosts_have_an_id primary key (id),
  constraint a_host_is_an_agencys foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint an_agency_names_a_host_once unique (agency_id, host),
  constraint a_host_is_a_full_name check (char_length(host) <= 253
    and host ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z][a-z0-9-]{0,61}[a-z0-9]$'),
  constraint a_token_of_a_host_is_hex check (token ~ '^[0-9a-f]{64}$'),
  constraint a_failure_of_a_host_is_a_known_one check (failure in ('no_record', 'other_record', 'no_answer'))
);
comment on table private.agency_hosts is
  'Hosts at which agencies'' sites stand besides their label, and whether it was shown that the host is theirs.';
comment on column private.agency_hosts.token is 'What a TXT record of the host has to hold.';
comment on column private.agency_hosts.verified_at is 'Since when the site stands there; null: not shown yet.';
comment on column private.agency_hosts.failure is 'Why the last look at its records found no proof.';
create unique index a_host_is_one_agencys on private.agency_hosts (host) where verified_at is not null;
alter table private.agency_hosts enable row level security;
create trigger hosts_of_an_agency_are_logged after insert or update or delete on private.agency_hosts
  for each row execute function private.log_agency_change('token', 'checked_at', 'failure');

create function private.agency_with_hosts(agency_id uuid) returns public.agencies
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
begin
  select a.* into agency from public.agencies a where a.id = agency_with_hosts.agency_id;
  if agency.id is null or agency.key = 'default'
    or not coalesce(private.has_agency_role(agency.id, '{owner,admin}'), false) then
    perform private.refuse(403, 'not_allowed', 'Only owners and admins of this agency say at which hosts it stands.');
  end if;
  return agency;
end $$;
comment on function private.agency_with_hosts is 'An agency for its owners and admins; refuses with not_allowed.';

create function private.told_hosts(agency_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'host', h.host, 'token', h.token,
    'verified_at', h.verified_at, 'checked_at', h.checked_at, 'failure', h.failure) order by h.added_at, h.id),
    '[]'::jsonb)
  from private.agency_hosts h where h.agency_id = told_hosts.agency_id
$$;
comment on function private.told_hosts is 'The hosts of an agency, with what their records have to hold.';

create function private.agency_hosts(agency_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  agency public.agencies := private.agency_with_hosts(agency_hosts.agency_id);
begin
  return private.told_hosts(agency.id);
end $$;
comment on function private.agency_hosts is
  'For owners and admins: at which hosts the agency''s site stands, or is to.';
select private.expose('private.agency_hosts(uuid)', 'authenticated');

create function private.add_agency_host(agency_id uuid, host text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_with_hosts(add_agency_host.agency_id);
  wanted text := lower(btrim(add_agency_host.host, E' \t\n.'));
begin
  if not coalesce(char_length(wanted) <= 253
    and wanted ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z][a-z0-9-]{0,61}[a-z0-9]$', false) then
    perform private.refuse(422, 'host_unfit',
      'A host is a full name such as homes.example.com, without https and without a path.');
  elsif (select count(*) from private.agency_hosts h where h.agency_id = agency.id and h.host <> wanted) >= 5 then
    perform private.refuse(409, 'hosts_full', 'An agency has at most five hosts. Remove one first.');
  end if;
  insert into private.agency_hosts (agency_id, host) values (agency.id, wanted)
    on conflict on constraint an_agency_names_a_host_once do nothing;
  return private.told_hosts(agency.id);
end $$;
comment on function private.add_agency_host is
  'For owners and admins: names a host. The site stands there once a record of it holds the token.';
select private.expose('private.add_agency_host(uuid, text)', 'authenticated');

create function private.remove_agency_host(agency_id uuid, host_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_with_hosts(remove_agency_host.agency_id);
begin
  delete from private.agency_hosts h where h.id = remove_agency_host.host_id and h.agency_id = agency.id;
  return private.told_hosts(agency.id);
end $$;
comment on function private.remove_agency_host is 'For owners and admins: the site stands at this host no more.';
select private.expose('private.remove_agency_host(uuid, uuid)', 'authenticated');

create function private.host_to_check(user_id uuid, host_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.agency_hosts;
begin
  select h.* into found from private.agency_hosts h join public.agency_members m on m.agency_id = h.agency_id
    where h.id = host_to_check.host_id and m.user_id = host_to_check.user_id and m.role in ('owner', 'admin');
  if found.id is null then
    perform private.refuse(404, 'not_found', 'There is no such host of your agency. Look at the list of hosts.');
  end if;
  return jsonb_build_object('host', found.host, 'token', found.token);
end $$;
comment on function private.host_to_check is
  'For the check-host function: what the records of a host have to hold. Refuses whoever does not run the agency.';
select private.expose('private.host_to_check(uuid, uuid)', 'service_role');

create function private.note_host_check(host_id uuid, failure text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  checked private.agency_hosts;
begin
  select h.* into checked from private.agency_hosts h where h.id = note_host_check.host_id for update;
  if note_host_check.failure is null then
    -- The name has another owner than before, who has shown it.
    update private.agency_hosts h set verified_at = null, failure = 'other_record'
      where h.host = checked.host and h.id <> checked.id and h.verified_at is not null;
  end if;
  -- A record that is gone closes no site: somebody would lose theirs to a slip. Another owner of the name takes it
  -- over.
  update private.agency_hosts h set checked_at = now(), failure = note_host_check.failure,
      verified_at = case when note_host_check.failure is null then coalesce(h.verified_at, now())
        else h.verified_at end
    where h.id = checked.id;
  return private.told_hosts(checked.agency_id);
end $$;
comment on function private.note_host_check is
  'For the check-host function: whether the records of a host held the token; without a failure the site stands there.';
select private.expose('private.note_host_check(uuid, text)', 'service_role');

-- Whose site stands where: at a host of its own, else at a label, else everybody's.
drop function public.brand_record(text);
drop function private.brand_record(text);
create function private.brand_record(host_label text default null, host text default null) returns jsonb
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
    'isSample', a.is_sample, 'faviconUrl', a.favicon_url, 'ownHost', w.own_host, 'face', private.site_face(a.id))
  from (
    select f.id, f.own_host from (
      select h.agency_id as id, h.host as own_host, 1 as turn from private.agency_hosts h
      where h.host = brand_record.host and h.verified_at is not null
      union all select b.id, null, case when b.key = 'default' then 3 else 2 end from public.agencies b
      where b.key in (coalesce(host_label, 'default'), 'default')) f
    join public.agencies s on s.id = f.id and s.suspended_at is null order by f.turn limit 1) w
  join public.agencies a on a.id = w.id
$$;
comment on function private.brand_record is
  'The brand of a host that is its own, else of a label; the default brand where there is none.';
select private.expose('private.brand_record(text, text)', 'anon', 'authenticated');

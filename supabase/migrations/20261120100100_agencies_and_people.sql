-- Agencies and people.
--
-- An agency is a tenant: an estate agent or a newsletter curator with a website of its own. The default brand is an
-- agency too (key `default`), so a slug is simply unique within an agency. Brand data is public; it is what the
-- agency's website says about itself. People are Supabase Auth users with a profile; staff are listed apart.

create table private.currencies (
  code text not null,
  minor_digits smallint not null,
  constraint currencies_are_known_by_code primary key (code),
  constraint a_currency_code_is_three_capitals check (code ~ '^[A-Z]{3}$'),
  constraint minor_digits_are_between_0_and_3 check (minor_digits between 0 and 3)
);
comment on table private.currencies is 'ISO 4217 currencies that prices may have; mirrors the domain table.';
alter table private.currencies enable row level security;
insert into private.currencies (code, minor_digits) values
  ('GBP', 2), ('EUR', 2), ('USD', 2), ('CAD', 2), ('AUD', 2), ('NZD', 2), ('CHF', 2), ('SEK', 2), ('NOK', 2),
  ('DKK', 2), ('PLN', 2), ('AED', 2), ('ZAR', 2), ('JPY', 0);

create table public.agencies (
  id uuid not null default gen_random_uuid(),
  key text not null,
  name text not null,
  display_name text not null,
  home_url text not null,
  service_email text not null,
  whitelabel_name text not null,
  logo_url text,
  layout text not null default 'classic',
  home_page text not null default 'game',
  branded_game_slug text not null,
  description text not null default '',
  phone text,
  whatsapp text,
  company text,
  address jsonb,
  website text,
  agent_name text,
  agent_title text,
  specialties text[] not null default '{}',
  coverage_areas text[] not null default '{}',
  brand_colors jsonb not null default '{}',
  social_media jsonb not null default '{}',
  property_reference text,
  location jsonb,
  analytics_id text,
  theme jsonb not null default '{}',
  currency text not null default 'GBP',
  time_zone text not null default 'Europe/London',
  supported_locales text[] not null default '{en-GB}',
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint agencies_have_an_id primary key (id),
  constraint an_agency_key_is_unique unique (key),
  constraint an_agency_key_is_a_host_label check (key ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'),
  constraint an_agency_uses_a_known_currency foreign key (currency)
    references private.currencies (code) on delete restrict,
  constraint an_agency_supports_a_locale check (cardinality(supported_locales) > 0)
);
comment on table public.agencies is 'Tenants: the public brand record of each white label, and the default brand.';
create index agencies_by_currency on public.agencies (currency);
create trigger agencies_touch_updated_at before update on public.agencies
  for each row execute function private.touch_updated_at();

create table public.agency_members (
  agency_id uuid not null,
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null default now(),
  constraint a_person_is_a_member_of_an_agency_once primary key (agency_id, user_id),
  constraint a_member_belongs_to_an_agency foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint a_member_is_a_user foreign key (user_id) references auth.users (id) on delete cascade,
  constraint a_member_is_owner_admin_or_agent check (role in ('owner', 'admin', 'agent'))
);
comment on table public.agency_members is 'Who works for an agency, and as what.';
create index agency_members_by_user on public.agency_members (user_id);

create table public.profiles (
  id uuid not null,
  display_name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_have_an_id primary key (id),
  constraint a_profile_is_a_users foreign key (id) references auth.users (id) on delete cascade,
  constraint a_display_name_has_1_to_40_characters check (char_length(btrim(display_name)) between 1 and 40)
);
comment on table public.profiles is 'What a signed-in player is called on boards.';
create trigger profiles_touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

create table private.staff_members (
  user_id uuid not null,
  created_at timestamptz not null default now(),
  constraint a_person_is_staff_once primary key (user_id),
  constraint a_staff_member_is_a_user foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.staff_members is 'The platform''s own people.';
alter table private.staff_members enable row level security;

-- A new user gets a profile. The name comes from the sign-up form; without one, from nothing personal.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := left(btrim(coalesce((to_jsonb(new.raw_user_meta_data) ->> 'display_name'), '')), 40);
begin
  insert into public.profiles (id, display_name)
  values (new.id, case when wanted = '' then 'Player ' || upper(substr(new.id::text, 1, 4)) else wanted end)
  on conflict (id) do nothing;
  return new;
end $$;
comment on function private.create_profile is 'Trigger: a new user gets a profile.';
create trigger a_new_user_gets_a_profile after insert on auth.users
  for each row execute function private.create_profile();

-- Tenancy questions, one function each. They look at the caller alone.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff_members s where s.user_id = (select auth.uid()))
$$;
comment on function private.is_staff is 'Is the caller one of the platform''s own people?';

create function private.has_agency_role(agency_id uuid, roles text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.agency_members m
    where m.agency_id = has_agency_role.agency_id and m.user_id = (select auth.uid()) and m.role = any (roles))
$$;
comment on function private.has_agency_role is 'Has the caller one of these roles in this agency?';

grant execute on function private.is_staff() to authenticated;
grant execute on function private.has_agency_role(uuid, text[]) to authenticated;

alter table public.agencies enable row level security;
grant select on public.agencies to anon, authenticated;
grant update (name, display_name, home_url, service_email, whitelabel_name, logo_url, layout, home_page,
  branded_game_slug,
  description, phone, whatsapp, company, address, website, agent_name, agent_title, specialties, coverage_areas,
  brand_colors, social_media, property_reference, location, analytics_id, theme, currency, time_zone, supported_locales)
  on public.agencies to authenticated;
create policy "anybody reads a brand" on public.agencies for select to anon, authenticated using (true);
create policy "owners and admins edit their brand" on public.agencies for update to authenticated
  using (private.has_agency_role(id, '{owner,admin}')) with check (private.has_agency_role(id, '{owner,admin}'));

alter table public.agency_members enable row level security;
grant select on public.agency_members to authenticated;
create policy "members see themselves, owners and admins see their colleagues" on public.agency_members
  for select to authenticated
  using (user_id = (select auth.uid()) or private.has_agency_role(agency_id, '{owner,admin}'));

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (display_name) on public.profiles to authenticated;
create policy "people read their own profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "people edit their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

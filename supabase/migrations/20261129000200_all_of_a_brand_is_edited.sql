-- The rest of what an agency says of itself, and what its games were worth.

create function private.are_phones(phones jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return phones is null or jsonb_typeof(phones) = 'object' and not exists (
    select from jsonb_each(phones) p
    where p.key not in ('office', 'sales', 'lettings', 'mobile', 'emergency') or jsonb_typeof(p.value) <> 'string'
      or char_length(p.value #>> '{}') > 60);
end $$;
comment on function private.are_phones is 'Is this numbers by what they are for?';

create function private.are_opening_hours(hours jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return hours is null or jsonb_typeof(hours) = 'object' and not exists (
    select from jsonb_each(hours) h
    where h.key not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun') or jsonb_typeof(h.value) <> 'string'
      or char_length(h.value #>> '{}') > 60);
end $$;
comment on function private.are_opening_hours is 'Is this hours by day of the week, in words?';

create function private.is_address(parts jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return parts is null or jsonb_typeof(parts) = 'object' and not exists (
    select from jsonb_each(parts) p
    where p.key not in ('street', 'street2', 'town', 'county', 'postcode', 'country') or jsonb_typeof(p.value) <>
      'string'
      or char_length(p.value #>> '{}') > 120);
end $$;
comment on function private.is_address is 'Is this an address in its parts?';

-- Checks are asked as whoever writes the row.
grant execute on function private.are_phones(jsonb), private.are_opening_hours(jsonb), private.is_address(jsonb)
  to authenticated;

alter table public.agencies
  add column company_id text,
  add column header_email text,
  add column general_email text,
  add column property_email text,
  add column phones jsonb not null default '{}',
  add column opening_hours jsonb not null default '{}',
  add column address_parts jsonb not null default '{}',
  add column latitude double precision,
  add column longitude double precision,
  add column branches text[] not null default '{}',
  add column area_unit text,
  add constraint an_agency_is_written_to_at_mailboxes check (
    char_length(header_email) <= 254 and header_email ~ '^[^\s@"<>]+@[^\s@"<>]+$'
    and char_length(general_email) <= 254 and general_email ~ '^[^\s@"<>]+@[^\s@"<>]+$'
    and char_length(property_email) <= 254 and property_email ~ '^[^\s@"<>]+@[^\s@"<>]+$'),
  add constraint a_company_is_registered_under_a_short_number check (char_length(company_id) <= 60),
  add constraint phones_of_an_agency_say_what_they_are_for check (private.are_phones(phones)),
  add constraint an_agency_opens_at_hours_of_days check (private.are_opening_hours(opening_hours)),
  add constraint the_address_of_an_agency_has_known_parts check (private.is_address(address_parts)),
  add constraint an_agency_stands_on_the_map check ((latitude is null) = (longitude is null)
    and latitude between -90 and 90 and longitude between -180 and 180),
  add constraint branches_of_an_agency_are_few_lines check (private.are_short_texts(branches, 40, 200)),
  add constraint an_agency_measures_in_a_known_unit check (area_unit in ('m2', 'ft2'));
comment on column public.agencies.company_id is 'The number that the company is registered under.';
comment on column public.agencies.header_email is 'The mailbox that the header of its pages shows.';
comment on column public.agencies.general_email is 'Where general enquiries go.';
comment on column public.agencies.property_email is 'Where enquiries about a home go.';
comment on column public.agencies.phones is 'Numbers by what they are for: office, sales, lettings, mobile, emergency.';
comment on column public.agencies.opening_hours is 'When it is open, by day of the week (mon to sun), in words.';
comment on column public.agencies.address_parts is
  'Its address in parts: street, street2, town, county, postcode, country.';
comment on column public.agencies.latitude is 'Where it is on the map; with longitude or not at all.';
comment on column public.agencies.longitude is 'Where it is on the map; with latitude or not at all.';
comment on column public.agencies.branches is 'Further branches, each in a line: name, address, phone.';
comment on column public.agencies.area_unit is 'In which unit its site measures; none: as the visitor''s country does.';
grant update (company_id, header_email, general_email, property_email, phones, opening_hours, address_parts, latitude,
  longitude, branches, area_unit) on public.agencies to authenticated;

-- The host of an agency that staff closed shows the default brand.
do $$
begin
  execute replace(pg_get_functiondef('public.brand_record(text)'::regprocedure),
    'where a.key in (coalesce(host_label, ''default''), ''default'')',
    'where a.key in (coalesce(host_label, ''default''), ''default'') and a.suspended_at is null');
end $$;

-- Exact figures, counted from the runs themselves: nobody is tracked for them.
create function private.agency_overview(agency_id uuid, days integer default 28) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
  zone text;
  today date;
begin
  if private.is_staff() then
    select a.* into agency from public.agencies a where a.id = agency_overview.agency_id;
  end if;
  if agency.id is null then
    agency := private.agency_for(agency_overview.agency_id, '{owner,admin,agent}');
  end if;
  if not coalesce(agency_overview.days in (7, 28, 90), false) then
    perform private.refuse(422, 'invalid_request', 'The overview is of 7, 28 or 90 days.');
  end if;
  zone := agency.time_zone;
  today := (now() at time zone zone)::date;
  return (
    with runs as (
      select s.id, (s.started_at at time zone zone)::date as on_day, s.status, s.guessed, s.rounds,
        coalesce(s.user_id, s.guest_id) as player
      from public.games g join public.sessions s on s.game_id = g.id
      where g.agency_id = agency.id
        and s.started_at >= ((today - 2 * agency_overview.days + 1)::timestamp at time zone zone)),
    by_day as (
      select d.on_day::date as on_day, count(r.id) as runs, count(r.id) filter (where r.guessed = r.rounds) as
        completed,
        count(distinct r.player) as players, coalesce(sum(r.guessed), 0) as guesses
      from generate_series(today - 2 * agency_overview.days + 1, today, interval '1 day') d (on_day)
      left join runs r on r.on_day = d.on_day::date group by d.on_day),
    halves as (
      select h.is_now, count(r.id) as runs, count(r.id) filter (where r.guessed = r.rounds) as completed,
        count(distinct r.player) as players, coalesce(sum(r.guessed), 0) as guesses
      from (values (true), (false)) h (is_now)
      left join runs r on (r.on_day > today - agency_overview.days) = h.is_now group by h.is_now),
    homes as (
      select l.id, l.status, exists (select from public.listing_photos p where p.listing_id = l.id) as has_photos,
        exists (select from private.listing_prices p where p.listing_id = l.id) as has_price,
        exists (select from public.takedown_requests t where t.listing_id = l.id and t.status = 'open') as is_asked_down
      from public.assets a join public.listings l on l.asset_id = a.id where a.agency_id = agency.id)
    select jsonb_build_object(
      'days', (select jsonb_agg(jsonb_build_object('on_day', b.on_day, 'runs', b.runs, 'completed', b.completed,
          'players', b.players, 'guesses', b.guesses) order by b.on_day) from by_day b),
      'now', (select jsonb_build_object('runs', h.runs, 'completed', h.completed, 'players', h.players,
        'guesses', h.guesses) from halves h where h.is_now),
      'before', (select jsonb_build_object('runs', h.runs, 'completed', h.completed, 'players', h.players,
        'guesses', h.guesses) from halves h where not h.is_now),
      'games', (select coalesce(jsonb_object_agg(g.state, g.games), '{}'::jsonb)
        from (select g.state, count(*) as games from public.games g where g.agency_id = agency.id group by g.state) g),
      'homes', (select jsonb_build_object('all', count(*),
          'without_photos', count(*) filter (where not h.has_photos and h.status <> 'withdrawn'),
          'without_price', count(*) filter (where not h.has_price and h.status <> 'withdrawn'),
          'withdrawn', count(*) filter (where h.status = 'withdrawn'),
          'asked_down', count(*) filter (where h.is_asked_down)) from homes h),
      'people', (select count(*) from public.agency_members m where m.agency_id = agency.id),
      'has_place', agency.latitude is not null,
      'has_contact', agency.general_email is not null or agency.phone is not null));
end $$;
comment on function private.agency_overview is
  'For the people of an agency: runs, players and guesses of its games by day, against as many days before, and '
  'what of its '
    'homes needs somebody.';
select private.expose('private.agency_overview(uuid, integer)', 'authenticated');

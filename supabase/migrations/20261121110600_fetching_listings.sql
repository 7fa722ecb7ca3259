-- Fetching listings.
--
-- Which hosts the server may fetch is the operator's table: `allowed` reads any page, `markup_only` reads pages that
-- carry listing markup, `forbidden` is for portals whose terms forbid automated reading. A row covers its host and
-- everything below it; the longest host that fits counts, and `*` stands for every host without a row.
--
-- The import-listing function has verified who asks. It calls begin_import before it fetches (limits and rules),
-- record_imports after it, and import_source and refresh_listing to read a listing again. People see their own history.

create table public.import_hosts (
  host text not null,
  rule text not null,
  reason text not null default '',
  agency_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint an_import_host_has_one_rule primary key (host),
  constraint an_import_host_is_a_name_in_lower_case check (host = '*'
    or host ~ '^(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]+$'),
  constraint an_import_host_rule_is_known check (rule in ('allowed', 'markup_only', 'forbidden')),
  constraint a_forbidden_host_has_a_reason check (rule <> 'forbidden' or btrim(reason) <> ''),
  constraint an_import_host_may_be_an_agencys foreign key (agency_id) references public.agencies (id) on delete cascade
);
comment on table public.import_hosts is
  'Which hosts the server may fetch: the operator''s decision, with its reason. An agency''s own verified domain '
    'names the agency.';
create index import_hosts_by_agency on public.import_hosts (agency_id);
create trigger import_hosts_touch_updated_at before update on public.import_hosts
  for each row execute function private.touch_updated_at();
insert into public.import_hosts (host, rule, reason)
select host, 'forbidden', 'The portal''s terms forbid automated reading.' from unnest(array[
  'rightmove.co.uk', 'rightmove.com', 'zoopla.co.uk', 'onthemarket.com', 'jitty.com', 'zillow.com', 'trulia.com',
    'realtor.com',
  'redfin.com', 'redfin.ca', 'homes.com', 'idealista.com', 'idealista.pt', 'idealista.it', 'fotocasa.es', 'pisos.com',
    'habitaclia.com',
  'daft.ie', 'myhome.ie', 'domain.com.au', 'realestate.com.au', 'immobiliare.it', 'immoweb.be', 'funda.nl',
    'immobilienscout24.de',
  'seloger.com', 'leboncoin.fr', 'propertyfinder.ae', 'bayut.com', 'property24.com', 'primelocation.com',
    'spareroom.co.uk',
  'facebook.com', 'craigslist.org']) host;
insert into public.import_hosts (host, rule, reason) values
  ('*', 'markup_only',
    'Sites that describe their homes in listing markup may be read, as far as their robots.txt allows.');

alter table public.import_hosts enable row level security;
grant select on public.import_hosts to anon, authenticated;
grant insert (host, rule, reason, agency_id), update (rule, reason, agency_id), delete on public.import_hosts
  to authenticated;
create policy "anybody reads which hosts are read" on public.import_hosts for select to anon, authenticated
  using (true);
create policy "staff add hosts" on public.import_hosts for insert to authenticated with check (private.is_staff());
create policy "staff change hosts" on public.import_hosts for update to authenticated
  using (private.is_staff()) with check (private.is_staff());
create policy "staff remove hosts" on public.import_hosts for delete to authenticated using (private.is_staff());

create table public.listing_imports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  way text not null,
  source_host text,
  outcome text not null,
  code text,
  reason text,
  grade text,
  home text,
  link text,
  listing_id uuid,
  created_at timestamptz not null default now(),
  constraint listing_imports_have_an_id primary key (id),
  constraint an_import_is_a_users foreign key (user_id) references auth.users (id) on delete cascade,
  constraint an_import_may_have_made_a_listing foreign key (listing_id) references public.listings (id) on delete
    set null,
  constraint an_import_came_a_known_way check (way in ('link', 'page', 'file', 'typed', 'refresh')),
  constraint an_import_has_a_known_outcome check (outcome in ('read', 'refused', 'ask')),
  constraint an_import_that_failed_says_why check (outcome = 'read' or code is not null),
  constraint an_import_grade_is_a_to_f check (grade between 'A' and 'F' and char_length(grade) = 1),
  constraint texts_of_an_import_are_short check (
    char_length(source_host) <= 253 and char_length(code) <= 60 and char_length(reason) <= 500
    and char_length(home) <= 200 and char_length(link) <= 2000)
);
comment on table public.listing_imports is
  'What people brought, when, from where, and what became of it: the page''s words for the home, and its link, for '
    'the person alone. No price, and nothing of a home that was taken down.';
create index listing_imports_by_user on public.listing_imports (user_id, created_at desc);
create index listing_imports_by_listing on public.listing_imports (listing_id) where listing_id is not null;
alter table public.listing_imports enable row level security;
grant select on public.listing_imports to authenticated;
create policy "people read their own imports" on public.listing_imports for select to authenticated
  using (user_id = (select auth.uid()));

-- For functions that have verified their caller: the rest of this transaction is that user's, so that the one
-- function per tenancy question answers it here too.
create function private.act_as(user_id uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', user_id, 'role', 'authenticated')::text, true);
  perform set_config('request.jwt.claim.sub', coalesce(user_id::text, ''), true);
end $$;
comment on function private.act_as
  is 'Until the transaction ends auth.uid() is this user, whom the calling function has verified.';

create function private.import_rules(hosts text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(asked.host, coalesce((
        select jsonb_build_object('rule', h.rule, 'reason', h.reason) from public.import_hosts h
        where h.host = '*' or h.host = asked.host or right(asked.host, char_length(h.host) + 1) = '.' || h.host
        order by h.host = '*', char_length(h.host) desc limit 1),
        jsonb_build_object('rule', 'forbidden', 'reason', 'The operator has not allowed this site.'))), '{}'::jsonb)
    from (select distinct rtrim(lower(host), '.') as host from unnest(hosts) host where host is not null) asked);
end $$;
comment on function private.import_rules is 'The rule of each host, by the longest name that covers it.';

create table private.withdrawn_sources (
  source_hash bytea not null,
  withdrawn_at timestamptz not null default now(),
  constraint a_source_is_withdrawn_once primary key (source_hash)
);
comment on table private.withdrawn_sources is
  'Hashes of the addresses and homes that were taken down: what was withdrawn does not come back by another import.';
alter table private.withdrawn_sources enable row level security;

-- Addresses are compared without scheme, www, case and a slash at the end.
create function private.hash_source(source text) returns bytea language plpgsql immutable set search_path = '' as $$
begin
  return sha256(convert_to(regexp_replace(regexp_replace(lower(btrim(source)), '^https?://(www\.)?', ''), '/+$', ''),
    'UTF8'));
end $$;
comment on function private.hash_source is 'What is kept of an address that was taken down.';

create index listing_imports_by_link on public.listing_imports (private.hash_source(link)) where link is not null;

create function private.is_withdrawn_source(source_url text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return is_withdrawn_source.source_url is not null
    and exists (select from private.withdrawn_sources s where s.source_hash
      = private.hash_source(is_withdrawn_source.source_url));
end $$;
comment on function private.is_withdrawn_source is 'Was the listing at this address taken down?';

-- Counts the links against the person''s limits. A refusal raised here would roll the counting back: it is answered.
create function private.begin_import(user_id uuid, links text[], hosts text[], client_address text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wait_seconds integer;
  today integer;
begin
  for place in 1 .. greatest(coalesce(cardinality(links), 0), 1) loop
    wait_seconds := greatest(wait_seconds, private.take_rate_limit('import:' || begin_import.user_id, 30),
      private.take_rate_limit('import-from:' || coalesce(client_address, ''), 120));
  end loop;
  if wait_seconds is not null then
    return jsonb_build_object('refusal', jsonb_build_object('code', 'rate_limited', 'retry_after_seconds', wait_seconds,
      'detail',
        'That was too many listings in one minute. Wait a moment and send these again; the rows stay as they are.'));
  end if;
  select count(*) into today from public.listing_imports i
    where i.user_id = begin_import.user_id and i.way in ('link', 'refresh')
      and i.created_at > now() - interval '24 hours';
  if coalesce(cardinality(hosts), 0) > 0 and today + cardinality(hosts) > 500 then
    return jsonb_build_object('refusal', jsonb_build_object('code', 'rate_limited', 'retry_after_seconds', 3600,
      'detail',
        'You have had 500 links read in 24 hours, which is as many as one person may. Bring saved pages, or go on '
        'tomorrow.'));
  end if;
  return jsonb_build_object('rules', private.import_rules(hosts), 'withdrawn', (
    select coalesce(jsonb_agg(link), '[]'::jsonb) from unnest(links) link where private.is_withdrawn_source(link)));
end $$;
comment on function private.begin_import is 'Limits and rules before links are fetched; a refusal comes as an answer.';

create function private.insert_imports(user_id uuid, entries jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ids jsonb;
begin
  with given as (
    select coalesce((e.entry ->> 'id')::uuid, gen_random_uuid()) as id, e.place, e.entry
    from jsonb_array_elements(entries) with ordinality as e (entry, place)),
  written as (
    insert into public.listing_imports (id, user_id, way, source_host, outcome, code, reason, grade, home, link,
      created_at)
    select g.id, insert_imports.user_id, g.entry ->> 'way', left(g.entry ->> 'source_host', 253), g.entry ->> 'outcome',
      left(g.entry ->> 'code', 60),
      left(g.entry ->> 'reason', 500), g.entry ->> 'grade',
      case when not private.is_withdrawn_source(g.entry ->> 'link') then left(g.entry ->> 'home', 200) end,
      case when not private.is_withdrawn_source(g.entry ->> 'link') and char_length(g.entry ->> 'link') <= 2000
        then g.entry ->> 'link' end,
      clock_timestamp() from given g
    -- Noted again after a lost reply: the first entry stands.
    on conflict on constraint listing_imports_have_an_id do nothing)
  select coalesce(jsonb_agg(g.id order by g.place), '[]'::jsonb) into ids from given g;
  -- A history, not an archive: what is older than a year, or beyond the newest ten thousand, goes.
  delete from public.listing_imports i where i.user_id = insert_imports.user_id
    and (i.created_at < now() - interval '1 year'
    or i.created_at < (select k.created_at from public.listing_imports k where k.user_id = insert_imports.user_id
      order by k.created_at desc offset 10000 limit 1));
  return ids;
end $$;
comment on function private.insert_imports
  is 'Writes entries of a person''s import history; answers their ids in order.';

create function private.record_imports(user_id uuid, entries jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.insert_imports(record_imports.user_id, record_imports.entries);
end $$;
comment on function private.record_imports is 'For import-listing: writes what became of links and pages.';

-- Files, photos and typed rows are read in the browser; the browser says what became of them. An entry may bring its
-- own id (the draft's row has it too), so that noting it again adds nothing and publishing finds it.
create function private.note_imports(entries jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  wait_seconds integer;
begin
  if caller is null then
    perform private.refuse(403, 'not_allowed', 'Sign in first; then your imports are kept.');
  end if;
  if jsonb_typeof(entries) <> 'array' or jsonb_array_length(entries) > 500
      or exists (select from jsonb_array_elements(entries) e
        where coalesce(e ->> 'way', '') not in ('page', 'file', 'typed')
          or coalesce(e ->> 'outcome', '') not in ('read', 'refused', 'ask')
          or (e ->> 'outcome' <> 'read' and e ->> 'code' is null) or coalesce(e ->> 'grade', 'A') !~ '^[A-F]$'
          or coalesce(e ->> 'id',
            '00000000-0000-4000-8000-000000000000') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') then
    perform private.refuse(422, 'invalid_request',
      'Send at most 500 entries, each with way (page, file or typed), outcome (read, refused or ask), a code unless '
        'it was read, and perhaps an id of its own.');
  end if;
  wait_seconds := private.take_rate_limit('note-imports:' || caller, 30);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited',
      'Too many imports were noted in one minute. Wait a moment and send them again.', wait_seconds::text);
  end if;
  return private.insert_imports(caller, entries);
end $$;
comment on function private.note_imports
  is 'The caller''s own entries about files and typed rows; answers their ids in order.';

-- Reading a listing again.
create function private.import_source(listing_id uuid, user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  listing public.listings;
begin
  perform private.act_as(import_source.user_id);
  select l.* into listing from public.listings l where l.id = import_source.listing_id;
  if listing.id is null or not private.manages_listing(listing.id) then
    perform private.refuse(404, 'not_found', 'There is no listing of yours with this id.');
  end if;
  if listing.status = 'withdrawn' then
    perform private.refuse(410, 'listing_withdrawn', 'This home was withdrawn, so it is not read again.');
  end if;
  return jsonb_build_object('source_url', listing.source_url, 'currency', listing.currency);
end $$;
comment on function private.import_source is 'For import-listing: where a listing of this user came from.';

-- A changed price is a new version; runs under way keep the version that they started with.
create function private.refresh_listing(listing_id uuid, user_id uuid, payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  source jsonb := private.import_source(refresh_listing.listing_id, refresh_listing.user_id);
  latest private.listing_prices;
  is_changed boolean := false;
begin
  perform pg_advisory_xact_lock(hashtextextended('refresh_listing:' || refresh_listing.listing_id, 0));
  if payload ->> 'currency' is distinct from source ->> 'currency' then
    perform private.refuse(422, 'wrong_currency',
      'The page now gives the price in another currency. Make a new listing of it.');
  end if;
  select p.* into latest from private.listing_prices p where p.listing_id = refresh_listing.listing_id
    order by p.version desc limit 1;
  if (latest.kind, latest.amount_minor) is distinct from (payload ->> 'kind', (payload ->> 'amount_minor')::bigint) then
    insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
    values (refresh_listing.listing_id, coalesce(latest.version, 0) + 1, payload ->> 'kind',
      (payload ->> 'amount_minor')::bigint,
      payload ->> 'currency', coalesce((payload ->> 'dated_on')::date, current_date));
    is_changed := true;
  end if;
  -- Somebody who edits the home at this moment is told instead of overwriting it.
  update public.listings l set status = coalesce(payload ->> 'status', l.status), version = l.version + 1
    where l.id = refresh_listing.listing_id and l.status <> 'withdrawn'
      and (is_changed or l.status is distinct from coalesce(payload ->> 'status', l.status));
  update public.listing_imports i set listing_id = refresh_listing.listing_id
    where i.id = (payload ->> 'import_id')::uuid and i.user_id = refresh_listing.user_id;
  return jsonb_build_object('is_price_changed', is_changed);
end $$;
comment on function private.refresh_listing
  is 'For import-listing: what a listing of this user says now; a new price version when the price changed.';

create function public.begin_import(user_id uuid, links text[], hosts text[],
  client_address text default null) returns jsonb
language sql volatile set search_path = '' as $$ select private.begin_import(user_id, links, hosts, client_address) $$;
create function public.import_rules(hosts text[]) returns jsonb language sql stable
  set search_path = '' as $$ select private.import_rules(hosts) $$;
create function public.record_imports(user_id uuid, entries jsonb) returns jsonb language sql volatile
  set search_path = '' as $$
  select private.record_imports(user_id, entries) $$;
create function public.import_source(listing_id uuid, user_id uuid) returns jsonb language sql volatile
  set search_path = '' as $$
  select private.import_source(listing_id, user_id) $$;
create function public.refresh_listing(listing_id uuid, user_id uuid, payload jsonb) returns jsonb language sql volatile
  set search_path = '' as $$
  select private.refresh_listing(listing_id, user_id, payload) $$;
create function public.note_imports(entries jsonb) returns jsonb language sql volatile set search_path = '' as $$
  select private.note_imports(entries) $$;
comment on function public.begin_import is 'For import-listing: limits and rules before it fetches.';
comment on function public.import_rules is 'For import-listing: the rule of each host.';
comment on function public.record_imports is 'For import-listing: writes the import history.';
comment on function public.import_source
  is 'For import-listing: where a listing came from. The caller has verified user_id.';
comment on function public.refresh_listing
  is 'For import-listing: a listing as it is now. The caller has verified user_id.';
comment on function public.note_imports is 'Notes what became of files and typed rows in the caller''s import history.';

do $$
declare
  name text;
begin
  foreach name in array array['begin_import(uuid, text[], text[], text)', 'import_rules(text[])',
    'record_imports(uuid, jsonb)',
    'import_source(uuid, uuid)', 'refresh_listing(uuid, uuid, jsonb)']
  loop
    execute format('grant execute on function public.%s to service_role', name);
    execute format('grant execute on function private.%s to service_role', name);
  end loop;
end $$;
grant execute on function private.note_imports(jsonb) to authenticated;
grant execute on function public.note_imports(jsonb) to authenticated;

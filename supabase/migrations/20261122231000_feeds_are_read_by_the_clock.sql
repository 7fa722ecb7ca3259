-- Feeds are read by the clock.
--
-- An agency names the addresses of its feeds. The read-feed function claims the one that is due under a lease, so that
-- two runs never read one feed at once; a run that was killed is taken up when its lease is over, and finds what it had
-- written. Homes are known again by their key in the feed. What appeared becomes a home of the agency; what changed is
-- changed field by field, so that whatever people wrote themselves stays; a changed price is a new version, which
-- no game takes that somebody has played. A home that went is offered to no new game and stays where it is.
--
-- A feed that fails is tried again later and later, and paused with the reason when it keeps failing or when nearly all
-- of its homes are gone at once.

create table private.import_sources (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  name text not null,
  address text not null,
  currency text,
  every_minutes integer not null default 1440,
  state text not null default 'active',
  pause_code text,
  pause_reason text,
  failures smallint not null default 0,
  next_run_at timestamptz not null default now(),
  etag text,
  last_modified text,
  content_hash text,
  lease_id uuid,
  lease_ends_at timestamptz,
  accepts_loss boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint import_sources_have_an_id primary key (id),
  constraint an_import_source_is_an_agencys foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint an_import_source_stands_once_in_an_agency unique (agency_id, address),
  constraint an_import_source_may_expect_a_known_currency foreign key (currency)
    references private.currencies (code) on delete restrict,
  constraint an_import_source_has_a_short_name check (char_length(btrim(name)) between 1 and 80
    and char_length(name) <= 200),
  constraint an_import_source_is_a_web_address check (address ~ '^https?://[^[:space:]]+$'
    and char_length(address) <= 2000),
  constraint an_import_source_is_read_hourly_to_monthly check (every_minutes between 60 and 44640),
  constraint an_import_source_is_active_or_paused check (state in ('active', 'paused')),
  constraint failures_of_an_import_source_are_counted check (failures between 0 and 100),
  constraint texts_of_an_import_source_are_short check (
    char_length(pause_code) <= 60 and char_length(pause_reason) <= 500 and char_length(etag) <= 500
    and char_length(last_modified) <= 100 and char_length(content_hash) <= 64),
  constraint a_lease_has_an_end check ((lease_id is null) = (lease_ends_at is null))
);
comment on table private.import_sources is
  'Feeds of agencies, how often they are read, and how the last time went. An address may hold a key of the agency''s.';
create index import_sources_by_time on private.import_sources (next_run_at) where state = 'active';
create index import_sources_by_currency on private.import_sources (currency);
alter table private.import_sources enable row level security;
create trigger import_sources_touch_updated_at before update on private.import_sources
  for each row execute function private.touch_updated_at();

create table private.import_source_runs (
  id uuid not null default gen_random_uuid(),
  source_id uuid not null,
  begun_by text not null,
  outcome text not null default 'running',
  code text,
  reason text,
  attempts smallint not null default 1,
  rows_read integer not null default 0,
  refused_rows jsonb not null default '[]',
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  constraint import_source_runs_have_an_id primary key (id),
  constraint an_import_run_is_of_a_source foreign key (source_id) references private.import_sources (id)
    on delete cascade,
  constraint an_import_run_is_begun_by_the_clock_or_a_person check (begun_by in ('clock', 'person')),
  constraint an_import_run_has_a_known_outcome check (outcome in ('running', 'read', 'unchanged', 'failed')),
  constraint an_import_run_that_failed_says_why check (outcome <> 'failed' or code is not null),
  constraint an_import_run_ends_when_it_is_over check ((outcome = 'running') = (finished_at is null)),
  constraint refused_rows_of_an_import_run_are_few check (
    jsonb_typeof(refused_rows) = 'array' and pg_column_size(refused_rows) <= 200000)
);
comment on table private.import_source_runs is
  'Each reading of a feed: when, what came of it, which rows were refused.';
create index import_source_runs_by_source on private.import_source_runs (source_id, started_at desc, id);
create unique index a_source_has_one_run_under_way on private.import_source_runs (source_id)
  where outcome = 'running';
alter table private.import_source_runs enable row level security;

create table private.import_source_homes (
  source_id uuid not null,
  home_key text not null,
  listing_id uuid not null,
  prints jsonb not null default '{}',
  went_at timestamptz,
  constraint a_home_stands_once_in_a_feed primary key (source_id, home_key),
  constraint a_home_of_a_feed_is_of_a_source foreign key (source_id) references private.import_sources (id)
    on delete cascade,
  constraint a_home_of_a_feed_is_a_listing foreign key (listing_id) references public.listings (id) on delete cascade
);
comment on table private.import_source_homes is
  'Which listing is which home of a feed, with a print of each of its fields as the feed last said them.';
create index import_source_homes_by_listing on private.import_source_homes (listing_id);
alter table private.import_source_homes enable row level security;

create table private.import_source_changes (
  run_id uuid not null,
  home_key text not null,
  kind text not null,
  home text not null,
  fields text[] not null default '{}',
  constraint a_run_changes_a_home_once primary key (run_id, home_key),
  constraint an_import_change_is_of_a_run foreign key (run_id) references private.import_source_runs (id)
    on delete cascade,
  constraint an_import_change_is_of_a_known_kind check (kind in ('appeared', 'changed', 'went'))
);
comment on table private.import_source_changes is 'What one reading of a feed brought, home by home.';
alter table private.import_source_changes enable row level security;

alter table public.listings add column went_at timestamptz;
comment on column public.listings.went_at is
  'Since when no feed of its agency has it: it is offered to no new game, and stays in those that have it.';
alter table private.listing_prices add column is_from_feed boolean not null default false;
comment on column private.listing_prices.is_from_feed is
  'A feed brought it, unseen by anybody: games that were played before keep the price that they have.';

-- A game that somebody has played keeps its prices, whatever a feed says since; what people correct counts as before.
create or replace function private.commitment_of(game_listing_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  price private.listing_prices;
  found_id uuid;
  new_salt text;
begin
  select p.* into price from private.listing_prices p
    join public.game_listings gl on gl.listing_id = p.listing_id
    where gl.id = commitment_of.game_listing_id order by p.version desc limit 1;
  if price.is_from_feed then
    select p.* into price from private.listing_prices p
      join public.game_listings gl on gl.listing_id = p.listing_id
      left join private.price_commitments c on c.listing_price_id = p.id and c.game_listing_id = gl.id
      where gl.id = commitment_of.game_listing_id
      order by exists (select from public.session_rounds r where r.commitment_id = c.id) or not p.is_from_feed
        and exists (select from public.session_rounds r where r.game_listing_id = gl.id) desc, p.version desc limit 1;
  end if;
  if price.id is null or price.amount_minor is null then
    return null;
  end if;
  select c.id into found_id from private.price_commitments c
    where c.game_listing_id = commitment_of.game_listing_id and c.listing_price_id = price.id;
  if found_id is not null then
    return found_id;
  end if;
  new_salt := private.random_hex_32();
  insert into private.price_commitments as c (game_listing_id, listing_price_id, salt, commitment)
  values (commitment_of.game_listing_id, price.id, new_salt, encode(sha256(convert_to(
    new_salt || ':' || commitment_of.game_listing_id || ':' || price.amount_minor || ':' || price.currency, 'UTF8')),
      'hex'))
  on conflict do nothing;
  select c.id into found_id from private.price_commitments c
    where c.game_listing_id = commitment_of.game_listing_id and c.listing_price_id = price.id;
  return found_id;
end $$;

-- A home that went comes into no game any more; where it stands already it stays.
create function private.refuse_homes_that_went() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from public.listings l where l.id = new.listing_id and l.went_at is not null)
    and not exists (select from public.game_listings gl where gl.game_id = new.game_id
      and gl.listing_id = new.listing_id) then
    perform private.refuse(410, 'home_went', 'One of these homes is no longer in its agency''s feed. Leave it out.');
  end if;
  return new;
end $$;
comment on function private.refuse_homes_that_went is 'Keeps homes that left their feed out of further games.';
create trigger a_home_that_went_joins_no_game before insert on public.game_listings
  for each row execute function private.refuse_homes_that_went();

-- What the people of an agency see and do.
create function private.import_source_facts(source private.import_sources) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('id', source.id, 'name', source.name, 'address', source.address, 'currency',
    source.currency, 'every_minutes', source.every_minutes, 'state', source.state, 'pause_code', source.pause_code,
    'pause_reason', source.pause_reason, 'failures', source.failures, 'next_run_at', source.next_run_at,
    'is_running', coalesce(source.lease_ends_at > now(), false), 'version', source.version,
    'homes', (select count(*) from private.import_source_homes h where h.source_id = source.id and h.went_at is null),
    'last_run', (select private.import_run_facts(r) from private.import_source_runs r where r.source_id = source.id
      and r.outcome <> 'running' order by r.started_at desc, r.id limit 1));
end $$;
comment on function private.import_source_facts is 'A feed as its agency''s people see it.';

create function private.import_run_facts(run private.import_source_runs) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('id', run.id, 'begun_by', run.begun_by, 'outcome', run.outcome, 'code', run.code,
      'reason', run.reason, 'rows_read', run.rows_read, 'started_at', run.started_at, 'finished_at', run.finished_at,
      'refused', jsonb_array_length(run.refused_rows),
      'appeared', count(*) filter (where c.kind = 'appeared'), 'changed', count(*) filter (where c.kind = 'changed'),
      'went', count(*) filter (where c.kind = 'went'))
    from private.import_source_changes c where c.run_id = run.id);
end $$;
comment on function private.import_run_facts is 'One reading of a feed in figures.';

create function private.import_sources(brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.brand_to_manage(import_sources.brand);
begin
  return jsonb_build_object('brand', agency.key, 'name', agency.display_name, 'currency', agency.currency, 'sources', (
    select coalesce(jsonb_agg(private.import_source_facts(s) order by s.created_at, s.id), '[]'::jsonb)
    from private.import_sources s where s.agency_id = agency.id));
end $$;
comment on function private.import_sources is 'The feeds of a brand and how their last reading went, for its people.';
select private.expose('private.import_sources(text)', 'authenticated');

-- Answers the feed only to people of its agency; to everybody else there is none.
create function private.import_source_to_manage(source_id uuid) returns private.import_sources
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  source private.import_sources;
begin
  select s.* into source from private.import_sources s where s.id = import_source_to_manage.source_id;
  if source.id is null or not private.has_agency_role(source.agency_id, array['owner', 'admin', 'agent'])
    and not private.is_staff() then
    perform private.refuse(404, 'not_found', 'There is no feed of yours with this id.');
  end if;
  return source;
end $$;
comment on function private.import_source_to_manage is 'A feed, for the people of its agency alone.';

create function private.save_import_source(brand text default null, source_id uuid default null, name text default null,
  address text default null, currency text default null, every_minutes integer default 1440,
  version integer default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 10;
  agency public.agencies := private.brand_to_manage(save_import_source.brand);
  source private.import_sources;
begin
  if coalesce(btrim(save_import_source.name), '') = '' or char_length(save_import_source.name) > 80
    or coalesce(save_import_source.address, '') !~ '^https?://[^[:space:]]+$'
    or char_length(save_import_source.address) > 2000
    or coalesce(save_import_source.every_minutes not between 60 and 44640, true)
    or save_import_source.currency is not null
      and not exists (select from private.currencies c where c.code = save_import_source.currency) then
    perform private.refuse(422, 'invalid_request',
      'A feed has a name of at most 80 characters, a web address, and is read once an hour to once a month.');
  end if;
  perform from public.agencies a where a.id = agency.id for no key update;
  if exists (select from private.import_sources s where s.agency_id = agency.id
      and s.address = save_import_source.address and s.id is distinct from save_import_source.source_id) then
    perform private.refuse(409, 'feed_known', 'This address is one of your feeds already.');
  end if;
  if save_import_source.source_id is null then
    if (select count(*) from private.import_sources s where s.agency_id = agency.id) >= most then
      perform private.refuse(409, 'feeds_full', 'A brand has at most ten feeds. Remove one first.');
    end if;
    insert into private.import_sources (agency_id, name, address, currency, every_minutes)
    values (agency.id, btrim(save_import_source.name), save_import_source.address, save_import_source.currency,
      save_import_source.every_minutes);
    return private.import_sources(save_import_source.brand);
  end if;
  source := private.import_source_to_manage(save_import_source.source_id);
  if source.agency_id <> agency.id then
    perform private.refuse(404, 'not_found', 'There is no feed of yours with this id.');
  end if;
  if source.version is distinct from save_import_source.version then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else changed this feed while you were editing it. Look at what changed and save again.');
  end if;
  update private.import_sources s set name = btrim(save_import_source.name), currency = save_import_source.currency,
    every_minutes = save_import_source.every_minutes, version = s.version + 1,
    next_run_at = least(s.next_run_at, now() + make_interval(mins => save_import_source.every_minutes)),
    -- Another address, or another currency, is read as if for the first time; its homes are known again by their keys.
    etag = case when is_same then s.etag end, last_modified = case when is_same then s.last_modified end,
    content_hash = case when is_same then s.content_hash end, address = save_import_source.address
  from (select source.address = save_import_source.address
    and source.currency is not distinct from save_import_source.currency as is_same) c
  where s.id = source.id;
  return private.import_sources(save_import_source.brand);
end $$;
comment on function private.save_import_source is
  'A new feed of a brand, or a changed one made from this version of it; answers all feeds of the brand.';
select private.expose('private.save_import_source(text, uuid, text, text, text, integer, integer)', 'authenticated');

create function private.set_import_source_state(source_id uuid, state text, brand text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  source private.import_sources := private.import_source_to_manage(set_import_source_state.source_id);
begin
  if coalesce(set_import_source_state.state, '') not in ('active', 'paused') then
    perform private.refuse(422, 'invalid_request', 'A feed is active or paused.');
  end if;
  update private.import_sources s set state = set_import_source_state.state, failures = 0, pause_reason = null,
    pause_code = case when set_import_source_state.state = 'paused' then 'by_hand' end, next_run_at = now(),
    version = s.version + 1
  where s.id = source.id and s.state <> set_import_source_state.state;
  return private.import_sources(set_import_source_state.brand);
end $$;
comment on function private.set_import_source_state is 'Pauses a feed or has it read again; answers all of the brand.';
select private.expose('private.set_import_source_state(uuid, text, text)', 'authenticated');

create function private.remove_import_source(source_id uuid, brand text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  source private.import_sources := private.import_source_to_manage(remove_import_source.source_id);
begin
  delete from private.import_sources s where s.id = source.id;
  return private.import_sources(remove_import_source.brand);
end $$;
comment on function private.remove_import_source is
  'Forgets a feed and its history; its homes stay with the agency. Answers all feeds of the brand.';
select private.expose('private.remove_import_source(uuid, text)', 'authenticated');

create function private.import_source_history(source_id uuid, after text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 20;
  most_changes constant integer := 200;
  source private.import_sources := private.import_source_to_manage(import_source_history.source_id);
  runs private.import_source_runs[];
begin
  select array_agg(r order by r.started_at desc, r.id) into runs from (
    select r.* from private.import_source_runs r
    where r.source_id = source.id and r.outcome <> 'running' and (import_source_history.after is null
      or (r.started_at, r.id) < (select o.started_at, o.id from private.import_source_runs o
        where o.id::text = import_source_history.after))
    order by r.started_at desc, r.id limit page_size + 1) r;
  return jsonb_build_object('rows', (
      select coalesce(jsonb_agg(private.import_run_facts(r) || jsonb_build_object('refused_rows', r.refused_rows,
        'changes', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'home', c.home, 'fields', c.fields)
            order by c.kind, c.home), '[]'::jsonb)
          from (select c.* from private.import_source_changes c where c.run_id = r.id
            order by c.kind, c.home limit most_changes) c))
        order by r.started_at desc, r.id), '[]'::jsonb)
      from unnest(runs[1:page_size]) r),
    'next', case when cardinality(runs) > page_size then runs[page_size].id end);
end $$;
comment on function private.import_source_history is
  'Readings of a feed, newest first, with what appeared, changed, went and was refused; after is the last row''s id.';
select private.expose('private.import_source_history(uuid, text)', 'authenticated');

-- For the function that reads: what is known of an agency''s homes, to tell what a feed would change.
create function private.known_feed_homes(agency_id uuid, source_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_others constant integer := 3000;
begin
  return jsonb_build_object(
    'known', (select coalesce(jsonb_agg(jsonb_build_object('key', h.home_key, 'prints', h.prints,
        'has_gone', h.went_at is not null)), '[]'::jsonb)
      from private.import_source_homes h where h.source_id = known_feed_homes.source_id),
    'others', (select coalesce(jsonb_agg(jsonb_build_object('listing_id', o.id, 'url', o.source_url,
        'address', o.address_line, 'postcode', o.postcode, 'latitude', o.latitude, 'longitude', o.longitude,
        'amount_minor', o.amount_minor, 'currency', o.currency)), '[]'::jsonb)
      from (
        select l.id, l.source_url, l.currency, a.address_line, a.postcode, a.latitude, a.longitude,
          (select p.amount_minor from private.listing_prices p where p.listing_id = l.id
            order by p.version desc limit 1) as amount_minor
        from public.assets a join public.listings l on l.asset_id = a.id
        where a.agency_id = known_feed_homes.agency_id and l.status <> 'withdrawn'
          and not exists (select from private.import_source_homes h where h.listing_id = l.id
            and h.source_id = known_feed_homes.source_id)
        order by l.created_at desc, l.id limit most_others) o));
end $$;
comment on function private.known_feed_homes is 'Homes of a feed as it last said them, and the agency''s others.';

create function private.begin_feed_test(user_id uuid, brand text default null, source_id uuid default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
begin
  perform private.act_as(begin_feed_test.user_id);
  agency := private.brand_to_manage(begin_feed_test.brand);
  if begin_feed_test.source_id is not null
    and (private.import_source_to_manage(begin_feed_test.source_id)).agency_id <> agency.id then
    perform private.refuse(404, 'not_found', 'There is no feed of yours with this id.');
  end if;
  return private.known_feed_homes(agency.id, begin_feed_test.source_id) || jsonb_build_object('agency_key', agency.key,
    'wait_seconds', private.take_rate_limit('feed-test:' || begin_feed_test.user_id, 10));
end $$;
comment on function private.begin_feed_test is
  'For read-feed: may this user try a feed for this brand, and what is known of its homes?';
select private.expose('private.begin_feed_test(uuid, text, uuid)', 'service_role');

create function private.has_due_import_sources() returns boolean
language sql volatile security definer set search_path = '' as $$
  select exists (
    select from private.import_sources s
    where s.state = 'active' and s.next_run_at <= now() and coalesce(s.lease_ends_at < clock_timestamp(), true))
$$;
comment on function private.has_due_import_sources is 'Is some feed due, so that the clock calls read-feed?';

-- Gives out the feed that is due the longest, or the one that a person wants read now; null where there is none or
-- another run holds it. A run that lost its lease goes on; one that was tried three times is given up.
create function private.claim_import_source(source_id uuid default null, user_id uuid default null,
  accepts_loss boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  lease_time constant interval := '2 minutes';
  source private.import_sources;
  run private.import_source_runs;
  wait_seconds integer;
begin
  if claim_import_source.source_id is not null then
    perform private.act_as(claim_import_source.user_id);
    source := private.import_source_to_manage(claim_import_source.source_id);
    wait_seconds := private.take_rate_limit('feed-run:' || source.id, 6);
    if wait_seconds is not null then
      perform private.refuse(429, 'rate_limited', 'This feed was just read. Wait a minute and read it again.',
        wait_seconds::text);
    end if;
  end if;
  loop
    select s.* into source from private.import_sources s
    where (claim_import_source.source_id is null and s.state = 'active' and s.next_run_at <= now()
        or s.id = claim_import_source.source_id)
      and coalesce(s.lease_ends_at < clock_timestamp(), true)
    order by s.next_run_at limit 1 for update skip locked;
    if source.id is null then
      return null;
    end if;
    select r.* into run from private.import_source_runs r where r.source_id = source.id and r.outcome = 'running';
    exit when run.id is null or run.attempts < 3;
    update private.import_sources s set lease_id = gen_random_uuid(), lease_ends_at = now() + lease_time
      where s.id = source.id returning s.* into source;
    perform private.finish_import_run(source.lease_id, jsonb_build_object('outcome', 'failed', 'code', 'too_complex',
      'reason', 'The feed takes too long to read. Offer it in parts.', 'pauses', true), null);
    if claim_import_source.source_id is not null then
      return null;
    end if;
  end loop;
  if run.id is null then
    insert into private.import_source_runs (source_id, begun_by)
    values (source.id, case when claim_import_source.user_id is null then 'clock' else 'person' end)
    returning * into run;
  else
    update private.import_source_runs r set attempts = r.attempts + 1 where r.id = run.id;
  end if;
  -- Due until it is finished: a run that is killed is found again by the clock.
  update private.import_sources s set lease_id = gen_random_uuid(), lease_ends_at = now() + lease_time,
    next_run_at = least(s.next_run_at, now()), state = 'active', pause_code = null, pause_reason = null,
    accepts_loss = case when claim_import_source.user_id is null then s.accepts_loss
      else coalesce(claim_import_source.accepts_loss, false) end
  where s.id = source.id returning s.* into source;
  return jsonb_build_object('lease_id', source.lease_id, 'source_id', source.id, 'address', source.address,
    'name', source.name, 'currency', source.currency, 'etag', source.etag, 'last_modified', source.last_modified,
    'content_hash', source.content_hash, 'accepts_loss', source.accepts_loss,
    'agency_key', (select a.key from public.agencies a where a.id = source.agency_id))
    || private.known_feed_homes(source.agency_id, source.id);
end $$;
comment on function private.claim_import_source is
  'For read-feed: a feed to read under a lease that no other run holds, and what is known of its homes.';

-- The feed that this lease holds; a run whose lease another one has taken over writes nothing more.
create function private.source_of_lease(lease_id uuid) returns private.import_sources
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  source private.import_sources;
begin
  select s.* into source from private.import_sources s where s.lease_id = source_of_lease.lease_id for no key update;
  if source.id is null then
    perform private.refuse(409, 'edit_conflict', 'Another run reads this feed by now.');
  end if;
  update private.import_sources s set lease_ends_at = now() + interval '2 minutes' where s.id = source.id;
  return source;
end $$;
comment on function private.source_of_lease is 'The feed under this lease, which lasts two minutes more.';

-- Says of a new price whether a feed brought it.
create or replace function private.fill_listing(listing public.listings, payload jsonb) returns jsonb
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
    coalesce(home -> 'features', '[]'::jsonb)))
    - '{id,agency_id,owner_id,created_at,updated_at}'::text[]);
  perform private.write_asset(asset);
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
    insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on, is_from_feed)
    values (listing.id, coalesce(latest.version, 0) + 1, price ->> 'kind', (price ->> 'amount_minor')::bigint,
      payload ->> 'currency', (price ->> 'dated_on')::date, coalesce((payload ->> 'is_from_feed')::boolean, false));
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

-- What one home of a feed says, written over what it said before: fields that the feed does not name stay.
create function private.write_feed_home(source private.import_sources, home jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  listing public.listings;
  asset public.assets;
  latest private.listing_prices;
  payload jsonb := home -> 'listing';
begin
  select l.* into listing from public.listings l where l.id = coalesce(
    (select h.listing_id from private.import_source_homes h where h.source_id = source.id
      and h.home_key = home ->> 'key'), (home ->> 'listing_id')::uuid);
  if listing.id is null then
    perform private.check_source(payload ->> 'source_url', null, source.agency_id);
    listing := private.insert_listing(payload, null, source.agency_id, 'feed:' || source.id || ':' || (home ->> 'key'));
    perform private.fill_listing(listing, payload);
    return listing.id;
  end if;
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  if listing.status = 'withdrawn' or asset.agency_id is distinct from source.agency_id then
    perform private.refuse(410, 'listing_withdrawn', 'This home was taken down. Leave it out.');
  end if;
  if payload = '{}'::jsonb then
    return listing.id;
  end if;
  if payload ->> 'currency' <> listing.currency then
    perform private.refuse(422, 'wrong_currency', 'The feed now gives the price in another currency.');
  end if;
  select p.* into latest from private.listing_prices p where p.listing_id = listing.id order by p.version desc limit 1;
  perform private.fill_listing(listing, jsonb_build_object('is_from_feed', true,
    'portal', listing.portal,
    'source_url', listing.source_url, 'currency', listing.currency, 'title', listing.title,
    'description', listing.description,
    'price', jsonb_build_object('kind', latest.kind, 'amount_minor', latest.amount_minor, 'dated_on', latest.dated_on))
    || (payload - 'photos') || jsonb_build_object('asset', jsonb_build_object('features', to_jsonb(asset.features))
      || coalesce(payload -> 'asset', '{}')));
  update public.listings l set version = l.version + 1 where l.id = listing.id;
  return listing.id;
end $$;
comment on function private.write_feed_home is 'A home of a feed as a listing of its agency; answers the listing.';

create function private.record_feed_homes(lease_id uuid, homes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  source private.import_sources := private.source_of_lease(record_feed_homes.lease_id);
  run uuid := (select r.id from private.import_source_runs r where r.source_id = source.id and r.outcome = 'running');
  home jsonb;
  listing_id uuid;
  refused jsonb := '[]';
  reason text;
  code text;
begin
  for home in select h from jsonb_array_elements(record_feed_homes.homes) h loop
    -- A home that cannot be written is refused alone, with its reason.
    begin
      listing_id := private.write_feed_home(source, home);
      insert into private.import_source_homes (source_id, home_key, listing_id, prints)
      values (source.id, home ->> 'key', listing_id, home -> 'prints')
      on conflict on constraint a_home_stands_once_in_a_feed do update set prints = excluded.prints, went_at = null;
      update public.listings l set went_at = null where l.id = listing_id and l.went_at is not null;
      insert into private.import_source_changes (run_id, home_key, kind, home, fields)
      select run, home ->> 'key', home ->> 'kind', left(home ->> 'home', 200),
        array(select jsonb_array_elements_text(home -> 'fields')) where home ->> 'kind' in ('appeared', 'changed')
      on conflict on constraint a_run_changes_a_home_once do nothing;
    exception when others then
      get stacked diagnostics reason = message_text, code = pg_exception_detail;
      refused := refused || jsonb_build_object('key', home ->> 'key', 'code', case when sqlstate like 'PT%' then code
        else 'invalid_request' end, 'reason', case when sqlstate like 'PT%' then left(reason, 300)
        else 'A value of this home is outside what a home can have.' end);
    end;
  end loop;
  return refused;
end $$;
comment on function private.record_feed_homes is
  'For read-feed: writes homes that appeared or changed, each alone; answers those that could not be written.';
select private.expose('private.record_feed_homes(uuid, jsonb)', 'service_role');

-- Ends a run: `seen` are the keys of all homes that the feed holds now; null where it was not read or has not changed.
create function private.finish_import_run(lease_id uuid, result jsonb, seen text[] default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_failures constant integer := 6;
  runs_kept constant integer := 60;
  source private.import_sources := private.source_of_lease(finish_import_run.lease_id);
  run private.import_source_runs;
  has_failed boolean := result ->> 'outcome' = 'failed';
  pauses boolean;
begin
  select r.* into run from private.import_source_runs r where r.source_id = source.id and r.outcome = 'running';
  if seen is not null and not has_failed then
    with gone as (
      update private.import_source_homes h set went_at = now()
      where h.source_id = source.id and h.went_at is null and not h.home_key = any (seen)
      returning h.home_key, h.listing_id),
    hidden as (
      update public.listings l set went_at = now() from gone g
      where l.id = g.listing_id and l.status <> 'withdrawn' and not exists (
        select from private.import_source_homes o where o.listing_id = l.id and o.source_id <> source.id
          and o.went_at is null))
    insert into private.import_source_changes (run_id, home_key, kind, home)
    select run.id, g.home_key, 'went', left(coalesce(a.address_line, l.title), 200)
    from gone g join public.listings l on l.id = g.listing_id join public.assets a on a.id = l.asset_id
    on conflict on constraint a_run_changes_a_home_once do nothing;
  end if;
  update private.import_source_runs r set outcome = result ->> 'outcome', code = result ->> 'code',
    reason = left(result ->> 'reason', 500), rows_read = coalesce((result ->> 'rows_read')::integer, 0),
    refused_rows = coalesce(result -> 'refused_rows', '[]'), finished_at = clock_timestamp()
  where r.id = run.id returning r.* into run;
  pauses := has_failed and (coalesce((result ->> 'pauses')::boolean, false) or source.failures + 1 >= most_failures);
  update private.import_sources s set lease_id = null, lease_ends_at = null, accepts_loss = false,
    failures = case when has_failed then least(s.failures + 1, 100) else 0 end,
    state = case when pauses then 'paused' else s.state end,
    pause_code = case when pauses then left(result ->> 'code', 60) end,
    pause_reason = case when pauses then left(result ->> 'reason', 500) end,
    -- A quarter of an hour after the first failure, then twice as long each time, but not longer than its own time.
    next_run_at = now() + case when has_failed
      then least(make_interval(mins => 15 * (2 ^ s.failures)::integer), make_interval(mins => s.every_minutes))
      else make_interval(mins => s.every_minutes) end,
    etag = case when result ->> 'outcome' = 'read' then left(result ->> 'etag', 500) else s.etag end,
    last_modified = case when result ->> 'outcome' = 'read' then left(result ->> 'last_modified', 100)
      else s.last_modified end,
    content_hash = case when result ->> 'outcome' = 'read' then result ->> 'content_hash' else s.content_hash end
  where s.id = source.id;
  delete from private.import_source_runs r where r.source_id = source.id and r.id in (
    select o.id from private.import_source_runs o where o.source_id = source.id
    order by o.started_at desc, o.id offset runs_kept);
  return private.import_run_facts(run);
end $$;
comment on function private.finish_import_run is
  'For read-feed: ends a run, marks the homes that went, and says when the feed is read again or why it is paused.';
select private.expose('private.finish_import_run(uuid, jsonb, text[])', 'service_role');
select private.expose('private.claim_import_source(uuid, uuid, boolean)', 'service_role');

-- What is offered for games: what a feed no longer has is not.
create or replace function private.own_listings(search text default null, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 50;
  caller uuid := (select auth.uid());
  wanted text := lower(btrim(left(coalesce(own_listings.search, ''), 200)));
  homes public.listings[];
begin
  -- One more than a page shows tells whether there is another.
  select array_agg(h.listing order by (h.listing).created_at desc, (h.listing).id desc) into homes from (
    select l as listing from public.listings l join public.assets a on a.id = l.asset_id
    where l.status <> 'withdrawn' and l.went_at is null
      and (a.owner_id = caller or a.agency_id in (
        select m.agency_id from public.agency_members m where m.user_id = caller))
      and (wanted = '' or position(wanted in lower(concat_ws(' ', l.title, a.address_line, a.town, a.postcode))) > 0)
      and (own_listings.after is null or (l.created_at, l.id) < (
        select o.created_at, o.id from public.listings o where o.id::text = own_listings.after))
    order by l.created_at desc, l.id desc limit page_size + 1) h;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.listing_card(h, true) || jsonb_build_object('created_at', h.created_at)
        order by h.created_at desc, h.id desc), '[]'::jsonb)
      from unnest(homes[1:page_size]) h),
    'next', case when cardinality(homes) > page_size then homes[page_size].id end);
end $$;

create or replace function private.homes_to_add(game_slug text, brand text default null, search text default null,
  after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(homes_to_add.game_slug, homes_to_add.brand, caller);
  is_staff boolean := private.is_staff();
  words text := '%' || replace(replace(replace(btrim(left(coalesce(homes_to_add.search, ''), 200)), '\', '\\'), '%',
    '\%'), '_', '\_') || '%';
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('listing_id', h.id, 'title', h.title, 'town', h.town, 'district',
      h.district,
      'photo', private.photos_of(h.id) -> 0) order by h.created_at desc, h.id desc), '[]'::jsonb)
    from (
      select l.id, l.title, a.town, a.district, l.created_at
      from public.listings l join public.assets a on a.id = l.asset_id
      where l.currency = game.currency and l.status <> 'withdrawn' and l.went_at is null
        and (is_staff or a.owner_id = caller or exists (
          select from public.agency_members m where m.agency_id = a.agency_id and m.user_id = caller))
        and not exists (select from public.game_listings gl where gl.game_id = game.id and gl.listing_id = l.id)
        and (l.title ilike words or a.town ilike words or a.postcode ilike words or a.address_line ilike words)
        and (homes_to_add.after is null or (l.created_at, l.id) < (
          select o.created_at, o.id from public.listings o where o.id::text = homes_to_add.after))
      order by l.created_at desc, l.id desc limit 30) h);
end $$;

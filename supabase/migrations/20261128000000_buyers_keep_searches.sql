-- A buyer's hunt: searches that are kept, the homes that fit them, and what came since the last time. A search runs
-- over the feeds of the brand on whose site it was made and over the hunter's own homes; it never fetches a page of a
-- portal.
--
-- A home that some game still asks for is in no answer: not its price, and not that it fits, since a search by price
-- would tell that. Whoever was shown a price here knows it: a later run with that home is practice.

create table private.quests (
  id uuid not null,
  owner_id uuid not null,
  agency_id uuid not null,
  title text not null,
  created_at timestamptz not null default now(),
  constraint quests_have_an_id primary key (id),
  constraint a_quest_is_somebodys foreign key (owner_id) references auth.users (id) on delete cascade,
  constraint a_quest_is_on_a_brands_site foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint a_quest_has_a_title check (char_length(btrim(title)) between 1 and 80 and char_length(title) <= 80)
);
comment on table private.quests is 'House hunts of buyers, each with the searches that they keep.';
comment on column private.quests.agency_id is 'the brand on whose site it was begun: its feeds are searched';
create index quests_by_owner on private.quests (owner_id, created_at, id);
create index quests_by_agency on private.quests (agency_id);
alter table private.quests enable row level security;

create table private.search_queries (
  id uuid not null,
  quest_id uuid not null,
  name text not null,
  country_code text not null,
  place text not null default '',
  types text[] not null default '{}',
  least_bedrooms smallint,
  currency text not null,
  least_minor bigint,
  most_minor bigint,
  wishes text not null default '',
  version integer not null default 1,
  visited_at timestamptz,
  visited_before_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint search_queries_have_an_id primary key (id),
  constraint a_search_query_is_of_a_quest foreign key (quest_id) references private.quests (id) on delete cascade,
  constraint a_search_query_has_a_name check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80),
  constraint a_search_query_is_of_one_country check (country_code ~ '^[A-Z]{2}$'),
  constraint the_place_of_a_search_query_is_short check (char_length(place) <= 80),
  constraint a_search_query_has_few_kinds_of_homes check (cardinality(types) <= 12 and pg_column_size(types) <= 800),
  constraint a_search_query_asks_for_some_bedrooms check (least_bedrooms between 1 and 20),
  constraint a_search_query_has_a_known_currency foreign key (currency) references private.currencies (code)
    on delete restrict,
  constraint the_prices_of_a_search_query_are_in_order
    check (least_minor > 0 and most_minor > 0 and least_minor <= most_minor),
  constraint the_wishes_of_a_search_query_are_a_text check (char_length(wishes) <= 1000),
  constraint a_version_of_a_search_query_is_counted_from_1 check (version > 0)
);
comment on table private.search_queries is 'Searches that a hunter keeps.';
comment on column private.search_queries.wishes is 'what else is wished for, in the hunter''s own words';
comment on column private.search_queries.visited_at is 'when its homes were looked at last';
comment on column private.search_queries.visited_before_at is
  'when they were looked at the time before: what was found since then is new';
create index search_queries_by_quest on private.search_queries (quest_id, created_at, id);
create index search_queries_by_currency on private.search_queries (currency);
create trigger search_queries_touch_updated_at before update on private.search_queries
  for each row execute function private.touch_updated_at();
alter table private.search_queries enable row level security;

create table private.search_finds (
  query_id uuid not null,
  listing_id uuid not null,
  found_at timestamptz not null default now(),
  hidden_at timestamptz,
  constraint a_search_finds_a_home_once primary key (query_id, listing_id),
  constraint a_find_is_of_a_search_query foreign key (query_id) references private.search_queries (id)
    on delete cascade,
  constraint a_find_is_a_listing foreign key (listing_id) references public.listings (id) on delete cascade
);
comment on table private.search_finds is 'Homes that a search has shown, and which of them its hunter has hidden.';
comment on column private.search_finds.found_at is 'the visit at which it was first shown';
create index search_finds_by_listing on private.search_finds (listing_id);
alter table private.search_finds enable row level security;

create table private.shown_prices (
  player_id uuid not null,
  listing_id uuid not null,
  shown_at timestamptz not null default now(),
  constraint a_price_is_first_shown_once primary key (player_id, listing_id),
  constraint a_price_is_shown_to_an_account foreign key (player_id) references auth.users (id) on delete cascade,
  constraint a_price_that_is_shown_is_of_a_listing foreign key (listing_id) references public.listings (id)
    on delete cascade
);
comment on table private.shown_prices is
  'Prices that an account was shown outside of games: a later run with that home is practice.';
create index shown_prices_by_listing on private.shown_prices (listing_id);
alter table private.shown_prices enable row level security;

-- Three ways now: a spoiler, a guess, a search. Three statements, so that each has its index.
create or replace function private.was_shown_prices(game_id uuid, listing_ids uuid[], user_id uuid, guest_id uuid,
  before timestamptz, except_session uuid)
returns boolean language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
      select from private.seen_spoilers s
      where (s.player_id = was_shown_prices.user_id or s.player_id = was_shown_prices.guest_id) and s.seen_at < before
        and (s.game_id = was_shown_prices.game_id or exists (
          select from public.game_listings gl where gl.game_id = s.game_id and gl.listing_id = any (listing_ids))))
    or exists (
      select from public.sessions s
      join public.guesses g on g.session_id = s.id
      join public.game_listings gl on gl.id = g.game_listing_id
      where (s.user_id = was_shown_prices.user_id or s.guest_id = was_shown_prices.guest_id)
        and s.id is distinct from except_session and gl.listing_id = any (listing_ids) and g.guessed_at < before)
    or exists (
      select from private.shown_prices p
      where p.player_id = was_shown_prices.user_id and p.listing_id = any (listing_ids) and p.shown_at < before);
end $$;

create function private.own_quest(id uuid) returns private.quests
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.quests;
begin
  select q.* into found from private.quests q
    where q.id = own_quest.id and q.owner_id = private.player_or_refuse();
  if found.id is null then
    perform private.refuse(404, 'not_found', 'You have no such hunt. It may have been removed.');
  end if;
  return found;
end $$;
comment on function private.own_quest is 'The hunt of this id, if it is the caller''s.';

create function private.own_search_query(id uuid) returns private.search_queries
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.search_queries;
begin
  select s.* into found from private.search_queries s join private.quests q on q.id = s.quest_id
    where s.id = own_search_query.id and q.owner_id = private.player_or_refuse();
  if found.id is null then
    perform private.refuse(404, 'not_found', 'You have no such search. It may have been removed.');
  end if;
  return found;
end $$;
comment on function private.own_search_query is 'The search of this id, if it is the caller''s.';

create function private.search_query_facts(query private.search_queries) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', (query).id, 'quest_id', (query).quest_id, 'name', (query).name, 'country_code',
    (query).country_code, 'place', (query).place, 'types', (query).types, 'least_bedrooms', (query).least_bedrooms,
    'currency', (query).currency, 'least_minor', (query).least_minor, 'most_minor', (query).most_minor,
    'wishes', (query).wishes, 'version', (query).version, 'visited_at', (query).visited_at)
$$;
comment on function private.search_query_facts is 'A search as screens read it.';

create function private.own_quests() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.player_or_refuse();
begin
  return jsonb_build_object('quests', (
    select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'title', q.title, 'queries', (
        select coalesce(jsonb_agg(private.search_query_facts(s) order by s.created_at, s.id), '[]')
        from private.search_queries s where s.quest_id = q.id)) order by q.created_at desc, q.id), '[]')
    from (select * from private.quests o where o.owner_id = caller order by o.created_at desc, o.id limit 20) q));
end $$;
comment on function private.own_quests is 'The caller''s hunts with their searches, the newest hunt first.';
select private.expose('private.own_quests()', 'authenticated');

create function private.save_quest(id uuid, title text, brand text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  most_quests constant integer := 20;
begin
  perform private.take_turn(caller);
  if save_quest.id is null or char_length(btrim(coalesce(save_quest.title, ''))) not between 1 and 80
    or exists (select from private.quests q where q.id = save_quest.id and q.owner_id <> caller) then
    perform private.refuse(422, 'invalid_request', 'A hunt has a title of at most 80 characters.');
  end if;
  if not exists (select from private.quests q where q.id = save_quest.id)
    and (select count(*) from private.quests q where q.owner_id = caller) >= most_quests then
    perform private.refuse(409, 'quests_full', 'You have twenty hunts already. Remove one that is over.');
  end if;
  insert into private.quests as q (id, owner_id, agency_id, title)
    values (save_quest.id, caller, (select a.id from public.agencies a
      where a.key = coalesce(nullif(save_quest.brand, ''), 'default')), btrim(save_quest.title))
    on conflict on constraint quests_have_an_id do update set title = excluded.title;
  return jsonb_build_object('id', save_quest.id);
end $$;
comment on function private.save_quest is 'Begins a hunt of the caller, or gives it another title.';
select private.expose('private.save_quest(uuid, text, text)', 'authenticated');

create function private.remove_quest(id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.quests q where q.id = remove_quest.id and q.owner_id = private.player_or_refuse();
  return found;
end $$;
comment on function private.remove_quest is
  'Removes a hunt of the caller with its searches; false where it is gone already.';
select private.expose('private.remove_quest(uuid)', 'authenticated');

-- A version of 0 is a new one, whose id its maker chose: the same one sent again is the same one.
create function private.save_search_query(id uuid, version integer, quest_id uuid, name text, country_code text,
  currency text, place text default '', types text[] default '{}', least_bedrooms integer default null,
  least_minor bigint default null, most_minor bigint default null, wishes text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  quest private.quests := private.own_quest(quest_id);
  query private.search_queries;
  wanted private.search_queries;
  most_queries constant integer := 30;
begin
  perform private.take_turn(quest.owner_id);
  place := btrim(coalesce(place, ''));
  name := btrim(coalesce(name, ''));
  wishes := btrim(coalesce(wishes, ''));
  select s.* into query from private.search_queries s where s.id = save_search_query.id for update;
  if id is null or version is null or char_length(name) not between 1 and 80 or char_length(place) > 80
    or char_length(wishes) > 1000 or coalesce(country_code !~ '^[A-Z]{2}$', true) or cardinality(types) > 12
    or pg_column_size(types) > 800 or not coalesce(least_bedrooms between 1 and 20, true)
    or not coalesce(least_minor > 0, true) or not coalesce(most_minor > 0, true)
    or not coalesce(least_minor <= most_minor, true) or query.quest_id <> quest.id
    or not exists (select from private.currencies c where c.code = save_search_query.currency) then
    perform private.refuse(422, 'invalid_request', 'A search has a name, a country, a currency, and prices in order.');
  end if;
  wanted := query;
  wanted.name := name;
  wanted.country_code := country_code;
  wanted.place := place;
  wanted.types := coalesce(types, '{}');
  wanted.least_bedrooms := least_bedrooms;
  wanted.currency := currency;
  wanted.least_minor := least_minor;
  wanted.most_minor := most_minor;
  wanted.wishes := wishes;
  if query.id is not null and query is not distinct from wanted then
    return private.search_query_facts(query);
  elsif query.id is null and version <> 0 or query.version <> version then
    perform private.refuse(409, 'edit_conflict', 'This search was saved or removed meanwhile, perhaps by yourself.');
  elsif query.id is null
    and (select count(*) from private.search_queries s where s.quest_id = quest.id) >= most_queries then
    perform private.refuse(409, 'quests_full', 'This hunt has thirty searches already. Remove one of them.');
  end if;
  insert into private.search_queries as s (id, quest_id, name, country_code, place, types, least_bedrooms, currency,
    least_minor, most_minor, wishes, version)
  values (save_search_query.id, quest.id, wanted.name, wanted.country_code, wanted.place, wanted.types,
    wanted.least_bedrooms, wanted.currency, wanted.least_minor, wanted.most_minor, wanted.wishes, version + 1)
  on conflict on constraint search_queries_have_an_id do update set name = excluded.name,
    country_code = excluded.country_code, place = excluded.place, types = excluded.types,
    least_bedrooms = excluded.least_bedrooms, currency = excluded.currency, least_minor = excluded.least_minor,
    most_minor = excluded.most_minor, wishes = excluded.wishes, version = excluded.version
  returning s.* into query;
  return private.search_query_facts(query);
end $$;
comment on function private.save_search_query is 'Keeps a search of the caller (version 0) or changes one.';
select private.expose('private.save_search_query(uuid, integer, uuid, text, text, text, text, text[], integer, bigint, '
  'bigint, text)', 'authenticated');

create function private.remove_search_query(id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.search_queries s using private.quests q
    where s.id = remove_search_query.id and q.id = s.quest_id and q.owner_id = private.player_or_refuse();
  return found;
end $$;
comment on function private.remove_search_query is
  'Removes a search of the caller; false where it is gone already.';
select private.expose('private.remove_search_query(uuid)', 'authenticated');

create function private.search_query(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.search_query_facts(private.own_search_query(search_query.id));
end $$;
comment on function private.search_query is 'A search of the caller.';
select private.expose('private.search_query(uuid)', 'authenticated');

-- The homes that a search may show: of feeds of its brand that still have them, and of the hunter's own. What a game
-- still asks for is not among them, unless it is the hunter's own home, whose price they set themselves.
create function private.homes_to_search(quest private.quests) returns table (listing_id uuid, is_own boolean)
language sql stable set search_path = '' as $$
  select h.listing_id, false
  from private.import_sources s
  join private.import_source_homes h on h.source_id = s.id and h.went_at is null
  where s.agency_id = (quest).agency_id and not private.can_be_guessed(h.listing_id)
    and not exists (select from public.listings l join public.assets a on a.id = l.asset_id
      where l.id = h.listing_id and a.owner_id = (quest).owner_id)
  union
  select l.id, true from public.assets a join public.listings l on l.asset_id = a.id
  where a.owner_id = (quest).owner_id
$$;
comment on function private.homes_to_search is
  'Homes that a search of this hunt may show, and which are the hunter''s.';

-- A page of the homes that fit, in the order of their ids. Its first page begins a visit, unless one is under way.
create function private.search_matches(id uuid, after uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  query private.search_queries := private.own_search_query(search_matches.id);
  quest private.quests := private.own_quest(query.quest_id);
  per_page constant integer := 100;
  rows jsonb;
begin
  perform private.hold_to_rate('search:' || quest.owner_id, 120);
  if search_matches.after is null and coalesce(query.visited_at < now() - interval '30 minutes', true) then
    update private.search_queries s set visited_before_at = s.visited_at, visited_at = now()
      where s.id = query.id returning s.* into query;
  end if;
  select coalesce(jsonb_agg(to_jsonb(f) order by f.id), '[]') into rows
  from (
    select l.id, l.title, l.source_url, a.property_type as type, a.bedrooms, a.bathrooms,
      a.floor_area_m2 as area_m2, a.plot_area_m2, a.year_built, a.tenure, a.energy_rating, a.town, a.district,
      a.country_code, p.amount_minor as price_minor, p.currency, c.is_own,
      coalesce(query.visited_before_at is not null and coalesce(n.found_at, now()) > query.visited_before_at, false)
        as is_new,
      n.hidden_at is not null as is_hidden
    from private.homes_to_search(quest) c
    join public.listings l on l.id = c.listing_id
    join public.assets a on a.id = l.asset_id
    cross join lateral private.latest_price(l.id) p
    left join private.search_finds n on n.query_id = query.id and n.listing_id = l.id
    where l.status <> 'withdrawn' and (search_matches.after is null or l.id > search_matches.after)
      and a.country_code = query.country_code
      and (cardinality(query.types) = 0 or a.property_type = any (query.types))
      and (query.least_bedrooms is null or a.bedrooms >= query.least_bedrooms)
      and (query.place = '' or strpos(private.spoken_words(a.town, a.district, a.region),
          private.spoken_words(query.place)) > 0
        or starts_with(private.plain_postcode(a.postcode), private.plain_postcode(query.place)))
      and p.currency = query.currency and p.amount_minor >= coalesce(query.least_minor, 0)
      and p.amount_minor <= coalesce(query.most_minor, p.amount_minor)
    order by l.id limit per_page + 1) f;
  insert into private.search_finds (query_id, listing_id, found_at)
    select query.id, (r ->> 'id')::uuid, query.visited_at
    from jsonb_array_elements(rows) with ordinality e (r, place) where e.place <= per_page
    on conflict on constraint a_search_finds_a_home_once do nothing;
  insert into private.shown_prices (player_id, listing_id)
    select quest.owner_id, (r ->> 'id')::uuid
    from jsonb_array_elements(rows) with ordinality e (r, place) where e.place <= per_page
    on conflict on constraint a_price_is_first_shown_once do nothing;
  return jsonb_build_object('rows', jsonb_path_query_array(rows, '$[0 to $last]',
      jsonb_build_object('last', per_page - 1)),
    'next', case when jsonb_array_length(rows) > per_page then rows -> (per_page - 1) ->> 'id' end);
end $$;
comment on function private.search_matches is
  'A page of the homes that fit a search of the caller; what was found since the visit before is new.';
select private.expose('private.search_matches(uuid, uuid)', 'authenticated');

create function private.hide_match(query_id uuid, listing_id uuid, is_hidden boolean default true) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  query private.search_queries := private.own_search_query(hide_match.query_id);
begin
  update private.search_finds f set hidden_at = case when coalesce(hide_match.is_hidden, true) then now() end
    where f.query_id = query.id and f.listing_id = hide_match.listing_id;
  if not found then
    perform private.refuse(404, 'not_found', 'This search has not found such a home.');
  end if;
  return true;
end $$;
comment on function private.hide_match is 'Hides a home that a search of the caller has found, or shows it again.';
select private.expose('private.hide_match(uuid, uuid, boolean)', 'authenticated');

-- Takes a listing into a dossier, once. While somebody may still guess it, its price and its page stay out.
create function private.put_listing_in_dossier(dossier_id uuid, listing_id uuid, is_managed boolean) returns uuid
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  listing public.listings;
  asset public.assets;
  made uuid;
begin
  select a.id into made from public.dossier_assets a
    where a.dossier_id = put_listing_in_dossier.dossier_id and a.listing_id = put_listing_in_dossier.listing_id;
  if made is not null then
    return made;
  end if;
  select l.* into listing from public.listings l where l.id = put_listing_in_dossier.listing_id;
  select h.* into asset from public.assets h where h.id = listing.asset_id;
  insert into public.dossier_assets (dossier_id, title, address_line, town, postcode, country_code, listing_id,
    source_url, facts)
  select put_listing_in_dossier.dossier_id, left(coalesce(nullif(btrim(listing.title), ''), asset.town), 160),
    case when is_managed then coalesce(asset.address_line, '') else '' end, coalesce(asset.town, ''),
    case when is_managed then coalesce(asset.postcode, '') else coalesce(asset.district, '') end,
    asset.country_code, listing.id,
    case when is_managed or not private.can_be_guessed(listing.id) then listing.source_url end,
    coalesce((
      select jsonb_object_agg(f.name, jsonb_build_object('value', f.value, 'source', 'listing', 'on', current_date))
      from jsonb_each(jsonb_strip_nulls(jsonb_build_object('bedrooms', asset.bedrooms, 'bathrooms',
        asset.bathrooms, 'floor_area_m2', asset.floor_area_m2, 'plot_area_m2', asset.plot_area_m2,
        'year_built', asset.year_built))) f (name, value)), '{}'::jsonb) || coalesce((
      select jsonb_build_object(
        'price_minor', jsonb_build_object('value', p.amount_minor, 'source', 'listing', 'on', p.dated_on),
        'currency', jsonb_build_object('value', p.currency, 'source', 'listing', 'on', p.dated_on))
      from private.listing_prices p
      where p.listing_id = listing.id and p.amount_minor is not null and not private.can_be_guessed(listing.id)
      order by p.version desc limit 1), '{}'::jsonb)
  returning id into made;
  return made;
end $$;
comment on function private.put_listing_in_dossier is 'Takes a listing into a dossier, once; the home in the dossier.';

create or replace function private.add_listing_to_dossier(dossier_id uuid, listing_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(add_listing_to_dossier.dossier_id, 'dossier.edit');
  listing public.listings;
  is_managed boolean;
begin
  select l.* into listing from public.listings l where l.id = add_listing_to_dossier.listing_id;
  is_managed := coalesce(private.user_manages_asset(listing.asset_id, caller), false);
  if listing.id is null or listing.status = 'withdrawn' or not is_managed and not exists (
      select from public.guesses e join public.sessions s on s.id = e.session_id
      join public.game_listings gl on gl.id = e.game_listing_id
      where s.user_id = caller and gl.listing_id = listing.id) then
    perform private.refuse(404, 'not_found', 'There is no such home among those that you have guessed or manage.');
  end if;
  return jsonb_build_object('asset_id', private.put_listing_in_dossier(dossier.id, listing.id, is_managed));
end $$;

create function private.shortlist_match(query_id uuid, listing_id uuid, dossier_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  query private.search_queries := private.own_search_query(shortlist_match.query_id);
  dossier public.dossiers := private.dossier_for(shortlist_match.dossier_id, 'dossier.edit');
  asset_id uuid := (select l.asset_id from public.listings l join private.search_finds f on f.listing_id = l.id
    where f.query_id = query.id and l.id = shortlist_match.listing_id and l.status <> 'withdrawn');
begin
  if asset_id is null then
    perform private.refuse(404, 'not_found', 'This search has not found such a home.');
  end if;
  return jsonb_build_object('asset_id', private.put_listing_in_dossier(dossier.id, shortlist_match.listing_id,
    coalesce(private.user_manages_asset(asset_id, (select auth.uid())), false)));
end $$;
comment on function private.shortlist_match is
  'Takes a home that a search of the caller has found into a dossier that they may edit; the same one once.';
select private.expose('private.shortlist_match(uuid, uuid, uuid)', 'authenticated');

create or replace function private.may_open_page(access text, subject text default null, brand text default null)
returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  agency_id uuid := (
    select a.id from public.agencies a where a.key = coalesce(nullif(may_open_page.brand, ''), 'default'));
begin
  if caller is null then
    return false;
  end if;
  -- A person's own area has the person's id in its address.
  if starts_with(may_open_page.access, 'self') and lower(may_open_page.subject) is distinct from caller::text then
    return false;
  end if;
  return case may_open_page.access
    when 'signed-in' then true
    when 'self' then true
    when 'staff' then private.is_staff()
    when 'agency-staff' then private.is_staff() or private.has_agency_role(agency_id, '{owner,admin,agent}')
    when 'agency-admin' then private.has_agency_role(agency_id, '{owner,admin}')
    -- The agency is then the person's own, whichever brand's site this is.
    when 'self-agency-staff' then exists (select from public.agency_members m where m.user_id = caller)
    when 'self-agency-admin' then exists (
      select from public.agency_members m where m.user_id = caller and m.role in ('owner', 'admin'))
    when 'dossier-member' then exists (select from private.dossiers_where('dossier.read') as d (id)
      where d.id::text = lower(may_open_page.subject))
    when 'quest-owner' then exists (select from private.search_queries s join private.quests q on q.id = s.quest_id
      where s.id::text = lower(may_open_page.subject) and q.owner_id = caller)
    else false end;
end $$;

-- Everybody takes their hunts along.
create function private.own_data_of_quests() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return jsonb_build_object(
    'quests', (
      select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'title', q.title, 'created_at', q.created_at)
        order by q.created_at, q.id), '[]'::jsonb)
      from private.quests q where q.owner_id = player),
    'search_queries', (
      select coalesce(jsonb_agg(private.search_query_facts(s) || jsonb_build_object('finds', (
        select coalesce(jsonb_agg(jsonb_build_object('listing_id', f.listing_id, 'found_at', f.found_at,
          'hidden_at', f.hidden_at) order by f.found_at, f.listing_id), '[]'::jsonb)
        from private.search_finds f where f.query_id = s.id)) order by s.created_at, s.id), '[]'::jsonb)
      from private.search_queries s join private.quests q on q.id = s.quest_id where q.owner_id = player),
    'shown_prices', (
      select coalesce(jsonb_agg(jsonb_build_object('listing_id', p.listing_id, 'shown_at', p.shown_at)
        order by p.shown_at, p.listing_id), '[]'::jsonb)
      from private.shown_prices p where p.player_id = player));
end $$;
comment on function private.own_data_of_quests is 'What hunts know of the caller.';
create or replace function private.own_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.own_data_of_games() || private.own_data_of_dossiers() || private.own_data_of_quests();
end $$;

-- Where a home may be taken: the dossiers that the caller is in, those that changed last first.
create function private.own_dossiers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.player_or_refuse();
begin
  return jsonb_build_object('dossiers', (
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'role', d.role,
      'is_archived', d.archived_at is not null) order by d.archived_at is not null, d.updated_at desc, d.id), '[]')
    from (select o.*, m.role from public.dossier_members m join public.dossiers o on o.id = m.dossier_id
      where m.user_id = caller and o.deleted_at is null order by o.updated_at desc, o.id limit 200) d));
end $$;
comment on function private.own_dossiers is 'The dossiers that the caller is in, those that changed last first.';
select private.expose('private.own_dossiers()', 'authenticated');

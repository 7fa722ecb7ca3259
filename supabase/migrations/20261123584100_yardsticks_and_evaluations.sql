-- What stands on a valuation: sold homes as yardsticks, and reports about homes that are for sale.
--
-- A yardstick is a sale that was chosen when its market was learned. It is shown like any other single sale: not while
-- its home is being guessed.
--
-- An evaluation is a report about one listing for whoever manages its home. They may hand out a link; it opens nothing
-- while the home is being guessed, since its asking price stands in the report. The token of a link is told once.

create table private.evaluation_links (
  id uuid not null default gen_random_uuid(),
  listing_id uuid not null,
  token_hash bytea not null,
  made_by uuid,
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint evaluation_links_have_an_id primary key (id),
  constraint an_evaluation_token_is_known_once unique (token_hash),
  constraint an_evaluation_link_is_of_a_listing foreign key (listing_id) references public.listings (id)
    on delete cascade,
  constraint an_evaluation_link_was_made_by_somebody foreign key (made_by) references auth.users (id)
    on delete set null,
  constraint an_evaluation_link_ends_after_it_was_made check (ended_at >= made_at)
);
comment on table private.evaluation_links is 'Links that open the report about a listing; of the token the hash alone.';
create index evaluation_links_by_listing on private.evaluation_links (listing_id, made_at desc);
create index evaluation_links_by_maker on private.evaluation_links (made_by) where made_by is not null;
alter table private.evaluation_links enable row level security;

create function private.describe_reference(reference_id uuid, sale private.sales) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('id', reference_id, 'sold_on', sale.sold_on, 'price_minor', sale.price_minor,
    'currency', sale.currency, 'country_code', sale.country_code, 'type', private.sale_kind(sale.kind),
    'floor_area_m2', sale.area_m2, 'bedrooms', sale.bedrooms, 'year_built', sale.year_built,
    'tenure', case sale.tenure when 'F' then 'freehold' when 'L' then 'leasehold' end, 'is_new', sale.is_new,
    'house', nullif(concat_ws(', ', sale.saon, sale.paon), ''), 'street', sale.street, 'town', sale.town,
    'postcode', sale.postcode,
    'is_sample', coalesce((select i.is_sample from private.market_imports i where i.id = sale.import_id), false));
end $$;
comment on function private.describe_reference is 'A yardstick as its list and its page show it.';

-- The latest first. The cursor is the last row's day and id.
create function private.list_reference_properties(country_code text default null, area text default null,
  types text[] default null, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  per_page constant integer := 24;
  -- As people type it: a half postcode, in any case, with or without its space.
  wanted text := nullif(private.plain_postcode(left(btrim(area), 40)), '');
  kinds text[] := array(select k.kind from (values ('detached', 'D'), ('semi-detached', 'S'), ('terraced', 'T'),
    ('flat', 'F'), ('other', 'O')) k (word, kind) where k.word = any (types));
  after_on date;
  after_id uuid;
  rows jsonb;
begin
  if after is not null then
    if after !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}/[0-9a-f-]{36}$' or not pg_input_is_valid(split_part(after, '/', 1), 'date')
      or not pg_input_is_valid(split_part(after, '/', 2), 'uuid') then
      perform private.refuse(422, 'invalid_request', 'This list does not go on there. Read it from its beginning.');
    end if;
    after_on := split_part(after, '/', 1);
    after_id := split_part(after, '/', 2);
  end if;
  with found as (
    select o.id, o.sale from (
      select r.id, s as sale from private.reference_properties r join private.sales s on s.id = r.sale_id
      where (list_reference_properties.country_code is null
          or s.country_code = upper(list_reference_properties.country_code))
        and (wanted is null or private.plain_postcode(s.postcode) like wanted || '%'
          or s.town ilike replace(replace(btrim(area), '\', ''), '%', '') || '%')
        and (cardinality(kinds) = 0 or s.kind::text = any (kinds))
        and (after_on is null or (s.sold_on, r.id) < (after_on, after_id))
      order by s.sold_on desc, r.id desc offset 0) o
    where not private.awaits_guesses(o.sale) limit per_page + 1)
  select coalesce(jsonb_agg(private.describe_reference(f.id, f.sale) order by (f.sale).sold_on desc, f.id desc), '[]')
  into rows from found f;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > per_page then rows - per_page else rows end,
    'next', case when jsonb_array_length(rows) > per_page
      then (rows -> (per_page - 1) ->> 'sold_on') || '/' || (rows -> (per_page - 1) ->> 'id') end);
end $$;
comment on function private.list_reference_properties is
  'Sold homes that serve as yardsticks, the latest first, a page at a time: of a country, an area, some kinds.';
select private.expose('private.list_reference_properties(text, text, text[], text)', 'anon', 'authenticated');

create function private.reference_property(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sale private.sales;
  source private.market_imports;
begin
  select s.* into sale from private.reference_properties r join private.sales s on s.id = r.sale_id
    where r.id = reference_property.id;
  if sale.id is null or private.awaits_guesses(sale) then
    perform private.refuse(404, 'not_found', 'There is no reference property at this address.');
  end if;
  select * into source from private.market_imports i where i.id = sale.import_id;
  return private.describe_reference(reference_property.id, sale) || jsonb_build_object('source', source.source,
    'licence', source.licence, 'data_until', source.last_on);
end $$;
comment on function private.reference_property is 'One yardstick: the facts of its sale and where they come from.';
select private.expose('private.reference_property(uuid)', 'anon', 'authenticated');

create function private.open_evaluation(listing_id uuid, user_id uuid, token text) returns public.listings
language plpgsql stable security definer set search_path = '' as $$
declare
  listing public.listings;
begin
  select l.* into listing from public.listings l where l.id = open_evaluation.listing_id;
  if listing.id is not null and user_id is not null and private.user_manages_asset(listing.asset_id, user_id) then
    return listing;
  end if;
  if listing.id is null or not coalesce(char_length(token) between 32 and 128, false) or not exists (
      select from private.evaluation_links e where e.listing_id = listing.id and e.ended_at is null
        and e.token_hash = private.hash_secret(open_evaluation.token)) then
    perform private.refuse(403, 'not_allowed', 'This report is for the people of the home and whoever has its link.');
  end if;
  if listing.status = 'withdrawn' then
    perform private.refuse(410, 'listing_withdrawn', 'This home was withdrawn.');
  end if;
  if private.can_be_guessed(listing.id) then
    perform private.refuse(403, 'not_allowed', 'The home is being guessed in a game. Its report opens after that.');
  end if;
  return listing;
end $$;
comment on function private.open_evaluation is
  'The listing that a report is about, for whoever manages it or has its link; others are refused.';

-- What is valued: a yardstick, the home of a listing, or a home that the caller's run has guessed.
create function private.valuation_subject(reference_id uuid default null, listing_id uuid default null,
  user_id uuid default null, token text default null, session_id uuid default null,
  game_listing_id uuid default null, guest_token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sale private.sales;
  listing public.listings;
  home public.assets;
  run public.sessions;
begin
  if reference_id is not null then
    select s.* into sale from private.reference_properties r join private.sales s on s.id = r.sale_id
      where r.id = reference_id;
    if sale.id is null or private.awaits_guesses(sale) then
      perform private.refuse(404, 'not_found', 'There is no reference property at this address.');
    end if;
    return jsonb_build_object('country_code', sale.country_code, 'own_sale_id', sale.id,
      'address_line', nullif(concat_ws(' ', sale.saon, sale.paon, sale.street), ''), 'property_type', null,
      'home', (select t.sale from private.sales_to_value(array[sale.id]) t));
  end if;
  if session_id is not null then
    run := private.session_of(session_id, user_id, guest_token);
    select l.* into listing from public.guesses g join public.game_listings gl on gl.id = g.game_listing_id
      join public.listings l on l.id = gl.listing_id
      where g.session_id = run.id and g.game_listing_id = valuation_subject.game_listing_id
        and l.status <> 'withdrawn';
    if listing.id is null then
      perform private.refuse(403, 'not_allowed', 'Guess this home first: then its value is told.');
    end if;
  else
    listing := private.open_evaluation(listing_id, user_id, token);
  end if;
  select * into home from public.assets a where a.id = listing.asset_id;
  return jsonb_build_object('country_code', home.country_code, 'own_sale_id', null, 'address_line', home.address_line,
    'property_type', home.property_type,
    'home', jsonb_build_object('id', home.id, 'price_minor', 0, 'sold_on', current_date, 'type', 'other',
      'floor_area_m2', home.floor_area_m2, 'bedrooms', home.bedrooms, 'year_built', home.year_built, 'is_new', null,
      'tenure', case when home.tenure in ('freehold', 'leasehold') then home.tenure end,
      'plot_m2', home.plot_area_m2, 'bathrooms', home.bathrooms, 'floors', null, 'is_waterfront', null, 'view', null,
      'condition', null, 'grade', null, 'year_renovated', null, 'house', null, 'flat', null, 'street', null,
      'postcode', coalesce(home.postcode, home.district), 'small_area', null, 'deprivation_decile', null,
      'latitude', home.latitude, 'longitude', home.longitude));
end $$;
comment on function private.valuation_subject is
  'What is known of a home that is valued: a yardstick, a listing for whoever may see its report, or a guessed home.';
select private.expose('private.valuation_subject(uuid, uuid, uuid, text, uuid, uuid, text)', 'service_role');

-- Sales of a district in the last year that is known, and in the year before: from five on with their median.
create function private.market_around(country_code text, postcode text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  area text := upper(split_part(btrim(postcode), ' ', 1));
  until date;
begin
  if country_code = 'GB' and area ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2}$' then
    area := left(area, -3);
  end if;
  select max(m.month_on) + interval '1 month' into until from private.area_months m
    where m.country_code = market_around.country_code and m.area_code = area;
  if until is null then
    return null;
  end if;
  return (
    with years as (
      select s.price_minor, s.currency, s.sold_on >= (until - interval '1 year')::date as is_late
      from private.sales s
      where s.country_code = market_around.country_code and s.area_code = area and s.category = 'A'
        and s.sold_on >= (until - interval '2 years')::date and s.sold_on < until and not private.awaits_guesses(s))
    select jsonb_build_object('area_code', area, 'until_on', until - 1, 'currency', min(y.currency),
      'sales', count(*) filter (where y.is_late), 'sales_before', count(*) filter (where not y.is_late),
      'median_minor', case when count(*) filter (where y.is_late) >= 5 then round((percentile_cont(0.5)
        within group (order by y.price_minor) filter (where y.is_late))::numeric / 100000) * 100000 end,
      'median_before_minor', case when count(*) filter (where not y.is_late) >= 5 then round((percentile_cont(0.5)
        within group (order by y.price_minor) filter (where not y.is_late))::numeric / 100000) * 100000 end)
    from years y having count(*) > 0);
end $$;
comment on function private.market_around is
  'Homes of a district sold in the last known year and the one before: how many, and their medians to the thousand.';

create function private.listing_evaluation(listing_id uuid, token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := (select auth.uid());
  listing public.listings := private.open_evaluation(listing_id, person, token);
  home public.assets;
  price private.listing_prices := private.latest_price(listing.id);
  manages boolean := person is not null and private.user_manages_asset(listing.asset_id, person);
begin
  select * into home from public.assets a where a.id = listing.asset_id;
  return jsonb_build_object('listing_id', listing.id, 'title', listing.title, 'status', listing.status,
    'currency', listing.currency, 'country_code', home.country_code, 'town', home.town,
    'address_line', home.address_line, 'postcode', coalesce(home.postcode, home.district),
    'property_type', home.property_type, 'bedrooms', home.bedrooms, 'bathrooms', home.bathrooms,
    'floor_area_m2', home.floor_area_m2, 'plot_area_m2', home.plot_area_m2, 'year_built', home.year_built,
    'tenure', home.tenure, 'energy_rating', home.energy_rating,
    'price', case when price.id is not null then jsonb_build_object('kind', price.kind,
      'amount_minor', price.amount_minor, 'currency', price.currency) end,
    'crowd', (select jsonb_build_object('count', c.crowd -> 'count', 'median_minor', c.crowd -> 'median_minor',
        'q1_minor', c.crowd -> 'q1_minor', 'q3_minor', c.crowd -> 'q3_minor')
      from (select private.crowd_of(gl.id) as crowd from public.game_listings gl where gl.listing_id = listing.id) c
      where (c.crowd ->> 'count')::integer >= 5 order by (c.crowd ->> 'count')::integer desc limit 1),
    'market', private.market_around(home.country_code, coalesce(home.postcode, home.district)),
    'links', case when manages then (select count(*) from private.evaluation_links e
      where e.listing_id = listing.id and e.ended_at is null) end,
    'is_being_guessed', manages and private.can_be_guessed(listing.id));
end $$;
comment on function private.listing_evaluation is
  'What a report says of a listing beside its value: facts, price, crowd and the market around it.';
select private.expose('private.listing_evaluation(uuid, text)', 'anon', 'authenticated');

create function private.share_evaluation(listing_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.random_hex_32();
  home uuid := (select l.asset_id from public.listings l where l.id = share_evaluation.listing_id);
begin
  if home is null or (select auth.uid()) is null or not private.manages_asset(home) then
    perform private.refuse(403, 'not_allowed', 'Only the people of this home hand out its report.');
  end if;
  perform 1 from public.listings l where l.id = share_evaluation.listing_id for update;
  if (select count(*) from private.evaluation_links e where e.listing_id = share_evaluation.listing_id
      and e.ended_at is null) >= 20 then
    perform private.refuse(409, 'links_full', 'Twenty links of this report are open. End them, then make a new one.');
  end if;
  insert into private.evaluation_links (listing_id, token_hash, made_by)
    values (share_evaluation.listing_id, private.hash_secret(token), (select auth.uid()));
  return jsonb_build_object('token', token);
end $$;
comment on function private.share_evaluation is
  'Makes a link that opens the report about a listing, for whoever manages it; the token is told this once.';
select private.expose('private.share_evaluation(uuid)', 'authenticated');

create function private.end_evaluation_links(listing_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  home uuid := (select l.asset_id from public.listings l where l.id = end_evaluation_links.listing_id);
  ended integer;
begin
  if home is null or (select auth.uid()) is null or not private.manages_asset(home) then
    perform private.refuse(403, 'not_allowed', 'Only the people of this home end the links of its report.');
  end if;
  update private.evaluation_links e set ended_at = now() where e.listing_id = end_evaluation_links.listing_id
    and e.ended_at is null;
  get diagnostics ended = row_count;
  return ended;
end $$;
comment on function private.end_evaluation_links is
  'Ends all links of the report about a listing, for whoever manages it; how many there were.';
select private.expose('private.end_evaluation_links(uuid)', 'authenticated');

-- What a market's sales teach, and what was valued by it.
--
-- A market is the homes of a country whose postcodes begin alike (a British postcode area such as YO, two digits
-- elsewhere). `npm run valuation -- fit` and every import of sales learn each market that changed (scripts/valuation):
-- a row of valuation_models says what was learned from, until when, with which prior, and how near it came to later
-- sales that it had not seen. No request learns anything; the newest row that may be used answers it.
--
-- A sale of a home that is being guessed is neither learned from nor compared with. A model that learned such a sale
-- before its game began values nothing near it until the market is learned again without it.
--
-- A valuation is kept with its model and what was asked, so that the same question has the same answer for ever.

create table private.seasonal_priors (
  country_code text not null,
  market text collate "C" not null,
  factors double precision[] not null,
  growth double precision not null,
  source text not null,
  constraint a_market_has_one_seasonal_prior primary key (country_code, market),
  constraint a_prior_has_twelve_months check (cardinality(factors) = 12 and array_position(factors, null) is null),
  constraint a_prior_says_where_it_is_from check (source <> '')
);
comment on table private.seasonal_priors is
  'How a market''s year usually goes: logs by month, January first, and growth a month. None where there is no row.';
alter table private.seasonal_priors enable row level security;

insert into private.seasonal_priors (country_code, market, factors, growth, source) values
  ('US', '98', '{-0.034,-0.010,0.002,0.013,0.022,0.018,0.011,0.008,0.003,-0.002,-0.006,-0.024}', 0.00875,
    'Public sales of Seattle up to January 2015');

create table private.valuation_models (
  id uuid not null default gen_random_uuid(),
  country_code text not null,
  market text collate "C" not null,
  currency text not null,
  version smallint not null,
  fitted_at timestamptz not null default clock_timestamp(),
  import_id integer not null,
  sales integer not null,
  sales_there integer not null,
  first_on date not null,
  last_on date not null,
  latitude double precision not null,
  longitude double precision not null,
  left_out uuid[] not null default '{}',
  has_prior boolean not null,
  is_sample boolean not null default false,
  accuracy jsonb,
  parameters text,
  constraint valuation_models_have_an_id primary key (id),
  constraint a_model_stands_on_thirty_sales check (sales >= 30),
  constraint a_model_learned_from_sales_that_were_there check (sales <= sales_there),
  constraint a_model_ends_after_it_begins check (first_on <= last_on),
  constraint a_model_is_of_one_country check (country_code ~ '^[A-Z]{2}$'),
  constraint the_accuracy_of_a_model_is_a_record check (jsonb_typeof(accuracy) = 'object')
);
comment on table private.valuation_models is
  'What was learned from a market''s sales, until when, and how near it came. The last three of each keep parameters.';
create index valuation_models_by_market on private.valuation_models (country_code, market, fitted_at desc);
alter table private.valuation_models enable row level security;

create table private.valuations (
  id uuid not null default gen_random_uuid(),
  model_id uuid not null,
  print text not null,
  asked jsonb not null,
  answer jsonb not null,
  listing_id uuid,
  made_at timestamptz not null default now(),
  constraint valuations_have_an_id primary key (id),
  constraint a_question_is_valued_once_by_a_model unique (model_id, print),
  constraint a_valuation_is_by_a_model foreign key (model_id) references private.valuation_models (id)
    on delete restrict,
  constraint a_valuation_may_be_of_a_listing foreign key (listing_id) references public.listings (id)
    on delete set null,
  constraint the_print_of_a_question_is_a_hash check (print ~ '^[0-9a-f]{64}$'),
  constraint a_valuation_is_a_record check (jsonb_typeof(asked) = 'object' and jsonb_typeof(answer) = 'object')
);
comment on table private.valuations is 'What was asked of a model and what it answered: the same for ever.';
create index valuations_by_listing on private.valuations (listing_id, made_at) where listing_id is not null;
alter table private.valuations enable row level security;

create function private.valuation_market(country_code text, postcode text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select nullif(case country_code when 'GB' then substring(upper(btrim(postcode)) from '^[A-Z]{1,2}(?=[0-9])')
    else left(private.plain_postcode(postcode), 2) end, '')
$$;
comment on function private.valuation_market is 'The market that a postcode, or the beginning of one, is in.';

create function private.latitude_of(place bigint) returns double precision
language sql immutable parallel safe set search_path = '' as $$
  select degrees(atan(sinh(pi() * (1 - 2 * ((place & 1048575) + 0.5) / 1048576))))
$$;
comment on function private.latitude_of is 'The latitude of the middle of a tile at zoom 20.';

create function private.longitude_of(place bigint) returns double precision
language sql immutable parallel safe set search_path = '' as $$
  select ((place >> 20) + 0.5) / 1048576 * 360 - 180
$$;
comment on function private.longitude_of is 'The longitude of the middle of a tile at zoom 20.';

create function private.sale_kind(kind "char") returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case kind when 'D' then 'detached' when 'S' then 'semi-detached' when 'T' then 'terraced' when 'F' then 'flat'
    else 'other' end;
end $$;
comment on function private.sale_kind is 'The word for a kind of home in registers of sales.';

-- What a valuation reads of sales, all of them at once: row by row it took most of a value's time. Plots are stated in
-- square feet in the States. Whoever shows what it tells has asked awaits_guesses.
create function private.sales_to_value(ids uuid[]) returns table (id uuid, sale jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select s.id, jsonb_build_object('id', s.id, 'price_minor', s.price_minor, 'sold_on', s.sold_on,
    'type', private.sale_kind(s.kind), 'floor_area_m2', s.area_m2, 'bedrooms', s.bedrooms,
    'year_built', s.year_built, 'is_new', s.is_new,
    'tenure', case s.tenure when 'F' then 'freehold' when 'L' then 'leasehold' end,
    'plot_m2', (s.facts ->> 'plot')::double precision * 0.09290304, 'bathrooms', s.facts -> 'bathrooms',
    'floors', s.facts -> 'floors', 'is_waterfront', (s.facts ->> 'waterfront')::numeric > 0, 'view', s.facts -> 'view',
    'condition', s.facts -> 'condition', 'grade', s.facts -> 'grade', 'year_renovated', s.facts -> 'year_renovated',
    'house', s.paon, 'flat', s.saon, 'street', s.street, 'postcode', s.postcode, 'small_area', p.small_area,
    'deprivation_decile', p.deprivation_decile, 'latitude', private.latitude_of(s.place),
    'longitude', private.longitude_of(s.place))
  from private.sales s
  left join private.postcodes p on p.country_code = s.country_code and p.postcode = s.postcode
  where s.id = any (ids);
end $$;
comment on function private.sales_to_value is 'What a valuation reads of these sales.';

-- The latest sales of a market, for its model. Those of homes that are being guessed are named and not told.
create function private.sales_to_learn(country_code text, market text, most integer)
returns table (id uuid, sold_on date, import_id integer, is_held boolean, sale jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with latest as materialized (
    select s as row from private.sales s
    where s.country_code = sales_to_learn.country_code and s.area_code >= sales_to_learn.market
      and s.area_code < sales_to_learn.market || '~'
      and private.valuation_market(s.country_code, s.area_code) = sales_to_learn.market
      and s.place is not null and s.category = 'A'
    order by s.sold_on desc, s.id limit sales_to_learn.most),
  held as materialized (
    select u.id from unnest(private.sales_that_await(array(select l.row from latest l))) u (id)),
  asked as materialized (
    select l.row, exists (select from held h where h.id = (l.row).id) as is_held from latest l),
  told as materialized (select t.* from private.sales_to_value(
    array(select (a.row).id from asked a where not a.is_held)) t)
  select (a.row).id, (a.row).sold_on, (a.row).import_id, a.is_held, t.sale
  from asked a left join told t on t.id = (a.row).id
  order by (a.row).sold_on, (a.row).id;
end $$;
comment on function private.sales_to_learn is
  'The latest sales of a market as a model learns them; of those whose homes are being guessed the id alone.';

-- Markets whose sales changed since they were learned, or whose newest model learned what is now being guessed.
create function private.markets_to_learn(learns_all boolean default false)
returns table (country_code text, market text, currency text, sales bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with found as (
    select s.country_code, private.valuation_market(s.country_code, s.area_code) as market, s.currency,
      count(*) as sales, max(s.import_id) as import_id
    from private.sales s
    where s.place is not null and s.category = 'A' and s.area_code is not null
    group by 1, 2, 3)
  select f.country_code, f.market, f.currency, f.sales
  from found f
  left join lateral (
    select m.* from private.valuation_models m where m.country_code = f.country_code and m.market = f.market
    order by m.fitted_at desc limit 1) m on true
  where f.market is not null and f.sales >= 30
    and (learns_all or m.id is null or m.import_id < f.import_id or m.sales_there <> f.sales
      or exists (select from private.sales s where s.country_code = f.country_code and s.area_code >= f.market
        and s.area_code < f.market || '~' and s.sold_on between m.first_on and m.last_on and s.id <> all (m.left_out)
        and private.valuation_market(s.country_code, s.area_code) = f.market and private.awaits_guesses(s)))
  order by f.sales, f.market;
end $$;
comment on function private.markets_to_learn is
  'Markets whose sales changed since they were learned, or whose newest model learned what is being guessed by now.';

-- Ids alone, nearest first: what is within so many tiles, and of that the most.
create function private.nearest_sales(middle bigint, country_code text, currency text, first_on date, last_on date,
  most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  reach integer := 4;
  x integer := middle >> 20;
  y integer := middle & 1048575;
  found bigint;
begin
  loop
    select count(*) into found from (
      select from generate_series(x - reach, x + reach) col
      join private.sales s on s.place between col::bigint * 1048576 + greatest(y - reach, 0)
        and col::bigint * 1048576 + least(y + reach, 1048575)
      where s.country_code = nearest_sales.country_code and s.currency = nearest_sales.currency and s.category = 'A'
        and s.sold_on between nearest_sales.first_on and nearest_sales.last_on
      limit nearest_sales.most) f;
    exit when found >= most or reach >= 4096;
    reach := reach * 2;
  end loop;
  -- The farthest of those may lie in a corner of the square: nearer ones may be beside it.
  reach := ceil(reach * 1.5);
  return (select array_agg(n.id order by n.apart, n.id) from (
    select s.id, ((s.place >> 20) - x)::bigint ^ 2 + ((s.place & 1048575) - y)::bigint ^ 2 as apart
    from generate_series(x - reach, x + reach) col
    join private.sales s on s.place between col::bigint * 1048576 + greatest(y - reach, 0)
      and col::bigint * 1048576 + least(y + reach, 1048575)
    where s.country_code = nearest_sales.country_code and s.currency = nearest_sales.currency and s.category = 'A'
      and s.sold_on between nearest_sales.first_on and nearest_sales.last_on
    order by apart, s.id limit nearest_sales.most) n);
end $$;
comment on function private.nearest_sales is 'Ids of the sales nearest to a tile, nearest first.';

create function private.place_of_postcode(country_code text, postcode text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  plain text := upper(btrim(regexp_replace(postcode, '\s+', ' ', 'g')));
  place bigint;
begin
  -- British postcodes are often typed without the space before their last three signs.
  if country_code = 'GB' and plain ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$' then
    plain := left(replace(plain, ' ', ''), -3) || ' ' || right(plain, 3);
  end if;
  select p.place into place from private.postcodes p where p.country_code = place_of_postcode.country_code
    and p.postcode = plain;
  if place is null then
    -- The middle of what was sold there.
    select private.tile_of(percentile_cont(0.5) within group (order by private.latitude_of(s.place)),
      percentile_cont(0.5) within group (order by private.longitude_of(s.place))) into place
    from (select s.place from private.sales s where s.country_code = place_of_postcode.country_code
      and (s.postcode = plain or s.area_code = plain and position(' ' in plain) = 0) and s.place is not null
      limit 2000) s;
  end if;
  return place;
end $$;
comment on function private.place_of_postcode is
  'The tile of a postcode or a district: as the directory says, else the middle of what was sold there. Null: unknown.';

-- What a home is valued from: the newest model that may be used there, and the sales around it.
create function private.valuation_context(country_code text, postcode text default null,
  latitude double precision default null, longitude double precision default null, address_line text default null,
  known_model_ids uuid[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  middle bigint := coalesce(private.tile_of(latitude, longitude),
    private.place_of_postcode(country_code, postcode));
  nearest private.sales;
  area text := private.valuation_market(country_code, postcode);
  model private.valuation_models;
  ids uuid[];
  held uuid[];
begin
  if middle is null then
    return jsonb_build_object('lacks', 'place');
  end if;
  if area is null then
    select s.* into nearest from private.sales s where s.id = (private.nearest_sales(middle,
      valuation_context.country_code, (select m.currency from private.valuation_models m
        where m.country_code = valuation_context.country_code limit 1), '1900-01-01', '2100-01-01', 1))[1];
    area := private.valuation_market(nearest.country_code, nearest.area_code);
  end if;
  for model in select * from private.valuation_models m where m.country_code = valuation_context.country_code
      and m.market = area and m.parameters is not null order by m.fitted_at desc limit 3 loop
    ids := private.nearest_sales(middle, model.country_code, model.currency, model.first_on, model.last_on, 400);
    held := coalesce(private.sales_that_await(array(select s from private.sales s where s.id = any (ids))), '{}');
    exit when held <@ model.left_out;
  end loop;
  if model.id is null then
    return jsonb_build_object('lacks', 'sales', 'market', area);
  end if;
  if not held <@ model.left_out then
    return jsonb_build_object('lacks', 'learning', 'market', area);
  end if;
  if coalesce(cardinality(ids), 0) - cardinality(held) < 30 then
    return jsonb_build_object('lacks', 'sales', 'market', area, 'sales', coalesce(cardinality(ids), 0)
      - cardinality(held));
  end if;
  return jsonb_build_object('lacks', null, 'market', area, 'today', current_date,
    'latitude', coalesce(latitude, private.latitude_of(middle)),
    'longitude', coalesce(longitude, private.longitude_of(middle)),
    'model', jsonb_build_object('id', model.id, 'version', model.version, 'currency', model.currency,
      'sales', model.sales, 'first_on', model.first_on, 'last_on', model.last_on, 'latitude', model.latitude,
      'longitude', model.longitude, 'has_prior', model.has_prior, 'is_sample', model.is_sample,
      'median_bias', model.accuracy -> 'study' -> 'medianBias', 'judged', model.accuracy -> 'study' -> 'n',
      'parameters', case when model.id <> all (known_model_ids) then model.parameters end),
    'small_area', (select p.small_area from private.postcodes p where p.country_code = valuation_context.country_code
      and private.plain_postcode(p.postcode) = private.plain_postcode(valuation_context.postcode)
      and p.postcode = upper(valuation_context.postcode)),
    'sales', (
      select jsonb_agg(t.sale || jsonb_build_object('is_own', case when valuation_context.address_line is not null
          and private.plain_postcode(t.sale ->> 'postcode') = private.plain_postcode(valuation_context.postcode)
        then coalesce(private.is_own_address(valuation_context.address_line, t.sale ->> 'house', t.sale ->> 'flat'),
          false) else false end) order by n.at)
      from unnest(ids) with ordinality n (id, at) join private.sales_to_value(ids) t on t.id = n.id
      where n.id <> all (held)));
end $$;
comment on function private.valuation_context is
  'What a home is valued from: the newest model that may be used there and the sales around it, or what is lacking.';
select private.expose('private.valuation_context(text, text, double precision, double precision, text, uuid[])',
  'service_role');

-- Writes what was learned. Parameters of all but the last three models of a market go: what they answered is kept.
create function private.keep_valuation_model(model jsonb, references_chosen uuid[]) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made private.valuation_models := jsonb_populate_record(null::private.valuation_models, model);
begin
  insert into private.valuation_models as m (country_code, market, currency, version, import_id, sales, sales_there,
    first_on, last_on, latitude, longitude, left_out, has_prior, is_sample, accuracy, parameters)
  values (made.country_code, made.market, made.currency, made.version, made.import_id, made.sales, made.sales_there,
    made.first_on, made.last_on, made.latitude, made.longitude, made.left_out, made.has_prior, made.is_sample,
    made.accuracy, made.parameters)
  returning m.id into made.id;
  update private.valuation_models m set parameters = null
  where m.country_code = made.country_code and m.market = made.market and m.parameters is not null
    and m.id not in (select n.id from private.valuation_models n where n.country_code = made.country_code
      and n.market = made.market order by n.fitted_at desc limit 3);
  insert into private.reference_properties (sale_id)
  select s.id from private.sales s where s.id = any (references_chosen) and not private.awaits_guesses(s)
  on conflict on constraint a_sale_is_a_reference_once do nothing;
  return made.id;
end $$;
comment on function private.keep_valuation_model is
  'Keeps what was learned of a market, and which of its sales are yardsticks. For the command that learns.';

create function private.keep_valuation(model_id uuid, print text, asked jsonb, answer jsonb,
  listing_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kept private.valuations;
begin
  insert into private.valuations as v (model_id, print, asked, answer, listing_id)
    values (keep_valuation.model_id, keep_valuation.print, keep_valuation.asked, keep_valuation.answer,
      keep_valuation.listing_id)
    on conflict on constraint a_question_is_valued_once_by_a_model do nothing;
  select * into strict kept from private.valuations v where v.model_id = keep_valuation.model_id
    and v.print = keep_valuation.print;
  return jsonb_build_object('id', kept.id, 'made_at', kept.made_at, 'answer', kept.answer);
end $$;
comment on function private.keep_valuation is
  'Keeps what a model answered. Where it was asked the same before, that answer stands.';
select private.expose('private.keep_valuation(uuid, text, jsonb, jsonb, uuid)', 'service_role');

-- How near the models came: published like an instrument's, market by market.
create function private.valuation_accuracy() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'country_code', m.country_code, 'market', m.market,
      'currency', m.currency, 'version', m.version, 'fitted_at', m.fitted_at, 'sales', m.sales,
      'first_on', m.first_on, 'last_on', m.last_on, 'has_prior', m.has_prior, 'is_sample', m.is_sample,
      'accuracy', m.accuracy) order by m.is_sample, m.country_code, m.market), '[]')
    from (
      select distinct on (n.country_code, n.market) n.* from private.valuation_models n
      order by n.country_code, n.market, n.fitted_at desc limit 500) m);
end $$;
comment on function private.valuation_accuracy is
  'The newest model of each market: what it learned from, and how near it came to later sales.';
select private.expose('private.valuation_accuracy()', 'anon', 'authenticated');

-- Homes that were guessed as polls and whose sold price is known since: value, crowd and asking price on the very same
-- ones. Homes that some game still asks for are left out, and under five there is no figure.
create function private.settled_values() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with settled as (
      select gl.listing_id, p.settled_at, sold.amount_minor as sold_minor, asked.amount_minor as asking_minor,
        (private.crowd_of(gl.id) ->> 'median_minor')::bigint as crowd_minor,
        (select (v.answer ->> 'estimateMinor')::bigint from private.valuations v
          where v.listing_id = gl.listing_id and v.made_at < p.settled_at order by v.made_at desc limit 1)
          as value_minor
      from private.polls p join public.game_listings gl on gl.id = p.game_listing_id
      join lateral (select l.* from private.listing_prices l where l.listing_id = gl.listing_id and l.kind = 'sold'
        order by l.version desc limit 1) sold on true
      left join lateral (select l.* from private.listing_prices l where l.listing_id = gl.listing_id
        and l.kind = 'asking' and l.version < sold.version and l.currency = sold.currency
        order by l.version desc limit 1) asked on true
      where p.settled_at is not null and not private.can_be_guessed(gl.listing_id)
      order by p.settled_at desc limit 5000),
    compared as (
      select abs(s.value_minor - s.sold_minor) / s.sold_minor::double precision as by_value,
        abs(s.crowd_minor - s.sold_minor) / s.sold_minor::double precision as by_crowd,
        abs(s.asking_minor - s.sold_minor) / s.sold_minor::double precision as by_asking
      from settled s where s.value_minor is not null and s.crowd_minor is not null and s.asking_minor is not null)
    select jsonb_build_object('settled', (select count(*) from settled), 'compared', count(*),
      'value', case when count(*) >= 5 then percentile_cont(0.5) within group (order by c.by_value) end,
      'crowd', case when count(*) >= 5 then percentile_cont(0.5) within group (order by c.by_crowd) end,
      'asking', case when count(*) >= 5 then percentile_cont(0.5) within group (order by c.by_asking) end)
    from compared c);
end $$;
comment on function private.settled_values is
  'Typical errors of value, crowd and asking price on the same homes, sold after they were guessed.';
select private.expose('private.settled_values()', 'anon', 'authenticated');

-- What homes really sold for, and what is known around them.
--
-- Registers of sales, energy certificates, postcodes and areas are imported from files (scripts/import/market). An
-- import says where its rows come from and under which licence, how far it got, and what became of each line: taken
-- as new, correcting a row, deleting one, known already, or refused with a reason. What is shown of the market carries
-- the licence line and the extent of the import that it came with.
--
-- Nothing here is granted to anybody: screens ask functions, which leave out what a game has still to ask.

create table private.market_imports (
  id integer generated always as identity,
  kind text not null,
  file_name text not null,
  file_print text not null,
  source text not null,
  licence text not null,
  country_code text not null,
  is_sample boolean not null default false,
  state text not null default 'running',
  bytes_done bigint not null default 0,
  lines_done bigint not null default 0,
  lines_read bigint not null default 0,
  imported bigint not null default 0,
  corrected bigint not null default 0,
  deleted bigint not null default 0,
  known bigint not null default 0,
  refused bigint not null default 0,
  first_on date,
  last_on date,
  began_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint market_imports_have_an_id primary key (id),
  constraint a_market_import_is_of_a_known_kind check (kind in ('sold', 'us-sales', 'epc', 'postcodes', 'areas')),
  constraint a_market_import_has_a_known_state check (state in ('running', 'done')),
  constraint a_market_import_ends_when_it_is_done check ((state = 'done') = (finished_at is not null)),
  constraint every_line_of_a_market_import_has_one_fate
    check (imported + corrected + deleted + known + refused = lines_read),
  constraint a_market_import_says_where_its_rows_come_from check (source <> '' and licence <> ''),
  constraint a_market_import_is_of_one_country check (country_code ~ '^[A-Z]{2}$')
);
comment on table private.market_imports is
  'Files of the market that were read: source, licence, extent, and what became of their lines.';
create unique index a_file_of_the_market_is_read_once_at_a_time on private.market_imports (kind, file_print)
  where state = 'running';
alter table private.market_imports enable row level security;

create table private.market_refusals (
  import_id integer not null,
  line bigint not null,
  reason text not null,
  said text not null default '',
  constraint a_line_of_a_market_import_is_refused_once primary key (import_id, line),
  constraint a_refused_line_is_of_a_market_import foreign key (import_id) references private.market_imports (id)
    on delete cascade,
  constraint a_refused_line_says_why check (reason <> '')
);
comment on table private.market_refusals is
  'Lines of an import that were not taken, with the reason and their beginning.';
alter table private.market_refusals enable row level security;

-- Where something is, as one number: the column and the row of its tile at zoom 20 (about 25 m wide in England).
create function private.tile_of(latitude double precision, longitude double precision) returns bigint
language sql immutable parallel safe set search_path = '' as $$
  select case when abs(latitude) <= 85 and abs(longitude) <= 180 then
    least(greatest(floor((longitude + 180) / 360 * 1048576), 0), 1048575)::bigint * 1048576
      + least(greatest(floor((1 - asinh(tan(radians(latitude))) / pi()) / 2 * 1048576), 0), 1048575)::bigint end
$$;
comment on function private.tile_of is
  'The tile of a position at zoom 20, column times 2 to the 20 plus row; null beyond the map.';

create table private.postcodes (
  country_code text not null,
  postcode text collate "C" not null,
  latitude double precision not null,
  longitude double precision not null,
  place bigint generated always as (private.tile_of(latitude, longitude)) stored,
  authority text,
  small_area text,
  deprivation_decile smallint,
  ended_on date,
  import_id integer not null,
  constraint a_postcode_is_known_once primary key (country_code, postcode),
  constraint a_postcode_is_on_the_map check (private.tile_of(latitude, longitude) is not null),
  constraint a_deprivation_decile_is_1_to_10 check (deprivation_decile between 1 and 10)
);
comment on table private.postcodes is 'Where the middle of each postcode is. Read by functions and importers alone.';
alter table private.postcodes enable row level security;

-- No reference to the import: asking for each of thirty million rows would take longer than reading them.
create table private.sales (
  id uuid not null,
  place bigint,
  price_minor bigint not null,
  sold_on date not null,
  import_id integer not null,
  area_m2 real,
  bedrooms smallint,
  year_built smallint,
  kind "char" not null,
  tenure "char",
  category "char" not null default 'A',
  is_new boolean not null default false,
  country_code text not null,
  currency text not null,
  postcode text collate "C",
  area_code text collate "C" generated always as (split_part(postcode, ' ', 1)) stored,
  paon text,
  saon text,
  street text,
  locality text,
  town text,
  district text,
  county text,
  facts jsonb,
  constraint sales_have_an_id primary key (id),
  constraint a_sale_is_of_a_known_kind check (kind in ('D', 'S', 'T', 'F', 'O')),
  constraint a_sale_has_a_known_tenure check (tenure in ('F', 'L')),
  constraint a_sale_is_of_a_known_category check (category in ('A', 'B')),
  constraint a_sold_price_is_100_to_10_to_the_10 check (price_minor between 10000 and 1000000000000),
  constraint a_sale_is_of_the_last_centuries check (sold_on between '1900-01-01' and '2100-01-01')
);
comment on table private.sales is
  'Homes that were sold, as registers state it. Whatever shows them asks awaits_guesses first.';
create index sales_by_area on private.sales (country_code, area_code, sold_on);
create index sales_by_postcode on private.sales (country_code, postcode, sold_on);
create index sales_by_place on private.sales (place) where place is not null;
alter table private.sales enable row level security;

create table private.energy_certificates (
  certificate text not null,
  postcode text collate "C" not null,
  address text not null,
  uprn bigint,
  authority_code text,
  authority text,
  kind text,
  built_form text,
  age_band text,
  rating "char" not null,
  potential_rating "char",
  efficiency smallint,
  potential_efficiency smallint,
  area_m2 real,
  inspected_on date,
  lodged_on date not null,
  reason text,
  tenure text,
  main_fuel text,
  heating_cost_minor bigint,
  hot_water_cost_minor bigint,
  lighting_cost_minor bigint,
  energy_kwh_per_m2 real,
  co2_tonnes real,
  import_id integer not null,
  constraint a_certificate_is_known_once primary key (certificate),
  constraint a_certificate_has_a_band check (rating in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  constraint a_potential_is_a_band check (potential_rating in ('A', 'B', 'C', 'D', 'E', 'F', 'G'))
);
comment on table private.energy_certificates is
  'Energy certificates. Their addresses show in energy views alone, with the notice of their licence.';
create index certificates_by_postcode on private.energy_certificates (postcode, lodged_on);
create index certificates_by_authority on private.energy_certificates (authority_code, lodged_on);
create index certificates_by_uprn on private.energy_certificates (uprn) where uprn is not null;
alter table private.energy_certificates enable row level security;

create table private.market_areas (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  country_code text not null,
  code text collate "C" not null,
  name text not null,
  boundary jsonb not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  import_id integer not null,
  constraint market_areas_have_an_id primary key (id),
  constraint an_area_of_the_market_is_known_once unique (kind, country_code, code),
  constraint an_area_is_of_a_known_kind check (kind in ('district', 'small-area', 'cluster')),
  constraint an_area_has_a_code_and_a_name check (code <> '' and name <> ''),
  constraint a_boundary_is_made_of_polygons check (boundary ->> 'type' = 'MultiPolygon'),
  constraint a_boundary_lies_in_its_box check (west <= east and south <= north and west >= -180 and east <= 180
    and south >= -90 and north <= 90)
);
comment on table private.market_areas is 'Areas with their boundary as GeoJSON (a MultiPolygon) and its box.';
create index market_areas_by_place on private.market_areas (kind, south, north, west, east);
alter table private.market_areas enable row level security;

create table private.reference_properties (
  id uuid not null default gen_random_uuid(),
  sale_id uuid not null,
  chosen_at timestamptz not null default now(),
  constraint reference_properties_have_an_id primary key (id),
  constraint a_sale_is_a_reference_once unique (sale_id),
  constraint a_reference_is_a_sale foreign key (sale_id) references private.sales (id) on delete cascade
);
comment on table private.reference_properties is 'Sales that were chosen as yardsticks for the homes around them.';
alter table private.reference_properties enable row level security;

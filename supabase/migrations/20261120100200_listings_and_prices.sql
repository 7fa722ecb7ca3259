-- Homes, offers and their prices.
--
-- An asset is a home; a listing is an offer of it. The price is a table of its own in `private`, in immutable
-- versions: correcting a price adds a version, and runs under way keep the version that they started with. Photos
-- live in Storage under random folder names; the row knows the folder, never an original file name.

create table public.market_bounds (
  currency text not null,
  price_kind text not null,
  min_minor bigint not null,
  max_minor bigint not null,
  constraint a_market_has_one_range_per_currency_and_kind primary key (currency, price_kind),
  constraint a_market_uses_a_known_currency foreign key (currency)
    references private.currencies (code) on delete restrict,
  constraint a_market_is_of_a_known_price_kind check (price_kind in ('asking', 'sold', 'poll')),
  constraint a_market_range_is_positive_and_ordered check (0 < min_minor and min_minor < max_minor)
);
comment on table public.market_bounds is
  'Fixed range of accepted guesses per currency and kind of price; never derived from any listing.';
insert into public.market_bounds (currency, price_kind, min_minor, max_minor)
select c.code, k.kind, 1000 * (10 ^ c.minor_digits)::bigint, 500000000 * (10 ^ c.minor_digits)::bigint
from private.currencies c cross join (values ('asking'), ('sold'), ('poll')) k (kind);
alter table public.market_bounds enable row level security;
grant select on public.market_bounds to anon, authenticated;
create policy "anybody reads the accepted range" on public.market_bounds for select to anon, authenticated using (true);

create table public.assets (
  id uuid not null default gen_random_uuid(),
  agency_id uuid,
  owner_id uuid,
  property_type text not null default 'house',
  bedrooms smallint,
  bathrooms numeric(4, 1),
  floor_area_m2 numeric(10, 2),
  plot_area_m2 numeric(12, 2),
  year_built smallint,
  tenure text,
  energy_rating text,
  features text[] not null default '{}',
  address_line text,
  town text,
  postcode text,
  district text,
  region text,
  country_code text not null,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint assets_have_an_id primary key (id),
  constraint an_asset_may_belong_to_an_agency foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint an_asset_may_belong_to_a_user foreign key (owner_id) references auth.users (id) on delete set null,
  constraint a_country_code_is_two_capitals check (country_code ~ '^[A-Z]{2}$'),
  constraint a_position_is_on_the_globe check (
    (latitude is null) = (longitude is null) and coalesce(latitude between -90 and 90
      and longitude between -180 and 180, true)),
  constraint rooms_and_areas_are_not_negative check (
    coalesce(bedrooms, 0) >= 0 and coalesce(bathrooms, 0) >= 0 and coalesce(floor_area_m2, 1) > 0
      and coalesce(plot_area_m2, 1) > 0)
);
comment on table public.assets is 'Homes: where they are and what they are like. Players never read this table.';
create index assets_by_agency on public.assets (agency_id);
create index assets_by_owner on public.assets (owner_id);
create trigger assets_touch_updated_at before update on public.assets
  for each row execute function private.touch_updated_at();

create table public.listings (
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  external_ref text,
  portal text,
  source_url text,
  status text not null default 'available',
  currency text not null,
  title text not null default '',
  description text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint listings_have_an_id primary key (id),
  constraint a_listing_offers_an_asset foreign key (asset_id) references public.assets (id) on delete cascade,
  constraint a_listing_is_imported_once unique (external_ref),
  constraint a_listing_uses_a_known_currency foreign key (currency)
    references private.currencies (code) on delete restrict,
  constraint a_listing_has_a_known_status check (status in ('available', 'under_offer', 'sold', 'withdrawn'))
);
comment on table public.listings is
  'Offers of homes. Title and description are stored already scrubbed of prices; players read neither here.';
create index listings_by_asset on public.listings (asset_id);
create index listings_by_currency on public.listings (currency);
create trigger listings_touch_updated_at before update on public.listings
  for each row execute function private.touch_updated_at();

create table public.listing_photos (
  id uuid not null default gen_random_uuid(),
  listing_id uuid not null,
  position smallint not null,
  path text not null,
  file_type text not null default 'webp',
  widths integer[] not null,
  width integer not null,
  height integer not null,
  alt text not null,
  room text,
  placeholder text not null,
  rights_status text not null default 'own',
  attribution text,
  is_hidden boolean not null default false,
  content_hash text not null,
  created_at timestamptz not null default now(),
  constraint listing_photos_have_an_id primary key (id),
  constraint a_photo_shows_a_listing foreign key (listing_id) references public.listings (id) on delete cascade,
  constraint a_listing_shows_one_photo_per_position unique (listing_id, position),
  constraint a_photo_folder_is_used_once unique (path),
  constraint a_photo_folder_is_a_random_id check (path ~ '^[0-9a-f-]{36}$'),
  constraint a_photo_is_kept_as_webp_or_jpeg check (file_type in ('webp', 'jpg')),
  constraint a_photo_has_sizes check (cardinality(widths) > 0 and width > 0 and height > 0),
  constraint a_photo_has_a_known_rights_status check (rights_status in ('own', 'agency-consent', 'open-data',
    'link-only'))
);
comment on table public.listing_photos is 'Photos of listings: Storage folder, sizes, alternative text, rights.';

create table private.listing_prices (
  id uuid not null default gen_random_uuid(),
  listing_id uuid not null,
  version integer not null,
  kind text not null,
  amount_minor bigint,
  currency text not null,
  dated_on date,
  created_at timestamptz not null default now(),
  constraint listing_prices_have_an_id primary key (id),
  constraint a_price_belongs_to_a_listing foreign key (listing_id) references public.listings (id) on delete cascade,
  constraint a_listing_has_one_price_per_version unique (listing_id, version),
  constraint a_price_uses_a_known_currency foreign key (currency)
    references private.currencies (code) on delete restrict,
  constraint a_price_has_a_known_kind check (kind in ('asking', 'sold', 'poll')),
  constraint only_a_poll_has_no_amount check ((amount_minor is null) = (kind = 'poll')),
  constraint a_price_is_positive_and_at_most_10_to_the_12 check (amount_minor > 0 and amount_minor <= 1000000000000)
);
comment on table private.listing_prices is 'True prices in immutable versions. No API caller reads this table.';
create index listing_prices_by_currency on private.listing_prices (currency);
alter table private.listing_prices enable row level security;

create function private.refuse_price_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A price version never changes; add a new version instead.';
end $$;
comment on function private.refuse_price_change is 'Trigger: price versions are immutable.';
create trigger price_versions_never_change before update on private.listing_prices
  for each row execute function private.refuse_price_change();

-- Local price levels for hints. They describe an area and come from a source that is not the listing itself.
create table private.area_price_levels (
  country_code text not null,
  area_code text not null,
  currency text not null,
  median_minor bigint not null,
  median_per_m2_minor bigint not null,
  source text not null,
  as_of_on date not null,
  constraint an_area_has_one_level_per_currency primary key (country_code, area_code, currency),
  constraint an_area_level_uses_a_known_currency foreign key (currency)
    references private.currencies (code) on delete restrict,
  constraint area_levels_are_positive check (median_minor > 0 and median_per_m2_minor > 0)
);
comment on table private.area_price_levels is 'Median price and price per square metre of an area, for hints.';
create index area_price_levels_by_currency on private.area_price_levels (currency);
alter table private.area_price_levels enable row level security;

-- Who manages a home's data: its agency's people, its owner, staff. The edge functions, which have verified the user,
-- ask about that user; policies ask about the caller.
create function private.user_manages_asset(asset_id uuid, user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.assets a
    where a.id = user_manages_asset.asset_id
      and (a.owner_id = user_manages_asset.user_id
        or exists (
          select from public.agency_members m
          where m.agency_id = a.agency_id and m.user_id = user_manages_asset.user_id
            and m.role in ('owner', 'admin', 'agent'))
        or exists (select from private.staff_members s where s.user_id = user_manages_asset.user_id)))
$$;
comment on function private.user_manages_asset is 'May this user manage this home and its listings?';

create function private.manages_asset(asset_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.user_manages_asset(manages_asset.asset_id, (select auth.uid()))
$$;
comment on function private.manages_asset is 'May the caller manage this home and its listings?';

create function private.manages_listing(listing_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.listings l where l.id = manages_listing.listing_id and private.manages_asset(l.asset_id))
$$;
comment on function private.manages_listing is 'May the caller manage this listing?';
grant execute on function private.manages_asset(uuid) to authenticated;
grant execute on function private.manages_listing(uuid) to authenticated;

alter table public.assets enable row level security;
grant select on public.assets to authenticated;
create policy "managers read their homes" on public.assets for select to authenticated
  using (private.manages_asset(id));
alter table public.listings enable row level security;
grant select on public.listings to authenticated;
create policy "managers read their listings" on public.listings for select to authenticated
  using (private.manages_asset(asset_id));
alter table public.listing_photos enable row level security;
grant select on public.listing_photos to authenticated;
create policy "managers read their photos" on public.listing_photos for select to authenticated
  using (private.manages_listing(listing_id));

-- Homes of a dossier: one that it is about most of all, and any number beside it, each at a stage of its own, with
-- what is known of it and who said so. Two of them may be compared.
--
-- A home of a dossier may be linked to a listing of ours. Its price is copied only where nobody has to guess it any
-- more: everybody in the dossier reads what stands there, and one of them may be playing.

create function private.are_dossier_facts(facts jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return octet_length(facts::text) <= 40000 and jsonb_typeof(facts) = 'object' and not exists (
    select from jsonb_each(facts) f (name, fact)
    where f.name !~ '^[a-z][a-z0-9_]{0,39}$' or jsonb_typeof(f.fact) <> 'object' or not f.fact ?& '{value,source}'
      or jsonb_typeof(f.fact -> 'source') <> 'string' or char_length(f.fact ->> 'source') not between 1 and 300
      or f.fact - '{value,source,on}'::text[] <> '{}'
      or f.fact ? 'on' and not pg_input_is_valid(f.fact ->> 'on', 'date'));
end $$;
comment on function private.are_dossier_facts is
  'Are these facts of a home, each with its source and perhaps its day, and no more than a home has?';
grant execute on function private.are_dossier_facts(jsonb) to authenticated;

create table public.dossier_assets (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  title text not null,
  is_primary boolean not null default false,
  stage text not null default 'hunting',
  stage_at timestamptz not null default now(),
  address_line text not null default '',
  town text not null default '',
  postcode text not null default '',
  country_code text not null default 'GB',
  latitude double precision,
  longitude double precision,
  facts jsonb not null default '{}',
  source_url text,
  listing_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossier_assets_have_an_id primary key (id),
  constraint a_home_is_known_within_its_dossier unique (dossier_id, id),
  constraint a_dossier_asset_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_dossier_asset_may_be_of_a_listing foreign key (listing_id) references public.listings (id)
    on delete set null,
  constraint a_dossier_asset_has_a_title_of_1_to_160_characters
    check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint a_dossier_asset_is_at_a_known_stage check (stage in ('hunting', 'shortlisted', 'viewing', 'offer',
    'under-offer', 'survey', 'exchanged', 'completed', 'withdrawn')),
  constraint the_address_of_a_dossier_asset_is_short
    check (char_length(address_line) <= 300 and char_length(town) <= 120 and char_length(postcode) <= 20),
  constraint the_country_of_a_dossier_asset_is_two_capitals check (country_code ~ '^[A-Z]{2}$'),
  constraint a_dossier_asset_is_on_the_globe check ((latitude is null) = (longitude is null)
    and latitude between -90 and 90 and longitude between -180 and 180),
  constraint facts_of_a_dossier_asset_have_sources check (private.are_dossier_facts(facts)),
  constraint the_source_of_a_dossier_asset_is_a_web_address check (private.is_web_address(source_url))
);
comment on table public.dossier_assets is 'Homes that a dossier is about: one most of all, others beside it.';
comment on column public.dossier_assets.title is 'what its people call the home';
comment on column public.dossier_assets.is_primary is 'the home that the dossier is about most of all';
comment on column public.dossier_assets.stage is 'how far the purchase is';
comment on column public.dossier_assets.stage_at is 'at this stage since';
comment on column public.dossier_assets.facts is
  'what is known, by name: { value, source, on }; source is who said so, on is the day';
comment on column public.dossier_assets.source_url is 'the page that it was found on';
comment on column public.dossier_assets.listing_id is 'the listing of ours that it was made from';
comment on column public.dossier_assets.version is 'counts its changes; who edits it names the one that they saw';
create unique index a_dossier_has_one_primary_home on public.dossier_assets (dossier_id) where is_primary;
create index dossier_assets_by_dossier on public.dossier_assets (dossier_id, created_at, id);
create index dossier_assets_by_listing on public.dossier_assets (listing_id) where listing_id is not null;

create table public.assets_comparisons (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null default now(),
  constraint assets_comparisons_have_an_id primary key (id),
  constraint two_homes_are_compared_once unique (dossier_id, one_id, other_id),
  constraint one_home_of_a_comparison_is_of_its_dossier foreign key (dossier_id, one_id)
    references public.dossier_assets (dossier_id, id) on delete cascade,
  constraint the_other_home_of_a_comparison_is_of_its_dossier foreign key (dossier_id, other_id)
    references public.dossier_assets (dossier_id, id) on delete cascade,
  constraint homes_are_compared_with_others check (one_id <> other_id)
);
comment on table public.assets_comparisons is 'Two homes of a dossier, side by side.';
comment on column public.assets_comparisons.one_id is 'the home on the left';
comment on column public.assets_comparisons.other_id is 'the home on the right';
create index assets_comparisons_by_other on public.assets_comparisons (dossier_id, other_id);

create function private.place_dossier_asset() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform from public.dossiers d where d.id = new.dossier_id for no key update;
    new.is_primary := new.is_primary or not exists (
      select from public.dossier_assets a where a.dossier_id = new.dossier_id and a.is_primary);
    if (select count(*) from public.dossier_assets a where a.dossier_id = new.dossier_id) >= 200 then
      perform private.refuse(409, 'dossier_full', 'This dossier has two hundred homes already. Remove some of them.');
    end if;
  elsif new.stage <> old.stage then
    new.stage_at := now();
  end if;
  return new;
end $$;
comment on function private.place_dossier_asset is
  'Trigger: the first home of a dossier is its primary one; a stage has the time since when.';
create trigger a_home_has_its_place_in_a_dossier before insert or update on public.dossier_assets
  for each row execute function private.place_dossier_asset();

create trigger a_home_is_edited_from_its_version before update of version on public.dossier_assets
  for each row execute function private.take_version('named');
create trigger changed_homes_have_a_new_version before update on public.dossier_assets
  for each row execute function private.take_version('any');
create trigger dossier_assets_touch_updated_at before update on public.dossier_assets
  for each row execute function private.touch_updated_at();

alter table public.dossier_assets enable row level security;
grant select, delete on public.dossier_assets to authenticated;
grant insert (id, dossier_id, title, stage, address_line, town, postcode, country_code, latitude, longitude, facts,
  source_url) on public.dossier_assets to authenticated;
grant update (title, stage, address_line, town, postcode, country_code, latitude, longitude, facts, source_url,
  version) on public.dossier_assets to authenticated;
create policy "people of a dossier read its homes" on public.dossier_assets for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read')));
create policy "owner and partner add homes to a dossier" on public.dossier_assets for insert to authenticated
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner edit homes of a dossier" on public.dossier_assets for update to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')))
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner remove homes from a dossier" on public.dossier_assets for delete to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')));

alter table public.assets_comparisons enable row level security;
grant select, delete on public.assets_comparisons to authenticated;
grant insert (id, dossier_id, one_id, other_id) on public.assets_comparisons to authenticated;
create policy "people of a dossier read its comparisons" on public.assets_comparisons for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read')));
create policy "owner and partner compare homes" on public.assets_comparisons for insert to authenticated
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner end comparisons" on public.assets_comparisons for delete to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')));

-- Opening one. The id is its maker's to choose: the same one sent again is the same dossier.
create function private.create_dossier(title text, home jsonb default null, country_code text default null,
  currency text default null, id uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  new_id uuid := coalesce(create_dossier.id, gen_random_uuid());
  address text := btrim(coalesce(create_dossier.home ->> 'address', ''));
  country text := coalesce(create_dossier.country_code, create_dossier.home ->> 'country', 'GB');
  money text := coalesce(create_dossier.currency, create_dossier.home ->> 'currency',
    case country when 'GB' then 'GBP' when 'US' then 'USD' else 'EUR' end);
  price bigint;
  most_dossiers constant integer := 100;
begin
  perform private.take_turn(caller);
  if exists (select from public.dossier_members m where m.dossier_id = new_id and m.user_id = caller) then
    return jsonb_build_object('dossier_id', new_id);
  end if;
  perform private.hold_to_rate('dossier:' || caller, 20);
  if pg_input_is_valid(create_dossier.home ->> 'price_minor', 'bigint') then
    price := (create_dossier.home ->> 'price_minor')::bigint;
  end if;
  if char_length(btrim(coalesce(create_dossier.title, ''))) not between 1 and 160 or country !~ '^[A-Z]{2}$'
    or not exists (select from private.currencies c where c.code = money)
    or create_dossier.home is not null and (jsonb_typeof(create_dossier.home) <> 'object'
      or char_length(address) not between 1 and 300
      or char_length(coalesce(create_dossier.home ->> 'postcode', '')) > 20)
    or (create_dossier.home ->> 'price_minor') is not null and not coalesce(price between 1 and 1000000000000, false)
    or exists (select from public.dossiers d where d.id = new_id) then
    perform private.refuse(422, 'invalid_request',
      'A dossier has a title, a country and a currency; its first home has an address.');
  elsif (select count(*) from public.dossier_members m where m.user_id = caller and m.role = 'owner')
    >= most_dossiers then
    perform private.refuse(409, 'dossier_limit', 'You have a hundred dossiers already. Delete one that is done.');
  end if;
  insert into public.dossiers (id, title, country_code, currency)
    values (new_id, btrim(create_dossier.title), country, money);
  insert into public.dossier_members (dossier_id, user_id, role) values (new_id, caller, 'owner');
  perform private.log_in_dossier(new_id, 'created');
  if create_dossier.home is not null then
    insert into public.dossier_assets (dossier_id, title, address_line, postcode, country_code, facts)
    values (new_id, left(address, 160), address, btrim(coalesce(create_dossier.home ->> 'postcode', '')), country,
      case when price is null then '{}'::jsonb else jsonb_build_object(
        'price_minor', jsonb_build_object('value', price, 'source', 'typed', 'on', current_date),
        'currency', jsonb_build_object('value', money, 'source', 'typed', 'on', current_date)) end);
  end if;
  return jsonb_build_object('dossier_id', new_id);
end $$;
comment on function private.create_dossier is
  'Opens a dossier of the signed-in caller, perhaps about a home; the same id sent again is the same dossier.';
select private.expose('private.create_dossier(text, jsonb, text, text, uuid)', 'authenticated');

create function private.choose_primary_home(asset_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asset public.dossier_assets;
begin
  select a.* into asset from public.dossier_assets a where a.id = choose_primary_home.asset_id;
  perform private.dossier_for(asset.dossier_id, 'dossier.edit');
  perform from public.dossiers d where d.id = asset.dossier_id for no key update;
  update public.dossier_assets a set is_primary = false
    where a.dossier_id = asset.dossier_id and a.is_primary and a.id <> asset.id;
  update public.dossier_assets a set is_primary = true where a.id = asset.id and not a.is_primary;
  return true;
end $$;
comment on function private.choose_primary_home is
  'For owner and partner: makes a home of a dossier the one that it is about most of all.';
select private.expose('private.choose_primary_home(uuid)', 'authenticated');

-- A home of ours that the caller manages, or has guessed. While somebody may still guess it, its price stays out.
create function private.add_listing_to_dossier(dossier_id uuid, listing_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(add_listing_to_dossier.dossier_id, 'dossier.edit');
  listing public.listings;
  asset public.assets;
  is_managed boolean;
  made uuid;
begin
  select l.* into listing from public.listings l where l.id = add_listing_to_dossier.listing_id;
  is_managed := coalesce(private.user_manages_asset(listing.asset_id, caller), false);
  if listing.id is null or listing.status = 'withdrawn' or not is_managed and not exists (
      select from public.guesses e join public.sessions s on s.id = e.session_id
      join public.game_listings gl on gl.id = e.game_listing_id
      where s.user_id = caller and gl.listing_id = listing.id) then
    perform private.refuse(404, 'not_found', 'There is no such home among those that you have guessed or manage.');
  end if;
  select a.id into made from public.dossier_assets a
    where a.dossier_id = dossier.id and a.listing_id = listing.id;
  if made is null then
    select h.* into asset from public.assets h where h.id = listing.asset_id;
    insert into public.dossier_assets (dossier_id, title, address_line, town, postcode, country_code, listing_id,
      source_url, facts)
    select dossier.id, left(coalesce(nullif(btrim(listing.title), ''), asset.town), 160),
      case when is_managed then coalesce(asset.address_line, '') else '' end, coalesce(asset.town, ''),
      case when is_managed then coalesce(asset.postcode, '') else coalesce(asset.district, '') end,
      asset.country_code, listing.id,
      case when is_managed or not private.can_be_guessed(listing.id) then listing.source_url end,
      coalesce((
        select jsonb_object_agg(f.name, jsonb_build_object('value', f.value, 'source', 'listing',
          'on', current_date))
        from jsonb_each(jsonb_strip_nulls(jsonb_build_object('bedrooms', asset.bedrooms, 'bathrooms',
          asset.bathrooms, 'floor_area_m2', asset.floor_area_m2, 'plot_area_m2', asset.plot_area_m2,
          'year_built', asset.year_built))) f (name, value)), '{}'::jsonb) || coalesce((
        select jsonb_build_object(
          'price_minor', jsonb_build_object('value', p.amount_minor, 'source', 'listing', 'on', p.dated_on),
          'currency', jsonb_build_object('value', p.currency, 'source', 'listing', 'on', p.dated_on))
        from private.listing_prices p
        where p.listing_id = listing.id and p.amount_minor is not null
          and not private.can_be_guessed(listing.id)
        order by p.version desc limit 1), '{}'::jsonb)
    returning id into made;
  end if;
  return jsonb_build_object('asset_id', made);
end $$;
comment on function private.add_listing_to_dossier is
  'For owner and partner: takes a home that they manage or have guessed into a dossier; the same one once.';
select private.expose('private.add_listing_to_dossier(uuid, uuid)', 'authenticated');

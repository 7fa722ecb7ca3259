-- While a game asks for a home, its page and its street stay out of dossiers also where whoever takes it in manages it:
-- their partner may be the one who plays, and the page says the price.

create or replace function private.put_listing_in_dossier(dossier_id uuid, listing_id uuid, is_managed boolean)
returns uuid
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  is_asked_for boolean := private.can_be_guessed(put_listing_in_dossier.listing_id);
  tells_place boolean := put_listing_in_dossier.is_managed and not is_asked_for;
  listing public.listings;
  asset public.assets;
  made uuid;
begin
  select a.id into made from public.dossier_assets a
    where a.dossier_id = put_listing_in_dossier.dossier_id and a.listing_id = put_listing_in_dossier.listing_id;
  if made is not null then
    update public.dossier_assets a set removed_at = null where a.id = made and a.removed_at is not null;
    return made;
  end if;
  select l.* into listing from public.listings l where l.id = put_listing_in_dossier.listing_id;
  select h.* into asset from public.assets h where h.id = listing.asset_id;
  insert into public.dossier_assets (dossier_id, title, address_line, town, postcode, country_code, listing_id,
    source_url, facts)
  select put_listing_in_dossier.dossier_id, left(coalesce(nullif(btrim(listing.title), ''), asset.town), 160),
    case when tells_place then coalesce(asset.address_line, '') else '' end, coalesce(asset.town, ''),
    case when tells_place then coalesce(asset.postcode, '') else coalesce(asset.district, '') end,
    asset.country_code, listing.id, case when not is_asked_for then listing.source_url end,
    coalesce((
      select jsonb_object_agg(f.name, jsonb_build_object('value', f.value, 'source', 'listing', 'on', current_date))
      from jsonb_each(jsonb_strip_nulls(jsonb_build_object('bedrooms', asset.bedrooms, 'bathrooms',
        asset.bathrooms, 'floor_area_m2', asset.floor_area_m2, 'plot_area_m2', asset.plot_area_m2,
        'year_built', asset.year_built))) f (name, value)), '{}'::jsonb) || coalesce((
      select jsonb_build_object(
        'price_minor', jsonb_build_object('value', p.amount_minor, 'source', 'listing', 'on', p.dated_on),
        'currency', jsonb_build_object('value', p.currency, 'source', 'listing', 'on', p.dated_on))
      from private.listing_prices p
      where p.listing_id = listing.id and p.amount_minor is not null and not is_asked_for
      order by p.version desc limit 1), '{}'::jsonb)
  returning id into made;
  return made;
end $$;

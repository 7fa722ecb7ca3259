-- An import knows the homes of its game.
--
-- The import command is told which homes a game has, in their order, and what each is known by, so that a file which
-- somebody published in the builder makes no second copy of its homes, and the order that a host chose stays.

create function private.homes_of_game(agency_key text, game_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = homes_of_game.agency_key and g.slug = homes_of_game.game_slug;
  if game.id is null then
    return null;
  end if;
  return jsonb_build_object('game_id', game.id, 'is_owned', game.owner_id is not null, 'homes', (
    select coalesce(jsonb_agg(jsonb_build_object('listing_id', l.id,
      'is_imported', coalesce(l.external_ref like 'table:%', false), 'url', l.source_url, 'address', a.address_line,
      'postcode', a.postcode, 'latitude', a.latitude, 'longitude', a.longitude, 'bedrooms', a.bedrooms,
      'floor_area_m2', a.floor_area_m2, 'currency', l.currency, 'amount_minor', (
        select p.amount_minor from private.listing_prices p where p.listing_id = l.id
        order by p.version desc limit 1)) order by gl.position, gl.id), '[]'::jsonb)
    from public.game_listings gl join public.listings l on l.id = gl.listing_id
    join public.assets a on a.id = l.asset_id
    where gl.game_id = game.id and l.status <> 'withdrawn'));
end $$;
comment on function private.homes_of_game is
  'For the import command: the homes of a game in their order, and what each is known by; null where there is none.';
select private.expose('private.homes_of_game(text, text)', 'service_role');

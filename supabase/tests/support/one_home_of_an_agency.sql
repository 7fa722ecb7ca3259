-- What an agency keeps of its homes, for tests/constraints.
create function tests.one_home_of_an_agency(game uuid, brand uuid) returns void language plpgsql as $$
begin
  insert into private.home_changes (agency_id, homes) values (brand, '[]');
  insert into private.home_views (agency_id, name, view) values (brand, 'Everything', '{}');
  insert into public.listing_texts (listing_id, locale, field, text)
    select gl.listing_id, 'es', 'title', 'Todo' from public.game_listings gl
    where gl.game_id = game and gl.position = 1;
  insert into public.agency_words (agency_id, batch, key, locale, text)
    values (brand, 'extras', 'everything', 'es', 'Todo');
end $$;

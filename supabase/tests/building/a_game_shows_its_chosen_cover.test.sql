-- The cover is the first photo of the first home, unless the draft named another photo of the game.
select plan(7);

create temp table t as select tests.agency('cover-brand') as brand, tests.person('Ada') as ada,
  gen_random_uuid() as draft, gen_random_uuid() as photo;
create temp table g as select tests.game('cover-game', brand, '{25000000,26000000}') as game from t;
create temp table h as select gl.position, gl.listing_id from public.game_listings gl, g where gl.game_id = g.game;
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select listing_id, 5, gen_random_uuid()::text, '{480}', 480, 360, 'Late ' || h.position, 'data:,', 'late'
  from h;
create temp table p as select lp.id, lp.path from public.listing_photos lp join h on h.listing_id = lp.listing_id
  where h.position = 2 and lp.position = 5;
create temp table foreign_photo as select lp.path from public.listing_photos lp
  where lp.listing_id = tests.listing(null, 30000000) limit 1;
create function pg_temp.cover() returns uuid language sql as $$
  select (private.cover_of(game) ->> 'id')::uuid from g
$$;
create function pg_temp.publish(cover text, folder text) returns void language sql as $$
  insert into private.game_drafts (id, owner_id, document) select draft, ada, jsonb_build_object('coverPhotoId', cover,
    'rows', jsonb_build_array(jsonb_build_object('photos', jsonb_build_array(
      jsonb_build_object('id', photo, 'folder', folder))))) from t
    on conflict (id) do update set document = excluded.document, published_game_id = null;
  update private.game_drafts d set published_game_id = g.game from t, g where d.id = t.draft;
$$;
create temp table first as select (select lp.id from public.listing_photos lp join h on h.listing_id = lp.listing_id
  where h.position = 1 order by lp.position limit 1) as id;

select is(pg_temp.cover(), id, 'without a choice the first photo of the first home is the cover') from first;
select pg_temp.publish(photo::text, path) from t, p;
select is(pg_temp.cover(), p.id, 'the photo that the draft names is the cover') from p;
update public.listing_photos lp set is_hidden = true from p where lp.id = p.id;
select is(pg_temp.cover(), id, 'a hidden one is none') from first;
update public.listing_photos lp set is_hidden = false from p where lp.id = p.id;
update public.game_listings gl set is_visible = false from h, g
  where gl.game_id = g.game and gl.listing_id = h.listing_id and h.position = 2;
select is(pg_temp.cover(), id, 'nor one of a home that is hidden') from first;
update public.game_listings gl set is_visible = true from g where gl.game_id = g.game;
delete from public.listing_photos lp using p where lp.id = p.id;
select is(pg_temp.cover(), id, 'one that is gone gives way to the first again') from first;
select pg_temp.publish(photo::text, f.path) from t, foreign_photo f;
select is((select cover_photo_id from public.games g2, g where g2.id = g.game), null,
  'a photo of another home is no cover');
select pg_temp.publish(null, path) from p;
select is((select cover_photo_id from public.games g2, g where g2.id = g.game), null, 'no choice is no choice');
select * from finish();

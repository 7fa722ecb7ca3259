-- Photos of a home: their order, their words, hidden ones, and those that leave. A home is edited by whoever manages
-- it.
select plan(9);

create temp table t as select tests.agency('photo-brand') as brand, tests.person('agent') as agent;
insert into public.agency_members select brand, agent, 'agent' from t;
create temp table g as select tests.game('photo-game', brand, '{25000000}') as game from t;
create temp table h as select gl.id, gl.listing_id from public.game_listings gl, g where gl.game_id = g.game;
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select listing_id, n, gen_random_uuid()::text, '{480,960}', 960, 640, 'Photo ' || n, 'data:,', n::text
    from h, generate_series(2, 3) n;
create temp table p as select array_agg(id order by position) as ids, array_agg(path order by position) as paths
  from public.listing_photos where listing_id = (select listing_id from h);
create temp table f as select tests.game('foreign-photos', brand, '{26000000}') as game from t;
insert into public.game_listings (game_id, listing_id, position) select f.game, tests.listing(null, 30000000), 2 from f;
create temp table fh as select gl.id from public.game_listings gl, f where gl.game_id = f.game and gl.position = 2;
grant select on t, g, h, p, f, fh to public;
create temp table saved as select public.save_listing(agent, 'photo-game', h.id, 1, 'photo-brand', null, null,
  jsonb_build_array(
  jsonb_build_object('id', ids[3], 'alt', 'The garden', 'room', 'garden', 'is_hidden', false),
  jsonb_build_object('id', ids[1], 'alt', 'The front', 'is_hidden', true))) as answer from t, h, p;

select is((select array_agg(id order by position) from public.listing_photos
  where listing_id = (select listing_id from h)), array[ids[3], ids[1]], 'photos stand as they were ordered') from p;
select is((select alt || '/' || room from public.listing_photos where id = ids[3]), 'The garden/garden',
  'with their words') from p;
select is((select answer -> 'removed_files' from saved),
  jsonb_build_array(paths[2] || '/480.webp', paths[2] || '/960.webp'),
  'the files of the one that left are named, to be deleted') from p;
select is(jsonb_array_length(private.photos_of(listing_id)), 1, 'players are not shown a hidden photo') from h;
select is(jsonb_array_length((select answer #> '{listing,photos}' from saved)), 2, 'managers are');
select is((private.cover_of(game) ->> 'id')::uuid, ids[3], 'nor is it the game''s cover') from g, p;
select tests.serve();
select tests.refuses(format($$select public.save_listing(%L, 'photo-game', %L, 2, 'photo-brand', null, null,
  '[{"id": "%s"}]')$$, agent, h.id, gen_random_uuid()), 'invalid_request', 422,
  'a photo of another home is refused') from t, h;
select tests.refuses(format($$select public.save_listing(%L, 'foreign-photos', %L, 1, 'photo-brand', '{"town": "X"}')$$,
  agent,
  (select id from fh)), 'home_not_yours', 403, 'a home of somebody else is not changed through a game with it')
    from t, f;
select tests.sign_in(agent) from t;
select is((public.manage_listing('foreign-photos', (select id from fh), 'photo-brand') -> 'may_edit'), 'false'::jsonb,
  'but seen') from f;
select * from finish();

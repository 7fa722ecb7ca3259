-- What players get was looked at: every file in the folder of a photo, before a listing shows it.
select plan(14);

create temp table t as select tests.person('Ada') as ada, tests.person('Bob') as bob;
create temp table f (place serial, folder text);
grant select on t to public;
grant select, insert on f to public;
grant usage on sequence f_place_seq to public;
create function pg_temp.store(place integer, file text) returns void language sql as $$
  insert into storage.objects (bucket_id, name, owner, owner_id, version) select 'listing-photos', f.folder || '/'
    || file, ada, ada, '1' from f, t where f.place = store.place
$$;
create function pg_temp.photos(variadic places integer[]) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('path', f.folder, 'widths', '[480]'::jsonb) order by p.n) from unnest(places)
    with ordinality as p (place, n) join f on f.place = p.place
$$;
create function pg_temp.checked(file text, owner uuid) returns integer language sql as $$
  select public.photos_checked(owner, array[(select folder from f where place = 1) || '/' || file])
$$;

select tests.sign_in((select ada from t));
insert into f (folder) select jsonb_array_elements_text(public.create_photo_folders(2));
select tests.denies('select public.photos_to_check(gen_random_uuid(), ''{}'')', 'people do not look for themselves');
select tests.denies('select public.photos_checked(gen_random_uuid(), ''{}'')', 'nor call a file clean');
select tests.sign_out();
select pg_temp.store(1, '480.webp'), pg_temp.store(1, '960.webp');

select is(private.photos_to_check(ada, (select array_agg(folder) from f)),
  (select jsonb_build_array(folder || '/480.webp', folder || '/960.webp') from f where place = 1),
  'every stored file is to be looked at') from t;
select is(private.photos_to_check(bob, (select array_agg(folder) from f)), '[]'::jsonb,
  'not at the wish of somebody else') from t;
select tests.refuses('select private.check_photos(pg_temp.photos(1), ada) from t', 'photo_incomplete', 422,
  'a photo that nobody looked at is not published');
select tests.serve();
select is(pg_temp.checked('480.webp', bob), 0, 'nobody calls somebody else''s file clean') from t;
select is(pg_temp.checked('480.webp', ada), 1, 'the server does, for the owner') from t;
select tests.sign_out();
select tests.refuses('select private.check_photos(pg_temp.photos(1), ada) from t', 'photo_incomplete', 422,
  'one file beside it that was not looked at is one too many');
select pg_temp.checked('960.webp', ada) from t;
select lives_ok('select private.check_photos(pg_temp.photos(1), ada) from t', 'a folder of clean files is published');
select tests.refuses('select private.check_photos(pg_temp.photos(1), bob) from t', 'photo_incomplete', 422,
  'but not by somebody else');
select tests.refuses($$select private.check_photos(jsonb_set(pg_temp.photos(1), '{0,widths}', '[480, 1600]'), ada)
  from t$$, 'photo_incomplete', 422,
  'nor with a size that was not stored');
select tests.refuses($$select private.check_photos(jsonb_set(pg_temp.photos(1), '{0,file_type}', '"jpg"'), ada)
  from t$$, 'photo_incomplete', 422, 'or not in this format');
select tests.refuses('select private.check_photos(pg_temp.photos(1, 1), ada) from t', 'photo_incomplete', 422,
  'but as one photo, not as two');
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select tests.listing(null, 25000000, ada), 2, f.folder, '{480}', 480, 360, 'x', 'data:,', 'x' from t, f
    where f.place = 1;
select tests.refuses('select private.check_photos(pg_temp.photos(1), ada) from t', 'photo_incomplete', 422,
  'and for one home, not for a second one');
select * from finish();

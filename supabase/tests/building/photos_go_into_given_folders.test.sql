-- A signed-in person puts at most four pictures into a folder that they were given, until a listing shows it.
select plan(16);

create temp table t as select tests.person('Ada') as ada, tests.person('Bob') as bob;
create temp table f (folder text);
grant select on t to public;
grant select, insert on f to public;
create function pg_temp.put(name text) returns text language sql as $$
  select format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'listing-photos', name)
$$;

select tests.visit();
select tests.denies($$select public.create_photo_folders(1)$$, 'a visitor gets no folder');

select tests.sign_in((select ada from t));
insert into f select jsonb_array_elements_text(public.create_photo_folders(2));
select is((select count(*)::integer from f), 2, 'a person gets as many folders as asked for');
select tests.refuses($$select public.create_photo_folders(101)$$, 'invalid_request', 422, 'but no more than a hundred at a time');
select tests.refuses(format('select public.create_photo_folders(%L)', n), 'invalid_request', 422,
  coalesce(n::text, 'nothing') || ' is no number of folders') from unnest('{0,-1,null}'::integer[]) n;
select lives_ok(pg_temp.put((select folder from f limit 1) || '/480.webp'), 'a picture goes into a folder of one''s own');
select lives_ok(pg_temp.put((select folder from f offset 1 limit 1) || '/240.jpg'), 'as JPEG too, where a browser writes no WebP');
select tests.denies(pg_temp.put((select folder from f limit 1) || '/240.png'), 'but in no other format');
select tests.denies(pg_temp.put(gen_random_uuid() || '/480.webp'), 'not into another folder');
select tests.denies(pg_temp.put((select folder from f limit 1) || '/house-for-738219.webp'), 'not under a name of one''s own');
select tests.denies(pg_temp.put((select folder from f limit 1) || '/a/480.webp'), 'not deeper');

select tests.sign_in((select bob from t));
select tests.denies(pg_temp.put((select folder from f limit 1) || '/960.webp'), 'somebody else puts nothing there');

select tests.sign_in((select ada from t));
select lives_ok(pg_temp.put((select folder from f limit 1) || '/960.webp'), 'its owner puts a second size there');
select tests.sign_out();
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select tests.listing(null, 25000000, ada), 2, (select folder from f limit 1), '{480}', 480, 360, 'x', 'data:,', 'x' from t;
select tests.sign_in((select ada from t));
select tests.denies(pg_temp.put((select folder from f limit 1) || '/1600.webp'), 'once a listing shows the folder, it is closed');
select lives_ok(pg_temp.put((select folder from f offset 1 limit 1) || '/480.webp'), 'while another one is open');
select * from finish();

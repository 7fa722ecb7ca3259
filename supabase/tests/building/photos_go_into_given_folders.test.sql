-- A signed-in person puts at most four pictures into a folder that they were given, until a listing shows it.
select plan(26);

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
select tests.refuses($$select public.create_photo_folders(101)$$, 'invalid_request', 422,
  'but no more than a hundred at a time');
select tests.refuses(format('select public.create_photo_folders(%L)', n), 'invalid_request', 422,
  coalesce(n::text, 'nothing') || ' is no number of folders') from unnest('{0,-1,null}'::integer[]) n;
select lives_ok(pg_temp.put((select folder from f limit 1) || '/480.webp'),
  'a picture goes into a folder of one''s own');
select lives_ok(pg_temp.put((select folder from f offset 1 limit 1) || '/240.jpg'),
  'as JPEG too, where a browser writes no WebP');
select tests.denies(pg_temp.put((select folder from f limit 1) || '/240.png'), 'but in no other format');
select tests.denies(pg_temp.put(gen_random_uuid() || '/480.webp'), 'not into another folder');
select tests.denies(pg_temp.put((select folder from f limit 1) || '/house-for-738219.webp'),
  'not under a name of one''s own');
select tests.denies(pg_temp.put((select folder from f limit 1) || '/a/480.webp'), 'not deeper');

select tests.sign_in((select bob from t));
select tests.denies(pg_temp.put((select folder from f limit 1) || '/960.webp'), 'somebody else puts nothing there');

select tests.sign_in((select ada from t));
select lives_ok(pg_temp.put((select folder from f limit 1) || '/960.webp'), 'its owner puts a second size there');
select tests.sign_out();
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select tests.listing(null, 25000000, ada), 2, (select folder from f limit 1), '{480}', 480, 360, 'x', 'data:,', 'x'
    from t;
select tests.sign_in((select ada from t));
select tests.denies(pg_temp.put((select folder from f limit 1) || '/1600.webp'),
  'once a listing shows the folder, it is closed');
select lives_ok(pg_temp.put((select folder from f offset 1 limit 1) || '/480.webp'), 'while another one is open');

-- What the policy says by itself, before the rules that hold at the end of an upload.
create function pg_temp.may_put(place integer, file text default '720.webp') returns boolean language sql as $$
  select private.may_upload_photo((select folder from f offset place - 1 limit 1) || '/' || file)
$$;
select is(pg_temp.may_put(1), false, 'the policy knows that a folder is closed');
select is(pg_temp.may_put(2), true, 'and that one is open');
select is(pg_temp.may_put(2, '720.png'), false, 'in which formats');
select is(private.may_upload_photo('no-folder.webp'), false, 'and that a file without a folder goes nowhere');
select tests.sign_in((select bob from t));
select is(pg_temp.may_put(2), false, 'whose it is');
select tests.sign_in((select ada from t));
select lives_ok(pg_temp.put((select folder from f offset 1 limit 1) || '/960.webp'), 'a third file goes in');
select is(pg_temp.may_put(2), true, 'there is room for a fourth');
select lives_ok(pg_temp.put((select folder from f offset 1 limit 1) || '/1600.webp'), 'which goes in, too');
select is(pg_temp.may_put(2), false, 'and none for a fifth');
insert into f select jsonb_array_elements_text(public.create_photo_folders(1));
select tests.sign_out();
update private.photo_folders set created_at = now() - interval '31 days'
  where folder::text = (select folder from f offset 2 limit 1);
select tests.sign_in((select ada from t));
select is(pg_temp.may_put(3), false, 'a folder of a month ago takes nothing');
select * from finish();

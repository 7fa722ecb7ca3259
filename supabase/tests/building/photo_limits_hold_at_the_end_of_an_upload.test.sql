-- Storage asks a policy when an upload begins, or when a link for it is made, and writes the file's row when it ends,
-- as its own role, with whoever asked as the row's owner. What holds, holds at the end.
select plan(21);

create temp table t as select tests.person('Ada') as ada, tests.person('Bob') as bob;
create temp table f (place serial, folder text);
grant select on t to public;
grant select, insert on f to public;
grant usage on sequence f_place_seq to public;
-- As Storage ends an upload: the policy was asked before, the row is the service's to write.
create function pg_temp.store(folder integer, file text, owner uuid) returns text language sql as $$
  select format('insert into storage.objects (bucket_id, name, owner, owner_id, version) values (%L, %L, %L, %L, %L)
    on conflict (bucket_id, name) do update set version = excluded.version', 'listing-photos',
      (select f.folder from f where f.place = store.folder) || '/' || file,
    owner, owner, gen_random_uuid())
$$;

select tests.sign_in((select ada from t));
insert into f (folder) select jsonb_array_elements_text(public.create_photo_folders(5));
select tests.serve();
select lives_ok(pg_temp.store(1, n || '00.webp', ada), 'a folder takes file ' || n) from t, generate_series(1, 4) n;
select tests.denies(pg_temp.store(1, '500.webp', ada),
  'the fifth file is refused at its end, however early its link was made') from t;
select throws_ok(pg_temp.store(1, '100.webp', ada), '23505', null, 'and nobody replaces a file of theirs') from t;
select lives_ok(pg_temp.store(1, '100.webp', null), 'while the server puts its clean copy in place');
select tests.denies(pg_temp.store(2, '100.webp', bob), 'a link of somebody else''s leads nowhere') from t;
select lives_ok(pg_temp.store(2, '100.webp', ada), 'while the owner''s does') from t;

select tests.sign_out();
update private.photo_folders pf set created_at = now() - interval '29 days' from f where f.place = 5
  and pf.folder::text = f.folder;
select tests.serve();
select lives_ok(pg_temp.store(5, '100.webp', ada), 'a folder takes files for a month') from t;
select tests.sign_out();
update private.photo_folders pf set created_at = now() - interval '31 days' from f where f.place = 5
  and pf.folder::text = f.folder;
select tests.serve();
select tests.denies(pg_temp.store(5, '200.webp', ada), 'and none after it') from t;

-- A listing shows the folder, and is taken down.
select tests.sign_out();
create temp table home as select tests.listing(null, 25000000, ada) as listing from t;
grant select on home to public;
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select listing, 2, f.folder, '{100}', 100, 75, 'x', 'data:,', 'x' from home, f where f.place = 2;
select tests.serve();
select tests.denies(pg_temp.store(2, '200.webp', ada),
  'a link made before a listing showed the folder adds nothing to it') from t;
select tests.denies(pg_temp.store(2, '100.webp', null), 'and nobody at all changes what players see');
select public.withdraw_listings(ada, array[listing]) from t, home;
select tests.sign_out();
delete from storage.objects o using f where f.place = 2 and starts_with(o.name, f.folder);
delete from private.file_removals r using f where r.folder = f.folder;
select tests.serve();
select tests.denies(pg_temp.store(2, '100.webp', ada), 'a link from before a takedown brings no photo back') from t;
select tests.denies(pg_temp.store(2, '100.webp', null), 'with the server''s key neither');

-- Files that are to be removed.
select tests.sign_out();
insert into private.file_removals (bucket_id, folder) select 'listing-photos', f.folder from f where f.place = 3;
delete from private.file_removals r using f where r.folder = f.folder;
select tests.serve();
select tests.denies(pg_temp.store(3, '100.webp', ada), 'a folder that was emptied stays empty') from t;
select lives_ok(pg_temp.store(4, '100.webp', ada), 'while another one takes its file') from t;

-- The limit of a day counts what was handed out, not what is left of it.
select tests.sign_out();
update private.photo_days d set folders = 2999 from t where d.user_id = t.ada;
delete from private.photo_folders pf using t where pf.user_id = t.ada;
select tests.sign_in((select ada from t));
select tests.refuses('select public.create_photo_folders(2)', 'photo_limit', 429,
  'more than 3,000 a day are refused, also when games have used them up');
select is(jsonb_array_length(public.create_photo_folders(1)), 1, 'the 3,000th is handed out');
select tests.sign_out();
update private.photo_days d set given_on = given_on - 1 from t where d.user_id = t.ada;
select tests.sign_in((select ada from t));
select is(jsonb_array_length(public.create_photo_folders(2)), 2, 'and the next day begins at nothing');
select tests.sign_in((select bob from t));
select is(jsonb_array_length(public.create_photo_folders(1)), 1, 'everybody has their own count');
select * from finish();

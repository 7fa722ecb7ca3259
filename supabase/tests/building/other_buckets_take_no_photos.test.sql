-- A folder that was given to somebody is one of the bucket of photos: in any other bucket they write nothing.
select plan(2);

create temp table t as select tests.person('Ada') as ada, gen_random_uuid() as folder;
insert into private.photo_folders (folder, user_id) select folder, ada from t;
insert into storage.buckets (id, name) values ('other-files', 'other-files');
grant select on t to public;

select tests.sign_in(ada) from t;
select lives_ok($$insert into storage.objects (bucket_id, name) select 'listing-photos', folder || '/480.webp'
  from t$$, 'a photo goes into a given folder');
select tests.denies($$insert into storage.objects (bucket_id, name) select 'other-files', folder || '/480.webp'
  from t$$, 'not into a folder of that name elsewhere');
select * from finish();

-- A month after it was handed out, a folder that no draft and no listing names is queued for removal. One in use stays.
select plan(12);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('queue_unused_photos', 0));

create temp table t as select tests.person('Ada') as ada, tests.person('Gone') as gone,
  tests.person('Mallory') as mallory, gen_random_uuid() as draft;
create temp table f (name text, folder uuid not null default gen_random_uuid());
grant select on f to public;
insert into f (name) values ('dropped'), ('empty'), ('drafted'), ('listed'), ('young'), ('orphan');
insert into private.photo_folders (folder, user_id, created_at)
  select f.folder, case f.name when 'orphan' then gone else ada end,
    now() - case f.name when 'young' then interval '29 days' else interval '31 days' end from f, t;
insert into storage.objects (bucket_id, name) select 'listing-photos', folder || '/480.webp' from f
  where name <> 'empty';
insert into private.game_drafts (id, owner_id, document) select draft, ada,
  jsonb_build_object('rows', jsonb_build_array(jsonb_build_object('photos',
    jsonb_build_array(jsonb_build_object('folder', f.folder), '{"folder": null}'::jsonb))))
  from t, f where f.name = 'drafted';
-- A draft of somebody else keeps nobody's folder.
insert into private.game_drafts (id, owner_id, document) select gen_random_uuid(), mallory,
  jsonb_build_object('rows', jsonb_build_array(jsonb_build_object('photos',
    jsonb_build_array(jsonb_build_object('folder', f.folder)))))
  from t, f where f.name = 'dropped';
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select tests.listing(null, 25000000, ada), 2, f.folder, '{480}', 480, 360, 'x', 'data:,', 'x' from t, f
    where f.name = 'listed';
delete from auth.users u using t where u.id = t.gone;

create function pg_temp.names(query text) returns text[] language plpgsql as $$
declare
  names text[];
begin
  execute 'select array_agg(f.name order by f.name) from f where f.folder::text in (' || query || ')' into names;
  return names;
end $$;

select is(private.queue_unused_photos(), 2, 'two folders with files are used by nobody');
select is(pg_temp.names('select folder from private.file_removals'), '{dropped,orphan}'::text[],
  'what was taken out of its draft is removed, and what an account left behind');
select is(pg_temp.names('select folder::text from private.photo_folders'), '{drafted,listed,young}'::text[],
  'folders of a draft, of a listing, and of the last month stay');
select is((select count(*)::integer from storage.objects o join f on starts_with(o.name, f.folder::text)), 5,
  'the files themselves go with the queue');
select is(private.queue_unused_photos(), 0, 'again changes nothing');
select is((select count(*)::integer from private.file_removals r join f on f.folder::text = r.folder), 2,
  'and queues nothing twice');

-- The queue is emptied by the functions that the server calls.
select tests.serve();
select ok(public.folders_to_remove(1000) @> (select jsonb_agg(jsonb_build_object('bucket', 'listing-photos', 'folder',
  folder::text)) from f where name in ('dropped', 'orphan')),
  'the functions are told which folders to empty');
select is(public.folders_removed((select array_agg(folder::text) from f where name in ('dropped', 'orphan'))), 2,
  'and tell when they have');
select tests.sign_out();

-- A draft that lets go of its photo.
update private.game_drafts d set document = '{"rows": []}' from t where d.id = t.draft;
select is(private.queue_unused_photos(), 1, 'a photo that its draft no longer names is used by nobody');
select is(pg_temp.names('select folder from private.file_removals'), '{drafted}'::text[], 'it alone');
select is(private.queue_unused_photos(interval '1 day'), 1, 'with a shorter grace the younger one too');
select is(pg_temp.names('select folder::text from private.photo_folders'), '{listed}'::text[],
  'while the photo of a listing stays whatever the grace');
select * from finish();

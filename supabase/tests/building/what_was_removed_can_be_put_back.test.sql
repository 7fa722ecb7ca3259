-- Photos that were taken out of a draft keep their files for as long as that can be undone. A picture that was cropped
-- or covered up loses its older form with the save that says so.
select plan(9);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('queue_unused_photos', 0));

create temp table t as select tests.person('Ada') as ada, tests.person('Bob') as bob, gen_random_uuid() as draft,
  gen_random_uuid() as copy;
create temp table f (name text, folder uuid not null default gen_random_uuid());
insert into f (name) values ('removed'), ('of a removed home'), ('removed long ago'), ('deleted draft'), ('older'),
  ('newer'), ('copied'), ('foreign'), ('listed');
insert into private.photo_folders (folder, user_id, created_at)
  select f.folder, case f.name when 'foreign' then bob else ada end,
    now() - case f.name when 'foreign' then interval '1 day' else interval '40 days' end
  from f, t
  where f.name <> 'listed';
insert into storage.objects (bucket_id, name) select 'listing-photos', folder || '/480.webp' from f;
grant select on t, f to public;
create function pg_temp.folder(wanted text) returns text language sql as $$
  select folder::text from f where name = wanted
$$;
create function pg_temp.photo(name text, replaced text[] default '{}') returns jsonb language sql as $$
  select jsonb_build_object('folder', pg_temp.folder(name),
    'replaced', (select coalesce(jsonb_agg(pg_temp.folder(r)), '[]') from unnest(replaced) r))
$$;
create function pg_temp.doc(photos jsonb, removed jsonb) returns jsonb language sql as $$
  select jsonb_build_object('title', 'One', 'family', 'public', 'rows',
    jsonb_build_array(jsonb_build_object('photos', photos)), 'removed', removed)
$$;
create function pg_temp.ago(days integer) returns text language sql as $$
  select to_char(now() at time zone 'UTC' - days * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
create function pg_temp.queued() returns text[] language sql as $$
  select coalesce(array_agg(f.name order by f.name), '{}') from f
  join private.file_removals r on r.folder = f.folder::text
$$;
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select tests.listing(null, 25000000, ada), 2, pg_temp.folder('listed'), '{480}', 480, 360, 'x', 'data:,', 'x' from t;

select tests.sign_in((select ada from t));
select public.save_draft(draft, pg_temp.doc('[]', jsonb_build_array(
  jsonb_build_object('kind', 'photo', 'at', pg_temp.ago(2), 'photo', pg_temp.photo('removed')),
  jsonb_build_object('kind', 'home', 'at', pg_temp.ago(29),
    'row', jsonb_build_object('photos', jsonb_build_array(pg_temp.photo('of a removed home')))),
  jsonb_build_object('kind', 'photo', 'at', pg_temp.ago(31), 'photo', pg_temp.photo('removed long ago'))))) from t;
select public.save_draft(copy, pg_temp.doc(jsonb_build_array(pg_temp.photo('copied'), pg_temp.photo('newer'),
  pg_temp.photo('older')), '[]')) from t;
select tests.sign_out();
insert into private.game_drafts (id, owner_id, document, deleted_at) select gen_random_uuid(), ada,
  pg_temp.doc(jsonb_build_array(pg_temp.photo('deleted draft')), '[]'), now() from t;

select is(private.queue_unused_photos(), 1, 'one folder is used by nobody any more');
select is(pg_temp.queued(), '{removed long ago}'::text[], 'that of what was removed more than thirty days ago');

-- The copy covers a face: the older picture is gone with that save.
select tests.sign_in((select ada from t));
select public.save_draft(draft, pg_temp.doc(jsonb_build_array(pg_temp.photo('copied')), '[]'), 1) from t;
select public.save_draft(copy, pg_temp.doc(jsonb_build_array(
  pg_temp.photo('newer', '{older,copied,foreign,listed}')), '[]'), 1) from t;
select tests.sign_out();
select is(pg_temp.queued(), '{older,"removed long ago"}'::text[], 'the older form of a picture is queued at once');
select is((select count(*)::integer from private.photo_folders p where p.folder::text = pg_temp.folder('older')), 0,
  'and takes no file any more');
select is((select count(*)::integer from private.used_photo_folders p where p.folder = pg_temp.folder('older')), 1,
  'not even one that is under way');
select ok('copied' <> all (pg_temp.queued()), 'another draft that shows the older form keeps it');
select ok('foreign' <> all (pg_temp.queued()), 'a folder of somebody else is not removed by naming it');
select ok('listed' <> all (pg_temp.queued()), 'nor is one that a listing shows');
-- Saved again, nothing more happens.
select tests.sign_in((select ada from t));
select public.save_draft(copy, pg_temp.doc(jsonb_build_array(
  pg_temp.photo('newer', '{older}'), pg_temp.photo('copied')), '[]'), 2) from t;
select tests.sign_out();
select is(pg_temp.queued(), '{older,"removed long ago"}'::text[], 'once');
select * from finish();

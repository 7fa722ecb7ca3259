-- A save of a home adds photos and puts other files in the place of theirs: files of whoever may change the home,
-- complete and looked at. The older files leave.
select plan(12);

create temp table t as select tests.agency('mended-brand') as brand, tests.person('agent') as agent,
  tests.person('stranger') as stranger, gen_random_uuid() as added;
insert into public.agency_members select brand, agent, 'agent' from t;
create temp table g as select tests.game('mended-game', brand, '{25000000}') as game from t;
create temp table h as select gl.id, gl.listing_id from public.game_listings gl, g where gl.game_id = g.game;
delete from public.listing_photos lp using h where lp.listing_id = h.listing_id;
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select listing_id, 1, gen_random_uuid()::text, '{480,960}', 960, 640, 'The front', 'data:,', 'first' from h;
create temp table p as select lp.id, lp.path from public.listing_photos lp join h on h.listing_id = lp.listing_id;
create temp table f (name text, folder uuid not null default gen_random_uuid());
insert into f (name) values ('new'), ('mended'), ('not looked at'), ('not there'), ('foreign');
insert into private.photo_folders (folder, user_id, clean_files)
  select f.folder, case f.name when 'foreign' then stranger else agent end,
    case f.name when 'not looked at' then '{}' else array[f.folder || '/480.webp'] end from f, t;
insert into storage.objects (bucket_id, name) select 'listing-photos', folder || '/480.webp' from f
  where name <> 'not there';
grant select on t, g, h, p, f to public;
create function pg_temp.photo(id uuid, wanted text default null) returns jsonb language sql as $$
  select jsonb_build_object('id', id, 'alt', coalesce(wanted, 'as it was'), 'is_hidden', false, 'file', (
    select jsonb_build_object('path', folder, 'file_type', 'webp', 'widths', '[480]'::jsonb, 'width', 480,
      'height', 360, 'placeholder', 'data:,', 'rights_status', 'agency-consent', 'content_hash', 'mine')
    from f where name = wanted))
$$;
create function pg_temp.save(version integer, photos jsonb) returns jsonb language sql as $$
  select public.save_listing(agent, 'mended-game', h.id, version, 'mended-brand', null, null, photos) from t, h
$$;

select tests.serve();
select tests.refuses(format('select pg_temp.save(1, %L)', jsonb_build_array(pg_temp.photo(p.id),
  pg_temp.photo(added, wanted))), code, 422, 'a photo ' || wanted || ' is refused')
from p, t, (values ('not looked at', 'photo_incomplete'), ('not there', 'photo_incomplete'),
  ('foreign', 'photo_incomplete'), ('no file', 'invalid_request')) as v (wanted, code);
select tests.sign_out();
create temp table saved as select pg_temp.save(1, jsonb_build_array(pg_temp.photo(added, 'new'),
  pg_temp.photo(p.id, 'mended'))) as answer from p, t;
select is((select array_agg(lp.path order by lp.position) from public.listing_photos lp, h
    where lp.listing_id = h.listing_id),
  (select array_agg(folder::text order by name desc) from f where name in ('new', 'mended')),
  'a new photo comes where it was put, another gets its new picture');
select is((select id from public.listing_photos where alt = 'mended'), id, 'and stays the photo that it was') from p;
select is((select rights_status || ' ' || content_hash from public.listing_photos where alt = 'mended'), 'own first',
  'with its rights and the mark of what it was made from');
select is((select rights_status from public.listing_photos where id = added), 'agency-consent',
  'a new one has its own') from t;
select is((select answer -> 'removed_files' from saved),
  jsonb_build_array(path || '/480.webp', path || '/960.webp'), 'the older files are named, to be deleted') from p;
select is((select count(*)::integer from private.file_removals r join p on p.path = r.folder), 1,
  'and remembered until they are');
select is((select count(*)::integer from private.photo_folders pf join f on f.folder = pf.folder
  where f.name in ('new', 'mended')), 0, 'what is shown takes no other file');
select is(jsonb_array_length((pg_temp.save(2, jsonb_build_array(pg_temp.photo(p.id)))) -> 'removed_files'), 1,
  'one that leaves again takes its files along') from p;
select * from finish();

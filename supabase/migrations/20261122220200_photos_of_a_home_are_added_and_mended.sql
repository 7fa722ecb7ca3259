-- Photos of a published home are added, and pictures of them replaced: cropped, or with something covered up.
--
-- A photo of a save may bring a file: { path, file_type, widths, width, height, placeholder, rights_status,
-- content_hash }. An id that the home has gets that file in the place of its own, whose folder is queued for removal in
-- the same transaction; any other id is a new photo. Files keep to what publishing asks of them: in a folder that was
-- given to somebody who may change the home, all there, and looked at. A replaced picture keeps the hash of what it was
-- made from, so that a takedown of it still finds it.

create function private.check_managed_files(listing_id uuid, photos jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  files jsonb := coalesce((select jsonb_agg(p -> 'file') from jsonb_array_elements(photos) p
    where jsonb_typeof(p -> 'file') = 'object'), '[]'::jsonb);
  home uuid := (select l.asset_id from public.listings l where l.id = check_managed_files.listing_id);
  giver record;
  found_files integer := 0;
begin
  for giver in
    select f.user_id, jsonb_agg(n.file) as files, count(*)::integer as many
    from jsonb_array_elements(files) as n (file)
    join private.photo_folders f on f.folder::text = n.file ->> 'path'
    where private.user_manages_asset(home, f.user_id)
    group by f.user_id
  loop
    perform private.check_photos(giver.files, giver.user_id);
    found_files := found_files + giver.many;
  end loop;
  if found_files <> jsonb_array_length(files) then
    perform private.refuse(422, 'photo_incomplete',
      'A photo is not stored completely. Wait until every photo is uploaded, or remove it, and save again.');
  end if;
end $$;
comment on function private.check_managed_files
  is 'Refuses new files of a home''s photos that are not all there, not looked at, or nobody''s who may change it.';

create or replace function private.set_managed_photos(listing_id uuid, photos jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted uuid[] := array(select (p ->> 'id')::uuid from jsonb_array_elements(set_managed_photos.photos) p);
  files jsonb;
begin
  if exists (
      select from jsonb_array_elements(set_managed_photos.photos) w
      left join public.listing_photos p on p.id = (w ->> 'id')::uuid
      where p.listing_id is distinct from set_managed_photos.listing_id
        and (p.id is not null or jsonb_typeof(w -> 'file') is distinct from 'object')) then
    perform private.refuse(422, 'invalid_request',
      'One of these photos is not of this home. Reload the page and try again.');
  end if;
  perform private.check_managed_files(set_managed_photos.listing_id, set_managed_photos.photos);
  with gone as (
    delete from public.listing_photos p where p.listing_id = set_managed_photos.listing_id and p.id <> all (wanted)
      returning p.*),
  left_over as (
    select g.path, g.widths, g.file_type from gone g
    union all
    select p.path, p.widths, p.file_type from public.listing_photos p
    join jsonb_array_elements(set_managed_photos.photos) w on p.id = (w ->> 'id')::uuid
    where p.listing_id = set_managed_photos.listing_id and p.path <> w -> 'file' ->> 'path'),
  -- Remembered until the files are gone, so that a crash in between leaves none behind.
  queued as (
    insert into private.file_removals (bucket_id, folder) select 'listing-photos', o.path from left_over o on conflict
      do nothing)
  select coalesce(jsonb_agg(o.path || '/' || w || '.' || o.file_type), '[]'::jsonb) into files
    from left_over o, unnest(o.widths) w;
  -- Out of the way first: two photos never have one position, not even for a moment.
  update public.listing_photos p set position = -p.position - 1 where p.listing_id = set_managed_photos.listing_id;
  insert into public.listing_photos as k (id, listing_id, position, path, file_type, widths, width, height, alt,
    placeholder, rights_status, content_hash)
  select (n.photo ->> 'id')::uuid, set_managed_photos.listing_id, n.place, n.file ->> 'path', n.file ->> 'file_type',
    array(select jsonb_array_elements_text(n.file -> 'widths')::integer), (n.file ->> 'width')::integer,
    (n.file ->> 'height')::integer, n.photo ->> 'alt', n.file ->> 'placeholder', n.file ->> 'rights_status',
    n.file ->> 'content_hash'
  from (
    select w.photo, w.photo -> 'file' as file, w.place
    from jsonb_array_elements(set_managed_photos.photos) with ordinality as w (photo, place)) n
  where jsonb_typeof(n.file) = 'object'
  on conflict (id) do update set path = excluded.path, file_type = excluded.file_type, widths = excluded.widths,
    width = excluded.width, height = excluded.height, placeholder = excluded.placeholder;
  delete from private.photo_folders f using jsonb_array_elements(set_managed_photos.photos) w
    where f.folder::text = w -> 'file' ->> 'path';
  update public.listing_photos p set position = n.place, alt = coalesce(n.photo ->> 'alt', p.alt),
    room = nullif(btrim(n.photo ->> 'room'), ''),
    attribution = nullif(btrim(n.photo ->> 'attribution'), ''),
      is_hidden = coalesce((n.photo ->> 'is_hidden')::boolean, false)
  from jsonb_array_elements(set_managed_photos.photos) with ordinality as n (photo, place)
  where p.id = (n.photo ->> 'id')::uuid;
  return files;
end $$;
comment on function private.set_managed_photos
  is 'Orders, captions, hides, adds, replaces and removes the photos of a listing; answers the files to delete.';

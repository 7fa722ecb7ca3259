-- A file of a dossier's photo is stored by our function alone, after it has looked at every byte: pixels come in, and
-- neither place, camera nor time with them. What it stored stands in the row, so that no row shows a file that nobody
-- checked.
--
-- Nobody signs an address of such a file: an address outlives the right to it. A file is read by its readers' own
-- sign-in, and whoever lost the dossier a moment ago is refused at the next file. A photo that is removed is gone for
-- everybody and can be put back for seven days.

alter table public.dossier_photos
  add column stored_widths integer[] not null default '{}',
  add column removed_at timestamptz,
  add constraint a_dossier_photo_has_files_of_its_widths check (stored_widths <@ widths);
comment on column public.dossier_photos.stored_widths is
  'the widths whose file was checked and stored, by our function';
comment on column public.dossier_photos.removed_at is 'when it was removed; it can be put back for seven days';
create index dossier_photos_that_were_removed on public.dossier_photos (removed_at) where removed_at is not null;

drop policy "people of a dossier read its photos" on public.dossier_photos;
create policy "people of a dossier read its photos" on public.dossier_photos for select to authenticated
  using (removed_at is null and dossier_id in (select private.dossiers_where('dossier.read')));

-- Files.
drop policy "people of a dossier see its files" on storage.objects;
drop policy "owner and partner store files of photos that have a row" on storage.objects;
drop policy "owner and partner remove files of a dossier" on storage.objects;
drop function private.may_store_dossier_photo(text);

create function private.may_read_dossier_photo(file_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.dossier_photos p
    where p.dossier_id in (select private.dossiers_where('dossier.read')) and p.removed_at is null
      and may_read_dossier_photo.file_name in (
        select p.dossier_id || '/' || p.id || '/' || w || '.webp' from unnest(p.stored_widths) w));
end $$;
comment on function private.may_read_dossier_photo is
  'Is this a checked file of a photo in a dossier that the caller reads?';
grant execute on function private.may_read_dossier_photo(text) to authenticated;
create policy "people of a dossier read its checked files, and sign no address of them" on storage.objects
  for select to authenticated
  using (bucket_id = 'dossier-photos'
    and current_setting('storage.operation', true) in ('storage.object.get_authenticated', 'object.get_authenticated')
    and private.may_read_dossier_photo(name));

create function private.dossier_photo_to_store(photo_id uuid, width integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  photo public.dossier_photos;
begin
  select p.* into photo from public.dossier_photos p where p.id = dossier_photo_to_store.photo_id;
  perform private.dossier_for(photo.dossier_id, 'dossier.edit');
  if not dossier_photo_to_store.width = any (photo.widths) then
    perform private.refuse(404, 'not_found', 'The photo has no file of this width.');
  end if;
  perform private.hold_to_rate('dossier-photo:' || (select auth.uid()), 900);
  return jsonb_build_object('dossier_id', photo.dossier_id, 'is_stored',
    dossier_photo_to_store.width = any (photo.stored_widths));
end $$;
comment on function private.dossier_photo_to_store is
  'Of which dossier a photo is that the caller may store a file of, and whether that file is there already.';
select private.expose('private.dossier_photo_to_store(uuid, integer)', 'authenticated');

create function private.note_dossier_photo_file(photo_id uuid, width integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update public.dossier_photos p
    set stored_widths = (select array_agg(w order by w) from unnest(p.stored_widths || note_dossier_photo_file.width) w)
    where p.id = note_dossier_photo_file.photo_id and note_dossier_photo_file.width = any (p.widths)
      and not note_dossier_photo_file.width = any (p.stored_widths);
  return exists (select from public.dossier_photos p where p.id = note_dossier_photo_file.photo_id
    and note_dossier_photo_file.width = any (p.stored_widths));
end $$;
comment on function private.note_dossier_photo_file is
  'Notes that a file of a photo was checked and stored; false where the photo is gone by now.';
select private.expose('private.note_dossier_photo_file(uuid, integer)', 'service_role');

create function private.set_dossier_photo_removed(photo_id uuid, is_removed boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  photo public.dossier_photos;
begin
  select p.* into photo from public.dossier_photos p where p.id = set_dossier_photo_removed.photo_id;
  perform private.dossier_for(photo.dossier_id, 'dossier.edit');
  update public.dossier_photos p
    set removed_at = case when set_dossier_photo_removed.is_removed then coalesce(p.removed_at, now()) end
    where p.id = photo.id;
  return true;
end $$;
comment on function private.set_dossier_photo_removed is
  'For owner and partner: removes a photo from everybody''s sight, or puts it back within seven days.';
select private.expose('private.set_dossier_photo_removed(uuid, boolean)', 'authenticated');

create function private.forget_removed_photos() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from public.dossier_photos p where p.removed_at < now() - interval '7 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
comment on function private.forget_removed_photos is
  'Deletes photos, with their files, that were removed seven days ago.';
insert into private.periodic_jobs (job, every_seconds, ran_at) values ('forget_removed_photos', 3600, '-infinity');

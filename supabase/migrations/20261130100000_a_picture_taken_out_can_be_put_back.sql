-- A picture of an agency's page that was taken out can be put back, also where nothing shows it any more.
--
-- Saves of one person within ten minutes are one version, so a picture that stood there for five minutes is in none;
-- to put it back was refused, since nothing goes twice into a folder. A folder says now whose pages took its picture.

alter table private.photo_folders add column agency_id uuid
  constraint a_photo_folder_was_taken_by_an_agency references public.agencies on delete set null;
comment on column private.photo_folders.agency_id is 'the agency whose pages or look took this picture; null: none';
create index photo_folders_by_agency on private.photo_folders (agency_id);

create or replace function private.take_site_photo(photo jsonb, agency_id uuid, user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if exists (select from private.photo_folders f where f.agency_id = take_site_photo.agency_id
      and f.folder::text = photo ->> 'path')
    or exists (select from private.site_fields f where f.agency_id = take_site_photo.agency_id
      and f.value ->> 'path' = photo ->> 'path')
    or exists (select from private.site_versions v where v.agency_id = take_site_photo.agency_id
      and v.content @? format('$.fields[*].value.path ? (@ == %s)', (photo -> 'path')::text)::jsonpath) then
    return;
  end if;
  perform private.check_photos(jsonb_build_array(photo || jsonb_build_object('file_type', photo -> 'fileType')),
    user_id);
  insert into private.used_photo_folders (folder) values (photo ->> 'path') on conflict do nothing;
  -- A name of a folder by now: check_photos found it.
  update private.photo_folders f set agency_id = take_site_photo.agency_id where f.folder = (photo ->> 'path')::uuid;
end $$;

-- What changes in a dossier is told to whoever has it open, and its photos lie in a bucket of their own.
--
-- The topic says which part changed and nothing of what is in it: whoever hears it asks again, by their own rights as
-- they are then. Offers, the profile and what they belong to are one part, called private. A file may be stored once
-- its photo has a row, so that everything in the bucket is known.

create function private.may_hear_dossier(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return may_hear_dossier.topic like 'dossier:%' and exists (
    select from private.dossiers_where('dossier.read') as d (id)
    where d.id::text = substr(may_hear_dossier.topic, 9));
end $$;
comment on function private.may_hear_dossier is 'Is this the topic of a dossier that the caller reads?';
grant execute on function private.may_hear_dossier(text) to authenticated;
create policy "people of a dossier listen to its topic" on realtime.messages for select to authenticated
  using (private.may_hear_dossier((select realtime.topic())));
create policy "people of a dossier say that they are there" on realtime.messages for insert to authenticated
  with check (extension = 'presence' and private.may_hear_dossier((select realtime.topic())));

create function private.tell_of_dossier() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  told record;
begin
  for told in select distinct c.dossier_id from changed c loop
    perform realtime.send(jsonb_build_object('part',
      case when tg_table_name in ('dossier_offers', 'hunter_profiles') then 'private' else tg_table_name end),
      'changed', 'dossier:' || told.dossier_id, true);
  end loop;
  return null;
end $$;
comment on function private.tell_of_dossier is
  'Trigger: tells the people of a dossier which part of it changed, once for a statement.';
do $$
declare
  one text;
begin
  foreach one in array '{dossier_members,dossier_assets,assets_comparisons,dossier_notes,dossier_queries,'
    'dossier_tasks,dossier_events,dossier_photos,dossier_offers,hunter_profiles}'::text[] loop
    execute format('create trigger what_comes_is_told after insert on public.%I referencing new table as changed '
      'for each statement execute function private.tell_of_dossier()', one);
    execute format('create trigger what_changes_is_told after update on public.%I referencing new table as changed '
      'for each statement execute function private.tell_of_dossier()', one);
    execute format('create trigger what_goes_is_told after delete on public.%I referencing old table as changed '
      'for each statement execute function private.tell_of_dossier()', one);
  end loop;
end $$;

-- Photos.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('dossier-photos', 'dossier-photos', false, 10485760, '{image/webp,image/jpeg}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- {dossier_id}/{photo id}/{width}.webp, of a photo that the caller sees and with a width that it has.
create function private.may_store_dossier_photo(file_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.dossier_photos p
    where p.dossier_id in (select private.dossiers_where('dossier.edit'))
      and may_store_dossier_photo.file_name in (
        select p.dossier_id || '/' || p.id || '/' || w || '.webp' from unnest(p.widths) w));
end $$;
comment on function private.may_store_dossier_photo is
  'Is this file one of a photo that has a row in a dossier which the caller edits?';
grant execute on function private.may_store_dossier_photo(text) to authenticated;
create policy "people of a dossier see its files" on storage.objects for select to authenticated
  using (bucket_id = 'dossier-photos'
    and split_part(name, '/', 1) in (select d::text from private.dossiers_where('dossier.read') d));
create policy "owner and partner store files of photos that have a row" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'dossier-photos' and private.may_store_dossier_photo(name));
create policy "owner and partner remove files of a dossier" on storage.objects for delete to authenticated
  using (bucket_id = 'dossier-photos'
    and split_part(name, '/', 1) in (select d::text from private.dossiers_where('dossier.edit') d));

create function private.hold_dossier_photos() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into private.file_removals (bucket_id, folder) values ('dossier-photos', old.dossier_id || '/' || old.id)
      on conflict do nothing;
  elsif (select count(*) from public.dossier_photos p where p.dossier_id = new.dossier_id) >= 2000 then
    perform private.refuse(409, 'dossier_full', 'This dossier has two thousand photos already. Remove some of them.');
  end if;
  return coalesce(new, old);
end $$;
comment on function private.hold_dossier_photos is
  'Trigger: a dossier has at most two thousand photos, and files go with their photo.';
create trigger a_dossier_has_so_many_photos before insert on public.dossier_photos
  for each row execute function private.hold_dossier_photos();
create trigger files_go_with_their_photo after delete on public.dossier_photos
  for each row execute function private.hold_dossier_photos();

-- Photos within what was allowed.
--
-- Storage asks a policy whether somebody may upload when the upload begins, or when a link for it is made, which is up
-- to two hours before; the row of the file is written at the end, by Storage itself. So what must hold at the end is
-- held there, by a trigger on the files' rows: under a lock on the folder, so that of uploads at once none passes the
-- limit.
--
-- A folder that a listing shows, or ever showed, or whose files are to be removed, is used up: nobody's file goes there
-- again, not even by a link from before a takedown and not with the server's key. An address of a photo therefore
-- always means the same picture, or none.
--
-- Players get no file that was not looked at: publish-game reads each one, takes everything but its pixels out and
-- notes it as clean (photos_to_check, photos_checked); publish_game refuses photos with any other file in their folder.

-- How many folders somebody got on a day. Kept apart from the folders, which are gone once a game uses them.
create table private.photo_days (
  user_id uuid not null,
  given_on date not null,
  folders integer not null,
  constraint a_user_has_one_count_of_photos primary key (user_id),
  constraint photos_are_counted_for_a_user foreign key (user_id) references auth.users (id) on delete cascade,
  constraint a_user_gets_at_most_3000_photo_folders_a_day check (folders between 1 and 3000)
);
comment on table private.photo_days
  is 'How many photo folders each person got on the last day that they asked for some (UTC).';
alter table private.photo_days enable row level security;
insert into private.photo_days (user_id, given_on, folders)
  select f.user_id, (now() at time zone 'utc')::date, least(count(*), 3000) from private.photo_folders f
  where f.user_id is not null and f.created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'
    group by f.user_id;

create or replace function private.create_photo_folders(folder_count integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  today date := (now() at time zone 'utc')::date;
  counted integer;
  folders jsonb;
begin
  if folder_count is null or folder_count not between 1 and 100 then
    perform private.refuse(422, 'invalid_request', 'Ask for 1 to 100 folders at a time.');
  end if;
  -- Counted in one row: of calls at once, each sees what the one before it took.
  insert into private.photo_days as d (user_id, given_on, folders) values (caller, today, folder_count)
    on conflict on constraint a_user_has_one_count_of_photos do update
      set given_on = excluded.given_on, folders = excluded.folders + case when d.given_on = excluded.given_on
        then d.folders else 0 end
      where d.given_on <> excluded.given_on or d.folders + excluded.folders <= 3000
    returning d.folders into counted;
  if counted is null then
    perform private.refuse(429, 'photo_limit',
      'You have added 3,000 photos today, which is the most for a day. Go on tomorrow.', '3600');
  end if;
  with made as (
    insert into private.photo_folders as f (user_id) select caller from generate_series(1, folder_count)
      returning f.folder)
  select jsonb_agg(m.folder) into folders from made m;
  return folders;
end $$;

create table private.used_photo_folders (
  folder text not null,
  used_at timestamptz not null default now(),
  constraint a_photo_folder_is_used_up_once primary key (folder)
);
comment on table private.used_photo_folders
  is 'Folders that a listing shows or showed, or whose files are to be removed: no file goes there again.';
alter table private.used_photo_folders enable row level security;

create function private.use_up_photo_folder() returns trigger language plpgsql volatile security definer
  set search_path = '' as $$
begin
  insert into private.used_photo_folders (folder) values (case tg_table_name when 'listing_photos'
    then to_jsonb(new) ->> 'path' else to_jsonb(new) ->> 'folder' end)
    on conflict do nothing;
  return null;
end $$;
comment on function private.use_up_photo_folder
  is 'A folder that a listing shows, or that is to be emptied, takes no file any more.';
create trigger a_listed_folder_is_used_up after insert or update of path on public.listing_photos
  for each row execute function private.use_up_photo_folder();
create trigger a_folder_to_be_emptied_is_used_up after insert on private.file_removals
  for each row when (new.bucket_id = 'listing-photos') execute function private.use_up_photo_folder();
insert into private.used_photo_folders (folder)
  select p.path from public.listing_photos p union select r.folder from private.file_removals r
    where r.bucket_id = 'listing-photos'
  on conflict do nothing;

alter table private.photo_folders add column clean_files text[] not null default '{}';
comment on column private.photo_folders.clean_files
  is 'Names of its files that were looked at and hold nothing but pixels.';

-- Runs where Storage writes the row of a file: by whomever the upload was asked for (its owner), as Storage's own role.
create function private.hold_photo_uploads() returns trigger language plpgsql volatile security definer
  set search_path = '' as $$
declare
  in_folder text := split_part(new.name, '/', 1);
  person text := coalesce(nullif(to_jsonb(new) ->> 'owner_id', ''), to_jsonb(new) ->> 'owner',
    (select auth.uid())::text);
begin
  if exists (select from private.used_photo_folders u where u.folder = in_folder) then
    raise insufficient_privilege using message = 'This folder is used up: a listing shows it, or it was taken down.';
  end if;
  if tg_op = 'UPDATE' then
    -- The server replaces a file by its clean copy; nobody else replaces any.
    if (select auth.uid()) is not null then
      raise insufficient_privilege using message = 'A stored photo is not replaced. Upload another one.';
    end if;
    return new;
  end if;
  -- Importers write with the server's key, each photo into a new folder of its own.
  if person is null then
    return new;
  end if;
  perform from private.photo_folders f
    where f.folder::text = in_folder and f.user_id::text = person
      and f.created_at > now() - interval '30 days' for update;
  if not found then
    raise insufficient_privilege using message = 'This folder was not given to you, or its month is over.';
  end if;
  if exists (select from storage.objects o where o.bucket_id = new.bucket_id and o.name = new.name) then
    raise unique_violation using message = 'The resource already exists.';
  end if;
  if (select count(*) from storage.objects o where o.bucket_id = new.bucket_id
    and starts_with(o.name, in_folder || '/')) >= 4 then
    raise insufficient_privilege using message = 'A photo has at most four files.';
  end if;
  return new;
end $$;
comment on function private.hold_photo_uploads
  is 'Refuses a file for a folder that is used up, full or somebody else''s, at the moment its row is written.';
create trigger a_new_photo_file_keeps_to_its_folder before insert on storage.objects
  for each row when (new.bucket_id = 'listing-photos') execute function private.hold_photo_uploads();
create trigger a_stored_photo_file_stays before update of bucket_id, name, version on storage.objects
  for each row when (new.bucket_id = 'listing-photos' and (old.bucket_id, old.name, old.version) is distinct
    from (new.bucket_id, new.name, new.version))
  execute function private.hold_photo_uploads();

-- Asked when an upload begins or a link for one is made; the trigger asks again when it ends.
create or replace function private.may_upload_photo(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if may_upload_photo.name !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[1-9][0-9]{1,3}\.(webp|jpg)$' then
    return false;
  end if;
  return exists (
      select from private.photo_folders f
      where f.folder = left(may_upload_photo.name, 36)::uuid and f.user_id = (select auth.uid())
        and f.created_at > now() - interval '30 days')
    and not exists (select from private.used_photo_folders u where u.folder = left(may_upload_photo.name, 36))
    and (select count(*) from storage.objects o
      where o.bucket_id = 'listing-photos' and starts_with(o.name, left(may_upload_photo.name, 37))) < 4;
end $$;

create function private.photos_to_check(user_id uuid, folders text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- A folder has at most four files, a game at most 50 homes with 40 photos each.
  return (
    select coalesce(jsonb_agg(n.name order by n.name), '[]'::jsonb) from (
      select o.name from private.photo_folders f
      join storage.objects o on o.bucket_id = 'listing-photos' and starts_with(o.name, f.folder || '/')
      where f.folder::text = any (photos_to_check.folders) and f.user_id = photos_to_check.user_id
        and o.name <> all (f.clean_files)
      order by o.name limit 8000) n);
end $$;
comment on function private.photos_to_check is 'Files in folders of a user that nobody has looked at yet.';

create function private.photos_checked(user_id uuid, files text[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  noted integer;
begin
  with clean as (
    select split_part(n, '/', 1) as folder, array_agg(distinct n) as names from unnest(photos_checked.files) n
      group by 1)
  update private.photo_folders f set clean_files = array(select distinct u from unnest(f.clean_files || c.names) u)
    from clean c where f.folder::text = c.folder and f.user_id = photos_checked.user_id;
  get diagnostics noted = row_count;
  return noted;
end $$;
comment on function private.photos_checked
  is 'Notes files that hold nothing but pixels now; answers in how many folders.';

create function public.photos_to_check(user_id uuid, folders text[]) returns jsonb language sql stable
  set search_path = '' as $$
  select private.photos_to_check(user_id, folders)
$$;
create function public.photos_checked(user_id uuid, files text[]) returns integer language sql volatile
  set search_path = '' as $$
  select private.photos_checked(user_id, files)
$$;
comment on function public.photos_to_check
  is 'For publish-game: names of files that are to be looked at before players get them. The caller has verified '
  'user_id.';
comment on function public.photos_checked is 'For publish-game: these files hold nothing but pixels.';
grant execute on function private.photos_to_check(uuid, text[]), public.photos_to_check(uuid, text[]) to service_role;
grant execute on function private.photos_checked(uuid, text[]), public.photos_checked(uuid, text[]) to service_role;

-- Every photo of a new home lies in a folder of its own that its creator was given: whole, and clean to the last file.
create or replace function private.check_photos(photos jsonb, user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- From here on nothing goes into these folders; publishing uses them up.
  perform from private.photo_folders f where f.user_id = check_photos.user_id
    and f.folder::text in (select p ->> 'path' from jsonb_array_elements(photos) p)
    order by f.folder for update;
  if exists (
    select from jsonb_array_elements(photos) p
    left join private.photo_folders f on f.folder::text = p ->> 'path' and f.user_id = check_photos.user_id
    where f.folder is null
      or exists (select from private.used_photo_folders u where u.folder = p ->> 'path')
      or exists (
        select from storage.objects o
        where o.bucket_id = 'listing-photos' and starts_with(o.name, (p ->> 'path') || '/')
          and o.name <> all (f.clean_files))
      or exists (
        select from jsonb_array_elements_text(p -> 'widths') w
        where not exists (select from storage.objects o where o.bucket_id = 'listing-photos'
          and o.name = (p ->> 'path') || '/' || w || '.' || coalesce(p ->> 'file_type', 'webp'))))
      or (select count(*) <> count(distinct p ->> 'path') from jsonb_array_elements(photos) p) then
    perform private.refuse(422, 'photo_incomplete',
      'A photo is not stored completely. Wait until every photo is uploaded, or remove it, and publish again.');
  end if;
end $$;
comment on function private.check_photos
  is 'Refuses photos that are not all there, not looked at, or not their creator''s.';

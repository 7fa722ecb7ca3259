-- Deleting can be undone.
--
-- A deleted draft is kept for thirty days, under its own id: restoring it brings back that draft and never a second
-- one. Among the drafts that are there it is not listed and not counted. A save of it, from a device that did not hear
-- of the deletion, brings it back as well: somebody works on it. Of each person the hundred that were deleted last are
-- kept.
--
-- Homes and photos that were taken out of a draft stay in its document for as long, and so do their files. A picture
-- that was cropped or covered up is a new file; its draft names the folders of the older ones, and these are queued for
-- removal with the save that says so.

alter table private.game_drafts add column deleted_at timestamptz;
comment on column private.game_drafts.deleted_at is 'When its creator deleted it; a month later it goes for good.';
create index game_drafts_by_deletion on private.game_drafts (deleted_at) where deleted_at is not null;

create or replace function private.draft_answer(draft private.game_drafts, with_document boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object('id', draft.id, 'version', draft.version, 'updated_at', draft.updated_at,
    'title', draft.document ->> 'title', 'family', draft.document ->> 'family',
    'rows', case when jsonb_typeof(draft.document -> 'rows') = 'array' then jsonb_array_length(draft.document -> 'rows')
      else 0 end,
    'deleted_at', draft.deleted_at,
    'published', (
      select jsonb_build_object('game_id', g.id, 'slug', g.slug, 'family', g.family, 'state', g.state, 'title', g.title,
        'visibility', g.visibility, 'brand', a.key)
      from public.games g join public.agencies a on a.id = g.agency_id where g.id = draft.published_game_id))
    || case when with_document then jsonb_build_object('document', draft.document) else '{}'::jsonb end;
end $$;

create or replace function private.own_drafts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(private.draft_answer(o.draft, false) order by (o.draft).updated_at desc), '[]'::jsonb)
    from (
      select d as draft from private.game_drafts d where d.owner_id = (select auth.uid()) and d.deleted_at is null
        order by d.updated_at desc limit 200) o);
end $$;

create function private.deleted_drafts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(private.draft_answer(o.draft, false) order by (o.draft).deleted_at desc), '[]'::jsonb)
    from (
      select d as draft from private.game_drafts d where d.owner_id = (select auth.uid())
        and d.deleted_at > now() - interval '30 days' order by d.deleted_at desc limit 100) o);
end $$;
comment on function private.deleted_drafts is 'Drafts that the caller deleted in the last thirty days, the last first.';
select private.expose('private.deleted_drafts()', 'authenticated');

create or replace function private.delete_draft(draft_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  is_deleted boolean;
begin
  update private.game_drafts d set deleted_at = now() where d.id = delete_draft.draft_id
    and d.owner_id = (select auth.uid()) and d.deleted_at is null;
  is_deleted := found;
  delete from private.game_drafts d where d.id in (
    select o.id from private.game_drafts o where o.owner_id = (select auth.uid()) and o.deleted_at is not null
      order by o.deleted_at desc, o.id offset 100);
  return is_deleted;
end $$;
comment on function private.delete_draft
  is 'Deletes a draft of the caller''s, which can be undone for thirty days; its game stays.';
select private.expose('private.delete_draft(uuid)', 'authenticated');

create function private.restore_draft(draft_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  draft private.game_drafts;
begin
  perform pg_advisory_xact_lock(hashtextextended('drafts:' || caller, 0));
  select d.* into draft from private.game_drafts d where d.id = restore_draft.draft_id and d.owner_id = caller
    for update;
  if draft.id is null then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  if draft.deleted_at is null then
    return private.draft_answer(draft, false);
  end if;
  if (select count(*) from private.game_drafts d where d.owner_id = caller and d.deleted_at is null) >= 100 then
    perform private.refuse(409, 'draft_limit',
      'You have 100 drafts, which is the most that are kept. Delete one that you do not need.');
  end if;
  update private.game_drafts d set deleted_at = null where d.id = draft.id returning d.* into draft;
  return private.draft_answer(draft, false);
end $$;
comment on function private.restore_draft is 'Brings a deleted draft of the caller''s back; one that is there stays.';
select private.expose('private.restore_draft(uuid)', 'authenticated');

create function private.forget_deleted_drafts() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  forgotten integer;
begin
  delete from private.game_drafts d where d.deleted_at < now() - interval '30 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
comment on function private.forget_deleted_drafts
  is 'Drafts that were deleted a month ago go for good; answers how many.';
insert into private.periodic_jobs (job, every_seconds) values ('forget_deleted_drafts', 3600);

create or replace function private.save_draft(draft_id uuid, document jsonb, base_version integer default 0,
  save_id uuid default null, unanswered uuid[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  draft private.game_drafts;
begin
  if jsonb_typeof(save_draft.document) is distinct from 'object' or octet_length(save_draft.document::text) > 8388608
    then
    perform private.refuse(422, 'draft_too_large',
      'A draft holds at most eight megabytes. Take homes out, or build two games.');
  end if;
  -- Two saves of one draft, its first included, come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('draft:' || save_draft.draft_id, 0));
  select d.* into draft from private.game_drafts d where d.id = save_draft.draft_id;
  if draft.id is null then
    -- First saves of one person come one after the other, so that none passes the limit.
    perform pg_advisory_xact_lock(hashtextextended('drafts:' || caller, 0));
    if (select count(*) from private.game_drafts d where d.owner_id = caller and d.deleted_at is null) >= 100 then
      perform private.refuse(409, 'draft_limit',
        'You have 100 drafts, which is the most that are kept. Delete one that you do not need.');
    end if;
    insert into private.game_drafts as d (id, owner_id, document, last_save_id)
      values (save_draft.draft_id, caller, save_draft.document, save_draft.save_id) returning d.* into draft;
    return private.draft_answer(draft, false);
  end if;
  if draft.owner_id <> caller then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  -- The same save again, after a lost reply.
  if draft.document = save_draft.document then
    return private.draft_answer(draft, false);
  end if;
  if draft.published_game_id is not null
      or draft.version is distinct from save_draft.base_version
        and not coalesce(draft.last_save_id = any (save_draft.unanswered), false) then
    perform private.refuse(409, 'draft_changed',
      'This draft was changed or published elsewhere meanwhile. Choose which version to keep.', draft.version::text);
  end if;
  update private.game_drafts d set document = save_draft.document, version = d.version + 1,
    last_save_id = save_draft.save_id, updated_at = now(), deleted_at = null
    where d.id = draft.id returning d.* into draft;
  return private.draft_answer(draft, false);
end $$;

-- Folders that a document names: photos of its homes, and what was taken out of it in the last thirty days.
create function private.folders_of_draft(document jsonb) returns setof text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select p.folder #>> '{}' from jsonb_path_query(folders_of_draft.document, 'lax $.rows[*].photos[*].folder')
      as p (folder)
    union
    select f.folder #>> '{}' from jsonb_path_query(folders_of_draft.document, 'lax $.removed[*]') as r (thing),
      jsonb_path_query(r.thing, 'lax $.**.folder') as f (folder)
    where r.thing ->> 'at' > to_char(now() at time zone 'UTC' - interval '30 days', 'YYYY-MM-DD"T"HH24:MI:SS');
end $$;
comment on function private.folders_of_draft is 'Photo folders that a draft needs, also to undo what was removed.';

create or replace function private.queue_unused_photos(grace interval default '30 days') returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  queued integer;
begin
  -- One caller at a time; a second one has nothing to add.
  if not pg_try_advisory_xact_lock(hashtextextended('queue_unused_photos', 0)) then
    return 0;
  end if;
  with old as (
    select f.folder, f.user_id from private.photo_folders f where f.created_at < now() - grace for update skip locked),
  named as (
    -- The creator's drafts alone can name a folder: publishing refuses folders of others.
    select p.folder from private.game_drafts d, private.folders_of_draft(d.document) as p (folder)
    where d.owner_id in (select o.user_id from old o)),
  unused as (
    select o.folder from old o
    where not exists (select from named n where n.folder = o.folder::text)
      and not exists (select from public.listing_photos p where p.path = o.folder::text)),
  taken_back as (
    delete from private.photo_folders f using unused u where f.folder = u.folder returning f.folder),
  removals as (
    insert into private.file_removals (bucket_id, folder) select 'listing-photos', t.folder::text from taken_back t
    where exists (select from storage.objects o where o.bucket_id = 'listing-photos'
      and starts_with(o.name, t.folder || '/'))
    on conflict do nothing returning 1)
  select count(*)::integer into queued from removals;
  return queued;
end $$;

create function private.discard_replaced_photos() returns trigger language plpgsql volatile security definer
  set search_path = '' as $$
#variable_conflict use_column
declare
  replaced text[] := array(
    select p.folder #>> '{}' from jsonb_path_query(new.document, 'lax $.rows[*].photos[*].replaced[*]') as p (folder));
begin
  if replaced = '{}' then
    return null;
  end if;
  with gone as (
    delete from private.photo_folders f
    where f.folder::text = any (replaced) and f.user_id = new.owner_id
      and not exists (select from public.listing_photos p where p.path = f.folder::text)
      -- A copy of the draft may show the older picture still.
      and not exists (
        select from private.game_drafts d, private.folders_of_draft(d.document) as n (folder)
        where d.owner_id = new.owner_id and n.folder = f.folder::text)
    returning f.folder)
  insert into private.file_removals (bucket_id, folder) select 'listing-photos', g.folder::text from gone g
    on conflict do nothing;
  return null;
end $$;
comment on function private.discard_replaced_photos
  is 'Pictures that were cropped or covered up are removed in their older form: what was covered is nowhere any more.';
create trigger replaced_photos_are_discarded after insert or update of document on private.game_drafts
  for each row execute function private.discard_replaced_photos();

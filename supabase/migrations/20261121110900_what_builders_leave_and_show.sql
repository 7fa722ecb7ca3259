-- What builders leave behind, and what they may show.
--
-- Photos are uploaded while a game is being built, each into a folder that was handed out for it. A photo that is taken
-- out of its draft again, or whose draft is deleted, leaves its folder behind. Once an hour those folders that no draft
-- and no listing names are queued for removal, a month after they were handed out: so long a folder takes pictures, and
-- so long a device that was offline may come back with a draft that names it. The functions that empty the queue are
-- withdraw-listing and publish-game.
--
-- Who works for an agency publishes under its brand; own_brands names the brands to choose from.

create function private.queue_unused_photos(grace interval default '30 days') returns integer
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
    select p.folder #>> '{}' as folder from private.game_drafts d,
      jsonb_path_query(d.document, 'lax $.rows[*].photos[*].folder') as p (folder)
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
comment on function private.queue_unused_photos is
  'Takes back folders that no draft and no listing uses, and queues their files for removal; answers how many had '
    'files.';

-- The brands that somebody may publish under besides the default one: those of the agencies that they work for.
create function public.own_brands() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('key', a.key, 'display_name', a.display_name, 'logo_url', a.logo_url)
      order by a.display_name), '[]'::jsonb)
    from public.agency_members m join public.agencies a on a.id = m.agency_id
    where m.user_id = (select auth.uid()) and a.key <> 'default');
end $$;
comment on function public.own_brands is 'Brands of the agencies that the caller works for.';
grant execute on function public.own_brands() to authenticated;

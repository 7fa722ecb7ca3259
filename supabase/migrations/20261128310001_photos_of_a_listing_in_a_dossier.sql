-- The photos that a listing of a dossier itself has, with whose they are. They are neither copied nor shown where the
-- source only allows a link to them; how many these are is told.

create function private.dossier_listing_photos(dossier_id uuid, listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(dossier_listing_photos.dossier_id, 'dossier.read');
begin
  if not exists (select from public.dossier_assets a
      where a.dossier_id = dossier.id and a.listing_id = dossier_listing_photos.listing_id) then
    perform private.refuse(404, 'not_found', 'No home of this dossier is of this listing.');
  end if;
  return jsonb_build_object(
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path, 'file_type', p.file_type,
        'widths', p.widths, 'width', p.width, 'height', p.height, 'alt', p.alt, 'room', p.room,
        'placeholder', p.placeholder, 'attribution', p.attribution, 'rights', p.rights_status)
        order by p.position), '[]'::jsonb)
      from public.listing_photos p
      where p.listing_id = dossier_listing_photos.listing_id and p.rights_status <> 'link-only' and not p.is_hidden),
    'linked_only', (
      select count(*) from public.listing_photos p
      where p.listing_id = dossier_listing_photos.listing_id and p.rights_status = 'link-only' and not p.is_hidden));
end $$;
comment on function private.dossier_listing_photos is
  'Photos of the listing of a home in a dossier, with their rights; of those that may only be linked to, how many '
  'there are.';
select private.expose('private.dossier_listing_photos(uuid, uuid)', 'authenticated');

-- The cover of a game is the first photo of its first home, unless its host chose another photo of the game while
-- building it. The draft names that photo; the game takes it over in the moment in which the draft becomes it. A photo
-- that is hidden, withdrawn or gone is no cover: then it is the first one again.

alter table public.games add column cover_photo_id uuid,
  add constraint a_game_may_have_a_chosen_cover foreign key (cover_photo_id) references public.listing_photos (id)
    on delete set null;
comment on column public.games.cover_photo_id
  is 'The photo that its host chose as cover; null: the first of its homes.';
create index games_by_cover on public.games (cover_photo_id);

create or replace function private.cover_of(game_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  chosen jsonb;
begin
  select p.photo into chosen from public.games g
    join public.listing_photos lp on lp.id = g.cover_photo_id
    join public.listings l on l.id = lp.listing_id and l.status <> 'withdrawn'
    join public.game_listings gl on gl.game_id = g.id and gl.listing_id = lp.listing_id and gl.is_visible
    cross join lateral jsonb_array_elements(private.photos_in_mode(lp.listing_id, g.mode_options)) as p (photo)
    where g.id = cover_of.game_id and p.photo ->> 'id' = lp.id::text;
  if chosen is not null then
    return chosen;
  end if;
  return (
    select private.photos_in_mode(gl.listing_id, g.mode_options) -> 0
    from public.game_listings gl join public.listings l on l.id = gl.listing_id join public.games g on g.id = gl.game_id
    where gl.game_id = cover_of.game_id and gl.is_visible and l.status <> 'withdrawn'
      and exists (select from public.listing_photos p where p.listing_id = gl.listing_id
        and p.rights_status <> 'link-only' and not p.is_hidden)
    order by gl.position, gl.id limit 1);
end $$;

create function private.take_over_cover() returns trigger language plpgsql volatile security definer
  set search_path = '' as $$
#variable_conflict use_column
begin
  update public.games g set cover_photo_id = lp.id
    from jsonb_path_query(new.document, 'lax $.rows[*].photos[*]') as p (photo)
    join public.listing_photos lp on lp.path = p.photo ->> 'folder'
    join public.game_listings gl on gl.listing_id = lp.listing_id
    where g.id = new.published_game_id and gl.game_id = g.id
      and p.photo ->> 'id' = new.document ->> 'coverPhotoId';
  return null;
end $$;
comment on function private.take_over_cover is 'A game gets the cover that its draft names, if that is a photo of it.';
create trigger a_draft_hands_its_cover_over after update of published_game_id on private.game_drafts
  for each row when (new.published_game_id is not null and old.published_game_id is null)
  execute function private.take_over_cover();

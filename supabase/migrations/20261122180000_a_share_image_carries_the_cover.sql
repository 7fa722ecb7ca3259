-- The picture of a game and of a result carries the game's cover. It is told under the same rule as the title: of a
-- public game that is open or closed. Which photo that is, and that a mode, a hidden home or a withdrawn one shows
-- none, is said by cover_of, as for every list of games. All runs of a game have one cover, so it tells nothing of
-- a run.

create or replace function private.share_card(brand text default null, game_slug text default null,
  session_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  shared jsonb;
  game public.games;
  agency public.agencies;
  is_named boolean;
begin
  if share_card.session_id is not null then
    shared := private.share_of(share_card.session_id);
    select g.* into game from public.games g join public.sessions s on s.game_id = g.id
      where s.id = share_card.session_id;
  elsif share_card.game_slug is not null then
    game := private.find_game(share_card.game_slug, share_card.brand);
  end if;
  is_named := game.visibility = 'public' and game.state in ('open', 'closed');
  select a.* into agency from public.agencies a
    where a.id = game.agency_id or (game.id is null and a.key in (coalesce(nullif(share_card.brand, ''), 'default'),
      'default'))
    order by a.key = 'default' limit 1;
  return jsonb_build_object(
    'brand', agency.display_name,
    'accent', agency.theme ->> 'accent',
    'title', case when is_named then game.title end,
    'cover', case when is_named then private.cover_of(game.id) end,
    'homes', case when game.id is not null and shared is null and game.visibility = 'public'
      then (select count(*) from public.game_listings gl join public.listings l on l.id = gl.listing_id
        where gl.game_id = game.id and gl.is_visible and l.status <> 'withdrawn') end,
    'squares', (select jsonb_agg(r -> 'band' order by (r ->> 'position')::integer)
      from jsonb_array_elements(shared -> 'rounds') r),
    'total_score', shared -> 'total_score',
    'max_score', shared -> 'max_score');
end $$;
comment on function private.share_card is
  'Names, colour, cover, squares and shared total for a share image. Nothing here is more than anybody may see.';
select private.expose('private.share_card(text, text, uuid)', 'service_role');

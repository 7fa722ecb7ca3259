-- What a share image shows.
--
-- The share-image function draws a picture for links: of a brand, of a game, or of a result. It asks here and is told
-- no more than the picture may show to anybody: names, the brand's colour, squares and the total that they make. A
-- game that is not public has a neutral picture, which does not name it.

create function private.share_card(brand text, game_slug text, session_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  shared jsonb;
  game public.games;
  agency public.agencies;
begin
  if share_card.session_id is not null then
    shared := private.share_of(share_card.session_id);
    select g.* into game from public.games g join public.sessions s on s.game_id = g.id
      where s.id = share_card.session_id;
  elsif share_card.game_slug is not null then
    game := private.find_game(share_card.game_slug, share_card.brand);
  end if;
  select a.* into agency from public.agencies a
    where a.id = game.agency_id or (game.id is null and a.key in (coalesce(nullif(share_card.brand, ''), 'default'),
      'default'))
    order by a.key = 'default' limit 1;
  return jsonb_build_object(
    'brand', agency.display_name,
    'accent', agency.theme ->> 'accent',
    'title', case when game.visibility = 'public' and game.state in ('open', 'closed') then game.title end,
    'homes', case when game.id is not null and shared is null and game.visibility = 'public'
      then (select count(*) from public.game_listings gl join public.listings l on l.id = gl.listing_id
        where gl.game_id = game.id and gl.is_visible and l.status <> 'withdrawn') end,
    'squares', (select jsonb_agg(r -> 'band' order by (r ->> 'position')::integer)
      from jsonb_array_elements(shared -> 'rounds') r),
    'total_score', shared -> 'total_score',
    'max_score', shared -> 'max_score');
end $$;
comment on function private.share_card
  is 'Names, colour, squares and shared total for a share image. Nothing here is more than anybody may see.';
create function public.share_card(brand text default null, game_slug text default null,
  session_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.share_card(brand, game_slug, session_id)
$$;
comment on function public.share_card
  is 'For the share-image function: what the picture of a brand, a game or a result shows.';
grant execute on function private.share_card(text, text, uuid) to service_role;
grant execute on function public.share_card(text, text, uuid) to service_role;

-- For sitemaps: every game of a brand that search engines may know of.
create function private.listed_games(brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'family', g.family, 'leaderboard_enabled',
      g.has_leaderboard)
      order by g.created_at desc, g.slug), '[]'::jsonb)
    from (
      select g.* from public.games g join public.agencies a on a.id = g.agency_id
      where a.key = coalesce(nullif(listed_games.brand, ''), 'default') and g.visibility = 'public'
        and g.state in ('open', 'scheduled')
        and private.is_open(g)
      order by g.created_at desc limit 20000) g);
end $$;
comment on function private.listed_games is 'Addresses of a brand''s open public games, for its sitemap.';
create function public.listed_games(brand text default null) returns jsonb language sql stable
  set search_path = '' as $$
  select private.listed_games(brand)
$$;
comment on function public.listed_games is 'Addresses of a brand''s open public games, for its sitemap.';
grant execute on function private.listed_games(text) to anon, authenticated;
grant execute on function public.listed_games(text) to anon, authenticated;

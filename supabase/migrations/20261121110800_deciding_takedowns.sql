-- Deciding about takedowns.
--
-- Who manages a home, and staff, see what rights holders ask about it: for one game, or, without a game, for everything
-- that they may decide. Open requests come oldest first, decided ones newest first, twenty at a time. The decision
-- itself goes through the withdraw-listing function (decide_takedown), which also empties the folders of the photos.

create function private.describe_takedown(request public.takedown_requests) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'id', request.id, 'status', request.status, 'created_at', request.created_at, 'reporter_name',
      request.reporter_name,
    'reporter_email', request.reporter_email, 'capacity', request.capacity, 'subject', request.subject, 'page_url',
      request.page_url,
    'source_url', request.source_url, 'statement', request.statement, 'decided_at', request.decided_at, 'decision_note',
      request.decision_note,
    'decided_by', (select p.display_name from public.profiles p where p.id = request.decided_by),
    'home', (
      select jsonb_build_object('listing_id', l.id, 'title', l.title, 'town', a.town, 'district', a.district, 'status',
        l.status,
        'photo', private.photos_of(l.id) -> 0,
        'games', (
          select coalesce(jsonb_agg(g.title order by g.title, g.id), '[]'::jsonb)
          from public.game_listings gl join public.games g on g.id = gl.game_id where gl.listing_id = l.id))
      from public.listings l join public.assets a on a.id = l.asset_id where l.id = request.listing_id));
end $$;
comment on function private.describe_takedown is 'A takedown request as those who may decide about it see it.';

create function private.takedowns(game_slug text, brand text, is_decided boolean, after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant integer := 20;
  caller_is_staff boolean := private.is_staff();
  game public.games;
  last public.takedown_requests;
  answer jsonb;
begin
  if takedowns.game_slug is not null then
    game := private.game_to_manage(takedowns.game_slug, takedowns.brand, (select auth.uid()));
  end if;
  -- As text: what is no id is nobody's, and nothing echoes it.
  select t.* into last from public.takedown_requests t where t.id::text = takedowns.after;
  if takedowns.is_decided then
    select jsonb_agg(private.describe_takedown(r) order by r.decided_at desc, r.id desc) into answer from (
      select t.* from public.takedown_requests t
      where t.status <> 'open' and (last.id is null or (t.decided_at, t.id) < (last.decided_at, last.id))
        and (caller_is_staff or coalesce(private.manages_listing(t.listing_id), false))
        and (game.id is null or exists (select from public.game_listings gl where gl.game_id = game.id
          and gl.listing_id = t.listing_id))
      order by t.decided_at desc, t.id desc limit page_size) r;
  else
    select jsonb_agg(private.describe_takedown(r) order by r.created_at, r.id) into answer from (
      select t.* from public.takedown_requests t
      where t.status = 'open' and (last.id is null or (t.created_at, t.id) > (last.created_at, last.id))
        and (caller_is_staff or coalesce(private.manages_listing(t.listing_id), false))
        and (game.id is null or exists (select from public.game_listings gl where gl.game_id = game.id
          and gl.listing_id = t.listing_id))
      order by t.created_at, t.id limit page_size) r;
  end if;
  return jsonb_build_object('is_staff', caller_is_staff, 'rows', coalesce(answer, '[]'::jsonb),
    'next', case when jsonb_array_length(answer) = page_size then answer -> -1 ->> 'id' end,
    -- About homes of this game that belong to somebody else, who decides.
    'elsewhere', case when game.id is null or caller_is_staff then 0 else (
      select count(*) from public.takedown_requests t
      where t.status = 'open' and not private.manages_listing(t.listing_id)
        and t.listing_id in (select gl.listing_id from public.game_listings gl where gl.game_id = game.id)) end);
end $$;
comment on function private.takedowns is 'Takedown requests that the caller may decide about, of one game or of all.';
create function public.takedowns(game_slug text default null, brand text default null, is_decided boolean default false,
  after text default null)
returns jsonb language sql stable set search_path = '' as $$
  select private.takedowns(game_slug, brand, is_decided, after)
$$;
comment on function public.takedowns
  is 'Takedown requests about homes that the caller manages; staff get all of them. after is the last row''s id.';
grant execute on function private.takedowns(text, text, boolean, text) to authenticated;
grant execute on function public.takedowns(text, text, boolean, text) to authenticated;

-- A request may describe a home instead of naming it: staff look for it by an address of ours, its source, or words.
create function private.homes_to_take_down(search text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := btrim(coalesce(homes_to_take_down.search, ''));
  named uuid;
  words text := '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if not private.is_staff() then
    perform private.refuse(403, 'not_allowed', 'Only staff look for homes that a request does not name.');
  end if;
  if char_length(wanted) not between 3 and 2000 then
    return '[]'::jsonb;
  end if;
  named := private.listing_at(wanted, wanted);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('listing_id', h.id, 'title', h.title, 'town', h.town, 'district',
      h.district,
      'photo', private.photos_of(h.id) -> 0) order by h.is_named desc, h.created_at desc, h.id), '[]'::jsonb)
    from (
      select l.id, l.title, a.town, a.district, l.created_at, l.id is not distinct from named as is_named
      from public.listings l join public.assets a on a.id = l.asset_id
      where l.status <> 'withdrawn' and (l.id = named or l.title ilike words or a.address_line ilike words
        or a.town ilike words or a.postcode ilike words)
      order by is_named desc, l.created_at desc, l.id limit 20) h);
end $$;
comment on function private.homes_to_take_down is 'For staff: homes that a request may mean.';
create function public.homes_to_take_down(search text) returns jsonb language sql stable set search_path = '' as $$
  select private.homes_to_take_down(search)
$$;
comment on function public.homes_to_take_down
  is 'For staff: homes by an address of ours, their source, or words of their title and place.';
grant execute on function private.homes_to_take_down(text) to authenticated;
grant execute on function public.homes_to_take_down(text) to authenticated;

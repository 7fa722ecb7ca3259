-- Homes of one's own, page by page.
--
-- Homes that were published together have one and the same time, so a page cannot end at a time: it ends at a home, and
-- the next one goes on after that home's time and id. The answer says itself whether there is more.
drop function public.own_listings(text, timestamptz);
drop function private.own_listings(text, timestamptz);

create function private.own_listings(search text, after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 50;
  caller uuid := (select auth.uid());
  wanted text := lower(btrim(left(coalesce(own_listings.search, ''), 200)));
  homes public.listings[];
begin
  -- One more than a page shows tells whether there is another.
  select array_agg(h.listing order by (h.listing).created_at desc, (h.listing).id desc) into homes from (
    select l as listing from public.listings l join public.assets a on a.id = l.asset_id
    where l.status <> 'withdrawn'
      and (a.owner_id = caller or a.agency_id in (
        select m.agency_id from public.agency_members m where m.user_id = caller))
      and (wanted = '' or position(wanted in lower(concat_ws(' ', l.title, a.address_line, a.town, a.postcode))) > 0)
      and (own_listings.after is null or (l.created_at, l.id) < (
        select o.created_at, o.id from public.listings o where o.id::text = own_listings.after))
    order by l.created_at desc, l.id desc limit page_size + 1) h;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.listing_card(h, true) || jsonb_build_object('created_at', h.created_at)
        order by h.created_at desc, h.id desc), '[]'::jsonb)
      from unnest(homes[1:page_size]) h),
    'next', case when cardinality(homes) > page_size then homes[page_size].id end);
end $$;
comment on function private.own_listings
  is 'Homes of the caller and of their brands, newest first; after is the last row''s id.';
create function public.own_listings(search text default null, after text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.own_listings(search, after)
$$;
comment on function public.own_listings
  is 'Homes of the caller and of their brands, fifty at a time; after is the last row''s id.';
grant execute on function private.own_listings(text, text) to authenticated;
grant execute on function public.own_listings(text, text) to authenticated;

-- Sitemaps name pages of agencies.
--
-- Search engines hear of every page that an agency has published, whether or not a menu leads to it, with the moment
-- since which it is so. Drafts, pages that were taken off and former addresses are in no sitemap.

create function private.site_pages(brand text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('published_at', r.published_at,
      'locales', to_jsonb(a.supported_locales), 'slugs', s.slugs) order by r.created_at, r.id), '[]'::jsonb)
  from public.agencies a
  join private.site_rows r on r.agency_id = a.id and r.role = 'page' and r.published_number is not null
    and r.removed_at is null
  cross join lateral (select jsonb_object_agg(l.locale, s.slug) as slugs
    from private.site_slugs s cross join unnest(s.locales) l (locale)
    where s.page_id = r.id and l.locale = any (a.supported_locales)) s
  where a.key = coalesce(nullif(site_pages.brand, ''), 'default') and a.suspended_at is null and s.slugs is not null
$$;
comment on function private.site_pages is
  'Addresses of all published pages of a brand in each of its languages, for its sitemap.';
select private.expose('private.site_pages(text)', 'anon', 'authenticated');

-- A draft is seen as the page.
--
-- Whoever writes a page looks at its draft at an address of its own, as visitors will see it: for ten minutes, by a
-- token of which the hash alone is kept. Nobody is asked there who they are, so that it opens on a phone as well.
-- Whoever leaves the agency leaves no such address behind.

create table private.page_previews (
  token_hash bytea not null,
  page_id uuid not null,
  expires_at timestamptz not null default now() + interval '10 minutes',
  constraint a_preview_is_known_by_its_token primary key (token_hash),
  constraint a_preview_is_of_a_page foreign key (page_id) references private.site_rows (id) on delete cascade
);
comment on table private.page_previews is
  'Addresses at which drafts of pages are seen for ten minutes. Nobody is known by them.';
comment on column private.page_previews.token_hash is 'Hash of the token in the address; the token is kept nowhere';
comment on column private.page_previews.page_id is 'The page whose draft is seen';
comment on column private.page_previews.expires_at is 'Until when it is seen';
create index page_previews_by_page on private.page_previews (page_id);
alter table private.page_previews enable row level security;

create function private.preview_site_page(page uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.site_rows := private.site_row_to_write(page, (select auth.uid()));
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  wait_seconds integer;
  until timestamptz;
begin
  if found.role <> 'page' or found.removed_at is not null then
    perform private.refuse(404, 'not_found', 'This page is not there any more. Look at the list of pages.');
  end if;
  wait_seconds := private.take_rate_limit('preview:' || (select auth.uid()), 30);
  if wait_seconds is not null then
    perform private.refuse(429, 'rate_limited', 'That was more than thirty previews in a minute. Wait a moment.',
      wait_seconds::text);
  end if;
  delete from private.page_previews v where v.expires_at <= now();
  insert into private.page_previews (token_hash, page_id) values (private.hash_secret(token), found.id)
    returning expires_at into until;
  return jsonb_build_object('token', token, 'expires_at', until);
end $$;
comment on function private.preview_site_page is
  'For those who write a page: a token by which its draft is seen as the page for ten minutes.';
select private.expose('private.preview_site_page(uuid)', 'authenticated');

-- What visitors read of a page's content: visible parts, and what they say in the languages that are tried.
create function private.shown_page(page private.site_rows, agency public.agencies, content jsonb, wanted text)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  tried text[] := array[wanted] || array(select l from unnest(agency.supported_locales) l
    where split_part(l, '-', 1) = split_part(wanted, '-', 1)) || agency.supported_locales[1];
  shown uuid[] := array(select (p ->> 'id')::uuid from jsonb_array_elements(content -> 'parts') p
    where not exists (select from jsonb_array_elements(content -> 'fields') f where f ->> 'row' = p ->> 'id'
      and f ->> 'field' = 'visible' and f -> 'value' = 'false'));
begin
  return jsonb_build_object('id', page.id, 'kind', page.kind, 'locale', wanted,
    'locales', to_jsonb(agency.supported_locales),
    'parts', (select coalesce(jsonb_agg(p.part order by p.turn), '[]'::jsonb)
      from jsonb_array_elements(content -> 'parts') with ordinality p (part, turn)
      where (p.part ->> 'id')::uuid = any (shown)),
    'fields', (select coalesce(jsonb_agg(f.field order by f.turn), '[]'::jsonb)
      from jsonb_array_elements(content -> 'fields') with ordinality f (field, turn)
      where (f.field ->> 'row')::uuid = any (shown || page.id)
        and (f.field ->> 'locale' = '' or f.field ->> 'locale' = any (tried))
        -- Who agreed to be quoted, and how, is the agency's own note.
        and f.field ->> 'field' <> 'consent'),
    'data', private.site_data(agency, content));
end $$;
comment on function private.shown_page is 'What visitors read of a page, published or as a draft, in one language.';

create or replace function private.site_page(slug text, brand text default null, locale text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
  address private.site_slugs;
  page private.site_rows;
  public_content jsonb;
  wanted text;
begin
  select a.* into agency from public.agencies a where a.key = coalesce(nullif(site_page.brand, ''), 'default');
  select s.* into address from private.site_slugs s
    where s.agency_id = agency.id and s.slug = lower(left(site_page.slug, 60));
  select r.* into page from private.site_rows r
    where r.id = address.page_id and r.published_number is not null and r.removed_at is null;
  if page.id is null then
    perform private.refuse(404, 'not_found', 'There is no page at this address.');
  end if;
  wanted := case
    when site_page.locale = any (address.locales) then site_page.locale
    when cardinality(address.locales) > 0 then (select l from unnest(agency.supported_locales) l
      where l = any (address.locales) limit 1)
    when site_page.locale = any (agency.supported_locales) then site_page.locale end;
  wanted := coalesce(wanted, agency.supported_locales[1]);
  select v.content into public_content from private.site_versions v
    where v.page_id = page.id and v.number = page.published_number;
  return private.shown_page(page, agency, public_content, wanted) || jsonb_build_object(
    'number', page.published_number, 'published_at', page.published_at,
    'slugs', (select coalesce(jsonb_object_agg(l.locale, s.slug), '{}'::jsonb)
      from private.site_slugs s cross join unnest(s.locales) l (locale) where s.page_id = page.id),
    'moved_to', case when cardinality(address.locales) = 0 then (
      select s.slug from private.site_slugs s where s.page_id = page.id and wanted = any (s.locales) limit 1) end);
end $$;

create function private.page_preview(token text, brand text default null, locale text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
  page private.site_rows;
  preview private.page_previews;
begin
  select v.* into preview from private.page_previews v
    where v.token_hash = private.hash_secret(left(page_preview.token, 100)) and v.expires_at > now();
  select r.* into page from private.site_rows r where r.id = preview.page_id and r.removed_at is null;
  select a.* into agency from public.agencies a where a.id = page.agency_id and a.suspended_at is null
    and a.key = coalesce(nullif(page_preview.brand, ''), 'default');
  -- One that is over and one that never was are the same to whoever has the address.
  if agency.id is null then
    perform private.refuse(404, 'not_found',
      'This preview is over, or its address is not whole. Ask whoever writes the page for a new one.');
  end if;
  return private.shown_page(page, agency, private.page_content(page.id),
    case when page_preview.locale = any (agency.supported_locales) then page_preview.locale
      else agency.supported_locales[1] end) || jsonb_build_object('expires_at', preview.expires_at);
end $$;
comment on function private.page_preview is
  'The draft of a page as visitors would see it, for whoever has its address, as long as that lasts.';
select private.expose('private.page_preview(text, text, text)', 'anon', 'authenticated');

create function private.end_page_previews() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.page_previews v using private.site_rows r
    where r.id = v.page_id and r.agency_id = old.agency_id;
  return null;
end $$;
comment on function private.end_page_previews is
  'Trigger: whoever leaves an agency, or may do less there, leaves no address of a draft behind.';
create trigger whoever_goes_leaves_no_preview after delete or update of role on public.agency_members
  for each row execute function private.end_page_previews();

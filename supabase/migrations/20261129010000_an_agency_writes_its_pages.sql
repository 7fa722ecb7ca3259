-- An agency writes its pages.
--
-- A site is rows and fields. Rows are pages, the parts that a page is made of, and the links of menus; what they say
-- are
-- fields, each in one language or, with an empty locale, the same in all. A field is the unit of saving: it has a
-- version,
-- and two people who write different languages, or different fields of one, never meet. A page has a draft, which its
-- fields are, and versions that keep what it was; one of these is published, and nothing else of a page is public.
-- What may stand in a field is one schema for each kind of part (wire/site-parts.ts), by which save-site reads it.

create table private.site_rows (
  id uuid not null,
  agency_id uuid not null,
  parent_id uuid,
  role text not null,
  kind text not null,
  published_number integer,
  published_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  constraint site_rows_have_an_id primary key (id),
  constraint a_site_row_is_of_an_agency foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint a_site_row_stands_below_one_that_is_there foreign key (parent_id) references private.site_rows (id)
    on delete cascade,
  constraint a_site_row_is_site_page_part_or_link check (role in ('site', 'page', 'part', 'link')),
  constraint the_kind_of_a_site_row_is_a_word check (kind ~ '^[a-z-]{1,30}$'),
  constraint only_parts_and_links_stand_below_another check ((role in ('site', 'page')) = (parent_id is null)),
  constraint only_pages_are_published check (role = 'page' or published_number is null),
  constraint a_published_page_says_since_when check ((published_number is null) = (published_at is null))
);
comment on table private.site_rows is
  'Pages of an agency, the parts that they are made of, links of menus, and the site that holds all of them.';
comment on column private.site_rows.agency_id is 'whose site it is';
comment on column private.site_rows.parent_id is
  'of a part its page; of a link the site, or the link that it stands below';
comment on column private.site_rows.role is 'what it is: site, page, part or link';
comment on column private.site_rows.kind is
  'of a page its name, or own; of a part what it shows; of a link the menu that it stands in';
comment on column private.site_rows.published_number is
  'the version of a page that everybody reads; none: the page is not public';
comment on column private.site_rows.published_at is 'since when that version is public';
comment on column private.site_rows.removed_at is 'when somebody took it out; it can be put back';
create unique index an_agency_has_one_site on private.site_rows (agency_id) where role = 'site';
create unique index an_agency_has_a_page_of_a_name_once on private.site_rows (agency_id, kind)
  where role = 'page' and kind <> 'own';
create index site_rows_by_agency on private.site_rows (agency_id, role);
create index site_rows_by_parent on private.site_rows (parent_id);
create trigger site_rows_touch_updated_at before update on private.site_rows
  for each row execute function private.touch_updated_at();
alter table private.site_rows enable row level security;

create table private.site_fields (
  row_id uuid not null,
  locale text not null default '',
  field text not null,
  agency_id uuid not null,
  value jsonb not null,
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  constraint a_field_is_kept_once_for_a_language primary key (row_id, locale, field),
  constraint a_field_is_of_a_site_row foreign key (row_id) references private.site_rows (id) on delete cascade,
  constraint a_field_of_a_site_is_of_an_agency foreign key (agency_id) references public.agencies (id) on delete
    cascade,
  constraint a_field_was_changed_by_somebody foreign key (changed_by) references auth.users (id) on delete set null,
  constraint a_field_is_in_one_language_or_in_all check (locale ~ '^([a-z]{2}(-[A-Z]{2})?)?$'),
  constraint a_field_has_a_name check (field ~ '^[a-z]{1,20}$'),
  constraint a_field_has_an_end check (octet_length(value::text) <= 200000),
  constraint a_version_of_a_field_is_counted_from_1 check (version > 0)
);
comment on table private.site_fields is
  'What pages, parts and links say: the draft, one value for a row, language and field.';
comment on column private.site_fields.row_id is 'what says it';
comment on column private.site_fields.locale is 'the language; empty where it is the same in all';
comment on column private.site_fields.field is 'its name in the schema of its kind (wire/site-parts.ts)';
comment on column private.site_fields.agency_id is 'whose it is';
comment on column private.site_fields.value is 'text, rich text as a tree, a picture, a list; null was emptied';
comment on column private.site_fields.version is 'goes up with each change; a save names the one that it was made from';
comment on column private.site_fields.changed_by is 'who changed it last';
comment on column private.site_fields.changed_at is 'when that was';
create index site_fields_by_agency on private.site_fields (agency_id);
create index site_fields_by_person on private.site_fields (changed_by);
alter table private.site_fields enable row level security;

create table private.site_versions (
  page_id uuid not null,
  number integer not null,
  agency_id uuid not null,
  content jsonb not null,
  made_by uuid,
  made_at timestamptz not null default now(),
  is_published boolean not null default false,
  constraint a_page_has_a_version_once primary key (page_id, number),
  constraint a_version_is_of_a_page foreign key (page_id) references private.site_rows (id) on delete cascade,
  constraint a_version_of_a_page_is_of_an_agency foreign key (agency_id) references public.agencies (id) on delete
    cascade,
  constraint a_version_of_a_page_was_made_by_somebody foreign key (made_by) references auth.users (id) on delete set
    null,
  constraint versions_of_a_page_are_counted_from_1 check (number > 0),
  constraint a_version_of_a_page_holds_parts_and_fields
    check (coalesce(jsonb_typeof(content -> 'parts') = 'array' and jsonb_typeof(content -> 'fields') = 'array', false))
);
comment on table private.site_versions is 'What pages were: the last fifty versions of each, and the published one.';
comment on column private.site_versions.page_id is 'the page';
comment on column private.site_versions.number is 'counted up for each page';
comment on column private.site_versions.agency_id is 'whose page it is';
comment on column private.site_versions.content is 'all parts and fields of that moment';
comment on column private.site_versions.made_by is 'who saved it';
comment on column private.site_versions.made_at is 'when; saves of one person within ten minutes are one version';
comment on column private.site_versions.is_published is 'whether it was ever public';
create index site_versions_by_agency on private.site_versions (agency_id);
create index site_versions_by_person on private.site_versions (made_by);
alter table private.site_versions enable row level security;

create table private.site_slugs (
  agency_id uuid not null,
  slug text not null,
  page_id uuid not null,
  locales text[] not null default '{}',
  constraint an_address_leads_to_one_page primary key (agency_id, slug),
  constraint an_address_is_of_an_agency foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint an_address_leads_to_a_page_that_is_there foreign key (page_id) references private.site_rows (id)
    on delete cascade,
  constraint an_address_is_small_letters_and_hyphens
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) between 2 and 60)
);
comment on table private.site_slugs is
  'Addresses of published pages below /i/, and those that pages had before, which lead on.';
comment on column private.site_slugs.agency_id is 'on whose site';
comment on column private.site_slugs.slug is 'the address';
comment on column private.site_slugs.page_id is 'the page';
comment on column private.site_slugs.locales is
  'the languages in which the page has this address; none: it had it once';
create index site_slugs_by_page on private.site_slugs (page_id);
alter table private.site_slugs enable row level security;

alter table public.agencies add column favicon_url text
  constraint a_favicon_is_a_web_address check (private.is_web_address(favicon_url));
comment on column public.agencies.favicon_url is 'The small picture in the browser''s tab; none: the product''s.';

-- Every agency has the six named pages, unwritten.
create function private.make_site(agency_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.site_rows (id, agency_id, role, kind)
  select gen_random_uuid(), make_site.agency_id, case when k.kind = 'site' then 'site' else 'page' end, k.kind
  from unnest('{site,home,sell,about-us,contact-us,legal-notice,privacy-policy}'::text[]) k (kind)
  on conflict do nothing
$$;
comment on function private.make_site is 'Gives an agency its site with the six named pages.';

create function private.make_site_of_agency() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.make_site(new.id);
  return null;
end $$;
comment on function private.make_site_of_agency is 'Trigger: a new agency has a site with the six named pages.';
create trigger a_new_agency_has_a_site after insert on public.agencies
  for each row execute function private.make_site_of_agency();
select private.make_site(a.id) from public.agencies a;

-- Who writes a site: owners and admins of the agency.
create function private.may_write_site(agency_id uuid, user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.agency_members m where m.agency_id = may_write_site.agency_id
    and m.user_id = may_write_site.user_id and m.role in ('owner', 'admin'))
$$;
comment on function private.may_write_site is 'Is this person an owner or admin of the agency?';

create function private.site_to_write(brand text, user_id uuid) returns public.agencies
language plpgsql stable security definer set search_path = '' as $$
declare
  agency public.agencies;
begin
  select a.* into agency from public.agencies a
    where a.key = coalesce(nullif(site_to_write.brand, ''), 'default')
      and private.may_write_site(a.id, site_to_write.user_id);
  if agency.id is null then
    perform private.refuse(403, 'not_allowed',
      'Only owners and admins of an agency write its site. Ask one of them, or sign in as one.');
  end if;
  return agency;
end $$;
comment on function private.site_to_write is
  'The agency of a key, for whoever writes its site; refuses everybody else.';

-- A row of somebody else's is as one that is not there.
create function private.site_row_to_write(id uuid, user_id uuid) returns private.site_rows
language plpgsql stable security definer set search_path = '' as $$
declare
  found private.site_rows;
begin
  select r.* into found from private.site_rows r
    where r.id = site_row_to_write.id and private.may_write_site(r.agency_id, site_row_to_write.user_id);
  if found.id is null then
    perform private.refuse(404, 'not_found', 'This is not on a site that you write. Look at the list of pages.');
  end if;
  return found;
end $$;
comment on function private.site_row_to_write is 'A page, part or link, for whoever writes its site.';

create function private.act_for(user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', act_for.user_id, 'role', 'service_role')::text,
    true);
end $$;
comment on function private.act_for is
  'Says in this transaction for whom the server acts, so that the log of an agency names them.';

create function private.page_content(page_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'parts', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind) order by r.created_at, r.id),
      '[]'::jsonb) from private.site_rows r
      where r.parent_id = page_content.page_id and r.role = 'part' and r.removed_at is null),
    'fields', (select coalesce(jsonb_agg(jsonb_build_object('row', f.row_id, 'locale', f.locale, 'field', f.field,
      'value', f.value) order by f.row_id, f.locale, f.field), '[]'::jsonb)
      from private.site_fields f join private.site_rows r on r.id = f.row_id
      where (r.id = page_content.page_id or r.parent_id = page_content.page_id) and r.removed_at is null
        and f.value <> 'null'))
$$;
comment on function private.page_content is 'The draft of a page: its parts and fields.';

create function private.page_state(page_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select md5(private.page_content(page_state.page_id)::text)
$$;
comment on function private.page_state is 'Names the draft of a page as it is now: any change makes another name.';

-- Saves of one person in a row are one version; the last fifty stay, and the published one.
create function private.keep_version(page_id uuid, user_id uuid, is_published boolean) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page private.site_rows;
  last private.site_versions;
  draft jsonb := private.page_content(keep_version.page_id);
  kept integer;
begin
  select r.* into page from private.site_rows r where r.id = keep_version.page_id for update;
  select v.* into last from private.site_versions v where v.page_id = page.id order by v.number desc limit 1;
  if last.content = draft then
    kept := last.number;
  elsif last.number is not null and not last.is_published and last.made_by = keep_version.user_id
    and last.made_at > now() - interval '10 minutes' then
    update private.site_versions v set content = draft
      where v.page_id = page.id and v.number = last.number;
    kept := last.number;
  else
    insert into private.site_versions (page_id, number, agency_id, content, made_by)
      values (page.id, coalesce(last.number, 0) + 1, page.agency_id, draft, keep_version.user_id)
      returning number into kept;
  end if;
  if keep_version.is_published then
    update private.site_versions v set is_published = true where v.page_id = page.id and v.number = kept;
    update private.site_rows r set published_number = kept, published_at = now() where r.id = page.id;
  end if;
  delete from private.site_versions v where v.page_id = page.id and v.number <= kept - 50
    and v.number is distinct from (select r.published_number from private.site_rows r where r.id = page.id);
  return kept;
end $$;
comment on function private.keep_version is
  'Keeps the draft of a page in its history, and publishes it where that is asked; its number.';

-- What is said of a page in lists: how it is called, where it is, what each language lacks.
create function private.page_line(page private.site_rows, locales text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (
    select f.row_id, f.locale, f.field, f.value from private.site_fields f
    join private.site_rows r on r.id = f.row_id
    where (r.id = page.id or r.parent_id = page.id) and r.removed_at is null and f.locale <> ''
      and f.value not in ('null', '""', '[]')),
  text_of as (
    select o.field, o.value #>> '{}' as value from own o where o.row_id = page.id
      order by array_position(locales, o.locale) nulls last)
  select jsonb_build_object(
    'id', page.id, 'kind', page.kind,
    'title', coalesce((select t.value from text_of t where t.field = 'title' limit 1), ''),
    'slug', coalesce((select t.value from text_of t where t.field = 'slug' limit 1),
      case when page.kind = 'own' then '' else page.kind end),
    'published_at', page.published_at,
    'has_changes', page.published_number is null
      or (select v.content from private.site_versions v where v.page_id = page.id and v.number = page.published_number)
        is distinct from private.page_content(page.id),
    'missing', (select coalesce(jsonb_object_agg(l.locale, (
      select count(*) from (select o.row_id, o.field from own o where o.field <> 'slug' group by 1, 2) any_language
      where not exists (select from own o where o.row_id = any_language.row_id and o.field = any_language.field
        and o.locale = l.locale))), '{}'::jsonb) from unnest(locales) l (locale)))
$$;
comment on function private.page_line is 'A page as lists of its people show it.';

create function private.site_choices(agency public.agencies) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'games', (select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'title', g.title, 'family', g.family)
        order by g.created_at desc), '[]'::jsonb)
      from (select g.* from public.games g where g.agency_id = agency.id and g.visibility = 'public'
        and g.state in ('open', 'scheduled') and private.is_open(g) order by g.created_at desc limit 100) g),
    'areas', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'description', k.description)
        order by k.name), '[]'::jsonb)
      from (select k.* from private.area_clusters k join public.agencies a on a.id = k.agency_id
        where k.agency_id = agency.id or a.key = 'default' order by k.name limit 200) k))
$$;
comment on function private.site_choices is
  'What pages and menus of an agency may lead to: its public games, and neighbourhoods.';

-- What parts show besides what they say: of homes what everybody may see before a guess.
create function private.site_data(agency public.agencies, content jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.site_choices(agency) || jsonb_build_object('homes', (
    select coalesce(jsonb_agg(jsonb_build_object('game', g.slug, 'homes', (
      select coalesce(jsonb_agg(jsonb_build_object('title', coalesce(h.home ->> 'title', ''), 'place',
        coalesce(h.home ->> 'town', h.home ->> 'district', h.home ->> 'region', ''), 'photo', h.home -> 'photo')
        order by h.turn), '[]'::jsonb)
      from jsonb_array_elements(private.game_homes(g.slug, agency.key, null) -> 'homes') with ordinality h (home, turn)
      where h.turn <= 12))), '[]'::jsonb)
    from public.games g where g.agency_id = agency.id and g.visibility = 'public' and private.is_open(g)
      and g.slug in (select f ->> 'value' from jsonb_array_elements(content -> 'fields') f
        where f ->> 'field' = 'game')))
$$;
comment on function private.site_data is 'Games, neighbourhoods and homes that parts of a page show.';

-- The published page at an address. Of a page that moved, the address that it has now.
create function private.site_page(slug text, brand text default null, locale text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
  address private.site_slugs;
  page private.site_rows;
  public_content jsonb;
  wanted text;
  tried text[];
  shown uuid[];
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
  tried := array[wanted] || array(select l from unnest(agency.supported_locales) l
    where split_part(l, '-', 1) = split_part(wanted, '-', 1)) || agency.supported_locales[1];
  select v.content into public_content from private.site_versions v
    where v.page_id = page.id and v.number = page.published_number;
  shown := array(select (p ->> 'id')::uuid from jsonb_array_elements(public_content -> 'parts') p
    where not exists (select from jsonb_array_elements(public_content -> 'fields') f where f ->> 'row' = p ->> 'id'
      and f ->> 'field' = 'visible' and f -> 'value' = 'false'));
  return jsonb_build_object(
    'id', page.id, 'kind', page.kind, 'number', page.published_number, 'published_at', page.published_at,
    'locale', wanted, 'locales', to_jsonb(agency.supported_locales),
    'slugs', (select coalesce(jsonb_object_agg(l.locale, s.slug), '{}'::jsonb)
      from private.site_slugs s cross join unnest(s.locales) l (locale) where s.page_id = page.id),
    'moved_to', case when cardinality(address.locales) = 0 then (
      select s.slug from private.site_slugs s where s.page_id = page.id and wanted = any (s.locales) limit 1) end,
    'parts', (select coalesce(jsonb_agg(p.part order by p.turn), '[]'::jsonb)
      from jsonb_array_elements(public_content -> 'parts') with ordinality p (part, turn)
      where (p.part ->> 'id')::uuid = any (shown)),
    'fields', (select coalesce(jsonb_agg(f.field order by f.turn), '[]'::jsonb)
      from jsonb_array_elements(public_content -> 'fields') with ordinality f (field, turn)
      where (f.field ->> 'row')::uuid = any (shown || page.id)
        and (f.field ->> 'locale' = '' or f.field ->> 'locale' = any (tried))
        -- Who agreed to be quoted, and how, is the agency's own note.
        and f.field ->> 'field' <> 'consent'),
    'data', private.site_data(agency, public_content));
end $$;
comment on function private.site_page is
  'The published page at an address of a brand, in the language of the address or of whoever asks.';
select private.expose('private.site_page(text, text, text)', 'anon', 'authenticated');

create function private.fields_of(row_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('row', f.row_id, 'locale', f.locale, 'field', f.field, 'value', f.value,
    'version', f.version) order by f.row_id, f.locale, f.field), '[]'::jsonb)
  from private.site_fields f where f.row_id = any (row_ids)
$$;
comment on function private.fields_of is 'The fields of rows, with the versions that a save is made from.';

create function private.agency_site(brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.site_to_write(brand, (select auth.uid()));
  site uuid := (select r.id from private.site_rows r where r.agency_id = agency.id and r.role = 'site');
begin
  return jsonb_build_object('id', site, 'locales', to_jsonb(agency.supported_locales),
    'pages', (select coalesce(jsonb_agg(private.page_line(r, agency.supported_locales)
        order by r.kind = 'own', array_position('{home,sell,about-us,contact-us,legal-notice,privacy-policy}', r.kind),
        r.created_at), '[]'::jsonb)
      from private.site_rows r where r.agency_id = agency.id and r.role = 'page' and r.removed_at is null),
    'links', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'place', r.kind, 'parent',
        nullif(r.parent_id, site)) order by r.created_at, r.id), '[]'::jsonb)
      from private.site_rows r where r.agency_id = agency.id and r.role = 'link' and r.removed_at is null),
    'fields', private.fields_of(array(select r.id from private.site_rows r
      where r.agency_id = agency.id and r.role in ('site', 'link') and r.removed_at is null)),
    'choices', private.site_choices(agency));
end $$;
comment on function private.agency_site is 'Pages, menus and footer of an agency, for those who write them.';
select private.expose('private.agency_site(text)', 'authenticated');

create function private.draft_of_page(page private.site_rows, agency public.agencies) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('page', private.page_line(page, agency.supported_locales),
    'locales', to_jsonb(agency.supported_locales), 'state', private.page_state(page.id),
    'number', page.published_number, 'parts', private.page_content(page.id) -> 'parts',
    'fields', private.fields_of(array(select r.id from private.site_rows r
      where (r.id = page.id or r.parent_id = page.id) and r.removed_at is null)),
    'data', private.site_data(agency, private.page_content(page.id)))
$$;
comment on function private.draft_of_page is 'A page as those who write it see it.';

-- A page is asked for by its id or, one of the six, by its name.
create function private.site_page_draft(page text, brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.site_to_write(brand, (select auth.uid()));
  found private.site_rows;
begin
  select r.* into found from private.site_rows r
    where r.agency_id = agency.id and r.role = 'page' and r.removed_at is null
      and (r.id::text = site_page_draft.page or (r.kind = site_page_draft.page and r.kind <> 'own'));
  if found.id is null then
    perform private.refuse(404, 'not_found', 'This page is not there any more. Look at the list of pages.');
  end if;
  return private.draft_of_page(found, agency);
end $$;
comment on function private.site_page_draft is 'A page of an agency as those who write it see it.';
select private.expose('private.site_page_draft(text, text)', 'authenticated');

create function private.add_site_row(id uuid, role text, kind text, parent uuid default null,
  brand text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.site_to_write(brand, (select auth.uid()));
  above private.site_rows;
  known private.site_rows;
begin
  perform from private.site_rows r where r.agency_id = agency.id and r.role = 'site' for update;
  select r.* into known from private.site_rows r where r.id = add_site_row.id;
  if known.id is not null then
    if known.agency_id = agency.id then
      return false;
    end if;
    perform private.refuse(403, 'not_allowed', 'This id is somebody else''s. Take a new one.');
  end if;
  select r.* into above from private.site_rows r where r.agency_id = agency.id and r.removed_at is null
    and case when add_site_row.role = 'link' and add_site_row.parent is null then r.role = 'site'
      else r.id = add_site_row.parent end;
  -- A menu is two levels deep: links, and links below one of them.
  if not coalesce(case add_site_row.role
    when 'page' then add_site_row.kind = 'own' and add_site_row.parent is null
    when 'part' then above.role = 'page' and add_site_row.kind = any (
      '{hero,text,image,services,homes,games,neighbourhood,team,testimonial,form,map,faq,action}')
    when 'link' then add_site_row.kind in ('top', 'footer') and (above.role = 'site'
      or coalesce(above.role = 'link' and above.kind = add_site_row.kind and exists (select from private.site_rows s
        where s.id = above.parent_id and s.role = 'site'), false))
    end, false) then
    perform private.refuse(422, 'invalid_request', 'This cannot stand there.');
  end if;
  if (select count(*) from private.site_rows r where r.agency_id = agency.id and r.role = add_site_row.role
      and r.removed_at is null and case add_site_row.role when 'part' then r.parent_id = above.id
        when 'link' then r.kind = add_site_row.kind else true end)
    >= (case add_site_row.role when 'page' then 100 else 40 end) then
    perform private.refuse(409, 'site_full', 'There are as many of these as a site may have. Remove one first.');
  end if;
  insert into private.site_rows (id, agency_id, parent_id, role, kind)
    values (add_site_row.id, agency.id, above.id, add_site_row.role, add_site_row.kind);
  if add_site_row.role = 'part' then
    perform private.keep_version(above.id, (select auth.uid()), false);
  end if;
  return true;
end $$;
comment on function private.add_site_row is
  'Adds a page, a part of one or a link of a menu; false where it is there already.';
select private.expose('private.add_site_row(uuid, text, text, uuid, text)', 'authenticated');

-- Visible links that lead to a page: what everybody reads may not point to what nobody sees.
create function private.links_to_page(page_id uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select f.row_id from private.site_fields f join private.site_rows l on l.id = f.row_id
  join private.site_rows p on p.id = links_to_page.page_id and p.agency_id = l.agency_id
  where l.role = 'link' and l.removed_at is null and f.field = 'target' and f.locale = ''
    and f.value #>> '{}' = 'page:' || links_to_page.page_id
    and not exists (select from private.site_fields v where v.row_id = l.id and v.field = 'visible' and v.locale = ''
      and v.value = 'false')
    and not exists (select from private.site_rows a where a.id = l.parent_id and a.removed_at is not null)
$$;
comment on function private.links_to_page is 'Visible links of menus that lead to a page.';

create function private.keep_links_whole(page_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from private.links_to_page(keep_links_whole.page_id)) then
    perform private.refuse(409, 'page_in_menu',
      'A menu leads to this page. Remove or hide that link first, then take the page off.');
  end if;
end $$;
comment on function private.keep_links_whole is 'Refuses to hide a page that a menu leads to.';

create function private.remove_site_row(id uuid, is_removed boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.site_rows := private.site_row_to_write(id, (select auth.uid()));
begin
  -- One at a time on a site, so that no link comes to a page that goes.
  perform from private.site_rows r where r.agency_id = found.agency_id and r.role = 'site' for update;
  if found.role = 'site' or (found.role = 'page' and found.kind <> 'own') then
    perform private.refuse(422, 'invalid_request', 'Every agency has this page. Take it off the site instead.');
  end if;
  if found.role = 'page' and remove_site_row.is_removed then
    perform private.keep_links_whole(found.id);
  end if;
  if not remove_site_row.is_removed and found.role = 'link' then
    perform private.check_link(found.id);
  end if;
  update private.site_rows r set removed_at = case when remove_site_row.is_removed then now() end
    where r.id = found.id and (r.removed_at is null) = remove_site_row.is_removed;
  if found.role = 'part' then
    perform private.keep_version(found.parent_id, (select auth.uid()), false);
  end if;
  return true;
end $$;
comment on function private.remove_site_row is 'Takes a page, a part or a link out, or puts it back.';

create function private.hide_site_page(id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page private.site_rows := private.site_row_to_write(id, (select auth.uid()));
begin
  perform from private.site_rows r where r.agency_id = page.agency_id and r.role = 'site' for update;
  perform private.keep_links_whole(page.id);
  update private.site_rows r set published_number = null, published_at = null
    where r.id = page.id and r.published_number is not null;
  return found;
end $$;
comment on function private.hide_site_page is
  'Takes a page off the site; its draft and history stay. False where it was not public.';

-- A link that everybody sees leads to what everybody may open.
create function private.check_link(link_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  link private.site_rows;
  target text;
  is_there boolean := true;
begin
  select r.* into link from private.site_rows r where r.id = check_link.link_id;
  if exists (select from private.site_fields v where v.row_id = link.id and v.field = 'visible' and v.locale = ''
    and v.value = 'false') then
    return;
  end if;
  select f.value #>> '{}' into target from private.site_fields f
    where f.row_id = link.id and f.field = 'target' and f.locale = '';
  if target like 'page:%' then
    is_there := exists (select from private.site_rows p where p.agency_id = link.agency_id and p.role = 'page'
      and 'page:' || p.id = target and p.removed_at is null and p.published_number is not null);
  elsif target like 'game:%' then
    is_there := exists (select from public.games g where g.agency_id = link.agency_id and 'game:' || g.slug = target
      and g.visibility = 'public');
  elsif target like 'area:%' then
    is_there := exists (select from private.area_clusters k join public.agencies a on a.id = k.agency_id
      where 'area:' || k.id = target and (k.agency_id = link.agency_id or a.key = 'default'));
  end if;
  if not is_there then
    perform private.refuse(409, 'link_leads_nowhere',
      'A menu may lead only to what everybody can open. Publish the page or game first, or hide the link.');
  end if;
end $$;
comment on function private.check_link is
  'Refuses a visible link to a page, game or neighbourhood that visitors cannot open.';
select private.expose('private.remove_site_row(uuid, boolean)', 'authenticated');
select private.expose('private.hide_site_page(uuid)', 'authenticated');

-- New pictures are there, clean, and of whoever names them; from then on nothing more goes into their folders.
create function private.take_site_photo(photo jsonb, agency_id uuid, user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if exists (select from private.site_fields f where f.agency_id = take_site_photo.agency_id
      and f.value ->> 'path' = photo ->> 'path')
    or exists (select from private.site_versions v where v.agency_id = take_site_photo.agency_id
      and v.content @? format('$.fields[*].value.path ? (@ == %s)', (photo -> 'path')::text)::jsonpath) then
    return;
  end if;
  perform private.check_photos(jsonb_build_array(photo || jsonb_build_object('file_type', photo -> 'fileType')),
    user_id);
  insert into private.used_photo_folders (folder) values (photo ->> 'path') on conflict do nothing;
end $$;
comment on function private.take_site_photo is
  'Refuses a picture that is not whole, clean and its sender''s; of the agency''s own it asks nothing.';

-- All of these changes or none. Each names the version that it was made from.
create function private.save_site_fields(user_id uuid, brand text, changes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.site_to_write(brand, user_id);
  change record;
  kept private.site_fields;
  saved jsonb := '[]';
  page uuid;
  link uuid;
begin
  perform private.act_for(user_id);
  perform from private.site_rows r where r.agency_id = agency.id and r.role = 'site' for update;
  for change in
    select c.*, r.id as row_id, r.role, r.kind, r.parent_id
    from jsonb_to_recordset(save_site_fields.changes) c ("row" uuid, locale text, field text, of text, value jsonb,
      version integer)
    left join private.site_rows r on r.id = c."row" and r.agency_id = agency.id and r.removed_at is null
    order by c."row", c.locale, c.field
  loop
    if change.row_id is null then
      perform private.refuse(404, 'not_found', 'Part of this was removed meanwhile. Load the page again.');
    end if;
    if change.of <> change.role || (case when change.role = 'part' then '.' || change.kind else '' end)
      or not (change.locale = '' or change.locale = any (agency.supported_locales)) then
      perform private.refuse(422, 'invalid_request', 'A field is not one of what it is said to be of.');
    end if;
    select f.* into kept from private.site_fields f
      where f.row_id = change.row_id and f.locale = change.locale and f.field = change.field;
    if coalesce(kept.version, 0) <> change.version then
      perform private.refuse(409, 'edit_conflict',
        'Somebody else changed the same text while you were editing it. Nothing of yours is lost: look at what changed '
        'and save again.', coalesce(kept.version, 0)::text);
    end if;
    if change.field = 'photo' and jsonb_typeof(change.value) = 'object' then
      perform private.take_site_photo(change.value, agency.id, save_site_fields.user_id);
    end if;
    insert into private.site_fields as f (row_id, locale, field, agency_id, value, changed_by)
      values (change.row_id, change.locale, change.field, agency.id, coalesce(change.value, 'null'),
        save_site_fields.user_id)
      on conflict (row_id, locale, field) do update
        set value = excluded.value, version = f.version + 1, changed_by = excluded.changed_by, changed_at = now()
      returning f.* into kept;
    saved := saved || jsonb_build_object('row', kept.row_id, 'locale', kept.locale, 'field', kept.field, 'value',
      kept.value, 'version', kept.version);
  end loop;
  for link in
    select distinct r.id from jsonb_array_elements(save_site_fields.changes) c
    join private.site_rows r on r.id = (c ->> 'row')::uuid and r.role = 'link'
  loop
    perform private.check_link(link);
  end loop;
  for page in
    select distinct case r.role when 'page' then r.id else r.parent_id end
    from jsonb_array_elements(save_site_fields.changes) c
    join private.site_rows r on r.id = (c ->> 'row')::uuid and r.role in ('page', 'part') order by 1
  loop
    perform private.keep_version(page, save_site_fields.user_id, false);
  end loop;
  return saved;
end $$;
comment on function private.save_site_fields is
  'Saves fields of an agency''s site, all or none, each from its version; answers them with their new ones.';
select private.expose('private.save_site_fields(uuid, text, jsonb)', 'service_role');

create function private.draft_to_show(user_id uuid, brand text, page uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.site_to_write(brand, user_id);
  found private.site_rows := private.site_row_to_write(page, user_id);
begin
  return private.page_content(found.id) || jsonb_build_object('state', private.page_state(found.id), 'locales',
    to_jsonb(agency.supported_locales));
end $$;
comment on function private.draft_to_show is
  'The draft of a page, for the function that looks at it before it is published.';
select private.expose('private.draft_to_show(uuid, text, uuid)', 'service_role');

-- Publishes the very draft that was looked at, at its addresses. What it had before leads on to them.
create function private.publish_site_page(user_id uuid, brand text, page uuid, state text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.site_to_write(brand, user_id);
  found private.site_rows := private.site_row_to_write(page, user_id);
  address record;
begin
  perform private.act_for(user_id);
  perform from private.site_rows r where r.agency_id = agency.id and r.role = 'site' for update;
  if found.agency_id <> agency.id or found.role <> 'page' or found.removed_at is not null then
    perform private.refuse(404, 'not_found', 'This page is not there any more. Look at the list of pages.');
  end if;
  if private.page_state(found.id) is distinct from publish_site_page.state then
    perform private.refuse(409, 'edit_conflict',
      'Somebody changed this page while you were looking at it. Look at it as it is now, and publish again.');
  end if;
  update private.site_slugs s set locales = '{}' where s.page_id = found.id;
  for address in
    select a.slug, array_agg(a.locale) as locales from (
      select l.locale, coalesce(
        (select f.value #>> '{}' from private.site_fields f where f.row_id = found.id and f.field = 'slug'
          and f.locale = l.locale and f.value not in ('null', '""')),
        (select f.value #>> '{}' from private.site_fields f where f.row_id = found.id and f.field = 'slug'
          and f.value not in ('null', '""') order by array_position(agency.supported_locales, f.locale) limit 1),
        nullif(found.kind, 'own')) as slug
      from unnest(agency.supported_locales) l (locale)) a
    group by a.slug order by a.slug
  loop
    if address.slug is null then
      perform private.refuse(422, 'page_incomplete', 'The page has no address yet. Give it one, then publish it.');
    end if;
    if exists (select from private.site_slugs s where s.agency_id = agency.id and s.slug = address.slug
      and s.page_id <> found.id and cardinality(s.locales) > 0) then
      perform private.refuse(409, 'slug_taken', 'Another page of this site has this address. Choose another one.');
    end if;
    insert into private.site_slugs (agency_id, slug, page_id, locales)
      values (agency.id, address.slug, found.id, address.locales)
      on conflict (agency_id, slug) do update set page_id = excluded.page_id, locales = excluded.locales;
  end loop;
  return private.keep_version(found.id, user_id, true);
end $$;
comment on function private.publish_site_page is
  'Makes the draft of a page public, if it is still the one that was looked at; the number of the version.';
select private.expose('private.publish_site_page(uuid, text, uuid, text)', 'service_role');

create function private.site_versions(page uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.site_rows := private.site_row_to_write(page, (select auth.uid()));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('number', v.number, 'made_by', p.display_name, 'made_at', v.made_at,
      'is_published', v.is_published) order by v.number desc), '[]'::jsonb)
    from private.site_versions v left join public.profiles p on p.id = v.made_by where v.page_id = found.id);
end $$;
comment on function private.site_versions is
  'What a page was, the latest first, for those who write it: fifty versions at most, and the published one.';
select private.expose('private.site_versions(uuid)', 'authenticated');

create function private.site_version(page uuid, number integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.site_rows := private.site_row_to_write(page, (select auth.uid()));
  past jsonb;
begin
  select v.content into past from private.site_versions v
    where v.page_id = found.id and v.number = site_version.number;
  if past is null then
    perform private.refuse(404, 'not_found', 'This version is not kept any more.');
  end if;
  return past;
end $$;
comment on function private.site_version is 'One version of a page, whole, for those who write it.';
select private.expose('private.site_version(uuid, integer)', 'authenticated');

-- The draft becomes what it was. What it is now stays in the history.
create function private.restore_site_version(page uuid, number integer, state text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.site_rows := private.site_row_to_write(page, (select auth.uid()));
  past jsonb := private.site_version(page, number);
begin
  perform from private.site_rows r where r.agency_id = found.agency_id and r.role = 'site' for update;
  if private.page_state(found.id) is distinct from restore_site_version.state then
    perform private.refuse(409, 'edit_conflict',
      'Somebody changed this page while you were looking at it. Look at it as it is now, and restore again.');
  end if;
  perform private.keep_version(found.id, (select auth.uid()), false);
  update private.site_versions v set made_at = v.made_at - interval '1 hour'
    where v.page_id = found.id and not v.is_published and v.made_at > now() - interval '10 minutes'
      and v.number = (select max(w.number) from private.site_versions w where w.page_id = found.id);
  update private.site_rows r set removed_at = case when exists (select from jsonb_array_elements(past -> 'parts') p
      where (p ->> 'id')::uuid = r.id) then null else coalesce(r.removed_at, now()) end
    where r.parent_id = found.id and r.role = 'part';
  update private.site_fields f set value = coalesce(w.value, 'null'), version = f.version + 1,
      changed_by = (select auth.uid()), changed_at = now()
    from private.site_fields k
    left join lateral (select c -> 'value' as value from jsonb_array_elements(past -> 'fields') c
      where (c ->> 'row')::uuid = k.row_id and c ->> 'locale' = k.locale and c ->> 'field' = k.field) w on true
    where k.row_id in (select r.id from private.site_rows r where r.id = found.id or r.parent_id = found.id)
      and f.row_id = k.row_id and f.locale = k.locale and f.field = k.field
      and f.value is distinct from coalesce(w.value, 'null');
  perform private.keep_version(found.id, (select auth.uid()), false);
  return true;
end $$;
comment on function private.restore_site_version is
  'Makes the draft of a page what it was in a version, if nobody changed it meanwhile.';
select private.expose('private.restore_site_version(uuid, integer, text)', 'authenticated');

-- Menus and footer as everybody sees them: only what is visible and can be opened.
create function private.menu_link(link private.site_rows) returns jsonb
language sql stable security definer set search_path = '' as $$
  with said as (select f.* from private.site_fields f where f.row_id = link.id and f.value <> 'null'),
  target as (select coalesce((select s.value #>> '{}' from said s where s.field = 'target'), 'group') as text),
  page as (select p.* from target t join private.site_rows p on p.agency_id = link.agency_id and p.role = 'page'
    and 'page:' || p.id = t.text and p.removed_at is null and p.published_number is not null),
  game as (select g.* from target t join public.games g on g.agency_id = link.agency_id and 'game:' || g.slug = t.text
    and g.visibility = 'public')
  select jsonb_strip_nulls(jsonb_build_object('id', link.id,
    'titles', (select coalesce(jsonb_object_agg(s.locale, s.value), '{}'::jsonb) from said s where s.field = 'title'),
    'target', t.text, 'family', (select g.family from game g),
    'slugs', (select jsonb_object_agg(l.locale, s.slug) from page p join private.site_slugs s on s.page_id = p.id
      cross join unnest(s.locales) l (locale)),
    'links', (select jsonb_agg(b.link order by b.place, b.created_at) from (
      select private.menu_link(below) as link, below.created_at, array_position(array(
        select jsonb_array_elements_text(s.value) from said s where s.field = 'order'), below.id::text) as place
      from private.site_rows below where below.parent_id = link.id and below.removed_at is null) b
      where b.link is not null)))
  from target t
  where not exists (select from said s where s.field = 'visible' and s.value = 'false')
    and (t.text not like 'page:%' or exists (select from page)) and (t.text not like 'game:%' or exists (select from
      game))
    and (t.text not like 'area:%' or exists (select from private.area_clusters k where 'area:' || k.id = t.text))
$$;
comment on function private.menu_link is
  'A link of a menu as everybody sees it, with those below it; null where it is hidden or leads nowhere.';

create function private.site_face(agency_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with site as (select r.id from private.site_rows r where r.agency_id = site_face.agency_id and r.role = 'site'),
  said as (select f.* from private.site_fields f join site s on s.id = f.row_id and f.value <> 'null'),
  links as (
    select r.kind, private.menu_link(r) as link, r.created_at, array_position(array(
      select jsonb_array_elements_text(s.value) from said s
      where s.field = case r.kind when 'top' then 'top' else 'bottom' end), r.id::text) as place
    from private.site_rows r join site s on s.id = r.parent_id and r.role = 'link' and r.removed_at is null)
  select case when exists (select from said) or exists (select from links) then jsonb_build_object(
    'top', (select coalesce(jsonb_agg(l.link order by l.place, l.created_at), '[]'::jsonb) from links l
      where l.kind = 'top' and l.link is not null),
    'bottom', (select coalesce(jsonb_agg(l.link order by l.place, l.created_at), '[]'::jsonb) from links l
      where l.kind = 'footer' and l.link is not null),
    'texts', (select coalesce(jsonb_object_agg(s.locale, s.value), '{}'::jsonb) from said s where s.field = 'footer'),
    'social', coalesce((select s.value from said s where s.field = 'social'), 'false')) end
$$;
comment on function private.site_face is
  'Menus and footer of an agency as everybody sees them; null where it has none.';

-- How a brand looks is saved by save-site alone, which refuses a theme that nobody could read and a logo that is no
-- clean picture.
revoke update (theme, logo_url) on public.agencies from authenticated;

create function private.save_site_look(user_id uuid, brand text, version integer, look jsonb, photos jsonb)
returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.site_to_write(brand, user_id);
  photo jsonb;
begin
  perform private.act_for(user_id);
  select a.* into agency from public.agencies a where a.id = agency.id for update;
  if agency.version <> save_site_look.version then
    perform private.refuse(409, 'edit_conflict',
      'Somebody else changed this brand while you were editing it. Nothing of yours is lost: look at what changed '
      'and save again.', agency.version::text);
  end if;
  for photo in select p from jsonb_array_elements(photos) p loop
    perform private.take_site_photo(photo || jsonb_build_object('fileType',
      coalesce(photo -> 'fileType', photo -> 'file_type')), agency.id, user_id);
  end loop;
  -- An empty address: the picture that is there stays.
  update public.agencies a set layout = look ->> 'layout', home_page = look ->> 'home_page', theme = look -> 'theme',
      logo_url = case when look ->> 'logo_url' = '' then a.logo_url else look ->> 'logo_url' end,
      favicon_url = case when look ->> 'favicon_url' = '' then a.favicon_url else look ->> 'favicon_url' end
    where a.id = agency.id
    returning a.version into save_site_look.version;
  return save_site_look.version;
end $$;
comment on function private.save_site_look is
  'Saves how a brand looks, from the version that it was made from; answers the new one.';
select private.expose('private.save_site_look(uuid, text, integer, jsonb, jsonb)', 'service_role');

create function private.agency_look(brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  agency public.agencies := private.site_to_write(brand, (select auth.uid()));
begin
  return jsonb_build_object('version', agency.version, 'layout', agency.layout, 'home_page', agency.home_page, 'theme',
    agency.theme, 'logo_url', agency.logo_url, 'favicon_url', agency.favicon_url);
end $$;
comment on function private.agency_look is
  'How a brand looks, with the version that a save is made from, for those who edit it.';
select private.expose('private.agency_look(text)', 'authenticated');

-- Files of pictures that a site names, now or in its history, stay.
create function private.is_site_photo(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.site_fields f where f.value ->> 'path' = is_site_photo.folder)
    or exists (select from private.site_versions v
      where v.content @? format('$.fields[*].value.path ? (@ == %s)', to_jsonb(is_site_photo.folder))::jsonpath)
    or exists (select from public.agencies a where strpos(a.logo_url, is_site_photo.folder) > 0
      or strpos(a.favicon_url, is_site_photo.folder) > 0)
$$;
comment on function private.is_site_photo is
  'Is this folder of a picture named by an agency''s pages, their history, its logo or its favicon?';

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
      and not exists (select from public.listing_photos p where p.path = o.folder::text)
      and not private.is_site_photo(o.folder::text)),
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

create function private.brand_record(host_label text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', a.id, 'key', a.key, 'name', a.name, 'displayName', a.display_name, 'homeUrl', a.home_url,
    'serviceEmail', a.service_email, 'whitelabelName', a.whitelabel_name, 'logoUrl', a.logo_url, 'layout', a.layout,
    'homePage', a.home_page, 'navigation', to_jsonb(a.navigation), 'brandedGameSlug', a.branded_game_slug,
    'description', a.description, 'phone', a.phone, 'whatsapp', a.whatsapp, 'company', a.company, 'address', a.address,
    'website', a.website, 'agentName', a.agent_name, 'agentTitle', a.agent_title,
    'specialties', to_jsonb(a.specialties), 'coverageAreas', to_jsonb(a.coverage_areas), 'brandColors', a.brand_colors,
    'socialMedia', a.social_media, 'propertyReference', a.property_reference, 'location', a.location, 'analyticsId',
      a.analytics_id, 'theme', a.theme,
    'currency', a.currency, 'timeZone', a.time_zone, 'supportedLocales', to_jsonb(a.supported_locales),
    'isSample', a.is_sample, 'faviconUrl', a.favicon_url, 'face', private.site_face(a.id))
  from public.agencies a
  where a.key in (coalesce(host_label, 'default'), 'default') and a.suspended_at is null
  order by a.key = 'default' limit 1
$$;
comment on function private.brand_record is 'The brand of a host label; the default brand where there is none.';
select private.expose('private.brand_record(text)', 'anon', 'authenticated');

-- The log says who, also where the server saves for somebody whom it has recognised.
create trigger rows_of_a_site_are_logged after insert or update or delete on private.site_rows
  for each row execute function private.log_agency_change('published_at');
create trigger fields_of_a_site_are_logged after insert or update or delete on private.site_fields
  for each row execute function private.log_agency_change('changed_by', 'changed_at');

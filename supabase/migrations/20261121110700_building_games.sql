-- Building games.
--
-- A draft is one JSON document of its creator's, prices and all, so it lives in `private` and is handed to nobody else.
-- The document's shape is the contract of the publish-game function; here it is kept whole, with a version: whoever
-- saves names the version that was changed, and a draft that changed elsewhere meanwhile is refused, never overwritten.
--
-- Photos: create_photo_folders hands out random folder names; only the person who got a folder may put pictures there,
-- at most four, until a listing uses it. publish_game makes homes, prices, commitments, game and codes in one
-- transaction, once for a draft. Templates are rules with a set of samples.

create table private.game_drafts (
  id uuid not null,
  owner_id uuid not null,
  document jsonb not null,
  version integer not null default 1,
  last_save_id uuid,
  publish_key text,
  published_game_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint game_drafts_have_an_id primary key (id),
  constraint a_draft_is_its_creators foreign key (owner_id) references auth.users (id) on delete cascade,
  constraint a_draft_may_have_become_a_game foreign key (published_game_id) references public.games (id) on delete
    set null,
  constraint a_draft_is_an_object_of_at_most_3_megabytes check (
    jsonb_typeof(document) = 'object' and octet_length(document::text) <= 3145728)
);
comment on table private.game_drafts is 'Games being built: one document each, its creator''s alone.';
create index game_drafts_by_owner on private.game_drafts (owner_id, updated_at desc);
create index game_drafts_by_game on private.game_drafts (published_game_id);
alter table private.game_drafts enable row level security;

create table private.photo_folders (
  folder uuid not null default gen_random_uuid(),
  user_id uuid,
  created_at timestamptz not null default now(),
  constraint photo_folders_have_an_id primary key (folder),
  -- An account that is gone leaves its folders behind until their files are removed.
  constraint a_photo_folder_was_given_to_a_user foreign key (user_id) references auth.users (id) on delete set null
);
comment on table private.photo_folders is 'Storage folders that were handed out, and to whom.';
create index photo_folders_by_user on private.photo_folders (user_id, created_at);
alter table private.photo_folders enable row level security;

create table public.game_templates (
  key text not null,
  position smallint not null,
  family text not null default 'public',
  rules jsonb not null default '{}',
  sample_prefix text not null,
  home_count smallint not null,
  constraint a_template_is_known_by_its_key primary key (key),
  constraint a_template_key_is_a_slug check (key ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$'),
  constraint a_template_has_a_known_family check (
    family in ('public', 'branded', 'forum', 'one-off', 'klavo', 'ultima', 'roundup')),
  constraint a_template_uses_samples check (sample_prefix ~ '^sample-[a-z]{0,2}$'),
  constraint a_template_has_1_to_50_homes check (home_count between 1 and 50)
);
comment on table public.game_templates
  is 'Packs that start a game: rules of the builder''s document, and a set of samples.';
alter table public.game_templates enable row level security;
grant select on public.game_templates to anon, authenticated;
create policy "anybody reads the templates" on public.game_templates for select to anon, authenticated using (true);

insert into public.game_templates (position, key, family, sample_prefix, home_count, rules) values
  (1, 'quick-three', 'public', 'sample-gb', 6, '{"rounds": 3, "order": "random"}'),
  (2, 'standard-five', 'public', 'sample-gb', 12, '{"rounds": 5, "order": "random"}'),
  (3, 'marathon-ten', 'public', 'sample-gb', 20, '{"rounds": 10, "order": "random"}'),
  (4, 'beginners', 'public', 'sample-gb', 8, '{"rounds": 5, "difficulty": "easy"}'),
  (5, 'experts', 'public', 'sample-gb', 12,
    '{"rounds": 5, "difficulty": "hard", "hints": [], "hiddenFacts": ["description", "features"]}'),
  (6, 'family-night', 'public', 'sample-gb', 8, '{"rounds": 5, "difficulty": "easy", "formula": "classic_bands"}'),
  (7, 'pub-quiz', 'public', 'sample-gb', 10, '{"rounds": 10, "roundSeconds": 60, "hints": []}'),
  (8, 'office-party', 'public', 'sample-gb', 6, '{"rounds": 5, "roundSeconds": 20, "hints": []}'),
  (9, 'classroom', 'public', 'sample-gb', 6,
    '{"rounds": 5, "hasLeaderboard": false, "formula": "classic_bands", "mode": "classroom-safe"}'),
  (10, 'sudden-death', 'ultima', 'sample-gb', 12, '{"rounds": 10, "order": "random", "hasLeaderboard": false}'),
  (11, 'one-home', 'one-off', 'sample-gb', 1, '{"rounds": 1, "hasLeaderboard": false}'),
  (12, 'newsletter', 'roundup', 'sample-gb', 3, '{"rounds": 3, "hasLeaderboard": false}'),
  (13, 'where-is-it', 'public', 'sample-gb', 8,
    '{"rounds": 5, "hiddenFacts": ["town", "district", "region", "map", "description"]}'),
  (14, 'pictures-only', 'public', 'sample-gb', 8, '{"rounds": 5, "hints": [], "mode": "photo-only"}'),
  (15, 'american-homes', 'public', 'sample-us', 12, '{"rounds": 5, "order": "random"}'),
  (16, 'spanish-homes', 'public', 'sample-es', 8, '{"rounds": 5, "order": "random"}'),
  (17, 'closest-wins', 'public', 'sample-gb', 8, '{"rounds": 5, "formula": "absolute_error", "hints": []}');

create function public.list_templates() returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_agg(jsonb_build_object('key', t.key, 'family', t.family, 'rules', t.rules, 'homes', t.home_count)
    order by t.position)
    from public.game_templates t);
end $$;
comment on function public.list_templates is 'The packs that a game can start from, in order.';
grant execute on function public.list_templates() to anon, authenticated;

-- What a listing looks like in the builder to somebody who may use it. The price only for whoever manages it.
create function private.listing_card(listing public.listings, with_price boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('id', listing.id, 'title', listing.title, 'currency', listing.currency,
      'property_type', a.property_type, 'bedrooms', a.bedrooms, 'town', a.town, 'district', a.district, 'region',
        a.region,
      'country_code', a.country_code, 'address', case when with_price then a.address_line end,
      'photos', private.photos_of(listing.id),
      'price', case when with_price then (
        select jsonb_build_object('kind', p.kind, 'amount_minor', p.amount_minor) from private.listing_prices p
        where p.listing_id = listing.id order by p.version desc limit 1) end)
    from public.assets a where a.id = listing.asset_id);
end $$;
comment on function private.listing_card is 'A listing as the builder shows it.';

-- May this user put this listing into a game of theirs? Their own, their agency's, and the templates' samples.
create function private.may_use_listing(listing_id uuid, user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
    select from public.listings l join public.assets a on a.id = l.asset_id
    where l.id = may_use_listing.listing_id and l.status <> 'withdrawn'
      and (a.owner_id = may_use_listing.user_id
        or exists (select from public.agency_members m where m.agency_id = a.agency_id
          and m.user_id = may_use_listing.user_id)
        or exists (select from public.game_templates t where starts_with(l.external_ref, t.sample_prefix))));
end $$;
comment on function private.may_use_listing is 'May the user put the listing into a game?';

create function private.template_homes(template_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(private.listing_card(c.listing, false) order by c.place), '[]'::jsonb)
    from (
      select l as listing, l.external_ref as place from public.game_templates t
        join public.listings l on starts_with(l.external_ref, t.sample_prefix)
      where t.key = template_homes.template_key and l.status <> 'withdrawn'
      order by l.external_ref limit (select t.home_count from public.game_templates t
        where t.key = template_homes.template_key)) c);
end $$;
comment on function private.template_homes is 'The samples of a template, without their prices.';
create function public.template_homes(template_key text) returns jsonb language sql stable set search_path = '' as $$
  select private.template_homes(template_key)
$$;
comment on function public.template_homes is 'The samples that a template starts with.';
grant execute on function private.template_homes(text) to anon, authenticated;
grant execute on function public.template_homes(text) to anon, authenticated;

-- The homes that the caller or the caller's agency has, newest first.
create function private.own_listings(search text, before timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
begin
  return (
    select coalesce(jsonb_agg(private.listing_card(c.listing, true)
      || jsonb_build_object('created_at', (c.listing).created_at)
      order by (c.listing).created_at desc), '[]'::jsonb)
    from (
      select l as listing from public.listings l join public.assets a on a.id = l.asset_id
      where l.status <> 'withdrawn' and (own_listings.before is null or l.created_at < own_listings.before)
        and (a.owner_id = caller or a.agency_id in (select m.agency_id from public.agency_members m
          where m.user_id = caller))
        and (coalesce(btrim(own_listings.search), '') = ''
          or position(lower(btrim(own_listings.search)) in lower(concat_ws(' ', l.title, a.address_line, a.town,
            a.postcode))) > 0)
      order by l.created_at desc limit 50) c);
end $$;
comment on function private.own_listings is 'Homes that the caller or the caller''s agency has, prices included.';
create function public.own_listings(search text default null, before timestamptz default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.own_listings(search, before)
$$;
comment on function public.own_listings is 'The caller''s own homes and their agency''s, to build games from.';
grant execute on function private.own_listings(text, timestamptz) to authenticated;
grant execute on function public.own_listings(text, timestamptz) to authenticated;

create function private.draft_answer(draft private.game_drafts, with_document boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object('id', draft.id, 'version', draft.version, 'updated_at', draft.updated_at,
    'title', draft.document ->> 'title', 'family', draft.document ->> 'family',
    'rows', case when jsonb_typeof(draft.document -> 'rows') = 'array' then jsonb_array_length(draft.document -> 'rows')
      else 0 end,
    'published', (
      select jsonb_build_object('game_id', g.id, 'slug', g.slug, 'family', g.family, 'state', g.state, 'title', g.title,
        'visibility', g.visibility, 'brand', a.key)
      from public.games g join public.agencies a on a.id = g.agency_id where g.id = draft.published_game_id))
    || case when with_document then jsonb_build_object('document', draft.document) else '{}'::jsonb end;
end $$;
comment on function private.draft_answer is 'A draft as its creator gets it.';

-- A save has an id of its client's making, and names the saves before it that got no answer. Where one of these is the
-- last that was written, nobody else saved meanwhile: a lost reply is no conflict with oneself.
create function private.save_draft(draft_id uuid, document jsonb, base_version integer, save_id uuid,
  unanswered uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  draft private.game_drafts;
begin
  if jsonb_typeof(save_draft.document) is distinct from 'object' or octet_length(save_draft.document::text) > 3145728
    then
    perform private.refuse(422, 'draft_too_large',
      'A draft holds at most three megabytes. Take homes out, or build two games.');
  end if;
  -- Two saves of one draft, its first included, come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('draft:' || save_draft.draft_id, 0));
  select d.* into draft from private.game_drafts d where d.id = save_draft.draft_id;
  if draft.id is null then
    if (select count(*) from private.game_drafts d where d.owner_id = caller) >= 100 then
      perform private.refuse(409, 'draft_limit',
        'You have 100 drafts, which is the most that are kept. Delete one that you do not need.');
    end if;
    insert into private.game_drafts as d (id, owner_id, document, last_save_id)
      values (save_draft.draft_id, caller, save_draft.document, save_draft.save_id) returning d.* into draft;
    return private.draft_answer(draft, false);
  end if;
  if draft.owner_id <> caller then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  -- The same save again, after a lost reply.
  if draft.document = save_draft.document then
    return private.draft_answer(draft, false);
  end if;
  if draft.published_game_id is not null
      or draft.version is distinct from save_draft.base_version
        and not coalesce(draft.last_save_id = any (save_draft.unanswered), false) then
    perform private.refuse(409, 'draft_changed',
      'This draft was changed or published elsewhere meanwhile. Choose which version to keep.', draft.version::text);
  end if;
  update private.game_drafts d set document = save_draft.document, version = d.version + 1,
    last_save_id = save_draft.save_id, updated_at = now()
    where d.id = draft.id returning d.* into draft;
  return private.draft_answer(draft, false);
end $$;
comment on function private.save_draft is 'Saves a draft of the caller''s over the version that it was changed from.';

create function private.read_draft(draft_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  draft private.game_drafts;
begin
  select d.* into draft from private.game_drafts d where d.id = read_draft.draft_id
    and d.owner_id = (select auth.uid());
  if draft.id is null then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  return private.draft_answer(draft, true);
end $$;
comment on function private.read_draft is 'A draft of the caller''s.';

create function private.own_drafts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(jsonb_agg(private.draft_answer(d, false) order by d.updated_at desc), '[]'::jsonb)
    from private.game_drafts d where d.owner_id = (select auth.uid()));
end $$;
comment on function private.own_drafts is 'The caller''s drafts, without their documents.';

create function private.delete_draft(draft_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.game_drafts d where d.id = delete_draft.draft_id and d.owner_id = (select auth.uid());
  return found;
end $$;
comment on function private.delete_draft is 'Deletes a draft of the caller''s; its game stays.';

create function private.create_photo_folders(folder_count integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  folders jsonb;
begin
  if folder_count is null or folder_count not between 1 and 100 then
    perform private.refuse(422, 'invalid_request', 'Ask for 1 to 100 folders at a time.');
  end if;
  if (select count(*) from private.photo_folders f where f.user_id = caller
    and f.created_at > now() - interval '1 day') + folder_count > 3000 then
    perform private.refuse(429, 'photo_limit',
      'You have added 3,000 photos today, which is the most for a day. Go on tomorrow.', '3600');
  end if;
  with made as (
    insert into private.photo_folders as f (user_id) select caller from generate_series(1, folder_count)
      returning f.folder)
  select jsonb_agg(m.folder) into folders from made m;
  return folders;
end $$;
comment on function private.create_photo_folders
  is 'Hands out random Storage folders that the caller may put photos into.';

create function public.save_draft(draft_id uuid, document jsonb, base_version integer default 0,
  save_id uuid default null, unanswered uuid[] default '{}')
returns jsonb language sql volatile set search_path = '' as $$ select private.save_draft(draft_id, document,
  base_version, save_id, unanswered) $$;
create function public.read_draft(draft_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.read_draft(draft_id) $$;
create function public.own_drafts() returns jsonb
language sql stable set search_path = '' as $$ select private.own_drafts() $$;
create function public.delete_draft(draft_id uuid) returns boolean
language sql volatile set search_path = '' as $$ select private.delete_draft(draft_id) $$;
create function public.create_photo_folders(folder_count integer) returns jsonb
language sql volatile set search_path = '' as $$ select private.create_photo_folders(folder_count) $$;
comment on function public.save_draft is 'Saves a draft of the caller''s over the version that it was changed from.';
comment on function public.read_draft is 'A draft of the caller''s.';
comment on function public.own_drafts is 'The caller''s drafts, without their documents.';
comment on function public.delete_draft is 'Deletes a draft of the caller''s; its game stays.';
comment on function public.create_photo_folders is 'Random Storage folders that the caller may put photos into.';
grant execute on function private.save_draft(uuid, jsonb, integer, uuid, uuid[]),
  public.save_draft(uuid, jsonb, integer, uuid, uuid[]) to authenticated;
grant execute on function private.read_draft(uuid), public.read_draft(uuid) to authenticated;
grant execute on function private.own_drafts(), public.own_drafts() to authenticated;
grant execute on function private.delete_draft(uuid), public.delete_draft(uuid) to authenticated;
grant execute on function private.create_photo_folders(integer), public.create_photo_folders(integer) to authenticated;

-- A folder takes pictures from whoever got it, for a month, until a listing shows them; then nothing changes any more.
create function private.may_upload_photo(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if may_upload_photo.name !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[1-9][0-9]{1,3}\.(webp|jpg)$' then
    return false;
  end if;
  return exists (
      select from private.photo_folders f
      where f.folder = left(may_upload_photo.name, 36)::uuid and f.user_id = (select auth.uid())
        and f.created_at > now() - interval '30 days')
    and not exists (select from public.listing_photos p where p.path = left(may_upload_photo.name, 36))
    and (select count(*) from storage.objects o
      where o.bucket_id = 'listing-photos' and starts_with(o.name, left(may_upload_photo.name, 37))) < 4;
end $$;
comment on function private.may_upload_photo is 'May the caller put a file of this name into the photo bucket?';
grant execute on function private.may_upload_photo(text) to authenticated;
create policy "people add photos to folders that they were given" on storage.objects for insert to authenticated
  with check (bucket_id = 'listing-photos' and private.may_upload_photo(name));

create function private.draft_to_publish(draft_id uuid, user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  draft private.game_drafts;
begin
  select d.* into draft from private.game_drafts d where d.id = draft_to_publish.draft_id
    and d.owner_id = draft_to_publish.user_id;
  if draft.id is null then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  return private.draft_answer(draft, true);
end $$;
comment on function private.draft_to_publish is 'A user''s draft, for the function that publishes it.';

-- Every photo of a new home lies in a folder that its creator was given, whole.
create function private.check_photos(photos jsonb, user_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if exists (
    select from jsonb_array_elements(photos) p
    where not exists (select from private.photo_folders f where f.folder::text = p ->> 'path'
      and f.user_id = check_photos.user_id)
      or exists (
        select from jsonb_array_elements_text(p -> 'widths') w
        where not exists (select from storage.objects o where o.bucket_id = 'listing-photos'
          and o.name = (p ->> 'path') || '/' || w || '.' || coalesce(p ->> 'file_type', 'webp')))) then
    perform private.refuse(422, 'photo_incomplete',
      'A photo is not stored completely. Wait until every photo is uploaded, or remove it, and publish again.');
  end if;
end $$;
comment on function private.check_photos is 'Refuses photos that are not all there, or not their creator''s.';

-- payload: { draft_id, version, request_key, user_id, agency_key, game: columns of games, codes: [{ code, max_uses,
-- expires_at }], homes: [{ row_id, listing_id } or { row_id, listing: as import_listing takes it, import?: { way,
-- grade, home, link, source_host } }], hidden_facts }. `import` is the history's entry of a home that the browser read:
-- written here where the browser's own note never came.
create function private.publish_game(payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (payload ->> 'user_id')::uuid;
  draft private.game_drafts;
  agency public.agencies;
  wanted public.games;
  game public.games;
  home jsonb;
  listing_id uuid;
  listing_ids uuid[] := '{}';
  works_here boolean;
begin
  select d.* into draft from private.game_drafts d where d.id = (payload ->> 'draft_id')::uuid
    and d.owner_id = caller for update;
  if draft.id is null then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  if draft.published_game_id is not null then
    return private.draft_answer(draft, false) || jsonb_build_object('created', false);
  end if;
  if draft.version <> (payload ->> 'version')::integer then
    perform private.refuse(409, 'draft_changed',
      'This draft was changed elsewhere meanwhile. Choose which version to keep.', draft.version::text);
  end if;

  select a.* into agency from public.agencies a where a.key = coalesce(nullif(payload ->> 'agency_key', ''), 'default');
  if agency.id is null then
    perform private.refuse(404, 'not_found', 'There is no such brand.');
  end if;
  works_here := exists (select from public.agency_members m where m.agency_id = agency.id and m.user_id = caller)
    or exists (select from private.staff_members s where s.user_id = caller);
  wanted := jsonb_populate_record(null::public.games, payload -> 'game');
  if not works_here and (agency.key <> 'default' or wanted.family in ('klavo', 'branded')) then
    perform private.refuse(403, 'agency_only',
      'Games of this kind are published by the people who work for the brand. Choose another kind of game, or ask the '
      'brand for access.');
  end if;

  -- One publication at a time for a brand's slug: the second finds it taken.
  perform pg_advisory_xact_lock(hashtextextended('slug:' || agency.id || wanted.slug, 0));
  if exists (select from public.games g where g.agency_id = agency.id and g.slug = wanted.slug) then
    perform private.refuse(409, 'slug_taken', 'Another game has this address already. Choose another one.');
  end if;

  for home in select h from jsonb_array_elements(payload -> 'homes') h loop
    if home ->> 'listing_id' is not null then
      listing_id := (home ->> 'listing_id')::uuid;
      if not private.may_use_listing(listing_id, caller) then
        perform private.refuse(403, 'home_not_yours',
          'One of the homes is not yours to use. Take it out and publish again.');
      end if;
    else
      perform private.check_photos(home -> 'listing' -> 'photos', caller);
      insert into public.listing_imports as i (id, user_id, way, outcome, grade, home, link, source_host)
        select (home -> 'listing' ->> 'import_id')::uuid, caller, home -> 'import' ->> 'way', 'read',
          home -> 'import' ->> 'grade',
          left(home -> 'import' ->> 'home', 200), left(home -> 'import' ->> 'link', 2000),
            left(home -> 'import' ->> 'source_host', 253)
        where home -> 'import' ->> 'way' is not null
        on conflict on constraint listing_imports_have_an_id do nothing;
      listing_id := (private.import_listing((home -> 'listing') || jsonb_build_object(
        'external_ref', 'draft:' || draft.id || ':' || (home ->> 'row_id'), 'owner_id', caller,
        'agency_key', case when agency.key <> 'default' then agency.key end)) ->> 'listing_id')::uuid;
    end if;
    listing_ids := array_append(listing_ids, listing_id);
  end loop;
  if cardinality(listing_ids) = 0 or cardinality(listing_ids) > 50
      or cardinality(listing_ids) <> (select count(distinct i) from unnest(listing_ids) i) then
    perform private.refuse(422, 'homes_count', 'A game has 1 to 50 homes, each once.');
  end if;

  insert into public.games as g (agency_id, owner_id, slug, family, title, description, host_name, state, visibility,
    currency, market, mode,
    rounds_per_run, round_order, formula, difficulty, scoring_options, absolute_limit_minor, hints, round_seconds,
      miss_limit_log, min_minor, max_minor,
    has_leaderboard, opens_at, closes_at, embed_domains)
  values (agency.id, caller, wanted.slug, wanted.family, wanted.title, wanted.description, wanted.host_name,
    case when wanted.opens_at > now() then 'scheduled' else 'open' end, wanted.visibility, wanted.currency,
      wanted.market, wanted.mode,
    least(wanted.rounds_per_run, cardinality(listing_ids)), wanted.round_order, wanted.formula, wanted.difficulty,
    coalesce(wanted.scoring_options, '{}'), wanted.absolute_limit_minor, wanted.hints, wanted.round_seconds,
      wanted.miss_limit_log, wanted.min_minor, wanted.max_minor, wanted.has_leaderboard,
    wanted.opens_at, wanted.closes_at, wanted.embed_domains)
  returning g.* into game;
  perform private.set_game_listings(game.id, listing_ids);
  -- A title says what and where a home is: where one of these is hidden, so is the title.
  update public.game_listings gl set hidden_facts = array(select jsonb_array_elements_text(payload -> 'hidden_facts')),
    title_override = case when payload -> 'hidden_facts' ?| '{town,district,region,bedrooms,property_type}'
      then '№ ' || gl.position end
    where gl.game_id = game.id;
  perform public.set_access_code(game_id => game.id, kind => 'access_code', code => c ->> 'code',
    max_uses => (c ->> 'max_uses')::integer,
      expires_at => (c ->> 'expires_at')::timestamptz)
    from jsonb_array_elements(payload -> 'codes') c;
  -- The folders are used up: not even after a takedown does anything go there again.
  delete from private.photo_folders f using jsonb_array_elements(payload -> 'homes') h,
    jsonb_array_elements(h -> 'listing' -> 'photos') p
    where f.folder::text = p ->> 'path';
  update private.game_drafts d set published_game_id = game.id, publish_key = payload ->> 'request_key',
    updated_at = now()
    where d.id = draft.id returning d.* into draft;
  return private.draft_answer(draft, false) || jsonb_build_object('created', true);
end $$;
comment on function private.publish_game is 'Makes a game of a draft, whole or not at all, and once.';

create function public.draft_to_publish(draft_id uuid, user_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.draft_to_publish(draft_id, user_id) $$;
create function public.publish_game(payload jsonb) returns jsonb
language sql volatile set search_path = '' as $$ select private.publish_game(payload) $$;
comment on function public.draft_to_publish
  is 'For the publish-game function: a user''s draft. The caller has verified user_id.';
comment on function public.publish_game
  is 'For the publish-game function: makes a game of a draft. The caller has verified user_id.';
grant execute on function private.draft_to_publish(uuid, uuid), public.draft_to_publish(uuid, uuid) to service_role;
grant execute on function private.publish_game(jsonb), public.publish_game(jsonb) to service_role;

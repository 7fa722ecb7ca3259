-- A home that was taken down while somebody could still take a change of it back stays down.
create or replace function private.undo_home_change(change_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  done private.home_changes;
  back integer;
begin
  select c.* into done from private.home_changes c where c.id = undo_home_change.change_id for update;
  if done.id is null or not private.has_agency_role(done.agency_id, '{owner,admin,agent}') then
    perform private.refuse(404, 'not_found', 'There is no change with this id for you to take back.');
  end if;
  if done.created_at <= now() - interval '30 days' then
    perform private.refuse(409, 'move_not_allowed', 'This was changed more than thirty days ago.');
  end if;
  if done.undone_at is not null then
    return jsonb_build_object('changed', 0, 'kept', 0);
  end if;
  perform from public.listings l where l.id in (select (h ->> 'id')::uuid from jsonb_array_elements(done.homes) h)
    order by l.id for no key update;
  update public.listings l set version = l.version + 1, status = h.home ->> 'status',
    is_visible = (h.home ->> 'is_visible')::boolean, archived_at = (h.home ->> 'archived_at')::timestamptz
  from jsonb_array_elements(done.homes) as h (home), public.assets a
  where l.id = (h.home ->> 'id')::uuid and l.version = (h.home ->> 'version')::integer
    and a.id = l.asset_id and a.agency_id = done.agency_id and l.status <> 'withdrawn';
  get diagnostics back = row_count;
  update private.home_changes c set undone_at = now() where c.id = done.id;
  insert into private.agency_log (agency_id, actor_id, subject, subject_id, verb, after)
  values (done.agency_id, (select auth.uid()), 'home_changes', done.id, 'removed', jsonb_build_object('homes', back));
  return jsonb_build_object('changed', back, 'kept', jsonb_array_length(done.homes) - back);
end $$;

-- The history of a page outlives what is done to its parts after the page was removed.
create or replace function private.keep_version(page_id uuid, user_id uuid, is_published boolean) returns integer
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
  -- Of a page that was removed there is no draft to keep: its last one stays as it was.
  if last.content = draft or page.removed_at is not null then
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

create or replace function private.publish_site_page(user_id uuid, brand text, page uuid, state text) returns integer
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
    -- A page that was taken off or removed holds no address any more.
    if exists (select from private.site_slugs s join private.site_rows o on o.id = s.page_id
      where s.agency_id = agency.id and s.slug = address.slug and s.page_id <> found.id and cardinality(s.locales) > 0
        and o.removed_at is null and o.published_number is not null) then
      perform private.refuse(409, 'slug_taken', 'Another page of this site has this address. Choose another one.');
    end if;
    insert into private.site_slugs (agency_id, slug, page_id, locales)
      values (agency.id, address.slug, found.id, address.locales)
      on conflict (agency_id, slug) do update set page_id = excluded.page_id, locales = excluded.locales;
  end loop;
  return private.keep_version(found.id, user_id, true);
end $$;

-- Words of an agency stand beside homes that are being guessed, so a price in them is refused however it is written.
create function private.tells_amount(words text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  -- Wide digits and signs become plain ones, digits of other scripts 0 to 9, what nobody sees a space.
  plain constant text := regexp_replace(translate(normalize(words, NFKC),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९', '012345678901234567890123456789'),
    '[\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]', ' ', 'g');
begin
  return
    -- Four digits, whatever stands between them but words: what is measured in homes has three at most.
    plain ~ '[0-9]([^0-9[:alpha:]]{0,2}[0-9]){3,}'
    -- Thousands and millions in short; a number of metres has no k and touches no m.
    or plain ~* '[0-9]\s?k(?![[:alnum:]²³])|[0-9]m(?![[:alnum:]²³])'
    or plain ~* '[0-9]\s?(mn|mio|mln|bn|mrd|million(s|en|es)?|millón|millones|mil|thousand|tausend|grand)\M'
    -- A currency, as a sign or as its code.
    or plain ~ '[£$€¥₹₽₩₺฿₪₫₱₴]\s?[0-9]|[0-9]\s?[£$€¥₹₽₩₺฿₪₫₱₴]'
    or plain ~* '\m(gbp|eur|usd|chf|cad|aud|nzd|zar|inr|aed|sek|nok|dkk|pln|mxn|brl)\s?[0-9]'
    or plain ~* '[0-9]\s?(gbp|eur|usd|chf|cad|aud|nzd|zar|inr|aed|sek|nok|dkk|pln|mxn|brl|euros?|pounds?|dollars?)\M';
end $$;
comment on function private.tells_amount is
  'Could these words tell a price: four digits, thousands or millions in short, or a currency beside a number?';
create or replace function private.save_agency_words(agency_id uuid, batch text, cells jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_with_words(save_agency_words.agency_id);
  most_cells constant integer := 2000;
  most_keys constant integer := 1000;
  cell record;
  kept public.agency_words;
  saved jsonb := '[]';
  conflicts jsonb := '[]';
begin
  if jsonb_typeof(cells) is distinct from 'array' or jsonb_array_length(cells) not between 1 and most_cells
    or save_agency_words.batch <> all ('{extras,property-types,property-states,property-labels}'::text[]) then
    perform private.refuse(422, 'invalid_request', 'One save holds one to two thousand texts of one of the batches.');
  end if;
  for cell in select btrim(c.key) as key, c.locale, btrim(coalesce(c.text, '')) as text,
      coalesce(c.version, 0) as version
      from jsonb_to_recordset(cells) as c (key text, locale text, text text, version integer)
      order by c.key, c.locale loop
    if coalesce(cell.key !~ '^[a-z0-9][A-Za-z0-9-]*$', true) or char_length(cell.key) > 60
      or char_length(cell.text) > 200 or not coalesce(cell.locale = any (agency.supported_locales), false) then
      perform private.refuse(422, 'invalid_request',
        'A word has a key of letters, digits and hyphens, a language of the agency, and at most 200 characters.');
    end if;
    -- Words stand beside homes that are being guessed.
    if private.tells_amount(cell.text) then
      perform private.refuse(422, 'price_in_name', 'A word may hold no price. Leave the amount out.');
    end if;
    kept := null;
    if cell.version = 0 then
      insert into public.agency_words as w (agency_id, batch, key, locale, text)
      values (agency.id, save_agency_words.batch, cell.key, cell.locale, cell.text)
      on conflict do nothing returning w.* into kept;
    else
      update public.agency_words w set text = cell.text, version = w.version + 1
      where w.agency_id = agency.id and w.batch = save_agency_words.batch and w.key = cell.key
        and w.locale = cell.locale and w.version = cell.version
      returning w.* into kept;
    end if;
    if kept.key is not null then
      saved := saved || jsonb_build_object('key', kept.key, 'locale', kept.locale, 'text', kept.text,
        'version', kept.version);
    else
      conflicts := conflicts || coalesce((
        select jsonb_build_object('key', w.key, 'locale', w.locale, 'text', w.text, 'version', w.version)
        from public.agency_words w where w.agency_id = agency.id and w.batch = save_agency_words.batch
          and w.key = cell.key and w.locale = cell.locale),
        jsonb_build_object('key', cell.key, 'locale', cell.locale, 'text', '', 'version', 0));
    end if;
  end loop;
  if (select count(distinct w.key) from public.agency_words w where w.agency_id = agency.id
      and w.batch = save_agency_words.batch) > most_keys then
    perform private.refuse(422, 'invalid_request', 'A batch has at most a thousand keys.');
  end if;
  return jsonb_build_object('saved', saved, 'conflicts', conflicts);
end $$;

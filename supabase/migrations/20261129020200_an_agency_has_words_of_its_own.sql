-- An agency has words of its own.
--
-- What homes are described with (features, kinds, states, names of fields) has texts of ours in the languages of the
-- product. An agency says them otherwise, adds features, and says all of them in up to fifty languages of its own. Each
-- cell, a key in a language, is saved apart with its version: whoever was slower gets theirs back beside the other's.
-- Whoever opens a page of the brand reads these words in the place of ours, from the moment that they are saved.

create table public.agency_words (
  agency_id uuid not null,
  batch text not null,
  key text not null,
  locale text not null,
  text text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint a_word_has_one_text_by_language primary key (agency_id, batch, key, locale),
  constraint a_word_is_an_agencys foreign key (agency_id) references public.agencies (id) on delete cascade,
  constraint words_come_in_known_batches check (batch in ('extras', 'property-types', 'property-states',
    'property-labels')),
  constraint a_key_of_a_word_is_one_word check (key ~ '^[a-z0-9][A-Za-z0-9-]*$' and char_length(key) <= 60),
  constraint a_word_is_in_a_language check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and char_length(locale) <= 20),
  constraint a_text_of_a_word_is_short check (char_length(text) <= 200)
);
comment on table public.agency_words is
  'What an agency calls features, kinds, states and fields of homes, in its languages. An empty text is none.';
comment on column public.agency_words.version is 'Goes up with every change; whoever saves names the one they edited.';
alter table public.agency_words enable row level security;
grant select on public.agency_words to authenticated;
create policy "owners and admins read their words" on public.agency_words for select to authenticated
  using (private.has_agency_role(agency_id, '{owner,admin}'));
create trigger agency_words_touch_updated_at before update on public.agency_words
  for each row execute function private.touch_updated_at();

create trigger words_of_an_agency_are_logged after insert or update or delete on public.agency_words
  for each row execute function private.log_agency_change();

create function private.agency_with_words(agency_id uuid) returns public.agencies
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
begin
  select a.* into agency from public.agencies a where a.id = agency_with_words.agency_id;
  if agency.id is null or not private.has_agency_role(agency.id, '{owner,admin}') then
    perform private.refuse(403, 'not_allowed', 'Only owners and admins of this agency may change its words.');
  end if;
  return agency;
end $$;
comment on function private.agency_with_words is 'An agency for its owners and admins; refuses with not_allowed.';

create function private.agency_words(agency_id uuid, batch text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_with_words(agency_words.agency_id);
begin
  return jsonb_build_object('locales', to_jsonb(agency.supported_locales), 'cells', (
    select coalesce(jsonb_agg(jsonb_build_object('key', w.key, 'locale', w.locale, 'text', w.text,
      'version', w.version) order by w.key, w.locale), '[]'::jsonb)
    from public.agency_words w where w.agency_id = agency.id and w.batch = agency_words.batch));
end $$;
comment on function private.agency_words is 'Words of a batch of an agency, cell by cell, for owners and admins.';
select private.expose('private.agency_words(uuid, text)', 'authenticated');

create function private.save_agency_words(agency_id uuid, batch text, cells jsonb) returns jsonb
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
    if cell.text ~ '[0-9][0-9.,''’\s]{2,}[0-9]|[0-9][kKmM](?![[:alnum:]²³])'
      or cell.text ~ '[£$€¥]\s*[0-9]|[0-9]\s*[£$€¥]' then
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
comment on function private.save_agency_words is
  'Saves texts of an agency''s words, each from the version that was edited; conflicts are what others saved first.';
select private.expose('private.save_agency_words(uuid, text, jsonb)', 'authenticated');

-- What everybody reads on the brand's pages.
create function private.brand_words(brand text default null, locale text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := lower(coalesce(brand_words.locale, 'en-GB'));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('batch', w.batch, 'key', w.key, 'text', w.text)
      order by w.batch, w.key), '[]'::jsonb)
    from (
      select distinct on (w.batch, w.key) w.batch, w.key, w.text
      from public.agency_words w join public.agencies a on a.id = w.agency_id
      where a.key = coalesce(nullif(brand_words.brand, ''), 'default') and w.text <> ''
        and split_part(lower(w.locale), '-', 1) = split_part(wanted, '-', 1)
      order by w.batch, w.key, lower(w.locale) = wanted desc, w.locale) w);
end $$;
comment on function private.brand_words is
  'What a brand calls features, kinds, states and fields of homes in a language, in its region''s spelling first.';
select private.expose('private.brand_words(text, text)', 'anon', 'authenticated');

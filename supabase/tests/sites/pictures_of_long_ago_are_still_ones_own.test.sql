-- A picture that was taken before folders said whose pages took it is its agency's as long as a page or a version
-- has it.
select plan(7);
create temp table t as select tests.agency('long-ago') as agency, tests.agency('long-ago-rival') as rival,
  tests.person('Owner') as owner, tests.person('Rival') as rival_owner, gen_random_uuid()::text as standing,
  gen_random_uuid()::text as remembered, gen_random_uuid()::text as lost;
insert into public.agency_members (agency_id, user_id, role)
  select agency, owner, 'owner' from t union all select rival, rival_owner, 'owner' from t;
insert into private.photo_folders (folder, user_id)
  select f::uuid, owner from t, unnest(array[standing, remembered, lost]) f;
insert into private.used_photo_folders (folder) select f::uuid from t, unnest(array[standing, remembered, lost]) f;
insert into private.site_rows (id, agency_id, parent_id, role, kind)
  select md5('long ago ' || r.agency_id || n)::uuid, r.agency_id, r.id, 'part', 'image'
  from t join private.site_rows r on r.agency_id in (t.agency, t.rival) and r.kind = 'sell', generate_series(1, 2) n;
create function pg_temp.photo(folder text) returns jsonb language sql as
  $$ select jsonb_build_object('path', folder, 'fileType', 'webp', 'widths', '[400]'::jsonb) $$;
create function pg_temp.save(key text, person uuid, number integer, folder text) returns jsonb language sql as $$
  select private.save_site_fields(person, key, jsonb_build_array(jsonb_build_object('row', x.row_id, 'of', 'part.image',
    'field', 'photo', 'value', pg_temp.photo(folder), 'locale', '', 'version', coalesce((select f.version
      from private.site_fields f where f.row_id = x.row_id and f.field = 'photo'), 0))))
  from (select md5('long ago ' || a.id || number)::uuid as row_id from public.agencies a where a.key = save.key) x
$$;
insert into private.site_fields (row_id, agency_id, locale, field, value)
  select md5('long ago ' || agency || '1')::uuid, agency, '', 'photo', pg_temp.photo(standing) from t;
insert into private.site_versions (page_id, agency_id, number, content)
  select r.id, r.agency_id, 1000, jsonb_build_object('parts', '[]'::jsonb, 'fields',
    jsonb_build_array(jsonb_build_object('value', pg_temp.photo(t.remembered))))
  from t join private.site_rows r on r.agency_id = t.agency and r.kind = 'sell';

select lives_ok(format('select pg_temp.save(%L, %L, 2, %L)', 'long-ago', owner, standing),
  'what stands on one page is put on another') from t;
select lives_ok(format('select pg_temp.save(%L, %L, 2, %L)', 'long-ago', owner, remembered),
  'and what a version has comes back') from t;
select tests.refuses(format('select pg_temp.save(%L, %L, 2, %L)', 'long-ago', owner, lost), 'photo_incomplete', 422,
  'what neither has was somebody else''s, for all that is known') from t;
select tests.refuses(format('select pg_temp.save(%L, %L, 1, %L)', 'long-ago-rival', rival_owner, folder),
  'photo_incomplete', 422, 'another agency takes none of them')
  from t, unnest(array[standing, remembered, lost]) folder;
select is((select count(*)::int from private.site_fields f, t where f.agency_id = t.rival and f.field = 'photo'), 0,
  'and shows none');
select * from finish();

-- How a brand looks: who saves it, what of it stays, whose pictures it takes, and which files are kept for it.
select plan(29);

create temp table t as select tests.agency('look-brand') as agency, tests.agency('look-rival') as rival,
  tests.person('Owner') as owner, tests.person('Agent') as agent;
insert into public.agency_members (agency_id, user_id, role)
  select agency, owner, 'owner' from t union all select agency, agent, 'agent' from t;
create temp table f (place serial, folder text);
grant select on t to public;
grant select, insert on f to public;
grant usage on sequence f_place_seq to public;
create temp table before as select to_jsonb(a) - 'updated_at' as row from public.agencies a where a.key = 'look-rival';

create function pg_temp.folder(place integer) returns text language sql as
  $$ select f.folder from f where f.place = folder.place $$;
create function pg_temp.url(place integer) returns text language sql as
  $$ select 'https://files.example/listing-photos/' || pg_temp.folder(place) || '/400.webp' $$;
create function pg_temp.photo(place integer) returns jsonb language sql as
  $$ select jsonb_build_object('path', pg_temp.folder(place), 'file_type', 'webp', 'widths', '[400]'::jsonb) $$;
create function pg_temp.version() returns integer language sql as
  $$ select a.version from public.agencies a where a.key = 'look-brand' $$;
-- A save that changes no picture where none is named.
create function pg_temp.save(look jsonb, photos jsonb default '[]', version integer default null,
  person uuid default null)
returns integer language sql as $$
  select private.save_site_look(coalesce(person, (select owner from t)), 'look-brand',
    coalesce(version, pg_temp.version()), '{"layout": "editorial", "home_page": "agent",
    "theme": {"accent": "#123456"}, "logo_url": "", "logo_dark_url": "", "favicon_url": ""}'::jsonb || look, photos)
$$;
create function pg_temp.pictures() returns text[] language sql as
  $$ select array[a.logo_url, a.logo_dark_url, a.favicon_url] from public.agencies a where a.key = 'look-brand' $$;

select tests.sign_in(owner) from t;
insert into f (folder) select jsonb_array_elements_text(public.create_photo_folders(8));
select tests.sign_out();
insert into storage.objects (bucket_id, name, owner, owner_id, version)
  select 'listing-photos', f.folder || '/400.webp', owner, owner, '1' from f, t;
select private.photos_checked(owner, (select array_agg(f.folder || '/400.webp') from f where f.place <> 4)) from t;

-- Who saves, and from what.
select tests.refuses($$select pg_temp.save('{}', person => (select agent from t))$$, 'not_allowed', 403,
  'an agent changes no look');
select tests.refuses($$select pg_temp.save('{}', version => pg_temp.version() - 1)$$, 'edit_conflict', 409,
  'nor does an older version');
select is(pg_temp.save(jsonb_build_object('logo_url', pg_temp.url(1), 'logo_dark_url', pg_temp.url(2), 'favicon_url',
  pg_temp.url(3)), jsonb_build_array(pg_temp.photo(1), pg_temp.photo(2), pg_temp.photo(3)), v), v + 1,
  'an owner saves three pictures, and gets the next version') from (select pg_temp.version() as v) now;
select is(pg_temp.pictures(), array[pg_temp.url(1), pg_temp.url(2), pg_temp.url(3)], 'each is where it belongs');
select is((select a.layout || ' ' || a.home_page || ' ' || (a.theme ->> 'accent') from public.agencies a
  where a.key = 'look-brand'), 'editorial agent #123456', 'with layout, front page and theme');
select is((select to_jsonb(a) - 'updated_at' from public.agencies a where a.key = 'look-rival'),
  (select row from before), 'and no other brand changes');
select is((select l.actor_id from private.agency_log l, t where l.agency_id = t.agency order by l.id desc limit 1),
  owner, 'the log names the person for whom the server saved') from t;

-- Everybody sees it, and those who edit it read where it stands.
select is(public.brand_record('look-brand') ->> 'logoDarkUrl', pg_temp.url(2), 'visitors get the logo of dark pages');
select tests.sign_in(owner) from t;
select is(public.agency_look('look-brand') ->> 'logo_dark_url', pg_temp.url(2), 'an owner reads it');
select tests.sign_in(agent) from t;
select tests.refuses($$select public.agency_look('look-brand')$$, 'not_allowed', 403, 'an agent does not');
select tests.sign_out();

-- Pictures are taken once, whole, looked at, and from whoever sent them.
select is((select count(*)::integer from private.used_photo_folders u where u.folder in (select f.folder from f)), 3,
  'their folders are used up');
select tests.refuses($$select pg_temp.save(jsonb_build_object('logo_url', pg_temp.url(4)),
  jsonb_build_array(pg_temp.photo(4)))$$, 'photo_incomplete', 422, 'a file that nobody has looked at is no logo');
select lives_ok($$select pg_temp.save(jsonb_build_object('logo_url', pg_temp.url(5)),
  jsonb_build_array(pg_temp.photo(5)))$$, 'one that is clean becomes it');
select is(pg_temp.pictures(), array[pg_temp.url(5), pg_temp.url(2), pg_temp.url(3)], 'and the others stay');
select lives_ok($$select pg_temp.save(jsonb_build_object('logo_dark_url', null))$$, 'one is taken out');
select is(pg_temp.pictures(), array[pg_temp.url(5), null, pg_temp.url(3)], 'and it alone');
select lives_ok($$select pg_temp.save(jsonb_build_object('favicon_url', null))$$, 'another is taken out');
select is(pg_temp.pictures(), array[pg_temp.url(5), null, null], 'and that alone');
select lives_ok($$select pg_temp.save(jsonb_build_object('logo_url', null, 'logo_dark_url', pg_temp.url(2),
  'favicon_url', pg_temp.url(3)))$$, 'pictures that are there already come back, and the logo goes');
select is(pg_temp.pictures(), array[null, pg_temp.url(2), pg_temp.url(3)], 'as was said');
update public.agencies a set logo_url = pg_temp.url(5) where a.key = 'look-brand';

-- Files that something names are kept; the others go after a while.
create temp table page as select r.id, r.agency_id from private.site_rows r join public.agencies a on a.id = r.agency_id
  where a.key = 'look-brand' and r.role = 'page' and r.kind = 'sell';
insert into private.site_fields (row_id, field, agency_id, value)
  select id, 'picture', agency_id, pg_temp.photo(6) from page;
insert into private.site_versions (page_id, number, agency_id, content)
  select id, 90, agency_id, jsonb_build_object('parts', '[]'::jsonb, 'fields',
    jsonb_build_array(jsonb_build_object('value', pg_temp.photo(7)))) from page;
select is(private.is_site_photo(pg_temp.folder(place)), is_kept, what) from (values (5, true, 'a logo is kept'),
  (2, true, 'a logo of dark pages is'), (3, true, 'a favicon is'), (6, true, 'a picture of a page is'),
  (7, true, 'one of a page''s history is'), (1, false, 'the logo before is not')) as v (place, is_kept, what);
update private.photo_folders p set created_at = now() - interval '31 days' from f where p.folder::text = f.folder;
delete from private.photo_folders p where p.folder::text not in (select f.folder from f);
select private.queue_unused_photos();
select is((select array_agg(f.place order by f.place) from f where exists (select from private.file_removals r
  where r.folder = f.folder)), '{1,4,8}', 'after a month the files that nothing names go');
select is((select array_agg(f.place order by f.place) from f where exists (select from private.photo_folders p
  where p.folder::text = f.folder)), '{2,3,5,6,7}', 'and the folders of the others stay');
select is(private.is_site_photo(gen_random_uuid()::text), false, 'a folder of nobody is no picture of a site');
select * from finish();

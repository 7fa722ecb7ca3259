-- A picture of a site is taken once, from whoever sent it, whole and looked at. From then on the agency shows it where
-- it likes, now and from its history; another agency cannot name it.
select plan(26);

create temp table t as select tests.agency('picture-brand') as agency, tests.agency('picture-rival') as rival,
  tests.person('Owner') as owner, tests.person('Admin') as admin, tests.person('Rival') as rival_owner;
insert into public.agency_members (agency_id, user_id, role)
  select agency, owner, 'owner' from t union all select agency, admin, 'admin' from t
  union all select rival, rival_owner, 'owner' from t;
create temp table f (place serial, folder text, sender text);
grant select on t to public;
grant select, insert on f to public;
grant usage on sequence f_place_seq to public;

create function pg_temp.photo(place integer) returns jsonb language sql as $$
  select jsonb_build_object('path', f.folder, 'fileType', 'webp', 'widths', '[400]'::jsonb) from f
  where f.place = photo.place
$$;
create function pg_temp.change(part text, value jsonb) returns jsonb language sql as $$
  select jsonb_build_object('row', md5(part)::uuid, 'of', 'part.image', 'field', 'photo', 'value', value, 'locale', '',
    'version', coalesce((select f.version from private.site_fields f where f.row_id = md5(part)::uuid
    and f.field = 'photo'), 0))
$$;
create function pg_temp.save(key text, person uuid, variadic changes jsonb[]) returns jsonb language sql as
  $$ select private.save_site_fields(person, key, to_jsonb(changes)) $$;
create function pg_temp.show(part text, place integer) returns jsonb language sql as
  $$ select pg_temp.save('picture-brand', (select owner from t), pg_temp.change(part, pg_temp.photo(place))) $$;
create function pg_temp.copy(part text, place integer) returns jsonb language sql as
  $$ select pg_temp.save('picture-rival', (select rival_owner from t), pg_temp.change(part, pg_temp.photo(place))) $$;
create function pg_temp.shown(part text) returns integer language sql as $$
  select f.place from f join private.site_fields s on s.value ->> 'path' = f.folder and s.row_id = md5(part)::uuid
$$;

-- Two people send pictures: of the owner's, the second is not looked at, and the third is not all there.
select tests.sign_in(owner) from t;
insert into f (folder, sender) select jsonb_array_elements_text(public.create_photo_folders(6)), 'owner';
select tests.sign_in(rival_owner) from t;
insert into f (folder, sender) select jsonb_array_elements_text(public.create_photo_folders(1)), 'rival';
select tests.sign_out();
insert into storage.objects (bucket_id, name, owner, owner_id, version)
  select 'listing-photos', f.folder || '/400.webp', person, person, '1' from f, t,
    lateral (select case f.sender when 'owner' then t.owner else t.rival_owner end as person) p where f.place <> 3;
select private.photos_checked(owner, (select array_agg(f.folder || '/400.webp') from f
  where f.sender = 'owner' and f.place not in (2, 3))) from t;
select private.photos_checked(rival_owner, (select array_agg(f.folder || '/400.webp') from f
  where f.sender = 'rival')) from t;
insert into private.site_rows (id, agency_id, parent_id, role, kind)
  select md5(part)::uuid, r.agency_id, r.id, 'part', 'image' from t join private.site_rows r
    on r.agency_id in (t.agency, t.rival) and r.kind = 'sell',
    unnest(case when r.agency_id = t.agency then '{left,right,below}'::text[] else '{theirs}' end) part;

-- Taken once.
select lives_ok($$select pg_temp.show('left', 1)$$, 'a picture that is whole and looked at is taken');
select is(pg_temp.shown('left'), 1, 'and stands where it was put');
select is((select count(*) from private.used_photo_folders u join f on f.folder = u.folder::text and f.place = 1),
  1::bigint, 'nothing more goes into its folder');
select tests.refuses($$select pg_temp.show('left', 2)$$, 'photo_incomplete', 422, 'one that nobody looked at is not');
select tests.refuses($$select pg_temp.show('left', 3)$$, 'photo_incomplete', 422, 'nor one that is not all there');
select tests.refuses($$select pg_temp.show('left', 7)$$, 'photo_incomplete', 422,
  'nor one that somebody else sent');
select is(pg_temp.shown('left'), 1, 'and what was there stays');

-- Of the agency's own nothing is asked.
select lives_ok($$select pg_temp.show('right', 1)$$, 'the same picture is shown in a second place');
select lives_ok($$select pg_temp.save('picture-brand', (select admin from t), pg_temp.change('below',
  pg_temp.photo(1)))$$, 'by somebody else of the agency as well');
select lives_ok($$select pg_temp.save('picture-brand', (select owner from t), pg_temp.change('left', pg_temp.photo(4)),
  pg_temp.change('right', pg_temp.photo(4)))$$, 'a new one is put in two places at once');
select is(array[pg_temp.shown('left'), pg_temp.shown('right')], '{4,4}', 'and stands in both');
select lives_ok($$select pg_temp.save('picture-brand', (select admin from t), pg_temp.change('left', 'null'),
  pg_temp.change('right', 'null'), pg_temp.change('below', 'null'))$$, 'all are taken out');
select is(pg_temp.shown('below'), null, 'none stands anywhere');
select lives_ok($$select pg_temp.show('below', 4)$$, 'one that the history has comes back');
select is(pg_temp.shown('below'), 4, 'as it was');

-- Saves in a row are one version: what stood there in between is in none, and comes back all the same.
select lives_ok($$select pg_temp.show('below', 5)$$, 'a picture is put in');
select lives_ok($$select pg_temp.show('below', 6)$$, 'another takes its place');
select is((select count(*) from private.site_versions v join f
  on f.place = 5 and strpos(v.content::text, f.folder) > 0),
  0::bigint, 'so that no version has the first');
select lives_ok($$select pg_temp.show('below', 5)$$, 'which comes back');
select lives_ok($$select pg_temp.show('below', 4)$$, 'and goes again');

-- Of another agency's, none is taken.
select tests.refuses($$select pg_temp.copy('theirs', 4)$$, 'photo_incomplete', 422,
  'another agency takes no picture that these pages show');
select tests.refuses($$select pg_temp.copy('theirs', 1)$$, 'photo_incomplete', 422,
  'nor one that they showed before');
select tests.refuses($$select pg_temp.copy('theirs', 6)$$, 'photo_incomplete', 422,
  'nor one that no version has');
select is(pg_temp.shown('theirs'), null, 'and shows neither');
select lives_ok($$select pg_temp.copy('theirs', 7)$$, 'but one that its own people sent');
select is(pg_temp.shown('theirs'), 7, 'and shows it');
select * from finish();

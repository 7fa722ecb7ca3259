-- Who sees the photos of a listing in a dossier, and which of them.
select plan(6);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben;
create temp table l as select tests.listing(a.id, 30000000) as id from public.agencies a where a.key = 'default';
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select x.listing_id, 2, gen_random_uuid()::text, x.widths, x.width, x.height, 'The garden', x.placeholder,
    md5(x.listing_id || 'garden') from public.listing_photos x, l where x.listing_id = l.id;
create temp table d as select gen_random_uuid() as id;
grant select on p, l, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role) select d.id, p.ada, 'owner' from d, p;
select tests.sign_in(ada) from p;
select throws_ok(format('select public.dossier_listing_photos(%L, %L)', d.id, l.id), 'PT404', null,
  'a listing that no home of the dossier is of shows nothing') from d, l;
select tests.sign_out();
insert into public.dossier_assets (dossier_id, listing_id, title) select d.id, l.id, 'Home' from d, l;
create temp table shown as select count(*) as n from public.listing_photos x, l
  where x.listing_id = l.id and not x.is_hidden;
grant select on shown to public;
select tests.sign_in(ada) from p;
select is(jsonb_array_length(public.dossier_listing_photos(d.id, l.id) -> 'photos'), n::integer,
  'then its people see all that may be shown') from d, l, shown;
select ok((public.dossier_listing_photos(d.id, l.id) -> 'photos' -> 0) ? 'rights', 'with whose they are') from d, l;
select tests.sign_in(ben) from p;
select throws_ok(format('select public.dossier_listing_photos(%L, %L)', d.id, l.id), 'PT404', null,
  'a stranger sees none') from d, l;
select tests.sign_out();
update public.listing_photos x set rights_status = 'link-only' from l
  where x.id = (select y.id from public.listing_photos y where y.listing_id = l.id and not y.is_hidden limit 1);
select tests.sign_in(ada) from p;
select is(jsonb_array_length(public.dossier_listing_photos(d.id, l.id) -> 'photos'), n::integer - 1,
  'one that may only be linked to is not shown') from d, l, shown;
select is((public.dossier_listing_photos(d.id, l.id) ->> 'linked_only')::integer, 1, 'and is counted') from d, l;
select tests.sign_out();
select * from finish();

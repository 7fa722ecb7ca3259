-- A home is taken out of a dossier with all that was said of it kept, put back within thirty days, and gone after them.
select plan(30);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id;
create temp table h as select gen_random_uuid() as one, gen_random_uuid() as other, gen_random_uuid() as pair;
grant select on p, d, h to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'partner' from d, p
  union all select d.id, p.cleo, 'viewer' from d, p;
insert into public.dossier_assets (id, dossier_id, title) select one, d.id, 'One' from d, h;
insert into public.dossier_assets (id, dossier_id, title, facts)
  select other, d.id, 'Other', '{"bedrooms": {"value": 3, "source": "agent"}}' from d, h;
insert into public.assets_comparisons (id, dossier_id, one_id, other_id) select pair, d.id, one, other from d, h;
insert into public.dossier_notes (dossier_id, asset_id, author_id, body, is_private)
  select d.id, other, ada, 'Damp', false from d, h, p;
create function pg_temp.homes() returns text language sql as $$
  select coalesce(string_agg(a.title || case when a.is_primary then '*' else '' end, ',' order by a.title), '')
  from public.dossier_assets a $$;

-- Who may.
select tests.sign_in(cleo) from p;
select tests.refuses(format('select public.remove_home_from_dossier(%L)', other), 'not_allowed', 403,
  'a viewer takes nothing out') from h;
select tests.refuses(format('select public.put_home_back(%L)', other), 'not_allowed', 403, 'and puts nothing back')
  from h;
select tests.sign_in(dan) from p;
select tests.refuses(format('select public.remove_home_from_dossier(%L)', other), 'not_found', 404,
  'a stranger finds no home') from h;
select tests.refuses(format('select public.put_home_back(%L)', other), 'not_found', 404, 'to put back either') from h;
select tests.sign_in(ada) from p;
select tests.refuses(format('select public.remove_home_from_dossier(%L)', gen_random_uuid()), 'not_found', 404,
  'nobody takes out what is not there');
select tests.denies($$update public.dossier_assets set removed_at = now(), version = version$$,
  'a home goes by its function alone');

-- Out.
select tests.refuses(format('select public.remove_home_from_dossier(%L)', one), 'primary_home_stays', 409,
  'the main home stays while there is another') from h;
select tests.sign_in(ben) from p;
select ok(public.remove_home_from_dossier(other), 'a partner takes a home out') from h;
select is(pg_temp.homes(), 'One*', 'nobody sees it any more');
select is((select count(*) from public.assets_comparisons), 0::bigint, 'nor a comparison with it');
select is((select count(*) from public.dossier_fact_versions), 0::bigint, 'nor what was known of it');
select is((select asset_id from public.dossier_notes), other, 'what was said of it stays') from h;
select ok(public.remove_home_from_dossier(other), 'the same again is done already') from h;
select tests.refuses(format('select public.choose_primary_home(%L)', other), 'not_found', 404,
  'a home that is out is nobody''s main one') from h;

-- And back.
select ok(public.put_home_back(other), 'it is put back') from h;
select is(pg_temp.homes(), 'One*,Other', 'as it was');
select is((select count(*) from public.assets_comparisons), 1::bigint, 'with what it was compared with');
select is((select count(*) from public.dossier_fact_versions), 1::bigint, 'and with what was known of it');
select ok(public.put_home_back(other), 'the same again is done already') from h;

-- A comparison goes with either of its homes.
select public.choose_primary_home(other), public.remove_home_from_dossier(one) from h;
select is(pg_temp.homes(), 'Other*', 'the other home goes when it is the main one no more');
select is((select count(*) from public.assets_comparisons), 0::bigint, 'and their comparison with it');

-- The last one.
select ok(public.remove_home_from_dossier(other), 'the only home goes, although it is the main one') from h;
select ok(public.put_home_back(one), 'who comes back first') from h;
select is(pg_temp.homes(), 'One*', 'is the main home');
select public.put_home_back(other) from h;
select is(pg_temp.homes(), 'One*,Other', 'and whoever follows is not');

-- Room.
select tests.sign_out();
insert into public.dossier_assets (dossier_id, title) select d.id, 'Home ' || n from d, generate_series(1, 198) n;
update public.dossier_assets set removed_at = now() from h where id = other;
insert into public.dossier_assets (dossier_id, title) select d.id, 'In its place' from d;
select tests.sign_in(ada) from p;
select tests.refuses(format('select public.put_home_back(%L)', other), 'dossier_full', 409,
  'a full dossier takes none back') from h;
select tests.sign_out();
delete from public.dossier_assets where title = 'In its place';
select tests.sign_in(ada) from p;
select ok(public.put_home_back(other), 'one with room does') from h;

-- The end.
select public.remove_home_from_dossier(other) from h;
select tests.sign_out();
select is(private.forget_removed_homes(), 0, 'the clock leaves it for thirty days');
update public.dossier_assets set removed_at = now() - interval '31 days' from h where id = other;
select is(private.forget_removed_homes(), 1, 'and takes it then');
select is((select count(*) from public.dossier_assets a, h where a.id = h.one), 1::bigint, 'and no other');
select * from finish();

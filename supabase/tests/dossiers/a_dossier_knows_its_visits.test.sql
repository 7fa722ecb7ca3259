-- Since when somebody has not looked in is theirs alone; staff read a home only while they are let in, and are seen to.
select plan(33);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Eve') as eve,
  tests.person('Sue') as sue;
grant select on p to public;
insert into private.staff_members (user_id) select sue from p;
create function pg_temp.d() returns uuid language sql immutable as $$
  select '00000000-0000-4000-8000-0000000000d7'::uuid $$;
create function pg_temp.home() returns uuid language sql stable as $$
  select '00000000-0000-4000-8000-0000000000e7'::uuid $$;
create function pg_temp.visits() returns text language sql as $$
  select string_agg(p.display_name, ' ' order by p.display_name) from private.dossier_visits v
    join public.profiles p on p.id = v.user_id where v.dossier_id = pg_temp.d() $$;
create function pg_temp.later(by interval) returns void language sql as $$
  update private.dossier_visits set seen_at = seen_at - by, since_at = since_at - by
    where dossier_id = pg_temp.d() $$;

select tests.sign_in(ada) from p;
select public.create_dossier('Ours', id => pg_temp.d());
insert into public.dossier_assets (id, dossier_id, title, address_line, source_url, facts) values (pg_temp.home(),
  pg_temp.d(), 'Elm', '7 Elm Road', 'https://homes.example.com/7',
  '{"bedrooms": {"value": 3, "source": "homes.example.com", "on": "2026-11-01"}}');
select tests.sign_out();
insert into public.dossier_members (dossier_id, user_id, role) select pg_temp.d(), ben, 'viewer' from p;
insert into public.listing_imports (user_id, way, source_host, outcome, grade, link)
  select ada, 'link', 'homes.example.com', 'read', 'A', 'https://homes.example.com/7' from p
  union all select eve, 'link', 'homes.example.com', 'read', 'B', 'https://homes.example.com/7' from p;

-- Visits.
select tests.visit();
select tests.denies(format('select public.begin_dossier_visit(%L)', pg_temp.d()), 'a visitor looks into none');
select tests.sign_in(eve) from p;
select tests.refuses(format('select public.begin_dossier_visit(%L)', pg_temp.d()), 'not_found', 404,
  'nor does a stranger');
select tests.sign_in(ada) from p;
select is(public.begin_dossier_visit(pg_temp.d(), 'TE1', '2026-01-01'),
  '{"since_at": null, "sales_place": null, "sales_on": null}', 'before the first visit there was none');
select is(public.begin_dossier_visit(pg_temp.d()) ->> 'since_at', null, 'a reload is the same visit');
select tests.refuses(format('select public.begin_dossier_visit(%L, %L)', pg_temp.d(), repeat('x', 61)),
  'invalid_request', 422, 'a place is short');
select tests.denies('select from private.dossier_visits', 'visits are read by nobody past the function');
select tests.sign_in(ben) from p;
select is(public.begin_dossier_visit(pg_temp.d()) ->> 'since_at', null, 'somebody else''s first is their own');
select tests.sign_out();
select pg_temp.later('29 minutes');
select tests.sign_in(ada) from p;
select is(public.begin_dossier_visit(pg_temp.d()) ->> 'since_at', null, 'half an hour is one visit');
select tests.sign_out();
select pg_temp.later('31 minutes');
select tests.sign_in(ada) from p;
select is((public.begin_dossier_visit(pg_temp.d(), 'TE1', '2026-03-01') ->> 'since_at')::timestamptz,
  now() - interval '31 minutes', 'after it a new one begins, since the last sign of the one before');
select is(public.begin_dossier_visit(pg_temp.d(), 'TE1', '2026-03-01') - 'since_at',
  '{"sales_place": "TE1", "sales_on": "2026-01-01"}', 'and it knows what was shown then');
select is(public.begin_dossier_visit(pg_temp.d(), 'TE9') - 'since_at',
  '{"sales_place": "TE1", "sales_on": "2026-01-01"}', 'a place without a day is none');
select is((public.begin_dossier_visit(pg_temp.d()) ->> 'since_at')::timestamptz, now() - interval '31 minutes',
  'what is new stays new as long as the visit lasts');
select tests.sign_out();
select is(pg_temp.visits(), 'Ada Ben', 'each of the two has visits');
select tests.sign_in(ada) from p;
select is(public.own_data() -> 'dossier_visits' -> 0 ->> 'sales_on', '2026-03-01', 'which go along with one''s data');
select public.remove_from_dossier(pg_temp.d(), ben) from p;
select tests.sign_out();
select is(pg_temp.visits(), 'Ada', 'visits of whoever is taken out go');

-- Staff.
select tests.sign_in(eve) from p;
select tests.refuses(format('select public.superwise_dossier_home(%L)', pg_temp.home()), 'not_allowed', 403,
  'a stranger looks after no home');
select tests.refuses('select public.superwise_dossiers()', 'not_allowed', 403, 'nor after dossiers');
select tests.sign_in(sue) from p;
select tests.refuses(format('select public.superwise_dossier_home(%L)', pg_temp.d()), 'not_found', 404,
  'a home that is none is not found');
select is((select x -> 'homes' from jsonb_array_elements(public.superwise_dossiers() -> 'rows') x
  where x ->> 'id' = pg_temp.d()::text), jsonb_build_array(pg_temp.home()), 'staff know that there is a home');
select is(public.superwise_dossier_home(pg_temp.home()) - '{created_at,updated_at}'::text[],
  jsonb_build_object('id', pg_temp.home(), 'dossier_id', pg_temp.d(), 'support_until', null, 'content', null),
  'and not a word of it');
select tests.refuses(format('select public.begin_dossier_visit(%L)', pg_temp.d()), 'not_found', 404,
  'nor do they look in');
select tests.sign_in(ada) from p;
select is((select count(*) from jsonb_array_elements(public.dossier_log(pg_temp.d()) -> 'rows') x
  where x ->> 'action' = 'support_looked'), 0::bigint, 'nobody has looked then');
select public.set_dossier_support(pg_temp.d(), now() + interval '1 day');
select tests.sign_in(sue) from p;
select is((public.superwise_dossier_home(pg_temp.home()) -> 'content') - '{versions,imports}'::text[],
  '{"title": "Elm", "stage": "hunting", "address_line": "7 Elm Road", "town": "", "postcode": "",
    "country_code": "GB", "source_url": "https://homes.example.com/7", "listing_id": null,
    "facts": [{"name": "bedrooms", "value": 3, "source": "homes.example.com", "on": "2026-11-01"}]}',
  'let in, they read it');
select is((select string_agg(x ->> 'grade', ' ')
  from jsonb_array_elements(public.superwise_dossier_home(pg_temp.home()) -> 'content' -> 'imports') x), 'A',
  'with what its own people''s imports came to');
select is(jsonb_array_length(public.superwise_dossier_home(pg_temp.home()) -> 'content' -> 'versions'), 1,
  'and with what was ever known');
select tests.sign_out();
update public.dossier_assets set removed_at = now(), is_primary = false where id = pg_temp.home();
select tests.sign_in(sue) from p;
select tests.refuses(format('select public.superwise_dossier_home(%L)', pg_temp.home()), 'not_found', 404,
  'a home that was taken out is out of their sight as well');
select is((select x -> 'homes' from jsonb_array_elements(public.superwise_dossiers() -> 'rows') x
  where x ->> 'id' = pg_temp.d()::text), '[]', 'and in no list of theirs');
select tests.sign_out();
update public.dossier_assets set removed_at = null where id = pg_temp.home();
select tests.sign_in(sue) from p;
select ok((public.superwise_dossier_home(pg_temp.home()) -> 'content' ->> 'title') = 'Elm', 'put back it is there');
select is((select x -> 'homes' from jsonb_array_elements(public.superwise_dossiers() -> 'rows') x
  where x ->> 'id' = pg_temp.d()::text), jsonb_build_array(pg_temp.home()), 'and listed');
select is(public.begin_dossier_visit(pg_temp.d()) ->> 'since_at', null, 'their look is no visit');
select tests.sign_out();
select is(pg_temp.visits(), 'Ada', 'and leaves none');
select tests.sign_in(ada) from p;
select is((select string_agg(distinct x ->> 'actor', ' ') || count(*)
  from jsonb_array_elements(public.dossier_log(pg_temp.d()) -> 'rows') x where x ->> 'action' = 'support_looked'),
  'Sue4', 'the owner reads who looked, and how often');
select public.set_dossier_support(pg_temp.d());
select tests.sign_in(sue) from p;
select is(public.superwise_dossier_home(pg_temp.home()) -> 'content', 'null'::jsonb, 'with the grant the content goes');
select * from finish();

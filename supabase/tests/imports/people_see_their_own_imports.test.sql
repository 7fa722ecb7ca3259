-- The history says when, from where and what became of it, to the person alone; it holds no price.
select plan(28);

create temp table t as select tests.person('Host') as person, tests.person('Other') as other,
  tests.agency('imports') as agency;
alter table t add ids jsonb;
grant select on t to public;
select tests.serve();
select tests.sign_out();
update t set ids = public.record_imports(person,
  '[{"way": "link", "source_host": "sample-agents.co.uk", "outcome": "read", "grade": "A"},
    {"way": "link", "source_host": "www.zoopla.co.uk", "outcome": "ask", "code": "host_not_allowed",
      "reason": "Bring the page."}]');

select is(jsonb_array_length((select ids from t)), 2, 'each link has an entry');
select tests.sign_in((select person from t));
select is((select count(*) from public.listing_imports), 2::bigint, 'which its person sees');
select results_eq($$select outcome, code, source_host from public.listing_imports i
  where i.id = (select (ids ->> 1)::uuid from t)$$,
  $$values ('ask', 'host_not_allowed', 'www.zoopla.co.uk')$$, 'in the order in which they were given');
select tests.sign_in((select other from t));
select is_empty($$select from public.listing_imports$$, 'and nobody else');
select tests.denies($$insert into public.listing_imports (user_id, way, outcome) select other, 'file', 'read'
  from t$$, 'nobody writes it past the function');
select is(jsonb_array_length(public.note_imports('[{"way": "file", "outcome": "read", "grade": "B"}]')), 1,
  'the browser notes what it read itself');
select
  is(public.note_imports('[{"id": "5c1c8c5e-0000-4000-8000-000000000001", "way": "typed", "outcome": "read", "grade": '
  '"C"}]')
  || public.note_imports('[{"id": "5c1c8c5e-0000-4000-8000-000000000001", "way": "typed", "outcome": "read", "grade": '
    '"A"}]'),
  '["5c1c8c5e-0000-4000-8000-000000000001", "5c1c8c5e-0000-4000-8000-000000000001"]'::jsonb,
    'an entry may bring its own id');
select is((select string_agg(grade, '') from public.listing_imports where id = '5c1c8c5e-0000-4000-8000-000000000001'),
  'C', 'noted again it is the same entry');
select tests.refuses($$select public.note_imports('[{"id": "mine", "way": "file", "outcome": "read"}]')$$,
  'invalid_request', 422, 'an id is an id');
select tests.refuses($$select public.note_imports('[{"way": "link", "outcome": "read"}]')$$, 'invalid_request', 422,
  'but no link, which only the server reads');
select tests.refuses($$select public.note_imports('[{"way": "file", "outcome": "refused"}]')$$, 'invalid_request', 422,
  'a refusal says why');
select tests.refuses($$select public.note_imports('{"way": "file"}')$$, 'invalid_request', 422, 'and a list is a list');
select tests.visit();
select tests.denies($$select public.note_imports('[]')$$, 'a visitor has no history');
select tests.sign_out();

-- The listing that is made of an import.
select lives_ok($$select public.import_listing(jsonb_build_object('external_ref', 'import-1', 'owner_id', person,
  'import_id', ids ->> 0, 'currency', 'GBP',
  'price', '{"kind": "asking", "amount_minor": 30000000}'::jsonb, 'asset', '{"country_code": "GB"}'::jsonb))
    from t$$, 'a listing is made of an entry');
select ok((select i.listing_id is not null from public.listing_imports i, t where i.id = (t.ids ->> 0)::uuid),
  'and the entry leads to it');
select lives_ok($$select public.import_listing(jsonb_build_object('external_ref', 'import-2', 'owner_id', other,
  'import_id', ids ->> 1, 'currency', 'GBP',
  'price', '{"kind": "asking", "amount_minor": 30000000}'::jsonb, 'asset', '{"country_code": "GB"}'::jsonb))
    from t$$, 'somebody else''s listing');
select ok((select i.listing_id is null from public.listing_imports i, t where i.id = (t.ids ->> 1)::uuid),
  'is not tied to an entry of this person');

-- A history, not an archive: of each person what is younger than a year, and of that the newest ten thousand.
update public.listing_imports i set created_at = now() - interval '2 years' from t where i.id = (t.ids ->> 0)::uuid;
create temp table others as select public.record_imports(other,
  '[{"way": "file", "outcome": "read", "home": "An old entry"}]') ->> 0 as id from t;
update public.listing_imports i set created_at = now() - interval '2 years' from others o where i.id = o.id::uuid;
create function pg_temp.entries(who uuid) returns bigint language sql as $$ select count(*)
  from public.listing_imports i where i.user_id = who $$;
create temp table before as select pg_temp.entries(person) as entries from t;
select public.record_imports(person, '[{"way": "file", "outcome": "read"}]') from t;
select is(pg_temp.entries(person), entries, 'with a new entry, one of two years ago goes') from t, before;
select is((select count(*) from public.listing_imports i, t where i.id = (t.ids ->> 0)::uuid), 0::bigint, 'that one');
select is((select i.home from public.listing_imports i, others o where i.id = o.id::uuid), 'An old entry',
  'nobody else''s');
insert into public.listing_imports (id, user_id, way, outcome, created_at)
  select gen_random_uuid(), person, 'file', 'read', now() - interval '1 hour' - n * interval '1 second'
    from t, generate_series(1, 10005) n;
select public.record_imports(person, '[{"way": "file", "outcome": "read"}]') from t;
select is(pg_temp.entries(person), 10001::bigint, 'of more than ten thousand the oldest go') from t;
select ok(min(i.created_at) > now() - interval '4 hours', 'and the newest stay') from public.listing_imports i, t
  where i.user_id = t.person;

-- Limits.
select is((select public.begin_import(person, array_fill('https://a.co.uk/1'::text, array[30]), '{a.co.uk}',
  '1.2.3.4') -> 'refusal' from t), null,
  'thirty links a minute are read');
select is((select public.begin_import(person, '{https://a.co.uk/2}', '{a.co.uk}', '1.2.3.4') -> 'refusal' ->> 'code'
  from t), 'rate_limited',
  'and the next waits');

-- 500 links in 24 hours: those of the person that were fetched, and only where there is something to fetch.
create function pg_temp.fetched(who uuid, many integer, way text default 'link', age interval default '1 hour')
returns void language sql as $$
  insert into public.listing_imports (user_id, way, outcome, created_at)
    select who, fetched.way, 'read', now() - age from generate_series(1, many)
$$;
create function pg_temp.begin(who uuid, hosts text[] default '{a.co.uk}') returns jsonb language sql as $$
  select public.begin_import(who, '{https://a.co.uk/1}', hosts, '5.6.7.8') -> 'refusal' -> 'retry_after_seconds'
$$;
alter table t add busy uuid default tests.person('Busy'), add calm uuid default tests.person('Calm');
select pg_temp.fetched(busy, 499), pg_temp.fetched(busy, 500, age => '25 hours'), pg_temp.fetched(busy, 500, 'file')
  from t;
select is((select pg_temp.begin(busy) from t), null,
  'the 500th link of 24 hours is read, whatever was read before, or in the browser');
select pg_temp.fetched(busy, 2, 'refresh') from t;
select is((select pg_temp.begin(busy) from t), '3600', 'the next is for tomorrow');
select is((select pg_temp.begin(busy, '{}') from t), null, 'what needs no fetching is not refused');
select is((select pg_temp.begin(calm) from t), null, 'nor is anybody else');
select * from finish();

-- An entry leads to the home that was made of it, to its person alone, until the home is taken down.
select plan(14);

create temp table t as select tests.person('Host') as person, tests.person('Other') as other,
  tests.agency('imports') as agency;
alter table t add ids jsonb, add listing uuid;
grant select on t to public;
update t set ids = public.record_imports(person,
  '[{"way": "link", "source_host": "sample-agents.co.uk", "outcome": "read", "grade": "A", "home": "1 Sample Lane, '
    'Leeds", "link": "https://www.sample-agents.co.uk/homes/1"},
    {"way": "link", "source_host": "www.zoopla.co.uk", "outcome": "ask", "code": "host_not_allowed",
      "link": "https://www.zoopla.co.uk/details/2"}]');
update t set listing = (public.import_listing(jsonb_build_object('external_ref', 'import-1', 'owner_id', person,
  'import_id', ids ->> 0, 'currency', 'GBP',
  'source_url', 'https://www.sample-agents.co.uk/homes/1', 'title', 'A house in Leeds',
  'price', '{"kind": "asking", "amount_minor": 30000000}'::jsonb, 'asset',
    '{"country_code": "GB"}'::jsonb)) ->> 'listing_id')::uuid;

select tests.sign_in(person) from t;
select results_eq($$select r ->> 'way', r ->> 'outcome', r ->> 'home', r ->> 'link', r -> 'card' ->> 'title'
  from jsonb_array_elements(public.own_imports() -> 'rows') r$$,
  $$values ('link', 'ask', null, 'https://www.zoopla.co.uk/details/2', null),
    ('link', 'read', '1 Sample Lane, Leeds', 'https://www.sample-agents.co.uk/homes/1', 'A house in Leeds')$$,
  'the newest first, with what was read, the link and the home');
select is(public.own_imports() ->> 'next', null, 'that is all');
select
  is(jsonb_array_length(public.note_imports('[{"way": "file", "outcome": "read", "grade": "B", "home": "2 Sample '
  'Lane"}]')), 1, 'a row of a file');
select is(public.own_imports() #>> '{rows,0,home}', '2 Sample Lane', 'is there too');
select tests.sign_in(other) from t;
select is(public.own_imports() -> 'rows', '[]'::jsonb, 'nobody else''s entries are shown');
select is(public.own_imports(ids ->> 0) -> 'rows', '[]'::jsonb, 'not by naming one either') from t;
select tests.visit();
select tests.denies($$select public.own_imports()$$, 'a visitor has none');

-- Pages.
select tests.sign_out();
select lives_ok($$select private.insert_imports(other, (select jsonb_agg('{"way": "file", "outcome": "read"}'::jsonb)
  from generate_series(1, 35))) from t$$, 'thirty-five entries');
select tests.sign_in(other) from t;
select is(jsonb_array_length(public.own_imports() -> 'rows'), 30, 'come thirty at a time');
select is(jsonb_array_length(public.own_imports(public.own_imports() ->> 'next') -> 'rows'), 5, 'and then the rest');

-- Taken down.
select tests.sign_out();
update public.listing_imports i set home = '3 Sample Lane', listing_id = t.listing from t
  where i.id = (select o.id from public.listing_imports o where o.user_id = t.other limit 1);
select lives_ok($$select public.withdraw_listings(person, array[listing]) from t$$, 'the home is taken down');
select is_empty($$select from public.listing_imports i where i.home in ('1 Sample Lane, Leeds', '3 Sample Lane')
  or i.link = 'https://www.sample-agents.co.uk/homes/1'$$, 'no history tells of it');
select tests.sign_in(person) from t;
select is((select r -> 'card' from jsonb_array_elements(public.own_imports() -> 'rows') r
  where (r ->> 'is_withdrawn')::boolean), 'null'::jsonb, 'and its entry leads nowhere');
select tests.sign_out();
create temp table later as select public.record_imports(person,
  '[{"way": "link", "outcome": "refused", "code": "withdrawn", "link": "http://sample-agents.co.uk/homes/1/"}]')
  ->> 0 as id from t;
select results_eq('select i.link from later join public.listing_imports i on i.id = later.id::uuid',
  'values (null::text)', 'nor does a later entry keep its link');
select * from finish();

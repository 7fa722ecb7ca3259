-- Owners and admins say homes in their words, each cell from its version, and whoever opens the brand reads them.
select plan(20);

create temp table t as select tests.agency('words-a') as a, tests.agency('words-b') as b, tests.person('Ada') as ada,
  tests.person('Abe') as abe, tests.person('Bob') as bob;
update public.agencies set supported_locales = '{en-GB,es,es-MX}' where id in (select a from t union select b from t);
insert into public.agency_members select a, ada, 'admin' from t union all select a, abe, 'agent' from t
  union all select b, bob, 'owner' from t;
grant select on t to public;
create function pg_temp.save(key text, locale text, text text, version integer, batch text default 'extras')
  returns jsonb language sql as $$
  select public.save_agency_words((select a from t), batch, jsonb_build_array(jsonb_build_object('key', key,
    'locale', locale, 'text', text, 'version', version)))
$$;

select tests.sign_in(ada) from t;
select is(pg_temp.save('wine-cellar', 'en-GB', ' Wine cellar ', 0) -> 'saved' -> 0,
  '{"key": "wine-cellar", "locale": "en-GB", "text": "Wine cellar", "version": 1}', 'an admin says a word');
select is(pg_temp.save('wine-cellar', 'es', 'Bodega', 0) -> 'saved' -> 0 ->> 'version', '1',
  'in another language it is another cell');
select is(pg_temp.save('wine-cellar', 'es', 'Vinoteca', 0) -> 'conflicts' -> 0 ->> 'text', 'Bodega',
  'whoever was slower gets the other''s back');
select is(pg_temp.save('wine-cellar', 'es', 'Vinoteca', 0) -> 'saved', '[]'::jsonb, 'and changes nothing');
select is(pg_temp.save('wine-cellar', 'es', 'Vinoteca', 1) -> 'saved' -> 0 ->> 'version', '2',
  'from its version it is changed');
select is(jsonb_array_length(public.agency_words((select a from t), 'extras') -> 'cells'), 2, 'a batch has its cells');
select is(public.agency_words((select a from t), 'property-types') -> 'cells', '[]'::jsonb, 'and no others');
select tests.refuses($$select pg_temp.save('two words', 'es', 'x', 0)$$, 'invalid_request', 422, 'a key is one word');
select tests.refuses($$select pg_temp.save('sauna', 'de', 'x', 0)$$, 'invalid_request', 422,
  'a language is one of the agency''s');
select tests.refuses($$select pg_temp.save('sauna', 'es', 'Por £450,000', 0)$$, 'price_in_name', 422,
  'a word holds no price');
select lives_ok($$select pg_temp.save('sauna', 'es', 'Sauna de 12 m²', 0)$$, 'but it may hold a number');
select isnt_empty('select from public.agency_words', 'admins read their words');

select tests.sign_in(abe) from t;
select tests.refuses($$select pg_temp.save('sauna', 'es', 'x', 1)$$, 'not_allowed', 403, 'an agent changes none');
select tests.sign_in(bob) from t;
select tests.refuses($$select pg_temp.save('sauna', 'es', 'x', 1)$$, 'not_allowed', 403,
  'nor does an owner of another agency');
select tests.refuses($$select public.agency_words((select a from t), 'extras')$$, 'not_allowed', 403,
  'who does not read them either');
select is_empty('select from public.agency_words', 'in the table neither');

-- What the brand shows.
select tests.visit();
select is((select string_agg(w ->> 'text', ',' order by w ->> 'key') from jsonb_array_elements(
  public.brand_words('words-a', 'es')) w), 'Sauna de 12 m²,Vinoteca', 'everybody reads a brand''s words');
select is(public.brand_words('words-a', 'en-US') -> 0 ->> 'text', 'Wine cellar',
  'in the language''s other spelling where there is no own');
select is(public.brand_words('words-b', 'es'), '[]'::jsonb, 'another brand has none of them');
select tests.sign_in(ada) from t;
select pg_temp.save('wine-cellar', 'es-MX', 'Cava', 0);
select pg_temp.save('sauna', 'es', '', 1);
select tests.visit();
select is((select string_agg(w ->> 'text', ',') from jsonb_array_elements(public.brand_words('words-a', 'es-MX')) w),
  'Cava', 'a region''s own spelling comes first, and an empty text is none');
select * from finish();

-- Whatever languages an agency speaks, its pages are written in them, and in no other.
select plan(10);
create temp table t as select tests.agency('many-tongues') as agency, tests.person('Owner') as owner;
insert into public.agency_members (agency_id, user_id, role) select agency, owner, 'owner' from t;
select lives_ok($$update public.agencies set supported_locales = '{en-GB,fil,zh-Hans,zh-Hant-TW,es-419}'
  where key = 'many-tongues'$$, 'an agency speaks languages of three letters, with a script, of a region of the world');
select throws_ok($$update public.agencies set supported_locales = (select array_agg('a' || chr(97 + n / 26) || chr(97
  + n % 26)) from generate_series(0, 60) n) where key = 'many-tongues'$$, '23514', null, 'and sixty at most');
create function pg_temp.write(locale text) returns jsonb language sql as $$
  select private.save_site_fields(owner, 'many-tongues', jsonb_build_array(jsonb_build_object('row', r.id, 'of', 'page',
    'field', 'title', 'locale', locale, 'value', 'Title in ' || locale, 'version', 0)))
  from t join private.site_rows r on r.agency_id = t.agency and r.kind = 'sell'
$$;
select lives_ok(format('select pg_temp.write(%L)', l), 'a page has a title in ' || l)
  from unnest('{en-GB,fil,zh-Hans,zh-Hant-TW,es-419}'::text[]) l;
select tests.refuses($$select pg_temp.write('de')$$, 'invalid_request', 422,
  'and none in a language that is not spoken');
select is((select count(*)::integer from private.site_fields f, t where f.agency_id = t.agency and f.field = 'title'
  and f.value #>> '{}' = 'Title in ' || f.locale), 5, 'each is kept beside the others');
select tests.sign_in(owner) from t;
select is((select count(*)::integer from jsonb_array_elements(public.site_page_draft('sell', 'many-tongues')
  -> 'fields') f where f ->> 'field' = 'title'), 5, 'and told to those who write');
select * from finish();

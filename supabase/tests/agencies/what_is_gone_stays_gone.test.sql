-- What was taken down or removed comes back by nobody's late undo, loses nothing of its history, and holds nothing up.
select plan(16);
create temp table t as select tests.agency('gone-brand') as agency, tests.person('Owner') as owner;
insert into public.agency_members (agency_id, user_id, role) select agency, owner, 'owner' from t;
create temp table h as select tests.listing(agency, 25000000) as taken_down, tests.listing(agency, 26000000) as stays
  from t;
create temp table c (id uuid);
grant select on t, h to public;
grant select, insert on c to public;

-- A home that was taken down after a change of it.
select tests.sign_in(owner) from t;
insert into c select (public.change_homes(agency, array[taken_down, stays], '{"is_visible": false}') ->>
  'change_id')::uuid from t, h;
select tests.serve();
select public.withdraw_listings(owner, array[taken_down]) from t, h;
select tests.sign_in(owner) from t;
select is(public.undo_home_change(id), '{"changed": 1, "kept": 1}', 'an undo brings back the home that is still there')
  from c;
select tests.sign_out();
select is((select l.status from public.listings l, h where l.id = h.taken_down), 'withdrawn',
  'the one that was taken down stays down');
select is((select l.is_visible from public.listings l, h where l.id = h.stays), true, 'the other one shows again');

-- The history of a page that was removed.
create function pg_temp.id(n integer) returns uuid language sql immutable as
  $$ select lpad('77' || n, 32, '0')::uuid $$;
create function pg_temp.save(of_row uuid, of text, field text, value text, locale text default 'en-GB') returns jsonb
language sql as $$
  select private.save_site_fields(owner, 'gone-brand', jsonb_build_array(jsonb_build_object('row', of_row, 'of', of,
    'field', field, 'locale', locale, 'value', value, 'version', 0))) from t
$$;
create function pg_temp.publish(page uuid) returns integer language sql as
  $$ select private.publish_site_page(owner, 'gone-brand', page, private.page_state(page)) from t $$;
select tests.sign_in(owner) from t;
select public.add_site_row(pg_temp.id(1), 'page', 'own', null, 'gone-brand');
select public.add_site_row(pg_temp.id(2), 'part', 'text', pg_temp.id(1), 'gone-brand');
select tests.sign_out();
select lives_ok($$select pg_temp.save(pg_temp.id(1), 'page', 'title', 'Our streets')$$, 'a page has a title');
create temp table before as select v.number, v.content from private.site_versions v where v.page_id = pg_temp.id(1)
  order by v.number desc limit 1;
grant select on before to public;
select isnt((select content from before) #>> '{fields,0,value}', null, 'which its history knows');
select tests.sign_in(owner) from t;
select is(public.remove_site_row(pg_temp.id(1), true), true, 'the page is removed');
select is(public.remove_site_row(pg_temp.id(2), true), true, 'and one of its parts, from a window that was still open');
select tests.sign_out();
select is((select v.content from private.site_versions v, before b where v.page_id = pg_temp.id(1)
  and v.number = b.number), (select content from before), 'its history is as it was');
select tests.sign_in(owner) from t;
select is(public.remove_site_row(pg_temp.id(1), false), true, 'it is put back');
select lives_ok($$select public.restore_site_version(pg_temp.id(1), (select number from before),
  public.site_page_draft(pg_temp.id(1)::text, 'gone-brand') ->> 'state')$$, 'and made what it was');
select tests.sign_out();
select is((select f.value #>> '{}' from private.site_fields f where f.row_id = pg_temp.id(1) and f.field = 'title'),
  'Our streets', 'with its title');

-- The address of a page that was taken off.
select pg_temp.save(pg_temp.id(1), 'page', 'slug', 'our-streets');
select lives_ok($$select pg_temp.publish(pg_temp.id(1))$$, 'it is published at an address');
select tests.sign_in(owner) from t;
select public.add_site_row(pg_temp.id(3), 'page', 'own', null, 'gone-brand');
select tests.sign_out();
select pg_temp.save(pg_temp.id(3), 'page', 'slug', 'our-streets');
select tests.refuses($$select pg_temp.publish(pg_temp.id(3))$$, 'slug_taken', 409,
  'which no other page gets meanwhile');
select tests.sign_in(owner) from t;
select is(public.hide_site_page(pg_temp.id(1)), true, 'it is taken off');
select tests.sign_out();
select lives_ok($$select pg_temp.publish(pg_temp.id(3))$$, 'and the address is free');
select tests.refuses($$select pg_temp.publish(pg_temp.id(1))$$, 'slug_taken', 409,
  'so that the first one needs another');
select * from finish();

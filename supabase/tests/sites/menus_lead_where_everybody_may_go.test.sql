-- Menus of an agency's site lead only to what everybody can open, and show only what is visible.
select plan(20);

create temp table who as
  select tests.agency('menu-brand') as agency, tests.person('Owner') as owner, tests.person('Agent') as agent;
insert into public.agency_members (agency_id, user_id, role)
select agency, owner, 'owner' from who union all select agency, agent, 'agent' from who;
create temp table pages as select r.id, r.kind from private.site_rows r join who w on w.agency = r.agency_id;
grant select on who, pages to public;
create function pg_temp.page(kind text) returns uuid language sql as $$ select p.id from pages p where p.kind = $1 $$;
create function pg_temp.save(id uuid, field text, value jsonb, locale text default '', version integer default 0,
  of text default 'link') returns jsonb language sql as $$
  select private.save_site_fields((select owner from who), 'menu-brand', jsonb_build_array(jsonb_build_object('row', id,
    'of', of, 'field', field, 'value', value, 'locale', locale, 'version', version)))
$$;
create function pg_temp.target(kind text) returns jsonb language sql as $$
  select to_jsonb('page:' || pg_temp.page(kind))
$$;

-- Two levels, and no third.
select tests.sign_in(owner) from who;
select ok(public.add_site_row(md5('first')::uuid, 'link', 'top', null, 'menu-brand'), 'a link is added');
select ok(public.add_site_row(md5('below')::uuid, 'link', 'top', md5('first')::uuid, 'menu-brand'), 'and one below it');
select tests.refuses($$select public.add_site_row(gen_random_uuid(), 'link', 'top', md5('below')::uuid, 'menu-brand')$$,
  'invalid_request', 422, 'but none below that');
select tests.refuses($$select public.add_site_row(gen_random_uuid(), 'link', 'footer', md5('first')::uuid,
  'menu-brand')$$,
  'invalid_request', 422, 'nor one of another menu');
select tests.sign_in(agent) from who;
select tests.refuses($$select public.add_site_row(gen_random_uuid(), 'link', 'top', null, 'menu-brand')$$,
  'not_allowed', 403,
  'an agent adds none');
select tests.sign_out();

-- Where they lead.
select tests.refuses($$select pg_temp.save(md5('first')::uuid, 'target', pg_temp.target('sell'))$$,
  'link_leads_nowhere', 409,
  'a link leads to no page that is not public');
select lives_ok($$select pg_temp.save(md5('first')::uuid, 'visible', 'false')$$, 'hidden');
select lives_ok($$select pg_temp.save(md5('first')::uuid, 'target', pg_temp.target('sell'))$$, 'it may');
select tests.refuses($$select pg_temp.save(md5('first')::uuid, 'visible', 'true', '', 1)$$, 'link_leads_nowhere', 409,
  'and is not shown before the page is');
select is(private.publish_site_page(owner, 'menu-brand', pg_temp.page('sell'),
  private.page_state(pg_temp.page('sell'))), 1,
  'the page is published') from who;
select lives_ok($$select pg_temp.save(md5('first')::uuid, 'visible', 'true', '', 1)$$, 'then it is shown');
select tests.refuses($$select pg_temp.save(md5('below')::uuid, 'target', '"game:no-such-game"')$$, 'link_leads_nowhere',
  409,
  'nor does a link lead to a game that is not there');
select lives_ok($$select pg_temp.save(md5('below')::uuid, 'target', '"https://www.example.com/"')$$,
  'but out of the site');
select lives_ok($$select pg_temp.save(md5('first')::uuid, 'title', '"Sell with us"', 'en-GB')$$,
  'it is called something');

-- What everybody sees.
select tests.visit();
select is(public.brand_record('menu-brand') #> '{face,top,0,titles}', '{"en-GB": "Sell with us"}',
  'the menu is in the brand''s record');
select is(public.brand_record('menu-brand') #>> '{face,top,0,slugs,en-GB}', 'sell', 'with the address of the page');
select is(public.brand_record('menu-brand') #>> '{face,top,0,links,0,target}', 'https://www.example.com/',
  'and what is below');
select tests.sign_in(owner) from who;
select tests.refuses($$select public.hide_site_page(pg_temp.page('sell'))$$, 'page_in_menu', 409,
  'a page that a menu leads to is not taken off');
select lives_ok($$select public.remove_site_row(md5('first')::uuid, true)$$, 'without the link');
select ok(public.hide_site_page(pg_temp.page('sell')), 'it is');

select * from finish();

-- An agency's pages: who writes them, what a save does, what becomes public.
select plan(65);

create temp table who as
  select tests.agency('site-brand') as agency, tests.agency('site-rival') as rival, tests.person('Owner') as owner,
    tests.person('Admin') as admin, tests.person('Agent') as agent, tests.person('Rival') as rival_owner,
    tests.person('Anybody') as anybody;
insert into public.agency_members (agency_id, user_id, role)
select agency, owner, 'owner' from who union all select agency, admin, 'admin' from who
union all select agency, agent, 'agent' from who union all select rival, rival_owner, 'owner' from who;
update public.agencies set supported_locales = '{en-GB,es}' where key in ('site-brand', 'site-rival');
create temp table pages as select r.id, r.kind, a.key from private.site_rows r
  join public.agencies a on a.id = r.agency_id join who w on a.id in (w.agency, w.rival) where r.role in ('page',
    'site');
grant select on who, pages to public;

create function pg_temp.page(kind text, key text default 'site-brand') returns uuid language sql as $$
  select p.id from pages p where p.kind = $1 and p.key = $2
$$;
create function pg_temp.change(id uuid, of text, field text, value jsonb, locale text default '', version integer
  default 0)
returns jsonb language sql as $$
  select jsonb_build_object('row', id, 'of', of, 'field', field, 'value', value, 'locale', locale, 'version', version)
$$;
create function pg_temp.save(person uuid, variadic changes jsonb[]) returns jsonb language sql as $$
  select private.save_site_fields(person, 'site-brand', to_jsonb(changes))
$$;
create function pg_temp.publish(kind text, person uuid default null) returns integer language sql as $$
  select private.publish_site_page(coalesce(person, (select owner from who)), 'site-brand', pg_temp.page(kind),
    private.page_state(pg_temp.page(kind)))
$$;
create function pg_temp.shown(answer jsonb, field text, locale text) returns jsonb language sql as $$
  select f -> 'value' from jsonb_array_elements(answer -> 'fields') f
  where f ->> 'field' = $2 and f ->> 'locale' = $3 and (f ->> 'row' = answer ->> 'id' or field <> 'title') limit 1
$$;

-- A new agency has its pages.
select is((select string_agg(p.kind, ' ' order by p.kind) from pages p where p.key = 'site-brand'),
  'about-us contact-us home legal-notice privacy-policy sell site', 'an agency has its six pages from the start');

-- Who writes.
select tests.sign_in(owner) from who;
select is(jsonb_array_length(public.agency_site('site-brand') -> 'pages'), 6, 'an owner sees the pages');
select tests.sign_in(admin) from who;
select is(public.site_page_draft('about-us', 'site-brand') #>> '{page,kind}', 'about-us',
  'an admin opens one by its name');
select is(public.site_page_draft(pg_temp.page('about-us')::text, 'site-brand') #>> '{page,kind}', 'about-us',
  'and by its id');
select tests.sign_in(agent) from who;
select tests.refuses($$select public.agency_site('site-brand')$$, 'not_allowed', 403, 'an agent does not');
select tests.refuses($$select public.site_page_draft('about-us', 'site-brand')$$, 'not_allowed', 403,
  'nor opens a draft');
select tests.sign_in(rival_owner) from who;
select tests.refuses($$select public.agency_site('site-brand')$$, 'not_allowed', 403,
  'nor does the owner of another agency');
select tests.refuses(format($$select public.site_page_draft(%L, 'site-rival')$$, pg_temp.page('about-us')), 'not_found',
  404,
  'nor opens a page of another agency as if it were theirs');
select tests.refuses(format($$select public.hide_site_page(%L)$$, pg_temp.page('about-us')), 'not_found', 404,
  'nor takes it off');
select tests.refuses(format($$select public.remove_site_row(%L, true)$$, pg_temp.page('about-us')), 'not_found', 404,
  'nor removes it');
select tests.refuses(format($$select public.site_versions(%L)$$, pg_temp.page('about-us')), 'not_found', 404,
  'nor reads its history');
select tests.refuses(format($$select public.add_site_row(gen_random_uuid(), 'part', 'hero', %L, 'site-rival')$$,
  pg_temp.page('about-us')), 'invalid_request', 422, 'nor adds a part to it');
select is(public.site_page_draft('about-us', 'site-rival') #>> '{page,kind}', 'about-us', 'but opens their own');
select tests.visit();
select throws_ok($$select public.agency_site('site-brand')$$, '42501', null, 'a visitor may not even ask');
select tests.sign_out();
select tests.refuses(format($$select pg_temp.save(%L, pg_temp.change(pg_temp.page('about-us'), 'page', 'title', '"Us"',
  'en-GB'))$$,
  (select agent from who)), 'not_allowed', 403, 'an agent saves nothing');
select tests.refuses(format($$select private.save_site_fields(%L, 'site-rival',
  jsonb_build_array(pg_temp.change(pg_temp.page('about-us'), 'page', 'title', '"Us"', 'en-GB')))$$,
  (select rival_owner from who)), 'not_found', 404, 'nor does another agency''s owner, under their own name');
select tests.refuses(format($$select private.publish_site_page(%L, 'site-rival', %L, 'x')$$,
  (select rival_owner from who), pg_temp.page('about-us')), 'not_found', 404, 'who publishes none either');

-- The unit of saving is a field in one language.
select is(pg_temp.save((select owner from who), pg_temp.change(pg_temp.page('about-us'), 'page', 'title', '"Us"',
  'en-GB'))
  #>> '{0,version}', '1', 'a field is saved');
select is(pg_temp.save((select admin from who), pg_temp.change(pg_temp.page('about-us'), 'page', 'title', '"Nosotros"',
  'es'))
  #>> '{0,version}', '1', 'somebody who writes another language meets nobody');
select is(pg_temp.save((select admin from who), pg_temp.change(pg_temp.page('about-us'), 'page', 'description',
  '"Who we are"',
  'en-GB')) #>> '{0,version}', '1', 'nor does somebody who writes another field');
select tests.refuses(format($$select pg_temp.save(%L, pg_temp.change(pg_temp.page('about-us'), 'page', 'title', '"We"',
  'en-GB'))$$,
  (select admin from who)), 'edit_conflict', 409, 'the same field from an older version is refused');
select tests.refuses(format($$select pg_temp.save(%L, pg_temp.change(pg_temp.page('about-us'), 'page', 'slug', '"we"',
  'en-GB'),
  pg_temp.change(pg_temp.page('about-us'), 'page', 'title', '"We"', 'en-GB'))$$, (select admin from who)),
  'edit_conflict', 409, 'and with it everything that came along');
select is((select count(*) from private.site_fields f where f.row_id = pg_temp.page('about-us') and f.field = 'slug'),
  0::bigint,
  'of which nothing was kept');
select is(pg_temp.save((select admin from who), pg_temp.change(pg_temp.page('about-us'), 'page', 'title', '"About us"',
  'en-GB', 1))
  #>> '{0,version}', '2', 'from its version it is saved');
select tests.refuses(format($$select pg_temp.save(%L, pg_temp.change(pg_temp.page('about-us'), 'part.hero', 'title',
  '"x"', 'en-GB', 2))$$,
  (select owner from who)), 'invalid_request', 422, 'a field is of what it is said to be of');
select tests.refuses(format($$select pg_temp.save(%L, pg_temp.change(pg_temp.page('about-us'), 'page', 'title', '"x"',
  'fr', 0))$$,
  (select owner from who)), 'invalid_request', 422, 'and in a language that the agency speaks');

-- Parts.
select tests.sign_in(owner) from who;
select ok(public.add_site_row(md5('words')::uuid, 'part', 'text', pg_temp.page('about-us'), 'site-brand'),
  'a part is added');
select ok(not public.add_site_row(md5('words')::uuid, 'part', 'text', pg_temp.page('about-us'), 'site-brand'), 'once');
select ok(public.add_site_row(md5('quote')::uuid, 'part', 'testimonial', pg_temp.page('about-us'), 'site-brand'),
  'and another');
select ok(public.add_site_row(md5('hidden')::uuid, 'part', 'text', pg_temp.page('about-us'), 'site-brand'),
  'and one to hide');
select tests.refuses($$select public.add_site_row(gen_random_uuid(), 'part', 'script', pg_temp.page('about-us'),
  'site-brand')$$,
  'invalid_request', 422, 'parts are of known kinds');
select tests.sign_out();
select lives_ok(format($$select pg_temp.save(%L,
  pg_temp.change(md5('words')::uuid, 'part.text', 'title', '"Our words"', 'en-GB'),
  pg_temp.change(md5('quote')::uuid, 'part.testimonial', 'quote', '"They sold it"', 'en-GB'),
  pg_temp.change(md5('quote')::uuid, 'part.testimonial', 'consent', '"By letter, 3 May"'),
  pg_temp.change(md5('hidden')::uuid, 'part.text', 'title', '"Not yet"', 'en-GB'),
  pg_temp.change(md5('hidden')::uuid, 'part.text', 'visible', 'false'))$$, (select owner from who)),
    'they say something');
select tests.sign_in(owner) from who;
select is(public.agency_site('site-brand') #> '{pages,2,missing}', '{"en-GB": 0, "es": 4}'::jsonb,
  'what a language lacks is counted');

-- Nothing of a draft is public.
select tests.visit();
select tests.refuses($$select public.site_page('about-us', 'site-brand')$$, 'not_found', 404, 'a draft is no page');
select tests.sign_out();
select is(pg_temp.publish('about-us'), 3, 'published, it is');
select tests.visit();
select is(pg_temp.shown(public.site_page('about-us', 'site-brand', 'en-GB'), 'title', 'en-GB'), '"About us"',
  'everybody reads it');
select is(public.site_page('about-us', 'site-brand', 'es') ->> 'locale', 'es', 'in their language');
select is(pg_temp.shown(public.site_page('about-us', 'site-brand', 'es'), 'quote', 'en-GB'), '"They sold it"',
  'with the first one''s words where it lacks some');
select is(pg_temp.shown(public.site_page('about-us', 'site-brand', 'en-GB'), 'title', 'es'), null,
  'and no other language''s');
select unalike(public.site_page('about-us', 'site-brand')::text, '%Not yet%', 'what is hidden is nowhere in it');
select unalike(public.site_page('about-us', 'site-brand')::text, '%By letter%', 'nor how somebody agreed');
select tests.refuses($$select public.site_page('about-us', 'site-rival')$$, 'not_found', 404,
  'another agency''s page is its own');
select tests.sign_out();

-- A draft goes on while the published page stays.
select lives_ok(format($$select pg_temp.save(%L, pg_temp.change(pg_temp.page('about-us'), 'page', 'title', '"New"',
  'en-GB', 2),
  pg_temp.change(pg_temp.page('about-us'), 'page', 'slug', '"our-firm"', 'en-GB'),
  pg_temp.change(pg_temp.page('about-us'), 'page', 'slug', '"nuestra-casa"', 'es'))$$, (select owner from who)),
    'a later draft');
select is(pg_temp.shown(public.site_page('about-us', 'site-brand', 'en-GB'), 'title', 'en-GB'), '"About us"',
  'changes nothing yet');
select tests.refuses(format($$select private.publish_site_page(%L, 'site-brand', %L, 'another state')$$, (select owner
  from who),
  pg_temp.page('about-us')), 'edit_conflict', 409, 'only what was looked at is published');
select is(pg_temp.publish('about-us', (select admin from who)), 4, 'an admin publishes it');
select is(public.site_page('about-us', 'site-brand', 'es') ->> 'moved_to', 'nuestra-casa',
  'the former address leads on');
select is(public.site_page('nuestra-casa', 'site-brand', 'en-GB') ->> 'locale', 'es',
  'an address of one language is in it');
select is(pg_temp.shown(public.site_page('our-firm', 'site-brand', 'en-GB'), 'title', 'en-GB'), '"New"',
  'with the new words');
select lives_ok(format($$select pg_temp.save(%L, pg_temp.change(pg_temp.page('sell'), 'page', 'slug', '"our-firm"',
  'en-GB'))$$,
  (select owner from who)), 'a second page may draft an address');
select tests.refuses($$select pg_temp.publish('sell')$$, 'slug_taken', 409, 'but two pages have not the same one');

-- The sitemap: what is published, where it is now.
select tests.visit();
select is(public.site_pages('site-brand') #> '{0,slugs}', '{"en-GB": "our-firm", "es": "nuestra-casa"}',
  'a sitemap has a page that no menu names, where it is now');
select is(jsonb_array_length(public.site_pages('site-brand')), 1, 'and neither drafts nor former addresses');
select is(public.site_pages('site-rival'), '[]', 'nor is it in the sitemap of another agency');
select tests.sign_out();
select is((public.site_pages('site-brand') #>> '{0,published_at}')::timestamptz, r.published_at,
  'with the moment since which it is so') from private.site_rows r where r.id = pg_temp.page('about-us');
update public.agencies set suspended_at = now() where key = 'site-brand';
select is(public.site_pages('site-brand'), '[]', 'an agency that is suspended has none');
update public.agencies set suspended_at = null where key = 'site-brand';
select is(jsonb_array_length(public.site_pages('site-brand')), 1, 'and one that goes on has it again');

-- History.
select tests.sign_in(owner) from who;
select is((select string_agg(v ->> 'number', ' ') from
  jsonb_array_elements(public.site_versions(pg_temp.page('about-us'))) v),
  '4 3 2 1', 'what it was is kept');
select ok(public.restore_site_version(pg_temp.page('about-us'), 3,
  public.site_page_draft('about-us', 'site-brand') ->> 'state'), 'and comes back');
select is(public.site_page_draft('about-us', 'site-brand') #>> '{page,title}', 'About us', 'as the draft');
select is(public.site_page('our-firm', 'site-brand') ->> 'number', '4', 'while the published one stays');
select tests.refuses(format($$select public.restore_site_version(%L, 3, 'another state')$$, pg_temp.page('about-us')),
  'edit_conflict', 409, 'over what somebody changed meanwhile it is not put');
select ok(public.hide_site_page(pg_temp.page('about-us')), 'a page is taken off');
select tests.refuses($$select public.site_page('our-firm', 'site-brand')$$, 'not_found', 404,
  'and is nowhere any more');
select is(public.site_pages('site-brand'), '[]', 'nor in the sitemap');

select * from finish();

-- Pages, parts and links are added, removed and put back, and pages become what they were: each time what was there
-- before stays in the history, nothing else of the site changes, and no other agency's site changes or is held up.
select plan(56);

create temp table t as select tests.agency('rows-brand') as agency, tests.agency('rows-rival') as rival,
  tests.agency('rows-calm') as calm, tests.person('Owner') as owner, tests.person('Admin') as admin;
insert into public.agency_members (agency_id, user_id, role)
  select agency, owner, 'owner' from t union all select agency, admin, 'admin' from t;
create temp table pages as select r.id, r.kind, a.key from private.site_rows r join public.agencies a
  on a.id = r.agency_id where a.key like 'rows-%' and r.role in ('page', 'site');
grant select on t, pages to public;

create function pg_temp.page(kind text, key text default 'rows-brand') returns uuid language sql as
  $$ select p.id from pages p where p.kind = $1 and p.key = $2 $$;
create function pg_temp.ask(statement text, person uuid default null) returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.sign_in(coalesce(person, owner)) from t;
  execute 'select ' || statement into answer;
  perform tests.sign_out();
  return answer;
end $$;
create function pg_temp.add(name text, role text, kind text, parent uuid default null) returns text language sql as
  $$ select pg_temp.ask(format('public.add_site_row(%L, %L, %L, %L, %L)', md5(name)::uuid, role, kind, parent,
    'rows-brand')) $$;
create function pg_temp.take(id uuid, is_removed boolean) returns text language sql as
  $$ select pg_temp.ask(format('public.remove_site_row(%L, %L)', id, is_removed)) $$;
-- Saves a field from the version that it has.
create function pg_temp.save(id uuid, field text, value jsonb, locale text default 'en-GB', of text default 'page',
  person uuid default null) returns jsonb language sql as $$
  select private.save_site_fields(coalesce(person, (select owner from t)), 'rows-brand', jsonb_build_array(
    jsonb_build_object('row', id, 'of', of, 'field', field, 'value', value, 'locale', locale, 'version', coalesce((
    select f.version from private.site_fields f where f.row_id = id and f.field = save.field
    and f.locale = save.locale), 0))))
$$;
create function pg_temp.said(id uuid, field text default 'title') returns text language sql as
  $$ select f.value #>> '{}' from private.site_fields f where f.row_id = id and f.field = said.field $$;
create function pg_temp.publish(page uuid) returns integer language sql as
  $$ select private.publish_site_page((select owner from t), 'rows-brand', page, private.page_state(page)) $$;
create function pg_temp.restore(page uuid, number integer) returns text language sql as
  $$ select pg_temp.ask(format('public.restore_site_version(%L, %s, %L)', page, number, private.page_state(page))) $$;
-- A page's history: how many parts each version has, the latest first.
create function pg_temp.history(page uuid) returns text language sql as $$
  select string_agg(jsonb_array_length(pg_temp.ask(format('public.site_version(%L, %s)', page, v ->> 'number'))::jsonb
    -> 'parts')::text, ' ' order by (v ->> 'number')::integer desc)
  from jsonb_array_elements(pg_temp.ask(format('public.site_versions(%L)', page))::jsonb) v
$$;
-- Saves of one person within ten minutes are one version: after this, the next one is a new one.
create function pg_temp.wait() returns void language sql as
  $$ update private.site_versions v set made_at = v.made_at - interval '1 day' from t where v.agency_id = t.agency $$;
-- Changes of a site wait for one another: who changes one holds it up until the change is done.
create function pg_temp.is_held_up(key text) returns boolean language sql as
  $$ select r.xmax <> '0' from private.site_rows r where r.id = pg_temp.page('site', key) $$;

-- Rows that are added.
select is(pg_temp.is_held_up('rows-brand'), false, 'a site that nobody changes is free');
select is(pg_temp.add('hero', 'part', 'hero', pg_temp.page('sell')), 'true', 'a part is added');
select is(pg_temp.history(pg_temp.page('sell')), '1', 'and is in the history of its page');
select is(pg_temp.is_held_up('rows-brand'), true, 'until that is done, nobody else changes this site');
select is(pg_temp.is_held_up('rows-calm'), false, 'as they may change another agency''s');
select is(pg_temp.add('own', 'page', 'own'), 'true', 'a page is added');
select is(pg_temp.add('text', 'part', 'text', md5('own')::uuid), 'true', 'with a part');
select is(pg_temp.take(md5('own')::uuid, true), 'true', 'and removed');
select tests.refuses($$select pg_temp.add('late', 'part', 'text', md5('own')::uuid)$$, 'invalid_request', 422,
  'no part is added to it then');
select is(pg_temp.take(md5('own')::uuid, false), 'true', 'but once it is put back');
select is(pg_temp.add('late', 'part', 'text', md5('own')::uuid), 'true', 'one is');
select is(pg_temp.add('group', 'link', 'top'), 'true', 'a link is added');
select is(pg_temp.take(md5('group')::uuid, true), 'true', 'and removed');
select tests.refuses($$select pg_temp.add('inside', 'link', 'top', md5('group')::uuid)$$, 'invalid_request', 422,
  'none is added below it then');
select is(pg_temp.take(md5('group')::uuid, false), 'true', 'but once it is put back');
select is(pg_temp.add('inside', 'link', 'top', md5('group')::uuid), 'true', 'one is');
insert into private.site_rows (id, agency_id, parent_id, role, kind)
  select md5('rival link ' || n)::uuid, rival, pg_temp.page('site', 'rows-rival'), 'link', 'top'
  from t, generate_series(1, 40) n;
insert into private.site_rows (id, agency_id, parent_id, role, kind)
  select md5('link ' || n)::uuid, agency, pg_temp.page('site'), 'link', 'top' from t, generate_series(1, 37) n;
select is(pg_temp.add('fortieth', 'link', 'top'), 'true',
  'a menu has forty links, however many another agency''s has');
select tests.refuses($$select pg_temp.add('one more', 'link', 'top')$$, 'site_full', 409, 'and no more');
select is(pg_temp.take(md5('fortieth')::uuid, true), 'true', 'without one of them');
select is(pg_temp.add('one more', 'link', 'top'), 'true', 'it has room');

-- Rows that are removed and put back.
select tests.refuses($$select pg_temp.take(pg_temp.page('site'), true)$$, 'invalid_request', 422,
  'the site as a whole is not removed');
select pg_temp.wait();
select is(pg_temp.take(md5('hero')::uuid, true), 'true', 'but a part is');
select is(pg_temp.history(pg_temp.page('sell')), '0 1', 'which its page''s history tells');
update private.site_rows r set removed_at = now() - interval '1 day' where r.id = md5('hero')::uuid;
select is(pg_temp.take(md5('hero')::uuid, true), 'true', 'removed a second time');
select is((select r.removed_at from private.site_rows r where r.id = md5('hero')::uuid), now() - interval '1 day',
  'it is so since the first');
select is(pg_temp.take(md5('hero')::uuid, false), 'true', 'put back');
select is((select r.removed_at from private.site_rows r where r.id = md5('hero')::uuid), null, 'it is there');
select pg_temp.save(md5('own')::uuid, 'slug', '"our-streets"');
select pg_temp.publish(md5('own')::uuid);
select pg_temp.save(md5('inside')::uuid, 'target', to_jsonb('page:' || md5('own')::uuid), '', 'link');
select tests.refuses($$select pg_temp.take(md5('own')::uuid, true)$$, 'page_in_menu', 409,
  'a page that a menu leads to is not removed');
select is(pg_temp.take(md5('inside')::uuid, true), 'true', 'without the link');
select is(pg_temp.take(md5('own')::uuid, true), 'true', 'it is');
select tests.refuses($$select pg_temp.take(md5('inside')::uuid, false)$$, 'link_leads_nowhere', 409,
  'then the link is not put back');
select is(pg_temp.take(md5('own')::uuid, false), 'true', 'but with the page');
select is(pg_temp.take(md5('inside')::uuid, false), 'true', 'it is');

-- Pages that become what they were.
select pg_temp.save(pg_temp.page('home'), 'title', '"Home"');
insert into private.site_fields (row_id, agency_id, locale, field, value)
  select pg_temp.page('home', 'rows-rival'), rival, 'en-GB', 'title', '"Theirs"' from t;
select pg_temp.add('first', 'part', 'text', pg_temp.page('about-us'));
select pg_temp.save(pg_temp.page('about-us'), 'title', '"One"');
select pg_temp.wait();
select pg_temp.take(md5('first')::uuid, true);
select pg_temp.add('second', 'part', 'text', pg_temp.page('about-us'));
select pg_temp.add('third', 'part', 'text', pg_temp.page('about-us'));
select pg_temp.save(pg_temp.page('about-us'), 'title', '"Two"');
select is(pg_temp.history(pg_temp.page('about-us')), '2 1', 'a page was something else before');
select is(pg_temp.restore(pg_temp.page('about-us'), 1), 'true', 'it becomes that again');
select is(pg_temp.said(pg_temp.page('about-us')), 'One', 'with its words');
select is((select string_agg(r.id::text, ' ') from private.site_rows r where r.parent_id = pg_temp.page('about-us')
  and r.removed_at is null), md5('first')::uuid::text, 'and its parts, without those that came later');
select is(pg_temp.history(pg_temp.page('about-us')), '1 2 1', 'what it was meanwhile stays, beside what it is now');
select is(pg_temp.said(pg_temp.page('home')), 'Home', 'no other page changes');
select is(pg_temp.said(pg_temp.page('home', 'rows-rival')), 'Theirs', 'nor any of another agency');
select is(pg_temp.restore(pg_temp.page('about-us'), 2), 'true', 'it becomes what it was meanwhile');
select is((select string_agg(r.id::text, ' ' order by r.created_at) from private.site_rows r
  where r.parent_id = pg_temp.page('about-us') and r.removed_at is null),
  md5('second')::uuid || ' ' || md5('third')::uuid, 'with the parts of then');
create function pg_temp.made(page uuid, number integer) returns timestamptz language sql as
  $$ select v.made_at from private.site_versions v where v.page_id = page and v.number = made.number $$;
select pg_temp.save(pg_temp.page('contact-us'), 'title', '"By the admin"', person => admin) from t;
select pg_temp.save(pg_temp.page('contact-us'), 'title', '"By the owner"');
select is(pg_temp.restore(pg_temp.page('contact-us'), 1), 'true', 'what somebody else wrote just now comes back');
select is(pg_temp.ask(format('public.site_version(%L, 2)', pg_temp.page('contact-us')))::jsonb
  #>> '{fields,0,value}', 'By the owner', 'while one''s own words of just now stay in the history');
select is(pg_temp.made(pg_temp.page('contact-us'), 1), now(), 'which says of that version when it was made');
select is(pg_temp.publish(pg_temp.page('contact-us')), 3, 'published');
select is(pg_temp.restore(pg_temp.page('contact-us'), 2), 'true', 'the page becomes what it was');
select is(pg_temp.made(pg_temp.page('contact-us'), 3), now(), 'and when the public version was made stays');
select pg_temp.save(pg_temp.page('legal-notice'), 'title', '"Old"');
select pg_temp.wait();
select pg_temp.save(pg_temp.page('legal-notice'), 'title', '"New"');
select pg_temp.wait();
select is(pg_temp.restore(pg_temp.page('legal-notice'), 1), 'true', 'what is older comes back');
select is(pg_temp.made(pg_temp.page('legal-notice'), 2), now() - interval '1 day',
  'and of what was there yesterday the history says so');
select pg_temp.wait();
update private.site_fields f set value = '"Not kept yet"' where f.row_id = pg_temp.page('legal-notice');
select is(pg_temp.restore(pg_temp.page('legal-notice'), 2), 'true', 'a draft that no version has gives way');
select is(pg_temp.ask(format('public.site_version(%L, 4)', pg_temp.page('legal-notice')))::jsonb
  #>> '{fields,0,value}', 'Not kept yet', 'but is kept first');
select is(pg_temp.ask(format('public.site_version(%L, 5)', pg_temp.page('legal-notice')))::jsonb
  #>> '{fields,0,value}', 'New', 'and what it gave way to is the latest');

-- All of it was of one agency.
select is(pg_temp.ask(format('public.hide_site_page(%L)', pg_temp.page('contact-us'))), 'true',
  'a page is taken off the site');
select is(pg_temp.is_held_up('rows-calm'), false, 'through all of it no other agency''s site was held up');
select is((select count(*) from private.agency_log l join t on l.agency_id = t.calm
  where l.subject like 'site%' and l.actor_id is not null), 0::bigint, 'nor was anything of it changed');
select * from finish();

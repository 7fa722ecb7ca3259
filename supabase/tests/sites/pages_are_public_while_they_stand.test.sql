-- A page is public from the moment that somebody publishes it until it is taken off or removed: at its address, in the
-- sitemap, and as a draft to look at. It shows homes of the agency's own games that everybody may play, and no other.
select plan(43);

create temp table t as select tests.agency('stand-brand') as agency, tests.agency('stand-rival') as rival,
  tests.person('Owner') as owner, tests.person('Rival') as rival_owner, tests.person('Both') as owner_of_both;
insert into public.agency_members (agency_id, user_id, role)
  select agency, owner, 'owner' from t union all select rival, rival_owner, 'owner' from t
  union all select agency, owner_of_both, 'admin' from t union all select rival, owner_of_both, 'admin' from t;
update public.agencies set supported_locales = '{en-GB,es}' where key like 'stand-%';
create temp table pages as select r.id, r.kind, a.key from private.site_rows r join public.agencies a
  on a.id = r.agency_id where a.key like 'stand-%' and r.role in ('page', 'site');
create temp table made (name text, token text);
grant select on t, pages to public;
grant all on made to public;

create function pg_temp.page(kind text, key text default 'stand-brand') returns uuid language sql as
  $$ select p.id from pages p where p.kind = $1 and p.key = $2 $$;
-- Saves a field from the version that it has.
create function pg_temp.save(id uuid, field text, value jsonb, locale text default 'en-GB', of text default 'page')
returns jsonb language sql as $$
  select private.save_site_fields((select owner from t), 'stand-brand', jsonb_build_array(jsonb_build_object('row', id,
    'of', of, 'field', field, 'value', value, 'locale', locale, 'version', coalesce((select f.version
    from private.site_fields f where f.row_id = id and f.field = save.field and f.locale = save.locale), 0))))
$$;
create function pg_temp.publish(page uuid, key text default 'stand-brand', person uuid default null) returns integer
language sql as $$
  select private.publish_site_page(coalesce(person, (select owner from t)), key, page, private.page_state(page))
$$;
create function pg_temp.as_owner(statement text) returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.sign_in(owner) from t;
  execute 'select ' || statement into answer;
  perform tests.sign_out();
  return answer;
end $$;
create function pg_temp.preview(name text, key text default 'stand-brand') returns jsonb language sql as
  $$ select public.page_preview(m.token, key) from made m where m.name = preview.name $$;
create function pg_temp.make_preview(name text) returns text language sql as $$
  insert into made select name, pg_temp.as_owner($a$public.preview_site_page(md5('own page')::uuid) ->> 'token'$a$)
  returning token
$$;
create function pg_temp.has_own_page() returns boolean language sql as
  $$ select public.site_pages('stand-brand') @? '$[*].slugs ? (@."en-GB" == "our-streets")' $$;

-- A page of one's own.
select pg_temp.as_owner($$public.add_site_row(md5('own page')::uuid, 'page', 'own', null, 'stand-brand')$$);
select pg_temp.save(md5('own page')::uuid, 'slug', '"our-streets"');
select pg_temp.save(md5('own page')::uuid, 'title', '"Our streets"');
select tests.refuses($$select public.site_page('our-streets', 'stand-brand')$$, 'not_found', 404,
  'a page that nobody published is not there');
select is(pg_temp.has_own_page(), false, 'nor in the sitemap');
select is(pg_temp.publish(md5('own page')::uuid), 1, 'published, it is');
select is(public.site_page('our-streets', 'stand-brand') ->> 'kind', 'own', 'everybody reads it');
select is(pg_temp.has_own_page(), true, 'and it is in the sitemap');
select is(pg_temp.as_owner($$public.site_page_draft(md5('own page')::uuid::text, 'stand-brand') #>> '{page,title}'$$),
  'Our streets', 'whoever writes it opens its draft');
select tests.refuses($$select pg_temp.as_owner($a$public.site_page_draft('own', 'stand-brand')$a$)$$, 'not_found', 404,
  'but not by a name that all pages of its own have');
select is(pg_temp.as_owner($$public.site_page_draft('sell', 'stand-brand') #>> '{page,kind}'$$), 'sell',
  'as one of the six is opened');

-- It is looked at as a draft, at more than one address.
select matches(pg_temp.make_preview('first'), '^[0-9a-f]{64}$', 'an address shows its draft');
select matches(pg_temp.make_preview('second'), '^[0-9a-f]{64}$', 'and another one');
select is(pg_temp.preview('first') ->> 'kind', 'own', 'which does not end the first');
select is(pg_temp.preview('second') ->> 'kind', 'own', 'and shows the same');
update private.page_previews v set expires_at = now() - interval '1 minute' from made m
  where m.name = 'second' and v.token_hash = private.hash_secret(m.token);
select tests.refuses($$select pg_temp.preview('second')$$, 'not_found', 404, 'an address that is over shows nothing');

-- Removed, it is public nowhere.
select is(pg_temp.as_owner($$public.remove_site_row(md5('own page')::uuid, true)$$), 'true', 'the page is removed');
select tests.refuses($$select public.site_page('our-streets', 'stand-brand')$$, 'not_found', 404,
  'then nobody reads it');
select is(pg_temp.has_own_page(), false, 'it is not in the sitemap');
select tests.refuses($$select pg_temp.preview('first')$$, 'not_found', 404,
  'nor seen as a draft where it was seen before');
select tests.refuses($$select pg_temp.make_preview('third')$$, 'not_found', 404, 'nor at a new address');
select tests.refuses($$select pg_temp.as_owner($a$public.site_page_draft(md5('own page')::uuid::text,
  'stand-brand')$a$)$$, 'not_found', 404, 'nor does anybody write it');
select tests.refuses($$select pg_temp.save(md5('own page')::uuid, 'title', '"Other streets"')$$, 'not_found', 404,
  'or save anything of it');
select tests.refuses($$select pg_temp.publish(md5('own page')::uuid)$$, 'not_found', 404, 'or publish it');
select is(pg_temp.as_owner($$public.remove_site_row(md5('own page')::uuid, false)$$), 'true', 'put back');
select is(public.site_page('our-streets', 'stand-brand') ->> 'kind', 'own', 'everybody reads it again');
select is(pg_temp.has_own_page(), true, 'it is in the sitemap');
select is(pg_temp.preview('first') ->> 'kind', 'own', 'it is seen as a draft');
select lives_ok($$select pg_temp.save(md5('own page')::uuid, 'title', '"Other streets"')$$, 'and written');

-- Where it was before leads to where it is.
select is(public.site_page('our-streets', 'stand-brand') ->> 'moved_to', null, 'a page at its address has not moved');
select pg_temp.save(md5('own page')::uuid, 'slug', '"all-streets"');
select pg_temp.publish(md5('own page')::uuid);
select is(public.site_page('our-streets', 'stand-brand', 'es') ->> 'moved_to', 'all-streets',
  'at an address that it had it has');
select is(public.site_page('our-streets', 'stand-brand', 'es') ->> 'locale', 'es', 'in the language of whoever asks');
select is(public.site_page('our-streets', 'stand-brand', 'fr') ->> 'locale', 'en-GB',
  'or in the first of the agency where it does not speak that one');

-- Who publishes what, and where.
select tests.sign_out();
select is(pg_temp.publish(pg_temp.page('sell'), person => (select owner_of_both from t)), 1,
  'somebody of two agencies publishes a page of one on its site');
select is((select l.actor_id from private.agency_log l, t where l.agency_id = t.agency and l.subject = 'site_rows'
  order by l.id desc limit 1), owner_of_both, 'and the log names them') from t;
select is(pg_temp.publish(pg_temp.page('sell', 'stand-rival'), 'stand-rival', owner_of_both), 1,
  'a page of the other has the same address on the other site') from t;
select tests.refuses($$select pg_temp.publish(pg_temp.page('home', 'stand-rival'), 'stand-brand',
  (select owner_of_both from t))$$, 'not_found', 404, 'but a page of the other is not published on this one');
select pg_temp.as_owner($$public.add_site_row(md5('homes')::uuid, 'part', 'homes', md5('own page')::uuid,
  'stand-brand')$$);
select tests.refuses($$select pg_temp.publish(md5('homes')::uuid)$$, 'not_found', 404, 'a part is no page');
select tests.refuses($$select pg_temp.publish(pg_temp.page('site'))$$, 'not_found', 404, 'nor is the site as a whole');
select tests.sign_out();
select pg_temp.save(md5('homes')::uuid, 'title', '"Homes"', 'en-GB', 'part.homes');
select is((select l.actor_id from private.agency_log l, t where l.agency_id = t.agency and l.subject = 'site_fields'
  order by l.id desc limit 1), owner, 'of words that were saved the log names who wrote them') from t;

-- Homes that a page shows.
select tests.game('streets', agency, '{25000000,30000000}'), tests.game('streets', rival, '{25000000}') from t;
select pg_temp.save(md5('homes')::uuid, 'game', '"streets"', '', 'part.homes');
create function pg_temp.homes() returns text language sql as $$
  select string_agg(h ->> 'game' || ' ' || jsonb_array_length(h -> 'homes'), ', ')
  from jsonb_array_elements(pg_temp.preview('first') #> '{data,homes}') h
$$;
select is(pg_temp.homes(), 'streets 2',
  'a page shows the homes of its agency''s game once, though another agency has a game of that address');
update public.games g set visibility = 'unlisted' from t where g.agency_id = t.agency and g.slug = 'streets';
select is(pg_temp.homes(), null, 'it shows none of a game that is not public');
update public.games g set visibility = 'public', closes_at = now() - interval '1 day' from t
  where g.agency_id = t.agency and g.slug = 'streets';
select is(pg_temp.homes(), null, 'nor of one that is over');
update public.games g set closes_at = null from t where g.agency_id = t.agency and g.slug = 'streets';
select is(pg_temp.homes(), 'streets 2', 'public and open, it shows them');

-- Thirty addresses a minute.
select tests.wait_for_a_whole_minute();
delete from private.rate_limits l using t where l.subject = 'preview:' || t.owner;
select is((select count(pg_temp.make_preview('one of many')) from generate_series(1, 30)), 30::bigint,
  'thirty addresses in a minute are made');
select tests.refuses($$select pg_temp.make_preview('one too many')$$, 'rate_limited', 429, 'and no more');
select * from finish();

-- Menus of an agency lead to its own public pages and games, and to neighbourhoods that it may show. What is hidden,
-- removed, not public or another agency's is neither taken into them, nor shown in them, nor offered for them.
select plan(54);

create temp table t as select tests.agency('open-brand') as agency, tests.agency('open-rival') as rival,
  tests.person('Owner') as owner, tests.person('Rival') as rival_owner;
insert into public.agency_members (agency_id, user_id, role)
  select agency, owner, 'owner' from t union all select rival, rival_owner, 'owner' from t;
create temp table pages as select r.id, r.kind, a.key from private.site_rows r join public.agencies a
  on a.id = r.agency_id where a.key like 'open-%' and r.role in ('page', 'site');
grant select on t, pages to public;
select tests.game('own-game', agency, '{25000000}'), tests.game('shared-game', agency, '{25000000}'),
  tests.game('quiet-game', agency, '{25000000}'), tests.game('over-game', agency, '{25000000}'),
  tests.game('later-game', agency, '{25000000}'), tests.game('shared-game', rival, '{25000000}'),
  tests.game('rival-game', rival, '{25000000}') from t;
update public.games g set visibility = 'unlisted' from t where g.agency_id = t.agency and g.slug = 'quiet-game';
update public.games g set closes_at = now() - interval '1 day' from t where g.agency_id = t.agency
  and g.slug = 'over-game';
update public.games g set opens_at = now() + interval '1 day', state = 'scheduled' from t
  where g.agency_id = t.agency and g.slug = 'later-game';
insert into private.area_clusters (id, agency_id, name, country_code, codes, boundary, west, south, east, north)
select md5('area of ' || a.key)::uuid, a.id, ' ' || a.key, 'GB', '{QQ1}', '{"type": "MultiPolygon", "coordinates": []}',
  0, 51, 1, 52 from public.agencies a where a.key in ('open-brand', 'open-rival', 'default');

create function pg_temp.page(kind text, key text default 'open-brand') returns uuid language sql as
  $$ select p.id from pages p where p.kind = $1 and p.key = $2 $$;
-- Saves a field from the version that it has.
create function pg_temp.save(id uuid, field text, value jsonb, locale text default '', of text default 'link',
  person uuid default null, key text default 'open-brand') returns jsonb language sql as $$
  select private.save_site_fields(coalesce(person, (select owner from t)), key, jsonb_build_array(jsonb_build_object(
    'row', id, 'of', of, 'field', field, 'value', value, 'locale', locale, 'version', coalesce((select f.version
    from private.site_fields f where f.row_id = id and f.field = save.field and f.locale = save.locale), 0))))
$$;
create function pg_temp.lead(link text, target text) returns jsonb language sql as
  $$ select pg_temp.save(md5(link)::uuid, 'target', to_jsonb(target)) $$;
create function pg_temp.add(link text, parent uuid default null, place text default 'top') returns boolean
language plpgsql as $$
begin
  perform tests.sign_in(owner) from t;
  perform public.add_site_row(md5(link)::uuid, 'link', place, parent, 'open-brand');
  perform tests.sign_out();
  perform pg_temp.save(md5(link)::uuid, 'title', to_jsonb(link), 'en-GB');
  return true;
end $$;
create function pg_temp.take(id uuid, is_removed boolean) returns boolean language plpgsql as $$
begin
  perform tests.sign_in(owner) from t;
  perform public.remove_site_row(id, is_removed);
  perform tests.sign_out();
  return true;
end $$;
create function pg_temp.publish(page uuid, key text default 'open-brand', person uuid default null) returns integer
language sql as $$
  select private.publish_site_page(coalesce(person, (select owner from t)), key, page, private.page_state(page))
$$;
-- The links of a list as everybody reads them, by name and in order.
create function pg_temp.names(links jsonb) returns text language sql as $$
  select string_agg(l.link #>> '{titles,en-GB}', ', ' order by l.turn)
  from jsonb_array_elements(links) with ordinality l (link, turn)
$$;
create function pg_temp.menu(place text default 'top') returns text language sql as
  $$ select pg_temp.names(public.brand_record('open-brand') -> 'face' -> place) $$;
create function pg_temp.below() returns text language sql as $$
  select pg_temp.names(l -> 'links') from jsonb_array_elements(public.brand_record('open-brand') #> '{face,top}') l
  where l #>> '{titles,en-GB}' = 'Group'
$$;
create function pg_temp.site(field text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.sign_in(owner) from t;
  answer := public.agency_site('open-brand') -> field;
  perform tests.sign_out();
  return answer;
end $$;

-- A site of which nothing is said has no menus; one that says something has them, empty.
select is(public.brand_record('open-brand') ->> 'face', null, 'a site that says nothing has no menus');
select pg_temp.save(pg_temp.page('site', 'open-rival'), 'footer', '{"type": "doc"}', 'en-GB', 'site', rival_owner,
  'open-rival') from t;
select is(public.brand_record('open-rival') #> '{face,texts}', '{"en-GB": {"type": "doc"}}',
  'one that has words for its footer shows them');
select is(public.brand_record('open-rival') #> '{face,top}', '[]', 'with a menu that is empty');
select is(public.brand_record('open-brand') ->> 'face', null, 'and another agency has neither');

-- Where a link may lead.
select pg_temp.publish(pg_temp.page('sell'));
select pg_temp.publish(pg_temp.page('sell', 'open-rival'), 'open-rival', rival_owner) from t;
select pg_temp.add('Page');
select lives_ok($$select pg_temp.lead('Page', 'page:' || pg_temp.page('sell'))$$, 'a link leads to a public page');
select tests.refuses($$select pg_temp.lead('Page', 'page:' || pg_temp.page('sell', 'open-rival'))$$,
  'link_leads_nowhere', 409, 'but to none of another agency');
select pg_temp.add('Game');
select lives_ok($$select pg_temp.lead('Game', 'game:own-game')$$, 'a link leads to a public game');
select tests.refuses($$select pg_temp.lead('Game', 'game:rival-game')$$, 'link_leads_nowhere', 409,
  'but to none of another agency either');
select tests.refuses($$select pg_temp.lead('Game', 'game:quiet-game')$$, 'link_leads_nowhere', 409,
  'nor to one that only those with its address find');
select pg_temp.add('Area');
select lives_ok($$select pg_temp.lead('Area', 'area:' || md5('area of default')::uuid)$$,
  'a link leads to a neighbourhood of everybody');
select lives_ok($$select pg_temp.lead('Area', 'area:' || md5('area of open-brand')::uuid)$$, 'and to one of its own');
select tests.refuses($$select pg_temp.lead('Area', 'area:' || md5('area of open-rival')::uuid)$$,
  'link_leads_nowhere', 409, 'but to no neighbourhood of another agency');
select tests.sign_in(owner) from t;
select public.add_site_row(md5('a page')::uuid, 'page', 'own', null, 'open-brand');
select tests.sign_out();
select pg_temp.save(md5('a page')::uuid, 'slug', '"our-streets"', 'en-GB', 'page');
select pg_temp.publish(md5('a page')::uuid);
select pg_temp.take(md5('a page')::uuid, true);
select pg_temp.add('Group');
select pg_temp.add('Inside', md5('Group')::uuid);
select tests.refuses($$select pg_temp.lead('Inside', 'page:' || md5('a page')::uuid)$$, 'link_leads_nowhere', 409,
  'a link leads to no page that was removed, though it was public');
select pg_temp.take(md5('a page')::uuid, false);
select lives_ok($$select pg_temp.lead('Inside', 'page:' || md5('a page')::uuid)$$, 'once it is put back it does');
select pg_temp.add('Draft');
select pg_temp.save(md5('Draft')::uuid, 'open', 'false');
select tests.refuses($$select pg_temp.lead('Draft', 'page:' || pg_temp.page('home'))$$, 'link_leads_nowhere', 409,
  'a link is not hidden by any other switch');
select pg_temp.save(md5('Draft')::uuid, 'visible', 'false');
select lives_ok($$select pg_temp.lead('Draft', 'page:' || pg_temp.page('home'))$$,
  'one that is hidden leads to a draft');

-- What is in the menu.
select pg_temp.add('Shared');
select pg_temp.lead('Shared', 'game:shared-game');
select pg_temp.add('Foot', null, 'footer');
select pg_temp.add('Sole', null, 'footer');
select is(pg_temp.menu(), 'Page, Game, Area, Group, Shared', 'a menu has its visible links, the first one first');
select is(pg_temp.menu('bottom'), 'Foot, Sole', 'and the footer its own');
select is(pg_temp.below(), 'Inside', 'a group has what stands below it');
select is(public.brand_record('open-brand') #>> '{face,top,1,family}', 'public', 'a game says of which family it is');
select is(public.brand_record('open-rival') #> '{face,top}', '[]', 'none of it is in the menu of another agency');
select pg_temp.save(pg_temp.page('site'), 'social', 'true', '', 'site');
select pg_temp.save(pg_temp.page('site'), 'top', jsonb_build_array(md5('Group')::uuid, md5('Area')::uuid), '', 'site');
select is(pg_temp.menu(), 'Group, Area, Page, Game, Shared', 'somebody puts the menu in order');
select pg_temp.save(pg_temp.page('site'), 'bottom', jsonb_build_array(md5('Sole')::uuid, md5('Foot')::uuid), '',
  'site');
select is(pg_temp.menu('bottom'), 'Sole, Foot', 'and the footer');
select is(pg_temp.menu(), 'Group, Area, Page, Game, Shared', 'which leaves the menu as it was');

-- What leaves it.
select pg_temp.save(md5('Area')::uuid, 'open', 'false');
select is(pg_temp.menu(), 'Group, Area, Page, Game, Shared', 'no other switch takes a link out');
select pg_temp.save(md5('Page')::uuid, 'visible', 'false');
select is(pg_temp.menu(), 'Group, Area, Game, Shared', 'hidden, it is not shown');
select pg_temp.save(md5('Page')::uuid, 'visible', 'true');
select is(pg_temp.menu(), 'Group, Area, Page, Game, Shared', 'and shown again, it is');
update public.games g set visibility = 'unlisted' from t where g.agency_id = t.agency and g.slug = 'shared-game';
select is(pg_temp.menu(), 'Group, Area, Page, Game',
  'a game that is public no more is left out, though another agency has a public one of that address');
update public.games g set visibility = 'public' from t where g.agency_id = t.agency and g.slug = 'shared-game';
update public.games g set visibility = 'unlisted' from t where g.agency_id = t.rival and g.slug = 'shared-game';
select is(pg_temp.menu(), 'Group, Area, Page, Game, Shared', 'public again, it is there, whatever the other one does');
delete from private.area_clusters k where k.id = md5('area of open-brand')::uuid;
select is(pg_temp.menu(), 'Group, Page, Game, Shared', 'a neighbourhood that is gone is left out');
select pg_temp.lead('Area', 'area:' || md5('area of default')::uuid);
select is(pg_temp.menu(), 'Group, Area, Page, Game, Shared', 'one that is there is shown');
select pg_temp.take(md5('Game')::uuid, true);
select is(pg_temp.menu(), 'Group, Area, Page, Shared', 'a link that was removed is left out');
select pg_temp.take(md5('Foot')::uuid, true);
select is(pg_temp.menu('bottom'), 'Sole', 'of the footer as well');
select pg_temp.take(md5('Game')::uuid, false);
select is(pg_temp.menu(), 'Group, Area, Page, Game, Shared', 'put back, it is shown');
select pg_temp.take(md5('Inside')::uuid, true);
select is(pg_temp.below(), null, 'one that was removed from a group is left out');
select pg_temp.take(md5('Inside')::uuid, false);
select is(pg_temp.below(), 'Inside', 'until it is put back');
select pg_temp.take(md5('Group')::uuid, true);
select pg_temp.take(md5('a page')::uuid, true);
select pg_temp.take(md5('Group')::uuid, false);
select is(pg_temp.menu(), 'Group, Area, Page, Game, Shared', 'a group that comes back is shown');
select is(pg_temp.below(), null, 'without the link to a page that was removed meanwhile');
select pg_temp.take(md5('a page')::uuid, false);
select is(pg_temp.below(), 'Inside', 'and with it when the page is back');
update private.site_fields f set value = to_jsonb('page:' || pg_temp.page('sell', 'open-rival'))
  where f.row_id = md5('Page')::uuid and f.field = 'target';
select is(pg_temp.menu(), 'Group, Area, Game, Shared', 'whatever a link says, it leads to no page of another agency');
update private.site_fields f set value = to_jsonb('page:' || pg_temp.page('sell'))
  where f.row_id = md5('Page')::uuid and f.field = 'target';
select is(pg_temp.menu(), 'Group, Area, Page, Game, Shared', 'and to one of its own it does');

-- What those who write the site see, and what they are offered.
create function pg_temp.links() returns bigint language sql as $$
  select count(*) from jsonb_array_elements(pg_temp.site('links')) l where (l ->> 'id')::uuid = md5('Sole')::uuid
$$;
select is(jsonb_array_length(pg_temp.site('links')), 8, 'whoever writes the site sees its links, hidden ones as well');
select is(pg_temp.links(), 1::bigint, 'this one among them');
select isnt_empty($$select from jsonb_array_elements(pg_temp.site('fields')) f where f ->> 'value' = 'Sole'$$,
  'with its title');
select pg_temp.take(md5('Sole')::uuid, true);
select is(pg_temp.links(), 0::bigint, 'but none that was removed');
select is_empty($$select from jsonb_array_elements(pg_temp.site('fields')) f where f ->> 'value' = 'Sole'$$,
  'nor what it said');
select is(jsonb_array_length(pg_temp.site('pages')), 7, 'its pages, with one of its own');
select pg_temp.take(md5('Group')::uuid, true);
select pg_temp.take(md5('a page')::uuid, true);
select is(jsonb_array_length(pg_temp.site('pages')), 6, 'without it when it was removed');
select tests.sign_in(rival_owner) from t;
select is(jsonb_array_length(public.agency_site('open-rival') -> 'links'), 0, 'another agency sees none of the links');
select is(jsonb_array_length(public.agency_site('open-rival') -> 'fields'), 1, 'and its own words alone');
select is(jsonb_array_length(public.agency_site('open-rival') -> 'pages'), 6, 'with its own pages');
select tests.sign_out();
select is((select string_agg(g ->> 'slug', ' ' order by g ->> 'slug') from
  jsonb_array_elements(pg_temp.site('choices') -> 'games') g), 'own-game shared-game',
  'they are offered the games of the agency that are public and open, and no other');
update public.games g set closes_at = null from t where g.agency_id = t.agency and g.slug = 'over-game';
update public.games g set visibility = 'public' from t where g.agency_id = t.agency and g.slug = 'quiet-game';
update public.games g set opens_at = now() - interval '1 hour' from t where g.agency_id = t.agency
  and g.slug = 'later-game';
select is((select string_agg(g ->> 'slug', ' ' order by g ->> 'slug') from
  jsonb_array_elements(pg_temp.site('choices') -> 'games') g), 'later-game over-game own-game quiet-game shared-game',
  'once they are public and open, these as well');
insert into private.area_clusters (id, agency_id, name, country_code, codes, boundary, west, south, east, north)
select md5('another area')::uuid, agency, ' open-brand', 'GB', '{QQ1}',
  '{"type": "MultiPolygon", "coordinates": []}', 0, 51, 1, 52 from t;
select is((select string_agg(k ->> 'name', ',' order by k ->> 'name') from
  jsonb_array_elements(pg_temp.site('choices') -> 'areas') k where k ->> 'name' like ' %'), ' default, open-brand',
  'and of neighbourhoods their own and everybody''s, but none of another agency');
select * from finish();

-- Staff keep queries over imported feeds; nobody else reads, saves or runs one.
select plan(53);
create temp table p as select tests.person('portal-staff') as staff, tests.person('portal-player') as player,
  tests.agency('portal-agency') as agency;
insert into private.staff_members select staff from p;
grant select on p to anon, authenticated;
create temp table feed as
with made as (insert into private.import_sources (agency_id, name, address)
  select p.agency, 'Portal feed', 'https://feeds.test/portal' from p returning id) select id from made;
create temp table other_feed as
with made as (insert into private.import_sources (agency_id, name, address)
  select p.agency, 'Other feed', 'https://feeds.test/other-portal' from p returning id) select id from made;
grant select on feed, other_feed to authenticated;
create function pg_temp.home(key text, price_minor bigint, bedrooms integer, town text, postcode text,
  source uuid default null) returns uuid language plpgsql as $$
declare
  made uuid := tests.listing((select agency from p), price_minor);
begin
  update public.listings set title = key where id = made;
  update public.assets a set bedrooms = home.bedrooms, town = home.town, postcode = home.postcode,
    property_type = 'house', country_code = 'GB' from public.listings l where l.id = made and a.id = l.asset_id;
  insert into private.import_source_homes (source_id, home_key, listing_id)
    values (coalesce(source, (select id from feed)), key, made);
  return made;
end $$;
select pg_temp.home('first', 20000000, 2, 'Portalham', 'QP1 1AA'),
  pg_temp.home('second', 40000000, 4, 'Portalham', 'QP1 2BB'),
  pg_temp.home('third', 60000000, 3, 'Elsewhere', 'QX9 9ZZ'),
  pg_temp.home('fourth', 30000000, 3, 'Upper Portalham-on-Sea', 'QP1 3CC', (select id from other_feed)),
  pg_temp.home('gone', 30000000, 3, 'Portalham', 'QP1 1AA'),
  pg_temp.home('withdrawn', 30000000, 3, 'Portalham', 'QP1 1AA');
update public.listings set status = 'withdrawn' where title = 'withdrawn';
update public.assets set region = 'North Portalhamshire' where town = 'Elsewhere';
update private.import_source_homes set went_at = now() where home_key = 'gone';

create function pg_temp.query() returns uuid language sql immutable as $$ select md5('portal query')::uuid $$;
create function pg_temp.save(version integer, name text default 'Portalham', place text default 'portalham',
  bedrooms integer default null, low bigint default null, high bigint default null, source uuid default null,
  kinds text[] default '{}', currency text default 'GBP', country text default 'GB') returns jsonb language sql as $$
  select public.save_portal_query(pg_temp.query(), version, name, country, currency, place, kinds, bedrooms, low,
    high, source)
$$;
create function pg_temp.found() returns text language sql as $$
  select string_agg(m ->> 'title', ',' order by m ->> 'title')
  from jsonb_array_elements(public.portal_matches(pg_temp.query()) -> 'rows') m
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select tests.sign_in(player) from p;
select tests.refuses('select public.portal_queries()', 'not_allowed', 403, 'a player reads no queries');
select tests.refuses('select pg_temp.save(0)', 'not_allowed', 403, 'and keeps none');
select tests.refuses('select public.portal_matches(pg_temp.query())', 'not_allowed', 403, 'and runs none');
select tests.refuses('select public.remove_portal_query(pg_temp.query())', 'not_allowed', 403, 'and removes none');
select tests.visit();
select tests.denies('select public.portal_queries()', 'a visitor may not even ask');
select tests.denies('select public.portal_matches(pg_temp.query())', 'nor run one');
select tests.denies('select public.remove_portal_query(pg_temp.query())', 'nor remove one');
select tests.denies('select pg_temp.save(0)', 'nor keep one');

select tests.sign_in(staff) from p;
select is(pg_temp.save(0) ->> 'version', '1', 'staff keep a query');
select is(pg_temp.save(0) ->> 'version', '1', 'the same one sent again is the same one');
select is(pg_temp.found(), 'first,fourth,second',
  'homes whose place has the word: no county that only begins so, and none that went');
select is(public.portal_matches(pg_temp.query(), null, 3) -> 'next', 'null',
  'nothing comes after as many as were asked for');
select tests.refuses(format('select public.portal_matches(pg_temp.query(), null, %s)', n), 'invalid_request', 422,
  n || ' homes are no page') from unnest('{0,501}'::integer[]) n;
select is((public.portal_matches(pg_temp.query()) #>> '{rows,0,price_minor}') is not null, true, 'with their price');
select is(jsonb_array_length(public.portal_matches(pg_temp.query(), null, 2) -> 'rows'), 2, 'a page of so many');
select is(jsonb_array_length(public.portal_matches(pg_temp.query(), (public.portal_matches(pg_temp.query(), null, 2)
  ->> 'next')::uuid, 2) -> 'rows'), 1, 'and the rest after it');
select is(public.portal_matches(pg_temp.query()) -> 'next', 'null', 'a last page has none after it');
select is(pg_temp.save(1, bedrooms => 3) ->> 'version', '2', 'a query is changed');
select is(pg_temp.found(), 'fourth,second', 'bedrooms narrow it');
select is(pg_temp.save(2, low => 35000000) ->> 'least_bedrooms', null, 'what is not said is not asked');
select is(pg_temp.found(), 'second', 'a lowest price narrows it');
select is(pg_temp.save(3, high => 25000000) ->> 'most_minor', '25000000', 'a highest price is kept');
select is(pg_temp.found(), 'first', 'and narrows it');
select is(pg_temp.save(4, place => 'qp1 2') ->> 'place', 'qp1 2', 'a place may be half a postcode');
select is(pg_temp.found(), 'second', 'which is found without its space');
select is(pg_temp.save(5, source => (select id from other_feed)) ->> 'version', '6', 'a query may be of one feed');
select is(pg_temp.found(), 'fourth', 'and finds no homes of another');
select is(pg_temp.save(6, place => '', kinds => '{castle}') ->> 'version', '7', 'kinds are those of listings');
select is(pg_temp.found(), null, 'of which there may be none');
select tests.refuses('select pg_temp.save(6)', 'edit_conflict', 409, 'an older version changes nothing');
select tests.refuses($$select pg_temp.save(7, name => ' ')$$, 'invalid_request', 422, 'a query has a name');
select tests.refuses($$select pg_temp.save(7, low => 2, high => 1)$$, 'invalid_request', 422, 'prices are in order');
select tests.refuses($$select pg_temp.save(7, currency => 'QQQ')$$, 'invalid_request', 422, 'a currency is known');
select tests.refuses('select pg_temp.save(' || q.said || ')', 'invalid_request', 422, q.what)
from (values ('null', 'a query has a version'), ('7, place => repeat(''x'', 81)', 'its place is short'),
  ('7, country => ''gb''', 'a country has two capital letters'), ('7, country => null', 'and is said'),
  ('7, kinds => array_fill(''house''::text, ''{13}'')', 'of kinds there are twelve'),
  ('7, kinds => array[repeat(''x'', 900)]', 'which are words'), ('7, bedrooms => 0', 'bedrooms are some'),
  ('7, bedrooms => 21', 'and no hundred'), ('7, low => 0', 'the lowest price is one'),
  ('7, high => 0', 'as the highest is'), ('7, source => gen_random_uuid()', 'a feed is known')) q (said, what);
select tests.refuses($$select public.save_portal_query(null, 0, 'None', 'GB', 'GBP')$$, 'invalid_request', 422,
  'a query has an id');
select is((public.save_portal_query(gen_random_uuid(), 0, 'Wide', 'GB', 'GBP', repeat('x', 80),
  array_fill('house'::text, '{12}'), 20, 1, 1)) ->> 'version', '1', 'up to there all is kept');
select tests.refuses($$select public.save_portal_query(gen_random_uuid(), 3, 'None', 'GB', 'GBP')$$, 'edit_conflict',
  409, 'what is not there is not changed');
select is((select string_agg(s ->> 'brand', ',') from jsonb_array_elements(public.portal_queries() -> 'sources') s
  where s ->> 'name' = 'Portal feed'), 'portal-agency', 'feeds are listed with their brand');
select is(public.portal_queries() #>> '{queries,0,name}', 'Portalham', 'all queries are listed');
select is(public.remove_portal_query(pg_temp.query()), true, 'a query is removed');
select is(public.remove_portal_query(pg_temp.query()), false, 'once');
select tests.refuses('select public.portal_matches(pg_temp.query())', 'not_found', 404, 'and then finds nothing');
select tests.sign_out();
select * from finish();

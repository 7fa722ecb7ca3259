-- Curated neighbourhoods: a brand's owners and admins draw them, and staff; nobody draws those of another brand.
select plan(66);

create temp table who as
  select tests.agency('cluster-brand') as agency, tests.agency('cluster-rival') as rival,
    tests.person('Owner') as owner,
    tests.person('Admin') as admin, tests.person('Agent') as agent, tests.person('Rival') as rival_owner,
    tests.person('Staff') as staff, tests.person('Anybody') as anybody;
insert into public.agency_members (agency_id, user_id, role)
select agency, owner, 'owner' from who union all select agency, admin, 'admin' from who
union all select agency, agent, 'agent' from who union all select rival, rival_owner, 'owner' from who;
insert into private.staff_members (user_id) select staff from who;
grant select on who to public;

-- Two districts, of which one has two sectors.
insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
select 'GB', p.postcode, p.latitude, p.longitude, 0 from (values ('ZQ1 1AA', 61.001, -31.0),
    ('ZQ1 1AB', 61.002, -31.001),
  ('ZQ1 2AA', 61.01, -31.01), ('ZQ11 1AA', 61.2, -31.2), ('ZQ2 1AA', 61.3, -31.3)) p (postcode, latitude, longitude);
insert into private.sales (id, price_minor, sold_on, import_id, kind, category, country_code, currency, postcode,
  area_m2)
select md5('cluster ' || n)::uuid, 10000000 + n * 1000000,
  case when n <= 6 then '2025-05-10'::date else '2024-03-10' end, 0, case when n % 2 = 0 then 'T' else 'F' end::"char",
  'A', 'GB', 'GBP', case when n <= 6 then 'ZQ1 1AA' when n <= 9 then 'ZQ1 2AA' else 'ZQ11 1AA' end,
  case when n <= 5 then 100 end
from generate_series(1, 12) n;
insert into private.sales (id, price_minor, sold_on, import_id, kind, category, country_code, currency, postcode)
values (md5('repossessed')::uuid, 100000, '2025-05-11', 0, 'T', 'B', 'GB', 'GBP', 'ZQ1 1AA');

create function pg_temp.draw(id text, version integer default 0, codes text[] default '{ZQ1}',
  brand text default 'cluster-brand', name text default 'The quarter', polygon jsonb default null,
  description text default 'Quiet streets', country text default 'GB') returns jsonb language sql as $$
  select public.save_area_cluster(md5(id)::uuid, version, name, brand, description, country, codes, polygon)
$$;
grant execute on function pg_temp.draw to public;
create function pg_temp.sees(id text, brand text) returns boolean language sql as $$
  select exists (select from jsonb_array_elements(public.area_clusters(brand)) c where c ->> 'id' = md5($1)::uuid::text)
$$;

-- Who may draw.
select tests.sign_in(owner) from who;
select is(pg_temp.draw('own') ->> 'version', '1', 'an owner draws a neighbourhood of the brand');
select tests.sign_in(admin) from who;
select is(pg_temp.draw('own', 1, name => 'The old quarter') ->> 'version', '2', 'an admin changes it');
select tests.sign_in(agent) from who;
select tests.refuses($$select pg_temp.draw('own', 2)$$, 'not_allowed', 403, 'an agent does not');
select tests.sign_in(rival_owner) from who;
select tests.refuses($$select pg_temp.draw('own', 2, brand => 'cluster-rival')$$, 'not_allowed', 403,
  'nor the owner of another brand, whichever brand they name');
select tests.refuses($$select pg_temp.draw('new', 0)$$, 'not_allowed', 403, 'who draws none for this brand either');
select tests.refuses($$select public.remove_area_cluster(md5('own')::uuid)$$, 'not_allowed', 403, 'and removes none');
select is(pg_temp.draw('rival', brand => 'cluster-rival') ->> 'brand', 'cluster-rival', 'but draws their own');
select tests.sign_in(anybody) from who;
select tests.refuses($$select pg_temp.draw('new', 0)$$, 'not_allowed', 403, 'somebody of no brand draws none');
select tests.refuses($$select pg_temp.draw('new', 0, brand => null)$$, 'not_allowed', 403,
  'not even of the default one');
select tests.sign_in(staff) from who;
select is(pg_temp.draw('everybodys', brand => null) ->> 'brand', 'default', 'staff draw those of the default brand');
select is(pg_temp.draw('own', 2, name => 'The quarter') ->> 'version', '3', 'and change a brand''s');
select tests.visit();
select throws_ok($$select public.remove_area_cluster(md5('own')::uuid)$$, '42501', null, 'a visitor may not even ask');

-- Who sees them.
select ok(pg_temp.sees('own', 'cluster-brand'), 'a brand shows its own');
select ok(pg_temp.sees('everybodys', 'cluster-brand'), 'and those of the default brand');
select ok(not pg_temp.sees('rival', 'cluster-brand'), 'but none of another');
select ok(not pg_temp.sees('own', null), 'the default brand shows none of a brand''s');
select tests.refuses($$select public.area_cluster(md5('own')::uuid, 'cluster-rival')$$, 'not_found', 404,
  'nor does its page open on another brand');
select tests.refuses($$select public.area_clusters('no-such-brand')$$, 'not_found', 404,
  'a brand is one that is there');
select is((select string_agg(public.area_cluster(md5(c)::uuid, 'cluster-brand') ->> 'brand', ' ' order by c desc)
  from unnest('{own,everybodys}'::text[]) c), 'cluster-brand default', 'each says whose it is');
select is(public.area_cluster(md5('own')::uuid, 'cluster-brand') ->> 'may_change', 'false',
  'a visitor changes nothing');
select tests.sign_in(owner) from who;
select is(public.area_cluster(md5('own')::uuid, 'cluster-brand') ->> 'may_change', 'true', 'an owner does');

-- The same new one sent again is the same one; two who change it do not overwrite each other.
select is(pg_temp.draw('own', 2, name => 'The quarter') ->> 'version', '3', 'a change sent again is the same change');
select tests.refuses($$select pg_temp.draw('own', 2, name => 'Another name')$$, 'edit_conflict', 409,
  'another change of an older version changes nothing');
select tests.refuses($$select pg_temp.draw('own', 9)$$, 'edit_conflict', 409, 'as does one of a version to come');
select tests.refuses($$select pg_temp.draw('gone', 3)$$, 'not_found', 404, 'a change of what is gone is told so');

-- What it is made of.
create function pg_temp.postcodes_of(codes text[], polygon jsonb default null) returns text[] language sql as $$
  with drawn as (
    select pg_temp.draw('probe-' || coalesce(codes::text, polygon::text), 0, codes, polygon => polygon) ->> 'id' as id)
  select array[id] from drawn
$$;
create temp table probes as select pg_temp.postcodes_of(p.codes, p.polygon) as made, p.name
from (values ('district', '{zq1}'::text[], null::jsonb), ('sector', '{"zq1 1"}', null), ('short', '{ZQ11aa}', null),
  ('two', '{ZQ11,"ZQ1 2"}', null),
  ('polygon', null, '[[-31.02, 60.99], [-30.99, 60.99], [-30.99, 61.005], [-31.02, 61.005]]')) p (name, codes, polygon);
select tests.sign_out();
create function pg_temp.made(name text) returns text language sql as $$
  select string_agg(p.postcode, ',' order by p.postcode) from pg_temp.probes b
  join private.area_cluster_postcodes p on p.cluster_id = b.made[1]::uuid where b.name = made.name
$$;
select is(pg_temp.made('district'), 'ZQ1 1AA,ZQ1 1AB,ZQ1 2AA',
  'a district is its postcodes, and none of a longer name');
select is(pg_temp.made('sector'), 'ZQ1 1AA,ZQ1 1AB', 'a sector is its postcodes');
select is(pg_temp.made('short'), 'ZQ1 1AA', 'a postcode is itself, however it is typed');
select is(pg_temp.made('two'), 'ZQ1 2AA,ZQ11 1AA', 'codes add up');
select is(pg_temp.made('polygon'), 'ZQ1 1AA,ZQ1 1AB', 'a polygon holds the postcodes whose middle lies in it');
select is((select k.boundary #> '{coordinates,0,0,-1}' from private.area_clusters k join probes b
  on k.id = b.made[1]::uuid where b.name = 'polygon'), '[-31.02, 60.99]'::jsonb, 'its outline ends where it began');
select is((select k.boundary #>> '{coordinates,0,0,0}' = k.boundary #>> '{coordinates,0,0,-1}'
  and k.west < -31.009 and k.east > -31.001 and k.south < 61.002 and k.north > 61.009
  from private.area_clusters k where k.id = md5('own')::uuid), true, 'codes have an outline around their postcodes');

select tests.sign_in(owner) from who;
select tests.refuses($$select pg_temp.draw('new', codes => '{ZQ1,ZQ7}')$$, 'postcodes_unknown', 422,
  'a code that nobody knows is named');
select tests.refuses($$select pg_temp.draw('new', codes => '{not a postcode}')$$, 'postcodes_unknown', 422,
  'as is what is none');
select tests.refuses($$select pg_temp.draw('new', codes => '{}')$$, 'invalid_request', 422, 'nothing draws nothing');
select tests.refuses($$select pg_temp.draw('new', name => ' ')$$, 'invalid_request', 422, 'it has a name');
select tests.refuses($$select public.save_area_cluster(null, 0, 'None', 'cluster-brand', codes => '{ZQ1}')$$,
  'invalid_request', 422, 'an id');
select tests.refuses($$select pg_temp.draw('new', null)$$, 'invalid_request', 422, 'and a version');
select tests.refuses($$select pg_temp.draw('new', description => repeat('x', 2001))$$, 'invalid_request', 422,
  'it is described in 2,000 signs');
select tests.refuses($$select pg_temp.draw('new', country => 'GBR')$$, 'invalid_request', 422,
  'and lies in a country of two letters');
select tests.refuses($$select pg_temp.draw('new', codes => array_fill('ZQ1'::text, '{501}'))$$, 'invalid_request', 422,
  'of codes there are 500');
select is(pg_temp.draw('many', codes => array_fill('ZQ1'::text, '{500}')) ->> 'version', '1', 'so many are drawn');
select tests.refuses($$select pg_temp.draw('new', codes => array['ZQ1' || repeat(' ', 18)])$$, 'invalid_request', 422,
  'and a code has twenty signs');
select is(pg_temp.draw('spaced', codes => array['ZQ1' || repeat(' ', 17)]) ->> 'version', '1',
  'so long a one is drawn');
select is(pg_temp.draw('no polygon', polygon => 'null') ->> 'version', '1', 'null is no polygon');
select tests.refuses($$select pg_temp.draw('new', polygon => '[[0, 0], [0, 1], [1, 1]]')$$, 'invalid_request', 422,
  'it is drawn in one way');
select tests.refuses($$select pg_temp.draw('new', codes => null, polygon => '[[0, 0], [0, 1]]')$$,
  'invalid_request', 422,
  'two corners hold nothing');
select tests.refuses($$select pg_temp.draw('new', codes => null, polygon => '[[0, 0], [0, 1], ["x", 1]]')$$,
  'invalid_request', 422, 'corners are numbers');
select tests.refuses($$select pg_temp.draw('new', codes => null, polygon => '[[0, 0], [0, 3], [1, 3]]')$$,
  'area_too_large', 422, 'half a country is no neighbourhood');
select tests.refuses($$select pg_temp.draw('new', codes => null, polygon => '[[0, 0], [3, 0], [3, 1]]')$$,
  'area_too_large', 422, 'nor is one from east to west');
select tests.refuses($$select pg_temp.draw('new', codes => null, polygon => '[[0, 70], [0, 70.1], [0.1, 70.1]]')$$,
  'postcodes_unknown', 422, 'where nobody lives nothing is sold');
select tests.sign_out();
insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
select 'GB', 'ZX' || d || ' ' || s || chr(65 + a) || chr(65 + b), 62, -32, 0 from generate_series(1, 9) d,
  generate_series(0, 9) s, generate_series(0, 7) a, generate_series(0, 7) b;
select tests.sign_in(owner) from who;
select tests.refuses($$select pg_temp.draw('new', codes => array(select 'ZX' || d from generate_series(1, 9) d))$$,
  'area_too_large', 422, 'a neighbourhood has at most 5,000 postcodes');
select lives_ok($$select pg_temp.draw('large', codes => array(select 'ZX' || d from generate_series(1, 7) d))$$,
  'one of less is drawn');

-- What homes cost there.
create temp table told as select public.area_cluster(md5('own')::uuid, 'cluster-brand') as c;
select is((select (c -> 'latest' ->> 'sales') || '/' || (c -> 'latest' ->> 'measured') from told), '6/5',
  'the latest twelve months are without what was repossessed');
select ok((select abs((c -> 'latest' ->> 'median_minor')::float / 13500000 - 1) < 0.01
  and abs((c -> 'latest' ->> 'lower_minor')::float / 12250000 - 1) < 0.01
  and abs((c -> 'latest' ->> 'upper_minor')::float / 14750000 - 1) < 0.01 from told), 'they say the middle half');
select ok((select abs((c -> 'latest' ->> 'per_m2_minor')::float / 130000 - 1) < 0.01 from told),
  'and by the square metre where it is known');
select is((select (c -> 'before' ->> 'sales')::integer from told), 3, 'and the twelve before');
select is((select c -> 'before' ->> 'median_minor' from told), null, 'of which fewer than five say no price');
select is((select c ->> 'sales' from told), '9', 'all of them are counted');
select is((select jsonb_path_query_array(c, '$.levels.year[*] ? (@.kind == "all").sales')::text from told), '[3, 6]',
  'by year');
select is((select jsonb_path_query_array(c, '$.levels.month[*] ? (@.kind == "flat").begins_on')::text from told),
  '["2024-03-01", "2025-05-01"]', 'by month and kind');

-- It is kept while sales come and go.
select tests.sign_out();
select is((select count(*)::integer from private.sales s, told where s.price_minor in (
  (c -> 'latest' ->> 'median_minor')::bigint, (c -> 'latest' ->> 'lower_minor')::bigint,
  (c -> 'latest' ->> 'upper_minor')::bigint)), 0, 'none of which is a sale''s own price');
delete from private.sales where id = md5('cluster 1')::uuid;
select private.count_market();
select tests.visit();
select is(public.area_cluster(md5('own')::uuid, 'cluster-brand') -> 'latest' ->> 'sales', '5',
  'a sale that went is gone');
select tests.sign_in(admin) from who;
select ok(public.remove_area_cluster(md5('own')::uuid), 'an admin removes it');
select ok(not public.remove_area_cluster(md5('own')::uuid), 'and again: it is gone already');

-- Who saves too often waits.
select tests.sign_out();
select tests.wait_for_a_whole_minute();
select count(private.take_rate_limit('cluster:' || owner, 60)) from who, generate_series(1, 60);
select tests.sign_in(owner) from who;
select tests.refuses($$select pg_temp.draw('new')$$, 'rate_limited', 429, 'sixty changes in a minute are enough');
select * from finish();

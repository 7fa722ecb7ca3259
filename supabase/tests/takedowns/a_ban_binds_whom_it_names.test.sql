-- A ban names everybody, an agency, a person, or a person at an agency, and keeps a page from them and from nobody
-- else.
select plan(26);

create temp table t as select tests.agency('bans-agency') as agency, tests.agency('bans-other') as other,
  tests.person('Owner') as owner,
  tests.person('Member') as member, tests.person('Stranger') as stranger;
insert into public.agency_members select agency, member, 'agent' from t;
insert into private.source_bans (source_hash, reach, owner_id, agency_id, reason, lifted_at, lift_reason)
  select private.hash_source('https://example.com/' || name), reach, o, a, 'A test bans it', case when name = 'lifted'
    then now() end, case when name = 'lifted' then 'Over' end
  from t, lateral (values ('everybody', 'everybody', null::uuid, null::uuid), ('person', 'tenant', owner, null),
    ('agency', 'tenant', null, agency),
    ('person-at-agency', 'tenant', owner, agency), ('lifted', 'tenant', owner, null)) b (name, reach, o, a);

-- Is the page kept from whoever reads links?
select is(private.is_banned_for('https://example.com/' || page, who), wanted, 'a page banned for ' || page || case
  when wanted then ' is not read' else ' is read' end || ' by ' || name)
  from t, lateral (values ('everybody', 'a stranger', stranger, true), ('person', 'that person', owner, true),
    ('person', 'a stranger', stranger, false),
    ('agency', 'its member', member, true), ('agency', 'a stranger', stranger, false),
      ('person-at-agency', 'that person', owner, true),
    ('lifted', 'that person', owner, false), ('nobody', 'that person', owner, false)) w (page, name, who, wanted);

-- Is the page kept from a home of this owner and this agency?
select is(private.is_banned_source('https://example.com/' || page, of_owner, of_agency), wanted,
    'a page banned for ' || page || case when wanted then ' comes to no home of '
      else ' comes to a home of ' end || name)
  from t, lateral (values ('everybody', 'a stranger', stranger, null::uuid, true),
    ('person', 'that person', owner, null, true),
    ('person', 'that person at an agency', owner, other, true), ('person', 'a stranger', stranger, null, false),
      ('agency', 'that agency', null::uuid, agency, true),
    ('agency', 'another agency', null, other, false), ('person-at-agency', 'that person', owner, null, true),
      ('person-at-agency', 'that agency', null, agency, true),
    ('person-at-agency', 'that person at another agency', owner, other, false),
      ('person-at-agency', 'a stranger', stranger, null, false),
    ('lifted', 'that person', owner, null, false)) w (page, name, of_owner, of_agency, wanted);

-- A person who is bound brings the page to no home of their agency's either.
create function pg_temp.import(owner uuid, page text) returns jsonb language sql as $$
  select public.import_listing(jsonb_strip_nulls(jsonb_build_object('external_ref', 'bans-home', 'owner_id', owner,
    'agency_key', case when owner is null then 'bans-agency' end,
    'source_url', 'https://example.com/' || page, 'currency', 'GBP', 'price',
      '{"kind": "asking", "amount_minor": 30000000}'::jsonb, 'asset', '{"country_code": "GB"}'::jsonb)))
$$;
select is(pg_temp.import(null, 'person') ->> 'created', 'true',
  'a page banned for a person comes to a home of an agency');
insert into public.agency_members select agency, owner, 'agent' from t;
select tests.refuses($$select pg_temp.import(owner, 'person')
  from t$$, 'listing_withdrawn', 410, 'but not by the hand of that person');

-- A page is an agency's own if the server read that page for that home, on a site that staff entered for that agency.
insert into public.import_hosts (host, rule, agency_id) select 'bans-agency.co.uk', 'allowed', agency from t
  union all select 'nobodys-site.co.uk', 'allowed', null from t;
create temp table h as select tests.listing(agency, 25000000) as home, tests.listing(agency, 25000000) as next_home
  from t;
insert into public.listing_imports (id, user_id, way, outcome, link, listing_id)
  select gen_random_uuid(), member, 'link', 'read', link, home
    from t, h, unnest('{https://bans-agency.co.uk/1,https://nobodys-site.co.uk/1}'::text[]) link;
select is(private.is_own_page('https://bans-agency.co.uk/1', home, agency), true,
  'the page that was read for a home is the agency''s own') from t, h;
select is(private.is_own_page('https://bans-agency.co.uk/2', home, agency), false, 'another page of the site is not')
  from t, h;
select is(private.is_own_page('https://bans-agency.co.uk/1', next_home, agency), false, 'nor is it for another home')
  from t, h;
select is(private.is_own_page('https://bans-agency.co.uk/1', home, other), false, 'nor for another agency') from t, h;
select is(private.is_own_page('https://nobodys-site.co.uk/1', home, null), false,
  'a page on a site of nobody''s is nobody''s own') from h;
select * from finish();

-- Whose link a home or a request names is its tenant's own word: taking it down keeps the page from that tenant alone.
select plan(48);

create temp table t as select tests.agency('attacker') as agency, tests.agency('victim') as victims_agency,
  tests.person('Attacker') as attacker,
  tests.person('Victim') as victim, tests.person('Works for both') as bridge, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role)
  select agency, attacker, 'owner' from t union all select agency, bridge, 'agent' from t
    union all select victims_agency, victim, 'owner' from t
  union all select victims_agency, bridge, 'agent' from t;
insert into private.staff_members select staff from t;
grant select on t to public;

create function pg_temp.import(ref text, link text, agency_key text default null, owner uuid default null,
  import_id text default null, photo text default null) returns uuid
language sql as $$
  select (public.import_listing(jsonb_build_object('external_ref', ref, 'source_url', link, 'agency_key', agency_key,
    'owner_id', owner, 'import_id', import_id,
    'currency', 'GBP', 'title', 'A home', 'price', '{"kind": "asking", "amount_minor": 30000000}'::jsonb, 'asset',
      '{"country_code": "GB"}'::jsonb)
    || case when photo is null then '{}'::jsonb else jsonb_build_object('photos',
      jsonb_build_array(jsonb_build_object('path', gen_random_uuid(), 'widths', '[480]'::jsonb,
      'width', 480, 'height', 360, 'alt', 'The front', 'placeholder', 'data:,', 'content_hash',
        photo))) end) ->> 'listing_id')::uuid $$;
create function pg_temp.fetched(who uuid, link text) returns text language sql as $$
  select public.record_imports(who, jsonb_build_array(jsonb_build_object('way', 'link', 'outcome', 'read', 'grade', 'A',
    'home', 'The words of ' || link, 'link', link))) ->> 0 $$;
create function pg_temp.ask(key text, page_url text, source_url text) returns uuid language sql as $$
  select (public.request_takedown(jsonb_build_object('request_key', md5(key)::uuid, 'name', 'A. Sample', 'email',
    'a@example.com', 'capacity', 'owner',
    'subject', 'everything', 'page_url', page_url, 'source_url', source_url, 'statement',
      'This is my home, and I want it gone.'), md5(key)) ->> 'reference')::uuid $$;
create function pg_temp.withdrawn_for(who uuid, link text) returns jsonb language sql as $$
  select public.begin_import(who, array[link], '{}', md5(random()::text)) -> 'withdrawn' $$;

-- By an own home that names somebody else's page.
create temp table victims as select pg_temp.fetched(victim, 'https://www.victim.co.uk/homes/1') as entry,
  pg_temp.fetched(victim, 'https://www.victim.co.uk/homes/2') as second from t;
create temp table one as select pg_temp.import('one', 'https://www.victim.co.uk/homes/1', 'attacker',
  attacker) as listing from t;
select lives_ok($$select public.withdraw_listings(attacker, array[listing])
  from t, one$$, 'an agency withdraws a home of its own that names somebody else''s page');
select is(pg_temp.withdrawn_for(victim, 'https://www.victim.co.uk/homes/1'), '[]'::jsonb,
  'the page is still read for others') from t;
select lives_ok($$select pg_temp.import('theirs', 'https://www.victim.co.uk/homes/1', 'victim', victim)
  from t$$, 'and still imported by others');
select is((select i.link from public.listing_imports i, victims v where i.id = v.entry::uuid),
  'https://www.victim.co.uk/homes/1', 'whose history keeps it');
select is((select i.home from public.listing_imports i, victims v where i.id = v.entry::uuid),
  'The words of https://www.victim.co.uk/homes/1', 'with its words');
select is(pg_temp.withdrawn_for(attacker, 'https://victim.co.uk/homes/1/'), '["https://victim.co.uk/homes/1/"]'::jsonb,
  'for the agency it is not read again') from t;
select tests.refuses($$select pg_temp.import('again', 'https://www.victim.co.uk/homes/1', 'attacker', attacker)
  from t$$, 'listing_withdrawn', 410, 'nor imported');
select tests.refuses($$select pg_temp.import('again', 'https://www.victim.co.uk/homes/1', 'attacker', bridge)
  from t$$, 'listing_withdrawn', 410, 'by none of its people');
select tests.refuses($$select pg_temp.import('again', 'https://www.victim.co.uk/homes/1', null, attacker)
  from t$$, 'listing_withdrawn', 410, 'nor by its owner alone');
select lives_ok($$select pg_temp.import('for the other', 'https://www.victim.co.uk/homes/1', 'victim', bridge)
  from t$$, 'who works for another agency as well imports it there');
select is((select private.is_withdrawn_source('https://www.victim.co.uk/homes/1')), false,
  'it is not banned for everybody');
select is((select private.is_banned_source('https://www.victim.co.uk/homes/1', null, agency) from t), true,
  'but for the agency');
select is((select private.is_banned_source('https://www.victim.co.uk/homes/1', victim, victims_agency) from t), false,
  'and for no other');

-- By a request of one's own that names somebody else's page.
create temp table two as select pg_temp.import('two', null, 'attacker', attacker) as listing from t;
create temp table request as select pg_temp.ask('two', 'https://example.com/' || listing,
  'https://www.victim.co.uk/homes/2') as id from two;
select is((select public.decide_takedown(attacker, r.id, true) ->> 'status' from t, request r), 'granted',
  'an agency grants a request that names somebody else''s page');
select is((select private.is_withdrawn_source('https://www.victim.co.uk/homes/2')), false,
  'the page is not banned for everybody');
select lives_ok($$select pg_temp.import('theirs 2', 'https://www.victim.co.uk/homes/2', 'victim', victim)
  from t$$, 'and imported by others');
select is((select i.link from public.listing_imports i, victims v where i.id = v.second::uuid),
  'https://www.victim.co.uk/homes/2', 'whose history keeps it');
select tests.refuses($$select pg_temp.import('again 2', 'https://www.victim.co.uk/homes/2', 'attacker', attacker)
  from t$$, 'listing_withdrawn', 410, 'the agency itself does not import it');
select results_eq($$select reach, agency_id = (select agency from t), request_id is not null,
  actor_id = (select attacker from t), source_host
    from private.source_bans where source_hash = private.hash_source('https://www.victim.co.uk/homes/2')$$,
  $$values ('tenant', true, true, true, 'www.victim.co.uk')$$, 'and it is kept who caused it, and by what');

-- That the server read a page for somebody makes it nobody's own.
create temp table three as select pg_temp.import('three', 'https://www.victim.co.uk/homes/3', 'attacker', attacker,
  pg_temp.fetched(attacker, 'https://www.victim.co.uk/homes/3')) as listing from t;
select lives_ok($$select public.withdraw_listings(attacker, array[listing])
  from t, three$$, 'a home that the server read from somebody else''s site');
select is((select private.is_withdrawn_source('https://www.victim.co.uk/homes/3')), false,
  'binds its tenant alone too');
insert into public.import_hosts (host, rule, agency_id) select 'attacker.co.uk', 'allowed', agency from t;
create temp table four as select pg_temp.import('four', 'https://www.attacker.co.uk/homes/4', 'attacker', attacker,
  pg_temp.fetched(attacker, 'https://www.attacker.co.uk/homes/4')) as listing from t;
create temp table five as select pg_temp.import('five', 'https://www.attacker.co.uk/homes/5', 'attacker',
  attacker) as listing from t;
select lives_ok($$select public.withdraw_listings(attacker, array[four.listing, five.listing])
  from t, four, five$$, 'of the site that staff entered as the agency''s own');
select is((select private.is_withdrawn_source('https://www.attacker.co.uk/homes/4')), true,
  'a page that the server read is banned for everybody');
select is((select private.is_withdrawn_source('https://www.attacker.co.uk/homes/5')), false,
  'one that was only named is not');

-- Staff.
create temp table named as select pg_temp.fetched(victim, 'https://www.victim.co.uk/homes/9') as entry from t;
create temp table theirs as select l.id as listing from public.listings l where l.external_ref = 'theirs';
create temp table staffs as select pg_temp.ask('staff', 'https://example.com/' || listing,
  'https://www.victim.co.uk/homes/9') as id from theirs;
select is((select public.decide_takedown(staff, r.id, true, 'Proved.') ->> 'status' from t, staffs r), 'granted',
  'staff grant a request');
select is((select private.is_withdrawn_source('https://www.victim.co.uk/homes/1')), true,
  'and the home''s page is banned for everybody');
select is((select private.is_withdrawn_source('https://www.victim.co.uk/homes/9')), true,
  'as is the one that the request names');
select is((select i.link from public.listing_imports i, victims v where i.id = v.entry::uuid), null,
  'and every history forgets it');
select is((select i.link from public.listing_imports i, named n where i.id = n.entry::uuid), null,
  'and the one that the request names');
select is((select reason from private.source_bans where source_hash
  = private.hash_source('https://www.victim.co.uk/homes/9')), 'Proved.', 'for the reason that staff gave');

create temp table nobodys as select pg_temp.import('nobodys', 'https://www.victim.co.uk/homes/11') as listing;
select lives_ok($$select public.withdraw_listings(staff, array[listing]) from t, nobodys$$,
  'staff withdraw a home that is nobody''s');
select is((select private.is_withdrawn_source('https://www.victim.co.uk/homes/11')), true,
  'whose page is banned for everybody as well');
-- Two homes of one page: with one of them taken down the page brings the other nothing any more.
create temp table twins as
  select pg_temp.import('twin one', 'https://www.victim.co.uk/homes/13', 'attacker', attacker) as listing,
  pg_temp.import('twin two', 'https://www.victim.co.uk/homes/13', 'attacker', attacker) as twin from t;
select lives_ok($$select public.withdraw_listings(attacker, array[listing]) from t, twins$$,
  'one of two homes of a page is taken down');
select tests.refuses($$select pg_temp.import('twin two', 'https://www.victim.co.uk/homes/13', 'attacker', attacker)
  from t$$, 'listing_withdrawn', 410, 'the other is not imported from it again');
select lives_ok($$select pg_temp.import('twin two', 'https://www.victim.co.uk/homes/14', 'attacker', attacker) from t$$,
  'but from another page');
-- Homes without a page come back by their photos.
create temp table six as select pg_temp.import('six', null, null, attacker, photo => repeat('ab', 32)) as listing,
  pg_temp.import('seven', null, null, attacker, photo => repeat('cd', 32)) as seven,
    pg_temp.import('eight', null, null, attacker, photo => repeat('cd', 32)) as eight from t;
select lives_ok($$select public.withdraw_listings(attacker, array[six.listing, six.seven])
  from t, six$$, 'homes of photos are taken down');
select tests.refuses($$select pg_temp.import('six again', null, null, attacker, photo => repeat('ab', 32))
  from t$$, 'listing_withdrawn', 410, 'the same photo does not come back for the same person');
select lives_ok($$select pg_temp.import('six, elsewhere', null, null, victim, photo => repeat('ab', 32))
  from t$$, 'for somebody else it does');
select lives_ok($$select pg_temp.import('nine', null, null, attacker, photo => repeat('cd', 32))
  from t$$, 'as does one that another home of the person shows');

-- Held on the tables, not by the function that imports.
create temp table ten as select pg_temp.import('ten', null, 'attacker', attacker) as listing from t;
create function pg_temp.offer(link text) returns void language sql as $$
  insert into public.listings (asset_id, currency, source_url) select l.asset_id, l.currency, offer.link
    from public.listings l, ten where l.id = ten.listing
$$;
select tests.refuses($$select pg_temp.offer('https://www.victim.co.uk/homes/2')$$, 'listing_withdrawn', 410,
  'no new listing brings a page back');
select lives_ok($$select pg_temp.offer('https://www.victim.co.uk/homes/12')$$, 'one of another page is made');
select tests.refuses($$update public.listings l set source_url = 'https://www.victim.co.uk/homes/2' from ten
  where l.id = ten.listing$$, 'listing_withdrawn', 410, 'no other way of writing brings a page back');
select lives_ok($$update public.listings l set source_url = 'https://www.victim.co.uk/homes/10' from ten
  where l.id = ten.listing$$, 'another page is written');

-- Requests about a page that several tenants have go to staff.
select lives_ok($$select pg_temp.import('theirs 10', 'https://www.victim.co.uk/homes/10', 'victim', victim)
  from t$$, 'the victim has a home from that page too');
create temp table asked as select pg_temp.ask('shared', 'no idea', 'https://www.victim.co.uk/homes/10') as shared,
  pg_temp.ask('named', 'https://example.com/' || ten.listing, 'https://www.victim.co.uk/homes/10') as named from ten;
select results_eq($$select r.listing_id from public.takedown_requests r, asked
  where r.id = asked.shared$$, 'values (null::uuid)', 'a request about its page goes to neither');
select results_eq($$select r.listing_id from public.takedown_requests r, asked
  where r.id = asked.named$$, 'select listing from ten', 'unless a link of ours says which');
create temp table from_there as select l.id::text from public.listings l
  where l.source_url = 'https://www.victim.co.uk/homes/10';
grant select on from_there to public;
select tests.sign_in(staff) from t;
select is((select count(*) from jsonb_array_elements(public.homes_to_take_down('https://www.victim.co.uk/homes/10')) h
  join from_there f on f.id = h ->> 'listing_id'), 1::bigint, 'staff find a home of it by its page');
select tests.sign_out();
select is((select count(*) from private.source_bans where lifted_at is null and reach = 'tenant' and owner_id is null
  and agency_id is null), 0::bigint, 'no ban binds nobody');
select * from finish();

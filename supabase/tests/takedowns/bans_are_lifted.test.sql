-- A ban is lifted by staff, or by the tenant's own people where it binds that tenant alone; the record stays.
select plan(28);

create temp table t as select tests.agency('bound') as agency, tests.agency('another') as another,
  tests.person('Agent') as agent,
  tests.person('Stranger') as stranger, tests.person('Host') as host, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t
  union all select another, stranger, 'owner' from t;
insert into private.staff_members select staff from t;
alter table t add home uuid, add own uuid, add staffs uuid;
update t set home = tests.listing(agency, 25000000), own = tests.listing(null, 25000000, host),
  staffs = tests.listing(another, 25000000);
update public.listings set source_url = 'https://bound.co.uk/1' where id = (select home from t);
update public.listings set source_url = 'https://host.co.uk/1' where id = (select own from t);
update public.listings set source_url = 'https://staff.co.uk/1' where id = (select staffs from t);
delete from public.listing_photos where listing_id in (select unnest(array[home, own, staffs]) from t);
select lives_ok($$select public.withdraw_listings(agent, array[home]), public.withdraw_listings(host, array[own]),
  public.withdraw_listings(staff, array[staffs]) from t$$, 'three homes are withdrawn');
alter table t add ban uuid, add own_ban uuid, add staffs_ban uuid;
update t set ban = (select b.id from private.source_bans b where b.listing_id = home),
  own_ban = (select b.id from private.source_bans b where b.listing_id = own),
  staffs_ban = (select b.id from private.source_bans b where b.listing_id = staffs);
grant select on t to public;

select tests.visit();
select tests.denies($$select public.source_bans()$$, 'a visitor sees no ban');
select tests.denies($$select public.lift_source_ban(ban, 'Because.') from t$$, 'and lifts none');
select tests.sign_in(stranger) from t;
select is(public.source_bans() -> 'rows', '[]'::jsonb,
  'another agency sees none, not even of a home of its own that staff took down');
select tests.refuses($$select public.lift_source_ban(ban, 'Because.')
  from t$$, 'not_found', 404, 'and lifts no other tenant''s');
select tests.refuses($$select public.lift_source_ban(staffs_ban, 'Because.')
  from t$$, 'not_found', 404, 'nor what staff banned for everybody');
select tests.sign_in(agent) from t;
select results_eq($$select r ->> 'id', r ->> 'host', r -> 'is_for_everybody', r ->> 'banned_by', r ->> 'brand'
  from jsonb_array_elements(public.source_bans() -> 'rows') r$$,
  $$select ban::text, 'bound.co.uk', 'false'::jsonb, 'Agent', 'bound'
    from t$$, 'the agency''s people see theirs, by whom and where from');
select tests.refuses($$select public.lift_source_ban(own_ban, 'Because.')
  from t$$, 'not_found', 404, 'and lift nobody else''s');
select tests.refuses($$select public.lift_source_ban(ban, ' x ') from t$$, 'reason_missing', 422, 'lifting says why');
select is(public.lift_source_ban(ban, 'We may show it again.'), true, 'with a reason they lift it') from t;
select is(public.lift_source_ban(ban, 'Once more.'), true, 'again changes nothing') from t;
select is((select r ->> 'lift_reason' from jsonb_array_elements(public.source_bans() -> 'rows') r),
  'We may show it again.', 'and the record stays');
select tests.sign_in(host) from t;
select is(public.lift_source_ban(own_ban, 'It was a mistake.'), true, 'a person lifts what binds them alone') from t;
select is((public.source_bans() ->> 'next'), null, 'one that fits a page has no next');
select tests.sign_out();
insert into private.source_bans (source_hash, reach, owner_id, reason, banned_at)
  select sha256(n::text::bytea), 'tenant', host, 'Number ' || n, now() - n * interval '1 day'
    from t, generate_series(1, 20) n;
-- What a person made for an agency is the agency's.
insert into private.source_bans (source_hash, reach, owner_id, agency_id, reason) select sha256('agency'), 'tenant',
  host, another, 'Of the agency' from t;
select tests.sign_in(host) from t;
create temp table page as select public.source_bans() as a;
grant select on page to public;
select is((select array_agg(r ->> 'reason') from jsonb_array_elements(a -> 'rows') r), (select array_agg(why order by n)
  from (select 0 as n, '' as why union all select n, 'Number ' || n from generate_series(1, 19) n) x),
    'a page holds twenty of their own, the newest first') from page;
select is((select jsonb_agg(r -> 'reason') from jsonb_array_elements(public.source_bans(a ->> 'next') -> 'rows') r),
  '["Number 20"]',
  'the next one has the rest') from page;
select is(public.source_bans(a ->> 'next') ->> 'next', null, 'and is the last') from page;
select is(jsonb_array_length(public.source_bans(gen_random_uuid()::text) -> 'rows'), 20,
  'what follows no ban at all is the first page');
select tests.sign_in(stranger) from t;
select is((select jsonb_agg(r -> 'reason') from jsonb_array_elements(public.source_bans() -> 'rows') r),
  '["Of the agency"]',
  'an agency sees what somebody made for it');
select tests.sign_in(staff) from t;
select tests.refuses($$select public.lift_source_ban(gen_random_uuid(), 'Because.')$$, 'not_found', 404,
  'staff lift no ban that is not there');
select ok((select count(*) >= 3 from jsonb_array_elements(public.source_bans() -> 'rows') r), 'staff see all');
select tests.sign_out();
select is((select private.is_banned_source('https://bound.co.uk/1', null, agency) from t), false,
  'what was lifted is banned no more');
select lives_ok($$select
  public.import_listing('{"external_ref": "lifted", "agency_key": "bound", "source_url": "https://bound.co.uk/1", '
  '"currency": "GBP", "price": {"kind": "asking", "amount_minor": 1000000}, "asset": {"country_code": "GB"}}')$$,
  'and is imported again');
select is((select private.is_withdrawn_source('https://staff.co.uk/1')), true, 'what staff banned holds');
select tests.sign_in(staff) from t;
select is(public.lift_source_ban(staffs_ban, 'It was proved to be theirs.'), true, 'until staff lift it') from t;
select tests.sign_out();
select is((select private.is_withdrawn_source('https://staff.co.uk/1')), false, 'for everybody');
select is((select lifted_by from private.source_bans b, t where b.id = t.staffs_ban), (select staff from t),
  'and it is kept who did');
select lives_ok($$select public.withdraw_listings(agent, array[l.id]) from t, public.listings l
  where l.external_ref = 'lifted'$$, 'what was lifted may be taken down again');
select * from finish();

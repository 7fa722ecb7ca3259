-- Staff create and suspend agencies; figures are those of the agency's own games.
select plan(21);

create temp table t as select tests.agency('figures') as agency, tests.agency('others') as others,
  tests.person('Owner') as owner, tests.person('Agent') as agent, tests.person('Other') as other, tests.person('Staff')
    as staff;
grant select on t to public;
insert into public.agency_members select agency, owner, 'owner' from t union all select agency, agent, 'agent' from t
  union all select others, other, 'owner' from t;
insert into private.staff_members (user_id) select staff from t;

select tests.sign_in(owner) from t;
select tests.refuses($$select public.create_agency('mine', 'Mine', '{en-GB}', 'GBP')$$, 'not_allowed', 403,
  'owners create no agency');
select tests.refuses(format($$select public.suspend_agency(%L, true)$$, others), 'not_allowed', 403, 'nor close one')
  from t;
select tests.refuses($$select public.all_agencies()$$, 'not_allowed', 403, 'nor list all');
select tests.visit();
select tests.denies($$select public.create_agency('mine', 'Mine', '{en-GB}', 'GBP')$$, 'visitors are not even asked');
select tests.sign_in(staff) from t;
select isnt(public.create_agency(' New-Street ', 'New Street Homes', '{en-GB,es-ES}', 'EUR', 'boss@example.com') ->>
  'agency_id',
  null, 'staff create one');
select is(public.brand_record('new-street') ->> 'displayName', 'New Street Homes', 'its host shows it at once');
select is(public.brand_record('new-street') ->> 'currency', 'EUR', 'with its currency');
select tests.refuses($$select public.create_agency('new-street', 'Again', '{en-GB}', 'GBP')$$, 'key_taken', 409,
  'a key is taken once');
select tests.refuses($$select public.create_agency('no key', 'X', '{en-GB}', 'GBP')$$, 'invalid_request', 422,
  'a key can be a host');
select tests.refuses($$select public.create_agency('www', 'X', '{en-GB}', 'GBP')$$, 'invalid_request', 422,
  'and none of ours');
select tests.refuses($$select public.create_agency('fine', 'X', '{en-GB}', 'ZZZ')$$, 'invalid_request', 422,
  'money is of a known currency');
select is(public.all_agencies('new street') #>> '{rows,0,key}', 'new-street', 'it is found');
select tests.sign_out();
select is((select i.role || ' ' || i.email from private.agency_invitations i join public.agencies a on a.id =
  i.agency_id
  where a.key = 'new-street'), 'owner boss@example.com', 'and its owner is invited');

select tests.sign_in(staff) from t;
select isnt(public.suspend_agency(others, true) ->> 'suspended_at', null, 'staff close a site') from t;
select is(public.brand_record('others') ->> 'key', 'default', 'its host shows the default brand');
select is(public.suspend_agency(others, false) ->> 'suspended_at', null, 'and open it') from t;
select is(public.brand_record('others') ->> 'key', 'others', 'with all that it had');

-- Figures.
select tests.sign_in(agent) from t;
select is(public.agency_overview(agency) #> '{now}',
  '{"runs": 0, "completed": 0, "players": 0, "guesses": 0, "shares": 0}',
  'without games nothing was played') from t;
select is(jsonb_array_length(public.agency_overview(agency, 7) -> 'days'), 14,
  'each day has a figure, and those before') from t;
select tests.refuses(format($$select public.agency_overview(%L, 5)$$, agency), 'invalid_request', 422, 'of these days')
  from t;
select tests.sign_in(other) from t;
select tests.refuses(format($$select public.agency_overview(%L)$$, agency), 'not_found', 404,
  'another agency reads none') from t;
select * from finish();

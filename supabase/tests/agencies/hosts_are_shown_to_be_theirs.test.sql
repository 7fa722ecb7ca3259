-- A host of an agency's own: named by owners and admins, used once its records were seen, and whoever shows it last
-- has it.
select plan(34);

create temp table t as
  select tests.agency('host-brand') as agency, tests.agency('host-rival') as rival, tests.person('Owner') as owner,
    tests.person('Agent') as agent, tests.person('Rival') as rival_owner;
grant select on t to public;
insert into public.agency_members select agency, owner, 'owner' from t union all select agency, agent, 'agent' from t
  union all select rival, rival_owner, 'admin' from t;
create function pg_temp.host(agency uuid, name text) returns uuid language sql security definer as $$
  select h.id from private.agency_hosts h where h.agency_id = $1 and h.host = $2
$$;

select tests.visit();
select tests.denies($$select public.agency_hosts(gen_random_uuid())$$, 'a visitor is not even asked');
select tests.sign_in(agent) from t;
select tests.refuses(format($$select public.agency_hosts(%L)$$, agency), 'not_allowed', 403, 'an agent sees no hosts')
  from t;
select tests.refuses(format($$select public.add_agency_host(%L, 'homes.example.com')$$, agency), 'not_allowed', 403,
  'nor names one') from t;
select tests.sign_in(rival_owner) from t;
select tests.refuses(format($$select public.add_agency_host(%L, 'homes.example.com')$$, agency), 'not_allowed', 403,
  'nor does an admin of another agency') from t;

select tests.sign_in(owner) from t;
select is(public.agency_hosts(agency), '[]', 'an agency has none at first') from t;
select is(public.add_agency_host(agency, ' Homes.Example.com. ') #>> '{0,host}', 'homes.example.com',
  'an owner names one, however it is written') from t;
select matches(public.agency_hosts(agency) #>> '{0,token}', '^[0-9a-f]{64}$', 'which has a token of its own') from t;
select is(public.agency_hosts(agency) #>> '{0,verified_at}', null, 'and is not shown to be theirs yet') from t;
select is(jsonb_array_length(public.add_agency_host(agency, 'homes.example.com')), 1, 'twice is once') from t;
select tests.refuses(format($$select public.add_agency_host(%L, %L)$$, agency, said), 'host_unfit', 422,
  said || ' is no host')
  from t, unnest('{https://homes.example.com,homes,homes.example.com/x,203.0.113.9}'::text[]) said;
select is(public.brand_record('default', 'homes.example.com') ->> 'key', 'default', 'until then nothing stands there');

-- The look at its records.
select tests.sign_out();
select tests.refuses(format($$select private.host_to_check(%L, %L)$$, agent, pg_temp.host(agency, 'homes.example.com')),
  'not_found', 404, 'an agent has it not looked at') from t;
select tests.refuses(format($$select private.host_to_check(%L, %L)$$, rival_owner,
  pg_temp.host(agency, 'homes.example.com')), 'not_found', 404, 'nor does another agency') from t;
select is(private.host_to_check(owner, pg_temp.host(agency, 'homes.example.com')) ->> 'host', 'homes.example.com',
  'its owner does') from t;
select is(private.note_host_check(pg_temp.host(agency, 'homes.example.com'), 'no_record') #>> '{0,failure}',
  'no_record', 'what was missing is told') from t;
select is(public.brand_record('default', 'homes.example.com') ->> 'key', 'default', 'and opens nothing');
select isnt(private.note_host_check(pg_temp.host(agency, 'homes.example.com')) #>> '{0,verified_at}', null,
  'a record that holds the token shows it') from t;
select is(public.brand_record('default', 'homes.example.com') ->> 'key', 'host-brand', 'and the site stands there');
select is(public.brand_record('host-rival', 'homes.example.com') ->> 'key', 'host-brand', 'whatever its label means');
select is(public.brand_record('default', 'homes.example.com') ->> 'ownHost', 'homes.example.com', 'under its name');
select is(public.brand_record('host-brand') ->> 'ownHost', null, 'which a label is not');
select isnt(private.note_host_check(pg_temp.host(agency, 'homes.example.com'), 'no_answer') #>> '{0,verified_at}', null,
  'a later look that finds nobody closes nothing') from t;

-- Another owner of the name.
select tests.sign_in(rival_owner) from t;
select is(public.add_agency_host(rival, 'homes.example.com') #>> '{0,verified_at}', null,
  'another agency may name it too') from t;
select tests.sign_out();
select is(public.brand_record('default', 'homes.example.com') ->> 'key', 'host-brand', 'which takes nothing away');
select lives_ok(format($$select private.note_host_check(%L)$$, pg_temp.host(rival, 'homes.example.com')),
  'until it shows that the name is its own') from t;
select is(public.brand_record('default', 'homes.example.com') ->> 'key', 'host-rival', 'then the site is theirs');
update public.agencies set suspended_at = now() where key = 'host-rival';
select is(public.brand_record('default', 'homes.example.com') ->> 'key', 'default', 'a suspended one stands nowhere');
update public.agencies set suspended_at = null where key = 'host-rival';
select tests.sign_in(owner) from t;
select is(public.remove_agency_host(agency, pg_temp.host(rival, 'homes.example.com')) #>> '{0,host}',
  'homes.example.com', 'nobody removes the host of another agency') from t;
select is(public.remove_agency_host(agency, pg_temp.host(agency, 'homes.example.com')), '[]', 'their own they do')
  from t;
select lives_ok(format($$select public.add_agency_host(%L, 'h%s.example.com')$$, agency, n), 'five may be named')
  from t, generate_series(1, 1) n;
select tests.sign_out();
insert into private.agency_hosts (agency_id, host)
  select agency, 'x' || n || '.example.com' from t, generate_series(1, 4) n;
select tests.sign_in(owner) from t;
select tests.refuses(format($$select public.add_agency_host(%L, 'six.example.com')$$, agency), 'hosts_full', 409,
  'and no sixth') from t;
select * from finish();

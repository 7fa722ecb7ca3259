-- A request is stored once, read by staff and by who manages the home, and decided once.
select plan(33);

create temp table t as select tests.agency('asked') as agency, tests.agency('another') as another,
  tests.person('Agent') as agent,
  tests.person('Stranger') as stranger, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t
  union all select another, stranger, 'owner' from t;
insert into private.staff_members select staff from t;
alter table t add game uuid, add listing uuid, add other_listing uuid, add request uuid, add by_source uuid,
  add unknown uuid;
update t set game = tests.game('asked', agency, '{25000000,26000000}');
update t set listing = (select gl.listing_id from public.game_listings gl where gl.game_id = game and gl.position = 1),
  other_listing = (select gl.listing_id from public.game_listings gl where gl.game_id = game and gl.position = 2);
update public.listings set source_url = 'https://www.sample-agents.co.uk/homes/2'
  where id = (select other_listing from t);
update public.listings set source_url = null where id = (select listing from t);
grant select on t to public;
create function pg_temp.ask(key text, page_url text, source_url text default null) returns jsonb language sql as $$
  select public.request_takedown(jsonb_build_object('request_key', md5(key)::uuid, 'name', 'A. Sample', 'email',
    'a@example.com', 'capacity', 'owner',
    'subject', 'everything', 'page_url', page_url, 'source_url', source_url, 'statement',
      'This is my home, and I want it gone.'), '1.2.3.4') $$;

update t set request = (pg_temp.ask('one', 'https://example.com/game/asked/property/'
  || (select gl.id from public.game_listings gl where gl.listing_id = listing)) ->> 'reference')::uuid;
select ok((select request is not null from t), 'a rights holder asks and gets a reference');
select is((select pg_temp.ask('one', 'anything') ->> 'reference' from t), (select request::text from t),
  'the same request again is the same');
select is((select r.listing_id from public.takedown_requests r, t where r.id = t.request), (select listing from t),
  'a link of ours names the home');
update t set by_source = (pg_temp.ask('two', 'somewhere', 'http://sample-agents.co.uk/homes/2/') ->> 'reference')::uuid,
  unknown = (pg_temp.ask('three', 'no idea') ->> 'reference')::uuid;
select is((select r.listing_id from public.takedown_requests r, t where r.id = t.by_source),
  (select other_listing from t), 'and so does the link that it came from');
select ok((select r.listing_id is null from public.takedown_requests r, t where r.id = t.unknown),
  'others are for staff to find');
select is((select count(*) from generate_series(1, 3) n, lateral pg_temp.ask('more' || n, 'x') a where a ? 'refusal'),
  1::bigint, 'five a minute come from one address');

select tests.visit();
select tests.denies($$select from public.takedown_requests$$, 'a visitor reads no request');
select tests.denies($$select public.request_takedown('{}')$$, 'and writes none past the function');
select tests.sign_in((select stranger from t));
select is_empty($$select from public.takedown_requests$$, 'nor does another agency');
select tests.denies($$select public.decide_takedown(stranger, request, true)
  from t$$, 'decisions go through the function');
select tests.sign_in((select agent from t));
select is((select count(*) from public.takedown_requests), 2::bigint,
  'the home''s agent reads what is about its homes');
select tests.sign_in((select staff from t));
select ok((select count(*) >= 3 from public.takedown_requests), 'staff read all');
select tests.sign_out();

select tests.refuses($$select public.decide_takedown(stranger, request, true)
  from t$$, 'not_found', 404, 'another agency decides nothing');
select is((select l.status from public.listings l, t where l.id = t.listing), 'available',
  'and the home is still there');
select tests.refuses($$select public.decide_takedown(agent, by_source, false, '  ')
  from t$$, 'reason_missing', 422, 'a refusal says why');
select is((select public.decide_takedown(agent, by_source, false, 'It is ours.') ->> 'status' from t), 'refused',
  'with a reason its agent may refuse');
select is((select e.details ->> 'reason' from private.management_log e, t where e.game_id = t.game
  and e.action = 'refuse_takedown'), 'It is ours.', 'which the game''s history says');
select is((select l.status from public.listings l, t where l.id = t.other_listing), 'available',
  'which changes nothing');
select is((select public.decide_takedown(agent, request, true) ->> 'status' from t), 'granted', 'or grant');
select is((select l.status from public.listings l, t where l.id = t.listing), 'withdrawn', 'which withdraws the home');
select is((select r.decided_by from public.takedown_requests r, t where r.id = t.request), (select agent from t),
  'and says who decided');
select is((select public.decide_takedown(staff, request, false) from t),
  '{"status": "granted", "is_yours": false, "withdrawn": [], "void_rounds": 0}'::jsonb,
  'a decision is made once, and the second decider learns of it');
select is((select public.decide_takedown(agent, request, true) ->> 'is_yours' from t), 'true',
  'the same decision again is one''s own');
select is((select count(*) from private.management_log e, t where e.game_id = t.game and e.action = 'withdraw_listing'
  and e.actor_id = t.agent), 1::bigint, 'the game''s history says who took the home down, once');
select is((select e.details from private.management_log e, t where e.game_id = t.game
  and e.action = 'withdraw_listing'), '{}'::jsonb, 'without the home''s words');
select tests.refuses($$select public.decide_takedown(staff, unknown, true)
  from t$$, 'invalid_request', 422, 'granting needs a home');
select is((select public.decide_takedown(staff, unknown, true, 'Found it.', array[other_listing]) ->> 'status' from t),
  'granted', 'staff name it');
select is((select l.status from public.listings l, t where l.id = t.other_listing), 'withdrawn', 'and it is gone');
select tests.refuses($$select public.decide_takedown(staff, gen_random_uuid(), true)
  from t$$, 'not_found', 404, 'what nobody asked is not decided');

-- A home in no game has a history of its own.
create temp table alone as select tests.listing(agency, 25000000) as listing, gen_random_uuid() as request_id from t;
insert into public.takedown_requests (id, request_key, reporter_name, reporter_email, capacity, subject, page_url,
  statement, listing_id)
  select request_id, gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'everything', 'here',
    'This is my home, and I want it gone.', listing from alone;
select is((select public.decide_takedown(agent, request_id, false, 'Nobody shows it.') ->> 'status' from t, alone),
  'refused', 'a request about a home in no game is refused');
select results_eq($$select e.game_id, e.actor_id = t.agent, e.details ->> 'reason'
  from private.management_log e, t, alone
  where e.listing_id = alone.listing and e.action = 'refuse_takedown'$$,
  $$values (null::uuid, true, 'Nobody shows it.')$$, 'and it is kept who did so, and why');
select results_eq($$select m.kind, m.mailbox, m.about ->> 'note' from private.mails m, t
  where m.about ->> 'reference' = t.by_source::text$$,
  $$select 'takedown-refused', lower(r.reporter_email), 'It is ours.' from public.takedown_requests r, t
  where r.id = t.by_source$$, 'whoever asked hears of a refusal, and why');
select results_eq($$select m.kind, m.about ->> 'page' from private.mails m, t
  where m.about ->> 'reference' = t.request::text$$,
  $$select 'takedown-granted', r.page_url from public.takedown_requests r, t where r.id = t.request$$,
  'and of what was granted, once, whoever looks at it again');
select * from finish();

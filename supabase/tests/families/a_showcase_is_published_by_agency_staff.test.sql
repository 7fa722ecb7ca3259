-- Klavo: a showcase is published by its agency's people or the platform's own; everybody may keep a draft of one.
select plan(14);

create temp table t as
  select tests.agency('show-brand') as agency, tests.agency('other-show-brand') as other,
    tests.person('Freelance') as freelance,
    tests.person('Agent') as agent, tests.person('Rival') as rival, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t
  union all select other, rival, 'owner' from t;
insert into private.staff_members select staff from t;

create function pg_temp.publish(owner uuid, state text) returns uuid language sql as $$
  insert into public.games (agency_id, owner_id, slug, family, title, currency, state)
  select agency, publish.owner, 'show-' || left(gen_random_uuid()::text, 8), 'klavo', 'Show', 'GBP', publish.state
    from t returning id
$$;

select tests.refuses($$select pg_temp.publish(freelance, 'open')
  from t$$, 'agency_only', 403, 'a freelancer does not publish a showcase');
select tests.refuses($$select pg_temp.publish(freelance, 'scheduled') from t$$, 'agency_only', 403, 'nor schedule one');
select tests.refuses($$select pg_temp.publish(rival, 'open')
  from t$$, 'agency_only', 403, 'nor does another agency''s owner');
select lives_ok($$select pg_temp.publish(freelance, 'draft') from t$$, 'a freelancer keeps a draft');
select lives_ok($$select pg_temp.publish(agent, 'open') from t$$, 'the agency''s agent publishes');
select lives_ok($$select pg_temp.publish(staff, 'open') from t$$, 'the platform''s people publish');

create temp table draft as select pg_temp.publish(freelance, 'draft') as id from t;
select tests.refuses($$update public.games set state = 'open'
  where id = (select id from draft)$$, 'agency_only', 403, 'a draft is not opened past the rule');
-- As a definer function writes for a signed-in caller.
select set_config('request.jwt.claims', jsonb_build_object('sub', agent, 'role', 'authenticated')::text, true),
  set_config('request.jwt.claim.sub', agent::text, true) from t;
select lives_ok($$update public.games set state = 'open'
  where id = (select id from draft)$$, 'an agent opens a freelancer''s draft');
select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
select lives_ok($$update public.games set title = 'Another title'
  where id = (select id from draft)$$, 'an open showcase may be edited by whoever may edit it');
select tests.refuses($$update public.games set agency_id = t.other from t
  where id = (select id from draft)$$, 'agency_only', 403, 'but it does not come to another agency that way');
select lives_ok($$select tests.game('no-showcase', agency, '{25000000}', freelance)
  from t$$, 'a freelancer''s game of another family opens');
select tests.refuses($$update public.games set family = 'klavo'
  where slug = 'no-showcase'$$, 'agency_only', 403, 'and becomes no showcase while it is open');
select lives_ok($$select pg_temp.publish(null, 'open')$$, 'an importer publishes a showcase of nobody''s');
select lives_ok($$update public.games set state = 'closed'
  where id = (select id from draft)$$, 'and anybody who may edit a showcase closes it');
select * from finish();

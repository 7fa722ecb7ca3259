-- What an agency's own people are refused, each beside what they may.
select plan(30);
create temp table t as
  select tests.agency('refused-brand') as agency, tests.agency('refused-rival') as rival,
    tests.person('Owner') as owner, tests.person('Agent') as agent,
    tests.person('Rival') as rival_owner, tests.person('Stranger') as stranger,
    tests.person('Invited') as invited, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role) select agency, owner, 'owner' from t
  union all select agency, agent, 'agent' from t union all select rival, rival_owner, 'owner' from t;
insert into private.staff_members (user_id) select staff from t;
create temp table r as select r.id, r.kind, r.role, a.key from private.site_rows r join public.agencies a
  on a.id = r.agency_id where a.key ~ '^refused-' and r.role in ('site', 'page');
grant select on t, r to public;
create function pg_temp.row(kind text, key text default 'refused-brand') returns uuid language sql as
  $$ select r.id from r where r.kind = $1 and r.key = $2 $$;
create function pg_temp.id(n integer) returns uuid language sql immutable as $$ select lpad(n::text, 32, '0')::uuid $$;

-- Pages and parts.
select tests.sign_in(owner) from t;
select is(public.add_site_row(pg_temp.id(1), 'page', 'own', null, 'refused-brand'), true, 'a page is added');
select is(public.add_site_row(pg_temp.id(1), 'page', 'own', null, 'refused-brand'), false, 'once, however often');
select tests.sign_in(rival_owner) from t;
select tests.refuses($$select public.add_site_row(pg_temp.id(1), 'page', 'own', null, 'refused-rival')$$, 'not_allowed',
  403, 'an id of somebody else''s row is nobody else''s');
select tests.sign_in(owner) from t;
select is((select count(*)::int from generate_series(100, 139) n
  where public.add_site_row(pg_temp.id(n), 'part', 'text', pg_temp.row('sell'), 'refused-brand')), 40,
  'a page has forty parts');
select tests.refuses($$select public.add_site_row(pg_temp.id(140), 'part', 'text', pg_temp.row('sell'),
  'refused-brand')$$, 'site_full', 409, 'and no more');
select is(public.add_site_row(pg_temp.id(140), 'part', 'text', pg_temp.row('home'), 'refused-brand'), true,
  'another page has room');
select tests.refuses($$select public.remove_site_row(pg_temp.row('sell'), true)$$, 'invalid_request', 422,
  'a page that every agency has is not removed');
select is(public.remove_site_row(pg_temp.id(1), true), true, 'one of one''s own is');
select tests.refuses($$select public.site_version(pg_temp.row('sell'), 999)$$, 'not_found', 404,
  'a version that is not kept is not there');
select tests.sign_out();
select tests.refuses($$select private.publish_site_page((select owner from t), 'refused-brand', pg_temp.id(1),
  private.page_state(pg_temp.id(1)))$$, 'not_found', 404, 'a page that was removed is not published');
select tests.refuses($$select private.publish_site_page((select owner from t), 'refused-brand',
  pg_temp.row('sell', 'refused-rival'), private.page_state(pg_temp.row('sell', 'refused-rival')))$$, 'not_found', 404,
  'nor one of another agency');
insert into private.site_rows (id, agency_id, role, kind) select pg_temp.id(2), agency, 'page', 'own' from t;
select tests.refuses($$select private.publish_site_page((select owner from t), 'refused-brand', pg_temp.id(2),
  private.page_state(pg_temp.id(2)))$$, 'page_incomplete', 422, 'nor one without an address');
select lives_ok($$select private.publish_site_page((select owner from t), 'refused-brand', pg_temp.row('sell'),
  private.page_state(pg_temp.row('sell')))$$, 'one that has its address is');
select tests.refuses($$select private.save_site_look((select owner from t), 'refused-brand',
  (select version + 1 from public.agencies where key = 'refused-brand'), '{}', '{}')$$, 'edit_conflict', 409,
  'a look made from another version is not saved');

-- Words.
select tests.sign_in(owner) from t;
select tests.refuses($$select public.save_agency_words((select agency from t), 'extras', '[]')$$, 'invalid_request',
  422, 'nothing is no save of words');
select tests.refuses($$select public.save_agency_words((select agency from t), 'curses',
  '[{"key": "a", "locale": "en-GB", "text": "A"}]')$$, 'invalid_request', 422, 'and there is no other batch');
select lives_ok($$select public.save_agency_words((select agency from t), 'extras',
  (select jsonb_agg(jsonb_build_object('key', 'k' || n, 'locale', 'en-GB', 'text', 'A')) from generate_series(1, 1000)
    n))$$, 'a batch has a thousand keys');
select tests.refuses($$select public.save_agency_words((select agency from t), 'extras',
  '[{"key": "one-more", "locale": "en-GB", "text": "A"}]')$$, 'invalid_request', 422, 'and no more');

-- People.
select tests.refuses($$select public.set_agency_role(agency, agent, 'king') from t$$, 'invalid_request', 422,
  'there is no other role');
select tests.refuses($$select public.hand_over_agency(agency, stranger) from t$$, 'not_found', 404,
  'an agency is not handed to a stranger');
select tests.refuses($$select public.hand_over_agency(agency, owner) from t$$, 'not_found', 404, 'nor to oneself');
select is(public.hand_over_agency(agency, agent) ->> 'role', 'admin', 'but to one of its people') from t;
select tests.sign_out();
insert into private.agency_invitations (agency_id, email, role, locale)
  select agency, n || '@example.com', 'agent', 'en' from t, generate_series(1, 49) n;
select tests.sign_in(agent) from t;
select lives_ok($$select public.invite_to_agency(agency, 'fiftieth@example.com', 'agent', 'en') from t$$,
  'fifty invitations may be open');
select tests.refuses($$select public.invite_to_agency(agency, 'next@example.com', 'agent', 'en') from t$$, 'links_full',
  409, 'and no more');
select tests.sign_out();
update auth.users u set email = 'invited@example.com' from t where u.id = t.invited;
insert into private.agency_invitations (agency_id, email, role, locale, token_hash, expires_at)
  select rival, 'invited@example.com', 'agent', 'en', private.hash_secret(repeat('o', 64)), now() from t;
select tests.sign_in(invited) from t;
select tests.refuses(format('select public.agency_invitation(%L)', repeat('o', 64)), 'invitation_over', 410,
  'an invitation whose time is over opens nothing');
select tests.sign_out();
update private.agency_invitations set expires_at = now() + interval '1 day' where email = 'invited@example.com';
select tests.sign_in(invited) from t;
select is(public.agency_invitation(repeat('o', 64)) ->> 'brand', 'refused-rival', 'before that it does');

-- Staff, and people who ask.
select tests.sign_in(staff) from t;
select tests.refuses($$select public.suspend_agency((select id from public.agencies where key = 'default'), true)$$,
  'not_found', 404, 'the site itself is not suspended');
select tests.refuses($$select public.suspend_agency(gen_random_uuid(), true)$$, 'not_found', 404,
  'nor what is no agency');
select tests.sign_out();
insert into private.lead_rules (agency_id, takes_leads) select agency, false from t;
select tests.visit();
select tests.refuses($$select public.open_lead_form(null, null, 'refused-brand')$$, 'not_allowed', 403,
  'an agency that takes no questions has no form');
select ok(public.open_lead_form(null, null, 'refused-rival') ? 'ticket', 'another has');
select tests.sign_out();
select * from finish();

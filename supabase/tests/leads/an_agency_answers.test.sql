-- The inbox: for the people of the agency alone, saved by versions, answered once per key; rules and templates are
-- theirs too.
select plan(45);
create temp table t as
  select tests.agency('inbox-brand') as agency, tests.agency('inbox-other') as other, tests.person('Agent') as agent,
    tests.person('Admin') as admin, tests.person('Elsewhere') as elsewhere, tests.person('Player') as player;
insert into public.agency_members (agency_id, user_id, role)
  select agency, agent, 'agent' from t union all select agency, admin, 'admin' from t
  union all select other, elsewhere, 'owner' from t;
create temp table g as select tests.game('inbox-game', t.agency, '{20000000}') as game,
  tests.listing(t.other, 30000000) as foreign_home from t;
insert into public.game_listings (game_id, listing_id, position) select game, foreign_home, 2 from g;
create temp table l (name text, id uuid);
with made as (
  insert into private.leads (agency_id, kind, mailbox, name, locale, confirmed_at, active_at, context)
  select agency, 'home', n || '@example.com', n, 'en-GB', now(), now() - make_interval(mins => m),
    jsonb_build_object('guess_minor', 1, 'currency', 'GBP', 'miss_percent', 5, 'listing_id',
      case n when 'ana' then (select gl.listing_id from public.game_listings gl, g
        where gl.game_id = g.game and gl.position = 1) else (select foreign_home from g) end)
  from t, (values ('ana', 1), ('ben', 2)) v (n, m) returning name, id)
insert into l select * from made;
insert into private.leads (agency_id, kind, mailbox, name, locale) select agency, 'message', 'quiet@example.com',
  'quiet', 'en'
  from t;
insert into private.leads (agency_id, kind, mailbox, name, locale, confirmed_at)
  select agency, 'message', 'n' || n || '@example.com', 'n' || n, 'en', now() - interval '1 day'
  from t, generate_series(1, 30) n;
update private.leads set active_at = confirmed_at - make_interval(secs => length(name)) where name ~ '^n[0-9]';
grant select on t, g, l to public;

select tests.sign_in(agent) from t;
select is(public.agency_leads(agency) -> 'counts', '{"new": 32, "open": 0, "answered": 0, "closed": 0, "due": 0}',
  'what nobody confirmed is in no count') from t;
select is(jsonb_array_length(public.agency_leads(agency) -> 'rows'), 25, 'a page has an end') from t;
select is((select count(distinct r ->> 'id')::int from t,
  lateral (select public.agency_leads(agency) as first) f,
  lateral (select jsonb_array_elements(f.first -> 'rows' || (public.agency_leads(agency,
    after => (f.first ->> 'next')::uuid) -> 'rows')) as r) x), 32, 'and the next one has the others, each once');
select is(public.agency_leads(agency, search => 'ANA@') #>> '{rows,0,name}', 'ana', 'somebody is found by their mail')
  from t;
select is(public.agency_leads(agency, kind => 'home', state => 'closed') -> 'rows', '[]', 'and by state') from t;
select isnt(public.agency_leads(agency, search => 'ana@') #> '{rows,0,guess}', 'null',
  'the guess on a home of their own is told') from t;
select is(public.agency_leads(agency, search => 'ben@') #> '{rows,0,guess}', 'null',
  'that on a home of somebody else that is still guessed is not: guess and miss are the price') from t;
select tests.refuses($$select public.agency_leads(other) from t$$, 'not_allowed', 403, 'no list of another agency');

select is(public.save_lead(l.id, 1, 'open', agent, now() - interval '1 minute') ->> 'assigned_name', 'Agent',
  'a question becomes somebody''s task') from l, t where l.name = 'ana';
select is(public.agency_leads(agency, is_due => true) #>> '{rows,0,name}', 'ana', 'and is due when its day has come')
  from t;
select tests.refuses($$select public.save_lead(l.id, 1, 'closed') from l where l.name = 'ana'$$, 'edit_conflict', 409,
  'a change made from an older version changes nothing');
select tests.refuses($$select public.save_lead(l.id, 2, 'lost') from l where l.name = 'ana'$$, 'invalid_request', 422,
  'a state that there is not is refused');
select tests.refuses($$select public.save_lead(l.id, 2, 'open', elsewhere) from l, t where l.name = 'ana'$$,
  'invalid_request', 422, 'and the task of a stranger');
select is(public.write_to_lead(l.id, repeat('a', 32)::uuid, 'Call after five', true) #>> '{entries,0,kind}', 'note',
  'a note stays inside') from l where l.name = 'ana';
select is(public.write_to_lead(l.id, repeat('b', 32)::uuid, 'Yes, come', false) ->> 'state', 'answered',
  'an answer says so') from l where l.name = 'ana';
select is(jsonb_array_length(public.write_to_lead(l.id, repeat('b', 32)::uuid, 'Yes, come', false) -> 'entries'), 2,
  'and is written once per key') from l where l.name = 'ana';
select tests.refuses($$select public.write_to_lead(l.id, gen_random_uuid(), '  ', true) from l limit 1$$,
  'invalid_request',
  422, 'an empty answer is none');
select tests.sign_out();
select results_eq($$select m.kind, m.mailbox from private.mails m$$, $$values ('lead-reply', 'ana@example.com')$$,
  'one mail leaves');
insert into private.bounced_mailboxes (mailbox_hash) values (private.hash_secret('ben@example.com'));
select tests.sign_in(agent) from t;
select tests.refuses($$select public.write_to_lead(l.id, gen_random_uuid(), 'Yes', false) from l where l.name = 'ben'$$,
  'mailbox_closed', 409, 'a mailbox that bounced gets none, and says so');
select lives_ok($$select public.write_to_lead(l.id, gen_random_uuid(), 'Bounced', true) from l where l.name = 'ben'$$,
  'it can be noted');
select tests.refuses($$select public.erase_agency_lead(l.id) from l where l.name = 'ben'$$, 'not_allowed', 403,
  'an agent erases nobody');
select is(jsonb_array_length(public.export_leads(agency)), 32, 'the file has all that was confirmed') from t;

select tests.sign_in(elsewhere) from t;
select tests.refuses($$select public.save_lead(l.id, 3, 'closed') from l where l.name = 'ana'$$, 'not_found', 404,
  'another agency changes nothing');
select tests.refuses($$select public.write_to_lead(l.id, gen_random_uuid(), 'Hi', true) from l where l.name = 'ana'$$,
  'not_found', 404, 'nor writes');
select tests.refuses($$select public.erase_agency_lead(l.id) from l where l.name = 'ana'$$, 'not_found', 404,
  'nor erases');
select tests.refuses($$select public.export_leads(agency) from t$$, 'not_allowed', 403, 'nor takes the file');
select tests.refuses($$select public.agency_lead_people(agency) from t$$, 'not_allowed', 403,
  'nor sees who works there');
select tests.refuses($$select public.agency_lead_rules(agency) from t$$, 'not_allowed', 403, 'nor the rules');
select tests.refuses($$select public.save_reply_template(agency, 'a', 'b') from t$$, 'not_allowed', 403,
  'nor templates');
select tests.refuses($$select public.remove_reply_template(agency, gen_random_uuid()) from t$$, 'not_allowed', 403,
  'nor removes one');
select tests.refuses($$select public.save_lead_rules(agency, 0, false, 90, false) from t$$, 'not_allowed', 403,
  'nor says how questions are taken');

select tests.sign_in(agent) from t;
select is(public.save_reply_template(agency, 'Visit', 'Come **any** day.') #>> '{templates,0,name}', 'Visit',
  'an answer that is written often is kept') from t;
select tests.refuses($$select public.save_lead_rules(agency, 0, false, 90, false) from t$$, 'not_allowed', 403,
  'an agent does not change the rules');
select tests.sign_in(admin) from t;
select is(public.erase_agency_lead(l.id), true, 'an admin erases') from l where l.name = 'ben';
select tests.refuses($$select public.write_to_lead(l.id, gen_random_uuid(), 'Hi', false) from l where l.name = 'ben'$$,
  'lead_withdrawn', 410, 'who was erased is not written to');
select matches(public.save_lead_rules(agency, 0, true, 90, true, 'https://crm.example.com/in') ->> 'secret',
  '^[0-9a-f]{64}$',
  'a hook has a secret, told once') from t;
select ok(not public.agency_lead_rules(agency) ? 'secret', 'and not again') from t;
select tests.refuses($$select public.save_lead_rules(agency, 0, true, 90, true) from t$$, 'edit_conflict', 409,
  'rules are saved from their version');
select tests.refuses($$select public.save_lead_rules(agency, 1, true, 29, true) from t$$, 'invalid_request', 422,
  'a month is the least');
select tests.sign_out();

-- The day to look again comes by mail, once: to whose task it is, else to the agency.
delete from private.mails;
update auth.users set email = 'task@example.com', email_confirmed_at = now() where id = (select agent from t);
update private.leads x set remind_at = now() - interval '5 minutes', assigned_to = (select agent from t)
  where x.id = (select l.id from l where l.name = 'ana');
update private.leads x set remind_at = now() - interval '5 minutes' where x.name = 'n1';
update private.leads x set remind_at = now() + interval '5 minutes' where x.name = 'n2';
update private.leads x set remind_at = now() - interval '2 days' where x.name = 'n3';
select private.remind_of_leads(), private.remind_of_leads();
select results_eq($$select m.kind, m.mailbox from private.mails m order by 2$$,
  $$select 'lead-due', m from (values (lower((select a.service_email from public.agencies a, t where a.id = t.agency))),
    ('task@example.com')) v (m) order by 2$$, 'what is due is told once, nothing early and nothing days later');
update private.leads x set remind_at = now() - interval '1 minute' where x.name = 'n1';
select private.remind_of_leads();
select is((select count(*)::int from private.mails), 3, 'another day is told again');
delete from private.mails;
update private.leads x set remind_at = null where x.name = 'n1';
delete from public.agency_members m using t where m.agency_id = t.agency and m.user_id = t.agent;
update private.leads x set remind_at = now() - interval '3 minutes' where x.assigned_to is not null;
select private.remind_of_leads();
select is_empty($$select from private.mails$$, 'whoever does not work there any more is told nothing');
update private.lead_rules r set tells_by_mail = false where r.agency_id = (select agency from t);
update private.leads x set remind_at = now() - interval '4 minutes' where x.name = 'n1';
select private.remind_of_leads();
select is_empty($$select from private.mails$$, 'an agency that wants no mails gets none of these');
update private.leads x set remind_at = null where x.assigned_to is not null;
update private.lead_rules r set tells_by_mail = true where r.agency_id = (select agency from t);
update private.leads x set state = 'closed', remind_at = now() - interval '6 minutes' where x.name = 'n1';
select private.remind_of_leads();
select is_empty($$select from private.mails$$, 'what is closed is done');
select ok(not exists (select from private.agency_log g where g.subject in ('leads', 'lead_entries'))
  and not exists (select from private.agency_log g where g.after ? 'hook_secret')
  and exists (select from private.agency_log g where g.subject = 'lead_rules'),
  'the activity log tells of rules, never of people or secrets');
select * from finish();

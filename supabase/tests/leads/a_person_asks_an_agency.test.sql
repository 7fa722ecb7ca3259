-- A lead: after the guess alone, never in a classroom, once per person and home, read by the agency once the mailbox
-- said
-- yes, and gone with everything of its person when it is taken back.
select plan(59);
select tests.wait_for_a_whole_minute();

create temp table t as
  select tests.agency('lead-brand') as agency, tests.person('Asker') as asker, tests.person('Agent') as agent,
    tests.person('Owner') as owner, tests.person('Elsewhere') as elsewhere;
insert into public.agency_members (agency_id, user_id, role)
  select agency, agent, 'agent' from t union all select agency, owner, 'owner' from t;
insert into public.agency_members (agency_id, user_id, role)
  select tests.agency('other-lead-brand'), elsewhere, 'owner' from t;
create temp table g as
  select tests.game('lead-game', t.agency, '{20000000,30000000}') as game,
    tests.game('lead-class', t.agency, '{20000000}') as class,
    tests.game('lead-nobody', a.id, '{20000000}') as plain
  from t, public.agencies a where a.key = 'default';
update public.games set mode_options = '{"is_classroom": true}' where id = (select class from g);
create temp table run as select tests.start(g.game, t.asker) as run, tests.start(g.class, t.asker) as class,
  tests.start(g.plain, t.asker) as plain, tests.start(g.game) as guest from g, t;
grant select on t, g, run to public;
create function pg_temp.session(run jsonb) returns uuid language sql as $$ select (run ->> 'session_id')::uuid $$;

-- The form.
select tests.sign_in(asker) from t;
select tests.refuses($$select public.open_lead_form(pg_temp.session(run.run), tests.home(run.run, 1)) from run$$,
  'not_guessed', 409, 'nobody asks about a home before they guessed it');
select tests.refuses($$select public.open_lead_form(pg_temp.session(run.run)) from run$$, 'not_guessed', 409,
  'nor about their own home before the first guess');
select tests.sign_out();
select tests.guess(run, 1, 21000000, asker), tests.guess(class, 1, 21000000, asker), tests.guess(plain, 1, 21000000,
  asker)
  from run, t;
select tests.sign_in(asker) from t;
select is((select public.open_lead_form(pg_temp.session(run.run), tests.home(run.run, 1)) - 'ticket' from run),
  '{"agency": "lead-brand", "phone": null, "can_tell_bias": true}', 'after it the form opens, and tells whose it is');
select tests.refuses($$select public.open_lead_form(pg_temp.session(run.run), tests.home(run.run, 2)) from run$$,
  'not_guessed', 409, 'but not for the home that comes next');
select tests.refuses($$select public.open_lead_form(pg_temp.session(class)) from run$$, 'not_allowed', 403,
  'a classroom asks nobody for an address');
select tests.refuses($$select public.open_lead_form(pg_temp.session(plain)) from run$$, 'not_found', 404,
  'a game of no agency has no form');
select tests.refuses($$select public.open_lead_form(pg_temp.session(guest), null, null, run ->> 'guest_token') from
  run$$,
  'not_your_run', 403, 'a run of somebody else opens none');
select tests.refuses($$select public.open_lead_form(null, null, 'nobody-at-all')$$, 'not_found', 404,
  'nor does a brand that there is not');
select ok(public.open_lead_form(null, null, 'lead-brand') ? 'ticket', 'the site of the brand opens one without a game');
select tests.sign_out();

-- Sending.
create function pg_temp.ticket(age interval default '10 seconds') returns uuid language sql as $$
  update private.lead_tickets t set made_at = clock_timestamp() - age
  where t.id = (select x.id from private.lead_tickets x where x.game_listing_id is not null
    and not exists (select from private.lead_entries e where e.request_key = x.id) order by x.made_at desc limit 1)
  returning t.id
$$;
create function pg_temp.work(ticket uuid) returns integer language sql security definer as $$
  select n from generate_series(0, 200000) n where private.is_worked_ticket(ticket, n) limit 1
$$;
create function pg_temp.idle(ticket uuid) returns integer language sql security definer as $$
  select n from generate_series(0, 9) n where not private.is_worked_ticket(ticket, n) limit 1
$$;
create function pg_temp.consents(purposes text[] default '{answer}') returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('purpose', p, 'text', 'I agree that they use this for ' || p)) from
    unnest(purposes) p
$$;
create function pg_temp.ask(ticket uuid, email text default 'Ana@Example.com ', kind text default 'home',
  consents jsonb default pg_temp.consents(), message text default 'May I see it?', website text default null,
  nonce integer default null, own_home text default null, phone text default null) returns jsonb language sql as $$
  select public.ask_agency(ticket, coalesce(nonce, pg_temp.work(ticket)), kind, 'Ana', email, 'en-GB', consents,
    message, phone,
    own_home, website)
$$;
create temp table f as select pg_temp.ticket() as ticket;
create temp table k as select encode(private.hash_secret(repeat('k', 64)), 'hex') as hash;
grant select on f, k to public;
select tests.sign_in(asker) from t;
select tests.refuses($$select pg_temp.ask(ticket, consents => '[]') from f$$, 'invalid_request', 422,
  'without the consent to be answered nothing is sent');
select tests.refuses($$select pg_temp.ask(ticket, consents => pg_temp.consents('{answer,king}')) from f$$,
  'invalid_request',
  422, 'a purpose that nobody named is refused');
select tests.refuses($$select pg_temp.ask(ticket, consents => '[{"purpose": "answer", "text": "yes"}]') from f$$,
  'invalid_request', 422, 'and a consent without its wording');
select tests.refuses($$select pg_temp.ask(ticket, 'nobody') from f$$, 'invalid_request', 422,
  'mail has to be able to reach the address');
select tests.refuses($$select pg_temp.ask(ticket, message => ' ') from f$$, 'invalid_request', 422,
  'a question has words');
select tests.refuses($$select pg_temp.ask(ticket, nonce => pg_temp.idle(ticket)) from f$$, 'invalid_request', 422,
  'a form without its work is refused');
select tests.refuses($$select pg_temp.ask(gen_random_uuid(), nonce => 1)$$, 'form_expired', 410,
  'a ticket that there is not is over');
select tests.refuses($$select pg_temp.ask(ticket, kind => 'message') from f$$, 'invalid_request', 422,
  'what is about a home is no message about nothing');
select is(pg_temp.ask(ticket, website => 'https://spam.example'), '{"is_asked": true}',
  'a program that fills in what no person sees is told that all went well') from f;
select tests.sign_out();
select is((select count(*) from private.leads)::int, 0, 'and nothing of it is kept');
update private.lead_tickets set made_at = clock_timestamp() where id = (select ticket from f);
select tests.sign_in(asker) from t;
select tests.refuses($$select pg_temp.ask(ticket) from f$$, 'rate_limited', 429, 'nobody types that fast');
select tests.sign_out();
update private.lead_tickets set made_at = now() - interval '25 hours' where id = (select ticket from f);
select tests.sign_in(asker) from t;
select tests.refuses($$select pg_temp.ask(ticket) from f$$, 'form_expired', 410,
  'after a day the form is opened again');
select tests.sign_out();
update private.lead_tickets set made_at = clock_timestamp() - interval '1 minute' where id = (select ticket from f);
delete from private.rate_limits;
select tests.sign_in(asker) from t;
select is(pg_temp.ask(ticket, consents => pg_temp.consents('{answer,bias}')), '{"is_asked": true}',
  'a whole form is taken')
  from f;
select is(pg_temp.ask(ticket, message => 'Again'), '{"is_asked": true}', 'sent again it is answered the same') from f;
select tests.sign_out();
select results_eq($$select l.kind, l.mailbox, l.context ->> 'miss_percent', (l.context -> 'bias' ->> 'n')::int,
    jsonb_array_length(l.consents) from private.leads l$$,
  $$values ('home', 'ana@example.com', '5.0', 3, 2)$$,
  'it is one lead, with guess, miss, allowed bias and both consents');
select is((select l.consents -> 0 ->> 'text' from private.leads l), 'I agree that they use this for answer',
  'a consent keeps the words that were shown');
select results_eq($$select e.body from private.lead_entries e$$, $$values ('May I see it?')$$, 'and is written once');
select results_eq($$select m.kind, m.mailbox, m.state from private.mails m$$,
  $$values ('lead-confirm', 'ana@example.com', 'waiting')$$, 'one mail asks the mailbox');
select tests.serve();
create temp table claimed as select jsonb_array_elements(public.claim_mails(5)) as mail;
select is((select mail - 'id' #- '{lead,id}' from claimed),
  '{"kind": "lead-confirm", "mailbox": "ana@example.com", "locale": "en-GB", "about": {}, "lead": {
    "brand": "lead-brand", "agency": "lead-brand", "kind": "home", "home": "A home for tests", "body": null,
    "reply_to": null, "own_words": null}}',
  'which repeats no word of what a stranger typed');
select ok(public.begin_mail((mail ->> 'id')::uuid, k.hash), 'it begins')
  from claimed, k;
select is(public.begin_mail((mail ->> 'id')::uuid, repeat('00', 32)), false, 'and begins once') from claimed;
select is(public.finish_mail((mail ->> 'id')::uuid, 'sent'), 'sent', 'and has left') from claimed;

-- Before the mailbox says yes the agency knows nothing.
select tests.sign_in(agent) from t;
select is(public.agency_leads(agency) -> 'rows', '[]', 'the agency does not read it yet') from t;
select tests.visit();
select tests.refuses($$select public.confirm_lead(repeat('x', 64))$$, 'not_found', 404,
  'a wrong link says yes to nothing');
select is(public.lead_by_token(repeat('k', 64)) ->> 'is_confirmed', 'false', 'looking says nothing');
select is(public.confirm_lead(repeat('k', 64)) ->> 'is_confirmed', 'true', 'the link of the mail says yes');
select is(public.confirm_lead(repeat('k', 64)) ->> 'is_confirmed', 'true', 'twice is once');
select tests.sign_out();
select results_eq($$select m.kind, count(*)::int from private.mails m group by 1 order by 1$$,
  $$values ('lead-confirm', 1), ('lead-copy', 1), ('lead-new', 1)$$, 'a copy goes to its person, a word to the agency');
select tests.sign_in(agent) from t;
select is(public.agency_leads(agency) #>> '{rows,0,mailbox}', 'ana@example.com', 'now the agency reads it') from t;
select is(public.agency_leads(agency) #> '{rows,0,guess}',
  '{"guess_minor": 21000000, "currency": "GBP", "miss_percent": 5.0}',
  'with the guess, since its people see the price') from t;
select tests.sign_in(elsewhere) from t;
select tests.refuses($$select public.agency_leads(agency) from t$$, 'not_allowed', 403, 'another agency does not');
select tests.sign_in(asker) from t;
select tests.refuses($$select public.agency_leads(agency) from t$$, 'not_allowed', 403, 'nor does a player');

-- Once per person and home.
select ok(public.open_lead_form(pg_temp.session(run.run), tests.home(run.run, 1)) ? 'ticket', 'they ask again') from
  run;
select tests.sign_out();
update f set ticket = pg_temp.ticket();
delete from private.rate_limits;
select tests.sign_in(asker) from t;
select is(pg_temp.ask(ticket, message => 'And the garden?'), '{"is_asked": true}', 'about the same home') from f;
select tests.sign_out();
select results_eq($$select count(distinct l.id)::int, count(e.id)::int from private.leads l
  join private.lead_entries e on e.lead_id = l.id$$, $$values (1, 2)$$, 'which is one lead with two questions');
select tests.sign_in(agent) from t;
select is(jsonb_array_length(public.agency_leads(agency) #> '{rows,0,entries}'), 1,
  'of which the second waits for the mailbox') from t;

-- Taken back.
select tests.visit();
select is(public.withdraw_lead(repeat('k', 64)), '{"is_withdrawn": true}', 'the link takes it back');
select is(public.withdraw_lead(repeat('k', 64)), '{"is_withdrawn": true}', 'and answers the same again');
select tests.refuses($$select public.lead_by_token(repeat('k', 64))$$, 'not_found', 404,
  'the link leads to nothing then');
select tests.sign_out();
select is_empty($$select from private.leads l where to_jsonb(l)::text ~* 'ana'$$, 'no word of its person stays');
select is_empty($$select from private.lead_entries union all select from private.mails$$,
  'nor of what was asked and mailed');
select is((select count(*) from private.leads l where l.confirmed_at is not null and l.withdrawn_at is not null)::int,
  1,
  'that it was stays');

-- An account that goes takes its questions along; days of the agency end the others.
insert into private.leads (agency_id, kind, mailbox, name, locale, session_id, confirmed_at)
  select agency, 'valuation', 'own@example.com', 'Own', 'en-GB', pg_temp.session(run), now() from t, run;
insert into private.leads (agency_id, kind, mailbox, name, locale, confirmed_at, active_at)
  select agency, 'valuation', n || '@example.com', n, 'en-GB', now(), now() - days
  from t, (values ('old', interval '366 days'), ('young', interval '364 days')) v (n, days);
insert into private.leads (agency_id, kind, mailbox, name, locale, asked_at)
  select agency, 'valuation', n || '@example.com', n, 'en-GB', now() - days
  from t, (values ('silent', interval '73 hours'), ('waiting', interval '71 hours')) v (n, days);
select private.forget_leads();
select results_eq($$select l.mailbox from private.leads l where l.mailbox is not null order by 1$$,
  $$values ('own@example.com'), ('waiting@example.com'), ('young@example.com')$$,
  'after the days of the agency, and three without a yes, they are forgotten');

-- The file of somebody's own data has what they asked: from a run of theirs, and from the mailbox that is theirs.
create function pg_temp.asked() returns text language sql as $$
  select string_agg(a ->> 'mailbox', ' ' order by a ->> 'mailbox')
  from jsonb_array_elements(public.own_data() -> 'asked_agencies') a
$$;
update auth.users set email = 'young@example.com', email_confirmed_at = now() where id = (select elsewhere from t);
select tests.sign_in(asker) from t;
select is(public.own_data() #>> '{asked_agencies,0,kind}', 'valuation',
  'that a run of theirs led to a question is in their own data');
select is(pg_temp.asked(), null, 'and no word of it: its mailbox may be somebody else''s');
select tests.sign_in(elsewhere) from t;
select is(pg_temp.asked(), 'young@example.com', 'and so is what their own mailbox said yes to');
select is(public.own_data() #>> '{agencies,0,role}', 'owner', 'and for which agency they work');
select tests.sign_out();
update auth.users set email_confirmed_at = null where id = (select elsewhere from t);
select tests.sign_in(elsewhere) from t;
select is(pg_temp.asked(), null, 'a mailbox that nobody has shown to be theirs tells them nothing');
select tests.sign_out();

delete from auth.users where id = (select asker from t);
select is_empty($$select from private.leads l where l.mailbox = 'own@example.com'$$,
  'an account takes its questions along');
select is((select count(*) from private.leads l where l.mailbox = 'young@example.com')::int, 1,
  'and those of nobody else');
select * from finish();

-- What a form has to bring, how often it may come, and which question of which person it becomes: who may not own the
-- mailbox changes nothing that its owner has confirmed.
select plan(68);
select tests.wait_for_a_whole_minute();
create temp table t as
  select tests.agency('whole-a') as a, tests.agency('whole-b') as b, tests.person('Asker') as asker,
    tests.person('Other') as other, tests.person('Pupil') as pupil;
create temp table g as select tests.game('whole-game', a, '{20000000,30000000}') as game from t;
create temp table run as select tests.start(game, asker) as run, tests.start(game) as guest from g, t;
select tests.guess(run, 1, 21000000, asker), tests.guess(guest, 1, 21000000) from run, t;
create function pg_temp.session(run jsonb) returns uuid language sql as $$ select (run ->> 'session_id')::uuid $$;
-- Rows that only the database reads are looked at all the while, so the caller is said without their rights.
create function pg_temp.speak_as(person uuid) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', person)::text, true),
    set_config('request.jwt.claim.sub', person::text, true)
$$;
select pg_temp.speak_as(asker) from t;
-- A ticket that was opened a while ago: of a run, about its first home, or by the form of a site.
create function pg_temp.ticket(agency text default 'whole-a', about text default null,
  age interval default '10 seconds')
returns uuid language sql as $$
  delete from private.rate_limits;
  insert into private.lead_tickets (agency_id, session_id, game_listing_id, made_at)
  select a.id, case about when 'run' then pg_temp.session(run.run) when 'home' then pg_temp.session(run.run)
    when 'guest' then pg_temp.session(run.guest) end,
    case about when 'home' then tests.home(run.run, 1) end,
    case when age > interval '1 hour' then now() else clock_timestamp() end - age
  from public.agencies a, run where a.key = agency returning id
$$;
create function pg_temp.work(ticket uuid) returns integer language sql as
  $$ select n from generate_series(0, 200000) n where private.is_worked_ticket(ticket, n) limit 1 $$;
create function pg_temp.consents(purposes text[] default '{answer}', words text default 'I agree to be answered')
returns jsonb language sql as
  $$ select jsonb_agg(jsonb_build_object('purpose', p, 'text', words)) from unnest(purposes) p $$;
create function pg_temp.ask(ticket uuid, kind text default 'message', email text default 'ana@example.com',
  name text default 'Ana', message text default 'Are you there?', consents jsonb default pg_temp.consents(),
  locale text default 'en', own_home text default null, phone text default null, guest_token text default null)
returns jsonb language sql as $$
  select private.ask_agency(ticket, pg_temp.work(ticket), kind, name, email, locale, consents, message, phone, own_home,
    null, guest_token)
$$;
create function pg_temp.lead(agency text, kind text, mailbox text default 'ana@example.com') returns private.leads
language sql as $$
  select l from private.leads l join public.agencies a on a.id = l.agency_id
  where a.key = agency and l.kind = lead.kind and l.mailbox = lead.mailbox
$$;
create function pg_temp.questions(lead private.leads) returns text language sql as $$
  select coalesce(string_agg(e.body, ' ' order by e.body), '') from private.lead_entries e where e.lead_id = lead.id
$$;

-- The form.
select tests.refuses($$select public.open_lead_form(null, tests.home(run.run, 1), 'whole-a') from run$$, 'not_found',
  404, 'a home is asked about after its guess alone');
select is(public.open_lead_form(null, null, 'whole-a') ->> 'agency', 'whole-a', 'the form of a site is about none');
create function pg_temp.opened_after(hits integer, subject text) returns text language sql as $$
  select format('select public.open_lead_form(null, null, %L) from pg_temp.fill(%L, %s)', 'whole-a', subject, hits)
$$;
create function pg_temp.fill(subject text, hits integer) returns void language sql as $$
  delete from private.rate_limits;
  insert into private.rate_limits (subject, window_at, hits)
  values (subject, date_trunc('minute', clock_timestamp()), hits)
$$;
select tests.refuses(pg_temp.opened_after(hits, subject), 'rate_limited', 429,
  'after so many within a minute no more are opened: ' || subject) from (values (30, 'lead-form:'), (1200, 'lead-form'))
  v (hits, subject);
select lives_ok(pg_temp.opened_after(hits - 1, subject), 'one less are: ' || subject)
  from (values (30, 'lead-form:'), (1200, 'lead-form')) v (hits, subject);
select results_eq($$select count(*) filter (where x.is_worked), count(*) filter (where x.is_worked <> (x.hex ~ '^000'))
  from (select private.is_worked_ticket(k.id, n) as is_worked,
      encode(sha256(convert_to(k.id || ':' || n, 'UTF8')), 'hex') as hex
    from (values ('11111111-2222-4333-8444-555555555555'::uuid)) k (id), generate_series(0, 20000) n) x$$,
  $$select count(*), 0::bigint from generate_series(0, 20000) n
    where encode(sha256(convert_to('11111111-2222-4333-8444-555555555555:' || n, 'UTF8')), 'hex') ~ '^000'$$,
  'the work of a form is three zeros at the start of a hash');
select isnt_empty($$select from generate_series(0, 20000) n
  where private.is_worked_ticket('11111111-2222-4333-8444-555555555555', n)$$, 'which some numbers have');

-- What is agreed to.
select tests.refuses(format('select pg_temp.ask(pg_temp.ticket(), consents => %L)', given), 'invalid_request', 422,
  'this is no list of what is agreed to: ' || given)
  from unnest('{"{}","\"answer\"",null}'::text[]) given;
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(), consents =>
  pg_temp.consents('{answer,answer,bias,bias,news,news}'))$$, 'invalid_request', 422, 'nor is one of six');
select is(pg_temp.ask(pg_temp.ticket(), email => 'five@example.com', consents =>
  pg_temp.consents('{answer,answer,bias,bias,news}')), '{"is_asked": true}', 'as one of five is');
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(), consents => pg_temp.consents('{bias,news}'))$$,
  'invalid_request', 422, 'whoever is to be answered says so');
select tests.refuses(format('select pg_temp.ask(pg_temp.ticket(), consents => pg_temp.consents(words => %L))', words),
  'invalid_request', 422, 'a consent of ' || char_length(words) || ' letters is none')
  from unnest(array[repeat('x', 9), repeat('x', 601)]) words;
select is(pg_temp.ask(pg_temp.ticket(), email => char_length(words) || '@example.com', consents =>
  pg_temp.consents(words => words)), '{"is_asked": true}', 'one of ' || char_length(words) || ' is')
  from unnest(array[repeat('x', 10), repeat('x', 600)]) words;

-- What is asked.
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(), name => ' ')$$, 'invalid_request', 422,
  'who asks has a name');
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(), name => null)$$, 'invalid_request', 422, 'and says it');
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(), kind => 'complaint')$$, 'invalid_request', 422,
  'a kind of question that there is not is refused');
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(), message => repeat('x', 4001))$$, 'invalid_request', 422,
  'a question has an end');
select is(pg_temp.ask(pg_temp.ticket(), email => 'long@example.com', message => repeat('x', 4000)),
  '{"is_asked": true}',
  'after four thousand letters');
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(), message => null)$$, 'invalid_request', 422,
  'a message says something');
select is(pg_temp.ask(pg_temp.ticket(), 'valuation', 'value@example.com', message => message), '{"is_asked": true}',
  'to ask for a value needs no words: ' || coalesce(message, 'none')) from unnest(array['', null]) message;
select tests.refuses(format('select pg_temp.ask(pg_temp.ticket(), locale => %L)', given), 'invalid_request', 422,
  'this is no language: ' || coalesce(given, 'none')) from unnest('{english,en-gb,null}'::text[]) given;
select is(pg_temp.ask(pg_temp.ticket(), email => given || '@example.com', locale => given), '{"is_asked": true}',
  'and this is: ' || given) from unnest('{de,pt-BR}'::text[]) given;
select tests.refuses(format('select pg_temp.ask(pg_temp.ticket(), email => %L)', given), 'invalid_request', 422,
  'no mail reaches ' || left(coalesce(given, 'nobody'), 20))
  from unnest(array['ana@example', 'ana example@example.com', 'Ana <ana@example.com>', null,
    repeat('a', 64) || '@' || repeat(repeat('b', 60) || '.', 3) || 'example']) given;
select is(pg_temp.ask(pg_temp.ticket(), email => given), '{"is_asked": true}', 'but it does ' || left(given, 20))
  from unnest(array['o''neil+homes@example.co.uk',
    repeat('a', 64) || '@' || repeat(repeat('b', 60) || '.', 3) || 'examp']) given;

-- What it is about.
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(about => 'run'), 'home')$$, 'invalid_request', 422,
  'who asks about a home says which');
select is(pg_temp.ask(pg_temp.ticket(about => 'home'), 'home', 'about@example.com', own_home => '1 Own Street',
  phone => ' '), '{"is_asked": true}', 'by the form that was opened beside it');
select results_eq($$select l.own_home, l.phone, l.listing_id is not null from pg_temp.lead('whole-a', 'home',
  'about@example.com') l$$, $$values (null::text, null::text, true)$$,
    'and nothing of a home of their own is kept with it');
select is(pg_temp.ask(pg_temp.ticket(about => 'home'), 'valuation', 'about@example.com', own_home => ' 1 Own Street ',
  phone => ' 0161 496 0001 '), '{"is_asked": true}', 'what their own home is worth may be asked by the same form');
select results_eq($$select l.own_home, l.phone, l.listing_id from pg_temp.lead('whole-a', 'valuation',
  'about@example.com') l$$, $$values ('1 Own Street', '0161 496 0001', null::uuid)$$, 'of which it says where it is');
select is((pg_temp.lead('whole-a', 'valuation', 'about@example.com')).context ->> 'miss_percent', '5.0',
  'with the guess from which it came');


-- What it says of how its person guesses.
select tests.guess(run, 2, 33000000, asker) from run, t;
update public.guesses g set is_counted = false from run
  where g.session_id = pg_temp.session(run.run) and g.game_listing_id = tests.home(run.run, 2);
select is(pg_temp.ask(pg_temp.ticket(about => 'run'), email => 'bias@example.com', consents =>
  pg_temp.consents('{answer,bias}')), '{"is_asked": true}', 'a person may let how they guess be told');
select is((pg_temp.lead('whole-a', 'message', 'bias@example.com')).context #>> '{bias,n}', '1',
  'of guesses that count alone');

-- Whose run it came from.
select pg_temp.speak_as(other) from t;
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(about => 'home'), 'home', 'thief@example.com')$$,
  'not_your_run', 403, 'nobody asks with the guess of somebody else');
select pg_temp.speak_as(asker) from t;
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(about => 'guest'), guest_token => repeat('g', 43))$$,
  'not_your_run', 403, 'nor with a run of a guest that they are not');
select is((select pg_temp.ask(pg_temp.ticket(about => 'guest'), email => 'guest@example.com', guest_token =>
  run.guest ->> 'guest_token') from run), '{"is_asked": true}', 'as its guest does');
select is((pg_temp.lead('whole-a', 'message', 'guest@example.com')).session_id,
  (select pg_temp.session(guest) from run),
  'from which it came');

-- How often.
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(age => '24 hours 1 second'))$$, 'form_expired', 410,
  'a form is open for a day');
select is(pg_temp.ask(pg_temp.ticket(age => '23 hours'), email => 'slow@example.com'), '{"is_asked": true}',
  'and no shorter');
select tests.refuses($$select pg_temp.ask(pg_temp.ticket(age => '2 seconds'))$$, 'rate_limited', 429,
  'nobody types in two seconds');
create function pg_temp.after(hits integer, subject text, email text) returns text language sql as $$
  select format('select pg_temp.ask(x, email => %L) from pg_temp.ticket() x, lateral (select pg_temp.fill(%L, %s)) f',
    email, subject, hits)
$$;
select tests.refuses(pg_temp.after(hits, subject, 'limit@example.com'), 'rate_limited', 429,
  'after so many within a minute no more are taken: ' || subject)
  from (values (6, 'lead-from:'), (300, 'lead'), (4, 'lead-to:limit@example.com')) v (hits, subject);
select lives_ok(pg_temp.after(hits - 1, subject, 'limit' || hits || '@example.com'), 'one less are: ' || subject)
  from (values (6, 'lead-from:'), (300, 'lead'), (4, 'lead-to:limit4@example.com')) v (hits, subject);

-- Which lead it becomes.
select pg_temp.ask(pg_temp.ticket('whole-b'), message => 'b-message');
select pg_temp.ask(pg_temp.ticket(), 'valuation', message => 'a-valuation');
select pg_temp.ask(pg_temp.ticket(), email => 'bea@example.com', message => 'a-bea');
select pg_temp.ask(pg_temp.ticket(about => 'home'), 'home', message => 'a-home');
delete from private.mails;
select is(pg_temp.ask(pg_temp.ticket(), message => 'a-first', name => 'Ann', phone => '0161 496 0001'),
  '{"is_asked": true}', 'the first message of somebody');
select is(pg_temp.ask(pg_temp.ticket(), message => 'a-second', consents => pg_temp.consents('{answer,news}'),
  locale => 'es'), '{"is_asked": true}', 'and the second');
select pg_temp.ask(pg_temp.ticket(), 'valuation', message => 'a-value');
delete from private.mails m where m.lead_id = (pg_temp.lead('whole-a', 'valuation')).id;
select is((select string_agg(pg_temp.questions(pg_temp.lead(agency, kind, who || '@example.com')), ', ' order by n)
  from (values (1, 'whole-a', 'message', 'ana'), (2, 'whole-a', 'valuation', 'ana'), (3, 'whole-a', 'home', 'ana'),
    (4, 'whole-b', 'message', 'ana'), (5, 'whole-a', 'message', 'bea')) v (n, agency, kind, who)),
  'a-first a-second, a-valuation a-value, a-home, b-message, a-bea',
  'are one lead, apart from other kinds, agencies and people');
create function pg_temp.said(agency text) returns text language sql as $$
  select concat_ws(' ', l.name, coalesce(l.phone, '-'), l.locale, jsonb_array_length(l.consents))
  from pg_temp.lead(agency, 'message') l
$$;
select is(pg_temp.said('whole-a'), 'Ana - es 2', 'before the mailbox says yes, what was typed last is what stands');
update private.leads l set confirmed_at = now() from pg_temp.lead('whole-a', 'message') x where l.id = x.id;
select is(pg_temp.ask(pg_temp.ticket(), message => 'a-third', name => 'Mallory', phone => '0161 496 0666'),
  '{"is_asked": true}', 'after it a further question is taken');
select is(pg_temp.said('whole-a'), 'Ana - es 2', 'and changes nothing of what its owner has confirmed');
select is(pg_temp.questions(pg_temp.lead('whole-a', 'message')), 'a-first a-second a-third', 'beside the others');
select is((select count(*)::int from private.mails m where m.kind = 'lead-confirm' and m.lead_id =
  (pg_temp.lead('whole-a', 'message')).id), 3, 'its mailbox is asked for each of them');
select is(private.ask_agency((select e.request_key from private.lead_entries e where e.body = 'a-third'), 0, 'king', '',
  '', '', null), '{"is_asked": true}', 'a form that was taken is answered the same, whatever is sent with it');
select * from finish();

-- What an agency's people write, keep and take away in a file is of their own agency, from the version that they saw,
-- and of people who have not taken it back.
select plan(67);
create temp table t as select tests.agency('work-a') as a, tests.agency('work-b') as b, tests.person('Ada') as ada,
  tests.person('Bob') as bob, tests.person('Pia') as pia;
insert into public.agency_members (agency_id, user_id, role)
  select a, ada, 'owner' from t union all select b, bob, 'owner' from t;
create temp table g as select tests.game('work-game', a, '{20000000}') as game from t;
create temp table l (name text, id uuid);
with made as (
  insert into private.leads (agency_id, kind, mailbox, name, locale, confirmed_at, context)
  select case n when 'eva' then b else a end, 'message', n || '@example.com', n, 'en', now(),
    '{"bias": {"n": 3}}' from t, unnest('{ana,ben,cai,dov,eva}'::text[]) n returning name, id)
insert into l select * from made;
insert into private.lead_entries (lead_id, kind, request_key, body, confirmed_at, made_at)
  select l.id, v.kind, gen_random_uuid(), v.body, case when v.is_confirmed then now() end, now() + v.after::interval
  from l, (values ('asked', 'First', true, '1 s'), ('note', 'Rich', false, '2 s'), ('reply', 'Come', false, '3 s'),
    ('asked', 'Second', true, '4 s'), ('asked', 'Third', false, '5 s')) v (kind, body, is_confirmed, after)
  where l.name = 'ana';
create function pg_temp.id_of(lead text) returns uuid language sql as $$ select l.id from l where l.name = lead $$;
create function pg_temp.lead(lead text) returns jsonb language sql as $$
  select r from t, jsonb_array_elements(public.agency_leads(a, search => lead || '@') -> 'rows') r
$$;
grant select on t, l, g to public;

-- One question.
select tests.sign_in(ada) from t;
select is(pg_temp.lead('ana') -> 'guess', 'null', 'a question that came with no guess tells none');
select is(pg_temp.lead('ana') -> 'bias', '{"n": 3}', 'but what its person allowed');
select is((select string_agg(e ->> 'body', ' ') from jsonb_array_elements(pg_temp.lead('ana') -> 'entries') e),
  'First Rich Come Second', 'in order, with notes and answers, without what was not confirmed');
select is(public.write_to_lead(pg_temp.id_of('ben'), repeat('1', 32)::uuid, ' Call ', true) #>> '{entries,0,kind}',
  'note', 'a note is written');
select is(pg_temp.lead('ben') ->> 'state', 'new', 'and answers nobody');
select is(public.write_to_lead(pg_temp.id_of('ben'), repeat('1', 32)::uuid, 'Call', false) ->> 'state', 'new',
  'nor does the same key a second time');
select is(public.write_to_lead(pg_temp.id_of('ben'), repeat('2', 32)::uuid, 'Come', false) #>> '{entries,1,kind}',
  'reply', 'an answer is one');
select is(pg_temp.lead('ben') #>> '{entries,1,mail}', 'waiting', 'which goes by mail');
select is((select count(*)::int from jsonb_array_elements(pg_temp.lead('ben') -> 'entries') e
  where e ->> 'mail' is null),
  1, 'as a note does not');
select tests.refuses(format('select public.write_to_lead(%L, gen_random_uuid(), repeat(%L, 4001), true)',
  pg_temp.id_of('ben'), 'x'), 'invalid_request', 422, 'an answer has an end');
select lives_ok(format('select public.write_to_lead(%L, gen_random_uuid(), repeat(%L, 4000), true)',
  pg_temp.id_of('ben'), 'x'), 'after four thousand letters');
select is(public.save_lead(pg_temp.id_of('cai'), 1, 'open', ada, now() + interval '1 day') ->> 'version', '2',
  'a question gets its person and its day') from t;
select is((pg_temp.lead('cai') ->> 'remind_at')::timestamptz, now() + interval '1 day', 'which stand in it');
select is(pg_temp.lead('cai') -> 'is_due', 'false', 'before its day it is not due');
select is(public.save_lead(pg_temp.id_of('cai'), 2, 'open') ->> 'assigned_name', null, 'and may be taken from them');
select is(pg_temp.lead('dov') ->> 'state', 'new', 'others stay as they are');

-- Of whom there is nothing left.
select is(public.erase_agency_lead(pg_temp.id_of('dov')), true, 'an owner erases a question');
create temp table gone as select r from t, jsonb_array_elements(public.agency_leads(a) -> 'rows') r
  where r ->> 'id' = pg_temp.id_of('dov')::text;
select is(r ->> 'state', 'closed', 'which is closed') from gone;
select is(public.save_lead(pg_temp.id_of('dov'), (r ->> 'version')::int, 'open', ada, now()) -> 'remind_at', 'null',
  'and gets no day any more') from gone, t;
select is(public.erase_agency_lead(pg_temp.id_of('dov')), true, 'erased again it is the same');
select is((select x ->> 'version' from t, jsonb_array_elements(public.agency_leads(a) -> 'rows') x
  where x ->> 'id' = pg_temp.id_of('dov')::text), ((r ->> 'version')::int + 1)::text, 'and is not changed') from gone;
select is((select string_agg(coalesce(x ->> 'name', 'nobody'), ' ' order by x ->> 'name') from t,
  jsonb_array_elements(public.export_leads(a)) x), 'ana ben cai', 'nor is it in the file');
select is((select x ->> 'message' from t, jsonb_array_elements(public.export_leads(a)) x where x ->> 'name' = 'ana'),
  E'First\nSecond', 'which has what people asked and confirmed, and nothing of the agency''s own');

-- The home that it is about.
select tests.sign_out();
update private.leads x set listing_id = gl.listing_id from public.game_listings gl, g
  where gl.game_id = g.game and x.id = pg_temp.id_of('cai');
select tests.sign_in(ada) from t;
select is(pg_temp.lead('cai') #>> '{home,title}', 'A home for tests', 'a question names its home');
select tests.sign_out();
update public.listings li set status = 'withdrawn' from private.leads x
  where x.id = pg_temp.id_of('cai') and li.id = x.listing_id;
select tests.sign_in(ada) from t;
select is(pg_temp.lead('cai') -> 'home', 'null', 'until it is withdrawn');

-- How questions are taken.
create function pg_temp.rules(version integer, takes_leads boolean default true, tells_by_mail boolean default true,
  hook_url text default null) returns jsonb language sql as
  $$ select public.save_lead_rules(a, version, takes_leads, 90, tells_by_mail, hook_url) from t $$;
select tests.refuses('select pg_temp.rules(0, takes_leads => null)', 'invalid_request', 422,
  'whether questions are taken is said');
select tests.refuses('select pg_temp.rules(0, tells_by_mail => null)', 'invalid_request', 422, 'and whether by mail');
select tests.refuses(format('select pg_temp.rules(0, hook_url => %L)', url), 'invalid_request', 422,
  'this is no hook: ' || left(url, 30))
  from unnest(array['http://crm.example.com/in', 'https://crm.example.com/a b', 'crm.example.com',
    'https://' || repeat('x', 993)]) url;
select is(pg_temp.rules(0) - 'version', '{"takes_leads": true, "keep_days": 90, "tells_by_mail": true,
  "hook_url": null, "hook_failures": 0, "secret": null}', 'without a hook there is no secret');
create temp table made as select pg_temp.rules(1, hook_url => 'https://' || repeat('x', 992)) as rules;
select is(char_length(rules ->> 'secret'), 64, 'a hook has one') from made;
select is(char_length(rules ->> 'hook_url'), 1000, 'and an address of a thousand letters') from made;
select is(pg_temp.rules(2, hook_url => 'https://' || repeat('x', 992)) -> 'secret', 'null',
  'saved again it keeps its secret, which is not told again');
select tests.sign_out();
create temp table secrets as select r.hook_secret from private.lead_rules r, t where r.agency_id = a;
select is(hook_secret, rules ->> 'secret', 'it is the one that was told') from secrets, made;
select tests.sign_in(bob) from t;
select is(public.save_lead_rules(b, 0, false, 60, false, 'https://b.example.com/in') ->> 'keep_days', '60',
  'another agency has rules of its own') from t;
select is(public.save_lead_rules(b, 1, true, 61, false, 'https://b.example.com/in') ->> 'version', '2',
  'in versions of their own') from t;
select tests.sign_in(ada) from t;
select is(pg_temp.rules(3, hook_url => 'https://other.example.com/in') ->> 'keep_days', '90', 'and leaves these alone');
select is(public.agency_lead_rules(a) ->> 'version', '4', 'which count their own') from t;
select tests.sign_out();
select is((select count(distinct r.hook_secret)::int from private.lead_rules r), 2,
  'each hook has a secret of its own');
select isnt((select r.hook_secret from private.lead_rules r, t where r.agency_id = a), hook_secret,
  'and another address another one') from secrets;
select results_eq($$select r.keep_days, r.hook_url from private.lead_rules r, t where r.agency_id = b$$,
  $$values (61, 'https://b.example.com/in')$$, 'one agency''s rules are never those of another');
with called as (
  insert into private.lead_hook_calls (lead_id, entry_id, state, finished_at)
  select e.lead_id, e.id, case e.body when 'First' then 'given_up' else 'sent' end, now()
  from private.lead_entries e where e.body in ('First', 'Second') returning id)
select count(*) from called;
select is((select string_agg(private.told_lead_rules(x) ->> 'hook_failures', ' ' order by n)
  from t, unnest(array[a, b]) with ordinality v (x, n)), '1 0',
    'calls that were given up are told to their own agency');

-- Words of a language that the agency has given up.
insert into private.mail_texts (agency_id, kind, locale, title, body)
  select a, 'lead-copy', 'pt', 'Copy', '{{words}} [B]({{link}})' from t;
select tests.sign_in(ada) from t;
select tests.refuses($$select public.save_mail_text(a, 'lead-copy', 'pt', 1, 'New', '{{words}} [B]({{link}})') from t$$,
  'invalid_request', 422, 'a mail is worded in a language that the agency speaks');
select is(public.save_mail_text(a, 'lead-copy', 'pt', 1) -> 'texts', '[]', 'what was worded in another is taken away')
  from t;
select tests.sign_out();

-- Answers that are written often.
create function pg_temp.keep(name text, body text default 'Yes', id uuid default null, version integer default null)
returns jsonb language sql as $$ select public.save_reply_template(a, name, body, id, version) -> 'templates' from t $$;
select tests.sign_in(bob) from t;
select is(jsonb_array_length(public.save_reply_template(b, 'Visit ' || n, 'Come') -> 'templates'), n,
  'another agency keeps answers: ' || n) from t, generate_series(1, 2) n;
create temp table theirs as select (x ->> 'id')::uuid as id, x ->> 'name' as name
  from t, jsonb_array_elements(public.agency_lead_people(b) -> 'templates') x;
grant select on theirs to public;
select tests.sign_in(ada) from t;
select is(jsonb_array_length(pg_temp.keep('Ours')), 1, 'this one as well');
select tests.sign_in(pia) from t;
select tests.refuses(format('select pg_temp.keep(%L)', name), 'not_allowed', 403,
  'a stranger does not learn which names it has: ' || name) from unnest('{Ours,Free}'::text[]) name;
select tests.sign_in(ada) from t;
select public.remove_reply_template(a, (x ->> 'id')::uuid)
  from t, jsonb_array_elements(public.agency_lead_people(a) -> 'templates') x;
select tests.refuses(format('select pg_temp.keep(%L, %L)', v.name, v.body), 'invalid_request', 422,
  'this is no answer to keep: ' || v.what) from (values (' ', 'Yes', 'without a name'),
    (repeat('x', 81), 'Yes', 'with a long name'), ('Name', ' ', 'without a text'),
    ('Name', repeat('x', 4001), 'with a long text')) v (name, body, what);
select is((select count(pg_temp.keep(v.name, v.body))::int from (values (' ' || repeat('x', 80) || ' ', 'Yes'),
  ('Name', repeat('x', 4000))) v (name, body)), 2, 'these two are');
select is((select string_agg(x ->> 'name', ' ') from jsonb_array_elements(pg_temp.keep('Visit 1')) x
  where x ->> 'name' ~ '^(N|V)'), 'Name Visit 1', 'a name that another agency has is free');
select tests.refuses($$select pg_temp.keep(' Visit 1 ')$$, 'invalid_request', 422, 'one that this agency has is not');
create temp table own as select (x ->> 'id')::uuid as id
  from t, jsonb_array_elements(public.agency_lead_people(a) -> 'templates') x where x ->> 'name' = 'Visit 1';
grant select on own to public;
select tests.refuses($$select pg_temp.keep('Name', id => id, version => 1) from own$$, 'invalid_request', 422,
  'nor for an answer that is there');
select is((select x - 'id' from own, jsonb_array_elements(pg_temp.keep('Visit 1', 'No', own.id, 1)) x
  where x ->> 'id' = own.id::text), '{"name": "Visit 1", "body": "No", "version": 2}',
  'an answer is changed from its version, and may keep its name');
select tests.refuses($$select pg_temp.keep('Visit 1', 'Old', id, 1) from own$$, 'edit_conflict', 409,
  'and from no older one');
select tests.refuses($$select pg_temp.keep('Mine', 'Mine', id, 1) from theirs where name = 'Visit 1'$$,
  'edit_conflict', 409, 'nor is that of another agency');
select public.remove_reply_template(a, theirs.id) from t, theirs;
select is(jsonb_array_length(public.remove_reply_template(a, own.id) -> 'templates'), 2, 'one is removed') from t, own;
select is((select count(pg_temp.keep('Answer ' || n))::int from generate_series(1, 48) n), 48, 'fifty are kept');
select tests.refuses($$select pg_temp.keep('One more')$$, 'invalid_request', 422, 'and no more');
select is((select count(*)::int from t, jsonb_array_elements(public.agency_lead_people(a) -> 'templates') x,
  lateral pg_temp.keep('Answer 7', 'Changed', (x ->> 'id')::uuid, 1) k where x ->> 'name' = 'Answer 7'), 1,
  'of which each can still be changed');
select tests.sign_in(bob) from t;
select is((select string_agg(x ->> 'name' || ' ' || (x ->> 'version'), ', ') from t,
  jsonb_array_elements(public.agency_lead_people(b) -> 'templates') x), 'Visit 1 1, Visit 2 1',
  'those of the other agency are as they were');
select tests.sign_out();
select * from finish();

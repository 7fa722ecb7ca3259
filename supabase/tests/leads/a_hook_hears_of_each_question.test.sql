-- The system of an agency hears of each question that was confirmed, and of no other: given out once, for two minutes.
select plan(19);
delete from private.mails;
delete from private.lead_hook_calls;
create temp table t as select tests.agency('hook-a') as a, tests.agency('hook-b') as b, tests.agency('hook-none') as c,
  tests.person('Ada') as ada;
insert into public.agency_members (agency_id, user_id, role) select a, ada, 'owner' from t;
insert into private.lead_rules (agency_id, hook_url, hook_secret)
  select a, 'https://a.example.com/in', 'secret-a' from t
  union all select b, 'https://b.example.com/in', 'secret-b' from t;
create function pg_temp.token(name text) returns text language sql as $$ select repeat(left(name, 1), 40) $$;
create temp table l (name text, id uuid);
with made as (
  insert into private.leads (agency_id, kind, mailbox, name, locale, token_hash)
  select v.agency_id, 'message', v.name || '@example.com', v.name, 'en', private.hash_secret(pg_temp.token(v.name))
  from t, lateral (values (a, 'ana'), (b, 'ben'), (c, 'cai')) v (agency_id, name) returning name, id)
insert into l select * from made;
create function pg_temp.add(lead text, of_kind text) returns uuid language sql as $$
  insert into private.lead_entries (lead_id, kind, request_key, body)
  select l.id, of_kind, gen_random_uuid(), 'Hello' from l where l.name = lead returning id
$$;
create function pg_temp.call(lead text) returns private.lead_hook_calls language sql as $$
  select c from private.lead_hook_calls c join l on l.id = c.lead_id where l.name = lead order by c.due_at limit 1
$$;
create function pg_temp.claim(at_most integer default 10) returns text language sql as $$
  select coalesce(string_agg(l.name, ' ' order by c.place), '')
  from jsonb_array_elements(public.claim_hook_calls(at_most)) with ordinality c (call, place)
  join l on l.id = (c.call ->> 'lead_id')::uuid
$$;
select pg_temp.add(name, 'asked') from l;
select pg_temp.add('ana', 'note');
grant select on t, l to public;

-- Who is told.
select is_empty('select from private.lead_hook_calls', 'nobody hears of what was not confirmed');
select is(public.confirm_lead(pg_temp.token(name)) ->> 'is_confirmed', 'true', 'a mailbox says yes: ' || name) from l;
select results_eq($$select l.name, c.state, c.attempts::int from private.lead_hook_calls c join l on l.id = c.lead_id
  order by 1$$, $$values ('ana', 'waiting', 0), ('ben', 'waiting', 0)$$,
  'each agency with a hook is to hear of its question once, and one without hears nothing');
select is((select e.kind from private.lead_entries e where e.id = (pg_temp.call('ana')).entry_id), 'asked',
  'which is the question, not what was noted beside it');
select public.confirm_lead(pg_temp.token('ana'));
select is((select count(*)::int from private.lead_hook_calls), 2, 'a second yes is no second call');
update private.lead_hook_calls c set due_at = now() - interval '2 minutes' from l where l.id = c.lead_id
  and l.name = 'ana';
update private.lead_hook_calls c set due_at = now() - interval '1 minute' from l where l.id = c.lead_id
  and l.name = 'ben';

-- How they are given out.
update private.lead_hook_calls set due_at = due_at + interval '3 minutes';
select is(pg_temp.claim(), '', 'nobody is called before the time');
update private.lead_hook_calls set due_at = due_at - interval '3 minutes';
create temp table given as select public.claim_hook_calls(1) as calls;
select is((select calls from given), (select jsonb_build_array(jsonb_build_object('id', (pg_temp.call('ana')).id,
  'url', 'https://a.example.com/in', 'secret', 'secret-a', 'lead_id', l.id, 'kind', 'message',
  'confirmed_at', (select d.confirmed_at from private.leads d where d.id = l.id))) from l where l.name = 'ana'),
  'what has been due the longest is given out first, with the hook of its own agency');
select is((pg_temp.call('ana')).attempts, 1::smallint, 'which is its first attempt');
select is(pg_temp.claim(), 'ben', 'then the next');
select is(pg_temp.claim(), '', 'and each of them once');
select is((select string_agg((pg_temp.call(name)).attempts::text, ' ' order by name) from l where name <> 'cai'), '1 1',
  'while somebody has them nobody tries them');
update private.lead_hook_calls set lease_ends_at = clock_timestamp() + interval '1 minute';
select is(pg_temp.claim(), '', 'a minute before the end of it still not');
update private.lead_hook_calls set lease_ends_at = clock_timestamp() - interval '1 second'
  where id = (pg_temp.call('ben')).id;
select is(pg_temp.claim(), 'ben', 'what nobody finished is given out again after two minutes');
select is((select string_agg((pg_temp.call(name)).attempts::text, ' ' order by name) from l where name <> 'cai'), '1 2',
  'as a further attempt');
select cmp_ok((pg_temp.call('ben')).lease_ends_at, '>', clock_timestamp() + interval '110 seconds', 'for two more');

-- Whoever takes its hook away hears no more.
update private.lead_hook_calls set state = 'waiting', lease_ends_at = null, due_at = now();
select tests.sign_in(ada) from t;
select is(public.save_lead_rules(agency_id => a, version => 1, takes_leads => true, keep_days => 365,
  tells_by_mail => true) -> 'hook_url', 'null', 'an agency takes its hook away') from t;
select tests.sign_out();
select is(pg_temp.claim(), 'ben', 'and is called no more, while others are');

select * from finish();

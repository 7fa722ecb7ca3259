-- A call of an agency's hook ends once: sent, or given up after eight attempts, each twice as much later.
select plan(20);
delete from private.mails;
delete from private.lead_hook_calls;
create temp table t as select tests.agency('end-a') as a, tests.agency('end-b') as b, tests.agency('end-none') as c,
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
create function pg_temp.finish(lead text, failure text default null) returns text language sql as
  $$ select public.finish_hook_call((pg_temp.call(lead)).id, failure) $$;
select pg_temp.add(name, 'asked') from l;
select pg_temp.add('ana', 'note');
grant select on t, l to public;
select public.confirm_lead(pg_temp.token(name)) from l;
select pg_temp.claim();
update private.lead_hook_calls set attempts = 2 where id = (pg_temp.call('ben')).id;

select is(pg_temp.finish('ana'), 'sent', 'what went well is done');
select results_eq($$select state, finished_at, lease_ends_at, failure from pg_temp.call('ana')$$,
  $$values ('sent', now(), null::timestamptz, null::text)$$, 'and says when');
select is(pg_temp.finish('ana', 'Late.'), null, 'once');
select is((pg_temp.call('ana')).failure, null, 'for good');
select is(public.finish_hook_call(gen_random_uuid()), null, 'a call that there is not has no end');
select is(pg_temp.finish('ben', repeat('x', 300)), 'waiting', 'what failed waits');
select results_eq($$select state, finished_at, due_at, char_length(failure) from pg_temp.call('ben')$$,
  $$values ('waiting', null::timestamptz, now() + interval '4 minutes', 200)$$,
  'twice as long as before, and says why in short');
select is(pg_temp.finish('ben'), null, 'nobody finishes what nobody took');
select is(pg_temp.claim(), '', 'before its time it is not given out');
update private.lead_hook_calls set due_at = now(), attempts = 6 where id = (pg_temp.call('ben')).id;
select is(pg_temp.claim(), 'ben', 'but at its time');
select is(pg_temp.finish('ben', 'No.'), 'waiting', 'after seven attempts there is one more');
update private.lead_hook_calls set due_at = now() where id = (pg_temp.call('ben')).id;
select pg_temp.claim();
select is(pg_temp.finish('ben', 'No.'), 'given_up', 'after eight none');
select is((pg_temp.call('ben')).finished_at, now(), 'which is its end');
select is((select string_agg(private.told_lead_rules(x) ->> 'hook_failures', ' ' order by n)
  from t, unnest(array[a, b]) with ordinality v (x, n)), '0 1', 'its own agency reads that one was given up');
update private.lead_hook_calls set state = 'claimed', finished_at = null, lease_ends_at = clock_timestamp()
  where id = (pg_temp.call('ben')).id;
select is(pg_temp.finish('ben'), 'sent', 'an eighth attempt that goes well is as good as any');


-- What was called is remembered, and a call that nobody wants any more keeps no other from being made.
update private.lead_hook_calls set state = 'waiting', finished_at = null, lease_ends_at = null, due_at = now(),
  attempts = case when id = (pg_temp.call('ana')).id then 100 else 0 end;
update private.lead_rules set hook_url = null, hook_secret = null where agency_id = (select a from t);
insert into private.lead_hook_calls (lead_id, entry_id, state, finished_at)
  select id, pg_temp.add('ana', 'asked'), 'sent', now() from l where name = 'ana';
select is(pg_temp.claim(), 'ben', 'however often the hook of another agency was not there to be called');
update private.lead_hook_calls set attempts = 8 where id = (pg_temp.call('ben')).id;
select is((select count(*)::int from private.lead_hook_calls c join l on l.id = c.lead_id where l.name = 'ana'
  and c.state = 'sent'), 1, 'and what it heard before stays');
select is(pg_temp.claim(), '', 'an eighth attempt takes its time');
select is((pg_temp.call('ben')).state, 'claimed', 'as the others did');
update private.lead_hook_calls set lease_ends_at = clock_timestamp() - interval '1 second'
  where id = (pg_temp.call('ben')).id;
select is(pg_temp.claim(), '', 'nor is one made a ninth time of which nobody ever told how it went');
select * from finish();

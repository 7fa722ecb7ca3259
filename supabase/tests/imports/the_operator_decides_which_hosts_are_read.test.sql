-- A row covers its host and all below it, the longest fits best, `*` is everybody else; staff alone change rows.
select plan(14);

create temp table t as select tests.person('Host') as person, tests.person('Staff') as staff;
insert into private.staff_members select staff from t;
grant select on t to public;
insert into public.import_hosts (host, rule, reason) values
  ('sample-agents.co.uk', 'allowed', ''), ('closed.sample-agents.co.uk', 'forbidden', 'The agency asked for it.');
create function pg_temp.rule(host text) returns text language sql as $$
  select private.import_rules(array[host]) -> host ->> 'rule' $$;

select is(pg_temp.rule('sample-agents.co.uk'), 'allowed', 'a host has its own rule');
select is(pg_temp.rule('www.sample-agents.co.uk'), 'allowed', 'which covers what is below it');
select is(pg_temp.rule('a.closed.sample-agents.co.uk'), 'forbidden', 'the longest name counts');
select is(pg_temp.rule('notsample-agents.co.uk'), 'markup_only', 'a name that only ends alike is another host');
select is(pg_temp.rule('www.rightmove.co.uk'), 'forbidden', 'portals whose terms forbid it are off from the start');
select is(private.import_rules(array['WWW.ZOOPLA.CO.UK.']) -> 'www.zoopla.co.uk' ->> 'rule', 'forbidden',
  'case and a dot at the end change nothing');
select lives_ok($$delete from public.import_hosts where host = '*'$$,
  'the operator takes the rule for everybody else away');
select is(pg_temp.rule('unknown-agents.co.uk'), 'forbidden', 'then nothing without a row is read');

select tests.sign_in((select person from t));
select ok((select count(*) > 0 from public.import_hosts), 'everybody may know the rules');
select tests.denies($$insert into public.import_hosts (host, rule)
  values ('own.example.com', 'allowed')$$, 'nobody else adds a host');
select is_empty($$update public.import_hosts set rule = 'allowed' where host = 'zoopla.co.uk'
  returning 1$$, 'nobody else changes one');
select tests.sign_in((select staff from t));
select lives_ok($$insert into public.import_hosts (host, rule)
  values ('own.example.com', 'allowed')$$, 'staff add a host');
select isnt_empty($$update public.import_hosts set rule = 'forbidden', reason = 'Asked to.'
  where host = 'own.example.com' returning 1$$, 'staff change one');
select tests.denies($$select public.import_rules('{a.co.uk}')$$, 'the function is for the server alone');
select * from finish();

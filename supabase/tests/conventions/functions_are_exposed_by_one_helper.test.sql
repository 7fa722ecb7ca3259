-- Every function of the API that stands over a private one is what private.expose makes of that one.
select plan(20);

create temp view api as
  select p.proname as name, p.oid, pg_get_functiondef(p.oid) as definition,
    obj_description(p.oid, 'pg_proc') as comment,
    array(select a.grantee::regrole::name from aclexplode(p.proacl) a where a.grantee <> p.proowner
      and a.privilege_type = 'EXECUTE' order by 1) as roles
  from pg_proc p where p.pronamespace = 'public'::regnamespace;

create temp view wrapped as
  select a.*, i.oid as inner_oid from api a join pg_proc p on p.oid = a.oid
  join pg_proc i on i.pronamespace = 'private'::regnamespace and i.proname = p.proname
    and i.proargtypes = p.proargtypes;

create temp table before as select w.name, w.definition, w.comment, w.roles, w.inner_oid, i.proacl::text as inner_rights
  from wrapped w join pg_proc i on i.oid = w.inner_oid;

select cmp_ok((select count(*) from before)::integer, '>', 90, 'there are wrappers to look at');

select is_empty($$select a.name from api a where a.definition like '%private.%'
  and a.oid not in (select oid from wrapped)$$,
  'nothing else in the API calls a private function');

select is_empty($$select a.name from api a where cardinality(a.roles) = 0$$,
  'every function of the API is for somebody');

select lives_ok($$select private.expose(inner_oid::regprocedure, variadic roles)
  from before$$, 'every wrapper can be made anew');
select is_empty($$
  select b.name, b.definition, b.comment, b.roles from before b
  except select w.name, w.definition, w.comment, w.roles from wrapped w$$,
  'what the helper makes is what stands: arguments, defaults, answer, volatility, search path, comment, rights');
select is_empty($$
  select b.name, b.inner_rights from before b
  except select w.name, i.proacl::text from wrapped w join pg_proc i on i.oid = w.inner_oid$$,
  'and the private functions are for the same roles');

create function private.told_twice(told text, times integer default 2,
  "order" text default 'it''s') returns table (words text, place bigint)
language sql stable security definer set search_path = '' as $$ select told, generate_series(1, times) $$;

select throws_ok($$select private.expose('private.told_twice(text, integer, text)', 'anon')$$, '22023', null,
  'a function that does not say what it is for is refused');
comment on function private.told_twice is 'Says it''s twice.';
select throws_ok($$select private.expose('private.told_twice(text, integer, text)', 'nobody_special')$$, '42704', null,
  'a role that is none is refused');
select throws_ok($$select private.expose('private.told_twice(text, integer, text)', 'anon', 'postgres')$$, '42704',
  null, 'a role that is not of the API is refused');
select throws_ok($$select private.expose('private.told_twice(text, integer, text)', variadic '{}')$$, '42704', null,
  'a function for nobody is refused');
select throws_ok($$select private.expose('public.run_state(uuid, text)', 'anon')$$, '22023', null,
  'a function that is public already is refused');
create function public.told_openly() returns integer language sql security definer
  set search_path = '' as $$ select 1 $$;
comment on function public.told_openly is 'Definer rights, and in the wrong place.';
select throws_ok($$select private.expose('public.told_openly()', 'anon')$$, '22023', null,
  'so is one of another schema that has the rights of its owner');
select throws_ok($$select private.expose('private.refuse(integer, text, text, text)', 'anon')$$, '22023', null,
  'one that runs with its caller''s rights is refused');

select private.expose('private.told_twice(text, integer, text)', 'authenticated', 'service_role');
select is((select comment from api where name = 'told_twice'), 'Says it''s twice.', 'the comment is taken over');
select is((select (p.provolatile, p.prosecdef, p.proconfig, pg_get_function_arguments(p.oid),
  pg_get_function_result(p.oid))::text
    from pg_proc p join api a on a.oid = p.oid where a.name = 'told_twice'),
  ('s'::"char", false, array['search_path=""'],
    'told text, times integer DEFAULT 2, "order" text DEFAULT ''it''''s''::text',
    'TABLE(words text, place bigint)')::text, 'as are volatility, arguments with their defaults, and answer');
select is((select roles from api where name = 'told_twice'), '{authenticated,service_role}'::name[],
  'the roles that are named may call it');
select is((select array_agg(words || place) from public.told_twice('a')), '{a1,a2}',
  'it answers rows as the private function does');

alter function private.told_twice rename to told_often;
create function private.told_twice(told text) returns text language sql immutable security definer
  set search_path = '' as $$ select told $$;
comment on function private.told_twice is 'Says it.';
select private.expose('private.told_twice(text)', 'anon');
select is((select array_agg(a.oid::regprocedure::text) from api a where a.name = 'told_twice'), '{told_twice(text)}',
  'a wrapper with other arguments goes');
select is((select roles from api where name = 'told_twice'), '{anon}'::name[], 'rights are those named the last time');
grant execute on function private.told_twice(text) to authenticated;
select private.expose('private.told_twice(text)', 'anon');
select ok(not has_function_privilege('authenticated', 'private.told_twice(text)', 'execute'),
  'and so they are on the private function');

select * from finish();

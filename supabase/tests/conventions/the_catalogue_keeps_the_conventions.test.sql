-- The SQL conventions (supabase/README.md) as queries over the catalogue: each lists what breaks one.
select plan(19);

create temp view ours as
  select c.oid, n.nspname as schema, c.relname as name, c.relkind as kind, c.relrowsecurity as has_rls,
    c.reloptions as options
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm');

create temp view our_functions as
  select p.oid, n.nspname as schema, p.proname as name, p.prosecdef as is_definer, p.proconfig as settings,
    p.proacl as acl, p.prorettype::regtype as returns
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private');

select isnt_empty('select from ours', 'there are tables to look at');
select isnt_empty('select from our_functions', 'there are functions to look at');

select is_empty($$select name from ours where kind in ('r', 'p')
  and not has_rls$$, 'every table has row level security on');

select is_empty($$select schema, name from ours where obj_description(oid, 'pg_class') is null$$,
  'every table and view has a comment');

select is_empty($$select schema, name from our_functions where obj_description(oid, 'pg_proc') is null
  and schema = 'public'$$,
  'every function of the API has a comment');

create temp view our_columns as
  select o.schema, o.name as in_table, t.attname as name, btrim(col_description(o.oid, t.attnum)) as said
  from ours o join pg_class c on c.oid = o.oid and not c.relispartition
  join pg_attribute t on t.attrelid = o.oid and t.attnum > 0 and not t.attisdropped
  where o.kind in ('r', 'p');

select isnt_empty('select from our_columns', 'there are columns to look at');

select is_empty($$
  select schema, in_table, name, said from our_columns
  where coalesce(said, '') = ''
    or regexp_replace(lower(said), '^(the|a|an) |[^a-z0-9]', '', 'g') = replace(name, '_', '')$$,
  'every column of a table has a comment that says more than its name');

select is_empty($$
  select o.name from ours o where o.kind in ('r', 'p')
    and not exists (select from pg_constraint k where k.conrelid = o.oid and k.contype = 'p')$$,
  'every table has a primary key');

-- What Postgres would have called it: table_column_suffix.
select is_empty($$
  select k.conname from pg_constraint k join ours o on o.oid = k.conrelid
  where k.contype in ('p', 'u', 'f', 'c', 'x')
    and (k.conname ~ ('^' || o.name || '(_.*)?_(pkey|key|fkey|check|excl)[0-9]*$')
      or k.conname !~ '^[a-z][a-z0-9]*(_[a-z0-9]+){2,}$')$$,
  'every constraint is named as a sentence');

select is_empty($$
  select k.conrelid::regclass, k.conname from pg_constraint k join ours o on o.oid = k.conrelid
  where k.contype = 'f' and not exists (
    select from pg_index i where i.indrelid = k.conrelid
      and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] operator(pg_catalog.@>) k.conkey
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '%IS NOT NULL%'))$$,
  'every foreign key is covered by an index that begins with it');

-- `on delete no action` is what happens when nobody decides.
select is_empty($$
  select k.conrelid::regclass, k.conname from pg_constraint k join ours o on o.oid = k.conrelid
  where k.contype = 'f' and k.confdeltype = 'a'$$,
  'every foreign key says what happens on delete');

select is_empty($$
  select name from ours where kind = 'v' and schema = 'public'
    and not coalesce(options @> '{security_invoker=true}' or options @> '{security_invoker=on}', false)$$,
  'every view asks with the caller''s rights');

select is_empty($$select name from ours where kind = 'm' and schema = 'public'$$, 'no materialized view is in the API');

select is_empty($$select name from our_functions where is_definer
  and schema <> 'private'$$, 'definer functions live in private only');

select is_empty($$
  select schema, name from our_functions
  where not coalesce(settings @> array['search_path=""'], false)$$,
  'every function fixes an empty search path');

select is_empty($$
  select f.schema, f.name from our_functions f, aclexplode(coalesce(f.acl, acldefault('f', 10))) a
  where a.grantee = 0
  union all
  select o.schema, o.name from ours o join pg_class c on c.oid = o.oid, aclexplode(c.relacl) a where a.grantee = 0$$,
  'nothing is granted to PUBLIC');

select is_empty($$
  select o.name, a.grantee::regrole from ours o join pg_class c on c.oid = o.oid, aclexplode(c.relacl) a
  where o.schema = 'private' and a.grantee <> c.relowner$$,
  'no API role has a right on a private table');

select is_empty($$
  select o.name, t.attname from ours o join pg_attribute t on t.attrelid = o.oid and t.attnum > 0 and not t.attisdropped
  where o.kind in ('r', 'p') and (
    (t.atttypid in ('timestamptz'::regtype, 'timestamp'::regtype) and t.attname !~ '_at$')
    or (t.atttypid = 'date'::regtype and t.attname !~ '_on$')
    or (t.atttypid = 'timestamp'::regtype))$$,
  'times end in _at and have a zone, dates end in _on');

select is_empty($$
  select p.polrelid::regclass, p.polname from pg_policy p join ours o on o.oid = p.polrelid
  where p.polcmd = '*' or 0 = any (p.polroles) or p.polname !~ ' '
    or pg_get_expr(p.polqual, p.polrelid) ~ '(?<!SELECT )auth\.uid\(\)'
    or pg_get_expr(p.polwithcheck, p.polrelid) ~ '(?<!SELECT )auth\.uid\(\)'$$,
  'every policy is a sentence, for one verb, to named roles, and asks auth.uid() once');

select * from finish();

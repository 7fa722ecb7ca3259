-- Every column that people of a tenant can write, directly or through functions, has a bound that holds. It is found by
-- trying: for each column, values that are far too large go through every check of its table, everything else of the
-- row unknown. A column is bounded if each of them is refused by a check, or its value must stand in another table.
select plan(33);

-- Written through functions; the rows that API roles write directly are found by their grants.
create temp table written_by_functions (relation regclass);
insert into written_by_functions values ('public.games'), ('public.game_listings'), ('public.assets'),
  ('public.listings'), ('public.listing_photos'),
  ('private.access_codes'), ('private.game_drafts'), ('private.mode_presets'), ('public.listing_imports'),
   ('public.takedown_requests'),
    ('private.comments'), ('private.reports'),
  ('private.import_sources'), ('private.replaced_names'), ('private.source_bans'), ('public.agency_members'),
  ('public.dossier_members'), ('private.dossier_invitations');

-- Counted by the database itself, or cut to its type by whoever numbers rows.
create temp table counted (relation regclass, name text);
insert into counted values ('public.agencies', 'version'), ('public.games', 'version'), ('public.listings', 'version'),
  ('private.access_codes', 'version'), ('private.import_sources', 'version'), ('private.access_codes', 'uses'),
  ('public.dossiers', 'version'), ('public.dossier_assets', 'version'), ('public.dossier_notes', 'version'),
  ('public.dossier_queries', 'version'), ('public.dossier_tasks', 'version'), ('public.dossier_events', 'version'),
  ('public.dossier_points', 'version'), ('public.dossier_photos', 'version'),
  ('public.dossier_offers', 'version'), ('public.hunter_profiles', 'version'),
  -- one document of its creator's, bounded as a whole
  ('private.game_drafts', 'version'), ('private.game_drafts', 'document');

create temp view written as
  select distinct c.oid::regclass as relation, a.attname::text as name, a.attnum, a.atttypid::regtype as type
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and n.nspname in ('public', 'private') and a.attidentity = '' and a.attgenerated = ''
    and (c.oid in (select relation from written_by_functions)
      or has_column_privilege('anon', c.oid, a.attnum, 'insert')
        or has_column_privilege('anon', c.oid, a.attnum, 'update')
      or has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
    and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype, 'text[]'::regtype,
      'integer[]'::regtype, 'uuid[]'::regtype,
      'integer'::regtype, 'bigint'::regtype, 'numeric'::regtype, 'real'::regtype, 'double precision'::regtype)
    and not exists (select from counted k where k.relation = c.oid and k.name = a.attname);

-- Values that no column should take, as literals of its type. `words` are the ones that the table's checks know.
create function pg_temp.too_much(type regtype, words text[]) returns text[] language plpgsql as $$
declare
  long text := repeat('x', 300000);
begin
  return case
    when type in ('text'::regtype, 'varchar'::regtype) then array[long, 'x' || repeat(' ', 300000),
      'https://example.com/' || long, long || '@example.com',
      repeat('a-', 150000) || 'a', repeat('a.', 150000) || 'com', 'data:image/svg+xml,' || long, 'data:,' || long,
        repeat('9', 300000), repeat('A', 300000)]
    when type in ('jsonb'::regtype, 'json'::regtype) then array[to_jsonb(long)::text,
      jsonb_build_object('a', long)::text, jsonb_build_object(long, 'a')::text,
      jsonb_build_object('a', 'https://example.com/' || long)::text,
        (select jsonb_object_agg('k' || n, '#ffffff') from generate_series(1, 20000) n)::text,
      (select jsonb_object_agg('k' || n, 'https://example.com') from generate_series(1, 20000) n)::text,
        (select jsonb_agg('a'::text) from generate_series(1, 100000) n)::text,
      jsonb_build_array(long)::text, repeat('{"a":', 500) || to_jsonb(long)::text || repeat('}', 500)]
    when type = 'text[]'::regtype then array[array[long]::text, array_fill('x'::text, array[100000])::text,
      array_fill('en-GB'::text, array[100000])::text,
      array_fill('a.com'::text, array[100000])::text] || array(select array_fill(w, array[100000])::text
        from unnest(words) w)
    when type in ('integer[]'::regtype) then array[array_fill(480, array[100000])::text, '{2147483647}',
      '{-2147483648}']
    when type = 'integer'::regtype then array['2147483647', '-2147483648']
    when type = 'bigint'::regtype then array['9223372036854775807', '-9223372036854775808']
    else array['1e300', '-1e300', 'NaN'] end;
end $$;

-- Those of them that no check of the table refuses.
create function pg_temp.let_through(of_relation regclass, of_name text, of_type regtype) returns text[]
  language plpgsql as $$
declare
  checks text[] := array(select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k where k.conrelid = of_relation
    and k.contype = 'c');
  row_of_nulls text;
  words text[] := array(
    select distinct m[1] from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid),
      '[''{,]([a-z_][a-z0-9_-]*)(?=[''},])', 'g') m
    where k.conrelid = of_relation and k.contype = 'c' limit 60);
  value text;
  passed text[] := '{}';
  expression text;
  verdict boolean;
  is_refused boolean;
begin
  select string_agg(case when a.attname = of_name then format('$1::%s as %I', format_type(a.atttypid, a.atttypmod),
    a.attname)
      else format('null::%s as %I', format_type(a.atttypid, a.atttypmod), a.attname) end, ', ') into row_of_nulls
    from pg_attribute a where a.attrelid = of_relation and a.attnum > 0 and not a.attisdropped;
  foreach value in array pg_temp.too_much(of_type, words) loop
    is_refused := false;
    begin
      foreach expression in array checks loop
        execute format('select (%s) from (select %s) r', expression, row_of_nulls) into verdict using value;
        is_refused := is_refused or verdict is false;
        exit when is_refused;
      end loop;
    exception when numeric_value_out_of_range then
      is_refused := true; -- the type itself
    end;
    if not is_refused then
      passed := passed || left(value, 40);
    end if;
  end loop;
  return passed;
end $$;

create function pg_temp.stands_elsewhere(of_relation regclass, of_attnum smallint) returns boolean language sql as $$
  select exists (select from pg_constraint k where k.conrelid = of_relation and k.contype = 'f'
    and k.conkey = array[of_attnum])
$$;

select ok((select count(*) > 80 from written), 'there are columns to look at');
select ok((select count(*) = 38 from written w where w.relation = 'public.agencies'::regclass),
  'an agency''s own columns are found by their grants');
select results_eq($$select relation::text collate "C" from written
  where relation not in (select f.relation from written_by_functions f) group by 1 order by 1$$,
  $$values ('agencies' collate "C"), ('dossier_assets'), ('dossier_events'), ('dossier_fact_versions'),
    ('dossier_notes'),
    ('dossier_offers'), ('dossier_photos'), ('dossier_points'),
    ('dossier_queries'), ('dossier_tasks'), ('dossiers'), ('hunter_profiles'),
    ('import_hosts'), ('profiles')$$, 'API roles write these tables directly');
select is_empty($$
  select w.relation, w.name, pg_temp.let_through(w.relation, w.name, w.type) from written w
  where not pg_temp.stands_elsewhere(w.relation, w.attnum)
    and pg_temp.let_through(w.relation, w.name, w.type) <> '{}'$$,
  'every column that tenants write has a bound');

select throws_ok($$insert into private.game_drafts (id, owner_id, document)
  values (gen_random_uuid(), tests.person('Drafter'), jsonb_build_object('title', repeat('x', 8400000)))$$, '23514',
    null, 'a draft is one document of at most 8 megabytes');

-- The search finds what it is for.
create table private.unbounded (name text, notes jsonb, places text[], amount bigint,
  kind text constraint a_kind_is_not_empty check (btrim(kind) <> ''));
select is((select count(*) from (values ('name', 'text'), ('notes', 'jsonb'), ('places', 'text[]'),
  ('amount', 'bigint'), ('kind', 'text')) c (name, type)
  where pg_temp.let_through('private.unbounded', c.name, c.type::regtype) <> '{}'), 5::bigint,
    'a column without a bound is found, and one whose check bounds nothing');

-- What tenants try, and what they may.
create temp table t as select tests.agency('bounded') as agency, tests.person('Owner') as owner;
insert into public.agency_members (agency_id, user_id, role) select agency, owner, 'owner' from t;
grant select on t to public;
create function pg_temp.set(name text, value text) returns void language plpgsql as $$
begin
  execute format('update public.agencies set version = version, %I = %L where id = %L', name, value,
    (select agency from t));
end $$;
select tests.sign_in(owner) from t;
select throws_ok(format('select pg_temp.set(%L, %L)', c.name, c.value), '23514', null, c.name || ' is not '
  || left(c.value, 40))
from (values ('home_url', 'javascript:alert(1)'), ('website', 'javascript:alert(1)'),
  ('social_media', '{"news": "javascript:alert(1)"}'), ('social_media', '["https://example.com"]'),
    ('brand_colors', '{"primary": "red;}body{display:none"}'),
  ('address', '7'),
    ('location', '{"a": []}'),
  ('supported_locales', '{"en GB"}'), ('analytics_id', 'G-1''><script>'), ('layout', 'surprise'),
    ('home_page', 'elsewhere'), ('navigation', '{staff}'), ('service_email', 'nobody'),
  ('name', ' '), ('branded_game_slug', '../x')) c (name, value);
select lives_ok(format('select pg_temp.set(%L, %L)', c.name, c.value), c.name || ' may be ' || left(c.value, 40))
from (values ('home_url', 'http://localhost:5173/a?b=c#d'),
  ('social_media', '{"news": "https://example.com/news"}'), ('address', '["1 Street", "Town"]'),
  ('navigation', '{create-game,games}'), ('supported_locales', '{en-GB,es,zh-Hant-TW,es-419}'),
    ('analytics_id', 'G-ABC123')) c (name, value);
-- How a brand looks is saved by the server, and even then it is held to these.
select tests.sign_out();
select throws_ok(format('select pg_temp.set(%L, %L)', c.name, c.value), '23514', null, c.name || ' is not '
  || left(c.value, 40))
from (values ('logo_url', 'javascript:alert(1)'), ('logo_url', 'data:text/html,x'),
  ('theme', '{"accent": "url(https://example.com)"}'), ('theme', '{"fonts": {"a": 1}}')) c (name, value);
select lives_ok(format('select pg_temp.set(%L, %L)', c.name, c.value), c.name || ' may be ' || left(c.value, 40))
from (values ('logo_url', 'data:image/svg+xml,%3csvg xmlns=''http://www.w3.org/2000/svg''/%3e'),
  ('theme', '{"accent": "#1f4e8c", "neutral": "warm"}')) c (name, value);
select * from finish();

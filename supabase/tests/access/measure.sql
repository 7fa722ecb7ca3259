-- Who reaches what, found out by trying. Needs support/fixtures.sql; lives in a transaction that is rolled back.
--
-- The actors stand around three brands: X with an owner, an admin and an agent; Y with an admin of its own; Z with a
-- game and a home that one host made. A player has a run in X, another player one in Y, a guest one in X.

create table tests.actors (name text primary key, role text not null, user_id uuid);

-- What the matrix calls the rows of the fixtures: brands x, y and z, homes x1, x2, y1 …, and whatever is somebody's by
-- that actor's name.
create table tests.names (id text primary key, name text not null);

create function tests.cast_actors() returns void language plpgsql as $$
declare
  x uuid := tests.agency('matrix-x');
  y uuid := tests.agency('matrix-y');
  z uuid := tests.agency('matrix-z');
  game_x uuid;
  game_y uuid;
  run jsonb;
begin
  insert into tests.actors values ('visitor', 'anon', null), ('guest', 'anon', null), ('service', 'service_role', null);
  insert into tests.actors select name, 'authenticated', tests.person(name)
    from unnest('{player,other player,host,agent,admin,owner,other admin,staff}'::text[]) name;
  insert into public.agency_members (agency_id, user_id, role)
    select case when a.name = 'other admin' then y else x end, a.user_id, replace(a.name, 'other ', '')
    from tests.actors a where a.name in ('agent', 'admin', 'owner', 'other admin');
  insert into private.staff_members select user_id from tests.actors where name = 'staff';
  game_x := tests.game('matrix-game', x, '{25000000,40000000}');
  game_y := tests.game('matrix-game', y, '{30000000,50000000}');
  perform tests.game('matrix-game', z, '{35000000}', (select user_id from tests.actors where name = 'host'));
  run := tests.start(game_x, (select user_id from tests.actors where name = 'player'));
  perform tests.guess(run, 1, 26000000, (select user_id from tests.actors where name = 'player'));
  run := tests.start(game_y, (select user_id from tests.actors where name = 'other player'));
  perform tests.guess(run, 1, 26000000, (select user_id from tests.actors where name = 'other player'));
  run := tests.start(game_x);
  perform tests.guess(run, 1, 26000000);
  perform private.insert_imports(a.user_id, '[{"way": "link", "outcome": "read"}]') from tests.actors a
    where a.name in ('host', 'agent');
  insert into public.takedown_requests (request_key, reporter_name, reporter_email, capacity, subject, page_url,
    statement, listing_id)
    values (gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'photos', 'here', 'These are photos of mine.',
      (select gl.listing_id from public.game_listings gl where gl.game_id = game_x order by gl.position limit 1)),
      (gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'photos', 'here', 'These are photos of mine.', null);
  insert into storage.objects (bucket_id, name) values ('listing-photos', gen_random_uuid() || '/480.webp');
  with given as (
    insert into private.photo_folders (folder, user_id) select gen_random_uuid(), a.user_id from tests.actors a
      where a.name = 'host' returning folder)
  insert into storage.objects (bucket_id, name) select 'listing-photos', g.folder || '/480.webp' from given g;
  insert into realtime.messages (topic, extension, event, payload, private)
    values ('matrix', 'broadcast', 'changed', '{}', true);
  perform tests.cast_dossiers();
  perform tests.name_rows();
end $$;

-- Dossier d with one of each role, and dossier e of somebody else's; each with two homes that are compared.
create function tests.cast_dossiers() returns void language plpgsql as $$
declare
  dossier uuid;
  label_now text;
  homes uuid[];
begin
  foreach label_now in array '{d,e}'::text[] loop
    insert into public.dossiers (title) values ('Dossier ' || label_now) returning id into dossier;
    insert into public.dossier_members (dossier_id, user_id, role)
      select dossier, a.user_id, v.role from (values ('d', 'player', 'owner'), ('d', 'other player', 'partner'),
        ('d', 'host', 'adviser'), ('d', 'agent', 'viewer'), ('e', 'other admin', 'owner')) v (label, name, role)
      join tests.actors a on a.name = v.name where v.label = label_now;
    homes := array[gen_random_uuid(), gen_random_uuid()];
    insert into public.dossier_assets (id, dossier_id, title)
      select h, dossier, 'Home ' || n from unnest(homes) with ordinality h (h, n);
    insert into public.assets_comparisons (dossier_id, one_id, other_id) values (dossier, homes[1], homes[2]);
    insert into public.dossier_notes (dossier_id, author_id, body, is_private)
      select dossier, a.user_id, v.body, v.body = 'private'
      from (values ('d', 'player', 'private'), ('d', 'host', 'shared'), ('e', 'other admin', 'private'))
        v (label, name, body) join tests.actors a on a.name = v.name where v.label = label_now;
    insert into public.dossier_queries (dossier_id, author_id, question)
      select dossier, a.user_id, 'Why?' from tests.actors a
      where a.name = case label_now when 'd' then 'host' else 'other admin' end;
    insert into public.dossier_tasks (dossier_id, author_id, title)
      select q.dossier_id, q.author_id, 'Ask' from public.dossier_queries q where q.dossier_id = dossier;
    insert into public.dossier_events (dossier_id, title, starts_at, ends_at, time_zone)
      values (dossier, 'Viewing', now(), now(), 'UTC');
    insert into public.dossier_photos (dossier_id, width, height, content_hash)
      values (dossier, 480, 320, repeat('a', 64));
    insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency)
      values (dossier, homes[1], 100, 'GBP');
    insert into public.hunter_profiles (dossier_id) values (dossier);
    insert into public.dossier_points (dossier_id, asset_id, author_id, side, body)
      select q.dossier_id, homes[1], q.author_id, 'pro', 'Light' from public.dossier_queries q
      where q.dossier_id = dossier;
    insert into public.dossier_point_votes (point_id, user_id, dossier_id, weight)
      select p.id, m.user_id, dossier, 1 from public.dossier_points p, public.dossier_members m
      where p.dossier_id = dossier and m.dossier_id = dossier and m.role = 'owner';
    perform tests.cast_answers(dossier, homes[1], a.user_id) from tests.actors a
      where a.name = case label_now when 'd' then 'player' else 'other admin' end;
    -- Rows are known by their ids, and small numbers are versions of other rows.
    insert into public.dossier_fact_versions (id, dossier_id, asset_id, name, value, source, said_on)
      overriding system value
      values (910000 + ascii(label_now), dossier, homes[1], 'price_minor', '100', 'typed', current_date);
  end loop;
end $$;

-- A conversation with a model, feedback and a consent of the owner's.
create function tests.cast_answers(dossier uuid, home uuid, author uuid) returns void language sql as $$
  insert into public.dossier_ai_consents (user_id, provider) values (author, 'A model');
  with t as (insert into public.dossier_ai_threads (dossier_id, author_id, title) values (dossier, author, 'Why?')
    returning id)
  insert into public.dossier_ai_messages (thread_id, place, question, provider) select id, 1, 'Why?', 'A model' from t;
  insert into public.dossier_feedbacks (dossier_id, asset_id, author_id, facts_hash, made_by, body)
    values (dossier, home, author, repeat('a', 64), 'rule', '{}');
$$;

create function tests.name_rows() returns void language sql as $$
  insert into public.listing_texts (listing_id, locale, field, text)
    select distinct p.listing_id, 'es', 'title', 'Casa' from public.listing_photos p
    join public.game_listings gl on gl.listing_id = p.listing_id join public.games g on g.id = gl.game_id
    left join public.agencies a on a.id = g.agency_id where a.key ~ '^matrix-.$';
  insert into public.agency_words (agency_id, batch, key, locale, text)
    select a.id, 'extras', 'sauna', 'es', 'Sauna' from public.agencies a where a.key ~ '^matrix-.$';
  insert into tests.names select a.user_id, a.name from tests.actors a where a.user_id is not null;
  insert into tests.names select a.id, right(a.key, 1) from public.agencies a where a.key ~ '^matrix-.$';
  insert into tests.names select g.id, n.name from public.games g join tests.names n on n.id = g.agency_id::text;
  insert into tests.names
    select row.id, n.name || gl.position from public.game_listings gl join tests.names n on n.id = gl.game_id::text
    join public.listings l on l.id = gl.listing_id join public.listing_photos p on p.listing_id = l.id,
    unnest(array[gl.id, l.id, l.asset_id, p.id]) row (id);
  insert into tests.names select s.id, coalesce(n.name, 'guest') from public.sessions s
    join tests.names g on g.id = s.game_id::text left join tests.names n on n.id = s.user_id::text;
  insert into tests.names select i.id, n.name from public.listing_imports i
    join tests.names n on n.id = i.user_id::text;
  insert into tests.names select d.id, right(d.title, 1) from public.dossiers d where d.title ~ '^Dossier [de]$';
  insert into tests.names select a.id, n.name || right(a.title, 1) from public.dossier_assets a
    join tests.names n on n.id = a.dossier_id::text;
  insert into tests.names select c.id, n.name from public.assets_comparisons c
    join tests.names n on n.id = c.dossier_id::text;
  insert into tests.names select x.id, n.name from (
      select q.id, q.dossier_id from public.dossier_queries q union all
      select t.id, t.dossier_id from public.dossier_tasks t union all
      select e.id, e.dossier_id from public.dossier_events e union all
      select f.id, f.dossier_id from public.dossier_photos f union all
      select p.id, p.dossier_id from public.dossier_points p union all
      select o.id, o.dossier_id from public.dossier_offers o union all
      select t.id, t.dossier_id from public.dossier_ai_threads t union all
      select m.id, t.dossier_id from public.dossier_ai_messages m
        join public.dossier_ai_threads t on t.id = m.thread_id union all
      select f.id, f.dossier_id from public.dossier_feedbacks f) x
    join tests.names n on n.id = x.dossier_id::text;
  insert into tests.names select v.id, n.name from public.dossier_fact_versions v
    join tests.names n on n.id = v.dossier_id::text;
  insert into tests.names select o.id, n.name || ' ' || o.body from public.dossier_notes o
    join tests.names n on n.id = o.dossier_id::text;
  insert into tests.names select t.id, 'about ' || coalesce(n.name, 'no home') from public.takedown_requests t
    left join tests.names n on n.id = t.listing_id::text where t.page_url = 'here';
  insert into tests.names select o.id, 'in the folder of ' || coalesce(n.name, 'nobody') from storage.objects o
    left join private.photo_folders f on starts_with(o.name, f.folder::text)
      left join tests.names n on n.id = f.user_id::text;
$$;

-- A row by the names in its key. Rows that are no fixture's are somebody else's.
create function tests.name_of(relation regclass, found jsonb) returns text language sql security definer as $$
  select string_agg(coalesce(n.name, case when a.atttypid = 'uuid'::regtype then 'somebody else''s'
    else found ->> a.attname end), ' ' order by k.place)
  from pg_index i, unnest(i.indkey::smallint[]) with ordinality k (attnum, place)
  join pg_attribute a on a.attnum = k.attnum left join tests.names n on n.id = found ->> a.attname
  where i.indrelid = relation and i.indisprimary and a.attrelid = relation
$$;

create function tests.become(actor text) returns void language plpgsql as $$
declare
  who tests.actors := (select a from tests.actors a where a.name = actor);
begin
  perform case who.role when 'anon' then tests.visit() when 'service_role' then tests.serve()
    else tests.sign_in(who.user_id) end;
end $$;

-- Which rows an actor's statement reaches: `denied`, `all`, `none` or their names. Everything it did is undone.
create function tests.reach(relation regclass, verb text, actor text) returns text language plpgsql as $$
declare
  who tests.actors := (select a from tests.actors a where a.name = actor);
  columns text[] := tests.columns(relation, verb, who.role);
  rows jsonb[];
  row_now jsonb;
  column_now text;
  total bigint;
  names text[] := '{}';
  places tid[];
  old_names text[];
begin
  execute format('select count(*) from %s', relation) into total;
  -- Of the files, those that cast_actors made, which are the newest: a seeded bucket holds many more, in folders that
  -- are used up.
  execute format('select array_agg(to_jsonb(r)) from (select * from %s %s limit %s) r', relation,
    case when relation = 'storage.objects'::regclass then 'order by created_at desc' else '' end,
    case when columns = '{}' then 1 when relation = 'storage.objects'::regclass then 2 else 20 end) into rows;
  if verb in ('update', 'delete') then
    -- Names are looked up where there is a right at all; without one the attempt is denied.
    execute
      format('select array_agg(r.ctid), array_agg(case when $1 then tests.name_of(%L, to_jsonb(r)) end) from %s r',
      relation, relation)
      using verb = 'delete' and has_table_privilege(who.role, relation, 'delete') into places, old_names;
  end if;
  begin
    perform tests.become(actor);
    if verb = 'select' then
      execute format('select coalesce(array_agg(tests.name_of(%L, to_jsonb(r))), ''{}'') from (select %s from %s) r',
        relation,
        coalesce((select string_agg(quote_ident(c), ', ') from unnest(columns) c), '*'), relation) into names;
    elsif verb = 'delete' then
      execute format('delete from %s', relation);
    elsif verb = 'update' then
      -- To a constant: an update that reads the row would be held by the policy for reading as well.
      column_now := coalesce((select c from unnest(columns) c where c <> all (tests.key_columns(relation)) limit 1),
        tests.some_column(relation));
      -- A row with a version is edited from it; who may do that may read it as well.
      if 'version' = any (columns) then
        execute format('update %s set version = version', relation);
      else
        execute format('update %s set %I = %L', relation, column_now, rows[1] ->> column_now);
      end if;
    elsif verb = 'insert' then
      -- A copy of each row that is there. A constraint stops it only after rights and policies let it through.
      foreach row_now in array coalesce(rows, '{null}') loop
        begin
          execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', relation,
            coalesce((select string_agg(quote_ident(c), ', ') from unnest(columns) c),
              quote_ident(tests.some_column(relation)))) using row_now;
          names := names || tests.name_of(relation, row_now);
        exception
          when integrity_constraint_violation then names := names || tests.name_of(relation, row_now);
          when insufficient_privilege then
            if cardinality(columns) = 0 then raise; end if;
        end;
      end loop;
      total := greatest(cardinality(rows), 1);
    end if;
    if verb in ('update', 'delete') then
      perform set_config('role', 'none', true);
      -- What was written is no longer where it was.
      if verb = 'update' then
        execute
          format('select coalesce(array_agg(tests.name_of(%L, to_jsonb(r))), ''{}'') from %s r where r.ctid <> all '
          '($1)', relation, relation)
          using places into names;
      else
        execute
          format('select coalesce(array_agg(b.name), ''{}'') from unnest($1, $2) b (place, name) where not exists '
          '(select from %s r where r.ctid = b.place)', relation)
          using places, old_names into names;
      end if;
    end if;
    raise exception using errcode = 'UNDO1';
  exception
    when sqlstate 'UNDO1' then null;
    when insufficient_privilege then names := '{denied}';
    when integrity_constraint_violation then names := '{held by a constraint}';
  end;
  return case when cardinality(names) = total and total > 0 and names <> '{denied}' then 'all'
    else coalesce((select string_agg(n, ', ' order by n) from unnest(names) n), 'none') end;
end $$;

create function tests.some_column(relation regclass) returns text language sql as $$
  select attname::text from pg_attribute where attrelid = relation and attnum > 0 and not attisdropped
    and attgenerated = '' and attidentity = '' order by attnum limit 1
$$;

create function tests.key_columns(relation regclass) returns text[] language sql as $$
  select coalesce(array_agg(a.attname::text), '{}') from pg_index i join pg_attribute a on a.attrelid = i.indrelid
    and a.attnum = any (i.indkey)
  where i.indrelid = relation and i.indisunique
$$;

-- The columns on which a role has a right.
create function tests.columns(relation regclass, verb text, role text) returns text[] language sql as $$
  select coalesce(array_agg(attname::text order by attnum), '{}') from pg_attribute
  where attrelid = relation and attnum > 0 and not attisdropped and verb <> 'delete'
    and (verb = 'select' or attgenerated = '' and attidentity = '')
    and has_column_privilege(role, relation, attnum, verb)
$$;

create view tests.measured_tables as
  select c.oid::regclass as relation, n.nspname || '.' || c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f');

create view tests.measured_reach as
  select t.name as subject, v.verb, a.name as actor, tests.reach(t.relation, v.verb, a.name) as reach
  from (select * from tests.measured_tables union all values ('storage.objects'::regclass, 'storage.objects')) t,
    unnest('{select,insert,update,delete}'::text[]) v (verb), tests.actors a;

create view tests.measured_columns as
  select t.name as subject, v.verb, r.role, tests.columns(t.relation, v.verb, r.role) as columns,
    array(select attname::text from pg_attribute where attrelid = t.relation and attnum > 0 and not attisdropped
      and (v.verb = 'select' or attgenerated = '' and attidentity = '') order by attnum) as all_columns
  from tests.measured_tables t, unnest('{select,insert,update}'::text[]) v (verb),
    unnest('{anon,authenticated,service_role}'::text[]) r (role);

create view tests.measured_functions as
  select n.nspname || '.' || p.proname as subject, p.oid::regprocedure::text as signature,
    array(select r from unnest('{anon,authenticated,service_role}'::text[]) r
      where has_function_privilege(r, p.oid, 'execute')) as roles
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private');

-- Channels are the topics that functions send to, private or public by the last argument; where that is no literal,
-- both.
create view tests.measured_channels as
  select distinct m[1] as subject, p.is_private
  from pg_proc f join pg_namespace n on n.oid = f.pronamespace,
    regexp_matches(f.prosrc, 'realtime\.send\([^;]*?''([a-z_]+:)''[^;]*?,\s*([^,;]+?)\s*\)\s*(?:;|$)', 'g') m,
      (values (true), (false)) p (is_private)
  where n.nspname in ('public', 'private') and (p.is_private::text = m[2] or m[2] not in ('true', 'false'));

-- May the actor listen to, or speak on, a private topic?
create function tests.may_use_channel(topic text, verb text, actor text) returns boolean language plpgsql as $$
declare
  seen boolean := false;
begin
  begin
    perform tests.become(actor);
    perform set_config('realtime.topic', topic, true);
    if verb = 'listen' then
      select exists (select from realtime.messages) into seen;
    else
      insert into realtime.messages (topic, extension, event, payload, private)
        values (may_use_channel.topic, 'broadcast', 'x', '{}', true);
      seen := true;
    end if;
    raise exception using errcode = 'UNDO1';
  exception
    when sqlstate 'UNDO1' then return seen;
    when insufficient_privilege then return false;
  end;
end $$;

-- The same of the board of brand X's game, were that game of this kind: { "listen player": true, … }.
create function tests.uses_of_board(kind text) returns jsonb language plpgsql as $$
declare
  game uuid := (select g.id from public.games g join public.agencies a on a.id = g.agency_id where a.key = 'matrix-x'
    and g.slug = 'matrix-game');
  uses jsonb;
begin
  begin
    update public.games g set visibility = case when kind in ('unlisted', 'code') then kind else 'public' end,
      state = case kind when 'draft' then 'draft' else 'open' end, mode_options = case kind when 'classroom'
        then '{"is_classroom": true}' else '{}' end::jsonb,
      has_leaderboard = kind <> 'without a board' where g.id = game;
    select jsonb_object_agg(v.verb || ' ' || a.name, tests.may_use_channel('leaderboard:' || game, v.verb, a.name))
      into uses
      from unnest('{listen,speak}'::text[]) v (verb), tests.actors a;
    raise exception using errcode = 'UNDO2';
  exception when sqlstate 'UNDO2' then
    return uses;
  end;
end $$;

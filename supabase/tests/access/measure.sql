-- Who reaches what, found out by trying. Needs support/fixtures.sql; lives in a transaction that is rolled back.
--
-- The actors stand around three brands: X with an owner, an admin and an agent; Y with an admin of its own; Z with a
-- game and a home that one host made. A player has a run in X, another player one in Y, a guest one in X.

create table tests.actors (name text primary key, role text not null, user_id uuid);

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
  perform private.insert_imports(a.user_id, '[{"way": "link", "outcome": "read"}]') from tests.actors a where a.name in ('host', 'agent');
  insert into public.takedown_requests (request_key, reporter_name, reporter_email, capacity, subject, page_url, statement, listing_id)
    values (gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'photos', 'here', 'These are photos of mine.',
      (select gl.listing_id from public.game_listings gl where gl.game_id = game_x order by gl.position limit 1)),
      (gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'photos', 'here', 'These are photos of mine.', null);
  insert into storage.objects (bucket_id, name) values ('listing-photos', gen_random_uuid() || '/480.webp');
  with given as (
    insert into private.photo_folders (folder, user_id) select gen_random_uuid(), a.user_id from tests.actors a where a.name = 'host' returning folder)
  insert into storage.objects (bucket_id, name) select 'listing-photos', g.folder || '/480.webp' from given g;
  insert into realtime.messages (topic, extension, event, payload, private) values ('matrix', 'broadcast', 'changed', '{}', true);
end $$;

create function tests.become(actor text) returns void language plpgsql as $$
declare
  who tests.actors := (select a from tests.actors a where a.name = actor);
begin
  perform case who.role when 'anon' then tests.visit() when 'service_role' then tests.serve() else tests.sign_in(who.user_id) end;
end $$;

-- How many rows an actor's statement reaches: `denied`, `all` or a number. Everything it did is undone.
create function tests.reach(relation regclass, verb text, actor text) returns text language plpgsql as $$
declare
  who tests.actors := (select a from tests.actors a where a.name = actor);
  columns text[] := tests.columns(relation, verb, who.role);
  rows jsonb[];
  row_now jsonb;
  column_now text;
  total bigint;
  reached bigint := 0;
begin
  execute format('select count(*) from %s', relation) into total;
  -- Of the files, the newest: a seeded bucket holds many more.
  execute format('select array_agg(to_jsonb(r)) from (select * from %s %s limit %s) r', relation,
    case when relation = 'storage.objects'::regclass then 'order by created_at desc' else '' end,
    case when columns = '{}' then 1 else 20 end) into rows;
  begin
    perform tests.become(actor);
    if verb = 'select' then
      execute format('select count(*) from %s', relation) into reached;
    elsif verb = 'delete' then
      execute format('delete from %s', relation);
      get diagnostics reached = row_count;
    elsif verb = 'update' then
      -- To a constant: an update that reads the row would be held by the policy for reading as well.
      column_now := coalesce((select c from unnest(columns) c where c <> all (tests.key_columns(relation)) limit 1), tests.some_column(relation));
      execute format('update %s set %I = %L', relation, column_now, rows[1] ->> column_now);
      get diagnostics reached = row_count;
    elsif verb = 'insert' then
      -- A copy of each row that is there. A constraint stops it only after rights and policies let it through.
      foreach row_now in array coalesce(rows, '{null}') loop
        begin
          execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', relation,
            coalesce((select string_agg(quote_ident(c), ', ') from unnest(columns) c), quote_ident(tests.some_column(relation)))) using row_now;
          reached := reached + 1;
        exception
          when integrity_constraint_violation then reached := reached + 1;
          when insufficient_privilege then
            if cardinality(columns) = 0 then raise; end if;
        end;
      end loop;
      total := greatest(cardinality(rows), 1);
    end if;
    raise exception using errcode = 'UNDO1';
  exception
    when sqlstate 'UNDO1' then null;
    when insufficient_privilege then return 'denied';
    when integrity_constraint_violation then return 'held by a constraint';
  end;
  return case when reached = total and total > 0 then 'all' else reached::text end;
end $$;

create function tests.some_column(relation regclass) returns text language sql as $$
  select attname::text from pg_attribute where attrelid = relation and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '' order by attnum limit 1
$$;

create function tests.key_columns(relation regclass) returns text[] language sql as $$
  select coalesce(array_agg(a.attname::text), '{}') from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
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
  select c.oid::regclass as relation, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f');

create view tests.measured_reach as
  select t.name as subject, v.verb, a.name as actor, tests.reach(t.relation, v.verb, a.name) as reach
  from (select * from tests.measured_tables union all values ('storage.objects'::regclass, 'storage.objects')) t,
    unnest('{select,insert,update,delete}'::text[]) v (verb), tests.actors a;

create view tests.measured_columns as
  select t.name as subject, v.verb, r.role, tests.columns(t.relation, v.verb, r.role) as columns,
    array(select attname::text from pg_attribute where attrelid = t.relation and attnum > 0 and not attisdropped
      and (v.verb = 'select' or attgenerated = '' and attidentity = '') order by attnum) as all_columns
  from tests.measured_tables t, unnest('{select,insert,update}'::text[]) v (verb), unnest('{anon,authenticated,service_role}'::text[]) r (role);

create view tests.measured_functions as
  select n.nspname || '.' || p.proname as subject, p.oid::regprocedure::text as signature,
    array(select r from unnest('{anon,authenticated,service_role}'::text[]) r where has_function_privilege(r, p.oid, 'execute')) as roles
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private');

-- Channels are the topics that functions send to.
create view tests.measured_channels as
  select distinct m[1] as subject from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
    regexp_matches(p.prosrc, 'realtime\.send\([^;]*?''([a-z_]+:)''', 'g') m
  where n.nspname in ('public', 'private');

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
      insert into realtime.messages (topic, extension, event, payload, private) values (may_use_channel.topic, 'broadcast', 'x', '{}', true);
      seen := true;
    end if;
    raise exception using errcode = 'UNDO1';
  exception
    when sqlstate 'UNDO1' then return seen;
    when insufficient_privilege then return false;
  end;
end $$;

-- The same of the board of brand X's game, were that game of this kind.
create function tests.may_use_board(kind text, verb text, actor text) returns boolean language plpgsql as $$
declare
  game uuid := (select g.id from public.games g join public.agencies a on a.id = g.agency_id where a.key = 'matrix-x' and g.slug = 'matrix-game');
  may boolean;
begin
  begin
    update public.games g set visibility = case when kind in ('unlisted', 'code') then kind else 'public' end,
      state = case kind when 'draft' then 'draft' else 'open' end, mode = case kind when 'classroom' then 'classroom-safe' else 'classic' end,
      has_leaderboard = kind <> 'without a board' where g.id = game;
    may := tests.may_use_channel('leaderboard:' || game, verb, actor);
    raise exception using errcode = 'UNDO2';
  exception when sqlstate 'UNDO2' then
    return may;
  end;
end $$;

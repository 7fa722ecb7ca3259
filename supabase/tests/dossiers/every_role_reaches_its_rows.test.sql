-- The matrix of dossiers: three of them, in which people have other roles each time, every table, every verb, every
-- set of ticks. What somebody should reach follows from the tables of facts (capabilities and ticks) and from the one
-- table below, which says what a table asks for; what they do reach is found out by trying.
select plan(71);

create temp table p (name text primary key, id uuid);
insert into p select n, tests.person(n) from unnest('{owner,partner,adviser,viewer,stranger,staff}'::text[]) n;
insert into p values ('visitor', null);
insert into private.staff_members select id from p where name = 'staff';
create temp table d (label text primary key, id uuid default gen_random_uuid());
insert into d (label) values ('a'), ('b'), ('c');
insert into public.dossiers (id, title) select id, 'Dossier ' || label from d;
-- In a each has the role that they are called by; in b and c none has: nothing goes from one dossier into another.
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.id, v.role from (values ('a', 'owner', 'owner'), ('a', 'partner', 'partner'),
    ('a', 'adviser', 'adviser'), ('a', 'viewer', 'viewer'), ('b', 'stranger', 'owner'), ('b', 'owner', 'adviser'),
    ('b', 'partner', 'viewer'), ('c', 'viewer', 'owner'), ('c', 'adviser', 'partner'), ('c', 'partner', 'adviser'),
    ('c', 'owner', 'viewer')) v (label, name, role) join d on d.label = v.label join p on p.name = v.name;

-- What each table asks for: a capability, or less for rows of one's own; neither: nobody has the right at all.
create temp table asks (tbl text, verb text, capability text, of_own text, primary key (tbl, verb));
insert into asks values
  ('dossiers', 'select', 'dossier.read', null), ('dossiers', 'insert', null, null),
  ('dossiers', 'update', 'dossier.edit', null), ('dossiers', 'delete', null, null),
  ('dossier_members', 'select', 'dossier.read', null), ('dossier_members', 'insert', null, null),
  ('dossier_members', 'update', null, null), ('dossier_members', 'delete', null, null),
  ('assets_comparisons', 'select', 'dossier.read', null), ('assets_comparisons', 'insert', 'dossier.edit', null),
  ('assets_comparisons', 'update', null, null), ('assets_comparisons', 'delete', 'dossier.edit', null),
  ('dossier_fact_versions', 'select', 'dossier.read', null),
  ('dossier_fact_versions', 'insert', 'dossier.edit', null), ('dossier_fact_versions', 'update', null, null),
  ('dossier_fact_versions', 'delete', null, null),
  ('dossier_notes', 'select', 'dossier.read', 'dossier.read'), ('dossier_notes', 'insert', 'dossier.comment', null),
  ('dossier_notes', 'update', 'dossier.edit', 'dossier.comment'),
  ('dossier_notes', 'delete', 'dossier.edit', 'dossier.comment'),
  ('dossier_note_versions', 'select', 'dossier.read', 'dossier.read'),
  ('dossier_note_versions', 'insert', null, null), ('dossier_note_versions', 'update', null, null),
  ('dossier_note_versions', 'delete', null, null),
  ('dossier_offer_versions', 'select', 'dossier.read-offers', null), ('dossier_offer_versions', 'insert', null, null),
  ('dossier_offer_versions', 'update', null, null), ('dossier_offer_versions', 'delete', null, null),
  ('dossier_point_votes', 'select', 'dossier.read', null), ('dossier_point_votes', 'insert', 'dossier.edit', null),
  ('dossier_point_votes', 'update', null, 'dossier.edit'), ('dossier_point_votes', 'delete', null, 'dossier.edit'),
  ('dossier_ai_consents', 'select', null, 'self'), ('dossier_ai_consents', 'insert', null, null),
  ('dossier_ai_consents', 'update', null, null), ('dossier_ai_consents', 'delete', null, null),
  ('dossier_ai_threads', 'select', null, 'dossier.read-ai'), ('dossier_ai_threads', 'insert', null, null),
  ('dossier_ai_threads', 'update', null, null), ('dossier_ai_threads', 'delete', null, 'dossier.read-ai'),
  ('dossier_ai_messages', 'select', null, 'dossier.read-ai'), ('dossier_ai_messages', 'insert', null, null),
  ('dossier_ai_messages', 'update', null, null), ('dossier_ai_messages', 'delete', null, null),
  ('dossier_feedbacks', 'select', null, 'dossier.read-ai'), ('dossier_feedbacks', 'insert', null, null),
  ('dossier_feedbacks', 'update', null, null), ('dossier_feedbacks', 'delete', null, 'dossier.read-ai');
insert into asks
  select t, v.verb, v.capability, null
  from unnest('{dossier_assets,dossier_events,dossier_photos,dossier_offers,hunter_profiles}'::text[]) t,
    lateral (values ('select', case t when 'dossier_offers' then 'dossier.read-offers'
      when 'hunter_profiles' then 'dossier.read-profile' else 'dossier.read' end),
      ('insert', 'dossier.edit'), ('update', 'dossier.edit'), ('delete', 'dossier.edit')) v (verb, capability)
  union all
  select t, v.verb, v.capability, v.of_own from unnest('{dossier_queries,dossier_tasks,dossier_points}'::text[]) t,
    (values ('select', 'dossier.read', null), ('insert', 'dossier.comment', null),
      ('update', 'dossier.edit', 'dossier.comment'), ('delete', 'dossier.edit', 'dossier.comment'))
      v (verb, capability, of_own);
select set_eq($$
  select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and (c.relname ~ 'dossier' or exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'dossier_id' and not a.attisdropped))$$,
  'select distinct tbl from asks', 'the matrix has every table of dossiers');

-- One of everything in each dossier, and of what people write one of each of them. A note is private, was shared from
-- the first, or was private and shared later.
insert into public.dossier_assets (id, dossier_id, title)
  select md5(d.label || n)::uuid, d.id, 'Home ' || n from d, generate_series(1, 2) n;
insert into public.assets_comparisons (dossier_id, one_id, other_id)
  select d.id, md5(d.label || 1)::uuid, md5(d.label || 2)::uuid from d;
insert into public.dossier_fact_versions (dossier_id, asset_id, name, value, source, said_on)
  select d.id, md5(d.label || 1)::uuid, 'price_minor', '100', 'typed', current_date from d;
insert into public.dossier_events (dossier_id, title, starts_at, ends_at, time_zone)
  select d.id, 'Viewing', now(), now(), 'UTC' from d;
insert into public.dossier_photos (dossier_id, width, height, content_hash)
  select d.id, 480, 320, repeat('a', 64) from d;
insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency)
  select d.id, md5(d.label || 1)::uuid, 100, 'GBP' from d;
insert into public.hunter_profiles (dossier_id) select d.id from d;
insert into public.dossier_notes (id, dossier_id, author_id, body, is_private)
  select md5(k || m.dossier_id || m.user_id)::uuid, m.dossier_id, m.user_id, k, k <> 'shared'
  from public.dossier_members m join d on d.id = m.dossier_id, unnest('{private,opened,shared}'::text[]) k;
update public.dossier_notes n set is_private = false, body = 'opened since' from d
  where d.id = n.dossier_id and n.body = 'opened';
insert into public.dossier_queries (dossier_id, author_id, question)
  select m.dossier_id, m.user_id, 'Why?' from public.dossier_members m join d on d.id = m.dossier_id;
insert into public.dossier_tasks (dossier_id, author_id, title)
  select m.dossier_id, m.user_id, 'Ask' from public.dossier_members m join d on d.id = m.dossier_id;
insert into public.dossier_points (id, dossier_id, asset_id, author_id, side, body)
  select md5(d.label || m.user_id)::uuid, m.dossier_id, md5(d.label || 1)::uuid, m.user_id, 'pro', 'Light'
  from public.dossier_members m join d on d.id = m.dossier_id;
insert into public.dossier_point_votes (point_id, dossier_id, user_id, weight)
  select md5(d.label || m.user_id)::uuid, m.dossier_id, m.user_id, 1
  from public.dossier_members m join d on d.id = m.dossier_id;
insert into public.dossier_ai_consents (user_id, provider) select id, 'A model' from p where id is not null;
insert into public.dossier_ai_threads (dossier_id, author_id, title)
  select m.dossier_id, m.user_id, 'Why?' from public.dossier_members m join d on d.id = m.dossier_id;
insert into public.dossier_ai_messages (thread_id, place, question, provider)
  select t.id, 1, 'Why?', 'A model' from public.dossier_ai_threads t join d on d.id = t.dossier_id;
insert into public.dossier_feedbacks (dossier_id, asset_id, author_id, facts_hash, made_by, body)
  select m.dossier_id, md5(d.label || 1)::uuid, m.user_id, repeat('a', 64), 'rule', '{}'
  from public.dossier_members m join d on d.id = m.dossier_id;

-- Every row by its key, with whose it is. Versions of a note are as private as the note was when they were saved.
create function pg_temp.key_of(tbl text) returns text language sql as $$
  select case tbl when 'dossier_members' then $k$dossier_id || ' ' || user_id$k$ when 'hunter_profiles'
    then 'dossier_id::text' when 'dossier_note_versions' then $k$note_id || ' ' || version$k$
    when 'dossier_offer_versions' then $k$offer_id || ' ' || version$k$
    when 'dossier_point_votes' then $k$point_id || ' ' || user_id$k$ when 'dossier_ai_consents' then 'user_id::text'
    else 'id::text' end
$$;
create temp table r (tbl text, key text, dossier_id uuid, author_id uuid, is_private boolean);
do $$
declare
  one text;
begin
  foreach one in array array(select distinct tbl from asks) loop
    execute format('insert into r select %L, %s, (to_jsonb(t) ->> %L)::uuid, coalesce(to_jsonb(t) ->> ''author_id'', '
      'to_jsonb(t) ->> ''user_id'')::uuid, coalesce((to_jsonb(t) ->> ''is_private'')::boolean, false) from public.%I t',
      one, pg_temp.key_of(one), case one when 'dossiers' then 'id' else 'dossier_id' end, one);
  end loop;
end $$;
update r set dossier_id = n.dossier_id, author_id = n.author_id from public.dossier_notes n
  where r.tbl = 'dossier_note_versions' and starts_with(r.key, n.id::text);
update r set dossier_id = o.dossier_id from public.dossier_offers o
  where r.tbl = 'dossier_offer_versions' and starts_with(r.key, o.id::text);
update r set dossier_id = t.dossier_id, author_id = t.author_id
  from public.dossier_ai_messages m join public.dossier_ai_threads t on t.id = m.thread_id
  where r.tbl = 'dossier_ai_messages' and r.key = m.id::text;
delete from r where r.tbl <> 'dossier_ai_consents' and r.dossier_id not in (select id from d);
delete from r where r.tbl = 'dossier_ai_consents' and r.author_id not in (select id from p where id is not null);
select is((select count(distinct tbl) from r), (select count(distinct tbl) from asks), 'each table has rows to reach');
select is((select count(*) from r where tbl = 'dossier_note_versions' and is_private), 22::bigint,
  'of each person one note that is private, and one that was');

-- By the facts alone: has this person this capability there?
create function pg_temp.may(person uuid, dossier uuid, capability text) returns boolean language sql as $$
  select coalesce(exists (select from public.dossier_members m
      where m.dossier_id = dossier and m.user_id = person and (
        exists (select from private.dossier_capabilities c where c.role = m.role and c.capability = may.capability)
        or exists (select from private.dossier_ticks t where t.tick = any (m.ticks) and t.capability = may.capability)))
    or exists (select from private.dossier_support_grants g
      join private.staff_members s on s.user_id = person
      join private.dossier_capabilities c on c.role = 'support' and c.capability = may.capability
      where g.dossier_id = dossier), false)
$$;
create temp table who as select name from p;
create temp table could (name text, dossier_id uuid, capability text);
create temp table expected (tbl text, verb text, name text, reach text);
create temp table measured (tbl text, verb text, name text, reach text);
create function pg_temp.expect(verbs text[]) returns void language sql as $$
  truncate could, expected, measured;
  insert into could select p.name, d.id, c.capability from p, d, (
      select capability from private.dossier_capabilities union select capability from private.dossier_ticks) c
    where pg_temp.may(p.id, d.id, c.capability);
  insert into expected
  select a.tbl, a.verb, p.name, case
    when a.capability is null and a.of_own is null or p.id is null then 'denied'
    when a.verb = 'insert' then (select string_agg(d.label, ' ' order by d.label) from d join could c
      on c.dossier_id = d.id and c.name = p.name and c.capability = a.capability)
    else (
      select string_agg(r.key, ' ' order by r.key) from r where r.tbl = a.tbl and (
        not r.is_private and exists (select from could c
          where c.name = p.name and c.dossier_id = r.dossier_id and c.capability = a.capability)
        or r.author_id = p.id and (a.of_own = 'self' or exists (select from could c
          where c.name = p.name and c.dossier_id = r.dossier_id and c.capability = a.of_own))
        or a.verb = 'select' and r.is_private and exists (select from could c
          where c.name = p.name and c.dossier_id = r.dossier_id and c.capability = 'dossier.read-private-notes')
          and exists (select from public.dossier_members m
            where m.dossier_id = r.dossier_id and m.user_id = r.author_id and m.role = 'owner'))) end
  from asks a, p where a.verb = any (verbs) and p.name in (select name from who)
$$;

-- By trying; everything that it did is undone.
create function pg_temp.become(person uuid) returns void language plpgsql as $$
begin
  if person is null then
    perform tests.visit();
  else
    perform tests.sign_in(person);
  end if;
end $$;
create function pg_temp.try(tbl text, verb text, person uuid) returns text language plpgsql as $$
declare
  seen text;
  key text := pg_temp.key_of(tbl);
begin
  begin
    perform pg_temp.become(person);
    execute case verb
      when 'select' then format('select string_agg(%1$s, '' '' order by %1$s) from public.%2$I', key, tbl)
      when 'update' then format('with x as (update public.%2$I set %3$s returning %1$s as k) '
        'select string_agg(k, '' '' order by k) from x', key, tbl, case tbl when 'dossier_point_votes'
          then 'weight = weight' when 'assets_comparisons' then 'one_id = one_id' when 'dossier_members'
          then 'role = role' when 'dossier_fact_versions' then 'source = source' when 'dossier_note_versions'
          then 'body = body' when 'dossier_offer_versions' then 'state = state' when 'dossier_ai_consents' then
            'provider = provider' when 'dossier_ai_threads'
          then 'title = title' when 'dossier_ai_messages' then 'question = question' when 'dossier_feedbacks'
          then 'body = body' else 'version = version' end)
      else format('with x as (delete from public.%2$I returning %1$s as k) '
        'select string_agg(k, '' '' order by k) from x', key, tbl) end into seen;
    raise exception using errcode = 'UNDO1';
  exception
    when sqlstate 'UNDO1' then return seen;
    when insufficient_privilege then return 'denied';
  end;
end $$;
create function pg_temp.new_row(tbl text, dossier uuid, label text, person uuid) returns text language sql as $$
  select 'insert into public.' || tbl || ' ' || case tbl
    when 'dossiers' then $i$(title) values ('Mine')$i$
    when 'dossier_members' then format($i$(dossier_id, user_id, role) values (%L, %L, 'viewer')$i$, dossier, person)
    when 'dossier_assets' then format($i$(dossier_id, title) values (%L, 'Home')$i$, dossier)
    when 'assets_comparisons' then format('(dossier_id, one_id, other_id) values (%L, %L, %L)', dossier,
      md5(label || 2)::uuid, md5(label || 1)::uuid)
    when 'dossier_fact_versions' then format($i$(dossier_id, asset_id, name, value, source, said_on)
      values (%L, %L, 'price_minor', '1', 'typed', current_date)$i$, dossier, md5(label || 1)::uuid)
    when 'dossier_notes' then format($i$(dossier_id, body) values (%L, 'Light')$i$, dossier)
    when 'dossier_note_versions' then format($i$(note_id, version, body)
      select n.id, 9, 'Light' from public.dossier_notes n where n.dossier_id = %L$i$, dossier)
    when 'dossier_queries' then format($i$(dossier_id, question) values (%L, 'Why?')$i$, dossier)
    when 'dossier_tasks' then format($i$(dossier_id, title) values (%L, 'Ask')$i$, dossier)
    when 'dossier_events' then format($i$(dossier_id, title, starts_at, ends_at, time_zone)
      values (%L, 'Viewing', now(), now(), 'UTC')$i$, dossier)
    when 'dossier_points' then format($i$(dossier_id, asset_id, side, body) values (%L, %L, 'con', 'Dark')$i$, dossier,
      md5(label || 1)::uuid)
    when 'dossier_point_votes' then format('(point_id, dossier_id, weight) values (%L, %L, 1)',
      md5(label || case label when 'b' then (select id from p where name = 'stranger')
        else (select id from p where name = 'owner') end)::uuid, dossier)
    when 'dossier_photos' then format($i$(dossier_id, width, height, content_hash) values (%L, 1, 1, %L)$i$, dossier,
      repeat('b', 64))
    when 'dossier_offers' then format($i$(dossier_id, asset_id, amount_minor, currency) values (%L, %L, 1, 'GBP')$i$,
      dossier, md5(label || 1)::uuid)
    when 'dossier_offer_versions' then format($i$(offer_id, version, state, amount_minor, currency)
      select o.id, 9, o.state, 1, 'GBP' from public.dossier_offers o where o.dossier_id = %L$i$, dossier)
    when 'hunter_profiles' then format('(dossier_id) values (%L)', dossier)
    when 'dossier_ai_consents' then $i$(provider) values ('A model')$i$
    when 'dossier_ai_threads' then format($i$(dossier_id, author_id, title) values (%L, %L, 'Why?')$i$, dossier, person)
    when 'dossier_ai_messages' then $i$(thread_id, place, question, provider)
      values (gen_random_uuid(), 1, 'Why?', 'A model')$i$
    when 'dossier_feedbacks' then format($i$(dossier_id, asset_id, author_id, facts_hash, made_by, body)
      values (%L, %L, %L, %L, 'rule', '{}')$i$, dossier, md5(label || 1)::uuid, person, repeat('b', 64)) end
$$;
-- A row that is there already is stopped by its key, and only after the policy let it through.
create function pg_temp.try_insert(statement text, person uuid) returns text language plpgsql as $$
begin
  perform pg_temp.become(person);
  execute statement;
  raise exception using errcode = 'UNDO1';
exception
  when sqlstate 'UNDO1' or unique_violation then return 'in';
  when insufficient_privilege then return case when sqlerrm like '%row-level security%' then null else 'denied' end;
end $$;
create function pg_temp.measure(verbs text[]) returns void language plpgsql as $$
begin
  perform pg_temp.expect(verbs);
  insert into measured select a.tbl, a.verb, p.name, pg_temp.try(a.tbl, a.verb, p.id) from asks a, p
    where a.verb = any (verbs) and a.verb <> 'insert' and p.name in (select name from who);
  insert into measured
    select x.tbl, 'insert', x.name, case when bool_or(x.came = 'denied') then 'denied'
      else string_agg(x.label, ' ' order by x.label) filter (where x.came = 'in') end
    from (select a.tbl, p.name, d.label, pg_temp.try_insert(pg_temp.new_row(a.tbl, d.id, d.label, p.id), p.id) as came
      from asks a, p, d where a.verb = 'insert' and 'insert' = any (verbs) and p.name in (select name from who)) x
        group by x.tbl, x.name;
end $$;
create function pg_temp.beside(one text, other text) returns text language sql as $$
  select coalesce(string_agg(w, ' '), 'nothing') from unnest(string_to_array(one, ' ')) w
  where w <> all (coalesce(string_to_array(other, ' '), '{}'))
$$;
create function pg_temp.differences() returns table (line text) language sql as $$
  select format('%s %ss %s: too much: %s, too little: %s', e.name, e.verb, e.tbl,
    pg_temp.beside(m.reach, e.reach), pg_temp.beside(e.reach, m.reach))
  from expected e left join measured m using (tbl, verb, name) where e.reach is distinct from m.reach
$$;
create temp table cells (cells bigint);
create function pg_temp.all_hold(verbs text[], description text) returns setof text language plpgsql as $$
begin
  perform pg_temp.measure(verbs);
  insert into cells select count(*) from measured;
  return next is_empty('select * from pg_temp.differences()', description);
end $$;

-- Ticks of advisers and viewers in all three dossiers at once: all sixteen sets of them.
create function pg_temp.tick(set_of text[]) returns void language sql as $$
  update public.dossier_members m set ticks = set_of from d
    where d.id = m.dossier_id and m.role in ('adviser', 'viewer')
$$;
create temp table sets (place integer, ticks text[]);
insert into sets select n, array(select t.tick from (
    select x.tick, row_number() over (order by x.tick) - 1 as bit from private.dossier_ticks x) t
  where n & (1 << t.bit::integer) > 0) from generate_series(0, 15) n;

create function pg_temp.all_verbs(description text) returns setof text language sql as $$
  select pg_temp.all_hold(array[v], v || ': ' || description)
  from unnest('{select,insert,update,delete}'::text[]) v
$$;
select pg_temp.all_verbs('without a tick');
-- Each set, and nothing again right behind it: what is unticked is closed at once.
create function pg_temp.ticked_and_not(set_of text[]) returns setof text language plpgsql as $$
begin
  perform pg_temp.tick(set_of);
  return next pg_temp.all_hold('{select}', 'select: ticked ' || set_of::text);
  perform pg_temp.tick('{}');
  return next pg_temp.all_hold('{select}', 'select: and not any more');
end $$;
delete from who where name in ('stranger', 'staff', 'visitor'); -- nobody ticks anything for these
select pg_temp.ticked_and_not(s.ticks) from sets s where s.place > 0 order by s.place;
-- No tick lets anybody write, one by one and all together.
create function pg_temp.ticked_verbs(set_of text[]) returns setof text language plpgsql as $$
begin
  perform pg_temp.tick(set_of);
  return query select pg_temp.all_hold(array[v], v || ': ticked ' || set_of::text)
    from unnest('{insert,update,delete}'::text[]) v;
  perform pg_temp.tick('{}');
end $$;
select pg_temp.ticked_verbs(s.ticks) from sets s where cardinality(s.ticks) in (1, 4) order by s.place;

delete from who;
insert into who select name from p;
-- Staff: let into one dossier, with every tick that is not theirs, and out again.
insert into private.dossier_support_grants (dossier_id, expires_at)
  select id, now() + interval '1 day' from d where label = 'c';
select pg_temp.tick('{ai,offers,private-notes,profile}');
select pg_temp.all_verbs('staff let into one');
delete from private.dossier_support_grants;
select pg_temp.all_verbs('and out again');

-- Who left, whose role changed, and whose dossier was deleted, in the statement that follows.
delete from public.dossier_members m using p, d where m.user_id = p.id and p.name = 'adviser' and d.id = m.dossier_id;
delete from r using p where p.name = 'adviser' and (r.tbl in ('dossier_members', 'dossier_point_votes')
  and r.author_id = p.id);
select pg_temp.all_verbs('somebody was taken out');
update public.dossier_members m set role = 'viewer' from d, p
  where d.label = 'a' and m.dossier_id = d.id and p.id = m.user_id and p.name = 'partner';
select pg_temp.all_verbs('a partner looks on from now on');
update public.dossiers x set deleted_at = now() from d where d.id = x.id;
select is((select count(*) from p, unnest('{dossier_assets,dossier_notes,dossier_offers,dossier_photos}'::text[]) t
    where pg_temp.try(t, 'select', p.id) is not null and p.id is not null), 0::bigint,
  'nobody reads anything in a dossier that was deleted');
select is((select string_agg(p.name, ' ' order by p.name) from p
    where pg_temp.try('dossiers', 'select', p.id) <> 'denied'), 'owner stranger viewer',
  'and the owner of each alone knows that there was one');
select ok((select sum(cells) from cells) > 5000, 'more than five thousand cells: ' || (select sum(cells) from cells));
select * from finish();

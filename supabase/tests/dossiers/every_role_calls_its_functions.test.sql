-- The matrix of dossiers, second half: every function, every form of a topic and of a file's path, for everybody in
-- three dossiers, with and without ticks. Expected is what the tables of facts say; whoever may not read a dossier is
-- answered in the same words whether it is there or not.
select plan(31);

create temp table p (name text primary key, id uuid);
insert into p select n, tests.person(n) from unnest('{owner,partner,adviser,viewer,stranger,staff}'::text[]) n;
insert into p values ('visitor', null);
insert into private.staff_members select id from p where name = 'staff';
create temp table d (label text primary key, id uuid default gen_random_uuid());
insert into d (label) values ('a'), ('b'), ('c');
insert into public.dossiers (id, title) select id, 'Dossier ' || label from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.id, v.role from (values ('a', 'owner', 'owner'), ('a', 'partner', 'partner'),
    ('a', 'adviser', 'adviser'), ('a', 'viewer', 'viewer'), ('b', 'stranger', 'owner'), ('b', 'owner', 'adviser'),
    ('b', 'partner', 'viewer'), ('c', 'viewer', 'owner'), ('c', 'adviser', 'partner'), ('c', 'partner', 'adviser'),
    ('c', 'owner', 'viewer')) v (label, name, role) join d on d.label = v.label join p on p.name = v.name;
-- Nobody has made what these ids name.
insert into d values ('none', gen_random_uuid());
insert into public.dossier_assets (id, dossier_id, title)
  select md5(d.label || n)::uuid, d.id, 'Home ' || n from d, generate_series(1, 2) n where d.label <> 'none';
insert into public.assets_comparisons (id, dossier_id, one_id, other_id)
  select md5(d.label || 'both')::uuid, d.id, md5(d.label || 1)::uuid, md5(d.label || 2)::uuid from d
  where d.label <> 'none';
insert into private.dossier_invitations (id, dossier_id, token_hash, role)
  select md5(d.label || 'link')::uuid, d.id, private.hash_secret(md5(d.label)), 'viewer' from d where d.label <> 'none';
insert into public.dossier_ai_threads (id, dossier_id, author_id, title)
  select md5(d.label || 'talk')::uuid, d.id, m.user_id, 'Why?' from d
  join public.dossier_members m on m.dossier_id = d.id and m.role = 'owner';
insert into private.quests (id, owner_id, agency_id, title)
  select p.id, p.id, (select id from public.agencies where key = 'default'), 'A hunt' from p where p.id is not null;
insert into private.search_queries (id, quest_id, name, country_code, currency)
  select p.id, p.id, 'A search', 'GB', 'GBP' from p where p.id is not null;

-- What each function asks for; $d is the dossier, $h a home of it, $c the comparison, $me the caller.
create temp table f (name text primary key, capability text, call text);
insert into f values
  ('add_listing_to_dossier', 'dossier.edit', '$d, $h'), ('archive_dossier', 'dossier.share', '$d, false'),
  ('begin_dossier_answer', 'dossier.read-ai', $$$d, gen_random_uuid(), 'Why?', 'A model'$$),
  ('begin_feedback_remarks', 'dossier.read-ai', $$$d, 'A model'$$), ('choose_primary_home', 'dossier.edit', '$h'),
  ('delete_dossier', 'dossier.restore', '$d'), ('dossier_ai_state', 'dossier.read-ai', '$d'),
  ('dossier_conversations', 'dossier.read-ai', '$d'), ('dossier_log', 'dossier.share', '$d'),
  ('dossier_people', 'dossier.read', '$d'), ('end_dossier_feed', 'dossier.read', '$d'),
  ('give_verdict', 'dossier.edit', $$$c, 'one'$$), ('hand_over_dossier', 'dossier.share', '$d, $h'),
  ('held_homes_of_dossier', 'dossier.read', '$d'), ('invite_to_dossier', 'dossier.share', $$$d, 'viewer'$$),
  ('log_dossier_access', 'dossier.read', $$$d, 'exported'$$), ('mark_dossier_notices', 'dossier.read', '$d'),
  ('own_dossier_feed', 'dossier.read', '$d'), ('own_dossier_notice_ways', 'dossier.read', '$d'),
  ('own_dossier_notices', 'dossier.read', '$d'), ('remove_from_dossier', 'dossier.share', '$d, $h'),
  ('restore_dossier', 'dossier.restore', '$d'), ('remove_home_from_dossier', 'dossier.edit', '$h'),
  ('begin_dossier_visit', 'dossier.read', '$d'), ('dossier_state', 'dossier.read', '$d'),
  ('dossier_listing_photos', 'dossier.read', '$d, $h'),
  ('set_dossier_member', 'dossier.share', $$$d, $h, 'viewer'$$),
  ('set_dossier_support', 'dossier.share', '$d'), ('shortlist_match', 'dossier.edit', '$me, $h, $d'),
  ('unread_dossier_notices', 'dossier.read', '$d'), ('verdicts_of_comparison', 'dossier.read', '$c'),
  -- Of its people alone: support looks on and is told nothing by mail or calendar.
  ('make_dossier_feed', 'member', '$d'),
  ('set_dossier_notice_ways', 'member', $$$d, '[]', 8, 'UTC', 'en-GB'$$),
  -- By another id or secret than the dossier's, or about oneself alone: each has a test of its own below or elsewhere.
  ('accept_invitation', null, $$'x'$$), ('dossier_invitation', null, $$'x'$$), ('dossier_feed', null, $$'x'$$),
  ('revoke_dossier_invitation', null, '$l'), ('dossier_conversation', null, '$t'),
  ('delete_dossier_conversation', null, '$t'), ('stop_dossier_answer', null, '$h'), ('create_dossier', null, $$'x'$$),
  ('own_dossiers', null, ''), ('superwise_dossiers', null, ''), ('keep_dossier_answer', null, ''),
  ('keep_dossier_feedback', null, ''), ('superwise_dossier_home', null, '$h'), ('dossier_photo_to_store', null, ''),
  ('set_dossier_photo_removed', null, ''), ('note_dossier_photo_file', null, '');
select set_eq($$
  select p.proname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and (p.proname ~ 'dossier|verdict' or 'dossier_id' = any (p.proargnames)
    or p.proname in ('accept_invitation', 'choose_primary_home')) and p.proname <> 'use_of_model'$$,
  'select name from f', 'every function about dossiers has a row');

create function pg_temp.may(person uuid, dossier uuid, capability text) returns boolean language sql as $$
  select coalesce(exists (select from public.dossier_members m
      where m.dossier_id = dossier and m.user_id = person and (capability = 'member'
        or exists (select from private.dossier_capabilities c where c.role = m.role and c.capability = may.capability)
        or exists (select from private.dossier_ticks t where t.tick = any (m.ticks) and t.capability = may.capability)))
    or exists (select from private.dossier_support_grants g
      join private.staff_members s on s.user_id = person
      join private.dossier_capabilities c on c.role = 'support' and c.capability = may.capability
      where g.dossier_id = dossier), false)
$$;
create function pg_temp.statement(f f, label text, dossier uuid, person uuid) returns text language sql as $$
  select format('select public.%I(%s)', f.name, replace(replace(replace(replace(replace(replace(f.call,
    '$d', quote_literal(dossier)), '$h', quote_literal(md5(label || 1)::uuid)),
    '$c', quote_literal(md5(label || 'both')::uuid)), '$l', quote_literal(md5(label || 'link')::uuid)),
    '$t', quote_literal(md5(label || 'talk')::uuid)), '$me', coalesce(quote_literal(person), 'null')))
$$;
-- in: it did what it does, or refused for a reason of its own. Otherwise the refusal, word for word.
create function pg_temp.call(statement text, person uuid) returns text language plpgsql as $$
declare
  detail text;
  said text;
begin
  if person is null then perform tests.visit(); else perform tests.sign_in(person); end if;
  execute statement into said;
  raise exception using errcode = 'UNDO1';
exception
  when sqlstate 'UNDO1' then return 'in';
  when insufficient_privilege then return 'denied';
  when others then
    get stacked diagnostics detail = pg_exception_detail;
    return case when sqlstate !~ '^PT' then 'BROKEN ' || sqlstate || sqlerrm
      when sqlerrm ~ '^(There is no such dossier among|Your role in this dossier)' then detail || ': ' || sqlerrm
      else 'in' end;
end $$;
create function pg_temp.differences(who text[]) returns table (line text) language sql as $$
  select format('%s calls %s in %s: expected %s, is %s', c.name, c.function, c.label, c.expected, c.real)
  from (
    select p.name, f.name as function, d.label, case
      when p.id is null then 'denied'
      when pg_temp.may(p.id, d.id, f.capability) then 'in'
      when pg_temp.may(p.id, d.id, 'dossier.read')
        then 'not_allowed: Your role in this dossier does not allow this. Ask its owner.'
      else 'not_found: There is no such dossier among yours. It may have been deleted.' end as expected,
      pg_temp.call(pg_temp.statement(f, d.label, d.id, p.id), p.id) as real
    from p, d, f where f.capability is not null and p.name = any (who)) c
  where c.expected is distinct from c.real
$$;
create function pg_temp.tick(set_of text[]) returns void language sql as $$
  update public.dossier_members m set ticks = set_of from d
    where d.id = m.dossier_id and m.role in ('adviser', 'viewer')
$$;
select is((select count(*) from p, d, f where f.capability is not null), 924::bigint, 'seven people, four dossiers');
select is_empty($$select * from pg_temp.differences(array(select name from p))$$, 'each calls what they may');
select pg_temp.tick(array(select tick from private.dossier_ticks));
select is_empty($$select * from pg_temp.differences('{owner,partner,adviser,viewer}')$$,
  'with every tick what that opens, and nothing else');
select pg_temp.tick('{}');
insert into private.dossier_support_grants (dossier_id, expires_at)
  select id, now() + interval '1 day' from d where label = 'c';
select is_empty($$select * from pg_temp.differences('{viewer,adviser,staff}')$$,
  'unticked that is closed, and staff who are let in look on');
delete from private.dossier_support_grants;
select is_empty($$select * from pg_temp.differences('{staff}')$$, 'until they are not any more');

-- Whatever is named by another id: the same answer for what is somebody else's and for what is nobody's.
create function pg_temp.says(statement text, person uuid) returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.sign_in(person);
  execute statement into said;
  raise exception using errcode = 'UNDO1';
exception
  when sqlstate 'UNDO1' then return coalesce(said, 'null');
  when others then return sqlstate || sqlerrm;
end $$;
select is(pg_temp.says(pg_temp.statement(f, 'a', d.id, p.id), p.id),
    pg_temp.says(pg_temp.statement(f, 'none', d.id, p.id), p.id),
    f.name || ' tells a stranger nothing about what is there')
  from f, d, p where p.name = 'stranger' and d.label = 'a'
    and f.name in ('revoke_dossier_invitation', 'dossier_conversation', 'delete_dossier_conversation',
      'stop_dossier_answer', 'choose_primary_home', 'give_verdict', 'verdicts_of_comparison') order by f.name;
select isnt(pg_temp.says(pg_temp.statement(f, 'a', d.id, p.id), p.id),
    pg_temp.says(pg_temp.statement(f, 'none', d.id, p.id), p.id), f.name || ' tells its own people')
  from f, d, p where p.name = 'owner' and d.label = 'a'
    and f.name in ('revoke_dossier_invitation', 'dossier_conversation', 'delete_dossier_conversation',
      'choose_primary_home', 'give_verdict', 'verdicts_of_comparison') order by f.name;
select is(public.may_open_page('dossier-member', d.id::text), false, 'nor do pages: ' || d.label)
  from d, (select tests.sign_in(id) from p where name = 'stranger') s where d.label in ('a', 'c', 'none') order by
    d.label;
select tests.sign_out();

-- Topics: everybody who reads a dossier hears it and says that they are there, by its topic of now; nobody speaks
-- on it.
create temp table forms (form text, is_its_own boolean);
insert into forms values ('dossier:%s:%k', true), ('dossier:%s', false), ('dossier:%S:%k', false),
  ('DOSSIER:%s:%k', false), ('dossier:%s:%k ', false), ('dossier: %s:%k', false), ('dossier:%s:%k:x', false),
  ('dossier:{%s}:%k', false), ('dossier:%s,%s:%k', false), ('dossier:%s:', false), ('dossier:%s:*', false),
  ('dossier:*', false), ('dossier:%%', false), ('dossier:', false), ('%s', false), ('notes:%s:%k', false),
  ('realtime:dossier:%s:%k', false), ('dossier:%-:%k', false), ('dossier:%s:0', false);
create function pg_temp.topic(form text, id uuid) returns text language sql security definer as $$
  select replace(replace(replace(replace(replace(form, '%S', upper(id::text)), '%-', replace(id::text, '-', '')), '%%',
    '%'), '%s', id::text), '%k', coalesce(split_part(private.line_of_dossier(id), ':', 2), repeat('0', 64)))
$$;
insert into realtime.messages (topic, extension, event, payload, private)
  values ('anything', 'broadcast', 'changed', '{}', true);
create function pg_temp.uses(person uuid, topic text, way text) returns boolean language plpgsql as $$
declare
  seen boolean := true;
begin
  if person is null then perform tests.visit(); else perform tests.sign_in(person); end if;
  perform set_config('realtime.topic', topic, true);
  if way = 'listen' then
    select exists (select from realtime.messages) into seen;
  else
    insert into realtime.messages (topic, extension, event, payload, private) values (topic, way, 'x', '{}', true);
  end if;
  raise exception using errcode = 'UNDO1';
exception
  when sqlstate 'UNDO1' then return seen;
  when insufficient_privilege then return false;
end $$;
create function pg_temp.topics(who text[]) returns table (line text) language sql as $$
  select format('%s %s %s of %s: %s', p.name, w, t.form, d.label, u.real)
  from p, d, forms t, unnest('{listen,presence,broadcast}'::text[]) w,
    lateral (select pg_temp.uses(p.id, pg_temp.topic(t.form, d.id), w) as real) u
  where p.name = any (who) and (t.is_its_own or d.label = 'a')
    and u.real is distinct from (t.is_its_own and w <> 'broadcast' and pg_temp.may(p.id, d.id, 'dossier.read'))
$$;
select is_empty($$select * from pg_temp.topics(array(select name from p))$$,
  'each hears the dossiers that they read, by their name alone');
insert into private.dossier_support_grants (dossier_id, expires_at)
  select id, now() + interval '1 day' from d where label = 'c';
select is_empty($$select * from pg_temp.topics('{staff}')$$, 'staff who are let in hear that one');
delete from private.dossier_support_grants;
delete from public.dossier_members m using p, d where p.name = 'partner' and m.user_id = p.id and d.id = m.dossier_id;
select is_empty($$select * from pg_temp.topics('{partner}')$$, 'who was taken out is not let into a topic again');
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.id, v.role from (values ('a', 'partner'), ('b', 'viewer'), ('c', 'adviser')) v (label, role)
  join d on d.label = v.label join p on p.name = 'partner';

-- Files: by the name that a photo's row gives them, and by no other.
insert into public.dossier_photos (id, dossier_id, width, height, content_hash, widths, stored_widths)
  select md5(d.label || 'photo')::uuid, d.id, 960, 640, repeat('a', 64), '{480,960}', '{480,960}' from d where d.label
    <> 'none';
create temp table paths (form text, is_its_own boolean);
insert into paths values ('%d/%f/480.webp', true), ('%d/%f/960.webp', true),
  ('%d/%f/1600.webp', false), ('%d/%f/480.jpg', false), ('%d/%f/480.webp/x', false),
  ('%d/%f/../%f/480.webp', false), ('%d//%f/480.webp', false), ('/%d/%f/480.webp', false),
  ('%D/%f/480.webp', false), ('%d/%F/480.webp', false), ('%d/%f/480.webp ', false),
  (' %d/%f/480.webp', false), ('%d/%o/480.webp', false), ('%f/480.webp', false),
  ('x/%d/%f/480.webp', false), ('%d', false), ('%d/', false), ('%d%2F%f%2F480.webp', false),
  ('../dossier-photos/%d/%f/480.webp', false), ('%d/%f/', false);
create function pg_temp.path(form text, label text, id uuid) returns text language sql as $$
  select replace(replace(replace(replace(replace(form, '%d', id::text), '%D', upper(id::text)),
    '%f', md5(label || 'photo')::uuid::text), '%F', upper(md5(label || 'photo')::uuid::text)),
    '%o', md5(case label when 'a' then 'c' else 'a' end || 'photo')::uuid::text)
$$;
create function pg_temp.stores(person uuid, bucket text, path text) returns boolean language plpgsql as $$
begin
  if person is null then perform tests.visit(); else perform tests.sign_in(person); end if;
  insert into storage.objects (bucket_id, name) values (bucket, path);
  raise exception using errcode = 'UNDO1';
exception
  when sqlstate 'UNDO1' then return true;
  when insufficient_privilege then return false;
end $$;
select is_empty($$
  select p.name, d.label, f.form from p, d, paths f
  where pg_temp.stores(p.id, 'dossier-photos', pg_temp.path(f.form, d.label, d.id))$$,
  'nobody stores a file past the function that looks at it');
select is_empty($$
  select p.name, b.id from p, d, storage.buckets b where b.id <> 'dossier-photos' and d.label = 'a'
    and pg_temp.stores(p.id, b.id, pg_temp.path('%d/%f/480.webp', d.label, d.id))$$, 'and in no other bucket');
insert into storage.objects (bucket_id, name)
  select 'dossier-photos', pg_temp.path(f.form, d.label, d.id) from d, paths f where d.label <> 'none'
  on conflict do nothing;
create function pg_temp.files(person uuid, verb text) returns text[] language plpgsql as $$
declare
  seen text[];
begin
  if person is null then perform tests.visit(); else perform tests.sign_in(person); end if;
  -- What Storage says of a file that is read by its own address, and nothing else.
  perform set_config('storage.operation', 'storage.object.get_authenticated', true);
  execute case verb
    when 'select' then $q$select array_agg(name) from storage.objects where bucket_id = 'dossier-photos'$q$
    when 'update' then $q$with x as (update storage.objects set name = name || '.moved'
      where bucket_id = 'dossier-photos' returning name) select array_agg(name) from x$q$
    else $q$with x as (delete from storage.objects where bucket_id = 'dossier-photos' returning name)
      select array_agg(name) from x$q$ end into seen;
  raise exception using errcode = 'UNDO1';
exception
  when sqlstate 'UNDO1' then return coalesce(seen, '{}');
  when insufficient_privilege then return '{}';
end $$;
create function pg_temp.file_differences() returns table (line text) language sql as $$
  select format('%s %ss %s', x.name, x.verb, x.path) from (
    select p.name, v.verb, o.name as path, o.name = any (u.reached) as is_reached,
      coalesce((select f.is_its_own and pg_temp.may(p.id, d.id, v.capability) from d, paths f
        where pg_temp.path(f.form, d.label, d.id) = o.name and d.label <> 'none'), false) as should
    from p, (values ('select', 'dossier.read'), ('update', 'nobody'), ('delete', 'nobody'))
        v (verb, capability), lateral (select pg_temp.files(p.id, v.verb) as reached offset 0) u,
      storage.objects o where o.bucket_id = 'dossier-photos') x
  where x.is_reached is distinct from x.should
$$;
select is_empty('select * from pg_temp.file_differences()',
  'each reads the checked files of their dossiers, and removes none');
select pg_temp.tick(array(select tick from private.dossier_ticks));
select is_empty('select * from pg_temp.file_differences()', 'ticked or not');
insert into private.dossier_support_grants (dossier_id, expires_at)
  select id, now() + interval '1 day' from d where label = 'c';
select is_empty('select * from pg_temp.file_differences()', 'staff who are let in see those of that one');
delete from private.dossier_support_grants;
delete from public.dossier_members m using p, d where p.name = 'partner' and m.user_id = p.id and d.id = m.dossier_id;
select is_empty('select * from pg_temp.file_differences()', 'who was taken out sees none');
select * from finish();

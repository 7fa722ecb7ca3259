-- Who hears of a change, what they hear, and who stores and sees which file.
select plan(20);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as photo, gen_random_uuid() as home;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.cleo, 'viewer' from d, p;
insert into public.dossier_assets (id, dossier_id, title) select home, id, 'Home' from d;
create function pg_temp.heard() returns text language sql as $$
  select coalesce(string_agg(m.payload ->> 'part', ',' order by m.payload ->> 'part'), '') from realtime.messages m, d
  where m.topic = 'dossier:' || d.id and m.event = 'changed' and m.private
$$;

-- What is told.
delete from realtime.messages;
select tests.sign_in(ada) from p;
insert into public.dossier_tasks (dossier_id, title) select id, 'One' from d union all select id, 'Two' from d;
insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency) select id, home, 4711, 'GBP' from d;
update public.dossier_tasks set status = 'done', version = version;
delete from public.dossier_tasks where title = 'One';
select tests.sign_out();
select is(pg_temp.heard(), 'dossier_tasks,dossier_tasks,dossier_tasks,private',
  'each statement tells which part changed, once');
select is_empty($$select from realtime.messages m where m.payload::text ~ '4711|Two'$$, 'and nothing of what is in it');

-- Who hears it, and who speaks.
create function pg_temp.hears(person uuid, topic text) returns boolean language plpgsql as $$
declare
  seen boolean;
begin
  perform tests.sign_in(person);
  perform set_config('realtime.topic', topic, true);
  seen := exists (select from realtime.messages);
  perform tests.sign_out();
  return seen;
end $$;
select is(pg_temp.hears(cleo, 'dossier:' || d.id), true, 'its people hear it') from p, d;
select is(pg_temp.hears(ben, 'dossier:' || d.id), false, 'strangers do not') from p, d;
select is(pg_temp.hears(ada, 'dossier:' || gen_random_uuid()), false, 'nor anybody what is none') from p;
select is(pg_temp.hears(ada, 'notes:' || d.id), false, 'or is called otherwise') from p, d;
select tests.sign_in(cleo) from p;
select set_config('realtime.topic', 'dossier:' || id, true) from d;
select lives_ok(format($$insert into realtime.messages (topic, extension, event, payload, private)
  values (%L, 'presence', 'x', '{}', true)$$, 'dossier:' || id), 'its people say that they are there') from d;
select tests.denies(format($$insert into realtime.messages (topic, extension, event, payload, private)
  values (%L, 'broadcast', 'changed', '{}', true)$$, 'dossier:' || id), 'and nothing else') from d;
select tests.sign_out();
delete from public.dossier_members m using p where m.user_id = p.cleo;
select is(pg_temp.hears(cleo, 'dossier:' || d.id), false, 'whoever left hears nothing') from p, d;
insert into public.dossier_members (dossier_id, user_id, role) select d.id, p.cleo, 'viewer' from d, p;

-- Files.
create function pg_temp.store(name text) returns void language sql as $$
  insert into storage.objects (bucket_id, name) values ('dossier-photos', store.name)
$$;
create function pg_temp.file(width text default '480.webp') returns text language sql as $$
  select d.id || '/' || d.photo || '/' || width from d
$$;
select is((select public from storage.buckets where id = 'dossier-photos'), false, 'nobody opens files by address');
select tests.sign_in(ada) from p;
select tests.denies('select pg_temp.store(pg_temp.file())', 'no file is stored before its photo has a row');
insert into public.dossier_photos (id, dossier_id, width, height, content_hash)
  select photo, id, 480, 320, repeat('a', 64) from d;
select lives_ok('select pg_temp.store(pg_temp.file())', 'then it is');
select tests.denies($$select pg_temp.store(pg_temp.file('960.webp'))$$, 'but no width that the photo has not');
select tests.denies($$select pg_temp.store(pg_temp.file('480.webp/x'))$$, 'and nothing beside it');
select tests.sign_in(cleo) from p;
select is((select count(*) from storage.objects where bucket_id = 'dossier-photos'), 1::bigint, 'its people see it');
select tests.denies($$select pg_temp.store(pg_temp.file('480.jpg'))$$, 'a viewer stores nothing');
with gone as (delete from storage.objects where bucket_id = 'dossier-photos' returning 1)
  select is((select count(*) from gone), 0::bigint, 'nor removes anything');
select tests.sign_in(ben) from p;
select is((select count(*) from storage.objects where bucket_id = 'dossier-photos'), 0::bigint,
  'a stranger sees nothing, whatever they know');
select tests.denies('select pg_temp.store(pg_temp.file())', 'and stores nothing');
select tests.sign_out();
delete from public.dossiers where id = (select id from d);
select is((select count(*) from private.file_removals f, d where f.bucket_id = 'dossier-photos'
  and f.folder = d.id || '/' || d.photo), 1::bigint, 'files go with their dossier');
select * from finish();

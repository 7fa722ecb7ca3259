-- Who hears of a change, what they hear, and who stores, reads and removes which file.
select plan(50);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as photo, gen_random_uuid() as home;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
alter table d add line text;
create function pg_temp.line() returns text language sql security definer as $$
  select 'dossier:' || private.line_of_dossier(d.id) from d
$$;
update d set line = pg_temp.line();
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.cleo, 'viewer' from d, p;
insert into public.dossier_assets (id, dossier_id, title) select home, id, 'Home' from d;
create function pg_temp.heard() returns text language sql as $$
  select coalesce(string_agg(m.payload ->> 'part', ',' order by m.payload ->> 'part'), '') from realtime.messages m, d
  where m.topic = d.line and m.event = 'changed' and m.private
$$;

-- What is told.
delete from realtime.messages;
select tests.sign_in(ada) from p;
insert into public.dossier_tasks (dossier_id, title) select id, 'One' from d union all select id, 'Two' from d;
insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency) select id, home, 4711, 'GBP' from d;
update public.dossier_tasks t set status = 'done', version = t.version from d where t.dossier_id = d.id;
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
select is(pg_temp.hears(cleo, d.line), true, 'its people hear it') from p, d;
select is(pg_temp.hears(ben, d.line), false, 'strangers do not') from p, d;
select is(pg_temp.hears(ada, 'dossier:' || gen_random_uuid()), false, 'nor anybody what is none') from p;
select is(pg_temp.hears(ada, 'dossier:' || d.id || ':' || repeat('0', 64)), false, 'or another line') from p, d;
select is(pg_temp.hears(ada, 'notes:' || d.id), false, 'or is called otherwise') from p, d;
select tests.sign_in(cleo) from p;
select set_config('realtime.topic', line, true) from d;
select lives_ok(format($$insert into realtime.messages (topic, extension, event, payload, private)
  values (%L, 'presence', 'x', '{}', true)$$, line), 'its people say that they are there') from d;
select tests.denies(format($$insert into realtime.messages (topic, extension, event, payload, private)
  values (%L, 'broadcast', 'changed', '{}', true)$$, line), 'and nothing else') from d;
select tests.sign_out();
delete from realtime.messages;
delete from public.dossier_members m using p where m.user_id = p.cleo;
select is(pg_temp.hears(cleo, d.line), false, 'whoever left is not let in again') from p, d;
select is(pg_temp.heard(), 'dossier_members', 'their line says for the last time that something changed');
select is(pg_temp.hears(cleo, pg_temp.line()), false, 'whoever left hears no other line') from p;
update d set line = pg_temp.line();
update public.dossier_tasks t set title = 'Three', version = t.version from d where t.dossier_id = d.id;
select is(pg_temp.heard(), 'dossier_tasks', 'the next change is told on another one');
select is((select count(*) from realtime.messages), 2::bigint, 'and on no other');
select is(pg_temp.hears(ada, d.line), true, 'which those hear who are still there') from p, d;
insert into private.dossier_support_grants (dossier_id, expires_at) select id, now() + interval '1 day' from d;
select is(pg_temp.line(), d.line, 'support comes onto the same line') from d;
delete from private.dossier_support_grants g using d where g.dossier_id = d.id;
select isnt(pg_temp.line(), d.line, 'and leaves it behind') from d;
update d set line = pg_temp.line();
insert into public.dossier_members (dossier_id, user_id, role) select d.id, p.cleo, 'viewer' from d, p;

-- Files. Storage says what it does for whom; an address would outlive the right to the file.
create function pg_temp.sees(person uuid, operation text) returns bigint language plpgsql as $$
declare
  seen bigint;
begin
  perform tests.sign_in(person);
  perform set_config('storage.operation', operation, true);
  seen := (select count(*) from storage.objects where bucket_id = 'dossier-photos');
  perform tests.sign_out();
  return seen;
end $$;
create function pg_temp.store(name text) returns void language sql as $$
  insert into storage.objects (bucket_id, name) values ('dossier-photos', store.name)
$$;
create function pg_temp.file(width text default '480.webp') returns text language sql as $$
  select d.id || '/' || d.photo || '/' || width from d
$$;
select is((select public from storage.buckets where id = 'dossier-photos'), false, 'nobody opens files by address');
select tests.sign_in(ada) from p;
insert into public.dossier_photos (id, dossier_id, widths, width, height, content_hash)
  select photo, id, '{480,960}', 960, 640, repeat('a', 64) from d;
select tests.denies('select pg_temp.store(pg_temp.file())', 'nobody stores a file past the function, as its owner');
select is(public.dossier_photo_to_store(photo, 480), jsonb_build_object('dossier_id', id, 'is_stored', false),
  'an owner may have a file stored') from d;
select throws_ok(format('select public.dossier_photo_to_store(%L, 1600)', photo), 'PT404', null,
  'of a width that the photo has') from d;
select tests.sign_in(cleo) from p;
select throws_ok(format('select public.dossier_photo_to_store(%L, 480)', photo), 'PT403', null,
  'a viewer may not') from d;
select throws_ok(format('select public.set_dossier_photo_removed(%L, true)', photo), 'PT403', null,
  'nor remove a photo') from d;
select tests.sign_in(ben) from p;
select throws_ok(format('select public.dossier_photo_to_store(%L, 480)', photo), 'PT404', null,
  'a stranger hears of no such photo') from d;
select throws_ok(format('select public.set_dossier_photo_removed(%L, true)', photo), 'PT404', null,
  'and removes none') from d;
select tests.sign_out();
select pg_temp.store(pg_temp.file());
select is(pg_temp.sees(ada, 'storage.object.get_authenticated'), 0::bigint,
  'what nobody has checked is shown to nobody') from p;
select is(private.note_dossier_photo_file(photo, 480), true, 'the function notes what it checked') from d;
select is(private.note_dossier_photo_file(photo, 480), true, 'and again') from d;
select is(private.note_dossier_photo_file(photo, 1600), false, 'but no width that the photo has not') from d;
select is((select stored_widths from public.dossier_photos where id = photo), '{480}', 'once') from d;
select tests.sign_in(ada) from p;
select is((public.dossier_photo_to_store(photo, 480) ->> 'is_stored')::boolean, true,
  'what is there already is not stored again') from d;
select tests.sign_out();
select is(pg_temp.sees(cleo, 'storage.object.get_authenticated'), 1::bigint, 'then its people read it') from p;
select is(pg_temp.sees(ben, 'storage.object.get_authenticated'), 0::bigint,
  'a stranger reads nothing, whatever they know') from p;
insert into storage.buckets (id, name, public) values ('elsewhere', 'elsewhere', false);
insert into storage.objects (bucket_id, name) values ('elsewhere', pg_temp.file());
select tests.sign_in(ada) from p;
select set_config('storage.operation', 'storage.object.get_authenticated', true);
select is((select count(*) from storage.objects o where o.bucket_id = 'elsewhere'), 0::bigint,
  'a file of the same name in another bucket is no photo of a dossier');
select tests.sign_out();
select is(pg_temp.sees(ada, o), 0::bigint, 'nobody signs or lists: ' || o)
  from p, unnest('{storage.object.sign,storage.object.sign_many,storage.object.list,""}'::text[]) o;
select tests.sign_in(ada) from p;
with gone as (delete from storage.objects where bucket_id = 'dossier-photos' returning 1)
  select is((select count(*) from gone), 0::bigint, 'files are removed with their photo alone');
select tests.sign_out();
delete from public.dossier_members m using p where m.user_id = p.cleo;
select is(pg_temp.sees(cleo, 'storage.object.get_authenticated'), 0::bigint, 'whoever is taken out reads none any more')
  from p;

-- Removed, and put back.
select tests.sign_in(ada) from p;
select is(public.set_dossier_photo_removed(photo, true), true, 'an owner removes a photo') from d;
select is((select count(*) from public.dossier_photos), 0::bigint, 'which is gone for its people');
select tests.sign_out();
select is(pg_temp.sees(ada, 'storage.object.get_authenticated'), 0::bigint, 'with its file') from p;
select tests.sign_in(ada) from p;
select is(public.set_dossier_photo_removed(photo, false), true, 'and puts it back') from d;
select is((select count(*) from public.dossier_photos), 1::bigint, 'as it was');
select lives_ok($$select public.set_dossier_photo_removed(photo, true) from d$$, 'it is removed again');
select tests.sign_out();
select is(private.forget_removed_photos(), 0, 'for seven days it is kept');
update public.dossier_photos p set removed_at = now() - interval '8 days' from d where p.id = d.photo;
select is(private.forget_removed_photos(), 1, 'then it is deleted');
select is((select count(*) from private.file_removals f, d where f.bucket_id = 'dossier-photos'
  and f.folder = d.id || '/' || d.photo), 1::bigint, 'and its files with it');
delete from private.file_removals;
insert into public.dossier_photos (id, dossier_id, width, height, content_hash)
  select photo, id, 480, 320, repeat('b', 64) from d;
delete from public.dossiers where id = (select id from d);
select is((select count(*) from private.file_removals f, d where f.bucket_id = 'dossier-photos'
  and f.folder = d.id || '/' || d.photo), 1::bigint, 'files go with their dossier');
select * from finish();

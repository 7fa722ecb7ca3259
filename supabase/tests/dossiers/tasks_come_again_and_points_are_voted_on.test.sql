-- A task that comes again is there once after it is done; ready-made things are taken over once; votes are one's own.
select plan(26);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo;
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as home, gen_random_uuid() as point;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'partner' from d, p
  union all select d.id, p.cleo, 'adviser' from d, p;
insert into public.dossier_assets (id, dossier_id, title) select home, id, 'Home' from d;

-- Days.
select is(private.next_due_on('2026-01-31', '2026-01-31', 'monthly'), '2026-02-28'::date, 'a 31st falls on a 28th');
select is(private.next_due_on('2026-01-31', '2026-02-28', 'monthly'), '2026-03-31'::date, 'and comes back to it');
select is(private.next_due_on('2024-02-29', '2024-02-29', 'yearly'), '2025-02-28'::date, 'years count alike');
select is(private.next_due_on('2026-01-01', '2026-01-20', 'weekly'), '2026-01-22'::date,
  'a week that passed is not made up for');
select is(private.next_due_on('2026-01-01', '2026-01-01', 'daily'), '2026-01-02'::date, 'a day is the next');

-- Coming again.
select tests.sign_in(ada) from p;
insert into public.dossier_tasks (dossier_id, title, details, due_on, repeats, assignee_id, remind_at)
  select d.id, 'Pay the storage', 'Unit 7', current_date + 3, 'weekly', p.ben, current_date + 2 from d, p;
insert into public.dossier_tasks (dossier_id, title, due_on) select id, 'Once', current_date from d;
create function pg_temp.open_tasks() returns text language sql as $$
  select string_agg(t.title || ' ' || (t.due_on - current_date), ', ' order by t.due_on)
  from public.dossier_tasks t where t.status = 'open'
$$;
update public.dossier_tasks set status = 'done', version = version;
select is(pg_temp.open_tasks(), 'Pay the storage 10', 'the next one is there, of those that come again');
select ok((select t.assignee_id = p.ben and t.details = 'Unit 7' and t.repeats = 'weekly'
    and t.remind_at = current_date + 9 and t.author_id = p.ada
  from public.dossier_tasks t, p where t.status = 'open'), 'as it was');
update public.dossier_tasks set status = 'open', version = version where status = 'done' and repeats is not null;
update public.dossier_tasks set status = 'done', version = version where due_on = current_date + 3;
select is(pg_temp.open_tasks(), 'Pay the storage 10', 'once, however often it is ticked');
update public.dossier_tasks set status = 'dropped', version = version where status = 'open';
select is(pg_temp.open_tasks(), null, 'what is dropped comes no more');

-- Taking over.
insert into public.dossier_queries (dossier_id, asset_id, question, ready_key)
  select id, home, 'Is it damp?', 'damp' from d;
select throws_ok(format($$insert into public.dossier_queries (dossier_id, asset_id, question, ready_key)
  values (%L, %L, 'Is it damp?', 'damp')$$, id, home), '23505', null, 'a ready-made question comes once for a home')
  from d;
select lives_ok(format($$insert into public.dossier_queries (dossier_id, question, ready_key)
  values (%L, 'Is it damp?', 'damp')$$, id), 'and once for none') from d;
insert into public.dossier_events (dossier_id, title, starts_at, ends_at, time_zone, import_uid)
  select id, 'Viewing', now(), now(), 'UTC', 'file-1' from d;
select throws_ok(format($$insert into public.dossier_events (dossier_id, title, starts_at, ends_at, time_zone,
  import_uid)
  values (%L, 'Viewing', now(), now(), 'UTC', 'file-1')$$, id), '23505', null, 'an event of a file comes once') from d;
select lives_ok(format($$insert into public.dossier_events (dossier_id, title, starts_at, ends_at, time_zone,
  import_uid)
  values (%L, 'Viewing', now(), now(), 'UTC', 'file-2')$$, id), 'another one comes in') from d;

-- Points and votes.
insert into public.dossier_points (id, dossier_id, asset_id, side, body) select point, id, home, 'pro', 'Light' from d;
insert into public.dossier_point_votes (point_id, dossier_id, weight) select point, id, 1 from d;
select tests.sign_in(ben) from p;
select lives_ok(format('insert into public.dossier_point_votes (point_id, dossier_id, weight) values (%L, %L, -1)',
  point, id), 'a partner has a vote of their own') from d;
select throws_ok(format('insert into public.dossier_point_votes (point_id, dossier_id, weight) values (%L, %L, 1)',
  point, id), '23505', null, 'and one only') from d;
select is((select string_agg(weight::text, ',' order by weight) from public.dossier_point_votes), '-1,1',
  'both read what the other thinks');
with changed as (update public.dossier_point_votes set weight = 1 returning user_id)
  select is((select array_agg(user_id) from changed), array[ben], 'nobody changes the vote of another') from p;
select tests.denies(format('insert into public.dossier_point_votes (point_id, dossier_id, weight, user_id)
  values (%L, %L, 1, %L)', d.point, d.id, p.cleo), 'or votes as another') from d, p;
select lives_ok($$update public.dossier_points set body = 'Much light', version = version$$, 'a partner edits a point');
select tests.sign_in(cleo) from p;
select lives_ok(format($$insert into public.dossier_points (dossier_id, asset_id, side, body)
  values (%L, %L, 'con', 'Noise')$$, id, home), 'an adviser adds a point') from d;
select tests.denies(format('insert into public.dossier_point_votes (point_id, dossier_id, weight) values (%L, %L, 1)',
  point, id), 'and has no vote') from d;
with changed as (update public.dossier_points set body = 'Loud', version = version returning body)
  select is((select count(*) from changed), 1::bigint, 'they edit what they wrote, and nothing else');
with gone as (delete from public.dossier_points returning body)
  select is((select array_agg(body) from gone), '{Loud}', 'and take that back');
select public.remove_from_dossier((select id from d), (select cleo from p));
select is((select count(*) from public.dossier_points), 0::bigint, 'whoever left reads none');
select tests.sign_in(ada) from p;
select is((select count(*) from public.dossier_point_votes), 2::bigint, 'those who stay do');
select public.remove_from_dossier((select id from d), (select ben from p));
select is((select count(*) from public.dossier_point_votes), 1::bigint, 'a vote goes with its person');
select * from finish();

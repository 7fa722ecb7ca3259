-- A statement that names no column asks the policy of its verb alone, and not that of reading: it reaches no row more.
select plan(12);
create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as home;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'partner' from d, p
  union all select d.id, p.cleo, 'adviser' from d, p;
insert into public.dossier_assets (id, dossier_id, title) select home, id, 'Home' from d;
insert into public.dossier_ai_threads (dossier_id, author_id, title)
  select d.id, w.id, 'Why?' from d, p, unnest(array[p.ada, p.cleo]) w (id);
insert into public.dossier_feedbacks (dossier_id, asset_id, author_id, facts_hash, made_by, body)
  select d.id, d.home, w.id, repeat('a', 64), 'rule', '{}' from d, p, unnest(array[p.ada, p.cleo]) w (id);
insert into public.dossier_notes (dossier_id, author_id, body, is_private) select d.id, p.ada, 'Hers', true from d, p;
insert into public.dossier_points (id, dossier_id, asset_id, author_id, side, body)
  select d.home, d.id, d.home, p.ada, 'pro', 'Light' from d, p;
insert into public.dossier_point_votes (point_id, dossier_id, user_id, weight) select d.home, d.id, p.ada, 1 from d, p;
create function pg_temp.left_of(tbl text) returns bigint language plpgsql as $$
declare
  found bigint;
begin
  execute format('select count(*) from public.%I t, d where t.dossier_id = d.id', tbl) into found;
  return found;
end $$;

select tests.sign_in(ben) from p;
delete from public.dossier_ai_threads;
delete from public.dossier_feedbacks;
delete from public.dossier_notes;
delete from public.dossier_point_votes;
select tests.sign_out();
select is(pg_temp.left_of('dossier_ai_threads'), 2::bigint, 'a partner deletes no conversation of others');
select is(pg_temp.left_of('dossier_feedbacks'), 2::bigint, 'nor feedback of others');
select is(pg_temp.left_of('dossier_notes'), 1::bigint, 'nor a private note of the owner');
select is(pg_temp.left_of('dossier_point_votes'), 1::bigint, 'nor their vote');

select tests.sign_in(cleo) from p;
delete from public.dossier_ai_threads;
delete from public.dossier_feedbacks;
select tests.sign_out();
select is(pg_temp.left_of('dossier_ai_threads') + pg_temp.left_of('dossier_feedbacks'), 4::bigint,
  'an adviser deletes not even their own while it is not ticked');
update public.dossier_members m set ticks = '{ai}' from p where m.user_id = p.cleo;
select tests.sign_in(cleo) from p;
delete from public.dossier_ai_threads;
delete from public.dossier_feedbacks;
select tests.sign_out();
select is(pg_temp.left_of('dossier_ai_threads') + pg_temp.left_of('dossier_feedbacks'), 2::bigint,
  'and their own alone once it is');

select tests.sign_in(dan) from p;
do $$
declare
  one text;
begin
  foreach one in array '{dossier_assets,dossier_notes,dossier_points,dossier_point_votes,dossier_ai_threads,'
    'dossier_feedbacks}'::text[]
  loop
    execute format('delete from public.%I', one);
  end loop;
end $$;
select tests.sign_out();
select is(pg_temp.left_of('dossier_assets') + pg_temp.left_of('dossier_notes') + pg_temp.left_of('dossier_points'),
  3::bigint, 'a stranger deletes nothing of it');
select is(pg_temp.left_of('dossier_ai_threads') + pg_temp.left_of('dossier_feedbacks'), 2::bigint,
  'nor what was asked');

insert into public.dossier_notes (dossier_id, author_id, body, is_private) select d.id, p.ada, 'Ours', false from d, p;
select tests.sign_in(ben) from p;
select lives_ok($$update public.dossier_notes set body = 'Mine', version = 1$$, 'a partner edits what is shared');
select tests.denies($$update public.dossier_notes set is_private = true, version = 2$$,
  'and makes nothing of others private');
select tests.sign_out();
select is((select string_agg(n.body, ' ' order by n.body) from public.dossier_notes n, d where n.dossier_id = d.id),
  'Hers Mine', 'what is private stays as it was');

select tests.sign_in(ada) from p;
delete from public.dossier_ai_threads;
delete from public.dossier_notes;
select tests.sign_out();
select is(pg_temp.left_of('dossier_ai_threads') + pg_temp.left_of('dossier_notes'), 0::bigint,
  'whose they are deletes them so');
select * from finish();

-- Notes are their author's until they share them; what a note said is kept; offers and profile follow their ticks.
select plan(25);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'partner' from d, p
  union all select d.id, p.cleo, 'adviser' from d, p;
create function pg_temp.write(body text, is_private boolean) returns void language sql as $$
  insert into public.dossier_notes (dossier_id, body, is_private) select d.id, write.body, write.is_private from d
$$;
create function pg_temp.read() returns text language sql as $$
  select coalesce(string_agg(n.body, ',' order by n.body), '') from public.dossier_notes n
$$;
create function pg_temp.said() returns text language sql as $$
  select coalesce(string_agg(v.version || v.body, ',' order by v.body, v.version), '')
  from public.dossier_note_versions v
$$;
create function pg_temp.tick(ticks text[]) returns void language plpgsql as $$
begin
  perform tests.sign_in((select ada from p));
  perform public.set_dossier_member((select id from d), (select cleo from p), 'adviser', ticks);
  perform tests.sign_in((select cleo from p));
end $$;

select tests.sign_in(ada) from p;
select pg_temp.write('ada', true), pg_temp.write('all', false);
insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency)
  select a.dossier_id, a.id, 100, 'GBP' from public.dossier_assets a;
insert into public.dossier_assets (dossier_id, title) select id, 'Home' from d;
insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency)
  select a.dossier_id, a.id, 100, 'GBP' from public.dossier_assets a;
insert into public.hunter_profiles (dossier_id, budget_minor) select id, 500 from d;
select tests.sign_in(ben) from p;
select pg_temp.write('ben', true);
select is(pg_temp.read(), 'all,ben', 'a partner reads what is shared, and their own');
select is(pg_temp.said(), '1all,1ben', 'and what these said');
select lives_ok($$update public.dossier_notes set body = 'all of us', version = version where body = 'all'$$,
  'a shared note is edited by owner and partner');
select is(pg_temp.said(), '1all,2all of us,1ben', 'what it said before is kept');
select tests.denies($$update public.dossier_notes set is_private = true, version = version where body = 'all of us'$$,
  'nobody makes the note of another private');
with edited as (update public.dossier_notes set body = 'mine', version = version where body = 'ada' returning 1)
  select is((select count(*) from edited), 0::bigint, 'nor edits one that they do not see');
select tests.denies(format('insert into public.dossier_notes (dossier_id, body, author_id) values (%L, %L, %L)',
  (select id from d), 'As Ada', (select ada from p)), 'nobody writes as somebody else');
select tests.denies($$update public.dossier_note_versions set body = 'never'$$, 'nobody changes what was said');
select tests.denies($$delete from public.dossier_note_versions$$, 'or takes it away');

select tests.sign_in(cleo) from p;
select is(pg_temp.read(), 'all of us', 'an adviser reads what is shared');
select is((select count(*) from public.dossier_offers) + (select count(*) from public.hunter_profiles), 0::bigint,
  'neither offers nor profile');
select pg_temp.tick('{private-notes}');
select is(pg_temp.read(), 'ada,all of us', 'ticked for private notes they read the owner''s, and not the partner''s');
select pg_temp.tick('{}');
select is(pg_temp.read(), 'all of us', 'unticked they do not');
select pg_temp.tick('{offers}');
select is((select count(*) from public.dossier_offers) || ' ' || (select count(*) from public.hunter_profiles), '1 0',
  'ticked for offers they read these alone');
select tests.denies(format($$insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency)
  values (%L, gen_random_uuid(), 1, 'GBP')$$, (select id from d)), 'and add none');
select pg_temp.tick('{profile}');
select is((select count(*) from public.dossier_offers) || ' ' || (select count(*) from public.hunter_profiles), '0 1',
  'ticked for the profile they read that alone');

-- Tasks and questions: an adviser adds them, and changes their own.
select lives_ok($$insert into public.dossier_tasks (dossier_id, title) select id, 'Hers' from d$$,
  'an adviser adds a task');
select tests.sign_in(ada) from p;
insert into public.dossier_tasks (dossier_id, title, assignee_id) select d.id, 'For Cleo', cleo from d, p;
insert into public.dossier_tasks (dossier_id, title) select id, 'For nobody' from d;
select throws_ok(format('insert into public.dossier_tasks (dossier_id, title, assignee_id) values (%L, %L, %L)',
  (select id from d), 'For a stranger', (select dan from p)), '23503', null, 'nobody outside is given a task');
select tests.sign_in(cleo) from p;
with edited as (update public.dossier_tasks set status = 'done', version = version returning title)
  select is((select array_agg(title order by title) from edited), '{For Cleo,Hers}',
    'an adviser ends their own tasks and those that are theirs to do');
select is((select count(*) from public.dossier_tasks where done_at = now()), 2::bigint, 'with the time of it');
select tests.denies(format($$insert into public.dossier_events (dossier_id, title, starts_at, ends_at, time_zone)
  values (%L, 'Viewing', now(), now(), 'UTC')$$, (select id from d)), 'but adds no event');

-- Leaving: the dossier is closed, and an account that goes takes its private notes along.
select public.remove_from_dossier((select id from d), (select cleo from p));
select is(pg_temp.read(), '', 'whoever left reads nothing');
select tests.denies(format('insert into public.dossier_notes (dossier_id, body) values (%L, %L)',
  (select id from d), 'Still here'), 'and writes nothing');
select tests.sign_out();
select is((select count(*) from public.dossier_tasks where title = 'For Cleo' and assignee_id is null), 1::bigint,
  'what they had to do is nobody''s then');
select private.erase_account(ben) from p;
select is((select string_agg(n.body, ',' order by n.body) from public.dossier_notes n, d where n.dossier_id = d.id),
  'ada,all of us',
  'the private notes of an account go with it');
select * from finish();

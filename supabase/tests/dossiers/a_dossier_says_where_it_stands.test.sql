-- What there is in a dossier is counted for whoever asks: of the home they name and of none in particular, without what
-- is closed to them.
select plan(12);
create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Eve') as eve;
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as home, gen_random_uuid() as other;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'adviser' from d, p;
insert into public.dossier_assets (id, dossier_id, title, is_primary)
  select home, id, 'Home', true from d union all select other, id, 'Other', false from d;
insert into public.dossier_notes (dossier_id, asset_id, author_id, body, is_private)
  select d.id, v.asset, p.ada, 'A note', v.is_private
  from d, p, lateral (values (d.home, false), (null, false), (d.other, false), (d.home, true)) v (asset, is_private);
insert into public.dossier_queries (dossier_id, asset_id, question, state)
  select d.id, v.asset, 'What?', v.state
  from d, lateral (values (d.home, 'open'), (null, 'open'), (d.home, 'asked'), (d.other, 'asked')) v (asset, state);
insert into public.dossier_tasks (dossier_id, asset_id, title, due_on, checklist_key)
  select d.id, v.asset, 'Do', v.due_on::date, v.key
  from d, lateral (values (d.home, '2026-05-01', 'survey'), (d.other, '2026-05-02', 'keys'), (null, null, null))
    v (asset, due_on, key);
insert into public.dossier_events (dossier_id, asset_id, kind, title, starts_at, ends_at, time_zone)
  select d.id, d.home, v.kind, v.kind || ' ' || v.days, now() + v.days * interval '1 day',
    now() + v.days * interval '1 day' + interval '1 hour', 'UTC'
  from d, (values ('viewing', -3), ('viewing', 2), ('viewing', 1), ('survey', 5), ('mortgage', 6)) v (kind, days);
insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency) select id, home, 100, 'GBP' from d;
insert into public.hunter_profiles (dossier_id, budget_minor) select id, 100 from d;

create function pg_temp.state(name text) returns jsonb language sql as $$
  select public.dossier_state(d.id, d.home, '2026-05-02') -> state.name from d
$$;
select tests.sign_in(ada) from p;
select is(pg_temp.state('notes'), '3', 'its own private note counts, and none of another home');
select is((pg_temp.state('questions_unasked'), pg_temp.state('questions_unanswered')), ('2'::jsonb, '1'::jsonb),
  'questions by their state');
select is(pg_temp.state('tasks_overdue'), '1', 'a task is overdue from the day after it was due');
select is(pg_temp.state('checklist_keys'), '["survey"]', 'lines of checklists of this home');
select is(public.dossier_state(id) -> 'checklist_keys', '[]', 'and of none in particular') from d;
select is((pg_temp.state('viewings_ahead'), pg_temp.state('viewings_past'), pg_temp.state('surveys'),
  pg_temp.state('mortgage_meetings')), ('2'::jsonb, '1'::jsonb, '1'::jsonb, '1'::jsonb), 'events by their kind');
select is(pg_temp.state('event') ->> 'title', 'viewing 1', 'and the next of them');
select is((pg_temp.state('offers'), pg_temp.state('has_profile')), ('1'::jsonb, 'true'::jsonb),
  'an owner has offers and a profile');
select tests.sign_in(ben) from p;
select is((pg_temp.state('offers'), pg_temp.state('has_profile')), ('0'::jsonb, 'false'::jsonb),
  'which are closed to an adviser');
select is(pg_temp.state('notes'), '2', 'as private notes of others are');
select tests.sign_out();
update public.dossier_members set ticks = '{offers,profile}' where role = 'adviser';
select tests.sign_in(ben) from p;
select is((pg_temp.state('offers'), pg_temp.state('has_profile')), ('1'::jsonb, 'true'::jsonb),
  'unless the owner ticked them');
select tests.sign_in(eve) from p;
select tests.refuses(format('select public.dossier_state(%L)', d.id), 'not_found', 404, 'strangers are told nothing')
  from d;
select tests.sign_out();

-- Rows that arrive in one statement stand in the order in which they were written, each at a time of its own.
select plan(4);
create temp table p as select tests.person('Ada') as ada;
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as home;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role) select d.id, p.ada, 'owner' from d, p;
insert into public.dossier_assets (id, dossier_id, title) select home, id, 'Home' from d;
select tests.sign_in(ada) from p;
insert into public.dossier_notes (dossier_id, body) select d.id, b from d,
  unnest('{one,two,three,four,five}'::text[]) b;
insert into public.dossier_queries (dossier_id, question) select d.id, b from d,
  unnest('{one,two,three,four,five}'::text[]) b;
insert into public.dossier_tasks (dossier_id, title) select d.id, b from d,
  unnest('{one,two,three,four,five}'::text[]) b;
insert into public.dossier_points (dossier_id, asset_id, side, body) select d.id, d.home, 'pro', b from d,
  unnest('{one,two,three,four,five}'::text[]) b;
select is((select string_agg(n.body, ' ' order by n.created_at) from public.dossier_notes n),
  'one two three four five', 'notes');
select is((select string_agg(q.question, ' ' order by q.created_at) from public.dossier_queries q),
  'one two three four five', 'questions');
select is((select string_agg(t.title, ' ' order by t.created_at) from public.dossier_tasks t),
  'one two three four five', 'tasks');
select is((select string_agg(o.body, ' ' order by o.created_at) from public.dossier_points o),
  'one two three four five', 'pros and cons');
select tests.sign_out();
select * from finish();

-- What a note said before it was shared stays its author's; who left takes along what they wrote and reads nothing of
-- what came after; nobody who was taken out comes in again by a link of before; wrong links are counted; and prices
-- that stand in a dossier are known to its people.
select plan(39);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id;
create temp table told (name text, it jsonb);
grant all on told to public;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'partner' from d, p
  union all select d.id, p.cleo, 'adviser' from d, p;
create function pg_temp.said() returns text language sql as $$
  select string_agg(v.body, ',' order by v.version) from public.dossier_note_versions v
  join public.dossier_notes n on n.id = v.note_id where n.room = 'attic'
$$;

-- Versions.
select tests.sign_in(ada) from p;
insert into public.dossier_notes (dossier_id, body, room) select id, 'we go up to 450', 'attic' from d;
update public.dossier_notes set body = 'nice attic', version = version where room = 'attic';
select is(pg_temp.said(), 'we go up to 450,nice attic', 'an author reads all that their note said');
update public.dossier_notes set is_private = false, version = version where room = 'attic';
select is(pg_temp.said(), 'we go up to 450,nice attic,nice attic', 'and that it was shared as it was then');
select tests.sign_in(ben) from p;
select is(pg_temp.said(), 'nice attic', 'others read what it says since it is shared');
update public.dossier_notes set body = 'small attic', version = version where room = 'attic';
select is(pg_temp.said(), 'nice attic,small attic', 'and all that follows');
select tests.sign_in(ada) from p;
update public.dossier_notes set is_private = true, version = version where room = 'attic';
update public.dossier_notes set body = 'mine again', version = version where room = 'attic';
select tests.sign_in(ben) from p;
select is(pg_temp.said(), null, 'made private again it is closed with all that it said');
select tests.sign_in(ada) from p;
update public.dossier_notes set is_private = false, body = 'ours', version = version where room = 'attic';
select tests.sign_in(ben) from p;
select is(pg_temp.said(), 'nice attic,small attic,ours', 'and what was said between the two stays its author''s');
-- The tick opens what the owner said to themselves, and nothing of others.
reset role;
update public.dossier_members set ticks = '{private-notes}' where role = 'adviser';
select tests.sign_in(cleo) from p;
select is(pg_temp.said(), 'we go up to 450,nice attic,nice attic,small attic,mine again,ours',
  'ticked, an adviser reads what the owner said in private');
reset role;
update public.dossier_members set ticks = '{}' where role = 'adviser';
select tests.sign_in(cleo) from p;
select is(pg_temp.said(), 'nice attic,small attic,ours', 'and not any more once it is unticked');
select tests.sign_in(ben) from p;
insert into public.dossier_notes (dossier_id, body, room) select id, 'hers to know never', 'attic' from d;
reset role;
update public.dossier_members set ticks = '{private-notes}' where role = 'adviser';
select tests.sign_in(cleo) from p;
select is((select count(*) from public.dossier_note_versions where body = 'hers to know never'), 0::bigint,
  'a partner''s private note is not what the tick is about');
reset role;
update public.dossier_members set ticks = '{}' where role = 'adviser';

-- One's own data. An adviser wrote one of each; others went on with it after they had left.
select tests.sign_in(cleo) from p;
insert into public.dossier_notes (dossier_id, body, is_private) select id, 'cleo alone', true from d
  union all select id, 'cleo shares', false from d union all select id, 'cleo shares and leaves', false from d;
insert into public.dossier_queries (dossier_id, question) select id, 'asked by cleo' from d
  union all select id, 'asked and left' from d;
insert into public.dossier_tasks (dossier_id, title) select id, 'task of cleo' from d
  union all select id, 'task that is left' from d;
reset role;
insert into public.dossier_assets (dossier_id, title) select id, 'Home' from d;
select tests.sign_in(cleo) from p;
insert into public.dossier_points (dossier_id, asset_id, side, body)
  select a.dossier_id, a.id, 'pro', b from public.dossier_assets a, unnest('{light of cleo,left light}'::text[]) b;
insert into told select 'in it', public.own_data();
select ok((select it::text ~ 'asked by cleo' and it::text ~ 'task of cleo' and it::text ~ 'cleo alone'
  and it::text ~ 'light of cleo' from told where name = 'in it'), 'whoever is in a dossier takes their words along');
select tests.sign_in(ada) from p;
update public.dossier_tasks set assignee_id = p.cleo, version = version from p where title = 'task of cleo';
select public.remove_from_dossier(d.id, p.cleo) from d, p;
update public.dossier_notes set body = 'SECRET note', version = version where body = 'cleo shares';
update public.dossier_queries set answer = 'SECRET answer', state = 'answered', version = version
  where question = 'asked by cleo';
update public.dossier_tasks set details = 'SECRET details', version = version where title = 'task of cleo';
update public.dossier_points set body = 'SECRET light', version = version where body = 'light of cleo';
select tests.sign_in(cleo) from p;
insert into told select 'out', public.own_data();
select is((select count(*) from told where name = 'out' and it::text ~ 'SECRET'), 0::bigint,
  'of what others made of it after that, nothing');
select ok((select it::text ~ w from told where name = 'out'), 'what stands as they wrote it is theirs: ' || w)
  from unnest('{cleo alone,cleo shares,cleo shares and leaves,asked and left,task that is left,left light}'::text[]) w;
select is((select jsonb_array_length(it -> t) from told where name = 'out'), n, 'and that there were so many: ' || t)
  from (values ('dossier_notes', 3), ('dossier_queries', 2), ('dossier_tasks', 2), ('dossier_points', 2)) v (t, n);
select is((select count(*) from told, jsonb_path_query(it, '$.dossier_tasks[*].title') t
  where name = 'out' and t = 'null'), 1::bigint, 'a row that others changed says that it is there');
-- Who is in it takes along what was made of their words, until the dossier is closed.
select tests.sign_in(ben) from p;
insert into public.dossier_queries (dossier_id, question) select id, 'asked by ben' from d;
select tests.sign_in(ada) from p;
update public.dossier_queries set answer = 'TOLD', state = 'answered', version = version where question =
  'asked by ben';
select tests.sign_in(ben) from p;
select ok(public.own_data()::text ~ 'TOLD', 'whoever is in it takes along the answer to what they asked');
select tests.sign_in(ada) from p;
select public.delete_dossier(id) from d;
select tests.sign_in(ben) from p;
select ok(public.own_data()::text !~ 'TOLD', 'of a dossier that was deleted nothing that others wrote');
select tests.sign_in(ada) from p;
select public.restore_dossier(id) from d;

-- Links of before.
insert into told select 'many', public.invite_to_dossier(id, 'viewer', null, 20) from d;
select tests.sign_in(dan) from p;
select is(public.accept_invitation((select it ->> 'token' from told where name = 'many')) ->> 'role', 'viewer',
  'a link for many lets somebody in');
reset role;
update private.dossier_invitations set created_at = now() - interval '1 hour';
select tests.sign_in(ada) from p;
select public.remove_from_dossier(d.id, p.dan) from d, p;
select tests.sign_in(dan) from p;
select tests.refuses(format('select public.accept_invitation(%L)', (select it ->> 'token' from told where name =
  'many')),
  'invitation_over', 410, 'who was taken out does not come back by it');
select tests.refuses(format('select public.dossier_invitation(%L)', (select it ->> 'token' from told
  where name = 'many')), 'invitation_over', 410, 'nor looks where it leads');
select is((select count(*) from public.dossiers), 0::bigint, 'and is not in it');
select tests.sign_in(ada) from p;
insert into told select 'again', public.invite_to_dossier(id, 'viewer') from d;
reset role;
update private.dossier_invitations i set created_at = now() + interval '1 second'
  where i.id = (select (it ->> 'id')::uuid from told where name = 'again');
select tests.sign_in(dan) from p;
select is(public.accept_invitation((select it ->> 'token' from told where name = 'again')) ->> 'role', 'viewer',
  'a link that was made after that lets them in');

-- Wrong links are counted: thirty a minute, and the right one waits as well.
reset role;
delete from private.rate_limits;
select tests.wait_for_a_whole_minute();
select tests.sign_in(ben) from p;
select is((select count(*) from generate_series(1, 30) n
    where public.dossier_invitation(lpad(n::text, 64, '0')) ->> 'details' = 'not_found'), 30::bigint,
  'thirty guesses of a link are answered alike');
select tests.refuses(format('select public.dossier_invitation(%L)', repeat('9', 64)), 'rate_limited', 429,
  'the next one waits');
select tests.refuses(format('select public.accept_invitation(%L)', repeat('9', 64)), 'rate_limited', 429,
  'by either way');
select tests.sign_in(dan) from p;
select is(public.dossier_invitation(repeat('9', 64)) ->> 'details', 'not_found', 'others do not');

-- Prices: of a listing that stands in a dossier its people know the price.
reset role;
create temp table l as select tests.listing(tests.agency('priced'), 33000000) as id;
create function pg_temp.knows() returns text language sql as $$
  select coalesce(string_agg(v.name, ',' order by v.name), '') from private.shown_prices s, l, p,
    lateral (values ('ada', p.ada), ('ben', p.ben), ('cleo', p.cleo), ('dan', p.dan)) v (name, id)
  where s.listing_id = l.id and s.player_id = v.id
$$;
insert into public.dossier_assets (dossier_id, title, listing_id) select d.id, 'Ours', l.id from d, l;
select is(pg_temp.knows(), '', 'a home without a price tells nobody one');
select tests.sign_in(ada) from p;
update public.dossier_assets set facts = '{"bedrooms": {"value": 3, "source": "typed"}}', version = version
  where title = 'Ours';
reset role;
select is(pg_temp.knows(), '', 'nor does another fact');
select tests.sign_in(ada) from p;
update public.dossier_assets set facts = '{"price_minor": {"value": 33000000, "source": "typed"}}', version = version
  where title = 'Ours';
reset role;
select is(pg_temp.knows(), 'ada,ben,dan', 'once it stands there, everybody in the dossier knows it');
insert into public.dossier_members (dossier_id, user_id, role) select d.id, p.cleo, 'viewer' from d, p
  on conflict do nothing;
select is(pg_temp.knows(), 'ada,ben,cleo,dan', 'and whoever comes later');
select is((select private.was_shown_prices(gen_random_uuid(), array[l.id], p.cleo, null, now() + interval '1 second',
  null) from l, p), true, 'so that their run with it is practice');
select is((select private.was_shown_prices(gen_random_uuid(), array[l.id], tests.person('Eve'), null,
  now() + interval '1 second', null) from l), false, 'and that of somebody else is not');
select * from finish();

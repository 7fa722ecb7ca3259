-- Whoever has the secret address reads what its person reads, while that person is in the dossier.
select plan(24);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'Our house' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'viewer' from d, p;
select tests.sign_in(ada) from p;
insert into public.dossier_events (dossier_id, title, starts_at, ends_at, time_zone, place)
  select id, 'Viewing', now() + interval '1 day', now() + interval '25 hours', 'Europe/London', '7 Elm Road' from d;
insert into public.dossier_events (dossier_id, title, starts_at, ends_at, time_zone)
  select id, 'Long ago', now() - interval '2 years', now() - interval '2 years', 'Europe/London' from d;
insert into public.dossier_tasks (dossier_id, title, due_on) select id, 'Ring the bank', current_date from d;
insert into public.dossier_tasks (dossier_id, title, due_on, status)
  select id, 'Dropped', current_date, 'dropped' from d;
insert into public.dossier_tasks (dossier_id, title) select id, 'Some day' from d;
insert into public.dossier_notes (dossier_id, body) select id, 'A secret of mine' from d;

select is(public.own_dossier_feed(id), '{"is_made": false, "created_at": null, "read_at": null}', 
  'none is there')
  from d;
create temp table t as select public.make_dossier_feed(id) ->> 'token' as ada, null::text as ben from d;
grant select, update on t to public;
select ok(ada ~ '^[0-9a-f]{64}$', 'a token is 256 bits') from t;
select is((public.own_dossier_feed(id) ->> 'is_made')::boolean, true, 'it is known that there is one') from d;
select tests.denies('select * from private.dossier_feeds', 'nobody reads what is kept of it');
select tests.sign_in(ben) from p;
update t set ben = (select public.make_dossier_feed(id) ->> 'token' from d);
select is((public.own_dossier_feed(id) ->> 'is_made')::boolean, true, 'whoever reads a dossier has an address') from d;
select tests.sign_in(dan) from p;
select throws_ok(format('select public.make_dossier_feed(%L)', id), 'PT404', null, 'a stranger has none') from d;

select tests.visit();
create temp table f as select public.dossier_feed(ben) as feed from t;
select is(feed ->> 'title', 'Our house', 'a program needs no account') from f;
select is(feed #>> '{events,0,title}', 'Viewing', 'appointments are there') from f;
select is(jsonb_array_length(feed -> 'events'), 1, 'without those of years ago') from f;
select is((select string_agg(k ->> 'title', ',') from f, jsonb_array_elements(feed -> 'tasks') k), 'Ring the bank',
  'and tasks that are due, without those that were dropped');
select ok(feed::text !~ 'secret', 'and no note') from f;
select throws_ok($$select public.dossier_feed(repeat('0', 64))$$, 'PT404', null, 'another token leads nowhere');
select throws_ok($$select public.dossier_feed('')$$, 'PT404', null, 'nor does none');
select tests.sign_in(ben) from p;
select isnt(public.own_dossier_feed(id) ->> 'read_at', null, 'its person sees when it was read') from d;

-- Called off.
select tests.sign_in(ada) from p;
delete from public.dossier_events where title = 'Viewing';
select tests.visit();
select is(public.dossier_feed(t.ben) #>> '{gone,0,title}', 'Viewing', 'what was taken out is called off') from t;
select is((public.dossier_feed(t.ben) #>> '{gone,0,version}')::integer, 2, 'with a higher number') from t;
select tests.sign_out();
update private.dossier_gone_events set gone_at = now() - interval '31 days';
select tests.visit();
select is(public.dossier_feed(t.ben) -> 'gone', '[]', 'for thirty days') from t;
select tests.sign_out();
select is(private.forget_gone_events(), 1, 'and forgotten after them');

-- Ending.
select tests.sign_in(ada) from p;
create temp table n as select public.make_dossier_feed(id) ->> 'token' as token from d;
grant select on n to public;
select throws_ok(format('select public.dossier_feed(%L)', ada), 'PT404', null, 'a new address ends the one before')
  from t;
select lives_ok(format('select public.dossier_feed(%L)', token), 'and is read itself') from n;
select public.end_dossier_feed(id) from d;
select throws_ok(format('select public.dossier_feed(%L)', token), 'PT404', null, 'ended, it leads nowhere') from n;
select lives_ok(format('select public.dossier_feed(%L)', ben), 'those of others go on') from t;
select public.remove_from_dossier(d.id, p.ben) from d, p;
select throws_ok(format('select public.dossier_feed(%L)', ben), 'PT404', null,
  'it ends with its person''s place') from t;
select tests.sign_in(ada) from p;
create temp table o as select public.make_dossier_feed(id) ->> 'token' as token from d;
grant select on o to public;
select public.delete_dossier(id) from d;
select throws_ok(format('select public.dossier_feed(%L)', token), 'PT404', null,
  'and is closed with the dossier') from o;
select * from finish();

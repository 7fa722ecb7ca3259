-- What others did is told to everybody who may know it, once, and never to whoever did it; by mail to whoever asked.
select plan(51);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('queue_reminders', 0));

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as home, gen_random_uuid() as note,
  gen_random_uuid() as task, gen_random_uuid() as event;
grant select on p, d to public;
update auth.users set email = 'ben@example.com', email_confirmed_at = now() where id = (select ben from p);
update auth.users set email_confirmed_at = null where id = (select cleo from p);
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'partner' from d, p
  union all select d.id, p.cleo, 'adviser' from d, p;
insert into public.dossier_assets (id, dossier_id, title, stage) select home, id, 'Number 7', 'viewing' from d;
delete from private.dossier_notices;
delete from private.reminders;
create function pg_temp.told(person uuid) returns text language plpgsql as $$
begin
  perform tests.sign_in(person);
  return (
    select string_agg(n ->> 'kind' || coalesce(' ' || (n ->> 'title'), ''), ', ' order by n ->> 'kind', n ->> 'title')
    from jsonb_array_elements(public.own_dossier_notices((select id from d)) -> 'rows') n);
end $$;
create function pg_temp.forget() returns void language plpgsql as $$
begin
  perform tests.sign_out();
  delete from private.dossier_notices;
end $$;

-- Notes.
select tests.sign_in(ada) from p;
insert into public.dossier_notes (id, dossier_id, body) select note, id, 'The damp behind the boiler' from d;
select is(pg_temp.told(ben), null, 'nobody is told of a private note') from p;
select tests.sign_in(ada) from p;
update public.dossier_notes set is_private = false, version = version;
select is(pg_temp.told(ben), 'note_shared The damp behind the boiler', 'a partner is told once it is shared') from p;
select is(pg_temp.told(cleo), 'note_shared The damp behind the boiler', 'and an adviser') from p;
select is(pg_temp.told(ada), null, 'whoever shared it is not') from p;
update public.dossier_notes set is_private = true, version = version;
select is(pg_temp.told(ben), 'note_shared', 'made private again, its words are told no more') from p;
select throws_ok(format('select public.own_dossier_notices(%L)', id), 'PT404', null, 'a stranger is told nothing')
  from d, p, lateral (select tests.sign_in(p.dan)) s;

-- Questions, tasks, appointments, stages, people, offers.
select pg_temp.forget();
select tests.sign_in(ada) from p;
insert into public.dossier_queries (dossier_id, question) select id, 'Is the loft boarded?' from d;
insert into public.dossier_tasks (id, dossier_id, title, assignee_id)
  select d.task, d.id, 'Ring the bank', ben from d, p;
select is(pg_temp.told(ben), 'task_assigned Ring the bank', 'whoever is given a task is told') from p;
select is(pg_temp.told(cleo), null, 'and nobody else') from p;
select pg_temp.forget();
select tests.sign_in(ben) from p;
update public.dossier_queries set state = 'answered', answer = 'Yes', version = version;
update public.dossier_tasks set status = 'done', version = version;
update public.dossier_assets set stage = 'offer', version = version;
select is(pg_temp.told(ada), 'question_answered Is the loft boarded?, stage_changed Number 7, task_done Ring the bank',
  'answers, tasks that are done and stages are told') from p;
select is((select n ->> 'from_stage' || ' ' || (n ->> 'to_stage') || ' ' || (n ->> 'actor')
  from jsonb_array_elements(public.own_dossier_notices(id) -> 'rows') n where n ->> 'kind' = 'stage_changed'),
  'viewing offer Ben', 'with who did it, from where to where') from d;
select pg_temp.forget();
select tests.sign_in(ben) from p;
insert into public.dossier_events (id, dossier_id, title, starts_at, ends_at, time_zone)
  select event, id, 'Viewing', '2027-01-01 10:00Z', '2027-01-01 11:00Z', 'Europe/London' from d;
update public.dossier_events set details = 'Bring a torch', version = version;
select is(pg_temp.told(ada), 'event_added Viewing', 'an appointment is told, and not each word of it') from p;
select tests.sign_in(ben) from p;
update public.dossier_events set starts_at = '2027-01-01 10:30Z', version = version;
update public.dossier_events set starts_at = '2027-01-01 10:45Z', version = version;
select is(pg_temp.told(ada), 'event_added Viewing, event_moved Viewing', 'moved twice it is told once, while unread')
  from p;
select tests.sign_in(ben) from p;
delete from public.dossier_events;
select is(pg_temp.told(ada), 'event_added, event_cancelled Viewing, event_moved',
  'as is that it was called off') from p;
select pg_temp.forget();
select tests.sign_in(ada) from p;
insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency) select id, home, 4711, 'GBP' from d;
select is(pg_temp.told(ben), 'offer_recorded Number 7', 'an offer is told to those who buy') from p;
select is(pg_temp.told(cleo), null, 'and to no adviser') from p;
select tests.sign_in(ada) from p;
select public.set_dossier_member(d.id, p.cleo, 'adviser', '{offers}') from d, p;
update public.dossier_offers set state = 'accepted', version = version;
select is(pg_temp.told(cleo), 'offer_recorded Number 7', 'but where it was ticked') from p;
select is(public.unread_dossier_notices(id), 1, 'who counts it') from d;
select tests.sign_in(ada) from p;
select public.set_dossier_member(d.id, p.cleo, 'adviser', '{}') from d, p;
select is(pg_temp.told(cleo), null, 'unticked it is not told any more') from p;
select is(public.unread_dossier_notices(id), 0, 'nor counted') from d;
select tests.sign_in(ada) from p;
create temp table l as select public.invite_to_dossier(id, 'viewer') ->> 'token' as token from d;
grant select on l to public;
select pg_temp.forget();
select tests.sign_in(dan) from p;
select public.accept_invitation(token) from l;
select is(pg_temp.told(ada), 'person_joined Dan', 'who comes in is told') from p;
select is(pg_temp.told(dan), null, 'to those who are there') from p;

-- Reading.
select tests.sign_in(ada) from p;
select is(public.mark_dossier_notices(id), 0, 'all are marked as read at once') from d;
select is(public.mark_dossier_notices(d.id, array[(n ->> 'id')::uuid], false), 1, 'and one as unread again')
  from d, jsonb_array_elements(public.own_dossier_notices(d.id) -> 'rows') n;
create temp table mine as select (n ->> 'id')::uuid as id
  from d, jsonb_array_elements(public.own_dossier_notices(d.id) -> 'rows') n;
grant select on mine to public;
select tests.sign_in(ben) from p;
select is(public.mark_dossier_notices(d.id, array[mine.id]), 1, 'nobody marks those of another') from d, mine;
select throws_ok(format('select public.mark_dossier_notices(%L, %L)', id, '{}'), 'PT422', null, 'none are not marked')
  from d;
select throws_ok(format('select public.own_dossier_notices(%L, %L)', d.id, mine.id), 'PT422', null,
  'a list goes on after a notice of its own') from d, mine;
select tests.sign_in(ada) from p;
select is(public.own_dossier_notices(d.id, mine.id), '{"rows": [], "next": null}', 'behind the last there is nothing')
  from d, mine;

-- Reminders of tasks.
select pg_temp.forget();
insert into public.dossier_tasks (dossier_id, title, author_id, remind_at)
  select d.id, 'Read the lease', p.ada, now() - interval '1 minute' from d, p;
insert into public.dossier_tasks (dossier_id, title, author_id, assignee_id, remind_at, status)
  select d.id, 'Over', p.ada, p.ben, now() - interval '1 minute', 'done' from d, p;
delete from private.dossier_notices;
select is(private.remind_of_dossier_tasks(), 1, 'a reminder comes at its time, unless the task is done');
select is(private.remind_of_dossier_tasks(), 0, 'once');
select is(pg_temp.told(ada), 'task_reminder Read the lease', 'to whoever has the task, or wrote it') from p;
select is(pg_temp.told(ben), null, 'alone') from p;

-- Ways.
create function pg_temp.wish(way text, hour integer default 8, quiet_from integer default null,
  quiet_until integer default null) returns jsonb language sql as $$
  select public.set_dossier_notice_ways((select id from d), jsonb_build_array(jsonb_build_object('kind', 'task_done',
    'way', wish.way)), wish.hour, 'UTC', 'en-GB', wish.quiet_from, wish.quiet_until)
$$;
create function pg_temp.wait() returns bigint language sql as $$
  select count(*) from private.outgoing_messages m where m.kind = 'dossier' and m.state = 'waiting'
$$;
select pg_temp.forget();
select tests.sign_in(ben) from p;
select is(jsonb_array_length(public.own_dossier_notice_ways(id) -> 'ways'), 11, 'each kind has a way') from d;
select pg_temp.wish('off');
select tests.sign_in(ada) from p;
update public.dossier_tasks set status = 'done', version = version where title = 'Read the lease';
select is(pg_temp.told(ben), null, 'what is off is not told') from p;
select throws_ok($$select pg_temp.wish('pigeon')$$, 'PT422', null, 'there is no other way');
select throws_ok($$select pg_temp.wish('daily', 8, 22)$$, 'PT422', null, 'quiet hours begin and end');
select tests.sign_in(cleo) from p;
select is(jsonb_array_length(public.own_dossier_notice_ways(id) -> 'ways'), 10,
  'nobody chooses how to be told of what they are not told of') from d;
select throws_ok($$select pg_temp.wish('at_once')$$, 'PT409', null, 'no mail goes to an address that is not confirmed');
select lives_ok($$select pg_temp.wish('app')$$, 'in the app everybody is told');
select tests.sign_in(ben) from p;
select is(pg_temp.wish('at_once') ->> 'address', 'ben@example.com', 'mails go to the account''s own address');

-- Mails.
select tests.sign_in(ada) from p;
update public.dossier_tasks set status = 'open', version = version where title = 'Read the lease';
update public.dossier_tasks set status = 'done', version = version where title = 'Read the lease';
select tests.sign_out();
select is(private.queue_reminders(), 0, 'what comes at once waits for a minute');
update private.dossier_notices set made_at = made_at - interval '2 minutes';
update private.reminders set next_at = now() where dossier_id is not null;
select is(private.queue_reminders(), 1, 'then it leaves');
select is((select news from private.outgoing_messages where kind = 'dossier'), '[{"kind": "task_done", "count": 1}]',
  'as a count, without a word of it');
select is((select next_at from private.reminders where dossier_id is not null), null, 'and nothing is looked at after');
update private.reminders set next_at = now() where dossier_id is not null;
select is(private.queue_reminders(), 0, 'nothing is mailed twice');
create temp table m as select public.claim_messages('{mail}', 5) -> 0 as message;
select ok((message ->> 'dossier_id')::uuid = d.id and message -> 'news' = 'null'
    and message #>> '{dossier_news,0,kind}' = 'task_done', 'the sender is told which dossier') from m, d;
update private.reminders set quiet_from = (extract(hour from now() at time zone 'UTC'))::smallint,
  quiet_until = ((extract(hour from now() at time zone 'UTC')::integer + 2) % 24)::smallint
  where dossier_id is not null;
select tests.sign_in(ada) from p;
update public.dossier_tasks set status = 'open', version = version where title = 'Read the lease';
update public.dossier_tasks set status = 'done', version = version where title = 'Read the lease';
select tests.sign_out();
select ok((select next_at >= date_trunc('hour', now()) + interval '1 hour' from private.reminders
  where dossier_id is not null), 'quiet hours hold it back');
select tests.sign_in(ben) from p;
select is(public.own_notice_mail() ->> 'state', 'off', 'mails of a dossier are not those of one''s runs');
select is((pg_temp.wish('daily', 7) ->> 'hour')::integer, 7, 'mails come once a day where that is asked');
select tests.sign_out();
delete from private.dossier_notices;
update private.reminders set next_at = null;
select tests.sign_in(ada) from p;
update public.dossier_tasks set status = 'open', version = version where title = 'Read the lease';
update public.dossier_tasks set status = 'done', version = version where title = 'Read the lease';
select tests.sign_out();
select ok((select next_at = private.next_reminder_at(r, now()) from private.reminders r where r.dossier_id is not null),
  'at its hour');
delete from private.reminders;
select tests.sign_in(ben) from p;
select is((select e ->> 'way' from jsonb_array_elements(public.own_dossier_notice_ways(d.id) -> 'ways') e
  where e ->> 'kind' = 'task_done'), 'app', 'ended by its link, it is told in the app') from d;
select pg_temp.wish('at_once');
select tests.sign_in(ada) from p;
select public.remove_from_dossier(d.id, p.ben) from d, p;
select tests.sign_out();
select is((select count(*) from private.reminders) + (select count(*) from private.dossier_notices n, p
  where n.user_id = p.ben), 0::bigint, 'whoever is taken out is told nothing more, in no way');
select * from finish();

-- People of a dossier are told what the others did in it: a note was shared, a question answered, a task given to them
-- or done, an appointment made or moved, a home came further, somebody joined, an offer was recorded.
--
-- A notice names what it is about and is put into words when it is read, by what its reader may see then: a note that
-- was made private again is told no more. It goes with its person's place in the dossier.

create table private.dossier_notice_kinds (
  kind text not null,
  capability text not null,
  constraint a_kind_of_dossier_notice_is_known_once primary key (kind)
);
comment on table private.dossier_notice_kinds is
  'What people of a dossier are told of, and what they must be allowed to; mirrors the domain.';
comment on column private.dossier_notice_kinds.kind is 'what happened';
comment on column private.dossier_notice_kinds.capability is 'without it nobody is told';
alter table private.dossier_notice_kinds enable row level security;
insert into private.dossier_notice_kinds (kind, capability) values
  ('note_shared', 'dossier.read'), ('question_answered', 'dossier.read'), ('task_assigned', 'dossier.read'),
  ('task_done', 'dossier.read'), ('task_reminder', 'dossier.read'), ('event_added', 'dossier.read'),
  ('event_moved', 'dossier.read'), ('event_cancelled', 'dossier.read'), ('stage_changed', 'dossier.read'),
  ('person_joined', 'dossier.read'), ('offer_recorded', 'dossier.read-offers');

create table private.dossier_notices (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  user_id uuid not null,
  kind text not null,
  actor_id uuid,
  subject_id uuid not null,
  details jsonb not null default '{}',
  made_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  mail text,
  mailed_at timestamptz,
  constraint dossier_notices_have_an_id primary key (id),
  constraint a_dossier_notice_is_for_somebody_in_it foreign key (dossier_id, user_id)
    references public.dossier_members (dossier_id, user_id) on delete cascade,
  constraint a_dossier_notice_is_of_a_known_kind foreign key (kind) references private.dossier_notice_kinds (kind)
    on delete cascade,
  constraint a_dossier_notice_may_have_an_actor foreign key (actor_id) references auth.users (id) on delete set null,
  constraint a_dossier_notice_is_mailed_in_a_known_way check (mail in ('at_once', 'daily')),
  constraint what_is_mailed_was_to_be check (mailed_at is null or mail is not null)
);
comment on table private.dossier_notices is 'What the people of a dossier are told of what others did.';
comment on column private.dossier_notices.actor_id is 'who did it; null: nobody, or their account is gone';
comment on column private.dossier_notices.subject_id is 'the note, task, appointment, home or offer';
comment on column private.dossier_notices.details is 'what is not there any more when it is read: stages, an old time';
comment on column private.dossier_notices.mail is 'how it is mailed as well; null: not at all';
comment on column private.dossier_notices.mailed_at is 'in a mail since';
create index dossier_notices_by_person on private.dossier_notices (dossier_id, user_id, made_at desc, id desc);
create index dossier_notices_unread on private.dossier_notices (dossier_id, user_id) where read_at is null;
create index dossier_notices_by_subject on private.dossier_notices (subject_id, kind);
create index dossier_notices_by_kind on private.dossier_notices (kind);
create index dossier_notices_by_actor on private.dossier_notices (actor_id);
create index dossier_notices_by_age on private.dossier_notices (made_at);
alter table private.dossier_notices enable row level security;

create table private.dossier_notice_ways (
  dossier_id uuid not null,
  user_id uuid not null,
  kind text not null,
  way text not null,
  constraint somebody_is_told_of_a_kind_in_one_way primary key (dossier_id, user_id, kind),
  constraint ways_of_notices_are_of_somebody_in_it foreign key (dossier_id, user_id)
    references public.dossier_members (dossier_id, user_id) on delete cascade,
  constraint a_way_is_of_a_known_kind_of_notice foreign key (kind) references private.dossier_notice_kinds (kind)
    on delete cascade,
  constraint somebody_is_told_in_a_known_way check (way in ('off', 'app', 'at_once', 'daily'))
);
comment on table private.dossier_notice_ways is
  'How somebody wants to be told of a kind of notice; without a row it shows in the app.';
comment on column private.dossier_notice_ways.way is 'off; app: in the app; at_once and daily: there and by mail';
create index dossier_notice_ways_by_kind on private.dossier_notice_ways (kind);
alter table private.dossier_notice_ways enable row level security;

create table private.dossier_task_reminders (
  task_id uuid not null,
  remind_at timestamptz not null,
  constraint a_task_is_reminded_of_once_at_a_time primary key (task_id, remind_at),
  constraint a_task_reminder_is_of_a_task foreign key (task_id) references public.dossier_tasks (id) on delete cascade
);
comment on table private.dossier_task_reminders is 'Which reminders of tasks were told.';
alter table private.dossier_task_reminders enable row level security;
create index dossier_tasks_to_be_reminded_of on public.dossier_tasks (remind_at)
  where remind_at is not null and status in ('open', 'doing');

-- The same rule as `dossiers_where`, asked about somebody else.
create function private.dossier_people_who_may(dossier_id uuid, capability text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select m.user_id from public.dossier_members m join public.dossiers d on d.id = m.dossier_id
    where m.dossier_id = dossier_people_who_may.dossier_id and d.deleted_at is null
      and (exists (select from private.dossier_capabilities c
          where c.role = m.role and c.capability = dossier_people_who_may.capability)
        or exists (select from private.dossier_ticks t
          where t.tick = any (m.ticks) and t.capability = dossier_people_who_may.capability));
end $$;
comment on function private.dossier_people_who_may is 'The people of a dossier who have a capability in it.';

create function private.notify_in_dossier(dossier_id uuid, kind text, subject_id uuid, only_person uuid default null,
  details jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  actor uuid := (select auth.uid());
begin
  -- What is told again and was not read yet is told once.
  delete from private.dossier_notices n
    where n.dossier_id = notify_in_dossier.dossier_id and n.subject_id = notify_in_dossier.subject_id
      and n.kind = notify_in_dossier.kind and n.read_at is null;
  insert into private.dossier_notices (dossier_id, user_id, kind, actor_id, subject_id, details, mail)
  select notify_in_dossier.dossier_id, p.user_id, k.kind, actor, notify_in_dossier.subject_id,
    notify_in_dossier.details, case when w.way in ('at_once', 'daily') then w.way end
  from private.dossier_notice_kinds k
  cross join lateral private.dossier_people_who_may(notify_in_dossier.dossier_id, k.capability) p (user_id)
  left join private.dossier_notice_ways w
    on w.dossier_id = notify_in_dossier.dossier_id and w.user_id = p.user_id and w.kind = k.kind
  where k.kind = notify_in_dossier.kind and p.user_id is distinct from actor
    and (notify_in_dossier.only_person is null or p.user_id = notify_in_dossier.only_person)
    and w.way is distinct from 'off';
end $$;
comment on function private.notify_in_dossier is
  'Tells the people of a dossier, but whoever did it, what happened, each in the way that they chose.';

create function private.notify_of_dossier_change() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  case tg_table_name
    when 'dossier_notes' then
      perform private.notify_in_dossier(new.dossier_id, 'note_shared', new.id);
    when 'dossier_queries' then
      perform private.notify_in_dossier(new.dossier_id, 'question_answered', new.id);
    when 'dossier_tasks' then
      if new.assignee_id is not null and (tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id) then
        perform private.notify_in_dossier(new.dossier_id, 'task_assigned', new.id, new.assignee_id);
      end if;
      if tg_op = 'UPDATE' and new.status = 'done' and old.status <> 'done' then
        perform private.notify_in_dossier(new.dossier_id, 'task_done', new.id);
      end if;
    when 'dossier_events' then
      if tg_op = 'INSERT' then
        perform private.notify_in_dossier(new.dossier_id, 'event_added', new.id);
      elsif tg_op = 'UPDATE' then
        perform private.notify_in_dossier(new.dossier_id, 'event_moved', new.id, null,
          jsonb_build_object('from_at', old.starts_at));
      else
        perform private.notify_in_dossier(old.dossier_id, 'event_cancelled', old.id, null, jsonb_build_object(
          'title', old.title, 'from_at', old.starts_at, 'time_zone', old.time_zone));
      end if;
    when 'dossier_assets' then
      perform private.notify_in_dossier(new.dossier_id, 'stage_changed', new.id, null,
        jsonb_build_object('from', old.stage, 'to', new.stage));
    when 'dossier_members' then
      -- Who it was is told as whoever did it: nothing else of them stays where their account goes.
      perform private.notify_in_dossier(new.dossier_id, 'person_joined', gen_random_uuid());
    when 'dossier_offers' then
      perform private.notify_in_dossier(new.dossier_id, 'offer_recorded', new.id);
  end case;
  return null;
end $$;
comment on function private.notify_of_dossier_change is 'Trigger: the people of a dossier are told what somebody did.';
create trigger a_note_that_is_written_for_all_is_told after insert on public.dossier_notes for each row
  when (not new.is_private) execute function private.notify_of_dossier_change();
create trigger a_note_that_is_shared_is_told after update of is_private on public.dossier_notes for each row
  when (old.is_private and not new.is_private) execute function private.notify_of_dossier_change();
create trigger an_answer_to_a_question_is_told after update of state, answer on public.dossier_queries for each row
  when (new.state = 'answered' and (old.state <> 'answered' or old.answer <> new.answer))
  execute function private.notify_of_dossier_change();
create trigger a_task_is_told after insert or update of assignee_id, status on public.dossier_tasks for each row
  execute function private.notify_of_dossier_change();
create trigger an_event_is_told after insert or delete on public.dossier_events for each row
  execute function private.notify_of_dossier_change();
create trigger a_moved_event_is_told after update of starts_at, ends_at, place on public.dossier_events for each row
  when ((old.starts_at, old.ends_at, old.place) is distinct from (new.starts_at, new.ends_at, new.place))
  execute function private.notify_of_dossier_change();
create trigger a_stage_is_told after update of stage on public.dossier_assets for each row
  when (old.stage <> new.stage) execute function private.notify_of_dossier_change();
create trigger somebody_new_is_told after insert on public.dossier_members for each row
  when (new.role <> 'owner') execute function private.notify_of_dossier_change();
create trigger an_offer_is_told after insert on public.dossier_offers for each row
  execute function private.notify_of_dossier_change();
create trigger an_answer_to_an_offer_is_told after update of state, amount_minor, reply_minor on public.dossier_offers
  for each row
  when ((old.state, old.amount_minor, old.reply_minor) is distinct from (new.state, new.amount_minor, new.reply_minor))
  execute function private.notify_of_dossier_change();

-- The clock: tasks of which somebody wants to be reminded.
create function private.remind_of_dossier_tasks() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  task public.dossier_tasks;
  told integer := 0;
begin
  for task in
    select t.* from public.dossier_tasks t
    where t.remind_at between now() - interval '7 days' and now() and t.status in ('open', 'doing')
      and not private.is_left_in_peace('remind_of_dossier_tasks', t.id::text)
      and not exists (select from private.dossier_task_reminders r
        where r.task_id = t.id and r.remind_at = t.remind_at)
    order by t.remind_at limit 500 for key share of t skip locked
  loop
    begin
      insert into private.dossier_task_reminders (task_id, remind_at) values (task.id, task.remind_at)
        on conflict do nothing;
      if found then
        perform private.notify_in_dossier(task.dossier_id, 'task_reminder', task.id,
          coalesce(task.assignee_id, task.author_id));
        perform realtime.send(jsonb_build_object('part', 'dossier_tasks'), 'changed', 'dossier:' || task.dossier_id,
          true);
        told := told + 1;
      end if;
    exception when others then
      perform private.note_job_failure('remind_of_dossier_tasks', task.id::text, sqlstate, sqlerrm);
    end;
  end loop;
  return told;
end $$;
comment on function private.remind_of_dossier_tasks is
  'Tells whoever has a task, else whoever wrote it, that its reminder has come; once for each time.';

create function private.forget_dossier_notices() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.dossier_notices n where n.made_at < now() - interval '180 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
comment on function private.forget_dossier_notices is 'Removes notices of dossiers that are half a year old.';
insert into private.periodic_jobs (job, every_seconds, ran_at) values
  ('remind_of_dossier_tasks', 30, '-infinity'), ('forget_dossier_notices', 3600, '-infinity');

-- Reading.
create function private.describe_dossier_notice(notice private.dossier_notices) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  told record;
begin
  if notice.kind = 'note_shared' then
    select left(n.body, 140) as title, n.asset_id, null::timestamptz as starts_at, null::text as time_zone into told
      from public.dossier_notes n where n.id = notice.subject_id and not n.is_private;
  elsif notice.kind = 'question_answered' then
    select left(q.question, 140) as title, q.asset_id, null::timestamptz as starts_at, null::text as time_zone into told
      from public.dossier_queries q where q.id = notice.subject_id;
  elsif notice.kind in ('task_assigned', 'task_done', 'task_reminder') then
    select t.title, t.asset_id, null::timestamptz as starts_at, null::text as time_zone into told
      from public.dossier_tasks t where t.id = notice.subject_id;
  elsif notice.kind in ('event_added', 'event_moved') then
    select e.title, e.asset_id, e.starts_at, e.time_zone into told
      from public.dossier_events e where e.id = notice.subject_id;
  elsif notice.kind = 'event_cancelled' then
    select notice.details ->> 'title' as title, null::uuid as asset_id,
      (notice.details ->> 'from_at')::timestamptz as starts_at, notice.details ->> 'time_zone' as time_zone into told;
  elsif notice.kind = 'stage_changed' then
    select a.title, a.id as asset_id, null::timestamptz as starts_at, null::text as time_zone into told
      from public.dossier_assets a where a.id = notice.subject_id;
  elsif notice.kind = 'offer_recorded' then
    select a.title, a.id as asset_id, null::timestamptz as starts_at, null::text as time_zone into told
      from public.dossier_offers o join public.dossier_assets a on a.id = o.asset_id where o.id = notice.subject_id;
  else
    select private.name_of_person(notice.actor_id) as title, null::uuid as asset_id, null::timestamptz as starts_at,
      null::text as time_zone into told;
  end if;
  return jsonb_build_object('id', notice.id, 'kind', notice.kind, 'made_at', notice.made_at,
    'is_read', notice.read_at is not null, 'actor', private.name_of_person(notice.actor_id),
    'subject_id', notice.subject_id, 'title', told.title, 'asset_id', told.asset_id, 'starts_at', told.starts_at,
    'time_zone', told.time_zone, 'from_stage', notice.details ->> 'from', 'to_stage', notice.details ->> 'to');
end $$;
comment on function private.describe_dossier_notice is
  'What a notice says to whoever reads it now; its title is null where what it is about is gone, or not theirs to see.';

create function private.own_dossier_notices(dossier_id uuid, after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 50;
  dossier public.dossiers := private.dossier_for(own_dossier_notices.dossier_id, 'dossier.read');
  person uuid := (select auth.uid());
  start_after private.dossier_notices;
begin
  if own_dossier_notices.after is not null then
    select n.* into start_after from private.dossier_notices n
      where n.id = own_dossier_notices.after and n.dossier_id = dossier.id and n.user_id = person;
    if start_after.id is null then
      perform private.refuse(422, 'invalid_request',
        'This place in the list is not known any more. Load the list again from the top.');
    end if;
  end if;
  return (
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(private.describe_dossier_notice(p.notice) order by p.place)
        filter (where p.place <= page_size), '[]'),
      'next', case when count(*) > page_size then (array_agg((p.notice).id order by p.place))[page_size] end)
    from (
      select n as notice, row_number() over (order by n.made_at desc, n.id desc) as place
      from private.dossier_notices n join private.dossier_notice_kinds k on k.kind = n.kind
      where n.dossier_id = dossier.id and n.user_id = person
        and dossier.id in (select private.dossiers_where(k.capability))
        and (start_after.id is null or (n.made_at, n.id) < (start_after.made_at, start_after.id))
      order by n.made_at desc, n.id desc limit page_size + 1) p);
end $$;
comment on function private.own_dossier_notices is 'What others did in a dossier, for the caller, the newest first.';
select private.expose('private.own_dossier_notices(uuid, uuid)', 'authenticated');

create function private.unread_dossier_notices(dossier_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(unread_dossier_notices.dossier_id, 'dossier.read');
begin
  return (
    select count(*) from (
      select from private.dossier_notices n join private.dossier_notice_kinds k on k.kind = n.kind
      where n.dossier_id = dossier.id and n.user_id = (select auth.uid()) and n.read_at is null
        and dossier.id in (select private.dossiers_where(k.capability)) limit 100) u);
end $$;
comment on function private.unread_dossier_notices is
  'How many notices of a dossier are unread for the caller, up to a hundred.';
select private.expose('private.unread_dossier_notices(uuid)', 'authenticated');

create function private.mark_dossier_notices(dossier_id uuid, notice_ids uuid[] default null,
  is_read boolean default true) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(mark_dossier_notices.dossier_id, 'dossier.read');
begin
  if coalesce(cardinality(notice_ids), 1) not between 1 and 200 or mark_dossier_notices.is_read is null then
    perform private.refuse(422, 'invalid_request', 'Name 1 to 200 notices, or none for all of them.');
  end if;
  update private.dossier_notices n set read_at = case when mark_dossier_notices.is_read then clock_timestamp() end
    where n.dossier_id = dossier.id and n.user_id = (select auth.uid())
      and (notice_ids is null or n.id = any (notice_ids)) and (n.read_at is not null) <> mark_dossier_notices.is_read;
  return private.unread_dossier_notices(dossier.id);
end $$;
comment on function private.mark_dossier_notices is
  'Marks notices of the caller in a dossier as read or unread, or all of them; answers how many are unread.';
select private.expose('private.mark_dossier_notices(uuid, uuid[], boolean)', 'authenticated');

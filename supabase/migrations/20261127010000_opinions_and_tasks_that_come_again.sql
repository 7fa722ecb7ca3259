-- What is for a home and what is against it, with everybody's own opinion of it; tasks that come again; and what keeps
-- a ready-made question and an imported appointment from coming twice.

create table public.dossier_points (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  asset_id uuid not null,
  author_id uuid default auth.uid(),
  side text not null,
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossier_points_have_an_id primary key (id),
  constraint a_point_is_known_within_its_dossier unique (dossier_id, id),
  constraint a_point_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id) on delete cascade,
  constraint a_point_is_about_a_home foreign key (dossier_id, asset_id)
    references public.dossier_assets (dossier_id, id) on delete cascade,
  constraint a_point_may_have_an_author foreign key (author_id) references auth.users (id) on delete set null,
  constraint a_point_is_for_or_against check (side in ('pro', 'con')),
  constraint a_point_has_1_to_300_characters check (char_length(btrim(body)) >= 1 and char_length(body) <= 300)
);
comment on table public.dossier_points is 'What speaks for a home of a dossier and what against it.';
comment on column public.dossier_points.side is 'pro or con';
comment on column public.dossier_points.author_id is 'who wrote it; null once their account is gone';
create index dossier_points_by_home on public.dossier_points (dossier_id, asset_id, created_at, id);
create index dossier_points_by_author on public.dossier_points (author_id);

create table public.dossier_point_votes (
  point_id uuid not null,
  user_id uuid not null default auth.uid(),
  dossier_id uuid not null,
  weight smallint not null,
  constraint somebody_votes_on_a_point_once primary key (point_id, user_id),
  constraint a_vote_is_on_a_point foreign key (dossier_id, point_id)
    references public.dossier_points (dossier_id, id) on delete cascade,
  constraint a_vote_is_of_somebody_in_the_dossier foreign key (dossier_id, user_id)
    references public.dossier_members (dossier_id, user_id) on delete cascade,
  constraint a_vote_agrees_or_does_not check (weight in (-1, 1))
);
comment on table public.dossier_point_votes is 'What each of those who buy thinks of a point; it goes when they leave.';
comment on column public.dossier_point_votes.weight is '1: matters to me; -1: does not';
create index dossier_point_votes_by_point on public.dossier_point_votes (dossier_id, point_id);
create index dossier_point_votes_by_person on public.dossier_point_votes (dossier_id, user_id);

create trigger a_row_is_edited_from_its_version before update of version on public.dossier_points
  for each row execute function private.take_version('named');
create trigger changed_rows_have_a_new_version before update on public.dossier_points
  for each row execute function private.take_version('any');
create trigger dossier_points_touch_updated_at before update on public.dossier_points
  for each row execute function private.touch_updated_at();

alter table public.dossier_points enable row level security;
grant select, delete on public.dossier_points to authenticated;
grant insert (id, dossier_id, asset_id, side, body) on public.dossier_points to authenticated;
grant update (side, body, version) on public.dossier_points to authenticated;
create policy "people of a dossier read its points" on public.dossier_points for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read')));
create policy "whoever comments adds points" on public.dossier_points for insert to authenticated
  with check (dossier_id in (select private.dossiers_where('dossier.comment')));
create policy "owner, partner and its author edit a point" on public.dossier_points for update to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit'))
    or author_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.comment')))
  with check (dossier_id in (select private.dossiers_where('dossier.comment')));
create policy "owner, partner and its author delete a point" on public.dossier_points for delete to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit'))
    or author_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.comment')));

alter table public.dossier_point_votes enable row level security;
grant select, delete on public.dossier_point_votes to authenticated;
grant insert (point_id, dossier_id, weight), update (weight) on public.dossier_point_votes to authenticated;
create policy "people of a dossier read its votes" on public.dossier_point_votes for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read')));
create policy "owner and partner vote for themselves" on public.dossier_point_votes for insert to authenticated
  with check (user_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner change their own vote" on public.dossier_point_votes for update to authenticated
  using (user_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.edit')))
  with check (user_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner take back their own vote" on public.dossier_point_votes for delete to authenticated
  using (user_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.edit')));

do $$
declare
  one text;
begin
  foreach one in array '{dossier_points,dossier_point_votes}'::text[] loop
    execute format('create trigger what_comes_is_told after insert on public.%I referencing new table as changed '
      'for each statement execute function private.tell_of_dossier()', one);
    execute format('create trigger what_changes_is_told after update on public.%I referencing new table as changed '
      'for each statement execute function private.tell_of_dossier()', one);
    execute format('create trigger what_goes_is_told after delete on public.%I referencing old table as changed '
      'for each statement execute function private.tell_of_dossier()', one);
  end loop;
end $$;

-- A ready-made question is taken over once for a home, an appointment of a file comes in once.
alter table public.dossier_queries
  add column ready_key text,
  add constraint a_ready_question_has_a_short_key check (ready_key ~ '^[A-Za-z0-9.-]{1,80}$');
comment on column public.dossier_queries.ready_key is 'which ready-made question it was';
create unique index a_ready_question_is_taken_over_once on public.dossier_queries (dossier_id, asset_id, ready_key)
  nulls not distinct where ready_key is not null;
grant insert (ready_key) on public.dossier_queries to authenticated;

alter table public.dossier_events
  add column import_uid text,
  add constraint the_name_of_an_imported_event_is_short check (char_length(import_uid) between 1 and 300);
comment on column public.dossier_events.import_uid is 'what the file that it came from calls it';
create unique index an_event_is_imported_once on public.dossier_events (dossier_id, import_uid)
  where import_uid is not null;
grant insert (import_uid) on public.dossier_events to authenticated;

-- Once a task that comes again is done, the next one is there: one, whoever ticks it how often. Months are counted
-- from the first day, so that what is due on a 31st comes back to it after February.
alter table public.dossier_tasks
  add column follows_id uuid,
  add column first_due_on date,
  add constraint a_task_may_follow_another foreign key (follows_id) references public.dossier_tasks (id)
    on delete set null,
  add constraint a_task_is_followed_once unique (follows_id);
comment on column public.dossier_tasks.follows_id is 'the task after which it came again';
comment on column public.dossier_tasks.first_due_on is 'the day from which a task that comes again counts its turns';

create function private.next_due_on(first_on date, after date, repeats text) returns date
language plpgsql immutable set search_path = '' as $$
declare
  step interval := case repeats when 'daily' then interval '1 day' when 'weekly' then interval '7 days'
    when 'monthly' then interval '1 month' else interval '1 year' end;
  turns integer := greatest(1, case repeats when 'daily' then after - first_on when 'weekly' then (after - first_on) / 7
    when 'monthly' then (extract(year from after) - extract(year from first_on)) * 12
      + extract(month from after) - extract(month from first_on)
    else extract(year from after) - extract(year from first_on) end::integer);
begin
  while (first_on + turns * step)::date <= after loop
    turns := turns + 1;
  end loop;
  return (first_on + turns * step)::date;
end $$;
comment on function private.next_due_on is 'The first turn, counted from a day, that is after another day.';

create function private.follow_done_task() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  due date := coalesce(new.due_on, current_date);
  -- A day that somebody moved is where its turns are counted from.
  first_on date := case when new.first_due_on is not null and new.due_on is not distinct from old.due_on
    then new.first_due_on else due end;
  next_on date := private.next_due_on(first_on, greatest(due, current_date), new.repeats);
begin
  insert into public.dossier_tasks (dossier_id, asset_id, author_id, assignee_id, title, details, due_on, repeats,
    remind_at, follows_id, first_due_on)
  values (new.dossier_id, new.asset_id, new.author_id, new.assignee_id, new.title, new.details, next_on, new.repeats,
    new.remind_at + make_interval(days => next_on - due), new.id, first_on)
  on conflict on constraint a_task_is_followed_once do nothing;
  return null;
end $$;
comment on function private.follow_done_task is 'Trigger: after a task that comes again the next one is there, once.';
create trigger a_done_task_comes_again after update of status on public.dossier_tasks for each row
  when (new.status = 'done' and old.status <> 'done' and new.repeats is not null)
  execute function private.follow_done_task();

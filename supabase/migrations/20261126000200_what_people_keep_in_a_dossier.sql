-- What people keep in a dossier: notes, questions, tasks, events, photos, offers, and what they look for.
--
-- These are plain tables, read and written by their policies. Each row is edited from its version. A note is its
-- author's alone until the author shares it; what a note ever said is kept beside it.

alter table public.assets_comparisons
  add constraint a_comparison_is_known_within_its_dossier unique (dossier_id, id);

create table public.dossier_photos (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  asset_id uuid,
  room text not null default '',
  caption text not null default '',
  sort_key text not null default 'n',
  is_cover boolean not null default false,
  widths integer[] not null default '{480}',
  width integer not null,
  height integer not null,
  content_hash text not null,
  taken_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossier_photos_have_an_id primary key (id),
  constraint a_dossier_photo_is_known_within_its_dossier unique (dossier_id, id),
  constraint a_dossier_keeps_a_picture_once unique (dossier_id, content_hash),
  constraint a_dossier_photo_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_dossier_photo_may_be_of_a_home foreign key (dossier_id, asset_id)
    references public.dossier_assets (dossier_id, id) on delete set null (asset_id),
  constraint words_of_a_dossier_photo_are_short check (char_length(room) <= 60 and char_length(caption) <= 500),
  constraint the_order_of_dossier_photos_is_a_short_key check (sort_key ~ '^[0-9A-Za-z]{1,60}$'),
  constraint a_dossier_photo_has_1_to_3_widths check (cardinality(widths) between 1 and 3
    and widths <@ '{480,960,1600}'::integer[]),
  constraint a_dossier_photo_has_a_size check (width between 1 and 20000 and height between 1 and 20000),
  constraint a_dossier_photo_is_known_by_its_hash check (content_hash ~ '^[0-9a-f]{64}$')
);
comment on table public.dossier_photos is 'Photos of a dossier; files are {dossier_id}/{id}/{width}.webp.';
comment on column public.dossier_photos.room is 'which part of the home it shows';
comment on column public.dossier_photos.sort_key is 'photos stand in the order of these keys';
comment on column public.dossier_photos.is_cover is 'stands for its home in lists';
comment on column public.dossier_photos.widths is 'the widths that are stored';
comment on column public.dossier_photos.content_hash is 'SHA-256 of the picture: the same one comes in once';
comment on column public.dossier_photos.taken_at is 'when it was taken, where the camera said so';
create index dossier_photos_in_order on public.dossier_photos (dossier_id, sort_key, id);
create index dossier_photos_by_home on public.dossier_photos (dossier_id, asset_id, sort_key, id);

create table public.dossier_notes (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  asset_id uuid,
  comparison_id uuid,
  photo_id uuid,
  pin_x double precision,
  pin_y double precision,
  author_id uuid default auth.uid(),
  body text not null,
  room text not null default '',
  tags text[] not null default '{}',
  is_private boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossier_notes_have_an_id primary key (id),
  constraint a_dossier_note_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_dossier_note_may_be_about_a_home foreign key (dossier_id, asset_id)
    references public.dossier_assets (dossier_id, id) on delete set null (asset_id),
  constraint a_dossier_note_may_be_about_a_comparison foreign key (dossier_id, comparison_id)
    references public.assets_comparisons (dossier_id, id) on delete set null (comparison_id),
  constraint a_dossier_note_may_be_pinned_to_a_photo foreign key (dossier_id, photo_id)
    references public.dossier_photos (dossier_id, id) on delete set null (photo_id),
  constraint a_dossier_note_may_have_an_author foreign key (author_id) references auth.users (id)
    on delete set null,
  constraint a_dossier_note_has_1_to_20000_characters
    check (char_length(btrim(body)) >= 1 and char_length(body) <= 20000),
  constraint words_of_a_dossier_note_are_short check (char_length(room) <= 60
    and private.are_short_texts(tags, 20, 40)),
  constraint a_pin_is_on_its_photo check ((pin_x is null) = (pin_y is null) and coalesce(pin_x between 0 and 1, true)
    and coalesce(pin_y between 0 and 1, true))
);
comment on table public.dossier_notes is 'What people of a dossier wrote down.';
comment on column public.dossier_notes.author_id is 'who wrote it; null once their account is gone';
comment on column public.dossier_notes.room is 'the part of the home that it is about';
comment on column public.dossier_notes.is_private is 'for its author alone, until they share it';
comment on column public.dossier_notes.pin_x is 'where on the photo, from 0 at its left to 1 at its right';
comment on column public.dossier_notes.pin_y is 'where on the photo, from 0 at its top to 1 at its foot';
create index dossier_notes_by_dossier on public.dossier_notes (dossier_id, created_at, id);
create index dossier_notes_by_home on public.dossier_notes (dossier_id, asset_id, created_at, id);
create index dossier_notes_by_comparison on public.dossier_notes (dossier_id, comparison_id)
  where comparison_id is not null;
create index dossier_notes_by_photo on public.dossier_notes (dossier_id, photo_id) where photo_id is not null;
create index dossier_notes_by_author on public.dossier_notes (author_id);

create table public.dossier_note_versions (
  note_id uuid not null,
  version integer not null,
  body text not null,
  author_id uuid,
  saved_at timestamptz not null default now(),
  constraint a_note_has_each_version_once primary key (note_id, version),
  constraint a_note_version_is_of_a_note foreign key (note_id) references public.dossier_notes (id)
    on delete cascade,
  constraint a_note_version_may_have_an_author foreign key (author_id) references auth.users (id)
    on delete set null
);
comment on table public.dossier_note_versions is 'Everything that a note ever said. Lines are only ever added.';
comment on column public.dossier_note_versions.author_id is 'who saved it so';
create index dossier_note_versions_by_author on public.dossier_note_versions (author_id);

create table public.dossier_queries (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  asset_id uuid,
  author_id uuid default auth.uid(),
  question text not null,
  asked_of text not null default 'agent',
  state text not null default 'open',
  answer text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossier_queries_have_an_id primary key (id),
  constraint a_dossier_query_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_dossier_query_may_be_about_a_home foreign key (dossier_id, asset_id)
    references public.dossier_assets (dossier_id, id) on delete set null (asset_id),
  constraint a_dossier_query_may_have_an_author foreign key (author_id) references auth.users (id)
    on delete set null,
  constraint a_question_has_1_to_2000_characters
    check (char_length(btrim(question)) >= 1 and char_length(question) <= 2000),
  constraint a_question_is_asked_of_somebody_known
    check (asked_of in ('agent', 'seller', 'solicitor', 'surveyor', 'partner')),
  constraint a_question_is_in_a_known_state check (state in ('open', 'asked', 'answered')),
  constraint an_answered_question_has_an_answer
    check (char_length(answer) <= 10000 and (state <> 'answered' or btrim(answer) <> ''))
);
comment on table public.dossier_queries is 'Questions that people of a dossier have still to ask, or have asked.';
comment on column public.dossier_queries.asked_of is 'who could know it';
comment on column public.dossier_queries.state is 'open, asked, or answered';
create index dossier_queries_by_dossier on public.dossier_queries (dossier_id, state, created_at, id);
create index dossier_queries_by_home on public.dossier_queries (dossier_id, asset_id);
create index dossier_queries_by_author on public.dossier_queries (author_id);

create table public.dossier_tasks (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  asset_id uuid,
  author_id uuid default auth.uid(),
  assignee_id uuid,
  title text not null,
  details text not null default '',
  due_on date,
  status text not null default 'open',
  done_at timestamptz,
  checklist_key text,
  repeats text,
  remind_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossier_tasks_have_an_id primary key (id),
  constraint a_dossier_task_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_dossier_task_may_be_about_a_home foreign key (dossier_id, asset_id)
    references public.dossier_assets (dossier_id, id) on delete set null (asset_id),
  constraint a_dossier_task_may_have_an_author foreign key (author_id) references auth.users (id)
    on delete set null,
  constraint a_dossier_task_is_for_somebody_in_it foreign key (dossier_id, assignee_id)
    references public.dossier_members (dossier_id, user_id) on delete set null (assignee_id),
  constraint a_dossier_task_has_a_title_of_1_to_200_characters
    check (char_length(btrim(title)) >= 1 and char_length(title) <= 200 and char_length(details) <= 4000),
  constraint a_dossier_task_is_in_a_known_state check (status in ('open', 'doing', 'done', 'dropped')),
  constraint a_task_of_a_checklist_has_a_short_key check (checklist_key ~ '^[A-Za-z0-9.-]{1,80}$'),
  constraint a_dossier_task_repeats_in_a_known_way check (repeats in ('daily', 'weekly', 'monthly', 'yearly'))
);
comment on table public.dossier_tasks is 'What is to be done, by whom and until when.';
comment on column public.dossier_tasks.checklist_key is 'which line of a ready-made checklist it was';
comment on column public.dossier_tasks.repeats is 'how often it comes again; null: never';
comment on column public.dossier_tasks.remind_at is 'when somebody wants to be reminded of it';
comment on column public.dossier_tasks.done_at is 'when it was done';
create index dossier_tasks_by_day on public.dossier_tasks (dossier_id, status, due_on, id);
create index dossier_tasks_by_home on public.dossier_tasks (dossier_id, asset_id);
create index dossier_tasks_by_assignee on public.dossier_tasks (dossier_id, assignee_id);
create index dossier_tasks_by_author on public.dossier_tasks (author_id);
create unique index a_checklist_is_adopted_once on public.dossier_tasks (dossier_id, asset_id, checklist_key)
  nulls not distinct where checklist_key is not null;

create table public.dossier_events (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  asset_id uuid,
  kind text not null default 'other',
  title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  is_all_day boolean not null default false,
  place text not null default '',
  details text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossier_events_have_an_id primary key (id),
  constraint a_dossier_event_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_dossier_event_may_be_about_a_home foreign key (dossier_id, asset_id)
    references public.dossier_assets (dossier_id, id) on delete set null (asset_id),
  constraint a_dossier_event_is_in_a_known_time_zone foreign key (time_zone) references private.time_zones (name)
    on delete restrict,
  constraint a_dossier_event_is_of_a_known_kind check (kind in ('viewing', 'survey', 'mortgage', 'solicitor',
    'exchange', 'completion', 'other')),
  constraint words_of_a_dossier_event_are_short check (char_length(btrim(title)) >= 1 and char_length(title) <= 200
    and char_length(place) <= 300 and char_length(details) <= 4000),
  constraint a_dossier_event_ends_after_it_began check (ends_at >= starts_at)
);
comment on table public.dossier_events is 'Viewings, surveys and other appointments.';
comment on column public.dossier_events.time_zone is 'the zone in which its hours are told';
comment on column public.dossier_events.is_all_day is 'of whole days of its zone';
create index dossier_events_by_time on public.dossier_events (dossier_id, starts_at, id);
create index dossier_events_by_home on public.dossier_events (dossier_id, asset_id);
create index dossier_events_by_time_zone on public.dossier_events (time_zone);

create table public.dossier_offers (
  id uuid not null default gen_random_uuid(),
  dossier_id uuid not null,
  asset_id uuid not null,
  state text not null default 'planned',
  amount_minor bigint not null,
  currency text not null,
  made_on date,
  conditions text not null default '',
  reply text not null default '',
  reply_minor bigint,
  chain text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint dossier_offers_have_an_id primary key (id),
  constraint a_dossier_offer_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_dossier_offer_is_for_a_home foreign key (dossier_id, asset_id)
    references public.dossier_assets (dossier_id, id) on delete cascade,
  constraint a_dossier_offer_is_in_a_known_currency foreign key (currency) references private.currencies (code)
    on delete restrict,
  constraint a_dossier_offer_is_in_a_known_state
    check (state in ('planned', 'made', 'countered', 'accepted', 'rejected', 'withdrawn')),
  constraint a_dossier_offer_is_an_amount check (amount_minor between 1 and 1000000000000
    and coalesce(reply_minor between 1 and 1000000000000, true)),
  constraint words_of_a_dossier_offer_are_short check (char_length(conditions) <= 4000
    and char_length(reply) <= 4000 and char_length(chain) <= 2000)
);
comment on table public.dossier_offers is
  'Offers that were planned or made for homes of a dossier, with their replies.';
comment on column public.dossier_offers.reply_minor is 'what the other side asked for instead';
comment on column public.dossier_offers.chain is 'what is known of the chain of buyers and sellers';
create index dossier_offers_by_home on public.dossier_offers (dossier_id, asset_id, created_at, id);
create index dossier_offers_by_currency on public.dossier_offers (currency);

create table public.hunter_profiles (
  dossier_id uuid not null,
  currency text not null default 'GBP',
  budget_minor bigint,
  deposit_minor bigint,
  income_band text not null default '',
  must_haves text[] not null default '{}',
  deal_breakers text[] not null default '{}',
  weights jsonb not null default '{}',
  areas jsonb not null default '[]',
  move_by_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint a_dossier_has_one_hunter_profile primary key (dossier_id),
  constraint a_hunter_profile_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id)
    on delete cascade,
  constraint a_hunter_reckons_in_a_known_currency foreign key (currency) references private.currencies (code)
    on delete restrict,
  constraint money_of_a_hunter_is_an_amount check (coalesce(budget_minor between 1 and 1000000000000, true)
    and coalesce(deposit_minor between 0 and 1000000000000, true)),
  constraint words_of_a_hunter_are_short check (char_length(income_band) <= 40
    and private.are_short_texts(must_haves, 60, 120) and private.are_short_texts(deal_breakers, 60, 120)),
  constraint weights_of_a_hunter_are_few
    check (jsonb_typeof(weights) = 'object' and octet_length(weights::text) <= 8000),
  constraint areas_of_a_hunter_are_a_short_list
    check (jsonb_typeof(areas) = 'array' and octet_length(areas::text) <= 40000)
);
comment on table public.hunter_profiles is 'What the people of a dossier look for, and with how much money.';
comment on column public.hunter_profiles.income_band is 'as the hunter chose to say it; empty: not said';
comment on column public.hunter_profiles.weights is 'how much each wish counts, by its name';
comment on column public.hunter_profiles.areas is 'where they look: names, postcodes or corners on a map';
create index hunter_profiles_by_currency on public.hunter_profiles (currency);

-- Every row is edited from its version.
do $$
declare
  one text;
begin
  foreach one in array '{dossier_photos,dossier_notes,dossier_queries,dossier_tasks,dossier_events,dossier_offers,'
    'hunter_profiles}'::text[] loop
    execute format('create trigger a_row_is_edited_from_its_version before update of version on public.%I '
      'for each row execute function private.take_version(''named'')', one);
    execute format('create trigger changed_rows_have_a_new_version before update on public.%I '
      'for each row execute function private.take_version(''any'')', one);
    execute format('create trigger %I before update on public.%I '
      'for each row execute function private.touch_updated_at()', one || '_touch_updated_at', one);
    execute format('alter table public.%I enable row level security', one);
    execute format('grant select, delete on public.%I to authenticated', one);
  end loop;
end $$;
alter table public.dossier_note_versions enable row level security;
grant select on public.dossier_note_versions to authenticated;

-- What a note says is kept with each version; the private notes of an account that goes, go with it.
create function private.keep_note_version() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.is_private and new.author_id is null then
    delete from public.dossier_notes n where n.id = new.id;
  elsif tg_op = 'INSERT' or new.body <> old.body then
    insert into public.dossier_note_versions (note_id, version, body, author_id)
      values (new.id, new.version, new.body, coalesce((select auth.uid()), new.author_id));
  end if;
  return null;
end $$;
comment on function private.keep_note_version is
  'Trigger: keeps what a note says; a private one without its author goes.';
create trigger each_version_of_a_note_is_kept after insert or update on public.dossier_notes
  for each row execute function private.keep_note_version();

create function private.note_when_done() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  new.done_at := case when new.status <> 'done' then null
    when tg_op = 'UPDATE' and old.status = 'done' then old.done_at else now() end;
  return new;
end $$;
comment on function private.note_when_done is 'Trigger: a task that is done has the time of it.';
create trigger a_done_task_has_its_time before insert or update on public.dossier_tasks
  for each row execute function private.note_when_done();

-- Notes.
grant insert (id, dossier_id, asset_id, comparison_id, photo_id, pin_x, pin_y, body, room, tags, is_private)
  on public.dossier_notes to authenticated;
grant update (asset_id, comparison_id, photo_id, pin_x, pin_y, body, room, tags, is_private, version)
  on public.dossier_notes to authenticated;
create policy "a note is its author's, and everybody's in its dossier once it is shared" on public.dossier_notes
  for select to authenticated using (dossier_id in (select private.dossiers_where('dossier.read'))
    and (not is_private or author_id = (select auth.uid())
      or dossier_id in (select private.dossiers_where('dossier.read-private-notes')) and exists (
        select from public.dossier_members m
        where m.dossier_id = dossier_notes.dossier_id and m.user_id = author_id and m.role = 'owner')));
create policy "whoever comments writes notes" on public.dossier_notes for insert to authenticated
  with check (dossier_id in (select private.dossiers_where('dossier.comment')) and author_id = (select auth.uid()));
create policy "authors edit their notes, owner and partner shared ones" on public.dossier_notes
  for update to authenticated
  using (author_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.comment'))
    or not is_private and dossier_id in (select private.dossiers_where('dossier.edit')))
  with check (author_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.comment'))
    or not is_private and dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "authors delete their notes, owner and partner shared ones" on public.dossier_notes
  for delete to authenticated
  using (author_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.comment'))
    or not is_private and dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "whoever reads a note reads what it said" on public.dossier_note_versions for select to authenticated
  using (note_id in (select n.id from public.dossier_notes n));

-- Questions and tasks: whoever comments adds them.
grant insert (id, dossier_id, asset_id, question, asked_of, state, answer) on public.dossier_queries to authenticated;
grant update (asset_id, question, asked_of, state, answer, version) on public.dossier_queries to authenticated;
create policy "people of a dossier read its questions" on public.dossier_queries for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read')));
create policy "whoever comments adds questions" on public.dossier_queries for insert to authenticated
  with check (dossier_id in (select private.dossiers_where('dossier.comment')));
create policy "owner, partner and its author edit a question" on public.dossier_queries for update to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit'))
    or author_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.comment')))
  with check (dossier_id in (select private.dossiers_where('dossier.comment')));
create policy "owner, partner and its author delete a question" on public.dossier_queries for delete to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit'))
    or author_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.comment')));

grant insert (id, dossier_id, asset_id, assignee_id, title, details, due_on, status, checklist_key, repeats,
  remind_at) on public.dossier_tasks to authenticated;
grant update (asset_id, assignee_id, title, details, due_on, status, repeats, remind_at, version)
  on public.dossier_tasks to authenticated;
create policy "people of a dossier read its tasks" on public.dossier_tasks for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read')));
create policy "whoever comments adds tasks" on public.dossier_tasks for insert to authenticated
  with check (dossier_id in (select private.dossiers_where('dossier.comment')));
create policy "owner, partner, author and assignee edit a task" on public.dossier_tasks for update to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit'))
    or (select auth.uid()) in (author_id, assignee_id)
      and dossier_id in (select private.dossiers_where('dossier.comment')))
  with check (dossier_id in (select private.dossiers_where('dossier.comment')));
create policy "owner, partner and its author delete a task" on public.dossier_tasks for delete to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit'))
    or author_id = (select auth.uid()) and dossier_id in (select private.dossiers_where('dossier.comment')));

-- Events and photos: everybody reads, owner and partner write.
grant insert (id, dossier_id, asset_id, kind, title, starts_at, ends_at, time_zone, is_all_day, place, details)
  on public.dossier_events to authenticated;
grant update (asset_id, kind, title, starts_at, ends_at, time_zone, is_all_day, place, details, version)
  on public.dossier_events to authenticated;
create policy "people of a dossier read its events" on public.dossier_events for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read')));
create policy "owner and partner add events" on public.dossier_events for insert to authenticated
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner edit events" on public.dossier_events for update to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')))
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner delete events" on public.dossier_events for delete to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')));

grant insert (id, dossier_id, asset_id, room, caption, sort_key, is_cover, widths, width, height, content_hash,
  taken_at) on public.dossier_photos to authenticated;
grant update (asset_id, room, caption, sort_key, is_cover, version) on public.dossier_photos to authenticated;
create policy "people of a dossier read its photos" on public.dossier_photos for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read')));
create policy "owner and partner add photos" on public.dossier_photos for insert to authenticated
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner edit photos" on public.dossier_photos for update to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')))
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner delete photos" on public.dossier_photos for delete to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')));

-- Offers and the profile: for those who buy, and for whom the owner ticked them.
grant insert (id, dossier_id, asset_id, state, amount_minor, currency, made_on, conditions, reply, reply_minor, chain)
  on public.dossier_offers to authenticated;
grant update (state, amount_minor, currency, made_on, conditions, reply, reply_minor, chain, version)
  on public.dossier_offers to authenticated;
create policy "whoever may see offers reads them" on public.dossier_offers for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read-offers')));
create policy "owner and partner add offers" on public.dossier_offers for insert to authenticated
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner edit offers" on public.dossier_offers for update to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')))
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner delete offers" on public.dossier_offers for delete to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')));

grant insert (dossier_id, currency, budget_minor, deposit_minor, income_band, must_haves, deal_breakers, weights,
  areas, move_by_on) on public.hunter_profiles to authenticated;
grant update (currency, budget_minor, deposit_minor, income_band, must_haves, deal_breakers, weights, areas,
  move_by_on, version) on public.hunter_profiles to authenticated;
create policy "whoever may see the profile reads it" on public.hunter_profiles for select to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.read-profile')));
create policy "owner and partner begin the profile" on public.hunter_profiles for insert to authenticated
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner edit the profile" on public.hunter_profiles for update to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')))
  with check (dossier_id in (select private.dossiers_where('dossier.edit')));
create policy "owner and partner delete the profile" on public.hunter_profiles for delete to authenticated
  using (dossier_id in (select private.dossiers_where('dossier.edit')));

-- What somebody wrote goes along with their data.
create or replace function private.own_data_of_dossiers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return jsonb_build_object(
    'dossiers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'role', m.role, 'ticks', m.ticks,
        'joined_at', m.joined_at, 'deleted_at', d.deleted_at) order by m.joined_at, d.id), '[]'::jsonb)
      from public.dossier_members m join public.dossiers d on d.id = m.dossier_id where m.user_id = player),
    'dossier_notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'body', n.body, 'room', n.room, 'tags', n.tags,
        'is_private', n.is_private, 'created_at', n.created_at) order by n.created_at, n.id), '[]'::jsonb)
      from public.dossier_notes n where n.author_id = player),
    'dossier_note_versions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.note_id, 'version', v.version, 'body', v.body,
        'saved_at', v.saved_at) order by v.saved_at, v.note_id, v.version), '[]'::jsonb)
      from public.dossier_note_versions v where v.author_id = player),
    'dossier_queries', (
      select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer,
        'created_at', q.created_at) order by q.created_at, q.id), '[]'::jsonb)
      from public.dossier_queries q where q.author_id = player),
    'dossier_tasks', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'details', t.details,
        'due_on', t.due_on, 'status', t.status, 'is_own', t.author_id = player, 'created_at', t.created_at)
        order by t.created_at, t.id), '[]'::jsonb)
      from public.dossier_tasks t where t.author_id = player
        or t.assignee_id = player and t.dossier_id in (
          select m.dossier_id from public.dossier_members m where m.user_id = player)));
end $$;

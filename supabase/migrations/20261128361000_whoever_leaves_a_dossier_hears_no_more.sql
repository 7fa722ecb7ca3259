-- Realtime judges who may hear when somebody joins, and keeps that for as long as their pass is good. So a dossier
-- changes its topic whenever somebody leaves it or support is shut out: the old one says for the last time that its
-- people changed, those who are still in it are given the new one, and nothing is said on the old one any more.

create table private.dossier_lines (
  dossier_id uuid not null,
  topic_key text not null default private.random_hex_32(),
  constraint a_dossier_has_one_line primary key (dossier_id),
  constraint a_line_is_of_a_dossier foreign key (dossier_id) references public.dossiers (id) on delete cascade
);
comment on table private.dossier_lines is
  'The topic on which a dossier tells its people that something changed; another one after each who leaves.';
comment on column private.dossier_lines.dossier_id is 'The dossier.';
comment on column private.dossier_lines.topic_key is
  'The last part of its topic: 32 random bytes in hex, given to those who are in the dossier.';
alter table private.dossier_lines enable row level security;
insert into private.dossier_lines (dossier_id) select d.id from public.dossiers d;

create function private.give_dossier_a_line() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.dossier_lines (dossier_id) values (new.id);
  return null;
end $$;
comment on function private.give_dossier_a_line is 'Trigger: a new dossier has a topic.';
create trigger a_dossier_has_a_line after insert on public.dossiers
  for each row execute function private.give_dossier_a_line();

create function private.line_of_dossier(dossier_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select l.dossier_id || ':' || l.topic_key from private.dossier_lines l
  where l.dossier_id = line_of_dossier.dossier_id
$$;
comment on function private.line_of_dossier is
  'What stands behind the colon of the topic that a dossier speaks on now.';

create function private.tell_dossier(dossier_id uuid, part text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  line text := private.line_of_dossier(tell_dossier.dossier_id);
begin
  -- A dossier that goes for good takes its topic along before its people.
  if line is not null then
    perform realtime.send(jsonb_build_object('part', tell_dossier.part), 'changed', 'dossier:' || line, true);
  end if;
end $$;
comment on function private.tell_dossier is
  'Tells whoever has a dossier open that a part of it changed, and nothing of what.';

create or replace function private.may_hear_dossier(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return may_hear_dossier.topic like 'dossier:%' and exists (
    select from private.dossiers_where('dossier.read') as d (id)
    where 'dossier:' || private.line_of_dossier(d.id) = may_hear_dossier.topic);
end $$;

create or replace function private.tell_of_dossier() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_dossier(told.dossier_id, case when tg_table_name in ('dossier_offers', 'hunter_profiles')
    then 'private' else tg_table_name end)
    from (select distinct c.dossier_id from changed c) told;
  return null;
end $$;

create function private.change_dossier_line() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.dossier_lines l set topic_key = private.random_hex_32()
    where l.dossier_id in (select g.dossier_id from gone g);
  return null;
end $$;
comment on function private.change_dossier_line is
  'Trigger: who is not in a dossier any more does not have the topic that it speaks on from now on.';
-- By its name it follows the one that tells of the change.
create trigger whoever_goes_hears_no_more after delete on public.dossier_members referencing old table as gone
  for each statement execute function private.change_dossier_line();
create trigger support_hears_no_more after delete on private.dossier_support_grants referencing old table as gone
  for each statement execute function private.change_dossier_line();

create or replace function private.dossier_people(dossier_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dossier public.dossiers := private.dossier_for(dossier_people.dossier_id, 'dossier.read');
  is_owner boolean := private.dossier_may(dossier.id, 'dossier.share');
begin
  return jsonb_build_object(
    'topic', 'dossier:' || private.line_of_dossier(dossier.id),
    'people', (
      select jsonb_agg(jsonb_build_object('user_id', m.user_id, 'name', private.name_of_person(m.user_id),
        'role', m.role, 'ticks', m.ticks, 'joined_at', m.joined_at, 'is_self', m.user_id = (select auth.uid()))
        order by m.joined_at, m.user_id)
      from public.dossier_members m where m.dossier_id = dossier.id),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'role', i.role, 'most_uses', i.most_uses,
        'uses', i.uses, 'created_at', i.created_at, 'expires_at', i.expires_at,
        'is_for_one_account', i.email_hash is not null) order by i.created_at desc, i.id), '[]'::jsonb)
      from private.dossier_invitations i
      where is_owner and i.dossier_id = dossier.id and i.revoked_at is null and i.uses < i.most_uses
        and i.expires_at > now()),
    'support_until', (
      select g.expires_at from private.dossier_support_grants g
      where is_owner and g.dossier_id = dossier.id and g.expires_at > now()));
end $$;

create or replace function private.remind_of_dossier_tasks() returns integer
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
        perform private.tell_dossier(task.dossier_id, 'dossier_tasks');
        told := told + 1;
      end if;
    exception when others then
      perform private.note_job_failure('remind_of_dossier_tasks', task.id::text, sqlstate, sqlerrm);
    end;
  end loop;
  return told;
end $$;

create or replace function private.give_verdict(comparison_id uuid, winner text, parts jsonb default '{}',
  reason text default '')
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  comparison public.assets_comparisons := private.comparison_for(give_verdict.comparison_id, 'dossier.edit');
  words constant text[] := '{one,other,neither}';
  own private.comparison_verdicts;
begin
  if not coalesce(give_verdict.winner = any (words), false) or give_verdict.parts is null
    or give_verdict.reason is null or char_length(give_verdict.reason) > 2000
    or jsonb_typeof(give_verdict.parts) <> 'object' then
    perform private.refuse(422, 'invalid_request',
      'A verdict is for one home, the other or neither, with a reason of at most 2,000 characters.');
  elsif exists (select from jsonb_each(give_verdict.parts) p (name, word)
      where p.name !~ '^[a-z]{1,20}$' or not coalesce(p.word #>> '{}' = any (words), false)) then
    perform private.refuse(422, 'invalid_request', 'Each part is for one home, the other or neither.');
  end if;
  -- Two who judge at the same moment take turns.
  perform from public.dossiers d where d.id = comparison.dossier_id for no key update;
  select v.* into own from private.comparison_verdicts v
    where v.comparison_id = comparison.id and v.user_id = caller;
  -- The same one sent again is the same verdict.
  if (own.winner, own.parts, own.reason) = (give_verdict.winner, give_verdict.parts, give_verdict.reason) then
    return true;
  elsif own.user_id is not null and exists (select from private.comparison_verdicts v
      where v.comparison_id = comparison.id and v.user_id <> caller) then
    perform private.refuse(409, 'verdict_stands',
      'You both have given a verdict and may have read the other. Compare the homes anew to judge again.');
  end if;
  insert into private.comparison_verdicts (comparison_id, dossier_id, user_id, winner, parts, reason)
    values (comparison.id, comparison.dossier_id, caller, give_verdict.winner, give_verdict.parts,
      give_verdict.reason)
    on conflict on constraint a_person_judges_a_comparison_once do update
      set winner = excluded.winner, parts = excluded.parts, reason = excluded.reason, given_at = now();
  -- Whoever has the comparison open looks again: it says that something changed and nothing of what.
  perform private.tell_dossier(comparison.dossier_id, 'assets_comparisons');
  return true;
end $$;

-- An agency administers itself, and what is changed there is remembered.
--
-- private.log_agency_change is the trigger of every table whose rows belong to an agency: it notes who changed what,
-- the
-- values before and the values after. Of a change only the fields that differ are kept, without secrets, and long texts
-- by their beginning. The log is only ever added to, refers to nothing, and is read by owners and admins.

create table private.agency_log (
  id bigint generated always as identity,
  agency_id uuid not null,
  actor_id uuid,
  subject text not null,
  subject_id text,
  verb text not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  logged_at timestamptz not null default clock_timestamp(),
  constraint agency_entries_have_an_id primary key (id),
  constraint an_agency_entry_tells_a_known_verb check (verb in ('added', 'changed', 'removed'))
);
comment on table private.agency_log is
  'Who changed what of an agency, and when: of each row the fields that differ. Never changed; it refers to '
  'nothing, so '
    'that it outlives what it speaks of. Holds no secrets.';
comment on column private.agency_log.actor_id is 'The signed-in person; none: the server itself.';
comment on column private.agency_log.subject is 'The table.';
comment on column private.agency_log.subject_id is 'The row, or the person of a membership.';
create index agency_log_by_agency on private.agency_log (agency_id, id desc);
alter table private.agency_log enable row level security;

create function private.refuse_agency_log_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'The log of an agency is only ever added to.';
end $$;
comment on function private.refuse_agency_log_change is 'Trigger: the log of an agency never changes.';
create trigger the_agency_log_never_changes before update or delete on private.agency_log
  for each row execute function private.refuse_agency_log_change();
create trigger the_agency_log_is_never_emptied before truncate on private.agency_log
  for each statement execute function private.refuse_agency_log_change();

create function private.loggable(fields jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.key,
      case when length(f.value::text) > 1000 then to_jsonb(left(f.value #>> '{}', 1000) || '…') else f.value end), '{}')
  from jsonb_each(fields) f
  where f.key not in ('version', 'created_at', 'updated_at')
    and f.key !~ '(token|secret|salt|hash|password|signature|auth_key)'
$$;
comment on function private.loggable is
  'What of a row is fit for a log: no secrets, nothing that changes by itself, and of long values the beginning.';

create function private.log_agency_change() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- The arguments of the trigger are fields that the log leaves out besides secrets.
  left_out text[] := coalesce(tg_argv, '{}');
  was jsonb := case when tg_op = 'INSERT' then '{}' else private.loggable(to_jsonb(old)) - left_out end;
  became jsonb := case when tg_op = 'DELETE' then '{}' else private.loggable(to_jsonb(new)) - left_out end;
  whole jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  of_agency uuid := case when tg_table_schema = 'public' and tg_table_name = 'agencies' then (whole ->> 'id')::uuid
    else (whole ->> 'agency_id')::uuid end;
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(b.key, b.value) filter (where b.value is distinct from became -> b.key), '{}')
      into was from jsonb_each(was) b;
    select coalesce(jsonb_object_agg(a.key, a.value), '{}')
      into became from jsonb_each(became) a where was ? a.key;
  end if;
  -- What differs in a text beyond what is kept of it is a change as well.
  if of_agency is not null and (tg_op <> 'UPDATE' or was <> '{}'
      or private.told_apart(to_jsonb(old), left_out) <> private.told_apart(to_jsonb(new), left_out)) then
    insert into private.agency_log (agency_id, actor_id, subject, subject_id, verb, before, after)
    values (of_agency, (select auth.uid()), tg_table_name, coalesce(whole ->> 'id', whole ->> 'user_id'),
      case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end, was, became);
  end if;
  return null;
end $$;
comment on function private.log_agency_change is
  'Trigger, after each row of a table with agency_id: notes who changed what. Arguments name fields to leave out.';

create function private.told_apart(fields jsonb, left_out text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(fields - left_out) f
  where f.key not in ('version', 'created_at', 'updated_at')
    and f.key !~ '(token|secret|salt|hash|password|signature|auth_key)'
$$;
comment on function private.told_apart is 'The fields of a row by which two states of it are told apart.';

create trigger an_agency_keeps_a_log after insert or update or delete on public.agencies
  for each row execute function private.log_agency_change();
create trigger members_of_an_agency_are_logged after insert or update or delete on public.agency_members
  for each row execute function private.log_agency_change();

create function private.agency_for(agency_id uuid, roles text[]) returns public.agencies
language plpgsql stable security definer set search_path = '' as $$
declare
  agency public.agencies;
begin
  select a.* into agency from public.agencies a where a.id = agency_for.agency_id;
  -- What a stranger asks about and what is not there are the same to them.
  if agency.id is null or not private.has_agency_role(agency.id, '{owner,admin,agent}') then
    perform private.refuse(404, 'not_found', 'There is no such agency among yours.');
  elsif not private.has_agency_role(agency.id, agency_for.roles) then
    perform private.refuse(403, 'not_allowed', 'Your role in this agency does not allow this. Ask its owner.');
  end if;
  return agency;
end $$;
comment on function private.agency_for is
  'An agency in which the caller has one of these roles; a stranger is told that there is none.';

create function private.own_agencies(brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  here text := coalesce(nullif(own_agencies.brand, ''), 'default');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'key', o.key, 'display_name', o.display_name,
      'logo_url', o.logo_url, 'role', o.role, 'currency', o.currency, 'locales', o.supported_locales)
      order by o.key <> here, o.display_name, o.key), '[]'::jsonb)
    from (
      select a.id, a.key, a.display_name, a.logo_url, m.role, a.currency, a.supported_locales
      from public.agency_members m join public.agencies a on a.id = m.agency_id where m.user_id = caller
      union all
      select a.id, a.key, a.display_name, a.logo_url, 'staff', a.currency, a.supported_locales
      from public.agencies a where a.key = here and private.is_staff()
        and not exists (select from public.agency_members m where m.agency_id = a.id and m.user_id = caller)
      limit 500) o);
end $$;
comment on function private.own_agencies is
  'The agencies that the caller works for, with role, currency and locales, the one of this brand first.';
select private.expose('private.own_agencies(text)', 'authenticated');

create function private.agency_activity(agency_id uuid, before bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies := private.agency_for(agency_activity.agency_id, '{owner,admin}');
  page constant integer := 40;
begin
  return (
    with entries as (
      select l.* from private.agency_log l
      where l.agency_id = agency.id and (agency_activity.before is null or l.id < agency_activity.before)
      order by l.id desc limit page + 1),
    shown as (select e.* from entries e order by e.id desc limit page)
    select jsonb_build_object(
      'entries', coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'actor', private.name_of_person(s.actor_id),
        'subject', s.subject, 'person', case when s.subject = 'agency_members'
          then private.name_of_person(s.subject_id::uuid) end,
        'verb', s.verb, 'before', s.before, 'after', s.after, 'logged_at', s.logged_at) order by s.id desc), '[]'),
      'next_before', case when (select count(*) from entries) > page then min(s.id) end)
    from shown s);
end $$;
comment on function private.agency_activity is
  'For owners and admins: what was changed in an agency, forty entries a page.';
select private.expose('private.agency_activity(uuid, bigint)', 'authenticated');

-- A site without a brand of its own is where people of every agency find theirs.
create or replace function private.may_open_page(access text, subject text default null, brand text default null)
returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  here text := coalesce(nullif(may_open_page.brand, ''), 'default');
  agency_id uuid := (select a.id from public.agencies a where a.key = here);
begin
  if caller is null then
    return false;
  end if;
  -- A person's own area has the person's id in its address.
  if starts_with(may_open_page.access, 'self') and lower(may_open_page.subject) is distinct from caller::text then
    return false;
  end if;
  return case may_open_page.access
    when 'signed-in' then true
    when 'self' then true
    when 'staff' then private.is_staff()
    when 'agency-staff' then private.is_staff() or private.has_agency_role(agency_id, '{owner,admin,agent}')
      or here = 'default' and exists (select from public.agency_members m where m.user_id = caller)
    when 'agency-admin' then private.has_agency_role(agency_id, '{owner,admin}')
      or here = 'default' and exists (
        select from public.agency_members m where m.user_id = caller and m.role in ('owner', 'admin'))
    -- The agency is then the person's own, whichever brand's site this is.
    when 'self-agency-staff' then exists (select from public.agency_members m where m.user_id = caller)
    when 'self-agency-admin' then exists (
      select from public.agency_members m where m.user_id = caller and m.role in ('owner', 'admin'))
    when 'dossier-member' then exists (select from private.dossiers_where('dossier.read') as d (id)
      where d.id::text = lower(may_open_page.subject))
    when 'quest-owner' then exists (select from private.search_queries s join private.quests q on q.id = s.quest_id
      where s.id::text = lower(may_open_page.subject) and q.owner_id = caller)
    else false end;
end $$;

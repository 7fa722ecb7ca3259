-- Days and times of a dossier are such that every calendar and every browser can say: “infinity” and years of six
-- digits, which Postgres takes, made screens fail for everybody in the dossier. The same holds for days of facts, and
-- the currency of a fact is three letters.

update public.dossier_tasks set due_on = null where not due_on between '1000-01-01' and '9999-12-31';
update public.dossier_tasks set remind_at = null where not remind_at between '1000-01-01' and '9999-12-31';
alter table public.dossier_tasks
  add constraint a_dossier_task_is_due_on_a_day_of_the_calendar check (due_on between '1000-01-01' and '9999-12-31'),
  add constraint a_task_is_reminded_of_at_a_time_of_the_calendar
    check (remind_at between '1000-01-01' and '9999-12-31');

update public.dossier_events set starts_at = least(greatest(starts_at, '1000-01-01'), '9999-12-31'),
    ends_at = least(greatest(ends_at, '1000-01-01'), '9999-12-31')
  where not starts_at between '1000-01-01' and '9999-12-31' or not ends_at between '1000-01-01' and '9999-12-31';
alter table public.dossier_events
  add constraint a_dossier_event_is_at_a_time_of_the_calendar check (starts_at between '1000-01-01' and '9999-12-31'
    and coalesce(ends_at between '1000-01-01' and '9999-12-31', true));

update public.dossier_offers set made_on = null where not made_on between '1000-01-01' and '9999-12-31';
update public.dossier_offers set open_until_on = null where not open_until_on between '1000-01-01' and '9999-12-31';
update public.dossier_offers set replied_on = null where not replied_on between '1000-01-01' and '9999-12-31';
alter table public.dossier_offers
  add constraint days_of_a_dossier_offer_are_of_the_calendar check (
    coalesce(made_on between '1000-01-01' and '9999-12-31', true)
    and coalesce(open_until_on between '1000-01-01' and '9999-12-31', true)
    and coalesce(replied_on between '1000-01-01' and '9999-12-31', true));

update public.dossier_photos set taken_at = null where not taken_at between '1000-01-01' and '9999-12-31';
alter table public.dossier_photos
  add constraint a_dossier_photo_was_taken_at_a_time_of_the_calendar
    check (taken_at between '1000-01-01' and '9999-12-31');

update public.dossier_fact_versions set said_on = null where not said_on between '1000-01-01' and '9999-12-31';
alter table public.dossier_fact_versions
  add constraint a_fact_version_is_of_a_day_of_the_calendar check (said_on between '1000-01-01' and '9999-12-31');

update public.hunter_profiles set move_by_on = null where not move_by_on between '1000-01-01' and '9999-12-31';
alter table public.hunter_profiles
  add constraint a_hunter_moves_by_a_day_of_the_calendar check (move_by_on between '1000-01-01' and '9999-12-31');

create or replace function private.are_dossier_facts(facts jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return octet_length(facts::text) <= 40000 and jsonb_typeof(facts) = 'object' and not exists (
    select from jsonb_each(facts) f (name, fact)
    where f.name !~ '^[a-z][a-z0-9_]{0,39}$' or jsonb_typeof(f.fact) <> 'object' or not f.fact ?& '{value,source}'
      or jsonb_typeof(f.fact -> 'source') <> 'string' or char_length(f.fact ->> 'source') not between 1 and 300
      or f.fact - '{value,source,on}'::text[] <> '{}'
      or f.fact ? 'on' and (f.fact ->> 'on' !~ '^[1-9]\d{3}-\d{2}-\d{2}$'
        or not pg_input_is_valid(f.fact ->> 'on', 'date'))
      or f.name = 'currency' and f.fact ->> 'value' !~ '^[A-Z]{3}$');
end $$;

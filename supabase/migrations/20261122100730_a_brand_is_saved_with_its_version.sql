-- A brand is saved with its version.
--
-- Two people who edit a brand at once never overwrite each other. A PATCH names the version that it was made from,
-- { "version": 7, "phone": "..." }: it must be the stored one, which then becomes 8. Another version, or none, is
-- refused with edit_conflict and changes nothing. What the server writes (upsert_agency) names no version; where it
-- changes something the version goes up as well, so that an editor who began before that is told.

alter table public.agencies add column version integer not null default 1;
comment on column public.agencies.version
  is 'Goes up with every change. A PATCH names the version that it was made from.';
grant update (version) on public.agencies to authenticated;

create function private.take_agency_version() returns trigger language plpgsql volatile security definer
  set search_path = '' as $$
declare
  is_edit boolean := coalesce(current_setting('role', true), '') in ('anon', 'authenticated');
begin
  if tg_argv[0] = 'named' then
    if is_edit and new.version is distinct from old.version then
      perform private.refuse(409, 'edit_conflict',
        'Somebody else changed this brand while you were editing it. Nothing of yours is lost: look at what changed '
        'and save again.', old.version::text);
    end if;
    new.version := old.version + 1;
  elsif is_edit and new.version = old.version then
    perform private.refuse(409, 'edit_conflict',
      'A brand is saved with the version that was edited. Load it again and save with its version.', old.version::text);
  elsif new.version = old.version and to_jsonb(new) - 'updated_at' <> to_jsonb(old) - 'updated_at' then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
comment on function private.take_agency_version
  is 'Trigger: a brand is edited from its present version, and has a new one after every change.';
-- Triggers run by name: first the one that sees whether the update names a version at all.
create trigger a_brand_is_edited_from_its_version before update of version on public.agencies
  for each row execute function private.take_agency_version('named');
create trigger a_changed_brand_has_a_new_version before update on public.agencies
  for each row execute function private.take_agency_version('any');

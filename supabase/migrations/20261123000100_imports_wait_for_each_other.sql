-- Imports of one person are noted one transaction after another.
--
-- Noting a file and publishing its homes write the same ids, each in an order of its own. At the same moment each of
-- them waited for an id that the other had written, and one of them failed as a deadlock.

create function private.wait_for_own_imports() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('imports:' || new.user_id, 0));
  return new;
end $$;
comment on function private.wait_for_own_imports
  is 'Before an import is noted: waits until no other transaction notes imports of the same person.';
create trigger imports_of_a_person_wait_for_each_other before insert on public.listing_imports
  for each row execute function private.wait_for_own_imports();

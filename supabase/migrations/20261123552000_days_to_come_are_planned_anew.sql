-- Days to come are planned anew.
--
-- Where the pool has grown, days that were planned while it was small still hold homes that come again. Their choice is
-- taken back, from the day after tomorrow on, and they are chosen as all others are: nobody but staff has seen them.

create function private.replan_editions() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  day record;
begin
  for day in
    select d.edition, d.day_on from private.edition_days d
    where d.game_id is null and d.opens_at > now() + interval '1 day' and exists (
      select from private.edition_homes h join private.edition_homes o
        on o.listing_id = h.listing_id and o.edition = h.edition and o.day_on < h.day_on and o.day_on > h.day_on - 365
      where h.edition = d.edition and h.day_on = d.day_on)
    order by d.edition, d.day_on
  loop
    perform pg_advisory_xact_lock(hashtextextended('edition:' || day.edition, 0));
    delete from private.edition_days d
      where d.edition = day.edition and d.day_on = day.day_on and d.game_id is null;
  end loop;
  return private.plan_editions();
end $$;
comment on function private.replan_editions is
  'Takes back the choice of days to come that repeat homes, and plans them again; answers how many were chosen.';
select private.expose('private.replan_editions()', 'service_role');

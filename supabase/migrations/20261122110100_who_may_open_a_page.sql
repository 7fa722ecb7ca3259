-- Who may open a page.
--
-- The router asks before it opens a page that is not for everybody, and shows nothing of it until the answer is yes.
-- Every kind of access has its answer here. A kind whose things no table holds yet, or that nobody knows, is answered
-- with no. What a page then reads and writes is decided again, by the functions and policies of those rows.
create function private.may_open_page(access text, subject text, brand text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  agency_id uuid := (
    select a.id from public.agencies a where a.key = coalesce(nullif(may_open_page.brand, ''), 'default'));
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
    when 'agency-admin' then private.has_agency_role(agency_id, '{owner,admin}')
    -- The agency is then the person's own, whichever brand's site this is.
    when 'self-agency-staff' then exists (select from public.agency_members m where m.user_id = caller)
    when 'self-agency-admin' then exists (
      select from public.agency_members m where m.user_id = caller and m.role in ('owner', 'admin'))
    else false end;
end $$;
comment on function private.may_open_page
  is 'May the caller open a page of this access, about this subject, on this brand?';
create function public.may_open_page(access text, subject text default null, brand text default null) returns boolean
language sql stable set search_path = '' as $$
  select private.may_open_page(access, subject, brand)
$$;
comment on function public.may_open_page
  is 'May the caller open a page of this access, about this subject, on this brand?';
grant execute on function private.may_open_page(text, text, text) to authenticated;
grant execute on function public.may_open_page(text, text, text) to authenticated;

-- A second factor is asked for.
--
-- Somebody may have an authenticator app whose code they give after the password. Whoever has one and signed in without
-- its code is nobody's staff, works for no agency, is in no dossier and manages nothing until the code is given: a
-- password alone, found or guessed, then leads to what any player sees. They may play meanwhile, and what they know of
-- prices is known all the same (may_look_up_prices). The factors belong to the Auth service (auth.mfa_factors); where
-- it has none of them, nobody awaits a code. What a session was proved by stands in its token (aal).
create function private.awaits_code() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or auth.jwt() ->> 'aal' = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  -- Looked up only where the table is there: the statement is planned when it is reached.
  return exists (select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status = 'verified');
end $$;
comment on function private.awaits_code is
  'Has the caller a second factor, and signed in without its code? Then they are nobody''s staff or member.';
grant execute on function private.awaits_code() to authenticated;

create function private.refuse_half_sign_in() returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.awaits_code() then
    raise exception using errcode = 'PT403', detail = 'second_factor_missing', hint = '',
      message = 'This sign-in waits for the code of its second factor. Give the code on the sign-in page.';
  end if;
end $$;
comment on function private.refuse_half_sign_in is
  'Refuses a caller who has a second factor and signed in without its code.';

-- Every refusal goes through here. What somebody may not see or do for want of the code is refused for that.
create or replace function private.refuse(status integer, code text, message text, hint text default '')
returns void language plpgsql volatile set search_path = '' as $$
begin
  if code in ('not_allowed', 'not_found', 'agency_only') then
    perform private.refuse_half_sign_in();
  end if;
  raise exception using errcode = 'PT' || status, message = message, detail = code, hint = hint;
end $$;

-- Who somebody is: the membership is looked for first, so that the question costs players nothing.
create or replace function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff_members s where s.user_id = (select auth.uid()))
    and not private.awaits_code()
$$;

create or replace function private.has_agency_role(agency_id uuid, roles text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.agency_members m
    where m.agency_id = has_agency_role.agency_id and m.user_id = (select auth.uid()) and m.role = any (roles))
    and not private.awaits_code()
$$;

create or replace function private.user_manages_asset(asset_id uuid, user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.assets a
    where a.id = user_manages_asset.asset_id
      and (a.owner_id = user_manages_asset.user_id
        or exists (
          select from public.agency_members m
          where m.agency_id = a.agency_id and m.user_id = user_manages_asset.user_id
            and m.role in ('owner', 'admin', 'agent'))
        or exists (select from private.staff_members s where s.user_id = user_manages_asset.user_id)))
    and not (coalesce(user_manages_asset.user_id = (select auth.uid()), false) and private.awaits_code())
$$;

create or replace function private.user_manages_game(game_id uuid, user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.games g
    where g.id = user_manages_game.game_id
      and (g.owner_id = user_manages_game.user_id
        or exists (
          select from public.agency_members m
          where m.agency_id = g.agency_id and m.user_id = user_manages_game.user_id
            and m.role in ('owner', 'admin', 'agent'))
        or exists (select from private.staff_members s where s.user_id = user_manages_game.user_id)))
    and not (coalesce(user_manages_game.user_id = (select auth.uid()), false) and private.awaits_code())
$$;

create or replace function private.may_use_listing(listing_id uuid, user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
    select from public.listings l join public.assets a on a.id = l.asset_id
    where l.id = may_use_listing.listing_id and l.status <> 'withdrawn'
      and (a.owner_id = may_use_listing.user_id
        or exists (select from public.agency_members m where m.agency_id = a.agency_id
          and m.user_id = may_use_listing.user_id)
        or exists (select from public.game_templates t where starts_with(l.external_ref, t.sample_prefix))))
    and not (coalesce(may_use_listing.user_id = (select auth.uid()), false) and private.awaits_code());
end $$;

create or replace function private.may_write_site(agency_id uuid, user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.agency_members m where m.agency_id = may_write_site.agency_id
    and m.user_id = may_write_site.user_id and m.role in ('owner', 'admin'))
    and not (coalesce(may_write_site.user_id = (select auth.uid()), false) and private.awaits_code())
$$;

create or replace function private.dossiers_where(capability text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
begin
  if private.awaits_code() then
    return;
  end if;
  return query
    select m.dossier_id from public.dossier_members m join public.dossiers d on d.id = m.dossier_id
    where m.user_id = caller
      -- Of a deleted dossier one thing is left: to put it back.
      and (d.deleted_at is null or dossiers_where.capability = 'dossier.restore')
      and (exists (select from private.dossier_capabilities c
          where c.role = m.role and c.capability = dossiers_where.capability)
        or exists (select from private.dossier_ticks t
          where t.tick = any (m.ticks) and t.capability = dossiers_where.capability))
    union
    select g.dossier_id from private.dossier_support_grants g join public.dossiers d on d.id = g.dossier_id
    where private.is_staff() and g.expires_at > now() and d.deleted_at is null
      and exists (select from private.dossier_capabilities c
        where c.role = 'support' and c.capability = dossiers_where.capability);
end $$;

alter policy "members see themselves, owners and admins see their colleagues" on public.agency_members
  using ((user_id = (select auth.uid()) and not (select private.awaits_code()))
    or private.has_agency_role(agency_id, '{owner,admin}'));

-- What is an account's own, such as its data, its dossiers and its end.
create or replace function private.player_or_refuse() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null then
    perform private.refuse(403, 'not_allowed', 'Sign in first: a record belongs to an account.');
  end if;
  perform private.refuse_half_sign_in();
  return caller;
end $$;

-- A page that not everybody may open asks for the code first, and goes on to itself after it.
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
  perform private.refuse_half_sign_in();
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

-- Lists of what agencies have, which look at memberships by themselves.
create or replace function private.own_listings(search text default null, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 50;
  caller uuid := (select auth.uid());
  wanted text := lower(btrim(left(coalesce(own_listings.search, ''), 200)));
  homes public.listings[];
begin
  perform private.refuse_half_sign_in();
  -- One more than a page shows tells whether there is another.
  select array_agg(h.listing order by (h.listing).created_at desc, (h.listing).id desc) into homes from (
    select l as listing from public.listings l join public.assets a on a.id = l.asset_id
    where private.is_offered(l)
      and (a.owner_id = caller or a.agency_id in (
        select m.agency_id from public.agency_members m where m.user_id = caller))
      and (wanted = '' or position(wanted in lower(concat_ws(' ', l.title, a.address_line, a.town, a.postcode))) > 0)
      and (own_listings.after is null or (l.created_at, l.id) < (
        select o.created_at, o.id from public.listings o where o.id::text = own_listings.after))
    order by l.created_at desc, l.id desc limit page_size + 1) h;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.listing_card(h, true) || jsonb_build_object('created_at', h.created_at)
        order by h.created_at desc, h.id desc), '[]'::jsonb)
      from unnest(homes[1:page_size]) h),
    'next', case when cardinality(homes) > page_size then homes[page_size].id end);
end $$;

create or replace function private.source_bans(after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 20;
  caller uuid := (select auth.uid());
  caller_is_staff boolean := private.is_staff();
  agencies uuid[] := array(select m.agency_id from public.agency_members m where m.user_id = caller
    and m.role in ('owner', 'admin', 'agent'));
  last private.source_bans;
  answer jsonb;
begin
  perform private.refuse_half_sign_in();
  select b.* into last from private.source_bans b where b.id::text = source_bans.after;
  select jsonb_agg(jsonb_build_object('id', b.id, 'host', b.source_host, 'is_for_everybody', b.reach = 'everybody',
    'listing_id', b.listing_id,
      'request_id', b.request_id, 'reason', b.reason, 'banned_at', b.banned_at, 'lifted_at', b.lifted_at, 'lift_reason',
        b.lift_reason,
      'brand', (select a.key from public.agencies a where a.id = b.agency_id),
      'banned_by', (select p.display_name from public.profiles p where p.id = b.actor_id),
      'lifted_by', (select p.display_name from public.profiles p where p.id = b.lifted_by))
        order by b.banned_at desc, b.id desc) into answer
  from (
    select b.* from private.source_bans b
    where (caller_is_staff or (b.reach = 'tenant' and (b.agency_id = any (agencies)
      or (b.agency_id is null and b.owner_id = caller))))
      and (last.id is null or (b.banned_at, b.id) < (last.banned_at, last.id))
    order by b.banned_at desc, b.id desc limit page_size) b;
  return jsonb_build_object('rows', coalesce(answer, '[]'::jsonb),
    'next', case when jsonb_array_length(answer) = page_size then answer -> -1 ->> 'id' end);
end $$;

-- A screen that sets one up asks first whether there can be any.
create function private.offers_second_factors() returns boolean
language sql stable security definer set search_path = '' as $$
  select to_regclass('auth.mfa_factors') is not null
$$;
comment on function private.offers_second_factors is
  'Does the Auth service keep second factors? Where it does not, nobody can set one up.';
select private.expose('private.offers_second_factors()', 'authenticated');

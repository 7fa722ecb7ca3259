-- What a dossier knew of a home is kept, fact by fact: who said it, for which day, and who wrote it down. A price that
-- was cut and a home that came back to the market are read from it.
--
-- Lines are only ever added. Owner and partner may add what was known earlier (a price of last spring), since a home
-- has a past before it comes into a dossier; everything else is written by the change of the fact itself.

create table public.dossier_fact_versions (
  id bigint not null generated always as identity,
  dossier_id uuid not null,
  asset_id uuid not null,
  name text not null,
  value jsonb,
  source text not null,
  said_on date,
  author_id uuid default auth.uid(),
  saved_at timestamptz not null default now(),
  constraint dossier_fact_versions_have_an_id primary key (id),
  constraint a_fact_version_is_of_a_home foreign key (dossier_id, asset_id)
    references public.dossier_assets (dossier_id, id) on delete cascade,
  constraint a_fact_version_may_have_an_author foreign key (author_id) references auth.users (id)
    on delete set null,
  constraint a_fact_version_has_the_name_of_a_fact check (name ~ '^[a-z][a-z0-9_]{0,39}$'),
  constraint the_source_of_a_fact_version_is_short check (char_length(source) between 1 and 300),
  constraint a_fact_version_is_no_longer_than_a_fact check (octet_length(value::text) <= 40000)
);
comment on table public.dossier_fact_versions is 'All that was ever known of the homes of a dossier, fact by fact.';
comment on column public.dossier_fact_versions.value is 'what was known; null: the fact was taken away';
comment on column public.dossier_fact_versions.source is 'who said so';
comment on column public.dossier_fact_versions.said_on is 'the day of which it is; null: not told';
comment on column public.dossier_fact_versions.author_id is 'who wrote it down; null: our own functions, or gone';
create index dossier_fact_versions_by_home on public.dossier_fact_versions (dossier_id, asset_id, id);
create index dossier_fact_versions_by_author on public.dossier_fact_versions (author_id);

create function private.keep_fact_versions() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op = 'UPDATE' then old.facts else '{}'::jsonb end;
begin
  insert into public.dossier_fact_versions (dossier_id, asset_id, name, value, source, said_on)
    select new.dossier_id, new.id, n.name, new.facts -> n.name -> 'value',
      coalesce(new.facts -> n.name ->> 'source', before -> n.name ->> 'source'),
      (new.facts -> n.name ->> 'on')::date
    from (select jsonb_object_keys(new.facts) union select jsonb_object_keys(before)) n (name)
    where new.facts -> n.name is distinct from before -> n.name order by n.name;
  return null;
end $$;
comment on function private.keep_fact_versions is 'Trigger: keeps each fact of a home as it is, whenever it changes.';
create trigger each_version_of_a_fact_is_kept after insert on public.dossier_assets
  for each row execute function private.keep_fact_versions();
create trigger each_change_of_a_fact_is_kept after update of facts on public.dossier_assets
  for each row execute function private.keep_fact_versions();
insert into public.dossier_fact_versions (dossier_id, asset_id, name, value, source, said_on, author_id, saved_at)
  select a.dossier_id, a.id, f.name, f.fact -> 'value', f.fact ->> 'source', (f.fact ->> 'on')::date, null,
    a.updated_at
  from public.dossier_assets a, jsonb_each(a.facts) f (name, fact) order by a.created_at, a.id, f.name;

create function private.hold_fact_versions() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_versions constant integer := 2000;
begin
  if (select count(*) from public.dossier_fact_versions v
      where v.dossier_id = new.dossier_id and v.asset_id = new.asset_id) >= most_versions then
    perform private.refuse(409, 'history_full',
      'The facts of this home were changed two thousand times. Add it anew to go on.');
  end if;
  return new;
end $$;
comment on function private.hold_fact_versions is 'Trigger: the history of a home has an end.';
create trigger the_history_of_a_home_has_an_end before insert on public.dossier_fact_versions
  for each row execute function private.hold_fact_versions();

alter table public.dossier_fact_versions enable row level security;
grant select on public.dossier_fact_versions to authenticated;
grant insert (dossier_id, asset_id, name, value, source, said_on) on public.dossier_fact_versions to authenticated;
create policy "people of a dossier read what was known of its homes" on public.dossier_fact_versions
  for select to authenticated using (dossier_id in (select private.dossiers_where('dossier.read')));
create policy "owner and partner add earlier prices and whether it was for sale" on public.dossier_fact_versions
  for insert to authenticated with check (dossier_id in (select private.dossiers_where('dossier.edit'))
    and name in ('price_minor', 'sale_status') and said_on is not null);

create trigger what_comes_is_told after insert on public.dossier_fact_versions referencing new table as changed
  for each statement execute function private.tell_of_dossier();

-- A home that a game still asks for, and whose price the caller has not earned: its sales and values stay away from
-- them, also where somebody beside them has guessed it already.
create function private.held_homes_of_dossier(dossier_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.player_or_refuse();
  dossier public.dossiers := private.dossier_for(held_homes_of_dossier.dossier_id, 'dossier.read');
begin
  return array(
    select a.id from public.dossier_assets a
    join public.listings l on l.id = a.listing_id
    where a.dossier_id = dossier.id and private.can_be_guessed(l.id)
      and not private.user_manages_asset(l.asset_id, caller)
      and (private.awaits_guesses_in_a_room(l.id) or not exists (
        select from public.game_listings gl join public.guesses e on e.game_listing_id = gl.id
        join public.sessions s on s.id = e.session_id
        where gl.listing_id = l.id and s.user_id = caller))
    order by a.created_at, a.id);
end $$;
comment on function private.held_homes_of_dossier is
  'Homes of a dossier that a game still asks for and whose price the caller may not know yet.';
select private.expose('private.held_homes_of_dossier(uuid)', 'authenticated');

-- How the caller guesses: their counted guesses, each with the kind of home it was on.
create function private.own_misses() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('miss', m.miss, 'area', m.area, 'kind', m.kind,
      'price_minor', m.amount_minor, 'currency', m.currency)
      order by m.guessed_at desc, m.session_id, m.game_listing_id), '[]'::jsonb)
    from (
      -- One wild guess says little of a habit: beyond half or double a miss counts as that much.
      select g.session_id, g.game_listing_id, g.guessed_at, p.amount_minor, p.currency,
        least(greatest(g.log_error, -ln(2::double precision)), ln(2::double precision)) as miss,
        case when l.status <> 'withdrawn' then coalesce(nullif(btrim(a.district), ''), nullif(btrim(a.town), '')) end
          as area,
        case when l.status <> 'withdrawn' then a.property_type end as kind
      from public.sessions s
      join public.guesses g on g.session_id = s.id
      join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
      join private.price_commitments c on c.id = r.commitment_id
      join private.listing_prices p on p.id = c.listing_price_id
      join public.game_listings gl on gl.id = g.game_listing_id
      join public.listings l on l.id = gl.listing_id
      join public.assets a on a.id = l.asset_id
      where s.user_id = player and g.is_counted and g.log_error is not null and p.amount_minor is not null
      order by g.guessed_at desc, g.session_id, g.game_listing_id limit 2000) m);
end $$;
comment on function private.own_misses is
  'By how much the caller''s counted guesses missed, each with area, kind and price of its home; the newest first.';
select private.expose('private.own_misses()', 'authenticated');

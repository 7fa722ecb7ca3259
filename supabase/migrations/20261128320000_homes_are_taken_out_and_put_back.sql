-- A home that is no candidate any more is taken out of its dossier, and can be put back for thirty days with all that
-- was said of it. Nobody sees it meanwhile, and no comparison with it; notes, questions and tasks about it stay where
-- they are.

alter table public.dossier_assets add column removed_at timestamptz,
  add constraint the_primary_home_is_there check (not is_primary or removed_at is null);
comment on column public.dossier_assets.removed_at is 'taken out of the dossier since; it may be put back for 30 days';
create index dossier_assets_by_removal on public.dossier_assets (removed_at) where removed_at is not null;

alter policy "people of a dossier read its homes" on public.dossier_assets
  using (removed_at is null and dossier_id in (select private.dossiers_where('dossier.read')));
alter policy "people of a dossier read its comparisons" on public.assets_comparisons
  using (dossier_id in (select private.dossiers_where('dossier.read'))
    and exists (select from public.dossier_assets a where a.id = one_id)
    and exists (select from public.dossier_assets a where a.id = other_id));

create or replace function private.place_dossier_asset() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform from public.dossiers d where d.id = new.dossier_id for no key update;
  elsif new.stage <> old.stage then
    new.stage_at := now();
  end if;
  if new.removed_at is null and (tg_op = 'INSERT' or old.removed_at is not null) then
    new.is_primary := new.is_primary or not exists (
      select from public.dossier_assets a where a.dossier_id = new.dossier_id and a.is_primary);
    if (select count(*) from public.dossier_assets a
        where a.dossier_id = new.dossier_id and a.removed_at is null) >= 200 then
      perform private.refuse(409, 'dossier_full', 'This dossier has two hundred homes already. Remove some of them.');
    end if;
  end if;
  return new;
end $$;
comment on function private.place_dossier_asset is
  'Trigger: a home that comes into a dossier without a primary one is it; a stage has the time since when.';

create function private.remove_home_from_dossier(asset_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asset public.dossier_assets;
begin
  select a.* into asset from public.dossier_assets a where a.id = remove_home_from_dossier.asset_id;
  perform private.dossier_for(asset.dossier_id, 'dossier.edit');
  perform from public.dossiers d where d.id = asset.dossier_id for no key update;
  select a.* into asset from public.dossier_assets a where a.id = remove_home_from_dossier.asset_id;
  if asset.is_primary and exists (select from public.dossier_assets a
      where a.dossier_id = asset.dossier_id and a.removed_at is null and a.id <> asset.id) then
    perform private.refuse(409, 'primary_home_stays',
      'The dossier is about this home most of all. Make another home the main one first.');
  end if;
  update public.dossier_assets a set removed_at = now(), is_primary = false
    where a.id = asset.id and a.removed_at is null;
  return true;
end $$;
comment on function private.remove_home_from_dossier is
  'For owner and partner: takes a home out of its dossier; for thirty days it may be put back.';
select private.expose('private.remove_home_from_dossier(uuid)', 'authenticated');

create function private.put_home_back(asset_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asset public.dossier_assets;
begin
  select a.* into asset from public.dossier_assets a where a.id = put_home_back.asset_id;
  perform private.dossier_for(asset.dossier_id, 'dossier.edit');
  perform from public.dossiers d where d.id = asset.dossier_id for no key update;
  update public.dossier_assets a set removed_at = null where a.id = asset.id and a.removed_at is not null;
  return true;
end $$;
comment on function private.put_home_back is
  'For owner and partner: puts a home back that was taken out of its dossier.';
select private.expose('private.put_home_back(uuid)', 'authenticated');

create or replace function private.choose_primary_home(asset_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asset public.dossier_assets;
begin
  select a.* into asset from public.dossier_assets a
    where a.id = choose_primary_home.asset_id and a.removed_at is null;
  perform private.dossier_for(asset.dossier_id, 'dossier.edit');
  perform from public.dossiers d where d.id = asset.dossier_id for no key update;
  update public.dossier_assets a set is_primary = false
    where a.dossier_id = asset.dossier_id and a.is_primary and a.id <> asset.id;
  update public.dossier_assets a set is_primary = true where a.id = asset.id and not a.is_primary;
  return true;
end $$;

create function private.forget_removed_homes() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  forgotten integer;
begin
  delete from public.dossier_assets a where a.removed_at < now() - interval '30 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
comment on function private.forget_removed_homes is
  'Removes homes that were taken out of their dossier thirty days ago.';
insert into private.periodic_jobs (job, every_seconds) values ('forget_removed_homes', 3600);

-- Cells of a large import are counted while its indexes are built.
--
-- Cells are counted from the rows alone, and take about as long as the indexes: one connection does the one, another
-- the other. Districts are listed when both are there.

create or replace function private.count_market(holds_alone boolean default false) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  everything boolean;
  counted bigint;
begin
  -- The clock never waits for an import that counts everything: what shows held sales is silent until then.
  if holds_alone then
    if private.are_indexes_aside() or not exists (select from private.sales_to_count t where t.is_hold)
        or exists (select from private.sales_to_count t where t.tile is null and t.month_on is null)
        or not pg_try_advisory_xact_lock(hashtext('figures of the market')) then
      return 0;
    end if;
  else
    perform pg_advisory_xact_lock(hashtext('figures of the market'));
    -- Statements under way that note no differences, because all is counted, end before it is.
    perform from private.sales_to_count t where t.tile is null and t.month_on is null for update;
  end if;
  create temp table marked on commit drop as
    select t.* from private.sales_to_count t where t.is_hold or not holds_alone;
  if not exists (select from pg_temp.marked) and (holds_alone or not exists (select from private.cell_changes)) then
    drop table pg_temp.marked;
    return 0;
  end if;
  select coalesce(bool_or(m.tile is null and m.month_on is null), false) into everything from pg_temp.marked m;
  if everything then
    perform private.count_all_cells();
    -- Districts are looked up by an index that an import builds meanwhile, or that one which was given up left aside.
    loop
      while private.build_index_set_aside() is not null loop
      end loop;
      exit when not private.are_indexes_aside();
      perform from private.indexes_set_aside a for update;
    end loop;
    perform private.list_all_districts();
  else
    if holds_alone then
      perform private.count_cells(array(select distinct m.tile from pg_temp.marked m where m.tile is not null));
    else
      perform private.count_cells();
    end if;
    perform private.list_changed_districts();
  end if;
  perform private.count_area_cluster(k.id) from private.area_clusters k
    where everything or exists (
      select from (select distinct m.country_code, m.area_code from pg_temp.marked m where m.month_on is not null) m
      join private.area_cluster_postcodes p on p.country_code = m.country_code
        and (p.postcode = m.area_code or p.postcode >= m.area_code || ' ' and p.postcode < m.area_code || '!')
      where p.cluster_id = k.id);
  delete from private.sales_to_count t using pg_temp.marked m where t.id = m.id;
  get diagnostics counted = row_count;
  drop table pg_temp.marked;
  return counted;
end $$;

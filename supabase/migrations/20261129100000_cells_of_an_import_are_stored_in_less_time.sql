-- Cells of a large import are stored in less than half of the time.
--
-- Most cells of the finest levels hold a handful of sales, each of a code of its own. They are gathered once, without
-- counts beside them, and no function is asked for each of half a million cells. An eighth of the memory does as well.

drop function private.store_cells(integer);
create function private.store_cells(of_level integer, is_single boolean) returns void
language plpgsql security definer set search_path = '' set work_mem = '24MB' as $$
declare
  kinds constant bigint := 127 << 15;
  all_kinds constant bigint := ascii('A') << 15;
  most constant integer := private.most_codes('A');
  most_of_kind constant integer := private.most_codes('D');
begin
  create temp table cell_currencies on commit drop as
  select c.number, private.currency_of_cell(c.number) as currency
  from (select distinct t.cell & 32767 as number from pg_temp.tally t) c;
  create temp table gathered (cell bigint, sales integer, codes smallint[], counts integer[]) on commit drop;
  if is_single then
    insert into pg_temp.gathered (cell, sales, codes)
    select t.cell, count(*), array_agg(t.code order by t.code)
    from (
      select k.cell, k.code from pg_temp.tally k
      union all
      select k.cell & ~kinds | all_kinds, k.code from pg_temp.tally k) t
    group by t.cell;
  else
    insert into pg_temp.gathered (cell, sales, codes, counts)
    select t.cell, sum(t.sales), array_agg(t.code order by t.code), array_agg(t.sales order by t.code)
    from (
      select k.cell, k.code, k.sales from pg_temp.tally k
      union all
      select k.cell & ~kinds | all_kinds, k.code, sum(k.sales)::integer from pg_temp.tally k group by 1, 2) t
    group by t.cell;
  end if;
  insert into private.market_cells (level, kind, x, y, currency, sales, codes, first_year, years, first_bin, bins,
    grid)
  select of_level, (c.cell >> 15 & 127)::integer::"char", (c.cell >> 37)::integer, (c.cell >> 22 & 32767)::integer,
    u.currency, c.sales, c.few, (c.many).first_year, (c.many).years, (c.many).first_bin, (c.many).bins, (c.many).grid
  from (
    -- Without the offset the grid would be made once for each of its columns.
    select o.cell, o.sales,
      case when o.is_large then null when o.sales = cardinality(o.codes) then o.codes
        else private.repeat_codes(o.codes, o.counts) end as few,
      case when o.is_large then
        private.grid_of(o.codes, coalesce(o.counts, array_fill(1, array[o.sales]))) end as many
    from (
      select g.*, g.sales > case when g.cell & kinds = all_kinds then most else most_of_kind end as is_large
      from pg_temp.gathered g offset 0) o
    offset 0) c
  join pg_temp.cell_currencies u on u.number = c.cell & 32767;
  drop table pg_temp.cell_currencies, pg_temp.gathered;
end $$;
comment on function private.store_cells is
  'Keeps the cells of one level, of each kind and of all kinds together, and is told whether each row of pg_temp.tally '
  'is one sale.';

create or replace function private.count_all_cells() returns void
language plpgsql security definer set search_path = '' set work_mem = '24MB' as $$
begin
  delete from private.market_cells m;
  create temp table tally (cell bigint, code smallint, sales integer) on commit drop;
  -- As cell_of_sale and code_of_sale say, which asked for each of millions take longer than all else here. Sales that
  -- are held stay out: awaits_guesses() has judged them.
  with taken as (delete from private.cell_changes c)
  insert into pg_temp.tally
  select (((s.place >> 20) >> 5) << 37) | (((s.place & 1048575) >> 5) << 22) | (s.kind::integer << 15)
      | (ascii(s.currency) * 1024 + ascii(substr(s.currency, 2)) * 32 + ascii(substr(s.currency, 3)) - 65 * 1057),
    (date_part('year', s.sold_on) - 2000) * 256 - 128
      + floor(ln(s.price_minor / 100.0::double precision) / ln(1.1::double precision)), 1
  from private.sales s
  where s.place is not null and s.category = 'A'
    and not exists (select from private.held_sales h where h.sale_id = s.id);
  for here in reverse 15 .. 5 by 2 loop
    analyze pg_temp.tally;
    -- Nearly every sale of a tile has a year and a price of its own: counting them there would save nothing.
    perform private.store_cells(here, is_single => here >= 13);
    exit when here = 5;
    if here = 15 then
      create temp table coarser on commit drop as
      select ((t.cell >> 39) << 37) | ((((t.cell >> 22) & 32767) >> 2) << 22) | (t.cell & 4194303) as cell, t.code,
        t.sales
      from pg_temp.tally t;
      drop table pg_temp.tally;
      alter table pg_temp.coarser rename to tally;
    else
      perform private.tally_coarser();
    end if;
  end loop;
  drop table pg_temp.tally;
end $$;

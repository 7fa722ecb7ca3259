-- Codes of several kinds are joined as they are.
--
-- A map of two kinds of homes joins the codes of both for each place. They were written out as words for that, joined
-- and read again, which took longer than to look them up and put them in order.

create aggregate private.join_codes(smallint[]) (
  sfunc = array_cat, stype = smallint[], initcond = '{}', parallel = safe
);
comment on aggregate private.join_codes(smallint[]) is 'Lists of codes one after the other.';

create or replace function private.cells_between(of_level integer, kinds "char"[], x0 integer, x1 integer,
  y0 integer, y1 integer, from_year integer, to_year integer)
returns table (x integer, y integer, currency text, sales integer, lower double precision, middle double precision,
  upper double precision)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  before_code constant smallint := (from_year - 2000) * 256 - 129;
  final_code constant smallint := (to_year - 2000) * 256 + 127;
begin
  if cardinality(kinds) = 1 then
    return query
    select r.x, r.y, r.currency, r.n, r.bins[(r.n + 3) / 4] + 0.5::double precision,
      r.bins[(r.n + 1) / 2] + 0.5::double precision, r.bins[(3 * r.n + 3) / 4] + 0.5::double precision
    from (
      select c.x, c.y, c.currency, c.until - c.before as n, case when c.until - c.before >= 5 then array(
        select ((o.code + 128) & 255)::integer from unnest(c.codes[c.before + 1 : c.until]) o (code) order by 1) end
        as bins
      from (
        select m.x, m.y, m.currency, m.codes, width_bucket(before_code, m.codes) as before,
          width_bucket(final_code, m.codes) as until
        from generate_series(x0, x1) as col (x)
        join private.market_cells m on m.level = of_level and m.kind = kinds[1] and m.x = col.x
          and m.y between y0 and y1 and m.codes is not null
        offset 0) c
      offset 0) r
    where r.n > 0 limit 2000;
    return query
    select m.x, m.y, m.currency, q.sales, q.lower, q.middle, q.upper
    from generate_series(x0, x1) as col (x)
    join private.market_cells m on m.level = of_level and m.kind = kinds[1] and m.x = col.x and m.y between y0 and y1
      and m.codes is null
    cross join lateral private.quartiles_of_grid(m.grid, m.bins, m.first_bin, from_year - 1 - m.first_year,
      least(to_year - m.first_year, m.years - 1)) q
    where q.sales > 0 limit 2000;
    return;
  end if;
  return query
  with cells as materialized (
    select m.x, m.y, m.currency, m.bins, m.first_bin, m.codes is null as is_grid,
      m.codes[width_bucket(before_code, m.codes) + 1 : width_bucket(final_code, m.codes)] as codes,
      case when m.codes is null and y.final >= 0 then m.grid[y.final * m.bins + 1 : (y.final + 1) * m.bins] end as upto,
      case when m.codes is null and y.before >= 0
        then m.grid[y.before * m.bins + 1 : (y.before + 1) * m.bins] end as upto_before
    from generate_series(x0, x1) as col (x) cross join unnest(kinds) k (kind)
    join private.market_cells m on m.level = of_level and m.kind = k.kind and m.x = col.x and m.y between y0 and y1
    cross join lateral (select least(from_year - 1 - m.first_year, m.years - 1) as before,
      least(to_year - m.first_year, m.years - 1) as final) y),
  places as materialized (
    select c.x, c.y, c.currency, bool_or(c.is_grid) as has_grid,
      coalesce(private.join_codes(c.codes) filter (where not c.is_grid), '{}') as codes
    from cells c group by c.x, c.y, c.currency),
  sorted as (
    select p.x, p.y, p.currency, cardinality(p.codes) as n, case when cardinality(p.codes) >= 5 then array(
      select ((o.code + 128) & 255)::integer from unnest(p.codes) o (code) order by 1) end as bins
    from places p where not p.has_grid offset 0),
  -- The place, the currency as currency_of_cell reads it, and the bin.
  parts as (
    select (n.cell << 8) | ((o.code + 128) & 255) as bin, 1 as n
    from places p
    cross join lateral (select private.cell_of_place(p.x, p.y, p.currency) as cell offset 0) n
    cross join lateral unnest(p.codes) o (code)
    where p.has_grid
    union all
    select (n.cell << 8) | (c.first_bin + o.turn - 1), o.upto - coalesce(o.before, 0)
      - case when o.turn = 1 then 0 else o.upto_last - coalesce(o.before_last, 0) end
    from cells c
    cross join lateral (select private.cell_of_place(c.x, c.y, c.currency) as cell offset 0) n
    cross join lateral unnest(c.upto, c.upto_before, 0 || c.upto, 0 || c.upto_before)
      with ordinality o (upto, before, upto_last, before_last, turn)
    where c.is_grid and o.turn <= c.bins),
  summed as (
    select p.bin, sum(p.n)::integer as n from parts p where p.n > 0 group by p.bin),
  run as (
    select s.bin >> 8 as cell, (s.bin & 255)::integer as bin, s.n,
      (sum(s.n) over (partition by s.bin >> 8 order by s.bin))::integer as upto,
      (sum(s.n) over (partition by s.bin >> 8))::integer as total from summed s),
  answer as (
    select s.x, s.y, s.currency, s.n, s.bins[(s.n + 3) / 4] + 0.5::double precision,
      s.bins[(s.n + 1) / 2] + 0.5::double precision, s.bins[(3 * s.n + 3) / 4] + 0.5::double precision
    from sorted s where s.n > 0
    union all
    -- One bin reaches a quarter that none before it does.
    select (r.cell >> 30)::integer, (r.cell >> 15 & 32767)::integer, private.currency_of_cell(r.cell), r.total,
      min(r.bin + (0.25 * r.total - r.upto + r.n)::double precision / r.n)
        filter (where r.total >= 5 and r.upto >= 0.25 * r.total and r.upto - r.n < 0.25 * r.total),
      min(r.bin + (0.5 * r.total - r.upto + r.n)::double precision / r.n)
        filter (where r.total >= 5 and r.upto >= 0.5 * r.total and r.upto - r.n < 0.5 * r.total),
      min(r.bin + (0.75 * r.total - r.upto + r.n)::double precision / r.n)
        filter (where r.total >= 5 and r.upto >= 0.75 * r.total and r.upto - r.n < 0.75 * r.total)
    from run r group by r.cell, r.total)
  select a.* from answer a limit 2000;
end $$;

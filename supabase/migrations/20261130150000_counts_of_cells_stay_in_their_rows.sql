-- Cells of a span of years are answered in less time.
--
-- Counts of a cell were kept apart from its row, in three pieces that an index of their own leads to. A row with them
-- fits on a page, so they stay in it. And where quarters lie is written out where they are asked for.

alter table private.market_cells set (toast_tuple_target = 8160);
-- Rows that are there already move where they are written anew.
update private.market_cells set grid = grid || '{}'::integer[] where grid is not null;

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
    -- Without the offsets what is computed once would be computed for each place that it is named in. At the top stands
    -- what quarters_of_counts() answers: to call it for each cell costs more than to look all of them up.
    return query
    select r.x, r.y, r.currency, r.n,
      case when r.low is null then r.quarters[1] else r.first_bin + r.low
        + (0.25::double precision * r.n - r.before_low) / (r.counts[r.low + 1] - r.before_low) end,
      case when r.low is null then r.quarters[2] else r.first_bin + r.half
        + (0.5::double precision * r.n - r.before_half) / (r.counts[r.half + 1] - r.before_half) end,
      case when r.low is null then r.quarters[3] else r.first_bin + r.high
        + (0.75::double precision * r.n - r.before_high) / (r.counts[r.high + 1] - r.before_high) end
    from (
      select b.*, coalesce(b.counts[b.low], 0) as before_low, coalesce(b.counts[b.half], 0) as before_half,
        coalesce(b.counts[b.high], 0) as before_high
      from (
        select t.*, width_bucket((t.n + 3) / 4 - 1, t.counts) as low,
          width_bucket((t.n + 1) / 2 - 1, t.counts) as half, width_bucket((3 * t.n + 3) / 4 - 1, t.counts) as high
        from (
          select s.x, s.y, s.currency, s.n, s.first_bin, case
              when s.n < 5 then null
              when s.is_kept then s.quarters
              when s.codes is not null then private.quarters_of_bins(array(
                select ((unnest(s.codes[s.before + 1 : s.final]) + 128) & 255)::integer order by 1)) end as quarters,
            case when s.n < 5 or s.is_kept or s.codes is not null then null when s.before < 0 then s.upto
              else array(select unnest(s.upto) - unnest(s.upto_before)) end as counts
          from (
            select g.*, g.n = g.sales and g.quarters is not null as is_kept
            from (
              select g.*, case when g.codes is not null then g.final - g.before when g.final < 0 then 0
                when g.is_whole then g.sales else g.upto[g.bins] - coalesce(g.upto_before[g.bins], 0) end as n
              from (
                select y.*, y.grid[y.final * y.bins + 1 : (y.final + 1) * y.bins] as upto,
                  case when y.before >= 0
                    then y.grid[y.before * y.bins + 1 : (y.before + 1) * y.bins] end as upto_before
                from (
                  -- The grid is fetched here and once: each look into a column that lies apart would fetch it again.
                  select m.x, m.y, m.currency, m.sales, m.codes, m.quarters, m.bins, m.first_bin, f.before, f.final,
                    f.is_whole, case when m.codes is null and f.final >= 0 and not f.is_whole
                      then m.grid || '{}'::integer[] end as grid
                  from generate_series(x0, x1) as col (x)
                  join private.market_cells m on m.level = of_level and m.kind = kinds[1] and m.x = col.x
                    and m.y between y0 and y1
                  cross join lateral (
                    select b.before, b.final, b.before < 0 and b.final = m.years - 1 as is_whole
                    from (
                      select case when m.codes is null then least(from_year - 1 - m.first_year, m.years - 1)
                          else width_bucket(before_code, m.codes) end as before,
                        case when m.codes is null then least(to_year - m.first_year, m.years - 1)
                          else width_bucket(final_code, m.codes) end as final offset 0) b offset 0) f
                  offset 0) y
                offset 0) g
              offset 0) g
            where g.n > 0 offset 0) s
          offset 0) t
        offset 0) b
      offset 0) r
    limit 2000;
    return;
  end if;
  return query
  with cells as materialized (
    select m.x, m.y, m.currency, m.bins, m.first_bin, m.kind, m.codes is null as is_grid,
      m.codes[width_bucket(before_code, m.codes) + 1 : width_bucket(final_code, m.codes)] as codes,
      case when m.codes is null and y.final >= 0 then m.grid[y.final * m.bins + 1 : (y.final + 1) * m.bins] end as upto,
      case when m.codes is null and y.before >= 0
        then m.grid[y.before * m.bins + 1 : (y.before + 1) * m.bins] end as upto_before
    from generate_series(x0, x1) as col (x) cross join unnest(kinds) k (kind)
    join private.market_cells m on m.level = of_level and m.kind = k.kind and m.x = col.x and m.y between y0 and y1
    cross join lateral (select least(from_year - 1 - m.first_year, m.years - 1) as before,
      least(to_year - m.first_year, m.years - 1) as final) y),
  -- Of a place each kind's counts, up to four of them as all five are asked for as one, and the codes of the others.
  places as materialized (
    select c.x, c.y, c.currency, bool_or(c.upto is not null) as has_grid,
      coalesce(max(c.codes) filter (where c.kind = kinds[1]), '{}') || max(c.codes) filter (where c.kind = kinds[2])
        || max(c.codes) filter (where c.kind = kinds[3]) || max(c.codes) filter (where c.kind = kinds[4]) as codes,
      min(c.first_bin) as first_bin, max(c.first_bin + c.bins) as end_bin,
      max(d.upto) filter (where c.kind = kinds[1]) as upto_1, max(d.upto) filter (where c.kind = kinds[2]) as upto_2,
      max(d.upto) filter (where c.kind = kinds[3]) as upto_3, max(d.upto) filter (where c.kind = kinds[4]) as upto_4,
      max(c.first_bin) filter (where c.kind = kinds[1]) as first_1,
      max(c.first_bin) filter (where c.kind = kinds[2]) as first_2,
      max(c.first_bin) filter (where c.kind = kinds[3]) as first_3,
      max(c.first_bin) filter (where c.kind = kinds[4]) as first_4
    from cells c
    cross join lateral (select case when c.upto_before is null then c.upto
      else array(select unnest(c.upto) - unnest(c.upto_before)) end as upto offset 0) d
    group by c.x, c.y, c.currency),
  sorted as materialized (
    select p.*, array(select ((unnest(p.codes) + 128) & 255)::integer order by 1) as bins
    from places p),
  counted as materialized (
    select s.x, s.y, s.currency, s.low, array(
      select coalesce(s.upto_1[least(b - s.first_1 + 1, cardinality(s.upto_1))], 0)
        + coalesce(s.upto_2[least(b - s.first_2 + 1, cardinality(s.upto_2))], 0)
        + coalesce(s.upto_3[least(b - s.first_3 + 1, cardinality(s.upto_3))], 0)
        + coalesce(s.upto_4[least(b - s.first_4 + 1, cardinality(s.upto_4))], 0)
        + case when s.is_mixed then width_bucket(b, s.bins) else 0 end
      from generate_series(s.low, s.high) b) as upto
    from (
      select p.*, least(p.first_bin, p.bins[1]) as low, greatest(p.end_bin - 1, p.bins[cardinality(p.bins)]) as high,
        p.bins <> '{}' as is_mixed
      from sorted p where p.has_grid offset 0) s),
  answer as (
    select s.x, s.y, s.currency, cardinality(s.bins) as n,
      case when cardinality(s.bins) >= 5 then private.quarters_of_bins(s.bins) end as quarters
    from sorted s where not s.has_grid
    union all
    select c.x, c.y, c.currency, c.upto[cardinality(c.upto)],
      case when c.upto[cardinality(c.upto)] >= 5 then private.quarters_of_counts(c.upto, c.low) end
    from counted c)
  select a.x, a.y, a.currency, a.n, a.quarters[1], a.quarters[2], a.quarters[3]
  from answer a where a.n > 0 limit 2000;
end $$;

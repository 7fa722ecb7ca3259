-- A map of several kinds of homes is answered in less time.
--
-- Most of the time went to sorting the sales of each place, and to adding up counts of every price although three of
-- them are looked for. Of a cell of many sales the counts up to each price are kept now. Of several kinds counts are
-- added up only where the quarters can lie: a quarter of all lies between the lowest and the highest of the kinds' own.

create function private.upto_of_codes(codes smallint[]) returns integer[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  sorted constant integer[] := array(select ((unnest(codes) + 128) & 255)::integer order by 1);
  upto integer[];
begin
  for bin in sorted[1] .. sorted[cardinality(sorted)] loop
    upto[bin] := width_bucket(bin, sorted);
  end loop;
  return upto;
end $$;
comment on function private.upto_of_codes is
  'How many sales of a cell, from their codes, are in each bin and those before it; the subscript is the bin.';

-- Fewer sales than these are sorted as quickly.
alter table private.market_cells add column upto integer[] generated always as (
  case when sales >= 40 and codes is not null then private.upto_of_codes(codes) end) stored;
comment on column private.market_cells.upto is
  'Of all years the sales up to each bin, from its lowest to its highest; null of a cell of few, and where a grid is';

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
    select g.x, g.y, g.currency, g.kind, g.codes, g.upto, g.behind, g.is_even,
      case when g.upto is not null then g.n else coalesce(cardinality(g.codes), 0) end as n,
      case when g.upto is not null then g.first_bin + width_bucket((g.n + 3) / 4 - 1, g.upto) end as low,
      case when g.upto is not null then g.first_bin + width_bucket((3 * g.n + 3) / 4 - 1, g.upto) end as high
    from (
      select u.x, u.y, u.currency, u.kind, u.upto, u.codes, u.upto[array_upper(u.upto, 1)] as n,
        u.grid is not null as is_even, case when u.grid is null then 0 else u.first_bin - 1 end as behind,
        case when u.grid is null then array_lower(u.upto, 1) else u.first_bin end as first_bin
      from (
        select y.x, y.y, y.currency, y.kind, y.first_bin, y.grid, case when y.is_whole then y.upto
            when y.grid is null then null
            when y.before < 0 then y.grid[y.final * y.bins + 1 : (y.final + 1) * y.bins]
            else array(select unnest(y.grid[y.final * y.bins + 1 : (y.final + 1) * y.bins])
              - unnest(y.grid[y.before * y.bins + 1 : (y.before + 1) * y.bins])) end as upto,
          case when not y.is_whole then y.codes[y.before + 1 : y.final] end as codes
        from (
          select m.x, m.y, m.currency, m.kind, m.first_bin, m.bins, m.codes, m.upto, f.before, f.final,
            m.upto is not null and f.before = 0 and f.final = m.sales as is_whole,
            case when m.codes is null and f.final >= 0 then m.grid || '{}'::integer[] end as grid
          from generate_series(x0, x1) as col (x) cross join unnest(kinds) k (kind)
          join private.market_cells m on m.level = of_level and m.kind = k.kind and m.x = col.x
            and m.y between y0 and y1
          cross join lateral (
            select case when m.codes is null then least(from_year - 1 - m.first_year, m.years - 1)
                else width_bucket(before_code, m.codes) end as before,
              case when m.codes is null then least(to_year - m.first_year, m.years - 1)
                else width_bucket(final_code, m.codes) end as final offset 0) f
          offset 0) y
        offset 0) u
      offset 0) g
    offset 0),
  places as (
    select c.x, c.y, c.currency, sum(c.n)::integer as n, bool_or(c.is_even) as is_even,
      coalesce(max(c.codes) filter (where c.kind = kinds[1]), '{}') || max(c.codes) filter (where c.kind = kinds[2])
        || max(c.codes) filter (where c.kind = kinds[3]) || max(c.codes) filter (where c.kind = kinds[4]) as codes,
      min(c.low) filter (where c.n > 0) as low, max(c.high) filter (where c.n > 0) as high,
      max(c.upto) filter (where c.kind = kinds[1]) as upto_1, max(c.upto) filter (where c.kind = kinds[2]) as upto_2,
      max(c.upto) filter (where c.kind = kinds[3]) as upto_3, max(c.upto) filter (where c.kind = kinds[4]) as upto_4,
      max(c.behind) filter (where c.kind = kinds[1]) as behind_1,
      max(c.behind) filter (where c.kind = kinds[2]) as behind_2,
      max(c.behind) filter (where c.kind = kinds[3]) as behind_3,
      max(c.behind) filter (where c.kind = kinds[4]) as behind_4
    from cells c
    group by c.x, c.y, c.currency)
  select r.x, r.y, r.currency, r.n,
    case when r.n < 5 then null when r.counts is null then r.bins[(r.n + 3) / 4] + 0.5::double precision
      when not r.is_even then r.low - 1 + r.at_low + 0.5::double precision
      else r.low - 1 + r.at_low + (0.25::double precision * r.n - r.counts[r.at_low])
        / (r.counts[r.at_low + 1] - r.counts[r.at_low]) end,
    case when r.n < 5 then null when r.counts is null then r.bins[(r.n + 1) / 2] + 0.5::double precision
      when not r.is_even then r.low - 1 + r.at_half + 0.5::double precision
      else r.low - 1 + r.at_half + (0.5::double precision * r.n - r.counts[r.at_half])
        / (r.counts[r.at_half + 1] - r.counts[r.at_half]) end,
    case when r.n < 5 then null when r.counts is null then r.bins[(3 * r.n + 3) / 4] + 0.5::double precision
      when not r.is_even then r.low - 1 + r.at_high + 0.5::double precision
      else r.low - 1 + r.at_high + (0.75::double precision * r.n - r.counts[r.at_high])
        / (r.counts[r.at_high + 1] - r.counts[r.at_high]) end
  from (
    select t.*, width_bucket((t.n + 3) / 4 - 1, t.counts) as at_low,
      width_bucket((t.n + 1) / 2 - 1, t.counts) as at_half, width_bucket((3 * t.n + 3) / 4 - 1, t.counts) as at_high
    from (
      select s.x, s.y, s.currency, s.n, s.low, s.bins, s.is_even, case when s.is_grid then array(
        select coalesce(s.upto_1[least(b - s.behind_1, array_upper(s.upto_1, 1))], 0)
          + coalesce(s.upto_2[least(b - s.behind_2, array_upper(s.upto_2, 1))], 0)
          + coalesce(s.upto_3[least(b - s.behind_3, array_upper(s.upto_3, 1))], 0)
          + coalesce(s.upto_4[least(b - s.behind_4, array_upper(s.upto_4, 1))], 0)
          + case when s.is_mixed then width_bucket(b, s.bins) else 0 end
        from generate_series(s.low - 1, s.high) b) end as counts
      from (
        select p.x, p.y, p.currency, p.n, p.bins, p.is_even, p.is_grid, p.is_mixed,
          p.upto_1, p.upto_2, p.upto_3, p.upto_4,
          p.behind_1, p.behind_2, p.behind_3, p.behind_4,
          case when p.is_mixed then least(p.low, p.bins[(cardinality(p.bins) + 3) / 4]) else p.low end as low,
          case when p.is_mixed then greatest(p.high, p.bins[(3 * cardinality(p.bins) + 3) / 4]) else p.high end as high
        from (
          select q.*, q.low is not null and q.n >= 5 as is_grid, q.low is not null and q.bins <> '{}' as is_mixed
          from (
            select p.*, case when p.n >= 5 and p.codes <> '{}'
                then array(select ((unnest(p.codes) + 128) & 255)::integer order by 1) else '{}' end as bins
            from places p where p.n > 0 offset 0) q
          offset 0) p
        offset 0) s
      offset 0) t
    offset 0) r
  limit 2000;
end $$;

-- A row has one column more.
create or replace function private.add_to_cells(of_level integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  all_kinds constant bigint := ascii('A') << 15;
begin
  create temp table fresh_cells on commit drop as
  select f.kind, f.x, f.y, f.currency, f.fresh
  from (
    select c.kind, c.x, c.y, c.currency, private.add_to_cell(case when m.level is null
      then row(of_level, c.kind, c.x, c.y, c.currency, 0, null, null, null, null, null, null,
        null, null)::private.market_cells
      else m end, c.codes, c.counts) as fresh
    from (
      select (t.cell >> 15 & 127)::integer::"char" as kind, (t.cell >> 37)::integer as x,
        (t.cell >> 22 & 32767)::integer as y, private.currency_of_cell(t.cell) as currency,
        array_agg(t.code order by t.code) as codes, array_agg(t.sales order by t.code) as counts
      from (
        select k.cell, k.code, k.sales from pg_temp.tally k
        union all
        select k.cell & ~4161536::bigint | all_kinds, k.code, sum(k.sales)::integer from pg_temp.tally k
        group by 1, 2 having sum(k.sales) <> 0) t
      group by t.cell) c
    left join private.market_cells m on m.level = of_level and m.kind = c.kind and m.x = c.x and m.y = c.y
      and m.currency = c.currency
    offset 0) f;
  delete from private.market_cells m using pg_temp.fresh_cells f
  where m.level = of_level and m.kind = f.kind and m.x = f.x and m.y = f.y and m.currency = f.currency
    and (f.fresh).sales <= 0;
  insert into private.market_cells as m (level, kind, x, y, currency, sales, codes, first_year, years, first_bin,
    bins, grid)
  select of_level, f.kind, f.x, f.y, f.currency, (f.fresh).sales, (f.fresh).codes, (f.fresh).first_year,
    (f.fresh).years, (f.fresh).first_bin, (f.fresh).bins, (f.fresh).grid
  from pg_temp.fresh_cells f where (f.fresh).sales > 0
  on conflict (level, kind, x, y, currency) do update set sales = excluded.sales, codes = excluded.codes,
    first_year = excluded.first_year, years = excluded.years, first_bin = excluded.first_bin, bins = excluded.bins,
    grid = excluded.grid;
  drop table pg_temp.fresh_cells;
end $$;

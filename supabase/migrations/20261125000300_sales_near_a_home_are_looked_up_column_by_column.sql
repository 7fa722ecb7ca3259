-- The sales around a home are found by as many looks into the index of places as its square has columns.
--
-- Joined with the columns, a range of places was taken for a two-hundredth of all sales, whatever it held: among some
-- millions that is more than a way through the whole table, which was then gone. Of 16 million sales a value took 50 s.

create or replace function private.nearest_sales(middle bigint, country_code text, currency text, first_on date,
  last_on date, most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode to 'force_custom_plan'
set enable_seqscan to 'off' as $$
declare
  reach integer := 4;
  x integer := middle >> 20;
  y integer := middle & 1048575;
  found bigint;
begin
  loop
    select count(*) into found from (
      select from generate_series(x - reach, x + reach) col
      cross join lateral (
        select b.country_code, b.currency, b.category, b.sold_on from private.sales b
        where b.place between col::bigint * 1048576 + greatest(y - reach, 0)
          and col::bigint * 1048576 + least(y + reach, 1048575)
        offset 0) s
      where s.country_code = nearest_sales.country_code and s.currency = nearest_sales.currency and s.category = 'A'
        and s.sold_on between nearest_sales.first_on and nearest_sales.last_on
      limit nearest_sales.most) f;
    exit when found >= most or reach >= 4096;
    reach := reach * 2;
  end loop;
  -- The farthest of those may lie in a corner of the square: nearer ones may be beside it.
  reach := ceil(reach * 1.5);
  return (select array_agg(n.id order by n.apart, n.id) from (
    select s.id, ((s.place >> 20) - x)::bigint ^ 2 + ((s.place & 1048575) - y)::bigint ^ 2 as apart
    from generate_series(x - reach, x + reach) col
    cross join lateral (
      select b.id, b.place, b.country_code, b.currency, b.category, b.sold_on from private.sales b
      where b.place between col::bigint * 1048576 + greatest(y - reach, 0)
        and col::bigint * 1048576 + least(y + reach, 1048575)
      offset 0) s
    where s.country_code = nearest_sales.country_code and s.currency = nearest_sales.currency and s.category = 'A'
      and s.sold_on between nearest_sales.first_on and nearest_sales.last_on
    order by apart, s.id limit nearest_sales.most) n);
end $$;

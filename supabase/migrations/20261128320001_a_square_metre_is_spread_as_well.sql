-- How prices of an area are spread, of whole homes or of a square metre: a home is held against others of any size.

drop function public.sold_distribution(text, text, text[], boolean, integer, integer);
drop function private.sold_distribution(text, text, text[], boolean, integer, integer);
create function private.sold_distribution(country text, area text, types text[] default null,
  is_new boolean default null, from_year integer default null, to_year integer default null,
  measure text default 'price') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen text := upper(btrim(area));
  sorted double precision[];
  import_ids integer[];
  rough double precision;
  width double precision;
  low double precision;
  bins integer;
begin
  if measure is null or measure not in ('price', 'price-per-m2') then
    perform private.refuse(422, 'invalid_request', 'Say what is measured: the price, or that of a square metre.');
  end if;
  select array_agg(v.value order by v.value), array_agg(distinct v.import_id) into sorted, import_ids
  from (
    select s.import_id,
      case measure when 'price' then s.price_minor else s.price_minor / s.area_m2 end::double precision as value
    from private.sales_to_draw(country, chosen, types, is_new, from_year, to_year) s
    where measure = 'price' or s.area_m2 > 0) v;
  if coalesce(cardinality(sorted), 0) >= 5 then
    rough := greatest((private.value_at(sorted, 0.97) - private.value_at(sorted, 0.03)) / 16, 100);
    width := power(10, floor(log(rough)));
    width := width * case when rough > 5 * width then 10 when rough > 2.5 * width then 5 when rough > 2 * width then 2.5
      when rough > width then 2 else 1 end;
    low := floor(private.value_at(sorted, 0.03) / width) * width;
    bins := least(floor((private.value_at(sorted, 0.97) - low) / width)::integer + 1, 40);
  end if;
  return jsonb_build_object('place', private.told_of_place(country, chosen, coalesce(import_ids, '{}')),
    'count', coalesce(cardinality(sorted), 0),
    'lower_minor', case when bins > 0 then round(private.value_at(sorted, 0.25)) end,
    'median_minor', case when bins > 0 then round(private.value_at(sorted, 0.5)) end,
    'upper_minor', case when bins > 0 then round(private.value_at(sorted, 0.75)) end,
    'below', case when bins > 0 then (select count(*) from unnest(sorted) v where v < low) else 0 end,
    'above', case when bins > 0 then (select count(*) from unnest(sorted) v where v >= low + bins * width) else 0 end,
    -- Bins and their edges are round amounts, as prices of homes are: the width is said as a figure with as many zeros,
    -- an edge as a number of widths.
    'width_figure', width / power(10, floor(log(width))), 'width_zeros', floor(log(width)),
    'bins', (
      select coalesce(jsonb_agg(jsonb_build_object('at', round(low / width) + b, 'count', coalesce(n.sales, 0))
        order by b), '[]')
      from generate_series(0, bins - 1) b
      left join (select floor((v - low) / width)::integer as bin, count(*) as sales from unnest(sorted) v group by 1) n
        on n.bin = b));
end $$;
comment on function private.sold_distribution is
  'How prices of an area, or of its square metres, are spread: counts in bins of a round width, median and middle '
  'half.';
select private.expose('private.sold_distribution(text, text, text[], boolean, integer, integer, text)', 'anon',
  'authenticated');

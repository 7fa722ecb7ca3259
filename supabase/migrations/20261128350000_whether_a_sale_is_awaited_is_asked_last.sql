-- Whether a game still asks for the home of a sale takes some milliseconds to find out. It is asked of the few sales
-- that are held, and once for all markets; the planner asked it of every sale of a market before it looked which are
-- held.
create or replace function private.markets_to_learn(learns_all boolean default false)
returns table (country_code text, market text, currency text, sales bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with found as (
    select a.country_code, private.valuation_market(a.country_code, a.area_code) as market, a.currency,
      sum(a.sales)::bigint as sales, max(a.import_id) as import_id
    from (
      select s.country_code, s.area_code, s.currency, count(*) as sales, max(s.import_id) as import_id
      from private.sales s
      where s.place is not null and s.category = 'A' and s.area_code is not null
      group by 1, 2, 3) a
    group by 1, 2, 3),
  of_held as materialized (
    select s as sale from private.held_sales h join private.sales s on s.id = h.sale_id where not learns_all),
  awaited as materialized (
    select (o.sale).id, (o.sale).country_code, (o.sale).sold_on,
      private.valuation_market((o.sale).country_code, (o.sale).area_code) as market
    from of_held o where private.awaits_guesses(o.sale))
  select f.country_code, f.market, f.currency, f.sales
  from found f
  left join lateral (
    select m.* from private.valuation_models m where m.country_code = f.country_code and m.market = f.market
    order by m.fitted_at desc limit 1) m on true
  where f.market is not null and f.sales >= 30
    and (learns_all or m.id is null or m.import_id < f.import_id or m.sales_there <> f.sales
      or exists (select from awaited s
        where s.country_code = f.country_code and s.market = f.market
          and s.sold_on between m.first_on and m.last_on and s.id <> all (m.left_out)))
  order by f.sales, f.market;
end $$;

-- Which of the sales around a home, or of a market, are being guessed is asked of all of them at once: one by one it
-- took most of the time of a value.

create or replace function private.valuation_context(country_code text, postcode text default null,
  latitude double precision default null, longitude double precision default null, address_line text default null,
  known_model_ids uuid[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  middle bigint := coalesce(private.tile_of(latitude, longitude),
    private.place_of_postcode(country_code, postcode));
  nearest private.sales;
  area text := private.valuation_market(country_code, postcode);
  model private.valuation_models;
  ids uuid[];
  held uuid[];
begin
  if middle is null then
    return jsonb_build_object('lacks', 'place');
  end if;
  if area is null then
    select s.* into nearest from private.sales s where s.id = (private.nearest_sales(middle,
      valuation_context.country_code, (select m.currency from private.valuation_models m
        where m.country_code = valuation_context.country_code limit 1), '1900-01-01', '2100-01-01', 1))[1];
    area := private.valuation_market(nearest.country_code, nearest.area_code);
  end if;
  for model in select * from private.valuation_models m where m.country_code = valuation_context.country_code
      and m.market = area and m.parameters is not null order by m.fitted_at desc limit 3 loop
    ids := private.nearest_sales(middle, model.country_code, model.currency, model.first_on, model.last_on, 400);
    held := coalesce(private.sales_that_await(array(select s from private.sales s where s.id = any (ids))), '{}');
    exit when held <@ model.left_out;
  end loop;
  if model.id is null then
    return jsonb_build_object('lacks', 'sales', 'market', area);
  end if;
  if not held <@ model.left_out then
    return jsonb_build_object('lacks', 'learning', 'market', area);
  end if;
  if coalesce(cardinality(ids), 0) - cardinality(held) < 30 then
    return jsonb_build_object('lacks', 'sales', 'market', area, 'sales', coalesce(cardinality(ids), 0)
      - cardinality(held));
  end if;
  return jsonb_build_object('lacks', null, 'market', area, 'today', current_date,
    'latitude', coalesce(latitude, private.latitude_of(middle)),
    'longitude', coalesce(longitude, private.longitude_of(middle)),
    'model', jsonb_build_object('id', model.id, 'version', model.version, 'currency', model.currency,
      'sales', model.sales, 'first_on', model.first_on, 'last_on', model.last_on, 'latitude', model.latitude,
      'longitude', model.longitude, 'has_prior', model.has_prior, 'is_sample', model.is_sample,
      'median_bias', model.accuracy -> 'study' -> 'medianBias', 'judged', model.accuracy -> 'study' -> 'n',
      'parameters', case when model.id <> all (known_model_ids) then model.parameters end),
    'small_area', (select p.small_area from private.postcodes p where p.country_code = valuation_context.country_code
      and private.plain_postcode(p.postcode) = private.plain_postcode(valuation_context.postcode)
      and p.postcode = upper(valuation_context.postcode)),
    'sales', (
      select jsonb_agg(t.sale || jsonb_build_object('is_own', case when valuation_context.address_line is not null
          and private.plain_postcode(t.sale ->> 'postcode') = private.plain_postcode(valuation_context.postcode)
        then coalesce(private.is_own_address(valuation_context.address_line, t.sale ->> 'house', t.sale ->> 'flat'),
          false) else false end) order by n.at)
      from unnest(ids) with ordinality n (id, at) join private.sales_to_value(ids) t on t.id = n.id
      where n.id <> all (held)));
end $$;

create or replace function private.sales_to_learn(country_code text, market text, most integer)
returns table (id uuid, sold_on date, import_id integer, is_held boolean, sale jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with latest as materialized (
    select s as row from private.sales s
    where s.country_code = sales_to_learn.country_code and s.area_code >= sales_to_learn.market
      and s.area_code < sales_to_learn.market || '~'
      and private.valuation_market(s.country_code, s.area_code) = sales_to_learn.market
      and s.place is not null and s.category = 'A'
    order by s.sold_on desc, s.id limit sales_to_learn.most),
  held as materialized (
    select u.id from unnest(private.sales_that_await(array(select l.row from latest l))) u (id)),
  asked as materialized (
    select l.row, exists (select from held h where h.id = (l.row).id) as is_held from latest l),
  told as materialized (select t.* from private.sales_to_value(
    array(select (a.row).id from asked a where not a.is_held)) t)
  select (a.row).id, (a.row).sold_on, (a.row).import_id, a.is_held, t.sale
  from asked a left join told t on t.id = (a.row).id
  order by (a.row).sold_on, (a.row).id;
end $$;

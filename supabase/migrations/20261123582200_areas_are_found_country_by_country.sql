-- The town of the latest sale, since that is where the index leads: without an order, a plan that knows no area in
-- particular reads the whole table until it meets one of this area.
create or replace function private.name_of_area(country text, area text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select m.name from private.market_areas m where m.kind = 'district' and m.country_code = country
      and m.code = area),
    (select initcap(s.town) from private.sales s where s.country_code = country and s.area_code = area
      and s.town is not null order by s.sold_on desc limit 1));
end $$;

-- Areas that charts can be of are found country by country, from one key to the next: the first of them without looking
-- at all others, and no area's sales are counted for it.
-- What has a digit is a code, so that no names are looked up for it.
create or replace function private.sold_places(search text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text := upper(btrim(coalesce(search, '')));
  most integer := case when asked = '' then 24 else 4000 end;
begin
  if length(asked) > 40 then
    perform private.refuse(422, 'invalid_request', 'Say the beginning of a postcode or of a name.');
  end if;
  return (
    with recursive countries as (
      select min(m.country_code) as country_code from private.area_months m
      union all
      select (select min(m.country_code) from private.area_months m where m.country_code > c.country_code)
      from countries c where c.country_code is not null),
    places as (
      select c.country_code,
        (select min(m.area_code) from private.area_months m where m.country_code = c.country_code) as area_code,
        1 as place
      from countries c where c.country_code is not null
      union all
      select p.country_code, (select min(m.area_code) from private.area_months m
        where m.country_code = p.country_code and m.area_code > p.area_code), p.place + 1
      from places p where p.area_code is not null and p.place < most),
    found as (
      select p.country_code, p.area_code from places p
      where p.area_code is not null and (starts_with(p.area_code, asked)
        or asked !~ '[0-9]' and starts_with(upper(private.name_of_area(p.country_code, p.area_code)), asked))
      order by p.country_code <> 'GB', p.country_code, p.area_code limit 24)
    select coalesce(jsonb_agg(jsonb_build_object('country', f.country_code, 'code', f.area_code,
      'name', private.name_of_area(f.country_code, f.area_code))
      order by f.country_code <> 'GB', f.country_code, f.area_code), '[]')
    from found f);
end $$;

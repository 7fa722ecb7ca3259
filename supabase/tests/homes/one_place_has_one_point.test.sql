-- Listings of one home show one point on the map, and the district follows from the postcode, whichever way a home
-- comes in.
select plan(20);

create temp table p as select place, private.blurred_point(gen_random_uuid(), 51.50123, -0.10234) as point
  from generate_series(1, 12) place;
select is((select count(distinct point) from p), 1::bigint, 'twelve listings of one home show one point');
select is((select count(distinct private.blurred_point(gen_random_uuid(), 51.5 + place * 0.01, -0.1))
  from generate_series(1, 12) place), 12::bigint, 'twelve homes show twelve');
-- Noted a little differently each time, within 30 m: the average of all shown points stays far from the home.
create function pg_temp.metres(lat1 double precision, lng1 double precision, lat2 double precision,
  lng2 double precision) returns double precision
language sql as $$
  select 2 * 6371008.8 * asin(sqrt(sin(radians(lat2 - lat1) / 2) ^ 2
    + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2))
$$;
create temp table jittered as
  select (q.point ->> 'lat')::float as lat, (q.point ->> 'lng')::float as lng
  from generate_series(1, 200) n, lateral private.blurred_point(gen_random_uuid(), 51.50123 + (n % 20 - 10) * 0.000027,
    -0.10234 + (n / 20 - 5) * 0.00004) q (point);
select ok((select count(*) from (select distinct lat, lng from jittered) d) <= 4,
  'a place noted a little differently shows one of four points at most');
select ok((select min(pg_temp.metres(51.50123, -0.10234, lat, lng)) from jittered) >= 490, 'each far from the home');
select ok((select min(pg_temp.metres(lat0 + n * 0.0003, 10 + n * 0.0005, (q.point ->> 'lat')::float,
  (q.point ->> 'lng')::float))
  from generate_series(-70, 70, 7) lat0, generate_series(1, 40) n,
    lateral private.blurred_point(gen_random_uuid(), lat0 + n * 0.0003, 10 + n * 0.0005) q (point)) >= 500,
  'at least 500 m wherever people live');
select ok((select max(pg_temp.metres(lat0 + n * 0.0003, 10 + n * 0.0005, (q.point ->> 'lat')::float,
  (q.point ->> 'lng')::float))
  from generate_series(-70, 70, 7) lat0, generate_series(1, 40) n,
    lateral private.blurred_point(gen_random_uuid(), lat0 + n * 0.0003, 10 + n * 0.0005) q (point)) <= 910,
  'and inside the ring that the map draws');
select is(private.blurred_point(gen_random_uuid(), null, null), null, 'no place, no point');

select is(private.district_of(country, postcode, given), wanted, coalesce(postcode, given, 'nothing') || ' in '
  || country) from (values
  ('GB', 'M20 4WX', 'M20 4WX', 'M20'), ('GB', 'sw1a1aa', null, 'SW1A'), ('GB', null, 'M20 4WX', 'M20'),
    ('GB', null, 'Didsbury', 'Didsbury'),
  ('GB', 'nonsense', 'nonsense', null), ('GB', 'nonsense', 'Leeds', 'Leeds'), ('IE', 'D08 X2Y4', null, 'D08'),
  ('CA', 'K1A 0B1', null, 'K1A'), ('NL', '1012 AB', null, '1012'),
  ('US', '10001-1234', null, '10001'), ('FR', '75011', '75011', '75011')) v (country, postcode, given, wanted);
insert into public.assets (country_code, postcode, district) values ('GB', 'LS6 2AB', '12 Secret Street');
select is(district, 'LS6', 'what a form says of the district does not count where there is a postcode')
  from public.assets where postcode = 'LS6 2AB';
update public.assets set postcode = 'LS7 1AA', district = 'LS7 1AA' where postcode = 'LS6 2AB';
select is(district, 'LS7', 'nor when it is edited') from public.assets where postcode = 'LS7 1AA';
select * from finish();

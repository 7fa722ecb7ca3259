-- The map of a game shows no home where it is: at least 500 m off, always the same way, and nothing else of its
-- address.
select plan(12);

create temp table t as select tests.game('mapped', tests.agency('mapped-brand'), '{25000000,30000000}') as game;
create temp table seen as select public.game_homes('mapped', 'mapped-brand') as answer;

-- Metres between two places, by the haversine formula on a sphere.
create function pg_temp.metres(lat1 double precision, lng1 double precision, lat2 double precision,
  lng2 double precision) returns double precision
language sql as $$
  select 2 * 6371008.8 * asin(sqrt(sin(radians(lat2 - lat1) / 2) ^ 2
    + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2))
$$;

select is(jsonb_array_length(answer -> 'homes'), 2, 'every visible home is there') from seen;
select ok(pg_temp.metres(51.5, -0.1, (h -> 'map' ->> 'lat')::float, (h -> 'map' ->> 'lng')::float) between 500 and 950,
  'a point is 500 to 900 m off')
from seen, jsonb_array_elements(answer -> 'homes') h;
-- Places near the poles and the date line are moved as far.
select ok(min(pg_temp.metres(lat, 10, (p ->> 'lat')::float, (p ->> 'lng')::float)) >= 500,
  'at every latitude where people live')
from generate_series(-70, 70, 7) lat, generate_series(1, 20),
  lateral private.blurred_point(gen_random_uuid(), lat, 10) p;
select is(public.game_homes('mapped', 'mapped-brand') -> 'homes' -> 0 -> 'map', answer -> 'homes' -> 0 -> 'map',
  'the same each time') from seen;
select ok(answer::text not like '%51.5,%' and answer::text not like '%Test Street%'
  and answer::text not like '%TE1 1ST%', 'no true point, street or postcode') from seen;
select ok(answer::text !~ '250000|300000', 'no price') from seen;
select is(answer -> 'homes' -> 0 ->> 'district', 'TE1', 'the postcode district is told') from seen;

update public.game_listings set hidden_facts = '{map,district}' where position = 1 and game_id = (select game from t);
select ok(not (h ? 'map' or h ? 'district') and h ? 'town', 'facts that the game hides are hidden here as well')
from (select public.game_homes('mapped', 'mapped-brand') -> 'homes' -> 0 as h) x;
update public.games set visibility = 'code' where id = (select game from t);
select is(public.game_homes('mapped', 'mapped-brand') -> 'homes', '[]'::jsonb,
  'the homes of a game behind a code are for those who are in it');
update public.games set visibility = 'public' where id = (select game from t);
create temp table run as select tests.start(game) as run from t;
update public.games set visibility = 'code' where id = (select game from t);
select is(jsonb_array_length(public.game_homes('mapped', 'mapped-brand', run ->> 'guest_token') -> 'homes'), 2,
  'who has started sees them') from run;
update public.games set state = 'draft' where id = (select game from t);
select tests.visit();
select tests.refuses($$select public.game_homes('mapped', 'mapped-brand')$$, 'not_found', 404, 'a draft has no map');
select * from finish();

-- Regional lock: a run holds homes of the regions alone that its game names, or of the one that its player chose.
select plan(22);

create temp table t as select tests.agency('region-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben, tests.person('Cleo') as cleo;
alter table t add game uuid;
update t set game = tests.game('by-region', brand, '{10000000,20000000,30000000,40000000,50000000,60000000,70000000}');
update public.assets a set town = p.town, region = p.region, postcode = p.district || ' 1AA',
    country_code = p.country_code
  from public.listings l, public.game_listings gl, t, (values (1, 'Leeds', 'Yorkshire', 'LS1', 'GB'),
    (2, 'Leeds', 'Yorkshire', 'LS2', 'GB'), (3, 'York', 'Yorkshire', 'YO1', 'GB'), (4, 'Bath', 'Somerset', 'BA1', 'GB'),
    (5, 'Bath', 'Somerset', 'BA2', 'GB'), (6, 'Bath', null, 'BA3', 'GB'), (7, 'Cork', null, null, 'IE'))
    p (place, town, region, district, country_code)
  where a.id = l.asset_id and l.id = gl.listing_id and gl.game_id = t.game and gl.position = p.place;
create function pg_temp.name_regions(regions jsonb) returns void language sql as $$
  update public.games set mode = 'in-regions', mode_options = jsonb_build_object('regions', regions)
    where id = (select game from t)
$$;
create function pg_temp.start(who uuid, region text default null) returns jsonb language sql as $$
  select public.start_run('by-region', 'region-brand', user_id => who, client_address => 'test', region => start.region)
$$;
create function pg_temp.homes(run jsonb) returns text language sql as $$
  select string_agg(gl.position::text, ',' order by gl.position) from jsonb_array_elements(run -> 'rounds') r
  join public.game_listings gl on gl.id = (r ->> 'game_listing_id')::uuid
$$;
create function pg_temp.in_regions(regions jsonb) returns text language sql as $$
  select string_agg(gl.position::text, ',' order by gl.position) from public.game_listings gl
  join public.listings l on l.id = gl.listing_id, t
  where gl.game_id = t.game and private.is_in_regions(gl, l.asset_id, regions)
$$;

-- What a region is.
select is(pg_temp.in_regions('["gb"]'), '1,2,3,4,5,6', 'a country');
select is(pg_temp.in_regions('["Yorkshire"]'), '1,2,3', 'a region');
select is(pg_temp.in_regions('[" BATH "]'), '4,5,6', 'a town, however it is written');
select is(pg_temp.in_regions('["LS1"]'), '1', 'a postcode district');
select is(pg_temp.in_regions('["BA"]'), '4,5,6', 'a postcode area');
select is(pg_temp.in_regions('["B", "York", "nowhere"]'), '3', 'and nothing that is only alike');
update public.game_listings set hidden_facts = '{town}' where game_id = (select game from t) and position = 6;
select is(pg_temp.in_regions('["Bath"]'), '4,5', 'what a game keeps back of a home tells nothing');
update public.game_listings set hidden_facts = '{}' where game_id = (select game from t);

-- The run.
select pg_temp.name_regions('["Yorkshire", "Cork", "Bath"]');
select is(pg_temp.homes(pg_temp.start(ada)), '1,2,3,4,5,6,7', 'a run holds homes of all regions that are named') from t;
select is((select s.is_ranked from public.sessions s, t where s.user_id = t.ada), true, 'and is ranked');
create temp table one as select pg_temp.start(ben, 'bath') as run from t;
select is(pg_temp.homes(run), '4,5,6', 'or of the one that its player chose') from one;
select is(run ->> 'practice_reason', 'one_region', 'as practice, since the board compares others') from one;
select is((select s.mode_options -> 'regions' from public.sessions s, t where s.user_id = t.ben), '["Bath"]',
  'the run keeps its region');
select tests.refuses($$select pg_temp.start(cleo, 'Cork') from t$$, 'too_few_homes', 409, 'one home is too few');
select tests.refuses($$select pg_temp.start(cleo, 'Somerset') from t$$, 'invalid_request', 422,
  'a region that the game does not name is none');
select is_empty($$select s.* from public.sessions s, t where s.user_id = t.cleo$$, 'neither leaves a run');
select pg_temp.name_regions('["Somerset", "Cork"]');
select is(pg_temp.homes(pg_temp.start(cleo)), '4,5,7', 'homes elsewhere are in no run') from t;
select is((select s.is_ranked from public.sessions s, t where s.user_id = t.cleo), true, 'which counts');
select pg_temp.name_regions('["Cork"]');
select tests.refuses($$select tests.start(game) from t$$, 'too_few_homes', 409, 'a game with too few does not start');
select pg_temp.name_regions('[]');
select is(jsonb_array_length(tests.start(game) -> 'rounds'), 7, 'one that names none has all of its homes') from t;
select is(private.are_mode_options('{"regions": ["Leeds"]}'), true, 'a mode may name regions');
select is(private.are_mode_options('{"regions": [1]}'), false, 'by their names');
select is(private.are_mode_options('{"regions": [" "]}'), false, 'which are not empty');
select * from finish();

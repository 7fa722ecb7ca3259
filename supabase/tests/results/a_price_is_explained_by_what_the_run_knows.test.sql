-- "Why this price": the level of the area, and homes that the same run has guessed. Nothing else is safe to show.
select plan(7);

create temp table t as
select tests.agency('explainers') as agency, tests.person('Ada') as ada;
alter table t add game uuid, add run jsonb;
update t set game = tests.game('explained', agency, '{30000000,40000000,50000000}');
select tests.listing(agency, 77700000) from t;
update t set run = tests.start(game, ada);
select tests.guess(run, 1, 31000000, ada) from t;
grant select on t to public;
create function pg_temp.why(place integer) returns jsonb language sql as $$
  select public.session_results((run ->> 'session_id')::uuid, 'detailed') -> 'rounds' -> (place - 1) -> 'why' from t
$$;

select tests.sign_in(ada) from t;
select is(pg_temp.why(1) -> 'comparables', '[]'::jsonb, 'the only home guessed so far has nothing to be compared with');
select is(pg_temp.why(1) -> 'level', 'null'::jsonb, 'and no level where none is known');
select is(pg_temp.why(2), 'null'::jsonb, 'a home not guessed is not explained');
select tests.sign_out();

insert into private.area_price_levels (country_code, area_code, currency, median_minor, median_per_m2_minor, source,
  as_of_on)
values ('GB', 'TE1', 'GBP', 35000000, 400000, 'Test levels', '2026-01-01');
select tests.guess(run, 2, 41000000, ada) from t;
select tests.sign_in(ada) from t;
select is(pg_temp.why(1) #>> '{level,expected_minor}', '36000000', 'the level of the area, times the floor area');
select is(jsonb_path_query_array(pg_temp.why(1), '$.comparables[*].price_minor'), '[40000000]'::jsonb,
  'homes that this run has guessed');
select ok(not pg_temp.why(1)::text ~ '50000000|77700000',
  'no home that it has not guessed, and none of outside the game');

select tests.sign_out();
update public.listings set status = 'withdrawn' where id = (
  select gl.listing_id from public.game_listings gl, t where gl.id = tests.home(t.run, 1));
select tests.sign_in(ada) from t;
select is(jsonb_path_query_array(public.session_results((run ->> 'session_id')::uuid, 'detailed'), '$.rounds[0].why'),
  '[null]'::jsonb,
  'a withdrawn home is not explained') from t;
select * from finish();

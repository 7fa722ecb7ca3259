-- The tiles of a result: what each home is called and looks like, and what the crowd said; of open ones what their
-- mode shows.
select plan(32);

create temp table t as select tests.agency('poster-brand') as brand, tests.person('Ada') as ada;
alter table t add game uuid, add run jsonb;
update t set game = tests.game('poster', brand, '{25000000,30000000,35000000,40000000}');
update t set run = tests.start(game, ada);
select tests.guess(run, 1, 26000000, ada), tests.guess(run, 2, 33000000, ada) from t;
select tests.guess(tests.start(game), 1, 25000000 + n * 2000000) from t, generate_series(1, 4) n;
select tests.guess(tests.start(game), 2, 30000000 + n * 2000000) from t, generate_series(1, 3) n;
grant select on t to public;
create function pg_temp.tile(place integer) returns jsonb language sql as $$
  select public.session_results((run ->> 'session_id')::uuid, 'summary') -> 'homes' -> (place - 1) from t
$$;
create function pg_temp.detail(place integer) returns jsonb language sql as $$
  select public.session_results((run ->> 'session_id')::uuid, 'detailed') -> 'rounds' -> (place - 1) from t
$$;

select tests.sign_in(ada) from t;
select is((select public.session_results((run ->> 'session_id')::uuid, 'summary') ->> 'formula' from t), 'log_ratio',
  'a result says by which formula it was scored');
select is((select public.session_results((run ->> 'session_id')::uuid, 'summary') ->> 'difficulty' from t), 'normal',
  'and how hard it was');
select is(pg_temp.tile(1) ->> 'title', 'A home for tests', 'a home that is guessed is named');
select is(pg_temp.tile(1) #>> '{photo,alt}', 'The front of the house', 'with its first photo');
select is(pg_temp.tile(1) ->> 'property_type', 'house', 'and its type');
select ok((pg_temp.tile(1) ->> 'crowd_median_minor')::bigint between 28600000 and 29400000,
  'and the crowd''s median');
select ok((pg_temp.tile(1) ->> 'crowd_q1_minor')::bigint between 26700000 and 27300000,
  'and where its middle half begins');
select ok((pg_temp.tile(1) ->> 'crowd_q3_minor')::bigint between 30600000 and 31400000, 'and where it ends');
select is((pg_temp.tile(1) ->> 'closer_than_percent')::numeric, 100.0, 'and how many of the others missed by more');
select is((pg_temp.detail(1) ->> 'closer_than_percent')::numeric, 100.0, 'which the details say too');
select is(pg_temp.tile(2) -> 'crowd_median_minor', 'null'::jsonb, 'four guesses are no crowd');
select is(pg_temp.tile(2) -> 'closer_than_percent', 'null'::jsonb, 'and compare with nobody');
select is(pg_temp.detail(2) -> 'closer_than_percent', 'null'::jsonb, 'in the details neither');
select is(pg_temp.tile(3) ->> 'title', 'A home for tests', 'a home that is still to be guessed is named');
select is(pg_temp.tile(3) - '{game_listing_id,title,photo}'::text[],
  '{"property_type": null, "crowd_median_minor": null, "crowd_q1_minor": null, "crowd_q3_minor": null,
    "closer_than_percent": null}', 'and nothing else is told');
select is(pg_temp.detail(3) -> 'crowd', 'null'::jsonb, 'nor in the details');
select is(array[pg_temp.detail(1) ->> 'town', pg_temp.detail(3) ->> 'town'], '{Testham,Testham}'::text[],
  'the details say where each home is');
select tests.sign_out();
update public.game_listings gl set hidden_facts = '{town}', title_override = 'A home in a town' from t
  where gl.game_id = t.game;
select tests.sign_in(ada) from t;
select is(pg_temp.detail(3) ->> 'town', null, 'but where the game hides the town, it comes with the guess');
select is(pg_temp.detail(1) ->> 'town', 'Testham', 'as it did with this one');
select is(pg_temp.tile(3) ->> 'title', 'A home in a town', 'and a home has the name that the game gave it');
select is(pg_temp.detail(3) ->> 'title', 'A home in a town', 'on both pages');
select tests.sign_out();
update public.game_listings gl set hidden_facts = '{}', title_override = null from t where gl.game_id = t.game;
select tests.sign_in(ada) from t;
select is((select jsonb_path_query_array(public.session_results((run ->> 'session_id')::uuid, 'summary'),
  '$.homes[*].game_listing_id') from t),
  (select jsonb_path_query_array(run, '$.rounds[*].game_listing_id') from t), 'homes stand in the order of the rounds');
select tests.sign_out();

update public.sessions set mode_options = '{"shows_facts": false, "shows_photos": false}'
  where id = (select (run ->> 'session_id')::uuid from t);
select tests.sign_in(ada) from t;
select is(pg_temp.tile(3) ->> 'title', null, 'a mode without facts keeps the name until the guess');
select is(pg_temp.tile(3) ->> 'photo', null, 'one without photos the picture');
select is(pg_temp.tile(1) ->> 'title', 'A home for tests', 'both are shown after it');
select isnt(pg_temp.tile(1) ->> 'photo', null, 'the photo too');
select tests.sign_out();
update public.listings l set status = 'withdrawn' from public.game_listings gl, t
  where gl.listing_id = l.id and gl.id = tests.home(run, 1);
select tests.sign_in(ada) from t;
select is((pg_temp.tile(1) - '{game_listing_id,crowd_median_minor,crowd_q1_minor,crowd_q3_minor,closer_than_percent}'::text[]),
  '{"title": null, "photo": null, "property_type": null}', 'of a withdrawn home nothing is shown');
select tests.sign_out();

-- closer_than() itself: bins count where all of them is further off.
create function pg_temp.closer(amount bigint, bins jsonb, is_counted boolean default true, low bigint default null)
returns numeric language sql as $$
  select private.closer_than(jsonb_populate_record(null::public.guesses, jsonb_build_object(
    'amount_minor', case when low is null then amount end,
    'low_minor', low, 'high_minor', case when low is not null then amount end,
    'log_error', ln(case when low is null then amount else sqrt(low::float8 * amount) end / 100000.0),
    'is_counted', is_counted)),
    jsonb_build_object('median_minor', 100000, 'bins', bins,
      'count', (select sum((b ->> 'guesses')::integer) from jsonb_array_elements(bins) b)))
$$;
create temp table crowd as select '[{"from_minor": 80000, "to_minor": 80800, "guesses": 2},
  {"from_minor": 109500, "to_minor": 110600, "guesses": 3},
  {"from_minor": 140000, "to_minor": 141400, "guesses": 4}]'::jsonb as bins;
select is(pg_temp.closer(110000, bins), 75.0, 'those on both sides who missed by more, of all others') from crowd;
select is(pg_temp.closer(110000, bins, false), 66.7, 'a guess that does not count is not among the crowd') from crowd;
select is(pg_temp.closer(110100, bins, true, 110000), 75.0, 'a range counts by its middle') from crowd;
select is(pg_temp.closer(200000, bins), 0.0, 'nobody missed by more than the furthest') from crowd;
select is(private.closer_than(jsonb_populate_record(null::public.guesses, '{"amount_minor": 110000}'),
  '{"median_minor": 1}'), null, 'a guess without a price to compare with says nothing');
select * from finish();

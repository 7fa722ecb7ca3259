-- Ratings, shared bands, streaks, shares and explanations: each limit from both sides.
select plan(23);

select is((select array_agg(private.rating_of(score, 1000, 'log_ratio') order by score desc)
  from unnest('{750,749,600,599,400,399,250,249}'::integer[]) score),
  '{expert,advanced,advanced,intermediate,intermediate,beginner,beginner,novice}', 'ratings by share of the maximum');
select is((select array_agg(private.rating_of(score, 100, 'classic_bands') order by score desc)
  from unnest('{90,89,70,69,50,49,30,29}'::integer[]) score),
  '{expert,advanced,advanced,intermediate,intermediate,beginner,beginner,novice}',
    'higher ones where points come in bands');
select is((select array_agg(private.band_of_share(share) order by share desc)
  from unnest('{0.95,0.949,0.9,0.899,0.8,0.799,0.65,0.649,0.5,0.499,0}'::double precision[]) share),
  '{0,1,1,2,2,3,3,4,4,5,5}', 'points become bands');

create temp table t as select tests.agency('square-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid, add run jsonb;
update t set game = tests.game('squares', brand, '{25000000,30000000,35000000}');
update t set run = tests.start(game, ada);
grant select on t to public;
create function pg_temp.share() returns jsonb
  language sql as $$ select public.session_results((run ->> 'session_id')::uuid, 'share') from t $$;
create function pg_temp.band(formula text, label text, score integer, is_late boolean default false) returns integer
  language sql as $$
  select private.shared_band(jsonb_populate_record(null::public.guesses,
    jsonb_build_object('formula', formula, 'label', label, 'score', score, 'is_late', is_late, 'multiplier', 1)))
$$;
select is((select array_agg(pg_temp.band('absolute_error', 'spot on', score) order by score desc)
  from unnest('{950,949,900,899,800,799,650,649,500,499}'::integer[]) score),
  '{0,1,1,2,2,3,3,4,4,5}', 'under the absolute error a square follows from the points');
select is(pg_temp.band('log_ratio', 'fair', 1000), 3, 'under any other from the label');
select is(pg_temp.band('absolute_error', 'time_over', 0, true), 5, 'a late guess is far off');
select is(pg_temp.band('absolute_error', 'spot on', 0, true), 0, 'and follows from its label');
select is(pg_temp.band('absolute_error', null, 1000), null, 'a guess without a label has no square');

select tests.guess(run, 1, 25100000, ada), tests.guess(run, 2, 30100000, ada) from t;
select is((select private.streak_of(s) from public.sessions s, t where s.id = (run ->> 'session_id')::uuid), 2,
  'two good guesses are a streak');
update public.guesses g set guessed_at = clock_timestamp() - interval '1 hour', label = 'far off' from t
  where g.session_id = (run ->> 'session_id')::uuid and g.game_listing_id = tests.home(run, 1);
select is((select private.streak_of(s) from public.sessions s, t where s.id = (run ->> 'session_id')::uuid), 1,
  'a miss before them does not end it');
update public.guesses g set guessed_at = clock_timestamp() + interval '1 hour' from t
  where g.session_id = (run ->> 'session_id')::uuid and g.game_listing_id = tests.home(run, 1);
select is((select private.streak_of(s) from public.sessions s, t where s.id = (run ->> 'session_id')::uuid), 0,
  'a miss after them does');
select is((select jsonb_path_query_array(pg_temp.share(), '$.rounds[*].band')), '[4, 0, null]'::jsonb,
  'what is not guessed has no square');
select is(pg_temp.share() ->> 'status', 'active', 'a run says how it stands');
update public.sessions set active_at = now() - interval '25 hours'
  where id = (select (run ->> 'session_id')::uuid from t);
select is(pg_temp.share() ->> 'status', 'expired', 'and that it ran out');

-- A late guess of a label adds nothing to what is shared.
update public.sessions set status = 'finished', finished_at = now(), active_at = now(), guessed = 3
  where id = (select (run ->> 'session_id')::uuid from t);
create temp table shared as select (pg_temp.share() ->> 'total_score')::integer as total;
update public.guesses g set is_late = true from t where g.session_id = (run ->> 'session_id')::uuid
  and g.game_listing_id = tests.home(run, 2);
select ok((pg_temp.share() ->> 'total_score')::integer < (select total from shared),
  'a late guess adds nothing to a shared total');
update public.sessions set rounds = 1, guessed = 1 where id = (select (run ->> 'session_id')::uuid from t);
select is(pg_temp.share() ->> 'total_score', null, 'a run of one round shares none');

-- The share card of a game.
create function pg_temp.card() returns jsonb language sql as $$ select public.share_card('square-brand', 'squares',
  null) $$;
select is(pg_temp.card() ->> 'homes', '3', 'a card counts the homes');
update public.game_listings set is_visible = false where id = (select tests.home(run, 1) from t);
update public.listings l set status = 'withdrawn' from public.game_listings gl, t where gl.listing_id = l.id
  and gl.id = tests.home(run, 2);
select is(pg_temp.card() ->> 'homes', '1', 'that are shown and not withdrawn');
select is(public.share_card('square-brand', null, null) ->> 'homes', null, 'a brand''s card counts none');
update public.games set state = 'scheduled', opens_at = now() + interval '1 day' where id = (select game from t);
select is(pg_temp.card() ->> 'title', null, 'a game that is not open yet does not tell its title');

-- Why this price: by what the run knows, of homes whose size is known.
update public.sessions set rounds = 3, guessed = 2 where id = (select (run ->> 'session_id')::uuid from t);
create function pg_temp.why(place integer) returns jsonb
  language sql as $$ select private.why_this_price((run ->> 'session_id')::uuid, tests.home(run, place)) from t $$;
select is((select array_agg((c ->> 'position')::integer) from jsonb_array_elements(pg_temp.why(1) -> 'comparables') c),
  null, 'a withdrawn home is compared with nothing');
update public.listings l set status = 'available' from public.game_listings gl, t where gl.listing_id = l.id
  and gl.id = tests.home(run, 2);
select is((select array_agg((c ->> 'position')::integer) from jsonb_array_elements(pg_temp.why(1) -> 'comparables') c),
  '{2}', 'others that were guessed are');
update public.assets a set floor_area_m2 = null from public.listings l, public.game_listings gl, t
  where a.id = l.asset_id and gl.listing_id = l.id and gl.game_id = t.game;
select is(array[pg_temp.why(1) -> 'price_per_m2_minor', pg_temp.why(1) #> '{comparables,0,price_per_m2_minor}'],
  array['null', 'null']::jsonb[], 'without a size there is no price of a square metre');
select * from finish();

-- A run keeps the rounds, the prices and the rules that it started with, whatever managers do meanwhile.
select plan(22);

create temp table t as select tests.agency('busy-brand') as brand, tests.person('agent') as agent;
insert into public.agency_members select brand, agent, 'agent' from t;
create temp table g as select tests.game('busy', brand, '{25000000,40000000}') as game from t;
create temp table h as select array_agg(gl.id order by gl.position) as ids,
  array_agg(gl.listing_id order by gl.position) as listings from public.game_listings gl, g where gl.game_id = g.game;
create temp table run as select tests.start(game) as r from g;
grant select on t, g, h, run to public;
create function pg_temp.v() returns integer language sql as $$ select version from public.games where slug = 'busy' $$;

select tests.serve();
select is((select jsonb_agg(e -> 'is_visible') from jsonb_array_elements(public.save_game(agent, 'busy', 1,
  'busy-brand', '{}',
    jsonb_build_array(jsonb_build_object('game_listing_id', ids[2]))) -> 'homes') e), '[true, false]'::jsonb,
      'a home that a run holds is hidden instead of removed') from t, h;
select tests.sign_out();
select is((select count(*)::integer from public.session_rounds r, run
  where r.session_id = (run.r ->> 'session_id')::uuid), 2, 'the run keeps both rounds');
select is((public.open_round((r ->> 'session_id')::uuid, tests.home(r, 1),
  r ->> 'guest_token') ->> 'game_listing_id')::uuid, ids[1], 'and opens the hidden one') from run, h;
select is(jsonb_array_length(tests.start(game) -> 'rounds'), 1, 'a new run has only what is shown') from g;

-- The rules that points depend on.
select tests.serve();
select tests.refuses(format($$select public.save_game(%L, 'busy', 2, 'busy-brand', '{"difficulty": "hard"}')$$, agent),
  'rules_fixed', 409, 'difficulty is fixed once a ranked run exists') from t;
select tests.refuses(format($$select public.save_game(%L, 'busy', 2, 'busy-brand', '{"round_seconds": 20}')$$, agent),
  'rules_fixed', 409, 'so is the time') from t;
select tests.refuses(format($$select public.save_game(%L, 'busy', 2, 'busy-brand', '{"hints": []}')$$, agent),
  'rules_fixed', 409, 'so are hints') from t;
select tests.refuses(format($$select public.save_game(%L, 'busy', 2, 'busy-brand', '{"round_order": "random"}')$$,
  agent), 'rules_fixed', 409, 'and whether everybody gets the same homes') from t;
select lives_ok(format($$select public.save_game(%L, 'busy', 2, 'busy-brand',
  '{"title": "Busy still", "difficulty": "normal", "round_order": "fixed"}')$$, agent), 'titles are not') from t;

-- A corrected price.
select is(public.save_listing(agent, 'busy', ids[1], 1, 'busy-brand', '{"town": "Newtown"}',
  '{"kind": "sold", "amount_minor": 30000000, "dated_on": "2024-06-01"}')
  #>> '{listing,prices,0,version}', '2', 'a corrected price is a new version') from t, h;
select tests.refuses(format($$select public.save_listing(%L, 'busy', %L, 1, 'busy-brand', '{"town": "Oldtown"}')$$,
  agent, ids[1]), 'edit_conflict', 409, 'a save from an older version is refused') from t, h;
select tests.refuses(format($$select public.save_listing(%L, 'busy', %L, 2, 'busy-brand', null,
  '{"kind": "sold", "amount_minor": 99}')$$, agent, ids[1]), 'price_out_of_range', 422,
  'a price that no guess could reach is refused') from t, h;
select lives_ok(format($$select public.save_listing(%L, 'busy', %L, 2, 'busy-brand', null,
  '{"kind": "sold", "amount_minor": 30000000, "dated_on": "2024-06-01"}')$$, agent, ids[1]),
  'the same price again is no version') from t, h;
select is(public.save_listing(agent, 'busy', ids[1], 3, 'busy-brand',
  '{"status": "under_offer"}') #>> '{listing,status}', 'under_offer', 'where the offer stands is saved') from t, h;
select is(public.save_listing(agent, 'busy', ids[1], 4, 'busy-brand', '{"status": "withdrawn"}') #>> '{listing,status}',
  'under_offer', 'but no word of a form withdraws a home') from t, h;
select tests.sign_out();
select is((select count(*)::integer from private.listing_prices where listing_id = listings[1]), 2, 'there are two')
  from h;
select is((tests.guess(r, 1, 25000000) #>> '{guess,price_minor}'), '25000000',
  'the run under way is scored by the price that it was sealed with') from run;
select is((select town from public.assets a join public.listings l on l.asset_id = a.id where l.id = listings[1]),
  'Newtown', 'facts are saved') from h;
update public.game_listings set is_visible = true where id = (select ids[1] from h);
create temp table later as select tests.start(game) as r from g;
select is((tests.guess(r, 1 + (tests.home(r, 1) <> ids[1])::integer, 25000000) #>> '{guess,price_minor}'), '30000000',
  'a new one by the corrected price') from later, h;

-- A manager's own run is practice.
select is((tests.start(game, agent) ->> 'ranked')::boolean, false, 'a manager''s own run is practice') from g, t;
-- Another formula before anybody is ranked: bonuses for bands do not go beside points for money.
select tests.sign_out();
create temp table quiet as select tests.game('quiet', brand, '{25000000}') as game from t;
update public.games set scoring_options = '{band-bonuses,penalties}' where slug = 'quiet';
select tests.serve();
select lives_ok(format($$select public.save_game(%L, 'quiet', 1, 'busy-brand', '{"formula": "absolute_error"}')$$,
  agent), 'a formula may change before that') from t;
select tests.sign_out();
select is((select scoring_options from public.games where slug = 'quiet'), '{penalties}'::text[],
  'and what does not go with it is dropped');
select * from finish();

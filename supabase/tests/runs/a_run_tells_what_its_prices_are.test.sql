-- What a run says of its prices before they are shown: the year of a sale, nothing of an asking price, no proof of a
-- poll.
select plan(9);

create temp table t as select tests.agency('kinds-brand') as brand, tests.person('Ada') as ada;
alter table t add game uuid, add run jsonb;
update t set game = tests.game('kinds', brand, '{25000000,30000000,35000000}');
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
  select gl.listing_id, 2, case gl.position when 2 then 'asking' else 'poll' end, case gl.position when 2
    then 30000000 end, 'GBP', '2023-05-17' from public.game_listings gl, t where gl.game_id = t.game
    and gl.position > 1;
update t set run = tests.start(game, ada);
grant select on t to public;
create function pg_temp.state() returns jsonb language sql as $$ select public.run_state((run ->> 'session_id')::uuid)
  from t $$;

select is((select array_agg(r ->> 'price_kind' order by r ->> 'position')
  from t, jsonb_array_elements(run -> 'rounds') r), '{sold,asking,poll}',
  'a run that starts tells the kind of each price');
select is((select array_agg(r ->> 'price_year' order by r ->> 'position')
  from t, jsonb_array_elements(run -> 'rounds') r), array['2024', null, null], 'and the year of a sale alone');
select tests.sign_in(ada) from t;
select is((select array_agg(r ->> 'price_kind' order by r ->> 'position')
  from jsonb_array_elements(pg_temp.state() -> 'rounds') r), '{sold,asking,poll}', 'so does one that is gone on with');
select is((select array_agg(r ->> 'price_year' order by r ->> 'position')
  from jsonb_array_elements(pg_temp.state() -> 'rounds') r), array['2024', null, null], 'the year too');
select tests.sign_out();
select tests.guess(run, 1, 26000000, ada) from t;
insert into public.guesses (session_id, game_listing_id, amount_minor, currency, formula, formula_version,
  is_counted) select (run ->> 'session_id')::uuid, tests.home(run, 3), 26000000, 'GBP', 'log_ratio', 1, true from t;
select tests.sign_in(ada) from t;
select isnt(pg_temp.state() #> '{rounds,0,guess,proof}', 'null'::jsonb,
  'a guess is answered with the proof of its price');
select is(pg_temp.state() #> '{rounds,2,guess,proof}', 'null'::jsonb, 'a poll has no price to prove');
select tests.sign_out();
select tests.refuses($$select private.note_imports('[]')$$, 'not_allowed', 403, 'nobody''s imports are not noted');

-- A page's address may hold several ids: the first that is a home's is it.
create temp table h as select gl.id, gl.listing_id from public.game_listings gl, t where gl.game_id = t.game
  and gl.position = 2;
select is(private.listing_at('/' || gen_random_uuid() || '/' || id, null), listing_id,
  'a home is found by any id in the address of its page') from h;
select is(private.listing_at('/' || gen_random_uuid(), null), null, 'and not by another');
select * from finish();

-- All guesses on a home are for who has guessed it, and for the game's managers. Under five there is no distribution.
select plan(29);

create temp table t as
  select tests.agency('guessed-brand') as agency, tests.person('Guesser') as player, tests.person('Colleague') as agent,
    tests.person('Stranger') as stranger, tests.person('Owner') as owner;
alter table t add game uuid;
update t set game = tests.game('guessed', agency, '{25000000,40000000,null}');
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t;
create temp table homes as select id, position from public.game_listings where game_id = (select game from t);
create temp table run as select tests.start(game, player) as run from t;
create temp table guest as select tests.start(game) as run from t;
grant select on t, run, guest, homes to public;

select tests.sign_in(player) from t;
select tests.refuses($$select public.guesstimates(id) from homes
  where position = 1$$, 'not_allowed', 403, 'a player who has only started may not look');
select tests.sign_out();
select tests.guess(run, 1, 26000000, player) from run, t;
select tests.sign_in(player) from t;
select lives_ok($$select public.guesstimates(id) from homes where position = 1$$, 'a player who has guessed may');
select tests.refuses($$select public.guesstimates(id) from homes
  where position = 2$$, 'not_allowed', 403, 'but not at the next home');
select is(public.guesstimates(id) -> 'crowd' -> 'bins', '[]'::jsonb, 'one guess is no distribution') from homes
  where position = 1;
select is(public.guesstimates(id) -> 'crowd' ->> 'count', '1', 'it says how many there are') from homes
  where position = 1;
select is(public.guesstimates(id) -> 'own' ->> 'amount_minor', '26000000', 'and what the own guess was') from homes
  where position = 1;
select is(public.guesstimates(id) -> 'price' ->> 'amount_minor', '25000000',
  'and the price, which the guess has revealed') from homes where position = 1;
select is(public.guesstimates(id) -> 'closer_than_percent', 'null'::jsonb, 'and compares with nobody yet') from homes
  where position = 1;

select tests.sign_in(stranger) from t;
select tests.refuses($$select public.guesstimates(id) from homes
  where position = 1$$, 'not_allowed', 403, 'somebody else may not look');
select tests.visit();
select tests.refuses($$select public.guesstimates(id) from homes
  where position = 1$$, 'not_allowed', 403, 'nor a visitor');
select tests.refuses($$select public.guesstimates(id, 'a-token-that-nobody-has-ever-been-given') from homes
  where position = 1$$, 'not_allowed', 403, 'nor somebody with an invented token');
select tests.sign_in(agent) from t;
select is(public.guesstimates(id) ->> 'is_manager', 'true', 'who manages the game may, without a guess') from homes
  where position = 2;
select is(public.guesstimates(id) -> 'own', 'null'::jsonb, 'and is shown none as their own') from homes
  where position = 2;
select is(public.guesstimates(id) -> 'price', 'null'::jsonb, 'a home without a price shows none') from homes
  where position = 3;
select tests.refuses('select public.guesstimates(gen_random_uuid())', 'not_found', 404,
  'a home that is in no game is not found');

-- The owner of a home who does not manage the game has to guess it like everybody.
select tests.sign_out();
update public.assets a set agency_id = null, owner_id = t.owner from t, homes h, public.game_listings gl
  join public.listings l on l.id = gl.listing_id
  where h.position = 2 and gl.id = h.id and a.id = l.asset_id;
select tests.sign_in(owner) from t;
select tests.refuses($$select public.guesstimates(id) from homes
  where position = 2$$, 'not_allowed', 403, 'who owns a home but does not manage the game may not look');
select tests.sign_in(agent) from t;
select tests.refuses($$select public.guesstimates(id) from homes
  where position = 2$$, 'not_allowed', 403, 'nor who manages the game but sees no price of that home');
select tests.sign_out();
select tests.guess(run, 1, 23000000) from guest;
select tests.visit();
select is(public.guesstimates(id, run ->> 'guest_token') -> 'own' ->> 'amount_minor', '23000000',
  'a guest looks by their token') from homes, guest where position = 1;
select is(public.guesstimates(id, run ->> 'guest_token') -> 'closer_than_percent', 'null'::jsonb,
  'two guesses are compared with nobody') from homes, guest where position = 1;

select tests.sign_out();
select tests.guess(tests.start(game), 1, 20000000 + n * 3000000) from t, generate_series(2, 4) n;
select tests.sign_in(player) from t;
select is((public.guesstimates(id) -> 'crowd' ->> 'count')::int, 5, 'from five guesses on') from homes
  where position = 1;
select ok((public.guesstimates(id) -> 'crowd' ->> 'median_minor')::bigint between 25700000 and 26300000,
  'there is a median') from homes where position = 1;
-- Others: 23, 26, 29, 32 million; 26 is as far off as the own guess.
select is((public.guesstimates(id) ->> 'closer_than_percent')::numeric, 75.0, 'and how many were further off')
  from homes where position = 1;
select tests.sign_out();
create temp table practice as select tests.start(game, agent) as run from t;
select tests.guess(run, 1, 40000000, agent) from t, practice;
grant select on practice to public;
select tests.sign_in(player) from t;
select is((public.guesstimates(id) ->> 'closer_than_percent')::numeric, 75.0, 'practice is not compared with')
  from homes where position = 1;
select is(public.guesstimates(id) -> 'home' ->> 'title', 'A home for tests', 'the home is named') from homes
  where position = 1;
select is(public.guesstimates(id) -> 'home' ->> 'town', 'Testham', 'with its town') from homes where position = 1;
select isnt(public.guesstimates(id) -> 'home' -> 'photo', 'null'::jsonb, 'and a photo') from homes where position = 1;

select tests.sign_out();
update public.guesses g set is_late = true, is_counted = false, log_error = null from run
  where g.session_id = (run.run ->> 'session_id')::uuid;
select tests.guess(tests.start(game), 1, 38000000) from t;
update public.listings l set status = 'withdrawn' from homes h join public.game_listings gl on gl.id = h.id
  where l.id = gl.listing_id and h.position = 1;
select tests.sign_in(player) from t;
select is(public.guesstimates(id) -> 'closer_than_percent', 'null'::jsonb, 'a guess that came too late is not compared')
  from homes where position = 1;
select is((public.guesstimates(id) -> 'home') - 'game_listing_id',
  '{"is_withdrawn": true, "title": null, "town": null, "photo": null}', 'of a withdrawn home nothing is shown')
  from homes where position = 1;
select is(public.guesstimates(id) -> 'price' ->> 'amount_minor', '25000000', 'but what the guess has revealed')
  from homes where position = 1;
select * from finish();

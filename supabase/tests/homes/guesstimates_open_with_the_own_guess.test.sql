-- All guesses on a home are for who has guessed it, and for the game's managers. Under five there is no distribution.
select plan(15);

create temp table t as
  select tests.agency('guessed-brand') as agency, tests.person('Guesser') as player, tests.person('Colleague') as agent, tests.person('Stranger') as stranger;
alter table t add game uuid;
update t set game = tests.game('guessed', agency, '{25000000,40000000}');
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t;
create temp table homes as select id, position from public.game_listings where game_id = (select game from t);
create temp table run as select tests.start(game, player) as run from t;
grant select on t, run, homes to public;

select tests.sign_in(player) from t;
select tests.refuses($$select public.guesstimates(id) from homes where position = 1$$, 'not_allowed', 403, 'a player who has only started may not look');
select tests.sign_out();
select tests.guess(run, 1, 26000000, player) from run, t;
select tests.sign_in(player) from t;
select lives_ok($$select public.guesstimates(id) from homes where position = 1$$, 'a player who has guessed may');
select tests.refuses($$select public.guesstimates(id) from homes where position = 2$$, 'not_allowed', 403, 'but not at the next home');
select is(public.guesstimates(id) -> 'crowd' -> 'bins', '[]'::jsonb, 'one guess is no distribution') from homes where position = 1;
select is(public.guesstimates(id) -> 'crowd' ->> 'count', '1', 'it says how many there are') from homes where position = 1;
select is(public.guesstimates(id) -> 'own' ->> 'amount_minor', '26000000', 'and what the own guess was') from homes where position = 1;
select is(public.guesstimates(id) -> 'price' ->> 'amount_minor', '25000000', 'and the price, which the guess has revealed') from homes where position = 1;
select is(public.guesstimates(id) -> 'closer_than_percent', 'null'::jsonb, 'and compares with nobody yet') from homes where position = 1;

select tests.sign_in(stranger) from t;
select tests.refuses($$select public.guesstimates(id) from homes where position = 1$$, 'not_allowed', 403, 'somebody else may not look');
select tests.visit();
select tests.refuses($$select public.guesstimates(id) from homes where position = 1$$, 'not_allowed', 403, 'nor a visitor');
select tests.refuses($$select public.guesstimates(id, 'a-token-that-nobody-has-ever-been-given') from homes where position = 1$$, 'not_allowed', 403, 'nor somebody with an invented token');
select tests.sign_in(agent) from t;
select is(public.guesstimates(id) ->> 'is_manager', 'true', 'who manages the game may, without a guess') from homes where position = 2;

select tests.sign_out();
select tests.guess(tests.start(game), 1, 20000000 + n * 3000000) from t, generate_series(1, 4) n;
select tests.sign_in(player) from t;
select is((public.guesstimates(id) -> 'crowd' ->> 'count')::int, 5, 'from five guesses on') from homes where position = 1;
select ok((public.guesstimates(id) -> 'crowd' ->> 'median_minor')::bigint between 25700000 and 26300000, 'there is a median') from homes where position = 1;
-- Others: 23, 26, 29, 32 million; 26 is as far off as the own guess.
select is((public.guesstimates(id) ->> 'closer_than_percent')::numeric, 75.0, 'and how many were further off') from homes where position = 1;
select * from finish();

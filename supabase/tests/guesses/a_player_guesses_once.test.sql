-- The first guess of a home stands; the same guess again gets the same answer, another one is refused.
select plan(11);

create temp table t as
  select tests.game('once', tests.agency('once-brand'), '{25000000,40000000}') as game;
alter table t add run jsonb;
update t set run = tests.start(game);

select is((select tests.guess(run, 1, 26000000) from t) -> 'guess' ->> 'price_minor', '25000000',
  'a guess reveals the price');
select is((select tests.guess(run, 1, 26000000) from t) ->> 'replayed', 'true', 'the same guess again is a replay');
select is(
  (select tests.guess(run, 1, 26000000) from t) - 'replayed',
  (select tests.guess(run, 1, 26000000) from t) - 'replayed', 'every replay is the same answer');
select tests.refuses($$select tests.guess(run, 1, 27000000)
  from t$$, 'already_guessed', 409, 'another amount is refused');
select tests.refuses(
  $$select public.record_guess(session_id => (run ->> 'session_id')::uuid, game_listing_id => tests.home(run, 1),
      listing_price_id => (select c.listing_price_id from private.price_commitments c
        where c.game_listing_id = tests.home(run, 1)),
      amount_minor => 27000000, log_error => 0, score => 1000, label => 'spot on') from t$$,
  'already_guessed', 409, 'also when it gets past the first look');
select is((select count(*) from public.guesses g, t where g.session_id = (run ->> 'session_id')::uuid), 1::bigint,
  'one guess was recorded');
select is((select s.guessed::integer from public.sessions s, t where s.id = (run ->> 'session_id')::uuid), 1,
  'the run counts one guess');
select is((select tests.guess(run, 2, 40000000) from t) -> 'session' ->> 'status', 'finished',
  'the last guess ends the run');
select is((select tests.guess(run, 2, 40000000) from t) ->> 'replayed', 'true',
  'the last guess can be replayed after the end');
select is((select tests.guess(run, 2, 40000000) from t) -> 'guess' ->> 'score', '1000', 'a perfect guess scores 1000');
select is(
  (select s.total_score from public.sessions s, t where s.id = (run ->> 'session_id')::uuid),
  (select sum(g.score)::integer from public.guesses g, t where g.session_id = (run ->> 'session_id')::uuid),
  'the total is the sum of the rounds');
select * from finish();

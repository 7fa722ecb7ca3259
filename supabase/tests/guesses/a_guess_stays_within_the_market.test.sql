-- Guesses outside the published range, or in another currency, are refused; the ends of the range are accepted.
select plan(7);

create temp table t as select tests.game('bounds', tests.agency('bounds-brand'),
  '{25000000,25000000,25000000}') as game;
alter table t add run jsonb;
update t set run = tests.start(game);

select tests.refuses($$select tests.guess(run, 1, 99999)
  from t$$, 'amount_out_of_range', 422, 'below the market is refused');
select tests.refuses($$select tests.guess(run, 1, 50000000001)
  from t$$, 'amount_out_of_range', 422, 'above the market is refused');
select tests.refuses($$select tests.guess(run, 1, 25000000, null, 'EUR')
  from t$$, 'wrong_currency', 422, 'another currency is refused');
select lives_ok($$select tests.guess(run, 1, 100000) from t$$, 'the lower end is accepted');
select lives_ok($$select tests.guess(run, 2, 50000000000) from t$$, 'the upper end is accepted');

-- Rounder bounds that the creator published take the market's place.
update public.games set min_minor = 10000000, max_minor = 100000000 where id = (select game from t);
select tests.refuses($$select tests.guess(run, 3, 9999999)
  from t$$, 'amount_out_of_range', 422, 'below the published bounds is refused');
select lives_ok($$select tests.guess(run, 3, 10000000) from t$$, 'the published end is accepted');
select * from finish();

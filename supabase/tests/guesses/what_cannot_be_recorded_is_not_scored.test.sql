-- Before a guess is scored, the function that scores asks for the price. It gets none for a guess that would not be
-- recorded.
select plan(16);

create temp table t as select tests.agency('asking-brand') as brand, tests.person('Ada') as ada;
alter table t add game uuid, add run jsonb;
update t set game = tests.game('asked-first', brand, '{25000000,30000000,35000000}');
update t set run = tests.start(game, ada);
create function pg_temp.asked(place integer, amount bigint, low bigint default null, high bigint default null,
  currency text default 'GBP') returns jsonb language sql as $$
  select public.guess_context((run ->> 'session_id')::uuid, tests.home(run, place), ada, null, 'test', amount, low,
    high, currency) from t
$$;
create function pg_temp.refusal(place integer, amount bigint, low bigint default null,
  high bigint default null) returns text language sql as $$
  select pg_temp.asked(place, amount, low, high) #>> '{refusal,code}'
$$;

select is(pg_temp.asked(1, 20000000) #>> '{round,price_minor}', '25000000', 'for a first guess the price is told');
select tests.guess(run, 1, 20000000, ada) from t;
select is(pg_temp.asked(1, 20000000) #>> '{replay,guess,amount_minor}', '20000000',
  'the same guess again is answered at once');
select tests.refuses('select pg_temp.asked(1, 21000000)', 'already_guessed', 409, 'another amount is refused');
select tests.refuses($$select pg_temp.asked(1, 20000000, currency => 'EUR')$$, 'already_guessed', 409,
  'and the same one in another currency');
update public.guesses g set is_late = true from t where g.session_id = (t.run ->> 'session_id')::uuid;
select is(pg_temp.asked(1, 21000000) #>> '{replay,guess,amount_minor}', '20000000',
  'a round that was closed late is answered with what closed it');

-- Both ends of a range are within the market.
select is(pg_temp.refusal(2, null, 20000000, 40000000), null, 'a range is scored');
select is(pg_temp.refusal(2, null, 99999, 40000000), 'amount_out_of_range', 'one that begins below the market is not');
select is(pg_temp.refusal(2, null, 20000000, 50000000001), 'amount_out_of_range', 'nor one that ends above it');

update public.listings set status = 'withdrawn' where id = (
  select gl.listing_id from public.game_listings gl join t on gl.id = tests.home(t.run, 2));
select is(pg_temp.refusal(2, 20000000), 'listing_withdrawn', 'a withdrawn home is not');
select is(pg_temp.refusal(3, 20000000), null, 'another is');

update public.sessions s set active_at = now() - interval '25 hours' from t where s.id = (t.run ->> 'session_id')::uuid;
select is(pg_temp.refusal(3, 20000000), 'run_expired', 'a run that sat for a day takes no guess');
update public.sessions s set active_at = now() - interval '23 hours' from t where s.id = (t.run ->> 'session_id')::uuid;
select is(pg_temp.refusal(3, 20000000), null, 'one that sat for less does');
update public.games g set state = 'closed', closes_at = now() - interval '25 hours' from t where g.id = t.game;
select is(pg_temp.refusal(3, 20000000), 'game_not_open', 'a game that closed a day ago takes none');
update public.games g set closes_at = now() - interval '23 hours' from t where g.id = t.game;
select is(pg_temp.refusal(3, 20000000), null, 'one that closed later does');
update public.sessions s set status = 'finished', finished_at = now() from t
  where s.id = (t.run ->> 'session_id')::uuid;
select is(pg_temp.refusal(3, 20000000), 'run_finished', 'a run that is over takes none');
select is(pg_temp.asked(1, 20000000) #>> '{replay,guess,amount_minor}', '20000000',
  'and still answers a guess that it took');
select * from finish();

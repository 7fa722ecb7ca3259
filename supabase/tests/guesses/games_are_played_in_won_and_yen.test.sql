-- Currencies without minor units are played as any other: market, guess, crowd, proof and result keep every digit.
select plan(14);

create temp table t as
select g.currency, g.slug, g.prices, tests.agency(g.slug || '-brand') as agency, null::uuid as game
from (values ('KRW', 'apartments-of-seoul', '{850000000,12000000000,500000000000}'::bigint[]),
  ('JPY', 'houses-of-kyoto', '{48000000,7800000,50000000000}'::bigint[])) g (currency, slug, prices);
insert into public.games (agency_id, slug, family, title, state, currency, rounds_per_run)
  select agency, slug, 'public', slug, 'open', currency, 3 from t;
update t set game = g.id from public.games g where g.slug = t.slug;
insert into public.game_listings (game_id, listing_id, position)
  select t.game, tests.listing(t.agency, price, null, t.currency), place
  from t, unnest(t.prices) with ordinality as homes (price, place);
alter table t add run jsonb;
update t set run = tests.start(game);

select is(bounds.min_minor || ' to ' || bounds.max_minor, expected.range, 'the market of ' || t.currency)
from t, public.market_bounds bounds, (values ('KRW', '1000000 to 500000000000'), ('JPY', '100000 to 50000000000'))
  expected (currency, range)
where bounds.currency = t.currency and bounds.price_kind = 'asking' and expected.currency = t.currency;
select tests.refuses(format($$select tests.guess(run, 1, 99999, null, currency) from t where currency = %L$$, currency),
  'amount_out_of_range', 422, 'a guess below the market of ' || currency) from t;
select tests.refuses(format($$select tests.guess(run, 1, 100000, null, 'GBP') from t where currency = %L$$, currency),
  'wrong_currency', 422, 'pounds in a game in ' || currency) from t;

create temp table told as
select t.currency, place, t.prices[place] as price,
  tests.guess(t.run, place, t.prices[place], null, t.currency) as answer
from t, generate_series(1, 3) place
order by 1, 2;
select is((answer -> 'guess' ->> 'price_minor')::bigint, price,
  'the price in ' || currency || ' comes back whole, ' || price)
from told order by currency, place;
select is((select count(distinct h.bin) from private.crowd_histogram h, public.game_listings gl
  where gl.id = h.game_listing_id and gl.game_id = t.game), 3::bigint,
  'the crowd counts each home in ' || currency) from t;
select * from finish();

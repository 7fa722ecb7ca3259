-- Whoever manages a game but not a home in it sees no price, no exact place and nothing that either follows from, while
-- the home can be guessed anywhere.
select plan(55);

create temp table t as select tests.agency('lender-brand') as lender, tests.agency('borrower-brand') as borrower,
  tests.person('lender') as lender_agent, tests.person('borrower') as borrower_agent,
    tests.person('publisher') as publisher, tests.person('player') as player;
grant select on t to public;
insert into public.agency_members select lender, lender_agent, 'agent' from t
  union all select borrower, borrower_agent, 'agent' from t;
-- The publisher's game of two homes of the lender's, and a home of the publisher's own.
create temp table g as select tests.game('borrowed', borrower, '{73821900,41976300}', publisher) as game,
  tests.game('lent', lender, '{15000000}') as elsewhere from t;
grant select on g to public;
update public.assets a set agency_id = t.lender, owner_id = null from t, g, public.game_listings gl
  join public.listings l on l.id = gl.listing_id
  where gl.game_id = g.game and a.id = l.asset_id;
insert into public.game_listings (game_id, listing_id, position) select g.game,
  tests.listing(null, 56843100, t.publisher), 3 from g, t;
insert into public.agency_members select borrower, publisher, 'agent' from t;
update public.games set rounds_per_run = 3, family = 'klavo', slug = 'arizona-borrowed' where id = (select game from g);
create temp table h as select gl.id, gl.position, gl.listing_id from public.game_listings gl, g
  where gl.game_id = g.game;
grant select on h to public;
create function pg_temp.home(place integer) returns uuid language sql as $$ select id from h where position = place $$;
update public.listings set portal = 'rightmove' where id in (select listing_id from h);
create temp table run as select tests.start(game, player) as r from g, t;
grant select on run to public;
select tests.guess(r, 1, 70000000, player), tests.guess(r, 2, 40000000, player) from run, t;

create function pg_temp.sees_nothing(answer jsonb) returns boolean language sql as $$
  select answer::text !~ '73821900|738219|41976300|419763|Test Street|TE1 1ST|example\.com/listing|51\.5,|51\.5}'
$$;

select tests.sign_in(publisher) from t;
select ok(pg_temp.sees_nothing(public.manage_game('arizona-borrowed', 'borrower-brand')),
  'the game''s management holds no price of them');
select is(public.manage_game('arizona-borrowed', 'borrower-brand') #> '{homes,0,price,amount_minor}', 'null'::jsonb,
  'the place for it is empty');
select is(public.manage_game('arizona-borrowed', 'borrower-brand') #> '{homes,0,sees_price}', 'false'::jsonb,
  'and says why');
select is(public.manage_game('arizona-borrowed', 'borrower-brand') #>> '{homes,2,price,amount_minor}', '56843100',
  'the own home''s price is there');
select ok(pg_temp.sees_nothing(public.manage_listing('arizona-borrowed', pg_temp.home(1), 'borrower-brand')),
  'nor does the home''s management');
select is(public.manage_listing('arizona-borrowed', pg_temp.home(1), 'borrower-brand') -> 'prices', '[]'::jsonb,
  'no version of it');
select is((select count(*)::integer from jsonb_each(public.manage_listing('arizona-borrowed', pg_temp.home(1),
  'borrower-brand') -> 'facts') f
  where f.key in ('address_line', 'postcode', 'latitude', 'longitude')
    and f.value = 'null'), 4, 'address, postcode and position are empty');
select is(public.manage_listing('arizona-borrowed', pg_temp.home(1), 'borrower-brand') #>> '{facts,district}', 'TE1',
  'the district is told, as to players');
select is(public.manage_listing('arizona-borrowed', pg_temp.home(1), 'borrower-brand') -> 'source_url', 'null'::jsonb,
  'the source is not');
select is(public.manage_listing('arizona-borrowed', pg_temp.home(1), 'borrower-brand') -> 'portal', 'null'::jsonb,
  'nor the portal');
select is(public.manage_listing('arizona-borrowed', pg_temp.home(3), 'borrower-brand') ->> 'portal', 'rightmove',
  'which is told of the own home');
select is(public.manage_listing('arizona-borrowed', pg_temp.home(3), 'borrower-brand') #>> '{prices,0,amount_minor}',
  '56843100', 'of the own home all of it');
select is(public.manage_listing('arizona-borrowed', pg_temp.home(3), 'borrower-brand') #>> '{facts,postcode}',
  'TE1 1ST', 'its postcode too');
select is(jsonb_array_length(public.manage_guesses('arizona-borrowed', pg_temp.home(1), 'borrower-brand') -> 'rows'), 1,
  'who guessed is listed');
select is((select count(*)::integer from jsonb_each(public.manage_guesses('arizona-borrowed', pg_temp.home(1),
  'borrower-brand') #> '{rows,0}') f
  where f.key in ('amount_minor', 'low_minor', 'high_minor', 'error_percent', 'score')
    and f.value = 'null'), 5, 'not what, nor how far off, nor for how many points');
select tests.refuses(format($$select public.manage_guesses('arizona-borrowed', %L, 'borrower-brand', %L)$$,
  pg_temp.home(1), o), 'home_not_yours', 403, 'an order by ' || o || ' is refused')
  from unnest('{amount,error,score}'::text[]) o;
select lives_ok(format($$select public.manage_guesses('arizona-borrowed', %L, 'borrower-brand', %L)$$, pg_temp.home(3),
  o), 'for the own home an order by ' || o || ' is not')
  from unnest('{amount,error,score}'::text[]) o;
select ok(pg_temp.sees_nothing(public.manage_guess_figures('arizona-borrowed', pg_temp.home(1), 'borrower-brand')),
  'the figures hold nothing either');
select is(public.manage_guess_figures('arizona-borrowed', pg_temp.home(1), 'borrower-brand') -> 'crowd' ->> 'count',
  '1', 'but how many guessed');
select tests.sign_out();
create temp table crowd as select n, tests.start(game) as r from g, generate_series(1, 5) n;
select tests.guess(r, 1, 70000000 + n * 1000000), tests.guess(r, 3, 55000000) from crowd;
update public.guesses set amount_minor = null, low_minor = 60000000, high_minor = 80000000
  where game_listing_id = pg_temp.home(1) and session_id = (select (r ->> 'session_id')::uuid from crowd where n = 1);
select tests.sign_in(publisher) from t;
select is(public.manage_guess_figures('arizona-borrowed', pg_temp.home(1), 'borrower-brand') #> '{crowd,count}', '6',
  'however many they are');
select is(public.manage_guess_figures('arizona-borrowed', pg_temp.home(1), 'borrower-brand') #> '{crowd,median_minor}',
  'null'::jsonb, 'not what they guess in the middle');
select isnt(public.manage_guess_figures('arizona-borrowed', pg_temp.home(3),
  'borrower-brand') #> '{crowd,median_minor}', 'null'::jsonb, 'which is told of the own home');
select is_empty($$select from jsonb_array_elements(public.manage_guesses('arizona-borrowed', pg_temp.home(1),
  'borrower-brand') -> 'rows') r
  where coalesce(r ->> 'amount_minor', r ->> 'low_minor', r ->> 'high_minor', r ->> 'error_percent',
    r ->> 'score') is not null$$, 'ranges of others are listed without their ends, too');
select tests.refuses(format($$select public.guesstimates(%L)$$, pg_temp.home(1)), 'not_allowed', 403,
  'all guesses are shown after the own one');
select is(public.guesstimates(pg_temp.home(3)) #>> '{price,amount_minor}', '56843100', 'for the own home at once');
select ok(pg_temp.sees_nothing(public.client_report('arizona-borrowed', 'borrower-brand')),
  'the client''s report holds no price of others');
select is(public.client_report('arizona-borrowed', 'borrower-brand') #>> '{homes,2,price,amount_minor}', '56843100',
  'and the own one');
select is(public.client_report('arizona-borrowed', 'borrower-brand') ->> 'guesses', '5',
  'its ratios count the guesses of the own home alone');
select is(public.client_report('arizona-borrowed', 'borrower-brand') #> '{homes,0,crowd,median_minor}', 'null'::jsonb,
  'what others'' home is thought to be worth is not told');
select isnt(public.client_report('arizona-borrowed', 'borrower-brand') #> '{homes,2,crowd,median_minor}', 'null'::jsonb,
  'and of the own one is');
select tests.sign_out();
select is((private.price_in_report(pg_temp.home(1))).amount_minor, null, 'a report has no price of others');
select is((private.price_in_report(pg_temp.home(3))).amount_minor, 56843100::bigint, 'and one of the own home');
select is((select count(*) from jsonb_array_elements(public.prices_to_scrub(publisher, 'arizona-borrowed',
  'borrower-brand')) p where p ->> 'amount_minor' <> '56843100'), 0::bigint,
  'texts are not compared with prices that their writer may not see') from t;
select is(jsonb_array_length(public.prices_to_scrub(publisher, 'arizona-borrowed', 'borrower-brand')), 1,
  'and are with the others') from t;
select tests.sign_in(borrower_agent) from t;
select ok(pg_temp.sees_nothing(public.manage_game('arizona-borrowed', 'borrower-brand')),
  'an agent of the game''s agency sees none either');
select is((select count(*) from public.listings l, h where l.id = h.listing_id), 0::bigint,
  'not by reading the tables');
select tests.sign_in(lender_agent) from t;
select is((select count(*) from public.listings l, h where l.id = h.listing_id), 2::bigint,
  'which the people of the homes'' agency may');

-- A manager of the home who manages the game, too.
select tests.sign_out();
insert into public.agency_members select borrower, lender_agent, 'agent' from t;
select tests.sign_in(lender_agent) from t;
select is(public.manage_game('arizona-borrowed', 'borrower-brand') #>> '{homes,0,price,amount_minor}', '73821900',
  'whoever manages the home sees its price in any game');

-- Once nobody can guess it any more.
select tests.sign_out();
update public.games set state = 'closed', closes_at = now() - interval '47 hours' where id = (select game from g);
select tests.sign_in(publisher) from t;
select is(public.manage_game('arizona-borrowed', 'borrower-brand') #> '{homes,0,price,amount_minor}', 'null'::jsonb,
  'runs may go on for a while after a game closed');
select tests.sign_out();
update public.games set closes_at = now() - interval '49 hours' where id = (select game from g);
select tests.sign_in(publisher) from t;
select is(public.manage_game('arizona-borrowed', 'borrower-brand') #>> '{homes,0,price,amount_minor}', '73821900',
  'then the price is shown');
select is(public.client_report('arizona-borrowed', 'borrower-brand') #>> '{homes,0,price,amount_minor}', '73821900',
  'in the client''s report too');
select tests.sign_out();
insert into public.game_listings (game_id, listing_id, position) select g.elsewhere, h.listing_id, 9 from g, h
  where h.position = 1;
select tests.sign_in(publisher) from t;
select is(public.manage_game('arizona-borrowed', 'borrower-brand') #> '{homes,0,price,amount_minor}', 'null'::jsonb,
  'unless another game takes guesses of it');
select is(public.manage_game('arizona-borrowed', 'borrower-brand') #>> '{homes,1,price,amount_minor}', '41976300',
  'of the other home it stays');
select tests.sign_out();
update public.game_listings gl set is_visible = false from g where gl.game_id = g.elsewhere and gl.position = 9;
select ok(private.can_be_guessed(listing_id), 'hiding it there is no way around, since runs may hold it') from h
  where position = 1;
update public.games set state = 'archived' where id = (select elsewhere from g);
select ok(not private.can_be_guessed(listing_id), 'archiving the game ends it') from h where position = 1;
update public.games set state = 'draft', closes_at = null where id = (select elsewhere from g);
select ok(private.can_be_guessed(listing_id), 'a draft may still open') from h where position = 1;
update public.games set state = 'scheduled', opens_at = now() + interval '1 day' where id = (select elsewhere from g);
select ok(private.can_be_guessed(listing_id), 'and a scheduled game will') from h where position = 1;
update public.games set state = 'open', opens_at = null, closes_at = now() - interval '49 hours'
  where id = (select elsewhere from g);
select ok(not private.can_be_guessed(listing_id), 'an open game whose closing time is long past takes no guesses')
  from h where position = 1;
update public.games set closes_at = now() - interval '47 hours' where id = (select elsewhere from g);
select ok(private.can_be_guessed(listing_id), 'but its last runs may go on for 48 hours') from h where position = 1;
-- Closed by hand: what says when is the last change.
update public.games set state = 'closed', closes_at = null where id = (select elsewhere from g);
select ok(private.can_be_guessed(listing_id), 'so they may where it was closed by hand') from h where position = 1;
alter table public.games disable trigger games_touch_updated_at;
update public.games set updated_at = now() - interval '49 hours' where id = (select elsewhere from g);
alter table public.games enable trigger games_touch_updated_at;
select ok(not private.can_be_guessed(listing_id), 'for as long') from h where position = 1;
select * from finish();

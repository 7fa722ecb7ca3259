-- Nobody has a public profile before they ask for one, and only chosen parts are shown.
select plan(21);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben;
create temp table g as select tests.game('profile-game', tests.agency('profile-agency'), '{10000000,20000000}') as game;
create temp table r as select tests.start(game, (select ada from p)) as run from g;
select tests.guess(run, n, 10500000 * n, (select ada from p)) from r, generate_series(1, 2) n;
select private.look_at_players();
grant select on p to public;

select tests.sign_in(ada) from p;
select is((public.own_profile() ->> 'is_public')::boolean, false, 'at first a profile is private');
select is(public.own_profile() ->> 'handle', null, 'and has no address');
select tests.refuses($$select public.save_profile(true, '{badges}')$$, 'age_unsaid', 422,
  'without saying that one is sixteen nothing is shown');
select tests.refuses($$select public.save_profile(true, '{prices}', true)$$, 'invalid_request', 422,
  'an unknown part is refused');
create temp table a as select public.save_profile(true, '{badges,days}', true) as a;
grant select on a to public;
select is((a ->> 'is_public')::boolean, true, 'who says so has one') from a;
select ok(a ->> 'handle' !~ (select left(ada::text, 8) from p), 'whose address is not the account''s id') from a;
select is(public.save_profile(true, '{badges}') ->> 'handle', a ->> 'handle', 'another choice keeps the address')
  from a;
select public.save_profile(true, '{badges,days}');
select tests.sign_out();

select tests.visit();
create temp table seen as select public.public_profile(a ->> 'handle') as s from a;
select is(s ->> 'name', 'Ada', 'everybody reads the name') from seen;
select ok(s -> 'badges' @> '[{"badge": "first_home"}]', 'the badges that are earned') from seen;
select is((select count(*)::integer from seen, jsonb_array_elements(s -> 'badges') b
  where b ->> 'earned_on' is null), 0,
  'and no others');
select is((s ->> 'days')::integer, 1, 'and the days') from seen;
select is(s -> 'season', 'null'::jsonb, 'what was not chosen is not told: the season') from seen;
select is(s -> 'accuracy', 'null'::jsonb, 'nor how near they guess') from seen;
select ok(s::text !~ (select ada::text from p), 'nor the account''s id') from seen;
select ok(s::text !~ '_minor|listing|@', 'nor an amount, a home or an address') from seen;
select tests.refuses($$select public.public_profile('0123456789abcdef')$$, 'not_found', 404,
  'another handle is nobody''s');
select tests.denies('select public.own_profile()', 'a visitor has no profile to choose about');
select tests.sign_out();

select tests.sign_in(ada) from p;
select is((public.save_profile(true, '{season,accuracy}') -> 'shows')::text, '["accuracy", "season"]', 'parts change');
select is(public.public_profile(a ->> 'handle') -> 'accuracy', 'null'::jsonb, 'two guesses say nothing of nearness')
  from a;
select is((public.save_profile(false) ->> 'is_public')::boolean, false, 'and a profile is hidden again');
select tests.sign_out();
select tests.visit();
select tests.refuses(format('select public.public_profile(%L)', a ->> 'handle'), 'not_found', 404,
  'its address then leads nowhere') from a;
select tests.sign_out();

-- Nobody has a public profile before they ask for one, and only chosen parts are shown.
select plan(34);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('look_at_players', 0));

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben;
create temp table g as select tests.game('profile-game', tests.agency('profile-agency'), '{10000000,20000000}') as game;
create temp table r as select tests.start(game, (select ada from p)) as run from g;
select tests.guess(run, n, 10500000 * n, (select ada from p)) from r, generate_series(1, 2) n;
select private.look_at_players();
grant select on p to public;

-- Ben has a profile, a place in a season before and days of his own, and none of it is hers.
create temp table b as select tests.start(game, ben) as run from g, p;
select tests.guess(run, 1, 99000000, (select ben from p)) from b;
select tests.guess(run, 2, 99000000, (select ben from p)) from b;
update public.guesses x set guessed_at = x.guessed_at - interval '3 days' from b
  where x.session_id = (b.run ->> 'session_id')::uuid;
update public.sessions s set started_at = s.started_at - interval '40 days' from b
  where s.id = (b.run ->> 'session_id')::uuid;
insert into private.public_profiles (user_id, handle, shows)
  select ben, 'b0b0b0b0b0b0b0b0', '{season,badges,accuracy,days}' from p;
insert into private.season_places (season_on, user_id, display_name, homes, over_par, score, is_placed)
  select '2001-01-01', x, 'Before', 77, 1, 1, true from p, unnest(array[ada, ben]) x;
insert into private.season_places (season_on, user_id, display_name, homes, over_par, score, is_placed)
  select private.season_at(now()), ben, 'Ben', 55, 1, 1, true from p;

select tests.sign_in(ada) from p;
select is((public.own_profile() ->> 'is_public')::boolean, false, 'at first a profile is private');
select is(public.own_profile() ->> 'handle', null, 'and has no address');
select tests.refuses($$select public.save_profile(true, '{badges}')$$, 'age_unsaid', 422,
  'without saying that one is sixteen nothing is shown');
select tests.refuses($$select public.save_profile(true, '{prices}', true)$$, 'invalid_request', 422,
  'an unknown part is refused');
select tests.refuses($$select public.save_profile(true, null, true)$$, 'invalid_request', 422,
  'and so is none at all');
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
select is(s ->> 'since_on', (now() at time zone 'UTC')::date::text, 'of nobody else: since when') from seen;
select is((public.public_profile('b0b0b0b0b0b0b0b0') ->> 'days')::integer, 1, 'each has their own days');
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
select is(public.public_profile(a ->> 'handle') -> 'badges', 'null'::jsonb, 'badges that are no longer chosen go')
  from a;
select is(public.public_profile(a ->> 'handle') -> 'days', 'null'::jsonb, 'and so do days') from a;
select is(public.public_profile(a ->> 'handle') -> 'season' ->> 'homes', '2', 'the season is hers, and this one')
  from a;
-- Twenty guesses of ended runs that count say how near: those of others, practice and runs under way do not.
select tests.sign_out();
create temp table many as select tests.game('profile-many', (select a.id from public.agencies a
  where a.key = 'profile-agency'), array_fill(10000000::bigint, '{20}')) as game;
update public.games set rounds_per_run = 20 where id = (select game from many);
create temp table m as select tests.start(game, (select ada from p)) as run from many;
select tests.guess(run, n, 11000000, (select ada from p)) from m, generate_series(1, 18) n;
create function pg_temp.nearness() returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.visit();
  answer := public.public_profile((select a ->> 'handle' from a)) -> 'accuracy';
  perform tests.sign_out();
  return answer;
end $$;
select is(pg_temp.nearness(), 'null'::jsonb, 'a run under way says nothing of nearness');
select tests.guess(run, n, 11000000, (select ada from p)) from m, generate_series(19, 20) n;
select is((pg_temp.nearness() ->> 'guesses')::integer, 22, 'when it has ended its guesses do');
update private.public_profiles x set shows = '{season}' from a where x.handle = a ->> 'handle';
select is(pg_temp.nearness(), 'null'::jsonb, 'but only where that was chosen');
update private.public_profiles x set shows = '{season,accuracy}' from a where x.handle = a ->> 'handle';
select is(round((pg_temp.nearness() ->> 'median_percent')::numeric, 1), 10.0, 'as the middle of how far off they are');
update public.guesses x set is_counted = false from m where x.session_id = (m.run ->> 'session_id')::uuid
  and x.score <> 0;
select is(pg_temp.nearness(), 'null'::jsonb, 'guesses that do not count say nothing');
select tests.sign_in(ada) from p;
select is((public.save_profile(false) ->> 'is_public')::boolean, false, 'and a profile is hidden again');
select tests.sign_out();
select tests.visit();
select tests.refuses(format('select public.public_profile(%L)', a ->> 'handle'), 'not_found', 404,
  'its address then leads nowhere') from a;
select is(public.public_profile('b0b0b0b0b0b0b0b0') ->> 'name', 'Ben', 'those of others stay');
select tests.sign_out();
select tests.sign_in(ada) from p;
select tests.refuses($$select public.save_profile(true, '{badges}')$$, 'age_unsaid', 422,
  'who hid it says again that they are sixteen, whoever else has one');
select tests.sign_out();

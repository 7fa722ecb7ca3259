-- A player finds the runs under way and the ones that expired lately, signed in or as a guest, on the brand where they
-- are.
select plan(13);

create temp table a as select tests.agency('resuming-brand') as id;
create temp table t as select tests.game('first-game', a.id, '{25000000,30000000}') as one,
  tests.game('second-game', a.id, '{25000000}') as two from a;
create temp table me as select tests.person('Ada') as id;
create temp table guest_run as select tests.start(one) as run from t;
grant select on guest_run, me to public;
create function pg_temp.mine(token text default null, brand text default 'resuming-brand') returns text
  language sql as $$
  select coalesce(string_agg(r #>> '{game,slug}' || ' ' || (r ->> 'status'), ', ' order by n), '')
  from jsonb_array_elements(public.resumable_runs(mine.brand, mine.token)) with ordinality as e (r, n)
$$;

select tests.visit();
select is(pg_temp.mine((select run ->> 'guest_token' from guest_run)), 'first-game active',
  'a guest finds the run under way');
select is(pg_temp.mine(), '', 'nobody in particular has none');
select is(pg_temp.mine((select run ->> 'guest_token' from guest_run), 'default'), '',
  'a run is gone on with where its game is');
select is((select public.resumable_runs('resuming-brand', run ->> 'guest_token') #>> '{0,next_game_listing_id}'
  from guest_run),
  (select tests.home(run, 1)::text from guest_run), 'and is shown the way to its next home');
select tests.sign_out();
select tests.guess(run, 1, 26000000) from guest_run;
select is((select public.resumable_runs('resuming-brand', run ->> 'guest_token') #>> '{0,next_game_listing_id}'
  from guest_run),
  (select tests.home(run, 2)::text from guest_run), 'which is the first that is not guessed');
update public.listings set status = 'withdrawn' where id = (select gl.listing_id from public.game_listings gl, guest_run
  where gl.id = tests.home(run, 2));
select is((select public.resumable_runs('resuming-brand', run ->> 'guest_token') #>> '{0,next_game_listing_id}'
  from guest_run), null, 'nor withdrawn');

create temp table my_run as select tests.start(two, me.id) as run from t, me;
select tests.sign_in((select id from me));
select is(pg_temp.mine(), 'second-game active', 'somebody signed in finds their own');
select is(pg_temp.mine((select run ->> 'guest_token' from guest_run)), 'first-game active, second-game active',
  'and those of this browser''s guest, the one guessed last first');
select tests.sign_out();

update public.sessions set active_at = now() - interval '25 hours', started_at = now() - interval '26 hours'
  where user_id = (select id from me);
select tests.sign_in((select id from me));
select is(pg_temp.mine(), 'second-game expired', 'a run that sat for a day is said to have expired');
select tests.sign_out();
select tests.start(two, me.id) from t, me;
select tests.sign_in((select id from me));
select is(pg_temp.mine(), 'second-game active', 'until its game is begun again');
select tests.sign_out();
update public.sessions set active_at = now() - interval '9 days', started_at = now() - interval '9 days',
  status = 'expired', finished_at = now() where user_id = (select id from me);
select tests.sign_in((select id from me));
select is(pg_temp.mine(), '', 'what expired long ago is history');
select tests.sign_out();
select is((select public.resumable_runs('resuming-brand', 'x') ), '[]', 'a token of nobody finds nothing');
select is((select count(*)::integer from guest_run, jsonb_path_query(public.resumable_runs('resuming-brand',
  run ->> 'guest_token'), '$.**.price_minor')), 0, 'and nothing of it is a price');
select * from finish();

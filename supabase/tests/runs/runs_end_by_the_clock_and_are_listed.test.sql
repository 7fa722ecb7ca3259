-- A run ends after 24 hours without a guess, and only then; lists of runs hold one's own, as they stand.
select plan(41);

create temp table t as select tests.agency('clock-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add one uuid, add two uuid, add three uuid, add fresh jsonb, add busy jsonb, add stale jsonb,
  add done jsonb, add of_ben jsonb, add of_guest jsonb;
update t set one = tests.game('clock-one', brand, '{25000000,30000000}'),
  two = tests.game('clock-two', brand, '{25000000,30000000}'), three = tests.game('clock-three', brand, '{25000000}');
update t set fresh = tests.start(one, ada), stale = tests.start(two, ada), done = tests.start(three, ada),
  of_ben = tests.start(one, ben), of_guest = tests.start(two), busy = tests.start(two, ben);
select tests.guess(fresh, 1, 26000000, ada), tests.guess(stale, 1, 26000000, ada), tests.guess(done, 1, 26000000, ada)
  from t;
create function pg_temp.id(run jsonb) returns uuid language sql as $$ select (run ->> 'session_id')::uuid $$;
create function pg_temp.status(run jsonb) returns text language sql security definer as $$ select s.status
  from public.sessions s where s.id = pg_temp.id(run) $$;
create function pg_temp.name(run_id text) returns text language sql as $$
  select case run_id::uuid when pg_temp.id(fresh) then 'fresh' when pg_temp.id(stale) then 'stale' when pg_temp.id(done)
    then 'done' when pg_temp.id(of_ben) then 'of Ben'
    when pg_temp.id(busy) then 'busy' when pg_temp.id(of_guest) then 'of the guest' end from t
$$;
create function pg_temp.unfinished(token text default null) returns text[] language sql as $$
  select array_agg(pg_temp.name(r ->> 'session_id') order by 1)
    from jsonb_array_elements(public.unfinished_runs(token)) r
$$;
create function pg_temp.resumable(token text default null) returns text[] language sql as $$
  select array_agg(n.name || ' ' || n.status order by n.name) from (
    select pg_temp.name(r ->> 'session_id') as name, r ->> 'status' as status
      from jsonb_array_elements(public.resumable_runs('clock-brand', token)) r) n
$$;
create function pg_temp.next(run_name text) returns text language sql as $$
  select r ->> 'next_game_listing_id' from jsonb_array_elements(public.resumable_runs('clock-brand')) r
    where pg_temp.name(r ->> 'session_id') = run_name
$$;
grant select on t to public;
update public.sessions set started_at = now() - interval '30 hours', active_at = now() - interval '25 hours'
  where id in (select pg_temp.id(stale) from t);
update public.sessions set started_at = now() - interval '30 hours', active_at = now() - interval '1 hour'
  where id in (select pg_temp.id(busy) from t);

select is((select array[private.has_run_out(s), s.status = 'active'] from public.sessions s, t
  where s.id = pg_temp.id(stale)), '{t,t}', 'a run without a guess for 24 hours has run out');
select is((select private.has_run_out(s) from public.sessions s, t where s.id = pg_temp.id(busy)), false,
  'one with a guess since has not');
update public.sessions set active_at = now() - interval '25 hours' where id in (select pg_temp.id(done) from t);
select is((select private.has_run_out(s) from public.sessions s, t where s.id = pg_temp.id(done)), false,
  'nor has one that is finished');

-- Lists, before the clock has ended anything.
select tests.sign_in(ada) from t;
select is(pg_temp.unfinished(), '{fresh}', 'runs that may be gone on with are listed, none that ran out or is over');
select is(pg_temp.resumable(), '{"fresh active","stale expired"}', 'the other list says so of the one that ran out');
select is(pg_temp.next('fresh'), (select tests.home(fresh, 2)::text from t),
  'the next home is the one not guessed yet');
select is(pg_temp.next('stale'), null, 'a run that ran out has none');
select is((public.unfinished_runs() -> 0 ->> 'next_game_listing_id'), (select tests.home(fresh, 2)::text from t),
  'in both lists');
select tests.sign_in(ben) from t;

select set_eq('select unnest(pg_temp.unfinished())', array['of Ben', 'busy'], 'another player has their own');
select is(pg_temp.resumable(), '{"busy active","of Ben active"}', 'in both');
select tests.visit();
select is((select pg_temp.unfinished(of_guest ->> 'guest_token') from t), '{"of the guest"}',
  'a guest has theirs by the token');
select is((select pg_temp.resumable(of_guest ->> 'guest_token') from t), '{"of the guest active"}', 'in both');
select is(pg_temp.unfinished(), null, 'a visitor none');
select is(pg_temp.resumable(), null, 'in neither');

-- The clock.
select tests.sign_out();
select ok(private.expire_runs() >= 1, 'the clock ends what ran out');
select is((select array[pg_temp.status(stale), pg_temp.status(busy), pg_temp.status(fresh), pg_temp.status(done)]
  from t), '{expired,active,active,finished}', 'and nothing else');
update public.sessions set status = 'abandoned', started_at = now() - interval '30 hours',
  active_at = now() - interval '26 hours', finished_at = now() - interval '25 hours'
  where id in (select pg_temp.id(of_ben) from t);
select is(private.expire_runs(), 0, 'when it comes by again there is nothing to end');
select is((select pg_temp.status(of_ben) from t), 'abandoned', 'what is over stays as it ended');
select is((select (private.end_session(pg_temp.id(of_ben), 'finished')).id from t), null, 'and is not ended twice');
update public.sessions set started_at = now() - interval '1 hour', active_at = now() - interval '25 hours'
  where id in (select pg_temp.id(of_guest) from t);
select lives_ok('select private.expire_runs()', 'a run that began today');
select is((select pg_temp.status(of_guest) from t), 'active', 'is looked at tomorrow');
select tests.sign_in(ada) from t;
select is(pg_temp.unfinished(), '{fresh}', 'a run that the clock ended is not gone on with');
select is(pg_temp.resumable(), '{"fresh active","stale expired"}', 'but listed');
select tests.sign_out();
update t set busy = tests.start(two, ada);
select tests.sign_in(ada) from t;
select is(pg_temp.resumable(), '{"busy active","fresh active"}', 'until its game is begun again');
select tests.sign_out();
update public.sessions set started_at = now() - interval '9 days' where id in (select pg_temp.id(fresh) from t);
select tests.sign_in(ada) from t;
select is(pg_temp.resumable(), '{"busy active"}', 'what began more than eight days ago is not looked for');
select tests.sign_out();
update public.games set state = 'draft' where id = (select two from t);
select tests.sign_in(ada) from t;
select is(pg_temp.resumable(), null, 'nor what is of a draft');

-- A withdrawn home leaves the runs that have still to guess it, and no others.
select tests.sign_out();
update public.games set state = 'open' where id = (select two from t);
update t set of_guest = tests.start(two), of_ben = tests.start(two, ben);
select tests.guess(of_guest, 1, 26000000), tests.guess(of_ben, 2, 26000000, ben) from t;
create function pg_temp.rounds(run jsonb) returns text language sql as $$
  select s.rounds || ' ' || s.status || ' ' || (select array_agg(r.is_void order by r.position)::text
    from public.session_rounds r where r.session_id = s.id) from public.sessions s where s.id = pg_temp.id(run)
$$;
select is((select private.void_rounds(gl.listing_id) from public.game_listings gl, t
  where gl.id = tests.home(t.of_guest, 1)) >= 1, true, 'a home that is withdrawn');
select is((select pg_temp.rounds(of_guest) from t), '2 active {f,f}', 'stays in a run that has guessed it');
select is((select pg_temp.rounds(of_ben) from t), '1 finished {t,f}',
  'leaves one that has not, which is then finished');
select is((select pg_temp.rounds(busy) from t), '1 active {t,f}', 'or goes on with the rest');
select is((select private.void_rounds(gl.listing_id) from public.game_listings gl, t
  where gl.id = tests.home(t.of_guest, 1)), 0, 'again it changes nothing');
select is((select pg_temp.rounds(stale) from t), '2 expired {f,f}', 'a run that is over keeps its count');
select tests.sign_in(ada) from t;
select is((select r ->> 'next_game_listing_id' from jsonb_array_elements(public.unfinished_runs()) r
  where pg_temp.name(r ->> 'session_id') = 'busy'), (select tests.home(busy, 2)::text from t),
  'the next home is one that is still there');
select tests.sign_out();
select is((select private.void_rounds(gl.listing_id) from public.game_listings gl, t
  where gl.id = tests.home(t.of_guest, 2)) >= 1
  and (select pg_temp.rounds(of_guest) from t) = '1 finished {f,t}', true, 'the last open one finishes the run');
select is((select pg_temp.rounds(stale) from t), '2 expired {f,f}',
  'a run that was over keeps its count, guessed or not');

-- Lists of guests, and of runs beside each other in one game.
update t set of_guest = tests.start(one), fresh = tests.start(three, ben);
update public.sessions set status = 'expired', finished_at = now(), active_at = now() - interval '25 hours'
  where id in (select pg_temp.id(of_guest) from t);
select is((select pg_temp.resumable(of_guest ->> 'guest_token') from t), '{"of the guest expired"}',
  'a guest''s run that ran out is listed');
create temp table newer as select tests.start(one, guest_token => of_guest ->> 'guest_token') as run from t;
update public.sessions set started_at = clock_timestamp() + interval '1 hour'
  where id in (select pg_temp.id(run) from newer);
select is((select array_agg(r ->> 'status') from t, jsonb_array_elements(public.resumable_runs('clock-brand',
  of_guest ->> 'guest_token')) r), '{active}', 'until the game is begun again');
update public.sessions set started_at = now() - interval '9 days' where id in (select pg_temp.id(run) from newer);
select is((select pg_temp.resumable(of_guest ->> 'guest_token') from t), '{"of the guest expired"}',
  'what began more than eight days ago is not looked for');
update public.sessions set started_at = clock_timestamp() + interval '1 hour', status = 'finished', finished_at = now()
  where id in (select pg_temp.id(run) from newer);
select is((select public.resumable_runs('clock-brand', of_guest ->> 'guest_token') from t), '[]'::jsonb,
  'nor what is finished, nor what ran out before it');
update t set of_ben = tests.start(one, ben);
insert into public.sessions (game_id, user_id, mode, status, is_ranked, is_timed, display_name, seed, rounds,
  started_at, active_at, finished_at)
  select three, ben, 'classic', 'abandoned', false, false, 'Ben', 1, 1, clock_timestamp() + interval '1 hour', now(),
    now() from t;
select tests.sign_in(ben) from t;
select ok('fresh active' = any (pg_temp.resumable()),
  'a run under way is listed, whatever was begun and given up since');
select tests.sign_out();
select is((select count(*) from public.sessions s, t where s.id = pg_temp.id(fresh) and s.status = 'active'), 1::bigint,
  'since it is still under way');
select * from finish();

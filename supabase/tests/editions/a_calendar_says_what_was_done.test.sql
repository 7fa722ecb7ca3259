-- Each mark and each day of the calendar says what its player did, and nobody else's doing.
select plan(18);

create temp table t as select tests.person('Player') as player, tests.game('calendar-pool',
  (select id from public.agencies where key = 'default'),
  array(select 10000000 + 1000000 * n from generate_series(1, 30) n)) as game;
update public.games g set state = 'draft' from t where g.id = game;
delete from private.edition_days;
insert into private.edition_pool (listing_id) select gl.listing_id from public.game_listings gl, t
  where gl.game_id = game on conflict do nothing;
update private.editions e set first_on = private.edition_day_at(e, now()) - 3 where edition = 'uk';
create function pg_temp.today() returns date language sql security definer as $$
  select private.edition_day_at(e, now()) from private.editions e where e.edition = 'uk'
$$;
create function pg_temp.marks(guest_token text default null) returns text language sql as $$
  select public.edition_record('uk', null, marks.guest_token) ->> 'marks'
$$;
create function pg_temp.run_of(day date, guest_token text default null) returns jsonb language sql as $$
  select d -> 'run' from jsonb_array_elements(public.edition_record('uk', day, run_of.guest_token) -> 'days') d
  where (d ->> 'on')::date = day
$$;
grant select on t to public;
-- What badges rest on are the same marks: of somebody who has done nothing, those that a visitor reads.
create function pg_temp.same(description text) returns text language sql as $$
  select is(private.edition_marks('uk', player), pg_temp.marks(), description) from t
$$;

select private.choose_edition_day('uk', pg_temp.today() - n) from generate_series(0, 2) n;
select is(pg_temp.marks(), '0fff', 'a day that is chosen and still open is not done yet; one that never opened is '
  'forgiven');
select pg_temp.same('badges: a day that is not over');
select (private.open_edition_day('uk', pg_temp.today())).number;
select (private.open_edition_day('uk', pg_temp.today() - 1)).number;
select (private.open_edition_day('uk', pg_temp.today() - 2)).number;
select is(pg_temp.marks(), '0fff', 'so is one that opened after its end');
select pg_temp.same('badges: one that opened late');
update private.edition_days d set is_forgiven = false where d.edition = 'uk' and d.day_on = pg_temp.today() - 1;
select is(pg_temp.marks(), '00ff', 'one that could be played is missed');
select pg_temp.same('badges: one that was missed');
update private.edition_days d set is_forgiven = true where d.edition = 'uk' and d.day_on = pg_temp.today();
select is(pg_temp.marks(), 'f0ff', 'one that is forgiven by hand is forgiven, also while it is open');
select pg_temp.same('badges: one that was forgiven');
update private.edition_days d set is_forgiven = false where d.edition = 'uk' and d.day_on = pg_temp.today();

-- A guest's run, and an account on the same device.
create temp table g as select tests.start((select d.game_id from private.edition_days d where d.edition = 'uk'
  and d.day_on = pg_temp.today())) as run;
grant select on g to public;
select is(pg_temp.run_of(pg_temp.today()), 'null'::jsonb, 'who has no run finds none in the calendar');
select is(pg_temp.run_of(pg_temp.today(), run ->> 'guest_token') ->> 'status', 'active', 'one that goes on is active')
  from g;
select tests.guess(run, place, 20000000) from g, generate_series(1, 5) place;
select is(pg_temp.run_of(pg_temp.today(), run ->> 'guest_token') ->> 'status', 'finished', 'one that ended is finished')
  from g;
select is(left(pg_temp.marks(run ->> 'guest_token'), 1), '1', 'and the guest has done the day') from g;
select tests.sign_in(player) from t;
select is(left(pg_temp.marks(run ->> 'guest_token'), 1), '0', 'an account has not, also where it names that guest')
  from g;
select tests.sign_out();

-- A run of the account: begun, ended, ended after the day, and ended by somebody else.
select is(left(private.edition_marks('uk', player), 1), '0', 'nor have they for badges') from t;
create temp table own as select tests.start((select d.game_id from private.edition_days d where d.edition = 'uk'
  and d.day_on = pg_temp.today()), player) as run from t;
select is(left(private.edition_marks('uk', player), 1), '0', 'a run that goes on is no day done') from t;
select tests.guess(run, place, 20000000, player) from own, t, generate_series(1, 5) place;
select is(left(private.edition_marks('uk', player), 1), '1', 'one that ended is') from t;
update public.sessions s set started_at = d.closes_at from own, private.edition_days d
  where s.id = (own.run ->> 'session_id')::uuid and d.edition = 'uk' and d.day_on = pg_temp.today();
select is(left(private.edition_marks('uk', player), 1), '0', 'one that began after the day is not') from t;
update public.sessions s set started_at = now() from own where s.id = (own.run ->> 'session_id')::uuid;
update private.edition_days d set is_forgiven = true where d.edition = 'uk' and d.day_on = pg_temp.today();
select is(left(private.edition_marks('uk', player), 1), '1', 'what was done is done, though it was forgiven') from t;
select * from finish();

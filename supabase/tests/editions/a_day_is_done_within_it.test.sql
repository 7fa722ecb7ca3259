-- A run that begins within its day counts for it; one that begins after it is practice. Marks and calendar are each
-- player's own, and move with a guest's runs.
select plan(22);

create temp table p as select tests.person('Player') as player, tests.person('Other') as other;
create temp table pool as select tests.game('pool-of-homes', (select id from public.agencies where key = 'default'),
  array(select 10000000 + 1000000 * n from generate_series(1, 50) n)) as game;
update public.games set state = 'draft' where id = (select game from pool);
delete from private.edition_days;
insert into private.edition_pool (listing_id) select gl.listing_id from public.game_listings gl, pool
  where gl.game_id = pool.game on conflict do nothing;
update private.editions set first_on = private.edition_day_at(editions, now()) - 3 where edition = 'uk';
create function pg_temp.today() returns date language sql security definer as $$
  select private.edition_day_at(e, now()) from private.editions e where e.edition = 'uk'
$$;
create function pg_temp.game(day_on date) returns uuid language sql as $$
  select (private.open_edition_day('uk', day_on)).game_id
$$;
create function pg_temp.play(game uuid, user_id uuid default null, guest_token text default null) returns jsonb
language plpgsql as $$
declare
  run jsonb := tests.start(game, user_id, guest_token);
begin
  if guest_token is not null then
    run := run || jsonb_build_object('guest_token', guest_token);
  end if;
  for place in 1..5 loop
    perform tests.guess(run, place, 20000000, user_id);
  end loop;
  return run;
end $$;
-- The clock does not move in a test, so days do: the same day, a year before or behind.
create function pg_temp.is_over(day date) returns void language sql as $$
  update private.edition_days set opens_at = now() - interval '2 days', closes_at = now() - interval '1 second',
    is_forgiven = false where edition = 'uk' and day_on = day;
  update public.games g set ranked_until_at = now() - interval '1 second', opens_at = now() - interval '2 days'
    from private.edition_days d where g.id in (d.game_id, d.hard_game_id) and d.edition = 'uk' and d.day_on = day
$$;

-- Today counts.
create temp table a as select pg_temp.play(pg_temp.game(pg_temp.today())) as run;
select ok((select s.is_ranked from public.sessions s, a where s.id = (a.run ->> 'session_id')::uuid),
  'a run of today''s is ranked');
create temp table r as select public.edition_record('uk', null, run ->> 'guest_token') as r from a;
select is(r ->> 'marks', '1fff', 'its day is done; days that were nobody''s are forgiven') from r;
select is(jsonb_array_length(r -> 'days'), 1, 'the calendar has the one day that is there') from r;
select is((r -> 'days' -> 0 -> 'run' ->> 'max_score')::integer, 5000, 'of five thousand points') from r;
select is((r -> 'days' -> 0 -> 'run' ->> 'is_of_its_day')::boolean, true, 'within its day') from r;
select is(public.edition_record('uk') ->> 'marks', '0fff', 'somebody else has done nothing');
select ok(r::text !~ '_minor|listing', 'and there is neither an amount nor a home in it') from r;

-- Yesterday is over.
create temp table y as select pg_temp.game(pg_temp.today() - 1) as game;
select ok((select d.is_forgiven from private.edition_days d where d.day_on = pg_temp.today() - 1 and d.edition = 'uk'),
  'a day that was opened after its end is forgiven');
select pg_temp.is_over(pg_temp.today() - 1);
select is(public.start_outlook((select g.slug from public.games g, y where g.id = y.game)) ->> 'practice_reason',
  'after_its_day', 'before it starts, a run of yesterday''s is said to be practice');
create temp table b as select pg_temp.play(game, (select other from p)) as run from y;
select is((select s.practice_reason from public.sessions s, b where s.id = (b.run ->> 'session_id')::uuid),
  'after_its_day', 'and it is');
select is((select count(*)::integer from private.leaderboard_entries e, y where e.game_id = y.game), 0,
  'so it is on no board');
grant select on p to public;
select tests.sign_in(other) from p;
select is(public.edition_record('uk') ->> 'marks', '00ff', 'and yesterday stays missed');
select is((d -> 'run' ->> 'is_of_its_day')::boolean, false, 'the calendar says that it was caught up')
  from jsonb_array_elements(public.edition_record('uk', pg_temp.today() - 1) -> 'days') d
  where (d ->> 'on')::date = pg_temp.today() - 1;
select tests.sign_out();

-- Begun within, ended after.
create temp table e as select pg_temp.game(pg_temp.today() - 2) as game;
update public.games set ranked_until_at = now() + interval '1 hour' where id = (select game from e);
create temp table late as select tests.start(game, (select player from p)) as run from e;
select pg_temp.is_over(pg_temp.today() - 2);
update public.sessions set started_at = now() - interval '1 hour'
  where id = (select (run ->> 'session_id')::uuid from late);
select tests.guess(run, place, 20000000, player) from late, p, generate_series(1, 5) place;
select is((select (s.is_ranked, s.status)::text from public.sessions s, late where s.id = (run ->> 'session_id')::uuid),
  '(t,finished)', 'a run that began before midnight ends after it, ranked');
select tests.sign_in(player) from p;
select is(public.edition_record('uk') ->> 'marks', '001f', 'and its day is done');
select tests.sign_out();

-- The hard one counts as well, on its own board.
create temp table h as select tests.start((select d.hard_game_id from private.edition_days d
  where d.edition = 'uk' and d.day_on = pg_temp.today())) as run;
select is((select (private.game_of_run(s)).difficulty from public.sessions s, h
  where s.id = (h.run ->> 'session_id')::uuid),
  'hard', 'hard is a game of its own');
select tests.guess(run, place, 20000000) from h, generate_series(1, 4) place;
select is(left(public.edition_record('uk', null, run ->> 'guest_token') ->> 'marks', 1), '0',
  'four of five is not done')
  from h;
select tests.guess(run, 5, 20000000) from h;
select is(left(public.edition_record('uk', null, run ->> 'guest_token') ->> 'marks', 1), '1', 'five is') from h;
create temp table plain as select tests.start((select pg_temp.game(pg_temp.today())), null,
  run ->> 'guest_token') as run
  from h;
select is((select s.practice_reason from public.sessions s, plain where s.id = (plain.run ->> 'session_id')::uuid),
  'price_known', 'whoever played one of the two plays the other as practice');

-- A claim.
grant select on p, a to public;
select tests.sign_in(player) from p;
select lives_ok(format('select public.claim_guest_runs(%L)', run ->> 'guest_token'),
  'a guest''s runs are claimed') from a;
select is(public.edition_record('uk') ->> 'marks', '101f', 'and the streak moves with them');
select is(public.edition_record('uk', null, 'x') ->> 'marks', '101f', 'an account asks with no token');
select * from finish();

-- Disputes: a player asks, the people of the game answer, staff hear the appeal.
select plan(27);

create temp table t as
select tests.person('Host') as host, tests.person('Ann') as ann, tests.person('Bob') as bob,
  tests.person('Staff') as staff;
grant select on t to public;
insert into private.staff_members (user_id) select staff from t;
create temp table g as
select tests.game('asked', (select id from public.agencies where key = 'default'), '{40000000,50000000}', host) as id
from t;
create temp table h as select gl.id, gl.position from public.game_listings gl join g on gl.game_id = g.id;
grant select on g, h to public;
create temp table r as select ann as player, tests.start((select id from g), ann) as run from t;
grant select on r to public;
select tests.guess(run, 1, 40000000, player) from r;

create function pg_temp.ask(place integer, reason text, note text default '') returns text language sql as $$
  select format('select public.raise_dispute(%L, %L, gen_random_uuid(), %L, %L)', run ->> 'session_id', ask.reason,
    (select id from h where position = ask.place), ask.note) from r
$$;
grant execute on function pg_temp.ask(integer, text, text) to public;

select tests.sign_in(ann) from t;
select tests.refuses(pg_temp.ask(1, 'wrong_price'), 'move_not_allowed', 409, 'while a run goes on it is played');
select tests.sign_out();
select tests.guess(run, 2, 40000000, player) from r;
select tests.sign_in(bob) from t;
select tests.refuses(pg_temp.ask(1, 'wrong_price'), 'not_your_run', 403, 'nobody asks in another''s name');
select tests.visit();
select tests.refuses(pg_temp.ask(1, 'wrong_price'), 'not_your_run', 403, 'a visitor neither');
select tests.sign_in(ann) from t;
select tests.refuses(pg_temp.ask(1, 'because'), 'invalid_request', 422, 'a reason is one of the list');
select tests.refuses(pg_temp.ask(1, 'something_else'), 'reason_missing', 422, 'something else needs words');
select tests.refuses(pg_temp.ask(1, 'wrong_price', repeat('x', 501)), 'reason_missing', 422, 'words have an end');
select tests.refuses(format('select public.raise_dispute(%L, %L, gen_random_uuid())', run ->> 'session_id',
  'run_hidden'), 'move_not_allowed', 409, 'a run on the boards is not hidden') from r;
create temp table d as select public.raise_dispute((run ->> 'session_id')::uuid, 'wrong_price', gen_random_uuid(), h.id,
  'It sold for more') as d from r, h where position = 1;
grant select on d to public;
select is((select d ->> 'state' from d), 'open', 'a player asks about a home');
select is(public.raise_dispute((run ->> 'session_id')::uuid, 'wrong_facts', gen_random_uuid(), h.id) ->> 'id',
  (select d ->> 'id' from d), 'once: asked again it is the same question') from r, h where position = 1;
select tests.refuses(format('select public.appeal_dispute(%L, %L)', d ->> 'id', 'But it did'), 'move_not_allowed', 409,
  'what is not answered is not appealed') from d;

-- The people of the game.
select tests.refuses(format('select public.decide_dispute(%L, true)', d ->> 'id'), 'not_allowed', 403,
  'a player does not answer') from d;
select tests.refuses('select public.game_fairness(''asked'')', 'not_allowed', 403, 'nor reads what others ask');
select tests.sign_in(host) from t;
select is((select public.game_fairness('asked') -> 'disputes' -> 0 ->> 'note'), 'It sold for more',
  'whoever manages the home reads the question');
select tests.refuses(format('select public.decide_dispute(%L, false)', d ->> 'id'), 'reason_missing', 422,
  'a no says why') from d;
select is((select public.decide_dispute((d ->> 'id')::uuid, false, 'The registry says so') ->> 'state' from d),
  'refused', 'the host refuses');
select is((select public.decide_dispute((d ->> 'id')::uuid, false, 'Again') ->> 'decision_note' from d),
  'The registry says so', 'the first answer stands');
select tests.refuses(format('select public.decide_dispute(%L, true)', d ->> 'id'), 'move_not_allowed', 409,
  'and is not turned round') from d;

-- Staff.
select tests.sign_in(bob) from t;
select tests.refuses(format('select public.appeal_dispute(%L, %L)', d ->> 'id', 'But it did'), 'not_your_run', 403,
  'nobody appeals for another') from d;
select tests.sign_in(ann) from t;
select is((select public.appeal_dispute((d ->> 'id')::uuid, 'The deed says more') ->> 'state' from d), 'appealed',
  'the player appeals');
select tests.refuses('select public.appeals()', 'not_allowed', 403, 'but does not read the appeals');
select tests.sign_in(host) from t;
select tests.refuses(format('select public.decide_dispute(%L, false, %L)', d ->> 'id', 'No'), 'not_allowed', 403,
  'the host does not judge the appeal') from d;
select tests.sign_in(staff) from t;
select is((select public.appeals() -> 'appeals' -> 0 ->> 'appeal_note'), 'The deed says more', 'staff read it');
select is((select public.decide_dispute((d ->> 'id')::uuid, true) ->> 'state' from d), 'granted', 'and judge');

-- A run that was taken off the boards.
select tests.sign_in(host) from t;
select public.exclude_run((run ->> 'session_id')::uuid, 'Too good to be true') from r;
select tests.sign_in(ann) from t;
select is((select public.run_fairness((run ->> 'session_id')::uuid) -> 'exclusion' ->> 'reason' from r),
  'Too good to be true', 'its player is told, with the reason');
create temp table x as select public.raise_dispute((run ->> 'session_id')::uuid, 'run_hidden', gen_random_uuid(), null,
  'I live there') as d from r;
grant select on x to public;
select is((select d ->> 'state' from x), 'open', 'and may ask why');
select tests.sign_in(host) from t;
select is((select public.decide_dispute((d ->> 'id')::uuid, true) ->> 'state' from x), 'upheld', 'the host agrees');
select tests.sign_out();
select is((select s.is_ranked from r join public.sessions s on s.id = (run ->> 'session_id')::uuid), true,
  'and the run is back on the boards');
select * from finish();

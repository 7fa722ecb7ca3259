-- Disputes: a player asks, the people of the game answer, staff hear the appeal.
select plan(61);

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
select is(public.raise_dispute((run ->> 'session_id')::uuid, 'because', gen_random_uuid(), h.id) ->> 'id',
  (select d ->> 'id' from d), 'whatever is said the second time') from r, h where position = 1;
select tests.refuses(format('select public.appeal_dispute(%L, %L)', d ->> 'id', 'But it did'), 'move_not_allowed', 409,
  'what is not answered is not appealed') from d;
select tests.refuses(format('select public.appeal_dispute(%L, %L)', gen_random_uuid(), 'But it did'), 'not_found', 404,
  'nor is what nobody asked');
select tests.refuses(pg_temp.ask(2, null), 'invalid_request', 422, 'no reason is none of the list');
select tests.refuses(pg_temp.ask(3, 'wrong_price'), 'invalid_request', 422, 'a question is about a home');
select tests.refuses(format('select public.raise_dispute(%L, %L, gen_random_uuid(), %L)', run ->> 'session_id',
  'wrong_price', gen_random_uuid()), 'not_in_run', 409, 'of the run') from r;
select is(public.run_fairness((run ->> 'session_id')::uuid) -> 'polls', '[]'::jsonb,
  'no poll is told of where none was') from r;

-- A run that sat for a day has ended, and one that was given up has homes that nobody guessed.
select tests.sign_out();
create temp table more as
select m.id, tests.start(m.id, (select ann from t)) as run
from (select tests.game('asked-more', (select id from public.agencies where key = 'default'),
  '{40000000,50000000,null}', (select host from t)) as id) m;
select tests.guess(run, 1, 40000000, (select ann from t)) from more;
create function pg_temp.ask_more(place integer, reason text, note text default '') returns text language sql as $$
  select format('select public.raise_dispute(%L, %L, gen_random_uuid(), %L, %L)', run ->> 'session_id',
    ask_more.reason, tests.home(run, place), ask_more.note) from more
$$;
grant execute on function pg_temp.ask_more(integer, text, text) to public;
grant select on more to public;
update public.sessions s set active_at = now() - interval '25 hours', started_at = now() - interval '26 hours' from more
  where s.id = (run ->> 'session_id')::uuid;
select tests.sign_in(ann) from t;
select tests.refuses(pg_temp.ask_more(2, 'wrong_facts'), 'move_not_allowed', 409,
  'nobody asks about a home not guessed');
select lives_ok(pg_temp.ask_more(1, 'wrong_facts'), 'a run that sat for a day has ended; few reasons need words');
select is(public.run_fairness((run ->> 'session_id')::uuid) -> 'polls', '[]'::jsonb,
  'of a poll that the run has not guessed it is not told') from more;
select tests.sign_out();
update public.games x set mode_options = '{"is_classroom": true}' from more where x.id = more.id;
insert into public.guesses (session_id, game_listing_id, amount_minor, currency, formula, formula_version, multiplier,
    is_late, is_counted)
  select (run ->> 'session_id')::uuid, tests.home(run, 3), 1000000, 'GBP', 'log_ratio', 1, 1, false, false from more;
select tests.sign_in(ann) from t;
select tests.refuses(pg_temp.ask_more(3, 'wrong_facts'), 'not_allowed', 403, 'in a class nobody writes texts');
select tests.sign_out();
update public.games x set mode_options = '{}' from more where x.id = more.id;
select tests.sign_in(ann) from t;
select lives_ok(pg_temp.ask_more(3, 'something_else', 'A word'), 'elsewhere they do');
select is(jsonb_array_length(public.run_fairness((run ->> 'session_id')::uuid) -> 'polls'), 1,
  'a poll that the run has guessed is told of') from more;

-- The people of the game.
select tests.refuses(format('select public.decide_dispute(%L, true)', d ->> 'id'), 'not_allowed', 403,
  'a player does not answer') from d;
select tests.refuses('select public.game_fairness(''asked'')', 'not_allowed', 403, 'nor reads what others ask');
select tests.sign_in(host) from t;
select is((select public.game_fairness('asked') -> 'disputes' -> 0 ->> 'note'), 'It sold for more',
  'whoever manages the home reads the question');
select tests.refuses(format('select public.decide_dispute(%L, true)', gen_random_uuid()), 'not_allowed', 403,
  'nobody answers what was not asked');
select tests.refuses(format('select public.decide_dispute(%L, true, %L)', d ->> 'id', repeat('x', 501)),
  'reason_missing', 422, 'an answer has an end') from d;
-- Words about a home of somebody else may hold its price, which this manager is not to know.
select tests.sign_out();
insert into private.corrections (game_id, game_listing_id, action, reason, note, runs)
  select g.id, h.id, 'void', 'wrong_home', 'It cost 400000', 0 from g, h where position = 1;
update public.assets a set owner_id = t.bob, agency_id = null from t, h join public.game_listings gl on gl.id = h.id
  join public.listings l on l.id = gl.listing_id where a.id = l.asset_id and h.position = 1;
select tests.sign_in(host) from t;
create temp table others as select public.game_fairness('asked') as f;
grant select on others to public;
select is(f -> 'disputes' -> 0 ->> 'note', '', 'a manager who may not know the price reads the question without words')
  from others;
select is(f -> 'disputes' -> 0 -> 'is_note_hidden', 'true', 'and is told so') from others;
select is(f -> 'corrections' -> 0 ->> 'note', '', 'and so it is with the words of a correction') from others;
select is((select h -> 'may_price' from others, jsonb_array_elements(f -> 'homes') h order by h ->> 'title' limit 1),
  'false', 'nor do they say what it costs');
select tests.sign_out();
update public.assets a set owner_id = t.host from t, h join public.game_listings gl on gl.id = h.id
  join public.listings l on l.id = gl.listing_id where a.id = l.asset_id and h.position = 1;
-- Which homes may become polls, as open_poll decides; a home that was withdrawn is none.
create temp table w as
select tests.game('asked-polls', (select id from public.agencies where key = 'default'),
  '{10000000,20000000,null,40000000,50000000,60000000}', host) as id from t;
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
  select gl.listing_id, 2, 'asking', 52000000, 'GBP' from public.game_listings gl, w
  where gl.game_id = w.id and gl.position in (1, 2, 5);
update public.listings l set status = case gl.position when 2 then 'sold' else 'withdrawn' end
  from public.game_listings gl, w where gl.game_id = w.id and l.id = gl.listing_id and gl.position in (2, 4);
select tests.start(id) from w;
delete from public.session_rounds r using public.game_listings gl, w where gl.game_id = w.id
  and r.game_listing_id = gl.id and gl.position <> 5;
select tests.sign_in(host) from t;
select is(array(select (h -> 'may_poll')::boolean
  from jsonb_array_elements(public.game_fairness('asked-polls') -> 'homes')
  with ordinality x (h, n) order by n), '{true,false,false,false,false}',
  'a home for sale that nobody played may become a poll; sold, polled, played ones and a price of a sale may not');
select tests.refuses(format('select public.decide_dispute(%L, false)', d ->> 'id'), 'reason_missing', 422,
  'a no says why') from d;
select is((select public.decide_dispute((d ->> 'id')::uuid, false, 'The registry says so') ->> 'state' from d),
  'refused', 'the host refuses');
select tests.sign_out();
select is((select count(*)::integer from private.management_log l, g where l.game_id = g.id
  and l.action = 'dispute_refused'), 1, 'the log says so');
select tests.sign_in(host) from t;
select is((select public.decide_dispute((d ->> 'id')::uuid, false, 'Again') ->> 'decision_note' from d),
  'The registry says so', 'the first answer stands');
select tests.refuses(format('select public.decide_dispute(%L, true)', d ->> 'id'), 'move_not_allowed', 409,
  'and is not turned round') from d;

-- Staff.
select tests.sign_in(bob) from t;
select tests.refuses(format('select public.appeal_dispute(%L, %L)', d ->> 'id', 'But it did'), 'not_your_run', 403,
  'nobody appeals for another') from d;
select tests.sign_in(ann) from t;
select tests.refuses(format('select public.appeal_dispute(%L, %L)', d ->> 'id', 'No'), 'reason_missing', 422,
  'an appeal says why') from d;
select tests.refuses(format('select public.appeal_dispute(%L, %L)', d ->> 'id', repeat('x', 501)), 'reason_missing',
  422, 'and comes to an end') from d;
select is((select public.appeal_dispute((d ->> 'id')::uuid, 'The deed says more') ->> 'state' from d), 'appealed',
  'the player appeals');
select is((select public.appeal_dispute((d ->> 'id')::uuid, 'The deed says much more') ->> 'appeal_note' from d),
  'The deed says more', 'once');
select tests.refuses('select public.appeals()', 'not_allowed', 403, 'but does not read the appeals');
select tests.sign_in(host) from t;
select tests.refuses(format('select public.decide_dispute(%L, false, %L)', d ->> 'id', 'No'), 'not_allowed', 403,
  'the host does not judge the appeal') from d;
select tests.sign_in(staff) from t;
select is((select public.appeals() -> 'appeals' -> 0 ->> 'appeal_note'), 'The deed says more', 'staff read it');
select is(jsonb_array_length(public.appeals() -> 'appeals'), 1, 'what is open is no appeal');
select is(public.appeals() -> 'appeals' -> 0 ->> 'brand', 'default', 'they read whose game it is');
select is(public.appeals() -> 'next', 'null', 'one has no second page');
-- Fifty-one more, about homes of a long game.
select tests.sign_out();
create temp table long_game as
select tests.game('asked-long', (select id from public.agencies where key = 'default'), '{40000000}', host) as id
from t;
with made as (
  insert into public.game_listings (game_id, listing_id, position)
    select id, tests.listing((select id from public.agencies where key = 'default'), 40000000), n
    from long_game, generate_series(2, 52) n returning id, game_id, position)
insert into private.disputes (request_key, game_id, game_listing_id, session_id, reason, state, decided_at, appealed_at)
  select gen_random_uuid(), m.game_id, m.id, (run ->> 'session_id')::uuid, 'wrong_price', 'appealed', now(),
    now() + m.position * interval '1 second' from made m, r;
select tests.sign_in(staff) from t;
create temp table page as select public.appeals() as p;
grant select on page to public;
select is(jsonb_array_length(p -> 'appeals'), 50, 'fifty are on a page') from page;
select is(jsonb_array_length(public.appeals((p ->> 'next')::uuid) -> 'appeals'), 2, 'and the others on the next')
  from page;
select tests.sign_out();
delete from private.disputes x using long_game where x.game_id = long_game.id;
select tests.sign_in(staff) from t;
select is((select public.decide_dispute((d ->> 'id')::uuid, true) ->> 'state' from d), 'granted', 'and judge');

-- An appeal that staff refuse is over as well.
select tests.sign_out();
update private.disputes x set state = 'appealed', decided_at = now(), appealed_at = now() from more
  where x.session_id = (run ->> 'session_id')::uuid and x.reason = 'wrong_facts';
select tests.sign_in(staff) from t;
select is(public.decide_dispute(x.id, false, 'It does not') ->> 'state', 'dismissed', 'staff may say no')
  from (select (public.appeals() -> 'appeals' -> 0 ->> 'id')::uuid as id) x;

-- A run that was taken off the boards.
select tests.sign_in(host) from t;
select public.exclude_run((run ->> 'session_id')::uuid, 'Too good to be true') from r;
select tests.sign_in(ann) from t;
select is((select public.run_fairness((run ->> 'session_id')::uuid) -> 'exclusion' ->> 'reason' from r),
  'Too good to be true', 'its player is told, with the reason');
select tests.refuses(pg_temp.ask(2, 'run_hidden'), 'move_not_allowed', 409, 'which is about no home');
create temp table x as select public.raise_dispute((run ->> 'session_id')::uuid, 'run_hidden', gen_random_uuid(), null,
  'I live there') as d from r;
grant select on x to public;
select is((select d ->> 'state' from x), 'open', 'and may ask why');
select tests.sign_in(host) from t;
select is((select q ->> 'note' from jsonb_array_elements(public.game_fairness('asked') -> 'disputes') q
  where q ->> 'reason' = 'run_hidden'), 'I live there', 'the people of the game read what is about no home');
select is((select public.decide_dispute((d ->> 'id')::uuid, true) ->> 'state' from x), 'upheld', 'the host agrees');
select tests.sign_out();
select is((select s.is_ranked from r join public.sessions s on s.id = (run ->> 'session_id')::uuid), true,
  'and the run is back on the boards');

-- Questions are limited, by player and by address.
create function pg_temp.ask_often(asker uuid, often integer) returns text language plpgsql as $$
declare
  code text;
begin
  perform tests.sign_in(asker);
  for n in 1..often loop
    execute format('select public.raise_dispute(%L, %L, gen_random_uuid(), %L)', (select run ->> 'session_id' from r),
      'wrong_price', (select id from h where position = 2));
    perform tests.sign_out();
    delete from private.disputes x using h where x.game_listing_id = h.id and h.position = 2;
    perform tests.sign_in(asker);
  end loop;
  perform tests.sign_out();
  return 'asked';
exception when others then
  get stacked diagnostics code = pg_exception_detail;
  return code;
end $$;
select tests.wait_for_a_whole_minute();
delete from private.rate_limits;
select is(pg_temp.ask_often(ann, 10), 'asked', 'ten questions in a minute are heard') from t;
select is(pg_temp.ask_often(ann, 1), 'rate_limited', 'an eleventh waits') from t;
delete from private.rate_limits;
insert into private.rate_limits (subject, window_at, hits)
  select 'report:from:' || private.caller_address(), date_trunc('minute', clock_timestamp()), 30;
select is(pg_temp.ask_often(ann, 1), 'rate_limited', 'and so does a thirty-first of one address') from t;
select * from finish();

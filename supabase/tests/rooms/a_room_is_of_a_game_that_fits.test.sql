-- Whoever may play a game may open a room of it, where a room can play it to its end.
select plan(27);
create temp table t as select tests.agency('room-fit-brand') as brand, tests.person('Player') as player,
  tests.person('Other') as other;
alter table t add coded uuid, add plain uuid, add guest jsonb, add twin uuid;
update t set coded = tests.game('room-behind-a-code', brand, '{25000000}'),
  plain = tests.game('room-plain', brand, '{25000000}'),
  twin = tests.game('room-plain', tests.agency('room-fit-twin'), '{30000000}');
grant select on t to public;

-- A game behind a code: whoever got in before.
create temp table runs as select tests.start(coded, player) as by_player, tests.start(coded) as by_guest,
  tests.start(plain, other) as elsewhere from t;
update public.games g set visibility = 'code' from t where g.id = coded;
select ok((select tests.open_room(coded, player, code => 'AAA333') is not null from t),
  'whoever got in with the code opens a room');
select ok((select tests.open_room(coded, guest_token => by_guest ->> 'guest_token', code => 'CCC333') is not null
  from t, runs), 'a guest who got in as well');
select tests.refuses('select tests.open_room(coded, other, code => ''DDD333'') from t', 'access_code_refused', 403,
  'a run of another game opens nothing');
select tests.refuses('select tests.open_room(coded, code => ''DDD333'') from t', 'access_code_refused', 403,
  'nor does being nobody');

-- Two brands have a game of the same name.
select is((select g.id = twin from t, lateral private.game_for_room('room-plain', 'room-fit-twin', null, null) g), true,
  'a brand opens its own game');
select is((select g.id = plain from t, lateral private.game_for_room('room-plain', 'room-fit-brand', null, null) g),
  true,
  'and not that of another one');
select tests.refuses('select private.game_for_room(''room-plain'', null, null, null)', 'not_found', 404,
  'the default brand has none of this name');

-- What is played alone.
create function pg_temp.fits(options jsonb) returns boolean language sql as $$
  select private.fits_room(g, options) from public.games g, t where g.id = plain
$$;
select is(pg_temp.fits('{}'), true, 'a plain game fits');
select is(pg_temp.fits('{"lives": 3}'), false, 'lives do not');
select is(pg_temp.fits('{"run_seconds": 180}'), false, 'nor does a clock for the whole run');
select is(pg_temp.fits('{"may_double": true}'), false, 'nor a stake');
select is(pg_temp.fits('{"miss_limit_log": 0.2}'), false, 'nor a limit of misses');
select is(pg_temp.fits('{"is_range": true}'), true, 'ranges do');

-- Runs of a room.
create temp table r as select tests.open_room(plain, code => 'EEE333') as host from t;
alter table r add other jsonb, add claimed jsonb;
update r set other = tests.join_room(host, 2, (select other from t));
update r set claimed = tests.join_room(host, 3);
select tests.begin_game(host) from r;
select tests.guess_in_room(host, n, 24000000) from r, generate_series(1, 3) n;
select tests.reveal_room(host) from r;
select tests.step_room(host, 1, '{"phase": "finished"}', '[{"type": "finish"}]') from r;
select tests.begin_game(host, 2) from r;
select is((select array_agg(distinct s.rounds) from public.sessions s, t where s.game_id = plain
  and s.practice_reason = 'room'), '{1}', 'the runs of a rematch have the homes of that game alone');
select tests.guess_in_room(host, n, 24000000) from r, generate_series(1, 3) n;
select tests.reveal_room(host) from r;
-- A guest signs in between: their run goes to the account.
update private.guest_identities g set claimed_by = player from t, r
  where g.id = (select private.guest_of(claimed ->> 'guest_token'));
select tests.step_room(host, 1, '{"phase": "finished"}', '[{"type": "finish"}]') from r;
select is((select count(*)::integer from public.sessions s, t where s.game_id = plain and s.practice_reason = 'room'
  and s.status = 'finished'), 6, 'all runs are ended, two of each');
select is((select count(*)::integer from public.sessions s, t where s.game_id = plain and s.practice_reason = 'room'
  and s.user_id = player and s.guest_id is null), 1, 'who signed in between has the run as an account');
select is((select count(*)::integer from public.sessions s, t where s.game_id = plain and s.practice_reason = 'room'
  and s.user_id = other), 2, 'whoever had one from the beginning both');
select is((select count(*)::integer from public.sessions s, r, t where s.game_id = plain and s.practice_reason = 'room'
  and s.guest_id = private.guest_of(host ->> 'guest_token')), 2, 'a guest keeps theirs');

-- The channel.
create function pg_temp.hears(topic text) returns boolean language plpgsql as $$
declare
  heard boolean;
begin
  perform set_config('realtime.topic', topic, true);
  select exists (select from realtime.messages m where m.topic = hears.topic) into heard;
  return heard;
end $$;
select ok((select count(*) > 0 from realtime.messages m, r where m.topic = host -> 'room' ->> 'topic'),
  'steps are told on the room''s topic');
grant select on r to public;
select tests.visit();
select is((select pg_temp.hears(host -> 'room' ->> 'topic') from r), true, 'a visitor who knows it hears them');
select is(pg_temp.hears('room:' || repeat('0', 64)), false, 'another topic is silent');
select tests.sign_out();

-- A room that cannot be forgotten holds up no other one, and is left in peace for a while.
update private.rooms set changed_at = now() - interval '25 hours' where code in ('AAA333', 'CCC333');
create function pg_temp.break_a_room() returns trigger language plpgsql as $$
begin
  if old.code = 'AAA333' then raise exception 'broken' using errcode = '22023'; end if;
  return old;
end $$;
create trigger a_test_breaks_a_room before delete on private.rooms for each row execute function pg_temp.break_a_room();
select is(private.forget_rooms(), 1, 'one of two rooms is forgotten');
select is(private.forget_rooms(), 0, 'the other one is left in peace');
select is((select f.times from private.job_failures f, private.rooms r
  where f.job = 'forget_rooms' and f.subject = r.id::text and r.code = 'AAA333'), 1, 'and was noted once');

-- A game that begins ends the one before, also the runs that never guessed; who comes late gets a run with the first
-- round that they play.
create temp table b as select tests.open_room(plain, player, code => 'GGG333') as host from t;
alter table b add late jsonb;
select tests.begin_game(host) from b;
select tests.begin_game(host, 2) from b;
select is((select array_agg(s.status order by s.status) from public.sessions s, t, b where s.game_id = plain
  and s.practice_reason = 'room' and s.user_id = player and s.total_score = 0), '{finished}',
  'a game that is left for another one is over for its players');
update b set late = tests.join_room(host, 2, more => '{"since": 1}');
select is((select s.session_id from private.room_seats s, b where s.room_id = tests.room_id(host) and s.number = 2),
  null, 'who came late has no run yet');
select tests.step_room(host, 2, '{}', '[{"type": "enter", "seat": 2}]') from b;
select isnt((select s.session_id from private.room_seats s, b where s.room_id = tests.room_id(host) and s.number = 2),
  null, 'and has one when they enter');
select * from finish();

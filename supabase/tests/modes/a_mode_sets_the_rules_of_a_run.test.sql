-- What a mode says of clock, hints, range, misses and rank holds in the game's row, in its runs and on its board.
select plan(54);

create temp table t as select tests.agency('mode-brand') as brand, tests.person('Host') as host;
alter table t add game uuid, add plain uuid;
update t set game = tests.game('ruled', brand, '{25000000,30000000}', host),
  plain = tests.game('plain', brand, '{25000000,30000000}', host);
grant select on t to public;
create function pg_temp.says(options jsonb) returns public.games language sql as $$
  update public.games g set mode_options = options, round_seconds = 60, hints = '{year,area}', has_leaderboard = true,
    miss_limit_log = null
  from t where g.id = t.game returning g.*
$$;
create function pg_temp.session_of(run jsonb) returns public.sessions language sql as $$
  select s from public.sessions s where s.id = (run ->> 'session_id')::uuid
$$;
create function pg_temp.round(run jsonb, place integer) returns jsonb language sql as $$
  select public.open_round((run ->> 'session_id')::uuid, tests.home(run, place), run ->> 'guest_token')
$$;
create function pg_temp.seconds(round jsonb) returns numeric language sql as $$
  select round(extract(epoch from (round ->> 'deadline_at')::timestamptz - (round ->> 'opened_at')::timestamptz), 1)
$$;
create function pg_temp.context(run jsonb, place integer, low bigint default null) returns jsonb language sql as $$
  select public.guess_context((run ->> 'session_id')::uuid, tests.home(run, place), null, run ->> 'guest_token', 'test',
    case when low is null then 25000000 end, low, low + 1000000, 'GBP')
$$;

-- The game's row.
select is((pg_temp.says('{}')).round_seconds, 60, 'what a mode leaves out stays: the clock');
select is((pg_temp.says('{}')).hints, '{year,area}'::text[], 'the hints');
select is((pg_temp.says('{}')).has_leaderboard, true, 'the board');
select is((pg_temp.says('{"round_seconds": 15}')).round_seconds, 15, 'a mode sets the clock');
select is((pg_temp.says('{"round_seconds": null}')).round_seconds, null, 'or lifts it');
select is((pg_temp.says('{"is_calm": true}')).round_seconds, null, 'a calm mode has none');
select is((pg_temp.says('{"has_hints": false}')).hints, '{}'::text[], 'a mode without hints offers none');
select is((pg_temp.says('{"shows_facts": false}')).hints, '{}'::text[], 'nor does one without facts');
select is((pg_temp.says('{"miss_limit_log": 0.5}')).miss_limit_log, 0.5::double precision, 'a mode limits misses');
select is((pg_temp.says('{"is_ranked": false}')).has_leaderboard, false, 'a mode that is not ranked has no board');
select is((pg_temp.says('{"is_classroom": true}')).has_leaderboard, false, 'nor has a classroom');
select
  is((pg_temp.says('{"is_ranked": true, "is_classroom": false, "has_hints": true,
    "shows_facts": true}')).has_leaderboard, true, 'saying yes takes nothing away');
select is(private.has_board(pg_temp.says('{"is_ranked": true}')), true, 'a ranked game has a board');
select is((select hints from public.games g, t where g.id = t.game), '{year,area}'::text[], 'and hints');
select pg_temp.says('{"round_seconds": 15, "is_ranked": false}');
select is((public.save_game(host, 'ruled', (select g.version from public.games g where g.id = t.game), 'mode-brand',
  '{"round_seconds": 90, "has_leaderboard": true}') #>> '{settings,round_seconds}'), '15',
    'a manager''s form cannot change what the mode says') from t;
select is((select has_leaderboard from public.games g, t where g.id = t.game), false, 'of the board neither');
select tests.sign_in(host) from t;
select is(public.manage_game('ruled', 'mode-brand') -> 'mode_options',
  '{"is_ranked": false, "round_seconds": 15}'::jsonb, 'the form is told why');
select tests.sign_out();

-- A clock.
create temp table runs (name text, run jsonb);
insert into runs select 'blitz', tests.start(game) from t where (pg_temp.says('{"round_seconds": 15}')).id = t.game;
select is((pg_temp.session_of(run)).is_timed, true, 'a run with a clock is timed') from runs where name = 'blitz';
select is(pg_temp.context(run, 1) -> 'refusal' ->> 'code', 'round_not_opened',
  'its rounds are opened before they are guessed') from runs where name = 'blitz';
select is(pg_temp.seconds(pg_temp.round(run, 1)), 15.0, 'and last as long as the mode says') from runs
  where name = 'blitz';
select ok((pg_temp.context(run, 1) -> 'round' ->> 'time_left_share')::numeric between 0.5 and 1,
  'of which a share is left') from runs where name = 'blitz';
insert into runs select 'asked', public.start_run('plain', 'mode-brand', 'odd',
  mode_options => '{"round_seconds": 15}');
select is(pg_temp.seconds(pg_temp.round(run, 1)), 15.0, 'also where the run alone is of that mode') from runs
  where name = 'asked';
select is((pg_temp.session_of(run)).is_timed, true, 'which is timed as well') from runs where name = 'asked';
select is(pg_temp.context(run, 2) -> 'refusal' ->> 'code', 'round_not_opened', 'and asks for an opened round') from runs
  where name = 'asked';
select ok((pg_temp.context(run, 1) -> 'round' ->> 'time_left_share')::numeric between 0.5 and 1,
  'and knows the share that is left') from runs where name = 'asked';
select is((pg_temp.session_of(run)).practice_reason, 'other_mode', 'and is practice') from runs where name = 'asked';
insert into runs select 'unasked', public.start_run('plain', 'mode-brand', 'classic',
  mode_options => '{"round_seconds": 15}');
select is((pg_temp.session_of(run)).mode_options, '{}'::jsonb, 'of the game''s own mode the game alone says what it is')
  from runs where name = 'unasked';
select is((pg_temp.session_of(run)).is_ranked, true, 'and its first run is ranked') from runs where name = 'unasked';
select is(pg_temp.round(run, 1) ->> 'deadline_at', null, 'without a clock where there is none') from runs
  where name = 'unasked';
update public.games set round_seconds = 30 where id = (select plain from t);
insert into runs select 'calm', public.start_run('plain', 'mode-brand', 'odd', mode_options => '{"is_calm": true}');
select is(pg_temp.round(run, 1) ->> 'deadline_at', null, 'a calm run of a timed game has no clock') from runs
  where name = 'calm';
select is((pg_temp.session_of(run)).is_timed, false, 'and is not timed') from runs where name = 'calm';
insert into runs select 'bare', public.start_run('plain', 'mode-brand', 'odd');
select is(pg_temp.seconds(pg_temp.round(run, 1)), 30.0, 'a mode of which nothing is said plays by the game''s rules')
  from runs where name = 'bare';

-- Hints and ranges.
insert into runs select 'bound', public.start_run('plain', 'mode-brand', 'odd',
  mode_options => '{"has_hints": false, "is_range": true}');
select is(pg_temp.round(run, 1) -> 'hints', '[]'::jsonb, 'a run without hints offers none') from runs
  where name = 'bound';
select tests.refuses($$select public.reveal_hint((run ->> 'session_id')::uuid, tests.home(run, 1), 'year', null,
  run ->> 'guest_token')
  from runs where name = 'bound'$$, 'not_allowed', 403, 'and gives none');
select is((public.reveal_hint((run ->> 'session_id')::uuid, tests.home(run, 1), 'year', null,
  run ->> 'guest_token') -> 'hint' ->> 'value'), '1930',
  'one with hints does') from runs where name = 'bare';
select is((pg_temp.round(run, 1) ->> 'is_range')::boolean, true, 'a run of ranges says so') from runs
  where name = 'bound';
select is((pg_temp.context(run, 1, 25000000) -> 'round' ->> 'is_range')::boolean, true, 'also to whoever scores it')
  from runs where name = 'bound';
select is((pg_temp.round(run, 1) ->> 'is_range')::boolean, false, 'another run takes one amount') from runs
  where name = 'bare';
select is((pg_temp.context(run, 1) -> 'round' ->> 'is_range')::boolean, false, 'and is scored so') from runs
  where name = 'bare';

-- Misses.
insert into runs select 'brittle', public.start_run('plain', 'mode-brand', 'odd',
  mode_options => '{"miss_limit_log": 0.4}');
select is(tests.guess(run, 1, 50000000) -> 'session' ->> 'status', 'finished',
  'a run with a limit ends at the first miss above it') from runs where name = 'brittle';
select is(public.run_state((run ->> 'session_id')::uuid, run ->> 'guest_token') ->> 'survived', '0',
  'and counts homes survived') from runs where name = 'brittle';
select is((public.run_state((run ->> 'session_id')::uuid, run ->> 'guest_token') #>> '{game,miss_limit_log}'), '0.4',
  'and says its limit') from runs where name = 'brittle';
select is(public.session_results((run ->> 'session_id')::uuid, 'share') ->> 'survived', '0', 'to everybody') from runs
  where name = 'brittle';
select ok((pg_temp.session_of(run)).median_log_error < 1, 'rounds left open count for nothing') from runs
  where name = 'brittle';
select is(tests.guess(run, 2, 60000000) -> 'session' ->> 'status', 'active', 'another run goes on') from runs
  where name = 'bare';

-- Rank.
insert into runs select 'zen', tests.start(game) from t where (pg_temp.says('{"is_ranked": false}')).id = t.game;
select is((pg_temp.session_of(run)).practice_reason, 'unranked_mode',
  'a run of a mode that is not ranked is practice, and says why') from runs where name = 'zen';
select is(public.game_overview('ruled', 'mode-brand') ->> 'leaderboard_enabled', 'false',
  'the game says that it has no board');
select is_empty($$select * from public.leaderboard('ruled', 'mode-brand')$$, 'and has none');
select tests.guess(run, 1, 25000000) from runs where name = 'zen';
select is((select bool_or(g.is_counted) from public.guesses g, runs r where r.name = 'zen'
  and g.session_id = (r.run ->> 'session_id')::uuid), false, 'its guesses move no crowd');
select is(private.deserves_rank(pg_temp.session_of(run), null, null), false, 'nothing makes it ranked later') from runs
  where name = 'zen';
select is(private.deserves_rank(pg_temp.session_of(run), null, null), true, 'a first run of a ranked mode may be')
  from runs where name = 'unasked';

-- A game that comes to a mode without a board leaves it.
select tests.guess(run, 1, 25000000), tests.guess(run, 2, 30000000) from runs where name = 'unasked';
select isnt_empty($$select from private.leaderboard_entries e, t
  where e.game_id = t.plain$$, 'a ranked run is on the board');
update public.games set mode_options = '{"is_range": true}' where id = (select plain from t);
select isnt_empty($$select from private.leaderboard_entries e, t
  where e.game_id = t.plain$$, 'and stays there while the game has one');
update public.games set mode_options = '{"is_ranked": false}' where id = (select plain from t);
select is_empty($$select from private.leaderboard_entries e, t
  where e.game_id = t.plain$$, 'and leaves it with the board');
select * from finish();

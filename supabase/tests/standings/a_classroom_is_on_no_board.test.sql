-- A classroom has no public board, whatever its settings or a request say.
select plan(24);

create temp table t as select tests.agency('school') as agency, tests.person('Teacher') as teacher;
alter table t add class uuid, add open_game uuid;
update t set class = tests.game('class', agency, '{25000000,26000000}', teacher),
  open_game = tests.game('no-class', agency, '{25000000}', teacher);
update public.games set has_leaderboard = true, mode_options = '{"is_classroom": true}'
  where id = (select class from t);
select is((select g.has_leaderboard from public.games g, t where g.id = t.class), false,
  'a game that becomes a classroom has no board');
update public.games set has_leaderboard = true where id = (select class from t);
select is((select g.has_leaderboard from public.games g, t where g.id = t.class), false,
  'nor does saving one give it one');
insert into public.games (agency_id, slug, family, title, state, currency, mode_options, has_leaderboard)
  select agency, 'class-two', 'public', 'Two', 'open', 'GBP', '{"is_classroom": true}', true from t;
select is((select g.has_leaderboard from public.games g where g.slug = 'class-two'), false, 'nor does making one');
select is((public.save_game(teacher, 'class', (select g.version from public.games g where g.id = t.class), 'school',
  '{"has_leaderboard": true}') #>> '{settings,has_leaderboard}'), 'false', 'the manager''s form says so') from t;
select is((public.game_overview('class', 'school') ->> 'leaderboard_enabled'), 'false', 'and the game''s page');
-- Even if something set it past the trigger.
alter table public.games disable trigger a_game_keeps_to_its_mode;
update public.games set has_leaderboard = true where id = (select class from t);
alter table public.games enable trigger a_game_keeps_to_its_mode;

alter table t add pupil jsonb, add other jsonb, add asked jsonb, add ranked jsonb;
update t set pupil = tests.start(class), asked = public.start_run('no-class', 'school', 'classroom-safe',
  mode_options => '{"is_classroom": true}'),
  other = public.start_run('class', 'school', 'classic'), ranked = tests.start(open_game);
delete from private.leaderboard_changes;
select lives_ok($$select tests.guess(pupil, 1, 25000000), tests.guess(pupil, 2, 26000000),
  tests.guess(other, 1, 25000000), tests.guess(other, 2, 26000000),
  tests.guess(asked, 1, 25000000), tests.guess(ranked, 1, 25000000) from t$$, 'pupils play to the end');
select is((select s.status from public.sessions s, t where s.id = (t.pupil ->> 'session_id')::uuid), 'finished',
  'and finish');
select is((select count(*) from private.leaderboard_entries e, t where e.game_id = t.class), 0::bigint,
  'no run of a classroom is booked');
select is((select count(*) from private.leaderboard_entries e, t where e.session_id = (t.asked ->> 'session_id')::uuid),
  0::bigint, 'nor one that asked for a classroom');
select is((select count(*) from private.leaderboard_entries e, t
  where e.session_id = (t.ranked ->> 'session_id')::uuid), 1::bigint, 'another is');
select is((select count(*) from private.leaderboard_changes c, t where c.game_id = t.class), 0::bigint,
  'nothing is there to be broadcast');

-- An entry from before says nothing either.
insert into private.leaderboard_entries (session_id, game_id, is_timed, display_name, total_score, median_log_error,
  finished_at, day_on, week_on, month_on)
  select (pupil ->> 'session_id')::uuid, class, false, 'Zoe', 2000, 0, now(), current_date, current_date, current_date
    from t;
insert into private.leaderboard_entries (session_id, game_id, is_timed, display_name, total_score, median_log_error,
  finished_at, day_on, week_on, month_on)
  select (other ->> 'session_id')::uuid, class, true, 'Zak', 2000, 0, now(), current_date, current_date, current_date
    from t;
select private.count_on_board(e, 1) from private.leaderboard_entries e, t where e.game_id = t.class;
select is_empty($$select * from public.leaderboard('class', 'school')$$, 'the board is empty');
select is((select public.own_place('class', 'school', guest_token => pupil ->> 'guest_token') from t), null,
  'nobody has a place');
select is((select public.leaderboard_place((pupil ->> 'session_id')::uuid, pupil ->> 'guest_token') from t), null,
  'nor has a run');
select is((public.board_facts('class', 'school') -> 'has_untimed'), 'false'::jsonb, 'no board has places');
select is((public.board_facts('class', 'school') -> 'has_timed'), 'false'::jsonb, 'with a clock neither');
select is(private.board_top((select class from t)), '[]'::jsonb, 'no ten are the best');
select is((select g ->> 'leaderboard_enabled' from jsonb_array_elements(public.listed_games('school')) g
  where g ->> 'slug' = 'class'), 'false', 'sitemaps name no board');
select is((select g ->> 'leaderboard_enabled' from jsonb_array_elements(public.listed_games('school')) g
  where g ->> 'slug' = 'no-class'), 'true', 'but that of the other game');
select is((select count(*) from public.leaderboard('no-class', 'school')), 1::bigint, 'which shows its run');
select is((public.board_facts('no-class', 'school') -> 'has_untimed'), 'true'::jsonb, 'and says so');

-- A game that becomes a classroom leaves its boards.
update public.games set mode_options = '{"is_classroom": true}' where id = (select open_game from t);
select is_empty($$select from private.leaderboard_entries e, t where e.game_id = t.open_game$$, 'its entries go');
select is(private.players_on_board((select open_game from t), false, 'all_time', '1970-01-01'), 0::bigint,
  'and leave the counters');

-- Boards are sent to the private channel alone.
select is_empty($$select p.proname from pg_proc p where p.pronamespace = 'private'::regnamespace
  and p.prosrc ~ 'realtime\.send\([^;]*false\s*\)'$$, 'nothing is sent to a public channel, where anybody could speak');
select * from finish();

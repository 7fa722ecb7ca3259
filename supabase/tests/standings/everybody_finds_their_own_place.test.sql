-- The own place comes from the player's ranked run, on any device, and only on the board that holds it.
select plan(16);

create temp table t as select tests.game('place', tests.agency('place-brand'), '{25000000}') as game,
  tests.person('Ada') as ada, tests.person('Ben') as ben;
alter table t add ada_run jsonb, add guest_run jsonb, add practice jsonb;
update t set ada_run = tests.start(game, ada), guest_run = tests.start(game);
select tests.guess(ada_run, 1, 25000000, ada), tests.guess(guest_run, 1, 30000000) from t;
update t set practice = tests.start(game, ada);
select tests.guess(practice, 1, 25100000, ada) from t;
grant select on t to public;

select tests.sign_in(ada) from t;
select is((select public.own_place('place', 'place-brand') ->> 'rank'), '1', 'a player finds their place');
select is((select public.own_place('place', 'place-brand') ->> 'players'), '2', 'among all, practice left out');
select is((select public.own_place('place', 'place-brand') ->> 'cursor'),
  (select l.cursor from public.leaderboard('place', 'place-brand') l where l.rank = 1), 'with the cursor of its row');
select is((select count(*) from public.leaderboard('place', 'place-brand')), 2::bigint, 'practice is not on the board');
select is((select public.own_place('place', 'place-brand', 'day') ->> 'rank'), '1', 'today as well');
select is((select public.own_place('place', 'place-brand', timed => true)), null, 'not on the board with a clock');
select tests.refuses($$select public.own_place('place', 'place-brand', 'year')$$, 'invalid_request', 422,
  'an unknown period is refused');
select tests.sign_in(ben) from t;
select is((select public.own_place('place', 'place-brand')), null, 'who has not played has none');
select tests.visit();
select is((select public.own_place('place', 'place-brand', guest_token => guest_run ->> 'guest_token') ->> 'rank'
  from t), '2', 'a guest finds theirs by token');
select is((select public.own_place('place', 'place-brand')), null, 'a visitor has none');
select is((select public.board_facts('place', 'place-brand') ->> 'has_untimed'), 'true',
  'the board without a clock has places');
select is((select public.board_facts('place', 'place-brand') ->> 'has_timed'), 'false', 'the one with a clock has not');
select tests.sign_out();
update public.games set round_seconds = 60 where slug = 'place';
create temp table timed as select tests.start(game) as run from t;
select tests.guess(run, 1, 26000000) from timed;
select is((select public.board_facts('place', 'place-brand') ->> 'has_timed'), 'true',
  'until somebody has played against it');
select is((select jsonb_array_length(private.board_top(game)) from t), 1,
  'the best of a game with a clock have played against it');
update public.games set round_seconds = null where slug = 'place';
select is((select jsonb_array_length(private.board_top(game)) from t), 2, 'and those of a game without one have not');
select tests.game('unplayed', (select g.agency_id from public.games g where g.slug = 'place'), '{25000000}');
select is((select public.board_facts('unplayed', 'place-brand')
    - '{may_moderate,open_reports,is_timed,regions}'::text[]),
  '{"has_timed": false, "has_untimed": false}'::jsonb,
  'of a game that nobody has played neither board has places');
select * from finish();

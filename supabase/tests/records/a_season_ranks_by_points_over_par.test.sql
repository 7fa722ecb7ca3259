-- A season ranks signed-in players by how far over par their first ranked runs of a quarter are. Tiers are shares of
-- those who are placed, and rows of a table.
select plan(46);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('count_pars', 0));
select pg_advisory_xact_lock(hashtextextended('look_at_players', 0));

create temp table p as select n, tests.person('Player ' || n) as id from generate_series(1, 21) n;
create temp table g as select tests.game('season-game', tests.agency('season-agency'),
  array(select 10000000 + 100000 * n from generate_series(1, 20) n)) as game;
create function pg_temp.player(n integer) returns uuid language sql security definer as $$
  select p.id from p where p.n = player.n
$$;
grant select on p, g to public;
delete from private.season_places;
delete from private.player_changes;
select private.count_pars();
select is(private.season_at('2026-03-31 23:59:59Z'), '2026-01-01'::date, 'March ends a season');
select is(private.season_at('2026-04-01 00:00:00Z'), '2026-04-01'::date, 'April begins one');

-- The first is near, the second further off, and a guest is nobody here.
create function pg_temp.play(player uuid, off numeric, homes integer default 20) returns jsonb language plpgsql as $$
declare
  run jsonb := tests.start((select game from g), player);
begin
  for place in 1..homes loop
    perform tests.guess(run, place, ((10000000 + 100000 * place) * off)::bigint, player);
  end loop;
  return run;
end $$;
create temp table one as select pg_temp.play(pg_temp.player(1), 1.02) as run;
select pg_temp.play(pg_temp.player(2), 1.3);
select pg_temp.play(null, 1.1);
create temp table three as select pg_temp.play(pg_temp.player(3), 1.01, 19) as run;
select private.look_at_players();
select is((select count(*)::integer from private.season_places), 2, 'two signed-in players have ended a run');
select ok((select bool_and(s.is_placed) from private.season_places s), 'twenty homes make a place');
update public.sessions s set status = 'abandoned', finished_at = now() from three
  where s.id = (three.run ->> 'session_id')::uuid;
select private.look_at_players();
select is((select s.is_placed from private.season_places s where s.user_id = pg_temp.player(3)), false,
  'nineteen make none');
select is((select round(s.over_par::numeric, 6) from private.season_places s where s.user_id = pg_temp.player(1)), (
  select round(avg(x.score - q.par)::numeric, 6) from public.guesses x, one,
    private.pars_of(array(select y.game_listing_id from public.guesses y, one
      where y.session_id = (one.run ->> 'session_id')::uuid)) q
  where x.session_id = (one.run ->> 'session_id')::uuid and q.game_listing_id = x.game_listing_id),
  'over par is the mean of points less par');
select is((select round((s.score * 40)::numeric, 6) from private.season_places s where s.user_id = pg_temp.player(1)),
  (select round((s.over_par * 20)::numeric, 6) from private.season_places s where s.user_id = pg_temp.player(1)),
  'the score adds twenty homes at par');

-- A run counts in the quarter in which it ended.
update public.sessions s set finished_at = private.season_at(now())::timestamp at time zone 'UTC' - interval '1 second',
    started_at = now() - interval '1 year' from one where s.id = (one.run ->> 'session_id')::uuid;
select private.count_season(pg_temp.player(1), private.season_at(now()));
select is((select count(*)::integer from private.season_places s where s.user_id = pg_temp.player(1)), 0,
  'a run that ended before the quarter is no part of it');
select private.count_season(pg_temp.player(1), (private.season_at(now()) - interval '3 months')::date);
select is((select s.homes from private.season_places s where s.user_id = pg_temp.player(1)), 20,
  'but of the quarter before');
update public.sessions s set finished_at = private.season_at(now())::timestamp at time zone 'UTC' from one
  where s.id = (one.run ->> 'session_id')::uuid;
select private.count_season(pg_temp.player(1), (private.season_at(now()) - interval '3 months')::date);
select private.count_season(pg_temp.player(1), private.season_at(now()));
select is((select array_agg(s.season_on) from private.season_places s where s.user_id = pg_temp.player(1)),
  array[private.season_at(now())], 'one that ended with its first moment is of it alone');

-- What others call a player: a name of a classroom is nobody's business.
select is(private.name_on_boards(pg_temp.player(1)), 'Player 1', 'a player is called as their last run');
create temp table class_run as select tests.start(tests.game('season-class', (select a.id from public.agencies a
  where a.key = 'season-agency'), '{10000000}'), pg_temp.player(1)) as run;
update public.sessions s set display_name = 'Kind Badger', started_at = now() + interval '1 second',
  mode_options = '{"is_classroom": true}' from class_run where s.id = (run ->> 'session_id')::uuid;
select is(private.name_on_boards(pg_temp.player(1)), 'Player 1', 'not as in a class');
update public.sessions s set mode_options = '{}' from class_run where s.id = (run ->> 'session_id')::uuid;
select is(private.name_on_boards(pg_temp.player(1)), 'Kind Badger', 'though as in any other game');
update public.games g set mode_options = '{"is_classroom": true}' where g.slug = 'season-class';
select is(private.name_on_boards(pg_temp.player(1)), 'Player 1', 'and not as in a game for a class');
delete from public.sessions s using class_run where s.id = (run ->> 'session_id')::uuid;

-- Who reads it.
insert into private.season_places (season_on, user_id, display_name, homes, over_par, score, is_placed)
  select '2020-01-01', pg_temp.player(n), 'Before', 30, n, n, true from generate_series(1, 2) n;
select tests.visit();
select is(public.season_board() -> 'rows' -> 0 -> 'tier', 'null'::jsonb, 'a board of few has no tiers');
select is(public.season_board() -> 'next', 'null'::jsonb, 'and one page');
select tests.sign_in(pg_temp.player(2));
select is((public.own_seasons() -> 'current' ->> 'percentile')::numeric, 0.0, 'the second of two is ahead of nobody');
select is(jsonb_array_length(public.own_seasons() -> 'past'), 1, 'a player reads their own past');
select tests.sign_out();
delete from private.season_places s where s.season_on = '2020-01-01';
select tests.sign_in(pg_temp.player(1));
create temp table own as select public.own_seasons() as o;
select is((o -> 'current' ->> 'rank')::integer, 1, 'the nearer one is first') from own;
select is((o -> 'current' ->> 'players')::integer, 2, 'of two') from own;
select is((o -> 'current' ->> 'percentile')::numeric, 100.0, 'ahead of everybody') from own;
select is(o -> 'current' ->> 'tier', null, 'without a tier while players are few') from own;
select is((o ->> 'ends_on')::date, ((o ->> 'season_on')::date + interval '3 months')::date, 'the season has an end')
  from own;
select tests.sign_out();
select tests.sign_in(pg_temp.player(3));
select is(public.own_seasons() -> 'current' ->> 'rank', null, 'who is not placed has no rank');
select tests.sign_out();
select tests.sign_in(pg_temp.player(4));
select is(public.own_seasons() -> 'current', 'null'::jsonb, 'who has played nothing has no standing');
select tests.sign_out();

-- Twenty placed players make tiers.
insert into private.season_places (season_on, user_id, display_name, homes, over_par, score, is_placed)
  select private.season_at(now()), p.id, 'Player ' || p.n, 30, -500 + p.n, -500 + p.n, true from p where p.n > 3;
select tests.visit();
create temp table board as select public.season_board() as b;
select is((b ->> 'players')::integer, 20, 'twenty are placed') from board;
select is(jsonb_array_length(b -> 'rows'), 20, 'and stand on the board') from board;
select is(b -> 'rows' -> 0 ->> 'tier', 'diamond', 'the first is ahead of all') from board;
select is(b -> 'rows' -> 19 ->> 'tier', 'bronze', 'the last of none') from board;
select is(b -> 'rows' -> 0 ->> 'display_name', 'Player 1', 'by the name of their runs') from board;
select ok(not (b -> 'rows' -> 0 ->> 'is_own')::boolean, 'a visitor has no row') from board;
select ok(b::text !~ (select pg_temp.player(1)::text), 'nobody''s id is told') from board;
select is(jsonb_array_length(public.season_board(after => '19') -> 'rows'), 1, 'a page begins below a rank');
select is(public.season_board(after => '19') -> 'rows' -> 0 ->> 'rank', '20', 'and goes on counting');
select tests.refuses($$select public.season_board(after => 'x')$$, 'invalid_request', 422, 'another cursor is refused');
select is(jsonb_array_length(public.season_board('2020-02-03') -> 'rows'), 0, 'a season that nobody played is empty');
select tests.denies('select public.own_seasons()', 'a visitor has no season');
select tests.sign_out();

-- The row decides.
update private.tiers set from_percentile = 96 where tier = 'diamond';
update private.tiers set from_percentile = 99 where tier = 'platinum';
select is(public.season_board() -> 'rows' -> 0 ->> 'tier', 'platinum', 'a tier begins where its row says');

-- A run that becomes practice leaves the season, and par moves everybody.
select private.make_practice(array[(run ->> 'session_id')::uuid], 'excluded') from one;
select private.look_at_players();
select is((select count(*)::integer from private.season_places s where s.user_id = pg_temp.player(1)), 0,
  'a run that becomes practice leaves the season');
update private.season_places set counted_at = now() - interval '2 hours', score = 999
  where user_id = pg_temp.player(2);
select private.count_seasons();
select ok((select s.score < 999 from private.season_places s where s.user_id = pg_temp.player(2)),
  'who was counted long ago is counted anew');
-- Who was counted within the hour waits; one that cannot be counted is noted, left in peace, and stops nobody.
update private.season_places set counted_at = now() - interval '30 minutes', score = 999
  where user_id = pg_temp.player(2);
select private.count_seasons();
select is((select s.score from private.season_places s where s.user_id = pg_temp.player(2)), 999::double precision,
  'who was counted half an hour ago is not yet counted again');
update private.season_places set counted_at = now() - interval '2 hours'
  where user_id in (pg_temp.player(2), pg_temp.player(4));
create function pg_temp.break() returns trigger language plpgsql as $$
begin
  if coalesce(new.user_id, old.user_id) = pg_temp.player(4) then
    raise exception 'broken';
  end if;
  return coalesce(new, old);
end $$;
create trigger breaks before insert or delete on private.season_places for each row execute function pg_temp.break();
select is(private.count_seasons(), 1, 'one is counted though another cannot be');
select is((select f.times from private.job_failures f where f.job = 'count_seasons'), 1, 'which is noted');
drop trigger breaks on private.season_places;
select is(private.count_seasons(), 0, 'and left in peace for a minute');

-- Two with the same score stand one after the other, and a long board has pages.
insert into private.season_places (season_on, user_id, display_name, homes, over_par, score, is_placed)
  select private.season_at(now()), tests.person('More ' || n), 'More', 30, -900, -900, true
  from generate_series(1, 60) n;
select is((select count(distinct private.season_rank(s)) from private.season_places s where s.score = -900), 60::bigint,
  'equals have places of their own');
select is(public.season_board() ->> 'next', '50', 'a long board goes on');

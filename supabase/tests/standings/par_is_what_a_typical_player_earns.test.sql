-- Par of a home is the median points of the guesses that count, and leans on its game while they are few. It is told of
-- a home to a run that has guessed it, and of no other.
select plan(23);
-- The clock and other tests are done with it first: it runs once at a time.
select pg_advisory_xact_lock(hashtextextended('count_pars', 0));

create temp table p as select tests.person('Player') as player, tests.person('Other') as other;
create temp table g as
  select tests.game('par-game', tests.agency('par-agency'), '{30000000,40000000}') as game;
create function pg_temp.home(place integer) returns uuid language sql as $$
  select gl.id from public.game_listings gl, g where gl.game_id = g.game and gl.position = place
$$;
create function pg_temp.median(place integer) returns double precision language sql security definer as $$
  select h.median_points from private.home_pars h where h.game_listing_id = pg_temp.home(place)
$$;
create function pg_temp.par(place integer) returns integer language sql security definer as $$
  select p.par from private.pars_of(array[pg_temp.home(place)]) p
$$;
-- What samples and other tests guessed is no part of this one.
select private.count_pars();
delete from private.point_changes;
update private.par_level set guesses = 30, thousandths = 30 * 400;

select is(pg_temp.par(1), 400, 'a home that nobody has guessed is worth what homes are worth everywhere');
create temp table r as select tests.start(game, (select player from p)) as run from g;
grant select on p, r to public;
select tests.sign_in(player) from p;
select is(jsonb_array_length(public.over_par((run ->> 'session_id')::uuid) -> 'homes'), 0,
  'before the guess no par is told') from r;
select tests.sign_out();
select tests.guess(run, 1, 30000000, (select player from p)) from r;
select is((select count(*) from private.point_changes)::integer, 1, 'a guess that counts is noted');
select is(private.count_pars(), 1, 'the clock counts the home that was guessed');
select is(private.count_pars(), 0, 'and has nothing to do after that');
select is(pg_temp.median(1), 1000::double precision, 'the middle of one guess is that guess');
select ok(pg_temp.par(1) between 420 and 460, 'one perfect guess moves par by little');
select is((select l.guesses from private.par_level l), 31::bigint, 'all games know one guess more');

select tests.sign_in(player) from p;
create temp table o as select public.over_par((run ->> 'session_id')::uuid) as told from r;
select is(jsonb_array_length(told -> 'homes'), 1, 'par is told of the home that was guessed, and of it alone') from o;
select is((told ->> 'points')::integer, 1000, 'with the run''s points') from o;
select is((told ->> 'par')::integer, (told -> 'homes' -> 0 ->> 'par')::integer, 'and with its par') from o;
select ok(told::text !~ '_minor|amount|price', 'there is no amount in it') from o;
select tests.sign_out();
select tests.sign_in(other) from p;
select tests.refuses(format('select public.over_par(%L)', run ->> 'session_id'), 'not_your_run', 403,
  'somebody else is refused') from r;
select tests.sign_out();

-- Two more players: an even number has a middle between two.
create temp table b as select tests.start(game) as run from g;
select tests.guess(run, 1, 33000000) from b;
select private.count_pars();
select is(pg_temp.median(1), (1000 + (select g.score from public.guesses g, b
    where g.session_id = (b.run ->> 'session_id')::uuid)) / 2.0::double precision,
  'two guesses have their middle between them');
-- A run that becomes practice takes its guess back.
select private.make_practice(array[(run ->> 'session_id')::uuid], 'excluded') from b;
select private.count_pars();
select is(pg_temp.median(1), 1000::double precision, 'a run that becomes practice takes its guess back');
select is((select h.guesses from private.home_pars h where h.game_listing_id = pg_temp.home(1)), 1::bigint,
  'and its number');

-- Many guesses, and the recount.
insert into private.point_changes (game_listing_id, points, change)
  select pg_temp.home(2), (n * 37) % 1001, 1 from generate_series(1, 400) n;
select private.count_pars();
select is(pg_temp.median(2), (select percentile_cont(0.5) within group (order by (n * 37) % 1001)
  from generate_series(1, 400) n), 'the median of many equals a recount');
select is(pg_temp.par(2), floor(pg_temp.median(2) + 0.5)::integer, 'from thirty on par is the middle alone');
select is((select sum(c.guesses) from private.point_counts c where c.game_listing_id = pg_temp.home(2)), 400::numeric,
  'every guess is counted once');

-- A run that is deleted leaves par, a home that is gone stops nothing.
delete from public.sessions s using r where s.id = (r.run ->> 'session_id')::uuid;
select private.count_pars();
select is((select count(*) from private.home_pars h where h.game_listing_id = pg_temp.home(1)), 0::bigint,
  'with its last guess a home''s par is gone');
insert into private.point_changes (game_listing_id, points, change) values (gen_random_uuid(), 500, 1);
select is(private.count_pars(), 0, 'a guess on a home that is gone moves nothing');
select is((select count(*) from private.point_changes), 0::bigint, 'and is forgotten');
insert into private.point_changes (game_listing_id, points, change)
  select pg_temp.home(2), 500, 1 from generate_series(1, 2001) n;
select private.count_pars();
select is((select count(*) from private.point_changes), 1::bigint,
  'two thousand are counted at once, the others after');

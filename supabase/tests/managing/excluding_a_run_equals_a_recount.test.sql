-- Excluding makes the whole run practice: boards and crowd figures equal a recount of what is left, and so they do when
-- it is taken back.
select plan(23);

create temp table t as select tests.agency('fair-brand') as brand, tests.person('agent') as agent,
  tests.person('cheat') as cheat;
insert into public.agency_members select brand, agent, 'agent' from t;
create temp table g as select tests.game('fair', brand, '{25000000,40000000}') as game from t;
create temp table h as select gl.id, gl.position from public.game_listings gl, g where gl.game_id = g.game;
create temp table runs as select n, tests.start(game, case when n = 1 then cheat end) as r
  from g, t, generate_series(1, 7) n;
select tests.guess(r, 1, 25000000 + (n - 1) * 900000, case when n = 1 then cheat end),
  tests.guess(r, 2, 40000000 + (n - 1) * 1700000, case when n = 1 then cheat end) from runs, t order by n;
grant select on t, g, h, runs to public;

create function pg_temp.recount() returns setof text language sql as $$
  select 'crowd of ' || h.position || ' differs at bin ' || coalesce(c.bin, k.bin) from h
    cross join lateral (select private.crowd_bin(private.point_of(q)) as bin, count(*) as n from public.guesses q
      where q.game_listing_id = h.id and q.is_counted group by 1) k
    full join (select x.game_listing_id, x.bin, sum(x.guesses) as n from private.crowd_histogram x
      join h on h.id = x.game_listing_id group by 1, 2 having sum(x.guesses) <> 0) c
      on c.game_listing_id = h.id and c.bin = k.bin
    where c.n is distinct from k.n
  union all
  select 'rank of ' || e.session_id from private.leaderboard_entries e, g where e.game_id = g.game
    and private.rank_of(e, 'all_time') <> (select 1 + count(*) from private.leaderboard_entries o
      where o.game_id = e.game_id
      and (-o.total_score, o.median_log_error, o.finished_at, o.id) < (-e.total_score, e.median_log_error,
        e.finished_at, e.id))
  union all
  select 'an entry without a ranked run' from private.leaderboard_entries e
    join public.sessions s on s.id = e.session_id, g
    where e.game_id = g.game and not (s.is_ranked and s.status <> 'active')
  union all
  select 'a ranked run without an entry' from public.sessions s, g
    where s.game_id = g.game and s.is_ranked and s.status <> 'active'
      and not exists (select from private.leaderboard_entries e where e.session_id = s.id)
$$;
create function pg_temp.players() returns bigint language sql as $$ select private.players_on_board(game, false,
  'all_time', '1970-01-01') from g $$;
create temp table cheat_run as select (r ->> 'session_id')::uuid as id from runs where n = 1;
grant select on cheat_run to public;

select is_empty('select pg_temp.recount()', 'counters equal a recount at first');
select is(pg_temp.players(), 7::bigint, 'seven players are on the board');
select tests.sign_in(agent) from t;
select tests.refuses($$select public.exclude_run(id, ' ')
  from cheat_run$$, 'invalid_request', 422, 'an exclusion needs a reason');
select is(public.exclude_run(id, 'Saw the price first') -> 'is_ranked', 'false'::jsonb, 'a manager takes a run out')
  from cheat_run;
select is(public.exclude_run(id, 'Another reason') -> 'is_ranked', 'false'::jsonb, 'twice is once') from cheat_run;
select tests.sign_out();
select is_empty('select pg_temp.recount()', 'counters equal a recount afterwards');
select is(pg_temp.players(), 6::bigint, 'six are left');
select is((private.crowd_of(h.id) ->> 'count')::integer, 6, 'the crowd of home ' || position || ' lost the guess')
  from h order by position;
select is((select reason from private.run_exclusions where session_id = cheat_run.id), 'Saw the price first',
  'the first reason stands') from cheat_run;
select is((select count(*)::integer from private.management_log where session_id = cheat_run.id
  and action = 'exclude_run'), 1, 'it is logged once') from cheat_run;
select tests.sign_in(cheat) from t;
select is((public.session_results(id, 'summary') ->> 'total_score')::integer, 2000,
  'the player still sees the own result') from cheat_run;
select is((public.session_results(id, 'summary') -> 'rank'), 'null'::jsonb, 'without a rank') from cheat_run;
select tests.refuses($$select public.exclude_run(id, 'because')
  from cheat_run$$, 'not_allowed', 403, 'a player excludes nobody');
select tests.refuses($$select public.restore_run(id) from cheat_run$$, 'not_allowed', 403,
  'and takes no exclusion back');

select tests.sign_in(agent) from t;
select is(public.restore_run(id) -> 'is_ranked', 'true'::jsonb, 'a manager takes it back') from cheat_run;
select is(public.restore_run(id) -> 'is_ranked', 'true'::jsonb, 'again changes nothing') from cheat_run;
select tests.sign_out();
select is_empty('select pg_temp.recount()', 'counters equal a recount again');
select is(pg_temp.players(), 7::bigint, 'all seven are back');

-- A run under way: what it guesses later does not count either, and comes back with it.
create temp table slow as select tests.start(game) as r from g;
select tests.guess(r, 1, 26000000) from slow;
grant select on slow to public;
select tests.sign_in(agent) from t;
select lives_ok($$select public.exclude_run((r ->> 'session_id')::uuid, 'A robot')
  from slow$$, 'a run under way is taken out');
select tests.sign_out();
select tests.guess(r, 2, 41000000) from slow;
select is_empty('select pg_temp.recount()', 'its later guess counts nowhere');
select tests.sign_in(agent) from t;
select is(public.restore_run((r ->> 'session_id')::uuid) -> 'is_ranked', 'true'::jsonb, 'taken back') from slow;
select tests.sign_out();
select is_empty('select pg_temp.recount()', 'both of its guesses count');
select * from finish();

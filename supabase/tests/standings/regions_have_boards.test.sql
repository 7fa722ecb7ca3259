-- A region has a board of its own where it has as many homes as a run; with fewer a run there is practice.
select plan(43);

create temp table t as select tests.agency('boards-of-regions') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben, tests.person('Cleo') as cleo, tests.person('Dan') as dan;
alter table t add game uuid;
update t set game = tests.game('region-boards', brand, '{10000000,20000000,30000000,40000000,50000000,60000000}');
update public.assets a set town = case when gl.position <= 3 then 'Leeds' when gl.position <= 5 then 'Bath'
    else 'York' end
  from public.listings l, public.game_listings gl, t
  where a.id = l.asset_id and l.id = gl.listing_id and gl.game_id = t.game;
update public.games g set mode = 'in-regions', mode_options = '{"regions": ["Leeds", " Bath", "York"]}',
  rounds_per_run = 2 from t where g.id = t.game;
create function pg_temp.start(who uuid, region text default null, like_run uuid default null) returns jsonb
language sql as $$
  select public.start_run('region-boards', 'boards-of-regions', user_id => who, client_address => 'test',
    region => start.region, like_run => start.like_run)
$$;
create function pg_temp.play(who uuid, region text, amount bigint, like_run uuid default null) returns uuid
language plpgsql as $$
declare
  run jsonb := pg_temp.start(who, region, like_run);
begin
  perform tests.guess(run, place, amount, who) from generate_series(1, jsonb_array_length(run -> 'rounds')) place;
  return (run ->> 'session_id')::uuid;
end $$;
create function pg_temp.board(region text) returns text language sql as $$
  select string_agg(b.rank || ' ' || b.display_name, ', ' order by b.rank)
  from public.leaderboard('region-boards', 'boards-of-regions', region => board.region) b
$$;
create function pg_temp.facts() returns jsonb language sql as $$
  select public.board_facts('region-boards', 'boards-of-regions') -> 'regions'
$$;

-- Which regions have one.
select is(pg_temp.facts(), '[{"name": "Leeds", "homes": 3, "has_board": true, "players": 0},
  {"name": " Bath", "homes": 2, "has_board": true, "players": 0},
  {"name": "York", "homes": 1, "has_board": false, "players": 0}]',
  'a region has a board where it has as many homes as a run');

-- Runs.
create temp table run as select pg_temp.play(ada, 'leeds', 11000000) as ada,
  pg_temp.play(ben, 'LEEDS', 15000000) as ben, pg_temp.play(cleo, null, 12000000) as cleo from t;
alter table run add dan uuid;
grant select on t, run to public;
select is((select s.is_ranked from public.sessions s, run r where s.id = r.ada), true, 'a run in a region is ranked');
select is((select s.practice_reason from public.sessions s, run r where s.id = r.ada), null, 'for no reason practice');
select is((select array_agg(e.region order by e.region) from private.leaderboard_entries e, t where e.game_id = t.game),
  '{"",leeds,leeds}', 'on the board of its region');
select is(pg_temp.board(null), '1 Cleo', 'and not on the board of the game');
select is(pg_temp.board(''), '1 Cleo', 'which is that of no region');
select is(pg_temp.board('Leeds'), '1 Ada, 2 Ben', 'its board holds the runs of that region');
select is(pg_temp.board(' leeds '), '1 Ada, 2 Ben', 'however it is written');
select is(pg_temp.board('Bath'), null, 'another region has others');
select tests.refuses($$select pg_temp.board('Paris')$$, 'invalid_request', 422,
  'a region that the game does not name has none');
select is((pg_temp.facts() -> 0 ->> 'players')::integer, 2, 'its players are counted');
select is((pg_temp.facts() -> 1 ->> 'players')::integer, 0, 'and nobody else');
select is(private.players_on_board(game, false, 'all_time', '1970-01-01'), 1::bigint, 'nor among those of the game')
  from t;
select is(private.players_on_board(game, false, 'all_time', '1970-01-01', 'leeds'), 2::bigint, 'by each board alone')
  from t;
select is(jsonb_array_length(private.board_top(game)), 1, 'what is broadcast is the board of the game') from t;

-- A place.
select tests.sign_in(ada) from t;
select is(public.own_place('region-boards', 'boards-of-regions', region => 'Leeds') ->> 'rank', '1',
  'a player finds their place on the board of the region');
select is(public.own_place('region-boards', 'boards-of-regions', region => 'Leeds') ->> 'players', '2',
  'among its own');
select is(public.own_place('region-boards', 'boards-of-regions'), null, 'and none on the board of the game');
select tests.refuses($$select public.own_place('region-boards', 'boards-of-regions', region => 'Paris')$$,
  'invalid_request', 422, 'a region that the game does not name is refused');
select is(public.leaderboard_place(r.ada) ->> 'players', '2', 'the run is placed on its own board') from run r;
select is(public.session_results(r.ada, 'summary') -> 'rank', '1', 'and so is its result') from run r;
select is(public.session_results(r.ada, 'summary') -> 'players', '2', 'among the players of the region') from run r;
select is((select sum((h ->> 'players')::integer) from run r,
    jsonb_array_elements(public.session_results(r.ada, 'summary') -> 'histogram') h), 2::bigint,
  'whose points alone are beside it');
select tests.sign_in(ben) from t;
select is(public.session_results(r.ben, 'summary') -> 'rank', '2', 'the next one comes behind') from run r;
select tests.sign_in(cleo) from t;
select is(public.session_results(r.cleo, 'summary') -> 'players', '1', 'a run in all regions is beside its own')
  from run r;
select is((public.leaderboard_place(r.cleo) ->> 'players')::integer, 1, 'on its own board') from run r;
select tests.sign_out();

-- Pages continue on their own board.
select is((select b.display_name from public.leaderboard('region-boards', 'boards-of-regions', region => 'leeds',
  after => (select first.cursor from public.leaderboard('region-boards', 'boards-of-regions', region => 'leeds') first
    where first.rank = 1)) b), 'Ben', 'a page goes on after a row of the same board');
select tests.refuses($$select * from public.leaderboard('region-boards', 'boards-of-regions', region => 'bath',
  after => (select first.cursor from public.leaderboard('region-boards', 'boards-of-regions', region => 'leeds') first
    where first.rank = 1))$$, 'invalid_request', 422, 'and of no other');

-- One ranked run of a game.
select is(pg_temp.start(ada, 'Bath') ->> 'practice_reason', 'not_first',
  'a second region is practice, as a second run is') from t;
-- A challenge.
update run set dan = pg_temp.play((select t.dan from t), null, 13000000, run.ada);
select is((select s.mode_options -> 'regions' from public.sessions s, run r where s.id = r.dan), '["Leeds"]',
  'a challenge keeps to the region of its run');
select is(pg_temp.board('Leeds'), '1 Ada, 2 Dan, 3 Ben', 'and stands on its board');
select is(pg_temp.board(null), '1 Cleo', 'alone');

-- Leaving it.
select private.make_practice(array[r.ben], 'excluded') from run r;
select is(pg_temp.board('Leeds'), '1 Ada, 2 Dan', 'a run that does not count any more leaves the board of its region');
select is(private.players_on_board(game, false, 'all_time', '1970-01-01', 'leeds'), 2::bigint, 'and its counters')
  from t;
select is(private.players_on_board(game, false, 'all_time', '1970-01-01'), 1::bigint, 'not those of the game') from t;
select is_empty($$select h.region, h.period, h.step, h.bucket, sum(h.players) from private.score_histogram h, t
    where h.game_id = t.game group by 1, 2, 3, 4 having sum(h.players) < 0$$, 'no counter is below zero');

-- Too few homes.
select is(pg_temp.start(tests.person('Eve'), 'Bath') ->> 'practice_reason', null,
  'two homes are enough for a run of two');
update public.games g set rounds_per_run = 3 from t where g.id = t.game;
select is(pg_temp.start(tests.person('Fay'), 'Bath') ->> 'practice_reason', 'one_region',
  'and practice where a run has three');
select is(pg_temp.start(tests.person('Gil'), 'Leeds') ->> 'practice_reason', null,
  'of which another region has enough');
select is(pg_temp.facts() -> 1 -> 'has_board', 'false', 'the start page says so');
update public.game_listings gl set is_visible = false from t where gl.game_id = t.game and gl.position = 1;
select is(pg_temp.facts() -> 0 -> 'has_board', 'false', 'a home that is hidden counts for no region');
update public.games g set visibility = 'code' from t where g.id = t.game;
select is(pg_temp.facts(), '[]'::jsonb, 'behind a code regions are for whoever is in the game');
update public.games g set visibility = 'public', mode_options = '{"regions": ["Leeds"]}' from t where g.id = t.game;
select is(pg_temp.board('Leeds'), '1 Cleo', 'a game in one region has its own board for it');
select * from finish();

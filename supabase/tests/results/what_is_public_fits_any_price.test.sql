-- An attacker has guessed every home but the last, and reads everything that the product shows of everybody. The same
-- is shown in a world where the last home costs three times as much and everybody guessed three times as much for it.
select plan(7);

create temp table worlds (name text primary key, times integer, game uuid, attacker jsonb);
grant select on worlds to public;
insert into worlds (name, times) values ('cheap', 1), ('dear', 3);
update worlds set game = tests.game(name || '-world', tests.agency(name || '-brand'),
  array[30000000, 40000000, 20000000 * times]);

-- Five players, with guesses on both sides of each price.
create temp table players as
select w.name as world, p.player, tests.start(w.game) as run
from worlds w, generate_series(1, 5) p (player);
select tests.guess(run, 1, 24000000 + player * 2500000), tests.guess(run, 2, 52000000 - player * 4000000),
  tests.guess(run, 3, (15500000 + player * 2000000) * w.times)
from players p join worlds w on w.name = p.world order by p.world, p.player;
update public.sessions s set display_name = 'Player ' || p.player,
  finished_at = date_trunc('day', now()) + make_interval(secs => p.player)
from players p where s.id = (p.run ->> 'session_id')::uuid;
update private.leaderboard_entries e set display_name = s.display_name, finished_at = s.finished_at
from public.sessions s where s.id = e.session_id and s.id in (select (run ->> 'session_id')::uuid from players);

update worlds set attacker = tests.start(game);
-- Who gave no name got one by chance.
update public.sessions s set display_name = 'Attacker' from worlds w where s.id = (w.attacker ->> 'session_id')::uuid;
select tests.guess(attacker, 1, 33000000), tests.guess(attacker, 2, 41000000) from worlds;

-- What is said, without names and ids that differ between any two games.
create function pg_temp.plain(said jsonb) returns jsonb language sql as $$
  select regexp_replace(regexp_replace(said::text,
    '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|(cheap|dear)-(world|brand)', 'x', 'g'),
    '"(started_at|opened_at|finished_at)": "[^"]*"', '"at": "x"', 'g')::jsonb
$$;
create function pg_temp.same(seen text, description text) returns text language plpgsql as $$
declare
  cheap jsonb;
  dear jsonb;
begin
  perform tests.visit();
  execute format('select pg_temp.plain(to_jsonb((select %s from worlds w where w.name = ''cheap'')))', seen) into cheap;
  execute format('select pg_temp.plain(to_jsonb((select %s from worlds w where w.name = ''dear'')))', seen) into dear;
  perform tests.sign_out();
  return tap.ok(cheap = dear and length(cheap::text) > 60, description);
end $$;
grant select on players to public;

select pg_temp.same($$(select jsonb_agg(public.session_results((p.run ->> 'session_id')::uuid, 'share')
  order by p.player) from players p where p.world = w.name)$$,
  'every shared result');
select pg_temp.same($$(select jsonb_agg(jsonb_build_array(l.rank, l.display_name, l.total_score) order by l.rank)
  from public.leaderboard(w.name || '-world', w.name || '-brand') l)$$,
  'the board with every exact total');
select pg_temp.same($$public.session_results((w.attacker ->> 'session_id')::uuid, 'summary',
  w.attacker ->> 'guest_token')$$,
  'the attacker''s own results, with the histogram of everybody');
select pg_temp.same($$public.session_results((w.attacker ->> 'session_id')::uuid, 'detailed',
  w.attacker ->> 'guest_token')$$,
  'the details of what the attacker has guessed, with the crowd''s figures');
select pg_temp.same($$public.run_state((w.attacker ->> 'session_id')::uuid, w.attacker ->> 'guest_token')$$,
  'the run under way');
select pg_temp.same($$public.game_overview(w.name || '-world', w.name || '-brand')$$, 'the game');

-- And the comparison can fail: after the guess the worlds are told apart.
select tests.guess(attacker, 3, 21000000 * times) from worlds;
select isnt(
  (select public.run_state((attacker ->> 'session_id')::uuid,
    attacker ->> 'guest_token') #> '{rounds,2,guess,guess,price_minor}' from worlds where name = 'cheap'),
  (select public.run_state((attacker ->> 'session_id')::uuid,
    attacker ->> 'guest_token') #> '{rounds,2,guess,guess,price_minor}' from worlds where name = 'dear'),
  'the answer to the guess is what tells them apart');
select * from finish();

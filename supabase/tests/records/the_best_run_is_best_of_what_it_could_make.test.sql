-- The best run is the one that made the most of what it could make: more with stakes, less with homes to be sold.
select plan(5);

create temp table p as select tests.person('Player') as player;
create temp table g as select n, tests.game('best-' || n, (select id from public.agencies where key = 'default'),
  array[case n when 'poll' then null else 10000000 end, 20000000, 30000000, 40000000]) as game
  from unnest('{plain,stakes,poll}'::text[]) n;
create temp table runs as select n, tests.start(game, player) as run from g, p;
select tests.guess(run, place, 20000000, player) from runs, p, generate_series(1, 4) place;
create function pg_temp.make(n text, total integer, options jsonb default '{}') returns void language sql as $$
  update public.sessions s set total_score = total, mode_options = options from runs r
  where r.n = make.n and s.id = (r.run ->> 'session_id')::uuid $$;
create function pg_temp.best() returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.sign_in((select player from p));
  answer := public.own_play() #>> '{best_run,session_id}';
  perform tests.sign_out();
  return (select n from runs where run ->> 'session_id' = answer);
end $$;
select is((select count(*) from public.sessions s, runs r where s.id = (r.run ->> 'session_id')::uuid and s.is_ranked
  and s.status = 'finished'), 3::bigint, 'three runs are ranked');

select pg_temp.make('plain', 2400), pg_temp.make('stakes', 3000), pg_temp.make('poll', 1000);
select is(pg_temp.best(), 'stakes', 'more of the same is better');
update public.session_rounds r set is_staked = true from runs x
  where r.session_id = (x.run ->> 'session_id')::uuid and x.n = 'stakes';
select pg_temp.make('stakes', 3000, '{"may_double": true}');
select is(pg_temp.best(), 'plain', 'but not of twice as much');
select pg_temp.make('poll', 2000);
select is(pg_temp.best(), 'poll', 'a home that waits for its price is not among what could be made');
update public.session_rounds r set is_void = true from runs x
  where r.session_id = (x.run ->> 'session_id')::uuid and x.n = 'poll' and r.position = 1;
update public.sessions s set rounds = 3, guessed = 3 from runs x
  where s.id = (x.run ->> 'session_id')::uuid and x.n = 'poll';
select is(pg_temp.best(), 'poll', 'nor is one that was taken out');
select * from finish();

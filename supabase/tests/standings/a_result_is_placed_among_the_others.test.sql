-- A result says its rank, the share of players behind it, a rating, and where it stands among the points of all.
select plan(12);

create temp table t as select tests.agency('placed-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
alter table t add game uuid, add sudden uuid;
update t set game = tests.game('placed', brand, '{20000000,20000000}'),
  sudden = tests.game('placed-sudden', brand, '{20000000,20000000,20000000,20000000,20000000}');
update public.games set family = 'ultima', formula = 'classic_bands' where id = (select sudden from t);
grant select on t to public;
-- The last run of each player.
create temp table played (player uuid primary key, run jsonb);
-- Plays a game through with the same guess in every round, or another in the last one.
create function pg_temp.play(game uuid, player uuid, amount bigint, last bigint default null) returns void
  language plpgsql as $$
declare
  run jsonb := tests.start(game, player);
  places integer := jsonb_array_length(run -> 'rounds');
begin
  for place in 1 .. places loop
    perform tests.guess(run, place, case place when places then coalesce(last, amount) else amount end, player);
  end loop;
  insert into played as p values (player, run) on conflict on constraint played_pkey do update set run = excluded.run;
end $$;
create function pg_temp.result(of_player uuid) returns jsonb language plpgsql as $$
declare
  result jsonb;
begin
  perform tests.sign_in(of_player);
  result := public.session_results((run ->> 'session_id')::uuid, 'summary') from played where player = of_player;
  perform tests.sign_out();
  return result;
end $$;
create function pg_temp.standing(of_player uuid) returns text language sql as $$
  select concat_ws(' ', r ->> 'total_score', r ->> 'rank', r ->> 'players', r ->> 'percentile', r ->> 'rating',
    r ->> 'histogram_own_bin')
  from pg_temp.result(of_player) r
$$;
create function pg_temp.bars(of_player uuid) returns text language sql as $$
  select string_agg(concat_ws(' ', h ->> 'from', h ->> 'to', h ->> 'players'), ', ')
    from jsonb_array_elements(pg_temp.result(of_player) -> 'histogram') h
  where h ->> 'players' <> '0'
$$;
grant select on played to public;

-- Points.
select pg_temp.play(game, ada, 20000000) from t;
select is(pg_temp.standing(ada), '2000 1 1 100 expert 19', 'who plays alone is ahead of all') from t;
select pg_temp.play(game, ben, 22000000), pg_temp.play(game, cleo, 30000000) from t;
select is(pg_temp.standing(ada), '2000 1 3 100.0 expert 19', 'among three, the first is ahead of all others') from t;
select is(pg_temp.standing(ben), '1366 2 3 50.0 advanced 13', 'the second of half of them') from t;
select is(pg_temp.standing(cleo), '396 3 3 0.0 novice 3', 'the last of none') from t;
select is(pg_temp.bars(cleo), '300 400 1, 1300 1400 1, 1900 2000 1',
  'the histogram counts players by twentieths of the maximum') from t;
update public.games set round_seconds = 60 where id = (select game from t);
select pg_temp.play(game, dan, 30000000) from t;
select is(pg_temp.standing(dan), '396 1 1 100 novice 3', 'who plays against the clock is placed among those alone')
  from t;
select is(pg_temp.bars(dan), '300 400 1', 'in the histogram too') from t;
select pg_temp.play(game, ada, 20000000) from t;
select is((select jsonb_build_array(r -> 'rank', r -> 'players', r -> 'percentile') from pg_temp.result(ada) r),
  '[null, null, null]', 'practice has no place') from t;

-- Homes survived: ratings by their share, whatever the points are made of.
select pg_temp.play(sudden, ben, 20000000, 90000000), pg_temp.play(sudden, cleo, 20000000) from t;
select is((select r ->> 'survived' from pg_temp.result(ben) r), '4', 'in sudden death, homes survived are counted')
  from t;
select is(regexp_replace(pg_temp.standing(ben), '^\d+ ', ''), '2 2 0.0 expert 4', 'and placed') from t;
select is(regexp_replace(pg_temp.standing(cleo), '^\d+ ', ''), '1 2 100.0 expert 5', 'who survived all is first')
  from t;
select is(pg_temp.bars(ben), '4 4 1, 5 5 1', 'the histogram counts players by homes survived') from t;
select * from finish();

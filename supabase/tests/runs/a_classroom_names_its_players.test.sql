-- In a classroom nobody's own words are shown: names are made.
select plan(7);
create temp table t as select tests.game('class', tests.agency('class-brand'), '{25000000}') as game,
  tests.person('Ada') as ada;
create function pg_temp.name_in(run jsonb) returns text language sql as $$ select s.display_name from public.sessions s
  where s.id = (run ->> 'session_id')::uuid $$;
select is((select pg_temp.name_in(public.start_run('class', 'class-brand', display_name => 'Zoe'))), 'Zoe',
  'elsewhere the typed name is shown');
select is((select pg_temp.name_in(tests.start(game, ada)) from t), 'Ada', 'or the profile''s');
select matches((select pg_temp.name_in(tests.start(game)) from t), '^[A-Z][a-z]+ [A-Z][a-z]+$',
  'who gave none gets a friendly one');
insert into private.replaced_names (game_id, player_id, display_name) select game, tests.person('Ben'), 'Somebody'
  from t;
select is((select pg_temp.name_in(tests.start(game, player_id)) from private.replaced_names join t on t.game = game_id),
  'Somebody', 'a name that moderators replaced stays replaced');
select is((select pg_temp.name_in(tests.start(game, tests.person('Cleo'))) from t), 'Cleo', 'for that player alone');
select matches((select pg_temp.name_in(public.start_run('class', 'class-brand', 'classroom-safe', 'Zoe',
  mode_options => '{"is_classroom": true}'))), '^[A-Z][a-z]+ [A-Z][a-z]+$',
    'whoever plays another game as a class gets one too');
update public.games set mode_options = '{"is_classroom": true}' where slug = 'class';
select isnt((select pg_temp.name_in(public.start_run('class', 'class-brand', display_name => 'Zoe'))), 'Zoe',
  'a classroom makes the name');
select * from finish();

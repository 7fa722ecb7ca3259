-- The public list of a brand's games follows the choice and the order of its people.
select plan(11);

create temp table t as select tests.agency('scoot-brand') as brand, tests.person('agent') as agent;
insert into public.agency_members select brand, agent, 'agent' from t;
create temp table g as select tests.game('scoot-one', brand, '{25000000}') as one,
  tests.game('scoot-two', brand, '{25000000}') as two, tests.game('scoot-three', brand, '{25000000}') as three from t;
grant select on t, g to public;
create function pg_temp.list() returns jsonb language sql as $$ select jsonb_agg(e -> 'slug')
  from jsonb_array_elements(public.brand_games('scoot-brand')) e $$;
create function pg_temp.version() returns text language sql as $$ select public.scoot_games('scoot-brand')
  ->> 'version' $$;

select is(jsonb_array_length(pg_temp.list()), 3, 'every open game shows at first');
select tests.sign_in(agent) from t;
create temp table v as select pg_temp.version() as first;
select lives_ok($$select public.save_scoot((select first from v),
  jsonb_build_array(jsonb_build_object('id', three, 'is_shown', true), jsonb_build_object('id', one, 'is_shown', true),
  jsonb_build_object('id', two, 'is_shown', false)), 'scoot-brand') from g$$, 'an agent chooses and orders');
select is(pg_temp.list(), '["scoot-three", "scoot-one"]'::jsonb, 'the public list follows');
select tests.refuses($$select public.save_scoot((select first from v), '[]', 'scoot-brand')$$, 'edit_conflict', 409,
  'a save from an older list is refused');
select is(pg_temp.list(), '["scoot-three", "scoot-one"]'::jsonb, 'and changed nothing');
select tests.refuses($$select public.save_scoot(pg_temp.version(),
  jsonb_build_array(jsonb_build_object('id', one), jsonb_build_object('id', one)), 'scoot-brand')
  from g$$, 'invalid_request', 422, 'no game stands twice');
select is((select e ->> 'is_on_scoot' from jsonb_array_elements(public.scoot_games('scoot-brand') -> 'games') e
  where e ->> 'slug' = 'scoot-two'), 'false', 'its people still see what is not shown');
select lives_ok($$select public.set_game_state('scoot-three', 1, 'closed', 'scoot-brand')$$,
  'a game is closed in place');
select is(pg_temp.list(), '["scoot-one"]'::jsonb, 'and leaves the list');
select tests.sign_out();
update public.games set state = 'scheduled', opens_at = now() + interval '1 day' where slug = 'scoot-one';
select is(pg_temp.list(), null, 'a game that has still to open is not on it');
update public.games set opens_at = now() - interval '1 minute' where slug = 'scoot-one';
select is(pg_temp.list(), '["scoot-one"]'::jsonb, 'and is when its time has come');
select * from finish();

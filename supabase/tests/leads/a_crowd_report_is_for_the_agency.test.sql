-- A crowd report names prices: the people of the agency read it, staff, and whoever opened it with a code that is still
-- on. Nobody else does, not even who made the game and may have to guess its homes.
select plan(23);
create temp table t as
  select tests.agency('crowd-brand') as agency, tests.agency('crowd-other') as other, tests.person('Agent') as agent,
    tests.person('Rival') as rival, tests.person('Maker') as maker, tests.person('Player') as player,
    tests.person('Client') as client, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t
  union all select other, rival, 'owner' from t;
insert into private.staff_members (user_id) select staff from t;
create temp table g as select tests.game('crowd-game', agency, '{20000000,30000000}', maker) as game,
  tests.game('crowd-showcase', agency, '{20000000}') as showcase from t;
update public.games set family = 'klavo' where id = (select showcase from g);
update public.games set family = 'forum' where id = (select game from g);
create temp table run as select tests.start(g.game, t.player) as run, tests.start(g.game, t.rival) as rival_run
  from g, t;
select tests.guess(run, 1, 21000000, t.player), tests.guess(rival_run, 1, 22000000, t.rival) from run, t;
create temp table said as select tests.say(run, 1, 'A bright kitchen', (select player from t)) as said from run;
grant select on t, g, run, said to public;
create function pg_temp.report(slug text default 'crowd-game') returns jsonb language sql as
  $$ select public.crowd_report(slug, 'crowd-brand') $$;

select tests.visit();
select tests.refuses('select pg_temp.report()', 'not_allowed', 403, 'a visitor reads no report');
select tests.sign_in(player) from t;
select tests.refuses('select pg_temp.report()', 'not_allowed', 403, 'nor does a player of it');
select tests.sign_in(maker) from t;
select tests.refuses('select pg_temp.report()', 'not_allowed', 403, 'nor who made the game and works elsewhere');
select tests.sign_in(rival) from t;
select tests.refuses('select pg_temp.report()', 'not_allowed', 403, 'nor the owner of another agency');
select tests.sign_in(client) from t;
select tests.refuses('select pg_temp.report()', 'not_allowed', 403, 'nor a client before the code');
select tests.sign_in(agent) from t;
select is(pg_temp.report() #>> '{homes,0,crowd,count}', '2', 'the agency''s agent reads what was guessed');
select is(pg_temp.report() -> 'is_manager', 'true', 'as one of its people');
select is(pg_temp.report() #> '{homes,0,quotes}', '[]', 'no word that its author did not give');
select tests.refuses($$select pg_temp.report('crowd-showcase')$$, 'not_found', 404,
  'a showcase has one where its slug says so, also for them');
select tests.refuses($$select pg_temp.report('crowd-nowhere')$$, 'not_found', 404, 'and what is no game has none');
select tests.sign_in(staff) from t;
select is(jsonb_array_length(pg_temp.report() -> 'homes'), 2, 'staff read it');

-- By a code, as long as that is on.
select tests.sign_out();
select public.set_access_code(game, 'report_code', 'LANTERN', 'A vendor') from g;
select public.open_client_report('crowd-game', 'crowd-brand', 'LANTERN', t.client, null) from t;
select tests.sign_in(client) from t;
select is(pg_temp.report() -> 'is_manager', 'false', 'whoever opened it with its code reads it');
select tests.sign_in(player) from t;
select tests.refuses('select pg_temp.report()', 'not_allowed', 403, 'nobody reads it by the code of somebody else');
select tests.sign_out();
update private.access_codes set is_active = false where game_id = (select game from g);
select tests.sign_in(client) from t;
select tests.refuses('select pg_temp.report()', 'not_allowed', 403, 'a code that is off opens nothing any more');
select tests.sign_out();
update private.access_codes set is_active = true, expires_at = now() - interval '1 second'
  where game_id = (select game from g);
select tests.sign_in(client) from t;
select tests.refuses('select pg_temp.report()', 'not_allowed', 403, 'nor does one whose time is over');

-- Words, by their author alone.
select tests.sign_in(agent) from t;
select tests.refuses(format('select public.allow_quote(%L, true)', tests.id_of(said)), 'not_your_run', 403,
  'the agency gives itself no words') from said;
select tests.sign_in(player) from t;
select is(public.allow_quote(tests.id_of(said), true), true, 'their author gives them') from said;
select tests.refuses(format('select public.allow_quote(%L, true)', gen_random_uuid()), 'not_found', 404,
  'what nobody said is not given');
select is(tests.heard(run, 1) #> '{comments,0,may_be_quoted}', 'true', 'and see below the comment that they did')
  from run;
select tests.sign_in(agent) from t;
select is(pg_temp.report() #> '{homes,0,quotes}', '["A bright kitchen"]', 'then the report has them');
select is(tests.heard(rival_run, 1) #> '{comments,0,may_be_quoted}', 'null', 'while other players are not told')
  from (select tests.sign_in(rival) from t) s, run;
select tests.sign_in(player) from t;
select is(public.allow_quote(tests.id_of(said), false), false, 'and takes them back') from said;
select tests.sign_in(agent) from t;
select is(pg_temp.report() #> '{homes,0,quotes}', '[]', 'then it has them no more');
select tests.sign_out();
select * from finish();

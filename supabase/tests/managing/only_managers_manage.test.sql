-- Who runs a game manages it; nobody else does, and a draft does not even exist for them.
select plan(22);

create temp table t as
  select tests.agency('managed-brand') as brand, tests.agency('managed-rival') as rival, tests.person('owner') as owner,
    tests.person('agent') as agent,
    tests.person('rival') as other, tests.person('player') as player, tests.person('staff') as staff;
insert into public.agency_members select brand, agent, 'agent' from t union all select rival, other, 'admin' from t;
insert into private.staff_members select staff from t;
create temp table g as select tests.game('managed', brand, '{25000000,40000000}', owner) as game from t;
create temp table h as select gl.id from public.game_listings gl, g where gl.game_id = g.game order by gl.position;
grant select on t, g, h to public;
create temp table run as select tests.start(game) as r from g;
grant select on run to public;

select tests.sign_in(owner) from t;
select is((public.manage_game('managed', 'managed-brand') ->> 'slug'), 'managed', 'the owner of a game manages it');
select is(public.may_manage_game('managed', 'managed-brand'), true, 'and is told so');
select is(public.may_manage_game(null, 'managed-brand'), true, 'as of games of this brand, since one is theirs');
select tests.refuses($$select public.scoot_games('managed-brand')$$, 'not_allowed', 403, 'but not its scoot');
select tests.sign_in(agent) from t;
select is((public.manage_game('managed', 'managed-brand') #>> '{homes,0,price,amount_minor}'), '25000000',
  'an agent of the brand sees its prices');
select is(jsonb_array_length(public.scoot_games('managed-brand') -> 'games'), 1, 'and its scoot');
select tests.sign_in(staff) from t;
select is((public.manage_game('managed', 'managed-brand') ->> 'slug'), 'managed', 'staff manage it');
select is(jsonb_array_length(public.scoot_games('managed-brand') -> 'games'), 1, 'and the scoot');

select tests.sign_in(other) from t;
select is(public.may_manage_game('managed', 'managed-brand'), false, 'an admin of another brand may not');
select tests.refuses($$select public.manage_game('managed', 'managed-brand')$$, 'not_allowed', 403,
  'and is refused the game');
select tests.refuses($$select public.manage_listing('managed', (select id from h limit 1), 'managed-brand')$$,
  'not_allowed', 403, 'its homes');
select tests.refuses($$select public.manage_guesses('managed', (select id from h limit 1), 'managed-brand')$$,
  'not_allowed', 403, 'its guesses');
select tests.refuses($$select public.manage_guess_figures('managed', (select id from h limit 1), 'managed-brand')$$,
  'not_allowed', 403, 'its figures');
select tests.refuses($$select public.homes_to_add('managed', 'managed-brand')$$, 'not_allowed', 403,
  'the list of homes to add');
select tests.refuses($$select public.set_game_state('managed', 1, 'closed', 'managed-brand')$$, 'not_allowed', 403,
  'its state');
select tests.refuses($$select public.make_access_code('managed', 'managed-brand')$$, 'not_allowed', 403, 'its codes');
select tests.refuses($$select public.exclude_run((select (r ->> 'session_id')::uuid from run), 'because')$$,
  'not_allowed', 403, 'its runs');
select tests.refuses($$select public.scoot_games('managed-brand')$$, 'not_allowed', 403, 'and the scoot');
select tests.sign_in(player) from t;
select tests.refuses($$select public.manage_game('managed', 'managed-brand')$$, 'not_allowed', 403,
  'a player is refused');
select tests.visit();
select tests.denies($$select public.manage_game('managed', 'managed-brand')$$,
  'a visitor has not even the right to ask');

select tests.sign_out();
update public.games set state = 'draft' where id = (select game from g);
select tests.sign_in(other) from t;
select tests.refuses($$select public.manage_game('managed', 'managed-brand')$$, 'not_found', 404,
  'a draft does not exist for others');
select tests.sign_in(agent) from t;
select is((public.manage_game('managed', 'managed-brand') ->> 'state_now'), 'draft', 'and does for its managers');
select * from finish();

-- A manager makes codes; a code is in the answer and nowhere else, and can be turned off.
select plan(21);

create temp table t as select tests.agency('code-brand') as brand, tests.person('agent') as agent,
  tests.person('other') as other;
insert into public.agency_members select brand, agent, 'agent' from t;
create temp table g as select tests.game('code-game', brand, '{25000000}') as game from t;
update public.games set visibility = 'code' where slug = 'code-game';
grant select on t, g to public;
select tests.sign_in(agent) from t;
create temp table made as select public.make_access_code('code-game', 'code-brand', 'access_code', 'Friday class', null,
  2) as a;
grant select on made to public;
select matches(a ->> 'code', '^[2-9A-HJ-NP-Z]{10}$', 'a code has ten signs without look-alikes') from made;
select ok(position(a ->> 'code' in public.manage_game('code-game', 'code-brand')::text) = 0, 'it is not shown again')
  from made;
select is(public.manage_game('code-game', 'code-brand') #>> '{codes,0,label}', 'Friday class', 'its label is');
select tests.refuses($$select public.make_access_code('code-game', 'code-brand', 'access_code', '',
  now() - interval '1 minute')$$, 'code_end_past', 422, 'a code that has ended is not made');
select tests.refuses($$select public.make_access_code('code-game', 'code-brand', 'access_code', '', null, 0)$$,
  'code_unfit', 422, 'nor one without a use');
select tests.refuses($$select public.make_access_code('code-game', 'code-brand', 'other_code')$$, 'code_unfit', 422,
  'nor one of another kind');
select tests.refuses($$select public.make_access_code('code-game', 'code-brand', 'access_code', repeat('x', 81))$$,
  'code_unfit', 422, 'nor one with a label of more than 80 characters');
select lives_ok($$select public.make_access_code('code-game', 'code-brand', 'access_code', repeat('x', 80),
  now() + interval '1 minute', 1)$$, 'one of 80 characters, one use and a minute is');
select lives_ok($$select public.make_access_code('code-game', 'code-brand', 'share_token')$$, 'and one that is shared');
select is((select count(*)::integer from jsonb_array_elements(public.manage_game('code-game', 'code-brand') -> 'log') l
  where l ->> 'action' = 'make_access_code'), 3, 'each that is made is logged');
select is((select l #>> '{details,label}' from jsonb_array_elements(public.manage_game('code-game',
  'code-brand') -> 'log') with ordinality as e (l, place) where place = 3), 'Friday class', 'with its label');
select ok(position(a ->> 'code' in (public.manage_game('code-game', 'code-brand') -> 'log')::text) = 0,
  'and without the code') from made;
select tests.sign_out();
select lives_ok($$select tests.start(game, access_code => lower(a ->> 'code'))
  from g, made$$, 'the code opens the game');
select tests.sign_in(other) from t;
select tests.refuses($$select public.switch_access_code((a ->> 'id')::uuid, false)
  from made$$, 'not_allowed', 403, 'nobody else turns it off');
select tests.sign_in(agent) from t;
select is(public.switch_access_code((a ->> 'id')::uuid, false), false, 'a manager does') from made;
select tests.sign_out();
select tests.refuses($$select tests.start(game, access_code => a ->> 'code')
  from g, made$$, 'access_code_refused', 403, 'then it opens nothing');
select tests.sign_in(agent) from t;
select is(public.switch_access_code((a ->> 'id')::uuid, true), true, 'and on again') from made;
select tests.sign_out();
select lives_ok($$select tests.start(game, access_code => a ->> 'code') from g, made$$, 'it opens once more');

-- A code of its report opens the report and no run; a showcase without a report has none.
select tests.sign_in(agent) from t;
create temp table told as select public.make_access_code('code-game', 'code-brand', 'report_code', 'A vendor') as a;
grant select on told to public;
select tests.sign_out();
select lives_ok($$select public.open_client_report('code-game', 'code-brand', lower(a ->> 'code'), null, null)
  from told$$,
  'a code of the report opens the report');
select tests.refuses($$select tests.start(game, access_code => a ->> 'code') from g, told$$, 'access_code_refused',
  403,
  'and no run');
update public.games set family = 'klavo' where slug = 'code-game';
select tests.sign_in(agent) from t;
select tests.refuses($$select public.make_access_code('code-game', 'code-brand', 'report_code')$$, 'code_unfit', 422,
  'a showcase that has no report has no code of it');
select * from finish();

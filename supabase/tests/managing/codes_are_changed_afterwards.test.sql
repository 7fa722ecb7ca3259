-- When a code ends and how many runs it opens may change; counting a use is no conflict, somebody else's edit is.
select plan(16);

create temp table t as select tests.agency('code-brand') as brand, tests.person('agent') as agent,
  tests.person('other') as other;
insert into public.agency_members select brand, agent, 'agent' from t;
create temp table g as select tests.game('code-game', brand, '{25000000}') as game from t;
update public.games set visibility = 'code' where slug = 'code-game';
grant select on t, g to public;
select tests.sign_in(agent) from t;
create temp table made as select public.make_access_code('code-game', 'code-brand', 'access_code', 'Friday class', null,
  1) as a;
alter table made add code_id uuid;
update made set code_id = (a ->> 'id')::uuid;
grant select on made to public;
create function pg_temp.shown() returns jsonb language sql as $$ select public.manage_game('code-game',
  'code-brand') #> '{codes,0}' $$;

select tests.sign_out();
select lives_ok($$select tests.start(game, access_code => a ->> 'code') from g, made$$, 'its one run is started');
select tests.refuses($$select tests.start(game, access_code => a ->> 'code')
  from g, made$$, 'access_code_refused', 403, 'so the code opens no other');
select tests.sign_in(agent) from t;
select is((pg_temp.shown() ->> 'uses')::integer, 1, 'a manager sees how often it was used');
select is((public.change_access_code(code_id, 1, 'Friday class', null, 2) ->> 'version')::integer, 2,
  'and raises its limit, whatever was counted meanwhile') from made;
select tests.sign_out();
select lives_ok($$select tests.start(game, access_code => a ->> 'code') from g, made$$, 'then it opens one more');
select tests.sign_in(agent) from t;
select is((public.change_access_code(code_id, 1, 'Friday class', null, 2) ->> 'version')::integer, 2,
  'the same change again is that change') from made;
select tests.refuses($$select public.change_access_code(code_id, 1, 'Mine', null, 9)
  from made$$, 'edit_conflict', 409, 'a change made from an older version is refused');
select is(pg_temp.shown() ->> 'label', 'Friday class', 'and changes nothing');
select tests.refuses($$select public.change_access_code(code_id, 2, repeat('x', 81), null, null)
  from made$$, 'code_unfit', 422, 'a label stays short');
select tests.refuses($$select public.change_access_code(code_id, 2, '', null, 1)
  from made$$, 'code_uses_below', 422, 'fewer runs than it opened cannot be');
select tests.refuses($$select public.change_access_code(code_id, 2, '', now() - interval '1 minute', null)
  from made$$, 'code_end_past', 422, 'nor an end that is past');
select is((public.change_access_code(code_id, 2, ' Week 2 ', now() + interval '1 day', null) ->> 'version')::integer, 3,
  'an end to come can be set, and the limit taken away') from made;
select results_eq($$select s ->> 'label', s ->> 'max_uses', (s ->> 'expires_at')::timestamptz
  from (select pg_temp.shown() as s) x$$,
  $$values ('Week 2', null, now() + interval '1 day')$$, 'which the game shows');
select tests.sign_in(other) from t;
select tests.refuses($$select public.change_access_code(code_id, 3, '', null, null)
  from made$$, 'not_allowed', 403, 'nobody else changes a code');
select tests.visit();
select tests.denies($$select public.change_access_code(code_id, 3, '', null, null)
  from made$$, 'and a visitor may not even ask');
select tests.sign_out();
select is((select count(*) from private.management_log e, g where e.game_id = g.game
  and e.action = 'change_access_code'), 2::bigint, 'each change is in the history');
select * from finish();

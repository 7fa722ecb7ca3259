-- Presets: options under a name that is their maker's alone; a code leads to the options, and a run by it is practice.
select plan(30);

create temp table t as select tests.agency('preset-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid, add saved jsonb;
update t set game = tests.game('by-preset', brand, '{10000000,20000000}');
grant select, update on t to public;
create function pg_temp.start(who uuid, code text) returns jsonb language sql as $$
  select public.start_run('by-preset', 'preset-brand', user_id => who, client_address => 'test', preset => code,
    mode => 'by-a-code')
$$;

-- Saving.
select tests.sign_in(ada) from t;
update t set saved = public.save_preset('  Five lives ', '{"lives": 5, "has_hints": false}');
select matches(saved ->> 'code', '^[A-HJ-NP-Z2-9]{8}$', 'a preset has a code that can be read out') from t;
select is(saved ->> 'name', 'Five lives', 'and the name that its maker gave it') from t;
select is(public.save_preset('Five lives', '{"lives": 5, "has_hints": false}'), saved, 'sent again it is the same one')
  from t;
select isnt(public.save_preset('Six lives', '{"lives": 6}') ->> 'code', saved ->> 'code', 'another has another code')
  from t;
select is(jsonb_array_length(public.own_presets()), 2, 'both are in the list');
select is(public.own_presets() -> 0 ->> 'name', 'Six lives', 'the newest first');
select tests.refuses($$select public.save_preset(' ', '{}')$$, 'invalid_request', 422, 'a preset has a name');
select tests.refuses($$select public.save_preset('x', '{"luck": true}')$$, 'invalid_request', 422,
  'and options that there are');
select tests.refuses($$select public.save_preset('x', '{"is_comparison": true, "lives": 3}')$$, 'invalid_request', 422,
  'which go together');
select tests.refuses(format('select public.save_preset(''x'', %L)', jsonb_build_object('regions',
  array(select repeat('界', 79) || chr(65 + n) from generate_series(1, 20) n))), 'invalid_request', 422,
  'and have an end');
select tests.refuses($$select public.save_preset('x', null)$$, 'invalid_request', 422, 'not none');

-- Others.
select tests.sign_in(ben) from t;
select is(public.own_presets(), '[]'::jsonb, 'nobody else has them in their list');
select is(public.delete_preset((saved ->> 'id')::uuid), false, 'or deletes them') from t;
select isnt(public.save_preset('Five lives', '{"lives": 5, "has_hints": false}') ->> 'code', saved ->> 'code',
  'whoever says the same under the same name has a code of their own') from t;
select is(public.preset_of_code(lower(saved ->> 'code')) -> 'options', '{"lives": 5, "has_hints": false}',
  'a code leads to the options, however it is typed') from t;
select is(public.preset_of_code(saved ->> 'code') ? 'name', false, 'and to no words of its maker') from t;
select tests.visit();
select is(public.preset_of_code(substr(saved ->> 'code', 1, 4) || ' ' || substr(saved ->> 'code', 5))
  -> 'options' ->> 'lives', '5', 'for visitors too') from t;
select tests.refuses($$select public.preset_of_code('22222222')$$, 'not_found', 404, 'another code leads nowhere');
select throws_ok($$select public.own_presets()$$, '42501', null, 'a visitor has none');
select throws_ok($$select * from private.mode_presets$$, '42501', null, 'and reads no table of them');

-- Runs.
select tests.sign_out();
select is(pg_temp.start(ben, saved ->> 'code') ->> 'practice_reason', 'other_mode', 'a run by a preset is practice')
  from t;
select is((select s.mode_options from public.sessions s, t where s.user_id = t.ben), '{"lives": 5, "has_hints": false}',
  'with the options of the preset');
select is((select s.mode from public.sessions s, t where s.user_id = t.ben), 'by-a-code',
  'and the mode that the caller names');
select tests.refuses($$select pg_temp.start(ada, '22222222') from t$$, 'not_found', 404, 'a wrong code starts nothing');
select tests.sign_in(ada) from t;
select is(public.delete_preset((saved ->> 'id')::uuid), true, 'its maker deletes a preset') from t;
select tests.refuses($$select public.preset_of_code(saved ->> 'code') from t$$, 'not_found', 404,
  'then its code is gone');
select tests.sign_out();
select is((select s.mode_options ->> 'lives' from public.sessions s, t where s.user_id = t.ben), '5',
  'while the run keeps what it said');
insert into private.mode_presets (owner_id, code, name, options)
  select t.ada, 'AAAAAA' || chr(65 + n / 8) || (2 + n % 8), 'n' || n, '{}' from t, generate_series(0, 48) n
  where chr(65 + n / 8) not in ('I', 'O');
select tests.sign_in(ada) from t;
select tests.refuses($$select public.save_preset('one more', '{"lives": 2}')$$, 'preset_limit', 409,
  'fifty are enough');
select tests.sign_in(ben) from t;
select lives_ok($$select public.save_preset('one more', '{"lives": 2}')$$,
  'fifty of somebody else keep nobody from one');
select tests.sign_out();
select tests.wait_for_a_whole_minute();
delete from private.rate_limits;
insert into private.rate_limits (subject, window_at, hits)
  select 'preset:' || t.ben, date_trunc('minute', clock_timestamp()), 30 from t;
select tests.sign_in(ben) from t;
select tests.refuses($$select public.save_preset('two more', '{"lives": 2}')$$, 'rate_limited', 429,
  'thirty in a minute are enough');
select * from finish();

-- A wrong, used up, expired or inactive code is refused, always in the same words; a good one is consumed by starting.
select plan(15);

create temp table t as select tests.game('coded', tests.agency('coded-brand'), '{25000000}') as game;
update public.games set visibility = 'code' where id = (select game from t);
select public.set_access_code(game, 'access_code', 'Open Sesame', 'two uses', null, 2) from t;
select public.set_access_code(game, 'access_code', 'EXPIRED', 'expired', now() - interval '1 second') from t;
select public.set_access_code(game, 'access_code', 'PAUSED', 'paused', null, null, false) from t;
select public.set_access_code(game, 'share_token', 'a-share-token-of-some-length', 'token') from t;
create function pg_temp.words(code text) returns text language plpgsql as $$
declare message text;
begin
  perform tests.start(game, access_code => words.code) from t;
  return 'it opened';
exception when others then
  get stacked diagnostics message = message_text;
  return message;
end $$;

select tests.refuses($$select tests.start(game) from t$$, 'access_code_refused', 403, 'no code is refused');
select tests.refuses($$select tests.start(game, access_code => 'WRONG')
  from t$$, 'access_code_refused', 403, 'a wrong code is refused');
select tests.refuses($$select tests.start(game, access_code => 'EXPIRED')
  from t$$, 'access_code_refused', 403, 'an expired code is refused');
select tests.refuses($$select tests.start(game, access_code => 'PAUSED')
  from t$$, 'access_code_refused', 403, 'an inactive code is refused');
select tests.refuses($$select tests.start(game, access_code => 'a-share-token-of-some-length')
  from t$$, 'access_code_refused', 403, 'a share token is no access code');
select is(pg_temp.words('WRONG'), pg_temp.words('EXPIRED'), 'the refusal does not say why: expired');
select is(pg_temp.words('WRONG'), pg_temp.words('PAUSED'), 'the refusal does not say why: inactive');
select lives_ok($$select tests.start(game, access_code => ' open sesame ')
  from t$$, 'a good code opens, whatever its case');
select lives_ok($$select tests.start(game, access_code => 'OPEN SESAME') from t$$, 'as often as it may');
select tests.refuses($$select tests.start(game, access_code => 'OPEN SESAME')
  from t$$, 'access_code_refused', 403, 'and not oftener');
select lives_ok($$select tests.start(game, share_token => 'a-share-token-of-some-length')
  from t$$, 'a share token opens');

-- What opens as one kind opens as no other, even where the letters are the same.
select public.set_access_code(game, 'access_code', 'CODE IN CAPITALS', 'code'),
  public.set_access_code(game, 'share_token', 'TOKEN IN CAPITALS', 'token') from t;
select tests.refuses($$select tests.start(game, access_code => 'TOKEN IN CAPITALS')
  from t$$, 'access_code_refused', 403, 'a token in capitals is no code');
select tests.refuses($$select tests.start(game, share_token => 'CODE IN CAPITALS')
  from t$$, 'access_code_refused', 403, 'a code in capitals is no token');
select lives_ok($$select tests.start(game, access_code => 'CODE IN CAPITALS') from t$$, 'the code opens');
select lives_ok($$select tests.start(game, share_token => 'TOKEN IN CAPITALS') from t$$, 'and so does the token');
select * from finish();

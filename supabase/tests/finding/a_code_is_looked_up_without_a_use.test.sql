-- What a code opens can be looked up before starting: by service alone, within a brand, and without consuming a use.
select plan(19);

create temp table t as select tests.game('looked-up', tests.agency('looking-brand'), '{25000000,30000000}') as game;
update public.games set visibility = 'code', title = 'Looked up' where id = (select game from t);
create temp table draft as select tests.game('a-draft', (select agency_id from public.games where id = game),
  '{25000000}') as game from t;
update public.games set state = 'draft' where id = (select game from draft);
select public.set_access_code(game, 'access_code', 'Friday Quiz', 'one use', null, 1) from t;
select public.set_access_code(game, 'access_code', 'EXPIRED', '', now() - interval '1 second') from t;
select public.set_access_code(game, 'access_code', 'PAUSED', '', null, null, false) from t;
select public.set_access_code(game, 'share_token', 'a-share-token-of-some-length') from t;
select public.set_access_code(t.game, 'share_token', 'a-token-for-one-home', game_listing_id => gl.id)
  from t join public.game_listings gl on gl.game_id = t.game and gl.position = 2;
select public.set_access_code(game, 'access_code', 'DRAFT', 'of a draft') from draft;
create temp table other as select tests.game('of-another-game', tests.agency('other-looking-brand'),
  '{25000000}') as game;
create temp table found (answer jsonb);
grant select, insert on found to public;
select public.set_access_code(game, 'report_code', 'REPORT CODE', 'of the report') from t;
insert into public.game_listings (game_id, listing_id, position, is_visible)
  select game, tests.listing(null, 35000000), 2 + n, n <> 1 from t, generate_series(1, 2) n;
update public.listings set status = 'withdrawn' where id = (select gl.listing_id from public.game_listings gl, t
  where gl.game_id = t.game and gl.position = 4);
update public.games set rounds_per_run = 4 where id = (select game from t);
select tests.person('Ben');
create temp table hosted as select tests.game('hosted', id, '{25000000}', tests.person('Ada')) as game
  from public.agencies where key = 'default';
select public.set_access_code(game, 'access_code', 'BY ADA') from hosted;
create function pg_temp.words(code text, brand text default 'looking-brand') returns text language plpgsql as $$
declare message text;
begin
  perform public.games_of_code(words.brand, words.code);
  return 'it was found';
exception when others then
  get stacked diagnostics message = message_text;
  return message;
end $$;

select tests.serve();
insert into found select public.games_of_code('looking-brand', ' friday quiz ');
select is((select answer #>> '{games,0,slug}' from found), 'looked-up',
  'a good code names its game, whatever its case');
select is((select answer #> '{games,0,homes}' from found), '2',
  'with the number of homes of a run, none hidden or withdrawn');
select is((select answer #>> '{games,0,host}' from found), 'looking-brand', 'and who hosts it');
select is((select answer #> '{games,0,is_one_home}' from found), 'false', 'and that it opens all of it');
select is((select public.games_of_code('looking-brand', null, 'a-token-for-one-home') #> '{games,0,homes}'), '1',
  'a token for one home says one');
select is((select public.games_of_code('looking-brand', null, 'a-share-token-of-some-length') #>> '{games,0,slug}'),
  'looked-up', 'a share token is found');
select is(jsonb_path_query_array(public.games_of_code('default', 'BY ADA'), '$.games[*].host'), '["Ada"]',
  'a game of the platform''s own brand is its owner''s');
select tests.sign_out();
select is((select max(uses) from private.access_codes c join t on t.game = c.game_id), 0,
  'looking up consumes nothing');

select tests.refuses($$select public.games_of_code('looking-brand', 'WRONG')$$, 'access_code_refused', 403,
  'a wrong code is refused');
select is(pg_temp.words('EXPIRED'), pg_temp.words('WRONG'), 'an expired code in the same words');
select is(pg_temp.words('PAUSED'), pg_temp.words('WRONG'), 'a paused one in the same words');
select is(pg_temp.words('DRAFT'), pg_temp.words('WRONG'), 'one of a draft in the same words');
select is(pg_temp.words('FRIDAY QUIZ', 'other-looking-brand'), pg_temp.words('WRONG'),
  'one of another brand in the same words');
select is(pg_temp.words('a-share-token-of-some-length'), pg_temp.words('WRONG'), 'a share token is no access code');
select is(pg_temp.words('REPORT CODE'), pg_temp.words('WRONG'), 'nor is the code of a report');
select tests.refuses($$select public.games_of_code('looking-brand', null, 'FRIDAY QUIZ')$$, 'access_code_refused', 403,
  'an access code is no share token');
select lives_ok($$select tests.start(game, access_code => 'FRIDAY QUIZ') from t$$, 'its one use starts a run');
select is(pg_temp.words('FRIDAY QUIZ'), pg_temp.words('WRONG'), 'used up, it is refused in the same words');

select tests.visit();
select tests.denies($$select public.games_of_code('looking-brand', 'FRIDAY QUIZ')$$,
  'players cannot look codes up past the counted function');
select tests.sign_out();
select * from finish();

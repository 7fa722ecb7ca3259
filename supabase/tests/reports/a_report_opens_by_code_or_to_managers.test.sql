-- The client report: only for slugs that begin with arizona-, only with its own kind of code or as a manager; whoever
-- opened it has seen prices and plays as practice.
select plan(44);

create temp table t as
  select tests.agency('report-brand') as agency, tests.person('Client') as client, tests.person('Agent') as agent,
    tests.person('Stranger') as stranger,
    tests.person('Passer-by') as passer_by;
alter table t add game uuid;
alter table t add plain uuid;
update t set game = tests.game('arizona-homes', agency, '{20000000,30000000}'),
  plain = tests.game('nevada-homes', agency, '{20000000}');
select tests.game('arizona-drafts', agency, '{20000000}') from t;
update public.games set family = 'klavo' where agency_id = (select agency from t);
select tests.agency('elsewhere-brand');
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t;
select public.set_access_code(game, 'report_code', 'Sunny Seven', 'client', null, 2) from t;
select public.set_access_code(game, 'report_code', 'PAUSED', 'paused', null, null, false) from t;
select public.set_access_code(game, 'report_code', 'EXPIRED', 'expired', now() - interval '1 second') from t;
select public.set_access_code(game, 'access_code', 'PLAY', 'for players') from t;
select public.set_access_code(plain, 'report_code', 'SUNNY SEVEN', 'no report') from t;
grant select on t to public;

create function pg_temp.open_report(code text, slug text default 'arizona-homes', user_id uuid default null,
  token text default null,
  brand text default 'report-brand') returns jsonb
language sql as $$ select public.open_client_report(slug, brand, code, open_report.user_id, token) $$;
create function pg_temp.words(code text) returns text language plpgsql as $$
declare message text;
begin
  perform pg_temp.open_report(code);
  return 'it opened';
exception when others then
  get stacked diagnostics message = message_text;
  return message;
end $$;

select tests.visit();
select tests.refuses($$select public.client_report('arizona-homes', 'report-brand')$$, 'not_allowed', 403,
  'a visitor does not read it');
select tests.sign_in(stranger) from t;
select tests.refuses($$select public.client_report('arizona-homes', 'report-brand')$$, 'not_allowed', 403,
  'nor a player');
select tests.denies($$select public.open_client_report('arizona-homes', 'report-brand', 'SUNNY SEVEN')$$,
  'nor may a player open it past the function that counts tries');
select tests.sign_in(agent) from t;
select lives_ok($$select public.client_report('arizona-homes', 'report-brand')$$,
  'the agency''s agent reads it without a code');
select tests.refuses($$select public.client_report('nevada-homes', 'report-brand')$$, 'not_found', 404,
  'a slug that is no arizona-{product} has no report, not even for them');
select tests.sign_out();

select tests.refuses($$select pg_temp.open_report('WRONG')$$, 'access_code_refused', 403, 'a wrong code is refused');
select tests.refuses($$select pg_temp.open_report('PLAY')$$, 'access_code_refused', 403,
  'a code that opens the game is no code of its report');
select is(pg_temp.words('WRONG'), pg_temp.words('EXPIRED'), 'the refusal does not say why: expired');
select is(pg_temp.words('WRONG'), pg_temp.words('PAUSED'), 'the refusal does not say why: inactive');
select tests.refuses($$select pg_temp.open_report('SUNNY SEVEN', 'nevada-homes')$$, 'not_found', 404,
  'the gate of the slug comes first');
select tests.refuses($$select pg_temp.open_report('SUNNY SEVEN', 'arizona-nowhere')$$, 'not_found', 404,
  'so is an address of no game');
select tests.refuses($$select pg_temp.open_report('SUNNY SEVEN', brand => 'elsewhere-brand')$$, 'not_found', 404,
  'and one of another brand');
update public.games set state = 'draft' where slug = 'arizona-drafts';
select public.set_access_code(id, 'report_code', 'DRAFT', 'a draft') from public.games where slug = 'arizona-drafts';
select tests.refuses($$select pg_temp.open_report('DRAFT', 'arizona-drafts')$$, 'not_found', 404,
  'a draft has no report');
select tests.refuses($$select pg_temp.open_report('SUNNY SEVEN', token => 'a-token-that-nobody-has-ever-been-given')$$,
  'not_your_run', 403, 'an unknown token is refused');

-- A run under way when the report is opened becomes practice; one that starts later is.
create temp table before as select tests.start(game, client) as run from t;
select tests.guess(run, 1, 21000000, client) from before, t;
select is((select sum(h.guesses)::int from private.crowd_histogram h
  join public.game_listings gl on gl.id = h.game_listing_id
  where gl.game_id = (select game from t)), 1, 'a first run counts');
select lives_ok($$select pg_temp.open_report(' sunny seven ', user_id => client)
  from t$$, 'a good code opens, whatever its case');
select is((select is_ranked from public.sessions where id = (before.run ->> 'session_id')::uuid), false,
  'the run under way is practice now') from before;
select is((select sum(h.guesses)::int from private.crowd_histogram h
  join public.game_listings gl on gl.id = h.game_listing_id
  where gl.game_id = (select game from t)), 0, 'and leaves the crowd');
create temp table guest as select pg_temp.open_report('SUNNY SEVEN') as opened;
select ok(char_length(opened ->> 'guest_token') >= 32, 'a viewer without an identity gets one') from guest;
select is((tests.start(game, guest_token => opened ->> 'guest_token') ->> 'ranked')::boolean, false,
  'and plays as practice') from t, guest;
select is((tests.start(plain, guest_token => opened ->> 'guest_token') ->> 'ranked')::boolean, true,
  'other games stay ranked') from t, guest;
select tests.refuses($$select pg_temp.open_report('SUNNY SEVEN')$$, 'access_code_refused', 403,
  'a code that is used up opens no more');
select lives_ok($$select pg_temp.open_report('SUNNY SEVEN', token => opened ->> 'guest_token')
  from guest$$, 'but to whom it has opened before');
select public.set_access_code(game, 'report_code', 'FOR ALL', 'without a limit') from t;
select isnt(pg_temp.open_report('FOR ALL') ->> 'guest_token', null, 'a code without a limit opens to anybody');
select is(pg_temp.open_report('FOR ALL', user_id => stranger,
  token => 'a-token-that-nobody-has-ever-been-given') ->> 'guest_token', null,
  'who is signed in opens it as themselves, whatever token the browser holds') from t;

-- The figures.
grant select on guest to public;
create temp table crowd as select tests.start(game) as run, n from t, generate_series(1, 5) n;
select tests.guess(run, 1, 20000000 + n * 1000000) from crowd where n < 5;
select tests.visit();
select is(r -> 'homes' -> 0 -> 'crowd' -> 'median_minor', 'null'::jsonb, 'under five guesses there is no median')
  from guest, lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is(r -> 'homes' -> 0 -> 'trend', '[]'::jsonb, 'and no trend')
  from guest, lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is(r -> 'median_ratio', 'null'::jsonb, 'and no ratio')
  from guest, lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is(r -> 'q1_ratio', 'null'::jsonb, 'nor where a quarter of them lies') from guest,
  lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is(r -> 'q3_ratio', 'null'::jsonb, 'or three quarters') from guest,
  lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select tests.sign_out();
select tests.guess(run, 1, 20000000 + n * 1000000) from crowd where n = 5;
select tests.visit();
select is((r ->> 'guesses')::int, 5, 'from five on') from guest,
  lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is((r ->> 'median_ratio')::numeric, 1.15, 'the middle guess is held against the price')
  from guest, lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is((r -> 'homes' -> 0 -> 'trend' -> 0 ->> 'median_minor')::bigint, 23000000::bigint, 'the trend has its week')
  from guest, lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is((r -> 'homes' -> 0 ->> 'above_percent')::numeric, 100.0, 'and how many lie above the price')
  from guest, lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is(array[r ->> 'q1_ratio', r ->> 'q3_ratio'], '{1.1000,1.2000}', 'a quarter and three quarters of them as well')
  from guest, lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is((r ->> 'players')::int, 5, 'players are those of ranked runs with a guess') from guest,
  lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is(r -> 'agency', '{"name": "report-brand", "email": "report-brand@example.com"}'::jsonb,
  'the report is the game''s agency''s') from guest,
  lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select is(jsonb_array_length(r -> 'homes'), 2, 'and has both homes') from guest,
  lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;
select tests.sign_out();
insert into public.game_listings (game_id, listing_id, position)
  select game, tests.listing(agency, 25000000), n from t, generate_series(3, 4) n;
update public.game_listings gl set is_visible = false from t where gl.game_id = t.game and gl.position = 3;
update public.listings l set status = 'withdrawn' from t, public.game_listings gl
  where gl.game_id = t.game and gl.position = 4 and l.id = gl.listing_id;
select tests.visit();
select is(jsonb_array_length(r -> 'homes'), 2, 'not one that is hidden or withdrawn') from guest,
  lateral public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') r;

-- It stays open to whoever opened it, while their code holds.
select tests.refuses($$select public.client_report('arizona-homes', 'report-brand')$$, 'not_allowed', 403,
  'a visitor reads nothing of what somebody else opened');
select tests.sign_in(passer_by) from t;
select tests.refuses($$select public.client_report('arizona-homes', 'report-brand')$$, 'not_allowed', 403,
  'nor does a player');
select tests.sign_out();
update private.access_codes c set expires_at = now() - interval '1 second' from t
  where c.game_id = t.game and c.label = 'client';
select tests.visit();
select tests.refuses($$select public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token')
  from guest$$, 'not_allowed', 403, 'a code that expired closes what it opened');
select tests.sign_out();
update private.access_codes c set expires_at = now() + interval '1 day' from t
  where c.game_id = t.game and c.label = 'client';
select tests.visit();
select lives_ok($$select public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token') from guest$$,
  'one that will expire does not yet');
-- A code that is taken back closes what it opened.
select tests.sign_out();
select public.set_access_code(game, 'report_code', 'Sunny Seven', 'client', null, 2, false) from t;
select tests.visit();
select tests.refuses($$select public.client_report('arizona-homes', 'report-brand', opened ->> 'guest_token')
  from guest$$, 'not_allowed', 403, 'a code that is taken back closes what it opened');
select * from finish();

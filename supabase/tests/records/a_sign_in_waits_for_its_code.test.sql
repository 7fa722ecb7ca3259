-- Whoever has a second factor and signed in without its code is nobody's staff, works for no agency, is in no dossier
-- and manages nothing, until the code is given. They play meanwhile.
select plan(44);

create temp table t as select tests.agency('guarded') as agency, tests.person('Olga') as owner,
  tests.person('Staff') as staff, tests.person('Petra') as player, tests.person('Ulla') as unsure,
  gen_random_uuid() as dossier, gen_random_uuid() as factor;
create temp table w as select tests.game('guarded-game', agency, '{30000000}', null) as game,
  tests.listing(agency, 25000000) as listing from t;
grant select on t, w to public;
insert into public.agency_members select agency, owner, 'owner' from t union all select agency, unsure, 'agent' from t;
insert into private.staff_members (user_id) select staff from t;
insert into public.dossiers (id, title) select dossier, 'Ours' from t;
insert into public.dossier_members (dossier_id, user_id, role) select dossier, owner, 'owner' from t
  union all select dossier, unsure, 'partner' from t;
-- Those of the owner, the staff and the player count; another person's was begun and left.
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
  select f.id, f.person, 'Phone', 'totp', f.status::auth.factor_status, now(), now(), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  from t, lateral (values (factor, owner, 'verified'), (gen_random_uuid(), staff, 'verified'),
    (gen_random_uuid(), player, 'verified'), (gen_random_uuid(), unsure, 'unverified')) f (id, person, status);

create function pg_temp.sign_in_at(person uuid, aal text) returns void language plpgsql as $$
begin
  perform tests.sign_in(person);
  perform set_config('request.jwt.claims',
    jsonb_strip_nulls(jsonb_build_object('sub', person, 'role', 'authenticated', 'aal', aal))::text, true);
end $$;
create function pg_temp.waits(statement text, description text) returns text language sql as $$
  select tests.refuses(statement, 'second_factor_missing', 403, description)
$$;
create function pg_temp.uses(agency uuid, listing uuid, person uuid) returns jsonb
language sql security definer as $$
  select jsonb_build_object('listing', private.may_use_listing(listing, person), 'site',
    private.may_write_site(agency, person))
$$;

-- Without the code.
select pg_temp.sign_in_at(owner, 'aal1') from t;
select ok(private.awaits_code(), 'a sign-in by password alone waits for the code');
select ok(not private.has_agency_role(agency, '{owner,admin,agent}'), 'it is nobody of an agency') from t;
select is_empty('select from public.agency_members m where m.user_id = (select owner from t)',
  'and its memberships are not shown');
select ok(not private.manages_game(game), 'it manages no game') from w;
select ok(not private.manages_listing(listing), 'and no home') from w;
select is(pg_temp.uses(agency, listing, owner), '{"listing": false, "site": false}'::jsonb,
  'it uses no home and writes no site') from t, w;
select is_empty($$select * from private.dossiers_where('dossier.read')$$, 'it is in no dossier');
select is_empty('select from public.dossiers', 'and reads none');
select pg_temp.waits($$select public.agency_overview((select agency from t))$$,
  'what only members may see says that the code is missing');
select pg_temp.waits($$select public.manage_game('guarded-game', 'guarded')$$, 'so does what only managers may see');
select pg_temp.waits($$select public.dossier_state((select dossier from t))$$, 'and what only people of a dossier may');
select pg_temp.waits($$select public.may_open_page('agency-admin', null, 'guarded')$$,
  'a page of the agency asks for the code');
select pg_temp.waits($$select public.may_open_page('self', (select owner from t)::text)$$, 'so does one''s own');
select pg_temp.waits('select public.own_agencies()', 'it is not told for whom it works');
select pg_temp.waits('select public.own_data()', 'nor what is kept of it');
select pg_temp.waits('select public.own_listings()', 'nor which homes it has');
select pg_temp.waits('select public.source_bans()', 'nor what was taken down');
select pg_temp.waits($$select public.delete_account((select owner from t)::text || '@example.com', 'en-GB')$$,
  'and it cannot delete the account');
select pg_temp.sign_in_at(owner, null) from t;
select ok(private.awaits_code(), 'a token that says nothing of proofs waits as well');
select pg_temp.sign_in_at(staff, 'aal1') from t;
select ok(not private.is_staff(), 'it is nobody''s staff');
select pg_temp.waits('select public.all_agencies()', 'and what only staff may see says why');

-- With it.
select pg_temp.sign_in_at(staff, 'aal2') from t;
select ok(private.is_staff(), 'with the code staff are staff');
select lives_ok('select public.all_agencies()', 'and see what staff see');
select pg_temp.sign_in_at(owner, 'aal2') from t;
select ok(not private.awaits_code(), 'with the code nothing is waited for');
select ok(private.has_agency_role(agency, '{owner}'), 'an owner is an owner') from t;
select is(pg_temp.uses(agency, listing, owner), '{"listing": true, "site": true}'::jsonb,
  'who uses homes and writes the site') from t, w;
select ok(private.manages_game(game) and private.manages_listing(listing), 'manages games and homes') from w;
select results_eq($$select * from private.dossiers_where('dossier.read')$$, 'select dossier from t',
  'and is in their dossier');
select ok(public.may_open_page('agency-admin', null, 'guarded'), 'pages of the agency open');
select lives_ok('select public.own_agencies(), public.own_data(), public.own_listings(), public.source_bans()',
  'and one''s own is told');
select lives_ok($$select public.agency_overview((select agency from t)), public.manage_game('guarded-game', 'guarded'),
  public.dossier_state((select dossier from t))$$, 'what was refused is answered');
select tests.refuses($$select public.manage_game('no-such-game', 'guarded')$$, 'not_found', 404,
  'what is not there is not there');

-- Where the Auth service keeps none, nobody is asked, and none is offered.
select ok(public.offers_second_factors(), 'a service that keeps second factors offers them');
select tests.sign_out();
alter table auth.mfa_factors rename to elsewhere;
select pg_temp.sign_in_at(owner, 'aal1') from t;
select ok(not public.offers_second_factors(), 'one without them offers none');
select ok(not private.awaits_code() and private.has_agency_role(agency, '{owner}'),
  'and a password is enough there') from t;
select tests.sign_out();
alter table auth.elsewhere rename to mfa_factors;

-- Nobody else is asked for anything.
select pg_temp.sign_in_at(unsure, 'aal1') from t;
select ok(not private.awaits_code(), 'a factor that was begun and left asks for nothing');
select ok(private.has_agency_role(agency, '{agent}') and private.manages_game(game), 'its person works on') from t, w;
select is((select count(*) from public.dossiers), 1::bigint, 'and reads their dossier');
select tests.visit();
select tests.denies('select private.awaits_code()', 'a visitor cannot ask');
select tests.denies('select public.offers_second_factors()', 'nor what is offered');
select tests.serve();
select is(pg_temp.uses(agency, listing, owner), '{"listing": true, "site": true}'::jsonb,
  'the server, which asks for the code by itself, is told what a person may') from t, w;

-- Playing goes on, and what is known of prices stays known.
select tests.sign_out();
create temp table r as select tests.start(game, player) as run, tests.start(game, owner) as owners from t, w;
grant select on r to public;
select is((select run ->> 'ranked' from r), 'true', 'a player starts a run without the code');
select is((select owners ->> 'ranked' from r), 'false', 'an owner''s run is practice, whatever they signed in with');
select pg_temp.sign_in_at(player, 'aal1') from t;
select lives_ok('select public.own_runs()', 'and finds it again');

-- Two brands may use one slug: whoever names a brand gets that brand's game, and only that one is read or written.
select plan(35);

create temp table t as select tests.agency('slug-one') as one, tests.agency('slug-two') as two,
  tests.person('One') as manager_one,
  tests.person('Two') as manager_two, tests.person('Staff') as staff, tests.person('Nobody') as nobody;
alter table t add game_one uuid, add game_two uuid, add alone uuid, add run jsonb;
insert into public.agency_members select one, manager_one, 'agent' from t union all select two, manager_two, 'agent'
  from t;
insert into private.staff_members select staff from t;
update t set game_one = tests.game('same-slug', one, '{25000000,30000000}'),
  game_two = tests.game('same-slug', two, '{40000000}'), alone = tests.game('only-here', two, '{40000000}');
update public.games set title = 'Game of one' where id = (select game_one from t);
update public.games set title = 'Game of two' where id = (select game_two from t);
update t set run = tests.start(game_two, nobody);
grant select on t to public;

select is(public.game_overview('same-slug', 'slug-one') ->> 'title', 'Game of one',
  'a brand''s game is found by its slug');
select is(public.game_overview('same-slug', 'slug-two') ->> 'title', 'Game of two',
  'and another brand''s by the same one');
select tests.refuses($$select public.game_overview('only-here', 'slug-one')$$, 'not_found', 404,
  'a slug of another brand alone is not found');
select tests.refuses($$select public.game_overview('same-slug')$$, 'not_found', 404,
  'nor is one of these brands among the default brand''s');
select tests.refuses($$select public.start_run('same-slug')$$, 'not_found', 404,
  'and none of them is started as the default brand''s');
select is(public.share_card('slug-two', 'same-slug', null) ->> 'brand', 'slug-two',
  'the share card is the brand''s own');
select is((select public.share_card('slug-one', null, (run ->> 'session_id')::uuid) ->> 'brand' from t), 'slug-two',
  'and a result''s is of the brand that it was played at');
select is((select public.session_results((run ->> 'session_id')::uuid, 'share') -> 'game' ->> 'brand' from t),
  'slug-two', 'a shared result names its brand');

select tests.sign_in(manager_one) from t;
select is((public.manage_game('same-slug', 'slug-one') -> 'settings' ->> 'title'), 'Game of one',
  'managers manage their own brand''s');
select tests.refuses($$select public.manage_game('same-slug', 'slug-two')$$, 'not_allowed', 403,
  'not the other brand''s');
select tests.refuses($$select public.manage_game('nowhere', 'slug-one')$$, 'not_found', 404,
  'a slug without a game is not found');
select is(public.may_manage_game(null, 'slug-one'), true, 'they may manage their brand''s games');
select is(public.may_manage_game(null, 'slug-two'), false, 'not the other brand''s');
select is((select array_agg(g ->> 'title') from jsonb_array_elements(public.scoot_games('slug-one') -> 'games') g),
  '{Game of one}', 'their scoot holds their games alone');
select is(public.scoot_games('slug-one') ->> 'total', '1', 'and counts them alone');
create temp table scoot as select public.scoot_games('slug-one') as before;
select tests.sign_out();
update public.games set is_on_scoot = false where id = (select alone from t);
grant select on scoot to public;
select tests.sign_in(manager_one) from t;
select is(public.scoot_games('slug-one') ->> 'version', (select before ->> 'version' from scoot),
  'which another brand''s change does not touch');
select is((select public.save_scoot(before ->> 'version',
  jsonb_build_array(jsonb_build_object('id', game_one, 'is_shown', true),
  jsonb_build_object('id', game_two, 'is_shown', false)), 'slug-one') ->> 'brand'
    from scoot, t), 'slug-one', 'a save that names a game of another brand');
select tests.sign_out();
select is((select is_on_scoot from public.games g, t where g.id = t.game_two), true, 'leaves that game alone');
select is((select count(*)::integer from private.management_log l, t where l.agency_id = t.one
  and l.action = 'save_scoot' and l.actor_id = t.manager_one), 1, 'and the save is logged');
select tests.sign_in(manager_one) from t;
select tests.refuses($$select public.save_scoot(public.scoot_games('slug-one') ->> 'version', '{}', 'slug-one')$$,
  'invalid_request', 422, 'what is no list of games is refused');
select tests.sign_in(staff) from t;
select is(public.may_manage_game(null, 'slug-two'), true, 'staff may manage any brand''s games');
select tests.refuses($$select public.scoot_games('no-such-brand')$$, 'not_allowed', 403, 'but not those of no brand');

select tests.sign_in(nobody) from t;
select is(public.unfinished_runs() -> 0 -> 'game' ->> 'brand', 'slug-two',
  'a run under way names the brand that it is of');
select is(jsonb_array_length(public.unfinished_runs()), 1, 'and is listed once');

-- The importers, which name brands by their keys.
select tests.serve();
select is((select
  public.upsert_game('{"agency_key": "slug-two", "slug": "same-slug", "title": "Game of two", "family": "public", '
  '"currency": "GBP"}')), (select game_two from t),
  'an importer finds a brand''s game by its slug');
select is((select
  public.upsert_game('{"agency_key": "slug-one", "slug": "same-slug", "title": "Game of one", "family": "public", '
  '"currency": "GBP"}')), (select game_one from t), 'and another brand''s');
select tests.refuses($$select
  public.upsert_game('{"agency_key": "no-such-brand", "slug": "same-slug", "title": "x", "family": "public", '
  '"currency": "GBP"}')$$, 'invalid_request', 422,
  'and needs a brand that is there');
select public.set_agency_member('slug-two', nobody, 'agent') from t;
select tests.sign_out();
select is((select array_agg(m.agency_id) from public.agency_members m, t where m.user_id = t.nobody),
  (select array[two] from t), 'a member is added to the brand that is named');
select is((select g.version from public.games g, t where g.id = t.game_two), 1,
  'importing what is there already changes nothing');
select tests.serve();
select
  public.upsert_game('{"agency_key": "slug-two", "slug": "same-slug", "title": "Another title", "family": "public", '
  '"currency": "GBP"}');
select tests.sign_out();
select is((select (g.version, g.title)::text from public.games g, t where g.id = t.game_two), '(2,"Another title")',
  'what is new counts as a version');
update public.agencies a set phone = a.key from t where a.id in (t.one, t.two);
select tests.serve();
select is(public.profile_name(manager_one), 'One', 'a person''s name is their own') from t;
select is((select
  public.upsert_agency('{"key": "slug-one", "name": "Renamed", "display_name": "Renamed", "home_url": '
  '"https://example.com", "service_email": "a@example.com", "whitelabel_name": "x", "branded_game_slug": "slug-one"}')),
  (select one from t), 'an importer finds a brand by its key');
select tests.sign_out();
select is((select array_agg(a.display_name || ' ' || a.phone order by a.key) from public.agencies a, t
  where a.id in (t.one, t.two)), '{"Renamed slug-one","slug-two slug-two"}',
  'and changes that one alone, in what it says of it');

-- A draft is there for whoever manages it.
update public.games set state = 'draft' where id = (select game_one from t);
select tests.sign_in(manager_one) from t;
select is(public.game_overview('same-slug', 'slug-one') ->> 'title', 'Game of one', 'a draft is shown to its managers');
select tests.sign_in(manager_two) from t;
select tests.refuses($$select public.game_overview('same-slug', 'slug-one')$$, 'not_found', 404, 'to nobody else');
select * from finish();

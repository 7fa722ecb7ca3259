-- What a mode hides of a home reaches nobody before their guess, on any page; after the guess everything shows.
select plan(50);

create temp table t as select tests.agency('hide-brand') as brand, tests.person('Ada') as ada;
alter table t add game uuid, add run jsonb;
update t set game = tests.game('hidden', brand, '{25000000,30000000}');
update public.games set family = 'forum' where id = (select game from t);
grant select on t to public;
create temp table told (page text, answer text);
grant all on told to public;

-- Everything that a player may read of the game and of home 2, which the run has still to guess.
create function pg_temp.everything() returns void language sql as $$
  delete from told;
  insert into told select v.* from t, lateral (values
    ('round', public.open_round((run ->> 'session_id')::uuid, tests.home(run, 2))::text),
    ('homes', (public.game_homes('hidden', 'hide-brand') -> 'homes' -> 1)::text),
    ('posts', (public.forum_posts('hidden', 'hide-brand') -> 1)::text),
    ('results', (public.session_results((run ->> 'session_id')::uuid, 'detailed') -> 'rounds' -> 1)::text),
    ('overview', (public.game_overview('hidden', 'hide-brand') -> 'cover')::text),
    ('list', (public.brand_games('hide-brand') -> 0 -> 'cover')::text),
    ('runs', (public.resumable_runs('hide-brand'))::text)) v (page, answer);
$$;
create function pg_temp.pages_with(words text) returns text[] language sql as $$
  select coalesce(array_agg(page order by page), '{}') from told where answer ~ words
$$;
create function pg_temp.round(place integer) returns jsonb language sql as $$
  select public.open_round((run ->> 'session_id')::uuid, tests.home(run, place)) from t
$$;
-- Town and district, title, description, and what is written beside a photo.
create function pg_temp.facts() returns text
  language sql as $$ select 'Testham|TE1|A home for tests|Three bedrooms|front of the house|"lat"|1930' $$;

update t set run = tests.start(game, ada);
select tests.guess(run, 1, 26000000, ada) from t;

-- Without options every page tells of the home: what is asserted below is no empty page.
select tests.sign_in(ada) from t;
select pg_temp.everything();
select is(pg_temp.pages_with(pg_temp.facts()), '{homes,list,overview,posts,results,round,runs}'::text[],
  'a plain game tells facts on every page');
select is(pg_temp.pages_with('"path"'), '{homes,list,overview,posts,results,round,runs}'::text[],
  'and shows photos on every page');

-- Photos alone.
select tests.sign_out();
update public.games set mode_options = '{"shows_facts": false}' where id = (select game from t);
update public.sessions set mode_options = '{"shows_facts": false}' where game_id = (select game from t);
select tests.sign_in(ada) from t;
select pg_temp.everything();
select is(pg_temp.pages_with(pg_temp.facts()), '{}'::text[], 'a game of photos alone tells no fact on any page');
select is(pg_temp.pages_with('"path"'), '{homes,list,overview,posts,results,round,runs}'::text[],
  'and shows photos on every page');
select is(pg_temp.round(2) -> 'facts', '{}'::jsonb, 'the round has no facts');
select is(pg_temp.round(2) -> 'hints', '[]'::jsonb, 'and no hints');
select is(pg_temp.round(2) ->> 'currency', 'GBP', 'but what guessing needs: the currency,');
select is(pg_temp.round(2) ->> 'price_kind', 'sold', 'the kind of price');
select isnt(pg_temp.round(2) -> 'bounds' ->> 'min_minor', null, 'and the range');
select is(pg_temp.round(1) -> 'facts' ->> 'town', 'Testham', 'a home that was guessed shows its place');
select is(pg_temp.round(1) -> 'photos' -> 0 ->> 'alt', 'The front of the house', 'and what stands beside its photos');
select is(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 0 ->> 'town', 'Testham', 'in the list of homes');
select is(public.forum_posts('hidden', 'hide-brand') -> 0 ->> 'title', 'A home for tests', 'in the thread');
select is(public.session_results((run ->> 'session_id')::uuid, 'detailed') -> 'rounds' -> 0 ->> 'town', 'Testham',
  'and in the result') from t;
select tests.sign_out();
select tests.refuses($$select public.reveal_hint((run ->> 'session_id')::uuid, tests.home(run, 2), 'year', ada)
  from t$$, 'not_allowed', 403, 'no hint is given');
select is((select places from private.game_catalogue where game_id = t.game), '{}'::text[],
  'no search by place finds the game') from t;
select tests.visit();
select is(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 0 ->> 'town', null, 'a visitor sees no place');
select isnt(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 0 -> 'photo' ->> 'path', null, 'but the photo');
select is(public.forum_posts('hidden', 'hide-brand') -> 0 ->> 'title', null, 'and no title in the thread');

-- Facts alone.
select tests.sign_out();
update public.games set mode_options = '{"shows_photos": false}' where id = (select game from t);
update public.sessions set mode_options = '{"shows_photos": false}' where game_id = (select game from t);
select tests.sign_in(ada) from t;
select pg_temp.everything();
select is(pg_temp.pages_with('"path"|"placeholder"'), '{}'::text[], 'a game of facts alone shows no photo on any page');
select is(pg_temp.pages_with('Testham|A home for tests'), '{homes,posts,results,round}'::text[], 'and tells the facts');
select is(pg_temp.round(2) -> 'photos', '[]'::jsonb, 'the round has no photos');
select isnt(pg_temp.round(1) -> 'photos' -> 0 ->> 'path', null, 'a home that was guessed has them');
select isnt(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 0 -> 'photo' ->> 'path', null,
  'in the list of homes');
select isnt(public.forum_posts('hidden', 'hide-brand') -> 0 -> 'photo' ->> 'path', null, 'in the thread');
select isnt(public.session_results((run ->> 'session_id')::uuid, 'detailed') -> 'rounds' -> 0 -> 'photo' ->> 'path',
  null, 'and in the result') from t;
select is(public.game_overview('hidden', 'hide-brand') -> 'cover', 'null'::jsonb,
  'the game itself has no picture, since its homes are still to be guessed');
select tests.visit();
select is(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 0 ->> 'photo', null, 'a visitor sees no photo');
select is(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 0 ->> 'town', 'Testham', 'but the place');

-- A run in another mode than its game's: what either hides stays away from this player.
select tests.sign_out();
update public.games set mode_options = '{}' where id = (select game from t);
update public.sessions set mode_options = '{"shows_facts": false}' where game_id = (select game from t);
select tests.sign_in(ada) from t;
select is(pg_temp.round(2) -> 'facts', '{}'::jsonb, 'the round goes by its run');
select is(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 1 ->> 'town', null,
  'so does the list for the player of that run');
select is(public.forum_posts('hidden', 'hide-brand') -> 1 ->> 'town', null, 'and the thread');
select is(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 0 ->> 'town', 'Testham', 'but for what was guessed');
select tests.visit();
select is(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 1 ->> 'town', 'Testham',
  'everybody else sees what the game shows');
select tests.sign_out();
update public.sessions set mode_options = '{"shows_photos": false}' where game_id = (select game from t);
select tests.sign_in(ada) from t;
select is(pg_temp.round(2) -> 'photos', '[]'::jsonb, 'without photos as well');
select is(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 1 ->> 'photo', null, 'in the list');
select is(public.forum_posts('hidden', 'hide-brand') -> 1 ->> 'photo', null, 'and the thread');
select is(pg_temp.round(2) ->> 'mode', 'classic', 'a name alone says nothing');
select is(pg_temp.round(2) -> 'mode_options', '{"shows_photos": false}'::jsonb, 'the round says what its mode says');
select is(public.run_state((run ->> 'session_id')::uuid) -> 'mode_options', '{"shows_photos": false}'::jsonb,
  'and so does the run') from t;

-- Hidden facts of a home and a mode's go together.
select tests.sign_out();
update public.game_listings set hidden_facts = '{town}' where game_id = (select game from t);
update public.sessions set mode_options = '{}' where game_id = (select game from t);
select tests.sign_in(ada) from t;
select is(public.forum_posts('hidden', 'hide-brand') -> 1 ->> 'town', null, 'a hidden town stays hidden in the thread');
select is(public.forum_posts('hidden', 'hide-brand') -> 1 ->> 'district', 'TE1', 'the rest is told');
select is(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 1 ->> 'town', null, 'and in the list');
select is(public.game_homes('hidden', 'hide-brand') -> 'homes' -> 1 ->> 'district', 'TE1',
  'where the rest is told too');

-- Behind a code nothing of a mode is said.
select tests.sign_out();
update public.games set visibility = 'code', mode_options = '{"is_range": true}' where id = (select game from t);
select tests.visit();
select is(public.game_overview('hidden', 'hide-brand') -> 'mode_options', '{}'::jsonb,
  'a visitor before the door learns nothing of the rules');
select tests.sign_in(ada) from t;
select is(public.game_overview('hidden', 'hide-brand') -> 'mode_options', '{"is_range": true}'::jsonb,
  'whoever is in the game does');

-- A name that says something else changes nothing.
select tests.sign_out();
update public.games set mode = 'photo-only', mode_options = '{}', hints = '{year}', visibility = 'public'
  where id = (select game from t);
update public.sessions set mode = 'photo-only' where game_id = (select game from t);
select tests.sign_in(ada) from t;
select is(pg_temp.round(2) -> 'facts' ->> 'district', 'TE1', 'options decide, not names: facts');
select isnt(pg_temp.round(2) -> 'photos' -> 0 ->> 'path', null, 'photos');
select is((pg_temp.round(2) ->> 'is_range')::boolean, false, 'one amount');
select isnt(pg_temp.round(2) -> 'hints' -> 0, null, 'and hints');
select * from finish();

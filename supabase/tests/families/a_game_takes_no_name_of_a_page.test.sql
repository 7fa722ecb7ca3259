-- Slugs that are names of pages are refused by the database, at creation and at renaming.
select plan(4);

create temp table t as select tests.agency('named-brand') as agency;
create function pg_temp.name_game(slug text) returns uuid language sql as $$
  insert into public.games (agency_id, slug, family, title, currency) select agency, name_game.slug, 'branded', 'Game',
    'GBP' from t returning id
$$;
select tests.refuses($$select pg_temp.name_game('now')$$, 'slug_reserved', 422, '/play/now is a page');
select tests.refuses($$select pg_temp.name_game('getting-started')$$, 'slug_reserved', 422,
  '/create-game/getting-started is a page');
select lives_ok($$select pg_temp.name_game('now-or-never')$$, 'a name that only begins like one is free');
select tests.refuses($$update public.games set slug = 'party'
  where slug = 'now-or-never'$$, 'slug_reserved', 422, 'a game is not renamed to a page');
select * from finish();

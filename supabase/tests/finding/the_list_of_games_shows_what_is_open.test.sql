-- The list of games holds a brand's open public games with a home to guess, and follows them.
select plan(34);

create temp table a as select tests.agency('listing-brand') as id;
create temp table t as select tests.game('listed', a.id, '{25000000,30000000}') as game from a;
select tests.game('of-somebody-else', tests.agency('other-listing-brand'), '{25000000}');
create function pg_temp.slugs(search text default null, place text default null, family text default null,
  length text default null,
  sort text default null) returns text language sql as $$
  select coalesce(string_agg(g ->> 'slug', ' ' order by n), '') from jsonb_array_elements(
    public.game_collection('listing-brand', search, place, family, length, sort) -> 'games') with ordinality as e (g, n)
$$;
-- What every order lists of how many: one answer where all orders agree.
create function pg_temp.counts() returns text[] language sql as $$
  select array_agg(distinct jsonb_array_length(c -> 'games') || ' of ' || (c ->> 'total'))
  from unnest('{newest,most_played,length,title}'::text[]) sort,
    lateral public.game_collection('listing-brand', null, null, null, null, sort) c
$$;

select tests.visit();
select is(pg_temp.slugs(), 'listed', 'a visitor sees the open public games of this brand and of no other');
select is(pg_temp.counts(), '{"1 of 1"}', 'whatever the order');
select is(jsonb_array_length(public.listed_games('listing-brand')), 1, 'sitemaps list it');
select tests.sign_out();
update public.games set visibility = 'unlisted' where id = (select game from t);
select is(pg_temp.slugs(), '', 'no unlisted game');
update public.games set visibility = 'code' where id = (select game from t);
select is(pg_temp.slugs(), '', 'no game behind a code');
update public.games set visibility = 'public', state = 'draft' where id = (select game from t);
select is(pg_temp.slugs(), '', 'no draft');
update public.games set state = 'closed' where id = (select game from t);
select is(pg_temp.slugs(), '', 'no closed game');
update public.games set state = 'scheduled', opens_at = now() + interval '1 hour' where id = (select game from t);
select is(pg_temp.slugs(), '', 'no game before it opens');
select is(pg_temp.counts(), '{"0 of 0"}', 'in no order, and it is not counted');
select is(jsonb_array_length(public.listed_games('listing-brand')), 0, 'nor do sitemaps list it');
update public.games set opens_at = now() - interval '2 hours', closes_at = now() - interval '1 hour'
  where id = (select game from t);
select is(pg_temp.slugs(), '', 'none after it has closed by the clock');
select is(pg_temp.counts(), '{"0 of 0"}', 'in no order either');
select is(jsonb_array_length(public.listed_games('listing-brand')), 0, 'nor in sitemaps');
update public.games set closes_at = null where id = (select game from t);
select is(pg_temp.slugs(), 'listed', 'a scheduled game whose time has come');
select is(pg_temp.counts(), '{"1 of 1"}', 'in every order');
update public.games set opens_at = null where id = (select game from t);
select is(pg_temp.slugs(), '', 'but none without a time');
update public.games set state = 'closed', opens_at = now() - interval '2 hours' where id = (select game from t);
select is(pg_temp.slugs(), '', 'nor one that was closed after its time had come');
update public.games set state = 'open' where id = (select game from t);
select is((select rounds from private.game_catalogue join t on game = game_id), 2::smallint,
  'the length is the homes that a run has');
update public.game_listings set is_visible = false where game_id = (select game from t) and position = 2;
select is((select rounds from private.game_catalogue join t on game = game_id), 1::smallint,
  'and follows a home that is hidden');
select is(public.game_overview('listed', 'listing-brand') ->> 'listing_count', '1', 'as does the game''s own page');
update public.listings set status = 'withdrawn' where id = (select gl.listing_id from public.game_listings gl
  join t on t.game = gl.game_id where gl.position = 1);
select is(pg_temp.slugs(), '', 'a game whose last home was withdrawn is gone');
update public.game_listings set is_visible = true where game_id = (select game from t);
select is(pg_temp.slugs(), 'listed', 'and back with another home');
select is(public.game_overview('listed', 'listing-brand') ->> 'listing_count', '1',
  'the one that was withdrawn is not counted');

update public.assets set region = 'Kent' where id in (
  select l.asset_id from public.listings l join public.game_listings gl on gl.listing_id = l.id
    join t on t.game = gl.game_id);
select is(pg_temp.slugs(place => 'GB:Kent'), 'listed', 'a game is found by the region of its homes');
select is(pg_temp.slugs(place => 'GB'), 'listed', 'and by their country');
select is(pg_temp.slugs(place => 'ES'), '', 'and not by another');
select is(pg_temp.slugs(place => ''), 'listed', 'no place is every place');
update public.game_listings set hidden_facts = '{region}' where game_id = (select game from t);
select is(pg_temp.slugs(place => 'GB:Kent'), '', 'a region that the game hides is no way to it');
select is((select public.game_choices('listing-brand')),
  '{"places": [{"place": "GB", "games": 1}], "families": [{"family": "public", "games": 1}],
    "ways": [{"way": "classic", "games": 1}, {"way": "has_clues", "games": 1}]}',
  'the choices say how many games each leaves, and name no hidden region');
update public.game_listings set hidden_facts = '{}' where game_id = (select game from t);
update public.games set mode_options = '{"shows_facts": false}' where id = (select game from t);
select is(pg_temp.slugs(place => 'GB:Kent'), '', 'a mode without facts hides the region');
select is(pg_temp.slugs(place => 'GB'), '', 'and the country');
select is(pg_temp.slugs(), 'listed', 'but not the game');
select is((select count(*)::integer from information_schema.columns where table_schema = 'private'
  and table_name = 'game_catalogue'
  and column_name ~ '(price|minor|amount|score)'), 0, 'the catalogue holds nothing about prices');
delete from public.games where id = (select game from t);
select is(pg_temp.slugs(), '', 'a deleted game is gone');
select * from finish();

-- The lists of a game's homes: what is hidden, withdrawn or behind a code stays away, and each player's state is their
-- own.
select plan(48);

create temp table t as select tests.agency('list-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben, tests.person('Host') as host;
alter table t add game uuid, add ada_run jsonb, add guest_run jsonb;
update t set game = tests.game('listed', brand, '{25000000,30000000,35000000,40000000,45000000}', host);
update public.games set family = 'forum', rounds_per_run = 2 where id = (select game from t);
-- Home 3 is hidden, home 4 withdrawn; the place of home 2 is not told, home 5 is for sale.
create temp view homes as select gl.* from public.game_listings gl, t where gl.game_id = t.game;
update t set ada_run = tests.start(game, ada), guest_run = tests.start(game);
update public.game_listings set is_visible = false where id = (select id from homes where position = 3);
update public.listings set status = 'withdrawn' where id = (select listing_id from homes where position = 4);
update public.game_listings set hidden_facts = '{town,district}' where id = (select id from homes where position = 2);
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
  select listing_id, 2, 'asking', 45000000, 'GBP', '2024-05-17' from homes where position = 5;
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash,
  rights_status)
  select listing_id, 0, gen_random_uuid()::text, '{480}', 1, 1, 'Not ours', 'data:,', 'x', 'link-only' from homes
    where position = 1;
select tests.guess(ada_run, 1, 26000000, ada), tests.guess(guest_run, 1, 26000000) from t;
grant select on t, homes to public;
create function pg_temp.posts(token text default null) returns jsonb
  language sql as $$ select public.forum_posts('listed', 'list-brand', token) $$;
create function pg_temp.homes(token text default null) returns jsonb
  language sql as $$ select public.game_homes('listed', 'list-brand', token) $$;
create function pg_temp.token() returns text language sql as $$ select guest_run ->> 'guest_token' from t $$;

select tests.sign_in(ada) from t;
select is((select array_agg((p ->> 'position')::integer) from jsonb_array_elements(pg_temp.posts()) p), '{1,2,5}',
  'a forum lists the homes that are shown and not withdrawn');
select is(jsonb_array_length(pg_temp.homes() -> 'homes'), 3, 'so does the list of homes');
select is((pg_temp.posts() -> 0 -> 'photo' ->> 'alt'), 'The front of the house',
  'a photo that may only be linked to is not shown');
select is((pg_temp.posts() -> 0 ->> 'town'), 'Testham', 'a fact is told');
select is((pg_temp.posts() -> 1 ->> 'town'), null, 'unless it is hidden there');
select is((pg_temp.homes() -> 'homes' -> 0 ->> 'town'), 'Testham', 'in the list of homes as well it is told');
select is((pg_temp.homes() -> 'homes' -> 1 ->> 'town'), null, 'unless it is hidden');
select isnt((pg_temp.homes() -> 'homes' -> 0 -> 'map' ->> 'lat'), '51.5', 'a point on the map is moved');
select is((pg_temp.posts() -> 0 ->> 'price_year'), '2024', 'the year of a sale is told');
select is((pg_temp.posts() -> 2 ->> 'price_kind'), 'asking', 'of a home for sale');
select is((pg_temp.posts() -> 2 ->> 'price_year'), null, 'no year is');
select is((pg_temp.posts() -> 0 ->> 'is_guessed')::boolean, true, 'a player sees what they have guessed');
select is((pg_temp.posts() -> 1 ->> 'is_guessed')::boolean, false, 'and what they have not');
select is((pg_temp.posts() -> 1 ->> 'session_id'), (select ada_run ->> 'session_id' from t),
  'and the run in which they may');
select is((pg_temp.posts() -> 0 ->> 'comments'), '0', 'comments are counted after the guess');
select is((pg_temp.posts() -> 1 ->> 'comments'), null, 'not before');
select is((pg_temp.homes() ->> 'session_id'), (select ada_run ->> 'session_id' from t),
  'the list of homes knows the run under way');
select is((pg_temp.homes() -> 'homes' -> 0 -> 'guessed' ->> 'session_id'), (select ada_run ->> 'session_id' from t),
  'and the guess');
select is((pg_temp.homes() -> 'homes' -> 0 ->> 'is_in_run')::boolean, true, 'a home of the run is in it');
select is((pg_temp.homes() -> 'homes' -> 2 ->> 'is_in_run')::boolean, false, 'another is not');
select tests.sign_in(ben) from t;
select is((pg_temp.posts() -> 0 ->> 'session_id'), null, 'a player without a run has none');
select is((pg_temp.homes() ->> 'session_id'), null, 'there either');
select is((pg_temp.homes() -> 'homes' -> 0 ->> 'guessed'), null, 'nor anybody else''s guess');
select is((pg_temp.homes() -> 'homes' -> 2 ->> 'is_in_run')::boolean, true, 'and may yet get any home');
select tests.visit();
select is((pg_temp.posts(pg_temp.token()) -> 0 ->> 'session_id'), (select guest_run ->> 'session_id' from t),
  'a guest sees their own run by their token');
select is((pg_temp.homes(pg_temp.token()) -> 'homes' -> 0 -> 'guessed' ->> 'session_id'),
  (select guest_run ->> 'session_id' from t), 'and their own guess');
select is((pg_temp.posts() -> 0 ->> 'session_id'), null, 'a visitor nobody''s');
select is(jsonb_array_length(pg_temp.posts()), 3, 'but every post');

-- A run that ran out is no run to go on with; its guesses stay.
select tests.sign_out();
update public.sessions set active_at = now() - interval '25 hours'
  where id = (select (ada_run ->> 'session_id')::uuid from t);
select tests.sign_in(ada) from t;
select is((pg_temp.posts() -> 1 ->> 'session_id'), null, 'a run that ran out guesses no more');
select is((pg_temp.posts() -> 0 ->> 'is_guessed')::boolean, true, 'what it guessed stays guessed');
select is((pg_temp.homes() ->> 'session_id'), null, 'and is no run under way');
select tests.sign_out();
update public.sessions set status = 'finished', finished_at = now(), active_at = now()
  where id = (select (ada_run ->> 'session_id')::uuid from t);
select tests.sign_in(ada) from t;
select is((pg_temp.posts() -> 1 ->> 'session_id'), null, 'nor is one that is over');
select is((pg_temp.homes() ->> 'session_id'), null, 'there either');

-- By mode.
select tests.sign_out();
update public.games set mode_options = '{"shows_photos": false}' where id = (select game from t);
select is((pg_temp.homes() -> 'homes' -> 0 ->> 'photo'), null, 'a game without photos lists none');
select is((pg_temp.posts() -> 0 ->> 'photo'), null, 'nor does its forum');
update public.games set mode_options = '{"is_classroom": true}' where id = (select game from t);
select tests.sign_in(ada) from t;
select is((pg_temp.posts() -> 0 ->> 'comments'), null, 'a classroom has no comments to count');
select isnt((pg_temp.homes() -> 'homes' -> 0 ->> 'photo'), null, 'but photos');
select tests.sign_out();
update public.games set family = 'public', mode_options = '{}' where id = (select game from t);
select tests.refuses($$select pg_temp.posts()$$, 'not_found', 404, 'a game of another family has no posts');
update public.games set family = 'forum', visibility = 'code' where id = (select game from t);

-- Behind a code.
select tests.visit();
select is(pg_temp.posts(), '[]'::jsonb, 'behind a code a visitor sees no post');
select is(pg_temp.homes() -> 'homes', '[]'::jsonb, 'and no home');
select is(jsonb_array_length(pg_temp.posts(pg_temp.token())), 3, 'a guest whom it let in does');
select is(jsonb_array_length(pg_temp.homes(pg_temp.token()) -> 'homes'), 3, 'and the homes');
select tests.sign_in(ben) from t;
select is(pg_temp.posts(), '[]'::jsonb, 'a player without a run sees none');
select is(pg_temp.homes() -> 'homes', '[]'::jsonb, 'neither');
select tests.sign_in(ada) from t;
select is(jsonb_array_length(pg_temp.posts()), 3, 'one with a run does');
select is(jsonb_array_length(pg_temp.homes() -> 'homes'), 3, 'in both lists');
select tests.sign_in(host) from t;
select is(jsonb_array_length(pg_temp.posts()), 3, 'and so does whoever runs the game');
select is(jsonb_array_length(pg_temp.homes() -> 'homes'), 3, 'in both as well');
select * from finish();

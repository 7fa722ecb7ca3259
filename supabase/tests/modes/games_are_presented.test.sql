-- Presentation: photos in another order, hard rules, words instead of points; every run of a game has it.
select plan(39);

create temp table t as select tests.agency('presented') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid;
update t set game = tests.game('presented-game', brand, '{10000000,20000000,30000000}');
create function pg_temp.present(options jsonb) returns void language sql as $$
  update public.games set mode_options = options where id = (select game from t)
$$;
create function pg_temp.game() returns public.games language sql as $$
  select g from public.games g where g.id = (select game from t)
$$;

-- Words.
select is(private.are_mode_options('{"photo_order": "shuffled", "has_flip": true, "is_hard": true, "is_light": true,
  "is_family": true}'), true, 'a game may say how it is presented');
select is(private.are_mode_options('{"photo_order": "by-price"}'), false, 'in the words that there are');
select is(private.are_mode_options('{"photo_order": null}'), false, 'and not in none');
select is(private.are_mode_options('{"is_family": "yes"}'), false, 'by true and false');
select is(private.are_mode_options('{"is_family": true, "may_double": true}'), false,
  'nobody stakes points in a game of words');
select is(private.are_mode_options('{"is_family": true, "has_fog": true}'), false, 'or buys clues for them');
select is(private.are_mode_options('{"is_family": true, "run_seconds": 60}'), false, 'or plays against a clock');
select is(private.are_mode_options('{"is_family": false, "may_double": true}'), true, 'but elsewhere');
select is(private.presentation_of('{"lives": 3, "photo_order": "shuffled", "has_flip": true, "has_hints": false}'),
  '{"photo_order": "shuffled", "has_flip": true}', 'a presentation is what stays beside another mode');
select is(private.presentation_of('{"is_hard": true, "has_hints": false, "is_family": true, "is_calm": true,
    "is_light": true}'), '{"is_hard": true, "has_hints": false, "is_family": true, "is_calm": true, "is_light": true}',
  'with all that hard rules and words say');
select is(private.presentation_of('{"is_calm": true}'), '{}', 'and nothing of what they share with modes');

-- Photos.
delete from public.listing_photos where listing_id in (select gl.listing_id from public.game_listings gl, t
  where gl.game_id = t.game and gl.position = 1);
insert into public.listing_photos (id, listing_id, position, path, widths, width, height, alt, room, placeholder,
  content_hash)
select p.id, gl.listing_id, p.position, gen_random_uuid(), '{480}', 480, 360, '', p.room,
  'data:image/webp;base64,AAAA', p.id
from public.game_listings gl, t, (values (1, 'Exterior', '00000000-0000-4000-8000-0000000000c1'::uuid),
  (2, 'kitchen', '00000000-0000-4000-8000-0000000000a2'), (3, 'street map', '00000000-0000-4000-8000-0000000000d3'),
  (4, null, '00000000-0000-4000-8000-0000000000b4')) p (position, room, id)
where gl.game_id = t.game and gl.position = 1;
create function pg_temp.photos(options jsonb) returns text language sql as $$
  select string_agg(coalesce(nullif(p.photo ->> 'room', ''), '-'), ',' order by p.place)
  from jsonb_array_elements(private.photos_in_mode((select gl.listing_id from public.game_listings gl, t
    where gl.game_id = t.game and gl.position = 1), options)) with ordinality p (photo, place)
$$;
select is(pg_temp.photos('{}'), 'Exterior,kitchen,street map,-', 'photos stand as the host put them');
select is(pg_temp.photos('{"photo_order": "outside-last"}'), 'kitchen,-,Exterior,street map',
  'or with those of the outside last');
select is(pg_temp.photos('{"photo_order": "shuffled"}'), 'kitchen,-,Exterior,street map', 'or by chance');
select is(jsonb_array_length(private.photos_in_mode(gl.listing_id, '{"photo_order": "shuffled", "has_fog": true}')), 1,
  'of which fog shows the first') from public.game_listings gl, t where gl.game_id = t.game and gl.position = 1;
select is(private.photos_in_mode(gl.listing_id, '{"photo_order": "outside-last", "has_fog": true}') -> 0 ->> 'id',
  '00000000-0000-4000-8000-0000000000a2', 'in the order that was chosen')
  from public.game_listings gl, t where gl.game_id = t.game and gl.position = 1;
select is(pg_temp.photos('{"photo_order": "outside-last", "shows_facts": false}'), '-,-,-,-',
  'without a word where facts are hidden');
select is(pg_temp.photos('{"photo_order": "outside-last", "shows_photos": false}'), null,
  'and none where photos are hidden');

-- Hard rules.
update public.games set hints = '{year,area}', difficulty = 'easy' where id = (select game from t);
select pg_temp.present('{"is_hard": true, "has_hints": false}');
select is((pg_temp.game()).difficulty, 'hard', 'hard rules are the hardest difficulty');
select is((pg_temp.game()).hints, '{}'::text[], 'without hints');
update public.games set difficulty = 'easy' where id = (select game from t);
select is((pg_temp.game()).difficulty, 'hard', 'whoever writes another');
select is((pg_temp.game()).has_leaderboard, true, 'on a board of their own');
alter table t add family uuid;
update t set family = tests.game('family-game', brand, '{10000000,20000000}');
select is((private.game_in_mode(g, '{"has_hints": false}')).difficulty, 'normal', 'no hints alone are not hard')
  from public.games g, t where g.id = t.family;

-- Runs.
select pg_temp.present('{"photo_order": "shuffled", "is_hard": true, "has_hints": false}');
select is(tests.start(game, ada) ->> 'ranked', 'true', 'a run of such a game counts') from t;
select is((select s.mode_options from public.sessions s, t where s.user_id = t.ada),
  '{"photo_order": "shuffled", "is_hard": true, "has_hints": false}', 'and is presented as the game is');
select is(public.start_run('presented-game', 'presented', user_id => ben, client_address => 'test', mode => 'another',
  mode_options => '{"lives": 3}') ->> 'practice_reason', 'other_mode', 'one in another mode is practice') from t;
select is((select s.mode_options from public.sessions s, t where s.user_id = t.ben),
  '{"lives": 3, "photo_order": "shuffled", "is_hard": true, "has_hints": false}', 'and presented so, too');
select is((select (private.game_of_run(s)).difficulty from public.sessions s, t where s.user_id = t.ben), 'hard',
  'by the same rules');

-- Words instead of points.
select is((select g.has_leaderboard from public.games g, t where g.id = t.family), true, 'a game has a board');
update public.games set mode_options = '{"is_family": true, "is_calm": true, "has_hints": false}', round_seconds = 30
  where id = (select family from t);
select is((select g.has_leaderboard from public.games g, t where g.id = t.family), false, 'one in words has none');
update public.games set has_leaderboard = true where id = (select family from t);
select is((select g.has_leaderboard from public.games g, t where g.id = t.family), false, 'whoever asks for it');
select is((select g.round_seconds from public.games g, t where g.id = t.family), null, 'and no clock');
select is(private.fits_room(g, g.mode_options), false, 'no room plays it, since a room ends with places')
  from public.games g, t where g.id = t.family;
select is(private.fits_room(g, '{"round_seconds": 15}'), false, 'in no other mode either')
  from public.games g, t where g.id = t.family;
select is(private.fits_room(g, '{"has_flip": true, "photo_order": "shuffled", "is_hard": true}'), true,
  'whatever else is presented may be played in one') from public.games g, t where g.id = t.game;
create temp table begun as select tests.start(family, ada) as run from t;
select tests.guess(run, place, 12000000, ada) from begun, t, generate_series(1, 2) place;
create temp table played as select (run ->> 'session_id')::uuid as session_id from begun;
select is((select s.status from public.sessions s, played p where s.id = p.session_id), 'finished',
  'a run of it is played to its end');
select cmp_ok((select s.total_score from public.sessions s, played p where s.id = p.session_id), '>', 0,
  'its guesses earn points for whoever corrects a price');
select is(public.session_results(session_id, 'share') -> 'total_score', 'null'::jsonb, 'which nobody is shown')
  from played;
select is(jsonb_array_length(public.session_results(session_id, 'share') -> 'rounds'), 2, 'but words for each home')
  from played;
select * from finish();

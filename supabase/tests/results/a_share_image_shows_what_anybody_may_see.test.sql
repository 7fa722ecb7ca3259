-- What the share-image function is told: names, colour, the game's cover, squares and the total that they make.
select plan(19);

create temp table t as
select tests.agency('painters') as agency, tests.person('Ada') as ada;
alter table t add game uuid, add run jsonb;
update t set game = tests.game('painted', agency, '{30000000,40000000}');
update public.agencies set theme = '{"accent": "#123456"}' where key = 'painters';
update t set run = tests.start(game, ada);
select tests.guess(run, 1, 30300000, ada), tests.guess(run, 2, 40300000, ada) from t;
grant select on t to public;

select tests.visit();
select tests.denies($$select public.share_card('painters')$$, 'visitors do not ask the database for it');
select tests.serve();
select is(public.share_card('painters') - 'homes',
  '{"brand": "painters", "accent": "#123456", "title": null, "cover": null, "squares": null,
    "total_score": null, "max_score": null}'::jsonb,
  'a brand''s name and colour');
select is(public.share_card('painters', 'painted') ->> 'title', 'painted', 'the title of a public game');
select is(public.share_card('painters', 'painted') ->> 'homes', '2', 'and its number of homes');
select is((select public.share_card(session_id => (run ->> 'session_id')::uuid) - 'cover' from t),
  '{"brand": "painters", "accent": "#123456", "title": "painted", "homes": null, "squares": [0, 0],
    "total_score": 1820, "max_score": 2000}'::jsonb,
  'the squares of a result and what they make');
select tests.refuses($$select public.share_card('painters', 'no-such-game')$$, 'not_found', 404,
  'a game that is not there has no image');
select tests.refuses($$select public.share_card(session_id => gen_random_uuid())$$, 'not_found', 404,
  'nor has such a result');

-- The cover: the first photo of the first home that the game shows, for its picture and for every result's.
select tests.sign_out();
create temp table h as
  select gl.id, gl.listing_id, gl.position from public.game_listings gl, t where gl.game_id = t.game;
update public.listing_photos p set path = format('%s0000000-0000-4000-8000-000000000000', h.position)
  from h where p.listing_id = h.listing_id;
create function pg_temp.cover(of_run boolean default false) returns text language sql as $$
  select left(case when of_run then public.share_card(session_id => (run ->> 'session_id')::uuid)
    else public.share_card('painters', 'painted') end #>> '{cover,path}', 1) from t $$;
create function pg_temp.hide(place integer, is_hidden boolean) returns void language sql as $$
  update public.game_listings set is_visible = not is_hidden where id = (select id from h where position = place) $$;
create function pg_temp.sell(place integer, to_status text) returns void language sql as $$
  update public.listings set status = to_status where id = (select listing_id from h where position = place) $$;

select is(array[pg_temp.cover(), pg_temp.cover(true)], '{1,1}', 'a public game''s cover is told, beside a result too');
select is(public.share_card('painters') -> 'cover', 'null'::jsonb, 'a brand has none');
select pg_temp.hide(1, true);
select is(array[pg_temp.cover(), pg_temp.cover(true)], '{2,2}', 'a hidden home is no cover: the next one is');
select pg_temp.sell(2, 'withdrawn');
select is(array[pg_temp.cover(), pg_temp.cover(true)], array[null, null], 'nor is a withdrawn one');
select pg_temp.hide(1, false), pg_temp.sell(2, 'available');
select is(array[pg_temp.cover(), pg_temp.cover(true)], '{1,1}', 'a home that is shown again is the cover again');
update public.listing_photos p set is_hidden = true from h where p.listing_id = h.listing_id;
select is(array[pg_temp.cover(), pg_temp.cover(true)], array[null, null], 'a hidden photo is none');
update public.listing_photos p set is_hidden = false from h where p.listing_id = h.listing_id;
update public.games set mode_options = '{"shows_photos": false}' where slug = 'painted';
select is(array[pg_temp.cover(), pg_temp.cover(true)], array[null, null], 'a game without photos has none');
update public.games set mode_options = '{}' where slug = 'painted';
update public.games set state = 'closed' where slug = 'painted';
select is(array[pg_temp.cover(), pg_temp.cover(true)], '{1,1}', 'a closed game keeps its cover, as its title');
update public.games set state = 'scheduled', opens_at = now() + interval '1 day' where slug = 'painted';
select is(array[pg_temp.cover(), pg_temp.cover(true)], array[null, null], 'one that is not open yet tells none');
update public.games set state = 'open', opens_at = null where slug = 'painted';

update public.games set visibility = 'unlisted' where slug = 'painted';
select tests.serve();
select is(public.share_card('painters', 'painted') - 'accent',
  '{"brand": "painters", "title": null, "cover": null, "homes": null, "squares": null, "total_score": null,
    "max_score": null}'::jsonb, 'an unlisted game is not named');
select is((select public.share_card(session_id => (run ->> 'session_id')::uuid) ->> 'title' from t), null,
  'nor is it beside a result');
select tests.sign_out();
select is(array[pg_temp.cover(), pg_temp.cover(true)], array[null, null], 'nor shown by its cover');
select * from finish();

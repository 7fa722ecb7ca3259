-- A game's ways are the word of its mode and every option that is simply on; the week's runs are counted by the clock.
select plan(14);

create temp table b as select tests.agency('brand-of-ways') as id;
insert into public.games (agency_id, slug, family, title, state, currency, mode, mode_options, hints)
select b.id, g.slug, 'public', g.slug, 'open', 'GBP', g.mode, g.options::jsonb, g.hints::text[]
from b, (values
  ('way-plain', 'classic', '{}', '{year,area}'), ('way-blitz', 'blitz', '{"round_seconds": 15}', '{year}'),
  ('way-hard', 'classic', '{"is_hard": true, "has_hints": false}', '{}'),
  ('way-cards', 'blitz', '{"round_seconds": 15, "has_flip": true}', '{}')) g (slug, mode, options, hints);
insert into public.game_listings (game_id, listing_id, position)
select g.id, tests.listing(b.id, 25000000), 1 from public.games g join b on b.id = g.agency_id;

create function pg_temp.played(way text, sort text default 'title') returns text language sql as $$
  select coalesce(string_agg(g.game ->> 'slug', ' ' order by g.place), '')
  from jsonb_array_elements(public.game_collection('brand-of-ways', way => played.way, sort => played.sort) -> 'games')
    with ordinality g (game, place)
$$;
select is(pg_temp.played('blitz'), 'way-blitz way-cards', 'by a mode''s word');
select is(pg_temp.played('is_hard'), 'way-hard', 'by an option that is on');
select is(pg_temp.played('has_flip'), 'way-cards', 'whatever the mode beside it');
select is(pg_temp.played('has_hints'), '', 'an option that is off is no way');
select is(pg_temp.played('round_seconds'), '', 'nor is a number');
select is(pg_temp.played('has_clues'), 'way-blitz way-plain', 'games that sell hints');
select is(pg_temp.played('price'), '', 'a word that nobody knows finds nothing');
select is(pg_temp.played(''), 'way-blitz way-cards way-hard way-plain', 'and none finds every game');
-- What has not opened yet, or is over, is in no list and in no count.
insert into public.games (agency_id, slug, family, title, state, currency, mode, mode_options, opens_at, closes_at)
select b.id, g.slug, 'public', g.slug, 'scheduled', 'GBP', 'blitz', '{"round_seconds": 15}', now() + g.opens::interval,
  now() + g.closes::interval
from b, (values ('way-later', '1 hour', '2 hours'), ('way-over', '-2 hours', '-1 hour')) g (slug, opens, closes);
insert into public.game_listings (game_id, listing_id, position)
select g.id, tests.listing(b.id, 25000000), 1 from public.games g join b on b.id = g.agency_id
where g.slug in ('way-later', 'way-over');
select is(array(select unnest(string_to_array(pg_temp.played('blitz', 'trending'), ' ')) order by 1),
  '{way-blitz,way-cards}', 'not even in that of the week');
select is((select c ->> 'games' from jsonb_array_elements(public.game_choices('brand-of-ways') -> 'ways') c
  where c ->> 'way' = 'blitz'), '2', 'the choices say how many games each way has');

update public.games g set mode = 'classic', mode_options = '{}' from b
where g.agency_id = b.id and g.slug = 'way-blitz';
select is(pg_temp.played('blitz'), 'way-cards', 'a game that is changed is found by its new way alone');

-- What others played is counted before.
select private.count_the_week();
insert into private.guest_identities (token_hash) values (sha256('the player of ways'));
insert into public.sessions (game_id, guest_id, mode, is_ranked, is_timed, display_name, seed, rounds, guessed,
  total_score, status, started_at, finished_at)
select g.id, i.id, 'classic', false, false, 'Guest', 1, 1, 0, 0, 'abandoned', now() - r.age::interval, now()
from public.games g join b on b.id = g.agency_id
join private.guest_identities i on i.token_hash = sha256('the player of ways')
join (values ('way-hard', '1 day'), ('way-hard', '6 days'), ('way-plain', '2 days'), ('way-cards', '8 days'),
  ('way-cards', '9 days'), ('way-cards', '10 days')) r (slug, age) on r.slug = g.slug;
select is(private.count_the_week(), 2, 'the clock counts the runs of seven days, of games that had any');
select is(split_part(pg_temp.played(null, 'trending'), ' ', 1), 'way-hard', 'most runs of the week come first');
update public.sessions s set started_at = now() - interval '8 days' from public.games g
  where g.id = s.game_id and g.slug = 'way-hard';
select is(private.count_the_week(), 1, 'and a week later they count no more');
select * from finish();

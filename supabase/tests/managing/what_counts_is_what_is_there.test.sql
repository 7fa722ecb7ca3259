-- Counts, covers, choices and rules of a game look at what is shown, open, undecided or ranked, and at nothing else.
select plan(39);

create temp table t as select tests.agency('there-brand') as brand, tests.person('Agent') as agent,
  tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Staff') as staff;
insert into public.agency_members select brand, agent, 'agent' from t;
insert into private.staff_members select staff from t;
alter table t add game uuid, add other uuid, add edition uuid;
update t set game = tests.game('there', brand, '{25000000,30000000,35000000,40000000,45000000}'),
  other = tests.game('there-too', brand, '{25000000}'), edition = tests.game('there-edition', brand,
  '{25000000,30000000}');
create temp table h as select gl.id, gl.listing_id, gl.position, gl.game_id from public.game_listings gl, t
  where gl.game_id in (t.game, t.other, t.edition);
create function pg_temp.home(place integer) returns uuid language sql as $$ select h.listing_id from h, t
  where h.position = place and h.game_id = t.game $$;
grant select on t, h to public;
-- Writes as if no trigger kept the time of the last change.
create function pg_temp.age(of_game uuid) returns void language plpgsql as $$
begin
  perform set_config('session_replication_role', 'replica', true);
  update public.games set updated_at = now() - interval '25 hours' where id = of_game;
  perform set_config('session_replication_role', 'origin', true);
end $$;

-- The cover: the first home that is shown, is not withdrawn and has a photo that may be.
update public.listing_photos p set alt = 'Photo of ' || h.position from h, t where p.listing_id = h.listing_id
  and h.game_id = t.game;
select is((public.game_overview('there', 'there-brand') -> 'cover' ->> 'alt'), 'Photo of 1',
  'the cover is a photo of the first home');
update public.game_listings set is_visible = false where listing_id = pg_temp.home(1);
select is((public.game_overview('there', 'there-brand') -> 'cover' ->> 'alt'), 'Photo of 2', 'that is shown');
update public.listings set status = 'withdrawn' where id = pg_temp.home(2);
select is((public.game_overview('there', 'there-brand') -> 'cover' ->> 'alt'), 'Photo of 3', 'that is not withdrawn');
update public.listing_photos set rights_status = 'link-only' where listing_id = pg_temp.home(3);
select is((public.game_overview('there', 'there-brand') -> 'cover' ->> 'alt'), 'Photo of 4',
  'whose photo may be shown');
update public.listing_photos set is_hidden = true where listing_id = pg_temp.home(4);
select is((public.game_overview('there', 'there-brand') -> 'cover' ->> 'alt'), 'Photo of 5', 'and is not hidden');
select tests.sign_in(agent) from t;
select is((select jsonb_agg(e -> 'photos') from jsonb_array_elements(public.manage_game('there',
  'there-brand') -> 'homes') e), '[1, 1, 1, 0, 1]', 'photos are counted unless they are hidden');
select tests.sign_out();

-- A game is opened with a home that is there.
update public.game_listings set is_visible = listing_id = pg_temp.home(2) where game_id = (select game from t);
update public.games set state = 'draft' where id = (select game from t);
select tests.sign_in(agent) from t;
select tests.refuses($$select public.set_game_state('there', 1, 'open', 'there-brand')$$, 'game_incomplete', 422,
  'a game whose only home was withdrawn is not opened');
select tests.sign_out();
update public.game_listings set is_visible = true where game_id = (select game from t);
select tests.sign_in(agent) from t;
select lives_ok($$select public.set_game_state('there', 1, 'open', 'there-brand')$$, 'one with others is');
select tests.refuses($$select public.manage_listing('there', h.id, 'there-brand') from h, t
  where h.game_id = t.other$$, 'not_found', 404, 'a home of another game is not managed in it');
select lives_ok($$select public.manage_listing('there-too', h.id, 'there-brand') from h, t
  where h.game_id = t.other$$, 'but in its own');
select tests.sign_out();
update public.games set opens_at = now() + interval '1 day' where id = (select game from t);
select tests.serve();
select lives_ok($$select public.save_game(agent, 'there', 2, 'there-brand', '{"title": "There"}')
  from t$$, 'an open game keeps an opening time that it has');
select tests.sign_in(agent) from t;
select lives_ok($$select public.set_game_state('there', 3, 'closed', 'there-brand')$$, 'and when it is closed');
select tests.sign_out();
select is((select opens_at from public.games g, t where g.id = t.game), null, 'a time that never came is dropped');
update public.games set state = 'open', closes_at = null where id = (select game from t);

-- Rules are fixed by ranked runs alone.
create temp table practice as select tests.start(game, agent) as run from t;
select tests.serve();
select lives_ok($$select public.save_game(agent, 'there', 4, 'there-brand', '{"difficulty": "hard"}')
  from t$$, 'practice fixes no rules');
select tests.sign_out();
create temp table ranked as select tests.start(game, ada) as run from t;
grant select on ranked to public;
select tests.serve();
select tests.refuses($$select public.save_game(agent, 'there', 5, 'there-brand', '{"difficulty": "easy"}')
  from t$$, 'rules_fixed', 409, 'a ranked run does');
select lives_ok($$select public.save_game(agent, 'there', 5, 'there-brand', '{}',
  jsonb_build_array(jsonb_build_object('game_listing_id', h.id))) from h, t where h.game_id = t.game
  and h.position = 1$$, 'a save that leaves one home');
select tests.sign_out();
select is((select details ->> 'homes' from private.management_log l, t where l.game_id = t.game order by l.id desc
  limit 1), '1', 'is logged with the number that is shown');

-- A run of an open game goes on however long ago the game was saved.
select pg_temp.age(game) from t;
select lives_ok($$select tests.guess(run, 1, 26000000, ada)
  from ranked, t$$, 'a run of an open game goes on, however old the game is');
select pg_temp.age(other) from t;
select tests.sign_in(agent) from t;
select public.save_scoot(s ->> 'version', (select jsonb_agg(jsonb_build_object('id', g ->> 'id', 'is_shown', true))
  from jsonb_array_elements(s -> 'games') g), 'there-brand') from public.scoot_games('there-brand') s;
select tests.sign_out();
select pg_temp.age(other) from t;
select tests.sign_in(agent) from t;
select public.save_scoot(s ->> 'version', (select jsonb_agg(jsonb_build_object('id', g ->> 'id', 'is_shown', true))
  from jsonb_array_elements(s -> 'games') g), 'there-brand') from public.scoot_games('there-brand') s;
select tests.sign_out();
select is((select g.updated_at from public.games g, t where g.id = t.other), now() - interval '25 hours',
  'a scoot that is saved as it is writes no game');

-- What is written twice, and what is practice already.
create temp table crowd as select sum(guesses) as before from private.crowd_histogram;
select tests.sign_in(agent) from t;
select public.exclude_run((run ->> 'session_id')::uuid, 'To be practice') from ranked;
select tests.sign_out();
select is((select sum(guesses) from private.crowd_histogram), (select before - 1 from crowd),
  'a run that becomes practice leaves the crowd');
select private.make_practice(array_agg((run ->> 'session_id')::uuid), 'price_learnt') from ranked;
select is((select s.practice_reason from public.sessions s, ranked where s.id = (run ->> 'session_id')::uuid),
  'excluded', 'and keeps the reason that came first');
select is((select sum(guesses) from private.crowd_histogram), (select before - 1 from crowd), 'once');
update private.game_catalogue set players = 99 where game_id in (select game from t union all select other from t);
select private.count_players(game) from t;
select is((select array_agg(c.players order by c.players) from private.game_catalogue c, t
  where c.game_id in (t.game, t.other)), '{0,99}', 'players are counted of the game that changed');
select lives_ok($$select public.set_game_listings(other, array(select listing_id from h where game_id = t.other))
  from t$$, 'homes are set as they are');
create temp table unshown as select tests.listing(brand, 50000000) as listing from t;
insert into public.game_listings (game_id, listing_id, position, is_visible) select game, listing, 9, false
  from t, unshown;
select public.set_game_listings(game, array(select listing_id from h where game_id = t.game)) from t;
select is((select count(*) from private.price_commitments c
  join public.game_listings gl on gl.id = c.game_listing_id, unshown u
  where gl.listing_id = u.listing), 0::bigint, 'a home that is not shown is not sealed');

-- Open requests, and homes that staff look for.
insert into public.takedown_requests (request_key, reporter_name, reporter_email, capacity, subject, page_url,
  statement, listing_id, status, decided_at)
  select gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'photos', 'x', 'These are photos of mine.',
    pg_temp.home(1), s, case when s = 'open' then null else now() end from unnest('{open,refused}'::text[]) s;
select tests.sign_in(agent) from t;
select is(public.manage_game('there', 'there-brand') ->> 'open_takedowns', '1',
  'requests are counted until they are decided');
select tests.sign_out();
update public.assets a set agency_id = null from public.listings l where l.asset_id = a.id and l.id = pg_temp.home(1);
select tests.sign_in(agent) from t;
select is(public.manage_game('there', 'there-brand') ->> 'open_takedowns', '0', 'by those who manage the home');
select tests.sign_out();
update public.listings set title = 'Rarely named' where id in (pg_temp.home(2), pg_temp.home(3));
select tests.sign_in(staff) from t;
select is((select array_agg((f ->> 'listing_id')::uuid)
  from jsonb_array_elements(public.homes_to_take_down('Rarely named')) f), (select array[listing_id] from h, t
  where h.game_id = t.game and h.position = 3), 'staff find homes that are there');
select is(public.homes_to_take_down('Ra'), '[]'::jsonb, 'by three letters at least');

-- What may be chosen: of games that are open now.
create function pg_temp.choices() returns text language sql as $$
  select (select array_agg(c ->> 'games')
    from jsonb_array_elements(public.game_choices('there-brand') -> 'places') c)::text
    || (select array_agg(c ->> 'games')
      from jsonb_array_elements(public.game_choices('there-brand') -> 'families') c)::text
$$;
select tests.sign_out();
select is(pg_temp.choices(), '{3}{3}', 'places and families are counted of open games');
update public.games set opens_at = now() + interval '1 day' where id = (select other from t);
select is(pg_temp.choices(), '{2}{2}', 'not of one that opens later');
update public.games set opens_at = null, closes_at = now() - interval '1 day' where id = (select other from t);
select is(pg_temp.choices(), '{2}{2}', 'nor of one that has closed');

-- A round-up: whether the next guess counts.
update public.games set family = 'roundup' where id = (select edition from t);
create function pg_temp.standing(token text default null) returns text
  language sql as $$ select (h ->> 'had_counted_run') || ' ' || (h ->> 'counts')
  from public.game_homes('there-edition', 'there-brand', token) h $$;
create temp table reader as select tests.start(edition, ada) as ranked, tests.start(edition) as guest,
  tests.start(edition, agent) as practice from t;
update public.sessions set status = 'finished', finished_at = now()
  where id in (select (r ->> 'session_id')::uuid from reader, unnest(array[ranked, guest, practice]) r);
grant select on reader to public;
select tests.sign_in(ben) from t;
select is(pg_temp.standing(), 'false true', 'the first run of a reader counts');
select tests.sign_in(ada) from t;
select is(pg_temp.standing(), 'true false', 'the second does not');
select tests.sign_in(agent) from t;
select is(pg_temp.standing(), 'false false', 'practice is no counted run');
select tests.visit();
select is((select pg_temp.standing(guest ->> 'guest_token') from reader), 'true false', 'a guest has had one too');
select is(pg_temp.standing(), 'false true', 'a visitor none');
select tests.sign_out();
-- Ben knows the price of a home of the edition that is not shown there.
update public.game_listings gl set is_visible = false from h, t where gl.id = h.id and h.game_id = t.edition
  and h.position = 2;
update public.assets a set owner_id = t.ben from public.listings l, h, t where a.id = l.asset_id and l.id = h.listing_id
  and h.game_id = t.edition and h.position = 2;
select tests.sign_in(ben) from t;
select is(pg_temp.standing(), 'false true', 'who knows the price of a home that is not shown may still count');
select tests.sign_out();
update public.assets a set owner_id = t.ben from public.listings l, h, t where a.id = l.asset_id and l.id = h.listing_id
  and h.game_id = t.edition and h.position = 1;
select tests.sign_in(ben) from t;
select is(pg_temp.standing(), 'false false', 'not who knows one that is');
select * from finish();

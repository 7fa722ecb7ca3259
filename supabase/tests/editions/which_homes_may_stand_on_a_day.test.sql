-- Rights first, then rank: homes set aside, samples, samples that stood before, those of the front door; and each by
-- whether another edition shows it in these weeks.
select plan(34);

create temp table t as select (select id from public.agencies where key = 'default') as operator,
  tests.agency('days-brand') as other_brand;
alter table t add spare uuid, add sample_game uuid, add door_game uuid, add open_game uuid;
update t set spare = tests.game('days-spare', operator, array(select 10000000 + 1000000 * n
    from generate_series(1, 8) n)),
  sample_game = tests.game('days-sample', operator, '{20000000,21000000}'),
  open_game = tests.game('days-open', operator, '{22000000}');
update public.games g set state = 'draft' from t where g.id = spare;
update public.games g set is_sample = true from t where g.id = sample_game;
update public.assets a set agency_id = null where not exists (
  select from public.listings l join public.game_listings gl on gl.listing_id = l.id, t
  where l.asset_id = a.id and gl.game_id in (spare, sample_game, open_game));
delete from private.edition_days;
delete from private.edition_pool;
insert into private.edition_pool (listing_id) select gl.listing_id from public.game_listings gl, t
  where gl.game_id in (spare, open_game);

create function pg_temp.listing(game uuid, place integer) returns uuid language sql as $$
  select gl.listing_id from public.game_listings gl where gl.game_id = listing.game and gl.position = place
$$;
create function pg_temp.today() returns date language sql as $$
  select private.edition_day_at(e, now()) from private.editions e where e.edition = 'uk'
$$;
-- The rank of a home for a day in thirty days; null where it may not stand on it.
create function pg_temp.rank(listing uuid) returns integer language sql as $$
  select h.rank from private.editions e, lateral private.homes_for_edition(e, pg_temp.today() + 30) h
  where e.edition = 'uk' and h.listing_id = rank.listing
$$;
-- A home stands on a day of an edition.
create function pg_temp.stand(listing uuid, edition_key text, day date) returns void language sql as $$
  insert into private.edition_days (edition, day_on, number, opens_at, closes_at)
    select edition_key, day, 1 + abs(day - e.first_on), private.edition_opens_at(e, day),
      private.edition_closes_at(e, day) from private.editions e where e.edition = edition_key
    on conflict do nothing;
  insert into private.edition_homes (edition, day_on, listing_id, position, is_sample)
    select edition_key, day, listing, 1 + count(*), false from private.edition_homes h
    where h.edition = edition_key and h.day_on = day
$$;

select is(pg_temp.rank(pg_temp.listing(spare, 1)), 0, 'a home set aside comes first') from t;
select is(pg_temp.rank(pg_temp.listing(open_game, 1)), null, 'not if a game that is played holds it') from t;
select is(pg_temp.rank(pg_temp.listing(sample_game, 1)), 2, 'a sample comes after those') from t;
select pg_temp.stand(pg_temp.listing(spare, 2), 'world', pg_temp.today() + 30 - 27) from t;
select is(pg_temp.rank(pg_temp.listing(spare, 2)), 1,
  'a home that another edition shows within four weeks comes after its like') from t;
select pg_temp.stand(pg_temp.listing(spare, 3), 'world', pg_temp.today() + 30 - 28) from t;
select is(pg_temp.rank(pg_temp.listing(spare, 3)), 0, 'four weeks apart it is as good as new') from t;
select pg_temp.stand(pg_temp.listing(spare, 4), 'uk', pg_temp.today() + 30 - 364) from t;
select is(pg_temp.rank(pg_temp.listing(spare, 4)), null, 'a home set aside does not come back within a year') from t;
select pg_temp.stand(pg_temp.listing(spare, 5), 'uk', pg_temp.today() + 30 - 365) from t;
select is(pg_temp.rank(pg_temp.listing(spare, 5)), 0, 'after a year it does') from t;
select pg_temp.stand(pg_temp.listing(sample_game, 2), 'uk', pg_temp.today() + 30 - 364) from t;
select is(pg_temp.rank(pg_temp.listing(sample_game, 2)), 4, 'a sample comes back sooner, behind the fresh ones') from t;

-- Rights.
update public.assets a set agency_id = other_brand from t, public.listings l
  where l.id = pg_temp.listing(spare, 6) and a.id = l.asset_id;
select is(pg_temp.rank(pg_temp.listing(spare, 6)), null, 'a home of another brand stands on no day') from t;
update public.assets a set agency_id = operator from t, public.listings l
  where l.id = pg_temp.listing(spare, 6) and a.id = l.asset_id;
select is(pg_temp.rank(pg_temp.listing(spare, 6)), 0, 'one''s own does') from t;
update public.listings l set went_at = now() from t where l.id = pg_temp.listing(spare, 6);
select is(pg_temp.rank(pg_temp.listing(spare, 6)), null, 'one that went from its feed does not') from t;
update public.listings l set went_at = null from t where l.id = pg_temp.listing(spare, 6);
update public.listing_photos f set is_hidden = true from t where f.listing_id = pg_temp.listing(spare, 6);
select is(pg_temp.rank(pg_temp.listing(spare, 6)), null, 'nor one whose photos are all hidden') from t;
update public.listing_photos f set is_hidden = false from t where f.listing_id = pg_temp.listing(spare, 6);
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash,
    rights_status, is_hidden)
  select listing_id, 2, gen_random_uuid()::text, widths, width, height, alt, placeholder, md5(path), 'link-only', true
  from public.listing_photos f, t where f.listing_id = pg_temp.listing(spare, 6);
select is(pg_temp.rank(pg_temp.listing(spare, 6)), 0, 'a hidden photo that is only a link does no harm') from t;
update public.listing_photos f set is_hidden = false from t where f.listing_id = pg_temp.listing(spare, 6);
select is(pg_temp.rank(pg_temp.listing(spare, 6)), null, 'one that shows does') from t;
delete from public.listing_photos f using t where f.listing_id = pg_temp.listing(spare, 6);
select is(pg_temp.rank(pg_temp.listing(spare, 6)), null, 'nor does one without a photo') from t;

-- The front door's game.
update public.games g set slug = operator_row.branded_game_slug from t, public.agencies operator_row
  where g.id = sample_game and operator_row.id = t.operator and not exists (select from public.games o
    where o.agency_id = operator_row.id and o.slug = operator_row.branded_game_slug);
update public.agencies a set branded_game_slug = (select g.slug from public.games g, t where g.id = sample_game)
  from t where a.id = operator;
select is(pg_temp.rank(pg_temp.listing(sample_game, 1)), 6, 'homes of the front door come last') from t;
update public.agencies a set branded_game_slug = 'days-elsewhere' from t where a.id = operator;
select is(pg_temp.rank(pg_temp.listing(sample_game, 1)), 2, 'no other game of it is that door') from t;
update t set door_game = tests.game('days-elsewhere', other_brand, '{23000000}');
insert into public.game_listings (game_id, listing_id, position)
  select door_game, pg_temp.listing(sample_game, 1), 2 from t;
select is(pg_temp.rank(pg_temp.listing(sample_game, 1)), 2, 'nor is a game of this name of another brand') from t;

-- The game of a day is no game that holds a home back.
select is((select private.is_edition_game(open_game) from t), false, 'a game of no day is no edition''s');
update private.edition_days d set game_id = open_game from t where d.edition = 'world'
  and d.day_on = pg_temp.today() + 2;
select is((select private.is_edition_game(open_game) from t), true, 'the game of a day is');
select is((select private.is_edition_game(sample_game) from t), false, 'and any other still is not');
select is(pg_temp.rank(pg_temp.listing(open_game, 1)), 0, 'it keeps its homes from no other edition') from t;
update private.edition_days d set game_id = null, hard_game_id = open_game from t where d.edition = 'world'
  and d.day_on = pg_temp.today() + 2;
select is((select private.is_edition_game(open_game)::text || private.is_edition_game(sample_game) from t), 'truefalse',
  'nor does its hard game');
update public.games g set is_sample = true from t where g.id = open_game;
delete from private.edition_pool o using t where o.listing_id = pg_temp.listing(open_game, 1);
select is(pg_temp.rank(pg_temp.listing(open_game, 1)), null, 'and the game of a day makes no home a sample') from t;

-- A day keeps what may stay, and is played with what it has.
delete from private.edition_days;
delete from private.edition_pool;
insert into private.edition_pool (listing_id) select gl.listing_id from public.game_listings gl, t
  where gl.game_id = spare and gl.position <= 5;
update public.games g set is_sample = false from t where g.id in (sample_game, open_game);
select is(private.choose_edition_day('uk', pg_temp.today() + 1), true, 'five homes make a day');
select is(private.choose_edition_day('uk', pg_temp.today() + 2), false, 'without a sixth there is no second one');
create temp table chosen as select h.listing_id from private.edition_homes h where h.edition = 'uk';
insert into private.edition_pool (listing_id) select pg_temp.listing(spare, 7) from t;
insert into private.edition_pool (listing_id) select pg_temp.listing(spare, 8) from t;
update public.listings l set status = 'withdrawn' from t where l.id = pg_temp.listing(spare, 1);
select is(private.choose_edition_day('uk', pg_temp.today() + 1), true, 'a home that went is replaced');
select is((select count(*)::integer from private.edition_homes h join chosen c using (listing_id)), 4,
  'the other four stay');
delete from private.edition_pool where listing_id in (select listing_id from private.edition_homes)
  and listing_id <> all (select listing_id from chosen);
update public.listings l set status = 'withdrawn' from t where l.id in (pg_temp.listing(spare, 7),
  pg_temp.listing(spare, 8));
select is(private.choose_edition_day('uk', pg_temp.today() + 1), true, 'where nothing is left to replace it');
select is((select count(*)::integer from private.edition_homes h where h.edition = 'uk'), 4,
  'the day is played with four');
update private.edition_days d set opens_at = now() - interval '1 hour' where d.edition = 'uk';
select isnt((select (private.open_edition_day('uk', pg_temp.today() + 1)).game_id), null,
  'a day that began has a game');
update public.listings l set status = 'withdrawn' from t where l.id = pg_temp.listing(spare, 2);
select private.choose_edition_day('uk', pg_temp.today() + 1);
select is((select count(*)::integer from private.edition_homes h where h.edition = 'uk'), 4,
  'and its homes are chosen no more');

-- The plan of staff is sixty days long.
create temp table p as select tests.person('Staff') as staff;
insert into private.staff_members select staff from p;
select pg_temp.stand(pg_temp.listing(spare, 3), 'us', day) from t, (values (pg_temp.today() - 1),
  (pg_temp.today()), (pg_temp.today() + 60), (pg_temp.today() + 62)) d (day);
select tests.sign_in(staff) from p;
select is((select array_agg(((d ->> 'on')::date - current_date) > 0) from jsonb_array_elements(public.edition_plan('us',
  current_date)) d), '{f,t}', 'staff read from a day on, and sixty days ahead');
select is((select count(*)::integer from jsonb_array_elements(public.edition_plan('us', current_date - 1)) d), 2,
  'and from the day before as far');
select * from finish();

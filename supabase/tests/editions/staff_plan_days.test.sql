-- Staff see what is planned, and give days that have not begun other homes. Nobody else does, and each deed is noted.
select plan(33);

create temp table p as select tests.person('Staff') as staff, tests.person('Admin') as admin;
insert into private.staff_members select staff from p;
insert into public.agency_members select id, admin, 'admin' from p, public.agencies where key = 'default';
create temp table pool as select tests.game('pool-of-homes', (select id from public.agencies where key = 'default'),
  array(select 10000000 + 1000000 * n from generate_series(1, 12) n)) as game;
update public.games set state = 'draft' where id = (select game from pool);
delete from private.edition_days;
delete from private.edition_pool;
-- Samples of a migrated database would stand in.
update public.games set is_sample = false where is_sample;
update private.editions set first_on = private.edition_day_at(editions, now()) - 1 where edition = 'uk';
create function pg_temp.ahead(days integer) returns date language sql security definer as $$
  select private.edition_day_at(e, now()) + days from private.editions e where e.edition = 'uk'
$$;
create function pg_temp.homes(days integer) returns uuid[] language sql security definer as $$
  select array_agg(listing_id order by position) from private.edition_homes
    where edition = 'uk' and day_on = pg_temp.ahead(days)
$$;
create function pg_temp.replace(days integer, place integer) returns text language sql as $$
  select format('select public.replace_edition_home(''uk'', %L, %L)', pg_temp.ahead(days), (pg_temp.homes(days))[place])
$$;
create function pg_temp.slug_of(days integer) returns text language sql security definer as $$
  select g.slug from private.edition_days d join public.games g on g.id = d.game_id
    where d.edition = 'uk' and d.day_on = pg_temp.ahead(days)
$$;
grant select on p to public;

select tests.sign_in(admin) from p;
select tests.refuses('select public.set_aside_for_editions(''pool-of-homes'')', 'not_allowed', 403,
  'an admin of the operator''s brand sets nothing aside');
select tests.refuses('select public.take_out_of_editions(''pool-of-homes'')', 'not_allowed', 403, 'takes nothing out');
select tests.refuses('select public.edition_pool(''uk'')', 'not_allowed', 403, 'does not see the pool');
select tests.refuses('select public.edition_plan(''uk'')', 'not_allowed', 403, 'nor the plan');

select tests.sign_in(staff) from p;
select is(public.set_aside_for_editions('pool-of-homes'), 12, 'staff set twelve homes aside');
select is(public.set_aside_for_editions('pool-of-homes'), 0, 'which are there once');
select is(public.edition_pool('uk') - 'games' - 'on', '{"edition": "uk", "homes_a_day": 5, "planned_days": 0,
  "fresh_homes": 12, "repeats_on": null, "days_until_repeat": 2, "set_aside": 12}', 'they last for two days');
select is(g ->> 'set_aside', '12', 'the game says so') from jsonb_array_elements(public.edition_pool('uk') -> 'games') g
  where g ->> 'slug' = 'pool-of-homes';
reset role;
-- Neither samples, nor games of other brands, nor days themselves are what the pool is filled from.
create temp table none as
select tests.game('pool-' || n, case n when 'brand' then tests.agency('pool-brand')
  else (select id from public.agencies where key = 'default') end, '{10000000}') as id, n
from unnest('{brand,sample,empty}'::text[]) n;
update public.games g set is_sample = true from none where g.id = none.id and n = 'sample';
select tests.sign_in(staff) from p;
select is(public.set_aside_for_editions('pool-brand', 'pool-brand'), 0, 'nobody else''s homes are set aside');
reset role;
select tests.sign_in(staff) from p;
select is((select array_agg(g ->> 'slug' order by g ->> 'slug') from jsonb_array_elements(public.edition_pool('uk')
  -> 'games') g where g ->> 'slug' ~ '^pool-'), '{pool-empty,pool-of-homes}',
  'the pool is filled from games of the operator''s own');
select is(g ->> 'set_aside', '0', 'of another game nothing is set aside')
  from jsonb_array_elements(public.edition_pool('uk') -> 'games') g where g ->> 'slug' = 'pool-empty';
reset role;
update public.games g set is_sample = false from none where g.id = none.id;
select private.choose_edition_day('uk', pg_temp.ahead(1));
select private.open_edition_day('uk', pg_temp.ahead(0));
select tests.sign_in(staff) from p;

select is(jsonb_array_length(day -> 'homes'), 5, 'a planned day shows its homes')
from jsonb_array_elements(public.edition_plan('uk')) day where (day ->> 'on')::date = pg_temp.ahead(1);
select ok((day ->> 'lowest_minor')::bigint < (day ->> 'highest_minor')::bigint and day ->> 'currency' = 'GBP',
  'and how far their prices are apart')
from jsonb_array_elements(public.edition_plan('uk')) day where (day ->> 'on')::date = pg_temp.ahead(1);
select is_empty($$select g from jsonb_array_elements(public.edition_pool('uk') -> 'games') g
  where g ->> 'slug' = pg_temp.slug_of(0)$$, 'nor from the game of a day');
select is(public.edition_pool('uk') ->> 'repeats_on', null, 'no planned day repeats a home');
select is(public.edition_pool('uk') ->> 'fresh_homes', '2', 'what is planned is not fresh any more');

create temp table before as select pg_temp.homes(1) as homes;
create temp table deed as select pg_temp.replace(1, 2) as statement;
grant select on before, deed to public;
select lives_ok(statement, 'a home of tomorrow is replaced') from deed;
select ok((pg_temp.homes(1))[2] <> homes[2] and (pg_temp.homes(1))[1] = homes[1]
  and cardinality(pg_temp.homes(1)) = 5, 'by another one in its place, the others stay') from before;
select tests.refuses(statement, 'not_found', 404, 'once: it stands there no longer') from deed;
select tests.refuses(pg_temp.replace(0, 1), 'day_begun', 409, 'the homes of a day that has begun stay');
reset role;
create temp table day_row as select d.* from private.edition_days d where d.edition = 'uk'
  and d.day_on = pg_temp.ahead(1);
update private.edition_days d set opens_at = now() where d.edition = 'uk' and d.day_on = pg_temp.ahead(1);
select tests.sign_in(staff) from p;
select tests.refuses(pg_temp.replace(1, 1), 'day_begun', 409, 'also of one whose game is not yet made');
reset role;
update private.edition_days d set opens_at = r.opens_at, game_id = (select g.id from none g where n = 'empty')
  from day_row r where d.edition = r.edition and d.day_on = r.day_on;
select tests.sign_in(staff) from p;
select tests.refuses(pg_temp.replace(1, 1), 'day_begun', 409, 'and of one whose game is made before it opens');
reset role;
update private.edition_days d set game_id = null from day_row r where d.edition = r.edition and d.day_on = r.day_on;
select tests.sign_in(admin) from p;
select tests.refuses(pg_temp.replace(1, 1), 'not_allowed', 403, 'and nobody but staff replaces any');
select tests.sign_in(staff) from p;
reset role;
delete from private.edition_pool o where not exists (select from private.edition_homes h
  where h.listing_id = o.listing_id);
select tests.sign_in(staff) from p;
select tests.refuses(pg_temp.replace(1, 1), 'no_other_home', 409, 'where there is no other home nothing changes');
select is(public.take_out_of_editions('pool-of-homes'), 10, 'the game is taken out of the pool');
select is(coalesce(cardinality(pg_temp.homes(1)), 0), 0, 'and out of days that have not begun');
select is(cardinality(pg_temp.homes(0)), 5, 'not of those that have');
reset role;
select is((select string_agg(l.action, ',' order by l.action) from private.management_log l, p
  where l.actor_id = p.staff), 'replace_edition_home,set_aside_for_editions,take_out_of_editions',
  'each deed has its line');

-- A pool that grew: days that repeat homes are chosen anew, but for the next one.
create temp table more as select tests.game('more-homes', (select id from public.agencies where key = 'default'),
  array(select 30000000 + 1000000 * n from generate_series(1, 30) n)) as game;
update public.games set state = 'draft' where id = (select game from more);
delete from private.edition_days where edition = 'uk';
insert into private.edition_pool (listing_id) select gl.listing_id from public.game_listings gl, more
  where gl.game_id = more.game;
insert into private.edition_days (edition, day_on, number, opens_at, closes_at)
  select 'uk', pg_temp.ahead(n), n, now() + interval '1 day' * n - interval '1 hour', now() + interval '1 day' * (n + 1)
  from generate_series(1, 3) n;
-- The same five homes on three days, as samples may be.
insert into private.edition_homes (edition, day_on, listing_id, position, is_sample)
  select 'uk', pg_temp.ahead(n), gl.listing_id, gl.position, true
  from generate_series(1, 3) n, public.game_listings gl, more where gl.game_id = more.game and gl.position <= 5;
select tests.sign_in(staff) from p;
select is((public.edition_pool('uk') ->> 'repeats_on')::date, pg_temp.ahead(2), 'the plan says when homes come again');
reset role;
-- A day that repeats nothing stays as it was chosen.
insert into private.edition_days (edition, day_on, number, opens_at, closes_at)
  values ('uk', pg_temp.ahead(4), 9004, now() + interval '4 days', now() + interval '5 days');
insert into private.edition_homes (edition, day_on, listing_id, position, is_sample)
  select 'uk', pg_temp.ahead(4), gl.listing_id, gl.position - 25, true
  from public.game_listings gl, more where gl.game_id = more.game and gl.position > 25;
create temp table fourth as select pg_temp.homes(4) as homes;
-- And so does tomorrow, though it repeats a home of yesterday.
insert into private.edition_days (edition, day_on, number, opens_at, closes_at)
  values ('uk', pg_temp.ahead(-1), -9, now() - interval '2 days', now() - interval '1 day');
insert into private.edition_homes (edition, day_on, listing_id, position, is_sample)
  select 'uk', pg_temp.ahead(-1), gl.listing_id, 1, true
  from public.game_listings gl, more where gl.game_id = more.game and gl.position = 1;
create temp table held as select pg_temp.homes(1) as first, pg_temp.homes(2) as second;
select ok(private.replan_editions() > 0, 'days that repeat homes are planned again');
select is(pg_temp.homes(1), first, 'not tomorrow, whose homes are the first to stand') from held;
select ok(not pg_temp.homes(2) && first and not coalesce(pg_temp.homes(3) && (first || pg_temp.homes(2)), false),
  'and none of them repeats one as long as there are others') from held;
select is(pg_temp.homes(4), homes, 'a day that repeated none stays as it was') from fourth;

-- The homes of a day are chosen ahead, its game is made when it begins, once, and nobody reads ahead but staff.
select plan(35);

create temp table p as select tests.person('Staff') as staff, tests.person('Player') as player;
insert into private.staff_members select staff from p;
grant select on p to public;
-- Fifty homes that the operator set aside, in a draft.
create temp table pool as select tests.game('pool-of-homes', (select id from public.agencies where key = 'default'),
  array(select 10000000 + 1000000 * n from generate_series(1, 50) n)) as game;
update public.games set state = 'draft' where id = (select game from pool);
grant select on pool to public;
-- Nothing else may stand on a day here.
update public.assets a set agency_id = null where not exists (
  select from public.listings l join public.game_listings gl on gl.listing_id = l.id, pool
  where l.asset_id = a.id and gl.game_id = pool.game);
delete from private.edition_days;
create function pg_temp.day(edition text, "on" date default null) returns jsonb language sql as $$
  select public.daily_challenge(edition, "on")
$$;
create function pg_temp.today(edition text) returns date language sql security definer as $$
  select private.edition_day_at(e, now()) from private.editions e where e.edition = today.edition
$$;

select tests.visit();
select tests.refuses($$select pg_temp.day('uk')$$, 'not_found', 404, 'without homes there is no challenge');
select tests.refuses($$select pg_temp.day('mars')$$, 'not_found', 404, 'nor is there an edition that nobody made');
select tests.sign_in(player) from p;
select tests.refuses($$select public.set_aside_for_editions('pool-of-homes')$$, 'not_allowed', 403,
  'a player sets nothing aside');
select tests.sign_in(staff) from p;
select is(public.set_aside_for_editions('pool-of-homes'), 50, 'staff set fifty homes aside');
select is(public.set_aside_for_editions('pool-of-homes'), 0, 'and the same again adds none');

-- Today.
select tests.visit();
create temp table d as select pg_temp.day('uk') as d;
grant select on d to public;
select is((d ->> 'on')::date, pg_temp.today('uk'), 'a visitor gets today''s') from d;
select is((d ->> 'number')::integer, 8, 'the eighth, after a week of archive') from d;
select is((d ->> 'homes')::integer, 5, 'with five homes') from d;
select is(pg_temp.day('uk') - 'now_at', d - 'now_at', 'and the same one when it is asked for again') from d;
select tests.sign_out();
select is((select count(*)::integer from public.games g
  join private.edition_days d on g.id in (d.game_id, d.hard_game_id) where d.edition = 'uk'), 2,
  'there are two games of it, plain and hard');
-- Where a game of that name is there already, a number follows.
select ok(d ->> 'hard_game_slug' ~ '-hard(-[0-9]+)?$' and d ->> 'game_slug' !~ 'hard'
    and (select g.title from public.games g where g.slug = d ->> 'hard_game_slug')
      = (select g.title || ' · hard' from public.games g where g.slug = d ->> 'game_slug'),
  'the hard one says so in its address and its title, and it alone') from d;
select is((select (g.difficulty, g.hints, g.visibility, g.is_on_scoot,
    private.presentation_of(g.mode_options) ->> 'is_hard')::text from public.games g, d
  where g.slug = d.d ->> 'hard_game_slug'), '(hard,{},unlisted,f,true)',
  'the hard one has hard rules and no hints, and no list shows it');
select is((select private.presentation_of(g.mode_options) ->> 'is_hard' from public.games g, d
  where g.slug = d.d ->> 'game_slug'), null, 'and the plain one has not');
select is((select array_agg(gl.listing_id order by gl.position) from public.games g
    join public.game_listings gl on gl.game_id = g.id, d where g.slug = d.d ->> 'hard_game_slug'),
  (select array_agg(gl.listing_id order by gl.position) from public.games g
    join public.game_listings gl on gl.game_id = g.id, d where g.slug = d.d ->> 'game_slug'),
  'and the same homes in the same order');
select is((select g.is_sample from public.games g, d where g.slug = d.d ->> 'game_slug'), false,
  'homes of the operator''s own are no samples');

-- The plan.
select tests.serve();
select lives_ok('select public.plan_editions()', 'the clock plans');
select tests.sign_out();
select ok((select count(*) = count(distinct h.listing_id) from private.edition_homes h where h.edition = 'uk'),
  'no home stands twice in an edition within a year');
select is((select count(*)::integer from private.edition_days d where d.edition = 'uk'), 10, 'ten days of five');
select is((select count(*)::integer from public.games g join private.edition_days d on d.game_id = g.id
  where d.day_on > pg_temp.today('uk')), 0, 'no day that has not begun has a game');
select ok((select bool_and(d.is_forgiven) from private.edition_days d where d.edition = 'uk'
  and d.day_on < pg_temp.today('uk')), 'days that nobody could play are forgiven');
select ok((select not d.is_forgiven from private.edition_days d where d.edition = 'uk'
  and d.day_on = pg_temp.today('uk')),
  'today is not');

-- Tomorrow.
create temp table n as select pg_temp.today('uk') + 1 as tomorrow;
grant select on n to public;
select tests.visit();
select tests.refuses(format('select pg_temp.day(''uk'', %L)', tomorrow), 'not_found', 404,
  'a visitor reads no tomorrow')
  from n;
select tests.sign_in(player) from p;
select tests.refuses(format('select pg_temp.day(''uk'', %L)', tomorrow), 'not_found', 404, 'nor does a player') from n;
select tests.refuses('select public.edition_plan(''uk'')', 'not_allowed', 403, 'nor the plan');
select tests.denies('select * from private.edition_homes', 'nor the table of homes');
select tests.denies('select * from private.edition_days', 'nor the table of days');
select is((select count(*)::integer from public.games), 0, 'nor any game of it') from n;
select tests.sign_in(staff) from p;
select is(pg_temp.day('uk', tomorrow) ->> 'game_slug', null, 'staff do, and there is no game of it yet') from n;
select tests.refuses(format('select pg_temp.day(''uk'', %L)', tomorrow + 60), 'not_found', 404,
  'but no day behind the sixty that are planned') from n;
select tests.refuses($$select pg_temp.day('uk', '9999-12-31')$$, 'not_found', 404, 'nor the end of time');
select tests.refuses($$select pg_temp.day('weekly', 'infinity')$$, 'not_found', 404, 'nor a day without an end');
select cmp_ok(jsonb_array_length(public.edition_plan('uk')), '>=', 1, 'and read the plan');
select is(public.edition_plan('uk') -> 0 ->> 'has_begun', 'true', 'which begins with today');

-- A home that went from what may be shown gives its place to another one.
select tests.sign_out();
update public.listings l set status = 'withdrawn' from private.edition_homes h, n
  where h.listing_id = l.id and h.edition = 'uk' and h.day_on = n.tomorrow and h.position = 1;
delete from private.edition_days d using n where d.edition = 'uk' and d.day_on > n.tomorrow;
select private.choose_edition_day('uk', tomorrow) from n;
select is((select count(*)::integer from private.edition_homes h join public.listings l on l.id = h.listing_id, n
  where h.edition = 'uk' and h.day_on = n.tomorrow and l.status <> 'withdrawn'), 5,
  'a home that is taken down is replaced before its day') ;
update public.listing_photos f set rights_status = 'link-only' from private.edition_homes h, n
  where h.listing_id = f.listing_id and h.edition = 'uk' and h.day_on = n.tomorrow and h.position = 2;
select is((select count(*)::integer from private.editions e, n,
  lateral private.homes_for_edition(e, n.tomorrow) f join private.edition_homes h on h.listing_id = f.listing_id
  where e.edition = 'uk' and h.edition = 'uk' and h.day_on = n.tomorrow), 4,
  'photos that are only links clear no home for a day');
select * from finish();

-- The operator's list of games holds no day of a challenge; the days are read edition by edition, a page at a time.
select plan(13);

create temp table t as select (select a.id from public.agencies a where a.key = 'default') as brand,
  tests.agency('no-operator') as other, tests.person('agent') as agent, tests.person('agent of another') as stranger;
insert into public.agency_members select brand, agent, 'agent' from t;
insert into public.agency_members select other, stranger, 'agent' from t;
create temp table g as select tests.game('a-plain-game', brand, '{25000000}') as plain from t;
create temp table d as
  select n, tests.game('day-' || n, t.brand, '{25000000}') as game,
    case when n = 16 then tests.game('hard-day', t.brand, '{25000000}') end as hard
  from t, generate_series(1, 16) n;
delete from private.edition_days where edition = 'mega';
insert into private.edition_days (edition, day_on, number, opens_at, closes_at, game_id, hard_game_id)
select 'mega', date '2020-01-01' + n, n, timestamptz '2020-01-01' + make_interval(days => n),
  timestamptz '2020-01-02' + make_interval(days => n), game, hard from d;
grant select on t, g, d to public;
create function pg_temp.listed() returns text language sql as $$
  select string_agg(e ->> 'slug', ' ' order by e ->> 'slug')
  from jsonb_array_elements(public.scoot_games() -> 'games') e
  where e ->> 'slug' in ('a-plain-game', 'day-1', 'hard-day')
$$;
create function pg_temp.page(before date default null) returns jsonb language sql as $$
  select public.edition_games('mega', null, page.before)
$$;

select tests.sign_in(agent) from t;
select is(pg_temp.listed(), 'a-plain-game', 'the list has games whose order it is there for, and no days');
select is((select (e -> 'days')::integer from jsonb_array_elements(public.scoot_games() -> 'editions') e
  where e ->> 'edition' = 'mega'), 16, 'it says how many days an edition has had');
select is((select count(*) from jsonb_array_elements(pg_temp.page() -> 'games') e), 15::bigint,
  'a page holds two weeks of days, with the hard game of a day');
select is(pg_temp.page() #>> '{games,0,slug}', 'day-16', 'the latest first');
select is(pg_temp.page() #>> '{games,1,slug}', 'hard-day', 'its hard game behind it');
select is(pg_temp.page() ->> 'next', '2020-01-04', 'and says where it goes on');
select is((select string_agg(e ->> 'slug', ' ' order by n)
  from jsonb_array_elements(pg_temp.page('2020-01-04') -> 'games') with ordinality as x (e, n)), 'day-2 day-1',
  'from there the rest comes');
select is(pg_temp.page('2020-01-04') -> 'next', 'null'::jsonb, 'and nothing after it');
select is(pg_temp.page('2020-01-16') -> 'next', 'null'::jsonb, 'a page that is full and the last leads nowhere');
select is(public.edition_games('nothing') -> 'games', '[]'::jsonb, 'what is no edition has no days');
select is(public.save_scoot(public.scoot_games() ->> 'version', '[]') #>> '{editions,0,edition}' is not null, true,
  'a save answers the same list');
select tests.sign_in(stranger) from t;
select tests.refuses('select public.edition_games(''mega'')', 'not_allowed', 403,
  'who is not of the brand reads no day');
select is(public.edition_games('mega', 'no-operator') -> 'games', '[]'::jsonb, 'and of their own brand there are none');
select * from finish();

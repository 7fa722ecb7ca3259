-- The oracle: whoever asks for every figure, for every span of years, kind and zoom, and takes one from the other, sees
-- nothing of a home that is being guessed. What is told with its sale in the register is what is told without it.
select plan(52);

create temp table g as select tests.game('oracle-game', tests.agency('oracle-brand'), '{25000000}') as game;
create temp table home as select l.asset_id, gl.listing_id from g join public.game_listings gl on gl.game_id = g.game
  join public.listings l on l.id = gl.listing_id;
insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
values ('GB', 'ZQ1 1AA', 61.001, -31.0, 0), ('GB', 'ZQ1 1AB', 61.001, -31.0, 0);
-- Six others in its street, over some years and kinds.
create function pg_temp.sell(id text, house text, price_minor bigint, sold_on date, kind text default 'T',
  postcode text default 'ZQ1 1AA') returns void language sql as $$
  insert into private.sales (id, place, price_minor, sold_on, import_id, kind, country_code, currency, postcode, paon,
    street)
  values (md5(id)::uuid, private.tile_of(61.001, -31.0), price_minor, sold_on, 0, kind::"char", 'GB', 'GBP', postcode,
    house, 'ORACLE ROAD')
$$;
select pg_temp.sell('other ' || n, (20 + n)::text, 20000000 + n * 1300000, ('2019-03-01'::date + n * 97),
  substr('TTTTFD', n, 1)) from generate_series(1, 6) n;
select private.draw_area_cluster((select id from public.agencies where key = 'default'), md5('oracle')::uuid, 0,
  'Oracle', '', 'GB', '{ZQ1}', null);
select private.count_market();

-- Every answer there is: all zooms, spans and kinds, the neighbourhood, and what screens' own tables hold.
create function pg_temp.answers() returns table (question text, answer text) language sql as $$
  select format('cells %s %s %s %s', z, f, u, k), public.sold_cells(-31.2, 60.9, -30.8, 61.1, z, f, u, k)::text
  from unnest('{1,5,7,9,11}'::integer[]) z, generate_series(2018, 2022) f, generate_series(f, 2022) u,
    (values (null::text[]), ('{terraced}'), ('{flat}'), ('{terraced,flat}'), ('{detached,flat,other}')) t (k)
  union all select 'all years', public.sold_cells(-31.2, 60.9, -30.8, 61.1, 11)::text
  union all select 'cluster', public.area_cluster(md5('oracle')::uuid)::text
  union all select 'clusters', public.area_clusters()::text
  union all select 'districts', (select string_agg(d::text, '|') from private.market_districts d
    where d.area_code = 'ZQ1')
$$;
create temp table without as select * from pg_temp.answers();
create function pg_temp.differ() returns setof text language sql as $$
  select w.question from pg_temp.without w join pg_temp.answers() a using (question)
  where a.answer is distinct from w.answer
$$;
select cmp_ok((select count(*)::integer from without), '>', 370, 'many questions are asked');
select isnt((select w.answer from without w where w.question = 'cells 11 2018 2022 {terraced}'), '[]',
  'and they have answers');

-- The test can see: a sale of no game moves the figures.
select pg_temp.sell('anybody', '77', 31000000, '2020-06-05');
select private.count_market();
select isnt_empty('select * from pg_temp.differ()', 'another home''s sale does move figures');
delete from private.sales where id = md5('anybody')::uuid;
select private.count_market();
select is_empty('select * from pg_temp.differ()', 'and they are back once it is gone');

-- The home joins a game before its sale is known: an import brings it, corrects it, and takes it away.
update public.assets a set address_line = '12 Oracle Road', postcode = 'zq1 1aa', country_code = 'GB' from home
  where a.id = home.asset_id;
select pg_temp.sell('own', '12', 24900000, '2020-05-05');
select is_empty('select * from pg_temp.differ()', 'its sale changes nothing while an import goes on');
select private.count_market();
select is_empty('select * from pg_temp.differ()', 'nor once the import is counted');
select isnt_empty($$select from private.held_sales where sale_id = md5('own')::uuid$$, 'it is held');
update private.sales set price_minor = 90000000, sold_on = '2021-01-01', kind = 'F' where id = md5('own')::uuid;
select private.count_market();
select is_empty('select * from pg_temp.differ()', 'nor when it is corrected');
delete from private.sales where id = md5('own')::uuid;
select private.count_market();
select is_empty('select * from pg_temp.differ()', 'nor when it is deleted');
select is((select count(*)::integer from private.held_sales), 0, 'what is gone is not held');

-- The sale was known and counted before, the home comes into play now: by each way there is.
create function pg_temp.out_of_play() returns void language sql as $$
  update public.games set state = 'archived' from g where id = g.game;
  update public.assets a set address_line = '12 Oracle Road', postcode = 'ZQ1 1AA' from home where a.id = home.asset_id;
  select private.release_sales();
$$;
update public.games set state = 'archived' from g where id = g.game;
select pg_temp.sell('own', '12', 24900000, '2020-05-05');
select private.count_market();
select isnt_empty('select * from pg_temp.differ()', 'a sale of a home that nobody guesses is counted');
update public.games set state = 'open', closes_at = null from g where id = g.game;
select is_empty($$select a.question from pg_temp.answers() a, jsonb_path_query(case when a.question ~ '^(cells|all)'
    then a.answer::jsonb end, '$[*] ? (@.few == false)') c$$,
  'from the moment its game is open, no cell with it says a price or a count');
select is((select a.answer::jsonb #>> '{latest}' from pg_temp.answers() a where a.question = 'cluster'), null,
  'and its neighbourhood is silent');
select is((select a.answer::jsonb -> 'levels' from pg_temp.answers() a where a.question = 'cluster'),
  '{"month": [], "year": [], "latest": [], "before": []}'::jsonb, 'month by month as well');
select private.count_held_sales();
select is_empty('select * from pg_temp.differ()', 'a second later the figures are those without it');
select is((select count(*)::integer from private.sales_to_count t where t.is_hold), 0,
  'and nothing is left to take out');
select is(private.release_sales(), 0, 'while it is awaited nobody lets it back in');
select isnt_empty($$select from private.held_sales where sale_id = md5('own')::uuid$$, 'it is held on');
insert into private.sales_to_count (country_code, area_code, postcode, month_on)
values ('GB', 'ZQ1', 'ZQ1 1AA', '2020-05-01');
select is((select a.answer from pg_temp.answers() a where a.question = 'cluster'),
  (select w.answer from without w where w.question = 'cluster'), 'what waits to be counted in silences nobody');
select private.count_market();

create function pg_temp.plays(way text) returns setof text language plpgsql as $$
begin
  perform private.count_held_sales();
  return next isnt_empty($q$select from private.held_sales where sale_id = md5('own')::uuid$q$, way);
  return next is_empty('select * from pg_temp.differ()', way || ', no figure holds it');
end $$;
insert into private.sales_to_count (is_hold) values (false);
update public.games set state = 'archived' from g where id = g.game;
select is(private.release_sales(), 0, 'while everything is to be counted the clock lets nothing back in');
delete from private.sales_to_count t where t.tile is null and t.month_on is null;
select is(private.release_sales(), 1, 'afterwards it does');
select pg_temp.out_of_play();
select isnt_empty('select * from pg_temp.differ()', 'once nobody awaits it, it is counted again');
update public.games set state = 'closed', closes_at = null from g where id = g.game;
select pg_temp.plays('where its game was closed just now');
select pg_temp.out_of_play();
update public.assets a set postcode = 'ZZ9 9ZZ' from home where a.id = home.asset_id;
update public.games set state = 'open' from g where id = g.game;
select private.count_held_sales();
select is((select count(*)::integer from private.held_sales), 0, 'a home elsewhere holds nothing here');
update public.assets a set postcode = 'ZQ1 1AA' from home where a.id = home.asset_id;
select pg_temp.plays('where its address became known');
select pg_temp.out_of_play();
update public.assets a set address_line = 'Somewhere, Oracle Road' from home where a.id = home.asset_id;
update public.games set state = 'open' from g where id = g.game;
select private.count_held_sales();
select is((select count(*)::integer from private.held_sales), 0, 'a house of no number is not known by its street');
insert into private.listing_prices (listing_id, version, amount_minor, currency, kind)
  select home.listing_id, 99, 24900000, 'GBP', 'sold' from home;
select pg_temp.plays('where its price became known');
delete from private.listing_prices p using home where p.listing_id = home.listing_id and p.amount_minor = 24900000;
select pg_temp.out_of_play();
update public.assets a set address_line = '12, Testham' from home where a.id = home.asset_id;
update public.games set state = 'open' from g where id = g.game;
select pg_temp.plays('where its street is not named');
select pg_temp.out_of_play();
update public.assets a set address_line = 'Somewhere', postcode = 'ZQ1' from home where a.id = home.asset_id;
update public.games set state = 'open' from g where id = g.game;
insert into private.listing_prices (listing_id, version, amount_minor, currency, kind)
  select home.listing_id, 99, 24900000, 'GBP', 'sold' from home;
select pg_temp.plays('where its district and price are known');
delete from private.listing_prices p using home where p.listing_id = home.listing_id and p.amount_minor = 24900000;
select pg_temp.out_of_play();
create temp table moved as select tests.game('oracle-game-3', a.id, '{30000000}') as game
  from public.agencies a where a.key = 'oracle-brand';
update public.listings l set asset_id = home.asset_id from moved, home, public.game_listings gl
  where gl.game_id = moved.game and l.id = gl.listing_id;
select pg_temp.plays('where a listing in play turned out to be of it');
update public.games set state = 'archived' from moved where id = moved.game;
select pg_temp.out_of_play();
create temp table elsewhere as select tests.game('oracle-game-2', a.id, '{30000000}') as game
  from public.agencies a where a.key = 'oracle-brand';
update public.game_listings gl set listing_id = home.listing_id from elsewhere, home where gl.game_id = elsewhere.game;
select pg_temp.plays('where it joined another game');
update public.games set state = 'archived' from elsewhere where id = elsewhere.game;
select pg_temp.out_of_play();

-- A sale of another house, which a correction makes the home's own.
update public.games set state = 'open' from g where id = g.game;
update private.sales set paon = '13' where id = md5('own')::uuid;
select private.count_market();
select isnt_empty('select * from pg_temp.differ()', 'the sale of the house beside it is counted');
update private.sales set paon = '12' where id = md5('own')::uuid;
select pg_temp.plays('where a correction makes the sale its own');
select pg_temp.out_of_play();

-- A home of which only the district is known, with its street.
update public.assets a set postcode = 'ZQ1' from home where a.id = home.asset_id;
update public.games set state = 'open' from g where id = g.game;
select pg_temp.plays('where its district and street are known');
select is((select count(*)::integer from private.held_sales), 1, 'and no other sale is kept back');

select pg_temp.out_of_play();
update public.assets a set postcode = null, district = null from home where a.id = home.asset_id;
update public.games set state = 'open' from g where id = g.game;
select private.count_held_sales();
select is((select count(*)::integer from private.held_sales), 0, 'a home that is anywhere holds nothing');
update public.assets a set district = 'ZQ1' from home where a.id = home.asset_id;
select pg_temp.plays('where its district became known and no postcode is');
delete from private.sales where id = md5('own')::uuid;
select pg_temp.sell('own', '12', 24900000, '2020-05-05');
select pg_temp.plays('where its sale comes later');

-- Whatever awaits guesses is held, and nothing else.
select set_eq('select h.sale_id from private.held_sales h',
  'select s.id from private.sales s where private.awaits_guesses(s)', 'held is what awaits guesses');
select pg_temp.out_of_play();
select set_eq('select h.sale_id from private.held_sales h',
  'select s.id from private.sales s where private.awaits_guesses(s)', 'also when none does');
select is((select count(*)::integer from private.held_sales), 0, 'so all are counted in the end');
select * from finish();

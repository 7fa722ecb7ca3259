-- To a game are offered the homes that its manager may show in it, the newest first, thirty at a time.
select plan(12);

create temp table t as select tests.agency('offering') as brand, tests.agency('not-offering') as other,
  tests.person('agent') as agent, tests.person('staff') as staff;
insert into public.agency_members select brand, agent, 'agent' from t
  union all select other, tests.person('rival'), 'agent' from t;
insert into private.staff_members select staff from t;
create temp table g as select tests.game('offered', brand, '{25000000}') as game from t;
create temp table l (name text, id uuid);
grant select on t, l to public;
insert into l select 'inside', gl.listing_id from public.game_listings gl, g where gl.game_id = g.game;
insert into l select 'brand', tests.listing(brand, 25000000) from t
  union all select 'own', tests.listing(null, 25000000, agent) from t
  union all select 'others', tests.listing(other, 25000000) from t
    union all select 'nobody', tests.listing(null, 25000000) from t
  union all select 'withdrawn', tests.listing(brand, 25000000) from t
    union all select 'euro', tests.listing(brand, 25000000, null, 'EUR') from t;
update public.listings set title = 'Quixotic ' || l.name, status = case l.name when 'withdrawn' then 'withdrawn'
  else 'available' end from l where l.id = listings.id;
create function pg_temp.offered(search text default '', after text default null) returns text language sql as $$
  select coalesce(string_agg(replace(e ->> 'title', 'Quixotic ', ''), ' ' order by e ->> 'title'), '')
    from jsonb_array_elements(public.homes_to_add('offered', 'offering', search, after)) e
$$;

select tests.sign_in(agent) from t;
select is(pg_temp.offered(), 'brand own',
  'an agent is offered the brand''s homes and their own, in the game''s currency, none that is withdrawn');
select is(pg_temp.offered('Ic OW'), 'own', 'by words of the title');
select is(pg_temp.offered('testh'), 'brand own', 'or of the town');
select is(pg_temp.offered('te1 1'), 'brand own', 'or of the postcode');
select is(pg_temp.offered('1 test street'), 'brand own', 'or of the address');
select is(pg_temp.offered('nowhere'), '', 'other words find nothing');
select is(pg_temp.offered('%'), '', 'a sign of patterns is just a sign');
select tests.sign_in(staff) from t;
select is(pg_temp.offered('quixotic'), 'brand nobody others own',
  'staff are offered everybody''s homes, none that is withdrawn or in the game');

-- Pages.
select tests.sign_out();
create temp table made as select n, tests.listing(brand, 25000000) as id from t, generate_series(1, 32) n;
update public.listings set created_at = now() - interval '1 day' - n * interval '1 minute', title = 'Page '
  || lpad(n::text, 2, '0') from made where made.id = listings.id;
select tests.sign_in(agent) from t;
create temp table page as select e ->> 'listing_id' as id, e ->> 'title' as title, place
  from jsonb_array_elements(public.homes_to_add('offered', 'offering', 'page')) with ordinality as p (e, place);
select is((select count(*) from page), 30::bigint, 'thirty homes are offered at a time');
select is((select string_agg(title, ', ' order by place) from page where place <= 2), 'Page 01, Page 02',
  'the newest first');
select is(pg_temp.offered('page', (select id from page where place = 30)), 'Page 31 Page 32',
  'and after the last of them the rest');
select is(pg_temp.offered('page', 'no such home'), '', 'after a home that is not there comes nothing');
select * from finish();

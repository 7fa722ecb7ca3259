-- A home that went, is hidden or archived joins no further game and stays in those that have it; and no text of a home
-- may tell a price that its people know.
select plan(24);
create temp table t as select tests.agency('away-a') as a, tests.agency('away-b') as b, tests.person('Ada') as ada,
  tests.person('Bob') as bob;
insert into public.agency_members (agency_id, user_id, role)
  select a, ada, 'agent' from t union all select b, bob, 'owner' from t;
create temp table g as select tests.game('away-has', a, '{11000000}') as has,
  tests.game('away-new', a, '{12000000}') as new from t;
create temp table h (name text, id uuid);
insert into h select n, tests.listing(a, 13000000) from t, unnest('{open,went,hidden,archived,withdrawn}'::text[]) n;
insert into public.game_listings (game_id, listing_id, position)
  select g.has, h.id, 10 + row_number() over (order by h.name) from g, h;
update public.listings l set went_at = case h.name when 'went' then now() end, is_visible = h.name <> 'hidden',
  archived_at = case h.name when 'archived' then now() end,
  status = case h.name when 'withdrawn' then 'withdrawn' else l.status end from h where h.id = l.id;
create function pg_temp.join(game uuid, home text) returns text language sql as $$
  select format('insert into public.game_listings (game_id, listing_id, position) select %L, h.id, 50
    from h where h.name = %L on conflict (game_id, listing_id) do nothing', game, home)
$$;

select tests.refuses(pg_temp.join(g.new, n), 'home_went', 410, 'what is put away joins no further game: ' || n)
  from g, unnest('{went,hidden,archived}'::text[]) n;
select lives_ok(pg_temp.join(g.new, 'open'), 'what is offered does') from g;
select lives_ok(pg_temp.join(g.has, n), 'a game that has it is saved with it: ' || n)
  from g, unnest('{went,hidden,archived}'::text[]) n;
select lives_ok(pg_temp.join(g.new, 'withdrawn'), 'what is withdrawn may be named: nothing of it shows') from g;
select is((select count(*)::int from public.game_listings gl, g where gl.game_id = g.has), 6, 'as it was');
select is((select string_agg(h.name, ' ' order by h.name) from h join public.listings l on l.id = h.id
  where private.is_offered(l)), 'open', 'and is offered to nobody');
select is(private.is_offered(l), h.name = 'open', 'a home that is ' || h.name || ' is' || case h.name when 'open'
  then ' offered' else ' not' end) from h join public.listings l on l.id = h.id order by h.name;
select is((select count(*)::int from jsonb_array_elements(public.own_listings() -> 'rows') r
  where r ->> 'id' in (select id::text from h)), 1, 'its people are offered the others')
  from t, lateral tests.sign_in(ada);
select tests.sign_out();

-- Prices that no text may tell.
create temp table p as select tests.listing(a, 14000000) as own, tests.listing(b, 15000000) as theirs,
  tests.listing(a, 16000000) as beside, tests.listing(a, 17000000) as apart, tests.listing(a, null) as polled from t;
create temp table shared as select tests.game('away-both', b, '{18000000}') as game from t;
insert into public.game_listings (game_id, listing_id, position)
  select game, unnest(array[own, theirs, beside, polled]), generate_series(2, 5) from shared, p;
create function pg_temp.prices(person uuid, home uuid) returns text language sql as $$
  select coalesce(string_agg(x ->> 'amount_minor', ' ' order by x ->> 'amount_minor'), '')
  from jsonb_array_elements(public.prices_of_home(person, home)) x
$$;
select is(pg_temp.prices(ada, own), '14000000 16000000',
  'a home''s own price and those of homes beside it that its people know, none of others') from t, p;
select is(pg_temp.prices(bob, theirs), '15000000 18000000', 'as the people of another home know theirs') from t, p;
select is(pg_temp.prices(ada, apart), '17000000', 'a home in no game has its own alone') from t, p;
select is(pg_temp.prices(ada, polled), '14000000 16000000', 'a home without a price yet has none of its own') from t, p;
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
  select apart, 2, 'asking', 19000000, 'GBP' from p;
select is(pg_temp.prices(ada, apart), '17000000 19000000', 'an earlier price is one still') from t, p;
select tests.refuses(format('select public.prices_of_home(%L, %L)', bob, own), 'not_found', 404,
  'people of another agency learn none of it') from t, p;
select tests.refuses(format('select public.prices_of_home(null, %L)', own), 'not_found', 404, 'nor does nobody') from p;
select tests.refuses(format('select public.prices_of_home(%L, gen_random_uuid())', ada), 'not_found', 404,
  'of a home that there is not nobody does') from t;
select * from finish();

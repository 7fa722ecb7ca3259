-- What is taken down leaves the import histories of those whom the ban binds: words and link go, the entry stays.
select plan(11);

create temp table t as select tests.agency('forgetting') as agency, tests.agency('elsewhere') as other,
  tests.person('Ada') as ada, tests.person('Works for both') as bridge,
  tests.person('Ben') as ben, tests.person('Cem') as cem, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role)
  select agency, ada, 'agent' from t union all select agency, bridge, 'agent' from t
  union all select other, bridge, 'agent' from t union all select other, cem, 'agent' from t;
insert into private.staff_members select staff from t;
create temp table e (name text, id uuid default gen_random_uuid());
create function pg_temp.page(n integer) returns text language sql as $$
  select 'https://www.sample-homes.co.uk/' || n
$$;
create function pg_temp.home(page integer, agency uuid, owner uuid) returns uuid language plpgsql as $$
declare
  listing uuid := tests.listing(agency, 25000000, owner);
begin
  update public.listings set source_url = pg_temp.page(home.page) where id = listing;
  return listing;
end $$;
create function pg_temp.reads(name text, who uuid, page integer, listing uuid default null)
returns void language sql as $$
  insert into e (name) values (reads.name);
  insert into public.listing_imports (id, user_id, way, outcome, grade, home, link, listing_id)
    select e.id, who, 'link', 'read', 'A', 'The words of it', pg_temp.page(reads.page), reads.listing
    from e where e.name = reads.name;
$$;
-- The entries whose words and link are still there, by the page that their names begin with.
create function pg_temp.kept(first text) returns text[] language sql as $$
  select array_agg(e.name order by e.name collate "C") from e join public.listing_imports i using (id)
    where starts_with(e.name, first) and i.link is not null and i.home is not null
$$;
create temp table h as select pg_temp.home(1, agency, ada) as gone, pg_temp.home(1, agency, bridge) as twin,
  pg_temp.home(2, null, ben) as of_ben, pg_temp.home(2, null, ben) as of_ben_too,
  pg_temp.home(3, null, cem) as of_cem, pg_temp.home(4, other, null) as of_other from t;

-- By an agency.
select pg_temp.reads('1: the home itself', bridge, 1, gone), pg_temp.reads('1: a colleague', ada, 1),
  pg_temp.reads('1: a colleague, for another home of the agency', bridge, 1, twin),
  pg_temp.reads('1: a colleague, another page', ada, 9),
  pg_temp.reads('1: a colleague, for another agency', bridge, 1, of_other),
  pg_temp.reads('1: somebody else', cem, 1) from t, h;
select is(cardinality(pg_temp.kept('1')), 6, 'five entries of a page and one beside it');
select lives_ok($$select public.withdraw_listings(ada, array[gone]) from t, h$$,
  'an agent takes down a home of the page');
select is(pg_temp.kept('1'), '{"1: a colleague, another page","1: a colleague, for another agency","1: somebody else"}',
  'the agency''s people lose its words and link, but for what they brought to another agency; nobody else does');
select is((select count(*) from public.listing_imports i join e using (id) where starts_with(e.name, '1')), 6::bigint,
  'the entries stay');

-- By somebody of no agency.
select pg_temp.reads('2: of their own', ben, 2), pg_temp.reads('2: of their own, for another home', ben, 2, of_ben_too),
  pg_temp.reads('2: for a home that is Cem''s now', ben, 2, of_cem),
  pg_temp.reads('2: for an agency', ben, 2, of_other), pg_temp.reads('2: somebody else', cem, 2) from t, h;
select is(cardinality(pg_temp.kept('2')), 5, 'five entries of another page');
select lives_ok($$select public.withdraw_listings(ben, array[of_ben]) from t, h$$, 'its owner takes down a home of it');
select is(pg_temp.kept('2'), '{"2: for a home that is Cem''s now","2: for an agency","2: somebody else"}',
  'the owner''s own entries lose it, but for homes of others');

-- By staff, for everybody.
select lives_ok($$select public.withdraw_listings(staff, array[twin]) from t, h$$,
  'staff take down the other home of the first page');
select is(pg_temp.kept('1'), '{"1: a colleague, another page"}', 'every history loses the page');
select is(cardinality(pg_temp.kept('2')), 3, 'and no other page');
select is((select array_agg(i.link) from public.listing_imports i join e using (id)
  where e.name = '1: a colleague, another page'), array[pg_temp.page(9)], 'whose link is as it was');
select * from finish();

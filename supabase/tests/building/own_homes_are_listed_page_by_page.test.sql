-- Homes that were made in one instant are listed like all others: each once, and none is missing.
select plan(12);

create temp table t as select tests.person('Ada') as ada, tests.person('Ben') as ben;
create temp table homes as
  select tests.listing(null, 25000000 + n, (select ada from t)) as id, n from generate_series(1, 120) n;
update public.listings set created_at = '2031-01-01', title = 'Batch ' || h.n from homes h where h.id = listings.id;
grant select on t, homes to public;

-- All pages, one after the other, at most so many.
create function pg_temp.pages(search text default null) returns table (page integer, id uuid, next text)
  language sql as $$
  with recursive read as (
    select 1 as page, public.own_listings(search) as answer
    union all
    select r.page + 1, public.own_listings(search, r.answer ->> 'next') from read r
    where r.answer ->> 'next' is not null and r.page < 9)
  select r.page, (h ->> 'id')::uuid, r.answer ->> 'next' from read r, jsonb_array_elements(r.answer -> 'rows') h
$$;

select tests.sign_in(ada) from t;
select is((select count(*)::integer from pg_temp.pages()), 120, '120 homes of one instant are all listed');
select is((select count(distinct id)::integer from pg_temp.pages()), 120, 'each of them once');
select is((select array_agg(distinct id order by id) from pg_temp.pages()),
  (select array_agg(id order by id) from homes),
  'and they are the person''s own');
select is((select array_agg(n order by page) from (select page, count(*)::integer as n from pg_temp.pages()
  group by page) p),
  '{50,50,20}', 'a page holds fifty');
select is((select array_agg(distinct next) from pg_temp.pages() where page = 3), array[null::text],
  'the last one names no next');
select is((public.own_listings() -> 'rows' -> 0 ->> 'created_at')::timestamptz, '2031-01-01',
  'a home says when it was made');

-- Fifty homes are one page, and nothing is after them.
select tests.sign_out();
delete from public.listings where id in (select id from homes where n > 51);
select tests.sign_in(ada) from t;
select is((select array_agg(distinct page) from pg_temp.pages()), '{1,2}', '51 homes are two pages');
select tests.sign_out();
delete from public.listings where id in (select id from homes where n > 50);
select tests.sign_in(ada) from t;
select is(public.own_listings() ->> 'next', null, '50 homes are one');
select is((select count(*)::integer from pg_temp.pages('batch 3')), 11, 'a search keeps to what it found');
select is(public.own_listings('no such home'), '{"rows": [], "next": null}', 'also where that is nothing');

-- Newer ones come first, and an unknown home ends no list in the middle of another.
select is(public.own_listings(null, 'no such home') -> 'rows', '[]'::jsonb,
  'nothing is after a home that is not there');
select tests.sign_in(ben) from t;
select is(public.own_listings(null, (select min(id::text) from homes)) -> 'rows', '[]'::jsonb,
  'and nobody reads on in the homes of others');
select * from finish();

-- A home that is imported again keeps the photos that are still of it, with their files; the files of others go.
select plan(11);

-- An import with one photo for each hash given, each in a folder of its own.
create function pg_temp.import(photos text[], alt text default 'The front') returns jsonb language sql as $$
  select public.import_listing(jsonb_build_object(
    'external_ref', 'with-photos', 'currency', 'GBP', 'asset', '{"country_code": "GB"}'::jsonb,
    'price', '{"kind": "asking", "amount_minor": 30000000}'::jsonb,
    'photos', (
      select jsonb_agg(jsonb_build_object(
        'path', gen_random_uuid(), 'widths', '[480]'::jsonb, 'width', 480, 'height', 360, 'alt', alt,
        'placeholder', 'data:,', 'content_hash', photo) order by place)
      from unnest(photos) with ordinality as p (photo, place))))
$$;
create function pg_temp.folder(hash text) returns text language sql as $$
  select p.path from public.listing_photos p join public.listings l on l.id = p.listing_id
  where l.external_ref = 'with-photos' and p.content_hash = hash
$$;
create function pg_temp.is_to_go(folder text) returns boolean language sql as $$
  select exists (select from private.file_removals r
    where r.bucket_id = 'listing-photos' and r.folder = is_to_go.folder)
$$;
create function pg_temp.photos() returns text[] language sql as $$
  select array_agg(p.content_hash || ' ' || p.alt order by p.position)
  from public.listing_photos p join public.listings l on l.id = p.listing_id where l.external_ref = 'with-photos'
$$;

select is(pg_temp.import('{front,garden}') ->> 'photos_changed', 'true', 'a home comes with two photos');
create temp table before as select pg_temp.folder('front') as front, pg_temp.folder('garden') as garden;
select is(pg_temp.import('{garden,kitchen}') ->> 'photos_changed', 'true', 'one stays, another one comes');
select is(pg_temp.photos(), '{garden The front,kitchen The front}', 'so the home shows them, in the new order');
select is(pg_temp.folder('garden'), garden, 'the one that stays keeps its files') from before;
select ok(not pg_temp.is_to_go(garden), 'which are not removed') from before;
select ok(pg_temp.is_to_go(front), 'while those of the one that left are') from before;
select ok(not pg_temp.is_to_go(pg_temp.folder('kitchen')), 'and those of the new one are not');
create temp table after as select pg_temp.folder('garden') as garden, pg_temp.folder('kitchen') as kitchen;
select is(pg_temp.import('{garden,kitchen}', 'The back') ->> 'photos_changed', 'false',
  'the same photos again change nothing');
select is(pg_temp.photos(), '{garden The back,kitchen The back}', 'but what is said of them');
select is(array[pg_temp.folder('garden'), pg_temp.folder('kitchen')], array[garden, kitchen],
  'each has the files that it had') from after;
select ok(not pg_temp.is_to_go(garden) and not pg_temp.is_to_go(kitchen), 'and none is to go') from after;
select * from finish();
